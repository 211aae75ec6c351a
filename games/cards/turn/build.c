/* build.c - building (KB-39 to KB-44): who may lay which card where, what it costs, paying and
 * laying. Towns and landscapes of a new settlement are in found.c. */
#include "games/cards/frames/frames.h"

/* Open cards of the extended game by set (KE-04). */
static const uint64_t DISPLAY_TRAITS[SETS] = {
    [SET_PI] = TRAIT(CHURCH) | TRAIT(TOWN_HALL),
    [SET_BH] = TRAIT(HARBOUR) | TRAIT(ARCH),
};

bool cards_is_displayed(const struct cards_state *s, int row)
{
    return s->mode == MODE_EXTENDED && row_of(row)->trait &&
           (DISPLAY_TRAITS[s->set] >> row_of(row)->trait & 1);
}

/* ---- Cost ---- */

int cards_cost_of(const struct cards_state *s, int seat, int row, uint8_t cost[KINDS])
{
    memcpy(cost, row_now(row)->cost, KINDS);
    int spare = cards_hook_cost(s, seat, row, cost);
    if (row_of(row)->class == CLASS_KNIGHT) spare += cards_count_trait(s, seat, TRAIT_CASTLE);
    return spare;
}

/* How many resources are missing for the cost. */
static int shortage(const struct holdings *h, const uint8_t cost[KINDS])
{
    int missing = 0;
    for (int k = 0; k < KINDS; k++)
        if (cost[k] > h->has[k]) missing += cost[k] - h->has[k];
    return missing;
}

static bool affords(const struct cards_state *s, int seat, int row, const struct holdings *h)
{
    uint8_t cost[KINDS];
    int spare = cards_cost_of(s, seat, row, cost);
    return shortage(h, cost) <= spare;
}

/* ---- Conditions ---- */

static bool lies_anywhere(const struct cards_state *s, int row)
{
    for (int seat = 0; seat < SEATS; seat++)
        FOR_CARDS(&s->realm[seat], slot)
            if (slot_row(&s->realm[seat], slot) == row) return true;
    return false;
}

static bool has_metropolis(const struct realm *r)
{
    for (int t = 0; t < TOWNS; t++)
        if (r->town[t] == TOWN_METROPOLIS) return true;
    return false;
}

/* What one player may have only once (KT-11, KS-06, KS-11, KC-BH-triumphal-arch). */
static lf_rule check_number(const struct cards_state *s, int seat, int row)
{
    const struct card_row *card = row_of(row);
    uint64_t lying = s->sums[seat].lying;
    if (card->flags & ROW_UNIQUE && lies_anywhere(s, row)) return KT(11);
    if (card->flags & ROW_ONE_EACH && lying >> card->trait & 1) return KS(6);
    if (cards_is_displayed(s, row) && lying >> card->trait & 1) return KS(6);
    if (card->lies == LIES_ON_CITY && has_metropolis(&s->realm[seat])) return KS(11);
    return 0;
}

/* Conditions are asked when a card is laid or played, and never again (KB-55, KB-56). */
lf_rule cards_check_condition(const struct cards_state *s, int seat, int row)
{
    const struct card_row *card = row_of(row);
    if (card->needs && !cards_has(s, seat, card->needs)) return card->rule ? card->rule : KB(55);
    if (s->sums[seat].lying & card->bars) return card->rule ? card->rule : KB(55);
    return 0;
}

/* The rule that states cost and place of a centre card. */
static lf_rule centre_rule(int row)
{
    return row == ROW_road ? KB(39) : row == ROW_city ? KB(42) : KB(40);
}

