/* tell.c - the card game in words: both principalities from left to right, the stacks, and the
 * viewer's hand with its costs. */
#include "core/say.h"
#include "games/cards/engine.h"
#include "games/cards/text/words.h"
#include "games/cards/view/view.h"

static void tell_place(struct sentence *t, int place)
{
    cards_put_place(&t->out, place);
    lf_put_char(&t->out, ' ');
}

static void tell_lands(struct sentence *t, const struct realm *r, int column)
{
    for (int side = 0; side < 2; side++) {
        int land = column * 2 + side, card = r->land[land];
        if (!card) continue;
        lf_put(&t->out, "; ");
        tell_place(t, AT_LAND + land);
        lf_put(&t->out, CARDS_LAND_NAME[land_kind(card) % KINDS].in[t->language]);
        say_number(t, " ", land_number(card));
        say(t, " holds ", " hat ");
        lf_put_int(&t->out, land_store(card));
    }
}

static void tell_card(struct sentence *t, const struct realm *r, int slot)
{
    lf_put(&t->out, "; ");
    tell_place(t, AT_OUTER + slot);
    lf_put(&t->out, row_of(slot_row(r, slot))->name.in[t->language]);
}

static void tell_town(struct sentence *t, const struct realm *r, int town)
{
    static const struct lf_say LEVEL[] = {
        { { "", "" } }, { { "settlement", "Siedlung" } }, { { "city", "Stadt" } },
        { { "Metropolis", "Metropole" } },
    };
    if (!r->town[town]) return;
    lf_put(&t->out, "; ");
    tell_place(t, AT_TOWN + town);
    lf_put(&t->out, LEVEL[r->town[town] & 3].in[t->language]);
    for (int site = 0; site < 4; site++) {
        int slot = SITES_FROM + town * 4 + site;
        if (slot_full(r, slot)) tell_card(t, r, slot);
    }
}

/* Figures of a seat, then its columns and towns as they lie. */
static void tell_realm(struct sentence *t, const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    const struct sums *sum = &s->sums[seat];
    bool german = t->language == LF_DE;
    say_who(t, seat);
    say_number(t, german ? ": Punkte " : ": points ", sum->points);
    say_number(t, german ? ", Stärke " : ", strength ", sum->strength);
    say_number(t, german ? ", Turnier " : ", joust ", sum->joust);
    say_number(t, german ? ", Handel " : ", commerce ", sum->commerce);
    say_number(t, german ? ", Handkarten " : ", cards in hand ", hand_size(s, seat));
    for (int column = 0; column <= TOWNS; column++) {
        tell_lands(t, r, column);
        for (int side = 0; side < 2; side++)
            if (slot_full(r, column * 2 + side)) tell_card(t, r, column * 2 + side);
        if (slot_full(r, ROADS_FROM + column)) tell_card(t, r, ROADS_FROM + column);
        if (column < TOWNS) tell_town(t, r, column);
    }
    lf_put_char(&t->out, '\n');
}

static void tell_stacks(struct sentence *t, const struct cards_state *s)
{
    say(t, "Stacks:", "Stapel:");
    for (int stack = 0; stack < stack_to(s, SEATS - 1); stack++) {
        int top = pile_start(s, stack);
        lf_put(&t->out, stack ? "; " : " ");
        cards_put_pile(&t->out, stack);
        say_number(t, t->language == LF_DE ? " mit " : " with ", s->count[stack]);
        if (!s->count[stack] || !cards_shown(s, top)) continue;
        say(t, ", on top ", ", oben ");
        lf_put(&t->out, row_of(s->card[top])->name.in[t->language]);
    }
    lf_put_char(&t->out, '\n');
}

static void tell_hand(struct sentence *t, const struct cards_state *s)
{
    if (t->viewer >= SEATS) return;
    struct holdings held = holdings_of(&s->realm[t->viewer]);
    cards_say_kinds(&t->out, held.has, t->language);
    lf_put_char(&t->out, '\n');
    int pile = PILE_HAND + t->viewer, from = pile_start(s, pile);
    for (int i = from; i < from + s->count[pile]; i++) {
        int card = s->card[i];
        uint8_t cost[KINDS];
        lf_put(&t->out, i > from ? "; " : t->language == LF_DE ? "Auf der Hand: " : "In hand: ");
        lf_put(&t->out, row_of(card)->name.in[t->language]);
        lf_put(&t->out, " (");
        lf_put(&t->out, row_of(card)->word);
        lf_put_char(&t->out, ')');
        if (row_of(card)->lies == LIES_NOWHERE) continue;
        cards_cost_of(s, t->viewer, card, cost);
        say(t, " for ", " für ");
        cards_say_kinds(&t->out, cost, t->language);
    }
    if (s->count[pile]) lf_put_char(&t->out, '\n');
}

int cards_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
               size_t size)
{
    const struct cards_state *s = view;
    struct sentence t = sentence_start(out, size, &cards_game, s, s->viewer, LF_NOBODY, language);
    if (part == LF_TELL_HAND) {
        tell_hand(&t, s);
        return lf_out_end(&t.out);
    }
    for (int seat = 0; seat < SEATS; seat++) tell_realm(&t, s, seat);
    if (s->turn) tell_stacks(&t, s);
    return lf_out_end(&t.out);
}
