/* describe.c - actions of the base game as sentences, in English and German.
 *
 * A sentence names who acts ("Red builds ...", "You build ..."), so each kind of action has its
 * verb in the third and in the second person. What a roll brings is worked out by playing it on
 * a copy of the view: production is public, so the view knows all of it. */
#include "games/base/moves.h"
#include "games/base/say.h"
#include "games/island/drawing.h"

int base_colour(const struct base_state *s, int seat)
{
    bool beginner = (s->options >> OPT_BOARD_SHIFT & 3) == BOARD_BEGINNER;
    int left_out = beginner ? ISLAND_SEATS - s->island.seat_count : 0;
    return (seat + left_out) % ISLAND_SEATS;
}

const char *base_seat_name(const struct base_state *s, int seat, enum lf_language language)
{
    return COLOUR_NAME[base_colour(s, seat)].in[language];
}

static const struct lf_say NOTHING = { { "nothing", "nichts" } };

void base_put_cards(struct lf_out *out, uint64_t cards, enum lf_language language)
{
    const char *between = "";
    for (int kind = 0; kind < RESOURCE_COUNT; kind++) {
        if (!cards_of(cards, kind)) continue;
        lf_put(out, between);
        lf_put_int(out, cards_of(cards, kind));
        lf_put_char(out, ' ');
        lf_put(out, RESOURCE_NAME[kind].in[language]);
        between = ", ";
    }
    if (!*between) lf_put(out, NOTHING.in[language]);
}

static const struct lf_say DEV_NAME[DEV_COUNT] = {
    [DEV_KNIGHT] = { { "knight", "Ritter" } },
    [DEV_ROADS] = { { "road building", "Straßenbau" } },
    [DEV_INVENTION] = { { "invention", "Erfindung" } },
    [DEV_MONOPOLY] = { { "monopoly", "Monopol" } },
    [DEV_POINT] = { { "victory point", "Siegpunkt" } },
};

void base_put_dev(struct lf_out *out, uint32_t cards, enum lf_language language)
{
    const char *between = "";
    for (int card = 0; card < DEV_COUNT; card++) {
        if (!dev_of(cards, card)) continue;
        lf_put(out, between);
        lf_put_int(out, dev_of(cards, card));
        lf_put(out, " × ");
        lf_put(out, DEV_NAME[card].in[language]);
        between = ", ";
    }
    if (!*between) lf_put(out, NOTHING.in[language]);
}

/* A sentence under construction. */
struct sentence {
    struct lf_out out;
    const struct base_state *s;
    enum lf_language language;
};

static void say(struct sentence *t, const char *english, const char *german)
{
    lf_put(&t->out, t->language == LF_DE ? german : english);
}

static bool is_viewer(const struct sentence *t, int seat) { return t->s->island.viewer == seat; }

/* As subject: "Red", "You"; inside a sentence "you". */
static void say_who(struct sentence *t, int seat, bool first)
{
    if (!is_viewer(t, seat)) lf_put(&t->out, base_seat_name(t->s, seat, t->language));
    else if (first) say(t, "You", "Du");
    else say(t, "you", "du");
}

/* As object after a preposition: "from Red", "from you". */
static void say_whom(struct sentence *t, int seat)
{
    if (!is_viewer(t, seat)) lf_put(&t->out, base_seat_name(t->s, seat, t->language));
    else say(t, "you", "dir");
}

static void say_number(struct sentence *t, const char *before, int number)
{
    lf_put(&t->out, before);
    lf_put_int(&t->out, number);
}

static void say_cards(struct sentence *t, uint64_t cards)
{
    base_put_cards(&t->out, cards, t->language);
}

/* ---- Chance ---- */

/* What every seat gets from a number, or puts aside on a seven. */
static void say_outcome(struct sentence *t, int number)
{
    struct base_state after = *t->s;
    bool any = false;
    if (number == 7) base_seven(&after);
    else island_produce(&after.island, number);
    for (int seat = 0; seat < after.island.seat_count; seat++) {
        uint64_t gain = after.island.hand[seat] - t->s->island.hand[seat];
        int due = number == 7 ? after.dues[seat] : 0;
        if (!gain && !due) continue;
        lf_put(&t->out, any ? "; " : ". ");
        say_who(t, seat, !any);
        if (due) {
            say(t, " must put aside ", is_viewer(t, seat) ? " musst " : " muss ");
            lf_put_int(&t->out, due);
            say(t, " cards", " Karten ablegen");
        } else {
            if (is_viewer(t, seat)) say(t, " get ", " bekommst ");
            else say(t, " gets ", " bekommt ");
            say_cards(t, gain);
        }
        any = true;
    }
    if (!any && number != 7) say(t, ". Nobody gets anything", ". Niemand bekommt etwas");
    lf_put_char(&t->out, '.');
}

