/* cards.c - tests of the card game's tables, figures, decks and content: what no rule test can
 * see, because it is about all cards at once. */
#include <stdio.h>
#include <string.h>

#include "core/files.h"
#include "core/match.h"
#include "core/rng.h"
#include "games/cards/engine.h"
#include "games/cards/setup/deck.h"
#include "games/cards/table/content.h"
#include "games/cards/table/figures.h"
#include "tests/unit/unit.h"

/* Letters of UTF-8, not bytes. */
static size_t letters(const char *text)
{
    size_t count = 0;
    for (; *text; text++) count += ((unsigned char)*text & 0xC0) != 0x80;
    return count;
}

static int copies(int set, unsigned classes)
{
    int sum = 0;
    for (int row = 1; row < ROW_COUNT; row++)
        if (row_of(row)->set == set && classes >> row_of(row)->class & 1) sum += row_of(row)->count;
    return sum;
}

/* KB-01, KT-14: the printed numbers of cards. */
static void counts(void)
{
    const unsigned actions = 1u << CLASS_ATTACK | 1u << CLASS_NEUTRAL | 1u << CLASS_PROTECTION;
    const unsigned events = 1u << CLASS_EVENT, all = ~0u;
    static const int TOTAL[SETS] = { 91, 30, 30, 40 }, EVENTS[SETS] = { 10, 3, 3, 5 };
    static const int POOL[SETS] = { 62, 27, 27, 35 };
    EXPECT(ROW_COUNT == 131);
    EXPECT(copies(SET_BASE, actions) == 20);
    int green = 0, red = 0;
    for (int row = 1; row < ROW_COUNT; row++) {
        if (row_of(row)->set != SET_BASE) continue;
        if (row_of(row)->lies == LIES_GREEN) green += row_of(row)->count;
        if (row_of(row)->lies == LIES_RED) red += row_of(row)->count;
    }
    EXPECT(green == 26 && red == 16);
    for (int set = 0; set < SETS; set++) {
        int pool = 0;
        EXPECT(copies(set, all) == TOTAL[set]);
        EXPECT(copies(set, events) == EVENTS[set]);
        for (int row = 1; row < ROW_COUNT; row++)
            if (row_of(row)->set == set && row_of(row)->class != CLASS_EVENT)
                pool += cards_deck_copies(row, ALL_SETS);
        EXPECT(pool == POOL[set]);
    }
}

static void rows_are_whole(void)
{
    for (int row = 1; row < ROW_COUNT; row++) {
        const struct card_row *card = row_of(row);
        size_t length;
        EXPECT(card->word && card->count > 0 && card->class != CLASS_NONE);
        EXPECT(cards_row_of_word(card->word, &length) == row && length == strlen(card->word));
        for (int language = 0; language < LF_LANGUAGES; language++) {
            EXPECT(letters(card->name.in[language]) > 2);
            EXPECT(letters(card->text.in[language]) > 2);
            EXPECT(letters(card->text.in[language]) <= 200);
        }
        EXPECT(strcmp(card->text.in[LF_EN], card->text.in[LF_DE]) != 0);
        EXPECT((card->lies == LIES_NOWHERE) == (row_is_action(row) || card->class == CLASS_EVENT));
        EXPECT(!row_is_action(row) || card->effect != EFFECT_NONE);
        EXPECT(card->class != CLASS_EVENT || card->effect != EFFECT_NONE);
        EXPECT((card->needs || card->bars) == (card->rule != 0));
        EXPECT(lf_rule_family_of(card->rule) == (card->rule ? FAMILY_KC : 0));
        EXPECT((card->class == CLASS_KNIGHT) <= ((card->flags & ROW_UNIQUE) != 0));
    }
    EXPECT(cards_row_of_word("abbeys", &(size_t){ 0 }) == ROW_NONE);
    EXPECT(cards_row_of_word("", &(size_t){ 0 }) == ROW_NONE);
}

