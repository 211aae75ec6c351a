/* draw.c - a view of the base game for a terminal: the island, and in the free space to its
 * right the players, what the viewer holds, what the bank has and what things cost.
 *
 * All of it fits 80 columns by 24 rows; lines below the board appear only when there is
 * something to say (own development cards, a standing offer, cards owed on a seven). */
#include "core/canvas.h"
#include "games/base/moves.h"
#include "games/base/say.h"
#include "games/island/drawing.h"

enum { INK_FAINT = 244, PLAYERS_ROW = 0, CARDS_ROW = 14, LEFT = ISLAND_SIDE_COLUMN };

static const struct style PLAIN = { CANVAS_PLAIN, CANVAS_PLAIN, 0 };
static const struct style BOLD = { CANVAS_PLAIN, CANVAS_PLAIN, CANVAS_BOLD };
static const struct style FAINT = { INK_FAINT, CANVAS_PLAIN, 0 };

/* What is being drawn, handed down to every part. */
struct picture {
    struct canvas canvas;
    const struct base_state *s;
    enum lf_language language;
    int viewer;                       /* a seat, or -1 */
    bool colour;                      /* so places that stand out are underlined */
};

static const char *in(const struct picture *p, const char *english, const char *german)
{
    return p->language == LF_DE ? german : english;
}

/* Where the viewer may settle or pave now, so that these places stand out. */
static struct island_hints hints_of(const struct picture *p)
{
    const struct base_state *s = p->s;
    const struct island *island = &s->island;
    struct island_hints hints = { .language = p->language, .first_colour = base_colour(s, 0) };
    if (p->viewer < 0 || p->viewer != island->active) return hints;
    uint64_t hand = island->hand[p->viewer];
    bool roads_left = island_road_count(island, p->viewer) < ROADS_EACH;
    if (s->phase == BASE_SETTLE) hints.corners = ~island->blocked;
    if (s->phase == BASE_MAIN && cards_cover(hand, COST_SETTLEMENT) &&
        island_settlements_left(island, p->viewer) > 0)
        hints.corners = island_settlement_places(island, p->viewer);
    uint64_t bare = island->settlements[p->viewer] & ~island->reach[p->viewer];
    if (s->phase == BASE_PAVE && bare) {
        hints.edges = CORNER_EDGES[bits_lowest(bare)] & island_free_edges(island);
        hints.edges_high = (uint8_t)(CORNER_EDGES_HIGH[bits_lowest(bare)] &
                                     island_free_edges_high(island));
    } else if (s->phase == BASE_FREE_ROADS ||
               (s->phase == BASE_MAIN && roads_left && cards_cover(hand, COST_ROAD))) {
        hints.edges = island->frontier[p->viewer] & island_free_edges(island);
        hints.edges_high = (uint8_t)(island->frontier_high[p->viewer] &
                                     island_free_edges_high(island));
    }
    return hints;
}

/* Columns after which the numbers of the players' table end. */
enum { POINTS_END = LEFT + 11, HAND_END = LEFT + 16, DEV_END = LEFT + 20, KNIGHTS_END = LEFT + 24,
       ROAD_END = LEFT + 28 };

static void draw_player(struct picture *p, int row, int seat)
{
    const struct base_state *s = p->s;
    struct canvas *canvas = &p->canvas;
    struct style style = seat == p->viewer ? BOLD : PLAIN;
    struct style block = island_colour_style(base_colour(s, seat));
    if (s->island.active == seat && s->phase > BASE_START && s->phase != BASE_OVER)
        canvas_put(canvas, row, LEFT - 1, "►", BOLD);
    canvas_fill(canvas, row, LEFT, 8, block);
    canvas_put_int(canvas, row, LEFT, seat, block);       /* moves name seats by number */
    canvas_put(canvas, row, LEFT + 2, base_seat_name(s, seat, p->language), block);
    canvas_put_int_right(canvas, row, POINTS_END, base_points_of(s, seat), style);
    canvas_put_int_right(canvas, row, HAND_END, island_hand_size(&s->island, seat), style);
    canvas_put_int_right(canvas, row, DEV_END, base_dev_size(s, seat), style);
    canvas_put_int_right(canvas, row, KNIGHTS_END, s->knights[seat], style);
    canvas_put_int_right(canvas, row, ROAD_END, s->island.road_length[seat], style);
    if (s->army == seat) canvas_put(canvas, row, KNIGHTS_END, "★", BOLD);
    if (s->island.longest == seat) canvas_put(canvas, row, ROAD_END, "★", BOLD);
}

