/* pg_write.c - batches of records, each one transaction; on the writer's thread.
 *
 * A transaction has two halves. The first locks the owners of all tables that are written to
 * (FOR SHARE: a claim waits for our end) and reads where logs end that the writer does not
 * remember. Then store/fence.h judges every entry; a table that is another's loses all its
 * records, and the others go on. The second half writes and commits. When the line breaks while
 * COMMIT is on its way nobody knows what happened: the batch is brought again on a new line, and
 * the judge, with the ends of logs read anew, tells what is there already. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/check.h"
#include "core/rng.h"
#include "store/chain.h"
#include "store/pg_job.h"

const int PG_WRITE_SQL_COUNT = WRITE_COUNT;
const char *const PG_WRITE_SQL[WRITE_COUNT] = {
    [WRITE_BEGIN] = "BEGIN",
    [WRITE_COMMIT] = "COMMIT",
    [WRITE_UNDO] = "ROLLBACK",
    [WRITE_OWNERS] = "SELECT tab, node, epoch, mode FROM landfall.owner"
                     " WHERE tab = ANY($1::text[]) FOR SHARE",
    [WRITE_HEADS] = "SELECT t.tab, e.seq, e.chain FROM unnest($1::text[]) AS t(tab),"
                    " LATERAL (SELECT seq, chain FROM landfall.entry WHERE entry.tab = t.tab"
                    " ORDER BY seq DESC LIMIT 1) AS e",
    [WRITE_CHAIN] = "SELECT chain FROM landfall.entry WHERE tab = $1 AND seq = $2::integer",
    [WRITE_ENTRY] = "INSERT INTO landfall.entry VALUES($1, $2::integer, $3::smallint, $4::bigint,"
                    " $5::smallint, $6, $7, $8, $9::bigint)",
    [WRITE_OWN] = "INSERT INTO landfall.owner VALUES($1, $2::bigint, $3::bigint, 0)",
    [WRITE_MODE] = "UPDATE landfall.owner SET mode = $2::smallint, code = NULL WHERE tab = $1",
    [WRITE_FINISH] = "INSERT INTO landfall.finished VALUES($1, $2, $3::integer, $4::bigint,"
                     " $5::smallint, $6::bigint) ON CONFLICT(tab) DO UPDATE SET"
                     " summary = EXCLUDED.summary, seq = EXCLUDED.seq, chain = EXCLUDED.chain,"
                     " kind = EXCLUDED.kind, at = EXCLUDED.at",
    [WRITE_UNLIST] = "DELETE FROM landfall.lobby WHERE tab = $1",
    [WRITE_PLAYER] = "INSERT INTO landfall.player VALUES($1, $2, $3::bigint)"
                     " ON CONFLICT DO NOTHING",
    /* Another node may have seen the token just before it became void: it stays so. */
    [WRITE_GUEST] = "INSERT INTO landfall.guest AS g SELECT $1::bytea, $2, $3, $4::bigint"
                    " WHERE NOT EXISTS (SELECT FROM landfall.note WHERE kind = 3 AND key = $2)"
                    " ON CONFLICT(hash) DO UPDATE SET id = EXCLUDED.id, name = EXCLUDED.name,"
                    " at = EXCLUDED.at WHERE g.id <> ''",
    [WRITE_RELEASE] = "UPDATE landfall.owner SET node = NULL, code = NULL WHERE tab = $1",
    [WRITE_NOTIFY] = "SELECT pg_notify('landfall', $1 || ' ' || $2)",
    [WRITE_PRUNE] = "WITH free AS (SELECT tab FROM landfall.owner WHERE tab = $1 AND mode = 3 AND"
                    " (node IS NULL OR node = $2::bigint OR NOT EXISTS (SELECT FROM landfall.node"
                    " WHERE id = owner.node AND until > clock_timestamp())) FOR UPDATE),"
                    " e AS (DELETE FROM landfall.entry WHERE tab IN (SELECT tab FROM free)),"
                    " f AS (DELETE FROM landfall.finished WHERE tab IN (SELECT tab FROM free)),"
                    " p AS (DELETE FROM landfall.player WHERE tab IN (SELECT tab FROM free))"
                    " DELETE FROM landfall.owner WHERE tab IN (SELECT tab FROM free)",
    [WRITE_END_OLD] = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                      " WHERE pid = $1::integer AND application_name = $2",
    [WRITE_LIST] = "INSERT INTO landfall.lobby VALUES($1, $2::bigint, $3) ON CONFLICT(tab)"
                   " DO UPDATE SET summary = EXCLUDED.summary",
    [WRITE_CODE] = "UPDATE landfall.owner SET code = $2 WHERE tab = $1 AND NOT EXISTS"
                   " (SELECT FROM landfall.owner WHERE code = $2)",
    [WRITE_NOTE] = "INSERT INTO landfall.note VALUES($1::smallint, $2, $3::bigint, $4)"
                   " ON CONFLICT(kind, key) DO UPDATE SET at = EXCLUDED.at, text = EXCLUDED.text",
    [WRITE_NOTE_DROP] = "DELETE FROM landfall.note WHERE kind = $1::smallint AND key = $2",
    [WRITE_PLAYER_DROP] = "DELETE FROM landfall.player WHERE person = $1 AND tab = $2",
    [WRITE_GUESTS_DROP] = "DELETE FROM landfall.guest WHERE at < $1::bigint",
    [WRITE_TAIL] = "SELECT seq, kind, at, seat, key, text, clock, chain FROM landfall.entry"
                   " WHERE tab = $1 AND seq >= $2::integer ORDER BY seq",
    [WRITE_AMEND] = "UPDATE landfall.entry SET key = $3, text = $4, chain = $5::bigint"
                    " WHERE tab = $1 AND seq = $2::integer",
    [WRITE_CHAINS] = "UPDATE landfall.entry AS e SET chain = n.chain FROM"
                     " unnest($2::integer[], $3::bigint[]) AS n(seq, chain)"
                     " WHERE e.tab = $1 AND e.seq = n.seq",
    [WRITE_END_CHAIN] = "UPDATE landfall.finished AS f SET chain = e.chain FROM landfall.entry AS e"
                        " WHERE f.tab = $1 AND e.tab = f.tab AND e.seq = f.seq",
    [WRITE_NEWS_LOCK] = "SELECT pg_advisory_xact_lock(7526472)",
    [WRITE_NEWS] = "INSERT INTO landfall.news(node, text) VALUES($1::bigint, $2)",
};
_Static_assert((int)STORE_NOTE_FORGET == 3, "as WRITE_GUEST has it");

