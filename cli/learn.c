/* learn.c - `landfall learn`: a lesson played in the terminal, step by step. The learner types what
 * the step says, and it is done for real; other moves are answered kindly; exercises follow, which
 * the engine judges. The same texts as in the browser (core/lesson.h, core/how.h). */
#include <string.h>

#include "cli/command.h"
#include "cli/terminal.h"
#include "core/check.h"
#include "core/how.h"
#include "core/lesson.h"
#include "core/match.h"
#include "core/rulebook.h"

struct learn {
    const struct lf_game *game;
    struct lf_lesson lesson;
    struct lf_bit name;
    bool colour;
    _Alignas(16) unsigned char state[LF_STATE_MAX], before[LF_STATE_MAX], view[LF_STATE_MAX],
        seen[LF_STATE_MAX];
};

static void print_bit(struct lf_bit bit, const char *indent)
{
    printf("%s", indent);
    wrap_print(stdout, bit.at, bit.length, (int)strlen(indent), (int)strlen(indent),
               terminal_columns());
}

/* ---- Playing ---- */

static void copy_bit(struct lf_bit bit, char *out, size_t size)
{
    struct lf_out text = lf_out_start(out, size);
    lf_put_bytes(&text, bit.at, bit.length);
    LF_ASSERT(lf_out_end(&text) < (int)size);
}

/* Takes an action of the lesson and tells it as the learner sees it. Tests play all lessons, so
 * that no action is refused here. */
static void take(struct learn *learn, int actor, struct lf_bit text, bool told)
{
    const struct lf_game *game = learn->game;
    char words[LF_ACTION_TEXT_MAX], sentence[4096];
    struct lf_error error = { 0 };
    lf_action action;
    copy_bit(text, words, sizeof words);
    LF_ASSERT(game->parse(words, &action, &error));
    lf_action seen = game->seen(learn->state, actor, action, 0);
    game->view(learn->state, 0, learn->seen);
    game->apply(learn->state, actor, action);
    game->view(learn->state, 0, learn->view);
    if (!told) return;
    lf_tell(game, learn->seen, learn->view, actor, seen, language, sentence, sizeof sentence);
    print_bit((struct lf_bit){ sentence, (uint32_t)strlen(sentence) }, "  ");
}

static void take_all(struct learn *learn, struct lf_bit lines, bool told)
{
    struct lf_bit action;
    int actor;
    for (int n = 0; lf_lesson_action(lines, n, &actor, &action); n++)
        take(learn, actor, action, told);
}

static void draw(struct learn *learn)
{
    static char drawing[LF_DRAWING_MAX];
    learn->game->view(learn->state, 0, learn->view);
    learn->game->draw(learn->view, language, learn->colour, drawing, sizeof drawing);
    drawing_print(drawing);
}

/* ---- Talking ---- */

static void print_step(const struct learn *learn, const struct lf_step *step, uint32_t number)
{
    if (step->act.length)
        printf(SAY("\nStep %u of %u\n", "\nSchritt %u von %u\n"), (unsigned)number,
               (unsigned)learn->lesson.steps);
    else
        printf("\n");
    if (learn->colour) printf("\033[1m");
    print_bit(step->say.in[language], "  ");
    if (learn->colour) printf("\033[0m");
    if (step->act.length)
        printf(SAY("  Type: %.*s", "  Schreibe: %.*s"), (int)step->act.length, step->act.at);
    printf("\n");
}

static void print_why(const struct lf_step *step)
{
    if (step->why.in[language].length)
        print_bit(step->why.in[language], "  ");
    else
        printf(SAY("  There is no more to it.\n", "  Mehr steckt nicht dahinter.\n"));
}

