/* tell.c - the dice game in words: every sheet in two lines, and the dice that lie there. */
#include "core/say.h"
#include "games/dice/moves.h"

static void tell_faces(struct sentence *t, dice_faces dice)
{
    const char *between = "";
    for (int face = 0; face < FACE_COUNT; face++) {
        if (!faces_of(dice, face)) continue;
        lf_put(&t->out, between);
        lf_put_int(&t->out, faces_of(dice, face));
        lf_put_char(&t->out, ' ');
        lf_put(&t->out, DICE_FACE_NAME[face].in[t->language]);
        between = ", ";
    }
    if (!*between) say(t, "none", "keine");
}

static void tell_roads(struct sentence *t, unsigned roads)
{
    for (int road = 0; road < DICE_ROADS; road++)
        if (roads >> road & 1) say_number(t, " R", road);
    if (!roads) lf_put(&t->out, " -");
}

static void tell_next(struct sentence *t, const struct dice_sheet *sheet)
{
    say(t, "  next: roads", "  als Nächstes: Straßen");
    tell_roads(t, dice_frontier(sheet->roads));
    if (sheet->settlements < DICE_SETTLEMENTS && dice_settlement_open(sheet))
        say_number(t, t->language == LF_DE ? ", Siedlung für " : ", settlement for ",
                   SHEET_SETTLEMENT_POINTS[sheet->settlements]);
    if (sheet->cities < DICE_CITIES && dice_city_open(sheet))
        say_number(t, t->language == LF_DE ? ", Stadt für " : ", city for ",
                   SHEET_CITY_POINTS[sheet->cities]);
    if (sheet->knights < DICE_KNIGHTS)
        say_number(t, t->language == LF_DE ? ", Ritter für " : ", knight for ",
                   sheet->knights + 1);
    lf_put_char(&t->out, '\n');
}

static void tell_sheet(struct sentence *t, const struct dice_state *s, int seat)
{
    const struct dice_sheet *sheet = &s->sheet[seat];
    say_who(t, seat);
    say_number(t, ": ", dice_score(sheet));
    say(t, " points; roads", " Punkte; Straßen");
    tell_roads(t, sheet->roads);
    say_number(t, t->language == LF_DE ? "; Siedlungen " : "; settlements ", sheet->settlements);
    say_number(t, t->language == LF_DE ? ", Städte " : ", cities ", sheet->cities);
    say_number(t, t->language == LF_DE ? ", Ritter " : ", knights ", sheet->knights);
    for (int i = 0; i < sheet->knights; i++) {
        if (sheet->used >> i & 1) continue;
        say_number(t, "; joker ", i + 1);
        lf_put_char(&t->out, ' ');
        if (SHEET_JOKER[i] == GOLD) say(t, "any", "alles");
        else lf_put(&t->out, DICE_FACE_NAME[SHEET_JOKER[i]].in[t->language]);
    }
    lf_put_char(&t->out, '\n');
    tell_next(t, sheet);
}

static void tell_dice(struct sentence *t, const struct dice_state *s)
{
    say(t, "Dice: ", "Würfel: ");
    tell_faces(t, s->dice);
    if (s->phase == DICE_CHOOSE)
        say_number(t, t->language == LF_DE ? "; Würfe übrig: " : "; rolls left: ",
                   DICE_ROLLS - s->rolls);
    if (s->aside) {
        say(t, "; spent: ", "; ausgegeben: ");
        tell_faces(t, s->aside);
    }
    lf_put_char(&t->out, '\n');
}

int dice_tell(const void *view, enum lf_part part, enum lf_language language, char *out,
              size_t size)
{
    const struct dice_state *s = view;
    struct sentence t = sentence_start(out, size, &dice_game, s, s->viewer, LF_NOBODY, language);
    if (part == LF_TELL_HAND) tell_dice(&t, s);
    for (int seat = 0; part == LF_TELL_BOARD && seat < s->seat_count; seat++)
        tell_sheet(&t, s, seat);
    return lf_out_end(&t.out);
}
