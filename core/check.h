/* check.h - asserts that work without a C library.
 *
 * LF_ASSERT is for our own mistakes, never for bad input. It stays on in the server and in all
 * tests; a build with LF_FAST leaves it out. The program that links the core provides
 * lf_panic(): the command prints and aborts, WebAssembly traps.
 */
#ifndef LF_CHECK_H
#define LF_CHECK_H

_Noreturn void lf_panic(const char *what, const char *file, int line);

#ifdef LF_FAST
#define LF_ASSERT(condition) ((void)sizeof(condition))
#else
#define LF_ASSERT(condition) \
    (__builtin_expect(!(condition), 0) ? lf_panic(#condition, __FILE__, __LINE__) : (void)0)
#endif

#endif
