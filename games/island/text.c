/* text.c - the notation that island games share: see text.h. */
#include "games/island/text.h"

#include "core/check.h"
#include "games/island/drawing.h"

/* ---- Cards ---- */

static const char *resource_name(int kind, int count, enum lf_language language)
{
    (void)count;
    return RESOURCE_NAME[kind].in[language];
}

const struct island_cards ISLAND_RESOURCES = {
    RESOURCE_LETTER, RESOURCE_COUNT, LANE_MAX,
    { { "cards such as 2bg (letters b l w g o), or -",
        "Karten wie 2bg (Buchstaben b l w g o) oder -" } },
    { { "a resource, one of b l w g o", "ein Rohstoff aus b l w g o" } },
    resource_name,
};

void island_put_lanes(struct lf_out *out, const struct island_cards *cards, uint64_t lanes)
{
    if (lanes == 0) lf_put_char(out, '-');
    for (int k = 0; k < cards->kinds; k++) {
        if (cards_of(lanes, k) > 1) lf_put_int(out, cards_of(lanes, k));
        if (cards_of(lanes, k)) lf_put_char(out, cards->letters[k]);
    }
}

bool island_take_lanes(struct lf_in *in, const struct island_cards *cards, uint64_t *lanes)
{
    uint8_t counts[8];
    *lanes = 0;
    if (!lf_take_counts(in, cards->letters, cards->most, counts))
        return lf_expected(in, cards->lanes);
    for (int k = 0; k < cards->kinds; k++) *lanes |= cards_some(k, counts[k]);
    return true;
}

void island_put_letter(struct lf_out *out, const struct island_cards *cards, uint64_t kind)
{
    lf_put_char(out, kind < cards->kinds ? cards->letters[kind] : '?');
}

bool island_take_letter(struct lf_in *in, const struct island_cards *cards, int *kind)
{
    for (int k = 0; k < cards->kinds; k++)
        if (lf_peek(in) == cards->letters[k]) {
            in->at++;
            *kind = k;
            return true;
        }
    return lf_expected(in, cards->one);
}

void island_put_cards(struct lf_out *out, const struct island_cards *cards, uint64_t lanes,
                      enum lf_language language)
{
    const char *between = "";
    for (int k = 0; k < cards->kinds; k++) {
        int count = cards_of(lanes, k);
        if (!count) continue;
        lf_put(out, between);
        lf_put_int(out, count);
        lf_put_char(out, ' ');
        lf_put(out, cards->name(k, count, language));
        between = ", ";
    }
    if (!*between) lf_put(out, language == LF_DE ? "nichts" : "nothing");
}

/* Notes a text that is understood, but that a rule forbids whatever the position. */
static bool expected_by(struct lf_in *in, struct lf_say what, lf_rule rule)
{
    bool first = !in->failed;
    lf_expected(in, what);
    if (first && in->error) in->error->rule = rule;
    return false;
}

/* ---- Places and seats ---- */

void island_put_place(struct lf_out *out, char letter, uint64_t place)
{
    lf_put_char(out, letter);
    lf_put_unsigned(out, place);
}

void island_put_seats(struct lf_out *out, lf_seats seats)
{
    for (int i = 0; i < LF_SEATS_MAX; i++)
        if (seats >> i & 1) lf_put_int(out, i);
}

void island_put_dice(struct lf_out *out, uint64_t roll)
{
    lf_put_unsigned(out, roll / 6 + 1);
    island_put_place(out, ' ', roll % 6 + 1);
}

bool island_take_seat(struct lf_in *in, int *seat)
{
    uint64_t number;
    uint32_t before = in->at;
    if (lf_take_unsigned(in, ISLAND_SEATS - 1, &number) && in->at == before + 1) {
        *seat = (int)number;
        return true;
    }
    in->at = before;
    return lf_expected(in, LF_SAY("a seat from 0 to 3", "ein Platz von 0 bis 3"));
}

