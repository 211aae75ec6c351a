/* turn.c - what a seat can reach in its turn (turn.h). */
#include "bots/turn.h"

#include "core/check.h"
#include "core/hash.h"
#include "core/match.h"

enum {
    REPLIES_MAX = 20,         /* answers of others inside one action */
    DEPTH_MAX = 4,            /* forced choices and chance behind each other */
    OUTCOMES_SETTLED = 12,    /* outcomes that a mean is made of inside a turn */
    OUTCOMES_BEHIND = 2,      /* ... of each of those where chance follows on chance */
    FOLLOWED = 3,             /* choices after a venture that are followed */
    NODES_LEAST = 400,        /* valued even for a host in a hurry */
};
static const uint64_t OPEN_NUMBER = ((uint64_t)1 << 48) - 1;

/* ---- Memory ---- */

static void *carve(unsigned char *at, size_t *used, size_t size)
{
    size_t from = *used;
    *used += (size + 15) & ~(size_t)15;
    return at ? at + from : NULL;
}

size_t search_take(struct search *search, const struct lf_game *game,
                   const struct lf_insight *insight, unsigned char *at)
{
    size_t used = 0, inputs = insight->table + (size_t)insight->own * game->seats_max;
    LF_ASSERT(inputs <= LF_NET_INPUTS_MAX);
    search->game = game;
    search->insight = insight;
    search->in = carve(at, &used, inputs * sizeof(float));
    search->notes = carve(at, &used, insight->notes_size);
    search->sums = carve(at, &used, game->seats_max * sizeof *search->sums);
    return used;
}

void search_begin(struct search *search, const struct lf_game *game, const struct lf_net *net,
                  const void *view, int seat, struct lf_rng *rng)
{
    search->net = net;
    search->rng = rng;
    search->seat = seat;
    search->seats = game->seat_count(view);
    search->inputs = search->insight->table + search->seats * search->insight->own;
    search->nodes = 0;
    __builtin_memset(search->notes, 0, search->insight->notes_size);
    for (int i = 0; i < search->seats; i++)
        __builtin_memset(search->sums[i].known, 0, sizeof search->sums[i].known);
}

size_t turn_take(struct turn *turn, const struct lf_game *game, int room, unsigned char *at)
{
    size_t used = 0, many = (size_t)room;
    turn->room = room;
    turn->slots = 64;
    while (turn->slots < 2 * (uint32_t)room) turn->slots *= 2;
    turn->states = carve(at, &used, (many + 1) * game->state_size);
    turn->key = carve(at, &used, many * sizeof *turn->key);
    turn->roots = carve(at, &used, many * sizeof *turn->roots);
    turn->value = carve(at, &used, many * sizeof *turn->value);
    turn->open = carve(at, &used, many * sizeof *turn->open);
    turn->table = carve(at, &used, turn->slots * sizeof *turn->table);
    return used;
}

/* ---- Single positions ---- */

bool search_goes_on(const struct search *search)
{
    return search->nodes < search->nodes_max &&
           (search->nodes < NODES_LEAST || !search->stop ||
            !__atomic_load_n(search->stop, __ATOMIC_RELAXED));
}

int search_actor(const struct search *search, const void *world)
{
    lf_seats awaited = search->game->awaited(world);
    return awaited ? lf_lowest_seat(awaited) : -1;
}

/* What the net gives a seat. */
static float chance_of(struct search *search, const void *world, int seat)
{
    search->nodes++;
    __builtin_memset(search->in, 0, (size_t)search->inputs * sizeof *search->in);
    search->insight->look(world, seat, search->notes, search->in);
    return lf_net_chance_by(search->net, search->in, search->inputs, &search->sums[seat]);
}

float search_worth(struct search *search, const void *world, int seat)
{
    if (search->game->actors(world) == 0) {
        lf_seats winners = search->game->winners(world);
        return winners >> seat & 1 ? 1.0f / (float)__builtin_popcount(winners) : 0;
    }
    float own = chance_of(search, world, seat), sum = own;
    if (!search->shared) return own;
    for (int i = 0; i < search->seats; i++)
        if (i != seat) sum += chance_of(search, world, i);
    return own / sum;
}

lf_action search_pass(const struct search *search, const void *world, int seat)
{
    return search->insight->pass(world, seat);
}

int search_options(const struct search *search, const void *world, int seat, lf_action *out)
{
    if (search->insight->options) return search->insight->options(world, seat, out);
    lf_action pass = search_pass(search, world, seat);
    int listed = search->game->legal(world, seat, out), count = 0;
    for (int i = 0; i < listed; i++)
        if (out[i] != pass) out[count++] = out[i];
    return count;
}

