/* realm.h - one principality: landscapes, towns, and the cards that lie there. Small functions
 * that only look or change one thing; whose cards count for what is in sums.c. */
#ifndef CARDS_REALM_H
#define CARDS_REALM_H

#include <string.h>

#include "games/cards/cards.h"

/* ---- Landscapes ---- */

static inline int land_kind(int land) { return land & 7; }
static inline int land_number(int land) { return land >> 3 & 7; }
static inline int land_store(int land) { return land >> 6; }
static inline uint8_t land_with(int land, int store)
{
    return (uint8_t)((land & 0x3F) | store << 6);
}
enum { LAND_ONE = 0x40 };         /* one resource more on a landscape */

/* ---- Geometry ---- */

static inline int slot_town(int slot) { return (slot - SITES_FROM) >> 2; }
static inline bool slot_is_outer(int slot) { return slot < LANDS; }
static inline bool slot_is_road(int slot) { return slot >= ROADS_FROM; }
static inline bool slot_is_site(int slot) { return slot >= SITES_FROM && slot < ROADS_FROM; }

/* The landscapes that a card borders: two for a site, one for an outer side (KS-14), none for a
 * road. Fills `land` and returns how many. */
static inline int slot_lands(int slot, int land[2])
{
    if (slot_is_outer(slot)) {
        land[0] = slot;
        return 1;
    }
    if (slot_is_road(slot)) return 0;
    int town = slot_town(slot), side = (slot - SITES_FROM) >> 1 & 1;
    land[0] = town * 2 + side;
    land[1] = town * 2 + 2 + side;
    return 2;
}

static inline bool slot_borders(int slot, int land)
{
    int lands[2], count = slot_lands(slot, lands);
    return (count > 0 && lands[0] == land) || (count > 1 && lands[1] == land);
}

/* ---- Cards that lie there ---- */

static inline bool slot_full(const struct realm *r, int slot)
{
    return r->full[slot >> 6] >> (slot & 63) & 1;
}

static inline void slot_set(struct realm *r, int slot, int row, int mark)
{
    uint64_t bit = (uint64_t)1 << (slot & 63);
    r->slot[slot] = (struct card_slot){ (uint8_t)row, (uint8_t)mark };
    r->stale = 1;
    if (row) r->full[slot >> 6] |= bit;
    else r->full[slot >> 6] &= ~bit;
}

/* The next slot with a card after `slot`; start with -1; SLOTS when there is none. */
static inline int slot_next(const struct realm *r, int slot)
{
    slot++;
    if (slot < 64) {
        uint64_t rest = r->full[0] >> slot;
        if (rest) return slot + __builtin_ctzll(rest);
        slot = 64;
    }
    uint64_t rest = slot < SLOTS ? r->full[1] >> (slot - 64) : 0;
    return rest ? slot + __builtin_ctzll(rest) : SLOTS;
}
#define FOR_CARDS(realm, slot) \
    for (int slot = slot_next(realm, -1); slot < SLOTS; slot = slot_next(realm, slot))

static inline int slot_row(const struct realm *r, int slot) { return r->slot[slot].row; }
static inline int slot_count(const struct realm *r, int slot)
{
    return r->slot[slot].mark & MARK_COUNT;
}
static inline int slot_trait(const struct realm *r, int slot)
{
    return CARDS_ROW[r->slot[slot].row].trait;
}
/* Changes what a mark counts, or whether the card works. */
static inline void slot_mark(struct realm *r, int slot, int mark)
{
    r->slot[slot].mark = (uint8_t)mark;
    r->stale = 1;
}
/* Not under a Dogma. */
static inline bool slot_works(const struct realm *r, int slot)
{
    return !(r->slot[slot].mark & MARK_DOGMA);
}

/* Whether the site, outer side or road exists, so that a card could lie there (KB-22, KS-13). */
static inline bool slot_exists(const struct realm *r, int slot)
{
    if (slot_is_site(slot)) {
        int level = r->town[slot_town(slot)];
        return level >= TOWN_CITY || (level == TOWN_SETTLEMENT && (slot & 1) == (SITES_FROM & 1));
    }
    if (slot_is_road(slot)) return r->roads >> (slot - ROADS_FROM) & 1;
    return r->land[slot] != 0;
}

/* An outer side at a corner of a Metropolis. */
static inline bool slot_is_metropolis(const struct realm *r, int slot)
{
    if (!slot_is_outer(slot)) return false;
    int column = slot >> 1;
    return (column > 0 && r->town[column - 1] == TOWN_METROPOLIS) ||
           (column < TOWNS && r->town[column] == TOWN_METROPOLIS);
}

/* The town a card belongs to, Metropolis sites to their Metropolis (KS-13); -1: none. */
static inline int slot_in_town(const struct realm *r, int slot)
{
    if (slot_is_site(slot)) return slot_town(slot);
    if (!slot_is_metropolis(r, slot)) return -1;
    int column = slot >> 1;
    return column > 0 && r->town[column - 1] == TOWN_METROPOLIS ? column - 1 : column;
}

static inline void realm_set_town(struct realm *r, int town, enum town_level level)
{
    r->town[town] = (uint8_t)level;
    r->stale = 1;
}

/* Towns of this level or above, as bits. */
static inline unsigned realm_towns(const struct realm *r, enum town_level level)
{
    unsigned towns = 0;
    for (int t = 0; t < TOWNS; t++) towns |= (unsigned)(r->town[t] >= level) << t;
    return towns;
}

static inline bool realm_has_city(const struct realm *r)
{
    for (int t = 0; t < TOWNS; t++)
        if (r->town[t] >= TOWN_CITY) return true;
    return false;
}

/* ---- Resources ---- */

