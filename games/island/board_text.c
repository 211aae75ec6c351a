/* board_text.c - boards as text: the 19 hexes with their nine harbours, or with ISLAND_WIDE any
 * board that fits the frame; docs/notation.md has the grammar.
 */
#include "core/options.h"
#include "games/island/board.h"

void island_clear_board(struct island *s)
{
    for (int hex = 0; hex < HEX_COUNT; hex++) island_put_terrain(s, hex, NO_TERRAIN);
    for (int i = 0; i < 11; i++) s->number_hexes[i] = hexes_none();
    for (int i = 0; i < HARBOUR_COUNT; i++) s->harbour[i] = HARBOUR_NONE;
#ifdef ISLAND_WIDE
    for (int i = 0; i < HARBOUR_COUNT; i++) s->harbour_edge[i] = NOWHERE;
    s->robber_start = s->pirate = s->pirate_start = HEX_COUNT;
    s->chart &= (uint8_t)~CHART_SHUFFLED;
#endif
}

void island_set_hex(struct island *s, int hex, int terrain, int number)
{
    island_put_terrain(s, hex, terrain);
    if (number) hexes_add(&s->number_hexes[number - 2], hex);
}

void island_place_robber(struct island *s)
{
    s->robber = 0;
    while (island_terrain(s, s->robber) != DESERT) s->robber++;
}

/* ---- Letters ---- */

#ifdef ISLAND_WIDE
static const char TERRAIN_LETTER[] = "hfpgmd$s-";
#else
static const char TERRAIN_LETTER[] = "hfpgmd";
#endif
static const char HARBOUR_LETTER[] = "blwgo?-";

#ifdef ISLAND_WIDE
static const struct lf_say TERRAIN_LETTERS = {
    { "a terrain letter, one of h f p g m d $ (gold) s (sea), or - for no hex",
      "ein Landschaftsbuchstabe aus h f p g m d $ (Gold) s (Meer), oder - für kein Feld" } };
static bool terrain_has_number(int terrain) { return terrain < DESERT || terrain == GOLD; }
#else
static const struct lf_say TERRAIN_LETTERS = {
    { "a terrain letter, one of h f p g m d", "ein Landschaftsbuchstabe aus h f p g m d" } };
static bool terrain_has_number(int terrain) { return terrain < DESERT; }
#endif

static int letter_index(const char *letters, char c)
{
    for (int i = 0; letters[i]; i++)
        if (letters[i] == c) return i;
    return -1;
}

static bool parse_hex(struct lf_in *in, struct island *s, int hex)
{
    uint64_t number = 0;
    int terrain = letter_index(TERRAIN_LETTER, lf_peek(in));
    if (terrain < 0 || lf_peek(in) == '\0')
        return lf_expected(in, TERRAIN_LETTERS);
    in->at++;
    if (terrain_has_number(terrain)) {
        struct lf_in before = *in;
        if (!lf_take_unsigned(in, 12, &number) || number < 2 || number == 7) {
            *in = before;
            return lf_expected(in, LF_SAY("a number from 2 to 12, not 7",
                                          "eine Zahl von 2 bis 12, nicht 7"));
        }
    }
    island_set_hex(s, hex, terrain, (int)number);
    return true;
}

static void print_hex(struct lf_out *out, const struct island *s, int hex)
{
    lf_put_char(out, TERRAIN_LETTER[island_terrain(s, hex)]);
    if (island_number(s, hex)) lf_put_int(out, island_number(s, hex));
}

#ifndef ISLAND_WIDE
/* The robber needs a desert to start from. */
static bool finish_board(struct lf_in *in, struct island *s)
{
    int desert = 0;
    for (int hex = 0; hex < HEX_COUNT; hex++) desert += island_terrain(s, hex) == DESERT;
    if (desert == 0) {
        in->at = 0;
        return lf_expected(in, LF_SAY("a board with a desert, where the robber starts (IB-12)",
                                      "ein Spielplan mit Wüste für den Räuber (IB-12)"));
    }
    island_place_robber(s);
    return true;
}
#else

