/* worth.c - what a position is worth to a seat (mind.h).
 *
 * Points come first; then what leads to points: landscapes and what doubles them, resources in the
 * kinds that the next town or building asks for, trade fleets, strength and commerce for the two
 * figures, cards in hand. */
#include "bots/cards/mind.h"

enum {
    STRENGTH = 35, COMMERCE = 35, JOUST = 14, HAND_SLOT = 45,
    LANDSCAPE = 110, DOUBLED = 110, OPEN_ROAD = 350, GREEN_SITE = 14, RED_SITE = 40, SITES_MAX = 4,
    PROGRESS = 300, PROGRESS_ROAD = 230,
    OTHER_CARD = 40,          /* a hand card of the other seat, whatever it is */
    CARD_POINT = 210, FIGURE_CARD = 260,
    BAN = 70,
    SAFE = 7, RISK = 14,      /* resources that a robbery spares; each one beyond */
};

/* What one resource of each kind is worth as such. */
static const uint8_t KIND_WORTH[KINDS] = { 30, 28, 26, 32, 34, 22 };

/* What a card that lies there does beyond its points and sums. */
static const uint8_t TRAIT_WORTH[TRAITS] = {
    [TRAIT_GARRISON] = 30, [TRAIT_SMITHY] = 20, [TRAIT_FLEET] = 85, [TRAIT_LARGE_FLEET] = 90,
    [TRAIT_AQUEDUCT] = 40, [TRAIT_BATH_HOUSE] = 20, [TRAIT_CHURCH] = 40, [TRAIT_LIBRARY] = 10,
    [TRAIT_MINT] = 90, [TRAIT_TOWN_HALL] = 60, [TRAIT_CASTLE] = 35,
    [TRAIT_PRIVATEER] = 40, [TRAIT_TOURNAMENT_GROUND] = 20, [TRAIT_WATCHTOWER] = 20,
    [TRAIT_CUSTOMS] = 50, [TRAIT_BANK] = 60, [TRAIT_PALACE] = 60,
    [TRAIT_HOLY_PLACE] = 30, [TRAIT_MISSION] = 20, [TRAIT_ORDER_CASTLE] = 30,
    [TRAIT_PREFECTURE] = 130, [TRAIT_BISHOPS_SEAT] = 60, [TRAIT_BROTHEL] = 30,
    [TRAIT_SECRET_SOCIETY] = 50, [TRAIT_COURT] = 50, [TRAIT_THEATRE] = 10,
    [TRAIT_STRONGHOLD] = 70, [TRAIT_BRANCH] = 110, [TRAIT_WINERY] = 50, [TRAIT_BAROC] = 25,
    [TRAIT_SVEN] = 30, [TRAIT_FLAVO] = 30, [TRAIT_TREASURE_FLEET] = 90,
    [TRAIT_COLONIAL_BASE] = 60, [TRAIT_COIN] = 50, [TRAIT_PAPER] = 70, [TRAIT_CLOTH] = 60,
    [TRAIT_BROTHERHOOD] = 60, [TRAIT_LORDS_GUILD] = 60, [TRAIT_SCRIPTORIUM] = 60,
    [TRAIT_ARCH] = 120, [TRAIT_FLAGSHIP] = 25,
};

/* ---- Cards in hand ---- */

/* Somewhere the card could lie now. */
static bool has_place(const struct cards_state *s, int seat, int row)
{
    bool foreign = row_of(row)->flags & ROW_FOREIGN;
    const struct realm *r = &s->realm[foreign ? seat_other(seat) : seat];
    switch (row_of(row)->lies) {
    case LIES_RED: case LIES_ON_CITY: return realm_has_city(r);
    case LIES_BY_LAND:
        for (int i = 0; i < LANDS; i++)
            if (r->land[i] && (row_of(row)->kind == NO_KIND ||
                               land_kind(r->land[i]) == row_of(row)->kind)) return true;
        return false;
    default: return true;
    }
}

/* Landscapes of the kind that a building could double or a fleet could trade. */
static int lands_of(const struct realm *r, int kind)
{
    int count = 0;
    for (int i = 0; i < LANDS; i++) count += r->land[i] && land_kind(r->land[i]) == kind;
    return count;
}