/* What others owe in the middle of the turn is answered for them. */
static void answer_for_others(const struct search *search, void *world)
{
    for (int i = 0; search->insight->reply && i < REPLIES_MAX; i++) {
        int actor = search_actor(search, world);
        if (actor < 0 || actor == LF_CHANCE || actor == search->seat) return;
        lf_action reply = search->insight->reply(world, actor);
        if (!reply) return;
        search->game->apply(world, actor, reply);
    }
}

void search_play(const struct search *search, const void *world, int actor, lf_action action,
                 void *out)
{
    if (out != world) __builtin_memcpy(out, world, search->game->state_size);
    search->game->apply(out, actor, action);
    answer_for_others(search, out);
    if (search->insight->forget) search->insight->forget(out);
}

int search_outcomes(struct search *search, const void *world, int most, struct search_outcome *out)
{
    struct lf_outcome all[LF_OUTCOMES_MAX];
    int count = search->game->chance(world, all), taken = 0;
    uint64_t sum = 0, before = 0;
    for (int i = 0; i < count; i++) sum += all[i].weight;
    if (sum == 0) {                            /* an open one */
        uint64_t number = lf_rng_next(search->rng) >> 16;
        out[0] = (struct search_outcome){ (all[0].action & ~OPEN_NUMBER) | number, 1 };
        return 1;
    }
    if (count <= most) {
        for (int i = 0; i < count; i++)
            out[i] = (struct search_outcome){ all[i].action, (float)all[i].weight / (float)sum };
        return count;
    }
    /* Marks at even distances along the odds, the first at random. */
    uint64_t step = (sum << 16) / (uint64_t)most;
    uint64_t mark = step * lf_rng_below(search->rng, 1 << 16) >> 16;
    for (int i = 0; i < count; before += all[i++].weight) {
        int hits = 0;
        for (; taken + hits < most && mark < (before + all[i].weight) << 16; mark += step) hits++;
        if (hits) {
            out[taken] = (struct search_outcome){ all[i].action, (float)hits / (float)most };
            taken += 1;
            most -= hits - 1;
        }
    }
    return taken;
}

/* ---- Positions that cannot stay as they are ---- */

static float settle(struct search *search, const void *world, int seat, int depth, int outcomes);

static float settle_chance(struct search *search, const void *world, int seat, int depth, int most)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    struct search_outcome outcomes[LF_OUTCOMES_MAX];
    int count = search_outcomes(search, world, most, outcomes);
    float sum = 0, weights = 0;
    for (int i = 0; i < count; i++) {
        search_play(search, world, LF_CHANCE, outcomes[i].action, after);
        sum += outcomes[i].weight * settle(search, after, seat, depth + 1, OUTCOMES_BEHIND);
        weights += outcomes[i].weight;
    }
    return sum / weights;
}

/* The choices that look best at once, in front; returns how many. */
static int best_choices(struct search *search, const void *world, int seat, lf_action *list,
                        int count)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    float values[FOLLOWED];
    int taken = 0;
    for (int i = 0; i < count && (i == 0 || search_goes_on(search)); i++) {
        lf_action action = list[i];
        search_play(search, world, seat, action, after);
        float value = search_worth(search, after, seat);
        if (taken == FOLLOWED && value <= values[taken - 1]) continue;
        int k = taken < FOLLOWED ? taken++ : taken - 1;
        for (; k > 0 && values[k - 1] < value; k--) {
            values[k] = values[k - 1];
            list[k] = list[k - 1];
        }
        values[k] = value;
        list[k] = action;
    }
    return taken;
}

static float settle_choice(struct search *search, const void *world, int seat, int depth,
                           int outcomes)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    lf_action list[LF_LEGAL_MAX];
    int count = search_options(search, world, seat, list);
    float best = 0;
    if (search->follows) count = best_choices(search, world, seat, list, count);
    for (int i = 0; i < count && (i == 0 || search_goes_on(search)); i++) {
        search_play(search, world, seat, list[i], after);
        float value = settle(search, after, seat, depth + 1, outcomes);
        if (value > best) best = value;
    }
    return best;
}

/* The best that the turn of the seat can come to. */
static float follow_turn(struct search *search, const void *world, int seat)
{
    struct turn *turn = search->onward;
    float best = 0;
    search->follows = false;
    turn_search(search, turn, world, seat, NULL, 0);
    for (int i = 0; i < turn->count; i++)
        if (turn->value[i] > best) best = turn->value[i];
    search->follows = true;
    return best;
}

static float settle(struct search *search, const void *world, int seat, int depth, int outcomes)
{
    int actor = search_actor(search, world);
    if (depth < DEPTH_MAX && actor == LF_CHANCE)
        return settle_chance(search, world, seat, depth, outcomes);
    if (depth < DEPTH_MAX && actor == seat && !search_pass(search, world, seat))
        return settle_choice(search, world, seat, depth, outcomes);
    if (search->follows && actor == seat) return follow_turn(search, world, seat);
    return search_worth(search, world, seat);
}

