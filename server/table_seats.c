/* table_seats.c - creating a table, taking and leaving seats, starting. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/match.h"
#include "core/options.h"
#include "server/names.h"
#include "server/outside.h"
#include "server/table.h"

enum { SETUP_MAX = LF_OPTIONS_MAX + 512, TURN_S_MAX = 86400, RESERVE_S_MAX = 7 * 86400 };

int table_seat_of(const struct table *table, const struct client *client)
{
    for (int i = 0; client->known && i < table->seat_count; i++)
        if (table->seats[i].kind == SEAT_PERSON &&
            strcmp(table->seats[i].person.id, client->person.id) == 0)
            return i;
    return -1;
}

/* Whether somebody else who sits here has a name that looks like this person's. */
static bool table_has_like(const struct table *table, const struct person *person)
{
    for (int i = 0; i < table->seat_count; i++)
        if (table->seats[i].kind == SEAT_PERSON &&
            strcmp(table->seats[i].person.id, person->id) != 0 &&
            names_alike(table->seats[i].person.name, person->name))
            return true;
    return false;
}

bool table_full(const struct table *table)
{
    for (int i = 0; i < table->seat_count; i++)
        if (table->seats[i].kind == SEAT_OPEN) return false;
    return true;
}

/* ---- Writing who sits where ---- */

static void seat_person(struct table *table, int seat, const struct person *person)
{
    char text[STORE_PERSON_MAX + STORE_NAME_MAX + 16];
    snprintf(text, sizeof text, "person %s %s", person->id, person->name);
    table_write(table, STORE_SEAT, seat, NULL, text);
    table->ticket = store_player(table->tables->store, person->id, table->id, table->tables->time);
}

static void seat_bot(struct table *table, int seat, const char *bot)
{
    char text[64];
    snprintf(text, sizeof text, "bot %.50s", bot);
    table_write(table, STORE_SEAT, seat, NULL, text);
}

/* Whoever has got or lost a seat looks at the table with other eyes: it gets the whole. */
static void tell(struct table *table, const char *person)
{
    for (struct client *client = table->clients; client; client = client->next) {
        if (client->known && strcmp(client->person.id, person) == 0) message_table(table, client);
        else message_seats(table, client);
    }
}

void table_start(struct table *table)
{
    table_write(table, STORE_START, -1, NULL, NULL);
    message_table_all(table);
    table_advance(table);
}

bool table_has_people(const struct table *table)
{
    for (int i = 0; i < table->seat_count; i++)
        if (table->seats[i].kind == SEAT_PERSON) return true;
    return false;
}

/* A word is given after the promise of the dice was told, so a table that is to start waits for
 * the words of its people; but not for ever. */
int64_t table_start_due(const struct table *table)
{
    if (table->state != TABLE_OPEN || !table->starts || !table_full(table)) return INT64_MAX;
    for (int i = 0; i < table->seat_count; i++)
        if (table->seats[i].kind == SEAT_PERSON && !table->seats[i].word[0])
            return table->waits_since + table->tables->settings.words_ms;
    return 0;
}

/* ---- Creating ---- */

static bool refuse(struct tables_refusal *refusal, enum tables_reason reason, struct lf_say why)
{
    refusal->reason = reason;
    refusal->error.expected = why;
    return false;
}

