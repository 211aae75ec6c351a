/* rules.c - what each line of a rule test does. A rule test is a text that a player can write:
 *
 *     # IB-45  The robber must move to another hex.
 *     game base 4 board=beginner
 *     poke phase robber
 *     try 0 robber h9 -> IB-45
 *     try 0 robber h8 -> ok
 *
 * The runner knows the game interface only, never a game. docs/adding-a-game.md lists the lines
 * a test may have; COMMANDS below is the same list.
 *
 * Beyond what a line says, every `try` also checks that the notation round trips, that the
 * action is listed by legal() exactly if it is allowed (open kinds: if listed, then allowed),
 * that a refusal changes nothing, and that the position after it is sound.
 *
 * Read next: rules_scaffolds.c (`use`), rules_main.c (which reads the files).
 */
#include "tests/rules.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/match.h"
#include "core/text.h"

enum { RULE_SIZE = 64 };

bool test_fail(struct test *t, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(t->why, sizeof t->why, format, list);
    va_end(list);
    return false;
}

/* ---- Reading pieces of a line ---- */

/* Cuts the first word off *text and returns it; "" at the end. */
static char *take_word(char **text)
{
    char *word = *text, *end = word + strcspn(word, " ");
    *text = *end ? end + 1 : end;
    *end = 0;
    return word;
}

/* Cuts the text at its last " -> " and returns what follows; NULL if there is no arrow. */
static char *take_outcome(char *text)
{
    char *arrow = NULL;
    for (char *at = text; (at = strstr(at, " -> ")); at += 4) arrow = at;
    if (!arrow) return NULL;
    *arrow = 0;
    return arrow + 4;
}

static bool is_number(const char *word, int *value)
{
    char *end;
    long number = strtol(word, &end, 10);
    *value = (int)number;
    return *word >= '0' && *word <= '9' && !*end && number < 1000000;
}

/* A seat of this game, or `other` (chance, spectator) with the number it stands for. */
static bool read_seat(struct test *t, const char *word, const char *other, int number, int *seat)
{
    if (other && !strcmp(word, other)) return *seat = number, true;
    if (is_number(word, seat) && *seat < t->game->seat_count(t->state)) return true;
    return test_fail(t, "bad line: \"%s\" is not a seat%s%s", word, other ? " or " : "",
                     other ? other : "");
}

/* "013", "chance", "-" as a set of seats. */
static bool read_seats(struct test *t, const char *word, lf_seats *seats)
{
    *seats = 0;
    if (!strcmp(word, "-")) return true;
    if (!strcmp(word, "chance")) return *seats = lf_seat_bit(LF_CHANCE), true;
    for (const char *c = word; *c; c++) {
        if (*c < '0' || *c >= '0' + t->game->seat_count(t->state))
            return test_fail(t, "bad line: \"%s\" is no set of seats", word);
        *seats |= lf_seat_bit(*c - '0');
    }
    return *word ? true : test_fail(t, "bad line: a set of seats is missing");
}

static const char *seats_text(lf_seats seats, char *out)
{
    char *at = out;
    if (seats & lf_seat_bit(LF_CHANCE)) return strcpy(out, "chance");
    for (int seat = 0; seat < LF_SEATS_MAX; seat++)
        if (seats & lf_seat_bit(seat)) *at++ = (char)('0' + seat);
    if (at == out) *at++ = '-';
    *at = 0;
    return out;
}

static bool read_kind(struct test *t, const char *word, int *kind)
{
    for (const struct lf_kind *k = t->game->kinds; k->kind; k++)
        if (!strcmp(k->word, word)) return *kind = k->kind, true;
    return test_fail(t, "bad line: the game has no kind of action \"%s\"", word);
}

/* An action that must be readable, and printed as it was written. */
static bool read_action(struct test *t, const char *text, lf_action *action)
{
    struct lf_error error = { 0 };
    char back[LF_ACTION_TEXT_MAX];
    if (!t->game->parse(text, action, &error))
        return test_fail(t, "\"%s\" is no action: at byte %u %s expected", text, error.at,
                         error.expected.in[LF_EN] ? error.expected.in[LF_EN] : "something else");
    t->game->print(*action, back, sizeof back);
    if (strcmp(back, text)) return test_fail(t, "\"%s\" is printed as \"%s\"", text, back);
    return true;
}

