/* reports.c - see reports.h. A report is a note of the store, its fields parted by tabs. */
#include "server/reports.h"

#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/json.h"
#include "server/log.h"
#include "server/parse.h"
#include "server/quota.h"

enum { FIELDS = 7, DROPPED_AT_ONCE = 64 };

static const char *const REASONS[REPORT_REASONS] = { "talk", "name", "cheating", "leaving",
                                                     "other" };

const char *report_reason_name(enum report_reason reason)
{
    return REASONS[reason];
}

/* ---- Notes ---- */

/* table, reason, by id, about id, about name, said, words. */
static void print(const struct report *report, char *text, size_t size)
{
    snprintf(text, size, "%s\t%s\t%s\t%s\t%s\t%s\t%s", report->table, REASONS[report->reason],
             report->by.id, report->about.id, report->about.name, report->said, report->words);
}

static void copy_field(char *out, size_t size, const char *text)
{
    size_t length = strlen(text);
    if (length >= size) length = size - 1;
    memcpy(out, text, length);
    out[length] = 0;
}

/* Parses a copy of the text. False: it is not one of ours. */
static bool parse(const char *key, int64_t at, const char *text, struct report *report)
{
    char copy[4096], *field[FIELDS], *next = copy;
    memset(report, 0, sizeof *report);
    if (snprintf(copy, sizeof copy, "%s", text) >= (int)sizeof copy) return false;
    for (int i = 0; i < FIELDS; i++) {
        field[i] = next;
        next = next ? strchr(next, '\t') : NULL;
        if (next) *next++ = 0;
        if (!field[i]) return false;
    }
    report->at = at;
    copy_field(report->id, sizeof report->id, key);
    copy_field(report->table, sizeof report->table, field[0]);
    report->reason = REPORT_OTHER;
    for (int i = 0; i < REPORT_REASONS; i++)
        if (strcmp(field[1], REASONS[i]) == 0) report->reason = (enum report_reason)i;
    copy_field(report->by.id, sizeof report->by.id, field[2]);
    copy_field(report->about.id, sizeof report->about.id, field[3]);
    copy_field(report->about.name, sizeof report->about.name, field[4]);
    copy_field(report->said, sizeof report->said, field[5]);
    copy_field(report->words, sizeof report->words, field[6]);
    return true;
}

struct walk { reports_seen each; void *context; };

static bool see(void *context, const char *key, int64_t at, const char *text)
{
    struct walk *walk = context;
    struct report report;
    return !parse(key, at, text, &report) || walk->each(walk->context, &report);
}

void reports_each(struct server *server, reports_seen each, void *context)
{
    struct walk walk = { each, context };
    store_notes(server->store, STORE_NOTE_REPORT, "", see, &walk);
}

/* Which go; some are found, dropped, and then those behind them are looked at. */
struct sieve {
    const char *id, *person;
    int64_t before;
    char found[DROPPED_AT_ONCE][REPORT_ID_MAX];
    int count;
};

static bool sift(void *context, const struct report *report)
{
    struct sieve *sieve = context;
    bool goes = (sieve->id && strcmp(report->id, sieve->id) == 0) || report->at < sieve->before ||
                (sieve->person && (strcmp(report->by.id, sieve->person) == 0 ||
                                   strcmp(report->about.id, sieve->person) == 0));
    if (goes) memcpy(sieve->found[sieve->count++], report->id, REPORT_ID_MAX);
    return sieve->count < DROPPED_AT_ONCE;
}

/* All that fit; returns how many, -1: they could not be read. */
static int drop(struct server *server, struct sieve *sieve)
{
    char from[REPORT_ID_MAX + 1] = "";
    struct walk walk = { sift, sieve };
    int dropped = 0;
    do {
        sieve->count = 0;
        if (!store_notes(server->store, STORE_NOTE_REPORT, from, see, &walk)) return -1;
        for (int i = 0; i < sieve->count; i++)
            store_note(server->store, STORE_NOTE_REPORT, sieve->found[i], 0, NULL);
        dropped += sieve->count;
        /* The next key after the last one found, which the disk may still have. */
        if (sieve->count) snprintf(from, sizeof from, "%s!", sieve->found[sieve->count - 1]);
    } while (sieve->count == DROPPED_AT_ONCE);
    return dropped;
}

bool reports_drop(struct server *server, const char *id)
{
    struct sieve sieve = { .id = id, .before = INT64_MIN };
    return drop(server, &sieve) > 0;
}

bool reports_forget(struct server *server, const char *person)
{
    struct sieve sieve = { .person = person, .before = INT64_MIN };
    return drop(server, &sieve) >= 0;
}

void reports_drop_before(struct server *server, int64_t before)
{
    struct sieve sieve = { .before = before };
    drop(server, &sieve);
}

/* ---- Over HTTP ---- */

static void keep(struct server *server, struct report *report, struct exchange *exchange)
{
    char text[4096];
    uint8_t bytes[4];
    char hex[9];
    struct log_line line;
    randombytes_buf(bytes, sizeof bytes);
    sodium_bin2hex(hex, sizeof hex, bytes, sizeof bytes);
    report->at = net_time_ms();
    snprintf(report->id, sizeof report->id, "%013lld-%s", (long long)report->at, hex);
    print(report, text, sizeof text);
    http_wait(exchange, store_note(server->store, STORE_NOTE_REPORT, report->id, report->at, text));
    log_begin(&line, LOG_LEVEL_INFO, "report");
    log_text(&line, "report", report->id);
    log_text(&line, "reason", REASONS[report->reason]);
    log_text(&line, "table", report->table);
    log_end(&line);
}

void reports_post(struct exchange *exchange)
{
    struct server *server = exchange->server;
    struct report_wish wish;
    struct parse_error error;
    struct identity who;
    struct tables_accused accused;
    struct report report = { .reason = REPORT_OTHER };
    identity_read(exchange->wsi, server, &who);
    if (!who.known) {
        http_problem(exchange, PROBLEM_GUEST, NULL);
        return;
    }
    if (!parse_report(exchange->body, exchange->body_length, &wish, &error)) {
        http_refuse_body(exchange, &error);
        return;
    }
    if (!quota_report(exchange, &who.person)) return;
    if (!tables_accuse(server->tables, wish.table, who.person.id, wish.seat, wish.line, &accused)) {
        http_problem(exchange, PROBLEM_NONE, NULL);
        return;
    }
    for (int i = 0; i < REPORT_REASONS; i++)
        if (strcmp(wish.reason, REASONS[i]) == 0) report.reason = (enum report_reason)i;
    report.by = who.person;
    report.about = accused.person;
    snprintf(report.table, sizeof report.table, "%s", wish.table);
    snprintf(report.said, sizeof report.said, "%s", accused.said);
    snprintf(report.words, sizeof report.words, "%s", wish.text);
    keep(server, &report, exchange);
    http_answer(exchange, 200, "application/json", http_copy("{\"ok\":true}"));
}
