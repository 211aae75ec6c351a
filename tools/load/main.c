/* main.c - load: thousands of guests at hundreds of tables, and how long the server lets them wait.
 *
 *     load [--server PROGRAM] [--store STORE] [--tables N] [--seats N] [--rate MOVES/S,...]
 *          [--protocol 1|2] [--warm S] [--seconds S] [--peak S] [--game NAME] [--options LINE]
 *          [--taste WORDS] [--rest S] [--seed N] [--json] [--p99-limit MS] [--matches N]
 *
 * Open loop: moves fall due at random times at the asked rate whatever the server does, and the
 * time counts from when a move was due as well as from when it was sent; so a server that stalls
 * cannot hide by slowing its clients down. After that, --peak seconds in a closed loop: every
 * table has one move under way all the time, which is the most the machine gives. The server is
 * a process of its own on the same machine. With --p99-limit the exit code is 1 if 99 of 100
 * moves were not acknowledged within so many milliseconds of being sent, at the full rate. With
 * --matches nothing else is measured than the processor time of so many whole matches. Several
 * rates are measured one after the other and make a table. Times are waiting times on this
 * machine as it is; processor time (of /proc) is what a move costs the server, however many
 * others use the machine. Memory is what the system has given the server: before the first
 * socket, with all sockets idle, and with all tables begun and nobody acting, each after --rest
 * seconds (25 and more: a server keeps what it may need again at once for some time).
 */
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/load/crowd.h"
#include "tools/load/histogram.h"
#include "tools/load/host.h"

enum { OWED_MAX = 64, THREADS = 16, PATIENCE_US = 60000000, RATES_MAX = 8 };

struct plan {
    const char *program, *store, *game, *options, *taste;
    const char *rate;
    int tables, seats, matches, protocol;
    double rates[RATES_MAX];
    int rate_count;
    double rest_s, warm_s, seconds, peak_s, p99_limit_ms;
    uint64_t seed;
    bool json;
};

/* When moves fell due at a table that could not act yet. */
struct owed { int64_t due[OWED_MAX]; uint32_t first, count; };

struct load {
    struct plan plan;
    struct crowd crowd;
    struct host host;
    struct owed *owed;
    struct histogram sent, due;         /* from sending, from being due, to one's own move */
    bool measuring, closed_loop;
    uint64_t fallen_due;                /* moves that fell due while measuring */
    uint64_t skipped;                   /* due moves given up, because too many were owed */
    char folder[64];
};

struct result {
    double rate, seconds, moves_per_s, heard_per_s, mb_per_s, server_cpu, own_cpu;
    double server_us, kernel_us;        /* processor time of a move; the part in the kernel */
    double client_bytes;                /* of a move, to a client */
    uint64_t moves, skipped;
    double ms[3];                       /* from sending: p50, p99, p99.9 */
};

static struct load load;                /* callbacks need it, and there is only one */

static void acknowledged(struct player *player, int64_t seq)
{
    int64_t now = clock_us();
    (void)seq;
    if (load.measuring) {
        histogram_add(&load.sent, now - player->sent_us);
        histogram_add(&load.due, now - player->due_us);
    }
}

/* Lets the party do what it owes, as far as it can now. */
static void serve_party(int i)
{
    struct party *party = &load.crowd.parties[i];
    struct owed *owed = &load.owed[i];
    if (load.closed_loop) {
        crowd_act(party, clock_us());
    } else if (owed->count && crowd_act(party, owed->due[owed->first % OWED_MAX])) {
        owed->first++;
        owed->count--;
    }
}

static void fall_due(int i, int64_t at)
{
    struct owed *owed = &load.owed[i];
    load.fallen_due += load.measuring;
    if (owed->count == OWED_MAX) {
        load.skipped += load.measuring;
        return;
    }
    owed->due[(owed->first + owed->count++) % OWED_MAX] = at;
}

