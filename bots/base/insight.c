/* insight.c - the base game as numbers (bots/base/insight.h): points, income, hands and what they
 * can soon pay, places, roads and knights, for each seat; of others' hands and cards what everybody
 * can expect of them. */
#include "bots/base/insight.h"

#include "bots/base/numbers.h"
#include "games/base/menu.h"

/* ---- Names ---- */

enum table_number {
    TABLE_TURN, TABLE_DECK, TABLE_UNSEEN_POINTS, TABLE_UNSEEN_KNIGHTS, TABLE_REST, TABLE_SEATS,
    TABLE_BANK, TABLE_NUMBERS = TABLE_BANK + RESOURCE_COUNT,
};
_Static_assert((int)TABLE_NUMBERS == BASE_TABLE, "numbers of the table");

enum { SITE_NUMBERS = 6 };

/* Those from INCOME up to HAND follow from buildings, harbours and robber. */
enum own_number {
    OWN_SEATED, OWN_POINTS, OWN_HIDDEN_POINTS, OWN_NEAR_4, OWN_NEAR_2, OWN_MARGIN, OWN_NEXT,
    OWN_WAIT,
    OWN_INCOME, OWN_ROOT = OWN_INCOME + RESOURCE_COUNT, OWN_LOST = OWN_ROOT + RESOURCE_COUNT,
    OWN_VARIETY, OWN_TOTAL, OWN_TOTAL_ROOT, OWN_BEST_CITY, OWN_NEXT_CITY, OWN_EXPOSED, OWN_ROLLS,
    OWN_HARBOUR, OWN_ANY_HARBOUR = OWN_HARBOUR + RESOURCE_COUNT, OWN_ANY_TOTAL,
    OWN_FROM_NOTHING,                       /* road, settlement, city, card, settlement + road */
    OWN_HAND = OWN_FROM_NOTHING + 5, OWN_SIZE = OWN_HAND + RESOURCE_COUNT, OWN_OVER,
    OWN_MISSING, OWN_FROM_HAND = OWN_MISSING + 4,
    OWN_ROADS_LEFT = OWN_FROM_HAND + 5, OWN_SETTLEMENTS_LEFT, OWN_CITIES_LEFT,
    OWN_SITES,                              /* of each ring: count, pips, fresh kinds, contested,
                                               next best, harbour */
    OWN_WAYS = OWN_SITES + SITE_NUMBERS * LOOK_RINGS,
    OWN_LONGEST, OWN_LENGTH, OWN_ROAD_LEAD, OWN_ROAD_NEAR,
    OWN_ARMY, OWN_KNIGHTS, OWN_KNIGHT_LEAD, OWN_CARDS, OWN_CARD_COUNT = OWN_CARDS + DEV_COUNT,
    OWN_WIN_NEAR, OWN_NUMBERS,
};
_Static_assert((int)OWN_NUMBERS == BASE_OWN, "numbers of a seat");
_Static_assert((int)(OWN_HAND - OWN_INCOME) <= NOTED_OWN, "what is noted of an income");
_Static_assert((int)(OWN_ROADS_LEFT - OWN_HAND) <= NOTED_HAND, "what is noted of a hand");

static const struct lf_insight_number BASE_NUMBERS[] = { BASE_TABLE_NUMBERS BASE_OWN_NUMBERS };
_Static_assert(sizeof BASE_NUMBERS / sizeof BASE_NUMBERS[0] == BASE_TABLE + BASE_OWN,
               "every number has a name");

/* ---- What a position has in common for all seats ---- */

/* Everything that is worked out once for a look. */
struct sight {
    const struct base_state *s;
    int viewer, seats;
    struct base_notes *notes;
    uint64_t pool;                    /* resource cards in the hands of the others */
    int pool_size;
    uint32_t unseen;                  /* development cards that the viewer has not seen */
    int points[ISLAND_SEATS];         /* as the viewer knows them */
    int best[2], next;                /* the most points of all, and of all but that seat */
    corner_set near[ISLAND_SEATS];
    uint64_t sites_key;
    edge_set free;
};

static int known_points(const struct base_state *s, int viewer, int seat)
{
    return seat == viewer ? base_points_of(s, seat) : base_public_points(s, seat);
}