/* The table and figures.txt say the same, and every figure has a source. */
static void figures_agree(void)
{
    struct card_figures standard, now;
    cards_figures_standard(&standard);
    cards_figures_now(&now);
    EXPECT(memcmp(&standard, &now, sizeof now) == 0);
    EXPECT(cards_figures_hash() == 0);
    for (int row = 1; row < ROW_COUNT; row++) {
        const struct card_row *card = row_of(row);
        if (card->lies == LIES_NOWHERE || card->class == CLASS_WIZARD) continue;
        EXPECT(card->lies == LIES_ON_CITY || now.source[row][FIGURE_COST]);
        for (int field = 1; field < FIGURE_FIELDS; field++)
            EXPECT(!now.value[row][field] || now.source[row][field]);
    }
    for (int i = 0; i < STACK_LANDS; i++) EXPECT(now.land_source[i]);
    EXPECT(now.source[ROW_palace][FIGURE_COST] == SOURCE_ASSUMED);
    EXPECT(now.source[ROW_church][FIGURE_COST] == SOURCE_PUBLIC);
    EXPECT(now.source[ROW_johanna][FIGURE_JOUST] == SOURCE_SEED);
}

/* KB-04, KB-05: two of each ordinary kind and one gold in the stack, numbers 1 to 6. */
static void landscapes(void)
{
    int of_kind[KINDS] = { 0 };
    for (int i = 0; i < STACK_LANDS; i++) {
        int kind = CARDS_STACK_LAND[i] & 7, number = CARDS_STACK_LAND[i] >> 3;
        EXPECT(kind < KINDS && number >= 1 && number <= 6);
        of_kind[kind]++;
    }
    for (int kind = 0; kind < KINDS; kind++) EXPECT(of_kind[kind] == (kind == GOLD ? 1 : 2));
    for (int seat = 0; seat < 2; seat++) {
        int numbers = 0;
        for (int kind = 0; kind < KINDS; kind++) {
            EXPECT((CARDS_START_LAND[seat][kind] & 7) == kind);
            numbers |= 1 << (CARDS_START_LAND[seat][kind] >> 3);
        }
        EXPECT(numbers == 0x7E);
    }
}

static bool refused(const char *text, uint32_t at)
{
    struct lf_error error = { 0 };
    struct cards_own own;
    return !cards_replace(text, &own, &error) && error.at == at &&
           error.expected.in[LF_EN] && error.expected.in[LF_DE];
}

static void figures_replaced(void)
{
    struct lf_error error;
    struct card_figures now;
    static struct cards_own own, other;
    const struct lf_context mine = { { [CARDS_SLOT] = &own } };
    EXPECT(cards_replace("# mine\nabbey cost 2ob public # seen\n\nlandscape 11 $2 seed", &own,
                         &error));
    EXPECT(cards_figures_hash() == 0 && row_now(ROW_abbey) == row_of(ROW_abbey));
    lf_enter(&mine);
    uint32_t hash = cards_figures_hash();
    cards_figures_now(&now);
    bool taken = row_now(ROW_abbey)->cost[ORE] == 2 && row_now(ROW_abbey)->cost[LUMBER] == 0 &&
                 cards_stack_land()[10] == (GOLD | 2 << 3);
    bool sources = now.source[ROW_abbey][FIGURE_COST] == SOURCE_PUBLIC &&
                   now.land_source[10] == SOURCE_SEED &&
                   now.source[ROW_palace][FIGURE_COST] == SOURCE_ASSUMED;
    bool kept = !cards_replace("abbey points 1 public\nabbey cost", &own, &error) &&
                row_now(ROW_abbey)->points == 0 && cards_figures_hash() == hash;
    bool again = cards_replace("abbey cost 2ob seed\nlandscape 11 $2 seed\n", &other, &error) &&
                 other.hash == hash;
    bool none = cards_replace("", &other, &error) && other.hash == 0;
    lf_enter(NULL);                               /* back, for the tests behind this one */
    EXPECT(hash != 0 && taken && sources && kept && again && none);
    EXPECT(cards_figures_hash() == 0 && row_now(ROW_abbey)->cost[LUMBER] == 1);
}

static void figures_refused(void)
{
    struct lf_error error;
    struct cards_own own;
    EXPECT(refused("abey cost b public", 0));
    EXPECT(refused("abbey coast b public", 6));
    EXPECT(refused("abbey cost", 10));
    EXPECT(refused("abbey cost x public", 11));
    EXPECT(refused("abbey cost 0b public", 12));
    EXPECT(refused("abbey cost 5b5l public", 13));
    EXPECT(refused("abbey points 10 public", 13));
    EXPECT(refused("abbey points 1", 14));
    EXPECT(refused("abbey points 1 hearsay", 15));
    EXPECT(refused("abbey points 1 public 2", 22));
    EXPECT(refused("abbey points 1 public\nabbey points 2 public", 22));
    EXPECT(refused("landscape 12 g3 public", 10));
    EXPECT(refused("landscape 1 o3 public", 12));
    EXPECT(refused("landscape 1 g7 public", 13));
    EXPECT(!cards_replace("spy cost b public", &own, &error) && error.rule == KB(51));
    EXPECT(!cards_replace("metropolis cost b public", &own, &error) && error.rule == KS(9));
    EXPECT(cards_figures_hash() == 0);
}

