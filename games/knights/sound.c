/* sound.c - every invariant of a state: cards and pieces are conserved, and each phase has what it
 * needs to go on. Slow; for tests, and for positions read from text. */
#include <string.h>

#include "games/knights/view.h"

/* ---- Pieces ---- */

static bool within(corner_set part, corner_set all)
{
    return !corners_any(corners_minus(part, all));
}

static bool knights_sound_of(const struct knights_state *s, int seat)
{
    corner_set own = s->knights[seat], bare = corners_minus(own, s->island.reach[seat]);
    if (corners_any(bare)) return false;                 /* always at their owner's road (CK-73) */
    for (int strength = 1; strength <= STRENGTHS; strength++)
        if (corners_count(knights_of(s, seat, strength)) > KNIGHTS_EACH) return false;
    return seat < s->island.seat_count || !corners_any(own);
}

static bool pieces_sound(const struct knights_state *s)
{
    corner_set all = corners_none(), cities = all, settlements = all;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if (corners_meet(s->knights[i], all) || !knights_sound_of(s, i)) return false;
        corners_join(&all, s->knights[i]);
        corners_join(&cities, s->island.cities[i]);
        corners_join(&settlements, s->island.settlements[i]);
        if (corners_count(knights_walls_of(s, i)) > WALLS_EACH) return false;
        bool plays = i < s->island.seat_count;
        if (!plays && (corners_any(island_buildings_of(&s->island, i)) ||
                       edges_any(island_line(&s->island, i))))
            return false;
    }
    corner_set own = s->knights[s->island.active];
    if (corners_meet(all, island_buildings(&s->island))) return false;
    return within(s->strong, all) && within(s->active, all) && within(s->mighty, s->strong) &&
           within(s->used, own) && within(s->promoted, own) && within(s->walls, cities) &&
           within(s->fallen, settlements);
}

static bool metropolises_sound(const struct knights_state *s)
{
    corner_set seen = corners_none();
    for (int t = 0; t < TRACK_COUNT; t++) {
        int corner = s->metropolis[t], holder = knights_metropolis_holder(s, t);
        for (int i = 0; i < ISLAND_SEATS; i++)
            if (s->level[i][t] > (i < s->island.seat_count ? LEVEL_MAX : 0)) return false;
        if (corner == NOWHERE) continue;
        if (corner >= CORNER_COUNT || corners_has(seen, corner)) return false;
        if (holder == LF_NOBODY) return false;
        if (s->level[holder][t] < 4) return false;
        corners_add(&seen, corner);
    }
    return true;
}

/* ---- Cards ---- */

static bool hands_sound(const struct knights_state *s)
{
    uint64_t total = s->island.bank;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        total += s->island.hand[i] + (knights_aside_phase(s) ? s->island.reply[i] : 0);
        if (s->island.hidden[i]) return false;
        for (int t = 0; t < TRACK_COUNT; t++)
            if (s->hidden_progress[i][t]) return false;
    }
    return total == knights_all_cards(s) && !(s->island.bank & LANE_TOPS);
}

static bool is_sorted(const uint8_t *hand)
{
    for (int i = 0; i < 7; i++)
        if (hand[i + 1] && hand[i + 1] < hand[i]) return false;
        else if (!hand[i] && hand[i + 1]) return false;
    return hand[7] == 0;
}

static bool count_hands(const struct knights_state *s, uint8_t *count)
{
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if (!is_sorted(s->progress[i])) return false;
        if (progress_count(s->progress[i]) > PROGRESS_LIMIT + 1) return false;
        for (int k = 0; k < 8; k++) {
            int card = s->progress[i][k];
            if (card >= CARD_COUNT || card == CARD_PRINTER || card == CARD_CONSTITUTION)
                return false;
            count[card]++;
            if (card && i >= s->island.seat_count) return false;
        }
    }
    return true;
}

static bool point_card_sound(const struct knights_state *s, int which)
{
    return s->point_card[which] == LF_NOBODY || s->point_card[which] < s->island.seat_count;
}

static bool decks_sound(const struct knights_state *s)
{
    uint8_t count[CARD_COUNT] = { 0 };
    bool order = !s->deck_size[POLITICS] && s->deck_size[SCIENCE] >= s->deck_size[TRADE];
    if (s->phase == PHASE_DECKS && !order) return false;   /* shuffled one after the other */
    if (!count_hands(s, count) || !point_card_sound(s, 0) || !point_card_sound(s, 1)) return false;
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (s->deck_size[t] > DECK_SIZE) return false;
        for (int i = 0; i < DECK_SIZE; i++) {
            int card = s->deck[t][i];
            if ((card != 0) != (i < s->deck_size[t]) || card >= CARD_COUNT) return false;
            if (card && KNIGHTS_CARD[card].deck != t) return false;
            count[card]++;
        }
    }
    count[CARD_PRINTER] = (uint8_t)(count[CARD_PRINTER] + (s->point_card[0] != LF_NOBODY));
    count[CARD_CONSTITUTION] =
        (uint8_t)(count[CARD_CONSTITUTION] + (s->point_card[1] != LF_NOBODY));
    for (int card = 1; card < CARD_COUNT; card++) {
        int deck = KNIGHTS_CARD[card].deck;
        bool waits = s->phase == PHASE_DECKS && !s->deck_size[deck];
        if (count[card] != (waits ? 0 : KNIGHTS_CARD[card].copies)) return false;
    }
    return true;
}

