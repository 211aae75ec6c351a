/* poke.c - sets one field of a position (docs/notation.md); poke_cards.c has those about cards.
 * What follows from the cards (points, figures, supplies) is made anew after every field. */
#include "games/cards/frames/frames.h"
#include "games/cards/text/position.h"

static bool take_seat(struct lf_in *in, int *seat)
{
    char c = lf_peek(in);
    if (c != '0' && c != '1')
        return lf_expected(in, LF_SAY("a seat, 0 or 1", "ein Platz, 0 oder 1"));
    *seat = c - '0';
    in->at++;
    return true;
}

static bool poke_seat(struct lf_in *in, uint8_t *value)
{
    int seat = LF_NOBODY;
    if (!lf_take(in, "-") && !take_seat(in, &seat)) return false;
    *value = (uint8_t)seat;
    return true;
}

static bool poke_word(struct lf_in *in, const char *const *words, uint8_t *value)
{
    for (int i = 0; words[i]; i++)
        if (lf_take_word(in, words[i])) {
            *value = (uint8_t)i;
            return true;
        }
    return lf_expected(in, LF_SAY("a word that can stand here", "ein hier mögliches Wort"));
}

/* "drew holy" or "-" */
static bool poke_words(struct lf_in *in, const char *const *words, uint8_t *bits)
{
    uint8_t word;
    *bits = 0;
    if (lf_take(in, "-")) return true;
    do {
        int i = 0;
        while (words[i] && !lf_take(in, words[i])) i++;
        if (!words[i]) return poke_word(in, words, &word);
        *bits = (uint8_t)(*bits | 1u << i);
    } while (lf_take(in, " "));
    return true;
}

static bool poke_seats(struct lf_in *in, uint8_t *seats)
{
    *seats = 0;
    if (lf_take(in, "-")) return true;
    if (lf_take(in, "0")) *seats |= 1;
    if (lf_take(in, "1")) *seats |= 2;
    return *seats || lf_expected(in, LF_SAY("seats, such as 01", "Plätze, etwa 01"));
}

/* ---- Towns and roads; what is left to build follows from them ---- */

static void count_supply(struct cards_state *s)
{
    int roads = 0, towns = 0, cities = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        roads += __builtin_popcount(s->realm[seat].roads);
        for (int t = 0; t < TOWNS; t++) {
            towns += s->realm[seat].town[t] > TOWN_NONE;
            cities += s->realm[seat].town[t] >= TOWN_CITY;
        }
    }
    s->supply[0] = (uint8_t)(roads > 9 ? 0 : row_of(ROW_road)->count + 2 - roads);
    s->supply[1] = (uint8_t)(towns > 9 ? 0 : row_of(ROW_settlement)->count + 4 - towns);
    s->supply[2] = (uint8_t)(cities > 7 ? 0 : row_of(ROW_city)->count - cities);
}

/* "6:2" */
static bool poke_town(struct cards_state *s, struct lf_in *in, int seat)
{
    uint64_t town;
    uint8_t level = 0;
    if (!lf_take_unsigned(in, TOWNS, &town) || !town || !lf_take(in, ":"))
        return lf_expected(in, LF_SAY("a town and its level, such as 6:2",
                                      "ein Ort und seine Stufe, etwa 6:2"));
    if (!cards_poke_small(in, TOWN_METROPOLIS, &level)) return false;
    uint8_t *now = &s->realm[seat].town[town - 1];
    if (!cards_poke_crowned(s, in, seat, *now, level)) return false;
    *now = level;
    count_supply(s);
    return true;
}

static bool poke_towns(struct cards_state *s, struct lf_in *in, int seat)
{
    for (int t = 0; t < TOWNS; t++) {
        cards_poke_crowned(s, in, seat, s->realm[seat].town[t], TOWN_NONE);
        s->realm[seat].town[t] = TOWN_NONE;
    }
    while (!lf_at_end(in))
        if (!cards_take_space(in) || !poke_town(s, in, seat)) return false;
    return true;
}

static bool poke_roads(struct cards_state *s, struct lf_in *in, int seat)
{
    int place;
    s->realm[seat].roads = 0;
    while (!lf_at_end(in)) {
        if (!cards_take_space(in) || !cards_take_place(in, &place)) return false;
        if (place < AT_ROAD || place >= AT_TOWN)
            return lf_expected(in, LF_SAY("a road, such as g0", "eine Straße, etwa g0"));
        s->realm[seat].roads = (uint16_t)(s->realm[seat].roads | 1u << (place - AT_ROAD));
    }
    count_supply(s);
    return true;
}

/* ---- Fields of a seat: "KEY SEAT ..." ---- */

