/* pg_keeper.c - a thread that keeps the node's lease, whatever the loop and the writer do:
 * asks for it when told to, looks for tables that are nobody's, hears when one is given up and what
 * other nodes tell. */
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "core/check.h"
#include "store/pg.h"

enum {
    KEEP_JOIN, KEEP_RENEW, KEEP_LEAVE, KEEP_ORPHANS, KEEP_SIZE, KEEP_TIDY, KEEP_FORGET,
    KEEP_NEWS, KEEP_NEWS_END, KEEP_NEWS_OLD, KEEP_COUNT,
};
const int PG_KEEP_SQL_COUNT = KEEP_COUNT;
const char *const PG_KEEP_SQL[KEEP_COUNT] = {
    /* An address is one node's: whoever comes back waits for the end of his own older lease. */
    [KEEP_JOIN] = "INSERT INTO landfall.node(address, version, format, until) SELECT $1, $2,"
                  " $3::integer, clock_timestamp() + $4::bigint * interval '1 ms' WHERE $1 = ''"
                  " OR NOT EXISTS (SELECT FROM landfall.node WHERE address = $1"
                  " AND until > clock_timestamp()) RETURNING id",
    [KEEP_LEAVE] = "UPDATE landfall.node SET until = clock_timestamp() WHERE id = $1::bigint",
    [KEEP_RENEW] = "UPDATE landfall.node SET until = clock_timestamp() + $2::bigint *"
                   " interval '1 ms' WHERE id = $1::bigint AND until > clock_timestamp()"
                   " RETURNING id",
    [KEEP_ORPHANS] = "SELECT tab FROM landfall.owner WHERE mode < 2 AND (node IS NULL OR node IN"
                     " (SELECT id FROM landfall.node WHERE until < clock_timestamp()))"
                     " ORDER BY hashtext(tab || $1) LIMIT 64",
    [KEEP_SIZE] = "SELECT pg_database_size(current_database()),"
                  " (extract(epoch FROM clock_timestamp()) * 1000)::bigint",
    [KEEP_TIDY] = "DELETE FROM landfall.node WHERE until < clock_timestamp() - interval '1 day'"
                  " AND NOT EXISTS (SELECT FROM landfall.owner WHERE node = node.id)",
    /* Whatever was used up is there again after two hours. */
    [KEEP_FORGET] = "DELETE FROM landfall.spent WHERE at <"
                    " extract(epoch FROM clock_timestamp()) * 1000 - 7200000",
    [KEEP_NEWS] = "SELECT id, node, text,"
                  " (extract(epoch FROM clock_timestamp() - at) * 1000000)::bigint"
                  " FROM landfall.news WHERE id > $1::bigint ORDER BY id LIMIT 64",
    [KEEP_NEWS_END] = "SELECT coalesce(max(id), 0) FROM landfall.news",
    [KEEP_NEWS_OLD] = "DELETE FROM landfall.news WHERE at < clock_timestamp() - interval '1 hour'",
};

/* News are read as soon as the channel says so, and where it says nothing once a second. */
enum { LOOK_MS = 300, NEWS_MS = 1000, NEWS_AT_ONCE = 64, SIZE_MS = 10000, TIDY_MS = 600000 };

struct question { bool asked, is_new; uint64_t number, node; int64_t lease_ms; };

/* ---- The caller's side ---- */

static void ring(struct pg_keeper *keeper)
{
    while (write(keeper->bell[1], "", 1) < 0 && errno == EINTR) {}
}

void pg_lease_ask(struct store *head, uint64_t number, bool is_new, int64_t lease_ms)
{
    struct postgres_store *store = (struct postgres_store *)head;
    struct pg_keeper *keeper = &store->keeper;
    pthread_mutex_lock(&keeper->lock);
    keeper->asked = true;
    keeper->is_new = is_new;
    keeper->number = number;
    keeper->lease_ms = lease_ms;
    pthread_mutex_unlock(&keeper->lock);
    if (is_new) {
        store->node = 0;
        holds_clear(&store->holds);
    }
    ring(keeper);
}

