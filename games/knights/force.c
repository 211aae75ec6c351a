/* force.c - knights on the board: where they can go, moving, displacing, and what that does to
 * roads (CK-71 to CK-98). */
#include "games/knights/moves.h"

/* ---- Ways over own roads ---- */

#ifdef ISLAND_WIDE
/* Over roads and over ships, changing between them only at an own building (CKS-04). */
static corner_set spread(const struct knights_state *s, int seat, int from, corner_set stops)
{
    edge_set lines[2] = { island_roads(&s->island, seat), island_ships(&s->island, seat) };
    corner_set own = island_buildings_of(&s->island, seat);
    corner_set reached[2] = { corners_one(from), corners_one(from) };
    corner_set todo[2] = { reached[0], reached[1] };
    for (int k = 0; corners_any(corners_or(todo[0], todo[1])); k ^= 1)
        while (corners_any(todo[k])) {
            edge_set at = edges_and(lines[k], CORNER_EDGES[corners_lowest(todo[k])]);
            corner_set next = corners_none();
            lines[k] = edges_minus(lines[k], at);
            for (; edges_any(at); at = edges_rest(at))
                corners_join(&next, EDGE_CORNERS[edges_lowest(at)]);
            next = corners_minus(next, reached[k]);
            corners_join(&reached[k], next);
            todo[k] = corners_or(corners_rest(todo[k]), corners_minus(next, stops));
            corner_set change = corners_minus(corners_and(next, own), reached[1 - k]);
            corners_join(&reached[1 - k], change);
            corners_join(&todo[1 - k], change);
        }
    return corners_without(corners_or(reached[0], reached[1]), from);
}
#else
/* Each corner is left once, and each road taken once. */
static corner_set spread(const struct knights_state *s, int seat, int from, corner_set stops)
{
    edge_set roads = island_roads(&s->island, seat);
    corner_set reached = corners_one(from), todo = reached;
    while (corners_any(todo)) {
        edge_set at = edges_and(roads, CORNER_EDGES[corners_lowest(todo)]);
        corner_set next = corners_none();
        roads = edges_minus(roads, at);
        for (; edges_any(at); at = edges_rest(at))
            corners_join(&next, EDGE_CORNERS[edges_lowest(at)]);
        next = corners_minus(next, reached);
        corners_join(&reached, next);
        todo = corners_or(corners_rest(todo), corners_minus(next, stops));   /* CK-89 */
    }
    return corners_without(reached, from);
}
#endif

corner_set knights_reachable(const struct knights_state *s, int seat, int from)
{
    return spread(s, seat, from, knights_stops(s, seat));
}

corner_set knights_connected(const struct knights_state *s, int seat, int from)
{
    return spread(s, seat, from, corners_none());
}

/* Foreign knights that one of this strength can displace (CK-91, CK-92). */
static corner_set weaker(const struct knights_state *s, int seat, int strength)
{
    corner_set others = corners_minus(knights_all(s), s->knights[seat]);
    if (strength == 1) return corners_none();
    return corners_minus(others, strength == 2 ? s->strong : s->mighty);
}

corner_set knights_targets_of(const struct knights_state *s, int seat, int from,
                              corner_set reachable)
{
    corner_set gives_way = weaker(s, seat, knights_strength(s, from));
    return corners_minus(reachable, corners_minus(knights_occupied(s), gives_way));
}

corner_set knights_targets(const struct knights_state *s, int seat, int from)
{
    return knights_targets_of(s, seat, from, knights_reachable(s, seat, from));
}

corner_set knights_retreats(const struct knights_state *s, int seat, int from)
{
    return corners_minus(knights_reachable(s, seat, from), knights_occupied(s));
}

/* ---- Pieces ---- */

static bool roads_changed_for(struct knights_state *s, int seat, corner_set corners)
{
    bool look = false;
    corner_set at = corners_and(corners, s->island.reach[seat]);
    for (; corners_any(at); at = corners_rest(at))
        look |= island_cut_roads(&s->island, seat, corners_lowest(at), knights_stops(s, seat));
    return look;
}

static bool roads_changed_beside(struct knights_state *s, int owner, corner_set corners)
{
    bool look = false;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != owner) look |= roads_changed_for(s, i, corners);
    return look;
}

void knights_roads_changed(struct knights_state *s, int owner, corner_set corners)
{
    if (roads_changed_beside(s, owner, corners)) island_award_longest(&s->island);
}

static void assign(corner_set *set, int corner, bool on)
{
    if (on) corners_add(set, corner);
    else corners_remove(set, corner);
}

void knights_put(struct knights_state *s, int seat, int corner, int piece)
{
    int strength = piece & 3;
    corners_add(&s->knights[seat], corner);
    assign(&s->strong, corner, strength >= 2);
    assign(&s->mighty, corner, strength == 3);
    assign(&s->active, corner, piece & PIECE_ACTIVE);
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
    int piece = knights_strength(s, corner) |
                (corners_has(s->active, corner) ? PIECE_ACTIVE : 0);
    corners_remove(&s->knights[seat], corner);
    corners_remove(&s->strong, corner);
    corners_remove(&s->mighty, corner);
    corners_remove(&s->active, corner);
    corners_remove(&s->used, corner);
    corners_remove(&s->promoted, corner);
    if (knights_has_acted(s, corner)) forget_acted(s, corner);
    return piece;
}

void knights_promote(struct knights_state *s, int corner)
{
    if (corners_has(s->strong, corner)) corners_add(&s->mighty, corner);
    corners_add(&s->strong, corner);
    corners_add(&s->promoted, corner);
}

static int owner_of_knight(const struct knights_state *s, int corner)
{
    for (int i = 0; i < ISLAND_SEATS; i++)
        if (corners_has(s->knights[i], corner)) return i;
    return LF_NOBODY;
}

/* The owner of a displaced knight owes its new place, if there is any; else it goes back to the
 * supply (CK-93, CK-94). */
static void send_away(struct knights_state *s, int owner, int corner, int piece)
{
    if (!corners_any(knights_retreats(s, owner, corner))) { knights_resume(s); return; }
    s->victim = (uint8_t)owner;
    s->place = (uint8_t)corner;
    s->piece = (uint8_t)piece;
    s->phase = PHASE_RETREAT;
}

void knights_drive_away(struct knights_state *s, int owner, int corner)
{
    int piece = knights_lift(s, owner, corner);
    knights_roads_changed(s, owner, corners_one(corner));
    send_away(s, owner, corner, piece);
}

/* The knight that acted is inactive and may not act again this turn (CK-86, CK-87, CK-95). The
 * attacker has left its start before the displaced knight looks for a place (CK-96). */
void knights_move(struct knights_state *s, int seat, int from, int to)
{
    int owner = owner_of_knight(s, to), displaced = 0;
    bool promoted = corners_has(s->promoted, from);
    int piece = knights_lift(s, seat, from);
    if (owner != LF_NOBODY) displaced = knights_lift(s, owner, to);
    knights_put(s, seat, to, piece & 3);
    corners_add(&s->used, to);
    knights_note_acted(s, to);
    assign(&s->promoted, to, promoted);
    bool look = roads_changed_beside(s, seat, corners_with(corners_one(from), to));
    if (displaced) look |= roads_changed_for(s, seat, corners_one(to));
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
    knights_roads_changed(s, owner, corners_one(to));
    knights_resume(s);
}
