/* text.c - the notation of this game's actions; the grammar is in docs/notation.md. */
#include "games/knights/text.h"

#include "core/check.h"

const char KNIGHTS_LETTER[KIND_COUNT + 1] = "blwgopcm";
static const char *const EVENT_WORD[] = { "science", "trade", "politics", "ship", NULL };
enum { COMMIT_MAX = STRENGTHS * KNIGHTS_EACH };

/* ---- Cards ---- */

void knights_put_lanes(struct lf_out *out, uint64_t cards)
{
    if (cards == 0) lf_put_char(out, '-');
    for (int k = 0; k < KIND_COUNT; k++) {
        int count = cards_of(cards, k);
        if (count > 1) lf_put_int(out, count);
        if (count) lf_put_char(out, KNIGHTS_LETTER[k]);
    }
}

bool knights_take_lanes(struct lf_in *in, uint64_t *cards)
{
    uint8_t counts[KIND_COUNT];
    *cards = 0;
    if (!lf_take_counts(in, KNIGHTS_LETTER, KNIGHTS_INFINITE, counts))
        return lf_expected(in, LF_SAY("cards such as 2bgp (letters b l w g o p c m), or -",
                                      "Karten wie 2bgp (Buchstaben b l w g o p c m) oder -"));
    for (int k = 0; k < KIND_COUNT; k++) *cards |= cards_some(k, counts[k]);
    return true;
}

static void put_trade(struct lf_out *out, uint64_t fields)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    knights_put_lanes(out, given);
    lf_put_char(out, '>');
    knights_put_lanes(out, taken);
}

/* Given > taken as trade fields. A field is one signed number, so a kind on both sides cannot even
 * be written (IB-54), nor more than 31 of a kind. */
static bool take_trade(struct lf_in *in, uint64_t *fields)
{
    uint64_t given, taken;
    uint32_t start = in->at;
    if (!knights_take_lanes(in, &given)) return false;
    if (!lf_take(in, ">")) return lf_expected(in, LF_SAY("'>'", "'>'"));
    if (!knights_take_lanes(in, &taken)) return false;
    for (int k = 0; k < KIND_COUNT; k++) {
        int gives = cards_of(given, k), takes = cards_of(taken, k);
        if (!(gives && takes) && gives <= 31 && takes <= 31) continue;
        in->at = start;
        lf_expected(in, LF_SAY("different cards on the two sides, at most 31 of a kind",
                               "verschiedene Karten auf beiden Seiten, höchstens je 31"));
        if (in->error) in->error->rule = IB(54);
        return false;
    }
    *fields = trade_fields(given, taken);
    return true;
}

bool knights_take_letter(struct lf_in *in, int *lane)
{
    for (int k = 0; k < KIND_COUNT; k++)
        if (lf_peek(in) == KNIGHTS_LETTER[k]) {
            in->at++;
            *lane = k;
            return true;
        }
    return lf_expected(in, LF_SAY("a card, one of b l w g o p c m",
                                  "eine Karte aus b l w g o p c m"));
}

bool knights_take_card(struct lf_in *in, int *card)
{
    for (*card = 1; *card < CARD_COUNT; ++*card)
        if (lf_take_word(in, KNIGHTS_CARD[*card].word)) return true;
    return lf_expected(in, LF_SAY("a progress card such as merchant or spy",
                                  "eine Fortschrittskarte wie merchant oder spy"));
}

bool knights_take_track(struct lf_in *in, int *track)
{
    for (*track = 0; *track < TRACK_COUNT; ++*track)
        if (lf_take_word(in, KNIGHTS_TRACK_WORD[*track])) return true;
    return lf_expected(in, LF_SAY("science, trade or politics", "science, trade oder politics"));
}

/* ---- How the arguments of each kind are written ---- */

