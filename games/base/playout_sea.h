/* playout_sea.h - what random games at sea choose from besides the actions of the base game, and
 * what they remember so as not to look for it again. playout.h includes it for wide boards. */
#ifndef BASE_PLAYOUT_SEA_H
#define BASE_PLAYOUT_SEA_H

#include "core/dealer.h"
#include "games/base/menu.h"
#include "games/island/routes.h"
#include "games/island/yields.h"

/* Where ships go does not change while the active seat trades. */
struct sea_menu {
    edge_set places;
    bool begun, known;         /* the routes are there; sails are those of now, */
    bool placed;               /* ... and places, which are looked for when they are needed */
    bool near;                 /* Longest Road would be enough for the active seat to win, */
    lf_seats far;              /* ... and not for these, whose points are as they were */
    hex_set built[ISLAND_SEATS];       /* hexes where a seat has a building */
    struct sails sails;
    struct routes routes;
    struct yields yields;
};

/* As base_win(), in a turn where Longest Road may decide. */
static inline void random_win(struct base_state *s, struct sea_menu *m)
{
    routes_holds(&m->routes, &s->island, s->island.active);
    base_win(s);
}

/* The points of the active seat may be others than before. */
static inline void random_points(struct base_state *s, struct sea_menu *m)
{
    int seat = s->island.active, points = base_points_of(s, seat);
    m->near = points + LONGEST_POINTS >= s->target;
    m->far = (m->far & ~lf_seat_bit(seat)) | (lf_seats)!m->near << seat;
    if (m->near) random_win(s, m);
}

static inline void menu_begin(struct base_state *s, struct sea_menu *m)
{
    if (m->begun) return;
    m->begun = true;
    routes_begin(&m->routes, &s->island, NULL);
    for (int i = 0; i < ISLAND_SEATS; i++) m->built[i] = island_hexes_of(&s->island, i);
    m->far = 0;
    random_points(s, m);
}

static inline void random_end(struct base_state *s, struct sea_menu *m)
{
    base_next_turn(s);
    if (m->far >> s->island.active & 1) m->near = false;
    else random_points(s, m);
}

static inline void menu_places(const struct base_state *s, int seat, struct sea_menu *m)
{
    if (!m->placed) m->places = island_ship_places(&s->island, seat);
    m->placed = true;
}

static inline void menu_sea(struct base_state *s, int seat, struct sea_menu *m)
{
    const struct island *island = &s->island;
    menu_begin(s, m);
    m->known = true;
    m->placed = false;
    m->sails.total = 0;
    if (s->flags & BASE_SAILED) return;
    routes_take(&m->routes, island, seat);
    menu_places(s, seat, m);
    corner_set own = island_buildings_of(island, seat);
    routes_sails(&m->routes, island, seat, &own, &m->places, &m->sails);
}

static inline void random_sail(struct base_state *s, struct sea_menu *m, int n)
{
    routes_sail(&m->routes, &s->island, s->island.active, &m->places, &m->sails, n);
    m->known = false;
    s->flags |= BASE_SAILED | BASE_BUILT;
    if (m->near) random_win(s, m);
}

/* Roads and ships are noted with the routes. */
static inline void random_line(struct base_state *s, int edge, int ship, struct sea_menu *m)
{
    int seat = s->island.active;
    routes_take(&m->routes, &s->island, seat);
    routes_add(&m->routes, &s->island, seat, edge, ship);
    m->known = false;
}

static inline void random_built(struct base_state *s, int edge, int ship, struct sea_menu *m)
{
    island_pay(&s->island, s->island.active, ship ? COST_SHIP : COST_ROAD);
    random_line(s, edge, ship, m);
    s->flags |= BASE_BUILT;
    if (m->near) random_win(s, m);
}

static inline void random_road(struct base_state *s, int edge, struct sea_menu *m)
{
    random_built(s, edge, 0, m);
}

static inline void random_ship(struct base_state *s, int edge, struct sea_menu *m)
{
    random_built(s, edge, 1, m);
}

