/* legal.h - lists of actions, ascending, and of what chance may come up with: the parts that all
 * island games have. */
#ifndef ISLAND_LEGAL_H
#define ISLAND_LEGAL_H

#include "games/island/moves.h"
#include "games/island/offers.h"

struct list { lf_action *at; int count; };

static inline void list_add(struct list *list, int kind, uint64_t args)
{
    list->at[list->count++] = lf_act(kind, args);
}

static inline void list_bits(struct list *list, int kind, unsigned mask)
{
    for (; mask; mask &= mask - 1) list_add(list, kind, (uint64_t)__builtin_ctz(mask));
}

/* first: what stands above the place in the arguments. */
static inline void list_corners(struct list *list, int kind, corner_set at, int first)
{
    for (; corners_any(at); at = corners_rest(at))
        list_add(list, kind, (uint64_t)(first + corners_lowest(at)));
}

static inline void list_hexes(struct list *list, int kind, hex_set at, int first)
{
    for (; hexes_any(at); at = hexes_rest(at))
        list_add(list, kind, (uint64_t)(first + hexes_lowest(at)));
}

static inline void list_edges(struct list *list, int kind, edge_set at, int first)
{
    for (; edges_any(at); at = edges_rest(at))
        list_add(list, kind, (uint64_t)(first + edges_lowest(at)));
}

/* The moves of the robber to these hexes. */
static inline void list_robber(struct list *list, int kind, const struct island *s, int seat,
                               hex_set allowed)
{
    hex_set hexes[ISLAND_SEATS + 1];
    island_robber_menu(s, seat, allowed, hexes);
    for (int i = 0; i <= ISLAND_SEATS; i++)
        list_hexes(list, kind, hexes[i], (i == ISLAND_SEATS ? LF_NOBODY : i) << 8);
}

/* One card of each kind that is held. */
static inline void list_discards(struct list *list, int kind, uint64_t hand)
{
    for (unsigned held = lanes_at_least(hand, LANE_ONES); held; held &= held - 1)
        list_add(list, kind, (uint64_t)63 << 6 * __builtin_ctz(held));
}

/* Answers to an offer as it stands: one of them is taken up, or all are left. */
static inline void list_decision(struct list *list, const struct island *s, int offer)
{
    list_bits(list, offer + ANSWER_CONFIRM, island_confirmable(s, offer));
    list_add(list, offer + ANSWER_WITHDRAW, 0);
}

/* ---- Chance ---- */

static inline int list_rolls(int kind, bool sevens, struct lf_outcome *out)
{
    int n = 0;
    for (uint64_t roll = 0; roll < 36; roll++)
        if (sevens || roll / 6 + roll % 6 != 5)
            out[n++] = (struct lf_outcome){ lf_act(kind, roll), 1 };
    return n;
}

/* Who begins: `start` is the game's kind that names a seat, that of a roll comes right after it. */
static inline int list_start(const struct island *s, bool random, int start,
                             struct lf_outcome *out)
{
    if (!random) return list_rolls(start + 1, true, out);
    for (int i = 0; i < s->seat_count; i++)
        out[i] = (struct lf_outcome){ lf_act(start, (uint64_t)i), 1 };
    return s->seat_count;
}

/* One outcome for each kind of card in a hand, weighted by how many. */
static inline int list_hand(int kind, uint64_t hand, struct lf_outcome *out)
{
    int n = 0;
    for (int k = 0; k < 8; k++)
        if (cards_of(hand, k)) {
            out[n].action = lf_act(kind, (uint64_t)k);
            out[n++].weight = (uint32_t)cards_of(hand, k);
        }
    return n;
}

#endif
