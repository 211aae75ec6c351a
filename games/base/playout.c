/* playout.c - random games at full speed: the turns of the base game, phase by phase. */
#include "core/match.h"
#include "games/base/playout.h"

/* What is remembered from turn to turn: something at sea alone. */
#ifdef ISLAND_WIDE
struct kept { struct sea_menu sea; };
static inline struct sea_menu *sea_of(struct kept *kept) { return &kept->sea; }
#else
struct kept { int nothing; };
static inline struct sea_menu *sea_of(struct kept *kept) { (void)kept; return NULL; }
#endif

static inline void roll_dice(struct base_state *s, struct lf_dealer *d, struct kept *kept)
{
    int roll = (int)lf_deal(d, K_DICE, 36);
#ifdef ISLAND_WIDE
    random_dice(s, roll, &kept->sea);
#else
    (void)kept;
    base_do_dice(s, roll);
#endif
}

/* What comes seldom is kept out of the loops of games at sea: their sets leave no register free. It
 * looks up the menu again instead of taking it along. */
#ifdef ISLAND_WIDE
__attribute__((noinline))
static void play_card(struct base_state *s, int n, struct kept *kept)
{
    struct menu m;
    menu_cards(s, s->island.active, &m);
    random_card(s, &m, n);
    random_points(s, &kept->sea);
}
#endif

static void before_roll(struct base_state *s, struct lf_dealer *d, uint64_t *transitions,
                        struct kept *kept)
{
    int seat = s->island.active;
    if (s->dev[seat] & 0xFFFF) {                /* a knight or a progress card */
        struct menu m;
        menu_cards(s, seat, &m);
        int n = lf_choose(d, seat, 1 + random_card_count(&m));
        if (n > 0) {
            ++*transitions;
#ifdef ISLAND_WIDE
            play_card(s, n - 1, kept);
#else
            random_card(s, &m, n - 1);
#endif
            return;
        }
    }
    *transitions += 2;
    roll_dice(s, d, kept);
}

#ifdef ISLAND_WIDE
static void found(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    const struct island *island = &s->island;
    corner_set places = corners_minus(island_home_corners(island), island->blocked);
    int n = lf_choose(d, island->active, corners_count(places));
    ++*transitions;
    base_found_settlement(s, corners_nth(places, n));
}
#endif

/* Founding comes once a game and is played from the list; so are proposals of a position that a
 * playout starts from, because `random` makes none. */
static void from_list(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    lf_action list[LF_LEGAL_MAX];
    int seat = s->island.active, count = base_legal(s, seat, list);
    lf_action action = list[lf_choose(d, seat, count)];
    ++*transitions;
#ifdef ISLAND_WIDE
    int kind = lf_kind_of(action), at = (int)lf_args_of(action);
    if (s->phase == BASE_PAVE && kind == K_ROAD) { base_found_road(s, at); return; }
    if (s->phase == BASE_PAVE && kind == K_SHIP) { base_do_ship(s, at); return; }
#endif
    base_apply(s, seat, action);
}

static void from_chance(struct base_state *s, struct lf_dealer *d, uint64_t *transitions)
{
    base_apply(s, LF_CHANCE, lf_chance_draw(&base_game, s, d->luck));
    ++*transitions;
}

/* All phases but the two that most of a game is. At sea they are much code, which is kept out of
 * the loop, so that what comes often stays in one piece. */
#ifdef ISLAND_WIDE
__attribute__((noinline))
#endif
static void other_phase(struct base_state *s, struct lf_dealer *d, uint64_t *transitions,
                        struct kept *kept)
{
#ifdef ISLAND_WIDE
    kept->sea.known &= s->phase == BASE_OFFER;
#else
    (void)kept;
#endif
    switch (s->phase) {
    case BASE_ROBBER:
#ifdef ISLAND_WIDE
        if (s->options & OPT_FRIENDLY) routes_name(&kept->sea.routes, &s->island);
#endif
        random_robber(s, d, transitions, sea_of(kept));
        break;
    case BASE_DISCARD: random_discards(s, d, transitions); break;
    case BASE_OFFER: random_offer_phase(s, d, transitions); break;
#ifdef ISLAND_WIDE
    case BASE_SETTLE: found(s, d, transitions); break;
    case BASE_FREE_ROADS: random_free_lines(s, d, transitions, &kept->sea); break;
    case BASE_GOLD:
        if (s->turn) random_gold(s, d, transitions);
        else from_list(s, d, transitions);
        break;
#else
    case BASE_FREE_ROADS: random_free_roads(s, d, transitions); break;
#endif
    case BASE_BOARD: case BASE_START: case BASE_DICE: case BASE_STEAL: case BASE_DRAW:
        from_chance(s, d, transitions);
        break;
    default: from_list(s, d, transitions); break;
    }
}

