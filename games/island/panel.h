/* panel.h - what stands beside and below the island in a drawing, as far as island games share it:
 * players, the turn, cards and costs, offers, cards owed. */
#ifndef ISLAND_PANEL_H
#define ISLAND_PANEL_H

#include "games/island/drawing.h"
#include "games/island/text.h"

enum { PANEL_LEFT = ISLAND_SIDE_COLUMN, PANEL_CARDS = ISLAND_CARDS_COLUMN };
enum { PANEL_COSTS = 4 + ISLAND_SEA };

extern const struct style PANEL_PLAIN, PANEL_BOLD, PANEL_FAINT;

/* What is being drawn, handed down to every part. */
struct picture {
    struct canvas canvas;
    const void *s;                       /* the game's view */
    const struct island *island;         /* ... the island in it */
    const struct island_cards *cards;
    enum lf_language language;
    int viewer;                          /* a seat, or -1 */
    bool colour;                         /* so places that stand out are underlined */
    int first_colour;                    /* the colour of seat 0; the others follow */
    int top;                             /* the row where the tables begin */
};

/* Begins a drawing of a view. */
void panel_start(struct picture *p, const void *view, const struct island *island,
                 const struct island_cards *cards, enum lf_language language);

static inline const char *in(const struct picture *p, const char *english, const char *german)
{
    return p->language == LF_DE ? german : english;
}

const char *panel_name(const struct picture *p, int seat);
/* The colour, number and name of a seat; moves name seats by number. */
void panel_seat(struct picture *p, int row, int seat);
/* The same for a player, with an arrow at the one whose turn it is; the style of its numbers. */
struct style panel_player(struct picture *p, int row, int seat, bool turns);
/* "12" ending before a column, with a star behind it for who holds a special card. */
void panel_count(struct picture *p, int row, int end, int count, struct style style, bool star);

/* "You play Red". */
void panel_viewer(struct picture *p, int row);
/* "Turn 7, dice 3+4 = 7"; `red` comes before the second die. */
void panel_turn(struct picture *p, int row, int turn, const char *red);

/* What is bought with resources: its sign and its cost; ships come last, on wide boards only. */
struct panel_cost { const char *sign; uint64_t cost; };
/* One grid answers three questions: what have I, what has the bank, what does it cost. Kinds of
 * cards by name, and by the terrain whose colour they have; returns the row after it. */
int panel_cards(struct picture *p, int row, const struct panel_cost *costs,
                const struct lf_say *names, const uint8_t *tints);

/* ---- Lines below the board: each returns the row after it ---- */

struct line { char text[320]; struct lf_out out; };
void panel_line(struct line *line, const char *text);
int panel_line_end(struct picture *p, struct line *line, int row, struct style style);

/* The standing offer with its answers, or what seats propose while the active one trades and
 * builds; `offer` is the game's kind of an offer. Answers begin at a column, or follow the name. */
int panel_offer(struct picture *p, int row, int offer, int column);
/* Seats and how many cards they owe, after a title. */
int panel_dues(struct picture *p, int row, const char *title, const uint8_t dues[ISLAND_SEATS]);

#endif
