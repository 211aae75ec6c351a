/* context.h - what a host may choose beyond the rules' own tables, by thread: figures that replace
 * a game's, solutions that bots play by.
 *
 * A context is the host's memory: one pointer per slot, NULL for what the game carries itself. A
 * thread enters a context before it plays and stays in it; threads in different contexts play
 * different things side by side. This pointer of a thread is all that core, games and bots ever
 * write outside their caller's memory (tests/library proves it).
 */
#ifndef LF_CONTEXT_H
#define LF_CONTEXT_H

/* Who has something to choose has slots of his own: lf_game.figures_slot, lf_solver.use(). */
enum { LF_SLOTS = 8 };
struct lf_context { const void *slot[LF_SLOTS]; };

/* Never NULL. A thread begins in a context of its own with nothing in it; who starts threads
 * hands them his. */
extern _Thread_local const struct lf_context *lf_context_entered;

/* NULL: the standard again. The context must stay where it is while threads are in it. */
void lf_enter(const struct lf_context *context);

#endif
