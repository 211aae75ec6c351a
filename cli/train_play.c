/* train_play.c - one game of a net with itself and its earlier selves, and what it teaches: at the
 * end of every turn, for every seat, what the chances should have been, as the later positions and
 * the result have it (TD(lambda)). */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "bots/level.h"
#include "bots/turn.h"
#include "cli/train.h"
#include "core/check.h"
#include "core/match.h"

enum {
    TURN_ROOM = 100,              /* positions of a turn */
    NODES = 3000,
    KEPT = 100,                   /* per cent of all positions */
    AGAINST_EARLIER = 20,         /* per cent of games */
    VARIED = 70,                  /* per cent of games whose outset is tried out */
    OUTSET_TRIED = 6,             /* choices at it, greedy's and others by lot */
    SHALLOW_GAMES = 12000,        /* at most; and at most an eighth of all */
    LUCK_OUTCOMES = 40,           /* of chance, from which luck is told */
};

static const struct lf_limits WHOLE = { .nodes = NODES, .worlds = 1, .turn = TURN_ROOM };
static const struct lf_limits SHALLOW = { .nodes = NODES, .worlds = 1, .turn = 0 };

/* How much luck counts: a net looks at hands as if nothing more were bought in the turn, and sees
 * less in them than they are worth. With this factor targets vary least: 0.084 around what the net
 * gives in Island with two seats, 0.114 with 1 and with 2, and 0.165 with all luck in them. */
static const float LUCK_COUNTS = 1.5f;

/* A game being played. */
struct self {
    struct train *train;
    const struct lf_bot_pack *pack;
    struct train_pace pace;
    struct train_samples *samples;
    struct train_tally *tally;
    struct lf_luck luck;
    struct lf_rng rng;            /* what is kept, and who plays */
    const struct lf_net *nets[LF_SEATS_MAX];
    struct lf_net earlier;
    struct lf_memory memory[LF_SEATS_MAX];
    int seats, ends, ends_room;   /* of turns */
    bool varied;                  /* the outset is tried out, not played by habit */
    lf_seats brings;              /* seats that bring to the match whatever is allowed */
    float *values;                /* of all seats at the end of each turn */
    float *lucks;                 /* ... and how lucky they were in it; the last
                                     ones: in the one being played */
    struct search looks;          /* at what chance could have brought */
    int *kept;                    /* the first sample of that turn, or -1 */
    void *scratch;
    size_t scratch_size;
    unsigned char *notes;
};

size_t train_scratch(const struct train *train)
{
    return lf_think_size(train->game, &WHOLE);
}

/* Whole turns whose rate falls evenly from where it begins down to nothing. With more seats there
 * are more turns to a round, so targets look over as many more of them. */
static struct train_pace smooth_pace(const struct train *train, double part)
{
    double left = part < 0.3 ? 1 : (1 - part) / 0.7, most = train->from ? 0.0005 : 0.001;
    float early = train->seats > 2 ? 0.8f : 0.7f, late = train->seats > 2 ? 0.9f : 0.85f;
    return (struct train_pace){ false, (float)(most * left * (0.3 + 0.7 * left)),
                                part < 0.4 && !train->from ? early : late, 0.01f };
}

/* Rates fall in steps; first one ply, which is quick and teaches what is good at all, unless the
 * net has learned that before. */
static struct train_pace course(const struct train *train, uint64_t g)
{
    uint64_t shallow = train->games / 8 < SHALLOW_GAMES ? train->games / 8 : SHALLOW_GAMES;
    if (train->from && train->smooth)
        return smooth_pace(train, (double)g / (double)train->games);
    if (train->from) {
        double rate = 2 * g < train->games ? 0.0005 : 10 * g < 8 * train->games ? 0.0002 : 0.0001;
        return (struct train_pace){ false, (float)rate, 0.85f, 0.01f };
    }
    if (g < shallow) return (struct train_pace){ true, 0.002f, 0.9f, 0.02f };
    double part = (double)(g - shallow) / (double)(train->games - shallow);
    if (train->smooth) return smooth_pace(train, part);
    double rate = part < 0.5 ? 0.001 : part < 0.75 ? 0.0005 : part < 0.9 ? 0.0002 : 0.0001;
    return (struct train_pace){ false, (float)rate, part < 0.4 ? 0.7f : 0.85f, 0.01f };
}

