/* play_words.c - what a person can type: words about the game, and moves. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "cli/play.h"

enum { LOG_STANDARD = 20 };

enum word_id {
    WORD_HELP, WORD_HINT, WORD_LEGAL, WORD_WHY, WORD_RULES, WORD_HAND, WORD_BOARD, WORD_LOG,
    WORD_CARD, WORD_DECKS, WORD_UNDO, WORD_SAVE, WORD_QUIT, WORD_COUNT,
};

struct word {
    struct lf_say name;              /* both are understood in either language */
    struct lf_say arguments, help;
};
static const struct word WORD[WORD_COUNT] = {
    [WORD_HELP] = { { { "help", "hilfe" } }, { { "", "" } },
        { { "show this", "zeigt dies" } } },
    [WORD_HINT] = { { { "hint", "tipp" } }, { { "", "" } },
        { { "what a bot would do in your place", "was ein Bot an deiner Stelle täte" } } },
    [WORD_LEGAL] = { { { "legal", "erlaubt" } }, { { "[WORD]", "[WORT]" } },
        { { "all moves you have now, or those of one kind in words",
            "alle Züge, die du hast, oder die einer Art in Worten" } } },
    [WORD_WHY] = { { { "why", "warum" } }, { { "[MOVE]", "[ZUG]" } },
        { { "which rule forbids a move, or a kind of move by its word",
            "welche Regel einen Zug oder, nach seinem Wort, eine Art Zug verbietet" } } },
    [WORD_RULES] = { { { "rules", "regeln" } }, { { "ID | WORDS", "ID | WÖRTER" } },
        { { "look into the rulebook, by number or by words",
            "im Regelwerk nachsehen, nach Nummer oder Wörtern" } } },
    [WORD_HAND] = { { { "hand", "hand" } }, { { "", "" } },
        { { "what you have", "was du hast" } } },
    [WORD_BOARD] = { { { "board", "brett" } }, { { "", "" } },
        { { "draw the board again", "das Brett noch einmal zeichnen" } } },
    [WORD_LOG] = { { { "log", "verlauf" } }, { { "[N]", "[N]" } },
        { { "what happened last", "was zuletzt geschah" } } },
    [WORD_CARD] = { { { "card", "karte" } }, { { "NAME", "NAME" } },
        { { "the text of a card", "der Text einer Karte" } } },
    [WORD_DECKS] = { { { "decks", "decks" } }, { { "", "" } },
        { { "the sample decks", "die Beispieldecks" } } },
    [WORD_UNDO] = { { { "undo", "zurück" } }, { { "", "" } },
        { { "take your last move back, if nothing has happened since",
            "deinen letzten Zug zurücknehmen, wenn seither nichts geschah" } } },
    [WORD_SAVE] = { { { "save", "speichern" } }, { { "[FILE]", "[DATEI]" } },
        { { "save now; quitting does it too", "jetzt speichern; Beenden tut es auch" } } },
    [WORD_QUIT] = { { { "quit", "beenden" } }, { { "", "" } },
        { { "save and leave", "speichern und gehen" } } },
};

/* Not every game has cards to ask about, or decks. */
static bool is_known(const struct play *play, int word)
{
    if (word == WORD_CARD) return play->game->things != NULL;
    return word != WORD_DECKS || play->game->decks != NULL;
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
    for (int i = 0; i < WORD_COUNT; i++) {
        char words[64];
        if (!is_known(play, i)) continue;
        snprintf(words, sizeof words, "%s %s", said(WORD[i].name), said(WORD[i].arguments));
        printf("  %s%*s", words, 22 - text_columns(words, strlen(words)), "");
        wrap_print(stdout, said(WORD[i].help), strlen(said(WORD[i].help)), 24, 24,
                   terminal_columns());
    }
    puts(SAY("Moves:", "Züge:"));
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++) {
        char words[96];
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        snprintf(words, sizeof words, "%s %s", kind->word, kind->arguments);
        int width = text_columns(words, strlen(words));
        printf("  %s%*s", words, width < 25 ? 26 - width : 1, "");
        wrap_print(stdout, said(kind->help), strlen(said(kind->help)), 28, 28,
                   terminal_columns());
    }
}

static void save_to(struct play *play, const char *file)
{
    if (save_match(play, *file ? file : NULL))
        printf(SAY("Saved: %s\n", "Gespeichert: %s\n"), *file ? file : play->path);
}

