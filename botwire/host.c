/* host.c - the conversation with a bot (host.h): lines out, lines in, a clock over all of it. */
#define _DEFAULT_SOURCE
#include "botwire/host.h"

#include <errno.h>
#include <poll.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "core/check.h"
#include "core/match.h"
#include "core/text.h"

enum {
    OUT_MAX = 8 << 20,           /* of what waits to be written; more is a bot that does not read */
    FLOOD_BYTES = 1 << 20, FLOOD_LINES = 10000, ERRORS_MAX = 1 << 16,
    ERRORS_READS = 64,
    LEGAL_SIZE = LF_LEGAL_MAX * LF_ACTION_TEXT_MAX,
};

static int64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void note(struct botwire *wire, enum botwire_fault fault, const char *words)
{
    if (wire->fault[fault]++ == 0)
        snprintf(wire->first[fault], sizeof wire->first[fault], "%s", words ? words : "");
}

uint64_t botwire_faults(const struct botwire *wire)
{
    uint64_t sum = 0;
    for (int i = 0; i < BOTWIRE_FAULTS; i++) sum += wire->fault[i];
    return sum;
}

/* ---- Writing ---- */

static void die(struct botwire *wire)
{
    wire->alive = false;
    process_stop(&wire->process, 0);
}

static void put(struct botwire *wire, const char *text, size_t length)
{
    if (!wire->alive) return;
    if (wire->out_to + length > wire->out_size) {
        memmove(wire->out, wire->out + wire->out_from, wire->out_to - wire->out_from);
        wire->out_to -= wire->out_from;
        wire->out_from = 0;
        size_t wanted = (wire->out_to + length) * 2;
        if (wire->out_to + length > OUT_MAX) {
            note(wire, FAULT_LATE, "it does not read");
            die(wire);
            return;
        }
        if (wanted > wire->out_size) {
            char *more = realloc(wire->out, wanted);
            LF_ASSERT(more);
            wire->out = more;
            wire->out_size = wanted;
        }
    }
    memcpy(wire->out + wire->out_to, text, length);
    wire->out_to += length;
}

__attribute__((format(printf, 2, 3))) static void say(struct botwire *wire, const char *form, ...)
{
    char line[1024];
    va_list words;
    va_start(words, form);
    int length = vsnprintf(line, sizeof line, form, words);
    va_end(words);
    put(wire, line, length < (int)sizeof line ? (size_t)length : sizeof line - 1);
}

void botwire_say(struct botwire *wire, const char *line)
{
    put(wire, line, strlen(line));
    put(wire, "\n", 1);
}

static void write_some(struct botwire *wire)
{
    if (wire->out_from == wire->out_to || wire->process.in < 0) return;
    ssize_t wrote = write(wire->process.in, wire->out + wire->out_from,
                          wire->out_to - wire->out_from);
    if (wrote > 0) wire->out_from += (size_t)wrote;
    else if (wrote < 0 && errno != EAGAIN && errno != EINTR) wire->out_from = wire->out_to;
}

void botwire_flush(struct botwire *wire) { write_some(wire); }

/* ---- Reading ---- */

/* The last words, one line of them, for reports. */
static void keep_last(struct botwire *wire, const char *bytes, size_t length)
{
    while (length && (unsigned char)bytes[length - 1] <= ' ') length--;
    size_t from = length;
    while (from && bytes[from - 1] != '\n' && length - from < sizeof wire->last_words - 1) from--;
    if (from == length) return;
    size_t used = 0;
    for (; from < length; from++)
        if ((unsigned char)bytes[from] >= ' ') wire->last_words[used++] = bytes[from];
    wire->last_words[used] = 0;
}

/* What it says to people. Nobody here reads it; but an answer that went there is worth a word. */
static void read_errors(struct botwire *wire)
{
    char bytes[4096];
    ssize_t got = read(wire->process.err, bytes, sizeof bytes - 1);
    if (got <= 0) {
        if (got < 0 && (errno == EAGAIN || errno == EINTR)) return;
        close(wire->process.err);
        wire->process.err = -1;
        return;
    }
    bytes[got] = 0;
    keep_last(wire, bytes, (size_t)got);
    size_t before = wire->errors;
    wire->errors += (size_t)got;
    if (before <= ERRORS_MAX && wire->errors > ERRORS_MAX) note(wire, FAULT_STDERR, NULL);
    if (strncmp(bytes, "do ", 3) == 0 || strstr(bytes, "\ndo "))
        note(wire, FAULT_STDERR_ANSWER, NULL);
}

/* What was written before an answer belongs to it, and may still lie in the pipe when it comes. */
static void read_all_errors(struct botwire *wire)
{
    struct pollfd end = { wire->process.err, POLLIN, 0 };
    for (int i = 0; i < ERRORS_READS && wire->process.err >= 0 && poll(&end, 1, 0) > 0; i++)
        read_errors(wire);
}

