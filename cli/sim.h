/* sim.h - a series of games between bots: what sim.c plays and prints, sim_files.c writes, chart.c
 * draws, and bench.c measures. */
#ifndef CLI_SIM_H
#define CLI_SIM_H

#include <stdatomic.h>

#include "cli/command.h"
#include "cli/outside.h"
#include "cli/ranks.h"
#include "core/rng.h"

enum { SIM_TURNS_MAX = 65536, SIM_BATCH = 32, SIM_RECORDS_MAX = 10000000 };

/* What is played. Nothing in it changes while threads play, but for the two counters. */
struct sim {
    const struct lf_game *game;
    int seats;
    const struct lf_bot *bots[LF_SEATS_MAX];      /* by position in --bots, not by seat */
    uint64_t games, seed;
    uint32_t turn_cap;
    int threads;
    struct outside *outside[LF_SEATS_MAX];        /* by position, too: NULL, or in place of bots[]:
                                                     those of the first thread */
    bool any_outside;
    struct ranks ranks;                           /* processes that play the games together */
    const char *folder;                           /* NULL, or where replays and tables go */
    const char *data;                             /* NULL, or what else: "npy", "jsonl" */
    struct sim_record *records;                   /* per game if there is a folder, else NULL */
    _Alignas(16) unsigned char start[LF_STATE_MAX];
    atomic_uint_fast64_t next;                    /* the first game that no thread has taken */
    atomic_uint_fast64_t played;
    atomic_bool stop;                             /* Ctrl-C, or a file that cannot be written */
};

/* One line of results.csv. */
struct sim_record {
    uint64_t transitions;
    uint32_t turns;
    lf_seats winners;
    int16_t points[LF_SEATS_MAX];                 /* by position in --bots */
    bool played, capped;
};

/* Sums over games; those of several threads add up in any order. */
struct sim_sums {
    uint64_t games, wins[LF_SEATS_MAX], shared, turns, transitions, capped, signature;
    int64_t points[LF_SEATS_MAX], points_squared[LF_SEATS_MAX];   /* by position in --bots */
    uint32_t turn_count[SIM_TURNS_MAX];           /* how many games took so many turns */
    struct outside *outside[LF_SEATS_MAX];        /* of this thread, by position */
    bool outside_failed;
};

/* share.c: a share of wins with its 95 % interval; the second with any number of games that would
 * say as much as what was seen. */
struct share { double share, low, high; };
struct share share_of(uint64_t wins, uint64_t games);
struct share share_interval(double share, double games);
uint32_t sim_turns_median(const struct sim_sums *sums);

/* The bot position that sits at `seat` in game g. */
static inline int sim_position(const struct sim *sim, uint64_t g, int seat)
{
    return (int)(((uint64_t)seat + (uint64_t)sim->seats - g % (uint64_t)sim->seats) %
                 (uint64_t)sim->seats);
}

/* A message if the folder has anything in it, or is none. */
int sim_folder_unused(const char *folder);

/* Plays game g in `state` and adds it to the sums. witness may be NULL. */
void sim_play(struct sim *sim, uint64_t g, lf_witness witness, void *context,
              struct sim_sums *sums, void *state);

/* sim_files.c: one replay, the table, the picture. Each returns an exit code. */
int sim_play_recorded(struct sim *sim, uint64_t g, struct sim_sums *sums, void *state);
int sim_write_table(const struct sim *sim);
int sim_write_data(const struct sim *sim);                 /* from the replays (data.h) */
int chart_write(const struct sim *sim, const struct sim_sums *sums);

/* sim_bots.c: the bots of --bots, those that are programs of their own among them (cmd:COMMAND),
 * as many of these as there are threads. */
int sim_bots(const struct arguments *arguments, struct sim *sim, const char *list, int *count);
int sim_repeat(struct sim *sim, int named);      /* one bot for all seats */
void sim_hire(struct sim *sim, int thread, struct sim_sums *sums);
int sim_dismiss(struct sim *sim, int thread, struct sim_sums *sums);      /* an exit code */
void sim_report_outside(struct sim *sim);        /* what they did wrong */
/* Adds what all processes have counted, in the first one; returns their processor time. */
double sim_gather(struct sim *sim, struct sim_sums *sums, double cpu_seconds);

/* Keys that sim and bench have in common, into an open object. */
struct json;
void sim_json(struct json *json, const struct sim *sim, const struct sim_sums *sums,
              double cpu_seconds);

#endif
