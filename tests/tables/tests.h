/* tests.h - the subjects that main.c runs. */
#ifndef TESTS_TABLES_H
#define TESTS_TABLES_H

#include "tests/tables/world.h"

void test_matches(int seeds);
void test_restarts(int seeds);
void test_keys(void);
void test_behind(void);
void test_strangers(void);
void test_seats(void);
void test_undo(void);
void test_clocks(void);
void test_times(void);
void test_stale(void);
void test_pace(void);
void test_talk(void);
void test_durable(void);
void test_secrets(int seeds);
void test_threads(void);
void test_luck(void);
void write_match(const char *folder, uint64_t seed, bool cheat);
void test_words(void);
void test_private(void);
void test_places(void);
void test_talk_budgets(void);
void test_open_tables(void);
void test_renames(void);
void test_forgetting(void);
void test_store_bound(void);
void test_names(void);
void test_impostors(void);
void test_removal(void);
void test_stored(void);
void test_addresses(void);
void test_differences(int seeds);
bool write_differences(const char *name, int steps);
void test_lan(void);

#endif
