/* lesson.h - the lessons of a game (core/lesson.h), for pages. */
#ifndef LF_WASM_LESSON_H
#define LF_WASM_LESSON_H

/* The n-th lesson of a game as JSON; "" past the last. */
const char *landfall_lesson(int game, int n);

#endif
