/* conformance_text.c - every text of any game: it round trips, keeps within its size, and a
 * refused text is refused at a byte with a reason. */
#include "tests/conformance.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "core/fields.h"
#include "core/match.h"
#include "core/text.h"

enum { GUARD = 64 };

/* Room for the longest text, with a guard behind it that no print function may touch. */
static char text[LF_DRAWING_MAX + GUARD];

static bool guarded(size_t size)
{
    for (size_t i = size; i < size + GUARD; i++)
        if (text[i] != 0x5A) return false;
    return true;
}

static void set_guard(size_t size)
{
    memset(text + size, 0x5A, GUARD);
}

static bool is_utf8(const char *at)
{
    const unsigned char *c = (const unsigned char *)at;
    while (*c) {
        int more = *c < 0x80 ? 0 : *c >= 0xF0 ? 3 : *c >= 0xE0 ? 2 : *c >= 0xC2 ? 1 : -1;
        if (more < 0 || *c > 0xF4) return false;
        for (c++; more; more--, c++)
            if ((*c & 0xC0) != 0x80) return false;
    }
    return true;
}

/* Text for people without colour has no control characters but line ends. */
static bool is_plain(const char *at)
{
    for (; *at; at++)
        if ((unsigned char)*at < 0x20 && *at != '\n') return false;
    return true;
}

static bool error_is_good(const struct lf_error *error, size_t length)
{
    if (error->at > length) return false;
    for (int i = 0; i < LF_LANGUAGES; i++)
        if (!error->expected.in[i] || !error->expected.in[i][0]) return false;
    return true;
}

/* People type letters as they like: an action reads the same in capitals and without any. */
static void check_cases(struct trial *trial, lf_action action)
{
    for (int upper = 0; upper < 2; upper++) {
        struct lf_error error = { 0 };
        char typed[LF_ACTION_TEXT_MAX];
        lf_action back = 0;
        trial->game->print(action, typed, sizeof typed);
        for (char *c = typed; *c; c++) *c = (char)(upper ? toupper(*c) : tolower(*c));
        MUST(trial, trial->game->parse(typed, &back, &error) && back == action,
             "an action does not read in upper and lower case");
    }
}

static void check_action_text(struct trial *trial, lf_action action)
{
    const struct lf_game *game = trial->game;
    struct lf_error error = { 0 };
    lf_action back = 0;
    set_guard(LF_ACTION_TEXT_MAX);
    int length = game->print(action, text, LF_ACTION_TEXT_MAX);
    MUST(trial, length > 0 && length < LF_ACTION_TEXT_MAX, "an action's text has a bad length");
    MUST(trial, strlen(text) == (size_t)length, "an action's length is not its text's");
    MUST(trial, game->parse(text, &back, &error), "a printed action cannot be read");
    MUST(trial, back == action, "an action changed on its way through text");

    /* One letter changed: another action that prints as it was typed, or a good refusal. */
    text[lf_rng_below(&trial->rng, (uint32_t)length)] = (char)('!' + lf_rng_below(&trial->rng, 94));
    if (game->parse(text, &back, &error)) {
        char again[LF_ACTION_TEXT_MAX];
        lf_action twice = 0;
        int printed = game->print(back, again, sizeof again);
        MUST(trial, printed > 0 && printed < LF_ACTION_TEXT_MAX, "a parsed action does not print");
        MUST(trial, game->parse(again, &twice, &error) && twice == back,
             "a parsed action does not survive its own text");
    } else {
        MUST(trial, error.rule || error_is_good(&error, (size_t)length),
             "a refused action has no reason");
    }
    set_guard(3);
    game->print(action, text, 3);
    MUST(trial, guarded(3), "print writes past its size");
}

