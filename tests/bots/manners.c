/* manners.c - how bots trade with the others: at most one offer in a turn, none that was just
 * refused, hardly any that nobody could meet, and more moves of the game than of haggling. */
#include <stdio.h>
#include <string.h>

#include "bots/list.h"
#include "core/text.h"
#include "tests/bots/bots.h"

enum { ROUNDS = 3, TERMS_MAX = 64 };

/* What is asked of the trade in one game; shares in percent. `second` offers in a turn may be. */
struct manners {
    const char *bot, *game;
    int seats, games, second, offers_least, haggling_most, met_least, trades_least;
};

static const struct manners MANNERS[] = {
    { "greedy", "base", 4, 40, 0, 20, 40, 97, 33 },
    { "greedy", "base", 3, 40, 0, 15, 32, 97, 33 },
    { "greedy", "knights", 4, 40, 0, 10, 20, 97, 60 },
    { "greedy", "sea", 4, 40, 0, 20, 45, 97, 33 },
    { "greedy", "knights-sea", 4, 40, 0, 10, 25, 97, 60 },
    { "strong", "base", 4, 2, 1, 20, 45, 90, 20 },
    { "strong", "sea", 4, 1, 1, 20, 45, 90, 20 },
};

/* What a seat last offered in vain. */
struct refused { char terms[TERMS_MAX]; uint32_t turn; };

struct watch {
    int moves, haggling, offers, met, trades, again, crowded, countered;
    struct refused last[LF_SEATS_MAX];
    uint32_t offered_in;                     /* the turn of the last offer */
    int in_turn;                             /* offers in that turn */
    int second;                              /* how many more than one there may be */
};

static bool is(const char *text, const char *word)
{
    size_t length = strlen(word);
    return strncmp(text, word, length) == 0 && (text[length] == ' ' || text[length] == 0);
}

/* Whether one of the others could agree to the offer. */
static bool can_be_met(const struct lf_game *game, const void *before, int actor, lf_action offer)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    struct lf_error error;
    lf_action accept;
    memcpy(state, before, game->state_size);
    game->apply(state, actor, offer);
    if (!game->parse("accept", &accept, &error)) return false;
    for (int seat = 0; seat < game->seat_count(state); seat++)
        if (seat != actor && game->check(state, seat, accept) == 0) return true;
    return false;
}

static void see_offer(struct watch *watch, const struct lf_game *game, const void *before,
                      int actor, lf_action action, const char *text)
{
    uint32_t turn = game->turn(before);
    const char *terms = strrchr(text, ' ') + 1;
    struct refused *last = &watch->last[actor];
    bool lately = last->turn && turn - last->turn < (uint32_t)(ROUNDS * game->seat_count(before));
    watch->offers++;
    watch->met += can_be_met(game, before, actor, action);
    watch->in_turn = watch->offered_in == turn ? watch->in_turn + 1 : 0;
    watch->crowded += watch->in_turn > watch->second;
    watch->again += lately && strcmp(terms, last->terms) == 0;
    watch->offered_in = last->turn = turn;
    snprintf(last->terms, sizeof last->terms, "%s", terms);
}

static void see(void *context, const struct lf_game *game, const void *before, int actor,
                lf_action action)
{
    static const char *const WORDS[] = { "offer", "accept", "decline", "counter", "confirm",
                                         "withdraw" };
    struct watch *watch = context;
    char text[LF_ACTION_TEXT_MAX];
    if (actor == LF_CHANCE) return;
    game->print(action, text, sizeof text);
    watch->moves++;
    for (size_t i = 0; i < sizeof WORDS / sizeof WORDS[0]; i++)
        watch->haggling += is(text, WORDS[i]);
    if (is(text, "offer")) see_offer(watch, game, before, actor, action, text);
    watch->countered += is(text, "counter");
    if (is(text, "confirm")) {
        watch->trades++;
        watch->last[actor].turn = 0;
    }
}

static bool run(const struct manners *manners)
{
    const struct lf_game *game = lf_game_find(manners->game);
    const struct lf_bot *bot = lf_bot_find(manners->bot);
    struct watch all = { .second = manners->second };
    if (!game || !bot) return false;
    for (uint64_t i = 0; i < (uint64_t)manners->games; i++) {
        _Alignas(16) unsigned char state[LF_STATE_MAX];
        const struct lf_bot *bots[LF_SEATS_MAX];
        struct lf_error error;
        struct lf_luck luck;
        struct lf_tally tally;
        if (!game->init(state, manners->seats, "", &error)) return false;
        for (int seat = 0; seat < LF_SEATS_MAX; seat++) bots[seat] = bot;
        memset(all.last, 0, sizeof all.last);
        all.offered_in = 0;
        lf_luck_start(&luck, 3, i);
        lf_arena_play(game, state, bots, &luck, 1000, see, &all, &tally);
    }
    bool good = all.crowded == 0 && all.again == 0 &&
                all.offers >= manners->offers_least * manners->games &&
                all.haggling * 100 <= manners->haggling_most * all.moves &&
                all.met * 100 >= manners->met_least * all.offers &&
                all.trades * 100 >= manners->trades_least * all.offers;
    printf("%s %s: %s for %d: %d offers in %d games, %d could be met, %d trades, %d countered; "
           "%d of %d moves are haggling; %d offers too many in a turn, %d that were just refused\n",
           good ? "ok  " : "FAIL", manners->bot, manners->game, manners->seats, all.offers,
           manners->games, all.met, all.trades, all.countered, all.haggling, all.moves, all.crowded,
           all.again);
    return good;
}

void test_manners(int *passed, int *failed)
{
    for (size_t i = 0; i < sizeof MANNERS / sizeof MANNERS[0]; i++)
        if (run(&MANNERS[i])) ++*passed;
        else ++*failed;
}