/* "ok" or the name of a rule that may exist. */
static bool known_outcome(struct test *t, const char *text)
{
    lf_rule rule;
    if (!strcmp(text, "ok") || lf_rule_parse(t->game, text, &rule)) return true;
    return test_fail(t, "bad line: \"%s\" is neither ok nor a rule of the game", text);
}

static const char *rule_text(struct test *t, lf_rule rule, char *out)
{
    if (!rule) return strcpy(out, "ok");
    lf_rule_print(t->game, rule, out, RULE_SIZE);
    return out;
}

/* ---- Fields of a printed position ---- */

/* The next "key value" of a printed position, as its start and length. */
static bool next_field(const char **at, const char **field, size_t *length)
{
    while (**at == ' ' || **at == ';') ++*at;
    if (!**at) return false;
    const char *end = strstr(*at, "; ");
    *field = *at;
    *length = end ? (size_t)(end - *at) : strlen(*at);
    while (*length && ((*field)[*length - 1] == ';' || (*field)[*length - 1] == ' ')) --*length;
    *at = end ? end : *at + strlen(*at);
    return true;
}

static bool has_field(const char *position, const char *wanted)
{
    const char *field;
    size_t length;
    for (const char *at = position; next_field(&at, &field, &length);)
        if (strlen(wanted) == length && !memcmp(field, wanted, length)) return true;
    return false;
}

/* The field that starts with the same word, and same seat if one follows: what a failed
 * expectation shows beside what it wanted. */
static void similar_field(const char *position, const char *wanted, char *out, size_t size)
{
    const char *field, *space = strchr(wanted, ' ');
    size_t length, head = space ? (size_t)(space - wanted) + 1 : strlen(wanted);
    if (space && space[1] >= '0' && space[1] <= '5' && space[2] == ' ') head += 2;
    snprintf(out, size, "no such field");
    for (const char *at = position; next_field(&at, &field, &length);)
        if (length >= head && !memcmp(field, wanted, head))
            snprintf(out, size, "%.*s", (int)length, field);
}

static bool expect_in(struct test *t, const void *state, const char *wanted)
{
    char position[LF_POSITION_MAX], found[WHY_SIZE / 4];
    bool negated = !strncmp(wanted, "not ", 4);
    if (negated) wanted += 4;
    if (!*wanted) return test_fail(t, "bad line: a field is missing");
    t->game->print_position(state, position, sizeof position);
    if (has_field(position, wanted) != negated) return true;
    similar_field(position, wanted, found, sizeof found);
    return negated ? test_fail(t, "expected not \"%.300s\", but it is so", wanted)
                   : test_fail(t, "expected \"%.300s\", found \"%s\"", wanted, found);
}

/* ---- Starting and arranging ---- */

/* "base 4 options": finds the game and the number of seats; *text is left at the options. */
static bool read_start(struct test *t, char **text, const struct lf_game **game, int *seats)
{
    const char *name = take_word(text);
    *game = lf_game_find(name);
    if (!*game) return test_fail(t, "bad line: no game \"%s\"", name);
    if (!is_number(take_word(text), seats)) return test_fail(t, "bad line: how many seats?");
    return true;
}

/* No options may be written as "-", as in replays. */
static const char *options_of(const char *text) { return strcmp(text, "-") ? text : ""; }

static bool run_game(struct test *t, char *text)
{
    struct lf_error error = { 0 };
    int seats = 0;
    if (!read_start(t, &text, &t->game, &seats)) return false;
    t->poked = t->unsound = false;
    if (t->game->init(t->state, seats, options_of(text), &error)) return true;
    t->game = NULL;
    return test_fail(t, "the game does not start: option byte %u: %s", error.at,
                     error.expected.in[LF_EN] ? error.expected.in[LF_EN] : "a rule forbids it");
}

