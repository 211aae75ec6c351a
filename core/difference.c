/* difference.c - finding, writing and reading differences (core/difference.h). */
#include "core/difference.h"

#include <string.h>

enum {
    MATCH = 8,                /* so many equal bytes are worth keeping: one comparison, one item */
    NEAR = 12,                 /* how far a changed number or word can shift what follows */
    PLACES = 512,             /* of the index in which pieces of the old text are found again */
};

/* ---- The hash ---- */

static const uint32_t P1 = 0x9E3779B1u, P2 = 0x85EBCA77u, P3 = 0xC2B2AE3Du, P4 = 0x27D4EB2Fu,
                      P5 = 0x165667B1u;

static inline uint32_t left(uint32_t x, int by)
{
    return x << by | x >> (32 - by);
}

static inline uint32_t word_at(const char *at)
{
    uint32_t word;
    memcpy(&word, at, 4);
    return word;
}

static inline uint32_t lane(uint32_t sum, const char *at)
{
    return left(sum + word_at(at) * P2, 13) * P1;
}

uint32_t lf_text_hash(struct lf_bytes text)
{
    const char *at = text.at, *end = at + text.length;
    uint32_t hash = P5;
    if (text.length >= 16) {
        uint32_t a = P1 + P2, b = P2, c = 0, d = 0u - P1;
        for (; end - at >= 16; at += 16) {
            a = lane(a, at);
            b = lane(b, at + 4);
            c = lane(c, at + 8);
            d = lane(d, at + 12);
        }
        hash = left(a, 1) + left(b, 7) + left(c, 12) + left(d, 18);
    }
    hash += (uint32_t)text.length;
    for (; end - at >= 4; at += 4) hash = left(hash + word_at(at) * P3, 17) * P4;
    for (; at < end; at++) hash = left(hash + (unsigned char)*at * P5, 11) * P1;
    hash = (hash ^ hash >> 15) * P2;
    hash = (hash ^ hash >> 13) * P3;
    return hash ^ hash >> 16;
}

/* ---- Finding ---- */

static inline uint64_t eight_at(const char *at)
{
    uint64_t eight;
    memcpy(&eight, at, 8);
    return eight;
}

/* Whether 32 bytes are the same; without a branch, so that it becomes a few wide instructions. */
static inline bool same_block(const char *a, const char *b)
{
    uint64_t other = 0;
    for (size_t i = 0; i < 32; i += 8) other |= eight_at(a + i) ^ eight_at(b + i);
    return !other;
}

static size_t same_length(struct lf_bytes a, struct lf_bytes b)
{
    size_t most = a.length < b.length ? a.length : b.length, i = 0;
    while (i + 32 <= most && same_block(a.at + i, b.at + i)) i += 32;
    while (i + 8 <= most && eight_at(a.at + i) == eight_at(b.at + i)) i += 8;
    while (i < most && a.at[i] == b.at[i]) i++;
    return i;
}

static size_t same_end(struct lf_bytes a, struct lf_bytes b)
{
    size_t most = a.length < b.length ? a.length : b.length, i = 0;
    const char *x = a.at + a.length, *y = b.at + b.length;
    while (i + 32 <= most && same_block(x - i - 32, y - i - 32)) i += 32;
    while (i + 8 <= most && eight_at(x - i - 8) == eight_at(y - i - 8)) i += 8;
    while (i < most && x[-1 - (ptrdiff_t)i] == y[-1 - (ptrdiff_t)i]) i++;
    return i;
}

/* So many bytes of the old text are dropped, so many of the new one written. */
struct change { size_t drop, write; };

/* The smallest change after which both go on alike, near by. */
static bool find_near(struct lf_bytes a, struct lf_bytes b, struct change *change)
{
    for (size_t far = 1; far <= NEAR; far++) {
        bool in_a = far + MATCH <= a.length, in_b = far + MATCH <= b.length;
        uint64_t ours = in_a ? eight_at(a.at + far) : 0, theirs = in_b ? eight_at(b.at + far) : 0;
        for (size_t i = far + 1; i-- > 0;) {
            if (in_b && i + MATCH <= a.length && eight_at(a.at + i) == theirs) {
                *change = (struct change){ i, far };
                return true;
            }
            if (in_a && i + MATCH <= b.length && eight_at(b.at + i) == ours) {
                *change = (struct change){ far, i };
                return true;
            }
        }
    }
    return false;
}

static inline uint32_t place_of(uint64_t eight)
{
    return (uint32_t)(eight * 0x9FB21C651E98DF25u >> 55);
}

/* Every eighth place of the old text is noted by its eight bytes, the first of equal ones; then
 * the new text is gone through until one of them stands there, and that is grown to the left. */
