/* table_bots.c - what happens by itself: bots that act, clocks that run out, people who stay
 * away, tables that nobody needs any more. */
#include <stdio.h>
#include <string.h>

#include "core/check.h"
#include "core/match.h"
#include "server/outside.h"
#include "server/table.h"

bool table_bot_plays(const struct table *table, int seat)
{
    return table->seats[seat].kind == SEAT_BOT ||
           (table->seats[seat].kind == SEAT_PERSON && table->seats[seat].bot);
}

static lf_seats awaited(const struct table *table)
{
    if (table->state != TABLE_RUNNING) return 0;
    return table->game->awaited(table->now) & ~lf_seat_bit(LF_CHANCE);
}

lf_seats table_people_awaited(const struct table *table)
{
    lf_seats set = awaited(table);
    for (int i = 0; i < table->seat_count; i++)
        if (table_bot_plays(table, i)) set &= ~lf_seat_bit(i);
    return set;
}

static const struct lf_bot *stand_in(const struct table *table)
{
    const char *name = table->tables->settings.stand_in;
    const struct lf_bot *found = name ? lf_bot_find(name) : NULL;
    return found && found->plays(table->game) ? found : lf_bot_best(table->game);
}

/* A bot that this program no longer has is replaced: the match goes on. */
const struct lf_bot *table_bot_find(const struct table *table, const char *name)
{
    const struct lf_bot *bot = outside_find(table->tables->settings.outside, name);
    return bot && bot->plays(table->game) ? bot : stand_in(table);
}

void table_stand_in(struct table *table, int seat)
{
    char text[64];
    snprintf(text, sizeof text, "bot %.50s", stand_in(table)->name);
    table_write(table, STORE_CLOCK, seat, NULL, text);
    message_seats_all(table);
    message_clock_all(table);
}

void table_back(struct table *table, int seat)
{
    table_write(table, STORE_CLOCK, seat, NULL, "back");
    message_seats_all(table);
    message_clock_all(table);
}

/* A person without time left gets the seat back with the next turn: coming back buys no time.
 * False: not yet. */
bool table_ask_back(struct table *table, int seat)
{
    if (!clock_empty(&table->clock, seat)) {
        table_back(table, seat);
        return true;
    }
    if (table->seats[seat].asks_back) return false;
    table->seats[seat].asks_back = true;
    message_seats_all(table);
    return false;
}

void table_bring_back(struct table *table)
{
    for (int i = 0; i < table->seat_count; i++) {
        struct seat *seat = &table->seats[i];
        if (!seat->asks_back || clock_empty(&table->clock, i)) continue;
        seat->asks_back = false;
        if (seat->bot && seat->here) table_back(table, i);
    }
}

void tables_back(const struct ask *ask)
{
    struct table *table = ask->client->table;
    tables_now(ask->client->tables);
    int seat = table ? table_seat_of(table, ask->client) : -1;
    if (seat < 0) {
        message_refused(ask, table ? TABLES_SEAT : TABLES_NONE, NULL, NULL, NULL);
        return;
    }
    if (table->seats[seat].bot && table->state != TABLE_OVER) table_ask_back(table, seat);
    message_answer(ask);
    table_plan(table);
}

/* ---- Planning ---- */

/* The seat whose bot acts next, or -1. */
static int next_bot(const struct table *table)
{
    lf_seats bots = awaited(table) & ~table_people_awaited(table);
    return bots ? lf_lowest_seat(bots) : -1;
}

static bool followed(const struct table *table)
{
    return table_has_people(table) || table->clients;
}

/* Bots pause before they act where people watch, so that these can follow; in this time they
 * think. Several who owe an answer at the same time do not wait for one another as long. */
static int64_t bot_time(const struct table *table, int seat)
{
    int64_t delay = followed(table) ? table->tables->settings.bot_delay_ms : 0;
    if (table->seats[seat].awaited_since < table->last_change) delay /= 4;
    return table->last_act_at + delay;
}

/* A bot that still thinks when it should act is told to hurry: thinking makes the pause no longer.
 * Where there is no pause it takes the time that its level allows; where somebody comes to a match
 * of bots, these go on one by one. */
static int64_t hurry_time(const struct table *table)
{
    const struct pool_job *job = table->job;
    if (job->hurry || !followed(table)) return INT64_MAX;
    int64_t then = bot_time(table, job->seat);
    return job->stretch || then > table->last_act_at ? then : INT64_MAX;
}

/* When something is to be done about the bots of a table. */
static int64_t bot_due(const struct table *table)
{
    int seat = next_bot(table);
    if (table->thinking) return hurry_time(table);
    if (seat < 0) return INT64_MAX;
    return table->job ? bot_time(table, seat) : table->last_act_at;
}

