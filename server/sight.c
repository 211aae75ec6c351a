/* sight.c - what one viewer may know of a match, as text; and what each was told last.
 *
 * Nothing of a state is printed but through struct sight, which holds a seat's own view (a
 * spectator's for all others). All clients on one seat, and all spectators, have the same text
 * once they have read what was sent to them; so a table keeps one text for each of these
 * audiences, and a change is worked out once for all who get it. The texts are no part of the
 * table: they can be made again from the state, and are while nobody has acted for a while. */
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/fields.h"
#include "core/json.h"
#include "server/sight.h"

enum { TOLD_MS = 15000 };             /* how long texts are kept after the last action */

struct told { char *text; uint32_t length, room; };

/* Among all tables that have some, the one that was used last in front. */
struct sights {
    struct table *table;
    struct sights *next, *previous;
    int64_t used;
    struct told told[LF_SEATS_MAX + 1];           /* [0]: spectators */
};

/* Once for all audiences of a change: the JSON of a spectator, of which most is everybody's. It is
 * of `table` as it is now, until the next change; NULL: of none. */
struct sight_open {
    const struct table *table;
    struct lf_shared shared;
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    char text[LF_JSON_MAX];
};

/* What one viewer may know of a state; nothing else of it is printed. */
struct sight {
    const struct lf_game *game;
    int seat;                         /* LF_NOBODY: a spectator */
    bool acts;                        /* the match runs and the seat may act */
    lf_seats awaited;
    struct lf_shared *shared;         /* the JSON of a spectator of the same state; NULL: none */
    _Alignas(16) unsigned char view[LF_STATE_MAX];
};

static void look(struct sight *sight, const struct table *table, const void *state, int seat)
{
    sight->game = table->game;
    sight->shared = NULL;
    sight->seat = seat < 0 ? LF_NOBODY : seat;
    table->game->view(state, sight->seat, sight->view);
    bool running = table->state == TABLE_RUNNING || table->state == TABLE_PAUSED;
    sight->awaited = running ? table->game->awaited(sight->view) & ~lf_seat_bit(LF_CHANCE) : 0;
    sight->acts = running && seat >= 0 &&
                  table->game->actors(sight->view) & lf_seat_bit(seat);
}

/* ---- Writing ---- */

static void put_legal(const struct sight *sight, struct lf_out *out)
{
    lf_action list[LF_LEGAL_MAX];
    char text[LF_ACTION_TEXT_MAX];
    int count = sight->acts ? sight->game->legal(sight->view, sight->seat, list) : 0;
    lf_json_array(out, "legal");
    for (int i = 0; i < count; i++) {
        sight->game->print(list[i], text, sizeof text);
        lf_json_text(out, NULL, text);
    }
    lf_json_array_end(out);
}

/* The same list with each word once: "road e1|e2|e3" stands for three actions. Lists are sorted
 * by word, and no notation has this stroke or anything that JSON would escape. */
static void put_legal_short(const struct sight *sight, struct lf_out *out)
{
    lf_action list[LF_LEGAL_MAX];
    char text[2][LF_ACTION_TEXT_MAX];
    size_t word = 0;                                  /* length of the last one's with its space */
    int count = sight->acts ? sight->game->legal(sight->view, sight->seat, list) : 0;
    lf_json_array(out, "legal");
    for (int i = 0; i < count; i++) {
        char *now = text[i & 1];
        size_t length = (size_t)sight->game->print(list[i], now, LF_ACTION_TEXT_MAX);
        if (word && memcmp(now, text[~i & 1], word) == 0) {
            out->length--;                            /* the closing quote */
            lf_put_char(out, '|');
            lf_put_bytes(out, now + word, length - word);
            lf_put_char(out, '"');
            continue;
        }
        const char *space = memchr(now, ' ', length);
        word = space ? (size_t)(space - now) + 1 : 0;
        lf_json_bytes(out, NULL, now, length);
    }
    lf_json_array_end(out);
}

static void put_forbidden(const struct sight *sight, struct lf_out *out)
{
    lf_json_object(out, "forbidden");
    for (const struct lf_kind *kind = sight->game->kinds; sight->acts && kind->kind; kind++) {
        char text[32];
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        lf_rule rule = sight->game->forbidden(sight->view, sight->seat, kind->kind);
        if (!rule) continue;
        lf_rule_print(sight->game, rule, text, sizeof text);
        lf_json_text(out, kind->word, text);
    }
    lf_json_object_end(out);
}

static void put_all(const struct sight *sight, struct lf_out *out,
                    void (*legal)(const struct sight *sight, struct lf_out *out))
{
    lf_json_key(out, "view");
    LF_ASSERT(out->length + LF_JSON_MAX < out->size);
    char *text = out->text + out->length;
    int length = sight->shared
                     ? lf_fields_json_shared(sight->shared, sight->view, text, LF_JSON_MAX)
                     : sight->game->json(sight->view, text, LF_JSON_MAX);
    LF_ASSERT(length > 0 && length < LF_JSON_MAX);
    out->length += (size_t)length;
    legal(sight, out);
    put_forbidden(sight, out);
    lf_json_set(out, "awaited", sight->awaited);
}

void sight_put(const struct table *table, const void *state, int seat, struct lf_out *out)
{
    struct sight sight;
    look(&sight, table, state, seat);
    put_all(&sight, out, put_legal);
}

