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

bool guests_find(struct store *store, const char *token, size_t length, struct person *out,
                 int64_t *used_ms)
{
    struct store_guest guest;
    uint8_t hash[STORE_HASH_SIZE];
    if (!hash_token(token, length, hash) || !store_guest_find(store, hash, &guest)) return false;
    if (!guest.id[0]) return false;                 /* revoked */
    memcpy(out->id, guest.id, sizeof out->id);
    memcpy(out->name, guest.name, sizeof out->name);
    *used_ms = guest.at;
    return true;
}

static uint64_t put(struct store *store, const uint8_t hash[STORE_HASH_SIZE], int64_t now_ms,
                    const struct person *person)
{
    struct store_guest guest = { .at = now_ms };
    memcpy(guest.hash, hash, STORE_HASH_SIZE);
    memcpy(guest.id, person->id, sizeof guest.id);
    memcpy(guest.name, person->name, sizeof guest.name);
    return store_guest_put(store, &guest);
}

static uint64_t put_known(struct store *store, const char *token, int64_t now_ms,
                          const struct person *person)
{
    uint8_t hash[STORE_HASH_SIZE];
    bool good = hash_token(token, strlen(token), hash);
    LF_ASSERT(good);
    return put(store, hash, now_ms, person);
}

void guests_set_name(struct person *person, const char *name)
{
    size_t length = strlen(name);
    LF_ASSERT(length < sizeof person->name);
    memset(person->name, 0, sizeof person->name);
    memcpy(person->name, name, length);
}

static uint64_t put_new(struct store *store, int64_t now_ms, char token[GUESTS_TOKEN_SIZE],
                        const struct person *person)
{
    unsigned char bits[TOKEN_BYTES];
    uint8_t hash[STORE_HASH_SIZE];
    randombytes_buf(bits, sizeof bits);
    sodium_bin2base64(token, GUESTS_TOKEN_SIZE, bits, sizeof bits, VARIANT);
    crypto_generichash(hash, sizeof hash, bits, sizeof bits, NULL, 0);
    sodium_memzero(bits, sizeof bits);
    return put(store, hash, now_ms, person);
}

uint64_t guests_make(struct store *store, const char *name, int64_t now_ms,
                     char token[GUESTS_TOKEN_SIZE], struct person *out)
{
    unsigned char id[ID_BYTES];
    randombytes_buf(id, sizeof id);
    memset(out, 0, sizeof *out);
    sodium_bin2hex(out->id, sizeof out->id, id, sizeof id);
    guests_set_name(out, name);
    return put_new(store, now_ms, token, out);
}

uint64_t guests_touch(struct store *store, const char *token, int64_t now_ms,
                      const struct person *person)
{
    return put_known(store, token, now_ms, person);
}

/* A guest without an id, long unused, stands for nobody. */
uint64_t guests_revoke(struct store *store, const char *token)
{
    static const struct person nobody;
    return put_known(store, token, 0, &nobody);
}

uint64_t guests_rotate(struct store *store, int64_t now_ms, char token[GUESTS_TOKEN_SIZE],
                       const struct person *person)
{
    guests_revoke(store, token);
    return put_new(store, now_ms, token, person);
}
