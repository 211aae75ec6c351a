/* lesson.c - reading lessons (lesson.h). */
#include "core/lesson.h"

#include "core/files.h"
#include "core/json.h"
#include "core/lines.h"

/* ---- Steps ---- */

void lf_step_read(const char *at, struct lf_step *out)
{
    struct lf_bit rest;
    *out = (struct lf_step){ 0 };
    if (begins(at, "step", &rest)) at = next_line(at);
    said_of(&at, "", &out->say);
    said_of(&at, "why ", &out->why);
    if (begins(at, "do ", &out->act)) at = next_line(at);
    out->then = lines_of(&at, "then ");
    out->next = begins(at, "step", &rest) ? at : NULL;
}

/* Judges one step; *at moves behind it. */
static bool judge_step(const char *text, const char **at, bool *does, struct lf_error *error)
{
    struct lf_said said;
    struct lf_bit rest;
    if (!begins(*at, "step", &rest) || rest.length)
        return fail(error, text, *at, LF_SAY("'step'", "'step'"));
    *at = next_line(*at);
    if (!said_of(at, "", &said))
        return fail(error, text, *at,
                    LF_SAY("lines 'en ...' and 'de ...'", "Zeilen 'en ...' und 'de ...'"));
    said_of(at, "why ", &said);
    *does = begins(*at, "do ", &rest) && rest.length;
    if (*does) *at = next_line(*at);
    const char *lines = *at;
    if (!lines_good(lines_of(at, "then ")))
        return fail(
            error, text, lines,
            LF_SAY("a seat or 'chance', and an action", "ein Platz oder 'chance' und eine Aktion"));
    if (*does == (**at == 0 || begins(*at, "task\n", &rest)))
        return fail(
            error, text, *at,
            LF_SAY("'do' in all steps but the last", "'do' in allen Schritten außer dem letzten"));
    return true;
}

/* ---- Exercises ---- */

void lf_task_read(const char *at, struct lf_task *out)
{
    struct lf_bit rest;
    struct lf_said said;
    *out = (struct lf_task){ 0 };
    if (begins(at, "task", &rest)) at = next_line(at);
    said_of(&at, "", &out->say);
    said_of(&at, "why ", &out->hint);
    out->given = prepared(&at);
    if (begins(at, "best ", &out->best)) at = next_line(at);
    out->good = lines_of(&at, "good ");
    out->goal = lines_of(&at, "goal ");
    if (begins(at, "right", &rest)) at = next_line(at);
    said_of(&at, "", &out->right);
    out->wrong = at;
    while (begins(at, "wrong ", &rest)) {
        at = next_line(at);
        said_of(&at, "", &said);
    }
    out->next = begins(at, "task", &rest) ? at : NULL;
}

/* Judges one exercise; *at moves behind it. */
static bool judge_task(const char *text, const char **at, struct lf_error *error)
{
    struct lf_task task;
    struct lf_bit rest, all = { 0 };
    struct lf_said said;
    lf_task_read(*at, &task);
    if (!begins(*at, "task\n", &rest) || !task.say.in[LF_DE].length || !task.hint.in[LF_DE].length)
        return fail(error, text, *at,
                    LF_SAY("'task', what is asked and a hint in both languages",
                           "'task', die Frage und ein Tipp in beiden Sprachen"));
    if (!lines_good(task.given))
        return fail(
            error, text, task.given.at,
            LF_SAY("a seat or 'chance', and an action", "ein Platz oder 'chance' und eine Aktion"));
    if (!task.best.length || !task.right.in[LF_DE].length)
        return fail(error, text, task.given.at + task.given.length,
                    LF_SAY("'best' and an action, and 'right' in both languages",
                           "'best' und eine Aktion und 'right' in beiden Sprachen"));
    for (*at = task.wrong; begins(*at, "wrong ", &rest);) {
        *at = next_line(*at);
        all = rest;
        if (!said_of(at, "", &said)) break;
    }
    if (all.length != 1 || *all.at != '*' || (**at && *at != task.next))
        return fail(error, text, *at,
                    LF_SAY("'wrong *' as the last answer, in both languages",
                           "'wrong *' als letzte Antwort, in beiden Sprachen"));
    return true;
}