bool pg_lease_take(struct store *head, struct store_lease *answer)
{
    struct postgres_store *store = (struct postgres_store *)head;
    struct pg_keeper *keeper = &store->keeper;
    pthread_mutex_lock(&keeper->lock);
    bool there = keeper->answered;
    if (there) *answer = keeper->answer;
    keeper->answered = false;
    /* An answer to an older question is of a node that we no longer are. */
    if (there && answer->result == STORE_LEASE_GRANTED && answer->number == keeper->number)
        store->node = keeper->node;
    pthread_mutex_unlock(&keeper->lock);
    return there;
}

int pg_orphans(struct store *head, char (*tables)[STORE_TABLE_MAX], int max)
{
    struct pg_keeper *keeper = &((struct postgres_store *)head)->keeper;
    pthread_mutex_lock(&keeper->lock);
    int count = keeper->orphan_count < max ? keeper->orphan_count : max;
    keeper->orphan_count -= count;
    memcpy(tables, keeper->orphans + keeper->orphan_count, (size_t)count * sizeof *tables);
    pthread_mutex_unlock(&keeper->lock);
    return count;
}

bool pg_news(struct store *head, char text[STORE_NEWS_MAX])
{
    struct pg_keeper *keeper = &((struct postgres_store *)head)->keeper;
    pthread_mutex_lock(&keeper->lock);
    struct pg_news *news = keeper->news;
    if (news && !(keeper->news = news->next)) keeper->news_end = NULL;
    pthread_mutex_unlock(&keeper->lock);
    if (!news) return false;
    snprintf(text, STORE_NEWS_MAX, "%s", news->text);
    free(news);
    return true;
}

/* ---- The thread ---- */

static int64_t now_us(clockid_t clock)
{
    struct timespec now;
    clock_gettime(clock, &now);
    return now.tv_sec * (int64_t)1000000 + now.tv_nsec / 1000;
}

static void wake_caller(struct postgres_store *store)
{
    const struct store_watch *watch = &store->head.watch;
    if (watch->committed) watch->committed(watch->context, store_durable(&store->head));
}

static PGresult *ask_lease(struct postgres_store *store, const struct question *question)
{
    struct pg_values values = { 0 };
    store->keep.patience_ms = (int)question->lease_ms;
    if (question->is_new) {
        /* Our older self is nobody from now on, whatever is left of its lease. */
        struct pg_values old = { 0 };
        pg_number(&old, (int64_t)question->node);
        if (question->node && !pg_do(&store->keep, KEEP_LEAVE, &old, NULL)) return NULL;
        pg_text(&values, store->keeper.address);
        pg_text(&values, store->keeper.version);
        pg_number(&values, pg_schema_newest());
    } else {
        pg_number(&values, (int64_t)question->node);
    }
    pg_number(&values, question->lease_ms);
    return pg_ask(&store->keep, question->is_new ? KEEP_JOIN : KEEP_RENEW, &values);
}

static void answer(struct postgres_store *store, const struct question *question)
{
    struct pg_keeper *keeper = &store->keeper;
    int64_t began = now_us(CLOCK_MONOTONIC);
    PGresult *rows = ask_lease(store, question);
    int64_t took = now_us(CLOCK_MONOTONIC) - began;
    if (rows) atomic_store(&store->answer_us_last, took);
    if (rows && took > atomic_load(&store->answer_us_max))
        atomic_store(&store->answer_us_max, took);
    bool granted = rows && PQntuples(rows) == 1;
    atomic_store(&store->down, rows == NULL);
    atomic_fetch_add(granted ? &store->renewals : &store->renewals_failed, 1);
    if (!rows) pg_say_trouble(store, store->keep.error);
    else if (!granted && question->is_new)
        pg_say_trouble(store, "another node has our address: see --advertise");
    pthread_mutex_lock(&keeper->lock);
    if (granted) keeper->node = (uint64_t)pg_cell_number(rows, 0, 0);
    keeper->answered = true;
    keeper->answer = (struct store_lease){
        .number = question->number,
        .result = granted ? STORE_LEASE_GRANTED : rows ? STORE_LEASE_REFUSED : STORE_LEASE_FAILED,
    };
    pthread_mutex_unlock(&keeper->lock);
    PQclear(rows);
    wake_caller(store);
}

