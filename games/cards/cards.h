/* cards.h - the card game for two (KB, KE, KT, KS, KX, KC): state, places, piles, frames, kinds
 * of action.
 *
 * Cards that lie in a principality are slots of a realm; all others stand on one shelf, divided
 * into piles. What somebody owes is a small stack of frames; below it `step` says where the turn
 * is. Read next: table/row.h (what a card is), realm/realm.h and realm/shelf.h (the two stores),
 * turn/steps.c (the course of a turn), frames/resources.c (what frames do), sets/base/actions.c
 * (what single cards do).
 *
 * Names: whatever the linker sees begins with cards_ (tables with CARDS_). Small inline functions
 * of the headers begin with the thing they look at: land_, slot_, realm_ and holdings_ (realm.h),
 * pile_, stack_, hand_ and seat_ (shelf.h), row_ (row.h), frame_, place_, set_ and action_
 * (engine.h).
 */
#ifndef CARDS_H
#define CARDS_H

#include "core/dense.h"
#include "games/cards/table/row.h"

/* ---- Places in a principality, as one number ----
 *
 * The axis has 13 columns, a to m, and 12 towns between them, 1 to 12; the start road lies in
 * column g (index 6), the start settlements are towns 6 and 7 (index 5 and 6), so growing never
 * shifts a name. A column has a road and two landscapes, above and below; town t lies between
 * columns t and t + 1, whose landscapes are its four corners (KB-21). */
enum {
    SEATS = 2, COLUMNS = 13, TOWNS = 12, LANDS = 26, SITES = 48, SLOTS = 87,
    START_COLUMN = 6,
};
enum cards_place {
    AT_LAND = 0,        /* + column * 2 + side: "g1" above, "g2" below */
    AT_OUTER = 26,      /* + land: outer side of a landscape (KS-01, KS-13): "g3", "g4" */
    AT_SITE = 52,       /* + town * 4 + n: "6a" "6b" above, "6c" "6d" below (KB-22) */
    AT_ROAD = 100,      /* + column: "g0" */
    AT_TOWN = 113,      /* + town: "6" */
    PLACE_COUNT = 125,
    AT_OTHER = 0x80,    /* flag: in the principality of the other seat: "@6a" */
    NOWHERE = 0xFF,
};
/* Cards lie on outer sides, sites and roads: slot = place - AT_OUTER. */
enum { SITES_FROM = AT_SITE - AT_OUTER, ROADS_FROM = AT_ROAD - AT_OUTER };

/* ---- Principalities ---- */

enum town_level { TOWN_NONE, TOWN_SETTLEMENT, TOWN_CITY, TOWN_METROPOLIS };

struct card_slot { uint8_t row, mark; };
enum card_mark {
    MARK_COUNT = 3,     /* Arch value, Residence tokens, Colonial gold 0-3; Brewery 1 commerce,
                           2 strength */
    MARK_FOREIGN = 4,   /* belongs to the other seat (KS-04) */
    MARK_DOGMA = 8,     /* disabled by a Dogma of the other seat */
    MARK_USED = 16,     /* used this turn */
    MARK_FRESH = 32,    /* laid this turn */
};

struct realm {
    uint64_t full[2];             /* slots with a card: bit slot % 64 of word slot / 64 */
    struct card_slot slot[SLOTS];
    uint8_t land[LANDS];          /* kind | die number << 3 | store << 6; 0: no landscape */
    uint8_t town[TOWNS];          /* enum town_level */
    uint16_t roads;               /* columns with a road */
    uint8_t stale;                /* 1: sums are to be measured; 0 whenever somebody chooses */
    uint8_t spare;                /* always 0 */
};

/* Derived from the realms after every completed step (sums.c); public. */
struct sums {
    uint64_t have;                /* traits of own effective cards here, copied ones too (KX-19) */
    uint64_t lying;               /* traits of own cards here, disabled ones too */
    uint64_t hosted;              /* traits of foreign cards that lie here */
    uint8_t points, strength, joust, commerce;
    uint8_t limit;                /* of the hand (KB-59) */
    uint8_t spare[3];             /* always 0 */
};

/* ---- The shelf ---- */

