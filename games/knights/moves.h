/* moves.h - what the files of this game share: counting knights, points and progress cards, and
 * the frame of a turn. Inline, so that the random playout is one loop for the compiler.
 *
 * The turn goes: roll, event die, hand limits, production or seven, action phase (CK-15). Much of
 * this can be interrupted by choices; `stage` says where it goes on, knights_resume() does it.
 */
#ifndef KNIGHTS_MOVES_H
#define KNIGHTS_MOVES_H

#include <string.h>

#include "games/island/offers.h"
#include "games/island/sea.h"
#include "games/knights/knights.h"

#define COST_KNIGHT   CARDS(0, 0, 1, 0, 1)     /* recruiting and promoting (CK-72, CK-77) */
#define COST_ACTIVE   CARDS(0, 0, 0, 1, 0)     /* CK-75 */
#define COST_WALL     CARDS(2, 0, 0, 0, 0)     /* CK-52 */
#define COST_MEDICINE CARDS(0, 0, 0, 1, 2)     /* CKC-medicine.1 */
#define RESOURCES     0x000000FFFFFFFFFFu      /* lanes */
#define COMMODITY_LANES 0xFFFFFF0000000000u

static inline bool is_english(const struct knights_state *s) { return s->options & KOPT_ENGLISH; }

/* The rules version of the match. */
static inline int knights_rules(const struct knights_state *s)
{
    return 1 + (s->options >> KOPT_RULES_SHIFT & 3);
}

/* ---- Knights ---- */

static inline corner_set knights_all(const struct knights_state *s)
{
    return corners_or(corners_or(s->knights[0], s->knights[1]),
                      corners_or(s->knights[2], s->knights[3]));
}

/* Corners with any piece (CK-81). */
static inline corner_set knights_occupied(const struct knights_state *s)
{
    return corners_or(knights_all(s), island_buildings(&s->island));
}

static inline int knights_strength(const struct knights_state *s, int corner)
{
    return 1 + corners_has(s->strong, corner) + corners_has(s->mighty, corner);
}

/* Sum of the strengths of a set of knights. */
static inline int knights_force(const struct knights_state *s, corner_set knights)
{
    return corners_count(knights) + corners_count(corners_and(knights, s->strong)) +
           corners_count(corners_and(knights, s->mighty));
}

/* A seat's knights of one strength. */
static inline corner_set knights_of(const struct knights_state *s, int seat, int strength)
{
    corner_set own = s->knights[seat];
    if (strength == 1) return corners_minus(own, s->strong);
    return strength == 2 ? corners_minus(corners_and(own, s->strong), s->mighty)
                         : corners_and(own, s->mighty);
}

static inline bool knights_piece_free(const struct knights_state *s, int seat, int strength)
{
    return corners_count(knights_of(s, seat, strength)) < KNIGHTS_EACH;
}

/* Knights of a seat that are not active (CK-75). */
static inline corner_set knights_asleep(const struct knights_state *s, int seat)
{
    return corners_minus(s->knights[seat], s->active);
}

/* Knights of the active seat that may act: active, and not activated or used this turn (CK-76,
 * CK-86, CK-87). */
static inline corner_set knights_ready(const struct knights_state *s, int seat)
{
    return corners_minus(corners_and(s->knights[seat], s->active), s->used);
}

/* PHASE_COMMIT: knights of a seat that it has sent into the fight, kept in its reply. */
static inline corner_set knights_fighting(const struct knights_state *s, int seat)
{
    return corners_of_word(s->island.reply[seat]);
}

static inline bool knights_has_acted(const struct knights_state *s, int corner)
{
    for (size_t i = 0; i < sizeof s->acted && s->acted[i]; i++)
        if (s->acted[i] == corner + 1) return true;
    return false;
}

static inline corner_set knights_stops(const struct knights_state *s, int seat)
{
    return island_stops_among(&s->island, seat, s->knights);
}

