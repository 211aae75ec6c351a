/* puzzle.c - reading, judging and writing puzzles (puzzle.h). */
#include "core/puzzle.h"

#include "core/check.h"
#include "core/json.h"
#include "core/match.h"

const char *const lf_puzzle_level_words[] = { "easy", "medium", "hard", "deep", NULL };
const char *const lf_puzzle_unit_words[] = { "chance", "points", NULL };
const struct lf_say lf_puzzle_level_names[] = {
    { { "easy", "leicht" } }, { { "medium", "mittel" } }, { { "hard", "schwer" } },
    { { "very hard", "sehr schwer" } },
};

/* Below the first a move counts as best, below the second as nearly as good; in thousandths. */
static const int NEAR[][2] = { [LF_UNIT_CHANCE] = { 5, 20 }, [LF_UNIT_POINTS] = { 30, 250 } };

enum lf_puzzle_verdict lf_puzzle_verdict(enum lf_puzzle_unit unit, int loss)
{
    if (loss < NEAR[unit][0]) return LF_MOVE_BEST;
    return loss < NEAR[unit][1] ? LF_MOVE_NEAR : LF_MOVE_WRONG;
}

int lf_puzzle_loss(const struct lf_puzzle *puzzle, lf_action action, bool *known)
{
    *known = true;
    for (int i = 0; i < puzzle->count; i++)
        if (puzzle->move[i].action == action) return puzzle->move[i].loss;
    *known = false;
    return puzzle->move[puzzle->count - 1].loss;
}

/* ---- Lines ---- */

/* What is read, line by line. */
struct lines {
    const char *text, *at;
    struct lf_error *error;
};

static uint32_t line_length(const char *at)
{
    uint32_t length = 0;
    while (at[length] && at[length] != '\n') length++;
    return length;
}

static bool wrong(struct lines *lines, const char *at, struct lf_say expected)
{
    *lines->error = (struct lf_error){ (uint32_t)(at - lines->text), 0, expected };
    return false;
}

static bool begins(const char *at, const char *word)
{
    while (*word)
        if (*at++ != *word++) return false;
    return true;
}

/* The rest of a line that begins with this word; the next line follows. */
static bool take(struct lines *lines, const char *word, struct lf_bit *rest)
{
    if (!begins(lines->at, word)) return false;
    const char *at = lines->at + lf_length(word);
    *rest = (struct lf_bit){ at, line_length(at) };
    lines->at = at + rest->length + (at[rest->length] == '\n');
    return rest->length > 0;
}

static bool take_or(struct lines *lines, const char *word, struct lf_say expected,
                    struct lf_bit *rest)
{
    const char *at = lines->at;
    return take(lines, word, rest) || wrong(lines, at, expected);
}

/* One of these words, and nothing else. */
static bool word_of(struct lines *lines, struct lf_bit bit, const char *const *words,
                    struct lf_say expected, int *value)
{
    for (int i = 0; words[i]; i++)
        if (lf_length(words[i]) == bit.length && begins(bit.at, words[i])) {
            *value = i;
            return true;
        }
    return wrong(lines, bit.at, expected);
}

/* A number and the space behind it; the bit is what follows. */
static bool number_of(struct lines *lines, struct lf_bit *bit, int max, int *value)
{
    uint32_t at = 0;
    int64_t number = 0;
    while (at < bit->length && bit->at[at] >= '0' && bit->at[at] <= '9' && number <= max)
        number = number * 10 + (bit->at[at++] - '0');
    if (at == 0 || number > max) return wrong(lines, bit->at, LF_SAY("a number", "eine Zahl"));
    bool space = at < bit->length && bit->at[at] == ' ';
    bit->at += at + space;
    bit->length -= at + space;
    *value = (int)number;
    return true;
}

/* ---- One puzzle ---- */

