/* point.ts - what is pressed next towards an action that takes several presses. */
import type { Play } from '../drawing.ts';
import { stateOf } from './state.ts';
import { LETTERS } from './view.ts';

const SHEET = '.main-trade'; /* on phones: building and trading */

/* A card is lifted from the hand, or a centre card chosen, and put where it goes. */
function build(play: Play, card: string, place: string): string[] {
    if (stateOf(play).lifted.value === card) return [`.legal[data-place="${place}"]`];
    return [`.hand [data-card="${card}"]`, `[data-build="${card}"]`, SHEET];
}

/* What is given, then what is taken, then the bank. */
function bank(play: Play, action: string): string[] {
    const [, given = '', taken = ''] = /^bank \d*(.)>(.)/.exec(action) ?? [],
        { give, get } = stateOf(play);
    if (!give.value[LETTERS.indexOf(given)]) return [`[data-pick="give-${given}"]`, SHEET];
    if (!get.value[LETTERS.indexOf(taken)]) return [`[data-pick="get-${taken}"]`, SHEET];
    return [`[data-do="${action}"]`, SHEET];
}

export function point(play: Play, action: string): string[] {
    const [word = '', first = '', second = ''] = action.split(' ');
    if (word === 'build') return build(play, first, second);
    if (word === 'bank') return bank(play, action);
    if (['gain', 'pay', 'land', 'hit', 'put'].includes(word))
        return [
            `[data-do="${action}"]`,
            `.legal[data-place="${second || first}"]`,
            `[data-half="${first}"]`,
        ];
    /* A card and where it goes or how many of it: by one press, or by two. */
    return [`[data-do="${action}"]`, `[data-half="${first}"]`];
}
