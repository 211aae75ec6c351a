/* draw.c - a view of this game for a terminal: the island with knights, walls and metropolises, and
 * in the free space to its right the players, the barbarians, what the viewer holds and what the
 * bank has. Lines below the board appear only when there is something to say. */
#include "games/island/panel.h"
#include "games/island/sea.h"
#include "games/knights/check.h"
#include "games/knights/say.h"

enum { PLAYERS_ROW = 0, CARDS_ROW = ISLAND_BESIDE ? 0 : 13, LEFT = PANEL_LEFT };

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
    if (s->phase == PHASE_SETTLE)
        hints.corners = corners_minus(island_home_corners(island), island->blocked);
    if (s->phase == PHASE_MAIN && cards_cover(hand, COST_SETTLEMENT) &&
        knights_settlements_left(s, p->viewer) > 0)
        hints.corners = knights_settlement_places(s, p->viewer);
    if (s->phase == PHASE_PAVE)
        hints.edges = island_edges_free_at(island, island_new_building(island));
    else if (s->phase == PHASE_FREE_ROADS || s->phase == PHASE_REBUILD ||
             (s->phase == PHASE_MAIN && roads))
        hints.edges = island_road_places(island, p->viewer);
    return hints;
}

/* Knights show their strength after the letter of their owner: large if active, else small. Of
 * cities, "▣" has a wall, "★" is a metropolis; "▁" lies on its side. */
static void draw_pieces(struct picture *p)
{
    const struct knights_state *s = p->s;
    corner_set metropolises = knights_metropolises(s);
    for (int seat = 0; seat < s->island.seat_count; seat++) {
        char letter = COLOUR_NAME[seat].in[LF_EN][0], text[8];
        for (corner_set at = s->knights[seat]; corners_any(at); at = corners_rest(at)) {
            int corner = corners_lowest(at);
            bool active = corners_has(s->active, corner);
            text[0] = (char)(active ? letter : letter - 'A' + 'a');
            text[1] = (char)('0' + knights_strength(s, corner));
            text[2] = 0;
            island_mark_corner(&p->canvas, &s->island, corner, seat, text);
        }
        corner_set special = corners_or(s->walls, metropolises);
        special = corners_and(special, s->island.cities[seat]);
        corners_join(&special, knights_fallen(s, seat));
        for (; corners_any(special); special = corners_rest(special)) {
            int corner = corners_lowest(special);
            struct lf_out out = lf_out_start(text, sizeof text);
            lf_put_char(&out, letter);
            lf_put(&out, corners_has(s->fallen, corner) ? "▁"
                         : corners_has(metropolises, corner) ? "★" : "▣");
            lf_out_end(&out);
            island_mark_corner(&p->canvas, &s->island, corner, seat, text);
        }
    }
    if (s->merchant != NOWHERE)
        island_mark_hex(&p->canvas, &s->island, s->merchant, in(p, "MERC", "HÄND"),
                        island_colour_style(s->merchant_owner));
}

/* ---- Players ---- */

/* Columns after which the numbers of the players' table end. */
enum { POINTS_END = LEFT + 11, HAND_END = LEFT + 14, PROGRESS_END = LEFT + 16,
       LEVELS_END = LEFT + 18, FORCE_END = LEFT + 25, ROAD_END = LEFT + 28 };

static void draw_player(struct picture *p, int row, int seat)
{
    const struct knights_state *s = p->s;
    struct style style =
        panel_player(p, row, seat, s->phase > PHASE_START && s->phase != PHASE_OVER);
    panel_count(p, row, POINTS_END, knights_points_of(s, seat), style, false);
    panel_count(p, row, HAND_END, island_hand_size(&s->island, seat), style, false);
    panel_count(p, row, PROGRESS_END, knights_progress_size(s, seat), style, false);
    for (int t = 0; t < TRACK_COUNT; t++)
        panel_count(p, row, LEVELS_END + 2 * t, s->level[seat][t], style,
                    knights_metropolis_holder(s, t) == seat);
    int force = knights_force(s, corners_and(s->knights[seat], s->active));
    panel_count(p, row, FORCE_END, force, style, false);
    panel_count(p, row, ROAD_END, s->island.road_length[seat], style, s->island.longest == seat);
}

static void draw_turn(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    panel_viewer(p, row);
    panel_turn(p, row + 1, s->turn, in(p, " + red ", " + rot "));
    if (!s->turn || !s->event) return;
    int column = canvas_put(&p->canvas, row + 2, LEFT, in(p, "Event die: ", "Ereigniswürfel: "),
                            PANEL_PLAIN);
    bool ship = s->event - 1 == EVENT_SHIP;
    canvas_put(&p->canvas, row + 2, column,
               ship ? in(p, "ship", "Schiff") : KNIGHTS_TRACK[s->event - 1].in[p->language],
               PANEL_BOLD);
}

