/* main.c - every card of the card game is played: random games of each mode, with all invariants
 * checked after each step, and a count of which cards were laid, played or turned up.
 *
 *     test-played [GAMES [uniform|eager [CARDS]]]
 *
 * A uniform player chooses among all it may do, as the bot `random` does; an eager one takes a
 * building or an action card three times out of four where it can, demolishes little, and plays
 * to 16 points, so that a few games show every card. CARDS prints the counts. A card that was
 * never played fails, except those that no position with these sets allows.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/match.h"
#include "games/cards/engine.h"

/* In long runs only every 16th step is checked, in short ones all are. */
enum { GAMES_USUAL = 300, GAMES_SHORT = 1000, SPARSE = 16 };

struct counts { uint64_t laid, played, turned_up, used, sold; };
struct mode { const char *options; unsigned sets; };

/* Bits of sets as in cards_state. */
static const struct mode MODES[] = {
    { "mode=base", 1 << SET_BASE },
    { "mode=extended,set=rh", 1 << SET_BASE | 1 << SET_RH },
    { "mode=extended,set=pi", 1 << SET_BASE | 1 << SET_PI },
    { "mode=extended,set=bh", 1 << SET_BASE | 1 << SET_BH },
    { "mode=tournament", 1 << SET_BASE | 1 << SET_RH | 1 << SET_PI | 1 << SET_BH },
};
enum { MODE_COUNT = sizeof MODES / sizeof MODES[0] };

struct run {
    struct counts card[ROW_COUNT];
    uint64_t steps;
    int won, capped, unsound;
};

static int row_at(const struct cards_state *s, int seat, int place)
{
    return slot_row(&s->realm[seat], place - AT_OUTER);
}

static void count_action(struct run *run, const struct cards_state *s, int seat, lf_action action)
{
    uint64_t args = lf_args_of(action);
    switch (lf_kind_of(action)) {
    case ACT_BUILD: run->card[args >> 8].laid++; return;
    case ACT_PLAY: run->card[args].played++; return;
    case ACT_SELL: run->card[args].sold++; return;
    case ACT_USE: run->card[row_at(s, seat, (int)args)].used++; return;
    case ACT_EVENT:
        if (args == FACE_QUESTION) run->card[pile_row(s, PILE_EVENTS, 0)].turned_up++;
        return;
    default: return;
    }
}

static bool is_deed(lf_action action)
{
    int kind = lf_kind_of(action);
    return kind == ACT_BUILD || kind == ACT_PLAY || kind == ACT_USE || kind == ACT_SELL ||
           kind == ACT_LIFT;
}

/* Listed actions are sorted by kind, so deeds of a kind stand together; all are weighed alike. */
static lf_action choose(const lf_action *list, int count, bool eager, struct lf_luck *luck)
{
    lf_action deeds[LF_LEGAL_MAX];
    int found = 0;
    for (int i = 0; eager && i < count; i++)
        if (is_deed(list[i])) deeds[found++] = list[i];
    if (found && lf_luck_below(luck, LF_STREAM_SEAT, 4))
        return deeds[lf_luck_below(luck, LF_STREAM_SEAT, (uint32_t)found)];
    lf_action action = list[lf_luck_below(luck, LF_STREAM_SEAT, (uint32_t)count)];
    bool waste = lf_kind_of(action) == ACT_DEMOLISH;
    if (eager && waste && lf_luck_below(luck, LF_STREAM_SEAT, 8))
        return list[count - 1];                        /* end */
    return action;
}

static void play(struct run *run, const char *options, bool eager, bool all, uint64_t number)
{
    static struct cards_state s;
    char text[LF_OPTIONS_MAX];
    lf_action list[LF_LEGAL_MAX];
    struct lf_luck luck;
    struct lf_error error;
    lf_luck_start(&luck, 1, number);
    snprintf(text, sizeof text, "%s%s", options, eager ? ",target=16" : "");
    LF_ASSERT(cards_init(&s, SEATS, text, &error));
    for (lf_seats actors; (actors = cards_actors(&s)) != 0;) {
        int seat = lf_lowest_seat(actors);
        lf_action action;
        if (seat == LF_CHANCE) {
            action = lf_chance_draw(&cards_game, &s, &luck);
        } else {
            int count = cards_legal(&s, seat, list);
            LF_ASSERT(count > 0);
            action = choose(list, count, eager, &luck);
        }
        count_action(run, &s, seat, action);
        cards_apply(&s, seat, action);
        run->steps++;
        bool check = all || run->steps % SPARSE == 0;
        if (check && !cards_sound(&s) && !run->unsound++) {
            char position[LF_POSITION_MAX];
            lf_position_print(&cards_game, &s, position, sizeof position);
            printf("FAIL %s: game %d is unsound: %s\n", options, (int)number, position);
        }
    }
    if (s.winner == LF_NOBODY) run->capped++;
    else run->won++;
}

/* Whether the card can be played in the mode at all. */
static bool takes_part(const struct mode *mode, const struct card_row *card)
{
    bool tournament = mode == &MODES[MODE_COUNT - 1];
    if (!(mode->sets >> card->set & 1)) return false;
    if (card->class == CLASS_WIZARD) return false;      /* needs another set (KS-18) */
    return tournament || !(card->flags & ROW_TOURNAMENT);
}

static int judge(const struct mode *mode, const struct run *run, bool print)
{
    int missing = 0;
    printf("%s: %llu steps, %d won, %d at the cap\n", mode->options,
           (unsigned long long)run->steps, run->won, run->capped);
    for (int row = 1; row < ROW_COUNT; row++) {
        const struct counts *c = &run->card[row];
        if (!takes_part(mode, row_of(row))) continue;
        if (print)
            printf("  %-22s laid %8llu  played %8llu  turned up %8llu  used %7llu  sold %7llu\n",
                   row_of(row)->word, (unsigned long long)c->laid, (unsigned long long)c->played,
                   (unsigned long long)c->turned_up, (unsigned long long)c->used,
                   (unsigned long long)c->sold);
        if (c->laid + c->played + c->turned_up) continue;
        printf("FAIL %s: nobody ever played %s\n", mode->options, row_of(row)->word);
        missing++;
    }
    return missing;
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : GAMES_USUAL, passed = 0, failed = 0;
    bool eager = !(argc > 2 && strcmp(argv[2], "uniform") == 0);
    for (int m = 0; m < MODE_COUNT; m++) {
        static struct run run;
        memset(&run, 0, sizeof run);
        for (int i = 0; i < games; i++)
            play(&run, MODES[m].options, eager, games <= GAMES_SHORT, (uint64_t)i);
        int faults = judge(&MODES[m], &run, argc > 3) + (run.unsound > 0);
        failed += faults;
        passed += !faults;
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed > 0;
}
