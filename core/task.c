/* task.c - exercises of lessons (lesson.h): the position they begin with, and whether an action
 * answers what they ask. */
#include "core/lesson.h"
#include "core/match.h"
#include "core/numbers.h"

/* ---- Where they begin ---- */

static bool take(const struct lf_game *game, void *state, int actor, struct lf_bit text)
{
    char words[LF_OPTIONS_MAX];
    struct lf_error error = { 0 };
    struct lf_out out = lf_out_start(words, sizeof words);
    lf_action action;
    lf_put_bytes(&out, text.at, text.length);
    if (lf_out_end(&out) >= (int)sizeof words) return false;
    if (actor == LF_LESSON_SET) return game->poke(state, words, &error);
    if (!game->parse(words, &action, &error) || !(game->actors(state) >> actor & 1)) return false;
    if (actor == LF_CHANCE ? !lf_chance_possible(game, state, action)
                           : game->check(state, actor, action) != 0)
        return false;
    game->apply(state, actor, action);
    return true;
}

bool lf_lesson_take(const struct lf_game *game, void *state, struct lf_bit lines,
                    struct lf_bit *fault)
{
    int actor;
    for (int n = 0; lf_lesson_action(lines, n, &actor, fault); n++)
        if (!take(game, state, actor, *fault)) return false;
    return true;
}

bool lf_lesson_start(const struct lf_lesson *lesson, const struct lf_task *task, void *state,
                     struct lf_bit *fault)
{
    struct lf_error error = { 0 };
    *fault = (struct lf_bit){ lesson->options, (uint32_t)lf_length(lesson->options) };
    return lesson->game->init(state, lesson->seats, lesson->options, &error)
           && lf_lesson_take(lesson->game, state, lesson->given, fault)
           && (!task || lf_lesson_take(lesson->game, state, task->given, fault));
}

/* ---- What answers them ---- */

/* Whether an action begins with the words of a pattern; "*" is any. */
static bool fits(struct lf_bit pattern, const char *action)
{
    if (pattern.length == 1 && *pattern.at == '*') return true;
    for (uint32_t i = 0; i < pattern.length; i++)
        if (action[i] != pattern.at[i]) return false;
    return !action[pattern.length] || action[pattern.length] == ' ';
}

/* The rest of the first line of those from *from up to `end`; *from moves behind it. */
static struct lf_bit line_of(const char **from, size_t skip)
{
    struct lf_bit line = { *from + skip, 0 };
    while (line.at[line.length] && line.at[line.length] != '\n') line.length++;
    *from = line.at + line.length + (line.at[line.length] != 0);
    return line;
}

static bool any_fits(struct lf_bit lines, size_t skip, const char *action)
{
    for (const char *at = lines.at; at < lines.at + lines.length;)
        if (fits(line_of(&at, skip), action)) return true;
    return false;
}

bool lf_task_goal(const struct lf_game *game, struct lf_bit line, const void *view, bool *known)
{
    char name[LF_NUMBER_NAME_MAX];
    uint32_t length = 0;
    int32_t number = 0;
    uint64_t wanted;
    struct lf_error error;
    while (length < line.length && line.at[length] != ' ') length++;
    *known = length < sizeof name && line.length > length + 3;
    if (!*known) return false;
    for (uint32_t i = 0; i < length; i++) name[i] = line.at[i];
    name[length] = 0;
    const char *sign = line.at + length + 1;
    struct lf_in in = lf_in_start(sign + (sign[1] == ' ' ? 2 : 3), &error);
    *known = lf_number_named(game, view, name, &number)
             && lf_take_unsigned(&in, INT32_MAX, &wanted);
    if (!*known) return false;
    if (*sign == '<') return number <= (int32_t)wanted;
    return *sign == '>' ? number >= (int32_t)wanted : number == (int32_t)wanted;
}

static bool all_hold(const struct lf_game *game, struct lf_bit lines, const void *view)
{
    bool known;
    if (!lines.length) return false;
    for (const char *at = lines.at; at < lines.at + lines.length;)
        if (!lf_task_goal(game, line_of(&at, sizeof "goal " - 1), view, &known)) return false;
    return true;
}

/* What is said to an action that is not right. */
static void answer_to(const struct lf_task *task, const char *action, struct lf_said *answer)
{
    for (const char *at = task->wrong; *at == 'w';) {
        bool this = fits(line_of(&at, sizeof "wrong " - 1), action);
        for (int i = 0; i < LF_LANGUAGES; i++) answer->in[i] = line_of(&at, sizeof "en " - 1);
        if (this) return;
    }
}

bool lf_task_judge(const struct lf_lesson *lesson, const struct lf_task *task, const void *state,
                   lf_action action, void *after, void *view, struct lf_said *answer)
{
    const struct lf_game *game = lesson->game;
    char words[LF_ACTION_TEXT_MAX];
    game->print(action, words, sizeof words);
    *answer = task->right;
    if (fits(task->best, words) || any_fits(task->good, sizeof "good " - 1, words)) return true;
    if (task->goal.length) {
        __builtin_memcpy(after, state, game->state_size);
        game->apply(after, 0, action);
        game->view(after, 0, view);
        if (all_hold(game, task->goal, view)) return true;
    }
    answer_to(task, words, answer);
    return false;
}
