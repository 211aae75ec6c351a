/* play_talk.c - what the terminal game says: the board, what is asked, what is allowed, why
 * something is not, and the rules behind it. */
#include <stdlib.h>
#include <string.h>

#include "bots/hint.h"
#include "cli/play.h"
#include "cli/solution.h"
#include "core/rulebook.h"
#include "core/text.h"

enum { WORD_COLUMN = 26, FIELD_COLUMN = 32, TALL_ROWS = 38 };

static const char *bold(const struct play *play) { return play->colour ? "\033[1m" : ""; }
static const char *plain(const struct play *play) { return play->colour ? "\033[0m" : ""; }

/* Prints a text from column `at` on, its later lines indented. */
static void paragraph(const char *text, int at, int indent)
{
    wrap_print(stdout, text, strlen(text), at, indent, terminal_columns());
}

static void say_wrapped(const char *text)
{
    wrap_print(stdout, text, strlen(text), 0, 0, terminal_columns());
}

void talk_welcome(const struct play *play)
{
    char text[512];
    const char *title = said(play->game->title), *subtitle = said(play->game->subtitle);
    printf("%s%s%s  ", bold(play), title, plain(play));
    int at = text_columns(title, strlen(title)) + 2;
    wrap_print(stdout, subtitle, strlen(subtitle), at, 0, terminal_columns());
    size_t used = (size_t)snprintf(text, sizeof text, SAY("You are %s.", "Du bist %s."),
                                   play->game->seat_name(play->view, play->seat, language));
    const char *between = SAY(" Against you: ", " Gegen dich: ");
    for (int i = 0; i < play->seat_count; i++) {
        if (i == play->seat || used >= sizeof text) continue;
        used += (size_t)snprintf(text + used, sizeof text - used, "%s%s (%s)", between,
                                 play->game->seat_name(play->view, i, language),
                                 play->bots[i]->name);
        between = ", ";
    }
    if (play->seat_count > 1 && used < sizeof text) snprintf(text + used, sizeof text - used, ".");
    say_wrapped(text);
    say_wrapped(SAY("Type moves as shown; Tab completes, 'help' explains, 'quit' saves and leaves.",
                    "Tippe Züge wie gezeigt; Tab ergänzt, 'hilfe' erklärt, 'beenden' speichert."));
}

/* A part of the view in words, a paragraph for each line. */
static void tell_part(const struct play *play, enum lf_part part)
{
    static char text[LF_DRAWING_MAX];
    play->game->tell(play->view, part, language, text, sizeof text);
    for (const char *line = text, *end; *line; line = end + (*end == '\n')) {
        end = line + strcspn(line, "\n");
        wrap_print(stdout, line, (size_t)(end - line), 0, 2, terminal_columns());
    }
}

/* Where a drawing has no room: the board and the hand in words, and the last line of the drawing,
 * which says what is asked. */
static void tell_narrow(const struct play *play)
{
    static char drawing[LF_DRAWING_MAX];
    tell_part(play, LF_TELL_BOARD);
    tell_part(play, LF_TELL_HAND);
    play->game->draw(play->view, language, false, drawing, sizeof drawing);
    size_t end = strlen(drawing);
    while (end > 0 && strchr(" \n", drawing[end - 1])) end--;
    size_t start = end;
    while (start > 0 && drawing[start - 1] != '\n') start--;
    fputs(bold(play), stdout);
    wrap_print(stdout, drawing + start, end - start, 0, 0, terminal_columns());
    fputs(plain(play), stdout);
}

void talk_board(struct play *play)
{
    static char drawing[LF_DRAWING_MAX];
    play->drawn_at = play->event_count;
    play->game->draw(play->view, language, play->colour, drawing, sizeof drawing);
    fputs(terminal_rows() < TALL_ROWS ? "" : "\n", stdout);
    if (play->game->tell && !drawing_fits(drawing)) tell_narrow(play);
    else drawing_print(drawing);
}

