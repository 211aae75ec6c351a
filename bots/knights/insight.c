/* insight.c - a position of knights as numbers, for bots that think.
 *
 * What others hold is known by its size: a hidden hand counts as its share of all cards that lie in
 * hidden hands, which the bank tells. Choices that others owe are taken as made in the plain way
 * (a wedding gives two cards, a deserter is the weakest knight), so that the cards that ask for
 * them are not seen as waste.
 */
#include "bots/knights/insight.h"

#include <string.h>

#include "core/hash.h"

/* ---- What a seat earns and holds ---- */

/* In the units of bots/island/economy.h, for all eight kinds of cards. */
struct purse {
    int income[KIND_COUNT], rate[KIND_COUNT], gold;
    int have[KIND_COUNT];              /* parts of a card (TIME_CARD) */
    int robbed, total, best_city;
};

/* What the times to purchases follow from, and those times. */
enum { NOTED_BUYS = 32 };
struct buy_note {
    struct purse purse;
    uint8_t level[TRACK_COUNT], known;
    float speed[BUYS + NEWS];
};

/* Everything that one look is made from. */
struct scene {
    const struct knights_state *s;
    int seat, seats;                   /* who looks */
    int size[ISLAND_SEATS];            /* of hands, once what is owed is paid */
    int points[ISLAND_SEATS];
    uint64_t pool;                     /* cards in the others' hands */
    int gifts[KIND_COUNT];             /* to the asking seat, in parts of a card */
    int force[ISLAND_SEATS], fighting[ISLAND_SEATS], count[ISLAND_SEATS][STRENGTHS];
    struct attack attack;
    struct purse purse[ISLAND_SEATS];
    corner_set taken;                  /* corners with a knight */
    edge_set free;                     /* for roads */
};

/* Where a seat can settle, by land and by sea, noted under what it follows from. */
enum { NOTED_PLACES = 64, PLACE_NUMBERS = N_FRESH + 1 - N_SITE };
struct place_note {
    uint64_t key;
    float places[PLACE_NUMBERS];
#ifdef ISLAND_WIDE
    float sea[SEA_NUMBERS];
#endif
};

struct knights_notes {
    struct look_board board;
    hex_set numbers[11];               /* what the board was made from; Inventor swaps them */
    uint64_t board_key;                /* of these */
    struct buy_note buys[ISLAND_SEATS][NOTED_BUYS];
    struct place_note places[ISLAND_SEATS][NOTED_PLACES];
};

_Static_assert(sizeof(struct purse) % 8 == 0, "it is hashed");

/* ---- Hands ---- */

static void share(const struct scene *scene, uint64_t among, int cards, int out[KIND_COUNT])
{
    uint64_t pool = scene->pool & among;
    int all = cards_count(pool);
    for (int k = 0; all && k < KIND_COUNT; k++)
        out[k] += cards_of(pool, k) * cards * TIME_CARD / all;
}

/* Cards that seats owe leave their hands, those put aside are gone from them. */
static void settle_hands(struct scene *scene)
{
    const struct knights_state *s = scene->s;
    int given = 0, seat = scene->seat;
    for (int i = 0; i < scene->seats; i++) scene->size[i] = island_hand_size(&s->island, i);
    bool owed = s->phase == PHASE_DISCARD || s->phase == PHASE_SABOTAGE ||
                s->phase == PHASE_WEDDING;
    for (int i = 0; owed && i < scene->seats; i++) {
        scene->size[i] -= s->dues[i];
        given += s->dues[i] + cards_count(s->island.reply[i]);
    }
    if (s->phase == PHASE_WEDDING) {
        scene->size[s->island.active] += given;
        if (s->island.active == seat) share(scene, ~(uint64_t)0, given, scene->gifts);
    }
    if (s->phase == PHASE_HARBOR && s->island.active == seat) {
        for (int k = 0; k < KIND_COUNT; k++)
            scene->gifts[k] -= cards_of(s->island.reply[seat], k) * TIME_CARD;
        share(scene, COMMODITY_LANES, 1, scene->gifts);
    }
}

