/* notes.c - notes, guests who are dropped, and words that are forgotten in a log that stays. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>

#include "tests/store/tests.h"

static bool add_key(void *context, const char *key, int64_t at, const char *text)
{
    char *out = context;
    snprintf(out + strlen(out), 100, "%s=%lld%s ", key, (long long)at, text);
    return true;
}

static void test_notes_of(struct store *store)
{
    char seen[400] = "";
    store_note(store, STORE_NOTE_REPORT, "b", 2, "two");
    store_note(store, STORE_NOTE_REPORT, "a", 1, "one");
    store_note(store, STORE_NOTE_SENTENCE, "a", 9, "other");
    store_note(store, STORE_NOTE_REPORT, "c", 3, "");
    store_note(store, STORE_NOTE_REPORT, "b", 4, "again");
    wait_for(store, store_note(store, STORE_NOTE_REPORT, "d", 5, "gone"));
    wait_for(store, store_note(store, STORE_NOTE_REPORT, "d", 0, NULL));
    CHECK(store_notes(store, STORE_NOTE_REPORT, "", add_key, seen), "notes");
    CHECK(strcmp(seen, "a=1one b=4again c=3 ") == 0, "notes: %s", seen);
    seen[0] = 0;
    store_notes(store, STORE_NOTE_REPORT, "b", add_key, seen);
    CHECK(strcmp(seen, "b=4again c=3 ") == 0, "notes from b: %s", seen);
}

static bool count_guest(void *context, const struct store_guest *guest)
{
    char *out = context;
    snprintf(out + strlen(out), 100, "%s ", guest->name);
    return true;
}

static void test_guests_of(struct store *store)
{
    char seen[200] = "";
    struct store_guest old = { .hash = { 1 }, .id = "o", .name = "Old", .at = 10 };
    struct store_guest new = { .hash = { 2 }, .id = "n", .name = "New", .at = 20 };
    store_guest_put(store, &old);
    wait_for(store, store_guest_put(store, &new));
    wait_for(store, store_guests_drop(store, 20));
    CHECK(store_guests(store, count_guest, seen) && strcmp(seen, "New ") == 0, "guests: %s", seen);
}

static uint64_t append(struct store *store, uint32_t seq, const char *text)
{
    return store_append(store, &(struct store_entry){
        .table = "TALKED", .seq = seq, .at = seq, .kind = seq == 1 ? STORE_SETUP : STORE_CHAT,
        .key = "who", .text = text, .seat = 0 });
}

static bool add_text(void *context, const struct store_entry *entry)
{
    char *out = context;
    snprintf(out + strlen(out), 100, "%u%s%s ", entry->seq, entry->key, entry->text);
    return true;
}

/* The log reads as before but for what was amended, and can be added to; a damaged one still is. */
static void test_amend_of(struct store *store)
{
    static const char WORD[] = "unforgettable";
    char seen[400] = "";
    append(store, 1, "one");
    append(store, 2, WORD);
    append(store, 3, "three");
    wait_for(store, append(store, 4, "four"));
    struct store_entry change = { .table = "TALKED", .seq = 2, .kind = STORE_CHAT, .text = "-" };
    store_amend(store, &change);
    append(store, 5, "five");
    change.seq = 4;
    wait_for(store, store_amend(store, &change));
    store_finish(store, &(struct store_finish){ .table = "TALKED", .summary = "{}",
                                                .end = STORE_END_PEOPLE });
    change.seq = 1;
    change.kind = STORE_SETUP;
    wait_for(store, store_amend(store, &change));
    wait_for(store, append(store, 6, "six"));
    bool good = store_read(store, "TALKED", add_text, seen);
    CHECK(good, "amended: %s", store_fault(store));
    CHECK(strcmp(seen, "1- 2- 3whothree 4- 5whofive 6whosix ") == 0, "amended: %s", seen);
}

/* Not a byte of it is left on the disk once the log of writes is gone. */
static void test_traces(const char *file)
{
    FILE *in = fopen(file, "rb");
    static char bytes[1 << 20];
    size_t size = in ? fread(bytes, 1, sizeof bytes, in) : 0;
    if (in) fclose(in);
    CHECK(size > 4096 && size < sizeof bytes, "%s: %zu bytes", file, size);
    CHECK(!memmem(bytes, size, "unforgettable", 13), "%s: the word is still there", file);
    CHECK(memmem(bytes, size, "whothree", 8), "%s: it is the wrong file", file);
}

void check_notes(struct store *store)
{
    test_notes_of(store);
    test_guests_of(store);
    test_amend_of(store);
}

void test_notes(const char *folder)
{
    char address[256];
    snprintf(address, sizeof address, "sqlite:%s/notes.db", folder);
    for (int i = 0; i < 2; i++) {
        struct store *store = open_store(i ? address : "memory:", NULL);
        check_notes(store);
        CHECK(store_close(store), "notes: not all is safe");
    }
    test_traces(address + 7);
}
