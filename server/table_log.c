/* table_log.c - the entries of a table's log: taking one into memory, writing one.
 *
 * table_take() is used for new entries and for those read after a restart, so both give the
 * same table. A log it cannot follow (rules of a version that the game has not, an action the
 * rules forbid) is refused as a whole and left alone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "core/match.h"
#include "server/table_walk.h"

enum { TEXT_MAX = 2048 };

/* ---- The actions ---- */

static uint32_t hash_key(int seat, const char *key)
{
    uint64_t hash = (uint64_t)seat + 1;
    for (; *key; key++) hash = lf_mix(hash ^ (unsigned char)*key);
    return (uint32_t)hash | 1;
}

const char *table_key(const struct table *table, const struct act *act)
{
    return act->key ? table->keys + act->key : NULL;
}

/* Whether one of so many hashes is this one; without a branch, so that the thousands of a long
 * match are gone through in a fraction of a microsecond. */
static bool among(const uint32_t *hashes, uint32_t count, uint32_t hash)
{
    uint32_t found = 0;
    for (uint32_t i = 0; i < count; i++) found |= hashes[i] == hash;
    return found;
}

const struct act *table_find_key(const struct table *table, int seat, const char *key)
{
    uint32_t hash = hash_key(seat, key);
    if (!among(table->key_hashes, table->act_count, hash)) return NULL;
    for (uint32_t i = table->act_count; i > 0; i--) {
        const struct act *act = &table->acts[i - 1];
        if (table->key_hashes[i - 1] == hash && act->key && act->seat == seat &&
            strcmp(table_key(table, act), key) == 0)
            return act;
    }
    return NULL;
}

static void keep_key(struct table *table, struct act *act, const char *key)
{
    uint32_t length = (uint32_t)strlen(key) + 1;
    if (length == 1) return;
    if (!table->keys_length) table->keys_length = 1;       /* place 0 means no key */
    while (table->keys_length + length > table->keys_room) {
        table->keys_room = table->keys_room ? table->keys_room * 2 : 256;
        table->keys = realloc(table->keys, table->keys_room);
        LF_ASSERT(table->keys);
    }
    act->key = table->keys_length;
    table->key_hashes[act - table->acts] = hash_key(act->seat, key);
    memcpy(table->keys + act->key, key, length);
    table->keys_length += length;
}

static void keep_act(struct table *table, const struct store_entry *entry, lf_action action)
{
    if (table->act_count == table->act_room) {
        table->act_room = table->act_room ? table->act_room * 2 : 8;
        table->acts = realloc(table->acts, table->act_room * sizeof *table->acts);
        table->key_hashes = realloc(table->key_hashes,
                                    table->act_room * sizeof *table->key_hashes);
        LF_ASSERT(table->acts && table->key_hashes);
    }
    table->key_hashes[table->act_count] = 0;
    struct act *act = &table->acts[table->act_count++];
    *act = (struct act){ .action = action, .at = entry->at, .seq = entry->seq,
                         .seat = (int8_t)entry->seat };
    if (entry->key) keep_key(table, act, entry->key);
}

void table_rebuild(struct table *table)
{
    struct walk walk;
    walk_start(&walk, table);
    while (walk_next(&walk)) { }
    memcpy(table->now, walk.after, table->game->state_size);
}

/* Who owes a choice since when, and whose time runs. actor: who has just acted, -1: nobody. */
static void after_change(struct table *table, uint32_t seq, int actor, bool new_turn)
{
    const struct lf_game *game = table->game;
    bool setting_up = game->turn(table->now) == 0;
    lf_seats awaited = table->state == TABLE_RUNNING ? game->awaited(table->now) : 0;
    lf_seats refilled = new_turn ? ~(lf_seats)0 : 0;
    table->last_change = seq;
    table->stamp++;
    for (int i = 0; i < table->seat_count; i++) {
        struct seat *seat = &table->seats[i];
        if (!(awaited >> i & 1)) {
            seat->awaited_since = 0;
            continue;
        }
        if (!seat->awaited_since && setting_up) refilled |= lf_seat_bit(i);
        if (!seat->awaited_since || i == actor) seat->awaited_since = seq;
    }
    clock_settle(&table->clock, table->tables->now);
    clock_refill(&table->clock, refilled);
    clock_run(&table->clock, table_people_awaited(table), table->tables->now);
}

