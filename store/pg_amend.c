/* pg_amend.c - words that are forgotten in a log that stays; guests, notes and news; on the
 * writer's thread.
 *
 * A log is amended by the node that owns it and by nobody else: the owners are locked by then, and
 * a table that is another's is left alone (store/fence.h). What comes behind the first changed
 * entry is chained anew in the same transaction, before new entries of the batch are judged, so
 * these follow the new chain. A batch that is brought again finds the same words and makes the
 * same numbers. Whoever amends has read the log, so that damage is not chained over. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "store/chain.h"
#include "store/pg_job.h"

enum { NUMBER = 24 };                 /* bytes of a number in a list */

/* A log from the entry before the first that changes. */
struct tail {
    struct task *task;
    const struct record **words;      /* for each entry from task->amended on; NULL: it stays */
    uint32_t count;                   /* of words */
    uint32_t seq;                     /* the last entry that was chained */
    uint64_t chain;
    char *seqs, *chains;              /* of those whose words stay: lists for WRITE_CHAINS */
    size_t seqs_length, chains_length;
    uint64_t *changed;                /* the new numbers of those whose words change */
};

static bool changes(const struct task *task, const struct record *record)
{
    return record->type == RECORD_AMEND && record->node == task->node &&
           record->epoch == task->epoch && strcmp(record_text(record, 0), task->table) == 0;
}

/* Which record has the last word on an entry. */
static void find_words(const struct job *job, struct tail *tail)
{
    const struct task *task = tail->task;
    for (size_t at = 0; at < job->bytes; at += job_record(job, at)->size) {
        const struct record *record = job_record(job, at);
        if (changes(task, record) && record->seq - task->amended >= tail->count)
            tail->count = record->seq - task->amended + 1;
    }
    tail->words = calloc(tail->count, sizeof *tail->words);
    tail->changed = calloc(tail->count, sizeof *tail->changed);
    LF_ASSERT(tail->words && tail->changed);
    for (size_t at = 0; at < job->bytes; at += job_record(job, at)->size) {
        const struct record *record = job_record(job, at);
        if (changes(task, record)) tail->words[record->seq - task->amended] = record;
    }
}

static void add_number(char *list, size_t *length, int64_t number)
{
    *length += (size_t)snprintf(list + *length, NUMBER, "%c%lld", *length ? ',' : '{',
                                (long long)number);
}

static void chain_row(struct tail *tail, const PGresult *rows, int row)
{
    const struct record *words = NULL;
    struct store_entry entry = {
        .table = tail->task->table,
        .seq = (uint32_t)pg_cell_number(rows, row, 0),
        .kind = (enum store_kind)pg_cell_number(rows, row, 1),
        .at = pg_cell_number(rows, row, 2), .seat = (int)pg_cell_number(rows, row, 3),
        .key = pg_cell(rows, row, 4), .text = pg_cell(rows, row, 5), .clock = pg_cell(rows, row, 6),
    };
    uint32_t at = entry.seq - tail->task->amended;
    if (at < tail->count) words = tail->words[at];
    if (words) {
        entry.key = record_text(words, 1);
        entry.text = record_text(words, 2);
    }
    tail->chain = chain_next(tail->chain, &entry);
    tail->seq = entry.seq;
    if (words) {
        tail->changed[at] = tail->chain;
        return;
    }
    add_number(tail->seqs, &tail->seqs_length, entry.seq);
    add_number(tail->chains, &tail->chains_length, (int64_t)tail->chain);
}

static void take_tail(struct job *job, const PGresult *rows)
{
    struct tail *tail = job->tail;
    size_t room = (size_t)(PQntuples(rows) + 1) * NUMBER;
    tail->seqs = malloc(room);
    tail->chains = malloc(room);
    LF_ASSERT(tail->seqs && tail->chains);
    tail->seq = tail->task->amended - 1;
    for (int row = 0; row < PQntuples(rows); row++) {
        uint32_t seq = (uint32_t)pg_cell_number(rows, row, 0);
        if (seq == tail->seq && row == 0) tail->chain = (uint64_t)pg_cell_number(rows, row, 7);
        else if (seq == tail->seq + 1) chain_row(tail, rows, row);
        else break;                                  /* a gap: what is behind it is damage */
    }
}

static bool send_words(struct job *job, const struct tail *tail, uint32_t at)
{
    const struct record *words = tail->words[at];
    struct pg_values values = { 0 };
    pg_text(&values, tail->task->table);
    pg_number(&values, words->seq);
    pg_text(&values, words->length[1] ? record_text(words, 1) : NULL);
    pg_text(&values, words->length[2] ? record_text(words, 2) : NULL);
    pg_number(&values, (int64_t)tail->changed[at]);
    return job_send(job, WRITE_AMEND, &values);
}

