/* hint.c - the best few actions and why (hint.h). */
#include "bots/hint.h"

#include "bots/bot.h"
#include "core/check.h"
#include "core/hash.h"

enum { REASONS_TOLD = 3 };

static const struct lf_limits LIMITS = {
    .nodes = 2000, .worlds = 2, .turn = 200, .replies = 1, .candidates = 6,
};

/* Where bots act by habit (bots/insight.h), that comes first; else 0. */
static lf_action habit_of(const struct lf_game *game, const void *view, int seat)
{
    const struct lf_insight *insight = lf_insight_of(game);
    struct lf_rng rng = { 1, 0 };
    struct lf_memory memory = { 0 };
    if (!insight->habit || !insight->habit(view, seat)) return 0;
    return lf_bot_greedy.choose(game, view, seat, &rng, &memory);
}

static void add(const struct lf_game *game, const void *view, int seat, struct lf_rated rated,
                struct lf_rng *rng, void *scratch, struct lf_hint *out)
{
    struct lf_reason reasons[LF_REASONS_MAX];
    struct lf_hinted *hinted = &out->best[out->count++];
    hinted->action = rated.action;
    hinted->chance = rated.chance;
    int count = lf_reasons(game, lf_net_of(game, game->seat_count(view)), view, seat, rated.action,
                           rng, scratch, LF_HINT_SCRATCH, reasons);
    for (int lang = 0; lang < LF_LANGUAGES; lang++) {
        game->describe(view, seat, rated.action, (enum lf_language)lang, hinted->say[lang],
                       LF_HINT_WHY);
        lf_reasons_say(game, view, reasons, count, REASONS_TOLD, seat, (enum lf_language)lang,
                       hinted->why[lang], LF_HINT_WHY);
    }
}

/* Nobody waits for the seat: it has a proposal in another's turn, say. No search is made of a turn
 * that is not its own; the first of the few things it can do is named. */
static void add_beside(const struct lf_game *game, const void *view, int seat, struct lf_rng *rng,
                       void *scratch, struct lf_hint *out)
{
    _Alignas(16) unsigned char world[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX];
    float chances[LF_SEATS_MAX];
    if (game->legal(view, seat, list) == 0) return;
    game->resample(view, rng, world);
    lf_chances(game, lf_net_of(game, game->seat_count(view)), world, scratch, LF_HINT_SCRATCH,
               chances);
    add(game, view, seat, (struct lf_rated){ list[0], chances[seat] }, rng, scratch, out);
}

void lf_hint(const struct lf_game *game, const void *view, int seat, void *scratch,
             struct lf_hint *out)
{
    struct lf_rng rng = { lf_hash(view, game->state_size), 0 };
    struct lf_limits limits = LIMITS;
    struct lf_thought thought;
    out->count = 0;
    if (!(game->awaited(view) >> seat & 1)) {
        add_beside(game, view, seat, &rng, scratch, out);
        return;
    }
    lf_action habit = habit_of(game, view, seat);
    if (habit) limits = (struct lf_limits){ .nodes = LIMITS.nodes, .worlds = 1 };
    limits.also[0] = habit;
    lf_think(game, lf_net_of(game, game->seat_count(view)), view, seat, &rng, &limits, scratch,
             LF_HINT_SCRATCH, &thought);
    float most = 1;
    for (int i = 0; habit && i < thought.count; i++)
        if (thought.rated[i].action == habit) {
            most = thought.rated[i].chance;
            add(game, view, seat, thought.rated[i], &rng, scratch, out);
        }
    for (int i = 0; i < thought.count && out->count < LF_HINTS; i++)
        if (thought.rated[i].action != habit && thought.rated[i].chance <= most)
            add(game, view, seat, thought.rated[i], &rng, scratch, out);
}

void lf_hint_json(const struct lf_game *game, const struct lf_hint *hint, struct lf_out *out)
{
    char text[LF_ACTION_TEXT_MAX];
    lf_json_array(out, "actions");
    for (int i = 0; i < hint->count; i++) {
        const struct lf_hinted *best = &hint->best[i];
        lf_json_object(out, NULL);
        game->print(best->action, text, sizeof text);
        lf_json_text(out, "do", text);
        lf_json_decimal(out, "loss", (double)(hint->best[0].chance - best->chance));
        lf_json_decimal(out, "chance", (double)best->chance);
        lf_json_say(out, "say", (struct lf_say){ { best->say[LF_EN], best->say[LF_DE] } });
        lf_json_say(out, "why", (struct lf_say){ { best->why[LF_EN], best->why[LF_DE] } });
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}
