/* log.h - one line for each thing worth knowing, for people (key=value) or programs (JSON).
 *
 * A line is begun, gets its fields, and is ended; a thread writes it to the standard error, so that
 * nobody waits for a reader who does not read, and lines never mix. Nobody may log a token, a
 * cookie, the text of a message or anything of a match that is not public; tests/server looks for
 * them in the logs of whole games. */
#ifndef SERVER_LOG_H
#define SERVER_LOG_H

#include <stdbool.h>
#include <stdint.h>

#include "core/text.h"

enum log_level { LOG_LEVEL_INFO, LOG_LEVEL_WARNING, LOG_LEVEL_ERROR, LOG_LEVELS };

enum { LOG_LINE_MAX = 1024 };

struct log_line {
    char text[LOG_LINE_MAX];
    struct lf_out out;
    bool wanted;
};

/* Set once before the first line. Lines below `least` are left out. */
void log_start(bool as_json, enum log_level least);
void log_flush(void);                    /* waits until all is written, for a second at most */
void log_stop(void);                     /* the same, and ends the thread */
uint64_t log_dropped(void);              /* lines left out because nobody read */

void log_begin(struct log_line *line, enum log_level level, const char *event);
void log_text(struct log_line *line, const char *key, const char *value);
void log_number(struct log_line *line, const char *key, int64_t value);
void log_end(struct log_line *line);

/* A line with one text or none (key NULL): most lines. */
void log_event(enum log_level level, const char *event, const char *key, const char *value);

/* For struct tables_calls: a table that cannot be used; a program that was taken off its seat. */
void log_table_refused(void *context, const char *table, const char *what);
void log_bot_gone(void *context, const char *table, const char *bot);

#endif
