/* hold.c - messages that wait until what they tell is on the disk.
 *
 * Some hundred messages wait at any time and are gone a few milliseconds later, so their memory is
 * kept and used again: an allocator that is asked for all of them at once and then gets all of them
 * back costs more than writing them. */
#include "server/hold.h"

#include <stdlib.h>
#include <string.h>

#include "core/check.h"

enum {
    SMALL = 488,                      /* bytes of a message whose memory is kept */
    SPARES_MAX = 512,                 /* so many of them */
};

/* ---- Memory ---- */

/* What is not in use stands in a list, linked by its first bytes. */
static void *take_spare(struct spares *spares, size_t size)
{
    void *found = spares->first;
    if (!found) {
        found = malloc(size);
        LF_ASSERT(found);
        return found;
    }
    memcpy(&spares->first, found, sizeof spares->first);
    spares->count--;
    return found;
}

static void put_spare(struct spares *spares, void *memory)
{
    if (spares->count == SPARES_MAX) {
        free(memory);
        return;
    }
    memcpy(memory, &spares->first, sizeof spares->first);
    spares->first = memory;
    spares->count++;
}

static void free_spares(struct spares *spares)
{
    while (spares->first) free(take_spare(spares, 0));
}

void hold_sweep(struct tables *tables)
{
    if (tables->holding) return;
    free_spares(&tables->spare_bytes);
    free_spares(&tables->spare_held);
}

struct bytes *bytes_new(struct tables *tables, const char *text, size_t length)
{
    bool small = length < SMALL;
    struct bytes *bytes = small ? take_spare(&tables->spare_bytes, sizeof *bytes + SMALL)
                                : malloc(sizeof *bytes + length + 1);
    LF_ASSERT(bytes);
    bytes->refs = 1;
    bytes->small = small;
    bytes->length = length;
    memcpy(bytes->text, text, length);
    bytes->text[length] = 0;
    return bytes;
}

void bytes_release(struct tables *tables, struct bytes *bytes)
{
    if (!bytes || --bytes->refs > 0) return;
    if (bytes->small) put_spare(&tables->spare_bytes, bytes);
    else free(bytes);
}

static struct held *held_new(struct tables *tables)
{
    return take_spare(&tables->spare_held, sizeof(struct held));
}

static void held_free(struct tables *tables, struct held *held)
{
    bytes_release(tables, held->bytes);
    put_spare(&tables->spare_held, held);
}

/* ---- Holding back ---- */

static void send_now(struct client *client, const struct bytes *bytes)
{
    struct tables *tables = client->tables;
    tables->counts.sent_messages++;
    tables->counts.sent_bytes += bytes->length;
    tables->calls.send(tables->calls.context, client->socket, bytes->text, bytes->length);
}

static void hold(struct client *client, struct held *held)
{
    struct tables *tables = client->tables;
    if (!client->first) {
        client->last = &client->first;
        client->next_holding = tables->holding;
        if (tables->holding) tables->holding->holding = &client->next_holding;
        client->holding = &tables->holding;
        tables->holding = client;
    }
    *client->last = held;
    client->last = &held->next;
    tables->counts.held_messages++;
    tables->counts.held_bytes += held->bytes->length;
}

/* In order: what a client is sent waits behind what is held for it already. */
void hold_deliver(struct client *client, uint64_t ticket, struct bytes *bytes)
{
    struct tables *tables = client->tables;
    if (!client->first && ticket <= tables_durable(tables)) {
        send_now(client, bytes);
        return;
    }
    struct held *held = held_new(tables);
    *held = (struct held){ .ticket = ticket, .bytes = bytes, .table = client->table };
    bytes->refs++;
    hold(client, held);
}

static struct held *unhold(struct client *client)
{
    struct held *held = client->first;
    client->first = held->next;
    client->tables->counts.held_messages--;
    client->tables->counts.held_bytes -= held->bytes->length;
    if (client->first) return held;
    *client->holding = client->next_holding;
    if (client->next_holding) client->next_holding->holding = client->holding;
    return held;
}

void message_drop(struct client *client)
{
    while (client->first) {
        struct held *held = unhold(client);
        held_free(client->tables, held);
    }
}

/* Also those of clients who follow another table by now. */
void message_forget(const struct table *table)
{
    struct client *next;
    for (struct client *client = table->tables->holding; client; client = next) {
        struct held *kept = NULL, **end = &kept;
        next = client->next_holding;
        while (client->first) {
            struct held *held = unhold(client);
            held->next = NULL;
            if (held->table != table) {
                *end = held;
                end = &held->next;
                continue;
            }
            held_free(table->tables, held);
        }
        for (struct held *held = kept, *after; held; held = after) {
            after = held->next;
            held->next = NULL;
            hold(client, held);
        }
    }
}

void message_flush(struct tables *tables)
{
    tables_settle(tables);
    uint64_t durable = tables_durable(tables);
    for (struct client *client = tables->holding, *next; client; client = next) {
        next = client->next_holding;
        while (client->first && client->first->ticket <= durable) {
            struct held *held = unhold(client);
            send_now(client, held->bytes);
            held_free(tables, held);
        }
    }
    while (tables->births && tables->births->ticket <= durable) {
        struct birth *birth = tables->births;
        tables->births = birth->next;
        if (!tables->births) tables->births_end = &tables->births;
        tables->calls.created(tables->calls.context, birth->request, birth->table);
        free(birth);
    }
}

void message_text_now(struct client *client, const char *json)
{
    struct bytes *bytes = bytes_new(client->tables, json, strlen(json));
    send_now(client, bytes);
    bytes_release(client->tables, bytes);
}

void message_text(struct client *client, const char *json)
{
    struct bytes *bytes = bytes_new(client->tables, json, strlen(json));
    hold_deliver(client, client->table ? client->table->ticket : 0, bytes);
    bytes_release(client->tables, bytes);
}

void message_text_all(struct table *table, const char *json)
{
    struct bytes *bytes = bytes_new(table->tables, json, strlen(json));
    for (struct client *client = table->clients; client; client = client->next)
        hold_deliver(client, table->ticket, bytes);
    bytes_release(table->tables, bytes);
}
