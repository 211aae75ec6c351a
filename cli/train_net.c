/* train_net.c - gradients, Adam, and the net as a file (train.h). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "cli/train.h"
#include "core/text.h"

enum { BATCH = 64, SCALE_MAX = 14, WEIGHT_MAX = 32767 };
static const float decay_first = 0.9f, decay_second = 0.999f, tiny = 1e-8f;

static float random_unit(struct lf_rng *rng)           /* -1 to 1 */
{
    return (float)(lf_rng_next(rng) >> 40) / (float)(1 << 23) - 1.0f;
}

bool train_net_init(struct train_net *net, const char *game, int seats,
                    const struct lf_insight *insight, int hidden, uint64_t seed)
{
    struct lf_rng rng = { lf_rng_key(seed, 0), 0 };
    int inputs = insight->table + seats * insight->own;
    size_t size = (size_t)lf_net_size(inputs, hidden);
    *net = (struct train_net){ .size = (int)size };
    net->weights = calloc(size, sizeof(float));
    net->gradient = calloc(size, sizeof(float));
    net->first = calloc(size, sizeof(float));
    net->second = calloc(size, sizeof(float));
    if (!net->weights || !net->gradient || !net->first || !net->second) return false;
    net->net = (struct lf_net){ game, (uint8_t)seats, insight->table, insight->own,
                                (uint16_t)hidden, net->weights };
    float *out = net->weights + (inputs + 1) * hidden, reach = 1.0f / sqrtf((float)inputs);
    for (int i = 0; i < inputs; i++)
        for (int k = 0; k + 1 < hidden; k++)
            net->weights[i * hidden + k] = reach * random_unit(&rng);
    for (int k = 0; k + 1 < hidden; k++) out[k] = 0.1f * random_unit(&rng);
    out[hidden - 1] = 1;
    return true;
}

/* Where the net of an earlier game reads a number of this name, of the table or of the seats. */
static int find_number(const struct lf_insight *insight, bool own, const char *name)
{
    int begin = own ? insight->table : 0, count = own ? insight->own : insight->table;
    for (int i = 0; i < count; i++)
        if (strcmp(insight->numbers[begin + i].name, name) == 0) return i;
    return -1;
}

/* The weights to all units from one number of a net that may have fewer; the last unit is the
 * linear part. What is added keeps its lot. */
static void take_row(float *to, int width, const float *from, int narrow)
{
    memcpy(to, from, (size_t)(narrow - 1) * sizeof *to);
    to[width - 1] = from[narrow - 1];
}

bool train_net_begin(struct train_net *net, const struct lf_insight *insight,
                     const struct lf_net *from)
{
    const struct lf_insight *before = lf_insight_of(lf_game_find(from->game));
    int width = net->net.hidden, narrow = from->hidden, inputs = lf_net_inputs(&net->net);
    if (from->seats < net->net.seats || narrow > width) return false;
    for (int i = 0; i < inputs; i++) {
        bool own = i >= insight->table;
        int seat = own ? (i - insight->table) / insight->own : 0;
        int k = own ? (i - insight->table) % insight->own : i;
        int at = find_number(before, own, insight->numbers[own ? insight->table + k : k].name);
        float *to = net->weights + i * width;
        if (at < 0) {                                  /* it is new, and says nothing yet */
            memset(to, 0, (size_t)width * sizeof *to);
            continue;
        }
        int input = own ? from->table + seat * from->own + at : at;
        take_row(to, width, from->weights + input * narrow, narrow);
    }
    float *ends = net->weights + inputs * width;
    const float *theirs = from->weights + lf_net_inputs(from) * narrow;
    memset(ends, 0, (size_t)(2 * width) * sizeof *ends);
    take_row(ends, width, theirs, narrow);
    take_row(ends + width, width, theirs + narrow, narrow);
    ends[2 * width] = theirs[2 * narrow];
    return true;
}

void train_net_free(struct train_net *net)
{
    free(net->weights);
    free(net->gradient);
    free(net->first);
    free(net->second);
}