static bool take_act(struct table *table, const struct store_entry *entry)
{
    const struct lf_game *game = table->game;
    struct lf_error error = { 0 };
    lf_action action;
    int actor = entry->seat < 0 ? LF_CHANCE : entry->seat;
    if (table->state != TABLE_RUNNING || entry->seat >= table->seat_count) return false;
    if (!game->parse(entry->text, &action, &error)) return false;
    if ((lf_kind_of(action) < LF_KIND_CHANCE_END) != (actor == LF_CHANCE)) return false;
    if (game->check(table->now, actor, action)) return false;
    if (actor == LF_CHANCE) {
        if (!lf_chance_possible(game, table->now, action)) return false;
        luck_count(&table->luck, game, table->now);
    }
    uint32_t turn = game->turn(table->now);
    clock_settle(&table->clock, table->tables->now);
    table->clock_before = table->clock;
    game->apply(table->now, actor, action);
    keep_act(table, entry, action);
    if (entry->seat >= 0) table->seats[entry->seat].acted++;
    after_change(table, entry->seq, entry->seat, game->turn(table->now) != turn);
    return true;
}

static bool take_undo(struct table *table, const struct store_entry *entry)
{
    const struct act *last = walk_back(table, NULL);
    if (!last || last->seat != entry->seat) return false;
    table->acts[last - table->acts].undone = true;
    table->last_undo = entry->seq;
    table_rebuild(table);
    for (int s = 0; s < table->seat_count; s++) table->seats[s].awaited_since = 0;
    after_change(table, entry->seq, -1, false);
    /* What the action gave to the clocks, a new turn, is taken back with it. */
    clock_least(&table->clock, &table->clock_before);
    return true;
}

/* ---- Set-up and seats ---- */

/* The value of the line "name value" in a text of lines; false: no such line, or too long. */
static bool line_of(const char *text, const char *name, char *value, size_t size)
{
    size_t length = strlen(name);
    while (text) {
        const char *end = strchr(text, '\n');
        size_t line = end ? (size_t)(end - text) : strlen(text);
        if (line > length && text[length] == ' ' && strncmp(text, name, length) == 0) {
            if (line - length - 1 >= size) return false;
            memcpy(value, text + length + 1, line - length - 1);
            value[line - length - 1] = 0;
            return true;
        }
        text = end ? end + 1 : NULL;
    }
    return false;
}

static uint64_t number_of(const char *text, const char *name, uint64_t max)
{
    char value[32];
    uint64_t number;
    if (!line_of(text, name, value, sizeof value)) return 0;
    struct lf_in in = lf_in_start(value, NULL);
    return lf_take_unsigned(&in, max, &number) && lf_at_end(&in) ? number : 0;
}

static void keep_options(struct table *table, const char *options)
{
    free(table->options);
    table->options = strdup(options);
    LF_ASSERT(table->options);
}

/* The match starts by the rules it was played by; table->options becomes the line that says so. */
static bool take_game(struct table *table, const char *text, uint32_t rules, const char *options)
{
    struct lf_error error = { 0 };
    char line[LF_OPTIONS_MAX];
    const struct lf_game *game = table->game;
    table->now = malloc(game->state_size);
    table->begin = malloc(game->state_size);
    LF_ASSERT(table->now && table->begin);
    if (!lf_start(game, table->now, table->seat_count, rules, options, line, &error)) return false;
    keep_options(table, line);
    memcpy(table->begin, table->now, game->state_size);
    uint64_t turn = number_of(text, "turn-ms", INT32_MAX);
    uint64_t reserve = number_of(text, "reserve-ms", INT32_MAX);
    if (turn) clock_init(&table->clock, (int64_t)turn, (int64_t)reserve);
    return true;
}

