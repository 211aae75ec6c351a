/* perft.c - `landfall perft`: how many lines of play there are from a position, some actions
 * deep. The counts are compared with known ones, so a rule that lists an action too many or too
 * few shows up at once. */
#include <stdlib.h>
#include <string.h>

#include "cli/command.h"
#include "cli/json.h"
#include "core/match.h"

static uint64_t count_lines(const struct lf_game *game, const void *state, int depth);

static uint64_t count_after(const struct lf_game *game, const void *state, int actor,
                            lf_action action, int depth)
{
    _Alignas(16) unsigned char next[LF_STATE_MAX];
    memcpy(next, state, game->state_size);
    game->apply(next, actor, action);
    return count_lines(game, next, depth - 1);
}

static uint64_t count_lines(const struct lf_game *game, const void *state, int depth)
{
    lf_seats actors = game->actors(state);
    uint64_t count = 0;
    if (depth == 0) return 1;
    if (actors & lf_seat_bit(LF_CHANCE)) {
        struct lf_outcome outcomes[LF_OUTCOMES_MAX];
        int n = game->chance(state, outcomes);
        if (depth == 1) return (uint64_t)n;
        for (int i = 0; i < n; i++)
            count += count_after(game, state, LF_CHANCE, outcomes[i].action, depth);
        return count;
    }
    for (; actors; actors &= actors - 1) {
        lf_action actions[LF_LEGAL_MAX];
        int seat = lf_lowest_seat(actors);
        int n = game->legal(state, seat, actions);
        if (depth == 1) {
            count += (uint64_t)n;
            continue;
        }
        for (int i = 0; i < n; i++) count += count_after(game, state, seat, actions[i], depth);
    }
    return count;
}

/* One first action with the number of lines below it. */
struct branch { int actor; lf_action action; };

static int list_branches(const struct lf_game *game, const void *state, struct branch *out)
{
    lf_seats actors = game->actors(state);
    int used = 0;
    if (actors & lf_seat_bit(LF_CHANCE)) {
        struct lf_outcome outcomes[LF_OUTCOMES_MAX];
        int n = game->chance(state, outcomes);
        for (int i = 0; i < n; i++) out[used++] = (struct branch){ LF_CHANCE, outcomes[i].action };
        return used;
    }
    for (; actors; actors &= actors - 1) {
        lf_action actions[LF_LEGAL_MAX];
        int seat = lf_lowest_seat(actors), n = game->legal(state, seat, actions);
        for (int i = 0; i < n; i++) out[used++] = (struct branch){ seat, actions[i] };
    }
    return used;
}

static void print_branch(const struct lf_game *game, struct json *json, struct branch branch,
                         uint64_t count)
{
    char action[LF_ACTION_TEXT_MAX], actor[16] = "chance";
    game->print(branch.action, action, sizeof action);
    if (branch.actor != LF_CHANCE) snprintf(actor, sizeof actor, "%d", branch.actor);
    if (!json) {
        printf("%12llu  %s %s\n", (unsigned long long)count, actor, action);
        return;
    }
    json_object(json, NULL);
    json_text(json, "actor", actor);
    json_text(json, "action", action);
    json_unsigned(json, "nodes", count);
    json_close(json);
}

static uint64_t divide(const struct lf_game *game, const void *state, int depth,
                       struct json *json)
{
    static struct branch branches[LF_LEGAL_MAX * LF_SEATS_MAX];
    uint64_t sum = 0;
    int n = depth > 0 ? list_branches(game, state, branches) : 0;
    for (int i = 0; i < n; i++) {
        uint64_t count = count_after(game, state, branches[i].actor, branches[i].action, depth);
        print_branch(game, json, branches[i], count);
        sum += count;
    }
    return depth > 0 ? sum : 1;
}

/* The position to start from: the line given, or a new game. */
static int prepare(const struct arguments *arguments, const struct lf_game **game, void *state)
{
    const char *line = arguments->value[OPTION_POSITION];
    struct lf_error error = { 0 };
    int seats, code;
    *game = NULL;
    if (arguments->word_count > 0 && !(*game = setup_game(arguments->word[0]))) return EXIT_USAGE;
    if (line) {
        const struct lf_game *named = *game;
        if (!lf_position_parse(line, game, state, &error))
            return fail_at(EXIT_DATA, "--position", *game, &error);
        if (named && named != *game)
            return fail(EXIT_USAGE, SAY("--position is one of '%s', not of '%s'",
                                        "--position gehört zu '%s', nicht zu '%s'"),
                        (*game)->name, named->name);
        return EXIT_DONE;
    }
    if (!*game)
        return fail(EXIT_USAGE, SAY("perft needs a game or a --position",
                                    "perft braucht ein Spiel oder eine --position"));
    code = setup_seats(arguments, *game, &seats);
    if (code != EXIT_DONE) return code;
    return setup_options(*game, seats, arguments->value[OPTION_OPTIONS], state);
}

int command_perft(const struct arguments *arguments)
{
    static _Alignas(16) unsigned char state[LF_STATE_MAX];
    static char position[LF_POSITION_MAX];
    const struct lf_game *game;
    bool as_json = arguments->given[OPTION_JSON], by_branch = arguments->given[OPTION_DIVIDE];
    int depth = (int)arguments->number[OPTION_DEPTH], code = prepare(arguments, &game, state);
    struct json json = json_start(stdout);
    uint64_t count;
    double seconds;
    if (code != EXIT_DONE) return code;
    if (as_json) {
        json_object(&json, NULL);
        json_text(&json, "game", game->name);
        lf_position_print(game, state, position, sizeof position);
        json_text(&json, "position", position);
        json_signed(&json, "depth", depth);
        if (by_branch) json_array(&json, "divide");
    }
    seconds = seconds_of_cpu();
    if (by_branch) count = divide(game, state, depth, as_json ? &json : NULL);
    else count = count_lines(game, state, depth);
    seconds = seconds_of_cpu() - seconds;
    if (!as_json) {
        printf("%llu\n", (unsigned long long)count);
        return EXIT_DONE;
    }
    if (by_branch) json_close(&json);
    json_unsigned(&json, "nodes", count);
    json_real(&json, "cpu_seconds", seconds, 6);
    json_close(&json);
    return EXIT_DONE;
}
