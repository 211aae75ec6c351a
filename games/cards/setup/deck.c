/* deck.c - reading, judging and making decks (deck.h).
 *
 * A file is read to its end whatever is wrong with it, so that people see all faults at once: first
 * line by line, then what the whole deck lacks. */
#include "games/cards/setup/deck.h"

#include "core/rng.h"
#include "core/text.h"
#include "games/cards/table/figures.h"

int cards_deck_copies(int row, unsigned sets)
{
    const struct card_row *card = row_of(row);
    if (card->set != SET_BASE && !(sets >> card->set & 1)) return 0;
    /* KT-04, KT-15: a Civil War and a Plague of each player and the only Year End are in the
     * event stack already. */
    if (card->class == CLASS_EVENT) {
        if (card->effect == EFFECT_YEAR_END) return 0;
        bool given = card->effect == EFFECT_CIVIL_WAR || card->effect == EFFECT_PLAGUE;
        return card->count - given;
    }
    return card->lies == LIES_AXIS ? 0 : card->count;
}

/* ---- Faults ---- */

struct judge {
    struct lf_fault *out;
    int max, count;
    uint32_t at[ROW_COUNT];              /* where a card was named last */
};

/* In `form` a * stands for the word, # for the first number and % for the second. */
static void complain(struct judge *judge, uint32_t at, lf_rule rule, struct lf_say form,
                     const char *word, size_t length, int first, int second)
{
    if (judge->count++ >= judge->max) return;
    struct lf_fault *fault = &judge->out[judge->count - 1];
    fault->at = at;
    fault->rule = rule;
    for (int language = 0; language < LF_LANGUAGES; language++) {
        struct lf_out out = lf_out_start(fault->say[language], sizeof fault->say[language]);
        for (const char *c = form.in[language]; *c; c++) {
            if (*c == '*') lf_put_bytes(&out, word, length < 40 ? length : 40);
            else if (*c == '#') lf_put_int(&out, first);
            else if (*c == '%') lf_put_int(&out, second);
            else lf_put_char(&out, *c);
        }
        lf_out_end(&out);
    }
}

static void complain_card(struct judge *judge, int row, lf_rule rule, struct lf_say form,
                          int first, int second)
{
    const char *word = row_of(row)->word;
    complain(judge, judge->at[row], rule, form, word, lf_length(word), first, second);
}

/* ---- Lines ---- */

static bool ends_line(char c) { return c == 0 || c == '\n' || c == '#'; }

/* The rest of the line without spaces at its end; a deck's name may hold anything but #. */
static void read_name(struct lf_in *in, char out[DECK_NAME_MAX])
{
    size_t length = 0;
    lf_take_spaces(in);
    while (!ends_line(lf_peek(in))) {
        unsigned char c = (unsigned char)in->text[in->at++];
        if (c < 0x20 || c == 0x7F) c = ' ';
        if (length + 1 < DECK_NAME_MAX) out[length++] = (char)c;
    }
    /* Bytes of a letter that was cut in two go with it. */
    if (length + 1 == DECK_NAME_MAX)
        while (length && ((unsigned char)out[length - 1] & 0x80)) length--;
    while (length && out[length - 1] == ' ') length--;
    out[length] = 0;
}

/* "rh+pi"; false: no set stands there. */
static bool read_sets(struct lf_in *in, uint8_t *sets)
{
    do {
        int set = SET_RH;
        while (set < SETS && !lf_take_word(in, CARDS_SET[set].word)) set++;
        if (set == SETS) return false;
        *sets = (uint8_t)(*sets | 1 << set);
    } while (lf_take(in, "+"));
    return true;
}

static void skip_line(struct lf_in *in)
{
    while (!lf_at_end(in) && lf_peek(in) != '\n') in->at++;
}

static void want_end(struct lf_in *in, struct judge *judge)
{
    lf_take_spaces(in);
    if (!ends_line(lf_peek(in)))
        complain(judge, in->at, 0, LF_SAY("expected the end of the line",
                                          "erwartet: das Ende der Zeile"), "", 0, 0, 0);
    skip_line(in);
}

