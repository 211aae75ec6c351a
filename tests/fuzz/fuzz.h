/* fuzz.h - what the fuzz targets share. Each target reads a text as a person or a file might
 * bring it and asserts what must hold of any text: no crash, no read past the end, a refusal
 * with a place and a reason, and a round trip of whatever was taken. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdint.h>
#include <string.h>

#include "core/check.h"
#include "core/lf.h"

enum { INPUT_MAX = 16384 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The input as a text; it ends at the first zero byte. */
static inline const char *fuzz_text(const uint8_t *data, size_t size)
{
    static char text[INPUT_MAX + 1];
    size_t length = size < INPUT_MAX ? size : INPUT_MAX;
    memcpy(text, data, length);
    text[length] = 0;
    return text;
}

static inline void fuzz_refused(const struct lf_error *error, const char *text)
{
    LF_ASSERT(error->at <= strlen(text));
    LF_ASSERT(error->rule || (error->expected.in[LF_EN] && error->expected.in[LF_DE]));
}

#endif
