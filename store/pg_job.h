/* pg_job.h - a batch of records on its way into the shared store, for pg_write.c and pg_amend.c. */
#ifndef LF_STORE_PG_JOB_H
#define LF_STORE_PG_JOB_H

#include "store/fence.h"
#include "store/pg.h"

/* The statements of the writer's line (PG_WRITE_SQL). */
enum {
    WRITE_BEGIN, WRITE_COMMIT, WRITE_UNDO, WRITE_OWNERS, WRITE_HEADS, WRITE_CHAIN, WRITE_ENTRY,
    WRITE_OWN, WRITE_MODE, WRITE_FINISH, WRITE_UNLIST, WRITE_PLAYER, WRITE_GUEST, WRITE_RELEASE,
    WRITE_PRUNE, WRITE_NOTIFY, WRITE_END_OLD, WRITE_LIST, WRITE_CODE,
    WRITE_NOTE, WRITE_NOTE_DROP, WRITE_PLAYER_DROP, WRITE_GUESTS_DROP, WRITE_TAIL, WRITE_AMEND,
    WRITE_CHAINS, WRITE_END_CHAIN, WRITE_NEWS_LOCK, WRITE_NEWS, WRITE_COUNT,
};

/* What is known of a table of the batch. */
struct task {
    char table[STORE_TABLE_MAX];
    uint64_t node, epoch;             /* of its records */
    struct fence_owner owner;
    int mode;
    bool lost, told, born, begun;     /* told: its head is remembered; begun: by judge_entry() */
    uint32_t amended;                 /* the first entry whose words change; 0: none */
    struct pg_head head;              /* where its log ends in the store ... */
    uint32_t seq;                     /* ... and with the entries that were judged */
    uint64_t chain;
};

/* What is to be done with a record, and where the log of its table ends after it. */
struct plan { enum fence verdict; uint32_t seq; uint64_t chain; };

struct job {
    struct postgres_store *store;
    const struct record *first;
    size_t bytes;
    struct task *tasks;
    int task_count, sent;             /* sent: statements whose results are to come */
    struct plan *plans;               /* one for each record */
    uint64_t entries, chain;          /* chain: what read_chain() has found */
    bool committing;                  /* COMMIT was sent: it may have happened */
    struct tail *tail;                /* of the log that pg_amend.c works on */
};

/* pg_write.c */
const struct record *job_record(const struct job *job, size_t at);
struct task *job_task(struct job *job, const struct record *record);
bool job_send(struct job *job, int which, const struct pg_values *values);
/* All results of a pipeline; hands rows to take(), which may be NULL. False: one has failed. */
bool job_receive(struct job *job, void (*const take[])(struct job *, const PGresult *));

/* pg_amend.c. Between the two halves: changes what entries say in the logs that are still this
 * node's, and chains those anew. False: the line broke. */
bool pg_amend(struct job *job);
/* Records that belong to no table. */
bool pg_write_free(struct job *job, const struct record *record);

#endif
