/* rules.c - the families of rules, and the names of those that have no number (rules.h). */
#include "games/cards/table/rules.h"

#define KC_NAME(name, text) text,
static const char *const KC_RULE_NAME[] = { "", KC_RULES(KC_NAME) NULL };

const struct lf_rule_family CARDS_RULE_FAMILIES[] = {
    [FAMILY_KB - 1] = { "KB", NULL },
    [FAMILY_KE - 1] = { "KE", NULL },
    [FAMILY_KT - 1] = { "KT", NULL },
    [FAMILY_KS - 1] = { "KS", NULL },
    [FAMILY_KX - 1] = { "KX", NULL },
    [FAMILY_KC - 1] = { "KC", KC_RULE_NAME },
    [FAMILY_KC] = { NULL, NULL },
};
