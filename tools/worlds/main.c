/* main.c - worlds: two servers whose tables differ only in what one viewer may not know must send
 * that viewer the same bytes.
 *
 *     worlds [--server PROGRAM] [--matches N] [--forged STEPS] [--live STEPS] [--game NAME]
 *            [--options LINE] [--seed N]
 *
 * A server sets up the tables and stops. Its store is copied, and into each copy a log is written
 * that the viewer (each seat in turn, and a spectator) reads as the same, while hidden cards,
 * discards and thefts differ. Then a server runs on each copy, all players connect, the viewer
 * last; it asks for the table, for a gap, for the table again; then the matches are played on
 * through both servers, with actions that differ where the viewer cannot see it; some are taken
 * back, which must fail for those that told anybody anything. Everything the
 * viewer gets, on its socket and by HTTP, is compared byte by byte; only times are blanked, digit
 * by digit. Ends with "N passed, M failed" over the matches.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/match.h"
#include "core/text.h"
#include "store/store.h"
#include "tools/load/crowd.h"
#include "tools/load/host.h"
#include "tools/worlds/match.h"

enum { PATIENCE_US = 30000000, THREADS = 4, UNDO_EVERY = 3, ANSWER_SIZE = 1 << 20 };

struct worlds {
    const char *program, *game_name, *options;
    int count, forged, live, seats;
    uint64_t seed;
    char folder[64];
    struct lf_rng rng;
    struct match *matches;
    struct crowd setting, crowd[2];         /* who sets up; everyone in each world */
    struct host host[2];
    int faults;
    int undos[2];                           /* tried: of what told nothing, and something */
};
static struct worlds worlds;                /* callbacks need it, and there is only one */

static void fault(const char *what, const char *which)
{
    printf("FAIL %s: %s\n", which, what);
    worlds.faults++;
}

static void path_of(char *out, size_t size, const char *name, const char *end)
{
    snprintf(out, size, "%s%s/%s%s", strcmp(end, "address") ? "" : "sqlite:", worlds.folder, name,
             strcmp(end, "address") ? end : ".db");
}

static bool serve(struct host *host, const char *name)
{
    char store[128], log[128];
    path_of(store, sizeof store, name, "address");
    path_of(log, sizeof log, name, ".log");
    struct host_wish wish = { .program = worlds.program, .store = store, .log_file = log };
    return host_start(host, &wish);
}

static bool copy_file(const char *name)
{
    char from[128], to[128], bytes[65536];
    size_t got;
    path_of(from, sizeof from, "base", ".db");
    path_of(to, sizeof to, name, ".db");
    FILE *in = fopen(from, "rb"), *out = fopen(to, "wb");
    bool good = in && out;
    while (good && (got = fread(bytes, 1, sizeof bytes, in)) > 0)
        good = fwrite(bytes, 1, got, out) == got;
    if (in) fclose(in);
    if (out && fclose(out) != 0) good = false;
    return good;
}

/* Polls both worlds until this holds of every match. */
static bool wait_for(bool (*is)(const struct match *match))
{
    int64_t end = clock_us() + PATIENCE_US;
    for (int i = 0; i < worlds.count;) {
        if (is(&worlds.matches[i])) { i++; continue; }
        if (clock_us() > end) {
            fault("the servers do not answer", worlds.matches[i].id);
            return false;
        }
        for (int w = 0; w < 2; w++)
            if (worlds.crowd[w].players) wires_poll(&worlds.crowd[w].wires, 1);
        if (worlds.setting.players) wires_poll(&worlds.setting.wires, 5);
    }
    return true;
}

static bool is_set_up(const struct match *match)
{
    const struct party *party = &worlds.setting.parties[match - worlds.matches];
    for (int i = 0; i < worlds.seats; i++)
        if (!party->players[i].running) return false;
    return true;
}

/* A real server makes guests and tables and starts the matches. */
static bool set_up(void)
{
    struct host host;
    struct crowd *crowd = &worlds.setting;
    char setup[256];
    snprintf(setup, sizeof setup, "\"game\":\"%s\",\"options\":\"%s\"", worlds.game_name,
             worlds.options);
    if (!crowd_new(crowd, worlds.count, worlds.seats, worlds.seed) || !serve(&host, "base"))
        return false;
    crowd->port = host.port;
    bool good = crowd_invite(crowd, THREADS) && crowd_create(crowd, setup, THREADS) &&
                crowd_connect(crowd) == worlds.count * worlds.seats;
    for (int i = 0; good && i < worlds.count; i++)
        snprintf(worlds.matches[i].id, sizeof worlds.matches[i].id, "%s", crowd->parties[i].id);
    good = good && wait_for(is_set_up);
    crowd_disconnect(crowd);
    if (host_stop(&host, SIGTERM) != 0) {
        fault("it does not stop cleanly", "the server");
        good = false;
    }
    return good && copy_file("a") && copy_file("b");
}

