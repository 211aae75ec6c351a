/* listen.h - the address to listen on: reading it, and trying it before lws does, so that we can
 * say what is wrong and what would do instead. */
#ifndef SERVER_LISTEN_H
#define SERVER_LISTEN_H

#include "server/server.h"

enum { LISTEN_HOST_SIZE = 64 };

/* "127.0.0.1:8080", "[::1]:8080", "8080" (then 127.0.0.1). False: it is none of these. */
bool listen_parse(const char *text, char host[LISTEN_HOST_SIZE], int *port);

/* Whether the port can be had; SERVER_STOPPED if so. Of a taken one, error is a free one near
 * it as text ("8081"), or empty. */
enum server_end listen_probe(const char *host, int port, char error[SERVER_ERROR_SIZE]);

/* Whether everything that is to be listened on is free. */
enum server_end listen_probe_all(const struct server_config *config,
                                 char error[SERVER_ERROR_SIZE]);

#endif
