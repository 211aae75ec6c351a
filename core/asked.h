/* asked.h - what a person may type beside moves: questions about the match, and a few wishes. One
 * table for the terminal and for the text mode of the page, in both languages. */
#ifndef LF_ASKED_H
#define LF_ASKED_H

#include "core/lf.h"

enum lf_asked {
    LF_ASKED_HELP, LF_ASKED_HINT, LF_ASKED_MOVES, LF_ASKED_WHY, LF_ASKED_RULES, LF_ASKED_HAND,
    LF_ASKED_PLAYERS, LF_ASKED_OFFERS, LF_ASKED_BOARD, LF_ASKED_LOG, LF_ASKED_TIME, LF_ASKED_CARD,
    LF_ASKED_DECKS, LF_ASKED_DECLINE, LF_ASKED_UNDO, LF_ASKED_SAY, LF_ASKED_SAVE, LF_ASKED_QUIT,
    LF_ASKED_COUNT,
    LF_ASKED_NOTHING = LF_ASKED_COUNT,
};

enum lf_asked_where { LF_AT_TERMINAL = 1, LF_IN_PAGE = 2 };

struct lf_question {
    uint8_t where;                     /* enum lf_asked_where */
    bool verbatim;                     /* what follows it keeps its capitals */
    struct lf_say name;                /* both are understood in either language */
    const char *also;                  /* other words, parted by spaces, umlauts as two letters */
    struct lf_say arguments, help;
};
extern const struct lf_question lf_questions[LF_ASKED_COUNT];

/* Which question a line is, by one of its words or, where `begun`, by how one begins; *rest is
 * what follows the word. LF_ASKED_NOTHING: none, or the beginning of several. */
enum lf_asked lf_asked_read(const char *line, enum lf_asked_where where, bool begun,
                            const char **rest);

#endif
