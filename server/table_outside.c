/* table_outside.c - bots that are programs of somebody else, at a table (outside.h). */
#include "server/outside.h"

#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "core/context.h"
#include "core/text.h"

enum { START_MS = 10000, STOP_MS = 500, CPU_S = 600, EVENTS_MAX = 4096 };

struct seen { int actor; lf_action action; };

struct outside_seat {
    pthread_mutex_t lock;
    pthread_cond_t news;
    const struct outside_bot *bot;
    const struct lf_game *game;
    const struct lf_context *played_with;
    struct pool *pool;
    struct botwire wire;
    struct botwire_match match;
    int seat;
    bool leaving;                          /* under the lock, like all below */
    pid_t asked;                           /* the program that thinks, or 0 */
    struct pool_job *job;
    struct seen *seen;
    int seen_count, seen_room;
    _Alignas(16) unsigned char begin[LF_STATE_MAX];
};

/* How many programs run, in all tables. */
static pthread_mutex_t running_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t running_less = PTHREAD_COND_INITIALIZER;
static int running;

/* ---- Which bots there are ---- */

static bool plays_all(const struct lf_game *game) { return lf_bot_best(game) != NULL; }

static lf_action choose_best(const struct lf_game *game, const void *view, int seat,
                             struct lf_rng *rng, struct lf_memory *memory)
{
    return lf_bot_best(game)->choose(game, view, seat, rng, memory);
}

bool outside_is(const struct lf_bot *bot) { return bot && bot->choose == choose_best; }

const struct lf_bot *outside_find(const struct outside_bots *bots, const char *name)
{
    for (int i = 0; bots && i < bots->count; i++)
        if (strcmp(bots->bots[i].name, name) == 0) return &bots->bots[i].bot;
    return lf_bot_find(name);
}

