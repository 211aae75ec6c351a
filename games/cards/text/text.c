/* text.c - actions as text and back (docs/notation.md). */
#include "core/check.h"
#include "games/cards/table/figures.h"
#include "games/cards/text/text.h"
#include "games/cards/view/view.h"

const char *const CARDS_DEAL_WORD[DEALS + 1] = {
    "base", "set", "events", "lands", "deck0", "deck1", "inquisition0", "inquisition1", NULL,
};

/* How the arguments of a kind are written. */
enum form {
    FORM_NONE, FORM_SHUFFLE, FORM_DICE, FORM_NUMBER, FORM_FACE, FORM_KIND, FORM_COPIES,
    FORM_ROW, FORM_ROW_PLACE, FORM_ROW_PILE, FORM_BANK, FORM_OFFER, FORM_PLACE, FORM_PILE,
    FORM_LAND, FORM_SWAP, FORM_SAMPLE,
};
static const uint8_t FORM[CARDS_KINDS] = {
    [ACT_SHUFFLE] = FORM_SHUFFLE, [ACT_START_ROLL] = FORM_DICE, [ACT_DIE] = FORM_NUMBER,
    [ACT_EVENT] = FORM_FACE, [ACT_ATTACK] = FORM_NUMBER, [ACT_WATCH] = FORM_NUMBER,
    [ACT_LAY] = FORM_KIND, [ACT_DECK] = FORM_COPIES, [ACT_STRIKE] = FORM_COPIES,
    [ACT_BUILD] = FORM_ROW_PLACE, [ACT_PLAY] = FORM_ROW, [ACT_BANK] = FORM_BANK,
    [ACT_OFFER] = FORM_OFFER, [ACT_USE] = FORM_PLACE, [ACT_SELL] = FORM_ROW,
    [ACT_LIFT] = FORM_PILE, [ACT_DEMOLISH] = FORM_PLACE, [ACT_GAIN] = FORM_PLACE,
    [ACT_PAY] = FORM_PLACE, [ACT_NAME] = FORM_KIND, [ACT_CHOOSE] = FORM_NUMBER,
    [ACT_DRAW] = FORM_PILE, [ACT_SEARCH] = FORM_PILE, [ACT_TAKE] = FORM_ROW,
    [ACT_BURY] = FORM_ROW_PILE, [ACT_HIT] = FORM_PLACE, [ACT_PUT] = FORM_PLACE,
    [ACT_LAND] = FORM_LAND, [ACT_SWAP] = FORM_SWAP, [ACT_BAN] = FORM_PILE,
    [ACT_SAMPLE] = FORM_SAMPLE,
};

/* ---- Printing ---- */

static void put_kind(struct lf_out *out, uint64_t kind)
{
    lf_put_char(out, kind < KINDS ? CARDS_LETTERS[kind] : '?');
}

static void put_nibbles(struct lf_out *out, uint64_t nibbles)
{
    uint8_t count[KINDS];
    for (int k = 0; k < KINDS; k++) count[k] = (uint8_t)(nibbles >> 4 * k & 15);
    cards_put_kinds(out, count);
}

static void put_bank(struct lf_out *out, uint64_t args)
{
    if ((args >> 8 & 0xFF) > 1) lf_put_unsigned(out, args >> 8 & 0xFF);
    put_kind(out, args >> 24);
    lf_put_char(out, '>');
    put_kind(out, args >> 16 & 0xFF);
    if ((args & 0xFF) == NOWHERE) return;
    lf_put_char(out, ' ');
    cards_put_place(out, (int)(args & 0xFF));
}

static void put_shuffle(struct lf_out *out, uint64_t args)
{
    lf_put(out, CARDS_DEAL_WORD[args >> 48 & 7]);
    lf_put_char(out, ' ');
    if (args & SHUFFLE_HIDDEN) lf_put_char(out, '?');
    else lf_put_unsigned(out, args & (((uint64_t)1 << 48) - 1));
}

static void put_two(struct lf_out *out, int form, uint64_t args)
{
    int low = (int)(args & 0xFF), high = (int)(args >> 8 & 0xFF);
    if (form == FORM_LAND) cards_put_land(out, high);
    else if (form == FORM_SWAP) cards_put_place(out, high);
    else cards_put_row(out, high);
    lf_put_char(out, ' ');
    if (form == FORM_COPIES && low == HIDDEN_ROW) lf_put_char(out, '?');
    else if (form == FORM_COPIES) lf_put_int(out, low);
    else if (form == FORM_ROW_PILE) cards_put_pile(out, low);
    else cards_put_place(out, low);
}

