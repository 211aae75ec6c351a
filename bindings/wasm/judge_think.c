/* judge_think.c - what bots think of the position of judge.c: by the net where the game has one
 * (bots/think.h), else by playing it out many times. Before the first turn a net is out of its
 * depth, with half of the seats not on the board yet: there the set-up is played to its end by
 * greedy after each move, and then the net is asked. */
#include "bindings/wasm/judge.h"

#include "bindings/wasm/nets.h"
#include "bots/think.h"
#include "core/check.h"
#include "core/json.h"
#include "core/match.h"
#include "core/text.h"

/* WebAssembly: visible to the page that loads the module. */
#ifdef __wasm__
#define EXPORT(name) __attribute__((export_name(#name)))
#else
#define EXPORT(name)
#endif

enum {
    THOUGHT_SIZE = 1 << 17, SCRATCH_SIZE = 1 << 20, SENTENCE_MAX = 512, EFFORTS = 3,
    MOVES_MAX = 256,          /* told; all corners of the largest board are fewer */
    REASONED = 6,             /* moves that are told with reasons */
    REASONS_TOLD = 3,
    TURNS_MAX = 600,          /* of a game that is played out */
    PLAYED_MAX = 24,          /* moves that are tried by playing out */
    SETUP_STEPS = 400,
};

static const struct lf_limits LIMITS[EFFORTS] = {
    { .nodes = 1500, .worlds = 1, .turn = 120 },
    { .nodes = 8000, .worlds = 2, .turn = 300, .replies = 1, .candidates = 6 },
    { .nodes = 80000, .worlds = 4, .turn = 300, .replies = 2, .candidates = 6 },
};
static const int GAMES[EFFORTS] = { 4, 24, 150 };    /* played out for each move */
static const int SETUPS[EFFORTS] = { 1, 2, 6 };      /* played to their end for each move */

struct move { lf_action action; float chance, points; };

static char thought[THOUGHT_SIZE];
static _Alignas(16) unsigned char scratch[SCRATCH_SIZE], view[LF_STATE_MAX], world[LF_STATE_MAX];
static struct move moves[MOVES_MAX];
static int move_count, seats;
static float chances[LF_SEATS_MAX], points[LF_SEATS_MAX];

static void add_move(struct move move)
{
    int at = move_count < MOVES_MAX ? move_count++ : MOVES_MAX - 1;
    for (; at > 0 && moves[at - 1].chance < move.chance; at--) moves[at] = moves[at - 1];
    moves[at] = move;
}

/* ---- By the net ---- */

/* The chance of a seat in a world, as its own net sees it. */
static float look(const struct lf_game *game, const struct lf_net *net, const void *at, int seat)
{
    float in[LF_NET_INPUTS_MAX] = { 0 };
    const struct lf_insight *insight = lf_insight_of(game);
    __builtin_memset(scratch, 0, insight->notes_size);
    insight->look(at, seat, scratch, in);
    return lf_net_chance(net, in, insight->table + seats * insight->own);
}

static void look_at_all(const struct lf_game *game, const struct lf_net *net)
{
    float sum = 0;
    for (int seat = 0; seat < seats; seat++) sum += chances[seat] = look(game, net, world, seat);
    for (int seat = 0; seat < seats && sum > 0; seat++) chances[seat] /= sum;
}

static bool is_rated(const struct lf_thought *of, lf_action action)
{
    for (int i = 0; i < of->count; i++)
        if (of->rated[i].action == action) return true;
    return false;
}

/* Moves that the search had no room for, by the position they lead to: where hundreds of places are
 * free, all of them have a worth. */
static void rate_rest(const struct lf_game *game, const struct lf_net *net, int seat,
                      const struct lf_thought *of)
{
    static lf_action list[LF_LEGAL_MAX];
    static _Alignas(16) unsigned char after[LF_STATE_MAX];
    if (of->count < LF_RATED_MAX - 1) return;
    int count = game->legal(view, seat, list);
    for (int i = 0; i < count; i++) {
        if (is_rated(of, list[i]) || game->check(world, seat, list[i])) continue;
        __builtin_memcpy(after, world, game->state_size);
        game->apply(after, seat, list[i]);
        add_move((struct move){ list[i], look(game, net, after, seat), 0 });
    }
}

static void think(const struct lf_game *game, int seat, int effort, struct lf_rng *rng)
{
    static struct lf_thought of;
    const struct lf_net *net = lf_net_of(game, seats);
    if (seat >= 0) {
        LF_ASSERT(lf_think_size(game, &LIMITS[effort]) <= SCRATCH_SIZE);
        lf_think(game, net, view, seat, rng, &LIMITS[effort], scratch, SCRATCH_SIZE, &of);
        for (int i = 0; i < of.count; i++)
            add_move((struct move){ of.rated[i].action, of.rated[i].chance, 0 });
        game->resample(view, rng, world);
        rate_rest(game, net, seat, &of);
    } else {
        __builtin_memcpy(world, judge_state(), game->state_size);
    }
    look_at_all(game, net);
}

/* ---- Before the first turn ---- */