void check_actions_text(struct trial *trial, const void *state)
{
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    for (int seat = 0; seat < trial->seat_count; seat++) {
        int count = game->legal(state, seat, list);
        for (int i = 0; i < count && !trial->failed; i++) {
            check_action_text(trial, list[i]);
            check_cases(trial, list[i]);
            for (int k = 0; k <= trial->seat_count && !trial->failed; k++)
                check_action_text(trial, game->seen(state, seat, list[i], viewer_of(trial, k)));
        }
    }
    if (!(game->actors(state) & lf_seat_bit(LF_CHANCE))) return;
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = game->chance(state, outcomes);
    for (int i = 0; i < count; i++)
        for (int k = 0; k <= trial->seat_count && !trial->failed; k++) {
            lf_action action = outcomes[i].action;
            check_action_text(trial, action);
            check_action_text(trial, game->seen(state, LF_CHANCE, action, viewer_of(trial, k)));
        }
}

static void check_position(struct trial *trial, const void *state)
{
    const struct lf_game *game = trial->game, *found = NULL;
    struct lf_error error = { 0 };
    struct bytes back;
    set_guard(LF_POSITION_MAX);
    int length = lf_position_print(game, state, text, LF_POSITION_MAX);
    MUST(trial, length > 0 && length < LF_POSITION_MAX, "a position has a bad length");
    MUST(trial, strlen(text) == (size_t)length, "a position's length is not its text's");
    bool good = lf_position_parse(text, &found, back.at, &error);
    if (!good) printf("     byte %u, expected %s: %s\n", error.at, error.expected.in[LF_EN], text);
    MUST(trial, good, "a position cannot be read");
    MUST(trial, found == game, "a position became another game");
    size_t same = 0;
    while (same < game->state_size && back.at[same] == ((const unsigned char *)state)[same]) same++;
    if (same < game->state_size) printf("     byte %zu of the state: %s\n", same, text);
    MUST(trial, same == game->state_size, "a position changed in text");

    text[lf_rng_below(&trial->rng, (uint32_t)length)] = (char)('!' + lf_rng_below(&trial->rng, 94));
    if (!lf_position_parse(text, &found, back.at, &error))
        MUST(trial, error.rule || error_is_good(&error, (size_t)length),
             "a refused position has no reason");
    for (int i = 0; i < 3; i++) {
        size_t size = 1 + lf_rng_below(&trial->rng, (uint32_t)length);
        set_guard(size);
        lf_position_print(game, state, text, size);
        MUST(trial, guarded(size), "a position is written past its size");
    }
}

void check_position_text(struct trial *trial, const void *state)
{
    struct bytes view;
    check_position(trial, state);
    for (int i = 0; i <= trial->seat_count && !trial->failed; i++) {
        trial->game->view(state, viewer_of(trial, i), view.at);
        check_position(trial, view.at);
    }
}

/* A JSON text by the grammar of RFC 8259; each function moves past what it took, or returns
 * NULL. */
static const char *json_value(const char *at, int depth);

static const char *json_string(const char *at)
{
    if (*at++ != '"') return NULL;
    for (; *at != '"'; at++) {
        if ((unsigned char)*at < 0x20) return NULL;
        if (*at != '\\') continue;
        at++;
        if (*at == 'u') {
            for (int i = 0; i < 4; i++)
                if (!*++at || !strchr("0123456789abcdefABCDEF", *at)) return NULL;
        } else if (!*at || !strchr("\"\\/bfnrt", *at)) {
            return NULL;
        }
    }
    return at + 1;
}

static const char *json_number(const char *at)
{
    if (*at == '-') at++;
    if (*at < '0' || *at > '9') return NULL;
    if (at[0] == '0' && at[1] >= '0' && at[1] <= '9') return NULL;
    while (*at >= '0' && *at <= '9') at++;
    if (*at == '.') {
        at++;
        if (*at < '0' || *at > '9') return NULL;
        while (*at >= '0' && *at <= '9') at++;
    }
    return at;
}

static const char *json_list(const char *at, int depth, char end)
{
    bool keyed = end == '}';
    if (*++at == end) return at + 1;
    for (;;) {
        if (keyed) {
            at = json_string(at);
            if (!at || *at++ != ':') return NULL;
        }
        at = json_value(at, depth + 1);
        if (!at) return NULL;
        if (*at == end) return at + 1;
        if (*at++ != ',') return NULL;
    }
}

