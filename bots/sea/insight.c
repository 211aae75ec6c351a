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

static void look(const void *world, int seat, void *memory, float *out)
{
    const struct base_state *s = world;
    const struct island *island = &s->island;
    struct base_notes *notes = memory;
    base_look_among(s, seat, notes, out, BASE_TABLE, OWN);
    for (int k = 0; k < island->seat_count; k++) {
        int i = (seat + k) % island->seat_count;
        float *own = out + BASE_TABLE + k * OWN + BASE_OWN;
        struct look_income income;
        look_at_income(&income, &notes->board, island, i);
        look_at_sea(&notes->board, island, i, island_stops(island, i), corners_none(),
                    island_settlements_left(island, i) > 0, own);
        own[SEA_GOLD] = (float)income.economy.gold / 6;
    }
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
    .look = look, .notes_size = sizeof(struct base_notes),
    .pass = base_pass, .options = options, .forget = base_forget, .habit = habit,
    .offer = K_OFFER, .bank = K_BANK, .bad = BASE_BAD_NUMBERS,
};