/* Says that it is gone, with how it went. */
static void note_end(struct botwire *wire, enum botwire_fault fault)
{
    char words[BOTWIRE_WORDS_MAX] = "";
    for (int i = 0; i < 50 && !process_ended(&wire->process); i++)
        nanosleep(&(struct timespec){ 0, 2000000 }, NULL);
    int status = wire->process.status;
    if (wire->process.pid == 0 && (status & 0x7F))
        snprintf(words, sizeof words, "signal %d", status & 0x7F);
    else if (wire->process.pid == 0)
        snprintf(words, sizeof words, "status %d", status >> 8 & 0xFF);
    if (wire->process.err >= 0) read_errors(wire);
    size_t used = strlen(words);
    if (wire->last_words[0])
        snprintf(words + used, sizeof words - used, ": %.120s", wire->last_words);
    note(wire, fault, words);
    die(wire);
}

/* Moves bytes until there is something to read or the time is up. */
static void move(struct botwire *wire, int64_t until)
{
    int64_t left = until - now_ms();
    struct pollfd ends[3] = {
        { wire->process.out, POLLIN, 0 },
        { wire->process.err, POLLIN, 0 },
        { wire->out_from < wire->out_to ? wire->process.in : -1, POLLOUT, 0 },
    };
    if (poll(ends, 3, left > 0 ? (int)left : 0) <= 0) return;
    if (ends[2].revents) write_some(wire);
    if (ends[1].revents) read_errors(wire);
    if (!ends[0].revents) return;
    size_t room;
    char *at = lines_room(&wire->lines, &room);
    ssize_t got = read(wire->process.out, at, room);
    if (got > 0) {
        lines_took(&wire->lines, (size_t)got);
        wire->bytes += (size_t)got;
    } else if (got == 0 || (errno != EAGAIN && errno != EINTR)) {
        note_end(wire, wire->ready ? FAULT_DIED : FAULT_START);
    }
}

/* The next line that is text; NULL: none until then, or it is gone. Others are noted. */
static char *next_line(struct botwire *wire, int64_t until)
{
    while (wire->alive) {
        char *line;
        enum line_found found = lines_next(&wire->lines, &line);
        if (found != LINE_NONE) wire->lines_read++;
        if (wire->bytes > FLOOD_BYTES || wire->lines_read > FLOOD_LINES) {
            note(wire, FAULT_FLOOD, found == LINE_GOOD ? line : NULL);
            die(wire);
            return NULL;
        }
        if (found == LINE_GOOD) return line;
        if (found == LINE_LONG) note(wire, FAULT_LONG, NULL);
        if (found == LINE_BINARY) note(wire, FAULT_BINARY, NULL);
        if (found != LINE_NONE) continue;
        if (now_ms() >= until) return NULL;
        move(wire, until);
    }
    return NULL;
}

/* ---- What lines mean ---- */

static bool begins(const char *line, const char *word, const char **rest)
{
    size_t length = strlen(word);
    if (strncmp(line, word, length) != 0 || (line[length] && line[length] != ' ')) return false;
    *rest = line + length + (line[length] == ' ');
    return true;
}

static void take_name(struct botwire *wire, const char *name)
{
    size_t length = 0;
    for (; *name && length + 1 < sizeof wire->name; name++)
        if (*name != ',' && *name != '"' && *name != '<' && *name != '&')
            wire->name[length++] = *name;
    while (length && ((unsigned char)wire->name[length - 1] >= 0x80 ||
                      wire->name[length - 1] == ' ')) length--;
    wire->name[length] = 0;
}

static void take_skip(struct botwire *wire, const char *words)
{
    wire->without_json |= strstr(words, "json") != NULL;
    wire->without_position |= strstr(words, "position") != NULL;
    wire->without_legal |= strstr(words, "legal") != NULL;
    wire->without_events |= strstr(words, "events") != NULL;
}

/* Lines that a bot may say at any time. Whether it was one. */
static bool take_word(struct botwire *wire, const char *line)
{
    const char *rest;
    if (begins(line, "id", &rest)) {
        if (begins(rest, "name", &rest)) take_name(wire, rest);
    } else if (begins(line, "skip", &rest)) {
        take_skip(wire, rest);
    } else if (begins(line, "info", &rest)) {
        wire->infos++;
    } else {
        return false;
    }
    return true;
}