/* ---- The head ---- */

static bool take_number(const char *text, const char **at, const char *word, uint64_t max,
                        uint64_t *value, struct lf_error *error)
{
    struct lf_bit rest;
    struct lf_in in;
    if (!begins(*at, word, &rest)) return fail(error, text, *at, LF_SAY("a number", "eine Zahl"));
    in = lf_in_start(rest.at, error);
    if (!lf_take_unsigned(&in, max, value) || lf_peek(&in) != '\n')
        return fail(error, text, rest.at, LF_SAY("a number", "eine Zahl"));
    *at = next_line(*at);
    return true;
}

static void copy(char *to, size_t size, struct lf_bit from)
{
    struct lf_out out = lf_out_start(to, size);
    lf_put_bytes(&out, from.at, from.length);
    lf_out_end(&out);
}

static bool take_game(const char *text, const char **at, struct lf_lesson *out,
                      struct lf_error *error)
{
    struct lf_bit rest;
    char name[32];
    if (!begins(*at, "landfall-lesson 1", &rest) || rest.length)
        return fail(error, text, *at, LF_SAY("landfall-lesson 1", "landfall-lesson 1"));
    *at = next_line(*at);
    if (begins(*at, "game ", &rest)) {
        copy(name, sizeof name, rest);
        out->game = lf_game_find(name);
    }
    if (!out->game)
        return fail(error, text, *at, LF_SAY("game and its name", "game und sein Name"));
    *at = next_line(*at);
    return true;
}

static bool take_head(const char *text, const char **at, struct lf_lesson *out,
                      struct lf_error *error)
{
    struct lf_bit rest;
    uint64_t minutes, order, seats;
    if (!take_game(text, at, out, error) || !take_number(text, at, "minutes ", 60, &minutes, error)
        || !take_number(text, at, "order ", 99, &order, error)
        || !take_number(text, at, "seats ", LF_SEATS_MAX, &seats, error))
        return false;
    out->minutes = (uint32_t)minutes;
    out->order = (uint32_t)order;
    out->seats = (int)seats;
    if (!begins(*at, "options ", &rest) || rest.length >= LF_OPTIONS_MAX)
        return fail(error, text, *at, LF_SAY("options, or options -", "options, oder options -"));
    if (rest.length != 1 || *rest.at != '-') copy(out->options, sizeof out->options, rest);
    *at = next_line(*at);
    if (!said_of(at, "title ", &out->title) || !said_of(at, "about ", &out->about))
        return fail(
            error, text, *at,
            LF_SAY("title and about in both languages", "title und about in beiden Sprachen"));
    const char *lines = *at;
    out->given = prepared(at);
    return lines_good(out->given)
           || fail(error, text, lines,
                   LF_SAY("a seat or 'chance', and an action",
                          "ein Platz oder 'chance' und eine Aktion"));
}

bool lf_lesson_read(const char *text, struct lf_lesson *out, struct lf_error *error)
{
    const char *at = text;
    bool does = true;
    *out = (struct lf_lesson){ 0 };
    if (!take_head(text, &at, out, error)) return false;
    out->first = at;
    while (does) {
        if (!judge_step(text, &at, &does, error)) return false;
        if (does) out->steps++;
    }
    if (*at) out->task = at;
    for (; *at; out->tasks++)
        if (!judge_task(text, &at, error)) return false;
    return true;
}

