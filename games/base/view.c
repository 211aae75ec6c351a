/* view.c - what each seat knows (IB-40, IB-77, R-04), and filling in what it does not.
 *
 * Hidden from a seat: the other hands and unplayed cards (their sizes are public), the order
 * and contents of the deck, cards that others have put aside while discards are still owed.
 */
#include <string.h>

#include "core/check.h"
#include "games/base/moves.h"
#include "games/island/view.h"

enum { ASIDE_HIDDEN_SHIFT = 56, COUNT_SHIFT = 24 };

static lf_seats winner_set(const struct base_state *s)
{
    return s->phase == BASE_OVER ? lf_seat_bit(s->island.active) : 0;
}

/* What others see of a seat's unplayed cards: nothing, but the winner lays the victory points
 * open (IB-99). */
static uint32_t shown_cards(const struct base_state *s, int seat)
{
    if (!(winner_set(s) >> seat & 1)) return 0;
    return s->dev[seat] & (uint32_t)15 << 4 * DEV_POINT;
}

static void hide_seat(const struct base_state *s, struct base_state *v, int seat)
{
    v->island.hidden[seat] = (uint8_t)island_hand_size(&s->island, seat);
    v->island.hand[seat] = 0;
    v->dev[seat] = shown_cards(s, seat);
    v->hidden_dev[seat] = (uint8_t)dev_count(s->dev[seat] - v->dev[seat]);
    v->deck += s->dev[seat] - v->dev[seat];
    if (s->island.active == seat) v->fresh = (uint32_t)dev_count(s->fresh) << COUNT_SHIFT;
    if (s->phase == BASE_DISCARD)
        v->island.reply[seat] = (uint64_t)cards_count(s->island.reply[seat]) << ASIDE_HIDDEN_SHIFT;
}

void base_view(const void *state, int seat, void *out)
{
    const struct base_state *s = state;
    struct base_state *v = out;
    LF_ASSERT(s->island.viewer == LF_NOBODY);
    memcpy(v, s, sizeof *v);
    v->island.viewer = (uint8_t)(seat == LF_NOBODY ? ISLAND_SPECTATOR : seat);
    for (int i = 0; i < s->island.seat_count; i++)
        if (i != seat) hide_seat(s, v, i);
    v->deck |= (uint32_t)dev_count(s->deck) << COUNT_SHIFT;
}

lf_action base_seen(const void *state, int actor, lf_action action, int viewer)
{
    const struct base_state *s = state;
    int kind = lf_kind_of(action);
    uint64_t given, taken;
    if (kind == K_CARD && viewer != s->island.active) return lf_act(K_CARD, HIDDEN_ARG);
    if (kind == K_LOOT && viewer != s->island.active &&
        viewer != island_first_due(&s->island, s->dues))
        return lf_act(K_LOOT, HIDDEN_ARG);
    if (kind == K_DISCARD && viewer != actor) {
        trade_lanes(lf_args_of(action), &given, &taken);
        return lf_act(K_DISCARD, DISCARD_HIDDEN | (uint64_t)cards_count(given));
    }
    return action;
}

/* Hands are counted by anybody (IB-40), so a monopoly shows what it took; the piles of the bank lie
 * open; discards come to light together; the winner's victory points (IB-99). */
int base_shown(const void *state, int viewer, uint64_t *out)
{
    const struct base_state *s = state;
    int n = 0;
    (void)viewer;
    for (int i = 0; i < s->island.seat_count; i++)
        out[n++] = (uint64_t)island_hand_size(&s->island, i);
    out[n++] = s->island.bank;
    for (int i = 0; i < s->island.seat_count && s->phase == BASE_ROBBER; i++)
        out[n++] = s->island.reply[i];
    if (s->phase == BASE_OVER) out[n++] = (uint64_t)dev_of(s->dev[s->island.active], DEV_POINT);
    return n;
}

/* The last one to discard turns up what all have put aside; a monopoly counts hands. */
bool base_tells(const void *state, int actor, lf_action action)
{
    const struct base_state *s = state;
    if (lf_kind_of(action) == K_MONOPOLY) return true;
    return lf_kind_of(action) == K_DISCARD && island_turns_up(&s->island, actor, action, s->dues);
}

/* ---- Resampling ---- */

/* Cards a seat is known to hold because of the standing offer or of what it proposes. */
static uint64_t promised(const struct base_state *v, int seat)
{
    bool trading = v->phase == BASE_OFFER || v->phase == BASE_MAIN;
    return trading ? island_promised(&v->island, seat, K_OFFER) : 0;
}

