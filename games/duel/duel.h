/* duel.h - the island for two (I2-01 to I2-42): the base game with two neutral players who
 * build, two rolls a turn, and trade tokens.
 *
 * It embeds the base game's state and calls its functions; what is different is added around
 * them. The neutral players are seats 2 and 3 of the island: they own pieces, but do not play.
 * Read next: check.c, apply.c.
 */
#ifndef DUEL_H
#define DUEL_H

#include "games/base/base.h"

enum { DUEL_SEATS = 2, TOKENS_ALL = 14, TOKENS_START = 4, TOKENS_MAX = 7 };

/* Phases beyond those of the base game. */
enum duel_phase {
    DUEL_NEUTRAL = BASE_PHASES,   /* the active seat places a piece of a neutral player */
    DUEL_TAKE,                    /* chance draws a card of the forced trade */
    DUEL_GIVE,                    /* the active seat gives two cards back */
    DUEL_PHASES,
};

enum duel_kind {
    K_TAKE = 7,                   /* chance: enum resource, or HIDDEN_ARG */
    K_NEUTRAL_SETTLEMENT = BASE_KINDS,   /* corner | neutral seat << 8 */
    K_NEUTRAL_ROAD,               /* edge | neutral seat << 8 */
    K_FORCE,                      /* forced trade, for tokens */
    K_BANISH,                     /* robber to the desert, for tokens */
    K_GIVE,                       /* trade fields, all given; or GIVE_HIDDEN */
    K_REDEEM,                     /* a face-up knight for tokens */
    DUEL_KINDS,
};
#define GIVE_HIDDEN ((uint64_t)1 << 55)

enum duel_used { USED_ACTION = 1, USED_REDEEM = 2 };           /* once per turn each */
enum duel_due { DUE_NOTHING, DUE_ROAD, DUE_SETTLEMENT };

struct duel_state {
    struct base_state base;
    uint8_t tokens[DUEL_SEATS];
    uint8_t rolls;                /* accepted this turn: 0, 1, 2 (I2-07) */
    uint8_t number;               /* sum of the first of them; 0: none yet */
    uint8_t used;                 /* enum duel_used, of this turn */
    uint8_t due;                  /* enum duel_due: what DUEL_NEUTRAL waits for */
    uint8_t drawing;              /* cards still to draw in DUEL_TAKE */
    uint8_t resume;               /* phase to go back to from the duel's own phases; in the low
                                     seven bits. Top bit: neutrals=inner */
};
_Static_assert(sizeof(struct duel_state) == 392, "struct duel_state has grown");
enum { DUEL_INNER = 0x80 };
enum { OPTION_NEUTRALS = OPTIONS_SHARED };         /* the row after those of the base game */

enum { FAMILY_I2 = 3 };
#define I2(number) LF_RULE(FAMILY_I2, number)

extern const struct lf_game duel_game;
extern const struct lf_kind DUEL_KIND_TABLE[];
extern const struct lf_fields DUEL_FIELDS;
extern const struct lf_range DUEL_RANGES[];

/* Parts of duel_game; lf.h says what each does. */
bool duel_init(void *state, int seat_count, const char *options, struct lf_error *error);
int duel_print_options(const void *state, char *out, size_t size);
int duel_legal(const void *state, int seat, lf_action *out);
int duel_chance(const void *state, struct lf_outcome *out);
lf_rule duel_check(const void *state, int seat, lf_action action);
lf_rule duel_forbidden(const void *state, int seat, int kind);
void duel_apply(void *state, int seat, lf_action action);
void duel_view(const void *state, int seat, void *out);
lf_action duel_seen(const void *state, int actor, lf_action action, int viewer);
int duel_shown(const void *state, int viewer, uint64_t *out);
bool duel_tells(const void *state, int actor, lf_action action);
void duel_resample(const void *view, struct lf_rng *rng, void *out);
bool duel_sound(const void *state);
int duel_print(lf_action action, char *out, size_t size);
bool duel_parse(const char *text, lf_action *out, struct lf_error *error);
int duel_print_position(const void *state, char *out, size_t size);
bool duel_poke(void *state, const char *field, struct lf_error *error);
int duel_content(char *out, size_t size);
int duel_json(const void *view, char *out, size_t size);
int duel_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size);
int duel_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
              size_t size);
int duel_describe(const void *view, int actor, lf_action seen, enum lf_language language,
                  char *out, size_t size);

void duel_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally);

/* Shared by check, legal, the sentences and the bot: apply.c. */
void duel_place_neutrals(struct duel_state *s);              /* I2-03 */
int duel_action_cost(const struct duel_state *s, int seat);  /* tokens (I2-29) */
corner_set duel_neutral_corners(const struct duel_state *s, int neutral);
edge_set duel_neutral_edges(const struct duel_state *s, int neutral);
bool duel_neutral_place(const struct duel_state *s, enum duel_due due);   /* any, for either */
/* Tokens that a settlement there would bring the seat (I2-34 to I2-36, I2-38). */
int duel_settlement_tokens(const struct duel_state *s, int seat, int corner);
void duel_give_up_knight(struct duel_state *s, int seat);    /* I2-31 to I2-33 */
int duel_knights_gone(const struct duel_state *s);           /* given up for tokens (I2-31) */
/* The base part as the base game would see it: in one of its own phases. */
struct base_state duel_as_base(const struct duel_state *s);

#endif