/* "do ID NUMBER ACTION": the action, if it answers this question. match NULL: nobody was asked. */
static const char *answer_of(struct botwire *wire, const struct botwire_match *match,
                             const char *line)
{
    const char *rest;
    char *end;
    if (!begins(line, "do", &rest)) {
        note(wire, FAULT_GARBAGE, line);
        return NULL;
    }
    if (wire->last[0] && strncmp(rest, wire->last, strlen(wire->last)) == 0) {
        note(wire, FAULT_TWICE, line);
        return NULL;
    }
    if (!match) {
        note(wire, FAULT_EARLY, line);
        return NULL;
    }
    if (!begins(rest, match->id, &rest)) {
        note(wire, FAULT_MATCH, line);
        return NULL;
    }
    unsigned long number = strtoul(rest, &end, 10);
    if (end == rest || *end != ' ') {
        note(wire, FAULT_UNREADABLE, line);
        return "";
    }
    if (number == match->asked) return end + 1;
    note(wire, number < match->asked ? FAULT_STALE : FAULT_EARLY, line);
    return NULL;
}

/* ---- Beginning and end ---- */

/* Waits for "ready VERSION". */
static bool shake_hands(struct botwire *wire, int64_t until)
{
    char *line;
    const char *rest;
    while ((line = next_line(wire, until))) {
        if (take_word(wire, line)) continue;
        if (!begins(line, "ready", &rest)) {
            note(wire, FAULT_GARBAGE, line);
            continue;
        }
        if (strcmp(rest, "1") == 0) return true;
        note(wire, FAULT_VERSION, line);
        return false;
    }
    if (!wire->alive) return false;
    note(wire, FAULT_SILENT, NULL);
    if (lines_unfinished(&wire->lines)) note(wire, FAULT_UNFINISHED, NULL);
    return false;
}

bool botwire_start(struct botwire *wire, const struct botwire_settings *settings)
{
    *wire = (struct botwire){ .settings = settings };
    if (!process_start(&wire->process, settings->command, &settings->limits)) {
        note(wire, FAULT_START, strerror(errno));
        return false;
    }
    wire->alive = true;
    say(wire, "landfall-bot %d\n", BOTWIRE_VERSION);
    wire->ready = shake_hands(wire, now_ms() + settings->start_ms);
    if (wire->ready) return true;
    if (wire->alive) die(wire);
    free(wire->out);
    wire->out = NULL;
    wire->out_from = wire->out_to = wire->out_size = 0;
    return false;
}

bool botwire_stop(struct botwire *wire, int wait_ms)
{
    bool well = true;
    if (wire->alive) {
        botwire_say(wire, "quit");
        int64_t until = now_ms() + wait_ms;
        while (wire->out_from < wire->out_to && now_ms() < until && wire->alive) move(wire, until);
        well = process_stop(&wire->process, (int)(until - now_ms()));
        wire->alive = false;
    }
    free(wire->out);
    wire->out = NULL;
    wire->out_from = wire->out_to = wire->out_size = 0;
    return well;
}

void botwire_idle(struct botwire *wire, int ms)
{
    int64_t until = now_ms() + ms;
    char *line;
    wire->bytes = wire->lines_read = 0;
    while ((line = next_line(wire, until)))
        if (!take_word(wire, line)) answer_of(wire, NULL, line);
}

/* ---- A match ---- */

void botwire_begin(struct botwire *wire, struct botwire_match *match, const struct lf_game *game,
                   const void *state, int seat, uint64_t number)
{
    char options[LF_OPTIONS_MAX];
    const char *rest = options;
    game->print_options(state, options, sizeof options);
    uint32_t rules = lf_rules_of(game, options, &rest);
    *match = (struct botwire_match){ .game = game, .seat = seat };
    snprintf(match->id, sizeof match->id, "m%llu", (unsigned long long)number % 1000000000000u);
    say(wire, "game %s %s/%u %d %d %s\n", match->id, game->name, rules, game->seat_count(state),
        seat, *rest ? rest : "-");
}

void botwire_event(struct botwire *wire, const struct botwire_match *match, const void *before,
                   int actor, lf_action action)
{
    if (!wire->alive || wire->without_events) return;
    botwire_tell(wire, match, actor, match->game->seen(before, actor, action, match->seat));
}

void botwire_tell(struct botwire *wire, const struct botwire_match *match, int actor,
                  lf_action seen)
{
    char text[LF_ACTION_TEXT_MAX];
    if (!wire->alive || wire->without_events) return;
    match->game->print(seen, text, sizeof text);
    if (actor == LF_CHANCE) say(wire, "event %s chance %s\n", match->id, text);
    else say(wire, "event %s %d %s\n", match->id, actor, text);
}