/* "3 spy"; behind "event" the same with an event. */
static void read_copies(struct lf_in *in, struct card_deck *deck, struct judge *judge, bool event)
{
    uint64_t count;
    size_t length;
    lf_take_spaces(in);
    uint32_t at = in->at;
    if (!lf_take_unsigned(in, 99, &count) || count == 0) {
        complain(judge, at, 0,
                 LF_SAY("expected how many, such as `3 spy`, or `event 1 conflict`",
                        "erwartet: wie viele, etwa `3 spy` oder `event 1 conflict`"), "", 0, 0, 0);
        skip_line(in);
        return;
    }
    lf_take_spaces(in);
    const char *word = in->text + in->at;
    int row = cards_row_of_word(word, &length);
    if (!row) {
        complain(judge, in->at, 0, LF_SAY("there is no card `*`", "es gibt keine Karte `*`"),
                 word, length, 0, 0);
        skip_line(in);
        return;
    }
    bool is_event = row_of(row)->class == CLASS_EVENT;
    if (is_event != event)
        complain(judge, in->at, KT(5), event
                 ? LF_SAY("* is no event; write it without `event`",
                          "* ist kein Ereignis; schreibe es ohne `event`")
                 : LF_SAY("* is an event; write `event # *`",
                          "* ist ein Ereignis; schreibe `event # *`"),
                 word, length, (int)count, 0);
    judge->at[row] = in->at;
    unsigned copies = deck->copies[row] + (unsigned)count;
    deck->copies[row] = (uint8_t)(copies < 100 ? copies : 100);
    in->at += (uint32_t)length;
    want_end(in, judge);
}

static void read_line(struct lf_in *in, struct card_deck *deck, struct judge *judge)
{
    if (lf_take(in, "name-de ")) {
        read_name(in, deck->name[LF_DE]);
    } else if (lf_take(in, "name ")) {
        read_name(in, deck->name[LF_EN]);
    } else if (lf_take(in, "game ")) {
        lf_take_spaces(in);
        uint32_t at = in->at;
        if (!lf_take_word(in, "cards"))
            complain(judge, at, 0, LF_SAY("this deck is for another game",
                                          "dieses Deck ist für ein anderes Spiel"), "", 0, 0, 0);
        skip_line(in);
    } else if (lf_take(in, "sets ")) {
        lf_take_spaces(in);
        if (!read_sets(in, &deck->sets))
            complain(judge, in->at, KT(1), LF_SAY("expected sets such as rh+pi (rh, pi, bh)",
                                                  "erwartet: Sets wie rh+pi (rh, pi, bh)"),
                     "", 0, 0, 0);
        else want_end(in, judge);
        skip_line(in);
    } else {
        bool event = lf_take(in, "event ");
        read_copies(in, deck, judge, event);
    }
}

/* ---- The whole deck ---- */

static lf_rule judge_event(int row)
{
    return row_of(row)->effect == EFFECT_YEAR_END ? KT(4) : KT(15);
}

static void judge_card(const struct card_deck *deck, struct judge *judge, int row)
{
    const struct card_row *card = row_of(row);
    int copies = deck->copies[row], most = cards_deck_copies(row, deck->sets);
    if (copies <= most) return;
    lf_rule rule = card->class == CLASS_EVENT ? judge_event(row) : KT(5);
    if (card->set != SET_BASE && !(deck->sets >> card->set & 1)) {
        const char *set = CARDS_SET[card->set].word;
        complain(judge, judge->at[row], KT(1),
                 LF_SAY("this card belongs to the set *, which the line `sets` does not name",
                        "diese Karte gehört zum Set *, das die Zeile `sets` nicht nennt"),
                 set, lf_length(set), 0, 0);
    } else if (most == 0) {
        complain_card(judge, row, rule, LF_SAY("* may not be in a deck", "* darf nicht ins Deck"),
                      0, 0);
    } else {
        complain_card(judge, row, rule, LF_SAY("# times *, but there are only %",
                                               "#-mal *, es gibt aber nur %"), copies, most);
    }
}

static void judge_sums(const struct card_deck *deck, struct judge *judge, uint32_t end)
{
    if (deck->cards != DECK_CARDS)
        complain(judge, end, KT(5), LF_SAY("the deck has # cards; it must have %",
                                           "das Deck hat # Karten; es müssen % sein"), "", 0,
                 deck->cards, DECK_CARDS);
    if (deck->events != DECK_EVENTS)
        complain(judge, end, KT(4), LF_SAY("the deck has # events; it must have %",
                                           "das Deck hat # Ereignisse; es müssen % sein"), "", 0,
                 deck->events, DECK_EVENTS);
}