static void look_for_orphans(struct postgres_store *store)
{
    struct pg_keeper *keeper = &store->keeper;
    struct pg_values values = { 0 };
    pg_text(&values, store->keep_tag);      /* every node in an order of its own */
    PGresult *rows = pg_ask(&store->keep, KEEP_ORPHANS, &values);
    int count = rows ? PQntuples(rows) : 0;
    pthread_mutex_lock(&keeper->lock);
    keeper->orphan_count = 0;
    for (int row = 0; row < count && row < PG_ORPHANS; row++)
        snprintf(keeper->orphans[keeper->orphan_count++], STORE_TABLE_MAX, "%s",
                 pg_cell(rows, row, 0));
    pthread_mutex_unlock(&keeper->lock);
    PQclear(rows);
    if (count) wake_caller(store);
}

static void look_at_size(struct postgres_store *store)
{
    struct pg_values none = { 0 };
    PGresult *rows = pg_ask(&store->keep, KEEP_SIZE, &none);
    if (rows) {
        atomic_store(&store->used_bytes, (uint64_t)pg_cell_number(rows, 0, 0));
        atomic_store(&store->clock_ahead_ms,
                     now_us(CLOCK_REALTIME) / 1000 - pg_cell_number(rows, 0, 1));
    }
    PQclear(rows);
}

/* ---- What other nodes tell ---- */

static void put_news(struct pg_keeper *keeper, const char *text)
{
    size_t length = strlen(text);
    struct pg_news *news = calloc(1, sizeof *news + length + 1);
    LF_ASSERT(news);
    memcpy(news->text, text, length);
    pthread_mutex_lock(&keeper->lock);
    if (keeper->news_end) keeper->news_end->next = news;
    else keeper->news = news;
    keeper->news_end = news;
    pthread_mutex_unlock(&keeper->lock);
}

/* A node that joins has not heard what was told before: it reads what is kept instead. */
static bool find_news_end(struct postgres_store *store)
{
    struct pg_values none = { 0 };
    PGresult *rows = pg_ask(&store->keep, KEEP_NEWS_END, &none);
    if (!rows) return false;
    store->keeper.news_id = PQntuples(rows) ? pg_cell_number(rows, 0, 0) : 0;
    store->keeper.news_known = true;
    PQclear(rows);
    put_news(&store->keeper, "");
    return true;
}

static void take_news(struct postgres_store *store, const PGresult *rows, int row, uint64_t self)
{
    int64_t took = pg_cell_number(rows, row, 3);
    store->keeper.news_id = pg_cell_number(rows, row, 0);
    if ((uint64_t)pg_cell_number(rows, row, 1) == self) return;
    atomic_fetch_add(&store->news, 1);
    atomic_store(&store->news_us_last, took);
    if (took > atomic_load(&store->news_us_max)) atomic_store(&store->news_us_max, took);
    put_news(&store->keeper, pg_cell(rows, row, 2));
}

static void read_news(struct postgres_store *store, uint64_t self)
{
    int count = NEWS_AT_ONCE;
    bool found = !store->keeper.news_known && find_news_end(store);
    while (store->keeper.news_known && count == NEWS_AT_ONCE) {
        struct pg_values values = { 0 };
        pg_number(&values, store->keeper.news_id);
        PGresult *rows = pg_ask(&store->keep, KEEP_NEWS, &values);
        count = rows ? PQntuples(rows) : 0;
        for (int row = 0; row < count; row++) take_news(store, rows, row, self);
        found = found || count;
        PQclear(rows);
    }
    if (found) wake_caller(store);
}

/* A word on the channel says that a table was given up, or that there are news: they are looked for
 * at once. */
static bool hear(struct pg_line *line)
{
    bool heard = false;
    PGnotify *word;
    if (!line->conn || !PQconsumeInput(line->conn)) {
        pg_line_close(line);
        return false;
    }
    while ((word = PQnotifies(line->conn))) {
        heard = true;
        PQfreemem(word);
    }
    return heard;
}

static void sleep_until(struct postgres_store *store, int64_t end, bool *heard)
{
    struct pollfd files[2] = { { .fd = store->keeper.bell[0], .events = POLLIN },
                               { .fd = store->keep.conn ? PQsocket(store->keep.conn) : -1,
                                 .events = POLLIN } };
    char bytes[64];
    int64_t left = end - pg_now_ms();
    poll(files, 2, left > 0 ? (int)left : 0);
    if (files[0].revents)
        while (read(store->keeper.bell[0], bytes, sizeof bytes) > 0) {}
    *heard = files[1].revents && hear(&store->keep);
}

