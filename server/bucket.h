/* bucket.h - a token bucket: it holds `burst` tokens, fills at a rate, and who asks takes some. */
#ifndef SERVER_BUCKET_H
#define SERVER_BUCKET_H

#include <stdbool.h>
#include <stdint.h>

/* Tokens are counted in parts that an hour of one a millisecond brings: so slow ones fill too. */
enum { BUCKET_TOKEN = 3600000 };
struct bucket { int64_t parts; uint64_t at_ms; };

struct bucket bucket_full(uint32_t burst, uint64_t now_ms);
/* Takes `cost` tokens, or none: then the seconds until they are there. Cost 0 takes nothing and
 * only tells whether there is one. */
uint32_t bucket_take(struct bucket *bucket, uint32_t per_hour, uint32_t burst, uint32_t cost,
                     uint64_t now_ms);
void bucket_give(struct bucket *bucket, uint32_t cost);      /* back */
/* One token of a bucket that fills by the second; false: there is none. */
bool bucket_sip(struct bucket *bucket, uint32_t per_second, uint32_t burst, uint64_t now_ms);

#endif
