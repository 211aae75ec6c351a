/* force.c - knights on the board: where they can go, moving, displacing, and what that does to
 * roads (CK-71 to CK-98). */
#include "games/knights/moves.h"

/* ---- Ways over own roads ---- */

/* Corners next to any of `corners` over an edge of the seat. */
static uint64_t step(const struct island *island, int seat, uint64_t corners)
{
    uint64_t next = 0;
    for (; corners; corners &= corners - 1) {
        int corner = bits_lowest(corners);
        uint64_t low = island->roads[seat] & CORNER_EDGES[corner];
        unsigned high = island->roads_high[seat] & (unsigned)CORNER_EDGES_HIGH[corner];
        for (; low; low &= low - 1) next |= EDGE_CORNERS[bits_lowest(low)];
        for (; high; high &= high - 1) next |= EDGE_CORNERS[64 + __builtin_ctz(high)];
    }
    return next;
}

static uint64_t spread(const struct knights_state *s, int seat, int from, uint64_t stops)
{
    uint64_t reached = corner_bit(from), edge = reached;
    while (edge) {
        edge = step(&s->island, seat, edge) & ~reached;
        reached |= edge;
        edge &= ~stops;                           /* foreign pieces end the way (CK-89) */
    }
    return reached & ~corner_bit(from);
}

uint64_t knights_reachable(const struct knights_state *s, int seat, int from)
{
    return spread(s, seat, from, knights_stops(s, seat));
}

uint64_t knights_connected(const struct knights_state *s, int seat, int from)
{
    return spread(s, seat, from, 0);
}

/* Foreign knights that one of this strength can displace (CK-91, CK-92). */
static uint64_t weaker(const struct knights_state *s, int seat, int strength)
{
    uint64_t others = knights_all(s) & ~s->knights[seat];
    if (strength == 1) return 0;
    return strength == 2 ? others & ~s->strong : others & ~s->mighty;
}

uint64_t knights_targets(const struct knights_state *s, int seat, int from)
{
    uint64_t reached = knights_reachable(s, seat, from);
    return reached & (~knights_occupied(s) | weaker(s, seat, knights_strength(s, from)));
}

uint64_t knights_retreats(const struct knights_state *s, int seat, int from)
{
    return knights_reachable(s, seat, from) & ~knights_occupied(s);
}

/* ---- Pieces ---- */

static bool roads_changed_for(struct knights_state *s, int seat, uint64_t corners)
{
    bool look = false;
    for (uint64_t at = corners & s->island.reach[seat]; at; at &= at - 1)
        look |= island_cut_roads(&s->island, seat, bits_lowest(at), knights_stops(s, seat));
    return look;
}

static bool roads_changed_beside(struct knights_state *s, int owner, uint64_t corners)
{
    bool look = false;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != owner) look |= roads_changed_for(s, i, corners);
    return look;
}

void knights_roads_changed(struct knights_state *s, int owner, uint64_t corners)
{
    if (roads_changed_beside(s, owner, corners)) island_award_longest(&s->island);
}

static void assign(uint64_t *mask, uint64_t bit, bool on)
{
    if (on) *mask |= bit;
    else *mask &= ~bit;
}

void knights_put(struct knights_state *s, int seat, int corner, int piece)
{
    uint64_t bit = corner_bit(corner);
    int strength = piece & 3;
    s->knights[seat] |= bit;
    assign(&s->strong, bit, strength >= 2);
    assign(&s->mighty, bit, strength == 3);
    assign(&s->active, bit, piece & PIECE_ACTIVE);
}

void knights_note_acted(struct knights_state *s, int corner)
{
    size_t i = sizeof s->acted - 1;
    if (knights_rules(s) < 2) return;             /* states of that time know nothing of it */
    for (; i > 0 && (s->acted[i - 1] == 0 || s->acted[i - 1] > corner + 1); i--)
        s->acted[i] = s->acted[i - 1];
    s->acted[i] = (uint8_t)(corner + 1);
}

static void forget_acted(struct knights_state *s, int corner)
{
    size_t i = 0, last = sizeof s->acted - 1;
    while (s->acted[i] != corner + 1) i++;
    memmove(&s->acted[i], &s->acted[i + 1], last - i);
    s->acted[last] = 0;
}

int knights_lift(struct knights_state *s, int seat, int corner)
{
    uint64_t bit = corner_bit(corner);
    int piece = knights_strength(s, corner) | (s->active & bit ? PIECE_ACTIVE : 0);
    s->knights[seat] &= ~bit;
    s->strong &= ~bit;
    s->mighty &= ~bit;
    s->active &= ~bit;
    s->used &= ~bit;
    s->promoted &= ~bit;
    if (knights_has_acted(s, corner)) forget_acted(s, corner);
    return piece;
}

void knights_promote(struct knights_state *s, int corner)
{
    uint64_t bit = corner_bit(corner);
    if (s->strong & bit) s->mighty |= bit;
    s->strong |= bit;
    s->promoted |= bit;
}

static int owner_of_knight(const struct knights_state *s, int corner)
{
    for (int i = 0; i < ISLAND_SEATS; i++)
        if (s->knights[i] >> corner & 1) return i;
    return LF_NOBODY;
}

/* The owner of a displaced knight owes its new place, if there is any; else it goes back to the
 * supply (CK-93, CK-94). */
static void send_away(struct knights_state *s, int owner, int corner, int piece)
{
    if (!knights_retreats(s, owner, corner)) { knights_resume(s); return; }
    s->victim = (uint8_t)owner;
    s->place = (uint8_t)corner;
    s->piece = (uint8_t)piece;
    s->phase = PHASE_RETREAT;
}

void knights_drive_away(struct knights_state *s, int owner, int corner)
{
    int piece = knights_lift(s, owner, corner);
    knights_roads_changed(s, owner, corner_bit(corner));
    send_away(s, owner, corner, piece);
}

/* The knight that acted is inactive and may not act again this turn (CK-86, CK-87, CK-95). The
 * attacker has left its start before the displaced knight looks for a place (CK-96). */
void knights_move(struct knights_state *s, int seat, int from, int to)
{
    int owner = owner_of_knight(s, to), displaced = 0;
    bool promoted = s->promoted >> from & 1;
    int piece = knights_lift(s, seat, from);
    if (owner != LF_NOBODY) displaced = knights_lift(s, owner, to);
    knights_put(s, seat, to, piece & 3);
    s->used |= corner_bit(to);
    knights_note_acted(s, to);
    assign(&s->promoted, corner_bit(to), promoted);
    bool look = roads_changed_beside(s, seat, corner_bit(from) | corner_bit(to));
    if (displaced) look |= roads_changed_for(s, seat, corner_bit(to));
    if (look) island_award_longest(&s->island);
    if (displaced) send_away(s, owner, to, displaced);
}

void knights_retreat(struct knights_state *s, int to)
{
    int owner = s->victim, piece = s->piece;
    s->victim = LF_NOBODY;
    s->place = NOWHERE;
    s->piece = 0;
    knights_put(s, owner, to, piece);
    knights_roads_changed(s, owner, corner_bit(to));
    knights_resume(s);
}
