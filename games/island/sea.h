/* sea.h - the sea around the islands: ships, the pirate, gold, special points (SF-01 to SF-29).
 *
 * Only wide boards have a sea. What the games call on both widths is here without effect for the 19
 * hexes, so that their sources ask `if (ISLAND_SEA)` and cost nothing there; sea.c has the rest.
 */
#ifndef ISLAND_SEA_H
#define ISLAND_SEA_H

#include "games/island/moves.h"

/* What a ship costs (SF-01). */
#define COST_SHIP CARDS(0, 1, 1, 0, 0)

/* Words that only games on wide boards add. */
#ifdef ISLAND_WIDE
#define WORDS_AT_SEA(words) words
#else
#define WORDS_AT_SEA(words)
#endif

#ifdef ISLAND_WIDE

/* ---- Ships ---- */

static inline int island_ship_count(const struct island *s, int seat)
{
    return edges_count(island_ships(s, seat));
}

/* The hex where the pirate hinders, or HEX_COUNT; edges where it lets nobody build or move ships
 * (SF-08, SF-17). */
static inline int island_pirate_at(const struct island *s)
{
    return s->chart & CHART_FROZEN ? HEX_COUNT : s->pirate;
}

static inline edge_set island_pirate_edges(const struct island *s)
{
    return HEX_EDGES[island_pirate_at(s)];
}

/* Free edges where the seat may put a ship (SF-02 to SF-04, SF-08). Word by word: a set that is
 * handed on through memory is waited for. */
static inline edge_set island_ship_places(const struct island *s, int seat)
{
    const edge_set *line = s->line, *pirate = &HEX_EDGES[island_pirate_at(s)];
    edge_set places;
    for (int k = 0; k < EDGE_SET_WORDS; k++)
        places.w[k] = s->seaways[seat].w[k] & ~(line[0].w[k] | line[1].w[k] | line[2].w[k] |
                                                line[3].w[k] | pirate->w[k]);
    return places;
}

/* The same at a building that was just founded (SF-07). */
static inline edge_set island_founding_ships(const struct island *s, int corner)
{
    return edges_minus(island_ships_at(s, corner),
                       edges_or(island_taken_edges(s), island_pirate_edges(s)));
}

static inline bool island_can_ship(const struct island *s, int seat)
{
    return island_ship_count(s, seat) < SHIPS_EACH && edges_any(island_ship_places(s, seat));
}

/* Puts a ship of the active seat on the board. */
void island_add_ship(struct island *s, int seat, int edge, corner_set stops);

/* ---- Moving ships ---- */

/* Ships that may be moved this turn (SF-12 to SF-15, SF-17). anchors: the corners that close a
 * line, those of own buildings and what else the game says. */
edge_set island_sailors(const struct island *s, int seat, corner_set anchors);
/* Those of them that are part of a loop, new or at the pirate as they may be. */
edge_set island_loop_sailors(const struct island *s, int seat, corner_set anchors);
/* Why a ship that is neither new nor at the pirate may not. */
lf_rule island_held_rule(const struct island *s, int seat, int edge, corner_set anchors);
/* The seat's longest trail, where one as long as `known` is there. */
int island_longest_beyond(const struct island *s, int seat, int known, corner_set stops);
/* The same, or any that is long enough. */
int island_longest_within(const struct island *s, int seat, int known, int enough,
                          corner_set stops);

/* Whether an edge is a place for ships without the ship `from`, by this end of it: there is an own
 * building, or another ship and no foreign piece. */
static inline bool island_holds_ships(const struct island *s, int seat, int corner, int from,
                                      corner_set stops)
{
    edge_set others = edges_without(island_ships(s, seat), from);
    return corners_has(island_buildings_of(s, seat), corner) ||
           (!corners_has(stops, corner) && edges_meet(others, CORNER_EDGES[corner]));
}

/* Where it may go, out of the places for a new ship: the ship itself holds none (SF-16). */
static inline edge_set island_sail_places(const struct island *s, int seat, int from,
                                          corner_set stops, edge_set places)
{
    for (int k = 0; k < 2; k++) {
        int corner = EDGE_CORNER[2 * from + k];
        if (island_holds_ships(s, seat, corner, from, stops)) continue;
        for (int i = 0; i < 3; i++) {
            int edge = CORNER_EDGE[3 * corner + i];
            if (edge == NOWHERE || edge == from || !edges_has(places, edge)) continue;
            int end = EDGE_CORNER[2 * edge] ^ EDGE_CORNER[2 * edge + 1] ^ corner;
            if (!island_holds_ships(s, seat, end, from, stops)) edges_remove(&places, edge);
        }
    }
    return places;
}

/* Whether trails of anybody change with a piece of the seat on a corner, coming or going: foreign
 * lines go past there, or a building joins own roads and ships. */
static inline bool island_lines_change(const struct island *s, int seat, int corner, bool building)
{
    edge_set own = edges_and(s->line[seat], CORNER_EDGES[corner]), ships = edges_and(own, s->ships);
    bool change = building && edges_any(ships) && !edges_equal(ships, own);
    for (int i = 0; i < ISLAND_SEATS; i++) {
        edge_set here = edges_and(s->line[i], CORNER_EDGES[corner]);
        change |= i != seat && edges_any(edges_rest(here));
    }
    return change;
}

