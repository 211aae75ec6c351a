/* rules.h - how code names the rules that all island games share: IB(45) for IB-45 of the base
 * rules, RULING(80) for R-80. A game's own families of rules follow from 3 on. */
#ifndef ISLAND_RULES_H
#define ISLAND_RULES_H

#include "core/lf.h"

enum { FAMILY_IB = 1, FAMILY_RULING = 2 };
#define IB(number) LF_RULE(FAMILY_IB, number)
#define RULING(number) LF_RULE(FAMILY_RULING, number)

#endif
