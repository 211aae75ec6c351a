/* people.c - who play: in parties, table after table, each with a line to a node and with what a
 * browser keeps (tests/simulate/sim.h).
 *
 * A person believes only what a node has told. An action is kept with its key until it is
 * answered, and sent again on every new line, as web/src/net/table.ts does. */
#include <stdlib.h>
#include <string.h>

#include "bots/list.h"
#include "core/check.h"
#include "core/text.h"
#include "tests/simulate/sim.h"

enum {
    MEMBERS = 40, LEGAL_KEPT = 24,
    PATIENCE_US = 4 * SECOND,             /* for an answer; then another line is tried */
    CREATE_PATIENCE_US = 6 * SECOND,
    QUIET_US = 10 * SECOND,               /* without a word; then the line is tried */
    REST_US = 240 * SECOND,               /* in which every party of a calm world goes on */
};

/* An action that is not answered yet. */
struct wish { bool open; char key[TABLES_KEY_MAX], action[LF_ACTION_TEXT_MAX]; int64_t sent_at;
              int copies; };

struct human {
    struct person who;
    int party, line;                      /* -1: none */
    int next_node;                        /* where a node has sent it; -1: nowhere */
    int64_t line_since, told_at, asked_at;   /* asked_at: something waits for an answer; 0: no */
    bool watching;                        /* the line has shown the table */
    char watched[STORE_TABLE_MAX];        /* the table last asked for: the party may be further */
    int64_t seq;                          /* the last number told */
    char state[12];
    int me;                               /* seat; -1: none */
    bool host, word, undo, away, seats_taken;
    bool mute;                            /* never gives a word */
    char legal[LEGAL_KEPT][LF_ACTION_TEXT_MAX];
    int legal_count;
    struct wish wish;
    uint32_t keys;
};

struct party {
    int first, count;                     /* people */
    int bots, game;
    char table[STORE_TABLE_MAX];          /* empty: none yet */
    int64_t asked_at;                     /* for a table; 0: not */
    int64_t away_until;                   /* all have gone: the table is left alone */
    uint64_t went_on, at_calm;            /* moves and matches so far; ... when it became calm */
};

static struct human humans[PEOPLE_MAX];
static struct party parties[PARTIES_MAX];
static int people, party_count;
static int64_t calm_since;

struct person people_who(int person) { return humans[person].who; }

static struct party *party_of(const struct human *human) { return &parties[human->party]; }
static int index_of(const struct human *human) { return (int)(human - humans); }

/* ---- Understanding ---- */

static void take_legal(struct human *human, const struct member *legal)
{
    uint32_t seen = 0;
    human->legal_count = 0;
    const char *at = legal->value + 1, *end = legal->value + legal->length - 1;
    while (at < end) {
        int length = (int)strcspn(at + 1, "\"");
        /* Any of many: all have the same chance to be among those kept. */
        int place = human->legal_count < LEGAL_KEPT ? human->legal_count++
                                                    : (int)sim_draw(seen + 1);
        if (place < LEGAL_KEPT)
            snprintf(human->legal[place], LF_ACTION_TEXT_MAX, "%.*s", length, at + 1);
        seen++;
        at += length + 3;
    }
}

static void take_text(const struct member *member, char *out, size_t size)
{
    snprintf(out, size, "%.*s", member->length - 2, member->value + 1);
}

static void forget_table(struct human *human)
{
    human->seq = 0;
    human->watching = human->word = human->undo = human->away = human->host = false;
    human->legal_count = 0;
    human->me = -1;
    human->state[0] = 0;
    human->wish.open = false;
}

static void take_seats(struct human *human, const struct member *members, int count)
{
    const struct member *seats = json_find(members, count, "seats");
    human->me = (int)json_number(json_find(members, count, "me"), -1);
    human->host = strncmp(json_find(members, count, "host")->value, "true", 4) == 0;
    take_text(json_find(members, count, "state"), human->state, sizeof human->state);
    human->seats_taken = true;
    human->away = false;
    const char *at = seats->value + 1;
    for (int i = 0; *at == '{'; i++) {
        struct member seat[MEMBERS];
        int fields = json_members(at, seat, MEMBERS);
        if (json_is(json_find(seat, fields, "kind"), "open")) human->seats_taken = false;
        if (i == human->me)
            human->away = strncmp(json_find(seat, fields, "away")->value, "true", 4) == 0;
        at = seat[fields - 1].value + seat[fields - 1].length + 1;
        if (*at == ',') at++;
    }
}