/* ---- Phases ---- */

/* What a seat with dues must have. */
static bool due_sound(const struct knights_state *s, int seat)
{
    int hand = cards_count(s->island.hand[seat]), due = s->dues[seat];
    bool other = seat != s->island.active;
    switch (s->phase) {
    case PHASE_START: return due <= 12;
    case PHASE_COMMIT: return due == 1 && corners_meet(s->knights[seat], s->active);
    case PHASE_PILLAGE:
        return due == 1 && corners_any(knights_plain_cities(s, seat)) && !s->choice[seat];
    case PHASE_REWARD: return due == 1 && !s->choice[seat];
    case PHASE_GATE: return due == 1 && s->level[seat][(s->event - 1) % TRACK_COUNT];
    case PHASE_LIMIT:
        return due == 1 && other && progress_count(s->progress[seat]) > PROGRESS_LIMIT;
    case PHASE_DISCARD: return due <= hand;
    case PHASE_SABOTAGE: case PHASE_WEDDING: return other && due <= hand;
    case PHASE_STEAL: return due == 1 && other && hand > 0;
    case PHASE_AQUEDUCT: return due == 1 && s->island.bank & RESOURCES;
#ifdef ISLAND_WIDE
    case PHASE_GOLD: return due == 1 && s->level[seat][SCIENCE] >= 3 && !s->island.gold[seat];
#endif
    default: return false;
    }
}

/* A gate waits for a seat whose hand is full, and has a card for it. */
static bool gate_sound(const struct knights_state *s)
{
    return s->event >= 1 && s->event <= TRACK_COUNT && s->deck_size[s->event - 1] &&
           progress_count(s->progress[island_first_due(&s->island, s->dues)]) == PROGRESS_LIMIT &&
           knights_rules(s) >= 2;
}

static bool dues_sound(const struct knights_state *s)
{
    int owing = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if (!s->dues[i]) continue;
        if (i >= s->island.seat_count || !due_sound(s, i)) return false;
        owing++;
    }
    switch (s->phase) {
    case PHASE_COMMIT: case PHASE_PILLAGE: case PHASE_REWARD: case PHASE_LIMIT: case PHASE_DISCARD:
    case PHASE_SABOTAGE: case PHASE_WEDDING: case PHASE_STEAL: case PHASE_AQUEDUCT:
        return owing > 0;
    case PHASE_GATE: return owing > 0 && gate_sound(s);
    case PHASE_START: return owing < s->island.seat_count;
    default: return true;
    }
}

/* Choices made and not yet carried out, and what lies in reply[]. */
static bool choices_sound(const struct knights_state *s)
{
    bool replies = knights_aside_phase(s) || s->phase == PHASE_OFFER || s->phase == PHASE_HARBOR ||
                   s->phase == PHASE_COMMIT || s->phase == PHASE_MAIN;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        int chosen = s->choice[i] - 1;
        if (s->island.reply[i] && !replies) return false;
        if (s->phase == PHASE_COMMIT &&
            !within(knights_fighting(s, i), corners_and(s->knights[i], s->active)))
            return false;
        if (s->phase == PHASE_HARBOR && s->island.reply[i] && i != s->island.active) return false;
        if (chosen < 0) continue;
        if (i >= s->island.seat_count) return false;
        if (s->phase == PHASE_PILLAGE) {
            if (chosen >= CORNER_COUNT || !corners_has(knights_plain_cities(s, i), chosen))
                return false;
        } else if (s->phase != PHASE_REWARD || chosen >= TRACK_COUNT) return false;
    }
    return true;
}