enum { MODE_OPEN, MODE_RUNNING, MODE_RESTS, MODE_OVER };
enum { TRIES = 3 };

const struct record *job_record(const struct job *job, size_t at)
{
    return (const struct record *)(const void *)((const char *)job->first + at);
}

/* Which records belong to whoever owns the table. */
static bool is_owned(const struct record *record)
{
    switch ((enum record_type)record->type) {
    case RECORD_ENTRY: case RECORD_FINISH: case RECORD_REST: case RECORD_RELEASE:
    case RECORD_LIST: case RECORD_CODE: case RECORD_AMEND:
        return true;
    case RECORD_PLAYER: case RECORD_GUEST: case RECORD_PRUNE: case RECORD_PLAYER_DROP:
    case RECORD_GUESTS_DROP: case RECORD_NOTE: case RECORD_NEWS: break;
    }
    return false;
}

/* ---- The ends of the logs ---- */

static struct pg_head *remembered(struct postgres_store *store, const char *table)
{
    uint64_t hash = 0;
    for (const char *c = table; *c; c++) hash = lf_mix(hash + (unsigned char)*c);
    return &store->heads[hash % PG_HEADS];
}

static void forget_heads(struct postgres_store *store)
{
    memset(store->heads, 0, PG_HEADS * sizeof *store->heads);
}

/* ---- The tables of a batch ---- */

struct task *job_task(struct job *job, const struct record *record)
{
    const char *table = record_text(record, 0);
    for (int i = job->task_count; i > 0; i--) {
        struct task *task = &job->tasks[i - 1];
        if (task->epoch == record->epoch && task->node == record->node &&
            strcmp(task->table, table) == 0) return task;
    }
    return NULL;
}

