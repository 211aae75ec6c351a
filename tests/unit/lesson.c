/* lesson.c - every lesson that games carry is played through by its text: nothing in it is
 * forbidden, and nobody but the learner wins; texts that are wrong are refused. */
#include "core/lesson.h"

#include <stdio.h>
#include <string.h>

#include "core/how.h"
#include "core/match.h"
#include "tests/unit/unit.h"

static _Alignas(16) unsigned char state[LF_STATE_MAX], after[LF_STATE_MAX], view[LF_STATE_MAX];

/* Says which lesson does not hold, so that its text can be mended. */
static bool complain(const struct lf_lesson *lesson, struct lf_bit text, const char *what)
{
    fprintf(stderr, "%s, %.*s: %s: %.*s\n", lesson->game->name,
            (int)lesson->title.in[LF_EN].length, lesson->title.in[LF_EN].at, what,
            (int)text.length, text.at);
    return false;
}

static bool parsed(const struct lf_game *game, struct lf_bit text, lf_action *action)
{
    char words[LF_ACTION_TEXT_MAX];
    struct lf_error error = { 0 };
    if (text.length >= sizeof words) return false;
    memcpy(words, text.at, text.length);
    words[text.length] = 0;
    return game->parse(words, action, &error);
}

static bool take(const struct lf_game *game, int actor, struct lf_bit text)
{
    lf_action action;
    if (!parsed(game, text, &action) || !(game->actors(state) >> actor & 1)) return false;
    if (actor == LF_CHANCE ? !lf_chance_possible(game, state, action)
                           : game->check(state, actor, action) != 0)
        return false;
    game->apply(state, actor, action);
    return true;
}

static bool take_all(const struct lf_lesson *lesson, struct lf_bit lines)
{
    struct lf_bit action;
    int actor;
    for (int n = 0; lf_lesson_action(lines, n, &actor, &action); n++)
        if (!take(lesson->game, actor, action)) return complain(lesson, action, "forbidden");
    return true;
}

static bool play(const struct lf_lesson *lesson)
{
    struct lf_step step = { 0 };
    struct lf_bit fault;
    uint32_t steps = 0;
    if (!lf_lesson_start(lesson, NULL, state, &fault))
        return complain(lesson, fault, "does not start");
    if (!lesson->game->sound(state)) return complain(lesson, fault, "not sound");
    for (const char *at = lesson->first; at; at = step.next) {
        lf_step_read(at, &step);
        if (!step.act.length) break;
        steps++;
        if (!take(lesson->game, 0, step.act)) return complain(lesson, step.act, "forbidden");
        if (!take_all(lesson, step.then)) return false;
    }
    return steps == lesson->steps && !step.next && lesson->game->sound(state);
}

/* ---- Exercises ---- */

/* How many actions that are listed are judged so; a pattern of the text must fit one of them. */
static int judged(const struct lf_lesson *lesson, const struct lf_task *task, bool right,
                  struct lf_bit pattern)
{
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = lesson->game;
    int count = 0;
    game->view(state, 0, view);
    for (int n = game->legal(view, 0, list); n-- > 0;) {
        char words[LF_ACTION_TEXT_MAX];
        struct lf_said answer;
        game->print(list[n], words, sizeof words);
        if (pattern.length && *pattern.at != '*'
            && (strncmp(words, pattern.at, pattern.length) != 0
                || (words[pattern.length] && words[pattern.length] != ' ')))
            continue;
        static _Alignas(16) unsigned char seen[LF_STATE_MAX];
        if (lf_task_judge(lesson, task, state, list[n], after, seen, &answer) == right
            && answer.in[LF_EN].length && answer.in[LF_DE].length)
            count++;
    }
    return count;
}

