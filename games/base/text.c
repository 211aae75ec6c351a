/* text.c - the notation of the base game's actions; the grammar is in docs/notation.md. */
#include "games/base/text.h"

#include "core/check.h"

static const char RESOURCE_LETTER[] = "blwgo";
static const char DEV_LETTER[] = "krimv";

/* ---- Cards ---- */

static void put_counted(struct lf_out *out, int count, char letter)
{
    if (count == 0) return;
    if (count > 1) lf_put_int(out, count);
    lf_put_char(out, letter);
}

void base_put_lanes(struct lf_out *out, uint64_t cards)
{
    if (cards == 0) lf_put_char(out, '-');
    for (int k = 0; k < RESOURCE_COUNT; k++)
        put_counted(out, cards_of(cards, k), RESOURCE_LETTER[k]);
}

void base_put_nibbles(struct lf_out *out, uint32_t cards)
{
    if (cards == 0) lf_put_char(out, '-');
    for (int k = 0; k < DEV_COUNT; k++) put_counted(out, dev_of(cards, k), DEV_LETTER[k]);
}

void base_put_trade(struct lf_out *out, uint64_t given, uint64_t taken)
{
    base_put_lanes(out, given);
    lf_put_char(out, '>');
    base_put_lanes(out, taken);
}

void base_put_seats(struct lf_out *out, lf_seats seats)
{
    for (int i = 0; i < LF_SEATS_MAX; i++)
        if (seats >> i & 1) lf_put_int(out, i);
}

/* Notes a text that is understood, but that a rule forbids whatever the position. */
static bool expected_by(struct lf_in *in, struct lf_say what, lf_rule rule)
{
    bool first = !in->failed;
    lf_expected(in, what);
    if (first && in->error) in->error->rule = rule;
    return false;
}

bool base_take_lanes(struct lf_in *in, uint64_t *cards)
{
    uint8_t counts[RESOURCE_COUNT];
    *cards = 0;
    if (!lf_take_counts(in, RESOURCE_LETTER, LANE_MAX, counts))
        return lf_expected(in, LF_SAY("cards such as 2bg (letters b l w g o), or -",
                                      "Karten wie 2bg (Buchstaben b l w g o) oder -"));
    for (int k = 0; k < RESOURCE_COUNT; k++) *cards |= cards_some(k, counts[k]);
    return true;
}

bool base_take_nibbles(struct lf_in *in, uint32_t *cards)
{
    uint8_t counts[DEV_COUNT];
    *cards = 0;
    if (!lf_take_counts(in, DEV_LETTER, 15, counts))
        return lf_expected(in, LF_SAY("development cards such as 2kv (letters k r i m v), or -",
                                      "Entwicklungskarten wie 2kv (Buchstaben k r i m v) oder -"));
    for (int k = 0; k < DEV_COUNT; k++) *cards |= (uint32_t)counts[k] << 4 * k;
    return true;
}

/* Given > taken as trade fields. A field is one signed number, so a kind on both sides cannot
 * even be written (IB-54), nor more than 31 of a kind. */
bool base_take_trade(struct lf_in *in, uint64_t *fields)
{
    uint64_t given, taken;
    uint32_t start = in->at;
    if (!base_take_lanes(in, &given)) return false;
    if (!lf_take(in, ">")) return lf_expected(in, LF_SAY("'>'", "'>'"));
    if (!base_take_lanes(in, &taken)) return false;
    for (int k = 0; k < RESOURCE_COUNT; k++) {
        int gives = cards_of(given, k), takes = cards_of(taken, k);
        if ((gives && takes) || gives > 31 || takes > 31) {
            in->at = start;
            return expected_by(in, LF_SAY("different cards on the two sides, at most 31 of a kind",
                                          "verschiedene Karten auf beiden Seiten, höchstens je 31"),
                               IB(54));
        }
    }
    *fields = trade_fields(given, taken);
    return true;
}

/* ---- Places and seats ---- */

bool base_take_seat(struct lf_in *in, int *seat)
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

bool base_take_seats(struct lf_in *in, lf_seats *seats)
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

bool base_take_place(struct lf_in *in, char letter, int count, int *place)
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

bool base_take_corners(struct lf_in *in, corner_set *set)
{
    int place;
    *set = corners_none();
    if (lf_take(in, " -")) return true;
    do {
        if (!base_take_space(in) || !base_take_place(in, 'c', CORNER_COUNT, &place)) return false;
        corners_add(set, place);
    } while (!lf_at_end(in));
    return true;
}

