/* sound.c - whether what is owed can be owed: a position that somebody types may hold any
 * numbers, and a frame is trusted when it is carried out. What is asked here holds for every frame
 * of a real game at any time, also while others stand on top of it. */
#include "games/cards/sets/expansions.h"
#include "games/cards/view/sound.h"

/* The arguments of each frame, in the order of their bytes:
 *   0 nothing, n a number up to 78, b 0 or 1, k kinds as bits, K a kind, t a seat, c a column,
 *   l a landscape card or 0, r a row, e an effect or 0, s a stack, S a stack or NOWHERE, p a pile,
 *   P a place or NOWHERE, q a slot, x judged below. */
static const char *const ARGUMENTS[FRAME_KINDS] = {
    [FRAME_SHUFFLE] = "x00000", [FRAME_ATTACK] = "rt000b", [FRAME_WATCH] = "0t0000",
    [FRAME_GAIN] = "nk0000", [FRAME_PAY] = "KnP000", [FRAME_LOSE] = "nkbknb",
    [FRAME_ROB] = "nkbn00", [FRAME_SPARE] = "rnxx00", [FRAME_LAY] = "rP0000",
    [FRAME_DISCARD] = "r00000", [FRAME_REACT] = "e00000", [FRAME_TOWER] = "000000",
    [FRAME_HIT] = "et000b", [FRAME_NUMBER] = "enn000", [FRAME_LAND] = "cl000b",
    [FRAME_SCOUT] = "cn0000", [FRAME_LOOK] = "pnbnex", [FRAME_BURY] = "nS0000",
    [FRAME_REDUCE] = "000000", [FRAME_DRAW_UP] = "000000", [FRAME_EXCHANGE] = "s00000",
    [FRAME_MASTER] = "S00000", [FRAME_CONFLICT] = "nS0000", [FRAME_SPY] = "pnbnex",
    [FRAME_SUN] = "nb0000", [FRAME_PLAGUE] = "00000b", [FRAME_ASSAULT] = "nxxx00",
    [FRAME_RETREAT] = "nxxx00", [FRAME_SWAP] = "000000", [FRAME_OFFER] = "000000",
    [FRAME_EVENT_DONE] = "r00000",
    [FRAME_ARCHIVE] = "Snn000", [FRAME_COUNCIL] = "n00000", [FRAME_DRAW] = "n00000",
    [FRAME_BAN] = "000000", [FRAME_BRIBED] = "q00000", [FRAME_PREFECT] = "r00000",
    [FRAME_HOLY] = "s00000", [FRAME_FLAVO] = "000000", [FRAME_SPOILS] = "000000",
    [FRAME_VOYAGE] = "n00000", [FRAME_CHEAP] = "x00000", [FRAME_FILL] = "000000",
};

static bool is_stack(const struct cards_state *s, int stack)
{
    return stack < stack_to(s, 0) || (s->mode == MODE_TOURNAMENT && stack < STACKS);
}

static bool fits(const struct cards_state *s, char type, int value)
{
    int place = value & ~AT_OTHER;
    switch (type) {
    case '0': return value == 0;
    case 'n': return value <= 3 * LANDS;
    case 'b': case 't': return value <= 1;
    case 'k': return value <= ALL_KINDS;
    case 'K': return value < KINDS;
    case 'c': return value < COLUMNS;
    case 'l': return value < 64;
    case 'r': return value > ROW_NONE && value < ROW_COUNT;
    case 'e': return value < EFFECTS;
    case 's': return is_stack(s, value);
    case 'S': return value == NOWHERE || is_stack(s, value);
    case 'p': return value < PILE_DISPLAY && (value >= STACKS || is_stack(s, value));
    case 'P': return value == NOWHERE || place < PLACE_COUNT;
    case 'q': return value < SLOTS;
    default: return true;
    }
}

static bool arguments_fit(const struct cards_state *s, const struct frame *f)
{
    const char *types = ARGUMENTS[f->kind];
    if (!types) return false;
    for (int i = 0; i < FRAME_ARGS; i++)
        if (!fits(s, types[i], f->arg[i])) return false;
    return true;
}

/* ---- What single frames rely on ---- */

