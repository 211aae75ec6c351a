/* difference.c - tests of core/difference.c: every change of a text comes back, nothing else is
 * taken for one. */
#include "core/difference.h"

#include <string.h>

#include "core/rng.h"
#include "tests/unit/unit.h"

enum { ROOM = 4096 };

static struct lf_bytes bytes(const char *text)
{
    return (struct lf_bytes){ text, strlen(text) };
}

static bool comes_back(struct lf_bytes before, struct lf_bytes after, char list[ROOM])
{
    char text[ROOM];
    struct lf_out out = lf_out_start(list, ROOM);
    lf_put_difference(&out, before, after);
    int length = lf_out_end(&out);
    struct lf_out back = lf_out_start(text, sizeof text);
    return length < ROOM &&
           lf_apply_difference(&back, before, (struct lf_bytes){ list, (size_t)length }) &&
           back.length == after.length && memcmp(text, after.at, after.length) == 0;
}

/* The values of the reference that the algorithm was published with. */
static void hashes(void)
{
    EXPECT(lf_text_hash(bytes("")) == 0x02CC5D05u);
    EXPECT(lf_text_hash(bytes("a")) == 0x550D7456u);
    EXPECT(lf_text_hash(bytes("abc")) == 0x32D153FFu);
    EXPECT(lf_text_hash(bytes("Nobody inspects the spammish repetition")) == 0xE2293B2Fu);
}

static void short_ones(void)
{
    static const char *const texts[] = {
        "", "a", "{}", "{\"a\":1}", "{\"a\":12}", "{\"a\":\"\\n\",\"b\":[1,2,3]}", "[[[[[[[[[[",
        "12345678", "123456781", "0123456789abcdef0123456789abcdef",
    };
    char list[ROOM];
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        for (size_t k = 0; k < sizeof texts / sizeof *texts; k++)
            EXPECT(comes_back(bytes(texts[i]), bytes(texts[k]), list));
    EXPECT(comes_back(bytes("same"), bytes("same"), list) && strcmp(list, "[]") == 0);
}

/* What changes in a long text is found again where it stands: the list stays short. */
static void few_changes(void)
{
    char before[2000], after[2001], list[ROOM];
    struct lf_rng rng = { lf_mix(3), 0 };
    for (size_t i = 0; i < sizeof before; i++)
        before[i] = (char)('a' + lf_rng_below(&rng, 26));
    memcpy(after, before, 1000);
    after[1000] = '"';
    memcpy(after + 1001, before + 1000, 1000);
    after[40] = '7';
    after[1900] = '\\';
    EXPECT(comes_back((struct lf_bytes){ before, sizeof before },
                      (struct lf_bytes){ after, sizeof after }, list));
    EXPECT(strlen(list) < 60);
    /* A long piece in the middle goes, and comes. */
    memcpy(after, before, 300);
    memcpy(after + 300, before + 1200, 800);
    struct lf_bytes cut = { after, 1100 };
    EXPECT(comes_back((struct lf_bytes){ before, sizeof before }, cut, list));
    EXPECT(strlen(list) < 40);
    EXPECT(comes_back(cut, (struct lf_bytes){ before, sizeof before }, list));
    EXPECT(strlen(list) < 960);
}

static void random_texts(void)
{
    char before[600], after[600], list[ROOM];
    struct lf_rng rng = { lf_mix(4), 0 };
    for (int round = 0; round < 20000; round++) {
        size_t length = lf_rng_below(&rng, sizeof before), now = 0;
        uint32_t letters = 1 + lf_rng_below(&rng, 127);
        for (size_t i = 0; i < length; i++) before[i] = (char)lf_rng_below(&rng, letters);
        for (size_t i = 0; i < length && now + 8 < sizeof after; i++) {
            uint32_t what = lf_rng_below(&rng, 30);
            for (uint32_t n = what == 0 ? lf_rng_below(&rng, 8) : 0; n > 0; n--)
                after[now++] = (char)lf_rng_below(&rng, 128);
            if (what != 1 && now < sizeof after) after[now++] = before[i];
        }
        EXPECT(comes_back((struct lf_bytes){ before, length }, (struct lf_bytes){ after, now },
                          list));
    }
}

static void nonsense(void)
{
    static const char *const lists[] = {
        "", "[", "]", "{}", "[1]", "[1,2]", "[1,2,3]", "[1,2,\"a\"", "[1,2,\"a]", "[6,0,\"a\"]",
        "[0,6,\"a\"]", "[3,3,\"a\"]", "[1,1,\"a\"]x", "[1,1,\"a\",]", "[-1,0,\"a\"]",
        "[1,1,\"\\x\"]", "[1,1,\"\\u12\"]", "[1,1,\"\\u00ff\"]", "[1,1,\"\\", "[ 1,1,\"a\"]",
        "[999999999999999999999,0,\"a\"]", "[0,99999999,\"\"]", "[,]", "[1,1,a]", "[[]]",
    };
    char text[64];
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        struct lf_out out = lf_out_start(text, sizeof text);
        EXPECT(!lf_apply_difference(&out, bytes("12345"), bytes(lists[i])));
    }
    struct lf_out out = lf_out_start(text, 4);        /* no byte is written past the end */
    text[4] = 'x';
    EXPECT(lf_apply_difference(&out, bytes("12345"), bytes("[5,0,\"678\"]")));
    EXPECT(lf_out_end(&out) == 8 && text[4] == 'x' && strcmp(text, "123") == 0);
}

const struct unit_test difference_tests[] = {
    { "difference: the hash", hashes },
    { "difference: short texts", short_ones },
    { "difference: few changes make a short list", few_changes },
    { "difference: random texts come back", random_texts },
    { "difference: nonsense is refused", nonsense },
    { 0 },
};