/* An action in notation that the seat may take. */
static bool action_of(struct lines *lines, const struct lf_puzzle *puzzle, const void *state,
                      struct lf_bit bit, lf_action *action)
{
    char text[LF_ACTION_TEXT_MAX];
    struct lf_error error = { 0 };
    struct lf_out out = lf_out_start(text, sizeof text);
    const struct lf_game *game = puzzle->game;
    lf_put_bytes(&out, bit.at, bit.length);
    if (lf_out_end(&out) >= (int)sizeof text || !game->parse(text, action, &error))
        return wrong(lines, bit.at + (error.at < bit.length ? error.at : 0),
                     error.expected.in[LF_EN] ? error.expected
                                              : LF_SAY("an action", "eine Aktion"));
    if (lf_kind_of(*action) >= LF_KIND_CHANCE_END && game->actors(state) >> puzzle->seat & 1 &&
        !game->check(state, puzzle->seat, *action))
        return true;
    return wrong(lines, bit.at, LF_SAY("an action that is allowed", "eine erlaubte Aktion"));
}

static bool read_position(struct lines *lines, struct lf_puzzle *puzzle)
{
    static const struct lf_say WHOLE = { { "a whole position in which the seat acts",
                                           "eine ganze Stellung, in der der Platz am Zug ist" } };
    char text[LF_POSITION_MAX];
    const struct lf_game *game = NULL;
    struct lf_error error = { 0 };
    struct lf_bit bit;
    struct lf_out out = lf_out_start(text, sizeof text);
    if (!take_or(lines, "position ", LF_SAY("'position'", "'position'"), &bit)) return false;
    puzzle->position = bit;
    lf_put_bytes(&out, bit.at, bit.length);
    if (lf_out_end(&out) >= LF_POSITION_MAX
        || !lf_position_parse(text, &game, puzzle->state, &error))
        return wrong(lines, bit.at + (error.at < bit.length ? error.at : 0),
                     error.expected.in[LF_EN] ? error.expected : WHOLE);
    if (game != puzzle->game || !game->sound(puzzle->state)
        || puzzle->seat >= game->seat_count(puzzle->state)
        || !(game->actors(puzzle->state) >> puzzle->seat & 1))
        return wrong(lines, bit.at, WHOLE);
    game->view(puzzle->state, puzzle->seat, puzzle->view);
    return true;
}

static bool read_moves(struct lines *lines, struct lf_puzzle *puzzle)
{
    struct lf_bit bit;
    int loss = 0;
    for (puzzle->count = 0; begins(lines->at, "move "); puzzle->count++) {
        const char *at = lines->at;
        lf_action action;
        int here;
        if (puzzle->count == LF_PUZZLE_MOVES_MAX)
            return wrong(lines, at, LF_SAY("no more moves", "keine weiteren Züge"));
        if (!take_or(lines, "move ", LF_SAY("a number", "eine Zahl"), &bit) ||
            !number_of(lines, &bit, 1000000, &here))
            return false;
        if (here < loss || (puzzle->count == 0 && here != 0))
            return wrong(lines, at, LF_SAY("losses from 0 on, ascending",
                                           "Verluste von 0 an, aufsteigend"));
        if (!action_of(lines, puzzle, puzzle->state, bit, &action)) return false;
        for (int i = 0; i < puzzle->count; i++)
            if (puzzle->move[i].action == action)
                return wrong(lines, at, LF_SAY("each move once", "jeden Zug einmal"));
        puzzle->move[puzzle->count] = (struct lf_puzzle_move){ action, loss = here };
    }
    if (puzzle->count < 2 || lf_puzzle_verdict(puzzle->unit, loss) == LF_MOVE_BEST)
        return wrong(lines, lines->at,
                     LF_SAY("'move': two at least, of which one is worse",
                            "'move': mindestens zwei, davon einer schlechter"));
    return true;
}

