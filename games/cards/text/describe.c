/* describe.c - actions in a sentence, for logs and terminals. */
#include "core/say.h"
#include "games/cards/engine.h"
#include "games/cards/view/view.h"
#include "games/cards/text/words.h"

/* The view that a sentence is about. */
static inline const struct cards_state *of(const struct sentence *t) { return t->view; }

static void say_row(struct sentence *t, uint64_t row)
{
    if (row == ROW_NONE || row >= ROW_COUNT) {
        say(t, "a card", "eine Karte");
        return;
    }
    say(t, "", "„");                /* German names would have to be inflected */
    lf_put(&t->out, row_of((int)row)->name.in[t->language]);
    say(t, "", "“");
}

static int row_with_trait(int trait)
{
    for (int row = 1; row < ROW_COUNT; row++)
        if (row_of(row)->trait == trait) return row;
    return ROW_NONE;
}

static const struct frame *top_frame(const struct sentence *t)
{
    return of(t)->depth ? &of(t)->frame[of(t)->depth - 1] : NULL;
}

/* ---- Places ---- */

static void say_place(struct sentence *t, int place)
{
    lf_put_char(&t->out, ' ');
    cards_put_place(&t->out, place & ~AT_OTHER);
}

/* "hills 5 at g1" */
static void say_land(struct sentence *t, int realm, int place)
{
    int land = of(t)->realm[realm].land[place];
    lf_put(&t->out, CARDS_LAND_NAME[land_kind(land) % KINDS].in[t->language]);
    lf_put_char(&t->out, ' ');
    lf_put_int(&t->out, land_number(land));
    say(t, " at", " auf");
    say_place(t, place);
}

static void say_town(struct sentence *t, int realm, int town)
{
    static const struct lf_say LEVEL[] = {
        { { "place", "Platz" } }, { { "settlement", "Siedlung" } }, { { "city", "Stadt" } },
        { { "Metropolis", "Metropole" } },
    };
    lf_put(&t->out, LEVEL[of(t)->realm[realm].town[town] & 3].in[t->language]);
    say_place(t, AT_TOWN + town);
}

/* The principality of the seat that does not act. */
static void say_realm(struct sentence *t, int realm)
{
    if (is_viewer(t, realm)) {
        say(t, " in your principality", " in deinem Fürstentum");
        return;
    }
    say(t, " in ", " in ");
    lf_put(&t->out, CARDS_SEAT_NAME[realm].in[t->language]);
    say(t, "'s principality", "s Fürstentum");
}

/* Whatever is at a place: a landscape, a card, a town. */
static void say_thing(struct sentence *t, uint64_t args)
{
    int place = (int)(args & 0x7F);
    int realm = args & AT_OTHER ? seat_other(t->actor) : t->actor;
    if (place < AT_OUTER) {
        say_land(t, realm, place);
    } else if (place < AT_TOWN) {
        int row = slot_row(&of(t)->realm[realm], place - AT_OUTER);
        if (row) say_row(t, (uint64_t)row);
        else say(t, "the place", "den Platz");
        say(t, " at", " auf");
        say_place(t, place);
    } else if (place < PLACE_COUNT) {
        say_town(t, realm, place - AT_TOWN);
    }
    if (args & AT_OTHER) say_realm(t, realm);
}

static void say_pile(struct sentence *t, uint64_t pile)
{
    if (pile >= PILE_DISCARD) {
        say(t, "the discard pile", "den Ablagestapel");
        return;
    }
    say(t, "stack ", "Stapel ");
    cards_put_pile(&t->out, (int)pile);
}

/* ---- Chance ---- */

static const struct lf_say DEAL_SAY[DEALS] = {
    [DEAL_BASE] = { { "The stacks of base cards are shuffled.",
                      "Die Stapel der Grundspielkarten werden gemischt." } },
    [DEAL_SET] = { { "The stacks of the set are shuffled.",
                     "Die Stapel des Themensets werden gemischt." } },
    [DEAL_EVENTS] = { { "The event cards are shuffled.", "Die Ereigniskarten werden gemischt." } },
    [DEAL_LANDS] = { { "The landscapes are shuffled.", "Die Landschaften werden gemischt." } },
    [DEAL_DECK] = { { "Red's deck is shuffled into four stacks.",
                      "Rots Deck wird in vier Stapel gemischt." } },
    [DEAL_DECK + 1] = { { "Blue's deck is shuffled into four stacks.",
                          "Blaus Deck wird in vier Stapel gemischt." } },
    [DEAL_INQUISITION] = { { "Red's stacks and hand are shuffled into new stacks.",
                             "Rots Stapel und Handkarten werden neu gemischt." } },
    [DEAL_INQUISITION + 1] = { { "Blue's stacks and hand are shuffled into new stacks.",
                                 "Blaus Stapel und Handkarten werden neu gemischt." } },
};