static void note_amend(struct task *task, const struct record *record)
{
    if (record->type != RECORD_AMEND) return;
    if (!task->amended || record->seq < task->amended) task->amended = record->seq;
}

static void list_tasks(struct job *job)
{
    int room = 0;
    for (size_t at = 0; at < job->bytes; at += job_record(job, at)->size) {
        const struct record *record = job_record(job, at);
        if (!is_owned(record)) continue;
        if (job_task(job, record)) {
            note_amend(job_task(job, record), record);
            continue;
        }
        if (job->task_count == room) {
            room = room ? room * 2 : 64;
            job->tasks = realloc(job->tasks, (size_t)room * sizeof *job->tasks);
            LF_ASSERT(job->tasks);
        }
        struct task *task = &job->tasks[job->task_count++];
        *task = (struct task){ .node = record->node, .epoch = record->epoch };
        snprintf(task->table, sizeof task->table, "%s", record_text(record, 0));
        const struct pg_head *head = remembered(job->store, task->table);
        if (head->epoch == task->epoch && strcmp(head->table, task->table) == 0) {
            task->head = *head;
            task->told = true;
        }
        note_amend(task, record);
    }
}

/* {"A","B"}, of all tables or of those whose logs' ends are not remembered; the caller frees. */
static char *array_of(const struct job *job, bool all)
{
    char *text = malloc((size_t)job->task_count * (2 * STORE_TABLE_MAX + 3) + 3), *at = text;
    LF_ASSERT(text);
    *at++ = '{';
    for (int i = 0; i < job->task_count; i++) {
        if (!all && job->tasks[i].told) continue;
        if (at > text + 1) *at++ = ',';
        *at++ = '"';
        for (const char *c = job->tasks[i].table; *c; c++) {
            if (*c == '"' || *c == '\\') *at++ = '\\';
            *at++ = *c;
        }
        *at++ = '"';
    }
    *at++ = '}';
    *at = 0;
    return text;
}

static void take_owners(struct job *job, const PGresult *rows)
{
    for (int row = 0; row < PQntuples(rows); row++)
        for (int i = 0; i < job->task_count; i++) {
            struct task *task = &job->tasks[i];
            if (strcmp(task->table, pg_cell(rows, row, 0)) != 0) continue;
            task->owner = (struct fence_owner){ true, (uint64_t)pg_cell_number(rows, row, 1),
                                                (uint64_t)pg_cell_number(rows, row, 2) };
            task->mode = (int)pg_cell_number(rows, row, 3);
        }
}

static void take_heads(struct job *job, const PGresult *rows)
{
    for (int row = 0; row < PQntuples(rows); row++)
        for (int i = 0; i < job->task_count; i++) {
            struct task *task = &job->tasks[i];
            if (strcmp(task->table, pg_cell(rows, row, 0)) != 0) continue;
            task->head.seq = (uint32_t)pg_cell_number(rows, row, 1);
            task->head.chain = (uint64_t)pg_cell_number(rows, row, 2);
        }
}

/* ---- Statements and their results ---- */

bool job_send(struct job *job, int which, const struct pg_values *values)
{
    job->sent++;
    return pg_send(&job->store->write, which, values);
}

bool job_receive(struct job *job, void (*const take[])(struct job *, const PGresult *))
{
    struct pg_line *line = &job->store->write;
    bool good = pg_sync(line);
    int sent = job->sent;
    job->sent = 0;
    for (int i = 0; good && i < sent; i++) {
        PGresult *result = pg_next(line);
        if (!result) return false;
        ExecStatusType status = PQresultStatus(result);
        if (status == PGRES_TUPLES_OK && take && take[i]) take[i](job, result);
        else if (status != PGRES_TUPLES_OK && status != PGRES_COMMAND_OK)
            good = pg_failed(line, result);
        PQclear(result);
    }
    if (good) return pg_synced(line);
    /* The rest is not looked at: a new line is cheaper than a tidy old one, and rare. */
    return false;
}

