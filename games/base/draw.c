/* draw.c - a view of the base game for a terminal: the island, and in the free space to its
 * right the players, what the viewer holds, what the bank has and what things cost.
 *
 * All of it fits 80 columns by 24 rows; lines below the board appear only when there is
 * something to say (own development cards, a standing offer, cards owed on a seven). */
#include "games/base/moves.h"
#include "games/base/say.h"
#include "games/island/panel.h"
#include "games/island/sea.h"

enum { PLAYERS_ROW = 0, CARDS_ROW = ISLAND_BESIDE ? 0 : 14, LEFT = PANEL_LEFT };

/* Where the viewer may put a ship now. */
static edge_set ship_hints(const struct picture *p, corner_set bare)
{
    const struct base_state *s = p->s;
    const struct island *island = &s->island;
    bool paid = s->phase == BASE_FREE_ROADS ||
                (s->phase == BASE_MAIN && cards_cover(island->hand[p->viewer], COST_SHIP));
    if (!ISLAND_SEA) return edges_none();
    if (s->phase == BASE_PAVE && corners_any(bare))
        return island_founding_ships(island, corners_lowest(bare));
    return paid && island_can_ship(island, p->viewer) ? island_ship_places(island, p->viewer)
                                                      : edges_none();
}

/* Where the viewer may settle or pave now, so that these places stand out. */
static struct island_hints hints_of(const struct picture *p)
{
    const struct base_state *s = p->s;
    const struct island *island = &s->island;
    struct island_hints hints = { .language = p->language, .first_colour = p->first_colour };
    if (p->viewer < 0 || p->viewer != island->active) return hints;
    uint64_t hand = island->hand[p->viewer];
    bool roads_left = island_road_count(island, p->viewer) < ROADS_EACH;
    if (s->phase == BASE_SETTLE)
        hints.corners = corners_minus(island_home_corners(island), island->blocked);
    if (s->phase == BASE_MAIN && cards_cover(hand, COST_SETTLEMENT) &&
        island_settlements_left(island, p->viewer) > 0)
        hints.corners = island_settlement_places(island, p->viewer);
    corner_set bare = corners_minus(island->settlements[p->viewer], island->reach[p->viewer]);
    if (s->phase == BASE_PAVE && corners_any(bare))
        hints.edges = island_edges_free_at(island, corners_lowest(bare));
    else if (roads_left && (s->phase == BASE_FREE_ROADS ||
                            (s->phase == BASE_MAIN && cards_cover(hand, COST_ROAD))))
        hints.edges = island_road_places(island, p->viewer);
    edges_join(&hints.edges, ship_hints(p, bare));
    return hints;
}

/* Columns after which the numbers of the players' table end. */
enum { POINTS_END = LEFT + 11, HAND_END = LEFT + 16, DEV_END = LEFT + 20, KNIGHTS_END = LEFT + 24,
       ROAD_END = LEFT + 28, ISLANDS_END = LEFT + 33 };

static void draw_player(struct picture *p, int row, int seat)
{
    const struct base_state *s = p->s;
    bool turns = s->phase > BASE_START && s->phase != BASE_OVER;
    struct style style = panel_player(p, row, seat, turns);
    panel_count(p, row, POINTS_END, base_points_of(s, seat), style, false);
    panel_count(p, row, HAND_END, island_hand_size(&s->island, seat), style, false);
    panel_count(p, row, DEV_END, base_dev_size(s, seat), style, false);
    panel_count(p, row, KNIGHTS_END, s->knights[seat], style, s->army == seat);
    panel_count(p, row, ROAD_END, s->island.road_length[seat], style, s->island.longest == seat);
    if (ISLAND_SEA)
        panel_count(p, row, ISLANDS_END, island_special_points(&s->island, seat), style, false);
}

/* Seats beyond those that play are neutral where they have pieces. */
static void draw_neutral(struct picture *p, int row, int seat)
{
    const struct island *island = p->island;
    if (!corners_any(island_buildings_of(island, seat))) return;
    panel_seat(p, row, seat);
    canvas_put(&p->canvas, row, LEFT + 9, in(p, "neutral", "neutral"), PANEL_FAINT);
    panel_count(p, row, ROAD_END, island->road_length[seat], PANEL_PLAIN, island->longest == seat);
}

