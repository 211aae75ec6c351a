/* effects.c - what the cards of Politik & Intrige do when played, laid or turned up, and the
 * frames they need. What they do at other moments of a turn is in hooks.c. */
#include "games/cards/sets/expansions.h"

/* ---- Brewery ---- */

/* The side is 1 commerce or 2 strength (MARK_COUNT); 0 until it is chosen. */
static void brewery_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s, (struct frame){ .kind = FRAME_NUMBER,
                                  .seat = (uint8_t)seat,
                                  .number.effect = EFFECT_BREWERY,
                                  .number.least = 1,
                                  .number.most = 2 });
}

static void brewery_chosen(struct cards_state *s, int seat, int number)
{
    struct realm *r = &s->realm[seat];
    int slot = cards_find_trait(s, seat, TRAIT_BREWERY);
    slot_mark(r, slot, (r->slot[slot].mark & ~MARK_COUNT) | number);
}

static lf_rule brewery_can_use(const struct cards_state *s, int seat, int slot)
{
    struct holdings h = holdings_of(&s->realm[seat]);
    if (s->realm[seat].slot[slot].mark & MARK_USED) return KC(pi_brewery_2);
    return h.has[GOLD] ? 0 : KC(pi_brewery_2);
}

static void brewery_use(struct cards_state *s, int seat, int slot)
{
    brewery_chosen(s, seat, 3 - slot_count(&s->realm[seat], slot));
    s->realm[seat].slot[slot].mark |= MARK_USED;
    cards_push_pay(s, seat, GOLD, 1);
}

const struct effect_rule CARDS_EFFECT_BREWERY = {
    .begin = brewery_begin, .chosen = brewery_chosen, .can_use = brewery_can_use,
    .use = brewery_use,
};

/* ---- Secret society ---- */

static void society_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_hit(s, seat, EFFECT_SECRET_SOCIETY, seat_other(seat));
}

static bool society_hits(const struct cards_state *s, const struct frame *f, int realm, int slot)
{
    return realm == seat_other(f->seat) && cards_owner_of(s, realm, slot) == realm &&
           row_of(slot_row(&s->realm[realm], slot))->flags & ROW_COPYABLE;
}

static void society_struck(struct cards_state *s, int chooser, int realm, int slot)
{
    (void)realm;
    cards_copy(s, chooser, slot + AT_OUTER);
}

const struct effect_rule CARDS_EFFECT_SECRET_SOCIETY = {
    .begin = society_begin, .hits = society_hits, .struck = society_struck,
};

/* ---- Events ---- */

static void friars_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    if (s->mill != LF_NOBODY) cards_push_lose(s, s->mill, 2, ALL_KINDS, LOSE_TO_OTHER);
}

const struct effect_rule CARDS_EFFECT_MENDICANT_FRIARS = { .begin = friars_begin };

/* The top cards lie open until they leave; a ban by whomever covers its stack. */
static void neighbours_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    for (int stack = 0; stack < STACKS; stack++)
        if (s->count[stack] && !s->ban[stack]) s->known[pile_start(s, stack)] = KNOWN_ALL;
    cards_hook_winery(s);
}

const struct effect_rule CARDS_EFFECT_GOOD_NEIGHBOURS = { .begin = neighbours_begin };

/* A copied Church counts, two Churches count once (KX-20). */
static void fair_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)seat, (void)row, (void)place;
    int count[SEATS];
    for (int i = 0; i < SEATS; i++) count[i] = cards_has(s, i, TRAIT(CHURCH)) ? 2 : 0;
    cards_push_gain_both(s, count);
}

const struct effect_rule CARDS_EFFECT_CHURCH_FAIR = { .begin = fair_begin };

/* ---- Archivist ---- */

static lf_rule stack_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    return cards_has_open_stack(s, seat) ? 0 : KX(40);
}

static void archivist_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s, (struct frame){
                      .kind = FRAME_ARCHIVE, .seat = (uint8_t)seat, .archive.stack = NOWHERE });
}

const struct effect_rule CARDS_EFFECT_ARCHIVIST = { .can = stack_can, .begin = archivist_begin };

/* First the stack, then card after card from the top; the last one has no choice. */
static bool archive_run(struct cards_state *s, struct frame *f)
{
    if (f->archive.stack == NOWHERE || f->archive.back + 1 < f->archive.count) return false;
    frame_pop(s);
    return true;
}

