/* look.c - a position of the card game as numbers (look.h).
 *
 * All that lies on the table is public. Of hands and stacks only what the asking seat knows is
 * read, by the marks that the shelf keeps: cards of another hand count by their number, unless
 * they were shown. */
#include "bots/cards/look.h"

#include "bots/cards/purse.h"

static const uint8_t FAMILY[TRAITS] = {
    [TRAIT_ABBEY] = FAMILY_LEARNING, [TRAIT_LIBRARY] = FAMILY_LEARNING,
    [TRAIT_THEATRE] = FAMILY_LEARNING,
    [TRAIT_GARRISON] = FAMILY_GARRISON,
    [TRAIT_AQUEDUCT] = FAMILY_HEALTH, [TRAIT_BATH_HOUSE] = FAMILY_HEALTH,
    [TRAIT_ORDER_CASTLE] = FAMILY_SHIELD, [TRAIT_FLAGSHIP] = FAMILY_SHIELD,
    [TRAIT_WATCHTOWER] = FAMILY_SHIELD, [TRAIT_COURT] = FAMILY_SHIELD,
    [TRAIT_CHURCH] = FAMILY_KEY, [TRAIT_TOWN_HALL] = FAMILY_KEY, [TRAIT_HARBOUR] = FAMILY_KEY,
    [TRAIT_SMITHY] = FAMILY_KEY, [TRAIT_COUNTING_HOUSE] = FAMILY_KEY,
    [TRAIT_PREFECTURE] = FAMILY_INCOME, [TRAIT_CUSTOMS] = FAMILY_INCOME,
    [TRAIT_PRIVATEER] = FAMILY_INCOME, [TRAIT_BANK] = FAMILY_INCOME,
    [TRAIT_PALACE] = FAMILY_INCOME, [TRAIT_BISHOPS_SEAT] = FAMILY_INCOME,
    [TRAIT_TREASURE_FLEET] = FAMILY_INCOME, [TRAIT_COLONIAL_BASE] = FAMILY_INCOME,
    [TRAIT_WINERY] = FAMILY_INCOME, [TRAIT_PAPER] = FAMILY_INCOME, [TRAIT_CLOTH] = FAMILY_INCOME,
    [TRAIT_LORDS_GUILD] = FAMILY_INCOME, [TRAIT_BROTHERHOOD] = FAMILY_INCOME,
    [TRAIT_BAROC] = FAMILY_INCOME, [TRAIT_FLAVO] = FAMILY_INCOME, [TRAIT_BRANCH] = FAMILY_INCOME,
    [TRAIT_CASTLE] = FAMILY_DISCOUNT, [TRAIT_MISSION] = FAMILY_DISCOUNT,
    [TRAIT_COIN] = FAMILY_DISCOUNT,
    [TRAIT_SCRIPTORIUM] = FAMILY_DRAWING, [TRAIT_HOLY_PLACE] = FAMILY_DRAWING,
    [TRAIT_SECRET_SOCIETY] = FAMILY_DRAWING,
    [TRAIT_STRONGHOLD] = FAMILY_HARM, [TRAIT_BROTHEL] = FAMILY_HARM,
    [TRAIT_ARCH] = FAMILY_ARCH,
};