static void settle_wish(struct human *human)
{
    human->wish.open = false;
}

/* A known key came back: it has been done. */
static void take_key(struct human *human, const struct member *key, int64_t seq)
{
    if (!key || !human->wish.open || !json_is(key, human->wish.key)) return;
    judge_acknowledged(&human->who, party_of(human)->table, seq, human->wish.key,
                       human->wish.action);
    settle_wish(human);
    party_of(human)->went_on++;
}

static void take_state(struct human *human, const struct member *members, int count, bool whole)
{
    int64_t seq = json_number(json_find(members, count, "seq"), 0);
    const struct member *legal = json_find(members, count, "legal");
    const struct member *undo = json_find(members, count, "undo");
    take_key(human, json_find(members, count, "key"), seq);
    if (seq < human->seq && !whole) return;          /* told again */
    human->seq = seq;
    if (legal) take_legal(human, legal);
    if (undo) human->undo = strncmp(undo->value, "true", 4) == 0;
}

/* Whether the node knows this person's word: the list has a text at the person's seat. */
static bool has_word(const struct member *words, int seat)
{
    const char *at = words->value + 1;
    for (int i = 0; i < seat && *at; i++) {
        at += *at == '"' ? (int)strcspn(at + 1, "\"") + 2 : 4;
        if (*at == ',') at++;
    }
    return *at == '"';
}

static void take_table(struct human *human, const struct member *members, int count)
{
    if (!json_is(json_find(members, count, "table"), party_of(human)->table)) return;
    human->watching = true;
    take_seats(human, members, count);
    human->word = human->me >= 0 && has_word(json_find(members, count, "words"), human->me);
    take_state(human, members, count, true);
}

static void take_refusal(struct human *human, const struct member *members, int count)
{
    const struct member *key = json_find(members, count, "key");
    if (!key || !human->wish.open || !json_is(key, human->wish.key)) return;
    if (json_is(json_find(members, count, "reason"), "none")) return;    /* not at the table */
    if (human->wish.copies == 1)
        judge_refused(party_of(human)->table, human->wish.key);
    settle_wish(human);
}

static void leave_line(struct human *human)
{
    if (human->line >= 0) net_close(human->line);
    human->line = -1;
    human->watching = false;
}

/* A table that is unknown was over, and has been forgotten: clocks jump by more than it is kept. */
static void take_gone(struct human *human, const struct member *reason)
{
    if (json_is(reason, "unknown")) {
        judge_unknown(human->watched);
        if (strcmp(human->watched, party_of(human)->table) == 0)
            snprintf(human->state, sizeof human->state, "over");
    }
    leave_line(human);
}

/* "http://node2", or nobody knows. */
static void take_moved(struct human *human, const struct member *to)
{
    human->next_node = to && *to->value == '"' ? to->value[to->length - 2] - '0' : -1;
    leave_line(human);
}

void people_told(int index, int line, const char *text)
{
    struct human *human = &humans[index];
    struct member members[MEMBERS];
    int count = json_members(text, members, MEMBERS);
    const struct member *type = json_find(members, count, "t");
    if (human->line != line) return;
    if (!count) sim_violation("%.60s is no message", text);
    human->told_at = sim.now;
    human->asked_at = 0;
    sim_note("%d is told %.60s", index, text);
    /* Who knows nothing of the table yet waits for all of it; the rest is of the one before. */
    bool old = human->seq == 0 && (json_is(type, "seats") || json_is(type, "over") ||
                                   json_is(type, "move") || json_is(type, "chat"));
    if (old) return;
    if (json_is(type, "table")) take_table(human, members, count);
    else if (json_is(type, "move") || json_is(type, "undone") || json_is(type, "chat"))
        take_state(human, members, count, false);
    else if (json_is(type, "seats")) {
        take_seats(human, members, count);
        human->watching = true;
    } else if (json_is(type, "refused")) take_refusal(human, members, count);
    else if (json_is(type, "over")) snprintf(human->state, sizeof human->state, "over");
    else if (json_is(type, "gone")) take_gone(human, json_find(members, count, "reason"));
    else if (json_is(type, "moved")) take_moved(human, json_find(members, count, "to"));
}