/* One action of the main phase. */
#ifdef ISLAND_WIDE
static inline int paid_count(const struct base_state *s, int seat)
{
    struct menu m;
    int count[3];
    menu_paid(s, seat, &m, count);
    return count[0] + count[1] + count[2] + m.buys;
}

/* The n-th of what the bank is paid for: settlements, roads, cities, a card. */
__attribute__((noinline))
static void buy(struct base_state *s, struct lf_dealer *d, int n, uint64_t *transitions,
                struct sea_menu *sea)
{
    struct menu m;
    int count[3];
    menu_paid(s, s->island.active, &m, count);
    if (n < count[0]) { random_settlement(s, corners_nth(m.settlements, n), sea); return; }
    n -= count[0];
    if (n < count[1]) { random_road(s, edges_nth(m.roads, n), sea); return; }
    n -= count[1];
    if (n < count[2]) { random_city(s, corners_nth(m.cities, n), sea); return; }
    base_do_buy(s);
    ++*transitions;
    random_draw(s, d);
    random_points(s, sea);
}

__attribute__((noinline))
static void build_ship(struct base_state *s, int n, struct sea_menu *sea)
{
    random_ship(s, edges_nth(sea->places, n), sea);
}

static inline void main_phase(struct base_state *s, struct lf_dealer *d, uint64_t *transitions,
                              struct kept *kept)
{
    struct sea_menu *sea = &kept->sea;
    struct menu m;
    int seat = s->island.active;
    if (!sea->known) menu_sea(s, seat, sea);
    menu_cards(s, seat, &m);
    menu_trades(s, seat, &m);
    int ships = menu_ships(s, seat, sea), paid = paid_count(s, seat);
    int cards = random_card_count(&m), trades = bits_count(m.bank) + bits_count(m.offers);
    int end = paid + cards + trades, n = lf_choose(d, seat, end + 1 + ships + sea->sails.total);
    ++*transitions;
    if (n > end + ships) random_sail(s, sea, n - end - 1 - ships);
    else if (n == end) random_end(s, sea);
    else if (n > end) build_ship(s, n - end - 1, sea);
    else if (n < paid) buy(s, d, n, transitions, sea);
    else if ((n -= paid) < cards) play_card(s, n, kept);
    else random_trade(s, &m, n - cards);
}
#else
static inline void main_phase(struct base_state *s, struct lf_dealer *d, uint64_t *transitions,
                              struct kept *kept)
{
    (void)kept;
    random_main(s, d, 0, transitions, NULL);
}
#endif

void base_playout(void *state, struct lf_luck *luck, uint32_t turn_cap, struct lf_tally *tally)
{
    struct base_state *s = state;
    struct lf_dealer d = lf_dealer_of(luck);
    uint64_t transitions = 0;
    struct kept kept = { 0 };
    *tally = (struct lf_tally){ 0 };
    while (base_proposers(s) && s->turn <= turn_cap) from_list(s, &d, &transitions);
    while (s->phase != BASE_OVER) {
        if (s->turn > turn_cap) { tally->capped = true; break; }
        if (s->phase == BASE_ROLL) before_roll(s, &d, &transitions, &kept);
        else if (s->phase != BASE_MAIN) other_phase(s, &d, &transitions, &kept);
        while (s->phase == BASE_MAIN) main_phase(s, &d, &transitions, &kept);
    }
#ifdef ISLAND_WIDE
    if (kept.sea.begun) routes_settle(&kept.sea.routes, &s->island);
#endif
    tally->transitions = transitions;
    tally->turns = s->turn;
}