/* The seat that a card is played on, and what it must have. */
static bool victim_sound(const struct knights_state *s)
{
    int victim = s->victim;
    bool due = s->phase == PHASE_HARBOR || s->phase == PHASE_TAKE || s->phase == PHASE_SPY ||
               s->phase == PHASE_DESERT || s->phase == PHASE_RETREAT;
    if (due != (victim != LF_NOBODY)) return false;
    if (!due) return true;
    if (victim >= s->island.seat_count || victim == s->island.active) return false;
    uint64_t offered = s->island.reply[s->island.active];
    switch (s->phase) {
    case PHASE_HARBOR:
        return s->island.hand[victim] & COMMODITY_LANES && cards_count(offered) == 1 &&
               offered & RESOURCES && cards_cover(s->island.hand[s->island.active], offered);
    case PHASE_TAKE: return s->island.hand[victim] != 0;
    case PHASE_SPY: return progress_count(s->progress[victim]) > 0;
    case PHASE_DESERT: return corners_any(s->knights[victim]);
    default:
        return s->place < CORNER_COUNT && knights_piece_free(s, victim, s->piece & 3) &&
               corners_any(knights_retreats(s, victim, s->place));
    }
}

static bool place_sound(const struct knights_state *s)
{
    bool piece = s->phase == PHASE_RETREAT || s->phase == PHASE_PLACE;
    bool place = s->phase == PHASE_RETREAT || s->phase == PHASE_REBUILD;
    if (piece != (s->piece != 0) || (piece && (s->piece & 3) == 0) || s->piece > 7) return false;
    if (place != (s->place != NOWHERE)) return false;
#ifdef ISLAND_WIDE
    bool lifted = s->flags & FLAG_LIFTED;
    if (lifted && s->phase != PHASE_REBUILD) return false;
    if (s->phase == PHASE_REBUILD && lifted)
        return s->place < EDGE_COUNT && !island_edge_taken(&s->island, s->place) &&
               island_ship_count(&s->island, s->island.active) < SHIPS_EACH;
#endif
    if (s->phase == PHASE_REBUILD)
        return s->place < EDGE_COUNT && !island_edge_taken(&s->island, s->place) &&
               island_road_count(&s->island, s->island.active) < ROADS_EACH;
    if ((s->free_roads != 0) != (s->phase == PHASE_FREE_ROADS) || s->free_roads > 2) return false;
    return s->phase != PHASE_FREE_ROADS || knights_can_pave(s, s->island.active);
}

/* Founding: two buildings and two roads a seat, the road of the newest may be missing. */
static bool founding_sound(const struct knights_state *s)
{
    const struct island *island = &s->island;
    int seat = island->active, corner = NOWHERE;
    if (s->phase > PHASE_PAVE) return true;
    if (s->turn || !island_founding_sound(island)) return false;
    for (int i = 0; i < island->seat_count; i++) {
        corner_set own = island_buildings_of(island, i);
        corner_set bare = corners_minus(own, island->reach[i]);
        int due = s->phase == PHASE_PAVE && i == seat;
        if (s->phase < PHASE_SETTLE && corners_any(own)) return false;
        if (corners_count(own) > 2 || corners_count(bare) != due) return false;
        if (corners_any(s->knights[i])) return false;
        if (due) corner = corners_lowest(bare);
    }
    if (s->phase != PHASE_PAVE) return corners_count(island_buildings_of(island, seat)) < 2;
    return edges_any(island_edges_free_at(island, corner));
}

/* The dice are there when their number is still to be resolved, and the stage fits the phase. */
static bool stage_sound(const struct knights_state *s)
{
    bool rolled = s->island.dice > 0;
    if (s->stage > STAGE_END || s->island.dice > 36 || s->event > EVENT_COUNT) return false;
    if (s->stage == STAGE_EVENT && !rolled) return false;
    switch (s->phase) {
    case PHASE_EVENT: case PHASE_COMMIT: case PHASE_PILLAGE: case PHASE_REWARD: case PHASE_GATE:
        return rolled;
    case PHASE_LIMIT: return rolled && s->stage == STAGE_EVENT;
    case PHASE_DUTY:
        return s->stage != STAGE_ROLL &&
               progress_count(s->progress[s->island.active]) > PROGRESS_LIMIT;
    case PHASE_DISCARD: case PHASE_AQUEDUCT: case PHASE_MAIN: case PHASE_OFFER:
        return s->stage == STAGE_MAIN;
    case PHASE_ROLL: case PHASE_DICE: return s->stage == STAGE_ROLL;
#ifdef ISLAND_WIDE
    case PHASE_GOLD: return s->turn == 0 || s->stage == STAGE_MAIN;
#endif
    default: return true;
    }
}

/* An offer and its answers, or proposals, are ones that could have been made. */
static bool offer_sound(const struct knights_state *s)
{
    if ((s->island.offer != 0) != (s->phase == PHASE_OFFER)) return false;
    if (s->phase == PHASE_MAIN)
        return island_proposals_sound(&s->island, KN_OFFER,
                                      s->offers_max && knights_rules(s) >= 2);
    return s->phase != PHASE_OFFER || island_offer_sound(&s->island, KN_OFFER);
}

#ifdef ISLAND_WIDE
/* There is a place where the robber comes from; gold is owed in its phase alone; the pirate waits
 * as the robber does, or hinders nobody (CKS-19). */
