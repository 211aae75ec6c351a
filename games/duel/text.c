/* text.c - the notation of the duel: the base game's, and what is added. */
#include "games/base/text.h"

#include "core/check.h"
#include "games/duel/duel.h"

/* ---- Actions ---- */

static bool take_neutral(struct lf_in *in, int *seat)
{
    uint32_t before = in->at;
    if (island_take_seat(in, seat) && *seat >= DUEL_SEATS) return true;
    in->at = before;
    in->failed = false;
    return lf_expected(in, LF_SAY("a neutral seat, 2 or 3", "ein neutraler Platz, 2 oder 3"));
}

static void put_neutral(struct lf_out *out, char letter, uint64_t args)
{
    lf_put_unsigned(out, args >> 8);
    lf_put_char(out, ' ');
    island_put_place(out, letter, args & 0xFF);
}

static bool take_neutral_piece(struct lf_in *in, char letter, int count, uint64_t *args)
{
    int seat, place;
    if (!take_neutral(in, &seat) || !lf_take_space(in)) return false;
    if (!island_take_place(in, letter, count, &place)) return false;
    *args = (uint64_t)place | (uint64_t)seat << 8;
    return true;
}

#define PUT(name) \
    static void name(struct lf_out *out, const struct island_cards *cards, uint64_t args)
#define TAKE(name) \
    static bool name(struct lf_in *in, const struct island_cards *cards, uint64_t *args)

PUT(put_settlement) { (void)cards; put_neutral(out, 'c', args); }
PUT(put_road)       { (void)cards; put_neutral(out, 'e', args); }
TAKE(take_settlement) { (void)cards; return take_neutral_piece(in, 'c', CORNER_COUNT, args); }
TAKE(take_road)       { (void)cards; return take_neutral_piece(in, 'e', EDGE_COUNT, args); }

PUT(put_gift)
{
    uint64_t given, taken;
    trade_lanes(args, &given, &taken);
    if (args & GIVE_HIDDEN) lf_put(out, "?2");
    else island_put_lanes(out, cards, given);
}

TAKE(take_gift)
{
    uint64_t lanes;
    if (lf_take(in, "?2")) { *args = GIVE_HIDDEN; return true; }
    if (!island_take_lanes(in, cards, &lanes)) return false;
    if (cards_count(lanes) > 31) return lf_expected(in, LF_SAY("two cards", "zwei Karten"));
    *args = trade_fields(lanes, 0);
    return true;
}

static const struct island_form FORMS[] = {
    BASE_FORMS
    { "SEAT CORNER", 0, false, put_settlement, take_settlement },
    { "SEAT EDGE", 0, false, put_road, take_road },
    { "CARDS", K_GIVE, false, put_gift, take_gift },
    { 0 },
};
static const struct island_notation NOTATION = {
    DUEL_KIND_TABLE, &ISLAND_RESOURCES, FORMS,
    { { "an action word such as roll, settlement, bank, end",
        "ein Aktionswort wie roll, settlement, bank, end" } },
};

int duel_print(lf_action action, char *text, size_t size)
{
    return island_print_action(&NOTATION, action, text, size);
}

bool duel_parse(const char *text, lf_action *action, struct lf_error *error)
{
    return island_parse_action(&NOTATION, text, action, error);
}
