/* numbers.c - the base game's own numbers of a view, beside the island's. */
#include "games/island/numbers.h"

#include "games/base/moves.h"

#define FILL(name) static void name(const void *view, int seat, int32_t *out)
#define BASE(view) const struct base_state *s = view; (void)seat

FILL(fill_phase)
{
    BASE(view);
    for (int phase = 0; phase < BASE_PHASES; phase++) out[phase] = s->phase == phase;
}

FILL(fill_turn)
{
    BASE(view);
    out[0] = s->turn;
    out[1] = s->flags;
    out[2] = s->free_roads;
    out[3] = s->offers;
    out[4] = base_deck_size(s);
    out[5] = s->army < ISLAND_SEATS ? s->army : -1;
}

FILL(fill_options)
{
    BASE(view);
    out[0] = s->target;
    out[1] = s->discard_limit;
    out[2] = s->offers_max;
    out[3] = s->bank_each;
    out[4] = s->options;
}

FILL(fill_dev)
{
    BASE(view);
    for (int card = 0; card < DEV_COUNT; card++) out[card] = dev_of(s->dev[seat], card);
}

FILL(fill_player)
{
    BASE(view);
    bool there = seat < s->island.seat_count;
    out[0] = there ? base_points_of(s, seat) : 0;
    out[1] = base_dev_size(s, seat);
    out[2] = s->knights[seat];
    out[3] = s->phase == BASE_DISCARD ? s->dues[seat] : 0;
}

const struct lf_number BASE_NUMBERS[] = {
    { "phase", BASE_PHASES, 0, fill_phase },
    { "turn", 6, 0, fill_turn },          /* turns, flags, free roads, offers, deck, largest army */
    { "options", 5, 0, fill_options },    /* target, safe cards, offers, bank, bits */
    { "dev", DEV_COUNT, ISLAND_SEATS, fill_dev },
    { "player", 4, ISLAND_SEATS, fill_player },     /* points, dev cards, knights, cards owed */
    { 0 },
};
