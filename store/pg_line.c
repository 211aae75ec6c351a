/* pg_line.c - one connection to PostgreSQL that never waits for ever. */
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "core/check.h"
#include "store/pg.h"

enum { TRY_AGAIN_MS = 200, BINARY = 1 };

int64_t pg_now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec * (int64_t)1000 + now.tv_nsec / 1000000;
}

/* ---- Values and cells ---- */

static int next_value(struct pg_values *values)
{
    LF_ASSERT(values->count < PG_VALUES_MAX);
    values->length[values->count] = values->format[values->count] = 0;
    return values->count++;
}

void pg_text(struct pg_values *values, const char *text)
{
    values->value[next_value(values)] = text;
}

void pg_number(struct pg_values *values, int64_t number)
{
    int at = next_value(values);
    snprintf(values->number[at], sizeof values->number[at], "%lld", (long long)number);
    values->value[at] = values->number[at];
}

void pg_bytes(struct pg_values *values, const void *bytes, size_t length)
{
    int at = next_value(values);
    values->value[at] = bytes;
    values->length[at] = (int)length;
    values->format[at] = BINARY;
}

const char *pg_cell(const PGresult *result, int row, int column)
{
    return PQgetvalue(result, row, column);
}

int64_t pg_cell_number(const PGresult *result, int row, int column)
{
    int64_t number = 0;
    const char *text = pg_cell(result, row, column);
    bool minus = *text == '-';
    for (text += minus; *text >= '0' && *text <= '9'; text++)
        number = (int64_t)((uint64_t)number * 10 + (uint64_t)(*text - '0'));
    return minus ? (int64_t)(0 - (uint64_t)number) : number;
}

/* ---- Failing ---- */

/* The first line of what libpq says, without the blanks and dots at its end. */
static void note(struct pg_line *line, const char *text)
{
    size_t length = strcspn(text, "\n");
    while (length && (text[length - 1] == ' ' || text[length - 1] == '.')) length--;
    snprintf(line->error, sizeof line->error, "%.*s",
             length < sizeof line->error ? (int)length : (int)sizeof line->error - 1, text);
}

bool pg_failed(struct pg_line *line, const PGresult *result)
{
    const char *state = result ? PQresultErrorField(result, PG_DIAG_SQLSTATE) : NULL;
    const char *text = result ? PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY) : NULL;
    snprintf(line->state, sizeof line->state, "%s", state ? state : "");
    note(line, text ? text : line->conn ? PQerrorMessage(line->conn) : "no connection");
    if (!line->error[0]) note(line, "the connection was lost");
    return false;
}

void pg_line_close(struct pg_line *line)
{
    if (!line->conn) return;
    PQfinish(line->conn);
    line->conn = NULL;
    line->try_at = pg_now_ms() + TRY_AGAIN_MS;
}

/* ---- Waiting, with an end ---- */

static bool wait_for(struct pg_line *line, short what, int64_t end)
{
    struct pollfd file = { .fd = PQsocket(line->conn), .events = what };
    int64_t left = end - pg_now_ms();
    if (file.fd < 0) return pg_failed(line, NULL);
    if (left > 0 && poll(&file, 1, (int)left) > 0) return true;
    if (left > 0 && pg_now_ms() < end) return true;      /* a signal */
    note(line, "no answer in time");
    line->state[0] = 0;
    return false;
}

/* Writes what waits and reads until a result is there; false: the line is of no use any more. */
static bool wait_for_result(struct pg_line *line)
{
    int64_t end = pg_now_ms() + line->patience_ms;
    for (;;) {
        int left = PQflush(line->conn);
        if (left < 0 || !PQconsumeInput(line->conn)) return pg_failed(line, NULL);
        if (!left && !PQisBusy(line->conn)) return true;
        if (!wait_for(line, (short)(POLLIN | (left ? POLLOUT : 0)), end)) return false;
    }
}

/* ---- Opening ---- */

/* What the server says by the way is for nobody: errors come with their results. */
static void ignore(void *context, const char *text)
{
    (void)context, (void)text;
}

static bool connect_line(struct pg_line *line)
{
    const char *const names[] = { "dbname", "application_name", "client_encoding", "options",
                                  "keepalives_idle", NULL };
    const char *const values[] = { line->conninfo, line->tag, "UTF8", line->settings, "5", NULL };
    int64_t end = pg_now_ms() + (line->patience_ms > 1000 ? line->patience_ms : 1000);
    line->conn = PQconnectStartParams(names, values, 1);
    if (!line->conn || PQstatus(line->conn) == CONNECTION_BAD) return pg_failed(line, NULL);
    PQsetNoticeProcessor(line->conn, ignore, NULL);
    for (PostgresPollingStatusType step = PGRES_POLLING_WRITING; step != PGRES_POLLING_OK;
         step = PQconnectPoll(line->conn)) {
        if (step == PGRES_POLLING_FAILED) return pg_failed(line, NULL);
        if (!wait_for(line, step == PGRES_POLLING_READING ? POLLIN : POLLOUT, end)) return false;
    }
    return true;
}