static void say_sum(struct sentence *t, int roll)
{
    lf_put_int(&t->out, roll / 6 + 1);
    lf_put(&t->out, " + ");
    lf_put_int(&t->out, roll % 6 + 1);
    lf_put(&t->out, " = ");
    lf_put_int(&t->out, roll / 6 + roll % 6 + 2);
}

static void say_card(struct sentence *t, uint64_t card)
{
    int seat = t->s->island.active;
    say_who(t, seat, true);
    if (is_viewer(t, seat)) say(t, " draw ", " ziehst ");
    else say(t, " draws ", " zieht ");
    if (card >= DEV_COUNT) say(t, "a development card.", "eine Entwicklungskarte.");
    else {
        say(t, "a development card: ", "eine Entwicklungskarte: ");
        lf_put(&t->out, DEV_NAME[card].in[t->language]);
        lf_put_char(&t->out, '.');
    }
}

static void say_loot(struct sentence *t, uint64_t kind)
{
    int seat = t->s->island.active;
    say_who(t, seat, true);
    if (is_viewer(t, seat)) say(t, " take ", " nimmst ");
    else say(t, " takes ", " nimmt ");
    if (kind >= RESOURCE_COUNT) say(t, "a card", "eine Karte");
    else say_cards(t, cards_one((int)kind));
    say(t, " from ", " von ");
    say_whom(t, island_first_due(&t->s->island, t->s->dues));
    lf_put_char(&t->out, '.');
}

static void say_start_roll(struct sentence *t, int roll)
{
    int seat = 0;
    while (seat < t->s->island.seat_count - 1 && t->s->dues[seat] != 0) seat++;
    say_who(t, seat, true);
    if (is_viewer(t, seat)) say(t, " roll ", " würfelst ");
    else say(t, " rolls ", " würfelt ");
    say_sum(t, roll);
    say(t, " for the start.", " um den Anfang.");
}

static void say_chance(struct sentence *t, int kind, uint64_t args)
{
    switch (kind) {
    case K_BOARD: say(t, "The island is laid out.", "Die Insel wird ausgelegt."); break;
    case K_START:
        say_who(t, (int)args, true);
        if (is_viewer(t, (int)args)) say(t, " begin.", " beginnst.");
        else say(t, " begins.", " beginnt.");
        break;
    case K_START_ROLL: say_start_roll(t, (int)args); break;
    case K_DICE:
        say(t, "The dice show ", "Die Würfel zeigen ");
        say_sum(t, (int)args);
        say_outcome(t, (int)args / 6 + (int)args % 6 + 2);
        break;
    case K_CARD: say_card(t, args); break;
    default: say_loot(t, args); break;
    }
}

/* ---- Seats ---- */

