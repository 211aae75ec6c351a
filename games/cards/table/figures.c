/* figures.c - reading figures.txt and a host's replacement of it (figures.h).
 *
 * A replacement is read over a copy of the standard figures, and the host's memory changes only if
 * the whole file is good. */
#include "games/cards/table/figures.h"

#include "core/check.h"
#include "core/files.h"
#include "core/hash.h"

const char *const CARDS_FIELD[FIGURE_FIELDS] = {
    [FIGURE_COST] = "cost", [FIGURE_POINTS] = "points", [FIGURE_STRENGTH] = "strength",
    [FIGURE_JOUST] = "joust", [FIGURE_COMMERCE] = "commerce",
};
const char *const CARDS_SOURCE[SOURCES] = {
    [SOURCE_NONE] = "", [SOURCE_SEED] = "seed", [SOURCE_PUBLIC] = "public",
    [SOURCE_ASSUMED] = "assumed",
};

enum { VALUE_MAX = 9, COST_MAX = 9 };

static bool is_word(char c) { return (c >= 'a' && c <= 'z') || c == '-'; }

/* Words that are read, too, and never printed: as texts spell them, and as they once were. */
static const struct { const char *word; uint8_t row; } ALSO[] = {
    { "harbour", ROW_harbor }, { "large-harbour", ROW_large_harbor },
    { "bh-harbour", ROW_bh_harbor }, { "raid", ROW_raid },
};

int cards_row_of_word(const char *text, size_t *length)
{
    size_t n = 0;
    while (is_word(text[n])) n++;
    *length = n;
    for (size_t i = 0; i < sizeof ALSO / sizeof ALSO[0]; i++) {
        struct lf_in in = lf_in_start(text, NULL);
        if (lf_take(&in, ALSO[i].word) && in.at == n) return ALSO[i].row;
    }
    for (int row = 1; n && row < ROW_COUNT; row++) {
        const char *word = CARDS_ROW[row].word;
        if (word[0] != text[0]) continue;
        struct lf_in in = lf_in_start(text, NULL);
        if (lf_take(&in, word) && in.at == n) return row;
    }
    return ROW_NONE;
}

/* A figure belongs to what lies on the table; the word behind it must end there. */
static bool read_choice(struct lf_in *in, const char *const *words, int first, int count,
                        int *found)
{
    for (int i = first; i < count; i++) {
        struct lf_in trial = *in;
        if (lf_take(&trial, words[i]) && !is_word(lf_peek(&trial))) {
            *in = trial;
            *found = i;
            return true;
        }
    }
    return false;
}

static int kind_of_letter(char c)
{
    static const char LETTERS[] = "blwgo$";
    for (int kind = 0; kind < KINDS; kind++)
        if (LETTERS[kind] == c) return kind;
    return NO_KIND;
}

/* "2ob", or "-" for nothing. */
static bool read_cost(struct lf_in *in, uint8_t cost[KINDS])
{
    uint8_t read[KINDS] = { 0 };
    unsigned total = 0;
    if (!lf_take(in, "-")) {
        do {
            struct lf_in before = *in;
            uint64_t count = 1;
            bool counted = lf_take_unsigned(in, COST_MAX, &count);
            int kind = kind_of_letter(lf_peek(in));
            if (kind == NO_KIND || (counted && count == 0))
                return lf_expected(in, LF_SAY("resources such as 2ob, or - for none",
                                              "Rohstoffe wie 2ob oder - für keine"));
            in->at++;
            total += (unsigned)count;
            if (total > COST_MAX) {
                *in = before;
                return lf_expected(in, LF_SAY("at most 9 resources in all",
                                              "höchstens 9 Rohstoffe insgesamt"));
            }
            read[kind] = (uint8_t)(read[kind] + count);
        } while (lf_peek(in) != ' ' && !lf_at_end(in) && lf_peek(in) != '\n');
    }
    for (int kind = 0; kind < KINDS; kind++) cost[kind] = read[kind];
    return true;
}

