/* play_words.c - what a person can type: words about the game, and moves. */
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"
#include "core/asked.h"
#include "core/typed.h"

enum { LOG_STANDARD = 20 };

/* Not every game has cards to ask about, or decks. */
static bool is_known(const struct play *play, int word)
{
    if (word == LF_ASKED_CARD) return play->game->things != NULL;
    if (word == LF_ASKED_DECKS) return play->game->decks != NULL;
    return (lf_questions[word].where & LF_AT_TERMINAL) != 0;
}

bool words_begin(const char *line, const char *word, const char **rest)
{
    size_t length = strlen(word);
    if (strncmp(line, word, length) != 0 || (line[length] && line[length] != ' ')) return false;
    *rest = line + length;
    while (**rest == ' ') ++*rest;
    return true;
}

void talk_help(const struct play *play)
{
    puts(SAY("Words:", "Wörter:"));
    for (int i = 0; i < LF_ASKED_COUNT; i++) {
        char words[64];
        const struct lf_question *question = &lf_questions[i];
        if (!is_known(play, i)) continue;
        snprintf(words, sizeof words, "%s %s", said(question->name), said(question->arguments));
        printf("  %s%*s", words, 22 - text_columns(words, strlen(words)), "");
        wrap_print(stdout, said(question->help), strlen(said(question->help)), 24, 24,
                   terminal_columns());
    }
    puts(SAY("Moves:", "Züge:"));
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++) {
        char words[96];
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        snprintf(words, sizeof words, "%s %s", kind->word, kind->arguments);
        int width = text_columns(words, strlen(words));
        printf("  %s%*s", words, width < 25 ? 26 - width : 1, "");
        wrap_print(stdout, said(kind->help), strlen(said(kind->help)),
                   width < 25 ? 28 : width + 3, 28, terminal_columns());
    }
    const char *more = SAY("A move may be typed shorter: `r27` is `road e27`, a bare `27` the one "
                           "move at a place of that number. German words do as well.",
                           "Züge gehen auch kürzer und auf Deutsch: `r27` oder `straße 27` ist "
                           "`road e27`, nur `27` der eine Zug an einem Platz dieser Nummer.");
    wrap_print(stdout, more, strlen(more), 0, 0, terminal_columns());
}

static void save_to(struct play *play, const char *file)
{
    if (save_match(play, *file ? file : NULL))
        printf(SAY("Saved: %s\n", "Gespeichert: %s\n"), *file ? file : play->path);
}

/* Which offers are declined without asking, by the word typed. */
static void set_decline(struct play *play, const char *typed)
{
    static const struct lf_say NAME[DECLINE_COUNT] = {
        [DECLINE_NONE] = { { "none", "keine" } },
        [DECLINE_UNPAYABLE] = { { "unpayable", "unbezahlbare" } },
        [DECLINE_ALL] = { { "all", "alle" } },
    };
    char word[TERMINAL_LINE_MAX];
    bool known = !*typed;
    lf_typed_fold(typed, word, sizeof word);
    for (int i = 0; i < DECLINE_COUNT; i++)
        for (int l = 0; l < LF_LANGUAGES; l++)
            if (strcmp(word, NAME[i].in[l]) == 0) play->decline = (enum decline)i, known = true;
    if (!known) puts(SAY("One of: all, unpayable, none.", "Eines von: alle, unbezahlbare, keine."));
    printf(SAY("Offers declined without asking: %s.\n", "Ohne Frage abgelehnt: %s Angebote.\n"),
           said(NAME[play->decline]));
}

bool words_set_decline(struct play *play, const char *typed)
{
    static const char *const NAME[DECLINE_COUNT] = { "none", "unpayable", "all" };
    for (int i = 0; i < DECLINE_COUNT; i++)
        if (strcmp(typed, NAME[i]) == 0) {
            play->decline = (enum decline)i;
            return true;
        }
    return false;
}

static void run_word(struct play *play, enum lf_asked word, const char *rest)
{
    switch (word) {
    case LF_ASKED_HELP: talk_help(play); break;
    case LF_ASKED_HINT: talk_hint(play); break;
    case LF_ASKED_MOVES: talk_legal(play, rest); break;
    case LF_ASKED_WHY: talk_why(play, rest); break;
    case LF_ASKED_RULES: talk_rules(play, rest); break;
    case LF_ASKED_HAND: talk_hand(play); break;
    case LF_ASKED_PLAYERS: talk_players(play); break;
    case LF_ASKED_OFFERS: match_offers(play); break;
    case LF_ASKED_BOARD: talk_ask(play); break;
    case LF_ASKED_LOG: match_log(play, *rest ? strtoul(rest, NULL, 10) : LOG_STANDARD); break;
    case LF_ASKED_CARD: talk_thing(play, rest); break;
    case LF_ASKED_DECKS: talk_decks(play); break;
    case LF_ASKED_DECLINE: set_decline(play, rest); break;
    case LF_ASKED_UNDO:
        if (match_undo(play)) puts(SAY("Taken back.", "Zurückgenommen."));
        break;
    case LF_ASKED_SAVE: save_to(play, rest); break;
    case LF_ASKED_QUIT: play->leaving = true; break;
    case LF_ASKED_TIME: case LF_ASKED_SAY: case LF_ASKED_COUNT: break;
    }
}

