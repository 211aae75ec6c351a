/* shared.c - the store that several nodes share: PostgreSQL where LANDFALL_POSTGRES has libpq's
 * words for a server that tests may use (tests/store/run starts one). */
#include <stdlib.h>
#include <string.h>

#include <postgresql/libpq-fe.h>

#include "tests/store/tests.h"

static const char *words;

static PGconn *line(void)
{
    PGconn *conn = PQconnectdb(words);
    if (PQstatus(conn) != CONNECTION_OK) printf("FAIL %s\n", PQerrorMessage(conn));
    PQclear(PQexec(conn, "SET client_min_messages = warning"));
    return conn;
}

/* Runs SQL; the number in the first cell, -1: none. */
static int64_t sql(const char *text)
{
    PGconn *conn = line();
    PGresult *result = PQexec(conn, text);
    ExecStatusType status = PQresultStatus(result);
    int64_t number = -1;
    if (status == PGRES_TUPLES_OK && PQntuples(result))
        number = atoll(PQgetvalue(result, 0, 0));
    else if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
        printf("FAIL %s: %s\n", text, PQerrorMessage(conn));
    PQclear(result);
    PQfinish(conn);
    return number;
}

static enum store_lease_result lease(struct store *store, bool is_new, int64_t ms)
{
    static uint64_t number;
    struct store_lease answer = { 0 };
    store_lease_ask(store, ++number, is_new, ms);
    for (int i = 0; i < 20000; i++) {
        if (store_lease_take(store, &answer) && answer.number == number) return answer.result;
        sleep_us(500);
    }
    return STORE_LEASE_FAILED;
}

static struct store *node(const char *address, int64_t ms)
{
    char at[300];
    snprintf(at, sizeof at, "postgres:%s", words);
    struct store *store = open_store(at, NULL);
    store_introduce(store, address, "test");
    CHECK(lease(store, true, ms) == STORE_LEASE_GRANTED, "no lease for %s", address);
    return store;
}

static void forget_all(void)
{
    sql("DROP SCHEMA IF EXISTS landfall CASCADE");
}

static bool count_entry(void *context, const struct store_entry *entry)
{
    uint32_t *last = context;
    if (entry->seq != *last + 1) return false;
    *last = entry->seq;
    return true;
}

static uint32_t length_of(struct store *store, const char *table)
{
    uint32_t last = 0;
    return store_read(store, table, count_entry, &last) ? last : UINT32_MAX;
}

/* Appends, waits, and tells whether the table is still ours. */
static bool add_text(struct store *store, const char *table, uint32_t seq, const char *text)
{
    char lost[STORE_TABLE_MAX];
    uint64_t ticket = store_append(store, &(struct store_entry){
        .table = table, .seq = seq, .kind = seq == 1 ? STORE_SETUP : STORE_ACT, .at = seq,
        .seat = 1, .key = "k", .text = text });
    wait_for(store, ticket);
    CHECK(store_durable(store) >= ticket, "%s %u never answered", table, seq);
    return !store_lost(store, lost) || strcmp(lost, table) != 0;
}

static bool add(struct store *store, const char *table, uint32_t seq)
{
    return add_text(store, table, seq, "roll");
}

static void one_owner(void)
{
    char address[STORE_ADDRESS_MAX], lost[STORE_TABLE_MAX];
    struct store *a = node("/a", 30000), *b = node("/b", 30000);
    CHECK(add(a, "AAAAAA", 1) && add(a, "AAAAAA", 2), "the first owner cannot write");
    CHECK(store_claim(b, "AAAAAA", address) == STORE_ELSEWHERE && strcmp(address, "/a") == 0,
          "claimed from a living owner, or no address: %s", address);
    CHECK(store_claim(b, "NOBODY", address) == STORE_NO_TABLE, "a table that is not there");
    CHECK(!add(b, "AAAAAA", 3), "written without a claim");
    CHECK(add(a, "AAAAAA", 3), "the owner lost it to a stranger's attempt");
    /* The owner's lease passes: the next one takes over, and the old one is fenced off. */
    sql("UPDATE landfall.node SET until = clock_timestamp() WHERE address = '/a'");
    CHECK(store_claim(b, "AAAAAA", address) == STORE_CLAIMED, "no claim after the lease");
    CHECK(!add(a, "AAAAAA", 4), "written by an owner of yesterday");
    CHECK(add(b, "AAAAAA", 4) && length_of(b, "AAAAAA") == 4, "the new owner cannot write");
    CHECK(lease(a, false, 30000) == STORE_LEASE_REFUSED, "a lease that passed was renewed");
    CHECK(lease(a, true, 30000) == STORE_LEASE_GRANTED, "no new life");
    /* Losing one table ends nothing else. */
    CHECK(add(a, "CCCCCC", 1) && !store_lost(a, lost), "other tables do not go on");
    /* The same number with other words is never taken, and the table is lost, not doubled. */
    CHECK(add(b, "AAAAAA", 5) && add(b, "AAAAAA", 3) && length_of(b, "AAAAAA") == 5,
          "an entry that is there already is not known again");
    CHECK(!add_text(b, "AAAAAA", 3, "end"), "an entry was written over");
    CHECK(length_of(b, "AAAAAA") == 5, "a log has changed");
    CHECK(store_claim(b, "AAAAAA", address) == STORE_CLAIMED && !add(b, "AAAAAA", 8),
          "a gap was written");
    CHECK(store_close(a) && store_close(b), "close");
}