static bool read_follow(struct lines *lines, struct lf_puzzle *puzzle)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    struct lf_bit bit;
    __builtin_memcpy(state, puzzle->state, puzzle->game->state_size);
    puzzle->game->apply(state, puzzle->seat, puzzle->move[0].action);
    for (puzzle->follow = 0; begins(lines->at, "then "); puzzle->follow++) {
        const char *at = lines->at;
        if (puzzle->follow == LF_PUZZLE_MOVES_MAX)
            return wrong(lines, at, LF_SAY("no more moves", "keine weiteren Züge"));
        if (!take_or(lines, "then ", LF_SAY("an action", "eine Aktion"), &bit) ||
            !action_of(lines, puzzle, state, bit, &puzzle->then[puzzle->follow]))
            return false;
        puzzle->game->apply(state, puzzle->seat, puzzle->then[puzzle->follow]);
    }
    return true;
}

static bool read_puzzle(struct lines *lines, struct lf_puzzle *puzzle)
{
    static const char *const WHY[] = { "why en ", "why de " };
    struct lf_bit bit;
    int level = 0;
    puzzle->position = (struct lf_bit){ 0 };
    if (!take_or(lines, "puzzle ", LF_SAY("'puzzle'", "'puzzle'"), &bit) ||
        !word_of(lines, bit, lf_puzzle_level_words,
                 LF_SAY("easy, medium, hard or deep", "easy, medium, hard oder deep"), &level) ||
        !take_or(lines, "seat ", LF_SAY("'seat'", "'seat'"), &bit) ||
        !number_of(lines, &bit, LF_SEATS_MAX - 1, &puzzle->seat))
        return false;
    puzzle->level = (enum lf_puzzle_level)level;
    if (!read_position(lines, puzzle)) return false;
    for (int i = 0; i < LF_LANGUAGES; i++)
        if (!take_or(lines, WHY[i], LF_SAY("'why en' and 'why de'", "'why en' und 'why de'"),
                     &puzzle->why.in[i]))
            return false;
    return read_moves(lines, puzzle) && read_follow(lines, puzzle);
}

/* ---- A file ---- */

static bool read_head(struct lines *lines, struct lf_puzzles *out)
{
    static const char FIRST[] = "landfall-puzzles 1\n";
    struct lf_bit bit;
    char name[32];
    int unit;
    struct lf_out text = lf_out_start(name, sizeof name);
    if (!begins(lines->at, FIRST))
        return wrong(lines, lines->at, LF_SAY("'landfall-puzzles 1'", "'landfall-puzzles 1'"));
    lines->at += lf_length(FIRST);
    if (!take_or(lines, "game ", LF_SAY("'game'", "'game'"), &bit)) return false;
    lf_put_bytes(&text, bit.at, bit.length);
    lf_out_end(&text);
    out->game = lf_game_find(name);
    if (!out->game || lf_length(name) != bit.length)
        return wrong(lines, bit.at, LF_SAY("the name of a game", "den Namen eines Spiels"));
    if (!take_or(lines, "unit ", LF_SAY("'unit'", "'unit'"), &bit) ||
        !word_of(lines, bit, lf_puzzle_unit_words, LF_SAY("chance or points", "chance oder points"),
                 &unit))
        return false;
    out->unit = (enum lf_puzzle_unit)unit;
    return true;
}

bool lf_puzzles_read(const char *text, struct lf_puzzles *out, struct lf_puzzle *work,
                     struct lf_error *error)
{
    struct lines lines = { text, text, error };
    *error = (struct lf_error){ 0 };
    out->text = text;
    out->count = 0;
    if (!read_head(&lines, out)) return false;
    while (*lines.at) {
        if (out->count == LF_PUZZLE_COUNT_MAX)
            return wrong(&lines, lines.at, LF_SAY("no more puzzles", "keine weiteren Rätsel"));
        out->at[out->count] = lines.at;
        work->game = out->game;
        work->unit = out->unit;
        if (!read_puzzle(&lines, work)) return false;
        out->count++;
    }
    return true;
}

void lf_puzzle_at(const struct lf_puzzles *puzzles, int n, struct lf_puzzle *out)
{
    struct lf_error error;
    struct lines lines = { puzzles->text, puzzles->at[n], &error };
    LF_ASSERT(n >= 0 && n < puzzles->count);
    out->game = puzzles->game;
    out->unit = puzzles->unit;
    LF_ASSERT(read_puzzle(&lines, out));
}

