/* verify.c - the dice of a match, recomputed (cli/verify.h). */
#include "cli/verify.h"

#include <jansson.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "cli/command.h"
#include "core/check.h"

enum { BLOCK = 64, HASH = 32 };

/* ---- Reading the proof ---- */

static int bad_proof(const char *file, const char *member)
{
    return fail(EXIT_DATA, SAY("%s: \"%s\" of the proof is missing or wrong",
                               "%s: \"%s\" des Beweises fehlt oder ist falsch"), file, member);
}

/* The words, a newline, the table, a newline: the part that is the same for every draw. */
static bool join(struct verify *verify, const char *table)
{
    json_t *words = json_object_get(verify->proof, "words"), *word;
    size_t i, length = 0;
    bool first = true;
    if (!json_is_array(words)) return false;
    verify->rest[0] = 0;
    json_array_foreach(words, i, word) {
        if (json_is_null(word)) continue;            /* a seat that gave none */
        if (!json_is_string(word)) return false;
        int more = snprintf(verify->rest + length, sizeof verify->rest - length, "%s%s",
                            first ? "" : "\n", json_string_value(word));
        first = false;
        length += (size_t)more;
        if (length >= sizeof verify->rest) return false;
    }
    int more = snprintf(verify->rest + length, sizeof verify->rest - length, "\n%s\n", table);
    return length + (size_t)more < sizeof verify->rest;
}

/* What was promised before the word was given, and the word, must be what the proof says. */
static int compare_notes(const struct verify *verify, const char *file,
                         const struct verify_notes *notes)
{
    if (notes->commit && strcasecmp(notes->commit, verify->commit) != 0)
        return fail(EXIT_NO, SAY("%s: the server promised %s and proves another secret",
                                 "%s: Der Server versprach %s und beweist ein anderes Geheimnis"),
                    file, notes->commit);
    if (!notes->word) return EXIT_DONE;
    char *end;
    unsigned long seat = strtoul(notes->word, &end, 10);
    if (end == notes->word || *end != '=' || !end[1])
        return fail(EXIT_USAGE, SAY("--word: '%s' is not like 0=WORD",
                                    "--word: '%s' ist nicht wie 0=WORT"), notes->word);
    const char *said = json_string_value(
        json_array_get(json_object_get(verify->proof, "words"), seat));
    if (!said || strcmp(said, end + 1) != 0)
        return fail(EXIT_NO, SAY("%s: seat %lu gave the word '%s', the proof has '%s'",
                                 "%s: Platz %lu gab das Wort '%s', im Beweis steht '%s'"),
                    file, seat, end + 1, said ? said : "");
    return EXIT_DONE;
}

int verify_open(struct verify *verify, const char *file, const struct verify_notes *notes)
{
    json_error_t error;
    size_t size = 0;
    uint8_t hash[HASH];
    char hex[VERIFY_HEX_MAX];
    *verify = (struct verify){ 0 };
    if (sodium_init() < 0) return fail(EXIT_SYSTEM, "libsodium");
    verify->proof = json_load_file(file, JSON_REJECT_DUPLICATES, &error);
    if (!verify->proof)
        return fail(error.line < 0 ? EXIT_SYSTEM : EXIT_DATA, "%s:%d: %s", file,
                    error.line < 0 ? 0 : error.line, error.text);
    const char *table = json_string_value(json_object_get(verify->proof, "table"));
    const char *secret = json_string_value(json_object_get(verify->proof, "secret"));
    const char *commit = json_string_value(json_object_get(verify->proof, "commit"));
    verify->fixed = json_is_true(json_object_get(verify->proof, "fixed"));
    if (!table) return bad_proof(file, "table");
    if (!join(verify, table)) return bad_proof(file, "words");
    if (!secret || sodium_hex2bin(verify->secret, sizeof verify->secret, secret, strlen(secret),
                                  NULL, &size, NULL) != 0 || size != sizeof verify->secret)
        return bad_proof(file, "secret");
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, verify->secret, sizeof verify->secret);
    crypto_hash_sha256_update(&state, (const uint8_t *)table, strlen(table));
    crypto_hash_sha256_final(&state, hash);
    sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
    if (!commit || strcmp(commit, hex) != 0)
        return fail(EXIT_NO, SAY("%s: the secret is not the one that was committed to",
                                 "%s: Das Geheimnis ist nicht das, auf das sich der Server "
                                 "festgelegt hat"), file);
    snprintf(verify->commit, sizeof verify->commit, "%s", hex);
    return compare_notes(verify, file, notes);
}