/* What was typed is not what the step is about: it is forbidden, or works too. */
static void answer(struct learn *learn, const char *line, const struct lf_step *step)
{
    struct lf_error error = { 0 };
    struct lf_rule_entry entry;
    char number[32];
    lf_action action;
    lf_rule rule = 0;
    if (learn->game->parse(line, &action, &error)) {
        learn->game->view(learn->state, 0, learn->view);
        rule = learn->game->check(learn->view, 0, action);
        if (!rule) {
            printf(SAY("  That works too, but here: %.*s\n", "  Das geht auch, aber hier: %.*s\n"),
                   (int)step->act.length, step->act.at);
            return;
        }
    } else if (!error.rule) {
        printf(SAY("  Not understood, expected at byte %u: %s\n",
                   "  Nicht verstanden, erwartet bei Byte %u: %s\n"),
               (unsigned)error.at, error.expected.in[language] ? said(error.expected) : "?");
        return;
    }
    if (!rule) rule = error.rule;
    lf_rule_print(learn->game, rule, number, sizeof number);
    printf("  %s: ", number);
    if (rulebook_entry(learn->game, rule, &entry))
        wrap_print(stdout, entry.text, entry.text_length, 4 + (int)strlen(number), 2,
                   terminal_columns());
    else
        printf("\n");
}

/* ---- Exercises ---- */

static bool is_word(const char *line, const char *english, const char *german)
{
    return strcmp(line, english) == 0 || strcmp(line, german) == 0;
}

/* The action that a line is, if the learner may take it; else it is answered. */
static bool allowed(struct learn *learn, const char *line, const struct lf_step *step,
                    lf_action *action)
{
    struct lf_error error = { 0 };
    learn->game->view(learn->state, 0, learn->view);
    if (learn->game->parse(line, action, &error)
        && !learn->game->check(learn->view, 0, *action))
        return true;
    answer(learn, line, step);
    return false;
}

/* One exercise: until it is answered rightly. False: the learner leaves. */
static bool do_task(struct learn *learn, const struct lf_task *task, uint32_t number)
{
    char line[TERMINAL_LINE_MAX];
    struct lf_step none = { 0 };
    struct lf_said said;
    lf_action action;
    bool cut, right = false;
    int tries = 0;
    draw(learn);
    printf(SAY("\nExercise %u of %u\n", "\nAufgabe %u von %u\n"), (unsigned)number,
           (unsigned)learn->lesson.tasks);
    print_bit(task->say.in[language], "  ");
    while (!right) {
        if (terminal_read("> ", line, sizeof line, &cut) != TERMINAL_LINE
            || is_word(line, "quit", "ende"))
            return false;
        if (!line[0] || is_word(line, "hint", "tipp"))
            print_bit(task->hint.in[language], "  ");
        else if (is_word(line, "show", "zeig"))
            tries = 2;
        else if (allowed(learn, line, &none, &action)) {
            right = lf_task_judge(&learn->lesson, task, learn->state, action, learn->before,
                                  learn->seen, &said);
            print_bit(said.in[language], "  ");
            tries += !right;
        }
        if (!right && tries >= 2)
            printf(SAY("  The solution: %.*s\n", "  Die Lösung: %.*s\n"),
                   (int)task->best.length, task->best.at);
    }
    return true;
}

static void run_tasks(struct learn *learn)
{
    struct lf_task task;
    struct lf_bit fault;
    uint32_t number = 1;
    if (learn->lesson.task)
        printf(SAY("\n'hint' helps, 'show' tells the solution, 'quit' leaves.\n",
                   "\n'tipp' hilft, 'zeig' verrät die Lösung, 'ende' hört auf.\n"));
    for (const char *at = learn->lesson.task; at; at = task.next, number++) {
        lf_task_read(at, &task);
        LF_ASSERT(lf_lesson_start(&learn->lesson, &task, learn->state, &fault));
        if (!do_task(learn, &task, number)) return;
    }
}

/* One step: until it is done. False: the learner leaves. */
static bool do_step(struct learn *learn, const struct lf_step *step, uint32_t number)
{
    char line[TERMINAL_LINE_MAX], wanted[LF_ACTION_TEXT_MAX];
    bool cut;
    copy_bit(step->act, wanted, sizeof wanted);
    draw(learn);
    print_step(learn, step, number);
    for (;;) {
        if (terminal_read("> ", line, sizeof line, &cut) != TERMINAL_LINE
            || is_word(line, "quit", "ende")) {
            printf(SAY("  Go on later with: landfall learn %s --step %u\n",
                       "  Später weiter mit: landfall learn %s --step %u\n"),
                   learn->game->name, (unsigned)number);
            return false;
        }
        if (!line[0] || is_word(line, "why", "warum"))
            print_why(step);
        else if (is_word(line, "skip", "weiter") || strcmp(line, wanted) == 0)
            break;
        else
            answer(learn, line, step);
    }
    take(learn, 0, step->act, true);
    take_all(learn, step->then, true);
    return true;
}

