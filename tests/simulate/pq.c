/* pq.c - libpq's functions as far as store/pg_*.c uses them, over a model of the database
 * (tests/simulate/database.h). So the real store talks to it and knows nothing.
 *
 * What is sent is done at once, or late, or never; the answer comes at once or never. A function
 * that waits lets no virtual time pass but counts how long it would have: pq_waited(). Between
 * the two halves of a writer's transaction other things may happen, as they may beside a thread. */
#include <postgresql/libpq-fe.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/check.h"
#include "tests/simulate/database.h"
#include "tests/simulate/pq.h"
#include "tests/simulate/sim.h"

enum { NAMES = 32, NESTED_MOST = 12, LATES = 256 };
enum { READY = 1000, SILENT };            /* what poll() is given as a file */

struct answer { struct answer *next; struct db_result *result; };   /* NULL: an end of results */

struct pg_conn {
    int node, session;
    bool bad, hangs, pipeline;
    const char *sql[NAMES];               /* prepared statements, by the number of their name */
    struct db_statement *first, **last;   /* sent, and not on their way yet */
    struct answer *answers, **answers_end;
};

static struct {
    int node;                             /* whose code runs now */
    int64_t waited;                       /* ms */
    bool lose_reply[NODES_MAX];           /* of the next commit */
    bool dead[NODES_MAX];                 /* it was killed: nothing it does reaches anybody */
    int depth;
} pq;

void pq_enter(int node) { pq.node = node; }
int pq_current(void) { return pq.node; }
void pq_lose_reply(int node) { pq.lose_reply[node] = true; }

void pq_dead(int node, bool dead) { pq.dead[node] = dead; }
bool pq_nested(void) { return pq.depth > 0; }

int64_t pq_waited(void)
{
    int64_t waited = pq.waited;
    pq.waited = 0;
    return waited;
}

/* ---- Time, for code that reads a clock or waits for a socket ---- */

int __wrap_clock_gettime(clockid_t clock, struct timespec *out);
int __wrap_clock_gettime(clockid_t clock, struct timespec *out)
{
    (void)clock;
    int64_t us = sim.now + pq.waited * MS;
    out->tv_sec = (time_t)(us / SECOND);
    out->tv_nsec = (long)(us % SECOND) * 1000;
    return 0;
}

int __wrap_poll(struct pollfd *files, nfds_t count, int ms);
int __wrap_poll(struct pollfd *files, nfds_t count, int ms)
{
    LF_ASSERT(count == 1);
    if (files->fd == READY) return 1;
    pq.waited += ms;
    return 0;
}

/* ---- Statements ---- */

static struct db_statement *statement_new(const char *sql, int count, const char *const *values)
{
    struct db_statement *s = calloc(1, sizeof *s);
    LF_ASSERT(s && count <= DB_VALUES);
    s->sql = sql;
    s->count = count;
    for (int i = 0; i < count; i++) s->value[i] = values[i] ? strdup(values[i]) : NULL;
    return s;
}

static void statement_free(struct db_statement *s)
{
    for (int i = 0; i < s->count; i++) free(s->value[i]);
    free(s);
}

static void drop_statements(struct pg_conn *conn)
{
    for (struct db_statement *s = conn->first, *next; s; s = next) {
        next = s->next;
        statement_free(s);
    }
    conn->first = NULL;
    conn->last = &conn->first;
}

static void add_answer(struct pg_conn *conn, struct db_result *result)
{
    struct answer *answer = calloc(1, sizeof *answer);
    LF_ASSERT(answer);
    answer->result = result;
    *conn->answers_end = answer;
    conn->answers_end = &answer->next;
}

static void drop_answers(struct pg_conn *conn)
{
    for (struct answer *answer = conn->answers, *next; answer; answer = next) {
        next = answer->next;
        db_result_free(answer->result);
        free(answer);
    }
    conn->answers = NULL;
    conn->answers_end = &conn->answers;
}

/* What was on its way to a session arrives late, if the session is still there. */
static struct db_statement *lates[LATES];

static void arrive_late(struct subject about, void *more)
{
    struct db_statement *s = lates[about.life];
    (void)more;
    lates[about.life] = NULL;
    for (struct db_statement *next; s; s = next) {
        next = s->next;
        if (db_session_alive(about.index)) {
            if (strcmp(s->sql, "COMMIT") == 0) sim_note("db: a late commit arrives");
            db_result_free(db_run(about.index, s));
        }
        statement_free(s);
    }
    if (db_session_alive(about.index)) db_session_close(about.index);
}

void pq_begin(void)
{
    for (int i = 0; i < LATES; i++)
        for (struct db_statement *s = lates[i], *next; s; s = next) {
            next = s->next;
            statement_free(s);
        }
    memset(lates, 0, sizeof lates);
    memset(&pq, 0, sizeof pq);
}

