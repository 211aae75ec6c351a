/* puzzles_play.c - puzzles in the terminal: the board, whose move it is, and a line to type it. A
 * move is answered by what it gives away; wrong ones may be tried again. */
#include <string.h>
#include <time.h>

#include "cli/puzzles.h"
#include "cli/terminal.h"
#include "core/match.h"
#include "core/typed.h"

struct quiz {
    const struct lf_puzzles *puzzles;
    struct lf_puzzle puzzle;
    int number, solved, first_try;
    bool colour;
    lf_action list[LF_LEGAL_MAX];
    struct lf_typist typist;
};

enum answer { ANSWER_NEXT, ANSWER_AGAIN, ANSWER_LEAVE };

static void print_lost(enum lf_puzzle_unit unit, int loss)
{
    if (unit == LF_UNIT_POINTS)
        printf(SAY("%.2f points", "%.2f Punkte"), loss / 1000.0);
    else
        printf(SAY("%.1f %% of your chance", "%.1f %% deiner Chance"), loss / 10.0);
}

static void print_bit(struct lf_bit bit)
{
    wrap_print(stdout, bit.at, bit.length, 2, 2, terminal_columns());
}

static void show(struct quiz *quiz)
{
    static char drawing[LF_DRAWING_MAX];
    struct lf_puzzle *puzzle = &quiz->puzzle;
    const struct lf_game *game = quiz->puzzles->game;
    lf_puzzle_at(quiz->puzzles, quiz->number, puzzle);
    game->draw(puzzle->view, language, quiz->colour, drawing, sizeof drawing);
    drawing_print(drawing);
    quiz->typist = (struct lf_typist){ .game = game, .list = quiz->list };
    quiz->typist.count = game->legal(puzzle->view, puzzle->seat, quiz->list);
    quiz->typist.others = (((lf_seats)1 << game->seat_count(puzzle->view)) - 1)
                        & ~lf_seat_bit(puzzle->seat);
    printf(SAY("\nPuzzle %d of %d, %s. %s to move: find the best move.\n",
               "\nRätsel %d von %d, %s. %s am Zug: Finde den besten Zug.\n"),
           quiz->number + 1, quiz->puzzles->count, said(lf_puzzle_level_names[puzzle->level]),
           game->seat_name(puzzle->view, puzzle->seat, language));
}

static void print_move(const struct lf_puzzle *puzzle, lf_action action)
{
    char text[LF_ACTION_TEXT_MAX], sentence[1024];
    puzzle->game->print(action, text, sizeof text);
    puzzle->game->describe(puzzle->view, puzzle->seat, action, language, sentence, sizeof sentence);
    printf("  %s: %s\n", text, sentence);
}

static void print_solution(const struct quiz *quiz)
{
    const struct lf_puzzle *puzzle = &quiz->puzzle;
    char text[LF_ACTION_TEXT_MAX];
    print_move(puzzle, puzzle->move[0].action);
    for (int i = 0; i < puzzle->follow; i++) {
        puzzle->game->print(puzzle->then[i], text, sizeof text);
        printf(SAY("%s%s", "%s%s"), i ? ", " : SAY("  then ", "  danach "), text);
    }
    if (puzzle->follow) printf("\n");
    printf("  ");
    print_bit(puzzle->why.in[language]);
}

