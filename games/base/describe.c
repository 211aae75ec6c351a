/* describe.c - actions of the base game as sentences, in English and German.
 *
 * A sentence names who acts ("Red builds ...", "You build ..."), so each kind of action has its
 * verb in the third and in the second person. What a roll brings is worked out by playing it on
 * a copy of the view: production is public, so the view knows all of it. */
#include "games/base/moves.h"
#include "games/base/say.h"
#include "games/island/drawing.h"
#include "games/island/tell.h"

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

/* ---- Chance ---- */

static int gold_of(const struct island *s, int seat)
{
#ifdef ISLAND_WIDE
    return s->gold[seat];
#else
    (void)s, (void)seat;
    return 0;
#endif
}

/* What gold owes (SF-24). */
static void say_choice(struct sentence *t, int cards)
{
    lf_put_int(&t->out, cards);
    if (cards == 1) say(t, " card of choice for gold", " Karte nach Wahl für Gold");
    else say(t, " cards of choice for gold", " Karten nach Wahl für Gold");
}

/* What every seat gets from a number, or puts aside on a seven. */
static void say_outcome(struct sentence *t, int number)
{
    const struct base_state *s = t->view;
    struct base_state after = *s;
    bool any = false;
    if (number == 7) base_seven(&after);
    else island_produce(&after.island, number);
    for (int seat = 0; seat < after.island.seat_count; seat++) {
        uint64_t gain = after.island.hand[seat] - island_of(t)->hand[seat];
        int due = number == 7 ? after.dues[seat] : 0, gold = gold_of(&after.island, seat);
        if (!gain && !due && !gold) continue;
        lf_put(&t->out, any ? "; " : ". ");
        if (any) say_inside(t, seat);
        else say_who(t, seat);
        if (due) {
            say(t, " must put aside ", is_viewer(t, seat) ? " musst " : " muss ");
            lf_put_int(&t->out, due);
            say(t, " cards", " Karten ablegen");
        } else {
            if (is_viewer(t, seat)) say(t, " get ", " bekommst ");
            else say(t, " gets ", " bekommt ");
            if (gain || !gold) say_cards(t, &ISLAND_RESOURCES, gain);
            if (gain && gold) say(t, " and ", " und ");
            if (gold) say_choice(t, gold);
        }
        any = true;
    }
    if (!any && number != 7) say(t, ". Nobody gets anything", ". Niemand bekommt etwas");
    lf_put_char(&t->out, '.');
}

static void say_card(struct sentence *t, uint64_t card)
{
    say_does(t, island_of(t)->active, LF_SAY("draws ", "zieht "), LF_SAY("draw ", "ziehst "));
    if (card >= DEV_COUNT) say(t, "a development card.", "eine Entwicklungskarte.");
    else {
        say(t, "a development card: ", "eine Entwicklungskarte: ");
        lf_put(&t->out, DEV_NAME[card].in[t->language]);
        lf_put_char(&t->out, '.');
    }
}

static void say_chance(struct sentence *t, int kind, uint64_t args)
{
    const struct base_state *s = t->view;
    switch (kind) {
    case K_BOARD: say_board(t); break;
    case K_START: say_begins(t, (int)args); break;
    case K_START_ROLL:
        say_start_roll(t, island_start_roller(&s->island, s->dues), (int)args);
        break;
    case K_DICE:
        say(t, "The dice show ", "Die Würfel zeigen ");
        say_sum(t, (int)args);
        say_outcome(t, (int)args / 6 + (int)args % 6 + 2);
        break;
    case K_CARD: say_card(t, args); break;
    default: say_loot(t, &ISLAND_RESOURCES, island_first_due(&s->island, s->dues), args); break;
    }
}

/* ---- Seats ---- */

/* The verb of each kind with what follows it. */
static const struct verb VERB[BASE_KINDS] = {
    ISLAND_VERBS(K_)
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
    [K_DONE] = { { { "builds no second road", "baut keine zweite Straße" } },
                 { { "build no second road", "baust keine zweite Straße" } } },
#ifdef ISLAND_WIDE
    ISLAND_SEA_VERBS(K_)
#endif
};

static void say_offer(struct sentence *t, int actor, uint64_t args)
{
    say_terms(t, &ISLAND_RESOURCES, args);
    if (offer_targets(args) == island_others(island_of(t), actor) && island_of(t)->seat_count > 2) {
        say(t, " to all", ", an alle");
        return;
    }
    say(t, " to ", ", an ");
    say_seats(t, offer_targets(args));
}

/* Whether an action can give Longest Road to another. */
static bool changes_roads(int kind)
{
#ifdef ISLAND_WIDE
    if (kind == K_SHIP || kind == K_SAIL) return true;
#endif
    return kind == K_SETTLEMENT || kind == K_ROAD;
}

