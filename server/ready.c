/* ready.c - answers that are kept ready: what never changes, by its path, and the list of tables,
 * which is written anew when something has changed and somebody asks, but only so often. */
#include <stdlib.h>
#include <string.h>

#include "server/document.h"
#include "server/net.h"

enum {
    LISTS_PER_S = 4, LISTS_BURST = 8,   /* how often the list of tables is written */
    FIXED_LEVEL = 9, LIST_LEVEL = 1,    /* of compression */
};

struct fixed { struct fixed *next; struct document *document; char path[]; };

struct ready {
    struct fixed *fixed;                /* never more than there are books and games */
    struct document *list;
    uint64_t list_changes;              /* of tables_changes() when it was written */
    struct bucket lists;
};

struct ready *ready_new(void)
{
    struct ready *ready = calloc(1, sizeof *ready);
    if (ready) ready->lists = bucket_full(LISTS_BURST, net_clock_ms());
    return ready;
}

void ready_free(struct ready *ready)
{
    if (!ready) return;
    for (struct fixed *fixed = ready->fixed, *next; fixed; fixed = next) {
        next = fixed->next;
        document_drop(fixed->document);
        free(fixed);
    }
    document_drop(ready->list);
    free(ready);
}

void ready_document(struct exchange *exchange, struct document *document, const char *type)
{
    struct reply *reply = &exchange->reply;
    char text[256];
    bool packed = http_header(exchange->wsi, WSI_TOKEN_HTTP_ACCEPT_ENCODING, text, sizeof text) &&
                  document_accepts_gzip(text) && document_pack(document);
    reply->status = 200;
    reply->type = type;
    reply->body = packed ? document->packed : (const unsigned char *)document->text;
    reply->length = packed ? document->packed_length : document->length;
    reply->gzip = packed;
    reply->vary = true;
    reply->cache = "no-cache";          /* kept, and asked for by its ETag */
    reply->document = document_hold(document);
    document_etag(document, packed, reply->etag);
    http_answered_unless_known(exchange);
}

bool ready_answer(struct exchange *exchange, const char *type)
{
    for (struct fixed *fixed = exchange->server->ready_texts->fixed; fixed; fixed = fixed->next) {
        if (strcmp(fixed->path, exchange->path) != 0) continue;
        ready_document(exchange, fixed->document, type);
        return true;
    }
    return false;
}

void ready_keep(struct exchange *exchange, const char *type, char *text)
{
    struct ready *ready = exchange->server->ready_texts;
    size_t size = strlen(exchange->path) + 1;
    struct fixed *fixed = malloc(sizeof *fixed + size);
    struct document *document = document_new(text, FIXED_LEVEL);
    if (!fixed || !document) {
        free(fixed);
        document_drop(document);
        http_problem(exchange, PROBLEM_FAULT, NULL);
        return;
    }
    memcpy(fixed->path, exchange->path, size);
    fixed->document = document;
    fixed->next = ready->fixed;
    ready->fixed = fixed;
    ready_document(exchange, document, type);
}

/* Within a quarter of a second several askers may get the same list, a little old. */
void ready_list(struct exchange *exchange)
{
    struct server *server = exchange->server;
    struct ready *ready = server->ready_texts;
    uint64_t changes = tables_changes(server->tables);
    if (!ready->list || (ready->list_changes != changes &&
                         bucket_sip(&ready->lists, LISTS_PER_S, LISTS_BURST, net_clock_ms()))) {
        struct document *list = document_new(tables_list(server->tables), LIST_LEVEL);
        if (list) {
            document_drop(ready->list);
            ready->list = list;
            ready->list_changes = changes;
            server->metrics.lists_written++;
        }
    }
    if (ready->list)
        ready_document(exchange, ready->list, "application/json");
    else http_problem(exchange, PROBLEM_FAULT, NULL);
}
