/* deck.c - `landfall deck`: decks that players bring to a game, checked, shown and made.
 *
 * Which game a deck is for stands in its line "game NAME"; without it the first game that has
 * decks is meant. Sample decks of games can be named instead of files. */
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cli/command.h"
#include "cli/json.h"
#include "core/files.h"
#include "core/rng.h"

enum { FAULTS_MAX = 40, SHOWN_MAX = 16384 };

static const struct lf_game *first_game(void)
{
    for (int i = 0; lf_games[i]; i++)
        if (lf_games[i]->decks) return lf_games[i];
    return NULL;
}

/* The game of a line "game NAME"; NULL if that game has no decks. */
static const struct lf_game *game_of(const char *text)
{
    for (const char *line = text; line; line = strchr(line, '\n')) {
        if (*line == '\n') line++;
        if (strncmp(line, "game ", 5) != 0) continue;
        size_t length = strcspn(line + 5, " \n#");
        for (int i = 0; lf_games[i]; i++)
            if (lf_games[i]->decks && strlen(lf_games[i]->name) == length &&
                strncmp(lf_games[i]->name, line + 5, length) == 0)
                return lf_games[i];
        return NULL;
    }
    return first_game();
}

static const char *sample(const char *name)
{
    char path[160];
    for (int i = 0; lf_games[i]; i++) {
        if (!lf_games[i]->decks) continue;
        snprintf(path, sizeof path, "%s/decks/%.100s.deck", lf_games[i]->name, name);
        if (lf_file_find(path)) return lf_file_find(path);
    }
    return NULL;
}

/* The text of a file or, where there is none of that name, of a sample deck. */
static char *deck_text(const char *name, int *code)
{
    const char *found = sample(name);
    if (!found || access(name, F_OK) == 0) return file_text(name, LF_DECK_MAX, code);
    size_t size = strlen(found) + 1;
    char *text = malloc(size);
    *code = text ? EXIT_DONE : fail(EXIT_SYSTEM, SAY("not enough memory", "zu wenig Speicher"));
    if (text) memcpy(text, found, size);
    return text;
}

/* The text and the game of a deck; NULL after a message. */
static char *open_deck(const char *name, const struct lf_game **game, int *code)
{
    char *text = deck_text(name, code);
    if (!text) return NULL;
    *game = game_of(text);
    if (*game) return text;
    free(text);
    *code = fail(EXIT_DATA, SAY("%s: no game with decks has the name in its line `game`",
                                "%s: kein Spiel mit Decks heißt wie in der Zeile `game`"), name);
    return NULL;
}

static void print_fault(const struct lf_game *game, const char *name, const char *text,
                        const struct lf_fault *fault)
{
    char id[64] = "";
    if (fault->rule) lf_rule_print(game, fault->rule, id, sizeof id);
    printf(SAY("%s: line %u, byte %u: %s", "%s: Zeile %u, Byte %u: %s"), name,
           line_of(text, fault->at), fault->at, fault->say[language]);
    if (*id) printf(" (%s)", id);
    putchar('\n');
}

static void json_fault(struct json *json, const struct lf_game *game, const char *text,
                       const struct lf_fault *fault)
{
    char id[64] = "";
    if (fault->rule) lf_rule_print(game, fault->rule, id, sizeof id);
    json_object(json, NULL);
    json_unsigned(json, "line", line_of(text, fault->at));
    json_unsigned(json, "byte", fault->at);
    json_text(json, "rule", id);
    json_text(json, "text", fault->say[language]);
    json_close(json);
}

static int check_one(const char *name, struct json *json)
{
    struct lf_fault fault[FAULTS_MAX];
    const struct lf_game *game;
    int code;
    char *text = open_deck(name, &game, &code);
    if (!text) return code;
    int count = game->decks->check(text, fault, FAULTS_MAX);
    if (json) {
        json_object(json, NULL);
        json_text(json, "deck", name);
        json_text(json, "game", game->name);
        json_bool(json, "legal", count == 0);
        json_array(json, "faults");
        for (int i = 0; i < count; i++) json_fault(json, game, text, &fault[i]);
        json_close(json);
        json_close(json);
    } else if (count == 0) {
        printf(SAY("%s: a legal deck\n", "%s: ein erlaubtes Deck\n"), name);
    } else {
        for (int i = 0; i < count; i++) print_fault(game, name, text, &fault[i]);
    }
    free(text);
    return count ? EXIT_NO : EXIT_DONE;
}

