/* effect.ts - what a move looks and sounds like: cards that fly from the hexes that paid, to the
 * bank, between seats. Only for show; the next view is already there. */
import type { Effect, Flight } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { payingHexes } from './board.tsx';
import { gains } from './log.ts';
import { GOODS, GOOD_LETTERS, YIELD, total, words, type Counts, type View } from './view.ts';

const handOf = (seat: number, resource: number, me: number | null): string =>
    seat === me ? `hand-${resource}` : `seat-${seat}`;

const flights = (cards: Counts, from: (i: number) => string, to: (i: number) => string): Flight[] =>
    cards.flatMap((n, i) =>
        Array.from({ length: Math.min(n, 4) }, () => ({
            icon: GOODS[i]!,
            from: from(i),
            to: to(i),
        })),
    );

function roll(before: View, after: View, sum: number, me: number | null): Effect {
    const got = gains(before, after, sum),
        out: Flight[] = [];
    for (const { hex, seat, n } of payingHexes(before, sum)) {
        const kind = YIELD[before.board!.hexes[hex]!.terrain],
            real = got[seat]!;
        if (kind === null || typeof real === 'number' || real[kind] === 0) continue;
        for (let k = 0; k < n; k++)
            out.push({ icon: GOODS[kind]!, from: `hex-${hex}`, to: handOf(seat, kind, me) });
    }
    return { flights: out, sound: 'dice' };
}

function trade(before: View, seat: number, other: number, me: number | null): Effect {
    const offer = before.offer,
        reply = offer?.replies[other];
    if (!offer) return { flights: [], sound: null };
    const [gives, wants] =
        reply?.kind === 'counter' ? [reply.wants, reply.gives] : [offer.gives, offer.wants];
    return {
        sound: seat === me || other === me ? 'gain' : null,
        flights: [
            ...flights(
                gives,
                i => handOf(seat, i, me),
                i => handOf(other, i, me),
            ),
            ...flights(
                wants,
                i => handOf(other, i, me),
                i => handOf(seat, i, me),
            ),
        ],
    };
}

export function effect(
    seen: string,
    seat: number,
    before: AnyView | null,
    after: AnyView,
    me: number | null,
): Effect {
    const was = before as unknown as View | null,
        is = after as unknown as View;
    const [word, a = '', b = ''] = words(seen),
        nothing: Effect = { flights: [], sound: null };
    if (!was) return nothing;
    switch (word) {
        case 'dice':
            return roll(was, is, Number(a) + Number(b), me);
        case 'settlement':
        case 'city':
        case 'road':
            return { flights: [], sound: 'build' };
        case 'robber':
            return { flights: [], sound: 'robber' };
        case 'loot': {
            const i = GOOD_LETTERS.indexOf(a),
                victim = was.seats.findIndex((s, k) => is.seats[k]!.cards < s.cards);
            if (victim < 0) return nothing;
            const thief = was.active;
            return {
                sound: victim === me ? 'loss' : thief === me ? 'gain' : null,
                flights: [
                    {
                        icon: i < 0 ? 'back-resource' : GOODS[i]!,
                        from: i < 0 ? `seat-${victim}` : handOf(victim, i, me),
                        to: i < 0 ? `seat-${thief}` : handOf(thief, i, me),
                    },
                ],
            };
        }
        case 'confirm':
            return trade(was, seat, Number(a), me);
        case 'bank':
        case 'invention': {
            const mine = is.seats[seat],
                had = was.seats[seat];
            if (!mine?.hand || !had?.hand) return { flights: [], sound: null };
            const more = mine.hand.map((n, i) => Math.max(0, n - had.hand![i]!));
            return {
                flights: flights(
                    more,
                    () => 'bank',
                    i => handOf(seat, i, me),
                ),
                sound: total(more) && seat === me ? 'gain' : null,
            };
        }
        case 'offer':
            return {
                flights: [],
                sound: is.offer && me !== null && is.offer.to.includes(me) ? 'offer' : null,
            };
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
        case 'discard':
            return { flights: [], sound: seat === me ? 'loss' : null };
        default:
            return nothing;
    }
}
