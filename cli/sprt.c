/* sprt.c - scores of blocks, Elo and the sequential probability ratio test (sprt.h). */
#include "cli/sprt.h"

#include <math.h>

#include "cli/sim.h"

const double sprt_bound = 2.9444389791664403;      /* log(0.95 / 0.05) */

/* Shares are kept away from 0 and 1, where Elo has no end: beyond this it says little anyway. */
static const double share_least = 1e-4;

double sprt_share_of(const struct sprt_lineup *lineup, double elo)
{
    double own = lineup->own * pow(10, elo / 400);
    return own / (own + lineup->seats - lineup->own);
}

double sprt_elo_of(const struct sprt_lineup *lineup, double share)
{
    double others = lineup->seats - lineup->own;
    share = fmin(fmax(share, share_least), 1 - share_least);
    return 400 * log10(share / (1 - share) * others / lineup->own);
}

/* What a bin stands for, as a share of the wins of its block. */
static double share_of_bin(const struct sprt_lineup *lineup, int bin)
{
    return (double)bin / (SPRT_WIN * lineup->games);
}

struct sprt_result sprt_judge(const struct sprt_lineup *lineup, const struct sprt_counts *counts)
{
    double n = (double)counts->blocks, mean = 0, squares = 0;
    if (counts->blocks == 0) return (struct sprt_result){ 0 };
    for (int bin = 0; bin < SPRT_BINS; bin++) {
        double share = share_of_bin(lineup, bin), weight = (double)counts->of[bin] / n;
        mean += weight * share;
        squares += weight * share * share;
    }
    /* As many independent games as would give the same variance: Wilson's interval needs them. */
    double variance = squares - mean * mean;
    double games = variance > 1e-12 ? n * mean * (1 - mean) / variance : n * lineup->games;
    struct share share = share_interval(mean, games);
    return (struct sprt_result){
        mean, share.low, share.high,
        sprt_elo_of(lineup, mean), sprt_elo_of(lineup, share.low), sprt_elo_of(lineup, share.high),
    };
}

struct histogram { int bins; double share[SPRT_BINS], part[SPRT_BINS]; };

/* The likeliest histogram with this mean is part / (1 + tilt * (share - mean)) for the one tilt
 * that makes it so (empirical likelihood). The sum below falls as the tilt grows:
 * halve the range. */
static double find_tilt(const struct histogram *seen, double mean)
{
    double least = -1 / (seen->share[seen->bins - 1] - mean), most = 1 / (mean - seen->share[0]);
    for (int i = 0; i < 100; i++) {
        double tilt = (least + most) / 2, sum = 0;
        for (int k = 0; k < seen->bins; k++) {
            double off = seen->share[k] - mean;
            sum += seen->part[k] * off / (1 + tilt * off);
        }
        if (sum > 0) least = tilt;
        else most = tilt;
    }
    return (least + most) / 2;
}

double sprt_ratio(const struct sprt_lineup *lineup, const struct sprt_counts *counts, double elo0,
                  double elo1)
{
    struct histogram seen = { 0 };
    double share0 = sprt_share_of(lineup, elo0), share1 = sprt_share_of(lineup, elo1), ratio = 0;
    double total = (double)counts->blocks;
    /* Both ends are there, if only a little: else a first lost block would be no block at all. */
    for (int bin = 0; bin <= SPRT_WIN * lineup->games; bin++) {
        bool end = bin == 0 || bin == SPRT_WIN * lineup->games;
        double count = (double)counts->of[bin];
        if (end && counts->of[bin] == 0) total += count = 1e-3;
        if (count == 0) continue;
        seen.share[seen.bins] = share_of_bin(lineup, bin);
        seen.part[seen.bins++] = count;
    }
    for (int k = 0; k < seen.bins; k++) seen.part[k] /= total;
    double tilt0 = find_tilt(&seen, share0), tilt1 = find_tilt(&seen, share1);
    for (int k = 0; k < seen.bins; k++)
        ratio += seen.part[k] * (log1p(tilt0 * (seen.share[k] - share0)) -
                                 log1p(tilt1 * (seen.share[k] - share1)));
    return total * ratio;
}
