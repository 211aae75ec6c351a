/* worth.c - what a position is worth to a seat: points, income, improvements, knights against the
 * barbarians, places to build, cards in hand. */
#include "bots/knights/mind.h"

enum {
    CARD_WORTH = 26,         /* a card in hand; what is bought must be worth more */
    OVER_LIMIT = 18,         /* a card above the safe hand size loses so much */
    INCOME = 5,              /* of one card each 36 rolls, times the worth of the kind */
    SPOT = 90,               /* a place for a settlement within reach */
    ROAD_LENGTH = 8,
    WALL = 45,
    STRENGTH_IDLE = 22, STRENGTH_ACTIVE = 48,
    LOSS = 1500, HONOUR = 900,     /* a city lost, a Defender point, if the barbarians landed now */
    PROGRESS = 70,           /* a progress card in hand */
    HARBOUR = 40,
    GOLD_WORTH = 11,         /* a card of choice, where single kinds count six to nine */
};

/* Kinds by lane: brick, lumber, wool, grain, ore, paper, cloth, coin. */
static const uint8_t KIND_WORTH[KIND_COUNT] = { 6, 6, 7, 9, 9, 8, 8, 8 };

/* The second card of a city, by terrain. */
static const uint8_t COMMODITY_OF[RESOURCE_COUNT] = { BRICK, PAPER, CLOTH, GRAIN, COIN };

void knights_income(const struct knights_state *s, int seat, int income[KIND_COUNT])
{
    for (int k = 0; k < KIND_COUNT; k++) income[k] = 0;
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        int terrain = island_terrain(&s->island, hex), pips = island_pips(&s->island, hex);
        int cities = corners_count(corners_and(s->island.cities[seat], HEX_CORNERS[hex]));
        if (terrain >= RESOURCE_COUNT || hex == s->island.robber) continue;
        income[terrain] += pips * (island_yields(&s->island, seat, hex) - cities);
        income[COMMODITY_OF[terrain]] += pips * cities;
    }
}

/* What a building at a hex yields: two cards for a city. */
static int yield_worth(const struct knights_state *s, int hex, bool city)
{
    int terrain = island_terrain(&s->island, hex);
    if (island_is_gold(&s->island, hex)) return city ? 2 * GOLD_WORTH : GOLD_WORTH;
    if (terrain >= RESOURCE_COUNT) return 0;
    return KIND_WORTH[terrain] + (city ? KIND_WORTH[COMMODITY_OF[terrain]] : 0);
}

int knights_corner_worth(const struct knights_state *s, int corner, bool city)
{
    int worth = 0;
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex == NOWHERE) continue;
        int here = island_pips(&s->island, hex) * yield_worth(s, hex, city);
        worth += s->island.robber == hex ? here / 2 : here;
    }
    return worth;
}

/* Income, and a little for each resource that is earned at all. */
static int income_worth(const struct knights_state *s, int seat)
{
    int worth = 0;
    unsigned kinds = 0;
    corner_set at = island_buildings_of(&s->island, seat);
    for (; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        worth += knights_corner_worth(s, corner, corners_has(s->island.cities[seat], corner));
        for (int k = 0; k < 3; k++) {
            int hex = CORNER_HEX[3 * corner + k];
            if (hex != NOWHERE) kinds |= 1u << island_terrain(&s->island, hex);
        }
    }
    return INCOME * worth + 60 * __builtin_popcount(kinds & 31) +
           HARBOUR * __builtin_popcount(s->island.harbours[seat]);
}

static int level_worth(const struct knights_state *s, int seat)
{
    static const int16_t LEVEL[LEVEL_MAX + 1] = { 0, 130, 280, 520, 760, 980 };
    int worth = 0;
    for (int t = 0; t < TRACK_COUNT; t++) worth += LEVEL[s->level[seat][t]];
    return worth;
}

