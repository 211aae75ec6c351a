/* check.c - what is forbidden, and by which rule.
 *
 * Every refusal is found in two steps: knights_kind_rule() asks what does not depend on the
 * arguments (turn, phase, cost, supply, cards held), then check_args.c judges the arguments. A
 * seat's own view is enough for its own actions.
 */
#include "games/knights/check.h"

#include "core/check.h"

/* ---- Turn and phase ---- */

#define BIT(kind) ((uint64_t)1 << ((kind) - KN_ROLL))
#define CARD_KINDS (BIT(KN_WEDDING + 1) - BIT(KN_ALCHEMIST))
#ifdef ISLAND_WIDE
#define AT_SEA(kinds) (kinds)
#else
#define AT_SEA(kinds) 0
#endif
#define MAIN_KINDS \
    (BIT(KN_SETTLEMENT) | BIT(KN_ROAD) | BIT(KN_CITY) | BIT(KN_WALL) | BIT(KN_IMPROVE) | \
     BIT(KN_RECRUIT) | BIT(KN_ACTIVATE) | BIT(KN_PROMOTE) | BIT(KN_MOVE) | BIT(KN_CHASE) | \
     CARD_KINDS | BIT(KN_BANK) | BIT(KN_OFFER) | BIT(KN_HARBOR) | BIT(KN_END) | \
     AT_SEA(BIT(KN_SHIP) | BIT(KN_SAIL) | BIT(KN_HUNT)))

/* Who acts in a phase: nobody but chance, the active seat, every seat with dues, the first of
 * them in clockwise order, the victim of a card, or the one that gold owes cards. */
enum who { CHANCE, ACTIVE, OWING, FIRST, VICTIM, GOLDEN };

/* What may be done in each phase, and the rule that is in the way of everything else. */
struct phase_row { enum who who; uint64_t kinds; lf_rule rule; };
static const struct phase_row PHASE[PHASE_COUNT] = {
    [PHASE_BOARD]      = { CHANCE, 0, IB(20) },
    [PHASE_DECKS]      = { CHANCE, 0, CK(5) },
    [PHASE_START]      = { CHANCE, 0, IB(19) },
    [PHASE_SETTLE]     = { ACTIVE, BIT(KN_SETTLEMENT) | BIT(KN_CITY), IB(20) },
    [PHASE_PAVE]       = { ACTIVE, BIT(KN_ROAD) | AT_SEA(BIT(KN_SHIP)), IB(20) },
    [PHASE_ROLL]       = { ACTIVE, BIT(KN_ROLL) | BIT(KN_ALCHEMIST) | BIT(KN_CHASE) |
                                   AT_SEA(BIT(KN_HUNT)), CK(16) },
    [PHASE_DICE]       = { CHANCE, 0, CK(15) },
    [PHASE_EVENT]      = { CHANCE, 0, CK(17) },
    [PHASE_COMMIT]     = { FIRST, BIT(KN_COMMIT), CKV(1) },
    [PHASE_PILLAGE]    = { OWING, BIT(KN_PILLAGE), CK(105) },
    [PHASE_REWARD]     = { OWING, BIT(KN_REWARD), CK(111) },
    [PHASE_LIMIT]      = { OWING, BIT(KN_BURY), CK(121) },
    [PHASE_DUTY]       = { ACTIVE, CARD_KINDS | BIT(KN_BURY), CK(120) },
    [PHASE_DISCARD]    = { OWING, BIT(KN_DISCARD), CK(40) },
    [PHASE_SABOTAGE]   = { OWING, BIT(KN_DISCARD), CKC(saboteur_1) },
    [PHASE_WEDDING]    = { OWING, BIT(KN_DISCARD), CKC(wedding_1) },
    [PHASE_ROBBER]     = { ACTIVE, BIT(KN_ROBBER) | AT_SEA(BIT(KN_PIRATE)), IB(45) },
    [PHASE_STEAL]      = { CHANCE, 0, CK(45) },
    [PHASE_AQUEDUCT]   = { FIRST, BIT(KN_AQUEDUCT) | BIT(KN_DONE), CK(38) },
    [PHASE_MAIN]       = { ACTIVE, MAIN_KINDS, CK(18) },
    [PHASE_FREE_ROADS] = { ACTIVE, BIT(KN_ROAD) | BIT(KN_DONE) | AT_SEA(BIT(KN_SHIP)),
                           CKC(road_building_3) },
    [PHASE_REBUILD]    = { ACTIVE, BIT(KN_ROAD) | BIT(KN_DONE) | AT_SEA(BIT(KN_SHIP)),
                           CKC(diplomat_3) },
    [PHASE_HARBOR]     = { VICTIM, BIT(KN_ANSWER), CKC(commercial_harbor_2) },
    [PHASE_TAKE]       = { ACTIVE, BIT(KN_TAKE), CKC(master_merchant_2) },
    [PHASE_SPY]        = { ACTIVE, BIT(KN_STEAL) | BIT(KN_DONE), CKC(spy_1) },
    [PHASE_DESERT]     = { VICTIM, BIT(KN_DESERT), CKC(deserter_1) },
    [PHASE_PLACE]      = { ACTIVE, BIT(KN_PLACE) | BIT(KN_DONE), CKC(deserter_2) },
    [PHASE_RETREAT]    = { VICTIM, BIT(KN_RETREAT), CK(93) },
    [PHASE_OFFER]      = { ACTIVE, BIT(KN_CONFIRM) | BIT(KN_WITHDRAW), RULING(89) },
    [PHASE_OVER]       = { CHANCE, 0, CK(128) },
    [PHASE_GATE]       = { FIRST, BIT(KN_DRAW) | BIT(KN_DONE), CK(22) },
#ifdef ISLAND_WIDE
    [PHASE_GOLD]       = { GOLDEN, BIT(KN_GOLD), SF(26) },
#endif
};

