/* document.c - document.h with zlib. */
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <zlib.h>

#include "core/check.h"
#include "server/document.h"

enum { GZIP_WINDOW = 15 + 16, MEMORY_LEVEL = 8, HASH_BYTES = 8, GAIN_FROM = 200 };

struct document *document_new(char *text, int level)
{
    unsigned char hash[crypto_generichash_BYTES];
    struct document *document = text ? calloc(1, sizeof *document) : NULL;
    if (!document) {
        free(text);
        return NULL;
    }
    document->text = text;
    document->length = strlen(text);
    document->level = level;
    document->holders = 1;
    crypto_generichash(hash, sizeof hash, (const unsigned char *)text, document->length, NULL, 0);
    document->etag[0] = '"';
    sodium_bin2hex(document->etag + 1, HASH_BYTES * 2 + 1, hash, HASH_BYTES);
    strcat(document->etag, "\"");
    return document;
}

struct document *document_hold(struct document *document)
{
    document->holders++;
    return document;
}

void document_drop(struct document *document)
{
    if (!document) return;
    LF_ASSERT(document->holders > 0);
    if (--document->holders > 0) return;
    free(document->text);
    free(document->packed);
    free(document);
}

bool document_pack(struct document *document)
{
    z_stream stream = { 0 };
    if (document->tried) return document->packed != NULL;
    document->tried = true;
    if (document->length < GAIN_FROM ||
        deflateInit2(&stream, document->level, Z_DEFLATED, GZIP_WINDOW, MEMORY_LEVEL,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        return false;
    size_t room = deflateBound(&stream, document->length);
    unsigned char *packed = malloc(room);
    stream.next_in = (unsigned char *)document->text;
    stream.avail_in = (uInt)document->length;
    stream.next_out = packed;
    stream.avail_out = (uInt)room;
    bool good = packed && deflate(&stream, Z_FINISH) == Z_STREAM_END;
    size_t length = stream.total_out;
    deflateEnd(&stream);
    if (!good || length >= document->length) {
        free(packed);
        return false;
    }
    document->packed = packed;
    document->packed_length = length;
    return true;
}

void document_etag(const struct document *document, bool packed, char out[DOCUMENT_ETAG_SIZE])
{
    memcpy(out, document->etag, DOCUMENT_ETAG_SIZE);
    if (packed) strcpy(out + strlen(out) - 1, "-z\"");
}

bool document_known(const char *list, const char *etag)
{
    size_t wanted = strlen(etag);
    for (const char *at = list; *at;) {
        at += strspn(at, " \t,");
        if (*at == '*') return true;
        if (strncmp(at, "W/", 2) == 0) at += 2;
        size_t length = *at == '"' ? strcspn(at + 1, "\"") + 2 : strcspn(at, ",");
        if (length == wanted && strncmp(at, etag, wanted) == 0) return true;
        if (strnlen(at, length) < length) return false;
        at += length;
    }
    return false;
}

bool document_accepts_gzip(const char *list)
{
    for (const char *at = list; *at;) {
        at += strspn(at, " \t,");
        size_t length = strcspn(at, " \t,;"), rest = strcspn(at, ",");
        bool named = (length == 4 && strncasecmp(at, "gzip", 4) == 0) ||
                     (length == 1 && *at == '*');
        const char *weight = at + length + strspn(at + length, " \t;");
        if (named && weight < at + rest && strncasecmp(weight, "q=", 2) == 0)
            return strtod(weight + 2, NULL) > 0;
        if (named) return true;
        at += rest;
    }
    return false;
}
