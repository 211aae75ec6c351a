/* lesson.c - every lesson that games carry is played through by its text: nothing in it is
 * forbidden, and nobody but the learner wins; texts that are wrong are refused. */
#include "core/lesson.h"

#include <string.h>

#include "core/match.h"
#include "tests/unit/unit.h"

static _Alignas(16) unsigned char state[LF_STATE_MAX];

static bool take(const struct lf_game *game, int actor, struct lf_bit text)
{
    char words[LF_ACTION_TEXT_MAX];
    struct lf_error error = { 0 };
    lf_action action;
    if (text.length >= sizeof words) return false;
    memcpy(words, text.at, text.length);
    words[text.length] = 0;
    if (!game->parse(words, &action, &error)) return false;
    if (!(game->actors(state) >> actor & 1)) return false;
    if (actor == LF_CHANCE ? !lf_chance_possible(game, state, action)
                           : game->check(state, actor, action) != 0)
        return false;
    game->apply(state, actor, action);
    return true;
}

/* The number of the action that does not fit, from 1; 0: all do. */
static int take_all(const struct lf_game *game, struct lf_bit lines)
{
    struct lf_bit action;
    int actor;
    for (int n = 0; lf_lesson_action(lines, n, &actor, &action); n++)
        if (!take(game, actor, action)) return n + 1;
    return 0;
}

static bool play(const struct lf_lesson *lesson)
{
    struct lf_error error = { 0 };
    struct lf_step step = { 0 };
    uint32_t steps = 0;
    if (!lesson->game->init(state, lesson->seats, lesson->options, &error)) return false;
    if (take_all(lesson->game, lesson->given)) return false;
    for (const char *at = lesson->first; at; at = step.next) {
        lf_step_read(at, &step);
        if (!step.act.length) break;
        steps++;
        if (!take(lesson->game, 0, step.act) || take_all(lesson->game, step.then)) return false;
    }
    return steps == lesson->steps && !step.next && lesson->game->sound(state);
}

static void all_lessons(void)
{
    static char json[1 << 17];
    struct lf_lesson lesson;
    struct lf_error error = { 0 };
    struct lf_bit name;
    const char *text;
    int count = 0;
    for (int i = 0; lf_games[i]; i++)
        for (int n = 0; (text = lf_lesson_of(lf_games[i], n, &name)) != NULL; n++, count++) {
            EXPECT(lf_lesson_read(text, &lesson, &error));
            EXPECT(lesson.game == lf_games[i]);
            EXPECT(lesson.steps >= 5 && lesson.minutes >= 2);
            EXPECT(play(&lesson));
            EXPECT(lf_lesson_json(&lesson, name, json, sizeof json) < (int)sizeof json);
            if (name.length == 5 && memcmp(name.at, "first", 5) == 0)
                EXPECT(!lesson.game->winners(state) || lesson.game->winners(state) & 1);
        }
    EXPECT(count > 0);
}

#define HEAD                                                                                       \
    "landfall-lesson 1\ngame base\nminutes 9\nseats 3\noptions -\n"                                \
    "title en a\ntitle de b\nabout en c\nabout de d\n"
#define STEP "step\nen e\nde f\n"

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
    EXPECT(refused("landfall-lesson 1\ngame base\nminutes 9\nseats 9\n", 44));
    EXPECT(refused(HEAD, head));
    EXPECT(refused(HEAD "step\nen e\n", head + 5));
    EXPECT(refused(HEAD STEP STEP, head + 15));
    EXPECT(refused(HEAD STEP "do roll\n", head + 23));
    EXPECT(refused(HEAD STEP "do roll\nthen x roll\n" STEP, head + 23));
    EXPECT(refused(HEAD STEP "do roll\nthen 1\n" STEP, head + 23));
    EXPECT(refused(HEAD "given chance \n" STEP, head));
}

const struct unit_test lesson_tests[] = {
    { "lesson: all that games carry", all_lessons },
    { "lesson: wrong texts", wrong_texts },
    { NULL, NULL },
};
