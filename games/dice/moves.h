/* moves.h - what each action of the dice game does, without asking whether it is allowed.
 *
 * apply(), the random playout and the bots call these, so a rule's effect is written once.
 */
#ifndef DICE_MOVES_H
#define DICE_MOVES_H

#include "games/dice/dice.h"

/* ---- Dice as nibbles ---- */

#define NIBBLE_TOPS 0x888888u    /* no count is above 6, so the top bit of a nibble is free */

static inline int faces_of(dice_faces dice, int face) { return (int)(dice >> 4 * face & 15); }
static inline dice_faces face_one(int face) { return (dice_faces)1 << 4 * face; }

/* How many dice: the nibbles are added up in the top one. */
static inline int faces_count(dice_faces dice) { return (int)(dice * 0x11111100u >> 28); }

static inline bool faces_cover(dice_faces dice, dice_faces cost)
{
    return (((dice | NIBBLE_TOPS) - cost) & NIBBLE_TOPS) == NIBBLE_TOPS;
}

/* ---- The sheet ---- */

/* Roads that may be built next (D-30). */
static inline unsigned dice_frontier(unsigned roads)
{
    unsigned next = 1;
    for (int road = 1; road < DICE_ROADS; road++)
        next |= (unsigned)((roads & SHEET_BEFORE[road]) != 0) << road;
    return next & ~roads;
}

static inline bool dice_road_at(unsigned roads, unsigned needed)
{
    return (roads & needed) == needed;
}

/* Whether the next settlement, city or knight has its place (D-32 to D-36). */
static inline bool dice_settlement_open(const struct dice_sheet *sheet)
{
    return sheet->settlements < DICE_SETTLEMENTS &&
           dice_road_at(sheet->roads, SHEET_SETTLEMENT_ROAD[sheet->settlements]);
}

static inline bool dice_city_open(const struct dice_sheet *sheet)
{
    return sheet->cities < DICE_CITIES &&
           dice_road_at(sheet->roads, SHEET_CITY_ROAD[sheet->cities]);
}

/* What everything built is worth (D-60). */
static inline int dice_value(const struct dice_sheet *sheet)
{
    int value = __builtin_popcount(sheet->roads) + sheet->knights * (sheet->knights + 1) / 2;
    for (int i = 0; i < sheet->settlements; i++) value += SHEET_SETTLEMENT_POINTS[i];
    for (int i = 0; i < sheet->cities; i++) value += SHEET_CITY_POINTS[i];
    return value;
}

static inline int dice_crosses(const struct dice_sheet *sheet)
{
    int crosses = 0;
    for (int i = 0; i < sheet->filled; i++) crosses += sheet->box[i] == DICE_CROSS;
    return crosses;
}

/* The score so far, what is built in the running turn included (D-65, D-67). */
static inline int dice_score(const struct dice_sheet *sheet)
{
    return dice_value(sheet) - 2 * dice_crosses(sheet);
}

/* Jokers that may be used now: of knights built, not used, and under the option later-turns
 * not of knights built this turn (D-44, D-45). A bit for each knight. */
static inline unsigned dice_jokers(const struct dice_state *s)
{
    const struct dice_sheet *sheet = &s->sheet[s->active];
    int built = sheet->knights - (s->options & DICE_LATER_TURNS ? s->fresh : 0);
    return ((1u << built) - 1) & ~(unsigned)sheet->used;
}

static inline uint64_t dice_joker_args(int knight, int from, int to)
{
    return (uint64_t)knight << 6 | (uint64_t)from << 3 | (uint64_t)to;
}

/* ---- Rolling ---- */

static inline void dice_begin_turn(struct dice_state *s)
{
    s->phase = DICE_ROLL;
    s->turn++;
    s->dice = s->aside = 0;
    s->rolls = s->gained = s->fresh = 0;
}

static inline void dice_do_start(struct dice_state *s, int seat)
{
    s->active = s->first = (uint8_t)seat;
    dice_begin_turn(s);
}

static inline void dice_do_reroll(struct dice_state *s, dice_faces again)
{
    s->dice -= again;
    s->phase = DICE_THROW;
}

static inline void dice_do_throw(struct dice_state *s, dice_faces rolled)
{
    s->dice += rolled;
    s->rolls++;
    s->phase = s->rolls < DICE_ROLLS ? DICE_CHOOSE : DICE_BUILD;
}

/* ---- Building ---- */

static inline void dice_pay(struct dice_state *s, enum dice_building building, int points)
{
    s->dice -= SHEET_COST[building];
    s->aside += SHEET_COST[building];
    s->gained = (uint8_t)(s->gained + points);
}

static inline void dice_do_road(struct dice_state *s, int road)
{
    s->sheet[s->active].roads |= (uint16_t)(1u << road);
    dice_pay(s, DICE_ROAD, 1);
}

static inline void dice_do_settlement(struct dice_state *s)
{
    dice_pay(s, DICE_SETTLEMENT, SHEET_SETTLEMENT_POINTS[s->sheet[s->active].settlements++]);
}

static inline void dice_do_city(struct dice_state *s)
{
    dice_pay(s, DICE_CITY, SHEET_CITY_POINTS[s->sheet[s->active].cities++]);
}

static inline void dice_do_knight(struct dice_state *s)
{
    s->fresh++;
    dice_pay(s, DICE_KNIGHT, ++s->sheet[s->active].knights);
}

static inline void dice_do_joker(struct dice_state *s, int knight, int from, int to)
{
    s->sheet[s->active].used |= (uint8_t)(1u << knight);
    s->dice += face_one(to) - face_one(from);
}

/* One of two gold dice is turned, the other is lost (D-50). */
static inline void dice_do_gold(struct dice_state *s, int resource)
{
    s->dice += face_one(resource) - 2 * face_one(GOLD);
    s->aside += face_one(GOLD);
}

/* Fills the box (D-61, D-62); after everybody's last one the game is over (D-64). */
static inline void dice_do_end(struct dice_state *s)
{
    struct dice_sheet *sheet = &s->sheet[s->active];
    sheet->box[sheet->filled++] = s->gained ? s->gained : DICE_CROSS;
    s->dice = s->aside = 0;
    if (s->turn == DICE_BOXES * s->seat_count) {
        s->phase = DICE_OVER;
        s->rolls = s->gained = s->fresh = 0;
        return;
    }
    s->active = (uint8_t)(s->active + 1 < s->seat_count ? s->active + 1 : 0);
    dice_begin_turn(s);
}

#endif
