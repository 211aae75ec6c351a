/* qr.c - a QR code in the terminal, two modules to a character. */
#include <qrencode.h>

#include "cli/command.h"

enum { QUIET = 2 };                     /* modules of light around it: scanners want some */

static bool is_dark(const QRcode *code, int x, int y)
{
    bool inside = x >= 0 && y >= 0 && x < code->width && y < code->width;
    return inside && code->data[y * code->width + x] & 1;
}

/* With colours dark is black and light is white, whatever the terminal's own are. Without, light is
 * what the terminal writes with; scanners read codes the other way round as well. */
bool qr_print(const char *text, bool colour)
{
    static const char *const halves[4] = { "█", "▀", "▄", " " };    /* by what is dark */
    QRcode *code = QRcode_encodeString8bit(text, 0, QR_ECLEVEL_M);
    if (!code) return false;
    for (int y = -QUIET; y < code->width + QUIET; y += 2) {
        fputs(colour ? "    \033[38;5;231;48;5;16m" : "    ", stdout);
        for (int x = -QUIET; x < code->width + QUIET; x++)
            fputs(halves[2 * is_dark(code, x, y) + is_dark(code, x, y + 1)], stdout);
        puts(colour ? "\033[0m" : "");
    }
    QRcode_free(code);
    return true;
}
