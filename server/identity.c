/* identity.c - who asks and from where: token, address, and the page that sends a request. */
#include <arpa/inet.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "server/net.h"

enum { COOKIES_SIZE = 2048, ORIGIN_SIZE = 300 };

/* The value of the cookie `lf`; 0 bytes if there is none. */
static size_t cookie_token(const char *cookies, const char **token)
{
    for (const char *at = cookies; *at;) {
        at += strspn(at, " ;");
        size_t length = strcspn(at, ";");
        if (length > 3 && strncmp(at, "lf=", 3) == 0) {
            *token = at + 3;
            while (length > 3 && at[length - 1] == ' ') length--;
            return length - 3;
        }
        at += length;
    }
    return 0;
}

static bool look_up(struct server *server, const char *token, size_t length, struct identity *out)
{
    if (length != GUESTS_TOKEN_SIZE - 1) return false;
    if (!guests_find(server->store, token, length, &out->person, &out->used_ms)) {
        out->unsure = store_unreachable(server->store);
        return false;
    }
    int64_t life_ms = (int64_t)server->config->guest_days * 86400 * 1000;
    if (life_ms && calendar_ms(server) - out->used_ms >= life_ms) return false;
    memcpy(out->token, token, length);
    out->token[length] = 0;
    out->known = true;
    return true;
}

void identity_read(struct lws *wsi, struct server *server, struct identity *out)
{
    char text[COOKIES_SIZE];
    const char *token = NULL;
    memset(out, 0, sizeof *out);
    if (http_header(wsi, WSI_TOKEN_HTTP_AUTHORIZATION, text, sizeof text) &&
        strncasecmp(text, "Bearer ", 7) == 0) {
        out->bearer = true;
        look_up(server, text + 7, strlen(text + 7), out);
        return;
    }
    if (!http_header(wsi, WSI_TOKEN_HTTP_COOKIE, text, sizeof text)) return;
    size_t length = cookie_token(text, &token);
    out->cookie = length > 0;
    if (length > 0) look_up(server, token, length, out);
}

/* The last address of X-Forwarded-For is the one our own proxy saw; the others are hearsay. */
static bool forwarded_key(struct lws *wsi, uint8_t key[16])
{
    char text[512];
    if (!http_header(wsi, WSI_TOKEN_X_FORWARDED_FOR, text, sizeof text)) return false;
    char *last = strrchr(text, ',');
    last = last ? last + 1 : text;
    last += strspn(last, " ");
    last[strcspn(last, " ")] = 0;
    return limits_address_key_of_text(last, key);
}

struct limited *identity_address(struct lws *wsi, struct server *server)
{
    struct sockaddr_storage address = { 0 };
    socklen_t size = sizeof address;
    uint8_t key[16];
    if (!server->config->proxied || !forwarded_key(wsi, key)) {
        if (getpeername(lws_get_socket_fd(wsi), (struct sockaddr *)&address, &size) != 0)
            return NULL;
        limits_address_key((const struct sockaddr *)&address, key);
    }
    return limits_find(server->limits, LIMIT_ADDRESS, key, net_clock_ms());
}

bool identity_secure(struct lws *wsi, struct server *server)
{
    char scheme[16] = "";
    static const char name[] = "x-forwarded-proto:";
    if (!server->config->proxied) return false;
    return lws_hdr_custom_copy(wsi, scheme, sizeof scheme, name, sizeof name - 1) > 0 &&
           strcmp(scheme, "https") == 0;
}

bool identity_is_page(struct lws *wsi)
{
    static const char *const names[] = {
        "sec-fetch-site:", "sec-fetch-mode:", "sec-fetch-dest:", "sec-fetch-user:",
    };
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) > 0 ||
        lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_COOKIE) > 0)
        return true;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (lws_hdr_custom_length(wsi, names[i], (int)strlen(names[i])) >= 0) return true;
    return false;
}

/* Names that no other site can point at us: addresses, localhost, this machine's own name; with
 * --lan also what its neighbours call it. Any other name could be made to lead here by its owner,
 * so it must be allowed by --origin. */
static bool is_own_name(const char *host, bool lan)
{
    char name[256], machine[256] = "";
    unsigned char address[16];
    size_t length;
    if (host[0] == '[') {
        length = strcspn(host + 1, "]");
        if (length >= sizeof name) return false;
        memcpy(name, host + 1, length);
        name[length] = 0;
        return inet_pton(AF_INET6, name, address) == 1;
    }
    length = strcspn(host, ":");
    if (length >= sizeof name) return false;
    memcpy(name, host, length);
    name[length] = 0;
    gethostname(machine, sizeof machine - 1);
    return strcasecmp(name, "localhost") == 0 || inet_pton(AF_INET, name, address) == 1 ||
           (machine[0] && strcasecmp(name, machine) == 0) || (lan && lan_is_own_name(name));
}

static bool is_allowed(struct lws *wsi, struct server *server, const char *origin)
{
    char host[ORIGIN_SIZE - 16], own[ORIGIN_SIZE];
    for (int i = 0; i < server->config->origin_count; i++)
        if (strcasecmp(origin, server->config->origins[i]) == 0) return true;
    if (!http_header(wsi, WSI_TOKEN_HOST, host, sizeof host) ||
        !is_own_name(host, server->config->lan))
        return false;
    snprintf(own, sizeof own, "%s://%s", identity_secure(wsi, server) ? "https" : "http", host);
    return strcasecmp(origin, own) == 0;
}

bool identity_origin_allowed(struct lws *wsi, struct server *server, const struct identity *who)
{
    char origin[ORIGIN_SIZE];
    if (lws_hdr_total_length(wsi, WSI_TOKEN_ORIGIN) == 0) return who->bearer || !who->cookie;
    return http_header(wsi, WSI_TOKEN_ORIGIN, origin, sizeof origin) &&
           is_allowed(wsi, server, origin);
}
