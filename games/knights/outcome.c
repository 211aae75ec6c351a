/* outcome.c - what came of an action, told from a viewer's views before and after it: the landing
 * of the barbarians, cards drawn, what the roll pays, duties, special points that change hands. All
 * of it is public, or the viewer's own. */
#include <string.h>

#include "games/knights/apply.h"
#include "games/knights/say.h"

struct outcome {
    struct sentence t;
    const struct knights_state *before, *after;
    int kind, actor;
    uint64_t args;
};

/* Sentences are parted by a space. */
static void begin(struct outcome *r)
{
    if (r->t.out.length) lf_put_char(&r->t.out, ' ');
}

static void end(struct outcome *r) { lf_put_char(&r->t.out, '.'); }

/* "Red and Blue" */
static void say_names(struct sentence *t, lf_seats seats)
{
    lf_seats all = seats;
    while (seats) {
        int seat = __builtin_ctz(seats);
        if (seats == all) say_who(t, seat);
        else say_inside(t, seat);
        seats &= seats - 1;
        if (seats) say(t, seats & (seats - 1) ? ", " : " and ",
                       seats & (seats - 1) ? ", " : " und ");
    }
}

/* The verb for the seats of a set: one, several, or the viewer alone. */
static void say_set(struct sentence *t, lf_seats seats, const struct lf_say verb[3])
{
    bool several = seats & (seats - 1);
    say_names(t, seats);
    lf_put_char(&t->out, ' ');
    int form = several ? 1 : is_viewer(t, __builtin_ctz(seats)) ? 2 : 0;
    lf_put(&t->out, verb[form].in[t->language]);
}

/* ---- The barbarians ---- */

static void tell_attack(struct outcome *r, const struct attack *a)
{
    struct sentence *t = &r->t;
    begin(r);
    say(t, "The barbarians land: ", "Die Barbaren landen: ");
    lf_put_int(&t->out, a->strength);
    say(t, " against ", " gegen ");
    lf_put_int(&t->out, a->defence);
    if (a->losers) say(t, ", and they win", ", und sie gewinnen");
    else if (a->strength > a->defence)
        say(t, ", and they win, but find no city to pillage",
            ", und sie gewinnen, finden aber keine Stadt zum Plündern");
    else say(t, ", and they are beaten", ", und sie werden geschlagen");
    end(r);
}

static void tell_landing(struct outcome *r)
{
    static const struct lf_say LOSES[3] = {
        { { "loses a city", "verliert eine Stadt" } },
        { { "lose a city each", "verlieren je eine Stadt" } },
        { { "lose a city", "verlierst eine Stadt" } } };
    static const struct lf_say DEFENDS[3] = {
        { { "gets a Defender point", "erhält einen Retter-Siegpunkt" } },
        { { "get a Defender point each", "erhalten je einen Retter-Siegpunkt" } },
        { { "get a Defender point", "erhältst einen Retter-Siegpunkt" } } };
    static const struct lf_say DRAW[3] = {
        { { "defends best", "verteidigt am besten" } },
        { { "defend best and draw a card each",
            "verteidigen am besten und ziehen je eine Karte" } },
        { { "defend best", "verteidigst am besten" } } };
    const struct knights_state *b = r->before;
    bool declared = b->options & KOPT_NASTY && r->kind == KN_COMMIT;
    corner_set fighting = b->active;
    if (r->after->ship != 0 || b->ship == 0) return;
    if (declared) fighting = corners_of_word(r->args);
    for (int i = 0; declared && i < ISLAND_SEATS; i++)
        corners_join(&fighting, knights_fighting(b, i));
    struct attack a = knights_attack_now(b, fighting);
    tell_attack(r, &a);
    if (!a.losers && !a.best) return;
    begin(r);
    if (a.losers) say_set(&r->t, a.losers, LOSES);
    else say_set(&r->t, a.best, a.best & (a.best - 1) ? DRAW : DEFENDS);
    end(r);
}

static void tell_lost_cities(struct outcome *r)
{
    static const struct lf_say IS[3] = { { { "has", "hat" } }, { { "have", "haben" } },
                                         { { "have", "hast" } } };
    if (r->kind != KN_PILLAGE) return;
    for (int seat = 0; seat < r->before->island.seat_count; seat++) {
        corner_set lost = corners_minus(r->before->island.cities[seat],
                                        r->after->island.cities[seat]);
        if (!corners_any(lost)) continue;
        begin(r);
        say_set(&r->t, lf_seat_bit(seat), IS);
        bool fallen = corners_meet(r->after->fallen, lost);
        if (fallen) say(&r->t, " a city on its side at ", " eine umgelegte Stadt auf ");
        else say(&r->t, " a settlement instead of a city at ",
                 " eine Siedlung statt der Stadt auf ");
        say_place(&r->t, 'c', (uint64_t)corners_lowest(lost));
        end(r);
    }
}

