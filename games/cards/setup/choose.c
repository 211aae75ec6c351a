/* choose.c - choosing decks in the tournament (KT-04, KT-05, KT-15). Chosen cards stand in the
 * first stack of their seat, chosen events in the second; only their seat knows them. */
#include "games/cards/setup/deck.h"
#include "games/cards/frames/frames.h"
#include "games/cards/turn/steps.h"

static bool is_event(int row) { return row_of(row)->class == CLASS_EVENT; }

static int deck_pile(const struct cards_state *s, int seat, int row)
{
    return stack_from(s, seat) + is_event(row);
}

int cards_deck_pool(const struct cards_state *s, int row)
{
    return cards_deck_copies(row, s->sets);
}

static int copies_chosen(const struct cards_state *s, int seat, int row)
{
    int pile = deck_pile(s, seat, row), start = pile_start(s, pile), count = 0;
    for (int i = 0; i < s->count[pile]; i++) count += s->card[start + i] == row;
    return count;
}

static int deck_room(const struct cards_state *s, int seat, int row)
{
    return (is_event(row) ? DECK_EVENTS : DECK_CARDS) - s->count[deck_pile(s, seat, row)];
}

static bool deck_done(const struct cards_state *s, int seat)
{
    return s->count[stack_from(s, seat)] == DECK_CARDS &&
           s->count[stack_from(s, seat) + 1] == DECK_EVENTS;
}

static lf_rule check_deck(const struct cards_state *s, int seat, uint64_t args)
{
    uint64_t row = args >> 8;
    int copies = (int)(args & 0xFF);
    if (!row || row >= ROW_COUNT || !copies) return KT(5);
    lf_rule rule = !is_event((int)row) ? KT(5)
                 : row_of((int)row)->effect == EFFECT_YEAR_END ? KT(4) : KT(15);
    if (copies + copies_chosen(s, seat, (int)row) > cards_deck_pool(s, (int)row)) return rule;
    if (copies > deck_room(s, seat, (int)row)) return is_event((int)row) ? KT(4) : KT(5);
    return 0;
}

/* A whole deck at once: of sets that are allowed (KT-01). */
static lf_rule check_sample(const struct cards_state *s, uint64_t number)
{
    struct card_deck deck;
    if (number >= HIDDEN_ROW || !cards_sample((int)number, &deck)) return KT(5);
    return deck.sets & ~s->sets ? KT(1) : 0;
}

lf_rule cards_samples_forbidden(const struct cards_state *s)
{
    struct card_deck deck;
    for (int n = 0; cards_sample(n, &deck); n++)
        if (!check_sample(s, (uint64_t)n)) return 0;
    return KT(1);
}

lf_rule cards_deck_check(const struct cards_state *s, int seat, lf_action action)
{
    uint64_t args = lf_args_of(action), row = args >> 8;
    switch (lf_kind_of(action)) {
    case ACT_DECK: return check_deck(s, seat, args);
    case ACT_STRIKE:
        if (!row || row >= ROW_COUNT || !(args & 0xFF)) return KT(5);
        return (int)(args & 0xFF) <= copies_chosen(s, seat, (int)row) ? 0 : KT(5);
    case ACT_SAMPLE: return check_sample(s, args);
    case ACT_READY:
        if (args) return KT(5);
        if (s->count[stack_from(s, seat)] != DECK_CARDS) return KT(5);
        return deck_done(s, seat) ? 0 : KT(4);
    default: return KT(5);
    }
}

int cards_deck_list(const struct cards_state *s, int seat, lf_action *out)
{
    uint8_t chosen[UNKNOWN + 1] = { 0 };      /* copies by row; both piles stand side by side */
    int start = pile_start(s, stack_from(s, seat)), n = 0;
    int end = pile_start(s, stack_from(s, seat) + 2);
    for (int i = start; i < end; i++) chosen[s->card[i]]++;
    for (int row = 1; row < ROW_COUNT; row++) {
        int room = deck_room(s, seat, row), pool = cards_deck_pool(s, row);
        if (room <= 0 || !pool) continue;
        int left = pool - chosen[row];
        for (int copies = 1; copies <= left && copies <= room; copies++)
            n = action_put(out, n, ACT_DECK, (uint64_t)copies | (uint64_t)row << 8);
    }
    if (deck_done(s, seat)) n = action_put(out, n, ACT_READY, 0);
    return n;
}

static void add_chosen(struct cards_state *s, int seat, int row)
{
    int pile = deck_pile(s, seat, row), i = 0;
    while (i < s->count[pile] && pile_row(s, pile, i) < row) i++;
    cards_pile_put(s, pile, i, row, seat_bit(seat));
}

/* In place of whatever was chosen before. */
static void take_sample(struct cards_state *s, int seat, int number)
{
    struct card_deck deck;
    unsigned known;
    if (!cards_sample(number, &deck)) return;
    for (int pile = stack_from(s, seat); pile < stack_from(s, seat) + 2; pile++)
        while (s->count[pile]) cards_pile_take(s, pile, 0, &known);
    for (int row = 1; row < ROW_COUNT; row++)
        for (int i = 0; i < deck.copies[row]; i++) add_chosen(s, seat, row);
}

void cards_deck_apply(struct cards_state *s, int seat, lf_action action)
{
    int row = (int)(lf_args_of(action) >> 8), copies = (int)(lf_args_of(action) & 0xFF);
    unsigned known;
    switch (lf_kind_of(action)) {
    case ACT_READY: s->ready = (uint8_t)(s->ready | seat_bit(seat)); return;
    case ACT_SAMPLE: take_sample(s, seat, (int)lf_args_of(action)); return;
    default: break;
    }
    for (int pile = deck_pile(s, seat, row); copies; copies--) {
        if (lf_kind_of(action) == ACT_DECK) add_chosen(s, seat, row);
        else cards_pile_take(s, pile, cards_pile_find(s, pile, row), &known);
    }
}

static void add_event(struct cards_state *s, int row)
{
    int i = 0;
    while (i < s->count[PILE_EVENTS] && pile_row(s, PILE_EVENTS, i) < row) i++;
    cards_pile_put(s, PILE_EVENTS, i, row, 0);
}

/* Both seats' four, and what the rules demand: one Civil War and one Plague of each, one Year End
 * of the host. They are shuffled before anybody sees one. */
void cards_gather_events(struct cards_state *s)
{
    unsigned known;
    for (int seat = 0; seat < SEATS; seat++)
        for (int pile = stack_from(s, seat) + 1; s->count[pile];)
            add_event(s, cards_pile_take(s, pile, 0, &known));
    for (int row = 1; row < ROW_COUNT; row++) {
        int effect = row_of(row)->effect;
        if (effect == EFFECT_YEAR_END) add_event(s, row);
        for (int i = 0; i < SEATS; i++)
            if (effect == EFFECT_CIVIL_WAR || effect == EFFECT_PLAGUE) add_event(s, row);
    }
}
