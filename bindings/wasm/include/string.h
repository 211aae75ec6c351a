/* string.h - the four functions that freestanding code may call; bindings/wasm/memory.c has
 * them. Any other use of a C library header fails to build for WebAssembly. */
#ifndef LF_WASM_STRING_H
#define LF_WASM_STRING_H

#include <stddef.h>

void *memcpy(void *restrict to, const void *restrict from, size_t size);
void *memmove(void *to, const void *from, size_t size);
void *memset(void *to, int value, size_t size);
int memcmp(const void *a, const void *b, size_t size);
void *memchr(const void *in, int value, size_t size);

#endif
