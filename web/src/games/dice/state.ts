/* state.ts - what the reader has begun but not sent: dice put aside, a die to change, steps that
 * wait for the one before them; and where on the table each die lies, which the game itself does
 * not know. One such state per table. */
import { batch, effect, signal, type Signal } from '@preact/signals';
import type { Hint } from '../../net/types.ts';
import type { Play } from '../drawing.ts';
import { DICE, listed, none, type Counts, type Seat, type View } from './view.ts';

/* One die on the table; face null: it rolls. */
export type Die = { face: number | null; spent: boolean };
export type Change = { kind: 'gold' } | { kind: 'joker'; knight: number; from: number | null };

export interface State {
    dice: Signal<Die[]>;
    keep: Signal<boolean[]>;
    change: Signal<Change | null>;
    shown: Signal<number | null>; /* the sheet looked at; null: one's own, or the active */
    hint: Signal<Hint | null>; /* of the position and dice shown; null: none yet */
    queue: string[]; /* actions that follow the one just sent */
}

const NO_DICE: Die[] = Array.from({ length: DICE }, () => ({ face: null, spent: false }));
const nobody = (): boolean[] => Array.from({ length: DICE }, () => false);

/* Finds every die of the view a place: dice stay where they lie as long as the counts allow,
 * those that were rolled fill the gaps, and what is not there is rolling. */
export function arrange(old: Die[], keep: boolean[], free: Counts, spent: Counts): Die[] {
    const left = { free: [...free], spent: [...spent] };
    const out: (Die | null)[] = old.map(() => null);
    const take = (i: number, face: number | null, used: boolean): void => {
        const counts = used ? left.spent : left.free;
        if (out[i] || face === null || !counts[face]) return;
        counts[face]--;
        out[i] = { face, spent: used };
    };
    old.forEach((die, i) => {
        if (keep[i]) take(i, die.face, die.spent);
    });
    old.forEach((die, i) => take(i, die.face, die.spent));
    old.forEach((die, i) => take(i, die.face, !die.spent));
    const rest: Die[] = [
        ...listed(left.free).map(face => ({ face, spent: false })),
        ...listed(left.spent).map(face => ({ face, spent: true })),
    ];
    return out.map(die => die ?? rest.shift() ?? { face: null, spent: false });
}

function newState(play: Play): State {
    const state: State = {
        dice: signal(NO_DICE),
        keep: signal(nobody()),
        change: signal<Change | null>(null),
        shown: signal<number | null>(null),
        hint: signal<Hint | null>(null),
        queue: [],
    };
    let turn = -1;
    effect(() => {
        const view = play.view.value as unknown as View | null;
        if (!view) return;
        batch(() => {
            const fresh = view.turn !== turn || view.phase === 'roll';
            const before = fresh ? NO_DICE : state.dice.peek();
            const keep = fresh ? nobody() : state.keep.peek();
            const dice = arrange(before, keep, view.dice, view.aside);
            state.dice.value = dice;
            state.keep.value = keep.map((kept, i) => kept && dice[i]!.face !== null);
            state.change.value = null;
            if (view.turn !== turn && view.active === play.me) state.shown.value = null;
            turn = view.turn;
        });
    });
    /* The next of several steps goes out as soon as the server lists it; if it does not, the
     * rest is forgotten. */
    effect(() => {
        const legal = play.legal.value,
            next = state.queue[0];
        if (next === undefined) return;
        if (!legal.includes(next)) {
            state.queue = [];
            return;
        }
        state.queue = state.queue.slice(1);
        queueMicrotask(() => play.act(next));
    });
    return state;
}

const states = new WeakMap<object, State>();

export function stateOf(play: Play): State {
    let state = states.get(play);
    if (!state) {
        state = newState(play);
        states.set(play, state);
    }
    return state;
}

/* Sends the first step; the others follow one by one. */
export function doAll(play: Play, steps: string[]): void {
    const [first, ...rest] = steps;
    if (first === undefined) return;
    stateOf(play).queue = rest;
    play.act(first);
}

export const viewOf = (play: Play): View | null => play.view.value as unknown as View | null;

/* Whose sheet is on the table. */
export function shownSeat(play: Play): number {
    const view = viewOf(play);
    return stateOf(play).shown.value ?? play.me ?? view?.active ?? 0;
}

export function mySeat(play: Play): Seat | null {
    const view = viewOf(play);
    return view && play.me !== null ? (view.seats[play.me] ?? null) : null;
}

/* The dice that the reader can pay with; none while others play. */
export function myDice(play: Play): Counts {
    const view = viewOf(play);
    return view && view.active === play.me ? view.dice : none();
}

export const myTurn = (play: Play): boolean => play.me !== null && play.legal.value.length > 0;

/* The dice to roll again: those that are not kept. */
export function released(state: State): Counts {
    const out = none();
    state.dice.value.forEach((die, i) => {
        if (die.face !== null && !die.spent && !state.keep.value[i]) out[die.face]!++;
    });
    return out;
}
