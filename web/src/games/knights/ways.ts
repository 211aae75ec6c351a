/* ways.ts - which places of the board are meant by the legal actions, given what the reader has
 * chosen so far: a piece to build, a knight, a progress card. It reads the list that the server
 * sent and knows no rule. */
import { words } from '../island/view.ts';

export interface Focus {
    mode: string | null; /* a piece to place: "recruit", "improve trade" */
    card: string | null; /* a progress card that is to be played */
    first: string | null; /* the first of two places that a card asks for */
    knight: string | null; /* a knight that is to be moved, "c12" */
}

/* A place that may be chosen. One way is done at once; with several the reader is asked more. */
export interface Spot {
    place: string;
    word: string;
    action: string;
    ways: string[];
}

/* Shown without being asked for while the turn could as well be ended. */
const QUIET = new Set(['settlement', 'city', 'road', 'ship']);
/* Questions of the board. */
const ASKED = new Set([
    'settlement',
    'city',
    'road',
    'ship',
    'robber',
    'pirate',
    'retreat',
    'pillage',
    'desert',
    'place',
]);
/* Cards that take two places at once; the second of Smith's may be left out. */
const PAIRS = new Set(['inventor', 'smith']);

const isPlace = (text: string | undefined): text is string =>
    text !== undefined && /^[hce]\d+$/.test(text);

/* The place that an action is about: "place 2 c12", "improve trade c12", "move c3 c12". */
export function placeOf(action: string): string | null {
    const list = words(action);
    const at = list[0] === 'place' || list[0] === 'improve' || list[0] === 'move' ? 2 : 1;
    return isPlace(list[at]) ? list[at] : null;
}

/* The corner or edge where an action happened. */
export function placed(seen: string): string | null {
    const list = words(seen),
        place = list[0] === 'move' || list[0] === 'place' ? list[2] : list[1];
    return place && /^[ce]\d+$/.test(place) ? place : null;
}

export const isFree = (legal: string[]): boolean => legal.includes('end') || legal.includes('roll');

function grouped(actions: string[]): Spot[] {
    const found = new Map<string, Spot>();
    for (const action of actions) {
        const place = placeOf(action),
            word = words(action)[0]!;
        if (!place) continue;
        const spot = found.get(place);
        if (spot) spot.ways.push(action);
        else found.set(place, { place, word, ways: [action], action });
    }
    for (const spot of found.values())
        if (spot.ways.length > 1) spot.action = `${spot.word} ${spot.place}`;
    return [...found.values()];
}

/* First every place that is part of a pair; then those that go with the first. */
function paired(actions: string[], card: string, first: string | null): Spot[] {
    const found = new Map<string, Spot>();
    for (const action of actions) {
        const places = words(action).slice(1);
        if (first !== null && !places.includes(first)) continue;
        for (const place of places) {
            if (place === first) continue;
            const spot = found.get(place);
            if (spot) spot.ways.push(action);
            else
                found.set(place, { place, word: card, action: `${card} ${place}`, ways: [action] });
        }
    }
    return [...found.values()];
}

export function spotsOf(legal: string[], focus: Focus): Spot[] {
    if (focus.card !== null) {
        const plays = waysOf(legal, focus.card);
        return PAIRS.has(focus.card) ? paired(plays, focus.card, focus.first) : grouped(plays);
    }
    if (focus.knight !== null)
        return grouped(legal.filter(action => action.startsWith(`move ${focus.knight} `)));
    if (focus.mode !== null)
        return grouped(legal.filter(action => action.startsWith(`${focus.mode} `)));
    const shown = isFree(legal) ? QUIET : ASKED;
    return grouped(legal.filter(action => shown.has(words(action)[0]!)));
}

/* The actions that play a card. */
export const waysOf = (legal: string[], card: string): string[] =>
    legal.filter(action => words(action)[0] === card);

/* What a card asks for, from the actions that play it. */
export type Asks = 'nothing' | 'place' | 'seat' | 'kind' | 'dice' | 'later';

export function asksFor(legal: string[], card: string): Asks {
    const [, a, b] = words(waysOf(legal, card)[0] ?? '');
    if (waysOf(legal, card).length === 0) return 'later';
    if (a === undefined) return 'nothing';
    if (isPlace(a)) return 'place';
    if (b !== undefined) return 'dice';
    return /^\d$/.test(a) ? 'seat' : 'kind';
}

/* What a knight may be told to do; hunting is chasing the pirate, where there is one. */
export const ORDERS = ['activate', 'promote', 'move', 'chase', 'hunt'] as const;
export type Order = (typeof ORDERS)[number];

export const knightMay = (legal: string[], corner: number, action: Order): boolean =>
    legal.some(each => each === `${action} c${corner}` || each.startsWith(`${action} c${corner} `));

/* "commit c3 c7" from the knights that are to fight. */
export const commitAction = (corners: number[]): string =>
    corners.length === 0
        ? 'commit -'
        : `commit ${[...corners]
              .sort((a, b) => a - b)
              .map(c => `c${c}`)
              .join(' ')}`;
