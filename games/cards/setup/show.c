/* show.c - a deck for people: its cards by kind with cost and points, and what it will cost
 * to build. */
#include "core/text.h"
#include "games/cards/setup/deck.h"

static const struct { uint16_t classes; struct lf_say title; } GROUP[] = {
    { 1 << CLASS_ATTACK | 1 << CLASS_NEUTRAL | 1 << CLASS_PROTECTION,
      { { "Action cards", "Aktionskarten" } } },
    { 1 << CLASS_BUILDING | 1 << CLASS_CENTRE, { { "Buildings", "Gebäude" } } },
    { 1 << CLASS_KNIGHT, { { "Knights", "Ritter" } } },
    { 1 << CLASS_TRADE_FLEET | 1 << CLASS_FLEET | 1 << CLASS_UNIT | 1 << CLASS_WIZARD,
      { { "Fleets and other units", "Flotten und andere Einheiten" } } },
    { 1 << CLASS_EVENT, { { "Events", "Ereignisse" } } },
};
enum { GROUPS = sizeof GROUP / sizeof *GROUP, CURVE = 10 };

static const struct lf_say KIND_NAME[KINDS] = {
    { { "brick", "Lehm" } }, { { "lumber", "Holz" } }, { { "wool", "Wolle" } },
    { { "grain", "Getreide" } }, { { "ore", "Erz" } }, { { "gold", "Gold" } },
};

static int in_group(const struct card_deck *deck, int group)
{
    int count = 0;
    for (int row = 1; row < ROW_COUNT; row++)
        if (GROUP[group].classes >> row_of(row)->class & 1) count += deck->copies[row];
    return count;
}

static void put_figure(struct lf_out *out, int value, struct lf_say name, enum lf_language language)
{
    if (!value) return;
    lf_put(out, ", ");
    lf_put_int(out, value);
    lf_put_char(out, ' ');
    lf_put(out, name.in[language]);
}

/* "  2 Spy", "  1 Otto the Berserker (wg2o), 3 strength, 2 tournament". */
static void put_card(struct lf_out *out, int copies, int row, enum lf_language language)
{
    const struct card_row *card = row_now(row);
    bool costs = false;
    lf_put(out, "  ");
    lf_put_int(out, copies);
    lf_put_char(out, ' ');
    lf_put(out, card->name.in[language]);
    for (int kind = 0; kind < KINDS; kind++) {
        if (!card->cost[kind]) continue;
        if (!costs) lf_put(out, " (");
        costs = true;
        if (card->cost[kind] > 1) lf_put_int(out, card->cost[kind]);
        lf_put_char(out, "blwgo$"[kind]);
    }
    if (costs) lf_put_char(out, ')');
    put_figure(out, card->points, LF_SAY("VP", "SP"), language);
    put_figure(out, card->strength, LF_SAY("strength", "Stärke"), language);
    put_figure(out, card->joust, LF_SAY("tournament", "Turnier"), language);
    put_figure(out, card->commerce, LF_SAY("commerce", "Handel"), language);
    lf_put_char(out, '\n');
}

/* What all cards cost together, by kind, and how many cards cost how much. */
static void put_costs(struct lf_out *out, const struct card_deck *deck, enum lf_language language)
{
    int sum[KINDS] = { 0 }, curve[CURVE] = { 0 };
    bool first = true;
    for (int row = 1; row < ROW_COUNT; row++) {
        int total = 0;
        if (row_of(row)->lies == LIES_NOWHERE) continue;
        for (int kind = 0; kind < KINDS; kind++) {
            total += row_now(row)->cost[kind];
            sum[kind] += row_now(row)->cost[kind] * deck->copies[row];
        }
        curve[total < CURVE ? total : CURVE - 1] += deck->copies[row];
    }
    lf_put(out, LF_SAY("To build all of it: ", "Um alles zu bauen: ").in[language]);
    for (int kind = 0; kind < KINDS; kind++) {
        if (!sum[kind]) continue;
        if (!first) lf_put(out, ", ");
        first = false;
        lf_put_int(out, sum[kind]);
        lf_put_char(out, ' ');
        lf_put(out, KIND_NAME[kind].in[language]);
    }
    if (first) lf_put(out, LF_SAY("nothing", "nichts").in[language]);
    lf_put_char(out, '\n');
    for (int cost = 0; cost < CURVE; cost++) {
        if (!curve[cost]) continue;
        lf_put(out, LF_SAY("  cost ", "  Kosten ").in[language]);
        lf_put_int(out, cost);
        lf_put(out, ": ");
        for (int i = 0; i < curve[cost]; i++) lf_put_char(out, '*');
        lf_put_char(out, '\n');
    }
}

int cards_deck_show(const char *text, enum lf_language language, char *buffer, size_t size)
{
    struct lf_out out = lf_out_start(buffer, size);
    struct card_deck deck;
    struct lf_fault fault;
    cards_deck_read(text, &deck, &fault, 1);
    const char *name = deck.name[language][0] ? deck.name[language] : deck.name[LF_EN];
    lf_put(&out, name[0] ? name : LF_SAY("A deck", "Ein Deck").in[language]);
    lf_put(&out, " (");
    lf_put(&out, CARDS_SET[SET_BASE].name.in[language]);
    for (int set = SET_RH; set < SETS; set++)
        if (deck.sets >> set & 1) {
            lf_put(&out, ", ");
            lf_put(&out, CARDS_SET[set].name.in[language]);
        }
    lf_put(&out, ")\n");
    for (int group = 0; group < GROUPS; group++) {
        int count = in_group(&deck, group);
        if (!count) continue;
        lf_put(&out, GROUP[group].title.in[language]);
        lf_put(&out, ": ");
        lf_put_int(&out, count);
        lf_put_char(&out, '\n');
        for (int row = 1; row < ROW_COUNT; row++)
            if (deck.copies[row] && GROUP[group].classes >> row_of(row)->class & 1)
                put_card(&out, deck.copies[row], row, language);
    }
    put_costs(&out, &deck, language);
    return lf_out_end(&out);
}
