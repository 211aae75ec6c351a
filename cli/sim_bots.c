/* sim_bots.c - who plays in `landfall sim`: bots of ours by name, programs of their own by command
 * (outside.h), each of these once for every thread; and adding up what processes have counted. */
#include <stdlib.h>
#include <string.h>

#include "cli/sim.h"

/* One entry of the list, "greedy" or "cmd:python3 mybot.py"; a command with commas stands in
 * quotes. *at moves behind it. */
static void take_entry(const char **at, char *entry, size_t size)
{
    const char *from = *at;
    char quote = strncmp(from, "cmd:", 4) == 0 && (from[4] == '"' || from[4] == '\'') ? from[4] : 0;
    const char *end = quote ? strchr(from + 5, quote) : NULL;
    if (end && (end[1] == ',' || !end[1])) {
        snprintf(entry, size, "cmd:%.*s", (int)(end - from - 5), from + 5);
        *at = end + 1;
        return;
    }
    size_t length = strcspn(from, ",");
    snprintf(entry, size, "%.*s", (int)length, from);
    *at = from + length;
}

static bool plays_any(const struct lf_game *game)
{
    (void)game;
    return true;
}

/* Starts it for the first thread, so that its name is known and a bad command is said at once. */
static int hire_first(const struct arguments *arguments, struct sim *sim, int position,
                      const char *command)
{
    struct outside *bot = calloc((size_t)sim->threads, sizeof *bot);
    struct lf_bot *shown = calloc(1, sizeof *shown);
    char *kept = strdup(command);
    if (!bot || !shown || !kept)
        return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
    for (int i = 0; i < sim->threads; i++) bot[i].settings = outside_settings(arguments, kept);
    sim->outside[position] = bot;
    sim->any_outside = true;
    *shown = (struct lf_bot){ .name = bot->name, .plays = plays_any };
    sim->bots[position] = shown;
    return outside_ready(bot) ? EXIT_DONE : outside_fail(bot);
}

int sim_bots(const struct arguments *arguments, struct sim *sim, const char *list, int *count)
{
    *count = 0;
    for (const char *at = list;; at++) {
        char entry[1024];
        const struct lf_bot *one[LF_SEATS_MAX];
        int code, named;
        take_entry(&at, entry, sizeof entry);
        if (*count == LF_SEATS_MAX)
            return fail(EXIT_USAGE, SAY("--bots: more than %d names", "--bots: mehr als %d Namen"),
                        LF_SEATS_MAX);
        if (strncmp(entry, "cmd:", 4) == 0) {
            code = hire_first(arguments, sim, *count, entry + 4);
        } else {
            code = setup_bots(sim->game, entry, one, &named);
            if (code == EXIT_DONE) sim->bots[*count] = one[0];
        }
        if (code != EXIT_DONE) return code;
        ++*count;
        if (!*at) return EXIT_DONE;
    }
}

int sim_repeat(struct sim *sim, int named)
{
    for (int i = named; sim->outside[0] && i < sim->seats; i++) {
        sim->outside[i] = calloc((size_t)sim->threads, sizeof *sim->outside[i]);
        if (!sim->outside[i]) return fail(EXIT_SYSTEM, SAY("out of memory", "zu wenig Speicher"));
        for (int t = 0; t < sim->threads; t++)
            sim->outside[i][t].settings = sim->outside[0][t].settings;
    }
    return EXIT_DONE;
}

void sim_hire(struct sim *sim, int thread, struct sim_sums *sums)
{
    for (int i = 0; i < sim->seats; i++)
        sums->outside[i] = sim->outside[i] ? &sim->outside[i][thread] : NULL;
}

int sim_dismiss(struct sim *sim, int thread, struct sim_sums *sums)
{
    int code = EXIT_DONE;
    for (int i = 0; i < sim->seats; i++) {
        if (!sums->outside[i]) continue;
        outside_stop(sums->outside[i]);
        if (sums->outside_failed && code == EXIT_DONE) code = outside_fail(sums->outside[i]);
        if (thread > 0) outside_add(&sim->outside[i][0], sums->outside[i]);
    }
    return code;
}

void sim_report_outside(struct sim *sim)
{
    for (int i = 0; i < LF_SEATS_MAX; i++)
        if (sim->outside[i]) {
            outside_stop(&sim->outside[i][0]);
            outside_report(&sim->outside[i][0]);
        }
}

double sim_gather(struct sim *sim, struct sim_sums *sums, double cpu_seconds)
{
    const struct ranks *ranks = &sim->ranks;
    uint64_t micros = (uint64_t)(cpu_seconds * 1e6);
    if (ranks->count == 1) return cpu_seconds;
    uint64_t *one[] = { &sums->games, &sums->shared, &sums->turns, &sums->transitions,
                        &sums->capped, &sums->signature, &micros };
    for (size_t i = 0; i < sizeof one / sizeof *one; i++) ranks_add_64(ranks, one[i], 1);
    ranks_add_64(ranks, sums->wins, LF_SEATS_MAX);
    ranks_add_64(ranks, (uint64_t *)sums->points, LF_SEATS_MAX);
    ranks_add_64(ranks, (uint64_t *)sums->points_squared, LF_SEATS_MAX);
    ranks_add_32(ranks, sums->turn_count, SIM_TURNS_MAX);
    if (sim->records) ranks_join_bytes(ranks, sim->records, sim->games * sizeof *sim->records);
    return (double)micros * 1e-6;
}
