/* pg_read.c - reading the shared store, and claiming tables, on the caller's own line.
 *
 * Claims are not synced by themselves: an entry that follows one is, and PostgreSQL keeps their
 * order. So a claim that a crash takes back has no entry behind it, and the fence notices. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "store/chain.h"
#include "store/pg.h"

enum {
    READ_TABLE, READ_END, READ_OPEN, READ_SUMMARY, READ_EXISTS, READ_TABLES_OF, READ_GUEST,
    READ_PRUNABLE, READ_CLAIM, READ_OWNER, READ_LOBBY, READ_CODE, READ_SPEND,
    READ_GUESTS, READ_NOTES, READ_NODES, READ_ELSEWHERE, READ_COUNT,
};
const int PG_READ_SQL_COUNT = READ_COUNT;
const char *const PG_READ_SQL[READ_COUNT] = {
    [READ_TABLE] = "SELECT seq, kind, at, seat, key, text, clock, chain FROM landfall.entry"
                   " WHERE tab = $1 AND seq > $2::integer ORDER BY seq LIMIT 2000",
    [READ_END] = "SELECT seq FROM landfall.finished WHERE tab = $1",
    [READ_OPEN] = "SELECT tab FROM landfall.owner WHERE mode < 2 ORDER BY mode, tab",
    [READ_SUMMARY] = "SELECT summary FROM landfall.finished WHERE tab = $1",
    [READ_EXISTS] = "SELECT 1 FROM landfall.owner WHERE tab = $1",
    [READ_TABLES_OF] = "SELECT tab FROM landfall.player WHERE person = $1 AND EXISTS"
                       " (SELECT FROM landfall.owner WHERE owner.tab = player.tab)"
                       " ORDER BY at DESC, tab LIMIT $2::integer",
    [READ_GUEST] = "SELECT id, name, at FROM landfall.guest WHERE hash = $1::bytea",
    [READ_PRUNABLE] = "SELECT tab FROM landfall.finished WHERE kind = $1::smallint"
                      " AND at < $2::bigint ORDER BY at LIMIT $3::integer",
    /* What `was` says may be of a moment before; it is only counted. */
    [READ_CLAIM] = "UPDATE landfall.owner AS o SET node = $2::bigint, epoch = epoch + 1,"
                   " code = NULL FROM (SELECT tab AS id, node AS of FROM landfall.owner"
                   " WHERE tab = $1) AS was WHERE tab = was.id AND (node IS NULL"
                   " OR node = $2::bigint"
                   " OR NOT EXISTS (SELECT FROM landfall.node AS n WHERE n.id = o.node"
                   " AND n.until > clock_timestamp())) AND EXISTS (SELECT FROM landfall.node"
                   " AS me WHERE me.id = $2::bigint AND me.until > clock_timestamp())"
                   " RETURNING epoch, was.of",
    [READ_OWNER] = "SELECT n.address FROM landfall.owner AS o LEFT JOIN landfall.node AS n"
                   " ON n.id = o.node AND n.until > clock_timestamp() WHERE o.tab = $1",
    [READ_LOBBY] = "SELECT l.summary FROM landfall.lobby AS l JOIN landfall.owner AS o USING(tab)"
                   " WHERE o.mode < 3 ORDER BY l.created DESC, l.tab LIMIT $1::integer",
    [READ_CODE] = "SELECT tab FROM landfall.owner WHERE code = $1",
    /* A token is 3,600,000 parts, so that parts come in by the millisecond. */
    [READ_SPEND] = "WITH now AS (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
                   " AS ms) INSERT INTO landfall.spent AS s SELECT $1::bytea, $2::smallint,"
                   " LEAST($4::bigint, $4::bigint - $5::bigint) * 3600000, ms FROM now"
                   " ON CONFLICT(who, quota) DO UPDATE SET at = EXCLUDED.at, parts ="
                   " LEAST($4::bigint * 3600000, s.parts + (EXCLUDED.at - s.at) * $3::bigint"
                   " - $5::bigint * 3600000) WHERE LEAST($4::bigint * 3600000, s.parts +"
                   " (EXCLUDED.at - s.at) * $3::bigint) >= CASE WHEN $5::bigint = 0 THEN 3600000"
                   " ELSE $5::bigint * 3600000 END RETURNING 1",
    [READ_GUESTS] = "SELECT encode(hash, 'hex'), id, name, at FROM landfall.guest",
    [READ_NOTES] = "SELECT key, at, text FROM landfall.note WHERE kind = $1::smallint"
                   " AND key >= $2 ORDER BY key LIMIT 10000",
    [READ_NODES] = "SELECT n.address, n.version, (extract(epoch FROM n.until - clock_timestamp())"
                   " * 1000)::bigint, (SELECT count(*) FROM landfall.owner AS o WHERE o.node = n.id"
                   " AND o.mode < 3), n.id FROM landfall.node AS n"
                   " WHERE n.until > clock_timestamp() ORDER BY n.address",
    [READ_ELSEWHERE] = "SELECT o.tab, n.address, o.mode, coalesce((SELECT string_agg(p.person, ' '"
                       " ORDER BY p.at, p.person) FROM landfall.player AS p WHERE p.tab = o.tab),"
                       " '') FROM landfall.owner AS o JOIN landfall.node AS n ON n.id = o.node"
                       " WHERE o.mode < 3 AND n.until > clock_timestamp() AND n.id <> $1::bigint"
                       " ORDER BY n.address, o.tab LIMIT 10000",
};