/* Free corners at own roads: where a knight can be placed (CK-73). */
static inline corner_set knights_places(const struct knights_state *s, int seat)
{
    corner_set free = corners_minus(s->island.reach[seat], knights_occupied(s));
    for (corner_set at = free; ISLAND_SEA && corners_any(at); at = corners_rest(at))
        if (!hexes_meet(CORNER_HEXES[corners_lowest(at)], island_land(&s->island)))
            corners_remove(&free, corners_lowest(at));       /* not at sea (CKS-06, CKS-22) */
    return free;
}

/* Whether there is a free road, or ship, to place. */
static inline bool knights_can_pave(const struct knights_state *s, int seat)
{
    return island_can_pave(&s->island, seat) || island_can_ship(&s->island, seat);
}

#ifdef ISLAND_WIDE
/* Own buildings and knights close a line of ships (SF-10, CKS-07). */
static inline corner_set knights_anchors(const struct knights_state *s, int seat)
{
    return corners_or(island_buildings_of(&s->island, seat), s->knights[seat]);
}

/* Ships that the seat may move now. */
static inline edge_set knights_sailors(const struct knights_state *s, int seat)
{
    if (s->flags & FLAG_SAILED || !edges_any(island_ships(&s->island, seat))) return edges_none();
    return island_sailors(&s->island, seat, knights_anchors(s, seat));
}

/* Knights that border the pirate (CKS-10). */
static inline corner_set knights_hunters(const struct knights_state *s, int seat)
{
    int hex = s->island.pirate < HEX_COUNT ? s->island.pirate : HEX_NOWHERE;
    return corners_if(s->landings > 0, corners_and(knights_ready(s, seat), HEX_CORNERS[hex]));
}
#endif

/* Foreign knights at own roads: Intrigue drives them away (CKC-intrigue.1). */
static inline corner_set knights_intrigue_corners(const struct knights_state *s, int seat)
{
    return corners_and(corners_minus(knights_all(s), s->knights[seat]), s->island.reach[seat]);
}

/* Knights that can be promoted, whatever it costs (CK-74, CK-78 to CK-80). */
static inline corner_set knights_promotable(const struct knights_state *s, int seat)
{
    corner_set can = corners_none();
    if (knights_piece_free(s, seat, 2)) can = knights_of(s, seat, 1);
    if (s->level[seat][POLITICS] >= 3 && knights_piece_free(s, seat, 3))
        corners_join(&can, knights_of(s, seat, 2));
    return corners_minus(can, s->promoted);
}

/* ---- Points (CK-127) ---- */

static inline corner_set knights_metropolises(const struct knights_state *s)
{
    _Static_assert(8 * sizeof(corner_set) <= NOWHERE, "the corner NOWHERE would be in a set");
    return corners_or(corners_one(s->metropolis[0]),
                      corners_or(corners_one(s->metropolis[1]), corners_one(s->metropolis[2])));
}

/* The seat's metropolises. Most of the time there is none, all places are NOWHERE. */
static inline int knights_metropolis_count(const struct knights_state *s, int seat)
{
    if ((s->metropolis[0] & s->metropolis[1] & s->metropolis[2]) == NOWHERE) return 0;
    return corners_count(corners_and(s->island.cities[seat], knights_metropolises(s)));
}

/* Points for what a seat has alone, and, as byte lanes of the seats, for what one of all has. What
 * nobody has counts in a lane above them. */
static inline int knights_own_points(const struct knights_state *s, int seat)
{
    const struct island *island = &s->island;
    return SETTLEMENT_POINTS * corners_count(island->settlements[seat]) +
           CITY_POINTS * corners_count(island->cities[seat]) +
           METROPOLIS_POINTS * knights_metropolis_count(s, seat) + s->defender[seat] +
           island_special_points(island, seat);
}

static inline uint64_t knights_seat_lane(int seat) { return (uint64_t)1 << (8 * seat & 63); }

