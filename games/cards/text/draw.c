/* draw.c - both principalities, the stacks and the viewer's hand as a drawing for the terminal, 80
 * columns wide, 100 where a principality has grown far. The viewer's own principality lies below
 * the other one.
 *
 * Columns of the axis carry landscapes above and below, towns carry the cards on their sites. How
 * wide they are depends on how far the longer axis reaches. */
#include "core/canvas.h"
#include "games/cards/engine.h"
#include "games/cards/text/say.h"
#include "games/cards/view/view.h"
#include "games/cards/text/words.h"

struct picture {
    struct canvas canvas;
    const struct cards_state *s;
    enum lf_language language;
    int viewer;                       /* seat, or -1 */
    int column_width, town_width;
};

enum { REALM_ROWS = 8, HEAD_ROW = 0, FIRST_REALM = 1, WIDTH = 79, WIDE = CANVAS_COLUMNS - 1 };

static const struct style PLAIN = { CANVAS_PLAIN, CANVAS_PLAIN, 0 };
static const struct style BOLD = { CANVAS_PLAIN, CANVAS_PLAIN, CANVAS_BOLD };
static const struct style FAINT = { 244, CANVAS_PLAIN, 0 };
static const struct style ROAD = { 180, CANVAS_PLAIN, CANVAS_BOLD };

static const char *in(const struct picture *p, const char *english, const char *german)
{
    return p->language == LF_DE ? german : english;
}

static struct style land_style(int kind, int marks)
{
    static const uint8_t PAPER[KINDS] = { 131, 65, 150, 221, 103, 178 };
    return style_of(kind == BRICK || kind == LUMBER ? 231 : 16, PAPER[kind % KINDS], marks);
}

static struct style seat_style(int seat)
{
    return style_of(231, seat == 0 ? 124 : 25, CANVAS_BOLD);
}

/* A text cut to a width, between letters. */
static void put_cut(struct picture *p, int row, int column, const char *text, int width,
                    struct style style)
{
    char cut[64];
    size_t length = 0;
    for (; *text && length + 4 < sizeof cut; text++) {
        bool starts = (*text & 0xC0) != 0x80;
        if (starts && width-- <= 0) break;
        cut[length++] = *text;
    }
    cut[length] = 0;
    canvas_put(&p->canvas, row, column, cut, style);
}

/* ---- A text that grows, for lines of a list ---- */

struct line { char text[2400]; struct lf_out out; };

static void line_start(struct line *line, const char *text)
{
    line->out = lf_out_start(line->text, sizeof line->text);
    lf_put(&line->out, text);
}

/* Writes the line out, broken at blanks where it is too wide; returns the row below. */
static int line_end(struct picture *p, struct line *line, int row, struct style style)
{
    lf_out_end(&line->out);
    const char *at = line->text;
    while (*at) {
        const char *end = at, *blank = NULL;
        for (int width = 0; *end && width < WIDTH; width++) {
            do end++; while ((*end & 0xC0) == 0x80);
            if (*end == ' ' || !*end) blank = end;
        }
        if (*end && blank) end = blank;
        char piece[CANVAS_COLUMNS * 4];
        size_t length = 0;
        while (at < end && length + 1 < sizeof piece) piece[length++] = *at++;
        piece[length] = 0;
        canvas_put(&p->canvas, row++, 0, piece, style);
        while (*at == ' ') at++;
    }
    return row;
}

/* ---- Principalities ---- */

struct span { int first, last; };      /* towns */

static struct span span_of(const struct realm *r)
{
    struct span span = { 0, TOWNS - 1 };
    while (span.first < TOWNS - 1 && !r->town[span.first]) span.first++;
    while (span.last > span.first && !r->town[span.last]) span.last--;
    return span;
}

static void measure_widths(struct picture *p)
{
    int towns = 0;
    for (int seat = 0; seat < SEATS; seat++) {
        struct span span = span_of(&p->s->realm[seat]);
        if (span.last - span.first + 1 > towns) towns = span.last - span.first + 1;
    }
    p->column_width = towns <= 2 ? 12 : towns == 3 ? 9 : towns == 4 ? 7 : 6;
    p->town_width = ((towns > 4 ? WIDE : WIDTH) - p->column_width * (towns + 1)) / towns;
    if (p->town_width > 20) p->town_width = 20;
}