static struct lf_bytes text_of(const struct sight *sight, const struct table *table)
{
    struct lf_out out = lf_out_start(table->tables->sight, SIGHT_SIZE);
    lf_json_object(&out, NULL);
    put_all(sight, &out, put_legal_short);
    lf_json_object_end(&out);
    int length = lf_out_end(&out);
    LF_ASSERT(length < SIGHT_SIZE);
    return (struct lf_bytes){ out.text, (size_t)length };
}

struct lf_bytes sight_text(const struct table *table, const void *state, int seat)
{
    struct sight sight;
    look(&sight, table, state, seat);
    return text_of(&sight, table);
}

void sight_put_text(const struct table *table, const void *state, int seat, struct lf_out *out)
{
    struct lf_bytes text = sight_text(table, state, seat);
    lf_json_bytes(out, "sight", text.at, text.length);
    lf_json_unsigned(out, "h", lf_text_hash(text));
}

void sight_put_step(const struct table *table, const void *before, const void *after, int seat,
                    struct lf_out *out)
{
    struct lf_bytes old = sight_text(table, before, seat);
    char *copy = malloc(old.length + 1);
    LF_ASSERT(copy);
    memcpy(copy, old.at, old.length);
    old.at = copy;
    struct lf_bytes now = sight_text(table, after, seat);
    lf_json_key(out, "d");
    lf_put_difference(out, old, now);
    lf_json_unsigned(out, "h", lf_text_hash(now));
    free(copy);
}

/* ---- What was told last ---- */

static void tell(struct told *told, struct lf_bytes text)
{
    if (text.length > told->room) {
        /* Lists grow and shrink with the turns: some room saves most of the moving about. */
        told->room = (uint32_t)(text.length + text.length / 4);
        free(told->text);
        told->text = malloc(told->room);
        LF_ASSERT(told->text);
    }
    memcpy(told->text, text.at, text.length);
    told->length = (uint32_t)text.length;
}

static void unlink_sights(struct sights *sights)
{
    struct tables *tables = sights->table->tables;
    *(sights->previous ? &sights->previous->next : &tables->sights) = sights->next;
    *(sights->next ? &sights->next->previous : &tables->sights_last) = sights->previous;
}

static void link_sights(struct sights *sights)
{
    struct tables *tables = sights->table->tables;
    sights->previous = NULL;
    sights->next = tables->sights;
    *(sights->next ? &sights->next->previous : &tables->sights_last) = sights;
    tables->sights = sights;
}

void sight_drop(struct table *table)
{
    struct sights *sights = table->sights;
    if (!sights) return;
    unlink_sights(sights);
    for (int i = 0; i <= LF_SEATS_MAX; i++) free(sights->told[i].text);
    free(sights);
    table->sights = NULL;
}

void sight_sweep(struct tables *tables)
{
    while (tables->sights_last && tables->sights_last->used + TOLD_MS < tables->now)
        sight_drop(tables->sights_last->table);
}

void sight_keep(struct table *table)
{
    struct sights *sights = table->sights;
    if (table->tables->open) table->tables->open->table = NULL;
    for (const struct client *client = table->clients; client; client = client->next) {
        if (!client->differs) continue;
        if (!sights) {
            sights = table->sights = calloc(1, sizeof *sights);
            LF_ASSERT(sights);
            sights->table = table;
            link_sights(sights);
        }
        int seat = table_seat_of(table, client);
        struct told *told = &sights->told[seat + 1];
        if (!told->length) tell(told, sight_text(table, table->now, seat));
    }
    if (!sights) return;
    sights->used = table->tables->now;
    unlink_sights(sights);
    link_sights(sights);
}

/* NULL: the game's table does not say what viewers read differently. */
static struct lf_shared *open_part(struct table *table)
{
    struct tables *tables = table->tables;
    const struct lf_fields *fields = table->game->tables ? table->game->tables[0] : NULL;
    if (!fields || table->game->tables[1] || !fields->shares) return NULL;
    struct sight_open *open = tables->open;
    if (!open) {
        open = tables->open = malloc(sizeof *open);
        LF_ASSERT(open);
        open->table = NULL;
    }
    if (open->table != table) {
        table->game->view(table->now, LF_NOBODY, open->view);
        if (!lf_fields_share(&open->shared, fields, open->view, open->text, LF_JSON_MAX))
            return NULL;
        open->table = table;
    }
    return &open->shared;
}

/* The text of the state now, after a change. */
static struct lf_bytes text_now(struct table *table, int seat)
{
    struct sight sight;
    look(&sight, table, table->now, seat);
    sight.shared = table->client_count > 1 ? open_part(table) : NULL;
    return text_of(&sight, table);
}

void sight_put_change(struct table *table, int seat, struct lf_out *out)
{
    struct told *told = &table->sights->told[seat + 1];
    struct lf_bytes now = text_now(table, seat);
    LF_ASSERT(told->length);
    lf_json_key(out, "d");
    lf_put_difference(out, (struct lf_bytes){ told->text, told->length }, now);
    lf_json_unsigned(out, "h", lf_text_hash(now));
    tell(told, now);
}

void sight_forget_others(struct table *table, unsigned told_now)
{
    for (int i = 0; table->sights && i <= LF_SEATS_MAX; i++)
        if (!(told_now >> i & 1)) table->sights->told[i].length = 0;
}
