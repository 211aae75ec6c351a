/* point.ts - what is pressed next towards a roll of some dice, a joker, gold. */
import type { Play } from '../drawing.ts';
import { stateOf } from './state.ts';
import { LETTERS, parseFaces } from './view.ts';

/* The first die that is kept though it is to be rolled, or the other way round. */
function wrongDie(play: Play, faces: string): number {
    const state = stateOf(play),
        roll = [...(parseFaces(faces) ?? [])];
    return state.dice.value.findIndex((die, i) => {
        if (die.face === null || die.spent) return false;
        const rolled = (roll[die.face] ?? 0) > 0;
        if (rolled) roll[die.face]!--;
        return state.keep.value[i] === rolled;
    });
}

export function point(play: Play, action: string): string[] {
    const [word = '', first = '', second = ''] = action.split(' '),
        { change, dice } = stateOf(play);
    if (word === 'reroll') {
        const wrong = wrongDie(play, first);
        return wrong < 0 ? ['[data-act="reroll"]'] : [`[data-die="${wrong}"]`];
    }
    if (word === 'gold') return [`[data-do="${action}"]`, '[data-change="gold"]'];
    if (word === 'joker') {
        if (!change.value) return [`[data-change="joker-${first}"]`];
        const face = LETTERS.indexOf(second.charAt(0));
        return [
            `.change-ask [data-do="${action}"]`,
            `[data-die="${dice.value.findIndex(die => die.face === face && !die.spent)}"]`,
        ];
    }
    return [];
}