/* Seats beyond those that play are neutral where they have pieces. */
static void draw_neutral(struct picture *p, int row, int seat)
{
    struct style block = island_colour_style(base_colour(p->s, seat));
    if (!island_buildings_of(&p->s->island, seat)) return;
    canvas_fill(&p->canvas, row, LEFT, 8, block);
    canvas_put_int(&p->canvas, row, LEFT, seat, block);
    canvas_put(&p->canvas, row, LEFT + 2, base_seat_name(p->s, seat, p->language), block);
    canvas_put(&p->canvas, row, LEFT + 9, in(p, "neutral", "neutral"), FAINT);
    canvas_put_int_right(&p->canvas, row, ROAD_END, p->s->island.road_length[seat], PLAIN);
    if (p->s->island.longest == seat) canvas_put(&p->canvas, row, ROAD_END, "★", BOLD);
}

static void draw_players(struct picture *p)
{
    struct canvas *canvas = &p->canvas;
    int row = PLAYERS_ROW;
    canvas_put_right(canvas, row, POINTS_END, in(p, "Pts", "Pkt"), FAINT);
    canvas_put_right(canvas, row, HAND_END, in(p, "Hand", "Hand"), FAINT);
    canvas_put_right(canvas, row, DEV_END, in(p, "Dev", "Ent"), FAINT);
    canvas_put_right(canvas, row, KNIGHTS_END, in(p, "Kni", "Rit"), FAINT);
    canvas_put_right(canvas, row, ROAD_END, in(p, "Rd", "Str"), FAINT);
    for (int seat = 0; seat < p->s->island.seat_count; seat++) draw_player(p, ++row, seat);
    for (int seat = p->s->island.seat_count; seat < ISLAND_SEATS; seat++)
        draw_neutral(p, ++row, seat);
    int column = LEFT;
    row = PLAYERS_ROW + 2 + ISLAND_SEATS;
    if (p->s->turn) {
        column = canvas_put(canvas, row, LEFT, in(p, "Turn ", "Zug "), PLAIN);
        column = canvas_put_int(canvas, row, column, p->s->turn, PLAIN);
        int dice = p->s->island.dice;
        if (dice) {
            column = canvas_put(canvas, row, column, in(p, ", dice ", ", Würfel "), PLAIN);
            column = canvas_put_int(canvas, row, column, (dice - 1) / 6 + 1, PLAIN);
            column = canvas_put(canvas, row, column, "+", PLAIN);
            column = canvas_put_int(canvas, row, column, (dice - 1) % 6 + 1, PLAIN);
            column = canvas_put(canvas, row, column, " = ", PLAIN);
            canvas_put_int(canvas, row, column, (dice - 1) / 6 + (dice - 1) % 6 + 2, BOLD);
        }
    }
    canvas_put(canvas, row + 1, LEFT, in(p, "Dev  development cards", "Ent  Entwicklungskarten"),
               FAINT);
    canvas_put(canvas, row + 2, LEFT, in(p, "Kni  knights played", "Rit  gespielte Ritter"), FAINT);
    canvas_put(canvas, row + 3, LEFT,
               in(p, "Rd   longest road  ★ +2", "Str  Handelsstraße ★ +2"), FAINT);
    if (p->viewer < 0) return;
    column = canvas_put(canvas, row - 1, LEFT, in(p, "You play ", "Du spielst "), PLAIN);
    canvas_put(canvas, row - 1, column, base_seat_name(p->s, p->viewer, p->language), BOLD);
}

/* One grid answers three questions: what have I, what has the bank, what does it cost. */
static void draw_cards(struct picture *p)
{
    static const uint64_t COST[] = { COST_ROAD, COST_SETTLEMENT, COST_CITY, COST_CARD };
    static const char *const SHAPE[] = { "╱", "⌂", "■", "♦" };
    struct canvas *canvas = &p->canvas;
    const struct island *island = &p->s->island;
    int row = CARDS_ROW;
    if (p->viewer >= 0) canvas_put_right(canvas, row, LEFT + 14, in(p, "You", "Du"), BOLD);
    canvas_put_right(canvas, row, LEFT + 19, "Bank", FAINT);
    for (int i = 0; i < 4; i++) canvas_put(canvas, row, LEFT + 21 + 2 * i, SHAPE[i], FAINT);
    for (int kind = 0; kind < RESOURCE_COUNT; kind++) {
        char letter[2] = { RESOURCE_LETTER[kind], 0 };
        row++;
        canvas_fill(canvas, row, LEFT, 11, island_resource_style(kind));
        canvas_put(canvas, row, LEFT, letter, island_resource_style(kind));
        canvas_put(canvas, row, LEFT + 2, RESOURCE_NAME[kind].in[p->language],
                   island_resource_style(kind));
        if (p->viewer >= 0) {
            int held = cards_of(island->hand[p->viewer], kind);
            canvas_put_int_right(canvas, row, LEFT + 14, held, held ? BOLD : FAINT);
        }
        canvas_put_int_right(canvas, row, LEFT + 19, cards_of(island->bank, kind), FAINT);
        for (int i = 0; i < 4; i++) {
            int cost = cards_of(COST[i], kind);
            if (cost) canvas_put_int(canvas, row, LEFT + 21 + 2 * i, cost, PLAIN);
            else canvas_put(canvas, row, LEFT + 21 + 2 * i, "·", FAINT);
        }
    }
    canvas_put(canvas, row + 1, LEFT, in(p, "╱ road  ⌂ settlement  ■ city",
                                         "╱ Straße ⌂ Siedlung ■ Stadt"), FAINT);
    int column = canvas_put(canvas, row + 2, LEFT, in(p, "♦ development card, ",
                                                      "♦ Entwicklungskarte, "), FAINT);
    column = canvas_put_int(canvas, row + 2, column, base_deck_size(p->s), FAINT);
    canvas_put(canvas, row + 2, column, in(p, " left", " da"), FAINT);
}

