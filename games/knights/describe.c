/* describe.c - actions in a sentence, for logs and terminals, in the words of the edition. */
#include "games/island/drawing.h"
#include "games/knights/apply.h"
#include "games/knights/say.h"
#include "games/knights/view.h"

const struct lf_say KNIGHTS_KIND_NAME[KIND_COUNT] = {
    [BRICK] = { { "brick", "Lehm" } }, [LUMBER] = { { "lumber", "Holz" } },
    [WOOL] = { { "wool", "Wolle" } },  [GRAIN] = { { "grain", "Getreide" } },
    [ORE] = { { "ore", "Erz" } },      [PAPER] = { { "paper", "Papier" } },
    [CLOTH] = { { "cloth", "Tuch" } }, [COIN] = { { "coin", "Münzen" } },
};
const struct lf_say KNIGHTS_STRENGTH[STRENGTHS + 1] = {
    { { "no", "kein" } }, { { "basic", "einfacher" } }, { { "strong", "starker" } },
    { { "mighty", "mächtiger" } },
};

const char *knights_seat_name(int seat, enum lf_language language)
{
    return COLOUR_NAME[seat].in[language];
}

const char *knights_card_name(const struct knights_state *s, int card, enum lf_language language)
{
    return KNIGHTS_CARD[card].name[is_english(s) ? EDITION_EN : EDITION_DE].in[language];
}

const char *knights_level_name(const struct knights_state *s, int track, int level,
                               enum lf_language language)
{
    return KNIGHTS_LEVEL[is_english(s) ? EDITION_EN : EDITION_DE][track][level - 1].in[language];
}

/* Coins are counted; all else is a stuff. */
const char *knights_kind_name(int kind, int count, enum lf_language language)
{
    static const struct lf_say COINS[2] = { { { "coin", "Münze" } }, { { "coins", "Münzen" } } };
    return (kind == COIN ? COINS[count != 1] : KNIGHTS_KIND_NAME[kind]).in[language];
}

static void say_kind(struct sentence *t, uint64_t lane)
{
    if (lane < KIND_COUNT) lf_put(&t->out, knights_kind_name((int)lane, 1, t->language));
    else say(t, "a card", "eine Karte");
}

/* ---- Chance ---- */

/* "3 + 4 (red)": the red die opens the gates (CK-22). */
static void say_dice(struct sentence *t, int roll)
{
    lf_put_int(&t->out, roll / 6 + 1);
    lf_put(&t->out, " + ");
    lf_put_int(&t->out, roll % 6 + 1);
    say(t, " (red)", " (rot)");
}

static void say_event(struct sentence *t, int event)
{
    const struct knights_state *s = t->view;
    say(t, "The event die shows ", "Der Ereigniswürfel zeigt ");
    if (event != EVENT_SHIP) {
        lf_put(&t->out, KNIGHTS_TRACK[event].in[t->language]);
        lf_put_char(&t->out, '.');
        return;
    }
    say(t, "the ship.", "das Schiff.");
    if (s->ship + 1 == TRACK_SPACES) return;       /* they land: knights_outcome() */
    say(t, " The barbarians come closer: ", " Die Barbaren kommen näher: ");
    lf_put_int(&t->out, s->ship + 1);
    say(t, " of ", " von ");
    lf_put_int(&t->out, TRACK_SPACES);
    lf_put_char(&t->out, '.');
}

