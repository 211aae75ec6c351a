/* cards_trade.c - the yellow progress cards (CKC-commercial-harbor to CKC-trade-monopoly). */
#include "games/knights/moves.h"

lf_seats knights_seats_with(const struct knights_state *s, int seat,
                            bool (*has)(const struct knights_state *s, int seat))
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat && has(s, i)) set |= lf_seat_bit(i);
    return set;
}

static bool has_cards(const struct knights_state *s, int seat)
{
    return island_hand_size(&s->island, seat) > 0;
}

/* Opponents with more points and a card in hand. */
lf_seats knights_richer_seats(const struct knights_state *s, int seat)
{
    lf_seats ahead = knights_ahead(s, seat, 1);
    for (int i = 0; i < ISLAND_SEATS; i++) ahead &= ~((lf_seats)!has_cards(s, i) << i);
    return ahead;
}

/* Where the merchant can go: hexes beside a building of the seat. */
hex_set knights_merchant_hexes(const struct knights_state *s, int seat)
{
    hex_set hexes = island_hexes_of(&s->island, seat);
#ifdef ISLAND_WIDE
    hexes = hexes_and(hexes, island_land(&s->island));
    for (hex_set at = hexes; hexes_any(at); at = hexes_rest(at))
        if (island_is_gold(&s->island, hexes_lowest(at)))
            hexes_remove(&hexes, hexes_lowest(at));                      /* CKS-13 */
#endif
    return s->merchant_owner == seat ? hexes_without(hexes, s->merchant) : hexes;
}

/* ---- Checking ---- */

static lf_rule check_master_merchant(const struct knights_state *s, int seat, uint64_t victim)
{
    if (victim >= s->island.seat_count || (int)victim == seat) return CKC(master_merchant_1);
    if (knights_points_of(s, (int)victim) <= knights_points_of(s, seat))
        return CKC(master_merchant_1);
    return has_cards(s, (int)victim) ? 0 : CK(125);
}

static lf_rule check_merchant(const struct knights_state *s, int seat, uint64_t hex)
{
    if (hex >= HEX_COUNT || !hexes_has(island_hexes_of(&s->island, seat), (int)hex))
        return CKC(merchant_1);
    if (ISLAND_SEA && !hexes_has(island_land(&s->island), (int)hex)) return CKC(merchant_1);
    if (island_is_gold(&s->island, (int)hex)) return CKS(13);
    return s->merchant == hex && s->merchant_owner == seat ? CK(125) : 0;
}

lf_rule knights_check_trade(const struct knights_state *s, int seat, int card, uint64_t args)
{
    switch (card) {
    case CARD_MASTER_MERCHANT: return check_master_merchant(s, seat, args);
    case CARD_MERCHANT: return check_merchant(s, seat, args);
    case CARD_MERCHANT_FLEET:
        if (args >= KIND_COUNT) return CKC(merchant_fleet_1);
        return s->fleet >> args & 1 ? CK(125) : 0;
    case CARD_RESOURCE_MONOPOLY:
        if (args >= RESOURCE_COUNT) return CKC(resource_monopoly_1);
        break;
    case CARD_TRADE_MONOPOLY:
        if (args < COMMODITY || args >= KIND_COUNT) return CKC(trade_monopoly_1);
        break;
    default:
        if (args) return CK(117);
        if (s->flags & FLAG_HARBOR) return CKC(commercial_harbor_4);
        break;
    }
    /* Only hidden hands could make these fail, unless nobody holds a card (CK-125). */
    return knights_seats_with(s, seat, has_cards) ? 0 : CK(125);
}

/* ---- Playing ---- */

/* One offer to each opponent; a second copy adds another one to those still open, and changes
 * nothing in the English edition, where each opponent trades once a turn. By rules version
 * 1 it wiped out what was left of the first. */
static void open_harbor(struct knights_state *s, int seat)
{
    lf_seats others = (lf_seat_bit(s->island.seat_count) - 1) & ~lf_seat_bit(seat);
    lf_seats more = s->harbor | s->harbor >> HARBOR_MORE;
    if (knights_rules(s) < 2) more = 0;
    else if (is_english(s)) s->flags |= FLAG_HARBOR;
    s->harbor = (uint8_t)(others | more << HARBOR_MORE);
}

/* Every opponent hands over up to `most` cards of a kind. */
static void collect(struct knights_state *s, int kind, int most)
{
    int seat = s->island.active;
    for (int i = 0; i < s->island.seat_count; i++) {
        if (i == seat) continue;
        int held = cards_of(s->island.hand[i], kind);
        uint64_t cards = cards_some(kind, held < most ? held : most);
        s->island.hand[i] -= cards;
        s->island.hand[seat] += cards;
    }
}

void knights_play_trade(struct knights_state *s, int card, uint64_t args)
{
    int seat = s->island.active;
    knights_bury(s, seat, card);
    switch (card) {
    case CARD_COMMERCIAL_HARBOR: open_harbor(s, seat); break;
    case CARD_MASTER_MERCHANT:
        s->victim = (uint8_t)args;
        s->phase = PHASE_TAKE;
        return;
    case CARD_MERCHANT:
        s->merchant = (uint8_t)args;
        s->merchant_owner = (uint8_t)seat;
        break;
    case CARD_MERCHANT_FLEET: s->fleet |= (uint8_t)(1u << args); break;
    case CARD_RESOURCE_MONOPOLY: collect(s, (int)args, 2); break;
    default: collect(s, (int)args, 1); break;
    }
    knights_resume(s);
}