/* How far the ship is, and attack against defence as it stands. */
static void draw_barbarians(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    struct attack a = knights_attack_now(s, s->active);
    struct canvas *canvas = &p->canvas;
    int column = canvas_put(canvas, row, LEFT, in(p, "Barbarians ", "Barbaren "), PANEL_PLAIN);
    for (int i = 0; i < TRACK_SPACES; i++)
        column = canvas_put(canvas, row, column, i < s->ship ? "▶" : "·", PANEL_BOLD);
    column = canvas_put_int(canvas, row, column + 1, a.strength, PANEL_PLAIN);
    column = canvas_put(canvas, row, column, ":", PANEL_PLAIN);
    struct style style = a.strength > a.defence ? PANEL_BOLD : PANEL_PLAIN;
    canvas_put_int(canvas, row, column, a.defence, style);
}

static void draw_players(struct picture *p)
{
    struct canvas *canvas = &p->canvas;
    int row = p->top + PLAYERS_ROW;
    canvas_put_right(canvas, row, POINTS_END, in(p, "Pt", "Pk"), PANEL_FAINT);
    canvas_put_right(canvas, row, HAND_END, in(p, "Hd", "Hd"), PANEL_FAINT);
    canvas_put_right(canvas, row, PROGRESS_END, in(p, "P", "F"), PANEL_FAINT);
    canvas_put(canvas, row, LEVELS_END - 1, in(p, "S T P", "W H P"), PANEL_FAINT);
    canvas_put_right(canvas, row, FORCE_END, in(p, "Kn", "Ri"), PANEL_FAINT);
    canvas_put_right(canvas, row, ROAD_END, in(p, "Rd", "St"), PANEL_FAINT);
    for (int seat = 0; seat < p->island->seat_count; seat++) draw_player(p, ++row, seat);
    draw_turn(p, p->top + PLAYERS_ROW + 1 + ISLAND_SEATS);
    draw_barbarians(p, p->top + PLAYERS_ROW + 4 + ISLAND_SEATS);
    canvas_put(canvas, p->top + PLAYERS_ROW + 5 + ISLAND_SEATS, LEFT,
               in(p, "Pt points Hd hand P progress", "Pk Punkte Hd Hand F Fortschr."), PANEL_FAINT);
    canvas_put(canvas, p->top + CARDS_ROW + 1 + KIND_COUNT, PANEL_CARDS,
               in(p, "S T P levels Kn force Rd road", "WHP Stufen Ri Kraft St Straße"),
               PANEL_FAINT);
}

/* ---- Cards ---- */

static void draw_cards(struct picture *p)
{
    static const struct panel_cost COST[] = {
        { "╱", COST_ROAD }, { "⌂", COST_SETTLEMENT }, { "■", COST_CITY }, { "♞", COST_KNIGHT },
        { "◣", COST_SHIP },
    };
    static const uint8_t TINT[KIND_COUNT] = {
        HILLS, FOREST, PASTURE, FIELDS, MOUNTAINS, FOREST, PASTURE, MOUNTAINS,
    };
    panel_cards(p, p->top + CARDS_ROW, COST, KNIGHTS_KIND_NAME, TINT);
}

enum { LINE_COLUMNS = 78 };

static int draw_progress(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    struct line line;
    if (p->viewer < 0 || !s->progress[p->viewer][0]) return row;
    panel_line(&line, in(p, "Your progress cards: ", "Deine Fortschrittskarten: "));
    int wide = canvas_width(line.text);
    for (int i = 0; i < 8 && s->progress[p->viewer][i]; i++) {
        const char *name = knights_card_name(s, s->progress[p->viewer][i], p->language);
        if (i) lf_put_char(&line.out, ',');
        if (i && wide + 2 + canvas_width(name) > LINE_COLUMNS) {
            row = panel_line_end(p, &line, row, PANEL_PLAIN);
            panel_line(&line, " ");
            wide = 1;
        }
        if (i) lf_put_char(&line.out, ' ');
        lf_put(&line.out, name);
        wide += 2 + canvas_width(name);
    }
    return panel_line_end(p, &line, row, PANEL_PLAIN);
}

/* ---- What is going on ---- */

static int draw_table(struct picture *p, int row)
{
    const struct knights_state *s = p->s;
    switch (s->phase) {
    case PHASE_MAIN: case PHASE_OFFER: return panel_offer(p, row, KN_OFFER, 0);
    case PHASE_DISCARD: case PHASE_SABOTAGE:
        return panel_dues(p, row, in(p, "Cards still to put aside:", "Noch abzulegende Karten:"),
                          s->dues);
    case PHASE_WEDDING:
        return panel_dues(p, row, in(p, "Wedding: cards still to give:",
                                     "Hochzeit: noch zu geben:"), s->dues);
    default: return row;
    }
}