/* All but the place: supply or hand, condition, number, effect, cost. */
static lf_rule check_card(const struct cards_state *s, int seat, int row,
                          const struct holdings *h)
{
    const struct card_row *card = row_of(row);
    const struct effect_rule *effect = CARDS_EFFECT[card->effect];
    lf_rule rule;
    if (card->lies == LIES_NOWHERE) return KB(44);
    if (card->lies == LIES_AXIS) {
        if (!s->supply[row - ROW_road]) return KB(43);
    } else if (cards_pile_find(s, cards_is_displayed(s, row) ? PILE_DISPLAY : PILE_HAND + seat,
                               row) < 0) {
        return KB(44);
    }
    if (card->class == CLASS_WIZARD) return KS(18);
    if ((rule = check_number(s, seat, row)) || (rule = cards_check_condition(s, seat, row)))
        return rule;
    if (effect && effect->can && (rule = effect->can(s, seat, row))) return rule;
    if (affords(s, seat, row, h)) return 0;
    return card->lies == LIES_AXIS ? centre_rule(row) : KB(44);
}

/* ---- Places ---- */

static bool is_town_place(int place) { return place >= AT_TOWN && place < PLACE_COUNT; }

/* Where a centre card may go, as bits from AT_ROAD on: roads beside towns, settlements beside
 * roads, cities on settlements (KB-39 to KB-42). */
static uint32_t axis_places(const struct realm *r, int row)
{
    unsigned towns = realm_towns(r, TOWN_SETTLEMENT), columns = (1u << COLUMNS) - 1;
    unsigned free = ~towns & ((1u << TOWNS) - 1);
    if (row == ROW_road) return (towns | towns << 1) & ~(unsigned)r->roads & columns;
    if (row == ROW_city) free = towns & ~realm_towns(r, TOWN_CITY);
    else free &= r->roads | (unsigned)r->roads >> 1;
    return free << (AT_TOWN - AT_ROAD);
}

static lf_rule check_axis(const struct realm *r, int row, int place)
{
    bool fits = place >= AT_ROAD && place < PLACE_COUNT &&
                axis_places(r, row) >> (place - AT_ROAD) & 1;
    return fits ? 0 : centre_rule(row);
}

/* Building sites of settlements and cities, for units also those of a Metropolis (KS-13). */
static lf_rule check_site(const struct realm *r, int row, int slot)
{
    if (slot_is_outer(slot)) {
        if (!slot_is_metropolis(r, slot)) return KB(24);
        if (!row_is_unit(row)) return KS(13);
    } else if (!slot_is_site(slot) || !slot_exists(r, slot)) {
        return KB(22);
    } else if (row_of(row)->lies == LIES_RED && r->town[slot_town(slot)] < TOWN_CITY) {
        return KB(24);
    }
    if (slot_full(r, slot)) return slot_is_outer(slot) ? KX(13) : KB(44);
    return 0;
}

lf_rule cards_check_place(const struct cards_state *s, int seat, int row, int place)
{
    const struct card_row *card = row_of(row);
    bool foreign = card->flags & ROW_FOREIGN;
    const struct realm *r = &s->realm[foreign ? seat_other(seat) : seat];
    if (foreign != ((place & AT_OTHER) != 0)) return foreign ? KS(4) : KB(44);
    place &= ~AT_OTHER;
    int slot = place - AT_OUTER;
    if (card->lies == LIES_AXIS) return check_axis(r, row, place);
    if (card->lies == LIES_ON_CITY)
        return is_town_place(place) && r->town[place - AT_TOWN] == TOWN_CITY ? 0 : KS(10);
    if (slot < 0 || slot >= SLOTS) return KB(44);
    if (card->lies == LIES_ROAD) {
        if (!slot_is_road(slot) || !slot_exists(r, slot)) return KS(2);
        return slot_full(r, slot) ? KS(2) : 0;
    }
    if (card->lies == LIES_BY_LAND) {
        if (!slot_is_outer(slot) || !r->land[slot]) return KS(1);
        if (card->kind != NO_KIND && land_kind(r->land[slot]) != card->kind) return KS(1);
        return slot_full(r, slot) ? KX(13) : 0;
    }
    return check_site(r, row, slot);
}

