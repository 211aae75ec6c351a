/* moves.h - what happens in every island game beyond building: finding who begins, founding,
 * a seven, the robber. What is owed by seats is in the game's dues[]. Inline for the playouts.
 *
 * Read next: offers.h (trade among players), check.h (what is forbidden).
 */
#ifndef ISLAND_MOVES_H
#define ISLAND_MOVES_H

#include "games/island/island_inline.h"

/* ---- Dues ---- */

static inline bool dues_any(const uint8_t dues[ISLAND_SEATS])
{
    return dues[0] | dues[1] | dues[2] | dues[3];
}

static inline lf_seats dues_seats(const uint8_t dues[ISLAND_SEATS])
{
    lf_seats set = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) set |= (lf_seats)(dues[i] != 0) << i;
    return set;
}

/* The first seat with dues, clockwise from the active one; there is one. */
static inline int island_first_due(const struct island *s, const uint8_t dues[ISLAND_SEATS])
{
    int seat = s->active;
    while (!dues[seat]) seat = seat + 1 == s->seat_count ? 0 : seat + 1;
    return seat;
}

/* ---- Who begins (IB-19, R-02): dues[] has the total rolled, 0 not yet, 1 out of the race ---- */

/* The next seat that rolls for the start: the first still in the race without a roll. */
static inline int island_start_roller(const struct island *s, const uint8_t dues[ISLAND_SEATS])
{
    int seat = 0;
    while (seat < s->seat_count - 1 && dues[seat] != 0) seat++;
    return seat;
}

/* Notes a roll: the seat that begins, or LF_NOBODY as long as that is open. Ties are rolled again
 * among the tied. */
int island_start_roll(const struct island *s, uint8_t dues[ISLAND_SEATS], int roll);

/* ---- Founding (IB-20 to IB-26) ---- */

static inline void island_begin_founding(struct island *s, uint8_t dues[ISLAND_SEATS], int seat)
{
    s->start = s->active = (uint8_t)seat;
    for (int i = 0; i < ISLAND_SEATS; i++) dues[i] = 0;
}

static inline int island_founded(const struct island *s)
{
    int roads = 0;
    for (int i = 0; i < s->seat_count; i++) roads += edges_count(island_line(s, i));
    return roads;
}

static inline bool island_second_round(const struct island *s)
{
    return island_founded(s) >= s->seat_count;
}

/* The building whose road is due: the one no own road touches yet. */
static inline int island_new_building(const struct island *s)
{
    return corners_lowest(corners_minus(island_buildings_of(s, s->active), s->reach[s->active]));
}

/* A card for each hex beside the second building, as far as the bank has it (IB-23). */
void island_start_cards(struct island *s, int corner);

/* After a founding road: clockwise, then back; the last of round 1 begins round 2 (IB-21). False:
 * all have founded, and the first turn begins. */
bool island_next_founder(struct island *s);

/* ---- A seven ---- */

/* What a seat owes whose hand is safe up to this size (IB-41, IB-43). */
static inline uint8_t island_seven_due(const struct island *s, int seat, int safe)
{
    int size = island_hand_size(s, seat);
    return (uint8_t)(size > safe ? size / 2 : 0);
}

/* Cards are put aside, hidden until all are done. True: nobody owes any more. */
static inline bool island_put_aside(struct island *s, int seat, uint64_t cards,
                                    uint8_t dues[ISLAND_SEATS])
{
    s->hand[seat] -= cards;
    s->reply[seat] += cards;
    dues[seat] = (uint8_t)(dues[seat] - cards_count(cards));
    return !dues_any(dues);
}

/* All that is put aside. */
static inline uint64_t island_aside(const struct island *s)
{
    return s->reply[0] + s->reply[1] + s->reply[2] + s->reply[3];
}

/* ---- The robber (IB-45 to IB-49) ---- */

/* Hexes where a seat has a building. */
static inline hex_set island_hexes_of(const struct island *s, int seat)
{
    hex_set hexes = hexes_none();
    corner_set own = island_buildings_of(s, seat);
    for (int k = 0; k < CORNER_SET_WORDS; k++)
        for (uint64_t at = own.w[k]; at; at &= at - 1)
            hexes_join(&hexes, CORNER_HEXES[k * corners_word_bits + bits_lowest(at)]);
    return hexes;
}

/* All hexes of land but the robber's own. */
static inline hex_set island_other_hexes(const struct island *s)
{
    return hexes_without(island_land(s), s->robber);
}

/* Who can be robbed on a hex: the other seats with a building there. */
static inline lf_seats island_candidates(const struct island *s, int seat, int hex)
{
    lf_seats set = 0;
    for (int i = 0; i < s->seat_count; i++)
        if (i != seat && corners_meet(island_buildings_of(s, i), HEX_CORNERS[hex]))
            set |= lf_seat_bit(i);
    return set;
}

/* The moves of the robber in listing order: for each victim the allowed hexes where it can be
 * robbed, last those with no victim. Neutral players are never robbed. */
static inline void island_robber_menu(const struct island *s, int seat, hex_set allowed,
                                      hex_set hexes[ISLAND_SEATS + 1])
{
    hex_set lonely = allowed;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        bool robbed = i != seat && i < s->seat_count;
        hexes[i] = robbed ? hexes_and(island_hexes_of(s, i), allowed) : hexes_none();
        lonely = hexes_minus(lonely, hexes[i]);
    }
    hexes[ISLAND_SEATS] = lonely;
}

/* The same where it is known on which hexes seats have buildings. */
static inline void island_robber_menu_of(const struct island *s, int seat, hex_set allowed,
                                         const hex_set built[ISLAND_SEATS],
                                         hex_set hexes[ISLAND_SEATS + 1])
{
    hex_set lonely = allowed;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        hexes[i] = hexes_if(i != seat && i < s->seat_count, hexes_and(built[i], allowed));
        lonely = hexes_minus(lonely, hexes[i]);
    }
    hexes[ISLAND_SEATS] = lonely;
}

/* Moves the robber. True: a card is stolen from the victim, which owes it. */
static inline bool island_move_robber(struct island *s, int hex, int victim,
                                      uint8_t dues[ISLAND_SEATS])
{
    s->robber = (uint8_t)hex;
    if (victim == LF_NOBODY || island_hand_size(s, victim) == 0) return false;
    dues[victim] = 1;
    return true;
}

/* The hand from which a card is stolen. */
static inline uint64_t island_robbed_hand(const struct island *s, const uint8_t dues[ISLAND_SEATS])
{
    return s->hand[island_first_due(s, dues)];
}

/* The active seat gets a card of the first one that owes. */
static inline void island_steal(struct island *s, int kind, uint8_t dues[ISLAND_SEATS])
{
    int victim = island_first_due(s, dues);
    s->hand[victim] -= cards_one(kind);
    s->hand[s->active] += cards_one(kind);
    dues[victim] = 0;
}

/* ---- Roads and the bank ---- */

/* Whether the seat has a road left and a place for it. */
static inline bool island_can_pave(const struct island *s, int seat)
{
    if (island_road_count(s, seat) >= ROADS_EACH) return false;
    return edges_any(island_road_places(s, seat));
}

/* The active seat trades with the bank. */
static inline void island_trade_bank(struct island *s, uint64_t given, uint64_t taken)
{
    s->hand[s->active] += taken - given;
    s->bank += given - taken;
}

#endif
