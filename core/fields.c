/* fields.c - positions, `poke` and JSON made from tables of fields (core/fields.h); numbers.c makes
 * the fourth form. */
#include "core/fields.h"

#include <string.h>

#include "core/check.h"

enum { ROWS_MAX = 96 };                   /* rows with a word that a table may have */

/* ---- Values ---- */

void *lf_spot_value(const struct lf_spot *at)
{
    const struct lf_field_row *row = at->row;
    return (char *)at->state + row->offset + (row->of ? at->of * row->step : 0);
}

int64_t lf_spot_number(const struct lf_spot *at)
{
    const void *value = lf_spot_value(at);
    if (at->row->get) return at->row->get(at->state, at->of);
    switch (at->row->size) {
    case 1: return *(const uint8_t *)value;
    case 2: return *(const uint16_t *)value;
    case 4: return *(const uint32_t *)value;
    default: lf_panic("a number of no size", __FILE__, __LINE__);
    }
}

void lf_spot_set(const struct lf_spot *at, uint64_t value)
{
    void *place = lf_spot_value(at);
    switch (at->row->size) {
    case 1: *(uint8_t *)place = (uint8_t)value; break;
    case 2: *(uint16_t *)place = (uint16_t)value; break;
    case 4: *(uint32_t *)place = (uint32_t)value; break;
    default: lf_panic("a number of no size", __FILE__, __LINE__);
    }
}

void lf_put_hidden(struct lf_out *out, int count)
{
    lf_put_char(out, '?');
    lf_put_int(out, count);
}

bool lf_take_hidden(struct lf_in *in, uint64_t *count)
{
    if (!lf_take(in, "?")) return false;
    return lf_take_unsigned(in, 250, count) ||
           lf_expected(in, LF_SAY("how many cards", "wie viele Karten"));
}

bool lf_take_up_to(struct lf_in *in, uint64_t max, uint64_t *value)
{
    return lf_take_unsigned(in, max, value) ||
           lf_expected(in, LF_SAY("a number that can occur here", "eine hier mögliche Zahl"));
}

bool lf_take_small(struct lf_in *in, uint64_t max, uint8_t *value)
{
    uint64_t number;
    if (!lf_take_up_to(in, max, &number)) return false;
    *value = (uint8_t)number;
    return true;
}

bool lf_not_enough(struct lf_in *in)
{
    return lf_expected(in, LF_SAY("no more cards than there are",
                                  "nicht mehr Karten als vorhanden"));
}

bool lf_take_seat_of(struct lf_in *in, const struct lf_spot *at, uint8_t *seat)
{
    uint64_t number;
    uint32_t before = in->at;
    int seats = at->table->seats(at->state);
    if (lf_take_unsigned(in, 9, &number) && in->at == before + 1 && (int)number < seats) {
        *seat = (uint8_t)number;
        return true;
    }
    in->at = before;
    return lf_expected(in, LF_SAY("a seat of this game", "ein Platz dieses Spiels"));
}

bool lf_take_holder(struct lf_in *in, const struct lf_spot *at, uint8_t *seat)
{
    if (!lf_take(in, "-")) return lf_take_seat_of(in, at, seat);
    *seat = LF_NOBODY;
    return true;
}

/* ---- Kinds ---- */

LF_PUT(put_number)
{
    lf_put_int(out, lf_spot_number(at));
}

LF_TAKE(take_number)
{
    uint64_t number;
    if (!lf_take_up_to(in, at->row->max, &number)) return false;
    lf_spot_set(at, number);
    return true;
}

LF_PUT(json_number)
{
    lf_json_int(out, at->name, lf_spot_number(at));
}

void lf_spot_json_below(struct lf_out *out, const struct lf_spot *at)
{
    lf_json_below(out, at->name, (int)lf_spot_number(at), (int)at->row->max);
}

LF_NUMBERS(the_number)
{
    *out = (int32_t)lf_spot_number(at);
}

