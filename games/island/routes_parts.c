/* routes_parts.c - the parts of a memory of lines: trees and what they hang at. See routes.h. */
#include "games/island/routes_parts.h"

#ifdef ISLAND_WIDE

/* ---- Walking over a part ---- */

struct step { uint16_t node; uint8_t corner, from, distance; };

/* Lines at a node that are of no core. */
static inline unsigned tree_ways(const struct routes *r, int node, int corner)
{
    return ways_of(r, node, corner) & ~(unsigned)r->core_at[corner];
}

/* What lies beyond the n-th line at a corner. */
static inline struct step step_on(const struct routes *r, const struct step *at, int bit)
{
    int ship = bit >= 3, edge = CORNER_EDGE[3 * at->corner + bit - 3 * ship];
    int next = far_corner(edge, at->corner);
    return (struct step){ (uint16_t)end_of(r, edge, ship, next), (uint8_t)next, (uint8_t)edge,
                          (uint8_t)(at->distance + 1) };
}

/* The distances of a tree from one node, as those from this end of it; returns the farthest. */
static int measure(struct routes *r, struct route_part *part, int which, int start)
{
    struct step todo[ROUTE_LINES + 1];
    uint8_t *distance = r->distance[which];
    int count = 0, farthest = start, most = 0;
    part->end[which] = (uint16_t)start;
    part->shift[which] = 0;
    todo[count++] = (struct step){ (uint16_t)start, (uint8_t)corner_of(start), NOWHERE, 0 };
    while (count) {
        struct step at = todo[--count];
        distance[at.node] = distance[twin_at(r, at.node, at.corner)] = at.distance;
        if (at.distance > most) most = at.distance, farthest = at.node;
        for (unsigned ways = tree_ways(r, at.node, at.corner); ways; ways &= ways - 1) {
            todo[count] = step_on(r, &at, __builtin_ctz(ways));
            count += todo[count].from != at.from;
        }
    }
    part->length = (uint8_t)most;
    return farthest;
}

/* Nodes in the order in which they were found. */
struct found { int count; uint16_t node[ROUTE_LINES + 1]; };

/* What hangs together with a node becomes a part, nearest nodes first. True: it is a tree. */
static bool explore(struct routes *r, int start, int number, struct found *found)
{
    int ends = 0;
    found->count = 1;
    found->node[0] = (uint16_t)start;
    put_part(r, start, number);
    for (int i = 0; i < found->count; i++) {
        struct step at = { found->node[i], (uint8_t)corner_of(found->node[i]), NOWHERE, 0 };
        for (unsigned ways = tree_ways(r, at.node, at.corner); ways; ways &= ways - 1, ends++) {
            int next = step_on(r, &at, __builtin_ctz(ways)).node;
            if (r->part_of[next] == number) continue;
            put_part(r, next, number);
            found->node[found->count++] = (uint16_t)next;
        }
    }
    return ends == 2 * (found->count - 1);
}

/* What lies farthest from any node is an end. */
static void measure_tree(struct routes *r, struct route_part *part, const struct found *found)
{
    measure(r, part, 1, measure(r, part, 0, found->node[found->count - 1]));
}

/* A number that no part has. */
static int free_part(struct routes *r)
{
    int i = 0;
    while (i < r->part_count && r->part[i].length) i++;
    if (i == r->part_count) r->part_count++;
    return i + 1;
}

/* ---- Cores ---- */

/* Which nodes and lines follow each node of a core. */
struct links {
    uint8_t line[ROUTE_LINES][3], node[ROUTE_LINES][3], count[ROUTE_LINES];
};

static void walk_core(struct route_core *core, const struct links *links, int from, int at,
                      uint32_t used, int length)
{
    if (length > core->trail[from][at]) core->trail[from][at] = (uint8_t)length;
    for (int k = 0; k < links->count[at]; k++)
        if (!(used >> links->line[at][k] & 1))
            walk_core(core, links, from, links->node[at][k],
                      used | (uint32_t)1 << links->line[at][k], length + 1);
}

static int index_in(const struct routes *r, const struct route_core *core, int node)
{
    int i = 0;
    while (!same_node(r, core->node[i], node)) i++;
    return i;
}

