/* draw.c - a view of this game for a terminal: the island with knights, walls and metropolises, and
 * in the free space to its right the players, the barbarians, what the viewer holds and what the
 * bank has. Lines below the board appear only when there is something to say. */
#include "core/canvas.h"
#include "games/island/drawing.h"
#include "games/knights/check.h"
#include "games/knights/say.h"

enum { INK_FAINT = 244, PLAYERS_ROW = 0, CARDS_ROW = 13, LEFT = ISLAND_SIDE_COLUMN };

static const struct style PLAIN = { CANVAS_PLAIN, CANVAS_PLAIN, 0 };
static const struct style BOLD = { CANVAS_PLAIN, CANVAS_PLAIN, CANVAS_BOLD };
static const struct style FAINT = { INK_FAINT, CANVAS_PLAIN, 0 };

/* What is being drawn, handed down to every part. */
struct picture {
    struct canvas canvas;
    const struct knights_state *s;
    enum lf_language language;
    int viewer;                       /* a seat, or -1 */
};

static const char *in(const struct picture *p, const char *english, const char *german)
{
    return p->language == LF_DE ? german : english;
}

/* ---- Board ---- */

/* Where the viewer may settle or pave now, so that these places stand out. */
static struct island_hints hints_of(const struct picture *p)
{
    const struct knights_state *s = p->s;
    const struct island *island = &s->island;
    struct island_hints hints = { .language = p->language };
    if (p->viewer < 0 || p->viewer != island->active) return hints;
    uint64_t hand = island->hand[p->viewer];
    bool roads = island_road_count(island, p->viewer) < ROADS_EACH && cards_cover(hand, COST_ROAD);
    if (s->phase == PHASE_SETTLE) hints.corners = ~island->blocked;
    if (s->phase == PHASE_MAIN && cards_cover(hand, COST_SETTLEMENT) &&
        knights_settlements_left(s, p->viewer) > 0)
        hints.corners = knights_settlement_places(s, p->viewer);
    if (s->phase == PHASE_PAVE) {
        int corner = island_new_building(&s->island);
        hints.edges = CORNER_EDGES[corner] & island_free_edges(island);
        hints.edges_high = (uint8_t)(CORNER_EDGES_HIGH[corner] & island_free_edges_high(island));
    } else if (s->phase == PHASE_FREE_ROADS || s->phase == PHASE_REBUILD ||
               (s->phase == PHASE_MAIN && roads)) {
        hints.edges = island->frontier[p->viewer] & island_free_edges(island);
        hints.edges_high = (uint8_t)(island->frontier_high[p->viewer] &
                                     island_free_edges_high(island));
    }
    return hints;
}

/* Knights show their strength after the letter of their owner: large if active, else small. Of
 * cities, "▣" has a wall, "★" is a metropolis; "▁" lies on its side. */
static void draw_pieces(struct picture *p)
{
    const struct knights_state *s = p->s;
    uint64_t metropolises = knights_metropolises(s);
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        char letter = COLOUR_NAME[seat].in[LF_EN][0], text[8];
        for (uint64_t at = s->knights[seat]; at; at &= at - 1) {
            int corner = bits_lowest(at);
            bool active = s->active >> corner & 1;
            text[0] = (char)(active ? letter : letter - 'A' + 'a');
            text[1] = (char)('0' + knights_strength(s, corner));
            text[2] = 0;
            island_mark_corner(&p->canvas, corner, seat, text);
        }
        uint64_t special = s->island.cities[seat] & (s->walls | metropolises);
        for (special |= knights_fallen(s, seat); special; special &= special - 1) {
            int corner = bits_lowest(special);
            struct lf_out out = lf_out_start(text, sizeof text);
            lf_put_char(&out, letter);
            lf_put(&out, s->fallen >> corner & 1 ? "▁" : metropolises >> corner & 1 ? "★" : "▣");
            lf_out_end(&out);
            island_mark_corner(&p->canvas, corner, seat, text);
        }
    }
    if (s->merchant != NOWHERE)
        island_mark_hex(&p->canvas, s->merchant, in(p, "MERC", "HÄND"),
                        island_colour_style(s->merchant_owner));
}

/* ---- Players ---- */

/* Columns after which the numbers of the players' table end. */
enum { POINTS_END = LEFT + 11, HAND_END = LEFT + 14, PROGRESS_END = LEFT + 16,
       LEVELS_END = LEFT + 18, FORCE_END = LEFT + 25, ROAD_END = LEFT + 28 };

