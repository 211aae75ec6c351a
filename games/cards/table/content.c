/* content.c - the tables of the card game as JSON, for clients: every card in both languages with
 * the source of each figure, the sets, the landscapes and the sample decks. */
#include "games/cards/table/content.h"

#include "core/files.h"
#include "games/cards/setup/deck.h"
#include "games/cards/table/figures.h"

static const char *const CLASS_NAME[] = {
    [CLASS_NONE] = "none", [CLASS_CENTRE] = "centre", [CLASS_EVENT] = "event",
    [CLASS_ATTACK] = "attack", [CLASS_NEUTRAL] = "neutral", [CLASS_PROTECTION] = "protection",
    [CLASS_BUILDING] = "building", [CLASS_KNIGHT] = "knight", [CLASS_TRADE_FLEET] = "trade-fleet",
    [CLASS_FLEET] = "fleet", [CLASS_UNIT] = "unit", [CLASS_WIZARD] = "wizard",
};
static const char *const LIES_NAME[] = {
    [LIES_NOWHERE] = "nowhere", [LIES_AXIS] = "axis", [LIES_ON_CITY] = "on-city",
    [LIES_GREEN] = "green", [LIES_RED] = "red", [LIES_BY_LAND] = "by-land", [LIES_ROAD] = "road",
};
static const struct { uint16_t flag; const char *name; } FLAG_NAME[] = {
    { ROW_FOREIGN, "foreign" }, { ROW_UNIQUE, "unique" }, { ROW_SACRED, "sacred" },
    { ROW_FIREPROOF, "fireproof" }, { ROW_ONE_EACH, "one-each" }, { ROW_DISPLAYED, "displayed" },
    { ROW_TOURNAMENT, "tournament" }, { 0, NULL },
};
static const char LETTER[] = "blwgo$";

/* What a card asks for beyond the buildings in its row. */
static const struct lf_say ASKS[EFFECTS] = {
    [EFFECT_SPICE_CARAVAN] = { { "the Mill figure and room for 2 resources",
                                 "die Mühlenfigur und Platz für 2 Rohstoffe" } },
    [EFFECT_BORDER_CONFLICT] = { { "the Knight figure, and both have some kind of land twice",
                                   "die Ritterfigur, und beide haben eine Landschaft doppelt" } },
    [EFFECT_BRIBERY] = { { "3 gold and a free site", "3 Gold und ein freier Platz" } },
    [EFFECT_COUNCIL_MEETING] = { { "one more hand card", "eine weitere Handkarte" } },
    [EFFECT_STRONGHOLD] = { { "the opponent has at most 6 strength",
                              "der Gegner hat höchstens 6 Stärke" } },
    [EFFECT_BRANCH] = { { "the opponent has at most 6 commerce",
                          "der Gegner hat höchstens 6 Handelspunkte" } },
    [EFFECT_CAMPAIGN] = { { "a fleet and 2 knights", "eine Flotte und 2 Ritter" } },
    [EFFECT_ERYN] = { { "fewer victory points than the opponent",
                        "weniger Siegpunkte als der Gegner" } },
    [EFFECT_GUNTHER] = { { "2 trade fleets", "2 Handelsflotten" } },
    [EFFECT_NEIGHBOURLY_HELP] = { { "a forest at a Sawmill, a pasture at a Woolen mill or fields "
                                    "at a Grain mill",
                                    "Wald am Sägewerk, Weideland an der Wollmanufaktur oder "
                                    "Ackerland an der Getreidemühle" } },
};

/* The name of the first card with a trait; no card of these sets is a wizard. */
static const char *trait_name(int trait, enum lf_language language)
{
    for (int row = 1; row < ROW_COUNT; row++)
        if (row_of(row)->trait == trait) return row_of(row)->name.in[language];
    return language == LF_DE ? "ein gegnerischer Zauberer" : "an opposing wizard";
}

static void put_traits(struct lf_out *out, uint64_t traits, const char *between,
                       enum lf_language language)
{
    bool first = true;
    for (int trait = 1; trait < TRAITS; trait++) {
        if (!(traits >> trait & 1)) continue;
        if (!first) lf_put(out, between);
        lf_put(out, trait_name(trait, language));
        first = false;
    }
}

