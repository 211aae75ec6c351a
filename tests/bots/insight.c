/* insight.c - what games tell bots that think (bots/insight.h), on positions of whole games: the
 * numbers are named, finite and move, they follow from what the seat sees, notes change nothing,
 * and what is worth trying is allowed. tests/bots/turned.c turns boards.
 *
 * Seats play at random half of the time, so that positions come up which no sensible bot gets into.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/list.h"
#include "bots/net.h"
#include "core/match.h"
#include "core/text.h"
#include "tests/bots/bots.h"

enum { TURN_CAP = 400, EVERY = 7, NUMBER_MOST = 24 };

struct played { const char *game, *options; int seats, games; };

static const struct played PLAYED[] = {
    { "base", "", 4, 6 }, { "base", "", 2, 4 }, { "base", "phases=separate,bank=12", 3, 4 },
    { "duel", "", 2, 20 },
    { "knights", "", 4, 6 }, { "knights", "edition=en,nasty=1,knight-errant=1", 3, 6 },
    { "knights", "bank=infinite", 2, 4 },
    { "sea", "offers=4", 4, 8 }, { "sea", "scenario=through-the-desert,offers=4", 3, 3 },
    { "knights-sea", "offers=4", 4, 8 },
    { "knights-sea", "edition=en,scenario=through-the-desert,offers=4", 3, 3 },
    { "cards", "", 2, 10 }, { "cards", "mode=extended,set=rh", 2, 3 },
    { "cards", "mode=extended,set=pi", 2, 6 }, { "cards", "mode=extended,set=bh", 2, 6 },
    { "cards", "mode=tournament", 2, 6 },
};

/* What is seen of one kind of match. */
struct watch {
    const struct lf_insight *insight;
    unsigned char *notes, *fresh;
    float low[LF_NET_INPUTS_MAX], high[LF_NET_INPUTS_MAX];
    struct lf_rng rng;
    uint64_t positions, asked;
    char fault[200];
};

static void complain(struct watch *watch, const struct lf_game *game, const void *state,
                     const char *what, const char *which)
{
    char position[LF_POSITION_MAX];
    if (watch->fault[0]) return;
    snprintf(watch->fault, sizeof watch->fault, "%s %s", what, which);
    game->print_position(state, position, sizeof position);
    printf("     at %s\n", position);
}

/* Which of the named numbers input i is. */
static int number_at(const struct lf_insight *insight, int i)
{
    return i < insight->table ? i : insight->table + (i - insight->table) % insight->own;
}

static const char *name_of(const struct watch *watch, int i)
{
    return watch->insight->numbers[number_at(watch->insight, i)].name;
}

static const char *first_difference(const struct watch *watch, const float *a, const float *b,
                                    int count)
{
    for (int i = 0; i < count; i++)
        if (memcmp(&a[i], &b[i], sizeof a[i]) != 0) return name_of(watch, i);
    return NULL;
}

static void look_anew(struct watch *watch, const void *world, int seat, float *out, int count)
{
    memset(out, 0, (size_t)count * sizeof *out);
    memset(watch->fresh, 0, watch->insight->notes_size);
    watch->insight->look(world, seat, watch->fresh, out);
}

static void look_at(struct watch *watch, const struct lf_game *game, const void *state, int seat,
                    int count)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX], world[LF_STATE_MAX];
    float first[LF_NET_INPUTS_MAX], noted[LF_NET_INPUTS_MAX] = { 0 }, other[LF_NET_INPUTS_MAX];
    const char *which;
    look_anew(watch, state, seat, first, count);
    watch->insight->look(state, seat, watch->notes, noted);
    if ((which = first_difference(watch, first, noted, count)))
        complain(watch, game, state, "notes change", which);
    game->view(state, seat, view);
    game->resample(view, &watch->rng, world);
    look_anew(watch, world, seat, other, count);
    if ((which = first_difference(watch, first, other, count)))
        complain(watch, game, state, "what is hidden changes", which);
    for (int i = 0; i < count; i++) {
        if (!isfinite(first[i]) || fabsf(first[i]) > NUMBER_MOST)
            complain(watch, game, state, "out of bounds:", name_of(watch, i));
        int at = number_at(watch->insight, i);
        if (first[i] < watch->low[at]) watch->low[at] = first[i];
        if (first[i] > watch->high[at]) watch->high[at] = first[i];
    }
    watch->positions++;
}

/* What is worth trying is allowed, and there is something where nothing can be left undone. */
static void look_at_options(struct watch *watch, const struct lf_game *game, const void *state,
                            int seat)
{
    lf_action list[LF_LEGAL_MAX];
    char text[LF_ACTION_TEXT_MAX] = "";
    lf_action pass = watch->insight->pass(state, seat);
    int count = watch->insight->options ? watch->insight->options(state, seat, list) : 1;
    lf_action reply = watch->insight->reply ? watch->insight->reply(state, seat) : 0;
    if (pass && game->check(state, seat, pass)) complain(watch, game, state, "no way to pass", "");
    if (reply && game->check(state, seat, reply)) complain(watch, game, state, "no reply", "");
    if (!pass && count == 0) complain(watch, game, state, "nothing to do", "");
    for (int i = 0; watch->insight->options && i < count; i++) {
        if (list[i] != pass && game->check(state, seat, list[i]) == 0) continue;
        game->print(list[i], text, sizeof text);
        complain(watch, game, state, "not an option:", text);
    }
    watch->asked++;
}

