/* text.h - the notation that island games share (docs/notation.md): cards, places, seats, and
 * actions as the table of kinds says how their arguments are written.
 *
 * A game has a struct island_notation: its kinds, its cards, and the forms of arguments that only
 * it knows. Forms that all have are here: NUMBER, SEAT, DIE DIE, CORNER, EDGE, HEX, HEX [SEAT],
 * CARDS, CARDS>CARDS, SEATS CARDS>CARDS, and a card by its letter (CARD, RESOURCE, COMMODITY).
 */
#ifndef ISLAND_TEXT_H
#define ISLAND_TEXT_H

#include "core/fields.h"
#include "games/island/island_inline.h"

/* The kinds of cards that are held in lanes. */
struct island_cards {
    const char *letters;          /* "blwgo", by lane */
    uint8_t kinds, most;          /* how many kinds; at most so many cards of each */
    struct lf_say lanes, one;     /* what is expected where several, or one, should stand */
    /* The name of so many cards of a kind. */
    const char *(*name)(int kind, int count, enum lf_language language);
};
extern const struct island_cards ISLAND_RESOURCES;

void island_put_lanes(struct lf_out *out, const struct island_cards *cards, uint64_t lanes);
bool island_take_lanes(struct lf_in *in, const struct island_cards *cards, uint64_t *lanes);
bool island_take_letter(struct lf_in *in, const struct island_cards *cards, int *kind);
void island_put_letter(struct lf_out *out, const struct island_cards *cards, uint64_t kind);
/* "?3" or cards, as trade fields. */
bool island_take_fields(struct lf_in *in, const struct island_cards *cards, bool given,
                        uint64_t *fields);

/* "2 brick, 1 ore"; "nothing" if there are none. */
void island_put_cards(struct lf_out *out, const struct island_cards *cards, uint64_t lanes,
                      enum lf_language language);

void island_put_place(struct lf_out *out, char letter, uint64_t place);    /* "c12" */
void island_put_corners(struct lf_out *out, corner_set at);                /* " c1 c5", " -" */
void island_put_edges(struct lf_out *out, edge_set at);
void island_put_seats(struct lf_out *out, lf_seats seats);                 /* "13" */
void island_put_dice(struct lf_out *out, uint64_t roll);                   /* "3 4" */

/* Each takes what stands there and says what it expected if it does not. */
bool island_take_seat(struct lf_in *in, int *seat);
bool island_take_seats(struct lf_in *in, lf_seats *seats);
bool island_take_place(struct lf_in *in, char letter, int count, int *place);
bool island_take_corners(struct lf_in *in, corner_set *set);               /* " c1 c5", " -" */
bool island_take_edges(struct lf_in *in, edge_set *set);
bool island_take_dice(struct lf_in *in, int *roll);
bool island_take_number(struct lf_in *in, uint64_t *number);               /* below 2^48 */

/* ---- Actions ---- */

/* How arguments are written that the table of kinds calls so. */
struct island_form {
    const char *arguments;
    int kind;                     /* of this kind only; 0: of any */
    bool single;                  /* one argument, "?" where it is hidden */
    void (*put)(struct lf_out *out, const struct island_cards *cards, uint64_t args);
    bool (*take)(struct lf_in *in, const struct island_cards *cards, uint64_t *args);
};

struct island_notation {
    const struct lf_kind *kinds;
    const struct island_cards *cards;
    const struct island_form *forms;     /* the game's own, looked at first; the last is empty */
    struct lf_say expected;              /* where no action word stands */
};

int island_print_action(const struct island_notation *n, lf_action action, char *text,
                        size_t size);
bool island_parse_action(const struct island_notation *n, const char *text, lf_action *action,
                         struct lf_error *error);

#endif
