/* limits.c - the table of people and addresses that are counted. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "server/limits.h"

enum { HEADS = 4096, ENTRIES_MAX = 65536, QUIET_MS = 60000 };

struct limits {
    struct limited *head[HEADS];
    size_t count;
    unsigned char secret[crypto_shorthash_KEYBYTES];   /* so that nobody can aim at one list */
};

struct limits *limits_new(void)
{
    struct limits *limits = calloc(1, sizeof *limits);
    if (limits) randombytes_buf(limits->secret, sizeof limits->secret);
    return limits;
}

void limits_free(struct limits *limits)
{
    if (!limits) return;
    for (size_t i = 0; i < HEADS; i++) {
        while (limits->head[i]) {
            struct limited *entry = limits->head[i];
            limits->head[i] = entry->next;
            free(entry);
        }
    }
    free(limits);
}

static size_t head_of(const struct limits *limits, enum limit_kind kind, const uint8_t key[16])
{
    unsigned char text[17], hash[crypto_shorthash_BYTES];
    uint64_t number;
    memcpy(text, key, 16);
    text[16] = (unsigned char)kind;
    crypto_shorthash(hash, text, sizeof text, limits->secret);
    memcpy(&number, hash, sizeof number);
    return number % HEADS;
}

struct limited *limits_find(struct limits *limits, enum limit_kind kind, const uint8_t key[16],
                            uint64_t now_ms)
{
    size_t head = head_of(limits, kind, key);
    for (struct limited *entry = limits->head[head]; entry; entry = entry->next) {
        if (entry->kind == kind && memcmp(entry->key, key, 16) == 0) {
            entry->used_ms = now_ms;
            return entry;
        }
    }
    if (limits->count >= ENTRIES_MAX) limits_sweep(limits, now_ms);
    if (limits->count >= ENTRIES_MAX) return NULL;
    struct limited *entry = calloc(1, sizeof *entry);
    if (!entry) return NULL;
    memcpy(entry->key, key, 16);
    entry->kind = kind;
    entry->used_ms = now_ms;
    /* Buckets start full: bucket_take() cuts a bucket at its own burst. */
    entry->connects = entry->posts = entry->messages = bucket_full(1u << 20, now_ms);
    for (int i = 0; i < LIMIT_QUOTAS; i++) entry->quota[i] = entry->posts;
    entry->next = limits->head[head];
    limits->head[head] = entry;
    limits->count++;
    return entry;
}

uint32_t limits_take(struct limited *entry, enum limit_quota which, uint32_t per_hour,
                     uint32_t burst, uint32_t cost, uint64_t now_ms)
{
    struct bucket *bucket = &entry->quota[which];
    uint32_t wait_s = bucket_take(bucket, per_hour, burst, cost, now_ms);
    int64_t missing = (int64_t)burst * BUCKET_TOKEN - bucket->parts;
    uint64_t full_ms = (uint64_t)missing / (per_hour ? per_hour : 1);
    if (now_ms + full_ms > entry->owes_until_ms) entry->owes_until_ms = now_ms + full_ms;
    return wait_s;
}

uint64_t limits_number(const struct limits *limits, const struct limited *entry)
{
    unsigned char hash[crypto_shorthash_BYTES];
    uint64_t number;
    crypto_shorthash(hash, entry->key, sizeof entry->key, limits->secret);
    memcpy(&number, hash, sizeof number);
    return number;
}

void limits_sweep(struct limits *limits, uint64_t now_ms)
{
    for (size_t i = 0; i < HEADS; i++) {
        for (struct limited **at = &limits->head[i]; *at;) {
            struct limited *entry = *at;
            if (entry->holders == 0 && now_ms > entry->used_ms + QUIET_MS &&
                now_ms > entry->owes_until_ms) {
                LF_ASSERT(entry->sockets == 0);
                *at = entry->next;
                free(entry);
                limits->count--;
            } else {
                at = &entry->next;
            }
        }
    }
}

size_t limits_count(const struct limits *limits)
{
    return limits->count;
}

static void key_of_v6(const struct in6_addr *address, uint8_t key[16])
{
    memset(key, 0, 16);
    if (IN6_IS_ADDR_V4MAPPED(address)) {
        key[10] = key[11] = 0xFF;
        memcpy(key + 12, address->s6_addr + 12, 4);
    } else {
        memcpy(key, address->s6_addr, 8);
    }
}

void limits_address_key(const struct sockaddr *address, uint8_t key[16])
{
    memset(key, 0, 16);
    if (address->sa_family == AF_INET) {
        struct sockaddr_in v4;
        memcpy(&v4, address, sizeof v4);
        key[10] = key[11] = 0xFF;
        memcpy(key + 12, &v4.sin_addr, 4);
    } else if (address->sa_family == AF_INET6) {
        struct sockaddr_in6 v6;
        memcpy(&v6, address, sizeof v6);
        key_of_v6(&v6.sin6_addr, key);
    }
}

bool limits_address_key_of_text(const char *text, uint8_t key[16])
{
    struct in_addr v4;
    struct in6_addr v6;
    if (inet_pton(AF_INET, text, &v4) == 1) {
        memset(key, 0, 16);
        key[10] = key[11] = 0xFF;
        memcpy(key + 12, &v4, 4);
        return true;
    }
    if (inet_pton(AF_INET6, text, &v6) != 1) return false;
    key_of_v6(&v6, key);
    return true;
}
