/* texts.ts - everything the card game's drawing says, in English and German. What cards are called
 * and do comes from the server's table. */
import { list, texts } from '../../i18n/i18n.ts';
import type { Card } from './content.ts';

const en = {
    brick: 'brick', lumber: 'lumber', wool: 'wool', grain: 'grain', ore: 'ore', gold: 'gold',
    hills: 'Hills', forest: 'Forest', pasture: 'Pasture', fields: 'Fields',
    mountains: 'Mountains', goldfield: 'Gold field', nothing: 'nothing',
    points: 'points', strength: 'Strength', joust: 'Tournament', commerce: 'Commerce',
    road: 'Road', settlement: 'Settlement', city: 'City', metropolis: 'Metropolis',
    newTown: 'New town', emptyTown: 'Free place',

    landText: (name: string, die: number, store: number) =>
        `${name}, die ${die}, ${store} of 3 stored`,
    emptyLand: (at: string) => `Free corner ${at}`, outerOf: (land: string) =>
        `Outer side of ${land}`,
    roadAt: (at: string) => `Road ${at}`, siteAbove: (town: string) => `Site above town ${town}`,
    siteBelow: (town: string) => `Site below town ${town}`,
    stack: (name: string) => `Stack ${name}`, setStack: (name: string) => `Set stack ${name}`,
    ownStack: (name: string) => `Your stack ${name}`,
    otherStack: (name: string) => `Stack ${name} of the other player`,
    discard: 'Discard pile', ownDiscard: 'Your discard pile', otherDiscard: 'Other discard pile',
    discardShort: 'out',
    foreign: 'belongs to the other player', dogma: 'without effect: Dogma',
    tokens: (n: number) => `${n} of 3 on it`,

    /* ---- the middle ---- */
    middle: 'Dice, event and stacks', dieShows: (n: number) => `Production die: ${n}`,
    notRolled: 'Not rolled yet', event: 'Event die', eventCard: 'Event card',
    lastEvent: 'Last event card', noEvent: 'none yet',
    beingPlayed: 'Being played', showLarge: 'Show large',
    face_club: 'Robbery', face_mill: 'Trade advantage', face_knight: 'Tournament',
    face_sun: 'Good year', face_question: 'Event card',
    about_club: 'Who has too many goods loses all ore and wool.',
    about_mill: 'Who holds the mill takes a resource.',
    about_knight: 'Most tournament points: one resource.',
    about_sun: 'Each player takes one resource.', about_question: 'An event card is turned up.',
    nobodyHolds: 'nobody holds it', youHold: 'yours, 1 point', otherHolds: 'theirs, 1 point',
    tug: (name: string, mine: number, theirs: number, prize: string) =>
        `${name}: below ${mine}, above ${theirs}; ${prize}`,
    roadsLeft: 'roads', settlementsLeft: 'settl.', citiesLeft: 'cities', landsLeft: 'land',
    eventsLeft: 'events', theirStacks: 'theirs', cardsIn: (n: number) => `${n} ${n === 1 ? 'card' : 'cards'}`,
    topIs: (name: string) => `on top: ${name}`, banned: 'under a Church ban', chooseIt: 'Choose',
    openCards: 'Open cards', banText: (name: string) => `A Church ban keeps ${name} away from it.`,
    nothingKnown: 'You know none of its cards.', restOf: 'Somewhere in your stacks:',

    /* ---- the hand and what stands beside it ---- */
    handOf: (n: number, limit: number) => `Your hand: ${n} of ${limit}`, hiddenCard: 'Hidden card',
    otherKnows: 'The other player knows this card', emptyHand: 'No cards in hand',
    yourHand: 'Your hand',
        liftHelp: 'Press a card to see where it can go. Press a built card to use '
        + 'or demolish it.',
    waitHelp: 'You can look at cards and stacks while you wait.',
    of: 'of', canPay: 'you can pay', cannotPay: 'you cannot pay',
    needs: (what: string) => `Needs: ${what}`,
    gateOpen: 'Attack and neutral cards may be played',
    gateShut: 'Only once both players together have had 7 points',
    pointsUp: (from: number, to: number) => `Points ${from} → ${to}`,
    limitUp: (from: number, to: number) => `Hand limit ${from} → ${to}`,
    chooseSite: (name: string) => `${name}: choose a place`,
    playIt: 'Play it', sellIt: 'Sell it', putBack: 'Put back', close: 'Close', back: 'Back',
    useIt: (name: string) => `Use ${name}`,
    copies: (n: number) => `${n} ${n === 1 ? 'copy' : 'copies'}`,
    uniqueName: 'Only one card of this name may lie on the table.',
    assumed: 'Its figures are assumed: no source prints them.',

    /* ---- trade and build ---- */
    trade: 'Trade', give: 'give', get: 'get', bank: 'Bank', bankDo: (n: number) => `Bank ${n}:1`,
    bankRate: (n: number) => `bank ${n}:1`, offerTo: (name: string) => `Offer to ${name}`,
    tradeHelp: (rates: string) => `The bank takes ${rates}.`, offer: 'Offer',
    offerOf: (name: string) => `Offer of ${name}`,
    offerWords: (give: string, want: string) => `${give} for ${want}`,
    build: 'Build', noneLeft: 'none left', noPlace: 'no free place',
    endTurn: 'End turn', noExchange: 'No exchange', rollDice: 'Roll the dice',

    /* ---- what pressing does ---- */
    do_gain: 'Take one', do_pay: 'Pay from here', do_name: 'This kind', do_choose: 'Choose',
    do_draw: 'Draw the top card', do_search: 'Look through', do_take: 'Take this card',
    do_bury: 'Put a card under a stack', do_hit: 'Choose', do_put: 'Put here',
    do_land: 'Lay the landscape', do_swap: 'Exchange', do_ban: 'Ban', do_pass: 'Let it happen',
    do_lay: 'Lay this landscape', do_deck: 'Add to the deck', do_ready: 'My deck is ready',
    keepCard: 'Keep the card', otherCard: 'Put it back and draw another',
    nextCard: 'Next from the top', do_skip: 'Leave it', answerWith: (name: string) => `Answer with ${name}`,
    do_roll: 'Roll the dice', do_play: 'Play', do_use: 'Use', do_sell: 'Sell',
    do_lift: 'Lift the ban for 3 gold', do_demolish: 'Demolish', do_build: 'Build here',
    do_accept: 'Accept', do_decline: 'Decline', do_bank: 'Trade with the bank',
    do_offer: 'Offer', do_end: 'Done',
    sideCommerce: '2 commerce points', sideStrength: '2 strength points',

    /* ---- prompts ---- */
    loading: 'Loading …', over: 'The game is over', rolling: 'The dice roll …',
    pMain: 'Build, trade or play a card', pLifted: (name: string) =>
        `${name}: choose a place, or put `
        + 'it back',
    pLiftedPlay: (name: string) => `${name}: play it, or put it back`,
    pRoll: 'Your turn: roll the dice', pRollHelp: 'Before the roll you may play a card.',
    pOffer: 'Do you accept the trade?', pDeck: 'Choose your deck',
    pDeckHelp: '33 cards and 4 events, in secret. The other player sees only how many you have.',
    pLay: 'Lay your landscapes', pLayHelp: 'From left to right, above and below the axis.',
    pGain: (n: number): string => n > 1 ? `take ${n} resources, one by one` : 'take a resource',
    pName: 'which kind do you take?', pSpare: 'which resource is spared?',
    pPay: (n: number): string => n > 1 ? `which landscapes pay? ${n} to go`
        : 'which landscape pays?',
    pLose: (n: number): string => n > 1 ? `give up ${n} resources` : 'give up a resource',
    pHit: 'choose the card', pPut: 'choose the place', pLand: 'Choose a landscape',
    pLandPlace: 'Where does the landscape go?', pSwapMine: 'Your landscape that you give',
    pSwapTheirs: 'The landscape you get for it', pBan: 'Which pile do you ban?',
    pTake: 'take a card', pStartHand: (n: number) => `Take your start cards: ${n} to go`,
    pStartStack: 'Choose the stack for your three start cards', pSearch: 'Choose a stack',
    pRefill: 'Fill up your hand',
        pRefillHelp: 'The top card is free; looking through a stack costs.',
    pExchange: 'Exchange a card, or end the turn', pExchangeDraw: 'Take a card from that stack',
    pExchangeHelp: 'It goes under a stack, and you take another card from the same stack.',
    pBury: 'Put a card under a stack', pBuryPile: 'Under which stack?', pChoose: 'Choose',
    pReact: 'do you answer?',
        pReactHelp: 'You are always asked, so that asking gives nothing away.',
    pPlay: 'Play a card', pPass: 'Choose', pAssault: 'name a building',
    pArchive: 'put the cards back, the top one first', pSpoils: 'the arch, or two resources?',
    pVoyage: 'which kind do you gain?', pCheap: 'what do you trade 1:1 this turn?',
    pFill: 'which landscape is filled?', pHoly: 'keep the card, or draw another?',
    pRetreat: 'which one do you take back?', pDraw: 'draw from a stack',
    discardCard: 'A card from the discard pile',
    wDecks: (name: string) => `${name} still builds a deck`, wRoll: (name: string) =>
        `${name} rolls`,
    wMain: (name: string) => `${name} builds and trades`,
    wOffer: (name: string) => `${name} thinks about the trade`,
    wHand: (name: string) => `${name} arranges the hand`, wChoice: (name: string) =>
        `${name} chooses`,
    wCard: (name: string, card: string) => `${name} decides on ${card}`,
    asItStands: 'as it stands', withAnswer: (name: string) => `with ${name}`,
    odd: (n: number, works: boolean) => `${n}: ${works ? 'the attack works' : 'it fails'}`,
    timeLeft: (time: string) => `${time} left`,

    /* ---- log ---- */
    aCard: 'a card', lGets: 'gets', lLoses: 'loses', lRolls: 'rolls', lEvent: 'Event:', lAttack: 'The attack rolls',
    lWatch: 'The Watchtower rolls', lStartRoll: 'For the first turn:',
    lShuffle: (what: string): string => what.startsWith('inq')
        ? 'A hand and its stacks are shuffled'
        : what === 'lands' ? 'The landscapes are shuffled' : what === 'events'
            ? 'The events are shuffled' : 'Stacks are shuffled',
    lReady: 'has a deck', lSample: 'takes a sample deck', lLays: 'lays', lDeck: 'adds', lBuilds: 'builds', lPlays: 'plays',
    lBank: 'trades', lOffers: 'offers', lFor: 'for', lAccepts: 'accepts', lDeclines: 'declines',
    lUses: 'uses', lSells: 'sells', lLifts: 'lifts the ban on', lDemolishes: 'demolishes',
    lGains: 'takes', lPays: 'pays', lNames: 'names', lChooses: 'chooses',
    lDraws: 'draws from', lSearches: 'looks through', lTakes: 'takes', lBuries: 'puts', lUnder: 'under',
    lHits: 'chooses', lPuts: 'puts it on', lLand: 'adds', lSwaps: 'exchanges', lBans: 'bans',
    lPasses: 'lets it happen',

    /* ---- seats, phone, board ---- */
    hand: 'cards in hand', goods: 'resources',
    otherRealm: (name: string) => `Principality of ${name}`, ownRealm: 'Your principality',
    map: 'Overview', mine: 'Mine', whichRealm: 'Which principality is shown',
    buildTrade: 'Build, trade', subtitle: (mode: string, n: number) => `${mode} · to ${n}`,
    mode_base: 'base game', mode_extended: 'extended', mode_tournament: 'tournament',
    waitContent: 'Loading the cards …', noContent: 'The cards could not be loaded.',
    retry: 'Try again', deckOf: (n: number) => `${n} chosen`, deckReady: 'ready',
    useDeck: 'Play with this deck', makeDeck: 'Make decks', deckSending: (n: number) =>
        `Laying out the deck: ${n} to go`, randomDeck: 'Fill up by chance',
    keysHelp: 'r roll · 1 to 9 lift a card · w road · s settlement · c city · t trade · e end the '
        + 'turn · p let it be · u undo · l log · i type an action · Esc put back',

    /* ---- classes and places ---- */
    c_centre: 'Centre card', c_event: 'Event', c_attack: 'Action: attack',
    c_neutral: 'Action: neutral', c_protection: 'Action: protection', c_building: 'Building',
    c_city: 'City building', c_land: 'Landscape building', c_road: 'Road building',
    c_knight: 'Unit: knight', c_tradefleet: 'Unit: trade fleet', c_fleet: 'Unit: fleet',
    c_unit: 'Unit', c_wizard: 'Wizard',
    p_green: 'any site', p_red: 'city sites only', p_byland: 'outer side of a landscape',
    p_road: 'on a road', p_axis: 'on the axis', p_oncity: 'on a city',
        p_nowhere: 'played, not laid',
    p_foreign: 'with the other player:',
    set_base: 'Base game', set_rh: 'Knights & Merchants', set_pi: 'Politics & Intrigue',
    set_bh: 'Barbarians & Trade Lords',
};

