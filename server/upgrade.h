/* upgrade.h - the handshake that makes a WebSocket of a request: which protocol it names, and how
 * it is refused. */
#ifndef SERVER_UPGRADE_H
#define SERVER_UPGRADE_H

#include "server/net.h"

bool upgrade_names_us(struct lws *wsi);     /* one of the protocols that we speak */
/* Answers and ends the connection; returns -1, what lws wants to hear then. */
int upgrade_refuse(struct lws *wsi, struct server *server, enum problem_kind kind,
                   enum net_drop why);

#endif
