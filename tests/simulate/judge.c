/* judge.c - what must be true (tests/simulate/sim.h).
 *
 * The judge keeps a book for every table: its log as it came to be, and the match played by it
 * with nothing but the rules of core/lf.h. Every message is held against the book when a node
 * sends it, every store against all books when it is opened again:
 *   - a log has no gaps, no key twice, nothing that the rules refuse;
 *   - what anybody was told of is in the log for good, in its place, with its words;
 *   - a view is the view of the state that the log gives at the number it is said to be of;
 *   - what was refused did not happen. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "core/match.h"
#include "core/text.h"
#include "tests/simulate/database.h"
#include "tests/simulate/sim.h"

enum { BOOKS = 1024, MEMBERS = 40, REFUSED_MAX = 64 };

struct line {
    enum store_kind kind;
    int seat;
    char *text, *key;
    uint32_t state;                       /* which of the states it leaves */
    bool undone;
    lf_action action;                     /* of an act */
};

struct book {
    struct book *next;
    char table[STORE_TABLE_MAX];
    const struct lf_game *game;
    int seats;
    char person[LF_SEATS_MAX][STORE_PERSON_MAX];
    struct line *lines;
    uint32_t count, room;
    uint32_t promised;                    /* the last number that anybody was told of */
    unsigned char *states;
    uint32_t state_count, state_room;
    uint64_t refused[REFUSED_MAX];        /* hashes of keys */
    uint32_t refused_count;
    bool over, closed;                    /* closed: to be forgotten by the store one day */
};

static struct book *books[BOOKS];
static struct book *followed[LINES_MAX]; /* over each line: a person may have left others behind */

static uint64_t hash_text(const char *text)
{
    uint64_t hash = 0;
    for (; *text; text++) hash = lf_mix(hash + (unsigned char)*text);
    return hash;
}

static struct book *find(const char *table, bool make)
{
    struct book **at = &books[hash_text(table) % BOOKS];
    while (*at && strcmp((*at)->table, table) != 0) at = &(*at)->next;
    if (*at || !make) return *at;
    *at = calloc(1, sizeof **at);
    LF_ASSERT(*at);
    snprintf((*at)->table, sizeof (*at)->table, "%s", table);
    return *at;
}

void judge_begin(void) { memset(followed, 0, sizeof followed); }

static void free_line(struct line *line)
{
    free(line->text);
    free(line->key);
}

void judge_end(void)
{
    for (int i = 0; i < BOOKS; i++)
        for (struct book *book = books[i], *next; book; book = next) {
            next = book->next;
            for (uint32_t k = 0; k < book->count; k++) free_line(&book->lines[k]);
            free(book->lines);
            free(book->states);
            free(book);
        }
    memset(books, 0, sizeof books);
}

/* ---- Playing the log ---- */

static unsigned char *state_of(const struct book *book, uint32_t index)
{
    return book->states + (size_t)index * book->game->state_size;
}

static uint32_t last_state(const struct book *book)
{
    return book->count ? book->lines[book->count - 1].state : 0;
}

/* A copy of the last state behind the others. */
static unsigned char *next_state(struct book *book)
{
    size_t size = book->game->state_size;
    if (book->state_count == book->state_room) {
        book->state_room = book->state_room ? book->state_room * 2 : 64;
        book->states = realloc(book->states, book->state_room * size);
        LF_ASSERT(book->states);
    }
    unsigned char *state = state_of(book, book->state_count++);
    if (book->state_count > 1) memcpy(state, state_of(book, last_state(book)), size);
    return state;
}

static const char *line_in(const char *text, const char *name, char *out, size_t size)
{
    size_t length = strlen(name);
    for (; text; text = strchr(text, '\n') ? strchr(text, '\n') + 1 : NULL)
        if (strncmp(text, name, length) == 0 && text[length] == ' ') {
            snprintf(out, size, "%.*s", (int)strcspn(text + length + 1, "\n"), text + length + 1);
            return out;
        }
    out[0] = 0;
    return out;
}

static bool play_setup(struct book *book, const char *text)
{
    char value[LF_OPTIONS_MAX];
    struct lf_error error;
    book->game = lf_game_find(line_in(text, "game", value, sizeof value));
    if (!book->game) return false;
    book->seats = atoi(line_in(text, "seats", value, sizeof value));
    uint32_t rules = (uint32_t)atoi(line_in(text, "rules", value, sizeof value));
    line_in(text, "options", value, sizeof value);
    return lf_start(book->game, next_state(book), book->seats, rules, value, NULL, &error);
}

