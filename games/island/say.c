/* say.c - sentences that island games share: see say.h. */
#include "games/island/say.h"

#include "games/island/drawing.h"
#include "games/island/offers.h"

void say_seats(struct sentence *t, lf_seats seats)
{
    const char *between = "";
    for (int seat = 0; seat < island_of(t)->seat_count; seat++) {
        if (!(seats >> seat & 1)) continue;
        lf_put(&t->out, between);
        say_whom(t, seat);
        between = ", ";
    }
}

void say_verb(struct sentence *t, int seat, struct verb verb)
{
    lf_put(&t->out, (is_viewer(t, seat) ? verb.you : verb.they).in[t->language]);
}

/* ---- Where ---- */

void say_place(struct sentence *t, char letter, uint64_t number)
{
    island_put_place(&t->out, letter, number);
}

/* A path is easier to find on the board by its two ends. */
void say_road(struct sentence *t, int edge)
{
    say_place(t, 'e', (uint64_t)edge);
    lf_put(&t->out, " (");
    say_place(t, 'c', EDGE_CORNER[2 * edge]);
    lf_put_char(&t->out, '-');
    say_place(t, 'c', EDGE_CORNER[2 * edge + 1]);
    lf_put_char(&t->out, ')');
}

void say_hex(struct sentence *t, int hex)
{
    say_place(t, 'h', (uint64_t)hex);
    lf_put(&t->out, " (");
    lf_put(&t->out, TERRAIN_NAME[island_terrain(island_of(t), hex)].in[t->language]);
    int number = island_number(island_of(t), hex);
    if (number) say_number(t, " ", number);
    lf_put_char(&t->out, ')');
}

void say_sum(struct sentence *t, int roll)
{
    lf_put_int(&t->out, roll / 6 + 1);
    lf_put(&t->out, " + ");
    lf_put_int(&t->out, roll % 6 + 1);
    lf_put(&t->out, " = ");
    lf_put_int(&t->out, roll / 6 + roll % 6 + 2);
}

/* ---- Cards and trade ---- */

void say_cards(struct sentence *t, const struct island_cards *cards, uint64_t lanes)
{
    island_put_cards(&t->out, cards, lanes, t->language);
}

void say_fields(struct sentence *t, const struct island_cards *cards, uint64_t fields)
{
    uint64_t given, taken, hidden = fields & 0xFF;
    trade_lanes(fields, &given, &taken);
    if (!(fields & DISCARD_HIDDEN)) {
        say_cards(t, cards, given + taken);
        return;
    }
    lf_put_unsigned(&t->out, hidden);
    say(t, hidden == 1 ? " card" : " cards", hidden == 1 ? " Karte" : " Karten");
}

static void say_trade(struct sentence *t, const struct island_cards *cards, uint64_t given,
                      uint64_t taken)
{
    say_cards(t, cards, given);
    say(t, " for ", " für ");
    say_cards(t, cards, taken);
}

void say_terms(struct sentence *t, const struct island_cards *cards, uint64_t fields)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    say_trade(t, cards, given, taken);
}

void say_confirm(struct sentence *t, const struct island_cards *cards, int seat, int offer)
{
    uint64_t given, taken;
    island_terms(island_of(t), seat, offer, &given, &taken);
    say_from(t, seat);
    lf_put(&t->out, ": ");
    say_trade(t, cards, given, taken);
}

void say_robber(struct sentence *t, int actor, uint64_t args)
{
    int victim = (int)(args >> 8 & 0xFF);
    say_hex(t, (int)(args & 0xFF));
    if (victim >= island_of(t)->seat_count) return;
    if (is_viewer(t, actor)) say(t, " and rob ", " und beraubst ");
    else say(t, " and robs ", " und beraubt ");
    say_whom(t, victim);
}

/* ---- Chance ---- */

void say_board(struct sentence *t)
{
    say(t, "The island is laid out.", "Die Insel wird ausgelegt.");
}

void say_begins(struct sentence *t, int seat)
{
    say_does(t, seat, LF_SAY("begins.", "beginnt."), LF_SAY("begin.", "beginnst."));
}

void say_start_roll(struct sentence *t, int seat, int roll)
{
    say_does(t, seat, LF_SAY("rolls ", "würfelt "), LF_SAY("roll ", "würfelst "));
    say_sum(t, roll);
    say(t, " for the start.", " um den Anfang.");
}

void say_loot(struct sentence *t, const struct island_cards *cards, int victim, uint64_t kind)
{
    say_does(t, island_of(t)->active, LF_SAY("takes ", "nimmt "), LF_SAY("take ", "nimmst "));
    if (kind < cards->kinds) say_cards(t, cards, cards_one((int)kind));
    else say(t, "a card", "eine Karte");
    say(t, " from ", " von ");
    say_from(t, victim);
    lf_put_char(&t->out, '.');
}

void say_holder(struct sentence *t, int held, int holds, const char *before, struct lf_say card)
{
    if (held == holds) return;
    lf_put(&t->out, before);
    if (holds == LF_NOBODY) say(t, "Nobody", "Niemand");
    else say_who(t, holds);
    if (is_viewer(t, holds)) say(t, " now hold ", " hast jetzt ");
    else say(t, " now holds ", " hat jetzt ");
    lf_put(&t->out, card.in[t->language]);
}

/* ---- The sea ---- */

void say_sail(struct sentence *t, uint64_t args)
{
    say_road(t, (int)(args >> 8));
    say(t, " to ", " nach ");
    say_road(t, (int)(args & 0xFF));
}

void say_landing(struct sentence *t, int seat, int corner)
{
#ifdef ISLAND_WIDE
    struct island after = *island_of(t);
    island_land_at(&after, seat, corner);
    if (after.islands[seat] == island_of(t)->islands[seat]) return;
    if (is_viewer(t, seat)) say(t, ", your first on this island", ", deine erste auf dieser Insel");
    else say(t, ", the first of that colour on this island",
             ", die erste dieser Farbe auf dieser Insel");
    say(t, " (2 special points)", " (2 Sonderpunkte)");
#else
    (void)t, (void)seat, (void)corner;
#endif
}