static const uint8_t DEED[EFFECTS] = {
    [EFFECT_MERCHANT] = DEED_TAKE, [EFFECT_BRIGANDS] = DEED_TAKE,
    [EFFECT_SPICE_CARAVAN] = DEED_TAKE, [EFFECT_WEDDING] = DEED_TAKE,
    [EFFECT_CARAVAN] = DEED_BRING, [EFFECT_ANTON] = DEED_BRING, [EFFECT_CAMPAIGN] = DEED_BRING,
    [EFFECT_ERYN] = DEED_BRING, [EFFECT_CHRISTOPH] = DEED_BRING, [EFFECT_GUNTHER] = DEED_BRING,
    [EFFECT_NEIGHBOURLY_HELP] = DEED_BRING,
    [EFFECT_BLACK_KNIGHT] = DEED_HIT, [EFFECT_ARSONIST] = DEED_HIT, [EFFECT_IMELDA] = DEED_HIT,
    [EFFECT_BORDER_CONFLICT] = DEED_HIT, [EFFECT_INQUISITION] = DEED_HIT,
    [EFFECT_BRIBERY] = DEED_HIT, [EFFECT_CHURCH_BAN] = DEED_HIT, [EFFECT_DOGMA] = DEED_HIT,
    [EFFECT_SPY] = DEED_DRAW, [EFFECT_ARCHIVIST] = DEED_DRAW, [EFFECT_DIPLOMAT] = DEED_DRAW,
    [EFFECT_CHANCELLOR] = DEED_DRAW, [EFFECT_COUNCIL_MEETING] = DEED_DRAW,
    [EFFECT_OLD_SCIENCES] = DEED_DRAW,
    [EFFECT_BISHOP] = DEED_GUARD, [EFFECT_HERB_WOMAN] = DEED_GUARD,
    [EFFECT_MEDICUS] = DEED_GUARD, [EFFECT_SIGMUND] = DEED_GUARD,
    [EFFECT_ALCHEMIST] = DEED_ALCHEMIST, [EFFECT_SCOUT] = DEED_SCOUT,
};

static float within(float value, float low, float high)
{
    return value < low ? low : value > high ? high : value;
}

static float speed_of(float rolls) { return rolls < FAR_ROLLS ? 4 / (4 + rolls) : 0; }

/* What a seat's numbers are made of. */
struct own {
    const struct cards_state *s;
    int seat, asking;             /* whose numbers, and who asks for them */
    struct purse purse;
    int open, settlements, green, red;
    float *out;
};

/* ---- Points and the principality ---- */

static void look_points(struct own *o)
{
    const struct sums *sum = &o->s->sums[o->seat];
    int left = o->s->target - sum->points;
    o->out[OWN_POINTS] = (float)sum->points / 12;
    o->out[OWN_LEFT] = (float)left / 12;
    o->out[OWN_NEAR_4] = within((float)(4 - left) / 4, 0, 1);
    o->out[OWN_NEAR_2] = within((float)(2 - left) / 2, 0, 1);
    o->out[OWN_KNIGHT] = o->s->knight == o->seat;
    o->out[OWN_MILL] = o->s->mill == o->seat;
    o->out[OWN_STRENGTH] = (float)sum->strength / 10;
    o->out[OWN_COMMERCE] = (float)sum->commerce / 10;
    o->out[OWN_JOUST] = (float)sum->joust / 8;
    o->out[OWN_LIMIT] = (float)(sum->limit - 3) / 3;
}

static void look_towns(struct own *o)
{
    const struct realm *r = &o->s->realm[o->seat];
    int towns[4] = { 0 };
    for (int t = 0; t < TOWNS; t++) {
        towns[r->town[t] & 3]++;
        o->open += !r->town[t] && (r->roads >> t & 3) != 0;
    }
    for (int t = 0; t < TOWNS; t++) {
        int step = r->town[t] >= TOWN_CITY ? 1 : 2, free = 0;
        if (!r->town[t]) continue;
        for (int i = 0; i < 4; i += step) free += !slot_full(r, SITES_FROM + t * 4 + i);
        o->green += free;
        o->red += step == 1 ? free : 0;
    }
    o->settlements = towns[TOWN_SETTLEMENT];
    o->out[OWN_SETTLEMENTS] = (float)towns[TOWN_SETTLEMENT] / 4;
    o->out[OWN_CITIES] = (float)towns[TOWN_CITY] / 3;
    o->out[OWN_METROPOLIS] = (float)towns[TOWN_METROPOLIS];
    o->out[OWN_OPEN] = (float)o->open / 2;
    o->out[OWN_GREEN] = within((float)o->green / 4, 0, 1.5f);
    o->out[OWN_RED] = within((float)o->red / 4, 0, 1.5f);
    o->out[OWN_FEW_GREEN] = within((float)(3 - o->green) / 3, 0, 1);
    o->out[OWN_NO_RED] = !o->red;
}

