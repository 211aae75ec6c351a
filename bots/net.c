/* net.c - what a net makes of numbers (net.h). */
#include "bots/net.h"

#include "core/check.h"
#include "core/context.h"
#include "core/text.h"

/* The one for the fewest seats that are enough. */
static const struct lf_net *net_among(const struct lf_net *nets, const struct lf_game *game,
                                      int seats)
{
    const struct lf_net *found = NULL;
    for (const struct lf_net *net = nets; net && net->game; net++)
        if (net->seats >= seats && lf_same(net->game, game->name) &&
            (!found || net->seats < found->seats))
            found = net;
    return found;
}

const struct lf_net *lf_net_of(const struct lf_game *game, int seats)
{
    const struct lf_net *own = net_among(lf_nets, game, seats);
    const struct lf_net *given = net_among(lf_context_entered->slot[LF_NETS_SLOT], game, seats);
    return given && (!own || given->seats <= own->seats) ? given : own;
}

/* ---- The logistic function ---- */

static float power_of_two(int n)
{
    uint32_t bits = (uint32_t)(n + 127) << 23;
    float value;
    __builtin_memcpy(&value, &bits, sizeof value);
    return value;
}

/* e^x for x in -30 to 30: a power of two, times a polynomial on what is left. */
static float exponential(float x)
{
    float scaled = x * 1.44269504f;
    int n = (int)(scaled < 0 ? scaled - 0.5f : scaled + 0.5f);
    float r = (x - (float)n * 0.693145752f) - (float)n * 1.42860677e-6f;
    float p = 1.9875691e-4f;
    p = p * r + 1.3981999e-3f;
    p = p * r + 8.3334519e-3f;
    p = p * r + 4.1665796e-2f;
    p = p * r + 1.6666666e-1f;
    p = p * r + 0.5f;
    return (p * r * r + r + 1.0f) * power_of_two(n);
}

float lf_logistic(float x)
{
    if (x > 30) x = 30;
    if (x < -30) x = -30;
    return 1.0f / (1.0f + exponential(-x));
}

/* ---- The hidden layer ---- */

/* What some inputs add to `width` units of a row. With a width that the compiler knows all sums
 * stay in registers. */
static inline void sum_inputs(const float *weights, const float *in, int count, int width, int row,
                              float *out)
{
    float sums[LF_NET_HIDDEN_MAX];
    for (int k = 0; k < width; k++) sums[k] = 0;
    for (int i = 0; i < count; i++) {
        const float *from = weights + i * row;
        float x = in[i];
        for (int k = 0; k < width; k++) sums[k] += x * from[k];
    }
    for (int k = 0; k < width; k++) out[k] = sums[k];
}

static void sum_block(const struct lf_net *net, const float *in, int begin, int count, float *out)
{
    const float *weights = net->weights + begin * net->hidden;
    bool full = count == LF_NET_BLOCK;
    if (net->hidden == 32 && full) sum_inputs(weights, in + begin, LF_NET_BLOCK, 32, 32, out);
    else if (net->hidden == 32) sum_inputs(weights, in + begin, count, 32, 32, out);
    else if (net->hidden == 64) sum_inputs(weights, in + begin, count, 64, 64, out);
    else for (int k = 0; k < net->hidden; k += 64)
        sum_inputs(weights + k, in + begin, count, 64, net->hidden, out + k);
}

static inline void add_units(float *to, const float *from, int width)
{
    for (int at = 0; at < width; at += 32)
        for (int k = at; k < at + 32; k++) to[k] += from[k];
}

/* Inputs of a part: the table, then the seats. */
static int part_begin(const struct lf_net *net, int part)
{
    return part == 0 ? 0 : net->table + (part - 1) * net->own;
}

static int part_count(const struct lf_net *net, int part) { return part ? net->own : net->table; }

/* How many inputs the block at `at` of a part of `count` has. */
static int block_count(int at, int count)
{
    return count - at < LF_NET_BLOCK ? count - at : LF_NET_BLOCK;
}

