/* trails.c - the longest trail over roads and ships, exactly (IB-86 to IB-94, SF-18): each counts
 * once, no foreign piece is passed, and roads and ships follow each other only at an own building.
 * And the same way of seeing the board for ships that may be moved (SF-10 to SF-14).
 *
 * A seat has at most thirty lines, so that a set of them is one word: the search numbers them and
 * notes for both ends of each which may follow there.
 */
#include "games/island/sea.h"

#ifdef ISLAND_WIDE

enum { LINES_MAX = ROADS_EACH + SHIPS_EACH };
typedef uint32_t line_set;
_Static_assert(LINES_MAX <= 32, "the lines of a seat fit one word");

/* after[2 * line + k]: lines that a trail may go on with at end k; around[]: those that meet there,
 * the line itself included. */
struct net {
    int count;
    uint8_t corner[2 * LINES_MAX];
    line_set after[2 * LINES_MAX], around[2 * LINES_MAX];
};

/* Which end of a line lies at the end k of another that touches it there. */
static inline int end_at(const struct net *net, int line, int corner)
{
    return net->corner[2 * line] != corner;
}

static void number_lines(const struct island *s, int seat, corner_set stops, struct net *net)
{
    line_set at[CORNER_COUNT], ships = 0;
    corner_set own = island_buildings_of(s, seat);
    net->count = 0;
    for (edge_set todo = s->line[seat]; edges_any(todo); todo = edges_rest(todo)) {
        int edge = edges_lowest(todo), line = net->count++;
        ships |= (line_set)edges_has(s->ships, edge) << line;
        for (int k = 0; k < 2; k++) at[net->corner[2 * line + k] = EDGE_CORNER[2 * edge + k]] = 0;
    }
    for (int i = 0; i < 2 * net->count; i++) at[net->corner[i]] |= (line_set)1 << i / 2;
    for (int i = 0; i < 2 * net->count; i++) {
        int corner = net->corner[i];
        line_set here = at[corner], kin = ships >> i / 2 & 1 ? ships : ~ships;
        net->around[i] = corners_has(own, corner) ? here : here & kin;
        net->after[i] = corners_has(stops, corner) ? 0 : net->around[i];
    }
}

static line_set all_lines(const struct net *net)
{
    return (line_set)(((uint64_t)1 << net->count) - 1);
}

/* The longest trail in `left` that goes on from the end of a line, as far as it is longer than
 * `known`: what cannot be is not searched, and the answer is then `known` or less. At a fork each
 * way is tried. waste: lines that any trail leaves over. */
static int extend(const struct net *net, line_set left, int end, int known, int waste)
{
    int length = 0, best = 0;
    for (;; length++) {
        line_set ways = left & net->after[end];
        if (!ways) return length;
        if (length + __builtin_popcount(left) - waste <= known) return 0;
        int corner = net->corner[end], line = __builtin_ctz(ways);
        if (ways & (ways - 1)) break;
        left ^= ways;
        end = 2 * line + 1 - end_at(net, line, corner);
    }
    for (line_set ways = left & net->after[end]; ways; ways &= ways - 1) {
        int line = __builtin_ctz(ways), corner = net->corner[end];
        int beyond = 2 * line + 1 - end_at(net, line, corner);
        int here = length + 1 + extend(net, left & ~((line_set)1 << line), beyond,
                                       (known > best ? known : best) - length - 1, waste);
        if (here > best) best = here;
    }
    return best;
}

/* A ring alone has no end where an odd number of lines meet: its length, or 0; *left loses the
 * lines walked. */
static int ring_at(const struct net *net, int line, line_set *left)
{
    int first = net->corner[2 * line], length = 1, end = 2 * line + 1;
    line_set todo = all_lines(net) & ~((line_set)1 << line);
    for (*left &= ~((line_set)1 << line); net->corner[end] != first; length++) {
        line_set ways = todo & net->after[end];
        if (!ways || ways & (ways - 1)) return 0;
        int next = __builtin_ctz(ways);
        todo ^= ways;
        *left &= ~ways;
        end = 2 * next + 1 - end_at(net, next, net->corner[end]);
    }
    return length;
}

/* Lines that hang together with one, as trails go. */
static line_set reached_from(const struct net *net, int line)
{
    line_set found = (line_set)1 << line;
    for (line_set todo = found; todo;) {
        int at = __builtin_ctz(todo);
        line_set more = (net->after[2 * at] | net->after[2 * at + 1]) & ~found;
        found |= more;
        todo = (todo & (todo - 1)) | more;
    }
    return found;
}

/* Whether no way leads back to where it began: lines and the places where they meet are a tree. A
 * place with three lines counts a third at each of their ends, so that all is counted in sixths. */