static void look_resources(struct own *o)
{
    const struct purse *p = &o->purse;
    float income = 0, fresh = 0;
    for (int k = 0; k < KINDS; k++) {
        o->out[OWN_INCOME + k] = p->income[k] * 2;
        o->out[OWN_FRESH + k] = p->fresh[k] * 2;
        o->out[OWN_STORE + k] = (float)p->has[k] / 3;
        o->out[OWN_RATE + k] = (float)(3 - p->rate[k]) / 2;
        income += p->income[k];
        fresh += p->fresh[k];
    }
    int taken = p->has[ORE] + p->has[WOOL];
    o->out[OWN_TOTAL] = (float)p->total / 8;
    o->out[OWN_INCOME_ALL] = income / 2;
    o->out[OWN_FRESH_ALL] = fresh / 2;
    o->out[OWN_WILD] = p->wild;
    o->out[OWN_NUMBERS] = (float)p->numbers / 6;
    o->out[OWN_ROBBED] = p->counted > 0 ? (float)taken / 4 : 0;
    o->out[OWN_ROB_NEAR] = within((float)(p->counted + 2) / 3, 0, 1);
    o->out[OWN_GUARDED] = (float)p->guarded / 4;
    o->out[OWN_SICK] = (float)p->sick / 4;
    o->out[OWN_GARRISONS] = (float)p->garrisons / 4;
}

/* ---- Cards that lie there ---- */

static void look_card(struct own *o, int realm, int slot)
{
    const struct realm *r = &o->s->realm[realm];
    const struct card_row *card = row_now(slot_row(r, slot));
    if (!slot_works(r, slot)) {
        o->out[OWN_DOUBTED] += 0.5f;
        return;
    }
    if (FAMILY[card->trait]) o->out[OWN_FAMILY + FAMILY[card->trait]] += 0.5f;
    if (card->trait == TRAIT_ARCH)
        o->out[OWN_FAMILY + FAMILY_ARCH] += (float)slot_count(r, slot) / 2;
    o->out[OWN_KNIGHTS] += card->class == CLASS_KNIGHT ? 0.25f : 0;
    o->out[OWN_BUILDINGS] += card->class == CLASS_BUILDING ? 0.125f : 0;
    if (card->class == CLASS_TRADE_FLEET || card->class == CLASS_FLEET) o->out[OWN_FLEETS] += 0.25f;
    if (card->class == CLASS_KNIGHT && (float)card->strength / 6 > o->out[OWN_CHAMPION])
        o->out[OWN_CHAMPION] = (float)card->strength / 6;
}

static void look_lying(struct own *o)
{
    for (int realm = 0; realm < SEATS; realm++)
        FOR_CARDS(&o->s->realm[realm], slot)
            if (cards_owner_of(o->s, realm, slot) == o->seat) look_card(o, realm, slot);
    for (int pile = 0; pile < PILES; pile++)
        if (pile_is_banned(o->s, o->seat, pile)) o->out[OWN_BANNED] += 0.5f;
}

/* ---- Hands ---- */

static bool has_place(const struct own *o, int row)
{
    const struct card_row *card = row_of(row);
    const struct realm *r = &o->s->realm[o->seat];
    if (card->flags & ROW_FOREIGN) return true;
    switch (card->lies) {
    case LIES_RED: return o->red > 0;
    case LIES_GREEN: return o->green > 0;
    case LIES_ON_CITY: return realm_has_city(r);
    case LIES_BY_LAND:
        for (int i = 0; i < LANDS; i++)
            if (r->land[i] && !slot_full(r, i) &&
                (card->kind == NO_KIND || land_kind(r->land[i]) == card->kind)) return true;
        return false;
    default: return true;
    }
}

