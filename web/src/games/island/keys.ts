/* keys.ts - the keys that all island games have: r roll or road, s settlement, c city, e end or the
 * main button, t trade, y n c for an offer, Escape to stop. */
import type { Play } from '../drawing.ts';
import { answer, startCounter } from './offers.tsx';
import { stateOf } from './state.ts';
import { tradeKeys } from './trade.tsx';

interface Presses {
    build(play: Play, word: 'road' | 'settlement' | 'city'): void;
    main(play: Play): void;
    stop(play: Play): void; /* forgets what the game lets choose */
    own(play: Play, key: string): boolean; /* the game's own keys; true: handled */
}

export const keysOf =
    ({ build, main, stop, own }: Presses) =>
    (play: Play, event: KeyboardEvent): boolean => {
        const legal = play.legal.value,
            asked = legal.includes('decline');
        const state = stateOf(play),
            key = event.key.toLowerCase();
        if (tradeKeys(play, event)) return true;
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
                state.robberHex.value = null;
                state.armed.value = null;
                stop(play);
                return true;
            default:
                return own(play, key);
        }
    };
