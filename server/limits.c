/* limits.c - the table of people and addresses that are counted. */
#include <arpa/inet.h>
#include <netinet/in.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "core/check.h"
#include "server/limits.h"

enum {
    HEADS = 4096, QUIET_MS = 60000,
    RECENT_MS = 1000,                   /* whoever was asked for just now is never forgotten */
    LOOKED_AT = 32,                     /* entries, for one that owes nothing */
    NETWORK_TIMES = 8,                  /* what a network may ask, in allowances of an address */
    ADDRESS_BYTES = 7, NETWORK_BYTES = 6,           /* of an IPv6 address: /56 and /48 */
};

struct limits {
    struct limited *head[HEADS];
    struct limited *oldest, *newest;    /* all entries, in the order of their last use */
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

/* ---- The order of use ---- */

static void order_remove(struct limits *limits, struct limited *entry)
{
    if (entry->older) entry->older->newer = entry->newer;
    else limits->oldest = entry->newer;
    if (entry->newer) entry->newer->older = entry->older;
    else limits->newest = entry->older;
}

static void order_add(struct limits *limits, struct limited *entry)
{
    entry->older = limits->newest;
    entry->newer = NULL;
    if (limits->newest) limits->newest->newer = entry;
    else limits->oldest = entry;
    limits->newest = entry;
}

static void use(struct limits *limits, struct limited *entry, uint64_t now_ms)
{
    entry->used_ms = now_ms;
    order_remove(limits, entry);
    order_add(limits, entry);
}

static void forget(struct limits *limits, struct limited *entry)
{
    struct limited **at = &limits->head[head_of(limits, entry->kind, entry->key)];
    while (*at != entry) at = &(*at)->next;
    *at = entry->next;
    LF_ASSERT(entry->holders == 0 && entry->sockets == 0);
    order_remove(limits, entry);
    if (entry->network) entry->network->holders--;
    limits->count--;
    free(entry);
}

/* Makes room: of those who have been quiet longest, one that owes nothing, or else the first.
 * Whoever is held counts among the newest from then on. Where all are held or in use there are
 * about as many as open sockets, which have a limit of their own: then the table grows. */
static void evict(struct limits *limits, uint64_t now_ms)
{
    struct limited *first = NULL;
    struct limited *entry = limits->oldest, *next;
    size_t left = limits->count;
    for (int looked = 0; entry && left && looked < LOOKED_AT; entry = next, left--) {
        next = entry->newer;
        if (entry->holders > 0) {
            use(limits, entry, entry->used_ms);
            continue;
        }
        if (now_ms < entry->used_ms + RECENT_MS) break;
        if (!first) first = entry;
        if (now_ms > entry->owes_until_ms) {
            forget(limits, entry);
            return;
        }
        looked++;
    }
    if (first) forget(limits, first);
}

/* ---- Finding ---- */

static bool is_v4(const uint8_t key[16])
{
    static const uint8_t mapped[12] = { [10] = 0xFF, [11] = 0xFF };
    return memcmp(key, mapped, sizeof mapped) == 0;
}

static struct limited *add(struct limits *limits, enum limit_kind kind, const uint8_t key[16],
                           uint64_t now_ms)
{
    size_t head = head_of(limits, kind, key);
    if (limits->count >= LIMITS_MAX) evict(limits, now_ms);
    struct limited *entry = calloc(1, sizeof *entry);
    if (!entry) return NULL;
    memcpy(entry->key, key, 16);
    entry->kind = kind;
    entry->used_ms = now_ms;
    /* Buckets start full: bucket_take() cuts a bucket at its own burst. */
    for (int i = 0; i < LIMIT_RATES; i++) entry->rate[i] = bucket_full(1u << 20, now_ms);
    for (int i = 0; i < LIMIT_QUOTAS; i++) entry->quota[i] = bucket_full(1u << 20, now_ms);
    entry->next = limits->head[head];
    limits->head[head] = entry;
    limits->count++;
    order_add(limits, entry);
    return entry;
}

struct limited *limits_find(struct limits *limits, enum limit_kind kind, const uint8_t key[16],
                            uint64_t now_ms)
{
    struct limited *entry = limits->head[head_of(limits, kind, key)];
    while (entry && (entry->kind != kind || memcmp(entry->key, key, 16) != 0)) entry = entry->next;
    if (entry) {
        use(limits, entry, now_ms);
        return entry;
    }
    struct limited *network = NULL;
    if (kind == LIMIT_ADDRESS && !is_v4(key)) {
        uint8_t wide[16] = { 0 };
        memcpy(wide, key, NETWORK_BYTES);
        network = limits_find(limits, LIMIT_NETWORK, wide, now_ms);
        if (!network) return NULL;
        network->holders++;             /* from now on: adding the other must not evict it */
    }
    entry = add(limits, kind, key, now_ms);
    if (entry) entry->network = network;
    else if (network) network->holders--;
    return entry;
}

/* ---- Counting ---- */

bool limits_sip(struct limited *entry, enum limit_rate which, uint32_t per_second, uint32_t burst,
                uint64_t now_ms)
{
    if (!bucket_sip(&entry->rate[which], per_second, burst, now_ms)) return false;
    return !entry->network || bucket_sip(&entry->network->rate[which], per_second * NETWORK_TIMES,
                                         burst * NETWORK_TIMES, now_ms);
}

static uint32_t take(struct limited *entry, enum limit_quota which, uint32_t per_hour,
                     uint32_t burst, uint32_t cost, uint64_t now_ms)
{
    struct bucket *bucket = &entry->quota[which];
    uint32_t wait_s = bucket_take(bucket, per_hour, burst, cost, now_ms);
    int64_t missing = (int64_t)burst * BUCKET_TOKEN - bucket->parts;
    uint64_t full_ms = (uint64_t)missing / (per_hour ? per_hour : 1);
    if (now_ms + full_ms > entry->owes_until_ms) entry->owes_until_ms = now_ms + full_ms;
    return wait_s;
}

uint32_t limits_take(struct limited *entry, enum limit_quota which, uint32_t per_hour,
                     uint32_t burst, uint32_t cost, uint64_t now_ms)
{
    uint32_t wait_s = take(entry, which, per_hour, burst, cost, now_ms);
    if (wait_s || !entry->network) return wait_s;
    wait_s = take(entry->network, which, per_hour * NETWORK_TIMES, burst * NETWORK_TIMES, cost,
                  now_ms);
    if (wait_s) bucket_give(&entry->quota[which], cost);
    return wait_s;
}

void limits_give(struct limited *entry, enum limit_quota which, uint32_t cost)
{
    bucket_give(&entry->quota[which], cost);
    if (entry->network) bucket_give(&entry->network->quota[which], cost);
}

bool limits_network_full(const struct limited *entry, uint32_t of_address)
{
    return entry->network && entry->network->sockets >= of_address * NETWORK_TIMES;
}

void limits_open(struct limited *entry)
{
    entry->sockets++;
    entry->holders++;
    if (entry->network) entry->network->sockets++;
}

void limits_close(struct limited *entry)
{
    LF_ASSERT(entry->sockets > 0);
    entry->sockets--;
    entry->holders--;
    if (entry->network) entry->network->sockets--;
}

uint64_t limits_number(const struct limits *limits, const struct limited *entry)
{
    unsigned char hash[crypto_shorthash_BYTES];
    uint64_t number;
    crypto_shorthash(hash, entry->key, sizeof entry->key, limits->secret);
    memcpy(&number, hash, sizeof number);
    return number;
}

/* The oldest come first; whoever owes something, or is held, stays. */
void limits_sweep(struct limits *limits, uint64_t now_ms)
{
    for (struct limited *entry = limits->oldest, *next; entry; entry = next) {
        next = entry->newer;
        if (now_ms <= entry->used_ms + QUIET_MS) {
            if (entry->holders == 0) return;
            continue;
        }
        if (entry->holders == 0 && now_ms > entry->owes_until_ms) forget(limits, entry);
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
        memcpy(key, address->s6_addr, ADDRESS_BYTES);
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