bool island_take_seats(struct lf_in *in, lf_seats *seats)
{
    *seats = 0;
    for (char c; (c = lf_peek(in)) >= '0' && c < '0' + ISLAND_SEATS; in->at++) {
        if (*seats >> (c - '0')) break;                   /* ascending, each once */
        *seats |= lf_seat_bit(c - '0');
    }
    if (*seats) return true;
    return lf_expected(in, LF_SAY("seats as digits, ascending",
                                  "Plätze als Ziffern, aufsteigend"));
}

static struct lf_say place_words(char letter)
{
    if (letter == 'h') return LF_SAY("a hex, h0 to " HEX_LAST, "ein Feld, h0 bis " HEX_LAST);
    if (letter == 'c')
        return LF_SAY("a corner, c0 to " CORNER_LAST, "eine Kreuzung, c0 bis " CORNER_LAST);
    return LF_SAY("an edge, e0 to " EDGE_LAST, "ein Weg, e0 bis " EDGE_LAST);
}

bool island_take_place(struct lf_in *in, char letter, int count, int *place)
{
    uint64_t number;
    uint32_t before = in->at;
    lf_rule rule = 0;
    if (lf_peek(in) == letter) {
        in->at++;
        bool plain = lf_peek(in) != '0' || in->text[in->at + 1] < '0' || in->text[in->at + 1] > '9';
        bool digits = plain && lf_take_unsigned(in, UINT32_MAX, &number);
        if (digits && number < (uint64_t)count) {
            *place = (int)number;
            return true;
        }
        in->at = before;
        if (digits) rule = letter == 'h' ? IB(7) : letter == 'c' ? IB(9) : IB(10);
    }
    return expected_by(in, place_words(letter), rule);
}

bool island_take_corners(struct lf_in *in, corner_set *set)
{
    int place;
    *set = corners_none();
    if (lf_take(in, " -")) return true;
    do {
        if (!lf_take_space(in)) return false;
        if (!island_take_place(in, 'c', CORNER_COUNT, &place)) return false;
        corners_add(set, place);
    } while (!lf_at_end(in));
    return true;
}

bool island_take_edges(struct lf_in *in, edge_set *set)
{
    int place;
    *set = edges_none();
    if (lf_take(in, " -")) return true;
    do {
        if (!lf_take_space(in)) return false;
        if (!island_take_place(in, 'e', EDGE_COUNT, &place)) return false;
        edges_add(set, place);
    } while (!lf_at_end(in));
    return true;
}

static void put_next(struct lf_out *out, char letter, int place)
{
    lf_put_char(out, ' ');
    island_put_place(out, letter, (uint64_t)place);
}

void island_put_corners(struct lf_out *out, corner_set at)
{
    if (!corners_any(at)) lf_put(out, " -");
    for (; corners_any(at); at = corners_rest(at)) put_next(out, 'c', corners_lowest(at));
}

void island_put_edges(struct lf_out *out, edge_set at)
{
    if (!edges_any(at)) lf_put(out, " -");
    for (; edges_any(at); at = edges_rest(at)) put_next(out, 'e', edges_lowest(at));
}

static bool take_die(struct lf_in *in, int *die)
{
    char c = lf_peek(in);
    if (c < '1' || c > '6') return lf_expected(in, LF_SAY("a die, 1 to 6", "ein Würfel, 1 bis 6"));
    in->at++;
    *die = c - '1';
    return true;
}

bool island_take_dice(struct lf_in *in, int *roll)
{
    int a = 0, b = 0;
    if (!take_die(in, &a) || !lf_take_space(in) || !take_die(in, &b)) return false;
    *roll = 6 * a + b;
    return true;
}

bool island_take_number(struct lf_in *in, uint64_t *number)
{
    return lf_take_unsigned(in, ((uint64_t)1 << 48) - 1, number) ||
           lf_expected(in, LF_SAY("a number below 2^48", "eine Zahl unter 2^48"));
}

/* ---- The arguments of actions ---- */

#define PUT(name) \
    static void name(struct lf_out *out, const struct island_cards *cards, uint64_t args)
#define TAKE(name) \
    static bool name(struct lf_in *in, const struct island_cards *cards, uint64_t *args)

