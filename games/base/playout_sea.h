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
    bool begun, known;         /* the routes are there; places and sails are those of now */
    lf_seats stale;            /* whose routes have missed a building */
    struct sails sails;
    struct routes routes;
    struct yields yields;
};

static inline void menu_begin(const struct base_state *s, struct sea_menu *m)
{
    if (m->begun) return;
    m->begun = true;
    m->stale = (lf_seats)(lf_seat_bit(ISLAND_SEATS) - 1);
    routes_begin(&m->routes, &s->island, NULL);
}

static inline void menu_routes(const struct base_state *s, int seat, struct sea_menu *m)
{
    if (!(m->stale >> seat & 1)) return;
    m->stale &= ~lf_seat_bit(seat);
    routes_take(&m->routes, &s->island, seat, island_stops(&s->island, seat));
}

static inline void menu_sea(const struct base_state *s, int seat, struct sea_menu *m)
{
    const struct island *island = &s->island;
    menu_begin(s, m);
    m->known = true;
    m->places = island_ship_places(island, seat);
    m->sails.total = 0;
    if (s->flags & BASE_SAILED) return;
    menu_routes(s, seat, m);
    routes_sails(&m->routes, island, seat, island_buildings_of(island, seat), m->places,
                 &m->sails);
}

static inline void random_sail(struct base_state *s, struct sea_menu *m, int n)
{
    routes_sail(&m->routes, &s->island, s->island.active, m->places, &m->sails, n);
    m->known = false;
    base_end_sail(s);
}

/* Roads and ships are noted with the routes. */
static inline void random_line(struct base_state *s, int edge, int ship, struct sea_menu *m)
{
    int seat = s->island.active;
    menu_routes(s, seat, m);
    routes_add(&m->routes, &s->island, seat, edge, ship);
    m->known = false;
}

static inline void random_road(struct base_state *s, int edge, struct sea_menu *m)
{
    island_pay(&s->island, s->island.active, COST_ROAD);
    random_line(s, edge, 0, m);
    base_end_building(s);
}

static inline void random_ship(struct base_state *s, int edge, struct sea_menu *m)
{
    island_pay(&s->island, s->island.active, COST_SHIP);
    random_line(s, edge, 1, m);
    base_end_building(s);
}

/* A building joins own roads and ships and cuts foreign lines that go past; then how long they are
 * must be known. */
static inline void random_settlement(struct base_state *s, int corner, struct sea_menu *m)
{
    bool known = !island_lines_change(&s->island, s->island.active, corner, true);
    if (!known) routes_settle(&m->routes, &s->island);
    base_build_settlement(s, corner);
    if (!known) routes_settled(&m->routes, &s->island);
    yields_forget(&m->yields, &s->island, corner);
    m->known = false;
    m->stale = (lf_seats)(lf_seat_bit(ISLAND_SEATS) - 1);
}

/* How many places for a new ship there are, if it can be paid. */
static inline int menu_ships(const struct base_state *s, int seat, const struct sea_menu *m)
{
    if (!cards_cover(s->island.hand[seat], COST_SHIP)) return 0;
    return island_ship_count(&s->island, seat) < SHIPS_EACH ? edges_count(m->places) : 0;
}

static inline void random_city(struct base_state *s, int corner, struct sea_menu *m)
{
    base_build_city(s, corner);
    yields_forget(&m->yields, &s->island, corner);
}

static inline void random_dice(struct base_state *s, int roll, struct sea_menu *m)
{
    int number = base_take_roll(s, roll);
    m->known = false;
    if (number == 7) { base_seven(s); return; }
    yields_produce(&m->yields, &s->island, number);
    base_begin_gold(s);
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
    base_next_free_road(s);
}

#endif