enum form {
    FORM_NONE, FORM_NUMBER, FORM_SEAT, FORM_DICE, FORM_SHUFFLE, FORM_EVENT, FORM_LETTER,
    FORM_CORNER, FORM_EDGE, FORM_HEX, FORM_CORNERS, FORM_PAIR, FORM_HEXES, FORM_IMPROVE,
    FORM_TRADE, FORM_OFFER, FORM_ROBBER, FORM_GIVEN, FORM_TAKEN, FORM_HARBOR, FORM_CARD,
    FORM_PLACE, FORM_TRACK, FORM_COMMIT,
};
static const uint8_t FORM[KNIGHTS_KINDS] = {
    [KN_BOARD] = FORM_NUMBER, [KN_SHUFFLE] = FORM_SHUFFLE, [KN_START] = FORM_SEAT,
    [KN_START_ROLL] = FORM_DICE, [KN_DICE] = FORM_DICE, [KN_EVENT] = FORM_EVENT,
    [KN_LOOT] = FORM_LETTER, [KN_SETTLEMENT] = FORM_CORNER, [KN_ROAD] = FORM_EDGE,
    [KN_CITY] = FORM_CORNER, [KN_WALL] = FORM_CORNER, [KN_IMPROVE] = FORM_IMPROVE,
    [KN_RECRUIT] = FORM_CORNER, [KN_ACTIVATE] = FORM_CORNER, [KN_PROMOTE] = FORM_CORNER,
    [KN_MOVE] = FORM_CORNERS, [KN_CHASE] = FORM_CORNER, [KN_ALCHEMIST] = FORM_DICE,
    [KN_ENGINEER] = FORM_CORNER, [KN_INVENTOR] = FORM_HEXES, [KN_MEDICINE] = FORM_CORNER,
    [KN_SMITH] = FORM_PAIR, [KN_MASTER_MERCHANT] = FORM_SEAT, [KN_MERCHANT] = FORM_HEX,
    [KN_MERCHANT_FLEET] = FORM_LETTER, [KN_RESOURCE_MONOPOLY] = FORM_LETTER,
    [KN_TRADE_MONOPOLY] = FORM_LETTER, [KN_BISHOP] = FORM_HEX, [KN_DESERTER] = FORM_SEAT,
    [KN_DIPLOMAT] = FORM_EDGE, [KN_INTRIGUE] = FORM_CORNER, [KN_SPY] = FORM_SEAT,
    [KN_BANK] = FORM_TRADE, [KN_OFFER] = FORM_OFFER, [KN_COUNTER] = FORM_TRADE,
    [KN_CONFIRM] = FORM_SEAT, [KN_ROBBER] = FORM_ROBBER, [KN_DISCARD] = FORM_GIVEN,
    [KN_HARBOR] = FORM_HARBOR, [KN_ANSWER] = FORM_LETTER, [KN_TAKE] = FORM_TAKEN,
    [KN_STEAL] = FORM_CARD, [KN_BURY] = FORM_CARD, [KN_DESERT] = FORM_CORNER,
    [KN_PLACE] = FORM_PLACE, [KN_RETREAT] = FORM_CORNER, [KN_PILLAGE] = FORM_CORNER,
    [KN_REWARD] = FORM_TRACK, [KN_COMMIT] = FORM_COMMIT, [KN_AQUEDUCT] = FORM_LETTER,
};

/* Kinds whose only argument may be hidden from a viewer: "?". */
static bool may_hide(int kind)
{
    return kind == KN_LOOT || kind == KN_ANSWER || kind == KN_PILLAGE || kind == KN_REWARD;
}

/* ---- Printing ---- */

static void put_place(struct lf_out *out, char letter, uint64_t place)
{
    lf_put_char(out, letter);
    lf_put_unsigned(out, place);
}

/* Two places, the second of which may be absent. */
static void put_two(struct lf_out *out, char letter, uint64_t args)
{
    put_place(out, letter, args >> 8);
    if ((args & 0xFF) == NOWHERE) return;
    lf_put_char(out, ' ');
    put_place(out, letter, args & 0xFF);
}

static void put_letter(struct lf_out *out, uint64_t lane)
{
    lf_put_char(out, lane < KIND_COUNT ? KNIGHTS_LETTER[lane] : '?');
}

