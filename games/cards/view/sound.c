/* sound.c - every invariant of a state: all cards are there and each in one place, principalities
 * are connected, sums are right. Slow; for tests and for positions that people type. */
#include <string.h>

#include "games/cards/engine.h"
#include "games/cards/view/sound.h"
#include "games/cards/view/view.h"

/* ---- Cards are conserved ---- */

static bool is_event(int row) { return row_of(row)->class == CLASS_EVENT; }

/* While decks are chosen: no row more often than allowed, events apart (KT-05, KT-15). */
static bool choice_sound(const struct cards_state *s)
{
    for (int pile = 0; pile < STACKS; pile++) {
        uint8_t count[ROW_COUNT] = { 0 };
        int from = pile_start(s, pile), kind = pile % 4;
        if (kind > 1 && s->count[pile]) return false;
        if (s->count[pile] > (kind ? DECK_EVENTS : DECK_CARDS)) return false;
        for (int i = 0; i < s->count[pile]; i++) {
            int row = s->card[from + i];
            if (is_event(row) != (kind == 1)) return false;
            if (++count[row] > cards_deck_max(s, row)) return false;
            if (i && s->card[from + i - 1] > row) return false;
        }
    }
    return true;
}

/* Both decks are in the game: 66 cards and 13 events (KT-04, KT-05). */
static bool decks_sound(const struct cards_state *s, const uint8_t *tally)
{
    int cards = 0, events = 0;
    for (int row = 1; row < ROW_COUNT; row++) {
        int fixed = cards_copies(s, row);
        if (tally[row] < fixed) return false;
        if (tally[row] > fixed + SEATS * cards_deck_max(s, row)) return false;
        if (is_event(row)) events += tally[row];
        else cards += tally[row];
    }
    return cards == SEATS * DECK_CARDS && events == TOURNAMENT_EVENTS;
}

static bool cards_conserved(const struct cards_state *s)
{
    uint8_t tally[ROW_COUNT];
    if (s->mode == MODE_TOURNAMENT && !cards_decks_ready(s)) return choice_sound(s);
    cards_tally(s, tally);
    if (s->mode == MODE_TOURNAMENT) return decks_sound(s, tally);
    for (int row = 1; row < ROW_COUNT; row++)
        if (tally[row] != cards_copies(s, row)) return false;
    return true;
}

/* ---- Piles ---- */

static bool is_discard(int pile) { return pile == PILE_DISCARD || pile == PILE_DISCARD + 1; }

/* What a card of a pile must be known to; of discard piles the top one (KB-81), by the rules of
 * version 1 all. */
static unsigned least_known(const struct cards_state *s, int pile, int index)
{
    if (pile == PILE_HAND || pile == PILE_HAND + 1) return seat_bit(pile - PILE_HAND);
    if (is_discard(pile) && index && cards_rules(s) >= 2) return 0;
    return pile >= PILE_DISCARD && pile != PILE_DRAWN ? KNOWN_ALL : 0;
}

static bool pile_exists(const struct cards_state *s, int pile)
{
    if (pile < STACKS)
        return s->mode == MODE_TOURNAMENT || pile < stack_to(s, 0);
    if (pile == PILE_DISCARD + 1) return s->mode == MODE_TOURNAMENT;
    if (pile == PILE_DISPLAY) return s->mode == MODE_EXTENDED;
    return pile < PILES;
}

static bool pile_sound(const struct cards_state *s, int pile)
{
    int from = pile_start(s, pile);
    bool sorted = pile >= PILE_HAND && pile <= PILE_DISPLAY;
    bool choosing = s->mode == MODE_TOURNAMENT && !cards_decks_ready(s) && pile < STACKS;
    if (s->count[pile] && !pile_exists(s, pile)) return false;
    for (int i = 0; i < s->count[pile]; i++) {
        int row = s->card[from + i];
        unsigned known = s->known[from + i];
        if (row == ROW_NONE || row >= ROW_COUNT || row_of(row)->lies == LIES_AXIS) return false;
        if (is_event(row) != (pile == PILE_EVENTS) && pile != PILE_ASIDE && !choosing)
            return false;
        unsigned least = least_known(s, pile, i);
        if (known > KNOWN_ALL || (known & least) != least) return false;
        if (known & KNOWN_OPEN && (known != KNOWN_ALL || (is_discard(pile) && !least)))
            return false;
        if (!sorted || i == 0) continue;
        if (s->card[from + i - 1] > row) return false;
        if (s->card[from + i - 1] == row && s->known[from + i - 1] > known) return false;
    }
    return true;
}

static bool shelf_sound(const struct cards_state *s)
{
    int end = 0;
    for (int pile = 0; pile < PILES; pile++) {
        end += s->count[pile];
        if (end > SHELF || !pile_sound(s, pile)) return false;
        bool bannable = (pile < STACKS || is_discard(pile)) && pile_exists(s, pile);
        if (s->ban[pile] > (bannable ? cards_rules(s) < 2 ? 2 : 3 : 0)) return false;
    }
    for (int i = end; i < SHELF; i++)
        if (s->card[i] || s->known[i]) return false;
    return true;
}

