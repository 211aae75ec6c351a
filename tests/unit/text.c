/* text.c - tests of core/text.c: nothing is written past a buffer, nothing is read wrongly. */
#include "core/text.h"

#include <stdint.h>
#include <string.h>

#include "tests/unit/unit.h"

static void short_buffer(void)
{
    char text[8];
    memset(text, 'x', sizeof text);
    struct lf_out out = lf_out_start(text, 4);
    lf_put(&out, "abcdefg");
    EXPECT(lf_out_end(&out) == 7);
    EXPECT(strcmp(text, "abc") == 0);
    EXPECT(text[4] == 'x');
    out = lf_out_start(text, 0);
    lf_put_char(&out, 'y');
    EXPECT(lf_out_end(&out) == 1);
    EXPECT(text[0] == 'a');
}

static void numbers_out(void)
{
    char text[128];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put_int(&out, INT64_MIN);
    lf_put_char(&out, ' ');
    lf_put_int(&out, 0);
    lf_put_char(&out, ' ');
    lf_put_unsigned(&out, UINT64_MAX);
    lf_put_char(&out, ' ');
    lf_put_hex(&out, 0xBEEF, 6);
    lf_out_end(&out);
    EXPECT(strcmp(text, "-9223372036854775808 0 18446744073709551615 00beef") == 0);
}

static void json_out(void)
{
    char text[64];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put_quoted(&out, "a\"b\\c\n\x01\x7F\xC3\xA4", 10);
    lf_out_end(&out);
    EXPECT(strcmp(text, "\"a\\\"b\\\\c\\n\\u0001\\u007f\xC3\xA4\"") == 0);
}

static bool reads(const char *text, uint64_t max, uint64_t want, uint32_t stop)
{
    struct lf_in in = lf_in_start(text, NULL);
    uint64_t value = 0;
    return lf_take_unsigned(&in, max, &value) && value == want && in.at == stop;
}

static bool refuses(const char *text, uint64_t max)
{
    struct lf_in in = lf_in_start(text, NULL);
    uint64_t value = 77;
    return !lf_take_unsigned(&in, max, &value) && value == 77 && in.at == 0;
}

static void numbers_in(void)
{
    EXPECT(reads("0", 0, 0, 1));
    EXPECT(reads("42x", 53, 42, 2));
    EXPECT(reads("53", 53, 53, 2));
    EXPECT(refuses("54", 53));
    EXPECT(refuses("530", 53));
    EXPECT(refuses("9", 8));
    EXPECT(refuses("", 9));
    EXPECT(refuses("-1", 9));
    EXPECT(reads("18446744073709551615", UINT64_MAX, UINT64_MAX, 20));
    EXPECT(refuses("18446744073709551616", UINT64_MAX));
    EXPECT(refuses("99999999999999999999999", UINT64_MAX));
    EXPECT(reads("281474976710655", ((uint64_t)1 << 48) - 1, ((uint64_t)1 << 48) - 1, 15));
    EXPECT(refuses("281474976710656", ((uint64_t)1 << 48) - 1));
}

static void words_in(void)
{
    struct lf_in in = lf_in_start("startroll 1", NULL);
    EXPECT(!lf_take_word(&in, "start") && in.at == 0);
    EXPECT(lf_take_word(&in, "startroll") && lf_peek(&in) == ' ');
    EXPECT(!lf_take(&in, " 12") && in.at == 9);
    lf_take_spaces(&in);
    EXPECT(lf_take(&in, "1") && lf_at_end(&in));
}

static void first_error_counts(void)
{
    struct lf_error error = { 0 };
    struct lf_in in = lf_in_start("abc", &error);
    EXPECT(lf_take(&in, "a"));
    EXPECT(!lf_expected(&in, LF_SAY("b", "B")));
    EXPECT(lf_take(&in, "b"));
    EXPECT(!lf_expected(&in, LF_SAY("c", "C")));
    EXPECT(error.at == 1 && in.failed);
    EXPECT(strcmp(error.expected.in[LF_DE], "B") == 0);
}

/* A game with nothing but rules, to print their numbers. */
static const char *const names[] = { NULL, "alchemist.1", "alchemist.2", NULL };
static const struct lf_rule_family families[] = {
    { "AB", NULL }, { "A", NULL }, { "ABC", names }, { NULL, NULL },
};
static const struct lf_game rules_only = { .name = "rules", .rule_families = families };

static bool rule_trip(lf_rule rule, const char *want)
{
    char text[32];
    lf_rule back = 0;
    int length = lf_rule_print(&rules_only, rule, text, sizeof text);
    return length == (int)strlen(want) && strcmp(text, want) == 0
           && lf_rule_parse(&rules_only, text, &back) && back == rule;
}

static void rule_numbers(void)
{
    lf_rule rule;
    EXPECT(rule_trip(LF_RULE(1, 7), "AB-07"));
    EXPECT(rule_trip(LF_RULE(2, 101), "A-101"));
    EXPECT(rule_trip(LF_RULE(3, 2), "ABC-alchemist.2"));
    EXPECT(!lf_rule_parse(&rules_only, "AB-", &rule));
    EXPECT(!lf_rule_parse(&rules_only, "AB-7x", &rule));
    EXPECT(!lf_rule_parse(&rules_only, "X-7", &rule));
    EXPECT(!lf_rule_parse(&rules_only, "AB-0", &rule));
    EXPECT(!lf_rule_parse(&rules_only, "AB-1024", &rule));
}

static void look_ups(void)
{
    EXPECT(lf_game_find("no such game") == NULL);
    EXPECT(lf_games[0] && lf_game_find(lf_games[0]->name) == lf_games[0]);
    EXPECT(lf_same("a", "a") && !lf_same("a", "ab") && !lf_same("ab", "a") && lf_same("", ""));
    EXPECT(lf_length("") == 0 && lf_length("abc") == 3);
}

const struct unit_test text_tests[] = {
    { "text: a short buffer is not overrun", short_buffer },
    { "text: numbers are written", numbers_out },
    { "text: JSON strings are escaped", json_out },
    { "text: numbers are read up to their maximum", numbers_in },
    { "text: words end where letters end", words_in },
    { "text: the first error counts", first_error_counts },
    { "text: rule numbers round trip", rule_numbers },
    { "text: games are found by name", look_ups },
    { 0 },
};
