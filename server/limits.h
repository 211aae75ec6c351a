/* limits.h - how much one connection, person or address may ask of the server.
 *
 * Every limit is a token bucket. Buckets of connections live in the connection; those of people and
 * addresses live here, in a table of bounded size that forgets who has been quiet. */
#ifndef SERVER_LIMITS_H
#define SERVER_LIMITS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

#include "server/bucket.h"

enum {
    LIMIT_MESSAGE_SIZE = 4096,          /* bytes of a message on a socket */
    LIMIT_BODY_SIZE = 8192,             /* bytes of an HTTP body */
    LIMIT_QUEUE_SIZE = 65536,           /* bytes waiting behind the message being sent ... */
    LIMIT_QUEUE_S = 5,                  /* ... for longer than this, or ... */
    LIMIT_QUEUE_HARD = 262144,          /* ... so many at all: whoever does not read is dropped */
    LIMIT_DEPTH = 8,                    /* of nested JSON */
    LIMIT_HEADERS_SIZE = 8192,
    LIMIT_HEADER_S = 5,                 /* seconds for all headers of a request */
    LIMIT_FRAMING = 32,                 /* bytes of heads and control frames for a message, ... */
    LIMIT_FRAMING_S = 8,                /* ... so many seconds' worth of them at once */
    LIMIT_STRIKES = 60,                 /* refusals for speed in a row until the door closes */
};

enum limit_kind { LIMIT_ADDRESS, LIMIT_NETWORK, LIMIT_PERSON };
/* What is counted by the hour: see quota.c. */
enum limit_quota {
    LIMIT_GETS, LIMIT_GUESTS, LIMIT_RENAMES, LIMIT_TABLES, LIMIT_CODES,
    LIMIT_REPORTS, LIMIT_EXPORTS, LIMIT_REVIEWS, LIMIT_QUOTAS,
};

/* What is counted by the second: an address's new connections and POSTs, a person's messages. */
enum limit_rate { LIMIT_CONNECTS, LIMIT_POSTS, LIMIT_MESSAGES, LIMIT_RATES };

enum { LIMITS_MAX = 65536 };            /* entries, unless more are held */

/* Someone we count. */
struct limited {
    struct limited *next, *older, *newer;
    struct limited *network;            /* of an IPv6 address: what is counted counts there too */
    uint8_t key[16];
    enum limit_kind kind;
    uint32_t sockets, holders;          /* holders: connections that point here */
    uint64_t used_ms;
    struct bucket rate[LIMIT_RATES];
    struct bucket quota[LIMIT_QUOTAS];
    uint64_t owes_until_ms;             /* when all of them are full again */
};

struct limits;
struct limits *limits_new(void);
void limits_free(struct limits *limits);

/* The entry of this key, made if need be; where the table is full, whoever was quiet longest is
 * forgotten for it. NULL: no memory. Valid for this turn of the loop, or while it is held. */
struct limited *limits_find(struct limits *limits, enum limit_kind kind, const uint8_t key[16],
                            uint64_t now_ms);
/* One token of what is counted by the second, of the entry and of its network; false: none. */
bool limits_sip(struct limited *entry, enum limit_rate which, uint32_t per_second, uint32_t burst,
                uint64_t now_ms);
/* bucket_take() of one of the quotas; the entry is remembered until it is full again. */
uint32_t limits_take(struct limited *entry, enum limit_quota which, uint32_t per_hour,
                     uint32_t burst, uint32_t cost, uint64_t now_ms);
void limits_give(struct limited *entry, enum limit_quota which, uint32_t cost);      /* back */
/* A socket that is opened holds its entry until it is closed. */
bool limits_network_full(const struct limited *entry, uint32_t of_address);
void limits_open(struct limited *entry);
void limits_close(struct limited *entry);
/* A number that stands for the entry, the same for this run of the server only. */
uint64_t limits_number(const struct limits *limits, const struct limited *entry);
/* Forgets who is not held and has been quiet for a minute. */
void limits_sweep(struct limits *limits, uint64_t now_ms);
size_t limits_count(const struct limits *limits);

/* The key of an address: an IPv4 address whole, an IPv6 one by its network of 56 bits, which is
 * what a household gets. The owner of one of 48 bits, a company or an attacker, has 256 of those:
 * so networks of 48 bits are counted as well, with a larger allowance. */
void limits_address_key(const struct sockaddr *address, uint8_t key[16]);
bool limits_address_key_of_text(const char *text, uint8_t key[16]);

#endif