/* ---- Landscapes ---- */

/* Every landscape lies in one place; until the start sets are laid only the stack is counted. */
static bool lands_conserved(const struct cards_state *s)
{
    int left[64] = { 0 };
    for (int i = 0; i < LAND_STACK; i++) left[cards_stack_land()[i] & 63]++;
    if (s->land_count > LAND_STACK) return false;
    for (int i = 0; i < LAND_STACK; i++) {
        bool there = i < s->land_count;
        if (there ? s->land_card[i] > 63 : s->land_card[i] | s->land_known[i]) return false;
        if (there) left[s->land_card[i]]--;
    }
    for (int seat = 0; seat < SEATS; seat++)
        for (int i = 0; i < LANDS; i++)
            if (s->realm[seat].land[i]) left[s->realm[seat].land[i] & 63]--;
    for (int seat = 0; seat < SEATS; seat++)
        for (int k = 0; k < KINDS; k++) left[CARDS_START_LAND[seat][k] & 63]++;
    for (int i = 0; i < s->depth; i++)
        if (s->frame[i].kind == FRAME_LAND && s->frame[i].land.card)
            left[s->frame[i].land.card & 63]--;
    for (int card = 0; card < 64; card++)
        if (left[card] < 0 || (cards_lands_laid(s) && left[card])) return false;
    return true;
}

/* A new settlement's landscapes may still be owed. */
static bool lands_owed(const struct cards_state *s, int seat, int column)
{
    for (int i = 0; i < s->depth; i++) {
        const struct frame *f = &s->frame[i];
        bool lands = f->kind == FRAME_LAND || f->kind == FRAME_SCOUT;
        if (lands && f->seat == seat && f->land.column == column) return true;
    }
    return false;
}

/* ---- Principalities ---- */

/* Towns and the roads between them without a gap; at most one open road at each end (KB-83). */
static bool axis_sound(const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    int first = 0, last = TOWNS - 1, metropoles = 0;
    while (first < TOWNS && !r->town[first]) first++;
    while (last >= 0 && !r->town[last]) last--;
    if (first > START_COLUMN - 1 || last < START_COLUMN) return false;
    unsigned inner = (1u << (last + 1)) - (1u << (first + 1));
    unsigned ends = 1u << first | 1u << (last + 1);
    if ((r->roads & inner) != inner || r->roads & ~(inner | ends)) return false;
    for (int t = first; t <= last; t++) {
        if (!r->town[t] || r->town[t] > TOWN_METROPOLIS) return false;
        metropoles += r->town[t] == TOWN_METROPOLIS;
    }
    for (int column = 0; column < COLUMNS && cards_lands_laid(s); column++)
        for (int side = 0; side < 2; side++) {
            bool there = r->land[column * 2 + side] != 0;
            bool due = column >= first && column <= last + 1;
            if (there != due && !(due && lands_owed(s, seat, column))) return false;
        }
    return metropoles <= 1;                            /* KS-11 */
}

/* Supplies and what was built from them (KB-01, KB-43). */
static bool supply_sound(const struct cards_state *s)
{
    int roads = 0, towns = 0, cities = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        roads += __builtin_popcount(s->realm[seat].roads);
        for (int t = 0; t < TOWNS; t++) {
            towns += s->realm[seat].town[t] >= TOWN_SETTLEMENT;
            cities += s->realm[seat].town[t] >= TOWN_CITY;
        }
    }
    return roads + s->supply[0] == row_of(ROW_road)->count + SEATS &&
           towns + s->supply[1] == row_of(ROW_settlement)->count + 2 * SEATS &&
           cities + s->supply[2] == row_of(ROW_city)->count;
}

/* Whether this card may lie in this slot (KB-24, KS-01, KS-02, KS-13). */
static bool place_fits(const struct realm *r, int slot)
{
    int row = slot_row(r, slot);
    switch (row_of(row)->lies) {
    case LIES_ROAD: return slot_is_road(slot);
    case LIES_BY_LAND:
        return slot_is_outer(slot) && (row_of(row)->kind == NO_KIND ||
                                       row_of(row)->kind == land_kind(r->land[slot]));
    case LIES_GREEN:
        return slot_is_site(slot) || (row_is_unit(row) && slot_is_metropolis(r, slot));
    case LIES_RED:
        return slot_is_site(slot) ? r->town[slot_town(slot)] >= TOWN_CITY
                                  : row_is_unit(row) && slot_is_metropolis(r, slot);
    default: return false;
    }
}

