/* tell.c - the island in words (tell.h). */
#include "games/island/tell.h"

#include "games/island/drawing.h"
#include "games/island/sea.h"

static bool is_drawn(const struct island *s, int hex)
{
#ifdef ISLAND_WIDE
    return island_terrain(s, hex) != NO_HEX;
#else
    (void)s, (void)hex;
    return true;
#endif
}

static void tell_hex(struct sentence *t, int hex)
{
    const struct island *s = island_of(t);
    say_place(t, 'h', (uint64_t)hex);
    lf_put_char(&t->out, ' ');
    lf_put(&t->out, TERRAIN_NAME[island_terrain(s, hex)].in[t->language]);
    int number = island_number(s, hex);
    if (number) say_number(t, " ", number);
    if (s->robber == hex) say(t, " with the robber", " mit dem Räuber");
#ifdef ISLAND_WIDE
    if (s->pirate == hex) say(t, " with the pirate", " mit dem Seeräuber");
#endif
}

/* A row of the sea alone says nothing that anybody needs. */
static bool is_empty(const struct island *s, int first, int count)
{
    for (int hex = first; hex < first + count; hex++) {
        if (is_drawn(s, hex) && island_number(s, hex)) return false;
        if (s->robber == hex) return false;
    }
    return true;
}

static void tell_harbours(struct sentence *t)
{
    const struct island *s = island_of(t);
    const char *between = t->language == LF_DE ? "Häfen: " : "Harbours: ";
    for (int spot = 0; spot < HARBOUR_COUNT; spot++) {
        int kind = s->harbour[spot], edge = island_harbour_edge(s, spot);
        if (kind == HARBOUR_NONE || edge == NOWHERE) continue;
        lf_put(&t->out, between);
        between = "; ";
        if (kind == HARBOUR_ANY) lf_put(&t->out, "3:1");
        else {
            lf_put(&t->out, RESOURCE_NAME[kind].in[t->language]);
            lf_put(&t->out, " 2:1");
        }
        for (int end = 0; end < 2; end++) {
            lf_put_char(&t->out, ' ');
            say_place(t, 'c', EDGE_CORNER[2 * edge + end]);
        }
    }
    if (between[0] == ';') lf_put_char(&t->out, '\n');
}

void island_tell_rows(struct sentence *t)
{
    const struct island *s = island_of(t);
    int hex = 0;
    for (int row = 0; row < ROW_COUNT; hex += ROW_HEXES[row++]) {
        const char *between = "";
        if (is_empty(s, hex, ROW_HEXES[row])) continue;
        for (int i = hex; i < hex + ROW_HEXES[row]; i++) {
            if (!is_drawn(s, i)) continue;
            lf_put(&t->out, between);
            tell_hex(t, i);
            between = ", ";
        }
        lf_put_char(&t->out, '\n');
    }
    tell_harbours(t);
}

void island_tell_corner(struct sentence *t, int corner)
{
    const struct island *s = island_of(t);
    const char *between = " (";
    say_place(t, 'c', (uint64_t)corner);
    for (int i = 0; i < 3; i++) {
        int hex = CORNER_HEX[3 * corner + i];
        if (hex == NOWHERE || !is_drawn(s, hex)) continue;
        lf_put(&t->out, between);
        lf_put(&t->out, TERRAIN_NAME[island_terrain(s, hex)].in[t->language]);
        if (island_number(s, hex)) say_number(t, " ", island_number(s, hex));
        between = ", ";
    }
    if (between[0] == ',') lf_put_char(&t->out, ')');
}

static void tell_corners(struct sentence *t, struct lf_say what, corner_set corners)
{
    const char *between = " ";
    if (!corners_any(corners)) return;
    lf_put(&t->out, what.in[t->language]);
    for (; corners_any(corners); corners = corners_rest(corners)) {
        lf_put(&t->out, between);
        island_tell_corner(t, corners_lowest(corners));
        between = ", ";
    }
}

static void tell_edges(struct sentence *t, struct lf_say what, edge_set edges)
{
    if (!edges_any(edges)) return;
    lf_put(&t->out, what.in[t->language]);
    island_put_edges(&t->out, edges);
}

void island_tell_pieces(struct sentence *t, int seat)
{
    const struct island *s = island_of(t);
    bool bare = !corners_any(s->settlements[seat]) && !corners_any(s->cities[seat]);
    if (bare) say(t, " no building", " kein Gebäude");
    tell_corners(t, LF_SAY(" settlements", " Siedlungen"), s->settlements[seat]);
    tell_corners(t, LF_SAY("; cities", "; Städte"), s->cities[seat]);
    tell_edges(t, LF_SAY("; roads", "; Straßen"), island_roads(s, seat));
#ifdef ISLAND_WIDE
    tell_edges(t, LF_SAY("; ships", "; Schiffe"), island_ships(s, seat));
#endif
}

void island_tell_hand(struct sentence *t, const struct island_cards *cards)
{
    const struct island *s = island_of(t);
    if (t->viewer >= s->seat_count) return;
    uint64_t lanes = s->hand[t->viewer];
    int count = 0;
    for (int kind = 0; kind < cards->kinds; kind++) count += (int)(lanes >> 8 * kind & 0xFF);
    lf_put_int(&t->out, count);
    say(t, count == 1 ? " card: " : " cards: ", count == 1 ? " Karte: " : " Karten: ");
    say_cards(t, cards, lanes);
    lf_put(&t->out, "\n");
}