static const char *json_value(const char *at, int depth)
{
    if (depth > 32) return NULL;
    if (*at == '{') return json_list(at, depth, '}');
    if (*at == '[') return json_list(at, depth, ']');
    if (*at == '"') return json_string(at);
    if (strncmp(at, "true", 4) == 0 || strncmp(at, "null", 4) == 0) return at + 4;
    if (strncmp(at, "false", 5) == 0) return at + 5;
    return json_number(at);
}

/* What a seat's JSON becomes when most of it is taken from a spectator's (core/fields.h). */
static void check_shared(struct trial *trial, const void *state)
{
    static char open[LF_JSON_MAX], whole[LF_JSON_MAX];
    const struct lf_game *game = trial->game;
    const struct lf_fields *table = game->tables ? game->tables[0] : NULL;
    struct lf_shared shared;
    struct bytes view, spectator;
    if (!table || game->tables[1] || !table->shares) return;
    game->view(state, LF_NOBODY, spectator.at);
    MUST(trial, lf_fields_share(&shared, table, spectator.at, open, LF_JSON_MAX),
         "more differs from viewer to viewer than can be noted");
    for (int i = 0; i <= trial->seat_count; i++) {
        game->view(state, viewer_of(trial, i), view.at);
        int length = game->json(view.at, whole, LF_JSON_MAX);
        set_guard(LF_JSON_MAX);
        MUST(trial, lf_fields_json_shared(&shared, view.at, text, LF_JSON_MAX) == length &&
                        memcmp(text, whole, (size_t)length + 1) == 0,
             "JSON that shares a spectator's text differs: is a row not marked as `own`?");
        MUST(trial, guarded(LF_JSON_MAX), "shared JSON is written past its size");
    }
}

void check_json(struct trial *trial, const void *state)
{
    const struct lf_game *game = trial->game;
    struct bytes view;
    for (int i = 0; i <= trial->seat_count; i++) {
        game->view(state, viewer_of(trial, i), view.at);
        set_guard(LF_JSON_MAX);
        int length = game->json(view.at, text, LF_JSON_MAX);
        MUST(trial, length > 0 && length < LF_JSON_MAX, "JSON has a bad length");
        MUST(trial, strlen(text) == (size_t)length, "the length of JSON is not its text's");
        const char *end = text[0] == '{' ? json_value(text, 0) : NULL;
        MUST(trial, end && !*end, "JSON is not well-formed");
        MUST(trial, is_utf8(text), "JSON is not UTF-8");
        set_guard(99);
        MUST(trial, game->json(view.at, text, 99) == length, "a small buffer: another length");
        MUST(trial, guarded(99), "JSON is written past its size");
    }
    check_shared(trial, state);
}

/* Tables for clients: the same grammar, of any length. */
void check_content(struct trial *trial)
{
    static char content[1 << 17];
    char small[16];
    if (!trial->game->content) return;
    int length = trial->game->content(content, sizeof content);
    MUST(trial, length > 0 && length < (int)sizeof content, "content has a bad length");
    MUST(trial, strlen(content) == (size_t)length, "the length of content is not its text's");
    MUST(trial, trial->game->content(small, sizeof small) == length && strlen(small) == 15,
         "content in a small buffer: another length");
    const char *end = content[0] == '{' ? json_value(content, 0) : NULL;
    MUST(trial, end && !*end, "content is not well-formed");
    MUST(trial, is_utf8(content), "content is not UTF-8");
}

