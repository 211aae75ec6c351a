/* base.h - the island game for three and four (IB-01 to IB-101): state, kinds, rule numbers.
 *
 * Read next: check.c (what is forbidden and by which rule), apply.c (what happens), legal.c.
 */
#ifndef BASE_H
#define BASE_H

#include "games/island/island.h"

struct lf_out;            /* core/text.h */
struct lf_setup;          /* core/options.h */

enum base_phase {
    BASE_BOARD,         /* chance deals the board */
    BASE_START,         /* chance finds the start player: rolls (IB-19), or one draw */
    BASE_SETTLE,        /* the active seat founds a settlement */
    BASE_PAVE,          /* ... and its road */
    BASE_ROLL,          /* before the roll: a development card or the roll (IB-28) */
    BASE_DICE,          /* chance rolls */
    BASE_DISCARD,       /* seats with dues put cards aside */
    BASE_ROBBER,        /* the active seat moves the robber and names a victim */
    BASE_STEAL,         /* chance draws the stolen card */
    BASE_MAIN,          /* trade and build */
    BASE_DRAW,          /* chance draws the development card bought */
    BASE_FREE_ROADS,    /* Road Building: one or two roads to place */
    BASE_OFFER,         /* an offer stands */
    BASE_OVER,
#ifdef ISLAND_WIDE
    BASE_GOLD,          /* one seat after another takes what gold owes it (SF-24, SF-26) */
#endif
    BASE_PHASES,
};

/* Kinds of action. 1-15 belong to chance and name its random streams. */
enum base_kind {
    K_BOARD = 1,        /* 48-bit number that deals the board */
    K_START = 2,        /* seat that begins */
    K_START_ROLL = 3,   /* start roll of the seat whose turn it is: 0..35 */
    K_DICE = 4,         /* 0..35: 6 * (yellow - 1) + red - 1 */
    K_CARD = 5,         /* enum dev, or HIDDEN_ARG */
    K_LOOT = 6,         /* enum resource, or HIDDEN_ARG */

    K_ROLL = 16, K_SETTLEMENT, K_ROAD, K_CITY, K_BUY,
    K_KNIGHT, K_ROAD_BUILDING, K_INVENTION, K_MONOPOLY,
    K_BANK,             /* trade fields: given negative, taken positive */
    K_OFFER,            /* target seats in bits 48-55, then trade fields */
    K_ACCEPT, K_DECLINE,
    K_COUNTER,          /* trade fields, as the answering seat sees them */
    K_CONFIRM,          /* seat whose acceptance or counter-offer is taken */
    K_WITHDRAW,
    K_ROBBER,           /* hex | victim << 8; victim LF_NOBODY: none */
    K_DISCARD,          /* trade fields, all given */
    K_DONE,             /* no second free road */
    K_END,
#ifdef ISLAND_WIDE
    K_SHIP,             /* edge */
    K_SAIL,             /* to | from << 8 */
    K_PIRATE,           /* hex | victim << 8, as K_ROBBER */
    K_GOLD,             /* trade fields, all taken */
#endif
    BASE_KINDS,
};

/* Development cards (IB-04); counts are nibbles of one 32-bit word, nibble k for card k. */
enum dev { DEV_KNIGHT, DEV_ROADS, DEV_INVENTION, DEV_MONOPOLY, DEV_POINT, DEV_COUNT };
enum { DEV_KNIGHTS = 14, DEV_POINTS = 5, DEV_EACH = 2 };     /* how many; of each other kind */

/* Largest Army (IB-95, IB-96). */
enum { ARMY_LEAST = 3, ARMY_POINTS = 2 };

/* What has happened in this turn; PAVED: the first free road of Road Building is placed; SAILED: a
 * ship was moved (SF-15). ELSEWHERE: for its JSON alone, a game around this one is in a phase of
 * its own. */
enum base_flags {
    BASE_ROLLED = 1, BASE_BUILT = 2, BASE_PLAYED = 4, BASE_PAVED = 8, BASE_SAILED = 16,
    BASE_ELSEWHERE = 128,
};

/* Options: bits of base_state.options. */
enum base_option_bits {
    OPT_SEPARATE = 1,          /* IB-30, IB-32; else combined IB-31 */
    OPT_FRIENDLY = 2,          /* friendly robber */
    OPT_NO_RED_NEIGHBOURS = 4,
    OPT_BOARD_SHIFT = 3,       /* two bits: enum board_kind */
    OPT_START_SHIFT = 5,       /* two bits: enum start_mode */
};

/* Rows of the table of options; games that embed this one have the shared ones, too. */
enum base_option {
    OPTION_BOARD, OPTION_PHASES, OPTION_TARGET, OPTION_START, OPTION_TRADES, OPTION_OFFERS,
    OPTION_FRIENDLY, OPTION_NO_RED, OPTION_BANK, OPTION_DISCARD, OPTIONS_SHARED,
    OPTION_PLAIN2 = OPTIONS_SHARED,
};

