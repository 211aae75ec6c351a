/* server.c - the event loop of `landfall serve`: start, wake, clocks, and a clean stop.
 *
 * One thread runs everything here. The store's writer and the bots' threads only ring the bell
 * (uv_async), and the loop then asks what has become durable and what bots have chosen. lws
 * runs on our loop as a guest, so it leaves signals and the end to us. */
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "core/check.h"
#include "server/admin.h"
#include "server/listen.h"
#include "server/log.h"
#include "server/news.h"
#include "server/notify.h"
#include "server/older.h"
#include "server/signals.h"

static const int64_t HOUR_MS = 3600000;

enum {
    DRAIN_MS = 3000,                    /* until entries on their way are durable */
    CLOSE_MS = 1000,                    /* until sockets have closed */
    FILES_OPEN = 65536,                 /* descriptors we ask the system for */
    BEAT_MS = 1000, STOP_BEAT_MS = 20,
    RETRY_MS = 5,                       /* until a slow reader of an answer is tried again */
    ADDRESS_SIZE = 128,
    PRUNE_TELL_MS = 60000,
    AWAY_MS = 2500,                     /* between two looks at the clock: we were not running */
};

/* docs/protocol.md promises these on every answer. lws' own set would forbid WebAssembly. */
static struct lws_protocol_vhost_options security_headers[] = {
    { &security_headers[1], NULL, "content-security-policy:",
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
      "img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; "
      "manifest-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'" },
    { &security_headers[2], NULL, "cross-origin-opener-policy:", "same-origin" },
    { &security_headers[3], NULL, "cross-origin-embedder-policy:", "require-corp" },
    { &security_headers[4], NULL, "cross-origin-resource-policy:", "same-origin" },
    { &security_headers[5], NULL, "x-content-type-options:", "nosniff" },
    { &security_headers[6], NULL, "x-frame-options:", "DENY" },
    { NULL, NULL, "referrer-policy:", "no-referrer" },
};

static const struct lws_protocols protocols[] = {
    { .name = "http", .callback = http_callback, .per_session_data_size = sizeof(struct exchange),
      .tx_packet_size = HTTP_CHUNK },
    SESSION_OF(PROTOCOL_DIFFERENCES), SESSION_OF(PROTOCOL_WHOLE),
    { 0 },
};

uint64_t net_clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

int64_t net_time_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* The loop looks at the clock at least once a BEAT_MS. Where it has not for much longer, the
 * process was stopped or the machine asleep: that is nobody's time, and clients, who went on
 * counting, are told the time again. */
int64_t net_steady_ms(struct server *server)
{
    uint64_t now = net_clock_ms(), passed = now - server->steady_at_ms;
    server->steady_at_ms = now;
    if (passed <= AWAY_MS) {
        server->steady_ms += (int64_t)passed;
        return server->steady_ms;
    }
    server->steady_ms += BEAT_MS;
    log_event(LOG_LEVEL_WARNING, "clock.stood-still", NULL, NULL);
    socket_hello_all(server);
    return server->steady_ms;
}

static int64_t now_for_tables(void *context)
{
    return net_steady_ms(context);
}

static int64_t time_for_tables(void *context)
{
    (void)context;
    return net_time_ms();
}

struct server *net_server(struct lws *wsi)
{
    return lws_context_user(lws_get_context(wsi));
}

static void log_of_lws(int level, const char *text)
{
    char line[256];
    size_t length = strcspn(text, "\n");
    if (length >= sizeof line) length = sizeof line - 1;
    memcpy(line, text, length);
    line[length] = 0;
    log_event(level == LLL_ERR ? LOG_LEVEL_WARNING : LOG_LEVEL_INFO, "network", "text", line);
}

/* On the writer's or a bot's thread, or on that of signals. */
static void ring(void *context)
{
    struct server *server = context;
    uv_async_send(&server->woken);
}

static void on_committed(void *context, uint64_t ticket)
{
    (void)ticket;
    ring(context);
}

static void on_store_failed(void *context, const char *what)
{
    struct server *server = context;
    snprintf(server->store_error, sizeof server->store_error, "%s", what);
    atomic_store(&server->store_failed, true);
    ring(server);
}

static void on_stop_asked(void *context)
{
    struct server *server = context;
    atomic_fetch_add(&server->stops_asked, 1);
    ring(server);
}

static void enter(struct server *server, enum net_stage stage)
{
    server->stage = stage;
    server->stage_ms = net_clock_ms();
}

static void on_beat(uv_timer_t *timer);

void net_stop(struct server *server)
{
    on_stop_asked(server);
}

