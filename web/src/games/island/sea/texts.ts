/* texts.ts - what games with ships say beyond every island game, in English and German. */
import { texts } from '../../../i18n/i18n.ts';
import { many } from '../texts.ts';

const en = {
    ship: 'Ship',
    house: 'House',
    move: 'Move',
    moveFull: 'Move a ship',
    moveFree: 'free',
    oncePerTurn: 'once a turn',
    moveWhy: 'free of charge, once a turn',
    noneMoves: 'no ship can be moved now',
    hasSailed: 'a ship has sailed this turn',
    pirate: 'the pirate',
    goldField: 'gold',

    doShip: (place: string) => `Ship on ${place}`,
    doEither: (place: string) => `Road or ship on ${place}`,
    doPirate: (place: string) => `Pirate to ${place}`,
    doTakeUp: (place: string) => `Move your ship on ${place}`,
    doPutDown: (place: string) => `Leave your ship on ${place}`,
    doSail: (place: string) => `Move it to ${place}`,
    pirateHere: 'the pirate is here',
    shipsAt: (places: string) => `ships on ${places}`,
    isle: (compass: string) => `island in the ${compass}`,
    islePoints: (isle: string, n: number, names: string) =>
        `${isle}: ${many(n, 'special point', 'special points')} for the first settlement` +
        (names ? `; taken by ${names}` : ''),
    isleFigure: 'special points for islands',
    routeLength: 'longest trade route',
    longestRoute: 'Longest Trade Route',

    roadOrShip: 'Road or ship?',
    robberOrPirate: 'Robber or pirate?',
    robberShort: 'Robber',
    pirateShort: 'Pirate',
    whichHint: 'Choose a figure, or a hex at once.',
    leaveIt: 'Leave it',
    closedHint: 'Anchored ships stay where they are',

    goldTitle: (n: number) => `Gold: choose ${n}`,
    goldNote: 'what the bank has stands below',
    goldNone: 'none',
    goldLeft: (card: string, n: number, left: number) =>
        `${card}: ${n} chosen, ${left} in the bank`,
    goldMore: (n: number) => `Choose ${n} more`,
    goldTake: (cards: string) => `Take ${cards}`,
    goldFirst: 'Choose first',
    goldEmpty: 'The bank has no more of it.',
    goldEnough: 'That is all: take one back first.',

    pPaveMe: 'Now place a road or a ship beside it',
    pPave: (who: string) => `${who} places a road or a ship`,
    pFreeMe: (n: number) => `Place ${many(n, 'free road or ship', 'free roads or ships')}`,
    pFree: (who: string) => `${who} places free roads or ships`,
    pThiefMe: 'Move the robber or the pirate',
    pPirateMe: 'Move the pirate',
    pThief: (who: string) => `${who} moves the robber or the pirate`,
    pTakeUp: 'Choose the ship to move',
    pPutDown: 'Choose its new place',
    pEither: 'Road or ship?',
    pGoldMe: (n: number) => `Choose ${many(n, 'resource', 'resources')}`,
    pGold: (who: string, n: number) => `${who} chooses ${many(n, 'resource', 'resources')}`,
    pGoldNext: (who: string, n: number) => `${who} chooses at the gold first, then you: ${n}`,

    lSailed: 'moved',
    lPirate: 'moved',
    lTook: 'took',
    lFromBank: 'from the bank',
    lAtGold: 'may choose',
    lIsle: (isle: string, n: number) => `${isle} · +${n}`,
    lLongest: 'takes Longest Trade Route',
    lLongestLost: 'Longest Trade Route is held by nobody',

    keys: 'h ship · m move a ship · + − 0 size of the map · Shift and arrows move it',
};

const de: typeof en = {
    ship: 'Schiff',
    house: 'Siedlung',
    move: 'Fahrt',
    moveFull: 'Schiff versetzen',
    moveFree: 'frei',
    oncePerTurn: '1 × je Zug',
    moveWhy: 'kostenlos, einmal im Zug',
    noneMoves: 'kein Schiff kann jetzt fahren',
    hasSailed: 'in diesem Zug ist schon ein Schiff gefahren',
    pirate: 'den Seeräuber',
    goldField: 'Gold',

    doShip: place => `Schiff: ${place}`,
    doEither: place => `Straße oder Schiff: ${place}`,
    doPirate: place => `Seeräuber auf ${place}`,
    doTakeUp: place => `Dein Schiff versetzen: ${place}`,
    doPutDown: place => `Dein Schiff dort lassen: ${place}`,
    doSail: place => `Dorthin versetzen: ${place}`,
    pirateHere: 'hier ist der Seeräuber',
    shipsAt: places => `Schiffe: ${places}`,
    isle: compass => `Insel im ${compass}`,
    islePoints: (isle, n, names) =>
        `${isle}: ${many(n, 'Sonderpunkt', 'Sonderpunkte')} für die erste Siedlung` +
        (names ? `; hat schon: ${names}` : ''),
    isleFigure: 'Sonderpunkte für Inseln',
    routeLength: 'längste Handelsroute',
    longestRoute: 'Längste Handelsroute',

    roadOrShip: 'Straße oder Schiff?',
    robberOrPirate: 'Räuber oder Seeräuber?',
    robberShort: 'Räuber',
    pirateShort: 'Seeräuber',
    whichHint: 'Wähle eine Figur oder gleich ein Feld.',
    leaveIt: 'Lassen',
    closedHint: 'Schiffe mit Anker bleiben, wo sie sind',

    goldTitle: n => `Gold: wähle ${n}`,
    goldNote: 'was die Bank hat, steht darunter',
    goldNone: 'keine',
    goldLeft: (card, n, left) => `${card}: ${n} gewählt, ${left} in der Bank`,
    goldMore: n => `Wähle noch ${n}`,
    goldTake: cards => `${cards} nehmen`,
    goldFirst: 'Erst wählen',
    goldEmpty: 'Davon hat die Bank keine mehr.',
    goldEnough: 'Das sind alle: Lege erst eine zurück.',

    pPaveMe: 'Lege jetzt eine Straße oder ein Schiff daran',
    pPave: who => `${who} legt eine Straße oder ein Schiff`,
    pFreeMe: n =>
        n === 1
            ? 'Lege umsonst eine Straße oder ein Schiff'
            : `Lege umsonst ${n} Straßen oder Schiffe`,
    pFree: who => `${who} legt umsonst Straßen oder Schiffe`,
    pThiefMe: 'Versetze den Räuber oder den Seeräuber',
    pPirateMe: 'Versetze den Seeräuber',
    pThief: who => `${who} versetzt Räuber oder Seeräuber`,
    pTakeUp: 'Welches Schiff soll fahren?',
    pPutDown: 'Wähle seinen neuen Platz',
    pEither: 'Straße oder Schiff?',
    pGoldMe: n => `Wähle ${many(n, 'Rohstoff', 'Rohstoffe')}`,
    pGold: (who, n) => `${who} wählt ${many(n, 'Rohstoff', 'Rohstoffe')}`,
    pGoldNext: (who, n) => `Beim Gold wählt erst ${who}, dann du: ${n}`,

    lSailed: 'versetzt',
    lPirate: 'versetzt',
    lTook: 'nimmt',
    lFromBank: 'von der Bank',
    lAtGold: 'darf wählen',
    lIsle: (isle, n) => `${isle} · +${n}`,
    lLongest: 'hat die Längste Handelsroute',
    lLongestLost: 'Die Längste Handelsroute hat niemand',

    keys: 'h Schiff · m Schiff versetzen · + − 0 Größe des Plans · Umschalt und Pfeile verschieben ihn',
};

export const T = texts(en, de);