/* All trails over a core, once for all trees that will hang at it. */
static void measure_core(const struct routes *r, struct route_core *core)
{
    struct links links = { .count = { 0 } };
    uint8_t number[EDGE_COUNT];
    int lines = 0;
    for (edge_set at = core->lines; edges_any(at); at = edges_rest(at))
        number[edges_lowest(at)] = (uint8_t)lines++;
    for (int i = 0; i < core->count; i++) {
        struct step at = { core->node[i], (uint8_t)corner_of(core->node[i]), NOWHERE, 0 };
        unsigned ways = ways_of(r, at.node, at.corner) & r->core_at[at.corner];
        for (; ways; ways &= ways - 1) {
            struct step next = step_on(r, &at, __builtin_ctz(ways));
            links.line[i][links.count[i]] = number[next.from];
            links.node[i][links.count[i]++] = (uint8_t)index_in(r, core, next.node);
        }
    }
    core->most = 0;
    for (int i = 0; i < core->count; i++) {
        core->longest[i] = 0;
        for (int k = 0; k < core->count; k++) core->trail[i][k] = 0;
        walk_core(core, &links, i, i, 0, 0);
        for (int k = 0; k < core->count; k++)
            if (core->trail[i][k] > core->longest[i]) core->longest[i] = core->trail[i][k];
        if (core->longest[i] > core->most) core->most = core->longest[i];
    }
}

/* The longest trail with the trees as they are now; what lies farthest from a node of a tree is one
 * of its ends. */
static void weigh_core(struct routes *r, struct route_core *core)
{
    int hung[ROUTE_LINES], hang[ROUTE_LINES], count = 0, best = core->most;
    for (int i = 0; i < core->count; i++) {
        if (!core->tree[i]) continue;
        const struct route_part *part = &r->part[core->tree[i] - 1];
        int a = (uint8_t)(r->distance[0][core->node[i]] + part->shift[0]);
        int b = (uint8_t)(r->distance[1][core->node[i]] + part->shift[1]);
        int here = a > b ? a : b;
        if (here + core->longest[i] > best) best = here + core->longest[i];
        for (int k = 0; k < count; k++) {
            int both = here + hang[k] + core->trail[i][hung[k]];
            if (both > best) best = both;
        }
        hung[count] = i;
        hang[count++] = here;
    }
    core->length = (uint8_t)best;
}

/* Takes the ends off what was found; the lines of the core are noted at their corners. Returns how
 * many nodes stay, those first in `found`, ascending. */
static int peel(struct routes *r, struct found *found, edge_set *lines)
{
    uint8_t degree[ROUTE_NODES];
    uint16_t ends[ROUTE_LINES + 1];
    int count = 0, kept = 0;
    *lines = edges_none();
    for (int i = 0; i < found->count; i++) {
        int node = found->node[i], corner = corner_of(node);
        unsigned ways = ways_of(r, node, corner);
        r->core_at[corner] |= (uint8_t)ways;
        degree[node] = degree[twin_of(r, node)] = (uint8_t)__builtin_popcount(ways);
        if (degree[node] == 1) ends[count++] = (uint16_t)node;
    }
    while (count) {
        int node = ends[--count], corner = corner_of(node);
        unsigned ways = ways_of(r, node, corner) & r->core_at[corner];
        struct step at = { (uint16_t)node, (uint8_t)corner, NOWHERE, 0 };
        struct step next = step_on(r, &at, __builtin_ctz(ways));
        r->core_at[corner] &= (uint8_t)~ways;
        r->core_at[next.corner] &= (uint8_t)~(9u << slot_of(next.from, next.corner));
        degree[node] = degree[twin_of(r, node)] = 0;
        int left = --degree[next.node];
        degree[twin_of(r, next.node)] = (uint8_t)left;
        if (left == 1) ends[count++] = next.node;
    }
    for (int i = 0; i < found->count; i++) {
        int node = found->node[i], corner = corner_of(node);
        if (!degree[node]) continue;
        unsigned ways = ways_of(r, node, corner) & r->core_at[corner];
        for (; ways; ways &= ways - 1)
            edges_add(lines, CORNER_EDGE[3 * corner + __builtin_ctz(ways) % 3]);
        found->node[i] = found->node[kept];
        int at = kept++;
        for (; at > 0 && found->node[at - 1] > node; at--) found->node[at] = found->node[at - 1];
        found->node[at] = (uint16_t)node;
    }
    return kept;
}

static void hang_trees(struct routes *r, struct route_core *core)
{
    struct found found;
    for (int i = 0; i < core->count; i++) {
        int node = core->node[i];
        core->tree[i] = 0;
        if (!tree_ways(r, node, corner_of(node))) continue;
        int number = free_part(r);
        struct route_part *part = &r->part[number - 1];
        core->tree[i] = (uint8_t)number;
        *part = (struct route_part){ .core = r->core_count, .root = (uint8_t)i };
        explore(r, node, number, &found);
        measure_tree(r, part, &found);
    }
}