static void samples_are_legal(void)
{
    const struct lf_file *file;
    struct lf_fault fault;
    int count = 0, style[3] = { 0 };
    for (; (file = lf_file_of("cards/decks/", count)); count++) {
        struct card_deck deck, same;
        char text[LF_DECK_MAX];
        EXPECT(cards_deck_read(file->text, &deck, &fault, 1) == 0);
        EXPECT(deck.name[LF_EN][0] && deck.name[LF_DE][0] && deck.sets);
        style[0] += strncmp(file->name, "cards/decks/knights-", 20) == 0;
        style[1] += strncmp(file->name, "cards/decks/trade-", 18) == 0;
        style[2] += strncmp(file->name, "cards/decks/politics-", 21) == 0;
        EXPECT(cards_deck_print(&deck, text, sizeof text) < (int)sizeof text);
        EXPECT(cards_deck_read(text, &same, &fault, 1) == 0);
        EXPECT(memcmp(&deck, &same, sizeof deck) == 0);
        for (int row = 1; row < ROW_COUNT; row++)      /* no card that can never be laid */
            EXPECT(!deck.copies[row] || row_of(row)->class != CLASS_WIZARD);
    }
    EXPECT(count == 9 && style[0] == 3 && style[1] == 3 && style[2] == 3);
}

/* Each fault of a deck: how many there are, and the first in the order of the file. */
static bool faulty(const char *text, int count, uint32_t at, lf_rule rule, const char *words)
{
    struct lf_fault fault[10];
    return CARDS_DECKS.check(text, fault, 10) == count && fault[0].at == at &&
           fault[0].rule == rule && strstr(fault[0].say[LF_EN], words) &&
           fault[0].say[LF_DE][0];
}

static void decks_refused(void)
{
    struct lf_fault fault[2];
    EXPECT(faulty("", 2, 0, KT(5), "0 cards; it must have 33"));
    EXPECT(faulty("4 spy", 3, 2, KT(5), "4 times spy, but there are only 3"));
    EXPECT(faulty("2 spy\n2 spy", 3, 8, KT(5), "4 times spy"));
    EXPECT(faulty("1 unicorn", 3, 2, 0, "no card `unicorn`"));
    EXPECT(faulty("spy", 3, 0, 0, "how many"));
    EXPECT(faulty("0 spy", 3, 0, 0, "how many"));
    EXPECT(faulty("1 road", 3, 2, KT(5), "may not be in a deck"));
    EXPECT(faulty("1 conflict", 3, 2, KT(5), "write `event 1 conflict`"));
    EXPECT(faulty("event 1 spy", 3, 8, KT(5), "is no event"));
    EXPECT(faulty("event 1 year-end", 3, 8, KT(4), "may not"));
    EXPECT(faulty("event 2 plague", 3, 8, KT(15), "only 1"));
    EXPECT(faulty("event 1 civil-war", 3, 8, KT(15), "may not"));
    EXPECT(faulty("1 flavo", 3, 2, KT(1), "the set bh"));
    EXPECT(faulty("sets bh\n1 flavo", 2, 15, KT(5), "1 cards"));
    EXPECT(faulty("sets moon", 3, 5, KT(1), "rh+pi"));
    EXPECT(faulty("game dice", 3, 5, 0, "another game"));
    EXPECT(faulty("1 spy and more", 3, 6, 0, "end of the line"));
    EXPECT(faulty("sets rh+pi+bh # all\n  2 metropolis # two\n", 2, 41, KT(5), "2 cards"));
    EXPECT(CARDS_DECKS.check("x\ny\nz\n", fault, 2) == 2);
}