/* An action as a viewer may read it, with what came of it where the game tells that apart. */
static void check_sentence(struct trial *trial, const void *state, const void *view, int viewer,
                           int actor, lf_action action)
{
    enum { SENTENCE_MAX = 768 };
    const struct lf_game *game = trial->game;
    struct bytes after, view_after;
    lf_action seen = game->seen(state, actor, action, viewer);
    if (game->outcome) {
        memcpy(after.at, state, game->state_size);
        game->apply(after.at, actor, action);
        game->view(after.at, viewer, view_after.at);
    }
    for (int language = 0; language < LF_LANGUAGES; language++) {
        set_guard(SENTENCE_MAX);
        int length = lf_tell(game, view, view_after.at, actor, seen, (enum lf_language)language,
                             text, SENTENCE_MAX);
        MUST(trial, length > 0 && length < SENTENCE_MAX, "a sentence has a bad length");
        MUST(trial, guarded(SENTENCE_MAX), "a sentence is written past its size");
        MUST(trial, is_utf8(text) && is_plain(text), "a sentence is not plain text");
        MUST(trial, !strchr(text, '\n'), "a sentence has two lines");
        MUST(trial, text[length - 1] == '.' || text[length - 1] == '!' || text[length - 1] == ')',
             "a sentence has no end");
    }
}

static void check_sentences(struct trial *trial, const void *state, const void *view, int viewer)
{
    static lf_action list[LF_LEGAL_MAX];
    const struct lf_game *game = trial->game;
    for (int actor = 0; actor < trial->seat_count; actor++) {
        int count = game->legal(state, actor, list);
        for (int i = 0; i < count && !trial->failed; i++)
            check_sentence(trial, state, view, viewer, actor, list[i]);
    }
    if (!(game->actors(state) & lf_seat_bit(LF_CHANCE))) return;
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = game->chance(state, outcomes);
    for (int i = 0; i < count && !trial->failed; i++)
        check_sentence(trial, state, view, viewer, LF_CHANCE, outcomes[i].action);
}

/* The board and the hand in words: whole lines, in both languages. */
static void check_telling(struct trial *trial, const void *view)
{
    const struct lf_game *game = trial->game;
    for (int i = 0; game->tell && i < 2 * LF_LANGUAGES && !trial->failed; i++) {
        enum lf_part part = i & 1 ? LF_TELL_HAND : LF_TELL_BOARD;
        set_guard(LF_DRAWING_MAX);
        int length = game->tell(view, part, (enum lf_language)(i >> 1), text, LF_DRAWING_MAX);
        MUST(trial, length >= 0 && length < LF_DRAWING_MAX, "what is told has a bad length");
        MUST(trial, part == LF_TELL_HAND || length > 0, "nothing is told of the board");
        MUST(trial, length == 0 || text[length - 1] == '\n', "what is told ends within a line");
        MUST(trial, is_utf8(text) && is_plain(text), "what is told is not plain UTF-8");
        set_guard(200);
        game->tell(view, part, (enum lf_language)(i >> 1), text, 200);
        MUST(trial, guarded(200), "what is told is written past its size");
    }
}

void check_drawing(struct trial *trial, const void *state)
{
    const struct lf_game *game = trial->game;
    struct bytes view;
    for (int i = 0; i <= trial->seat_count && !trial->failed; i++) {
        int viewer = viewer_of(trial, i);
        game->view(state, viewer, view.at);
        check_telling(trial, view.at);
        for (int language = 0; language < LF_LANGUAGES; language++)
            for (int colour = 0; colour < 2; colour++) {
                set_guard(LF_DRAWING_MAX);
                int length = game->draw(view.at, (enum lf_language)language, colour, text,
                                        LF_DRAWING_MAX);
                MUST(trial, length > 0 && length < LF_DRAWING_MAX, "a drawing has a bad length");
                MUST(trial, is_utf8(text), "a drawing is not UTF-8");
                MUST(trial, colour || is_plain(text), "a drawing without colour has colour");
                set_guard(200);
                game->draw(view.at, (enum lf_language)language, colour, text, 200);
                MUST(trial, guarded(200), "a drawing is written past its size");
            }
    }
}