static void take_sight(struct sight *sight, const struct base_state *s, int viewer,
                       struct base_notes *notes)
{
    sight->s = s;
    sight->viewer = viewer;
    sight->seats = s->island.seat_count;
    sight->notes = notes;
    sight->pool = (uint64_t)s->bank_each * CARDS(1, 1, 1, 1, 1) - s->island.bank -
                  s->island.hand[viewer];
    if (s->phase == BASE_DISCARD) sight->pool -= s->island.reply[viewer];
    sight->pool_size = cards_count(sight->pool);
    sight->unseen = s->deck & 0xFFFFF;
    for (int i = 0; i < sight->seats; i++) {
        if (i != viewer) sight->unseen += s->dev[i];
        sight->points[i] = known_points(s, viewer, i);
    }
    bool rolled = s->flags & BASE_ROLLED;
    sight->next = s->turn == 0 ? s->island.start
                : rolled       ? (s->island.active + 1) % sight->seats
                               : s->island.active;
    look_at_board(&notes->board, &s->island);
    sight->sites_key = look_sites_key(&s->island);
    sight->free = look_free_edges(&notes->board, &s->island, false);
}

/* ---- Income ---- */

static const uint64_t GOODS[5] = {
    COST_ROAD, COST_SETTLEMENT, COST_CITY, COST_CARD, COST_SETTLEMENT + COST_ROAD,
};

static void put_income(const struct look_income *in, unsigned harbours, float *at)
{
    float *out = at - OWN_INCOME;
    int variety = 0;
    for (int k = 0; k < RESOURCE_COUNT; k++) {
        int pips = in->economy.income[k];
        out[OWN_INCOME + k] = 0.1f * (float)pips;
        out[OWN_ROOT + k] = 0.25f * look_root(pips);
        out[OWN_HARBOUR + k] = harbours >> k & 1 ? 0.1f * (float)(pips + 2) : 0;
        variety += pips > 0;
    }
    out[OWN_LOST] = (float)in->lost / 6;
    out[OWN_VARIETY] = 0.2f * (float)variety;
    out[OWN_TOTAL] = (float)in->total / 30;
    out[OWN_TOTAL_ROOT] = 0.2f * look_root(in->total);
    out[OWN_BEST_CITY] = (float)in->best_city / 12;
    out[OWN_NEXT_CITY] = (float)in->next_city / 12;
    out[OWN_EXPOSED] = (float)in->exposed / 10;
    out[OWN_ROLLS] = (float)in->rolls / 20;
    out[OWN_ANY_HARBOUR] = (float)(harbours >> HARBOUR_ANY & 1);
    out[OWN_ANY_TOTAL] = out[OWN_ANY_HARBOUR] * out[OWN_TOTAL];
    for (int g = 0; g < 5; g++) {
        int have[RESOURCE_COUNT];
        for (int k = 0; k < RESOURCE_COUNT; k++) have[k] = -cards_of(GOODS[g], k) * TIME_CARD;
        out[OWN_FROM_NOTHING + g] = 2 * look_speed(economy_time(&in->economy, have));
    }
}

static const struct base_noted_income *note_income(const struct sight *sight, int seat)
{
    const struct island *island = &sight->s->island;
    uint64_t key = look_income_key(island, seat);
    struct base_noted_income *note =
        &sight->notes->income[seat][key >> 32 & (NOTED_INCOMES - 1)];
    if (note->key == key) return note;
    note->key = key;
    look_at_income(&note->income, &sight->notes->board, island, seat);
    put_income(&note->income, island->harbours[seat], note->numbers);
    return note;
}

/* ---- Hands ---- */

/* A hand in parts of a card: the own one, and of others what their number leads to expect. */
static void expected_hand(const struct sight *sight, int seat, int hand[RESOURCE_COUNT])
{
    const struct island *island = &sight->s->island;
    int size = island_hand_size(island, seat);
    for (int k = 0; k < RESOURCE_COUNT; k++)
        if (seat == sight->viewer) hand[k] = cards_of(island->hand[seat], k) * TIME_CARD;
        else hand[k] = sight->pool_size
                           ? size * cards_of(sight->pool, k) * TIME_CARD / sight->pool_size : 0;
}

