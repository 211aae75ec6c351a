/* wire.c - see wire.h; the places in lws are lws_service_do_ripe_rxflow(), the end of
 * lws_http_action() and LRS_BODY in lws_read_h1(). */
#include <linux/tcp.h>
#include <netinet/in.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/ioctl.h>
#include <sys/socket.h>

#include "server/wire.h"

enum { DRAIN_SIZE = 4096, DRAINS = 16 };

bool wire_expected(enum lws_callback_reasons reason)
{
    switch ((int)reason) {
    case LWS_CALLBACK_FILTER_PROTOCOL_CONNECTION:   /* a WebSocket for the handler of HTTP */
    case LWS_CALLBACK_ESTABLISHED:
    case LWS_CALLBACK_RECEIVE:
    case LWS_CALLBACK_RAW_ADOPT:                    /* CONNECT */
    case LWS_CALLBACK_RAW_RX:
    case LWS_CALLBACK_RAW_WRITEABLE:
        return false;
    default:
        return true;
    }
}

bool wire_body_follows(struct lws *wsi)
{
    char text[32];                      /* as lws reads it, whatever we think of the text */
    if (lws_hdr_total_length(wsi, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0 &&
        lws_hdr_copy(wsi, text, sizeof text - 1, WSI_TOKEN_HTTP_CONTENT_LENGTH) > 0)
        return atoll(text) != 0;
    return lws_hdr_total_length(wsi, WSI_TOKEN_POST_URI) > 0 ||
           lws_hdr_total_length(wsi, WSI_TOKEN_PUT_URI) > 0 ||
           lws_hdr_total_length(wsi, WSI_TOKEN_PATCH_URI) > 0;
}

void wire_hold(struct lws *wsi)
{
    lws_rx_flow_control(wsi, 0);
}

/* lws tells only for all connections together whether one that may be read has something on its
 * list. All requests under way are held, so it is this one. */
bool wire_read_ahead(struct lws *wsi)
{
    lws_rx_flow_control(wsi, 1);
    bool ahead = lws_service_adjust_timeout(lws_get_context(wsi), 1, 0) == 0;
    lws_rx_flow_control(wsi, 0);
    return ahead;
}

void wire_go_on(struct lws *wsi)
{
    lws_rx_flow_control(wsi, 1);
}

void wire_end(struct lws *wsi)
{
    char bytes[DRAIN_SIZE];
    int number = lws_get_socket_fd(wsi);
    shutdown(number, SHUT_WR);
    for (int i = 0; i < DRAINS; i++)
        if (recv(number, bytes, sizeof bytes, MSG_DONTWAIT) <= 0) break;
}

uint64_t wire_bytes_read(struct lws *wsi)
{
    struct tcp_info info = { 0 };
    socklen_t size = sizeof info;
    int waiting = 0, number = lws_get_socket_fd(wsi);
    bool known = getsockopt(number, IPPROTO_TCP, TCP_INFO, &info, &size) == 0 &&
                 ioctl(number, FIONREAD, &waiting) == 0 && waiting >= 0;
    uint64_t all = info.tcpi_bytes_received, unread = (uint64_t)waiting;   /* 0: an old system */
    return known && all > unread ? all - unread : 0;
}

bool wire_continue(struct lws *wsi)
{
    static const char go[] = "HTTP/1.1 100 Continue\r\n\r\n";
    unsigned char buffer[LWS_PRE + sizeof go];
    char text[32];
    if (lws_hdr_copy(wsi, text, sizeof text, WSI_TOKEN_HTTP_EXPECT) <= 0 ||
        strcasecmp(text, "100-continue") != 0)
        return true;
    memcpy(buffer + LWS_PRE, go, sizeof go);
    return lws_write(wsi, buffer + LWS_PRE, sizeof go - 1, LWS_WRITE_HTTP_HEADERS) > 0;
}