/* "landscape 3 o4": the kinds of the stack are fixed (KB-05), their numbers may change. */
static bool read_land(struct lf_in *in, struct card_figures *figures, uint8_t **source)
{
    uint64_t n, number;
    lf_take_spaces(in);
    if (!lf_take_unsigned(in, STACK_LANDS, &n) || n == 0)
        return lf_expected(in, LF_SAY("a number from 1 to 11", "eine Zahl von 1 bis 11"));
    lf_take_spaces(in);
    int kind = kind_of_letter(lf_peek(in));
    if (kind != (figures->land[n - 1] & 7))
        return lf_expected(in, LF_SAY("the kind of this landscape as in figures.txt",
                                      "die Art dieser Landschaft wie in figures.txt"));
    in->at++;
    if (!lf_take_unsigned(in, 6, &number) || number == 0)
        return lf_expected(in, LF_SAY("a die number from 1 to 6", "eine Würfelzahl von 1 bis 6"));
    figures->land[n - 1] = (uint8_t)(kind | (int)number << 3);
    *source = &figures->land_source[n - 1];
    return true;
}

/* Actions and events have no figures (KB-51), a Metropolis costs nothing (KS-09). */
static lf_rule no_figure(int row, int field)
{
    if (row_of(row)->lies == LIES_NOWHERE) return KB(51);
    return row_of(row)->lies == LIES_ON_CITY && field == FIGURE_COST ? KS(9) : 0;
}

static bool read_figure(struct lf_in *in, struct card_figures *figures, uint8_t **source)
{
    size_t length;
    int field = 0, row = cards_row_of_word(in->text + in->at, &length);
    uint64_t value;
    if (!row) return lf_expected(in, LF_SAY("the word of a card, such as abbey, or landscape",
                                            "das Wort einer Karte, etwa abbey, oder landscape"));
    uint32_t card_at = in->at;
    in->at += (uint32_t)length;
    lf_take_spaces(in);
    if (!read_choice(in, CARDS_FIELD, 0, FIGURE_FIELDS, &field))
        return lf_expected(in, LF_SAY("cost, points, strength, joust or commerce",
                                      "cost, points, strength, joust oder commerce"));
    lf_rule rule = no_figure(row, field);
    if (rule) {
        in->at = card_at;
        lf_expected(in, LF_SAY("a card that has this figure", "eine Karte, die diesen Wert hat"));
        if (in->error) in->error->rule = rule;
        return false;
    }
    lf_take_spaces(in);
    *source = &figures->source[row][field];
    if (field == FIGURE_COST) return read_cost(in, figures->cost[row]);
    if (!lf_take_unsigned(in, VALUE_MAX, &value))
        return lf_expected(in, LF_SAY("a number from 0 to 9", "eine Zahl von 0 bis 9"));
    figures->value[row][field] = (uint8_t)value;
    return true;
}

static bool read_line(struct lf_in *in, struct card_figures *figures, struct card_figures *seen)
{
    uint8_t *source = NULL;
    int found = 0;
    uint32_t start = in->at;
    bool good = lf_take_word(in, "landscape") ? read_land(in, figures, &source)
                                              : read_figure(in, figures, &source);
    if (!good) return false;
    lf_take_spaces(in);
    if (!read_choice(in, CARDS_SOURCE, SOURCE_SEED, SOURCES, &found))
        return lf_expected(in, LF_SAY("where it comes from: seed, public or assumed",
                                      "woher es kommt: seed, public oder assumed"));
    /* `seen` has the same shape, so that a second line for a figure is found there. */
    uint8_t *before = (uint8_t *)seen + (source - (uint8_t *)figures);
    if (*before) {
        in->at = start;
        return lf_expected(in, LF_SAY("a figure that no earlier line names",
                                      "einen Wert, den keine frühere Zeile nennt"));
    }
    *before = 1;
    *source = (uint8_t)found;
    return true;
}

bool cards_figures_read(const char *text, struct card_figures *figures, struct lf_error *error)
{
    struct lf_in in = lf_in_start(text, error);
    struct card_figures seen = { 0 };
    while (!lf_at_end(&in)) {
        lf_take_spaces(&in);
        if (lf_peek(&in) != '#' && lf_peek(&in) != '\n' && !lf_at_end(&in)) {
            if (!read_line(&in, figures, &seen)) return false;
            lf_take_spaces(&in);
        }
        if (lf_peek(&in) == '#')
            while (!lf_at_end(&in) && lf_peek(&in) != '\n') in.at++;
        if (!lf_at_end(&in) && !lf_take(&in, "\n"))
            return lf_expected(&in, LF_SAY("the end of the line", "das Ende der Zeile"));
    }
    return true;
}

