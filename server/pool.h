/* pool.h - threads in which bots think, so that the event loop never does.
 *
 * A job carries copies and no pointer into a table, so a thread cannot touch one. Usually it is
 * one choice by the view of one seat. Where only bots play and nobody watches, it is a stretch of
 * the match: the thread then draws for chance and asks every bot by its own view, and the loop
 * applies what came out. Results are taken by the loop thread when it likes; wake() tells it
 * that there are some.
 */
#ifndef SERVER_POOL_H
#define SERVER_POOL_H

#include "bots/bot.h"
#include "server/luck.h"

enum { POOL_STEPS_MAX = 256 };

/* A stretch of a match: who plays, and what was done. */
struct pool_stretch {
    const struct lf_bot *bots[LF_SEATS_MAX];
    struct lf_memory memory[LF_SEATS_MAX];
    struct luck luck;            /* a copy: the draws are the same wherever they are made */
    uint32_t acted[LF_SEATS_MAX];                /* actions of each seat before and in it */
    int count;
    struct { int seat; lf_action action; } steps[POOL_STEPS_MAX];    /* seat -1: chance */
};

/* How a bot that is a program of somebody else took a question (server/outside.h). */
enum pool_outside { POOL_INSIDE, POOL_ANSWERED, POOL_MISSED, POOL_GONE };

struct pool_job {
    struct pool_job *next;
    const struct lf_bot *bot;
    const struct lf_game *game;
    int seat;
    struct lf_rng rng;
    struct lf_memory memory;     /* of the bot at this seat, before and after */
    void *owner;                 /* the table that asked; for the taker of the result */
    uint64_t stamp;              /* which state of the owner this was asked for */
    lf_action choice;
    enum pool_outside outside;
    bool hurry;                  /* the loop wants an answer soon: see pool_hurry() */
    struct pool_stretch *stretch;                /* not NULL: view is the whole state */
    _Alignas(16) unsigned char view[];           /* game->state_size bytes */
};

struct pool;

/* What a bot draws from before its next action. It depends on the match's secret and on how often
 * the seat has acted, not on who was quicker: so nobody can foresee it, it needs no memory, and
 * the same secret gives the same game. */
struct lf_rng pool_rng(const struct luck *luck, int seat, uint32_t acted);

/* threads 0: bots think when results are taken, in the caller's thread (for tests). wake may be
 * called on any thread, and may be NULL. NULL: no thread could be started. */
struct pool *pool_new(int threads, void (*wake)(void *context), void *context);
void pool_free(struct pool *pool);               /* waits for bots that think; drops jobs */

struct pool_job *pool_job_new(const struct lf_game *game, bool stretch);
void pool_job_free(struct pool_job *job);
void pool_ask(struct pool *pool, struct pool_job *job);   /* the pool owns it until taken */
/* A job that somebody else has done, from any thread: it is taken like those of the pool. */
void pool_answer(struct pool *pool, struct pool_job *job);
struct pool_job *pool_take(struct pool *pool);            /* a finished job, or NULL */
/* What was asked and not taken yet is to be answered soon: a search stops with the best it has, a
 * stretch with its next step. Programs of others keep their time. */
void pool_hurry(struct pool_job *job);
int pool_waiting(struct pool *pool);

#endif