/* An actor of another match may be in the middle of choices that are hidden from this seat. */
static void witness(void *context, const struct lf_game *game, const void *before, int actor,
                    lf_action action)
{
    struct watch *watch = context;
    int seats = game->seat_count(before);
    int count = watch->insight->table + seats * watch->insight->own;
    (void)action;
    if (game->turn(before) == 0) return;
    if (actor != LF_CHANCE) look_at_options(watch, game, before, actor);
    if (lf_rng_below(&watch->rng, EVERY) == 0)
        look_at(watch, game, before, (int)lf_rng_below(&watch->rng, (uint32_t)seats), count);
}

/* Half greedy, half random. */
static lf_action choose(const struct lf_game *game, const void *view, int seat, struct lf_rng *rng,
                        struct lf_memory *memory)
{
    const struct lf_bot *bot = lf_rng_below(rng, 2) ? &lf_bot_greedy : &lf_bot_random;
    return bot->choose(game, view, seat, rng, memory);
}

static const struct lf_bot odd_bot = { .name = "odd", .choose = choose };

static bool named(const struct lf_insight *insight)
{
    int count = insight->table + insight->own;
    for (int i = 0; i < count; i++) {
        const char *name = insight->numbers[i].name;
        if (!name || !*name) return printf("FAIL number %d has no name\n", i), false;
        for (int j = i < insight->table ? 0 : insight->table; j < i; j++)
            if (lf_same(name, insight->numbers[j].name))
                return printf("FAIL two numbers are called %s\n", name), false;
    }
    return true;
}

/* A number that is always the same tells nothing; but there may be as many seats in every game. */
static const char *unmoved(const struct watch *watch, const struct lf_game *game)
{
    bool fixed = game->seats_min == game->seats_max;
    for (int i = 0; i < watch->insight->table + watch->insight->own; i++)
        if (watch->low[i] >= watch->high[i] && !(fixed && lf_same(name_of(watch, i), "seats")))
            return name_of(watch, i);
    return NULL;
}

static void play(struct watch *watch, const struct lf_game *game, const struct played *played,
                 const void *start)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    const struct lf_bot *bots[LF_SEATS_MAX];
    for (int i = 0; i < LF_SEATS_MAX; i++) bots[i] = &odd_bot;
    for (int i = 0; i < played->games; i++) {
        struct lf_luck luck;
        struct lf_tally tally;
        memcpy(state, start, game->state_size);
        lf_luck_start(&luck, 14, (uint64_t)i);
        memset(watch->notes, 0, watch->insight->notes_size);
        lf_arena_play(game, state, bots, &luck, TURN_CAP, witness, watch, &tally);
    }
}

static bool run(struct watch *watch, const struct lf_game *game, const struct played *played)
{
    _Alignas(16) unsigned char start[LF_STATE_MAX];
    struct lf_error error;
    watch->notes = calloc(1, watch->insight->notes_size + 1);
    watch->fresh = calloc(1, watch->insight->notes_size + 1);
    watch->rng = (struct lf_rng){ lf_rng_key(14, 1), 0 };
    watch->positions = watch->asked = 0;
    watch->fault[0] = '\0';
    bool good = watch->notes && watch->fresh &&
                game->init(start, played->seats, played->options, &error);
    if (good) play(watch, game, played, start);
    else snprintf(watch->fault, sizeof watch->fault, "cannot begin");
    free(watch->notes);
    free(watch->fresh);
    good &= !watch->fault[0] && watch->positions > 0;
    printf("%s numbers of %s %s, %d seats: %llu positions, %llu lists%s%s\n",
           good ? "ok  " : "FAIL", played->game, played->options, played->seats,
           (unsigned long long)watch->positions,
           (unsigned long long)watch->asked, watch->fault[0] ? ": " : "", watch->fault);
    return good;
}

static const struct lf_insight *insight_of(const char *game)
{
    for (const struct lf_bot_pack *const *pack = lf_bot_packs; *pack; pack++)
        if (lf_same((*pack)->game, game)) return (*pack)->insight;
    return NULL;
}

void test_insights(int *passed, int *failed)
{
    static struct watch watch;
    size_t count = sizeof PLAYED / sizeof PLAYED[0];
    for (size_t i = 0; i < count; i++) {
        const char *name = PLAYED[i].game;
        const struct lf_insight *insight = insight_of(name);
        if (!insight) continue;
        bool first = i == 0 || !lf_same(name, PLAYED[i - 1].game);
        bool last = i + 1 == count || !lf_same(name, PLAYED[i + 1].game);
        if (first) watch = (struct watch){ .insight = insight };
        bool good = (!first || named(insight)) && run(&watch, lf_game_find(name), &PLAYED[i]);
        const char *still = last ? unmoved(&watch, lf_game_find(name)) : NULL;
        if (still) printf("FAIL numbers of %s: %s never changes\n", name, still);
        if (good && !still) (*passed)++;
        else (*failed)++;
    }
}