/* Plays for so long: open loop at the rate, or closed. */
static void play(double seconds, double rate)
{
    int64_t end = clock_us() + (int64_t)(seconds * 1e6);
    double next = (double)clock_us();
    uint64_t turn = 0;
    load.closed_loop = rate <= 0;
    for (int64_t now; (now = clock_us()) < end;) {
        while (!load.closed_loop && next <= (double)now) {
            fall_due((int)(turn++ % (uint64_t)load.plan.tables), (int64_t)next);
            double uniform = ((double)(lf_rng_next(&load.crowd.rng) >> 11) + 1) / 0x1p53;
            next += -log(uniform) / rate * 1e6;
        }
        for (int i = 0; i < load.plan.tables; i++) serve_party(i);
        wires_poll(&load.crowd.wires, 1);
    }
}

static bool everyone(bool (*is)(const struct player *player))
{
    int64_t end = clock_us() + PATIENCE_US;
    for (int i = 0; i < load.plan.tables * load.plan.seats;) {
        if (is(&load.crowd.players[i])) i++;
        else if (clock_us() > end) return false;
        else wires_poll(&load.crowd.wires, 10);
    }
    return true;
}

static bool is_greeted(const struct player *player) { return player->greeted; }
static bool is_running(const struct player *player) { return player->running; }

static struct result measure(double seconds, double rate)
{
    struct crowd *crowd = &load.crowd;
    struct result result = { 0 };
    uint64_t acted = crowd->acted, heard = crowd->wires.messages, bytes = crowd->wires.bytes;
    double kernel, kernel_end, server = host_cpu(load.host.pid, &kernel), own = own_cpu();
    int64_t start = clock_us();
    memset(&load.sent, 0, sizeof load.sent);
    memset(&load.due, 0, sizeof load.due);
    load.skipped = load.fallen_due = 0;
    load.measuring = true;
    play(seconds, rate);
    load.measuring = false;
    result.seconds = (double)(clock_us() - start) / 1e6;
    result.moves = crowd->acted - acted;
    result.moves_per_s = (double)result.moves / result.seconds;
    result.heard_per_s = (double)(crowd->wires.messages - heard) / result.seconds;
    result.mb_per_s = (double)(crowd->wires.bytes - bytes) / result.seconds / 1e6;
    result.server_cpu = (host_cpu(load.host.pid, &kernel_end) - server) / result.seconds;
    result.own_cpu = (own_cpu() - own) / result.seconds;
    result.skipped = load.skipped;
    result.rate = rate;
    result.server_us = result.server_cpu / result.moves_per_s * 1e6;
    result.kernel_us = (kernel_end - kernel) / (double)result.moves * 1e6;
    result.client_bytes = result.mb_per_s * 1e6 / result.moves_per_s / load.plan.seats;
    static const double parts[] = { .5, .99, .999 };
    for (int i = 0; i < 3; i++) result.ms[i] = histogram_ms(&load.sent, parts[i]);
    return result;
}

static void print_text(const char *what, const struct result *r)
{
    printf("%s: %.0f moves/s for %.1f s (%.0f messages/s, %.1f MB/s to clients)\n", what,
           r->moves_per_s, r->seconds, r->heard_per_s, r->mb_per_s);
    printf("  from sending to one's own move: p50 %.1f  p99 %.1f  p99.9 %.1f  max %.1f ms\n",
           histogram_ms(&load.sent, .5), histogram_ms(&load.sent, .99),
           histogram_ms(&load.sent, .999), (double)load.sent.max / 1000);
    printf("  from being due:                 p50 %.1f  p99 %.1f  p99.9 %.1f  max %.1f ms%s\n",
           histogram_ms(&load.due, .5), histogram_ms(&load.due, .99),
           histogram_ms(&load.due, .999), (double)load.due.max / 1000,
           r->skipped ? " (and some given up)" : "");
    printf("  processor: server %.2f, load generator %.2f cores; %.0f us of the server a move, "
           "%.0f of them in the kernel; %.0f bytes a move and client\n", r->server_cpu, r->own_cpu,
           r->server_us, r->kernel_us, r->client_bytes);
}

