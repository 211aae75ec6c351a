/* statistics.ts - what the replay's and the table's statistics ask of an island game. */
import type { Cause, Statistics } from '../drawing.ts';
import type { Both, View as AnyView } from '../../net/types.ts';
import type { Tables } from './facts.ts';
import { GOOD_NAMES } from './texts.ts';
import { words, type View } from './view.ts';

const CAUSES: Record<string, Cause> = {
    settlement: 'build',
    city: 'build',
    road: 'build',
    bank: 'bank',
    confirm: 'trade',
    loot: 'theft',
    robber: 'discard',
    discard: 'discard',
};

type Mark = { icon: string; label: Both } | null;
/* What a game marks on the scrubber beyond the end, Longest Road and cities. */
type OwnMark<V> = (word: string, before: V, after: V, seen: string) => Mark;

interface Own<V> {
    cause(word: string): Cause | undefined;
    first?: OwnMark<V>; /* before Longest Road is looked at */
    then?: OwnMark<V>; /* after it */
    longest: Both; /* what is said when it changes hands */
}

export function statisticsOf<V extends View>(tables: Tables, own: Own<V>): Statistics {
    const asView = (view: AnyView): V => view as unknown as V;
    return {
        get dice() {
            return tables.facts.dice;
        },
        diceOf(seen) {
            const [word, a, b] = words(seen);
            return word === 'dice' ? Number(a) + Number(b) : null;
        },
        get goods() {
            return tables.facts.goods.map(({ id }) => ({ id, icon: id, name: GOOD_NAMES[id] }));
        },
        holdings: view => asView(view).seats.map(seat => seat.hand),
        cause(seen) {
            const word = words(seen)[0]!;
            return own.cause(word) ?? CAUSES[word] ?? 'other';
        },
        turn: view => asView(view).turn,
        points: view => asView(view).seats.map(seat => seat.points),
        mark(seen, before, after) {
            const was = asView(before),
                is = asView(after),
                word = words(seen)[0]!;
            if (is.phase === 'over' && was.phase !== 'over')
                return {
                    icon: 'crown',
                    label: { en: 'The game is won', de: 'Die Partie ist gewonnen' },
                };
            const early = own.first?.(word, was, is, seen);
            if (early) return early;
            if (is.longest_road !== was.longest_road)
                return { icon: 'longest-road', label: own.longest };
            const late = own.then?.(word, was, is, seen);
            if (late) return late;
            return word === 'city'
                ? { icon: 'city', label: { en: 'A city', de: 'Eine Stadt' } }
                : null;
        },
    };
}
