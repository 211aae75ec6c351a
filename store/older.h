/* older.h - a store of its own for an older program, which plays matches that this one cannot.
 *
 * The older program opens no newer format and shares no file, so it gets a file of the newest
 * format that it reads, with the logs of its matches and the people who sit there. While it runs
 * the file is its own; what it has finished is read from beside. See docs/operations.md, "Upgrades
 * of the rules".
 */
#ifndef LF_STORE_OLDER_H
#define LF_STORE_OLDER_H

#include "store/store.h"

struct older_store;

/* Makes the file, if it is not there, in the newest format for which reads() is true. NULL: error
 * says why. Nobody else may use it until older_close(). */
typedef bool (*older_reads)(void *context, const char *file);
struct older_store *older_open(const char *file, older_reads reads, void *context,
                               char error[STORE_ERROR_MAX]);
bool older_close(struct older_store *store);                  /* false: not all is on the disk */
bool older_has(struct older_store *store, const char *table);
/* An entry of a log that is handed over, in order from the first. */
bool older_append(struct older_store *store, const struct store_entry *entry);
bool older_guest(struct older_store *store, const struct store_guest *guest);
/* Ids and names of all who sit or sat there: "person ID NAME" of each entry. */
bool older_people(struct older_store *store,
                  void (*each)(void *context, const char *id, const char *name), void *context);

/* From beside a running program: tables that it has finished, and their logs after an entry. */
typedef void (*older_ended)(void *context, const char *table, const char *summary);
bool older_finished(const char *file, older_ended each, void *context);
bool older_read(const char *file, const char *table, uint32_t after, store_each each,
                void *context);

#endif