lf_rule cards_check_build(const struct cards_state *s, int seat, int row, int place)
{
    if (row <= ROW_NONE || row >= ROW_COUNT) return KB(44);
    struct holdings h = holdings_of(&s->realm[seat]);
    lf_rule rule = check_card(s, seat, row, &h);
    return rule ? rule : cards_check_place(s, seat, row, place);
}

/* ---- Listing ---- */

/* The range of places a row can be laid on. */
static void place_range(const struct card_row *card, int *from, int *to)
{
    static const uint8_t RANGE[][2] = {
        [LIES_ON_CITY] = { AT_TOWN, PLACE_COUNT }, [LIES_GREEN] = { AT_SITE, AT_ROAD },
        [LIES_RED] = { AT_SITE, AT_ROAD }, [LIES_BY_LAND] = { AT_OUTER, AT_SITE },
        [LIES_ROAD] = { AT_ROAD, AT_TOWN },
    };
    *from = RANGE[card->lies][0];
    *to = RANGE[card->lies][1];
    if (row_is_unit((int)(card - CARDS_ROW))) *from = AT_OUTER;
}

/* Free sites of settlements and cities, or of cities only; as check_site() judges them. */
static int list_sites(const struct realm *r, int row, lf_action base, lf_action *out, int n)
{
    bool red = row_of(row)->lies == LIES_RED;
    for (int t = 0; t < TOWNS; t++) {
        if (r->town[t] < (red ? TOWN_CITY : TOWN_SETTLEMENT)) continue;
        int step = r->town[t] >= TOWN_CITY ? 1 : 2;
        for (int i = 0; i < 4; i += step)
            if (!slot_full(r, SITES_FROM + t * 4 + i))
                out[n++] = base | (uint64_t)(AT_SITE + t * 4 + i);
    }
    return n;
}

static int list_places(const struct cards_state *s, int seat, int row, lf_action *out, int n)
{
    const struct card_row *card = row_of(row);
    int from, to, flag = card->flags & ROW_FOREIGN ? AT_OTHER : 0;
    const struct realm *r = &s->realm[flag ? seat_other(seat) : seat];
    lf_action base = lf_act(ACT_BUILD, (uint64_t)flag | (uint64_t)row << 8);
    bool sites = card->lies == LIES_GREEN || card->lies == LIES_RED;
    place_range(card, &from, &to);
    if (sites) {
        if (!row_is_unit(row) || !has_metropolis(r)) return list_sites(r, row, base, out, n);
        to = AT_SITE;
    }
    if (card->lies == LIES_AXIS) {
        for (uint32_t places = axis_places(r, row); places; places &= places - 1)
            out[n++] = base | (uint64_t)(AT_ROAD + __builtin_ctz(places));
        return n;
    }
    for (int place = from; place < to; place++)
        if (!cards_check_place(s, seat, row, place | flag)) out[n++] = base | (uint64_t)place;
    return sites ? list_sites(r, row, base, out, n) : n;
}

/* Plainly too dear: only knights and sacred buildings have discounts (KX-38). */
static bool too_dear(int row, const struct holdings *h)
{
    const struct card_row *card = row_now(row);
    uint8_t cost[8] = { 0 };
    uint64_t least;
    memcpy(cost, card->cost, KINDS);
    memcpy(&least, cost, sizeof least);
    return card->class != CLASS_KNIGHT && !(card->flags & ROW_SACRED) &&
           holdings_with(h->has, least) != 0xFF;
}