static int archive_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    uint64_t seen[3] = { 0 };
    int n = 0;
    if (f->archive.stack == NOWHERE) return cards_list_searches(s, f->seat, 0, STACKS, out);
    for (int i = f->archive.back; i < f->archive.count; i++) {
        int row = pile_row(s, f->archive.stack, i);
        if (row < ROW_COUNT) seen[row >> 6] |= (uint64_t)1 << (row & 63);
    }
    for (int w = 0; w < 3; w++)
        for (; seen[w]; seen[w] &= seen[w] - 1)
            n = action_put(out, n, ACT_TAKE, (uint64_t)(64 * w + __builtin_ctzll(seen[w])));
    return n;
}

/* The other seat forgets the cards that change places, open ones too (KX-41). */
static void archive_open(struct cards_state *s, struct frame *f, int stack)
{
    int start = pile_start(s, stack);
    f->archive.stack = (uint8_t)stack;
    f->archive.count = s->count[stack] < 6 ? s->count[stack] : 6;
    for (int i = 0; i < f->archive.count; i++) s->known[start + i] = (uint8_t)seat_bit(f->seat);
}

static void archive_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int arg = (int)lf_args_of(action), i = f->archive.back;
    unsigned known;
    if (f->archive.stack == NOWHERE) {
        archive_open(s, f, arg);
        return;
    }
    while (pile_row(s, f->archive.stack, i) != arg) i++;
    cards_pile_take(s, f->archive.stack, i, &known);
    cards_pile_put(s, f->archive.stack, f->archive.back, arg, known);
    f->archive.back++;
}

static lf_rule archive_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    uint64_t stack = lf_args_of(action);
    if (f->archive.stack == NOWHERE && lf_kind_of(action) == ACT_SEARCH && stack < STACKS)
        return pile_is_banned(s, f->seat, (int)stack) ? KX(22) : KX(40);
    return KC(pi_archivist_2);
}

const struct frame_rule CARDS_FRAME_ARCHIVE = { "archive", archive_run, archive_list,
                                               archive_apply, archive_why, KC(pi_archivist_2) };

/* ---- Bribery ---- */

/* All knights may go to the same sites, so one that could be bribed tells of all. */
static lf_rule bribery_can(const struct cards_state *s, int seat, int row)
{
    lf_action list[SITES + LANDS];
    const struct realm *r = &s->realm[seat_other(seat)];
    (void)row;
    if (!cards_has_gold(s, seat, 3)) return KC(pi_bribery_1);
    if (!cards_has_target(s, seat, EFFECT_BRIBERY)) return KB(54);
    FOR_CARDS(r, slot)
        if (row_of(slot_row(r, slot))->class == CLASS_KNIGHT) {
            int sites = cards_list_unit_sites(s, seat, slot_row(r, slot), 0, list);
            return sites ? 0 : KC(pi_bribery_2);
        }
    return KB(54);
}

static void bribery_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_hit(s, seat, EFFECT_BRIBERY, seat_other(seat));
    cards_push_pay(s, seat, GOLD, 3);
}

static bool bribery_hits(const struct cards_state *s, const struct frame *f, int realm, int slot)
{
    return realm == seat_other(f->seat) &&
           row_of(slot_row(&s->realm[realm], slot))->class == CLASS_KNIGHT &&
           !cards_hook_protects(s, f, realm, slot);
}

static void bribery_struck(struct cards_state *s, int chooser, int realm, int slot)
{
    (void)realm;
    frame_push(s, (struct frame){ .kind = FRAME_BRIBED, .seat = (uint8_t)chooser,
                                  .bribed.slot = (uint8_t)slot });
}

const struct effect_rule CARDS_EFFECT_BRIBERY = {
    .can = bribery_can, .begin = bribery_begin, .hits = bribery_hits, .struck = bribery_struck,
};

static int bribed_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int row = slot_row(&s->realm[seat_other(f->seat)], f->bribed.slot);
    return cards_list_unit_sites(s, f->seat, row, 0, out);
}

/* He counts as laid this turn: a bribed Sven may not trade at once (KX-15). */
static void bribed_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, slot = f->bribed.slot, row = slot_row(&s->realm[seat_other(seat)], slot);
    frame_pop(s);
    cards_realm_remove(s, seat_other(seat), slot, TO_STACK);
    cards_realm_lay(s, seat, row, (int)lf_args_of(action));
}

static bool bribed_run(struct cards_state *s, struct frame *f)
{
    lf_action list[SITES + LANDS];
    if (bribed_list(s, f, list) != 1) return false;
    bribed_apply(s, f, list[0]);
    return true;
}