/* Reads the beginning of each match and writes two continuations. */
static bool forge(void)
{
    static const char *const name[2] = { "a", "b" };
    struct store *store[2] = { NULL, NULL };
    char address[128], error[STORE_ERROR_MAX] = "";
    bool good = true;
    for (int w = 0; w < 2 && good; w++) {
        path_of(address, sizeof address, name[w], "address");
        store[w] = store_open(address, &(struct store_watch){ 0 }, error);
        good = store[w] != NULL;
    }
    for (int i = 0; good && i < worlds.count; i++) {
        struct match *match = &worlds.matches[i];
        int viewer = i % (worlds.seats + 1);
        match->viewer_player = viewer;
        match->undoer = -1;
        good = match_begin(match, lf_game_find(worlds.game_name), worlds.seats, worlds.options,
                           viewer < worlds.seats ? viewer : LF_NOBODY, store[0]);
        if (good) match_forge(match, worlds.forged, store, &worlds.rng);
        else fault("its log cannot be followed", match->id);
    }
    for (int w = 0; w < 2; w++)
        if (store[w] && !store_close(store[w])) good = false;
    if (error[0]) fault(error, "the store");
    return good;
}

static struct match *match_of(const struct player *player)
{
    return &worlds.matches[player->party - player->crowd->parties];
}

static void heard(struct player *player, const char *text, size_t length)
{
    struct match *match = match_of(player);
    int w = player->crowd == &worlds.crowd[1];
    int place = (int)(player - player->party->players);
    if (place == match->viewer_player) match_hear(match, w, text, length);
    if (place != match->undoer || match->answer[w]) return;
    if (strncmp(text, "{\"t\":\"undone\"", 13) == 0) match->answer[w] = 'u';
    if (strncmp(text, "{\"t\":\"refused\"", 14) == 0) match->answer[w] = 'r';
}

static void moved(struct player *player, int64_t seq, int64_t seat, struct span seen)
{
    char text[CROWD_ACTION_SIZE];
    int w = player->crowd == &worlds.crowd[1];
    if (scan_text(seen, text, sizeof text)) match_move(match_of(player), w, seq, (int)seat, text);
}

/* The viewers, or everyone else, connect to both worlds. */
static void connect_players(bool viewers)
{
    for (int w = 0; w < 2; w++) {
        struct crowd *crowd = &worlds.crowd[w];
        for (int i = 0; i < worlds.count * (worlds.seats + 1); i++) {
            struct player *player = &crowd->players[i];
            bool viewer = i % (worlds.seats + 1) == match_of(player)->viewer_player;
            if (viewer == viewers)
                wire_connect(&crowd->wires, &player->wire, crowd->port,
                             player->token[0] ? player->token : NULL);
        }
    }
}

static bool is_connected(const struct match *match, bool viewer)
{
    for (int w = 0; w < 2; w++) {
        const struct party *party = &worlds.crowd[w].parties[match - worlds.matches];
        for (int i = 0; i <= worlds.seats; i++)
            if ((i == match->viewer_player) == viewer && party->players[i].seq < match->seq[w])
                return false;
    }
    return true;
}
static bool others_are_here(const struct match *match) { return is_connected(match, false); }
static bool viewer_is_here(const struct match *match) { return is_connected(match, true); }
static bool viewer_heard_all(const struct match *match)
{
    return match->messages[0] >= match->expected && match->messages[1] >= match->expected;
}
static bool is_settled(const struct match *match)
{
    return match_settled(match) && others_are_here(match) && viewer_is_here(match);
}

/* Both servers run, everyone is connected, and the viewers have asked twice more. */
static bool gather(void)
{
    static const char *const name[2] = { "a", "b" };
    for (int w = 0; w < 2; w++) {
        struct crowd *crowd = &worlds.crowd[w];
        if (!crowd_new(crowd, worlds.count, worlds.seats + 1, worlds.seed)) return false;
        if (!serve(&worlds.host[w], name[w])) return false;
        crowd->port = worlds.host[w].port;
        crowd->heard = heard;
        crowd->moved = moved;
        for (int i = 0; i < worlds.count; i++) {
            memcpy(crowd->parties[i].id, worlds.matches[i].id, CROWD_ID_SIZE);
            for (int k = 0; k < worlds.seats; k++)
                memcpy(crowd->parties[i].players[k].token,
                       worlds.setting.parties[i].players[k].token, CROWD_TOKEN_SIZE);
        }
    }
    connect_players(false);
    if (!wait_for(others_are_here)) return false;
    connect_players(true);
    if (!wait_for(viewer_is_here)) return false;
    for (int i = 0; i < worlds.count; i++) {
        struct match *match = &worlds.matches[i];
        match->expected = match->messages[0] + 2;          /* a gap's last word, and a table */
        for (int w = 0; w < 2; w++) {
            struct player *viewer = &worlds.crowd[w].parties[i].players[match->viewer_player];
            viewer->seq = match->seq[w] - 3;
            crowd_watch(viewer, true);
            crowd_watch(viewer, false);
        }
    }
    return wait_for(viewer_heard_all) && wait_for(viewer_is_here);
}