static bool take_question(struct pg_keeper *keeper, struct question *question)
{
    pthread_mutex_lock(&keeper->lock);
    *question = (struct question){ keeper->asked, keeper->is_new, keeper->number, keeper->node,
                                   keeper->lease_ms };
    keeper->asked = false;
    bool stopping = keeper->stopping;
    pthread_mutex_unlock(&keeper->lock);
    return !stopping;
}

/* What is to be done now; the question was taken before. */
static void keep_once(struct postgres_store *store, const struct question *question)
{
    struct pg_keeper *keeper = &store->keeper;
    struct pg_values none = { 0 };
    int64_t now = pg_now_ms();
    if (question->asked && question->is_new) keeper->news_known = false;
    if (question->asked) answer(store, question);
    if (!store->keep.conn) keeper->listening = false;
    if (store->keep.conn && !keeper->listening)
        keeper->listening = pg_run(&store->keep, "LISTEN landfall");
    atomic_store(&store->listening, keeper->listening);
    bool member = store->keep.conn && question->node;
    if (member && (keeper->heard || now >= keeper->look_at)) {
        look_for_orphans(store);
        keeper->look_at = now + LOOK_MS;
    }
    if (member && (keeper->heard || now >= keeper->news_at)) {
        read_news(store, question->node);
        keeper->news_at = now + NEWS_MS;
    }
    if (member && now >= keeper->size_at) {
        look_at_size(store);
        keeper->size_at = now + SIZE_MS;
    }
    if (member && now >= keeper->tidy_at) {
        pg_do(&store->keep, KEEP_TIDY, &none, NULL);
        pg_do(&store->keep, KEEP_FORGET, &none, NULL);
        pg_do(&store->keep, KEEP_NEWS_OLD, &none, NULL);
        keeper->tidy_at = now + TIDY_MS;
    }
}

/* Others need not wait for the end of the lease. The line may have died unnoticed: one more try. */
static void leave(struct postgres_store *store, const struct question *question)
{
    struct pg_values me = { 0 };
    pg_number(&me, (int64_t)question->node);
    store->keep.patience_ms = PG_READ_MS;
    for (int tries = 0; question->node && tries < 2; tries++) {
        store->keep.try_at = 0;
        if (pg_do(&store->keep, KEEP_LEAVE, &me, NULL)) return;
    }
}

static void *keep(void *argument)
{
    struct postgres_store *store = argument;
    struct question question;
    while (take_question(&store->keeper, &question)) {
        int64_t now = pg_now_ms();
        keep_once(store, &question);
        sleep_until(store, now + LOOK_MS, &store->keeper.heard);
    }
    leave(store, &question);
    return NULL;
}

void pg_keeper_turn(struct postgres_store *store)
{
    struct question question;
    if (take_question(&store->keeper, &question)) keep_once(store, &question);
    else leave(store, &question);
}

bool pg_keeper_start(struct postgres_store *store)
{
    struct pg_keeper *keeper = &store->keeper;
    if (pipe(keeper->bell) != 0) return false;
    for (int i = 0; i < 2; i++) {
        fcntl(keeper->bell[i], F_SETFL, O_NONBLOCK);
        fcntl(keeper->bell[i], F_SETFD, FD_CLOEXEC);
    }
    keeper->threaded = !store->head.watch.wanted;
    keeper->started = !keeper->threaded ||
                      pthread_create(&keeper->thread, NULL, keep, store) == 0;
    return keeper->started;
}

void pg_keeper_stop(struct postgres_store *store)
{
    struct pg_keeper *keeper = &store->keeper;
    if (!keeper->started) return;
    pthread_mutex_lock(&keeper->lock);
    keeper->stopping = true;
    pthread_mutex_unlock(&keeper->lock);
    ring(keeper);
    if (keeper->threaded) pthread_join(keeper->thread, NULL);
    else pg_keeper_turn(store);
    close(keeper->bell[0]);
    close(keeper->bell[1]);
    for (struct pg_news *news = keeper->news, *next; news; news = next) {
        next = news->next;
        free(news);
    }
    keeper->started = false;
}
