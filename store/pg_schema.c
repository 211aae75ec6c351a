/* pg_schema.c - the tables of the shared store, step by step, and who may use them.
 *
 * meta.version counts the steps that a database has had, meta.oldest is the format that a program
 * must know at least to work on it. A step is never changed, only others are added behind it; one
 * that programs of the format before can live with leaves `oldest` as it is, and then both
 * versions run side by side while nodes are replaced one by one. One that they cannot live with
 * is only taken when no node of an older format runs. */
#include <stdio.h>
#include <string.h>

#include "store/pg.h"

struct step { int oldest; const char *sql; };

static const struct step STEPS[] = {
    /* 1: logs, chained (store/chain.h); who is at which table; guests; how tables ended; nodes
     * and their leases; whose a table is, and its mode (0 open, 1 running, 2 rests, 3 over). */
    { 1,
      "CREATE TABLE landfall.entry(tab text COLLATE \"C\" NOT NULL, seq integer NOT NULL,"
      " kind smallint NOT NULL, at bigint NOT NULL, seat smallint NOT NULL, key text, text text,"
      " clock text, chain bigint NOT NULL, PRIMARY KEY(tab, seq));"
      "CREATE TABLE landfall.finished(tab text COLLATE \"C\" PRIMARY KEY, summary text NOT NULL,"
      " seq integer NOT NULL, chain bigint NOT NULL, kind smallint NOT NULL, at bigint NOT NULL);"
      "CREATE INDEX finished_kind ON landfall.finished(kind, at);"
      "CREATE TABLE landfall.player(person text COLLATE \"C\" NOT NULL,"
      " tab text COLLATE \"C\" NOT NULL, at bigint NOT NULL, PRIMARY KEY(person, tab));"
      "CREATE INDEX player_tab ON landfall.player(tab);"
      "CREATE TABLE landfall.guest(hash bytea PRIMARY KEY, id text NOT NULL, name text NOT NULL,"
      " at bigint NOT NULL);"
      "CREATE TABLE landfall.node(id bigserial PRIMARY KEY, address text NOT NULL,"
      " version text NOT NULL, format integer NOT NULL, until timestamptz NOT NULL);"
      "CREATE TABLE landfall.owner(tab text COLLATE \"C\" PRIMARY KEY, node bigint,"
      " epoch bigint NOT NULL, mode smallint NOT NULL, code text COLLATE \"C\")"
      " WITH (fillfactor = 70);"
      "CREATE INDEX owner_live ON landfall.owner(node) WHERE mode < 2;"
      "CREATE UNIQUE INDEX owner_code ON landfall.owner(code) WHERE code IS NOT NULL;"
      "CREATE TABLE landfall.lobby(tab text COLLATE \"C\" PRIMARY KEY, created bigint NOT NULL,"
      " summary text NOT NULL);" },
    /* 2: notes (enum store_note); nodes of the format before do not miss them. */
    { 1,
      "CREATE TABLE landfall.note(kind smallint NOT NULL, key text COLLATE \"C\" NOT NULL,"
      " at bigint NOT NULL, text text NOT NULL, PRIMARY KEY(kind, key));" },
    /* 3: what addresses and guests have used up; a crash may take it. */
    { 1,
      "CREATE UNLOGGED TABLE landfall.spent(who bytea NOT NULL, quota smallint NOT NULL,"
      " parts bigint NOT NULL, at bigint NOT NULL, PRIMARY KEY(who, quota));" },
    /* 4: what nodes tell each other (store_tell()); read within seconds, kept for an hour. */
    { 1,
      "CREATE TABLE landfall.news(id bigserial PRIMARY KEY,"
      " at timestamptz NOT NULL DEFAULT clock_timestamp(), node bigint NOT NULL,"
      " text text NOT NULL);" },
};
enum { STEP_COUNT = sizeof STEPS / sizeof *STEPS };

static const char PLACE[] =
    "SELECT pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on',"
    " current_setting('server_encoding'), current_setting('server_version_num'),"
    " to_regclass('landfall.meta') IS NOT NULL";

int pg_schema_newest(void)
{
    return STEP_COUNT;
}

static bool refuse(struct postgres_store *store, char error[STORE_ERROR_MAX], const char *why)
{
    snprintf(error, STORE_ERROR_MAX, "%.80s: %.160s", store->shown, why);
    return false;
}


static bool look_at_place(struct postgres_store *store, struct pg_line *line, bool *made,
                          char error[STORE_ERROR_MAX])
{
    PGresult *place = pg_ask_text(line, PLACE);
    if (!place || PQresultStatus(place) != PGRES_TUPLES_OK) {
        pg_failed(line, place);
        PQclear(place);
        return refuse(store, error, line->error);
    }
    bool read_only = strcmp(pg_cell(place, 0, 0), "t") == 0;
    bool utf8 = strcmp(pg_cell(place, 0, 1), "UTF8") == 0;
    bool old = pg_cell_number(place, 0, 2) < 130000;
    *made = strcmp(pg_cell(place, 0, 3), "t") == 0;
    PQclear(place);
    if (read_only)
        return refuse(store, error, "a standby or a read-only database: name the primary, or "
                                    "several hosts and target_session_attrs=read-write");
    if (!utf8) return refuse(store, error, "the database is not encoded in UTF8");
    return !old || refuse(store, error, "PostgreSQL 13 or later is needed");
}