static bool slots_sound(const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    uint8_t count[ROW_COUNT] = { 0 };
    if (r->full[1] >> (SLOTS - 64) || r->stale || r->spare) return false;
    for (int slot = 0; slot < SLOTS; slot++) {
        int row = slot_row(r, slot), mark = r->slot[slot].mark;
        if (slot_full(r, slot) != (row != ROW_NONE)) return false;
        if (row == ROW_NONE && mark) return false;
        if (row == ROW_NONE) continue;
        if (row >= ROW_COUNT || !slot_exists(r, slot) || !place_fits(r, slot)) return false;
        if (!(mark & MARK_FOREIGN) != !(row_of(row)->flags & ROW_FOREIGN)) return false;
        if (mark & MARK_DOGMA && !(row_of(row)->flags & ROW_DOUBTABLE)) return false;
        if (++count[row] > 1 && row_of(row)->flags & ROW_ONE_EACH) return false;
        if (row_of(row)->flags & ROW_UNIQUE && count[row] > 1) return false;
    }
    return true;
}

/* A proper name lies only once in both principalities (KT-11). */
static bool names_sound(const struct cards_state *s)
{
    FOR_CARDS(&s->realm[0], slot) {
        int row = slot_row(&s->realm[0], slot);
        if (!(row_of(row)->flags & ROW_UNIQUE)) continue;
        FOR_CARDS(&s->realm[1], other)
            if (slot_row(&s->realm[1], other) == row) return false;
    }
    return true;
}

/* What a Secret society copies lies there (KX-19, KX-20). */
static bool copies_sound(const struct cards_state *s)
{
    for (int seat = 0; seat < SEATS; seat++) {
        int slot = s->copies[seat] - AT_OUTER;
        if (s->copies[seat] == NOWHERE) continue;
        if (slot < 0 || slot >= SLOTS || !slot_full(&s->realm[1 - seat], slot)) return false;
        int row = slot_row(&s->realm[1 - seat], slot);
        if (!(row_of(row)->flags & ROW_COPYABLE)) return false;
        if (s->realm[1 - seat].slot[slot].mark & MARK_FOREIGN) return false;
    }
    return true;
}

/* ---- Sums and course ---- */

/* Sums are taken when a step or action is complete (KX-11), not while frames are owed. */
static bool sums_sound(const struct cards_state *s)
{
    struct cards_state again = *s;
    if (s->depth) return true;
    cards_measure(&again);
    return memcmp(again.sums, s->sums, sizeof s->sums) == 0 && again.knight == s->knight &&
           again.mill == s->mill;
}

/* Numbers that steps take for granted. */
static bool plain_sound(const struct cards_state *s)
{
    static const uint8_t DEALS_OF[] = {
        [MODE_BASE] = 1 << DEAL_BASE | 1 << DEAL_EVENTS | 1 << DEAL_LANDS,
        [MODE_EXTENDED] = 1 << DEAL_BASE | 1 << DEAL_SET | 1 << DEAL_EVENTS | 1 << DEAL_LANDS,
        [MODE_TOURNAMENT] = 1 << DEAL_EVENTS | 1 << DEAL_LANDS | 3 << DEAL_DECK,
    };
    int fleet = s->cheap_fleet - AT_OUTER;
    if (s->cheap >= KINDS && s->cheap != NOWHERE) return false;
    if (s->cheap_fleet != NOWHERE && (fleet < 0 || fleet >= SLOTS)) return false;
    if (s->searched != NOWHERE && s->searched >= STACKS) return false;
    if (s->deals & ~DEALS_OF[s->mode] || (s->deals && s->step != STEP_DEAL)) return false;
    return s->flags < 32 && s->turn <= s->turns_max;
}

static bool course_sound(const struct cards_state *s)
{
    if (s->step >= STEP_COUNT || s->active >= SEATS || s->die > 6) return false;
    if (s->event > FACE_QUESTION || s->gate > 1 || s->mode > MODE_TOURNAMENT) return false;
    if (s->step > STEP_START_HAND && (s->first >= SEATS || !s->turn)) return false;
    if (s->step < STEP_BEGIN && s->turn) return false;
    if (!plain_sound(s)) return false;
    if (s->ready > 3 || s->due > 3 || s->offers > s->offers_max) return false;
    if (s->event_card && (s->event != FACE_QUESTION || cards_rules(s) < 2 ||
                          s->event_card >= ROW_COUNT || !is_event(s->event_card))) return false;
    bool both = s->sums[0].points + s->sums[1].points >= 7;
    if (s->step == STEP_MAIN && !s->depth && both && !s->gate) return false;      /* KB-52 */
    if (s->step != STEP_OVER) return s->winner == LF_NOBODY;
    return s->depth == 0 && (s->winner < SEATS || s->winner == LF_NOBODY);
}

bool cards_sound(const void *state)
{
    const struct cards_state *s = state;
    if (s->viewer != LF_NOBODY || cards_rules(s) > (int)cards_game.rules_version) return false;
    if (!cards_frames_sound(s) || !shelf_sound(s) || !course_sound(s)) return false;
    for (int seat = 0; seat < SEATS; seat++)
        if (!axis_sound(s, seat) || !slots_sound(s, seat)) return false;
    return supply_sound(s) && cards_conserved(s) && lands_conserved(s) && names_sound(s) &&
           copies_sound(s) && sums_sound(s);
}