/* The owners, locked, and the ends of logs that are not remembered. */
static bool first_half(struct job *job)
{
    static void (*const take[])(struct job *, const PGresult *) = { NULL, take_owners,
                                                                    take_heads };
    struct pg_values none = { 0 }, all = { 0 }, some = { 0 };
    if (!job->task_count) return job_send(job, WRITE_BEGIN, &none) && job_receive(job, NULL);
    char *owners = array_of(job, true), *heads = array_of(job, false);
    pg_text(&all, owners);
    pg_text(&some, heads);
    bool good = job_send(job, WRITE_BEGIN, &none) && job_send(job, WRITE_OWNERS, &all) &&
                job_send(job, WRITE_HEADS, &some) && job_receive(job, take);
    free(owners);
    free(heads);
    return good;
}

/* ---- The judge ---- */

static void take_chain(struct job *job, const PGresult *rows)
{
    job->chain = PQntuples(rows) ? (uint64_t)pg_cell_number(rows, 0, 0) : 0;
}

/* The number of an entry that is in the log already; only asked after a commit that nobody
 * confirmed. False: the line broke. */
static bool read_chain(struct job *job, const struct task *task, uint32_t seq)
{
    static void (*const take[])(struct job *, const PGresult *) = { take_chain };
    struct pg_values values = { 0 };
    pg_text(&values, task->table);
    pg_number(&values, seq);
    job->chain = 0;
    return seq == 0 || (job_send(job, WRITE_CHAIN, &values) && job_receive(job, take));
}

static bool judge_entry(struct job *job, struct task *task, const struct record *record,
                        struct plan *plan)
{
    struct store_entry entry;
    struct fence_log log = { .last = task->head.seq };
    record_entry(record, &entry);
    if (!task->begun) {
        task->begun = true;
        task->seq = task->head.seq;
        task->chain = task->head.chain;
        if (record->seq <= log.last) {
            if (!read_chain(job, task, record->seq - 1)) return false;
            task->seq = record->seq - 1;
            task->chain = job->chain;
        }
    }
    if (record->seq <= log.last) {
        if (!read_chain(job, task, record->seq)) return false;
        log.chain = job->chain;
    }
    if (task->seq > log.last) log.last = task->seq;      /* what this batch has before it */
    plan->chain = chain_next(task->chain, &entry);
    plan->verdict = record->seq != task->seq + 1 ? FENCE_LOST
                  : fence_judge(&task->owner, record->node, record->epoch, &log, record->seq,
                                plan->chain);
    task->seq = record->seq;
    task->chain = plan->chain;
    return true;
}

/* A table that nobody has heard of belongs to whoever appends its first entry. */
static bool is_born(const struct task *task, const struct record *record)
{
    return !task->owner.found && record->type == RECORD_ENTRY && record->seq == 1 &&
           record->node && record->epoch == 1;
}

/* Judges all records before any is written, so that a table is written whole or not at all.
 * False: the line broke. */
static bool judge(struct job *job)
{
    struct plan *plan = job->plans;
    for (size_t at = 0; at < job->bytes; at += job_record(job, at)->size, plan++) {
        const struct record *record = job_record(job, at);
        struct task *task = is_owned(record) ? job_task(job, record) : NULL;
        *plan = (struct plan){ .verdict = FENCE_WRITE };
        if (!task) continue;
        if (is_born(task, record)) {
            task->owner = (struct fence_owner){ true, record->node, record->epoch };
            task->born = true;
        }
        if (record->type == RECORD_ENTRY) {
            if (!judge_entry(job, task, record, plan)) return false;
        } else if (!task->owner.found || task->owner.node != record->node ||
                   task->owner.epoch != record->epoch) {
            plan->verdict = FENCE_LOST;
        }
        if (!record->node || plan->verdict == FENCE_LOST) task->lost = true;
        plan->seq = task->begun ? task->seq : task->head.seq;
        plan->chain = task->begun ? task->chain : task->head.chain;
    }
    return true;
}

/* ---- The second half: writing ---- */

/* Texts that are empty take no room. */
static void put_or_null(struct pg_values *values, const struct record *record, int which)
{
    pg_text(values, record->length[which] ? record_text(record, which) : NULL);
}

