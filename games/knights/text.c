/* text.c - the notation of this game's actions beyond what island games share; the grammar is in
 * docs/notation.md. */
#include "games/knights/text.h"

#include "games/knights/say.h"

static const char *const EVENT_WORD[] = { "science", "trade", "politics", "ship", NULL };
enum { COMMIT_MAX = STRENGTHS * KNIGHTS_EACH };

const struct island_cards KNIGHTS_LANES = {
    "blwgopcm", KIND_COUNT, KNIGHTS_INFINITE,
    { { "cards such as 2bgp (letters b l w g o p c m), or -",
        "Karten wie 2bgp (Buchstaben b l w g o p c m) oder -" } },
    { { "a card, one of b l w g o p c m", "eine Karte aus b l w g o p c m" } },
    knights_kind_name,
};

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

/* ---- The arguments of actions ---- */

#define PUT(name) \
    static void name(struct lf_out *out, const struct island_cards *cards, uint64_t args)
#define TAKE(name) \
    static bool name(struct lf_in *in, const struct island_cards *cards, uint64_t *args)

/* Two places, the second of which may be absent. */
static void put_two(struct lf_out *out, char letter, uint64_t args)
{
    island_put_place(out, letter, args >> 8);
    if ((args & 0xFF) == NOWHERE) return;
    lf_put_char(out, ' ');
    island_put_place(out, letter, args & 0xFF);
}

/* Two places: the second may be absent where `optional`; `sorted`: in any order. */
static bool take_two(struct lf_in *in, char letter, bool optional, bool sorted, uint64_t *args)
{
    int count = letter == 'h' ? HEX_COUNT : CORNER_COUNT, first, second = NOWHERE;
    if (!island_take_place(in, letter, count, &first)) return false;
    if (!optional || !lf_at_end(in))
        if (!lf_take_space(in) || !island_take_place(in, letter, count, &second)) return false;
    if (sorted && second < first) {
        int held = first;
        first = second;
        second = held;
    }
    *args = (uint64_t)first << 8 | (uint64_t)second;
    return true;
}

PUT(put_corners) { (void)cards; put_two(out, 'c', args); }
PUT(put_hexes)   { (void)cards; put_two(out, 'h', args); }
TAKE(take_corners) { (void)cards; return take_two(in, 'c', false, false, args); }
TAKE(take_pair)    { (void)cards; return take_two(in, 'c', true, true, args); }
TAKE(take_hexes)   { (void)cards; return take_two(in, 'h', false, true, args); }

PUT(put_taken)
{
    uint64_t given, taken;
    trade_lanes(args, &given, &taken);
    if (args & DISCARD_HIDDEN) island_put_place(out, '?', args & 0xFF);
    else island_put_lanes(out, cards, taken);
}
TAKE(take_taken) { return island_take_fields(in, cards, false, args); }

PUT(put_card)
{
    (void)cards;
    if (args < CARD_COUNT) lf_put(out, KNIGHTS_CARD[args].word);
    else {
        lf_put_char(out, '?');
        lf_put(out, KNIGHTS_TRACK_WORD[(args - CARD_HIDDEN) % TRACK_COUNT]);
    }
}

TAKE(take_card)
{
    int value = 0, hidden = lf_take(in, "?") ? CARD_HIDDEN : 0;
    (void)cards;
    if (!(hidden ? knights_take_track(in, &value) : knights_take_card(in, &value))) return false;
    *args = (uint64_t)(hidden + value);
    return true;
}

PUT(put_track) { (void)cards; lf_put(out, KNIGHTS_TRACK_WORD[args % TRACK_COUNT]); }
TAKE(take_track)
{
    int track;
    (void)cards;
    if (!knights_take_track(in, &track)) return false;
    *args = (uint64_t)track;
    return true;
}

PUT(put_event) { (void)cards; lf_put(out, EVENT_WORD[args & 3]); }
TAKE(take_event)
{
    int event;
    (void)cards;
    if (!lf_take_one_of(in, EVENT_WORD, LF_SAY("ship, science, trade or politics",
                                                    "ship, science, trade oder politics"), &event))
        return false;
    *args = (uint64_t)event;
    return true;
}

PUT(put_commit)
{
    const char *between = "";
    corner_set corners = corners_of_word(args);
    (void)cards;
    if (!corners_any(corners)) lf_put_char(out, '-');
    for (; corners_any(corners); corners = corners_rest(corners), between = " ") {
        lf_put(out, between);
        island_put_place(out, 'c', (uint64_t)corners_lowest(corners));
    }
}

