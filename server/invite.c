/* invite.c - GET /api/addresses: where people on other machines open this server, so that a link
 * made on this machine is not one to 127.0.0.1. What the network here looks like is told to this
 * machine alone; a proxy's guests all seem to be on it, so they are not told either. */
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/net.h"

enum { SIZE = 8192, LINK_SIZE = LAN_HOST_SIZE + 16 };

static bool asked_from_here(struct exchange *exchange)
{
    struct sockaddr_storage peer = { 0 };
    socklen_t size = sizeof peer;
    char host[LAN_HOST_SIZE];
    if (exchange->server->config->proxied) return false;
    if (getpeername(lws_get_socket_fd(exchange->wsi), (struct sockaddr *)&peer, &size) != 0)
        return false;
    return lan_is_loopback((const struct sockaddr *)&peer) &&
           http_header(exchange->wsi, WSI_TOKEN_HOST, host, sizeof host) &&
           lan_host_is_loopback(host);
}

static void put_network(struct lf_out *out, const struct server *server)
{
    struct lan_hosts hosts;
    lan_hosts_of(server->config->host, &hosts);
    for (int i = 0; i < hosts.count; i++) {
        char link[LINK_SIZE];
        snprintf(link, sizeof link, "http://%s:%d", hosts.host[i], server->port);
        lf_json_text(out, NULL, link);
    }
}

void invite_get(struct exchange *exchange)
{
    const struct server_config *config = exchange->server->config;
    char *text = malloc(SIZE);
    if (!text) {
        http_problem(exchange, PROBLEM_FAULT, NULL);
        return;
    }
    struct lf_out out = lf_out_start(text, SIZE);
    lf_json_object(&out, NULL);
    lf_json_array(&out, "addresses");
    for (int i = 0; i < config->origin_count; i++)
        if (!lan_host_is_loopback(strstr(config->origins[i], "://") + 3))
            lf_json_text(&out, NULL, config->origins[i]);
    if (asked_from_here(exchange)) put_network(&out, exchange->server);
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    lf_out_end(&out);
    http_answer(exchange, 200, "application/json", text);
}
