/* fields.c - the state of Cities & Knights field by field (core/fields.h): positions, JSON of views
 * and numbers are made from this table. In JSON card counts are arrays in the order brick, lumber,
 * wool, grain, ore, paper, cloth, coin; tracks in the order science, trade, politics. Read next:
 * field_cards.c.
 *
 * Setting a field keeps the rest consistent where that is possible without guessing: cards come
 * from the bank, progress cards from their decks, derived masks are made anew.
 */
#include "games/island/content.h"
#include "games/knights/fields.h"

#define GET(result, name, value) LF_GET(result, struct knights_state, name, value)

/* ---- When fields stand in a position, and who knows them ---- */

GET(bool, laid, s->phase != PHASE_BOARD)
GET(bool, trades, s->phase == PHASE_OFFER || s->phase == PHASE_MAIN)
GET(bool, offers, trades(s, of) && s->island.offer)
GET(bool, replies, trades(s, of) && s->island.reply[of])
GET(bool, fights, s->phase == PHASE_COMMIT && s->island.reply[of])
GET(bool, aside, !trades(s, of) && s->phase != PHASE_COMMIT && s->island.reply[of])
GET(bool, dues, s->dues[of])
GET(bool, chose, s->choice[of])
GET(bool, built, laid(s, of) && s->metropolis[of] != NOWHERE)
GET(bool, victim, s->victim != LF_NOBODY)
GET(bool, left, s->place != NOWHERE)
GET(bool, piece, s->piece)
/* What matches of rules version 1 know nothing of, so that their positions stay as they were. */
GET(bool, acted, s->acted[0])
GET(bool, more, s->harbor >> HARBOR_MORE)
GET(bool, barren, s->harbor_void)

GET(bool, looks, s->island.viewer == s->island.active && of == s->victim)
GET(bool, sees_hand, island_sees(s, of) || (s->phase == PHASE_TAKE && looks(s, of)))
GET(bool, sees_progress, island_sees(s, of) || (s->phase == PHASE_SPY && looks(s, of)))

/* ---- Numbers that follow from others ---- */

GET(int, points, knights_points_of(s, of))
GET(int, displaced, s->phase == PHASE_RETREAT ? s->place : NOWHERE)
GET(int, strength_of_piece, s->piece & 3)
GET(int, harbor_offers, (s->harbor >> of & 1) + (s->harbor >> HARBOR_MORE >> of & 1))
GET(int, spaces, TRACK_SPACES)
GET(int, safe_cards, s->discard_limit + WALL_SAFE * corners_count(knights_walls_of(s, of)))
GET(int, owes, s->phase == PHASE_START ? 0 : s->dues[of])
GET(int, force, knights_force(s, corners_and(s->knights[of], s->active)))
GET(int, has_printer, s->point_card[0] == of)
GET(int, has_constitution, s->point_card[1] == of)
GET(int, has_merchant, s->merchant_owner == of)
GET(int, settlements_left, knights_settlements_left(s, of))
GET(int, cities_left,
    island_cities_left(&s->island, of) - corners_count(knights_fallen(s, of)))
GET(int, walls_left, WALLS_EACH - corners_count(knights_walls_of(s, of)))
GET(int, edition, is_english(s))

/* ---- Knights: "knights 0 c12:2a c20:1", corner, strength, and a if active ---- */

LF_PUT(put_knights)
{
    const struct knights_state *s = at->state;
    corner_set corners = s->knights[at->of];
    if (!corners_any(corners)) lf_put(out, " -");
    for (; corners_any(corners); corners = corners_rest(corners)) {
        int corner = corners_lowest(corners);
        lf_put(out, " c");
        lf_put_int(out, corner);
        lf_put_char(out, ':');
        lf_put_int(out, knights_strength(s, corner));
        if (corners_has(s->active, corner)) lf_put_char(out, 'a');
    }
}

LF_TAKE(take_knights)
{
    struct knights_state *s = at->state;
    int corner, seat = at->of;
    while (corners_any(s->knights[seat])) knights_lift(s, seat, corners_lowest(s->knights[seat]));
    if (!lf_take(in, " -"))
        do {
            if (!lf_take_space(in) || !island_take_place(in, 'c', CORNER_COUNT, &corner))
                return false;
            if (!lf_take(in, ":") || lf_peek(in) < '1' || lf_peek(in) > '3')
                return lf_expected(in, LF_SAY("':' and a strength, 1 to 3",
                                              "':' und eine Stärke, 1 bis 3"));
            int piece = in->text[in->at++] - '0';
            knights_put(s, seat, corner, piece | (lf_take(in, "a") ? PIECE_ACTIVE : 0));
        } while (!lf_at_end(in));
    return island_field_derive(at);
}

