/* main.c - crash: kills the server at random moments under load and looks for lost moves.
 *
 *     crash [--server PROGRAM] [--kills N] [--tables N] [--seats N] [--game NAME]
 *           [--options LINE] [--taste WORDS] [--seed N] [--keep FOLDER]
 *
 * Guests play at all tables as fast as the server acknowledges. Again and again the server is
 * ended by SIGKILL, whatever it does at that moment, and started anew on the same store. An
 * acknowledged move is one whose `move` message a client has received, the bytes that were still
 * on their way when the server died included. After each restart every guest comes back, half of
 * them with their last number and half without, and repeats what was not answered under its old
 * key. Checked is, over the protocol: no table is behind what its guests know; the log a guest
 * gets shows its own moves where they were acknowledged. And in the store, while no server runs:
 * numbers without a gap, every acknowledged move at its number with its seat, key and words, no
 * key twice, no key whose sender was told that it was refused. Ends with "N passed, M failed" over
 * the kills.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "tools/crash/record.h"
#include "tools/load/crowd.h"
#include "tools/load/host.h"

enum {
    STORE_CHECK_EACH = 10, PATIENCE_US = 30000000,
    LIFE_MOVES = 200,             /* a life is counted in moves: time tells more of the machine */
    LIFE_MAX_US = 1000000, LAST_US = 3000,
};

struct crash {
    struct crowd crowd;
    struct host host;
    struct records records;
    const char *program, *game, *options, *taste, *folder;
    int kills, tables, seats;
    uint64_t seed;
    char store[128], log[128], setup[256];
    uint64_t repeated, restart_us_max;
    int64_t restart_us_sum;
    int64_t *known;                         /* by player: the last number it was ever told */
};

static struct crash crash;                  /* callbacks need it, and there is only one */

static void acknowledged(struct player *player, int64_t seq)
{
    record_add(&crash.records, player->party->id, seq, player->seat, player->key, player->sent);
}

static void refused(struct player *player)
{
    record_refusal(&crash.records, player->party->id, player->key);
}

static void snapshot(struct player *player, int64_t seq, struct span log)
{
    static const char *const names[] = { "seq", "seat", "seen" };
    size_t at = 0;
    struct span entry, m[3];
    char seen[CROWD_ACTION_SIZE];
    int64_t known = crash.known[player - crash.crowd.players];
    if (seq < known)
        record_fault(&crash.records, "%s: the table is at %lld, but seat %d was told of %lld",
                     player->party->id, (long long)seq, player->seat, (long long)known);
    while (scan_next(log, &at, &entry)) {
        if (!scan_members(entry.at, entry.length, names, 3, m)) continue;
        if (scan_number(m[1], -1) == player->seat && scan_text(m[2], seen, sizeof seen))
            record_compare(&crash.records, player->party->id, scan_number(m[0], 0), player->seat,
                           seen);
    }
}

static void moved(struct player *player, int64_t seq, int64_t seat, struct span seen)
{
    char text[CROWD_ACTION_SIZE];
    if (seat == player->seat && scan_text(seen, text, sizeof text))
        record_compare(&crash.records, player->party->id, seq, player->seat, text);
}

/* Where no match runs, a new one is begun; what a dead server does not answer waits. */
static void begin_matches(void)
{
    for (int i = 0; i < crash.tables; i++) {
        struct party *party = &crash.crowd.parties[i];
        if (party->id[0] && !party->over) continue;
        if (!crowd_create_one(&crash.crowd, party, crash.setup)) return;
        record_table(&crash.records, party->id);
        for (int k = 0; k < crash.seats; k++) {
            crash.known[&party->players[k] - crash.crowd.players] = 0;
            crowd_watch(&party->players[k], false);
        }
    }
}

static void play(uint64_t moves, int64_t end)
{
    uint64_t enough = crash.crowd.acted + moves;
    while (crash.crowd.acted < enough && clock_us() < end) {
        begin_matches();
        for (int i = 0; i < crash.tables; i++) crowd_act(&crash.crowd.parties[i], 0);
        wires_poll(&crash.crowd.wires, 1);
    }
}

