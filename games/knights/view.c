/* view.c - what each seat knows, and filling in what it does not.
 *
 * Hidden from a seat: the other hands and progress cards (sizes are public, and of progress cards
 * the colours of their backs), the order of the decks, cards that others have put aside or offered
 * face down, choices of others while some are still owed. Shown beyond that: the hand that Master
 * Merchant looks at, and the cards that Spy looks at, to the seat that plays the card.
 */
#include <string.h>

#include "core/check.h"
#include "games/knights/view.h"

bool knights_hides_aside(const struct knights_state *s, int seat)
{
    int viewer = s->island.viewer;
    if (viewer == LF_NOBODY || viewer == seat) return false;
    return s->phase == PHASE_DISCARD || s->phase == PHASE_SABOTAGE || s->phase == PHASE_WEDDING ||
           s->phase == PHASE_HARBOR;
}

/* ---- Hiding ---- */

static void hide_progress(struct knights_state *v, int seat)
{
    uint8_t *hand = v->progress[seat];
    for (int i = 0; i < 8 && hand[i]; i++) {
        v->hidden_progress[seat][KNIGHTS_CARD[hand[i]].deck]++;
        hand[i] = 0;
    }
}

static void hide_seat(struct knights_state *v, int seat, int viewer)
{
    bool looks = viewer == v->island.active && seat == v->victim;
    if (!(looks && v->phase == PHASE_TAKE)) {
        v->island.hidden[seat] = (uint8_t)cards_count(v->island.hand[seat]);
        v->island.hand[seat] = 0;
    }
    if (!(looks && v->phase == PHASE_SPY)) hide_progress(v, seat);
    if (knights_hides_aside(v, seat))
        v->island.reply[seat] = (uint64_t)cards_count(v->island.reply[seat]);
    if (v->choice[seat]) v->choice[seat] = CHOICE_HIDDEN;
}

void knights_view(const void *state, int seat, void *out)
{
    const struct knights_state *s = state;
    struct knights_state *v = out;
    LF_ASSERT(s->island.viewer == LF_NOBODY);
    memcpy(v, s, sizeof *v);
    v->island.viewer = (uint8_t)(seat == LF_NOBODY ? ISLAND_SPECTATOR : seat);
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat) hide_seat(v, i, seat);
    memset(v->deck, 0, sizeof v->deck);
}

static uint64_t hidden_count(uint64_t fields)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    return DISCARD_HIDDEN | (uint64_t)cards_count(given + taken);
}

/* Who sees what an action says: everybody, the one who acts, or the two it concerns. */
lf_action knights_seen(const void *state, int actor, lf_action action, int viewer)
{
    const struct knights_state *s = state;
    int kind = lf_kind_of(action);
    uint64_t args = lf_args_of(action);
    bool player = viewer == s->island.active;
    switch (kind) {
    case KN_SHUFFLE: return lf_act(kind, (args & (uint64_t)3 << 48) | SHUFFLE_HIDDEN);
    case KN_LOOT:
        if (player || viewer == island_first_due(&s->island, s->dues)) return action;
        return lf_act(kind, HIDDEN_ARG);
    case KN_DISCARD: return viewer == actor ? action : lf_act(kind, hidden_count(args));
    case KN_HARBOR: return viewer == actor ? action : lf_act(kind, args | HIDDEN_ARG);
    case KN_ANSWER: return viewer == actor || player ? action : lf_act(kind, HIDDEN_ARG);
    case KN_TAKE:
        return player || viewer == s->victim ? action : lf_act(kind, hidden_count(args));
    case KN_STEAL:
        if (player || viewer == s->victim) return action;
        return lf_act(kind, (uint64_t)CARD_HIDDEN + KNIGHTS_CARD[args].deck);
    case KN_BURY:
        if (viewer == actor) return action;
        return lf_act(kind, (uint64_t)CARD_HIDDEN + KNIGHTS_CARD[args].deck);
    case KN_REWARD:
        if (knights_open_rewards(s)) return action;
        __attribute__((fallthrough));
    case KN_PILLAGE:
        return viewer == actor ? action : lf_act(kind, HIDDEN_ARG);
    default: return action;
    }
}

/* Of all seats: the size of the hand, the backs of the progress cards, the pieces that the choices
 * of a pillage take. The bank and the two victory point cards lie open. One's own: the hand, where
 * a wedding brings gifts, and the progress cards. Master Merchant looks at a hand, Spy at progress
 * cards, and each at nothing else. Who has no commodity is not asked (CKC-commercial-harbor.3). */