static bool check_wish(const struct tables *tables, const struct tables_wish *wish,
                       struct tables_refusal *refusal)
{
    const struct lf_game *game = refusal->game = lf_game_find(wish->game);
    const char *options = wish->options ? wish->options : "";
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    if (!game)
        return refuse(refusal, TABLES_UNKNOWN, LF_SAY("a game that this server has",
                                                      "ein Spiel, das dieser Server hat"));
    if (wish->seats < game->seats_min || wish->seats > game->seats_max)
        return refuse(refusal, TABLES_TEXT,
                      LF_SAY("as many seats as the game allows",
                             "so viele Plätze, wie das Spiel zulässt"));
    if (strlen(options) >= LF_OPTIONS_MAX || strpbrk(options, "\n\r"))
        return refuse(refusal, TABLES_SIZE, LF_SAY("shorter options", "kürzere Optionen"));
    if (wish->bot_count > wish->seats)
        return refuse(refusal, TABLES_TEXT,
                      LF_SAY("no more bots than seats", "nicht mehr Bots als Plätze"));
    for (int i = 0; i < wish->bot_count; i++) {
        const struct lf_bot *bot = NULL;
        if (wish->bots[i]) bot = outside_find(tables->settings.outside, wish->bots[i]);
        if (wish->bots[i] && (!bot || !bot->plays(game)))
            return refuse(refusal, TABLES_UNKNOWN, LF_SAY("a bot that plays this game",
                                                          "ein Bot, der dieses Spiel spielt"));
    }
    if (wish->has_clock && (wish->turn_s < 1 || wish->turn_s > TURN_S_MAX ||
                            wish->reserve_s < 0 || wish->reserve_s > RESERVE_S_MAX))
        return refuse(refusal, TABLES_TEXT,
                      LF_SAY("1 s to 24 h for a turn, 0 s to 7 days of reserve",
                             "1 s bis 24 h je Zug, 0 s bis 7 Tage Reserve"));
    if (lf_rules_of(game, options, NULL) != game->rules_version)
        return refuse(refusal, TABLES_TEXT, LF_SAY("the newest rules for a new table",
                                                   "die neueste Regelfassung für einen neuen "
                                                   "Tisch"));
    if (!lf_options_check(game, options, &refusal->error) ||
        !game->init(state, (int)wish->seats, options, &refusal->error)) {
        refusal->reason = refusal->error.rule ? TABLES_RULE : TABLES_TEXT;
        return false;
    }
    return true;
}

/* Writes the first entry. The secret is drawn here, before anybody can know anything of it. */
bool table_begin(struct table *table, const struct tables_wish *wish, const char *host,
                 struct tables_refusal *refusal)
{
    char text[SETUP_MAX], hex[LUCK_HEX_MAX];
    uint8_t secret[LUCK_SECRET_SIZE];
    if (!check_wish(table->tables, wish, refusal)) return false;
    tables_random(table->tables, secret, sizeof secret);
    luck_hex(secret, hex);
    snprintf(text, sizeof text,
             "game %s\nrules %u\nseats %d\noptions %s\nlisted %d\nstarts %d\nhost %s\n"
             "secret %s\nturn-ms %lld\nreserve-ms %lld%s",
             refusal->game->name, refusal->game->rules_version, (int)wish->seats,
             wish->options ? wish->options : "", wish->listed, wish->starts, host, hex,
             wish->has_clock ? (long long)wish->turn_s * 1000 : 0,
             wish->has_clock ? (long long)wish->reserve_s * 1000 : 0,
             table->tables->settings.fixed_luck ? "\nfixed 1" : "");
    table_write(table, STORE_SETUP, -1, NULL, text);
    return true;
}

static int first_open(const struct table *table)
{
    for (int i = 0; i < table->seat_count; i++)
        if (table->seats[i].kind == SEAT_OPEN) return i;
    return -1;
}

static int bots_in(const struct tables_wish *wish)
{
    int count = 0;
    for (int i = 0; i < wish->bot_count; i++) count += wish->bots[i] != NULL;
    return count;
}

bool tables_bots_alone(const struct tables_wish *wish)
{
    return bots_in(wish) >= wish->seats;
}

/* The wish as it is carried out: `starts` says whether all seats are taken; where bots take them
 * all, the game bounds the match (lf_bots_line), in `line`. */
static struct tables_wish settle_wish(const struct tables_wish *wish, char *line)
{
    struct tables_wish settled = *wish;
    const struct lf_game *game = lf_game_find(wish->game);
    settled.starts = bots_in(wish) + wish->sit >= wish->seats;
    if (game && bots_in(wish) == wish->seats &&
        lf_bots_line(game, wish->options ? wish->options : "", line))
        settled.options = line;
    return settled;
}