lf_seats knights_actor_set(const struct knights_state *s)
{
    lf_seats set = lf_seat_bit(s->island.active);
    if (s->phase == PHASE_OVER) return 0;
    switch (PHASE[s->phase].who) {
    case CHANCE: return lf_seat_bit(LF_CHANCE);
    case FIRST: return lf_seat_bit(island_first_due(&s->island, s->dues));
    case VICTIM: return lf_seat_bit(s->victim);
#ifdef ISLAND_WIDE
    case GOLDEN: return lf_seat_bit(island_gold_seat(&s->island));
#endif
    case OWING:
        if (s->phase == PHASE_REWARD && knights_open_rewards(s))
            return lf_seat_bit(island_first_due(&s->island, s->dues));
        return dues_seats(s->dues);
    default: break;
    }
    return set | (s->phase == PHASE_OFFER ? island_unanswered(&s->island) : knights_proposers(s));
}

/* Kinds that exist only in a phase of their own: the rule that makes them due. */
static lf_rule home_rule(int kind)
{
    switch (kind) {
    case KN_ROLL: return CK(15);
    case KN_ROBBER: return IB(49);
    case KN_DISCARD: return CK(40);
    case KN_ANSWER: return CKC(commercial_harbor_1);
    case KN_TAKE: return CKC(master_merchant_1);
    case KN_STEAL: return CKC(spy_1);
    case KN_BURY: return CK(120);
    case KN_DESERT: case KN_PLACE: return CKC(deserter_1);
    case KN_RETREAT: return CK(93);
    case KN_PILLAGE: return CK(103);
    case KN_REWARD: return CK(111);
    case KN_COMMIT: return CKV(1);
    case KN_AQUEDUCT: return CK(35);
    case KN_DRAW: return CK(22);
#ifdef ISLAND_WIDE
    case KN_PIRATE: return SF(20);
    case KN_GOLD: return SF(24);
#endif
    case KN_ACCEPT: case KN_DECLINE: case KN_COUNTER: case KN_CONFIRM: case KN_WITHDRAW:
        return IB(50);
    default: return 0;
    }
}

/* What an action of another seat than the one that may act offends against. */
static lf_rule not_your_turn(const struct knights_state *s, int kind)
{
    if (s->phase == PHASE_SETTLE || s->phase == PHASE_PAVE)
        return island_second_round(&s->island) ? IB(21) : IB(20);
    if (knights_card_of_kind(kind) || kind == KN_HARBOR) return CK(118);
    switch (kind) {
    case KN_OFFER: case KN_ACCEPT: case KN_DECLINE: case KN_COUNTER: case KN_CONFIRM:
    case KN_WITHDRAW: return IB(50);
    case KN_BANK: return IB(60);
    case KN_ROBBER: return IB(49);
    case KN_MOVE: case KN_CHASE: case KN_RECRUIT: case KN_ACTIVATE: case KN_PROMOTE:
        return CK(86);
#ifdef ISLAND_WIDE
    case KN_HUNT: return CK(86);
    case KN_PIRATE: return SF(20);
#endif
    default: return IB(27);
    }
}