/* Own development cards; those bought this turn must wait (IB-75). */
static int draw_own_dev(struct picture *p, int row)
{
    const struct base_state *s = p->s;
    if (p->viewer < 0 || !s->dev[p->viewer]) return row;
    char text[200];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put(&out, in(p, "Your development cards: ", "Deine Entwicklungskarten: "));
    base_put_dev(&out, s->dev[p->viewer], p->language);
    lf_out_end(&out);
    canvas_put(&p->canvas, row++, 0, text, PLAIN);
    if (p->viewer != s->island.active || !s->fresh) return row;
    out = lf_out_start(text, sizeof text);
    lf_put(&out, in(p, "Bought this turn, to be played later: ",
                    "In diesem Zug gekauft, erst später spielbar: "));
    base_put_dev(&out, s->fresh, p->language);
    lf_out_end(&out);
    canvas_put(&p->canvas, row++, 0, text, FAINT);
    return row;
}

/* The answer of one seat to the standing offer. */
static void draw_reply(struct picture *p, int row, int seat)
{
    const struct base_state *s = p->s;
    char text[160];
    struct lf_out out = lf_out_start(text, sizeof text);
    uint64_t given, taken;
    switch (lf_kind_of(s->island.reply[seat])) {
    case K_ACCEPT:  lf_put(&out, in(p, "agrees", "ist einverstanden")); break;
    case K_DECLINE: lf_put(&out, in(p, "declines", "lehnt ab")); break;
    case K_COUNTER:
        trade_lanes(lf_args_of(s->island.reply[seat]), &given, &taken);
        lf_put(&out, in(p, "would give ", "gäbe "));
        base_put_cards(&out, given, p->language);
        lf_put(&out, in(p, " for ", " für "));
        base_put_cards(&out, taken, p->language);
        break;
    default: lf_put(&out, in(p, "has not answered", "hat noch nicht geantwortet")); break;
    }
    lf_out_end(&out);
    canvas_put_int(&p->canvas, row, 2, seat, PLAIN);
    canvas_put(&p->canvas, row, 4, base_seat_name(s, seat, p->language), PLAIN);
    canvas_put(&p->canvas, row, 12, text, PLAIN);
}

/* What other seats propose to the active one. */
static int draw_proposals(struct picture *p, int row)
{
    const struct base_state *s = p->s;
    for (lf_seats set = base_proposers(s); set; set &= set - 1) {
        int seat = __builtin_ctz(set);
        char text[240];
        struct lf_out out = lf_out_start(text, sizeof text);
        uint64_t given, taken;
        trade_lanes(s->island.reply[seat], &given, &taken);
        lf_put(&out, base_seat_name(s, seat, p->language));
        lf_put(&out, in(p, " proposes ", " schlägt vor: "));
        base_put_cards(&out, given, p->language);
        lf_put(&out, in(p, " for ", " für "));
        base_put_cards(&out, taken, p->language);
        lf_out_end(&out);
        canvas_put(&p->canvas, row++, 0, text, BOLD);
    }
    return row;
}

/* The standing offer and the answers given so far. */
static int draw_offer(struct picture *p, int row)
{
    const struct base_state *s = p->s;
    if (s->phase == BASE_MAIN) return draw_proposals(p, row);
    if (s->phase != BASE_OFFER) return row;
    char text[240];
    struct lf_out out = lf_out_start(text, sizeof text);
    uint64_t given, taken;
    trade_lanes(s->island.offer, &given, &taken);
    lf_put(&out, base_seat_name(s, s->island.active, p->language));
    lf_put(&out, in(p, " offers ", " bietet "));
    base_put_cards(&out, given, p->language);
    lf_put(&out, in(p, " for ", " für "));
    base_put_cards(&out, taken, p->language);
    lf_out_end(&out);
    canvas_put(&p->canvas, row++, 0, text, BOLD);
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        bool asked = offer_targets(s->island.offer) >> seat & 1;
        if (asked && (s->island.reply[seat] || seat != p->viewer)) draw_reply(p, row++, seat);
    }
    return row;
}