/* As it is seen, "?" names the card that it turns up. */
static void put_face(struct lf_out *out, uint64_t args)
{
    uint64_t face = args & 0xFF;
    lf_put(out, CARDS_FACE_WORD[face <= FACE_QUESTION ? face : 0]);
    if (!(args >> 8)) return;
    lf_put_char(out, ' ');
    cards_put_row(out, (int)(args >> 8));
}

static void put_args(struct lf_out *out, int form, uint64_t args)
{
    switch (form) {
    case FORM_SHUFFLE: put_shuffle(out, args); return;
    case FORM_DICE:
        lf_put_unsigned(out, args & 0xFF);
        lf_put_char(out, ' ');
        lf_put_unsigned(out, args >> 8);
        return;
    case FORM_NUMBER: lf_put_unsigned(out, args); return;
    case FORM_FACE: put_face(out, args); return;
    case FORM_KIND: put_kind(out, args); return;
    case FORM_ROW: cards_put_row(out, (int)args); return;
    case FORM_BANK: put_bank(out, args); return;
    case FORM_OFFER:
        put_nibbles(out, args >> 24);
        lf_put_char(out, '>');
        put_nibbles(out, args & 0xFFFFFF);
        return;
    case FORM_PLACE: cards_put_place(out, (int)args); return;
    case FORM_SAMPLE: cards_put_sample(out, (int)args); return;
    case FORM_PILE: cards_put_pile(out, (int)args); return;
    default: put_two(out, form, args); return;
    }
}