int cards_deck_read(const char *text, struct card_deck *deck, struct lf_fault *out, int max)
{
    struct lf_in in = lf_in_start(text, NULL);
    struct judge judge = { .out = out, .max = max };
    unsigned cards = 0, events = 0;
    *deck = (struct card_deck){ 0 };
    while (!lf_at_end(&in)) {
        lf_take_spaces(&in);
        if (!ends_line(lf_peek(&in))) read_line(&in, deck, &judge);
        skip_line(&in);
        lf_take(&in, "\n");
    }
    for (int row = 1; row < ROW_COUNT; row++) {
        judge_card(deck, &judge, row);
        if (row_of(row)->class == CLASS_EVENT) events += deck->copies[row];
        else cards += deck->copies[row];
    }
    deck->cards = (uint8_t)(cards < 255 ? cards : 255);
    deck->events = (uint8_t)(events < 255 ? events : 255);
    judge_sums(deck, &judge, in.at);
    return judge.count;
}

int cards_deck_print(const struct card_deck *deck, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    bool first = true;
    lf_put(&out, "game cards\n");
    if (deck->name[LF_EN][0]) {
        lf_put(&out, "name ");
        lf_put(&out, deck->name[LF_EN]);
        lf_put_char(&out, '\n');
    }
    if (deck->name[LF_DE][0]) {
        lf_put(&out, "name-de ");
        lf_put(&out, deck->name[LF_DE]);
        lf_put_char(&out, '\n');
    }
    for (int set = SET_RH; set < SETS; set++) {
        if (!(deck->sets >> set & 1)) continue;
        lf_put(&out, first ? "sets " : "+");
        lf_put(&out, CARDS_SET[set].word);
        first = false;
    }
    if (!first) lf_put_char(&out, '\n');
    for (int event = 0; event < 2; event++)
        for (int row = 1; row < ROW_COUNT; row++) {
            if (!deck->copies[row] || (row_of(row)->class == CLASS_EVENT) != event) continue;
            if (event) lf_put(&out, "event ");
            lf_put_int(&out, deck->copies[row]);
            lf_put_char(&out, ' ');
            lf_put(&out, row_of(row)->word);
            lf_put_char(&out, '\n');
        }
    return lf_out_end(&out);
}

/* In the order of the file, because that is how people mend it. */
static int deck_check(const char *text, struct lf_fault *out, int max)
{
    struct card_deck deck;
    int count = cards_deck_read(text, &deck, out, max);
    if (count > max) count = max;
    for (int i = 1; i < count; i++) {
        struct lf_fault fault = out[i];
        int at = i;
        for (; at > 0 && out[at - 1].at > fault.at; at--) out[at] = out[at - 1];
        out[at] = fault;
    }
    return count;
}

/* ---- Random decks: each card of the pool is as likely as every other ---- */

static void draw(struct card_deck *deck, struct lf_rng *rng, bool events, int wanted)
{
    uint8_t pool[256];
    uint32_t size = 0;
    for (int row = 1; row < ROW_COUNT; row++) {
        if ((row_of(row)->class == CLASS_EVENT) != events) continue;
        for (int n = cards_deck_copies(row, deck->sets); n > 0; n--) pool[size++] = (uint8_t)row;
    }
    while (wanted-- > 0) {
        uint32_t at = lf_rng_below(rng, size);
        deck->copies[pool[at]]++;
        pool[at] = pool[--size];
    }
}

static bool deck_random(const char *wish, struct lf_rng *rng, char *out, size_t size,
                        struct lf_error *error)
{
    struct card_deck deck = { 0 };
    struct lf_in in = lf_in_start(wish, error);
    if (lf_at_end(&in)) deck.sets = ALL_SETS;
    else if (!lf_take(&in, "sets=") || !read_sets(&in, &deck.sets) || !lf_at_end(&in))
        return lf_expected(&in, LF_SAY("sets=rh+pi+bh, or some of them",
                                       "sets=rh+pi+bh oder einige davon"));
    draw(&deck, rng, false, DECK_CARDS);
    draw(&deck, rng, true, DECK_EVENTS);
    cards_deck_print(&deck, out, size);
    return true;
}

const struct lf_decks CARDS_DECKS = { deck_check, cards_deck_show, deck_random };