static bool run_refuse(struct test *t, char *text)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    struct lf_error error = { 0 };
    const struct lf_game *game;
    int seats = 0;
    char *outcome = take_outcome(text), name[RULE_SIZE] = "";
    if (!outcome || !*outcome) return test_fail(t, "bad line: refuse GAME SEATS OPTIONS -> why");
    if (!read_start(t, &text, &game, &seats)) return false;
    if (game->init(state, seats, options_of(text), &error)) return test_fail(t, "the game starts");
    if (error.rule) lf_rule_print(game, error.rule, name, sizeof name);
    const char *why = error.expected.in[LF_EN] ? error.expected.in[LF_EN] : "";
    if (!strcmp(name, outcome) || strstr(why, outcome)) return true;
    return test_fail(t, "refused, but with \"%s\" \"%s\"", name, why);
}

static bool run_position(struct test *t, char *text)
{
    struct lf_error error = { 0 };
    t->poked = t->unsound = false;
    if (lf_position_parse(text, &t->game, t->state, &error)) return true;
    t->game = NULL;
    return test_fail(t, "not a position: at byte %u %s expected", error.at,
                     error.expected.in[LF_EN] ? error.expected.in[LF_EN] : "something else");
}

static bool run_poke(struct test *t, char *text)
{
    struct lf_error error = { 0 };
    t->poked = true;
    if (t->game->poke(t->state, text, &error)) return true;
    return test_fail(t, "cannot poke: at byte %u %s expected", error.at,
                     error.expected.in[LF_EN] ? error.expected.in[LF_EN] : "something else");
}

static bool run_poke_unsound(struct test *t, char *text)
{
    t->unsound = true;
    return run_poke(t, text);
}

/* ---- Trying actions ---- */

static bool listed(const struct test *t, int seat, lf_action action)
{
    static lf_action list[LF_LEGAL_MAX];
    int count = t->game->legal(t->state, seat, list);
    for (int i = 0; i < count; i++)
        if (list[i] == action) return true;
    return false;
}

static bool compare_with_list(struct test *t, int seat, lf_action action, lf_rule rule)
{
    const struct lf_kind *kind = lf_kind_find(t->game, lf_kind_of(action));
    bool in_list = listed(t, seat, action);
    if (in_list && rule) return test_fail(t, "legal lists an action that check refuses");
    if (!in_list && !rule && !(kind && kind->flags & LF_KIND_OPEN))
        return test_fail(t, "check allows an action that legal does not list");
    return true;
}

/* try chance ACTION -> ok | impossible | RULE */
static bool try_chance(struct test *t, lf_action action, const char *outcome)
{
    char found[RULE_SIZE];
    bool possible = lf_chance_possible(t->game, t->state, action);
    rule_text(t, t->game->check(t->state, LF_CHANCE, action), found);
    if (!possible && !strcmp(found, "ok")) strcpy(found, "impossible");
    bool refused = strcmp(outcome, "impossible") == 0 && !possible;
    if (!refused && strcmp(found, outcome)) return test_fail(t, "chance may not: %s", found);
    if (possible) t->game->apply(t->state, LF_CHANCE, action);
    return true;
}

/* Some rules make a text no action at all ("offer 1 2w>w", IB-54): the parser names them. */
static bool refused_by_parser(struct test *t, const char *text, const char *outcome)
{
    struct lf_error error = { 0 };
    lf_action action;
    char found[RULE_SIZE];
    if (t->game->parse(text, &action, &error)) return false;
    if (!strcmp(outcome, "syntax")) return !error.rule;
    return error.rule && !strcmp(rule_text(t, error.rule, found), outcome);
}

static bool run_try(struct test *t, char *text)
{
    lf_action action = 0;
    int seat;
    char found[RULE_SIZE];
    _Alignas(16) unsigned char before[LF_STATE_MAX];
    char *outcome = take_outcome(text);
    if (!outcome) return test_fail(t, "bad line: try SEAT ACTION -> ok or a rule");
    if (!read_seat(t, take_word(&text), "chance", LF_CHANCE, &seat)) return false;
    if (refused_by_parser(t, text, outcome)) return true;
    if (!read_action(t, text, &action)) return false;
    if (strcmp(outcome, "impossible") && !known_outcome(t, outcome)) return false;

    memcpy(before, t->state, t->game->state_size);
    if (seat == LF_CHANCE) {
        if (!try_chance(t, action, outcome)) return false;
    } else {
        lf_rule rule = t->game->check(t->state, seat, action);
        if (strcmp(rule_text(t, rule, found), outcome))
            return test_fail(t, "the answer is %s, not %s", found, outcome);
        if (!compare_with_list(t, seat, action, rule)) return false;
        if (!rule) t->game->apply(t->state, seat, action);
    }
    if (strcmp(outcome, "ok"))
        return !memcmp(before, t->state, t->game->state_size) ||
               test_fail(t, "a refusal changes the position");
    return t->unsound || t->game->sound(t->state) ||
           test_fail(t, "the position after it is not sound");
}

