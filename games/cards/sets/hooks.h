/* hooks.h - where cards of the sets P&I and B&H meet the course of a turn. The engine calls these
 * at the moments their names say; each looks for its traits and pushes frames (hooks.c). Frames
 * that are pushed later happen earlier. */
#ifndef CARDS_HOOKS_H
#define CARDS_HOOKS_H

#include "games/cards/engine.h"

/* Start of a turn, before anything else (Residence of the paper trade lord). */
void cards_hook_begin(struct cards_state *s);
/* A robbery was carried out (Baroc). */
void cards_hook_robbery(struct cards_state *s);
/* The tournament was rolled; the winner's prize is pushed afterwards, so it comes first (Flavo). */
void cards_hook_tournament(struct cards_state *s);
/* A "?" was resolved, by the active seat (Dogma, Bailiwick; KX-03). */
void cards_hook_question(struct cards_state *s);
/* The events Year End and Good neighbours (Winery). */
void cards_hook_winery(struct cards_state *s);
/* Production: landscapes have their own resources already (Colonial base, Branch, Bailiwick). */
void cards_hook_production(struct cards_state *s);
/* A seat plays an action card, in either turn (Bishop's seat, Stronghold). */
void cards_hook_played(struct cards_state *s, int seat, int row);
/* One bank trade, giving this kind (Residences, Trade lords' guild). */
void cards_hook_bank(struct cards_state *s, int seat, int kind);
/* A card was laid in a realm, or has left it (Secret society, Dogma). */
void cards_hook_laid(struct cards_state *s, int realm, int slot);
void cards_hook_left(struct cards_state *s, int realm, int slot, struct card_slot card);
/* After every completed step: clauses by which a card removes itself (KX-11). True: one did. */
bool cards_hook_removals(struct cards_state *s);
/* Step 5: a card was drawn into the hand from this stack (Holy place). */
void cards_hook_refilled(struct cards_state *s, int seat, int stack, int row);
/* Fixed waivers of a cost (Residence of the coin trade lord) and reductions by choice (Mission,
 * beside the Castle): changes cost, returns how many resources more may be spared. */
int cards_hook_cost(const struct cards_state *s, int seat, int row, uint8_t cost[KINDS]);
/* Doublers beyond the five buildings: landscape `land` of the realm yields `count` instead of what
 * it would (Goods exchange, House of the Republic). */
int cards_hook_yield(const struct cards_state *s, int realm, int land, int count);
/* Protection in Civil War and the like: the unit cannot be chosen (Castle of the Order, Flagship,
 * Church and copied Church). */
bool cards_hook_protects(const struct cards_state *s, const struct frame *f, int realm, int slot);
/* Robbery: how many resources are safe (KB-29); 7, or 10 with a Court. */
int cards_hook_threshold(const struct cards_state *s, int seat);

#endif