static inline uint64_t knights_award_lanes(const struct knights_state *s)
{
    return LONGEST_POINTS * knights_seat_lane(s->island.longest) +
           knights_seat_lane(s->point_card[0]) + knights_seat_lane(s->point_card[1]) +
           knights_seat_lane(s->merchant_owner);
}

static inline int knights_points_of(const struct knights_state *s, int seat)
{
    return knights_own_points(s, seat) + (int)(knights_award_lanes(s) >> 8 * seat & 0xFF);
}

/* The points of all, as byte lanes of the seats. */
static inline uint64_t knights_point_lanes(const struct knights_state *s)
{
    uint64_t lanes = knights_award_lanes(s);
    for (int i = 0; i < ISLAND_SEATS; i++) lanes += (uint64_t)knights_own_points(s, i) << 8 * i;
    return lanes;
}

/* Seats with at least so many points more than this one. */
static inline lf_seats knights_ahead(const struct knights_state *s, int seat, int more)
{
    uint64_t lanes = knights_point_lanes(s);
    uint64_t least = (lanes >> 8 * seat & 0xFF) + (uint64_t)more;
    return lanes_at_least(lanes, least * LANE_ONES) & (lf_seat_bit(s->island.seat_count) - 1);
}

/* ---- Progress cards ---- */

static inline int progress_count(const uint8_t *hand)
{
    uint64_t cards;              /* bytes below 128: adding 127 shows which are not 0 */
    memcpy(&cards, hand, sizeof cards);
    return bits_count((cards + 0x7F * LANE_ONES) & LANE_TOPS);
}

/* Cards in hand, their number only. */
static inline int knights_progress_size(const struct knights_state *s, int seat)
{
    const uint8_t *hidden = s->hidden_progress[seat];
    return progress_count(s->progress[seat]) + (hidden[0] + hidden[1] + hidden[2]);
}

/* The set of cards in a hand, one bit each. How many there are cannot be guessed, so that all
 * places are looked at; the empty ones have bit 0. */
static inline uint32_t progress_set(const uint8_t *hand)
{
    uint32_t set = 0;
    for (int i = 0; i < 8; i++) set |= (uint32_t)1 << hand[i];
    return set & ~(uint32_t)1;
}

static inline bool progress_has(const uint8_t *hand, int card)
{
    return progress_set(hand) >> card & 1;
}

static inline void progress_add(uint8_t *hand, int card)
{
    int i = 7;
    for (; i > 0 && (hand[i - 1] == 0 || hand[i - 1] > card); i--) hand[i] = hand[i - 1];
    hand[i] = (uint8_t)card;
}

static inline void progress_remove(uint8_t *hand, int card)
{
    int i = 0;
    while (hand[i] != card) i++;
    for (; i < 7; i++) hand[i] = hand[i + 1];
    hand[7] = 0;
}

/* ---- Cities ---- */

/* Own cities that lie on their side: they count as settlements (CK-107). */
static inline corner_set knights_fallen(const struct knights_state *s, int seat)
{
    return corners_and(s->island.settlements[seat], s->fallen);
}

static inline int knights_settlements_left(const struct knights_state *s, int seat)
{
    return island_settlements_left(&s->island, seat) + corners_count(knights_fallen(s, seat));
}

/* Settlements that can become cities, whatever that costs: first those on their side (CK-108),
 * which need no piece. */
static inline corner_set knights_city_places(const struct knights_state *s, int seat)
{
    corner_set fallen = knights_fallen(s, seat);
    if (corners_any(fallen)) return fallen;
    return corners_if(island_cities_left(&s->island, seat) > 0, s->island.settlements[seat]);
}

static inline corner_set knights_settlement_places(const struct knights_state *s, int seat)
{
    return corners_minus(island_settlement_places(&s->island, seat), knights_all(s));
}

/* Upright cities without metropolis: they can carry one, and they can be pillaged. */
static inline corner_set knights_plain_cities(const struct knights_state *s, int seat)
{
    return corners_minus(s->island.cities[seat], knights_metropolises(s));
}

