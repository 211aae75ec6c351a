/* lengths.c - who holds Longest Road at sea, found out when it is asked for: see routes.h.
 *
 * Between which bounds the longest trail of each seat lies is kept up to date at little cost, and
 * those who may have the longest of all are searched. One who alone has it holds it, whatever was
 * before. Among several the one who held it keeps it (IB-89 to IB-93): then the changes that were
 * noted are taken back one by one, up to when somebody had it alone.
 */
#include "games/island/lines.h"

#include <string.h>

#ifdef ISLAND_WIDE

/* ---- Lengths ---- */

/* How long the longest trail of a seat is, unless it is shorter than `care`. */
static void measure(struct routes *r, const struct island *s, int seat, int care)
{
    struct lines *l = &r->of[seat];
    if (l->least == l->most || l->most < care) return;
    int known = l->least < care ? care - 1 : l->least;
    int length = island_longest_beyond(s, seat, known, island_stops_among(s, seat, r->guards));
    if (length >= care) l->least = (uint8_t)length;
    l->most = (uint8_t)length;
}

/* Measures those who may have the longest of all; the set of those who have it, if it is long
 * enough for Longest Road. */
static lf_seats who_has_longest(struct routes *r, const struct island *s)
{
    int best = LONGEST_LEAST, first = 0;
    lf_seats who = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if (r->of[i].least > best) best = r->of[i].least;
        if (r->of[i].least + r->of[i].most > r->of[first].least + r->of[first].most) first = i;
    }
    for (int i = 0; i < ISLAND_SEATS; i++) {
        int seat = i == 0 ? first : i <= first ? i - 1 : i;
        measure(r, s, seat, best);
        if (r->of[seat].least > best) best = r->of[seat].least;
    }
    for (int i = 0; i < ISLAND_SEATS; i++) who |= (lf_seats)(r->of[i].least >= best) << i;
    return who;
}

/* ---- The past ---- */

struct past {
    struct island s;
    corner_set guards[ISLAND_SEATS];
    uint8_t length[ISLAND_SEATS];
};

static void move_member_back(corner_set *set, const struct change *c)
{
    if (c->to != NOWHERE) corners_take(set, c->to);
    if (c->from != NOWHERE) corners_put(set, c->from);
}

static void take_back_line(struct island *s, const struct change *c)
{
    edge_set *line = &s->line[c->seat];
    bool ship = (c->kind & ~CHANGE_ALONG) == CHANGE_SHIP;
    if (c->from != NOWHERE) {
        edges_put(line, c->from);
        if (ship) edges_put(&s->ships, c->from);
    }
    if (c->to != NOWHERE) {
        edges_take(line, c->to);
        edges_take(&s->ships, c->to);
    }
    s->reach[c->seat] = corners_none();
    for (edge_set at = *line; edges_any(at); at = edges_rest(at))
        corners_join(&s->reach[c->seat], EDGE_CORNERS[edges_lowest(at)]);
}

/* Takes back a change; returns whose trails it may have changed. */
static lf_seats take_back(struct past *p, const struct change *c)
{
    switch (c->kind & ~CHANGE_ALONG) {
    case CHANGE_BUILDING:                    /* it may have become a city since */
        corners_take(&p->s.settlements[c->seat], c->to);
        corners_take(&p->s.cities[c->seat], c->to);
        return lf_seat_bit(ISLAND_SEATS) - 1;
    case CHANGE_GUARD:
        move_member_back(&p->guards[c->seat], c);
        return (lf_seat_bit(ISLAND_SEATS) - 1) & ~lf_seat_bit(c->seat);
    default:
        take_back_line(&p->s, c);
        return lf_seat_bit(c->seat);
    }
}

static lf_seats who_had_longest(const struct past *p)
{
    int best = LONGEST_LEAST;
    lf_seats who = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) if (p->length[i] > best) best = p->length[i];
    for (int i = 0; i < ISLAND_SEATS; i++) who |= (lf_seats)(p->length[i] == best) << i;
    return who;
}

/* Who holds Longest Road, if several have the longest now: one of those who have had it ever since
 * one had it alone, or since the changes begin. */
