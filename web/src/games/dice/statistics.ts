/* statistics.ts - what the replay's and the table's statistics ask of the dice game: how many gold
 * came up in a roll of six, points, and the turns worth finding again. */
import type { Statistics } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { parseFaces, total, words, type View } from './view.ts';

const asView = (view: AnyView): View => view as unknown as View;
/* Ways in which n of six dice show one given face: C(6, n) times 5 to the power of 6 - n. */
const WAYS = [15625, 18750, 9375, 2500, 375, 30, 1];

export const statistics: Statistics = {
    dice: { values: [0, 1, 2, 3, 4, 5, 6], ways: WAYS },
    diceOf(seen) {
        const [word, a = ''] = words(seen),
            dice = word === 'dice' ? parseFaces(a) : null;
        return dice && total(dice) === 6 ? dice[5]! : null;
    },
    diceNote: { en: 'gold in a roll of all six dice', de: 'Gold in einem Wurf mit sechs Würfeln' },
    goods: [],
    holdings: view => asView(view).seats.map(() => []),
    cause: () => 'other',
    turn: view => asView(view).turn,
    points: view => asView(view).seats.map(seat => seat.points),
    mark(seen, before, after) {
        const was = asView(before),
            is = asView(after),
            word = words(seen)[0];
        if (is.phase === 'over' && was.phase !== 'over')
            return {
                icon: 'crown',
                label: { en: 'The game is over', de: 'Die Partie ist zu Ende' },
            };
        if (word === 'city') return { icon: 'city', label: { en: 'A city', de: 'Eine Stadt' } };
        if (word === 'end' && was.gained === 0)
            return { icon: 'close', label: { en: 'A cross', de: 'Ein Kreuz' } };
        return null;
    },
};