static void draw_player(struct picture *p, int row, int seat)
{
    const struct knights_state *s = p->s;
    struct canvas *canvas = &p->canvas;
    struct style style = seat == p->viewer ? BOLD : PLAIN;
    struct style block = island_colour_style(seat);
    if (s->island.active == seat && s->phase > PHASE_START && s->phase != PHASE_OVER)
        canvas_put(canvas, row, LEFT - 1, "►", BOLD);
    canvas_fill(canvas, row, LEFT, 8, block);
    canvas_put_int(canvas, row, LEFT, seat, block);       /* moves name seats by number */
    canvas_put(canvas, row, LEFT + 2, knights_seat_name(seat, p->language), block);
    canvas_put_int_right(canvas, row, POINTS_END, knights_points_of(s, seat), style);
    canvas_put_int_right(canvas, row, HAND_END, island_hand_size(&s->island, seat), style);
    canvas_put_int_right(canvas, row, PROGRESS_END, knights_progress_size(s, seat), style);
    for (int t = 0; t < TRACK_COUNT; t++) {
        canvas_put_int_right(canvas, row, LEVELS_END + 2 * t, s->level[seat][t], style);
        if (knights_metropolis_holder(s, t) == seat)
            canvas_put(canvas, row, LEVELS_END + 2 * t, "★", BOLD);
    }
    canvas_put_int_right(canvas, row, FORCE_END,
                         knights_force(s, s->knights[seat] & s->active), style);
    canvas_put_int_right(canvas, row, ROAD_END, s->island.road_length[seat], style);
    if (s->island.longest == seat) canvas_put(canvas, row, ROAD_END, "★", BOLD);
}

static int put_dice(struct picture *p, int row, int column)
{
    int dice = p->s->island.dice;
    struct canvas *canvas = &p->canvas;
    if (!dice) return column;
    column = canvas_put(canvas, row, column, in(p, ", dice ", ", Würfel "), PLAIN);
    column = canvas_put_int(canvas, row, column, (dice - 1) / 6 + 1, PLAIN);
    column = canvas_put(canvas, row, column, in(p, " + red ", " + rot "), PLAIN);
    column = canvas_put_int(canvas, row, column, (dice - 1) % 6 + 1, PLAIN);
    column = canvas_put(canvas, row, column, " = ", PLAIN);
    return canvas_put_int(canvas, row, column, (dice - 1) / 6 + (dice - 1) % 6 + 2, BOLD);
}

static void draw_turn(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    struct canvas *canvas = &p->canvas;
    int column = LEFT;
    if (p->viewer >= 0) {
        column = canvas_put(canvas, row, LEFT, in(p, "You play ", "Du spielst "), PLAIN);
        canvas_put(canvas, row, column, knights_seat_name(p->viewer, p->language), BOLD);
    }
    if (!s->turn) return;
    column = canvas_put(canvas, ++row, LEFT, in(p, "Turn ", "Zug "), PLAIN);
    column = canvas_put_int(canvas, row, column, s->turn, PLAIN);
    put_dice(p, row, column);
    if (!s->event) return;
    column = canvas_put(canvas, ++row, LEFT, in(p, "Event die: ", "Ereigniswürfel: "), PLAIN);
    if (s->event - 1 == EVENT_SHIP) canvas_put(canvas, row, column, in(p, "ship", "Schiff"), BOLD);
    else canvas_put(canvas, row, column, KNIGHTS_TRACK[s->event - 1].in[p->language], BOLD);
}

/* How far the ship is, and attack against defence as it stands. */
static void draw_barbarians(struct picture *p, int row)
{
    struct attack a = knights_attack_now(p->s, p->s->active);
    struct canvas *canvas = &p->canvas;
    int column = canvas_put(canvas, row, LEFT, in(p, "Barbarians ", "Barbaren "), PLAIN);
    for (int i = 0; i < TRACK_SPACES; i++)
        column = canvas_put(canvas, row, column, i < p->s->ship ? "▶" : "·", BOLD);
    column = canvas_put_int(canvas, row, column + 1, a.strength, PLAIN);
    column = canvas_put(canvas, row, column, ":", PLAIN);
    canvas_put_int(canvas, row, column, a.defence, a.strength > a.defence ? BOLD : PLAIN);
}

