/* host.h - a `landfall serve` of our own to try things on, and plain HTTP questions to it. */
#ifndef TOOLS_HOST_H
#define TOOLS_HOST_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct host {
    pid_t pid;
    int port;
    int out;                      /* the server's standard output; its log goes to log_file */
};

struct host_wish {
    const char *program;          /* "build/landfall" */
    const char *store;            /* "sqlite:FILE" or "memory:" */
    const char *log_file;         /* where the server's messages are appended; NULL: nowhere */
    int port;                     /* 0: any free one */
    int bot_threads;              /* 0: the server's own choice */
};

/* Starts a server and waits until it listens: its first line names the address. It ends when
 * this process does. Limits per address are lifted, since everyone comes from one. */
bool host_start(struct host *host, const struct host_wish *wish);
/* Ends it by this signal and waits for it. Returns its exit status, -1 if a signal ended it. */
int host_stop(struct host *host, int signal);

int64_t host_memory(const struct host *host);     /* resident bytes */
/* Seconds of processor time so far; *kernel (may be NULL): those of them that the system took. */
double host_cpu(pid_t pid, double *kernel);
double own_cpu(void);

/* A connection for questions that wait for their answer. */
struct http { int fd, port; };

/* Asks and reads the whole answer. body NULL: GET; else POST with JSON. The answer's body is put
 * into out as text; returns the status, or -1 when the connection failed. */
int http_ask(struct http *http, const char *path, const char *token, const char *body, char *out,
             size_t size);
void http_close(struct http *http);

#endif