static bool find_far(struct lf_bytes a, struct lf_bytes b, struct change *change)
{
    uint32_t first[PLACES] = { 0 };                   /* where it stands, and one more */
    _Static_assert(PLACES == 1 << (64 - 55), "place_of() gives all places");
    if (a.length < MATCH) return false;
    for (size_t i = a.length / MATCH * MATCH; i >= MATCH; i -= MATCH)
        first[place_of(eight_at(a.at + i - MATCH))] = (uint32_t)(i - MATCH) + 1;
    for (size_t j = 0; j + MATCH <= b.length; j++) {
        uint64_t eight = eight_at(b.at + j);
        uint32_t i = first[place_of(eight)];
        if (!i || eight_at(a.at + i - 1) != eight) continue;
        size_t back = same_end((struct lf_bytes){ a.at, i - 1 }, (struct lf_bytes){ b.at, j });
        *change = (struct change){ i - 1 - back, j - back };
        return true;
    }
    return false;
}

static void put_item(struct lf_out *out, size_t keep, struct change change, const char *text)
{
    lf_put_unsigned(out, keep);
    lf_put_char(out, ',');
    lf_put_unsigned(out, change.drop);
    lf_put_char(out, ',');
    lf_put_quoted(out, text, change.write);
}

static inline struct lf_bytes behind(struct lf_bytes text, size_t by)
{
    return (struct lf_bytes){ text.at + by, text.length - by };
}

void lf_put_difference(struct lf_out *out, struct lf_bytes before, struct lf_bytes after)
{
    size_t end = same_end(before, after);
    struct lf_bytes a = { before.at, before.length - end }, b = { after.at, after.length - end };
    bool first = true;
    lf_put_char(out, '[');
    for (;;) {
        struct change change;
        size_t keep = same_length(a, b);
        a = behind(a, keep);
        b = behind(b, keep);
        if (!a.length && !b.length) break;
        if (!find_near(a, b, &change) && !find_far(a, b, &change))
            change = (struct change){ a.length, b.length };
        if (!first) lf_put_char(out, ',');
        first = false;
        put_item(out, keep, change, b.at);
        a = behind(a, change.drop);
        b = behind(b, change.write);
    }
    lf_put_char(out, ']');
}

/* ---- Reading ---- */

static bool take_char(struct lf_bytes *in, char c)
{
    if (!in->length || in->at[0] != c) return false;
    *in = behind(*in, 1);
    return true;
}

/* At most eight digits: no text is longer. */
static bool take_number(struct lf_bytes *in, size_t *value)
{
    size_t digits = 0;
    for (*value = 0; digits < in->length && digits < 8; digits++) {
        char c = in->at[digits];
        if (c < '0' || c > '9') break;
        *value = *value * 10 + (size_t)(c - '0');
    }
    *in = behind(*in, digits);
    return digits > 0;
}

static int hex_of(char c)
{
    return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
}

/* Behind a backslash; what lf_put_quoted() writes, and no more. */
static bool take_escaped(struct lf_bytes *in, struct lf_out *out)
{
    if (!in->length) return false;
    char c = in->at[0];
    *in = behind(*in, 1);
    if (c == 'n') c = '\n';
    if (c == 'u') {
        if (in->length < 4 || in->at[0] != '0' || in->at[1] != '0') return false;
        int high = hex_of(in->at[2]), low = hex_of(in->at[3]);
        if (high < 0 || high > 7 || low < 0) return false;
        c = (char)(high * 16 + low);
        *in = behind(*in, 4);
    } else if (c != '"' && c != '\\' && c != '\n') {
        return false;
    }
    lf_put_char(out, c);
    return true;
}

static bool take_text(struct lf_bytes *in, struct lf_out *out)
{
    if (!take_char(in, '"')) return false;
    for (;;) {
        size_t plain = 0;
        while (plain < in->length && in->at[plain] != '"' && in->at[plain] != '\\') plain++;
        lf_put_bytes(out, in->at, plain);
        *in = behind(*in, plain);
        if (take_char(in, '"')) return true;
        if (!take_char(in, '\\') || !take_escaped(in, out)) return false;
    }
}

bool lf_apply_difference(struct lf_out *out, struct lf_bytes before, struct lf_bytes list)
{
    size_t keep, drop;
    if (!take_char(&list, '[')) return false;
    bool more = !take_char(&list, ']');
    while (more) {
        if (!take_number(&list, &keep) || !take_char(&list, ',') || !take_number(&list, &drop) ||
            !take_char(&list, ',') || keep > before.length || drop > before.length - keep)
            return false;
        lf_put_bytes(out, before.at, keep);
        before = behind(before, keep + drop);
        if (!take_text(&list, out)) return false;
        more = take_char(&list, ',');
        if (!more && !take_char(&list, ']')) return false;
    }
    lf_put_bytes(out, before.at, before.length);
    return list.length == 0;
}
