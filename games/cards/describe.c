/* describe.c - actions in a sentence, for logs and terminals. */
#include "games/cards/engine.h"
#include "games/cards/view.h"
#include "games/cards/words.h"

/* A sentence under construction. */
struct sentence {
    struct lf_out out;
    const struct cards_state *s;
    enum lf_language language;
    int actor;
};

static void say(struct sentence *t, const char *english, const char *german)
{
    lf_put(&t->out, t->language == LF_DE ? german : english);
}

static bool is_viewer(const struct sentence *t, int seat) { return t->s->viewer == seat; }

static void say_who(struct sentence *t, int seat)
{
    if (is_viewer(t, seat)) say(t, "You", "Du");
    else lf_put(&t->out, CARDS_SEAT_NAME[seat].in[t->language]);
}

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
    return t->s->depth ? &t->s->frame[t->s->depth - 1] : NULL;
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
    int land = t->s->realm[realm].land[place];
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
    lf_put(&t->out, LEVEL[t->s->realm[realm].town[town] & 3].in[t->language]);
    say_place(t, AT_TOWN + town);
}

/* Whatever is at a place: a landscape, a card, a town. */
static void say_thing(struct sentence *t, uint64_t args)
{
    int place = (int)(args & 0x7F);
    int realm = args & AT_OTHER ? other_seat(t->actor) : t->actor;
    if (place < AT_OUTER) {
        say_land(t, realm, place);
    } else if (place < AT_TOWN) {
        int row = slot_row(&t->s->realm[realm], place - AT_OUTER);
        if (row) say_row(t, (uint64_t)row);
        else say(t, "the place", "den Platz");
        say(t, " at", " auf");
        say_place(t, place);
    } else if (place < PLACE_COUNT) {
        say_town(t, realm, place - AT_TOWN);
    }
    if (args & AT_OTHER) {
        say(t, " of ", " von ");
        lf_put(&t->out, CARDS_SEAT_NAME[realm].in[t->language]);
    }
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
    bool success = die <= (f && f->f ? 2u : 5u);
    if (f && f->kind == FRAME_ATTACK) say_row(t, f->a);
    else say(t, "The attack", "Der Angriff");
    say(t, " rolls ", " würfelt ");
    lf_put_unsigned(&t->out, die);
    if (success) say(t, ": the attack succeeds.", ": Der Angriff gelingt.");
    else say(t, ": the attack turns against its player.", ": Der Angriff kehrt sich um.");
}

static void say_start_roll(struct sentence *t, uint64_t args)
{
    for (int seat = 0; seat < SEATS; seat++) {
        say_who(t, seat);
        lf_put_char(&t->out, ' ');
        lf_put_unsigned(&t->out, args >> 8 * seat & 0xFF);
        lf_put(&t->out, seat ? "." : ", ");
    }
}

/* The card that is turned up: named by what is seen, or the next one where all is known. */
static void say_event_card(struct sentence *t, uint64_t row)
{
    int top = pile_start(t->s, PILE_EVENTS);
    if (!row && t->s->count[PILE_EVENTS] && cards_shown(t->s, top)) row = t->s->card[top];
    if (!row) return;
    say(t, ": ", ": Die Ereigniskarte ");
    say_row(t, row);
    say(t, " is turned up", " wird aufgedeckt");
}

static void say_chance(struct sentence *t, int kind, uint64_t args)
{
    switch (kind) {
    case ACT_SHUFFLE: lf_put(&t->out, DEAL_SAY[args >> 48 & 7].in[t->language]); return;
    case ACT_START_ROLL:
        say(t, "Roll for the start: ", "Wurf um den Anfang: ");
        say_start_roll(t, args);
        return;
    case ACT_DIE:
        say(t, "The production die shows ", "Der Ertragswürfel zeigt ");
        lf_put_unsigned(&t->out, args);
        break;
    case ACT_EVENT:
        say(t, "The event die shows ", "Der Ereigniswürfel zeigt ");
        lf_put(&t->out, CARDS_FACE_NAME[(args & 0xFF) % (FACE_QUESTION + 1)].in[t->language]);
        if ((args & 0xFF) == FACE_QUESTION) say_event_card(t, args >> 8);
        break;
    case ACT_ATTACK: say_attack(t, args); return;
    default:
        say_row(t, (uint64_t)row_with_trait(TRAIT_WATCHTOWER));
        say(t, " rolls ", " würfelt ");
        lf_put_unsigned(&t->out, args);
        if (args <= 2) say(t, ": it holds", ": Die Abwehr gelingt");
        break;
    }
    lf_put_char(&t->out, '.');
}

/* ---- Seats ---- */

