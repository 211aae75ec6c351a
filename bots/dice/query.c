/* query.c - a position in the short notation of `landfall solve --query`.
 *
 *     SHEET; turn; dice; roll        R0 R2 s2 c0 k3 j12; 5; 2b2wo$; 2
 *
 * SHEET lists the roads, then how many settlements, cities and knights are built and which jokers
 * are used; what is left out is none, "-" is an empty sheet. The turn is the 1st to the 15th. The
 * dice are "-" before the first roll. The roll is how many rolls were made: 1 or 2, then there is a
 * choice; 3 is the last. "build" after 1 or 2 rolls says that the player stopped.
 */
#include "bots/dice/mind.h"
#include "games/dice/text.h"

static bool take_sheet(struct lf_in *in, struct dice_sheet *sheet)
{
    unsigned used = 0;
    if (lf_take(in, "-")) return true;
    do {
        int road;
        if (lf_take(in, "s")) {
            if (!lf_take_small(in, DICE_SETTLEMENTS, &sheet->settlements)) return false;
        } else if (lf_take(in, "c")) {
            if (!lf_take_small(in, DICE_CITIES, &sheet->cities)) return false;
        } else if (lf_take(in, "k")) {
            if (!lf_take_small(in, DICE_KNIGHTS, &sheet->knights)) return false;
        } else if (lf_take(in, "j")) {
            if (!dice_take_jokers(in, &used)) return false;
            sheet->used = (uint8_t)used;
        } else {
            if (!dice_take_road(in, &road)) return false;
            sheet->roads |= (uint16_t)(1u << road);
        }
    } while (lf_take(in, " "));
    return true;
}

static bool take_between(struct lf_in *in)
{
    if (!lf_take(in, ";")) return lf_expected(in, LF_SAY("';'", "';'"));
    lf_take_spaces(in);
    return true;
}

/* Puts what the sheet is worth into its boxes, with as few crosses as can be: what the boxes say
 * does not matter to the decision. False: so much cannot be built in so few turns. */
static bool fill_boxes(struct dice_sheet *sheet, int turn)
{
    int worth = dice_value(sheet);
    for (int i = 0; i < turn - 1; i++) {
        int after = turn - 2 - i, here = worth > after ? worth - after : worth > 0;
        if (here > DICE_BOX_MAX) here = DICE_BOX_MAX;
        sheet->box[i] = (uint8_t)(here ? here : DICE_CROSS);
        worth -= here;
    }
    sheet->filled = (uint8_t)(turn - 1);
    return worth == 0;
}

static bool take_roll(struct lf_in *in, struct dice_state *s)
{
    if (s->dice == 0) return true;
    if (lf_take(in, "build")) {
        s->rolls = 1;
        s->phase = DICE_BUILD;
        return true;
    }
    if (!lf_take_small(in, DICE_ROLLS, &s->rolls) || s->rolls == 0)
        return lf_expected(in, LF_SAY("1, 2, 3 or build", "1, 2, 3 oder build"));
    s->phase = s->rolls < DICE_ROLLS ? DICE_CHOOSE : DICE_BUILD;
    return true;
}

/* A sheet that can be there: sound, and reached in as many turns as were taken. */
static bool possible(struct dice_state *s, int turn)
{
    struct dice_sheet *sheet = &s->sheet[0];
    if (!fill_boxes(sheet, turn) || !dice_sound(s)) return false;
    int place = book_place(dice_book(), sheet);
    return dice_book()->place[place].turns_least[sheet->knights] <= turn - 1;
}

bool dice_query(const void *start, const char *text, void *state, struct lf_error *error)
{
    struct dice_state *s = state;
    struct lf_in in = lf_in_start(text, error);
    uint8_t turn = 0;
    *s = *(const struct dice_state *)start;
    if (!take_sheet(&in, &s->sheet[0]) || !take_between(&in)) return false;
    if (!lf_take_small(&in, DICE_BOXES, &turn) || turn == 0)
        return lf_expected(&in, LF_SAY("a turn from 1 to 15", "ein Zug von 1 bis 15"));
    s->turn = turn;
    if (!take_between(&in) || !dice_take_faces(&in, &s->dice)) return false;
    if (s->dice && faces_count(s->dice) != DICE_COUNT)
        return lf_expected(&in, LF_SAY("six dice, or - before the roll",
                                       "sechs Würfel, oder - vor dem Wurf"));
    if (s->dice && (!take_between(&in) || !take_roll(&in, s))) return false;
    if (!lf_take_end(&in)) return false;
    in.at = 0;
    return possible(s, turn) ||
           lf_expected(&in, LF_SAY("a sheet that can be reached before this turn",
                                   "ein Blatt, das vor diesem Zug möglich ist"));
}
