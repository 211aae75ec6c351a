/* attack.c - the barbarians land (CK-99 to CK-116), with the declarations of the nasty variant
 * (CKV-01 to CKV-03). */
#include "games/knights/moves.h"

/* Players without a city, or with metropolis cities only, are left out before the lowest
 * contribution is looked for (CK-103, CK-104). */
static lf_seats find_losers(const struct knights_state *s, const int *force)
{
    lf_seats losers = 0;
    int least = 100;
    for (int i = 0; i < s->island.seat_count; i++) {
        if (!corners_any(knights_plain_cities(s, i))) continue;
        if (force[i] < least) least = force[i], losers = 0;
        if (force[i] == least) losers |= lf_seat_bit(i);
    }
    return losers;
}

static lf_seats find_best(const struct knights_state *s, const int *force)
{
    lf_seats best = 0;
    int most = 1;                                   /* nobody is rewarded for nothing (CK-113) */
    for (int i = 0; i < s->island.seat_count; i++) {
        if (force[i] > most) most = force[i], best = 0;
        if (force[i] == most) best |= lf_seat_bit(i);
    }
    return best;
}

struct attack knights_attack_now(const struct knights_state *s, corner_set fighting)
{
    struct attack a = { 0 };
    for (int i = 0; i < s->island.seat_count; i++) {
        a.strength += corners_count(s->island.cities[i]);
        a.force[i] = knights_force(s, corners_and(s->knights[i], fighting));
        a.defence += a.force[i];
    }
    if (a.strength > a.defence) a.losers = find_losers(s, a.force);   /* strictly (CK-102) */
    else a.best = find_best(s, a.force);
    return a;
}

static bool decks_left(const struct knights_state *s)
{
    return s->deck_size[0] | s->deck_size[1] | s->deck_size[2];
}

/* The ship goes back, knights rest, the robber is free (CK-115, CK-116); in the German edition it
 * comes to the desert now, which robs nobody (CKD-03). */
static void settle_landing(struct knights_state *s, corner_set fighting)
{
    bool rest = s->options & KOPT_NASTY && !(is_english(s) && knights_rules(s) >= 2);
    s->active = corners_if(rest, corners_minus(s->active, fighting));     /* CKV-02 */
    s->ship = 0;
#ifdef ISLAND_WIDE
    if (s->landings == 0) {                     /* both come to their places (CKS-19) */
        s->island.robber = s->island.robber_start;
        s->island.pirate = s->island.pirate_start;
        s->island.chart &= (uint8_t)~CHART_FROZEN;
    }
#else
    if (s->landings == 0 && !is_english(s)) {
        s->island.robber = 0;
        while (island_terrain(&s->island, s->island.robber) != DESERT) s->island.robber++;
    }
#endif
    if (s->landings < UINT8_MAX) s->landings++;
}

static void resolve(struct knights_state *s, corner_set fighting)
{
    struct attack a = knights_attack_now(s, fighting);
    lf_seats owing = a.losers;
    settle_landing(s, fighting);
    s->phase = PHASE_PILLAGE;
    if (a.best && !(a.best & (a.best - 1))) s->defender[__builtin_ctz(a.best)]++;    /* CK-110 */
    else if (a.best && decks_left(s)) {
        owing = a.best;                                              /* CK-111 */
        s->phase = PHASE_REWARD;
    }
    for (int i = 0; i < s->island.seat_count; i++) s->dues[i] = owing >> i & 1;
    if (!owing) knights_after_event(s);
}

/* In the nasty variant seats with active knights declare one after another. */
void knights_land(struct knights_state *s)
{
    if (s->options & KOPT_NASTY)
        for (int i = 0; i < s->island.seat_count; i++)
            s->dues[i] = corners_meet(s->knights[i], s->active);
    if (dues_any(s->dues)) s->phase = PHASE_COMMIT;
    else resolve(s, s->active);
}

void knights_commit(struct knights_state *s, int seat, corner_set knights)
{
    s->island.reply[seat] = corners_word(knights);
    s->dues[seat] = 0;
    if (dues_any(s->dues)) return;
    corner_set fighting = corners_none();
    for (int i = 0; i < ISLAND_SEATS; i++) corners_join(&fighting, knights_fighting(s, i));
    island_clear_replies(&s->island);
    resolve(s, fighting);
}

/* The city becomes a settlement, or lies on its side if no piece is left (CK-106, CK-107). */
static void pillage(struct knights_state *s, int seat, int corner)
{
    bool piece = knights_settlements_left(s, seat) > 0;
    corners_remove(&s->island.cities[seat], corner);
    corners_add(&s->island.settlements[seat], corner);
    corners_remove(&s->walls, corner);
    if (!piece) corners_add(&s->fallen, corner);
}

/* A tied defender draws at once; the next one sees from which deck (CKE-17). */
static void reward_in_turn(struct knights_state *s, int seat, int deck)
{
    knights_draw_card(s, seat, deck);
    s->dues[seat] = 0;
    if (!decks_left(s))
        for (int i = 0; i < ISLAND_SEATS; i++) s->dues[i] = 0;
    if (!dues_any(s->dues)) knights_after_event(s);
}

/* Choices are kept until all are made; draws then go clockwise from the active seat (CK-111). */
void knights_choose(struct knights_state *s, int seat, int choice)
{
    if (s->phase == PHASE_REWARD && knights_open_rewards(s)) {
        reward_in_turn(s, seat, choice);
        return;
    }
    s->choice[seat] = (uint8_t)(choice + 1);
    s->dues[seat] = 0;
    if (dues_any(s->dues)) return;
    int at = s->island.active;
    for (int k = 0; k < s->island.seat_count; k++) {
        int chosen = s->choice[at];
        if (chosen && s->phase == PHASE_PILLAGE) pillage(s, at, chosen - 1);
        else if (chosen) knights_draw_card(s, at, chosen - 1);
        s->choice[at] = 0;
        at = at + 1 == s->island.seat_count ? 0 : at + 1;
    }
    knights_after_event(s);
}