/* The attack's card and how it ends: 1 to 5 succeed, against a counter card only 1 and 2. */
static void say_attack(struct sentence *t, uint64_t die)
{
    const struct frame *f = top_frame(t);
    bool success = die <= (f && f->answered ? 2u : 5u);
    if (f && f->kind == FRAME_ATTACK) say_row(t, f->attack.row);
    else say(t, "Attack", "Angriff");
    say(t, ": the die shows ", ": Der Würfel zeigt ");
    lf_put_unsigned(&t->out, die);
    if (success) say(t, ", the attack succeeds.", ", der Angriff gelingt.");
    else say(t, ", the attack turns against its player.", ", der Angriff kehrt sich um.");
}

static void say_start_roll(struct sentence *t, uint64_t args)
{
    say(t, "For the start: ", "Um den Anfang: ");
    for (int seat = 0; seat < SEATS; seat++) {
        if (is_viewer(t, seat) && seat) say(t, "you roll ", "du würfelst ");
        else if (is_viewer(t, seat)) say(t, "You roll ", "Du würfelst ");
        else {
            say_who(t, seat);
            say(t, " rolls ", " würfelt ");
        }
        lf_put_unsigned(&t->out, args >> 8 * seat & 0xFF);
        lf_put(&t->out, seat ? "." : ", ");
    }
}

/* The card that is turned up: named by what is seen, or the next one where all is known. */
static void say_event_card(struct sentence *t, uint64_t row)
{
    int top = pile_start(of(t), PILE_EVENTS);
    if (!row && of(t)->count[PILE_EVENTS] && cards_shown(of(t), top)) row = of(t)->card[top];
    if (!row) return;
    say(t, ", the event card is ", ", die Ereigniskarte ist ");
    say_row(t, row);
}

/* A face by its name; of "?" the card says more. */
static void say_face(struct sentence *t, uint64_t face, uint64_t row)
{
    say(t, "The event die shows ", "Der Ereigniswürfel zeigt ");
    if (face == FACE_QUESTION) {
        lf_put_char(&t->out, '?');
        say_event_card(t, row);
        return;
    }
    lf_put(&t->out, CARDS_FACE_NAME[face % FACE_QUESTION].in[t->language]);
}

static void say_chance(struct sentence *t, int kind, uint64_t args)
{
    switch (kind) {
    case ACT_SHUFFLE: lf_put(&t->out, DEAL_SAY[args >> 48 & 7].in[t->language]); return;
    case ACT_START_ROLL:
        say_start_roll(t, args);
        return;
    case ACT_DIE:
        say(t, "The production die shows ", "Der Ertragswürfel zeigt ");
        lf_put_unsigned(&t->out, args);
        break;
    case ACT_EVENT:
        say_face(t, args & 0xFF, args >> 8);
        break;
    case ACT_ATTACK: say_attack(t, args); return;
    default:
        say_row(t, (uint64_t)row_with_trait(TRAIT_WATCHTOWER));
        say(t, ": the die shows ", ": Der Würfel zeigt ");
        lf_put_unsigned(&t->out, args);
        if (args <= 2) say(t, ", the Spy fails", ", der Spion scheitert");
        else say(t, ", the Spy gets through", ", der Spion kommt durch");
        break;
    }
    lf_put_char(&t->out, '.');
}

/* ---- Seats ---- */