/* How the barbarians would find this seat, the more urgent the nearer they are. */
static int defence_worth(const struct knights_state *s, int seat)
{
    struct attack a = knights_attack_now(s, s->active);
    int all = knights_force(s, s->knights[seat]), active = a.force[seat];
    int near = s->ship + 1;
    int worth = STRENGTH_IDLE * all + (STRENGTH_ACTIVE - STRENGTH_IDLE) * active;
    if (a.losers >> seat & 1) worth -= LOSS * near * near / (TRACK_SPACES * TRACK_SPACES);
    if (a.best == lf_seat_bit(seat)) worth += HONOUR * near / TRACK_SPACES;
    else if (a.best >> seat & 1) worth += HONOUR / 3 * near / TRACK_SPACES;
    return worth;
}

/* Where settlements can be built, now or after another road. */
static int spot_worth(const struct knights_state *s, int seat)
{
    corner_set at = knights_settlement_places(s, seat);
    int best = 0, second = 0;
    if (knights_settlements_left(s, seat) == 0) return 0;
    for (; corners_any(at); at = corners_rest(at)) {
        int here = knights_corner_worth(s, corners_lowest(at), false);
        if (here > best) second = best, best = here;
        else if (here > second) second = here;
    }
    int further = 0;
    corner_set next = corners_none(), reach = s->island.reach[seat];
    for (at = corners_minus(reach, knights_stops(s, seat)); corners_any(at); at = corners_rest(at))
        corners_join(&next, CORNER_NEIGHBOURS[corners_lowest(at)]);
    next = corners_minus(corners_minus(next, s->island.blocked), knights_occupied(s));
    for (next = corners_minus(next, reach); corners_any(next); next = corners_rest(next)) {
        int here = knights_corner_worth(s, corners_lowest(next), false);
        if (here > further) further = here;
    }
    return (best ? SPOT + best : 0) + second / 2 + further / 2;
}

static int road_worth(const struct knights_state *s, int seat)
{
    int own = s->island.road_length[seat], other = 4, holder = s->island.longest;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat && s->island.road_length[i] > other) other = s->island.road_length[i];
    int lead = own - other;
    if (holder == seat) return ROAD_LENGTH * own + (lead > 1 ? 60 : 30 * lead);
    return ROAD_LENGTH * own + (lead > -3 ? 60 * (3 + lead) / 3 : 0);
}

static int hand_worth(const struct knights_state *s, int seat)
{
    int size = island_hand_size(&s->island, seat);
    int safe = s->discard_limit + 2 * corners_count(knights_walls_of(s, seat));
    int worth = CARD_WORTH * size, kinds[KIND_COUNT];
    knights_card_worths(s, seat, kinds);
    for (int k = 0; k < KIND_COUNT; k++) worth += kinds[k] * cards_of(s->island.hand[seat], k) / 2;
    return size > safe ? worth - OVER_LIMIT * (size - safe) : worth;
}

void knights_card_worths(const struct knights_state *s, int seat, int worth[KIND_COUNT])
{
    uint64_t hand = s->island.hand[seat];
    for (int k = 0; k < KIND_COUNT; k++) {
        int held = cards_of(hand, k);
        worth[k] = KIND_WORTH[k] + (held < 3 ? 3 : 0) - (held > 5 ? held - 5 : 0);
    }
    if (corners_any(knights_city_places(s, seat))) worth[ORE] += 4, worth[GRAIN] += 4;
    for (int t = 0; t < TRACK_COUNT; t++)
        if (knights_level_rule(s, seat, t)) worth[COMMODITY + t] -= 3;
        else worth[COMMODITY + t] += 1 + s->level[seat][t];
}

int knights_worth(const struct knights_state *s, int seat)
{
    int points = knights_points_of(s, seat);
    if (s->phase == PHASE_OVER && s->island.active == seat) return WORTH_WIN;
    return WORTH_POINT * points + income_worth(s, seat) + level_worth(s, seat) +
           defence_worth(s, seat) + spot_worth(s, seat) + road_worth(s, seat) +
           (ISLAND_SEA ? knights_landing_worth(s, seat) : 0) +
           hand_worth(s, seat) + PROGRESS * progress_count(s->progress[seat]) +
           WALL * corners_count(knights_walls_of(s, seat));
}
