/* purse.c - incomes and distances to purchases (purse.h). */
#include "bots/cards/purse.h"

#include "games/cards/sets/hooks.h"

/* What the cards of a realm do to its landscapes, as bits. */
struct works {
    uint32_t doubled[KINDS], filled, twice;      /* by doublers of a kind, Republic, exchange */
    uint32_t guarded, sick;
    int garrison[LANDS];
};

static uint32_t lands_beside(int slot)
{
    int lands[2];
    uint32_t bits = 0;
    for (int i = slot_lands(slot, lands) - 1; i >= 0; i--) bits |= 1u << lands[i];
    return bits;
}

/* The four landscapes around a town. */
static uint32_t lands_around(int town) { return 0xFu << 2 * town; }

static void work_of(const struct realm *r, int slot, struct works *w)
{
    const struct card_row *card = row_of(slot_row(r, slot));
    uint32_t beside = lands_beside(slot);
    switch (card->trait) {
    case TRAIT_DOUBLER: w->doubled[card->kind] |= beside; return;
    case TRAIT_REPUBLIC: w->filled |= beside; return;
    case TRAIT_GOODS_EXCHANGE: w->twice |= beside; return;
    case TRAIT_GARRISON:
        w->guarded |= beside;
        for (; beside; beside &= beside - 1) w->garrison[__builtin_ctz(beside)]++;
        return;
    case TRAIT_BATH_HOUSE:
        if (slot_is_site(slot)) w->sick &= ~lands_around(slot_town(slot));
        return;
    default: return;
    }
}

static struct works works_of(const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    struct works w = { .sick = 0 };
    for (int t = 0; t < TOWNS; t++)
        if (r->town[t] >= TOWN_CITY) w.sick |= lands_around(t);
    if (cards_has(s, seat, TRAIT(AQUEDUCT))) w.sick = 0;
    FOR_CARDS(r, slot)
        if (!(r->slot[slot].mark & MARK_FOREIGN) && slot_works(r, slot)) work_of(r, slot, &w);
    return w;
}

/* As production goes: doubled, twice that, or filled up. */
static int yield_at(const struct works *w, int kind, int land)
{
    int yield = w->doubled[kind] >> land & 1 ? 2 : 1;
    if (w->filled >> land & 1) return STORE_MAX;
    return w->twice >> land & 1 ? 2 * yield : yield;
}

static int least(int a, int b) { return a < b ? a : b; }

static void add_lands(const struct realm *r, const struct works *w, struct purse *p)
{
    unsigned numbers = 0;
    for (int i = 0; i < LANDS; i++) {
        int land = r->land[i], kind = land_kind(land), store = land_store(land);
        if (!land) continue;
        int yield = least(yield_at(w, kind, i), STORE_MAX);
        p->has[kind] += store;
        p->most[kind] += STORE_MAX;
        p->income[kind] += (float)yield / 6;
        p->fresh[kind] += (float)least(yield, STORE_MAX - store) / 6;
        if (w->guarded >> i & 1) p->guarded += store;
        if (w->sick >> i & 1) p->sick += store > 0;
        p->garrisons += least(w->garrison[i], STORE_MAX - store);
        numbers |= 1u << land_number(land);
    }
    p->numbers = __builtin_popcount(numbers);
}

static void set_rates(const struct cards_state *s, int seat, struct purse *p)
{
    const struct realm *r = &s->realm[seat];
    for (int k = 0; k < KINDS; k++) p->rate[k] = 3;
    if (cards_has(s, seat, TRAIT(FLEET) | TRAIT(LARGE_FLEET)))
        FOR_CARDS(r, slot) {
            if (r->slot[slot].mark & MARK_FOREIGN || !slot_works(r, slot)) continue;
            if (slot_trait(r, slot) == TRAIT_FLEET) p->rate[row_of(slot_row(r, slot))->kind] = 2;
            if (slot_trait(r, slot) == TRAIT_LARGE_FLEET)
                for (uint32_t beside = lands_beside(slot); beside; beside &= beside - 1) {
                    int land = r->land[__builtin_ctz(beside)];
                    if (land) p->rate[land_kind(land)] = 2;
                }
        }
    if (cards_has(s, seat, TRAIT(MINT))) p->rate[GOLD] = 1;
}