static void decks_made(void)
{
    struct lf_rng rng = { 42, 0 };
    struct lf_error error;
    struct lf_fault fault;
    struct card_deck deck;
    char text[LF_DECK_MAX], other[LF_DECK_MAX];
    for (int i = 0; i < 300; i++) {
        EXPECT(CARDS_DECKS.random(i % 2 ? "sets=pi" : "", &rng, text, sizeof text, &error));
        EXPECT(cards_deck_read(text, &deck, &fault, 1) == 0);
        EXPECT(deck.cards == DECK_CARDS && deck.events == DECK_EVENTS);
        EXPECT(i % 2 == 0 || deck.sets == 1 << SET_PI);
    }
    EXPECT(CARDS_DECKS.random("", &rng, other, sizeof other, &error));
    EXPECT(strcmp(text, other) != 0);
    EXPECT(!CARDS_DECKS.random("sets=moon", &rng, text, sizeof text, &error));
    EXPECT(!CARDS_DECKS.random("deck=good", &rng, text, sizeof text, &error));
}

static void decks_shown(void)
{
    char text[8192];
    const char *deck = lf_file_find("cards/decks/knights-castle.deck");
    EXPECT(deck && CARDS_DECKS.show(deck, LF_EN, text, sizeof text) < (int)sizeof text);
    EXPECT(strstr(text, "Behind strong walls (Base game, Knights & Merchants)"));
    EXPECT(strstr(text, "  1 Otto the Berserker (wg2o), 3 strength, 2 tournament\n"));
    EXPECT(strstr(text, "To build all of it: 11 brick, 6 lumber, 15 wool, 19 grain, 27 ore\n"));
    CARDS_DECKS.show(deck, LF_DE, text, sizeof text);
    EXPECT(strstr(text, "Hinter starken Mauern (Grundspiel, Ritter & Händler)"));
    EXPECT(strstr(text, "Aktionskarten: 10\n"));
}

static void content(void)
{
    static char text[131072];
    char words[200], small[16];
    int length = cards_content(text, sizeof text);
    EXPECT(length > 50000 && length < (int)sizeof text && (int)strlen(text) == length);
    EXPECT(cards_content(small, sizeof small) == length && strlen(small) == 15);
    EXPECT(strncmp(text, "{\"figures\":\"standard\",\"sets\":[{\"id\":\"base\"", 42) == 0);
    EXPECT(strstr(text, "\"rules\":\"KC-BH-harbor\""));
    EXPECT(strstr(text, "\"rules\":\"KC-RH-caravan\""));
    EXPECT(strstr(text, "\"cost\":\"2b2g2o\",\"points\":2"));
    EXPECT(strstr(text, "\"needs\":[\"town-hall\"],\"bars\":[\"bailiwick\"],"
                        "\"rule\":\"KC-PI-house-of-republic.1\""));
    EXPECT(strstr(text, "\"needs\":[\"harbor\",\"bh-harbor\"],\"bars\":[],\"rule\":\"KC-BH-"));
    EXPECT(strstr(text, "\"needs\":[],\"bars\":[],\"rule\":\"\""));
    cards_condition(ROW_house_of_republic, LF_EN, words, sizeof words);
    EXPECT(strcmp(words, "Town hall; no Bailiwick") == 0);
    cards_condition(ROW_metropolis, LF_DE, words, sizeof words);
    EXPECT(strcmp(words, "Kirche oder Rathaus") == 0);
    cards_condition(ROW_gunther, LF_DE, words, sizeof words);
    EXPECT(strcmp(words, "2 Handelsflotten") == 0);
    EXPECT(cards_condition(ROW_abbey, LF_EN, words, sizeof words) == 0);
}

/* Lists look for cards that can be used by their traits. */
static void usable(void)
{
    for (int row = 1; row < ROW_COUNT; row++) {
        const struct effect_rule *effect = CARDS_EFFECT[row_of(row)->effect];
        uint64_t trait = (uint64_t)1 << row_of(row)->trait & ~TRAIT(NONE);
        EXPECT((effect && effect->can_use) == ((CARDS_USABLE & trait) != 0));
    }
}

/* The letters of a text, lowered, and nothing else. */
static void letters_of(const char *text, char *out)
{
    for (; *text; text++)
        if ((*text | 32) >= 'a' && (*text | 32) <= 'z') *out++ = (char)(*text | 32);
    *out = 0;
}

/* What is typed for a card is part of what it is called; cards of the same name are the same
 * card in two sets, told apart by the mark of the set. Nothing is called like the bank. */