/* ---- What is asked ---- */

/* The actions of one kind in a list that is sorted by kind. */
static int find_kind(const lf_action *list, int count, int kind, int *length)
{
    int first = 0;
    while (first < count && lf_kind_of(list[first]) < kind) first++;
    *length = 0;
    while (first + *length < count && lf_kind_of(list[first + *length]) == kind) ++*length;
    return first;
}

static void kind_words(const struct lf_kind *kind, char *text, size_t size)
{
    snprintf(text, size, "%s%s%s", kind->word, kind->arguments[0] ? " " : "", kind->arguments);
}

/* One line: how the move is written, what it does, an example if it has arguments. */
static void print_choice(const struct play *play, const struct lf_kind *kind,
                         const lf_action *actions, int count)
{
    char words[128], text[512], example[LF_ACTION_TEXT_MAX];
    kind_words(kind, words, sizeof words);
    play->game->print(actions[count / 2], example, sizeof example);
    if (!kind->arguments[0]) snprintf(text, sizeof text, "%s", said(kind->help));
    else if (kind->flags & LF_KIND_OPEN)
        snprintf(text, sizeof text, SAY("%s, e.g. %s", "%s, z. B. %s"), said(kind->help), example);
    else
        snprintf(text, sizeof text, count == 1 ? SAY("%s: only %s", "%s: nur %s")
                                               : SAY("%s, e.g. %s (%d possible)",
                                                     "%s, z. B. %s (%d möglich)"),
                 said(kind->help), example, count);
    int width = text_columns(words, strlen(words));
    bool fits = width < WORD_COLUMN - 2;
    printf("  %s%s%s%*s", bold(play), words, plain(play), fits ? WORD_COLUMN - 2 - width : 1, "");
    paragraph(text, fits ? WORD_COLUMN : width + 3, WORD_COLUMN);
}

/* Adds the words of the kinds that a rule forbids to a text, each after a space. */
static void add_forbidden(const struct play *play, lf_rule rule, char *text, size_t size)
{
    size_t used = strlen(text);
    for (const struct lf_kind *kind = play->game->kinds; kind->kind && used < size; kind++)
        if (kind->kind >= LF_KIND_CHANCE_END &&
            play->game->forbidden(play->view, play->seat, kind->kind) == rule)
            used += (size_t)snprintf(text + used, size - used, " %s", kind->word);
}

/* The rules that forbid some kind now, each once, in the order of the kinds. */
enum { RULES_MAX = 64 };
static int forbidding_rules(const struct play *play, lf_rule *rules)
{
    int count = 0;
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++) {
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        lf_rule rule = play->game->forbidden(play->view, play->seat, kind->kind);
        bool known = rule == 0;
        for (int i = 0; i < count; i++) known |= rules[i] == rule;
        if (!known && count < RULES_MAX) rules[count++] = rule;
    }
    return count;
}

/* A kind that is allowed and never listed. */
static void print_open(const struct lf_kind *kind)
{
    char words[64], help[256];
    bool deck = strcmp(kind->arguments, "DECK") == 0;
    snprintf(words, sizeof words, "%s %s", kind->word, kind->arguments);
    snprintf(help, sizeof help, "%s%s", said(kind->help),
             deck ? SAY(" (`decks` names them)", " (`decks` nennt sie)") : "");
    printf("  %s%*s", words, 24 - text_columns(words, strlen(words)), "");
    paragraph(help, 26, 26);
}

/* On a low terminal the board comes last, so that it is what stays in sight. */
void talk_ask(struct play *play)
{
    bool low = terminal_rows() < TALL_ROWS;
    if (low) talk_choices(play);
    talk_board(play);
    if (!low) talk_choices(play);
}