LF_PUT(json_knights)
{
    const struct knights_state *s = at->state;
    lf_json_array(out, at->name);
    for (corner_set k = s->knights[at->of]; corners_any(k); k = corners_rest(k)) {
        int corner = corners_lowest(k);
        lf_json_object(out, NULL);
        lf_json_int(out, "corner", corner);
        lf_json_int(out, "strength", knights_strength(s, corner));
        lf_json_bool(out, "active", corners_has(s->active, corner));
        lf_json_bool(out, "ready",
                     at->of == s->island.active && corners_has(knights_ready(s, at->of), corner));
        lf_json_bool(out, "promoted", corners_has(s->promoted, corner));
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
    lf_json_array(out, "knights_left");
    for (int i = 1; i <= STRENGTHS; i++)
        lf_json_int(out, NULL, KNIGHTS_EACH - corners_count(knights_of(s, at->of, i)));
    lf_json_array_end(out);
}

/* Strength of the seat's knight on each corner; those that are active. */
LF_NUMBERS(the_knights)
{
    const struct knights_state *s = at->state;
    for (int i = 0; i < CORNER_COUNT; i++) {
        bool own = corners_has(s->knights[at->of], i);
        out[i] = own ? knights_strength(s, i) : 0;
        out[CORNER_COUNT + i] = own && corners_has(s->active, i);
    }
}

LF_PUT(put_fights) { island_put_corners(out, knights_fighting(at->state, at->of)); }
LF_TAKE(take_fights)
{
    corner_set corners;
    if (!island_take_corners(in, &corners)) return false;
    STATE(at)->island.reply[at->of] = corners_word(corners);
    return true;
}

LF_PUT(put_acted)
{
    corner_set corners = corners_none();
    for (size_t i = 0; i < sizeof STATE(at)->acted; i++)
        if (STATE(at)->acted[i]) corners_add(&corners, STATE(at)->acted[i] - 1);
    island_put_corners(out, corners);
}

LF_TAKE(take_acted)
{
    struct knights_state *s = at->state;
    corner_set corners;
    if (!island_take_corners(in, &corners)) return false;
    if (corners_count(corners) > (int)sizeof s->acted) return lf_not_enough(in);
    for (size_t i = 0; i < sizeof s->acted; i++, corners = corners_rest(corners))
        s->acted[i] = corners_any(corners) ? (uint8_t)(corners_lowest(corners) + 1) : 0;
    return true;
}

/* Knights that may act again have not acted. */
LF_TAKE(take_used)
{
    memset(STATE(at)->acted, 0, sizeof STATE(at)->acted);
    return island_take_corners(in, lf_spot_value(at));
}

LF_PUT(put_piece)
{
    lf_put_int(out, STATE(at)->piece & 3);
    if (STATE(at)->piece & PIECE_ACTIVE) lf_put_char(out, 'a');
}

LF_TAKE(take_piece)
{
    if (!lf_take_small(in, 3, &STATE(at)->piece)) return false;
    if (lf_take(in, "a")) STATE(at)->piece |= PIECE_ACTIVE;
    return true;
}

/* ---- What seats have ---- */

LF_PUT(put_levels)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (t) lf_put_char(out, ' ');
        lf_put_int(out, STATE(at)->level[at->of][t]);
    }
}

LF_TAKE(take_levels)
{
    for (int t = 0; t < TRACK_COUNT; t++) {
        if (t && !lf_take_space(in)) return false;
        if (!lf_take_small(in, LEVEL_MAX, &STATE(at)->level[at->of][t])) return false;
    }
    return true;
}

