/* metrics.c - the answer to GET /metrics in the text format of Prometheus. */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/text.h"
#include "server/log.h"
#include "server/net.h"

enum { SIZE = 20480 };

static const char *const drop_names[DROPS] = {
    [DROP_ORIGIN] = "origin",     [DROP_PROTOCOL] = "protocol", [DROP_SOCKETS] = "sockets",
    [DROP_ROOM] = "room",
    [DROP_CONNECTS] = "connects", [DROP_SIZE] = "size",         [DROP_RATE] = "rate",
    [DROP_SLOW] = "slow",         [DROP_BINARY] = "binary",     [DROP_TOKEN] = "token",
    [DROP_MEMORY] = "memory",     [DROP_BROKEN] = "broken",     [DROP_FAR] = "far",
    [DROP_BANNED] = "banned",     [DROP_SILENT] = "silent",
};

void metrics_drop(struct server *server, enum net_drop why)
{
    server->metrics.drops[why]++;
}

const char *metrics_drop_name(enum net_drop why)
{
    return drop_names[why];
}

static void put_head(struct lf_out *out, const char *name, const char *type, const char *help)
{
    lf_put(out, "# HELP landfall_");
    lf_put(out, name);
    lf_put(out, " ");
    lf_put(out, help);
    lf_put(out, "\n# TYPE landfall_");
    lf_put(out, name);
    lf_put(out, " ");
    lf_put(out, type);
    lf_put(out, "\n");
}

static void put_value(struct lf_out *out, const char *name, const char *label, const char *value,
                      uint64_t number)
{
    lf_put(out, "landfall_");
    lf_put(out, name);
    if (label) {
        lf_put(out, "{");
        lf_put(out, label);
        lf_put(out, "=\"");
        lf_put(out, value);
        lf_put(out, "\"}");
    }
    lf_put(out, " ");
    lf_put_unsigned(out, number);
    lf_put(out, "\n");
}

static void put_counter(struct lf_out *out, const char *name, const char *help, uint64_t number)
{
    put_head(out, name, "counter", help);
    put_value(out, name, NULL, NULL, number);
}

static void put_gauge(struct lf_out *out, const char *name, const char *help, uint64_t number)
{
    put_head(out, name, "gauge", help);
    put_value(out, name, NULL, NULL, number);
}

static uint64_t resident_bytes(void)
{
    unsigned long long total = 0, resident = 0;
    FILE *in = fopen("/proc/self/statm", "r");
    if (!in) return 0;
    if (fscanf(in, "%llu %llu", &total, &resident) != 2) resident = 0;
    fclose(in);
    return resident * (uint64_t)sysconf(_SC_PAGESIZE);
}

static void put_network(struct lf_out *out, const struct server *server)
{
    const struct metrics *m = &server->metrics;
    static const char *const classes[] = { "0xx", "1xx", "2xx", "3xx", "4xx", "5xx" };
    put_head(out, "http_requests_total", "counter", "HTTP requests answered, by status.");
    for (int i = 2; i < 6; i++)
        put_value(out, "http_requests_total", "status", classes[i], m->http_requests[i]);
    put_gauge(out, "sockets", "WebSocket connections open now.",
              m->sockets_opened - m->sockets_closed);
    put_counter(out, "sockets_opened_total", "WebSocket connections opened.", m->sockets_opened);
    put_counter(out, "messages_in_total", "Messages from clients.", m->messages_in);
    put_counter(out, "bytes_in_total", "Bytes of messages from clients.", m->bytes_in);
    put_counter(out, "messages_out_total", "Messages written to sockets.", m->messages_out);
    put_counter(out, "bytes_out_total", "Bytes of messages written to sockets.", m->bytes_out);
    put_counter(out, "messages_malformed_total", "Messages that were no message of the protocol.",
                m->refused_parse);
    put_counter(out, "messages_too_fast_total", "Messages refused because they came too fast.",
                m->refused_rate);
    put_head(out, "drops_total", "counter", "Connections refused or dropped, by reason.");
    for (int i = 0; i < DROPS; i++)
        put_value(out, "drops_total", "reason", drop_names[i], m->drops[i]);
    put_gauge(out, "limited", "People and addresses counted for limits.",
              limits_count(server->limits));
    put_counter(out, "lists_written_total", "Times the list of tables was written anew.",
                m->lists_written);
    put_counter(out, "loops_total", "Turns of the event loop.", m->loops);
    put_gauge(out, "loop_lag_ms_max", "The longest turn of the event loop since the start.",
              m->lag_ms_max);
}