/* The verb of each kind with what follows it: they and you. */
static const struct verb VERB[CARDS_KINDS] = {
    [ACT_LAY] = { { { "lays ", "legt " } }, { { "lay ", "legst " } } },
    [ACT_DECK] = { { { "takes ", "nimmt " } }, { { "take ", "nimmst " } } },
    [ACT_STRIKE] = { { { "takes ", "nimmt " } }, { { "take ", "nimmst " } } },
    [ACT_READY] = { { { "has finished the deck", "ist mit dem Deck fertig" } },
                    { { "have finished the deck", "bist mit dem Deck fertig" } } },
    [ACT_ROLL] = { { { "rolls the dice", "würfelt" } }, { { "roll the dice", "würfelst" } } },
    [ACT_BUILD] = { { { "builds ", "baut " } }, { { "build ", "baust " } } },
    [ACT_PLAY] = { { { "plays ", "spielt " } }, { { "play ", "spielst " } } },
    [ACT_BANK] = { { { "gives the bank ", "gibt der Bank " } },
                   { { "give the bank ", "gibst der Bank " } } },
    [ACT_OFFER] = { { { "offers ", "bietet " } }, { { "offer ", "bietest " } } },
    [ACT_ACCEPT] = { { { "accepts the offer", "nimmt das Angebot an" } },
                     { { "accept the offer", "nimmst das Angebot an" } } },
    [ACT_DECLINE] = { { { "declines the offer", "lehnt das Angebot ab" } },
                      { { "decline the offer", "lehnst das Angebot ab" } } },
    [ACT_USE] = { { { "uses ", "benutzt " } }, { { "use ", "benutzt " } } },
    [ACT_SELL] = { { { "sells ", "verkauft " } }, { { "sell ", "verkaufst " } } },
    [ACT_LIFT] = { { { "pays three gold to be free of the ban on ",
                       "befreit sich für drei Gold vom Bann auf " } },
                   { { "pay three gold to be free of the ban on ",
                       "befreist dich für drei Gold vom Bann auf " } } },
    [ACT_DEMOLISH] = { { { "demolishes ", "reißt " } }, { { "demolish ", "reißt " } } },
    [ACT_END] = { { { "ends the turn", "beendet den Zug" } },
                  { { "end the turn", "beendest den Zug" } } },
    [ACT_GAIN] = { { { "gains 1 ", "erhält 1 " } }, { { "gain 1 ", "erhältst 1 " } } },
    [ACT_PAY] = { { { "gives 1 ", "gibt 1 " } }, { { "give 1 ", "gibst 1 " } } },
    [ACT_NAME] = { { { "names ", "nennt " } }, { { "name ", "nennst " } } },
    [ACT_CHOOSE] = { { { "chooses ", "wählt " } }, { { "choose ", "wählst " } } },
    [ACT_DRAW] = { { { "draws the top card of ", "zieht die oberste Karte von " } },
                   { { "draw the top card of ", "ziehst die oberste Karte von " } } },
    [ACT_SEARCH] = { { { "looks through ", "durchsucht " } },
                     { { "look through ", "durchsuchst " } } },
    [ACT_TAKE] = { { { "takes ", "nimmt " } }, { { "take ", "nimmst " } } },
    [ACT_BURY] = { { { "puts ", "legt " } }, { { "put ", "legst " } } },
    [ACT_HIT] = { { { "chooses ", "wählt " } }, { { "choose ", "wählst " } } },
    [ACT_PUT] = { { { "chooses the place", "wählt den Platz" } },
                  { { "choose the place", "wählst den Platz" } } },
    [ACT_LAND] = { { { "lays the landscape ", "legt die Landschaft " } },
                   { { "lay the landscape ", "legst die Landschaft " } } },
    [ACT_SWAP] = { { { "swaps ", "tauscht " } }, { { "swap ", "tauschst " } } },
    [ACT_BAN] = { { { "lays a ban on ", "legt einen Bann auf " } },
                  { { "lay a ban on ", "legst einen Bann auf " } } },
    [ACT_SAMPLE] = { { { "takes ", "nimmt " } }, { { "take ", "nimmst " } } },
    [ACT_PASS] = { { { "passes", "passt" } }, { { "pass", "passt" } } },
};

static void say_copies(struct sentence *t, int kind, uint64_t args)
{
    uint64_t copies = args & 0xFF, row = args >> 8 & 0xFF;
    lf_put_unsigned(&t->out, copies);
    if (row < ROW_COUNT) {
        lf_put(&t->out, " × ");
        say_row(t, row);
    } else if (copies == 1) {
        say(t, " card", " Karte");
    } else {
        say(t, " equal cards", " gleiche Karten");
    }
    if (kind == ACT_DECK) say(t, " into the deck", " ins Deck");
    else say(t, " out of the deck", " aus dem Deck");
}