static void draw_players(struct picture *p)
{
    struct canvas *canvas = &p->canvas;
    int row = PLAYERS_ROW;
    canvas_put_right(canvas, row, POINTS_END, in(p, "Pt", "Pk"), FAINT);
    canvas_put_right(canvas, row, HAND_END, in(p, "Hd", "Hd"), FAINT);
    canvas_put_right(canvas, row, PROGRESS_END, in(p, "P", "F"), FAINT);
    canvas_put(canvas, row, LEVELS_END - 1, in(p, "S T P", "W H P"), FAINT);
    canvas_put_right(canvas, row, FORCE_END, in(p, "Kn", "Ri"), FAINT);
    canvas_put_right(canvas, row, ROAD_END, in(p, "Rd", "St"), FAINT);
    for (int seat = 0; seat < p->s->island.seat_count; seat++) draw_player(p, ++row, seat);
    draw_turn(p, PLAYERS_ROW + 1 + ISLAND_SEATS);
    draw_barbarians(p, PLAYERS_ROW + 4 + ISLAND_SEATS);
    canvas_put(canvas, PLAYERS_ROW + 5 + ISLAND_SEATS, LEFT,
               in(p, "Pt points Hd hand P progress", "Pk Punkte Hd Hand F Fortschr."), FAINT);
    canvas_put(canvas, CARDS_ROW + 1 + KIND_COUNT, LEFT,
               in(p, "S T P levels Kn force Rd road", "WHP Stufen Ri Kraft St Straße"), FAINT);
}

/* ---- Cards ---- */

static void draw_cards(struct picture *p)
{
    static const uint64_t COST[] = { COST_ROAD, COST_SETTLEMENT, COST_CITY, COST_KNIGHT };
    static const char *const SHAPE[] = { "╱", "⌂", "■", "♞" };
    struct canvas *canvas = &p->canvas;
    const struct island *island = &p->s->island;
    int row = CARDS_ROW;
    if (p->viewer >= 0) canvas_put_right(canvas, row, LEFT + 14, in(p, "You", "Du"), BOLD);
    canvas_put_right(canvas, row, LEFT + 19, "Bank", FAINT);
    for (int i = 0; i < 4; i++) canvas_put(canvas, row, LEFT + 21 + 2 * i, SHAPE[i], FAINT);
    for (int kind = 0; kind < KIND_COUNT; kind++) {
        static const uint8_t TINT[] = { FOREST, PASTURE, MOUNTAINS };
        int tint = kind < RESOURCE_COUNT ? kind : TINT[kind - COMMODITY];
        char letter[2] = { "blwgopcm"[kind], 0 };
        row++;
        canvas_fill(canvas, row, LEFT, 11, island_resource_style(tint));
        canvas_put(canvas, row, LEFT, letter, island_resource_style(tint));
        canvas_put(canvas, row, LEFT + 2, KNIGHTS_KIND_NAME[kind].in[p->language],
                   island_resource_style(tint));
        if (p->viewer >= 0) {
            int held = cards_of(island->hand[p->viewer], kind);
            canvas_put_int_right(canvas, row, LEFT + 14, held, held ? BOLD : FAINT);
        }
        canvas_put_int_right(canvas, row, LEFT + 19, cards_of(island->bank, kind), FAINT);
        for (int i = 0; kind < RESOURCE_COUNT && i < 4; i++) {
            int cost = cards_of(COST[i], kind);
            if (cost) canvas_put_int(canvas, row, LEFT + 21 + 2 * i, cost, PLAIN);
            else canvas_put(canvas, row, LEFT + 21 + 2 * i, "·", FAINT);
        }
    }
}

/* A text that begins a line below the board. */
enum { LINE_COLUMNS = 78 };
struct line { char text[320]; struct lf_out out; };

static void line_start(struct line *line, const char *text)
{
    line->out = lf_out_start(line->text, sizeof line->text);
    lf_put(&line->out, text);
    lf_out_end(&line->out);
}

static int line_end(struct picture *p, struct line *line, int row, struct style style)
{
    lf_out_end(&line->out);
    canvas_put(&p->canvas, row, 0, line->text, style);
    return row + 1;
}

static int draw_progress(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    struct line line;
    if (p->viewer < 0 || !s->progress[p->viewer][0]) return row;
    line_start(&line, in(p, "Your progress cards: ", "Deine Fortschrittskarten: "));
    int wide = canvas_width(line.text);
    for (int i = 0; i < 8 && s->progress[p->viewer][i]; i++) {
        const char *name = knights_card_name(s, s->progress[p->viewer][i], p->language);
        if (i) lf_put_char(&line.out, ',');
        if (i && wide + 2 + canvas_width(name) > LINE_COLUMNS) {
            row = line_end(p, &line, row, PLAIN);
            line_start(&line, " ");
            wide = 1;
        }
        if (i) lf_put_char(&line.out, ' ');
        lf_put(&line.out, name);
        wide += 2 + canvas_width(name);
    }
    return line_end(p, &line, row, PLAIN);
}

