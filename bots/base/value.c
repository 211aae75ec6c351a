/* value.c - what a position of the base game is worth to a seat.
 *
 * Points count as such. Income counts by the speed at which it pays for typical purchases, bank
 * trades included, times the length of the game still to come. A hand counts by the goals it
 * is saved for, each gain shrinking with the rolls until it can be paid.
 *
 * Every weight is a named constant, in thousandths of a point. They are guesses that were moved
 * where thousands of games between the old and the new weight, with seats changed, said so; most
 * may be half or twice as much without a difference that can be measured.
 */
#include "bots/base/mind.h"

/* How much the rest of the game pays out, and how fast the future fades. */
enum {
    HORIZON_ROLLS = 4,       /* rolls that pass for each point the leader is short */
    HORIZON_MAX = 8,         /* more missing points than this do not stretch the game */
    FADE = 24 * TIME_ROLL,   /* a gain this far away is worth half */
    PLAN_LENGTH = 4,         /* goals a hand is saved for */
    LOOSE_CARD = 10,         /* any card in hand, whatever for */
    SEVEN_SHOCK = 90,        /* a discard, beyond what the hand is worth less after it */
    PIP = 6,                 /* any income, for trades with the others */
};

/* How far the bot looks for places, and what is different at sea. */
enum {
    ROADS_AHEAD = ISLAND_SEA ? 4 : 3,
    SHIPS_AHEAD = 6,
    LINE_RISK = 20,          /* each line still to build takes this part of a place's gain: much
                                can come between, and what is built stays */
    GOLD_LOOK = 4,           /* pips of gold, where others count two or three */
    LANDING_LOOK = 15,       /* a special point, in the same measure */
};

/* Points that others hold hurt less than our own help. */
enum { RIVAL_POINT = 250 };

/* Development cards in hand. */
enum {
    HELD_KNIGHT = 400, HELD_ROADS = 420, HELD_INVENTION = 420, HELD_MONOPOLY = 480,
    ROAD_RACE = 1000,        /* Longest Road may be lost again */
    WIN_GAIN = 2500,         /* what wins the game is worth more than its points */
    RACE_ROADS_MAX = 3,      /* Longest Road is a goal when this near */
};

/* Largest Army by the knights still missing, those in hand counted as played. */
static const int ARMY[4] = { 900, 350, 120, 0 };

/* Typical purchases: a settlement with its roads or ships, a city, a card. */
static const struct { uint64_t cost; int weight; } BASKET[] = {
    { ISLAND_SEA ? CARDS(2, 3, 2, 1, 0) : CARDS(3, 3, 1, 1, 0), 350 },
    { COST_CITY, 350 },
    { COST_CARD, 150 },
};

/* ---- Income ---- */

/* The robber leaves again, so what it blocks counts half. */
static int expected_pips(const struct base_state *s, const uint8_t *pips, int hex)
{
    return hex == s->island.robber ? pips[hex] / 2 : pips[hex];
}

void base_economy_add(struct economy *economy, const struct base_state *s, const uint8_t *pips,
                      int corner)
{
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex == NOWHERE) break;
        int terrain = island_terrain(&s->island, hex);
        if (terrain < RESOURCE_COUNT) economy->income[terrain] += expected_pips(s, pips, hex);
        if (island_is_gold(&s->island, hex)) economy->gold += expected_pips(s, pips, hex);
    }
}

static void take_rates(struct economy *economy, unsigned harbours)
{
    uint64_t rates = HARBOUR_RATES[harbours & 63];
    for (int k = 0; k < RESOURCE_COUNT; k++) economy->rate[k] = 12 / cards_of(rates, k);
}

void base_take_economy(struct economy *economy, const struct base_state *s, int seat,
                       const uint8_t *pips)
{
    for (int k = 0; k < RESOURCE_COUNT; k++) economy->income[k] = 0;
    economy->gold = 0;
    corner_set at = island_buildings_of(&s->island, seat);
    for (; corners_any(at); at = corners_rest(at))
        base_economy_add(economy, s, pips, corners_lowest(at));
    for (at = s->island.cities[seat]; corners_any(at); at = corners_rest(at))
        base_economy_add(economy, s, pips, corners_lowest(at));
    take_rates(economy, s->island.harbours[seat]);
}

int base_time_to(const struct economy *economy, uint64_t hand, uint64_t cost)
{
    int have[RESOURCE_COUNT];
    for (int k = 0; k < RESOURCE_COUNT; k++)
        have[k] = (cards_of(hand, k) - cards_of(cost, k)) * TIME_CARD;
    return economy_time(economy, have);
}

