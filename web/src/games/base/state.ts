/* state.ts - what the reader has begun but not sent: cards put on the trade table, the piece to
 * build, cards to discard, a hex for the robber. One such state per table, dropped when the
 * game moves on. */
import { batch, signal } from '@preact/signals';
import type { Play } from '../drawing.ts';
import { lacking, none, printCards, total, words, COST, type Build, type Counts, type Seat,
    type View } from './view.ts';

function newState() {
    return {
        give: signal<Counts>(none()),
        want: signal<Counts>(none()),
        to: signal<number[] | null>(null),           /* seats an offer goes to; null: all */
        countering: signal(false),                    /* the trade panel answers an offer */
        mode: signal<Build | null>(null),             /* the piece to place */
        aside: signal<Counts>(none()),                /* chosen to discard */
        robberHex: signal<string | null>(null),       /* chosen, victim still open */
        card: signal<number | null>(null),            /* the development card looked at */
        picks: signal<Counts>(none()),                /* cards chosen for invention */
        armed: signal<string | null>(null),           /* a target touched once */
        quietTurn: signal(-1),                        /* declines every offer of this turn */
        typing: signal<'give' | 'want' | null>(null), /* letters go to the trade panel */
    };
}
export type State = ReturnType<typeof newState>;

const states = new WeakMap<object, State>();

export function stateOf(play: Play): State {
    let state = states.get(play);
    if (!state) { state = newState(); states.set(play, state); }
    return state;
}

export const viewOf = (play: Play): View | null => play.view.value as unknown as View | null;

/* The reader's own seat in the view; null for spectators. */
export function mySeat(play: Play): Seat | null {
    const view = viewOf(play);
    return view && play.me !== null ? view.seats[play.me] ?? null : null;
}

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
    const legal = play.legal.value, hand = myHand(play);
    const can = (word: string) => legal.some(action => words(action)[0] === word);
    batch(() => {
        if (state.mode.value && !can(state.mode.value)) state.mode.value = null;
        if (!can('robber')) state.robberHex.value = null;
        if (!can('discard')) state.aside.value = none();
        if (state.countering.value && !can('decline')) clearTrade(state);
        if (total(lacking(hand, state.give.value)) > 0) state.give.value = none();
        if (!can('invention')) state.picks.value = none();
        state.armed.value = null;
    });
}

export const add = (cards: Counts, i: number, n: number): Counts =>
    cards.map((have, k) => (k === i ? Math.max(0, have + n) : have));

export interface Suggestion { gives: Counts; wants: Counts; action: string }

const one = (i: number, n = 1): Counts => add(none(), i, n);

/* Trades that bring the reader closer to something to build: wants what is missing, gives what
 * is left over. Only what the server listed as legal is ever suggested. */
export function suggestions(play: Play, kind: 'offer' | 'bank', others: string): Suggestion[] {
    const seat = mySeat(play);
    if (!seat?.hand) return [];
    const hand = seat.hand, legal = new Set(play.legal.value);
    const found: { score: number; it: Suggestion }[] = [];
    (['settlement', 'city', 'road', 'buy'] as Build[]).forEach((build, rank) => {
        const cost = COST[build], lack = lacking(hand, cost), missing = total(lack);
        if (missing === 0) return;
        for (let w = 0; w < 5; w++) for (let g = 0; g < 5; g++) {
            const n = kind === 'bank' ? seat.rates[g]! : 1;
            if (!lack[w] || g === w || hand[g]! - cost[g]! < n) continue;
            const gives = one(g, n), wants = one(w);
            const trade = `${printCards(gives)}>${printCards(wants)}`;
            const action = kind === 'bank' ? `bank ${trade}` : `offer ${others} ${trade}`;
            if (!legal.has(action)) continue;
            const score = 10 - 3 * missing - rank + 0.3 * (hand[g]! - cost[g]! - n) - 0.4 * n;
            found.push({ score, it: { gives, wants, action } });
        }
    });
    found.sort((a, b) => b.score - a.score);
    return found.map(({ it }) => it)
        .filter((it, i, all) => all.findIndex(other => other.action === it.action) === i);
}

/* The other seats as notation writes them: "123". */
export function othersOf(play: Play): string {
    const count = viewOf(play)?.seats.length ?? 0;
    let text = '';
    for (let i = 0; i < count; i++) if (i !== play.me) text += i;
    return text;
}