static void draw_players(struct picture *p)
{
    const struct base_state *s = p->s;
    struct canvas *canvas = &p->canvas;
    int row = p->top + PLAYERS_ROW;
    canvas_put_right(canvas, row, POINTS_END, in(p, "Pts", "Pkt"), PANEL_FAINT);
    canvas_put_right(canvas, row, HAND_END, in(p, "Hand", "Hand"), PANEL_FAINT);
    canvas_put_right(canvas, row, DEV_END, in(p, "Dev", "Ent"), PANEL_FAINT);
    canvas_put_right(canvas, row, KNIGHTS_END, in(p, "Kni", "Rit"), PANEL_FAINT);
    canvas_put_right(canvas, row, ROAD_END, in(p, "Rd", "Str"), PANEL_FAINT);
    if (ISLAND_SEA) canvas_put_right(canvas, row, ISLANDS_END, in(p, "Isl", "Ins"), PANEL_FAINT);
    for (int seat = 0; seat < p->island->seat_count; seat++) draw_player(p, ++row, seat);
    for (int seat = p->island->seat_count; seat < ISLAND_SEATS; seat++)
        draw_neutral(p, ++row, seat);
    row = p->top + PLAYERS_ROW + 2 + ISLAND_SEATS;
    panel_viewer(p, row - 1);
    panel_turn(p, row, s->turn, "+");
    canvas_put(canvas, row + 1, LEFT, in(p, "Dev  development cards", "Ent  Entwicklungskarten"),
               PANEL_FAINT);
    canvas_put(canvas, row + 2, LEFT, in(p, "Kni  knights played", "Rit  gespielte Ritter"),
               PANEL_FAINT);
    canvas_put(canvas, row + 3, LEFT,
               in(p, "Rd   longest road  ★ +2", "Str  Handelsstraße ★ +2"), PANEL_FAINT);
    if (ISLAND_SEA)
        canvas_put(canvas, row + 4, LEFT,
                   in(p, "Isl  special points: ☆ +2 for your first settlement there",
                      "Ins  Sonderpunkte: ☆ +2 für deine erste Siedlung dort"), PANEL_FAINT);
}

static void draw_cards(struct picture *p)
{
    static const struct panel_cost COST[] = {
        { "╱", COST_ROAD }, { "⌂", COST_SETTLEMENT }, { "■", COST_CITY }, { "♦", COST_CARD },
        { "◣", COST_SHIP },
    };
    static const uint8_t TINT[RESOURCE_COUNT] = { HILLS, FOREST, PASTURE, FIELDS, MOUNTAINS };
    struct canvas *canvas = &p->canvas;
    int row = panel_cards(p, p->top + CARDS_ROW, COST, RESOURCE_NAME, TINT);
    canvas_put(canvas, row, PANEL_CARDS, in(p, "╱ road  ⌂ settlement  ■ city",
                                     "╱ Straße ⌂ Siedlung ■ Stadt"), PANEL_FAINT);
    if (ISLAND_SEA)
        canvas_put(canvas, row, PANEL_CARDS + 30, in(p, "◣ ship", "◣ Schiff"), PANEL_FAINT);
    int column = canvas_put(canvas, row + 1, PANEL_CARDS, in(p, "♦ development card, ",
                                                      "♦ Entwicklungskarte, "), PANEL_FAINT);
    column = canvas_put_int(canvas, row + 1, column, base_deck_size(p->s), PANEL_FAINT);
    canvas_put(canvas, row + 1, column, in(p, " left", " da"), PANEL_FAINT);
}

