/* tests.h - what the files of tests/store share. */
#ifndef TESTS_STORE_H
#define TESTS_STORE_H

#include <stdio.h>

#include "store/store.h"

extern int passed, failed;

#define CHECK(condition, ...) \
    ((condition) ? (void)passed++ : (failed++, printf("FAIL %s:%d: ", __FILE__, __LINE__), \
                                     printf(__VA_ARGS__), (void)putchar('\n')))

void test_kinds(const char *folder);
void test_faults(const char *folder);
void test_damage(const char *folder);
void test_full(const char *folder);
void test_old(const char *folder);
void test_kills(const char *folder, int kills);
void test_log_size(const char *folder);
void test_formats(const char *folder);
void test_notes(const char *folder);
void test_prune(const char *folder);
void test_shared(void);
/* What every kind of store promises, on an empty one. */
void check_kind(struct store *store, const char *name);
void check_notes(struct store *store);           /* the same for notes.c */

void remove_folder(const char *folder);
struct store *open_store(const char *address, const struct store_watch *watch);
int reap(int child);                 /* waits for a child; its exit code, -1: it was killed */
void sleep_us(uint32_t us);
void wait_for(const struct store *store, uint64_t ticket);

#endif
