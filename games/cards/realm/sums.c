/* sums.c - what the cards of both principalities add up to: points, strength, tournament points,
 * commerce, hand limits, the two figures. Everything here is derived and public. */
#include "core/text.h"
#include "games/cards/engine.h"

/* Cards whose number changes what others are worth. */
struct helpers { int smithies, grounds, harbours, large_harbours, brothels; };

static int grain_beside(const struct realm *r, int slot)
{
    int lands[2], grain = 0;
    for (int i = slot_lands(slot, lands) - 1; i >= 0; i--)
        if (r->land[lands[i]] && land_kind(r->land[lands[i]]) == GRAIN)
            grain += land_store(r->land[lands[i]]);
    return grain;
}

/* Traits and helpers of one realm: own cards for its seat, foreign ones as hosted. */
static void collect(struct cards_state *s, int seat, struct helpers *h)
{
    const struct realm *r = &s->realm[seat];
    struct sums *sum = &s->sums[seat];
    FOR_CARDS(r, slot) {
        int trait = slot_trait(r, slot);
        uint64_t bit = trait ? (uint64_t)1 << trait : 0;
        if (r->slot[slot].mark & MARK_FOREIGN) {
            sum->hosted |= bit;
            h->brothels += trait == TRAIT_BROTHEL;
            continue;
        }
        sum->lying |= bit;
        if (!slot_works(r, slot)) continue;
        sum->have |= bit;
        h->smithies += trait == TRAIT_SMITHY;
        h->grounds += trait == TRAIT_TOURNAMENT_GROUND;
        h->harbours += trait == TRAIT_HARBOUR;
        h->large_harbours += trait == TRAIT_LARGE_HARBOUR;
    }
}

/* Commerce of one card (KX-05). */
static int commerce_of(const struct card_row *row, int count, const struct helpers *h)
{
    int commerce = row->commerce;
    switch (row->trait) {
    case TRAIT_MARKETPLACE: case TRAIT_MERCHANT_GUILD: case TRAIT_COUNTING_HOUSE:
        return h->large_harbours ? 2 * commerce : commerce;
    case TRAIT_BREWERY: return count == 1 ? commerce : 0;
    default: return row->class == CLASS_TRADE_FLEET ? commerce + h->harbours : commerce;
    }
}

/* Strength of one card (KX-04). */
static int strength_of(const struct realm *r, int slot, const struct helpers *h)
{
    const struct card_row *row = row_now(slot_row(r, slot));
    if (row->trait == TRAIT_PEASANT_ARMY) return grain_beside(r, slot);
    if (row->trait == TRAIT_BREWERY) return slot_count(r, slot) == 2 ? row->strength : 0;
    if (row->class != CLASS_KNIGHT) return row->strength;
    int strength = row->strength + h->smithies - h->brothels;
    return strength > 0 ? strength : 0;
}

static void add_cards(struct cards_state *s, int realm, const struct helpers helpers[SEATS],
                      int total[SEATS][4])
{
    const struct realm *r = &s->realm[realm];
    FOR_CARDS(r, slot) {
        int owner = cards_owner_of(s, realm, slot);
        const struct card_row *row = row_now(slot_row(r, slot));
        if (!slot_works(r, slot)) continue;
        total[owner][0] += row->points;
        if (row->trait == TRAIT_ARCH) total[owner][0] += slot_count(r, slot);
        total[owner][1] += strength_of(r, slot, &helpers[owner]);
        if (row->class == CLASS_KNIGHT) total[owner][2] += row->joust + helpers[owner].grounds;
        total[owner][3] += commerce_of(row, slot_count(r, slot), &helpers[owner]);
        s->sums[owner].limit = (uint8_t)(s->sums[owner].limit + row->hand);
    }
}

/* A Secret society has all properties of its target but the points (KX-19). */
static void copy_target(struct cards_state *s, int seat)
{
    struct sums *sum = &s->sums[seat];
    if (s->copies[seat] == NOWHERE || !(sum->have & TRAIT(SECRET_SOCIETY))) return;
    int row = slot_row(&s->realm[seat_other(seat)], s->copies[seat] - AT_OUTER);
    sum->have |= (uint64_t)1 << row_of(row)->trait;
    sum->limit = (uint8_t)(sum->limit + row_of(row)->hand);
}

/* All towns at once, a byte each: their levels are two bits (enum town_level). */
static int town_points(const struct realm *r)
{
    uint64_t first;
    uint32_t rest;
    memcpy(&first, r->town, sizeof first);
    memcpy(&rest, r->town + sizeof first, sizeof rest);
    uint64_t low = (first & 0x0101010101010101u) | (uint64_t)(rest & 0x01010101u) << 2;
    uint64_t high = (first >> 1 & 0x0101010101010101u) | (uint64_t)(rest >> 1 & 0x01010101u) << 2;
    return __builtin_popcountll(low & ~high) * row_now(ROW_settlement)->points +
           __builtin_popcountll(high & ~low) * row_now(ROW_city)->points +
           __builtin_popcountll(high & low) * row_now(ROW_metropolis)->points;
}
_Static_assert(TOWNS == sizeof(uint64_t) + sizeof(uint32_t), "towns are read as two words");

