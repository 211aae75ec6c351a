/* store.h - where matches live: logs that are only ever appended to, and the people who play.
 *
 * Three kinds: "memory:" keeps everything while the program runs, "sqlite:FILE" on disk, and
 * "postgres:WORDS" (libpq's connection words) where several nodes share it. Appending never waits.
 * It returns a ticket, a number that grows; a writer thread makes everything that waits durable in
 * one transaction and then reports the highest ticket that is safe. Whoever depends on an entry
 * having happened waits for its ticket.
 *
 * Reading sees only what is durable, except store_guest_find(). A log that the disk has damaged is
 * not read to its end: store_read() is false then. All functions but the callbacks belong to one
 * thread. Strings handed in are copied; strings handed out live until the callback
 * returns. Read next: server/tables.h, docs/protocol.md "The log of a match".
 */
#ifndef LF_STORE_H
#define LF_STORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    STORE_TABLE_MAX = 28,        /* bytes of a table id with its final zero */
    STORE_PERSON_MAX = 65,       /* bytes of a person's id with its final zero */
    STORE_NAME_MAX = 97,         /* bytes of a name (24 characters) with its final zero */
    STORE_HASH_SIZE = 32,        /* bytes of the hash of a token */
    STORE_ERROR_MAX = 256,
    STORE_PEOPLE_MAX = 65 * 16,  /* bytes of a list of people's ids, one a line */
    STORE_ADDRESS_MAX = 160,     /* bytes of a node's address with its final zero */
    STORE_CLUSTER_MAX = 41,      /* bytes of a cluster's name with its final zero */
    STORE_NEWS_MAX = 4096,       /* bytes of what nodes tell each other, with its final zero */
};

/* What an entry of a match log is. The numbers are written to disk: only add to them. */
enum store_kind {
    STORE_SETUP = 1, STORE_SEAT = 2, STORE_WORD = 3, STORE_START = 4, STORE_ACT = 5,
    STORE_UNDO = 6, STORE_CHAT = 7, STORE_CLOCK = 8, STORE_END = 9, STORE_REMATCH = 10,
    STORE_KIND_END,
};

/* One entry. NULL texts are stored as nothing and come back as "". */
struct store_entry {
    const char *table;
    uint32_t seq;                /* from 1, without gaps */
    enum store_kind kind;
    int64_t at;                  /* milliseconds since 1970 */
    int seat;                    /* -1: none, or chance */
    const char *key;             /* of an act: the sender's own name for it */
    const char *text;
    const char *clock;           /* what is left on the clocks, where a clock runs */
};

/* How a table ended, by who would miss it: the first are forgotten first (store_prune()). The
 * numbers are written to disk: only add to them. */
enum store_end {
    STORE_END_BOTS = 1, STORE_END_UNSTARTED = 2, STORE_END_PEOPLE = 3, STORE_END_KINDS,
};

/* Small things that are kept beside the matches, by kind and key; what their texts mean is the
 * server's matter. The numbers are written to disk: only add to them. */
enum store_note {
    STORE_NOTE_REPORT = 1,       /* what players have reported */
    STORE_NOTE_SENTENCE = 2,     /* who is banned or muted, until when */
    STORE_NOTE_FORGET = 3,       /* guests who are being forgotten */
    STORE_NOTE_TALKED = 4,       /* who has talked at which table without a seat */
    STORE_NOTE_CHAT = 5,         /* finished tables whose talk is still kept, by time */
    STORE_NOTE_OLDER = 6,        /* tables that an older program plays */
    STORE_NOTE_BACKUP = 7,       /* in a backup: when it was made, and its sealed key */
    STORE_NOTE_CLOCK = 8,        /* the newest time that was believed (server/calendar.h) */
    STORE_NOTE_KINDS,
};
enum { STORE_NOTE_KEY_MAX = 128 };

struct store_guest {
    uint8_t hash[STORE_HASH_SIZE];
    char id[STORE_PERSON_MAX], name[STORE_NAME_MAX];
    int64_t at;                  /* when the guest came or was renamed */
};

/* Both are called on the writer thread. After failed() nothing is made durable any more: the
 * program should say so and end, because what the disk holds is no longer known. A disk that is
 * full is no failure: store_stuck() is true until there is room again and all goes on.
 * wanted NULL, as servers have it: writing has threads of its own. Else there are none, and
 * wanted() asks for store_turn() whenever something waits (tests/simulate). */
struct store_watch {
    void *context;
    void (*committed)(void *context, uint64_t ticket);
    void (*failed)(void *context, const char *what);
    void (*wanted)(void *context);
};

struct store;

/* Whether this is "postgres:WORDS" or "postgres+CLUSTER:WORDS". */
bool store_is_postgres(const char *address);
/* NULL: not opened, error says why. watch is copied; its functions may be NULL. */
struct store *store_open(const char *address, const struct store_watch *watch,
                         char error[STORE_ERROR_MAX]);