bool pg_run(struct pg_line *line, const char *sql)
{
    bool good = PQsendQuery(line->conn, sql) || pg_failed(line, NULL);
    while (good) {
        if (!wait_for_result(line)) return false;
        PGresult *result = PQgetResult(line->conn);
        if (!result) return true;
        ExecStatusType status = PQresultStatus(result);
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK)
            good = pg_failed(line, result);
        PQclear(result);
    }
    while (line->conn && PQstatus(line->conn) == CONNECTION_OK && wait_for_result(line)) {
        PGresult *result = PQgetResult(line->conn);
        if (!result) break;
        PQclear(result);
    }
    return false;
}

PGresult *pg_ask_text(struct pg_line *line, const char *sql)
{
    return PQsendQuery(line->conn, sql) ? pg_next(line) : NULL;
}

static void statement_name(int which, char name[16])
{
    snprintf(name, 16, "s%d", which);
}

static bool prepare_all(struct pg_line *line)
{
    bool good = true;
    if (!PQenterPipelineMode(line->conn)) return pg_failed(line, NULL);
    for (int i = 0; good && i < line->sql_count; i++) {
        char name[16];
        statement_name(i, name);
        good = PQsendPrepare(line->conn, name, line->sql[i], 0, NULL) || pg_failed(line, NULL);
    }
    if (!good || !pg_sync(line)) return false;
    for (int i = 0; i < line->sql_count; i++) {
        PGresult *result = pg_next(line);
        if (!result) return false;
        if (good && PQresultStatus(result) != PGRES_COMMAND_OK) good = pg_failed(line, result);
        PQclear(result);
    }
    if (!good || !pg_synced(line)) return false;
    return line->pipelined || PQexitPipelineMode(line->conn) || pg_failed(line, NULL);
}

bool pg_line_open(struct pg_line *line)
{
    if (line->conn && PQstatus(line->conn) == CONNECTION_OK) return true;
    pg_line_close(line);
    if (pg_now_ms() < line->try_at) return false;
    bool good = connect_line(line) &&
                (PQsetnonblocking(line->conn, 1) == 0 || pg_failed(line, NULL)) &&
                prepare_all(line);
    if (good) line->pid = PQbackendPID(line->conn);
    else pg_line_close(line);
    return good;
}

/* ---- One statement ---- */

PGresult *pg_ask(struct pg_line *line, int which, const struct pg_values *values)
{
    char name[16];
    PGresult *answer = NULL;
    if (!pg_line_open(line)) return NULL;
    statement_name(which, name);
    bool good = PQsendQueryPrepared(line->conn, name, values->count, values->value,
                                    values->length, values->format, 0) || pg_failed(line, NULL);
    while (good && (good = wait_for_result(line))) {
        PGresult *result = PQgetResult(line->conn);
        if (!result) break;
        PQclear(answer);
        answer = result;
    }
    ExecStatusType status = PQresultStatus(answer);
    if (good && (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK)) return answer;
    if (good) pg_failed(line, answer);
    PQclear(answer);
    if (!good || PQstatus(line->conn) != CONNECTION_OK) pg_line_close(line);
    return NULL;
}

bool pg_do(struct pg_line *line, int which, const struct pg_values *values, int64_t *rows)
{
    PGresult *result = pg_ask(line, which, values);
    if (!result) return false;
    if (rows) {
        const char *text = PQcmdTuples(result);
        *rows = 0;
        for (; *text; text++) *rows = *rows * 10 + (*text - '0');
    }
    PQclear(result);
    return true;
}

/* ---- Pipelines ---- */

bool pg_send(struct pg_line *line, int which, const struct pg_values *values)
{
    char name[16];
    statement_name(which, name);
    return PQsendQueryPrepared(line->conn, name, values->count, values->value, values->length,
                               values->format, 0) || pg_failed(line, NULL);
}

bool pg_sync(struct pg_line *line)
{
    return PQpipelineSync(line->conn) || pg_failed(line, NULL);
}

PGresult *pg_next(struct pg_line *line)
{
    if (!wait_for_result(line)) return NULL;
    PGresult *result = PQgetResult(line->conn);
    if (!result) {
        pg_failed(line, NULL);
        return NULL;
    }
    /* Behind the result of a statement stands the end of its results. */
    if (!wait_for_result(line)) {
        PQclear(result);
        return NULL;
    }
    PQclear(PQgetResult(line->conn));
    return result;
}

bool pg_synced(struct pg_line *line)
{
    if (!wait_for_result(line)) return false;
    PGresult *result = PQgetResult(line->conn);
    bool good = PQresultStatus(result) == PGRES_PIPELINE_SYNC;
    if (!good) pg_failed(line, result);
    PQclear(result);
    return good;
}