static bool is_tree(const struct net *net, line_set part)
{
    static const uint8_t SHARE[4] = { 0, 6, 3, 2 };
    int places = 0;
    for (line_set at = part; at; at &= at - 1) {
        int end = 2 * __builtin_ctz(at);
        for (int k = 0; k < 2; k++)
            places += SHARE[net->after[end + k] ? __builtin_popcount(net->around[end + k]) : 1];
    }
    return places == 6 * (__builtin_popcount(part) + 1);
}

/* Of a tree: how far a trail can go on from the end of a line; *best becomes the longest one seen
 * that turns at a fork. */
static int depth_of(const struct net *net, int end, int *best)
{
    int length = 0;
    for (;; length++) {
        line_set ways = net->after[end] & ~((line_set)1 << end / 2);
        int corner = net->corner[end], line = __builtin_ctz(ways | (line_set)1 << 31);
        if (!ways) return length;
        end = 2 * line + 1 - end_at(net, line, corner);
        if (!(ways & (ways - 1))) continue;
        int other = __builtin_ctz(ways & (ways - 1));
        int one = 1 + depth_of(net, end, best);
        int two = 1 + depth_of(net, 2 * other + 1 - end_at(net, other, corner), best);
        if (one + two > *best) *best = one + two;
        return length + (one > two ? one : two);
    }
}

/* Lines that every trail in a part leaves over: all places where an odd number of lines meet, but
 * the two where it begins and ends, keep one, which may lead from one to another of them. */
static int waste_of(const struct net *net, line_set part)
{
    static const uint8_t SHARE[4] = { 0, 6, 0, 2 };
    int odd = 0;
    for (line_set at = part; at; at &= at - 1) {
        int end = 2 * __builtin_ctz(at);
        for (int k = 0; k < 2; k++)
            odd += SHARE[net->after[end + k] ? __builtin_popcount(net->around[end + k]) : 1];
    }
    return odd > 12 ? (odd / 6 - 2) / 2 : 0;
}

/* The longest in a part with loops, more than `known`. Trails begin where an odd number of lines
 * meet or none can pass: from any other end a trail that starts there leaves a line over to start
 * with instead. */
static int longest_in(const struct net *net, line_set part, int known)
{
    int best = known, waste = waste_of(net, part), most = __builtin_popcount(part) - waste;
    for (line_set at = part; at; at &= at - 1)
        for (int end = 2 * __builtin_ctz(at), last = end + 1; end <= last; end++) {
            if (net->after[end] && __builtin_popcount(net->around[end]) % 2 == 0) continue;
            line_set others = part & ~((line_set)1 << end / 2);
            int length = 1 + extend(net, others, end ^ 1, best - 1, waste);
            if (length > best) best = length;
            if (best >= most) return best;
        }
    int ring = ring_at(net, __builtin_ctz(part), &part);
    return ring > best ? ring : best;
}

/* The longest of all, at least `known`. */
static int longest_of(const struct net *net, int known)
{
    int best = known;
    for (line_set todo = all_lines(net); todo;) {
        int line = __builtin_ctz(todo);
        line_set part = reached_from(net, line);
        todo &= ~part;
        if (__builtin_popcount(part) <= best) continue;
        if (is_tree(net, part)) {
            int length = 1 + depth_of(net, 2 * line, &best);
            length += depth_of(net, 2 * line + 1, &best);
            if (length > best) best = length;
        } else best = longest_in(net, part, best);
    }
    return best;
}

static int number_of(const struct net *net, int edge)
{
    int line = 0;
    while (net->corner[2 * line] != EDGE_CORNER[2 * edge] ||
           net->corner[2 * line + 1] != EDGE_CORNER[2 * edge + 1]) line++;
    return line;
}

int island_longest_trail(const struct island *s, int seat, corner_set stops)
{
    return island_longest_beyond(s, seat, 0, stops);
}

int island_longest_beyond(const struct island *s, int seat, int known, corner_set stops)
{
    struct net net;
    number_lines(s, seat, stops, &net);
    return longest_of(&net, known);
}

/* Without loops the two sides of the line have nothing in common. */
int island_trail_past(const struct island *s, int seat, int edge, int known, corner_set stops)
{
    struct net net;
    number_lines(s, seat, stops, &net);
    int line = number_of(&net, edge);
    line_set part = reached_from(&net, line);
    if (!is_tree(&net, part)) return longest_in(&net, part, known);
    int best = known, length = 1 + depth_of(&net, 2 * line, &best);
    length += depth_of(&net, 2 * line + 1, &best);
    return length > known ? length : known;
}

/* ---- Ships that may be moved ---- */