struct train_pace train_pace(const struct train *train, uint64_t g)
{
    struct train_pace pace = course(train, g);
    if (train->lambda >= 0 && !pace.shallow) pace.lambda = (float)train->lambda / 100;
    return pace;
}

int train_options(const struct train *train, uint64_t g, char line[LF_OPTIONS_MAX])
{
    const char *from = train->options ? train->options : "";
    int lines = 1;
    for (const char *at = from; *at; at++) lines += *at == ';';
    for (uint64_t skip = g % (uint64_t)lines; skip; from++) skip -= *from == ';';
    snprintf(line, LF_OPTIONS_MAX, "%.*s", (int)strcspn(from, ";"), from);
    return lines;
}

/* ---- Choices ---- */

static lf_action any_action(struct self *self, const void *view, int seat)
{
    lf_action list[LF_LEGAL_MAX];
    const struct lf_insight *insight = self->train->insight;
    int count = insight->options ? insight->options(view, seat, list)
                                 : self->train->game->legal(view, seat, list);
    if (count == 0) return insight->pass(view, seat);
    return list[lf_rng_below(&self->rng, (uint32_t)count)];
}

static lf_action choose(struct self *self, const void *state, int seat)
{
    _Alignas(16) unsigned char view[LF_STATE_MAX];
    const struct lf_game *game = self->train->game;
    const struct lf_insight *insight = self->train->insight;
    lf_action list[LF_LEGAL_MAX];
    game->view(state, seat, view);
    if (game->legal(view, seat, list) == 1) return list[0];
    unsigned stream = LF_STREAM_SEAT + (unsigned)seat;
    struct lf_rng rng = { lf_rng_key(self->luck.seed, stream), self->luck.drawn[stream] };
    lf_action action;
    if (insight->brought && insight->brought(view) && self->brings >> seat & 1) {
        action = any_action(self, view, seat);
    } else if (self->varied && insight->outset && insight->outset(view)) {
        action = lf_outset(game, self->nets[seat], view, seat, &self->rng, OUTSET_TRIED, 0,
                           self->scratch, self->scratch_size);
    } else if (insight->habit && insight->habit(view, seat)) {
        action = self->pack->greedy(view, seat, &rng, &self->memory[seat]);
    } else if (lf_rng_below(&self->rng, 100000) < (uint32_t)(self->pace.epsilon * 100000)) {
        action = any_action(self, view, seat);
    } else {
        struct lf_thought thought;
        lf_think(game, self->nets[seat], view, seat, &rng,
                 self->pace.shallow ? &SHALLOW : &WHOLE, self->scratch, self->scratch_size,
                 &thought);
        action = thought.rated[0].action;
        if (self->seats > 2)                             /* between two nobody gains by offers */
            action = lf_ask_others(self->pack, view, seat, &rng, &self->memory[seat], action);
        self->tally->nodes += thought.nodes;
        self->tally->decisions++;
    }
    self->luck.drawn[stream] = (uint32_t)rng.drawn;
    return action;
}

/* ---- Ends of turns ---- */

static float *room_for(struct train_samples *samples, int inputs)
{
    if (samples->count == samples->room) {
        samples->room = samples->room ? 2 * samples->room : 256;
        size_t room = (size_t)samples->room;
        samples->inputs = realloc(samples->inputs, room * (size_t)inputs * sizeof(float));
        samples->targets = realloc(samples->targets, room * sizeof(float));
        LF_ASSERT(samples->inputs && samples->targets);
    }
    return samples->inputs + (size_t)samples->count++ * (size_t)inputs;
}