/* What the seat that may act is asked to do. */
static const struct lf_say TASK[PHASE_COUNT] = {
    [PHASE_SETTLE] = { { "Found your settlement, in the second round your city.",
                         "Gründe deine Siedlung, in der zweiten Runde deine Stadt." } },
    [PHASE_PAVE] = { { "Lay a road at your new building, on a numbered path.",
                       "Lege eine Straße an dein neues Gebäude, auf einen Weg mit Nummer." } },
    [PHASE_ROLL] = { { "Your turn: roll the dice.", "Du bist am Zug: Würfle." } },
    [PHASE_COMMIT] = { { "The barbarians land: which of your active knights fight?",
                         "Die Barbaren landen: Welche deiner aktiven Ritter kämpfen?" } },
    [PHASE_PILLAGE] = { { "The barbarians pillage one of your cities: choose which.",
                          "Die Barbaren plündern eine deiner Städte: Wähle, welche." } },
    [PHASE_REWARD] = { { "You are among the best defenders: choose a deck to draw from.",
                         "Du gehörst zu den besten Verteidigern: Wähle einen Stapel." } },
    [PHASE_LIMIT] = { { "Five progress cards are one too many: put one under its deck.",
                        "Fünf Fortschrittskarten sind eine zu viel: Lege eine weg." } },
    [PHASE_DUTY] = { { "You hold five progress cards: play one now.",
                       "Du hast fünf Fortschrittskarten: Spiele jetzt eine." } },
    [PHASE_DISCARD] = { { "Choose cards to put aside, one or more at a time.",
                          "Wähle Karten zum Ablegen, eine oder mehrere auf einmal." } },
    [PHASE_SABOTAGE] = { { "Sabotage: choose half of your cards to lose.",
                           "Sabotage: Wähle die Hälfte deiner Karten zum Ablegen." } },
    [PHASE_WEDDING] = { { "Choose the cards that you give.", "Wähle die Karten, die du gibst." } },
    [PHASE_ROBBER] = { { "Move the robber to another hex; rob a player who builds there.",
                         "Versetze den Räuber und beraube jemanden, der dort gebaut hat." } },
    [PHASE_AQUEDUCT] = { { "Your Aqueduct: take a resource.",
                           "Dein Aquädukt: Nimm einen Rohstoff." } },
    [PHASE_MAIN] = { { "Trade, build, use knights and cards as you like, then end your turn.",
                       "Handle, baue, nutze Ritter und Karten, dann beende den Zug." } },
    [PHASE_FREE_ROADS] = { { "Lay your free roads, on numbered paths.",
                             "Lege deine kostenlosen Straßen auf Wege mit Nummer." } },
    [PHASE_REBUILD] = { { "You may lay the road again, on another path.",
                          "Du darfst die Straße auf einen anderen Weg legen." } },
    [PHASE_HARBOR] = { { "A resource is offered to you face down: choose a commodity to give.",
                         "Dir wird verdeckt ein Rohstoff geboten: Wähle eine Handelsware." } },
    [PHASE_TAKE] = { { "Choose two cards of the hand that you see.",
                       "Wähle zwei Karten aus der Hand, die du siehst." } },
    [PHASE_SPY] = { { "Choose one of the progress cards that you see.",
                      "Wähle eine der Fortschrittskarten, die du siehst." } },
    [PHASE_DESERT] = { { "One of your knights deserts: choose which.",
                         "Einer deiner Ritter läuft über: Wähle, welcher." } },
    [PHASE_PLACE] = { { "You may place a knight of the same strength.",
                        "Du darfst einen Ritter derselben Stärke setzen." } },
    [PHASE_RETREAT] = { { "Your knight was driven away: choose where it goes.",
                          "Dein Ritter wurde vertrieben: Wähle, wohin er geht." } },
    [PHASE_OFFER] = { { "An offer stands: answer it, or decide on the answers.",
                        "Ein Angebot steht: antworte, oder entscheide über die Antworten." } },
#ifdef ISLAND_WIDE
    [PHASE_GOLD] = { { "Gold: choose the cards that it brings.",
                       "Gold: Wähle die Karten, die es bringt." } },
#endif
    [PHASE_GATE] = { { "You hold four progress cards: draw another one, or leave it.",
                       "Du hast vier Fortschrittskarten: Zieh noch eine oder lass es." } },
};

int knights_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size)
{
    const struct knights_state *s = view;
    struct picture p;
    panel_start(&p, s, &s->island, &KNIGHTS_LANES, language);
    if (s->phase != PHASE_BOARD) {
        struct island_hints hints = hints_of(&p);
        island_draw(&p.canvas, &s->island, &hints);
        draw_pieces(&p);
    }
    draw_players(&p);
    draw_cards(&p);
    int row = draw_progress(&p, p.top + ISLAND_BOARD_ROWS);
    row = draw_table(&p, row);
    bool asked = p.viewer >= 0 && knights_actor_set(s) >> p.viewer & 1 &&
                 (s->phase != PHASE_MAIN || p.viewer == s->island.active);
    if (asked && TASK[s->phase].in[language])
        canvas_put(&p.canvas, row, 0, TASK[s->phase].in[language], PANEL_BOLD);
    return canvas_print(&p.canvas, colour, out, size);
}