static struct postgres_store *postgres_of(struct store *store)
{
    return (struct postgres_store *)store;
}

/* Reading failed: counted, and explained by store_fault(). */
static bool fault(struct store *store, uint32_t seq, const char *why)
{
    atomic_fetch_add(&postgres_of(store)->read_faults, 1);
    if (seq) snprintf(store->fault, sizeof store->fault, "entry %u: %.200s", seq, why);
    else snprintf(store->fault, sizeof store->fault, "%.200s", why);
    return false;
}

/* A database that the keeper cannot reach is not tried: the loop would stand still. */
static PGresult *query(struct store *store, int which, const struct pg_values *values)
{
    struct postgres_store *postgres = postgres_of(store);
    store->unreachable = false;
    if (atomic_load(&postgres->down)) {
        store->unreachable = true;
        fault(store, 0, "the database does not answer");
        return NULL;
    }
    for (int tries = 0; tries < 2; tries++) {
        bool fresh = postgres->read.conn == NULL;
        PGresult *result = pg_ask(&postgres->read, which, values);
        if (result) return result;
        if (fresh || postgres->read.conn) break;
        postgres->read.try_at = 0;       /* it was an old line: one try on a new one */
    }
    store->unreachable = true;
    fault(store, 0, postgres->read.error);
    return NULL;
}

static PGresult *query_text(struct store *store, int which, const char *text)
{
    struct pg_values values = { 0 };
    pg_text(&values, text);
    return query(store, which, &values);
}

/* ---- Logs ---- */

static void read_entry(const PGresult *rows, int row, const char *table,
                       struct store_entry *entry)
{
    *entry = (struct store_entry){
        .table = table,
        .seq = (uint32_t)pg_cell_number(rows, row, 0),
        .kind = (enum store_kind)pg_cell_number(rows, row, 1),
        .at = pg_cell_number(rows, row, 2),
        .seat = (int)pg_cell_number(rows, row, 3),
        .key = pg_cell(rows, row, 4),
        .text = pg_cell(rows, row, 5),
        .clock = pg_cell(rows, row, 6),
    };
}

/* A log that is over must be as long as it was when it was finished; later words may follow. */
static bool check_end(struct store *store, const char *table, uint32_t seq)
{
    PGresult *rows = query_text(store, READ_END, table);
    if (!rows) return false;
    uint32_t end = PQntuples(rows) ? (uint32_t)pg_cell_number(rows, 0, 0) : 0;
    PQclear(rows);
    return seq >= end || fault(store, seq + 1, "the end of the log is missing");
}

enum reading { READING_ON, READING_DONE, READING_BAD };

/* Each piece of a log is of one moment; between two pieces its words may have been amended, and
 * then the next one does not follow. That is no damage: who asks again reads it whole. */
static bool was_amended(struct store *store, const char *table, const struct chain_reading *reading)
{
    struct pg_values values = { 0 };
    pg_text(&values, table);
    pg_number(&values, (int64_t)reading->seq - 1);
    PGresult *rows = reading->seq ? query(store, READ_TABLE, &values) : NULL;
    bool other = rows && PQntuples(rows) &&
                 (uint64_t)pg_cell_number(rows, 0, 7) != reading->chain;
    PQclear(rows);
    return other;
}

