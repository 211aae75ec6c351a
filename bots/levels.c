/* levels.c - the bots that think (think.h), by how strong they are: the same words in all games.
 *
 * A level sees less far, and takes now and then what is nearly as good as the best: the chance of
 * an action falls with what it gives away of the chance of winning. No level sees more than its
 * seat does, and none is helped by chance. What a game leaves to habit, and a number of seats
 * without a net, is played as greedy does it; the strongest try out what a match begins with.
 *
 * Where a game's steps between levels were too wide or too narrow its pack has other numbers
 * (bots/list.h).
 *
 * Measured figures of each level are in docs/ladder.md.
 */
#include "bots/level.h"

#include "core/check.h"
#include "core/context.h"
#include "core/text.h"

enum { SCRATCH_SIZE = 1 << 20 };

#define HABIT LF_TRADES_BY_HABIT, 0, LF_BARGAINING
#define CHANCES LF_TRADES_BY_CHANCES, 0, LF_BARGAINING
#define TRYING LF_TRADES_BY_CHANCES, 2, LF_BARGAINING
#define TRYING_ALL LF_TRADES_BY_CHANCES, 3, LF_BARGAINING
static const struct lf_level BEGINNER = { { .nodes = 400, .worlds = 1 }, 0.045f, HABIT };
static const struct lf_level EASY = { { .nodes = 400, .worlds = 1 }, 0.025f, HABIT };
static const struct lf_level STEADY = { { .nodes = 400, .worlds = 1 }, 0.006f, HABIT };
static const struct lf_level GOOD = {
    { .nodes = 1000, .worlds = 1, .turn = 120 }, 0.008f, CHANCES,
};
static const struct lf_level STRONG = {
    { .nodes = 8000, .worlds = 1, .turn = 300, .replies = 1, .candidates = 6, .distance = 4 }, 0,
    TRYING,
};
static const struct lf_level EXPERT = {
    { .nodes = 100000, .worlds = 4, .turn = 300, .replies = 1, .candidates = 8,
      .trials = 200000, .distance = 4 }, 0, TRYING_ALL,
};

