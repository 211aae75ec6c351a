/* insight.c - the base game at sea as numbers for bots that think (bots/insight.h): those of the
 * base game, which is compiled for wide boards here, and what gold, ships, islands and the pirate
 * add; and what is worth trying at sea, where ships can go to many places. */
#include "bots/sea/insight.h"

#include "bots/base/numbers.h"
#include "bots/island/ways.h"

enum { OWN = BASE_OWN + SEA_NUMBERS };

static const struct lf_insight_number NUMBERS[BASE_TABLE + OWN] = {
    BASE_TABLE_NUMBERS BASE_OWN_NUMBERS SEA_NUMBER_ROWS
};

/* A seat's numbers at sea, noted with all that they follow from. */
enum { NOTED_SEA = 32 };
struct sea_noted { uint64_t key; float numbers[SEA_NUMBERS]; };
struct sea_notes {
    struct base_notes base;
    struct sea_noted seat[ISLAND_SEATS][NOTED_SEA];
};

/* What the numbers at sea are read from, but for the seat's own: lines, buildings, the pirate. */
static uint64_t waters_key(const struct island *island)
{
    uint64_t key = look_sites_key(island) ^ (uint64_t)island->pirate << 32;
    for (int k = 0; k < EDGE_SET_WORDS; k++) key = lf_mix(key ^ island->ships.w[k]);
    return key;
}

static void put_sea(const struct island *island, int seat, uint64_t waters, struct sea_notes *notes,
                    float *out)
{
    bool room = island_settlements_left(island, seat) > 0;
    uint64_t income_key = look_income_key(island, seat);
    uint64_t key = lf_mix(waters ^ income_key) + island->islands[seat] * 2u + room;
    struct sea_noted *note = &notes->seat[seat][key >> 16 & (NOTED_SEA - 1)];
    key |= (uint64_t)1 << 63;
    if (note->key != key) {
        struct look_income income;
        note->key = key;
        __builtin_memset(note->numbers, 0, sizeof note->numbers);
        look_at_income(&income, &notes->base.board, island, seat);
        look_at_sea(&notes->base.board, island, seat, island_stops(island, seat), corners_none(),
                    room, note->numbers);
        note->numbers[SEA_GOLD] = (float)income.economy.gold / 6;
    }
    __builtin_memcpy(out, note->numbers, sizeof note->numbers);
}

static void look(const void *world, int seat, void *memory, float *out)
{
    const struct base_state *s = world;
    struct sea_notes *notes = memory;
    uint64_t waters = waters_key(&s->island);
    base_look_among(s, seat, &notes->base, out, BASE_TABLE, OWN);
    for (int k = 0; k < s->island.seat_count; k++)
        put_sea(&s->island, (seat + k) % s->island.seat_count, waters, notes,
                out + BASE_TABLE + k * OWN + BASE_OWN);
}

/* The few ships that lead somewhere in place of all, and greedy's move of robber or pirate; all
 * of them where a settlement is founded. */
static int options(const void *world, int seat, lf_action *out)
{
    const struct base_state *s = world;
    struct ranking ships = { .most = SHIPS_TRIED };
    if (s->phase == BASE_ROBBER) {
        out[0] = sea_rob(s, seat);
        return 1;
    }
    int listed = base_options(world, seat, out);
    if (s->phase == BASE_SETTLE || s->phase == BASE_PAVE) return listed;
    struct list list = { out, 0 };
    bool placed = false;
    for (int i = 0; i < listed; i++) {
        int kind = lf_kind_of(out[i]);
        placed |= kind == K_SHIP;
        if (kind != K_SHIP && kind != K_SAIL) out[list.count++] = out[i];
    }
    edge_set sailors = s->phase == BASE_MAIN ? base_sailors(s, seat) : edges_none();
    if (!placed && !edges_any(sailors)) return list.count;
    rank_ships(&s->island, seat, s->island.blocked, K_SHIP, &ships);
    if (placed) add_ranked(&list, &ships);
    list_good_sails(&list, K_SAIL, &s->island, seat, sailors, island_stops(&s->island, seat),
                    &ships);
    if (list.count || base_pass(world, seat)) return list.count;
    return base_options(world, seat, out);               /* free ships that lead nowhere */
}

/* Also which cards gold gives, and robber or pirate. */
static bool habit(const void *view, int seat)
{
    const struct base_state *s = view;
    return base_habit(view, seat) || s->phase == BASE_GOLD || s->phase == BASE_ROBBER;
}

const struct lf_insight SEA_INSIGHT = {
    .table = BASE_TABLE, .own = OWN, .numbers = NUMBERS,
    .look = look, .notes_size = sizeof(struct sea_notes),
    .pass = base_pass, .options = options, .forget = base_forget, .habit = habit,
    .outset = base_outset,
    .trade = &BASE_TRADE,
    .openers = BASE_OPENERS,
    .bad = BASE_BAD_NUMBERS,
};
