/* bucket.c - token buckets; see bucket.h. */
#include "server/bucket.h"

struct bucket bucket_full(uint32_t burst, uint64_t now_ms)
{
    return (struct bucket){ (int64_t)burst * BUCKET_TOKEN, now_ms };
}

uint32_t bucket_take(struct bucket *bucket, uint32_t per_hour, uint32_t burst, uint32_t cost,
                     uint64_t now_ms)
{
    int64_t most = (int64_t)burst * BUCKET_TOKEN;
    int64_t wanted = (int64_t)(cost ? cost : 1) * BUCKET_TOKEN;
    uint64_t past = now_ms > bucket->at_ms ? now_ms - bucket->at_ms : 0;
    if (past > BUCKET_TOKEN) past = BUCKET_TOKEN;                 /* an hour */
    bucket->parts += (int64_t)past * per_hour;
    if (bucket->parts > most) bucket->parts = most;
    bucket->at_ms = now_ms;
    if (bucket->parts < wanted) {
        int64_t missing_ms = (wanted - bucket->parts) / (per_hour ? per_hour : 1);
        return (uint32_t)(missing_ms / 1000) + 1;
    }
    bucket->parts -= (int64_t)cost * BUCKET_TOKEN;
    return 0;
}

void bucket_give(struct bucket *bucket, uint32_t cost)
{
    bucket->parts += (int64_t)cost * BUCKET_TOKEN;
}

bool bucket_sip(struct bucket *bucket, uint32_t per_second, uint32_t burst, uint64_t now_ms)
{
    return bucket_take(bucket, per_second * 3600, burst, 1, now_ms) == 0;
}