/* Adds the gradient of one sample; returns its loss, the cross entropy. */
static float add_gradient(struct train_net *net, const float *in, float target)
{
    float hidden[LF_NET_HIDDEN_MAX], back[LF_NET_HIDDEN_MAX];
    int inputs = lf_net_inputs(&net->net), width = net->net.hidden;
    float chance = lf_net_hidden(&net->net, in, inputs, hidden), error = chance - target;
    const float *out = net->weights + (inputs + 1) * width;
    float *to = net->gradient, *biases = to + inputs * width, *ends = biases + width;
    for (int k = 0; k < width; k++) {
        back[k] = k + 1 == width || hidden[k] > 0 ? error * out[k] : 0;
        biases[k] += back[k];
        ends[k] += error * hidden[k];
    }
    ends[width] += error;
    for (int i = 0; i < inputs; i++) {
        float x = in[i];
        if (x == 0) continue;
        for (int k = 0; k < width; k++) to[i * width + k] += x * back[k];
    }
    float likely = target > 0.5f ? chance : 1 - chance;
    return -logf(likely > tiny ? likely : tiny);
}

static void step(struct train_net *net, float rate, int batch)
{
    float *restrict w = net->weights, *restrict g = net->gradient;
    float *restrict m = net->first, *restrict v = net->second, each = 1.0f / (float)batch;
    net->steps++;
    double warm_first = 1 - pow(decay_first, (double)net->steps);
    double warm_second = 1 - pow(decay_second, (double)net->steps);
    float by = (float)(rate * sqrt(warm_second) / warm_first);
    for (int i = 0; i < net->size; i++) {
        float slope = g[i] * each;
        m[i] = decay_first * m[i] + (1 - decay_first) * slope;
        v[i] = decay_second * v[i] + (1 - decay_second) * slope * slope;
        w[i] -= by * m[i] / (sqrtf(v[i]) + tiny);
        g[i] = 0;
    }
}

/* A sample by its number among all of a round. */
static const float *find(const struct train_samples *samples, int inputs, int number, float *target)
{
    while (number >= samples->count) number -= samples++->count;
    *target = samples->targets[number];
    return samples->inputs + (size_t)number * (size_t)inputs;
}

double train_learn(struct train_net *net, const struct train_samples *samples, int count,
                   float rate, uint64_t order)
{
    struct lf_rng rng = { lf_rng_key(order, 1), 0 };
    int inputs = lf_net_inputs(&net->net), all = 0, in_batch = 0;
    double loss = 0;
    for (int i = 0; i < count; i++) all += samples[i].count;
    int *shuffled = malloc((size_t)(all + 1) * sizeof *shuffled);
    if (!shuffled) return 0;
    for (int i = 0; i < all; i++) {
        int at = (int)lf_rng_below(&rng, (uint32_t)i + 1);
        shuffled[i] = shuffled[at];
        shuffled[at] = i;
    }
    for (int i = 0; i < all; i++) {
        float target;
        const float *in = find(samples, inputs, shuffled[i], &target);
        loss += (double)add_gradient(net, in, target);
        if (++in_batch < BATCH && i + 1 < all) continue;
        step(net, rate, in_batch);
        in_batch = 0;
    }
    free(shuffled);
    return all ? loss / all : 0;
}

bool train_write_net(const struct train_net *net, FILE *file, const char *command)
{
    float most = 0;
    int scale = 0;
    for (int i = 0; i < net->size; i++)
        if (fabsf(net->weights[i]) > most) most = fabsf(net->weights[i]);
    while (scale < SCALE_MAX && most * (float)(2 << scale) < WEIGHT_MAX) scale++;
    fprintf(file, "made %s\ngame %s\nseats %d\nnumbers %d %d\nhidden %d\nscale %d\nweights",
            command, net->net.game, net->net.seats, net->net.table, net->net.own,
            net->net.hidden, scale);
    for (int i = 0; i < net->size; i++)
        fprintf(file, "%s%d", i % net->net.hidden ? " " : "\n",
                (int)lrintf(net->weights[i] * (float)(1 << scale)));
    fprintf(file, "\n");
    return !ferror(file);
}