void lf_spot_below(const struct lf_spot *at, int32_t *out)
{
    int64_t number = lf_spot_number(at);
    *out = number < at->row->max ? (int32_t)number : -1;
}

LF_TAKE(take_seat)
{
    return lf_take_seat_of(in, at, lf_spot_value(at));
}

LF_PUT(put_holder)
{
    int64_t seat = lf_spot_number(at);
    if (seat == LF_NOBODY) lf_put_char(out, '-');
    else if (seat == LF_SPECTATOR) lf_put(out, "spectator");
    else lf_put_int(out, seat);
}

LF_TAKE(take_holder)
{
    return lf_take_holder(in, at, lf_spot_value(at));
}

LF_TAKE(take_viewer)
{
    if (!lf_take_word(in, "spectator")) return take_holder(in, at);
    lf_spot_set(at, LF_SPECTATOR);
    return true;
}

LF_PUT(put_seats)
{
    int64_t set = lf_spot_number(at);
    if (!set) lf_put_char(out, '-');
    for (int i = 0; set >> i; i++)
        if (set >> i & 1) lf_put_int(out, i);
}

LF_TAKE(take_seats)
{
    uint64_t set = 0;
    if (!lf_take(in, "-"))
        do {
            int seat = lf_peek(in) - '0';
            if (seat < 0 || seat >= at->table->seats(at->state) || set >> seat)
                return lf_expected(in, LF_SAY("seats as digits, ascending, or -",
                                              "Plätze als Ziffern, aufsteigend, oder -"));
            set |= (uint64_t)1 << seat;
            in->at++;
        } while (!lf_at_end(in));
    lf_spot_set(at, set);
    return true;
}

LF_PUT(put_word)
{
    lf_put(out, at->row->words[lf_spot_number(at)]);
}

static struct lf_say word_expected(const struct lf_spot *at)
{
    return at->row->expected.in[LF_EN] ? at->row->expected
                                       : LF_SAY("a word that can stand here",
                                                "ein hier mögliches Wort");
}

LF_TAKE(take_word)
{
    int word;
    if (!lf_take_one_of(in, at->row->words, word_expected(at), &word)) return false;
    lf_spot_set(at, (uint64_t)word);
    return true;
}

LF_PUT(json_word)
{
    lf_json_text(out, at->name, at->row->words[lf_spot_number(at)]);
}

LF_PUT(json_word_or_null)
{
    if (lf_spot_number(at)) json_word(out, at);
    else lf_json_null(out, at->name);
}

/* One number for each word: 1 where it stands. */
LF_NUMBERS(the_words)
{
    int64_t number = lf_spot_number(at);
    for (int i = 0; at->row->words[i]; i++) out[i] = number == i;
}

LF_PUT(put_words)
{
    int64_t set = lf_spot_number(at);
    if (!set) lf_put(out, " -");
    for (int i = 0; at->row->words[i]; i++) {
        if (!(set >> i & 1)) continue;
        lf_put_char(out, ' ');
        lf_put(out, at->row->words[i]);
    }
}

LF_TAKE(take_words)
{
    int word;
    uint64_t set = 0;
    if (!lf_take(in, " -"))
        do {
            if (!lf_take_space(in)) return false;
            if (!lf_take_one_of(in, at->row->words, word_expected(at), &word)) return false;
            set |= (uint64_t)1 << word;
        } while (!lf_at_end(in));
    lf_spot_set(at, set);
    return true;
}

LF_NUMBERS(the_set)
{
    int64_t set = lf_spot_number(at);
    for (int i = 0; at->row->words[i]; i++) out[i] = (int32_t)(set >> i & 1);
}

LF_PUT(json_bit)
{
    lf_json_bool(out, at->name, lf_spot_number(at) & at->row->max);
}

LF_PUT(json_set)
{
    lf_json_set(out, at->name, (uint64_t)lf_spot_number(at));
}

LF_NUMBERS(the_bit)
{
    *out = (lf_spot_number(at) & at->row->max) != 0;
}

