/* point.ts - what is pressed next towards token actions, cards given back and neutral pieces. */
import type { Play } from '../drawing.ts';
import { pickNext, point as islandPoint } from '../island/point.ts';
import { chosen } from './panels.tsx';

const TOKENS = new Set(['force', 'banish', 'redeem']);

export function point(play: Play, action: string): string[] {
    const [word = '', first = '', place = ''] = action.split(' ');
    if (TOKENS.has(word)) return [`[data-do="${word}"]`, '.main-trade'];
    if (word === 'give')
        return pickNext(first, chosen.value, good => `[data-res="give-${good}"]`, [
            '[data-do="give"]',
        ]);
    if (word.startsWith('neutral'))
        return [`.ask [data-do="${action}"]`, `.board [data-do$=" ${place}"]`];
    return islandPoint(play, action);
}
