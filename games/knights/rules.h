/* rules.h - how code names rules: CK(45) for CK-45, CKC(spy_1) for CKC-spy.1. */
#ifndef KNIGHTS_RULES_H
#define KNIGHTS_RULES_H

#include "games/island/rules.h"

/* Families 1 and 2 are IB and R: games/island/rules.h. */
enum { FAMILY_CK = FAMILY_OWN, FAMILY_CKD, FAMILY_CKE, FAMILY_CKV, FAMILY_CKC, FAMILY_CKS };
#define CK(number)  LF_RULE(FAMILY_CK, number)
#define CKD(number) LF_RULE(FAMILY_CKD, number)
#define CKE(number) LF_RULE(FAMILY_CKE, number)
#define CKV(number) LF_RULE(FAMILY_CKV, number)
#define CKS(number) LF_RULE(FAMILY_CKS, number)     /* at sea alone */
#define CKC(name)   LF_RULE(FAMILY_CKC, CKC_##name)

/* The rules of the cards carry names: X(name in code, name for people). */
#define CKC_RULES(X) \
    X(alchemist_1, "alchemist.1") X(alchemist_2, "alchemist.2") X(alchemist_3, "alchemist.3") \
    X(alchemist_4, "alchemist.4") \
    X(crane_1, "crane.1") X(crane_2, "crane.2") X(crane_3, "crane.3") X(crane_4, "crane.4") \
    X(crane_5, "crane.5") \
    X(engineer_1, "engineer.1") X(engineer_2, "engineer.2") \
    X(inventor_1, "inventor.1") X(inventor_2, "inventor.2") X(inventor_3, "inventor.3") \
    X(inventor_4, "inventor.4") X(inventor_5, "inventor.5") \
    X(irrigation_1, "irrigation.1") X(irrigation_2, "irrigation.2") \
    X(irrigation_3, "irrigation.3") X(irrigation_4, "irrigation.4") \
    X(medicine_1, "medicine.1") X(medicine_2, "medicine.2") X(medicine_3, "medicine.3") \
    X(mining_1, "mining.1") X(mining_2, "mining.2") X(mining_3, "mining.3") \
    X(mining_4, "mining.4") \
    X(printer_1, "printer.1") X(printer_2, "printer.2") \
    X(road_building_1, "road-building.1") X(road_building_2, "road-building.2") \
    X(road_building_3, "road-building.3") \
    X(smith_1, "smith.1") X(smith_2, "smith.2") X(smith_3, "smith.3") X(smith_4, "smith.4") \
    X(smith_5, "smith.5") X(smith_6, "smith.6") \
    X(commercial_harbor_1, "commercial-harbor.1") X(commercial_harbor_2, "commercial-harbor.2") \
    X(commercial_harbor_3, "commercial-harbor.3") X(commercial_harbor_4, "commercial-harbor.4") \
    X(commercial_harbor_5, "commercial-harbor.5") \
    X(master_merchant_1, "master-merchant.1") X(master_merchant_2, "master-merchant.2") \
    X(master_merchant_3, "master-merchant.3") \
    X(merchant_1, "merchant.1") X(merchant_2, "merchant.2") X(merchant_3, "merchant.3") \
    X(merchant_4, "merchant.4") X(merchant_5, "merchant.5") X(merchant_6, "merchant.6") \
    X(merchant_7, "merchant.7") X(merchant_8, "merchant.8") \
    X(merchant_fleet_1, "merchant-fleet.1") X(merchant_fleet_2, "merchant-fleet.2") \
    X(merchant_fleet_3, "merchant-fleet.3") \
    X(resource_monopoly_1, "resource-monopoly.1") X(resource_monopoly_2, "resource-monopoly.2") \
    X(trade_monopoly_1, "trade-monopoly.1") \
    X(bishop_1, "bishop.1") X(bishop_2, "bishop.2") X(bishop_3, "bishop.3") \
    X(bishop_4, "bishop.4") X(bishop_5, "bishop.5") \
    X(constitution_1, "constitution.1") X(constitution_2, "constitution.2") \
    X(deserter_1, "deserter.1") X(deserter_2, "deserter.2") X(deserter_3, "deserter.3") \
    X(deserter_4, "deserter.4") X(deserter_5, "deserter.5") X(deserter_6, "deserter.6") \
    X(diplomat_1, "diplomat.1") X(diplomat_2, "diplomat.2") X(diplomat_3, "diplomat.3") \
    X(diplomat_4, "diplomat.4") X(diplomat_5, "diplomat.5") X(diplomat_6, "diplomat.6") \
    X(diplomat_7, "diplomat.7") X(diplomat_8, "diplomat.8") X(diplomat_9, "diplomat.9") \
    X(intrigue_1, "intrigue.1") X(intrigue_2, "intrigue.2") X(intrigue_3, "intrigue.3") \
    X(intrigue_4, "intrigue.4") X(intrigue_5, "intrigue.5") \
    X(saboteur_1, "saboteur.1") X(saboteur_2, "saboteur.2") X(saboteur_3, "saboteur.3") \
    X(spy_1, "spy.1") X(spy_2, "spy.2") X(spy_3, "spy.3") X(spy_4, "spy.4") \
    X(warlord_1, "warlord.1") X(warlord_2, "warlord.2") X(warlord_3, "warlord.3") \
    X(wedding_1, "wedding.1") X(wedding_2, "wedding.2") X(wedding_3, "wedding.3")

#define CKC_NUMBER(name, text) CKC_##name,
enum ckc_rule { CKC_NO_RULE, CKC_RULES(CKC_NUMBER) CKC_RULE_COUNT };
extern const char *const CKC_RULE_NAME[];

#endif
