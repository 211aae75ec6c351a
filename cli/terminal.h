/* terminal.h - reading lines from a person or a script.
 *
 * On a terminal libedit gives line editing, history and completion; from a pipe or a file lines
 * are read as they are. Signals that should end the program are noted and make the read return,
 * so the caller can put things in order first.
 */
#ifndef CLI_TERMINAL_H
#define CLI_TERMINAL_H

#include <stdbool.h>
#include <stddef.h>

enum { TERMINAL_LINE_MAX = 1024, TERMINAL_WORDS_MAX = 256, TERMINAL_WORD_SIZE = 96 };

enum terminal_result { TERMINAL_LINE, TERMINAL_END, TERMINAL_INTERRUPTED };

/* What may stand where the cursor is: whole words that begin with what is typed of the last
 * one. A word that is not the last of its line ends with a space. */
struct completion {
    char word[TERMINAL_WORDS_MAX][TERMINAL_WORD_SIZE];
    int count;
    bool more;                 /* there were too many to note */
};
void completion_add(struct completion *completion, const char *word, size_t length);

typedef void (*terminal_complete)(void *context, const char *line, struct completion *out);

/* Opens standard input; complete may be NULL. One at a time. */
void terminal_open(terminal_complete complete, void *context);
void terminal_close(void);

/* Whether a person sits there: both standard input and output are a terminal. */
bool terminal_is_person(void);

/* Rows of the terminal; very many if a script reads. */
int terminal_rows(void);

/* Reads a line without its newline; longer ones are cut and *cut is set. */
enum terminal_result terminal_read(const char *prompt, char *line, size_t size, bool *cut);

/* Whether a signal asked us to end (Ctrl-C, hang-up, termination), and which. */
int terminal_signal(void);

#endif