static void take_hand(const struct scene *scene, int seat, int have[KIND_COUNT])
{
    const struct knights_state *s = scene->s;
    for (int k = 0; k < KIND_COUNT; k++) have[k] = 0;
    if (seat != scene->seat) {
        share(scene, ~(uint64_t)0, scene->size[seat], have);
        return;
    }
    int all = cards_count(s->island.hand[seat]), kept = scene->size[seat] < all
                                                           ? scene->size[seat] : all;
    for (int k = 0; k < KIND_COUNT && all; k++)
        have[k] = cards_of(s->island.hand[seat], k) * kept * TIME_CARD / all;
    for (int k = 0; k < KIND_COUNT; k++) have[k] += scene->gifts[k];
}

/* ---- Income ---- */

/* The second card of a city, by terrain. */
static const uint8_t SECOND[RESOURCE_COUNT] = { BRICK, PAPER, CLOTH, GRAIN, COIN };

static void add_corner(struct purse *purse, const struct look_board *board, const struct island *s,
                       int corner, bool city)
{
    for (int k = 0; k < 3; k++) {
        int hex = CORNER_HEX[3 * corner + k];
        if (hex == NOWHERE) break;
        int terrain = island_terrain(s, hex), pips = board->pips[hex], cards = city ? 2 : 1;
        if (!pips) continue;
        purse->total += cards * pips;
        if (hex == s->robber) purse->robbed += cards * pips;
        else if (island_is_gold(s, hex)) purse->gold += cards * pips;
        else {
            purse->income[terrain] += pips;
            if (city) purse->income[SECOND[terrain]] += pips;
        }
    }
}

/* What the bank asks for, without the fleet, which is gone at the end of the turn. */
static void take_rates(struct purse *purse, const struct knights_state *s, int seat)
{
    uint64_t rates = island_rates(&s->island, seat);
    bool any = s->island.harbours[seat] >> HARBOUR_ANY & 1;
    int goods = s->level[seat][TRADE] >= 3 ? RATE_OWN_HARBOUR : any ? RATE_ANY_HARBOUR : RATE_BANK;
    for (int k = 0; k < RESOURCE_COUNT; k++) purse->rate[k] = 12 / cards_of(rates, k);
    for (int k = RESOURCE_COUNT; k < KIND_COUNT; k++) purse->rate[k] = 12 / goods;
    if (s->merchant_owner != seat) return;
    int terrain = island_terrain(&s->island, s->merchant);
    if (terrain < RESOURCE_COUNT) purse->rate[terrain] = 6;
}

static void take_purse(struct scene *scene, const struct look_board *board, int seat)
{
    const struct knights_state *s = scene->s;
    struct purse *purse = &scene->purse[seat];
    memset(purse, 0, sizeof *purse);
    for (corner_set at = s->island.settlements[seat]; corners_any(at); at = corners_rest(at)) {
        int corner = corners_lowest(at);
        add_corner(purse, board, &s->island, corner, false);
        if (board->corner[corner] > purse->best_city) purse->best_city = board->corner[corner];
    }
    for (corner_set at = s->island.cities[seat]; corners_any(at); at = corners_rest(at))
        add_corner(purse, board, &s->island, corners_lowest(at), true);
    take_rates(purse, s, seat);
    take_hand(scene, seat, purse->have);
}

/* As economy_time(), over all kinds. */
static int time_to(const struct purse *purse, bool hand, uint64_t cost)
{
    int have[KIND_COUNT];
    for (int k = 0; k < KIND_COUNT; k++)
        have[k] = (hand ? purse->have[k] : 0) - cards_of(cost, k) * TIME_CARD;
    for (int time = 0;;) {
        int slope = ISLAND_SEA ? 12 * purse->gold : 0, sum = slope * time;
        for (int k = 0; k < KIND_COUNT; k++) {
            int count = have[k] + purse->income[k] * time;
            int weight = count < 0 ? 12 : purse->rate[k];
            sum += count * weight;
            slope += purse->income[k] * weight;
        }
        if (sum >= 0) return time;
        if (slope == 0) return TIME_MAX;
        time += (slope - sum - 1) / slope;
        if (time >= TIME_MAX) return TIME_MAX;
    }
}

