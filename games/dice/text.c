/* text.c - the notation of the dice game's actions; the grammar is in docs/notation.md. */
#include "games/dice/text.h"

#include "core/check.h"

/* ---- Dice, roads, knights ---- */

void dice_put_faces(struct lf_out *out, dice_faces faces)
{
    if (faces == 0) lf_put_char(out, '-');
    for (int face = 0; face < FACE_COUNT; face++) {
        int count = faces_of(faces, face);
        if (count == 0) continue;
        if (count > 1) lf_put_int(out, count);
        lf_put_char(out, DICE_LETTER[face]);
    }
}

void dice_put_roads(struct lf_out *out, unsigned roads)
{
    const char *between = "";
    if (!roads) lf_put_char(out, '-');
    for (; roads; roads &= roads - 1) {
        lf_put(out, between);
        lf_put_char(out, 'R');
        lf_put_int(out, __builtin_ctz(roads));
        between = " ";
    }
}

void dice_put_jokers(struct lf_out *out, unsigned knights)
{
    if (!knights) lf_put_char(out, '-');
    for (; knights; knights &= knights - 1) lf_put_int(out, __builtin_ctz(knights) + 1);
}

/* Six dice at most; "-" is none. */
bool dice_take_faces(struct lf_in *in, dice_faces *faces)
{
    uint8_t counts[FACE_COUNT];
    uint32_t before = in->at;
    int sum = 0;
    *faces = 0;
    bool good = lf_take_counts(in, DICE_LETTER, DICE_COUNT, counts);
    for (int face = 0; good && face < FACE_COUNT; face++) {
        sum += counts[face];
        *faces |= face_one(face) * (dice_faces)counts[face];
    }
    if (good && sum <= DICE_COUNT) return true;
    in->at = before;
    return lf_expected(in, LF_SAY("dice such as 2bg$ (letters b l w g o $), or -",
                                  "Würfel wie 2bg$ (Zeichen b l w g o $) oder -"));
}

bool dice_take_road(struct lf_in *in, int *road)
{
    uint64_t number;
    uint32_t before = in->at;
    if (lf_take(in, "R")) {
        char first = lf_peek(in), second = first ? in->text[in->at + 1] : 0;
        bool plain = first != '0' || second < '0' || second > '9';
        if (plain && lf_take_unsigned(in, DICE_ROADS - 1, &number)) {
            *road = (int)number;
            return true;
        }
    }
    in->at = before;
    return lf_expected(in, LF_SAY("a road, R0 to R15", "eine Straße, R0 bis R15"));
}

static bool take_knight(struct lf_in *in, int *knight)
{
    char c = lf_peek(in);
    if (c < '1' || c > '6')
        return lf_expected(in, LF_SAY("a knight, 1 to 6", "ein Ritter, 1 bis 6"));
    in->at++;
    *knight = c - '1';
    return true;
}

bool dice_take_jokers(struct lf_in *in, unsigned *knights)
{
    *knights = 0;
    if (lf_take(in, "-")) return true;
    for (char c; (c = lf_peek(in)) >= '1' && c <= '6'; in->at++) {
        if (*knights >> (c - '1')) break;                 /* ascending, each once */
        *knights |= 1u << (c - '1');
    }
    if (*knights) return true;
    return lf_expected(in, LF_SAY("knights as digits, ascending, or -",
                                  "Ritter als Ziffern, aufsteigend, oder -"));
}

static bool take_face(struct lf_in *in, int count, int *face, struct lf_say what)
{
    for (int f = 0; f < count; f++)
        if (lf_peek(in) == DICE_LETTER[f]) {
            in->at++;
            *face = f;
            return true;
        }
    return lf_expected(in, what);
}

bool dice_take_seat(struct lf_in *in, int *seat)
{
    char c = lf_peek(in);
    if (c < '0' || c >= '0' + DICE_SEATS)
        return lf_expected(in, LF_SAY("a seat from 0 to 5", "ein Platz von 0 bis 5"));
    in->at++;
    *seat = c - '0';
    return true;
}