/* Ramps, and the sum of what all units pass on, eight at a time in a fixed order. */
static inline float pass_on(float *hidden, const float *out, int width)
{
    float parts[8] = { 0 }, sum = out[width], linear = hidden[width - 1];
    for (int k = 0; k < width; k++) hidden[k] = hidden[k] > 0 ? hidden[k] : 0;
    hidden[width - 1] = linear;
    for (int k = 0; k < width; k += 8)
        for (int j = 0; j < 8; j++) parts[j] += hidden[k + j] * out[k + j];
    for (int j = 0; j < 8; j++) sum += parts[j];
    return sum;
}

/* From the sums of all units to the chance; hidden[] becomes what units pass on. */
static float finish(const struct lf_net *net, float *hidden)
{
    const float *out = net->weights + (lf_net_inputs(net) + 1) * net->hidden;
    return lf_logistic(net->hidden == 32   ? pass_on(hidden, out, 32)
                       : net->hidden == 64 ? pass_on(hidden, out, 64)
                                           : pass_on(hidden, out, 128));
}

float lf_net_hidden(const struct lf_net *net, const float *in, int count, float *hidden)
{
    float part_sum[LF_NET_HIDDEN_MAX], sum[LF_NET_HIDDEN_MAX];
    size_t bytes = net->hidden * sizeof *hidden;
    LF_ASSERT(count <= lf_net_inputs(net) && lf_net_width(net->hidden));
    __builtin_memcpy(hidden, net->weights + lf_net_inputs(net) * net->hidden, bytes);
    for (int part = 0; part_begin(net, part) < count; part++) {
        int begin = part_begin(net, part), inputs = part_count(net, part);
        __builtin_memset(part_sum, 0, bytes);
        for (int at = 0; at < inputs; at += LF_NET_BLOCK) {
            sum_block(net, in, begin + at, block_count(at, inputs), sum);
            add_units(part_sum, sum, net->hidden);
        }
        add_units(hidden, part_sum, net->hidden);
    }
    return finish(net, hidden);
}

float lf_net_chance(const struct lf_net *net, const float *in, int count)
{
    float hidden[LF_NET_HIDDEN_MAX];
    return lf_net_hidden(net, in, count, hidden);
}

/* Makes anew what has changed of a part. */
static void renew_part(const struct lf_net *net, const float *in, int part, int block,
                       struct lf_net_sums *sums)
{
    int begin = part_begin(net, part), inputs = part_count(net, part);
    bool changed = !sums->known[part];
    for (int at = 0, b = block; at < inputs; at += LF_NET_BLOCK, b++) {
        int count = block_count(at, inputs);
        float *kept = sums->in + begin + at;
        const float *now = in + begin + at;
        bool same = count == LF_NET_BLOCK
                        ? __builtin_memcmp(kept, now, LF_NET_BLOCK * sizeof *in) == 0
                        : __builtin_memcmp(kept, now, (size_t)count * sizeof *in) == 0;
        if (same && sums->known[part]) continue;
        changed = true;
        __builtin_memcpy(kept, now, (size_t)count * sizeof *in);
        sum_block(net, in, begin + at, count, sums->blocks[b]);
    }
    if (!changed) return;
    sums->known[part] = true;
    __builtin_memset(sums->parts[part], 0, net->hidden * sizeof *in);
    for (int at = 0; at < inputs; at += LF_NET_BLOCK)
        add_units(sums->parts[part], sums->blocks[block++], net->hidden);
}

float lf_net_chance_by(const struct lf_net *net, const float *in, int count,
                       struct lf_net_sums *sums)
{
    float hidden[LF_NET_HIDDEN_MAX];
    int block = 0;
    __builtin_memcpy(hidden, net->weights + lf_net_inputs(net) * net->hidden,
                     net->hidden * sizeof *hidden);
    for (int part = 0; part_begin(net, part) < count; part++) {
        renew_part(net, in, part, block, sums);
        block += (part_count(net, part) + LF_NET_BLOCK - 1) / LF_NET_BLOCK;
        add_units(hidden, sums->parts[part], net->hidden);
    }
    return finish(net, hidden);
}