/* Whether a job still speaks of the state that the table is in. */
static bool fits(const struct table *table, const struct pool_job *job)
{
    if (job->stamp != table->stamp || table->state != TABLE_RUNNING) return false;
    if (job->stretch) return job->stretch->count > 0;
    return table_bot_plays(table, job->seat) &&
           table->game->check(table->now, job->seat, job->choice) == 0;
}

void table_drop_choice(struct table *table)
{
    if (table->thinking || !table->job) return;
    pool_job_free(table->job);
    table->job = NULL;
}

static int64_t absent_due(const struct table *table)
{
    lf_seats people = table->clock.on ? table_people_awaited(table) : 0;
    int64_t due = INT64_MAX;
    for (int i = 0; i < table->seat_count; i++) {
        const struct seat *seat = &table->seats[i];
        int64_t then = seat->gone_at + table->tables->settings.absent_ms;
        if (people >> i & 1 && seat->here == 0 && then < due) due = then;
    }
    return due;
}

/* When the table may leave memory (nobody watches and nothing can happen by itself; whoever comes
 * brings it back from the store), or close because nobody ever started it. */
static int64_t idle_due(const struct table *table)
{
    const struct tables_settings *settings = &table->tables->settings;
    if (table->clients) return INT64_MAX;
    if (table->state == TABLE_OPEN) return table->idle_since + settings->abandon_ms;
    if (table->clock.running || next_bot(table) >= 0) return INT64_MAX;
    return table->idle_since + settings->forget_ms;
}

static int64_t least(int64_t a, int64_t b) { return a < b ? a : b; }

void table_plan(struct table *table)
{
    int64_t due = least(least(idle_due(table), absent_due(table)), table_start_due(table));
    if (table->job && !table->thinking && !fits(table, table->job)) table_drop_choice(table);
    table->bot_at = bot_due(table);
    due = least(due, table->bot_at);
    if (table->clock.on) due = least(due, clock_due(&table->clock));
    tables_schedule(table, due);
    table->tables->changes += table->listed;        /* somebody came, went, asked or acted */
}

/* ---- Doing ---- */

/* ---- Programs of others ---- */

/* The conversation of a seat whose bot is a program; NULL: it has none, or too many run. */
static struct outside_seat *outside_of(struct table *table, int seat)
{
    const struct lf_bot *bot = table->seats[seat].bot;
    if (!outside_is(bot) || table->state != TABLE_RUNNING) return NULL;
    if (!table->outside[seat])
        table->outside[seat] = outside_seat_new(bot, table->game, table->begin, seat,
                                                table->tables->pool);
    return table->outside[seat];
}

void table_tell_outside(struct table *table, const void *before, int seat, lf_action action)
{
    int actor = seat < 0 ? LF_CHANCE : seat;
    for (int i = 0; i < table->seat_count; i++) {
        struct outside_seat *outside = outside_of(table, i);
        if (outside)
            outside_seat_tell(outside, actor, table->game->seen(before, actor, action, i));
    }
}

void table_leave_outside(struct table *table)
{
    for (int i = 0; i < LF_SEATS_MAX; i++) {
        outside_seat_free(table->outside[i]);
        table->outside[i] = NULL;
    }
}

/* A program that has ended or hangs is taken off its seat; all at the table see who plays on. */
static void take_off(struct table *table, int seat)
{
    char text[64];
    const struct tables_calls *calls = &table->tables->calls;
    const char *name = table->seats[seat].bot->name;
    table->tables->counts.outside_gone++;
    if (calls->bot_gone) calls->bot_gone(calls->context, table->id, name);
    outside_seat_free(table->outside[seat]);
    table->outside[seat] = NULL;
    snprintf(text, sizeof text, "bot %.50s", stand_in(table)->name);
    table_write(table, table->seats[seat].kind == SEAT_PERSON ? STORE_CLOCK : STORE_SEAT, seat,
                NULL, text);
    message_seats_all(table);
}

static bool any_outside(const struct table *table)
{
    for (int i = 0; i < table->seat_count; i++)
        if (outside_is(table->seats[i].bot)) return true;
    return false;
}

/* One choice; or, where nobody is there to see single moves, a stretch of the match. */
static void ask_bot(struct table *table, int seat)
{
    struct outside_seat *outside = outside_of(table, seat);
    if (!outside && outside_is(table->seats[seat].bot)) take_off(table, seat);
    bool stretch = !table->clients && !table_has_people(table) && !any_outside(table);
    struct pool_job *job = pool_job_new(table->game, stretch);
    job->bot = table->seats[seat].bot;
    job->seat = seat;
    job->rng = pool_rng(&table->luck, seat, table->seats[seat].acted);
    job->memory = table->seats[seat].memory;
    job->owner = table;
    job->stamp = table->stamp;
    if (stretch) {
        for (int i = 0; i < table->seat_count; i++) {
            job->stretch->bots[i] = table->seats[i].bot;
            job->stretch->acted[i] = table->seats[i].acted;
            job->stretch->memory[i] = table->seats[i].memory;
        }
        job->stretch->luck = table->luck;
        memcpy(job->view, table->now, table->game->state_size);
    } else {
        table->game->view(table->now, seat, job->view);
    }
    table->thinking = true;
    table->job = job;
    table->tables->thinking++;
    table->tables->counts.outside_asked += outside != NULL;
    if (outside) outside_seat_ask(outside, job);
    else pool_ask(table->tables->pool, job);
}