bool tables_create(struct tables *tables, const struct person *person,
                   const struct tables_wish *wish, void *request, struct tables_refusal *refusal)
{
    char id[STORE_TABLE_MAX];
    *refusal = (struct tables_refusal){ 0 };
    tables_now(tables);
    if (tables->live_count >= tables->settings.tables_max ||
        store_waiting(tables->store) > STORE_FULL)
        return refuse(refusal, TABLES_FULL, LF_SAY("fewer tables: the server is full",
                                                   "weniger Tische: Der Server ist voll"));
    if (tables->store_full)
        return refuse(refusal, TABLES_FULL,
                      LF_SAY("a larger store: this one is full, new tables have no room",
                             "einen größeren Speicher: Dieser ist voll, neue Tische haben keinen "
                             "Platz"));
    if (!tables_within_quota(tables, person, wish, refusal)) return false;
    char line[LF_OPTIONS_MAX];
    if (!tables_new_id(tables, wish->listed, id))
        return refuse(refusal, TABLES_DISK, (struct lf_say){ { NULL } });
    struct table *table = tables_add(tables, id);
    table->address = wish->address;
    struct tables_wish settled = settle_wish(wish, line);
    if (!table_begin(table, &settled, person->id, refusal)) {
        tables_drop(table);
        return false;
    }
    tables->live_count++;
    table->ticket = store_player(tables->store, person->id, id, tables->time);
    for (int i = 0; i < wish->bot_count; i++)
        if (wish->bots[i]) seat_bot(table, i, wish->bots[i]);
    int seat = wish->sit ? first_open(table) : -1;
    if (seat >= 0) seat_person(table, seat, person);
    struct birth *birth = malloc(sizeof *birth);
    LF_ASSERT(birth);
    *birth = (struct birth){ .request = request };
    memcpy(birth->table, id, sizeof birth->table);
    if (table_start_due(table) == 0) table_start(table);
    else table_plan(table);
    birth->ticket = table->ticket;
    *tables->births_end = birth;
    tables->births_end = &birth->next;
    message_flush(tables);
    return true;
}

/* ---- Messages ---- */

/* The table of a message in the state it must be in; refuses the message otherwise. */
static struct table *open_table(const struct ask *ask, bool need_host)
{
    struct table *table = ask->client->table;
    enum tables_reason reason = TABLES_DONE;
    tables_now(ask->client->tables);
    if (!table) reason = TABLES_NONE;
    else if (!ask->client->known) reason = TABLES_SEAT;
    else if (need_host && strcmp(table->host, ask->client->person.id) != 0) reason = TABLES_HOST;
    else if (table->state != TABLE_OPEN) reason = TABLES_STATE;
    if (reason == TABLES_DONE) return table;
    message_refused(ask, reason, NULL, NULL, NULL);
    return NULL;
}

struct table *table_of_host(const struct ask *ask)
{
    return open_table(ask, true);
}

void tables_sit(const struct ask *ask, int64_t seat)
{
    struct table *own = ask->client->table;
    int now = own ? table_seat_of(own, ask->client) : -1;
    if (now >= 0 && now == seat) {
        tables_back(ask);
        return;
    }
    struct table *table = open_table(ask, false);
    if (!table) return;
    if (seat < 0 || seat >= table->seat_count || table->seats[seat].kind != SEAT_OPEN) {
        message_refused(ask, TABLES_SEAT, NULL, NULL, NULL);
        return;
    }
    if (table_has_like(table, &ask->client->person)) {
        message_refused(ask, TABLES_NAME, NULL, NULL, NULL);
        return;
    }
    /* First onto the new seat, then off the old one: so a host who changes seats stays host. */
    char word[TABLES_WORD_MAX] = "";
    if (now >= 0) memcpy(word, table->seats[now].word, sizeof word);
    seat_person(table, (int)seat, &ask->client->person);
    if (word[0]) table_write(table, STORE_WORD, (int)seat, NULL, word);
    if (now >= 0) table_write(table, STORE_SEAT, now, NULL, "open");
    tell(table, ask->client->person.id);
    message_answer(ask);
    table_plan(table);
}

/* A seat loses its person: it becomes open, or a bot's when the match has begun. */
void table_vacate(struct table *table, int seat)
{
    struct person person = table->seats[seat].person;
    if (table->state == TABLE_OPEN) table_write(table, STORE_SEAT, seat, NULL, "open");
    else seat_bot(table, seat, table_bot_find(table, "")->name);
    tell(table, person.id);
    table_advance(table);
}

void tables_stand(const struct ask *ask)
{
    struct table *table = ask->client->table;
    tables_now(ask->client->tables);
    int seat = table ? table_seat_of(table, ask->client) : -1;
    if (seat < 0 || table->state == TABLE_OVER) {
        message_refused(ask, !table ? TABLES_NONE : seat < 0 ? TABLES_SEAT : TABLES_STATE, NULL,
                        NULL, NULL);
        return;
    }
    table_vacate(table, seat);
    message_answer(ask);
}