static void print_json(const char *what, const struct result *r)
{
    printf("\"%s\":{\"moves_per_s\":%.1f,\"seconds\":%.2f,\"moves\":%llu,\"messages_per_s\":%.0f,"
           "\"mb_per_s\":%.2f,\"sent_ms\":{\"p50\":%.2f,\"p99\":%.2f,\"p999\":%.2f,\"max\":%.2f},"
           "\"due_ms\":{\"p50\":%.2f,\"p99\":%.2f,\"p999\":%.2f,\"max\":%.2f},\"given_up\":%llu,"
           "\"server_cores\":%.3f,\"generator_cores\":%.3f,\"server_us_per_move\":%.1f,"
           "\"kernel_us_per_move\":%.1f,\"bytes_per_move_and_client\":%.1f},",
           what, r->moves_per_s, r->seconds, (unsigned long long)r->moves, r->heard_per_s,
           r->mb_per_s, histogram_ms(&load.sent, .5), histogram_ms(&load.sent, .99),
           histogram_ms(&load.sent, .999), (double)load.sent.max / 1000,
           histogram_ms(&load.due, .5), histogram_ms(&load.due, .99),
           histogram_ms(&load.due, .999), (double)load.due.max / 1000,
           (unsigned long long)r->skipped, r->server_cpu, r->own_cpu, r->server_us,
           r->kernel_us, r->client_bytes);
}

static void print_table(const struct result *row, int count)
{
    printf("\nmoves/s asked  done    p50 ms  p99 ms  p99.9 ms  server us/move"
           "  bytes/move+client\n");
    for (int i = 0; i < count; i++)
        printf("%13.0f  %6.0f  %6.1f  %6.1f  %8.1f  %14.0f  %17.0f\n", row[i].rate,
               row[i].moves_per_s, row[i].ms[0], row[i].ms[1], row[i].ms[2], row[i].server_us,
               row[i].client_bytes);
}

/* "1000,3000,10000" */
static bool parse_rates(struct plan *plan)
{
    const char *at = plan->rate;
    for (;;) {
        char *end;
        double rate = strtod(at, &end);
        if (end == at || rate <= 0 || plan->rate_count == RATES_MAX) return false;
        plan->rates[plan->rate_count++] = rate;
        if (!*end) return true;
        if (*end != ',') return false;
        at = end + 1;
    }
}

static bool parse_plan(struct plan *plan, int count, char **word)
{
    struct { const char *name; const char **text; double *number; int *whole; } options[] = {
        { "--server", &plan->program, 0, 0 }, { "--store", &plan->store, 0, 0 },
        { "--game", &plan->game, 0, 0 },      { "--options", &plan->options, 0, 0 },
        { "--taste", &plan->taste, 0, 0 },    { "--rate", &plan->rate, 0, 0 },
        { "--rest", 0, &plan->rest_s, 0 },    { "--warm", 0, &plan->warm_s, 0 },
        { "--seconds", 0, &plan->seconds, 0 },
        { "--peak", 0, &plan->peak_s, 0 },    { "--p99-limit", 0, &plan->p99_limit_ms, 0 },
        { "--tables", 0, 0, &plan->tables },  { "--seats", 0, 0, &plan->seats },
        { "--matches", 0, 0, &plan->matches }, { "--protocol", 0, 0, &plan->protocol },
    };
    for (int i = 1; i < count; i++) {
        size_t k = 0;
        if (strcmp(word[i], "--json") == 0) { plan->json = true; continue; }
        if (i + 1 == count) return false;
        if (strcmp(word[i], "--seed") == 0) {
            plan->seed = strtoull(word[++i], NULL, 10);
            continue;
        }
        while (k < sizeof options / sizeof *options && strcmp(word[i], options[k].name) != 0) k++;
        if (k == sizeof options / sizeof *options) return false;
        i++;
        if (options[k].text) *options[k].text = word[i];
        else if (options[k].number) *options[k].number = strtod(word[i], NULL);
        else *options[k].whole = atoi(word[i]);
    }
    return plan->tables > 0 && plan->seats > 0 && plan->seats <= CROWD_SEATS_MAX &&
           parse_rates(plan) && (plan->protocol == 1 || plan->protocol == 2);
}

/* Nobody says anything for a while, so that the server can give back what it does not need. */
static void rest(void)
{
    int64_t end = clock_us() + (int64_t)(load.plan.rest_s * 1e6);
    while (clock_us() < end) wires_poll(&load.crowd.wires, 50);
}