static bool patterns_fit(const struct lf_lesson *lesson, const struct lf_task *task)
{
    struct lf_bit line;
    bool known;
    for (const char *at = task->good.at; at < task->good.at + task->good.length;) {
        line = (struct lf_bit){ at + 5, (uint32_t)(strchr(at, '\n') - at - 5) };
        if (!judged(lesson, task, true, line)) return complain(lesson, line, "good fits nothing");
        at = strchr(at, '\n') + 1;
    }
    for (const char *at = task->goal.at; at < task->goal.at + task->goal.length;) {
        line = (struct lf_bit){ at + 5, (uint32_t)(strchr(at, '\n') - at - 5) };
        lf_task_goal(lesson->game, line, view, &known);
        if (!known) return complain(lesson, line, "no such number");
        at = strchr(at, '\n') + 1;
    }
    for (const char *at = task->wrong; strncmp(at, "wrong ", 6) == 0;) {
        line = (struct lf_bit){ at + 6, (uint32_t)(strchr(at, '\n') - at - 6) };
        if (!judged(lesson, task, false, line)) return complain(lesson, line, "wrong fits nothing");
        for (int i = 0; i < 3; i++) at = strchr(at, '\n') + 1;
    }
    return true;
}

/* The right answer is accepted, wrong ones are answered, and every pattern speaks of something. */
static bool exercise(const struct lf_lesson *lesson, const struct lf_task *task)
{
    const struct lf_game *game = lesson->game;
    struct lf_bit fault;
    struct lf_said answer;
    lf_action best;
    if (!lf_lesson_start(lesson, task, state, &fault))
        return complain(lesson, fault, "does not start");
    if (!game->sound(state)) return complain(lesson, task->say.in[LF_EN], "not sound");
    if (!(game->actors(state) & 1)) return complain(lesson, task->say.in[LF_EN], "nothing to do");
    if (!parsed(game, task->best, &best)) return complain(lesson, task->best, "not read");
    game->view(state, 0, view);
    if (game->check(view, 0, best)) return complain(lesson, task->best, "forbidden");
    if (!lf_task_judge(lesson, task, state, best, after, view, &answer))
        return complain(lesson, task->best, "not right");
    /* Where the text has goals, the solution fulfils them as well. */
    struct lf_task goals = *task;
    goals.best = goals.good = (struct lf_bit){ 0 };
    if (goals.goal.length && !lf_task_judge(lesson, &goals, state, best, after, view, &answer))
        return complain(lesson, task->best, "misses the goal");
    if (!judged(lesson, task, false, (struct lf_bit){ 0 }))
        return complain(lesson, task->say.in[LF_EN], "everything is right");
    return patterns_fit(lesson, task);
}

static void exercises(const struct lf_lesson *lesson, uint32_t least)
{
    struct lf_task task = { 0 };
    uint32_t count = 0;
    for (const char *at = lesson->task; at; at = task.next, count++) {
        lf_task_read(at, &task);
        EXPECT(exercise(lesson, &task));
    }
    EXPECT(count == lesson->tasks && count >= least);
}

static void lesson_of(const struct lf_game *game, const char *text, struct lf_bit name)
{
    static char json[1 << 17];
    struct lf_lesson lesson;
    struct lf_error error = { 0 };
    bool first = name.length == 5 && memcmp(name.at, "first", 5) == 0;
    bool read = lf_lesson_read(text, &lesson, &error);
    if (!read)
        fprintf(stderr, "%s/%.*s: at %u %s\n", game->name, (int)name.length, name.at,
                (unsigned)error.at, error.expected.in[LF_EN]);
    EXPECT(read);
    if (!read) return;
    EXPECT(lesson.game == game);
    EXPECT((lesson.order == 0) == first);
    EXPECT(lesson.steps >= (first ? 5 : 1) && lesson.minutes >= 2);
    EXPECT(play(&lesson));
    EXPECT(lf_lesson_json(&lesson, name, json, sizeof json) < (int)sizeof json);
    if (first) EXPECT(!game->winners(state) || game->winners(state) & 1);
    exercises(&lesson, first ? 0 : 2);
}

/* Every game has a guided first game and three lessons at least. */
static void all_lessons(void)
{
    struct lf_bit name;
    const char *text;
    for (int i = 0; lf_games[i]; i++) {
        int n = 0;
        for (; (text = lf_lesson_of(lf_games[i], n, &name)) != NULL; n++)
            lesson_of(lf_games[i], text, name);
        EXPECT(n >= 4);
    }
}