/* ---- Progress cards ---- */

static int held(const struct knights_state *s, int seat, int card)
{
    int count = 0;
    for (int i = 0; i < 8; i++) count += s->progress[seat][i] == card;
    return count;
}

static void tell_drawn(struct outcome *r, int seat, const char *what)
{
    begin(r);
    say_does(&r->t, seat, LF_SAY("draws a progress card: ", "zieht eine Fortschrittskarte: "),
             LF_SAY("draw a progress card: ", "ziehst eine Fortschrittskarte: "));
    lf_put(&r->t.out, what);
    end(r);
}

static bool drawn_from(const struct outcome *r, int deck)
{
    return r->after->deck_size[deck] < r->before->deck_size[deck];
}

/* Cards that were drawn, by name where the viewer knows it, else by the back. */
static void tell_draws(struct outcome *r)
{
    const struct knights_state *s = r->after, *b = r->before;
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        for (int card = 1; card < CARD_COUNT; card++)
            if (drawn_from(r, KNIGHTS_CARD[card].deck) && held(s, seat, card) > held(b, seat, card))
                tell_drawn(r, seat, knights_card_name(s, card, r->t.language));
        for (int track = 0; track < TRACK_COUNT; track++)
            if (drawn_from(r, track) &&
                s->hidden_progress[seat][track] > b->hidden_progress[seat][track])
                tell_drawn(r, seat, KNIGHTS_TRACK[track].in[r->t.language]);
    }
    for (int i = 0; i < 2; i++) {
        if (s->point_card[i] == b->point_card[i]) continue;
        tell_drawn(r, s->point_card[i], knights_card_name(s, i ? CARD_CONSTITUTION : CARD_PRINTER,
                                                          r->t.language));
        begin(r);
        say(&r->t, "It is laid open: 1 point.", "Sie liegt offen: 1 Siegpunkt.");
    }
}

/* ---- What the roll brings ---- */

/* The subject of a sentence, or of a further one in it, after a semicolon. */
static void say_subject(struct outcome *r, int seat, bool first)
{
    if (first) begin(r);
    else lf_put(&r->t.out, "; ");
    if (first) say_who(&r->t, seat);
    else say_inside(&r->t, seat);
}

static void tell_gain(struct outcome *r, int seat, uint64_t gain, bool first)
{
    say_subject(r, seat, first);
    if (is_viewer(&r->t, seat)) say(&r->t, " get ", " bekommst ");
    else say(&r->t, " gets ", " bekommt ");
    island_put_cards(&r->t.out, &KNIGHTS_LANES, gain, r->t.language);
}

/* Production is worked out anew on the board as it is, from the bank as it was. */
static void tell_production(struct outcome *r, int number)
{
    struct knights_state copy = *r->after;
    bool any = false;
    copy.island.bank = r->before->island.bank;
    memset(copy.island.hand, 0, sizeof copy.island.hand);
#ifdef ISLAND_WIDE
    memset(copy.island.gold, 0, sizeof copy.island.gold);
#endif
    knights_produce(&copy, number);
    for (int seat = 0; seat < copy.island.seat_count; seat++) {
        if (copy.island.hand[seat]) tell_gain(r, seat, copy.island.hand[seat], !any);
        any |= copy.island.hand[seat] != 0;
#ifdef ISLAND_WIDE
        if (!copy.island.gold[seat]) continue;
        say_subject(r, seat, !any);
        if (is_viewer(&r->t, seat)) say(&r->t, " choose ", " wählst ");
        else say(&r->t, " chooses ", " wählt ");
        lf_put_int(&r->t.out, copy.island.gold[seat]);
        say(&r->t, " of the cards that gold brings", " Karten, die Gold bringt");
        any = true;
#endif
    }
    if (!any) begin(r);
    if (!any) say(&r->t, "Nobody gets anything", "Niemand bekommt etwas");
    end(r);
}

static void tell_seven(struct outcome *r)
{
    const struct knights_state *s = r->after;
    bool any = false;
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        if (s->phase != PHASE_DISCARD || !s->dues[seat]) continue;
        say_subject(r, seat, !any);
        say(&r->t, " must put aside ", is_viewer(&r->t, seat) ? " musst " : " muss ");
        lf_put_int(&r->t.out, s->dues[seat]);
        say(&r->t, " cards", " Karten ablegen");
        any = true;
    }
    if (any) end(r);
    if (s->landings) return;
    begin(r);
    say(&r->t, "The robber stays, as no barbarians have landed yet.",
        "Der Räuber bleibt stehen, denn noch sind keine Barbaren gelandet.");
}