bool base_take_edges(struct lf_in *in, edge_set *set)
{
    int place;
    *set = edges_none();
    if (lf_take(in, " -")) return true;
    do {
        if (!base_take_space(in) || !base_take_place(in, 'e', EDGE_COUNT, &place)) return false;
        edges_add(set, place);
    } while (!lf_at_end(in));
    return true;
}

static void put_place(struct lf_out *out, char letter, int place)
{
    lf_put_char(out, ' ');
    lf_put_char(out, letter);
    lf_put_int(out, place);
}

void base_put_corners(struct lf_out *out, corner_set at)
{
    if (!corners_any(at)) lf_put(out, " -");
    for (; corners_any(at); at = corners_rest(at)) put_place(out, 'c', corners_lowest(at));
}

void base_put_edges(struct lf_out *out, edge_set at)
{
    if (!edges_any(at)) lf_put(out, " -");
    for (; edges_any(at); at = edges_rest(at)) put_place(out, 'e', edges_lowest(at));
}

static bool take_die(struct lf_in *in, int *die)
{
    char c = lf_peek(in);
    if (c < '1' || c > '6') return lf_expected(in, LF_SAY("a die, 1 to 6", "ein Würfel, 1 bis 6"));
    in->at++;
    *die = c - '1';
    return true;
}

bool base_take_space(struct lf_in *in)
{
    return lf_take(in, " ") || lf_expected(in, LF_SAY("a space", "ein Leerzeichen"));
}

bool base_take_end(struct lf_in *in)
{
    return lf_at_end(in) || lf_expected(in, LF_SAY("the end", "das Ende"));
}

bool base_take_dice(struct lf_in *in, int *roll)
{
    int a = 0, b = 0;
    if (!take_die(in, &a) || !base_take_space(in) || !take_die(in, &b)) return false;
    *roll = 6 * a + b;
    return true;
}

static bool take_letter(struct lf_in *in, const char *letters, struct lf_say what, bool hidden,
                        uint64_t *args)
{
    if (hidden && lf_take(in, "?")) { *args = HIDDEN_ARG; return true; }
    for (int k = 0; letters[k]; k++)
        if (lf_peek(in) == letters[k]) {
            in->at++;
            *args = (uint64_t)k;
            return true;
        }
    return lf_expected(in, what);
}

/* ---- Actions ---- */

static void print_args(struct lf_out *out, int kind, uint64_t args)
{
    uint64_t given, taken;
    trade_lanes(args, &given, &taken);
    switch (kind) {
    case K_BOARD: case K_START: case K_CONFIRM: lf_put_unsigned(out, args); return;
    case K_START_ROLL: case K_DICE:
        lf_put_unsigned(out, args / 6 + 1);
        lf_put_char(out, ' ');
        lf_put_unsigned(out, args % 6 + 1);
        return;
    case K_CARD: lf_put_char(out, args < DEV_COUNT ? DEV_LETTER[args] : '?'); return;
    case K_LOOT: case K_MONOPOLY:
        lf_put_char(out, args < RESOURCE_COUNT ? RESOURCE_LETTER[args] : '?');
        return;
    case K_SETTLEMENT: case K_CITY: lf_put_char(out, 'c'); lf_put_unsigned(out, args); return;
    case K_ROAD: lf_put_char(out, 'e'); lf_put_unsigned(out, args); return;
    case K_INVENTION: base_put_lanes(out, taken); return;
    case K_OFFER:
        base_put_seats(out, (lf_seats)(args >> 48));
        lf_put_char(out, ' ');
        base_put_trade(out, given, taken);
        return;
    case K_BANK: case K_COUNTER: base_put_trade(out, given, taken); return;
    case K_ROBBER:
        lf_put_char(out, 'h');
        lf_put_unsigned(out, args & 0xFF);
        if (args >> 8 == LF_NOBODY) return;
        lf_put_char(out, ' ');
        lf_put_unsigned(out, args >> 8);
        return;
    case K_DISCARD:
        if (args & DISCARD_HIDDEN) { lf_put_char(out, '?'); lf_put_unsigned(out, args & 0xFF); }
        else base_put_lanes(out, given);
        return;
    default: return;
    }
}

static bool takes_arguments(int kind)
{
    const struct lf_kind *info = BASE_KIND_TABLE;
    while (info->kind != kind) info++;
    return info->arguments[0] != '\0';
}

