/* knights.h - Cities & Knights in two editions (CK-01 to CK-131, CKD, CKE, CKV, CKC): state,
 * kinds of action, rule numbers.
 *
 * The island is embedded; what this game adds lies beside it. Editions and variants are bits of
 * `options`, set once. Read next: check.c (what is forbidden), moves.h (the frame of a turn),
 * attack.c (the barbarians), cards_science.c and its sisters (progress cards).
 */
#ifndef KNIGHTS_H
#define KNIGHTS_H

#include "games/island/island.h"
#include "games/knights/cards.h"
#include "games/knights/rules.h"

/* Lanes after the five resources; lane COMMODITY + track pays for that track (CK-57). */
enum { COMMODITY = 5, PAPER = 5, CLOTH = 6, COIN = 7, KIND_COUNT = 8 };
enum {
    KNIGHTS_EACH = 2, STRENGTHS = 3, WALLS_EACH = 3, TRACK_SPACES = 7, COMMODITIES = 12,
    METROPOLIS_POINTS = 2,      /* beside those of its city (CK-63) */
    WALL_SAFE = 2,              /* cards that a wall keeps safe on a seven (CK-40) */
    KNIGHTS_INFINITE = 40,      /* cards of each resource that stand for a bank without end */
};

enum knights_phase {
    PHASE_BOARD,          /* chance deals the board */
    PHASE_DECKS,          /* chance shuffles the progress decks, one after the other */
    PHASE_START,          /* chance finds the start player */
    PHASE_SETTLE,         /* the active seat founds a settlement, in round two a city (CK-10) */
    PHASE_PAVE,           /* ... and its road */
    PHASE_ROLL,           /* before the roll: the roll, Alchemist, a knight-errant */
    PHASE_DICE,           /* chance rolls yellow and red */
    PHASE_EVENT,          /* chance rolls the event die */
    PHASE_COMMIT,         /* nasty: seats declare in order which knights fight (CKV-01) */
    PHASE_PILLAGE,        /* seats choose the city they lose (CK-105) */
    PHASE_REWARD,         /* seats tied for best defender choose a deck (CK-111) */
    PHASE_LIMIT,          /* seats off turn put one of five progress cards under its deck */
    PHASE_DUTY,           /* the active seat plays a card because it holds five */
    PHASE_DISCARD,        /* a seven: seats put cards aside */
    PHASE_SABOTAGE,       /* Saboteur: the same, for another reason */
    PHASE_WEDDING,        /* Wedding: seats choose the cards they give */
    PHASE_ROBBER,         /* the active seat moves the robber */
    PHASE_STEAL,          /* chance draws stolen cards, one for each seat with dues */
    PHASE_AQUEDUCT,       /* seats with dues may take a resource, in order (CK-38) */
    PHASE_MAIN,           /* trade, build, knights, cards */
    PHASE_FREE_ROADS,     /* Road Building */
    PHASE_REBUILD,        /* Diplomat: one's own road may be placed again */
    PHASE_HARBOR,         /* Commercial Harbor: `victim` owes a commodity */
    PHASE_TAKE,           /* Master Merchant: the active seat looks at a hand */
    PHASE_SPY,            /* Spy: the active seat looks at progress cards */
    PHASE_DESERT,         /* Deserter: `victim` removes a knight */
    PHASE_PLACE,          /* ... and the active seat may place one */
    PHASE_RETREAT,        /* `victim` moves its displaced knight */
    PHASE_OFFER,          /* an offer to other seats stands */
    PHASE_OVER,
    PHASE_GATE,           /* seats with four progress cards draw another or leave it (CK-22) */
#ifdef ISLAND_WIDE
    PHASE_GOLD,           /* seats take what gold owes them, in order; dues[]: who may take for the
                             Aqueduct afterwards (SF-26, CKS-16) */
#endif
    PHASE_COUNT,
};

/* Kinds of action. 1-15 belong to chance and name its random streams. */
enum knights_kind {
    KN_BOARD = 1, KN_SHUFFLE, KN_START, KN_START_ROLL,
    KN_DICE,              /* 0..35: 6 * (yellow - 1) + red - 1 */
    KN_EVENT,             /* enum event */
    KN_LOOT,              /* lane of the stolen card, or HIDDEN_ARG */

