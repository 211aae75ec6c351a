/* backend.h - what the kinds of store share: the record that is written, the table of functions.
 *
 * A record is one thing to be written, in one piece of memory, so that it can be queued and
 * copied without looking into it. Only the files of store/ include this.
 */
#ifndef LF_STORE_BACKEND_H
#define LF_STORE_BACKEND_H

#include <stdatomic.h>

#include "store/store.h"

enum record_type {
    RECORD_ENTRY, RECORD_PLAYER, RECORD_FINISH, RECORD_GUEST, RECORD_REST, RECORD_PRUNE,
    RECORD_RELEASE, RECORD_LIST, RECORD_CODE, RECORD_AMEND, RECORD_PLAYER_DROP, RECORD_GUESTS_DROP,
    RECORD_NOTE, RECORD_NEWS,
};
enum { RECORD_TEXTS = 4 };

/* The texts by type: entry: table, key, text, clock; player: person, table; finish: table,
 * summary, people; guest: hash (bytes), id, name; rest, prune, release: table; list: table,
 * summary; code: table, code; amend: as entry; player drop: as player; note: key, text;
 * news: text. Each ends with a zero that its length leaves out. The kind of a finish is its enum
 * store_end; that of a note its enum store_note, negative where it goes. */
struct record {
    uint32_t size;                    /* of all of it, a multiple of 8 */
    uint32_t length[RECORD_TEXTS];
    uint32_t seq;
    int32_t type, kind, seat;
    int64_t at;
    uint64_t node, epoch;             /* of the claim, where nodes share the store */
    char texts[];
};

struct record_text { const char *bytes; size_t length; };

/* Writes the record to `to`, or only measures it when `to` is NULL; returns its size. */
size_t record_write(struct record *to, const struct record *head,
                    const struct record_text texts[RECORD_TEXTS]);
const char *record_text(const struct record *record, int which);
void record_entry(const struct record *record, struct store_entry *entry);
void record_guest(const struct record *record, struct store_guest *guest);

struct store_ops {
    bool (*close)(struct store *store);
    enum store_turn (*turn)(struct store *store);    /* NULL: there is never anything to do */
    void (*put)(struct store *store, const struct record *head,
                const struct record_text texts[RECORD_TEXTS]);
    bool (*read)(struct store *store, const char *table, store_each each, void *context);
    bool (*open_tables)(struct store *store, store_each_table each, void *context);
    bool (*summary)(struct store *store, const char *table, char *summary, size_t size);
    bool (*exists)(struct store *store, const char *table);
    int (*prunable)(struct store *store, enum store_end end, int64_t before,
                    char (*tables)[STORE_TABLE_MAX], int max);
    int (*tables_of)(struct store *store, const char *person, char (*tables)[STORE_TABLE_MAX],
                     int max);
    bool (*guest_find)(struct store *store, const uint8_t *hash, struct store_guest *guest);
    bool (*guests)(struct store *store, store_each_guest each, void *context);
    bool (*notes)(struct store *store, enum store_note kind, const char *from,
                  store_each_note each, void *context);
    void (*counts)(const struct store *store, struct store_counts *counts);
    /* Of stores that several nodes share; NULL in all others. */
    void (*lease_ask)(struct store *store, uint64_t number, bool is_new, int64_t lease_ms);
    bool (*lease_take)(struct store *store, struct store_lease *answer);
    enum store_claim (*claim)(struct store *store, const char *table,
                              char address[STORE_ADDRESS_MAX]);
    bool (*lost)(struct store *store, char table[STORE_TABLE_MAX]);
    int (*orphans)(struct store *store, char (*tables)[STORE_TABLE_MAX], int max);
    void (*introduce)(struct store *store, const char *address, const char *version);
    bool (*lobby)(struct store *store, int max, void (*each)(void *context, const char *summary),
                  void *context);
    bool (*code_find)(struct store *store, const char *code, char table[STORE_TABLE_MAX]);
    uint32_t (*spend)(struct store *store, const struct store_spend *spend);
    void (*trouble)(struct store *store, char text[STORE_ERROR_MAX]);
    bool (*news)(struct store *store, char text[STORE_NEWS_MAX]);
    bool (*nodes)(struct store *store, store_each_node each, void *context);
    bool (*elsewhere)(struct store *store, store_each_elsewhere each, void *context);
};

/* The head of every kind of store. */
struct store {
    const struct store_ops *ops;
    struct store_watch watch;
    uint64_t tickets;                 /* handed out so far */
    _Atomic uint64_t durable;
    atomic_bool stuck;                /* no room on the disk */
    bool unreachable;                 /* ... because nobody answered */
    char fault[STORE_ERROR_MAX];      /* of the last reading that failed */
};

struct store *store_open_memory(const struct store_watch *watch);
struct store *store_open_sqlite(const char *file, const struct store_watch *watch,
                                char error[STORE_ERROR_MAX]);
struct store *store_open_postgres(const char *address, const struct store_watch *watch,
                                  char error[STORE_ERROR_MAX]);

#endif