static float speed_to(const struct purse *purse, bool hand, uint64_t cost)
{
    int time = time_to(purse, hand, cost);
    return time >= TIME_MAX ? 0 : look_speed(time);
}

static uint64_t level_cost(const uint8_t *level, int track)
{
    return cards_some(COMMODITY + track, level[track] + 1);
}

static void find_speeds(struct buy_note *note)
{
    static const uint64_t COSTS[BUY_LEVEL] = {
        COST_ROAD, COST_SETTLEMENT, COST_CITY, COST_KNIGHT, COST_ACTIVE,
    };
    static const uint64_t WITH_NOTHING[NEW_LEVEL] = {
        COST_SETTLEMENT + 2 * COST_ROAD, COST_CITY, COST_KNIGHT + COST_ACTIVE,
    };
    const struct purse *purse = &note->purse;
    float *out = note->speed;
    for (int i = 0; i < BUY_LEVEL; i++) out[i] = speed_to(purse, true, COSTS[i]);
    for (int t = 0; t < TRACK_COUNT; t++)
        out[BUY_LEVEL + t] = note->level[t] >= LEVEL_MAX
                                 ? 0 : speed_to(purse, true, level_cost(note->level, t));
    out[BUY_WALL] = speed_to(purse, true, COST_WALL);
    out += BUYS;
    for (int i = 0; i < NEW_LEVEL; i++) out[i] = speed_to(purse, false, WITH_NOTHING[i]);
    for (int t = 0; t < TRACK_COUNT; t++)
        out[NEW_LEVEL + t] = note->level[t] >= LEVEL_MAX
                                 ? 0 : speed_to(purse, false, level_cost(note->level, t));
}

/* Many positions of a search differ in nothing of this, for the others hardly ever. */
static const float *speeds(struct buy_note *notes, const struct purse *purse, const uint8_t *level)
{
    uint64_t key = lf_hash(purse, sizeof *purse);
    for (int t = 0; t < TRACK_COUNT; t++) key = lf_mix(key ^ level[t]);
    struct buy_note *note = &notes[key & (NOTED_BUYS - 1)];
    if (note->known && memcmp(&note->purse, purse, sizeof *purse) == 0 &&
        memcmp(note->level, level, sizeof note->level) == 0)
        return note->speed;
    note->purse = *purse;
    note->known = 1;
    memcpy(note->level, level, sizeof note->level);
    find_speeds(note);
    return note->speed;
}

/* ---- Knights ---- */

/* A knight that comes or goes when what is owed is done. */
static void shift_knight(struct scene *scene, int seat, int strength, bool active, int sign)
{
    scene->count[seat][strength - 1] += sign;
    scene->force[seat] += sign * strength;
    if (active) scene->fighting[seat] += sign * strength;
}

static void settle_knights(struct scene *scene)
{
    const struct knights_state *s = scene->s;
    if (s->phase == PHASE_RETREAT && s->victim < scene->seats) {
        shift_knight(scene, s->victim, s->piece & 3, s->piece & PIECE_ACTIVE, 1);
    } else if (s->phase == PHASE_PLACE) {
        shift_knight(scene, s->island.active, s->piece & 3, s->piece & PIECE_ACTIVE, 1);
    } else if (s->phase == PHASE_DESERT && s->victim < scene->seats) {
        corner_set at = s->knights[s->victim];
        int strength = 1;
        while (strength < STRENGTHS && !corners_any(knights_of(s, s->victim, strength))) strength++;
        at = corners_and(at, knights_of(s, s->victim, strength));
        bool active = !corners_any(corners_minus(at, s->active));
        shift_knight(scene, s->victim, strength, active, -1);
        shift_knight(scene, s->island.active, strength, active, 1);
    }
}