static inline corner_set knights_walls_of(const struct knights_state *s, int seat)
{
    return corners_and(s->island.cities[seat], s->walls);
}

static inline corner_set knights_wall_places(const struct knights_state *s, int seat)
{
    bool left = corners_count(knights_walls_of(s, seat)) < WALLS_EACH;
    return corners_if(left, corners_minus(s->island.cities[seat], s->walls));
}

/* ---- Improvements (CK-57 to CK-69) ---- */

static inline int knights_metropolis_holder(const struct knights_state *s, int track)
{
    if (s->metropolis[track] >= CORNER_COUNT) return LF_NOBODY;
    for (int i = 0; i < ISLAND_SEATS; i++)
        if (corners_has(s->island.cities[i], s->metropolis[track])) return i;
    return LF_NOBODY;
}

/* Whether the next level of the track brings its metropolis (CK-62, CK-65). */
static inline bool knights_brings_metropolis(const struct knights_state *s, int seat, int track)
{
    int next = s->level[seat][track] + 1, holder = knights_metropolis_holder(s, track);
    if (next < 4 || holder == seat) return false;
    if (holder == LF_NOBODY) return true;
    return next == LEVEL_MAX && s->level[holder][track] < LEVEL_MAX;
}

/* What forbids the next level, whatever it costs; 0: nothing. */
static inline lf_rule knights_level_rule(const struct knights_state *s, int seat, int track)
{
    int level = s->level[seat][track];
    if (level >= LEVEL_MAX) return CK(58);
    if (!corners_any(s->island.cities[seat])) return CK(59);
    if (level < 3 || corners_any(knights_plain_cities(s, seat))) return 0;
    return knights_metropolis_holder(s, track) == seat ? 0 : CK(69);
}

/* What the next level of each track costs, as lanes. */
static inline uint64_t knights_level_costs(const struct knights_state *s, int seat)
{
    uint64_t levels = 0;
    for (int t = 0; t < TRACK_COUNT; t++)
        levels |= cards_some(COMMODITY + t, s->level[seat][t]);
    return s->cranes ? levels : levels + (LANE_ONES & COMMODITY_LANES);
}

static inline int knights_level_cost(const struct knights_state *s, int seat, int track)
{
    return cards_of(knights_level_costs(s, seat), COMMODITY + track);
}

/* Tracks whose next level the seat can pay, if it has a city at all (CK-58, CK-59). */
static inline unsigned knights_paid_levels(const struct knights_state *s, int seat)
{
    unsigned paid = lanes_at_least(s->island.hand[seat], knights_level_costs(s, seat));
    return corners_any(s->island.cities[seat]) ? paid >> COMMODITY : 0;
}

/* ---- Bank ---- */

/* How many cards of each kind the bank wants for one (CK-48 to CK-50, CKC-merchant.2,
 * CKC-merchant-fleet.1). The fleet is the active seat's. */
static inline uint64_t knights_rates(const struct knights_state *s, int seat)
{
    uint64_t rates = island_rates(&s->island, seat);
    int commodity = s->island.harbours[seat] >> HARBOUR_ANY & 1 ? 3 : 4;
    if (s->level[seat][TRADE] >= 3) commodity = 2;
    rates |= (uint64_t)commodity * 0x0101010000000000u;
    unsigned cheap = seat == s->island.active ? s->fleet : 0;
    unsigned merchant = s->merchant_owner == seat;
    cheap |= merchant << island_terrain(&s->island, (int)(s->merchant * merchant)) & 31u;
    uint64_t lanes = lanes_of(cheap);
    return (rates & ~(0xFF * lanes)) | 2 * lanes;
}

/* Commercial Harbor: seats that can be made an offer now. */
static inline lf_seats knights_harbor_seats(const struct knights_state *s)
{
    return s->harbor & (lf_seat_bit(HARBOR_MORE) - 1) & ~(lf_seats)s->harbor_void;
}

