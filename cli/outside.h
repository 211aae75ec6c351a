/* outside.h - bots that are programs of somebody else, at the command line: `cmd:COMMAND` in a list
 * of bots. The conversation is botwire/host.h; here it becomes a player of a match. */
#ifndef CLI_OUTSIDE_H
#define CLI_OUTSIDE_H

#include "botwire/host.h"
#include "cli/command.h"

/* One such bot of one thread. */
struct outside {
    struct botwire_settings settings;
    struct botwire *wire;                /* NULL: not running */
    struct botwire_match match;
    char name[BOTWIRE_NAME_MAX];
    uint64_t asked, stood_in;            /* questions; how often our best bot answered them */
    uint64_t fault[BOTWIRE_FAULTS];      /* of processes that have ended */
    char first[BOTWIRE_FAULTS][BOTWIRE_WORDS_MAX];
};

/* Makes sure that it runs. False: it does not start; the faults say why. */
bool outside_ready(struct outside *bot);
void outside_stop(struct outside *bot);
void outside_add(struct outside *to, const struct outside *from);

/* The same as lf_arena_play(), where outside[seat] is NULL or sits there in place of bots[seat].
 * A bot that is gone is started again with the next match. False: one does not start. */
bool outside_play(const struct lf_game *game, void *state, const struct lf_bot *const *bots,
                  struct outside *const *outside, struct lf_luck *luck, uint32_t turn_cap,
                  lf_witness witness, void *context, struct lf_tally *tally);

/* Why it does not start, on the standard error; returns an exit code. */
int outside_fail(const struct outside *bot);
/* What went wrong, a line each; nothing where all went well. */
void outside_report(const struct outside *bot);

/* The settings of a command with the budget of --budget. */
struct botwire_settings outside_settings(const struct arguments *arguments, const char *command);

#endif
