/* statistics.ts - what the statistics of a table and of a replay ask of the card game. */
import type { Cause, Statistics } from '../drawing.ts';
import type { Both } from '../../net/types.ts';
import { asView, goodsOf, KINDS, parseAct } from './view.ts';

const NAMES: Both[] = [
    { en: 'brick', de: 'Lehm' },
    { en: 'lumber', de: 'Holz' },
    { en: 'wool', de: 'Wolle' },
    { en: 'grain', de: 'Getreide' },
    { en: 'ore', de: 'Erz' },
    { en: 'gold', de: 'Gold' },
];

const CAUSE: Record<string, Cause> = {
    event: 'production',
    die: 'production',
    bank: 'bank',
    accept: 'trade',
    build: 'build',
    gain: 'card',
    name: 'theft',
    pay: 'other',
};

export const statistics: Statistics = {
    dice: { values: [1, 2, 3, 4, 5, 6], ways: [1, 1, 1, 1, 1, 1] },
    diceOf(seen) {
        const { word, args } = parseAct(seen);
        return word === 'die' ? Number(args[0]) : null;
    },
    diceNote: { en: 'production die', de: 'Ertragswürfel' },
    goods: KINDS.map((id, i) => ({ id, icon: id, name: NAMES[i]! })),
    holdings: view => asView(view).seats.map(seat => goodsOf(seat)),
    cause: seen => CAUSE[parseAct(seen).word] ?? 'other',
    turn: view => asView(view).turn,
    points: view => asView(view).seats.map(seat => seat.points),
    mark(seen, before, after) {
        const was = asView(before),
            is = asView(after),
            { word, args } = parseAct(seen);
        if (is.step === 'over' && was.step !== 'over')
            return {
                icon: 'crown',
                label: { en: 'The game is over', de: 'Die Partie ist zu Ende' },
            };
        if (word === 'build' && args[0] === 'city')
            return { icon: 'cg-city', label: { en: 'A city', de: 'Eine Stadt' } };
        if (word === 'attack')
            return { icon: 'cg-attack', label: { en: 'An attack', de: 'Ein Angriff' } };
        return null;
    },
};