static enum reading read_rows(struct store *store, const PGresult *rows, const char *table,
                              struct chain_reading *reading, store_each each, void *context)
{
    for (int row = 0; row < PQntuples(rows); row++) {
        struct store_entry entry;
        read_entry(rows, row, table, &entry);
        uint64_t chain = (uint64_t)pg_cell_number(rows, row, 7);
        enum chain_fault wrong = chain_read(reading, &entry, &chain);
        if (wrong != CHAIN_SOUND) {
            bool amended = row == 0 && was_amended(store, table, reading);
            fault(store, reading->seq + 1,
                  amended ? "amended while it was read" : chain_fault_text(wrong));
            store->unreachable = amended;
            return READING_BAD;
        }
        if (!each(context, &entry)) return READING_DONE;
    }
    return READING_ON;
}

static bool pg_read(struct store *store, const char *table, store_each each, void *context)
{
    struct chain_reading reading = { 0 };
    for (;;) {
        struct pg_values values = { 0 };
        pg_text(&values, table);
        pg_number(&values, reading.seq);
        PGresult *rows = query(store, READ_TABLE, &values);
        if (!rows) return false;
        bool last = PQntuples(rows) == 0;
        enum reading state = read_rows(store, rows, table, &reading, each, context);
        PQclear(rows);
        if (state != READING_ON) return state == READING_DONE;
        if (last) return check_end(store, table, reading.seq);
    }
}

static bool pg_open_tables(struct store *store, store_each_table each, void *context)
{
    struct pg_values none = { 0 };
    PGresult *rows = query(store, READ_OPEN, &none);
    for (int row = 0; rows && row < PQntuples(rows); row++) each(context, pg_cell(rows, row, 0));
    PQclear(rows);
    return rows != NULL;
}

static bool pg_summary(struct store *store, const char *table, char *summary, size_t size)
{
    PGresult *rows = query_text(store, READ_SUMMARY, table);
    bool found = rows && PQntuples(rows);
    if (found) snprintf(summary, size, "%s", pg_cell(rows, 0, 0));
    PQclear(rows);
    return found;
}

static bool pg_exists(struct store *store, const char *table)
{
    PGresult *rows = query_text(store, READ_EXISTS, table);
    /* What cannot be read may be there; but an id is only asked for while the store answers. */
    bool found = rows && PQntuples(rows);
    PQclear(rows);
    return found;
}

static int take_tables(PGresult *rows, char (*tables)[STORE_TABLE_MAX], int max)
{
    int count = 0;
    for (int row = 0; rows && row < PQntuples(rows) && count < max; row++)
        snprintf(tables[count++], STORE_TABLE_MAX, "%s", pg_cell(rows, row, 0));
    PQclear(rows);
    return count;
}

static int pg_tables_of(struct store *store, const char *person, char (*tables)[STORE_TABLE_MAX],
                        int max)
{
    struct pg_values values = { 0 };
    pg_text(&values, person);
    pg_number(&values, max);
    return take_tables(query(store, READ_TABLES_OF, &values), tables, max);
}

static int pg_prunable(struct store *store, enum store_end end, int64_t before,
                       char (*tables)[STORE_TABLE_MAX], int max)
{
    struct pg_values values = { 0 };
    pg_number(&values, (int64_t)end);
    pg_number(&values, before);
    pg_number(&values, max);
    return take_tables(query(store, READ_PRUNABLE, &values), tables, max);
}

/* ---- Guests ---- */

struct search { const uint8_t *hash; struct store_guest *guest; bool found; };

static void match_guest(void *context, const struct record *record)
{
    struct search *search = context;
    if (record->type != RECORD_GUEST) return;
    if (memcmp(record_text(record, 0), search->hash, STORE_HASH_SIZE) != 0) return;
    record_guest(record, search->guest);
    search->found = true;
}