static void begin_stop(struct server *server)
{
    if (server->stage >= NET_DRAINING) {             /* asked twice: at once */
        enter(server, NET_GONE);
        uv_stop(&server->loop);
        return;
    }
    log_event(LOG_LEVEL_INFO, "stopping", NULL, NULL);
    notify_say("STOPPING=1");
    enter(server, NET_DRAINING);
    uv_timer_start(&server->beat, on_beat, 0, STOP_BEAT_MS);
}

static void on_woken(uv_async_t *handle)
{
    struct server *server = handle->data;
    if (server->stage == NET_GONE) return;
    cluster_run(server);
    for (; server->stops_taken < atomic_load(&server->stops_asked); server->stops_taken++)
        begin_stop(server);
    if (atomic_load(&server->store_failed)) {
        /* What is on the disk is no longer known: acknowledge nothing more and leave. */
        log_event(LOG_LEVEL_ERROR, "store.failed", "what", server->store_error);
        enter(server, NET_GONE);
        uv_stop(&server->loop);
        return;
    }
    if (server->stage == NET_READY) news_run(server);
    tables_run(server->tables);
    http_committed(server);
}

static void on_due(uv_timer_t *timer)
{
    struct server *server = timer->data;
    server->due_at = INT64_MAX;
    cluster_run(server);
    tables_run(server->tables);
}

/* It is enough that the loop wakes up. */
static void on_retry(uv_timer_t *timer)
{
    (void)timer;
}

/* Any message may have changed when the tables want to be called next. */
static void on_before_sleep(uv_prepare_t *handle)
{
    struct server *server = handle->data;
    socket_write_all(server);
    if (http_write(server)) uv_timer_start(&server->retry, on_retry, RETRY_MS, 0);
    int64_t due = tables_due(server->tables);
    uint64_t lag = (uv_hrtime() - server->turn_began) / 1000000;
    if (server->metrics.loops++ > 0 && lag > server->metrics.lag_ms_max)
        server->metrics.lag_ms_max = lag;
    cluster_plan(server);
    if (due == server->due_at) return;
    server->due_at = due;
    if (due == INT64_MAX) {
        uv_timer_stop(&server->due);
        return;
    }
    int64_t wait = due - net_steady_ms(server);
    uv_update_time(&server->loop);
    uv_timer_start(&server->due, on_due, wait > 0 ? (uint64_t)wait : 0, 0);
}

static void on_after_sleep(uv_check_t *handle)
{
    struct server *server = handle->data;
    server->turn_began = uv_hrtime();
}

/* The steps of a stop: finish what is on its way, tell everyone, let sockets close. */
static void step_stop(struct server *server)
{
    uint64_t since = net_clock_ms() - server->stage_ms;
    if (server->stage == NET_DRAINING && server->cluster.shared && !server->handed_over) {
        server->handed_over = true;
        tables_hand_over(server->tables);
    } else if (server->stage == NET_DRAINING
               && ((store_waiting(server->store) == 0 && !server->waiting) || since > DRAIN_MS)) {
        tables_run(server->tables);
        tables_gone(server->tables, "stopping");
        socket_close_all(server);
        enter(server, NET_CLOSING);
    } else if (server->stage == NET_CLOSING && (!server->sessions || since > CLOSE_MS)) {
        enter(server, NET_GONE);
        uv_stop(&server->loop);
    }
}

/* What was forgotten is told once a minute. */
static void prune(struct server *server)
{
    struct tables_counts counts;
    struct log_line line;
    uint64_t all = 0;
    tables_prune(server->tables);
    if (net_clock_ms() < server->prune_told_ms + PRUNE_TELL_MS) return;
    tables_counts(server->tables, &counts);
    for (int i = 0; i < STORE_END_KINDS; i++) all += counts.pruned[i];
    if (all == server->prune_told) return;
    log_begin(&line, LOG_LEVEL_INFO, "store.pruned");
    log_number(&line, "tables", (int64_t)(all - server->prune_told));
    log_end(&line);
    server->prune_told = all;
    server->prune_told_ms = net_clock_ms();
}

static void on_beat(uv_timer_t *timer)
{
    struct server *server = timer->data;
    notify_say("WATCHDOG=1");
    net_steady_ms(server);
    health_beat(server);
    if (store_stuck(server->store)) tables_run(server->tables);
    socket_judge_all(server);
    if (server->stage >= NET_DRAINING) step_stop(server);
    else limits_sweep(server->limits, net_clock_ms());
    if (server->stage == NET_READY && cluster_speaks(server)) {
        calendar_beat(server);
        prune(server);
        tables_share(server->tables);
        privacy_beat(server);
        older_beat(server);
        news_run(server);
    }
}