void botwire_over(struct botwire *wire, const struct botwire_match *match, const void *state)
{
    const struct lf_game *game = match->game;
    char points[64];
    int used = 0;
    for (int seat = 0; seat < game->seat_count(state); seat++)
        used += snprintf(points + used, sizeof points - (size_t)used, "%s%d", seat ? "," : "",
                         game->points(state, seat));
    char winners[16] = "-";
    used = 0;
    for (lf_seats left = game->winners(state); left; left &= left - 1)
        used += snprintf(winners + used, sizeof winners - (size_t)used, "%s%d", used ? "," : "",
                         lf_lowest_seat(left));
    say(wire, "over %s %s %s\n", match->id, winners, points);
    write_some(wire);
}

/* One question: what the seat knows, what it may do, then the line that asks. */
static int put_question(struct botwire *wire, const struct botwire_match *match, const void *view,
                        int64_t clock_ms, lf_action *list)
{
    const struct lf_game *game = match->game;
    char text[LF_JSON_MAX];
    int count = game->legal(view, match->seat, list);
    if (!wire->without_position) {
        say(wire, "position %s ", match->id);
        int length = lf_position_print(game, view, text, sizeof text);
        put(wire, text, (size_t)length);
        put(wire, "\n", 1);
    }
    if (!wire->without_json) {
        say(wire, "json %s ", match->id);
        int length = game->json(view, text, sizeof text);
        put(wire, text, (size_t)length);
        put(wire, "\n", 1);
    }
    if (!wire->without_legal) {
        say(wire, "legal %s ", match->id);
        for (int i = 0; i < count; i++) {
            if (i) put(wire, "|", 1);
            put(wire, text, (size_t)game->print(list[i], text, sizeof text));
        }
        put(wire, "\n", 1);
    }
    if (clock_ms >= 0) say(wire, "ask %s %u %d %lld\n", match->id, match->asked,
                           wire->settings->ask_ms, (long long)clock_ms);
    else say(wire, "ask %s %u %d -\n", match->id, match->asked, wire->settings->ask_ms);
    return count;
}

/* Reads an answer: "#3" is the fourth of the list, everything else an action as text. */
static bool understand(struct botwire *wire, const struct botwire_match *match, const void *view,
                       const char *text, const lf_action *list, int count, lf_action *action)
{
    const struct lf_game *game = match->game;
    struct lf_error error = { 0 };
    char rule[32] = "";
    if (text[0] == '#') {
        char *end;
        unsigned long index = strtoul(text + 1, &end, 10);
        if (end != text + 1 && !*end && index < (unsigned long)count) {
            *action = list[index];
            return true;
        }
        note(wire, FAULT_UNREADABLE, text);
        say(wire, "error %s %u a number from #0 to #%d\n", match->id, match->asked, count - 1);
        return false;
    }
    if (!game->parse(text, action, &error)) {
        note(wire, FAULT_UNREADABLE, text);
        say(wire, "error %s %u byte %u: expected %s\n", match->id, match->asked, error.at,
            error.expected.in[LF_EN] ? error.expected.in[LF_EN] : "an action");
        return false;
    }
    lf_rule forbids = game->check(view, match->seat, *action);
    if (!forbids) return true;
    lf_rule_print(game, forbids, rule, sizeof rule);
    char words[BOTWIRE_WORDS_MAX];
    snprintf(words, sizeof words, "%.100s (%s)", text, rule);
    note(wire, FAULT_FORBIDDEN, words);
    say(wire, "error %s %u forbidden by %s\n", match->id, match->asked, rule);
    return false;
}

/* No answer in time. Who never answers hangs, and is ended. */
static void give_up(struct botwire *wire)
{
    if (!wire->alive) return;
    if (lines_unfinished(&wire->lines)) note(wire, FAULT_UNFINISHED, NULL);
    note(wire, FAULT_LATE, NULL);
    if (++wire->late >= BOTWIRE_LATE) die(wire);
}

bool botwire_ask(struct botwire *wire, struct botwire_match *match, const void *view,
                 int64_t clock_ms, lf_action *action)
{
    lf_action list[LF_LEGAL_MAX];
    char *line;
    const char *text;
    if (!wire->alive) return false;
    match->asked++;
    read_all_errors(wire);
    wire->bytes = wire->lines_read = wire->errors = 0;
    int count = put_question(wire, match, view, clock_ms, list);
    write_some(wire);
    int64_t until = now_ms() + wire->settings->ask_ms;
    for (int tries = 0; tries < BOTWIRE_TRIES;) {
        line = next_line(wire, until);
        if (!line) {
            give_up(wire);
            return false;
        }
        if (take_word(wire, line) || !(text = answer_of(wire, match, line))) continue;
        wire->late = 0;
        if (*text && understand(wire, match, view, text, list, count, action)) {
            snprintf(wire->last, sizeof wire->last, "%s %u ", match->id, match->asked);
            return true;
        }
        tries++;
        write_some(wire);
    }
    return false;
}