/* A word nobody knows: what was meant may be a word of ours or a kind of move. */
static bool guess_word(const struct play *play, const char *line)
{
    char first[64];
    const char *rest;
    struct guess guess;
    snprintf(first, sizeof first, "%.*s", (int)strcspn(line, " ") & 63, line);
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++)
        if (words_begin(line, kind->word, &rest)) return false;
    guess_start(&guess, first);
    for (int i = 0; i < LF_ASKED_COUNT; i++)
        if (is_known(play, i)) guess_try(&guess, said(lf_questions[i].name));
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++)
        if (kind->kind >= LF_KIND_CHANCE_END) guess_try(&guess, kind->word);
    printf(SAY("I do not know '%.30s'%s; try `help`.\n",
               "'%.30s' kenne ich nicht%s; versuche `hilfe`.\n"), first, guess_text(&guess));
    return true;
}

static void do_move(struct play *play, lf_action action)
{
    if (lf_kind_of(action) < LF_KIND_CHANCE_END) {
        puts(SAY("That is left to chance.", "Das entscheidet der Zufall."));
        return;
    }
    lf_rule rule = play->game->check(play->state, play->seat, action);
    if (rule) talk_refused(play, rule);
    else match_do(play, play->seat, action);
}

void words_read(const struct play *play, const char *line, struct lf_typed *out)
{
    static lf_action list[LF_LEGAL_MAX];
    lf_seats everybody = ((lf_seats)1 << play->seat_count) - 1;
    struct lf_typist typist = { play->game, list, play->game->legal(play->view, play->seat, list),
                                everybody & ~lf_seat_bit(play->seat) };
    lf_typed_read(&typist, line, out);
}

/* What it was read as, or why it was not: where in the line something else should stand. */
static void run_move(struct play *play, const char *line, const struct lf_typed *typed)
{
    struct lf_error error = { 0 };
    lf_action action;
    switch (typed->as) {
    case LF_TYPED_MOVE: do_move(play, typed->action); break;
    case LF_TYPED_KIND: talk_legal(play, typed->kind->word); break;
    case LF_TYPED_SEVERAL: talk_several(play, typed->several, typed->count); break;
    case LF_TYPED_NOTHING:
        if (play->game->parse(typed->text, &action, &error)) break;
        if (!guess_word(play, typed->text[0] ? typed->text : line))
            talk_not_understood(play, typed->text, &error);
        break;
    }
}

static bool run_question(struct play *play, const char *line, bool begun)
{
    char tidied[TERMINAL_LINE_MAX];
    const char *rest;
    enum lf_asked asked = lf_asked_read(line, LF_AT_TERMINAL, begun, &rest);
    if (asked == LF_ASKED_NOTHING || !is_known(play, (int)asked)) return false;
    lf_typed_fold(rest, tidied, sizeof tidied);
    if (*tidied && (asked == LF_ASKED_MOVES || asked == LF_ASKED_WHY)) {
        static struct lf_typed typed;
        words_read(play, tidied, &typed);
        if (typed.as == LF_TYPED_MOVE || typed.as == LF_TYPED_KIND)
            snprintf(tidied, sizeof tidied, "%s", typed.text);
    }
    run_word(play, asked, lf_questions[asked].verbatim || asked == LF_ASKED_CARD ? rest : tidied);
    return true;
}

void words_run(struct play *play, const char *line)
{
    static struct lf_typed typed;
    line += strspn(line, " \t");
    if (!*line || *line == '#') return;
    if (run_question(play, line, false)) return;
    words_read(play, line, &typed);
    if (!typed.guessed || !run_question(play, line, true)) run_move(play, line, &typed);
}

/* ---- Completion ---- */

/* If `candidate` begins with the line, adds its word at the cursor. */
static void offer_words(const char *line, const char *candidate, bool more_follow,
                        struct completion *out)
{
    size_t typed = strlen(line);
    if (strncmp(candidate, line, typed) != 0) return;
    const char *space = strrchr(line, ' ');
    const char *start = candidate + (space ? (size_t)(space + 1 - line) : 0);
    size_t length = strcspn(start, " ");
    char word[TERMINAL_WORD_SIZE];
    bool follows = start[length] == ' ' || more_follow;
    snprintf(word, sizeof word, "%.*s%s", (int)length, start, follows ? " " : "");
    completion_add(out, word, strlen(word));
}

struct offer { const char *line; struct completion *out; };

static void offer_thing(void *context, const char *text)
{
    const struct offer *offer = context;
    offer_words(offer->line, text, false, offer->out);
}

void words_complete(void *context, const char *line, struct completion *out)
{
    static lf_action list[LF_LEGAL_MAX];
    const struct play *play = context;
    char text[LF_ACTION_TEXT_MAX + 16];
    int count = play->game->legal(play->view, play->seat, list);
    for (int i = 0; i < count; i++) {
        play->game->print(list[i], text, sizeof text);
        offer_words(line, text, false, out);
    }
    for (int i = 0; i < LF_ASKED_COUNT; i++)
        if (is_known(play, i))
            offer_words(line, said(lf_questions[i].name), said(lf_questions[i].arguments)[0] != 0,
                        out);
    things_complete(play, said(lf_questions[LF_ASKED_CARD].name), offer_thing,
                    &(struct offer){ line, out });
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++) {
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        snprintf(text, sizeof text, "%s %s", said(lf_questions[LF_ASKED_WHY].name), kind->word);
        offer_words(line, text, false, out);
        snprintf(text, sizeof text, "%s %s", said(lf_questions[LF_ASKED_MOVES].name), kind->word);
        offer_words(line, text, false, out);
    }
}