/* Reads what the dead server had sent, until every socket has ended. */
static void drain(void)
{
    int64_t end = clock_us() + PATIENCE_US;
    for (int i = 0; i < crash.tables * crash.seats && clock_us() < end;) {
        if (crash.crowd.players[i].wire.state == WIRE_CLOSED) i++;
        else wires_poll(&crash.crowd.wires, 10);
    }
    crowd_disconnect(&crash.crowd);
}

static bool start_server(void)
{
    struct host_wish wish = { .program = crash.program, .store = crash.store,
                              .log_file = crash.log };
    int64_t start = clock_us();
    if (!host_start(&crash.host, &wish)) {
        record_fault(&crash.records, "the server does not start again; see %s", crash.log);
        return false;
    }
    int64_t took = clock_us() - start;
    crash.restart_us_sum += took;
    if ((uint64_t)took > crash.restart_us_max) crash.restart_us_max = (uint64_t)took;
    crash.crowd.port = crash.host.port;
    return true;
}

/* Everyone comes back; players whose last action was not answered say it again. */
static bool come_back(void)
{
    int64_t end = clock_us() + PATIENCE_US;
    int players = crash.tables * crash.seats;
    for (int i = 0; i < players; i++) {
        struct player *player = &crash.crowd.players[i];
        if (player->seq > crash.known[i]) crash.known[i] = player->seq;
        /* The hello makes them watch with their last number; without one they get all of it. */
        if (lf_rng_below(&crash.crowd.rng, 2)) player->seq = 0;
    }
    if (crowd_connect(&crash.crowd) < players) {
        record_fault(&crash.records, "not all sockets were let in again");
        return false;
    }
    for (int i = 0; i < players;) {
        if (crash.crowd.players[i].greeted) i++;
        else if (clock_us() < end) wires_poll(&crash.crowd.wires, 10);
        else {
            record_fault(&crash.records, "no hello after a restart");
            return false;
        }
    }
    for (int i = 0; i < players; i++) {
        struct player *player = &crash.crowd.players[i];
        if (!player->pending || player->party->over) continue;
        crowd_repeat(player);
        crash.repeated++;
    }
    return true;
}

/* Waits until no repeated action is open: a server that dropped one would block its table. */
static void settle(void)
{
    int64_t end = clock_us() + PATIENCE_US;
    for (int i = 0; i < crash.tables * crash.seats;) {
        struct player *player = &crash.crowd.players[i];
        if (!player->pending || player->party->over) { i++; continue; }
        if (clock_us() > end) {
            record_fault(&crash.records, "%s: seat %d got no answer to its repeated \"%s\"",
                         player->party->id, player->seat, player->sent);
            player->pending = false;
        }
        wires_poll(&crash.crowd.wires, 10);
    }
}

static bool one_kill(int number)
{
    /* Every tenth life ends before its first move; the others end somewhere in a commit. */
    if (number % 10) play(lf_rng_below(&crash.crowd.rng, LIFE_MOVES), clock_us() + LIFE_MAX_US);
    play(LIFE_MOVES, clock_us() + lf_rng_below(&crash.crowd.rng, LAST_US));
    host_stop(&crash.host, SIGKILL);
    drain();
    if (number % STORE_CHECK_EACH == 0 || number == crash.kills)
        records_check_store(&crash.records, crash.store);
    if (!start_server() || !come_back()) return false;
    settle();
    return true;
}

static bool set_up(void)
{
    struct crowd *crowd = &crash.crowd;
    if (!crowd_new(crowd, crash.tables, crash.seats, crash.seed)) return false;
    crash.known = calloc((size_t)(crash.tables * crash.seats), sizeof *crash.known);
    if (!crash.known || !crowd_taste(crowd, crash.taste) || !start_server()) return false;
    crowd->acknowledged = acknowledged;
    crowd->refused = refused;
    crowd->snapshot = snapshot;
    crowd->moved = moved;
    snprintf(crash.setup, sizeof crash.setup, "\"game\":\"%s\",\"options\":\"%s\"", crash.game,
             crash.options);
    return crowd_invite(crowd, 4) && crowd_connect(crowd) == crash.tables * crash.seats;
}