int knights_shown(const void *state, int viewer, uint64_t *out)
{
    const struct knights_state *s = state;
    bool plays = viewer == s->island.active;
    int n = 0;
    for (int i = 0; i < s->island.seat_count; i++) {
        uint64_t backs = 0, faces = 0;
        for (int k = 0; k < 8 && s->progress[i][k]; k++) {
            backs += (uint64_t)1 << 8 * KNIGHTS_CARD[s->progress[i][k]].deck;
            faces |= (uint64_t)s->progress[i][k] << 8 * k;
        }
        bool looks = plays && i == s->victim;
        out[n++] = (uint64_t)cards_count(s->island.hand[i]);
        out[n++] = backs;
        out[n++] = corners_word(s->island.cities[i]);
        out[n++] = i == viewer || (looks && s->phase == PHASE_TAKE) ? s->island.hand[i] : 0;
        out[n++] = i == viewer || (looks && s->phase == PHASE_SPY) ? faces : 0;
    }
    out[n++] = s->island.bank;
    out[n++] = s->phase == PHASE_HARBOR;
    out[n++] = (uint64_t)s->point_card[0] | (uint64_t)s->point_card[1] << 8;
    return n;
}

/* Whether this is the last of several choices that were kept face down till now. */
static bool last_choice(const struct knights_state *s, int actor)
{
    int owed = 0, chosen = 0;
    for (int i = 0; i < s->island.seat_count; i++) {
        owed += s->dues[i];
        if (i != actor) chosen |= s->choice[i];
    }
    return chosen && owed == 1;
}

/* Whether another seat draws as soon as this one leaves its card at a gate. */
static bool next_draws(const struct knights_state *s, int actor)
{
    struct knights_state after = *s;
    after.dues[actor] = 0;
    if (!dues_any(after.dues)) return false;
    return knights_progress_size(s, island_first_due(&after.island, after.dues)) < PROGRESS_LIMIT;
}

/* Cards that look into a hand or count it, gifts and answers that are turned up, and draws. */
bool knights_tells(const void *state, int actor, lf_action action)
{
    const struct knights_state *s = state;
    switch (lf_kind_of(action)) {
    case KN_MASTER_MERCHANT: case KN_RESOURCE_MONOPOLY: case KN_TRADE_MONOPOLY: case KN_SPY:
    case KN_HARBOR: case KN_ANSWER: case KN_REWARD: case KN_DRAW: return true;
    case KN_DONE: return s->phase == PHASE_GATE && next_draws(s, actor);
    case KN_DISCARD:
        return s->phase == PHASE_WEDDING ||
               island_turns_up(&s->island, actor, action, s->dues);
    case KN_PILLAGE: return last_choice(s, actor);
    default: return false;
    }
}

/* ---- Resampling: resource and commodity cards ---- */

/* Cards a seat is known to hold because of the standing offer or of what it proposes. */
static uint64_t promised(const struct knights_state *v, int seat)
{
    bool trading = v->phase == PHASE_OFFER || v->phase == PHASE_MAIN;
    return trading ? island_promised(&v->island, seat, KN_OFFER) : 0;
}

/* What must lie in a hidden hand: what was promised, and in Commercial Harbor the card offered and
 * a commodity to answer with. */
static uint64_t deal_known(struct knights_state *s, int seat, uint64_t *pool, struct lf_rng *rng)
{
    uint64_t known = promised(s, seat);
    *pool -= known;
    if (s->phase != PHASE_HARBOR) return known;
    if (seat == s->victim) return island_deal(pool, 1, COMMODITY_LANES, rng);
    if (seat != s->island.active) return 0;
    return s->island.reply[seat] = island_deal(pool, 1, RESOURCES, rng);
}

/* What is still missing in a hidden hand and among the cards it has put aside. */
static void fill_hand(struct knights_state *s, int seat, bool aside, uint64_t *pool,
                      uint64_t lanes, struct lf_rng *rng)
{
    struct island *island = &s->island;
    if (island->hidden[seat])
        island->hand[seat] +=
            island_deal(pool, island->hidden[seat] - cards_count(island->hand[seat]), lanes, rng);
    island->hidden[seat] = 0;
    if (aside) s->island.reply[seat] = island_deal(pool, (int)s->island.reply[seat], lanes, rng);
}