static void put_cards(struct lf_out *out, uint64_t args)
{
    uint64_t given, taken;
    trade_lanes(args, &given, &taken);
    if (args & DISCARD_HIDDEN) put_place(out, '?', args & 0xFF);
    else knights_put_lanes(out, given + taken);
}

static void put_card(struct lf_out *out, uint64_t card)
{
    if (card < CARD_COUNT) lf_put(out, KNIGHTS_CARD[card].word);
    else {
        lf_put_char(out, '?');
        lf_put(out, KNIGHTS_TRACK_WORD[(card - CARD_HIDDEN) % TRACK_COUNT]);
    }
}

static void put_track(struct lf_out *out, uint64_t track)
{
    lf_put(out, track < TRACK_COUNT ? KNIGHTS_TRACK_WORD[track] : "?");
}

static void put_commit(struct lf_out *out, corner_set corners)
{
    const char *between = "";
    if (!corners_any(corners)) lf_put_char(out, '-');
    for (; corners_any(corners); corners = corners_rest(corners), between = " ") {
        lf_put(out, between);
        put_place(out, 'c', (uint64_t)corners_lowest(corners));
    }
}

static void put_more(struct lf_out *out, int form, uint64_t args)
{
    uint64_t low = args & 0xFF, high = args >> 8;
    switch (form) {
    case FORM_SHUFFLE:
        put_track(out, args >> 48 & 3);
        lf_put_char(out, ' ');
        if (args & SHUFFLE_HIDDEN) lf_put_char(out, '?');
        else lf_put_unsigned(out, args & (((uint64_t)1 << 48) - 1));
        return;
    case FORM_IMPROVE:
        put_track(out, high);
        if (low == NOWHERE) return;
        lf_put_char(out, ' ');
        put_place(out, 'c', low);
        return;
    case FORM_OFFER:
        base_put_seats(out, (lf_seats)(args >> 48));
        lf_put_char(out, ' ');
        put_trade(out, args);
        return;
    case FORM_ROBBER:
        put_place(out, 'h', low);
        if (high == LF_NOBODY) return;
        put_place(out, ' ', high);
        return;
    case FORM_HARBOR:
        lf_put_unsigned(out, high);
        lf_put_char(out, ' ');
        put_letter(out, low);
        return;
    default:
        lf_put_unsigned(out, high);
        lf_put(out, " c");
        lf_put_unsigned(out, low);
        return;
    }
}

static void put_args(struct lf_out *out, int form, uint64_t args)
{
    switch (form) {
    case FORM_NUMBER: case FORM_SEAT: lf_put_unsigned(out, args); return;
    case FORM_DICE:
        lf_put_unsigned(out, args / 6 + 1);
        put_place(out, ' ', args % 6 + 1);
        return;
    case FORM_EVENT: lf_put(out, EVENT_WORD[args & 3]); return;
    case FORM_LETTER: put_letter(out, args); return;
    case FORM_CORNER:
        if (args == HIDDEN_ARG) lf_put_char(out, '?');
        else put_place(out, 'c', args);
        return;
    case FORM_EDGE: put_place(out, 'e', args); return;
    case FORM_HEX: put_place(out, 'h', args); return;
    case FORM_CORNERS: case FORM_PAIR: put_two(out, 'c', args); return;
    case FORM_HEXES: put_two(out, 'h', args); return;
    case FORM_TRADE: put_trade(out, args); return;
    case FORM_GIVEN: case FORM_TAKEN: put_cards(out, args); return;
    case FORM_CARD: put_card(out, args); return;
    case FORM_TRACK: put_track(out, args); return;
    case FORM_COMMIT: put_commit(out, corners_of_word(args)); return;
    default: put_more(out, form, args); return;
    }
}

int knights_print(lf_action action, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    const struct lf_kind *info = KNIGHTS_KIND_TABLE;
    while (info->kind && info->kind != lf_kind_of(action)) info++;
    LF_ASSERT(info->kind);
    lf_put(&out, info->word);
    if (FORM[info->kind] != FORM_NONE) {
        lf_put_char(&out, ' ');
        put_args(&out, FORM[info->kind], lf_args_of(action));
    }
    return lf_out_end(&out);
}

