/* panel.c - what stands beside and below the island in a drawing: see panel.h. */
#include "games/island/panel.h"

#include "games/island/offers.h"

enum { INK_FAINT = 244 };

const struct style PANEL_PLAIN = { CANVAS_PLAIN, CANVAS_PLAIN, 0 };
const struct style PANEL_BOLD = { CANVAS_PLAIN, CANVAS_PLAIN, CANVAS_BOLD };
const struct style PANEL_FAINT = { INK_FAINT, CANVAS_PLAIN, 0 };

void panel_start(struct picture *p, const void *view, const struct island *island,
                 const struct island_cards *cards, enum lf_language language)
{
    canvas_clear(&p->canvas);
    p->s = view;
    p->island = island;
    p->cards = cards;
    p->language = language;
    p->viewer = island->viewer < island->seat_count ? island->viewer : -1;
    p->colour = false;
    p->first_colour = 0;
    p->top = island_tables_row(island);
}

/* ---- Players ---- */

const char *panel_name(const struct picture *p, int seat)
{
    return COLOUR_NAME[(seat + p->first_colour) % ISLAND_SEATS].in[p->language];
}

void panel_seat(struct picture *p, int row, int seat)
{
    struct style block = island_colour_style((seat + p->first_colour) % ISLAND_SEATS);
    canvas_fill(&p->canvas, row, PANEL_LEFT, 8, block);
    canvas_put_int(&p->canvas, row, PANEL_LEFT, seat, block);
    canvas_put(&p->canvas, row, PANEL_LEFT + 2, panel_name(p, seat), block);
}

struct style panel_player(struct picture *p, int row, int seat, bool turns)
{
    if (turns && p->island->active == seat)
        canvas_put(&p->canvas, row, PANEL_LEFT - 1, "►", PANEL_BOLD);
    panel_seat(p, row, seat);
    return seat == p->viewer ? PANEL_BOLD : PANEL_PLAIN;
}

void panel_count(struct picture *p, int row, int end, int count, struct style style, bool star)
{
    canvas_put_int_right(&p->canvas, row, end, count, style);
    if (star) canvas_put(&p->canvas, row, end, "★", PANEL_BOLD);
}

/* ---- The turn ---- */

void panel_viewer(struct picture *p, int row)
{
    if (p->viewer < 0) return;
    int column = canvas_put(&p->canvas, row, PANEL_LEFT, in(p, "You play ", "Du spielst "),
                            PANEL_PLAIN);
    canvas_put(&p->canvas, row, column, panel_name(p, p->viewer), PANEL_BOLD);
}

void panel_turn(struct picture *p, int row, int turn, const char *red)
{
    struct canvas *canvas = &p->canvas;
    int roll = p->island->dice - 1;
    if (!turn) return;
    int column = canvas_put(canvas, row, PANEL_LEFT, in(p, "Turn ", "Zug "), PANEL_PLAIN);
    column = canvas_put_int(canvas, row, column, turn, PANEL_PLAIN);
    if (roll < 0) return;
    column = canvas_put(canvas, row, column, in(p, ", dice ", ", Würfel "), PANEL_PLAIN);
    column = canvas_put_int(canvas, row, column, roll / 6 + 1, PANEL_PLAIN);
    column = canvas_put(canvas, row, column, red, PANEL_PLAIN);
    column = canvas_put_int(canvas, row, column, roll % 6 + 1, PANEL_PLAIN);
    column = canvas_put(canvas, row, column, " = ", PANEL_PLAIN);
    canvas_put_int(canvas, row, column, roll / 6 + roll % 6 + 2, PANEL_BOLD);
}

/* ---- Cards ---- */

static void put_kind(struct picture *p, int row, int kind, const char *name, int tint)
{
    struct style style = island_resource_style(tint);
    char letter[2] = { p->cards->letters[kind], 0 };
    canvas_fill(&p->canvas, row, PANEL_CARDS, 11, style);
    canvas_put(&p->canvas, row, PANEL_CARDS, letter, style);
    canvas_put(&p->canvas, row, PANEL_CARDS + 2, name, style);
}

