/* histogram.h - how long things took: counts in buckets about 1.6 percent wide. */
#ifndef TOOLS_HISTOGRAM_H
#define TOOLS_HISTOGRAM_H

#include <stdint.h>

enum { HISTOGRAM_STEPS = 64, HISTOGRAM_BUCKETS = HISTOGRAM_STEPS * 34 };

struct histogram { uint64_t count, max, bucket[HISTOGRAM_BUCKETS]; };

void histogram_add(struct histogram *histogram, int64_t us);
/* The time within which this share (0 to 1) of all was done. */
double histogram_ms(const struct histogram *histogram, double share);

#endif
