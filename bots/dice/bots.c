/* bots.c - the pack of the dice game: the bots `optimal` and `duelist`, and its solver.
 *
 * The tables are the host's, and stand in the context of a thread. Without a table both bots play
 * like greedy. */
#include "bots/dice/mind.h"
#include "bots/dice/solve.h"
#include "core/context.h"
#include "core/text.h"

enum { DICE_SLOT = 1 };             /* and the next one, by the option joker=later-turns */

const struct dice_table *dice_table_of(bool later_turns)
{
    return lf_context_entered->slot[DICE_SLOT + later_turns];
}

static void use_table(struct lf_context *context, const void *memory)
{
    const struct dice_table *table = memory;
    if (table->magic == TABLE_MAGIC && table->version == TABLE_VERSION &&
        table->turns == DICE_BOXES)
        context->slot[DICE_SLOT + (table->later_turns != 0)] = table;
}

static bool table_ready(const void *state)
{
    const struct dice_state *s = state;
    return dice_table_of(s->options & DICE_LATER_TURNS) != NULL;
}

static int table_name(const void *start, char *text, size_t size)
{
    const struct dice_state *s = start;
    struct lf_out out = lf_out_start(text, size);
    lf_put(&out, s->options & DICE_LATER_TURNS ? "later-turns" : "same-turn");
    return lf_out_end(&out);
}

static const char *const VARIANTS[] = { "", "joker=later-turns", NULL };

const struct lf_solver dice_solver = {
    .version = TABLE_VERSION, .turns = DICE_BOXES, .name = table_name,
    .table_size = dice_table_size, .work_size = dice_work_size, .steps = dice_steps,
    .parts = dice_parts, .run = dice_run, .result = dice_result, .use = use_table,
    .ready = table_ready, .advise = dice_advise, .goals = dice_goals, .query = dice_query,
    .query_form = "SHEET; turn; dice; roll", .variants = VARIANTS,
};

/* ---- optimal ---- */

static double worth_points(const struct dice_mind *mind, int points, int rank, int place)
{
    return points + mind->layer[rank * PLACES_PADDED + place];
}

bool mind_optimal(struct dice_mind *mind, const struct dice_state *s)
{
    bool later = s->options & DICE_LATER_TURNS;
    const struct dice_table *table = dice_table_of(later);
    if (!table) return false;
    int left = DICE_BOXES - 1 - s->sheet[s->active].filled;
    *mind = (struct dice_mind){ .worth = worth_points, .turns_left = left, .same_turn = !later,
                                .layer = table_layer(table, left) };
    return true;
}

static bool plays(const struct lf_game *game) { return lf_same(game->name, dice_game.name); }

static lf_action choose_optimal(const struct lf_game *game, const void *view, int seat,
                                struct lf_rng *rng, struct lf_memory *memory)
{
    struct dice_mind mind;
    (void)game;
    return mind_optimal(&mind, view) ? mind_choose(&mind, view)
                                     : dice_greedy(view, seat, rng, memory);
}

const struct lf_bot dice_bot_optimal = {
    .name = "optimal",
    .about = { { "plays for the highest expected score, by the exact solution of the solo game",
                 "spielt auf das höchste erwartete Ergebnis, nach der genauen Lösung des Spiels "
                 "allein" } },
    .plays = plays, .choose = choose_optimal, .solver = &dice_solver,
};

static const struct lf_bot *const BOTS[] = { &dice_bot_optimal, &dice_bot_duelist, NULL };

static void prepare(void) { dice_book(); }

extern const struct lf_bot_pack lf_bot_pack_dice;
const struct lf_bot_pack lf_bot_pack_dice = {
    .game = "dice", .greedy = dice_greedy, .greedy_1 = dice_greedy, .bots = BOTS,
    .solver = &dice_solver, .prepare = prepare,
};