static bool poke_of_seat(struct cards_state *s, struct lf_in *in, bool *found)
{
    static const struct {
        const char *key;
        bool list;                   /* a list, with the space before each item still to come */
        bool (*poke)(struct cards_state *s, struct lf_in *in, int seat);
    } FIELD[] = {
        { "lands", true, cards_poke_lands }, { "towns", true, poke_towns },
        { "roads", true, poke_roads }, { "cards", true, cards_poke_card_list },
        { "land", false, cards_poke_land }, { "town", false, poke_town },
        { "card", false, cards_poke_card }, { "store", false, cards_poke_store },
    };
    int seat = 0;
    for (size_t i = 0; i < sizeof FIELD / sizeof FIELD[0]; i++) {
        if (!lf_take_word(in, FIELD[i].key)) continue;
        *found = true;
        if (!cards_take_space(in) || !take_seat(in, &seat)) return false;
        if (!FIELD[i].list && !cards_take_space(in)) return false;
        return FIELD[i].poke(s, in, seat);
    }
    return false;
}

/* ---- Piles: "hand SEAT CARD...", "stack PILE CARD..." ---- */

static bool poke_piles(struct cards_state *s, struct lf_in *in, bool *found)
{
    int seat = 0, pile = 0;
    *found = true;
    if (lf_take_word(in, "hand"))
        return cards_take_space(in) && take_seat(in, &seat) &&
               cards_poke_pile(s, in, PILE_HAND + seat);
    if (lf_take_word(in, "stack") || lf_take_word(in, "discard"))
        return cards_take_space(in) && cards_take_pile(in, &pile) && cards_poke_pile(s, in, pile);
    if (lf_take_word(in, "events")) return cards_poke_pile(s, in, PILE_EVENTS);
    if (lf_take_word(in, "display")) return cards_poke_pile(s, in, PILE_DISPLAY);
    if (lf_take_word(in, "aside")) return cards_poke_pile(s, in, PILE_ASIDE);
    if (lf_take_word(in, "drawn")) return cards_poke_pile(s, in, PILE_DRAWN);
    if (lf_take_word(in, "landstack")) return cards_poke_land_stack(s, in);
    *found = false;
    return false;
}

/* ---- Frames ---- */

static bool poke_frame(struct cards_state *s, struct lf_in *in)
{
    struct frame f = { .kind = 0 };
    int kind = 1, seat = LF_CHANCE;
    for (; kind < FRAME_KINDS; kind++)
        if (CARDS_FRAME[kind] && lf_take_word(in, CARDS_FRAME[kind]->word)) break;
    if (kind == FRAME_KINDS || !lf_take(in, ":"))
        return lf_expected(in, LF_SAY("what is owed, such as gain:0:1:63",
                                      "was geschuldet ist, etwa gain:0:1:63"));
    if (!lf_take(in, "-") && !take_seat(in, &seat)) return false;
    for (int i = 0; i < FRAME_ARGS && lf_take(in, ":"); i++)
        if (!cards_poke_small(in, 255, &f.arg[i])) return false;
    f.kind = (uint8_t)kind;
    f.seat = (uint8_t)seat;
    if (s->depth == FRAMES) return cards_poke_refuse(in);
    frame_push(s, f);
    return true;
}

static bool poke_frames(struct cards_state *s, struct lf_in *in)
{
    while (s->depth) frame_pop(s);
    if (lf_take(in, " -")) return true;
    while (!lf_at_end(in))
        if (!cards_take_space(in) || !poke_frame(s, in)) return false;
    return true;
}

/* ---- The rest ---- */

static bool poke_turn(struct cards_state *s, struct lf_in *in)
{
    uint64_t turn;
    if (!lf_take_unsigned(in, 2000, &turn))
        return lf_expected(in, LF_SAY("a number up to 2000", "eine Zahl bis 2000"));
    s->turn = (uint16_t)turn;
    return true;
}

static bool poke_cheap(struct cards_state *s, struct lf_in *in)
{
    int place = NOWHERE, kind = 0;
    s->cheap = s->cheap_fleet = NOWHERE;
    if (lf_take(in, "-")) return true;
    while (kind < KINDS && lf_peek(in) != CARDS_LETTERS[kind]) kind++;
    if (kind == KINDS)
        return lf_expected(in, LF_SAY("one of b l w g o $", "eines von b l w g o $"));
    in->at++;
    if (lf_take(in, " ") && !cards_take_place(in, &place)) return false;
    s->cheap = (uint8_t)kind;
    s->cheap_fleet = (uint8_t)place;
    return true;
}

static bool poke_ban(struct cards_state *s, struct lf_in *in)
{
    uint8_t seat;
    int pile;
    if (!cards_take_pile(in, &pile) || !cards_take_space(in) || !poke_seat(in, &seat)) return false;
    if (!cards_poke_banned(s, in, pile, seat)) return false;
    s->ban[pile] = (uint8_t)(seat == LF_NOBODY ? 0 : s->ban[pile] | seat_bit(seat));
    return true;
}

