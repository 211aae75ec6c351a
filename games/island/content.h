/* content.h - what the island games tell clients of their rules' numbers, as JSON: what cards there
 * are, what terrains yield, what things cost, how many pieces a player has, what the bank asks. */
#ifndef ISLAND_CONTENT_H
#define ISLAND_CONTENT_H

#include "core/json.h"
#include "games/island/island.h"

/* Something that players build or buy, under the word of its action. */
struct island_thing {
    const char *word;             /* NULL ends the table */
    uint64_t cost;                /* card lanes */
    uint8_t each;                 /* pieces of a player; 0: it is no piece */
    uint8_t points;
};

/* Roads, settlements and cities, which every island game has. */
extern const struct island_thing ISLAND_THINGS[];

/* Names of cards, terrains and harbours for programs, and the letters of cards. */
enum { ISLAND_GOODS_MAX = 8 };
extern const char *const ISLAND_GOOD_WORD[ISLAND_GOODS_MAX];
extern const char ISLAND_GOOD_LETTER[ISLAND_GOODS_MAX + 1];
extern const char *const ISLAND_TERRAIN_WORD[TERRAIN_COUNT];
extern const char *const ISLAND_HARBOUR_WORD[HARBOUR_NONE + 1];

/* The counts of the first `kinds` kinds of cards. */
void island_json_cards(struct lf_out *out, const char *name, uint64_t cards, int kinds);
/* "goods", "terrains", "rates", "longest_road", "dice" and "shapes". city_yield: the cards that a
 * city gets at each terrain; NULL: two of what a settlement gets. */
void island_content(struct lf_out *out, int kinds, const uint64_t *city_yield);
/* "things": those of the island, then the game's own. */
void island_content_things(struct lf_out *out, int kinds, const struct island_thing *own);

#endif
