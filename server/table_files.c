/* table_files.c - whole documents about tables: lists, the replay, the proof of the dice. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/json.h"
#include "core/replay.h"
#include "server/table_walk.h"

enum {
    LIST_MAX = 200, OWN_MAX = 50,
    END_MAX = 16,                     /* the last brackets, a comma, the final zero */
    PROOF_HEAD_MAX = 4096,            /* all of a proof but its draws */
    DRAW_JSON_MAX = 256 + LF_ACTION_TEXT_MAX,
};

/* Room in a text that grows: for so many more bytes, and for the brackets that end it. */
static void make_room(struct lf_out *out, size_t more)
{
    more += END_MAX;
    if (out->length + more < out->size) return;
    out->size = 2 * (out->length + more);
    out->text = realloc(out->text, out->size);
    LF_ASSERT(out->text);
}

static void add(struct lf_out *out, const char *bytes, size_t length)
{
    make_room(out, length);
    lf_put_bytes(out, bytes, length);
}

static void add_json(struct lf_out *out, const char *json)
{
    make_room(out, strlen(json));
    lf_json_raw(out, NULL, json);
}

/* The finished text, which is the caller's. */
static char *grown(struct lf_out *out)
{
    lf_out_end(out);
    LF_ASSERT(out->length < out->size);
    return out->text;
}

static char *copy(const char *text)
{
    struct lf_out out = { 0 };
    add(&out, text, strlen(text));
    return grown(&out);
}

static const char *summary_of(const struct table *table)
{
    struct lf_out out = lf_out_start(table->tables->scratch, SCRATCH_SIZE);
    message_summary(table, &out);
    LF_ASSERT(lf_out_end(&out) < SCRATCH_SIZE);
    return out.text;
}

/* Others change what is shared; nobody tells us, so it is looked at anew every second. */
uint64_t tables_changes(const struct tables *tables)
{
    return tables->changes + (store_shared(tables->store) ? (uint64_t)tables->now / 1000 : 0);
}

static bool is_newer(const struct table *one, const struct table *other)
{
    if (one->created != other->created) return one->created > other->created;
    return strcmp(one->id, other->id) < 0;
}

/* Puts a table among the newest ones so far, which are in order; few of many get in at all. */
static size_t put_newest(const struct table **newest, size_t count, const struct table *table)
{
    if (count == LIST_MAX && !is_newer(table, newest[count - 1])) return count;
    size_t low = 0, high = count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (is_newer(newest[middle], table)) low = middle + 1;
        else high = middle;
    }
    if (count < LIST_MAX) count++;
    memmove(newest + low + 1, newest + low, (count - 1 - low) * sizeof *newest);
    newest[low] = table;
    return count;
}

static void add_listed(void *out, const char *summary)
{
    add_json(out, summary);
}

/* What all nodes have written down, a second old at most. */
static bool put_shared(struct tables *tables, struct lf_out *out)
{
    make_room(out, 0);
    lf_json_array(out, NULL);
    bool good = store_lobby(tables->store, LIST_MAX, add_listed, out);
    lf_json_array_end(out);
    if (good) return true;
    free(out->text);
    *out = (struct lf_out){ 0 };
    return false;
}

char *tables_list(struct tables *tables)
{
    struct lf_out out = { 0 };
    if (store_shared(tables->store) && put_shared(tables, &out)) return grown(&out);
    const struct table *newest[LIST_MAX];
    size_t count = 0;
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i]; table; table = table->next)
            if (table->listed && table->state != TABLE_OVER && table->state != TABLE_REFUSED)
                count = put_newest(newest, count, table);
    make_room(&out, 0);
    lf_json_array(&out, NULL);
    for (size_t i = 0; i < count; i++) add_json(&out, summary_of(newest[i]));
    lf_json_array_end(&out);
    return grown(&out);
}

char *tables_list_of(struct tables *tables, const char *person)
{
    struct lf_out out = { 0 };
    char ids[OWN_MAX][STORE_TABLE_MAX];
    int count = store_tables_of(tables->store, person, ids, OWN_MAX);
    make_room(&out, 0);
    lf_json_array(&out, NULL);
    for (int i = 0; i < count; i++) {
        enum tables_reason reason;
        char *summary = tables_summary(tables, ids[i], person, &reason);
        if (summary) add_json(&out, summary);
        free(summary);
    }
    lf_json_array_end(&out);
    return grown(&out);
}

/* A summary that was kept beside the log is open to all when its table was listed, or when its
 * id cannot be guessed; quotes of names in it are escaped, so the search finds only the member. */
static bool kept_is_open(const char *id, const char *summary)
{
    return strlen(id) > 6 || !strstr(summary, "\"listed\":false");
}

char *tables_summary(struct tables *tables, const char *id, const char *person,
                     enum tables_reason *reason)
{
    const struct table *table = tables_find(tables, id);
    *reason = TABLES_DONE;
    if (!table && store_summary(tables->store, id, tables->scratch, SCRATCH_SIZE) &&
        kept_is_open(id, tables->scratch))
        return copy(tables->scratch);
    if (!table) table = tables_look(tables, id);
    if (table && table_opens_to(table, person)) return copy(summary_of(table));
    *reason = TABLES_NONE;
    return NULL;
}

