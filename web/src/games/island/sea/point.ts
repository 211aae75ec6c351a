/* point.ts - what is pressed next towards an action at sea: cards from gold, a ship that moves, a path
 * where a road would do as well. */
import type { Play } from '../../drawing.ts';
import { pickNext } from '../point.ts';
import { sailing, stateOf } from './sail.ts';

export function seaPoint(play: Play, action: string): string[] {
    const [word = '', first = ''] = action.split(' ');
    switch (word) {
        case 'gold':
            return pickNext(first, stateOf(play).picks.value, good => `[data-res="gold-${good}"]`, [
                '.main-step[data-main="gold"]',
            ]);
        case 'sail':
            return [
                `.board [data-do="${action}"]`,
                ...(sailing(play) ? [`.board [data-do="sail ${first}"]`] : ['[data-build="sail"]']),
            ];
        case 'ship':
            return [
                `.ask [data-do="${action}"]`,
                `.board [data-do="${action}"]`,
                '[data-build="ship"]',
            ];
        default:
            return [];
    }
}