static void put_hand(const struct sight *sight, int seat, const struct economy *economy, float *out)
{
    int hand[RESOURCE_COUNT], size = island_hand_size(&sight->s->island, seat);
    int over = size - sight->s->discard_limit;
    expected_hand(sight, seat, hand);
    for (int k = 0; k < RESOURCE_COUNT; k++)
        out[OWN_HAND + k] = (float)hand[k] * (0.25f / TIME_CARD);
    out[OWN_SIZE] = (float)size / 8;
    out[OWN_OVER] = over > 0 ? (float)over / 6 : 0;
    for (int g = 0; g < 5; g++) {
        int have[RESOURCE_COUNT], missing = 0;
        for (int k = 0; k < RESOURCE_COUNT; k++) {
            have[k] = hand[k] - cards_of(GOODS[g], k) * TIME_CARD;
            if (have[k] < 0) missing -= have[k];
        }
        if (g < 4) out[OWN_MISSING + g] = (float)missing * (0.25f / TIME_CARD);
        out[OWN_FROM_HAND + g] = missing ? look_speed(economy_time(economy, have)) : 1;
    }
}

/* Hands of others change seldom in a search, since what is bought goes to the bank; and the own one
 * is the same in many positions. */
static void note_hand(const struct sight *sight, int seat, const struct base_noted_income *income,
                      float *out)
{
    uint64_t size = (uint64_t)island_hand_size(&sight->s->island, seat);
    uint64_t key = seat == sight->viewer ? sight->s->island.hand[seat] | (uint64_t)1 << 62
                                         : sight->pool | size << 48;
    key |= (uint64_t)1 << 63;
    uint64_t slot = lf_mix(key ^ income->key) & (NOTED_HANDS - 1);
    struct base_noted_hand *note = &sight->notes->hand[seat][slot];
    if (note->key != key || note->income != income->key) {
        note->key = key;
        note->income = income->key;
        put_hand(sight, seat, &income->income.economy, note->numbers - OWN_HAND);
    }
    __builtin_memcpy(out + OWN_HAND, note->numbers, (OWN_ROADS_LEFT - OWN_HAND) * sizeof *out);
}

/* ---- Places, roads, knights ---- */

static const struct look_sites *note_sites(struct sight *sight, int seat,
                                           const struct look_income *income)
{
    const struct island *island = &sight->s->island;
    unsigned have = 0;
    for (int k = 0; k < RESOURCE_COUNT; k++) have |= (unsigned)(income->economy.income[k] > 0) << k;
    uint64_t key = (sight->sites_key ^ (uint64_t)have << 58) | 1;
    struct base_noted_sites *note = &sight->notes->sites[seat][key >> 32 & (NOTED_SITES - 1)];
    if (note->key == key) return &note->sites;
    corner_set here = corners_none(), near = corners_none();
    for (int i = 0; i < sight->seats; i++) {
        if (i == seat) continue;
        corners_join(&here, island->reach[i]);
        corners_join(&near, look_near(island, i));
    }
    note->key = key;
    look_at_sites(&note->sites, &sight->notes->board, island, seat, have, sight->free, here, near);
    return &note->sites;
}

/* What the best of some harbours that are not owned would be good for. */
static float harbour_worth(const struct look_income *income, unsigned fresh)
{
    float worth = fresh >> HARBOUR_ANY & 1 ? 0.01f * (float)(10 + income->total) : 0;
    for (int k = 0; k < RESOURCE_COUNT; k++) {
        float here = 0.1f * (float)(2 + income->economy.income[k]);
        if (fresh >> k & 1 && here > worth) worth = here;
    }
    return worth;
}

static void put_sites(const struct look_sites *sites, const struct look_income *income,
                      unsigned harbours, float *out)
{
    out[OWN_WAYS] = 0.2f * (float)sites->ways;
    for (int ring = 0; ring < LOOK_RINGS; ring++) {
        const struct look_site *at = &sites->ring[ring];
        float *to = out + OWN_SITES + SITE_NUMBERS * ring;
        int count = at->count < 6 ? at->count : 6;
        to[0] = (float)count * 0.25f;
        to[1] = (float)at->pips / 12;
        to[2] = (float)at->fresh * 0.5f;
        to[3] = (float)at->contested * 0.5f;
        to[4] = (float)at->next / 12;
        to[5] = harbour_worth(income, at->harbours & ~harbours);
    }
}

