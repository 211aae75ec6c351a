/* difference.h - what has changed from one text to the next, as a short list that rebuilds it.
 *
 * The server keeps what it last told a viewer, a JSON text, and sends only what is new in it. The
 * list is JSON itself, [KEEP,DROP,"NEW",KEEP,DROP,"NEW",...]: so many bytes of the old text are
 * kept, so many dropped, then the new ones follow; what is left of the old text at the end is
 * kept. It knows bytes, no values, so it serves any game; and as it is a function of the two
 * texts, it tells nothing that they do not. Both texts are plain ASCII.
 */
#ifndef LF_DIFFERENCE_H
#define LF_DIFFERENCE_H

#include "core/text.h"

struct lf_bytes { const char *at; size_t length; };

/* XXH32 with seed 0: quick here, and a few lines in any other language. */
uint32_t lf_text_hash(struct lf_bytes text);

/* Writes the list that makes `after` of `before`. */
void lf_put_difference(struct lf_out *out, struct lf_bytes before, struct lf_bytes after);

/* Reads such a list and writes the new text. False: it is none, or not one for this text; what
 * was written then means nothing. Any bytes may be given. */
bool lf_apply_difference(struct lf_out *out, struct lf_bytes before, struct lf_bytes list);

#endif