void talk_prompt(const struct play *play, char *prompt, size_t size)
{
    static lf_action list[LF_LEGAL_MAX];
    size_t used = 0;
    prompt[0] = 0;
    if (terminal_rows() < TALL_ROWS) {
        int count = play->game->legal(play->view, play->seat, list);
        for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++) {
            int length;
            find_kind(list, count, kind->kind, &length);
            if (!length || used + strlen(kind->word) + 4 > size) continue;
            used += (size_t)snprintf(prompt + used, size - used, "%s ", kind->word);
        }
    }
    snprintf(prompt + used, size - used, "> ");
}

void talk_choices(const struct play *play)
{
    static lf_action list[LF_LEGAL_MAX];
    int count = play->game->legal(play->view, play->seat, list);
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++) {
        int length, first = find_kind(list, count, kind->kind, &length);
        if (length && kind->kind >= LF_KIND_CHANCE_END)
            print_choice(play, kind, list + first, length);
        else if (kind->flags & LF_KIND_OPEN && kind->kind >= LF_KIND_CHANCE_END &&
                 !play->game->forbidden(play->view, play->seat, kind->kind))
            print_open(kind);
    }
}

/* ---- Questions ---- */

static void list_one_kind(const struct play *play, const lf_action *actions, int count)
{
    for (int i = 0; i < count; i++) {
        char text[LF_ACTION_TEXT_MAX], sentence[512];
        play->game->print(actions[i], text, sizeof text);
        play->game->describe(play->view, play->seat, actions[i], language, sentence,
                             sizeof sentence);
        printf("  %-22s  ", text);
        paragraph(sentence, WORD_COLUMN, WORD_COLUMN);
    }
}

/* All arguments of a kind in a row: "road  e3 e12 e40". */
static void list_arguments(const struct play *play, const struct lf_kind *kind,
                           const lf_action *actions, int count)
{
    static char row[LF_LEGAL_MAX * 16];
    size_t used = 0, skip = strlen(kind->word);
    row[0] = 0;
    for (int i = 0; i < count && used < sizeof row - LF_ACTION_TEXT_MAX; i++) {
        char text[LF_ACTION_TEXT_MAX];
        play->game->print(actions[i], text, sizeof text);
        used += (size_t)snprintf(row + used, sizeof row - used, "%s ",
                                 text[skip] ? text + skip + 1 : "");
    }
    printf("  %s%-12s%s  ", bold(play), kind->word, plain(play));
    paragraph(said(kind->help), 16, 16);
    if (!kind->arguments[0]) return;
    printf("%16s", "");
    paragraph(row, 16, 16);
}

void talk_legal(const struct play *play, const char *word)
{
    static lf_action list[LF_LEGAL_MAX];
    int count = play->game->legal(play->view, play->seat, list);
    bool found = false, open = false;
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++) {
        int length, first = find_kind(list, count, kind->kind, &length);
        if (!length || (*word && strcmp(kind->word, word) != 0)) continue;
        if (*word) list_one_kind(play, list + first, length);
        else list_arguments(play, kind, list + first, length);
        found = true;
        open |= (kind->flags & LF_KIND_OPEN) != 0;
    }
    if (!found && *word) talk_why(play, word);
    else if (!found) puts(SAY("Nothing right now.", "Gerade nichts."));
    if (open)
        say_wrapped(SAY("Where there are too many to list, the usual ones stand here.",
                        "Wo es zu viele gibt, stehen hier die üblichen."));
    if (found && !*word)
        say_wrapped(SAY("`legal WORD` shows each move of a kind in words.",
                        "`erlaubt WORT` zeigt jeden Zug einer Art in Worten."));
}

void talk_several(const struct play *play, const lf_action *moves, int count)
{
    puts(SAY("Which one?", "Welcher Zug?"));
    list_one_kind(play, moves, count);
}

void talk_refused(const struct play *play, lf_rule rule)
{
    char id[32];
    struct lf_rule_entry entry;
    lf_rule_print(play->game, rule, id, sizeof id);
    printf("%s%s%s  ", bold(play), id, plain(play));
    int at = (int)strlen(id) + 2;
    if (rulebook_entry(play->game, rule, &entry))
        wrap_print(stdout, entry.text, entry.text_length, at, at, terminal_columns());
    else puts(SAY("forbids that.", "verbietet das."));
}