static void start_handles(struct server *server)
{
    uv_loop_init(&server->loop);
    uv_async_init(&server->loop, &server->woken, on_woken);
    uv_timer_init(&server->loop, &server->due);
    uv_timer_init(&server->loop, &server->beat);
    uv_timer_init(&server->loop, &server->retry);
    uv_timer_init(&server->loop, &server->lease);
    uv_prepare_init(&server->loop, &server->before_sleep);
    uv_check_init(&server->loop, &server->after_sleep);
    server->woken.data = server->due.data = server->beat.data = server->lease.data = server;
    server->before_sleep.data = server->after_sleep.data = server;
}

static void run_handles(struct server *server)
{
    uv_prepare_start(&server->before_sleep, on_before_sleep);
    uv_check_start(&server->after_sleep, on_after_sleep);
    uint64_t every = notify_watchdog_ms() / 3;
    if (every == 0 || every > BEAT_MS) every = BEAT_MS;
    uv_timer_start(&server->beat, on_beat, every, every);
}

/* Sockets are descriptors, and the soft limit of a shell is a thousand. */
static void raise_file_limit(void)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max < FILES_OPEN ? limit.rlim_max : FILES_OPEN;
    setrlimit(RLIMIT_NOFILE, &limit);
}

/* One address that is listened on; NULL: it cannot be. */
static struct lws_vhost *listen_on(struct server *server, const char *name, const char *host,
                                   int port)
{
    bool any = strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0;
    bool six = strchr(host, ':') != NULL;
    struct lws_context_creation_info info = {
        .port = port,
        .iface = any ? NULL : host,
        .protocols = protocols,
        .options = LWS_SERVER_OPTION_FAIL_UPON_UNABLE_TO_BIND |
                   (six ? (uint64_t)LWS_SERVER_OPTION_IPV6_V6ONLY_MODIFY   /* "::" is IPv4, too */
                        : (uint64_t)LWS_SERVER_OPTION_DISABLE_IPV6),
        .headers = security_headers,
        .server_string = "landfall",
        .vhost_name = name,
        .timeout_secs_ah_idle = LIMIT_HEADER_S,
        .keepalive_timeout = 15,
        .retry_and_idle_policy = &server->idle,
    };
    return lws_create_vhost(server->lws, &info);
}

static bool start_network(struct server *server)
{
    const struct server_config *config = server->config;
    void *loops[1] = { &server->loop };
    struct lws_context_creation_info info = {
        .port = CONTEXT_PORT_NO_LISTEN,
        .options = LWS_SERVER_OPTION_LIBUV | LWS_SERVER_OPTION_EXPLICIT_VHOSTS |
                   LWS_SERVER_OPTION_VALIDATE_UTF8 |    /* asked of the context, not the vhost */
                   LWS_SERVER_OPTION_NO_LWS_SYSTEM_STATES,
        .foreign_loops = loops,
        .user = server,
        .gid = -1, .uid = -1,
        .max_http_header_data = LIMIT_HEADERS_SIZE,
        .timeout_secs = LIMIT_HEADER_S,
        .ka_time = 60, .ka_interval = 10, .ka_probes = 3,
    };
    server->lws = lws_create_context(&info);
    if (!server->lws) return false;
    server->vhost = listen_on(server, "landfall", config->host, config->port);
    if (!server->vhost) return false;
    server->port = lws_get_vhost_listen_port(server->vhost);
    if (!config->metrics_host) return true;
    server->figures = listen_on(server, "metrics", config->metrics_host, config->metrics_port);
    return server->figures != NULL;
}

/* Instead of the system's generator, for tests: the n-th call gives the same bytes each time. */
static void fixed_random(void *context, void *bytes, size_t count)
{
    struct server *server = context;
    uint8_t seed[randombytes_SEEDBYTES] = { 0 };
    memcpy(seed, &server->config->luck_seed, sizeof server->config->luck_seed);
    memcpy(seed + sizeof server->config->luck_seed, &server->lucky_draws,
           sizeof server->lucky_draws);
    server->lucky_draws++;
    randombytes_buf_deterministic(bytes, count, seed);
}

static int64_t calendar_for_tables(void *context)
{
    return calendar_ms(context);
}

