/* texts.ts - what the dice game says, in both languages. */
import { list, texts } from '../../i18n/i18n.ts';

const en = {
    brick: 'Brick', lumber: 'Lumber', wool: 'Wool', grain: 'Grain', ore: 'Ore', gold: 'Gold',
    brick_: 'brick', lumber_: 'lumber', wool_: 'wool', grain_: 'grain', ore_: 'ore', gold_: 'gold',
    any: 'any', road: 'Road', settlement: 'Settlement', city: 'City', knight: 'Knight',
    road_: 'road', settlement_: 'settlement', city_: 'city', knight_: 'knight',

    sheetOf: (name: string) => `Sheet of ${name}`,
    lookAt: (name: string) => `Show the sheet of ${name}`,
    turnN: (n: number) => `turn ${n}`,
    subtitle: (n: number, of: number) => `turn ${n} of ${of}`, finished: 'finished',
    boxes: 'Score boxes', boxNow: 'this turn', total: 'total',
    box: (n: number, points: number, sum: number) => `Turn ${n}: ${points} points, ${sum} in all`,
    crossed: (n: number, sum: number) => `Turn ${n}: a cross, minus 2, ${sum} in all`,
    free: (n: number) => `Turn ${n}: free`,

    dice: 'Dice', diceOf: (name: string) => `Dice of ${name}`,
    rollOf: (n: number, of: number) => `Roll ${n} of ${of}`,
    tapDice: 'tap to keep or release', keep: 'keep', again: 'again', spent: 'used',
    left: 'free', rerollsLeft: (n: number) => `${n} ${n === 1 ? 're-roll' : 're-rolls'} left`,
    dieName: (n: number, face: string) => `Die ${n}: ${face}`,
    roll: 'Roll the dice', rerollN: (n: number) => `Roll ${n} ${n === 1 ? 'die' : 'dice'} again`,
    rerollShort: (n: number) => `Roll ${n} again`, dieNumber: (n: number) => `die ${n}`,
    stop: 'Stop here', allKept: 'Release a die to roll it again.',
    enter: (n: number) => `Enter ${n} ${n === 1 ? 'point' : 'points'}`, cross: 'Enter a cross (−2)',

    building: 'Build with these dice', goals: 'What to build', build: 'Build', ready: 'ready',
    readyWith: (what: string) => `ready, with ${what}`,
    needs: (what: string, _n: number) => `needs ${what}`, noRoad: 'no road leads there yet',
    andNoRoad: (what: string) => `needs ${what} and a road there`,
    allBuilt: 'all built', cost: 'Cost', brings: (what: string) => `brings a joker: ${what}`,
    withGold: (what: string) => `${what} from 2 gold`,
    withJoker: (what: string) => `the ${what} joker`,
    withAny: (what: string) => `the free joker as ${what}`,
    towards: (what: string) => `to ${what}`,
    roadName: (n: number, to: string) => (to ? `road ${n}, towards ${to}` : `road ${n}`),
    buildRoad: (place: string) => `Build ${place}`,
    buildAt: (what: string, points: number) => `Build the ${what} for ${points} points`,
    cannotNow: 'first roll and choose your dice', notYours: 'It is not your turn.',

    change: 'Change a die', jokerOf: (what: string) => `Joker: ${what}`, jokerAny: 'Joker: any',
    goldTrade: 'Trade 2 gold', pickDie: 'Tap the die to turn.', pickRes: 'Turn it to:',
    pickGold: 'Two gold become one:', cancel: 'Cancel', useJoker: (what: string) =>
        `Use the ${what} joker`,
    jokerFree: (what: string) => `joker ${what}, free to use`,
    jokerUsed: (what: string) => `joker ${what}, used`,

    promptRoll: 'Your turn: roll the dice', promptChoose: (n: number): string => n === 1
        ? 'Choose the dice to keep for the last roll' : 'Choose the dice to keep',
    promptBuild: 'Build, then enter your points',
    promptBuildNone: 'Nothing to build: enter a cross',
    promptDone: (n: number) => `${n} ${n === 1 ? 'point' : 'points'} this turn`,
    waitRoll: (name: string) => `${name} rolls`, waitBuild: (name: string) => `${name} builds`,
    rolling: 'The dice roll …', start: 'Who begins?', over: 'The game is over',
    overSolo: (n: number) => `The game is over: ${n} ${n === 1 ? 'point' : 'points'}`,

    lStarts: 'begins', lRolled: 'rolls', lBuilt: 'builds',
    lJoker: 'uses a joker:', lTurns: 'becomes', lGold: 'turns', lInto: 'into',
    lEnters: (n: number) => `enters ${n} ${n === 1 ? 'point' : 'points'}`,
    lCross: 'enters a cross (−2)', lNothing: 'nothing',
    island: 'Island sheet',
    sheetText: (name: string, roads: number, what: string) =>
        `${name}: ${roads} ${roads === 1 ? 'road' : 'roads'}${what ? `, ${what}` : ''}`,
    keysHelp: '1 to 6 keep or release a die · r roll · s stop, or the settlement · c city · '
        + 'k knight · w road · e enter the points · h hints · u undo · l log · i type an '
        + 'action · Esc stop',
    hint: 'Hint', hintBest: (what: string) => `Best: ${what}.`,
    hintLoss: (points: string) => `Your choice gives away ${points} points.`,
    hintSame: 'Your choice is the best one.', hintWait: 'Thinking …',
    hintExpected: (points: string) => `Expected at the end with best play: ${points} points.`,
    hintGoals: 'Chances after this roll', hStop: 'stop here', hRoll: 'roll the dice',
    hReroll: (what: string) => `roll ${what} again`, hEnd: 'enter the points',
    hGold: (what: string) => `turn two gold into ${what}`,
    hJoker: (from: string, to: string) => `turn ${from} to ${to} with a joker`,
    hBuild: (what: string) => `build ${what}`, hCross: 'enter the cross',
};