static void handed_over(void)
{
    char address[STORE_ADDRESS_MAX], tables[8][STORE_TABLE_MAX];
    struct store *a = node("/a", 30000), *b = node("/b", 30000);
    add(a, "HHHHHH", 1);
    wait_for(a, store_release(a, "HHHHHH"));
    int count = 0;
    for (int i = 0; i < 4000 && !count; i++) {
        count = store_orphans(b, tables, 8);
        sleep_us(500);
    }
    CHECK(count >= 1, "a table that was given up is not found");
    CHECK(store_claim(b, "HHHHHH", address) == STORE_CLAIMED && add(b, "HHHHHH", 2),
          "a table that was given up cannot be claimed");
    CHECK(!add(a, "HHHHHH", 3), "written after it was given up");
    /* Claimed again while the giving up is on its way: the later claim counts. */
    store_release(b, "HHHHHH");
    CHECK(store_claim(b, "HHHHHH", address) == STORE_CLAIMED && add(b, "HHHHHH", 3),
          "lost by its own older word");
    CHECK(store_close(a), "close");
    /* Whoever closes is nobody at once. */
    store_close(b);
    struct store *c = node("/b", 30000);
    CHECK(store_claim(c, "HHHHHH", address) == STORE_CLAIMED, "a closed node still owns");
    store_close(c);
}

static uint64_t append_one(struct store *a, uint32_t seq)
{
    return store_append(a, &(struct store_entry){
        .table = "KKKKKK", .seq = seq, .kind = seq == 1 ? STORE_SETUP : STORE_ACT, .at = seq,
        .text = "roll" });
}

static void cut(void)
{
    sql("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity"
        " WHERE application_name LIKE 'landfall%'");
}

/* The line is cut again and again while a node writes: all is there once. On a busy machine none
 * of it may fall into a line's life, so it is cut between entries, too, until that was noticed. */
static void cut_lines(void)
{
    struct store *a = node("/a", 60000);
    struct store_counts counts = { 0 };
    uint64_t ticket = 0;
    uint32_t seq = 1;
    for (; seq <= 400; seq++) {
        ticket = append_one(a, seq);
        if (seq % 40 == 0) cut();
        if (seq % 7 == 0) sleep_us(300);
    }
    wait_for(a, ticket);
    for (; seq <= 500 && !counts.reconnects; seq++) {
        cut();
        wait_for(a, append_one(a, seq));
        store_counts(a, &counts);
    }
    char lost[STORE_TABLE_MAX];
    CHECK(!store_lost(a, lost), "lost by cuts alone");
    uint32_t found = length_of(a, "KKKKKK");
    CHECK(found == seq - 1, "%u of %u after cuts", found, seq - 1);
    CHECK(counts.reconnects > 0, "no line was cut");
    store_close(a);
}

/* What one node gives away is missing at the other. */
static void spent_together(void)
{
    struct store *a = node("/a", 60000), *b = node("/b", 60000);
    struct store_spend wish = { .who = { 7 }, .quota = 1, .per_hour = 1, .burst = 3, .cost = 2 };
    CHECK(store_spend(a, &wish) == 0, "the first is refused");
    CHECK(store_spend(b, &wish) > 0, "more than there is");
    wish.cost = 1;
    CHECK(store_spend(b, &wish) == 0, "the last one is refused");
    CHECK(store_spend(a, &wish) > 0, "taken twice");
    wish.cost = 0;
    CHECK(store_spend(a, &wish) > 0, "nothing is left to look at");
    wish.cost = -1;
    CHECK(store_spend(a, &wish) == 0, "cannot be given back");
    wish.cost = 0;
    CHECK(store_spend(b, &wish) == 0 && store_spend(b, &wish) == 0, "looking takes it");
    wish.quota = 2;
    wish.cost = 3;
    CHECK(store_spend(b, &wish) == 0, "another quota is another bucket");
    store_close(a);
    store_close(b);
}

