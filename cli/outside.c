/* outside.c - bots that are programs of somebody else as players of a match (outside.h). */
#include "cli/outside.h"

#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/match.h"

enum { START_MS = 10000, STOP_MS = 2000 };

struct botwire_settings outside_settings(const struct arguments *arguments, const char *command)
{
    return (struct botwire_settings){ .command = command, .start_ms = START_MS,
                                      .ask_ms = (int)arguments->number[OPTION_BUDGET],
                                      .limits = { .own_environment = true, .own_errors = true } };
}

static void add_faults(struct outside *bot, const uint64_t *fault,
                       const char (*first)[BOTWIRE_WORDS_MAX])
{
    for (int i = 0; i < BOTWIRE_FAULTS; i++) {
        if (fault[i] && !bot->fault[i]) memcpy(bot->first[i], first[i], sizeof bot->first[i]);
        bot->fault[i] += fault[i];
    }
}

void outside_add(struct outside *to, const struct outside *from)
{
    to->asked += from->asked;
    to->stood_in += from->stood_in;
    add_faults(to, from->fault, (const char(*)[BOTWIRE_WORDS_MAX])from->first);
}

static void drop(struct outside *bot, int wait_ms)
{
    if (!bot->wire) return;
    botwire_stop(bot->wire, wait_ms);
    add_faults(bot, bot->wire->fault, (const char(*)[BOTWIRE_WORDS_MAX])bot->wire->first);
    free(bot->wire);
    bot->wire = NULL;
}

void outside_stop(struct outside *bot) { drop(bot, STOP_MS); }

bool outside_ready(struct outside *bot)
{
    if (bot->wire && bot->wire->alive) return true;
    drop(bot, 0);
    bot->wire = calloc(1, sizeof *bot->wire);
    LF_ASSERT(bot->wire);
    bool good = botwire_start(bot->wire, &bot->settings);
    snprintf(bot->name, sizeof bot->name, "%s", bot->wire->name[0] ? bot->wire->name : "cmd");
    if (!good) drop(bot, 0);
    return good;
}

int outside_fail(const struct outside *bot)
{
    int fault = FAULT_START;
    while (fault + 1 < BOTWIRE_FAULTS && !bot->fault[fault]) fault++;      /* the first says most */
    return fail(EXIT_SYSTEM, "%s: %s%s%s", bot->settings.command, said(BOTWIRE_FAULT[fault].say),
                bot->first[fault][0] ? ": " : "", bot->first[fault]);
}

void outside_report(const struct outside *bot)
{
    uint64_t sum = 0;
    for (int i = 0; i < BOTWIRE_FAULTS; i++) sum += bot->fault[i];
    if (!bot->asked || (!sum && !bot->stood_in)) return;         /* or outside_fail() said it */
    fprintf(stderr, SAY("%s: our best bot answered %llu of %llu questions in its place\n",
                        "%s: Unser bester Bot hat %llu von %llu Fragen für ihn beantwortet\n"),
            bot->settings.command, (unsigned long long)bot->stood_in,
            (unsigned long long)bot->asked);
    for (int i = 0; i < BOTWIRE_FAULTS; i++)
        if (bot->fault[i])
            fprintf(stderr, "  %llu × %s%s%s\n", (unsigned long long)bot->fault[i],
                    said(BOTWIRE_FAULT[i].say), bot->first[i][0] ? ": " : "", bot->first[i]);
}

/* ---- A match ---- */

struct seating {
    const struct lf_game *game;
    const struct lf_bot *const *bots;
    struct outside *const *outside;
    struct lf_luck *luck;
    struct lf_memory memory[LF_SEATS_MAX];
    int seats;
};

static lf_action choose(struct seating *seating, const void *view, int seat)
{
    const struct lf_game *game = seating->game;
    struct outside *outside = seating->outside[seat];
    lf_action action;
    if (outside) {
        outside->asked++;
        if (botwire_ask(outside->wire, &outside->match, view, -1, &action)) return action;
        outside->stood_in++;
    }
    const struct lf_bot *bot = outside ? lf_bot_best(game) : seating->bots[seat];
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    struct lf_rng rng = { lf_rng_key(seating->luck->seed, stream), seating->luck->drawn[stream] };
    action = bot->choose(game, view, seat, &rng, &seating->memory[seat]);
    seating->luck->drawn[stream] = (uint32_t)rng.drawn;
    return action;
}

static void tell(const struct seating *seating, const void *before, int actor, lf_action action)
{
    for (int i = 0; i < seating->seats; i++)
        if (seating->outside[i])
            botwire_event(seating->outside[i]->wire, &seating->outside[i]->match, before, actor,
                          action);
}

bool outside_play(const struct lf_game *game, void *state, const struct lf_bot *const *bots,
                  struct outside *const *outside, struct lf_luck *luck, uint32_t turn_cap,
                  lf_witness witness, void *context, struct lf_tally *tally)
{
    struct seating seating = { game, bots, outside, luck, { { { 0 } } }, game->seat_count(state) };
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    *tally = (struct lf_tally){ 0 };
    for (int i = 0; i < seating.seats; i++) {
        if (!outside[i]) continue;
        if (!outside_ready(outside[i])) return false;
        botwire_begin(outside[i]->wire, &outside[i]->match, game, state, i, luck->seed >> 32);
    }
    while (game->actors(state) && !(tally->capped = game->turn(state) > turn_cap)) {
        int actor = lf_lowest_seat(game->awaited(state));
        lf_action action;
        if (actor == LF_CHANCE) {
            action = lf_chance_draw(game, state, luck);
        } else {
            game->view(state, actor, view);
            action = choose(&seating, view, actor);
        }
        LF_ASSERT(game->check(state, actor, action) == 0);
        tell(&seating, state, actor, action);
        if (witness) witness(context, game, state, actor, action);
        game->apply(state, actor, action);
        tally->transitions++;
    }
    for (int i = 0; i < seating.seats; i++)
        if (outside[i]) botwire_over(outside[i]->wire, &outside[i]->match, state);
    tally->turns = game->turn(state);
    return true;
}