static uint8_t byte_of(int value) { return (uint8_t)(value > 255 ? 255 : value); }

/* KB-36, KB-37: the leader holds the figure; nobody at a tie, nor the Mill without a city. */
static void award_figures(struct cards_state *s)
{
    int strength = s->sums[0].strength - s->sums[1].strength;
    int commerce = s->sums[0].commerce - s->sums[1].commerce;
    s->knight = strength > 0 ? 0 : strength < 0 ? 1 : LF_NOBODY;
    s->mill = commerce > 0 ? 0 : commerce < 0 ? 1 : LF_NOBODY;
    if (s->mill != LF_NOBODY && !realm_has_city(&s->realm[s->mill])) s->mill = LF_NOBODY;
    if (s->knight != LF_NOBODY) s->sums[s->knight].points++;
    if (s->mill != LF_NOBODY) s->sums[s->mill].points++;
}

void cards_measure(struct cards_state *s)
{
    struct helpers helpers[SEATS] = { { 0 }, { 0 } };
    int total[SEATS][4] = { { 0 }, { 0 } };
    memset(s->sums, 0, sizeof s->sums);
    for (int seat = 0; seat < SEATS; seat++) {
        s->sums[seat].limit = 3;
        collect(s, seat, &helpers[seat]);
    }
    for (int seat = 0; seat < SEATS; seat++) add_cards(s, seat, helpers, total);
    for (int seat = 0; seat < SEATS; seat++) {
        struct sums *sum = &s->sums[seat];
        sum->points = byte_of(total[seat][0] + town_points(&s->realm[seat]));
        sum->strength = byte_of(total[seat][1]);
        sum->joust = byte_of(total[seat][2]);
        sum->commerce = byte_of(total[seat][3]);
        copy_target(s, seat);
    }
    award_figures(s);
    s->realm[0].stale = s->realm[1].stale = 0;
}

/* The same as in cards_measure, told apart for people. */
int cards_sources(const void *state, int seat, struct lf_source *out)
{
    const struct cards_state *s = state;
    int towns[4] = { 0 }, lying = 0, points = 0;
    for (int i = 0; i < TOWNS; i++) towns[s->realm[seat].town[i] & 3]++;
    for (int realm = 0; realm < SEATS; realm++) {
        const struct realm *r = &s->realm[realm];
        FOR_CARDS(r, slot) {
            const struct card_row *row = row_now(slot_row(r, slot));
            int worth = row->points + (row->trait == TRAIT_ARCH ? slot_count(r, slot) : 0);
            if (!slot_works(r, slot) || cards_owner_of(s, realm, slot) != seat || !worth) continue;
            lying++;
            points += worth;
        }
    }
    int n = lf_add_source(out, 0, "settlement", LF_SAY("settlements", "Siedlungen"),
                          towns[TOWN_SETTLEMENT],
                          towns[TOWN_SETTLEMENT] * row_now(ROW_settlement)->points);
    n = lf_add_source(out, n, "city", LF_SAY("cities", "Städte"), towns[TOWN_CITY],
                      towns[TOWN_CITY] * row_now(ROW_city)->points);
    n = lf_add_source(out, n, "metropolis", LF_SAY("metropolises", "Metropolen"),
                      towns[TOWN_METROPOLIS],
                      towns[TOWN_METROPOLIS] * row_now(ROW_metropolis)->points);
    n = lf_add_source(out, n, "card",
                      LF_SAY("buildings and other cards", "Gebäude und andere Karten"), lying,
                      points);
    n = lf_add_source(out, n, "knight-figure", LF_SAY("knight figure", "Ritterfigur"),
                      s->knight == seat, 1);
    return lf_add_source(out, n, "mill-figure", LF_SAY("mill figure", "Mühlenfigur"),
                         s->mill == seat, 1);
}

int cards_count_trait(const struct cards_state *s, int seat, int trait)
{
    const struct realm *r = &s->realm[seat];
    int count = 0;
    if (!(s->sums[seat].lying >> trait & 1)) return 0;
    FOR_CARDS(r, slot)
        count += slot_trait(r, slot) == trait && slot_works(r, slot) &&
                 !(r->slot[slot].mark & MARK_FOREIGN);
    return count;
}

int cards_count_class(const struct cards_state *s, int seat, int class)
{
    const struct realm *r = &s->realm[seat];
    int count = 0;
    FOR_CARDS(r, slot)
        count += row_of(slot_row(r, slot))->class == class &&
                 !(r->slot[slot].mark & MARK_FOREIGN);
    return count;
}