void cards_figures_standard(struct card_figures *figures)
{
    static const uint8_t KIND[STACK_LANDS] = {
        GRAIN, GRAIN, ORE, ORE, WOOL, WOOL, LUMBER, LUMBER, BRICK, BRICK, GOLD,
    };
    struct lf_error error;
    *figures = (struct card_figures){ 0 };
    for (int i = 0; i < STACK_LANDS; i++) figures->land[i] = KIND[i];
    const char *text = lf_file_find("cards/figures.txt");
    LF_ASSERT(text && cards_figures_read(text, figures, &error));
}

void cards_figures_now(struct card_figures *figures)
{
    const struct cards_own *own = cards_own();
    cards_figures_standard(figures);
    for (int row = 1; row < ROW_COUNT; row++) {
        const struct card_row *card = row_now(row);
        for (int kind = 0; kind < KINDS; kind++) figures->cost[row][kind] = card->cost[kind];
        figures->value[row][FIGURE_POINTS] = card->points;
        figures->value[row][FIGURE_STRENGTH] = card->strength;
        figures->value[row][FIGURE_JOUST] = card->joust;
        figures->value[row][FIGURE_COMMERCE] = card->commerce;
        for (int field = 0; field < FIGURE_FIELDS; field++) {
            uint8_t source = own ? own->source[row][field] : SOURCE_NONE;
            if (source) figures->source[row][field] = source;
        }
    }
    for (int i = 0; i < STACK_LANDS; i++) {
        figures->land[i] = cards_stack_land()[i];
        if (own && own->land_source[i]) figures->land_source[i] = own->land_source[i];
    }
}

/* Only values count, so that another source for the same figure is no other game. */
static uint32_t hash_of(const struct card_figures *figures)
{
    enum { SIZE = offsetof(struct card_figures, source), WORDS = (SIZE + 7) / 8 };
    uint64_t words[WORDS] = { 0 };
    __builtin_memcpy(words, figures, SIZE);
    uint64_t hash = lf_hash(words, sizeof words);
    return (uint32_t)(hash ^ hash >> 32);
}

/* The rows as the game carries them, with these figures. */
static void fill_rows(struct cards_own *own, const struct card_figures *figures)
{
    for (int row = 0; row < ROW_COUNT; row++) {
        struct card_row *card = &own->row[row];
        *card = CARDS_ROW[row];
        for (int field = 0; field < FIGURE_FIELDS; field++)
            own->source[row][field] = figures->source[row][field];
        if (row == ROW_NONE) continue;
        for (int kind = 0; kind < KINDS; kind++) card->cost[kind] = figures->cost[row][kind];
        card->points = figures->value[row][FIGURE_POINTS];
        card->strength = figures->value[row][FIGURE_STRENGTH];
        card->joust = figures->value[row][FIGURE_JOUST];
        card->commerce = figures->value[row][FIGURE_COMMERCE];
    }
}

bool cards_replace(const char *text, void *memory, struct lf_error *error)
{
    struct cards_own *own = memory;
    struct card_figures standard, figures;
    cards_figures_standard(&standard);
    figures = standard;
    for (int row = 0; row < ROW_COUNT; row++)
        for (int field = 0; field < FIGURE_FIELDS; field++) figures.source[row][field] = 0;
    for (int i = 0; i < STACK_LANDS; i++) figures.land_source[i] = 0;
    if (!cards_figures_read(text, &figures, error)) return false;
    fill_rows(own, &figures);
    for (int i = 0; i < STACK_LANDS; i++) {
        own->land[i] = figures.land[i];
        own->land_source[i] = figures.land_source[i];
    }
    uint32_t hash = hash_of(&figures), usual = hash_of(&standard);
    own->hash = hash == usual ? 0 : hash ? hash : 1;
    return true;
}
