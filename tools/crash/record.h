/* record.h - what the server has promised: every move it acknowledged, to be held against it. */
#ifndef TOOLS_RECORD_H
#define TOOLS_RECORD_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { RECORD_ACTION_SIZE = 96, RECORD_KEY_SIZE = 41, RECORD_ID_SIZE = 28 };

/* One acknowledged move. */
struct record {
    int64_t seq;
    int seat;
    char key[RECORD_KEY_SIZE], action[RECORD_ACTION_SIZE];
};

struct record_table {
    char id[RECORD_ID_SIZE];
    struct record *record;        /* by seq, where it was acknowledged: index seq - 1 */
    size_t room;
    char (*refused)[RECORD_KEY_SIZE];   /* keys of actions that were not taken */
    size_t refused_count, refused_room;
};

struct records {
    struct record_table *table;
    size_t table_count, table_room;
    uint64_t count, faults;
};

void record_table(struct records *records, const char *id);      /* a table that was promised */
void record_add(struct records *records, const char *table, int64_t seq, int seat, const char *key,
                const char *action);
/* The sender was told that its action was refused: it must not be in the log. */
void record_refusal(struct records *records, const char *table, const char *key);
/* A client was told that this seat did this at seq: an acknowledged move must be the same. */
void record_compare(struct records *records, const char *table, int64_t seq, int seat,
                    const char *action);
/* Reads the whole store, while no server uses it. */
void records_check_store(struct records *records, const char *address);
/* Counts a fault and prints the first ones. */
__attribute__((format(printf, 2, 3)))
void record_fault(struct records *records, const char *format, ...);
void records_free(struct records *records);

#endif