static bool parse_arguments(int count, char **word)
{
    struct { const char *name; const char **text; int *whole; } options[] = {
        { "--server", &crash.program, 0 }, { "--game", &crash.game, 0 },
        { "--options", &crash.options, 0 }, { "--taste", &crash.taste, 0 },
        { "--keep", &crash.folder, 0 },    { "--kills", 0, &crash.kills },
        { "--tables", 0, &crash.tables },  { "--seats", 0, &crash.seats },
    };
    for (int i = 1; i < count; i += 2) {
        size_t k = 0;
        if (i + 1 == count) return false;
        if (strcmp(word[i], "--seed") == 0) {
            crash.seed = strtoull(word[i + 1], NULL, 10);
            continue;
        }
        while (k < sizeof options / sizeof *options && strcmp(word[i], options[k].name) != 0) k++;
        if (k == sizeof options / sizeof *options) return false;
        if (options[k].text) *options[k].text = word[i + 1];
        else *options[k].whole = atoi(word[i + 1]);
    }
    return crash.tables > 0 && crash.seats > 0 && crash.seats <= CROWD_SEATS_MAX;
}

static void remove_files(const char *folder)
{
    static const char *const files[] = { "crash.db", "crash.db-wal", "crash.db-shm",
                                         "crash.db-lock", "crash.db.lock", "server.log" };
    char path[128];
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        snprintf(path, sizeof path, "%s/%s", folder, files[i]);
        unlink(path);
    }
    rmdir(folder);
}

int main(int count, char **word)
{
    char temporary[] = "/tmp/landfall-crash.XXXXXX";
    int passed = 0, failed = 0;
    crash.program = "build/landfall";
    crash.game = "base";
    crash.options = "";
    crash.taste = "offer=0,counter=0,city=20,settlement=20,road=3,buy=3";
    crash.kills = 200;
    crash.tables = 16;
    crash.seats = 4;
    crash.seed = 1;
    if (!parse_arguments(count, word)) {
        fprintf(stderr, "usage: the comment at the top of tools/crash/main.c lists all options\n");
        return 2;
    }
    const char *folder = crash.folder ? crash.folder : mkdtemp(temporary);
    snprintf(crash.store, sizeof crash.store, "sqlite:%s/crash.db", folder);
    snprintf(crash.log, sizeof crash.log, "%s/server.log", folder);
    int64_t start = clock_us();
    bool going = set_up();
    if (!going) failed++;
    for (int i = 1; going && i <= crash.kills; i++) {
        uint64_t faults = crash.records.faults;
        going = one_kill(i);
        if (crash.records.faults == faults) passed++;
        else failed++;
    }
    printf("%d kills in %.1f s: %llu acknowledged moves at %llu tables, %llu matches ended, "
           "%llu repeated after a restart, %llu lost, doubled or wrong; "
           "restart %.0f ms on average, %.0f ms at most; %llu refused\n", passed + failed,
           (double)(clock_us() - start) / 1e6, (unsigned long long)crash.records.count,
           (unsigned long long)crash.records.table_count,
           (unsigned long long)crash.crowd.over_count, (unsigned long long)crash.repeated,
           (unsigned long long)crash.records.faults,
           (double)crash.restart_us_sum / 1000 / (passed + failed + 1),
           (double)crash.restart_us_max / 1000, (unsigned long long)crash.crowd.refused_other);
    if (crash.crowd.refused_other) printf("first refusal: %s\n", crash.crowd.first_refusal);
    crowd_free(&crash.crowd);
    host_stop(&crash.host, SIGTERM);
    if (failed) printf("the store and the server's log are kept in %s\n", folder);
    else remove_files(folder);
    records_free(&crash.records);
    free(crash.known);
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
