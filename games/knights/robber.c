/* robber.c - moving the robber and stealing (CK-42 to CK-45, CK-97, CKD-12, CKE-07). */
#include "games/knights/moves.h"

/* A seven moves the robber to any other land hex. A knight chases it in the German edition to a
 * hex with a building of another player, in the English one to any numbered hex; if there is no
 * such hex, to any other. */
hex_set knights_robber_hexes(const struct knights_state *s, int seat)
{
    hex_set hexes = island_other_hexes(&s->island), wanted = hexes_none();
    if (!(s->flags & FLAG_CHASED)) return hexes;
    if (is_english(s))
        for (int i = 0; i < 11; i++) hexes_join(&wanted, s->island.number_hexes[i]);
    else
        for (int i = 0; i < s->island.seat_count; i++)
            if (i != seat) hexes_join(&wanted, island_hexes_of(&s->island, i));
    return hexes_meet(hexes, wanted) ? hexes_and(hexes, wanted) : hexes;
}

void knights_move_robber(struct knights_state *s, int hex, int victim)
{
    s->flags &= (uint8_t)~FLAG_CHASED;
    if (island_move_robber(&s->island, hex, victim, s->dues)) s->phase = PHASE_STEAL;
    else knights_resume(s);
}

#ifdef ISLAND_WIDE
void knights_move_pirate(struct knights_state *s, int hex, int victim)
{
    s->flags &= (uint8_t)~FLAG_HUNTED;
    if (island_move_pirate(&s->island, hex, victim, s->dues)) s->phase = PHASE_STEAL;
    else knights_resume(s);
}
#endif

/* Any card of the hand, resource or commodity (CK-45, CK-131). */
void knights_loot(struct knights_state *s, int lane)
{
    island_steal(&s->island, lane, s->dues);
    if (!dues_any(s->dues)) knights_resume(s);
}
