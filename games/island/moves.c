/* moves.c - the parts of moves.h that come once a game: who begins, founding. */
#include "games/island/moves.h"

int island_start_roll(const struct island *s, uint8_t dues[ISLAND_SEATS], int roll)
{
    int best = 0, tied = 0, winner = 0;
    dues[island_start_roller(s, dues)] = (uint8_t)(roll / 6 + roll % 6 + 2);
    for (int i = 0; i < s->seat_count; i++) {
        if (dues[i] == 0) return LF_NOBODY;
        if (dues[i] > best) best = dues[i], tied = 0;
        if (dues[i] == best) tied++, winner = i;
    }
    for (int i = 0; i < s->seat_count; i++) dues[i] = tied > 1 && dues[i] != best;
    return tied == 1 ? winner : LF_NOBODY;
}

void island_start_cards(struct island *s, int corner)
{
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex != NOWHERE && island_is_gold(s, hex)) island_owe_gold(s, s->active, 1);
        if (hex == NOWHERE || island_terrain(s, hex) >= RESOURCE_COUNT) continue;
        uint64_t card = cards_one(island_terrain(s, hex));
        if (cards_cover(s->bank, card)) island_gain(s, s->active, card);
    }
}

bool island_next_founder(struct island *s)
{
    int seats = s->seat_count, step = island_founded(s);
    if (step == 2 * seats) return false;
    int from_start = step < seats ? step : 2 * seats - 1 - step;
    s->active = (uint8_t)((s->start + from_start) % seats);
    return true;
}