TAKE(take_commit)
{
    int corner, last = -1, count = 0;
    corner_set corners = corners_none();
    (void)cards;
    *args = 0;
    if (lf_take(in, "-")) return true;
    do {
        if (!island_take_place(in, 'c', CORNER_COUNT, &corner)) return false;
        if (corner <= last || ++count > COMMIT_MAX)
            return lf_expected(in, LF_SAY("at most six corners, ascending",
                                          "höchstens sechs Kreuzungen, aufsteigend"));
        corners_add(&corners, corner);
        last = corner;
    } while (lf_take(in, " "));
    *args = corners_word(corners);
    return true;
}

PUT(put_shuffle)
{
    (void)cards;
    lf_put(out, KNIGHTS_TRACK_WORD[(args >> 48 & 3) % TRACK_COUNT]);
    lf_put_char(out, ' ');
    if (args & SHUFFLE_HIDDEN) lf_put_char(out, '?');
    else lf_put_unsigned(out, args & (((uint64_t)1 << 48) - 1));
}

TAKE(take_shuffle)
{
    int track;
    uint64_t number = SHUFFLE_HIDDEN;
    (void)cards;
    if (!knights_take_track(in, &track) || !lf_take_space(in)) return false;
    if (!lf_take(in, "?") && !island_take_number(in, &number)) return false;
    *args = (uint64_t)track << 48 | number;
    return true;
}

PUT(put_improve)
{
    put_track(out, cards, args >> 8);
    if ((args & 0xFF) == NOWHERE) return;
    lf_put_char(out, ' ');
    island_put_place(out, 'c', args & 0xFF);
}

TAKE(take_improve)
{
    int track, corner = NOWHERE;
    (void)cards;
    if (!knights_take_track(in, &track)) return false;
    if (lf_take(in, " ") && !island_take_place(in, 'c', CORNER_COUNT, &corner)) return false;
    *args = (uint64_t)track << 8 | (uint64_t)corner;
    return true;
}

PUT(put_harbor)
{
    lf_put_unsigned(out, args >> 8);
    lf_put_char(out, ' ');
    island_put_letter(out, cards, args & 0xFF);
}

TAKE(take_harbor)
{
    int seat, lane = HIDDEN_ARG;
    if (!island_take_seat(in, &seat) || !lf_take_space(in)) return false;
    if (!lf_take(in, "?") && !island_take_letter(in, cards, &lane)) return false;
    *args = (uint64_t)seat << 8 | (uint64_t)lane;
    return true;
}

PUT(put_strength)
{
    (void)cards;
    lf_put_unsigned(out, args >> 8);
    lf_put_char(out, ' ');
    island_put_place(out, 'c', args & 0xFF);
}

TAKE(take_strength)
{
    char strength = lf_peek(in);
    int corner;
    (void)cards;
    if (strength < '1' || strength > '3')
        return lf_expected(in, LF_SAY("a strength, 1 to 3", "eine Stärke, 1 bis 3"));
    in->at++;
    if (!lf_take_space(in) || !island_take_place(in, 'c', CORNER_COUNT, &corner)) return false;
    *args = (uint64_t)(strength - '0') << 8 | (uint64_t)corner;
    return true;
}

static const struct island_form FORMS[] = {
    { "TRACK NUMBER", 0, false, put_shuffle, take_shuffle },
    { "EVENT", 0, false, put_event, take_event },
    { "CORNER CORNER", 0, false, put_corners, take_corners },
    { "CORNER [CORNER]", 0, false, put_corners, take_pair },
    { "HEX HEX", 0, false, put_hexes, take_hexes },
    { "TRACK [CORNER]", 0, false, put_improve, take_improve },
    { "CARDS", KN_TAKE, false, put_taken, take_taken },
#ifdef ISLAND_WIDE
    { "CARDS", KN_GOLD, false, put_taken, take_taken },
#endif
    { "SEAT RESOURCE", 0, false, put_harbor, take_harbor },
    { "PROGRESS", 0, false, put_card, take_card },
    { "STRENGTH CORNER", 0, false, put_strength, take_strength },
    { "TRACK", 0, true, put_track, take_track },
    { "CORNERS", 0, false, put_commit, take_commit },
    { 0 },
};
const struct island_notation KNIGHTS_NOTATION = {
    KNIGHTS_KIND_TABLE, &KNIGHTS_LANES, FORMS,
    { { "an action word such as roll, city, recruit, bank, end",
        "ein Aktionswort wie roll, city, recruit, bank, end" } },
};

int knights_print(lf_action action, char *text, size_t size)
{
    return island_print_action(&KNIGHTS_NOTATION, action, text, size);
}

bool knights_parse(const char *text, lf_action *action, struct lf_error *error)
{
    return island_parse_action(&KNIGHTS_NOTATION, text, action, error);
}
