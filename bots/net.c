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

/* What some inputs add to all units. With a width that the compiler knows all sums stay in
 * registers. */
static inline void sum_inputs(const float *weights, const float *in, int count, int width,
                              float *out)
{
    float sums[LF_NET_HIDDEN_MAX];
    for (int k = 0; k < width; k++) sums[k] = 0;
    for (int i = 0; i < count; i++) {
        const float *from = weights + i * width;
        float x = in[i];
        for (int k = 0; k < width; k++) sums[k] += x * from[k];
    }
    for (int k = 0; k < width; k++) out[k] = sums[k];
}

/* Inputs of a part: the table, then the seats. */
static int part_begin(const struct lf_net *net, int part)
{
    return part == 0 ? 0 : net->table + (part - 1) * net->own;
}

static void sum_part(const struct lf_net *net, const float *in, int part, float *out)
{
    int begin = part_begin(net, part), count = part ? net->own : net->table;
    const float *weights = net->weights + begin * net->hidden;
    if (net->hidden == 32) sum_inputs(weights, in + begin, count, 32, out);
    else sum_inputs(weights, in + begin, count, 64, out);
}

/* From the sums of all units to the chance; hidden[] becomes what units pass on. */
static float finish(const struct lf_net *net, float *hidden)
{
    int width = net->hidden;
    const float *out = net->weights + (lf_net_inputs(net) + 1) * width;
    float parts[8] = { 0 }, sum = out[width];     /* added up in a fixed order, eight at a time */
    for (int k = 0; k + 1 < width; k++) hidden[k] = hidden[k] > 0 ? hidden[k] : 0;
    for (int k = 0; k < width; k += 8)
        for (int j = 0; j < 8; j++) parts[j] += hidden[k + j] * out[k + j];
    for (int j = 0; j < 8; j++) sum += parts[j];
    return lf_logistic(sum);
}

float lf_net_hidden(const struct lf_net *net, const float *in, int count, float *hidden)
{
    float sums[LF_NET_HIDDEN_MAX];
    const float *biases = net->weights + lf_net_inputs(net) * net->hidden;
    LF_ASSERT(count <= lf_net_inputs(net) && (net->hidden == 32 || net->hidden == 64));
    for (int k = 0; k < net->hidden; k++) hidden[k] = biases[k];
    for (int part = 0; part_begin(net, part) < count; part++) {
        sum_part(net, in, part, sums);
        for (int k = 0; k < net->hidden; k++) hidden[k] += sums[k];
    }
    return finish(net, hidden);
}

float lf_net_chance(const struct lf_net *net, const float *in, int count)
{
    float hidden[LF_NET_HIDDEN_MAX];
    return lf_net_hidden(net, in, count, hidden);
}

float lf_net_chance_by(const struct lf_net *net, const float *in, int count,
                       struct lf_net_sums *sums)
{
    float hidden[LF_NET_HIDDEN_MAX];
    const float *biases = net->weights + lf_net_inputs(net) * net->hidden;
    for (int k = 0; k < net->hidden; k++) hidden[k] = biases[k];
    for (int part = 0; part_begin(net, part) < count; part++) {
        int begin = part_begin(net, part);
        size_t bytes = (part ? net->own : net->table) * sizeof *in;
        if (!sums->known[part] || __builtin_memcmp(sums->in + begin, in + begin, bytes)) {
            sums->known[part] = true;
            __builtin_memcpy(sums->in + begin, in + begin, bytes);
            sum_part(net, in, part, sums->sums[part]);
        }
        for (int k = 0; k < net->hidden; k++) hidden[k] += sums->sums[part][k];
    }
    return finish(net, hidden);
}
