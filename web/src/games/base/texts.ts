/* texts.ts - what the base game's drawing says beyond that of every island, in English and German. */
import { texts } from '../../i18n/i18n.ts';

const en = {
    buy: 'Card',
    buyFull: 'Development card',

    knight: 'Knight',
    roadbuilding: 'Road building',
    invention: 'Invention',
    monopoly: 'Monopoly',
    victory: 'Victory point',
    knightText: 'Move the robber and take one card from a neighbour of its new hex.',
    roadbuildingText: 'Place up to two roads free of charge.',
    inventionText: 'Take any two resource cards from the bank.',
    monopolyText: 'Name a resource: everyone hands you all their cards of it.',
    victoryText: 'One point, secret until you win. It is counted by itself.',
    freshCard: 'Bought this turn: playable from your next turn on.',
    onePerTurn: 'You have played a card this turn.',
    chooseTwo: 'Invention: choose two cards',
    pDraw: 'A card is drawn',
    lBought: 'bought',
    lPlayed: 'played',
    lTook: 'took',
    lCollected: (n: number) => `and took ${n}`,
    lArmy: 'takes Largest Army',
    devCards: 'development cards',
    knightsPlayed: 'knights played',
    largestArmy: 'Largest Army',
    deck: 'development cards',
};

const de: typeof en = {
    buy: 'Karte',
    buyFull: 'Entwicklungskarte',

    knight: 'Ritter',
    roadbuilding: 'Straßenbau',
    invention: 'Erfindung',
    monopoly: 'Monopol',
    victory: 'Siegpunkt',
    knightText: 'Versetze den Räuber und nimm einem Nachbarn des neuen Felds eine Karte.',
    roadbuildingText: 'Baue bis zu zwei Straßen umsonst.',
    inventionText: 'Nimm zwei beliebige Rohstoffe von der Bank.',
    monopolyText: 'Nenne einen Rohstoff: alle geben dir ihre Karten davon.',
    victoryText: 'Ein Punkt, geheim bis zu deinem Sieg. Er zählt von selbst.',
    freshCard: 'In diesem Zug gekauft: ab deinem nächsten Zug spielbar.',
    onePerTurn: 'Du hast in diesem Zug schon eine Karte gespielt.',
    chooseTwo: 'Erfindung: Wähle zwei Karten',
    pDraw: 'Eine Karte wird gezogen',
    lBought: 'kauft',
    lPlayed: 'spielt',
    lTook: 'nimmt',
    lCollected: n => `und bekommt ${n}`,
    lArmy: 'hat die Größte Rittermacht',
    devCards: 'Entwicklungskarten',
    knightsPlayed: 'gespielte Ritter',
    largestArmy: 'Größte Rittermacht',
    deck: 'Entwicklungskarten',
};

export const T = texts(en, de);