static enum server_end open_all(struct server *server, char error[SERVER_ERROR_SIZE])
{
    const struct server_config *config = server->config;
    struct store_watch watch = { .context = server, .committed = on_committed,
                                 .failed = on_store_failed };
    struct tables_calls calls = { server, socket_send, api_created, now_for_tables,
                                  time_for_tables, config->fixed_luck ? fixed_random : NULL,
                                  log_bot_gone, log_table_refused, older_adopt,
                                  calendar_for_tables };
    struct tables_settings settings = { .bot_delay_ms = config->bot_delay_ms,
                                        .outside = config->outside,
                                        .watchers_max = (uint32_t)config->watchers,
                                        .tables_per_guest = (uint32_t)config->tables_per_guest,
                                        .tables_per_address =
                                            (uint32_t)config->sockets_per_address * 2,
                                        .bot_tables = (uint32_t)config->bot_tables,
                                        .rate = (uint32_t)config->messages_per_second,
                                        .keep_bots_ms = config->keep_bots_h * HOUR_MS,
                                        .keep_unstarted_ms = config->keep_unstarted_h * HOUR_MS,
                                        .keep_people_ms = config->keep_people_days * 24 * HOUR_MS,
                                        .store_max = config->store_max_mb << 20,
                                        .fixed_luck = config->fixed_luck };
    char why[STORE_ERROR_MAX] = "";
    server->store = store_open(config->store, &watch, why);
    if (!server->store) {
        snprintf(error, SERVER_ERROR_SIZE, "%s", why);
        return SERVER_STORE;
    }
    server->limits = limits_new();
    server->sentences = sentences_new(server->store);
    calendar_open(server);
    server->codes = bucket_full(1u << 20, net_clock_ms());
    server->ready_texts = ready_new();
    server->pool = pool_new(config->bot_threads, ring, server);
    server->reviews = reviews_new(config->review_threads);
    if (server->pool) server->tables = tables_new(server->store, server->pool, &calls, &settings);
    if (!server->limits || !server->ready_texts || !server->tables || !server->reviews) {
        snprintf(error, SERVER_ERROR_SIZE, "out of memory");
        return SERVER_FAILED;
    }
    if (!older_start(server, error)) return SERVER_FAILED;
    if (!tables_load(server->tables)) {
        snprintf(error, SERVER_ERROR_SIZE, "%s: cannot read the tables", config->store);
        return SERVER_STORE;
    }
    return SERVER_STOPPED;
}

static void close_handle(void *handle)
{
    uv_close(handle, NULL);
}

/* Threads first, for they ring the bell; then the bell and the other handles. */
static bool close_all(struct server *server)
{
    server->stage = NET_GONE;
    uv_prepare_stop(&server->before_sleep);
    uv_check_stop(&server->after_sleep);
    if (server->lws) lws_context_destroy(server->lws);
    admin_stop(server->admin);
    older_stop(server);
    uv_run(&server->loop, UV_RUN_NOWAIT);
    if (server->tables) tables_free(server->tables);     /* takes its bots' choices back first */
    if (server->pool) pool_free(server->pool);
    reviews_free(server->reviews);
    bool safe = !server->store || store_close(server->store);
    signals_stop();
    close_handle(&server->woken);
    close_handle(&server->due);
    close_handle(&server->beat);
    close_handle(&server->retry);
    close_handle(&server->lease);
    close_handle(&server->before_sleep);
    close_handle(&server->after_sleep);
    /* lws frees its own in two steps, with a turn of the loop between them. Should a handle of
     * its never close, the program ends anyway: all that matters is safe by now. */
    uint64_t began = net_clock_ms();
    while (uv_run(&server->loop, UV_RUN_NOWAIT) != 0 && net_clock_ms() - began < CLOSE_MS)
        nanosleep(&(struct timespec){ .tv_nsec = 1000000 }, NULL);
    if (uv_loop_close(&server->loop) == 0 && server->lws) lws_context_destroy(server->lws);
    limits_free(server->limits);
    sentences_free(server->sentences);
    free(server->older);
    ready_free(server->ready_texts);
    return safe && !atomic_load(&server->store_failed);
}

static void log_start_line(const struct server *server, uint64_t began_ms)
{
    struct log_line line;
    struct tables_counts counts;
    struct store_counts store;
    tables_counts(server->tables, &counts);
    log_begin(&line, LOG_LEVEL_INFO, "started");
    log_text(&line, "version", server->config->version);
    log_text(&line, "host", server->config->host);
    log_number(&line, "port", server->port);
    /* The words for a database may have a password among them. */
    log_text(&line, "store", server->cluster.shared ? "postgres" : server->config->store);
    log_number(&line, "tables",
               (int64_t)(counts.open + counts.running + counts.paused + counts.unread));
    log_number(&line, "ms", (int64_t)(net_clock_ms() - began_ms));
    log_end(&line);
    store_counts(server->store, &store);
    if (!store.migrated_from) return;
    log_begin(&line, LOG_LEVEL_WARNING, "store.migrated");       /* a copy is beside it */
    log_number(&line, "from", store.migrated_from);
    log_end(&line);
}