const struct frame_rule CARDS_FRAME_BRIBED = { "bribed", bribed_run, bribed_list, bribed_apply,
                                              NULL, KC(pi_bribery_1) };

/* ---- Diplomat, Wedding ---- */

static lf_rule diplomat_can(const struct cards_state *s, int seat, int row)
{
    int pile = pile_discards(s, seat);
    (void)row;
    if (pile_is_banned(s, seat, pile)) return KC(pi_diplomat_3);
    return s->count[pile] ? 0 : KB(54);
}

static void diplomat_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_look(s, seat, pile_discards(s, seat), 1, EFFECT_NONE);
}

const struct effect_rule CARDS_EFFECT_DIPLOMAT = { .can = diplomat_can, .begin = diplomat_begin };

static lf_rule wedding_can(const struct cards_state *s, int seat, int row)
{
    struct holdings his = holdings_of(&s->realm[seat_other(seat)]);
    (void)row;
    return his.has[GOLD] && cards_room_for_kinds(s, seat, 1u << GOLD) ? 0 : KB(54);
}

/* All gold: more than anybody can have room for, so that it ends with the gold or the room. */
static void wedding_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    cards_push_rob(s, seat, 3 * LANDS, false);
    frame_top(s)->rob.kinds = 1u << GOLD;
}

const struct effect_rule CARDS_EFFECT_WEDDING = { .can = wedding_can, .begin = wedding_begin };

/* ---- Chancellor, and drawing with a Scriptorium ---- */

static void chancellor_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s, (struct frame){ .kind = FRAME_DRAW, .seat = (uint8_t)seat, .draw.count = 3 });
}

const struct effect_rule CARDS_EFFECT_CHANCELLOR = { .can = stack_can, .begin = chancellor_begin };

static int draw_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    return cards_list_draws(s, f->seat, 0, STACKS, out);
}

/* The hand limit waits for step 5 from now on (KB-64). A short stack gives what it has (KX-40). */
static void draw_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, count = f->draw.count, stack = (int)lf_args_of(action);
    frame_pop(s);
    for (; count && s->count[stack]; count--) cards_draw_card(s, seat, stack);
    s->flags |= TURN_DREW;
}

static bool draw_run(struct cards_state *s, struct frame *f)
{
    lf_action list[STACKS];
    int count = draw_list(s, f, list);
    if (count > 1) return false;
    if (count == 1) draw_apply(s, f, list[0]);
    else frame_pop(s);
    return true;
}

static lf_rule open_stack_why(const struct cards_state *s, const struct frame *f,
                              lf_action action)
{
    uint64_t stack = lf_args_of(action);
    if (stack >= STACKS) return KX(40);
    if (pile_is_banned(s, f->seat, (int)stack)) return KX(22);
    return s->mode == MODE_TOURNAMENT && (int)stack / 4 != f->seat ? KT(9) : KX(40);
}

const struct frame_rule CARDS_FRAME_DRAW = { "drawmore", draw_run, draw_list, draw_apply,
                                            open_stack_why, KX(40) };

/* ---- Council meeting ---- */

static lf_rule council_can(const struct cards_state *s, int seat, int row)
{
    (void)row;
    if (hand_size(s, seat) < 2) return KC(pi_council_meeting_1);
    return cards_has_open_stack(s, seat) ? 0 : KX(40);
}

static void council_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s,
               (struct frame){ .kind = FRAME_COUNCIL, .seat = (uint8_t)seat, .council.count = 2 });
    frame_push(
        s, (struct frame){
               .kind = FRAME_BURY, .seat = (uint8_t)seat, .bury.count = 1, .bury.stack = NOWHERE });
}

const struct effect_rule CARDS_EFFECT_COUNCIL_MEETING = {
    .can = council_can, .begin = council_begin,
};

static int council_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    return cards_list_searches(s, f->seat, 0, STACKS, out);
}

static void council_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, count = f->council.count;
    frame_pop(s);
    cards_push_look(s, seat, (int)lf_args_of(action), count, EFFECT_NONE);
}

const struct frame_rule CARDS_FRAME_COUNCIL = { "council", NULL, council_list, council_apply,
                                               open_stack_why, KC(pi_council_meeting_2) };

/* ---- Church ban ---- */

/* One ban per player and pile (KX-22); by the rules of version 1 one per pile. */
static bool bears_ban(const struct cards_state *s, int seat, int pile)
{
    return cards_rules(s) >= 2 ? pile_is_banned(s, seat_other(seat), pile) : s->ban[pile] != 0;
}

