/* silence.c - whether a client that says nothing is still there.
 *
 * A socket that was silent for --ping seconds is asked by a ping of RFC 6455, and ended where no
 * answer comes. lws can do so itself, but keeps all times in one sorted list: where thousands came
 * in the same moment, each step through it is long, and all of them are due together. Here the
 * beat looks at each socket, and those of one moment are asked in several beats. While this
 * process stood still nobody was silent: the time is the server's steady one. */
#include "server/session.h"

enum {
    ANSWER_MS = 10000,                  /* from a ping until nobody is there */
    SPREAD = 16,                        /* sockets are asked up to a quarter of --ping early, ... */
    SPREAD_OF = 64,                     /* ... each by so many parts of it, by its number */
};

void silence_heard(struct session *session)
{
    session->heard_ms = session->server->steady_ms;
    session->asked_ms = 0;
    session->ping_owed = false;
}

/* What is under way to the client comes first; the time it has for an answer runs meanwhile. The
 * byte is needed: lws tells of no pong that is empty. */
static bool ask(struct session *session)
{
    unsigned char frame[LWS_PRE + 1] = { 0 };
    if (session->first || lws_partial_buffered(session->wsi)) return true;
    session->ping_owed = false;
    return lws_write(session->wsi, frame + LWS_PRE, 1, LWS_WRITE_PING) >= 0;
}

bool silence_bears(struct session *session)
{
    int64_t now = session->server->steady_ms, ping_ms = session->server->config->ping_s * 1000;
    int64_t early_ms = ping_ms * (int64_t)(session->number % SPREAD) / SPREAD_OF;
    if (session->close_code) return true;
    if (!session->asked_ms && now - session->heard_ms >= ping_ms - early_ms) {
        session->asked_ms = now;
        session->ping_owed = true;
    }
    if (session->asked_ms && now - session->asked_ms > ANSWER_MS) return false;
    return !session->ping_owed || ask(session);
}