/* As knights_attack_now(), with the forces at hand. */
static void judge_attack(struct scene *scene)
{
    struct attack *a = &scene->attack;
    int least = 100, most = 1;
    *a = (struct attack){ 0 };
    for (int i = 0; i < scene->seats; i++) {
        a->strength += corners_count(scene->s->island.cities[i]);
        a->defence += scene->fighting[i];
    }
    for (int i = 0; i < scene->seats; i++) {
        int force = scene->fighting[i];
        if (corners_any(knights_plain_cities(scene->s, i))) {
            if (force < least) least = force, a->losers = 0;
            if (force == least) a->losers |= lf_seat_bit(i);
        }
        if (force > most) most = force, a->best = 0;
        if (force == most) a->best |= lf_seat_bit(i);
    }
}

static void take_knights(struct scene *scene)
{
    const struct knights_state *s = scene->s;
    for (int i = 0; i < scene->seats; i++) {
        for (int k = 0; k < STRENGTHS; k++)
            scene->count[i][k] = corners_count(knights_of(s, i, k + 1));
        scene->force[i] = knights_force(s, s->knights[i]);
        scene->fighting[i] = knights_force(s, corners_and(s->knights[i], s->active));
    }
    settle_knights(scene);
    judge_attack(scene);
}

/* ---- The scene ---- */

static void note_board(struct knights_notes *notes, const struct island *island)
{
    if (memcmp(notes->numbers, island->number_hexes, sizeof notes->numbers) != 0) {
        memcpy(notes->numbers, island->number_hexes, sizeof notes->numbers);
        memset(&notes->board, 0, sizeof notes->board);
        uint64_t words[(sizeof notes->numbers + 7) / 8] = { 0 };
        memcpy(words, notes->numbers, sizeof notes->numbers);
        notes->board_key = lf_hash(words, sizeof words);
    }
    look_at_board(&notes->board, island);
}

static void take_scene(struct scene *scene, const struct knights_state *s, int seat,
                       struct knights_notes *notes)
{
    memset(scene, 0, sizeof *scene);
    note_board(notes, &s->island);
    scene->s = s;
    scene->seat = seat;
    scene->seats = s->island.seat_count;
    for (int k = 0; k < KIND_COUNT; k++)
        scene->pool += cards_some(k, knights_others_hold(s, seat, k));
    for (int i = 0; i < scene->seats; i++) scene->points[i] = knights_points_of(s, i);
    settle_hands(scene);
    take_knights(scene);
    scene->taken = knights_all(s);
    scene->free = look_free_edges(&notes->board, &s->island, false);
    for (int i = 0; i < scene->seats; i++) take_purse(scene, &notes->board, i);
}

/* ---- Numbers of the table ---- */

static float clip(int value, float unit) { return look_between((float)value / unit, -1, 2); }

static void look_at_table(const struct scene *scene, float *out)
{
    const struct knights_state *s = scene->s;
    const struct attack *a = &scene->attack;
    float near = (float)s->ship / TRACK_SPACES;
    int most = 0, margin = a->defence - a->strength;
    for (int i = 0; i < scene->seats; i++)
        if (scene->points[i] > most) most = scene->points[i];
    out[T_SHIP] = near;
    out[T_SHIP_NEAR] = near * near * near;
    out[T_STRENGTH] = clip(a->strength, 10);
    out[T_DEFENCE] = look_between((float)margin / 6, -1, 1);
    out[T_LOSING] = margin < 0;
    out[T_LOSING_NEAR] = margin < 0 ? near * near : 0;
    out[T_LANDED] = s->landings > 0;
    out[T_TURN] = clip(s->turn, 25.0f * (float)scene->seats);
    out[T_SEATS] = (float)(scene->seats - 2) / 2;
    out[T_REST] = clip(s->target - most, 10);
    for (int t = 0; t < TRACK_COUNT; t++) out[T_DECK + t] = (float)s->deck_size[t] / DECK_SIZE;
    const int *have = scene->purse[scene->seat].have;
    for (int k = 0; k < KIND_COUNT; k++) out[T_HAND + k] = clip(have[k], 4 * TIME_CARD);
    for (int i = 0; i < 8 && s->progress[scene->seat][i]; i++)
        out[T_CARD + held_index(s->progress[scene->seat][i])] += 1;
}

/* ---- Numbers of a seat ---- */

