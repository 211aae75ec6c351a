/* main.c - the longest trade route against a plain search, on random positions (SF-18, SF-19).
 *
 *     test-routes [POSITIONS [SEED]]
 *
 * A position is a board with land and sea, lines of one seat that grow at random from its
 * buildings, roads and ships, and foreign buildings. The plain search knows the rule alone: it
 * tries every trail. What the state keeps after a ship has moved, a settlement joins roads and
 * ships, or a foreign one cuts them, is compared with it, too; and which ships may be moved
 * (SF-10 to SF-14). Who holds Longest Road is asked from time to time only, of the memory of a
 * random game that has noted all changes since.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/rng.h"
#include "games/island/routes.h"

static const char BOARD[] =
    "s.s.s.s.s.s/s.m8.p11.s.$4.s.s/s.s.s.s.s.h5.m2.s/s.s.p5.f6.m4.s.f9.s.s/s.g12.h11.g3.p9.s.$10.s/"
    "s.h6.f10.d.g11.f5.s.s.s/s.m3.p4.h9.p8.s.h3.s/s.g8.f2.m10.s.g6.s/s.s.s.s.s.s@@r41.p37";

static uint64_t seed = 1, drawn;
static int below(int bound)
{
    struct lf_rng rng = { lf_rng_key(seed, 0), drawn++ };
    return (int)lf_rng_below(&rng, (uint32_t)bound);
}

/* ---- The plain search ---- */

static bool may_follow(const struct island *s, int seat, int corner, int from, int to)
{
    if (corners_has(island_stops(s, seat), corner)) return false;
    if (corners_has(island_buildings_of(s, seat), corner)) return true;
    return edges_has(s->ships, from) == edges_has(s->ships, to);
}

static int plain_from(const struct island *s, int seat, edge_set left, int edge, int corner)
{
    int best = 0;
    for (int k = 0; k < 3; k++) {
        int next = CORNER_EDGE[3 * corner + k];
        if (next == NOWHERE || !edges_has(left, next)) continue;
        if (!may_follow(s, seat, corner, edge, next)) continue;
        int end = EDGE_CORNER[2 * next] == corner ? EDGE_CORNER[2 * next + 1]
                                                  : EDGE_CORNER[2 * next];
        int length = 1 + plain_from(s, seat, edges_without(left, next), next, end);
        if (length > best) best = length;
    }
    return best;
}

static int plain_longest(const struct island *s, int seat)
{
    int best = 0;
    for (edge_set at = s->line[seat]; edges_any(at); at = edges_rest(at))
        for (int k = 0; k < 2; k++) {
            int edge = edges_lowest(at);
            int length = 1 + plain_from(s, seat, edges_without(s->line[seat], edge), edge,
                                        EDGE_CORNER[2 * edge + k]);
            if (length > best) best = length;
        }
    return best;
}

/* Every way over ships from a corner on, without a corner twice: whether one that uses the ship
 * leads from a building to another one. */
static bool joins(const struct island *s, int seat, int ship, corner_set seen, int corner,
                  bool used)
{
    corner_set own = island_buildings_of(s, seat);
    if (corners_any(seen) && corners_has(own, corner)) return used;
    corners_add(&seen, corner);
    for (int k = 0; k < 3; k++) {
        int next = CORNER_EDGE[3 * corner + k];
        if (next == NOWHERE || !edges_has(island_ships(s, seat), next)) continue;
        int end = EDGE_CORNER[2 * next] ^ EDGE_CORNER[2 * next + 1] ^ corner;
        if (!corners_has(seen, end) && joins(s, seat, ship, seen, end, used || next == ship))
            return true;
    }
    return false;
}

