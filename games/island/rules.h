/* rules.h - how code names the rules that all island games share: IB(45) for IB-45 of the base
 * rules, RULING(80) for R-80, and on wide boards SF(12) for SF-12 of the sea. A game's own families
 * of rules follow from FAMILY_OWN on. */
#ifndef ISLAND_RULES_H
#define ISLAND_RULES_H

#include "core/lf.h"

#ifdef ISLAND_WIDE
enum { FAMILY_IB = 1, FAMILY_RULING = 2, FAMILY_SF = 3, FAMILY_OWN };
#define ISLAND_FAMILIES { "IB", NULL }, { "R", NULL }, { "SF", NULL }
#else
enum { FAMILY_IB = 1, FAMILY_RULING = 2, FAMILY_OWN, FAMILY_SF = 0 };     /* there is no sea */
#define ISLAND_FAMILIES { "IB", NULL }, { "R", NULL }
#endif
#define SF(number) LF_RULE(FAMILY_SF, number)
#define IB(number) LF_RULE(FAMILY_IB, number)
#define RULING(number) LF_RULE(FAMILY_RULING, number)

#endif
