/* effect.ts - what a move looks and sounds like: cards that fly from the hexes or the bank to
 * hands. Only for show; the next view is already there. */
import type { Effect, Flight } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { NOTHING, effect as islandEffect } from '../island/effect.ts';
import { payments } from '../island/log.ts';
import { GOODS, total, words } from '../island/view.ts';
import { isCard } from './catalog.ts';
import { tables } from './facts.ts';
import type { View } from './view.ts';

const AT_MOST = 6;

/* Cards that the bank paid: the player's with their faces, from the hexes where those pay. */
function paid(before: View, after: View, me: number | null): Flight[] {
    if (total(after.bank) >= total(before.bank)) return [];
    const sum = after.dice ? after.dice[0] + after.dice[1] : 0;
    const hexes = payments(after, sum, tables.facts.terrains);
    return after.seats.flatMap((seat, i): Flight[] => {
        const was = before.seats[i]!,
            more = seat.cards - was.cards;
        if (more <= 0) return [];
        if (i !== me || !seat.hand || !was.hand)
            return Array.from({ length: Math.min(more, 3) }, () => ({
                icon: 'back-resource',
                from: 'bank',
                to: `seat-${i}`,
            }));
        return seat.hand.flatMap((n, kind) => {
            const from = hexes.filter(each => each.seat === i && each.kind === kind);
            return Array.from(
                { length: Math.max(0, Math.min(n - was.hand![kind]!, AT_MOST)) },
                (_, k) => ({
                    icon: GOODS[kind]!,
                    to: `hand-${kind}`,
                    from: from[k] ? `hex-${from[k]!.hex}` : 'bank',
                }),
            );
        });
    });
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
    const word = words(seen)[0]!;
    if (!before) return NOTHING;
    switch (word) {
        case 'dice':
            return { flights: [], sound: 'dice' };
        case 'event':
            return {
                flights: paid(before, after, me),
                sound: after.barbarians.landings > before.barbarians.landings ? 'robber' : null,
            };
        case 'wall':
        case 'recruit':
        case 'improve':
        case 'activate':
        case 'promote':
        case 'move':
            return { flights: [], sound: 'build' };
        case 'chase':
        case 'hunt':
            return { flights: [], sound: 'robber' };
        case 'pillage':
            return { flights: paid(before, after, me), sound: seat === me ? 'loss' : null };
        default:
            return (
                islandEffect(seen, seat, before, after, me) ?? {
                    flights: paid(before, after, me),
                    sound: isCard(word) ? 'offer' : null,
                }
            );
    }
}