static bool condition_holds(const struct own *o, int row)
{
    const struct card_row *card = row_of(row);
    const struct sums *sum = &o->s->sums[o->seat];
    return (!card->needs || sum->have & card->needs) && !(sum->lying & card->bars);
}

static void look_action(struct own *o, int row)
{
    const struct card_row *card = row_of(row);
    bool may = condition_holds(o, row) && (o->s->gate || card->class == CLASS_PROTECTION);
    if (may && DEED[card->effect]) o->out[OWN_DEED + DEED[card->effect]] += 0.5f;
    else o->out[OWN_IDLE] += 0.33f;
}

static void raise(float *to, float value)
{
    if (value > *to) *to = value;
}

/* Reaching the target with this one purchase. */
static void look_win(struct own *o, int points, bool pays)
{
    if (pays && o->s->sums[o->seat].points + points >= o->s->target) o->out[OWN_WINS] = 1;
}

/* A card that could be laid, from the hand or from beside the stacks. */
static void look_laid(struct own *o, int row)
{
    const struct card_row *card = row_now(row);
    uint8_t cost[KINDS];
    if (card->class == CLASS_WIZARD || !condition_holds(o, row) || !has_place(o, row)) {
        o->out[OWN_BARRED] += 0.33f;
        return;
    }
    int spare = cards_cost_of(o->s, o->seat, row, cost), points = cards_points_won(row);
    float rolls = cards_rolls(&o->purse, cost, spare), speed = speed_of(rolls);
    bool economy = card->trait == TRAIT_DOUBLER || card->trait == TRAIT_FLEET ||
                   FAMILY[card->trait] == FAMILY_INCOME;
    o->out[OWN_LAYABLE] += 0.33f;
    o->out[OWN_PAYABLE] += rolls > 0 ? 0 : 0.33f;
    o->out[OWN_CARD_POINTS] += (float)points / 2;
    o->out[OWN_FAST_POINTS] += (float)points * speed;
    o->out[OWN_FAST_STRENGTH] += (float)card->strength * speed / 5;
    o->out[OWN_FAST_COMMERCE] += (float)card->commerce * speed / 4;
    if (economy) o->out[OWN_FAST_ECONOMY] += speed;
    o->out[OWN_BURDEN] += (float)row_total(row) / 15;
    if (points > 0) {
        raise(&o->out[OWN_BEST_POINT], speed);
        raise(&o->out[OWN_SPEED_POINT], speed);
    }
    look_win(o, points, rolls <= 0);
}

/* Cards of one pile that the asking seat knows. */
static void look_pile(struct own *o, int pile)
{
    const struct cards_state *s = o->s;
    int from = pile_start(s, pile), last = ROW_NONE;
    float best = 0;
    for (int i = from; i < from + s->count[pile]; i++) {
        int row = s->card[i];
        if (!cards_knows(o->asking, s->known[i]) && pile != PILE_DISPLAY) {
            o->out[OWN_UNKNOWN] += 0.33f;
            continue;
        }
        if (pile != PILE_DISPLAY) {
            float worth = (float)cards_hand_worth(s, o->seat, row) / 400;
            o->out[OWN_WORTH] += row == last ? worth * 0.66f : worth;
            if (worth > best) best = worth;
        }
        if (row_is_action(row)) look_action(o, row);
        else if (row != last) look_laid(o, row);
        last = row;
    }
    if (pile != PILE_DISPLAY) o->out[OWN_BEST] = best;
}

static void look_hand(struct own *o)
{
    int size = hand_size(o->s, o->seat), limit = o->s->sums[o->seat].limit;
    o->out[OWN_HAND] = (float)size / 4;
    o->out[OWN_LACKING] = size < limit ? (float)(limit - size) / 3 : 0;
    o->out[OWN_SURPLUS] = size > limit ? (float)(size - limit) / 2 : 0;
    look_pile(o, PILE_HAND + o->seat);
    if (o->s->count[PILE_DISPLAY]) look_pile(o, PILE_DISPLAY);
}