/* ---- What is going on ---- */

static void put_reply(struct picture *p, struct line *line, int seat)
{
    uint64_t given, taken;
    lf_action reply = p->s->island.reply[seat];
    lf_put(&line->out, knights_seat_name(seat, p->language));
    switch (lf_kind_of(reply)) {
    case KN_ACCEPT: lf_put(&line->out, in(p, " agrees", " ist einverstanden")); break;
    case KN_DECLINE: lf_put(&line->out, in(p, " declines", " lehnt ab")); break;
    case KN_COUNTER:
        trade_lanes(lf_args_of(reply), &given, &taken);
        lf_put(&line->out, in(p, " would give ", " gäbe "));
        knights_put_cards(&line->out, given, p->language);
        lf_put(&line->out, in(p, " for ", " für "));
        knights_put_cards(&line->out, taken, p->language);
        break;
    default: lf_put(&line->out, in(p, " has not answered", " hat noch nicht geantwortet")); break;
    }
}

/* What other seats propose to the active one. */
static int draw_proposals(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    for (lf_seats set = knights_proposers(s); set; set &= set - 1) {
        int seat = __builtin_ctz(set);
        uint64_t given, taken;
        struct line line;
        trade_lanes(lf_args_of(s->island.reply[seat]), &given, &taken);
        line_start(&line, knights_seat_name(seat, p->language));
        lf_put(&line.out, in(p, " proposes ", " schlägt vor: "));
        knights_put_cards(&line.out, given, p->language);
        lf_put(&line.out, in(p, " for ", " für "));
        knights_put_cards(&line.out, taken, p->language);
        row = line_end(p, &line, row, BOLD);
    }
    return row;
}

static int draw_offer(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    uint64_t given, taken;
    struct line line;
    if (s->phase == PHASE_MAIN) return draw_proposals(p, row);
    if (s->phase != PHASE_OFFER) return row;
    trade_lanes(s->island.offer, &given, &taken);
    line_start(&line, knights_seat_name(s->island.active, p->language));
    lf_put(&line.out, in(p, " offers ", " bietet "));
    knights_put_cards(&line.out, given, p->language);
    lf_put(&line.out, in(p, " for ", " für "));
    knights_put_cards(&line.out, taken, p->language);
    row = line_end(p, &line, row, BOLD);
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        if (!(offer_targets(s->island.offer) >> seat & 1)) continue;
        if (!s->island.reply[seat] && seat == p->viewer) continue;
        line_start(&line, "  ");
        put_reply(p, &line, seat);
        row = line_end(p, &line, row, PLAIN);
    }
    return row;
}

static int draw_dues(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    struct line line;
    if (s->phase != PHASE_DISCARD && s->phase != PHASE_SABOTAGE && s->phase != PHASE_WEDDING)
        return row;
    line_start(&line, s->phase == PHASE_WEDDING
                          ? in(p, "Wedding: cards still to give:", "Hochzeit: noch zu geben:")
                          : in(p, "Cards still to put aside:", "Noch abzulegende Karten:"));
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        if (!s->dues[seat]) continue;
        lf_put_char(&line.out, ' ');
        lf_put(&line.out, knights_seat_name(seat, p->language));
        lf_put_char(&line.out, ' ');
        lf_put_int(&line.out, s->dues[seat]);
    }
    return line_end(p, &line, row, BOLD);
}