/* One more action at every match, in both worlds. */
static bool play_round(int round)
{
    char text[2][LF_ACTION_TEXT_MAX], message[256];
    for (int i = 0; i < worlds.count; i++) {
        struct match *match = &worlds.matches[i];
        struct pair_step step;
        if (match->stuck || !pair_choose(&match->pair, true, &worlds.rng, &step)) {
            match->stuck = true;
            continue;
        }
        match->pair.hidden += step.action[0] != step.action[1];
        match->live_steps++;
        match->undoer = lf_rng_below(&worlds.rng, UNDO_EVERY) ? -1 : step.actor;
        match->answer[0] = match->answer[1] = 0;
        match->tells = match->pair.game->tells(match->pair.world[0].state, step.actor,
                                              step.action[0]);
        memcpy(match->before, match->pair.world, sizeof match->before);
        for (int w = 0; w < 2; w++) {
            struct player *player = &worlds.crowd[w].parties[i].players[step.actor];
            match->pair.game->print(step.action[w], text[w], sizeof text[w]);
            int length = snprintf(message, sizeof message,
                                  "{\"t\":\"do\",\"seq\":%lld,\"key\":\"live-%d\",\"do\":\"%s\"}",
                                  (long long)match->seq[w], round, text[w]);
            match->due[w] = match->seq[w] + 1;
            wire_send(&player->crowd->wires, &player->wire, message, (size_t)length);
        }
    }
    return wait_for(is_settled);
}

static bool has_answer(const struct match *match)
{
    return match->undoer < 0 || (match->answer[0] && match->answer[1]);
}

/* Some want to take back what they have just done. They may if no draw has followed and it told
 * nobody anything, in both worlds alike. */
static bool undo_round(void)
{
    static const char UNDO[] = "{\"t\":\"undo\"}";
    for (int i = 0; i < worlds.count; i++) {
        struct match *match = &worlds.matches[i];
        bool drawn = match->seq[0] != match->due[0] || match->seq[1] != match->due[1];
        for (int w = 0; w < 2; w++)                         /* a shuffle: see match_settled() */
            if (match->pair.game->actors(match->pair.world[w].state) >> LF_CHANCE & 1)
                match->stuck = true;
        if (match->stuck || drawn) match->undoer = -1;
        for (int w = 0; w < 2 && match->undoer >= 0; w++) {
            struct player *player = &worlds.crowd[w].parties[i].players[match->undoer];
            wire_send(&player->crowd->wires, &player->wire, UNDO, sizeof UNDO - 1);
        }
    }
    if (!wait_for(has_answer)) return false;
    for (int i = 0; i < worlds.count; i++) {
        struct match *match = &worlds.matches[i];
        if (match->undoer < 0) continue;
        worlds.undos[match->tells]++;
        for (int w = 0; w < 2; w++) {
            if ((match->answer[w] == 'u') == match->tells)
                fault(match->tells ? "what has told something is taken back"
                                  : "what has told nothing is not taken back", match->id);
            if (match->answer[w] != 'u') continue;
            match->pair.world[w] = match->before[w];
            match->due[w] = ++match->seq[w];
        }
        match->undoer = -1;
    }
    return wait_for(is_settled);
}

/* What anybody, and the viewer, can ask by HTTP. */
static void compare_http(struct match *match)
{
    static char answer[2][ANSWER_SIZE];
    char path[64], single[64];
    const char *paths[] = { single, "/api/my-tables" };
    snprintf(single, sizeof single, "/api/tables/%s", match->id);
    for (size_t p = 0; p < sizeof paths / sizeof *paths; p++) {
        int status[2];
        for (int w = 0; w < 2; w++) {
            struct http http = { .port = worlds.crowd[w].port };
            int i = (int)(match - worlds.matches);
            const char *token = worlds.crowd[w].parties[i].players[match->viewer_player].token;
            status[w] = http_ask(&http, paths[p], token[0] ? token : NULL, NULL, answer[w],
                                 ANSWER_SIZE);
            match_blank(answer[w], strlen(answer[w]));
            http_close(&http);
        }
        snprintf(path, sizeof path, "%s %s", match->id, paths[p]);
        if (status[0] != status[1] || strcmp(answer[0], answer[1]) != 0) {
            fault("the worlds can be told apart by HTTP", path);
            match_show_difference(answer[0], strlen(answer[0]), answer[1], strlen(answer[1]));
        }
    }
}