const struct lf_field_kind
    LF_NUMBER = { put_number, take_number, json_number, the_number, 1, false },
    LF_BELOW = { put_number, take_number, lf_spot_json_below, lf_spot_below, 1, false },
    LF_SEAT = { put_number, take_seat, json_number, the_number, 1, false },
    LF_HOLDER = { put_holder, take_holder, lf_spot_json_below, lf_spot_below, 1, false },
    LF_VIEWER = { put_holder, take_viewer, lf_spot_json_below, lf_spot_below, 1, false },
    LF_SEATS = { put_seats, take_seats, json_set, the_number, 1, false },
    LF_WORD = { put_word, take_word, json_word, the_words, 0, false },
    LF_WORD_OR_NOT = { put_word, take_word, json_word_or_null, the_words, 0, false },
    LF_WORDS = { put_words, take_words, NULL, the_set, 0, true },
    LF_BIT = { NULL, NULL, json_bit, the_bit, 1, false },
    LF_TOLD = { NULL, NULL, NULL, the_number, 1, false },
    LF_SET = { NULL, NULL, json_set, the_number, 1, false },
    LF_OBJECT = { 0 }, LF_EACH = { 0 }, LF_CLOSE = { 0 };

static int end_of(const struct lf_each *of, const struct lf_fields *table, const void *state)
{
    return of->seats ? table->seats(state) : of->end;
}

static struct lf_spot spot_of(const struct lf_fields *table, const struct lf_field_row *row,
                              const void *state, int of)
{
    return (struct lf_spot){ table, row, (void *)(uintptr_t)state, of, row->name };
}

/* ---- Positions ---- */

static bool same_word(const char *word, const char *text, size_t length)
{
    return lf_length(word) == length && memcmp(word, text, length) == 0;
}

/* Rows with a word: those that the table puts in order, then the others. */
static int in_order(const struct lf_fields *table, const struct lf_field_row **out)
{
    int count = 0, i;
    for (const char *word = table->order; *word;) {
        size_t length = 0;
        while (word[length] && word[length] != ' ') length++;
        for (const struct lf_field_row *row = table->rows; row->kind; row++)
            if (row->word && same_word(row->word, word, length)) out[count++] = row;
        word += length + (word[length] == ' ');
    }
    for (const struct lf_field_row *row = table->rows; row->kind; row++) {
        for (i = 0; i < count && out[i] != row;) i++;
        if (!row->word || i < count) continue;
        LF_ASSERT(count < ROWS_MAX);
        out[count++] = row;
    }
    return count;
}

LF_PUT(put_field)
{
    const struct lf_field_row *row = at->row;
    if (row->when && !row->when(at->state, at->of)) return;
    if (out->length) lf_put(out, "; ");
    lf_put(out, row->word);
    if (row->of) lf_put_char(out, ' ');
    if (row->of && row->of->words) lf_put(out, row->of->words[at->of]);
    else if (row->of) lf_put_int(out, at->of);
    if (!row->kind->list) lf_put_char(out, ' ');
    row->kind->put(out, at);
}

/* Neighbours that are counted by the same are printed together: all of a seat, then the next. */
void lf_fields_put(struct lf_out *out, const struct lf_fields *table, const void *state)
{
    const struct lf_field_row *row[ROWS_MAX];
    int count = in_order(table, row);
    for (int from = 0, to; from < count; from = to) {
        const struct lf_each *each = row[from]->of;
        for (to = from + 1; each && to < count && row[to]->of == each;) to++;
        for (int of = each ? each->first : 0; of < (each ? end_of(each, table, state) : 1); of++)
            for (int i = from; i < to; i++) {
                struct lf_spot at = spot_of(table, row[i], state, of);
                put_field(out, &at);
            }
    }
}

int lf_fields_print(const struct lf_fields *table, const void *state, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_fields_put(&out, table, state);
    return lf_out_end(&out);
}

/* ---- Setting ---- */