/* ---- Expectations ---- */

static bool run_expect(struct test *t, char *text) { return expect_in(t, t->state, text); }

static bool run_points(struct test *t, char *text)
{
    int seat, points;
    if (!read_seat(t, take_word(&text), NULL, 0, &seat)) return false;
    if (!is_number(text, &points)) return test_fail(t, "bad line: points SEAT N");
    int found = t->game->points(t->state, seat);
    return found == points || test_fail(t, "seat %d has %d points", seat, found);
}

static bool compare_seats(struct test *t, char *text, lf_seats found)
{
    lf_seats wanted;
    char shown[LF_SEATS_MAX + 8];
    if (!read_seats(t, text, &wanted)) return false;
    return found == wanted || test_fail(t, "found %s", seats_text(found, shown));
}

static bool run_winners(struct test *t, char *text)
{
    return compare_seats(t, text, t->game->winners(t->state));
}

static bool run_actors(struct test *t, char *text)
{
    return compare_seats(t, text, t->game->actors(t->state));
}

static bool run_awaited(struct test *t, char *text)
{
    return compare_seats(t, text, t->game->awaited(t->state));
}

/* legal SEAT KIND N|some|none */
static bool run_legal(struct test *t, char *text)
{
    static lf_action list[LF_LEGAL_MAX];
    int seat, kind = 0, wanted = 0, found = 0;
    if (!read_seat(t, take_word(&text), NULL, 0, &seat)) return false;
    if (!read_kind(t, take_word(&text), &kind)) return false;
    int count = t->game->legal(t->state, seat, list);
    for (int i = 0; i < count; i++) found += lf_kind_of(list[i]) == kind;
    if (!strcmp(text, "some")) return found > 0 || test_fail(t, "legal lists none");
    if (strcmp(text, "none") && !is_number(text, &wanted))
        return test_fail(t, "bad line: legal SEAT KIND, then a number, some or none");
    return found == wanted || test_fail(t, "legal lists %d", found);
}

/* view SEAT expect [not] FIELD */
static bool run_view(struct test *t, char *text)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    int seat;
    if (!read_seat(t, take_word(&text), "spectator", LF_NOBODY, &seat)) return false;
    if (strcmp(take_word(&text), "expect")) return test_fail(t, "bad line: view SEAT expect FIELD");
    t->game->view(t->state, seat, view);
    return expect_in(t, view, text);
}

/* hidden VIEWER FIELD; FIELD...: were the position so, the viewer would not know the difference:
 * the two views are equal byte by byte. */
static bool run_hidden(struct test *t, char *text)
{
    _Alignas(16) unsigned char other[LF_STATE_MAX], view[2][LF_STATE_MAX];
    size_t size = t->game->state_size;
    struct lf_error error = { 0 };
    int seat;
    if (!read_seat(t, take_word(&text), "spectator", LF_NOBODY, &seat)) return false;
    memcpy(other, t->state, size);
    for (char *field = strtok(text, ";"); field; field = strtok(NULL, ";")) {
        field += strspn(field, " ");
        if (!t->game->poke(other, field, &error))
            return test_fail(t, "cannot poke \"%s\": byte %u", field, error.at);
    }
    if (!memcmp(other, t->state, size) || !t->game->sound(other))
        return test_fail(t, "bad line: the other position is the same, or not sound");
    t->game->view(t->state, seat, view[0]);
    t->game->view(other, seat, view[1]);
    return !memcmp(view[0], view[1], size) || test_fail(t, "the views differ");
}