PUT(put_number) { (void)cards; lf_put_unsigned(out, args); }
PUT(put_dice)   { (void)cards; island_put_dice(out, args); }
PUT(put_corner) { (void)cards; island_put_place(out, 'c', args); }
PUT(put_edge)   { (void)cards; island_put_place(out, 'e', args); }
PUT(put_hex)    { (void)cards; island_put_place(out, 'h', args); }

PUT(put_trade)
{
    uint64_t given, taken;
    trade_lanes(args, &given, &taken);
    island_put_lanes(out, cards, given);
    lf_put_char(out, '>');
    island_put_lanes(out, cards, taken);
}

PUT(put_offer)
{
    island_put_seats(out, (lf_seats)(args >> 48));
    lf_put_char(out, ' ');
    put_trade(out, cards, args);
}

PUT(put_robber)
{
    (void)cards;
    island_put_place(out, 'h', args & 0xFF);
    if (args >> 8 != LF_NOBODY) island_put_place(out, ' ', args >> 8);
}

PUT(put_sail)
{
    (void)cards;
    island_put_place(out, 'e', args >> 8);
    lf_put_char(out, ' ');
    island_put_place(out, 'e', args & 0xFF);
}

PUT(put_fields)
{
    uint64_t given, taken;
    trade_lanes(args, &given, &taken);
    if (args & DISCARD_HIDDEN) island_put_place(out, '?', args & 0xFF);
    else island_put_lanes(out, cards, given + taken);
}

TAKE(take_number) { (void)cards; return island_take_number(in, args); }

/* One argument that fits an int. */
#define TAKE_INT(name, call) \
    TAKE(name) \
    { \
        int value = 0; \
        (void)cards; \
        bool good = call; \
        *args = (uint64_t)value; \
        return good; \
    }
TAKE_INT(take_seat, island_take_seat(in, &value))
TAKE_INT(take_dice, island_take_dice(in, &value))
TAKE_INT(take_corner, island_take_place(in, 'c', CORNER_COUNT, &value))
TAKE_INT(take_edge, island_take_place(in, 'e', EDGE_COUNT, &value))
TAKE_INT(take_hex, island_take_place(in, 'h', HEX_COUNT, &value))
TAKE_INT(take_letter, island_take_letter(in, cards, &value))

/* Given > taken as trade fields. A field is one signed number, so a kind on both sides cannot
 * even be written (IB-54), nor more than 31 of a kind. */
TAKE(take_trade)
{
    uint64_t given, taken;
    uint32_t start = in->at;
    if (!island_take_lanes(in, cards, &given)) return false;
    if (!lf_take(in, ">")) return lf_expected(in, LF_SAY("'>'", "'>'"));
    if (!island_take_lanes(in, cards, &taken)) return false;
    for (int k = 0; k < cards->kinds; k++) {
        int gives = cards_of(given, k), takes = cards_of(taken, k);
        if (!(gives && takes) && gives <= 31 && takes <= 31) continue;
        in->at = start;
        return expected_by(in, LF_SAY("different cards on the two sides, at most 31 of a kind",
                                      "verschiedene Karten auf beiden Seiten, höchstens je 31"),
                           IB(54));
    }
    *args = trade_fields(given, taken);
    return true;
}

TAKE(take_offer)
{
    lf_seats seats;
    if (!island_take_seats(in, &seats) || !lf_take_space(in)) return false;
    if (!take_trade(in, cards, args)) return false;
    *args |= (uint64_t)seats << 48;
    return true;
}

