/* effect.ts - what a move of the base game looks and sounds like, beyond what all island games
 * show: cards fly from the hexes that paid, development cards from the bank. */
import type { Effect, Flight } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { NOTHING, effect as islandEffect, fromBank, handOf } from '../island/effect.ts';
import { gains, payments } from '../island/log.ts';
import { GOODS, words } from '../island/view.ts';
import { tables } from './facts.ts';
import type { View } from './view.ts';

function roll(before: View, after: View, sum: number, me: number | null): Effect {
    const { terrains } = tables.facts,
        got = gains(before, after, sum, terrains);
    const flights = payments(before, sum, terrains).flatMap(({ hex, seat, kind }): Flight[] => {
        const real = got[seat]!;
        return typeof real === 'number' || real[kind] === 0
            ? []
            : [{ icon: GOODS[kind]!, from: `hex-${hex}`, to: handOf(seat, kind, me) }];
    });
    return { flights, sound: 'dice' };
}

export function effect(
    seen: string,
    seat: number,
    beforeAny: AnyView | null,
    afterAny: AnyView,
    me: number | null,
): Effect {
    const before = beforeAny as unknown as View | null,
        after = afterAny as unknown as View;
    const [word, a = '', b = ''] = words(seen);
    if (!before) return NOTHING;
    switch (word) {
        case 'dice':
            return roll(before, after, Number(a) + Number(b), me);
        case 'invention':
            return fromBank(seat, before, after, me);
        case 'buy':
            return {
                sound: 'build',
                flights: [
                    {
                        icon: 'back-development',
                        from: 'bank',
                        to: seat === me ? 'hand-dev' : `seat-${seat}`,
                    },
                ],
            };
        default:
            return islandEffect(seen, seat, before, after, me) ?? NOTHING;
    }
}