/* What is in the way of a kind that has no place in this phase. */
static lf_rule out_of_phase(const struct knights_state *s, int kind)
{
    switch (s->phase) {
    case PHASE_SETTLE: case PHASE_PAVE:
        if (s->phase == PHASE_SETTLE && kind == KN_ROLL) return CK(12);
        return island_second_round(&s->island) ? IB(21) : IB(20);
    case PHASE_DUTY: return is_english(s) ? CKE(8) : CKD(11);
    case PHASE_DISCARD: return knights_card_of_kind(kind) ? CK(46) : CK(40);
    default: return PHASE[s->phase].rule;
    }
}

#ifdef ISLAND_WIDE
/* Which figure moves, and whether a road or a ship is laid again, is settled (CKS-18, CKS-21). */
static lf_rule sea_phase_rule(const struct knights_state *s, int kind)
{
    if (s->phase == PHASE_ROBBER) {
        if (kind == KN_PIRATE && s->island.pirate >= HEX_COUNT) return SF(20);
        if (s->flags & (kind == KN_PIRATE ? FLAG_CHASED : FLAG_HUNTED)) return CKS(21);
    }
    if (s->phase == PHASE_REBUILD && kind != KN_DONE)
        return (kind == KN_SHIP) == ((s->flags & FLAG_LIFTED) != 0) ? 0 : CKS(18);
    if (s->phase == PHASE_ROLL && kind == KN_HUNT && !(s->options & KOPT_ERRANT)) return CK(16);
    return 0;
}
#endif

/* In the phase of a seat: what is in the way of this kind. */
static lf_rule phase_rule(const struct knights_state *s, int kind)
{
    const struct phase_row *row = &PHASE[s->phase];
    if (!(row->kinds & BIT(kind))) {
        if (s->phase == PHASE_MAIN && kind == KN_CONFIRM && knights_proposers(s)) return 0;
        if (s->phase == PHASE_MAIN && home_rule(kind)) return home_rule(kind);
        return out_of_phase(s, kind);
    }
    if (s->phase == PHASE_SETTLE && (kind == KN_CITY) != island_second_round(&s->island))
        return CK(10);
    if (s->phase == PHASE_ROLL && kind == KN_CHASE && !(s->options & KOPT_ERRANT)) return CK(16);
#ifdef ISLAND_WIDE
    return sea_phase_rule(s, kind);
#else
    return 0;
#endif
}

/* Of seats that do not act now: where others owe something, that; else whose turn it is. */
static lf_rule waiting_rule(const struct knights_state *s, int seat, int kind)
{
    const struct phase_row *row = &PHASE[s->phase];
    if (row->who == ACTIVE) return not_your_turn(s, kind);
    if (kind == KN_REWARD && s->phase == PHASE_REWARD && s->dues[seat]) return CKE(17);
#ifdef ISLAND_WIDE
    if (s->phase == PHASE_GOLD) return SF(26);
#endif
    return row->kinds & BIT(kind) && home_rule(kind) ? home_rule(kind) : out_of_phase(s, kind);
}

/* What a seat may do in another's turn: propose a trade, and take that back. */
static bool may_off_turn(const struct knights_state *s, int seat, int kind)
{
    if (s->phase != PHASE_MAIN || knights_rules(s) < 2) return false;
    return kind == KN_OFFER || (kind == KN_WITHDRAW && s->island.reply[seat]);
}

static lf_rule turn_rule(const struct knights_state *s, int seat, int kind)
{
    const struct phase_row *row = &PHASE[s->phase];
    if (s->phase == PHASE_OVER) return CK(128);
    if (kind < KN_ROLL || kind >= KNIGHTS_KINDS) return CK(18);
    if (row->who == CHANCE) return row->rule;
    if (s->phase == PHASE_OFFER && island_unanswered(&s->island) >> seat & 1)
        return kind == KN_ACCEPT || kind == KN_DECLINE || kind == KN_COUNTER ? 0 : IB(50);
    if (s->phase == PHASE_MAIN && seat != s->island.active)
        return may_off_turn(s, seat, kind) ? 0 : not_your_turn(s, kind);
    return knights_actor_set(s) >> seat & 1 ? phase_rule(s, kind) : waiting_rule(s, seat, kind);
}

/* ---- Conditions that do not depend on the arguments ---- */