/* The verb of each kind with what follows it: they and you, English and German. */
struct verb { struct lf_say they, you; };
static const struct verb VERB[BASE_KINDS] = {
    [K_ROLL] = { { { "rolls the dice", "würfelt" } }, { { "roll the dice", "würfelst" } } },
    [K_SETTLEMENT] = { { { "builds a settlement on ", "baut eine Siedlung auf " } },
                       { { "build a settlement on ", "baust eine Siedlung auf " } } },
    [K_ROAD] = { { { "builds a road on ", "baut eine Straße auf " } },
                 { { "build a road on ", "baust eine Straße auf " } } },
    [K_CITY] = { { { "builds a city on ", "baut eine Stadt auf " } },
                 { { "build a city on ", "baust eine Stadt auf " } } },
    [K_BUY] = { { { "buys a development card", "kauft eine Entwicklungskarte" } },
                { { "buy a development card", "kaufst eine Entwicklungskarte" } } },
    [K_KNIGHT] = { { { "plays a knight", "spielt einen Ritter" } },
                   { { "play a knight", "spielst einen Ritter" } } },
    [K_ROAD_BUILDING] = { { { "plays Road Building", "spielt Straßenbau" } },
                          { { "play Road Building", "spielst Straßenbau" } } },
    [K_INVENTION] = { { { "plays Invention and takes ", "spielt Erfindung und nimmt " } },
                      { { "play Invention and take ", "spielst Erfindung und nimmst " } } },
    [K_MONOPOLY] = { { { "plays Monopoly on ", "spielt Monopol auf " } },
                     { { "play Monopoly on ", "spielst Monopol auf " } } },
    [K_BANK] = { { { "gives the bank ", "gibt der Bank " } },
                 { { "give the bank ", "gibst der Bank " } } },
    [K_OFFER] = { { { "offers ", "bietet " } }, { { "offer ", "bietest " } } },
    [K_ACCEPT] = { { { "agrees to the offer", "ist mit dem Angebot einverstanden" } },
                   { { "agree to the offer", "bist mit dem Angebot einverstanden" } } },
    [K_DECLINE] = { { { "declines the offer", "lehnt das Angebot ab" } },
                    { { "decline the offer", "lehnst das Angebot ab" } } },
    [K_COUNTER] = { { { "answers with an offer: ", "macht ein Gegenangebot: " } },
                    { { "answer with an offer: ", "machst ein Gegenangebot: " } } },
    [K_CONFIRM] = { { { "trades with ", "handelt mit " } },
                    { { "trade with ", "handelst mit " } } },
    [K_WITHDRAW] = { { { "ends the offer", "beendet das Angebot" } },
                     { { "end the offer", "beendest das Angebot" } } },
    [K_ROBBER] = { { { "moves the robber to ", "setzt den Räuber auf " } },
                   { { "move the robber to ", "setzt den Räuber auf " } } },
    [K_DISCARD] = { { { "puts aside ", "legt ab: " } }, { { "put aside ", "legst ab: " } } },
    [K_DONE] = { { { "builds no second road", "baut keine zweite Straße" } },
                 { { "build no second road", "baust keine zweite Straße" } } },
    [K_END] = { { { "ends the turn", "beendet den Zug" } },
                { { "end the turn", "beendest den Zug" } } },
};

/* A path is easier to find on the board by its two ends. */
static void say_road(struct sentence *t, int edge)
{
    say_number(t, "e", edge);
    say_number(t, " (c", EDGE_CORNER[2 * edge]);
    say_number(t, "-c", EDGE_CORNER[2 * edge + 1]);
    lf_put_char(&t->out, ')');
}

static void say_trade(struct sentence *t, uint64_t given, uint64_t taken)
{
    say_cards(t, given);
    say(t, " for ", " für ");
    say_cards(t, taken);
}

static void say_offer(struct sentence *t, int actor, uint64_t args)
{
    uint64_t given, taken;
    const struct base_state *s = t->s;
    lf_seats targets = (lf_seats)(args >> 48 & 0xFF);
    lf_seats others = (lf_seat_bit(s->island.seat_count) - 1) & ~lf_seat_bit(actor);
    trade_lanes(args, &given, &taken);
    say_trade(t, given, taken);
    if (targets == others && s->island.seat_count > 2) {
        say(t, " to all", ", an alle");
        return;
    }
    say(t, " to ", ", an ");
    const char *between = "";
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        if (!(targets >> seat & 1)) continue;
        lf_put(&t->out, between);
        if (is_viewer(t, seat)) say(t, "you", "dich");
        else lf_put(&t->out, base_seat_name(s, seat, t->language));
        between = ", ";
    }
}

static void say_confirm(struct sentence *t, int seat)
{
    uint64_t given, taken;
    island_terms(&t->s->island, seat, K_OFFER, &given, &taken);
    say_whom(t, seat);
    lf_put(&t->out, ": ");
    say_trade(t, given, taken);
}

static void say_robber(struct sentence *t, int actor, uint64_t args)
{
    int hex = (int)(args & 0xFF), victim = (int)(args >> 8 & 0xFF);
    say_number(t, "h", hex);
    lf_put(&t->out, " (");
    lf_put(&t->out, TERRAIN_NAME[island_terrain(&t->s->island, hex)].in[t->language]);
    for (int n = 2; n <= 12; n++)
        if (t->s->island.number_hexes[n - 2] >> hex & 1) say_number(t, " ", n);
    lf_put_char(&t->out, ')');
    if (victim >= t->s->island.seat_count) return;
    if (is_viewer(t, actor)) say(t, " and rob ", " und beraubst ");
    else say(t, " and robs ", " und beraubt ");
    if (is_viewer(t, victim)) say(t, "you", "dich");
    else lf_put(&t->out, base_seat_name(t->s, victim, t->language));
}