const de: typeof en = {
    brick: 'Lehm', lumber: 'Holz', wool: 'Wolle', grain: 'Getreide', ore: 'Erz', gold: 'Gold',
    brick_: 'Lehm', lumber_: 'Holz', wool_: 'Wolle', grain_: 'Getreide', ore_: 'Erz', gold_: 'Gold',
    any: 'beliebig', road: 'Straße', settlement: 'Siedlung', city: 'Stadt', knight: 'Ritter',
    road_: 'Straße', settlement_: 'Siedlung', city_: 'Stadt', knight_: 'Ritter',

    sheetOf: (name) => `Blatt von ${name}`, lookAt: (name) => `Blatt von ${name} zeigen`,
    turnN: (n) => `Zug ${n}`,
    subtitle: (n, of) => `Zug ${n} von ${of}`, finished: 'fertig',
    boxes: 'Wertungskästchen', boxNow: 'dieser Zug', total: 'Summe',
    box: (n, points, sum) => `Zug ${n}: ${points} Punkte, zusammen ${sum}`,
    crossed: (n, sum) => `Zug ${n}: ein Kreuz, minus 2, zusammen ${sum}`,
    free: (n) => `Zug ${n}: frei`,

    dice: 'Würfel', diceOf: (name) => `Würfel von ${name}`,
    rollOf: (n, of) => `Wurf ${n} von ${of}`,
    tapDice: 'antippen: behalten oder lösen', keep: 'bleibt', again: 'neu', spent: 'benutzt',
    left: 'frei',
    rerollsLeft: (n) => `noch ${n} ${n === 1 ? 'Wurf' : 'Würfe'}`,
    dieName: (n, face) => `Würfel ${n}: ${face}`,
    roll: 'Würfeln', rerollN: (n) => `${n} neu werfen`,
    rerollShort: (n) => `${n} neu werfen`, dieNumber: (n) => `Würfel Nummer ${n}`,
    stop: 'Hier aufhören', allKept: 'Löse einen Würfel, um ihn neu zu werfen.',
    enter: (n) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'} eintragen`, cross: 'Kreuz eintragen (−2)',

    building: 'Baue mit diesen Würfeln', goals: 'Was du bauen kannst', build: 'Bauen',
    ready: 'bereit',
    readyWith: (what) => `bereit, mit ${what}`,
    needs: (what, n) => `es ${n === 1 ? 'fehlt' : 'fehlen'} ${what}`, noRoad: 'noch führt keine Straße hin',
    andNoRoad: (what) => `es fehlen ${what} und eine Straße dorthin`,
    allBuilt: 'alles gebaut', cost: 'Kosten', brings: (what) => `bringt einen Joker: ${what}`,
    withGold: (what) => `${what} aus 2 Gold`, withJoker: (what) => `dem Joker ${what}`,
    withAny: (what) => `dem freien Joker als ${what}`,
    towards: (what) => `zu ${what}`,
    roadName: (n, to) => (to ? `Straße ${n}, Richtung ${to}` : `Straße ${n}`),
    buildRoad: (place) => `${place} bauen`,
    buildAt: (what, points) => `${what} für ${points} Punkte bauen`,
    cannotNow: 'erst würfeln und Würfel wählen', notYours: 'Du bist nicht am Zug.',

    change: 'Einen Würfel ändern', jokerOf: (what) => `Joker ${what}`, jokerAny: 'Joker nach Wahl',
    goldTrade: '2 Gold tauschen', pickDie: 'Tippe den Würfel an, der gedreht wird.',
    pickRes: 'Er wird zu:', pickGold: 'Aus zwei Gold wird:', cancel: 'Abbrechen',
    useJoker: (what) => `Den Joker ${what} nutzen`,
    jokerFree: (what) => `Joker ${what}, noch frei`,
    jokerUsed: (what) => `Joker ${what}, verbraucht`,

    promptRoll: 'Du bist dran: würfle', promptChoose: (n) => n === 1
        ? 'Welche Würfel bleiben beim letzten Wurf?' : 'Welche Würfel bleiben liegen?',
    promptBuild: 'Baue, dann trag deine Punkte ein',
    promptBuildNone: 'Nichts zu bauen: trag ein Kreuz ein',
    promptDone: (n) => `${n} ${n === 1 ? 'Punkt' : 'Punkte'} in diesem Zug`,
    waitRoll: (name) => `${name} würfelt`, waitBuild: (name) => `${name} baut`,
    rolling: 'Die Würfel rollen …', start: 'Wer beginnt?', over: 'Die Partie ist zu Ende',
    overSolo: (n) => `Die Partie ist zu Ende: ${n} ${n === 1 ? 'Punkt' : 'Punkte'}`,

    lStarts: 'beginnt', lRolled: 'wirft', lBuilt: 'baut',
    lJoker: 'nutzt einen Joker:', lTurns: 'wird zu', lGold: 'macht', lInto: 'zu',
    lEnters: (n) => `trägt ${n} ${n === 1 ? 'Punkt' : 'Punkte'} ein`,
    lCross: 'trägt ein Kreuz ein (−2)', lNothing: 'nichts',

    island: 'Inselblatt',
    sheetText: (name, roads, what) =>
        `${name}: ${roads} ${roads === 1 ? 'Straße' : 'Straßen'}${what ? `, ${what}` : ''}`,
    keysHelp: '1 bis 6 Würfel behalten oder lösen · r würfeln · s aufhören oder Siedlung · c Stadt '
        + '· k Ritter · w Straße · e Punkte eintragen · h Tipps · u rückgängig · l Verlauf '
        + '· i Aktion eintippen · Esc Stopp',
    hint: 'Tipp', hintBest: (what) => `Am besten: ${what}.`,
    hintLoss: (points) => `Deine Wahl verschenkt ${points} Punkte.`,
    hintSame: 'Deine Wahl ist die beste.', hintWait: 'Überlegt …',
    hintExpected: (points) => `Am Ende zu erwarten bei bestem Spiel: ${points} Punkte.`,
    hintGoals: 'Aussichten nach diesem Wurf', hStop: 'hier aufhören', hRoll: 'würfeln',
    hReroll: (what) => `${what} neu werfen`, hEnd: 'die Punkte eintragen',
    hGold: (what) => `zwei Gold in ${what} tauschen`,
    hJoker: (from, to) => `mit einem Joker ${from} zu ${to} drehen`,
    hBuild: (what) => `${what} bauen`, hCross: 'das Kreuz eintragen',
};

export const T = texts(en, de);
export type Words = ReturnType<typeof T>;
export { list };