/* Landscapes are looked at eight at once, as the bytes of a word; the answer is bit 0 of each. */
enum { LAND_WORDS = 4 };
#define LAND_ONES ((uint64_t)0x0101010101010101)
_Static_assert(LANDS > 24 && LANDS <= 32, "the last word has what three have not");
_Static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "the first landscape is the low byte");

static inline uint64_t land_word(const struct realm *r, int i)
{
    uint64_t word = 0;
    if (i < LAND_WORDS - 1) memcpy(&word, r->land + i * 8, 8);
    else memcpy(&word, r->land + i * 8, LANDS - 24);
    return word;
}
/* Landscapes have a number from 1 to 6. */
static inline uint64_t lands_there(uint64_t word)
{
    return (word >> 3 | word >> 4 | word >> 5) & LAND_ONES;
}
/* Bytes whose three low bits are this number. */
static inline uint64_t lands_with(uint64_t word, int number)
{
    uint64_t other = word ^ (uint64_t)number * LAND_ONES;
    return ~(other | other >> 1 | other >> 2);
}
static inline uint64_t lands_of_kinds(uint64_t word, unsigned kinds)
{
    uint64_t found = 0;
    if (kinds == ALL_KINDS) return LAND_ONES;
    for (; kinds; kinds &= kinds - 1) found |= lands_with(word, __builtin_ctz(kinds));
    return found;
}
/* Bit 0 of each byte, brought together. */
static inline uint32_t lands_as_bits(uint64_t found)
{
    return (uint32_t)((found & LAND_ONES) * 0x0102040810204080u >> 56);
}

/* Colonial bases: outer sides that hold gold. */
static inline uint32_t realm_bases(const struct realm *r)
{
    uint32_t bases = 0;
    for (uint64_t outer = r->full[0] & (((uint64_t)1 << LANDS) - 1); outer; outer &= outer - 1) {
        int slot = __builtin_ctzll(outer);
        if (slot_trait(r, slot) == TRAIT_COLONIAL_BASE) bases |= 1u << slot;
    }
    return bases;
}

/* How many of each kind, and how many more there is room for; gold of a Colonial base counts
 * among the gold (KC-BH-colonial-base), but there is no room in it. */
struct holdings { uint8_t has[8], room[8]; int total; };

static inline struct holdings holdings_of(const struct realm *r)
{
    struct holdings h;
    uint64_t has = 0, lands = 0;          /* a byte for each kind */
    for (int i = 0; i < LAND_WORDS; i++) {
        uint64_t word = land_word(r, i);
        for (uint64_t rest = lands_there(word); rest; rest &= rest - 1) {
            int land = (int)(word >> __builtin_ctzll(rest) & 0xFF), shift = land_kind(land) * 8;
            has += (uint64_t)land_store(land) << shift;
            lands += (uint64_t)1 << shift;
        }
    }
    uint64_t room = lands * STORE_MAX - has;
    for (uint32_t bases = realm_bases(r); bases; bases &= bases - 1)
        has += (uint64_t)slot_count(r, __builtin_ctz(bases)) << GOLD * 8;
    memcpy(h.has, &has, sizeof has);
    memcpy(h.room, &room, sizeof room);
    h.total = (int)(has * LAND_ONES >> 56);
    return h;
}

/* Kinds of which there are so many, a byte for each kind. */
static inline unsigned holdings_with(const uint8_t count[8], uint64_t least)
{
    uint64_t word, high = LAND_ONES << 7;
    memcpy(&word, count, sizeof word);
    return lands_as_bits(((word | high) - least) >> 7);
}
static inline unsigned holdings_kinds(const struct holdings *h)
{
    return holdings_with(h->has, LAND_ONES);
}
static inline unsigned holdings_room(const struct holdings *h)
{
    return holdings_with(h->room, LAND_ONES);
}

static inline void realm_give_one(struct realm *r, int place)
{
    if (place < LANDS) r->land[place] = (uint8_t)(r->land[place] - LAND_ONE);
    else r->slot[place - AT_OUTER].mark--;
}

/* Places that can give one of these kinds, as bits of 64: landscapes and Colonial bases. */
static inline uint64_t realm_giving(const struct realm *r, unsigned kinds)
{
    uint64_t places = 0;
    for (int i = 0; i < LAND_WORDS; i++) {
        uint64_t word = land_word(r, i), some = word >> 6 | word >> 7;
        if (word) places |= (uint64_t)lands_as_bits(some & lands_of_kinds(word, kinds)) << i * 8;
    }
    if (kinds >> GOLD & 1)
        for (uint32_t bases = realm_bases(r); bases; bases &= bases - 1) {
            int slot = __builtin_ctz(bases);
            if (slot_count(r, slot)) places |= (uint64_t)1 << (AT_OUTER + slot);
        }
    return places;
}

/* Landscapes of these kinds with room. */
static inline uint32_t realm_taking(const struct realm *r, unsigned kinds)
{
    uint32_t lands = 0;
    for (int i = 0; i < LAND_WORDS; i++) {
        uint64_t word = land_word(r, i), open = lands_there(word) & ~(word >> 6 & word >> 7);
        if (word) lands |= lands_as_bits(open & lands_of_kinds(word, kinds)) << i * 8;
    }
    return lands;
}

/* Landscapes with this die number. */
static inline uint32_t realm_numbered(const struct realm *r, int number)
{
    uint32_t lands = 0;
    for (int i = 0; i < LAND_WORDS; i++)
        lands |= lands_as_bits(lands_with(land_word(r, i) >> 3, number)) << i * 8;
    return lands;
}

static inline bool realm_has_room(const struct realm *r, int land)
{
    return r->land[land] && r->land[land] < STORE_MAX * LAND_ONE;
}

#endif