static void say_chance(struct sentence *t, int kind, uint64_t args)
{
    const struct knights_state *s = t->view;
    switch (kind) {
    case KN_BOARD: say_board(t); return;
    case KN_SHUFFLE:
        say(t, "A deck is shuffled: ", "Ein Stapel wird gemischt: ");
        lf_put(&t->out, KNIGHTS_TRACK[(args >> 48 & 3) % TRACK_COUNT].in[t->language]);
        lf_put_char(&t->out, '.');
        return;
    case KN_START: say_begins(t, (int)args); return;
    case KN_START_ROLL:
        say_start_roll(t, island_start_roller(&s->island, s->dues), (int)args);
        return;
    case KN_DICE:
        say(t, "The dice show ", "Die Würfel zeigen ");
        say_dice(t, (int)args);
        lf_put(&t->out, " = ");
        lf_put_unsigned(&t->out, args / 6 + args % 6 + 2);
        lf_put_char(&t->out, '.');
        return;
    case KN_EVENT: say_event(t, (int)args); return;
    default: say_loot(t, &KNIGHTS_LANES, island_first_due(&s->island, s->dues), args); return;
    }
}

/* ---- Seats ---- */

/* The verb of each kind with what follows it: they and you, English and German. Kinds that play a
 * card have none: the sentence is "plays" and the card's name. */
static const struct verb VERB[KNIGHTS_KINDS] = {
    ISLAND_VERBS(KN_)
    [KN_WALL] = { { { "builds a city wall on ", "baut eine Stadtmauer auf " } },
                  { { "build a city wall on ", "baust eine Stadtmauer auf " } } },
    [KN_IMPROVE] = { { { "builds ", "baut " } }, { { "build ", "baust " } } },
    [KN_RECRUIT] = { { { "recruits a knight on ", "wirbt einen Ritter an: " } },
                     { { "recruit a knight on ", "wirbst einen Ritter an: " } } },
    [KN_ACTIVATE] = { { { "activates the knight on ", "aktiviert den Ritter auf " } },
                      { { "activate the knight on ", "aktivierst den Ritter auf " } } },
    [KN_PROMOTE] = { { { "promotes the knight on ", "wertet einen Ritter auf: " } },
                     { { "promote the knight on ", "wertest einen Ritter auf: " } } },
    [KN_MOVE] = { { { "moves the knight from ", "versetzt den Ritter von " } },
                  { { "move the knight from ", "versetzt den Ritter von " } } },
    [KN_CHASE] = { { { "chases the robber with the knight on ",
                       "vertreibt den Räuber mit dem Ritter auf " } },
                   { { "chase the robber with the knight on ",
                       "vertreibst den Räuber mit dem Ritter auf " } } },
    [KN_HARBOR] = { { { "offers a resource for a commodity to ",
                        "bietet verdeckt einen Rohstoff gegen eine Handelsware, an " } },
                    { { "offer a resource for a commodity to ",
                        "bietest verdeckt einen Rohstoff gegen eine Handelsware, an " } } },
    [KN_ANSWER] = { { { "gives ", "gibt " } }, { { "give ", "gibst " } } },
    [KN_TAKE] = { { { "takes ", "nimmt " } }, { { "take ", "nimmst " } } },
    [KN_STEAL] = { { { "takes a progress card: ", "nimmt eine Fortschrittskarte: " } },
                   { { "take a progress card: ", "nimmst eine Fortschrittskarte: " } } },
    [KN_BURY] = { { { "puts a card under its deck: ", "legt eine Karte unter ihren Stapel: " } },
                  { { "put a card under its deck: ", "legst eine Karte unter ihren Stapel: " } } },
    [KN_DESERT] = { { { "loses the knight on ", "verliert den Ritter auf " } },
                    { { "lose the knight on ", "verlierst den Ritter auf " } } },
    [KN_PLACE] = { { { "places a knight on ", "setzt einen Ritter auf " } },
                   { { "place a knight on ", "setzt einen Ritter auf " } } },
    [KN_RETREAT] = { { { "moves the displaced knight to ", "zieht den Ritter zurück nach " } },
                     { { "move the displaced knight to ", "ziehst den Ritter zurück nach " } } },
    [KN_PILLAGE] = { { { "chooses the city to lose", "wählt die Stadt, die verloren geht" } },
                     { { "choose the city to lose", "wählst die Stadt, die verloren geht" } } },
    [KN_REWARD] = { { { "chooses a deck to draw from", "wählt einen Stapel zum Ziehen" } },
                    { { "choose a deck to draw from", "wählst einen Stapel zum Ziehen" } } },
    [KN_DRAW] = { { { "draws a fifth progress card", "zieht eine fünfte Fortschrittskarte" } },
                  { { "draw a fifth progress card", "ziehst eine fünfte Fortschrittskarte" } } },
    [KN_COMMIT] = { { { "sends knights into the fight: ", "schickt Ritter in den Kampf: " } },
                    { { "send knights into the fight: ", "schickst Ritter in den Kampf: " } } },
    [KN_AQUEDUCT] = { { { "takes for the Aqueduct: ", "nimmt für den Aquädukt: " } },
                      { { "take for the Aqueduct: ", "nimmst für den Aquädukt: " } } },
#ifdef ISLAND_WIDE
    ISLAND_SEA_VERBS(KN_)
    [KN_HUNT] = { { { "chases the pirate with the knight on ",
                      "vertreibt den Seeräuber mit dem Ritter auf " } },
                  { { "chase the pirate with the knight on ",
                      "vertreibst den Seeräuber mit dem Ritter auf " } } },
#endif
    [KN_DONE] = { { { "leaves it at that", "belässt es dabei" } },
                  { { "leave it at that", "belässt es dabei" } } },
};

