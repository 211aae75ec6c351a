/* effect.ts - what moves of ships, pirate and gold look and sound like. */
import type { Effect } from '../../drawing.ts';
import { fromBank } from '../effect.ts';
import { words, type View } from '../view.ts';

/* null: an action of every island. */
export function seaEffect(
    seen: string,
    seat: number,
    before: View,
    after: View,
    me: number | null,
): Effect | null {
    switch (words(seen)[0]) {
        case 'ship':
        case 'sail':
            return { flights: [], sound: 'build' };
        case 'pirate':
            return { flights: [], sound: 'robber' };
        case 'gold':
            return fromBank(seat, before, after, me);
        default:
            return null;
    }
}