int base_produce_worth(const struct economy *economy, int rest)
{
    int worth = 0, pips = economy->gold;
    int rolls = (rest < HORIZON_MAX ? rest : HORIZON_MAX) * HORIZON_ROLLS;
    for (unsigned i = 0; i < sizeof BASKET / sizeof BASKET[0]; i++)
        worth += BASKET[i].weight * TIME_ROLL * rolls /
                 (base_time_to(economy, 0, BASKET[i].cost) + 1);
    for (int k = 0; k < RESOURCE_COUNT; k++) pips += economy->income[k];
    return worth + pips * PIP * rolls / 64;
}

/* ---- Others ---- */

/* A hidden card is a victory point about as often as the unseen cards say. */
int base_threat(const struct base_state *s, int seat)
{
    uint32_t unseen = s->deck & 0xFFFFF;
    int points = 16 * base_points_of(s, seat);
    if (s->hidden_dev[seat] && unseen)
        points += 16 * s->hidden_dev[seat] * dev_of(unseen, DEV_POINT) / dev_count(unseen);
    return points;
}

int base_wait(const struct base_state *s, int seat)
{
    int seats = s->island.seat_count;
    int turns = (seat - s->island.active + seats) % seats;
    return (turns ? turns : seats) * TIME_ROLL;
}

/* ---- Roads ---- */

/* Whether a line makes the longest trail longer. At sea one that is not there yet is not found. */
static bool lengthens(const struct island *island, int seat, struct line line)
{
    int known = island->road_length[seat];
    if (!ISLAND_SEA) return island_trail_through(island, seat, line.edge, known) > known;
    struct island after = *island;
    island_add_line(&after, seat, line, island_stops(island, seat));
    return after.road_length[seat] > known;
}

struct line base_race_line(const struct base_state *s, int seat)
{
    struct line line = { NOWHERE, false };
    for (int ships = 0; ships <= ISLAND_SEA; ships++) {
        edge_set at = island_line_places(&s->island, seat, ships);
        for (; edges_any(at); at = edges_rest(at)) {
            line = (struct line){ edges_lowest(at), ships };
            if (lengthens(&s->island, seat, line)) return line;
        }
    }
    line.edge = NOWHERE;
    return line;
}

/* Lines that would bring Longest Road, 0 if the seat has it. */
static int lines_to_longest(const struct base_state *s, int seat)
{
    const struct island *island = &s->island;
    int need = 5;
    if (island->longest == seat) return 0;
    for (int i = 0; i < ISLAND_SEATS; i++)              /* neutral players count, too */
        if (i != seat && island->road_length[i] >= need) need = island->road_length[i] + 1;
    return need - island->road_length[seat];
}

struct outlook base_outlook(const struct base_state *s, int seat)
{
    struct outlook outlook = { 1, false, island_waters(&s->island) };
    int most = 0, need = lines_to_longest(s, seat);
    for (int i = 0; i < s->island.seat_count; i++)
        if (base_threat(s, i) > most) most = base_threat(s, i);
    if (s->target - most / 16 > 1) outlook.rest = s->target - most / 16;
    if (need > 0 && need <= RACE_ROADS_MAX + 1)
        outlook.race = base_race_line(s, seat).edge != NOWHERE;
    return outlook;
}

/* ---- Goals ---- */

static struct goal *add_goal(struct base_mind *mind, enum goal_kind kind, int place, uint64_t cost,
                             int points)
{
    struct goal *goal = &mind->goal[mind->goals++];
    *goal = (struct goal){ kind, place, 0, { NOWHERE, false }, cost, points * WORTH_POINT, 1 };
    if (mind->points + points >= mind->s->target) goal->gain += WIN_GAIN;
    return goal;
}

/* What another building on this corner adds to the income's worth. */
static int produce_gain(const struct base_mind *mind, int corner, bool city)
{
    const struct base_state *s = mind->s;
    struct economy after = mind->economy;
    base_economy_add(&after, s, mind->pips, corner);
    unsigned harbour = island_harbour_bit(&s->island, corner);
    if (!city && harbour) take_rates(&after, s->island.harbours[mind->seat] | harbour);
    return base_produce_worth(&after, mind->outlook.rest) - mind->produce;
}

