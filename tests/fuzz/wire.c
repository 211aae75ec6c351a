/* wire.c - fuzzes what comes over the network: messages of sockets and bodies of requests. The
 * bytes are given as they come, with zeros and without an end. Whatever is taken is within the
 * bounds that server/parse.h states; whatever is refused says why. */
#include <stdlib.h>

#include "server/limits.h"
#include "server/parse.h"
#include "tests/fuzz/fuzz.h"

static void refused(const struct parse_error *error)
{
    LF_ASSERT(error->reason && error->expected.in[LF_EN] && error->expected.in[LF_DE]);
    LF_ASSERT(strlen(error->field) < sizeof error->field && strlen(error->key) <= 40);
    LF_ASSERT(error->id >= -1);
}

static void taken(const struct incoming *message)
{
    LF_ASSERT(message->type < INCOMING_COUNT);
    LF_ASSERT(message->seat >= -1 && message->seat < LF_SEATS_MAX);
    LF_ASSERT(message->phrase >= -1 && message->phrase < PARSE_PHRASES);
    LF_ASSERT(message->id >= -1 && message->have >= -1 && message->seq >= -1);
    LF_ASSERT(strlen(message->key) < sizeof message->key);
    LF_ASSERT(strlen(message->action) < sizeof message->action);
    LF_ASSERT(strlen(message->text) < sizeof message->text);
    if (message->type == INCOMING_DO)
        LF_ASSERT(message->key[0] && message->action[0] && message->seq >= 0);
    if (message->type == INCOMING_WATCH) {
        size_t length = strlen(message->table);
        LF_ASSERT(length == PARSE_TABLE_SIZE - 1 || length == PARSE_CODE_SIZE - 1);
    }
    if (message->type == INCOMING_SAY)
        LF_ASSERT((message->text[0] != 0) != (message->phrase >= 0));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct incoming message;
    struct guest_wish guest;
    struct create_wish table;
    struct parse_error error;
    /* A copy of exactly this size, so that a read past its end is seen. */
    char *bytes = malloc(size ? size : 1);
    LF_ASSERT(bytes);
    memcpy(bytes, data, size);
    if (size <= LIMIT_MESSAGE_SIZE && parse_message(bytes, size, &message, &error)) taken(&message);
    else if (size <= LIMIT_MESSAGE_SIZE) refused(&error);
    if (parse_guest(bytes, size, &guest, &error)) LF_ASSERT(guest.name[0] && guest.name[0] != ' ');
    else refused(&error);
    if (parse_create(bytes, size, &table, &error))
        LF_ASSERT(table.game[0] && table.seats > 0 && table.seats <= LF_SEATS_MAX);
    else refused(&error);
    free(bytes);
    return 0;
}