static void fill_hands(struct base_state *s, struct lf_rng *rng)
{
    static const uint64_t ALL = ~(uint64_t)0;
    uint64_t pool = (uint64_t)s->bank_each * CARDS(1, 1, 1, 1, 1) - s->island.bank;
    for (int i = 0; i < s->island.seat_count; i++) {
        pool -= s->island.hand[i];
        if (s->phase != BASE_DISCARD || !s->island.reply[i]) continue;
        if (s->island.reply[i] >> ASIDE_HIDDEN_SHIFT == 0) pool -= s->island.reply[i];
    }
    for (int i = 0; i < s->island.seat_count; i++)
        if (s->island.hidden[i]) pool -= s->island.hand[i] = promised(s, i);
    for (int i = 0; i < s->island.seat_count; i++) {
        if (s->island.hidden[i])
            s->island.hand[i] +=
                island_deal(&pool, s->island.hidden[i] - cards_count(s->island.hand[i]), ALL, rng);
        s->island.hidden[i] = 0;
        if (s->phase == BASE_DISCARD && s->island.reply[i] >> ASIDE_HIDDEN_SHIFT)
            s->island.reply[i] =
                island_deal(&pool, (int)(s->island.reply[i] >> ASIDE_HIDDEN_SHIFT), ALL, rng);
    }
    LF_ASSERT(pool == 0);
}

/* One card at random from those in `allowed` nibbles. */
static uint32_t draw_dev(uint32_t pool, uint32_t allowed, struct lf_rng *rng)
{
    uint32_t pick = lf_rng_below(rng, (uint32_t)dev_count(pool & allowed));
    int card = 0;
    pool &= allowed;
    for (uint32_t here; pick >= (here = (uint32_t)dev_of(pool, card)); card++) pick -= here;
    return dev_one(card);
}

/* The active seat has not won, so its hidden cards bring it below the target; and a winner has
 * shown all its victory points. */
static uint32_t possible_cards(const struct base_state *s, int seat)
{
    bool capped = seat == s->island.active && s->turn > 0 &&
                  (s->phase == BASE_OVER || base_points_of(s, seat) + 1 >= s->target);
    return capped ? 0xFFFF : 0xFFFFF;
}

static void fill_cards(struct base_state *s, struct lf_rng *rng)
{
    uint32_t pool = s->deck & 0xFFFFF, fresh = s->fresh >> COUNT_SHIFT;
    for (int k = 0; k < s->island.seat_count; k++) {
        int seat = (s->island.active + k) % s->island.seat_count;   /* the one with a bound first */
        for (; s->hidden_dev[seat]; s->hidden_dev[seat]--) {
            uint32_t allowed = possible_cards(s, seat);
            if ((pool & allowed) == 0) allowed = 0xFFFFF;
            uint32_t card = draw_dev(pool, allowed, rng);
            s->dev[seat] += card;
            pool -= card;
        }
    }
    s->deck = pool;
    if (!fresh) return;
    uint32_t old = s->dev[s->island.active];
    for (s->fresh = 0; fresh; fresh--) {
        uint32_t card = draw_dev(old, 0xFFFFF, rng);
        s->fresh += card;
        old -= card;
    }
}

void base_resample(const void *view, struct lf_rng *rng, void *out)
{
    struct base_state *s = out;
    memcpy(s, view, sizeof *s);
    LF_ASSERT(s->island.viewer != LF_NOBODY);
    fill_hands(s, rng);
    fill_cards(s, rng);
    s->island.viewer = LF_NOBODY;
}

/* ---- Soundness ---- */

static bool cards_sound(const struct base_state *s, int knights_gone)
{
    uint64_t total = s->island.bank;
    uint32_t left = s->deck, dev = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        total += s->island.hand[i] + (s->phase == BASE_DISCARD ? s->island.reply[i] : 0);
        dev += s->dev[i];
        left += s->dev[i] + dev_one(DEV_KNIGHT) * s->knights[i];
        if (s->island.hidden[i] || s->hidden_dev[i]) return false;
    }
    if (total != (uint64_t)s->bank_each * CARDS(1, 1, 1, 1, 1)) return false;
    left += dev_one(DEV_KNIGHT) * (uint32_t)knights_gone;
    if (s->island.bank & LANE_TOPS) return false;      /* hands hold more than there is */
    if (dev_of(left, DEV_KNIGHT) != DEV_KNIGHTS || dev_of(left, DEV_POINT) != DEV_POINTS ||
        left >> 20) return false;
    for (int card = DEV_ROADS; card <= DEV_MONOPOLY; card++)
        if (dev_of(left, card) > DEV_EACH) return false;
    for (int card = 0; card < DEV_COUNT; card++)
        if (dev_of(s->fresh, card) > dev_of(s->dev[s->island.active], card)) return false;
    return dev_count(dev) <= 25;
}