/* Cards put aside stay secret until all seats are done: then only their number, above
 * the trade fields, is seen. */
static void say_discard(struct sentence *t, uint64_t args, uint64_t given)
{
    int hidden = (int)(args & 0xFF);
    if (!(args & DISCARD_HIDDEN)) {
        say_cards(t, given);
        return;
    }
    lf_put_int(&t->out, hidden);
    say(t, hidden == 1 ? " card" : " cards", hidden == 1 ? " Karte" : " Karten");
}

/* Who holds a special card after this, if that changed. */
static void say_holder(struct sentence *t, int before, int after, struct lf_say card)
{
    if (before == after) return;
    lf_put(&t->out, ". ");
    if (after == LF_NOBODY) say(t, "Nobody", "Niemand");
    else say_who(t, after, true);
    if (is_viewer(t, after)) say(t, " now hold ", " hast jetzt ");
    else say(t, " now holds ", " hat jetzt ");
    lf_put(&t->out, card.in[t->language]);
}

/* What a public action changes besides the piece itself: cards taken for the second founding
 * settlement (IB-23), Longest Road, Largest Army. Again worked out on a copy. */
static void say_changes(struct sentence *t, int actor, int kind, uint64_t args)
{
    struct base_state after = *t->s;
    struct island *island = &after.island;
    if (kind == K_KNIGHT) {
        int knights = t->s->knights[actor] + 1, holder = t->s->army;
        bool larger = knights >= 3 && (holder == LF_NOBODY || knights > t->s->knights[holder]);
        say_holder(t, holder, larger ? actor : holder,
                   LF_SAY("Largest Army (2 points)", "die Größte Rittermacht (2 Punkte)"));
    } else if (kind == K_SETTLEMENT && t->s->phase == BASE_SETTLE) {
        base_found_settlement(&after, (int)args);
        uint64_t gain = island->hand[actor] - t->s->island.hand[actor];
        if (!gain) return;
        if (is_viewer(t, actor)) say(t, " and take ", " und nimmst ");
        else say(t, " and takes ", " und nimmt ");
        say_cards(t, gain);
    } else if (kind == K_SETTLEMENT || kind == K_ROAD) {
        if (kind == K_ROAD) island_add_road(island, actor, (int)args);
        else island_add_settlement(island, actor, (int)args);
        island_award_longest(island);
        say_holder(t, t->s->island.longest, island->longest,
                   LF_SAY("Longest Road (2 points)", "die Längste Handelsstraße (2 Punkte)"));
    }
}

/* What follows the verb. */
static void say_object(struct sentence *t, int actor, int kind, uint64_t args)
{
    uint64_t given, taken;
    trade_lanes(args & 0x0000FFFFFFFFFFFFu, &given, &taken);
    switch (kind) {
    case K_SETTLEMENT: case K_CITY: say_number(t, "c", (int)args); break;
    case K_ROAD: say_road(t, (int)args); break;
    case K_INVENTION: say_cards(t, taken); break;
    case K_MONOPOLY:
        lf_put(&t->out, args < RESOURCE_COUNT ? RESOURCE_NAME[args].in[t->language] : "?");
        break;
    case K_BANK: case K_COUNTER: say_trade(t, given, taken); break;
    case K_OFFER: say_offer(t, actor, args); break;
    case K_CONFIRM: say_confirm(t, (int)args); break;
    case K_ROBBER: say_robber(t, actor, args); break;
    case K_DISCARD: say_discard(t, args, given); break;
    default: break;
    }
}

int base_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                  char *out, size_t size)
{
    struct sentence t = { lf_out_start(out, size), view, language };
    int kind = lf_kind_of(seen);
    uint64_t args = lf_args_of(seen);
    if (actor == LF_CHANCE) {
        say_chance(&t, kind, args);
        return lf_out_end(&t.out);
    }
    say_who(&t, actor, true);
    lf_put_char(&t.out, ' ');
    const struct verb *verb = &VERB[kind < BASE_KINDS ? kind : K_END];
    lf_put(&t.out, (is_viewer(&t, actor) ? verb->you : verb->they).in[language]);
    say_object(&t, actor, kind, args);
    say_changes(&t, actor, kind, args);
    lf_put_char(&t.out, '.');
    return lf_out_end(&t.out);
}
