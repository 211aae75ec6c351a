/* hooks.c - cards of P&I and B&H that act at certain moments of a turn (hooks.h), and small
 * questions that their effects share. */
#include "games/cards/sets/expansions.h"

/* ---- Questions ---- */

int cards_stronghold_toll(const struct cards_state *s, int seat)
{
    return seat == s->active && s->played && s->sums[seat].hosted & TRAIT(STRONGHOLD);
}

bool cards_has_gold(const struct cards_state *s, int seat, int count)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    return h.has[GOLD] >= count + cards_stronghold_toll(s, seat);
}

bool cards_room_for_kinds(const struct cards_state *s, int seat, unsigned kinds)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    return (holdings_room(&h) & kinds) != 0;
}

bool cards_has_open_stack(const struct cards_state *s, int seat)
{
    lf_action list[STACKS];
    return cards_list_draws(s, seat, 0, STACKS, list) > 0;
}

int cards_list_unit_sites(const struct cards_state *s, int seat, int row, int flag, lf_action *out)
{
    int n = 0;
    for (int place = AT_OUTER; place < AT_ROAD; place++)
        if (!cards_check_place(s, seat, row, place))
            n = action_put(out, n, ACT_PUT, (uint64_t)(place | flag));
    return n;
}

int cards_find_trait(const struct cards_state *s, int seat, int trait)
{
    const struct realm *r = &s->realm[seat];
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == trait && !(r->slot[slot].mark & MARK_FOREIGN)) return slot;
    return -1;
}

/* Whether a working card of the seat with the trait borders the landscape. */
static bool borders(const struct cards_state *s, int seat, int trait, int land)
{
    const struct realm *r = &s->realm[seat];
    if (!cards_has(s, seat, (uint64_t)1 << trait)) return false;
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == trait && slot_works(r, slot) &&
            !(r->slot[slot].mark & MARK_FOREIGN) && slot_borders(slot, land)) return true;
    return false;
}

void cards_push_gain_both(struct cards_state *s, const int count[SEATS])
{
    cards_push_gain(s, seat_other(s->active), count[seat_other(s->active)], ALL_KINDS);
    cards_push_gain(s, s->active, count[s->active], ALL_KINDS);
}

/* ---- Start of a turn, dice ---- */

/* A Residence that is full of paper brings one resource (KC-BH-residence-paper.3). */
void cards_hook_begin(struct cards_state *s)
{
    int slot =
        cards_has(s, s->active, TRAIT(PAPER)) ? cards_find_trait(s, s->active, TRAIT_PAPER) : -1;
    if (slot >= 0 && slot_count(&s->realm[s->active], slot) == STORE_MAX)
        cards_push_gain(s, s->active, 1, ALL_KINDS);
}

int cards_hook_threshold(const struct cards_state *s, int seat)
{
    return cards_has(s, seat, TRAIT(COURT)) ? 10 : 7;
}

/* Baroc earns ore whoever rolled and whether or not anybody lost (KX-34). */
void cards_hook_robbery(struct cards_state *s)
{
    for (int i = 0; i < SEATS; i++) {
        int seat = i ? s->active : seat_other(s->active);
        if (cards_has(s, seat, TRAIT(BAROC)))
            cards_push_gain(s, seat, s->sums[seat_other(seat)].hosted & TRAIT(STRONGHOLD) ? 2 : 1,
                            1u << ORE);
    }
}

/* Flavo's landscapes gain at once; he moves when the prize is given (KC-BH-flavo.2). */
void cards_hook_tournament(struct cards_state *s)
{
    for (int seat = 0; seat < SEATS; seat++) {
        int slot = cards_has(s, seat, TRAIT(FLAVO)) ? cards_find_trait(s, seat, TRAIT_FLAVO) : -1,
            lands[2];
        if (slot < 0) continue;
        for (int i = slot_lands(slot, lands) - 1; i >= 0; i--)
            if (s->realm[seat].land[lands[i]]) realm_add(&s->realm[seat], lands[i], 1);
        frame_push(s, (struct frame){ .kind = FRAME_FLAVO, .seat = (uint8_t)seat });
    }
}

/* The other's Bailiwick: all ore and wool are lost, the card goes under a stack. */
static void expel_prefect(struct cards_state *s, int seat)
{
    struct realm *r = &s->realm[seat];
    int slot = cards_find_trait(s, seat, TRAIT_PREFECTURE);
    if (slot < 0) return;
    for (int i = 0; i < LANDS; i++)
        if (r->land[i] && (land_kind(r->land[i]) == ORE || land_kind(r->land[i]) == WOOL))
            r->land[i] = land_with(r->land[i], 0);
    int row = slot_row(r, slot);
    cards_realm_remove(s, seat, slot, TO_STACK);
    cards_pile_put(s, PILE_ASIDE, 0, row, KNOWN_ALL);
    frame_push(s, (struct frame){ .kind = FRAME_PREFECT, .seat = (uint8_t)seat,
                                  .prefect.row = (uint8_t)row });
}