/* ---- The frame of a turn: turn.c ---- */

void knights_begin_turn(struct knights_state *s, int seat);
void knights_end_turn(struct knights_state *s);
/* Goes on with the turn after something else was settled. */
void knights_resume(struct knights_state *s);
/* The event die is settled: hand limits, then the number dice. */
void knights_after_event(struct knights_state *s);
/* False: nobody got or lost points by it. */
bool knights_roll_event(struct knights_state *s, int event);
/* PHASE_GATE: the seat takes a card or none, and the next ones draw. */
void knights_pass_gate(struct knights_state *s, int seat, bool draws);
/* A card from the top of a deck; a victory point is laid open at once (CK-27). */
void knights_draw_card(struct knights_state *s, int seat, int deck);
/* A card leaves the hand and goes under its deck (CK-119). */
void knights_bury(struct knights_state *s, int seat, int card);
/* What a city yields at each terrain, as card lanes (CK-29 to CK-31). */
extern const uint64_t KNIGHTS_CITY_YIELD[10];
void knights_produce(struct knights_state *s, int number);
#ifdef ISLAND_WIDE
/* What a hex yields to a seat, gold apart; and what production does with such yields. */
uint64_t knights_hex_yield(const struct island *s, int seat, int hex);
void knights_hand_out(struct knights_state *s, uint64_t gain[ISLAND_SEATS]);
#endif
void knights_discarded(struct knights_state *s);         /* all discards of a seven are made */

/* ---- Knights on the board: force.c ---- */

/* Corners that a knight of the seat can reach from `from` over own roads; foreign pieces end the
 * way (CK-88, CK-89), so some of these corners may be theirs. */
corner_set knights_reachable(const struct knights_state *s, int seat, int from);
/* The same if no foreign piece were there. */
corner_set knights_connected(const struct knights_state *s, int seat, int from);
/* Where the knight at `from` may move, and whom it may displace (CK-88 to CK-92). */
corner_set knights_targets(const struct knights_state *s, int seat, int from);
/* The same, given what it can reach. */
corner_set knights_targets_of(const struct knights_state *s, int seat, int from,
                              corner_set reachable);
/* Where a displaced knight may go (CK-93). */
corner_set knights_retreats(const struct knights_state *s, int seat, int from);
void knights_put(struct knights_state *s, int seat, int corner, int piece);
int knights_lift(struct knights_state *s, int seat, int corner);     /* the piece it was */
/* Takes roads anew after knights of this owner came to these corners or left them (CK-85); the
 * owner's own roads go on past them all the same. */
void knights_roads_changed(struct knights_state *s, int owner, corner_set corners);
void knights_move(struct knights_state *s, int seat, int from, int to);
void knights_drive_away(struct knights_state *s, int owner, int corner);
void knights_retreat(struct knights_state *s, int to);
void knights_promote(struct knights_state *s, int corner);
void knights_note_acted(struct knights_state *s, int corner);        /* CK-87 */

/* ---- The barbarians: attack.c ---- */

struct attack { int strength, defence, force[ISLAND_SEATS]; lf_seats losers, best; };
/* How an attack would end now if these knights fought (CK-99 to CK-113). */
struct attack knights_attack_now(const struct knights_state *s, corner_set fighting);
void knights_land(struct knights_state *s);
void knights_commit(struct knights_state *s, int seat, corner_set knights);
void knights_choose(struct knights_state *s, int seat, int choice);  /* PILLAGE and REWARD */
/* Whether tied defenders choose in turn, openly (CKE-17); else at once, face down. */
static inline bool knights_open_rewards(const struct knights_state *s)
{
    return is_english(s) && knights_rules(s) >= 2;
}

/* ---- The robber: robber.c ---- */

