/* point.ts - what is pressed next towards orders of knights, improvements and progress cards. */
import type { Play } from '../drawing.ts';
import { mySeat } from './state.ts';
import { point as islandPoint } from '../island/point.ts';

const ORDERS = new Set(['activate', 'promote', 'chase', 'hunt', 'move']);

export function point(play: Play, action: string): string[] {
    const [word = '', first = ''] = action.split(' '),
        corner = first.slice(1);
    if (ORDERS.has(word))
        return [
            ...(word === 'move' ? [`.board [data-do="${action}"]`] : []),
            `[data-orders-of="${corner}"] [data-order="${word}"]`,
            `.board [data-do="knight ${first}"]`,
            `[data-knight="${first}"]`,
        ];
    if (word === 'improve') return [`.board [data-do="${action}"]`, `[data-track="${first}"]`];
    const own = islandPoint(play, action);
    const held = mySeat(play)?.progress?.includes(word) ?? false;
    return held
        ? [
              `.board [data-do="${action}"]`,
              `[data-card-panel="${word}"] [data-do="${word}"]`,
              `[data-progress="${word}"]`,
              '.kn-pile',
          ]
        : own;
}
