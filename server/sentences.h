/* sentences.h - who may not come, and who may not talk, and until when; kept by the store.
 *
 * A guest is named by its id, an address by its text. An IPv6 address stands for its network, as
 * everywhere here (server/limits.h). */
#ifndef SERVER_SENTENCES_H
#define SERVER_SENTENCES_H

#include "server/tables.h"

enum sentence_kind { SENTENCE_BAN, SENTENCE_MUTE, SENTENCE_KINDS };
enum { SENTENCE_WHO_MAX = 80, SENTENCE_WHY_MAX = 301 };

struct sentence {
    enum sentence_kind kind;
    bool address;                     /* else a guest */
    char who[SENTENCE_WHO_MAX];       /* the id or the address */
    char name[STORE_NAME_MAX];        /* of a guest, as it was then */
    char why[SENTENCE_WHY_MAX];
    uint8_t key[16];                  /* of an address */
    int64_t at, until;                /* ms since 1970; until 0: until it is lifted */
};

struct sentences;
struct sentences *sentences_new(struct store *store);        /* reads those that are kept */
void sentences_free(struct sentences *sentences);

/* Takes the place of one of the same kind against the same. False: the address is none. */
bool sentences_put(struct sentences *sentences, struct sentence *sentence);
bool sentences_lift(struct sentences *sentences, enum sentence_kind kind, const char *who);
/* Against this guest (NULL: nobody known) or this address (NULL: none); NULL: there is none. */
const struct sentence *sentences_find(struct sentences *sentences, enum sentence_kind kind,
                                      const char *person, const uint8_t address[16],
                                      int64_t now);
/* Other nodes have changed them: reads them anew, and names those that were not known here. False:
 * not now, for the store does not answer, or has not taken our own yet. */
bool sentences_reread(struct sentences *sentences,
                      void (*added)(void *context, const struct sentence *sentence), void *context);
/* In no order; those that are over are gone. */
const struct sentence *sentences_all(struct sentences *sentences, int64_t now, int *count);
/* A guest is forgotten: the id stays until its time is over, the name goes. */
void sentences_forget(struct sentences *sentences, const char *person);

#endif
