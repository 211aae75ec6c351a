/* reasons.c - why a bot that thinks does something (think.h): which numbers an action changes, and
 * how much of the chance goes with each. */
#include "bots/think.h"

#include "core/check.h"
#include "core/match.h"

/* One number set back to what it was. */
static float without(const struct lf_net *net, float *after, const float *before, int i, int count)
{
    float kept = after[i];
    after[i] = before[i];
    float chance = lf_net_chance(net, after, count);
    after[i] = kept;
    return chance;
}

static float strength(const struct lf_reason *reason)
{
    return reason->effect < 0 ? -reason->effect : reason->effect;
}

static int add_reason(struct lf_reason *out, int count, struct lf_reason reason)
{
    int at = count < LF_REASONS_MAX ? count++ : LF_REASONS_MAX;
    for (; at > 0 && strength(&out[at - 1]) < strength(&reason); at--)
        if (at < LF_REASONS_MAX) out[at] = out[at - 1];
    if (at < LF_REASONS_MAX) out[at] = reason;
    return count;
}

/* The position after the action; while chance decides, with one of its outcomes. */
static void play(const struct lf_game *game, void *world, int seat, lf_action action,
                 struct lf_rng *rng)
{
    struct lf_luck luck;
    lf_luck_start(&luck, lf_rng_next(rng), 0);
    game->apply(world, seat, action);
    while (game->actors(world) == lf_seat_bit(LF_CHANCE))
        game->apply(world, LF_CHANCE, lf_chance_draw(game, world, &luck));
}

int lf_reasons(const struct lf_game *game, const struct lf_net *net, const void *view, int seat,
               lf_action action, struct lf_rng *rng, void *scratch, size_t size,
               struct lf_reason *out)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX];
    float before[LF_NET_INPUTS_MAX] = { 0 }, after[LF_NET_INPUTS_MAX] = { 0 };
    const struct lf_insight *insight = lf_insight_of(game);
    int seats = game->seat_count(view), found = 0;
    int count = insight->table + seats * insight->own;
    LF_ASSERT(insight->notes_size <= size);
    __builtin_memset(scratch, 0, insight->notes_size);
    game->resample(view, rng, world);
    insight->look(world, seat, scratch, before);
    play(game, world, seat, action, rng);
    if (!game->actors(world)) return 0;
    insight->look(world, seat, scratch, after);
    float chance = lf_net_chance(net, after, count);
    for (int i = 0; i < count; i++) {
        int block = i < insight->table ? 0 : (i - insight->table) / insight->own;
        const struct lf_insight_number *number =
            &insight->numbers[i < insight->table ? i : i - block * insight->own];
        if (after[i] == before[i] || !number->more.in[LF_EN]) continue;
        float effect = chance - without(net, after, before, i, count);
        struct lf_reason reason = { number, (seat + block) % seats, after[i] - before[i], effect };
        found = add_reason(out, found, reason);
    }
    return found;
}