/* ---- Any board inside the frame ---- */

/* Rows fill the frame's rows from the left; what is not named is no hex. */
static bool parse_row(struct lf_in *in, struct island *s, int first, int places)
{
    char c = lf_peek(in);
    if (c == '/' || c == '@') return true;
    for (int i = 0;; i++) {
        if (i == places)
            return lf_expected(in, LF_SAY(
                "'/' or '@': the board is too large, the frame has rows of 6 7 8 9 8 9 8 7 6 hexes",
                "'/' oder '@': der Spielplan ist zu groß, der Rahmen hat Reihen mit "
                "6 7 8 9 8 9 8 7 6 Feldern"));
        if (!parse_hex(in, s, first + i)) return false;
        if (!lf_take(in, ".")) return true;
    }
}

static bool parse_rows(struct lf_in *in, struct island *s)
{
    int first = 0, row = 0;
    do {
        if (row == ROW_COUNT)
            return lf_expected(in, LF_SAY("'@': the board is too large, the frame has nine rows",
                                          "'@': der Spielplan ist zu groß, der Rahmen hat neun "
                                          "Reihen"));
        if (!parse_row(in, s, first, ROW_HEXES[row])) return false;
        first += ROW_HEXES[row++];
    } while (lf_take(in, "/"));
    return lf_take(in, "@") ||
           lf_expected(in, LF_SAY("'.' and a hex, '/' and a row, or '@' and the harbours",
                                  "'.' und ein Feld, '/' und eine Reihe oder '@' und die Häfen"));
}

/* Land on one side of the edge, sea or the frame on the other. */
static bool is_coast(const struct island *s, int edge)
{
    int land = 0;
    for (int k = 0; k < 2; k++) {
        int hex = EDGE_HEX[2 * edge + k];
        land += hex != NOWHERE && terrain_is_land(island_terrain(s, hex));
    }
    return land == 1;
}

static bool parse_harbour(struct lf_in *in, struct island *s, int spot)
{
    uint64_t edge = 0;
    struct lf_in before = *in;
    int last = spot ? s->harbour_edge[spot - 1] : -1;
    if (!lf_take(in, "e") || !lf_take_unsigned(in, EDGE_COUNT - 1, &edge) || (int)edge <= last ||
        !is_coast(s, (int)edge)) {
        *in = before;
        return lf_expected(in, LF_SAY("a path on the coast, e0 to " EDGE_LAST ", ascending",
                                      "ein Weg an der Küste, e0 bis " EDGE_LAST ", aufsteigend"));
    }
    for (int k = 0; k < 2; k++)
        if (island_harbour_spot(s, EDGE_CORNER[2 * edge + (uint64_t)k]) != NOWHERE) {
            *in = before;
            return lf_expected(in, LF_SAY("a path that shares no corner with another harbour",
                                          "ein Weg, der mit keinem anderen Hafen eine Kreuzung "
                                          "teilt"));
        }
    int kind = letter_index(HARBOUR_LETTER, lf_peek(in));
    if (kind < 0 || kind == HARBOUR_NONE)
        return lf_expected(in, LF_SAY("a harbour, one of b l w g o ?",
                                      "ein Hafen aus b l w g o ?"));
    in->at++;
    s->harbour[spot] = (uint8_t)kind;
    s->harbour_edge[spot] = (uint8_t)edge;
    return true;
}

static bool parse_harbours(struct lf_in *in, struct island *s, size_t length)
{
    for (int spot = 0; in->at < length && lf_peek(in) != '@'; spot++) {
        if (spot && !lf_take(in, "."))
            return lf_expected(in, LF_SAY("'.' and another harbour, '@', or the end of the board",
                                          "'.' und noch ein Hafen, '@' oder das Ende des "
                                          "Spielplans"));
        if (spot == HARBOUR_COUNT)
            return lf_expected(in, LF_SAY("at most twelve harbours", "höchstens zwölf Häfen"));
        if (!parse_harbour(in, s, spot)) return false;
    }
    return true;
}

/* ---- Figures and islands ---- */