/* ---- Actions ---- */

/* "2 w" turns a wool die to what is under knight 2; the sixth knight says to what: "6 w>b". */
static void print_joker(struct lf_out *out, uint64_t args)
{
    int knight = (int)(args >> 6), from = (int)(args >> 3 & 7), to = (int)(args & 7);
    lf_put_int(out, knight + 1);
    lf_put_char(out, ' ');
    lf_put_char(out, from < FACE_COUNT ? DICE_LETTER[from] : '?');
    if (knight + 1 < DICE_KNIGHTS) return;
    lf_put_char(out, '>');
    lf_put_char(out, to < FACE_COUNT ? DICE_LETTER[to] : '?');
}

static void print_args(struct lf_out *out, int kind, uint64_t args)
{
    switch (kind) {
    case K_START: lf_put_unsigned(out, args); return;
    case K_ROAD: lf_put_char(out, 'R'); lf_put_unsigned(out, args); return;
    case K_JOKER: print_joker(out, args); return;
    case K_GOLD: lf_put_char(out, args < RESOURCES ? DICE_LETTER[args] : '?'); return;
    default: dice_put_faces(out, (dice_faces)args); return;
    }
}

int dice_print(lf_action action, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    const struct lf_kind *info = DICE_KIND_TABLE;
    while (info->kind && info->kind != lf_kind_of(action)) info++;
    LF_ASSERT(info->kind);
    lf_put(&out, info->word);
    if (info->arguments[0]) {
        lf_put_char(&out, ' ');
        print_args(&out, info->kind, lf_args_of(action));
    }
    return lf_out_end(&out);
}

static bool parse_joker(struct lf_in *in, uint64_t *args)
{
    static const struct lf_say FACE = { { "a face, one of b l w g o $",
                                          "eine Seite aus b l w g o $" } };
    int knight = 0, from = 0, to = 0;
    if (!take_knight(in, &knight) || !lf_take_space(in)) return false;
    if (!take_face(in, FACE_COUNT, &from, FACE)) return false;
    to = SHEET_JOKER[knight];
    if (to == GOLD) {
        if (!lf_take(in, ">")) return lf_expected(in, LF_SAY("'>'", "'>'"));
        if (!take_face(in, FACE_COUNT, &to, FACE)) return false;
    }
    *args = dice_joker_args(knight, from, to);
    return true;
}

static bool parse_args(struct lf_in *in, int kind, uint64_t *args)
{
    int value = 0;
    dice_faces faces = 0;
    bool good;
    switch (kind) {
    case K_START: good = dice_take_seat(in, &value); break;
    case K_ROAD: good = dice_take_road(in, &value); break;
    case K_JOKER: return parse_joker(in, args);
    case K_GOLD:
        good = take_face(in, RESOURCES, &value, LF_SAY("a resource, one of b l w g o",
                                                       "ein Rohstoff aus b l w g o"));
        break;
    default:
        good = dice_take_faces(in, &faces);
        *args = faces;
        return good;
    }
    *args = (uint64_t)value;
    return good;
}

bool dice_parse(const char *text, lf_action *action, struct lf_error *error)
{
    struct lf_in in = lf_in_typed(text, error);
    uint64_t args = 0;
    for (const struct lf_kind *info = DICE_KIND_TABLE; info->kind; info++) {
        if (!lf_take_word(&in, info->word)) continue;
        if (info->arguments[0])
            if (!lf_take_space(&in) || !parse_args(&in, info->kind, &args)) return false;
        if (!lf_take_end(&in)) return false;
        *action = lf_act(info->kind, args);
        return true;
    }
    return lf_expected(&in, LF_SAY("an action word such as roll, reroll, road, end",
                                   "ein Aktionswort wie roll, reroll, road, end"));
}