/* seen VIEWER ACTOR ACTION -> TEXT */
static bool run_seen(struct test *t, char *text)
{
    lf_action action;
    int viewer, actor;
    char shown[LF_ACTION_TEXT_MAX], *outcome = take_outcome(text);
    if (!outcome) return test_fail(t, "bad line: seen VIEWER ACTOR ACTION -> TEXT");
    if (!read_seat(t, take_word(&text), "spectator", LF_NOBODY, &viewer)) return false;
    if (!read_seat(t, take_word(&text), "chance", LF_CHANCE, &actor)) return false;
    if (!read_action(t, text, &action)) return false;
    t->game->print(t->game->seen(t->state, actor, action, viewer), shown, sizeof shown);
    return !strcmp(shown, outcome) || test_fail(t, "it is seen as \"%s\"", shown);
}

/* forbidden SEAT KIND -> ok|RULE */
static bool run_forbidden(struct test *t, char *text)
{
    int seat, kind = 0;
    char found[RULE_SIZE], *outcome = take_outcome(text);
    if (!outcome || !known_outcome(t, outcome)) return test_fail(t, "bad line: -> ok or a rule");
    if (!read_seat(t, take_word(&text), NULL, 0, &seat)) return false;
    if (!read_kind(t, take_word(&text), &kind)) return false;
    rule_text(t, t->game->forbidden(t->state, seat, kind), found);
    return !strcmp(found, outcome) || test_fail(t, "the answer is %s, not %s", found, outcome);
}