/* Every game says how it is played, and its boards can be drawn. */
static void how_of(const struct lf_game *game)
{
    static char json[1 << 16];
    struct lf_how how;
    struct lf_how_part part;
    struct lf_error error = { 0 };
    struct lf_bit fault;
    int boards = 0;
    const char *text = lf_how_of(game);
    EXPECT(text && lf_how_read(text, &how, &error));
    EXPECT(how.game == game && how.parts >= 5);
    EXPECT(lf_how_json(&how, json, sizeof json) < (int)sizeof json);
    for (const char *at = how.first; at; at = part.next) {
        lf_how_part_read(at, &part);
        EXPECT(part.board || part.icons.length);
        if (!part.board) continue;
        boards++;
        EXPECT(game->init(state, how.seats, how.options, &error));
        EXPECT(lf_lesson_take(game, state, how.given, &fault));
        EXPECT(lf_lesson_take(game, state, part.given, &fault));
        EXPECT(game->sound(state));
    }
    EXPECT(boards > 0);
}

static void all_hows(void)
{
    struct lf_how how;
    struct lf_error error = { 0 };
    for (int i = 0; lf_games[i]; i++) how_of(lf_games[i]);
    EXPECT(!lf_how_read("landfall-how 2\n", &how, &error) && error.at == 0);
    EXPECT(!lf_how_read("landfall-how 1\ngame none\n", &how, &error) && error.at == 15);
}

#define HEAD                                                                                       \
    "landfall-lesson 1\ngame base\nminutes 9\norder 1\nseats 3\noptions -\n"                       \
    "title en a\ntitle de b\nabout en c\nabout de d\n"
#define STEP "step\nen e\nde f\n"
#define TASK "task\nen g\nde h\nwhy en i\nwhy de j\nbest roll\nright\nen m\nde n\n"

static bool refused(const char *text, uint32_t at)
{
    struct lf_lesson lesson;
    struct lf_error error = { 0 };
    return !lf_lesson_read(text, &lesson, &error) && error.at == at && error.expected.in[LF_DE];
}

static void wrong_texts(void)
{
    struct lf_lesson lesson;
    struct lf_error error = { 0 };
    uint32_t head = (uint32_t)strlen(HEAD);
    EXPECT(lf_lesson_read(HEAD STEP "do roll\nthen chance dice 1 2\n" STEP, &lesson, &error));
    EXPECT(lesson.steps == 1 && lesson.seats == 3 && !lesson.options[0]);
    EXPECT(refused("", 0));
    EXPECT(refused("landfall-lesson 2\n", 0));
    EXPECT(refused("landfall-lesson 1\ngame none\n", 18));
    EXPECT(refused("landfall-lesson 1\ngame base\nminutes x\n", 36));
    EXPECT(refused("landfall-lesson 1\ngame base\nminutes 9\norder 1\nseats 9\n", 52));
    EXPECT(refused(HEAD, head));
    EXPECT(refused(HEAD "step\nen e\n", head + 5));
    EXPECT(refused(HEAD STEP STEP, head + 15));
    EXPECT(refused(HEAD STEP "do roll\n", head + 23));
    EXPECT(refused(HEAD STEP "do roll\nthen x roll\n" STEP, head + 23));
    EXPECT(refused(HEAD STEP "do roll\nthen 1\n" STEP, head + 23));
    EXPECT(refused(HEAD "given chance \n" STEP, head));
    uint32_t end = head + (uint32_t)strlen(STEP);
    EXPECT(lf_lesson_read(HEAD "set turn 9\n" STEP TASK "wrong *\nen o\nde p\n", &lesson, &error));
    EXPECT(lesson.tasks == 1);
    EXPECT(refused(HEAD STEP "task\nen g\nde h\nbest roll\n", end));
    EXPECT(refused(HEAD STEP TASK, end + (uint32_t)strlen(TASK)));
    EXPECT(refused(HEAD STEP TASK "wrong road\nen o\nde p\n",
                   end + (uint32_t)strlen(TASK "wrong road\nen o\nde p\n")));
    EXPECT(refused(HEAD STEP "task\nen g\nde h\nwhy en i\nwhy de j\nright\nen m\nde n\n",
                   end + 33));
}

const struct unit_test lesson_tests[] = {
    { "lesson: all that games carry", all_lessons },
    { "how: every game's", all_hows },
    { "lesson: wrong texts", wrong_texts },
    { NULL, NULL },
};