static bool send_for(struct job *job, int which, const struct record *record)
{
    struct pg_values values = { 0 };
    pg_text(&values, record_text(record, 0));
    return job_send(job, which, &values);
}

static bool set_mode(struct job *job, const struct record *record, int mode)
{
    struct pg_values values = { 0 };
    pg_text(&values, record_text(record, 0));
    pg_number(&values, mode);
    return job_send(job, WRITE_MODE, &values);
}

static bool write_entry(struct job *job, struct task *task, const struct record *record,
                        const struct plan *plan)
{
    struct pg_values own = { 0 }, values = { 0 };
    if (task->born && record->seq == 1) {
        pg_text(&own, record_text(record, 0));
        pg_number(&own, (int64_t)record->node);
        pg_number(&own, (int64_t)record->epoch);
        if (!job_send(job, WRITE_OWN, &own)) return false;
    }
    pg_text(&values, record_text(record, 0));
    pg_number(&values, record->seq);
    pg_number(&values, record->kind);
    pg_number(&values, record->at);
    pg_number(&values, record->seat);
    for (int i = 1; i < RECORD_TEXTS; i++) put_or_null(&values, record, i);
    pg_number(&values, (int64_t)plan->chain);
    if (!job_send(job, WRITE_ENTRY, &values)) return false;
    job->entries++;
    bool wakes = task->mode == MODE_RESTS;
    if (!wakes && record->kind != STORE_START) return true;
    task->mode = MODE_RUNNING;
    return set_mode(job, record, MODE_RUNNING);
}

static bool write_finish(struct job *job, struct task *task, const struct record *record,
                         const struct plan *plan)
{
    struct pg_values values = { 0 };
    pg_text(&values, record_text(record, 0));
    pg_text(&values, record_text(record, 1));
    pg_number(&values, plan->seq);
    pg_number(&values, (int64_t)plan->chain);
    pg_number(&values, record->kind);
    pg_number(&values, record->at);
    task->mode = MODE_OVER;
    return job_send(job, WRITE_FINISH, &values) && set_mode(job, record, MODE_OVER) &&
           send_for(job, WRITE_UNLIST, record);
}

/* The others are told which table it is and how far its log goes, and nothing else. */
static bool write_release(struct job *job, const struct record *record, const struct plan *plan)
{
    struct pg_values values = { 0 };
    pg_text(&values, record_text(record, 0));
    pg_number(&values, plan->seq);
    return send_for(job, WRITE_RELEASE, record) && job_send(job, WRITE_NOTIFY, &values);
}

static bool write_owned(struct job *job, struct task *task, const struct record *record,
                        const struct plan *plan)
{
    struct pg_values values = { 0 };
    switch ((enum record_type)record->type) {
    case RECORD_ENTRY:
        return plan->verdict == FENCE_THERE || write_entry(job, task, record, plan);
    case RECORD_FINISH: return write_finish(job, task, record, plan);
    case RECORD_REST:
        task->mode = MODE_RESTS;
        return set_mode(job, record, MODE_RESTS);
    case RECORD_RELEASE: return write_release(job, record, plan);
    case RECORD_LIST:
        pg_text(&values, record_text(record, 0));
        pg_number(&values, record->at);
        pg_text(&values, record_text(record, 1));
        return record->length[1] ? job_send(job, WRITE_LIST, &values)
                                 : send_for(job, WRITE_UNLIST, record);
    case RECORD_CODE:
        pg_text(&values, record_text(record, 0));
        put_or_null(&values, record, 1);
        return job_send(job, WRITE_CODE, &values);
    case RECORD_AMEND: return true;              /* done before: pg_amend() */
    case RECORD_PLAYER: case RECORD_GUEST: case RECORD_PRUNE: case RECORD_PLAYER_DROP:
    case RECORD_GUESTS_DROP: case RECORD_NOTE: case RECORD_NEWS: break;
    }
    return false;
}

