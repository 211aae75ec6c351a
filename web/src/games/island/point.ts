/* point.ts - what is pressed next towards an action that takes several presses: a lesson points
 * at it. */
import type { Play } from '../drawing.ts';
import { stateOf } from './state.ts';
import { GOODS, GOOD_LETTERS } from './view.ts';

/* "bank 4l>g": four of a kind are given one by one, then what is wanted, then the bank. */
export function point(play: Play, action: string): string[] {
    const [, count = '', given = '', wanted = ''] =
        /^bank (\d*)([a-z])>([a-z])$/.exec(action) ?? [];
    if (!given) return [];
    const good = (letter: string): number => [...GOOD_LETTERS].indexOf(letter);
    const { give, want } = stateOf(play);
    const card = (side: string, letter: string): string[] => [
        `.trade [data-res="${side}${GOODS[good(letter)]}"]`,
        `.hand-cards [data-res="${GOODS[good(letter)]}"]`,
    ];
    if (play.narrow.value && play.sheet.value !== 'trade') return ['.main-trade'];
    if ((give.value[good(given)] ?? 0) < Number(count || 1)) return card('give-', given);
    if ((want.value[good(wanted)] ?? 0) < 1) return card('want-', wanted);
    return [`[data-bank="${action}"]`, '.trade-bank'];
}