    KN_ROLL = 16, KN_SETTLEMENT, KN_ROAD, KN_CITY, KN_WALL,
    KN_IMPROVE,           /* track | corner of the new metropolis << 8, or NOWHERE << 8 */
    KN_RECRUIT, KN_ACTIVATE, KN_PROMOTE,
    KN_MOVE,              /* from | to << 8 */
    KN_CHASE,             /* corner of the knight; the robber's move follows */
    KN_ALCHEMIST,         /* 0..35, as KN_DICE */
    KN_CRANE, KN_ENGINEER,
    KN_INVENTOR,          /* hex | hex << 8, ascending */
    KN_IRRIGATION, KN_MEDICINE, KN_MINING, KN_ROAD_BUILDING,
    KN_SMITH,             /* corner | corner << 8, ascending; one only: NOWHERE << 8 */
    KN_COMMERCIAL_HARBOR, KN_MASTER_MERCHANT, KN_MERCHANT, KN_MERCHANT_FLEET,
    KN_RESOURCE_MONOPOLY, KN_TRADE_MONOPOLY,
    KN_BISHOP, KN_DESERTER, KN_DIPLOMAT, KN_INTRIGUE, KN_SABOTEUR, KN_SPY, KN_WARLORD,
    KN_WEDDING,
    KN_BANK, KN_OFFER, KN_ACCEPT, KN_DECLINE, KN_COUNTER, KN_CONFIRM, KN_WITHDRAW,
    KN_ROBBER,            /* hex | victim << 8; victim LF_NOBODY: none */
    KN_DISCARD,           /* trade fields, all given; also for Saboteur and Wedding */
    KN_HARBOR,            /* seat | resource << 8: an offer of Commercial Harbor */
    KN_ANSWER,            /* the commodity given for it */
    KN_TAKE,              /* Master Merchant: trade fields, all taken */
    KN_STEAL,             /* Spy: the card taken */
    KN_BURY,              /* a card put under its deck */
    KN_DESERT,            /* corner of the knight that leaves */
    KN_PLACE,             /* corner | strength << 8 */
    KN_RETREAT,           /* corner */
    KN_PILLAGE,           /* corner of the city lost */
    KN_REWARD,            /* deck drawn from */
    KN_COMMIT,            /* set of own active knights, as bits in the order of their corners */
    KN_AQUEDUCT,          /* resource taken */
    KN_DONE,              /* no more of what may be left undone */
    KN_END,
    KN_DRAW,              /* the card of a gate that a full hand may leave */
#ifdef ISLAND_WIDE
    KN_SHIP,              /* edge */
    KN_SAIL,              /* to | from << 8 */
    KN_PIRATE,            /* hex | victim << 8, as KN_ROBBER */
    KN_GOLD,              /* trade fields, all taken */
    KN_HUNT,              /* corner of the knight that chases the pirate; its move follows */
#endif
    KNIGHTS_KINDS,
};
/* Hidden arguments: HIDDEN_ARG; of a discard its number of cards with DISCARD_HIDDEN; of a buried
 * or spied card CARD_HIDDEN + its deck, because backs show the colour. */
enum { CARD_HIDDEN = 0xF0 };

enum event { EVENT_SCIENCE, EVENT_TRADE, EVENT_POLITICS, EVENT_SHIP, EVENT_COUNT };

/* How far the turn is: where it goes on after something else was settled. */
enum stage { STAGE_ROLL, STAGE_EVENT, STAGE_MAIN, STAGE_END };

/* What has happened in this turn. PAVED: the first free road is placed; CHASED: the robber was
 * chased by a knight (CKD-12, CKE-07); ALCHEMIST: the dice are chosen; ERRANT: CKV-04; HARBOR: a
 * Commercial Harbor was played (English edition). At sea, HUNTED: the pirate was chased (CKS-21);
 * SAILED: a ship was moved (SF-15); LIFTED: what Diplomat took and is placed again is a ship. */
enum knights_flags {
    FLAG_PAVED = 1, FLAG_CHASED = 2, FLAG_ALCHEMIST = 4, FLAG_ERRANT = 8, FLAG_HARBOR = 16,
    FLAG_HUNTED = 32, FLAG_SAILED = 64, FLAG_LIFTED = 128,
};