static const struct lf_field_row *take_key(const struct lf_fields *table, struct lf_in *in)
{
    for (const struct lf_field_row *row = table->rows; row->kind; row++) {
        if (!row->word || !lf_take_word(in, row->word)) continue;
        if ((row->kind->list && !row->of) || lf_take(in, " ")) return row;
        in->at = 0;
    }
    return NULL;
}

static bool take_of(struct lf_in *in, struct lf_spot *at)
{
    const struct lf_each *each = at->row->of;
    uint64_t number;
    uint8_t seat = 0;
    if (each->words) return lf_take_one_of(in, each->words, each->expected, &at->of);
    if (each->seats) {
        if (!lf_take_seat_of(in, at, &seat)) return false;
        at->of = seat;
        return true;
    }
    if (!lf_take_unsigned(in, each->end - 1u, &number) || number < each->first) {
        in->at = (uint32_t)lf_length(at->row->word) + 1;
        return lf_expected(in, each->expected);
    }
    at->of = (int)number;
    return true;
}

bool lf_fields_poke(const struct lf_fields *table, void *state, const char *field,
                    struct lf_error *error)
{
    struct lf_in in = lf_in_start(field, error);
    const struct lf_field_row *row = take_key(table, &in);
    if (!row) return lf_expected(&in, table->expected);
    struct lf_spot at = spot_of(table, row, state, 0);
    if (row->of && !take_of(&in, &at)) return false;
    if (row->of && !row->kind->list && !lf_take_space(&in)) return false;
    return (row->take ? row->take : row->kind->take)(&in, &at) && lf_take_end(&in);
}

bool lf_fields_know(const struct lf_fields *table, const char *field)
{
    struct lf_in in = lf_in_start(field, NULL);
    return take_key(table, &in) != NULL;
}

/* ---- JSON ---- */

/* One way through a table. `view` is whose JSON it is. With `shared` a text that differs from
 * another one only in what some viewers see and others do not: `making` notes where that stands
 * in the text of a spectator, whose view it is; without it, only that is written of `view`, and
 * what stands around it is taken over. */
struct pass {
    struct lf_out *out;
    const struct lf_fields *table;
    const void *view;
    struct lf_shared *shared;
    bool making;
    int cut;                              /* those passed so far */
    size_t taken;                         /* bytes of the spectator's text so far */
};

static bool differs(const struct lf_field_row *row)
{
    return row->known || row->own;
}

static void put_value(struct lf_out *out, const struct lf_spot *at)
{
    if (at->row->known && !at->row->known(at->state, at->of)) lf_json_null(out, at->name);
    else at->row->kind->json(out, at);
}

/* A field that is counted, but not inside an LF_EACH: an array. */
static void put_array(struct lf_out *out, struct lf_spot *at)
{
    const struct lf_each *each = at->row->of;
    lf_json_array(out, at->name);
    at->name = NULL;
    for (at->of = each->first; at->of < end_of(each, at->table, at->state); at->of++)
        put_value(out, at);
    lf_json_array_end(out);
}

static void put_leaf(struct lf_out *out, struct lf_spot *at, bool array)
{
    if (array) put_array(out, at);
    else put_value(out, at);
}

static void note_leaf(struct pass *pass, struct lf_spot *at, bool array)
{
    struct lf_shared *shared = pass->shared;
    struct lf_cut cut = { .at = (uint32_t)pass->out->length, .comma = pass->out->comma };
    put_leaf(pass->out, at, array);
    cut.length = (uint32_t)pass->out->length - cut.at;
    if (shared->count < LF_CUTS_MAX) shared->cut[shared->count] = cut;
    shared->count++;
}

static void take_over(struct pass *pass, size_t to)
{
    lf_put_bytes(pass->out, pass->shared->text + pass->taken, to - pass->taken);
    pass->taken = to;
}