/* Moves a ship; Longest Road is looked at when it has arrived (SF-19). */
void island_move_ship(struct island *s, int seat, int from, int to, corner_set stops);

/* Arguments of a move: from and to. */
static inline uint64_t sail_args(int from, int to) { return (uint64_t)from << 8 | (uint64_t)to; }

/* ---- The pirate ---- */

/* Where it may go: another hex of sea (SF-21); nowhere on boards without a pirate. */
static inline hex_set island_pirate_hexes(const struct island *s)
{
    return hexes_if(s->pirate < HEX_COUNT, hexes_without(s->sea, s->pirate));
}

/* Hexes with a ship of the seat at an edge. */
hex_set island_ship_hexes(const struct island *s, int seat);
/* Who can be robbed there: the other seats with a ship at an edge (SF-22). */
lf_seats island_pirate_candidates(const struct island *s, int seat, int hex);
/* As island_robber_menu(). */
void island_pirate_menu(const struct island *s, int seat, hex_set allowed,
                        hex_set hexes[ISLAND_SEATS + 1]);

/* Moves the pirate. True: a card is stolen from the victim, which owes it. */
static inline bool island_move_pirate(struct island *s, int hex, int victim,
                                      uint8_t dues[ISLAND_SEATS])
{
    s->pirate = (uint8_t)hex;
    if (victim == LF_NOBODY || island_hand_size(s, victim) == 0) return false;
    dues[victim] = 1;
    return true;
}

/* ---- Gold ---- */

#define RESOURCE_LANES 0x000000FFFFFFFFFFu

static inline bool island_gold_owed(const struct island *s) { return dues_any(s->gold); }
static inline int island_gold_seat(const struct island *s) { return island_first_due(s, s->gold); }

/* What the bank has left bounds what the next seat chooses; an empty bank owes nothing (SF-26). */
static inline void island_bound_gold(struct island *s)
{
    int left = cards_count(s->bank & RESOURCE_LANES);
    if (!island_gold_owed(s)) return;
    uint8_t *due = &s->gold[island_gold_seat(s)];
    if (*due > left) *due = (uint8_t)left;
    for (int i = 0; left == 0 && i < ISLAND_SEATS; i++) s->gold[i] = 0;
}

static inline void island_take_gold(struct island *s, int seat, uint64_t cards)
{
    island_gain(s, seat, cards);
    s->gold[seat] = 0;
    island_bound_gold(s);
}

/* All choices of so many cards that the bank has, ascending, as trade fields of actions; of more
 * than ten some, so that they fit a list. Returns how many. */
int island_list_gold(const struct island *s, int seat, int kind, lf_action *out);

/* ---- Islands with special points ---- */

static inline int island_special_points(const struct island *s, int seat)
{
    return ISLAND_SPECIAL * __builtin_popcount(s->islands[seat]);
}

/* ---- What is forbidden, and by which rule: sea.c ---- */

/* A settlement is not founded on an island with special points (SF-32, SF-39). */
static inline lf_rule island_founding_rule(const struct island *s)
{
    return (s->chart & CHART_MASK) == CHART_DESERT ? SF(39) : SF(32);
}

/* Whether an edge touches own ships and nothing else that a road goes on from (SF-04). */
bool island_only_ships_at(const struct island *s, int seat, int edge);
lf_rule island_check_ship(const struct island *s, int seat, uint64_t edge);
lf_rule island_check_founding_ship(const struct island *s, int corner, uint64_t edge);
lf_rule island_check_sail(const struct island *s, int seat, uint64_t args, corner_set anchors,
                          corner_set stops);
lf_rule island_check_pirate(const struct island *s, int seat, uint64_t args, hex_set hexes,
                            lf_rule elsewhere);
lf_rule island_check_gold(const struct island *s, int seat, uint64_t fields);

/* For drawings: cards that gold owes, by seat; whether there is a pirate. */
static inline const uint8_t *island_gold(const struct island *s) { return s->gold; }
static inline bool island_has_pirate(const struct island *s) { return s->pirate < HEX_COUNT; }

/* Whether ships, figures, islands and gold are as they can be. */
bool island_sea_sound(const struct island *s);

#else

static inline const uint8_t *island_gold(const struct island *s) { (void)s; return NULL; }
static inline bool island_has_pirate(const struct island *s) { (void)s; return false; }
static inline int island_gold_seat(const struct island *s) { (void)s; return LF_NOBODY; }
static inline edge_set island_ship_places(const struct island *s, int seat)
{
    (void)s, (void)seat;
    return edges_none();
}
static inline edge_set island_founding_ships(const struct island *s, int corner)
{
    (void)s, (void)corner;
    return edges_none();
}
static inline bool island_gold_owed(const struct island *s) { (void)s; return false; }
static inline lf_rule island_founding_rule(const struct island *s) { (void)s; return 0; }
static inline bool island_only_ships_at(const struct island *s, int seat, int edge)
{
    (void)s, (void)seat, (void)edge;
    return false;
}
static inline bool island_can_ship(const struct island *s, int seat)
{
    (void)s, (void)seat;
    return false;
}
static inline int island_special_points(const struct island *s, int seat)
{
    (void)s, (void)seat;
    return 0;
}

#endif

#endif
