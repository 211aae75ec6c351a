/* turn.c - the frame of a turn: event die, draws, hand limits, production, seven (CK-15 to CK-51).
 * Read next: attack.c for what happens when the ship lands. */
#include "core/check.h"
#include "games/knights/moves.h"

/* ---- Progress decks ---- */

void knights_draw_card(struct knights_state *s, int seat, int deck)
{
    uint8_t *cards = s->deck[deck];
    int card = cards[0];
    if (s->deck_size[deck] == 0) return;                 /* nothing is left (CK-26) */
    memmove(cards, cards + 1, DECK_SIZE - 1);
    cards[DECK_SIZE - 1] = 0;
    s->deck_size[deck]--;
    if (card == CARD_PRINTER) s->point_card[0] = (uint8_t)seat;
    else if (card == CARD_CONSTITUTION) s->point_card[1] = (uint8_t)seat;
    else progress_add(s->progress[seat], card);
}

void knights_bury(struct knights_state *s, int seat, int card)
{
    int deck = KNIGHTS_CARD[card].deck;
    progress_remove(s->progress[seat], card);
    s->deck[deck][s->deck_size[deck]++] = (uint8_t)card;
}

/* Whether a hand has this many cards or more: it has no gaps, and turns go on only in full states,
 * where no hand is hidden. */
static inline bool holds(const struct knights_state *s, int seat, int count)
{
    return s->progress[seat][count - 1] != 0;
}

/* ---- Turns ---- */

void knights_begin_turn(struct knights_state *s, int seat)
{
    s->island.active = (uint8_t)seat;
    s->island.dice = 0;
    if (s->turn < UINT16_MAX) s->turn++;
    s->event = 0;
    s->flags = 0;
    s->used = s->promoted = corners_none();
    s->fleet = s->cranes = s->harbor = s->harbor_void = 0;   /* cards end (CKC-crane.4) */
    memset(s->acted, 0, sizeof s->acted);
    s->offers = 0;
#ifdef ISLAND_WIDE
    s->island.fresh_ships = edges_none();
#endif
    s->stage = STAGE_ROLL;
    s->phase = PHASE_ROLL;
}

void knights_end_turn(struct knights_state *s)
{
    int next = s->island.active + 1;
    s->stage = STAGE_END;
    if (holds(s, s->island.active, PROGRESS_LIMIT + 1)) s->phase = PHASE_DUTY;
    else knights_begin_turn(s, next == s->island.seat_count ? 0 : next);
}

/* When a fifth card of the active seat must be met by playing one: the new German edition before
 * production (CKD-11), the English one after it (CKE-08); by options a step later. */
static int duty_stage(const struct knights_state *s)
{
    bool later = s->options & KOPT_FIFTH_LATER;
    if (is_english(s)) return later ? STAGE_END : STAGE_MAIN;
    return later ? STAGE_MAIN : STAGE_EVENT;
}

static bool duty_now(const struct knights_state *s)
{
    return holds(s, s->island.active, PROGRESS_LIMIT + 1) && s->stage >= duty_stage(s);
}

static void resolve_number(struct knights_state *s);

void knights_resume(struct knights_state *s)
{
    if (s->stage != STAGE_ROLL && duty_now(s)) { s->phase = PHASE_DUTY; return; }
    switch (s->stage) {
    case STAGE_ROLL: s->phase = PHASE_ROLL; return;
    case STAGE_EVENT: resolve_number(s); return;
    case STAGE_MAIN: s->phase = PHASE_MAIN; return;
    default: knights_end_turn(s); return;
    }
}

/* ---- Event die ---- */

/* A fifth card received off turn: one of the five goes under its deck at once (CK-121). Most of the
 * time nobody has so many, and the number dice are next. */
void knights_after_event(struct knights_state *s)
{
    bool fifth = false;
    s->stage = STAGE_EVENT;
    for (int i = 0; i < ISLAND_SEATS; i++) fifth |= holds(s, i, PROGRESS_LIMIT + 1);
    if (!fifth) { resolve_number(s); return; }
    for (int i = 0; i < ISLAND_SEATS; i++)
        s->dues[i] = island_both(i != s->island.active, holds(s, i, PROGRESS_LIMIT + 1));
    if (dues_any(s->dues)) s->phase = PHASE_LIMIT;
    else knights_resume(s);
}

/* Seats with dues draw in order. One whose hand is full is asked whether it wants to; by
 * rules version 1 it always drew. */
static void draw_in_turn(struct knights_state *s, int track)
{
    while (dues_any(s->dues)) {
        int seat = island_first_due(&s->island, s->dues);
        bool full = holds(s, seat, PROGRESS_LIMIT) && s->deck_size[track];
        if (full && knights_rules(s) >= 2) {
            s->phase = PHASE_GATE;
            return;
        }
        knights_draw_card(s, seat, track);
        s->dues[seat] = 0;
    }
    knights_after_event(s);
}