TAKE(take_robber)
{
    int hex, victim = LF_NOBODY;
    (void)cards;
    if (!island_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    if (lf_take(in, " ") && !island_take_seat(in, &victim)) return false;
    *args = (uint64_t)hex | (uint64_t)victim << 8;
    return true;
}

TAKE(take_sail)
{
    int from, to;
    (void)cards;
    if (!island_take_place(in, 'e', EDGE_COUNT, &from) || !lf_take_space(in)) return false;
    if (!island_take_place(in, 'e', EDGE_COUNT, &to)) return false;
    *args = (uint64_t)from << 8 | (uint64_t)to;
    return true;
}

bool island_take_fields(struct lf_in *in, const struct island_cards *cards, bool given,
                        uint64_t *fields)
{
    uint64_t lanes, count;
    if (lf_take(in, "?")) {
        if (!lf_take_unsigned(in, 0xFF, &count))
            return lf_expected(in, LF_SAY("how many cards", "wie viele Karten"));
        *fields = DISCARD_HIDDEN | count;
        return true;
    }
    if (!island_take_lanes(in, cards, &lanes)) return false;
    for (int k = 0; k < cards->kinds; k++)
        if (cards_of(lanes, k) > 31)
            return lf_expected(in, LF_SAY("at most 31 cards of a kind",
                                          "höchstens 31 Karten je Sorte"));
    *fields = given ? trade_fields(lanes, 0) : trade_fields(0, lanes);
    return true;
}

TAKE(take_given) { return island_take_fields(in, cards, true, args); }

static const struct island_form FORMS[] = {
    { "NUMBER", 0, false, put_number, take_number },
    { "SEAT", 0, false, put_number, take_seat },
    { "DIE DIE", 0, false, put_dice, take_dice },
    { "CORNER", 0, true, put_corner, take_corner },
    { "EDGE", 0, false, put_edge, take_edge },
    { "EDGE EDGE", 0, false, put_sail, take_sail },
    { "HEX", 0, false, put_hex, take_hex },
    { "HEX [SEAT]", 0, false, put_robber, take_robber },
    { "CARDS", 0, false, put_fields, take_given },
    { "CARDS>CARDS", 0, false, put_trade, take_trade },
    { "SEATS CARDS>CARDS", 0, false, put_offer, take_offer },
    { "CARD", 0, true, island_put_letter, take_letter },
    { "RESOURCE", 0, true, island_put_letter, take_letter },
    { "COMMODITY", 0, true, island_put_letter, take_letter },
    { 0 },
};

/* ---- Actions ---- */

static const struct island_form *form_among(const struct island_form *forms,
                                            const struct lf_kind *info)
{
    for (; forms->arguments; forms++)
        if (lf_same(forms->arguments, info->arguments) &&
            (forms->kind == 0 || forms->kind == info->kind)) return forms;
    return NULL;
}

static const struct island_form *form_of(const struct island_notation *n,
                                         const struct lf_kind *info)
{
    const struct island_form *own = form_among(n->forms, info);
    return own ? own : form_among(FORMS, info);
}

int island_print_action(const struct island_notation *n, lf_action action, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    const struct lf_kind *info = n->kinds;
    while (info->kind && info->kind != lf_kind_of(action)) info++;
    LF_ASSERT(info->kind);
    lf_put(&out, info->word);
    if (info->arguments[0]) {
        const struct island_form *form = form_of(n, info);
        LF_ASSERT(form);
        lf_put_char(&out, ' ');
        if (form->single && lf_args_of(action) == HIDDEN_ARG) lf_put_char(&out, '?');
        else form->put(&out, n->cards, lf_args_of(action));
    }
    return lf_out_end(&out);
}

static bool take_args(const struct island_notation *n, const struct lf_kind *info,
                      struct lf_in *in, uint64_t *args)
{
    const struct island_form *form = form_of(n, info);
    LF_ASSERT(form);
    if (form->single && info->flags & LF_KIND_HIDDEN && lf_take(in, "?")) {
        *args = HIDDEN_ARG;
        return true;
    }
    return form->take(in, n->cards, args);
}

bool island_parse_action(const struct island_notation *n, const char *text, lf_action *action,
                         struct lf_error *error)
{
    struct lf_in in = lf_in_typed(text, error);
    uint64_t args = 0;
    for (const struct lf_kind *info = n->kinds; info->kind; info++) {
        if (!lf_take_word(&in, info->word)) continue;
        if (info->arguments[0] &&
            (!lf_take_space(&in) || !take_args(n, info, &in, &args))) return false;
        if (!lf_take_end(&in)) return false;
        *action = lf_act(info->kind, args);
        return true;
    }
    return lf_expected(&in, n->expected);
}