const de: typeof en = {
    brick: 'Lehm', lumber: 'Holz', wool: 'Wolle', grain: 'Getreide', ore: 'Erz', gold: 'Gold',
    hills: 'Hügel', forest: 'Wald', pasture: 'Weide', fields: 'Acker', mountains: 'Gebirge',
    goldfield: 'Goldfluss', nothing: 'nichts',
    points: 'Punkte', strength: 'Stärke', joust: 'Turnier', commerce: 'Handel',
    road: 'Straße', settlement: 'Siedlung', city: 'Stadt', metropolis: 'Metropole',
    newTown: 'Neuer Ort', emptyTown: 'Freier Platz',

    landText: (name, die, store) => `${name}, Würfel ${die}, ${store} von 3 gelagert`,
    emptyLand: (at) => `Freie Ecke ${at}`, outerOf: (land) => `Außenseite von ${land}`,
    roadAt: (at) => `Straße ${at}`, siteAbove: (town) => `Bauplatz über Ort ${town}`,
    siteBelow: (town) => `Bauplatz unter Ort ${town}`,
    stack: (name) => `Stapel ${name}`, setStack: (name) => `Set-Stapel ${name}`,
    ownStack: (name) => `Dein Stapel ${name}`,
    otherStack: (name) => `Stapel ${name} des Gegenübers`,
    discard: 'Ablage', ownDiscard: 'Deine Ablage', otherDiscard: 'Ablage gegenüber',
    discardShort: 'ab',
    foreign: 'gehört dem Gegenüber', dogma: 'ohne Wirkung: Dogma',
    tokens: (n) => `${n} von 3 darauf`,

    middle: 'Würfel, Ereignis und Stapel', dieShows: (n) => `Ertragswürfel: ${n}`,
    notRolled: 'Noch nicht gewürfelt', event: 'Ereigniswürfel', eventCard: 'Ereigniskarte',
    lastEvent: 'Letzte Ereigniskarte',
    noEvent: 'noch keines', beingPlayed: 'Wird gespielt', showLarge: 'Groß zeigen',
    face_club: 'Räuberei', face_mill: 'Handelsvorteil', face_knight: 'Turnier',
    face_sun: 'Gutes Jahr', face_question: 'Ereigniskarte',
    about_club: 'Wer zu viel hat, verliert alles Erz und alle Wolle.',
    about_mill: 'Wer die Mühle hat, nimmt einen Rohstoff.',
    about_knight: 'Die meisten Turnierpunkte: ein Rohstoff.',
    about_sun: 'Beide nehmen einen Rohstoff.',
    about_question: 'Eine Ereigniskarte wird aufgedeckt.',
    nobodyHolds: 'hat niemand', youHold: 'deine Figur, 1 Punkt', otherHolds: 'gegenüber, 1 Punkt',
    tug: (name, mine, theirs, prize) => `${name}: unten ${mine}, oben ${theirs}; ${prize}`,
    roadsLeft: 'Straßen', settlementsLeft: 'Siedl.', citiesLeft: 'Städte', landsLeft: 'Land',
    eventsLeft: 'Ereig.', theirStacks: 'andere', cardsIn: (n) => `${n} ${n === 1 ? 'Karte' : 'Karten'}`,
    topIs: (name) => `oben: ${name}`, banned: 'unter Kirchenbann', chooseIt: 'Wählen',
    openCards: 'Offene Karten', banText: (name) => `Ein Kirchenbann hält ${name} davon fern.`,
    nothingKnown: 'Du kennst keine dieser Karten.', restOf: 'Irgendwo in deinen Stapeln:',

    handOf: (n, limit) => `Deine Hand: ${n} von ${limit}`, hiddenCard: 'Verdeckte Karte',
    otherKnows: 'Diese Karte kennt auch dein Gegenüber', emptyHand: 'Keine Karten auf der Hand',
    yourHand: 'Deine Hand', liftHelp: 'Tippe eine Karte an, um ihre Plätze zu sehen. Tippe ein '
        + 'Gebäude an, um es zu nutzen oder abzureißen.',
    waitHelp: 'Karten und Stapel kannst du dir auch beim Warten ansehen.',
    of: 'von', canPay: 'bezahlbar', cannotPay: 'nicht bezahlbar',
    needs: (what) => `Braucht: ${what}`,
    gateOpen: 'Angriffe und neutrale Aktionen sind erlaubt',
    gateShut: 'Erst wenn beide zusammen einmal 7 Punkte hatten',
    pointsUp: (from, to) => `Punkte ${from} → ${to}`,
    limitUp: (from, to) => `Handlimit ${from} → ${to}`,
    chooseSite: (name) => `${name}: Platz wählen`,
    playIt: 'Ausspielen', sellIt: 'Verkaufen', putBack: 'Zurücklegen', close: 'Schließen',
    back: 'Zurück', useIt: (name) => `${name} nutzen`,
    copies: (n) => `${n} ${n === 1 ? 'Exemplar' : 'Exemplare'}`,
    uniqueName: 'Von diesem Namen darf nur eine Karte ausliegen.',
    assumed: 'Die Werte sind angenommen: keine Quelle nennt sie.',

    trade: 'Tauschen', give: 'gib', get: 'nimm', bank: 'Bank', bankDo: (n) => `Bank ${n}:1`,
    bankRate: (n) => `Bank ${n}:1`, offerTo: (name) => `${name} anbieten`,
    tradeHelp: (rates) => `Die Bank nimmt ${rates}.`, offer: 'Angebot',
    offerOf: (name) => `Angebot von ${name}`,
    offerWords: (give, want) => `${give} für ${want}`,
    build: 'Bauen', noneLeft: 'keine mehr da', noPlace: 'kein Platz frei',
    endTurn: 'Zug beenden', noExchange: 'Kein Tausch', rollDice: 'Würfeln',

    do_gain: 'Nimm eins', do_pay: 'Hier zahlen', do_name: 'Diese Sorte', do_choose: 'Wählen',
    do_draw: 'Oberste Karte ziehen', do_search: 'Durchsehen', do_take: 'Diese Karte nehmen',
    do_bury: 'Eine Karte unter einen Stapel', do_hit: 'Wählen', do_put: 'Hierhin',
    do_land: 'Landschaft anlegen', do_swap: 'Tauschen', do_ban: 'Bannen',
    do_pass: 'Geschehen lassen',
    do_lay: 'Diese Landschaft legen', do_deck: 'Ins Deck nehmen', do_ready: 'Mein Deck ist fertig',
    keepCard: 'Karte behalten', otherCard: 'Zurücklegen und neu ziehen',
    nextCard: 'Als nächste von oben', do_skip: 'Verzichten', answerWith: (name) => `Mit ${name} antworten`,
    do_roll: 'Würfeln', do_play: 'Ausspielen', do_use: 'Nutzen', do_sell: 'Verkaufen',
    do_lift: 'Bann für 3 Gold lösen', do_demolish: 'Abreißen', do_build: 'Hier bauen',
    do_accept: 'Annehmen', do_decline: 'Ablehnen', do_bank: 'Mit der Bank tauschen',
    do_offer: 'Anbieten', do_end: 'Fertig',
    sideCommerce: '2 Handelspunkte', sideStrength: '2 Stärkepunkte',

    loading: 'Lädt …', over: 'Die Partie ist zu Ende', rolling: 'Die Würfel rollen …',
    pMain: 'Baue, tausche oder spiele eine Karte',
    pLifted: (name) => `${name}: wähle den Platz, oder leg die Karte zurück`,
    pLiftedPlay: (name) => `${name}: spiele die Karte, oder leg sie zurück`,
    pRoll: 'Du bist dran: würfle', pRollHelp: 'Vor dem Wurf darfst du eine Karte spielen.',
    pOffer: 'Nimmst du den Tausch an?', pDeck: 'Wähle dein Deck',
    pDeckHelp: '33 Karten und 4 Ereignisse, geheim. Dein Gegenüber sieht nur, wie viele es sind.',
    pLay: 'Lege deine Landschaften aus',
        pLayHelp: 'Von links nach rechts, über und unter der Achse.',
    pGain: (n) => n > 1 ? `nimm ${n} Rohstoffe, einen nach dem anderen` : 'nimm einen Rohstoff',
    pName: 'welche Sorte nimmst du?', pSpare: 'welchen Rohstoff sparst du?',
    pPay: (n) => n > 1 ? `welche Landschaften zahlen? Noch ${n}` : 'welche Landschaft zahlt?',
    pLose: (n) => n > 1 ? `gib ${n} Rohstoffe ab` : 'gib einen Rohstoff ab',
    pHit: 'wähle die Karte', pPut: 'wähle den Platz', pLand: 'Wähle eine Landschaft',
    pLandPlace: 'Wohin kommt die Landschaft?', pSwapMine: 'Deine Landschaft, die du gibst',
    pSwapTheirs: 'Die Landschaft, die du dafür nimmst', pBan: 'Welchen Stapel bannst du?',
    pTake: 'nimm eine Karte', pStartHand: (n) => `Nimm deine Startkarten: noch ${n}`,
    pStartStack: 'Wähle den Stapel für deine drei Startkarten', pSearch: 'Wähle einen Stapel',
    pRefill: 'Fülle deine Hand auf',
    pRefillHelp: 'Die oberste Karte ist frei; einen Stapel durchzusehen kostet.',
    pExchange: 'Tausche eine Karte, oder beende den Zug', pExchangeDraw: 'Nimm eine Karte von dort',
    pExchangeHelp: 'Sie kommt unter einen Stapel, und du nimmst eine andere aus demselben Stapel.',
    pBury: 'Lege eine Karte unter einen Stapel', pBuryPile: 'Unter welchen Stapel?',
    pChoose: 'Wähle', pReact: 'antwortest du?',
    pReactHelp: 'Du wirst immer gefragt, damit die Frage nichts verrät.',
    pPlay: 'Spiele eine Karte', pPass: 'Wähle', pAssault: 'nenne ein Gebäude',
    pArchive: 'lege die Karten zurück, die oberste zuerst',
    pSpoils: 'der Bogen oder zwei Rohstoffe?',
    pVoyage: 'welche Sorte nimmst du?', pCheap: 'was tauschst du diesen Zug 1:1?',
    pFill: 'welche Landschaft wird voll?', pHoly: 'die Karte behalten oder neu ziehen?',
    pRetreat: 'welches nimmst du zurück?', pDraw: 'ziehe von einem Stapel',
    discardCard: 'Eine Karte aus der Ablage',
    wDecks: (name) => `${name} stellt noch ein Deck zusammen`, wRoll: (name) => `${name} würfelt`,
    wMain: (name) => `${name} baut und tauscht`, wOffer: (name) => `${name} überlegt den Tausch`,
    wHand: (name) => `${name} ordnet die Hand`, wChoice: (name) => `${name} wählt`,
    wCard: (name, card) => `${name} entscheidet: ${card}`,
    asItStands: 'ohne Antwort', withAnswer: (name) => `mit ${name}`,
    odd: (n, works) => `${n}: ${works ? 'der Angriff gelingt' : 'er misslingt'}`,
    timeLeft: (time) => `noch ${time}`,

    aCard: 'eine Karte', lGets: 'erhält', lLoses: 'verliert', lRolls: 'würfelt', lEvent: 'Ereignis:', lAttack: 'Der Angriff würfelt',
    lWatch: 'Der Wachturm würfelt', lStartRoll: 'Um den ersten Zug:',
    lShuffle: (what) => what.startsWith('inq') ? 'Eine Hand und ihre Stapel werden gemischt'
        : what === 'lands' ? 'Die Landschaften werden gemischt' : what === 'events'
            ? 'Die Ereignisse werden gemischt' : 'Stapel werden gemischt',
    lReady: 'hat ein Deck', lSample: 'nimmt ein Beispieldeck', lLays: 'legt', lDeck: 'wählt', lBuilds: 'baut', lPlays: 'spielt',
    lBank: 'tauscht', lOffers: 'bietet', lFor: 'für', lAccepts: 'nimmt an', lDeclines: 'lehnt ab',
    lUses: 'nutzt', lSells: 'verkauft', lLifts: 'löst den Bann:', lDemolishes: 'reißt ab:',
    lGains: 'nimmt', lPays: 'zahlt', lNames: 'nennt', lChooses: 'wählt',
    lDraws: 'zieht von', lSearches: 'sieht durch:', lTakes: 'nimmt', lBuries: 'legt', lUnder: 'unter',
    lHits: 'wählt', lPuts: 'legt an:', lLand: 'ergänzt', lSwaps: 'tauscht', lBans: 'bannt',
    lPasses: 'lässt es geschehen',

    hand: 'Handkarten', goods: 'Rohstoffe',
    otherRealm: (name) => `Fürstentum von ${name}`, ownRealm: 'Dein Fürstentum',
    map: 'Überblick', mine: 'Meines', whichRealm: 'Welches Fürstentum zu sehen ist',
    buildTrade: 'Bauen, tauschen', subtitle: (mode, n) => `${mode} · bis ${n}`,
    mode_base: 'Grundspiel', mode_extended: 'erweitert', mode_tournament: 'Turnierspiel',
    waitContent: 'Die Karten werden geladen …', noContent: 'Die Karten ließen sich nicht laden.',
    retry: 'Noch einmal', deckOf: (n) => `${n} gewählt`, deckReady: 'fertig',
    useDeck: 'Mit diesem Deck spielen', makeDeck: 'Decks bauen', deckSending: (n) =>
        `Das Deck wird ausgelegt: noch ${n}`, randomDeck: 'Zufällig auffüllen',
    keysHelp: 'r würfeln · 1 bis 9 Karte anheben · w Straße · s Siedlung · c Stadt · t tauschen · '
        + 'e Zug beenden · p geschehen lassen · u rückgängig · l Verlauf · i Aktion eintippen '
        + '· Esc zurücklegen',

    c_centre: 'Mittelkarte', c_event: 'Ereignis', c_attack: 'Aktion: Angriff',
    c_neutral: 'Aktion: neutral', c_protection: 'Aktion: Schutz', c_building: 'Gebäude',
    c_city: 'Stadtgebäude', c_land: 'Landschaftsausbau', c_road: 'Straßenausbau',
    c_knight: 'Einheit: Ritter', c_tradefleet: 'Einheit: Handelsflotte', c_fleet: 'Einheit: Flotte',
    c_unit: 'Einheit', c_wizard: 'Magier',
    p_green: 'jeder Bauplatz', p_red: 'nur in Städten', p_byland: 'Außenseite einer Landschaft',
    p_road: 'auf einer Straße', p_axis: 'auf der Achse', p_oncity: 'auf einer Stadt',
    p_nowhere: 'wird ausgespielt', p_foreign: 'beim Gegenüber:',
    set_base: 'Grundspiel', set_rh: 'Ritter & Händler', set_pi: 'Politik & Intrige',
    set_bh: 'Barbaren & Handelsherren',
};

export const T = texts(en, de);

type Words = ReturnType<typeof T>;
const line = (key: string): string => {
    const found = T()[key as keyof Words];
    return typeof found === 'string' ? found : '';
};

/* "City building", "Action: attack". */
export function className(card: Card): string {
    if (card.class === 'building') return line(card.lies === 'red' ? 'c_city'
        : card.lies === 'by-land' ? 'c_land' : card.lies === 'road' ? 'c_road' : 'c_building');
    return line(`c_${card.class.replace(/[ _-]/g, '')}`);
}
export const placeWords = (card: Card): string => [card.foreign ? T().p_foreign : '',
    line(`p_${card.lies.replace('-', '')}`)].filter(Boolean).join(' ');
export const setName = (set: string): string => line(`set_${set}`) || set;
export { list };
