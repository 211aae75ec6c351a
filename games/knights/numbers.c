/* numbers.c - this game's own numbers of a view, beside the island's. */
#include "games/knights/moves.h"

#define FILL(name) static void name(const void *view, int seat, int32_t *out)
#define KNIGHTS(view) const struct knights_state *s = view; (void)seat

FILL(fill_phase)
{
    KNIGHTS(view);
    for (int phase = 0; phase < PHASE_COUNT; phase++) out[phase] = s->phase == phase;
}

FILL(fill_turn)
{
    KNIGHTS(view);
    out[0] = s->turn;
    out[1] = s->stage;
    out[2] = s->flags;
    out[3] = s->event;
    out[4] = s->ship;
    out[5] = s->landings;
    out[6] = s->merchant < HEX_COUNT ? s->merchant : -1;
    out[7] = s->merchant_owner < ISLAND_SEATS ? s->merchant_owner : -1;
    out[8] = s->victim < ISLAND_SEATS ? s->victim : -1;
    out[9] = s->cranes;
    out[10] = s->free_roads;
    out[11] = s->offers;
    for (int t = 0; t < TRACK_COUNT; t++) out[12 + t] = s->deck_size[t];
    for (int t = 0; t < TRACK_COUNT; t++)
        out[12 + TRACK_COUNT + t] = s->metropolis[t] < CORNER_COUNT ? s->metropolis[t] : -1;
}

FILL(fill_options)
{
    KNIGHTS(view);
    out[0] = s->target;
    out[1] = s->discard_limit;
    out[2] = s->offers_max;
    out[3] = s->bank_each;
    out[4] = s->options;
}

/* Strength of the seat's knight on each corner; those that are active. */
FILL(fill_knights)
{
    KNIGHTS(view);
    for (int i = 0; i < CORNER_COUNT; i++) {
        bool own = corners_has(s->knights[seat], i);
        out[i] = own ? knights_strength(s, i) : 0;
        out[CORNER_COUNT + i] = own && corners_has(s->active, i);
    }
}

FILL(fill_walls)
{
    KNIGHTS(view);
    for (int i = 0; i < CORNER_COUNT; i++)
        out[i] = corners_has(s->walls, i) && corners_has(s->island.cities[seat], i);
}

/* Progress cards by kind, as far as they are known; and how many of each deck are not. */
FILL(fill_progress)
{
    KNIGHTS(view);
    for (int card = 0; card < CARD_COUNT; card++) out[card] = 0;
    for (int i = 0; i < 8 && s->progress[seat][i]; i++) out[s->progress[seat][i]]++;
    for (int t = 0; t < TRACK_COUNT; t++) out[CARD_COUNT + t] = s->hidden_progress[seat][t];
}

FILL(fill_player)
{
    KNIGHTS(view);
    out[0] = seat < s->island.seat_count ? knights_points_of(s, seat) : 0;
    out[1] = s->defender[seat];
    for (int t = 0; t < TRACK_COUNT; t++) out[2 + t] = s->level[seat][t];
    out[2 + TRACK_COUNT] = s->point_card[0] == seat;
    out[3 + TRACK_COUNT] = s->point_card[1] == seat;
    out[4 + TRACK_COUNT] = s->phase == PHASE_START ? 0 : s->dues[seat];
}

const struct lf_number KNIGHTS_NUMBERS[] = {
    { "phase", PHASE_COUNT, 0, fill_phase },
    { "turn", 12 + 2 * TRACK_COUNT, 0, fill_turn },
    { "options", 5, 0, fill_options },    /* target, safe cards, offers, bank, bits */
    { "knights", 2 * CORNER_COUNT, ISLAND_SEATS, fill_knights },
    { "walls", CORNER_COUNT, ISLAND_SEATS, fill_walls },
    { "progress", CARD_COUNT + TRACK_COUNT, ISLAND_SEATS, fill_progress },
    { "player", 5 + TRACK_COUNT, ISLAND_SEATS, fill_player },
    { 0 },
};