static void tell_roll(struct outcome *r)
{
    const struct knights_state *s = r->after, *b = r->before;
    int roll = s->island.dice - 1, number = roll / 6 + roll % 6 + 2;
    if (s->turn != b->turn || b->stage >= STAGE_MAIN || s->stage != STAGE_MAIN) return;
    if (number == 7) tell_seven(r);
    else tell_production(r, number);
}

static void tell_aqueduct(struct outcome *r)
{
    const struct knights_state *s = r->after;
    if (s->phase != PHASE_AQUEDUCT || r->before->phase == PHASE_AQUEDUCT) return;
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        if (!s->dues[seat]) continue;
        begin(r);
        say_does(&r->t, seat, LF_SAY("may take a resource: ", "darf einen Rohstoff nehmen: "),
                 LF_SAY("may take a resource: ", "darfst einen Rohstoff nehmen: "));
        lf_put(&r->t.out, knights_level_name(s, SCIENCE, 3, r->t.language));
        end(r);
    }
}

/* ---- What changes hands ---- */

static void tell_longest(struct outcome *r)
{
    int holder = r->after->island.longest;
    if (holder == r->before->island.longest) return;
    begin(r);
    if (holder == LF_NOBODY) {
        say(&r->t, "Nobody now holds Longest Road.",
            "Niemand hat jetzt die Längste Handelsstraße.");
        return;
    }
    say_does(&r->t, holder, LF_SAY("now holds ", "hat jetzt "), LF_SAY("now hold ", "hast jetzt "));
    say(&r->t, "Longest Road (2 points).", "die Längste Handelsstraße (2 Punkte).");
}

static void tell_metropolis(struct outcome *r)
{
    for (int track = 0; track < TRACK_COUNT; track++) {
        int before = knights_metropolis_holder(r->before, track);
        if (before == LF_NOBODY || before == knights_metropolis_holder(r->after, track)) continue;
        begin(r);
        say_does(&r->t, before, LF_SAY("loses the metropolis: ", "verliert die Metropole: "),
                 LF_SAY("lose the metropolis: ", "verlierst die Metropole: "));
        lf_put(&r->t.out, KNIGHTS_TRACK[track].in[r->t.language]);
        end(r);
    }
}

/* Knights that other seats lose where they stood: driven away, or deserted. */
static void tell_driven(struct outcome *r)
{
    if (r->kind != KN_MOVE && r->kind != KN_INTRIGUE) return;
    for (int seat = 0; seat < r->after->island.seat_count; seat++) {
        corner_set gone = corners_minus(r->before->knights[seat], r->after->knights[seat]);
        if (seat == r->actor || !corners_any(gone)) continue;
        begin(r);
        say_does(&r->t, seat, LF_SAY("is driven away with the knight on ",
                                     "wird mit dem Ritter vertrieben von "),
                 LF_SAY("are driven away with the knight on ",
                        "wirst mit dem Ritter vertrieben von "));
        say_place(&r->t, 'c', (uint64_t)corners_lowest(gone));
        end(r);
    }
}

/* How many cards each seat hands over, and what a card brings from the bank. */
static void tell_cards(struct outcome *r)
{
    const struct knights_state *s = r->after, *b = r->before;
    uint64_t given = b->island.bank - s->island.bank;
    if (r->kind == KN_IRRIGATION || r->kind == KN_MINING) {
        tell_gain(r, r->actor, given, true);
        end(r);
    }
    if (r->kind != KN_RESOURCE_MONOPOLY && r->kind != KN_TRADE_MONOPOLY) return;
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        int lost = island_hand_size(&b->island, seat) - island_hand_size(&s->island, seat);
        if (seat == r->actor || lost <= 0) continue;
        begin(r);
        say_does(&r->t, seat, LF_SAY("gives ", "gibt "), LF_SAY("give ", "gibst "));
        lf_put_int(&r->t.out, lost);
        lf_put_char(&r->t.out, ' ');
        lf_put(&r->t.out, knights_kind_name((int)r->args, lost, r->t.language));
        end(r);
    }
}

static void tell_founding(struct outcome *r)
{
    uint64_t gain = r->before->island.bank - r->after->island.bank;
    if (r->before->phase != PHASE_SETTLE || !gain) return;
    tell_gain(r, r->actor, gain, true);
    end(r);
}

int knights_outcome(const void *before, const void *after, int actor, lf_action seen,
                   enum lf_language language, char *out, size_t size)
{
    const struct knights_state *s = after;
    struct outcome r = {
        sentence_start(out, size, &knights_game, s, s->island.viewer, actor, language), before, s,
        lf_kind_of(seen), actor, lf_args_of(seen),
    };
    tell_founding(&r);
    tell_cards(&r);
    tell_driven(&r);
    tell_landing(&r);
    tell_lost_cities(&r);
    tell_draws(&r);
    tell_roll(&r);
    tell_aqueduct(&r);
    tell_longest(&r);
    tell_metropolis(&r);
    return lf_out_end(&r.t.out);
}
