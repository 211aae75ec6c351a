/* crowd_setup.c - how the guests of crowd.h get their names, tables and sockets. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tools/load/crowd.h"
#include "tools/load/host.h"

enum { THREADS_MAX = 32 };

bool crowd_new(struct crowd *crowd, int party_count, int seats, uint64_t seed)
{
    memset(crowd, 0, sizeof *crowd);
    crowd->seats = seats;
    crowd->party_count = party_count;
    crowd->rng = (struct lf_rng){ lf_mix(seed), 0 };
    crowd->players = calloc((size_t)party_count * (size_t)seats, sizeof *crowd->players);
    crowd->parties = calloc((size_t)party_count, sizeof *crowd->parties);
    if (!crowd->players || !crowd->parties || !wires_start(&crowd->wires)) return false;
    crowd_listen(crowd);
    for (int i = 0; i < party_count * seats; i++) {
        struct player *player = &crowd->players[i];
        player->crowd = crowd;
        player->party = &crowd->parties[i / seats];
        player->seat = i % seats;
        player->wire.owner = player;
    }
    for (int i = 0; i < party_count; i++) crowd->parties[i].players = &crowd->players[i * seats];
    return true;
}

void crowd_disconnect(struct crowd *crowd)
{
    for (int i = 0; i < crowd->party_count * crowd->seats; i++) {
        wire_close(&crowd->players[i].wire);
        crowd->players[i].greeted = crowd->players[i].ready = false;
    }
}

void crowd_free(struct crowd *crowd)
{
    crowd_disconnect(crowd);
    wires_stop(&crowd->wires);
    for (int i = 0; i < crowd->party_count * crowd->seats; i++) free(crowd->players[i].sight);
    free(crowd->players);
    free(crowd->parties);
}

bool crowd_taste(struct crowd *crowd, const char *text)
{
    while (*text) {
        if (crowd->taste_count == CROWD_WORDS_MAX) return false;
        struct taste *taste = &crowd->tastes[crowd->taste_count++];
        int used = 0;
        if (sscanf(text, "%23[a-z]=%u%n", taste->word, &taste->weight, &used) != 2) return false;
        text += used;
        if (*text == ',') text++;
        else if (*text) return false;
    }
    return true;
}

/* Work that is shared out to threads: item number i, over the thread's own connection. */
struct work {
    struct crowd *crowd;
    const char *setup;
    bool (*item)(struct work *work, struct http *http, int i);
    int count;
    _Atomic int next;
    _Atomic bool failed;
};

static void *worker(void *argument)
{
    struct work *work = argument;
    struct http http = { .port = work->crowd->port };
    int i;
    while (!work->failed && (i = work->next++) < work->count)
        if (!work->item(work, &http, i)) work->failed = true;
    http_close(&http);
    return NULL;
}

static bool share_out(struct work *work, int threads)
{
    pthread_t thread[THREADS_MAX];
    int started = 0;
    if (threads > THREADS_MAX) threads = THREADS_MAX;
    while (started < threads && pthread_create(&thread[started], NULL, worker, work) == 0)
        started++;
    for (int i = 0; i < started; i++) pthread_join(thread[i], NULL);
    return started > 0 && !work->failed;
}

static void complain(const char *what, int status, const char *answer)
{
    fprintf(stderr, "%s: the server answered %d: %.200s\n", what, status, answer);
}

static bool invite_one(struct work *work, struct http *http, int i)
{
    static const char *const names[] = { "token" };
    char body[64], answer[1024];
    struct span token;
    snprintf(body, sizeof body, "{\"name\":\"Guest %d\",\"token\":true}", i);
    int status = http_ask(http, "/api/guest", NULL, body, answer, sizeof answer);
    if (status == 200 && scan_members(answer, strlen(answer), names, 1, &token) &&
        scan_text(token, work->crowd->players[i].token, CROWD_TOKEN_SIZE))
        return true;
    complain("a guest", status, answer);
    return false;
}

bool crowd_invite(struct crowd *crowd, int threads)
{
    struct work work = { .crowd = crowd, .item = invite_one,
                         .count = crowd->party_count * crowd->seats };
    return share_out(&work, threads);
}

static int ask_table(struct http *http, struct party *party, const char *setup, int seats,
                     char *answer, size_t size)
{
    static const char *const names[] = { "table" };
    char body[512];
    struct span id;
    snprintf(body, sizeof body, "{%s,\"seats\":%d,\"listed\":false,\"clock\":null,\"sit\":true}",
             setup, seats);
    int status = http_ask(http, "/api/tables", party->players->token, body, answer, size);
    if (status >= 200 && status < 300 && scan_members(answer, strlen(answer), names, 1, &id) &&
        scan_text(id, party->id, sizeof party->id))
        return 0;
    return status;
}

static bool create_one(struct work *work, struct http *http, int i)
{
    char answer[1024] = "";
    struct party *party = &work->crowd->parties[i];
    if (party->id[0]) return true;
    int status = ask_table(http, party, work->setup, work->crowd->seats, answer, sizeof answer);
    if (status != 0) complain("a table", status, answer);
    return status == 0;
}

bool crowd_create(struct crowd *crowd, const char *setup, int threads)
{
    struct work work = { .crowd = crowd, .setup = setup, .item = create_one,
                         .count = crowd->party_count };
    return share_out(&work, threads);
}

bool crowd_create_one(struct crowd *crowd, struct party *party, const char *setup)
{
    struct http http = { .port = crowd->port };
    char answer[1024] = "";
    for (int i = 0; i < crowd->seats; i++) {
        struct player *player = &party->players[i];
        player->seat = i;
        player->seq = 0;
        player->ready = player->pending = player->seated = player->running = false;
        player->following = false;
    }
    party->over = false;
    bool made = ask_table(&http, party, setup, crowd->seats, answer, sizeof answer) == 0;
    http_close(&http);
    return made;
}

int crowd_connect(struct crowd *crowd)
{
    int connected = 0;
    for (int i = 0; i < crowd->party_count * crowd->seats; i++) {
        struct player *player = &crowd->players[i];
        if (player->wire.state == WIRE_CLOSED)
            wire_connect(&crowd->wires, &player->wire, crowd->port,
                         player->token[0] ? player->token : NULL);
        connected += player->wire.state != WIRE_CLOSED;
        /* Answers are read in between, so that neither side's backlog overflows. */
        if (i % 64 == 63) wires_poll(&crowd->wires, 0);
    }
    return connected;
}