static int action_worth(const struct cards_state *s, int seat, int row)
{
    switch (row_of(row)->class) {
    case CLASS_ATTACK: return s->gate ? 95 : 70;
    case CLASS_NEUTRAL: return s->gate ? 85 : 60;
    default: return s->sums[seat].points + s->sums[seat_other(seat)].points >= 6 ? 55 : 35;
    }
}

int cards_points_won(int row)
{
    const struct card_row *card = row_now(row);
    return card->points - (card->lies == LIES_ON_CITY ? row_now(ROW_city)->points : 0);
}

static int laid_worth(const struct cards_state *s, int seat, int row)
{
    const struct card_row *card = row_now(row);
    const struct sums *mine = &s->sums[seat], *his = &s->sums[seat_other(seat)];
    int worth = 40 + CARD_POINT * cards_points_won(row) + TRAIT_WORTH[card->trait] / 2;
    worth += 9 * card->strength + 9 * card->commerce + 5 * card->joust + 15 * card->hand;
    if (card->trait == TRAIT_DOUBLER) worth += 25 * lands_of(&s->realm[seat], card->kind);
    if (card->lies == LIES_ON_CITY) worth += 40;
    if (s->knight != seat && mine->strength + card->strength > his->strength) worth += FIGURE_CARD;
    if (s->mill != seat && card->commerce && mine->commerce + card->commerce > his->commerce)
        worth += FIGURE_CARD * (realm_has_city(&s->realm[seat]) ? 3 : 1) / 3;
    return worth - 6 * row_total(row);
}

int cards_hand_worth(const struct cards_state *s, int seat, int row)
{
    const struct card_row *card = row_of(row);
    if (row == ROW_NONE || row >= ROW_COUNT) return OTHER_CARD;
    if (card->class == CLASS_WIZARD) return 0;
    int worth = row_is_action(row) ? action_worth(s, seat, row) : laid_worth(s, seat, row);
    if (card->needs && !cards_has(s, seat, card->needs)) worth /= 3;
    if (s->sums[seat].lying & card->bars) worth /= 4;
    if (!has_place(s, seat, row)) worth = worth * 3 / 5;
    return worth;
}

/* The second copy of a card is worth less than the first; a card that is missing will be drawn for
 * nothing at the end of the turn, so playing one costs little. */
static int hand_worth(const struct cards_state *s, int seat)
{
    int from = pile_start(s, PILE_HAND + seat), worth = 0;
    for (int i = from; i < from + hand_size(s, seat); i++) {
        int one = cards_hand_worth(s, seat, s->card[i]);
        worth += i > from && s->card[i - 1] == s->card[i] ? one * 2 / 3 : one;
    }
    int missing = s->sums[seat].limit - hand_size(s, seat);
    return missing > 0 ? worth + MISSING_WORTH * missing : worth;
}

/* ---- Resources ---- */

static int share(const struct holdings *h, const uint8_t *cost, int worth)
{
    int held = 0, total = 0;
    for (int k = 0; k < KINDS; k++) {
        total += cost[k];
        held += h->has[k] < cost[k] ? h->has[k] : cost[k];
    }
    return total ? worth * held / total : 0;
}

static bool open_end(const struct realm *r, bool *any_settlement)
{
    bool open = false;
    *any_settlement = false;
    for (int t = 0; t < TOWNS; t++) {
        open |= !r->town[t] && (r->roads >> t & 3) != 0;
        *any_settlement |= r->town[t] == TOWN_SETTLEMENT;
    }
    return open;
}

/* How far the resources reach towards the next point. */
static int progress(const struct cards_state *s, int seat, const struct holdings *h)
{
    const struct realm *r = &s->realm[seat];
    bool settled, open = open_end(r, &settled);
    int best = 0, from = pile_start(s, PILE_HAND + seat);
    if (s->supply[1] && open) best = share(h, row_now(ROW_settlement)->cost, PROGRESS);
    else if (s->supply[1] && s->supply[0])
        best = share(h, row_now(ROW_road)->cost, PROGRESS_ROAD);
    if (s->supply[2] && settled) {
        int city = share(h, row_now(ROW_city)->cost, PROGRESS);
        if (city > best) best = city;
    }
    for (int i = from; i < from + hand_size(s, seat); i++) {
        int row = s->card[i];
        if (row >= ROW_COUNT || !row_now(row)->points || !has_place(s, seat, row)) continue;
        if (row_of(row)->needs && !cards_has(s, seat, row_of(row)->needs)) continue;
        int card = share(h, row_now(row)->cost, PROGRESS);
        if (card > best) best = card;
    }
    return best;
}