enum cards_pile {
    PILE_STACK = 0,               /* 8 draw stacks, top first; tournament: 0-3 of seat 0, 4-7 of
                                     seat 1. While decks are chosen, the first stack of a seat
                                     holds its cards, the second its events */
    STACKS = 8,
    PILE_EVENTS = 8,              /* top first */
    PILE_DISCARD = 9,             /* + seat in the tournament, else 9 for both; last card first */
    PILE_HAND = 11,               /* + seat, sorted by row */
    PILE_DISPLAY = 13,            /* open cards beside the stacks (KE-04), sorted */
    PILE_ASIDE = 14,              /* played and not done yet (KX-39); event card being resolved */
    PILE_DRAWN = 15,              /* a card just drawn that may be put back (Holy place) */
    PILES = 16,
    SHELF = 112, LAND_STACK = 11,
    UNKNOWN = 0xFF,               /* in views: a card the viewer does not know */
};
/* Bits of known[]: who knows what stands there. KNOWN_OPEN: it lies face up for everybody. */
enum { KNOWN_OPEN = 4, KNOWN_ALL = 7 };

/* ---- Frames: what is owed, the top first ---- */

/* The arguments have names by the kind of frame (enum frame_kind); positions print and read them
 * as six numbers. Every member of the union has six bytes, so that whoever writes one leaves no
 * old byte behind. */
enum { FRAMES = 24, FRAME_ARGS = 6 };
struct frame {
    uint8_t kind, seat;
    union {
        uint8_t arg[FRAME_ARGS];
        /* Set when a counter card, or a Scout, was played: attack, hit, land, plague. */
        struct { uint8_t own[5], answered; };
        struct { uint8_t deal, none[5]; } shuffle;               /* enum cards_deal */
        struct { uint8_t row, attacker, none[4]; } attack;
        struct { uint8_t none, owner, more[4]; } watch;          /* whose Watchtower it is */
        struct { uint8_t count, kinds, none[4]; } gain;          /* kinds: always as bits */
        struct { uint8_t kind, count, fleet, none[3]; } pay;     /* place of the Large trade fleet
                                                                    that it pays for, or NOWHERE */
        /* to: LOSE_...; given: kinds so far; regain: then so many of kinds not given; one_kind:
         * all of the same. */
        struct { uint8_t count, kinds, to, given, regain, one_kind; } lose;
        struct { uint8_t count, kinds, may_stop, taken, none[2]; } rob;
        struct { uint8_t row, left, spared[2], none[2]; } spare; /* spared: 2 bits a kind */
        struct { uint8_t row, place, none[4]; } lay;
        struct { uint8_t row, none[5]; } discard, event, prefect;
        struct { uint8_t effect, none[5]; } react;               /* of the card that answers */
        struct { uint8_t effect, victim, none[4]; } hit;         /* seat whose cards are hit */
        struct { uint8_t effect, least, most, none[3]; } number;
        struct { uint8_t column, card, none[4]; } land;          /* card turned up; 0: not yet */
        struct { uint8_t column, left, none[4]; } scout;         /* landscapes still to choose */
        /* kept: cards at the pile's end that may not be taken; effect: what is told; what:
         * LOOK_... */
        struct { uint8_t pile, kept, may_pass, count, effect, what; } look;
        struct { uint8_t count, stack, none[4]; } bury;          /* NOWHERE: a stack of choice */
        struct { uint8_t stack, none[5]; } exchange, holy;
        struct { uint8_t barred, none[5]; } master;              /* stack not to be searched */
        struct { uint8_t left, stack, none[4]; } conflict;       /* stack chosen, or NOWHERE */
        struct { uint8_t count, may_draw, none[4]; } sun;        /* one may be a card (Palace) */
        struct { uint8_t count, place[3], none[2]; } assault;    /* retreat, too */
        struct { uint8_t stack, back, count, none[3]; } archive; /* stack or NOWHERE; cards put
                                                                    back, cards in all */
        struct { uint8_t count, none[5]; } council, draw, voyage;
        struct { uint8_t slot, none[5]; } bribed;                /* in the other realm */
        struct { uint8_t fleet, none[5]; } cheap;                /* place of the Large trade fleet
                                                                    chosen, or 0 */
    };
};
_Static_assert(sizeof(struct frame) == 2 + FRAME_ARGS, "an argument of a frame is out of place");

enum cards_step {
    STEP_DEAL,          /* chance shuffles */
    STEP_DECKS,         /* tournament: both choose their decks */
    STEP_LAY,           /* seat 0, then seat 1 arrange their landscapes (KB-72) */
    STEP_START_ROLL,    /* chance */
    STEP_START_HAND,    /* first player, then second: three cards (KB-12, KE-08, KT-06) */
    STEP_BEGIN,         /* step 0 of a turn: roll, or Alchemist before */
    STEP_DIE,           /* chance: production die */
    STEP_EVENT_DIE,     /* chance */
    STEP_EVENT,         /* the event is carried out */
    STEP_AFTERMATH,     /* what follows a "?" (KX-03) */
    STEP_PRODUCTION,
    STEP_MAIN,          /* step 4 */
    STEP_LIMIT,         /* step 5: surplus under stacks */
    STEP_REFILL,        /* ... draw up to the limit */
    STEP_EXCHANGE,      /* ... or exchange a card */
    STEP_NEXT,          /* the turn passes on */
    STEP_OVER,
    STEP_COUNT,
};