/* Before the board is dealt nothing stands on it; before the start is found nobody owns a
 * thing; afterwards there is a board. */
static bool start_sound(const struct base_state *s)
{
    bool numbered = false, owned = false;
    for (int n = 0; n < 11; n++) numbered |= hexes_any(s->island.number_hexes[n]);
    for (int i = 0; i < s->island.seat_count; i++)
        owned |= corners_any(island_buildings_of(&s->island, i)) ||
                 edges_any(island_line(&s->island, i)) || s->island.hand[i] || s->dev[i] ||
                 s->knights[i];
    if (s->phase == BASE_BOARD && ISLAND_SEA) return !owned && numbered;
    if (s->phase == BASE_BOARD)
        return !owned && !numbered && !island_has_board(&s->island) && !s->island.robber;
    return numbered && (s->phase != BASE_START || !owned);
}

static bool phase_sound(const struct base_state *s)
{
    if (!start_sound(s)) return false;
    bool owing = s->phase == BASE_DISCARD || s->phase == BASE_START || s->phase == BASE_STEAL;
    bool replying = s->phase == BASE_DISCARD || s->phase == BASE_OFFER ||
                    s->phase == BASE_ROBBER || s->phase == BASE_MAIN;
    if (s->phase >= BASE_PHASES || (s->island.offer != 0) != (s->phase == BASE_OFFER)) return false;
    if ((s->free_roads != 0) != (s->phase == BASE_FREE_ROADS)) return false;
    int victims = 0;
    for (int i = 0; i < ISLAND_SEATS; i++) {
        if ((s->dues[i] && !owing) || (s->island.reply[i] && !replying)) return false;
        if (s->phase == BASE_DISCARD && s->dues[i] > cards_count(s->island.hand[i])) return false;
        if (s->phase == BASE_STEAL && s->dues[i]) {
            if (i == s->island.active || s->island.hand[i] == 0) return false;
            victims++;
        }
    }
    if (s->phase == BASE_STEAL && victims != 1) return false;
    bool founding = s->phase == BASE_SETTLE || s->phase == BASE_PAVE, gold = false;
#ifdef ISLAND_WIDE
    gold = s->phase == BASE_GOLD;
    founding |= gold && s->turn == 0;
#endif
    if (island_gold_owed(&s->island) != gold) return false;
    if (founding && !island_founding_sound(&s->island)) return false;
    if (founding)
        for (int i = 0; i < s->island.seat_count; i++) {
            int roadless = corners_count(corners_minus(s->island.settlements[i],
                                                       s->island.reach[i]));
            if (roadless != (s->phase != BASE_SETTLE && i == s->island.active)) return false;
        }
    return s->phase != BASE_DRAW || dev_count(s->deck) > 0;
}

/* An offer and its answers, or proposals, are ones that could have been made. */
static bool offer_sound(const struct base_state *s)
{
    if (s->phase == BASE_MAIN)
        return island_proposals_sound(&s->island, K_OFFER, s->offers_max != 0);
    return s->phase != BASE_OFFER || island_offer_sound(&s->island, K_OFFER);
}

bool base_sound_without(const struct base_state *s, int knights_gone)
{
    if (s->island.viewer != LF_NOBODY || s->island.active >= s->island.seat_count) return false;
    if (s->phase != BASE_BOARD && !island_sound(&s->island)) return false;
    if (s->phase == BASE_OVER && base_points_of(s, s->island.active) < s->target) return false;
    if (s->army != LF_NOBODY) {
        if (s->army >= s->island.seat_count || s->knights[s->army] < 3) return false;
        for (int i = 0; i < s->island.seat_count; i++)
            if (s->knights[i] > s->knights[s->army]) return false;
    }
    return cards_sound(s, knights_gone) && phase_sound(s) && offer_sound(s);
}

/* In the base game there are no neutral pieces and no knight leaves the game. */
bool base_sound(const void *state)
{
    const struct base_state *s = state;
    for (int i = s->island.seat_count; i < ISLAND_SEATS; i++)
        if (corners_any(island_buildings_of(&s->island, i)) ||
            edges_any(island_line(&s->island, i)))
            return false;
    return base_sound_without(s, 0);
}