/* A socket that has never been read from lacks a buffer that all others have. */
static void speak(void)
{
    static const char ping[] = "{\"t\":\"ping\",\"id\":1}";
    for (int i = 0; i < load.plan.tables * load.plan.seats; i++)
        wire_send(&load.crowd.wires, &load.crowd.players[i].wire, ping, sizeof ping - 1);
}

/* Server, guests, sockets, tables; memory is noted between the steps. */
static bool set_up(int64_t memory[3])
{
    struct plan *plan = &load.plan;
    struct crowd *crowd = &load.crowd;
    char setup[256], store[128], log[96];
    snprintf(load.folder, sizeof load.folder, "/tmp/landfall-load.XXXXXX");
    if (!mkdtemp(load.folder)) return false;
    snprintf(store, sizeof store, "sqlite:%s/load.db", load.folder);
    snprintf(log, sizeof log, "%s/server.log", load.folder);
    struct host_wish wish = { .program = plan->program, .log_file = log,
                              .store = plan->store ? plan->store : store };
    load.owed = calloc((size_t)plan->tables, sizeof *load.owed);
    if (!load.owed || !crowd_new(crowd, plan->tables, plan->seats, plan->seed)) return false;
    if (!crowd_taste(crowd, plan->taste)) return false;
    if (!host_start(&load.host, &wish)) {
        fprintf(stderr, "load: %s does not start\n", plan->program);
        return false;
    }
    crowd->port = load.host.port;
    for (int i = 0; i < plan->tables * plan->seats; i++)
        crowd->players[i].wire.whole = plan->protocol == 1;
    crowd->rematches = true;
    crowd->acknowledged = acknowledged;
    if (!crowd_invite(crowd, THREADS)) return false;
    rest();
    memory[0] = host_memory(&load.host);
    if (crowd_connect(crowd) < plan->tables * plan->seats || !everyone(is_greeted)) {
        fprintf(stderr, "load: not all sockets were let in\n");
        return false;
    }
    speak();
    rest();
    memory[1] = host_memory(&load.host);
    snprintf(setup, sizeof setup, "\"game\":\"%s\",\"options\":\"%s\"", plan->game, plan->options);
    if (!crowd_create(crowd, setup, THREADS)) return false;
    for (int i = 0; i < plan->tables * plan->seats; i++) crowd_watch(&crowd->players[i], false);
    if (!everyone(is_running)) {
        fprintf(stderr, "load: not all tables started\n");
        return false;
    }
    rest();
    memory[2] = host_memory(&load.host);
    return true;
}

static void print_memory(const int64_t memory[4])
{
    int sockets = load.plan.tables * load.plan.seats;
    double socket_kb = (double)(memory[1] - memory[0]) / sockets / 1024;
    double table_kb = (double)(memory[2] - memory[1]) / load.plan.tables / 1024;
    double played_kb = (double)(memory[3] - memory[1]) / load.plan.tables / 1024;
    if (load.plan.json)
        printf("\"sockets\":%d,\"tables\":%d,\"memory\":{\"start_mb\":%.1f,\"end_mb\":%.1f,"
               "\"socket_kb\":%.1f,\"table_started_kb\":%.1f,\"table_played_kb\":%.1f},",
               sockets, load.plan.tables, (double)memory[0] / 1e6, (double)memory[3] / 1e6,
               socket_kb, table_kb, played_kb);
    else
        printf("memory: %.1f MB before the first socket, %.1f MB at the end; %.1f kB for a socket,"
               " %.1f kB for a table that began, %.1f kB for one that was played\n",
               (double)memory[0] / 1e6, (double)memory[3] / 1e6, socket_kb, table_kb, played_kb);
}

/* Removes the folder with its few files; a store that the caller named stays. */
static void clean_up(void)
{
    static const char *const files[] = { "load.db", "load.db-wal", "load.db-shm", "load.db-lock",
                                         "load.db.lock", "server.log" };
    char path[128];
    crowd_free(&load.crowd);
    host_stop(&load.host, SIGTERM);
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        snprintf(path, sizeof path, "%s/%s", load.folder, files[i]);
        unlink(path);
    }
    rmdir(load.folder);
    free(load.owed);
}