static bool run(void)
{
    if (!set_up() || !forge() || !gather()) return false;
    for (int i = 0; i < worlds.live; i++)
        if (!play_round(i) || !undo_round()) return false;
    for (int w = 0; w < 2; w++)
        if (worlds.crowd[w].refused_other) {
            fault(worlds.crowd[w].first_refusal, "an action was refused");
            return false;
        }
    return true;
}

static int report(void)
{
    int passed = 0, failed = worlds.faults, differing = 0;
    uint64_t bytes = 0, messages = 0, hidden = 0, steps = 0;
    for (int i = 0; i < worlds.count; i++) {
        struct match *match = &worlds.matches[i];
        int before = worlds.faults;
        if (!match_same(match)) fault("the viewer's bytes differ", match->id);
        compare_http(match);
        differing += pair_differs(&match->pair);
        bytes += match->length[0];
        messages += (uint64_t)match->messages[0];
        hidden += match->pair.hidden;
        steps += (uint64_t)(match->forged_steps + match->live_steps);
        if (worlds.faults == before) passed++;
        else failed++;
    }
    printf("%d matches, %d of them still two different worlds: %llu steps, of which %llu differ "
           "unseen; viewers got %llu messages, %.1f MB, in each world\n", worlds.count, differing,
           (unsigned long long)steps, (unsigned long long)hidden, (unsigned long long)messages,
           (double)bytes / 1e6);
    printf("%d actions were taken back, %d could not be because they told something\n",
           worlds.undos[0], worlds.undos[1]);
    /* Worlds that are the same prove nothing. */
    if (differing * 2 < worlds.count || hidden == 0) {
        fault("too few worlds differ for this to be a test", "worlds");
        failed++;
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed;
}

static bool parse_arguments(int count, char **word)
{
    struct { const char *name; const char **text; int *whole; } options[] = {
        { "--server", &worlds.program, 0 }, { "--game", &worlds.game_name, 0 },
        { "--options", &worlds.options, 0 }, { "--matches", 0, &worlds.count },
        { "--forged", 0, &worlds.forged },  { "--live", 0, &worlds.live },
    };
    for (int i = 1; i < count; i += 2) {
        size_t k = 0;
        if (i + 1 == count) return false;
        if (strcmp(word[i], "--seed") == 0) {
            worlds.seed = strtoull(word[i + 1], NULL, 10);
            continue;
        }
        while (k < sizeof options / sizeof *options && strcmp(word[i], options[k].name) != 0) k++;
        if (k == sizeof options / sizeof *options) return false;
        if (options[k].text) *options[k].text = word[i + 1];
        else *options[k].whole = atoi(word[i + 1]);
    }
    const struct lf_game *game = lf_game_find(worlds.game_name);
    if (game) worlds.seats = game->seats_usual ? game->seats_usual : game->seats_max;
    return worlds.count > 0 && game;
}

static void clean_up(void)
{
    static const char *const names[] = { "base", "a", "b" };
    static const char *const ends[] = { ".db", ".db-wal", ".db-shm", ".db-lock", ".db.lock",
                                        ".log" };
    char path[128];
    for (int w = 0; w < 2; w++) {
        if (worlds.crowd[w].players) crowd_free(&worlds.crowd[w]);
        host_stop(&worlds.host[w], SIGTERM);
    }
    if (worlds.setting.players) crowd_free(&worlds.setting);
    for (int i = 0; i < worlds.count; i++) match_free(&worlds.matches[i]);
    free(worlds.matches);
    for (size_t n = 0; n < 3; n++)
        for (size_t e = 0; e < sizeof ends / sizeof *ends; e++) {
            path_of(path, sizeof path, names[n], ends[e]);
            unlink(path);
        }
    rmdir(worlds.folder);
}

int main(int count, char **word)
{
    worlds = (struct worlds){ .program = "build/landfall", .game_name = "base", .options = "",
                              .count = 100, .forged = 300, .live = 30, .seed = 1 };
    if (!parse_arguments(count, word)) {
        fprintf(stderr, "usage: the comment at the top of tools/worlds/main.c lists all options\n");
        return 2;
    }
    snprintf(worlds.folder, sizeof worlds.folder, "/tmp/landfall-worlds.XXXXXX");
    worlds.rng = (struct lf_rng){ lf_mix(worlds.seed), 0 };
    worlds.matches = calloc((size_t)worlds.count, sizeof *worlds.matches);
    if (!worlds.matches || !mkdtemp(worlds.folder)) return 4;
    int failed = 1;
    if (run()) failed = report();
    else printf("0 passed, 1 failed\n");
    clean_up();
    return failed != 0;
}