/* Values are those of the net that learns, made to add up to 1. */
static void end_of_turn(struct self *self, const void *state)
{
    const struct train *train = self->train;
    if (self->ends == self->ends_room) {
        self->ends_room = self->ends_room ? 2 * self->ends_room : 256;
        size_t room = (size_t)self->ends_room;
        self->values = realloc(self->values, room * LF_SEATS_MAX * sizeof *self->values);
        self->kept = realloc(self->kept, room * sizeof *self->kept);
        self->lucks = realloc(self->lucks, (room + 1) * LF_SEATS_MAX * sizeof *self->lucks);
        LF_ASSERT(self->values && self->kept && self->lucks);
        if (self->ends == 0) memset(self->lucks, 0, LF_SEATS_MAX * sizeof *self->lucks);
    }
    float *values = self->values + self->ends * LF_SEATS_MAX, sum = 0;
    bool keep = lf_rng_below(&self->rng, 100) < KEPT;
    self->kept[self->ends] = keep ? self->samples->count : -1;
    for (int seat = 0; seat < self->seats; seat++) {
        float *in = room_for(self->samples, train->inputs);
        memset(in, 0, (size_t)train->inputs * sizeof *in);
        train->insight->look(state, seat, self->notes, in);
        values[seat] = lf_net_chance(&train->learner.net, in, train->inputs);
        sum += values[seat];
        if (!keep) self->samples->count--;
    }
    for (int seat = 0; seat < self->seats && sum > 0; seat++) values[seat] /= sum;
    self->ends++;
    memset(self->lucks + self->ends * LF_SEATS_MAX, 0, LF_SEATS_MAX * sizeof *self->lucks);
}

/* ---- Luck ---- */

/* The chances of all seats once chance has spoken, made to add up to 1. */
static void look_after(struct self *self, const void *state, lf_action outcome, float *out)
{
    _Alignas(16) unsigned char after[LF_STATE_MAX];
    float sum = 0;
    memcpy(after, state, self->train->game->state_size);
    self->train->game->apply(after, LF_CHANCE, outcome);
    for (int seat = 0; seat < self->seats; seat++)
        sum += out[seat] = search_worth(&self->looks, after, seat);
    for (int seat = 0; seat < self->seats && sum > 0; seat++) out[seat] /= sum;
}

/* How much better what chance has brought looks than the mean of what it could have brought. Over
 * all games this is nothing, whatever the net sees; so targets without it are as true as with it,
 * and much steadier. */
static void take_luck(struct self *self, const void *state, lf_action action)
{
    struct lf_outcome all[LF_OUTCOMES_MAX];
    float mean[LF_SEATS_MAX] = { 0 }, here[LF_SEATS_MAX], brought[LF_SEATS_MAX] = { 0 }, sum = 0;
    int count = self->train->game->chance(state, all);
    if (!self->ends || count < 2 || count > LUCK_OUTCOMES) return;
    for (int i = 0; i < count; i++) sum += (float)all[i].weight;
    for (int i = 0; i < count; i++) {
        if (!all[i].weight) continue;
        look_after(self, state, all[i].action, here);
        for (int seat = 0; seat < self->seats; seat++) {
            mean[seat] += (float)all[i].weight / sum * here[seat];
            if (all[i].action == action) brought[seat] = here[seat];
        }
    }
    for (int seat = 0; seat < self->seats; seat++)
        self->lucks[self->ends * LF_SEATS_MAX + seat] +=
            LUCK_COUNTS * (brought[seat] - mean[seat]);
}

/* ---- Targets ---- */

static void set_targets(struct self *self, const void *state)
{
    lf_seats winners = self->train->game->winners(state);
    float lambda = self->pace.lambda;
    for (int seat = 0; seat < self->seats; seat++) {
        float target = 0;
        if (winners >> seat & 1) target = 1.0f / (float)__builtin_popcount(winners);
        if (!winners) target = self->values[(self->ends - 1) * LF_SEATS_MAX + seat];
        target -= self->lucks[self->ends * LF_SEATS_MAX + seat];
        for (int end = self->ends - 1; end >= 0; end--) {
            if (self->kept[end] >= 0) self->samples->targets[self->kept[end] + seat] = target;
            target = lambda * target + (1 - lambda) * self->values[end * LF_SEATS_MAX + seat] -
                     self->lucks[end * LF_SEATS_MAX + seat];
        }
    }
}