enum event_face { FACE_NONE, FACE_CLUB, FACE_MILL, FACE_KNIGHT, FACE_SUN, FACE_QUESTION };

enum cards_mode { MODE_BASE, MODE_EXTENDED, MODE_TOURNAMENT };

/* What happened this turn. DREW: with Chancellor or Scriptorium (KB-64); HOLY: the Holy place is
 * used; EXCHANGE: the hand was full when step 5 began (KB-63); ALCHEMIST: the die is chosen. */
enum { TURN_DREW = 1, TURN_HOLY = 2, TURN_EXCHANGE = 4, TURN_ALCHEMIST = 8, TURN_CHRISTOPH = 16 };

struct cards_state {
    struct realm realm[SEATS];
    struct sums sums[SEATS];
    struct frame frame[FRAMES];
    uint64_t offer;               /* the standing offer's arguments; 0: none */
    uint32_t figures;             /* hash of replaced figures; 0: the standard ones */
    uint16_t turn, turns_max;
    uint8_t card[SHELF];          /* rows; UNKNOWN in views; 0 behind the last */
    uint8_t known[SHELF];
    uint8_t count[PILES];
    uint8_t land_card[LAND_STACK];     /* kind | number << 3, top first; UNKNOWN in views */
    uint8_t land_known[LAND_STACK];
    uint8_t land_count;
    uint8_t ban[PILES];           /* stacks and discard piles: seats that are banned, as bits */
    uint8_t supply[3];            /* roads, settlements, cities left (KB-43) */
    uint8_t copies[SEATS];        /* place of the building a Secret society copies, in the other
                                     realm; NOWHERE: none */
    uint8_t depth;                /* frames in use; frame[depth - 1] is the top */
    uint8_t step, active, first;
    uint8_t knight, mill;         /* holders of the figures, or LF_NOBODY */
    uint8_t die, event;           /* die 0: not rolled; enum event_face */
    uint8_t gate;                 /* 1: both together have had 7 points (KB-52) */
    uint8_t flags;                /* TURN_... */
    uint8_t played;               /* action cards the active seat has played this turn */
    uint8_t offers;               /* made this turn; stays at OFFERS_ANY - 1 */
    uint8_t cheap, cheap_fleet;   /* kind traded 1:1 this turn, or NOWHERE; place of the Large trade
                                     fleet it holds for, or NOWHERE: for all of the kind */
    uint8_t searched;             /* stack the first player took start cards from; NOWHERE */
    uint8_t ready;                /* seats that are ready in STEP_DECKS */
    uint8_t due;                  /* seats that must obey their hand limit at once (KB-64) */
    uint8_t winner;               /* in STEP_OVER; LF_NOBODY: a draw */
    uint8_t deals;                /* STEP_DEAL: shuffles still to come, one bit each */
    uint8_t mode, set, sets;      /* set: enum card_set; sets: bits of sets allowed in decks */
    uint8_t target, start;        /* start: seat, or LF_NOBODY for a roll */
    uint8_t offers_max;           /* of a turn (KB-90), or OFFERS_ANY */
    uint8_t viewer;               /* LF_NOBODY: a full state; VIEWER_SPECTATOR */
    uint8_t rules;                /* rules version less 1: those of version 1 keep their bytes */
    uint8_t event_card;           /* row turned up this turn, known to all; always 0 by the rules
                                     of version 1 */
};
_Static_assert(sizeof(struct cards_state) % 8 == 0, "not a multiple of 8");
_Static_assert(offsetof(struct cards_state, event_card) + 1 == sizeof(struct cards_state),
               "padding");
_Static_assert(sizeof(struct cards_state) <= 2048, "the state has grown");
enum { VIEWER_SPECTATOR = 0xFE };
enum {
    OFFERS_ANY = 255,             /* no bound */
    OFFERS_LISTED = 3,            /* after so many a turn, lists hold no more (KB-90) */
};

/* The version of the rules that a match is played by. */
static inline int cards_rules(const struct cards_state *s) { return s->rules + 1; }

/* What a shuffle shuffles. Its argument is this << 48 | 48 random bits. */
enum cards_deal {
    DEAL_BASE,          /* the stacks of base cards */
    DEAL_SET,           /* the two stacks of the set (KE-06) */
    DEAL_EVENTS,
    DEAL_LANDS,
    DEAL_DECK,          /* + seat: the deck into four stacks (KT-06) */
    DEAL_INQUISITION = 6,    /* + seat: its stacks and hand (KC-RH-inquisition) */
    DEALS = 8,
};

