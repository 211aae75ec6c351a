/* share.c - a share of wins with its 95 % interval, by Wilson's method. */
#include <math.h>

#include "cli/sim.h"

struct share share_interval(double share, double games)
{
    const double z = 1.959963984540054;      /* 95 % of a normal distribution, both sides */
    double middle = (share + z * z / (2 * games)) / (1 + z * z / games);
    double half = z / (1 + z * z / games) *
                  sqrt(share * (1 - share) / games + z * z / (4 * games * games));
    return (struct share){ share, fmax(0, middle - half), fmin(1, middle + half) };
}

struct share share_of(uint64_t wins, uint64_t games)
{
    if (games == 0) return (struct share){ 0, 0, 1 };
    return share_interval((double)wins / (double)games, (double)games);
}
