/* conformance_moves.c - lists, checks and their agreement, asked of any game. */
#include "tests/conformance.h"

#include <string.h>

#include "core/match.h"
#include "core/text.h"

/* Whose turn it is, who won, and whether all invariants hold. */
void check_flow(struct trial *trial, const void *state)
{
    const struct lf_game *game = trial->game;
    lf_seats everyone = lf_seat_bit(trial->seat_count) - 1;
    lf_seats actors = game->actors(state), awaited = game->awaited(state);
    MUST(trial, game->sound(state), "the state is not sound");
    MUST(trial, game->seat_count(state) == trial->seat_count, "seats came or went");
    MUST(trial, (awaited & ~actors) == 0, "somebody is awaited who may not act");
    MUST(trial, (awaited == 0) == (actors == 0), "somebody may act, but nobody is awaited");
    MUST(trial, (actors & ~(everyone | lf_seat_bit(LF_CHANCE))) == 0, "an actor has no seat");
    MUST(trial, !(actors & lf_seat_bit(LF_CHANCE)) || actors == lf_seat_bit(LF_CHANCE),
         "chance and a seat may act at once");
    lf_seats winners = game->winners(state);
    MUST(trial, (winners & ~everyone) == 0, "a winner has no seat");
    MUST(trial, !actors || !winners, "somebody won before the end");
    MUST(trial, actors || winners, "the game is over and nobody won");
}

static bool is_open(const struct lf_game *game, int kind)
{
    const struct lf_kind *row = lf_kind_find(game, kind);
    return row && row->flags & LF_KIND_OPEN;
}

static bool is_listed(const lf_action *list, int count, lf_action action)
{
    int low = 0, high = count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (list[middle] < action) low = middle + 1;
        else high = middle;
    }
    return low < count && list[low] == action;
}

static void check_list(struct trial *trial, const void *state, int seat, const lf_action *list,
                       int count)
{
    const struct lf_game *game = trial->game;
    bool acts = game->actors(state) & lf_seat_bit(seat);
    MUST(trial, count >= 0 && count <= LF_LEGAL_MAX, "a list is too long");
    MUST(trial, acts == (count > 0), "an actor has an empty list, or another seat has a list");
    for (int i = 0; i < count; i++) {
        MUST(trial, i == 0 || list[i - 1] < list[i], "a list is not ascending and unique");
        MUST(trial, lf_kind_of(list[i]) >= LF_KIND_CHANCE_END, "a seat lists a move of chance");
        MUST(trial, lf_kind_find(game, lf_kind_of(list[i])), "a listed kind is not in the table");
        MUST(trial, game->check(state, seat, list[i]) == 0, "a listed action is refused");
    }
}

/* forbidden() answers for a kind what the list says about it. */
static void check_kinds(struct trial *trial, const void *state, int seat, const lf_action *list,
                        int count)
{
    const struct lf_game *game = trial->game;
    for (const struct lf_kind *row = game->kinds; row->kind; row++) {
        if (row->kind < LF_KIND_CHANCE_END) continue;
        bool listed = false;
        for (int i = 0; i < count; i++) listed |= lf_kind_of(list[i]) == row->kind;
        lf_rule rule = game->forbidden(state, seat, row->kind);
        MUST(trial, !listed || rule == 0, "a kind with listed actions is forbidden");
        if (!(row->flags & LF_KIND_OPEN))
            MUST(trial, listed || rule != 0, "a kind is allowed but lists nothing");
    }
}

static void check_chance(struct trial *trial, const void *state)
{
    const struct lf_game *game = trial->game;
    struct lf_outcome list[LF_OUTCOMES_MAX];
    int count = game->chance(state, list);
    MUST(trial, count > 0 && count <= LF_OUTCOMES_MAX, "chance lists nothing or too much");
    for (int i = 0; i < count; i++) {
        int kind = lf_kind_of(list[i].action);
        MUST(trial, kind > 0 && kind < LF_KIND_CHANCE_END, "chance lists a move of a seat");
        MUST(trial, kind == lf_kind_of(list[0].action), "one chance node has two kinds");
        MUST(trial, list[i].weight > 0 || count == 1, "an outcome among others has no weight");
        MUST(trial, i == 0 || list[i - 1].action < list[i].action, "outcomes are not ascending");
        MUST(trial, lf_chance_possible(game, state, list[i].action), "an outcome is refused");
    }
}