static int column_at(const struct picture *p, struct span span, int column)
{
    return (column - span.first) * (p->column_width + p->town_width);
}

static int town_at(const struct picture *p, struct span span, int town)
{
    return column_at(p, span, town) + p->column_width;
}

/* A card that lies somewhere: its letter, its name, what is special about it. */
static void draw_card(struct picture *p, int row, int column, int width, const char *label,
                      const struct realm *r, int slot)
{
    int mark = r->slot[slot].mark, card = slot_row(r, slot);
    struct line line;
    line_start(&line, label);
    lf_put(&line.out, row_of(card)->name.in[p->language]);
    lf_out_end(&line.out);
    int room = width - 1 - (mark & MARK_COUNT ? 2 : 0) - (mark & MARK_FOREIGN ? 1 : 0) -
               (mark & MARK_DOGMA ? 1 : 0);
    put_cut(p, row, column, line.text, room, mark & MARK_FOREIGN ? FAINT : PLAIN);
    column += canvas_width(line.text) < room ? canvas_width(line.text) : room;
    if (mark & MARK_COUNT) {
        column = canvas_put(&p->canvas, row, column, "+", BOLD);
        column = canvas_put_int(&p->canvas, row, column, mark & MARK_COUNT, BOLD);
    }
    if (mark & MARK_FOREIGN) column = canvas_put(&p->canvas, row, column, "*", BOLD);
    if (mark & MARK_DOGMA) canvas_put(&p->canvas, row, column, "!", BOLD);
}

/* Two rows: place and name, then number and store. */
static void draw_land(struct picture *p, int row, int column, const struct realm *r, int land)
{
    int card = r->land[land], kind = land_kind(card);
    char label[8];
    struct lf_out out = lf_out_start(label, sizeof label);
    if (!card) return;
    cards_put_place(&out, AT_LAND + land);
    lf_put_char(&out, ' ');
    lf_out_end(&out);
    canvas_fill(&p->canvas, row, column, p->column_width - 1, land_style(kind, 0));
    canvas_fill(&p->canvas, row + 1, column, p->column_width - 1, land_style(kind, 0));
    int at = canvas_put(&p->canvas, row, column, label, land_style(kind, 0));
    put_cut(p, row, at, CARDS_LAND_NAME[kind % KINDS].in[p->language], p->column_width - 4,
            land_style(kind, 0));
    at = canvas_put_int(&p->canvas, row + 1, column, land_number(card),
                        land_style(kind, CANVAS_BOLD)) + 1;
    for (int i = 0; i < STORE_MAX; i++)
        at = canvas_put(&p->canvas, row + 1, at, i < land_store(card) ? "●" : "○",
                        land_style(kind, 0));
}

static void draw_column(struct picture *p, int row, int column, const struct realm *r, int index)
{
    for (int side = 0; side < 2; side++) {
        int land = index * 2 + side;
        draw_land(p, row + 1 + 3 * side, column, r, land);
        if (slot_full(r, land))
            draw_card(p, row + 6 * side, column, p->column_width, "", r, land);
    }
    if (!(r->roads >> index & 1)) return;
    for (int i = 0; i < p->column_width - 1; i++)
        canvas_put(&p->canvas, row + 3, column + i, "═", ROAD);
    if (slot_full(r, ROADS_FROM + index))
        draw_card(p, row + 3, column, p->column_width, "", r, ROADS_FROM + index);
}

static void draw_town(struct picture *p, int row, int column, const struct realm *r, int town)
{
    static const char *const SHAPE[] = { " ", "⌂", "■", "▣" };
    static const char *const SITE[] = { "a ", "b ", "c ", "d " };
    static const uint8_t ROW_OF[] = { 1, 2, 4, 5 };
    for (int i = 0; i < 4; i++) {
        int slot = SITES_FROM + town * 4 + i;
        if (slot_full(r, slot))
            draw_card(p, row + ROW_OF[i], column, p->town_width, SITE[i], r, slot);
        else if (slot_exists(r, slot)) {
            canvas_put(&p->canvas, row + ROW_OF[i], column, SITE[i], FAINT);
            canvas_put(&p->canvas, row + ROW_OF[i], column + 2, "·", FAINT);
        }
    }
    int at = canvas_put(&p->canvas, row + 3, column, SHAPE[r->town[town] & 3], BOLD);
    canvas_put_int(&p->canvas, row + 3, at + 1, town + 1, BOLD);
}