/* What comes of choice by one roll, on average: a face in six, half of the turns are one's own,
 * and a tenth of the event cards is Progress twice over. */
static float wild_of(const struct cards_state *s, int seat)
{
    int sixths = cards_has(s, seat, TRAIT(TREASURE_FLEET)) ? 3 : 1;
    float often = 0;
    if (s->mill == seat) sixths += cards_has(s, seat, TRAIT(BANK)) ? 2 : 1;
    if (s->sums[seat].joust > s->sums[seat_other(seat)].joust) sixths++;
    if (cards_has(s, seat, TRAIT(CUSTOMS))) sixths += 2;
    sixths += cards_has(s, seat, TRAIT(PRIVATEER)) + cards_has(s, seat, TRAIT(BAROC));
    if (cards_has(s, seat, TRAIT(PREFECTURE))) often += 0.5f;
    if (cards_has(s, seat, TRAIT(PAPER))) often += 0.25f;
    if (cards_has(s, seat, TRAIT(ABBEY))) often += 0.06f;
    if (cards_has(s, seat, TRAIT(LIBRARY))) often += 0.06f;
    if (cards_has(s, seat, TRAIT(COLONIAL_BASE))) often += 0.15f;
    if (cards_has(s, seat, TRAIT(LORDS_GUILD))) often += 0.3f;
    if (s->sums[seat_other(seat)].hosted & TRAIT(BRANCH)) often += 0.3f;
    return often + (float)sixths / 6;
}

void cards_purse(const struct cards_state *s, int seat, struct purse *out)
{
    const struct realm *r = &s->realm[seat];
    struct works w = works_of(s, seat);
    memset(out, 0, sizeof *out);
    add_lands(r, &w, out);
    for (int k = 0; k < KINDS; k++) out->room[k] = out->most[k] - out->has[k];
    for (uint32_t bases = realm_bases(r); bases; bases &= bases - 1)
        out->has[GOLD] += slot_count(r, __builtin_ctz(bases));
    for (int k = 0; k < KINDS; k++) out->total += out->has[k];
    out->counted = out->total - out->guarded - cards_hook_threshold(s, seat);
    set_rates(s, seat, out);
    out->wild = wild_of(s, seat);
}

/* ---- Distances ---- */

bool cards_affords(const struct purse *p, const uint8_t *cost, int spare)
{
    int balance = spare;
    for (int k = 0; k < KINDS; k++) {
        int left = p->has[k] - cost[k];
        balance += left < 0 ? left : left / p->rate[k];
    }
    return balance >= 0;
}

/* What is left, traded, less what lacks, after so many rolls. */
static float balance_after(const struct purse *p, const uint8_t *cost, int spare, float rolls)
{
    float balance = (float)spare + p->wild * rolls;
    for (int k = 0; k < KINDS; k++) {
        float most = (float)(p->most[k] > p->has[k] ? p->most[k] : p->has[k]);
        float got = (float)p->has[k] + p->income[k] * rolls;
        float left = (got < most ? got : most) - (float)cost[k];
        balance += left < 0 ? left : left / (float)p->rate[k];
    }
    return balance;
}

float cards_rolls(const struct purse *p, const uint8_t *cost, int spare)
{
    if (cards_affords(p, cost, spare)) return 0;
    float from = 0, low = balance_after(p, cost, spare, 0);
    if (low > -0.5f) low = -0.5f;                /* parts of trades do not pay */
    for (float to = 1; to < FAR_ROLLS; to *= 2) {
        float high = balance_after(p, cost, spare, to);
        if (high >= 0) return from + (to - from) * -low / (high - low);
        from = to;
        low = high;
    }
    return FAR_ROLLS;
}
