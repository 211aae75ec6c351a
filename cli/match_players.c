/* match_players.c - who plays in `landfall match` (match.h): bots by name, levels with numbers of
 * their own, programs by command, one of these for every seat of every thread. */
#define _DEFAULT_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "cli/match.h"

static int fail_number(const char *word, const char *name)
{
    struct guess guess;
    guess_start(&guess, name);
    for (const struct lf_level_number *n = lf_level_numbers; n->name; n++)
        guess_try(&guess, n->name);
    return fail(EXIT_USAGE, SAY("%s: a level has no number '%s'%s",
                                "%s: eine Stufe hat keine Zahl '%s'%s"), word, name,
                guess_text(&guess));
}

/* "loose=0.01,offer=0.004" */
static int set_numbers(const char *word, const char *at, struct lf_level *level)
{
    for (;; at++) {
        char name[64], *end;
        size_t length = strcspn(at, "=,");
        snprintf(name, sizeof name, "%.*s", (int)(length < 63 ? length : 63), at);
        const struct lf_level_number *number = lf_level_number_find(name);
        if (!number) return fail_number(word, name);
        double value = at[length] == '=' ? strtod(at + length + 1, &end) : 0;
        if (at[length] != '=' || end == at + length + 1 || (*end && *end != ',') ||
            !(value >= (double)number->low && value <= (double)number->high))
            return fail(EXIT_USAGE, SAY("%s: %s is a number from %g to %g",
                                        "%s: %s ist eine Zahl von %g bis %g"), word, name,
                        (double)number->low, (double)number->high);
        lf_level_set(level, number, (float)value);
        at = end;
        if (!*at) return EXIT_DONE;
    }
}

int match_player_set(const struct lf_game *game, const char *word, struct match_player *out)
{
    char name[MATCH_NAME_MAX];
    const char *numbers = strchr(word, ':');
    const struct lf_bot *named[LF_SEATS_MAX];
    int count;
    *out = (struct match_player){ 0 };
    snprintf(out->name, sizeof out->name, "%s", word);
    if (strncmp(word, "cmd:", 4) == 0) {
        out->command = word + 4;
        out->bot = lf_bot_best(game);
        return EXIT_DONE;
    }
    snprintf(name, sizeof name, "%.*s", numbers ? (int)(numbers - word) : MATCH_NAME_MAX, word);
    int code = setup_bots(game, name, named, &count);
    if (code != EXIT_DONE) return code;
    if (count != 1)
        return fail(EXIT_USAGE, SAY("'%s': expected one bot", "'%s': erwartet einen Bot"), word);
    out->bot = named[0];
    if (!numbers) return EXIT_DONE;
    if (!lf_level_of(out->bot, game, &out->level))
        return fail(EXIT_USAGE, SAY("%s: only levels that think have numbers",
                                    "%s: nur Stufen, die denken, haben Zahlen"), word);
    out->own_numbers = true;
    return set_numbers(word, numbers + 1, &out->level);
}

lf_action match_choose(const struct match_player *player, const struct lf_game *game,
                       const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory)
{
    if (player->own_numbers)
        return lf_level_choose(&player->level, game, view, seat, rng, memory);
    return player->bot->choose(game, view, seat, rng, memory);
}

/* ---- Programs ---- */

/* Starts it for the first seat, so that a bad command is said at once. */
int match_hire(const struct arguments *arguments, struct match *match)
{
    for (int p = 0; p < 2; p++) {
        struct match_player *player = &match->players[p];
        size_t many = (size_t)match->threads * LF_SEATS_MAX;
        if (!player->command) continue;
        player->outside = calloc(many, sizeof *player->outside);
        if (!player->outside) return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
        for (size_t i = 0; i < many; i++)
            player->outside[i].settings = outside_settings(arguments, player->command);
        if (!outside_ready(&player->outside[0])) return outside_fail(&player->outside[0]);
        snprintf(player->name, sizeof player->name, "%s", player->outside[0].name);
    }
    return EXIT_DONE;
}

/* Processor time of programs is known when they have ended, of all of them together: where both
 * players are programs it is not told. */
void match_dismiss(struct match *match)
{
    struct rusage usage;
    bool both = match->players[0].command && match->players[1].command;
    for (int p = 0; p < 2; p++) {
        struct match_player *player = &match->players[p];
        if (!player->outside) continue;
        for (int i = 0; i < match->threads * LF_SEATS_MAX; i++) {
            outside_stop(&player->outside[i]);
            if (i > 0) outside_add(&player->outside[0], &player->outside[i]);
        }
        match->costs[p].moves += player->outside[0].asked;
        if (!both && getrusage(RUSAGE_CHILDREN, &usage) == 0)
            match->costs[p].nanoseconds +=
                1000000000u * (uint64_t)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                1000u * (uint64_t)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec);
        outside_report(&player->outside[0]);
        free(player->outside);
        player->outside = NULL;
    }
}