static int draw_dues(struct picture *p, int row)
{
    const struct base_state *s = p->s;
    if (s->phase != BASE_DISCARD) return row;
    char text[240];
    struct lf_out out = lf_out_start(text, sizeof text);
    lf_put(&out, in(p, "Seven: cards still to put aside:", "Sieben: noch abzulegende Karten:"));
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        if (!s->dues[seat]) continue;
        lf_put_char(&out, ' ');
        lf_put(&out, base_seat_name(s, seat, p->language));
        lf_put_char(&out, ' ');
        lf_put_int(&out, s->dues[seat]);
    }
    lf_out_end(&out);
    canvas_put(&p->canvas, row, 0, text, BOLD);
    return row + 1;
}

/* What the viewer is asked to do now, in words; nothing when it is another's move. */
static const char *task_of(const struct picture *p)
{
    const struct base_state *s = p->s;
    bool second = island_second_round(&s->island);
    if (p->viewer < 0) return "";
    if (s->phase == BASE_DISCARD && s->dues[p->viewer])
        return in(p, "Choose cards to put aside, one or more at a time.",
                  "Wähle Karten zum Ablegen, eine oder mehrere auf einmal.");
    if (s->phase == BASE_OFFER && island_unanswered(&s->island) >> p->viewer & 1)
        return in(p, "Answer the offer: accept, decline, or say what you would trade.",
                  "Antworte: annehmen, ablehnen oder sagen, was du tauschen würdest.");
    if (s->island.active != p->viewer) return "";
    switch (s->phase) {
    case BASE_SETTLE:
        if (!second && p->colour)
            return in(p, "Place your first settlement on an underlined corner.",
                      "Setze deine erste Siedlung auf eine unterstrichene Kreuzung.");
        if (!second) return in(p, "Place your first settlement on a corner.",
                               "Setze deine erste Siedlung auf eine Kreuzung.");
        return in(p, "Place your second settlement; it brings a card for each hex beside it.",
                  "Setze deine zweite Siedlung; sie bringt je angrenzendem Feld eine Karte.");
    case BASE_PAVE:
        return in(p, "Lay a road at your new settlement, on a numbered path.",
                  "Lege eine Straße an die neue Siedlung, auf einen Weg mit Nummer.");
    case BASE_ROLL:
        return in(p, "Your turn: roll the dice.", "Du bist am Zug: würfle.");
    case BASE_ROBBER:
        return in(p, "Move the robber to another hex; rob a player who builds there.",
                  "Versetze den Räuber und beraube jemanden, der dort gebaut hat.");
    case BASE_MAIN:
        return in(p, "Trade and build as you like, then end your turn.",
                  "Handle und baue nach Belieben, dann beende den Zug.");
    case BASE_FREE_ROADS:
        return in(p, "Lay your free roads, on numbered paths.",
                  "Lege deine kostenlosen Straßen auf Wege mit Nummer.");
    case BASE_OFFER:
        return in(p, "Trade with a player who agrees, or end your offer.",
                  "Handle mit jemandem, der einverstanden ist, oder beende dein Angebot.");
    default: return "";
    }
}

int base_draw_with(const struct base_state *s, const struct base_extra *extra,
                   enum lf_language language, bool colour, char *out, size_t size)
{
    struct picture p = { .s = s, .language = language, .colour = colour };
    p.viewer = s->island.viewer < s->island.seat_count ? s->island.viewer : -1;
    canvas_clear(&p.canvas);
    struct island_hints hints = hints_of(&p);
    if (extra->task) {
        hints.corners = extra->corners;
        hints.edges = extra->edges;
        hints.edges_high = extra->edges_high;
    }
    if (s->phase != BASE_BOARD) island_draw(&p.canvas, &s->island, &hints);
    draw_players(&p);
    draw_cards(&p);
    int row = draw_own_dev(&p, ISLAND_BOARD_ROWS);
    row = draw_offer(&p, row);
    row = draw_dues(&p, row);
    if (extra->line) canvas_put(&p.canvas, row++, 0, extra->line, PLAIN);
    canvas_put(&p.canvas, row, 0, extra->task ? extra->task : task_of(&p), BOLD);
    return canvas_print(&p.canvas, colour, out, size);
}

int base_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size)
{
    const struct base_extra nothing = { 0 };
    return base_draw_with(view, &nothing, language, colour, out, size);
}
