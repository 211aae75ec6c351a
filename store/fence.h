/* fence.h - may a node append this entry? The one decision behind "no move is lost or doubled".
 *
 * The store that several nodes share asks it inside the transaction of the append, with the
 * owner's row locked, so that nobody can claim the table between the answer and the commit. An
 * entry whose commit was never confirmed (the line broke between COMMIT and its answer) is
 * brought again; the number of the chain (store/chain.h) tells whether it is there already. */
#ifndef LF_STORE_FENCE_H
#define LF_STORE_FENCE_H

#include <stdbool.h>
#include <stdint.h>

enum fence {
    FENCE_WRITE,        /* it follows the last entry: append it */
    FENCE_THERE,        /* it was appended before, by this very node */
    FENCE_LOST,         /* the table is another's, or its log is not as this node knows it */
};

struct fence_owner { bool found; uint64_t node, epoch; };   /* as the store has it, locked */
/* The log as the store has it: its last entry (0: none) and, where one of the number in question
 * is there, the number of its chain. */
struct fence_log { uint32_t last; uint64_t chain; };

static inline enum fence fence_judge(const struct fence_owner *owner, uint64_t node,
                                     uint64_t epoch, const struct fence_log *log, uint32_t seq,
                                     uint64_t chain)
{
    if (!owner->found || owner->node != node || owner->epoch != epoch) return FENCE_LOST;
    if (seq == log->last + 1) return FENCE_WRITE;
    return seq <= log->last && chain == log->chain ? FENCE_THERE : FENCE_LOST;
}

#endif
