/* turn.c - the frame of a turn: event die, draws, hand limits, production, seven (CK-15 to CK-51).
 * Read next: attack.c for what happens when the ship lands. */
#include "core/check.h"
#include "games/knights/moves.h"

/* ---- Progress decks ---- */

void knights_draw_card(struct knights_state *s, int seat, int deck)
{
    uint8_t *cards = s->deck[deck];
    int left = s->deck_size[deck], card = cards[0];
    if (left == 0) return;                               /* nothing is left (CK-26) */
    for (int i = 1; i < left; i++) cards[i - 1] = cards[i];
    cards[left - 1] = 0;
    s->deck_size[deck] = (uint8_t)(left - 1);
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

/* A fifth card received off turn: one of the five goes under its deck at once (CK-121). */
void knights_after_event(struct knights_state *s)
{
    s->stage = STAGE_EVENT;
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

/* A gate: seats of level L draw if the red die shows at most L + 1, clockwise from the active one
 * (CK-22 to CK-25). */
static void open_gate(struct knights_state *s, int track)
{
    int red = (s->island.dice - 1) % 6 + 1;
    for (int i = 0; i < ISLAND_SEATS; i++)
        s->dues[i] = island_both(s->level[i][track] >= 1, red <= s->level[i][track] + 1);
    draw_in_turn(s, track);
}

void knights_roll_event(struct knights_state *s, int event)
{
    s->event = (uint8_t)(event + 1);
    if (event == EVENT_SHIP) {
        if (++s->ship == TRACK_SPACES) knights_land(s);
        else knights_after_event(s);
        return;
    }
    open_gate(s, event);
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

static void add_yield(struct island *island, int hex, uint64_t gain[ISLAND_SEATS])
{
    if (ISLAND_SEA && hex >= HEX_COUNT) return;
    for (int i = 0; island_is_gold(island, hex) && i < ISLAND_SEATS; i++)
        island_owe_gold(island, i, island_yields(island, i, hex));      /* CKS-12 */
    int terrain = island_terrain(island, hex);             /* of no hex: 0, but it has no corner */
    corner_set around = HEX_CORNERS[hex];
    for (int i = 0; i < ISLAND_SEATS; i++)
        gain[i] += (uint64_t)corners_count(corners_and(island->settlements[i], around)) *
                       SETTLEMENT_YIELD[terrain] +
                   (uint64_t)corners_count(corners_and(island->cities[i], around)) *
                       KNIGHTS_CITY_YIELD[terrain];
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
static void open_aqueducts(struct knights_state *s, const uint64_t before[ISLAND_SEATS])
{
    if ((s->island.bank & RESOURCES) == 0) return;
    for (int i = 0; i < ISLAND_SEATS; i++)
        s->dues[i] = island_both(s->level[i][SCIENCE] >= 3, s->island.hand[i] == before[i] &&
                                                            !gold_due(s, i));
    if (dues_any(s->dues)) s->phase = PHASE_AQUEDUCT;
}

void knights_produce(struct knights_state *s, int number)
{
    struct island *island = &s->island;
    uint64_t gain[ISLAND_SEATS] = { 0 }, before[ISLAND_SEATS];
    hex_set hexes = hexes_without(island->number_hexes[number - 2], island->robber);
    hex_set rest = hexes_rest(hexes);                          /* most numbers have two hexes */
    add_yield(island, hexes_lowest(hexes_with(hexes, HEX_NOWHERE)), gain);
    add_yield(island, hexes_lowest(hexes_with(rest, HEX_NOWHERE)), gain);
    for (rest = hexes_rest(rest); hexes_any(rest); rest = hexes_rest(rest))
        add_yield(island, hexes_lowest(rest), gain);
    for (int i = 0; i < ISLAND_SEATS; i++) before[i] = island->hand[i];
    uint64_t total = gain[0] + gain[1] + gain[2] + gain[3];
    if (cards_cover(island->bank, total)) {
        for (int i = 0; i < ISLAND_SEATS; i++) island->hand[i] += gain[i];
        island->bank -= total;
    } else island_produce_short(island, gain);           /* kind by kind (CK-34) */
    open_aqueducts(s, before);
#ifdef ISLAND_WIDE
    knights_begin_gold(s);
#endif
}

#ifdef ISLAND_WIDE
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
    if (s->phase == PHASE_MAIN) knights_resume(s);
}