static void say_sample(struct sentence *t, uint64_t number)
{
    struct card_deck deck;
    if (number >= HIDDEN_ROW || !cards_sample((int)number, &deck)) {
        say(t, "a sample deck", "ein Beispieldeck");
        return;
    }
    say(t, "the sample deck “", "das Beispieldeck „");
    lf_put(&t->out, deck.name[t->language]);
    say(t, "”", "“");
}

static void say_build(struct sentence *t, uint64_t args)
{
    static const struct lf_say CENTRE[] = {
        [ROW_road] = { { "a road", "eine Straße" } },
        [ROW_settlement] = { { "a settlement", "eine Siedlung" } },
        [ROW_city] = { { "a city", "eine Stadt" } },
    };
    int row = (int)(args >> 8 & 0xFF), place = (int)(args & 0xFF);
    if (row == ROW_road || row == ROW_settlement || row == ROW_city)
        lf_put(&t->out, CENTRE[row].in[t->language]);
    else say_row(t, (uint64_t)row);
    if (row == ROW_NONE || row >= ROW_COUNT) return;
    say(t, " at", " auf");
    say_place(t, place);
    if (place & AT_OTHER) say_realm(t, seat_other(t->actor));
}

static void say_kind(struct sentence *t, uint64_t kind)
{
    lf_put(&t->out, CARDS_KIND_NAME[kind < KINDS ? kind : GOLD].in[t->language]);
}

static void say_bank(struct sentence *t, uint64_t args)
{
    lf_put_unsigned(&t->out, args >> 8 & 0xFF);
    lf_put_char(&t->out, ' ');
    say_kind(t, args >> 24 & 0xFF);
    say(t, " for 1 ", " für 1 ");
    say_kind(t, args >> 16 & 0xFF);
    if ((args & 0xFF) == NOWHERE) return;
    lf_put(&t->out, " (");
    say_thing(t, args & 0x7F);
    lf_put_char(&t->out, ')');
}

static void say_offer(struct sentence *t, uint64_t args)
{
    uint8_t count[KINDS];
    for (int k = 0; k < KINDS; k++) count[k] = (uint8_t)(args >> (24 + 4 * k) & 15);
    cards_say_kinds(&t->out, count, t->language);
    say(t, " for ", " für ");
    for (int k = 0; k < KINDS; k++) count[k] = (uint8_t)(args >> 4 * k & 15);
    cards_say_kinds(&t->out, count, t->language);
}

/* One resource to or from a landscape, or a Colonial base. */
static void say_resource(struct sentence *t, uint64_t place)
{
    const struct realm *r = &of(t)->realm[t->actor];
    say_kind(t, place < LANDS ? (uint64_t)land_kind(r->land[place]) : GOLD);
    lf_put(&t->out, " (");
    cards_put_place(&t->out, (int)place);
    lf_put_char(&t->out, ')');
}

static void say_bury(struct sentence *t, uint64_t args)
{
    say_row(t, args >> 8 & 0xFF);
    if ((args & 0xFF) >= PILE_DISCARD) say(t, " on ", " auf ");
    else say(t, " under ", " unter ");
    say_pile(t, args & 0xFF);
}

static void say_lay(struct sentence *t, uint64_t kind)
{
    static const uint8_t PLACE[] = { 10, 11, 12, 13, 14, 15 };    /* f1 f2 g1 g2 h1 h2 */
    const struct realm *r = &of(t)->realm[t->actor];
    unsigned next = 0;
    while (next + 1 < sizeof PLACE && r->land[PLACE[next]]) next++;
    lf_put(&t->out, CARDS_LAND_NAME[kind < KINDS ? kind : GOLD].in[t->language]);
    say(t, " at", " auf");
    say_place(t, PLACE[next]);
}

static void say_new_land(struct sentence *t, uint64_t args)
{
    int card = (int)(args >> 8 & 0x3F);
    lf_put(&t->out, CARDS_LAND_NAME[land_kind(card) % KINDS].in[t->language]);
    lf_put_char(&t->out, ' ');
    lf_put_int(&t->out, land_number(card));
    say(t, " at", " auf");
    say_place(t, (int)(args & 0x1F));
}