static void say_improvement(struct sentence *t, int actor, uint64_t args)
{
    const struct knights_state *s = t->view;
    int track = (int)(args >> 8), corner = (int)(args & 0xFF);
    int level = s->level[actor][track] + 1;
    lf_put(&t->out, knights_level_name(t->view, track, level, t->language));
    lf_put(&t->out, " (");
    lf_put(&t->out, KNIGHTS_TRACK[track].in[t->language]);
    say_place(t, ' ', (uint64_t)level);
    lf_put_char(&t->out, ')');
    if (corner == NOWHERE) return;
    say(t, " and the metropolis on ", " und die Metropole auf ");
    say_place(t, 'c', (uint64_t)corner);
}

static void say_progress(struct sentence *t, uint64_t card)
{
    if (card < CARD_COUNT) lf_put(&t->out, knights_card_name(t->view, (int)card, t->language));
    else lf_put(&t->out, KNIGHTS_TRACK[(card - CARD_HIDDEN) % TRACK_COUNT].in[t->language]);
}

static void say_corners(struct sentence *t, corner_set corners)
{
    const char *between = "";
    if (!corners_any(corners)) say(t, "none", "keinen");
    for (; corners_any(corners); corners = corners_rest(corners), between = ", ") {
        lf_put(&t->out, between);
        say_place(t, 'c', (uint64_t)corners_lowest(corners));
    }
}

/* What a card is played on, after its name. */
static void say_card(struct sentence *t, int actor, int kind, uint64_t args)
{
    if (is_viewer(t, actor)) say(t, "play ", "spielst ");
    else say(t, "plays ", "spielt ");
    lf_put(&t->out, knights_card_name(t->view, knights_card_of_kind(kind), t->language));
    if (kind == KN_CRANE || kind == KN_IRRIGATION || kind == KN_MINING ||
        kind == KN_ROAD_BUILDING || kind == KN_COMMERCIAL_HARBOR || kind == KN_SABOTEUR ||
        kind == KN_WARLORD || kind == KN_WEDDING) return;
    if (kind == KN_MASTER_MERCHANT || kind == KN_DESERTER || kind == KN_SPY) {
        say(t, " against ", " gegen ");
        say_whom(t, (int)args);
        return;
    }
    lf_put(&t->out, ": ");
    switch (kind) {
    case KN_ALCHEMIST:
        say_dice(t, (int)args);
        return;
    case KN_INVENTOR:
        say_hex(t, (int)(args >> 8));
        lf_put(&t->out, ", ");
        say_hex(t, (int)(args & 0xFF));
        return;
    case KN_SMITH:
        say_place(t, 'c', args >> 8);
        if ((args & 0xFF) != NOWHERE) lf_put(&t->out, ", ");
        if ((args & 0xFF) != NOWHERE) say_place(t, 'c', args & 0xFF);
        return;
    case KN_MERCHANT: case KN_BISHOP: say_hex(t, (int)args); return;
    case KN_MERCHANT_FLEET: case KN_RESOURCE_MONOPOLY: case KN_TRADE_MONOPOLY:
        say_kind(t, args);
        return;
    case KN_DIPLOMAT: say_place(t, 'e', args); return;
    default: say_place(t, 'c', args); return;
    }
}

