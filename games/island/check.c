/* check.c - what the rules that all island games share forbid: see check.h. */
#include "games/island/check.h"

#include "games/island/sea.h"

/* ---- Building ---- */

lf_rule island_purchase_rule(uint64_t hand, uint64_t cost, lf_rule unpaid, bool left,
                             lf_rule used_up)
{
    if (!cards_cover(hand, cost)) return unpaid;
    return left ? 0 : used_up;
}

lf_rule island_check_settlement(const struct island *s, int seat, uint64_t corner, bool founding)
{
    if (corner >= CORNER_COUNT || !corners_has(island_land_corners(s), (int)corner)) return IB(9);
    if (corners_has(s->blocked, (int)corner)) return IB(68);
    if (ISLAND_SEA && founding && !corners_has(island_home_corners(s), (int)corner))
        return island_founding_rule(s);
    if (founding || corners_has(s->reach[seat], (int)corner)) return 0;
    return ISLAND_SEA ? SF(6) : IB(67);
}

/* A road goes on an edge of land with nothing on it; where there are ships, SF-03 says so. */
static lf_rule free_edge_rule(const struct island *s, uint64_t edge)
{
    if (edge >= EDGE_COUNT || !island_is_land_edge(s, (int)edge)) return IB(10);
    if (!island_edge_taken(s, (int)edge)) return 0;
    return ISLAND_SEA ? SF(3) : IB(10);
}

/* A foreign building ends the way of roads that touch it (IB-65). */
lf_rule island_check_road(const struct island *s, int seat, uint64_t edge)
{
    lf_rule taken = free_edge_rule(s, edge);
    if (taken) return taken;
    if (island_road_count(s, seat) >= ROADS_EACH) return IB(2);
    if (island_at_frontier(s, seat, (int)edge)) return 0;
    if (ISLAND_SEA && island_only_ships_at(s, seat, (int)edge)) return SF(4);
    return corners_meet(s->reach[seat], EDGE_CORNERS[edge]) ? IB(65) : IB(64);
}

lf_rule island_check_founding_road(const struct island *s, int corner, uint64_t edge)
{
    lf_rule taken = free_edge_rule(s, edge);
    if (taken) return taken;
    if (corners_has(EDGE_CORNERS[edge], corner)) return 0;
    return island_second_round(s) ? IB(22) : IB(20);
}

/* ---- Trade ---- */

lf_rule island_check_bank(const struct island *s, int seat, uint64_t fields, uint64_t rates,
                          const struct bank_rules *rules)
{
    uint64_t given, taken;
    int bought = 0;
    trade_lanes(fields, &given, &taken);
    if (fields >> 48) return rules->terms;
    for (int k = 0; k < 8; k++)
        if (!cards_of(rates, k) && cards_of(given | taken, k)) return IB(53);
    if (!given || !taken) return rules->terms;
    for (int k = 0; k < 8; k++) {
        int rate = cards_of(rates, k), count = cards_of(given, k);
        if (!count) continue;
        if (count % rate || count > cards_of(s->hand[seat], k)) return rules->rate[k];
        bought += count / rate;
    }
    if (bought != cards_count(taken)) return IB(58);
    return cards_cover(s->bank, taken) ? 0 : IB(59);
}

/* Both sides give something, not the same kind, the giver holds it. */
lf_rule island_check_terms(const struct island *s, int seat, uint64_t fields, int kinds)
{
    uint64_t given, taken;
    if (fields >> 48) return IB(50);
    if (fields >> 6 * kinds) return IB(53);
    trade_lanes(fields, &given, &taken);
    if (!given || !taken) return IB(51);
    return cards_cover(s->hand[seat], given) ? 0 : IB(52);
}

/* To anybody in one's own turn; else to the one whose turn it is. */
lf_rule island_check_offer(const struct island *s, int seat, uint64_t args, int kinds)
{
    lf_seats targets = (lf_seats)(args >> 48);
    if (targets == 0 || targets & ~island_others(s, seat)) return IB(50);
    if (seat != s->active && targets != lf_seat_bit(s->active)) return IB(50);
    return island_check_terms(s, seat, args & 0xFFFFFFFFFFFFu, kinds);
}

lf_rule island_check_confirm(const struct island *s, uint64_t seat, int offer)
{
    uint64_t given, taken;
    if (seat >= s->seat_count) return IB(50);
    if (lf_kind_of(s->reply[seat]) != offer + ANSWER_ACCEPT &&
        !island_own_terms(s, (int)seat, offer)) return IB(50);
    island_terms(s, (int)seat, offer, &given, &taken);
    return cards_cover(s->hand[s->active], given) ? 0 : IB(52);
}

lf_rule island_accept_rule(const struct island *s, int seat)
{
    uint64_t given, taken;
    trade_lanes(s->offer, &given, &taken);
    return cards_cover(s->hand[seat], taken) ? 0 : IB(52);
}

/* ---- Robber and discards ---- */

lf_rule island_check_robber(const struct island *s, int seat, uint64_t args, hex_set hexes,
                            lf_rule elsewhere)
{
    uint64_t hex = args & 0xFF, victim = args >> 8;
    if (hex >= HEX_COUNT) return IB(7);
    if (hex == s->robber) return IB(45);
    if (!hexes_has(hexes, (int)hex)) return elsewhere;
    lf_seats candidates = island_candidates(s, seat, (int)hex);
    if (victim == LF_NOBODY) return candidates ? IB(46) : 0;
    return victim < s->seat_count && candidates >> victim & 1 ? 0 : IB(47);
}

bool island_discardable(const struct island *s, int seat, uint64_t fields, int due)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    return !(fields >> 48) && !taken && given && cards_count(given) <= due &&
           cards_cover(s->hand[seat], given);
}

/* ---- Chance ---- */

lf_rule island_check_start(const struct island *s, bool random, int kind, uint64_t args, int start)
{
    if (random) return kind == start && args < s->seat_count ? 0 : IB(16);
    return kind == start + 1 && args < 36 ? 0 : IB(19);
}
