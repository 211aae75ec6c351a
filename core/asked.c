/* asked.c - the words of questions, and finding the one that was typed (core/asked.h). */
#include "core/asked.h"

#include <string.h>

#include "core/text.h"
#include "core/typed.h"

enum { BOTH = LF_AT_TERMINAL | LF_IN_PAGE };

const struct lf_question lf_questions[LF_ASKED_COUNT] = {
    [LF_ASKED_HELP] = { BOTH, false, { { "help", "hilfe" } }, "?", { { "", "" } },
        { { "show this", "zeigt dies" } } },
    [LF_ASKED_HINT] = { BOTH, false, { { "hint", "tipp" } }, "tip", { { "", "" } },
        { { "what a bot would do in your place", "was ein Bot an deiner Stelle täte" } } },
    [LF_ASKED_MOVES] = { BOTH, false, { { "legal", "erlaubt" } }, "moves zuege",
        { { "[WORD]", "[WORT]" } },
        { { "all moves you have now, or those of one kind in words",
            "alle Züge, die du hast, oder die einer Art in Worten" } } },
    [LF_ASKED_WHY] = { BOTH, false, { { "why", "warum" } }, "notnow nichtjetzt",
        { { "[MOVE]", "[ZUG]" } },
        { { "what you cannot do now, and which rule forbids it; or why a move is forbidden",
            "was du jetzt nicht tun kannst und welche Regel es verbietet; oder warum ein Zug "
            "verboten ist" } } },
    [LF_ASKED_RULES] = { BOTH, true, { { "rules", "regeln" } }, "rule regel",
        { { "ID | WORDS", "ID | WÖRTER" } },
        { { "look into the rulebook, by number or by words",
            "im Regelwerk nachsehen, nach Nummer oder Wörtern" } } },
    [LF_ASKED_HAND] = { BOTH, false, { { "hand", "hand" } }, "cards karten", { { "", "" } },
        { { "what you have", "was du hast" } } },
    [LF_ASKED_PLAYERS] = { BOTH, false, { { "players", "spieler" } }, "seats plaetze",
        { { "", "" } }, { { "what everybody has", "was alle haben" } } },
    [LF_ASKED_OFFERS] = { BOTH, false, { { "offers", "angebote" } }, NULL, { { "", "" } },
        { { "the offer on the table", "das Angebot auf dem Tisch" } } },
    [LF_ASKED_BOARD] = { BOTH, false, { { "board", "brett" } }, NULL, { { "", "" } },
        { { "the board once more", "noch einmal das Brett" } } },
    [LF_ASKED_LOG] = { BOTH, false, { { "log", "verlauf" } }, "last zuletzt", { { "[N]", "[N]" } },
        { { "what happened last", "was zuletzt geschah" } } },
    [LF_ASKED_TIME] = { LF_IN_PAGE, false, { { "time", "zeit" } }, "clock uhr", { { "", "" } },
        { { "the time that is left", "die Zeit, die bleibt" } } },
    [LF_ASKED_CARD] = { BOTH, false, { { "card", "karte" } }, NULL, { { "NAME", "NAME" } },
        { { "the text of a card", "der Text einer Karte" } } },
    [LF_ASKED_DECKS] = { LF_AT_TERMINAL, false, { { "decks", "decks" } }, NULL, { { "", "" } },
        { { "the sample decks", "die Beispieldecks" } } },
    [LF_ASKED_DECLINE] = { BOTH, false, { { "autodecline", "autoablehnen" } }, NULL,
        { { "[WHICH]", "[WELCHE]" } },
        { { "decline offers by itself: all, unpayable or none",
            "Angebote von selbst ablehnen: alle, unbezahlbare oder keine" } } },
    [LF_ASKED_UNDO] = { BOTH, false, { { "undo", "zurück" } }, NULL, { { "", "" } },
        { { "take your last move back, if nothing has happened since",
            "deinen letzten Zug zurücknehmen, wenn seither nichts geschah" } } },
    [LF_ASKED_SAY] = { LF_IN_PAGE, true, { { "say", "sagen" } }, "chat", { { "TEXT", "TEXT" } },
        { { "tell the others at the table", "es den anderen am Tisch sagen" } } },
    [LF_ASKED_SAVE] = { LF_AT_TERMINAL, true, { { "save", "speichern" } }, NULL,
        { { "[FILE]", "[DATEI]" } },
        { { "save now; quitting does it too", "jetzt speichern; Beenden tut es auch" } } },
    [LF_ASKED_QUIT] = { BOTH, false, { { "quit", "beenden" } }, "leave gehen", { { "", "" } },
        { { "leave; the match is kept", "gehen; die Partie bleibt erhalten" } } },
};

/* 2: the word is this one; 1: it begins so. */
static int likeness(const char *name, const char *word, size_t length)
{
    char folded[64];
    int size = lf_typed_fold(name, folded, sizeof folded);
    if ((size_t)size < length || memcmp(folded, word, length) != 0) return 0;
    return (size_t)size == length ? 2 : 1;
}

static int likeness_of(const struct lf_question *question, const char *word, size_t length)
{
    int best = 0;
    for (int l = 0; l < LF_LANGUAGES; l++) {
        int now = likeness(question->name.in[l], word, length);
        if (now > best) best = now;
    }
    for (const char *at = question->also; at && *at;) {
        size_t end = 0;
        while (at[end] && at[end] != ' ') end++;
        if (end == length && memcmp(at, word, length) == 0) return 2;
        at += at[end] ? end + 1 : end;
    }
    return best;
}

enum lf_asked lf_asked_read(const char *line, enum lf_asked_where where, bool begun,
                            const char **rest)
{
    char word[LF_TYPED_MAX], first[LF_TYPED_MAX];
    size_t length = 0;
    int found = LF_ASKED_NOTHING, several = 0;
    while (*line == ' ' || *line == '\t') line++;
    while (line[length] && line[length] != ' ' && line[length] != '\t') length++;
    if (length == 0 || length >= sizeof first) return LF_ASKED_NOTHING;
    memcpy(first, line, length);
    first[length] = 0;
    *rest = line + length;
    while (**rest == ' ' || **rest == '\t') ++*rest;
    size_t size = (size_t)lf_typed_fold(first, word, sizeof word);
    if (size >= sizeof word) return LF_ASKED_NOTHING;
    for (int i = 0; i < LF_ASKED_COUNT; i++) {
        int like = lf_questions[i].where & where ? likeness_of(&lf_questions[i], word, size) : 0;
        if (like == 2) return (enum lf_asked)i;
        if (like == 1 && begun) found = i, several++;
    }
    return several == 1 ? (enum lf_asked)found : LF_ASKED_NOTHING;
}
