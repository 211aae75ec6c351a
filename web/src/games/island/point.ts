/* point.ts - what is pressed next towards an action that takes several presses: a lesson points
 * at it. */
import type { Play } from '../drawing.ts';
import { stateOf } from './state.ts';
import { GOODS, GOOD_LETTERS, parseCards, type Counts } from './view.ts';

const TRADE = '.main-trade'; /* on phones it opens what has no place beside the board */

/* Cards that are chosen one by one: the first that is missing, then what sends them. */
export function pickNext(
    text: string,
    picked: Counts,
    card: (good: string) => string,
    send: string[],
): string[] {
    const wanted = parseCards(text) ?? [];
    const missing = wanted.findIndex((n, i) => n > (picked[i] ?? 0));
    return missing < 0 ? send : [card(GOODS[missing]!)];
}

/* "bank 4l>g": four of a kind are given one by one, then what is wanted, then the bank. */
function bank(play: Play, action: string): string[] {
    const [, count = '', given = '', wanted = ''] =
        /^bank (\d*)([a-z])>([a-z])$/.exec(action) ?? [];
    if (!given) return [];
    const good = (letter: string): number => [...GOOD_LETTERS].indexOf(letter);
    const { give, want } = stateOf(play);
    const card = (side: string, letter: string): string[] => [
        `.trade [data-res="${side}${GOODS[good(letter)]}"]`,
        `.hand-cards [data-res="${GOODS[good(letter)]}"]`,
    ];
    if (play.narrow.value && play.sheet.value !== 'trade') return [TRADE];
    if ((give.value[good(given)] ?? 0) < Number(count || 1)) return card('give-', given);
    if ((want.value[good(wanted)] ?? 0) < 1) return card('want-', wanted);
    return [`[data-bank="${action}"]`, '.trade-bank'];
}

export function point(play: Play, action: string): string[] {
    const [word = '', first = '', second = ''] = action.split(' ');
    switch (word) {
        case 'bank':
            return bank(play, action);
        case 'discard':
            return pickNext(
                first,
                stateOf(play).aside.value,
                good => `.hand-cards [data-res="${good}"]`,
                ['.main-step[data-main="discard"]'],
            );
        case 'robber':
        case 'pirate':
            /* First where to, then whom. */
            return [`.ask [data-do="${action}"]`, `.board [data-do^="${word} ${first}"]`];
        default:
            return second || first
                ? [`.ask [data-do="${action}"]`] /* where two things fit one place */
                : [
                      `[data-do="${word}"]`,
                      `[data-dev="${word}"]`,
                      `.main-step[data-main="${word}"]`,
                      `[data-build="${word}"]`,
                      '[data-dev="pile"]',
                  ];
    }
}
