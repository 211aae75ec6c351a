/* table_files.c - whole documents about tables: lists, the replay, the proof of the dice. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/replay.h"
#include "server/table_walk.h"

enum { LIST_MAX = 200, OWN_MAX = 50 };

/* A text that grows. */
struct text { char *bytes; size_t length, room; };

static void add(struct text *text, const char *bytes, size_t length)
{
    while (text->length + length + 1 > text->room) {
        text->room = text->room ? text->room * 2 : 4096;
        text->bytes = realloc(text->bytes, text->room);
        LF_ASSERT(text->bytes);
    }
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = 0;
}

static void add_text(struct text *text, const char *more) { add(text, more, strlen(more)); }

static void add_summary(struct text *text, const struct table *table)
{
    char *scratch = table->tables->scratch;
    struct lf_out out = lf_out_start(scratch, SCRATCH_SIZE);
    message_summary(table, &out);
    int length = lf_out_end(&out);
    LF_ASSERT(length < SCRATCH_SIZE);
    if (text->length > 1) add(text, ",", 1);
    add(text, scratch, (size_t)length);
}

uint64_t tables_changes(const struct tables *tables)
{
    return tables->changes;
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

char *tables_list(struct tables *tables)
{
    struct text text = { 0 };
    const struct table *newest[LIST_MAX];
    size_t count = 0;
    for (int i = 0; i < BUCKETS; i++)
        for (struct table *table = tables->bucket[i]; table; table = table->next)
            if (table->listed && table->state != TABLE_OVER && table->state != TABLE_REFUSED)
                count = put_newest(newest, count, table);
    add_text(&text, "[");
    for (size_t i = 0; i < count; i++) add_summary(&text, newest[i]);
    add_text(&text, "]");
    return text.bytes;
}

char *tables_list_of(struct tables *tables, const char *person)
{
    struct text text = { 0 };
    char ids[OWN_MAX][STORE_TABLE_MAX];
    int count = store_tables_of(tables->store, person, ids, OWN_MAX);
    add_text(&text, "[");
    for (int i = 0; i < count; i++) {
        enum tables_reason reason;
        char *summary = tables_summary(tables, ids[i], person, &reason);
        if (summary && text.length > 1) add_text(&text, ",");
        if (summary) add_text(&text, summary);
        free(summary);
    }
    add_text(&text, "]");
    return text.bytes;
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
    struct text text = { 0 };
    const struct table *table = tables_find(tables, id);
    *reason = TABLES_DONE;
    if (!table && store_summary(tables->store, id, tables->scratch, SCRATCH_SIZE) &&
        kept_is_open(id, tables->scratch)) {
        add_text(&text, tables->scratch);
        return text.bytes;
    }
    if (!table) table = tables_fetch(tables, id);
    if (table && table_opens_to(table, person)) add_summary(&text, table);
    else *reason = TABLES_NONE;
    return text.bytes;
}

/* A match that is over, and known to be so by the disk as well. */
static struct table *ended(struct tables *tables, const char *id, const char *person,
                           enum tables_reason *reason)
{
    tables_now(tables);
    struct table *table = tables_fetch(tables, id);
    if (table && !table_opens_to(table, person)) table = NULL;
    bool over = table && table->state == TABLE_OVER && table->start_seq &&
                table->ticket <= store_durable(tables->store);
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
    struct text text = { 0 };
    uint64_t actions = 0;
    const struct table *table = ended(tables, id, person, reason);
    if (!table) return *reason == TABLES_RULES ? table_raw_replay(tables, id, person)
                                                  : NULL;
    const struct lf_game *game = table->game;
    struct lf_out note = lf_out_start(tables->scratch, SCRATCH_SIZE);
    lf_put(&note, "table ");
    lf_put(&note, table->id);
    lf_out_end(&note);
    add(&text, line, (size_t)lf_replay_write_head(game, table->seat_count, table->options,
                                                  tables->scratch, line, sizeof line));
    walk_start(&walk, table);
    for (; walk_next(&walk); actions++)
        add(&text, line, (size_t)lf_replay_write_action(game, walk.after, game->turn(walk.before),
                                                        walk.actor, walk.act->action, line,
                                                        sizeof line));
    add(&text, line, (size_t)lf_replay_write_end(game, walk.after, actions, line, sizeof line));
    return text.bytes;
}

static void add_member(struct text *text, const char *name, const char *value)
{
    char json[LF_OPTIONS_MAX * 2];
    struct lf_out out = lf_out_start(json, sizeof json);
    if (text->length > 1) lf_put_char(&out, ',');
    lf_put_json(&out, name);
    lf_put_char(&out, ':');
    lf_put_json(&out, value);
    LF_ASSERT(lf_out_end(&out) < (int)sizeof json);
    add_text(text, json);
}

static void add_draw(struct text *text, const struct table *table, const struct act *act,
                     const struct luck_draw *draw)
{
    char json[256], action[LF_ACTION_TEXT_MAX];
    struct lf_out out = lf_out_start(json, sizeof json);
    table->game->print(act->action, action, sizeof action);
    lf_put(&out, text->bytes[text->length - 1] == '[' ? "{\"seq\":" : ",{\"seq\":");
    lf_put_unsigned(&out, act->seq);
    lf_put(&out, ",\"stream\":");
    lf_put_int(&out, draw->stream);
    lf_put(&out, ",\"n\":");
    if (draw->drawn) lf_put_unsigned(&out, draw->n);
    else lf_put(&out, "null");
    lf_put(&out, ",\"below\":");
    if (draw->drawn && draw->below) lf_put_unsigned(&out, draw->below);
    else lf_put(&out, "null");
    lf_put(&out, ",\"got\":");
    lf_put_unsigned(&out, draw->got);
    lf_put(&out, ",\"action\":");
    lf_put_json(&out, action);
    lf_put_char(&out, '}');
    lf_out_end(&out);
    add_text(text, json);
}

static void add_draws(struct text *text, const struct table *table)
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
        add_draw(text, table, walk.act, &draw);
    }
}