/* ---- Heading of a principality ---- */

static int put_figure(struct picture *p, int row, int column, const char *label, int value,
                      bool held)
{
    column = canvas_put(&p->canvas, row, column, label, PLAIN);
    column = canvas_put_int(&p->canvas, row, column, value, BOLD);
    if (held) column = canvas_put(&p->canvas, row, column, "★", BOLD);
    return column + 1;
}

static void draw_heading(struct picture *p, int row, int seat)
{
    const struct cards_state *s = p->s;
    const struct sums *sum = &s->sums[seat];
    struct holdings held = holdings_of(&s->realm[seat]);
    char resources[40];
    struct lf_out out = lf_out_start(resources, sizeof resources);
    cards_put_kinds(&out, held.has);
    lf_out_end(&out);
    int column = canvas_put(&p->canvas, row, 0, s->active == seat && s->turn ? "▸" : " ", BOLD);
    column = canvas_put(&p->canvas, row, column, CARDS_SEAT_NAME[seat].in[p->language],
                        seat_style(seat));
    if (seat == p->viewer)
        column = canvas_put(&p->canvas, row, column, in(p, " (you)", " (du)"), BOLD);
    column = put_figure(p, row, column + 1, in(p, "points ", "Punkte "), sum->points, false);
    column = put_figure(p, row, column, in(p, "strength ", "Stärke "), sum->strength,
                        s->knight == seat);
    column = put_figure(p, row, column, in(p, "joust ", "Turnier "), sum->joust, false);
    column = put_figure(p, row, column, in(p, "commerce ", "Handel "), sum->commerce,
                        s->mill == seat);
    column = put_figure(p, row, column, in(p, "hand ", "Hand "), hand_size(s, seat), false);
    column = canvas_put(&p->canvas, row, column - 1, "/", PLAIN);
    column = canvas_put_int(&p->canvas, row, column, sum->limit, PLAIN);
    canvas_put(&p->canvas, row, column + 1, resources, BOLD);
}

static void draw_realm(struct picture *p, int row, int seat)
{
    const struct realm *r = &p->s->realm[seat];
    struct span span = span_of(r);
    draw_heading(p, row, seat);
    for (int column = span.first; column <= span.last + 1; column++)
        draw_column(p, row + 1, column_at(p, span, column), r, column);
    for (int town = span.first; town <= span.last; town++)
        draw_town(p, row + 1, town_at(p, span, town), r, town);
}

/* ---- The middle ---- */

static void put_stack(struct line *line, const struct cards_state *s, int stack,
                      enum lf_language language)
{
    int from = pile_start(s, stack);
    lf_put_char(&line->out, ' ');
    cards_put_pile(&line->out, stack);
    lf_put_char(&line->out, ':');
    lf_put_int(&line->out, s->count[stack]);
    const char *between = " (";
    if (s->count[stack] && cards_shown(s, from)) {
        lf_put(&line->out, between);
        lf_put(&line->out, row_of(s->card[from])->name.in[language]);
        between = "; ";
    }
    for (int seat = 0; seat < SEATS; seat++) {
        if (!pile_is_banned(s, seat, stack)) continue;
        lf_put(&line->out, between);
        lf_put(&line->out, LF_SAY("banned for ", "Bann gegen ").in[language]);
        lf_put(&line->out, CARDS_SEAT_NAME[seat].in[language]);
        between = "; ";
    }
    if (between[0] == ';') lf_put_char(&line->out, ')');
}

/* How many cards, and the one on top (KB-81). */
static void put_discard(struct line *line, const struct cards_state *s, int pile,
                        enum lf_language language)
{
    lf_put(&line->out, LF_SAY("  discarded", "  Ablage").in[language]);
    if (s->mode == MODE_TOURNAMENT) {
        lf_put(&line->out, LF_SAY(" by ", " von ").in[language]);
        lf_put(&line->out, CARDS_SEAT_NAME[pile - PILE_DISCARD].in[language]);
    }
    lf_put(&line->out, ": ");
    lf_put_int(&line->out, s->count[pile]);
    lf_put(&line->out, LF_SAY(", on top ", ", oben ").in[language]);
    lf_put(&line->out, row_of(pile_row(s, pile, 0))->name.in[language]);
}