/* ---- The game ---- */

/* Who plays: the net that learns, and now and then an earlier self on some of the seats. */
static void seat_players(struct self *self)
{
    const struct train *train = self->train;
    bool against = train->league && lf_rng_below(&self->rng, 100) < AGAINST_EARLIER;
    int which = against ? (int)lf_rng_below(&self->rng, (uint32_t)train->league) : 0;
    self->earlier = train->learner.net;
    self->earlier.weights = train->earlier[which];
    for (int seat = 0; seat < self->seats; seat++) {
        bool old = against && lf_rng_below(&self->rng, 2);
        self->nets[seat] = old ? &self->earlier : &train->learner.net;
    }
}

/* A seat passes where its turn is not over yet. */
static bool teaches(const struct self *self, const void *state, int seat, lf_action action)
{
    const struct lf_insight *insight = self->train->insight;
    return insight->teaches && insight->teaches(state) && action == insight->pass(state, seat);
}

static void play_on(struct self *self, unsigned char *state)
{
    const struct lf_game *game = self->train->game;
    uint32_t turn = game->turn(state);
    lf_seats awaited;
    while ((awaited = game->awaited(state))) {
        if (game->turn(state) > self->train->turn_cap) {
            self->tally->capped = 1;
            break;
        }
        int actor = lf_lowest_seat(awaited);
        lf_action action = actor == LF_CHANCE ? lf_chance_draw(game, state, &self->luck)
                                              : choose(self, state, actor);
        if (actor != LF_CHANCE && teaches(self, state, actor, action)) end_of_turn(self, state);
        if (actor == LF_CHANCE && self->train->less_luck) take_luck(self, state, action);
        game->apply(state, actor, action);
        if (game->turn(state) == turn || !game->actors(state)) continue;
        turn = game->turn(state);
        end_of_turn(self, state);
    }
    self->tally->turns = turn;
}

void train_play(struct train *train, uint64_t g, int slot, void *scratch)
{
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    char line[LF_OPTIONS_MAX];
    struct self self = { .train = train, .pack = lf_pack_of(train->game) };
    self.pace = train_pace(train, g);
    self.samples = &train->samples[slot];
    self.tally = &train->tally[slot];
    self.samples->count = 0;
    *self.tally = (struct train_tally){ 0 };
    self.seats = train->seats - (int)(g % (uint64_t)(train->seats - train->seats_least + 1));
    self.scratch = scratch;
    self.scratch_size = train_scratch(train);
    self.notes = calloc(1, train->insight->notes_size + 1);
    void *looks = malloc(search_take(&self.looks, train->game, train->insight, NULL));
    LF_ASSERT(self.notes && looks);
    train_options(train, g, line);
    int code = setup_bot_options(train->game, self.seats, line, state);
    LF_ASSERT(code == EXIT_DONE);
    lf_luck_start(&self.luck, train->seed, g);
    self.rng = (struct lf_rng){ lf_rng_key(lf_mix(train->seed + 1), 7) + lf_mix(g), 0 };
    self.brings = (lf_seats)lf_rng_below(&self.rng, 1 << LF_SEATS_MAX);
    self.varied = !self.pace.shallow && lf_rng_below(&self.rng, 100) < VARIED;
    seat_players(&self);
    search_take(&self.looks, train->game, train->insight, looks);
    search_begin(&self.looks, train->game, &train->learner.net, state, 0, &self.rng);
    play_on(&self, state);
    if (self.ends) set_targets(&self, state);
    free(self.values);
    free(self.kept);
    free(self.lucks);
    free(self.notes);
    free(looks);
}
