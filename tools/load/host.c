/* host.c - see host.h. */
#define _GNU_SOURCE                 /* memmem */
#include "tools/load/host.h"

#include <arpa/inet.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static void become_server(const struct host_wish *wish, int out)
{
    char listen[32], threads[16];
    char *arguments[24];
    int count = 0;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    snprintf(listen, sizeof listen, "127.0.0.1:%d", wish->port);
    snprintf(threads, sizeof threads, "%d", wish->bot_threads);
    arguments[count++] = (char *)wish->program;
    arguments[count++] = "serve";
    arguments[count++] = "--listen";
    arguments[count++] = listen;
    arguments[count++] = "--store";
    arguments[count++] = (char *)wish->store;
    arguments[count++] = "--sockets-per-address";
    arguments[count++] = "0";
    arguments[count++] = "--tables-per-guest";
    arguments[count++] = "0";
    arguments[count++] = "--sockets";
    arguments[count++] = "0";
    arguments[count++] = "--bot-tables";
    arguments[count++] = "0";
    arguments[count++] = "--rate";
    arguments[count++] = "0";
    if (wish->bot_threads) {
        arguments[count++] = "--bot-threads";
        arguments[count++] = threads;
    }
    arguments[count] = NULL;
    const char *log = wish->log_file ? wish->log_file : "/dev/null";
    int messages = open(log, O_WRONLY | O_CREAT | O_APPEND, 0600);
    dup2(out, STDOUT_FILENO);
    if (messages >= 0) dup2(messages, STDERR_FILENO);
    execv(wish->program, arguments);
    _exit(127);
}

/* The port in the address that the server's first line names. */
static int read_port(int fd)
{
    char line[256];
    size_t length = 0;
    while (length < sizeof line - 1) {
        ssize_t got = read(fd, line + length, sizeof line - 1 - length);
        if (got <= 0) return 0;
        length += (size_t)got;
        line[length] = 0;
        char *end = strchr(line, '\n');
        if (!end) continue;
        *end = 0;
        char *address = strstr(line, "://"), *colon = address ? strchr(address + 3, ':') : NULL;
        return colon ? atoi(colon + 1) : 0;
    }
    return 0;
}

bool host_start(struct host *host, const struct host_wish *wish)
{
    int ends[2];
    if (pipe(ends) != 0) return false;
    host->pid = fork();
    if (host->pid == 0) {
        close(ends[0]);
        become_server(wish, ends[1]);
    }
    close(ends[1]);
    host->out = ends[0];
    fcntl(host->out, F_SETFD, FD_CLOEXEC);
    host->port = host->pid > 0 ? read_port(host->out) : 0;
    if (host->port > 0) return true;
    host_stop(host, SIGKILL);
    return false;
}

int host_stop(struct host *host, int signal)
{
    int status = 0;
    if (host->pid <= 0) return -1;
    kill(host->pid, signal);
    waitpid(host->pid, &status, 0);
    close(host->out);
    host->pid = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

int64_t host_memory(const struct host *host)
{
    char path[64], line[256];
    long pages = 0;
    snprintf(path, sizeof path, "/proc/%d/statm", (int)host->pid);
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    if (!fgets(line, sizeof line, file) || sscanf(line, "%*s %ld", &pages) != 1) pages = 0;
    fclose(file);
    return (int64_t)pages * sysconf(_SC_PAGESIZE);
}

double host_cpu(pid_t pid, double *kernel)
{
    char path[64], text[1024];
    unsigned long user = 0, system = 0;
    if (kernel) *kernel = 0;
    snprintf(path, sizeof path, "/proc/%d/stat", (int)pid);
    FILE *file = fopen(path, "r");
    if (!file) return 0;
    size_t length = fread(text, 1, sizeof text - 1, file);
    fclose(file);
    text[length] = 0;
    char *name_end = strrchr(text, ')');        /* a name may hold anything but ends here */
    if (!name_end || sscanf(name_end + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu",
                            &user, &system) != 2)
        return 0;
    if (kernel) *kernel = (double)system / (double)sysconf(_SC_CLK_TCK);
    return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

double own_cpu(void)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

void http_close(struct http *http)
{
    if (http->fd > 0) close(http->fd);
    http->fd = 0;
}

static bool http_open(struct http *http)
{
    struct sockaddr_in address = { .sin_family = AF_INET,
                                   .sin_port = htons((uint16_t)http->port) };
    struct timeval patience = { .tv_sec = 20 };
    int one = 1;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    http->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (http->fd < 0) return false;
    setsockopt(http->fd, IPPROTO_TCP, TCP_NODELAY, &one, sizeof one);
    setsockopt(http->fd, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
    if (connect(http->fd, (struct sockaddr *)&address, sizeof address) == 0) return true;
    http_close(http);
    return false;
}

/* Reads an answer with a Content-Length. */
static int http_read(struct http *http, char *out, size_t size)
{
    size_t length = 0, head = 0, body = 0;
    while (length < size - 1) {
        ssize_t got = recv(http->fd, out + length, size - 1 - length, 0);
        if (got <= 0) return -1;
        length += (size_t)got;
        out[length] = 0;
        char *end = memmem(out, length, "\r\n\r\n", 4);
        if (!end) continue;
        head = (size_t)(end - out) + 4;
        char *field = strcasestr(out, "content-length:");
        body = field && field < end ? (size_t)strtoul(field + 15, NULL, 10) : 0;
        if (length >= head + body) break;
    }
    if (!head || length < head + body) return -1;
    int status = atoi(out + 9);
    memmove(out, out + head, body);
    out[body] = 0;
    return status;
}

int http_ask(struct http *http, const char *path, const char *token, const char *body, char *out,
             size_t size)
{
    char request[2048];
    int length = snprintf(request, sizeof request,
                          "%s %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n%s%s%s", body ? "POST" : "GET",
                          path, http->port, token ? "Authorization: Bearer " : "",
                          token ? token : "", token ? "\r\n" : "");
    if (body)
        length += snprintf(request + length, sizeof request - (size_t)length,
                           "Content-Type: application/json\r\nContent-Length: %zu\r\n\r\n%s",
                           strlen(body), body);
    else length += snprintf(request + length, sizeof request - (size_t)length, "\r\n");
    /* A kept connection may have been closed meanwhile: then once more on a new one. */
    for (int attempt = 0; attempt < 2; attempt++) {
        if (http->fd <= 0 && !http_open(http)) return -1;
        if (send(http->fd, request, (size_t)length, MSG_NOSIGNAL) == length) {
            int status = http_read(http, out, size);
            if (status > 0) return status;
        }
        http_close(http);
    }
    return -1;
}
