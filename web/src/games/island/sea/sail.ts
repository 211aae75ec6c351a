/* sail.ts - what the reader has begun with ships: one that was taken up to be moved, a path where
 * both a road and a ship would do. What can be moved where is read from the legal actions. */
import { batch, signal } from '@preact/signals';
import type { Play } from '../../drawing.ts';
import { can, ownState, stateOf as islandState } from '../state.ts';
import { none, words, type Counts } from '../view.ts';
import { mySeat } from './view.ts';

const newState = () => ({
    ship: signal<number | null>(null) /* the edge of the ship that was taken up */,
    either: signal<string | null>(null) /* an edge for a road or a ship */,
    picks: signal<Counts>(none()) /* chosen from gold */,
});
export const stateOf = ownState(newState);

const edgeOf = (place: string | undefined): number => Number(place?.slice(1));

/* Ships that can be moved now. */
export const movable = (legal: string[]): number[] => [
    ...new Set(
        legal.flatMap(action => {
            const [word, from] = words(action);
            return word === 'sail' ? [edgeOf(from)] : [];
        }),
    ),
];

/* Where a ship can go. */
export const waysOf = (legal: string[], ship: number): number[] =>
    legal.flatMap(action => {
        const [word, from, to] = words(action);
        return word === 'sail' && edgeOf(from) === ship ? [edgeOf(to)] : [];
    });

export const sailing = (play: Play): boolean => islandState(play).mode.value === 'sail';

/* Takes a ship up, or puts it down again. */
export function takeUp(play: Play, ship: number): void {
    const state = stateOf(play);
    batch(() => {
        const again = state.ship.value === ship;
        state.ship.value = again ? null : ship;
        islandState(play).mode.value =
            again && movable(play.legal.value).length === 1 ? null : 'sail';
        islandState(play).armed.value = null;
    });
}

/* Begins to move a ship, or stops it; the only one that can go is taken up at once. */
export function pressMove(play: Play): boolean {
    const ships = movable(play.legal.value),
        on = sailing(play);
    if (ships.length === 0) return false;
    batch(() => {
        islandState(play).mode.value = on ? null : 'sail';
        stateOf(play).ship.value = !on && ships.length === 1 ? ships[0]! : null;
    });
    return true;
}

export function putDown(play: Play): void {
    batch(() => {
        stateOf(play).ship.value = null;
        stateOf(play).either.value = null;
        if (sailing(play)) islandState(play).mode.value = null;
    });
}

/* The own ships that may not be moved, while one is being moved. */
export function anchored(play: Play): number[] {
    if (!sailing(play)) return [];
    const free = movable(play.legal.value);
    return (mySeat(play)?.ships ?? []).filter(ship => !free.includes(ship));
}

/* Forgets what no longer fits after a move. */
export function settleShips(play: Play): void {
    const state = stateOf(play),
        legal = play.legal.value;
    batch(() => {
        const { ship, either } = state;
        if (!sailing(play) || (ship.value !== null && waysOf(legal, ship.value).length === 0))
            ship.value = null;
        if (either.value && !legal.includes(`ship ${either.value}`)) either.value = null;
        if (!can(play, 'gold')) state.picks.value = none();
    });
}