/* Levels, what the next one costs (null: the track is full), and what stands in the way. */
LF_PUT(json_tracks)
{
    const struct knights_state *s = at->state;
    int seat = at->of;
    lf_json_array(out, at->name);
    for (int t = 0; t < TRACK_COUNT; t++) {
        int level = s->level[seat][t];
        int cost = seat == s->island.active ? knights_level_cost(s, seat, t) : level + 1;
        char rule[16] = "";
        lf_json_object(out, NULL);
        lf_json_int(out, "level", level);
        lf_json_below(out, "next_cost", level < LEVEL_MAX ? cost : LEVEL_MAX + 1, LEVEL_MAX + 1);
        lf_rule why = knights_level_rule(s, seat, t);
        if (why) lf_rule_print(&knights_game, why, rule, sizeof rule);
        if (why) lf_json_text(out, "forbidden", rule);
        lf_json_bool(out, "brings_metropolis",
                     level < LEVEL_MAX && knights_brings_metropolis(s, seat, t));
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

LF_NUMBERS(the_levels)
{
    for (int t = 0; t < TRACK_COUNT; t++) out[t] = STATE(at)->level[at->of][t];
}

LF_PUT(json_fallen) { island_json_corners(out, at->name, knights_fallen(at->state, at->of)); }
LF_PUT(json_walls) { island_json_corners(out, at->name, knights_walls_of(at->state, at->of)); }
LF_NUMBERS(the_walls)
{
    corner_set walls = knights_walls_of(at->state, at->of);
    for (int i = 0; i < CORNER_COUNT; i++) out[i] = corners_has(walls, i);
}

LF_PUT(json_rates)
{
    island_json_cards(out, at->name, knights_rates(at->state, at->of), KIND_COUNT);
}

LF_PUT(put_aside)
{
    uint64_t cards = STATE(at)->island.reply[at->of];
    if (knights_hides_aside(at->state, at->of)) lf_put_hidden(out, (int)cards);
    else island_put_lanes(out, &KNIGHTS_LANES, cards);
}

/* Cards put aside have left the hand; a card offered in Commercial Harbor has not. */
LF_TAKE(take_aside)
{
    struct island *island = at->state;
    uint64_t cards, *reply = &island->reply[at->of];
    if (lf_peek(in) == '?') return lf_take_hidden(in, reply);
    if (!island_take_lanes(in, &KNIGHTS_LANES, &cards)) return false;
    if (knights_aside_phase(at->state)) {
        if (!cards_cover(island->bank + *reply, cards)) return lf_not_enough(in);
        island->bank += *reply - cards;
    }
    *reply = cards;
    return true;
}

LF_PUT(put_choice)
{
    int choice = STATE(at)->choice[at->of];
    if (choice == CHOICE_HIDDEN) lf_put_char(out, '?');
    else lf_put_int(out, choice - 1);
}

LF_TAKE(take_choice)
{
    uint8_t choice = CHOICE_HIDDEN - 1;
    if (!lf_take(in, "?") && !lf_take_small(in, CORNER_COUNT - 1, &choice)) return false;
    STATE(at)->choice[at->of] = (uint8_t)(choice + 1);
    return true;
}

/* ---- The table and the turn ---- */

/* Where the barbarians are, and how it would end if they landed now. */
LF_PUT(json_attack)
{
    struct attack a = knights_attack_now(at->state, STATE(at)->active);
    lf_json_int(out, "strength", a.strength);
    lf_json_int(out, "defence", a.defence);
    lf_json_set(out, "losers", a.losers);
    lf_json_set(out, "best", a.best);
}

/* "merchant 0 h5", "merchant -" */
LF_PUT(put_merchant)
{
    const struct knights_state *s = at->state;
    if (s->merchant_owner == LF_NOBODY) { lf_put_char(out, '-'); return; }
    lf_put_int(out, s->merchant_owner);
    lf_put(out, " h");
    lf_put_int(out, s->merchant);
}

LF_TAKE(take_merchant)
{
    struct knights_state *s = at->state;
    int hex = NOWHERE;
    s->merchant_owner = LF_NOBODY;
    s->merchant = NOWHERE;
    if (lf_take(in, "-")) return true;
    if (!lf_take_seat_of(in, at, &s->merchant_owner) || !lf_take_space(in)) return false;
    if (!island_take_place(in, 'h', HEX_COUNT, &hex)) return false;
    s->merchant = (uint8_t)hex;
    return true;
}

LF_TAKE(take_phase)
{
    struct knights_state *s = at->state;
    if (!LF_WORD.take(in, at)) return false;
    if (s->phase > PHASE_DECKS) knights_fill_untouched_decks(s);
    if (s->phase == PHASE_MAIN || s->phase == PHASE_DISCARD || s->phase == PHASE_AQUEDUCT ||
        s->phase == PHASE_OFFER) s->stage = STAGE_MAIN;
    if (s->phase == PHASE_ROLL || s->phase == PHASE_DICE) s->stage = STAGE_ROLL;
#ifdef ISLAND_WIDE
    if (s->phase == PHASE_GOLD) s->stage = STAGE_MAIN;
#endif
    return true;
}

/* At sea the first landing frees the pirate in the English edition (CKS-19). */
LF_TAKE(take_landings)
{
    if (!LF_NUMBER.take(in, at)) return false;
#ifdef ISLAND_WIDE
    struct knights_state *s = at->state;
    s->island.chart &= (uint8_t)~CHART_FROZEN;
    if (is_english(s) && !s->landings) s->island.chart |= CHART_FROZEN;
#endif
    return true;
}

LF_PUT(put_fleet)
{
    uint64_t fleet = 0;
    for (int k = 0; k < KIND_COUNT; k++) fleet |= cards_some(k, STATE(at)->fleet >> k & 1);
    island_put_lanes(out, &KNIGHTS_LANES, fleet);
}

LF_TAKE(take_fleet)
{
    uint64_t cards;
    uint8_t fleet = 0;
    if (!island_take_lanes(in, &KNIGHTS_LANES, &cards)) return false;
    for (int k = 0; k < KIND_COUNT; k++) fleet |= (uint8_t)((cards_of(cards, k) > 0) << k);
    STATE(at)->fleet = fleet;
    return true;
}

LF_PUT(json_fleet) { lf_json_set(out, at->name, STATE(at)->fleet); }

/* Commercial Harbor: seats as digits; `more` are those that may be made one more offer. */
LF_PUT(put_harbor)
{
    if (!STATE(at)->harbor) lf_put_char(out, '-');
    else island_put_seats(out, STATE(at)->harbor & (lf_seat_bit(HARBOR_MORE) - 1));
}
LF_TAKE(take_harbor) { return LF_SEATS.take(in, at); }
LF_PUT(json_harbor) { lf_json_set(out, at->name, knights_harbor_seats(at->state)); }

LF_PUT(put_more) { island_put_seats(out, STATE(at)->harbor >> HARBOR_MORE); }
LF_TAKE(take_more)
{
    uint8_t first = STATE(at)->harbor & ((1 << HARBOR_MORE) - 1);
    if (!LF_SEATS.take(in, at)) return false;
    STATE(at)->harbor = (uint8_t)(first | STATE(at)->harbor << HARBOR_MORE);
    return true;
}

/* ---- The table of fields ---- */

static const struct lf_field_kind
    KNIGHTS = { put_knights, take_knights, json_knights, the_knights, 2 * CORNER_COUNT, true },
    FIGHTS = { .put = put_fights, .take = take_fights, .list = true },
    ACTED = { .put = put_acted, .take = take_acted, .list = true },
    PIECE = { .put = put_piece, .take = take_piece },
    LEVELS = { put_levels, take_levels, json_tracks, the_levels, TRACK_COUNT, false },
    FALLEN = { .json = json_fallen },
    WALLS = { .json = json_walls, .numbers = the_walls, .count = CORNER_COUNT },
    RATES = { .json = json_rates },
    ASIDE = { .put = put_aside, .take = take_aside },
    CHOICE = { .put = put_choice, .take = take_choice },
    ATTACK = { .json = json_attack },
    MERCHANT = { .put = put_merchant, .take = take_merchant },
    FLEET = { .put = put_fleet, .take = take_fleet, .json = json_fleet },
    HARBOR = { .put = put_harbor, .take = take_harbor, .json = json_harbor },
    MORE = { .put = put_more, .take = take_more };

static const char *const PHASE_WORD[PHASE_COUNT + 1] = {
    "board", "decks", "start", "settle", "pave", "roll", "dice", "event", "commit", "pillage",
    "reward", "limit", "duty", "discard", "sabotage", "wedding", "robber", "steal", "aqueduct",
    "main", "freeroads", "rebuild", "harbor", "take", "spy", "desert", "place", "retreat",
    "offer", "over", "gate",
#ifdef ISLAND_WIDE
    "gold",
#endif
    NULL,
};
static const char *const STAGE_WORD[] = { "roll", "event", "main", "end", NULL };
static const char *const FLAG_WORD[] = {
    "paved", "chased", "alchemist", "errant", "harbor",
#ifdef ISLAND_WIDE
    "hunted", "sailed", "lifted",
#endif
    NULL,
};
static const char *const EVENT_WORD[] = { "-", "science", "trade", "politics", "ship", NULL };
static const char *const EDITION_WORD[] = { "de", "en", NULL };
static const struct lf_each EACH_TRACK = {
    .words = KNIGHTS_TRACK_WORD, .end = TRACK_COUNT,
    .expected = { { "science, trade or politics", "science, trade oder politics" } },
};

#define AT(member) LF_AT(struct knights_state, member)
#define OF(member) LF_EACH_AT(struct knights_state, member, &ISLAND_EACH_SEAT)
#define SEAT(getter) .get = getter, .of = &ISLAND_EACH_SEAT
static const struct lf_field_row ROWS[] = {
    { "phase", "phase", &LF_WORD, AT(phase), .words = PHASE_WORD, .take = take_phase },
    { "stage", "stage", &LF_WORD, AT(stage), .words = STAGE_WORD },
    { "turn", "turn", &LF_NUMBER, AT(turn), .max = UINT16_MAX },
    ISLAND_TURN_ROWS(NULL)
    { "event", "event", &LF_WORD_OR_NOT, AT(event), .words = EVENT_WORD },
    { "flags", NULL, &LF_WORDS, AT(flags), .words = FLAG_WORD },
#ifdef ISLAND_WIDE
    { NULL, "sailed", &LF_BIT, AT(flags), .max = FLAG_SAILED },
#endif
    ISLAND_FRESH_SHIPS_ROW(laid)
    { "used", NULL, &ISLAND_CORNERS, AT(used), .take = take_used },
    { "acted", NULL, &ACTED, .when = acted },
    { "promoted", NULL, &ISLAND_CORNERS, AT(promoted) },
    { "victim", "victim", &LF_HOLDER, AT(victim), .max = ISLAND_SEATS, .when = victim },
    { "left", NULL, &LF_NUMBER, AT(place), .max = EDGE_COUNT - 1, .when = left },
    { NULL, "displaced", &LF_BELOW, .get = displaced, .max = CORNER_COUNT },
    { "piece", NULL, &PIECE, .when = piece },
    { NULL, "piece", &LF_NUMBER, .get = strength_of_piece },
    { "free", "free_roads", &LF_NUMBER, AT(free_roads), .max = 2 },
    { "offers", "offers_made", &LF_NUMBER, AT(offers), .max = OFFERS_ANY - 1 },
    { "cranes", "cranes", &LF_NUMBER, AT(cranes), .max = 2 },
    { "fleet", "fleet", .kind = &FLEET },
    { "harbor", "harbor", &HARBOR, AT(harbor) },
    { "harbormore", NULL, &MORE, AT(harbor), .when = more },
    { "harborvoid", NULL, &LF_SEATS, AT(harbor_void), .when = barren },
    { NULL, "harbor_offers", &LF_NUMBER, SEAT(harbor_offers) },
    ISLAND_BOARD_ROWS(laid)
    ISLAND_SEA_BOARD_ROWS(laid)
    { NULL, "merchant", &LF_BELOW, AT(merchant), .max = HEX_COUNT },
    { .kind = &LF_CLOSE },
    { "merchant", NULL, &MERCHANT, .when = laid },
    { NULL, "barbarians", .kind = &LF_OBJECT },
    { "ship", "ship", &LF_NUMBER, AT(ship), .max = TRACK_SPACES, .when = laid },
    { NULL, "spaces", &LF_NUMBER, .get = spaces },
    { "landings", "landings", &LF_NUMBER, AT(landings), .max = 255, .when = laid,
      .take = take_landings },
    { NULL, "strength", .kind = &ATTACK },
    { .kind = &LF_CLOSE },
    ISLAND_BANK_ROW
    { "deck", "decks", &KNIGHTS_DECK, .of = &EACH_TRACK },
    { "metropolis", "metropolises", &ISLAND_CORNER,
      LF_EACH_AT(struct knights_state, metropolis, &EACH_TRACK), .max = CORNER_COUNT,
      .when = built },
    ISLAND_LONGEST_ROW(laid)
    { "printer", NULL, &LF_HOLDER, AT(point_card[0]), .when = laid,
      .take = knights_take_point_card },
    { "constitution", NULL, &LF_HOLDER, AT(point_card[1]), .when = laid,
      .take = knights_take_point_card },
    { "walls", NULL, &ISLAND_CORNERS, AT(walls), .when = laid },
    { "fallen", NULL, &ISLAND_CORNERS, AT(fallen), .when = laid },
    { NULL, "seats", &LF_EACH, .of = &ISLAND_EACH_SEAT },
    { NULL, "points", &LF_NUMBER, SEAT(points) },
    ISLAND_CARDS_ROW
    { "hand", "hand", &ISLAND_HAND, OF(island.hand), .when = laid, .known = sees_hand },
    { NULL, "safe_cards", &LF_NUMBER, SEAT(safe_cards) },
    { NULL, "owes", &LF_NUMBER, SEAT(owes) },
    { NULL, "progress_backs", &KNIGHTS_BACKS, .of = &ISLAND_EACH_SEAT },
    { "progress", "progress", &KNIGHTS_PROGRESS, .of = &ISLAND_EACH_SEAT, .when = laid,
      .known = sees_progress },
    { "levels", "tracks", &LEVELS, .of = &ISLAND_EACH_SEAT, .when = laid },
    { "knights", "knights", &KNIGHTS, .of = &ISLAND_EACH_SEAT, .when = laid },
    { NULL, "force", &LF_NUMBER, SEAT(force) },
    { "defender", "defender", &LF_NUMBER, OF(defender), .max = 255, .when = laid },
    { NULL, "printer", &LF_BIT, SEAT(has_printer), .max = 1 },
    { NULL, "constitution", &LF_BIT, SEAT(has_constitution), .max = 1 },
    { NULL, "merchant", &LF_BIT, SEAT(has_merchant), .max = 1 },
    ISLAND_ROADS_LEFT_ROWS
    { NULL, "settlements_left", &LF_NUMBER, SEAT(settlements_left) },
    { NULL, "cities_left", &LF_NUMBER, SEAT(cities_left) },
    { NULL, "walls_left", &LF_NUMBER, SEAT(walls_left) },
    ISLAND_SETTLEMENTS_ROW(laid)
    { NULL, "fallen", &FALLEN, .of = &ISLAND_EACH_SEAT },
    ISLAND_CITIES_ROW(laid)
    { NULL, "walls", &WALLS, .of = &ISLAND_EACH_SEAT },
    ISLAND_ROADS_ROW(laid)
    ISLAND_SEA_ROWS(laid)
    { NULL, "rates", &RATES, .of = &ISLAND_EACH_SEAT },
    { .kind = &LF_CLOSE },
    { "dues", NULL, &LF_NUMBER, OF(dues), .max = 125, .when = dues },
    { "choice", NULL, &CHOICE, .of = &ISLAND_EACH_SEAT, .when = chose },
    { "fights", NULL, &FIGHTS, .of = &ISLAND_EACH_SEAT, .when = fights },
    { "aside", NULL, &ASIDE, .of = &ISLAND_EACH_SEAT, .when = aside },
    { "offer", NULL, &ISLAND_OFFER, .when = offers },
    { "reply", NULL, &ISLAND_REPLY, .of = &ISLAND_EACH_SEAT, .when = replies },
    { NULL, "offer", .kind = &ISLAND_OFFERS, .own = true },
    { NULL, "options", .kind = &LF_OBJECT },
    { NULL, "edition", &LF_WORD, .get = edition, .words = EDITION_WORD },
    { NULL, "nasty", &LF_BIT, AT(options), .max = KOPT_NASTY },
    { NULL, "knight_errant", &LF_BIT, AT(options), .max = KOPT_ERRANT },
    { NULL, "easy_start", &LF_BIT, AT(options), .max = KOPT_EASY },
    ISLAND_LIMIT_ROWS(struct knights_state)
    { .kind = &LF_CLOSE },
    { 0 },
};

static bool offered(const void *state)
{
    return ((const struct knights_state *)state)->phase == PHASE_OFFER;
}

static lf_seats proposers(const void *state) { return knights_proposers(state); }
static bool may_propose(const void *state, int seat) { return knights_may_propose(state, seat); }

static const struct island_table ISLAND = {
    &KNIGHTS_NOTATION, KN_OFFER, offsetof(struct knights_state, knights), NULL, offered,
    proposers, may_propose,
};
const struct lf_fields KNIGHTS_FIELDS = {
    ROWS, "deck board robber pirate settlements cities roads ships knights hand progress "
          "levels defender walls fallen metropolis printer constitution merchant longest ship "
          "landings phase stage active first turn dice event flags used promoted fleet cranes "
          "harbor acted harbormore harborvoid free offers dues choice fights aside victim "
          "left piece offer reply bank viewer",
    island_seats,
    { { "a field such as hand, knights or phase", "ein Feld wie hand, knights oder phase" } },
    &ISLAND,
    true,
};

LF_FORMS_OF(knights, KNIGHTS_FIELDS)
