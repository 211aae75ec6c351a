/* found.c - laying what is paid for: cards, roads, towns, the landscapes of a new settlement
 * (KB-41, KB-77); and cards that leave a principality. */
#include "games/cards/frames/frames.h"

void cards_realm_lay(struct cards_state *s, int seat, int row, int place)
{
    int realm = place & AT_OTHER ? seat_other(seat) : seat, slot = (place & ~AT_OTHER) - AT_OUTER;
    slot_set(&s->realm[realm], slot, row, MARK_FRESH | (realm != seat ? MARK_FOREIGN : 0));
    cards_hook_laid(s, realm, slot);
}

void cards_realm_remove(struct cards_state *s, int realm, int slot, enum where_to where)
{
    struct card_slot card = s->realm[realm].slot[slot];
    int owner = cards_owner_of(s, realm, slot);
    slot_set(&s->realm[realm], slot, 0, 0);
    if (where == TO_STACK) {
        /* The caller has it. */
    } else if (cards_is_displayed(s, card.row)) {
        int start = pile_start(s, PILE_DISPLAY), i = 0;
        while (i < s->count[PILE_DISPLAY] && s->card[start + i] < card.row) i++;
        cards_pile_put(s, PILE_DISPLAY, i, card.row, KNOWN_ALL);
    } else if (where == TO_HAND) {
        cards_hand_add(s, owner, card.row, KNOWN_ALL & ~KNOWN_OPEN);
        s->due = (uint8_t)(s->due | seat_bit(owner));
    } else {
        cards_discard_card(s, owner, card.row);
    }
    cards_hook_left(s, realm, slot, card);
}

/* ---- Laying ---- */

/* The new settlement brings landscapes for its two outer corners; first its builder is asked for
 * a Scout, always, so that asking tells nothing (KX-46). */
static void found_settlement(struct cards_state *s, int seat, int town)
{
    struct realm *r = &s->realm[seat];
    int column = town > START_COLUMN - 1 ? town + 1 : town;
    realm_set_town(r, town, TOWN_SETTLEMENT);
    frame_push(s, (struct frame){ .kind = FRAME_LAND, .seat = (uint8_t)seat,
                                  .land.column = (uint8_t)column });
    cards_push_react(s, seat, EFFECT_SCOUT);
}

static void lay_centre(struct cards_state *s, int seat, int row, int place)
{
    struct realm *r = &s->realm[seat];
    s->supply[row - ROW_road]--;
    if (row == ROW_road) r->roads = (uint16_t)(r->roads | 1u << (place - AT_ROAD));
    else if (row == ROW_city) realm_set_town(r, place - AT_TOWN, TOWN_CITY);
    else found_settlement(s, seat, place - AT_TOWN);
}

static bool lay_run(struct cards_state *s, struct frame *f)
{
    int seat = f->seat, row = f->lay.row, place = f->lay.place;
    const struct card_row *card = row_of(row);
    frame_pop(s);
    if (card->lies == LIES_AXIS) {
        lay_centre(s, seat, row, place);
        return true;
    }
    unsigned known;
    cards_pile_take(s, PILE_ASIDE, cards_pile_find(s, PILE_ASIDE, row), &known);
    if (card->lies == LIES_ON_CITY) {
        realm_set_town(&s->realm[seat], place - AT_TOWN, TOWN_METROPOLIS);
        return true;
    }
    cards_realm_lay(s, seat, row, place);
    const struct effect_rule *effect = CARDS_EFFECT[card->effect];
    if (effect && effect->begin) effect->begin(s, seat, row, place);
    return true;
}

const struct frame_rule CARDS_FRAME_LAY = { "lay", lay_run, NULL, NULL, NULL, KB(44) };

/* ---- Landscapes of a new settlement ---- */

static int land_stack_take(struct cards_state *s, int index)
{
    int card = s->land_card[index];
    s->land_count--;
    for (int i = index; i < s->land_count; i++) {
        s->land_card[i] = s->land_card[i + 1];
        s->land_known[i] = s->land_known[i + 1];
    }
    s->land_card[s->land_count] = 0;
    s->land_known[s->land_count] = 0;
    return card;
}

/* With a Scout the stack is looked through; without one its top card is turned up. */
static bool land_run(struct cards_state *s, struct frame *f)
{
    LF_ASSERT(s->land_count >= 2 || f->land.card);      /* KX-24 */
    if (f->answered) {
        *f = (struct frame){ .kind = FRAME_SCOUT, .seat = f->seat,
                             .scout.column = f->land.column, .scout.left = 2 };
        for (int i = 0; i < s->land_count; i++)
            s->land_known[i] = (uint8_t)(s->land_known[i] | seat_bit(f->seat));
        return true;
    }
    if (f->land.card) return false;
    f->land.card = (uint8_t)land_stack_take(s, 0);
    return true;
}

static int land_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    (void)s;
    for (int side = 0; side < 2; side++)
        n = action_put(out, n, ACT_LAND,
                       (uint64_t)(f->land.column * 2 + side) | (uint64_t)f->land.card << 8);
    return n;
}

/* The second card goes to the other side. */
static void land_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    struct realm *r = &s->realm[f->seat];
    int land = (int)(lf_args_of(action) & 0xFF);
    r->land[land] = f->land.card;
    frame_pop(s);
    r->land[land ^ 1] = (uint8_t)land_stack_take(s, 0);
}

const struct frame_rule CARDS_FRAME_LAND = { "land", land_run, land_list, land_apply, NULL,
                                            KB(41) };

static bool scout_run(struct cards_state *s, struct frame *f)
{
    if (f->scout.left) return false;
    frame_pop(s);
    cards_push_shuffle(s, DEAL_LANDS);
    return true;
}

static int scout_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    uint64_t seen = 0;
    int n = 0;
    for (int i = 0; i < s->land_count; i++) seen |= (uint64_t)1 << s->land_card[i];
    for (; seen; seen &= seen - 1)
        for (int side = 0; side < 2; side++)
            if (!s->realm[f->seat].land[f->scout.column * 2 + side])
                n = action_put(out, n, ACT_LAND,
                               (uint64_t)(f->scout.column * 2 + side) |
                                   (uint64_t)__builtin_ctzll(seen) << 8);
    return n;
}

static void scout_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int land = (int)(lf_args_of(action) & 0xFF), card = (int)(lf_args_of(action) >> 8), i = 0;
    while (s->land_card[i] != card) i++;
    land_stack_take(s, i);
    s->realm[f->seat].land[land] = (uint8_t)card;
    f->scout.left--;
}

const struct frame_rule CARDS_FRAME_SCOUT = { "scout", scout_run, scout_list, scout_apply, NULL,
                                             KB(77) };