int cards_print(lf_action action, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    const struct lf_kind *info = CARDS_KIND_TABLE;
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

bool cards_take_row(struct lf_in *in, int *row)
{
    char word[LF_ACTION_TEXT_MAX];
    size_t length = 0;
    struct lf_in letters = *in;
    for (; lf_peek(&letters) && length + 1 < sizeof word; letters.at++)
        word[length++] = lf_peek(&letters);
    word[length] = 0;
    *row = cards_row_of_word(word, &length);
    if (!*row) return lf_expected(in, LF_SAY("a card, such as black-knight",
                                             "eine Karte, etwa black-knight"));
    in->at += (uint32_t)length;
    return true;
}

static bool take_row(struct lf_in *in, uint64_t *row)
{
    int value = HIDDEN_ROW;
    if (!lf_take(in, "?") && !cards_take_row(in, &value)) return false;
    *row = (uint64_t)value;
    return true;
}

static bool take_kind(struct lf_in *in, uint64_t *kind)
{
    for (uint64_t k = 0; k < KINDS; k++)
        if (lf_peek(in) == CARDS_LETTERS[k]) {
            in->at++;
            *kind = k;
            return true;
        }
    return lf_expected(in, LF_SAY("one of b l w g o $", "eines von b l w g o $"));
}

static bool take_small(struct lf_in *in, uint64_t min, uint64_t max, uint64_t *value)
{
    uint32_t before = in->at;
    if (lf_take_unsigned(in, max, value) && *value >= min) return true;
    in->at = before;
    return lf_expected(in, LF_SAY("a number that can occur here", "eine hier mögliche Zahl"));
}

bool cards_take_nibbles(struct lf_in *in, uint64_t *nibbles)
{
    uint8_t count[KINDS];
    uint32_t before = in->at;
    *nibbles = 0;
    if (!cards_take_kinds(in, count)) return false;
    for (int k = 0; k < KINDS; k++) {
        if (count[k] > 15) {
            in->at = before;
            return lf_expected(in, LF_SAY("at most 15 of a kind", "höchstens 15 von einer Art"));
        }
        *nibbles |= (uint64_t)count[k] << 4 * k;
    }
    return true;
}

bool cards_take_trade(struct lf_in *in, uint64_t *args)
{
    uint64_t given, wanted;
    if (!cards_take_nibbles(in, &given)) return false;
    if (!lf_take(in, ">")) return lf_expected(in, LF_SAY("'>'", "'>'"));
    if (!cards_take_nibbles(in, &wanted)) return false;
    *args = given << 24 | wanted;
    return true;
}

static bool take_bank(struct lf_in *in, uint64_t *args)
{
    uint64_t rate = 1, given = 0, taken = 0;
    int place = NOWHERE;
    if (lf_peek(in) >= '0' && lf_peek(in) <= '9' && !take_small(in, 2, 3, &rate)) return false;
    if (!take_kind(in, &given)) return false;
    if (!lf_take(in, ">")) return lf_expected(in, LF_SAY("'>'", "'>'"));
    if (!take_kind(in, &taken)) return false;
    if (lf_take(in, " ") && !cards_take_place(in, &place)) return false;
    *args = (uint64_t)place | rate << 8 | taken << 16 | given << 24;
    return true;
}

static bool take_shuffle(struct lf_in *in, uint64_t *args)
{
    uint64_t deal = 0, number = 0;
    while (CARDS_DEAL_WORD[deal] && !lf_take(in, CARDS_DEAL_WORD[deal])) deal++;
    if (!CARDS_DEAL_WORD[deal])
        return lf_expected(in, LF_SAY("base, set, events, lands, deck0, deck1, inquisition0 or "
                                      "inquisition1",
                                      "base, set, events, lands, deck0, deck1, inquisition0 oder "
                                      "inquisition1"));
    if (!lf_take_space(in)) return false;
    if (lf_take(in, "?")) number = SHUFFLE_HIDDEN;
    else if (!lf_take_unsigned(in, ((uint64_t)1 << 48) - 1, &number))
        return lf_expected(in, LF_SAY("a number below 2^48", "eine Zahl unter 2^48"));
    *args = deal << 48 | number;
    return true;
}

static bool take_face(struct lf_in *in, uint64_t *face)
{
    int row = ROW_NONE;
    for (*face = FACE_CLUB; CARDS_FACE_WORD[*face]; ++*face) {
        if (!lf_take_word(in, CARDS_FACE_WORD[*face])) continue;
        if (*face != FACE_QUESTION || !lf_take(in, " ")) return true;
        if (!cards_take_row(in, &row)) return false;
        *face |= (uint64_t)row << 8;
        return true;
    }
    return lf_expected(in, LF_SAY("club, mill, knight, sun or question",
                                  "club, mill, knight, sun oder question"));
}

static bool take_two(struct lf_in *in, int form, uint64_t *args)
{
    int first = 0, second = HIDDEN_ROW;
    uint64_t row = 0, number = HIDDEN_ROW;
    bool good = form == FORM_LAND ? cards_take_land(in, &first)
              : form == FORM_SWAP ? cards_take_place(in, &first) : take_row(in, &row);
    if (!good || !lf_take_space(in)) return false;
    if (form == FORM_COPIES) {
        if (!lf_take(in, "?") && !take_small(in, 1, 9, &number)) return false;
        second = (int)number;
    } else if (form == FORM_ROW_PILE ? !cards_take_pile(in, &second)
                                     : !cards_take_place(in, &second)) {
        return false;
    }
    *args = ((uint64_t)first | row) << 8 | (uint64_t)second;
    return true;
}

static bool take_args(struct lf_in *in, int kind, uint64_t *args)
{
    uint64_t second;
    int value = 0;
    switch (FORM[kind]) {
    case FORM_SHUFFLE: return take_shuffle(in, args);
    case FORM_DICE:
        if (!take_small(in, 1, 6, args) || !lf_take_space(in) ||
            !take_small(in, 1, 6, &second)) return false;
        *args |= second << 8;
        return true;
    case FORM_NUMBER: return take_small(in, kind == ACT_CHOOSE ? 0 : 1, 99, args);
    case FORM_FACE: return take_face(in, args);
    case FORM_KIND: return take_kind(in, args);
    case FORM_ROW: return take_row(in, args);
    case FORM_BANK: return take_bank(in, args);
    case FORM_OFFER: return cards_take_trade(in, args);
    case FORM_PLACE:
        if (!cards_take_place(in, &value)) return false;
        *args = (uint64_t)value;
        return true;
    case FORM_SAMPLE:
        value = HIDDEN_ROW;
        if (!lf_take(in, "?") && !cards_take_sample(in, &value)) return false;
        *args = (uint64_t)value;
        return true;
    case FORM_PILE:
        if (!cards_take_pile(in, &value)) return false;
        *args = (uint64_t)value;
        return true;
    default: return take_two(in, FORM[kind], args);
    }
}

bool cards_parse(const char *text, lf_action *action, struct lf_error *error)
{
    struct lf_in in = lf_in_typed(text, error);
    uint64_t args = 0;
    for (const struct lf_kind *info = CARDS_KIND_TABLE; info->kind; info++) {
        if (!lf_take_word(&in, info->word)) continue;
        if (FORM[info->kind] != FORM_NONE &&
            (!lf_take_space(&in) || !take_args(&in, info->kind, &args))) return false;
        if (!lf_at_end(&in))
            return lf_expected(&in, LF_SAY("the end of the action", "das Ende der Aktion"));
        *action = lf_act(info->kind, args);
        return true;
    }
    return lf_expected(&in, LF_SAY("an action word such as roll, build, play, bank, end",
                                   "ein Aktionswort wie roll, build, play, bank, end"));
}