/* The strongest that plays here and fast: no solution, no search. */
static const struct lf_bot *player(const struct lf_game *game)
{
    return lf_bot_greedy.plays(game) ? &lf_bot_greedy : &lf_bot_random;
}

/* Plays `world` on until the first turn begins. */
static void finish_setup(const struct lf_game *game, struct lf_rng *rng)
{
    static _Alignas(16) unsigned char seen[LF_STATE_MAX];
    struct lf_memory memory[LF_SEATS_MAX] = { 0 };
    struct lf_luck luck;
    lf_luck_start(&luck, lf_rng_next(rng), 0);
    for (int i = 0; i < SETUP_STEPS && game->actors(world) && !game->turn(world); i++) {
        int actor = lf_lowest_seat(game->awaited(world));
        lf_action action = 0;
        if (actor == LF_CHANCE) {
            action = lf_chance_draw(game, world, &luck);
        } else {
            game->view(world, actor, seen);
            action = player(game)->choose(game, seen, actor, rng, &memory[actor]);
        }
        game->apply(world, actor, action);
    }
}

/* The chances of all seats once the set-up is over, into sums[]. With an action, the seat takes it
 * first. */
static void add_setup(const struct lf_game *game, int seat, lf_action action, struct lf_rng *rng,
                      float *sums)
{
    if (seat >= 0) game->resample(view, rng, world);
    else __builtin_memcpy(world, judge_state(), game->state_size);
    if (seat >= 0 && !game->check(world, seat, action)) game->apply(world, seat, action);
    finish_setup(game, rng);
    look_at_all(game, lf_net_of(game, seats));
    for (int i = 0; i < seats; i++) sums[i] += chances[i];
}

static void set_up(const struct lf_game *game, int seat, int effort, uint64_t seed)
{
    static lf_action list[LF_LEGAL_MAX];
    float best[LF_SEATS_MAX] = { 0 };
    int count = seat >= 0 ? game->legal(view, seat, list) : 1;
    for (int i = 0; i < count && i < MOVES_MAX; i++) {
        float sums[LF_SEATS_MAX] = { 0 };
        /* The same luck for all of them: they differ by what was done. */
        struct lf_rng rng = { lf_rng_key(seed, 4), 0 };
        for (int n = 0; n < SETUPS[effort]; n++) add_setup(game, seat, list[i], &rng, sums);
        for (int s = 0; s < seats; s++) sums[s] /= (float)SETUPS[effort];
        if (seat >= 0) add_move((struct move){ list[i], sums[seat], 0 });
        if (seat < 0 || moves[0].action == list[i]) __builtin_memcpy(best, sums, sizeof best);
    }
    __builtin_memcpy(chances, best, sizeof chances);
}

/* ---- By playing ---- */

/* Plays on from a copy of `from`; adds who wins, and the points, to the sums. */
static void play_out(const struct lf_game *game, const void *from, struct lf_rng *rng, float *won,
                     float *scored)
{
    static _Alignas(16) unsigned char end[LF_STATE_MAX];
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct lf_luck luck;
    struct lf_tally tally;
    for (int i = 0; i < LF_SEATS_MAX; i++) bots[i] = player(game);
    __builtin_memcpy(end, from, game->state_size);
    lf_luck_start(&luck, lf_rng_next(rng), 0);
    lf_arena_play(game, end, bots, &luck, TURNS_MAX, NULL, NULL, &tally);
    lf_seats winners = game->winners(end);
    for (int seat = 0; seat < seats; seat++) {
        if (winners >> seat & 1) won[seat] += 1 / (float)__builtin_popcount(winners);
        scored[seat] += (float)game->points(end, seat);
    }
}

/* The means over many games. With an action, the seat takes it first. */
static void sample(const struct lf_game *game, int seat, lf_action action, int games,
                   struct lf_rng *rng, float *won, float *scored)
{
    for (int i = 0; i < seats; i++) won[i] = scored[i] = 0;
    for (int n = 0; n < games; n++) {
        if (seat >= 0) game->resample(view, rng, world);
        else __builtin_memcpy(world, judge_state(), game->state_size);
        if (seat >= 0 && !game->check(world, seat, action)) game->apply(world, seat, action);
        play_out(game, world, rng, won, scored);
    }
    for (int i = 0; i < seats; i++) {
        won[i] /= (float)games;
        scored[i] /= (float)games;
    }
}

/* Alone nobody loses: there points are what is wished for. */
static void play(const struct lf_game *game, int seat, int effort, uint64_t seed)
{
    static lf_action list[LF_LEGAL_MAX];
    int count = seat >= 0 ? game->legal(view, seat, list) : 0;
    bool first = true;
    for (int i = 0; i < count && i < PLAYED_MAX; i++) {
        float won[LF_SEATS_MAX], scored[LF_SEATS_MAX];
        /* The same luck for all of them: they differ by what was done. */
        struct lf_rng rng = { lf_rng_key(seed, 1), 0 };
        sample(game, seat, list[i], GAMES[effort], &rng, won, scored);
        float worth = seats > 1 ? won[seat] : scored[seat];
        bool best = first || worth > (seats > 1 ? moves[0].chance : moves[0].points);
        add_move((struct move){ list[i], seats > 1 ? worth : scored[seat], scored[seat] });
        if (best) __builtin_memcpy(chances, won, sizeof chances);
        if (best) __builtin_memcpy(points, scored, sizeof points);
        first = false;
    }
    struct lf_rng rng = { lf_rng_key(seed, 1), 0 };
    if (first) sample(game, JUDGE_CHANCE, 0, GAMES[effort] * 4, &rng, chances, points);
}

