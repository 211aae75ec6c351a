/* effect.ts - what a move looks and sounds like: cards that fly from the hexes that paid, to the
 * bank, between seats. Only for show; the next view is already there. */
import type { Effect, Flight } from '../drawing.ts';
import { GOODS, GOOD_LETTERS, total, words, type Counts, type View } from './view.ts';

export const handOf = (seat: number, resource: number, me: number | null): string =>
    seat === me ? `hand-${resource}` : `seat-${seat}`;

const flights = (cards: Counts, from: (i: number) => string, to: (i: number) => string): Flight[] =>
    cards.flatMap((n, i) =>
        Array.from({ length: Math.min(n, 4) }, () => ({
            icon: GOODS[i]!,
            from: from(i),
            to: to(i),
        })),
    );

function trade(before: View, seat: number, other: number, me: number | null): Effect {
    const offer = before.offer,
        reply = offer?.replies[other];
    if (!offer) return NOTHING;
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

/* Cards that a seat got from the bank, as far as its hand is known. */
export function fromBank(seat: number, before: View, after: View, me: number | null): Effect {
    const mine = after.seats[seat],
        had = before.seats[seat];
    if (!mine?.hand || !had?.hand) return NOTHING;
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

function loot(letter: string, before: View, after: View, me: number | null): Effect {
    const i = GOOD_LETTERS.indexOf(letter || '?'),
        thief = before.active;
    const victim = before.seats.findIndex((s, k) => after.seats[k]!.cards < s.cards);
    if (victim < 0) return NOTHING;
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

export const NOTHING: Effect = { flights: [], sound: null };

/* The effects of what all island games have; null for an action that is a game's own. */
export function effect(
    seen: string,
    seat: number,
    before: View,
    after: View,
    me: number | null,
): Effect | null {
    const [word, a = ''] = words(seen);
    switch (word) {
        case 'settlement':
        case 'city':
        case 'road':
            return { flights: [], sound: 'build' };
        case 'robber':
            return { flights: [], sound: 'robber' };
        case 'loot':
            return loot(a, before, after, me);
        case 'confirm':
            return trade(before, seat, Number(a), me);
        case 'bank':
            return fromBank(seat, before, after, me);
        case 'offer':
            return {
                flights: [],
                sound: after.offer && me !== null && after.offer.to.includes(me) ? 'offer' : null,
            };
        case 'discard':
            return { flights: [], sound: seat === me ? 'loss' : null };
        default:
            return null;
    }
}
