/* robber.c - moving the robber and stealing (CK-42 to CK-45, CK-97, CKD-12, CKE-07). */
#include "games/knights/moves.h"

uint32_t knights_hexes_of(const struct knights_state *s, int seat)
{
    uint32_t hexes = 0;
    for (uint64_t at = island_buildings_of(&s->island, seat); at; at &= at - 1)
        hexes |= CORNER_HEXES[bits_lowest(at)];
    return hexes;
}

lf_seats knights_candidates(const struct knights_state *s, int seat, int hex)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat && island_buildings_of(&s->island, i) & HEX_CORNERS[hex])
            set |= lf_seat_bit(i);
    return set;
}

/* A seven moves the robber to any other land hex. A knight chases it in the German edition to a
 * hex with a building of another player, in the English one to any numbered hex; if there is no
 * such hex, to any other. */
uint32_t knights_robber_hexes(const struct knights_state *s, int seat)
{
    uint32_t hexes = (((uint32_t)1 << HEX_COUNT) - 1) & ~((uint32_t)1 << s->island.robber);
    uint32_t wanted = 0;
    if (!(s->flags & FLAG_CHASED)) return hexes;
    if (is_english(s))
        for (int i = 0; i < 11; i++) wanted |= s->island.number_hexes[i];
    else
        for (int i = 0; i < s->island.seat_count; i++)
            if (i != seat) wanted |= knights_hexes_of(s, i);
    return hexes & wanted ? hexes & wanted : hexes;
}

void knights_move_robber(struct knights_state *s, int hex, int victim)
{
    s->island.robber = (uint8_t)hex;
    s->flags &= (uint8_t)~FLAG_CHASED;
    if (victim == LF_NOBODY || island_hand_size(&s->island, victim) == 0) {
        knights_resume(s);
        return;
    }
    s->dues[victim] = 1;
    s->phase = PHASE_STEAL;
}

/* Any card of the hand, resource or commodity (CK-45, CK-131). */
void knights_loot(struct knights_state *s, int lane)
{
    int victim = knights_first_due(s);
    s->island.hand[victim] -= cards_one(lane);
    s->island.hand[s->island.active] += cards_one(lane);
    s->dues[victim] = 0;
    if (!knights_any_due(s)) knights_resume(s);
}