static bool shuffle_sound(const struct cards_state *s, const struct frame *f)
{
    int victim = f->shuffle.deal - DEAL_INQUISITION, open = 0;
    switch (f->shuffle.deal) {
    case DEAL_BASE: return s->mode != MODE_TOURNAMENT;
    case DEAL_SET: return s->mode == MODE_EXTENDED;
    case DEAL_EVENTS: case DEAL_LANDS: return true;
    case DEAL_DECK: case DEAL_DECK + 1:
        return s->mode == MODE_TOURNAMENT && s->step == STEP_DEAL;
    default:
        if (s->mode != MODE_TOURNAMENT || f->shuffle.deal >= DEALS) return false;
        for (int p = stack_from(s, victim); p < stack_to(s, victim); p++) open += !s->ban[p];
        return open > 0;
    }
}

/* Paid for and not laid yet: it stands aside, and its place is free. */
static bool lay_sound(const struct cards_state *s, const struct frame *f)
{
    int row = f->lay.row;
    if (!row_of(row)->lies || cards_check_place(s, f->seat, row, f->lay.place)) return false;
    if (row_of(row)->lies == LIES_AXIS) return s->supply[row - ROW_road] > 0;
    return cards_pile_find(s, PILE_ASIDE, row) >= 0;
}

static bool spare_sound(const struct cards_state *s, const struct frame *f, const struct frame *low)
{
    uint8_t cost[KINDS];
    int spared = f->spare.spared[0] | f->spare.spared[1] << 8,
        left = cards_cost_of(s, f->seat, f->spare.row, cost);
    if (!low || low->kind != FRAME_LAY || low->lay.row != f->spare.row || spared >> 2 * KINDS)
        return false;
    for (int k = 0; k < KINDS; k++) {
        left -= spared >> 2 * k & 3;
        if ((spared >> 2 * k & 3) > cost[k]) return false;
    }
    return f->spare.left <= left;
}

/* Both corners are bare, and the stack has enough for them (KX-24). */
static bool land_sound(const struct cards_state *s, const struct frame *f)
{
    const uint8_t *land = &s->realm[f->seat].land[f->land.column * 2];
    int bare = !land[0] + !land[1];
    if (f->kind == FRAME_SCOUT) return f->scout.left == bare && s->land_count >= f->scout.left;
    return bare == 2 && s->land_count >= (f->land.card ? 1 : 2);
}

static bool named_sound(const struct cards_state *s, const struct frame *f)
{
    const uint8_t *place = f->assault.place;
    int owner = f->kind == FRAME_RETREAT ? f->seat : seat_other(f->seat);
    if (f->assault.count > 3) return false;
    for (int i = 0; i < 3; i++) {
        int realm = place[i] & AT_OTHER ? seat_other(f->seat) : f->seat;
        int slot = (place[i] & ~AT_OTHER) - AT_OUTER;
        if (i >= f->assault.count) {
            if (place[i]) return false;
            continue;
        }
        if (slot < 0 || slot >= SLOTS || !slot_full(&s->realm[realm], slot)) return false;
        if (cards_owner_of(s, realm, slot) != owner ||
            !row_is_building(slot_row(&s->realm[realm], slot)))
            return false;
        for (int k = 0; k < i; k++)
            if (place[k] == place[i]) return false;
    }
    return true;
}

static bool pile_frame_sound(const struct cards_state *s, const struct frame *f)
{
    const struct realm *his = &s->realm[seat_other(f->seat)];
    switch (f->kind) {
    case FRAME_LOOK: case FRAME_SPY:
        return f->look.what <= LOOK_TRADE_FLEET &&
               (!f->look.effect || CARDS_EFFECT[f->look.effect]);
    case FRAME_EXCHANGE:
        return stack_open(s, f->seat, f->exchange.stack) && s->count[f->exchange.stack] > 0;
    case FRAME_ARCHIVE:
        return f->archive.stack == NOWHERE ? !f->archive.back && !f->archive.count
                                           : f->archive.count <= s->count[f->archive.stack] &&
                                                 f->archive.back <= f->archive.count;
    case FRAME_BAN: return cards_pile_find(s, PILE_ASIDE, ROW_church_ban) >= 0;
    case FRAME_PREFECT: return cards_pile_find(s, PILE_ASIDE, f->prefect.row) >= 0;
    case FRAME_HOLY: return s->count[PILE_DRAWN] == 1;
    case FRAME_BRIBED:
        return slot_full(his, f->bribed.slot) &&
               row_of(slot_row(his, f->bribed.slot))->class == CLASS_KNIGHT;
    case FRAME_FLAVO: return cards_find_trait(s, f->seat, TRAIT_FLAVO) >= 0;
    case FRAME_CHEAP:
        return !f->cheap.fleet ||
               (f->cheap.fleet >= AT_OUTER && f->cheap.fleet < AT_OUTER + SLOTS &&
                slot_full(&s->realm[f->seat], f->cheap.fleet - AT_OUTER));
    default: return true;
    }
}