static bool play_act(struct book *book, struct line *line)
{
    const struct lf_game *game = book->game;
    struct lf_error error;
    int actor = line->seat < 0 ? LF_CHANCE : line->seat;
    const unsigned char *before = state_of(book, line->state);
    if (!game->parse(line->text, &line->action, &error)) return false;
    if (game->check(before, actor, line->action)) return false;
    if (actor == LF_CHANCE && !lf_chance_possible(game, before, line->action)) return false;
    unsigned char *after = next_state(book);
    game->apply(after, actor, line->action);
    line->state = book->state_count - 1;
    return true;
}

/* Back to before the last act that was not taken back. */
static bool play_undo(struct book *book, struct line *line)
{
    uint32_t i = book->count;
    while (i > 0 && (book->lines[i - 1].kind != STORE_ACT || book->lines[i - 1].undone)) i--;
    if (i < 2 || book->lines[i - 1].seat != line->seat) return false;
    book->lines[i - 1].undone = true;
    uint32_t before = i - 1;
    while (before > 0 && book->lines[before - 1].undone) before--;
    line->state = before ? book->lines[before - 1].state : 0;
    return true;
}

static bool play_seat(struct book *book, const struct line *line)
{
    if (line->seat < 0 || line->seat >= book->seats) return false;
    char *person = book->person[line->seat];
    if (strncmp(line->text, "person ", 7) == 0)
        snprintf(person, STORE_PERSON_MAX, "%.*s", (int)strcspn(line->text + 7, " "),
                 line->text + 7);
    else person[0] = 0;
    return true;
}

static bool play(struct book *book, struct line *line)
{
    line->state = last_state(book);
    switch (line->kind) {
    case STORE_SETUP: return play_setup(book, line->text);
    case STORE_ACT: return play_act(book, line);
    case STORE_UNDO: return play_undo(book, line);
    case STORE_SEAT: return play_seat(book, line);
    case STORE_END: book->over = true; return true;
    default: return true;
    }
}

static bool key_known(const struct book *book, int seat, const char *key)
{
    for (uint32_t i = 0; i < book->count; i++)
        if (book->lines[i].kind == STORE_ACT && book->lines[i].seat == seat &&
            strcmp(book->lines[i].key, key) == 0) return true;
    return false;
}

static void count_move(const struct store_entry *entry)
{
    if (entry->kind == STORE_ACT && entry->seat >= 0) sim.moves++;
    if (entry->kind == STORE_ACT && entry->seat < 0) sim.draws++;
    if (entry->kind == STORE_END) sim.finished++;
}

void judge_entry(const struct store_entry *entry)
{
    struct book *book = find(entry->table, true);
    sim_note("log %.4s %u: %d %d %.40s", entry->table, entry->seq, entry->kind, entry->seat,
             entry->kind == STORE_SETUP ? "" : entry->text);
    if (entry->seq != book->count + 1) {
        sim_violation("%s: number %u comes after %u", entry->table, entry->seq, book->count);
        return;
    }
    bool keyed = entry->kind == STORE_ACT && entry->key[0];   /* others have keys of other use */
    if (keyed && key_known(book, entry->seat, entry->key))
        sim_violation("%s: the key %s is done twice", entry->table, entry->key);
    for (uint32_t i = 0; keyed && i < book->refused_count; i++)
        if (book->refused[i] == hash_text(entry->key))
            sim_violation("%s: %s was refused and is done", entry->table, entry->key);
    if (book->count == book->room) {
        book->room = book->room ? book->room * 2 : 64;
        book->lines = realloc(book->lines, book->room * sizeof *book->lines);
        LF_ASSERT(book->lines);
    }
    struct line line = { .kind = entry->kind, .seat = entry->seat, .text = strdup(entry->text),
                         .key = strdup(entry->key) };
    LF_ASSERT(line.text && line.key);
    if (!play(book, &line))
        sim_violation("%s: the rules refuse number %u, %s", entry->table, entry->seq, entry->text);
    book->lines[book->count++] = line;
    count_move(entry);
}

/* ---- Messages ---- */

