/* solver.h - a game that can be solved, and what its solution can be asked.
 *
 * A solver fills a table in the caller's memory. The work is cut into steps, which must follow
 * each other, and every step into parts that may run at the same time in any number of threads:
 * neither threads nor files are known here. The table is plain bytes, so it can be kept in a file
 * and used by any later program of the same build; use() puts it into a context, and the game's
 * bots and the advice know it in all threads that are in there.
 *
 * Read next: bots/list.h (how a solver is found).
 */
#ifndef LF_SOLVER_H
#define LF_SOLVER_H

#include "core/context.h"
#include "core/lf.h"

/* One solution in the making. */
struct lf_solving {
    const void *start;              /* a fresh game with the options that are to be solved */
    int turns;                      /* how many turns each seat has: all of the game, or fewer */
    bool distribution;              /* also the exact distribution of the result */
    void *table, *work;             /* of table_size() and work_size(), zeroed, for any type */
};

/* What came out; of one seat that plays alone. */
struct lf_solution {
    double expected, deviation;     /* of the final points under best play */
    uint64_t states;                /* positions at the start of a turn that were solved */
    int least, count;               /* points that `chance` begins with, and how many entries */
    const double *chance;           /* chance of each result, in the work memory; NULL: not asked */
};

/* One action as the solution sees it. */
struct lf_advice {
    lf_action action;
    double loss;                    /* expected points less than the best action; 0 for the best */
};

/* Something that can be reached, and how likely it is. */
struct lf_goal { struct lf_say name; double chance; };
enum { LF_GOALS_MAX = 16 };

struct lf_solver {
    uint32_t version;               /* raised when tables of before must not be used */
    int turns;                      /* of a whole game */
    int (*name)(const void *start, char *out, size_t size);    /* of the table: "same-turn" */
    size_t (*table_size)(const struct lf_solving *job);
    size_t (*work_size)(const struct lf_solving *job);
    int (*steps)(const struct lf_solving *job);
    int (*parts)(const struct lf_solving *job, int step);
    void (*run)(const struct lf_solving *job, int step, int part);
    void (*result)(const struct lf_solving *job, struct lf_solution *out);

    /* Makes a finished table of a whole game known. It must stay where it is while bots play. */
    void (*use)(struct lf_context *context, const void *table);
    /* Whether a table for a state's options is known to this thread. */
    bool (*ready)(const void *state);

    /* With the table known: every legal action of the seat in the order of legal() with its loss,
     * and the points expected at the end of the game under best play. Returns how many. */
    int (*advise)(const void *view, int seat, struct lf_advice *out, double *expected);
    /* What can be built right after this action and the roll that may follow it, and how likely.
     * At most LF_GOALS_MAX. */
    int (*goals)(const void *view, int seat, lf_action action, struct lf_goal *out);
    /* A position in the short notation of a query, as a state of one seat with the same options. */
    bool (*query)(const void *start, const char *text, void *state, struct lf_error *error);
    const char *query_form;         /* "SHEET; turn; dice; roll" */
    const char *const *variants;    /* option lines with solutions of their own; ends with NULL */
};

#endif