static int draw_stacks(struct picture *p, int row)
{
    const struct cards_state *s = p->s;
    struct line line;
    line_start(&line, in(p, "Stacks", "Stapel"));
    for (int stack = 0; stack < stack_to(s, SEATS - 1); stack++)
        put_stack(&line, s, stack, p->language);
    lf_put(&line.out, in(p, "  events: ", "  Ereignisse: "));
    lf_put_int(&line.out, s->count[PILE_EVENTS]);
    row = line_end(p, &line, row, PLAIN);
    static const struct lf_say SUPPLY[] = {
        { { "Roads: ", "Straßen: " } }, { { "  settlements: ", "  Siedlungen: " } },
        { { "  cities: ", "  Städte: " } },
    };
    line_start(&line, "");
    for (int i = 0; i < 3; i++) {
        lf_put(&line.out, SUPPLY[i].in[p->language]);
        lf_put_int(&line.out, s->supply[i]);
    }
    lf_put(&line.out, in(p, "  landscapes: ", "  Landschaften: "));
    lf_put_int(&line.out, s->land_count);
    for (int pile = PILE_DISCARD; pile < PILE_HAND; pile++)
        if (s->count[pile]) put_discard(&line, s, pile, p->language);
    return line_end(p, &line, row, FAINT);
}

/* Cards of a pile with their costs after discounts, as the seat would pay them. */
static int draw_pile(struct picture *p, int row, int pile, int seat, const char *label)
{
    const struct cards_state *s = p->s;
    int from = pile_start(s, pile);
    struct line line;
    if (!s->count[pile]) return row;
    line_start(&line, label);
    for (int i = from; i < from + s->count[pile]; i++) {
        int card = s->card[i];
        if (i > from) lf_put(&line.out, ", ");
        if (!cards_shown(s, i)) {
            lf_put_char(&line.out, '?');
            continue;
        }
        lf_put(&line.out, row_of(card)->name.in[p->language]);
        lf_put(&line.out, " [");
        lf_put(&line.out, row_of(card)->word);
        if (row_of(card)->lies != LIES_NOWHERE && seat >= 0) {
            uint8_t cost[KINDS];
            cards_cost_of(s, seat, card, cost);
            lf_put_char(&line.out, ' ');
            cards_put_kinds(&line.out, cost);
        }
        lf_put_char(&line.out, ']');
    }
    return line_end(p, &line, row, PLAIN);
}

/* The stack that the viewer is looking through. */
static int draw_look(struct picture *p, int row)
{
    const struct cards_state *s = p->s;
    const struct frame *f = s->depth ? &s->frame[s->depth - 1] : NULL;
    if (!f || f->kind != FRAME_LOOK || f->seat != p->viewer || f->look.pile >= PILE_EVENTS)
        return row;
    return draw_pile(p, row, f->look.pile, p->viewer, in(p, "You see: ", "Du siehst: "));
}

/* ---- Choosing decks ---- */

/* "Deck 7/33: 2 Abbey [abbey], Spy [spy]"; of the other seat only how many. */
static int draw_choice(struct picture *p, int row, int pile, int most, const char *label)
{
    const struct cards_state *s = p->s;
    int from = pile_start(s, pile), end = from + s->count[pile];
    struct line line;
    line_start(&line, label);
    lf_put_int(&line.out, s->count[pile]);
    lf_put_char(&line.out, '/');
    lf_put_int(&line.out, most);
    const char *between = ": ";
    for (int i = from, copies; i < end && cards_shown(s, i); i += copies, between = ", ") {
        for (copies = 1; i + copies < end && s->card[i + copies] == s->card[i];) copies++;
        lf_put(&line.out, between);
        if (copies > 1) lf_put_int(&line.out, copies);
        if (copies > 1) lf_put_char(&line.out, ' ');
        lf_put(&line.out, row_of(s->card[i])->name.in[p->language]);
        lf_put(&line.out, " [");
        lf_put(&line.out, row_of(s->card[i])->word);
        lf_put_char(&line.out, ']');
    }
    return line_end(p, &line, row, PLAIN);
}

static int draw_decks(struct picture *p, int row)
{
    for (int seat = 0; seat < SEATS; seat++) {
        canvas_put(&p->canvas, row++, 0, CARDS_SEAT_NAME[seat].in[p->language],
                   seat_style(seat));
        row = draw_choice(p, row, stack_from(p->s, seat), DECK_CARDS, in(p, "Deck ", "Deck "));
        row = draw_choice(p, row, stack_from(p->s, seat) + 1, DECK_EVENTS,
                          in(p, "Events ", "Ereignisse "));
        if (p->s->ready >> seat & 1)
            canvas_put(&p->canvas, row++, 0, in(p, "ready", "bereit"), BOLD);
    }
    return row;
}