static int seat_of(const struct book *book, const struct person *person)
{
    for (int i = 0; i < book->seats; i++)
        if (strcmp(book->person[i], person->id) == 0) return i;
    return LF_NOBODY;
}

/* Whether the view is that of this viewer after this entry. */
static void check_view(const struct book *book, uint32_t seq, int seat, const struct member *view)
{
    static char json[LF_JSON_MAX];
    _Alignas(16) unsigned char seen[LF_STATE_MAX];
    book->game->view(state_of(book, book->lines[seq - 1].state), seat, seen);
    int length = book->game->json(seen, json, sizeof json);
    if (length != view->length || memcmp(json, view->value, (size_t)length) != 0)
        sim_violation("%s: what seat %d is shown at %u is not what the log gives", book->table,
                      seat, seq);
}

/* An action must be in the log where the message says, in the words of this viewer. */
static void check_seen(const struct book *book, uint32_t seq, int viewer,
                       const struct member *seen)
{
    char text[LF_ACTION_TEXT_MAX];
    const struct line *line = &book->lines[seq - 1];
    if (line->kind != STORE_ACT || seq < 2) {
        sim_violation("%s: number %u is told as a move", book->table, seq);
        return;
    }
    const unsigned char *before = state_of(book, book->lines[seq - 2].state);
    int actor = line->seat < 0 ? LF_CHANCE : line->seat;
    book->game->print(book->game->seen(before, actor, line->action, viewer), text, sizeof text);
    if (!json_is(seen, text))
        sim_violation("%s: number %u is told as %.*s and was %s", book->table, seq,
                      seen ? seen->length : 0, seen ? seen->value : "", text);
}

/* What is shown over a line first need not be the table itself: who comes back with what he has
 * gets only what is missing. Over a line that had another table what is held back comes first. */
void judge_watched(int line, const char *table)
{
    if (!table) followed[line] = NULL;
    else if (!followed[line]) followed[line] = find(table, false);
}

static struct book *book_of_message(int line, const struct member *table)
{
    char id[STORE_TABLE_MAX];
    if (table && table->length - 2 < STORE_TABLE_MAX) {
        snprintf(id, sizeof id, "%.*s", table->length - 2, table->value + 1);
        followed[line] = find(id, false);
        if (!followed[line]) sim_violation("%s is shown and has no log", id);
    }
    return followed[line];
}

/* What is refused has not happened, or was taken back again. */
static void check_refusal(const struct book *book, const struct member *key)
{
    for (uint32_t i = 0; book && key && i < book->count; i++)
        if (book->lines[i].kind == STORE_ACT && json_is(key, book->lines[i].key) &&
            !book->lines[i].undone)
            sim_violation("%s: %s was done and is refused", book->table, book->lines[i].key);
}

void judge_sent(int line, const struct person *person, int node, const char *text)
{
    struct member members[MEMBERS];
    int count = json_members(text, members, MEMBERS);
    const struct member *type = json_find(members, count, "t");
    bool table = json_is(type, "table"), move = json_is(type, "move");
    /* Who follows no table here is not told anything about it. */
    if (json_is(type, "refused") && !json_is(json_find(members, count, "reason"), "none"))
        check_refusal(book_of_message(line, NULL), json_find(members, count, "key"));
    if (!table && !move && !json_is(type, "undone") && !json_is(type, "chat")) return;
    struct book *book = book_of_message(line, table ? json_find(members, count, "table") : NULL);
    int64_t seq = json_number(json_find(members, count, "seq"), 0);
    if (!book) return;
    if (seq < 1 || seq > book->count) {
        sim_violation("%s: number %lld is told, the log has %u", book->table, (long long)seq,
                      book->count);
        return;
    }
    if (sim.many && !sim.unsure && db_owner(book->table) != node)
        sim_violation("%s is node %d's, and node %d speaks for it", book->table,
                      db_owner(book->table), node);
    if ((uint32_t)seq > book->promised) book->promised = (uint32_t)seq;
    const struct member *view = json_find(members, count, "view");
    int seat = seat_of(book, person);
    if (view) check_view(book, (uint32_t)seq, seat, view);
    if (move) check_seen(book, (uint32_t)seq, seat, json_find(members, count, "seen"));
    if (json_is(type, "chat") && book->lines[seq - 1].kind != STORE_CHAT)
        sim_violation("%s: number %lld is told as talk", book->table, (long long)seq);
}

