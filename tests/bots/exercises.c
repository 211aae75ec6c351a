/* exercises.c - whether the exercises of lessons are right: a search rates every move of each, and
 * no answer that is refused may be clearly better than the best that is accepted. Where a question
 * is about one thing that the rules decide ("which settlement brings the most tokens?"), the engine
 * says whether the answers that are accepted reach it, and no others. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bots/think.h"
#include "core/hash.h"
#include "core/lesson.h"
#include "core/match.h"
#include "tests/bots/bots.h"

static _Alignas(16) unsigned char state[LF_STATE_MAX], view[LF_STATE_MAX], after[LF_STATE_MAX],
    seen[LF_STATE_MAX];

static const struct lf_limits QUICK = {
    .nodes = 30000, .worlds = 3, .turn = 300, .replies = 1, .candidates = 6,
};
static const struct lf_limits DEEP = {
    .nodes = 150000, .worlds = 6, .turn = 400, .replies = 1, .candidates = 8,
};
enum { STREAMS = 3 };

/* What the question asks for, where it is not the best move: then the answers that are accepted
 * must make this true, and those that are refused must not. Either a goal, as lessons have them, or
 * the words of an action that can be taken next. */
struct aim { const char *game, *lesson; int number; const char *then; };
static const struct aim AIMS[] = {
    { "base", "ports", 1, "bank 2b>o" },            /* where brick turns into anything */
    { "duel", "supply", 1, "tokens.0 >= 3" },       /* which brings the most tokens */
    { "knights", "barbarians", 3, "robber" },       /* get rid of the robber */
    { "knights-sea", "barbarians", 2, "robber" },   /* whom do you chase */
    { "sea", "gold", 2, "board.pirate = 58" },      /* stop the ships of Orange */
    { "sea", "route", 2, "longest_road = 0" },      /* which ship wins the route */
};

static const char *aim_of(const struct lf_game *game, struct lf_bit lesson, int number)
{
    for (size_t i = 0; i < sizeof AIMS / sizeof AIMS[0]; i++)
        if (strcmp(AIMS[i].game, game->name) == 0 && AIMS[i].number == number
            && strlen(AIMS[i].lesson) == lesson.length
            && memcmp(AIMS[i].lesson, lesson.at, lesson.length) == 0)
            return AIMS[i].then;
    return NULL;
}

/* Whether an action makes it true. */
static bool reaches(const struct lf_game *game, lf_action action, const char *then)
{
    static lf_action list[LF_LEGAL_MAX];
    bool known;
    memcpy(after, state, game->state_size);
    game->apply(after, 0, action);
    game->view(after, 0, seen);
    if (strchr(then, '='))
        return lf_task_goal(game, (struct lf_bit){ then, (uint32_t)strlen(then) }, seen, &known);
    if (!(game->actors(seen) & 1)) return false;
    for (int n = game->legal(seen, 0, list); n-- > 0;) {
        char words[LF_ACTION_TEXT_MAX];
        game->print(list[n], words, sizeof words);
        if (strncmp(words, then, strlen(then)) == 0) return true;
    }
    return false;
}

static bool aimed(const struct lf_lesson *lesson, const struct lf_task *task, const char *then)
{
    static lf_action all[LF_LEGAL_MAX];
    const struct lf_game *game = lesson->game;
    int reached = 0;
    game->view(state, 0, view);
    for (int n = game->legal(view, 0, all); n-- > 0;) {
        struct lf_said answer;
        bool right = lf_task_judge(lesson, task, state, all[n], after, seen, &answer);
        if (reaches(game, all[n], then) != right) return false;
        reached += right;
    }
    return reached > 0;
}

/* What is rated best of the answers that are accepted, and of those that are not. */
struct verdict { float right, wrong; lf_action best_right, best_wrong; };