/* Every stack and discard pile of this mode that bears no ban of the seat yet, the seat's own too:
 * there it keeps off Inquisition, Good neighbours and Old sciences. */
static bool may_ban(const struct cards_state *s, int seat, int pile)
{
    bool tournament = s->mode == MODE_TOURNAMENT;
    bool there = pile < STACKS ? tournament || pile < stack_to(s, 0)
                               : pile == PILE_DISCARD || tournament;
    return there && !bears_ban(s, seat, pile);
}

static int ban_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (int pile = 0; pile < PILE_HAND; pile++)
        if (pile != PILE_EVENTS && may_ban(s, f->seat, pile))
            n = action_put(out, n, ACT_BAN, (uint64_t)pile);
    return n;
}

static void church_ban_begin(struct cards_state *s, int seat, int row, int place)
{
    (void)row, (void)place;
    frame_push(s, (struct frame){ .kind = FRAME_BAN, .seat = (uint8_t)seat });
}

const struct effect_rule CARDS_EFFECT_CHURCH_BAN = { .begin = church_ban_begin };

/* The card lies on the pile from now on: ban[] stands for it. */
static void ban_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat;
    unsigned known;
    frame_pop(s);
    cards_pile_take(s, PILE_ASIDE, cards_pile_find(s, PILE_ASIDE, ROW_church_ban), &known);
    uint8_t *ban = &s->ban[lf_args_of(action)];
    *ban = (uint8_t)(*ban | seat_bit(seat_other(seat)));
}

static lf_rule ban_why(const struct cards_state *s, const struct frame *f, lf_action action)
{
    uint64_t pile = lf_args_of(action);
    return pile < PILE_HAND && bears_ban(s, f->seat, (int)pile) ? KX(22) : KC(pi_church_ban_2);
}

const struct frame_rule CARDS_FRAME_BAN = { "ban", NULL, ban_list, ban_apply, ban_why,
                                           KC(pi_church_ban_2) };

/* ---- Bailiwick: under a stack (KC-PI-bailiwick.3) ---- */

/* Without an open stack it goes to the discard pile (KX-22). */
static int prefect_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int n = 0;
    for (int stack = stack_from(s, f->seat); stack < stack_to(s, f->seat); stack++)
        if (stack_open(s, f->seat, stack))
            n = action_put(out, n, ACT_BURY, (uint64_t)stack | (uint64_t)f->prefect.row << 8);
    if (n) return n;
    return action_put(out, 0, ACT_BURY,
                      (uint64_t)pile_discards(s, f->seat) | (uint64_t)f->prefect.row << 8);
}

static void prefect_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, row = f->prefect.row, stack = (int)(lf_args_of(action) & 0xFF);
    unsigned known;
    frame_pop(s);
    cards_pile_take(s, PILE_ASIDE, cards_pile_find(s, PILE_ASIDE, row), &known);
    if (stack >= PILE_DISCARD) cards_discard_card(s, seat, row);
    else cards_bury_card(s, stack, row, KNOWN_ALL & ~KNOWN_OPEN);
}

static bool prefect_run(struct cards_state *s, struct frame *f)
{
    lf_action list[STACKS];
    if (prefect_list(s, f, list) > 1) return false;
    prefect_apply(s, f, list[0]);
    return true;
}

const struct frame_rule CARDS_FRAME_PREFECT = { "prefect", prefect_run, prefect_list,
                                               prefect_apply, NULL, KC(pi_bailiwick_3) };

/* ---- Holy place: keep the card just drawn, or put it back ---- */

static int holy_list(const struct cards_state *s, const struct frame *f, lf_action *out)
{
    int row = pile_row(s, PILE_DRAWN, 0);
    int n = action_put(out, 0, ACT_BURY, (uint64_t)f->holy.stack | (uint64_t)row << 8);
    return action_put(out, n, ACT_PASS, 0);
}

static void holy_apply(struct cards_state *s, struct frame *f, lf_action action)
{
    int seat = f->seat, stack = f->holy.stack;
    unsigned known;
    frame_pop(s);
    int row = cards_pile_take(s, PILE_DRAWN, 0, &known);
    if (lf_kind_of(action) == ACT_PASS) {
        cards_hand_add(s, seat, row, known);
        return;
    }
    cards_bury_card(s, stack, row, known);
    s->flags |= TURN_HOLY;
}

const struct frame_rule CARDS_FRAME_HOLY = { "holy", NULL, holy_list, holy_apply, NULL,
                                            KC(pi_holy_place_2) };
