/* routes.c - a memory of lines that catches up, and ships that sail by it: see routes.h. */
#include "games/island/routes.h"

#ifdef ISLAND_WIDE

/* Bits of lines.at[]. */
enum { ROADS_AT = 7, SHIPS_AT = 56, LINES_AT = 63, OWN_AT = 64, STOP_AT = 128 };

/* ---- The board ---- */

static edge_set sea_edges(const struct island *s)
{
    edge_set land = edges_none(), inland = edges_none(), all = edges_none();
    for (hex_set at = s->land; hexes_any(at); at = hexes_rest(at)) {
        edge_set edges = HEX_EDGES[hexes_lowest(at)];
        edges_join(&inland, edges_and(land, edges));
        edges_join(&land, edges);
    }
    for (hex_set at = s->sea; hexes_any(at); at = hexes_rest(at))
        edges_join(&all, HEX_EDGES[hexes_lowest(at)]);
    return edges_minus(edges_or(all, land), inland);
}

/* Whether one ship ends at a corner, and no own building is there. */
static inline bool is_lone(unsigned at)
{
    unsigned ships = at & (SHIPS_AT | OWN_AT);
    return (ships != 0) & !(ships & (ships - 1)) & !(at & OWN_AT);
}

static inline void put_lone(struct lines *l, int corner)
{
    uint64_t *word = &l->lone.w[corner / corners_word_bits];
    int bit = corner % corners_word_bits;
    *word = (*word & ~((uint64_t)1 << bit)) | (uint64_t)is_lone(l->at[corner]) << bit;
}

/* Notes a line at its ends, or takes it off there. */
static inline void mark(struct lines *l, int edge, int ship)
{
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        l->at[corner] ^= (uint8_t)(1u << (3 * ship + EDGE_SLOT[2 * edge + i]));
        put_lone(l, corner);
    }
}

/* The bits of lines at a corner that a road or ship meets there. */
static inline unsigned ways_mask(unsigned at, bool ship)
{
    return at & OWN_AT ? LINES_AT : ship ? SHIPS_AT : ROADS_AT;
}

static inline bool is_single(unsigned bits) { return !(bits & (bits - 1)); }

/* Whether a ship ends where no other does and nothing holds it: no loop or closed line changes with
 * it, and no trail goes past that end. */
static inline bool is_loose(const struct lines *l, int edge, const corner_set *anchors)
{
    int a = EDGE_CORNER[2 * edge], b = EDGE_CORNER[2 * edge + 1];
    return (is_single(l->at[a] & SHIPS_AT) && !corners_in(anchors, a)) ||
           (is_single(l->at[b] & SHIPS_AT) && !corners_in(anchors, b));
}

/* ---- Catching up ---- */

static void take_corners(struct lines *l, corner_set own, corner_set stops)
{
    for (corner_set at = corners_or(corners_minus(own, l->own), corners_minus(l->own, own));
         corners_any(at); at = corners_rest(at)) {
        l->at[corners_lowest(at)] ^= OWN_AT;
        put_lone(l, corners_lowest(at));
    }
    for (corner_set at = corners_or(corners_minus(stops, l->stops), corners_minus(l->stops, stops));
         corners_any(at); at = corners_rest(at)) l->at[corners_lowest(at)] ^= STOP_AT;
    l->own = own;
    l->stops = stops;
}

static void take_lines(struct lines *l, edge_set line, edge_set ships)
{
    edge_set roads = edges_minus(line, ships), before = edges_minus(l->line, l->ships);
    for (edge_set at = edges_or(edges_minus(roads, before), edges_minus(before, roads));
         edges_any(at); at = edges_rest(at)) mark(l, edges_lowest(at), 0);
    edge_set changed = edges_or(edges_minus(ships, l->ships), edges_minus(l->ships, ships));
    l->rings |= edges_any(changed);
    l->loops_known &= !edges_any(changed);
    for (; edges_any(changed); changed = edges_rest(changed)) mark(l, edges_lowest(changed), 1);
    l->line = line;
    l->ships = ships;
}

void routes_take(struct routes *r, const struct island *s, int seat, corner_set stops)
{
    struct lines *l = &r->of[seat];
    edge_set ships = island_ships(s, seat);
    corner_set own = island_buildings_of(s, seat);
    if (!corners_equal(l->stops, stops) || !corners_equal(l->own, own)) take_corners(l, own, stops);
    if (!edges_equal(l->line, s->line[seat]) || !edges_equal(l->ships, ships))
        take_lines(l, s->line[seat], ships);
}