/* A first look at a corner: its pips, more for what the seat does not get yet. */
static int quick_look(const struct base_mind *mind, int corner)
{
    int score = island_harbour_spot(&mind->s->island, corner) != NOWHERE ? 4 : 0;
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex == NOWHERE) break;
        int terrain = island_terrain(&mind->s->island, hex);
        if (island_is_gold(&mind->s->island, hex)) score += GOLD_LOOK * mind->pips[hex];
        if (terrain >= RESOURCE_COUNT) continue;
        score += mind->pips[hex] * (mind->economy.income[terrain] ? 2 : 3);
    }
    return score;
}

/* The same for a new place, where there may be special points. */
static int look_at(const struct base_mind *mind, int corner)
{
    int points = island_landing_points(&mind->s->island, mind->seat, corner);
    return quick_look(mind, corner) + LANDING_LOOK * points;
}

static int best_corner(const struct base_mind *mind, corner_set corners)
{
    int best = NOWHERE, most = -1;
    for (; corners_any(corners); corners = corners_rest(corners)) {
        int score = look_at(mind, corners_lowest(corners));
        if (score > most) most = score, best = corners_lowest(corners);
    }
    return best;
}

/* Corners that roads of others end at, and those one road further. */
struct rivals { corner_set here, near; };

static struct rivals find_rivals(const struct base_mind *mind)
{
    struct rivals rivals = { corners_none(), corners_none() };
    for (int i = 0; i < mind->s->island.seat_count; i++)
        if (i != mind->seat) corners_join(&rivals.here, mind->s->island.reach[i]);
    rivals.near = rivals.here;
    for (corner_set at = rivals.here; corners_any(at); at = corners_rest(at))
        corners_join(&rivals.near, CORNER_NEIGHBOURS[corners_lowest(at)]);
    return rivals;
}

/* A place for a settlement behind so many lines. */
static void add_site(struct base_mind *mind, int corner, int lines, struct line first,
                     const struct rivals *rivals)
{
    uint64_t each = first.ship ? COST_SHIP : COST_ROAD;
    struct goal *goal = add_goal(mind, GOAL_SETTLEMENT, corner,
                                 COST_SETTLEMENT + (uint64_t)lines * each,
                                 1 + island_landing_points(&mind->s->island, mind->seat, corner));
    goal->lines = lines;
    goal->first = first;
    goal->gain += produce_gain(mind, corner, false);
    if (corners_has(rivals->here, corner)) goal->hurry = 3;
    else if (corners_has(rivals->near, corner)) goal->hurry = 2;
    if (lines && goal->hurry > 1) goal->gain = goal->gain * 3 / 4;
    if (ISLAND_SEA) goal->gain -= goal->gain * lines / LINE_RISK;
}

/* A walk outward from the seat's lines of one kind: how far it has got, and the first edge of the
 * way to each corner. */
struct walk {
    bool ships;
    edge_set free;
    corner_set stops, seen, ring;
    uint8_t first[CORNER_COUNT];
};

static struct walk begin_walk(const struct base_mind *mind, bool ships)
{
    const struct island *island = &mind->s->island;
    struct walk walk;
    walk.ships = ships;
    walk.free = island_free_edges(island, &mind->outlook.waters, ships);
    walk.stops = island_stops(island, mind->seat);
    walk.seen = corners_or(island->reach[mind->seat], island_buildings_of(island, mind->seat));
    walk.ring = island_line_ends(island, mind->seat, ships);
    return walk;
}

/* One more line. */
static void walk_on(struct walk *walk, bool begins)
{
    corner_set next = corners_none(), at = corners_minus(walk->ring, walk->stops);
    for (; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        for (int k = 0; k < 3; k++) {
            int edge = CORNER_EDGE[3 * corner + k];
            if (edge == NOWHERE || !edges_has(walk->free, edge)) continue;
            int end = EDGE_CORNER[2 * edge] ^ EDGE_CORNER[2 * edge + 1] ^ corner;
            if (corners_has(corners_or(walk->seen, next), end)) continue;
            corners_add(&next, end);
            walk->first[end] = begins ? (uint8_t)edge : walk->first[corner];
        }
    }
    corners_join(&walk->seen, next);
    walk->ring = next;
}