static inline void random_settlement(struct base_state *s, int corner, struct sea_menu *m)
{
    routes_piece(&m->routes, &s->island, PIECE_BUILDING, s->island.active, NOWHERE, corner, false);
    base_build_settlement(s, corner);
    yields_forget(&m->yields, &s->island, corner);
    hexes_join(&m->built[s->island.active], CORNER_HEXES[corner]);
    m->known = false;
    random_points(s, m);
}

/* How many places for a new ship there are, if it can be paid. */
static inline int menu_ships(const struct base_state *s, int seat, struct sea_menu *m)
{
    if (!cards_cover(s->island.hand[seat], COST_SHIP)) return 0;
    if (island_ship_count(&s->island, seat) >= SHIPS_EACH) return 0;
    menu_places(s, seat, m);
    return edges_count(m->places);
}

static inline void random_city(struct base_state *s, int corner, struct sea_menu *m)
{
    base_build_city(s, corner);
    yields_forget(&m->yields, &s->island, corner);
    random_points(s, m);
}

static inline void random_dice(struct base_state *s, int roll, struct sea_menu *m)
{
    int number = base_take_roll(s, roll);
    m->known = false;
    if (number == 7) { base_seven(s); return; }
    yields_produce(&m->yields, &s->island, number);
    base_begin_gold(s);
}

/* As island_robber_menu(). */
static inline void menu_robber(const struct base_state *s, int seat, hex_set allowed,
                               hex_set hexes[ISLAND_SEATS + 1], const struct sea_menu *m)
{
    if (!m->begun) { island_robber_menu(&s->island, seat, allowed, hexes); return; }
    island_robber_menu_of(&s->island, seat, allowed, m->built, hexes);
}

/* As island_pirate_menu(). */
static inline void menu_pirate(const struct base_state *s, int seat, hex_set allowed,
                               hex_set hexes[ISLAND_SEATS + 1], struct sea_menu *m)
{
    if (!m->begun) { island_pirate_menu(&s->island, seat, allowed, hexes); return; }
    routes_pirate_menu(&m->routes, &s->island, seat, allowed, hexes);
}

static inline void random_gold(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    uint64_t given, taken;
    int seat = island_gold_seat(&s->island);
    ++*transitions;
    if (s->island.gold[seat] == 1) {
        unsigned kinds = lanes_at_least(s->island.bank, LANE_ONES) & 31;
        int kind = bits_nth(kinds, lf_choose(d, seat, __builtin_popcount(kinds)));
        base_do_gold(s, seat, cards_one(kind));
        return;
    }
    lf_action list[LF_LEGAL_MAX];
    int count = island_list_gold(&s->island, seat, K_GOLD, list);
    trade_lanes(lf_args_of(list[lf_choose(d, seat, count)]), &given, &taken);
    base_do_gold(s, seat, taken);
}

/* Free roads, or ships. */
static inline void random_free_lines(struct base_state *s, struct lf_dealer *d,
                                     uint64_t *transitions, struct sea_menu *m)
{
    int seat = s->island.active, stop = (s->flags & BASE_PAVED) != 0;
    menu_begin(s, m);
    edge_set ships = edges_none(), places = edges_none();
    if (island_road_count(&s->island, seat) < ROADS_EACH)
        places = island_road_places(&s->island, seat);
    if (island_ship_count(&s->island, seat) < SHIPS_EACH)
        ships = island_ship_places(&s->island, seat);
    int roads = edges_count(places), n = lf_choose(d, seat, roads + stop + edges_count(ships));
    ++*transitions;
    if (n < roads) random_line(s, edges_nth(places, n), 0, m);
    else if (n < roads + stop) { base_end_free_roads(s); return; }
    else random_line(s, edges_nth(ships, n - roads - stop), 1, m);
    if (m->near) routes_holds(&m->routes, &s->island, seat);
    base_next_free_road(s);
}

#endif