void people_line_lost(int index, int line)
{
    if (humans[index].line == line) humans[index].line = -1;
    humans[index].watching = false;
}

/* ---- Acting ---- */

static void send(struct human *human, enum up_kind kind, int64_t number, const char *text)
{
    struct up up = { .kind = kind, .number = number };
    snprintf(up.text, sizeof up.text, "%s", text ? text : "");
    if (!human->asked_at) human->asked_at = sim.now;
    net_send(human->line, &up);
}

static void send_wish(struct human *human)
{
    struct up up = { .kind = UP_DO, .number = human->seq };
    memcpy(up.key, human->wish.key, sizeof up.key);
    memcpy(up.text, human->wish.action, sizeof up.text);
    human->wish.copies++;
    if (!human->asked_at) human->asked_at = sim.now;
    net_send(human->line, &up);
}

static void watch(struct human *human)
{
    snprintf(human->watched, sizeof human->watched, "%s", party_of(human)->table);
    send(human, UP_WATCH, human->seq, human->watched);
    if (human->wish.open) send_wish(human);
}

static void come(struct human *human)
{
    int node = human->next_node >= 0 ? human->next_node : (int)sim_draw((uint32_t)sim.nodes);
    human->next_node = -1;
    human->line = net_open(index_of(human), node);
    if (human->line < 0) return;
    human->asked_at = 0;
    watch(human);
}

static void act(struct human *human)
{
    struct wish *wish = &human->wish;
    *wish = (struct wish){ .open = true, .sent_at = sim.now };
    snprintf(wish->key, sizeof wish->key, "%d-%u-%llx", index_of(human), ++human->keys,
             (unsigned long long)sim.rng.drawn);
    memcpy(wish->action, human->legal[sim_draw((uint32_t)human->legal_count)],
           sizeof wish->action);
    send_wish(human);
    if (sim_chance(10)) send_wish(human);            /* an impatient finger */
}

/* Before the match: sit, give a word, begin. */
static void gather(struct human *human)
{
    if (human->me < 0) {
        send(human, UP_SIT, index_of(human) - party_of(human)->first, NULL);
    } else if (!human->word && !human->mute) {
        human->word = true;
        send(human, UP_WORD, 0, human->who.name);
    } else if (human->host && human->seats_taken) {
        send(human, UP_START, 0, NULL);
    }
}

static void play(struct human *human)
{
    if (human->away) send(human, UP_BACK, 0, NULL);
    else if (human->wish.open || human->me < 0) return;
    else if (human->undo && sim_chance(60)) send(human, UP_UNDO, 0, NULL);
    else if (human->legal_count) act(human);
    if (sim_chance(5)) send(human, UP_SAY, 0, "well played");
    if (sim_chance(2)) send(human, UP_PAUSE, 0, NULL);
}

static bool party_is_done(const struct party *party)
{
    for (int i = 0; i < party->count; i++)
        if (strcmp(humans[party->first + i].state, "over") != 0) return false;
    return true;
}

static void disband(struct party *party)
{
    party->table[0] = 0;
    party->went_on++;
    for (int i = 0; i < party->count; i++) forget_table(&humans[party->first + i]);
}

/* ---- Tables ---- */

static const char *const GAMES[] = { "dice", "base", "dice", "duel", "dice", "cards", "dice",
                                     "knights", "sea" };
enum { GAME_COUNT = sizeof GAMES / sizeof *GAMES };

