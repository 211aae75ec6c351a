/* reasons.c - why a bot that thinks does something (think.h): which numbers an action changes, how
 * much of the chance goes with each, and these in words. */
#include "bots/think.h"

#include "core/check.h"
#include "core/match.h"
#include "core/text.h"

enum { WORLD_TRIES = 16 };    /* guesses until one is found in which the action can be done */

/* ---- Which ---- */

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

/* Whether the effect goes the way that the words do: more is good for its seat, and what is bad for
 * others is good for who acts. Nets weigh numbers that go together as no words can explain. */
static bool is_clear(const struct lf_insight *insight, const struct lf_reason *reason, int seat)
{
    bool good = (reason->change > 0) == (reason->seat == seat);
    for (const char *const *bad = insight->bad; bad && *bad; bad++)
        if (lf_same(*bad, reason->number->name)) good = !good;
    return good == (reason->effect > 0);
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

int lf_reasons_between(const struct lf_game *game, const struct lf_net *net, const void *from,
                       const void *to, int seat, void *scratch, size_t size,
                       struct lf_reason *out)
{
    float before[LF_NET_INPUTS_MAX] = { 0 }, after[LF_NET_INPUTS_MAX] = { 0 };
    const struct lf_insight *insight = lf_insight_of(game);
    int seats = game->seat_count(from), found = 0;
    int count = insight->table + seats * insight->own;
    LF_ASSERT(insight->notes_size <= size);
    if (!game->actors(from) || !game->actors(to)) return 0;
    __builtin_memset(scratch, 0, insight->notes_size);
    insight->look(from, seat, scratch, before);
    insight->look(to, seat, scratch, after);
    float chance = lf_net_chance(net, after, count);
    for (int i = 0; i < count; i++) {
        int block = i < insight->table ? 0 : (i - insight->table) / insight->own;
        const struct lf_insight_number *number =
            &insight->numbers[i < insight->table ? i : i - block * insight->own];
        if (after[i] == before[i] || !number->more.in[LF_EN]) continue;
        float effect = chance - without(net, after, before, i, count);
        struct lf_reason reason = { number, (seat + block) % seats, after[i] - before[i], effect,
                                    false };
        reason.clear = is_clear(insight, &reason, seat);
        found = add_reason(out, found, reason);
    }
    return found;
}

int lf_reasons(const struct lf_game *game, const struct lf_net *net, const void *view, int seat,
               lf_action action, struct lf_rng *rng, void *scratch, size_t size,
               struct lf_reason *out)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX], after[LF_STATE_MAX];
    int tries = 0;
    do {
        if (tries++ == WORLD_TRIES) return 0;
        game->resample(view, rng, world);
    } while (game->check(world, seat, action) != 0);
    __builtin_memcpy(after, world, game->state_size);
    play(game, after, seat, action, rng);
    return lf_reasons_between(game, net, world, after, seat, scratch, size, out);
}

/* ---- In words ---- */

static const struct lf_say MORE = { { "more for ", "mehr für " } };
static const struct lf_say LESS = { { "less for ", "weniger für " } };
static const struct lf_say YOU = { { "you", "dich" } };
static const struct lf_say BEGIN = { { "more ", "mehr " } };

/* A phrase that says "more" by itself needs no second one. */
static const char *bare(const char *phrase, enum lf_language language)
{
    const char *begin = BEGIN.in[language], *at = phrase;
    while (*begin && *at == *begin) at++, begin++;
    return *begin ? phrase : at;
}

/* Those of one seat and one direction, which stand together behind its name. */
static void say_group(const struct lf_game *game, const void *state,
                      const struct lf_reason *reasons, int count, int first, int me,
                      enum lf_language language, struct lf_out *out)
{
    int seat = reasons[first].seat, said = 0;
    bool more = reasons[first].change > 0;
    lf_put(out, (more ? MORE : LESS).in[language]);
    lf_put(out, seat == me ? YOU.in[language] : game->seat_name(state, seat, language));
    for (int i = first; i < count; i++) {
        if (reasons[i].seat != seat || (reasons[i].change > 0) != more) continue;
        lf_put(out, said++ ? ", " : ": ");
        lf_put(out, bare(reasons[i].number->more.in[language], language));
    }
}

/* Whether a text ends with another. */
static bool ends_with(const char *text, const char *end)
{
    size_t length = lf_length(text), part = lf_length(end);
    return part <= length && lf_same(text + length - part, end);
}

/* Whether the same is already said of the same seat: "income of ore" and "some income of ore". */
static bool is_said(const struct lf_reason *chosen, int count, const struct lf_reason *reason)
{
    const char *phrase = reason->number->more.in[LF_EN];
    for (int i = 0; i < count; i++) {
        const char *said = chosen[i].number->more.in[LF_EN];
        if (chosen[i].seat == reason->seat &&
            (ends_with(phrase, said) || ends_with(said, phrase)))
            return true;
    }
    return false;
}

int lf_reasons_say(const struct lf_game *game, const void *state, const struct lf_reason *reasons,
                   int count, int most, int me, enum lf_language language, char *text, size_t size)
{
    struct lf_reason chosen[LF_REASONS_MAX];
    struct lf_out out = lf_out_start(text, size);
    int kept = 0;
    for (int i = 0; i < count && kept < most && kept < LF_REASONS_MAX; i++)
        if (reasons[i].effect > 0 && reasons[i].clear && !is_said(chosen, kept, &reasons[i]))
            chosen[kept++] = reasons[i];
    for (int i = 0; i < kept; i++) {
        bool known = false;
        for (int k = 0; k < i; k++)
            known = known || (chosen[k].seat == chosen[i].seat &&
                              (chosen[k].change > 0) == (chosen[i].change > 0));
        if (known) continue;
        if (i > 0) lf_put(&out, "; ");
        say_group(game, state, chosen, kept, i, me, language, &out);
    }
    return lf_out_end(&out);
}
