/* admin.h - the socket on which `landfall admin` talks to a running server.
 *
 * A unix socket of mode 0600: whoever is the server's user, or root, is its host. One question a
 * connection: a line of words parted by tabs, the first two being the language and "json" or
 * "text"; the answer is the exit code of `landfall admin`, a newline, and what it prints. Programs
 * use `landfall admin --json`, not the socket: it speaks only to a program of the same version.
 */
#ifndef SERVER_ADMIN_H
#define SERVER_ADMIN_H

#include <stdio.h>

#include "server/net.h"

enum { ADMIN_WORDS_MAX = 40, ADMIN_LINE_MAX = 8192 };

struct admin_ask {
    struct server *server;
    enum lf_language language;
    bool json;
    int count;                        /* of words */
    const char *word[ADMIN_WORDS_MAX];
    FILE *out;
};

/* Exit codes, as those of the command line. */
enum { ADMIN_DONE = 0, ADMIN_NO = 1, ADMIN_USAGE = 2 };

/* admin.c. Opens the socket of the configuration; SERVER_STOPPED: it is open, or not needed. */
enum server_end admin_open(struct server *server, char error[SERVER_ERROR_SIZE]);
void admin_stop(struct admin *admin);              /* may be NULL */

/* admin_do.c: does what is asked, and returns the exit code. */
int admin_do(struct admin_ask *ask);

/* admin_lists.c: one line for each. */
int admin_status(struct admin_ask *ask);
int admin_tables(struct admin_ask *ask);
int admin_guests(struct admin_ask *ask);
int admin_connections(struct admin_ask *ask);
int admin_reports(struct admin_ask *ask);
int admin_sentences(struct admin_ask *ask);
int admin_nodes(struct admin_ask *ask);
/* A sentence in the language that is asked for. */
#define ADMIN_SAY(ask, english, german) ((ask)->language == LF_DE ? (german) : (english))

#endif
