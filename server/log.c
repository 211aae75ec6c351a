/* log.c - structured log lines; see log.h.
 *
 * Whoever reads our standard error may stop reading, and a write to a full pipe waits for ever. So
 * lines go into a buffer, and a thread of its own writes them; when the buffer is full, lines are
 * left out and counted, and the log says so as soon as it can. */
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "core/json.h"
#include "server/log.h"

enum { BUFFER = 1 << 18, PART = 4096, PATIENCE_S = 1 };

/* The first `length` bytes of the buffer wait to be written; whole lines only. */
static struct {
    pthread_mutex_t lock;
    pthread_cond_t news, empty;
    pthread_t thread;
    char bytes[BUFFER];
    size_t length;
    bool running, stopping, writing;
    uint64_t dropped, dropped_ever;      /* since the last word about it; since the start */
} queue = { .lock = PTHREAD_MUTEX_INITIALIZER, .news = PTHREAD_COND_INITIALIZER,
          .empty = PTHREAD_COND_INITIALIZER };

static bool json_wanted;
static enum log_level least_wanted;
static const char *const level_names[LOG_LEVELS] = { "info", "warning", "error" };

/* Ends the text of a line; returns its length. */
static size_t log_close(struct log_line *line)
{
    size_t length = line->out.length;
    if (json_wanted) line->text[length++] = '}';
    line->text[length++] = '\n';
    return length;
}

/* A log that cannot be written is no reason to stop the games. */
static void write_all(const char *bytes, size_t length)
{
    while (length > 0) {
        ssize_t written = write(STDERR_FILENO, bytes, length);
        if (written < 0 && errno == EINTR) continue;
        if (written <= 0) return;
        bytes += written;
        length -= (size_t)written;
    }
}

/* As many whole lines as fit into a part; called with the lock held. */
static size_t take_part(char part[PART])
{
    size_t length = queue.length < PART ? queue.length : PART;
    while (length > 0 && queue.bytes[length - 1] != '\n') length--;
    memcpy(part, queue.bytes, length);
    memmove(queue.bytes, queue.bytes + length, queue.length - length);
    queue.length -= length;
    return length;
}

static void put_line(const char *text, size_t length)
{
    if (length > BUFFER - queue.length) {
        queue.dropped++;
        queue.dropped_ever++;
        return;
    }
    memcpy(queue.bytes + queue.length, text, length);
    queue.length += length;
    pthread_cond_signal(&queue.news);
}

static void say_dropped(void)
{
    struct log_line line;
    log_begin(&line, LOG_LEVEL_WARNING, "log.dropped");
    log_number(&line, "lines", (int64_t)queue.dropped);
    queue.dropped = 0;
    put_line(line.text, log_close(&line));
}

static void *write_lines(void *nothing)
{
    char part[PART];
    pthread_mutex_lock(&queue.lock);
    for (;;) {
        if (queue.length == 0 && queue.dropped) say_dropped();
        if (queue.length == 0) {
            pthread_cond_broadcast(&queue.empty);
            if (queue.stopping) break;
            pthread_cond_wait(&queue.news, &queue.lock);
            continue;
        }
        size_t length = take_part(part);
        queue.writing = true;
        pthread_mutex_unlock(&queue.lock);
        write_all(part, length);
        pthread_mutex_lock(&queue.lock);
        queue.writing = false;
    }
    pthread_mutex_unlock(&queue.lock);
    return nothing;
}

/* Signals are for other threads; a reader that has gone is no reason to die. */
void log_start(bool as_json, enum log_level least)
{
    sigset_t all, before;
    json_wanted = as_json;
    least_wanted = least;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    queue.stopping = false;
    queue.running = pthread_create(&queue.thread, NULL, write_lines, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/* False: it takes too long. Called and left with the lock held. */
static bool wait_until_written(void)
{
    struct timespec end;
    clock_gettime(CLOCK_REALTIME, &end);
    end.tv_sec += PATIENCE_S;
    while (queue.length > 0 || queue.writing)
        if (pthread_cond_timedwait(&queue.empty, &queue.lock, &end) != 0) return false;
    return true;
}

void log_flush(void)
{
    pthread_mutex_lock(&queue.lock);
    if (queue.running) wait_until_written();
    pthread_mutex_unlock(&queue.lock);
}

void log_stop(void)
{
    if (!queue.running) return;
    pthread_mutex_lock(&queue.lock);
    queue.stopping = true;
    pthread_cond_signal(&queue.news);
    bool done = wait_until_written();
    pthread_mutex_unlock(&queue.lock);
    if (done) pthread_join(queue.thread, NULL);
    else pthread_detach(queue.thread);       /* it hangs in a write; our end will end it */
    queue.running = false;
}

uint64_t log_dropped(void)
{
    pthread_mutex_lock(&queue.lock);
    uint64_t dropped = queue.dropped_ever;
    pthread_mutex_unlock(&queue.lock);
    return dropped;
}

/* "2026-03-01T12:30:05.042Z" */
static void print_time(char *out, size_t size)
{
    struct timespec now;
    struct tm parts;
    clock_gettime(CLOCK_REALTIME, &now);
    gmtime_r(&now.tv_sec, &parts);
    size_t length = strftime(out, size, "%Y-%m-%dT%H:%M:%S", &parts);
    snprintf(out + length, size - length, ".%03dZ", (int)(now.tv_nsec / 1000000));
}

/* One of the words that begin a line and need no key where it is read by people. */
static void put_word(struct log_line *line, const char *key, const char *word)
{
    if (json_wanted) {
        lf_json_text(&line->out, key, word);
        return;
    }
    if (line->out.length) lf_put_char(&line->out, ' ');
    lf_put(&line->out, word);
}

static void put_key(struct log_line *line, const char *key)
{
    if (json_wanted) {
        lf_json_key(&line->out, key);
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
    char time[40];
    line->wanted = level >= least_wanted;
    if (!line->wanted) return;
    /* Two bytes are kept back for the end of a line that was cut. */
    line->out = lf_out_start(line->text, sizeof line->text - 2);
    if (json_wanted) lf_json_object(&line->out, NULL);
    print_time(time, sizeof time);
    put_word(line, "time", time);
    put_word(line, "level", level_names[level]);
    put_word(line, "event", event);
}

void log_text(struct log_line *line, const char *key, const char *value)
{
    if (!line->wanted) return;
    struct lf_out before = line->out;
    put_key(line, key);
    if (!json_wanted && is_plain(value)) lf_put(&line->out, value);
    else lf_put_quoted(&line->out, value, strlen(value));
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
    size_t length = log_close(line);
    pthread_mutex_lock(&queue.lock);
    bool running = queue.running;
    if (running) put_line(line->text, length);
    pthread_mutex_unlock(&queue.lock);
    if (!running) write_all(line->text, length);
}

void log_event(enum log_level level, const char *event, const char *key, const char *value)
{
    struct log_line line;
    log_begin(&line, level, event);
    if (key) log_text(&line, key, value);
    log_end(&line);
}

static void log_of_table(enum log_level level, const char *event, const char *table,
                         const char *key, const char *value)
{
    struct log_line line;
    log_begin(&line, level, event);
    log_text(&line, "table", table);
    log_text(&line, key, value);
    log_end(&line);
}

void log_table_refused(void *context, const char *table, const char *what)
{
    (void)context;
    log_of_table(LOG_LEVEL_ERROR, "table.refused", table, "what", what);
}

void log_bot_gone(void *context, const char *table, const char *bot)
{
    (void)context;
    log_of_table(LOG_LEVEL_WARNING, "bot.gone", table, "bot", bot);
}
