/* wire.h - our side of libwebsockets: one request at a time on a connection.
 *
 * lws 4.1.6 reads as much as the socket has. What stands behind a request goes onto a list of its
 * own and is read from there later; a request with a body that is read from that list makes lws
 * loop for ever, and bytes behind a body make it report the body again and again. So nothing is
 * ever read from that list: a connection is not read from while a request is being answered, and
 * it ends with the answer if lws had read further already. Who sends requests in a row without
 * waiting gets the first answered, which HTTP allows, and asks again on a new connection.
 *
 * lws also knows ways that lead out of HTTP: CONNECT, h2c, sub-protocols by the name of our own
 * handler. wire_expected() is where they end. */
#ifndef SERVER_WIRE_H
#define SERVER_WIRE_H

#include <libwebsockets.h>
#include <stdbool.h>
#include <stdint.h>

/* Whether the HTTP handler may be called for this at all; if not, the connection must end. */
bool wire_expected(enum lws_callback_reasons reason);

/* Whether lws will report a body for the request whose head has just been read. */
bool wire_body_follows(struct lws *wsi);

/* Reads nothing more until wire_go_on(). To be called as soon as a request is complete. */
void wire_hold(struct lws *wsi);
/* Of a held connection: whether more than the request has been read from it. */
bool wire_read_ahead(struct lws *wsi);
void wire_go_on(struct lws *wsi);

/* No more is written. What has come and is not wanted is read and forgotten, as the system would
 * take the answer back from a client whose bytes were left unread. */
void wire_end(struct lws *wsi);

/* Bytes that have been read from this connection, control frames included, of which lws does not
 * tell; 0 where the system cannot say. */
uint64_t wire_bytes_read(struct lws *wsi);

/* Tells a client that waits for it to send its body. False: the connection is broken. */
bool wire_continue(struct lws *wsi);

#endif