int cards_condition(int row, enum lf_language language, char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    const struct card_row *card = row_of(row);
    const char *asks = ASKS[card->effect].in[language];
    bool german = language == LF_DE;
    put_traits(&out, card->needs, german ? " oder " : " or ", language);
    if (card->bars) {
        if (out.length) lf_put(&out, "; ");
        lf_put(&out, german ? "ohne " : "no ");
        put_traits(&out, card->bars, german ? " und ohne " : " and no ", language);
    }
    if (asks) {
        if (out.length) lf_put(&out, "; ");
        lf_put(&out, asks);
    }
    return lf_out_end(&out);
}

static void put_say(struct lf_out *out, const char *name, const char *english, const char *german)
{
    lf_put_json(out, name);
    lf_put(out, ":{\"en\":");
    lf_put_json(out, english);
    lf_put(out, ",\"de\":");
    lf_put_json(out, german);
    lf_put_char(out, '}');
}

static void put_cost(struct lf_out *out, const uint8_t cost[KINDS])
{
    lf_put_char(out, '"');
    for (int kind = 0; kind < KINDS; kind++) {
        if (cost[kind] > 1) lf_put_int(out, cost[kind]);
        if (cost[kind]) lf_put_char(out, LETTER[kind]);
    }
    lf_put_char(out, '"');
}

static void put_figures(struct lf_out *out, int row, const struct card_figures *figures)
{
    bool first = true;
    lf_put(out, ",\"cost\":");
    put_cost(out, figures->cost[row]);
    for (int field = FIGURE_POINTS; field < FIGURE_FIELDS; field++) {
        lf_put_char(out, ',');
        lf_put_json(out, CARDS_FIELD[field]);
        lf_put_char(out, ':');
        lf_put_int(out, figures->value[row][field]);
    }
    lf_put(out, ",\"sources\":{");
    for (int field = 0; field < FIGURE_FIELDS; field++) {
        if (!figures->source[row][field]) continue;
        if (!first) lf_put_char(out, ',');
        lf_put_json(out, CARDS_FIELD[field]);
        lf_put_char(out, ':');
        lf_put_json(out, CARDS_SOURCE[figures->source[row][field]]);
        first = false;
    }
    lf_put_char(out, '}');
}

/* "KC-BASE-spy": what the numbers of its rules begin with. The set tells; the word may carry a
 * mark of its set that rules do without. */
static void put_rules(struct lf_out *out, const struct card_row *card)
{
    static const char *const SET_MARK[SETS] = { "BASE", "RH", "PI", "BH" };
    struct lf_in in = lf_in_start(card->word, NULL);
    if (!lf_take(&in, "rh-")) lf_take(&in, "bh-");
    lf_put(out, ",\"rules\":");
    if (card->class == CLASS_CENTRE && card->lies == LIES_AXIS) {
        lf_put(out, "\"KB\"");
        return;
    }
    lf_put(out, "\"KC-");
    lf_put(out, SET_MARK[card->set]);
    lf_put_char(out, '-');
    lf_put(out, card == row_of(ROW_raid) ? "raid" : card->word + in.at);   /* an old number */
    lf_put_char(out, '"');
}