/* How many seats roll before this one, if the turn ends here. */
static int wait_of(const struct scene *scene, int seat)
{
    const struct knights_state *s = scene->s;
    int next = s->phase == PHASE_ROLL ? s->island.active : s->island.active + 1;
    return (seat - next + 2 * scene->seats) % scene->seats;
}

static void look_at_points(const struct scene *scene, int seat, float *out)
{
    const struct knights_state *s = scene->s;
    int points = scene->points[seat], most = 0, wait = wait_of(scene, seat);
    for (int i = 0; i < scene->seats; i++)
        if (i != seat && scene->points[i] > most) most = scene->points[i];
    out[N_POINTS] = clip(points, 10);
    out[N_POINTS_LATE] = clip(points > s->target - 6 ? points - s->target + 6 : 0, 5);
    out[N_POINTS_LAST] = clip(points > s->target - 3 ? points - s->target + 3 : 0, 2);
    out[N_LEAD] = clip(points - most, 5);
    out[N_WAIT] = (float)wait / 4;
    out[N_NEXT] = wait == 0;
    out[N_DEFENDER] = clip(s->defender[seat], 3);
    out[N_POINT_CARDS] = (float)((s->point_card[0] == seat) + (s->point_card[1] == seat));
}

static void look_at_income_of(const struct scene *scene, int seat, struct buy_note *notes,
                              float *out)
{
    const struct knights_state *s = scene->s;
    const struct purse *purse = &scene->purse[seat];
    int kinds = 0, sold = 12 * purse->gold, size = scene->size[seat];
    for (int k = 0; k < KIND_COUNT; k++) {
        out[N_INCOME + k] = clip(purse->income[k], 10);
        out[N_ROOT + k] = look_root(purse->income[k]) / 4;
        kinds += k < RESOURCE_COUNT && purse->income[k] > 0;
        sold += purse->income[k] * purse->rate[k];
    }
    out[N_TOTAL] = clip(purse->total, 40);
    out[N_ROBBED] = clip(purse->robbed, 8);
    out[N_VARIETY] = (float)kinds / RESOURCE_COUNT;
    out[N_SOLD] = clip(sold, 160);
    out[N_ANY_HARBOUR] = s->island.harbours[seat] >> HARBOUR_ANY & 1;
    out[N_OWN_HARBOURS] = (float)bits_count(s->island.harbours[seat] & 31u) / 2;
    int walls = corners_count(knights_walls_of(s, seat));
    int safe = s->discard_limit + WALL_SAFE * walls;
    out[N_CARDS] = clip(size, 8);
    out[N_EXCESS] = clip(size > safe ? size - safe : 0, 4);
    out[N_SAFE] = clip(size > safe ? 0 : safe - size, 8);
    out[N_WALLS] = (float)walls / WALLS_EACH;
    memcpy(out + N_BUY, speeds(notes, purse, s->level[seat]), (BUYS + NEWS) * sizeof(float));
    out[N_BEST_CITY] = clip(purse->best_city, 10);
}

static void look_at_pieces(const struct scene *scene, int seat, float *out)
{
    const struct knights_state *s = scene->s;
    int longest = LONGEST_LEAST - 1, length = s->island.road_length[seat];
    for (int i = 0; i < scene->seats; i++)
        if (i != seat && s->island.road_length[i] > longest) longest = s->island.road_length[i];
    out[N_ROADS_LEFT] = (float)island_lines_left(&s->island, seat, false) / ROADS_EACH;
    out[N_SETTLEMENTS_LEFT] = clip(knights_settlements_left(s, seat), SETTLEMENTS_EACH);
    out[N_CITIES_LEFT] = clip(island_cities_left(&s->island, seat), CITIES_EACH);
    out[N_SETTLEMENTS] = clip(corners_count(s->island.settlements[seat]), SETTLEMENTS_EACH);
    out[N_CITIES] = clip(corners_count(s->island.cities[seat]), CITIES_EACH);
    out[N_ROAD] = clip(length, 10);
    out[N_LONGEST] = s->island.longest == seat;
    out[N_ROAD_LEAD] = look_between((float)(length - longest) / 4, -1, 1);
    if (s->merchant_owner == seat) out[N_MERCHANT] = 1;
}