static void put_reviews(struct lf_out *out, const struct server *server)
{
    struct reviews_counts c;
    reviews_counts(server->reviews, &c);
    put_counter(out, "reviews_asked_total", "Reviews of matches that were asked for.", c.asked);
    put_counter(out, "reviews_done_total", "Those of them that were made to their end.", c.done);
    put_counter(out, "reviews_given_up_total", "Those that nobody asked for any more.", c.given_up);
    put_gauge(out, "reviews_waiting", "Reviews that wait for a thread.", (uint64_t)c.waiting);
    put_gauge(out, "reviews_running", "Reviews that are worked on.", (uint64_t)c.running);
    put_gauge(out, "reviews_kept", "Reviews in memory, done or not.", (uint64_t)c.kept);
}

static void put_pruned(struct lf_out *out, const struct tables_counts *c)
{
    put_head(out, "store_pruned_total", "counter", "Finished tables forgotten, by how they ended.");
    put_value(out, "store_pruned_total", "end", "bots", c->pruned[STORE_END_BOTS]);
    put_value(out, "store_pruned_total", "end", "unstarted", c->pruned[STORE_END_UNSTARTED]);
    put_value(out, "store_pruned_total", "end", "people", c->pruned[STORE_END_PEOPLE]);
}

static void put_tables(struct lf_out *out, const struct server *server)
{
    struct tables_counts c;
    tables_counts(server->tables, &c);
    put_head(out, "tables", "gauge", "Tables in memory, by state.");
    put_value(out, "tables", "state", "open", c.open);
    put_value(out, "tables", "state", "running", c.running);
    put_value(out, "tables", "state", "paused", c.paused);
    put_counter(out, "matches_finished_total", "Matches that ended.", c.finished);
    put_gauge(out, "watching", "Sockets that follow a table.", c.watching);
    put_counter(out, "moves_total", "Actions of seats.", c.moves);
    put_counter(out, "draws_total", "Actions of chance.", c.draws);
    put_counter(out, "bot_moves_total", "Actions chosen by bots.", c.bot_moves);
    put_counter(out, "outside_questions_total", "Questions to bots that are programs of others.",
                c.outside_asked);
    put_counter(out, "outside_missed_total", "Those of them that our best bot answered.",
                c.outside_missed);
    put_counter(out, "outside_gone_total", "Such programs that were taken off their seat.",
                c.outside_gone);
    put_counter(out, "undos_total", "Actions taken back.", c.undos);
    put_counter(out, "chats_total", "Chat lines.", c.chats);
    put_head(out, "refused_total", "counter", "Wishes refused at tables, by reason.");
    for (int i = 1; i < TABLES_REASONS; i++)
        put_value(out, "refused_total", "reason", tables_reason_text((enum tables_reason)i),
                  c.refused[i]);
    put_gauge(out, "held_messages", "Messages that wait for the store.", c.held_messages);
    put_gauge(out, "held_bytes", "Bytes of messages that wait for the store.", c.held_bytes);
    put_counter(out, "logs_refused_total", "Logs that are damaged, or of rules not played here.",
                c.refused_logs);
    put_counter(out, "matches_closed_total", "Matches closed because of their old rules.",
                c.closed_rules);
    put_gauge(out, "tables_unread", "Tables that have not been read since the start.", c.unread);
    put_pruned(out, &c);
}

static void put_store(struct lf_out *out, const struct server *server)
{
    struct store_counts c;
    store_counts(server->store, &c);
    put_gauge(out, "store_bytes", "Size of what is stored.", c.used_bytes);
    put_counter(out, "store_entries_total", "Entries made durable.", c.entries);
    put_counter(out, "store_commits_total", "Transactions.", c.commits);
    put_counter(out, "store_checkpoints_total", "Checkpoints.", c.checkpoints);
    put_gauge(out, "store_waiting", "Entries that are not durable yet.",
              store_waiting(server->store));
    put_counter(out, "store_checkpoints_failed_total", "Checkpoints that failed.",
                c.checkpoints_failed);
    put_counter(out, "store_full_total", "Commits put off because the disk was full.", c.full);
    put_counter(out, "store_read_faults_total", "Reads that met damage.", c.read_faults);
    put_gauge(out, "store_lost_commits", "Commits that the store has lost.", c.lost);
    put_gauge(out, "store_wal_bytes", "Length of the write-ahead log.", c.wal_bytes);
    if (c.free_bytes != UINT64_MAX)
        put_gauge(out, "store_free_bytes", "Room on the disk of the store.", c.free_bytes);
    put_head(out, "trouble", "gauge", "1: the server has this trouble; see /readyz.");
    uint32_t troubles = health_look(server);
    for (int i = 0; i < HEALTH_TROUBLES; i++)
        put_value(out, "trouble", "what", health_name((enum health_trouble)i), troubles >> i & 1);
    put_counter(out, "log_dropped_total", "Lines of the log that nobody read.", log_dropped());
    put_gauge(out, "clock_ahead_seconds", "How far the clock is ahead of what is believed.",
              (uint64_t)(server->calendar.ahead_ms / 1000));
    put_gauge(out, "store_commit_us_last", "Duration of the last transaction.",
              (uint64_t)c.commit_us_last);
    put_gauge(out, "store_commit_us_max", "The longest transaction.", (uint64_t)c.commit_us_max);
    put_gauge(out, "bots_waiting", "Choices that bots have not made yet.",
              (uint64_t)pool_waiting(server->pool));
}