static int run_lesson(struct learn *learn, uint32_t from)
{
    struct lf_step step;
    struct lf_bit fault;
    uint32_t number = 1;
    LF_ASSERT(lf_lesson_start(&learn->lesson, NULL, learn->state, &fault));
    for (const char *at = learn->lesson.first; at; at = step.next, number++) {
        lf_step_read(at, &step);
        if (!step.act.length) break;
        if (number < from) {
            take(learn, 0, step.act, false);
            take_all(learn, step.then, false);
        } else if (!do_step(learn, &step, number))
            return EXIT_DONE;
    }
    draw(learn);
    print_step(learn, &step, number);
    run_tasks(learn);
    return EXIT_DONE;
}

/* How the game is played, in words; boards are drawn. */
static int print_how(struct learn *learn)
{
    struct lf_how how;
    struct lf_how_part part;
    struct lf_error error;
    struct lf_bit fault;
    const char *text = lf_how_of(learn->game);
    LF_ASSERT(text && lf_how_read(text, &how, &error));
    print_bit(how.about.in[language], "");
    for (const char *at = how.first; at; at = part.next) {
        lf_how_part_read(at, &part);
        printf("\n");
        print_bit(part.title.in[language], "");
        if (part.board) {
            LF_ASSERT(learn->game->init(learn->state, how.seats, how.options, &error));
            LF_ASSERT(lf_lesson_take(learn->game, learn->state, how.given, &fault));
            LF_ASSERT(lf_lesson_take(learn->game, learn->state, part.given, &fault));
            draw(learn);
        }
        print_bit(part.say.in[language], "  ");
    }
    return EXIT_DONE;
}

/* ---- The command ---- */

static bool open_lesson(struct learn *learn, int n)
{
    struct lf_error error;
    const char *text = lf_lesson_of(learn->game, n, &learn->name);
    if (!text) return false;
    LF_ASSERT(lf_lesson_read(text, &learn->lesson, &error));
    return true;
}

static int list_lessons(void)
{
    static struct learn learn;
    for (int i = 0; lf_games[i]; i++) {
        learn.game = lf_games[i];
        printf("%-12s %-12s %s\n", learn.game->name, "how", SAY("How to play", "So wird gespielt"));
        for (int n = 0; open_lesson(&learn, n); n++) {
            struct lf_bit title = learn.lesson.title.in[language];
            printf(SAY("%-12s %-12.*s %.*s (about %u minutes)\n",
                       "%-12s %-12.*s %.*s (etwa %u Minuten)\n"),
                   learn.game->name, (int)learn.name.length, learn.name.at, (int)title.length,
                   title.at, (unsigned)learn.lesson.minutes);
        }
    }
    return EXIT_DONE;
}

int command_learn(const struct arguments *arguments)
{
    static struct learn learn;
    if (arguments->word_count == 0) return list_lessons();
    learn.game = setup_game(arguments->word[0]);
    if (!learn.game) return EXIT_USAGE;
    const char *wanted = arguments->word_count > 1 ? arguments->word[1] : "first";
    int n = 0;
    learn.colour = arguments->colour;
    if (strcmp(wanted, "how") == 0) return print_how(&learn);
    while (open_lesson(&learn, n)
           && (strlen(wanted) != learn.name.length
               || memcmp(wanted, learn.name.at, learn.name.length) != 0))
        n++;
    if (!open_lesson(&learn, n))
        return fail(EXIT_USAGE,
                    SAY("%s has no lesson '%s'; `landfall learn` lists them",
                        "%s hat keine Lektion '%s'; `landfall learn` zählt sie auf"),
                    learn.game->name, wanted);
    uint64_t from = arguments->number[OPTION_STEP];
    if (from > learn.lesson.steps)
        return fail(EXIT_USAGE,
                    SAY("--step: the lesson has %u steps", "--step: Die Lektion hat %u Schritte"),
                    (unsigned)learn.lesson.steps);
    terminal_open(NULL, NULL);
    printf(SAY("\nType what a step says; 'why', 'skip' and 'quit' help.\n",
               "\nSchreibe, was ein Schritt sagt; 'warum', 'weiter' und 'ende' helfen.\n"));
    int code = run_lesson(&learn, (uint32_t)from);
    terminal_close();
    return code;
}