static bool take_setup(struct table *table, const struct store_entry *entry)
{
    char value[LF_OPTIONS_MAX], options[LF_OPTIONS_MAX];
    const char *text = entry->text;
    table->created = entry->at;
    table->listed = number_of(text, "listed", 1) == 1;
    table->starts = number_of(text, "starts", 1) == 1;
    table->fixed = number_of(text, "fixed", 1) == 1;
    if (!line_of(text, "secret", value, sizeof value) || !luck_unhex(value, table->luck.secret))
        return false;
    line_of(text, "host", table->host, sizeof table->host);
    memcpy(table->creator, table->host, sizeof table->creator);
    if (!line_of(text, "options", options, sizeof options)) options[0] = 0;
    keep_options(table, options);
    snprintf(table->luck.table, sizeof table->luck.table, "%s", table->id);
    if (!line_of(text, "game", value, sizeof value)) return false;
    const struct lf_game *game = lf_game_find(value);
    table->game_name = game ? game->name : NULL;
    table->refusal = "rules";
    uint64_t rules = number_of(text, "rules", UINT32_MAX);
    if (!game || !lf_rules_played(game, rules)) return false;
    uint64_t seats = number_of(text, "seats", LF_SEATS_MAX);
    if (seats < game->seats_min || seats > game->seats_max) return false;
    table->game = game;
    table->seat_count = (int)seats;
    table->seats = calloc(seats, sizeof *table->seats);
    LF_ASSERT(table->seats);
    return take_game(table, text, (uint32_t)rules, options);
}

/* When the host leaves the table, the person on the lowest seat becomes host. */
static void mind_host(struct table *table, const char *left)
{
    int heir = -1;
    if (table->host[0] && strcmp(table->host, left) != 0) return;
    for (int i = table->seat_count - 1; i >= 0; i--) {
        if (table->seats[i].kind != SEAT_PERSON) continue;
        if (strcmp(table->seats[i].person.id, table->host) == 0) return;
        heir = i;
    }
    if (heir >= 0)
        snprintf(table->host, sizeof table->host, "%s", table->seats[heir].person.id);
}

static int count_here(const struct table *table, const char *person)
{
    int here = 0;
    for (struct client *client = table->clients; client; client = client->next)
        here += client->known && strcmp(client->person.id, person) == 0;
    return here;
}

/* "open", "bot NAME" or "person ID NAME". */
static bool take_seat(struct table *table, const struct store_entry *entry)
{
    if (entry->seat < 0 || entry->seat >= table->seat_count) return false;
    struct seat *seat = &table->seats[entry->seat];
    struct seat old = *seat;
    const char *text = entry->text, *name;
    *seat = (struct seat){ .awaited_since = old.awaited_since, .acted = old.acted,
                            .chats = old.chats,
                            .gone_at = table->tables->now };
    if (strncmp(text, "bot ", 4) == 0) {
        seat->kind = SEAT_BOT;
        seat->bot = table_bot_find(table, text + 4);
        /* The words of those who began the match stay what the dice were drawn from. */
        if (table->start_seq) memcpy(seat->word, old.word, sizeof seat->word);
    } else if (strncmp(text, "person ", 7) == 0 && (name = strchr(text + 7, ' '))) {
        seat->kind = SEAT_PERSON;
        snprintf(seat->person.id, sizeof seat->person.id, "%.*s", (int)(name - text - 7), text + 7);
        snprintf(seat->person.name, sizeof seat->person.name, "%s", name + 1);
        if (old.kind == SEAT_PERSON && strcmp(old.person.id, seat->person.id) == 0) {
            struct person person = seat->person;
            *seat = old;
            seat->person = person;
        }
        seat->here = count_here(table, seat->person.id);
    } else if (strcmp(text, "open") != 0 || table->start_seq) {
        return false;
    }
    if (table->start_seq && old.kind == SEAT_PERSON && seat->kind == SEAT_BOT)
        table->last_left = entry->seq;
    mind_host(table, old.kind == SEAT_PERSON ? old.person.id : "");
    table->stamp++;
    clock_run(&table->clock, table_people_awaited(table), table->tables->now);
    return true;
}