/* The line of the lease, which also hears what other nodes tell. */
static void put_database(struct lf_out *out, const struct store_counts *c)
{
    put_gauge(out, "database_up", "1: the database answered when it was last asked.",
              c->connected);
    put_gauge(out, "database_listening", "1: news of other nodes are heard at once.",
              c->listening);
    put_gauge(out, "database_answer_us_last", "How long the database took for the lease.",
              (uint64_t)c->answer_us_last);
    put_gauge(out, "database_answer_us_max", "The longest of these.", (uint64_t)c->answer_us_max);
    put_gauge(out, "database_clock_apart_ms", "Between this machine's clock and the database's.",
              (uint64_t)(c->clock_ahead_ms < 0 ? -c->clock_ahead_ms : c->clock_ahead_ms));
    put_counter(out, "news_total", "What other nodes have told.", c->news);
    put_gauge(out, "news_lag_us_last", "From telling to hearing, by the database's clock.",
              (uint64_t)c->news_us_last);
    put_gauge(out, "news_lag_us_max", "The longest of these.", (uint64_t)c->news_us_max);
}

/* Of one node among several. */
static void put_cluster(struct lf_out *out, const struct server *server)
{
    struct store_counts c;
    struct tables_counts t;
    const struct cluster *cluster = &server->cluster;
    if (!cluster->shared) return;
    store_counts(server->store, &c);
    tables_counts(server->tables, &t);
    put_gauge(out, "lease_held", "1: this node holds its lease.", cluster->lease.held);
    put_gauge(out, "lease_ms", "How long a lease lasts (--lease).",
              (uint64_t)cluster->lease.terms.lease_ms);
    put_gauge(out, "lease_age_ms", "Since the lease was last lengthened; it lasts --lease.",
              (uint64_t)cluster_lease_age_ms(server));
    put_counter(out, "leases_total", "Leases that began.", cluster->granted);
    put_counter(out, "leases_ended_total", "Leases that ran out.", cluster->ended);
    put_counter(out, "lease_answers_total", "Times the lease was granted or lengthened.",
                c.renewals);
    put_counter(out, "lease_failures_total", "Times it was not.", c.renewals_failed);
    put_counter(out, "claims_total", "Tables claimed.", c.claims);
    put_counter(out, "claims_refused_total", "Tables asked for that are another's.",
                c.claims_refused);
    put_counter(out, "tables_lost_total", "Tables in memory lost to another node.", t.lost);
    put_counter(out, "appends_fenced_total", "Appends refused: the table is another's.",
                c.fenced);
    put_counter(out, "commits_unsure_total", "Commits without an answer, read back by key.",
                c.unsure_commits);
    put_counter(out, "database_reconnects_total", "New lines of the writer to the database.",
                c.reconnects);
    put_counter(out, "failovers_total", "Tables claimed from a node that was gone.", c.failovers);
    put_database(out, &c);
}

char *metrics_write(struct server *server)
{
    char *text = malloc(SIZE);
    if (!text) return NULL;
    struct lf_out out = lf_out_start(text, SIZE);
    put_gauge(&out, "uptime_seconds", "Seconds since the start.",
              (net_clock_ms() - server->metrics.started_ms) / 1000);
    put_gauge(&out, "resident_bytes", "Memory of the process.", resident_bytes());
    put_network(&out, server);
    put_tables(&out, server);
    put_reviews(&out, server);
    put_store(&out, server);
    put_cluster(&out, server);
    lf_out_end(&out);
    return text;
}