/* ---- Heading and task ---- */

static void draw_head(struct picture *p)
{
    const struct cards_state *s = p->s;
    struct line line;
    line_start(&line, in(p, "Turn ", "Zug "));
    lf_put_int(&line.out, s->turn);
    if (s->die) {
        lf_put(&line.out, in(p, "  die ", "  Würfel "));
        lf_put_int(&line.out, s->die);
    }
    if (s->event) {
        lf_put(&line.out, "  ");
        lf_put(&line.out, CARDS_FACE_NAME[s->event].in[p->language]);
    }
    int card = cards_event_card(s);
    if (!card && s->count[PILE_ASIDE]) card = pile_row(s, PILE_ASIDE, 0);
    if (card) {
        lf_put(&line.out, "  > ");
        lf_put(&line.out, row_of(card)->name.in[p->language]);
    }
    line_end(p, &line, HEAD_ROW, BOLD);
    line_start(&line, in(p, "to win ", "Sieg mit "));
    lf_put_int(&line.out, s->target);
    lf_out_end(&line.out);
    canvas_put_right(&p->canvas, HEAD_ROW, WIDTH, line.text, FAINT);
}

static int draw_offer(struct picture *p, int row)
{
    const struct cards_state *s = p->s;
    uint8_t count[KINDS];
    struct line line;
    if (!s->offer) return row;
    line_start(&line, CARDS_SEAT_NAME[s->active].in[p->language]);
    lf_put(&line.out, in(p, " offers ", " bietet "));
    for (int k = 0; k < KINDS; k++) count[k] = (uint8_t)(s->offer >> (24 + 4 * k) & 15);
    cards_say_kinds(&line.out, count, p->language);
    lf_put(&line.out, in(p, " for ", " für "));
    for (int k = 0; k < KINDS; k++) count[k] = (uint8_t)(s->offer >> 4 * k & 15);
    cards_say_kinds(&line.out, count, p->language);
    return line_end(p, &line, row, BOLD);
}

static void draw_task(struct picture *p, int row)
{
    struct line line;
    if (p->viewer < 0 || !(cards_actors(p->s) >> p->viewer & 1)) return;
    const struct lf_say *task = cards_task(p->s);
    if (!task->in[p->language]) return;
    line_start(&line, task->in[p->language]);
    const struct frame *f = p->s->depth ? &p->s->frame[p->s->depth - 1] : NULL;
    int card = f ? cards_frame_row(p->s, f) : ROW_NONE;
    if (card) {
        lf_put(&line.out, " (");
        lf_put(&line.out, row_of(card)->name.in[p->language]);
        lf_put_char(&line.out, ')');
    }
    line_end(p, &line, row, BOLD);
}

static int draw_table(struct picture *p, int own, int row)
{
    draw_realm(p, row, seat_other(own));
    row = draw_stacks(p, row + REALM_ROWS);
    row = draw_pile(p, row, PILE_DISPLAY, own, in(p, "On display: ", "Auslage: "));
    draw_realm(p, row, own);
    row += REALM_ROWS;
    row = draw_pile(p, row, PILE_HAND + seat_other(own), -1,
                    in(p, "Other hand: ", "Hand gegenüber: "));
    row = draw_pile(p, row, PILE_HAND + own, own, in(p, "Hand: ", "Hand: "));
    row = draw_look(p, row);
    return draw_offer(p, row);
}

int cards_draw(const void *view, enum lf_language language, bool colour, char *out, size_t size)
{
    const struct cards_state *s = view;
    struct picture p = { .s = s, .language = language };
    p.viewer = s->viewer < SEATS ? s->viewer : -1;
    canvas_clear(&p.canvas);
    measure_widths(&p);
    draw_head(&p);
    int row = s->step == STEP_DECKS ? draw_decks(&p, FIRST_REALM)
                                    : draw_table(&p, p.viewer < 0 ? 0 : p.viewer, FIRST_REALM);
    draw_task(&p, row);
    return canvas_print(&p.canvas, colour, out, size);
}
