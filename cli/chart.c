/* chart.c - the win shares of a sim as an SVG picture: one bar a bot from zero to its share, a
 * whisker for the 95 % interval, the figures as text, and a line where equal bots would stand. */
#include <errno.h>
#include <string.h>

#include "cli/sim.h"

enum {
    WIDTH = 720, LEFT = 150, RIGHT = 140, TOP = 84, ROW = 44, BAR = 22, BOTTOM = 56,
    PLOT = WIDTH - LEFT - RIGHT,
};

/* Colours that people with colour-blindness can tell apart (Okabe and Ito's set). */
static const char *const fills[LF_SEATS_MAX] = {
    "#0072B2", "#E69F00", "#009E73", "#CC79A7", "#56B4E9", "#D55E00",
};

static double x_of(double share, double axis_max) { return LEFT + PLOT * share / axis_max; }

/* The axis ends at the next tenth above the highest whisker and the mark of equal bots. */
static double axis_end(const struct sim *sim, const struct sim_sums *sums)
{
    for (int tenth = 1; tenth < 10; tenth++) {
        bool fits = 1.0 / sim->seats <= tenth / 10.0;
        for (int i = 0; i < sim->seats; i++)
            fits &= share_of(sums->wins[i], sums->games).high <= tenth / 10.0;
        if (fits) return tenth / 10.0;
    }
    return 1.0;
}

static void draw_axis(FILE *file, double axis_max, int bottom)
{
    double step = axis_max > 0.55 ? 0.2 : axis_max > 0.25 ? 0.1 : 0.05;
    for (int i = 0; i * step <= axis_max + 1e-9; i++) {
        double x = x_of(i * step, axis_max);
        fprintf(file, "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#D8DCE0\"/>\n", x,
                TOP - 8, x, bottom);
        fprintf(file, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" class=\"small\">"
                      "%.0f %%</text>\n", x, bottom + 18, 100 * i * step);
    }
}

/* The bot's name, and its place in --bots where the name alone would not tell it apart. */
static void draw_name(FILE *file, const struct sim *sim, int i)
{
    bool again = false;
    for (int j = 0; j < sim->seats; j++) again |= j != i && sim->bots[j] == sim->bots[i];
    fputs(sim->bots[i]->name, file);
    if (again) fprintf(file, " %d", i + 1);
}

/* Drawn twice: a wide light one below a thin dark one shows on every colour. */
static void draw_whisker(FILE *file, double low, double high, double y, const char *stroke,
                         double wide)
{
    fprintf(file, "<path d=\"M%.1f %.1fH%.1fM%.1f %.1fv12M%.1f %.1fv12\" stroke=\"%s\" "
                  "stroke-width=\"%.1f\" fill=\"none\"/>\n",
            low, y, high, low, y - 6, high, y - 6, stroke, wide);
}

static void draw_bar(FILE *file, const struct sim *sim, const struct sim_sums *sums, int i,
                     double axis_max)
{
    struct share share = share_of(sums->wins[i], sums->games);
    double y = TOP + i * ROW, middle = y + BAR / 2.0;
    double low = x_of(share.low, axis_max), high = x_of(share.high, axis_max);
    fprintf(file, "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">", LEFT - 12, middle + 5);
    draw_name(file, sim, i);
    fputs("</text>\n", file);
    fprintf(file, "<rect x=\"%d\" y=\"%.1f\" width=\"%.1f\" height=\"%d\" rx=\"2\" fill=\"%s\"/>\n",
            LEFT, y, x_of(share.share, axis_max) - LEFT, BAR, fills[i]);
    draw_whisker(file, low, high, middle, "#FBFBF8", 4);
    draw_whisker(file, low, high, middle, "#1F2933", 1.6);
    fprintf(file, "<text x=\"%d\" y=\"%.1f\" font-weight=\"600\">%.1f %%</text>\n",
            WIDTH - RIGHT + 16, middle - 1, 100 * share.share);
    fprintf(file, "<text x=\"%d\" y=\"%.1f\" class=\"small\">%.1f-%.1f %%</text>\n",
            WIDTH - RIGHT + 16, middle + 14, 100 * share.low, 100 * share.high);
}

/* An equal share is marked, so that a look tells who is better than chance. */
static void draw_equal(FILE *file, const struct sim *sim, double axis_max, int bottom)
{
    double x = x_of(1.0 / sim->seats, axis_max);
    fprintf(file, "<line x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\" stroke=\"#52606D\" "
                  "stroke-dasharray=\"4 4\"/>\n", x, TOP - 8, x, bottom);
    fprintf(file, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\" class=\"small\">%s</text>\n", x,
            TOP - 14, SAY("equal", "gleich"));
}

static void draw(FILE *file, const struct sim *sim, const struct sim_sums *sums)
{
    int bottom = TOP + sim->seats * ROW - (ROW - BAR) + 10, height = bottom + BOTTOM;
    double axis_max = axis_end(sim, sums);
    fprintf(file,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" "
            "viewBox=\"0 0 %d %d\" role=\"img\" font-family=\"system-ui, 'DejaVu Sans', "
            "sans-serif\" font-size=\"14\" fill=\"#1F2933\">\n"
            "<style>.small{font-size:12px;fill:#52606D}</style>\n"
            "<rect width=\"100%%\" height=\"100%%\" fill=\"#FBFBF8\"/>\n",
            WIDTH, height, WIDTH, height);
    fprintf(file, "<title>%s</title>\n", SAY("Share of games won", "Anteil gewonnener Spiele"));
    fprintf(file, "<text x=\"24\" y=\"32\" font-size=\"18\" font-weight=\"600\">%s: %s</text>\n",
            said(sim->game->title), SAY("share of games won", "Anteil gewonnener Spiele"));
    fprintf(file, SAY("<text x=\"24\" y=\"52\" class=\"small\">%llu games, %d seats, seed %llu; "
                      "whiskers: 95 %% intervals</text>\n",
                      "<text x=\"24\" y=\"52\" class=\"small\">%llu Spiele, %d Plätze, "
                      "Startzahl %llu; Striche: 95-%%-Intervalle</text>\n"),
            (unsigned long long)sums->games, sim->seats, (unsigned long long)sim->seed);
    draw_axis(file, axis_max, bottom);
    for (int i = 0; i < sim->seats; i++) draw_bar(file, sim, sums, i, axis_max);
    draw_equal(file, sim, axis_max, bottom);
    if (sums->capped)
        fprintf(file, SAY("<text x=\"24\" y=\"%d\" class=\"small\">%llu games were cut off without "
                          "a winner.</text>\n",
                          "<text x=\"24\" y=\"%d\" class=\"small\">%llu Spiele wurden ohne Sieger "
                          "abgebrochen.</text>\n"),
                height - 12, (unsigned long long)sums->capped);
    fputs("</svg>\n", file);
}

int chart_write(const struct sim *sim, const struct sim_sums *sums)
{
    char path[4096];
    if (snprintf(path, sizeof path, "%s/results.svg", sim->folder) >= (int)sizeof path)
        return fail(EXIT_SYSTEM, SAY("%s: the name is too long", "%s: der Name ist zu lang"),
                    "results.svg");
    FILE *file = fopen(path, "w");
    if (!file) return fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    draw(file, sim, sums);
    bool bad = ferror(file) != 0;
    if (fclose(file) != 0 || bad) return fail(EXIT_SYSTEM, "%s: %s", path, strerror(errno));
    return EXIT_DONE;
}