/* What a number means is told by the card that asks for it. */
static void say_choice(struct sentence *t, uint64_t number)
{
    const struct frame *f = top_frame(t);
    int row = f ? cards_frame_row(of(t), f) : ROW_NONE;
    if (row == ROW_alchemist) {
        say(t, "the ", "die ");
        lf_put_unsigned(&t->out, number);
        say(t, " for the production die", " für den Ertragswürfel");
    } else if (row == ROW_brewery) {
        if (number == 1) say(t, "two commerce points", "zwei Handelspunkte");
        else say(t, "two strength points", "zwei Stärkepunkte");
    } else if (f && f->kind == FRAME_SUN) {
        say(t, "a card of the discard pile", "eine Karte vom Ablagestapel");
    } else {
        lf_put_unsigned(&t->out, number);
    }
    if (row == ROW_NONE) return;
    lf_put(&t->out, " (");
    say_row(t, (uint64_t)row);
    lf_put_char(&t->out, ')');
}

static void say_end(struct sentence *t)
{
    const struct frame *f = top_frame(t);
    int row = f ? cards_frame_row(of(t), f) : ROW_NONE;
    if (row == ROW_NONE) return;
    lf_put(&t->out, " (");
    say_row(t, (uint64_t)row);
    lf_put_char(&t->out, ')');
}

static void say_object(struct sentence *t, int kind, uint64_t args)
{
    switch (kind) {
    case ACT_LAY: say_lay(t, args); return;
    case ACT_DECK: case ACT_STRIKE: say_copies(t, kind, args); return;
    case ACT_BUILD: say_build(t, args); return;
    case ACT_PLAY: case ACT_SELL: case ACT_TAKE: say_row(t, args & 0xFF); return;
    case ACT_BANK: say_bank(t, args); return;
    case ACT_OFFER: say_offer(t, args); return;
    case ACT_USE: case ACT_HIT: say_thing(t, args & 0xFF); return;
    case ACT_DEMOLISH:
        say_thing(t, args & 0xFF);
        say(t, "", " ab");
        return;
    case ACT_DRAW: case ACT_SEARCH: case ACT_BAN: say_pile(t, args); return;
    case ACT_LIFT:
        if (args >= PILE_DISCARD) say(t, "the discard pile", "dem Ablagestapel");
        else say_pile(t, args);
        return;
    case ACT_GAIN: case ACT_PAY: say_resource(t, args & 0x7F); return;
    case ACT_NAME: say_kind(t, args); return;
    case ACT_CHOOSE: say_choice(t, args); return;
    case ACT_BURY: say_bury(t, args); return;
    case ACT_PUT: say_place(t, (int)(args & 0xFF)); return;
    case ACT_LAND: say_new_land(t, args); return;
    case ACT_SWAP:
        say_thing(t, args >> 8 & 0x7F);
        say(t, " for ", " gegen ");
        say_thing(t, (args & 0x7F) | AT_OTHER);
        return;
    case ACT_PASS: say_end(t); return;
    case ACT_SAMPLE: say_sample(t, args); return;
    default: return;
    }
}

int cards_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                   char *out, size_t size)
{
    const struct cards_state *s = view;
    struct sentence t = sentence_start(out, size, &cards_game, s, s->viewer, actor, language);
    int kind = lf_kind_of(seen);
    uint64_t args = lf_args_of(seen);
    if (actor == LF_CHANCE) {
        say_chance(&t, kind, args);
        return lf_out_end(&t.out);
    }
    static const struct verb KEEP = {
        { { "exchanges no card", "tauscht keine Karte" } },
        { { "exchange no card", "tauschst keine Karte" } },
    };
    const struct verb *verb = &VERB[kind < CARDS_KINDS ? kind : ACT_END];
    if (kind == ACT_END && s->step == STEP_EXCHANGE) verb = &KEEP;
    say_who(&t, actor);
    lf_put_char(&t.out, ' ');
    lf_put(&t.out, (is_viewer(&t, actor) ? verb->you : verb->they).in[language]);
    say_object(&t, kind, args);
    lf_put_char(&t.out, '.');
    return lf_out_end(&t.out);
}
