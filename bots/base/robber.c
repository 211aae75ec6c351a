/* robber.c - sevens and knights: where the robber goes, whom it robs, what to give up. */
#include "bots/base/mind.h"

enum {
    STOLEN_PIPS = 6,         /* a stolen card is worth as much as the robber blocks in its usual
                                stay, to the victim as a loss and to the thief as a gain */
    OWN_LOSS = 2,            /* our loss counts as often as this the strongest seat's */
    KNIGHT_BLOCK = 3,        /* own pips under the robber that are worth a knight */
};

/* How much a seat is to be feared: its points, and its income while points are few. Squared, so
 * that the leader is hurt first. */
static int strength(const struct base_mind *mind, int seat)
{
    struct economy economy;
    base_take_economy(&economy, mind->s, seat, mind->pips);
    int pips = economy.gold;
    for (int k = 0; k < RESOURCE_COUNT; k++) pips += economy.income[k];
    int sum = base_threat(mind->s, seat) + pips;
    return sum * sum / 256 + 1;
}

/* Cards a roll of the hex's number would pay to the seat, times its pips. */
static int pays(const struct base_mind *mind, int seat, int hex)
{
    const struct island *island = &mind->s->island;
    return mind->pips[hex] * island_yields(island, seat, hex);
}

int base_block_score(const struct base_mind *mind, const struct fears *fears, int hex)
{
    const struct island *island = &mind->s->island;
    int score = 0;
    if (island_terrain(island, hex) >= RESOURCE_COUNT && !island_is_gold(island, hex)) return 0;
    for (int i = 0; i < island->seat_count; i++)
        score += pays(mind, i, hex) * (i == mind->seat ? -fears->of[i] : fears->of[i]);
    return score;
}

struct fears base_fears(const struct base_mind *mind)
{
    struct fears fears = { { 0 }, 0 };
    int most = 0, *own = &fears.of[mind->seat];
    for (int i = 0; i < mind->s->island.seat_count; i++) {
        fears.of[i] = strength(mind, i);
        if (i != mind->seat && fears.of[i] > most) most = fears.of[i];
    }
    fears.gain = STOLEN_PIPS * *own;
    *own = OWN_LOSS * (most > *own ? most : *own);
    return fears;
}

int base_loot_score(const struct base_mind *mind, const struct fears *fears, int victim)
{
    if (victim >= ISLAND_SEATS || !mind->s->island.hidden[victim]) return 0;
    return STOLEN_PIPS * fears->of[victim] + fears->gain;
}

struct raid base_best_robber(const struct base_mind *mind, const struct fears *fears)
{
    const struct base_state *s = mind->s;
    hex_set hexes[ISLAND_SEATS + 1];
    struct raid best = { 0, 0 };
    island_robber_menu(&s->island, mind->seat, base_robber_hexes(s, mind->seat), hexes);
    for (int i = 0; i <= ISLAND_SEATS; i++)
        for (hex_set at = hexes[i]; hexes_any(at); at = hexes_rest(at)) {
            int hex = hexes_lowest(at), score = base_block_score(mind, fears, hex);
            score += base_loot_score(mind, fears, i);
            if (best.action && score <= best.score) continue;
            best.score = score;
            best.action = lf_act(K_ROBBER, (uint64_t)hex |
                                               (uint64_t)(i == ISLAND_SEATS ? LF_NOBODY : i) << 8);
        }
    return best;
}

lf_action base_move_robber(const struct base_mind *mind)
{
    struct fears fears = base_fears(mind);
    return base_best_robber(mind, &fears).action;
}

/* A knight is played when the robber sits on own income, when it brings Largest Army, or when
 * another one is there to take its place. */
bool base_knight_wanted(const struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    int ripe = dev_of(base_ripe(s, mind->seat), DEV_KNIGHT);
    if (ripe == 0 || s->flags & BASE_PLAYED) return false;
    int knights = s->knights[mind->seat] + 1;
    int least = s->army == LF_NOBODY ? 3 : s->knights[s->army] + 1;
    if (s->army != mind->seat && knights >= least) return true;
    if (pays(mind, mind->seat, s->island.robber) >= KNIGHT_BLOCK) return true;
    return ripe > 1;
}

/* Gives up, one by one, the card whose loss leaves the best hand. An action has room for 31 of
 * a kind; whoever owes more goes on with another one. */
lf_action base_discard(const struct base_mind *mind)
{
    uint64_t hand = mind->s->island.hand[mind->seat], given = 0;
    int wait = base_wait(mind->s, mind->seat);
    int left = mind->s->dues[mind->seat];
    for (left = left < 31 ? left : 31; left > 0; left--) {
        int best = 0, choice = -1;
        for (int k = 0; k < RESOURCE_COUNT; k++) {
            if (!cards_of(hand, k)) continue;
            int worth = base_hand_worth(mind, hand - cards_one(k), wait);
            if (choice < 0 || worth > best) best = worth, choice = k;
        }
        hand -= cards_one(choice);
        given += cards_one(choice);
    }
    return lf_act(K_DISCARD, trade_fields(given, 0));
}
