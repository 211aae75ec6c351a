/* island.h - what the island games share: board, hands, bank, pieces, roads, robber.
 *
 * base, duel and knights embed `struct island` in their state and call these functions; nothing
 * here asks which game it is. Cards are byte lanes of one 64-bit word: lane k counts the cards of
 * kind k, so paying and comparing take a few operations. A lane never exceeds LANE_MAX.
 *
 * Read next: island_inline.h (the hot functions), roads.c (longest road), board.c (set-ups).
 */
#ifndef ISLAND_H
#define ISLAND_H

#include "core/dense.h"
#include "games/island/geometry.h"
#include "games/island/rules.h"

enum { ISLAND_SEATS = 4, LANE_MAX = 50 };   /* 5 * LANE_MAX cards fit a byte */

/* Resources, in the order of their lanes and of the terrains that yield them (IB-06). */
enum resource { BRICK, LUMBER, WOOL, GRAIN, ORE, RESOURCE_COUNT };
#ifdef ISLAND_WIDE
/* Gold has a number and yields what the game says, here nothing; at NO_HEX the frame begins. */
enum terrain {
    HILLS, FOREST, PASTURE, FIELDS, MOUNTAINS, DESERT, GOLD, SEA, NO_HEX, TERRAIN_COUNT,
};
#else
enum terrain { HILLS, FOREST, PASTURE, FIELDS, MOUNTAINS, DESERT, TERRAIN_COUNT };
#endif

/* A harbour kind is the resource it trades 2:1, or one of these (IB-11). */
enum { HARBOUR_ANY = 5, HARBOUR_NONE = 6 };

/* Pieces a player owns (IB-02), points of buildings and of Longest Road (IB-96) and the least
 * length of one (IB-86), cards that the bank asks for one: without and with harbours (IB-56). */
enum { ROADS_EACH = 15, SETTLEMENTS_EACH = 5, CITIES_EACH = 4 };
enum { SETTLEMENT_POINTS = 1, CITY_POINTS = 2, LONGEST_POINTS = 2, LONGEST_LEAST = 5 };
enum { RATE_BANK = 4, RATE_ANY_HARBOUR = 3, RATE_OWN_HARBOUR = 2 };

/* Wide boards have the sea: ships, pirate, gold and islands with special points (SF-01 to SF-45),
 * see sea.h. ISLANDS_MAX: islands with points that a board may have. */
#ifdef ISLAND_WIDE
enum { ISLAND_SEA = 1, SHIPS_EACH = 15, ISLANDS_MAX = 8, ISLAND_SPECIAL = 2 };
#else
enum { ISLAND_SEA = 0, SHIPS_EACH = 0 };
#endif

/* "Derived" fields follow from the others and are kept up to date for speed; island_derive()
 * makes them anew, and sound() compares. What differs between the shapes is read and written by
 * the functions that are named. */
struct island {
    uint64_t hand[ISLAND_SEATS];          /* resource lanes; in a view 0 for hidden hands */
    uint64_t bank;                        /* what is left in the piles (IB-03, IB-100) */
    corner_set settlements[ISLAND_SEATS];
    corner_set cities[ISLAND_SEATS];
#ifdef ISLAND_WIDE
    edge_set line[ISLAND_SEATS];          /* roads and ships: island_roads(), island_ships() */
    edge_set ships;                       /* which of all lines are ships */
    edge_set fresh_ships;                 /* built by the active seat in this turn (SF-15) */
    corner_set reach[ISLAND_SEATS];       /* derived: corners at an end of an own road or ship */
    edge_set frontier[ISLAND_SEATS];      /* derived: island_frontier(), of land */
    edge_set seaways[ISLAND_SEATS];       /* derived: the same for ships (SF-04), of sea */
    corner_set blocked;                   /* derived: corners without land, and with or next to a
                                             building (IB-68) */
    hex_set land;                         /* derived: hexes of land, deserts and gold included */
    hex_set sea;                          /* derived: hexes of sea */
    hex_set number_hexes[11];             /* hexes with the number 2, 3, ... 12 (IB-08) */
    uint8_t terrain[HEX_COUNT];           /* enum terrain, and above it the island: 0 is home */
    uint8_t harbour[HARBOUR_COUNT];       /* kind of each harbour */
    uint8_t harbour_edge[HARBOUR_COUNT];  /* where it lies, ascending; then NOWHERE */
    uint8_t pirate;                       /* hex of sea, or HEX_COUNT: there is none */
    uint8_t robber_start, pirate_start;   /* where the board puts them, as above */
    uint8_t chart;                        /* enum chart: which board this is, and what is dealt */
    uint8_t islands[ISLAND_SEATS];        /* derived: islands whose special points the seat has, as
                                             a set, bit 0 for the first (SF-29, SF-34) */
    uint8_t gold[ISLAND_SEATS];           /* cards of choice that gold owes (SF-24) */
#else
    uint64_t roads_low[ISLAND_SEATS];     /* e0-e63 of island_roads() */
    corner_set reach[ISLAND_SEATS];       /* derived: corners at an end of the seat's roads */
    uint64_t frontier_low[ISLAND_SEATS];  /* derived: e0-e63 of island_frontier() */
    corner_set blocked;                   /* derived: corners with or next to a building (IB-68) */
    uint64_t terrain;                     /* three bits per hex: enum terrain */
    hex_set number_hexes[11];             /* hexes with the number 2, 3, ... 12 (IB-08) */
    uint8_t harbour[HARBOUR_COUNT];       /* kind of harbour at each spot */
    uint8_t roads_high[ISLAND_SEATS];     /* e64-e71 of island_roads() */
    uint8_t frontier_high[ISLAND_SEATS];  /* derived, as frontier_low */
#endif
    uint8_t harbours[ISLAND_SEATS];       /* derived: set of harbour kinds the seat uses */
    uint8_t road_length[ISLAND_SEATS];    /* derived: longest trail (IB-87); LENGTH_OPEN while a
                                             random game at sea does not ask for it: routes.h */
    uint8_t hidden[ISLAND_SEATS];         /* in a view: size of a hidden hand; else 0 */
    uint8_t robber;                       /* hex, or HEX_COUNT: not on the island */
    uint8_t longest;                      /* seat that holds Longest Road, or LF_NOBODY */
    uint8_t seat_count;                   /* who plays; the pieces of further seats are neutral */
    uint8_t viewer;                       /* whose view this is; LF_NOBODY in a full state,
                                             ISLAND_SPECTATOR in a spectator's view */
    uint8_t active;                       /* whose turn (or founding turn) it is */
    uint8_t start;                        /* who founded first and has the first turn */
    uint8_t dice;                         /* last roll: 6 * (yellow - 1) + red - 1 + 1, 0: none */
    uint64_t offer;                       /* the standing offer's arguments; 0: none (offers.h) */
    uint64_t reply[ISLAND_SEATS];         /* while an offer stands: answers, as actions; while the
                                             active seat trades and builds: what others propose;
                                             while seats put cards aside: those, as lanes; a
                                             game's own phases may keep more here */
};
#ifdef ISLAND_WIDE
_Static_assert(sizeof(struct island) == 1176, "struct island has grown");
#else
_Static_assert(sizeof(struct island) == 336, "struct island has grown");
#endif