void judge_created(const char *table)
{
    struct book *book = find(table, false);
    if (!book) sim_violation("%s was promised and has no log", table);
    else if (!book->promised) book->promised = 1;
}

void judge_acknowledged(const struct person *person, const char *table, int64_t seq,
                        const char *key, const char *action)
{
    const struct book *book = find(table, false);
    sim.acknowledged++;
    if (!book || seq < 1 || seq > book->count) {
        sim_violation("%s: number %lld was acknowledged and is not there", table, (long long)seq);
        return;
    }
    const struct line *line = &book->lines[seq - 1];
    if (line->kind != STORE_ACT || strcmp(line->key, key) != 0 ||
        strcmp(line->text, action) != 0 || seat_of(book, person) != line->seat)
        sim_violation("%s: %s (%s) was acknowledged as number %lld, there is %s (%s)", table,
                      action, key, (long long)seq, line->text, line->key);
}

void judge_refused(const char *table, const char *key)
{
    struct book *book = find(table, false);
    sim.refusals++;
    if (!book) return;
    book->refused[book->refused_count++ % REFUSED_MAX] = hash_text(key);
    if (book->refused_count >= REFUSED_MAX) book->refused_count = 0;
}

void judge_unknown(const char *table)
{
    const struct book *book = find(table, false);
    if (!book || !book->over) sim_violation("%s is said not to be there", table);
}

/* ---- Stores ---- */

struct reading { struct book *book; uint32_t count; bool good; };

static bool compare(void *context, const struct store_entry *entry)
{
    struct reading *reading = context;
    const struct book *book = reading->book;
    if (entry->seq != ++reading->count || entry->seq > book->count) {
        sim_violation("%s: the store has a number %u that nobody wrote", book->table, entry->seq);
        return reading->good = false;
    }
    const struct line *line = &book->lines[entry->seq - 1];
    if (line->kind != entry->kind || line->seat != entry->seat ||
        strcmp(line->text, entry->text) != 0 || strcmp(line->key, entry->key) != 0) {
        sim_violation("%s: number %u was %s and is %s", book->table, entry->seq, line->text,
                      entry->text);
        return reading->good = false;
    }
    return true;
}

/* What nobody was told of and no disk has kept has not been. */
static void cut(struct book *book, uint32_t count)
{
    while (book->count > count) {
        struct line *line = &book->lines[--book->count];
        if (line->kind == STORE_ACT && line->seat >= 0) sim.moves--;
        if (line->kind == STORE_END) book->over = false;
        if (line->kind == STORE_UNDO || line->kind == STORE_SEAT) book->closed = true;
        free_line(line);
    }
}

/* Takes the log as it is from the beginning, because acts may be undone no more. */
static void play_again(struct book *book)
{
    uint32_t count = book->count;
    book->closed = false;
    book->state_count = book->count = 0;
    memset(book->person, 0, sizeof book->person);
    for (uint32_t i = 0; i < count; i++) {
        book->lines[i].undone = false;
        play(book, &book->lines[i]);
        book->count++;
    }
}

static void judge_book(struct book *book, struct store *store)
{
    struct reading reading = { .book = book, .good = true };
    if (!store_read(store, book->table, compare, &reading))
        sim_violation("%s cannot be read: %s", book->table, store_fault(store));
    if (!reading.good) return;
    /* What is over may be forgotten after a while, as a whole. */
    if (!reading.count && book->over && !store_exists(store, book->table)) return;
    if (reading.count < book->promised)
        sim_violation("%s: number %u was told and is gone, %u are left", book->table,
                      book->promised, reading.count);
    if (reading.count == book->count) return;
    sim_note("log %.4s is cut from %u to %u", book->table, book->count, reading.count);
    cut(book, reading.count);
    if (book->closed) play_again(book);
}

void judge_store(struct store *store)
{
    for (int i = 0; i < BOOKS; i++)
        for (struct book *book = books[i]; book; book = book->next) judge_book(book, store);
}

void judge_database(void)
{
    for (int i = 0; i < BOOKS; i++)
        for (struct book *book = books[i]; book; book = book->next) {
            struct reading reading = { .book = book, .good = true };
            db_each(book->table, compare, &reading);
            if (!reading.count && book->over) continue;
            if (reading.count != book->count)
                sim_violation("%s: the database has %u entries, %u were committed", book->table,
                              reading.count, book->count);
        }
}