/* What is said of a board only once. */
static bool not_twice(struct lf_in *in)
{
    in->at--;
    return lf_expected(in, LF_SAY("a robber, a pirate and x once each",
                                  "ein Räuber, ein Seeräuber und x je einmal"));
}

/* A hex of land or of sea, as the number of its place. */
static bool take_hex(struct lf_in *in, const struct island *s, bool land, uint8_t *hex)
{
    uint64_t number = 0;
    struct lf_in before = *in;
    if (lf_take_unsigned(in, HEX_COUNT - 1, &number)) {
        int terrain = island_terrain(s, (int)number);
        *hex = (uint8_t)number;
        if (land ? terrain_is_land(terrain) : terrain == SEA) return true;
    }
    *in = before;
    if (land) return lf_expected(in, LF_SAY("a hex of land, 0 to 67", "ein Landfeld, 0 bis 67"));
    return lf_expected(in, LF_SAY("a hex of sea, 0 to 67", "ein Meerfeld, 0 bis 67"));
}

/* The hexes of land that hang together with one, each for which `isle` is the same. */
static hex_set connected(const struct island *s, int hex)
{
    hex_set found = hexes_one(hex), todo = found;
    while (hexes_any(todo)) {
        hex_set next = HEX_NEIGHBOURS[hexes_lowest(todo)];
        todo = hexes_rest(todo);
        for (; hexes_any(next); next = hexes_rest(next)) {
            int at = hexes_lowest(next);
            if (hexes_has(found, at) || !terrain_is_land(island_terrain(s, at)) ||
                island_isle(s, at) != island_isle(s, hex)) continue;
            hexes_add(&found, at);
            hexes_add(&todo, at);
        }
    }
    return found;
}

static bool parse_isle(struct lf_in *in, struct island *s, int isle)
{
    uint32_t start = in->at;
    hex_set hexes = hexes_none();
    uint8_t hex = 0;
    if (isle > ISLANDS_MAX)
        return lf_expected(in, LF_SAY("at most eight islands", "höchstens acht Inseln"));
    do {
        struct lf_in before = *in;
        if (!take_hex(in, s, true, &hex)) return false;
        if (island_isle(s, hex)) {
            *in = before;
            return lf_expected(in, LF_SAY("a hex that is in no island yet",
                                          "ein Feld, das noch zu keiner Insel gehört"));
        }
        island_put_isle(s, hex, isle);
        hexes_add(&hexes, hex);
    } while (lf_take(in, "+"));
    if (hexes_equal(hexes, connected(s, hex))) return true;
    in->at = start;
    return lf_expected(in, LF_SAY("an island whose hexes hang together",
                                  "eine Insel, deren Felder zusammenhängen"));
}

static bool parse_item(struct lf_in *in, struct island *s, int *isles)
{
    if (lf_take(in, "r"))
        return s->robber_start == HEX_COUNT ? take_hex(in, s, true, &s->robber_start)
                                            : not_twice(in);
    if (lf_take(in, "p"))
        return s->pirate_start == HEX_COUNT ? take_hex(in, s, false, &s->pirate_start)
                                            : not_twice(in);
    if (lf_take(in, "i")) return parse_isle(in, s, ++*isles);
    if (lf_take(in, "x")) {
        if (s->chart & CHART_SHUFFLED) return not_twice(in);
        s->chart |= CHART_SHUFFLED;
        return true;
    }
    return lf_expected(in, LF_SAY("r and a hex (robber), p and a hex (pirate), i and hexes "
                                  "(island), or x (harbours are shuffled)",
                                  "r und ein Feld (Räuber), p und ein Feld (Seeräuber), i und "
                                  "Felder (Insel) oder x (Häfen werden gemischt)"));
}

static bool parse_items(struct lf_in *in, struct island *s, size_t length)
{
    int isles = 0;
    for (int i = 0; in->at < length; i++) {
        if (i && !lf_take(in, "."))
            return lf_expected(in, LF_SAY("'.' and more, or the end of the board",
                                          "'.' und mehr, oder das Ende des Spielplans"));
        if (!parse_item(in, s, &isles)) return false;
    }
    return true;
}

