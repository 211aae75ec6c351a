/* upgrade.c - see upgrade.h. */
#include <string.h>

#include "server/log.h"
#include "server/upgrade.h"
#include "server/wire.h"

/* An answer to a handshake that is not let through. The connection ends with it: what stands
 * behind the handshake was meant for a socket. */
int upgrade_refuse(struct lws *wsi, struct server *server, enum problem_kind kind,
                   enum net_drop why)
{
    enum { SIZE = 512 };
    char body[LWS_PRE + SIZE], accept[64];
    unsigned char head[LWS_PRE + 2048], *start = head + LWS_PRE, *at = start;
    unsigned char *end = head + sizeof head - 1;
    enum lf_language language =
        http_header(wsi, WSI_TOKEN_HTTP_ACCEPT_LANGUAGE, accept, sizeof accept) &&
        accept[0] == 'd' && accept[1] == 'e' ? LF_DE : LF_EN;
    int length = problem_write(kind, NULL, language, body + LWS_PRE, SIZE);
    int status = problem_status(kind);
    struct log_line line;
    metrics_drop(server, why);
    server->metrics.http_requests[status / 100]++;
    log_begin(&line, LOG_LEVEL_INFO, "socket.refused");
    log_number(&line, "status", status);
    log_text(&line, "reason", metrics_drop_name(why));
    log_end(&line);
    if (lws_add_http_common_headers(wsi, (unsigned)status, "application/problem+json",
                                    (lws_filepos_t)length, &at, end) != 0 ||
        lws_add_http_header_by_name(wsi, (const unsigned char *)"connection:",
                                    (const unsigned char *)"close", 5, &at, end) != 0 ||
        lws_finalize_write_http_header(wsi, start, &at, end) != 0)
        return -1;
    if (lws_write(wsi, (unsigned char *)body + LWS_PRE, (size_t)length, LWS_WRITE_HTTP_FINAL) >= 0)
        wire_end(wsi);
    return -1;
}

static bool is_name(const char *text, size_t length, const char *name)
{
    return length == strlen(name) && memcmp(text, name, length) == 0;
}

bool upgrade_names_us(struct lws *wsi)
{
    char text[128];
    if (!http_header(wsi, WSI_TOKEN_PROTOCOL, text, sizeof text)) return false;
    for (const char *at = text; *at;) {
        at += strspn(at, " ,");
        size_t length = strcspn(at, " ,");
        if (is_name(at, length, PROTOCOL_DIFFERENCES) || is_name(at, length, PROTOCOL_WHOLE))
            return true;
        at += length;
    }
    return false;
}