static bool take_start(struct table *table, const struct store_entry *entry)
{
    struct lf_out out = lf_out_start(table->luck.words, sizeof table->luck.words);
    if (table->state != TABLE_OPEN) return false;
    for (int i = 0; i < table->seat_count; i++) {
        if (table->seats[i].kind == SEAT_OPEN) return false;
        if (!table->seats[i].word[0]) continue;
        if (out.length) lf_put_char(&out, '\n');
        lf_put(&out, table->seats[i].word);
    }
    lf_out_end(&out);
    table->state = TABLE_RUNNING;
    table->code[0] = 0;
    table->start_seq = entry->seq;
    table->clock.at = table->tables->now;
    after_change(table, entry->seq, -1, true);
    return true;
}

/* ---- The rest ---- */

/* Watchers have few of the lines that are shown, so that they cannot push out the players'. */
static void keep_line(struct table *table, struct chat_line line)
{
    int watchers = line.watcher, oldest = -1;
    if (!table->chat) table->chat = calloc(CHAT_SHOWN, sizeof *table->chat);
    LF_ASSERT(line.json && table->chat);
    for (int i = 0; i < table->chat_count; i++) {
        if (table->chat[i].watcher && oldest < 0) oldest = i;
        watchers += table->chat[i].watcher;
    }
    bool full = table->chat_count == CHAT_SHOWN;
    int out = watchers > WATCHER_CHAT_SHOWN ? oldest : full ? 0 : -1;
    if (out >= 0) {
        if (table->chat[out].seq > table->chat_lost) table->chat_lost = table->chat[out].seq;
        free(table->chat[out].json);
        table->chat_count--;
        memmove(&table->chat[out], &table->chat[out + 1],
                (size_t)(table->chat_count - out) * sizeof *table->chat);
    }
    table->chat[table->chat_count++] = line;
}

const char *table_speaker(const struct chat_line *line)
{
    return line->json + strlen(line->json) + 1;
}

/* NAME, a tab, "text" or "phrase", a tab, what was said: as the message it becomes, and behind it
 * who said it. NULL: it is not like that. */
static char *chat_json(const struct store_entry *entry, const char *speaker)
{
    char json[TEXT_MAX * 2], name[STORE_NAME_MAX];
    const char *kind = strchr(entry->text, '\t'), *said = kind ? strchr(kind + 1, '\t') : NULL;
    if (!said) return NULL;
    snprintf(name, sizeof name, "%.*s", (int)(kind - entry->text), entry->text);
    struct lf_out out = lf_out_start(json, sizeof json);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", "chat");
    lf_json_int(&out, "seq", entry->seq);
    lf_json_below(&out, "seat", entry->seat, LF_SEATS_MAX);
    lf_json_text(&out, "name", name);
    if (strncmp(kind, "\tphrase", 7) == 0) lf_json_raw(&out, "phrase", said + 1);
    else lf_json_text(&out, "text", said + 1);
    lf_json_int(&out, "at", entry->at);
    lf_json_object_end(&out);
    int length = lf_out_end(&out);
    if (length >= (int)sizeof json) return NULL;
    char *kept = malloc((size_t)length + strlen(speaker) + 2);
    LF_ASSERT(kept);
    memcpy(kept, json, (size_t)length + 1);
    strcpy(kept + length + 1, speaker);
    return kept;
}

/* The key of a line is the id of who said it; older lines have none, and are their seat's. */
static bool take_chat(struct table *table, const struct store_entry *entry)
{
    bool seated = entry->seat >= 0 && entry->seat < table->seat_count;
    const char *speaker = entry->key && entry->key[0] ? entry->key
                        : seated ? table->seats[entry->seat].person.id : "";
    char *json = chat_json(entry, speaker);
    if (!json) return false;
    if (seated) table->seats[entry->seat].chats++;
    else table->watcher_chats++;
    keep_line(table, (struct chat_line){ entry->seq, entry->seat < 0, json });
    return true;
}

void table_amend_chat(struct table *table, const struct store_entry *entry)
{
    for (int i = 0; i < table->chat_count; i++) {
        char *json = table->chat[i].seq == entry->seq
                         ? chat_json(entry, entry->key ? entry->key : "") : NULL;
        if (!json) continue;
        free(table->chat[i].json);
        table->chat[i].json = json;
    }
}

