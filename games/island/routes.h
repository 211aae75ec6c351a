/* routes.h - what a random game remembers of the roads and ships of all seats on wide boards, so as
 * not to look at all of them again whenever one ship has moved: which lines meet where.
 *
 * How long trails are matters to nobody but for who holds Longest Road, and that only when somebody
 * may win by its points or a card asks for them, while ships move nearly every turn. So it is left
 * open: what changes is noted, and who holds it is found out when it is asked for (lengths.c).
 * Until then the state's road_length is LENGTH_OPEN and `longest` is nobody. In a playout every
 * change of lines, buildings and pieces that stop them goes through routes_add(), routes_sail(),
 * routes_remove() and routes_piece(), or stands between routes_settle() and routes_settled().
 */
#ifndef ISLAND_ROUTES_H
#define ISLAND_ROUTES_H

#include "games/island/sea.h"

#ifdef ISLAND_WIDE

/* The lines of a seat. */
struct lines {
    corner_set anchors;            /* for which loops were looked at */
    edge_set openers;              /* ships that a loop lets sail */
    corner_set lone;               /* where one ship ends and no own building is */
    uint8_t least, most;           /* bounds of the longest trail */
    uint8_t count;                 /* how many lines there are */
    bool loops_known;
    uint32_t edits;                /* how often lines came, left, or were cut or joined */
    uint8_t rings;                 /* how many ships close a loop, cut by a foreign piece or not */
    uint64_t shores[4];            /* bits of hexes with an own ship at an edge, or of NOWHERE, */
    uint8_t ships_at[NOWHERE + 1]; /* ... and with how many */
    uint8_t at[NOWHERE + 1];       /* by place in CORNER_EDGE: roads, ships << 3, and whether an own
                                      building or a foreign piece is there */
};

/* One change: a road or ship on an edge, or a building or another piece on a corner, that came to a
 * place or left one (NOWHERE: none). */
enum change_kind { CHANGE_ROAD, CHANGE_SHIP, CHANGE_BUILDING, CHANGE_GUARD };
struct change { uint8_t kind, seat, from, to; };

enum { CHANGES_KEPT = 500 };
struct routes {
    edge_set sea;                  /* where ships can be */
    const corner_set *guards;      /* as of island_stops_among() */
    lf_seats known;                /* whose lines are */
    uint8_t holder;                /* of Longest Road, before all changes that are kept */
    int changes;
    struct lines of[ISLAND_SEATS];
    struct change change[CHANGES_KEPT];
};

/* Begins to remember a game; road_length and longest are right. */
void routes_begin(struct routes *r, struct island *s, const corner_set *guards);

/* Makes road_length and longest right; and takes them as they are after others have changed lines
 * or pieces, so that what is known of these seats is no more. */
void routes_settle(struct routes *r, struct island *s);
void routes_settled(struct routes *r, struct island *s, lf_seats changed);

/* Makes longest right. */
void routes_find_holder(struct routes *r, struct island *s);
static inline void routes_name(struct routes *r, struct island *s)
{
    if (r->changes) routes_find_holder(r, s);
}

/* Seats that may hold it, as far as is known without a search. */
static inline lf_seats routes_contenders(const struct routes *r)
{
    int best = LONGEST_LEAST;
    lf_seats set = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) if (r->of[i].least > best) best = r->of[i].least;
    for (int i = 0; i < ISLAND_SEATS; i++) set |= (lf_seats)(r->of[i].most >= best) << i;
    return set;
}

/* Whether a seat holds it; if so, longest is right. */
bool routes_holds(struct routes *r, struct island *s, int seat);

/* Whether what is remembered of a seat's lines is what would be found anew, and the bounds hold. */
bool routes_sound(const struct routes *r, const struct island *s, int seat);

/* Brings the memory of a seat up to date; it is as long as lines and pieces change by the functions
 * below. */
void routes_learn(struct routes *r, const struct island *s, int seat);
static inline void routes_take(struct routes *r, const struct island *s, int seat)
{
    if (!(r->known >> seat & 1)) routes_learn(r, s, seat);
}

/* A corner and all that a piece there reaches over lines of the seat, changing between roads and
 * ships at own buildings, up to and including foreign pieces; of a memory that is up to date. */
corner_set routes_near(const struct routes *r, int seat, int from);

/* Whether a corner has roads alone or ships alone of a seat; of a memory that is up to date. */
static inline bool routes_of_one_kind(const struct routes *r, int seat, int corner)
{
    unsigned at = r->of[seat].at[corner];
    return !(at & 7 && at & 56);
}

/* As island_pirate_menu(). */
void routes_pirate_menu(struct routes *r, const struct island *s, int seat, hex_set allowed,
                        hex_set hexes[ISLAND_SEATS + 1]);

/* Ships that may be moved, each with how many places it may go to; of a memory that is up to
 * date. */
struct sails { uint8_t from[SHIPS_EACH], count[SHIPS_EACH]; int ships, total; };
void routes_sails(struct routes *r, const struct island *s, int seat, const corner_set *anchors,
                  const edge_set *places, struct sails *sails);
/* The n-th of these moves. */
void routes_sail(struct routes *r, struct island *s, int seat, const edge_set *places,
                 const struct sails *sails, int n);
/* A new road or ship on the board, as island_add_road_past() and island_add_ship(); of a memory
 * that is up to date. */
void routes_add(struct routes *r, struct island *s, int seat, int edge, int ship);

/* A road or ship that nothing else of the seat touches at one end is about to be taken off. */
void routes_remove(struct routes *r, struct island *s, int seat, int edge);
/* As routes_add(), of the line that was taken off last: both count as one change. */
void routes_replace(struct routes *r, struct island *s, int seat, int edge, int ship);

/* A building or another piece is about to come to a corner, to leave one, or both. along: what was
 * noted last happens at the same moment. */
enum piece_kind { PIECE_BUILDING = CHANGE_BUILDING, PIECE_GUARD = CHANGE_GUARD };
void routes_piece(struct routes *r, struct island *s, enum piece_kind kind, int seat, int from,
                  int to, bool along);

#endif

#endif