/* Of a server that listens everywhere, the address that this machine opens. */
static void write_address(const char *host, int port, char out[ADDRESS_SIZE])
{
    if (strcmp(host, "0.0.0.0") == 0 || strcmp(host, "::") == 0) host = "127.0.0.1";
    snprintf(out, ADDRESS_SIZE, strchr(host, ':') ? "http://[%s]:%d/" : "http://%s:%d/", host,
             port);
}

static void say_address(const struct server *server,
                        void (*started)(const struct server_config *config,
                                        const struct server_places *places))
{
    const struct server_config *config = server->config;
    char address[ADDRESS_SIZE], metrics[ADDRESS_SIZE];
    struct server_places places = { address, NULL, server->port, { 0 } };
    write_address(config->host, server->port, address);
    if (server->figures) {
        write_address(config->metrics_host, lws_get_vhost_listen_port(server->figures), metrics);
        places.metrics = metrics;
    }
    lan_hosts_of(config->host, &places.others);
    started(config, &places);
}

enum server_end server_test(const struct server_config *config, char error[SERVER_ERROR_SIZE])
{
    char why[STORE_ERROR_MAX] = "";
    if (sodium_init() < 0) return SERVER_FAILED;
    enum server_end end = listen_probe_all(config, error);
    if (end != SERVER_STOPPED) return end;
    struct store *store = store_open(config->store, &(struct store_watch){ 0 }, why);
    if (store && store_close(store)) return SERVER_STOPPED;
    snprintf(error, SERVER_ERROR_SIZE, "%s", why);
    return SERVER_STORE;
}

static enum server_end run(const struct server_config *config,
                           void (*started)(const struct server_config *config,
                                           const struct server_places *places),
                           char error[SERVER_ERROR_SIZE])
{
    uint64_t began_ms = net_clock_ms();
    if (sodium_init() < 0) return SERVER_FAILED;
    raise_file_limit();
    signal(SIGXFSZ, SIG_IGN);           /* a file that may not grow is a disk that is full */
    lws_set_log_level(LLL_ERR | LLL_WARN, log_of_lws);
    enum server_end end = listen_probe_all(config, error);
    if (end != SERVER_STOPPED) return end;
    struct server *server = calloc(1, sizeof *server);
    if (!server) return SERVER_FAILED;
    server->config = config;
    server->due_at = INT64_MAX;
    server->steady_ms = net_time_ms();
    server->steady_at_ms = began_ms;
    server->metrics.started_ms = began_ms;
    start_handles(server);
    if (!signals_start(on_stop_asked, server)) lf_panic("no thread", __FILE__, __LINE__);
    end = open_all(server, error);
    if (end == SERVER_STOPPED && !start_network(server)) {
        snprintf(error, SERVER_ERROR_SIZE, "cannot listen on %s, port %d", config->host,
                 config->port);
        end = SERVER_ADDRESS;
    }
    if (end == SERVER_STOPPED) end = admin_open(server, error);
    if (end == SERVER_STOPPED) {
        cluster_start(server);
        run_handles(server);
        enter(server, NET_READY);
        log_start_line(server, began_ms);
        health_beat(server);
        if (config->fixed_luck)
            log_event(LOG_LEVEL_WARNING, "luck.fixed", "text", "dice can be foreseen: tests only");
        log_flush();
        say_address(server, started);
        notify_say("READY=1");
        uv_run(&server->loop, UV_RUN_DEFAULT);
    }
    bool safe = close_all(server);
    if (end == SERVER_STOPPED && !safe) {
        snprintf(error, SERVER_ERROR_SIZE, "%s: %s", config->store, server->store_error);
        end = SERVER_FAILED;
    }
    log_event(LOG_LEVEL_INFO, "stopped", NULL, NULL);
    free(server);
    return end;
}

enum server_end server_run(const struct server_config *config,
                           void (*started)(const struct server_config *config,
                                           const struct server_places *places),
                           char error[SERVER_ERROR_SIZE])
{
    log_start(config->log_json, config->quiet ? LOG_LEVEL_WARNING : LOG_LEVEL_INFO);
    enum server_end end = run(config, started, error);
    log_stop();
    return end;
}
