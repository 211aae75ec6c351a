/* tables.h - all tables of a server, without a socket in sight.
 *
 * The network part reads and parses; this part decides and answers through send(). One thread,
 * the event loop's, calls everything here. A move changes memory at once, but every byte that
 * depends on it is held back until the store has made it durable. Nothing here names a game.
 *
 *   store_open(.., {wake}), pool_new(.., wake)
 *       -> tables_new() -> tables_load() -> tables_connect() per socket
 *   wake() -> (loop thread) tables_run();  a timer at tables_due() -> tables_run()
 *
 * Read next: docs/protocol.md (the messages), server/table.h (what a table is), store/store.h.
 */
#ifndef SERVER_TABLES_H
#define SERVER_TABLES_H

#include "core/lf.h"
#include "server/lease.h"
#include "server/pool.h"
#include "store/store.h"

enum {
    TABLES_KEY_MAX = 41, TABLES_WORD_MAX = 65,      /* bytes with the final zero */
    TABLES_CHAT_MAX = 300 * 4 + 1, TABLES_PHRASES = 12,
};

/* Why a wish is refused; the codes of the protocol are tables_reason_text(). */
enum tables_reason {
    TABLES_DONE, TABLES_RULE, TABLES_TEXT, TABLES_SEQ, TABLES_SEAT, TABLES_STATE, TABLES_HOST,
    TABLES_RATE, TABLES_SIZE, TABLES_UNKNOWN, TABLES_FULL, TABLES_NONE, TABLES_LISTED,
    TABLES_NAME, TABLES_DISK, TABLES_DAMAGED, TABLES_RULES, TABLES_MUTED, TABLES_REASONS,
};
const char *tables_reason_text(enum tables_reason reason);

struct person { char id[STORE_PERSON_MAX], name[STORE_NAME_MAX]; };

struct tables_calls {
    void *context;
    /* One message for one socket. The bytes are the caller's again when it returns. */
    void (*send)(void *context, void *socket, const char *json, size_t length);
    /* The answer to tables_create(), once the table is durable; table NULL: it is not, for the node
     * has lost its place among the others. */
    void (*created)(void *context, void *request, const char *table);
    /* Milliseconds of a clock that only goes forward and stands still while the server does:
     * everything that is due is due by it. Its numbers are close to those of time(). */
    int64_t (*now)(void *context);
    /* Milliseconds since 1970 by the clock on the wall, which people set: only kept and shown. */
    int64_t (*time)(void *context);
    /* Fills with random bytes for secrets and ids; NULL: the system's generator. */
    void (*random)(void *context, void *bytes, size_t count);
    /* A bot that is a program was taken off its seat. NULL: nobody cares. */
    void (*bot_gone)(void *context, const char *table, const char *bot);
    /* A table whose log cannot be used, and why; for the log of the server. NULL: nobody cares. */
    void (*trouble)(void *context, const char *table, const char *what);
    /* A match of rules that are not played here: whether somebody else plays it to its end. NULL:
     * nobody does. */
    bool (*older)(void *context, const char *table);
    /* time() as far as it can be believed: things are forgotten by it. NULL: it always can. */
    int64_t (*calendar)(void *context);
};

struct tables_settings {
    uint32_t tables_max;         /* open and running ones; 0: 20,000 */
    uint32_t watchers_max;       /* sockets at one table of who does not play; 0: 100 */
    uint32_t tables_per_guest, tables_per_address;   /* not over yet; 0: no limit */
    uint32_t bot_tables;         /* matches of bots alone at once; 0: no limit */
    uint32_t rate;               /* messages a second; moves and talk follow it; 0: no limit */
    int bot_delay_ms;            /* before a bot acts where people sit; -1: 600 */
    int absent_ms;               /* after which a bot plays for an absent person; 0: 60,000 */
    int forget_ms;               /* after which an idle table leaves memory; 0: 600,000 */
    /* How long finished tables are kept: matches of bots alone; tables that never began; matches
     * of people. 0: for ever. */
    int64_t keep_bots_ms, keep_unstarted_ms, keep_people_ms;
    uint64_t store_max;          /* bytes; beyond it older ones of these go sooner; 0: no bound */
    int words_ms;                /* how long a full table waits for people's words; 0: 10,000 */
    int abandon_ms;              /* after which a table that nobody started closes; 0: 24 h */
    bool fixed_luck;             /* random() is not random: proofs say so */
    const struct outside_bots *outside;    /* bots that are programs (server/outside.h), or NULL */
    const char *stand_in;        /* the bot that plays for people; NULL: the last one listed */
};

struct tables;
struct client;                   /* one socket, of one person or of nobody */

struct tables *tables_new(struct store *store, struct pool *pool, const struct tables_calls *calls,
                          const struct tables_settings *settings);