static int resource_worth(const struct cards_state *s, int seat)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    int worth = progress(s, seat, &h);
    for (int k = 0; k < KINDS; k++) {
        int held = h.has[k], full = held < 3 ? held : 3;
        worth += KIND_WORTH[k] * full + KIND_WORTH[k] * (held - full) / 2;
        if (!h.room[k] && held) worth -= 6;
    }
    int safe = cards_has(s, seat, TRAIT(COURT)) ? SAFE + 3 : SAFE;
    if (h.total > safe) worth -= RISK * (h.total - safe);
    return worth;
}

/* ---- Principality ---- */

static int doubled_worth(const struct realm *r, int slot)
{
    int lands[2], worth = 0, row = slot_row(r, slot);
    for (int i = slot_lands(slot, lands) - 1; i >= 0; i--) {
        if (!r->land[lands[i]]) continue;
        bool fits = land_kind(r->land[lands[i]]) == row_of(row)->kind;
        switch (row_of(row)->trait) {
        case TRAIT_DOUBLER: worth += fits ? DOUBLED : 0; break;
        case TRAIT_GOODS_EXCHANGE: case TRAIT_REPUBLIC: worth += DOUBLED; break;
        case TRAIT_GARRISON: worth += 6; break;
        case TRAIT_BRANCH: worth += 10; break;
        default: break;
        }
    }
    return worth;
}

/* What lies in both realms and belongs to the seat. */
static int cards_lying(const struct cards_state *s, int seat)
{
    int worth = 0;
    for (int realm = 0; realm < SEATS; realm++) {
        const struct realm *r = &s->realm[realm];
        FOR_CARDS(r, slot) {
            if (cards_owner_of(s, realm, slot) != seat || !slot_works(r, slot)) continue;
            int trait = slot_trait(r, slot);
            worth += TRAIT_WORTH[trait] + doubled_worth(r, slot) + 5 * slot_count(r, slot);
            if (trait == TRAIT_COLONIAL_BASE) worth += KIND_WORTH[GOLD] * slot_count(r, slot);
            if (trait == TRAIT_FLEET) worth += 15 * lands_of(r, row_of(slot_row(r, slot))->kind);
        }
    }
    return worth;
}

static int least(int a, int b) { return a < b ? a : b; }

static int realm_worth(const struct cards_state *s, int seat)
{
    const struct realm *r = &s->realm[seat];
    int worth = 0, green = 0, red = 0;
    bool settled;
    for (int i = 0; i < LANDS; i++) worth += r->land[i] ? LANDSCAPE : 0;
    if (s->supply[1] && open_end(r, &settled)) worth += OPEN_ROAD;
    for (int slot = SITES_FROM; slot < ROADS_FROM; slot++) {
        if (slot_full(r, slot) || !slot_exists(r, slot)) continue;
        green++;
        red += r->town[slot_town(slot)] >= TOWN_CITY;
    }
    return worth + GREEN_SITE * least(green, SITES_MAX) + RED_SITE * least(red, SITES_MAX);
}

static int own_worth(const struct cards_state *s, int seat)
{
    const struct sums *sum = &s->sums[seat];
    int worth = WORTH_POINT * sum->points + STRENGTH * least(sum->strength, 12) +
                COMMERCE * least(sum->commerce, 12) + JOUST * least(sum->joust, 10) +
                HAND_SLOT * sum->limit;
    for (int pile = 0; pile < PILES; pile++)
        if (s->ban[pile] >> seat & 1) worth -= BAN;
    return worth + realm_worth(s, seat) + cards_lying(s, seat) + resource_worth(s, seat);
}

int cards_worth(const struct cards_state *s, int seat)
{
    int other = seat_other(seat);
    if (s->step == STEP_OVER && s->winner == seat) return WORTH_WIN;
    if (s->step == STEP_OVER && s->winner == other) return -WORTH_WIN;
    return own_worth(s, seat) + hand_worth(s, seat) -
           (own_worth(s, other) + OTHER_CARD * hand_size(s, other)) * 3 / 5;
}
