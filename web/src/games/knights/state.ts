/* state.ts - what the reader has begun at a Knights table but not sent, beyond the state of
 * every island: the card looked at, the knight chosen, cards and dice picked. */
import { batch, signal } from '@preact/signals';
import type { Play } from '../drawing.ts';
import { ownState, settle as settleIsland, stateOf as islandState } from '../island/state.ts';
import type { Counts } from '../island/view.ts';
import { costOf, goodOf } from './facts.ts';
import type { Seat, View } from './view.ts';
import { ORDERS, isFree, knightMay, waysOf, type Focus } from './ways.ts';

function newState() {
    return {
        card: signal<string | null>(null) /* the progress card looked at */,
        first: signal<string | null>(null) /* the first of two places */,
        knight: signal<number | null>(null) /* the knight whose orders are shown */,
        moving: signal(false) /* ... and which is to be moved */,
        dice: signal<[number, number]>([0, 0]) /* chosen for Alchemist; 0: not yet */,
        picks: signal<Counts>([]) /* cards chosen for Master Merchant */,
        resource: signal<number | null>(null) /* offered through Commercial Harbor */,
        fighters: signal<number[] | null>(null) /* knights that fight; null: all */,
        aiming: signal(false) /* a phone: the card's panel makes way */,
        harborOpen: signal(false) /* a phone: Commercial Harbor's panel */,
        ways: signal<string[]>([]) /* of a place chosen, several */,
    };
}
export const stateOf = ownState(newState);

export const viewOf = (play: Play): View | null => play.view.value as unknown as View | null;

export function mySeat(play: Play): Seat | null {
    const view = viewOf(play);
    return view && play.me !== null ? (view.seats[play.me] ?? null) : null;
}

/* What trades are suggested for: pieces, then the next level of each track. */
export function wishes(play: Play): Counts[] {
    const levels = (mySeat(play)?.tracks ?? []).flatMap((track, t) => {
        if (track.next_cost === null || track.forbidden) return [];
        const cost: Counts = [];
        cost[goodOf(t)] = track.next_cost;
        return [Array.from(cost, n => n ?? 0)];
    });
    return [
        costOf('settlement'),
        costOf('city'),
        ...levels,
        ...['recruit', 'activate', 'road'].map(costOf),
    ];
}

export function focusOf(play: Play): Focus {
    const state = stateOf(play),
        card = state.card.value;
    const playable = card !== null && waysOf(play.legal.value, card).length > 0;
    return {
        mode: islandState(play).mode.value,
        first: state.first.value,
        card: playable ? card : null,
        knight: state.moving.value && state.knight.value !== null ? `c${state.knight.value}` : null,
    };
}

/* Only one thing is chosen at a time: a piece to build, a knight or a card. */
export function choose(
    play: Play,
    what: { card?: string | null; knight?: number | null; mode?: string | null },
): void {
    const state = stateOf(play);
    batch(() => {
        islandState(play).mode.value = what.mode ?? null;
        islandState(play).armed.value = null;
        state.card.value = what.card ?? null;
        state.knight.value = what.knight ?? null;
        state.moving.value = false;
        state.first.value = null;
        state.aiming.value = false;
        state.dice.value = [0, 0];
        state.picks.value = [];
        state.ways.value = [];
    });
}

/* Forgets what no longer fits after a move. */
export function settle(play: Play): void {
    const state = stateOf(play),
        seat = mySeat(play),
        legal = play.legal.value;
    batch(() => {
        settleIsland(play, islandState(play));
        const card = state.card.value,
            at = state.knight.value;
        if (card && !seat?.progress?.includes(card)) state.card.value = null;
        if (
            at !== null &&
            (!isFree(legal) ||
                !seat?.knights.some(each => each.corner === at) ||
                !ORDERS.some(order => knightMay(legal, at, order)))
        )
            state.knight.value = null;
        if (state.knight.value === null) state.moving.value = false;
        state.first.value = null;
        state.ways.value = [];
        state.picks.value = [];
        if (!legal.some(action => action.startsWith('harbor '))) state.resource.value = null;
        if (!legal.some(action => action.startsWith('commit'))) state.fighters.value = null;
    });
}