static bool board_sound(const struct knights_state *s)
{
    const struct island *island = &s->island;
    bool early = s->landings == 0 && s->phase > PHASE_BOARD, english = is_english(s);
    if (island->robber_start >= HEX_COUNT) return false;
    if (island_gold_owed(island) != (s->phase == PHASE_GOLD)) return false;
    if (((island->chart & CHART_FROZEN) != 0) != (early && english)) return false;
    if (early && island->pirate != (english ? island->pirate_start : HEX_COUNT)) return false;
    if ((island->pirate_start == HEX_COUNT) && island->pirate != HEX_COUNT) return false;
    return s->merchant == NOWHERE || hexes_has(island->land, s->merchant);
}
#else
/* There is a desert, where the robber comes from. */
static bool board_sound(const struct knights_state *s)
{
    for (int hex = 0; hex < HEX_COUNT; hex++)
        if (island_terrain(&s->island, hex) == DESERT) return true;
    return false;
}
#endif

static bool barbarians_sound(const struct knights_state *s)
{
    int last = s->phase == PHASE_COMMIT ? TRACK_SPACES : TRACK_SPACES - 1;
    bool waits = !is_english(s) && s->landings == 0;       /* beside the board (CKD-02) */
    if (s->ship > last || s->island.robber >= HEX_COUNT + waits) return false;
    if ((s->merchant == NOWHERE) != (s->merchant_owner == LF_NOBODY)) return false;
    if (s->merchant != NOWHERE && s->merchant >= HEX_COUNT) return false;
    if (s->merchant_owner != LF_NOBODY && s->merchant_owner >= s->island.seat_count) return false;
    return true;
}

/* Offers of Commercial Harbor are open to other seats only, a second one where a first is, and a
 * seat that had nothing to give still has nothing. */
static bool harbor_sound(const struct knights_state *s)
{
    lf_seats others = (lf_seat_bit(s->island.seat_count) - 1) & ~lf_seat_bit(s->island.active);
    lf_seats open = s->harbor & (lf_seat_bit(HARBOR_MORE) - 1), more = s->harbor >> HARBOR_MORE;
    if (open & ~others || more & ~open || s->harbor_void & ~open) return false;
    if ((more && is_english(s)) || ((more | s->harbor_void) && knights_rules(s) < 2)) return false;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        uint64_t cards = s->island.hand[i] | (knights_aside_phase(s) ? s->island.reply[i] : 0);
        if (s->harbor_void >> i & 1 && cards & COMMODITY_LANES) return false;
    }
    return true;
}

/* Knights that have acted belong to the seat whose turn it is. */
static bool acted_sound(const struct knights_state *s)
{
    bool ends = false;
    for (size_t i = 0; i < sizeof s->acted; i++) {
        int corner = s->acted[i] - 1;
        if (corner < 0) { ends = true; continue; }
        if (ends || corner >= CORNER_COUNT || !corners_has(s->used, corner)) return false;
        if ((i && s->acted[i - 1] >= s->acted[i]) || knights_rules(s) < 2) return false;
    }
    return true;
}

/* A game ends with the active seat's victory in its own turn, and in no other way (CK-128). */
static bool victory_sound(const struct knights_state *s)
{
    if (s->phase != PHASE_OVER) return true;
    return s->turn > 0 && knights_points_of(s, s->island.active) >= s->target;
}

/* Before there is a board nothing has happened: the state is one just started. */
static bool fresh_sound(const struct knights_state *s)
{
    struct knights_state fresh;
    struct lf_error error;
    char options[LF_OPTIONS_MAX];
    knights_print_options(s, options, sizeof options);
    return knights_init(&fresh, s->island.seat_count, options, &error) &&
           memcmp(&fresh, s, sizeof fresh) == 0;
}

bool knights_sound(const void *state)
{
    const struct knights_state *s = state;
    struct island island = s->island;
    if (s->island.viewer != LF_NOBODY || s->phase >= PHASE_COUNT) return false;
    if (s->island.active >= s->island.seat_count) return false;
    if (knights_rules(s) > (int)knights_game.rules_version) return false;
    if (s->phase == PHASE_BOARD) return fresh_sound(s);
    if (s->phase == PHASE_REBUILD) island.longest = LF_NOBODY;   /* looked at afterwards */
    if (!island_sound_among(&island, s->knights, s->fallen)) return false;
    return board_sound(s) && pieces_sound(s) && metropolises_sound(s) && hands_sound(s) &&
           decks_sound(s) && dues_sound(s) && choices_sound(s) && victim_sound(s) &&
           place_sound(s) && founding_sound(s) && stage_sound(s) && offer_sound(s) &&
           barbarians_sound(s) && harbor_sound(s) && acted_sound(s) && victory_sound(s);
}