static int who_keeps_it(struct routes *r, const struct island *s, lf_seats who)
{
    struct past p = { .s = *s };
    for (int i = 0; i < ISLAND_SEATS; i++) {
        measure(r, s, i, 0);
        p.length[i] = r->of[i].least;
        if (r->guards) p.guards[i] = r->guards[i];
    }
    lf_seats changed = 0;
    for (int k = r->changes - 1; who && k > 0; k--) {
        changed |= take_back(&p, &r->change[k]);
        if (r->change[k].kind & CHANGE_ALONG) continue;
        for (int i = 0; i < ISLAND_SEATS; i++) {
            if (!(changed >> i & 1)) continue;
            corner_set stops = island_stops_among(&p.s, i, r->guards ? p.guards : NULL);
            p.length[i] = (uint8_t)island_longest_trail(&p.s, i, stops);
        }
        changed = 0;
        lf_seats had = who_had_longest(&p);
        who &= had;
        if (!(had & (had - 1))) return who ? __builtin_ctz(who) : LF_NOBODY;
    }
    return r->holder < ISLAND_SEATS && who >> r->holder & 1 ? r->holder : LF_NOBODY;
}

void routes_find_holder(struct routes *r, struct island *s)
{
    lf_seats who = who_has_longest(r, s);
    if (who & (who - 1)) s->longest = (uint8_t)who_keeps_it(r, s, who);
    else s->longest = (uint8_t)(who ? __builtin_ctz(who) : LF_NOBODY);
    r->changes = 0;
}

bool routes_holds(struct routes *r, struct island *s, int seat)
{
    bool shared = false;
    if (!r->changes) return s->longest == seat;
    for (int i = 0; i < ISLAND_SEATS; i++) if (r->of[i].least > r->of[seat].most) return false;
    measure(r, s, seat, LONGEST_LEAST);
    int length = r->of[seat].most;
    if (length < LONGEST_LEAST) return false;
    for (int i = 0; i < ISLAND_SEATS; i++) if (r->of[i].least > length) return false;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        struct lines *l = &r->of[i];
        if (i == seat || l->most < length) continue;
        shared |= l->least == length && l->most == length;
        if (l->least == l->most) continue;
        int known = l->least < length ? length - 1 : length;
        int other = island_longest_within(s, i, known, length + 1,
                                          island_stops_among(s, i, r->guards));
        if (other > known) l->least = (uint8_t)other;
        if (other > length) return false;
        l->most = (uint8_t)other;
        shared |= other == length;
    }
    if (shared) routes_find_holder(r, s);
    else s->longest = (uint8_t)seat;
    r->changes = 0;
    return s->longest == seat;
}

/* ---- Lengths that others read ---- */

void routes_settle(struct routes *r, struct island *s)
{
    routes_name(r, s);
    for (int i = 0; i < ISLAND_SEATS; i++) {
        measure(r, s, i, 0);
        s->road_length[i] = r->of[i].least;
    }
}

void routes_settled(struct routes *r, struct island *s, lf_seats changed)
{
    for (int i = 0; i < ISLAND_SEATS; i++) {
        r->of[i].least = r->of[i].most = s->road_length[i];
        s->road_length[i] = LENGTH_OPEN;
    }
    r->known &= ~changed;
    r->changes = 0;
}

/* ---- Soundness ---- */

bool routes_sound(const struct routes *r, const struct island *s, int seat)
{
    const struct lines *l = &r->of[seat];
    struct routes anew;
    anew.known = 0;
    anew.guards = r->guards;
    struct lines *n = &anew.of[seat];
    n->edits = 0;
    routes_learn(&anew, s, seat);
    int length = island_longest_trail(s, seat, island_stops_among(s, seat, r->guards));
    if (!corners_equal(l->lone, n->lone) || l->count != n->count) return false;
    if (l->rings != n->rings || memcmp(l->shores, n->shores, sizeof l->shores)) return false;
    for (int i = 0; i < CORNER_COUNT; i++) if (l->at[i] != n->at[i]) return false;
    return length >= l->least && length <= l->most;
}

#endif
