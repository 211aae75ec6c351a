/* canvas.c - drawing on a grid of characters and writing it out (core/canvas.h). */
#include "core/canvas.h"

#include "core/text.h"

static const struct style PLAIN = { CANVAS_PLAIN, CANVAS_PLAIN, 0 };

void canvas_clear(struct canvas *canvas)
{
    for (int row = 0; row < CANVAS_ROWS; row++)
        for (int column = 0; column < CANVAS_COLUMNS; column++)
            canvas->cell[row][column] = (struct cell){ 0, PLAIN };
}

static struct cell *cell_at(struct canvas *canvas, int row, int column)
{
    bool inside = row >= 0 && row < CANVAS_ROWS && column >= 0 && column < CANVAS_COLUMNS;
    return inside ? &canvas->cell[row][column] : NULL;
}

void canvas_fill(struct canvas *canvas, int row, int column, int width, struct style style)
{
    for (int i = 0; i < width; i++) {
        struct cell *cell = cell_at(canvas, row, column + i);
        if (cell) *cell = (struct cell){ 0, style };
    }
}

/* The next character of a UTF-8 text. Our texts are well formed, so a lead byte says all. */
static uint32_t next_character(const char **text)
{
    unsigned char lead = (unsigned char)*(*text)++;
    int more = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : lead >= 0xC0 ? 1 : 0;
    uint32_t character = more == 0 ? lead : lead & (0x3Fu >> more);
    while (more-- > 0 && **text) character = character << 6 | ((unsigned char)*(*text)++ & 0x3Fu);
    return character;
}

int canvas_width(const char *text)
{
    int width = 0;
    for (; *text; width++) next_character(&text);
    return width;
}

int canvas_put(struct canvas *canvas, int row, int column, const char *text, struct style style)
{
    while (*text) {
        struct cell *cell = cell_at(canvas, row, column++);
        uint32_t character = next_character(&text);
        if (!cell) continue;
        uint16_t paper = style.paper == CANVAS_PLAIN ? cell->style.paper : style.paper;
        *cell = (struct cell){ (uint16_t)character, { style.ink, paper, style.marks } };
    }
    return column;
}

int canvas_put_int(struct canvas *canvas, int row, int column, int value, struct style style)
{
    char digits[24];
    struct lf_out out = lf_out_start(digits, sizeof digits);
    lf_put_int(&out, value);
    lf_out_end(&out);
    return canvas_put(canvas, row, column, digits, style);
}

void canvas_put_right(struct canvas *canvas, int row, int end, const char *text,
                      struct style style)
{
    canvas_put(canvas, row, end - canvas_width(text), text, style);
}

void canvas_put_int_right(struct canvas *canvas, int row, int end, int value, struct style style)
{
    char digits[24];
    struct lf_out out = lf_out_start(digits, sizeof digits);
    lf_put_int(&out, value);
    lf_out_end(&out);
    canvas_put_right(canvas, row, end, digits, style);
}

void canvas_put_centred(struct canvas *canvas, int row, int column, int width, const char *text,
                        struct style style)
{
    canvas_put(canvas, row, column + (width - canvas_width(text)) / 2, text, style);
}

static void put_character(struct lf_out *out, uint32_t c)
{
    if (c < 0x80) {
        lf_put_char(out, (char)c);
    } else if (c < 0x800) {
        lf_put_char(out, (char)(0xC0 | c >> 6));
        lf_put_char(out, (char)(0x80 | (c & 0x3F)));
    } else {
        lf_put_char(out, (char)(0xE0 | c >> 12));
        lf_put_char(out, (char)(0x80 | (c >> 6 & 0x3F)));
        lf_put_char(out, (char)(0x80 | (c & 0x3F)));
    }
}

static bool same_style(struct style a, struct style b)
{
    return a.ink == b.ink && a.paper == b.paper && a.marks == b.marks;
}

/* Starts from a reset each time: short enough, and no state is carried over. */
static void put_style(struct lf_out *out, struct style style)
{
    lf_put(out, "\033[0");
    if (style.marks & CANVAS_BOLD) lf_put(out, ";1");
    if (style.marks & CANVAS_DIM) lf_put(out, ";2");
    if (style.marks & CANVAS_UNDERLINE) lf_put(out, ";4");
    if (style.ink != CANVAS_PLAIN) {
        lf_put(out, ";38;5;");
        lf_put_int(out, style.ink);
    }
    if (style.paper != CANVAS_PLAIN) {
        lf_put(out, ";48;5;");
        lf_put_int(out, style.paper);
    }
    lf_put_char(out, 'm');
}

/* Columns of a row up to the last one that shows something. */
static int row_width(const struct cell *row, bool colour)
{
    int width = CANVAS_COLUMNS;
    while (width > 0) {
        const struct cell *last = &row[width - 1];
        bool blank = last->character == 0 || last->character == ' ';
        if (!blank || (colour && last->style.paper != CANVAS_PLAIN)) break;
        width--;
    }
    return width;
}

int canvas_print(const struct canvas *canvas, bool colour, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    int rows = CANVAS_ROWS;
    while (rows > 0 && row_width(canvas->cell[rows - 1], colour) == 0) rows--;
    for (int row = 0; row < rows; row++) {
        struct style now = PLAIN;
        int width = row_width(canvas->cell[row], colour);
        for (int column = 0; column < width; column++) {
            const struct cell *cell = &canvas->cell[row][column];
            if (colour && !same_style(now, cell->style)) put_style(&out, now = cell->style);
            put_character(&out, cell->character ? cell->character : ' ');
        }
        if (!same_style(now, PLAIN)) lf_put(&out, "\033[0m");
        lf_put_char(&out, '\n');
    }
    return lf_out_end(&out);
}