/* ---- Parsing ---- */

static bool take_corner(struct lf_in *in, int *corner)
{
    return base_take_place(in, 'c', CORNER_COUNT, corner);
}

/* Two places: the second may be absent where `optional`; `sorted`: in any order. */
static bool take_two(struct lf_in *in, char letter, bool optional, bool sorted, uint64_t *args)
{
    int count = letter == 'h' ? HEX_COUNT : CORNER_COUNT, first, second = NOWHERE;
    if (!base_take_place(in, letter, count, &first)) return false;
    if (!optional || !lf_at_end(in))
        if (!base_take_space(in) || !base_take_place(in, letter, count, &second)) return false;
    if (sorted && second < first) {
        int held = first;
        first = second;
        second = held;
    }
    *args = (uint64_t)first << 8 | (uint64_t)second;
    return true;
}

static bool take_hidden_count(struct lf_in *in, uint64_t *args)
{
    uint64_t count;
    if (!lf_take_unsigned(in, 0xFF, &count))
        return lf_expected(in, LF_SAY("how many cards", "wie viele Karten"));
    *args = DISCARD_HIDDEN | count;
    return true;
}

static bool take_cards(struct lf_in *in, bool given, uint64_t *args)
{
    uint64_t cards;
    if (lf_take(in, "?")) return take_hidden_count(in, args);
    if (!knights_take_lanes(in, &cards)) return false;
    for (int k = 0; k < KIND_COUNT; k++)
        if (cards_of(cards, k) > 31)
            return lf_expected(in, LF_SAY("at most 31 cards of a kind",
                                          "höchstens 31 Karten je Sorte"));
    *args = given ? trade_fields(cards, 0) : trade_fields(0, cards);
    return true;
}

static bool take_shuffle(struct lf_in *in, uint64_t *args)
{
    int track;
    uint64_t number = 0;
    if (!knights_take_track(in, &track) || !base_take_space(in)) return false;
    if (lf_take(in, "?")) number = SHUFFLE_HIDDEN;
    else if (!lf_take_unsigned(in, ((uint64_t)1 << 48) - 1, &number))
        return lf_expected(in, LF_SAY("a number below 2^48", "eine Zahl unter 2^48"));
    *args = (uint64_t)track << 48 | number;
    return true;
}

static bool take_improve(struct lf_in *in, uint64_t *args)
{
    int track, corner = NOWHERE;
    if (!knights_take_track(in, &track)) return false;
    if (lf_take(in, " ") && !take_corner(in, &corner)) return false;
    *args = (uint64_t)track << 8 | (uint64_t)corner;
    return true;
}