/* Lines with loops, found from a node. */
static void add_core(struct routes *r, struct found *found)
{
    struct route_core *core = &r->core[r->core_count];
    edge_set lines;
    int count = peel(r, found, &lines);
    bool same = edges_equal(lines, core->lines);
    for (int i = 0; i < count; i++) {
        same &= core->node[i] == found->node[i];
        core->node[i] = found->node[i];
    }
    core->lines = lines;
    core->count = (uint8_t)count;
    for (int i = 0; i < found->count; i++)
        put_part(r, found->node[i], i < count ? ROUTE_BARE + r->core_count : 0);
    r->core_count++;
    r->rings = true;
    if (!same) measure_core(r, core);
    hang_trees(r, core);
    weigh_core(r, core);
}

/* ---- All parts ---- */

static void add_part(struct routes *r, int node)
{
    struct found found;
    int number = free_part(r);
    struct route_part *part = &r->part[number - 1];
    *part = (struct route_part){ 0 };
    if (explore(r, node, number, &found)) measure_tree(r, part, &found);
    else add_core(r, &found);
}

/* The pieces around, and which lines meet where. */
static void take_corners(struct routes *r)
{
    for (int i = 0; i < CORNER_COUNT; i++) r->at[i] = r->core_at[i] = 0;
    for (corner_set at = r->own; corners_any(at); at = corners_rest(at))
        r->at[corners_lowest(at)] = OWN_AT;
    for (corner_set at = r->stops; corners_any(at); at = corners_rest(at))
        r->at[corners_lowest(at)] = STOP_AT;
    for (edge_set at = r->line; edges_any(at); at = edges_rest(at)) {
        int edge = edges_lowest(at);
        mark(r, edge, edges_in(&r->ships, edge));
    }
}

/* Whether ships meet at a foreign piece there, so that a loop may be cut. */
static bool cuts_ships(const struct routes *r, int corner)
{
    unsigned ships = r->at[corner] & SHIPS_AT;
    return r->at[corner] & STOP_AT && ships & (ships - 1);
}

void routes_rebuild(struct routes *r, const struct island *s, int seat, corner_set stops)
{
    r->ready = true;
    r->loops_known = r->rings = false;
    r->line = s->line[seat];
    r->ships = island_ships(s, seat);
    r->own = island_buildings_of(s, seat);
    r->stops = stops;
    r->part_count = r->core_count = 0;
    for (int i = 0; i < ROUTE_NODES; i++) r->part_of[i] = 0;
    take_corners(r);
    for (edge_set at = r->line; edges_any(at); at = edges_rest(at))
        for (int edge = edges_lowest(at), i = 0; i < 2; i++) {
            int corner = EDGE_CORNER[2 * edge + i];
            int node = end_of(r, edge, edges_in(&r->ships, edge), corner);
            r->rings |= cuts_ships(r, corner);
            if (!r->part_of[node]) add_part(r, node);
        }
}

/* ---- One line more or less ---- */

/* A tree has got a new node, beyond all others or not. */
static void lengthen(struct routes *r, struct route_part *part, int near, int tip)
{
    for (int i = 0; i < 2; i++) put_distance(r, i, tip, r->distance[i][near] + 1);
    for (int i = 0; i < 2; i++) {
        int way = (uint8_t)(r->distance[i][tip] + part->shift[i]), other = 1 - i;
        if (way <= part->length) continue;
        if (!same_node(r, near, part->end[other])) {
            measure(r, part, other, tip);
            return;
        }
        /* From the end before everything is one farther away. */
        part->shift[other]++;
        part->end[other] = (uint16_t)tip;
        part->length = (uint8_t)way;
        put_distance(r, other, tip, -part->shift[other]);
        return;
    }
}

/* The first line that hangs at a node of a core. */
static void begin_tree(struct routes *r, int joint, int tip)
{
    struct route_core *core = &r->core[r->part_of[joint] - ROUTE_BARE];
    int number = free_part(r), root = index_in(r, core, joint), node[2] = { joint, tip };
    r->part[number - 1] = (struct route_part){
        .length = 1, .root = (uint8_t)root, .core = (uint8_t)(core - r->core + 1),
        .end = { (uint16_t)joint, (uint16_t)tip } };
    core->tree[root] = (uint8_t)number;
    for (int i = 0; i < 2; i++) {
        put_part(r, node[i], number);
        for (int k = 0; k < 2; k++) put_distance(r, k, node[i], i != k);
    }
    weigh_core(r, core);
}

/* The tree that a node is in, or NULL: it hangs at a loop or is none. */
static struct route_part *free_tree(struct routes *r, int node)
{
    int number = r->part_of[node];
    return number >= ROUTE_BARE || r->part[number - 1].core ? NULL : &r->part[number - 1];
}

