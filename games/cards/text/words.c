/* words.c - small texts: see words.h. */
#include "games/cards/text/words.h"

const struct lf_say CARDS_KIND_NAME[KINDS] = {
    [BRICK] = { { "brick", "Lehm" } }, [LUMBER] = { { "lumber", "Holz" } },
    [WOOL] = { { "wool", "Wolle" } },  [GRAIN] = { { "grain", "Getreide" } },
    [ORE] = { { "ore", "Erz" } },      [GOLD] = { { "gold", "Gold" } },
};
const struct lf_say CARDS_LAND_NAME[KINDS] = {
    [BRICK] = { { "hills", "Hügel" } },    [LUMBER] = { { "forest", "Wald" } },
    [WOOL] = { { "pasture", "Weide" } },   [GRAIN] = { { "fields", "Acker" } },
    [ORE] = { { "mountains", "Gebirge" } }, [GOLD] = { { "gold", "Gold" } },
};
const struct lf_say CARDS_SEAT_NAME[SEATS] = { { { "Red", "Rot" } }, { { "Blue", "Blau" } } };
const struct lf_say CARDS_FACE_NAME[FACE_QUESTION + 1] = {
    [FACE_NONE] = { { "nothing", "nichts" } },
    [FACE_CLUB] = { { "club: robbery", "Keule: Räuberüberfall" } },
    [FACE_MILL] = { { "mill: trade advantage", "Mühle: Handelsvorteil" } },
    [FACE_KNIGHT] = { { "knight: tournament", "Ritter: Turnier" } },
    [FACE_SUN] = { { "sun: a good year", "Sonne: gutes Jahr" } },
    [FACE_QUESTION] = { { "?: event card", "?: Ereigniskarte" } },
};

const char *const CARDS_STEP_WORD[STEP_COUNT + 1] = {
    "deal", "decks", "lay", "startroll", "starthand", "begin", "die", "eventdie", "event",
    "aftermath", "production", "main", "limit", "refill", "exchange", "next", "over", NULL,
};
const char *const CARDS_FACE_WORD[FACE_QUESTION + 2] = {
    "-", "club", "mill", "knight", "sun", "question", NULL,
};
const char *const CARDS_MODE_WORD[4] = { "base", "extended", "tournament", NULL };

/* ---- Places ---- */

void cards_put_place(struct lf_out *out, int place)
{
    if (place == NOWHERE) {
        lf_put_char(out, '-');
        return;
    }
    if (place & AT_OTHER) lf_put_char(out, '@');
    place &= ~AT_OTHER;
    if (place < AT_SITE) {
        int land = place % LANDS;
        lf_put_char(out, (char)('a' + land / 2));
        lf_put_char(out, (char)((place < AT_OUTER ? '1' : '3') + land % 2));
    } else if (place < AT_ROAD) {
        lf_put_int(out, (place - AT_SITE) / 4 + 1);
        lf_put_char(out, (char)('a' + (place - AT_SITE) % 4));
    } else if (place < AT_TOWN) {
        lf_put_char(out, (char)('a' + place - AT_ROAD));
        lf_put_char(out, '0');
    } else {
        lf_put_int(out, place - AT_TOWN + 1);
    }
}

static bool take_column(struct lf_in *in, int *place)
{
    int column = lf_peek(in) - 'a';
    char text[3] = { lf_peek(in), 0, 0 };
    for (int digit = 0; digit <= 4; digit++) {
        text[1] = (char)('0' + digit);
        if (!lf_take(in, text)) continue;
        *place = digit == 0 ? AT_ROAD + column
                            : (digit <= 2 ? AT_LAND : AT_OUTER) + column * 2 + (digit - 1) % 2;
        return true;
    }
    return false;
}