/* Whether ways lead round from one end of the ship to the other, past no building. */
static bool loops(const struct island *s, int seat, int ship, corner_set seen, int corner)
{
    int to = EDGE_CORNER[2 * ship + 1];
    corners_add(&seen, corner);
    for (int k = 0; k < 3; k++) {
        int next = CORNER_EDGE[3 * corner + k];
        if (next == NOWHERE || next == ship || !edges_has(island_ships(s, seat), next)) continue;
        int end = EDGE_CORNER[2 * next] ^ EDGE_CORNER[2 * next + 1] ^ corner;
        if (end == to) return true;
        if (corners_has(seen, end) || corners_has(island_buildings_of(s, seat), end)) continue;
        if (loops(s, seat, ship, seen, end)) return true;
    }
    return false;
}

static bool plain_sails(const struct island *s, int seat, int ship)
{
    corner_set own = island_buildings_of(s, seat);
    int built = 0;
    if (edges_has(HEX_EDGES[s->pirate], ship)) return false;
    for (int k = 0; k < 2; k++) {
        int corner = EDGE_CORNER[2 * ship + k];
        edge_set others = edges_without(island_ships(s, seat), ship);
        built += corners_has(own, corner);
        if (!corners_has(own, corner) && !edges_meet(others, CORNER_EDGES[corner])) return true;
    }
    for (corner_set at = own; corners_any(at); at = corners_rest(at))
        if (joins(s, seat, ship, corners_none(), corners_lowest(at), false)) return false;
    return built < 2 && loops(s, seat, ship, corners_none(), EDGE_CORNER[2 * ship]);
}

/* ---- Positions ---- */

static int any_of_corners(corner_set set) { return corners_nth(set, below(corners_count(set))); }
static int any_of_edges(edge_set set) { return edges_nth(set, below(edges_count(set))); }

/* What a random game remembers of the lines of seat 0 must come to the same as the rules do: bounds
 * of how long they are; when it is asked for, who holds Longest Road, and how long lines are. */
static struct routes memory;
static const char *memory_fault;

static void compare(const struct island *by_rules, struct island *by_memory)
{
    int length = by_rules->road_length[0], what = below(6), seat = below(2);
    if (length < memory.of[0].least || length > memory.of[0].most)
        memory_fault = "bounds of lengths";
    else if (!routes_sound(&memory, by_memory, 0)) memory_fault = "where lines meet";
    if (what == 0) routes_settle(&memory, by_memory);
    else if (what == 1 &&
             routes_holds(&memory, by_memory, seat) != (by_rules->longest == seat))
        memory_fault = "who holds Longest Road";
    if (what != 0) {
        memcpy(by_memory->road_length, by_rules->road_length, sizeof by_rules->road_length);
        by_memory->longest = by_rules->longest;
    }
    if (memcmp(by_rules, by_memory, sizeof *by_rules) != 0 && !memory_fault)
        memory_fault = "what is remembered of the lines";
}

static void settle(struct island *s, int seat, corner_set places)
{
    if (!corners_any(places)) return;
    struct island copy = *s;
    int corner = any_of_corners(places);
    routes_piece(&memory, &copy, PIECE_BUILDING, seat, NOWHERE, corner, false);
    copy = *s;
    for (int i = 0; i < ISLAND_SEATS; i++) copy.road_length[i] = LENGTH_OPEN;
    island_add_settlement(&copy, seat, corner);
    island_add_settlement(s, seat, corner);
    compare(s, &copy);
}

static void add_line(struct island *s, int edge, bool ship)
{
    struct island copy = *s;
    corner_set stops = island_stops(s, 0);
    if (ship) island_add_ship(s, 0, edge, stops);
    else island_add_road(s, 0, edge);
    routes_take(&memory, &copy, 0);
    routes_add(&memory, &copy, 0, edge, ship);
    compare(s, &copy);
}

/* Lines of seat 0 close together, so that they branch and meet. */
static void grow(struct island *s)
{
    struct island copy = *s;
    routes_begin(&memory, &copy, NULL);
    settle(s, 0, corners_minus(island_land_corners(s), s->blocked));
    for (int i = 5 + below(22); i > 0; i--) {
        edge_set ships = island_ship_places(s, 0), roads = island_road_places(s, 0);
        int kind = below(8);
        if (kind == 0) settle(s, 0, corners_minus(s->reach[0], s->blocked));
        else if (kind == 1) settle(s, 1, corners_minus(s->reach[0], s->blocked));
        else if (kind < 6 && island_can_ship(s, 0))
            add_line(s, any_of_edges(ships), true);
        else if (island_can_pave(s, 0)) add_line(s, any_of_edges(roads), false);
    }
    s->fresh_ships = edges_none();
}