static bool plays(const struct lf_game *game)
{
    const struct lf_bot_pack *pack = lf_pack_of(game);
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

lf_action lf_ask_others(const struct lf_bot_pack *pack, const void *view, int seat,
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
static lf_action by_habit(const struct lf_level *level, const struct lf_bot_pack *pack,
                          const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    const struct lf_insight *insight = pack->insight;
    if (!insight->habit || !insight->habit(view, seat)) return 0;
    lf_action action = pack->greedy(view, seat, rng, memory);
    bool seen = level->trades && insight->trade && insight->pass(view, seat);
    return seen && lf_kind_of(action) == insight->trade->confirm ? 0 : action;
}

lf_action lf_level_choose(const struct lf_level *level, const struct lf_game *game,
                          const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    _Alignas(16) unsigned char scratch[SCRATCH_SIZE];
    lf_action list[LF_LEGAL_MAX], action = 0;
    struct lf_thought thought;
    int seats = game->seat_count(view);
    const struct lf_bot_pack *pack = lf_pack_of(game);
    const struct lf_net *net = lf_can_think(game, seats) ? lf_net_of(game, seats) : NULL;
    if (game->legal(view, seat, list) == 1) return list[0];
    if (!net) return pack->greedy(view, seat, rng, memory);
    if (level->trades)
        action = lf_trade(game, net, view, seat, rng, memory, &level->bargaining,
                          level->trades == LF_TRADES_QUIETLY, scratch, sizeof scratch);
    if (!action && level->outset)
        action = lf_outset(game, net, view, seat, rng, LF_LEGAL_MAX, level->outset, scratch,
                           sizeof scratch);
    if (!action) action = by_habit(level, pack, view, seat, rng, memory);
    if (!action) {
        struct lf_limits limits = level->limits;
        limits.stop = lf_context_entered->slot[LF_STOP_SLOT];
        lf_think(game, net, view, seat, rng, &limits, scratch, sizeof scratch, &thought);
        action = pick(&thought, level->loose, rng);
        if (!level->trades) action = lf_ask_others(pack, view, seat, rng, memory, action);
    }
    LF_ASSERT(game->check(view, seat, action) == 0);
    return action;
}

/* As the game's pack has it. */
static void change_level(struct lf_level *level, const char *word, const struct lf_game *game)
{
    const struct lf_bot_pack *pack = lf_pack_of(game);
    for (const struct lf_level_change *at = pack ? pack->levels : NULL; at && at->level; at++)
        if (lf_same(at->level, word))
            lf_level_set(level, lf_level_number_find(at->number), at->value);
}

#define LEVEL(word, limits, en, de) \
    static lf_action choose_##word(const struct lf_game *game, const void *view, int seat, \
                                   struct lf_rng *rng, struct lf_memory *memory) \
    { \
        struct lf_level level = limits; \
        change_level(&level, #word, game); \
        return lf_level_choose(&level, game, view, seat, rng, memory); \
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
LEVEL(expert, EXPERT, "weighs more turns and more of what may be hidden, and takes its time",
      "wägt mehr Züge und mehr Verborgenes ab und lässt sich Zeit");

bool lf_level_of(const struct lf_bot *bot, const struct lf_game *game, struct lf_level *out)
{
    static const struct { const struct lf_bot *bot; const struct lf_level *level; } LEVELS[] = {
        { &lf_bot_beginner, &BEGINNER }, { &lf_bot_easy, &EASY }, { &lf_bot_steady, &STEADY },
        { &lf_bot_good, &GOOD }, { &lf_bot_strong, &STRONG }, { &lf_bot_expert, &EXPERT },
    };
    for (unsigned i = 0; i < sizeof LEVELS / sizeof LEVELS[0]; i++) {
        if (LEVELS[i].bot != bot) continue;
        *out = *LEVELS[i].level;
        change_level(out, bot->name, game);
        return true;
    }
    return false;
}

/* ---- Numbers by name ---- */

#define WHOLE_16(name, field, low, high, en, de) \
    { name, { { en, de } }, low, high, __builtin_offsetof(struct lf_level, field), \
      LF_NUMBER_WHOLE_16 }
#define REAL(name, field, low, high, en, de) \
    { name, { { en, de } }, low, high, __builtin_offsetof(struct lf_level, field), LF_NUMBER_REAL }

const struct lf_level_number lf_level_numbers[] = {
    { "nodes", { { "positions valued", "bewertete Stellungen" } }, 20, 400000,
      __builtin_offsetof(struct lf_level, limits.nodes), LF_NUMBER_WHOLE_32 },
    WHOLE_16("worlds", limits.worlds, 1, 32, "guesses at what is hidden",
             "Annahmen über Verborgenes"),
    WHOLE_16("turn", limits.turn, 0, 400, "positions of one turn; 0: one action",
             "Stellungen eines Zugs; 0: eine Aktion"),
    WHOLE_16("replies", limits.replies, 0, 2, "turns of others that follow",
             "Züge anderer danach"),
    WHOLE_16("candidates", limits.candidates, 1, 16, "own turns that replies are tried for",
             "eigene Züge, deren Antworten versucht werden"),
    { "trials", { { "positions valued in trials of the best turns",
                    "Stellungen in Versuchen mit den besten Zügen" } }, 0, 4000000,
      __builtin_offsetof(struct lf_level, limits.trials), LF_NUMBER_WHOLE_32 },
    WHOLE_16("distance", limits.distance, 1, 64, "turns of a trial", "Züge eines Versuchs"),
    WHOLE_16("outset", outset, 0, 3, "how carefully what a match begins with is tried out",
             "wie sorgfältig er ausprobiert, womit eine Partie beginnt"),
    REAL("loose", loose, 0, 0.3f, "how much of its chance it gives away",
         "wie viel Chance er verschenkt"),
    WHOLE_16("trades", trades, 0, 2, "0 by habit, 1 by chances, 2 without offers of its own",
             "0 aus Gewohnheit, 1 nach Chancen, 2 ohne eigene Angebote"),
    REAL("offer", bargaining.offer, 0, 0.1f, "what an offer must bring",
         "was ein Angebot bringen muss"),
    REAL("accept", bargaining.accept, -0.05f, 0.1f, "what an offer that is taken must bring",
         "was ein angenommenes Angebot bringen muss"),
    REAL("counter", bargaining.counter, 0, 0.1f, "what a counter-offer must bring",
         "was ein Gegenangebot bringen muss"),
    REAL("width", bargaining.width, 0.001f, 0.1f, "how loosely others are taken to judge",
         "wie ungenau andere wohl urteilen"),
    REAL("agreed", bargaining.agreed, 0, 1, "the chance to be met from which it offers",
         "die Aussicht auf Zusage, von der an er anbietet"),
    REAL("asked", bargaining.asked, 0, 1, "... and from which a seat is asked",
         "... und von der an ein Platz gefragt wird"),
    REAL("held", bargaining.held, 0, 1, "how likely somebody must have the cards",
         "wie wahrscheinlich jemand die Karten haben muss"),
    REAL("usual", bargaining.usual, 0, 1, "how far others are taken to answer as greedy does",
         "wie weit andere wohl antworten wie greedy"),
    REAL("winning", bargaining.winning, 0, 1, "a chance with which a seat gets nothing more",
         "eine Chance, mit der ein Platz nichts mehr bekommt"),
    { "weighed", { { "positions valued about a trade", "bewertete Stellungen zu einem Handel" } },
      400, 100000, __builtin_offsetof(struct lf_level, bargaining.nodes), LF_NUMBER_WHOLE_32 },
    { NULL, { { NULL, NULL } }, 0, 0, 0, LF_NUMBER_REAL },
};

const struct lf_level_number *lf_level_number_find(const char *name)
{
    const struct lf_level_number *number = lf_level_numbers;
    while (number->name && !lf_same(number->name, name)) number++;
    return number->name ? number : NULL;
}

float lf_level_get(const struct lf_level *level, const struct lf_level_number *number)
{
    const unsigned char *at = (const unsigned char *)level + number->offset;
    uint16_t half;
    uint32_t whole;
    float real;
    __builtin_memcpy(&half, at, sizeof half);
    __builtin_memcpy(&whole, at, sizeof whole);
    __builtin_memcpy(&real, at, sizeof real);
    return number->type == LF_NUMBER_WHOLE_16   ? (float)half
           : number->type == LF_NUMBER_WHOLE_32 ? (float)whole : real;
}

void lf_level_set(struct lf_level *level, const struct lf_level_number *number, float value)
{
    unsigned char *at = (unsigned char *)level + number->offset;
    if (value < number->low) value = number->low;
    if (value > number->high) value = number->high;
    uint32_t whole = (uint32_t)(value + 0.5f);
    uint16_t half = (uint16_t)whole;
    switch (number->type) {
    case LF_NUMBER_WHOLE_16: __builtin_memcpy(at, &half, sizeof half); break;
    case LF_NUMBER_WHOLE_32: __builtin_memcpy(at, &whole, sizeof whole); break;
    default: __builtin_memcpy(at, &value, sizeof value);
    }
}