hex_set knights_robber_hexes(const struct knights_state *s, int seat);
void knights_move_robber(struct knights_state *s, int hex, int victim);
void knights_loot(struct knights_state *s, int lane);
#ifdef ISLAND_WIDE
void knights_move_pirate(struct knights_state *s, int hex, int victim);
/* Gold is owed, after production or in the founding: its phase begins (SF-26, SF-27). */
void knights_begin_gold(struct knights_state *s);
void knights_do_gold(struct knights_state *s, int seat, uint64_t cards);
#endif

/* ---- Progress cards: cards_*.c ---- */

/* Takes the card from the active seat's hand and carries out what it does. */
void knights_play_science(struct knights_state *s, int card, uint64_t args);
void knights_play_trade(struct knights_state *s, int card, uint64_t args);
void knights_play_politics(struct knights_state *s, int card, uint64_t args);
/* What forbids playing the card with these arguments, given that it may be played at all. */
lf_rule knights_check_science(const struct knights_state *s, int seat, int card, uint64_t args);
lf_rule knights_check_trade(const struct knights_state *s, int seat, int card, uint64_t args);
lf_rule knights_check_politics(const struct knights_state *s, int seat, int card, uint64_t args);

/* Which card a kind of action plays (CARD_NONE: none), and back. */
int knights_card_of_kind(int kind);
int knights_kind_of_card(int card);

edge_set knights_open_roads(const struct knights_state *s);          /* CKC-diplomat.1, .6 */
int knights_road_owner(const struct knights_state *s, int edge);     /* seat, or LF_NOBODY */
bool knights_smith_fits(const struct knights_state *s, int seat, int first, int second);
hex_set knights_swap_hexes(const struct knights_state *s);          /* CKC-inventor.2 */
/* Strengths (bits 1 to 3) the active seat may place after a Deserter (CKC-deserter.3). */
unsigned knights_place_strengths(const struct knights_state *s);
/* Seats whose hands the card touches, as public information tells. */
lf_seats knights_wedding_seats(const struct knights_state *s, int seat);
lf_seats knights_spied_seats(const struct knights_state *s, int seat);
lf_seats knights_deserted_seats(const struct knights_state *s, int seat);
lf_seats knights_saboteur_seats(const struct knights_state *s, int seat);
hex_set knights_merchant_hexes(const struct knights_state *s, int seat);
lf_seats knights_richer_seats(const struct knights_state *s, int seat);   /* Master Merchant */
lf_seats knights_seats_with(const struct knights_state *s, int seat, bool (*has)(
                            const struct knights_state *s, int seat));

/* ---- Trade among players, with commodities (CK-47): games/island/offers.h ---- */

/* Seats whose proposals stand while the active seat trades and builds. */
static inline lf_seats knights_proposers(const struct knights_state *s)
{
    return s->phase == PHASE_MAIN ? island_repliers(&s->island) : 0;
}

static inline void knights_open_offer(struct knights_state *s, uint64_t args)
{
    island_open_offer(&s->island, args, &s->offers);
    s->phase = PHASE_OFFER;
}

static inline void knights_close_offer(struct knights_state *s)
{
    island_close_offer(&s->island);
    s->phase = PHASE_MAIN;
}

static inline void knights_reply(struct knights_state *s, int seat, lf_action answer)
{
    if (island_reply(&s->island, seat, answer, KN_OFFER)) s->phase = PHASE_MAIN;
}

static inline void knights_confirm(struct knights_state *s, int seat)
{
    if (island_confirm(&s->island, seat, KN_OFFER) & COMMODITY_LANES)
        s->harbor_void &= (uint8_t)~lf_seat_bit(seat);
    s->phase = PHASE_MAIN;
}

/* ---- Rules shared by check and legal: check.c ---- */

/* What forbids every action of this kind to the seat whatever its arguments, or 0. */
lf_rule knights_kind_rule(const struct knights_state *s, int seat, int kind);
/* Whether the active seat has a progress card that it may play now. */
bool knights_card_playable(const struct knights_state *s, int seat);

#endif