static bool frame_sound(const struct cards_state *s, const struct frame *f, const struct frame *low)
{
    bool chance = f->kind == FRAME_SHUFFLE || f->kind == FRAME_ATTACK || f->kind == FRAME_WATCH;
    const struct effect_rule *effect;
    if (!arguments_fit(s, f) || chance != (f->seat == LF_CHANCE)) return false;
    switch (f->kind) {
    case FRAME_SHUFFLE: return shuffle_sound(s, f);
    case FRAME_ATTACK:
        effect = CARDS_EFFECT[row_of(f->attack.row)->effect];
        return effect && effect->rolled;
    case FRAME_WATCH: case FRAME_TOWER: return low && low->kind == FRAME_SPY;
    case FRAME_PAY:
        return f->pay.fleet == NOWHERE ||
               (f->pay.fleet >= AT_OUTER && f->pay.fleet < AT_OUTER + SLOTS);
    case FRAME_SPARE: return spare_sound(s, f, low);
    case FRAME_LAY: return lay_sound(s, f);
    case FRAME_REACT: case FRAME_MASTER: return low;
    case FRAME_HIT:
        effect = CARDS_EFFECT[f->hit.effect];
        return effect && effect->hits && effect->struck;
    case FRAME_NUMBER:
        effect = CARDS_EFFECT[f->number.effect];
        return effect && effect->chosen && f->number.least <= f->number.most && f->number.most <= 6;
    case FRAME_LAND: case FRAME_SCOUT: return land_sound(s, f);
    case FRAME_ASSAULT: case FRAME_RETREAT: return named_sound(s, f);
    case FRAME_OFFER: return !low && s->offer;
    default: return pile_frame_sound(s, f);
    }
}

/* Whoever has to choose among hidden cards has looked at them. */
static bool has_looked(const struct cards_state *s, const struct frame *f)
{
    int pile, count, start;
    switch (f->kind) {
    case FRAME_LOOK: case FRAME_SPY: pile = f->look.pile; break;
    case FRAME_CONFLICT: pile = PILE_HAND + seat_other(f->seat); break;
    case FRAME_HOLY: pile = PILE_DRAWN; break;
    case FRAME_ARCHIVE: pile = f->archive.stack; break;
    case FRAME_SCOUT:
        for (int i = 0; i < s->land_count; i++)
            if (!(s->land_known[i] >> f->seat & 1)) return false;
        return true;
    default: return true;
    }
    if (pile == NOWHERE) return true;
    start = pile_start(s, pile);
    count = f->kind == FRAME_ARCHIVE ? f->archive.count : s->count[pile];
    for (int i = 0; i < count; i++)
        if (!(s->known[start + i] & (seat_bit(f->seat) | KNOWN_OPEN))) return false;
    return true;
}

/* Frames that count what is owed are done at nought: a choice then would be one too many. */
static bool still_owed(const struct frame *f)
{
    switch (f->kind) {
    case FRAME_GAIN: return f->gain.count > 0;
    case FRAME_LOSE: return f->lose.count > 0;
    case FRAME_ROB: return f->rob.count > 0;
    case FRAME_BURY: return f->bury.count > 0;
    case FRAME_CONFLICT: return f->conflict.left > 0;
    case FRAME_PAY: return f->pay.count > 0;
    case FRAME_SCOUT: return f->scout.left > 0;
    case FRAME_LOOK: case FRAME_SPY: return f->look.count > 0;
    default: return true;
    }
}

/* Frames push others, so a position may not come with a full stack of them. */
bool cards_frames_sound(const struct cards_state *s)
{
    static const struct frame NONE;
    int lays = 0;
    if (s->depth > FRAMES / 2) return false;
    if (s->depth && !still_owed(&s->frame[s->depth - 1])) return false;
    for (int i = 0; i < FRAMES; i++) {
        const struct frame *f = &s->frame[i];
        if (i >= s->depth) {
            if (memcmp(f, &NONE, sizeof NONE)) return false;
            continue;
        }
        if (f->kind >= FRAME_KINDS || !CARDS_FRAME[f->kind]) return false;
        if (f->seat >= SEATS && f->seat != LF_CHANCE) return false;
        if (!frame_sound(s, f, i ? f - 1 : NULL)) return false;
        lays += f->kind == FRAME_LAY;
    }
    return lays <= 1 && (!s->depth || has_looked(s, &s->frame[s->depth - 1]));
}
