/* setup.c - starting a game from its options: which cards take part, where they stand at first,
 * and the shuffles (KB-07 to KB-10, KE-01 to KE-06, KT-02 to KT-06). */
#include "games/cards/setup/setup.h"

/* ---- The cards of a game ---- */

static bool takes_part(const struct cards_state *s, int row, int set)
{
    const struct card_row *card = row_of(row);
    return card->set == set && card->lies != LIES_AXIS && card->count &&
           (s->mode == MODE_TOURNAMENT || !(card->flags & ROW_TOURNAMENT));
}

/* Stacks from, to - 1 get equal shares of count cards that stand in the first of them; the first
 * stacks, or the last, hold one more. */
static void share_out(struct cards_state *s, int from, int to, bool last_more)
{
    int count = s->count[from], stacks = to - from, share = count / stacks, more = count % stacks;
    for (int i = 0; i < stacks; i++) {
        bool gets = last_more ? i >= stacks - more : i < more;
        s->count[from + i] = (uint8_t)(share + gets);
    }
}

static void add_copies(struct cards_state *s, int pile, int row, unsigned known)
{
    for (int i = 0; i < row_of(row)->count; i++)
        cards_pile_put(s, pile, s->count[pile], row, known);
}

/* Cards of one set, in the order of the table: events, open cards, the rest into stacks. */
static void add_set(struct cards_state *s, int set, int from, int to)
{
    for (int row = 1; row < ROW_COUNT; row++) {
        if (!takes_part(s, row, set)) continue;
        if (row_of(row)->class == CLASS_EVENT) add_copies(s, PILE_EVENTS, row, 0);
        else if (cards_is_displayed(s, row)) add_copies(s, PILE_DISPLAY, row, KNOWN_ALL);
        else add_copies(s, from, row, 0);
    }
    share_out(s, from, to, false);
}

static void found_realm(struct realm *r)
{
    r->roads = 1u << START_COLUMN;
    r->town[START_COLUMN - 1] = TOWN_SETTLEMENT;
    r->town[START_COLUMN] = TOWN_SETTLEMENT;
}

void cards_start(struct cards_state *s)
{
    s->viewer = s->knight = s->mill = s->winner = LF_NOBODY;
    s->cheap = s->cheap_fleet = s->searched = s->copies[0] = s->copies[1] = NOWHERE;
    s->supply[0] = row_of(ROW_road)->count;
    s->supply[1] = row_of(ROW_settlement)->count;
    s->supply[2] = row_of(ROW_city)->count;
    for (int seat = 0; seat < SEATS; seat++) found_realm(&s->realm[seat]);
    memcpy(s->land_card, cards_stack_land(), LAND_STACK);
    s->land_count = LAND_STACK;
    s->deals = 1 << DEAL_LANDS;
    if (s->mode != MODE_TOURNAMENT) {
        s->deals |= 1 << DEAL_BASE | 1 << DEAL_EVENTS;
        add_set(s, SET_BASE, 0, s->mode == MODE_BASE ? 5 : 4);
    }
    if (s->mode == MODE_EXTENDED) {
        s->deals |= 1 << DEAL_SET;
        add_set(s, s->set, 4, 6);
    }
    cards_measure(s);
    cards_settle(s);
}

/* ---- Shuffles ---- */

static void shuffle_stacks(struct cards_state *s, int from, int to, uint64_t bits)
{
    cards_shelf_shuffle(s, pile_start(s, from), pile_start(s, to) - pile_start(s, from), bits);
}

static void shuffle_lands(struct cards_state *s, uint64_t bits)
{
    struct lf_rng rng = { lf_mix(bits), 0 };
    for (int i = s->land_count - 1; i > 0; i--) {
        int other = (int)lf_rng_below(&rng, (uint32_t)i + 1);
        uint8_t card = s->land_card[i];
        s->land_card[i] = s->land_card[other];
        s->land_card[other] = card;
    }
    memset(s->land_known, 0, sizeof s->land_known);
}

/* The hand and all stacks without a ban become one, are mixed and shared out again (KX-42). */
static void shuffle_all(struct cards_state *s, int seat, uint64_t bits)
{
    int open[4] = { 0 }, count = 0;
    unsigned known;
    for (int p = stack_from(s, seat); p < stack_to(s, seat); p++)
        if (!s->ban[p]) open[count++] = p;
    for (int i = 1; i < count; i++)
        while (s->count[open[i]])
            cards_pile_put(s, open[0], 0, cards_pile_take(s, open[i], 0, &known), 0);
    while (hand_size(s, seat))
        cards_pile_put(s, open[0], 0, cards_pile_take(s, PILE_HAND + seat, 0, &known), 0);
    shuffle_stacks(s, open[0], open[0] + 1, bits);
    int cards = s->count[open[0]];
    for (int i = count - 1; i > 0; i--) {
        int share = cards / count + (i < cards % count);
        for (; share; share--)
            cards_pile_put(s, open[i], 0, cards_pile_take(s, open[0], 0, &known), 0);
    }
}

void cards_deal(struct cards_state *s, int deal, uint64_t bits)
{
    switch (deal) {
    case DEAL_BASE: shuffle_stacks(s, 0, s->mode == MODE_BASE ? 5 : 4, bits); return;
    case DEAL_SET: shuffle_stacks(s, 4, 6, bits); return;
    case DEAL_EVENTS: shuffle_stacks(s, PILE_EVENTS, PILE_EVENTS + 1, bits); return;
    case DEAL_LANDS: shuffle_lands(s, bits); return;
    case DEAL_DECK: case DEAL_DECK + 1: {
        int from = stack_from(s, deal - DEAL_DECK);
        shuffle_stacks(s, from, from + 1, bits);
        share_out(s, from, from + 4, true);
        return;
    }
    default: shuffle_all(s, deal - DEAL_INQUISITION, bits); return;
    }
}
