/* options.c - option lines, read and printed by the table of a game (core/options.h). */
#include "core/options.h"

#include "core/check.h"

/* ---- One value ---- */

static bool value_ends(const struct lf_in *in) { return lf_at_end(in) || lf_peek(in) == ','; }

/* The length of the alternative that begins here. */
static size_t part_length(const char *part, char between)
{
    size_t length = 0;
    while (part[length] && part[length] != between) length++;
    return length;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_placeholder(const char *part) { return part[0] >= 'A' && part[0] <= 'Z'; }

/* The bounds of "3..20" or "1". */
static void bounds_of(const char *part, uint64_t *low, uint64_t *high)
{
    struct lf_in in = lf_in_start(part, NULL);
    lf_take_unsigned(&in, UINT32_MAX, low);
    *high = *low;
    if (lf_take(&in, "..")) lf_take_unsigned(&in, UINT32_MAX, high);
}

static bool take_number(struct lf_in *in, uint64_t low, uint64_t high, int *value)
{
    uint64_t number;
    if (!lf_take_unsigned(in, high, &number) || number < low || !value_ends(in)) return false;
    *value = (int)number;
    return true;
}

static bool take_part(struct lf_in *in, const char *part, size_t length)
{
    for (size_t i = 0; i < length; i++)
        if (in->text[in->at + i] != part[i]) return false;
    in->at += (uint32_t)length;
    return true;
}

/* One alternative of a row; `word` is its number if it is a word. */
static bool take_alternative(struct lf_in *in, const char *part, size_t length, int seats,
                             int word, int *value)
{
    uint64_t low, high;
    if (is_digit(part[0])) {
        bounds_of(part, &low, &high);
        return take_number(in, low, high, value);
    }
    if (part[0] == 'S') {                                /* SEAT */
        if (!take_number(in, 0, (uint64_t)(seats - 1), value)) return false;
        *value += LF_GIVEN;
        return true;
    }
    if (is_placeholder(part)) {                          /* TEXT: whatever it is */
        while (!value_ends(in)) in->at++;
        *value = LF_GIVEN;
        return true;
    }
    *value = word;
    return take_part(in, part, length) && value_ends(in);
}

/* The place of the word that stands here among words parted by '+'; -1: none of them. */
static int take_word_of(struct lf_in *in, const char *values)
{
    uint32_t before = in->at;
    for (int bit = 0; *values; bit++) {
        size_t length = part_length(values, '+');
        if (take_part(in, values, length) && (value_ends(in) || lf_peek(in) == '+')) return bit;
        in->at = before;
        values += length + (values[length] != 0);
    }
    return -1;
}

/* "rh+bh" of "rh+pi+bh": in this order, each at most once, at least one. */
static bool take_words(struct lf_in *in, const struct lf_option *row, int *value)
{
    *value = 0;
    for (;;) {
        uint32_t before = in->at;
        int bit = take_word_of(in, row->values);
        if (bit < 0) return lf_expected(in, row->expected);
        if (*value >> bit) {
            in->at = before;
            return lf_expected(in, row->order);
        }
        *value |= 1 << bit;
        if (!lf_take(in, "+")) return true;
    }
}

static bool goes_on(char c)
{
    return is_digit(c) || c == '-' || c == '.' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

/* What is wrong with a value: something stands behind a word, or it is nothing that the row has. */
static bool refuse(struct lf_in *in, const struct lf_option *row)
{
    uint32_t before = in->at;
    for (const char *part = row->values; *part;) {
        size_t length = part_length(part, '|');
        if (take_part(in, part, length) && !goes_on(lf_peek(in)))
            return lf_expected(in, LF_SAY("',' or the end", "',' oder das Ende"));
        in->at = before;
        part += length + (part[length] != 0);
    }
    return lf_expected(in, row->expected);
}

static bool take_value(struct lf_in *in, const struct lf_option *row, int seats, int *value)
{
    int word = row->word;
    uint32_t before = in->at;
    if (row->values[part_length(row->values, '+')] == '+') return take_words(in, row, value);
    for (const char *part = row->values; *part;) {
        size_t length = part_length(part, '|');
        if (take_alternative(in, part, length, seats, word, value)) return true;
        in->at = before;
        word += !is_digit(part[0]);
        part += length + (part[length] != 0);
    }
    return refuse(in, row);
}

/* What holds where a line of these rules says nothing. */
static int standard_of(const struct lf_option *row, uint32_t rules)
{
    int value;
    struct lf_in in = lf_in_start(rules < row->since ? row->before : row->standard, NULL);
    bool words = in.text[part_length(in.text, ' ')] == ' ';     /* "by board" */
    return !words && take_value(&in, row, 0, &value) && lf_at_end(&in) ? value : LF_UNSET;
}

/* ---- A line ---- */

void lf_setup_clear(const struct lf_game *game, struct lf_setup *setup)
{
    *setup = (struct lf_setup){ .rules = game->rules_version };
    for (int i = 0; i < LF_OPTION_ROWS; i++) setup->value[i] = LF_UNSET;
}

/* Whether an option line begins with the option that `name` or "name=value" stands for. */
static bool begins_with(const char *line, const char *name)
{
    while (*name && *name != '=' && *line == *name) line++, name++;
    return *line == '=' && (*name == '=' || !*name);
}

/* The row of the option that a line begins with; -1: none. */
static int row_of(const struct lf_game *game, const char *line)
{
    for (int row = 0; game->options && game->options[row].name; row++)
        if (begins_with(line, game->options[row].name)) return row;
    return -1;
}

static bool take_option(struct lf_in *in, const struct lf_game *game, int seats,
                        struct lf_setup *setup)
{
    int row = row_of(game, in->text + in->at);
    if (row < 0)
        return lf_expected(in, LF_SAY("an option of this game, as name=value",
                                      "eine Option dieses Spiels als name=wert"));
    in->at += (uint32_t)lf_length(game->options[row].name) + 1;
    setup->at[row] = in->at;
    if (!take_value(in, &game->options[row], seats, &setup->value[row])) return false;
    setup->length[row] = in->at - setup->at[row];
    return true;
}

bool lf_options_read(const struct lf_game *game, const char *line, int seats,
                     struct lf_setup *setup, struct lf_error *error)
{
    struct lf_in in = lf_in_start(line, error);
    lf_setup_clear(game, setup);
    if (!lf_take_rules(&in, game, &setup->rules)) return false;
    for (int row = 0; game->options && game->options[row].name; row++) {
        LF_ASSERT(row < LF_OPTION_ROWS);
        setup->value[row] = standard_of(&game->options[row], setup->rules);
    }
    if (lf_at_end(&in) || lf_same(line, "-")) return true;
    do {
        if (!take_option(&in, game, seats, setup)) return false;
    } while (lf_take(&in, ","));
    return true;
}

bool lf_options_wrong(const struct lf_setup *setup, int row, uint32_t at, struct lf_say expected,
                      struct lf_error *error)
{
    *error = (struct lf_error){ setup->at[row] + at, 0, expected };
    return false;
}

/* ---- Printing ---- */

static void put_words(struct lf_out *out, const char *values, int set)
{
    bool any = false;
    for (int bit = 0; *values; bit++) {
        size_t length = part_length(values, '+');
        if (set >> bit & 1) {
            if (any) lf_put_char(out, '+');
            lf_put_bytes(out, values, length);
            any = true;
        }
        values += length + (values[length] != 0);
    }
}

static void put_value(struct lf_out *out, const struct lf_option *row, int value, const char *text)
{
    int word = row->word;
    if (row->values[part_length(row->values, '+')] == '+') {
        put_words(out, row->values, value);
        return;
    }
    if (text) { lf_put(out, text); return; }
    if (value >= LF_GIVEN) { lf_put_int(out, value - LF_GIVEN); return; }
    for (const char *part = row->values; *part;) {
        size_t length = part_length(part, '|');
        uint64_t low, high;
        if (is_digit(part[0])) {
            bounds_of(part, &low, &high);
            if ((uint64_t)value >= low && (uint64_t)value <= high) {
                lf_put_int(out, value);
                return;
            }
        } else if (value == word++) {
            lf_put_bytes(out, part, length);
            return;
        }
        part += length + (part[length] != 0);
    }
    LF_ASSERT(false);                    /* a value that its row does not have */
}

void lf_options_put(struct lf_out *out, const struct lf_game *game, const struct lf_setup *setup)
{
    lf_put_rules(out, game, setup->rules);
    for (int i = 0; game->options[i].name; i++) {
        const struct lf_option *row = &game->options[i];
        int value = setup->value[i];
        if (value == LF_UNSET || (value == standard_of(row, setup->rules) && !setup->text[i]))
            continue;
        if (out->length) lf_put_char(out, ',');
        lf_put(out, row->name);
        lf_put_char(out, '=');
        put_value(out, row, value, setup->text[i]);
    }
}

/* ---- Names ---- */

bool lf_options_name(const char *line, const char *name)
{
    for (size_t at = 0; line[at]; at++)
        if ((at == 0 || line[at - 1] == ',') && begins_with(line + at, name)) return true;
    return false;
}

bool lf_options_check(const struct lf_game *game, const char *options, struct lf_error *error)
{
    struct lf_in in = lf_in_start(options, error);
    uint32_t rules;
    if (lf_length(options) >= LF_OPTIONS_MAX)
        return lf_expected(&in, LF_SAY("shorter options", "kürzere Optionen"));
    if (lf_same(options, "-") || !*options) return true;
    if (!lf_take_rules(&in, game, &rules)) return false;
    for (bool more = !lf_at_end(&in); more;) {
        const char *item = options + in.at;
        uint32_t end = in.at;
        while (options[end] && options[end] != ',') end++;
        if (row_of(game, item) < 0)
            return lf_expected(&in, LF_SAY("an option of this game, as name=value",
                                           "eine Option dieses Spiels als name=wert"));
        if (options[end] && lf_options_name(options + end + 1, item)) {
            in.at = end + 1;
            return lf_expected(&in, LF_SAY("each option once", "jede Option nur einmal"));
        }
        more = options[end] == ',';
        in.at = end + more;
    }
    return true;
}