static lf_rule purchase_rule(const struct knights_state *s, int seat, int kind)
{
    uint64_t hand = s->island.hand[seat];
    switch (kind) {
    case KN_SETTLEMENT:
        return island_purchase_rule(hand, COST_SETTLEMENT, IB(66),
                                    knights_settlements_left(s, seat) > 0, IB(69));
    case KN_ROAD:
        return island_purchase_rule(hand, COST_ROAD, IB(63),
                                    island_road_count(&s->island, seat) < ROADS_EACH, IB(2));
#ifdef ISLAND_WIDE
    case KN_SHIP:
        return island_purchase_rule(hand, COST_SHIP, SF(1),
                                    island_ship_count(&s->island, seat) < SHIPS_EACH, SF(1));
#endif
    case KN_CITY:
        return island_purchase_rule(hand, COST_CITY, IB(70),
                                    corners_any(knights_city_places(s, seat)), IB(71));
    default: return cards_cover(hand, COST_WALL) ? 0 : CK(52);
    }
}

static lf_rule knight_rule(const struct knights_state *s, int seat, int kind)
{
    uint64_t hand = s->island.hand[seat];
    switch (kind) {
    case KN_RECRUIT:
        if (!cards_cover(hand, COST_KNIGHT)) return CK(72);
        return knights_piece_free(s, seat, 1) ? 0 : CK(74);
    case KN_ACTIVATE: return cards_cover(hand, COST_ACTIVE) ? 0 : CK(75);
    case KN_PROMOTE: return cards_cover(hand, COST_KNIGHT) ? 0 : CK(77);
#ifdef ISLAND_WIDE
    case KN_HUNT:
        if (!s->landings) return CKS(11);
        if (s->island.pirate >= HEX_COUNT) return SF(20);
        return s->flags & FLAG_ERRANT && s->phase == PHASE_ROLL ? CKV(4) : 0;
#endif
    case KN_CHASE:
        if (!s->landings) return CK(43);
        return s->flags & FLAG_ERRANT && s->phase == PHASE_ROLL ? CKV(4) : 0;
    default: return 0;
    }
}

/* Holding a card and being allowed to play it at this time (CK-117, CKC-alchemist.1). */
static lf_rule card_rule(const struct knights_state *s, int seat, int card)
{
    if (card == CARD_ALCHEMIST && s->phase != PHASE_ROLL) return CKC(alchemist_1);
    if (!progress_has(s->progress[seat], card)) return CK(117);
    return card == CARD_ALCHEMIST && s->flags & FLAG_ALCHEMIST ? CK(125) : 0;
}

bool knights_card_playable(const struct knights_state *s, int seat)
{
    lf_action list[LF_LEGAL_MAX];
    for (uint32_t held = progress_set(s->progress[seat]); held; held &= held - 1)
        if (knights_list_card(s, seat, __builtin_ctz(held), list)) return true;
    return false;
}

static lf_rule bury_rule(const struct knights_state *s, int seat)
{
    if (s->phase != PHASE_DUTY || !knights_card_playable(s, seat)) return 0;
    return is_english(s) ? CKE(8) : CKD(11);
}

lf_rule knights_kind_rule(const struct knights_state *s, int seat, int kind)
{
    lf_rule rule = turn_rule(s, seat, kind);
    if (rule) return rule;
    if (knights_card_of_kind(kind)) return card_rule(s, seat, knights_card_of_kind(kind));
    switch (kind) {
    case KN_SETTLEMENT: case KN_ROAD: case KN_CITY: case KN_WALL:
        return s->phase == PHASE_MAIN ? purchase_rule(s, seat, kind) : 0;
    case KN_RECRUIT: case KN_ACTIVATE: case KN_PROMOTE: case KN_CHASE:
        return knight_rule(s, seat, kind);
#ifdef ISLAND_WIDE
    case KN_HUNT: return knight_rule(s, seat, kind);
    case KN_SHIP: return s->phase == PHASE_MAIN ? purchase_rule(s, seat, kind) : 0;
    case KN_SAIL: return s->flags & FLAG_SAILED ? SF(15) : 0;
#endif
    case KN_OFFER:
        if (s->offers_max == 0) return RULING(81);
        return seat == s->island.active && s->offers >= s->offers_max ? RULING(81) : 0;
    case KN_HARBOR: return s->harbor ? 0 : CKC(commercial_harbor_1);
    case KN_BURY: return bury_rule(s, seat);
    case KN_ACCEPT: return island_accept_rule(&s->island, seat);
    case KN_DONE:
        return s->phase == PHASE_FREE_ROADS && !(s->flags & FLAG_PAVED) ? CKC(road_building_1) : 0;
    default: return 0;
    }
}