/* Where nothing is said the largest piece of land is home, and the others are islands. */
static bool find_isles(struct lf_in *in, struct island *s)
{
    hex_set home = hexes_none(), rest = hexes_none();
    int isles = 0;
    for (int hex = 0; hex < HEX_COUNT; hex++)
        if (terrain_is_land(island_terrain(s, hex))) hexes_add(&rest, hex);
    for (hex_set at = rest; hexes_any(at); at = hexes_rest(at)) {
        hex_set piece = connected(s, hexes_lowest(at));
        if (hexes_count(piece) > hexes_count(home)) home = piece;
    }
    for (rest = hexes_minus(rest, home); hexes_any(rest);) {
        hex_set piece = connected(s, hexes_lowest(rest));
        if (++isles > ISLANDS_MAX) {
            in->at = 0;
            return lf_expected(in, LF_SAY("at most eight islands beside the largest one, or '@' "
                                          "and those that bring points",
                                          "höchstens acht Inseln neben der größten, oder '@' und "
                                          "die, die Punkte bringen"));
        }
        for (hex_set at = piece; hexes_any(at); at = hexes_rest(at))
            island_put_isle(s, hexes_lowest(at), isles);
        rest = hexes_minus(rest, piece);
    }
    return true;
}

/* The robber starts on the first desert unless it is said where; and there must be a place to found
 * settlements. */
static bool finish_wide(struct lf_in *in, struct island *s)
{
    for (int hex = 0; s->robber_start == HEX_COUNT && hex < HEX_COUNT; hex++)
        if (island_terrain(s, hex) == DESERT) s->robber_start = (uint8_t)hex;
    in->at = 0;
    if (s->robber_start == HEX_COUNT)
        return lf_expected(in, LF_SAY("a desert, where the robber starts (IB-12), or '@' and r "
                                      "with its hex",
                                      "eine Wüste für den Räuber (IB-12), oder '@' und r mit "
                                      "seinem Feld"));
    s->robber = s->robber_start;
    s->pirate = s->pirate_start;
    return true;
}

/* Each seat founds two settlements. Each takes four corners at most, so that with more than that
 * for all before the last one nobody is left without a place. */
static bool has_room(struct lf_in *in, const struct island *s)
{
    int before = 2 * s->seat_count - 1;
    return corners_count(island_home_corners(s)) > 4 * before ||
           lf_expected(in, LF_SAY("home land with room for two settlements of each player",
                                  "Heimatland mit Platz für zwei Siedlungen je Spieler"));
}

bool island_parse_board(struct island *s, const char *text, size_t length, struct lf_error *error)
{
    struct lf_in in = lf_in_start(text, error);
    island_clear_board(s);
    if (!parse_rows(&in, s) || !parse_harbours(&in, s, length)) return false;
    if (!(lf_take(&in, "@") ? parse_items(&in, s, length) : find_isles(&in, s))) return false;
    if (!finish_wide(&in, s)) return false;
    island_derive(s);
    return has_room(&in, s);
}

/* Hexes of a row up to the last that is there. */
static int row_length(const struct island *s, int first, int places)
{
    while (places > 0 && island_terrain(s, first + places - 1) == NO_HEX) places--;
    return places;
}

static int row_count(const struct island *s)
{
    int first = HEX_COUNT, row = ROW_COUNT;
    while (row > 0 && !row_length(s, first - ROW_HEXES[row - 1], ROW_HEXES[row - 1]))
        first -= ROW_HEXES[--row];
    return row;
}

static void print_items(struct lf_out *out, const struct island *s)
{
    lf_put(out, "@r");
    lf_put_int(out, s->robber_start);
    if (s->pirate_start < HEX_COUNT) {
        lf_put(out, ".p");
        lf_put_int(out, s->pirate_start);
    }
    for (int isle = 1; isle <= ISLANDS_MAX; isle++) {
        const char *before = ".i";
        for (int hex = 0; hex < HEX_COUNT; hex++) {
            if (island_isle(s, hex) != isle) continue;
            lf_put(out, before);
            lf_put_int(out, hex);
            before = "+";
        }
    }
    if (s->chart & CHART_SHUFFLED) lf_put(out, ".x");
}