void tables_remove(const struct ask *ask, int64_t seat)
{
    struct table *table = ask->client->table;
    enum tables_reason reason = TABLES_DONE;
    tables_now(ask->client->tables);
    if (!table) reason = TABLES_NONE;
    else if (!ask->client->known || strcmp(table->host, ask->client->person.id) != 0)
        reason = TABLES_HOST;
    else if (table->state == TABLE_OVER || table->state == TABLE_REFUSED) reason = TABLES_STATE;
    else if (seat < 0 || seat >= table->seat_count || table->seats[seat].kind != SEAT_PERSON)
        reason = TABLES_SEAT;
    /* Strangers meet at listed tables: no opponent may be sent away from a match that is lost.
     * Whoever is gone is replaced by time. */
    else if (table->listed && table->state != TABLE_OPEN &&
             strcmp(table->seats[seat].person.id, ask->client->person.id) != 0)
        reason = TABLES_LISTED;
    if (reason != TABLES_DONE) {
        message_refused(ask, reason, NULL, NULL, NULL);
        return;
    }
    table_vacate(table, (int)seat);
    message_answer(ask);
}

void tables_bot(const struct ask *ask, int64_t seat, const char *name)
{
    struct table *table = open_table(ask, true);
    if (!table) return;
    const struct lf_bot *bot = name ? outside_find(table->tables->settings.outside, name) : NULL;
    enum tables_reason reason = TABLES_DONE;
    if (seat < 0 || seat >= table->seat_count || table->seats[seat].kind == SEAT_PERSON)
        reason = TABLES_SEAT;
    else if (name && (!bot || !bot->plays(table->game))) reason = TABLES_UNKNOWN;
    if (reason != TABLES_DONE) {
        message_refused(ask, reason, NULL, NULL, NULL);
        return;
    }
    if (bot) seat_bot(table, (int)seat, bot->name);
    else table_write(table, STORE_SEAT, (int)seat, NULL, "open");
    message_seats_all(table);
    message_answer(ask);
    table_plan(table);
}

void tables_word(const struct ask *ask, const char *word)
{
    struct table *table = open_table(ask, false);
    if (!table) return;
    int seat = table_seat_of(table, ask->client);
    size_t length = strlen(word);
    if (seat < 0 || !length || length >= TABLES_WORD_MAX || strpbrk(word, "\n\r")) {
        message_refused(ask, seat < 0 ? TABLES_SEAT : TABLES_SIZE, NULL, NULL, NULL);
        return;
    }
    table_write(table, STORE_WORD, seat, NULL, word);
    message_answer(ask);
    if (table_start_due(table) == 0) table_start(table);
}

void tables_start(const struct ask *ask)
{
    struct table *table = open_table(ask, true);
    if (!table) return;
    if (!table_full(table)) {
        message_refused(ask, TABLES_SEAT, NULL, NULL, NULL);
        return;
    }
    /* Saying it again does not put it off. */
    if (!table->starts) table->waits_since = table->tables->now;
    table->starts = true;
    message_answer(ask);
    if (table_start_due(table) == 0) table_start(table);
    else table_plan(table);
}

/* Whether the person sits at a table that is not over; if so, the seat. */
static int live_seat(const struct table *table, const char *person)
{
    for (int i = 0; i < table->seat_count; i++)
        if (table->state != TABLE_OVER && table->state != TABLE_REFUSED &&
            table->seats[i].kind == SEAT_PERSON && strcmp(table->seats[i].person.id, person) == 0)
            return i;
    return -1;
}

/* A person who took another name while away gets it here on coming back. */
bool table_greet(struct table *table, int seat, const struct person *person)
{
    if (strcmp(table->seats[seat].person.name, person->name) == 0 || table->state == TABLE_OVER ||
        store_stuck(table->tables->store) || table_has_like(table, person)) return false;
    seat_person(table, seat, person);
    return true;
}

/* Tables where the person is write the name down; at the others it is done by table_greet(), so
 * that a name costs no more entries than there are tables to be at. */
bool tables_rename(struct tables *tables, const struct person *person)
{
    tables_now(tables);
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i]; table; table = table->next)
            if (live_seat(table, person->id) >= 0 && table_has_like(table, person)) return false;
    for (int i = 0; i < BUCKETS; i++) {
        for (struct table *table = tables->bucket[i]; table; table = table->next) {
            for (struct client *client = table->clients; client; client = client->next)
                if (client->known && strcmp(client->person.id, person->id) == 0)
                    client->person = *person;
            int seat = live_seat(table, person->id);
            if (seat < 0 || !table->seats[seat].here) continue;
            seat_person(table, seat, person);
            message_seats_all(table);
        }
    }
    return true;
}
