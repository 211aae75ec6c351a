/* lesson.h - the lessons of a game (core/lesson.h), for pages. */
#ifndef LF_WASM_LESSON_H
#define LF_WASM_LESSON_H

/* The n-th lesson of a game as JSON; "" past the last. */
const char *landfall_lesson(int game, int n);
/* How a game is played (core/how.h) as JSON; "": there is no text. */
const char *landfall_how(int game);

#endif