static void send_late(struct pg_conn *conn)
{
    uint64_t place = 0;
    while (place < LATES - 1 && lates[place]) place++;
    LF_ASSERT(!lates[place]);
    lates[place] = conn->first;
    conn->first = NULL;
    conn->last = &conn->first;
    int64_t at = db_parted_until(conn->node);
    if (at < sim.now) at = sim.now;
    sim_at(at + sim_between(MS, 6 * SECOND), arrive_late,
           (struct subject){ conn->session, place }, NULL);
}

/* Other events, while a transaction is in its midst. */
static void let_others(struct pg_conn *conn)
{
    if (!sim_chance(120) || pq.depth || !db_in_transaction(conn->session)) return;
    int64_t waited = pq.waited;
    int node = pq.node;
    pq.depth++;
    for (uint32_t left = 1 + sim_draw(NESTED_MOST); left && !sim.failed; left--) sim_step();
    pq.depth--;
    pq.waited = waited;
    pq.node = node;
}

static bool commits(const struct db_statement *s)
{
    for (; s; s = s->next)
        if (strcmp(s->sql, "COMMIT") == 0) return true;
    return false;
}

/* All that was sent arrives, and is answered; or one of the two, or neither. */
static void flush(struct pg_conn *conn, bool sync)
{
    bool commit = commits(conn->first);
    if (pq.dead[conn->node]) conn->bad = true;
    if (conn->bad || conn->hangs) return;
    if (db_parted(conn->node)) {
        conn->hangs = true;
        if (sim_chance(500)) send_late(conn);
        return;
    }
    if (!db_session_alive(conn->session)) {
        conn->bad = true;
        return;
    }
    bool lost = commit && pq.lose_reply[conn->node];
    if (lost && sim_chance(300)) {
        pq.lose_reply[conn->node] = false;
        conn->hangs = true;
        sim_note("db: the commit of node %d is late", conn->node);
        send_late(conn);
        return;
    }
    for (struct db_statement *s = conn->first; s; s = s->next) {
        add_answer(conn, db_run(conn->session, s));
        add_answer(conn, NULL);
    }
    drop_statements(conn);
    if (lost) {
        pq.lose_reply[conn->node] = false;
        sim.lost_replies++;
        sim_note("db: the answer to a commit of node %d is lost", conn->node);
        drop_answers(conn);
        if (sim_chance(500)) conn->hangs = true;
        else conn->bad = true;
        return;
    }
    if (!sync) return;
    struct db_result *end = db_result_new();
    end->sync = true;
    add_answer(conn, end);
    if (!commit) let_others(conn);
}

static int send_sql(struct pg_conn *conn, const char *sql, int count, const char *const *values)
{
    if (conn->bad) return 0;
    *conn->last = statement_new(sql, count, values);
    conn->last = &(*conn->last)->next;
    if (!conn->pipeline) flush(conn, false);
    return 1;
}

/* ---- libpq ---- */

PGconn *PQconnectStartParams(const char *const *names, const char *const *values, int expand)
{
    struct pg_conn *conn = calloc(1, sizeof *conn);
    LF_ASSERT(conn);
    (void)names, (void)values, (void)expand;
    conn->node = pq.node;
    conn->last = &conn->first;
    conn->answers_end = &conn->answers;
    conn->bad = pq.dead[conn->node];
    if (conn->bad) return conn;
    conn->hangs = db_parted(conn->node);
    if (!conn->hangs) conn->session = db_session_open(conn->node);
    conn->bad = !conn->hangs && !conn->session;
    return conn;
}

PostgresPollingStatusType PQconnectPoll(PGconn *conn)
{
    return conn->bad ? PGRES_POLLING_FAILED : conn->hangs ? PGRES_POLLING_READING
                                                          : PGRES_POLLING_OK;
}

/* Where the node is parted from the database, the session does not learn of the end. */
void PQfinish(PGconn *conn)
{
    if (conn->session && !db_parted(conn->node) && !conn->hangs) db_session_close(conn->session);
    drop_statements(conn);
    drop_answers(conn);
    free(conn);
}

ConnStatusType PQstatus(const PGconn *conn) { return conn->bad ? CONNECTION_BAD : CONNECTION_OK; }
int PQsocket(const PGconn *conn) { return conn->bad ? -1 : conn->hangs ? SILENT : READY; }
int PQbackendPID(const PGconn *conn) { return conn->session; }
char *PQerrorMessage(const PGconn *conn) { (void)conn; return (char *)"the line is gone"; }
int PQflush(PGconn *conn) { return conn->bad ? -1 : 0; }
int PQconsumeInput(PGconn *conn) { return !conn->bad || conn->answers; }
int PQisBusy(PGconn *conn) { return !conn->answers && conn->hangs; }
int PQsetnonblocking(PGconn *conn, int on) { (void)conn, (void)on; return 0; }
int PQenterPipelineMode(PGconn *conn) { conn->pipeline = true; return 1; }
int PQexitPipelineMode(PGconn *conn) { conn->pipeline = false; return 1; }
PGnotify *PQnotifies(PGconn *conn) { (void)conn; return NULL; }
void PQfreemem(void *bytes) { free(bytes); }

