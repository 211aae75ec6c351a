/* statistics.ts - what the replay's and the table's statistics ask of the base game. */
import type { Cause, Statistics } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { RESOURCES, words, type View } from './view.ts';

const asView = (view: AnyView): View => view as unknown as View;

const CAUSES: Record<string, Cause> = {
    dice: 'production',
    settlement: 'build',
    city: 'build',
    road: 'build',
    buy: 'build',
    bank: 'bank',
    confirm: 'trade',
    loot: 'theft',
    robber: 'discard',
    discard: 'discard',
    invention: 'card',
    monopoly: 'card',
};

const NAMES = {
    brick: { en: 'brick', de: 'Lehm' },
    lumber: { en: 'lumber', de: 'Holz' },
    wool: { en: 'wool', de: 'Wolle' },
    grain: { en: 'grain', de: 'Getreide' },
    ore: { en: 'ore', de: 'Erz' },
};

export const statistics: Statistics = {
    dice: { values: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], ways: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1] },
    diceOf(seen) {
        const [word, a, b] = words(seen);
        return word === 'dice' ? Number(a) + Number(b) : null;
    },
    goods: RESOURCES.map(id => ({ id, icon: id, name: NAMES[id] })),
    holdings: view => asView(view).seats.map(seat => seat.hand),
    cause: seen => CAUSES[words(seen)[0]!] ?? 'other',
    turn: view => asView(view).turn,
    points: view => asView(view).seats.map(seat => seat.points),
    mark(seen, before, after) {
        const was = asView(before),
            is = asView(after),
            word = words(seen)[0];
        if (is.phase === 'over' && was.phase !== 'over')
            return {
                icon: 'crown',
                label: { en: 'The game is won', de: 'Die Partie ist gewonnen' },
            };
        if (is.longest_road !== was.longest_road)
            return {
                icon: 'longest-road',
                label: { en: 'Longest Road changes hands', de: 'Längste Handelsstraße wechselt' },
            };
        if (is.largest_army !== was.largest_army)
            return {
                icon: 'largest-army',
                label: { en: 'Largest Army changes hands', de: 'Größte Rittermacht wechselt' },
            };
        if (word === 'city') return { icon: 'city', label: { en: 'A city', de: 'Eine Stadt' } };
        if (word === 'monopoly')
            return { icon: 'development', label: { en: 'Monopoly', de: 'Monopol' } };
        return null;
    },
};
