/* row.h - what a card is: one row of the table CARDS_ROW (table.c), the same for all its copies.
 *
 * Rules ask for properties of rows (class, trait, points, condition), never for a card by name.
 * A trait is what a card that lies in a principality is or does all the time; an effect is what
 * a card does at the moment it is played, laid or turned up (effects_*.c).
 */
#ifndef CARDS_ROW_H
#define CARDS_ROW_H

#include "core/context.h"
#include "games/cards/table/rules.h"

/* Kinds of resources, also of landscapes, in the order of the notation "blwgo$" (KB-15). */
enum { BRICK, LUMBER, WOOL, GRAIN, ORE, GOLD, KINDS, NO_KIND = 7 };
enum { ALL_KINDS = 0x3F, STORE_MAX = 3 };

/* Rows in the order of the table; 0 is no card. */
enum cards_row {
    ROW_NONE,
    /* base */
    ROW_road, ROW_settlement, ROW_city, ROW_civil_war, ROW_conflict, ROW_master_builder,
    ROW_plague, ROW_productive_year, ROW_progress, ROW_year_end, ROW_black_knight, ROW_arsonist,
    ROW_spy, ROW_herb_woman, ROW_brigands, ROW_scout, ROW_bishop, ROW_alchemist, ROW_merchant,
    ROW_caravan, ROW_abbey, ROW_garrison, ROW_smithy, ROW_brick_factory, ROW_foundry,
    ROW_grain_mill, ROW_sawmill, ROW_woolen_mill, ROW_brick_fleet, ROW_gold_fleet,
    ROW_grain_fleet, ROW_lumber_fleet, ROW_ore_fleet, ROW_wool_fleet, ROW_conrad, ROW_falk,
    ROW_goetz, ROW_hagen, ROW_karl, ROW_otto, ROW_pippin, ROW_siegfried, ROW_walter,
    ROW_aqueduct, ROW_bath_house, ROW_church, ROW_colossus, ROW_counting_house, ROW_harbor,
    ROW_library, ROW_marketplace, ROW_merchant_guild, ROW_mint, ROW_town_hall,
    /* R&H */
    ROW_peasant_army, ROW_bodo, ROW_castle, ROW_privateer_fleet, ROW_roland,
    ROW_tournament_ground, ROW_watchtower, ROW_walther_singer, ROW_customs_station, ROW_bank,
    ROW_large_trade_fleet, ROW_large_harbor, ROW_palace, ROW_rh_productive_year, ROW_assault,
    ROW_imelda, ROW_spice_caravan, ROW_border_conflict, ROW_inquisition, ROW_rh_caravan,
    ROW_raid,
    /* P&I */
    ROW_holy_place, ROW_mission, ROW_order_castle, ROW_bailiwick, ROW_metropolis,
    ROW_bishops_seat, ROW_brothel, ROW_brewery, ROW_secret_society, ROW_court,
    ROW_house_of_republic, ROW_theatre, ROW_mendicant_friars, ROW_good_neighbours,
    ROW_church_fair, ROW_archivist, ROW_bribery, ROW_diplomat, ROW_wedding, ROW_chancellor,
    ROW_church_ban, ROW_medicus, ROW_council_meeting,
    /* B&H */
    ROW_barbarian_stronghold, ROW_trading_post, ROW_winery, ROW_baroc, ROW_johanna, ROW_sven,
    ROW_flavo, ROW_treasure_fleet, ROW_colonial_base, ROW_residence_coin, ROW_residence_paper,
    ROW_residence_cloth, ROW_wizards_league, ROW_bh_harbor, ROW_secret_brotherhood,
    ROW_trade_lords_guild, ROW_scriptorium, ROW_triumphal_arch, ROW_goods_exchange, ROW_flagship,
    ROW_superstition, ROW_barbarian_invasion, ROW_lucky_voyage, ROW_old_sciences, ROW_anton,
    ROW_barbarian_campaign, ROW_dogma, ROW_eryn, ROW_christoph, ROW_gunther,
    ROW_neighbourly_help, ROW_sigmund,
    ROW_COUNT,
};

enum card_set { SET_BASE, SET_RH, SET_PI, SET_BH, SETS };

enum card_class {       /* KB-69 */
    CLASS_NONE, CLASS_CENTRE, CLASS_EVENT, CLASS_ATTACK, CLASS_NEUTRAL, CLASS_PROTECTION,
    CLASS_BUILDING, CLASS_KNIGHT, CLASS_TRADE_FLEET, CLASS_FLEET, CLASS_UNIT, CLASS_WIZARD,
};