/* What follows the verb. */
static void say_object(struct sentence *t, int actor, int kind, uint64_t args)
{
    switch (kind) {
    case KN_ROAD: say_place(t, 'e', args); return;
    case KN_IMPROVE: say_improvement(t, actor, args); return;
    case KN_MOVE:
        say_place(t, 'c', args >> 8);
        say(t, " to ", " nach ");
        say_place(t, 'c', args & 0xFF);
        return;
    case KN_BANK: case KN_COUNTER: say_terms(t, &KNIGHTS_LANES, args); return;
    case KN_OFFER:
        say_terms(t, &KNIGHTS_LANES, args);
        say(t, " to ", ", an ");
        say_seats(t, offer_targets(args));
        return;
    case KN_CONFIRM: say_confirm(t, &KNIGHTS_LANES, (int)args, KN_OFFER); return;
    case KN_ROBBER: say_robber(t, actor, args); return;
#ifdef ISLAND_WIDE
    case KN_SHIP: say_place(t, 'e', args); return;
    case KN_SAIL: say_sail(t, args); return;
    case KN_PIRATE: say_robber(t, actor, args); return;
    case KN_GOLD: say_fields(t, &KNIGHTS_LANES, args); return;
    case KN_HUNT: say_place(t, 'c', args); return;
#endif
    case KN_DISCARD: case KN_TAKE: say_fields(t, &KNIGHTS_LANES, args); return;
    case KN_HARBOR: say_whom(t, (int)(args >> 8)); return;
    case KN_ANSWER: case KN_AQUEDUCT: say_kind(t, args); return;
    case KN_STEAL: case KN_BURY: say_progress(t, args); return;
    case KN_PLACE: say_place(t, 'c', args & 0xFF); return;
    case KN_PILLAGE:
        if (args == HIDDEN_ARG) return;
        lf_put(&t->out, ": ");
        say_place(t, 'c', args);
        return;
    case KN_REWARD:
        if (args >= TRACK_COUNT) return;
        lf_put(&t->out, ": ");
        lf_put(&t->out, KNIGHTS_TRACK[args].in[t->language]);
        return;
    case KN_COMMIT: say_corners(t, corners_of_word(args)); return;
    case KN_SETTLEMENT: case KN_CITY: case KN_WALL: case KN_RECRUIT: case KN_ACTIVATE:
    case KN_PROMOTE: case KN_CHASE: case KN_DESERT: case KN_RETREAT:
        say_place(t, 'c', args);
        return;
    default: return;
    }
}

int knights_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                     char *out, size_t size)
{
    const struct knights_state *s = view;
    struct sentence t =
        sentence_start(out, size, &knights_game, s, s->island.viewer, actor, language);
    int kind = lf_kind_of(seen);
    uint64_t args = lf_args_of(seen);
    if (actor == LF_CHANCE) {
        say_chance(&t, kind, args);
        return lf_out_end(&t.out);
    }
    say_who(&t, actor);
    lf_put_char(&t.out, ' ');
    if (knights_card_of_kind(kind)) say_card(&t, actor, kind, args);
    else {
        say_verb(&t, actor, VERB[kind < KNIGHTS_KINDS ? kind : KN_END]);
        say_object(&t, actor, kind, args);
        if (kind == KN_SETTLEMENT) say_landing(&t, actor, (int)args);
    }
    lf_put_char(&t.out, '.');
    return lf_out_end(&t.out);
}