int island_print_board(const struct island *s, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    for (int row = 0, first = 0; row < row_count(s); first += ROW_HEXES[row++]) {
        if (row) lf_put_char(&out, '/');
        for (int i = 0; i < row_length(s, first, ROW_HEXES[row]); i++) {
            if (i) lf_put_char(&out, '.');
            print_hex(&out, s, first + i);
        }
    }
    lf_put_char(&out, '@');
    for (int i = 0; i < HARBOUR_COUNT && s->harbour_edge[i] != NOWHERE; i++) {
        lf_put(&out, i ? ".e" : "e");
        lf_put_int(&out, s->harbour_edge[i]);
        lf_put_char(&out, HARBOUR_LETTER[s->harbour[i]]);
    }
    print_items(&out, s);
    return lf_out_end(&out);
}

#endif
#ifndef ISLAND_WIDE

/* ---- The 19 hexes ---- */

static bool parse_hexes(struct lf_in *in, struct island *s)
{
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        if (hex && !lf_take(in, "."))
            return lf_expected(in, LF_SAY("'.' before the next of the 19 hexes",
                                          "'.' vor dem nächsten der 19 Felder"));
        if (!parse_hex(in, s, hex)) return false;
    }
    return true;
}

bool island_parse_board(struct island *s, const char *text, size_t length, struct lf_error *error)
{
    struct lf_in in = lf_in_start(text, error);
    island_clear_board(s);
    if (!parse_hexes(&in, s)) return false;
    if (!lf_take(&in, "@"))
        return lf_expected(&in, LF_SAY("'@' and nine harbours", "'@' und neun Häfen"));
    for (int i = 0; i < HARBOUR_COUNT; i++) {
        int kind = in.at < length ? letter_index(HARBOUR_LETTER, lf_peek(&in)) : -1;
        if (kind < 0 || lf_peek(&in) == '\0')
            return lf_expected(&in, LF_SAY("a harbour, one of b l w g o ? -",
                                           "ein Hafen aus b l w g o ? -"));
        s->harbour[i] = (uint8_t)kind;
        in.at++;
    }
    if (in.at != length)
        return lf_expected(&in, LF_SAY("the end of the board", "das Ende des Spielplans"));
    return finish_board(&in, s);
}

int island_print_board(const struct island *s, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    for (int hex = 0; hex < HEX_COUNT; hex++) {
        if (hex) lf_put_char(&out, '.');
        print_hex(&out, s, hex);
    }
    lf_put_char(&out, '@');
    for (int i = 0; i < HARBOUR_COUNT; i++) lf_put_char(&out, HARBOUR_LETTER[s->harbour[i]]);
    return lf_out_end(&out);
}

#endif

/* ---- Boards in option lines ---- */

/* Of a board the second byte is a digit or a dot, or it has harbours. */
static bool looks_like_board(const char *text, size_t length)
{
    char second = length > 1 ? text[1] : 'x';
    for (size_t i = 0; i < length; i++)
        if (text[i] == '@') return true;
    return second == '.' || (second >= '0' && second <= '9');
}

bool island_take_board(struct island *s, const struct lf_setup *setup, int row, const char *line,
                       struct lf_error *error)
{
    struct lf_error inner = { 0 };
    if (setup->value[row] != LF_GIVEN) return true;
    const char *text = line + setup->at[row];
    if (!looks_like_board(text, setup->length[row]))
        return lf_options_wrong(setup, row, 0,
                                ISLAND_SEA ? LF_SAY("a board as text: ROWS@HARBOURS@FIGURES",
                                                    "ein Spielplan als Text: REIHEN@HÄFEN@FIGUREN")
                                : LF_SAY("classic, compact, beginner or a board as text",
                                         "classic, compact, beginner oder ein Spielplan als Text"),
                                error);
    return island_parse_board(s, text, setup->length[row], &inner) ||
           lf_options_wrong(setup, row, inner.at, inner.expected, error);
}
