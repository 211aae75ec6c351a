/* rules.h - how code names rules: KB(45) for KB-45, KC(base_spy_1) for KC-BASE-spy.1. */
#ifndef CARDS_RULES_H
#define CARDS_RULES_H

#include "core/lf.h"

/* KB base game, KE extended game, KT tournament game, KS new kinds of cards, KX how cards meet,
 * KC the cards themselves. */
enum { FAMILY_KB = 1, FAMILY_KE, FAMILY_KT, FAMILY_KS, FAMILY_KX, FAMILY_KC };
#define KB(number) LF_RULE(FAMILY_KB, number)
#define KE(number) LF_RULE(FAMILY_KE, number)
#define KT(number) LF_RULE(FAMILY_KT, number)
#define KS(number) LF_RULE(FAMILY_KS, number)
#define KX(number) LF_RULE(FAMILY_KX, number)

#define KC(name)   LF_RULE(FAMILY_KC, KC_##name)

/* The rules of the cards carry names: the set, the card, and the number of the statement about
 * it in docs/rules/cards.en.md. X(name in code, name for people), in the order of that book. */
#define KC_RULES(X) \
    X(base_civil_war_1, "BASE-civil-war.1") X(base_civil_war_2, "BASE-civil-war.2") \
    X(base_civil_war_3, "BASE-civil-war.3") X(base_civil_war_4, "BASE-civil-war.4") \
    X(base_civil_war_5, "BASE-civil-war.5") X(base_civil_war_6, "BASE-civil-war.6") \
    X(base_conflict_1, "BASE-conflict.1") X(base_conflict_2, "BASE-conflict.2") \
    X(base_conflict_3, "BASE-conflict.3") X(base_conflict_4, "BASE-conflict.4") \
    X(base_master_builder_1, "BASE-master-builder.1") \
    X(base_master_builder_2, "BASE-master-builder.2") \
    X(base_master_builder_3, "BASE-master-builder.3") \
    X(base_plague_1, "BASE-plague.1") X(base_plague_2, "BASE-plague.2") \
    X(base_plague_3, "BASE-plague.3") X(base_plague_4, "BASE-plague.4") \
    X(base_productive_year_1, "BASE-productive-year.1") \
    X(base_productive_year_2, "BASE-productive-year.2") \
    X(base_progress_1, "BASE-progress.1") X(base_progress_2, "BASE-progress.2") \
    X(base_year_end_1, "BASE-year-end.1") X(base_year_end_2, "BASE-year-end.2") \
    X(base_year_end_3, "BASE-year-end.3") \
    X(base_black_knight_1, "BASE-black-knight.1") X(base_black_knight_2, "BASE-black-knight.2") \
    X(base_black_knight_3, "BASE-black-knight.3") X(base_black_knight_4, "BASE-black-knight.4") \
    X(base_arsonist_1, "BASE-arsonist.1") X(base_arsonist_2, "BASE-arsonist.2") \
    X(base_arsonist_3, "BASE-arsonist.3") X(base_arsonist_4, "BASE-arsonist.4") \
    X(base_arsonist_5, "BASE-arsonist.5") X(base_arsonist_6, "BASE-arsonist.6") \
    X(base_arsonist_7, "BASE-arsonist.7") \
    X(base_spy_1, "BASE-spy.1") X(base_spy_2, "BASE-spy.2") X(base_spy_3, "BASE-spy.3") \
    X(base_spy_4, "BASE-spy.4") \
    X(base_herb_woman_1, "BASE-herb-woman.1") X(base_herb_woman_2, "BASE-herb-woman.2") \
    X(base_brigands_1, "BASE-brigands.1") X(base_brigands_2, "BASE-brigands.2") \
    X(base_brigands_3, "BASE-brigands.3") \
    X(base_scout_1, "BASE-scout.1") X(base_scout_2, "BASE-scout.2") \
    X(base_bishop_1, "BASE-bishop.1") X(base_bishop_2, "BASE-bishop.2") \
    X(base_alchemist_1, "BASE-alchemist.1") X(base_alchemist_2, "BASE-alchemist.2") \
    X(base_merchant_1, "BASE-merchant.1") X(base_merchant_2, "BASE-merchant.2") \
    X(base_merchant_3, "BASE-merchant.3") \
    X(base_caravan_1, "BASE-caravan.1") X(base_caravan_2, "BASE-caravan.2") \
    X(base_caravan_3, "BASE-caravan.3") \
    X(base_abbey_1, "BASE-abbey.1") X(base_abbey_2, "BASE-abbey.2") \
    X(base_garrison_1, "BASE-garrison.1") X(base_garrison_2, "BASE-garrison.2") \
    X(base_smithy_1, "BASE-smithy.1") X(base_smithy_2, "BASE-smithy.2") \
    X(base_brick_factory_1, "BASE-brick-factory.1") \
    X(base_brick_factory_2, "BASE-brick-factory.2") \
    X(base_foundry_1, "BASE-foundry.1") X(base_foundry_2, "BASE-foundry.2") \
    X(base_grain_mill_1, "BASE-grain-mill.1") X(base_grain_mill_2, "BASE-grain-mill.2") \
    X(base_sawmill_1, "BASE-sawmill.1") X(base_sawmill_2, "BASE-sawmill.2") \
    X(base_woolen_mill_1, "BASE-woolen-mill.1") X(base_woolen_mill_2, "BASE-woolen-mill.2") \
    X(base_brick_fleet_1, "BASE-brick-fleet.1") X(base_brick_fleet_2, "BASE-brick-fleet.2") \
    X(base_gold_fleet_1, "BASE-gold-fleet.1") X(base_gold_fleet_2, "BASE-gold-fleet.2") \
    X(base_grain_fleet_1, "BASE-grain-fleet.1") X(base_grain_fleet_2, "BASE-grain-fleet.2") \
    X(base_lumber_fleet_1, "BASE-lumber-fleet.1") X(base_lumber_fleet_2, "BASE-lumber-fleet.2") \
    X(base_ore_fleet_1, "BASE-ore-fleet.1") X(base_ore_fleet_2, "BASE-ore-fleet.2") \
    X(base_wool_fleet_1, "BASE-wool-fleet.1") X(base_wool_fleet_2, "BASE-wool-fleet.2") \
    X(base_conrad_1, "BASE-conrad.1") \
    X(base_falk_1, "BASE-falk.1") \
    X(base_goetz_1, "BASE-goetz.1") \
    X(base_hagen_1, "BASE-hagen.1") \
    X(base_karl_1, "BASE-karl.1") \
    X(base_otto_1, "BASE-otto.1") \
    X(base_pippin_1, "BASE-pippin.1") \
    X(base_siegfried_1, "BASE-siegfried.1") \
    X(base_walter_1, "BASE-walter.1") \
    X(base_aqueduct_1, "BASE-aqueduct.1") X(base_aqueduct_2, "BASE-aqueduct.2") \
    X(base_bath_house_1, "BASE-bath-house.1") X(base_bath_house_2, "BASE-bath-house.2") \
    X(base_church_1, "BASE-church.1") X(base_church_2, "BASE-church.2") \
    X(base_colossus_1, "BASE-colossus.1") \
    X(base_counting_house_1, "BASE-counting-house.1") \
    X(base_harbor_1, "BASE-harbor.1") X(base_harbor_2, "BASE-harbor.2") \
    X(base_library_1, "BASE-library.1") X(base_library_2, "BASE-library.2") \
    X(base_marketplace_1, "BASE-marketplace.1") \
    X(base_merchant_guild_1, "BASE-merchant-guild.1") \
    X(base_mint_1, "BASE-mint.1") X(base_mint_2, "BASE-mint.2") \
    X(base_town_hall_1, "BASE-town-hall.1") X(base_town_hall_2, "BASE-town-hall.2") \
    X(rh_peasant_army_1, "RH-peasant-army.1") X(rh_peasant_army_2, "RH-peasant-army.2") \
    X(rh_bodo_1, "RH-bodo.1") \
    X(rh_castle_1, "RH-castle.1") X(rh_castle_2, "RH-castle.2") \
    X(rh_privateer_fleet_1, "RH-privateer-fleet.1") \
    X(rh_privateer_fleet_2, "RH-privateer-fleet.2") \
    X(rh_privateer_fleet_3, "RH-privateer-fleet.3") \
    X(rh_privateer_fleet_4, "RH-privateer-fleet.4") \
    X(rh_roland_1, "RH-roland.1") \
    X(rh_tournament_ground_1, "RH-tournament-ground.1") \
    X(rh_tournament_ground_2, "RH-tournament-ground.2") \
    X(rh_watchtower_1, "RH-watchtower.1") X(rh_watchtower_2, "RH-watchtower.2") \
    X(rh_walther_singer_1, "RH-walther-singer.1") X(rh_walther_singer_2, "RH-walther-singer.2") \
    X(rh_customs_station_1, "RH-customs-station.1") \
    X(rh_customs_station_2, "RH-customs-station.2") \
    X(rh_bank_1, "RH-bank.1") X(rh_bank_2, "RH-bank.2") \
    X(rh_large_trade_fleet_1, "RH-large-trade-fleet.1") \
    X(rh_large_trade_fleet_2, "RH-large-trade-fleet.2") \
    X(rh_large_trade_fleet_3, "RH-large-trade-fleet.3") \
    X(rh_large_trade_fleet_4, "RH-large-trade-fleet.4") \
    X(rh_large_harbor_1, "RH-large-harbor.1") X(rh_large_harbor_2, "RH-large-harbor.2") \
    X(rh_palace_1, "RH-palace.1") X(rh_palace_2, "RH-palace.2") X(rh_palace_3, "RH-palace.3") \
    X(rh_palace_4, "RH-palace.4") \
    X(rh_productive_year_1, "RH-productive-year.1") \
    X(rh_assault_1, "RH-assault.1") X(rh_assault_2, "RH-assault.2") \
    X(rh_assault_3, "RH-assault.3") X(rh_assault_4, "RH-assault.4") \
    X(rh_imelda_1, "RH-imelda.1") X(rh_imelda_2, "RH-imelda.2") \
    X(rh_spice_caravan_1, "RH-spice-caravan.1") X(rh_spice_caravan_2, "RH-spice-caravan.2") \
    X(rh_border_conflict_1, "RH-border-conflict.1") \
    X(rh_border_conflict_2, "RH-border-conflict.2") \
    X(rh_border_conflict_3, "RH-border-conflict.3") \
    X(rh_border_conflict_4, "RH-border-conflict.4") \
    X(rh_inquisition_1, "RH-inquisition.1") X(rh_inquisition_2, "RH-inquisition.2") \
    X(rh_inquisition_3, "RH-inquisition.3") X(rh_inquisition_4, "RH-inquisition.4") \
    X(rh_caravan_1, "RH-caravan.1") \
    X(rh_raid_1, "RH-raid.1") \
    X(pi_holy_place_1, "PI-holy-place.1") X(pi_holy_place_2, "PI-holy-place.2") \
    X(pi_holy_place_3, "PI-holy-place.3") X(pi_holy_place_4, "PI-holy-place.4") \
    X(pi_holy_place_5, "PI-holy-place.5") \
    X(pi_mission_1, "PI-mission.1") \
    X(pi_order_castle_1, "PI-order-castle.1") X(pi_order_castle_2, "PI-order-castle.2") \
    X(pi_bailiwick_1, "PI-bailiwick.1") X(pi_bailiwick_2, "PI-bailiwick.2") \
    X(pi_bailiwick_3, "PI-bailiwick.3") X(pi_bailiwick_4, "PI-bailiwick.4") \
    X(pi_metropolis_1, "PI-metropolis.1") X(pi_metropolis_2, "PI-metropolis.2") \
    X(pi_metropolis_3, "PI-metropolis.3") \
    X(pi_bishops_seat_1, "PI-bishops-seat.1") X(pi_bishops_seat_2, "PI-bishops-seat.2") \
    X(pi_bishops_seat_3, "PI-bishops-seat.3") X(pi_bishops_seat_4, "PI-bishops-seat.4") \
    X(pi_bishops_seat_5, "PI-bishops-seat.5") \
    X(pi_brothel_1, "PI-brothel.1") X(pi_brothel_2, "PI-brothel.2") \
    X(pi_brothel_3, "PI-brothel.3") X(pi_brothel_4, "PI-brothel.4") \
    X(pi_brewery_1, "PI-brewery.1") X(pi_brewery_2, "PI-brewery.2") \
    X(pi_brewery_3, "PI-brewery.3") \
    X(pi_secret_society_1, "PI-secret-society.1") X(pi_secret_society_2, "PI-secret-society.2") \
    X(pi_secret_society_3, "PI-secret-society.3") X(pi_secret_society_4, "PI-secret-society.4") \
    X(pi_secret_society_5, "PI-secret-society.5") \
    X(pi_court_1, "PI-court.1") \
    X(pi_house_of_republic_1, "PI-house-of-republic.1") \
    X(pi_house_of_republic_2, "PI-house-of-republic.2") \
    X(pi_theatre_1, "PI-theatre.1") X(pi_theatre_2, "PI-theatre.2") \
    X(pi_mendicant_friars_1, "PI-mendicant-friars.1") \
    X(pi_mendicant_friars_2, "PI-mendicant-friars.2") \
    X(pi_mendicant_friars_3, "PI-mendicant-friars.3") \
    X(pi_good_neighbours_1, "PI-good-neighbours.1") \
    X(pi_good_neighbours_2, "PI-good-neighbours.2") \
    X(pi_good_neighbours_3, "PI-good-neighbours.3") \
    X(pi_church_fair_1, "PI-church-fair.1") \
    X(pi_archivist_1, "PI-archivist.1") X(pi_archivist_2, "PI-archivist.2") \
    X(pi_archivist_3, "PI-archivist.3") \
    X(pi_bribery_1, "PI-bribery.1") X(pi_bribery_2, "PI-bribery.2") \
    X(pi_bribery_3, "PI-bribery.3") \
    X(pi_diplomat_1, "PI-diplomat.1") X(pi_diplomat_2, "PI-diplomat.2") \
    X(pi_diplomat_3, "PI-diplomat.3") \
    X(pi_wedding_1, "PI-wedding.1") X(pi_wedding_2, "PI-wedding.2") \
    X(pi_chancellor_1, "PI-chancellor.1") X(pi_chancellor_2, "PI-chancellor.2") \
    X(pi_chancellor_3, "PI-chancellor.3") X(pi_chancellor_4, "PI-chancellor.4") \
    X(pi_church_ban_1, "PI-church-ban.1") X(pi_church_ban_2, "PI-church-ban.2") \
    X(pi_church_ban_3, "PI-church-ban.3") X(pi_church_ban_4, "PI-church-ban.4") \
    X(pi_church_ban_5, "PI-church-ban.5") \
    X(pi_medicus_1, "PI-medicus.1") X(pi_medicus_2, "PI-medicus.2") \
    X(pi_council_meeting_1, "PI-council-meeting.1") \
    X(pi_council_meeting_2, "PI-council-meeting.2") \
    X(pi_council_meeting_3, "PI-council-meeting.3") \
    X(bh_barbarian_stronghold_1, "BH-barbarian-stronghold.1") \
    X(bh_barbarian_stronghold_2, "BH-barbarian-stronghold.2") \
    X(bh_barbarian_stronghold_3, "BH-barbarian-stronghold.3") \
    X(bh_barbarian_stronghold_4, "BH-barbarian-stronghold.4") \
    X(bh_barbarian_stronghold_5, "BH-barbarian-stronghold.5") \
    X(bh_trading_post_1, "BH-trading-post.1") X(bh_trading_post_2, "BH-trading-post.2") \
    X(bh_trading_post_3, "BH-trading-post.3") \
    X(bh_winery_1, "BH-winery.1") \
    X(bh_baroc_1, "BH-baroc.1") X(bh_baroc_2, "BH-baroc.2") \
    X(bh_johanna_1, "BH-johanna.1") X(bh_johanna_2, "BH-johanna.2") \
    X(bh_johanna_3, "BH-johanna.3") \
    X(bh_sven_1, "BH-sven.1") X(bh_sven_2, "BH-sven.2") X(bh_sven_3, "BH-sven.3") \
    X(bh_flavo_1, "BH-flavo.1") X(bh_flavo_2, "BH-flavo.2") X(bh_flavo_3, "BH-flavo.3") \
    X(bh_flavo_4, "BH-flavo.4") \
    X(bh_treasure_fleet_1, "BH-treasure-fleet.1") X(bh_treasure_fleet_2, "BH-treasure-fleet.2") \
    X(bh_treasure_fleet_3, "BH-treasure-fleet.3") \
    X(bh_colonial_base_1, "BH-colonial-base.1") X(bh_colonial_base_2, "BH-colonial-base.2") \
    X(bh_colonial_base_3, "BH-colonial-base.3") X(bh_colonial_base_4, "BH-colonial-base.4") \
    X(bh_colonial_base_5, "BH-colonial-base.5") \
    X(bh_residence_coin_1, "BH-residence-coin.1") X(bh_residence_coin_2, "BH-residence-coin.2") \
    X(bh_residence_coin_3, "BH-residence-coin.3") \
    X(bh_residence_paper_1, "BH-residence-paper.1") \
    X(bh_residence_paper_2, "BH-residence-paper.2") \
    X(bh_residence_paper_3, "BH-residence-paper.3") \
    X(bh_residence_cloth_1, "BH-residence-cloth.1") \
    X(bh_residence_cloth_2, "BH-residence-cloth.2") \
    X(bh_residence_cloth_3, "BH-residence-cloth.3") \
    X(bh_wizards_league_1, "BH-wizards-league.1") X(bh_wizards_league_2, "BH-wizards-league.2") \
    X(bh_harbor_1, "BH-harbor.1") X(bh_harbor_2, "BH-harbor.2") \
    X(bh_secret_brotherhood_1, "BH-secret-brotherhood.1") \
    X(bh_secret_brotherhood_2, "BH-secret-brotherhood.2") \
    X(bh_secret_brotherhood_3, "BH-secret-brotherhood.3") \
    X(bh_trade_lords_guild_1, "BH-trade-lords-guild.1") \
    X(bh_trade_lords_guild_2, "BH-trade-lords-guild.2") \
    X(bh_trade_lords_guild_3, "BH-trade-lords-guild.3") \
    X(bh_scriptorium_1, "BH-scriptorium.1") X(bh_scriptorium_2, "BH-scriptorium.2") \
    X(bh_scriptorium_3, "BH-scriptorium.3") \
    X(bh_triumphal_arch_1, "BH-triumphal-arch.1") X(bh_triumphal_arch_2, "BH-triumphal-arch.2") \
    X(bh_triumphal_arch_3, "BH-triumphal-arch.3") X(bh_triumphal_arch_4, "BH-triumphal-arch.4") \
    X(bh_triumphal_arch_5, "BH-triumphal-arch.5") \
    X(bh_goods_exchange_1, "BH-goods-exchange.1") X(bh_goods_exchange_2, "BH-goods-exchange.2") \
    X(bh_flagship_1, "BH-flagship.1") X(bh_flagship_2, "BH-flagship.2") \
    X(bh_superstition_1, "BH-superstition.1") \
    X(bh_barbarian_invasion_1, "BH-barbarian-invasion.1") \
    X(bh_barbarian_invasion_2, "BH-barbarian-invasion.2") \
    X(bh_barbarian_invasion_3, "BH-barbarian-invasion.3") \
    X(bh_barbarian_invasion_4, "BH-barbarian-invasion.4") \
    X(bh_lucky_voyage_1, "BH-lucky-voyage.1") X(bh_lucky_voyage_2, "BH-lucky-voyage.2") \
    X(bh_old_sciences_1, "BH-old-sciences.1") X(bh_old_sciences_2, "BH-old-sciences.2") \
    X(bh_anton_1, "BH-anton.1") X(bh_anton_2, "BH-anton.2") \
    X(bh_barbarian_campaign_1, "BH-barbarian-campaign.1") \
    X(bh_barbarian_campaign_2, "BH-barbarian-campaign.2") \
    X(bh_dogma_1, "BH-dogma.1") X(bh_dogma_2, "BH-dogma.2") X(bh_dogma_3, "BH-dogma.3") \
    X(bh_dogma_4, "BH-dogma.4") X(bh_dogma_5, "BH-dogma.5") \
    X(bh_eryn_1, "BH-eryn.1") X(bh_eryn_2, "BH-eryn.2") \
    X(bh_christoph_1, "BH-christoph.1") X(bh_christoph_2, "BH-christoph.2") \
    X(bh_christoph_3, "BH-christoph.3") \
    X(bh_gunther_1, "BH-gunther.1") X(bh_gunther_2, "BH-gunther.2") \
    X(bh_neighbourly_help_1, "BH-neighbourly-help.1") \
    X(bh_neighbourly_help_2, "BH-neighbourly-help.2") \
    X(bh_sigmund_1, "BH-sigmund.1") X(bh_sigmund_2, "BH-sigmund.2")

#define KC_NUMBER(name, text) KC_##name,
enum kc_rule { KC_NO_RULE, KC_RULES(KC_NUMBER) KC_RULE_COUNT };
_Static_assert((int)KC_RULE_COUNT < 1024, "a rule's number has ten bits");

extern const struct lf_rule_family CARDS_RULE_FAMILIES[];

#endif
