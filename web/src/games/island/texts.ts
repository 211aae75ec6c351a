/* texts.ts - everything the shared parts of an island say, in English and German. The names of
 * goods and terrains stand first, because sentences are put together from them. */
import { texts } from '../../i18n/i18n.ts';
import type { Both, Language } from '../../net/types.ts';
import { GOODS, type Good } from './view.ts';

export const many = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`;

export const GOOD_NAMES: Record<Good, Both> = {
    brick: { en: 'brick', de: 'Lehm' },
    lumber: { en: 'lumber', de: 'Holz' },
    wool: { en: 'wool', de: 'Wolle' },
    grain: { en: 'grain', de: 'Getreide' },
    ore: { en: 'ore', de: 'Erz' },
    paper: { en: 'paper', de: 'Papier' },
    cloth: { en: 'cloth', de: 'Tuch' },
    coin: { en: 'coin', de: 'Münzen' },
};
const goods = (lang: Language): Record<Good, string> =>
    Object.fromEntries(GOODS.map(id => [id, GOOD_NAMES[id][lang]])) as Record<Good, string>;

const en = {
    ...goods('en'),
    hills: 'hills', forest: 'forest', pasture: 'pasture', fields: 'fields', mountains: 'mountains',
    desert: 'desert', gold: 'gold field', sea: 'sea', any: '3 for 1',

    island: 'The island', cornerOf: (places: string) => `corner of ${places}`,
    edgeBetween: (a: string, b: string) => `path between ${a} and ${b}`,
    coastOf: (a: string) => `coast of ${a}`, harbourHere: (kind: string) => `, harbour ${kind}`,
    harbourKind: (resource: string) => `2 ${resource} for 1`, north: 'north',
    northeast: 'north-east', east: 'east', southeast: 'south-east', south: 'south',
    southwest: 'south-west', west: 'west', northwest: 'north-west',
    side: (compass: string) => `${compass} side`,
    doSettlement: (place: string) => `Settlement on ${place}`,
    doCity: (place: string) => `City on ${place}`, doRoad: (place: string) => `Road on ${place}`,
    doRobber: (place: string) => `Robber to ${place}`, robberHere: 'the robber is here',
    robber: 'the robber',

    road: 'Road', settlement: 'Settlement', city: 'City',
    costs: (cards: string) => `costs ${cards}`,
    youLack: (cards: string, _n: number) => `you lack ${cards}`, noPlace: 'no place for it now',
    noneLeft: 'none left', noPlaceBank: 'No bank trade is possible with these cards.',
    choosePlace: (what: string) => `${what}: choose a place, or press again to stop`,
    yourHand: 'Your hand', here: 'Build here', giveHand: 'I give: tap my cards', roll: 'Roll dice',
    end: 'End turn', done: 'That is all', rate: (n: number) => `${n}:1`, giveIt: 'offer one',
    play: 'Play it', close: 'Close', ruleOf: 'The rule', notNow: 'It cannot be played now.',
    take: (cards: string) => `Take ${cards}`, cancel: 'Cancel',

    trade: 'Trade', tapMore: 'tap: +1', give: 'I give', want: 'I want', offer: 'Offer',
    bank: 'Bank', bankTrade: (a: string, b: string) => `Bank: ${a} for ${b}`,
    offerTo: (a: string, b: string) => `Offer ${a} for ${b}`, clear: 'Clear',
    oneMore: (resource: string, n: number) => `${n ? `${n} ` : ''}${resource}, one more`,
    toSeat: (name: string) => `to ${name}`, tradeLater: 'You trade after your roll, in your turn.',
    tradeHint: 'Tap what you give and what you want.',
    counterTitle: (name: string) => `Your terms for ${name}`,
    proposeTitle: (name: string) => `Propose to ${name}`, proposals: 'Proposals',
    yourProposal: 'Your proposal', sendCounter: 'Propose', backToOriginal: 'Back to the offer',

    offersYou: 'offers you', yourOffer: 'Your offer', accept: 'Accept', decline: 'Decline',
    counter: 'Other terms', tradeWith: (name: string) => `Trade with ${name}`,
    withdraw: 'Take back', thinking: 'thinking', accepts: 'accepts', declines: 'declines',
    proposes: 'proposes', quiet: 'No more this turn', youAccepted: 'You accepted',
    youDeclined: 'You declined', youProposed: 'You proposed', offersOthers: 'offers the others',
    forWord: 'for',

    owe: (n: number) => `Discard ${many(n, 'card', 'cards')}`,
    discardHint: 'Tap cards in your hand to put them aside.',
    pickMore: (n: number) => `Choose ${many(n, 'more card', 'more cards')}`, putBack: 'Put back',

    robWhom: 'Rob whom?', rob: (name: string, n: number) => `${name}, ${many(n, 'card', 'cards')}`,

    pBoard: 'The island is being laid out', pStart: 'Everyone rolls for the start',
    pSettleMe: 'Your turn: found a settlement',
    pSettle: (who: string) => `${who} founds a settlement`, pPaveMe: 'Now place a road beside it',
    pPave: (who: string) => `${who} places a road`, pRollMe: 'Your turn: roll the dice',
    pRoll: (who: string) => `${who} is about to roll`, pDice: 'The dice are rolling',
    pDiscardMe: (n: number) => `A seven! Discard ${many(n, 'card', 'cards')}`,
    pDiscard: (who: string) => `Waiting for ${who} to discard`, pRobberMe: 'Move the robber',
    pRobber: (who: string) => `${who} moves the robber`, pSteal: 'A card changes hands',
    pMainMe: 'Your turn: build or trade', pMain: (who: string) => `${who} builds and trades`,
    pModeMe: (what: string) => `Choose a place: ${what.toLowerCase()}`,
    pFreeMe: (n: number) => `Place ${many(n, 'free road', 'free roads')}`,
    pFree: (who: string) => `${who} places free roads`, pOfferMe: 'Your offer is out',
    pOfferAsk: (who: string) => `${who} offers you a trade`,
    pOfferPick: 'Choose with whom you trade', pOfferDone: (who: string) => `Waiting for ${who}`,
    pOffer: (who: string) => `${who} offers a trade`, pOver: (who: string) => `${who} wins`,
    pOverMe: 'You win!',

    lBoard: 'The island was laid out', lStart: 'begins', lStartRoll: 'The roll for the start:',
    lRolled: 'rolled', lFound: 'founded', lBuilt: 'built', lBank: 'to the bank', lOffers: 'offers',
    lFor: 'for', lAccepts: 'accepts', lDeclines: 'declines', lProposes: 'proposes',
    lTrades: 'traded', lWith: 'with', lWithdraws: 'took the offer back', lRobber: 'moved',
    lTo: 'to', lStole: 'stole', lACard: 'a card', lDiscards: 'discarded',
    lCards: (n: number) => many(n, 'card', 'cards'), lLongest: 'takes Longest Road',
    lLongestLost: 'Longest Road is held by nobody', lWins: 'wins the game',
    handCards: 'cards in hand', roadLength: 'longest road', longestRoad: 'Longest Road',
    bankStock: 'Bank', dice: (a: number, b: number) => `Dice: ${a} and ${b}, ${a + b}`,
    noDice: 'Not rolled yet', overLimit: (n: number) => `more than ${n}: a seven would halve them`,
    to: (n: number) => `to ${n} points`, round: (n: number) => `turn ${n}`, setup: 'founding',
};

const de: typeof en = {
    ...goods('de'),
    hills: 'Hügelland', forest: 'Wald', pasture: 'Weideland', fields: 'Ackerland',
    mountains: 'Gebirge', desert: 'Wüste', gold: 'Goldfeld', sea: 'Meer', any: '3 gegen 1',

    island: 'Die Insel', cornerOf: (places) => `Kreuzung von ${places}`,
    edgeBetween: (a, b) => `Weg zwischen ${a} und ${b}`, coastOf: (a) => `Küste von ${a}`,
    harbourHere: (kind) => `, Hafen ${kind}`, harbourKind: (resource) => `2 ${resource} gegen 1`,
    north: 'Nord', northeast: 'Nordost', east: 'Ost', southeast: 'Südost', south: 'Süd',
    southwest: 'Südwest', west: 'West', northwest: 'Nordwest', side: (compass) => `${compass}seite`,
    doSettlement: (place) => `Siedlung: ${place}`, doCity: (place) => `Stadt: ${place}`,
    doRoad: (place) => `Straße: ${place}`, doRobber: (place) => `Räuber auf ${place}`,
    robberHere: 'hier steht der Räuber', robber: 'den Räuber',

    road: 'Straße', settlement: 'Siedlung', city: 'Stadt', costs: (cards) => `kostet ${cards}`,
    youLack: (cards, n) => `es ${n === 1 ? 'fehlt' : 'fehlen'} ${cards}`,
    noPlace: 'jetzt kein Platz dafür', noneLeft: 'keine mehr da',
    noPlaceBank: 'Mit diesen Karten ist kein Tausch mit der Bank möglich.',
    choosePlace: (what) => `${what}: wähle einen Platz; noch einmal drücken beendet`,
    yourHand: 'Deine Karten', here: 'Hier bauen', giveHand: 'Ich gebe: eigene Karten antippen',
    roll: 'Würfeln', end: 'Zug beenden', done: 'Fertig', rate: (n) => `${n}:1`,
    giveIt: 'eine anbieten', play: 'Ausspielen', close: 'Schließen', ruleOf: 'Die Regel',
    notNow: 'Jetzt ist sie nicht spielbar.', take: (cards) => `${cards} nehmen`,
    cancel: 'Abbrechen',

    trade: 'Handel', tapMore: 'tippen: +1', give: 'Ich gebe', want: 'Ich möchte', offer: 'Anbieten',
    bank: 'Bank', bankTrade: (a, b) => `Bank: ${a} gegen ${b}`,
    offerTo: (a, b) => `${a} gegen ${b} anbieten`, clear: 'Leeren',
    oneMore: (resource, n) => `${n ? `${n} ` : ''}${resource}, eine mehr`,
    toSeat: (name) => `an ${name}`, tradeLater: 'Gehandelt wird nach deinem Wurf, in deinem Zug.',
    tradeHint: 'Tippe an, was du gibst und was du möchtest.',
    counterTitle: (name) => `Dein Gegenangebot an ${name}`,
    proposeTitle: (name) => `Vorschlag an ${name}`, proposals: 'Vorschläge',
    yourProposal: 'Dein Vorschlag', sendCounter: 'Vorschlagen',
    backToOriginal: 'Zurück zum Angebot',

    offersYou: 'bietet dir', yourOffer: 'Dein Angebot', accept: 'Annehmen', decline: 'Ablehnen',
    counter: 'Gegenangebot', tradeWith: (name) => `Mit ${name} tauschen`, withdraw: 'Zurücknehmen',
    thinking: 'überlegt', accepts: 'nimmt an', declines: 'lehnt ab', proposes: 'schlägt vor',
    quiet: 'Diesen Zug keine mehr', youAccepted: 'Du nimmst an', youDeclined: 'Du lehnst ab',
    youProposed: 'Du schlägst vor', offersOthers: 'bietet anderen', forWord: 'gegen',

    owe: (n) => `${many(n, 'Karte', 'Karten')} abgeben`,
    discardHint: 'Tippe Karten deiner Hand an, um sie wegzulegen.',
    pickMore: (n) => `Wähle noch ${many(n, 'Karte', 'Karten')}`, putBack: 'Zurücklegen',

    robWhom: 'Wen berauben?', rob: (name, n) => `${name}, ${many(n, 'Karte', 'Karten')}`,

    pBoard: 'Die Insel wird ausgelegt', pStart: 'Alle würfeln um den Anfang',
    pSettleMe: 'Du bist dran: gründe eine Siedlung',
    pSettle: (who) => `${who} gründet eine Siedlung`, pPaveMe: 'Lege jetzt eine Straße daran',
    pPave: (who) => `${who} legt eine Straße`, pRollMe: 'Du bist dran: würfle',
    pRoll: (who) => `${who} würfelt gleich`, pDice: 'Die Würfel rollen',
    pDiscardMe: (n) => `Eine Sieben! Gib ${many(n, 'Karte', 'Karten')} ab`,
    pDiscard: (who) => `Warten auf ${who}: Karten abgeben`, pRobberMe: 'Versetze den Räuber',
    pRobber: (who) => `${who} versetzt den Räuber`, pSteal: 'Eine Karte wechselt die Hand',
    pMainMe: 'Du bist dran: baue oder handle', pMain: (who) => `${who} baut und handelt`,
    pModeMe: (what) => `Wähle einen Platz: ${what}`,
    pFreeMe: (n) => `Lege ${n === 1 ? 'eine freie Straße' : `${n} freie Straßen`}`,
    pFree: (who) => `${who} legt freie Straßen`, pOfferMe: 'Dein Angebot steht',
    pOfferAsk: (who) => `${who} bietet dir einen Tausch`, pOfferPick: 'Wähle, mit wem du tauschst',
    pOfferDone: (who) => `Warten auf ${who}`, pOffer: (who) => `${who} bietet einen Tausch`,
    pOver: (who) => `${who} gewinnt`, pOverMe: 'Du gewinnst!',

    lBoard: 'Die Insel ist ausgelegt', lStart: 'beginnt', lStartRoll: 'Der Wurf um den Anfang:',
    lRolled: 'würfelt', lFound: 'gründet', lBuilt: 'baut', lBank: 'an die Bank', lOffers: 'bietet',
    lFor: 'gegen', lAccepts: 'nimmt an', lDeclines: 'lehnt ab', lProposes: 'schlägt vor',
    lTrades: 'tauscht', lWith: 'mit', lWithdraws: 'zieht das Angebot zurück', lRobber: 'versetzt',
    lTo: 'auf', lStole: 'stiehlt', lACard: 'eine Karte', lDiscards: 'gibt ab:',
    lCards: (n) => many(n, 'Karte', 'Karten'), lLongest: 'hat die Längste Handelsstraße',
    lLongestLost: 'Die Längste Handelsstraße hat niemand', lWins: 'gewinnt die Partie',
    handCards: 'Handkarten', roadLength: 'längste Straße', longestRoad: 'Längste Handelsstraße',
    bankStock: 'Bank', dice: (a, b) => `Würfel: ${a} und ${b}, ${a + b}`,
    noDice: 'Noch nicht gewürfelt', overLimit: (n) => `mehr als ${n}: eine Sieben halbiert sie`,
    to: (n) => `bis ${n} Punkte`, round: (n) => `Zug ${n}`, setup: 'Gründung',
};

export const T = texts(en, de);
export type Words = typeof en;
