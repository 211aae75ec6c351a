/* outgoing.c - where messages to clients stand until they are written.
 *
 * Nearly all that is said in a turn of the loop is written at its end. So messages stand one behind
 * the other in one piece of memory, which is empty again with every turn; what a client does not
 * take then moves to memory of its own. */
#include <stdlib.h>
#include <string.h>

#include "server/session.h"

enum { TURN_SIZE = 1 << 18 };           /* what does not fit is allocated one by one */

static struct { _Alignas(16) unsigned char bytes[TURN_SIZE]; size_t used; } turn;

static size_t size_of(size_t length)
{
    return (sizeof(struct outgoing) + LWS_PRE + length + 15) & ~(size_t)15;
}

static bool of_turn(const struct outgoing *message)
{
    const unsigned char *at = (const unsigned char *)message;
    return at >= turn.bytes && at < turn.bytes + TURN_SIZE;
}

static struct outgoing *fill(struct outgoing *message, const void *text, size_t length)
{
    if (!message) return NULL;
    message->next = NULL;
    message->length = length;
    memcpy(message->bytes + LWS_PRE, text, length);
    return message;
}

struct outgoing *outgoing_new(const char *text, size_t length)
{
    size_t size = size_of(length);
    if (size > TURN_SIZE - turn.used) return fill(malloc(size), text, length);
    void *place = turn.bytes + turn.used;
    turn.used += size;
    return fill(place, text, length);
}

void outgoing_free(struct outgoing *message)
{
    if (!of_turn(message)) free(message);
}

bool outgoing_keep(struct session *session)
{
    for (struct outgoing **at = &session->first; *at; at = &(*at)->next) {
        struct outgoing *message = *at, *kept;
        if (!of_turn(message)) continue;
        kept = fill(malloc(size_of(message->length)), message->bytes + LWS_PRE, message->length);
        if (!kept) return false;
        kept->next = message->next;
        if (session->last == message) session->last = kept;
        *at = kept;
    }
    return true;
}

void outgoing_turn_ends(void)
{
    turn.used = 0;
}
