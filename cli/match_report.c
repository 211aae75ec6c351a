/* match_report.c - what came of a match (match.h): for people, and as JSON. */
#include "cli/match.h"

#include "cli/json.h"

static const char *verdict(const struct match *match)
{
    return match->ratio >= sprt_bound ? "yes" : match->ratio <= -sprt_bound ? "no" : "open";
}

static double cost_us(const struct match_cost *cost)
{
    return cost->moves ? 1e-3 * (double)cost->nanoseconds / (double)cost->moves : 0;
}

static void print_json(const struct match *match, const struct sprt_result *result)
{
    char options[LF_OPTIONS_MAX];
    struct json json = json_start(stdout);
    match->game->print_options(match->start, options, sizeof options);
    json_object(&json, NULL);
    json_text(&json, "game", match->game->name);
    json_text(&json, "options", options);
    json_text(&json, "lineup", match->seated);
    json_unsigned(&json, "seed", match->seed);
    json_unsigned(&json, "games", match->counts.blocks * (uint64_t)match->lineup.games);
    json_unsigned(&json, "blocks", match->counts.blocks);
    json_real(&json, "score", result->score, 6);
    json_real(&json, "low", result->low, 6);
    json_real(&json, "high", result->high, 6);
    json_real(&json, "even", sprt_share_of(&match->lineup, 0), 6);
    json_real(&json, "elo", result->elo, 2);
    json_real(&json, "elo_low", result->elo_low, 2);
    json_real(&json, "elo_high", result->elo_high, 2);
    json_array(&json, "bots");
    for (int i = 0; i < 2; i++) {
        json_object(&json, NULL);
        json_text(&json, "name", match->players[i].name);
        json_unsigned(&json, "moves", match->costs[i].moves);
        json_real(&json, "cpu_us_per_move", cost_us(&match->costs[i]), 3);
        json_real(&json, "cpu_us_longest", 1e-3 * (double)match->costs[i].longest, 3);
        json_close(&json);
    }
    json_close(&json);
    json_array(&json, "histogram");
    for (int bin = 0; bin < SPRT_BINS; bin++) {
        if (!match->counts.of[bin]) continue;
        json_object(&json, NULL);
        json_real(&json, "score", (double)bin / (SPRT_WIN * match->lineup.games), 4);
        json_unsigned(&json, "blocks", match->counts.of[bin]);
        json_close(&json);
    }
    json_close(&json);
    json_unsigned(&json, "capped", match->capped);
    if (match->sequential) {
        json_real(&json, "llr", match->ratio, 4);
        json_text(&json, "accepted", verdict(match));
    }
    json_close(&json);
}

static void print_test(const struct match *match)
{
    const char *better = SAY("more likely the second", "eher das Zweite");
    if (match->ratio <= -sprt_bound) better = SAY("the first holds", "das Erste gilt");
    else if (match->ratio >= sprt_bound) better = SAY("the second holds", "das Zweite gilt");
    else if (match->ratio < 0) better = SAY("more likely the first", "eher das Erste");
    printf(SAY("Test         Elo %+g or Elo %+g: %s (log ratio %.2f of %.2f)\n",
               "Test         Elo %+g oder Elo %+g: %s (Log-Verhältnis %.2f von %.2f)\n"),
           match->elo[0], match->elo[1], better, match->ratio, sprt_bound);
}

static void print_report(const struct match *match, const struct sprt_result *result)
{
    char options[LF_OPTIONS_MAX];
    int each = match->lineup.games;
    match->game->print_options(match->start, options, sizeof options);
    printf(SAY("%s, seats %s, %llu games in blocks of %d with the same luck%s%s\n\n",
               "%s, Plätze %s, %llu Spiele in Blöcken zu %d mit gleichem Glück%s%s\n\n"),
           said(match->game->title), match->seated,
           (unsigned long long)match->counts.blocks * (unsigned)each, each, *options ? ", " : "",
           options);
    printf(SAY("A = %s against B = %s\n", "A = %s gegen B = %s\n"), match->players[0].name,
           match->players[1].name);
    printf(SAY("Wins of A    %.2f %%   95 %% interval %.2f to %.2f %%   (even: %.1f %%)\n",
               "Siege von A  %.2f %%   95-%%-Intervall %.2f bis %.2f %%   (gleich: %.1f %%)\n"),
           100 * result->score, 100 * result->low, 100 * result->high,
           100 * sprt_share_of(&match->lineup, 0));
    printf(SAY("Elo of A     %+.1f   95 %% interval %+.1f to %+.1f\n",
               "Elo von A    %+.1f   95-%%-Intervall %+.1f bis %+.1f\n"),
           result->elo, result->elo_low, result->elo_high);
    printf(SAY("Per move     %.2f us of A, %.2f us of B (processor time)\n",
               "Je Zug       %.2f us von A, %.2f us von B (Prozessorzeit)\n"),
           cost_us(&match->costs[0]), cost_us(&match->costs[1]));
    printf(SAY("Slowest      %.2f ms of A, %.2f ms of B\n",
               "Langsamster  %.2f ms von A, %.2f ms von B\n"),
           1e-6 * (double)match->costs[0].longest, 1e-6 * (double)match->costs[1].longest);
    printf(SAY("Blocks       ", "Blöcke       "));
    for (int bin = 0; bin < SPRT_BINS; bin++)
        if (match->counts.of[bin])
            printf("%.3g: %llu  ", (double)bin / SPRT_WIN,
                   (unsigned long long)match->counts.of[bin]);
    printf(SAY("(wins of A: how many)\n", "(Siege von A: wie viele)\n"));
    if (match->capped)
        printf(SAY("Cut off      %llu games after %u turns, counted as even\n",
                   "Abgebrochen  %llu Spiele nach %u Zügen, als gleich gezählt\n"),
               (unsigned long long)match->capped, match->turn_cap);
    if (match->sequential) print_test(match);
}

void match_report(const struct match *match, const struct sprt_result *result, bool json)
{
    if (json) print_json(match, result);
    else print_report(match, result);
}
