/* things.c - every card in words, for players who ask what a card does. */
#include "games/cards/table/content.h"
#include "games/cards/setup/deck.h"
#include "games/cards/text/words.h"

static const struct lf_say CLASS_SAY[] = {
    [CLASS_CENTRE] = { { "centre card", "Zentrumskarte" } },
    [CLASS_EVENT] = { { "event", "Ereignis" } },
    [CLASS_ATTACK] = { { "action card, attack", "Aktionskarte, Angriff" } },
    [CLASS_NEUTRAL] = { { "action card, neutral", "Aktionskarte, neutral" } },
    [CLASS_PROTECTION] = { { "action card, protection", "Aktionskarte, Schutz" } },
    [CLASS_BUILDING] = { { "building", "Gebäude" } },
    [CLASS_KNIGHT] = { { "unit, knight", "Einheit, Ritter" } },
    [CLASS_TRADE_FLEET] = { { "unit, trade fleet", "Einheit, Handelsflotte" } },
    [CLASS_FLEET] = { { "unit, fleet", "Einheit, Flotte" } },
    [CLASS_UNIT] = { { "unit", "Einheit" } },
    [CLASS_WIZARD] = { { "wizard", "Zauberer" } },
};
static const struct lf_say LIES_SAY[] = {
    [LIES_AXIS] = { { "on the axis", "auf der Achse" } },
    [LIES_ON_CITY] = { { "on a city", "auf einer Stadt" } },
    [LIES_GREEN] = { { "green, on a site of a settlement or city",
                       "grün, auf einem Platz einer Siedlung oder Stadt" } },
    [LIES_RED] = { { "red, on a site of a city", "rot, auf einem Platz einer Stadt" } },
    [LIES_BY_LAND] = { { "brown, on the outer side of a landscape",
                         "braun, an der Außenseite einer Landschaft" } },
    [LIES_ROAD] = { { "on a road", "auf einer Straße" } },
};
static const struct lf_say ABROAD = { { ", with the opponent", ", beim Gegner" } };

/* "Worth 1 victory point, 2 strength" */
static void put_figure(struct lf_out *out, const char **between, int value, struct lf_say one,
                       struct lf_say many, enum lf_language language)
{
    if (!value) return;
    lf_put(out, *between ? *between : LF_SAY(" Worth ", " Bringt ").in[language]);
    *between = ", ";
    lf_put_int(out, value);
    lf_put_char(out, ' ');
    lf_put(out, (value == 1 ? one : many).in[language]);
}

/* "Costs 1 lumber, 1 wool. Worth 1 commerce point." */
static void put_worth(struct lf_out *out, const struct card_row *card, enum lf_language language)
{
    int cost = 0;
    for (int kind = 0; kind < KINDS; kind++) cost += card->cost[kind];
    lf_put(out, LF_SAY("  Costs ", "  Kostet ").in[language]);
    if (cost) cards_say_kinds(out, card->cost, language);
    else lf_put(out, LF_SAY("nothing", "nichts").in[language]);
    lf_put_char(out, '.');
    const char *between = NULL;
    put_figure(out, &between, card->points, LF_SAY("victory point", "Siegpunkt"),
               LF_SAY("victory points", "Siegpunkte"), language);
    put_figure(out, &between, card->strength, LF_SAY("strength point", "Stärkepunkt"),
               LF_SAY("strength points", "Stärkepunkte"), language);
    if (card->trait == TRAIT_BREWERY) between = LF_SAY(" or ", " oder ").in[language];
    put_figure(out, &between, card->joust, LF_SAY("tournament point", "Turnierpunkt"),
               LF_SAY("tournament points", "Turnierpunkte"), language);
    put_figure(out, &between, card->commerce, LF_SAY("commerce point", "Handelspunkt"),
               LF_SAY("commerce points", "Handelspunkte"), language);
    lf_put(out, between ? ".\n" : "\n");
}

static const char *thing_word(int index)
{
    return index + 1 < ROW_COUNT ? row_of(index + 1)->word : NULL;
}

static const char *thing_name(int index, enum lf_language language)
{
    return row_of(index + 1)->name.in[language];
}

/* What a card is, what it costs, what it asks for, what it does. */
static int thing_text(int index, enum lf_language language, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    int row = index + 1;
    const struct card_row *card = row_now(row);
    char condition[200];
    lf_put(&out, card->name.in[language]);
    lf_put(&out, " [");
    lf_put(&out, card->word);
    lf_put(&out, "]: ");
    lf_put(&out, CLASS_SAY[card->class].in[language]);
    if (card->lies) {
        lf_put(&out, "; ");
        lf_put(&out, LIES_SAY[card->lies].in[language]);
        if (card->kind != NO_KIND && card->lies == LIES_BY_LAND) {
            lf_put(&out, ": ");
            lf_put(&out, CARDS_LAND_NAME[card->kind].in[language]);
        }
        if (card->flags & ROW_FOREIGN) lf_put(&out, ABROAD.in[language]);
    }
    lf_put(&out, " (");
    lf_put_int(&out, card->count);
    lf_put(&out, " × ");
    lf_put(&out, CARDS_SET[card->set].name.in[language]);
    lf_put(&out, ")\n");
    if (card->lies) put_worth(&out, card, language);
    if (cards_condition(row, language, condition, sizeof condition)) {
        lf_put(&out, LF_SAY("  Condition: ", "  Bedingung: ").in[language]);
        lf_put(&out, condition);
        lf_put(&out, ".\n");
    }
    lf_put(&out, "  ");
    lf_put(&out, card->text.in[language]);
    lf_put_char(&out, '\n');
    return lf_out_end(&out);
}

const struct lf_things CARDS_THINGS = { thing_word, thing_name, thing_text };
