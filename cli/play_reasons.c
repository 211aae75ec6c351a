/* play_reasons.c - why a bot would do something, for `landfall play`: the chances of what else
 * could be done, as a level sees them, and which numbers the action changes that count. */
#include <stdlib.h>

#include "bots/level.h"
#include "cli/play.h"

enum { SCRATCH_SIZE = 1 << 20, ACTIONS_SHOWN = 3, REASONS_SHOWN = 4 };

static const float SLIGHT = 0.002f;            /* reasons below this are none */

static void print_chances(const struct play *play, const struct lf_thought *thought)
{
    char text[LF_ACTION_TEXT_MAX];
    printf(SAY("  Your chance as it sees it: %.0f %%\n",
               "  Deine Chance, wie er sie sieht: %.0f %%\n"),
           100 * (double)thought->value[play->seat]);
    for (int i = 0; i < thought->count && i < ACTIONS_SHOWN; i++) {
        play->game->print(thought->rated[i].action, text, sizeof text);
        printf("  %5.1f %%  %s\n", 100 * (double)thought->rated[i].chance, text);
    }
}

/* Offers, answers and habits are chosen another way. */
static bool was_rated(const struct lf_thought *thought, lf_action action)
{
    for (int i = 0; i < thought->count; i++)
        if (thought->rated[i].action == action) return thought->rated[0].chance > 0;
    return false;
}

/* "+1.2  more grain", in points of a hundred; of another seat with its name. */
static void print_reason(const struct play *play, const struct lf_reason *reason)
{
    const char *whose = reason->seat == play->seat
                            ? "" : play->game->seat_name(play->state, reason->seat, language);
    printf("  %+5.1f    %s%s%s%s\n", 100 * (double)reason->effect, whose, *whose ? ": " : "",
           reason->change < 0 ? SAY("less of: ", "weniger: ") : "", said(reason->number->more));
}

static void print_reasons(const struct play *play, const struct lf_net *net, lf_action action,
                          struct lf_rng *rng, void *scratch)
{
    struct lf_reason reasons[LF_REASONS_MAX];
    int count = lf_reasons(play->game, net, play->view, play->seat, action, rng, scratch,
                           SCRATCH_SIZE, reasons);
    int shown = 0;
    for (int i = 0; i < count && shown < REASONS_SHOWN; i++) {
        float effect = reasons[i].effect < 0 ? -reasons[i].effect : reasons[i].effect;
        if (effect < SLIGHT) continue;
        if (shown++ == 0)
            puts(SAY("  What counts most, in points of the chance:",
                     "  Was am meisten zählt, in Punkten der Chance:"));
        print_reason(play, &reasons[i]);
    }
}

void talk_reasons(const struct play *play, const struct lf_bot *bot, lf_action action)
{
    int seats = play->seat_count;
    struct lf_level level;
    struct lf_rng rng = { lf_mix(play->luck.seed + 2), play->event_count };
    if (!lf_can_think(play->game, seats) || play->game->turn(play->view) == 0) return;
    const struct lf_net *net = lf_net_of(play->game, seats);
    unsigned char *scratch = aligned_alloc(16, SCRATCH_SIZE);
    if (!scratch) return;
    if (lf_level_of(bot, play->game, &level)) {
        struct lf_thought thought;
        struct lf_limits limits = level.limits;
        limits.values = true;
        lf_think(play->game, net, play->view, play->seat, &rng, &limits, scratch, SCRATCH_SIZE,
                 &thought);
        if (thought.count > 1 && was_rated(&thought, action)) print_chances(play, &thought);
    }
    if (action != lf_insight_of(play->game)->pass(play->view, play->seat))
        print_reasons(play, net, action, &rng, scratch);
    free(scratch);
}
