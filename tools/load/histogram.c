/* histogram.c - see histogram.h. Below 64 a bucket is one microsecond wide; from there on each
 * doubling has 64 buckets. */
#include "tools/load/histogram.h"

static int bucket_of(uint64_t us)
{
    if (us < HISTOGRAM_STEPS) return (int)us;
    int shift = 63 - __builtin_clzll(us) - 6;
    int bucket = (shift + 1) * HISTOGRAM_STEPS + (int)(us >> shift) - HISTOGRAM_STEPS;
    return bucket < HISTOGRAM_BUCKETS ? bucket : HISTOGRAM_BUCKETS - 1;
}

/* The largest time that falls into the bucket. */
static uint64_t upper(int bucket)
{
    if (bucket < HISTOGRAM_STEPS) return (uint64_t)bucket;
    int shift = bucket / HISTOGRAM_STEPS - 1;
    uint64_t step = (uint64_t)(bucket % HISTOGRAM_STEPS + HISTOGRAM_STEPS);
    return ((step + 1) << shift) - 1;
}

void histogram_add(struct histogram *histogram, int64_t us)
{
    uint64_t value = us > 0 ? (uint64_t)us : 0;
    histogram->bucket[bucket_of(value)]++;
    histogram->count++;
    if (value > histogram->max) histogram->max = value;
}

double histogram_ms(const struct histogram *histogram, double share)
{
    uint64_t needed = (uint64_t)((double)histogram->count * share + 0.999999), seen = 0;
    if (histogram->count == 0) return 0;
    for (int i = 0; i < HISTOGRAM_BUCKETS; i++) {
        seen += histogram->bucket[i];
        if (seen >= needed) {
            uint64_t value = upper(i) < histogram->max ? upper(i) : histogram->max;
            return (double)value / 1000;
        }
    }
    return (double)histogram->max / 1000;
}