static bool run(struct postgres_store *store, struct pg_line *line, const char *sql,
                char error[STORE_ERROR_MAX])
{
    return pg_run(line, sql) || refuse(store, error, line->error);
}

bool pg_schema_read(struct postgres_store *store, struct pg_line *line, const char *cluster,
                    int *version, char error[STORE_ERROR_MAX])
{
    char why[STORE_ERROR_MAX] = "";
    PGresult *meta = pg_ask_text(line, "SELECT version, oldest, cluster FROM landfall.meta");
    if (!meta || PQresultStatus(meta) != PGRES_TUPLES_OK || PQntuples(meta) != 1) {
        pg_failed(line, meta);
        PQclear(meta);
        return refuse(store, error, line->error[0] ? line->error : "landfall.meta is damaged");
    }
    *version = (int)pg_cell_number(meta, 0, 0);
    int oldest = (int)pg_cell_number(meta, 0, 1);
    if (strcmp(pg_cell(meta, 0, 2), cluster) != 0)
        snprintf(why, sizeof why, "belongs to the cluster '%.40s', this is '%.40s': "
                 "write --store postgres+NAME:..., or give it a database of its own",
                 pg_cell(meta, 0, 2), cluster);
    else if (oldest > STEP_COUNT)
        snprintf(why, sizeof why, "written by a newer landfall (format %d, for programs from "
                 "format %d on; this one has %d)", *version, oldest, (int)STEP_COUNT);
    PQclear(meta);
    return !why[0] || refuse(store, error, why);
}

/* No node that would not understand the step may be at work. */
static bool nobody_older(struct postgres_store *store, struct pg_line *line, int format,
                         char error[STORE_ERROR_MAX])
{
    char sql[256], why[STORE_ERROR_MAX] = "";
    snprintf(sql, sizeof sql, "SELECT address, format FROM landfall.node"
             " WHERE until > clock_timestamp() AND format < %d LIMIT 1", format);
    PGresult *old = pg_ask_text(line, sql);
    bool good = old && PQresultStatus(old) == PGRES_TUPLES_OK;
    if (good && PQntuples(old))
        snprintf(why, sizeof why, "the node %.60s (format %lld) still runs: stop it before the "
                 "database is brought to format %d", pg_cell(old, 0, 0),
                 (long long)pg_cell_number(old, 0, 1), format);
    if (!good) pg_failed(line, old);
    PQclear(old);
    return good ? !why[0] || refuse(store, error, why) : refuse(store, error, line->error);
}

static bool take_steps(struct postgres_store *store, struct pg_line *line, int version,
                       char error[STORE_ERROR_MAX])
{
    char count[128];
    int before = 0;
    for (const struct step *step = STEPS; step < STEPS + STEP_COUNT; step++) {
        int number = (int)(step - STEPS) + 1;
        bool breaks = before && step->oldest > before;
        before = step->oldest;
        if (number <= version) continue;
        if (breaks && !nobody_older(store, line, step->oldest, error)) return false;
        snprintf(count, sizeof count, "UPDATE landfall.meta SET version = %d, oldest = %d", number,
                 step->oldest);
        if (!run(store, line, step->sql, error) || !run(store, line, count, error)) return false;
    }
    return true;
}

static bool make_meta(struct postgres_store *store, struct pg_line *line, const char *cluster,
                      char error[STORE_ERROR_MAX])
{
    char sql[512], *quoted = PQescapeLiteral(line->conn, cluster, strlen(cluster));
    if (!quoted) return refuse(store, error, "the name of the cluster");
    snprintf(sql, sizeof sql, "CREATE SCHEMA IF NOT EXISTS landfall;"
             "CREATE TABLE landfall.meta(id integer PRIMARY KEY CHECK(id = 1),"
             " version integer NOT NULL, oldest integer NOT NULL, cluster text NOT NULL);"
             "INSERT INTO landfall.meta VALUES(1, 0, 0, %s);", quoted);
    PQfreemem(quoted);
    return run(store, line, sql, error);
}

/* One program at a time looks and builds; all in one transaction, so there is no half of it. */
bool pg_schema_begin(struct postgres_store *store, struct pg_line *line, bool *made,
                     char error[STORE_ERROR_MAX])
{
    return look_at_place(store, line, made, error) &&
           run(store, line, "BEGIN; SELECT pg_advisory_xact_lock(7526471)", error) &&
           look_at_place(store, line, made, error);
}

bool pg_schema_make(struct postgres_store *store, struct pg_line *line, const char *cluster,
                    bool made, char error[STORE_ERROR_MAX])
{
    int version = 0;
    return (made || make_meta(store, line, cluster, error)) &&
           pg_schema_read(store, line, cluster, &version, error) &&
           take_steps(store, line, version, error);
}

bool pg_schema(struct postgres_store *store, const char *cluster, char error[STORE_ERROR_MAX])
{
    struct pg_line line = { .conninfo = store->conninfo, .tag = store->keep_tag,
                            .settings = "", .patience_ms = PG_WRITE_MS };
    bool made = false;
    if (!pg_line_open(&line)) {
        refuse(store, error, line.error);
        return false;
    }
    bool good = pg_schema_begin(store, &line, &made, error) &&
                pg_schema_make(store, &line, cluster, made, error) &&
                run(store, &line, "COMMIT", error);
    pg_line_close(&line);
    return good;
}