static void fill_hands(struct knights_state *s, struct lf_rng *rng)
{
    bool hidden[ISLAND_SEATS] = { 0 }, aside = s->phase != PHASE_HARBOR;
    uint64_t pool = knights_all_cards(s) - s->island.bank;
    for (int i = 0; i < s->island.seat_count; i++) {
        hidden[i] = knights_hides_aside(s, i) && aside;
        pool -= s->island.hand[i];
        if (knights_aside_phase(s) && !hidden[i]) pool -= s->island.reply[i];
    }
    for (int i = 0; i < s->island.seat_count; i++)
        if (s->island.hidden[i]) s->island.hand[i] = deal_known(s, i, &pool, rng);
    for (int i = 0; i < s->island.seat_count; i++)       /* these can hold resources only */
        if (s->harbor_void >> i & 1) fill_hand(s, i, hidden[i], &pool, RESOURCES, rng);
    for (int i = 0; i < s->island.seat_count; i++)
        if (!(s->harbor_void >> i & 1)) fill_hand(s, i, hidden[i], &pool, ~(uint64_t)0, rng);
    LF_ASSERT(pool == 0);
}

/* ---- Resampling: progress cards ---- */

/* The cards of a deck that the viewer has not seen, in any order; returns how many. */
static int unseen_cards(const struct knights_state *s, int deck, uint8_t *out)
{
    int count = 0;
    for (int card = 1; card < CARD_COUNT; card++) {
        int left = KNIGHTS_CARD[card].copies;
        if (KNIGHTS_CARD[card].deck != deck) continue;
        for (int i = 0; i < s->island.seat_count; i++)
            for (int k = 0; k < 8; k++) left -= s->progress[i][k] == card;
        if (card == CARD_PRINTER) left -= s->point_card[0] != LF_NOBODY;
        if (card == CARD_CONSTITUTION) left -= s->point_card[1] != LF_NOBODY;
        for (; left > 0; left--) out[count++] = (uint8_t)card;
    }
    return count;
}

static bool is_point(int card) { return card == CARD_PRINTER || card == CARD_CONSTITUTION; }

/* A random card out of a list; a hand never holds a victory point, so then it is another one. */
static int draw_from(uint8_t *list, int *count, bool for_hand, struct lf_rng *rng)
{
    int pick = (int)lf_rng_below(rng, (uint32_t)*count);
    while (for_hand && is_point(list[pick])) pick = (pick + 1) % *count;
    int card = list[pick];
    list[pick] = list[--*count];
    return card;
}

static void fill_deck(struct knights_state *s, int deck, struct lf_rng *rng)
{
    uint8_t list[DECK_SIZE];
    int count = unseen_cards(s, deck, list);
    for (int i = 0; i < s->island.seat_count; i++)
        for (; s->hidden_progress[i][deck]; s->hidden_progress[i][deck]--)
            progress_add(s->progress[i], draw_from(list, &count, true, rng));
    LF_ASSERT(count == s->deck_size[deck]);
    for (int i = 0; i < s->deck_size[deck]; i++)
        s->deck[deck][i] = (uint8_t)draw_from(list, &count, false, rng);
}

/* ---- Resampling: choices ---- */

static int any_choice(const struct knights_state *s, int seat, struct lf_rng *rng)
{
    corner_set cities = knights_plain_cities(s, seat);
    unsigned decks = 0;
    for (int t = 0; t < TRACK_COUNT; t++) decks |= (unsigned)(s->deck_size[t] > 0) << t;
    bool city = s->phase == PHASE_PILLAGE;
    int ways = city ? corners_count(cities) : __builtin_popcount(decks);
    int n = (int)lf_rng_below(rng, (uint32_t)ways);
    return city ? corners_nth(cities, n) : bits_nth(decks, n);
}

void knights_resample(const void *view, struct lf_rng *rng, void *out)
{
    struct knights_state *s = out;
    memcpy(s, view, sizeof *s);
    LF_ASSERT(s->island.viewer != LF_NOBODY);
    fill_hands(s, rng);
    if (s->phase > PHASE_DECKS)
        for (int deck = 0; deck < TRACK_COUNT; deck++) fill_deck(s, deck, rng);
    else
        for (int deck = 0; deck < TRACK_COUNT; deck++)
            if (s->deck_size[deck]) fill_deck(s, deck, rng);
    for (int i = 0; i < s->island.seat_count; i++)
        if (s->choice[i] == CHOICE_HIDDEN) s->choice[i] = (uint8_t)(1 + any_choice(s, i, rng));
    s->island.viewer = LF_NOBODY;
}