/* "pause", "resume", "bot NAME" (it stands in for the seat's person) or "back". */
static bool take_clock(struct table *table, const struct store_entry *entry)
{
    bool seated = entry->seat >= 0 && entry->seat < table->seat_count &&
                  table->seats[entry->seat].kind == SEAT_PERSON;
    clock_settle(&table->clock, table->tables->now);
    if (strcmp(entry->text, "pause") == 0 && table->state == TABLE_RUNNING) {
        table->state = TABLE_PAUSED;
    } else if (strcmp(entry->text, "resume") == 0 && table->state == TABLE_PAUSED) {
        table->state = TABLE_RUNNING;
    } else if (strncmp(entry->text, "bot ", 4) == 0 && seated) {
        table->seats[entry->seat].bot = table_bot_find(table, entry->text + 4);
    } else if (strcmp(entry->text, "back") == 0 && seated) {
        table->seats[entry->seat].bot = NULL;
        table->seats[entry->seat].asks_back = false;
    } else {
        return false;
    }
    table->stamp++;
    clock_run(&table->clock, table_people_awaited(table), table->tables->now);
    return true;
}

static bool take_kind(struct table *table, const struct store_entry *entry)
{
    switch (entry->kind) {
    case STORE_SETUP: return take_setup(table, entry);
    case STORE_SEAT: return take_seat(table, entry);
    case STORE_START: return take_start(table, entry);
    case STORE_ACT: return take_act(table, entry);
    case STORE_UNDO: return take_undo(table, entry);
    case STORE_CHAT: return take_chat(table, entry);
    case STORE_CLOCK: return take_clock(table, entry);
    case STORE_WORD:
        if (entry->seat < 0 || entry->seat >= table->seat_count || table->start_seq) return false;
        snprintf(table->seats[entry->seat].word, TABLES_WORD_MAX, "%s", entry->text);
        return true;
    case STORE_END:
        table->state = TABLE_OVER;
        table->code[0] = 0;
        clock_run(&table->clock, 0, table->tables->now);
        table->stamp++;
        return true;
    case STORE_REMATCH:
        snprintf(table->rematch, sizeof table->rematch, "%s", entry->text);
        return true;
    case STORE_KIND_END: break;
    }
    return false;
}

bool table_take(struct table *table, const struct store_entry *entry)
{
    bool good = entry->seq == table->seq + 1 && (entry->seq == 1) == (entry->kind == STORE_SETUP);
    table->refusal = "log";
    table->seq = entry->seq;
    table->changed = entry->at;
    good = good && take_kind(table, entry);
    if (good && entry->clock && entry->clock[0])
        good = table->clock.on && clock_parse(&table->clock, table->seat_count, entry->clock);
    table->tables->changes += table->listed;
    return good;
}

void table_write(struct table *table, enum store_kind kind, int seat, const char *key,
                 const char *text)
{
    char clock[CLOCK_TEXT_MAX] = "";
    struct store_entry entry = {
        .table = table->id, .seq = table->seq + 1, .kind = kind, .at = table->tables->time,
        .seat = seat, .key = key, .text = text,
    };
    bool good = table_take(table, &entry);
    LF_ASSERT(good);
    bool timed = kind == STORE_START || kind == STORE_ACT || kind == STORE_UNDO ||
                 kind == STORE_CLOCK || kind == STORE_SEAT;
    if (timed && table->start_seq)
        clock_print(&table->clock, table->seat_count, clock);
    entry.clock = clock;
    table->ticket = store_append(table->tables->store, &entry);
}

void table_free(struct table *table)
{
    for (int i = 0; i < table->chat_count; i++) free(table->chat[i].json);
    free(table->chat);
    table_forget_visitors(table);
    table_leave_outside(table);
    table_drop_choice(table);
    free(table->acts);
    free(table->key_hashes);
    free(table->keys);
    free(table->now);
    free(table->begin);
    free(table->seats);
    free(table->options);
    free(table);
}