static void look_at_levels(const struct scene *scene, int seat, float *out)
{
    const struct knights_state *s = scene->s;
    for (int t = 0; t < TRACK_COUNT; t++) {
        int level = s->level[seat][t], other = 0;
        for (int i = 0; i < scene->seats; i++)
            if (i != seat && s->level[i][t] > other) other = s->level[i][t];
        out[N_LEVEL + t] = (float)level / LEVEL_MAX;
        out[N_GATE + t] = level ? (float)(level + 1) / 6 : 0;
        out[N_THIRD + t] = level >= 3;
        out[N_METROPOLIS + t] = knights_metropolis_holder(s, t) == seat;
        out[N_RACE + t] = (float)(level - other) / LEVEL_MAX;
    }
    out[N_OPEN_CITY] = clip(corners_count(knights_plain_cities(s, seat)), 2);
    int held = 0, backs[TRACK_COUNT];
    for (int t = 0; t < TRACK_COUNT; t++) backs[t] = s->hidden_progress[seat][t];
    for (int i = 0; i < 8 && s->progress[seat][i]; i++)
        backs[KNIGHTS_CARD[s->progress[seat][i]].deck]++;
    for (int t = 0; t < TRACK_COUNT; t++) {
        held += backs[t];
        out[N_BACKS + t] = (float)backs[t] / 2;
    }
    out[N_PROGRESS] = (float)held / PROGRESS_LIMIT;
    out[N_FULL] = held >= PROGRESS_LIMIT;
}

static void look_at_knights(const struct scene *scene, int seat, float *out)
{
    const struct attack *a = &scene->attack;
    const struct knights_state *s = scene->s;
    float near = (float)(s->ship + 1) / TRACK_SPACES;
    bool lost = a->strength > a->defence, best = a->best >> seat & 1;
    bool alone = best && a->best == lf_seat_bit(seat), loses = lost && a->losers >> seat & 1;
    int other = 0;
    for (int i = 0; i < scene->seats; i++)
        if (i != seat && scene->fighting[i] > other) other = scene->fighting[i];
    for (int k = 0; k < STRENGTHS; k++)
        out[N_KNIGHTS + k] = (float)scene->count[seat][k] / KNIGHTS_EACH;
    out[N_FORCE] = clip(scene->force[seat], 6);
    out[N_ACTIVE] = clip(scene->fighting[seat], 6);
    out[N_SLEEPERS] = clip(scene->force[seat] - scene->fighting[seat], 4) * near;
    out[N_LOSES] = loses;
    out[N_LOSES_NEAR] = loses ? near * near : 0;
    out[N_BEST] = alone;
    out[N_BEST_NEAR] = alone && !lost ? near * near : 0;
    out[N_TIED_NEAR] = best && !alone && !lost ? near * near : 0;
    out[N_BEHIND] = look_between((float)(scene->fighting[seat] - other) / 4, -1, 1);
}

/* ---- Places ---- */

/* The kinds that a seat earns. */
static unsigned earned(const struct purse *purse)
{
    unsigned have = purse->gold ? 1u << RESOURCE_COUNT : 0;
    for (int k = 0; k < RESOURCE_COUNT; k++) have |= (unsigned)(purse->income[k] > 0) << k;
    return have;
}

static void look_at_places(const struct scene *scene, const struct look_board *board, int seat,
                           unsigned have, float *out)
{
    const struct island *island = &scene->s->island;
    corner_set stops = knights_stops(scene->s, seat), here = corners_none(), near;
    corner_set closed = corners_or(island->blocked, scene->taken);
    corner_set seen = island->reach[seat], ring = corners_none();
    if (knights_settlements_left(scene->s, seat) == 0) return;
    for (int i = 0; i < scene->seats; i++)
        if (i != seat) corners_join(&here, island->reach[i]);
    near = corners_or(here, look_beyond(here, scene->free));
    edge_set first = edges_and(island_frontier(island, seat), scene->free);
    for (; edges_any(first); first = edges_rest(first))
        corners_join(&ring, EDGE_CORNERS[edges_lowest(first)]);
    for (int roads = 0; roads < LOOK_RINGS; roads++) {
        if (roads > 1) ring = look_beyond(corners_minus(ring, stops), scene->free);
        if (roads > 0) ring = corners_minus(ring, seen);
        corner_set sites = corners_minus(roads ? ring : seen, closed);
        struct look_site site = look_ring(board, sites, have, here, near);
        if (roads) corners_join(&seen, ring);
        out[roads] = (float)site.pips / 10;
        out[N_SITE_CONTESTED - N_SITE + roads] = (float)site.contested / 2;
        if (roads == 0) out[N_SITES - N_SITE] = clip(site.count, 3);
        float *fresh = &out[N_FRESH - N_SITE];
        if (site.pips && *fresh == 0) *fresh = (float)site.fresh / 2;
    }
}