/* Answers a move; true: the puzzle is solved. */
static bool judge(struct quiz *quiz, lf_action action, int tries)
{
    const struct lf_puzzle *puzzle = &quiz->puzzle;
    bool known;
    int loss = lf_puzzle_loss(puzzle, action, &known);
    enum lf_puzzle_verdict verdict =
        known ? lf_puzzle_verdict(puzzle->unit, loss) : LF_MOVE_WRONG;
    if (verdict == LF_MOVE_BEST) {
        quiz->solved++;
        quiz->first_try += tries == 0;
        printf(SAY("  The best move.\n", "  Der beste Zug.\n"));
        print_solution(quiz);
        return true;
    }
    if (verdict == LF_MOVE_NEAR)
        printf(SAY("  Nearly as good: it gives away ", "  Fast so gut: Er kostet "));
    else if (known)
        printf(SAY("  Not yet: it gives away ", "  Noch nicht: Er kostet "));
    else
        printf(SAY("  Not yet: it was not even considered; it gives away about ",
                   "  Noch nicht: Er kam nicht in Betracht; er kostet etwa "));
    print_lost(puzzle->unit, loss);
    printf(".\n");
    if (tries > 0) {
        printf(SAY("  The best move brings: ", "  Der beste Zug bringt: "));
        print_bit(puzzle->why.in[language]);
    }
    return false;
}

static bool is_word(const char *line, const char *english, const char *german)
{
    return strcmp(line, english) == 0 || strcmp(line, german) == 0;
}

static enum answer take_line(struct quiz *quiz, const char *line, int *tries)
{
    const struct lf_puzzle *puzzle = &quiz->puzzle;
    struct lf_typed typed;
    if (is_word(line, "quit", "ende")) return ANSWER_LEAVE;
    if (is_word(line, "next", "weiter")) return ANSWER_NEXT;
    if (is_word(line, "hint", "tipp")) {
        printf(SAY("  The best move brings: ", "  Der beste Zug bringt: "));
        print_bit(puzzle->why.in[language]);
        *tries += *tries == 0;
        return ANSWER_AGAIN;
    }
    if (is_word(line, "solution", "lösung")) {
        print_solution(quiz);
        return ANSWER_NEXT;
    }
    lf_typed_read(&quiz->typist, line, &typed);
    if (typed.as != LF_TYPED_MOVE
        || puzzle->game->check(puzzle->view, puzzle->seat, typed.action)) {
        printf(SAY("  That is no move that is allowed here; 'hint', 'solution', 'next' and 'quit' "
                   "help.\n",
                   "  Das ist hier kein erlaubter Zug; 'tipp', 'lösung', 'weiter' und 'ende' "
                   "helfen.\n"));
        return ANSWER_AGAIN;
    }
    if (judge(quiz, typed.action, *tries)) return ANSWER_NEXT;
    (*tries)++;
    return ANSWER_AGAIN;
}

/* Days since 1970 in UTC: the puzzle of the day is the same for everybody. */
static int number_of_today(int count)
{
    return (int)((uint64_t)time(NULL) / 86400 % (uint64_t)count);
}

int puzzles_solve(const struct arguments *arguments, const struct lf_puzzles *puzzles)
{
    static struct quiz quiz;
    char line[TERMINAL_LINE_MAX];
    bool cut, daily = arguments->given[OPTION_PUZZLE_DAILY];
    uint64_t from = arguments->number[OPTION_PUZZLE_NUMBER];
    if (from > (uint64_t)puzzles->count)
        return fail(EXIT_USAGE, SAY("--number: there are %d puzzles",
                                    "--number: Es gibt %d Rätsel"), puzzles->count);
    quiz = (struct quiz){ .puzzles = puzzles, .colour = arguments->colour };
    quiz.number = daily ? number_of_today(puzzles->count) : (int)from - 1;
    terminal_open(NULL, NULL);
    enum answer answer = ANSWER_NEXT;
    int shown = 0;
    for (; answer != ANSWER_LEAVE && quiz.number < puzzles->count && !(daily && shown);
         quiz.number++) {
        int tries = 0;
        show(&quiz);
        shown++;
        do {
            bool typed = terminal_read("> ", line, sizeof line, &cut) == TERMINAL_LINE;
            answer = typed ? take_line(&quiz, line, &tries) : ANSWER_LEAVE;
        } while (answer == ANSWER_AGAIN);
    }
    terminal_close();
    printf(SAY("\n%d solved, %d of them at once.\n", "\n%d gelöst, davon %d auf Anhieb.\n"),
           quiz.solved, quiz.first_try);
    return EXIT_DONE;
}