/* Options: bits of knights_state.options. */
enum knights_option_bits {
    KOPT_ENGLISH = 1, KOPT_NASTY = 2, KOPT_ERRANT = 4, KOPT_EASY = 8, KOPT_KEEP_HARBOUR = 16,
    KOPT_FIFTH_LATER = 32,      /* DE: after production; EN: at the end of the turn */
    KOPT_NO_RED = 64,
    KOPT_BOARD_SHIFT = 8,       /* two bits: enum board_kind */
    KOPT_START_SHIFT = 10,      /* two bits: enum start_mode */
    KOPT_RULES_SHIFT = 12,      /* two bits: the rules version less one */
};

/* A knight is a bit of knights[seat]; its strength is 1, plus 1 in strong, plus 1 in mighty. */
struct knights_state {
    struct island island;       /* reply[] in PHASE_DISCARD, SABOTAGE, WEDDING: secret until all are
                                   done. PHASE_HARBOR: the card offered, of the active seat.
                                   PHASE_COMMIT: corners of the knights that fight */
    corner_set knights[ISLAND_SEATS];
    corner_set strong;          /* corners of knights of strength 2 and 3 */
    corner_set mighty;          /* ... of strength 3 */
    corner_set active;          /* corners of active knights */
    corner_set used;            /* the active seat's knights that may not act, or no more */
    corner_set promoted;        /* ... and those promoted this turn (CK-78) */
    corner_set walls;           /* corners of cities with a wall */
    corner_set fallen;          /* settlements that are cities on their side (CK-107) */
    uint8_t progress[ISLAND_SEATS][8];   /* cards in hand, ascending, then 0; in a view of another
                                   seat all 0 */
    uint8_t deck[TRACK_COUNT][DECK_SIZE];   /* from the top; known to nobody: in a view all 0 */
    uint8_t deck_size[TRACK_COUNT];
    uint8_t hidden_progress[ISLAND_SEATS][TRACK_COUNT];   /* in a view: how many by deck, as the
                                   backs show; else 0 */
    uint8_t level[ISLAND_SEATS][TRACK_COUNT];
    uint8_t metropolis[TRACK_COUNT];     /* corner, or NOWHERE */
    uint8_t point_card[2];      /* seats that have Printer and Constitution open, or LF_NOBODY */
    uint8_t defender[ISLAND_SEATS];      /* Defender victory points */
    uint8_t dues[ISLAND_SEATS]; /* cards owed; 1 for a seat that owes a choice or is robbed;
                                   PHASE_START: total rolled, 0 not yet, 1 out of the race */
    uint8_t choice[ISLAND_SEATS];        /* PHASE_PILLAGE, PHASE_REWARD: 1 + what was chosen, secret
                                   until all have; in a view CHOICE_HIDDEN */
    uint8_t phase, stage, flags;
    uint8_t event;              /* last event die: 1 + enum event, 0: none */
    uint8_t ship;               /* spaces the barbarians have come: 0..6 */
    uint8_t landings;           /* 0 until the first one; counts to 255 */
    uint8_t merchant;           /* hex, or NOWHERE */
    uint8_t merchant_owner;     /* seat, or LF_NOBODY */
    uint8_t fleet;              /* Merchant Fleet: set of lanes traded 2:1 this turn */
    uint8_t cranes;             /* played and not used this turn */
    uint8_t harbor;             /* Commercial Harbor: seats that may still be made an offer, and
                                   << HARBOR_MORE those that may be made two */
    uint8_t victim;             /* of HARBOR, TAKE, SPY, DESERT, RETREAT; else LF_NOBODY */
    uint8_t place;              /* RETREAT, REBUILD: corner or edge left behind; else NOWHERE */
    uint8_t piece;              /* RETREAT, PLACE: strength | 4 if active; else 0 */
    uint8_t free_roads;
    uint8_t offers;             /* made this turn; stays at OFFERS_ANY - 1 */
    uint8_t target, discard_limit, offers_max, bank_each;
    uint16_t turn, options;
    uint8_t harbor_void;        /* seats that had no commodity to give, and got none since */
    uint8_t acted[STRENGTHS * KNIGHTS_EACH];   /* 1 + corners of the active seat's knights that
                                   have acted this turn, ascending, then 0 */
};
#ifdef ISLAND_WIDE
_Static_assert(sizeof(struct knights_state) == 1608, "struct knights_state has grown");
#else
_Static_assert(sizeof(struct knights_state) == 592, "struct knights_state has grown");
#endif
enum { CHOICE_HIDDEN = 0xFF, PIECE_ACTIVE = 4, HARBOR_MORE = 4 };