void knights_pass_gate(struct knights_state *s, int seat, bool draws)
{
    int track = s->event - 1;
    if (draws) knights_draw_card(s, seat, track);
    s->dues[seat] = 0;
    draw_in_turn(s, track);
}

/* At a gate seats of level L draw if the red die shows at most L + 1, clockwise from the active one
 * (CK-22 to CK-25); the ship comes a space nearer. Which of both it is cannot be guessed, and
 * mostly nothing comes of it, so that both are looked at. */
bool knights_roll_event(struct knights_state *s, int event)
{
    bool gate = event != EVENT_SHIP;
    int track = gate ? event : 0, red = (s->island.dice - 1) % 6 + 1;
    s->event = (uint8_t)(event + 1);
    s->ship = (uint8_t)(s->ship + !gate);
    for (int i = 0; i < ISLAND_SEATS; i++) {
        int level = s->level[i][track];
        s->dues[i] = island_both(gate, island_both(level >= 1, red <= level + 1));
    }
    if (s->ship == TRACK_SPACES) knights_land(s);
    else if (dues_any(s->dues)) draw_in_turn(s, track);
    else {
        knights_after_event(s);
        return false;
    }
    return true;
}

/* ---- Production ---- */

/* What a settlement and a city yield at each terrain (CK-29 to CK-31). */
#define ONE(lane) ((uint64_t)1 << 8 * (lane))
static const uint64_t SETTLEMENT_YIELD[10] = {
    [HILLS] = ONE(BRICK), [FOREST] = ONE(LUMBER), [PASTURE] = ONE(WOOL), [FIELDS] = ONE(GRAIN),
    [MOUNTAINS] = ONE(ORE),
};
const uint64_t KNIGHTS_CITY_YIELD[10] = {
    [HILLS] = 2 * ONE(BRICK), [FOREST] = ONE(LUMBER) + ONE(PAPER),
    [PASTURE] = ONE(WOOL) + ONE(CLOTH), [FIELDS] = 2 * ONE(GRAIN),
    [MOUNTAINS] = ONE(ORE) + ONE(COIN),
};

/* A hex that pays: what it is to a settlement and to a city beside it. */
#ifdef WINDOW_AROUND
struct source { uint64_t around, settlement, city; int byte; };

static inline struct source source_of(const struct island *island, hex_set hexes)
{
    if (!hexes_any(hexes)) return (struct source){ 0, 0, 0, 0 };
    int hex = hexes_lowest(hexes), terrain = island_terrain(island, hex), byte = hex_window(hex);
    return (struct source){ corners_window(&HEX_CORNERS[hex], byte), SETTLEMENT_YIELD[terrain],
                            KNIGHTS_CITY_YIELD[terrain], byte };
}

static inline uint64_t yield_of(const struct island *s, int seat, const struct source *from)
{
    int settlements = corners_around(&s->settlements[seat], from->byte, from->around);
    int cities = corners_around(&s->cities[seat], from->byte, from->around);
    return (uint64_t)settlements * from->settlement + (uint64_t)cities * from->city;
}
#else
struct source { corner_set around; uint64_t settlement, city; };

/* The lowest of the hexes; of none a hex without corners. */
static inline struct source source_of(const struct island *island, hex_set hexes)
{
    int hex = hexes_lowest(hexes_with(hexes, HEX_NOWHERE));
    int terrain = TERRAIN_COUNT > DESERT + 1 && hex >= HEX_COUNT ? DESERT
                                                                  : island_terrain(island, hex);
    return (struct source){ HEX_CORNERS[hex], SETTLEMENT_YIELD[terrain],
                            KNIGHTS_CITY_YIELD[terrain] };
}

static inline uint64_t yield_of(const struct island *s, int seat, const struct source *from)
{
    corner_set settlements = corners_and(s->settlements[seat], from->around);
    corner_set cities = corners_and(s->cities[seat], from->around);
    return (uint64_t)corners_count(settlements) * from->settlement +
           (uint64_t)corners_count(cities) * from->city;
}
#endif

static bool has_aqueduct(const struct knights_state *s, int seat)
{
    return s->level[seat][SCIENCE] >= 3;
}

/* Cards of gold are received, too (CKS-16). */
static inline bool gold_due(const struct knights_state *s, int seat)
{
#ifdef ISLAND_WIDE
    return s->island.gold[seat];
#else
    (void)s, (void)seat;
    return false;
#endif
}

/* Seats with an Aqueduct that got nothing may take a resource, clockwise (CK-35 to CK-38). */
static void open_aqueducts(struct knights_state *s, const uint64_t gain[ISLAND_SEATS])
{
    bool built = false;
    for (int i = 0; i < ISLAND_SEATS; i++) built |= has_aqueduct(s, i);
    if (!built || (s->island.bank & RESOURCES) == 0) return;
    for (int i = 0; i < ISLAND_SEATS; i++)
        s->dues[i] = island_both(has_aqueduct(s, i), gain[i] == 0 && !gold_due(s, i));
    if (dues_any(s->dues)) s->phase = PHASE_AQUEDUCT;
}