/* Top cards that the asking seat knows and that this seat may draw. */
static void look_tops(struct own *o)
{
    const struct cards_state *s = o->s;
    for (int stack = stack_from(s, o->seat); stack < stack_to(s, o->seat); stack++) {
        int at = pile_start(s, stack);
        if (!s->count[stack] || !stack_open(s, o->seat, stack)) continue;
        if (!cards_knows(o->asking, s->known[at])) continue;
        o->out[OWN_TOPS] += 0.33f;
        raise(&o->out[OWN_TOP_WORTH], (float)cards_hand_worth(s, o->seat, s->card[at]) / 400);
    }
}

/* ---- The axis ---- */

static float look_purchase(struct own *o, const uint8_t *cost, int points, bool there)
{
    if (!there) return 0;
    float rolls = cards_rolls(&o->purse, cost, 0), speed = speed_of(rolls);
    if (points) raise(&o->out[OWN_SPEED_POINT], speed);
    if (points) look_win(o, points, rolls <= 0);
    return speed;
}

static void look_axis(struct own *o)
{
    const struct cards_state *s = o->s;
    const uint8_t *road = row_now(ROW_road)->cost, *village = row_now(ROW_settlement)->cost;
    const uint8_t *city = row_now(ROW_city)->cost;
    uint8_t both[KINDS];
    for (int k = 0; k < KINDS; k++) both[k] = (uint8_t)(road[k] + village[k]);
    bool roads = s->supply[0] > 0, villages = s->supply[1] > 0;
    bool cities = s->supply[2] > 0 && o->settlements;
    o->out[OWN_SPEED_ROAD] = look_purchase(o, road, 0, roads && villages);
    o->out[OWN_SPEED_SETTLEMENT] = look_purchase(o, village, 1, villages && o->open);
    o->out[OWN_SPEED_FOUNDING] = look_purchase(o, both, 1, roads && villages && !o->open);
    o->out[OWN_SPEED_CITY] = look_purchase(o, city, 1, cities);
    o->out[OWN_NOW_ROAD] = o->out[OWN_SPEED_ROAD] >= 1;
    o->out[OWN_NOW_SETTLEMENT] = o->out[OWN_SPEED_SETTLEMENT] >= 1;
    o->out[OWN_NOW_CITY] = o->out[OWN_SPEED_CITY] >= 1;
}

/* ---- The table ---- */

/* Whoever is past the roll is taken to end his turn. */
static int next_to_roll(const struct cards_state *s)
{
    return s->step > STEP_BEGIN ? seat_other(s->active) : s->active;
}

static void look_table(const struct cards_state *s, int seat, float *out)
{
    const struct sums *mine = &s->sums[seat], *his = &s->sums[seat_other(seat)];
    int strength = mine->strength - his->strength, commerce = mine->commerce - his->commerce;
    int stacked = 0;
    for (int stack = 0; stack < STACKS; stack++) stacked += s->count[stack];
    out[TABLE_BASE + s->mode] = 1;
    for (int set = SET_RH; set < SETS; set++)
        if (s->sets >> set & 1) out[TABLE_RH + set - SET_RH] = 1;
    out[TABLE_GATE] = s->gate;
    out[TABLE_GATE_NEAR] = s->gate ? 0 : (float)(mine->points + his->points) / 7;
    out[TABLE_TURN] = within((float)(s->turn + (s->step > STEP_BEGIN)) / 60, 0, 2);
    out[TABLE_NEXT] = next_to_roll(s) == seat;
    out[TABLE_ROADS] = (float)s->supply[0] / 7;
    out[TABLE_SETTLEMENTS] = (float)s->supply[1] / 5;
    out[TABLE_CITIES] = (float)s->supply[2] / 7;
    out[TABLE_STACKS] = (float)stacked / 60;
    out[TABLE_POINTS] = (float)(mine->points - his->points) / 6;
    out[TABLE_STRENGTH] = within((float)strength / 8, -1.5f, 1.5f);
    out[TABLE_STRENGTH_NEAR] = within((float)strength / 2, -1, 1);
    out[TABLE_COMMERCE] = within((float)commerce / 8, -1.5f, 1.5f);
    out[TABLE_COMMERCE_NEAR] = within((float)commerce / 2, -1, 1);
    out[TABLE_JOUST] = within((float)(mine->joust - his->joust) / 3, -1, 1);
}