char *tables_proof(struct tables *tables, const char *id, const char *person,
                   enum tables_reason *reason)
{
    struct text text = { 0 };
    char hex[LUCK_HEX_MAX];
    const struct table *table = ended(tables, id, person, reason);
    if (!table) return NULL;
    add_text(&text, "{");
    add_member(&text, "table", table->id);
    add_member(&text, "game", table->game->name);
    add_member(&text, "options", table->options);
    luck_hex(table->luck.secret, hex);
    add_member(&text, "secret", hex);
    luck_commit(&table->luck, hex);
    add_member(&text, "commit", hex);
    add_text(&text, table->fixed ? ",\"fixed\":true" : ",\"fixed\":false");
    add_text(&text, ",\"words\":[");
    for (int i = 0; i < table->seat_count; i++) {
        struct lf_out out = lf_out_start(tables->scratch, SCRATCH_SIZE);
        if (i) lf_put_char(&out, ',');
        if (table->seats[i].word[0]) lf_put_json(&out, table->seats[i].word);
        else lf_put(&out, "null");
        lf_out_end(&out);
        add_text(&text, tables->scratch);
    }
    add_text(&text, "],\"draws\":[");
    add_draws(&text, table);
    add_text(&text, "]}");
    return text.bytes;
}

char *tables_review(struct tables *tables, const char *id, const char *person,
                    enum tables_reason *reason)
{
    struct text text = { 0 };
    const struct table *table = ended(tables, id, person, reason);
    if (!table) return NULL;
    struct lf_out out = lf_out_start(tables->scratch, SCRATCH_SIZE);
    table_review(table, &out);
    LF_ASSERT(lf_out_end(&out) < SCRATCH_SIZE);
    add_text(&text, tables->scratch);
    return text.bytes;
}