/* ---- Kinds of action. 1-15 belong to chance and name its random streams. What is written first
 * stands in the higher bits, so lists are sorted as they are read. ---- */

enum cards_kind {
    ACT_SHUFFLE = 1,    /* enum cards_deal << 48 | random bits */
    ACT_START_ROLL,     /* die of seat 0 | die of seat 1 << 8 */
    ACT_DIE,            /* 1-6 */
    ACT_EVENT,          /* enum event_face; as it is seen, | row that is turned up << 8 */
    ACT_ATTACK,         /* 1-6 (KB-57) */
    ACT_WATCH,          /* 1-6: Watchtower */

    ACT_LAY = 16,       /* kind: the start landscape for the next place (f1 f2 g1 g2 h1 h2) */
    ACT_DECK,           /* copies | row << 8: add to the deck */
    ACT_STRIKE,         /* copies | row << 8: take out of it; never listed */
    ACT_READY,
    ACT_ROLL,
    ACT_BUILD,          /* place | row << 8 */
    ACT_PLAY,           /* row: an action card, also as a reaction */
    ACT_BANK,           /* place of a Large trade fleet or NOWHERE | rate << 8 | taken << 16 |
                           given << 24 */
    ACT_OFFER,          /* wanted nibbles | given nibbles << 24 */
    ACT_ACCEPT, ACT_DECLINE,
    ACT_USE,            /* place of a building or unit that is used */
    ACT_SELL,           /* row: Secret brotherhood */
    ACT_LIFT,           /* pile: end a Church ban */
    ACT_DEMOLISH,       /* place */
    ACT_END,            /* end of step 4, or no exchange */
    ACT_GAIN,           /* place of the landscape that gets 1 */
    ACT_PAY,            /* place of the landscape, or Colonial base, that gives 1 */
    ACT_NAME,           /* kind of resource */
    ACT_CHOOSE,         /* a number that the frame explains */
    ACT_DRAW,           /* stack: its top card */
    ACT_SEARCH,         /* stack: look through it, then take */
    ACT_TAKE,           /* row, out of what was looked at; HIDDEN_ROW */
    ACT_BURY,           /* stack | row << 8: a hand card under that stack; HIDDEN_ROW */
    ACT_HIT,            /* place of a card: target of an attack, an event, a choice */
    ACT_PUT,            /* place where the frame's card goes */
    ACT_LAND,           /* land | landscape card << 8 (KB-41) */
    ACT_SWAP,           /* land of the other seat | own land << 8 */
    ACT_BAN,            /* pile */
    ACT_PASS,           /* no reaction; no more of what may be left undone */
    ACT_SAMPLE,         /* number of a sample deck: the whole deck at once; HIDDEN_ROW. Never
                           listed */
    CARDS_KINDS,
};
enum { HIDDEN_ROW = 0xFF };

extern const struct lf_fields CARDS_FIELDS;
extern const struct lf_range CARDS_RANGES[];
extern const struct lf_game cards_game;

/* The parts of cards_game; lf.h says what each does. */
bool cards_init(void *state, int seat_count, const char *options, struct lf_error *error);
int cards_print_options(const void *state, char *out, size_t size);
lf_seats cards_actors(const void *state);
lf_seats cards_awaited(const void *state);
int cards_sources(const void *state, int seat, struct lf_source *out);
int cards_legal(const void *state, int seat, lf_action *out);
int cards_chance(const void *state, struct lf_outcome *out);
lf_rule cards_check(const void *state, int seat, lf_action action);
lf_rule cards_forbidden(const void *state, int seat, int kind);
void cards_apply(void *state, int seat, lf_action action);
void cards_view(const void *state, int seat, void *out);
lf_action cards_seen(const void *state, int actor, lf_action action, int viewer);
int cards_shown_to(const void *state, int viewer, uint64_t *out);
bool cards_tells(const void *state, int actor, lf_action action);
void cards_resample(const void *view, struct lf_rng *rng, void *out);
bool cards_sound(const void *state);
int cards_print(lf_action action, char *out, size_t size);
bool cards_parse(const char *text, lf_action *out, struct lf_error *error);
int cards_print_position(const void *state, char *out, size_t size);
bool cards_poke(void *state, const char *field, struct lf_error *error);
int cards_json(const void *view, char *out, size_t size);
int cards_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size);
int cards_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
               size_t size);
int cards_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                   char *out, size_t size);

int cards_outcome(const void *before, const void *after, int actor, lf_action seen,
                  enum lf_language language, char *out, size_t size);
void cards_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally);

extern const struct lf_option CARDS_OPTIONS[];
extern const struct lf_kind CARDS_KIND_TABLE[];

#endif