static void put_races(const struct base_state *s, int seat, float *out)
{
    const struct island *island = &s->island;
    int length = island->road_length[seat], longest = 0, knights = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if (i == seat) continue;
        if (island->road_length[i] > longest) longest = island->road_length[i];
        if (s->knights[i] > knights) knights = s->knights[i];
    }
    int need = (longest >= LONGEST_LEAST ? longest + 1 : LONGEST_LEAST) - length;
    out[OWN_LONGEST] = island->longest == seat;
    out[OWN_LENGTH] = (float)length / 10;
    out[OWN_ROAD_LEAD] = look_between(0.25f * (float)(length - longest), -1.5f, 1.5f);
    out[OWN_ROAD_NEAR] = island->longest != seat && need < 3 ? (float)(3 - need) * 0.5f : 0;
    out[OWN_ARMY] = s->army == seat;
    out[OWN_KNIGHTS] = 0.25f * (float)s->knights[seat];
    out[OWN_KNIGHT_LEAD] = look_between((float)(s->knights[seat] - knights) / 3, -1.5f, 1.5f);
}

static void put_cards(const struct sight *sight, int seat, float *out)
{
    const struct base_state *s = sight->s;
    for (int k = 0; seat == sight->viewer && k < DEV_COUNT; k++)
        out[OWN_CARDS + k] = 0.5f * (float)dev_of(s->dev[seat], k);
    out[OWN_CARD_COUNT] = 0.25f * (float)base_dev_size(s, seat);
}

/* ---- All of it ---- */

static void put_points(const struct sight *sight, int seat, float *out)
{
    const struct base_state *s = sight->s;
    int unseen = dev_count(sight->unseen), most = 0, points = sight->points[seat];
    int rest = s->target - points, ahead = (seat - sight->next + sight->seats) % sight->seats;
    for (int i = 0; i < sight->seats; i++)
        if (i != seat && sight->points[i] > most) most = sight->points[i];
    out[OWN_SEATED] = 1;
    out[OWN_POINTS] = 0.1f * (float)points;
    if (seat != sight->viewer && unseen)
        out[OWN_HIDDEN_POINTS] = 0.5f * (float)(base_dev_size(s, seat) *
                                                dev_of(sight->unseen, DEV_POINT)) / (float)unseen;
    out[OWN_NEAR_4] = rest < 4 ? 0.25f * (float)(4 - rest) : 0;
    out[OWN_NEAR_2] = rest < 3 ? 0.5f * (float)(3 - rest) : 0;
    out[OWN_MARGIN] = 0.2f * (float)(points - most);
    out[OWN_NEXT] = ahead == 0;
    out[OWN_WAIT] = (float)ahead / 3;
}

static void put_seat(struct sight *sight, int seat, float *out)
{
    const struct base_state *s = sight->s;
    const struct base_noted_income *income = note_income(sight, seat);
    put_points(sight, seat, out);
    __builtin_memcpy(out + OWN_INCOME, income->numbers, (OWN_HAND - OWN_INCOME) * sizeof *out);
    note_hand(sight, seat, income, out);
    out[OWN_ROADS_LEFT] = (float)(ROADS_EACH - island_road_count(&s->island, seat)) / ROADS_EACH;
    out[OWN_SETTLEMENTS_LEFT] = 0.2f * (float)island_settlements_left(&s->island, seat);
    out[OWN_CITIES_LEFT] = 0.25f * (float)island_cities_left(&s->island, seat);
    const struct look_sites *sites = note_sites(sight, seat, &income->income);
    put_sites(sites, &income->income, s->island.harbours[seat], out);
    put_races(s, seat, out);
    put_cards(sight, seat, out);
    if (s->target - sight->points[seat] > 1) return;
    float city = island_cities_left(&s->island, seat) && income->income.best_city
                     ? out[OWN_FROM_HAND + 2] : 0;
    float settlement = sites->ring[0].count ? out[OWN_FROM_HAND + 1] : 0;
    out[OWN_WIN_NEAR] = city > settlement ? city : settlement;
}

static void put_table(const struct sight *sight, float *out)
{
    const struct base_state *s = sight->s;
    int unseen = dev_count(sight->unseen), most = 0;
    for (int i = 0; i < sight->seats; i++)
        if (sight->points[i] > most) most = sight->points[i];
    out[TABLE_TURN] = look_between((float)s->turn / (float)(16 * sight->seats), 0, 2);
    out[TABLE_DECK] = 0.04f * (float)base_deck_size(s);
    if (unseen) {
        out[TABLE_UNSEEN_POINTS] = (float)dev_of(sight->unseen, DEV_POINT) / (float)unseen;
        out[TABLE_UNSEEN_KNIGHTS] = (float)dev_of(sight->unseen, DEV_KNIGHT) / (float)unseen;
    }
    out[TABLE_REST] = 0.1f * (float)(s->target - most);
    out[TABLE_SEATS] = 0.5f * (float)(sight->seats - 2);
    for (int k = 0; k < RESOURCE_COUNT; k++)
        out[TABLE_BANK + k] = (float)cards_of(s->island.bank, k) / 19;
}