static bool poke_turned(struct cards_state *s, struct lf_in *in)
{
    int row = ROW_NONE;
    if (!lf_take(in, "-") && !cards_take_row(in, &row)) return false;
    s->event_card = (uint8_t)row;
    return true;
}

static bool poke_copies(struct cards_state *s, struct lf_in *in)
{
    int seat = 0, place = NOWHERE;
    if (!take_seat(in, &seat) || !cards_take_space(in)) return false;
    if (!lf_take(in, "-") && !cards_take_place(in, &place)) return false;
    if (place != NOWHERE && (place < AT_OUTER || place >= AT_OUTER + SLOTS))
        return lf_expected(in, LF_SAY("a place for a card", "ein Platz für eine Karte"));
    s->copies[seat] = (uint8_t)place;
    return true;
}

static bool poke_searched(struct cards_state *s, struct lf_in *in)
{
    int pile = NOWHERE;
    if (!lf_take(in, "-") && !cards_take_pile(in, &pile)) return false;
    s->searched = (uint8_t)pile;
    return true;
}

static bool poke_supply(struct cards_state *s, struct lf_in *in)
{
    return cards_poke_small(in, 7, &s->supply[0]) && cards_take_space(in) &&
           cards_poke_small(in, 5, &s->supply[1]) && cards_take_space(in) &&
           cards_poke_small(in, 7, &s->supply[2]);
}

static bool poke_viewer(struct cards_state *s, struct lf_in *in)
{
    if (lf_take_word(in, "spectator")) {
        s->viewer = VIEWER_SPECTATOR;
        return true;
    }
    return poke_seat(in, &s->viewer);
}

static bool poke_begin(struct cards_state *s, struct lf_in *in)
{
    int seat = 0;
    if (!take_seat(in, &seat)) return false;
    cards_poke_begun(s, seat);
    return true;
}

static bool poke_offer(struct cards_state *s, struct lf_in *in)
{
    s->offer = 0;
    return lf_take(in, "-") || cards_take_trade(in, &s->offer);
}

/* "KEY VALUE": one number, seat or word. */
static bool poke_plain(struct cards_state *s, struct lf_in *in)
{
    if (lf_take(in, "step ")) return poke_word(in, CARDS_STEP_WORD, &s->step);
    if (lf_take(in, "event ")) return poke_word(in, CARDS_FACE_WORD, &s->event);
    if (lf_take(in, "turned ")) return poke_turned(s, in);
    if (lf_take(in, "active ")) return cards_poke_small(in, 1, &s->active);
    if (lf_take(in, "first ")) return cards_poke_small(in, 1, &s->first);
    if (lf_take(in, "turn ")) return poke_turn(s, in);
    if (lf_take(in, "die ")) return cards_poke_small(in, 6, &s->die);
    if (lf_take(in, "gate ")) return cards_poke_small(in, 1, &s->gate);
    if (lf_take(in, "flags ")) return poke_words(in, CARDS_FLAG_WORD, &s->flags);
    if (lf_take(in, "played ")) return cards_poke_small(in, 255, &s->played);
    if (lf_take(in, "offers ")) return cards_poke_small(in, OFFERS_ANY - 1, &s->offers);
    if (lf_take(in, "cheap ")) return poke_cheap(s, in);
    if (lf_take(in, "searched ")) return poke_searched(s, in);
    if (lf_take(in, "ready ")) return poke_seats(in, &s->ready);
    if (lf_take(in, "due ")) return poke_seats(in, &s->due);
    if (lf_take(in, "deals ")) return poke_words(in, CARDS_DEAL_WORD, &s->deals);
    if (lf_take(in, "winner ")) return poke_seat(in, &s->winner);
    if (lf_take(in, "ban ")) return poke_ban(s, in);
    if (lf_take(in, "copies ")) return poke_copies(s, in);
    if (lf_take(in, "offer ")) return poke_offer(s, in);
    if (lf_take(in, "frames")) return poke_frames(s, in);
    if (lf_take(in, "supply ")) return poke_supply(s, in);
    if (lf_take(in, "viewer ")) return poke_viewer(s, in);
    if (lf_take(in, "begun ")) return poke_begin(s, in);
    if (lf_take(in, "shelf -")) {
        cards_poke_empty(s);
        return true;
    }
    return lf_expected(in, LF_SAY("a field such as hand, cards, lands, step, active",
                                  "ein Feld wie hand, cards, lands, step, active"));
}

bool cards_poke(void *state, const char *text, struct lf_error *error)
{
    struct cards_state *s = state;
    struct lf_in in = lf_in_start(text, error);
    bool found = false, good = poke_of_seat(s, &in, &found);
    if (!found) good = poke_piles(s, &in, &found);
    if (!found) good = poke_plain(s, &in);
    if (!good) return false;
    if (!lf_at_end(&in))
        return lf_expected(&in, LF_SAY("the end of the field", "das Ende des Feldes"));
    cards_measure(s);
    return true;
}