int base_print(lf_action action, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    const struct lf_kind *info = BASE_KIND_TABLE;
    while (info->kind && info->kind != lf_kind_of(action)) info++;
    LF_ASSERT(info->kind);
    lf_put(&out, info->word);
    if (takes_arguments(info->kind)) {
        lf_put_char(&out, ' ');
        print_args(&out, info->kind, lf_args_of(action));
    }
    return lf_out_end(&out);
}

static bool parse_robber(struct lf_in *in, uint64_t *args)
{
    int hex, victim = LF_NOBODY;
    if (!base_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    if (lf_take(in, " ") && !base_take_seat(in, &victim)) return false;
    *args = (uint64_t)hex | (uint64_t)victim << 8;
    return true;
}

static bool parse_offer(struct lf_in *in, uint64_t *args)
{
    lf_seats seats;
    if (!base_take_seats(in, &seats) || !base_take_space(in)) return false;
    if (!base_take_trade(in, args)) return false;
    *args |= (uint64_t)seats << 48;
    return true;
}

static bool parse_discard(struct lf_in *in, uint64_t *args)
{
    uint64_t cards;
    if (lf_take(in, "?")) {
        if (!lf_take_unsigned(in, 0xFF, &cards))
            return lf_expected(in, LF_SAY("how many cards", "wie viele Karten"));
        *args = DISCARD_HIDDEN | cards;
        return true;
    }
    if (!base_take_lanes(in, &cards)) return false;
    for (int k = 0; k < RESOURCE_COUNT; k++)
        if (cards_of(cards, k) > 31)
            return lf_expected(in, LF_SAY("at most 31 cards of a kind",
                                          "höchstens 31 Karten je Sorte"));
    *args = trade_fields(cards, 0);
    return true;
}

static bool parse_invention(struct lf_in *in, uint64_t *args)
{
    uint64_t cards;
    if (!base_take_lanes(in, &cards)) return false;
    if (cards_count(cards) > 31)
        return lf_expected(in, LF_SAY("two cards", "zwei Karten"));
    *args = trade_fields(0, cards);
    return true;
}

static bool parse_args(struct lf_in *in, int kind, uint64_t *args)
{
    int value = 0;
    bool good;
    switch (kind) {
    case K_BOARD:
        return lf_take_unsigned(in, ((uint64_t)1 << 48) - 1, args) ||
               lf_expected(in, LF_SAY("a number below 2^48", "eine Zahl unter 2^48"));
    case K_START: case K_CONFIRM: good = base_take_seat(in, &value); break;
    case K_START_ROLL: case K_DICE: good = base_take_dice(in, &value); break;
    case K_CARD:
        return take_letter(in, DEV_LETTER, LF_SAY("a card, one of k r i m v ?",
                                                  "eine Karte aus k r i m v ?"), true, args);
    case K_LOOT: case K_MONOPOLY:
        return take_letter(in, RESOURCE_LETTER, LF_SAY("a resource, one of b l w g o",
                                                       "ein Rohstoff aus b l w g o"),
                           kind == K_LOOT, args);
    case K_SETTLEMENT: case K_CITY: good = base_take_place(in, 'c', CORNER_COUNT, &value); break;
    case K_ROAD: good = base_take_place(in, 'e', EDGE_COUNT, &value); break;
    case K_INVENTION: return parse_invention(in, args);
    case K_BANK: case K_COUNTER: return base_take_trade(in, args);
    case K_OFFER: return parse_offer(in, args);
    case K_ROBBER: return parse_robber(in, args);
    default: return parse_discard(in, args);
    }
    *args = (uint64_t)value;
    return good;
}

bool base_parse(const char *text, lf_action *action, struct lf_error *error)
{
    struct lf_in in = lf_in_typed(text, error);
    uint64_t args = 0;
    for (const struct lf_kind *info = BASE_KIND_TABLE; info->kind; info++) {
        if (!lf_take_word(&in, info->word)) continue;
        if (takes_arguments(info->kind)) {
            if (!base_take_space(&in) || !parse_args(&in, info->kind, &args)) return false;
        }
        if (!base_take_end(&in)) return false;
        *action = lf_act(info->kind, args);
        return true;
    }
    return lf_expected(&in, LF_SAY("an action word such as roll, settlement, bank, end",
                                   "ein Aktionswort wie roll, settlement, bank, end"));
}