int panel_cards(struct picture *p, int row, const struct panel_cost *costs,
                const struct lf_say *names, const uint8_t *tints)
{
    struct canvas *canvas = &p->canvas;
    if (p->viewer >= 0)
        canvas_put_right(canvas, row, PANEL_CARDS + 14, in(p, "You", "Du"), PANEL_BOLD);
    canvas_put_right(canvas, row, PANEL_CARDS + 19, "Bank", PANEL_FAINT);
    for (int i = 0; i < PANEL_COSTS; i++)
        canvas_put(canvas, row, PANEL_CARDS + 21 + 2 * i, costs[i].sign, PANEL_FAINT);
    for (int kind = 0; kind < p->cards->kinds; kind++) {
        put_kind(p, ++row, kind, names[kind].in[p->language], tints[kind]);
        if (p->viewer >= 0) {
            int held = cards_of(p->island->hand[p->viewer], kind);
            canvas_put_int_right(canvas, row, PANEL_CARDS + 14, held,
                                 held ? PANEL_BOLD : PANEL_FAINT);
        }
        canvas_put_int_right(canvas, row, PANEL_CARDS + 19, cards_of(p->island->bank, kind),
                             PANEL_FAINT);
        for (int i = 0; kind < RESOURCE_COUNT && i < PANEL_COSTS; i++) {
            int cost = cards_of(costs[i].cost, kind);
            if (cost) canvas_put_int(canvas, row, PANEL_CARDS + 21 + 2 * i, cost, PANEL_PLAIN);
            else canvas_put(canvas, row, PANEL_CARDS + 21 + 2 * i, "·", PANEL_FAINT);
        }
    }
    return row + 1;
}

/* ---- Lines ---- */

void panel_line(struct line *line, const char *text)
{
    line->out = lf_out_start(line->text, sizeof line->text);
    lf_put(&line->out, text);
    lf_out_end(&line->out);
}

int panel_line_end(struct picture *p, struct line *line, int row, struct style style)
{
    lf_out_end(&line->out);
    canvas_put(&p->canvas, row, 0, line->text, style);
    return row + 1;
}

/* "... brick for ... ore" */
static void put_terms(const struct picture *p, struct line *line, uint64_t fields)
{
    uint64_t given, taken;
    trade_lanes(fields, &given, &taken);
    island_put_cards(&line->out, p->cards, given, p->language);
    lf_put(&line->out, in(p, " for ", " für "));
    island_put_cards(&line->out, p->cards, taken, p->language);
}

static int draw_terms(struct picture *p, int row, int seat, const char *verb, uint64_t fields)
{
    struct line line;
    panel_line(&line, panel_name(p, seat));
    lf_put(&line.out, verb);
    put_terms(p, &line, fields);
    return panel_line_end(p, &line, row, PANEL_BOLD);
}

/* The answer of one seat to the standing offer. */
static int draw_reply(struct picture *p, int row, int seat, int offer, int column)
{
    struct line line;
    lf_action reply = p->island->reply[seat];
    panel_line(&line, "");
    switch (lf_kind_of(reply) - offer) {
    case ANSWER_ACCEPT: lf_put(&line.out, in(p, "agrees", "ist einverstanden")); break;
    case ANSWER_DECLINE: lf_put(&line.out, in(p, "declines", "lehnt ab")); break;
    case ANSWER_COUNTER:
        lf_put(&line.out, in(p, "would give ", "gäbe "));
        put_terms(p, &line, lf_args_of(reply));
        break;
    default: lf_put(&line.out, in(p, "has not answered", "hat noch nicht geantwortet")); break;
    }
    lf_out_end(&line.out);
    int at = 2;
    if (column) {
        canvas_put_int(&p->canvas, row, at, seat, PANEL_PLAIN);
        at += 2;
    }
    at = canvas_put(&p->canvas, row, at, panel_name(p, seat), PANEL_PLAIN);
    canvas_put(&p->canvas, row, column ? column : at + 1, line.text, PANEL_PLAIN);
    return row + 1;
}

int panel_offer(struct picture *p, int row, int offer, int column)
{
    const struct island *island = p->island;
    if (!island->offer) {
        for (lf_seats set = island_repliers(island); set; set &= set - 1) {
            int seat = __builtin_ctz(set);
            row = draw_terms(p, row, seat, in(p, " proposes ", " schlägt vor: "),
                             lf_args_of(island->reply[seat]));
        }
        return row;
    }
    row = draw_terms(p, row, island->active, in(p, " offers ", " bietet "), island->offer);
    for (int seat = 0; seat < island->seat_count; seat++) {
        bool asked = offer_targets(island->offer) >> seat & 1;
        if (asked && (island->reply[seat] || seat != p->viewer))
            row = draw_reply(p, row, seat, offer, column);
    }
    return row;
}

int panel_dues(struct picture *p, int row, const char *title, const uint8_t dues[ISLAND_SEATS])
{
    struct line line;
    panel_line(&line, title);
    for (int seat = 0; seat < p->island->seat_count; seat++) {
        if (!dues[seat]) continue;
        lf_put_char(&line.out, ' ');
        lf_put(&line.out, panel_name(p, seat));
        lf_put_char(&line.out, ' ');
        lf_put_int(&line.out, dues[seat]);
    }
    return panel_line_end(p, &line, row, PANEL_BOLD);
}