/* The best place at each distance is a goal; by ship, if it is better than all nearer ones. */
static void add_sites(struct base_mind *mind, bool ships, const struct rivals *rivals)
{
    const struct island *island = &mind->s->island;
    struct walk walk = begin_walk(mind, ships);
    int left = island_lines_left(island, mind->seat, ships), least = -1;
    if (left > (ships ? SHIPS_AHEAD : ROADS_AHEAD)) left = ships ? SHIPS_AHEAD : ROADS_AHEAD;
    for (int lines = 0; lines <= left && corners_any(walk.ring); lines++) {
        corner_set sites = corners_minus(walk.ring, island->blocked);
        if (lines == 0) sites = corners_if(!ships, island_settlement_places(island, mind->seat));
        int site = best_corner(mind, sites);
        if (site != NOWHERE && (!ships || look_at(mind, site) > least)) {
            struct line first = { lines ? walk.first[site] : NOWHERE, ships };
            add_site(mind, site, lines, first, rivals);
            least = look_at(mind, site);
        }
        walk_on(&walk, lines == 0);
    }
}

static void add_cities(struct base_mind *mind)
{
    corner_set left = mind->s->island.settlements[mind->seat];
    if (island_cities_left(&mind->s->island, mind->seat) == 0) return;
    for (int i = 0; i < 2 && corners_any(left); i++) {
        int corner = best_corner(mind, left);
        struct goal *goal = add_goal(mind, GOAL_CITY, corner, COST_CITY, 1);
        goal->gain += produce_gain(mind, corner, true);
        corners_remove(&left, corner);
    }
}

/* Largest Army with so many more knights in hand. */
static int army_worth(const struct base_state *s, int seat, int more)
{
    int least = s->army == LF_NOBODY ? 3 : s->knights[s->army] + 1;
    if (s->army == seat) return 0;
    int need = least - s->knights[seat] - dev_of(s->dev[seat], DEV_KNIGHT) - more;
    return ARMY[need < 0 ? 0 : need > 3 ? 3 : need];
}

/* The next card is any of the unseen ones. */
static void add_card(struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    uint32_t unseen = s->deck & 0xFFFFF;
    if (base_deck_size(s) == 0) return;
    int point = WORTH_POINT + (mind->points + 1 >= s->target ? WIN_GAIN : 0);
    int knight = HELD_KNIGHT + army_worth(s, mind->seat, 1) - army_worth(s, mind->seat, 0);
    int sum = dev_of(unseen, DEV_KNIGHT) * knight + dev_of(unseen, DEV_POINT) * point +
              dev_of(unseen, DEV_ROADS) * HELD_ROADS +
              dev_of(unseen, DEV_INVENTION) * HELD_INVENTION +
              dev_of(unseen, DEV_MONOPOLY) * HELD_MONOPOLY;
    struct goal *goal = add_goal(mind, GOAL_CARD, NOWHERE, COST_CARD, 0);
    goal->gain = sum / dev_count(unseen);
}

static void add_race(struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    int need = lines_to_longest(s, mind->seat);
    int left = island_lines_left(&s->island, mind->seat, false) +
               island_lines_left(&s->island, mind->seat, true);
    if (!mind->outlook.race || need < 1 || need > RACE_ROADS_MAX || need > left) return;
    struct goal *goal = add_goal(mind, GOAL_ROAD, NOWHERE, (uint64_t)need * COST_ROAD, 2);
    goal->gain += ROAD_RACE - 2 * WORTH_POINT;
    goal->lines = need;
    if (s->island.longest != LF_NOBODY) goal->gain += 2 * RIVAL_POINT;
}

void base_mind_take(struct base_mind *mind, const struct base_state *s, int seat,
                    struct outlook outlook)
{
    mind->s = s;
    mind->seat = seat;
    mind->memory = NULL;
    mind->outlook = outlook;
    mind->points = base_points_of(s, seat);
    mind->goals = 0;
    island_all_pips(&s->island, mind->pips);
    base_take_economy(&mind->economy, s, seat, mind->pips);
    mind->produce = base_produce_worth(&mind->economy, outlook.rest);
    if (island_settlements_left(&s->island, seat) > 0) {
        struct rivals rivals = find_rivals(mind);
        for (int ships = 0; ships <= ISLAND_SEA; ships++) add_sites(mind, ships, &rivals);
    }
    add_cities(mind);
    add_card(mind);
    add_race(mind);
}

/* ---- Worth ---- */

static int faded(const struct goal *goal, int time, int wait)
{
    if (time >= TIME_MAX) return 0;
    return goal->gain * FADE / (FADE + (time > wait ? time : wait) * goal->hurry);
}

/* The chance of a seven before our next turn, in sixteenths, by seats. */
static const int SEVEN[ISLAND_SEATS + 1] = { 0, 3, 5, 7, 8 };

/* A plan in the making: the goals in it, what they cost and bring. */
struct plan { uint64_t cost; unsigned goals; int worth; };