/* The ships of a seat as a net: what meets at their ends, anchors or not. */
static void number_ships(const struct island *s, int seat, struct net *net)
{
    line_set at[CORNER_COUNT];
    net->count = 0;
    for (edge_set todo = island_ships(s, seat); edges_any(todo); todo = edges_rest(todo)) {
        int edge = edges_lowest(todo), line = net->count++;
        for (int k = 0; k < 2; k++) at[net->corner[2 * line + k] = EDGE_CORNER[2 * edge + k]] = 0;
    }
    for (int i = 0; i < 2 * net->count; i++) at[net->corner[i]] |= (line_set)1 << i / 2;
    for (int i = 0; i < 2 * net->count; i++) net->after[i] = net->around[i] = at[net->corner[i]];
}

/* Whether a way from the end of a ship, past no corner of `seen`, ends at an anchor; then from the
 * other end of `first` another one, that meets it nowhere, must do so, too (other: -1, it has). */
static bool anchored(const struct net *net, corner_set anchors, corner_set seen, int end, int other)
{
    int corner = net->corner[end];
    if (corners_has(seen, corner)) return false;
    corners_add(&seen, corner);
    if (corners_has(anchors, corner)) return other < 0 || anchored(net, anchors, seen, other, -1);
    if (other >= 0 && corner == net->corner[other]) return false;
    for (line_set ways = net->after[end] & ~((line_set)1 << end / 2); ways; ways &= ways - 1) {
        int line = __builtin_ctz(ways);
        if (anchored(net, anchors, seen, 2 * line + 1 - end_at(net, line, corner), other))
            return true;
    }
    return false;
}

/* A ship between two different anchors is part of a closed line, whatever foreign pieces stand in
 * it (SF-10, SF-11). */
static bool is_closed(const struct net *net, corner_set anchors, int line)
{
    return anchored(net, anchors, corners_none(), 2 * line, 2 * line + 1);
}

/* Whether a way leads round from one end of a ship to the other, past no anchor. */
static bool in_loop(const struct net *net, corner_set anchors, int line)
{
    line_set found = net->after[2 * line] & ~((line_set)1 << line);
    int from = net->corner[2 * line], to = net->corner[2 * line + 1];
    for (line_set todo = found; todo;) {
        int at = __builtin_ctz(todo);
        todo &= todo - 1;
        for (int k = 0; k < 2; k++) {
            int corner = net->corner[2 * at + k];
            if (corner == to) return true;
            if (corner == from || corners_has(anchors, corner)) continue;
            line_set more = net->after[2 * at + k] & ~found & ~((line_set)1 << line);
            found |= more;
            todo |= more;
        }
    }
    return false;
}

/* A loop without an anchor has an end everywhere (SF-14), one with an anchor there (SF-13). */
static bool loop_opens(const struct net *net, corner_set anchors, int line)
{
    bool at_both = corners_has(anchors, net->corner[2 * line]) &&
                   corners_has(anchors, net->corner[2 * line + 1]);
    return !at_both && in_loop(net, anchors, line) && !is_closed(net, anchors, line);
}

/* Ships that can be in a loop: those left when ends are taken off again and again. A loop has at
 * least six. */
static line_set looped(const struct net *net)
{
    line_set left = all_lines(net), before = 0;
    while (left != before && __builtin_popcount(left) >= 6) {
        before = left;
        for (line_set at = left; at; at &= at - 1) {
            int line = __builtin_ctz(at);
            line_set others = left & ~((line_set)1 << line);
            if (!(net->around[2 * line] & others) || !(net->around[2 * line + 1] & others))
                left = others;
        }
    }
    return left == before ? left : 0;
}

edge_set island_sailors(const struct island *s, int seat, corner_set anchors)
{
    struct net net;
    edge_set sailors = edges_none(), held = edges_or(s->fresh_ships, island_pirate_edges(s));
    number_ships(s, seat, &net);
    line_set loops = net.count >= 6 ? looped(&net) : 0;
    int line = 0;
    for (edge_set at = island_ships(s, seat); edges_any(at); at = edges_rest(at), line++) {
        int edge = edges_lowest(at);
        line_set bit = (line_set)1 << line;
        bool free = false;
        for (int i = 2 * line; i <= 2 * line + 1; i++)
            free |= net.around[i] == bit && !corners_has(anchors, net.corner[i]);
        if (edges_has(held, edge)) continue;
        if (free || (loops & bit && loop_opens(&net, anchors, line))) edges_add(&sailors, edge);
    }
    return sailors;
}

lf_rule island_held_rule(const struct island *s, int seat, int edge, corner_set anchors)
{
    struct net net;
    number_ships(s, seat, &net);
    int line = number_of(&net, edge);
    if (is_closed(&net, anchors, line))
        return corners_meet(EDGE_CORNERS[edge], island_stops(s, seat)) ? SF(11) : SF(10);
    if (!looped(&net)) return SF(12);
    /* A loop, with a building on it or without. */
    return in_loop(&net, corners_none(), line) ? SF(13) : SF(14);
}

#endif