enum card_lies {        /* where a card may be laid */
    LIES_NOWHERE,       /* actions, events */
    LIES_AXIS,          /* road, settlement, city */
    LIES_ON_CITY,       /* Metropolis */
    LIES_GREEN,         /* settlement or city site (KB-24) */
    LIES_RED,           /* city site */
    LIES_BY_LAND,       /* outer side of a landscape of `kind` (KS-01); NO_KIND: any */
    LIES_ROAD,          /* on a road (KS-02) */
};

enum card_flags {
    ROW_FOREIGN = 1,        /* laid in the other principality (KS-04) */
    ROW_UNIQUE = 2,         /* a proper name: never twice in both realms (KT-11) */
    ROW_SACRED = 4,         /* cheaper with a Mission */
    ROW_FIREPROOF = 8,      /* not hit by an Arsonist */
    ROW_ONE_EACH = 16,      /* one in a principality (Triumphal arch) */
    ROW_DISPLAYED = 32,     /* an open card of KE-04, in the extended game with its set (P&I:
                               Church, Town hall; B&H: both Harbours, Triumphal arch) */
    ROW_ONE_DISPLAYED = 64, /* ... of which each player may have one there (KS-06) */
    ROW_DOUBTABLE = 128,    /* a target of Dogma */
    ROW_COPYABLE = 256,     /* a target of a Secret society */
    ROW_TOURNAMENT = 512,   /* only in the tournament game: Inquisition, Wizards' league */
    ROW_STEADFAST = 1024,   /* not hit by Damsel Imelda and Bribery: Johanna */
    ROW_UNTOUCHED = 2048,   /* not hit by a Black Knight: Walther the Singer */
};

/* A set of traits is 64 bits; conditions are such sets. */
enum card_trait {
    TRAIT_NONE,
    TRAIT_ABBEY, TRAIT_GARRISON, TRAIT_SMITHY,
    TRAIT_DOUBLER,          /* with `kind`: Brick factory, Foundry, both mills, Sawmill */
    TRAIT_FLEET,            /* trade fleet of `kind` */
    TRAIT_AQUEDUCT, TRAIT_BATH_HOUSE, TRAIT_CHURCH, TRAIT_COUNTING_HOUSE, TRAIT_HARBOUR,
    TRAIT_LIBRARY, TRAIT_MARKETPLACE, TRAIT_MERCHANT_GUILD, TRAIT_MINT, TRAIT_TOWN_HALL,
    TRAIT_PEASANT_ARMY, TRAIT_CASTLE, TRAIT_PRIVATEER, TRAIT_TOURNAMENT_GROUND,
    TRAIT_WATCHTOWER, TRAIT_CUSTOMS, TRAIT_BANK, TRAIT_LARGE_FLEET, TRAIT_LARGE_HARBOUR,
    TRAIT_PALACE,
    TRAIT_HOLY_PLACE, TRAIT_MISSION, TRAIT_ORDER_CASTLE, TRAIT_PREFECTURE, TRAIT_BISHOPS_SEAT,
    TRAIT_BROTHEL, TRAIT_BREWERY, TRAIT_SECRET_SOCIETY, TRAIT_COURT, TRAIT_REPUBLIC,
    TRAIT_THEATRE,
    TRAIT_STRONGHOLD, TRAIT_BRANCH, TRAIT_WINERY, TRAIT_BAROC, TRAIT_JOHANNA, TRAIT_SVEN,
    TRAIT_FLAVO, TRAIT_TREASURE_FLEET, TRAIT_COLONIAL_BASE, TRAIT_COIN, TRAIT_PAPER, TRAIT_CLOTH,
    TRAIT_BROTHERHOOD, TRAIT_LORDS_GUILD, TRAIT_SCRIPTORIUM, TRAIT_ARCH, TRAIT_GOODS_EXCHANGE,
    TRAIT_FLAGSHIP,
    TRAIT_WIZARD,           /* a card of another set: what the Wizards' league needs (KS-18) */
    TRAITS,
};
_Static_assert(TRAITS <= 64, "a set of traits is 64 bits");
#define TRAIT(name) ((uint64_t)1 << TRAIT_##name)