/* A grant that was asked for before the node became another names nobody. */
static void late_grant(void)
{
    char address[STORE_ADDRESS_MAX];
    struct store_lease answer;
    struct store *a = node("/a", 60000);
    CHECK(add(a, "LLLLLL", 1), "no table");
    for (uint64_t number = 1000; number < 1020; number++) {
        store_lease_ask(a, number, false, 60000);
        store_lease_ask(a, number + 1000, true, 60000);
        for (int i = 0; i < 60000; i++) {
            sleep_us(200);
            if (!store_lease_take(a, &answer)) continue;
            if (answer.number == number + 1000) break;
            CHECK(store_claim(a, "LLLLLL", address) == STORE_LATER, "claimed by an old grant");
        }
        CHECK(answer.result == STORE_LEASE_GRANTED, "no new life after a late grant");
    }
    CHECK(store_claim(a, "LLLLLL", address) == STORE_CLAIMED, "its own older self is in the way");
    store_close(a);
}

static bool has_word(void *context, const struct store_entry *entry)
{
    bool *found = context;
    *found = *found || (entry->text && strstr(entry->text, "secretly"));
    return true;
}

static bool says_it(struct store *store, const char *table)
{
    bool found = false;
    CHECK(store_read(store, table, has_word, &found), "%s: %s", table, store_fault(store));
    return found;
}

/* Words are forgotten by the owner alone, once, and what follows is chained to the new log. */
static void forgotten(void)
{
    char address[STORE_ADDRESS_MAX], lost[STORE_TABLE_MAX];
    struct store *a = node("/a", 30000), *b = node("/b", 30000);
    struct store_entry nothing = { .table = "WWWWWW", .seq = 2, .kind = STORE_ACT, .text = "***" };
    add(a, "WWWWWW", 1);
    add_text(a, "WWWWWW", 2, "secretly");
    add(a, "WWWWWW", 3);
    wait_for(b, store_amend(b, &nothing));
    CHECK(says_it(a, "WWWWWW"), "amended by a node that does not own the table");
    while (store_lost(b, lost)) continue;
    sql("UPDATE landfall.node SET until = clock_timestamp() WHERE address = '/a'");
    CHECK(store_claim(b, "WWWWWW", address) == STORE_CLAIMED, "no claim");
    wait_for(a, store_amend(a, &nothing));
    CHECK(says_it(b, "WWWWWW"), "amended by the owner of yesterday");
    CHECK(store_lost(a, lost) && strcmp(lost, "WWWWWW") == 0, "who amends too late is not told");
    store_amend(b, &nothing);
    CHECK(add(b, "WWWWWW", 4) && add(b, "WWWWWW", 5), "nothing follows an amended log");
    CHECK(!says_it(b, "WWWWWW") && length_of(b, "WWWWWW") == 5, "the words are still there");
    CHECK(!says_it(a, "WWWWWW"), "others read the words");
    CHECK(sql("SELECT count(*) FROM landfall.entry WHERE text LIKE '%secretly%'") == 0, "in a row");
    CHECK(store_close(a) && store_close(b), "close");
}

/* A log that is longer than one answer of the database is read in pieces; what is amended between
 * two of them is no damage. */
struct in_pieces { struct store *store; uint32_t count; };

static bool amend_meanwhile(void *context, const struct store_entry *entry)
{
    struct in_pieces *reading = context;
    struct store_entry nothing = { .table = "PPPPPP", .seq = 2, .kind = STORE_ACT, .text = "***" };
    reading->count++;
    if (entry->seq == 2000) wait_for(reading->store, store_amend(reading->store, &nothing));
    return true;
}

static void long_log(void)
{
    uint64_t ticket = 0;
    struct store *a = node("/a", 30000);
    for (uint32_t seq = 1; seq <= 2500; seq++)
        ticket = store_append(a, &(struct store_entry){
            .table = "PPPPPP", .seq = seq, .kind = seq == 1 ? STORE_SETUP : STORE_ACT, .seat = 0,
            .text = seq == 2 ? "secretly" : "x" });
    wait_for(a, ticket);
    struct in_pieces reading = { a, 0 };
    CHECK(!store_read(a, "PPPPPP", amend_meanwhile, &reading) && store_unreachable(a) &&
          reading.count == 2000, "amended meanwhile: %u %s", reading.count, store_fault(a));
    CHECK(!says_it(a, "PPPPPP") && length_of(a, "PPPPPP") == 2500, "not read whole afterwards");
    sql("UPDATE landfall.entry SET text = 'y' WHERE tab = 'PPPPPP' AND seq = 2001");
    uint32_t last = 0;
    CHECK(!store_read(a, "PPPPPP", count_entry, &last) && !store_unreachable(a) && last == 2000,
          "damage at the beginning of a piece: %u %s", last, store_fault(a));
    CHECK(store_close(a), "close");
}