/* KX-03: the Dogmas of who rolled leave, then the Bailiwick of the other. */
void cards_hook_question(struct cards_state *s)
{
    int other = seat_other(s->active);
    FOR_CARDS(&s->realm[other], slot) {
        int mark = s->realm[other].slot[slot].mark;
        if (!(mark & MARK_DOGMA)) continue;
        slot_mark(&s->realm[other], slot, mark & ~MARK_DOGMA);
        cards_discard_card(s, s->active, ROW_dogma);
    }
    expel_prefect(s, other);
}

/* KX-49: each Winery gives two. */
void cards_hook_winery(struct cards_state *s)
{
    int count[SEATS];
    for (int seat = 0; seat < SEATS; seat++)
        count[seat] = 2 * cards_count_trait(s, seat, TRAIT_WINERY);
    cards_push_gain_both(s, count);
}

/* ---- Production ---- */

int cards_hook_yield(const struct cards_state *s, int realm, int land, int count)
{
    if (borders(s, realm, TRAIT_REPUBLIC, land)) return STORE_MAX;
    return borders(s, realm, TRAIT_GOODS_EXCHANGE, land) ? 2 * count : count;
}

/* One of the kind for each landscape beside a foreign Branch whose number fell, full or not. */
static void yield_to_branch(struct cards_state *s, int realm)
{
    const struct realm *r = &s->realm[realm];
    if (!(s->sums[realm].hosted & TRAIT(BRANCH))) return;
    FOR_CARDS(r, slot) {
        int lands[2];
        if (slot_trait(r, slot) != TRAIT_BRANCH) continue;
        for (int i = slot_lands(slot, lands) - 1; i >= 0; i--)
            if (land_number(r->land[lands[i]]) == s->die)
                cards_push_gain(s, cards_owner_of(s, realm, slot), 1,
                                1u << land_kind(r->land[lands[i]]));
    }
}

/* A Colonial base stores gold of its own, and is filled in no other way. */
static void yield_to_base(struct cards_state *s, int seat)
{
    struct realm *r = &s->realm[seat];
    if (!cards_has(s, seat, TRAIT(COLONIAL_BASE))) return;
    FOR_CARDS(r, slot)
        if (slot_trait(r, slot) == TRAIT_COLONIAL_BASE && land_number(r->land[slot]) == s->die &&
            slot_count(r, slot) < STORE_MAX) r->slot[slot].mark++;
}

/* The Bailiwick comes after all production (KC-PI-bailiwick.2). */
void cards_hook_production(struct cards_state *s)
{
    if (cards_has(s, s->active, TRAIT(PREFECTURE))) cards_push_gain(s, s->active, 1, ALL_KINDS);
    for (int i = 0; i < SEATS; i++) {
        int realm = i ? seat_other(s->active) : s->active;
        yield_to_base(s, realm);
        yield_to_branch(s, realm);
    }
}

/* ---- Playing, trading, building ---- */

/* The gold for a Stronghold is paid first, the Bishop's seat gains second, then comes the card
 * (KX-39). */
void cards_hook_played(struct cards_state *s, int seat, int row)
{
    (void)row;
    cards_push_gain(s, seat_other(seat), cards_count_trait(s, seat_other(seat), TRAIT_BISHOPS_SEAT),
                    1u << GOLD);
    cards_push_pay(s, seat, GOLD, cards_stronghold_toll(s, seat));
}

/* KX-36: a token for each Residence of the kind, a resource for the other's Guild. */
void cards_hook_bank(struct cards_state *s, int seat, int kind)
{
    struct realm *r = &s->realm[seat];
    if (cards_has(s, seat, TRAIT(COIN) | TRAIT(PAPER) | TRAIT(CLOTH)))
        FOR_CARDS(r, slot) {
            const struct card_row *card = row_of(slot_row(r, slot));
            bool residence = card->trait == TRAIT_COIN || card->trait == TRAIT_PAPER ||
                             card->trait == TRAIT_CLOTH;
            if (residence && card->kind == kind && slot_count(r, slot) < STORE_MAX)
                r->slot[slot].mark++;
        }
    cards_push_gain(s, seat_other(seat), cards_count_trait(s, seat_other(seat), TRAIT_LORDS_GUILD),
                    1u << kind);
}

int cards_hook_cost(const struct cards_state *s, int seat, int row, uint8_t cost[KINDS])
{
    if (row_of(row)->class == CLASS_KNIGHT && cards_has(s, seat, TRAIT(COIN))) {
        int slot = cards_find_trait(s, seat, TRAIT_COIN);
        if (slot_count(&s->realm[seat], slot) == STORE_MAX) cost[GRAIN] = cost[WOOL] = 0;
    }
    return row_of(row)->flags & ROW_SACRED ? cards_count_trait(s, seat, TRAIT_MISSION) : 0;
}