static bool second_half(struct job *job)
{
    const struct plan *plan = job->plans;
    struct pg_values none = { 0 };
    for (size_t at = 0; at < job->bytes; at += job_record(job, at)->size, plan++) {
        const struct record *record = job_record(job, at);
        struct task *task = is_owned(record) ? job_task(job, record) : NULL;
        if (task && task->lost) continue;
        bool sent = task ? write_owned(job, task, record, plan) : pg_write_free(job, record);
        if (!sent) return false;
    }
    if (!job_send(job, WRITE_COMMIT, &none)) return false;
    job->committing = true;
    return job_receive(job, NULL);
}

/* ---- Batches ---- */

static int64_t now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (int64_t)1000000 + now.tv_nsec / 1000;
}

static void job_free(struct job *job)
{
    free(job->tasks);
    free(job->plans);
}

static bool write_once(struct job *job)
{
    size_t count = 0;
    for (size_t at = 0; at < job->bytes; at += job_record(job, at)->size) count++;
    job->plans = calloc(count, sizeof *job->plans);
    LF_ASSERT(job->plans);
    list_tasks(job);
    return first_half(job) && pg_amend(job) && judge(job) && second_half(job);
}

/* Remembers where the logs end, and tells which tables are another's. */
static void settle(struct job *job)
{
    struct postgres_store *store = job->store;
    for (int i = 0; i < job->task_count; i++) {
        const struct task *task = &job->tasks[i];
        struct pg_head *head = remembered(store, task->table);
        if (task->lost) {
            atomic_fetch_add(&store->fenced, 1);
            pg_lost_put(store, task->table, task->epoch);
            continue;
        }
        *head = task->head;
        if (task->begun) *head = (struct pg_head){ .seq = task->seq, .chain = task->chain };
        head->epoch = task->epoch;
        memcpy(head->table, task->table, sizeof head->table);
    }
}

/* After a commit that nobody confirmed: the backend that may still be at it is ended, so that it
 * holds no lock of ours for longer than it must. */
static bool end_old(struct postgres_store *store, int old_pid)
{
    struct job job = { .store = store };
    struct pg_values values = { 0 };
    if (!old_pid || old_pid == store->write.pid) return true;
    pg_number(&values, old_pid);
    pg_text(&values, store->write_tag);
    return job_send(&job, WRITE_END_OLD, &values) && job_receive(&job, NULL);
}

static bool open_line(struct postgres_store *store)
{
    struct pg_line *line = &store->write;
    int old_pid = line->conn ? 0 : line->pid;
    if (line->conn && PQstatus(line->conn) == CONNECTION_OK) return true;
    forget_heads(store);
    if (!pg_line_open(line)) return false;
    if (old_pid) atomic_fetch_add(&store->reconnects, 1);
    if (end_old(store, old_pid)) return true;
    pg_line_close(line);
    return false;
}

static void count_commit(struct postgres_store *store, const struct job *job, int64_t took)
{
    atomic_store(&store->commit_us_last, took);
    if (took > atomic_load(&store->commit_us_max)) atomic_store(&store->commit_us_max, took);
    atomic_fetch_add(&store->commits, 1);
    atomic_fetch_add(&store->entries, job->entries);
}

/* Nothing that goes wrong here ends the program: the batch waits, as for a disk without room, and
 * is brought again. What two tries on fresh lines cannot do takes longer. */
enum writer_result pg_write_batch(void *context, const struct record *first, size_t bytes,
                                  char error[STORE_ERROR_MAX])
{
    struct postgres_store *store = context;
    for (int tries = 0; tries < TRIES; tries++) {
        struct job job = { .store = store, .first = first, .bytes = bytes };
        int64_t start = now_us();
        if (tries) store->write.try_at = 0;
        bool good = open_line(store) && write_once(&job);
        if (good) {
            settle(&job);
            count_commit(store, &job, now_us() - start);
            job_free(&job);
            return WRITER_DONE;
        }
        if (job.committing) atomic_fetch_add(&store->unsure_commits, 1);
        job_free(&job);
        pg_line_close(&store->write);
        forget_heads(store);
    }
    snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", store->shown, store->write.error);
    pg_say_trouble(store, error);
    atomic_fetch_add(&store->full, 1);
    return WRITER_NO_ROOM;
}
