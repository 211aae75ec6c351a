/* words.h - what a page needs that speaks in words instead of pictures: what was typed, read as
 * notation (core/typed.h) or as a question (core/asked.h); moves as sentences, the board and the
 * hand in words, of a position that the server told.
 *
 * Texts of the caller stand in the text buffer of play.h; languages are 0 English and 1 German. */
#ifndef LF_WASM_WORDS_H
#define LF_WASM_WORDS_H

/* Begins with a game and the seat of the reader, without moves and position. 0: no such game. */
int landfall_words_start(int game, int seats, int seat);
/* Buffer: a listed move. 0: it is none of this game, or there are too many. */
int landfall_words_add(void);
void landfall_words_clear(void);                     /* no moves */

/* Buffer: what was typed. Returns enum lf_typed_as; the answer is the notation of the move, the
 * word of the kind, the moves that may be meant in lines, or the text as far as it was read. */
int landfall_words_read(void);
int landfall_words_guessed(void);                    /* it may be the beginning of a question */
int landfall_words_numbered(void);                   /* whether bare numbers count the moves */
const char *landfall_words_brief(void);              /* buffer: a listed move; its short form */
const char *landfall_words_answer(void);

/* Buffer: what was typed. Returns enum lf_asked; the answer is what follows the word. */
int landfall_words_asked(int begun);
/* The question or the kind of move of this number: word, arguments and help, parted by tabs; ""
 * where the page has none; NULL behind the last. */
const char *landfall_words_question(int number, int language);
const char *landfall_words_kind(int number, int language);

/* Buffer: what the seat knows, as a position. 0: not of this game. The rest needs one. */
int landfall_words_position(void);
/* Buffer: a move. The sentence about it, "" if it is forbidden; the rule that forbids it, or "". */
const char *landfall_words_say(int language);
const char *landfall_words_rule(void);
const char *landfall_words_tell(int part, int language);      /* enum lf_part */
const char *landfall_words_draw(int language);
const char *landfall_words_seat(int seat, int language);      /* what the game calls a seat */
/* Buffer: the name of a card, or part of it. Its text; "" if there is none such. */
const char *landfall_words_thing(int language);

#endif