/* A guest that has just come may ask again before the store knows it: the queue is newer. */
static bool pg_guest_find(struct store *store, const uint8_t *hash, struct store_guest *guest)
{
    struct search search = { hash, guest, false };
    struct pg_values values = { 0 };
    if (store_waiting(store)) writer_each(postgres_of(store)->writer, match_guest, &search);
    if (search.found) return true;
    pg_bytes(&values, hash, STORE_HASH_SIZE);
    PGresult *rows = query(store, READ_GUEST, &values);
    bool found = rows && PQntuples(rows);
    if (found) {
        memcpy(guest->hash, hash, STORE_HASH_SIZE);
        snprintf(guest->id, sizeof guest->id, "%s", pg_cell(rows, 0, 0));
        snprintf(guest->name, sizeof guest->name, "%s", pg_cell(rows, 0, 1));
        guest->at = pg_cell_number(rows, 0, 2);
    }
    PQclear(rows);
    return found;
}

static void unhex(const char *hex, uint8_t *bytes, int count)
{
    for (int i = 0; i < count && hex[0] && hex[1]; i++, hex += 2) {
        char pair[3] = { hex[0], hex[1], 0 };
        bytes[i] = (uint8_t)strtoul(pair, NULL, 16);
    }
}

static bool pg_guests(struct store *store, store_each_guest each, void *context)
{
    struct pg_values none = { 0 };
    PGresult *rows = query(store, READ_GUESTS, &none);
    for (int row = 0; rows && row < PQntuples(rows); row++) {
        struct store_guest guest = { .at = pg_cell_number(rows, row, 3) };
        unhex(pg_cell(rows, row, 0), guest.hash, STORE_HASH_SIZE);
        snprintf(guest.id, sizeof guest.id, "%s", pg_cell(rows, row, 1));
        snprintf(guest.name, sizeof guest.name, "%s", pg_cell(rows, row, 2));
        if (!each(context, &guest)) break;
    }
    PQclear(rows);
    return rows != NULL;
}

static bool pg_notes(struct store *store, enum store_note kind, const char *from,
                     store_each_note each, void *context)
{
    struct pg_values values = { 0 };
    pg_number(&values, (int64_t)kind);
    pg_text(&values, from);
    PGresult *rows = query(store, READ_NOTES, &values);
    for (int row = 0; rows && row < PQntuples(rows); row++)
        if (!each(context, pg_cell(rows, row, 0), pg_cell_number(rows, row, 1),
                  pg_cell(rows, row, 2))) break;
    PQclear(rows);
    return rows != NULL;
}

/* ---- Several nodes ---- */

static enum store_claim find_owner(struct store *store, const char *table,
                                   char address[STORE_ADDRESS_MAX])
{
    PGresult *rows = query_text(store, READ_OWNER, table);
    enum store_claim found = !rows ? STORE_LATER : PQntuples(rows) ? STORE_ELSEWHERE
                                                                   : STORE_NO_TABLE;
    /* An owner without a lease would have been claimed: our own is over, or somebody was first. */
    if (found == STORE_ELSEWHERE && PQgetisnull(rows, 0, 0)) found = STORE_LATER;
    if (found == STORE_ELSEWHERE) snprintf(address, STORE_ADDRESS_MAX, "%s", pg_cell(rows, 0, 0));
    PQclear(rows);
    return found;
}

static enum store_claim pg_claim(struct store *store, const char *table,
                                 char address[STORE_ADDRESS_MAX])
{
    struct postgres_store *postgres = postgres_of(store);
    struct pg_values values = { 0 };
    if (!postgres->node) return STORE_LATER;
    pg_text(&values, table);
    pg_number(&values, (int64_t)postgres->node);
    PGresult *rows = query(store, READ_CLAIM, &values);
    if (!rows) return STORE_LATER;
    bool claimed = PQntuples(rows) == 1;
    if (claimed) holds_set(&postgres->holds, table, (uint64_t)pg_cell_number(rows, 0, 0));
    uint64_t was = claimed ? (uint64_t)pg_cell_number(rows, 0, 1) : 0;
    if (was && was != postgres->node) atomic_fetch_add(&postgres->failovers, 1);
    PQclear(rows);
    atomic_fetch_add(claimed ? &postgres->claims : &postgres->claims_refused, 1);
    return claimed ? STORE_CLAIMED : find_owner(store, table, address);
}