/* ---- Telling ---- */

/* In thousandths: a page shows no more, and no host need agree on the last bit. */
static int64_t thousandths(float value)
{
    return (int64_t)(value * 1000 + (value < 0 ? -0.5f : 0.5f));
}

static void put_described(struct lf_out *out, const struct lf_game *game, int seat,
                          lf_action action)
{
    static char sentence[2][SENTENCE_MAX];
    for (int language = 0; language < 2; language++)
        game->describe(view, seat, action, (enum lf_language)language, sentence[language],
                       SENTENCE_MAX);
    lf_json_say(out, "say", (struct lf_say){ { sentence[LF_EN], sentence[LF_DE] } });
}

static void put_reasons(struct lf_out *out, const struct lf_game *game, int seat,
                        lf_action action, uint64_t seed)
{
    struct lf_reason reasons[LF_REASONS_MAX];
    struct lf_rng rng = { lf_rng_key(seed, 2), 0 };
    int count = lf_reasons(game, lf_net_of(game, seats), view, seat, action, &rng, scratch,
                           SCRATCH_SIZE, reasons);
    lf_json_array(out, "reasons");
    for (int i = 0; i < count && i < REASONS_TOLD; i++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "seat", reasons[i].seat);
        lf_json_say(out, "say", reasons[i].number->more);
        lf_json_bool(out, "more", reasons[i].change > 0);
        lf_json_int(out, "effect", thousandths(reasons[i].effect));
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_moves(struct lf_out *out, const struct lf_game *game, int seat, bool by_net,
                      uint64_t seed)
{
    char action[LF_ACTION_TEXT_MAX];
    lf_json_array(out, "moves");
    for (int i = 0; i < move_count; i++) {
        game->print(moves[i].action, action, sizeof action);
        lf_json_object(out, NULL);
        lf_json_text(out, "do", action);
        put_described(out, game, seat, moves[i].action);
        if (by_net || seats > 1) lf_json_int(out, "chance", thousandths(moves[i].chance));
        else lf_json_null(out, "chance");
        if (by_net) lf_json_null(out, "points");
        else lf_json_int(out, "points", thousandths(moves[i].points));
        if (by_net && i < REASONED) put_reasons(out, game, seat, moves[i].action, seed);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

/* What a bot that plays here takes, which may be more than the search knows: founding. */
static void put_usual(struct lf_out *out, const struct lf_game *game, int seat, uint64_t seed)
{
    char action[LF_ACTION_TEXT_MAX];
    struct lf_memory memory = { 0 };
    struct lf_rng rng = { lf_rng_key(seed, 3), 0 };
    if (seat < 0) {
        lf_json_null(out, "usual");
        return;
    }
    game->print(player(game)->choose(game, view, seat, &rng, &memory), action, sizeof action);
    lf_json_text(out, "usual", action);
}

static void put_shares(struct lf_out *out, const char *name, const float *values)
{
    lf_json_array(out, name);
    for (int seat = 0; seat < seats; seat++) lf_json_int(out, NULL, thousandths(values[seat]));
    lf_json_array_end(out);
}

EXPORT(landfall_judge_think) const char *landfall_judge_think(int seat, int effort, uint64_t seed)
{
    struct lf_out out = lf_out_start(thought, sizeof thought);
    const struct lf_game *game = judge_game();
    thought[0] = 0;
    if (!game || !game->actors(judge_state()) || effort < 0 || effort >= EFFORTS) return thought;
    seats = game->seat_count(judge_state());
    if (seat >= seats || (seat >= 0 && !judge_view(seat, view))) return thought;
    if (seat >= 0 && !(game->actors(view) >> seat & 1)) return thought;
    bool by_net = lf_can_think(game, seats);
    LF_ASSERT(!by_net || nets_given(game));
    struct lf_rng rng = { lf_rng_key(seed, 0), 0 };
    move_count = 0;
    if (by_net && !game->turn(judge_state())) set_up(game, seat < 0 ? -1 : seat, effort, seed);
    else if (by_net) think(game, seat < 0 ? -1 : seat, effort, &rng);
    else play(game, seat < 0 ? -1 : seat, effort, seed);
    lf_json_object(&out, NULL);
    lf_json_below(&out, "seat", seat < 0 ? seats : seat, seats);
    lf_json_text(&out, "by", by_net ? "net" : "play");
    put_shares(&out, "chances", chances);
    if (by_net) lf_json_null(&out, "points");
    else put_shares(&out, "points", points);
    put_moves(&out, game, seat, by_net, seed);
    put_usual(&out, game, seat, seed);
    lf_json_object_end(&out);
    LF_ASSERT(lf_out_end(&out) < THOUGHT_SIZE);
    return thought;
}