/* A bot that names something forbidden must not stop the match: the first listed action is done
 * instead. */
static void act_anyhow(struct table *table)
{
    lf_action list[LF_LEGAL_MAX];
    int seat = next_bot(table);
    if (seat >= 0 && table->game->legal(table->now, seat, list) > 0)
        table_act(table, seat, list[0], NULL, NULL);
}

static void take_stretch(struct table *table, const struct pool_stretch *stretch)
{
    for (int i = 0; i < table->seat_count; i++) table->seats[i].memory = stretch->memory[i];
    for (int i = 0; i < stretch->count; i++) {
        table->tables->counts.bot_moves += stretch->steps[i].seat >= 0;
        table_act(table, stretch->steps[i].seat, stretch->steps[i].action, NULL, NULL);
    }
}

/* Does what the table's job names. */
static void take_choice(struct table *table)
{
    struct tables *tables = table->tables;
    struct pool_job *job = table->job;
    bool gone = job->outside == POOL_GONE && outside_is(table->seats[job->seat].bot);
    table->job = NULL;
    tables->counts.outside_missed += job->outside >= POOL_MISSED;
    if (!fits(table, job)) {
        tables->counts.dropped_choices++;
        if (job->stamp == table->stamp) act_anyhow(table);
    } else if (job->stretch) {
        take_stretch(table, job->stretch);
    } else {
        tables->counts.bot_moves++;
        table->seats[job->seat].memory = job->memory;
        table_act(table, job->seat, job->choice, NULL, NULL);
    }
    if (gone && table->state == TABLE_RUNNING) take_off(table, job->seat);
    pool_job_free(job);
    table_advance(table);
}

/* The owner of a job stays in memory until the job comes back: see table_tick(). Who has thought
 * for less time than bots pause keeps the choice until then. */
void tables_take_choices(struct tables *tables)
{
    struct pool_job *job;
    while ((job = pool_take(tables->pool))) {
        struct table *table = job->owner;
        table->thinking = false;
        tables->thinking--;
        if (table->gone) {
            table_drop_choice(table);
            table_free(table);
            continue;
        }
        bool early = !job->stretch && job->outside != POOL_GONE && fits(table, job) &&
                     bot_time(table, job->seat) > tables->now;
        if (early) table_plan(table);
        else take_choice(table);
    }
}

static void abandon(struct table *table)
{
    struct tables *tables = table->tables;
    table_write(table, STORE_END, -1, NULL, "abandoned");
    table_finish(table);
    tables->live_count--;
}

static void replace_absent(struct table *table)
{
    int64_t now = table->tables->now;
    lf_seats out = 0;
    if (!table->clock.on) return;
    clock_settle(&table->clock, now);
    out = clock_out(&table->clock);
    for (int i = 0; i < table->seat_count; i++)
        if (table_people_awaited(table) >> i & 1 && table->seats[i].here == 0 &&
            now - table->seats[i].gone_at >= table->tables->settings.absent_ms)
            out |= lf_seat_bit(i);
    for (int i = 0; i < table->seat_count; i++)
        if (out >> i & 1) table_stand_in(table, i);
}

static void tick_bots(struct table *table)
{
    struct tables *tables = table->tables;
    int seat = next_bot(table);
    if (bot_due(table) > tables->now) return;
    if (table->thinking) pool_hurry(table->job);
    else if (store_waiting(tables->store) > STORE_FULL) table->last_act_at = tables->now + 100;
    else if (table->job) take_choice(table);
    else ask_bot(table, seat);
}

void table_tick(struct table *table)
{
    struct tables *tables = table->tables;
    replace_absent(table);
    if (table_start_due(table) <= tables->now) {
        table_start(table);
        return;
    }
    if (idle_due(table) <= tables->now) {
        bool durable = table->ticket <= tables_durable(tables);
        if (table->state == TABLE_OPEN) {
            abandon(table);
        } else if (durable && !table->thinking) {
            /* It is not read at the next start either, until somebody does something here. */
            bool running = table->state == TABLE_RUNNING || table->state == TABLE_PAUSED;
            if (running) tables->live_count--;
            if (running) store_rest(tables->store, table->id);
            store_release(tables->store, table->id);
            tables_drop(table);
            return;
        } else {
            table->idle_since = tables->now - tables->settings.forget_ms + 1000;
        }
    }
    tick_bots(table);
    table_plan(table);
}
