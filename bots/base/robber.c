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
    int pips = 0;
    base_take_economy(&economy, mind->s, seat, mind->pips);
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

/* What blocking the hex does to everybody, more for others' losses. */
static int block_score(const struct base_mind *mind, const int fear[ISLAND_SEATS], int hex)
{
    int score = 0;
    if (island_terrain(&mind->s->island, hex) >= RESOURCE_COUNT) return 0;
    for (int i = 0; i < mind->s->island.seat_count; i++)
        score += pays(mind, i, hex) * (i == mind->seat ? -fear[i] : fear[i]);
    return score;
}

lf_action base_move_robber(const struct base_mind *mind)
{
    const struct base_state *s = mind->s;
    hex_set hexes[ISLAND_SEATS + 1];
    int fear[ISLAND_SEATS] = { 0 }, most = 0, best = 0;
    lf_action choice = 0;
    for (int i = 0; i < s->island.seat_count; i++) {
        fear[i] = strength(mind, i);
        if (i != mind->seat && fear[i] > most) most = fear[i];
    }
    int gain = STOLEN_PIPS * fear[mind->seat];
    fear[mind->seat] = OWN_LOSS * (most > fear[mind->seat] ? most : fear[mind->seat]);
    island_robber_menu(&s->island, mind->seat, base_robber_hexes(s, mind->seat), hexes);
    for (int i = 0; i <= ISLAND_SEATS; i++)
        for (hex_set at = hexes[i]; hexes_any(at); at = hexes_rest(at)) {
            int hex = hexes_lowest(at), score = block_score(mind, fear, hex);
            if (i < ISLAND_SEATS && s->island.hidden[i]) score += STOLEN_PIPS * fear[i] + gain;
            if (choice && score <= best) continue;
            best = score;
            choice = lf_act(K_ROBBER, (uint64_t)hex |
                                          (uint64_t)(i == ISLAND_SEATS ? LF_NOBODY : i) << 8);
        }
    return choice;
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
