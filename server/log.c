/* log.c - structured log lines; see log.h. */
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "server/log.h"

static bool json_wanted;
static enum log_level least_wanted;
static const char *const level_names[LOG_LEVELS] = { "info", "warning", "error" };

void log_start(bool as_json, enum log_level least)
{
    json_wanted = as_json;
    least_wanted = least;
}

/* "2026-03-01T12:30:05.042Z" */
static void put_time(struct lf_out *out)
{
    struct timespec now;
    struct tm parts;
    char text[40];
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    size_t length = strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%S", &parts);
    lf_put_bytes(out, text, length);
    snprintf(text, sizeof text, ".%03dZ", (int)(now.tv_nsec / 1000000));
    lf_put(out, text);
}

static void put_key(struct log_line *line, const char *key)
{
    if (json_wanted) {
        lf_put(&line->out, ",");
        lf_put_json(&line->out, key);
        lf_put(&line->out, ":");
    } else {
        lf_put(&line->out, " ");
        lf_put(&line->out, key);
        lf_put(&line->out, "=");
    }
}

/* A value of plain characters needs no quotes in key=value lines. */
static bool is_plain(const char *text)
{
    if (!*text) return false;
    for (; *text; text++)
        if ((unsigned char)*text <= ' ' || *text == '"' || *text == '=' || *text == '\\' ||
            (unsigned char)*text >= 0x7F)
            return false;
    return true;
}

void log_begin(struct log_line *line, enum log_level level, const char *event)
{
    line->wanted = level >= least_wanted;
    if (!line->wanted) return;
    /* Two bytes are kept back for the end of a line that was cut. */
    line->out = lf_out_start(line->text, sizeof line->text - 2);
    lf_put(&line->out, json_wanted ? "{\"time\":\"" : "");
    put_time(&line->out);
    lf_put(&line->out, json_wanted ? "\",\"level\":\"" : " ");
    lf_put(&line->out, level_names[level]);
    lf_put(&line->out, json_wanted ? "\",\"event\":\"" : " ");
    lf_put(&line->out, event);
    lf_put(&line->out, json_wanted ? "\"" : "");
}

void log_text(struct log_line *line, const char *key, const char *value)
{
    if (!line->wanted) return;
    struct lf_out before = line->out;
    put_key(line, key);
    if (!json_wanted && is_plain(value)) lf_put(&line->out, value);
    else lf_put_json(&line->out, value);
    if (line->out.length >= line->out.size) line->out = before;   /* too long: left out whole */
}

void log_number(struct log_line *line, const char *key, int64_t value)
{
    if (!line->wanted) return;
    struct lf_out before = line->out;
    put_key(line, key);
    lf_put_int(&line->out, value);
    if (line->out.length >= line->out.size) line->out = before;
}

void log_end(struct log_line *line)
{
    if (!line->wanted) return;
    size_t length = line->out.length;
    if (json_wanted) line->text[length++] = '}';
    line->text[length++] = '\n';
    /* A log that cannot be written is no reason to stop the games. */
    ssize_t written = write(STDERR_FILENO, line->text, length);
    (void)written;
}

void log_event(enum log_level level, const char *event, const char *key, const char *value)
{
    struct log_line line;
    log_begin(&line, level, event);
    if (key) log_text(&line, key, value);
    log_end(&line);
}
