/* keys.ts - the keys that all island games have: r roll or road, s settlement, c city, e end or the
 * main button, t trade, y n c for an offer, Escape to stop; on large boards + - 0 and Shift with
 * arrows for what is in view. */
import type { Play } from '../drawing.ts';
import { framed } from './land.tsx';
import { answer, startCounter } from './offers.tsx';
import { stateOf, viewOf } from './state.ts';
import { tradeKeys } from './trade.tsx';

interface Presses {
    build(play: Play, word: 'road' | 'settlement' | 'city'): void;
    main(play: Play): void;
    stop(play: Play): void; /* forgets what the game lets choose */
    own(play: Play, key: string): boolean; /* the game's own keys; true: handled */
}

const ARROWS: Record<string, [number, number]> = {
    arrowleft: [-1, 0],
    arrowright: [1, 0],
    arrowup: [0, -1],
    arrowdown: [0, 1],
};

/* What is in view of a large board; true: handled. */
function panKeys(play: Play, event: KeyboardEvent, key: string): boolean {
    const { pan } = stateOf(play),
        board = viewOf(play)?.board,
        arrow = event.shiftKey ? ARROWS[key] : undefined;
    if (!board || !framed(board)) return false;
    if (key === '+' || key === '=') pan.closer();
    else if (key === '-') pan.farther();
    else if (key === '0') pan.fit();
    else if (arrow) pan.step(...arrow);
    else return false;
    return true;
}

export const keysOf =
    ({ build, main, stop, own }: Presses) =>
    (play: Play, event: KeyboardEvent): boolean => {
        const legal = play.legal.value,
            asked = legal.includes('decline');
        const state = stateOf(play),
            key = event.key.toLowerCase();
        if (tradeKeys(play, event) || panKeys(play, event, key)) return true;
        switch (key) {
            case 'y':
                if (asked) answer(play, 'accept');
                return asked;
            case 'n':
                if (asked) answer(play, 'decline');
                return asked;
            case 'c':
                if (asked) startCounter(play);
                else build(play, 'city');
                return true;
            case 'r':
                if (legal.includes('roll')) main(play);
                else build(play, 'road');
                return true;
            case 's':
                build(play, 'settlement');
                return true;
            case 'e':
                main(play);
                return true;
            case 'escape':
                state.mode.value = null;
                state.robbing.value = null;
                state.armed.value = null;
                stop(play);
                return true;
            default:
                return own(play, key);
        }
    };