/* Makes durable what waits, then closes. False: not everything is safe. */
bool store_close(struct store *store);

/* One piece of what the threads would do: writing a batch, telling that it is written, tidying up.
 * Whatever else happens between two turns is what can happen beside the threads. */
enum store_turn { STORE_TURN_IDLE, STORE_TURN_AGAIN, STORE_TURN_FULL };   /* full: try later */
enum store_turn store_turn(struct store *store);

uint64_t store_append(struct store *store, const struct store_entry *entry);
/* The person has to do with the table; found again by store_tables_of(). */
uint64_t store_player(struct store *store, const char *person, const char *table, int64_t at);
/* The match is over: its log is no longer read at the start, its summary is kept beside it. */
struct store_finish {
    const char *table, *summary;
    enum store_end end;
    int64_t at;
    const char *people;          /* ids, one a line: those of store_player(); may be NULL */
};
uint64_t store_finish(struct store *store, const struct store_finish *finish);
/* Forgets a finished table and all that is kept of it; one that is damaged stays. */
uint64_t store_prune(struct store *store, const char *table);
/* Finished tables of this kind from before a time, oldest first; returns how many. */
int store_prunable(struct store *store, enum store_end end, int64_t before,
                   char (*tables)[STORE_TABLE_MAX], int max);
uint64_t store_guest_put(struct store *store, const struct store_guest *guest);

/* What an entry says (its key and its text) is replaced, where words or a name are to be
 * forgotten; all else stays, and the log is chained anew. */
uint64_t store_amend(struct store *store, const struct store_entry *entry);
uint64_t store_player_drop(struct store *store, const char *person, const char *table);
/* Guests who were last here before this time are forgotten. */
uint64_t store_guests_drop(struct store *store, int64_t before);
/* text NULL: the note goes. */
uint64_t store_note(struct store *store, enum store_note kind, const char *key, int64_t at,
                    const char *text);

uint64_t store_durable(const struct store *store);   /* the highest ticket that is safe */
uint64_t store_waiting(const struct store *store);   /* how many tickets are not */
bool store_stuck(const struct store *store);         /* no room: nothing can become safe now */
/* Nothing happens at this running table by itself: until its next entry it is not among those
 * that store_open_tables() names. */
uint64_t store_rest(struct store *store, const char *table);

/* Entries in order; each() returns false to stop. The result is false when the log could not be
 * read or is damaged, which store_fault() explains; what was handed out until then is sound. */
typedef bool (*store_each)(void *context, const struct store_entry *entry);
bool store_read(struct store *store, const char *table, store_each each, void *context);
const char *store_fault(const struct store *store);
/* The tables that are not finished and do not rest, those first that have not begun. */
typedef void (*store_each_table)(void *context, const char *table);
bool store_open_tables(struct store *store, store_each_table each, void *context);
/* Whether the table is finished; its summary is copied, shortened to size. */
bool store_summary(struct store *store, const char *table, char *summary, size_t size);
bool store_exists(struct store *store, const char *table);
/* The person's tables, newest first; returns how many. */
int store_tables_of(struct store *store, const char *person, char (*tables)[STORE_TABLE_MAX],
                    int max);
/* Sees guests that are still on their way to the disk too. */
bool store_guest_find(struct store *store, const uint8_t hash[STORE_HASH_SIZE],
                      struct store_guest *guest);

/* All guests, in no order; each() returns false to stop. */
typedef bool (*store_each_guest)(void *context, const struct store_guest *guest);
bool store_guests(struct store *store, store_each_guest each, void *context);
/* Notes in the order of their keys, from this key on; each() returns false to stop, and must not
 * ask the store for notes itself. False: they could not be read. */
typedef bool (*store_each_note)(void *context, const char *key, int64_t at, const char *text);
bool store_notes(struct store *store, enum store_note kind, const char *from,
                 store_each_note each, void *context);

/* ---- Several nodes ----
 *
 * Nodes that share a store own tables one at a time (server/lease.h has the times, store/fence.h
 * what is refused). Every record of a table carries the node and the epoch of its claim; a table
 * whose record was refused is lost: its tickets count as durable and mean nothing, so losses are
 * to be taken after the ticket was read and before anything is said. A new table belongs to the
 * node that appends its first entry. Stores of one node (store_shared() false) know none of this:
 * every table is theirs, and nothing is lost. */
bool store_shared(const struct store *store);
/* Whether the last reading failed because nobody answered: then it says nothing. */
bool store_unreachable(const struct store *store);
/* Who this node is to the others; before the first lease is asked for. */
void store_introduce(struct store *store, const char *address, const char *version);

/* Asks for the node's lease; never waits. is_new: as a new node, whose older self is nobody from
 * now on, and whose tables were dropped. The answer comes by store_lease_take(), after a wake. */
