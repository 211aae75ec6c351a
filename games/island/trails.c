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

/* after[2 * line + k]: lines that a trail may go on with at end k, the line itself included unless
 * a foreign piece ends it there. */
struct net {
    int count;
    uint8_t corner[2 * LINES_MAX];
    line_set after[2 * LINES_MAX];
};

/* Which end of a line lies at the end k of another that touches it there. */
static inline int end_at(const struct net *net, int line, int corner)
{
    return net->corner[2 * line] != corner;
}

static void number_lines(const struct island *s, int seat, corner_set stops, struct net *net)
{
    line_set at[2][CORNER_COUNT];        /* roads, and ships */
    corner_set own = corners_and(island_buildings_of(s, seat), s->reach[seat]);
    uint8_t ship[LINES_MAX];
    int count = 0;
    for (int k = 0; k < EDGE_SET_WORDS; k++)
        for (uint64_t word = s->line[seat].w[k]; word; word &= word - 1, count++) {
            int bit = bits_lowest(word), edge = k * edges_word_bits + bit;
            int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
            ship[count] = s->ships.w[k] >> bit & 1;
            net->corner[2 * count] = (uint8_t)a;
            net->corner[2 * count + 1] = (uint8_t)b;
            at[0][a] = at[0][b] = at[1][a] = at[1][b] = 0;
        }
    net->count = count;
    for (int i = 0; i < count; i++) {
        at[ship[i]][net->corner[2 * i]] |= (line_set)1 << i;
        at[ship[i]][net->corner[2 * i + 1]] |= (line_set)1 << i;
    }
    for (int k = 0; k < CORNER_SET_WORDS; k++) {
        for (uint64_t word = own.w[k]; word; word &= word - 1) {
            int corner = k * corners_word_bits + bits_lowest(word);
            at[0][corner] = at[1][corner] |= at[0][corner];
        }
        for (uint64_t word = stops.w[k] & s->reach[seat].w[k]; word; word &= word - 1) {
            int corner = k * corners_word_bits + bits_lowest(word);
            at[0][corner] = at[1][corner] = 0;
        }
    }
    for (int i = 0; i < count; i++) {
        net->after[2 * i] = at[ship[i]][net->corner[2 * i]];
        net->after[2 * i + 1] = at[ship[i]][net->corner[2 * i + 1]];
    }
}

