/* rulebook.h - finding rules in a rulebook text (docs/rules/<book>.<language>.md).
 *
 * A rule is a line "- **IB-45** text"; headings "## ..." and "### ..." group them. The text is
 * the caller's (embedded in the command, or a file); nothing is copied.
 */
#ifndef LF_RULEBOOK_H
#define LF_RULEBOOK_H

#include "core/lf.h"

struct lf_rule_entry {
    const char *id; size_t id_length;             /* "IB-45" */
    const char *text; size_t text_length;         /* its sentence(s), sources left out */
    const char *heading; size_t heading_length;   /* the heading it stands under */
};

/* The next rule at or after *cursor (start with the whole text); false at the end. The entry
 * keeps the heading from call to call, so hand in the same one. */
bool lf_rulebook_next(const char **cursor, struct lf_rule_entry *entry);

/* The rule with this id ("IB-45", also "ib-45", "ib45", "IB-045"). */
bool lf_rulebook_find(const char *book, const char *id, struct lf_rule_entry *entry);

/* Whether all words of the query stand in the rule's text, id or heading; letters of either
 * case match, also ä/Ä ö/Ö ü/Ü. */
bool lf_rulebook_match(const struct lf_rule_entry *entry, const char *words);

#endif
