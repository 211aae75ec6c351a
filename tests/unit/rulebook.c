/* rulebook.c - tests of core/rulebook.c. */
#include "core/rulebook.h"

#include <string.h>

#include "core/text.h"
#include "tests/unit/unit.h"

static const char BOOK[] =
    "# A book\n"
    "\n"
    "- **Sources** in brackets are not a rule.\n"
    "- **XY-00** before any heading\n"
    "## First part\n"
    "- **XY-01** One sentence. Two [sic] sentences. [K] [R-05]\n"
    "Some words between.\n"
    "### Räuber\n"
    "- **XY-45** The robber must move. [K, R-80]\n"
    "- **XY-145** Überfall auf ÖDE Felder\n"
    "## Empty part\n"
    "- **no-end* broken\n"
    "- **CKC-alchemist.2** Named, not numbered. [X],[Y]";

static bool is(const char *text, size_t length, const char *want)
{
    return length == strlen(want) && memcmp(text, want, length) == 0;
}

static void walk(void)
{
    const char *cursor = BOOK;
    struct lf_rule_entry entry;
    EXPECT(lf_rulebook_next(&cursor, &entry));
    EXPECT(is(entry.id, entry.id_length, "XY-00") && entry.heading_length == 0);
    EXPECT(lf_rulebook_next(&cursor, &entry));
    EXPECT(is(entry.id, entry.id_length, "XY-01"));
    EXPECT(is(entry.text, entry.text_length, "One sentence. Two [sic] sentences."));
    EXPECT(is(entry.heading, entry.heading_length, "First part"));
    EXPECT(lf_rulebook_next(&cursor, &entry));
    EXPECT(is(entry.text, entry.text_length, "The robber must move."));
    EXPECT(is(entry.heading, entry.heading_length, "R\xC3\xA4uber"));
    EXPECT(lf_rulebook_next(&cursor, &entry));
    EXPECT(is(entry.heading, entry.heading_length, "R\xC3\xA4uber"));
    EXPECT(lf_rulebook_next(&cursor, &entry));
    EXPECT(is(entry.id, entry.id_length, "CKC-alchemist.2"));
    EXPECT(is(entry.text, entry.text_length, "Named, not numbered."));
    EXPECT(is(entry.heading, entry.heading_length, "Empty part"));
    EXPECT(!lf_rulebook_next(&cursor, &entry));
    EXPECT(!lf_rulebook_next(&cursor, &entry));
}

static bool finds(const char *id, const char *want)
{
    struct lf_rule_entry entry;
    return lf_rulebook_find(BOOK, id, &entry) && is(entry.id, entry.id_length, want);
}

static void find(void)
{
    struct lf_rule_entry entry;
    EXPECT(finds("XY-45", "XY-45"));
    EXPECT(finds("xy-45", "XY-45"));
    EXPECT(finds("xy45", "XY-45"));
    EXPECT(finds("XY-045", "XY-45"));
    EXPECT(finds("xy1", "XY-01"));
    EXPECT(finds("xy145", "XY-145"));
    EXPECT(finds("xy0", "XY-00"));
    EXPECT(finds("ckc-Alchemist.2", "CKC-alchemist.2"));
    EXPECT(!lf_rulebook_find(BOOK, "XY-4", &entry));
    EXPECT(!lf_rulebook_find(BOOK, "XY-450", &entry));
    EXPECT(!lf_rulebook_find(BOOK, "", &entry));
    EXPECT(!lf_rulebook_find("", "XY-1", &entry));
}

static void match(void)
{
    struct lf_rule_entry entry;
    EXPECT(lf_rulebook_find(BOOK, "XY-145", &entry));
    EXPECT(lf_rulebook_match(&entry, "\xC3\xBC" "berfall"));
    EXPECT(lf_rulebook_match(&entry, "\xC3\x9C" "BERFALL felder"));
    EXPECT(lf_rulebook_match(&entry, "\xC3\xB6" "de"));
    EXPECT(lf_rulebook_match(&entry, "r\xC3\x84uber"));
    EXPECT(lf_rulebook_match(&entry, "xy-145"));
    EXPECT(lf_rulebook_match(&entry, "  "));
    EXPECT(!lf_rulebook_match(&entry, "felder wald"));
    EXPECT(!lf_rulebook_match(&entry, "felder\xC3"));
}

static void names(void)
{
    char name[8];
    EXPECT(lf_rulebook_name("duel base", 0, name, sizeof name) && lf_same(name, "duel"));
    EXPECT(lf_rulebook_name("duel base", 1, name, sizeof name) && lf_same(name, "base"));
    EXPECT(!lf_rulebook_name("duel base", 2, name, sizeof name));
    EXPECT(lf_rulebook_name("base", 0, name, sizeof name) && lf_same(name, "base"));
    EXPECT(!lf_rulebook_name("base", 1, name, sizeof name));
    EXPECT(!lf_rulebook_name("", 0, name, sizeof name));
    EXPECT(lf_rulebook_name("much-too-long", 0, name, sizeof name) && lf_same(name, "much-to"));
}

const struct unit_test rulebook_tests[] = {
    { "rulebook: rules, their text and heading", walk },
    { "rulebook: ids in any spelling", find },
    { "rulebook: words in either case", match },
    { "rulebook: the books of a game", names },
    { 0 },
};