/* What each goal takes and brings when it comes first. */
struct firsts { int time[GOALS_MAX], worth[GOALS_MAX]; };

static void best_pair(const struct base_mind *mind, const struct firsts *first, uint64_t hand,
                      int wait, struct plan *plan)
{
    for (int i = 0; i < mind->goals; i++)
        for (int j = i; j < mind->goals; j++) {
            const struct goal *a = &mind->goal[i], *b = &mind->goal[j];
            if (i == j && a->kind != GOAL_CARD) continue;
            if (first->time[i] >= TIME_MAX || first->time[j] >= TIME_MAX) continue;
            if (first->worth[i] + first->worth[j] <= plan->worth) continue;
            int both = base_time_to(&mind->economy, hand, a->cost + b->cost);
            int ij = first->worth[i] + faded(b, both, wait);
            int ji = first->worth[j] + faded(a, both, wait);
            if (ij <= plan->worth && ji <= plan->worth) continue;
            *plan = (struct plan){ a->cost + b->cost, 1u << i | 1u << j, ij > ji ? ij : ji };
        }
}

/* Adds the goal that brings most after those already planned; only cards are bought twice. */
static bool extend_plan(const struct base_mind *mind, const struct firsts *first, uint64_t hand,
                        int wait, struct plan *plan)
{
    int best = 0, next = -1;
    for (int k = 0; k < mind->goals; k++) {
        if (plan->goals >> k & 1 && mind->goal[k].kind != GOAL_CARD) continue;
        if (first->worth[k] <= best || first->time[k] >= TIME_MAX) continue;
        int time = base_time_to(&mind->economy, hand, plan->cost + mind->goal[k].cost);
        int worth = faded(&mind->goal[k], time, wait);
        if (worth > best) best = worth, next = k;
    }
    if (next < 0) return false;
    plan->worth += best;
    plan->goals |= 1u << next;
    plan->cost += mind->goal[next].cost;
    return true;
}

/* The best order of the next purchases: all pairs are tried, then goals are added greedily. */
static int plan_worth(const struct base_mind *mind, uint64_t hand, int wait)
{
    struct firsts first;
    struct plan plan = { 0, 0, 0 };
    for (int i = 0; i < mind->goals; i++) {
        first.time[i] = base_time_to(&mind->economy, hand, mind->goal[i].cost);
        first.worth[i] = faded(&mind->goal[i], first.time[i], wait);
        if (first.worth[i] > plan.worth) plan.worth = first.worth[i];
    }
    best_pair(mind, &first, hand, wait, &plan);
    for (int more = 2; plan.goals && more < PLAN_LENGTH; more++)
        if (!extend_plan(mind, &first, hand, wait, &plan)) break;
    return plan.worth + cards_count(hand) * LOOSE_CARD;
}

/* What is left if a seven takes so many: of what there is most, as a rough guess. */
static uint64_t without_most(uint64_t hand, int count)
{
    for (; count > 0; count--) {
        int most = 0;
        for (int k = 1; k < RESOURCE_COUNT; k++)
            if (cards_of(hand, k) > cards_of(hand, most)) most = k;
        hand -= cards_one(most);
    }
    return hand;
}

int base_hand_worth(const struct base_mind *mind, uint64_t hand, int wait)
{
    int worth = plan_worth(mind, hand, wait), count = cards_count(hand);
    if (count <= mind->s->discard_limit) return worth;
    int left = plan_worth(mind, without_most(hand, count / 2), wait) - SEVEN_SHOCK;
    return worth + (left - worth) * SEVEN[mind->s->island.seat_count] / 16;
}

static int cards_worth(const struct base_state *s, int seat)
{
    uint32_t cards = s->dev[seat];
    return dev_of(cards, DEV_KNIGHT) * HELD_KNIGHT + dev_of(cards, DEV_ROADS) * HELD_ROADS +
           dev_of(cards, DEV_INVENTION) * HELD_INVENTION +
           dev_of(cards, DEV_MONOPOLY) * HELD_MONOPOLY + army_worth(s, seat, 0);
}

int base_worth(const struct base_state *s, int seat, struct outlook outlook)
{
    struct base_mind mind;
    base_mind_take(&mind, s, seat, outlook);
    int worth = mind.points * WORTH_POINT + mind.produce + cards_worth(s, seat);
    if (mind.points >= s->target) worth += WORTH_WIN;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat) worth -= base_public_points(s, i) * RIVAL_POINT;
    return worth + base_hand_worth(&mind, s->island.hand[seat], base_wait(s, seat));
}
