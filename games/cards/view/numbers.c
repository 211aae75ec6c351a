/* numbers.c - a view of the card game as numbers, for learning. Cards are counted by their rows in
 * the table, as far as the viewer knows them. */
#include "core/fields.h"

#include "games/cards/engine.h"
#include "games/cards/view/view.h"

#define FILL(name) static void name(const struct lf_spot *at, int32_t *out)
#define CARDS(view) const struct cards_state *s = at->state; int seat = at->of; (void)seat

static int seat_or_none(int seat) { return seat < SEATS ? seat : -1; }

FILL(fill_options)
{
    CARDS(view);
    out[0] = s->mode;
    out[1] = s->set;
    out[2] = s->sets;
    out[3] = s->target;
    out[4] = s->turns_max;
    out[5] = s->offers_max;
}

FILL(fill_turn)
{
    CARDS(view);
    out[0] = s->turn;
    out[1] = s->step;
    out[2] = s->active;
    out[3] = seat_or_none(s->first);
    out[4] = seat_or_none(s->viewer);
    out[5] = seat_or_none(s->knight);
    out[6] = seat_or_none(s->mill);
    out[7] = s->die;
    out[8] = s->event;
    out[9] = s->gate;
    out[10] = s->played;
    out[11] = s->offers;
    out[12] = s->depth ? s->frame[s->depth - 1].kind : 0;
    out[13] = s->depth ? seat_or_none(s->frame[s->depth - 1].seat) : -1;
}

FILL(fill_supply)
{
    CARDS(view);
    for (int i = 0; i < 3; i++) out[i] = s->supply[i];
    out[3] = s->land_count;
}

FILL(fill_piles)
{
    CARDS(view);
    for (int pile = 0; pile < PILES; pile++) out[pile] = s->count[pile];
}

FILL(fill_player)
{
    CARDS(view);
    const struct sums *sum = &s->sums[seat];
    struct holdings held = holdings_of(&s->realm[seat]);
    out[0] = sum->points;
    out[1] = sum->strength;
    out[2] = sum->joust;
    out[3] = sum->commerce;
    out[4] = sum->limit;
    for (int kind = 0; kind < KINDS; kind++) out[5 + kind] = held.has[kind];
}

FILL(fill_lying)
{
    CARDS(view);
    const struct realm *r = &s->realm[seat];
    for (int row = 0; row < ROW_COUNT; row++) out[row] = 0;
    FOR_CARDS(r, slot) out[slot_row(r, slot)]++;
}

FILL(fill_hand)
{
    CARDS(view);
    int from = pile_start(s, PILE_HAND + seat);
    for (int row = 0; row < ROW_COUNT; row++) out[row] = 0;
    for (int i = from; i < from + s->count[PILE_HAND + seat]; i++)
        if (cards_shown(s, i) && s->card[i] < ROW_COUNT) out[s->card[i]]++;
}

FILL(fill_towns)
{
    CARDS(view);
    for (int t = 0; t < TOWNS; t++) out[t] = s->realm[seat].town[t];
}

static const struct lf_field_kind
    OPTIONS_NUMBERS = { .numbers = fill_options, .count = 6 },
    TURN_NUMBERS = { .numbers = fill_turn, .count = 14 },
    SUPPLY_NUMBERS = { .numbers = fill_supply, .count = 4 },
    PILES_NUMBERS = { .numbers = fill_piles, .count = PILES },
    PLAYER_NUMBERS = { .numbers = fill_player, .count = 5 + KINDS },
    TOWNS_NUMBERS = { .numbers = fill_towns, .count = TOWNS },
    LYING_NUMBERS = { .numbers = fill_lying, .count = ROW_COUNT },
    HAND_NUMBERS = { .numbers = fill_hand, .count = ROW_COUNT };

static const struct lf_each EACH_SEAT = { .end = SEATS };
static const struct lf_field_row ROWS[] = {
    { NULL, "options", .kind = &OPTIONS_NUMBERS },
    { NULL, "turn", .kind = &TURN_NUMBERS },
    { NULL, "supply", .kind = &SUPPLY_NUMBERS },
    { NULL, "piles", .kind = &PILES_NUMBERS },
    { NULL, "player", .kind = &PLAYER_NUMBERS, .of = &EACH_SEAT },
    { NULL, "towns", .kind = &TOWNS_NUMBERS, .of = &EACH_SEAT },
    { NULL, "lying", .kind = &LYING_NUMBERS, .of = &EACH_SEAT },
    { NULL, "hand", .kind = &HAND_NUMBERS, .of = &EACH_SEAT },
    { 0 },
};
const struct lf_fields CARDS_FIELDS = { .rows = ROWS };
