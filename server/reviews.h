/* reviews.h - matches that are over, looked back at (bots/review.h) in threads of their own, where
 * the host allows it (`serve --review-threads`). The loop only asks and takes what is known.
 *
 * A review is worked on while somebody asks for it now and then; what is known so far is written
 * again and again, and what is done is kept for a while, so that many readers cost one review. It
 * knows matches by their replays and no game by name. */
#ifndef SERVER_REVIEWS_H
#define SERVER_REVIEWS_H

#include <stdbool.h>
#include <stdint.h>

#include "server/document.h"

enum {
    REVIEWS_WAITING_MAX = 8,      /* not begun; who comes then is sent away */
    REVIEWS_KEPT_MAX = 48,        /* in all, done or not */
    REVIEWS_BYTES_MAX = 48 << 20, /* of texts that are kept */
    REVIEWS_ACTIONS_MAX = 8192,   /* of a match that is reviewed */
    REVIEWS_LEFT_MS = 20000,      /* nobody asked for so long: it is given up */
};

enum reviews_state {
    REVIEWS_NONE,   /* nobody has asked for it, or it was forgotten */
    REVIEWS_WAITS,  /* asked for; nothing is known yet */
    REVIEWS_KNOWN,  /* something is known: all, or a part that grows */
    REVIEWS_UNABLE, /* nothing here judges such matches */
};

struct reviews_counts {
    uint64_t asked, done, given_up;
    int waiting, running, kept;
};

struct reviews;

/* threads 0: none are made, whatever is asked. NULL: no memory, or no thread. */
struct reviews *reviews_new(int threads);
void reviews_free(struct reviews *reviews); /* NULL is fine; stops what is at work */
bool reviews_allowed(const struct reviews *reviews);

/* How the review of a table stands; somebody is asking for it. KNOWN: *out is the newest text, a
 * JSON object, which stays the reviews' own: hold it. */
enum reviews_state reviews_look(struct reviews *reviews, const char *table, uint64_t now_ms,
                                struct document **out);
/* Begins the review of a table that reviews_look() does not know. The replay, which was allocated,
 * is taken in any case. False: too many wait, or there is no memory. */
bool reviews_ask(struct reviews *reviews, const char *table, char *replay, uint64_t now_ms);

void reviews_counts(struct reviews *reviews, struct reviews_counts *out);

#endif
