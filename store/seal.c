/* seal.c - see seal.h. libsodium's boxes throughout; a text's nonce follows from its place, which
 * is there once in a backup, so that no text can stand in for another. */
#include "store/seal.h"

#include <errno.h>
#include <fcntl.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/check.h"

static const char WORD[] = "landfall-backup-key", MARK[] = "sealed ";
enum { VARIANT = sodium_base64_VARIANT_ORIGINAL };

_Static_assert(crypto_box_PUBLICKEYBYTES == SEAL_KEY_SIZE &&
               crypto_box_SECRETKEYBYTES == SEAL_KEY_SIZE &&
               crypto_secretbox_KEYBYTES == SEAL_KEY_SIZE &&
               crypto_box_SEALBYTES + SEAL_KEY_SIZE == SEAL_BOX_SIZE, "sizes as written");

void seal_hex(const uint8_t *bytes, size_t count, char *hex)
{
    sodium_bin2hex(hex, 2 * count + 1, bytes, count);
}

static bool unhex(const char *hex, uint8_t *bytes, size_t size)
{
    size_t count = 0;
    return sodium_hex2bin(bytes, size, hex, strlen(hex), NULL, &count, NULL) == 0 &&
           count == size;
}

enum seal_file seal_read_file(const char *file, struct seal_pair *pair)
{
    char word[32] = "", half[16] = "", hex[80] = "";
    FILE *in = fopen(file, "re");
    if (!in) return errno == ENOENT ? SEAL_ABSENT : SEAL_UNREADABLE;
    int found = fscanf(in, "%31s %15s %79s", word, half, hex);
    fclose(in);
    *pair = (struct seal_pair){ .has_secret = strcmp(half, "secret") == 0 };
    bool good = found == 3 && strcmp(word, WORD) == 0 &&
                (pair->has_secret || strcmp(half, "public") == 0) &&
                unhex(hex, pair->has_secret ? pair->secret : pair->public, SEAL_KEY_SIZE);
    if (good && pair->has_secret) good = crypto_scalarmult_base(pair->public, pair->secret) == 0;
    sodium_memzero(hex, sizeof hex);
    return good ? SEAL_READ : SEAL_STRANGE;
}

bool seal_make_file(const char *file, struct seal_pair *pair)
{
    char line[128], hex[2 * SEAL_KEY_SIZE + 1];
    int out = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (out < 0) return false;
    crypto_box_keypair(pair->public, pair->secret);
    pair->has_secret = true;
    seal_hex(pair->secret, SEAL_KEY_SIZE, hex);
    int length = snprintf(line, sizeof line, "%s secret %s\n", WORD, hex);
    bool good = write(out, line, (size_t)length) == length && fsync(out) == 0;
    close(out);
    sodium_memzero(line, sizeof line);
    sodium_memzero(hex, sizeof hex);
    if (!good) unlink(file);
    return good;
}

void seal_make(struct seal *seal)
{
    randombytes_buf(seal->key, sizeof seal->key);
}

void seal_close(const struct seal *seal, const struct seal_pair *pair, char hex[SEAL_HEX_MAX])
{
    uint8_t box[SEAL_BOX_SIZE];
    crypto_box_seal(box, seal->key, sizeof seal->key, pair->public);
    seal_hex(box, sizeof box, hex);
}

bool seal_open(struct seal *seal, const struct seal_pair *pair, const char *hex)
{
    uint8_t box[SEAL_BOX_SIZE];
    return pair->has_secret && unhex(hex, box, sizeof box) &&
           crypto_box_seal_open(seal->key, box, sizeof box, pair->public, pair->secret) == 0;
}

static void nonce_of(const struct store_entry *entry, uint8_t nonce[crypto_secretbox_NONCEBYTES])
{
    char place[STORE_TABLE_MAX + 16];
    int length = snprintf(place, sizeof place, "%s %u", entry->table, entry->seq);
    crypto_generichash(nonce, crypto_secretbox_NONCEBYTES, (const uint8_t *)place,
                       (unsigned long long)length, NULL, 0);
}

char *seal_text(const struct seal *seal, const struct store_entry *entry)
{
    uint8_t nonce[crypto_secretbox_NONCEBYTES];
    size_t length = strlen(entry->text), boxed = length + crypto_secretbox_MACBYTES;
    size_t room = sodium_base64_encoded_len(boxed, VARIANT);
    uint8_t *box = malloc(boxed);
    char *text = malloc(sizeof MARK + room);
    LF_ASSERT(box && text);
    nonce_of(entry, nonce);
    crypto_secretbox_easy(box, (const uint8_t *)entry->text, length, nonce, seal->key);
    memcpy(text, MARK, sizeof MARK);
    sodium_bin2base64(text + sizeof MARK - 1, room, box, boxed, VARIANT);
    free(box);
    return text;
}

bool seal_is(const char *text)
{
    return strncmp(text, MARK, sizeof MARK - 1) == 0;
}

char *seal_text_open(const struct seal *seal, const struct store_entry *entry)
{
    uint8_t nonce[crypto_secretbox_NONCEBYTES];
    if (!seal_is(entry->text)) return NULL;
    const char *from = entry->text + sizeof MARK - 1;
    size_t size = strlen(from), boxed = 0;
    uint8_t *box = malloc(size + 1);
    char *text = malloc(size + 1);
    LF_ASSERT(box && text);
    nonce_of(entry, nonce);
    bool good = sodium_base642bin(box, size, from, size, NULL, &boxed, NULL, VARIANT) == 0 &&
                boxed >= crypto_secretbox_MACBYTES &&
                crypto_secretbox_open_easy((uint8_t *)text, box, boxed, nonce, seal->key) == 0;
    if (good) text[boxed - crypto_secretbox_MACBYTES] = 0;
    free(box);
    if (good) return text;
    free(text);
    return NULL;
}
