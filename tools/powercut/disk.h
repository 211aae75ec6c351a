/* disk.h - a disk that remembers every write and every sync, and can be cut off at any moment.
 *
 * It stands between SQLite and the real files (a VFS). While it records, it keeps what was written
 * to the database and its log, in order; syncs only count here, nothing is really synced. From the
 * record it makes the files as a power cut would have left them: what was synced is there; of what
 * was not, each sector of 512 bytes is there or not, by chance.
 */
#ifndef TOOLS_DISK_H
#define TOOLS_DISK_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "core/rng.h"

enum { DISK_SECTOR = 512 };
enum disk_file { DISK_DB, DISK_WAL, DISK_FILES };

/* Makes the disk SQLite's own; once, before the first store is opened. */
bool disk_install(void);

/* From now on writes to this database are kept; what its files hold now is durable. */
bool disk_record(const char *database);
void disk_stop(void);                     /* ... no more; the record stays until the next one */
size_t disk_count(void);                  /* events so far: writes, truncations, syncs, notes */
/* Puts a number among the events: "by now this much had been confirmed". */
void disk_note(uint64_t number);
uint64_t disk_noted(size_t events);       /* the last number noted within the first events */

uint64_t disk_course(uint64_t before);    /* a hash of what happened, but not of the bytes */

/* How a cut treats what was not synced. */
enum disk_loss { DISK_DROP, DISK_KEEP, DISK_WRITES, DISK_SECTORS, DISK_LOSSES };
/* The files after the first events, as FILE and FILE-wal. lying: syncs did nothing. */
bool disk_cut(const char *file, size_t events, enum disk_loss loss, bool lying,
              struct lf_rng *rng);

#endif