int cards_list_builds(const struct cards_state *s, int seat, const struct holdings *h,
                      lf_action *out)
{
    int hand = pile_start(s, PILE_HAND + seat), hand_end = hand + hand_size(s, seat);
    int open = pile_start(s, PILE_DISPLAY), open_end = open + s->count[PILE_DISPLAY], n = 0;
    for (int row = ROW_road; row <= ROW_city; row++)
        if (!too_dear(row, h) && !check_card(s, seat, row, h))
            n = list_places(s, seat, row, out, n);
    for (int last = 0; hand < hand_end || open < open_end;) {
        int row = hand < hand_end && (open == open_end || s->card[hand] <= s->card[open])
                      ? s->card[hand++] : s->card[open++];
        if (row != last && row_of(row)->lies && !too_dear(row, h) && !check_card(s, seat, row, h))
            n = list_places(s, seat, row, out, n);
        last = row;
    }
    return n;
}

/* ---- Paying ---- */

void cards_apply_build(struct cards_state *s, int seat, int row, int place)
{
    unsigned known;
    if (row_of(row)->lies != LIES_AXIS) {
        if (cards_is_displayed(s, row))
            cards_pile_take(s, PILE_DISPLAY, cards_pile_find(s, PILE_DISPLAY, row), &known);
        else
            cards_hand_remove(s, seat, row);
        cards_pile_put(s, PILE_ASIDE, 0, row, KNOWN_ALL);
    }
    frame_push(s, (struct frame){ .kind = FRAME_LAY,
                                  .seat = (uint8_t)seat,
                                  .lay.row = (uint8_t)row,
                                  .lay.place = (uint8_t)place });
    uint8_t cost[KINDS];
    int spare = cards_cost_of(s, seat, row, cost);
    frame_push(s, (struct frame){ .kind = FRAME_SPARE,
                                  .seat = (uint8_t)seat,
                                  .spare.row = (uint8_t)row,
                                  .spare.left = (uint8_t)spare });
}

/* The cost that is left when what was spared so far is taken off. */
static int cost_left(const struct cards_state *s, const struct frame *f, uint8_t cost[KINDS])
{
    int spared = f->spare.spared[0] | f->spare.spared[1] << 8, total = 0;
    cards_cost_of(s, f->seat, f->spare.row, cost);
    for (int k = 0; k < KINDS; k++) {
        cost[k] = (uint8_t)(cost[k] - (spared >> 2 * k & 3));
        total += cost[k];
    }
    return total;
}

/* Kinds that can be spared so that the rest can still be paid. */
static unsigned sparable(const struct cards_state *s, const struct frame *f)
{
    struct holdings h = holdings_of(&s->realm[f->seat]);
    uint8_t cost[KINDS];
    unsigned kinds = 0;
    if (!f->spare.left || !cost_left(s, f, cost)) return 0;
    bool tight = shortage(&h, cost) == f->spare.left;
    for (int k = 0; k < KINDS; k++)
        if (cost[k] && (!tight || cost[k] > h.has[k])) kinds |= 1u << k;
    return kinds;
}

static void spare_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    (void)s;
    unsigned spared =
        (unsigned)(f->spare.spared[0] | f->spare.spared[1] << 8) + (1u << 2 * lf_args_of(action));
    f->spare.spared[0] = (uint8_t)spared;
    f->spare.spared[1] = (uint8_t)(spared >> 8);
    f->spare.left--;
}

static bool spare_run(struct cards_state *s, struct frame *f)
{
    unsigned kinds = sparable(s, f);
    if (kinds & (kinds - 1)) return false;
    if (kinds) {
        spare_apply(s, f, lf_act(ACT_NAME, (uint64_t)__builtin_ctz(kinds)));
        return true;
    }
    uint8_t cost[KINDS];
    int seat = f->seat;
    cost_left(s, f, cost);
    frame_pop(s);
    for (int k = KINDS - 1; k >= 0; k--) cards_push_pay(s, seat, k, cost[k]);
    return true;
}

static int spare_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (unsigned kinds = sparable(s, f); kinds; kinds &= kinds - 1)
        n = action_put(out, n, ACT_NAME, (uint64_t)__builtin_ctz(kinds));
    return n;
}

const struct frame_rule CARDS_FRAME_SPARE = { "spare", spare_run, spare_list, spare_apply, NULL,
                                             KX(38) };
