/* adapt.ts - lets the components of the base game and the island play the duel: they see the neutral players' pieces
 * on the board, and a neutral piece that is due as a place to build on. */
import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import type { View as AnyView } from '../../net/types.ts';
import type { Play } from '../drawing.ts';
import { shareState } from '../island/state.ts';
import { words } from '../island/view.ts';
import { NEUTRAL_PAINT, withNeutrals, type View } from './view.ts';

export interface Adapted {
    scene: Play; /* with neutral pieces, for the board */
    place: Signal<string | null>; /* chosen, but two neutral players could build there */
}

const known = new WeakMap<Play, Adapted>();
const as = <T>(value: ReadonlySignal<T>): Signal<T> => value as unknown as Signal<T>;

export const viewOf = (play: Play): View | null => play.view.value as unknown as View | null;

/* "neutralroad 2 e12" is shown as "road e12". */
function asBase(action: string): string {
    const [word, , place] = words(action);
    if (word === 'neutralroad') return `road ${place}`;
    return word === 'neutralsettlement' ? `settlement ${place}` : action;
}

/* The actions behind a place that was pressed while a neutral piece is due. */
export const waysOf = (play: Play, action: string): string[] =>
    play.legal.value.filter(real => real !== action && asBase(real) === action);

export function adapt(play: Play): Adapted {
    let found = known.get(play);
    if (!found) {
        const place = signal<string | null>(null);
        const view = computed<AnyView | null>(() => {
            const raw = viewOf(play);
            return raw ? (withNeutrals(raw) as unknown as AnyView) : null;
        });
        const legal = computed(() => [...new Set(play.legal.value.map(asBase))]);
        const act = (action: string): void => {
            const ways = waysOf(play, action);
            if (ways.length > 1) place.value = action;
            else play.act(ways[0] ?? action);
        };
        const scene = Object.create(play, {
            view: { value: as(view) },
            legal: { value: as(legal) },
            act: { value: act },
            colours: { get: () => [...play.colours.slice(0, 2), ...NEUTRAL_PAINT] },
        }) as Play;
        shareState(play, scene);
        found = { scene, place };
        known.set(play, found);
    }
    return found;
}
