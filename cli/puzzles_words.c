/* puzzles_words.c - why a move is best, in words: what it changes that counts (lf_reasons), or in a
 * game that is solved what it can lead to. */
#include <stdarg.h>
#include <string.h>

#include "cli/puzzles.h"
#include "core/match.h"

enum { SAID_MAX = 3 };

__attribute__((format(printf, 3, 4))) static void add(struct found *found, int language_,
                                                      const char *format, ...)
{
    char *text = found->why[language_];
    size_t used = strlen(text);
    va_list arguments;
    va_start(arguments, format);
    if (used) used += (size_t)snprintf(text + used, PUZZLE_WORDS_MAX - used, ", ");
    if (used < PUZZLE_WORDS_MAX) vsnprintf(text + used, PUZZLE_WORDS_MAX - used, format, arguments);
    va_end(arguments);
}

static void say(struct found *found, const char *english, const char *german)
{
    add(found, LF_EN, "%s", english);
    add(found, LF_DE, "%s", german);
}

/* A number that the move changes to the good of its seat; false: it says nothing. */
static bool say_reason(struct found *found, const struct lf_reason *reason)
{
    const struct lf_puzzle *puzzle = &found->puzzle;
    const char *english = reason->number->more.in[LF_EN], *german = reason->number->more.in[LF_DE];
    bool own = reason->seat == puzzle->seat, rises = reason->change > 0;
    if (reason->effect < 0.003f || (!own && rises)) return false;
    if (strstr(found->why[LF_EN], english)) return false;
    if (own && rises) {
        say(found, english, german);
        return true;
    }
    if (strncmp(english, "more ", 5) == 0) return false;
    if (own) {
        add(found, LF_EN, "less: %s", english);
        add(found, LF_DE, "weniger: %s", german);
        return true;
    }
    add(found, LF_EN, "%s has less: %s",
        puzzle->game->seat_name(puzzle->view, reason->seat, LF_EN), english);
    add(found, LF_DE, "%s hat weniger: %s",
        puzzle->game->seat_name(puzzle->view, reason->seat, LF_DE), german);
    return true;
}

/* What can be reached more likely than after the next best move. */
static void say_goals(const struct finder *finder, struct found *found)
{
    struct lf_goal goals[LF_GOALS_MAX], others[LF_GOALS_MAX];
    const struct lf_puzzle *puzzle = &found->puzzle;
    int next = 0;
    while (lf_puzzle_verdict(puzzle->unit, puzzle->move[next].loss) == LF_MOVE_BEST) next++;
    int count = finder->solver->goals(puzzle->view, puzzle->seat, puzzle->move[0].action, goals);
    lf_action second = puzzle->move[next].action;
    int other = finder->solver->goals(puzzle->view, puzzle->seat, second, others);
    for (int said = 0; said < SAID_MAX && count == other; said++) {
        int best = -1;
        for (int i = 0; i < count; i++)
            if (goals[i].chance > others[i].chance + 0.02 &&
                (best < 0 || goals[i].chance - others[i].chance >
                             goals[best].chance - others[best].chance))
                best = i;
        if (best < 0) break;
        double here = 100 * goals[best].chance, there = 100 * others[best].chance;
        add(found, LF_EN, "%s %.0f %% instead of %.0f %%", goals[best].name.in[LF_EN], here, there);
        add(found, LF_DE, "%s %.0f %% statt %.0f %%", goals[best].name.in[LF_DE], here, there);
        goals[best].chance = 0;
    }
    if (!found->why[LF_EN][0])
        say(found, "the most points on the average", "im Mittel die meisten Punkte");
}

/* What the moves of the solution change, the first that changes something people have words for. */
static void say_changes(const struct finder *finder, void *scratch, size_t size,
                        struct found *found)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX];
    const struct lf_game *game = finder->game;
    const struct lf_puzzle *puzzle = &found->puzzle;
    const struct lf_net *net = lf_net_of(game, game->seat_count(puzzle->view));
    memcpy(state, puzzle->state, game->state_size);
    for (int i = -1, said = 0; i < puzzle->follow && !said; i++) {
        lf_action action = i < 0 ? puzzle->move[0].action : puzzle->then[i];
        struct lf_reason reasons[LF_REASONS_MAX];
        struct lf_rng rng = { lf_rng_key(finder->seed, LF_STREAM_SEAT), 0 };
        game->view(state, puzzle->seat, view);
        if (game->check(state, puzzle->seat, action)) return;
        game->apply(state, puzzle->seat, action);
        if (game->actors(state) >> LF_CHANCE & 1) return;
        int count = lf_reasons(game, net, view, puzzle->seat, action, &rng, scratch, size, reasons);
        for (int k = 0; k < count && said < SAID_MAX; k++) said += say_reason(found, &reasons[k]);
    }
}

void puzzle_explain(const struct finder *finder, void *scratch, size_t size, struct found *found)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    struct lf_puzzle *puzzle = &found->puzzle;
    const struct lf_game *game = finder->game;
    found->why[LF_EN][0] = found->why[LF_DE][0] = 0;
    memcpy(state, puzzle->state, game->state_size);
    game->apply(state, puzzle->seat, puzzle->move[0].action);
    if (finder->solver) {
        say_goals(finder, found);
    } else if (game->winners(state) >> puzzle->seat & 1) {
        say(found, "it wins the game", "das gewinnt die Partie");
    } else {
        say_changes(finder, scratch, size, found);
    }
    if (!found->why[LF_EN][0])
        say(found, "the best prospects for the next turns",
            "die besten Aussichten für die nächsten Züge");
    for (int i = 0; i < LF_LANGUAGES; i++)
        puzzle->why.in[i] = (struct lf_bit){ found->why[i], (uint32_t)strlen(found->why[i]) };
}