void verify_close(struct verify *verify)
{
    json_decref(verify->proof);
    verify->proof = NULL;
}

/* ---- Drawing ---- */

/* HMAC-SHA256 of RFC 2104 with a 32-byte key. */
static void hmac(const uint8_t key[HASH], const char *message, size_t length, uint8_t out[HASH])
{
    uint8_t inner[BLOCK], outer[BLOCK];
    crypto_hash_sha256_state state;
    memset(inner, 0x36, sizeof inner);
    memset(outer, 0x5c, sizeof outer);
    for (int i = 0; i < HASH; i++) {
        inner[i] ^= key[i];
        outer[i] ^= key[i];
    }
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, inner, sizeof inner);
    crypto_hash_sha256_update(&state, (const uint8_t *)message, length);
    crypto_hash_sha256_final(&state, out);
    crypto_hash_sha256_init(&state);
    crypto_hash_sha256_update(&state, outer, sizeof outer);
    crypto_hash_sha256_update(&state, out, HASH);
    crypto_hash_sha256_final(&state, out);
}

static void block(const struct verify *verify, int stream, uint32_t n, unsigned b,
                  uint8_t out[HASH])
{
    char message[VERIFY_TEXT_MAX + 64];
    int length = snprintf(message, sizeof message, "%s%d\n%u\n%u", verify->rest, stream, n, b);
    hmac(verify->secret, message, (size_t)length, out);
}

/* Reads the 32-bit numbers of all blocks one after another until one is taken. */
static uint64_t number_below(const struct verify *verify, int stream, uint32_t n, uint64_t bound)
{
    uint8_t bytes[HASH];
    uint64_t refused = (((uint64_t)1 << 32) - bound) % bound;
    for (unsigned b = 0;; b++) {
        block(verify, stream, n, b, bytes);
        for (int i = 0; i < HASH; i += 4) {
            uint64_t x = (uint64_t)bytes[i] * 16777216 + (uint64_t)bytes[i + 1] * 65536 +
                         (uint64_t)bytes[i + 2] * 256 + bytes[i + 3];
            uint64_t p = x * bound;
            if (p % ((uint64_t)1 << 32) >= refused) return p / ((uint64_t)1 << 32);
        }
    }
}

lf_action verify_draw(struct verify *verify, const struct lf_game *game, const void *state)
{
    struct lf_outcome outcomes[LF_OUTCOMES_MAX];
    int count = game->chance(state, outcomes), stream = lf_kind_of(outcomes[0].action);
    uint64_t sum = 0, number = 0;
    LF_ASSERT(count > 0 && stream > 0 && stream < LF_KIND_CHANCE_END);
    verify->draws++;
    for (int i = 0; i < count; i++) sum += outcomes[i].weight;
    if (count == 1 && sum) return outcomes[0].action;
    uint32_t n = verify->drawn[stream]++;
    if (!sum) {
        uint8_t bytes[HASH];
        block(verify, stream, n, 0, bytes);
        for (int i = 0; i < 6; i++) number = number * 256 + bytes[i];
        return (outcomes[0].action >> 48 << 48) | number;
    }
    number = number_below(verify, stream, n, sum);
    for (int i = 0; i < count; i++) {
        if (number < outcomes[i].weight) return outcomes[i].action;
        number -= outcomes[i].weight;
    }
    LF_ASSERT(false);       /* the number is below the sum of the weights */
    return 0;
}

bool verify_listed(const struct verify *verify, const struct lf_game *game, lf_action action)
{
    char text[LF_ACTION_TEXT_MAX];
    json_t *draws = json_object_get(verify->proof, "draws");
    json_t *draw = json_array_get(draws, (size_t)verify->draws - 1);
    const char *said_action = json_string_value(json_object_get(draw, "action"));
    game->print(action, text, sizeof text);
    return !draws || (said_action && strcmp(said_action, text) == 0);
}

bool verify_ends(const struct verify *verify)
{
    json_t *draws = json_object_get(verify->proof, "draws");
    return !draws || json_array_size(draws) == (size_t)verify->draws;
}
