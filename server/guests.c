/* guests.c - tokens and their hashes; see guests.h. */
#include <sodium.h>
#include <string.h>

#include "core/check.h"
#include "server/guests.h"

enum { TOKEN_BYTES = 32, ID_BYTES = 8, VARIANT = sodium_base64_VARIANT_URLSAFE_NO_PADDING };

_Static_assert(crypto_generichash_BYTES == STORE_HASH_SIZE, "the store keeps whole hashes");
_Static_assert(sodium_base64_ENCODED_LEN(TOKEN_BYTES, VARIANT) == GUESTS_TOKEN_SIZE, "43 and zero");

/* Hashes the decoded bits, so that there is one way to write a token. */
static bool hash_token(const char *token, size_t length, uint8_t hash[STORE_HASH_SIZE])
{
    unsigned char bits[TOKEN_BYTES];
    size_t count = 0;
    if (length != GUESTS_TOKEN_SIZE - 1 ||
        sodium_base642bin(bits, sizeof bits, token, length, NULL, &count, NULL, VARIANT) != 0 ||
        count != sizeof bits)
        return false;
    crypto_generichash(hash, STORE_HASH_SIZE, bits, sizeof bits, NULL, 0);
    sodium_memzero(bits, sizeof bits);
    return true;
}

bool guests_find(struct store *store, const char *token, size_t length, struct person *out)
{
    struct store_guest guest;
    uint8_t hash[STORE_HASH_SIZE];
    if (!hash_token(token, length, hash) || !store_guest_find(store, hash, &guest)) return false;
    memcpy(out->id, guest.id, sizeof out->id);
    memcpy(out->name, guest.name, sizeof out->name);
    return true;
}

static uint64_t put(struct store *store, const uint8_t hash[STORE_HASH_SIZE], const char *name,
                    int64_t now_ms, struct person *person)
{
    struct store_guest guest = { .at = now_ms };
    size_t length = strlen(name);
    LF_ASSERT(length < sizeof person->name);
    memset(person->name, 0, sizeof person->name);
    memcpy(person->name, name, length);
    memcpy(guest.hash, hash, STORE_HASH_SIZE);
    memcpy(guest.id, person->id, sizeof guest.id);
    memcpy(guest.name, person->name, sizeof guest.name);
    return store_guest_put(store, &guest);
}

uint64_t guests_make(struct store *store, const char *name, int64_t now_ms,
                     char token[GUESTS_TOKEN_SIZE], struct person *out)
{
    unsigned char bits[TOKEN_BYTES], id[ID_BYTES];
    uint8_t hash[STORE_HASH_SIZE];
    randombytes_buf(bits, sizeof bits);
    randombytes_buf(id, sizeof id);
    sodium_bin2base64(token, GUESTS_TOKEN_SIZE, bits, sizeof bits, VARIANT);
    crypto_generichash(hash, sizeof hash, bits, sizeof bits, NULL, 0);
    sodium_memzero(bits, sizeof bits);
    memset(out, 0, sizeof *out);
    sodium_bin2hex(out->id, sizeof out->id, id, sizeof id);
    return put(store, hash, name, now_ms, out);
}

uint64_t guests_rename(struct store *store, const char *token, size_t length, const char *name,
                       int64_t now_ms, struct person *person)
{
    uint8_t hash[STORE_HASH_SIZE];
    bool good = hash_token(token, length, hash);
    LF_ASSERT(good);
    return put(store, hash, name, now_ms, person);
}
