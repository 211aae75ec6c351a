/* levels.c - the bots that think (think.h), by how strong they are: the same words in all games.
 *
 * A level sees less far, and takes now and then what is nearly as good as the best: the chance of
 * an action falls with what it gives away of the chance of winning. No level sees more than its
 * seat does, and none is helped by chance. What a game leaves to habit, and a number of seats
 * without a net, is played as greedy does it.
 *
 * Measured figures of each level are in docs/ladder.md.
 */
#include "bots/trade.h"

#include "core/check.h"
#include "core/text.h"

enum { SCRATCH_SIZE = 1 << 20 };

struct level {
    struct lf_limits limits;
    float loose;              /* an action this much worse is e times less likely; 0: the best */
    enum { BY_HABIT, BY_CHANCES, QUIETLY } trades;    /* as greedy does it, by what it changes in
                                 everybody's chances (trade.h), or so without offers of its own */
};

static const struct level BEGINNER = { { .nodes = 400, .worlds = 1 }, 0.045f };
static const struct level EASY = { { .nodes = 400, .worlds = 1 }, 0.025f };
static const struct level STEADY = { { .nodes = 400, .worlds = 1 }, 0.006f };
static const struct level GOOD = { { .nodes = 1000, .worlds = 1, .turn = 120 }, 0.008f, BY_CHANCES };
static const struct level STRONG = {
    { .nodes = 8000, .worlds = 1, .turn = 300, .replies = 1, .candidates = 6 }, 0, BY_CHANCES,
};
static const struct level EXPERT = {
    { .nodes = 150000, .worlds = 1, .turn = 300, .replies = 2, .candidates = 6 }, 0, BY_CHANCES,
};

static const struct lf_bot_pack *pack_of(const struct lf_game *game)
{
    for (const struct lf_bot_pack *const *pack = lf_bot_packs; *pack; pack++)
        if (lf_same((*pack)->game, game->name)) return *pack;
    return NULL;
}

static bool plays(const struct lf_game *game)
{
    const struct lf_bot_pack *pack = pack_of(game);
    if (!pack || !pack->greedy) return false;
    for (int seats = game->seats_min; seats <= game->seats_max; seats++)
        if (lf_can_think(game, seats)) return true;
    return false;
}

/* One of the rated actions, the best first; worse ones with falling odds. */
static lf_action pick(const struct lf_thought *thought, float loose, struct lf_rng *rng)
{
    float odds[LF_RATED_MAX], sum = 0;
    if (loose <= 0) return thought->rated[0].action;
    for (int i = 0; i < thought->count; i++) {
        float loss = (thought->rated[0].chance - thought->rated[i].chance) / loose;
        float chance = lf_logistic(-loss);           /* e^-loss / (1 + e^-loss) */
        sum += odds[i] = loss > 20 ? 0 : chance / (1 - chance);
    }
    float mark = (float)(lf_rng_next(rng) >> 40) / (float)(1 << 24) * sum;
    for (int i = 0; i < thought->count; i++) {
        if (mark < odds[i]) return thought->rated[i].action;
        mark -= odds[i];
    }
    return thought->rated[0].action;
}

/* Before a seat passes, or pays the bank's price, the others are asked, if greedy has an offer for
 * them: it makes few, and none that was just refused or that helps who is about to win. */
static lf_action ask_others(const struct lf_bot_pack *pack, const void *view, int seat,
                            struct lf_rng *rng, struct lf_memory *memory, lf_action action)
{
    const struct lf_insight *insight = pack->insight;
    const struct lf_insight_trade *trade = insight->trade;
    bool last = action == insight->pass(view, seat) ||
                (trade && lf_kind_of(action) == trade->bank);
    if (!trade || !last) return action;
    lf_action offer = pack->greedy(view, seat, rng, memory);
    return lf_kind_of(offer) == trade->offer ? offer : action;
}

/* What the game leaves to habit, as greedy does it; 0: nothing. Who trades by chances has already
 * seen what others propose. */
static lf_action by_habit(const struct level *level, const struct lf_bot_pack *pack,
                          const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    const struct lf_insight *insight = pack->insight;
    if (!insight->habit || !insight->habit(view, seat)) return 0;
    lf_action action = pack->greedy(view, seat, rng, memory);
    bool seen = level->trades && insight->trade && insight->pass(view, seat);
    return seen && lf_kind_of(action) == insight->trade->confirm ? 0 : action;
}

static lf_action choose(const struct level *level, const struct lf_game *game, const void *view,
                        int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    _Alignas(16) unsigned char scratch[SCRATCH_SIZE];
    lf_action list[LF_LEGAL_MAX], action = 0;
    struct lf_thought thought;
    int seats = game->seat_count(view);
    const struct lf_bot_pack *pack = pack_of(game);
    const struct lf_net *net = lf_can_think(game, seats) ? lf_net_of(game, seats) : NULL;
    if (game->legal(view, seat, list) == 1) return list[0];
    if (!net) return pack->greedy(view, seat, rng, memory);
    if (level->trades)
        action = lf_trade(game, net, view, seat, rng, memory, level->trades == QUIETLY, scratch,
                          sizeof scratch);
    if (!action) action = by_habit(level, pack, view, seat, rng, memory);
    if (!action) {
        lf_think(game, net, view, seat, rng, &level->limits, scratch, sizeof scratch, &thought);
        action = pick(&thought, level->loose, rng);
        if (!level->trades) action = ask_others(pack, view, seat, rng, memory, action);
    }
    LF_ASSERT(game->check(view, seat, action) == 0);
    return action;
}

/* A yardstick: what are trades worth to the one who offers them? */
static lf_action choose_quiet(const struct lf_game *game, const void *view, int seat,
                              struct lf_rng *rng, struct lf_memory *memory)
{
    struct level level = STRONG;
    level.trades = QUIETLY;
    return choose(&level, game, view, seat, rng, memory);
}

const struct lf_bot lf_bot_quiet = {
    .name = "strong-quiet",
    .about = { { "strong without offers of its own: shows what trading is worth",
                 "wie strong, ohne eigene Angebote: zeigt, was Handeln wert ist" } },
    .plays = plays, .choose = choose_quiet, .yardstick = true, .thinks = true,
};

#define LEVEL(word, limits, en, de) \
    static lf_action choose_##word(const struct lf_game *game, const void *view, int seat, \
                                   struct lf_rng *rng, struct lf_memory *memory) \
    { \
        return choose(&limits, game, view, seat, rng, memory); \
    } \
    const struct lf_bot lf_bot_##word = { \
        .name = #word, .about = { { en, de } }, .plays = plays, .choose = choose_##word, \
        .thinks = true, \
    }

LEVEL(beginner, BEGINNER, "looks one move ahead and often takes what is only fair",
      "denkt einen Zug voraus und nimmt oft, was nur leidlich ist");
LEVEL(easy, EASY, "looks one move ahead, not always carefully",
      "denkt einen Zug voraus, nicht immer sorgfältig");
LEVEL(steady, STEADY, "looks one move ahead and seldom errs",
      "denkt einen Zug voraus und irrt selten");
LEVEL(good, GOOD, "plans its whole turn", "plant den ganzen Zug");
LEVEL(strong, STRONG, "plans its whole turn and what the next one answers",
      "plant den ganzen Zug und was darauf folgt");
LEVEL(expert, EXPERT, "looks two answers ahead and takes its time",
      "denkt zwei Antworten voraus und lässt sich Zeit");
