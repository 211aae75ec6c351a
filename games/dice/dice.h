/* dice.h - the dice game on one sheet each (D-01 to D-83): state, kinds, rule numbers, the sheet.
 *
 * Dice have no places: six dice are a count of each face. The sheet is a table (SHEET_*); a
 * settlement, a city and a knight have no place to choose, because their order is fixed.
 *
 * Read next: check.c (what is forbidden and by which rule), moves.h (what happens), legal.c.
 */
#ifndef DICE_H
#define DICE_H

#include "core/dense.h"

enum {
    DICE_SEATS = 6, DICE_COUNT = 6, DICE_ROLLS = 3,
    DICE_ROADS = 16, DICE_SETTLEMENTS = 6, DICE_CITIES = 4, DICE_KNIGHTS = 6, DICE_BOXES = 15,
    DICE_BOX_MAX = 30,         /* the most points of one turn (D-25): the last city */
    DICE_SPECTATOR = 0xFE,     /* as viewer */
};

/* Faces of a die (D-01); the first five are the resources. */
enum dice_face { BRICK, LUMBER, WOOL, GRAIN, ORE, GOLD, FACE_COUNT, RESOURCES = GOLD };

/* Six dice, or some of them: a nibble for each face, how many show it. */
typedef uint32_t dice_faces;

enum dice_phase {
    DICE_START,         /* chance finds the start player */
    DICE_ROLL,          /* the active seat is to roll all six dice */
    DICE_THROW,         /* chance rolls the dice that are not kept */
    DICE_CHOOSE,        /* roll some again, or stop */
    DICE_BUILD,         /* jokers, gold trades and builds, then the box */
    DICE_OVER,
    DICE_PHASES,
};

/* Kinds of action. 1-15 belong to chance and name its random streams. */
enum dice_kind {
    K_START = 1,        /* seat that begins */
    K_DICE = 2,         /* faces of the dice rolled */

    K_ROLL = 16,
    K_REROLL,           /* faces of the dice to roll again */
    K_STOP,
    K_ROAD,             /* road 0..15 */
    K_SETTLEMENT, K_CITY, K_KNIGHT,
    K_JOKER,            /* (knight - 1) << 6 | face the die shows << 3 | face it is turned to */
    K_GOLD,             /* resource that one of two gold dice is turned to */
    K_END,
    DICE_KINDS,
};

/* What the kinds of building are called where they are counted together. */
enum dice_building { DICE_ROAD, DICE_SETTLEMENT, DICE_CITY, DICE_KNIGHT, DICE_BUILDINGS };

/* Options: bits of dice_state.options. */
enum { DICE_LATER_TURNS = 1, DICE_START_GIVEN = 2 };

enum { DICE_CROSS = 0xFF };

/* One player's sheet; all of it is public. */
struct dice_sheet {
    uint16_t roads;            /* bit r: road r is built; the start road has no bit */
    uint8_t settlements;       /* built, 0..6, in the order of their points */
    uint8_t cities;            /* built, 0..4, likewise */
    uint8_t knights;           /* built, 0..6, likewise */
    uint8_t used;              /* bit k: the joker of knight k + 1 is used */
    uint8_t filled;            /* boxes filled, 0..15 */
    uint8_t box[DICE_BOXES];   /* points of the turn, or DICE_CROSS; 0 where nothing stands yet */
};

struct dice_state {
    struct dice_sheet sheet[DICE_SEATS];
    dice_faces dice;           /* of the active seat, not yet spent; DICE_THROW: those kept */
    dice_faces aside;          /* dice spent on builds or lost in a gold trade this turn */
    uint8_t phase;
    uint8_t active, first;     /* whose turn it is; who began */
    uint8_t seat_count;
    uint8_t viewer;            /* LF_NOBODY: a full state; a seat; DICE_SPECTATOR */
    uint8_t options;
    uint8_t turn;              /* turns begun by all seats together, 0..90 */
    uint8_t rolls;             /* made this turn, 0..3 */
    uint8_t gained;            /* points built this turn */
    uint8_t fresh;             /* knights built this turn */
    uint8_t spare[2];
};
_Static_assert(sizeof(struct dice_state) == 152, "struct dice_state has grown");

/* Where a rule is named in code, it is D(45) for D-45, or RULING(1) for R-01. */
enum { FAMILY_D = 1, FAMILY_RULING = 2 };
#define D(number) LF_RULE(FAMILY_D, number)
#define RULING(number) LF_RULE(FAMILY_RULING, number)

/* The sheet (tables.c). A set of roads is a mask; the road that must be there before another, or
 * at a site, is a mask too, 0 where the start road is enough. */
extern const uint16_t SHEET_BEFORE[DICE_ROADS];            /* D-30 */
extern const uint16_t SHEET_SETTLEMENT_ROAD[DICE_SETTLEMENTS], SHEET_CITY_ROAD[DICE_CITIES];
extern const uint8_t SHEET_SETTLEMENT_POINTS[DICE_SETTLEMENTS];
extern const uint8_t SHEET_CITY_POINTS[DICE_CITIES];       /* knight k and a road: k and 1 */
extern const uint8_t SHEET_JOKER[DICE_KNIGHTS];            /* D-41; GOLD stands for any */
extern const dice_faces SHEET_COST[DICE_BUILDINGS];        /* D-20 */
extern const char DICE_LETTER[FACE_COUNT + 1];             /* "blwgo$" */
extern const char *const DICE_PHASE_WORD[DICE_PHASES + 1];  /* ends with NULL */
extern const char *const DICE_FACE_WORD[FACE_COUNT];       /* "brick", for programs */
extern const struct lf_say DICE_FACE_NAME[FACE_COUNT];     /* for people */
extern const struct lf_say DICE_BUILDING_NAME[DICE_BUILDINGS];

extern const struct lf_game dice_game;
extern const struct lf_option DICE_OPTIONS[];
extern const struct lf_fields DICE_FIELDS;
extern const struct lf_range DICE_RANGES[];
extern const struct lf_kind DICE_KIND_TABLE[];

/* The parts of dice_game; lf.h says what each does. */
bool dice_init(void *state, int seat_count, const char *options, struct lf_error *error);
int dice_print_options(const void *state, char *out, size_t size);
int dice_legal(const void *state, int seat, lf_action *out);
int dice_chance(const void *state, struct lf_outcome *out);
lf_rule dice_check(const void *state, int seat, lf_action action);
lf_rule dice_forbidden(const void *state, int seat, int kind);
void dice_apply(void *state, int seat, lf_action action);
bool dice_sound(const void *state);
const char *dice_seat_name(const void *state, int seat, enum lf_language language);
int dice_print(lf_action action, char *out, size_t size);
bool dice_parse(const char *text, lf_action *out, struct lf_error *error);
int dice_print_position(const void *state, char *out, size_t size);
bool dice_poke(void *state, const char *field, struct lf_error *error);
int dice_content(char *out, size_t size);
int dice_json(const void *view, char *out, size_t size);
int dice_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size);
int dice_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
              size_t size);
int dice_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                  char *out, size_t size);
void dice_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally);

#endif