void talk_not_understood(const struct play *play, const char *line,
                         const struct lf_error *error)
{
    size_t length = strlen(line), at = error->at < length ? error->at : length;
    const char *expected = said(error->expected);
    printf("  %s\n  %*s^ %s%s\n", line, text_columns(line, at), "",
           SAY("here I expected ", "hier erwartet: "),
           expected ? expected : SAY("something else", "etwas anderes"));
    if (error->rule) talk_refused(play, error->rule);      /* it cannot even be written */
}

static const struct lf_kind *kind_of_word(const struct play *play, const char *text)
{
    const char *rest;
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++)
        if (kind->kind >= LF_KIND_CHANCE_END && words_begin(text, kind->word, &rest)) return kind;
    return NULL;
}

/* Every kind that is not allowed, under the sentence of its rule. */
static void why_all(const struct play *play)
{
    lf_rule rules[RULES_MAX];
    int count = forbidding_rules(play, rules);
    for (int i = 0; i < count; i++) {
        char words[1024] = "";
        add_forbidden(play, rules[i], words, sizeof words);
        fputs(play->colour ? "\033[38;5;244m" : "", stdout);
        fputs("       ", stdout);
        paragraph(words, 7, 7);
        fputs(plain(play), stdout);
        talk_refused(play, rules[i]);
    }
}

void talk_why(const struct play *play, const char *text)
{
    lf_action action;
    struct lf_error error = { 0 };
    const struct lf_kind *kind = kind_of_word(play, text);
    const char *rest = "";
    if (!*text) {
        why_all(play);
        return;
    }
    if (kind) words_begin(text, kind->word, &rest);
    if (kind && !*rest) {
        lf_rule rule = play->game->forbidden(play->view, play->seat, kind->kind);
        if (rule) talk_refused(play, rule);
        else puts(SAY("That is allowed now.", "Das ist gerade erlaubt."));
        return;
    }
    if (!play->game->parse(text, &action, &error)) {
        talk_not_understood(play, text, &error);
        return;
    }
    lf_rule rule = play->game->check(play->view, play->seat, action);
    if (rule) talk_refused(play, rule);
    else puts(SAY("That is allowed now.", "Das ist gerade erlaubt."));
}

static void print_entry(const struct play *play, const struct lf_rule_entry *entry)
{
    printf("%s%.*s%s  ", bold(play), (int)entry->id_length, entry->id, plain(play));
    int at = (int)entry->id_length + 2;
    wrap_print(stdout, entry->text, entry->text_length, at, at, terminal_columns());
}

/* Shows the rules of a book that have these words; returns how many. */
static int rules_with(const struct play *play, const char *book, const char *text)
{
    struct lf_rule_entry entry;
    int shown = 0;
    while (lf_rulebook_next(&book, &entry)) {
        if (!lf_rulebook_match(&entry, text)) continue;
        print_entry(play, &entry);
        shown++;
    }
    return shown;
}

static void print_headings(const char *book)
{
    struct lf_rule_entry entry;
    const char *heading = NULL;
    while (lf_rulebook_next(&book, &entry)) {
        if (entry.heading != heading)
            printf("  %.*s\n", (int)entry.heading_length, entry.heading);
        heading = entry.heading;
    }
}

