/* disk.h - a disk in memory for SQLite, on which everything that can go wrong does so when told.
 *
 * It is a VFS: files with what is on the platter and what was written since the last sync. A kill
 * leaves all that was written, a power cut what was synced and of the rest any part, sector by
 * sector. Nothing here uses a real file, clock or source of randomness.
 */
#ifndef TESTS_SIMULATE_DISK_H
#define TESTS_SIMULATE_DISK_H

#include <stdbool.h>
#include <stdint.h>

#include "core/rng.h"

/* Makes the disk SQLite's own; once. */
void disk_install(void);
/* An empty disk; what luck files of databases need and what a cut keeps is drawn from the seed. */
void disk_clear(uint64_t seed);

/* What happens from now on. Operations are writes, truncations, deletions and syncs. */
void disk_full(bool full);                /* what would make a file longer finds no room */
void disk_die_after(uint64_t operations); /* then the machine is off: nothing reaches the disk */
void disk_fail_after(uint64_t operations);/* then one write or sync fails, with what it was for */
void disk_lie(bool lies);                 /* syncs say that they are done and do nothing */
bool disk_dead(void);
bool disk_failed(void);                   /* a write or sync was made to fail since the last call */
uint64_t disk_operations(void);           /* since the disk was cleared */

/* The machine is off, then on again: all files are closed by now. */
void disk_restart(bool power_cut);
uint64_t disk_bytes(void);                /* all that is kept, for bounds */

#endif