/* ---- Lengths ---- */

void routes_settled(struct routes *r, const struct island *s)
{
    for (int i = 0; i < ISLAND_SEATS; i++) r->least[i] = r->most[i] = s->road_length[i];
}

void routes_begin(struct routes *r, const struct island *s, const corner_set *guards)
{
    *r = (struct routes){ .sea = sea_edges(s), .guards = guards };
    routes_settled(r, s);
}

/* Lines meet at nodes: a corner as roads meet there, or as ships do; under an own building both are
 * one. At a foreign piece each line ends for itself: such a corner is a node that is never passed.
 * Looking for the longest trail: which lines are left at a node, by bits of lines.at[], and the
 * longest way from it over those that were taken off. */
enum { NODES = 2 * CORNER_COUNT };
struct search {
    const uint8_t *at;
    int best, left, ends;
    uint8_t ways[NODES], hang[NODES];
    struct { uint16_t node; uint8_t corner, ways; } end[2 * (ROADS_EACH + SHIPS_EACH) + 2];
};

static inline void push_end(struct search *f, int node, int corner, unsigned ways, bool is_end)
{
    f->end[f->ends].node = (uint16_t)node;
    f->end[f->ends].corner = (uint8_t)corner;
    f->end[f->ends].ways = (uint8_t)ways;
    f->ends += is_end;
}

static inline void add_node(struct search *f, int node, int corner, unsigned ways)
{
    f->ways[node] = (uint8_t)ways;
    f->hang[node] = 0;
    push_end(f, node, corner, ways, is_single(ways));
}

/* All nodes where lines of a seat end, and the ends among them. */
static void begin_search(struct search *f, const corner_set *reach)
{
    f->ends = 0;
    for (int k = 0; k < CORNER_SET_WORDS; k++)
        for (uint64_t word = reach->w[k]; word; word &= word - 1) {
            int corner = k * corners_word_bits + bits_lowest(word);
            unsigned at = f->at[corner], ways = at & LINES_AT;
            if (at & STOP_AT) {
                f->ways[corner] = (uint8_t)ways;
                for (; ways; ways &= ways - 1) push_end(f, corner, corner, ways & -ways, true);
            } else if (at & OWN_AT || !(ways & SHIPS_AT)) add_node(f, corner, corner, ways);
            else {
                add_node(f, corner + CORNER_COUNT, corner, ways & SHIPS_AT);
                if (ways & ROADS_AT) add_node(f, corner, corner, ways & ROADS_AT);
            }
        }
}

/* Takes a line off at both ends; returns the node beyond it. */
static inline int take_line(struct search *f, int node, int corner, unsigned way, int *beyond)
{
    int bit = __builtin_ctz(way), ship = bit >= 3, place = 3 * corner + bit - 3 * ship;
    int next = CORNER_NEXT[place];
    unsigned at = f->at[next];
    int there = next + ((ship & !(at & (OWN_AT | STOP_AT))) ? CORNER_COUNT : 0);
    f->ways[node] &= (uint8_t)~way;
    f->ways[there] &= (uint8_t)~(1u << (CORNER_BACK[place] + 3 * ship));
    f->left--;
    *beyond = next;
    return there;
}

/* Takes ends off again and again. The longest trail through a node that is none goes down the two
 * longest ways from it. */
static void peel(struct search *f)
{
    while (f->ends) {
        int node = f->end[--f->ends].node, corner = f->end[f->ends].corner, next;
        unsigned way = f->ways[node] & f->end[f->ends].ways;
        if (!way) continue;                            /* the other end of the last line */
        bool dead = f->at[corner] & STOP_AT;
        int length = dead ? 1 : f->hang[node] + 1, there = take_line(f, node, corner, way, &next);
        if (f->at[next] & STOP_AT) {
            if (length > f->best) f->best = length;
            continue;
        }
        int other = f->hang[there];
        if (length + other > f->best) f->best = length + other;
        if (length > other) f->hang[there] = (uint8_t)length;
        unsigned ways = f->ways[there];
        push_end(f, there, next, ways, (ways != 0) & is_single(ways));
    }
}

/* A ring that nothing leads across: round it, or from what hangs at one node to what hangs at
 * another, the longer way. False: there is more than a ring. */