void store_lease_ask(struct store *store, uint64_t number, bool is_new, int64_t lease_ms);
enum store_lease_result { STORE_LEASE_GRANTED, STORE_LEASE_REFUSED, STORE_LEASE_FAILED };
struct store_lease { uint64_t number; enum store_lease_result result; };
bool store_lease_take(struct store *store, struct store_lease *answer);

/* Takes a table for this node, which must hold its lease; always with an epoch of its own. Waits
 * for the store. STORE_ELSEWHERE: another's, whose address is copied ("": not known).
 * STORE_LATER: the store did not answer in time, or somebody is about to take it. */
enum store_claim { STORE_CLAIMED, STORE_ELSEWHERE, STORE_NO_TABLE, STORE_LATER };
enum store_claim store_claim(struct store *store, const char *table,
                             char address[STORE_ADDRESS_MAX]);
/* Gives a table back, after all that was put for it before. */
uint64_t store_release(struct store *store, const char *table);
/* The next table that this node has lost since the last call; false: none. */
bool store_lost(struct store *store, char table[STORE_TABLE_MAX]);
/* Tables that happen by themselves (store_open_tables()) and are nobody's now, as far as the store
 * was looked at; each is named once in a while. Never waits. */
int store_orphans(struct store *store, char (*tables)[STORE_TABLE_MAX], int max);

/* The list of tables and the codes to type are shared: a node writes those of its own tables down
 * (summary "", code NULL: no longer), and reads everybody's. created: by which the newest are
 * first. False: the store does not answer, or nobody has this code. */
uint64_t store_list(struct store *store, const char *table, int64_t created, const char *summary);
bool store_lobby(struct store *store, int max, void (*each)(void *context, const char *summary),
                 void *context);
uint64_t store_code(struct store *store, const char *table, const char *code);
bool store_code_find(struct store *store, const char *code, char table[STORE_TABLE_MAX]);
/* Takes so many tokens (or gives them back, where it is negative; 0: only looks for one) from the
 * bucket of this quota that all nodes share; who: a hash. Returns after how many seconds to come
 * back, 0: taken, or the store is not shared or does not answer in time. */
struct store_spend { uint8_t who[STORE_HASH_SIZE]; int quota; uint32_t per_hour, burst; int cost; };
uint32_t store_spend(struct store *store, const struct store_spend *spend);
/* Something that every other node is to know; nothing where there are none. The others have it in a
 * moment, or as soon as they reach the store again. */
uint64_t store_tell(struct store *store, const char *text);
/* The next of what others have told; false: nothing, or not yet (a wake comes with it). "": what
 * was told before could not be heard, so that all that is kept in the store is to be read anew. */
bool store_news(struct store *store, char text[STORE_NEWS_MAX]);
/* The nodes whose leases run; the tables, not over, that others of them have. people: ids, parted
 * by blanks. False: this store is not shared, or does not answer. */
struct store_node { const char *address, *version; int64_t lease_ms; uint64_t tables; bool self; };
typedef void (*store_each_node)(void *context, const struct store_node *node);
bool store_nodes(struct store *store, store_each_node each, void *context);
struct store_elsewhere { const char *table, *address, *people; bool begun; };
typedef void (*store_each_elsewhere)(void *context, const struct store_elsewhere *table);
bool store_elsewhere(struct store *store, store_each_elsewhere each, void *context);
/* What the store has met last, for the log; "": nothing. */
void store_trouble(struct store *store, char text[STORE_ERROR_MAX]);

struct store_counts {
    uint64_t entries, commits, checkpoints;      /* since the start; checkpoints that went well */
    uint64_t checkpoints_failed, read_faults, full;   /* full: commits put off for want of room */
    int64_t commit_us_last, commit_us_max;       /* how long a commit took */
    uint64_t wal_bytes, free_bytes;              /* free: on the disk; UINT64_MAX: not known */
    uint64_t used_bytes;                         /* by what is stored, without the log of writes */
    bool checkpoint_bad;                         /* the last one failed */
    uint64_t lost;                               /* commits that vanished before the start */
    int64_t lost_at;                             /* when that was noticed, ms since 1970 */
    int migrated_from;                           /* the format it had before the start; 0: this */
    /* Of shared stores. fenced: tables refused to this node because they are another's; unsure:
     * commits whose answer was lost and that were read back. */
    uint64_t claims, claims_refused, fenced, unsure_commits, reconnects, renewals,
        renewals_failed;
    uint64_t failovers;                          /* claims of tables whose node was gone */
    uint64_t news;                               /* heard from others ... */
    int64_t news_us_last, news_us_max;           /* ... so long after it was told */
    int64_t answer_us_last, answer_us_max;       /* how long the store took for the lease */
    bool connected, listening;                   /* the line of the lease; it hears news at once */
    int64_t clock_ahead_ms;                      /* this machine's clock before the store's */
};
void store_counts(const struct store *store, struct store_counts *counts);

#endif