void talk_rules(const struct play *play, const char *text)
{
    struct lf_rule_entry entry;
    const char *book;
    int shown = 0;
    if (!rulebook_text(play->game, 0)) {
        puts(SAY("There is no rulebook for this game.", "Zu diesem Spiel gibt es kein Regelwerk."));
        return;
    }
    if (*text && rulebook_find(play->game, text, &entry)) {
        print_entry(play, &entry);
        return;
    }
    for (int n = 0; *text && (book = rulebook_text(play->game, n)); n++)
        shown += rules_with(play, book, text);
    if (shown) return;
    if (*text) puts(SAY("No rule has these words. The book has:",
                        "Keine Regel hat diese Wörter. Das Regelwerk hat:"));
    else puts(SAY("Ask by a rule's number or by words that stand in it. The book has:",
                  "Frage nach der Nummer einer Regel oder Wörtern darin. Das Regelwerk hat:"));
    for (int n = 0; (book = rulebook_text(play->game, n)); n++) print_headings(book);
}

/* What the view's position says of a seat, "WORD SEAT ..." in the order of the game's words. */
static void print_fields(const struct play *play, int seat)
{
    static char position[LF_POSITION_MAX];
    play->game->print_position(play->view, position, sizeof position);
    printf("  %-*s%d\n", FIELD_COLUMN - 2, SAY("points", "Punkte"),
           play->game->points(play->view, seat));
    for (const struct lf_field *field = play->game->fields; field && field->word; field++) {
        char begin[64];
        const char *name = said(field->name);
        size_t length = (size_t)snprintf(begin, sizeof begin, "%s %d ", field->word, seat);
        for (const char *at = position; at; at = strchr(at, ';')) {
            at += strspn(at, "; ");
            if (strncmp(at, begin, length) != 0) continue;
            char value[LF_POSITION_MAX];
            snprintf(value, sizeof value, "%.*s", (int)strcspn(at + length, ";"), at + length);
            int room = FIELD_COLUMN - 2 - text_columns(name, strlen(name));
            printf("  %s%*s", name, room > 1 ? room : 1, "");
            paragraph(value, FIELD_COLUMN, FIELD_COLUMN);
        }
    }
}

void talk_hand(const struct play *play)
{
    if (play->game->tell) tell_part(play, LF_TELL_HAND);
    print_fields(play, play->seat);
}

void talk_players(const struct play *play)
{
    for (int seat = 0; seat < play->seat_count; seat++) {
        const char *who = seat == play->seat ? SAY("you", "du") : play->bots[seat]->name;
        printf("%s%s%s (%s)\n", bold(play), play->game->seat_name(play->view, seat, language),
               plain(play), who);
        print_fields(play, seat);
    }
}

static int by_loss(const void *a, const void *b)
{
    const struct lf_advice *one = a, *two = b;
    return one->loss < two->loss ? -1 : one->loss > two->loss;
}

/* How likely it is that each thing can be paid after this action. */
static void print_goals(const struct play *play, const struct lf_solver *solver, lf_action action)
{
    struct lf_goal goals[LF_GOALS_MAX];
    int count = solver->goals(play->view, play->seat, action, goals);
    for (int i = 0; i < count; i++)
        if (goals[i].chance > 0)
            printf("  %5.1f %%  %s\n", 100 * goals[i].chance, said(goals[i].name));
}

/* What the exact solution says: the best action, and what the next best ones lose. */
static bool hint_solved(const struct play *play)
{
    enum { SHOWN_MAX = 5 };
    static struct lf_advice advice[LF_LEGAL_MAX];
    const struct lf_solver *solver = lf_solver_of(play->game);
    char text[LF_ACTION_TEXT_MAX];
    double expected = 0;
    if (!solver || solution_need(play->game, play->state, true, 0, play->quiet) != EXIT_DONE)
        return false;
    int count = solver->advise(play->view, play->seat, advice, &expected);
    if (count == 0) return false;
    qsort(advice, (size_t)count, sizeof advice[0], by_loss);
    play->game->print(advice[0].action, text, sizeof text);
    printf(SAY("%s would type: %s%s%s\n", "%s würde tippen: %s%s%s\n"),
           SAY("The solution", "Die Lösung"), bold(play), text, plain(play));
    printf(SAY("  Best play from here ends with %.1f points on average.\n",
               "  Bestes Spiel von hier endet im Mittel mit %.1f Punkten.\n"), expected);
    for (int i = 1; i < count && i < SHOWN_MAX; i++) {
        play->game->print(advice[i].action, text, sizeof text);
        if (advice[i].loss > 0)
            printf(SAY("  %-20s loses %.2f\n", "  %-20s verliert %.2f\n"), text, advice[i].loss);
        else printf(SAY("  %-20s as good\n", "  %-20s ebenso gut\n"), text);
    }
    print_goals(play, solver, advice[0].action);
    return true;
}