/* Step 5: the card that was drawn waits, seen by who drew it, until it is kept or put back. */
void cards_hook_refilled(struct cards_state *s, int seat, int stack, int row)
{
    int pile = PILE_HAND + seat;
    unsigned known;
    if (!cards_has(s, seat, TRAIT(HOLY_PLACE)) || s->flags & TURN_HOLY) return;
    cards_pile_take(s, pile, cards_pile_find(s, pile, row), &known);
    cards_pile_put(s, PILE_DRAWN, 0, row, known);
    frame_push(s, (struct frame){ .kind = FRAME_HOLY, .seat = (uint8_t)seat,
                                  .holy.stack = (uint8_t)stack });
}

/* ---- Cards that come and go ---- */

static bool is_target(const struct cards_state *s, int realm, int slot)
{
    return row_of(slot_row(&s->realm[realm], slot))->flags & ROW_COPYABLE &&
           cards_owner_of(s, realm, slot) == realm;
}

/* A Secret society without a target takes the first that is built (KX-20). */
void cards_hook_laid(struct cards_state *s, int realm, int slot)
{
    int seat = seat_other(realm);
    if (s->copies[seat] == NOWHERE && is_target(s, realm, slot) &&
        cards_find_trait(s, seat, TRAIT_SECRET_SOCIETY) >= 0)
        cards_copy(s, seat, slot + AT_OUTER);
}

/* A Dogma leaves with its building (KX-17); a Secret society that loses its target names another
 * at once (KX-20). */
void cards_hook_left(struct cards_state *s, int realm, int slot, struct card_slot card)
{
    int other = seat_other(realm);
    if (card.mark & MARK_DOGMA) cards_discard_card(s, other, ROW_dogma);
    if (row_of(card.row)->trait == TRAIT_SECRET_SOCIETY) cards_copy(s, realm, NOWHERE);
    if (s->copies[other] != slot + AT_OUTER) return;
    cards_copy(s, other, NOWHERE);
    cards_push_hit(s, other, EFFECT_SECRET_SOCIETY, realm);
}

/* Stronghold and Branch leave when their host grows (KX-04, KX-05). */
bool cards_hook_removals(struct cards_state *s)
{
    for (int realm = 0; realm < SEATS; realm++) {
        const struct sums *sum = &s->sums[realm];
        if (!(sum->hosted & (TRAIT(STRONGHOLD) | TRAIT(BRANCH)))) continue;
        FOR_CARDS(&s->realm[realm], slot) {
            int trait = slot_trait(&s->realm[realm], slot);
            if ((trait == TRAIT_STRONGHOLD && sum->strength > 6) ||
                (trait == TRAIT_BRANCH && sum->commerce > 6)) {
                cards_realm_remove(s, realm, slot, TO_DISCARD);
                return true;
            }
        }
    }
    return false;
}

/* ---- Protection ---- */

/* A working card with the trait in the same town, Metropolis sites included (KS-15). */
static bool town_has(const struct cards_state *s, int realm, int slot, int trait)
{
    const struct realm *r = &s->realm[realm];
    int town = slot_in_town(r, slot);
    FOR_CARDS(r, i)
        if (slot_trait(r, i) == trait && slot_works(r, i) && cards_owner_of(s, realm, i) == realm &&
            slot_in_town(r, i) == town) return true;
    return false;
}

/* A Church in the unit's own city, or a Secret society there that copies one. */
static bool blessed(const struct cards_state *s, int realm, int slot)
{
    if (town_has(s, realm, slot, TRAIT_CHURCH)) return true;
    if (s->copies[realm] == NOWHERE) return false;
    int target = s->copies[realm] - AT_OUTER;
    return slot_trait(&s->realm[seat_other(realm)], target) == TRAIT_CHURCH &&
           town_has(s, realm, slot, TRAIT_SECRET_SOCIETY);
}

static bool order_protects(const struct cards_state *s, int realm, int row)
{
    return row_of(row)->class == CLASS_KNIGHT && row_total(row) > 3 &&
           cards_has(s, realm, TRAIT(ORDER_CASTLE));
}

bool cards_hook_protects(const struct cards_state *s, const struct frame *f, int realm, int slot)
{
    const struct card_row *card = row_of(slot_row(&s->realm[realm], slot));
    bool fleet = card->class == CLASS_TRADE_FLEET;
    switch (f->hit.effect) {
    case EFFECT_CIVIL_WAR:
        return (fleet && (f->answered || town_has(s, realm, slot, TRAIT_FLAGSHIP))) ||
               order_protects(s, realm, slot_row(&s->realm[realm], slot)) ||
               blessed(s, realm, slot);
    case EFFECT_PRIVATEER:
        return card->trait == TRAIT_FLAGSHIP ||
               (fleet && (f->answered || town_has(s, realm, slot, TRAIT_FLAGSHIP)));
    case EFFECT_IMELDA: case EFFECT_BRIBERY:
        return card->flags & ROW_STEADFAST ||
               order_protects(s, realm, slot_row(&s->realm[realm], slot));
    default: return false;
    }
}