void check_lists(struct trial *trial, const void *state)
{
    static lf_action list[LF_LEGAL_MAX];
    if (trial->game->actors(state) & lf_seat_bit(LF_CHANCE)) check_chance(trial, state);
    for (int seat = 0; seat < trial->seat_count && !trial->failed; seat++) {
        int count = trial->game->legal(state, seat, list);
        check_list(trial, state, seat, list, count);
        check_kinds(trial, state, seat, list, count);
        for (int i = 0; i < 2 && i < count; i++) {
            lf_action some = list[lf_rng_below(&trial->rng, (uint32_t)count)];
            int place = trial->pool_count < POOL_MAX
                            ? trial->pool_count++
                            : (int)lf_rng_below(&trial->rng, POOL_MAX);
            trial->pool[place] = some;
        }
    }
}

/* check() and the list agree on this action; an unlisted one that an open kind allows must
 * lead to a sound state all the same. */
static void check_one(struct trial *trial, const void *state, int seat, const lf_action *list,
                      int count, lf_action action)
{
    const struct lf_game *game = trial->game;
    lf_rule rule = game->check(state, seat, action);
    if (rule) {
        char text[32];
        MUST(trial, !is_listed(list, count, action), "a listed action is refused");
        int length = lf_rule_print(game, rule, text, sizeof text);
        lf_rule back = 0;
        MUST(trial, length < (int)sizeof text && lf_rule_parse(game, text, &back) && back == rule,
             "a refusal names a rule without a name");
        return;
    }
    if (is_listed(list, count, action)) return;
    MUST(trial, is_open(game, lf_kind_of(action)), "an action is allowed but not listed");
    struct bytes after;
    memcpy(after.at, state, game->state_size);
    game->apply(after.at, seat, action);
    MUST(trial, game->sound(after.at), "an allowed action of an open kind breaks the state");
}

/* A wrong action is most telling when it is nearly right: change a little of one seen before. */
static lf_action spoil(struct trial *trial, lf_action action)
{
    uint64_t bits = lf_rng_next(&trial->rng);
    switch (lf_rng_below(&trial->rng, 6)) {
    case 0: return action;
    case 1: return action ^ (uint64_t)1 << bits % 56;
    case 2: return lf_act(lf_kind_of(action), (lf_args_of(action) & ~(uint64_t)0xFF) | (bits & 63));
    case 3: return lf_act(lf_kind_of(action), lf_args_of(lf_args_of(action) + (bits & 7) - 3));
    case 4: return lf_act(lf_kind_of(action), bits >> 8);
    default: return lf_act((int)(bits & 63), lf_args_of(action));
    }
}

void check_refusals(struct trial *trial, const void *state)
{
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    if (!trial->pool_count) return;
    for (int seat = 0; seat < trial->seat_count; seat++) {
        int count = game->legal(state, seat, list);
        for (int i = 0; i < 24 && !trial->failed; i++) {
            lf_action seen = trial->pool[lf_rng_below(&trial->rng, (uint32_t)trial->pool_count)];
            check_one(trial, state, seat, list, count, spoil(trial, seen));
        }
        if (trial->step % 64) continue;
        for (const struct lf_kind *row = game->kinds; row->kind; row++)
            for (uint64_t args = 0; args < 256 && !trial->failed; args++)
                check_one(trial, state, seat, list, count, lf_act(row->kind, args));
    }
}

/* Applying is a function of the bytes: twice the same, wherever they lie, and nothing beyond
 * the state is read or written. */
void check_apply(struct trial *trial, const void *state, int actor, lf_action action)
{
    const struct lf_game *game = trial->game;
    struct bytes one, two;
    size_t size = game->state_size;
    memset(one.at, 0x55, sizeof one.at);
    memset(two.at, 0xAA, sizeof two.at);
    memcpy(one.at, state, size);
    memcpy(two.at, state, size);
    game->apply(one.at, actor, action);
    game->apply(two.at, actor, action);
    MUST(trial, memcmp(one.at, two.at, size) == 0, "one action gave two states");
    MUST(trial, size == sizeof one.at || (one.at[size] == 0x55 && two.at[size] == 0xAA),
         "apply writes past the state");
    MUST(trial, game->turn(one.at) >= game->turn(state), "turns run backwards");
    MUST(trial, game->turn(one.at) <= game->turn(state) + 1, "a turn was skipped");
}