/* What the seat that may act is asked to do. */
static const struct lf_say TASK[PHASE_COUNT] = {
    [PHASE_SETTLE] = { { "Found your settlement, in the second round your city.",
                         "Gründe deine Siedlung, in der zweiten Runde deine Stadt." } },
    [PHASE_PAVE] = { { "Lay a road at your new building, on a numbered path.",
                       "Lege eine Straße an dein neues Gebäude, auf einen Weg mit Nummer." } },
    [PHASE_ROLL] = { { "Your turn: roll the dice.", "Du bist am Zug: würfle." } },
    [PHASE_COMMIT] = { { "The barbarians land: which of your active knights fight?",
                         "Die Barbaren landen: Welche deiner aktiven Ritter kämpfen?" } },
    [PHASE_PILLAGE] = { { "The barbarians pillage one of your cities: choose which.",
                          "Die Barbaren plündern eine deiner Städte: wähle, welche." } },
    [PHASE_REWARD] = { { "You are among the best defenders: choose a deck to draw from.",
                         "Du gehörst zu den besten Verteidigern: wähle einen Stapel." } },
    [PHASE_LIMIT] = { { "Five progress cards are one too many: put one under its deck.",
                        "Fünf Fortschrittskarten sind eine zu viel: lege eine weg." } },
    [PHASE_DUTY] = { { "You hold five progress cards: play one now.",
                       "Du hast fünf Fortschrittskarten: spiele jetzt eine." } },
    [PHASE_DISCARD] = { { "Choose cards to put aside, one or more at a time.",
                          "Wähle Karten zum Ablegen, eine oder mehrere auf einmal." } },
    [PHASE_SABOTAGE] = { { "Sabotage: choose half of your cards to lose.",
                           "Sabotage: wähle die Hälfte deiner Karten zum Ablegen." } },
    [PHASE_WEDDING] = { { "Choose the cards that you give.", "Wähle die Karten, die du gibst." } },
    [PHASE_ROBBER] = { { "Move the robber to another hex; rob a player who builds there.",
                         "Versetze den Räuber und beraube jemanden, der dort gebaut hat." } },
    [PHASE_AQUEDUCT] = { { "Your Aqueduct: take a resource.",
                           "Dein Aquädukt: nimm einen Rohstoff." } },
    [PHASE_MAIN] = { { "Trade, build, use knights and cards as you like, then end your turn.",
                       "Handle, baue, nutze Ritter und Karten, dann beende den Zug." } },
    [PHASE_FREE_ROADS] = { { "Lay your free roads, on numbered paths.",
                             "Lege deine kostenlosen Straßen auf Wege mit Nummer." } },
    [PHASE_REBUILD] = { { "You may lay the road again, on another path.",
                          "Du darfst die Straße auf einen anderen Weg legen." } },
    [PHASE_HARBOR] = { { "A resource is offered to you face down: choose a commodity to give.",
                         "Dir wird verdeckt ein Rohstoff geboten: wähle eine Handelsware." } },
    [PHASE_TAKE] = { { "Choose two cards of the hand that you see.",
                       "Wähle zwei Karten aus der Hand, die du siehst." } },
    [PHASE_SPY] = { { "Choose one of the progress cards that you see.",
                      "Wähle eine der Fortschrittskarten, die du siehst." } },
    [PHASE_DESERT] = { { "One of your knights deserts: choose which.",
                         "Einer deiner Ritter läuft über: wähle, welcher." } },
    [PHASE_PLACE] = { { "You may place a knight of the same strength.",
                        "Du darfst einen Ritter derselben Stärke setzen." } },
    [PHASE_RETREAT] = { { "Your knight was driven away: choose where it goes.",
                          "Dein Ritter wurde vertrieben: wähle, wohin er geht." } },
    [PHASE_OFFER] = { { "An offer stands: answer it, or decide on the answers.",
                        "Ein Angebot steht: antworte, oder entscheide über die Antworten." } },
    [PHASE_GATE] = { { "You hold four progress cards: draw another one, or leave it.",
                       "Du hast vier Fortschrittskarten: zieh noch eine oder lass es." } },
};

int knights_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size)
{
    const struct knights_state *s = view;
    struct picture p = { .s = s, .language = language };
    p.viewer = s->island.viewer < s->island.seat_count ? s->island.viewer : -1;
    canvas_clear(&p.canvas);
    if (s->phase != PHASE_BOARD) {
        struct island_hints hints = hints_of(&p);
        island_draw(&p.canvas, &s->island, &hints);
        draw_pieces(&p);
    }
    draw_players(&p);
    draw_cards(&p);
    int row = draw_progress(&p, ISLAND_BOARD_ROWS);
    row = draw_offer(&p, row);
    row = draw_dues(&p, row);
    bool asked = p.viewer >= 0 && knights_actor_set(s) >> p.viewer & 1 &&
                 (s->phase != PHASE_MAIN || p.viewer == s->island.active);
    if (asked && TASK[s->phase].in[language])
        canvas_put(&p.canvas, row, 0, TASK[s->phase].in[language], BOLD);
    return canvas_print(&p.canvas, colour, out, size);
}