/* Finds out which tables there are; tables_run() reads them one after another, or whoever asks
 * for one. False: the store could not be read. */
bool tables_load(struct tables *tables);
/* Frees without a word to clients. What was appended stays in the store. */
void tables_free(struct tables *tables);

/* Does what is due: sends what has become durable, takes bots' choices, runs clocks. */
void tables_run(struct tables *tables);
/* Forgets some of what is kept no longer, on the disk and in memory; once a second. */
void tables_prune(struct tables *tables);
/* When tables_run() is due next by now(), INT64_MAX: not before a wake(). Any call may change
 * it, so ask before the loop sleeps. */
int64_t tables_due(const struct tables *tables);

/* person NULL: may only watch. The person is copied. */
struct client *tables_connect(struct tables *tables, void *socket, const struct person *person);
/* The client speaks landfall.2: it gets differences. To be said before it follows a table. */
void tables_differ(struct client *client);
void tables_disconnect(struct client *client);      /* held messages for it are dropped */
/* False: at one of the person's tables somebody has a name that looks like the new one. */
bool tables_rename(struct tables *tables, const struct person *person);
/* Where nodes share the store. The lease has ended: every table leaves memory, every client is sent
 * on. To be called once a second: what the others are to know of listed tables. Before a stop: all
 * tables are given up, and free for the others when the store has taken that. */
void tables_silence(struct tables *tables);
/* Does what is due with the lease, falls silent where it has ended. While the node holds none,
 * tables_run() does nothing and nothing is claimed. */
struct tables_lease_news { bool asked, granted, refused, ended; };
void tables_mind_lease(struct tables *tables, struct lease *lease, int64_t now,
                       struct tables_lease_news *news);
void tables_share(struct tables *tables);
void tables_hand_over(struct tables *tables);
/* Tells every client that watches: {"t":"gone","reason":REASON}. */
void tables_gone(struct tables *tables, const char *reason);

/* Whether the client follows a match that it plays in; whether the person plays anywhere. */
bool tables_client_plays(const struct client *client);
bool tables_seated(const struct tables *tables, const struct person *person);

/* A client message: who sent it, and its "id" if it had one. */
struct ask { struct client *client; bool has_id; int64_t id; };

/* One function per message of the protocol; each answers through send(). Texts are UTF-8 without
 * control characters (chat, words: checked by the parser), seats are as sent. */
void tables_watch(const struct ask *ask, const char *table, int64_t have);   /* have 0: none */
void tables_unwatch(const struct ask *ask);
void tables_sight(const struct ask *ask);            /* all of what it may know, once more */
void tables_ping(const struct ask *ask);
void tables_sit(const struct ask *ask, int64_t seat);
void tables_stand(const struct ask *ask);
void tables_bot(const struct ask *ask, int64_t seat, const char *bot);       /* NULL: away */
void tables_word(const struct ask *ask, const char *word);
void tables_start(const struct ask *ask);
void tables_do(const struct ask *ask, int64_t seq, const char *key, const char *action);
void tables_why(const struct ask *ask, const char *action);
/* What the seat knows, as a position: for bots. */
void tables_position(const struct ask *ask);
void tables_hint(const struct ask *ask, const char *action);     /* "": of the best action */
void tables_undo(const struct ask *ask);
void tables_say(const struct ask *ask, const char *text);
void tables_phrase(const struct ask *ask, int64_t phrase);
void tables_pause(const struct ask *ask);
void tables_resume(const struct ask *ask);
void tables_back(const struct ask *ask);
void tables_remove(const struct ask *ask, int64_t seat);
void tables_rematch(const struct ask *ask);
/* Whether a message that writes something other than a move comes slowly enough; else it has
 * been refused. */
bool tables_may_wish(const struct ask *ask);
void tables_code(const struct ask *ask, bool open);  /* a short code opens the private table */
/* {"t":"refused"} with this reason, in order behind what is held for the client; for what the
 * network part itself refuses. key may be NULL. */
void tables_refuse(const struct ask *ask, enum tables_reason reason, const char *key);

/* What POST /api/tables asks for. */
struct tables_wish {
    const char *game, *options;                     /* options NULL or "": the standard */
    int64_t seats;
    int bot_count;                                  /* entries of bots */
    const char *bots[LF_SEATS_MAX];                 /* NULL: no bot there */
    bool listed, sit;
    uint64_t address;                               /* a number that stands for it; 0: none */
    bool starts;                                    /* set by the tables: full from the beginning */
    bool has_clock;
    int64_t turn_s, reserve_s;
};
bool tables_bots_alone(const struct tables_wish *wish);
struct tables_refusal {
    enum tables_reason reason;
    const struct lf_game *game;                     /* whose rule error.rule is, or NULL */
    struct lf_error error;
};
/* False: refused. True: created(request) is or will be called. */
bool tables_create(struct tables *tables, const struct person *person,
                   const struct tables_wish *wish, void *request, struct tables_refusal *refusal);

