/* memory.c - what a C library would bring: the functions compilers call on their own, and the
 * end of the program when an assert fails. */
#include <string.h>

#include "core/check.h"

/* The Makefile builds this file with -fno-builtin, which keeps the compiler from
 * turning each loop into a call of the very function it is in. */
void *memcpy(void *restrict to, const void *restrict from, size_t size)
{
    unsigned char *out = to;
    const unsigned char *in = from;
    for (size_t i = 0; i < size; i++) out[i] = in[i];
    return to;
}

/* Where both overlap, the end that is read last is written last. */
void *memmove(void *to, const void *from, size_t size)
{
    unsigned char *out = to;
    const unsigned char *in = from;
    if (out <= in) for (size_t i = 0; i < size; i++) out[i] = in[i];
    else for (size_t i = size; i > 0; i--) out[i - 1] = in[i - 1];
    return to;
}

void *memset(void *to, int value, size_t size)
{
    unsigned char *out = to;
    for (size_t i = 0; i < size; i++) out[i] = (unsigned char)value;
    return to;
}

int memcmp(const void *a, const void *b, size_t size)
{
    const unsigned char *left = a, *right = b;
    for (size_t i = 0; i < size; i++)
        if (left[i] != right[i]) return left[i] < right[i] ? -1 : 1;
    return 0;
}

void *memchr(const void *in, int value, size_t size)
{
    const unsigned char *bytes = in;
    for (size_t i = 0; i < size; i++)
        if (bytes[i] == (unsigned char)value) return (void *)(bytes + i);
    return NULL;
}

_Noreturn void lf_panic(const char *what, const char *file, int line)
{
    (void)what, (void)file, (void)line;
    __builtin_trap();
}