/* A line that joins two parts, or two nodes of one. */
static bool join(struct routes *r, int edge, int ship)
{
    struct route_part *part[2];
    for (int i = 0; i < 2; i++) {
        part[i] = free_tree(r, node_of(EDGE_CORNER[2 * edge + i], ship));
        if (!part[i]) return false;
    }
    add_part(r, node_of(EDGE_CORNER[2 * edge], ship));
    part[0]->length = part[1]->length = 0;
    return true;
}

bool routes_grow(struct routes *r, int edge, int ship)
{
    int joints = 0, near = EDGE_CORNER[2 * edge];
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        if (!(r->at[corner] & STOP_AT) && ways_at(r, corner, ship)) joints++, near = corner;
    }
    mark(r, edge, ship);
    edges_add(&r->line, edge);
    if (ship) edges_add(&r->ships, edge);
    if (ship && !is_loose(r, edge, &r->anchors)) r->loops_known = false;
    for (int i = 0; i < 2; i++) r->rings |= cuts_ships(r, EDGE_CORNER[2 * edge + i]);
    if (joints == 2) return join(r, edge, ship);
    int joint = end_of(r, edge, ship, near), number = r->part_of[joint];
    int tip = end_of(r, edge, ship, far_corner(edge, near));
    if (joints == 0) add_part(r, joint);
    else if (number >= ROUTE_BARE) begin_tree(r, joint, tip);
    else {
        struct route_part *part = &r->part[number - 1];
        put_part(r, tip, number);
        lengthen(r, part, joint, tip);
        if (part->core) weigh_core(r, &r->core[part->core - 1]);
    }
    return true;
}

/* A node of a tree that lies as far from this end as any ever did, or ROUTE_NODES. */
static int other_end(const struct routes *r, corner_set reach, int number, int which)
{
    const struct route_part *part = &r->part[number - 1];
    uint8_t most = (uint8_t)(part->length - part->shift[which]);
    for (; corners_any(reach); reach = corners_rest(reach)) {
        int corner = corners_lowest(reach), dead = r->at[corner] & STOP_AT;
        int node = dead ? ROUTE_DEAD + 3 * corner : corner, step = dead ? 1 : CORNER_COUNT;
        for (int k = dead ? 3 : 2; k > 0; k--, node += step)
            if (r->part_of[node] == number && r->distance[which][node] == most) return node;
    }
    return ROUTE_NODES;
}

/* An end of a tree has gone: the other stays one (all longest trails have their middle in common),
 * and the new one is what lies farthest from it. */
static void shorten(struct routes *r, corner_set reach, int number, int which, int near)
{
    struct route_part *part = &r->part[number - 1];
    int node = other_end(r, reach, number, 1 - which);
    if (node != ROUTE_NODES) { measure(r, part, which, node); return; }
    part->end[which] = (uint16_t)near;
    part->shift[which]--;
    part->length--;
}

/* The last line that hung at a node of a core has gone. */
static void end_tree(struct routes *r, struct route_part *part, int node)
{
    struct route_core *core = &r->core[part->core - 1];
    put_part(r, node, ROUTE_BARE + part->core - 1);
    core->tree[part->root] = 0;
    part->length = part->core = 0;
    weigh_core(r, core);
}

/* A line that held two halves of a part together. */
static bool split(struct routes *r, int edge)
{
    int node[2];
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        node[i] = node_of(corner, 1);
        if (r->core_at[corner] >> (3 + slot_of(edge, corner)) & 1) return false;
    }
    struct route_part *part = free_tree(r, node[0]);
    if (!part) return false;
    add_part(r, node[0]);
    add_part(r, node[1]);
    part->length = 0;
    return true;
}

bool routes_shrink(struct routes *r, corner_set reach, int edge)
{
    int ends = 0, near = EDGE_CORNER[2 * edge];
    if (!is_loose(r, edge, &r->anchors)) r->loops_known = false;
    mark(r, edge, 1);
    edges_remove(&r->line, edge);
    edges_remove(&r->ships, edge);
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        if (!(r->at[corner] & STOP_AT) && ways_at(r, corner, 1)) near = corner;
        else ends++;
    }
    if (ends == 0) return split(r, edge);
    int node = end_of(r, edge, 1, near), number = r->part_of[node];
    int tip = end_of(r, edge, 1, far_corner(edge, near));
    struct route_part *part = &r->part[number - 1];
    put_part(r, tip, 0);
    if (ends == 2) {
        put_part(r, node, 0);
        part->length = 0;
    } else if (part->core && part->length == 1) end_tree(r, part, node);
    else {
        int which = same_node(r, part->end[0], tip) ? 0 : same_node(r, part->end[1], tip) ? 1 : 2;
        if (which < 2) shorten(r, reach, number, which, node);
        if (part->core) weigh_core(r, &r->core[part->core - 1]);
    }
    return true;
}

#endif