static bool walk_ring(struct search *f, int node, int corner)
{
    uint8_t hang[ROADS_EACH + SHIPS_EACH];
    int count = 0;
    for (unsigned ways = f->ways[node]; ways; ways = f->ways[node]) {
        hang[count++] = f->hang[node];
        node = take_line(f, node, corner, ways & -ways, &corner);
        if (f->ways[node] & (f->ways[node] - 1)) return false;
    }
    for (int i = 0; i < count; i++) {
        if (hang[i] + count > f->best) f->best = hang[i] + count;
        for (int k = 0; k < i && hang[i]; k++) {
            int way = i - k > count - i + k ? i - k : count - i + k;
            if (hang[k] && hang[i] + hang[k] + way > f->best) f->best = hang[i] + hang[k] + way;
        }
    }
    return true;
}

/* What is left when all ends are off. */
static bool walk_rings(struct search *f, const corner_set *reach)
{
    for (int k = 0; k < CORNER_SET_WORDS; k++)
        for (uint64_t word = reach->w[k]; word && f->left; word &= word - 1) {
            int corner = k * corners_word_bits + bits_lowest(word);
            unsigned at = f->at[corner];
            if (at & STOP_AT || is_single(at & LINES_AT)) continue;
            int node = corner + (!(at & OWN_AT) && !is_single(at & SHIPS_AT) ? CORNER_COUNT : 0);
            unsigned ways = f->ways[node];
            if (ways && (!is_single(ways & (ways - 1)) || !walk_ring(f, node, corner)))
                return false;
        }
    return true;
}

/* The longest trail, at least `least`; or one that is long enough, where it takes long to find the
 * longest. */
static int longest_of(const struct lines *l, const struct island *s, int seat, int least,
                      int enough, bool *exact)
{
    struct search f;
    const corner_set *reach = &s->reach[seat];
    f.at = l->at;
    f.left = edges_count(l->line);
    f.best = least;
    begin_search(&f, reach);
    peel(&f);
    *exact = !f.left || walk_rings(&f, reach);
    if (*exact || f.best >= enough) return f.best;
    int length = island_trail_beyond(s, seat, f.best, enough, l->stops);
    *exact = length < enough;
    return length;
}

/* Finds the longest trail of a seat, or one that is long enough. */
static void look(struct routes *r, struct island *s, int seat, int enough)
{
    routes_take(r, s, seat, island_stops_among(s, seat, r->guards));
    bool exact;
    int length = longest_of(&r->of[seat], s, seat, r->least[seat], enough, &exact);
    r->least[seat] = (uint8_t)length;
    if (exact) r->most[seat] = (uint8_t)length;
}

void routes_settle(struct routes *r, struct island *s)
{
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if (r->least[i] != r->most[i]) look(r, s, i, ROADS_EACH + SHIPS_EACH + 1);
        s->road_length[i] = r->least[i];
    }
}

/* What the longest trail of a seat has to beat: those of the others, as far as is known. */
static int rival_of(const struct routes *r, int seat)
{
    int rival = LONGEST_LEAST;
    for (int i = 0; i < ISLAND_SEATS; i++)
        if (r->most[i] > rival && i != seat) rival = r->most[i];
    return rival;
}

/* Whether the holder of Longest Road is the same as before the bounds of this seat changed. */
static bool award_stays(const struct routes *r, const struct island *s, int seat)
{
    int holder = s->longest;
    if (holder == seat) return r->least[seat] >= rival_of(r, seat);
    if (holder != LF_NOBODY) return r->most[seat] <= r->least[holder];
    return r->most[seat] < LONGEST_LEAST && rival_of(r, seat) == LONGEST_LEAST;
}

static void award(struct routes *r, struct island *s, int seat)
{
    int all = ROADS_EACH + SHIPS_EACH + 1;
    if (award_stays(r, s, seat)) return;
    if (r->least[seat] != r->most[seat])
        look(r, s, seat, s->longest == seat ? rival_of(r, seat) + 2 : all);
    if (award_stays(r, s, seat)) return;
    routes_settle(r, s);
    island_award_longest(s);
}

/* ---- Ships that may sail ---- */

/* Whether ships go on from a corner: from own buildings, and from ships where no foreign piece
 * stands; and whether they do without one of them. */
static inline bool holds(const struct lines *l, int corner)
{
    unsigned at = l->at[corner];
    return (bool)(at & OWN_AT) | ((at & (STOP_AT | SHIPS_AT)) - 1 < (unsigned)SHIPS_AT);
}