extern const struct lf_game knights_game;

/* What knights_game and a game that plays by the same functions have alike. */
#define KNIGHTS_GAME_PARTS \
    .state_size = sizeof(struct knights_state), \
    .options = KNIGHTS_OPTIONS, .bots_options = "offers=4", \
    .kinds = KNIGHTS_KIND_TABLE, .fields = KNIGHTS_COLUMNS, .tables = KNIGHTS_TABLES, \
    .rule_families = KNIGHTS_FAMILIES, .init = knights_init, \
    .seat_count = knights_seat_count, .seat_name = knights_name_of_seat, \
    .actors = knights_actors, .awaited = knights_awaited, .legal = knights_legal, \
    .chance = knights_chance, .check = knights_check, .forbidden = knights_forbidden, \
    .apply = knights_apply, .view = knights_view, .seen = knights_seen, \
    .shown = knights_shown, .tells = knights_tells, .resample = knights_resample, \
    .points = knights_points, .sources = knights_sources, .turn = knights_turn, \
    .winners = knights_winners, .sound = knights_sound, .print = knights_print, \
    .parse = knights_parse, .print_options = knights_print_options, \
    .print_position = knights_print_position, .poke = knights_poke, .json = knights_json, \
    .draw = knights_draw, .describe = knights_describe, .outcome = knights_outcome, \
    .tell = knights_tell, \
    .playout = knights_playout, .content = knights_content, \
    .ranges = KNIGHTS_RANGES, .map = &KNIGHTS_MAP

/* The parts of knights_game; lf.h says what each does. */
int knights_seat_count(const void *state);
const char *knights_name_of_seat(const void *state, int seat, enum lf_language language);
lf_seats knights_actors(const void *state);
lf_seats knights_awaited(const void *state);
int knights_points(const void *state, int seat);
int knights_sources(const void *state, int seat, struct lf_source *out);
uint32_t knights_turn(const void *state);
lf_seats knights_winners(const void *state);
bool knights_init(void *state, int seat_count, const char *options, struct lf_error *error);
int knights_print_options(const void *state, char *out, size_t size);
int knights_legal(const void *state, int seat, lf_action *out);
int knights_chance(const void *state, struct lf_outcome *out);
lf_rule knights_check(const void *state, int seat, lf_action action);
lf_rule knights_forbidden(const void *state, int seat, int kind);
void knights_apply(void *state, int seat, lf_action action);
void knights_view(const void *state, int seat, void *out);
lf_action knights_seen(const void *state, int actor, lf_action action, int viewer);
int knights_shown(const void *state, int viewer, uint64_t *out);
bool knights_tells(const void *state, int actor, lf_action action);
void knights_resample(const void *view, struct lf_rng *rng, void *out);
bool knights_sound(const void *state);
int knights_print(lf_action action, char *out, size_t size);
bool knights_parse(const char *text, lf_action *out, struct lf_error *error);
int knights_print_position(const void *state, char *out, size_t size);
bool knights_poke(void *state, const char *field, struct lf_error *error);
int knights_content(char *out, size_t size);
int knights_json(const void *view, char *out, size_t size);
int knights_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size);
int knights_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
                 size_t size);
int knights_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                     char *out, size_t size);
int knights_outcome(const void *before, const void *after, int actor, lf_action seen,
                   enum lf_language language, char *out, size_t size);
void knights_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally);

extern const struct lf_fields KNIGHTS_FIELDS;
extern const struct lf_range KNIGHTS_RANGES[];
extern const struct lf_map KNIGHTS_MAP;
extern const struct lf_option KNIGHTS_OPTIONS[];
extern const struct lf_kind KNIGHTS_KIND_TABLE[];
extern const struct lf_field KNIGHTS_COLUMNS[];
extern const struct lf_rule_family KNIGHTS_FAMILIES[];
extern const struct lf_fields *const KNIGHTS_TABLES[];

#endif