/* Own development cards; those bought this turn must wait (IB-75). */
static int draw_own_dev(struct picture *p, int row)
{
    const struct base_state *s = p->s;
    if (p->viewer < 0 || !s->dev[p->viewer]) return row;
    struct line line;
    panel_line(&line, in(p, "Your development cards: ", "Deine Entwicklungskarten: "));
    base_put_dev(&line.out, s->dev[p->viewer], p->language);
    row = panel_line_end(p, &line, row, PANEL_PLAIN);
    if (p->viewer != s->island.active || !s->fresh) return row;
    panel_line(&line, in(p, "Bought this turn, to be played later: ",
                         "In diesem Zug gekauft, erst später spielbar: "));
    base_put_dev(&line.out, s->fresh, p->language);
    return panel_line_end(p, &line, row, PANEL_FAINT);
}

/* What is going on: an offer, or cards owed on a seven. */
static int draw_table(struct picture *p, int row)
{
    const struct base_state *s = p->s;
    enum { ANSWERS = 12 };
    if (s->phase == BASE_MAIN || s->phase == BASE_OFFER)
        return panel_offer(p, row, K_OFFER, ANSWERS);
    if (island_gold_owed(&s->island))
        return panel_dues(p, row, in(p, "Gold: cards still to choose:",
                                     "Gold: noch zu wählende Karten:"), island_gold(&s->island));
    if (s->phase != BASE_DISCARD) return row;
    return panel_dues(p, row, in(p, "Seven: cards still to put aside:",
                                 "Sieben: noch abzulegende Karten:"), s->dues);
}

/* What only the sea asks of the active seat; NULL: what the island asks. */
static const char *sea_task_of(const struct picture *p)
{
    const struct base_state *s = p->s;
    bool sails = !(s->flags & BASE_SAILED) && edges_any(island_ships(&s->island, p->viewer));
    switch (s->phase) {
    case BASE_PAVE:
        return in(p, "Lay a road or a ship at your new settlement, on a numbered path.",
                  "Lege an die neue Siedlung eine Straße oder ein Schiff (Wege mit Nummer).");
    case BASE_ROBBER:
        if (!island_has_pirate(&s->island)) return NULL;
        return in(p, "Move the robber or the pirate; rob a player with a building or a ship there.",
                  "Versetze Räuber oder Seeräuber; beraube jemanden mit Gebäude oder Schiff dort.");
    case BASE_MAIN:
        if (!sails) return NULL;
        return in(p, "Trade, build, move one ship if you like, then end your turn.",
                  "Handle, baue und versetze auf Wunsch ein Schiff, dann beende den Zug.");
    case BASE_FREE_ROADS:
        return in(p, "Lay your free roads or ships, on numbered paths.",
                  "Lege deine kostenlosen Straßen oder Schiffe auf Wege mit Nummer.");
    default: return NULL;
    }
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
    if (island_gold_owed(&s->island) && island_gold_seat(&s->island) == p->viewer)
        return in(p, "Choose the cards that gold brings you, all at once.",
                  "Wähle die Karten, die dir das Gold bringt, alle auf einmal.");
    if (s->island.active != p->viewer) return "";
    const char *task = ISLAND_SEA ? sea_task_of(p) : NULL;
    if (task) return task;
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
        return in(p, "Your turn: roll the dice.", "Du bist am Zug: Würfle.");
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
    struct picture p;
    panel_start(&p, s, &s->island, &ISLAND_RESOURCES, language);
    p.colour = colour;
    p.first_colour = base_colour(s, 0);
    struct island_hints hints = hints_of(&p);
    if (extra->task) {
        hints.corners = extra->corners;
        hints.edges = extra->edges;
    }
    if (s->phase != BASE_BOARD) island_draw(&p.canvas, &s->island, &hints);
    draw_players(&p);
    draw_cards(&p);
    int row = draw_own_dev(&p, p.top + ISLAND_BOARD_ROWS);
    row = draw_table(&p, row);
    if (extra->line) canvas_put(&p.canvas, row++, 0, extra->line, PANEL_PLAIN);
    canvas_put(&p.canvas, row, 0, extra->task ? extra->task : task_of(&p), PANEL_BOLD);
    return canvas_print(&p.canvas, colour, out, size);
}

int base_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size)
{
    const struct base_extra nothing = { 0 };
    return base_draw_with(view, &nothing, language, colour, out, size);
}