static void one_name(void)
{
    char name[100], part[50], other[100];
    for (int row = 1; row < ROW_COUNT; row++) {
        const char *word = CARDS_ROW[row].word;
        letters_of(CARDS_ROW[row].name.in[LF_EN], name);
        EXPECT(strcmp(name, "bank") != 0);
        if (strstr(name, "harbour")) continue;          /* spelt "harbor"; both are read */
        for (size_t n; *word; word += n + (word[n] == '-')) {
            n = strcspn(word, "-");
            snprintf(part, sizeof part, "%.*s", (int)n, word);
            bool mark = strcmp(part, "rh") == 0 || strcmp(part, "bh") == 0;
            EXPECT(mark || strstr(name, part));
        }
        for (int k = 1; k < row; k++) {
            letters_of(CARDS_ROW[k].name.in[LF_EN], other);
            const char *own = CARDS_ROW[row].word;
            if (strcmp(name, other) == 0) EXPECT(strcmp(own + 3, CARDS_ROW[k].word) == 0);
            bool german = strcmp(CARDS_ROW[row].name.in[LF_DE], CARDS_ROW[k].name.in[LF_DE]) == 0;
            EXPECT(german == (strcmp(name, other) == 0));
        }
    }
    size_t length;
    EXPECT(cards_row_of_word("raid", &length) == ROW_raid);
    EXPECT(cards_row_of_word("harbour", &length) == ROW_harbor);
    EXPECT(cards_row_of_word("bh-harbour", &length) == ROW_bh_harbor);
    EXPECT(cards_row_of_word("harbours", &length) == ROW_NONE);
}

/* A Spy shows a hand, and covers the Library that lay open; the one card of the hand that was not
 * known is a Library, too. It was shown all the same, so the Spy may not be taken back. */
static void looks_are_kept(void)
{
    static const char POSITION[] =
        "cards/2 2 offers=4; shelf -; lands 0 e1=b2:2 e2=b1:1 f1=o2:0 f2=$6:2 g1=b5:1 "
        "g2=g1:1 h1=l4:2 h2=w3:0 i1=l1:1 i2=g4:0 j1=o4:0 j2=o5:0; towns 0 5:1 6:2 7:1 8:2 "
        "9:2; roads 0 f0 g0 h0 i0 j0; cards 0 -; lands 1 e1=w5:0 e2=$3:1 f1=g2:1 f2=w4:0 "
        "g1=o3:0 g2=l5:2 h1=b6:2 h2=$1:2 i1=w6:0 i2=g3:1; towns 1 5:1 6:1 7:1 8:1; roads 1 "
        "f0 g0 h0 i0; cards 1 8c=garrison; stack 1 aqueduct1 ore-fleet1 bath-house1 "
        "gold-fleet1 town-hall1 brick-factory1 merchant1 woolen-mill1 aqueduct1 hagen0; "
        "stack 2 marketplace0; stack 3 foundry1 spy1 scout0; stack 4 herb-woman0 "
        "black-knight0; stack 5 black-knight0 goetz0 merchant0 arsonist0 herb-woman0 "
        "bath-house0 abbey0 bishop0 town-hall0; events productive-year master-builder "
        "year-end plague progress civil-war01 plague01 progress01 conflict01 "
        "productive-year01; discard d0 library lumber-fleet alchemist black-knight garrison "
        "caravan abbey spy mint karl brigands walter arsonist grain-mill smithy pippin "
        "church garrison falk siegfried grain-fleet scout brick-fleet church otto alchemist "
        "harbor wool-fleet conrad sawmill; hand 0 spy! bishop counting-house; hand 1 "
        "colossus! library merchant-guild!; landstack l6; supply 0 0 4; step main; active 0; "
        "first 0; turn 133; die 1; event club; gate 1";
    _Alignas(16) unsigned char state[LF_STATE_MAX];
    const struct lf_game *game;
    struct lf_error error;
    lf_action spy;
    EXPECT(lf_position_parse(POSITION, &game, state, &error));
    EXPECT(game->parse("play spy", &spy, &error) && game->check(state, 0, spy) == 0);
    EXPECT(game->tells(state, 0, spy));
}

const struct unit_test cards_tests[] = {
    { "cards: as many as printed", counts },
    { "cards: every row is whole", rows_are_whole },
    { "cards: one name per card", one_name },
    { "cards: table and figures.txt agree", figures_agree },
    { "cards: landscapes", landscapes },
    { "cards: figures are replaced", figures_replaced },
    { "cards: figures are refused", figures_refused },
    { "cards: sample decks are legal", samples_are_legal },
    { "cards: decks are refused", decks_refused },
    { "cards: random decks are legal", decks_made },
    { "cards: decks are shown", decks_shown },
    { "cards: content for clients", content },
    { "cards: which can be used", usable },
    { "cards: what was looked at stays looked at", looks_are_kept },
    { 0 },
};