/* Where bots that think know the game: the best few moves with their chances, and why. The first
 * line is that of every hint. */
static bool hint_thought(const struct play *play)
{
    static _Alignas(16) unsigned char scratch[LF_HINT_SCRATCH];
    struct lf_hint hint;
    char text[LF_ACTION_TEXT_MAX], line[LF_ACTION_TEXT_MAX + LF_HINT_WHY + 2];
    if (!lf_can_think(play->game, play->seat_count)) return false;
    lf_hint(play->game, play->view, play->seat, scratch, &hint);
    if (hint.count == 0) return false;
    play->game->print(hint.best[0].action, text, sizeof text);
    printf(SAY("%s would type: %s%s%s\n", "%s würde tippen: %s%s%s\n"),
           SAY("A bot that thinks", "Ein Bot, der nachdenkt,"), bold(play), text, plain(play));
    for (int i = 0; i < hint.count; i++) {
        const struct lf_hinted *best = &hint.best[i];
        play->game->print(best->action, text, sizeof text);
        snprintf(line, sizeof line, "%s%s%s", text, best->why[language][0] ? ": " : "",
                 best->why[language]);
        printf("  %3.0f %%  ", 100 * (double)best->chance);
        paragraph(line, 9, 9);
    }
    return true;
}

/* Without a solution bots that think say what is best, or the best bot what it would do; or the one
 * that was asked for. */
void talk_hint(const struct play *play)
{
    if (!play->hints && (hint_solved(play) || hint_thought(play))) return;
    const struct lf_bot *best = play->hints ? play->hints : lf_bot_best(play->game);
    char text[LF_ACTION_TEXT_MAX], sentence[512];
    struct lf_rng rng = { lf_mix(play->luck.seed + 1), play->event_count };
    struct lf_memory memory = { 0 };
    lf_action action = best->choose(play->game, play->view, play->seat, &rng, &memory);
    play->game->print(action, text, sizeof text);
    play->game->describe(play->view, play->seat, action, language, sentence, sizeof sentence);
    printf(SAY("%s would type: %s%s%s\n", "%s würde tippen: %s%s%s\n"), best->name, bold(play),
           text, plain(play));
    fputs("  ", stdout);
    paragraph(sentence, 2, 2);
    talk_reasons(play, best, action);
}

/* ---- The end ---- */

/* Where a seat's points came from. */
static void talk_sources(const struct play *play, int seat)
{
    char text[512];
    struct lf_source rows[LF_SOURCES_MAX];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put_sources(&out, rows, play->game->sources(play->state, seat, rows), language);
    if (lf_out_end(&out) > 0) printf("      %s\n", text);
}

void talk_result(const struct play *play)
{
    lf_seats winners = play->game->winners(play->state);
    puts("");
    if (winners >> play->seat & 1)
        printf("%s%s%s\n", bold(play), SAY("You win!", "Du gewinnst!"), plain(play));
    else
        printf("%s%s%s\n", bold(play), SAY("The game is over.", "Das Spiel ist aus."),
               plain(play));
    for (int i = 0; i < play->seat_count; i++) {
        const char *who = i == play->seat ? SAY("you", "du") : play->bots[i]->name;
        printf(SAY("  %s %s (%s): %d points\n", "  %s %s (%s): %d Punkte\n"),
               winners >> i & 1 ? "*" : " ", play->game->seat_name(play->state, i, language), who,
               play->game->points(play->state, i));
        talk_sources(play, i);
    }
}
