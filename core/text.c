/* text.c - writing and reading small texts without stdio (core/text.h), and the few look-ups
 * by name that every text needs: games, kinds of action, rule numbers. */
#include "core/text.h"

struct lf_out lf_out_start(char *text, size_t size)
{
    return (struct lf_out){ text, size, 0, false };
}

void lf_put_bytes(struct lf_out *out, const char *text, size_t length)
{
    if (out->length + length >= out->size) {
        for (size_t i = 0; i < length; i++) lf_put_char(out, text[i]);
        return;
    }
    lf_copy_short(out->text + out->length, text, length);
    out->length += length;
}

void lf_put(struct lf_out *out, const char *text)
{
    lf_put_bytes(out, text, lf_length(text));
}

void lf_put_unsigned(struct lf_out *out, uint64_t value)
{
    char digits[20];
    int n = 0;
    if (value < 10) {
        lf_put_char(out, (char)('0' + value));
        return;
    }
    do {
        digits[n++] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    while (n) lf_put_char(out, digits[--n]);
}

void lf_put_int(struct lf_out *out, int64_t value)
{
    if (value < 0) lf_put_char(out, '-');
    /* Negated as unsigned, because the least int64_t has no positive twin. */
    lf_put_unsigned(out, value < 0 ? 0u - (uint64_t)value : (uint64_t)value);
}

void lf_put_sources(struct lf_out *out, const struct lf_source *rows, int count,
                    enum lf_language language)
{
    for (int i = 0; i < count; i++) {
        if (i) lf_put(out, ", ");
        lf_put(out, rows[i].name.in[language]);
        lf_put_char(out, ' ');
        lf_put_int(out, rows[i].points);
    }
}

void lf_put_hex(struct lf_out *out, uint64_t value, int digits)
{
    for (int i = digits - 1; i >= 0; i--)
        lf_put_char(out, "0123456789abcdef"[value >> (4 * i) & 15]);
}

/* Needs no backslash between quotes: neither control character nor 127, quote, backslash. */
static inline bool is_plain(char c)
{
    static const uint64_t plain[4] = { 0xFFFFFFFB00000000u, 0x7FFFFFFFEFFFFFFFu, ~(uint64_t)0,
                                       ~(uint64_t)0 };
    return plain[(unsigned char)c >> 6] >> (c & 63) & 1;
}

static void put_escaped(struct lf_out *out, unsigned char c)
{
    if (c == '"' || c == '\\') {
        lf_put_char(out, '\\');
        lf_put_char(out, (char)c);
    } else if (c == '\n') {
        lf_put(out, "\\n");
    } else {
        lf_put(out, "\\u");
        lf_put_hex(out, c, 4);
    }
}

void lf_put_quoted(struct lf_out *out, const char *text, size_t length)
{
    size_t i = 0;
    lf_put_char(out, '"');
    if (out->length + length < out->size) {           /* mostly all of it is plain */
        char *to = out->text + out->length;
        for (; i < length && is_plain(text[i]); i++) to[i] = text[i];
        out->length += i;
    }
    for (; i < length; i++) {
        if (is_plain(text[i])) lf_put_char(out, text[i]);
        else put_escaped(out, (unsigned char)text[i]);
    }
    lf_put_char(out, '"');
}

int lf_out_end(struct lf_out *out)
{
    if (out->size) out->text[out->length < out->size ? out->length : out->size - 1] = 0;
    return (int)out->length;
}

struct lf_in lf_in_start(const char *text, struct lf_error *error)
{
    return (struct lf_in){ text, 0, error, false, false };
}

struct lf_in lf_in_typed(const char *text, struct lf_error *error)
{
    return (struct lf_in){ text, 0, error, false, true };
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

bool lf_take(struct lf_in *in, const char *literal)
{
    uint32_t at = in->at;
    for (; *literal; literal++, at++)
        if (in->text[at] != *literal && !(in->any_case && lower(in->text[at]) == lower(*literal)))
            return false;
    in->at = at;
    return true;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

bool lf_take_word(struct lf_in *in, const char *word)
{
    uint32_t before = in->at;
    if (!lf_take(in, word)) return false;
    if (!is_letter(lf_peek(in))) return true;
    in->at = before;
    return false;
}

bool lf_take_space(struct lf_in *in)
{
    return lf_take(in, " ") || lf_expected(in, LF_SAY("a space", "ein Leerzeichen"));
}

bool lf_take_end(struct lf_in *in)
{
    return lf_at_end(in) || lf_expected(in, LF_SAY("the end", "das Ende"));
}

bool lf_take_one_of(struct lf_in *in, const char *const *words, struct lf_say expected,
                    int *value)
{
    for (*value = 0; words[*value]; ++*value)
        if (lf_take_word(in, words[*value])) return true;
    return lf_expected(in, expected);
}

bool lf_take_unsigned(struct lf_in *in, uint64_t max, uint64_t *value)
{
    uint32_t at = in->at;
    uint64_t sum = 0;
    while (in->text[at] >= '0' && in->text[at] <= '9') {
        uint64_t digit = (uint64_t)(in->text[at] - '0');
        if (sum > max / 10 || sum * 10 > max - digit || digit > max) return false;
        sum = sum * 10 + digit;
        at++;
    }
    if (at == in->at) return false;
    in->at = at;
    *value = sum;
    return true;
}

void lf_take_spaces(struct lf_in *in)
{
    while (in->text[in->at] == ' ') in->at++;
}

/* One count with its letter, added to what was counted before. */
static bool take_count(struct lf_in *in, const char *letters, uint8_t max, uint8_t *counts)
{
    uint32_t before = in->at;
    uint64_t count = 1;
    lf_take_unsigned(in, max, &count);
    char letter = lf_peek(in);
    for (int k = 0; letter && letters[k]; k++)
        if (letter == letters[k] && count && counts[k] + count <= max) {
            counts[k] = (uint8_t)(counts[k] + count);
            in->at++;
            return true;
        }
    in->at = before;
    return false;
}

bool lf_take_counts(struct lf_in *in, const char *letters, uint8_t max, uint8_t *counts)
{
    for (int k = 0; letters[k]; k++) counts[k] = 0;
    if (lf_take(in, "-")) return true;
    if (!take_count(in, letters, max, counts)) return false;
    while (take_count(in, letters, max, counts)) { }
    return true;
}

char lf_peek(const struct lf_in *in)
{
    return in->any_case ? lower(in->text[in->at]) : in->text[in->at];
}

bool lf_at_end(const struct lf_in *in)
{
    return in->text[in->at] == 0;
}

bool lf_expected(struct lf_in *in, struct lf_say what)
{
    if (!in->failed && in->error) *in->error = (struct lf_error){ in->at, 0, what };
    in->failed = true;
    return false;
}

bool lf_same(const char *a, const char *b)
{
    while (*a && *a == *b) a++, b++;
    return *a == *b;
}

size_t lf_length(const char *text)
{
    size_t n = 0;
    while (text[n]) n++;
    return n;
}

/* Families count from 1, because a rule number of 0 says that nothing forbids. */
static const struct lf_rule_family *family_of(const struct lf_game *game, lf_rule rule)
{
    const struct lf_rule_family *family = game->rule_families;
    for (int n = lf_rule_family_of(rule); family && family->prefix; family++)
        if (--n == 0) return family;
    return NULL;
}

int lf_rule_print(const struct lf_game *game, lf_rule rule, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    const struct lf_rule_family *family = family_of(game, rule);
    int number = lf_rule_number_of(rule);
    lf_put(&out, family ? family->prefix : "?");
    lf_put_char(&out, '-');
    if (family && family->names) {
        lf_put(&out, family->names[number]);
    } else {
        if (number < 10) lf_put_char(&out, '0');
        lf_put_int(&out, number);
    }
    return lf_out_end(&out);
}

/* What follows "IB-": a number, or one of the family's names. 0: neither. */
static int rule_number(const struct lf_rule_family *family, const char *text)
{
    if (family->names) {
        for (int n = 1; n < 1024 && family->names[n]; n++)
            if (lf_same(family->names[n], text)) return n;
        return 0;
    }
    struct lf_in in = lf_in_start(text, NULL);
    uint64_t number;
    return lf_take_unsigned(&in, 1023, &number) && lf_at_end(&in) ? (int)number : 0;
}

bool lf_rule_parse(const struct lf_game *game, const char *text, lf_rule *rule)
{
    const struct lf_rule_family *family = game->rule_families;
    for (int f = 1; family && family->prefix; f++, family++) {
        struct lf_in in = lf_in_start(text, NULL);
        if (!lf_take(&in, family->prefix) || !lf_take(&in, "-")) continue;
        int number = rule_number(family, text + in.at);
        if (!number) continue;
        *rule = LF_RULE(f, number);
        return true;
    }
    return false;
}

bool lf_rules_played(const struct lf_game *game, uint64_t rules)
{
    return rules == game->rules_version ||
           (game->rules_oldest && rules >= game->rules_oldest && rules < game->rules_version);
}

bool lf_take_rules(struct lf_in *in, const struct lf_game *game, uint32_t *rules)
{
    uint64_t number = 0;
    *rules = game->rules_version;
    if (!lf_take(in, "rules=")) return true;
    uint32_t before = in->at;
    bool ends = lf_take_unsigned(in, UINT32_MAX, &number) && (lf_at_end(in) || lf_take(in, ","));
    if (!ends || !lf_rules_played(game, number) || (lf_at_end(in) && in->text[in->at - 1] == ',')) {
        in->at = before;
        return lf_expected(in, LF_SAY("a rules version that this program plays",
                                      "eine Regelfassung, die dieses Programm spielt"));
    }
    *rules = (uint32_t)number;
    return true;
}

void lf_put_rules(struct lf_out *out, const struct lf_game *game, uint32_t rules)
{
    if (rules == game->rules_version) return;
    lf_put(out, "rules=");
    lf_put_unsigned(out, rules);
}

const struct lf_game *lf_game_find(const char *name)
{
    for (const struct lf_game *const *game = lf_games; *game; game++)
        if (lf_same((*game)->name, name)) return *game;
    return NULL;
}

const struct lf_kind *lf_kind_find(const struct lf_game *game, int kind)
{
    for (const struct lf_kind *k = game->kinds; k->kind; k++)
        if (k->kind == kind) return k;
    return NULL;
}