static int check_all(const struct arguments *arguments)
{
    struct json json = json_start(stdout);
    bool as_json = arguments->given[OPTION_JSON];
    int worst = EXIT_DONE;
    if (as_json) json_array(&json, NULL);
    for (int i = 1; i < arguments->word_count; i++) {
        int code = check_one(arguments->word[i], as_json ? &json : NULL);
        if (code > worst) worst = code;
    }
    if (as_json) json_close(&json);
    return worst;
}

static int list_samples(void)
{
    for (int i = 0; lf_games[i]; i++) {
        char prefix[80];
        const struct lf_file *file;
        if (!lf_games[i]->decks) continue;
        int length = snprintf(prefix, sizeof prefix, "%s/decks/", lf_games[i]->name);
        for (int n = 0; (file = lf_file_of(prefix, n)); n++) {
            char shown[SHOWN_MAX];
            const char *name = file->name + length;
            lf_games[i]->decks->show(file->text, language, shown, sizeof shown);
            printf("%-20.*s %.*s\n", (int)strcspn(name, "."), name, (int)strcspn(shown, "\n"),
                   shown);
        }
    }
    return EXIT_DONE;
}

/* A deck that is not legal is shown too, because people want to see what they have. */
static int show_all(const struct arguments *arguments)
{
    if (arguments->word_count == 1) return list_samples();
    for (int i = 1; i < arguments->word_count; i++) {
        char shown[SHOWN_MAX];
        const struct lf_game *game;
        int code;
        char *text = open_deck(arguments->word[i], &game, &code);
        if (!text) return code;
        game->decks->show(text, language, shown, sizeof shown);
        if (i > 1) putchar('\n');
        fputs(shown, stdout);
        free(text);
    }
    return EXIT_DONE;
}

static int make_one(const struct arguments *arguments)
{
    const struct lf_game *game = first_game();
    const char *wish = arguments->value[OPTION_OPTIONS] ? arguments->value[OPTION_OPTIONS] : "";
    struct lf_rng rng = { lf_rng_key(lf_mix(arguments->number[OPTION_SEED]), 0), 0 };
    struct lf_error error = { 0 };
    char text[LF_DECK_MAX];
    if (arguments->word_count > 1) game = setup_game(arguments->word[1]);
    if (!game) return EXIT_USAGE;
    if (!game->decks)
        return fail(EXIT_USAGE, SAY("'%s' has no decks", "'%s' hat keine Decks"), game->name);
    if (!game->decks->random(wish, &rng, text, sizeof text, &error))
        return fail_at(EXIT_DATA, "--options", game, &error);
    fputs(text, stdout);
    return EXIT_DONE;
}

int command_deck(const struct arguments *arguments)
{
    const char *what = arguments->word[0];
    struct guess guess;
    if (!first_game()) return fail(EXIT_NO, SAY("no game has decks", "kein Spiel hat Decks"));
    if (strcmp(what, "show") == 0) return show_all(arguments);
    if (strcmp(what, "random") == 0) return make_one(arguments);
    if (strcmp(what, "check") == 0 && arguments->word_count > 1) return check_all(arguments);
    if (strcmp(what, "check") == 0)
        return fail(EXIT_USAGE, SAY("which deck? landfall deck check FILE",
                                    "welches Deck? landfall deck check DATEI"));
    guess_start(&guess, what);
    guess_try(&guess, "check");
    guess_try(&guess, "show");
    guess_try(&guess, "random");
    return fail(EXIT_USAGE, SAY("deck cannot '%s'%s; it can check, show and random",
                                "deck kann nicht '%s'%s; es kann check, show und random"),
                what, guess_text(&guess));
}