float search_settled(struct search *search, const void *world, int seat)
{
    return settle(search, world, seat, 0, OUTCOMES_SETTLED);
}

/* ---- Breadth first ---- */

/* The place of a key in the table: its own, or the first free one. */
static uint32_t find_slot(const struct turn *turn, uint64_t key)
{
    uint32_t slot = (uint32_t)key & (turn->slots - 1);
    while (turn->table[slot] && turn->key[turn->table[slot] - 1] != key)
        slot = (slot + 1) & (turn->slots - 1);
    return slot;
}

/* A key of a position, for this machine and this search alone: four sums side by side. */
static uint64_t key_of(const unsigned char *state, size_t size)
{
    uint64_t lane[4] = { 1, 2, 3, 4 }, word[4];
    size_t at = 0;
    for (; at + sizeof word <= size; at += sizeof word) {
        __builtin_memcpy(word, state + at, sizeof word);
        for (int k = 0; k < 4; k++) {
            lane[k] = (lane[k] ^ word[k]) * 0x9FB21C651E98DF25u;
            lane[k] ^= lane[k] >> 29;
        }
    }
    if (at < size) lane[0] += lf_hash(state + at, size - at);
    return lf_mix(lf_mix(lf_mix(lf_mix(lane[0]) ^ lane[1]) ^ lane[2]) ^ lane[3]);
}

/* Takes in the position that stands behind the last one, unless it is known. */
static void take_position(struct search *search, struct turn *turn, uint64_t roots)
{
    const unsigned char *world = turn_state(search, turn, turn->count);
    uint64_t key = key_of(world, search->game->state_size);
    uint32_t slot = find_slot(turn, key);
    if (turn->table[slot]) {
        turn->roots[turn->table[slot] - 1] |= roots;
        return;
    }
    int i = turn->count++, actor = search_actor(search, world);
    turn->table[slot] = (uint16_t)turn->count;
    turn->key[i] = key;
    turn->roots[i] = roots;
    turn->open[i] = actor == turn->seat;
    if (actor == turn->seat && !search_pass(search, world, turn->seat)) turn->value[i] = -1;
    else if (actor == LF_CHANCE) turn->value[i] = search_settled(search, world, turn->seat);
    else turn->value[i] = search_worth(search, world, turn->seat);
}

static void expand(struct search *search, struct turn *turn, int i)
{
    lf_action list[LF_LEGAL_MAX];
    uint64_t openers = i > 0 ? search->insight->openers : 0;
    int count = search_options(search, turn_state(search, turn, i), turn->seat, list);
    for (int k = 0; k < count && turn->count < turn->room && search_goes_on(search); k++) {
        int kind = lf_kind_of(list[k]);
        if (kind < 64 && openers >> kind & 1) continue;
        search_play(search, turn_state(search, turn, i), turn->seat, list[k],
                    turn_state(search, turn, turn->count));
        take_position(search, turn, turn->roots[i]);
    }
}

void turn_search(struct search *search, struct turn *turn, const void *world, int seat,
                 const lf_action *first, int first_count)
{
    turn->seat = search->seat = seat;
    turn->count = 0;
    __builtin_memset(turn->table, 0, turn->slots * sizeof *turn->table);
    __builtin_memcpy(turn_state(search, turn, 0), world, search->game->state_size);
    if (search->insight->forget) search->insight->forget(turn_state(search, turn, 0));
    take_position(search, turn, first ? 0 : 1);
    for (int r = 0; r < first_count && turn->count < turn->room; r++) {
        search_play(search, turn_state(search, turn, 0), seat, first[r],
                    turn_state(search, turn, turn->count));
        search->follows = search->onward && first[r] == search->venture && !turn->shallow;
        take_position(search, turn, (uint64_t)1 << r);
        search->follows = false;
    }
    int next = first ? 1 : 0;
    for (; !turn->shallow && next < turn->count && turn->count < turn->room &&
           search_goes_on(search); next++)
        if (turn->open[next]) expand(search, turn, next);
    /* What must go on and found no room is settled where it stands. */
    for (int i = next > 1 ? next - 1 : next; i < turn->count; i++)
        if (turn->value[i] < 0)
            turn->value[i] = search_settled(search, turn_state(search, turn, i), seat);
}

void turn_play(struct search *search, struct turn *turn, const void *world, int seat, void *after)
{
    int best = 0;
    turn_search(search, turn, world, seat, NULL, 0);
    for (int i = 1; i < turn->count; i++)
        if (turn->value[i] > turn->value[best]) best = i;
    const unsigned char *state = turn_state(search, turn, best);
    lf_action pass = turn->open[best] ? search_pass(search, state, seat) : 0;
    if (pass) search_play(search, state, seat, pass, after);
    else __builtin_memcpy(after, state, search->game->state_size);
}