/* odds ACTION NUM/DEN: the exact odds of a listed outcome; 0/1 for one that cannot come. */
static bool run_odds(struct test *t, char *text)
{
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    uint64_t weight = 0, sum = 0;
    lf_action action;
    unsigned top, bottom;
    char *odds = strrchr(text, ' ');
    if (!odds || sscanf(odds, " %u/%u", &top, &bottom) != 2 || !bottom)
        return test_fail(t, "bad line: odds ACTION NUMBER/NUMBER");
    *odds = 0;
    if (!read_action(t, text, &action)) return false;
    if (!(t->game->actors(t->state) & lf_seat_bit(LF_CHANCE)))
        return test_fail(t, "chance is not to act");
    int count = t->game->chance(t->state, outcomes);
    for (int i = 0; i < count; i++) {
        sum += outcomes[i].weight;
        if (outcomes[i].action == action) weight = outcomes[i].weight;
    }
    return weight * bottom == sum * top ||
           test_fail(t, "the odds are %u/%u", (unsigned)weight, (unsigned)sum);
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* count KEY TEXT N: how often a text stands in the value of a field; a number counts only
 * where no digit stands beside it. */
static bool run_count(struct test *t, char *text)
{
    char position[LF_POSITION_MAX], value[LF_POSITION_MAX] = "";
    const char *key = take_word(&text), *part = take_word(&text), *field;
    size_t length, size = strlen(part);
    int wanted, found = 0;
    if (!size || !is_number(text, &wanted)) return test_fail(t, "bad line: count KEY TEXT N");
    t->game->print_position(t->state, position, sizeof position);
    for (const char *at = position; next_field(&at, &field, &length);)
        if (length > strlen(key) && !strncmp(field, key, strlen(key)) && field[strlen(key)] == ' ')
            snprintf(value, sizeof value, "%.*s", (int)length, field + strlen(key));
    value[value[0] ? strcspn(value, ";") : 0] = 0;
    for (const char *at = value; (at = strstr(at, part)); at += size) {
        bool inside = (is_digit(part[0]) && at > value && is_digit(at[-1])) ||
                      (is_digit(part[size - 1]) && is_digit(at[size]));
        found += !inside;
    }
    return found == wanted || test_fail(t, "it stands there %d times", found);
}

/* text [colour] [not] PATTERN: what a spectator's drawing shows, in every language; "\e" in the
 * pattern is the escape character. */
static bool run_text(struct test *t, char *text)
{
    static char drawing[LF_DRAWING_MAX];
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    bool colour = !strncmp(text, "colour ", 7);
    if (colour) text += 7;
    bool negated = !strncmp(text, "not ", 4);
    if (negated) text += 4;
    for (char *at = text; (at = strstr(at, "\\e")); at++) {
        *at = '\033';
        memmove(at + 1, at + 2, strlen(at + 2) + 1);
    }
    if (!*text) return test_fail(t, "bad line: a pattern is missing");
    t->game->view(t->state, LF_NOBODY, view);
    for (int language = 0; language < LF_LANGUAGES; language++) {
        t->game->draw(view, (enum lf_language)language, colour, drawing, sizeof drawing);
        if ((strstr(drawing, text) != NULL) == negated)
            return test_fail(t, "the drawing %s it in language %d",
                             negated ? "shows" : "does not show", language);
    }
    return true;
}

/* json VIEWER [not] PATTERN: what the JSON of a view has in it. */
static bool run_json(struct test *t, char *text)
{
    static char json[LF_JSON_MAX];
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    int seat;
    if (!read_seat(t, take_word(&text), "spectator", LF_NOBODY, &seat)) return false;
    bool negated = !strncmp(text, "not ", 4);
    if (negated) text += 4;
    if (!*text) return test_fail(t, "bad line: a pattern is missing");
    t->game->view(t->state, seat, view);
    t->game->json(view, json, sizeof json);
    return (strstr(json, text) == NULL) == negated ||
           test_fail(t, "the JSON %s it", negated ? "has" : "does not have");
}

/* says LANGUAGE ACTOR ACTION -> PATTERN: the sentence of an action, as a spectator reads it. */
static bool run_says(struct test *t, char *text)
{
    char sentence[LINE_SIZE], *outcome = take_outcome(text);
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    enum lf_language language = strcmp(take_word(&text), "de") ? LF_EN : LF_DE;
    lf_action action;
    int actor;
    if (!outcome || !*outcome) return test_fail(t, "bad line: says LANGUAGE ACTOR ACTION -> TEXT");
    if (!read_seat(t, take_word(&text), "chance", LF_CHANCE, &actor)) return false;
    if (!read_action(t, text, &action)) return false;
    t->game->view(t->state, LF_NOBODY, view);
    t->game->describe(view, actor, action, language, sentence, sizeof sentence);
    return strstr(sentence, outcome) || test_fail(t, "it says \"%.300s\"", sentence);
}

/* ---- Files ---- */

struct command {
    const char *word;
    bool (*run)(struct test *t, char *text);
    bool needs_game, checks;
};
static const struct command COMMANDS[] = {
    { "game", run_game, false, false },        { "position", run_position, false, false },
    { "refuse", run_refuse, false, true },     { "poke", run_poke, true, false },
    { "poke!", run_poke_unsound, true, false }, { "try", run_try, true, true },
    { "expect", run_expect, true, true },      { "points", run_points, true, true },
    { "winners", run_winners, true, true },    { "actors", run_actors, true, true },
    { "awaited", run_awaited, true, true },    { "legal", run_legal, true, true },
    { "view", run_view, true, true },          { "seen", run_seen, true, true },
    { "forbidden", run_forbidden, true, true }, { "odds", run_odds, true, true },
    { "count", run_count, true, true },        { "text", run_text, true, true },
    { "json", run_json, true, true },          { "hidden", run_hidden, true, true },
    { "says", run_says, true, true },          { "use", test_use, false, false },
};

bool test_arranges(const char *line)
{
    size_t length = strlen(line), word = strcspn(line, " ");
    if (!strncmp(line, "try ", 4)) return length > 6 && !strcmp(line + length - 6, " -> ok");
    for (size_t i = 0; i < sizeof COMMANDS / sizeof *COMMANDS; i++)
        if (strlen(COMMANDS[i].word) == word && !strncmp(COMMANDS[i].word, line, word))
            return !COMMANDS[i].checks;
    return false;
}

bool test_line(struct test *t, char *line)
{
    if (!*line || *line == '#') return true;
    char *text = line;
    const char *word = take_word(&text);
    for (size_t i = 0; i < sizeof COMMANDS / sizeof *COMMANDS; i++) {
        const struct command *command = &COMMANDS[i];
        if (strcmp(command->word, word)) continue;
        if (command->needs_game && !t->game)
            return test_fail(t, "bad line: no game has been started");
        if (command->checks && t->poked && !t->unsound && !t->game->sound(t->state))
            return test_fail(t, "the position poked is not sound");
        if (command->checks) t->poked = false;
        t->checked += command->checks;
        return command->run(t, text);
    }
    return test_fail(t, "bad line: \"%s\" is no line of a rule test", word);
}