/* The host's request is an HTTP call: it goes to any node and may come to nothing. */
static void ask_for_table(struct human *human)
{
    struct party *party = party_of(human);
    const struct lf_game *game = lf_game_find(GAMES[party->game % GAME_COUNT]);
    int node = (int)sim_draw((uint32_t)sim.nodes);
    if (party->asked_at && sim.now < party->asked_at + CREATE_PATIENCE_US) return;
    if (game && game->seats_max < party->count) {    /* one for fewer */
        party->game++;
        return;
    }
    if (!game || net_parted(node)) return;
    int seats = party->count + party->bots;
    if (seats < game->seats_min) seats = game->seats_min;
    if (seats > game->seats_max) seats = game->seats_max;
    struct tables_wish wish = { .game = game->name, .seats = seats, .sit = true,
                                .listed = sim_chance(300) };
    for (int i = party->count; i < seats; i++) wish.bots[i] = "random";
    wish.bot_count = seats;
    if (sim_chance(300)) wish.has_clock = true, wish.turn_s = 30, wish.reserve_s = 20;
    party->asked_at = sim.now;
    node_create(node, index_of(human), &wish);
}

void people_created(int index, const char *table)
{
    struct party *party = party_of(&humans[index]);
    party->asked_at = 0;
    if (!table) return;                   /* the node has lost its place among the others */
    /* An answer that comes late: the host has another table by now. */
    if (party->table[0] || sim_chance(sim.calm ? 0 : 10)) return;
    snprintf(party->table, sizeof party->table, "%s", table);
    party->game++;
    sim_note("party %d has table %s", humans[index].party, table);
}

/* ---- Time ---- */

/* Now and then all leave and come back much later, when the table has left memory. */
static bool is_away(struct party *party)
{
    if (sim.calm || sim.now >= party->away_until) {
        if (!sim.calm && sim_draw(20000) == 0)
            party->away_until = sim.now + sim_between(1, 90) * SECOND;
        return false;
    }
    for (int i = 0; i < party->count; i++) leave_line(&humans[party->first + i]);
    return true;
}

static void tick(struct subject about, void *more)
{
    struct human *human = &humans[about.index];
    struct party *party = party_of(human);
    (void)more;
    sim_at(sim.now + sim_between(2 * MS, 120 * MS), tick, about, NULL);
    if (party_is_done(party)) disband(party);
    if (is_away(party)) return;
    if (!party->table[0]) {
        if (about.index == party->first) ask_for_table(human);
        return;
    }
    if (human->line >= 0 && human->asked_at && sim.now > human->asked_at + PATIENCE_US)
        leave_line(human);
    if (human->line < 0) {
        come(human);
        return;
    }
    if (!human->watching) {
        if (!human->asked_at) watch(human);
        return;
    }
    if (!human->asked_at && sim.now > human->told_at + QUIET_US) send(human, UP_PING, 0, NULL);
    if (strcmp(human->state, "open") == 0) gather(human);
    else if (strcmp(human->state, "running") == 0) play(human);
    else if (strcmp(human->state, "paused") == 0) send(human, UP_RESUME, 0, NULL);
}

void people_begin(void)
{
    memset(humans, 0, sizeof humans);
    memset(parties, 0, sizeof parties);
    people = 0;
    party_count = 2 + (int)sim_draw(3);
    for (int p = 0; p < party_count; p++) {
        struct party *party = &parties[p];
        party->first = people;
        party->count = 1 + (int)sim_draw(3);
        party->bots = party->count == 1 ? 1 + (int)sim_draw(2) : (int)sim_draw(2);
        party->game = (int)sim_draw(GAME_COUNT);
        for (int i = 0; i < party->count; i++) {
            struct human *human = &humans[people];
            snprintf(human->who.id, sizeof human->who.id, "p%d", people);
            snprintf(human->who.name, sizeof human->who.name, "name%c", 'A' + people);
            human->party = p;
            human->mute = sim_chance(100);
            human->line = human->me = human->next_node = -1;
            sim_at(sim.now + sim_between(0, SECOND), tick, (struct subject){ people, 0 }, NULL);
            people++;
        }
    }
}

void people_end(void) { people = party_count = 0; }

void people_calm(void)
{
    calm_since = sim.now;
    for (int i = 0; i < party_count; i++) parties[i].at_calm = parties[i].went_on;
}

bool people_rest(void)
{
    bool all = true;
    for (int i = 0; i < party_count; i++) all = all && parties[i].went_on > parties[i].at_calm + 2;
    if (!all && sim.now > calm_since + REST_US) {
        sim_violation("nothing goes on, though nothing is wrong any more");
        return true;
    }
    return all;
}