static void run_word(struct play *play, enum word_id word, const char *rest)
{
    switch (word) {
    case WORD_HELP: talk_help(play); break;
    case WORD_HINT: talk_hint(play); break;
    case WORD_LEGAL: talk_legal(play, rest); break;
    case WORD_WHY: talk_why(play, rest); break;
    case WORD_RULES: talk_rules(play, rest); break;
    case WORD_HAND: talk_hand(play); break;
    case WORD_BOARD: talk_ask(play); break;
    case WORD_LOG: match_log(play, *rest ? strtoul(rest, NULL, 10) : LOG_STANDARD); break;
    case WORD_CARD: talk_thing(play, rest); break;
    case WORD_DECKS: talk_decks(play); break;
    case WORD_UNDO:
        if (match_undo(play)) puts(SAY("Taken back.", "Zurückgenommen."));
        break;
    case WORD_SAVE: save_to(play, rest); break;
    case WORD_QUIT: play->leaving = true; break;
    case WORD_COUNT: break;
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
    for (int i = 0; i < WORD_COUNT; i++)
        if (is_known(play, i)) guess_try(&guess, said(WORD[i].name));
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++)
        if (kind->kind >= LF_KIND_CHANCE_END) guess_try(&guess, kind->word);
    printf(SAY("I do not know '%.30s'%s; try `help`.\n",
               "'%.30s' kenne ich nicht%s; versuche `hilfe`.\n"), first, guess_text(&guess));
    return true;
}

static void run_move(struct play *play, const char *line)
{
    lf_action action;
    struct lf_error error = { 0 };
    if (!play->game->parse(line, &action, &error)) {
        if (!guess_word(play, line)) talk_not_understood(play, line, &error);
        return;
    }
    if (lf_kind_of(action) < LF_KIND_CHANCE_END) {
        puts(SAY("That is left to chance.", "Das entscheidet der Zufall."));
        return;
    }
    lf_rule rule = play->game->check(play->state, play->seat, action);
    if (rule) talk_refused(play, rule);
    else match_do(play, play->seat, action);
}

/* Letters in lower case and single spaces, as the notation wants them. Arguments of our own
 * words (file names) must not pass through here. */
static void tidy(const char *line, char *out, size_t size)
{
    size_t used = 0;
    for (; *line && used + 1 < size; line++) {
        bool space = isspace((unsigned char)*line) != 0;
        if (space && (used == 0 || out[used - 1] == ' ')) continue;
        unsigned char c = (unsigned char)*line;
        out[used++] = space ? ' ' : c < 0x80 ? (char)tolower(c) : *line;
    }
    while (used && out[used - 1] == ' ') used--;
    out[used] = 0;
}

void words_run(struct play *play, const char *line)
{
    char tidied[TERMINAL_LINE_MAX];
    const char *rest;
    line += strspn(line, " \t");
    tidy(line, tidied, sizeof tidied);
    if (!*tidied || tidied[0] == '#') return;
    if (strcmp(tidied, "?") == 0) talk_help(play);
    for (int i = 0; i < WORD_COUNT; i++)
        for (int l = 0; l < LF_LANGUAGES && is_known(play, i); l++)
            if (words_begin(i == WORD_SAVE || i == WORD_RULES ? line : tidied,
                            WORD[i].name.in[l], &rest)) {
                run_word(play, (enum word_id)i, rest);
                return;
            }
    if (strcmp(tidied, "?") != 0) run_move(play, tidied);
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
    for (int i = 0; i < WORD_COUNT; i++)
        if (is_known(play, i))
            offer_words(line, said(WORD[i].name), said(WORD[i].arguments)[0] != 0, out);
    things_complete(play, said(WORD[WORD_CARD].name), offer_thing, &(struct offer){ line, out });
    for (const struct lf_kind *kind = play->game->kinds; kind->kind; kind++) {
        if (kind->kind < LF_KIND_CHANCE_END) continue;
        snprintf(text, sizeof text, "%s %s", said(WORD[WORD_WHY].name), kind->word);
        offer_words(line, text, false, out);
        snprintf(text, sizeof text, "%s %s", said(WORD[WORD_LEGAL].name), kind->word);
        offer_words(line, text, false, out);
    }
}
