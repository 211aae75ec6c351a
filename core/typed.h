/* typed.h - what a person types for a move: the notation, or less than that.
 *
 * One reader for the terminal and for the text mode of the page. `r27` is `road e27`, `s 18` is
 * `settlement c18`, a bare `27` is the one listed move at a place of that number, `siedlung 18`
 * says it in German, `bank 4 grain > ore` in words. The notation itself stays as it is: what is
 * read here is completed to notation, and nothing is taken for a move that the game's parse() does
 * not read. The words stand in one table for all games, games/words.c.
 */
#ifndef LF_TYPED_H
#define LF_TYPED_H

#include "core/lf.h"

enum { LF_TYPED_MAX = 256, LF_TYPED_SEVERAL_MAX = 24 };

/* Words that stand for a word of the notation, each parted from the next by a space, in lower case
 * with ae oe ue ss for ä ö ü ß: people may type either. */
struct lf_alias {
    const char *word;                  /* of the notation; NULL ends the table */
    const char *also;                  /* whole words, which may be begun and left: "siedlung" */
    const char *brief;                 /* short forms: "s"; NULL: none */
};

/* What people say, of all games: words of kinds and of arguments; cards ("b" is brick); and the
 * letters of places by what the notation calls them ("c" is a CORNER). games/words.c */
struct lf_spoken { const struct lf_alias *words, *goods, *places; };
extern const struct lf_spoken lf_spoken;

enum lf_typed_as {
    LF_TYPED_NOTHING,                  /* no move; `text` is as far as it was understood */
    LF_TYPED_MOVE,                     /* one move, listed or not: check() judges it */
    LF_TYPED_KIND,                     /* a kind that needs to be told more: where? */
    LF_TYPED_SEVERAL,                  /* one of these listed moves, nobody knows which */
};

struct lf_typed {
    enum lf_typed_as as;
    char text[LF_TYPED_MAX];
    lf_action action;                  /* of LF_TYPED_MOVE */
    const struct lf_kind *kind;        /* of LF_TYPED_KIND */
    lf_action several[LF_TYPED_SEVERAL_MAX];
    int count;                         /* of `several`; more may have fitted */
    bool guessed;                      /* no kind has this word, and nothing listed fits: it may
                                          as well be the beginning of a question */
};

/* Who types, and what he may do: the moves that legal() lists for the seat. */
struct lf_typist {
    const struct lf_game *game;
    const lf_action *list;
    int count;
    lf_seats others;                   /* whom an offer goes to where none is named */
};

void lf_typed_read(const struct lf_typist *typist, const char *line, struct lf_typed *out);

/* Whether a bare number counts the listed moves from 1: only where they are of one kind or two, as
 * in a choice, and none of them has a number of its own that could be meant. */
bool lf_typed_numbered(const struct lf_typist *typist);

/* The shortest form of a listed move that is read as this move and no other. */
int lf_typed_brief(const struct lf_typist *typist, lf_action action, char *out, size_t size);

/* In lower case, umlauts as two letters, single spaces: as words are compared. */
int lf_typed_fold(const char *line, char *out, size_t size);

#endif
