/* match.c - see match.h. */
#include "tools/worlds/match.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/match.h"

/* ---- The beginning, and the forged part ---- */

struct following { struct match *match; bool failed; int64_t at; };

static bool take_entry(void *context, const struct store_entry *entry)
{
    struct following *following = context;
    struct match *match = following->match;
    struct lf_error error;
    lf_action action;
    match->seq[0] = entry->seq;
    following->at = entry->at;
    if (entry->kind != STORE_ACT) return true;
    int actor = entry->seat < 0 ? LF_CHANCE : entry->seat;
    if (!match->pair.game->parse(entry->text, &action, &error) ||
        match->pair.game->check(match->pair.world[0].state, actor, action) != 0) {
        following->failed = true;
        return false;
    }
    pair_apply(&match->pair, 0, actor, action);
    return true;
}

bool match_begin(struct match *match, const struct lf_game *game, int seats, const char *options,
                 int viewer, struct store *store)
{
    struct following following = { .match = match };
    struct lf_error error;
    match->pair = (struct pair){ .game = game, .viewer = viewer };
    if (!game->init(match->pair.world[0].state, seats, options, &error)) return false;
    if (!store_read(store, match->id, take_entry, &following) || following.failed) return false;
    match->pair.world[1] = match->pair.world[0];
    memcpy(match->pair.drawn[1], match->pair.drawn[0], sizeof match->pair.drawn[1]);
    match->seq[1] = match->seq[0];
    return match->seq[0] > 0;
}

void match_forge(struct match *match, int steps, struct store *store[2], struct lf_rng *rng)
{
    char text[LF_ACTION_TEXT_MAX], key[32];
    const struct lf_game *game = match->pair.game;
    struct pair_step step;
    /* Goes on until a seat is to act, since a running server never rests at a draw. */
    while (match->forged_steps < steps ||
           game->actors(match->pair.world[0].state) >> LF_CHANCE & 1) {
        if (!pair_choose(&match->pair, false, rng, &step)) break;
        for (int w = 0; w < 2; w++) {
            game->print(step.action[w], text, sizeof text);
            snprintf(key, sizeof key, "forged-%d", match->forged_steps);
            struct store_entry entry = {
                .table = match->id, .seq = (uint32_t)++match->seq[w], .kind = STORE_ACT,
                .at = 1700000000000 + match->seq[w] * 1000, .text = text,
                .seat = step.actor == LF_CHANCE ? -1 : step.actor,
                .key = step.actor == LF_CHANCE ? NULL : key,
            };
            store_append(store[w], &entry);
        }
        pair_take(&match->pair, &step);
        match->forged_steps++;
    }
}

/* ---- What the servers say ---- */

void match_blank(char *text, size_t length)
{
    static const char *const names[] = { "\"at\":", "\"time\":", "\"created\":" };
    for (size_t i = 0; i < length; i++) {
        if (text[i] != '"') continue;
        for (size_t n = 0; n < sizeof names / sizeof *names; n++) {
            size_t size = strlen(names[n]);
            if (i + size >= length || memcmp(text + i, names[n], size) != 0) continue;
            for (size_t k = i + size; k < length && text[k] >= '0' && text[k] <= '9'; k++)
                text[k] = '0';
        }
    }
}

void match_hear(struct match *match, int world, const char *text, size_t length)
{
    size_t needed = match->length[world] + length + 1;
    if (needed > match->room[world]) {
        size_t room = match->room[world] ? match->room[world] : 65536;
        while (room < needed) room *= 2;
        char *grown = realloc(match->heard[world], room);
        if (!grown) abort();
        match->heard[world] = grown;
        match->room[world] = room;
    }
    char *at = match->heard[world] + match->length[world];
    memcpy(at, text, length);
    match_blank(at, length);
    at[length] = '\n';
    match->length[world] = needed;
    match->messages[world]++;
}

/* Which outcome was told in these words: they may say more than the outcome does (a card that is
 * turned up). False: that cannot be known (a shuffle). */
static bool find_outcome(const struct lf_game *game, const void *state, const char *text,
                         lf_action *action)
{
    struct lf_outcome outcome[LF_OUTCOMES_MAX];
    char told[LF_ACTION_TEXT_MAX];
    int count = game->chance(state, outcome);
    for (int i = 0; i < count; i++) {
        if (outcome[i].weight == 0) return false;
        *action = outcome[i].action;
        game->print(game->seen(state, LF_CHANCE, *action, LF_NOBODY), told, sizeof told);
        if (strcmp(told, text) == 0) return count == 1 || strchr(text, '?') == NULL;
    }
    return false;
}

/* Takes the move into the world if it is the next one and is told openly. */
static bool advance(struct match *match, int world, const struct told *told)
{
    const struct lf_game *game = match->pair.game;
    void *state = match->pair.world[world].state;
    int actor = told->seat < 0 ? LF_CHANCE : told->seat;
    struct lf_error error;
    lf_action action;
    if (told->seq != match->seq[world] + 1) return false;
    bool read = game->parse(told->text, &action, &error) && game->check(state, actor, action) == 0;
    if (actor == LF_CHANCE && (!read || !lf_chance_possible(game, state, action)))
        read = find_outcome(game, state, told->text, &action);
    if (!read) return false;
    pair_apply(&match->pair, world, actor, action);
    match->seq[world]++;
    return true;
}

void match_move(struct match *match, int world, int64_t seq, int seat, const char *text)
{
    struct told *told = match->told[world], *place = NULL;
    if (seq <= match->seq[world]) return;
    for (int i = 0; i < MATCH_WAITING && !place; i++)
        if (told[i].seq <= match->seq[world]) place = &told[i];
    if (!place) return;
    place->seq = seq;
    place->seat = seat;
    snprintf(place->text, sizeof place->text, "%s", text);
    for (int i = 0; i < MATCH_WAITING; i++)
        if (advance(match, world, &told[i])) i = -1;       /* others may follow now */
}

bool match_settled(const struct match *match)
{
    for (int w = 0; w < 2; w++) {
        lf_seats actors = match->pair.game->actors(match->pair.world[w].state);
        struct lf_outcome outcome[LF_OUTCOMES_MAX];
        bool draws = actors >> LF_CHANCE & 1;
        /* Nobody is told how cards were shuffled, so the match cannot be followed any more. */
        if (draws && match->pair.game->chance(match->pair.world[w].state, outcome) == 1 &&
            outcome[0].weight == 0) return true;
        if (match->seq[w] < match->due[w] || draws) return false;
    }
    return true;
}

void match_show_difference(const char *a, size_t a_length, const char *b, size_t b_length)
{
    size_t at = 0;
    while (at < a_length && at < b_length && a[at] == b[at]) at++;
    size_t from = at > 120 ? at - 120 : 0;
    printf("    at byte %zu of %zu and %zu\n    one:   %.*s\n    other: %.*s\n", at, a_length,
           b_length, (int)(a_length - from < 200 ? a_length - from : 200), a + from,
           (int)(b_length - from < 200 ? b_length - from : 200), b + from);
}

bool match_same(struct match *match)
{
    if (match->length[0] == match->length[1] &&
        memcmp(match->heard[0], match->heard[1], match->length[0]) == 0)
        return true;
    match_show_difference(match->heard[0], match->length[0], match->heard[1], match->length[1]);
    return false;
}

void match_free(struct match *match)
{
    free(match->heard[0]);
    free(match->heard[1]);
}