bool lf_lesson_action(struct lf_bit lines, int n, int *actor, struct lf_bit *action)
{
    const char *at = lines.at, *end = lines.at + lines.length;
    for (; at < end && n > 0; n--) at = next_line(at);
    if (at >= end) return false;
    struct lf_bit rest;
    if (begins(at, "set ", action)) {
        *actor = LF_LESSON_SET;
        return true;
    }
    while (*at != ' ') at++; /* "given" or "then" */
    if (begins(++at, "chance ", &rest))
        *actor = LF_CHANCE, at = rest.at;
    else
        *actor = *at - '0', at += 2;
    *action = (struct lf_bit){ at, (uint32_t)(line_end(at) - at) };
    return true;
}

/* ---- Lessons that games carry ---- */

const char *lf_lesson_of(const struct lf_game *game, int n, struct lf_bit *name)
{
    char prefix[48];
    struct lf_out out = lf_out_start(prefix, sizeof prefix);
    lf_put(&out, game->name);
    lf_put(&out, "/learn/");
    size_t length = (size_t)lf_out_end(&out);
    const struct lf_file *file = lf_file_of(prefix, n);
    if (!file) return NULL;
    *name = (struct lf_bit){ file->name + length, (uint32_t)(lf_length(file->name) - length) };
    if (name->length > 4) name->length -= 4; /* .txt */
    return file->text;
}

void lf_said_json(struct lf_out *out, const char *name, const struct lf_said *said)
{
    lf_json_object(out, name);
    lf_json_bytes(out, "en", said->in[LF_EN].at, said->in[LF_EN].length);
    lf_json_bytes(out, "de", said->in[LF_DE].at, said->in[LF_DE].length);
    lf_json_object_end(out);
}

void lf_lesson_json_given(struct lf_out *out, const char *name, struct lf_bit lines)
{
    struct lf_bit action;
    int actor;
    lf_json_array(out, name);
    for (int n = 0; lf_lesson_action(lines, n, &actor, &action); n++) {
        lf_json_object(out, NULL);
        lf_json_int(out, "seat", actor == LF_CHANCE ? -1 : actor == LF_LESSON_SET ? -2 : actor);
        lf_json_bytes(out, "do", action.at, action.length);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

static void put_step(struct lf_out *out, const struct lf_step *step)
{
    lf_json_object(out, NULL);
    lf_said_json(out, "say", &step->say);
    if (step->why.in[LF_EN].length)
        lf_said_json(out, "why", &step->why);
    else
        lf_json_null(out, "why");
    if (step->act.length)
        lf_json_bytes(out, "do", step->act.at, step->act.length);
    else
        lf_json_null(out, "do");
    lf_lesson_json_given(out, "then", step->then);
    lf_json_object_end(out);
}

static void put_task(struct lf_out *out, const struct lf_task *task)
{
    lf_json_object(out, NULL);
    lf_said_json(out, "say", &task->say);
    lf_said_json(out, "hint", &task->hint);
    lf_lesson_json_given(out, "given", task->given);
    lf_json_bytes(out, "best", task->best.at, task->best.length);
    lf_said_json(out, "right", &task->right);
    lf_json_object_end(out);
}

int lf_lesson_json(const struct lf_lesson *lesson, struct lf_bit name, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    struct lf_step step;
    lf_json_object(&out, NULL);
    lf_json_bytes(&out, "name", name.at, name.length);
    lf_json_text(&out, "game", lesson->game->name);
    lf_json_unsigned(&out, "minutes", lesson->minutes);
    lf_json_unsigned(&out, "order", lesson->order);
    lf_json_int(&out, "seats", lesson->seats);
    lf_json_text(&out, "options", lesson->options);
    lf_said_json(&out, "title", &lesson->title);
    lf_said_json(&out, "about", &lesson->about);
    lf_lesson_json_given(&out, "given", lesson->given);
    lf_json_array(&out, "steps");
    for (const char *at = lesson->first; at; at = step.next) {
        lf_step_read(at, &step);
        put_step(&out, &step);
    }
    lf_json_array_end(&out);
    struct lf_task task;
    lf_json_array(&out, "tasks");
    for (const char *at = lesson->task; at; at = task.next) {
        lf_task_read(at, &task);
        put_task(&out, &task);
    }
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