/* Names stand in logs, in JSON and on buttons: letters, digits and what joins them. */
static bool is_name(const char *text, size_t length)
{
    if (length == 0 || length > 24 || text[0] == ' ' || text[length - 1] == ' ') return false;
    for (size_t i = 0; i < length; i++) {
        char c = text[i];
        if (!((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
              c == ' ' || c == '-' || c == '.' || c == '_')) return false;
    }
    return true;
}

bool outside_offer(struct outside_bots *bots, const char *text, int budget_ms, int memory_mib,
                   struct lf_say *expected)
{
    const char *equals = strchr(text, '=');
    size_t length = equals ? (size_t)(equals - text) : 0;
    struct outside_bot *bot = &bots->bots[bots->count];
    *expected = LF_SAY("NAME=COMMAND, the name of up to 24 letters, digits, spaces, - . _",
                       "NAME=BEFEHL, der Name aus bis zu 24 Buchstaben, Ziffern, Leerzeichen, "
                       "- . _");
    if (!equals || !is_name(text, length) || !equals[1]) return false;
    if (strlen(equals + 1) >= OUTSIDE_COMMAND_MAX || bots->count == OUTSIDE_MAX) {
        *expected = LF_SAY("at most 16 bots, with commands of less than 1024 bytes",
                           "höchstens 16 Bots, mit Befehlen von weniger als 1024 Bytes");
        return false;
    }
    memset(bot, 0, sizeof *bot);
    memcpy(bot->name, text, length);
    memcpy(bot->command, equals + 1, strlen(equals + 1));
    if (outside_find(bots, bot->name)) {
        *expected = LF_SAY("a name that no other bot has", "ein Name, den kein anderer Bot hat");
        return false;
    }
    bot->bot = (struct lf_bot){ .name = bot->name, .plays = plays_all, .choose = choose_best,
                                .about = { { "a program of its own that this host offers",
                                             "ein eigenes Programm, das dieser Host anbietet" } } };
    bot->settings = (struct botwire_settings){ bot->command, START_MS, budget_ms,
                                               { memory_mib, CPU_S, false, false } };
    bots->count++;
    return true;
}

/* ---- The thread of a seat ---- */

static void ask(struct outside_seat *seat, struct pool_job *job, const struct seen *seen, int count)
{
    struct botwire *wire = &seat->wire;
    for (int i = 0; i < count; i++)
        botwire_tell(wire, &seat->match, seen[i].actor, seen[i].action);
    job->outside = botwire_ask(wire, &seat->match, job->view, -1, &job->choice) ? POOL_ANSWERED
                   : wire->alive ? POOL_MISSED : POOL_GONE;
    if (job->outside == POOL_ANSWERED) return;
    job->choice = choose_best(job->game, job->view, job->seat, &job->rng, &job->memory);
}

static void leave(struct outside_seat *seat)
{
    botwire_stop(&seat->wire, STOP_MS);
    pthread_mutex_destroy(&seat->lock);
    pthread_cond_destroy(&seat->news);
    free(seat->seen);
    free(seat);
    pthread_mutex_lock(&running_lock);
    running--;
    pthread_cond_broadcast(&running_less);
    pthread_mutex_unlock(&running_lock);
}

static void *talk(void *argument)
{
    struct outside_seat *seat = argument;
    lf_enter(seat->played_with);
    if (botwire_start(&seat->wire, &seat->bot->settings))
        botwire_begin(&seat->wire, &seat->match, seat->game, seat->begin, seat->seat, 1);
    pthread_mutex_lock(&seat->lock);
    while (!seat->leaving || seat->job) {
        struct pool_job *job = seat->job;
        if (!job) {
            pthread_cond_wait(&seat->news, &seat->lock);
            continue;
        }
        struct seen *seen = seat->seen;
        int count = seat->seen_count;
        bool leaving = seat->leaving;
        seat->job = NULL;
        seat->asked = seat->wire.process.pid;
        seat->seen = NULL;
        seat->seen_count = seat->seen_room = 0;
        pthread_mutex_unlock(&seat->lock);
        if (!leaving) ask(seat, job, seen, count);
        free(seen);
        pthread_mutex_lock(&seat->lock);
        seat->asked = 0;
        pool_answer(seat->pool, job);
    }
    pthread_mutex_unlock(&seat->lock);
    leave(seat);
    return NULL;
}

struct outside_seat *outside_seat_new(const struct lf_bot *bot, const struct lf_game *game,
                                      const void *begin, int number, struct pool *pool)
{
    pthread_t thread;
    pthread_mutex_lock(&running_lock);
    bool room = running < OUTSIDE_PROCESSES;
    running += room;
    pthread_mutex_unlock(&running_lock);
    if (!room) return NULL;
    struct outside_seat *seat = calloc(1, sizeof *seat);
    LF_ASSERT(seat);
    pthread_mutex_init(&seat->lock, NULL);
    pthread_cond_init(&seat->news, NULL);
    seat->bot = (const struct outside_bot *)bot;
    seat->game = game;
    seat->pool = pool;
    seat->seat = number;
    seat->played_with = lf_context_entered;
    memcpy(seat->begin, begin, game->state_size);
    if (pthread_create(&thread, NULL, talk, seat) == 0) {
        pthread_detach(thread);
        return seat;
    }
    leave(seat);
    return NULL;
}

void outside_seat_tell(struct outside_seat *seat, int actor, lf_action seen)
{
    pthread_mutex_lock(&seat->lock);
    if (seat->seen_count == EVENTS_MAX) {        /* the oldest are told by the position, too */
        seat->seen_count /= 2;
        memmove(seat->seen, seat->seen + seat->seen_count,
                (size_t)seat->seen_count * sizeof *seat->seen);
    }
    if (seat->seen_count == seat->seen_room) {
        seat->seen_room = seat->seen_room ? 2 * seat->seen_room : 64;
        seat->seen = realloc(seat->seen, (size_t)seat->seen_room * sizeof *seat->seen);
        LF_ASSERT(seat->seen);
    }
    seat->seen[seat->seen_count++] = (struct seen){ actor, seen };
    pthread_mutex_unlock(&seat->lock);
}

void outside_seat_ask(struct outside_seat *seat, struct pool_job *job)
{
    pthread_mutex_lock(&seat->lock);
    LF_ASSERT(!seat->job);
    seat->job = job;
    pthread_cond_signal(&seat->news);
    pthread_mutex_unlock(&seat->lock);
}

void outside_seat_free(struct outside_seat *seat)
{
    if (!seat) return;
    pthread_mutex_lock(&seat->lock);
    seat->leaving = true;
    if (seat->asked > 0) kill(seat->asked, SIGKILL);        /* nobody waits for the answer */
    pthread_cond_signal(&seat->news);
    pthread_mutex_unlock(&seat->lock);
}

void outside_wait(void)
{
    pthread_mutex_lock(&running_lock);
    while (running > 0) pthread_cond_wait(&running_less, &running_lock);
    pthread_mutex_unlock(&running_lock);
}