void base_look_among(const struct base_state *s, int seat, struct base_notes *notes, float *out,
                     int table, int own)
{
    struct sight sight;
    take_sight(&sight, s, seat, notes);
    put_table(&sight, out);
    for (int k = 0; k < sight.seats; k++)
        put_seat(&sight, (seat + k) % sight.seats, out + table + k * own);
}

static void look(const void *world, int seat, void *notes, float *out)
{
    base_look_among(world, seat, notes, out, BASE_TABLE, BASE_OWN);
}

/* ---- How turns go ---- */

lf_action base_pass(const void *world, int seat)
{
    const struct base_state *s = world;
    (void)seat;
    if (s->phase == BASE_MAIN) return lf_act(K_END, 0);
    if (s->phase == BASE_ROLL) return lf_act(K_ROLL, 0);
    return s->phase == BASE_FREE_ROADS && s->flags & BASE_PAVED ? lf_act(K_DONE, 0) : 0;
}

int base_good_robbery(const struct base_state *s, int seat, lf_action *list, int listed)
{
    corner_set own = island_buildings_of(&s->island, seat), others = corners_none();
    int count = 0;
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat) corners_join(&others, island_buildings_of(&s->island, i));
    for (int i = 0; i < listed; i++) {
        corner_set at = HEX_CORNERS[lf_args_of(list[i]) & 0xFF];
        if (!corners_meet(at, others) || corners_meet(at, own)) continue;
        lf_action good = list[i];
        list[i] = list[count];
        list[count++] = good;
    }
    return count ? count : listed;
}

/* What is likely to be good comes first: points, then cards and trades, then roads. */
static int rank_of(lf_action action)
{
    int kind = lf_kind_of(action);
    return kind == K_CITY || kind == K_SETTLEMENT ? 0 : kind == K_ROAD ? 2 : 1;
}

void base_put_in_order(lf_action *list, int count)
{
    for (int i = 1; i < count; i++) {
        lf_action action = list[i];
        int at = i;
        for (; at > 0 && rank_of(list[at - 1]) > rank_of(action); at--) list[at] = list[at - 1];
        list[at] = action;
    }
}

/* Before the roll only a knight; no offers. */
int base_options(const void *world, int seat, lf_action *out)
{
    const struct base_state *s = world;
    lf_action pass = base_pass(world, seat);
    int listed = base_legal(world, seat, out), count = 0;
    for (int i = 0; i < listed; i++) {
        int kind = lf_kind_of(out[i]);
        bool wanted = out[i] != pass && kind != K_OFFER && kind != K_CONFIRM;
        if (s->phase == BASE_ROLL) wanted = kind == K_KNIGHT;
        if (wanted) out[count++] = out[i];
    }
    base_put_in_order(out, count);
    return s->phase == BASE_ROBBER ? base_good_robbery(s, seat, out, count) : count;
}

/* The last roll, and where all phases are one, whether something was built. */
void base_forget(void *world)
{
    struct base_state *s = world;
    if (s->island.dice) s->island.dice = 1;
    if (!(s->options & OPT_SEPARATE)) s->flags &= (uint8_t)~BASE_BUILT;
}

/* Founding, and trade among players. */
bool base_habit(const void *view, int seat)
{
    const struct base_state *s = view;
    (void)seat;
    return s->phase == BASE_SETTLE || s->phase == BASE_PAVE || s->phase == BASE_OFFER;
}

bool base_outset(const void *world)
{
    const struct base_state *s = world;
    return s->phase == BASE_SETTLE || s->phase == BASE_PAVE;
}

const struct lf_insight BASE_INSIGHT = {
    .table = BASE_TABLE, .own = BASE_OWN, .numbers = BASE_NUMBERS,
    .look = look, .notes_size = sizeof(struct base_notes),
    .pass = base_pass, .options = base_options, .forget = base_forget, .habit = base_habit,
    .outset = base_outset,
    .trade = &BASE_TRADE,
    .openers = BASE_OPENERS,
    .bad = BASE_BAD_NUMBERS,
};
