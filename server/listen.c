/* listen.c - see listen.h. */
#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "server/listen.h"

enum { TRIES = 20 };

static bool read_port(const char *text, int *port)
{
    size_t length = strlen(text);
    if (length == 0 || length > 5 || strspn(text, "0123456789") != length) return false;
    *port = atoi(text);
    return *port <= 65535;
}

bool listen_parse(const char *text, char host[LISTEN_HOST_SIZE], int *port)
{
    unsigned char address[16];
    const char *colon = strrchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : 0;
    if (!colon) {
        snprintf(host, LISTEN_HOST_SIZE, "127.0.0.1");
        return read_port(text, port);
    }
    if (!read_port(colon + 1, port) || length >= LISTEN_HOST_SIZE) return false;
    if (length >= 2 && text[0] == '[' && text[length - 1] == ']') {
        memcpy(host, text + 1, length - 2);
        host[length - 2] = 0;
        return inet_pton(AF_INET6, host, address) == 1;
    }
    memcpy(host, text, length);
    host[length] = 0;
    if (strcmp(host, "localhost") == 0) snprintf(host, LISTEN_HOST_SIZE, "127.0.0.1");
    if (strcmp(host, "*") == 0 || length == 0) snprintf(host, LISTEN_HOST_SIZE, "0.0.0.0");
    return inet_pton(AF_INET, host, address) == 1;
}

/* 0, or the error of the system. */
static int try_port(const char *host, int port)
{
    struct sockaddr_in6 six = { .sin6_family = AF_INET6, .sin6_port = htons((uint16_t)port) };
    struct sockaddr_in four = { .sin_family = AF_INET, .sin_port = htons((uint16_t)port) };
    bool is_six = strchr(host, ':') != NULL;
    int on = 1, result = 0;
    int number = socket(is_six ? AF_INET6 : AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (number < 0) return errno;
    setsockopt(number, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (is_six) setsockopt(number, IPPROTO_IPV6, IPV6_V6ONLY, &(int){ 0 }, sizeof(int));
    inet_pton(AF_INET6, host, &six.sin6_addr);
    inet_pton(AF_INET, host, &four.sin_addr);
    const struct sockaddr *address = is_six ? (struct sockaddr *)&six : (struct sockaddr *)&four;
    if (bind(number, address, is_six ? sizeof six : sizeof four) != 0 || listen(number, 1) != 0)
        result = errno;
    close(number);
    return result;
}

enum server_end listen_probe(const char *host, int port, char error[SERVER_ERROR_SIZE])
{
    error[0] = 0;
    if (port == 0) return SERVER_STOPPED;
    int result = try_port(host, port);
    if (result == 0) return SERVER_STOPPED;
    if (result != EADDRINUSE) {
        snprintf(error, SERVER_ERROR_SIZE, "%s", strerror(result));
        return SERVER_ADDRESS;
    }
    for (int other = port + 1; other <= port + TRIES && other <= 65535; other++) {
        if (try_port(host, other) != 0) continue;
        snprintf(error, SERVER_ERROR_SIZE, "%d", other);
        break;
    }
    return SERVER_TAKEN;
}

enum server_end listen_probe_all(const struct server_config *config, char error[SERVER_ERROR_SIZE])
{
    char why[SERVER_ERROR_SIZE];
    enum server_end end = listen_probe(config->host, config->port, error);
    if (end != SERVER_STOPPED || !config->metrics_host) return end;
    if (config->metrics_port && config->metrics_port == config->port)
        end = SERVER_TAKEN;
    else
        end = listen_probe(config->metrics_host, config->metrics_port, why);
    if (end == SERVER_STOPPED) return end;
    snprintf(error, SERVER_ERROR_SIZE, "--metrics %s:%d: %.200s", config->metrics_host,
             config->metrics_port, end == SERVER_TAKEN ? strerror(EADDRINUSE) : why);
    return SERVER_FAILED;
}
