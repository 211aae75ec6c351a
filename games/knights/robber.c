/* robber.c - moving the robber and stealing (CK-42 to CK-45, CK-97, CKD-12, CKE-07). */
#include "games/knights/moves.h"

hex_set knights_hexes_of(const struct knights_state *s, int seat)
{
    hex_set hexes = hexes_none();
    corner_set at = island_buildings_of(&s->island, seat);
    for (; corners_any(at); at = corners_rest(at))
        hexes_join(&hexes, CORNER_HEXES[corners_lowest(at)]);
    return hexes;
}

lf_seats knights_candidates(const struct knights_state *s, int seat, int hex)
{
    lf_seats set = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat && corners_meet(island_buildings_of(&s->island, i), HEX_CORNERS[hex]))
            set |= lf_seat_bit(i);
    return set;
}

/* A seven moves the robber to any other land hex. A knight chases it in the German edition to a
 * hex with a building of another player, in the English one to any numbered hex; if there is no
 * such hex, to any other. */
hex_set knights_robber_hexes(const struct knights_state *s, int seat)
{
    hex_set hexes = hexes_without(hexes_all(), s->island.robber), wanted = hexes_none();
    if (!(s->flags & FLAG_CHASED)) return hexes;
    if (is_english(s))
        for (int i = 0; i < 11; i++) hexes_join(&wanted, s->island.number_hexes[i]);
    else
        for (int i = 0; i < s->island.seat_count; i++)
            if (i != seat) hexes_join(&wanted, knights_hexes_of(s, i));
    return hexes_meet(hexes, wanted) ? hexes_and(hexes, wanted) : hexes;
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
