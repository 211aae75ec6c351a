/* document.h - a text that many ask for: made once, compressed once, named by its content. */
#ifndef SERVER_DOCUMENT_H
#define SERVER_DOCUMENT_H

#include <stdbool.h>
#include <stddef.h>

enum { DOCUMENT_ETAG_SIZE = 24 };

struct document {
    char *text;
    size_t length;
    unsigned char *packed;              /* gzip; NULL: not made yet, or no gain */
    size_t packed_length;
    int level;                          /* of compression, 1 to 9 */
    bool tried;                         /* to compress */
    char etag[DOCUMENT_ETAG_SIZE];      /* with its quotes; that of the packed form ends in -z */
    unsigned holders;                   /* who must give it back */
};

/* Takes the text, which was allocated, and frees it in the end; NULL: no memory, or no text. The
 * caller holds it. */
struct document *document_new(char *text, int level);
struct document *document_hold(struct document *document);
void document_drop(struct document *document);       /* NULL is fine */

/* Whether there is a compressed form; makes it if need be. */
bool document_pack(struct document *document);
void document_etag(const struct document *document, bool packed, char out[DOCUMENT_ETAG_SIZE]);

/* Whether an If-None-Match names this ETag: a list, weak ones and "*" included. */
bool document_known(const char *if_none_match, const char *etag);
/* Whether an Accept-Encoding wants gzip. */
bool document_accepts_gzip(const char *accept_encoding);

#endif