/* Somebody else has a longest trail of any length, too. */
static void add_rival(struct island *s)
{
    struct island copy;
    s->road_length[1] = (uint8_t)below(16);
    island_award_longest(s);
    copy = *s;
    routes_settled(&memory, &copy, 3);
}

static const char *fault_of(const struct island *s)
{
    corner_set own = island_buildings_of(s, 0);
    edge_set sailors = island_sailors(s, 0, own);
    int length = plain_longest(s, 0);
    if (island_longest_trail(s, 0, island_stops(s, 0)) != length) return "the longest trail";
    if (s->road_length[0] != length) return "the length that is kept";
    if (memory_fault) return memory_fault;
    for (edge_set at = island_ships(s, 0); edges_any(at); at = edges_rest(at))
        if (edges_has(sailors, edges_lowest(at)) != plain_sails(s, 0, edges_lowest(at)))
            return "which ships may be moved";
    return NULL;
}

/* Moves any ship to any place, both ways; the n-th move is the same. */
static void move_ship(struct island *s)
{
    struct island copy = *s;
    struct sails sails;
    corner_set own = island_buildings_of(s, 0), stops = island_stops(s, 0);
    edge_set sailors = island_sailors(s, 0, own), all = island_ship_places(s, 0), to[SHIPS_EACH];
    int from[SHIPS_EACH], ships = edges_list(sailors, from), total = 0, i = 0;
    for (int k = 0; k < ships; k++) {
        to[k] = island_sail_places(s, 0, from[k], stops, all);
        total += edges_count(to[k]);
    }
    routes_take(&memory, s, 0);
    routes_sails(&memory, s, 0, &own, &all, &sails);
    if (sails.total != total || sails.ships != ships) memory_fault = "how many moves there are";
    if (total == 0 || memory_fault) return;
    int n = below(total), left = n;
    for (; left >= edges_count(to[i]); i++) left -= edges_count(to[i]);
    island_move_ship(s, 0, from[i], edges_nth(to[i], left), stops);
    routes_sail(&memory, &copy, 0, &all, &sails, n);
    compare(s, &copy);
}

int main(int count, char **words)
{
    static struct island start, s, again;
    long positions = count > 1 ? atol(words[1]) : 100000;
    long longest = 0, moved = 0;
    struct lf_error error;
    if (count > 2) seed = strtoull(words[2], NULL, 10);
    start.seat_count = 2;
    start.longest = start.viewer = LF_NOBODY;
    if (!island_parse_board(&start, BOARD, strlen(BOARD), &error)) return 2;
    for (long i = 0; i < positions; i++) {
        s = start;
        grow(&s);
        const char *fault = fault_of(&s);
        add_rival(&s);
        for (int k = 0; k < 12 && !fault; k++) {
            edge_set before = s.line[0];
            move_ship(&s);
            moved += !edges_equal(before, s.line[0]);
            fault = k < 3 ? fault_of(&s) : memory_fault;
        }
        s.road_length[1] = 0;
        again = s;
        island_derive(&again);
        if (!fault && memcmp(&again, &s, sizeof s) != 0) fault = "what follows from the pieces";
        longest = s.road_length[0] > longest ? s.road_length[0] : longest;
        if (!fault) continue;
        printf("FAIL position %ld of seed %llu: %s\n0 passed, 1 failed\n", i,
               (unsigned long long)seed, fault);
        return 1;
    }
    printf("%ld positions, %ld ships moved, routes up to %ld\n1 passed, 0 failed\n", positions,
           moved, longest);
    return 0;
}