static inline bool holds_without_one(const struct lines *l, int corner)
{
    unsigned at = l->at[corner];
    return (bool)(at & OWN_AT) | (!(at & STOP_AT) & !is_single(at & SHIPS_AT));
}

corner_set routes_near(const struct routes *r, int seat, int from)
{
    const struct lines *l = &r->of[seat];
    corner_set seen[2] = { corners_one(from), corners_one(from) };
    struct { uint8_t corner, ways; } todo[2 * (ROADS_EACH + SHIPS_EACH) + 1];
    int count = 1;
    todo[0].corner = (uint8_t)from;
    todo[0].ways = l->at[from] & LINES_AT;
    while (count) {
        int corner = todo[--count].corner;
        for (unsigned more = todo[count].ways; more; more &= more - 1) {
            int bit = __builtin_ctz(more), ship = bit >= 3, way = 3 * corner + bit - 3 * ship;
            int next = CORNER_NEXT[way];
            unsigned at = l->at[next], on = at & ways_mask(at, ship);
            if (corners_in(&seen[ship], next)) continue;
            corners_put(&seen[ship], next);
            if (at & OWN_AT) corners_put(&seen[!ship], next);
            todo[count].corner = (uint8_t)next;
            todo[count].ways = (uint8_t)(on & ~(9u << CORNER_BACK[way]));
            count += !(at & STOP_AT);
        }
    }
    return corners_or(seen[0], seen[1]);
}

/* Places at an end of a ship that it alone holds (SF-16); returns how many. */
static inline int lost_at(const struct lines *l, int corner, const edge_set *places,
                          uint8_t lost[3])
{
    int count = 0;
    if (holds_without_one(l, corner)) return 0;
    for (int k = 0; k < 3; k++) {
        int edge = CORNER_EDGE[3 * corner + k];
        lost[count] = (uint8_t)edge;
        if (edges_in(places, edge)) count += !holds(l, CORNER_NEXT[3 * corner + k]);
    }
    return count;
}

static inline int lost_places(const struct lines *l, int from, const edge_set *places,
                              uint8_t lost[5])
{
    int count = lost_at(l, EDGE_CORNER[2 * from], places, lost);
    return count + lost_at(l, EDGE_CORNER[2 * from + 1], places, lost + count);
}

/* Ships that sail out of a loop. */
static const edge_set *openers(struct lines *l, const struct island *s, int seat,
                               corner_set anchors)
{
    static const edge_set none;
    if (!l->rings) return &none;
    if (!l->loops_known || !corners_equal(l->anchors, anchors)) {
        l->openers = island_loop_sailors(s, seat, anchors, &l->rings);
        l->anchors = anchors;
        l->loops_known = true;
    }
    return &l->openers;
}

/* Notes a ship, ascending. */
static inline void add_sail(struct sails *sails, int edge, int places)
{
    int i = sails->ships++;
    for (; i > 0 && sails->from[i - 1] > edge; i--) {
        sails->from[i] = sails->from[i - 1];
        sails->count[i] = sails->count[i - 1];
    }
    sails->from[i] = (uint8_t)edge;
    sails->count[i] = (uint8_t)places;
    sails->total += places;
}

void routes_sails(struct routes *r, const struct island *s, int seat, corner_set anchors,
                  edge_set places, struct sails *sails)
{
    struct lines *l = &r->of[seat];
    edge_set held = edges_or(s->fresh_ships, island_pirate_edges(s));
    const edge_set *loops = openers(l, s, seat, anchors);
    int all = edges_count(places);
    uint8_t lost[5];
    sails->ships = sails->total = 0;
    for (int k = 0; k < CORNER_SET_WORDS; k++)
        for (uint64_t word = l->lone.w[k] & ~anchors.w[k]; word; word &= word - 1) {
            int corner = k * corners_word_bits + bits_lowest(word);
            int way = 3 * corner + __builtin_ctz(l->at[corner] & SHIPS_AT) - 3;
            int edge = CORNER_EDGE[way], far = CORNER_NEXT[way];
            if (edges_in(&held, edge)) continue;
            if (far < corner && corners_in(&l->lone, far) && !corners_in(&anchors, far)) continue;
            add_sail(sails, edge, all - lost_places(l, edge, &places, lost));
        }
    if (!edges_any(*loops)) return;
    for (edge_set at = edges_minus(*loops, held); edges_any(at); at = edges_rest(at)) {
        int edge = edges_lowest(at);
        if (is_loose(l, edge, &anchors)) continue;
        add_sail(sails, edge, all - lost_places(l, edge, &places, lost));
    }
}