static line_set all_lines(const struct net *net)
{
    return (line_set)(((uint64_t)1 << net->count) - 1);
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

/* ---- The longest in a part ---- */

/* What is left of a part when its ends are taken off again and again, hang: how far the lines taken
 * off go on, for each end of a line. best: the longest trail seen. */
struct core {
    const struct net *net;
    line_set left;
    int best, enough, hang_most;
    uint8_t hang[2 * LINES_MAX];
};

static inline void note_best(struct core *c, int length)
{
    if (length > c->best) c->best = length;
}

/* Takes off all ends. The longest trail that has this line as the last to be taken off goes on at
 * both sides as far as it can. */
static void peel(struct core *c, line_set part)
{
    const struct net *net = c->net;
    c->left = part;
    for (line_set at = part; at; at &= at - 1) {
        int line = __builtin_ctz(at);
        c->hang[2 * line] = c->hang[2 * line + 1] = 0;
    }
    for (line_set todo = part; todo;) {
        int line = __builtin_ctz(todo), outer = 2 * line;
        line_set others = c->left & ~((line_set)1 << line);
        todo &= todo - 1;
        if (net->after[outer] & others && net->after[++outer] & others) continue;
        int inner = outer ^ 1, length = 1 + c->hang[outer];
        note_best(c, length + c->hang[inner]);
        c->left = others;
        others &= net->after[inner];
        todo |= others;
        for (; others; others &= others - 1) {
            int next = __builtin_ctz(others);
            int end = 2 * next + end_at(net, next, net->corner[inner]);
            if (length > c->hang[end]) c->hang[end] = (uint8_t)length;
        }
    }
}

/* Goes on from the end of a line over lines of the core in `left`, `length` so far; each trail may
 * end in what hangs there, but not where it came from. */
static void extend(struct core *c, line_set left, int end, int length, int start)
{
    const struct net *net = c->net;
    for (;; length++) {
        int corner = net->corner[end];
        line_set ways = left & net->after[end];
        note_best(c, length + (corner == start ? 0 : c->hang[end]));
        if (!ways || length + __builtin_popcount(left) + c->hang_most <= c->best ||
            c->best >= c->enough) return;
        int line = __builtin_ctz(ways);
        line_set other = ways & (ways - 1);
        if (other) {
            int second = __builtin_ctz(other);
            extend(c, left ^ other, 2 * second + 1 - end_at(net, second, corner), length + 1,
                   start);
        }
        left ^= (line_set)1 << line;
        end = 2 * line + 1 - end_at(net, line, corner);
    }
}

/* The core is a ring: a trail goes round it and into what hangs somewhere, or from what hangs here
 * to what hangs there, the longer way. */
static void go_round(struct core *c)
{
    struct { uint8_t at, hang; } place[LINES_MAX];
    int size = __builtin_popcount(c->left), count = 0, end = 2 * __builtin_ctz(c->left);
    note_best(c, size);
    for (int at = 0; at < size; at++) {
        int hang = c->hang[end], corner = c->net->corner[end];
        for (int i = 0; hang && i < count; i++) {
            int way = at - place[i].at;
            note_best(c, hang + place[i].hang + (2 * way > size ? way : size - way));
        }
        if (hang) {
            note_best(c, size + hang);
            place[count].at = (uint8_t)at;
            place[count++].hang = (uint8_t)hang;
        }
        int next = __builtin_ctz(c->left & c->net->after[end] & ~((line_set)1 << end / 2));
        end = 2 * next + 1 - end_at(c->net, next, corner);
    }
}

/* In the core trails begin where something hangs or three lines meet: from any other corner a trail
 * that starts there leaves a line over to start with instead, or comes back to it and might as well
 * start elsewhere. One that ends where more hangs is found from its other end. */
static void go_through(struct core *c)
{
    const struct net *net = c->net;
    for (line_set at = c->left; at; at &= at - 1)
        for (int line = __builtin_ctz(at), end = 2 * line, i = 0; i < 2; i++, end++) {
            if (!c->hang[end] && __builtin_popcount(c->left & net->after[end]) == 2) continue;
            c->hang_most = c->hang[end];
            extend(c, c->left & ~((line_set)1 << line), end ^ 1, 1 + c->hang[end],
                   net->corner[end]);
        }
}

/* The longest of a part, at least `known`, or one that is long enough. */
static int longest_of_part(const struct net *net, line_set part, int known, int enough)
{
    struct core c;                       /* what belongs to lines is set where the part has them */
    c.net = net;
    c.best = known;
    c.enough = enough;
    if (__builtin_popcount(part) <= known) return known;
    peel(&c, part);
    bool ring = true;
    for (line_set at = c.left; at; at &= at - 1) {
        int end = 2 * __builtin_ctz(at);
        ring &= __builtin_popcount(c.left & net->after[end]) == 2 &&
                __builtin_popcount(c.left & net->after[end + 1]) == 2;
    }
    if (c.left && ring) go_round(&c);
    else if (c.left) go_through(&c);
    return c.best;
}

/* The longest of all, at least `known`. */
static int longest_of(const struct net *net, int known, int enough)
{
    int best = known;
    for (line_set todo = all_lines(net); todo && best < enough;) {
        int line = __builtin_ctz(todo);
        line_set part = reached_from(net, line);
        todo &= ~part;
        best = longest_of_part(net, part, best, enough);
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

int island_longest_within(const struct island *s, int seat, int known, int enough, corner_set stops)
{
    struct net net;
    number_lines(s, seat, stops, &net);
    return longest_of(&net, known, enough);
}

int island_longest_beyond(const struct island *s, int seat, int known, corner_set stops)
{
    return island_longest_within(s, seat, known, LINES_MAX + 1, stops);
}

int island_longest_trail(const struct island *s, int seat, corner_set stops)
{
    return island_longest_beyond(s, seat, 0, stops);
}

int island_trail_past(const struct island *s, int seat, int edge, int known, corner_set stops)
{
    struct net net;
    number_lines(s, seat, stops, &net);
    int line = number_of(&net, edge);
    return longest_of_part(&net, reached_from(&net, line), known, LINES_MAX + 1);
}

/* ---- Ships that may be moved ---- */

/* The ships of a seat as a net: what meets at their ends, anchors or not. A set of ends is one
 * word: end k of ship i is member 2 * i + k. */
typedef uint32_t end_set;
_Static_assert(2 * SHIPS_EACH <= 32, "the ends of all ships of a seat fit one word");
struct fleet {
    struct net net;
    end_set same[2 * SHIPS_EACH];        /* ends at the same corner as this one, itself included */
    end_set held;                        /* ends at anchors */
};

static void number_ships(const struct island *s, int seat, corner_set anchors, struct fleet *fleet)
{
    struct net *net = &fleet->net;
    end_set at[CORNER_COUNT];
    int count = 0;
    for (int k = 0; k < EDGE_SET_WORDS; k++)
        for (uint64_t word = s->line[seat].w[k] & s->ships.w[k]; word; word &= word - 1, count++) {
            int edge = k * edges_word_bits + bits_lowest(word);
            int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
            net->corner[2 * count] = (uint8_t)a;
            net->corner[2 * count + 1] = (uint8_t)b;
            at[a] = at[b] = 0;
        }
    net->count = count;
    fleet->held = 0;
    for (int i = 0; i < 2 * count; i++) at[net->corner[i]] |= (end_set)1 << i;
    for (int i = 0; i < 2 * count; i++) {
        fleet->same[i] = at[net->corner[i]];
        fleet->held |= (end_set)corners_in(&anchors, net->corner[i]) << i;
        net->after[i] = 0;
        for (end_set ends = fleet->same[i]; ends; ends &= ends - 1)
            net->after[i] |= (line_set)1 << __builtin_ctz(ends) / 2;
    }
}

static inline bool has_end(end_set set, int end) { return set >> end & 1; }

/* Whether a way from the end of a ship, past no corner of `seen`, ends at an anchor; then from the
 * other end of `first` another one, that meets it nowhere, must do so, too (other: -1, it has). */
static bool anchored(const struct fleet *fleet, end_set seen, int end, int other)
{
    end_set here = fleet->same[end];
    if (has_end(seen, end)) return false;
    seen |= here;
    if (has_end(fleet->held, end)) return other < 0 || anchored(fleet, seen, other, -1);
    if (other >= 0 && has_end(here, other)) return false;
    for (end_set ways = here & ~((end_set)1 << end); ways; ways &= ways - 1)
        if (anchored(fleet, seen, __builtin_ctz(ways) ^ 1, other)) return true;
    return false;
}

/* A ship between two different anchors is part of a closed line, whatever foreign pieces stand in
 * it (SF-10, SF-11). */
static bool is_closed(const struct fleet *fleet, int line)
{
    return anchored(fleet, 0, 2 * line, 2 * line + 1);
}

/* Whether a way leads round from one end of a ship to the other, past no anchor. */
static bool in_loop(const struct fleet *fleet, end_set anchors, int line)
{
    end_set from = fleet->same[2 * line], seen = from;
    for (end_set todo = from & ~((end_set)1 << 2 * line); todo;) {
        int end = __builtin_ctz(todo) ^ 1;
        todo &= todo - 1;
        if (has_end(fleet->same[end], 2 * line + 1)) return true;
        if (has_end(seen, end) || has_end(anchors, end)) continue;
        seen |= fleet->same[end];
        todo |= fleet->same[end] & ~((end_set)1 << end);
    }
    return false;
}

/* A loop without an anchor has an end everywhere (SF-14), one with an anchor there (SF-13). */
static bool loop_opens(const struct fleet *fleet, int line)
{
    bool at_both = has_end(fleet->held, 2 * line) && has_end(fleet->held, 2 * line + 1);
    return !at_both && in_loop(fleet, fleet->held, line) && !is_closed(fleet, line);
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
            if (!(net->after[2 * line] & others) || !(net->after[2 * line + 1] & others))
                left = others;
        }
    }
    return left == before ? left : 0;
}

/* Whether ships lead from an end, away from its own, to an anchor; they make no loop. */
static bool leads_to_anchor(const struct fleet *fleet, int end)
{
    if (has_end(fleet->held, end)) return true;
    for (end_set ways = fleet->same[end] & ~((end_set)1 << end); ways; ways &= ways - 1)
        if (leads_to_anchor(fleet, __builtin_ctz(ways) ^ 1)) return true;
    return false;
}

/* The same as loop_opens() for all ships of a loop that is nothing but a ring: it opens everywhere
 * if no anchor is on it and it hangs at one corner at most, and beside its only anchor if it hangs
 * nowhere else. False: it is no such ring. */
static bool ring_opens(const struct fleet *fleet, line_set loop, line_set *opens)
{
    const struct net *net = &fleet->net;
    int end = 2 * __builtin_ctz(loop), anchors = 0, hangs = 0;
    line_set left = loop, beside = 0;
    while (left) {
        line_set here = net->after[end] & loop;
        if (__builtin_popcount(here) != 2 || !(left >> end / 2 & 1)) return false;
        left &= ~((line_set)1 << end / 2);
        if (has_end(fleet->held, end)) anchors++, hangs++, beside = here;
        else {
            end_set off = fleet->same[end];
            for (line_set at = here; at; at &= at - 1)
                off &= ~((end_set)3 << 2 * __builtin_ctz(at));
            hangs += off && leads_to_anchor(fleet, __builtin_ctz(off) ^ 1);
        }
        int next = __builtin_ctz(here & ~((line_set)1 << end / 2));
        end = 2 * next + 1 - end_at(net, next, net->corner[end]);
    }
    if (anchors == 0) *opens = hangs <= 1 ? loop : 0;
    else *opens = anchors == 1 && hangs == 1 ? beside : 0;
    return true;
}

edge_set island_loop_sailors(const struct island *s, int seat, corner_set anchors)
{
    struct fleet fleet;
    edge_set sailors = edges_none();
    number_ships(s, seat, anchors, &fleet);
    line_set loops = fleet.net.count >= 6 ? looped(&fleet.net) : 0, opens = 0;
    if (!loops) return sailors;
    if (!ring_opens(&fleet, loops, &opens))
        for (line_set at = loops; at; at &= at - 1)
            opens |= (line_set)loop_opens(&fleet, __builtin_ctz(at)) << __builtin_ctz(at);
    if (!opens) return sailors;
    for (int k = 0, line = 0; k < EDGE_SET_WORDS; k++)
        for (uint64_t at = s->line[seat].w[k] & s->ships.w[k]; at; at &= at - 1, line++)
            sailors.w[k] |= opens >> line & 1 ? at & (0 - at) : 0;
    return sailors;
}

edge_set island_sailors(const struct island *s, int seat, corner_set anchors)
{
    corner_set once = corners_none(), twice = anchors;
    edge_set ships = island_ships(s, seat), sailors = edges_none();
    for (edge_set at = ships; edges_any(at); at = edges_rest(at)) {
        corner_set ends = EDGE_CORNERS[edges_lowest(at)];
        corners_join(&twice, corners_and(once, ends));
        corners_join(&once, ends);
    }
    corner_set loose = corners_minus(once, twice);
    for (edge_set at = ships; edges_any(at); at = edges_rest(at)) {
        int edge = edges_lowest(at);
        if (corners_meet(EDGE_CORNERS[edge], loose)) edges_add(&sailors, edge);
    }
    if (edges_count(ships) >= 6) edges_join(&sailors, island_loop_sailors(s, seat, anchors));
    return edges_minus(sailors, edges_or(s->fresh_ships, island_pirate_edges(s)));
}

lf_rule island_held_rule(const struct island *s, int seat, int edge, corner_set anchors)
{
    struct fleet fleet;
    number_ships(s, seat, anchors, &fleet);
    int line = number_of(&fleet.net, edge);
    if (is_closed(&fleet, line))
        return corners_meet(EDGE_CORNERS[edge], island_stops(s, seat)) ? SF(11) : SF(10);
    if (!looped(&fleet.net)) return SF(12);
    /* A loop, with a building on it or without. */
    return in_loop(&fleet, 0, line) ? SF(13) : SF(14);
}

#endif
