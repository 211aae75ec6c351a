/* match.h - two players in blocks of games with the same luck: what match.c plays, match_players.c
 * seats, match_report.c prints and tune.c asks for.
 *
 * Blocks are judged in their order, whatever thread or process plays them, so the result is the
 * same for any number of them, where a sequential test stops as well. */
#ifndef CLI_MATCH_H
#define CLI_MATCH_H

#include <pthread.h>
#include <stdatomic.h>

#include "bots/level.h"
#include "cli/command.h"
#include "cli/outside.h"
#include "cli/ranks.h"
#include "cli/sprt.h"

enum { MATCH_NAME_MAX = 128 };

/* One of the two: a bot, a level with numbers of its own ("strong:loose=0.01"), or a program
 * ("cmd:COMMAND"). */
struct match_player {
    char name[MATCH_NAME_MAX];
    const struct lf_bot *bot;
    bool own_numbers;                      /* it plays as `level` says, not as its bot */
    struct lf_level level;
    const char *command;                   /* NULL, or a program in the place of a bot */
    struct outside *outside;               /* of the command: by thread, then by seat */
};

/* What a player's choices have cost; longest: nanoseconds of the slowest move. Programs by command
 * do not tell. */
struct match_cost { uint64_t moves, nanoseconds, longest; };

struct match {
    const struct lf_game *game;
    bool by_lot;                              /* what players bring is drawn by lot */
    struct match_player players[2];
    struct sprt_lineup lineup;
    char seated[LF_SEATS_MAX + 1];         /* 'A' or 'B' for each seat of a block's first game */
    uint64_t blocks, seed;
    uint32_t turn_cap;
    int threads;
    bool sequential;                       /* stop when one of the two is likely enough */
    double elo[2];
    struct ranks ranks;                    /* processes that play the blocks together */
    _Alignas(16) unsigned char start[LF_STATE_MAX];

    uint64_t until;                        /* blocks are played up to here before the next look */
    atomic_uint_fast64_t next;             /* the first of our blocks that no thread has taken */
    atomic_int started;                    /* threads */
    atomic_bool stop;
    bool failed;                           /* a program does not start */
    pthread_mutex_t lock;                  /* for all below */
    uint16_t *scores;                      /* by block, one more than its score; 0: not played */
    struct sprt_counts counts;             /* of the blocks up to the first that is open */
    double ratio;
    uint64_t capped;
    struct match_cost costs[2];
};

/* match_players.c: from a word to a player, an exit code; after prepare and before the first game
 * the programs are hired, at the end dismissed. */
int match_player_set(const struct lf_game *game, const char *word, struct match_player *out);
int match_hire(const struct arguments *arguments, struct match *match);
void match_dismiss(struct match *match);
lf_action match_choose(const struct match_player *player, const struct lf_game *game,
                       const void *view, int seat, struct lf_rng *rng, struct lf_memory *memory);

/* match.c: seats, options, blocks and threads as the command line has them; then plays. */
int match_prepare(const struct arguments *arguments, struct match *match);
int match_run(struct match *match, bool quiet);
void match_free(struct match *match);

/* match_report.c */
void match_report(const struct match *match, const struct sprt_result *result, bool json);

#endif