/* What happens when a card is played (actions), laid (buildings, units) or turned up (events). */
enum card_effect {
    EFFECT_NONE,
    /* base: actions, then events */
    EFFECT_ALCHEMIST, EFFECT_ARSONIST, EFFECT_BISHOP, EFFECT_BLACK_KNIGHT, EFFECT_BRIGANDS,
    EFFECT_CARAVAN, EFFECT_HERB_WOMAN, EFFECT_MERCHANT, EFFECT_SCOUT, EFFECT_SPY,
    EFFECT_CIVIL_WAR, EFFECT_CONFLICT, EFFECT_MASTER_BUILDER, EFFECT_PLAGUE,
    EFFECT_PRODUCTIVE_YEAR, EFFECT_PROGRESS, EFFECT_YEAR_END,
    /* R&H */
    EFFECT_PRIVATEER, EFFECT_ASSAULT, EFFECT_IMELDA, EFFECT_SPICE_CARAVAN,
    EFFECT_BORDER_CONFLICT, EFFECT_INQUISITION,
    /* P&I */
    EFFECT_BREWERY, EFFECT_SECRET_SOCIETY, EFFECT_MENDICANT_FRIARS, EFFECT_GOOD_NEIGHBOURS,
    EFFECT_CHURCH_FAIR, EFFECT_ARCHIVIST, EFFECT_BRIBERY, EFFECT_DIPLOMAT, EFFECT_WEDDING,
    EFFECT_CHANCELLOR, EFFECT_CHURCH_BAN, EFFECT_MEDICUS, EFFECT_COUNCIL_MEETING,
    /* B&H; a Stronghold and a Branch are judged by the points of the other seat (KX-27, KX-28) */
    EFFECT_STRONGHOLD, EFFECT_BRANCH, EFFECT_SUPERSTITION, EFFECT_BARBARIAN_INVASION,
    EFFECT_LUCKY_VOYAGE, EFFECT_OLD_SCIENCES, EFFECT_ANTON, EFFECT_CAMPAIGN, EFFECT_DOGMA,
    EFFECT_ERYN, EFFECT_CHRISTOPH, EFFECT_GUNTHER, EFFECT_NEIGHBOURLY_HELP, EFFECT_SIGMUND,
    EFFECT_SVEN, EFFECT_SCRIPTORIUM, EFFECT_CLOTH,
    EFFECTS,
};

struct card_row {
    const char *word;           /* in the notation: "black-knight" */
    struct lf_say name, text;   /* the text says what it does, in at most 200 characters */
    uint64_t needs;             /* condition: one of these traits works in the player's realm */
    uint64_t bars;              /* ... and none of these lying there, even disabled */
    lf_rule rule;               /* the rule that states the condition (KC); 0: none */
    uint16_t flags;
    uint8_t set, count, class, lies;
    uint8_t cost[KINDS];
    uint8_t kind;               /* of doublers, fleets, landscape expansions; else NO_KIND */
    uint8_t points, strength, joust, commerce;
    uint8_t hand;               /* added to the hand limit (KB-59) */
    uint8_t trait, effect;
};

/* The cards as the game carries them. What they cost and are worth a host may replace, so that is
 * asked of row_now(); all else of row_of(). */
extern const struct card_row CARDS_ROW[ROW_COUNT];

/* Landscapes: kind | number << 3. Start sets by seat in the order of kinds, and the stack. */
extern const uint8_t CARDS_START_LAND[2][KINDS];
enum { STACK_LANDS = 11 };
extern const uint8_t CARDS_STACK_LAND[STACK_LANDS];

/* The sets: "base", "rh", ... as in options, and their names. */
struct card_set_info { const char *word; struct lf_say name; };
extern const struct card_set_info CARDS_SET[SETS];

static inline const struct card_row *row_of(int row) { return &CARDS_ROW[row]; }

/* A host's own figures (figures.c), which threads play with that have them in their context. */
enum { CARDS_SLOT = 0 };
enum figure_field {
    FIGURE_COST, FIGURE_POINTS, FIGURE_STRENGTH, FIGURE_JOUST, FIGURE_COMMERCE,
    FIGURE_FIELDS,
};
struct cards_own {
    struct card_row row[ROW_COUNT];
    uint8_t land[STACK_LANDS];
    uint8_t source[ROW_COUNT][FIGURE_FIELDS];      /* of what was replaced; enum figure_source */
    uint8_t land_source[STACK_LANDS];
    uint32_t hash;                                 /* never 0, unless all is as in the standard */
};
static inline const struct cards_own *cards_own(void)
{
    return lf_context_entered->slot[CARDS_SLOT];
}
/* The row with the figures that this thread plays with. */
static inline const struct card_row *row_now(int row)
{
    const struct cards_own *own = cards_own();
    return own ? &own->row[row] : &CARDS_ROW[row];
}
static inline const uint8_t *cards_stack_land(void)
{
    const struct cards_own *own = cards_own();
    return own ? own->land : CARDS_STACK_LAND;
}
/* The hash of replaced figures, which matches carry in their options; 0: the standard ones. */
static inline uint32_t cards_figures_hash(void)
{
    const struct cards_own *own = cards_own();
    return own ? own->hash : 0;
}
static inline bool row_is_action(int row)
{
    return row_of(row)->class >= CLASS_ATTACK && row_of(row)->class <= CLASS_PROTECTION;
}
static inline bool row_is_unit(int row)
{
    return row_of(row)->class >= CLASS_KNIGHT && row_of(row)->class <= CLASS_UNIT;
}
static inline bool row_is_building(int row) { return row_of(row)->class == CLASS_BUILDING; }

#endif