/* What the bank cannot pay in full, kind by kind (CK-34); leaves in gain what was paid. */
static void produce_short(struct island *island, uint64_t gain[ISLAND_SEATS])
{
    uint64_t before[ISLAND_SEATS];
    memcpy(before, island->hand, sizeof before);
    island_produce_short(island, gain);
    for (int i = 0; i < ISLAND_SEATS; i++) gain[i] = island->hand[i] - before[i];
}

/* Hexes of gold among these owe cards of choice, a city two (CKS-12). */
static inline void owe_gold(struct island *island, hex_set hexes)
{
    for (; hexes_any(hexes); hexes = hexes_rest(hexes))
        for (int i = 0; island_is_gold(island, hexes_lowest(hexes)) && i < ISLAND_SEATS; i++)
            island_owe_gold(island, i, island_yields(island, i, hexes_lowest(hexes)));
}

/* Cards that a number yields are handed out, and what comes of it. */
static inline void hand_out(struct knights_state *s, uint64_t gain[ISLAND_SEATS])
{
    struct island *island = &s->island;
    uint64_t total = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) total += gain[i];
    if (cards_cover(island->bank, total)) {
        for (int i = 0; i < ISLAND_SEATS; i++) island->hand[i] += gain[i];
        island->bank -= total;
    } else produce_short(island, gain);
    open_aqueducts(s, gain);
#ifdef ISLAND_WIDE
    knights_begin_gold(s);
#endif
}

/* Most numbers have two hexes, which are paid seat by seat. */
void knights_produce(struct knights_state *s, int number)
{
    struct island *island = &s->island;
    uint64_t gain[ISLAND_SEATS];
    hex_set hexes = hexes_without(island->number_hexes[number - 2], island->robber);
    hex_set rest = hexes_rest(hexes);
    struct source first = source_of(island, hexes), second = source_of(island, rest);
    for (int i = 0; i < ISLAND_SEATS; i++)
        gain[i] = yield_of(island, i, &first) + yield_of(island, i, &second);
    for (rest = hexes_rest(rest); hexes_any(rest); rest = hexes_rest(rest)) {
        struct source more = source_of(island, rest);
        for (int i = 0; i < ISLAND_SEATS; i++) gain[i] += yield_of(island, i, &more);
    }
    if (ISLAND_SEA) owe_gold(island, hexes);
    hand_out(s, gain);
}

#ifdef ISLAND_WIDE
uint64_t knights_hex_yield(const struct island *s, int seat, int hex)
{
    struct source from = source_of(s, hexes_one(hex));
    return yield_of(s, seat, &from);
}

void knights_hand_out(struct knights_state *s, uint64_t gain[ISLAND_SEATS]) { hand_out(s, gain); }

void knights_begin_gold(struct knights_state *s)
{
    island_bound_gold(&s->island);
    if (island_gold_owed(&s->island)) s->phase = PHASE_GOLD;
}

/* In the founding the road follows; in a turn those with an Aqueduct, then the turn goes on. */
void knights_do_gold(struct knights_state *s, int seat, uint64_t cards)
{
    island_take_gold(&s->island, seat, cards);
    if (island_gold_owed(&s->island)) return;
    if (s->turn == 0) { s->phase = PHASE_PAVE; return; }
    for (int i = 0; i < ISLAND_SEATS && !(s->island.bank & RESOURCES); i++) s->dues[i] = 0;
    if (dues_any(s->dues)) s->phase = PHASE_AQUEDUCT;
    else knights_resume(s);
}
#endif

/* ---- Seven ---- */

/* Hands above 7 and 2 for each wall put half aside (CK-40, CK-41). */
static void seven(struct knights_state *s)
{
    for (int i = 0; i < s->island.seat_count; i++) {
        int walls = corners_count(knights_walls_of(s, i));
        s->dues[i] = island_seven_due(&s->island, i, s->discard_limit + WALL_SAFE * walls);
    }
    if (dues_any(s->dues)) s->phase = PHASE_DISCARD;
    else knights_discarded(s);
}

/* The robber moves only once the barbarians have landed (CK-42, CK-44, CK-45). */
void knights_discarded(struct knights_state *s)
{
    if (s->landings) s->phase = PHASE_ROBBER;
    else knights_resume(s);
}

/* The number dice, after the event die (CK-17). */
static void resolve_number(struct knights_state *s)
{
    int roll = s->island.dice - 1, number = roll / 6 + roll % 6 + 2;
    LF_ASSERT(s->island.dice > 0);
    s->stage = STAGE_MAIN;
    if (number == 7) { seven(s); return; }
    s->phase = PHASE_MAIN;
    knights_produce(s, number);
    if (s->phase == PHASE_MAIN && duty_now(s)) s->phase = PHASE_DUTY;
}