/* ---- One line more or less ---- */

/* Lifts a ship off: what it alone has reached and held is no more. A longest trail is one shorter
 * without a loose ship; without another one at least half of it is left. */
static void lift(struct routes *r, struct island *s, int seat, int edge)
{
    struct lines *l = &r->of[seat];
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        if (is_single(l->at[corner] & LINES_AT)) corners_take(&s->reach[seat], corner);
        if (holds_without_one(l, corner)) continue;
        for (int k = 0; k < 3; k++) {
            int next = CORNER_EDGE[3 * corner + k];
            if (next == NOWHERE) continue;
            int far = CORNER_NEXT[3 * corner + k];
            if (next == edge ? !holds_without_one(l, far) : !holds(l, far))
                edges_take(&s->seaways[seat], next);
        }
    }
    bool loose = is_loose(l, edge, &l->own);
    if (!is_loose(l, edge, &l->anchors)) l->loops_known = false;
    int least = r->least[seat];
    r->least[seat] = (uint8_t)(loose ? least - (least > 0) : least / 2);
    mark(l, edge, 1);
    edges_take(&l->line, edge);
    edges_take(&l->ships, edge);
    edges_take(&s->line[seat], edge);
    edges_take(&s->ships, edge);
}

/* Notes a new line. A longest trail is one longer with it, or goes on beyond it. */
static void grow(struct routes *r, struct island *s, int seat, int edge, int ship)
{
    struct lines *l = &r->of[seat];
    int joints = 0, ships = 0;
    for (int i = 0; i < 2; i++) {
        unsigned at = l->at[EDGE_CORNER[2 * edge + i]];
        unsigned ways = at & ways_mask(at, ship);
        joints += !(at & STOP_AT) & (ways != 0);
        ships += (at & SHIPS_AT) != 0;
    }
    mark(l, edge, ship);
    edges_put(&l->line, edge);
    edges_put(&s->line[seat], edge);
    corners_put(&s->reach[seat], EDGE_CORNER[2 * edge]);
    corners_put(&s->reach[seat], EDGE_CORNER[2 * edge + 1]);
    if (ship) {
        edges_put(&l->ships, edge);
        edges_put(&s->ships, edge);
        l->rings |= ships == 2;
        l->loops_known &= is_loose(l, edge, &l->anchors);
    }
    int most = joints == 2 ? 2 * r->most[seat] + 1 : r->most[seat] + 1;
    int all = edges_count(l->line);
    r->most[seat] = (uint8_t)(most < all ? most : all);
    r->least[seat] = (uint8_t)(r->least[seat] + !r->least[seat]);
}

/* Where lines go on from a new one. */
static void widen(const struct lines *l, edge_set *places, edge_set where, int edge)
{
    for (int i = 0; i < 2; i++) {
        int corner = EDGE_CORNER[2 * edge + i];
        if (l->at[corner] & STOP_AT) continue;
        edges_join(places, edges_and(CORNER_EDGES[corner], where));
    }
}

void routes_sail(struct routes *r, struct island *s, int seat, edge_set places,
                 const struct sails *sails, int n)
{
    struct lines *l = &r->of[seat];
    int i = 0;
    for (; n >= sails->count[i]; i++) n -= sails->count[i];
    int from = sails->from[i];
    uint8_t lost[5];
    for (int k = lost_places(l, from, &places, lost) - 1; k >= 0; k--)
        edges_take(&places, lost[k]);
    int to = edges_nth(places, n);
    lift(r, s, seat, from);
    grow(r, s, seat, to, 1);
    widen(l, &s->seaways[seat], r->sea, to);
    award(r, s, seat);
}

void routes_add(struct routes *r, struct island *s, int seat, int edge, int ship)
{
    grow(r, s, seat, edge, ship);
    if (ship) {
        widen(&r->of[seat], &s->seaways[seat], r->sea, edge);
        edges_put(&s->fresh_ships, edge);
    } else {
        for (int i = 0; i < 2; i++) {
            int corner = EDGE_CORNER[2 * edge + i];
            if (r->of[seat].at[corner] & STOP_AT) continue;
            edges_join(&s->frontier[seat], island_roads_at(s, corner));
        }
    }
    award(r, s, seat);
}

#endif