/* Each action in words, as each viewer may read it. */
void check_words(struct trial *trial, const void *state)
{
    struct bytes view;
    for (int i = 0; i <= trial->seat_count && !trial->failed; i++) {
        trial->game->view(state, viewer_of(trial, i), view.at);
        check_sentences(trial, state, view.at, viewer_of(trial, i));
    }
}

/* Every version of the rules that the game says it plays starts a match, and what the match prints
 * starts it again; no other version is taken. */
static void check_versions(struct trial *trial)
{
    const struct lf_game *game = trial->game;
    struct bytes state, again;
    struct lf_error error = { 0 };
    char line[LF_OPTIONS_MAX];
    uint32_t newest = game->rules_version, oldest = game->rules_oldest;
    MUST(trial, newest >= 1 && oldest <= newest, "its rules versions are out of order");
    for (uint32_t rules = oldest ? oldest : newest; rules <= newest; rules++) {
        MUST(trial, lf_start(game, state.at, trial->seat_count, rules, "", line, &error),
             "a rules version does not start");
        MUST(trial, lf_rules_of(game, line, NULL) == rules, "a line forgets its rules version");
        game->print_options(state.at, line, sizeof line);
        memset(again.at, 0x55, sizeof again.at);
        MUST(trial, game->init(again.at, trial->seat_count, line, &error), "old options refused");
        MUST(trial, memcmp(state.at, again.at, game->state_size) == 0, "old options changed");
    }
    for (uint32_t rules = 0; rules <= newest + 1; rules++) {
        if (lf_rules_played(game, rules)) continue;
        snprintf(line, sizeof line, "rules=%u", (unsigned)rules);
        MUST(trial, !game->init(again.at, trial->seat_count, line, &error), "takes any rules");
        MUST(trial, error_is_good(&error, strlen(line)), "rules are refused for nothing");
    }
}

/* Options: what is printed starts the same game, standards are what is taken anyway, and what
 * nobody has heard of is refused. */
void check_options(struct trial *trial)
{
    const struct lf_game *game = trial->game;
    struct bytes state, again;
    struct lf_error error = { 0 };
    char line[LF_OPTIONS_MAX];
    MUST(trial, game->init(state.at, trial->seat_count, trial->options, &error), "init refuses");
    int length = game->print_options(state.at, line, sizeof line);
    MUST(trial, length >= 0 && length < LF_OPTIONS_MAX, "options have a bad length");
    memset(again.at, 0x55, sizeof again.at);
    MUST(trial, game->init(again.at, trial->seat_count, line, &error), "its own options refused");
    MUST(trial, memcmp(state.at, again.at, game->state_size) == 0, "options changed in text");

    MUST(trial, game->init(state.at, trial->seat_count, "", &error), "no options are refused");
    for (const struct lf_option *option = game->options; option->name; option++) {
        if (!option->standard || strchr(option->standard, ' ')) continue;   /* "by board" */
        struct lf_out out = lf_out_start(line, sizeof line);
        lf_put(&out, option->name);
        lf_put_char(&out, '=');
        lf_put(&out, option->standard);
        lf_out_end(&out);
        MUST(trial, game->init(again.at, trial->seat_count, line, &error), "a standard is refused");
        MUST(trial, memcmp(state.at, again.at, game->state_size) == 0, "a standard is not taken");
    }
    static const char *const nonsense[] = { "nonsense=1", "=", ",", "nonsense", "a=b,c=d" };
    for (size_t i = 0; i < sizeof nonsense / sizeof nonsense[0]; i++) {
        error = (struct lf_error){ 0 };
        MUST(trial, !game->init(again.at, trial->seat_count, nonsense[i], &error),
             "nonsense is taken for an option");
        MUST(trial, error_is_good(&error, strlen(nonsense[i])), "nonsense is refused for nothing");
    }
    check_versions(trial);
    MUST(trial, !game->init(again.at, game->seats_max + 1, "", &error), "too many seats");
    MUST(trial, !game->init(again.at, game->seats_min - 1, "", &error), "too few seats");
}