static bool send_tail(struct job *job, struct tail *tail)
{
    struct pg_values chains = { 0 }, end = { 0 };
    for (uint32_t i = 0; i < tail->count; i++)
        if (tail->changed[i] && !send_words(job, tail, i)) return false;
    pg_text(&end, tail->task->table);
    if (tail->seqs_length) {
        strcpy(tail->seqs + tail->seqs_length, "}");
        strcpy(tail->chains + tail->chains_length, "}");
        pg_text(&chains, tail->task->table);
        pg_text(&chains, tail->seqs);
        pg_text(&chains, tail->chains);
        if (!job_send(job, WRITE_CHAINS, &chains)) return false;
    }
    return job_send(job, WRITE_END_CHAIN, &end);
}

static bool amend_log(struct job *job, struct task *task)
{
    static void (*const take[])(struct job *, const PGresult *) = { take_tail };
    struct tail tail = { .task = task };
    struct pg_values values = { 0 };
    pg_text(&values, task->table);
    pg_number(&values, (int64_t)task->amended - 1);
    job->tail = &tail;
    find_words(job, &tail);
    bool good = job_send(job, WRITE_TAIL, &values) && job_receive(job, take) &&
                send_tail(job, &tail) && job_receive(job, NULL);
    if (good && tail.seq == task->head.seq) task->head.chain = tail.chain;
    free(tail.words);
    free(tail.changed);
    free(tail.seqs);
    free(tail.chains);
    job->tail = NULL;
    return good;
}

bool pg_amend(struct job *job)
{
    for (int i = 0; i < job->task_count; i++) {
        struct task *task = &job->tasks[i];
        bool ours = task->owner.found && task->owner.node == task->node && task->node &&
                    task->owner.epoch == task->epoch;
        if (task->amended && ours && !amend_log(job, task)) return false;
    }
    return true;
}

/* ---- What belongs to no table ---- */

static bool write_note(struct job *job, const struct record *record)
{
    struct pg_values values = { 0 };
    pg_number(&values, record->kind < 0 ? -record->kind : record->kind);
    pg_text(&values, record_text(record, 0));
    if (record->kind < 0) return job_send(job, WRITE_NOTE_DROP, &values);
    pg_number(&values, record->at);
    pg_text(&values, record_text(record, 1));
    return job_send(job, WRITE_NOTE, &values);
}

/* Numbers are given out one commit after another, so that who has read up to one has missed none;
 * the word on the channel only says that there is something to read. */
static bool write_news(struct job *job, const struct record *record)
{
    struct pg_values none = { 0 }, values = { 0 }, word = { 0 };
    pg_number(&values, (int64_t)record->node);
    pg_text(&values, record_text(record, 0));
    pg_text(&word, "news");
    pg_text(&word, "");
    return job_send(job, WRITE_NEWS_LOCK, &none) && job_send(job, WRITE_NEWS, &values) &&
           job_send(job, WRITE_NOTIFY, &word);
}

bool pg_write_free(struct job *job, const struct record *record)
{
    struct pg_values values = { 0 };
    switch ((enum record_type)record->type) {
    case RECORD_PLAYER:
        pg_text(&values, record_text(record, 0));
        pg_text(&values, record_text(record, 1));
        pg_number(&values, record->at);
        return job_send(job, WRITE_PLAYER, &values);
    case RECORD_GUEST:
        pg_bytes(&values, record_text(record, 0), STORE_HASH_SIZE);
        pg_text(&values, record_text(record, 1));
        pg_text(&values, record_text(record, 2));
        pg_number(&values, record->at);
        return job_send(job, WRITE_GUEST, &values);
    case RECORD_PRUNE:
        pg_text(&values, record_text(record, 0));
        pg_number(&values, (int64_t)record->node);
        return job_send(job, WRITE_PRUNE, &values);
    case RECORD_PLAYER_DROP:
        pg_text(&values, record_text(record, 0));
        pg_text(&values, record_text(record, 1));
        return job_send(job, WRITE_PLAYER_DROP, &values);
    case RECORD_GUESTS_DROP:
        pg_number(&values, record->at);
        return job_send(job, WRITE_GUESTS_DROP, &values);
    case RECORD_NOTE: return write_note(job, record);
    case RECORD_NEWS: return write_news(job, record);
    default: return false;
    }
}