static struct verdict judge(const struct lf_lesson *lesson, const struct lf_task *task,
                            const struct lf_limits *limits, int stream, void *scratch, size_t size)
{
    const struct lf_game *game = lesson->game;
    struct verdict verdict = { .right = -1, .wrong = -1 };
    struct lf_limits wide = *limits;
    struct lf_thought thought;
    struct lf_error error;
    struct lf_rng rng = { lf_rng_key(lf_mix(77 + (uint64_t)stream), LF_STREAM_SEAT), 0 };
    char words[LF_ACTION_TEXT_MAX];
    snprintf(words, sizeof words, "%.*s", (int)task->best.length, task->best.at);
    game->parse(words, &wide.also[0], &error);
    game->view(state, 0, view);
    lf_think(game, lf_net_of(game, game->seat_count(view)), view, 0, &rng, &wide, scratch, size,
             &thought);
    for (int i = 0; i < thought.count; i++) {
        struct lf_said answer;
        lf_action action = thought.rated[i].action;
        if (game->check(view, 0, action)) continue;
        bool right = lf_task_judge(lesson, task, state, action, after, seen, &answer);
        float *best = right ? &verdict.right : &verdict.wrong;
        if (thought.rated[i].chance <= *best) continue;
        *best = thought.rated[i].chance;
        *(right ? &verdict.best_right : &verdict.best_wrong) = action;
    }
    return verdict;
}

/* The mean over streams: one guess at what is hidden says little. */
static struct verdict judge_all(const struct lf_lesson *lesson, const struct lf_task *task,
                                const struct lf_limits *limits, int streams)
{
    size_t size = lf_think_size(lesson->game, limits);
    void *scratch = aligned_alloc(64, (size + 63) / 64 * 64);
    struct verdict sum = { 0 };
    for (int stream = 0; stream < streams; stream++) {
        struct verdict one = judge(lesson, task, limits, stream, scratch, size);
        sum.right += one.right / (float)streams;
        sum.wrong += one.wrong / (float)streams;
        sum.best_right = one.best_right;
        sum.best_wrong = one.best_wrong;
    }
    free(scratch);
    return sum;
}

/* How much better a refused answer may be rated: nets are not exact, and many questions are about
 * one thing of a turn that has several. */
static const float QUICK_SLACK = 0.08F, DEEP_SLACK = 0.025F;

static bool exercise(const struct lf_lesson *lesson, struct lf_bit name,
                     const struct lf_task *task, int number, bool deep)
{
    struct lf_bit fault;
    const char *then = aim_of(lesson->game, name, number);
    char right[LF_ACTION_TEXT_MAX] = "", wrong[LF_ACTION_TEXT_MAX] = "";
    if (!lf_lesson_start(lesson, task, state, &fault)) return false;
    if (then) {
        if (aimed(lesson, task, then)) return true;
        printf("FAIL %s, %.*s, exercise %d: other answers than those accepted give %s\n",
               lesson->game->name, (int)name.length, name.at, number, then);
        return false;
    }
    struct verdict verdict = judge_all(lesson, task, deep ? &DEEP : &QUICK, deep ? STREAMS : 1);
    bool holds = verdict.right >= verdict.wrong - (deep ? DEEP_SLACK : QUICK_SLACK);
    if (verdict.right >= 0) lesson->game->print(verdict.best_right, right, sizeof right);
    if (verdict.wrong >= 0) lesson->game->print(verdict.best_wrong, wrong, sizeof wrong);
    if (deep || !holds)
        printf("%s%s, %.*s, exercise %d: %s %.1f %%, refused %s %.1f %%\n",
               holds ? "" : "FAIL ", lesson->game->name, (int)lesson->title.in[LF_EN].length,
               lesson->title.in[LF_EN].at, number, right, 100 * (double)verdict.right, wrong,
               100 * (double)verdict.wrong);
    return holds;
}

/* Exercises of games whose bots think; the dice game has an exact solution of its own. */
void test_exercises(int *passed, int *failed, bool deep)
{
    for (int i = 0; lf_games[i]; i++) {
        struct lf_bit name;
        const char *text;
        for (int n = 0; (text = lf_lesson_of(lf_games[i], n, &name)) != NULL; n++) {
            struct lf_lesson lesson;
            struct lf_error error;
            struct lf_task task = { 0 };
            int number = 0;
            if (!lf_lesson_read(text, &lesson, &error)) continue;
            if (!lf_can_think(lesson.game, lesson.seats)) continue;
            for (const char *at = lesson.task; at; at = task.next) {
                lf_task_read(at, &task);
                exercise(&lesson, name, &task, ++number, deep) ? ++*passed : ++*failed;
            }
        }
    }
}