/* ---- What positions of one search have in common ---- */

static bool knows_hand(const struct cards_state *s, int asking, int seat)
{
    int from = pile_start(s, PILE_HAND + seat);
    for (int i = from; i < from + hand_size(s, seat); i++)
        if (cards_knows(asking, s->known[i])) return true;
    return false;
}

/* What else the numbers of a seat are made of; false: of more than a key can hold. */
static bool note_key(const struct own *o, uint8_t key[NOTE_KEY])
{
    const struct cards_state *s = o->s;
    const struct sums *other = &s->sums[seat_other(o->seat)];
    int shown = s->count[PILE_DISPLAY], n = 0;
    if (other->hosted || shown > NOTE_SHOWN || knows_hand(s, o->asking, o->seat)) return false;
    memset(key, 0, NOTE_KEY);
    key[n++] = (uint8_t)((s->mill == o->seat) | (s->knight == o->seat) << 1 | s->gate << 2 |
                         (s->sums[o->seat].joust > other->joust) << 3);
    key[n++] = (uint8_t)hand_size(s, o->seat);
    for (int i = 0; i < 3; i++) key[n++] = s->supply[i];
    for (int i = 0; i < PILES; i += 8) {
        unsigned bans = 0;
        for (int k = 0; k < 8; k++) bans |= (unsigned)pile_is_banned(s, o->seat, i + k) << k;
        key[n++] = (uint8_t)bans;
    }
    memcpy(key + n, s->card + pile_start(s, PILE_DISPLAY), (size_t)shown);
    return true;
}

/* All but what is known of stacks. */
static void look_seat(struct own *o)
{
    cards_purse(o->s, o->seat, &o->purse);
    look_points(o);
    look_towns(o);
    look_resources(o);
    look_lying(o);
    look_hand(o);
    look_axis(o);
}

static void look_other(struct own *o, struct cards_note *note)
{
    const struct cards_state *s = o->s;
    uint8_t key[NOTE_KEY];
    bool known = note && note_key(o, key);
    if (known && note->there && memcmp(key, note->key, sizeof key) == 0 &&
        memcmp(&s->realm[o->seat], &note->realm, sizeof note->realm) == 0 &&
        memcmp(&s->sums[o->seat], &note->sums, sizeof note->sums) == 0) {
        memcpy(o->out, note->out, sizeof note->out);
        return;
    }
    look_seat(o);
    if (!known) return;
    note->there = true;
    memcpy(note->key, key, sizeof key);
    note->realm = s->realm[o->seat];
    note->sums = s->sums[o->seat];
    memcpy(note->out, o->out, sizeof note->out);
}

void cards_look(const void *world, int seat, void *notes, float *out)
{
    const struct cards_state *s = world;
    float *mine = out + TABLE_NUMBERS, *his = mine + OWN_COUNT;
    struct own own = { .s = s, .seat = seat, .asking = seat, .out = mine };
    struct own other = { .s = s, .seat = seat_other(seat), .asking = seat, .out = his };
    look_table(s, seat, out);
    look_seat(&own);
    look_other(&other, notes ? (struct cards_note *)notes + seat : NULL);
    look_tops(&own);
    look_tops(&other);
    out[TABLE_INCOME] = mine[OWN_INCOME_ALL] - his[OWN_INCOME_ALL];
}
