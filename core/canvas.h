/* canvas.h - a grid of styled characters, written out as UTF-8 text with or without colour.
 *
 * Games draw their view for a terminal on such a grid. A colour is an index of the 256-colour
 * palette; CANVAS_PLAIN leaves the terminal's own. Every character takes one column. What lies
 * outside the grid is not drawn.
 */
#ifndef LF_CANVAS_H
#define LF_CANVAS_H

#include "core/lf.h"

enum { CANVAS_ROWS = 72, CANVAS_COLUMNS = 100, CANVAS_PLAIN = 256 };
enum canvas_marks { CANVAS_BOLD = 1, CANVAS_DIM = 2, CANVAS_UNDERLINE = 4 };

/* How characters look: ink is the colour of the letters, paper the one behind them. */
struct style { uint16_t ink, paper; uint8_t marks; };

/* A cell with character 0 is empty; its style says what is behind it. Characters are of the
 * basic plane, so that a canvas stays small enough for a stack. */
struct cell { uint16_t character; struct style style; };
struct canvas { struct cell cell[CANVAS_ROWS][CANVAS_COLUMNS]; };

static inline struct style style_of(int ink, int paper, int marks)
{
    return (struct style){ (uint16_t)ink, (uint16_t)paper, (uint8_t)marks };
}

void canvas_clear(struct canvas *canvas);
void canvas_fill(struct canvas *canvas, int row, int column, int width, struct style style);

/* Writes a text from this column on and returns the column after it. The paper of the cells
 * stays if the style's paper is CANVAS_PLAIN. */
int canvas_put(struct canvas *canvas, int row, int column, const char *text, struct style style);
int canvas_put_int(struct canvas *canvas, int row, int column, int value, struct style style);
/* The same, ending before a column, or in the middle of a span. */
void canvas_put_right(struct canvas *canvas, int row, int end, const char *text,
                      struct style style);
void canvas_put_int_right(struct canvas *canvas, int row, int end, int value, struct style style);
void canvas_put_centred(struct canvas *canvas, int row, int column, int width, const char *text,
                        struct style style);

int canvas_width(const char *text);       /* columns a text takes */

/* All rows down to the last one with something on it, without blanks at the ends of lines.
 * Returns the length as the print functions of a game do. */
int canvas_print(const struct canvas *canvas, bool colour, char *out, size_t size);

#endif