static void change_roads(struct island *island, int actor, int kind, uint64_t args)
{
    if (kind == K_ROAD) island_add_road(island, actor, (int)args);
    if (kind == K_SETTLEMENT) island_add_settlement(island, actor, (int)args);
#ifdef ISLAND_WIDE
    corner_set stops = island_stops(island, actor);
    if (kind == K_SHIP) island_add_ship(island, actor, (int)args, stops);
    if (kind == K_SAIL)
        island_move_ship(island, actor, (int)(args >> 8), (int)(args & 0xFF), stops);
#endif
}

/* What a public action changes besides the piece itself: cards taken for the second founding
 * settlement (IB-23), Longest Road, Largest Army. Again worked out on a copy. */
static void say_changes(struct sentence *t, int actor, int kind, uint64_t args)
{
    const struct base_state *s = t->view;
    struct base_state after = *s;
    struct island *island = &after.island;
    if (kind == K_KNIGHT) {
        int knights = s->knights[actor] + 1, holder = s->army;
        bool larger = knights >= 3 && (holder == LF_NOBODY || knights > s->knights[holder]);
        say_holder(t, holder, larger ? actor : holder, ". ", BASE_SAY_ARMY);
    } else if (kind == K_SETTLEMENT && s->phase == BASE_SETTLE) {
        base_found_settlement(&after, (int)args);
        uint64_t gain = island->hand[actor] - island_of(t)->hand[actor];
        if (!gain) return;
        if (is_viewer(t, actor)) say(t, " and take ", " und nimmst ");
        else say(t, " and takes ", " und nimmt ");
        say_cards(t, &ISLAND_RESOURCES, gain);
    } else if (changes_roads(kind)) {
        if (kind == K_SETTLEMENT) say_landing(t, actor, (int)args);
        change_roads(island, actor, kind, args);
        island_award_longest(island);
        say_holder(t, island_of(t)->longest, island->longest, ". ", SAY_LONGEST);
    }
}

/* What follows the verb. */
static void say_object(struct sentence *t, int actor, int kind, uint64_t args)
{
    switch (kind) {
    case K_SETTLEMENT: case K_CITY: say_place(t, 'c', args); break;
    case K_ROAD: say_road(t, (int)args); break;
    case K_MONOPOLY:
        lf_put(&t->out, args < RESOURCE_COUNT ? RESOURCE_NAME[args].in[t->language] : "?");
        break;
    case K_BANK: case K_COUNTER: say_terms(t, &ISLAND_RESOURCES, args); break;
    case K_OFFER: say_offer(t, actor, args); break;
    case K_CONFIRM: say_confirm(t, &ISLAND_RESOURCES, (int)args, K_OFFER); break;
    case K_ROBBER: say_robber(t, actor, args); break;
#ifdef ISLAND_WIDE
    case K_SHIP: say_road(t, (int)args); break;
    case K_SAIL: say_sail(t, args); break;
    case K_PIRATE: say_robber(t, actor, args); break;
    case K_GOLD: say_fields(t, &ISLAND_RESOURCES, args); break;
#endif
    case K_DISCARD: case K_INVENTION: say_fields(t, &ISLAND_RESOURCES, args); break;
    default: break;
    }
}

int base_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                  char *out, size_t size)
{
    const struct base_state *s = view;
    struct sentence t =
        sentence_start(out, size, &base_game, s, s->island.viewer, actor, language);
    int kind = lf_kind_of(seen);
    uint64_t args = lf_args_of(seen);
    if (actor == LF_CHANCE) {
        say_chance(&t, kind, args);
        return lf_out_end(&t.out);
    }
    say_who(&t, actor);
    lf_put_char(&t.out, ' ');
    say_verb(&t, actor, VERB[kind < BASE_KINDS ? kind : K_END]);
    say_object(&t, actor, kind, args);
    say_changes(&t, actor, kind, args);
    lf_put_char(&t.out, '.');
    return lf_out_end(&t.out);
}

/* ---- The view in words ---- */

void base_tell_hand(struct sentence *t, const struct base_state *s)
{
    island_tell_hand(t, &ISLAND_RESOURCES);
    if (t->viewer >= s->island.seat_count || !s->dev[t->viewer]) return;
    say(t, "Development cards: ", "Entwicklungskarten: ");
    base_put_dev(&t->out, s->dev[t->viewer], t->language);
    if (t->viewer == s->island.active && s->fresh) {
        say(t, "; bought this turn and not playable yet: ",
            "; in diesem Zug gekauft und noch nicht spielbar: ");
        base_put_dev(&t->out, s->fresh, t->language);
    }
    lf_put_char(&t->out, '\n');
}

int base_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
              size_t size)
{
    const struct base_state *s = view;
    struct sentence t =
        sentence_start(out, size, &base_game, s, s->island.viewer, LF_NOBODY, language);
    if (part == LF_TELL_HAND) {
        base_tell_hand(&t, s);
        return lf_out_end(&t.out);
    }
    island_tell_rows(&t);
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        say_who(&t, seat);
        lf_put_char(&t.out, ':');
        island_tell_pieces(&t, seat);
        lf_put_char(&t.out, '\n');
    }
    return lf_out_end(&t.out);
}
