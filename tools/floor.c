/* floor.c - what the machine itself takes for a move, without any server in it.
 *
 *     floor [--moves N] [--together N] [--bytes N] [--disk BYTES] [--folder FOLDER]
 *
 * One process reads a message of 120 bytes from one of 2,000 sockets over loopback and writes an
 * answer of --bytes (320) to four of them, by recv(), send() and epoll alone; another one stands
 * for the clients. So many moves (--together, 40) are collected before they are answered, as by a
 * server that commits them together; with --disk so many bytes of each are written before that, in
 * one pwrite() and one fdatasync(). What that costs the first process, mostly in the kernel, no
 * server on this machine can go below.
 */
#define _GNU_SOURCE                     /* mkstemp, kill */
#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "core/rng.h"

enum { SEATS = 4, TABLES = 500, SOCKETS = SEATS * TABLES, ASK = 120, MOST = 1 << 16, EVENTS = 512 };

static struct plan { long moves, together, bytes, disk; const char *folder; } plan = {
    200000, 40, 320, 0, "/tmp",
};
static int sockets[SOCKETS];
static char text[MOST];

static double seconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

static double in_seconds(struct timeval time)
{
    return (double)time.tv_sec + (double)time.tv_usec / 1e6;
}

static void give_up(const char *what)
{
    perror(what);
    exit(1);
}

static void follow(int poll, int i)
{
    int one = 1;
    struct epoll_event event = { .events = EPOLLIN, .data.u32 = (uint32_t)i };
    setsockopt(sockets[i], IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    if (epoll_ctl(poll, EPOLL_CTL_ADD, sockets[i], &event) != 0) give_up("epoll_ctl");
}

/* ---- The clients ---- */

static void ask(struct lf_rng *rng)
{
    int seat = sockets[lf_rng_below(rng, TABLES) * SEATS];
    if (send(seat, text, ASK, MSG_NOSIGNAL) < 0) exit(0);
}

/* Whoever has asked and is answered lets a table ask again, so the same number are on their way. */
static void be_clients(const struct sockaddr_in *where)
{
    static long heard[SOCKETS];
    struct epoll_event event[EVENTS];
    struct lf_rng rng = { .key = lf_rng_key(1, 0) };
    int poll = epoll_create1(0);
    for (int i = 0; i < SOCKETS; i++) {
        sockets[i] = socket(AF_INET, SOCK_STREAM, 0);
        if (connect(sockets[i], (const struct sockaddr *)where, sizeof *where) != 0) exit(1);
        follow(poll, i);
    }
    for (long i = 0; i < plan.together * 2; i++) ask(&rng);
    for (;;) {
        int count = epoll_wait(poll, event, EVENTS, -1);
        for (int i = 0; i < count; i++) {
            uint32_t who = event[i].data.u32;
            ssize_t length = recv(sockets[who], text, MOST, 0);
            if (length <= 0) exit(0);
            heard[who] += length;
            for (; heard[who] >= plan.bytes; heard[who] -= plan.bytes)
                if (who % SEATS == 0) ask(&rng);
        }
    }
}

/* ---- The other side ---- */

static struct { int asked[MOST]; long count, commits; double waited; } batch;

static void receive(int poll)
{
    struct epoll_event event[EVENTS];
    int count = epoll_wait(poll, event, EVENTS, 10);
    for (int i = 0; i < count; i++) {
        int who = (int)event[i].data.u32;
        ssize_t length = recv(sockets[who], text, MOST, 0);
        if (length <= 0) give_up("recv");
        for (; length >= ASK && batch.count < MOST; length -= ASK)
            batch.asked[batch.count++] = who / SEATS * SEATS;
    }
}

static void keep(int file)
{
    double began = seconds();
    size_t size = (size_t)(plan.disk * batch.count);
    if (pwrite(file, text, size < MOST ? size : MOST, batch.commits % 128 * MOST) < 0 ||
        fdatasync(file) != 0)
        give_up("fdatasync");
    batch.waited += seconds() - began;
}

static void answer(int file)
{
    if (file >= 0) keep(file);
    batch.commits++;
    for (long i = 0; i < batch.count; i++)
        for (int seat = 0; seat < SEATS; seat++)
            if (send(sockets[batch.asked[i] + seat], text, (size_t)plan.bytes, MSG_NOSIGNAL) < 0)
                give_up("send");
    batch.count = 0;
}

static void measure(int poll, int file)
{
    struct rusage before, after;
    long moves = 0;
    double began = seconds();
    getrusage(RUSAGE_SELF, &before);
    while (moves < plan.moves) {
        receive(poll);
        if (batch.count < plan.together) continue;
        moves += batch.count;
        answer(file);
    }
    getrusage(RUSAGE_SELF, &after);
    double took = seconds() - began, each = 1e6 / (double)moves;
    printf("%ld moves, %.0f a second: %.1f us of processor time a move, %.1f of them in the kernel",
           moves, (double)moves / took,
           (in_seconds(after.ru_utime) - in_seconds(before.ru_utime) +
            in_seconds(after.ru_stime) - in_seconds(before.ru_stime)) * each,
           (in_seconds(after.ru_stime) - in_seconds(before.ru_stime)) * each);
    if (file >= 0) printf("; a write with its sync %.2f ms", batch.waited * 1e3 /
                                                             (double)batch.commits);
    printf("\n");
}

static bool parse_plan(int count, char **word)
{
    struct { const char *name; long *number; } options[] = {
        { "--moves", &plan.moves }, { "--together", &plan.together },
        { "--bytes", &plan.bytes }, { "--disk", &plan.disk },
    };
    for (int i = 1; i + 1 < count; i += 2) {
        size_t k = 0;
        while (k < 4 && strcmp(word[i], options[k].name) != 0) k++;
        if (k < 4) *options[k].number = atol(word[i + 1]);
        else if (strcmp(word[i], "--folder") == 0) plan.folder = word[i + 1];
        else return false;
    }
    return count % 2 == 1 && plan.moves > 0 && plan.together > 0 && plan.together < 1000 &&
           plan.bytes > 0 && plan.bytes < MOST && plan.disk >= 0;
}

int main(int count, char **word)
{
    struct sockaddr_in where = { .sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK) };
    socklen_t size = sizeof where;
    char name[4096];
    int door = socket(AF_INET, SOCK_STREAM, 0), poll = epoll_create1(0), file = -1;
    if (!parse_plan(count, word)) {
        fprintf(stderr, "usage: the comment at the top of tools/floor.c lists all options\n");
        return 2;
    }
    snprintf(name, sizeof name, "%s/landfall-floor.XXXXXX", plan.folder);
    if (plan.disk && (file = mkstemp(name)) < 0) give_up(name);
    if (file >= 0) unlink(name);
    if (bind(door, (struct sockaddr *)&where, size) != 0 || listen(door, SOCKETS) != 0 ||
        getsockname(door, (struct sockaddr *)&where, &size) != 0)
        give_up("listen");
    pid_t clients = fork();
    if (clients == 0) be_clients(&where);
    for (int i = 0; i < SOCKETS; i++) {
        sockets[i] = accept(door, NULL, NULL);
        if (sockets[i] < 0) give_up("accept");
        follow(poll, i);
    }
    measure(poll, file);
    kill(clients, SIGKILL);
    waitpid(clients, NULL, 0);
    return 0;
}