/* Whole matches as fast as they go: how many a second of processor time, both sides counted. */
static bool count_matches(void)
{
    struct crowd *crowd = &load.crowd;
    double server = host_cpu(load.host.pid, NULL), own = own_cpu();
    uint64_t acted = crowd->acted, wanted = (uint64_t)load.plan.matches;
    int64_t end = clock_us() + 5 * (int64_t)PATIENCE_US;
    while (crowd->over_count < wanted && clock_us() < end) play(.1, 0);
    server = host_cpu(load.host.pid, NULL) - server;
    own = own_cpu() - own;
    printf("%llu matches, %llu moves: %.2f s CPU of the server and %.2f s of the clients: "
           "%.2f games per CPU second, %.0f moves per CPU second\n",
           (unsigned long long)crowd->over_count, (unsigned long long)(crowd->acted - acted),
           server, own, (double)crowd->over_count / (server + own),
           (double)(crowd->acted - acted) / (server + own));
    return crowd->over_count >= wanted && crowd->refused_other == 0 && crowd->lost_count == 0 &&
           crowd->differing == 0;
}

/* Measures, reports, and says whether all went as it should. */
static bool report(int64_t memory[4])
{
    struct plan *plan = &load.plan;
    struct crowd *crowd = &load.crowd;
    void (*print)(const char *, const struct result *) = plan->json ? print_json : print_text;
    if (plan->json) printf("{");
    struct result rows[RATES_MAX];
    bool good = true;
    for (int i = 0; i < plan->rate_count; i++) {
        char name[32];
        play(plan->warm_s, plan->rates[i]);
        rows[i] = measure(plan->seconds, plan->rates[i]);
        snprintf(name, sizeof name, i ? "open_loop_%.0f" : "open_loop", plan->rates[i]);
        print(name, &rows[i]);
        good = good && (plan->p99_limit_ms <= 0 ||
                        (rows[i].ms[1] <= plan->p99_limit_ms &&
                         rows[i].moves >= load.fallen_due * 97 / 100));
    }
    memory[3] = host_memory(&load.host);
    if (plan->peak_s > 0) {
        struct result peak = measure(plan->peak_s, 0);
        print("peak", &peak);
    }
    print_memory(memory);
    if (plan->json)
        printf("\"matches_ended\":%llu,\"refused_seq\":%llu,\"refused_other\":%llu,"
               "\"sockets_lost\":%llu}\n", (unsigned long long)crowd->over_count,
               (unsigned long long)crowd->refused_seq, (unsigned long long)crowd->refused_other,
               (unsigned long long)crowd->lost_count);
    else
        printf("%llu matches ended, %llu moves were late (refused seq), %llu refused otherwise, "
               "%llu sockets lost\n", (unsigned long long)crowd->over_count,
               (unsigned long long)crowd->refused_seq, (unsigned long long)crowd->refused_other,
               (unsigned long long)crowd->lost_count);
    if (!plan->json && plan->rate_count > 1) print_table(rows, plan->rate_count);
    if (crowd->differing)
        fprintf(stderr, "%llu differences did not fit\n", (unsigned long long)crowd->differing);
    if (crowd->refused_other) fprintf(stderr, "first refusal: %s\n", crowd->first_refusal);
    return good && crowd->refused_other == 0 && crowd->lost_count == 0 && crowd->differing == 0;
}

int main(int count, char **word)
{
    int64_t memory[4] = { 0 };
    load.plan = (struct plan){
        .program = "build/landfall", .game = "base", .options = "", .taste = "offer=0,counter=0",
        .tables = 500, .seats = 4, .rate = "1000", .protocol = 2, .warm_s = 3,
        .seconds = 20, .peak_s = 10,
        .seed = 1,
    };
    if (!parse_plan(&load.plan, count, word)) {
        fprintf(stderr, "usage: the comment at the top of tools/load/main.c lists all options\n");
        return 2;
    }
    bool good = set_up(memory) && (load.plan.matches ? count_matches() : report(memory));
    clean_up();
    return good ? 0 : 1;
}
