/* state.ts - what the reader has begun but not sent: a card lifted, the first half of a choice, a
 * trade put together; and which places of the table the legal actions name. One per table. */
import { effect, signal, type Signal } from '@preact/signals';
import type { Play } from '../drawing.ts';
import { askContent } from './content.ts';
import { ARGUMENTS, asView, parseAct, type Act, type View } from './view.ts';

export interface State {
    lifted: Signal<string | null>; /* the card that looks for a place */
    first: Signal<string | null>; /* the first argument of a two-part choice */
    looked: Signal<string | null>; /* the card shown large */
    turned: Signal<string | null>; /* the last event card: it can be read again */
    spot: Signal<string | null>; /* a place that was pressed, to choose what to do there */
    sent: Signal<boolean>; /* an action is on its way */
    opened: Signal<boolean>; /* phone: the other principality is unfolded */
    give: Signal<number[]>;
    get: Signal<number[]>;
    queue: Signal<string[]>; /* actions that follow the one just sent */
    asked: number; /* where the table stood when the queue's last was sent */
}

const ANSWER_MS = 4000; /* a lost line must not lock the table */
const nothing = (): number[] => [0, 0, 0, 0, 0, 0];

function newState(play: Play): State {
    askContent();
    const state: State = {
        lifted: signal<string | null>(null),
        first: signal<string | null>(null),
        turned: signal<string | null>(null),
        looked: signal<string | null>(null),
        spot: signal<string | null>(null),
        opened: signal(false),
        sent: signal(false),
        give: signal(nothing()),
        get: signal(nothing()),
        queue: signal<string[]>([]),
        asked: -1,
    };
    let turn = -1,
        step = '',
        hand = '';
    /* Until the answer comes nothing more is sent, so that a second press cannot mean
     * something that is no longer there. */
    effect(() => {
        void play.view.value;
        void play.table.refused.value;
        state.sent.value = false;
    });
    /* What was begun lasts as long as it still makes sense. */
    effect(() => {
        const view = viewOf(play),
            legal = play.legal.value;
        if (!view) return;
        if (view.eventCard) state.turned.value = view.eventCard;
        const mine = play.me === null ? '' : (view.seats[play.me]?.hand ?? []).join(' ');
        const where = `${view.step} ${view.owes?.what ?? ''} ${view.owes?.seat ?? ''}`;
        if (where !== step || view.turn !== turn) {
            state.first.value = null;
            state.spot.value = null;
            state.lifted.value = null;
        } else if (!legal.some(text => text.split(' ')[1] === state.first.peek()))
            state.first.value = null;
        if (view.turn !== turn || (mine !== hand && !mine.includes(state.lifted.peek() ?? ' ')))
            state.lifted.value = null;
        if (view.turn !== turn) {
            state.give.value = nothing();
            state.get.value = nothing();
        }
        turn = view.turn;
        step = where;
        hand = mine;
    });
    /* A deck is many actions: the next goes out when the one before it is done. */
    effect(() => {
        const last = play.last.value,
            next = state.queue.peek()[0];
        void play.view.value;
        if (next === undefined || !last || last.seat !== play.me || last.seq === state.asked)
            return;
        state.asked = last.seq;
        state.queue.value = state.queue.peek().slice(1);
        queueMicrotask(() => play.act(next));
    });
    /* One that is refused ends the row; the reader goes on by hand. */
    effect(() => {
        if (play.table.refused.value?.reason === 'rule') state.queue.value = [];
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

export const viewOf = (play: Play): View | null =>
    play.view.value ? asView(play.view.value) : null;

/* Sends the first action; the others follow one by one. */
export function doAll(play: Play, steps: string[]): void {
    const [first, ...rest] = steps,
        state = stateOf(play);
    if (first === undefined) return;
    state.queue.value = rest;
    state.asked = play.last.peek()?.seq ?? -1;
    play.act(first);
}

export const actsOf = (play: Play): Act[] => play.legal.value.map(parseAct);

/* Step 4 without anything owed: everything is open, and a card may be lifted. */
export function atLeisure(play: Play): boolean {
    const view = viewOf(play);
    return (
        view !== null &&
        view.step === 'main' &&
        view.owes === null &&
        view.offer === null &&
        view.active === play.me
    );
}

/* The actions that wait for a place or a card right now: all of a choice that is owed, those of
 * the lifted card otherwise. */
export function pending(play: Play): Act[] {
    const acts = actsOf(play),
        state = stateOf(play);
    if (atLeisure(play)) {
        const lifted = state.lifted.value;
        return lifted === null
            ? []
            : acts.filter(act => act.word === 'build' && act.args[0] === lifted);
    }
    const first = state.first.value;
    return first === null ? acts : acts.filter(act => act.args[0] === first);
}

/* Places the reader may press, and what that would do. Of a two-part choice only the part that is
 * due counts. */
export function targets(play: Play): Map<string, Act[]> {
    const out = new Map<string, Act[]>(),
        state = stateOf(play),
        leisure = atLeisure(play);
    for (const act of pending(play)) {
        const kinds = ARGUMENTS[act.word] ?? [];
        const due = kinds.length < 2 ? 0 : leisure || state.first.value !== null ? 1 : 0;
        const place = kinds[due] === 'place' ? act.args[due] : undefined;
        if (place === undefined || act.word === 'bank') continue;
        const list = out.get(place);
        if (list) list.push(act);
        else out.set(place, [act]);
    }
    return out;
}

/* What pressing a place does: the one action there, the first half of a choice, or a menu. */
export function press(play: Play, place: string): void {
    const state = stateOf(play),
        acts = targets(play).get(place) ?? [];
    const halves = acts.filter(
        act =>
            (ARGUMENTS[act.word]?.length ?? 0) === 2 &&
            !atLeisure(play) &&
            state.first.value === null,
    );
    if (halves.length > 0) {
        state.first.value = place;
        return;
    }
    if (acts.length === 1) {
        send(play, acts[0]!.text);
        return;
    }
    state.spot.value = place;
}

/* A hand card was pressed: in the free part of a turn it is lifted; where something is owed it is
 * the first half of the choice, or shown large. */
export function lift(play: Play, word: string): void {
    const state = stateOf(play),
        acts = actsOf(play);
    if (state.sent.peek()) return;
    state.spot.value = null;
    if (acts.length === 0 || atLeisure(play))
        state.lifted.value = state.lifted.value === word ? null : word;
    else if (acts.some(act => act.args[0] === word && act.args.length === 2))
        state.first.value = word;
    else state.looked.value = word;
}

export function send(play: Play, text: string): void {
    const state = stateOf(play);
    state.lifted.value = null;
    state.first.value = null;
    state.spot.value = null;
    if (state.sent.peek()) return;
    state.sent.value = true;
    setTimeout(() => {
        state.sent.value = false;
    }, ANSWER_MS);
    play.act(text);
}

/* The same for piles. */
export function pileTargets(play: Play): Map<string, Act[]> {
    const out = new Map<string, Act[]>(),
        state = stateOf(play),
        leisure = atLeisure(play);
    const acts = leisure ? actsOf(play).filter(act => act.word === 'lift') : pending(play);
    for (const act of acts) {
        const kinds = ARGUMENTS[act.word] ?? [];
        const due = kinds.length < 2 || state.first.value === null ? 0 : 1;
        const pile = kinds[due] === 'pile' ? act.args[due] : undefined;
        if (pile === undefined) continue;
        const list = out.get(pile);
        if (list) list.push(act);
        else out.set(pile, [act]);
    }
    return out;
}

/* Pressing a pile does the one thing that is possible, or opens what is known of it. */
export function pressPile(play: Play, pile: string): void {
    const acts = pileTargets(play).get(pile) ?? [];
    if (acts.length === 1) send(play, acts[0]!.text);
    else stateOf(play).spot.value = `pile ${pile}`;
}
