/* texts.ts - what the duel's drawing says beyond the base game's, in English and German. */
import { texts } from '../../i18n/i18n.ts';

const en = {
    neutral: (k: number): string =>
        (k ? 'the grey-brown neutral player' : 'the grey-blue neutral player'),
    neutralShort: (k: number): string => (k ? 'Grey-brown' : 'Grey-blue'),
    tokens: 'Trade tokens', supply: (n: number) => `${n} in the supply`,
    have: (n: number) => `${n} trade tokens`,
    force: 'Forced trade', forceMore: (n: number) => `${n}: draw 2 cards, give 2 back`,
    banish: 'Robber away', banishMore: (n: number) => `${n}: to the desert, no theft`,
    redeem: 'Give up a knight', redeemMore: 'for 2 tokens',
    roll: (n: number) => `Roll ${n} of 2`,
    firstRoll: (n: number) => `first roll: ${n}`,
    pNeutralRoad: 'Your turn: place a road of a neutral player',
    pNeutralSettlement: 'Your turn: place a settlement of a neutral player',
    pNeutral: (who: string) => `${who} places a neutral piece`,
    pTake: 'Two cards are drawn', pGiveMe: 'Your turn: give two cards back',
    pGive: (who: string) => `${who} gives two cards back`,
    forWhom: 'For which neutral player?', give: 'Give back', giveWhat: 'Give two cards back',
    lNeutral: 'builds', lFor: 'for', lForce: 'forces a trade', lDraws: 'draws',
    lGives: 'gives back', lTwo: 'two cards', lACard: 'a card',
    lBanish: 'sends the robber to the desert', lRedeem: 'gives up a knight for tokens',
    road: 'a road', settlement: 'a settlement',
};

const de: typeof en = {
    neutral: k => (k ? 'den graubraunen neutralen Spieler' : 'den graublauen neutralen Spieler'),
    neutralShort: k => (k ? 'Graubraun' : 'Graublau'),
    tokens: 'Handelskarten', supply: n => `${n} im Vorrat`,
    have: n => `${n} Handelskarten`,
    force: 'Zwangshandel', forceMore: n => `${n}: 2 Karten ziehen, 2 zurückgeben`,
    banish: 'Räuber weg', banishMore: n => `${n}: in die Wüste, ohne Raub`,
    redeem: 'Ritter abgeben', redeemMore: 'für 2 Handelskarten',
    roll: n => `Wurf ${n} von 2`,
    firstRoll: n => `erster Wurf: ${n}`,
    pNeutralRoad: 'Du bist dran: setze eine Straße eines neutralen Spielers',
    pNeutralSettlement: 'Du bist dran: setze eine Siedlung eines neutralen Spielers',
    pNeutral: who => `${who} setzt eine neutrale Figur`,
    pTake: 'Zwei Karten werden gezogen', pGiveMe: 'Du bist dran: gib zwei Karten zurück',
    pGive: who => `${who} gibt zwei Karten zurück`,
    forWhom: 'Für welchen neutralen Spieler?', give: 'Zurückgeben',
    giveWhat: 'Zwei Karten zurückgeben',
    lNeutral: 'baut', lFor: 'für', lForce: 'erzwingt einen Tausch', lDraws: 'zieht',
    lGives: 'gibt zurück', lTwo: 'zwei Karten', lACard: 'eine Karte',
    lBanish: 'schickt den Räuber in die Wüste',
    lRedeem: 'gibt einen Ritter für Handelskarten ab',
    road: 'eine Straße', settlement: 'eine Siedlung',
};

export const T = texts(en, de);
