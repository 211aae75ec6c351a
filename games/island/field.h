/* field.h - the fields that all island games have (core/fields.h): how they are written and read,
 * and rows for the tables of games. Every state begins with its island.
 * A field more is a row more; wide boards have those of the sea.
 */
#ifndef ISLAND_FIELD_H
#define ISLAND_FIELD_H

#include "core/fields.h"
#include "games/island/text.h"

/* What the kinds need to know of a game, as `with` of its table. */
struct island_table {
    const struct island_notation *notation;
    int offer;                           /* the game's kind of an offer; the answers follow it */
    uint16_t guards;                     /* where its pieces lie that stop roads, as
                                            island_derive_among() wants them; 0: it has none, and
                                            the robber cannot wait beside the board */
    /* Cards of the game: no hand holds more, and other hands may still change. NULL: a hand gets
     * what the bank has. */
    uint64_t (*cards)(const void *state);
    bool (*offered)(const void *state);  /* whether an offer stands */
    lf_seats (*proposers)(const void *state);
    bool (*may_propose)(const void *state, int seat);
};

extern const struct lf_each ISLAND_EACH_SEAT;

extern const struct lf_field_kind ISLAND_CORNERS;     /* a corner_set; " c1 c5", " -" */
extern const struct lf_field_kind ISLAND_BUILDINGS;   /* the same; what follows is made anew */
extern const struct lf_field_kind ISLAND_ROADS;       /* the roads of the seat */
extern const struct lf_field_kind ISLAND_EDGES;       /* an edge_set; what follows is made anew */
extern const struct lf_field_kind ISLAND_LANES;       /* cards; "2bg" */
extern const struct lf_field_kind ISLAND_HAND;        /* the same, out of the bank; "?3" */
extern const struct lf_field_kind ISLAND_RATES;       /* JSON alone: what the bank asks for */
extern const struct lf_field_kind ISLAND_HEX;         /* a hex; "-" from `max` on */
extern const struct lf_field_kind ISLAND_CORNER;
extern const struct lf_field_kind ISLAND_ROBBER, ISLAND_DICE, ISLAND_BOARD, ISLAND_HEXES,
                                  ISLAND_HARBOURS;
extern const struct lf_field_kind ISLAND_OFFER, ISLAND_REPLY;     /* in positions */
extern const struct lf_field_kind ISLAND_OFFERS;      /* JSON: "offer" and what follows it */

int island_seats(const void *state);
int island_get_cards(const void *state, int seat);
int island_get_roads_left(const void *state, int seat);
bool island_sees(const void *view, int seat);         /* whether it is the viewer's own */
bool island_is_view(const void *state, int seat);

void island_json_corners(struct lf_out *out, const char *name, corner_set set);
/* Makes derived sets anew after pieces were set; returns true. */
bool island_field_derive(const struct lf_spot *at);

#define ISLAND_AT(member) LF_AT(struct island, member)
#define ISLAND_OF(member) LF_EACH_AT(struct island, member, &ISLAND_EACH_SEAT)

#define ISLAND_TURN_ROWS(viewer_take) \
    { "active", "active", &LF_SEAT, ISLAND_AT(active) }, \
    { "first", "first", &LF_SEAT, ISLAND_AT(start) }, \
    { "viewer", "viewer", &LF_VIEWER, ISLAND_AT(viewer), .max = ISLAND_SEATS, \
      .take = viewer_take, .own = true }, \
    { NULL, "seat_count", &LF_TOLD, ISLAND_AT(seat_count) }, \
    { "dice", "dice", &ISLAND_DICE, ISLAND_AT(dice) },
/* `laid`: whether the board lies there. The game closes the object. */
#define ISLAND_BOARD_ROWS(laid) \
    { "board", NULL, &ISLAND_BOARD, .when = laid }, \
    { NULL, "board", &LF_OBJECT, .when = laid }, \
    { NULL, "hexes", .kind = &ISLAND_HEXES }, \
    { NULL, "harbours", .kind = &ISLAND_HARBOURS }, \
    { "robber", "robber", &ISLAND_ROBBER, ISLAND_AT(robber), .max = HEX_COUNT, .when = laid },
#ifdef ISLAND_WIDE
extern const struct lf_field_kind ISLAND_SHIPS;       /* the ships of the seat */
extern const struct lf_field_kind ISLAND_ISLES, ISLAND_REACHED;      /* JSON and numbers alone */
int island_get_ships_left(const void *state, int seat);
bool island_owes_gold(const void *state, int seat);

#define ISLAND_SEA_BOARD_ROWS(laid) \
    { "pirate", "pirate", &ISLAND_HEX, ISLAND_AT(pirate), .max = HEX_COUNT, .when = laid }, \
    { NULL, "islands", .kind = &ISLAND_ISLES },
#define ISLAND_FRESH_SHIPS_ROW(laid) \
    { "freshships", "fresh_ships", &ISLAND_EDGES, ISLAND_AT(fresh_ships), .when = laid },
#define ISLAND_SEA_ROWS(laid) \
    { NULL, "ships_left", &LF_NUMBER, .get = island_get_ships_left, .of = &ISLAND_EACH_SEAT }, \
    { "ships", "ships", &ISLAND_SHIPS, .of = &ISLAND_EACH_SEAT, .when = laid }, \
    { NULL, "islands", &ISLAND_REACHED, ISLAND_OF(islands) }, \
    { "gold", "gold", &LF_NUMBER, ISLAND_OF(gold), .max = 60, .when = island_owes_gold },
#else
#define ISLAND_SEA_BOARD_ROWS(laid)
#define ISLAND_FRESH_SHIPS_ROW(laid)
#define ISLAND_SEA_ROWS(laid)
#endif
#define ISLAND_BANK_ROW \
    { "bank", "bank", &ISLAND_LANES, ISLAND_AT(bank), .when = island_is_view },
#define ISLAND_LONGEST_ROW(laid) \
    { "longest", "longest_road", &LF_HOLDER, ISLAND_AT(longest), .max = ISLAND_SEATS, \
      .when = laid },
#define ISLAND_CARDS_ROW { NULL, "cards", &LF_NUMBER, .get = island_get_cards, \
                           .of = &ISLAND_EACH_SEAT },
#define ISLAND_ROADS_LEFT_ROWS \
    { NULL, "road_length", &LF_NUMBER, ISLAND_OF(road_length) }, \
    { NULL, "roads_left", &LF_NUMBER, .get = island_get_roads_left, .of = &ISLAND_EACH_SEAT },
#define ISLAND_LIMIT_ROWS(type) \
    { NULL, "target", &LF_NUMBER, LF_AT(type, target) }, \
    { NULL, "discard_limit", &LF_NUMBER, LF_AT(type, discard_limit) }, \
    { NULL, "offers", &LF_NUMBER, LF_AT(type, offers_max) }, \
    { NULL, "bank", &LF_NUMBER, LF_AT(type, bank_each) },
#define ISLAND_SETTLEMENTS_ROW(laid) \
    { "settlements", "settlements", &ISLAND_BUILDINGS, ISLAND_OF(settlements), .when = laid },
#define ISLAND_CITIES_ROW(laid) \
    { "cities", "cities", &ISLAND_BUILDINGS, ISLAND_OF(cities), .when = laid },
#define ISLAND_ROADS_ROW(laid) \
    { "roads", "roads", &ISLAND_ROADS, .of = &ISLAND_EACH_SEAT, .when = laid },

#endif