bool cards_take_place(struct lf_in *in, int *place)
{
    int other = lf_take(in, "@") ? AT_OTHER : 0;
    uint64_t town;
    if (lf_peek(in) >= 'a' && lf_peek(in) < 'a' + COLUMNS) {
        if (!take_column(in, place)) goto refused;
    } else {
        static const char *const SITE[] = { "a", "b", "c", "d" };
        if (!lf_take_unsigned(in, TOWNS, &town) || town == 0) goto refused;
        *place = AT_TOWN + (int)town - 1;
        for (int i = 0; i < 4; i++)
            if (lf_take(in, SITE[i])) {
                *place = AT_SITE + ((int)town - 1) * 4 + i;
                break;
            }
    }
    *place |= other;
    return true;
refused:
    return lf_expected(in, LF_SAY("a place: g0 to g4, 6, 6a to 6d",
                                  "ein Platz: g0 bis g4, 6, 6a bis 6d"));
}

/* ---- Piles ---- */

void cards_put_pile(struct lf_out *out, int pile)
{
    if (pile >= PILE_DISCARD) {
        lf_put_char(out, 'd');
        lf_put_int(out, pile - PILE_DISCARD);
    } else {
        lf_put_int(out, pile + 1);
    }
}

bool cards_take_pile(struct lf_in *in, int *pile)
{
    uint64_t number;
    if (lf_take(in, "d0")) *pile = PILE_DISCARD;
    else if (lf_take(in, "d1")) *pile = PILE_DISCARD + 1;
    else if (lf_take_unsigned(in, STACKS, &number) && number) *pile = (int)number - 1;
    else
        return lf_expected(in, LF_SAY("a pile: 1 to 8, d0, d1", "ein Stapel: 1 bis 8, d0, d1"));
    return true;
}

/* ---- Cards and resources ---- */

void cards_put_row(struct lf_out *out, int row)
{
    lf_put(out, row > ROW_NONE && row < ROW_COUNT ? row_of(row)->word : "?");
}

void cards_put_land(struct lf_out *out, int card)
{
    if (card == UNKNOWN) {
        lf_put_char(out, '?');
        return;
    }
    lf_put_char(out, CARDS_LETTERS[(card & 7) % KINDS]);
    lf_put_int(out, card >> 3 & 7);
}

static bool take_kind(struct lf_in *in, int *kind)
{
    char letter[2] = { 0, 0 };
    for (*kind = 0; *kind < KINDS; ++*kind) {
        letter[0] = CARDS_LETTERS[*kind];
        if (lf_take(in, letter)) return true;
    }
    return lf_expected(in, LF_SAY("a resource: b l w g o $", "ein Rohstoff: b l w g o $"));
}

bool cards_take_land(struct lf_in *in, int *card)
{
    int kind;
    uint64_t number;
    if (!take_kind(in, &kind)) return false;
    if (!lf_take_unsigned(in, 6, &number) || number == 0)
        return lf_expected(in, LF_SAY("a die number, 1 to 6", "eine Würfelzahl, 1 bis 6"));
    *card = kind | (int)number << 3;
    return true;
}

void cards_put_kinds(struct lf_out *out, const uint8_t count[KINDS])
{
    bool none = true;
    for (int k = 0; k < KINDS; k++) {
        if (!count[k]) continue;
        if (count[k] > 1) lf_put_int(out, count[k]);
        lf_put_char(out, CARDS_LETTERS[k]);
        none = false;
    }
    if (none) lf_put_char(out, '-');
}

bool cards_take_kinds(struct lf_in *in, uint8_t count[KINDS])
{
    return lf_take_counts(in, CARDS_LETTERS, 99, count) ||
           lf_expected(in, LF_SAY("resources such as 2bg$ (letters b l w g o $), or -",
                                  "Rohstoffe wie 2bg$ (Zeichen b l w g o $) oder -"));
}

void cards_say_kinds(struct lf_out *out, const uint8_t count[KINDS], enum lf_language language)
{
    const char *between = "";
    for (int k = 0; k < KINDS; k++) {
        if (!count[k]) continue;
        lf_put(out, between);
        lf_put_int(out, count[k]);
        lf_put_char(out, ' ');
        lf_put(out, CARDS_KIND_NAME[k].in[language]);
        between = ", ";
    }
    if (!*between) lf_put(out, language == LF_DE ? "nichts" : "nothing");
}