void pg_lost_put(struct postgres_store *store, const char *table, uint64_t epoch)
{
    struct pg_lost *lost = calloc(1, sizeof *lost);
    LF_ASSERT(lost);
    lost->epoch = epoch;
    snprintf(lost->table, sizeof lost->table, "%s", table);
    pthread_mutex_lock(&store->lost_lock);
    lost->next = store->lost;
    store->lost = lost;
    pthread_mutex_unlock(&store->lost_lock);
}

/* What was lost with an older claim is of no interest: the table was given up then. */
bool pg_lost_take(struct store *store, char table[STORE_TABLE_MAX])
{
    struct postgres_store *postgres = postgres_of(store);
    bool found = false;
    while (!found) {
        pthread_mutex_lock(&postgres->lost_lock);
        struct pg_lost *lost = postgres->lost;
        if (lost) postgres->lost = lost->next;
        pthread_mutex_unlock(&postgres->lost_lock);
        if (!lost) return false;
        found = holds_epoch(&postgres->holds, lost->table) == lost->epoch;
        if (found) {
            memcpy(table, lost->table, sizeof lost->table);
            holds_set(&postgres->holds, table, 0);
        }
        free(lost);
    }
    return true;
}

static bool pg_lobby(struct store *store, int max,
                     void (*each)(void *context, const char *summary), void *context)
{
    struct pg_values values = { 0 };
    pg_number(&values, max);
    PGresult *rows = query(store, READ_LOBBY, &values);
    for (int row = 0; rows && row < PQntuples(rows); row++) each(context, pg_cell(rows, row, 0));
    PQclear(rows);
    return rows != NULL;
}

static bool pg_code_find(struct store *store, const char *code, char table[STORE_TABLE_MAX])
{
    return take_tables(query_text(store, READ_CODE, code), (char (*)[STORE_TABLE_MAX])table, 1);
}

static uint32_t pg_spend(struct store *store, const struct store_spend *spend)
{
    struct pg_values values = { 0 };
    pg_bytes(&values, spend->who, sizeof spend->who);
    pg_number(&values, spend->quota);
    pg_number(&values, spend->per_hour);
    pg_number(&values, spend->burst);
    pg_number(&values, spend->cost);
    PGresult *rows = query(store, READ_SPEND, &values);
    bool taken = !rows || PQntuples(rows);
    PQclear(rows);
    uint32_t tokens = spend->cost > 0 ? (uint32_t)spend->cost : 1;
    return taken ? 0 : 1 + tokens * 3600 / (spend->per_hour ? spend->per_hour : 1);
}

static bool pg_nodes(struct store *store, store_each_node each, void *context)
{
    struct pg_values none = { 0 };
    PGresult *rows = query(store, READ_NODES, &none);
    for (int row = 0; rows && row < PQntuples(rows); row++)
        each(context, &(struct store_node){
            .address = pg_cell(rows, row, 0), .version = pg_cell(rows, row, 1),
            .lease_ms = pg_cell_number(rows, row, 2),
            .tables = (uint64_t)pg_cell_number(rows, row, 3),
            .self = (uint64_t)pg_cell_number(rows, row, 4) == postgres_of(store)->node });
    PQclear(rows);
    return rows != NULL;
}

static bool pg_elsewhere(struct store *store, store_each_elsewhere each, void *context)
{
    struct pg_values values = { 0 };
    pg_number(&values, (int64_t)postgres_of(store)->node);
    PGresult *rows = query(store, READ_ELSEWHERE, &values);
    for (int row = 0; rows && row < PQntuples(rows); row++)
        each(context, &(struct store_elsewhere){
            .table = pg_cell(rows, row, 0), .address = pg_cell(rows, row, 1),
            .begun = pg_cell_number(rows, row, 2) > 0, .people = pg_cell(rows, row, 3) });
    PQclear(rows);
    return rows != NULL;
}

const struct store_ops PG_READING = {
    .read = pg_read, .open_tables = pg_open_tables, .summary = pg_summary, .exists = pg_exists,
    .prunable = pg_prunable, .tables_of = pg_tables_of, .guest_find = pg_guest_find,
    .guests = pg_guests, .notes = pg_notes,
    .claim = pg_claim, .lobby = pg_lobby, .code_find = pg_code_find, .spend = pg_spend,
    .nodes = pg_nodes, .elsewhere = pg_elsewhere,
};
