/* field.h - positions as fields "key value" (docs/notation.md): how fields are written and
 * read, and those that all island games have. */
#ifndef ISLAND_FIELD_H
#define ISLAND_FIELD_H

#include "games/island/text.h"

/* ---- Printing: each begins a field after those before it ---- */

void field_key(struct lf_out *out, const char *word);                  /* "; dice " */
void field_list(struct lf_out *out, const char *word);     /* for lists with their own spaces */
void field_seat(struct lf_out *out, const char *word, int seat);       /* "; hand 0" */
void field_number(struct lf_out *out, const char *word, int number);
void field_seat_number(struct lf_out *out, const char *word, int seat, int number);
void field_holder(struct lf_out *out, const char *word, int seat);     /* a seat, -, spectator */
void field_words(struct lf_out *out, const char *word, unsigned set, const char *const *words);
void field_hidden(struct lf_out *out, int count);          /* "?3", as a value */

void island_print_board_fields(struct lf_out *out, const struct island *s);   /* and the robber */
void island_print_pieces(struct lf_out *out, const struct island *s, int seat);
/* What a wide board has besides: new ships, what gold owes. */
void island_print_sea(struct lf_out *out, const struct island *s);
void island_print_hand(struct lf_out *out, const struct island_cards *cards,
                       const struct island *s, int seat);
void island_print_dice(struct lf_out *out, const struct island *s);
/* The standing offer, and answers or proposals. */
void island_print_offer(struct lf_out *out, const struct island *s,
                        const struct island_notation *n, int offer);
/* Whose view it is, and in a view the bank: elsewhere it is what the hands leave. */
void island_print_viewer(struct lf_out *out, const struct island_cards *cards,
                         const struct island *s);

/* ---- Setting: each takes a value and says what it expected if there is none ---- */

bool field_take_small(struct lf_in *in, uint64_t max, uint8_t *value);
bool field_take_seat(struct lf_in *in, const struct island *s, int *seat);
bool field_take_holder(struct lf_in *in, const struct island *s, uint8_t *holder);
bool field_take_word(struct lf_in *in, const char *const *words, uint8_t *value);
bool field_take_words(struct lf_in *in, const char *const *words, struct lf_say expected,
                      uint8_t *set);
bool field_take_hidden(struct lf_in *in, uint64_t *count);
bool field_take_viewer(struct lf_in *in, struct island *s);
bool field_not_enough(struct lf_in *in);                   /* says so, and returns false */

/* Where a game has the fields that all have. */
struct island_fields {
    struct island *island;
    uint8_t *dues, *free_roads, *offers;
    uint16_t *turn;
    uint64_t cards;                      /* of the game: no hand holds more. Other hands may still
                                            change; 0: a hand gets what the bank has */
    const corner_set *guards;            /* as for island_derive_among(), or NULL */
    const struct island_notation *notation;
    int offer;                           /* the game's kind of an offer */
};

/* Sets one of the fields that all have; *found is false where it is none of them. */
bool island_poke(const struct island_fields *f, struct lf_in *in, bool *found);

#endif