PQnoticeProcessor PQsetNoticeProcessor(PGconn *conn, PQnoticeProcessor say, void *context)
{
    (void)conn, (void)context;
    return say;
}

int PQpipelineSync(PGconn *conn)
{
    flush(conn, true);
    return 1;
}

int PQsendPrepare(PGconn *conn, const char *name, const char *sql, int count, const Oid *types)
{
    int which = atoi(name + 1);
    (void)count, (void)types;
    LF_ASSERT(which >= 0 && which < NAMES);
    conn->sql[which] = sql;
    if (conn->bad || conn->hangs) return !conn->bad;
    add_answer(conn, db_result_new());
    add_answer(conn, NULL);
    return 1;
}

int PQsendQueryPrepared(PGconn *conn, const char *name, int count, const char *const *values,
                        const int *lengths, const int *formats, int format)
{
    (void)lengths, (void)formats, (void)format;
    const char *sql = conn->sql[atoi(name + 1)];
    /* A guest's hash is not a text; the model keeps no guests. */
    const char *none[DB_VALUES] = { "", "", "", "" };
    bool guest = strstr(sql, "landfall.guest") != NULL;
    return send_sql(conn, sql, count, guest ? none : values);
}

/* Before the store works: whether the database is fit for it. It is, and has its tables. */
int PQsendQuery(PGconn *conn, const char *sql)
{
    struct db_result *result = db_result_new();
    static const char *const PLACE[] = { "f", "UTF8", "150000", "t" };
    static const char *const META[] = { NULL, "1", "landfall" };
    bool place = strncmp(sql, "SELECT pg_is_in_recovery", 24) == 0;
    bool meta = strncmp(sql, "SELECT version, oldest", 22) == 0;
    if (conn->bad || conn->hangs) {
        db_result_free(result);
        return !conn->bad;
    }
    if (place || meta) {
        char newest[16];
        snprintf(newest, sizeof newest, "%d", pq_schema_newest());
        result->rows_come = true;
        result->cell = calloc(1, sizeof *result->cell);
        LF_ASSERT(result->cell);
        result->rows = 1;
        for (int i = 0; i < (place ? 4 : 3); i++)
            result->cell[0][i] = strdup(place ? PLACE[i] : META[i] ? META[i] : newest);
    }
    add_answer(conn, result);
    add_answer(conn, NULL);
    return 1;
}

PGresult *PQgetResult(PGconn *conn)
{
    struct answer *answer = conn->answers;
    if (!answer) return NULL;
    struct db_result *result = answer->result;
    conn->answers = answer->next;
    if (!conn->answers) conn->answers_end = &conn->answers;
    free(answer);
    return (PGresult *)(void *)result;
}

static const struct db_result *result_of(const PGresult *result)
{
    return (const struct db_result *)(const void *)result;
}

ExecStatusType PQresultStatus(const PGresult *result)
{
    const struct db_result *r = result_of(result);
    if (!r || r->failed) return PGRES_FATAL_ERROR;
    return r->sync ? PGRES_PIPELINE_SYNC : r->rows_come ? PGRES_TUPLES_OK : PGRES_COMMAND_OK;
}

char *PQresultErrorField(const PGresult *result, int field)
{
    const struct db_result *r = result_of(result);
    if (!r->failed) return NULL;
    return field == PG_DIAG_SQLSTATE ? (char *)r->state : (char *)r->why;
}

int PQntuples(const PGresult *result) { return result ? result_of(result)->rows : 0; }
void PQclear(PGresult *result) { db_result_free((struct db_result *)(void *)result); }
char *PQcmdTuples(PGresult *result) { (void)result; return (char *)"0"; }

char *PQgetvalue(const PGresult *result, int row, int column)
{
    char *cell = result_of(result)->cell[row][column];
    return cell ? cell : (char *)"";
}

int PQgetisnull(const PGresult *result, int row, int column)
{
    return result_of(result)->cell[row][column] == NULL;
}

PQconninfoOption *PQconninfoParse(const char *words, char **error)
{
    (void)words;
    *error = NULL;
    return calloc(1, sizeof(PQconninfoOption));
}

void PQconninfoFree(PQconninfoOption *options) { free(options); }

char *PQescapeLiteral(PGconn *conn, const char *text, size_t length)
{
    (void)conn;
    return strndup(text, length);
}