/* The private table whose host keeps this code open; false: there is none. */
bool tables_code_find(struct tables *tables, const char *code, char id[STORE_TABLE_MAX]);

/* Bodies of GET answers: allocated text that the caller frees, or NULL with a reason
 * (TABLES_NONE: no such table, TABLES_STATE: not over yet, TABLES_DAMAGED: its log cannot be
 * read, TABLES_RULES: not played here any more). person: who asks, NULL: nobody known. */
char *tables_list(struct tables *tables);
/* A number that grows when what tables_list() gives may have changed. */
uint64_t tables_changes(const struct tables *tables);
char *tables_list_of(struct tables *tables, const char *person);
char *tables_summary(struct tables *tables, const char *table, const char *person,
                     enum tables_reason *reason);
char *tables_replay(struct tables *tables, const char *table, const char *person,
                    enum tables_reason *reason);
char *tables_proof(struct tables *tables, const char *table, const char *person,
                   enum tables_reason *reason);
char *tables_review(struct tables *tables, const char *table, const char *person,
                    enum tables_reason *reason);

/* ---- For the host of the server: table_host.c ---- */

struct tables_row {
    const char *id, *game, *state, *host;
    bool listed;
    int seats, people, here;                        /* here: connections that follow it */
    uint32_t entries;
    int64_t created, changed;
    const struct person *persons[LF_SEATS_MAX];     /* of each seat; NULL: a bot, or nobody */
};
/* All tables in memory; each() must not change them. */
void tables_each(struct tables *tables, void (*each)(void *context, const struct tables_row *row),
                 void *context);
/* Ends the table, whatever state it is in; who follows it is told `closed`. */
bool tables_close(struct tables *tables, const char *table);    /* false: none, or over */
/* Whether the table is in memory here; whether the last call that named a table found it to be
 * another node's, whose address is copied. */
bool tables_here(struct tables *tables, const char *table);
bool tables_elsewhere(const struct tables *tables, char address[STORE_ADDRESS_MAX]);
/* The person gives up all seats at tables in memory that are not over, or that at one (table not
 * NULL); returns how many. */
int tables_unseat(struct tables *tables, const char *person, const char *table);
const struct person *tables_person_of(const struct client *client);   /* NULL: nobody known */
/* Which table a client follows; NULL: none. */
const char *tables_of_client(const struct client *client);
/* Who sits there, or (line not 0) said that line, which is copied. `asker` must be allowed to see
 * the table. False: nobody, or not known. */
struct tables_accused { struct person person; char said[TABLES_CHAT_MAX]; };
bool tables_accuse(struct tables *tables, const char *table, const char *asker, int seat,
                   uint32_t line, struct tables_accused *out);

/* Reads the table, if it is not in memory; and anew, after its log was written by somebody else. */
void tables_know(struct tables *tables, const char *table);
void tables_reread(struct tables *tables, const char *table);

/* ---- A guest's data: table_forget.c ---- */

/* All that logs say of a person, as the JSON members "tables" and "more" (allocated): who it was
 * called, where it sat, what it did and said, of the newest tables; the ids of all others. */
char *tables_export(struct tables *tables, const char *person);
/* Forgets a person in the logs, some tables at a time; true: all is done. The person must not be
 * able to come back. *left: tables that are damaged and stay as they are. */
bool tables_forget(struct tables *tables, const char *person, uint32_t *left);
/* Forgets what was said at tables that were over before this time, some at a time; returns how
 * many. */
int tables_forget_talk(struct tables *tables, int64_t before);

/* For a log outside of any server: whether the rules follow it, entry by entry. `check` is the
 * context of table_check_entry(), which is a store_each: false for an entry the rules refuse. */
struct table_check;
struct table_check *table_check_new(void);
void table_check_free(struct table_check *check);
bool table_check_entry(void *check, const struct store_entry *entry);
bool table_check_foreign(const struct table_check *check);   /* its rules are not played here */

struct tables_counts {
    uint64_t pruned[STORE_END_KINDS];               /* tables forgotten, by how they ended */
    uint64_t open, running, paused;                 /* tables now */
    uint64_t finished;                              /* matches that ended since the start */
    uint64_t clients, watching, moves, draws, bot_moves, undos, chats, refused[TABLES_REASONS];
    uint64_t held_messages, held_bytes, sent_messages, sent_bytes, dropped_choices, refused_logs;
    uint64_t outside_asked, outside_missed, outside_gone;    /* questions to programs of others */
    uint64_t closed_rules;                          /* matches of rules no longer played */
    uint64_t unread;                                /* tables that have not been read yet */
    uint64_t lost;                                  /* to another node, one by one */
};
void tables_counts(const struct tables *tables, struct tables_counts *counts);

#endif