enum { ISLAND_SPECTATOR = 0xFE, LENGTH_OPEN = 0xFF };

/* What a viewer may not see of an action: a single argument, or cards but not their number, which
 * stands below. */
enum { HIDDEN_ARG = 0xFF };
#define DISCARD_HIDDEN ((uint64_t)1 << 55)

#ifdef ISLAND_WIDE
/* Boards of the sea: what struct island.chart says. CHART_TEXT: the board came as text. */
enum chart {
    CHART_NEW_SHORES, CHART_DESERT, CHART_TEXT, CHART_MASK = 3,
    CHART_DEALT = 4,           /* land is dealt anew before the game (SF-37) */
    CHART_SHUFFLED = 8,        /* harbours are shuffled before the game (SF-36) */
    CHART_FROZEN = 16,         /* the pirate hinders nobody yet (CKS-19) */
};
#endif

/* Who begins: the highest roll (IB-19), a random seat (IB-16), or one that was given. */
enum start_mode { START_ROLL, START_RANDOM, START_GIVEN };

/* Makes all derived fields anew from the others. */
void island_derive(struct island *island);
/* Whether derived fields are right, pieces within supply, nothing stands on one another. */
bool island_sound(const struct island *island);

/* The same where pieces beside buildings stop roads: per seat the corners of its own; and
 * where cities lie on their side: `fallen` are settlements that are city pieces. */
void island_derive_among(struct island *island, const corner_set guards[ISLAND_SEATS]);
bool island_sound_among(const struct island *island, const corner_set guards[ISLAND_SEATS],
                        corner_set fallen);

/* Whether a founding is under way as it should be: every road touches a building of its seat, so
 * that a new building is always one that no road of its seat touches yet. */
bool island_founding_sound(const struct island *island);

/* Takes a road off the board; who holds Longest Road is left to the caller. */
void island_remove_road(struct island *island, int seat, int edge, corner_set stops);

/* The seat's exact longest trail (IB-87, IB-88, SF-18); it may not pass through `stops`. */
int island_longest_trail(const struct island *island, int seat, corner_set stops);

/* What a set-up needs beyond the island itself: board.c. */
enum board_kind { BOARD_CLASSIC, BOARD_COMPACT, BOARD_BEGINNER, BOARD_TEXT };
bool island_deals(enum board_kind kind);       /* whether this shape has such boards */
void island_deal_board(struct island *island, enum board_kind kind, bool no_red_neighbours,
                       uint64_t number);
/* "m10.p2.f9. ... @?go?w??bl": 19 hexes and 9 harbours, or rows of a wide board; returns false and
 * says where. */
bool island_parse_board(struct island *island, const char *text, size_t length,
                        struct lf_error *error);
int island_print_board(const struct island *island, char *out, size_t size);
/* The board that an option line has as text, if it has one. */
struct lf_setup;
bool island_take_board(struct island *island, const struct lf_setup *setup,
                       int row, const char *line, struct lf_error *error);
/* Fixed pieces of the beginner set-up (IB-13 to IB-15): the start cards go to the hands. */
void island_beginner_pieces(struct island *island);

#endif