struct base_state {
    struct island island;      /* reply[] in BASE_DISCARD: secret until all are done; in
                                  BASE_ROBBER after it: the same cards, public */
    uint32_t dev[ISLAND_SEATS];/* unplayed cards; in a view 0 for others */
    uint32_t deck;             /* cards left to draw, by kind: known to nobody. In a view: all
                                  cards the viewer has not seen, and the deck's size << 24 */
    uint32_t fresh;            /* cards the active seat bought this turn (IB-75); in a view of
                                  another seat: how many << 24 */
    uint16_t turn;             /* turns begun */
    uint8_t knights[ISLAND_SEATS];  /* face-up knights (IB-80) */
    uint8_t hidden_dev[ISLAND_SEATS];   /* in a view: how many unplayed cards; else 0 */
    uint8_t dues[ISLAND_SEATS];/* BASE_DISCARD: cards still owed. BASE_STEAL: 1 for the victim.
                                  BASE_START: total rolled, 0 not yet, 1 out of the race */
    uint8_t phase;
    uint8_t army;              /* seat that holds Largest Army, or LF_NOBODY */
    uint8_t flags;             /* enum base_flags, of this turn */
    uint8_t free_roads;        /* left to place in BASE_FREE_ROADS */
    uint8_t offers;            /* made this turn; stays at OFFERS_ANY - 1 */
    uint8_t target;            /* points to win (IB-97) */
    uint8_t discard_limit;     /* hand that is safe on a seven (IB-43) */
    uint8_t offers_max;        /* bound on offers per turn, or OFFERS_ANY; 0: no domestic
                                  trade */
    uint8_t bank_each;         /* cards of each resource in the game (IB-03) */
    uint8_t options;           /* enum base_option_bits */
};
_Static_assert(sizeof(struct base_state) == sizeof(struct island) + 48,
               "struct base_state has grown");

extern const struct lf_game base_game;

/* What base_game and a game that plays by the same functions have alike. */
#define BASE_GAME_PARTS \
    .state_size = sizeof(struct base_state), .bots_options = "offers=4", \
    .kinds = BASE_KIND_TABLE, .fields = BASE_PLAYER_COLUMNS, .tables = BASE_TABLES, \
    .rule_families = BASE_FAMILIES, .seat_count = base_seat_count, \
    .seat_name = base_name_of_seat, .actors = base_actors, .awaited = base_awaited, \
    .legal = base_legal, .chance = base_chance, .check = base_check, \
    .forbidden = base_forbidden, .apply = base_apply, .view = base_view, .seen = base_seen, \
    .shown = base_shown, .tells = base_tells, .resample = base_resample, \
    .points = base_points, .sources = base_sources, .turn = base_turn, \
    .winners = base_winners, .sound = base_sound, .print = base_print, .parse = base_parse, \
    .print_position = base_print_position, .poke = base_poke, .json = base_json, \
    .draw = base_draw, .describe = base_describe, .tell = base_tell, .playout = base_playout, \
    .content = base_content, .ranges = BASE_RANGES, .map = &BASE_MAP

/* The parts of base_game; lf.h says what each does. */
int base_seat_count(const void *state);
const char *base_name_of_seat(const void *state, int seat, enum lf_language language);
lf_seats base_actors(const void *state);
lf_seats base_awaited(const void *state);
int base_points(const void *state, int seat);
uint32_t base_turn(const void *state);
lf_seats base_winners(const void *state);
bool base_init(void *state, int seat_count, const char *options, struct lf_error *error);
/* The same from a line that was read, for a game that embeds this one; `line` has the text of a
 * board. own_founding: its seats found on the beginner map. And the way back. */
bool base_init_setup(struct base_state *state, int seat_count, const struct lf_setup *setup,
                     const char *line, bool own_founding, struct lf_error *error);
void base_setup_of(const struct base_state *state, char board[LF_OPTIONS_MAX],
                   struct lf_setup *setup);
int base_print_options(const void *state, char *out, size_t size);
int base_sources(const void *state, int seat, struct lf_source *out);
int base_legal(const void *state, int seat, lf_action *out);
int base_chance(const void *state, struct lf_outcome *out);
lf_rule base_check(const void *state, int seat, lf_action action);
lf_rule base_forbidden(const void *state, int seat, int kind);
void base_apply(void *state, int seat, lf_action action);
void base_view(const void *state, int seat, void *out);
lf_action base_seen(const void *state, int actor, lf_action action, int viewer);
int base_shown(const void *state, int viewer, uint64_t *out);
bool base_tells(const void *state, int actor, lf_action action);
void base_resample(const void *view, struct lf_rng *rng, void *out);
bool base_sound(const void *state);
/* The same where neutral players have pieces and knights have left the game. */
bool base_sound_without(const struct base_state *state, int knights_gone);
int base_print(lf_action action, char *out, size_t size);
bool base_parse(const char *text, lf_action *out, struct lf_error *error);
int base_print_position(const void *state, char *out, size_t size);
bool base_poke(void *state, const char *field, struct lf_error *error);
int base_content(char *out, size_t size);
int base_json(const void *view, char *out, size_t size);
int base_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size);
int base_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
              size_t size);
int base_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                  char *out, size_t size);
/* Whether the seat may propose a trade to the one whose turn it is (IB-50, R-92). */
bool base_may_propose(const struct base_state *state, int seat);

/* Set-up: apply.c. */
void base_board_ready(struct base_state *state);       /* goes on once the board is there */

void base_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally);

extern const struct lf_fields BASE_FIELDS;
extern const struct lf_range BASE_RANGES[];
extern const struct lf_map BASE_MAP;
extern const struct lf_option BASE_OPTIONS[];
extern const struct lf_kind BASE_KIND_TABLE[];
extern const struct lf_field BASE_PLAYER_COLUMNS[];
extern const struct lf_rule_family BASE_FAMILIES[];
extern const struct lf_fields *const BASE_TABLES[];

#endif
