/* content.c - the tables of the card game as JSON, for clients: every card in both languages with
 * the source of each figure, the sets, the landscapes and the sample decks. */
#include "games/cards/table/content.h"

#include "core/files.h"
#include "core/json.h"
#include "core/text.h"
#include "games/cards/cards.h"
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

static void put_cost(struct lf_out *out, const uint8_t cost[KINDS])
{
    lf_json_key(out, "cost");
    lf_put_char(out, '"');
    for (int kind = 0; kind < KINDS; kind++) {
        if (cost[kind] > 1) lf_put_int(out, cost[kind]);
        if (cost[kind]) lf_put_char(out, LETTER[kind]);
    }
    lf_put_char(out, '"');
}

static void put_figures(struct lf_out *out, int row, const struct card_figures *figures)
{
    put_cost(out, figures->cost[row]);
    for (int field = FIGURE_POINTS; field < FIGURE_FIELDS; field++)
        lf_json_int(out, CARDS_FIELD[field], figures->value[row][field]);
    lf_json_object(out, "sources");
    for (int field = 0; field < FIGURE_FIELDS; field++)
        if (figures->source[row][field])
            lf_json_text(out, CARDS_FIELD[field], CARDS_SOURCE[figures->source[row][field]]);
    lf_json_object_end(out);
}

/* "KC-BASE-spy": what the numbers of its rules begin with. The set tells; the word may carry a
 * mark of its set that rules do without. */
static void put_rules(struct lf_out *out, const struct card_row *card)
{
    static const char *const SET_MARK[SETS] = { "BASE", "RH", "PI", "BH" };
    struct lf_in in = lf_in_start(card->word, NULL);
    if (!lf_take(&in, "rh-")) lf_take(&in, "bh-");
    if (card->class == CLASS_CENTRE && card->lies == LIES_AXIS) {
        lf_json_text(out, "rules", "KB");
        return;
    }
    lf_json_key(out, "rules");
    lf_put(out, "\"KC-");
    lf_put(out, SET_MARK[card->set]);
    lf_put_char(out, '-');
    lf_put(out, card == row_of(ROW_raid) ? "raid" : card->word + in.at);   /* an old number */
    lf_put_char(out, '"');
}

static void put_condition(struct lf_out *out, int row)
{
    char english[200], german[200];
    cards_condition(row, LF_EN, english, sizeof english);
    cards_condition(row, LF_DE, german, sizeof german);
    lf_json_say(out, "condition", LF_SAY(english, german));
}

static void put_cards_with(struct lf_out *out, const char *name, uint64_t traits)
{
    lf_json_array(out, name);
    for (int row = 1; row < ROW_COUNT; row++)
        if (traits & ~TRAIT(NONE) & (uint64_t)1 << row_of(row)->trait)
            lf_json_text(out, NULL, row_of(row)->word);
    lf_json_array_end(out);
}

/* The condition as data: one of `needs` must work in the player's principality, none of `bars`
 * may lie there; `rule` is what check() answers where that does not hold (KB-55). */
static void put_asked(struct lf_out *out, const struct card_row *card)
{
    char rule[48] = "";
    if (card->needs || card->bars)
        lf_rule_print(&cards_game, card->rule ? card->rule : KB(55), rule, sizeof rule);
    put_cards_with(out, "needs", card->needs);
    put_cards_with(out, "bars", card->bars);
    lf_json_text(out, "rule", rule);
}

static void put_card(struct lf_out *out, int row, const struct card_figures *figures)
{
    const struct card_row *card = row_of(row);
    lf_json_object(out, NULL);
    lf_json_text(out, "id", card->word);
    lf_json_say(out, "name", card->name);
    lf_json_say(out, "text", card->text);
    put_condition(out, row);
    put_asked(out, card);
    lf_json_text(out, "set", CARDS_SET[card->set].word);
    lf_json_int(out, "count", card->count);
    lf_json_int(out, "deck", cards_deck_copies(row, ALL_SETS));
    lf_json_text(out, "class", CLASS_NAME[card->class]);
    lf_json_text(out, "lies", LIES_NAME[card->lies]);
    lf_json_bytes(out, "kind", &LETTER[card->kind % KINDS], card->kind != NO_KIND);
    lf_json_int(out, "hand", card->hand);
    lf_json_array(out, "flags");
    for (int i = 0; FLAG_NAME[i].name; i++)
        if (card->flags & FLAG_NAME[i].flag) lf_json_text(out, NULL, FLAG_NAME[i].name);
    lf_json_array_end(out);
    put_figures(out, row, figures);
    put_rules(out, card);
    lf_json_object_end(out);
}

static void put_land(struct lf_out *out, uint8_t land)
{
    lf_json_key(out, NULL);
    lf_put_char(out, '"');
    lf_put_char(out, LETTER[land & 7]);
    lf_put_int(out, land >> 3);
    lf_put_char(out, '"');
}

static void put_lands(struct lf_out *out, const struct card_figures *figures)
{
    lf_json_object(out, "lands");
    lf_json_array(out, "start");
    for (int seat = 0; seat < 2; seat++) {
        lf_json_array(out, NULL);
        for (int kind = 0; kind < KINDS; kind++) put_land(out, CARDS_START_LAND[seat][kind]);
        lf_json_array_end(out);
    }
    lf_json_array_end(out);
    lf_json_array(out, "stack");
    for (int i = 0; i < STACK_LANDS; i++) put_land(out, figures->land[i]);
    lf_json_array_end(out);
    lf_json_array(out, "sources");
    for (int i = 0; i < STACK_LANDS; i++)
        lf_json_text(out, NULL, CARDS_SOURCE[figures->land_source[i]]);
    lf_json_array_end(out);
    lf_json_object_end(out);
}

static void put_decks(struct lf_out *out)
{
    const struct lf_file *file;
    lf_json_array(out, "decks");
    for (int n = 0; (file = lf_file_of("cards/decks/", n)); n++) {
        const char *id = file->name + 12;
        size_t length = 0;
        while (id[length] && id[length] != '.') length++;
        lf_json_object(out, NULL);
        lf_json_bytes(out, "id", id, length);
        lf_json_text(out, "text", file->text);
        lf_json_object_end(out);
    }
    lf_json_array_end(out);
}

/* Which figures these are: our own, or a host's, named by their hash. */
static void put_name_of_figures(struct lf_out *out)
{
    if (!cards_figures_hash()) {
        lf_json_text(out, "figures", "standard");
        return;
    }
    lf_json_key(out, "figures");
    lf_put_char(out, '"');
    lf_put_hex(out, cards_figures_hash(), 8);
    lf_put_char(out, '"');
}

int cards_content(char *text, size_t size)
{
    struct lf_out out = lf_out_start(text, size);
    struct card_figures figures;
    cards_figures_now(&figures);
    lf_json_object(&out, NULL);
    put_name_of_figures(&out);
    lf_json_array(&out, "sets");
    for (int set = 0; set < SETS; set++) {
        lf_json_object(&out, NULL);
        lf_json_text(&out, "id", CARDS_SET[set].word);
        lf_json_say(&out, "name", CARDS_SET[set].name);
        lf_json_object_end(&out);
    }
    lf_json_array_end(&out);
    lf_json_array(&out, "cards");
    for (int row = 1; row < ROW_COUNT; row++) put_card(&out, row, &figures);
    lf_json_array_end(&out);
    put_lands(&out, &figures);
    put_decks(&out);
    lf_json_object_end(&out);
    return lf_out_end(&out);
}
