/* luck.c - the verifiable draws of a match (server/luck.h). */
#include "server/luck.h"

#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "core/check.h"
#include "core/text.h"

enum { BLOCK_SIZE = 32, NUMBERS = BLOCK_SIZE / 4 };
static const uint64_t OPEN_NUMBER = ((uint64_t)1 << 48) - 1;

void luck_hex(const uint8_t *bytes, char hex[LUCK_HEX_MAX])
{
    sodium_bin2hex(hex, LUCK_HEX_MAX, bytes, LUCK_SECRET_SIZE);
}

bool luck_unhex(const char *hex, uint8_t *bytes)
{
    size_t length = 0;
    size_t digits = strlen(hex);
    return sodium_hex2bin(bytes, LUCK_SECRET_SIZE, hex, digits, NULL, &length, NULL) == 0 &&
           length == LUCK_SECRET_SIZE;
}

void luck_commit(const struct luck *luck, char hex[LUCK_HEX_MAX])
{
    uint8_t hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, luck->secret, sizeof luck->secret);
    crypto_hash_sha256_update(&state, (const uint8_t *)luck->table, strlen(luck->table));
    crypto_hash_sha256_final(&state, hash);
    luck_hex(hash, hex);
}

/* Block b of draw n of a stream. */
static void block(const struct luck *luck, int stream, uint32_t n, uint32_t b,
                  uint8_t out[BLOCK_SIZE])
{
    char message[LUCK_WORDS_MAX + 64];
    int length = snprintf(message, sizeof message, "%s\n%s\n%d\n%u\n%u", luck->words, luck->table,
                          stream, n, b);
    LF_ASSERT(length > 0 && length < (int)sizeof message);
    crypto_auth_hmacsha256(out, (const uint8_t *)message, (unsigned long long)length,
                           luck->secret);
}

static uint32_t number(const uint8_t *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

static uint32_t below(const struct luck *luck, int stream, uint32_t n, uint32_t bound)
{
    uint8_t bytes[BLOCK_SIZE];
    uint32_t least = (0u - bound) % bound;
    for (uint32_t i = 0;; i++) {
        if (i % NUMBERS == 0) block(luck, stream, n, i / NUMBERS, bytes);
        uint64_t product = (uint64_t)number(bytes + i % NUMBERS * 4) * bound;
        if ((uint32_t)product >= least) return (uint32_t)(product >> 32);
    }
}

static uint64_t bits48(const struct luck *luck, int stream, uint32_t n)
{
    uint8_t bytes[BLOCK_SIZE];
    uint64_t value = 0;
    block(luck, stream, n, 0, bytes);
    for (int i = 0; i < 6; i++) value = value << 8 | bytes[i];
    return value;
}

/* What kind of draw the node asks for; drawn is false where there is nothing to choose. */
static struct luck_draw ask(const struct luck *luck, const struct lf_outcome *outcomes, int count)
{
    struct luck_draw draw = { .stream = lf_kind_of(outcomes[0].action) };
    LF_ASSERT(draw.stream > 0 && draw.stream < LF_KIND_CHANCE_END);
    draw.n = luck->drawn[draw.stream];
    for (int i = 0; i < count; i++) draw.below += outcomes[i].weight;
    draw.drawn = count > 1 || draw.below == 0;
    return draw;
}

lf_action luck_draw(const struct luck *luck, const struct lf_game *game, const void *state,
                    struct luck_draw *details)
{
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = game->chance(state, outcomes), i = 0;
    LF_ASSERT(count > 0 && count <= LF_OUTCOMES_MAX);
    struct luck_draw draw = ask(luck, outcomes, count);
    lf_action action = outcomes[0].action;
    if (draw.drawn && draw.below == 0) {
        draw.got = bits48(luck, draw.stream, draw.n);
        action = (action & ~OPEN_NUMBER) | draw.got;
    } else if (draw.drawn) {
        draw.got = below(luck, draw.stream, draw.n, draw.below);
        for (uint64_t pick = draw.got; pick >= outcomes[i].weight; i++) pick -= outcomes[i].weight;
        LF_ASSERT(i < count);
        action = outcomes[i].action;
    }
    if (details) *details = draw;
    return action;
}

void luck_count(struct luck *luck, const struct lf_game *game, const void *state)
{
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = game->chance(state, outcomes);
    LF_ASSERT(count > 0 && count <= LF_OUTCOMES_MAX);
    struct luck_draw draw = ask(luck, outcomes, count);
    if (draw.drawn) luck->drawn[draw.stream]++;
}