/* The verb of each kind with what follows it: they and you. */
struct verb { struct lf_say they, you; };
static const struct verb VERB[CARDS_KINDS] = {
    [ACT_LAY] = { { { "lays ", "legt " } }, { { "lay ", "legst " } } },
    [ACT_DECK] = { { { "takes into the deck: ", "nimmt ins Deck: " } },
                   { { "take into the deck: ", "nimmst ins Deck: " } } },
    [ACT_STRIKE] = { { { "takes out of the deck: ", "nimmt aus dem Deck: " } },
                     { { "take out of the deck: ", "nimmst aus dem Deck: " } } },
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
    [ACT_LIFT] = { { { "pays for an end of the ban on ", "zahlt für das Ende des Banns auf " } },
                   { { "pay for an end of the ban on ", "zahlst für das Ende des Banns auf " } } },
    [ACT_DEMOLISH] = { { { "demolishes ", "reißt ab: " } }, { { "demolish ", "reißt ab: " } } },
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
    [ACT_PASS] = { { { "passes", "passt" } }, { { "pass", "passt" } } },
};

static void say_copies(struct sentence *t, uint64_t args)
{
    lf_put_unsigned(&t->out, args & 0xFF);
    lf_put(&t->out, " × ");
    say_row(t, args >> 8 & 0xFF);
}

static void say_build(struct sentence *t, uint64_t args)
{
    int row = (int)(args >> 8 & 0xFF), place = (int)(args & 0xFF);
    say_row(t, (uint64_t)row);
    if (row == ROW_NONE || row >= ROW_COUNT) return;
    say(t, " at", " auf");
    say_place(t, place);
    if (place & AT_OTHER) {
        say(t, " of ", " von ");
        lf_put(&t->out, CARDS_SEAT_NAME[other_seat(t->actor)].in[t->language]);
    }
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
    const struct realm *r = &t->s->realm[t->actor];
    say_kind(t, place < LANDS ? (uint64_t)land_kind(r->land[place]) : GOLD);
    lf_put(&t->out, " (");
    cards_put_place(&t->out, (int)place);
    lf_put_char(&t->out, ')');
}

static void say_bury(struct sentence *t, uint64_t args)
{
    say_row(t, args >> 8 & 0xFF);
    say(t, " under ", " unter ");
    say_pile(t, args & 0xFF);
}

static void say_lay(struct sentence *t, uint64_t kind)
{
    static const uint8_t PLACE[] = { 10, 11, 12, 13, 14, 15 };    /* f1 f2 g1 g2 h1 h2 */
    const struct realm *r = &t->s->realm[t->actor];
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

/* A number, or the place or pile of a frame's card; the card's name says what it means. */
static void say_choice(struct sentence *t, uint64_t args)
{
    const struct frame *f = top_frame(t);
    int row = f ? cards_frame_row(t->s, f) : ROW_NONE;
    lf_put_unsigned(&t->out, args);
    if (row == ROW_NONE) return;
    lf_put(&t->out, " (");
    say_row(t, (uint64_t)row);
    lf_put_char(&t->out, ')');
}

static void say_end(struct sentence *t)
{
    const struct frame *f = top_frame(t);
    int row = f ? cards_frame_row(t->s, f) : ROW_NONE;
    if (row == ROW_NONE) return;
    lf_put(&t->out, " (");
    say_row(t, (uint64_t)row);
    lf_put_char(&t->out, ')');
}

static void say_object(struct sentence *t, int kind, uint64_t args)
{
    switch (kind) {
    case ACT_LAY: say_lay(t, args); return;
    case ACT_DECK: case ACT_STRIKE: say_copies(t, args); return;
    case ACT_BUILD: say_build(t, args); return;
    case ACT_PLAY: case ACT_SELL: case ACT_TAKE: say_row(t, args & 0xFF); return;
    case ACT_BANK: say_bank(t, args); return;
    case ACT_OFFER: say_offer(t, args); return;
    case ACT_USE: case ACT_DEMOLISH: case ACT_HIT: say_thing(t, args & 0xFF); return;
    case ACT_LIFT: case ACT_DRAW: case ACT_SEARCH: case ACT_BAN: say_pile(t, args); return;
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
    default: return;
    }
}

int cards_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                   char *out, size_t size)
{
    struct sentence t = { lf_out_start(out, size), view, language, actor };
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
    if (kind == ACT_END && t.s->step == STEP_EXCHANGE) verb = &KEEP;
    say_who(&t, actor);
    lf_put_char(&t.out, ' ');
    lf_put(&t.out, (is_viewer(&t, actor) ? verb->you : verb->they).in[language]);
    say_object(&t, kind, args);
    lf_put_char(&t.out, '.');
    return lf_out_end(&t.out);
}
