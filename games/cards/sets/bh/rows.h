/* rows.h - the cards of Barbaren & Handelsherren: rows of CARDS_ROW, included by table.c only.
 * Costs and points are assumed where figures.txt says so (O-01 in the rulebook). */
[ROW_barbarian_stronghold] = { .word = "barbarian-stronghold",
    .name = { { "Barbarian stronghold", "Barbarenstützpunkt" } },
    .text = { { "Build it on a free road of the opponent. In his turn his first action card is "
                "free, each further one costs him one gold. You discard it once he has more "
                "than six strength points.",
                "Baue ihn auf eine freie Straße des Gegners. In dessen Zug ist die erste "
                "Aktionskarte frei, jede weitere kostet ein Gold. Du legst ihn ab, sobald der "
                "Gegner mehr als sechs Stärkepunkte hat." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_ROAD, .kind = NO_KIND,
    .flags = ROW_FOREIGN, .cost = { [LUMBER] = 1, [ORE] = 1 }, .trait = TRAIT_STRONGHOLD,
    .effect = EFFECT_STRONGHOLD, .needs = TRAIT(SMITHY), .rule = KC(bh_barbarian_stronghold_1) },
[ROW_trading_post] = { .word = "trading-post",
    .name = { { "Trading post", "Handelsniederlassung" } },
    .text = { { "Build it on a free site of the opponent. When the number of a landscape "
                "beside it is rolled, you get one resource of that kind. You discard it once "
                "he has more than six commerce points.",
                "Baue sie auf einen freien Platz des Gegners. Fällt die Zahl einer Landschaft "
                "daneben, erhältst du einen Rohstoff dieser Art. Du legst sie ab, sobald er "
                "mehr als sechs Handelspunkte hat." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_GREEN, .kind = NO_KIND,
    .flags = ROW_FOREIGN, .cost = { [LUMBER] = 1, [BRICK] = 1 }, .trait = TRAIT_BRANCH,
    .effect = EFFECT_BRANCH, .needs = TRAIT(HARBOUR), .rule = KC(bh_trading_post_1) },
[ROW_winery] = { .word = "winery",
    .name = { { "Winery", "Weinkellerei" } },
    .text = { { "At Year End or Good neighbours: two resources of choice.",
                "Bei Jahreswechsel oder Guter Nachbarschaft: zwei Rohstoffe nach Wahl." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_GREEN, .kind = NO_KIND,
    .cost = { [LUMBER] = 1, [GRAIN] = 1 }, .commerce = 1, .trait = TRAIT_WINERY },
[ROW_baroc] = { .word = "baroc",
    .name = { { "Baroc the Mercenary", "Baroc der Söldner" } },
    .text = { { "After each robbery: one ore, or two with a Barbarian stronghold at the "
                "opponent's.",
                "Nach jedem Räuberüberfall: ein Erz, mit Barbarenstützpunkt beim Gegner zwei." } },
    .set = SET_BH, .count = 1, .class = CLASS_KNIGHT, .lies = LIES_GREEN, .kind = NO_KIND,
    .flags = ROW_UNIQUE, .cost = { [GRAIN] = 1, [ORE] = 1 }, .strength = 3,
    .trait = TRAIT_BAROC },
[ROW_johanna] = { .word = "johanna",
    .name = { { "Johanna the Warrior-Maiden", "Johanna die Kriegerin" } },
    .text = { { "Imelda and Bribery cannot harm her.",
                "Imelda und Bestechung können ihr nichts anhaben." } },
    .set = SET_BH, .count = 1, .class = CLASS_KNIGHT, .lies = LIES_GREEN, .kind = NO_KIND,
    .flags = ROW_UNIQUE | ROW_STEADFAST, .cost = { [GRAIN] = 1, [ORE] = 2, [WOOL] = 1 },
    .strength = 5, .trait = TRAIT_JOHANNA, .needs = TRAIT(CHURCH), .rule = KC(bh_johanna_1) },
[ROW_sven] = { .word = "sven",
    .name = { { "Sven the Trader Knight", "Sven der Handelsritter" } },
    .text = { { "Pay one gold and discard him: he acts as a Merchant. Not in the turn he came.",
                "Zahle ein Gold und lege ihn ab: Er wirkt wie ein Händler. Nicht in dem Zug, in "
                "dem er kam." } },
    .set = SET_BH, .count = 1, .class = CLASS_KNIGHT, .lies = LIES_GREEN, .kind = NO_KIND,
    .flags = ROW_UNIQUE, .cost = { [GRAIN] = 1, [ORE] = 1, [WOOL] = 1 }, .strength = 2,
    .joust = 2, .trait = TRAIT_SVEN, .effect = EFFECT_SVEN },
[ROW_flavo] = { .word = "flavo",
    .name = { { "Flavo the Juggler", "Flavo der Gaukler" } },
    .text = { { "At a tournament each landscape beside him gains one. Then he moves to the "
                "opponent, who pays one gold.",
                "Bei einem Turnier erhält jede Landschaft neben ihm einen Rohstoff. Dann zieht "
                "er zum Gegner, der ein Gold zahlt." } },
    .set = SET_BH, .count = 1, .class = CLASS_UNIT, .lies = LIES_GREEN, .kind = NO_KIND,
    .flags = ROW_UNIQUE, .cost = { [WOOL] = 1 }, .trait = TRAIT_FLAVO },
[ROW_treasure_fleet] = { .word = "treasure-fleet",
    .name = { { "Treasure fleet", "Schatzflotte" } },
    .text = { { "Sun: you gain three resources instead of one.",
                "Sonne: Du erhältst drei Rohstoffe statt einem." } },
    .set = SET_BH, .count = 1, .class = CLASS_FLEET, .lies = LIES_GREEN, .kind = NO_KIND,
    .cost = { [LUMBER] = 2, [WOOL] = 1 }, .commerce = 1, .trait = TRAIT_TREASURE_FLEET,
    .needs = TRAIT(HARBOUR), .rule = KC(bh_treasure_fleet_1) },
[ROW_colonial_base] = { .word = "colonial-base",
    .name = { { "Colonial base", "Kolonialstützpunkt" } },
    .text = { { "At a gold landscape. When its number is rolled the base stores one gold too, up "
                "to three.",
                "An einer Goldlandschaft. Fällt deren Zahl, lagert auch der Stützpunkt ein Gold "
                "ein, bis zu drei." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_BY_LAND, .kind = GOLD,
    .cost = { [LUMBER] = 1, [BRICK] = 1 }, .trait = TRAIT_COLONIAL_BASE, .needs = TRAIT(HARBOUR),
    .rule = KC(bh_colonial_base_1) },
[ROW_residence_coin] = { .word = "residence-coin",
    .name = { { "Residence of the coin trade lord", "Residenz des Münz-Handelsherrn" } },
    .text = { { "Each bank trade giving ore adds one coin. With three coins your knights cost no "
                "grain and no wool.",
                "Jeder Bankhandel, der Erz gibt, bringt eine Münze. Mit drei Münzen kosten deine "
                "Ritter weder Getreide noch Wolle." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_BY_LAND, .kind = ORE,
    .cost = { [LUMBER] = 1, [BRICK] = 1, [WOOL] = 1 }, .commerce = 1, .trait = TRAIT_COIN,
    .needs = TRAIT(HARBOUR), .rule = KC(bh_residence_coin_1) },
[ROW_residence_paper] = { .word = "residence-paper",
    .name = { { "Residence of the paper trade lord", "Residenz des Papier-Handelsherrn" } },
    .text = { { "Each bank trade giving lumber adds one paper. With three: one resource of choice "
                "at the start of your turn.",
                "Jeder Bankhandel, der Holz gibt, bringt ein Papier. Mit drei: ein Rohstoff nach "
                "Wahl zu Beginn deines Zuges." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_BY_LAND, .kind = LUMBER,
    .cost = { [LUMBER] = 1, [BRICK] = 1, [WOOL] = 1 }, .commerce = 1, .trait = TRAIT_PAPER,
    .needs = TRAIT(HARBOUR), .rule = KC(bh_residence_paper_1) },
[ROW_residence_cloth] = { .word = "residence-cloth",
    .name = { { "Residence of the cloth trade lord", "Residenz des Tuch-Handelsherrn" } },
    .text = { { "Each bank trade giving wool adds one cloth. With three: once per turn exchange "
                "two equal resources for two others.",
                "Jeder Bankhandel, der Wolle gibt, bringt ein Tuch. Mit drei: Tausche einmal je "
                "Zug zwei gleiche Rohstoffe gegen zwei andere." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_BY_LAND, .kind = WOOL,
    .cost = { [LUMBER] = 1, [BRICK] = 1, [WOOL] = 1 }, .commerce = 1, .trait = TRAIT_CLOTH,
    .effect = EFFECT_CLOTH, .needs = TRAIT(HARBOUR), .rule = KC(bh_residence_cloth_1) },
[ROW_wizards_league] = { .word = "wizards-league",
    .name = { { "Wizards' league", "Zauberbund" } },
    .text = { { "Needs an opposing wizard, and so another set. It cannot be laid with these "
                "sets.",
                "Braucht einen gegnerischen Zauberer und damit eine andere Erweiterung. Mit "
                "diesen Sets nicht legbar." } },
    .set = SET_BH, .count = 2, .class = CLASS_WIZARD, .lies = LIES_BY_LAND, .kind = NO_KIND,
    .flags = ROW_TOURNAMENT, .needs = TRAIT(WIZARD), .rule = KC(bh_wizards_league_1) },
[ROW_bh_harbor] = { .word = "bh-harbor",
    .name = { { "Harbour", "Hafen" } },
    .text = { { "Each of your trade fleets is worth one commerce point more.",
                "Jede deiner Handelsflotten ist einen Handelspunkt mehr wert." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_RED, .kind = NO_KIND,
    .flags = ROW_DISPLAYED | ROW_ONE_DISPLAYED, .cost = { [ORE] = 1, [WOOL] = 1, [BRICK] = 1 },
    .commerce = 1, .trait = TRAIT_HARBOUR },
[ROW_secret_brotherhood] = { .word = "secret-brotherhood",
    .name = { { "Secret brotherhood", "Geheime Bruderschaft" } },
    .text = { { "In your turn you may sell action cards from your hand for one resource of "
                "choice each.",
                "In deinem Zug darfst du Aktionskarten aus der Hand für je einen Rohstoff nach "
                "Wahl verkaufen." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_RED, .kind = NO_KIND,
    .cost = { [BRICK] = 2, [ORE] = 1 }, .trait = TRAIT_BROTHERHOOD },
[ROW_trade_lords_guild] = { .word = "trade-lords-guild",
    .name = { { "Trade lords' guild", "Gilde der Handelsherren" } },
    .text = { { "When the opponent trades with the bank you gain one of the kind he gave. Your "
                "hand limit is one higher.",
                "Handelt der Gegner mit der Bank, erhältst du einen Rohstoff der gegebenen Art. "
                "Dein Handlimit ist um eins höher." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_RED, .kind = NO_KIND,
    .cost = { [WOOL] = 2, [BRICK] = 2, [GRAIN] = 1 }, .commerce = 3, .hand = 1,
    .trait = TRAIT_LORDS_GUILD, .needs = TRAIT(COUNTING_HOUSE) | TRAIT(HARBOUR),
    .rule = KC(bh_trade_lords_guild_1) },
[ROW_scriptorium] = { .word = "scriptorium",
    .name = { { "Scriptorium", "Schreibstube" } },
    .text = { { "Once per turn you may draw the top card of a stack. The hand limit is checked "
                "only at the end of the turn.",
                "Einmal je Zug darfst du die oberste Karte eines Stapels ziehen. Das Handlimit "
                "gilt erst am Ende des Zuges." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_RED, .kind = NO_KIND,
    .cost = { [LUMBER] = 2, [ORE] = 1 }, .trait = TRAIT_SCRIPTORIUM,
    .effect = EFFECT_SCRIPTORIUM },
[ROW_triumphal_arch] = { .word = "triumphal-arch",
    .name = { { "Triumphal arch", "Triumphbogen" } },
    .text = { { "Begins at 0 victory points. After a victory over the barbarians or with the "
                "Campaign: raise it by one, up to three, or take two resources. One per "
                "principality. Safe from Arsonists.",
                "Beginnt mit 0 Siegpunkten. Nach einem Sieg über die Barbaren oder im "
                "Barbarenfeldzug: einer mehr, bis drei, oder zwei Rohstoffe. Einer je "
                "Fürstentum. Vor dem Feuerteufel sicher." } },
    .set = SET_BH, .count = 2, .class = CLASS_BUILDING, .lies = LIES_RED, .kind = NO_KIND,
    .flags = ROW_FIREPROOF | ROW_ONE_EACH | ROW_DISPLAYED, .cost = { [ORE] = 2, [BRICK] = 3 },
    .trait = TRAIT_ARCH },
[ROW_goods_exchange] = { .word = "goods-exchange",
    .name = { { "Goods exchange", "Warenbörse" } },
    .text = { { "Landscapes beside it yield twice as much when their number is rolled.",
                "Landschaften daneben bringen doppelten Ertrag, wenn ihre Zahl fällt." } },
    .set = SET_BH, .count = 1, .class = CLASS_BUILDING, .lies = LIES_RED, .kind = NO_KIND,
    .cost = { [LUMBER] = 2, [BRICK] = 2 }, .commerce = 2, .trait = TRAIT_GOODS_EXCHANGE,
    .needs = TRAIT(HARBOUR), .rule = KC(bh_goods_exchange_1) },
[ROW_flagship] = { .word = "flagship",
    .name = { { "Flagship", "Flaggschiff" } },
    .text = { { "Safe from Civil War and Privateer fleets, as are all trade fleets of its city.",
                "Vor Bürgerkrieg und Kaperflotten sicher, ebenso alle Handelsflotten seiner "
                "Stadt." } },
    .set = SET_BH, .count = 1, .class = CLASS_FLEET, .lies = LIES_RED, .kind = NO_KIND,
    .cost = { [LUMBER] = 2, [WOOL] = 1, [ORE] = 1 }, .strength = 1, .commerce = 1,
    .trait = TRAIT_FLAGSHIP },
[ROW_superstition] = { .word = "superstition",
    .name = { { "Superstition", "Aberglaube" } },
    .text = { { "Each player loses one resource of his choice for each Abbey he has.",
                "Jeder verliert je eigenem Kloster einen Rohstoff eigener Wahl." } },
    .set = SET_BH, .count = 1, .class = CLASS_EVENT, .kind = NO_KIND,
    .effect = EFFECT_SUPERSTITION },
[ROW_barbarian_invasion] = { .word = "barbarian-invasion",
    .name = { { "Barbarian invasion", "Barbarenüberfall" } },
    .text = { { "More units than roads and Abbeys: two resources of choice, or your Triumphal "
                "arch rises by one victory point. Otherwise you lose all gold.",
                "Mehr Einheiten als Straßen und Klöster: zwei Rohstoffe nach Wahl, oder dein "
                "Triumphbogen steigt um einen Siegpunkt. Sonst verlierst du alles Gold." } },
    .set = SET_BH, .count = 2, .class = CLASS_EVENT, .kind = NO_KIND,
    .effect = EFFECT_BARBARIAN_INVASION },
[ROW_lucky_voyage] = { .word = "lucky-voyage",
    .name = { { "Lucky trading voyage", "Glückliche Handelsfahrt" } },
    .text = { { "Each player gains up to three resources of the kind of one of his trade fleets.",
                "Jeder erhält bis zu drei Rohstoffe von der Art einer seiner Handelsflotten." } },
    .set = SET_BH, .count = 2, .class = CLASS_EVENT, .kind = NO_KIND,
    .effect = EFFECT_LUCKY_VOYAGE },
[ROW_old_sciences] = { .word = "old-sciences",
    .name = { { "Old sciences", "Alte Wissenschaften" } },
    .text = { { "Look through the opponent's discard pile (extended game: the shared one) and "
                "take any card except a building. You may use it this turn.",
                "Sieh den Ablagestapel des Gegners durch (im erweiterten Spiel den "
                "gemeinsamen) und nimm eine beliebige Karte außer einem Gebäude. Du darfst sie "
                "in diesem Zug nutzen." } },
    .set = SET_BH, .count = 2, .class = CLASS_ATTACK, .kind = NO_KIND,
    .effect = EFFECT_OLD_SCIENCES, .needs = TRAIT(LIBRARY), .rule = KC(bh_old_sciences_1) },
[ROW_anton] = { .word = "anton",
    .name = { { "Anton the Treasurer", "Anton der Kämmerer" } },
    .text = { { "Exchange one gold for two other resources of choice.",
                "Tausche ein Gold gegen zwei andere Rohstoffe nach Wahl." } },
    .set = SET_BH, .count = 2, .class = CLASS_NEUTRAL, .kind = NO_KIND, .effect = EFFECT_ANTON,
    .needs = TRAIT(TOWN_HALL), .rule = KC(bh_anton_1) },
[ROW_barbarian_campaign] = { .word = "barbarian-campaign",
    .name = { { "Campaign against the barbarians", "Barbarenfeldzug" } },
    .text = { { "With a fleet and two knights: two resources of choice, or your Triumphal arch "
                "rises by one victory point.",
                "Mit einer Flotte und zwei Rittern: zwei Rohstoffe nach Wahl, oder dein "
                "Triumphbogen steigt um einen Siegpunkt." } },
    .set = SET_BH, .count = 1, .class = CLASS_NEUTRAL, .kind = NO_KIND,
    .effect = EFFECT_CAMPAIGN },
[ROW_dogma] = { .word = "dogma",
    .name = { { "Dogma", "Dogma" } },
    .text = { { "Lay it on an opposing Palace, Library or Church, which loses every benefit "
                "until you roll \"?\".",
                "Lege es auf Palast, Bibliothek oder Kirche des Gegners. Das Gebäude verliert "
                "jeden Nutzen, bis du „?“ würfelst." } },
    .set = SET_BH, .count = 2, .class = CLASS_ATTACK, .kind = NO_KIND, .effect = EFFECT_DOGMA,
    .needs = TRAIT(CHURCH), .rule = KC(bh_dogma_1) },
[ROW_eryn] = { .word = "eryn",
    .name = { { "Eryn the Druid", "Eryn der Druide" } },
    .text = { { "Gain as many resources of choice as the opponent has more victory points than "
                "you, at most four. Not with an Abbey.",
                "Du erhältst so viele Rohstoffe nach Wahl, wie der Gegner Siegpunkte mehr hat "
                "als du, höchstens vier. Nicht mit einem Kloster." } },
    .set = SET_BH, .count = 1, .class = CLASS_NEUTRAL, .kind = NO_KIND, .effect = EFFECT_ERYN,
    .bars = TRAIT(ABBEY), .rule = KC(bh_eryn_1) },
[ROW_christoph] = { .word = "christoph",
    .name = { { "Trade lord Christoph", "Handelsherr Christoph" } },
    .text = { { "This turn you may trade one kind, for which you have a trade fleet, 1:1 with "
                "the bank.",
                "In diesem Zug darfst du einen Rohstoff, für den du eine Handelsflotte hast, 1:1 "
                "mit der Bank tauschen." } },
    .set = SET_BH, .count = 1, .class = CLASS_NEUTRAL, .kind = NO_KIND,
    .effect = EFFECT_CHRISTOPH, .needs = TRAIT(HARBOUR), .rule = KC(bh_christoph_1) },
[ROW_gunther] = { .word = "gunther",
    .name = { { "Trade lord Gunther", "Handelsherr Gunther" } },
    .text = { { "With at least two trade fleets: two resources of choice.",
                "Mit mindestens zwei Handelsflotten: zwei Rohstoffe nach Wahl." } },
    .set = SET_BH, .count = 2, .class = CLASS_NEUTRAL, .kind = NO_KIND,
    .effect = EFFECT_GUNTHER },
[ROW_neighbourly_help] = { .word = "neighbourly-help",
    .name = { { "Neighbourly help", "Nachbarschaftshilfe" } },
    .text = { { "Fill one of your landscapes to three: a forest at a Sawmill, a pasture at a "
                "Woolen mill or fields at a Grain mill.",
                "Fülle eine deiner Landschaften auf drei: einen Wald am Sägewerk, Weideland an "
                "der Wollmanufaktur oder Ackerland an der Getreidemühle." } },
    .set = SET_BH, .count = 1, .class = CLASS_NEUTRAL, .kind = NO_KIND,
    .effect = EFFECT_NEIGHBOURLY_HELP },
[ROW_sigmund] = { .word = "sigmund",
    .name = { { "Sigmund the Sea Hero", "Sigmund der Seeheld" } },
    .text = { { "Reaction to Civil War or a Privateer fleet: your trade fleets are safe. Or take "
                "a trade fleet from the discard pile.",
                "Reaktion auf Bürgerkrieg oder Kaperflotte: Deine Handelsflotten sind sicher. "
                "Oder nimm eine Handelsflotte vom Ablagestapel." } },
    .set = SET_BH, .count = 1, .class = CLASS_PROTECTION, .kind = NO_KIND,
    .effect = EFFECT_SIGMUND },
