/* expansions.h - frames and effects of Politik & Intrige and Barbaren & Handelsherren, and
 * questions that their files share (hooks.c answers them). */
#ifndef CARDS_FRAMES_MORE_H
#define CARDS_FRAMES_MORE_H

#include "games/cards/frames/frames.h"

enum more_frames {
    FRAME_ARCHIVE = FRAME_PI_FIRST,
    FRAME_COUNCIL,      /* a stack to choose cards from (Council meeting) */
    FRAME_DRAW,         /* a stack to draw cards from (Chancellor, Scriptorium) */
    FRAME_BAN,          /* the pile that is banned */
    FRAME_BRIBED,       /* the site the knight moves to */
    FRAME_PREFECT,      /* a card of PILE_ASIDE goes under a stack of choice */
    FRAME_HOLY,         /* keep the card of PILE_DRAWN or put it back */
    FRAME_PI_END,
    FRAME_FLAVO = FRAME_BH_FIRST,   /* the site in the other realm he moves to */
    FRAME_SPOILS,       /* the arch rises, or two resources */
    FRAME_VOYAGE,       /* the kind that is gained */
    FRAME_CHEAP,        /* what is traded 1:1 this turn */
    FRAME_FILL,         /* the landscape that is filled */
    FRAME_BH_END,
};
_Static_assert((int)FRAME_PI_END <= (int)FRAME_BH_FIRST, "frames of both sets overlap");
_Static_assert((int)FRAME_BH_END <= (int)FRAME_KINDS, "too many frames");

extern const struct frame_rule CARDS_FRAME_ARCHIVE, CARDS_FRAME_COUNCIL, CARDS_FRAME_DRAW,
    CARDS_FRAME_BAN, CARDS_FRAME_BRIBED, CARDS_FRAME_PREFECT, CARDS_FRAME_HOLY, CARDS_FRAME_FLAVO,
    CARDS_FRAME_SPOILS, CARDS_FRAME_VOYAGE, CARDS_FRAME_CHEAP, CARDS_FRAME_FILL;

/* One line per frame, for CARDS_FRAME. */
#define FRAMES_MORE \
    [FRAME_ARCHIVE] = &CARDS_FRAME_ARCHIVE, [FRAME_COUNCIL] = &CARDS_FRAME_COUNCIL, \
    [FRAME_DRAW] = &CARDS_FRAME_DRAW, [FRAME_BAN] = &CARDS_FRAME_BAN, \
    [FRAME_BRIBED] = &CARDS_FRAME_BRIBED, [FRAME_PREFECT] = &CARDS_FRAME_PREFECT, \
    [FRAME_HOLY] = &CARDS_FRAME_HOLY, [FRAME_FLAVO] = &CARDS_FRAME_FLAVO, \
    [FRAME_SPOILS] = &CARDS_FRAME_SPOILS, [FRAME_VOYAGE] = &CARDS_FRAME_VOYAGE, \
    [FRAME_CHEAP] = &CARDS_FRAME_CHEAP, [FRAME_FILL] = &CARDS_FRAME_FILL

/* Every effect of both sets: EFFECT_RULE_BREWERY and so on, for CARDS_EFFECT. */
#define EFFECTS_MORE(X) \
    X(BREWERY) X(SECRET_SOCIETY) X(MENDICANT_FRIARS) X(GOOD_NEIGHBOURS) X(CHURCH_FAIR) \
    X(ARCHIVIST) X(BRIBERY) X(DIPLOMAT) X(WEDDING) X(CHANCELLOR) X(CHURCH_BAN) \
    X(COUNCIL_MEETING) X(STRONGHOLD) X(BRANCH) X(SUPERSTITION) X(BARBARIAN_INVASION) \
    X(LUCKY_VOYAGE) X(OLD_SCIENCES) X(ANTON) X(CAMPAIGN) X(DOGMA) X(ERYN) X(CHRISTOPH) \
    X(GUNTHER) X(NEIGHBOURLY_HELP) X(SIGMUND) X(SVEN) X(CLOTH) X(SCRIPTORIUM)
#define EFFECT_DECLARED(name) extern const struct effect_rule CARDS_EFFECT_##name;
EFFECTS_MORE(EFFECT_DECLARED)
#define EFFECT_LISTED(name) [EFFECT_##name] = &CARDS_EFFECT_##name,

/* Gold that a Stronghold asks for the next action card of the seat: 0 or 1 (KX-27). */
int cards_stronghold_toll(const struct cards_state *s, int seat);
/* Whether the seat has so much gold, and that toll besides. */
bool cards_has_gold(const struct cards_state *s, int seat, int count);
/* Room for one resource of these kinds (KB-54). */
bool cards_room_for_kinds(const struct cards_state *s, int seat, unsigned kinds);
/* A stack that is open to the seat and holds a card. */
bool cards_has_open_stack(const struct cards_state *s, int seat);
/* Sites of the seat where this unit could go, as ACT_PUT; `flag` is AT_OTHER when another seat
 * chooses. */
int cards_list_unit_sites(const struct cards_state *s, int seat, int row, int flag, lf_action *out);
/* Own cards with the trait, the first of them; -1: none. */
int cards_find_trait(const struct cards_state *s, int seat, int trait);
/* The seat's arch if it can still rise; -1: none (KX-51). */
int cards_low_arch(const struct cards_state *s, int seat);
/* A victory over the barbarians: the arch rises, or two resources. */
void cards_push_spoils(struct cards_state *s, int seat);
/* Pushes for both seats, so that the active one comes first (KB-35). */
void cards_push_gain_both(struct cards_state *s, const int count[SEATS]);

#endif