/* What one tells the others hear, in order, once, also those that were cut off meanwhile. */
static bool hears(struct store *store, const char *text)
{
    char heard[STORE_NEWS_MAX] = "";
    for (int i = 0; i < 10000; i++) {
        if (store_news(store, heard)) return strcmp(heard, text) == 0;
        sleep_us(1000);
    }
    return false;
}

static void told(void)
{
    char heard[STORE_NEWS_MAX];
    struct store_counts counts;
    struct store *a = node("/a", 60000), *b = node("/b", 60000);
    CHECK(hears(a, "") && hears(b, ""), "who joins reads what is kept");
    store_tell(a, "kick one");
    wait_for(a, store_tell(a, "kick two"));
    CHECK(hears(b, "kick one") && hears(b, "kick two"), "not heard, or not in order");
    CHECK(sql("SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE"
              " application_name LIKE 'landfall k %'") == 2, "the lines that listen");
    wait_for(a, store_tell(a, "kick three"));
    /* The line is opened again when the lease is asked for, and not at once. */
    for (int i = 0; i < 100 && lease(b, false, 60000) != STORE_LEASE_GRANTED; i++) sleep_us(50000);
    CHECK(hears(b, "kick three"), "not heard after the line was cut");
    store_counts(b, &counts);
    CHECK(counts.news == 3 && counts.news_us_max > 0 && counts.listening && counts.connected,
          "counted: %llu", (unsigned long long)counts.news);
    CHECK(!store_news(a, heard), "it hears itself: %s", heard);
    CHECK(store_close(a) && store_close(b), "close");
}

/* A token that became void is not made good by a node that has seen it just before. */
static void stays_void(void)
{
    struct store_guest guest = { .hash = { 7 }, .id = "g7", .name = "Gone", .at = 5 };
    struct store_guest nobody = guest, found;
    nobody.id[0] = nobody.name[0] = 0;
    struct store *a = node("/a", 60000);
    store_guest_put(a, &guest);
    wait_for(a, store_guest_put(a, &nobody));
    wait_for(a, store_guest_put(a, &guest));
    CHECK(store_guest_find(a, guest.hash, &found) && !found.id[0], "a void token is good again");
    store_note(a, STORE_NOTE_FORGET, "g8", 1, "");
    guest.hash[0] = 8;
    snprintf(guest.id, sizeof guest.id, "g8");
    wait_for(a, store_guest_put(a, &guest));
    CHECK(!store_guest_find(a, guest.hash, &found), "who is being forgotten comes back");
    CHECK(store_close(a), "close");
}

static void bad_doors(void)
{
    char error[STORE_ERROR_MAX], at[400];
    snprintf(at, sizeof at, "postgres:%s", words);
    sql("UPDATE landfall.meta SET version = version + 1");
    struct store *store = store_open(at, NULL, error);
    CHECK(store != NULL, "a newer format that older programs may use: %s", error);
    if (store) store_close(store);
    sql("UPDATE landfall.meta SET oldest = 99");
    CHECK(!store_open(at, NULL, error) && strstr(error, "newer landfall"), "format: %s", error);
    sql("UPDATE landfall.meta SET oldest = 1, version = version - 1");
    snprintf(at, sizeof at, "postgres+other:%s", words);
    CHECK(!store_open(at, NULL, error) && strstr(error, "cluster 'landfall'"), "cluster: %s",
          error);
    CHECK(!store_open("postgres:host=127.0.0.1 port=1 dbname=x", NULL, error) &&
          strstr(error, "refused"), "nobody there: %s", error);
    CHECK(!store_open("postgres:nonsense", NULL, error) && error[0], "words: %s", error);
    snprintf(at, sizeof at, "postgres:%s options='-c default_transaction_read_only=on'", words);
    CHECK(!store_open(at, NULL, error) && strstr(error, "read-only"), "read-only: %s", error);
}

void test_shared(void)
{
    words = getenv("LANDFALL_POSTGRES");
    if (!words) return;
    forget_all();
    struct store *store = node("/one", 60000);
    check_kind(store, "postgres");
    check_notes(store);
    CHECK(store_close(store), "postgres: close");
    forget_all();
    one_owner();
    handed_over();
    cut_lines();
    spent_together();
    late_grant();
    forgotten();
    long_log();
    told();
    stays_void();
    bad_doors();
    forget_all();
}
