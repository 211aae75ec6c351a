/* trails.c - the longest trail over roads and ships, exactly (IB-86 to IB-94, SF-18): each counts
 * once, no foreign piece is passed, and roads and ships follow each other only at an own building.
 *
 * A seat has at most thirty lines, so that a set of them is one word: the search numbers them and
 * notes for both ends of each which may follow there.
 */
#include "games/island/island_inline.h"

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
 * way is tried. */
static int extend(const struct net *net, line_set left, int end, int known)
{
    int length = 0, best = 0;
    for (;; length++) {
        line_set ways = left & net->after[end];
        if (!ways) return length;
        if (length + __builtin_popcount(left) <= known) return 0;
        int corner = net->corner[end], line = __builtin_ctz(ways);
        if (ways & (ways - 1)) break;
        left ^= ways;
        end = 2 * line + 1 - end_at(net, line, corner);
    }
    for (line_set ways = left & net->after[end]; ways; ways &= ways - 1) {
        int line = __builtin_ctz(ways), corner = net->corner[end];
        int beyond = 2 * line + 1 - end_at(net, line, corner);
        int here = length + 1 + extend(net, left & ~((line_set)1 << line), beyond,
                                       (known > best ? known : best) - length - 1);
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

/* The longest of all, at least `known`. Trails begin where an odd number of lines meet or none can
 * pass: from any other end a trail that starts there leaves a line over to start with instead. */
static int longest_of(const struct net *net, int known)
{
    int best = known;
    for (int end = 0; end < 2 * net->count; end++) {
        if (net->after[end] && __builtin_popcount(net->around[end]) % 2 == 0) continue;
        line_set others = all_lines(net) & ~((line_set)1 << end / 2);
        int length = 1 + extend(net, others, end ^ 1, best - 1);
        if (length > best) best = length;
    }
    for (line_set left = all_lines(net); net->count >= 6 && left;) {
        int length = ring_at(net, __builtin_ctz(left), &left);
        if (length > best) best = length;
    }
    return best;
}

int island_longest_trail(const struct island *s, int seat, corner_set stops)
{
    struct net net;
    number_lines(s, seat, stops, &net);
    return longest_of(&net, 0);
}

/* Where both sides together are no longer than what is known, nothing has to be searched; else they
 * may meet in a loop and want the same lines. */
int island_trail_past(const struct island *s, int seat, int edge, int known, corner_set stops)
{
    struct net net;
    int line = 0;
    number_lines(s, seat, stops, &net);
    while (net.corner[2 * line] != EDGE_CORNER[2 * edge] ||
           net.corner[2 * line + 1] != EDGE_CORNER[2 * edge + 1]) line++;
    line_set others = all_lines(&net) & ~((line_set)1 << line);
    int from_a = extend(&net, others, 2 * line, 0), from_b = extend(&net, others, 2 * line + 1, 0);
    if (1 + from_a + from_b <= known) return known;
    if (from_a == 0 || from_b == 0) return 1 + from_a + from_b;
    return longest_of(&net, known);
}

#endif