/* What places are read from, but for the seat's own: the board, lines, buildings, knights, the
 * pirate. */
static uint64_t ground_key(const struct knights_state *s, const struct knights_notes *notes)
{
    uint64_t key = look_sites_key(&s->island) ^ notes->board_key;
    for (int i = 0; i < ISLAND_SEATS; i++)
        for (int k = 0; k < CORNER_SET_WORDS; k++) key = lf_mix(key ^ s->knights[i].w[k]);
#ifdef ISLAND_WIDE
    key ^= (uint64_t)s->island.pirate << 32;
    for (int k = 0; k < EDGE_SET_WORDS; k++) key = lf_mix(key ^ s->island.ships.w[k]);
#endif
    return key;
}

/* Most positions of a search differ in nothing of this, either. */
static void note_places(const struct scene *scene, struct knights_notes *notes, int seat,
                        uint64_t ground, float *own)
{
    const struct island *island = &scene->s->island;
    unsigned have = earned(&scene->purse[seat]);
    bool room = knights_settlements_left(scene->s, seat) > 0;
    uint64_t key = lf_mix(ground ^ look_income_key(island, seat)) ^ (have << 1 | room);
#ifdef ISLAND_WIDE
    key = lf_mix(key ^ island->islands[seat]);
#endif
    key = lf_mix(key) | 1;
    struct place_note *note = &notes->places[seat][key >> 32 & (NOTED_PLACES - 1)];
    if (note->key != key) {
        memset(note, 0, sizeof *note);
        note->key = key;
        look_at_places(scene, &notes->board, seat, have, note->places);
#ifdef ISLAND_WIDE
        look_at_sea(&notes->board, island, seat, knights_stops(scene->s, seat), scene->taken, room,
                    note->sea);
        note->sea[SEA_GOLD] = clip(scene->purse[seat].gold, 6);
#endif
    }
    memcpy(own + N_SITE, note->places, sizeof note->places);
#ifdef ISLAND_WIDE
    memcpy(own + N_SEA, note->sea, sizeof note->sea);
#endif
}


static void look(const void *world, int seat, void *memory, float *out)
{
    struct knights_notes *notes = memory;
    struct scene scene;
    take_scene(&scene, world, seat, notes);
    look_at_table(&scene, out);
    uint64_t ground = ground_key(world, notes);
    for (int k = 0; k < scene.seats; k++) {
        int i = (seat + k) % scene.seats;
        float *own = out + TABLE_NUMBERS + k * SEAT_NUMBERS;
        look_at_points(&scene, i, own);
        look_at_income_of(&scene, i, notes->buys[i], own);
        look_at_pieces(&scene, i, own);
        look_at_levels(&scene, i, own);
        look_at_knights(&scene, i, own);
        note_places(&scene, notes, i, ground, own);
    }
}

static const char *const BAD[] = { "robbed", "hand.over", "loses.near", NULL };

const struct lf_insight knights_insight = {
    .table = TABLE_NUMBERS, .own = SEAT_NUMBERS, .numbers = KNIGHTS_NUMBERS,
    .look = look, .notes_size = sizeof(struct knights_notes),
    .pass = knights_pass, .options = knights_options, .forget = knights_forget,
    .habit = knights_habit, .outset = knights_outset, .reply = knights_expect,
    .trade = &KNIGHTS_TRADE,
    .bad = BAD,
};