static bool take_robber(struct lf_in *in, uint64_t *args)
{
    int hex, victim = LF_NOBODY;
    if (!base_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    if (lf_take(in, " ") && !base_take_seat(in, &victim)) return false;
    *args = (uint64_t)hex | (uint64_t)victim << 8;
    return true;
}

static bool take_offer(struct lf_in *in, uint64_t *args)
{
    lf_seats seats;
    if (!base_take_seats(in, &seats) || !base_take_space(in) || !take_trade(in, args)) return false;
    *args |= (uint64_t)seats << 48;
    return true;
}

static bool take_harbor(struct lf_in *in, uint64_t *args)
{
    int seat, lane = HIDDEN_ARG;
    if (!base_take_seat(in, &seat) || !base_take_space(in)) return false;
    if (!lf_take(in, "?") && !knights_take_letter(in, &lane)) return false;
    *args = (uint64_t)seat << 8 | (uint64_t)lane;
    return true;
}

static bool take_place(struct lf_in *in, uint64_t *args)
{
    char strength = lf_peek(in);
    int corner;
    if (strength < '1' || strength > '3')
        return lf_expected(in, LF_SAY("a strength, 1 to 3", "eine Stärke, 1 bis 3"));
    in->at++;
    if (!base_take_space(in) || !take_corner(in, &corner)) return false;
    *args = (uint64_t)(strength - '0') << 8 | (uint64_t)corner;
    return true;
}

static bool take_commit(struct lf_in *in, uint64_t *args)
{
    int corner, last = -1, count = 0;
    corner_set corners = corners_none();
    *args = 0;
    if (lf_take(in, "-")) return true;
    do {
        if (!take_corner(in, &corner)) return false;
        if (corner <= last || ++count > COMMIT_MAX)
            return lf_expected(in, LF_SAY("at most six corners, ascending",
                                          "höchstens sechs Kreuzungen, aufsteigend"));
        corners_add(&corners, corner);
        last = corner;
    } while (lf_take(in, " "));
    *args = corners_word(corners);
    return true;
}

static bool take_event(struct lf_in *in, int *event)
{
    for (*event = 0; EVENT_WORD[*event]; ++*event)
        if (lf_take_word(in, EVENT_WORD[*event])) return true;
    return lf_expected(in, LF_SAY("ship, science, trade or politics",
                                  "ship, science, trade oder politics"));
}

static bool take_progress(struct lf_in *in, int *value)
{
    int track;
    if (!lf_take(in, "?")) return knights_take_card(in, value);
    if (!knights_take_track(in, &track)) return false;
    *value = CARD_HIDDEN + track;
    return true;
}

static bool take_number(struct lf_in *in, uint64_t *args)
{
    return lf_take_unsigned(in, ((uint64_t)1 << 48) - 1, args) ||
           lf_expected(in, LF_SAY("a number below 2^48", "eine Zahl unter 2^48"));
}

static bool take_args(struct lf_in *in, int kind, uint64_t *args)
{
    int value = 0;
    bool good = false;
    if (may_hide(kind) && lf_take(in, "?")) { *args = HIDDEN_ARG; return true; }
    switch (FORM[kind]) {
    case FORM_NUMBER: return take_number(in, args);
    case FORM_SHUFFLE: return take_shuffle(in, args);
    case FORM_CORNERS: return take_two(in, 'c', false, false, args);
    case FORM_PAIR: return take_two(in, 'c', true, true, args);
    case FORM_HEXES: return take_two(in, 'h', false, true, args);
    case FORM_IMPROVE: return take_improve(in, args);
    case FORM_TRADE: return take_trade(in, args);
    case FORM_OFFER: return take_offer(in, args);
    case FORM_ROBBER: return take_robber(in, args);
    case FORM_GIVEN: return take_cards(in, true, args);
    case FORM_TAKEN: return take_cards(in, false, args);
    case FORM_HARBOR: return take_harbor(in, args);
    case FORM_PLACE: return take_place(in, args);
    case FORM_COMMIT: return take_commit(in, args);
    case FORM_SEAT: good = base_take_seat(in, &value); break;
    case FORM_DICE: good = base_take_dice(in, &value); break;
    case FORM_EVENT: good = take_event(in, &value); break;
    case FORM_LETTER: good = knights_take_letter(in, &value); break;
    case FORM_CORNER: good = take_corner(in, &value); break;
    case FORM_EDGE: good = base_take_place(in, 'e', EDGE_COUNT, &value); break;
    case FORM_HEX: good = base_take_place(in, 'h', HEX_COUNT, &value); break;
    case FORM_CARD: good = take_progress(in, &value); break;
    default: good = knights_take_track(in, &value); break;
    }
    *args = (uint64_t)value;
    return good;
}

bool knights_parse(const char *text, lf_action *action, struct lf_error *error)
{
    struct lf_in in = lf_in_typed(text, error);
    uint64_t args = 0;
    for (const struct lf_kind *info = KNIGHTS_KIND_TABLE; info->kind; info++) {
        if (!lf_take_word(&in, info->word)) continue;
        if (FORM[info->kind] != FORM_NONE &&
            (!base_take_space(&in) || !take_args(&in, info->kind, &args))) return false;
        if (!base_take_end(&in)) return false;
        *action = lf_act(info->kind, args);
        return true;
    }
    return lf_expected(&in, LF_SAY("an action word such as roll, city, recruit, bank, end",
                                   "ein Aktionswort wie roll, city, recruit, bank, end"));
}