static void replace_leaf(struct pass *pass, struct lf_spot *at, bool array)
{
    const struct lf_cut *cut = &pass->shared->cut[pass->cut++];
    take_over(pass, cut->at);
    pass->out->comma = cut->comma;
    at->state = (void *)(uintptr_t)pass->view;
    put_leaf(pass->out, at, array);
    pass->taken += cut->length;
}

static const struct lf_field_row *past_close(const struct lf_field_row *row)
{
    for (int depth = 0;; row++) {
        depth += row->kind == &LF_OBJECT || row->kind == &LF_EACH;
        if (row->kind == &LF_CLOSE && --depth == 0) return row;
    }
}

static void put_members(struct pass *pass, const struct lf_field_row *row,
                        const struct lf_each *inside, int of);

/* Brackets are no viewer's own. */
static void put_object(struct pass *pass, const struct lf_field_row *row, const char *name,
                       const struct lf_each *inside, int of)
{
    bool all = !pass->shared || pass->making;
    if (all) lf_json_object(pass->out, name);
    put_members(pass, row + 1, inside, of);
    if (all) lf_json_object_end(pass->out);
}

/* Whose view says how many seats there are, and which objects are there: the spectator's, where
 * there is one, since everybody knows that. */
static const void *frame_of(const struct pass *pass)
{
    return pass->shared ? pass->shared->view : pass->view;
}

static void put_objects(struct pass *pass, const struct lf_field_row *row)
{
    const struct lf_each *each = row->of;
    bool all = !pass->shared || pass->making;
    if (all) lf_json_array(pass->out, row->name);
    for (int of = each->first; of < end_of(each, pass->table, frame_of(pass)); of++)
        put_object(pass, row, NULL, each, of);
    if (all) lf_json_array_end(pass->out);
}

static void put_members(struct pass *pass, const struct lf_field_row *row,
                        const struct lf_each *inside, int of)
{
    const void *frame = frame_of(pass);
    bool splicing = pass->shared && !pass->making;
    for (; row->kind && row->kind != &LF_CLOSE; row++) {
        bool opens = row->kind == &LF_OBJECT || row->kind == &LF_EACH;
        if (!row->name || !(opens || row->kind->json)) continue;
        if (!opens) {
            struct lf_spot at = spot_of(pass->table, row, frame, of);
            bool array = row->of && row->of != inside, own = pass->shared && differs(row);
            if (!own && splicing) continue;
            if (!own) put_leaf(pass->out, &at, array);
            else if (pass->making) note_leaf(pass, &at, array);
            else replace_leaf(pass, &at, array);
            continue;
        }
        if (row->when && !row->when(frame, of)) {
            if (!splicing) lf_json_null(pass->out, row->name);
        } else if (row->kind == &LF_EACH) {
            put_objects(pass, row);
        } else {
            put_object(pass, row, row->name, row->of ? row->of : inside, of);
        }
        row = past_close(row);
    }
}

void lf_fields_members(struct lf_out *out, const struct lf_fields *table, const void *view)
{
    struct pass pass = { .out = out, .table = table, .view = view };
    put_members(&pass, table->rows, NULL, 0);
}

int lf_fields_json(const struct lf_fields *table, const void *view, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    lf_fields_members(&out, table, view);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}

bool lf_fields_share(struct lf_shared *shared, const struct lf_fields *table, const void *view,
                     char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    struct pass pass = { .out = &out, .table = table, .view = view, .shared = shared,
                         .making = true };
    *shared = (struct lf_shared){ .table = table, .view = view, .text = text };
    lf_json_object(&out, NULL);
    put_members(&pass, table->rows, NULL, 0);
    lf_json_object_end(&out);
    shared->length = (size_t)lf_out_end(&out);
    return shared->length < size && shared->count <= LF_CUTS_MAX;
}

int lf_fields_json_shared(struct lf_shared *shared, const void *view, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    struct pass pass = { .out = &out, .table = shared->table, .view = view, .shared = shared };
    put_members(&pass, shared->table->rows, NULL, 0);
    take_over(&pass, shared->length);
    return lf_out_end(&out);
}
