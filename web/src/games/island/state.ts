/* state.ts - what the reader has begun but not sent: cards put on the trade table, the piece to
 * build, cards to discard, a hex for the robber. One such state per table, dropped when the
 * game moves on. */
import { batch, signal } from '@preact/signals';
import type { Play } from '../drawing.ts';
import { Pan } from './pan.ts';
import {
    SHOWN,
    SHOWN_ALL,
    lacking,
    none,
    printTrade,
    total,
    words,
    type Counts,
    type Seat,
    type Terms,
    type View,
} from './view.ts';

function newState() {
    return {
        give: signal<Counts>(none()),
        want: signal<Counts>(none()),
        to: signal<number[] | null>(null) /* seats an offer goes to; null: all */,
        countering: signal(false) /* the trade panel answers an offer */,
        mode: signal<string | null>(null) /* the piece to place */,
        aside: signal<Counts>(none()) /* chosen to discard */,
        robbing: signal<string | null>(null) /* a hex chosen, victim still open: "robber h8" */,
        armed: signal<string | null>(null) /* a target touched once */,
        again: null as (() => void) | null /* ... and what it does when it is taken */,
        quietTurn: signal(-1) /* declines every offer of this turn */,
        pan: new Pan() /* which part of a large board is in view */,
        typing: signal<'give' | 'want' | null>(null) /* letters go to the trade panel */,
    };
}
export type State = ReturnType<typeof newState>;

const states = new WeakMap<object, State>();

export function stateOf(play: Play): State {
    let state = states.get(play);
    if (!state) {
        state = newState();
        states.set(play, state);
    }
    return state;
}

/* What a game adds to the state of a table: found by the play, made when it is first asked for. */
export function ownState<S>(make: () => S): (play: Play) => S {
    const own = new WeakMap<State, S>();
    return play => {
        const state = stateOf(play);
        let found = own.get(state);
        if (!found) {
            found = make();
            own.set(state, found);
        }
        return found;
    };
}

/* Two plays of one table, such as one that shows more on the board, are in the same state. */
export const shareState = (from: Play, to: Play): void => {
    states.set(to, stateOf(from));
};

export const viewOf = (play: Play): View | null => play.view.value as unknown as View | null;

/* The reader's own seat in the view; null for spectators. */
export function mySeat(play: Play): Seat | null {
    const view = viewOf(play);
    return view && play.me !== null ? (view.seats[play.me] ?? null) : null;
}

/* The kinds of cards in this game in the order in which hands are shown. */
export const shownOf = (play: Play): number[] =>
    (viewOf(play)?.bank.length ?? 0) > SHOWN.length ? SHOWN_ALL : SHOWN;

/* Whether an action with this word is allowed now. */
export const can = (play: Play, word: string): boolean =>
    play.legal.value.some(action => words(action)[0] === word);

export const myHand = (play: Play): Counts => mySeat(play)?.hand ?? none();

export function clearTrade(state: State): void {
    batch(() => {
        state.give.value = none();
        state.want.value = none();
        state.countering.value = false;
        state.typing.value = null;
    });
}

/* Forgets what no longer fits after a move. */
export function settle(play: Play, state: State): void {
    const legal = play.legal.value,
        hand = myHand(play);
    batch(() => {
        const mode = state.mode.value;
        if (mode && !legal.some(action => action.startsWith(`${mode} `))) state.mode.value = null;
        const robbing = state.robbing.value;
        if (robbing && !legal.some(action => action.startsWith(`${robbing} `)))
            state.robbing.value = null;
        if (!can(play, 'discard')) state.aside.value = none();
        if (state.countering.value && !can(play, 'decline')) clearTrade(state);
        if (total(lacking(hand, state.give.value)) > 0) state.give.value = none();
        state.armed.value = null;
    });
}

export const add = (cards: Counts, i: number, n: number): Counts =>
    Array.from({ length: Math.max(cards.length, i + 1) }, (_, k) =>
        k === i ? Math.max(0, (cards[k] ?? 0) + n) : (cards[k] ?? 0),
    );

export interface Suggestion extends Terms {
    action: string;
}

const one = (i: number, n = 1): Counts => add(none(), i, n);

/* Trades that bring the reader closer to something to build: wants what is missing, gives what
 * is left over. `wishes` are the costs of what is worth having, the most wanted first. Only what
 * the server listed as legal is ever suggested. */
export function suggestions(
    play: Play,
    wishes: Counts[],
    kind: 'offer' | 'bank',
    others: string,
): Suggestion[] {
    const seat = mySeat(play);
    if (!seat?.hand) return [];
    const hand = seat.hand,
        legal = new Set(play.legal.value),
        kinds = shownOf(play);
    const found: { score: number; it: Suggestion }[] = [];
    wishes.forEach((cost, rank) => {
        const lack = lacking(hand, cost),
            missing = total(lack);
        if (missing === 0) return;
        for (const w of kinds)
            for (const g of kinds) {
                const n = kind === 'bank' ? seat.rates[g]! : 1,
                    left = hand[g]! - (cost[g] ?? 0);
                if (!lack[w] || g === w || left < n) continue;
                const gives = one(g, n),
                    wants = one(w);
                const trade = printTrade(gives, wants);
                const action = kind === 'bank' ? `bank ${trade}` : `offer ${others} ${trade}`;
                if (!legal.has(action)) continue;
                const score = 10 - 3 * missing - rank + 0.3 * (left - n) - 0.4 * n;
                found.push({ score, it: { gives, wants, action } });
            }
    });
    found.sort((a, b) => b.score - a.score);
    return found
        .map(({ it }) => it)
        .filter((it, i, all) => all.findIndex(other => other.action === it.action) === i);
}

/* Whether the trade panel makes a proposal to the one whose turn it is. */
export const proposing = (play: Play): boolean => {
    const view = viewOf(play);
    return Boolean(view?.may_propose) && play.me !== null && play.me !== view?.active;
};

/* The other seats as notation writes them: "123". */
export function othersOf(play: Play): string {
    const count = viewOf(play)?.seats.length ?? 0;
    let text = '';
    for (let i = 0; i < count; i++) if (i !== play.me) text += i;
    return text;
}