/* ---- Writing ---- */

static void put_line(struct lf_out *out, const char *word, const char *text, size_t length)
{
    lf_put(out, word);
    lf_put_bytes(out, text, length);
    lf_put_char(out, '\n');
}

static void put_action(struct lf_out *out, const struct lf_puzzle *puzzle, lf_action action)
{
    char text[LF_ACTION_TEXT_MAX];
    puzzle->game->print(action, text, sizeof text);
    put_line(out, "", text, lf_length(text));
}

int lf_puzzle_print(const struct lf_puzzle *puzzle, char *text, size_t size)
{
    char position[LF_POSITION_MAX];
    struct lf_out out = lf_out_start(text, size);
    const char *level = lf_puzzle_level_words[puzzle->level];
    lf_position_print(puzzle->game, puzzle->state, position, sizeof position);
    put_line(&out, "puzzle ", level, lf_length(level));
    lf_put(&out, "seat ");
    lf_put_int(&out, puzzle->seat);
    put_line(&out, "\nposition ", position, lf_length(position));
    put_line(&out, "why en ", puzzle->why.in[LF_EN].at, puzzle->why.in[LF_EN].length);
    put_line(&out, "why de ", puzzle->why.in[LF_DE].at, puzzle->why.in[LF_DE].length);
    for (int i = 0; i < puzzle->count; i++) {
        lf_put(&out, "move ");
        lf_put_int(&out, puzzle->move[i].loss);
        lf_put_char(&out, ' ');
        put_action(&out, puzzle, puzzle->move[i].action);
    }
    for (int i = 0; i < puzzle->follow; i++) {
        lf_put(&out, "then ");
        put_action(&out, puzzle, puzzle->then[i]);
    }
    return lf_out_end(&out);
}

static void put_text(struct lf_out *out, const char *name, const struct lf_puzzle *puzzle,
                     lf_action action)
{
    char text[LF_ACTION_TEXT_MAX];
    puzzle->game->print(action, text, sizeof text);
    lf_json_text(out, name, text);
}

int lf_puzzle_json(const struct lf_puzzle *puzzle, char *text, size_t size)
{
    static const char *const VERDICT[] = { "best", "near", "wrong" };
    struct lf_out out = lf_out_start(text, size);
    lf_json_object(&out, NULL);
    lf_json_text(&out, "game", puzzle->game->name);
    lf_json_text(&out, "unit", lf_puzzle_unit_words[puzzle->unit]);
    lf_json_text(&out, "level", lf_puzzle_level_words[puzzle->level]);
    lf_json_int(&out, "seat", puzzle->seat);
    lf_json_int(&out, "seats", puzzle->game->seat_count(puzzle->view));
    lf_json_bytes(&out, "position", puzzle->position.at, puzzle->position.length);
    lf_json_object(&out, "why");
    lf_json_bytes(&out, "en", puzzle->why.in[LF_EN].at, puzzle->why.in[LF_EN].length);
    lf_json_bytes(&out, "de", puzzle->why.in[LF_DE].at, puzzle->why.in[LF_DE].length);
    lf_json_object_end(&out);
    lf_json_array(&out, "moves");
    for (int i = 0; i < puzzle->count; i++) {
        int loss = puzzle->move[i].loss;
        lf_json_object(&out, NULL);
        put_text(&out, "do", puzzle, puzzle->move[i].action);
        lf_json_int(&out, "loss", loss);
        lf_json_text(&out, "verdict", VERDICT[lf_puzzle_verdict(puzzle->unit, loss)]);
        lf_json_object_end(&out);
    }
    lf_json_array_end(&out);
    lf_json_array(&out, "then");
    for (int i = 0; i < puzzle->follow; i++) put_text(&out, NULL, puzzle, puzzle->then[i]);
    lf_json_array_end(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
