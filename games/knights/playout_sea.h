/* playout_sea.h - what a random game of Cities & Knights at sea has besides: ships and their moves,
 * the pirate, and what it remembers for that. A part of playout.c, which alone includes it. */
#ifndef KNIGHTS_PLAYOUT_SEA_H
#define KNIGHTS_PLAYOUT_SEA_H

#include "core/dealer.h"
#include "games/knights/menu.h"
#include "games/knights/ways.h"

enum { KNIGHTS_MAX = STRENGTHS * KNIGHTS_EACH };

#ifdef ISLAND_WIDE

/* The corner of a knight and all that it reaches. Two that reach one another reach the same, where
 * at each of them there are only roads or only ships. */
static corner_set near_of(const struct knights_state *s, int seat, int from, struct memory *memory)
{
    struct nears *known = &memory->nears[seat];
    int i = 0;
    routes_take(&memory->routes, &s->island, seat);
    if (known->edits != memory->routes.of[seat].edits || known->count == KNIGHTS_MAX) {
        known->edits = memory->routes.of[seat].edits;
        known->count = 0;
    }
    bool one = routes_of_one_kind(&memory->routes, seat, from);
    while (i < known->count && known->from[i] != from &&
           !(one && known->one[i] && corners_in(&known->near[i], from))) i++;
    if (i == known->count) {
        known->one[i] = one;
        known->from[i] = (uint8_t)from;
        known->near[i] = routes_near(&memory->routes, seat, from);
        known->count++;
    }
    return known->near[i];
}

/* What the bank wants for a card and what the next levels cost changes with few actions. Without a
 * city no hand pays for a level. */
static inline void take_prices(const struct knights_state *s, int seat, struct memory *memory)
{
    if (memory->prices_known) return;
    memory->prices_known = true;
    memory->rates = knights_rates(s, seat);
    memory->levels = knights_level_costs(s, seat);
    if (!corners_any(s->island.cities[seat])) memory->levels = 0x7F * LANE_ONES;
}

static inline unsigned paid_levels(const struct knights_state *s, int seat,
                                   const struct memory *memory)
{
    return lanes_at_least(s->island.hand[seat], memory->levels) >> COMMODITY;
}

/* What is listed behind the end of the turn: ships, moves of ships, knights at the pirate. */
struct sea { int ships, hunts, sails; };

/* Where ships may go stays the same as long as their moves do. */
static inline void take_sails(const struct knights_state *s, int seat, struct memory *memory)
{
    memory->sails_known = true;
    memory->places = island_ship_places(&s->island, seat);
    if (s->flags & FLAG_SAILED) return;                /* then there are no more moves */
    corner_set anchors = knights_anchors(s, seat);
    routes_take(&memory->routes, &s->island, seat);
    routes_sails(&memory->routes, &s->island, seat, &anchors, &memory->places, &memory->sails);
}

/* ready: there are knights that may act. */
static void take_sea(const struct knights_state *s, int seat, bool ready, struct memory *memory,
                     struct sea *x)
{
    const struct island *island = &s->island;
    bool pays = cards_cover(island->hand[seat], COST_SHIP);
    bool asked = pays | !(s->flags & FLAG_SAILED);
    x->ships = x->hunts = 0;
    if (island_both(asked, !memory->sails_known)) take_sails(s, seat, memory);
    if (pays && island_ship_count(island, seat) < SHIPS_EACH)
        x->ships = edges_count(memory->places);
    if (ready && s->landings) x->hunts = corners_count(knights_hunters(s, seat));
    x->sails = memory->sails.total;
}

static void do_sea_nth(struct knights_state *s, int seat, const struct sea *x,
                       struct memory *memory, int n)
{
    memory->sails_known = false;
    memory->cards.known &= ~(CARDS_BY_HAND | CARDS_BY_LINES);
    if (n < x->ships) {
        island_pay(&s->island, seat, COST_SHIP);
        add_line(s, seat, edges_nth(memory->places, n), 1, memory);
    } else if ((n -= x->ships) < x->sails) {
        routes_sail(&memory->routes, &s->island, seat, &memory->places, &memory->sails, n);
        memory->sails.total = 0;
        s->flags |= FLAG_SAILED;
    } else knights_do_hunt(s, corners_nth(knights_hunters(s, seat), n - x->sails));
    look_at_lines(s, memory);
}

/* The moves of the robber, and behind them of the pirate. */
enum { ROBBER_ROWS = ISLAND_SEATS + 1, FIGURES = 2 };

static void robber_moves(const struct knights_state *s, int seat, struct memory *memory,
                         hex_set hexes[ROBBER_ROWS * FIGURES])
{
    const struct island *island = &s->island;
    for (int k = 0; k < ROBBER_ROWS * FIGURES; k++) hexes[k] = hexes_none();
    harvest_compare(&memory->harvest, island);
    if (!(s->flags & FLAG_HUNTED))
        island_robber_menu_of(island, seat, knights_robber_hexes(s, seat), memory->harvest.built,
                              hexes);
    if (!(s->flags & FLAG_CHASED))
        routes_pirate_menu(&memory->routes, island, seat, island_pirate_hexes(island),
                           hexes + ROBBER_ROWS);
}

#endif

#endif
