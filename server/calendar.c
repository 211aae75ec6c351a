/* calendar.c - see calendar.h. */
#include "server/calendar.h"

#include <time.h>

#include "server/log.h"
#include "server/net.h"

static const int64_t SAVE_MS = 3600000;
static const char KEY[] = "seen";

/* ---- The decision ---- */

void calendar_begin(struct calendar *calendar, int64_t newest, int64_t wall, int64_t clock)
{
    *calendar = (struct calendar){ .time = newest == INT64_MIN ? wall : newest, .clock = clock,
                                   .saved = newest, .begun = true };
    calendar_step(calendar, wall, clock);
}

int64_t calendar_step(struct calendar *calendar, int64_t wall, int64_t clock)
{
    int64_t believed = calendar->time + (clock - calendar->clock);
    calendar->ahead_ms = wall > believed + CALENDAR_SLACK_MS ? wall - believed : 0;
    if (calendar->ahead_ms) return believed;
    if (wall > believed) {
        calendar->time = wall;
        calendar->clock = clock;
    }
    return wall < believed ? wall : calendar->time;
}

void calendar_believe(struct calendar *calendar, int64_t wall, int64_t clock)
{
    calendar->time = wall;
    calendar->clock = clock;
    calendar->ahead_ms = 0;
}

/* ---- Of this server ---- */

static int64_t clock_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_BOOTTIME, &now);
    return now.tv_sec * (int64_t)1000 + now.tv_nsec / 1000000;
}

/* The wall, or the clock of the shared store where that is behind it. */
static int64_t wall_ms(struct server *server)
{
    struct store_counts counts = { 0 };
    if (server->cluster.shared) store_counts(server->store, &counts);
    return net_time_ms() - (counts.clock_ahead_ms > 0 ? counts.clock_ahead_ms : 0);
}

static bool take_note(void *context, const char *key, int64_t at, const char *text)
{
    int64_t *newest = context;
    (void)key, (void)text;
    if (at > *newest) *newest = at;
    return false;
}

static bool take_guest(void *context, const struct store_guest *guest)
{
    int64_t *newest = context;
    if (guest->at > *newest) *newest = guest->at;
    return true;
}

/* A store from before there was this note knows when its guests were last here. */
void calendar_open(struct server *server)
{
    int64_t newest = INT64_MIN;
    store_notes(server->store, STORE_NOTE_CLOCK, KEY, take_note, &newest);
    if (newest == INT64_MIN) store_guests(server->store, take_guest, &newest);
    calendar_begin(&server->calendar, newest > 0 ? newest : INT64_MIN, wall_ms(server),
                   clock_ms());
    calendar_beat(server);                           /* a short life counts, too */
}

int64_t calendar_ms(struct server *server)
{
    return calendar_step(&server->calendar, wall_ms(server), clock_ms());
}

static void save(struct server *server)
{
    struct calendar *calendar = &server->calendar;
    calendar->saved = calendar->time;
    store_note(server->store, STORE_NOTE_CLOCK, KEY, calendar->time, "");
}

static void tell(const char *event, enum log_level level, int64_t ahead_ms)
{
    struct log_line line;
    log_begin(&line, level, event);
    if (ahead_ms) {
        log_number(&line, "days_ahead", ahead_ms / 86400000);
        log_text(&line, "what", "nothing is forgotten by this clock; if it is right: landfall "
                                "admin clock trust");
    }
    log_end(&line);
}

void calendar_beat(struct server *server)
{
    struct calendar *calendar = &server->calendar;
    calendar_ms(server);
    bool doubted = calendar->ahead_ms > 0;
    if (doubted != calendar->told) {
        calendar->told = doubted;
        tell(doubted ? "clock.ahead" : "clock.believed",
             doubted ? LOG_LEVEL_ERROR : LOG_LEVEL_WARNING, calendar->ahead_ms);
    }
    if (!doubted && calendar->time > calendar->saved + SAVE_MS) save(server);
}

void calendar_trust(struct server *server)
{
    calendar_believe(&server->calendar, wall_ms(server), clock_ms());
    server->cleaned_ms = 0;                          /* what is too old goes now */
    save(server);
}

void calendar_reread(struct server *server)
{
    int64_t newest = INT64_MIN;
    store_notes(server->store, STORE_NOTE_CLOCK, KEY, take_note, &newest);
    if (newest > server->calendar.time) calendar_believe(&server->calendar, newest, clock_ms());
}