/* A match that is over, and known to be so by the disk as well. */
static struct table *ended(struct tables *tables, const char *id, const char *person,
                           enum tables_reason *reason)
{
    tables_now(tables);
    struct table *table = tables_look(tables, id);
    if (table && !table_opens_to(table, person)) table = NULL;
    bool over = table && table->state == TABLE_OVER && table->start_seq
                && table->ticket <= tables_durable(tables);
    *reason = over ? TABLES_DONE : table ? TABLES_STATE : TABLES_NONE;
    if (table && table->state == TABLE_REFUSED)
        *reason = strcmp(table->refusal, "rules") == 0 ? TABLES_RULES : TABLES_DAMAGED;
    return over ? table : NULL;
}

char *tables_replay(struct tables *tables, const char *id, const char *person,
                    enum tables_reason *reason)
{
    struct walk walk;
    char line[LF_REPLAY_LINE_MAX * 2];
    struct lf_out out = { 0 };
    uint64_t actions = 0;
    const struct table *table = ended(tables, id, person, reason);
    if (!table) return *reason == TABLES_RULES ? table_raw_replay(tables, id, person)
                                                  : NULL;
    const struct lf_game *game = table->game;
    struct lf_out note = lf_out_start(tables->scratch, SCRATCH_SIZE);
    lf_put(&note, "table ");
    lf_put(&note, table->id);
    lf_out_end(&note);
    add(&out, line, (size_t)lf_replay_write_head(game, table->seat_count, table->options,
                                                  tables->scratch, line, sizeof line));
    walk_start(&walk, table);
    for (; walk_next(&walk); actions++)
        add(&out, line, (size_t)lf_replay_write_action(game, walk.after, game->turn(walk.before),
                                                        walk.actor, walk.act->action, line,
                                                        sizeof line));
    add(&out, line, (size_t)lf_replay_write_end(game, walk.after, actions, line, sizeof line));
    return grown(&out);
}

/* A number, or null where none was drawn. */
static void put_drawn(struct lf_out *out, const char *name, bool drawn, uint64_t value)
{
    if (drawn) lf_json_unsigned(out, name, value);
    else lf_json_null(out, name);
}

static void add_draw(struct lf_out *out, const struct table *table, const struct act *act,
                     const struct luck_draw *draw)
{
    char action[LF_ACTION_TEXT_MAX];
    table->game->print(act->action, action, sizeof action);
    make_room(out, DRAW_JSON_MAX);
    lf_json_object(out, NULL);
    lf_json_int(out, "seq", act->seq);
    lf_json_int(out, "stream", draw->stream);
    put_drawn(out, "n", draw->drawn, draw->n);
    put_drawn(out, "below", draw->drawn && draw->below, draw->below);
    lf_json_unsigned(out, "got", draw->got);
    lf_json_text(out, "action", action);
    lf_json_object_end(out);
}

static void add_draws(struct lf_out *out, const struct table *table)
{
    const struct lf_game *game = table->game;
    struct luck luck = table->luck;
    struct walk walk;
    memset(luck.drawn, 0, sizeof luck.drawn);
    walk_start(&walk, table);
    while (walk_next(&walk)) {
        struct luck_draw draw;
        if (walk.actor != LF_CHANCE) continue;
        luck_draw(&luck, game, walk.before, &draw);
        luck_count(&luck, game, walk.before);
        add_draw(out, table, walk.act, &draw);
    }
}

char *tables_proof(struct tables *tables, const char *id, const char *person,
                   enum tables_reason *reason)
{
    struct lf_out out = { 0 };
    char hex[LUCK_HEX_MAX];
    const struct table *table = ended(tables, id, person, reason);
    if (!table) return NULL;
    make_room(&out, PROOF_HEAD_MAX);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "table", table->id);
    lf_json_text(&out, "game", table->game->name);
    lf_json_text(&out, "options", table->options);
    luck_hex(table->luck.secret, hex);
    lf_json_text(&out, "secret", hex);
    luck_commit(&table->luck, hex);
    lf_json_text(&out, "commit", hex);
    lf_json_bool(&out, "fixed", table->fixed);
    lf_json_array(&out, "words");
    for (int i = 0; i < table->seat_count; i++)
        lf_json_text(&out, NULL, table->seats[i].word[0] ? table->seats[i].word : NULL);
    lf_json_array_end(&out);
    lf_json_array(&out, "draws");
    add_draws(&out, table);
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    return grown(&out);
}

char *tables_review(struct tables *tables, const char *id, const char *person,
                    enum tables_reason *reason)
{
    const struct table *table = ended(tables, id, person, reason);
    if (!table) return NULL;
    struct lf_out out = lf_out_start(tables->scratch, SCRATCH_SIZE);
    table_review(table, &out);
    LF_ASSERT(lf_out_end(&out) < SCRATCH_SIZE);
    return copy(tables->scratch);
}
