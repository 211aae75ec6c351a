/* hint.c - what the solution of a game says, or bots that think where there is none: about a
 * position, to the player who has to act; and what the solution says about every decision of a
 * match that is over.
 *
 * Hints are for practice: at a listed table where people play each other there are none. */
#include <stdlib.h>
#include <string.h>

#include "bots/bot.h"
#include "bots/hint.h"
#include "bots/solver.h"
#include "core/check.h"
#include "core/json.h"
#include "server/table_walk.h"

static void put_action(struct lf_out *out, const char *name, const struct lf_game *game,
                       lf_action action)
{
    char text[LF_ACTION_TEXT_MAX];
    game->print(action, text, sizeof text);
    lf_json_text(out, name, text);
}

static void put_goals(struct lf_out *out, const struct lf_solver *solver, const void *view,
                      int seat, lf_action action)
{
    struct lf_goal goals[LF_GOALS_MAX];
    int count = solver->goals(view, seat, action, goals);
    lf_json_array(out, "goals");
    for (int i = 0; i < count; i++) {
        lf_json_object(out, NULL);
        lf_json_say(out, "name", goals[i].name);
        lf_json_decimal(out, "chance", goals[i].chance);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static bool is_solved(const struct table *table)
{
    const struct lf_solver *solver = lf_solver_of(table->game);
    return solver && solver->ready(table->begin);
}

/* Nobody's hint costs another person a fair game. */
bool table_has_hints(const struct table *table)
{
    int people = 0;
    if (!table->game || !table->begin) return false;
    if (!is_solved(table) && !lf_can_think(table->game, table->seat_count)) return false;
    for (int i = 0; i < table->seat_count; i++) people += table->seats[i].kind != SEAT_BOT;
    return !table->listed || people <= 1;
}

/* The action that the goals are asked for: the one named, if it is listed, else the best. */
static int find_action(const struct lf_game *game, const char *text,
                       const struct lf_advice *advice, int count)
{
    lf_action action;
    struct lf_error error;
    int best = 0;
    bool named = text[0] && game->parse(text, &action, &error);
    for (int i = 0; i < count; i++) {
        if (named && advice[i].action == action) return i;
        if (advice[i].loss < advice[best].loss) best = i;
    }
    return best;
}

/* What the solution says: all actions, and what can be reached after one of them. */
static void put_solved(struct lf_out *out, const struct lf_game *game, const void *view, int seat,
                       const char *text)
{
    struct lf_advice advice[LF_LEGAL_MAX];
    const struct lf_solver *solver = lf_solver_of(game);
    double expected = 0;
    int count = solver->advise(view, seat, advice, &expected);
    lf_json_decimal(out, "expected", expected);
    lf_json_array(out, "actions");
    for (int i = 0; i < count; i++) {
        lf_json_object(out, NULL);
        put_action(out, "do", game, advice[i].action);
        lf_json_decimal(out, "loss", advice[i].loss);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    if (count > 0)
        put_goals(out, solver, view, seat,
                  advice[find_action(game, text, advice, count)].action);
}

/* What bots that think say: the best few, their chances and why. */
static void put_thought(struct lf_out *out, const struct lf_game *game, const void *view, int seat)
{
    struct lf_hint hint = { 0 };
    void *scratch = malloc(LF_HINT_SCRATCH);
    if (scratch) lf_hint(game, view, seat, scratch, &hint);
    free(scratch);
    lf_hint_json(game, &hint, out);
}

void tables_hint(const struct ask *ask, const char *text)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    struct table *table = ask->client->table;
    int seat = table ? table_seat_of(table, ask->client) : -1;
    tables_now(ask->client->tables);
    if (!table || seat < 0 || table->state != TABLE_RUNNING || !table_has_hints(table) ||
        !(table->game->actors(table->now) & lf_seat_bit(seat))) {
        message_refused(ask, !table ? TABLES_NONE : seat < 0 ? TABLES_SEAT : TABLES_STATE, NULL,
                        NULL, NULL);
        return;
    }
    table->game->view(table->now, seat, view);
    struct lf_out out = lf_out_start(table->tables->scratch, SCRATCH_SIZE);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "t", "answer");
    if (ask->has_id) lf_json_int(&out, "id", ask->id);
    if (is_solved(table)) put_solved(&out, table->game, view, seat, text);
    else put_thought(&out, table->game, view, seat);
    lf_json_object_end(&out);
    LF_ASSERT(lf_out_end(&out) < SCRATCH_SIZE);
    message_text(ask->client, out.text);
}

/* ---- The review of a finished match ---- */

/* One decision: its number among the actions, what was done, the best, and what it cost. */
static void put_decision(struct lf_out *out, const struct lf_game *game, const struct act *act,
                         int n, lf_action best, double loss)
{
    lf_json_object(out, NULL);
    lf_json_int(out, "n", n);
    lf_json_int(out, "seat", act->seat);
    put_action(out, "do", game, act->action);
    put_action(out, "best", game, best);
    lf_json_decimal(out, "loss", loss);
    lf_json_object_end(out);
}

struct seat_review { bool begun; double start, loss; };

/* Where a seat had a choice it is judged; its first action tells what could be expected. */
static void judge(const struct lf_game *game, const struct act *act, int n, const void *state,
                  struct lf_out *out, struct seat_review *seat)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    struct lf_advice advice[LF_LEGAL_MAX];
    lf_action list[LF_LEGAL_MAX];
    double expected = 0;
    int best = 0, done = 0;
    if (seat->begun && game->legal(state, act->seat, list) < 2) return;
    game->view(state, act->seat, view);
    int count = lf_solver_of(game)->advise(view, act->seat, advice, &expected);
    if (!seat->begun) seat->start = expected;
    seat->begun = true;
    for (int i = 0; i < count; i++) {
        if (advice[i].action == act->action) done = i;
        if (advice[i].loss < advice[best].loss) best = i;
    }
    if (count < 2) return;
    seat->loss += advice[done].loss;
    put_decision(out, game, act, n, advice[best].action, advice[done].loss);
}

static void put_seat_review(struct lf_out *out, const struct seat_review *seat, int points)
{
    lf_json_object(out, NULL);
    lf_json_decimal(out, "start", seat->start);
    lf_json_decimal(out, "loss", seat->loss);
    lf_json_decimal(out, "luck", points - seat->start + seat->loss);
    lf_json_int(out, "points", points);
    lf_json_object_end(out);
}

void table_review(const struct table *table, struct lf_out *out)
{
    struct walk walk;
    struct seat_review seats[LF_SEATS_MAX] = { 0 };
    const struct lf_game *game = table->game;
    const struct lf_solver *solver = lf_solver_of(game);
    bool solved = solver && solver->ready(table->begin);
    lf_json_object(out, NULL);
    lf_json_text(out, "table", table->id);
    lf_json_array(out, "decisions");
    walk_start(&walk, table);
    for (int n = 1; solved && walk_next(&walk); n++)
        if (walk.actor != LF_CHANCE)
            judge(game, walk.act, n, walk.before, out, &seats[walk.actor]);
    lf_json_array_end(out);
    lf_json_array(out, "seats");
    for (int i = 0; solved && i < table->seat_count; i++)
        put_seat_review(out, &seats[i], game->points(walk.after, i));
    lf_json_array_end(out);
    lf_json_object_end(out);
}