static void put_card(struct lf_out *out, int row, const struct card_figures *figures)
{
    const struct card_row *card = row_of(row);
    char english[200], german[200];
    bool first = true;
    lf_put(out, "{\"id\":");
    lf_put_json(out, card->word);
    lf_put_char(out, ',');
    put_say(out, "name", card->name.in[LF_EN], card->name.in[LF_DE]);
    lf_put_char(out, ',');
    put_say(out, "text", card->text.in[LF_EN], card->text.in[LF_DE]);
    lf_put_char(out, ',');
    cards_condition(row, LF_EN, english, sizeof english);
    cards_condition(row, LF_DE, german, sizeof german);
    put_say(out, "condition", english, german);
    lf_put(out, ",\"set\":");
    lf_put_json(out, CARDS_SET[card->set].word);
    lf_put(out, ",\"count\":");
    lf_put_int(out, card->count);
    lf_put(out, ",\"deck\":");
    lf_put_int(out, cards_deck_copies(row, ALL_SETS));
    lf_put(out, ",\"class\":");
    lf_put_json(out, CLASS_NAME[card->class]);
    lf_put(out, ",\"lies\":");
    lf_put_json(out, LIES_NAME[card->lies]);
    lf_put(out, ",\"kind\":\"");
    if (card->kind != NO_KIND) lf_put_char(out, LETTER[card->kind]);
    lf_put(out, "\",\"hand\":");
    lf_put_int(out, card->hand);
    lf_put(out, ",\"flags\":[");
    for (int i = 0; FLAG_NAME[i].name; i++) {
        if (!(card->flags & FLAG_NAME[i].flag)) continue;
        if (!first) lf_put_char(out, ',');
        lf_put_json(out, FLAG_NAME[i].name);
        first = false;
    }
    lf_put_char(out, ']');
    put_figures(out, row, figures);
    put_rules(out, card);
    lf_put_char(out, '}');
}

static void put_land(struct lf_out *out, uint8_t land)
{
    lf_put_char(out, '"');
    lf_put_char(out, LETTER[land & 7]);
    lf_put_int(out, land >> 3);
    lf_put_char(out, '"');
}

static void put_lands(struct lf_out *out, const struct card_figures *figures)
{
    lf_put(out, "\"lands\":{\"start\":[");
    for (int seat = 0; seat < 2; seat++) {
        lf_put(out, seat ? ",[" : "[");
        for (int kind = 0; kind < KINDS; kind++) {
            if (kind) lf_put_char(out, ',');
            put_land(out, CARDS_START_LAND[seat][kind]);
        }
        lf_put_char(out, ']');
    }
    lf_put(out, "],\"stack\":[");
    for (int i = 0; i < STACK_LANDS; i++) {
        if (i) lf_put_char(out, ',');
        put_land(out, figures->land[i]);
    }
    lf_put(out, "],\"sources\":[");
    for (int i = 0; i < STACK_LANDS; i++) {
        if (i) lf_put_char(out, ',');
        lf_put_json(out, CARDS_SOURCE[figures->land_source[i]]);
    }
    lf_put(out, "]}");
}

static void put_decks(struct lf_out *out)
{
    const struct lf_file *file;
    lf_put(out, "\"decks\":[");
    for (int n = 0; (file = lf_file_of("cards/decks/", n)); n++) {
        if (n) lf_put_char(out, ',');
        lf_put(out, "{\"id\":\"");
        for (const char *at = file->name + 12; *at && *at != '.'; at++) lf_put_char(out, *at);
        lf_put(out, "\",\"text\":");
        lf_put_json(out, file->text);
        lf_put_char(out, '}');
    }
    lf_put_char(out, ']');
}

int cards_content(char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    struct card_figures figures;
    cards_figures_now(&figures);
    lf_put(&out, "{\"figures\":\"");
    if (cards_figures_hash()) lf_put_hex(&out, cards_figures_hash(), 8);
    else lf_put(&out, "standard");
    lf_put(&out, "\",\"sets\":[");
    for (int set = 0; set < SETS; set++) {
        lf_put(&out, set ? ",{\"id\":" : "{\"id\":");
        lf_put_json(&out, CARDS_SET[set].word);
        lf_put_char(&out, ',');
        put_say(&out, "name", CARDS_SET[set].name.in[LF_EN], CARDS_SET[set].name.in[LF_DE]);
        lf_put_char(&out, '}');
    }
    lf_put(&out, "],\"cards\":[");
    for (int row = 1; row < ROW_COUNT; row++) {
        if (row > 1) lf_put_char(&out, ',');
        put_card(&out, row, &figures);
    }
    lf_put(&out, "],");
    put_lands(&out, &figures);
    lf_put_char(&out, ',');
    put_decks(&out);
    lf_put_char(&out, '}');
    return lf_out_end(&out);
}
