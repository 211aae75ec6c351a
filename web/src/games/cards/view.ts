/* view.ts - the card game's view as the server sends it, its places and its actions, as
 * docs/notation.md has them. Nothing here knows a rule. */
import type { View as AnyView } from '../../net/types.ts';

export const KINDS = ['brick', 'lumber', 'wool', 'grain', 'ore', 'gold'] as const;
export const LETTERS = 'blwgo$';
export const LANDS = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'goldfield'] as const;
export const COLUMNS = 'abcdefghijklm';

export interface Slot {
    at: string;
    card: string;
    owner: number;
    count: number;
    dogma: boolean;
    used: boolean;
    new: boolean;
}
export interface Land {
    at: string;
    kind: string;
    number: number;
    store: number;
}
export interface Seat {
    name: string;
    points: number;
    strength: number;
    joust: number;
    commerce: number;
    limit: number;
    hand: string[];
    shown: boolean[];
    resources: string;
    ready: boolean;
    copies: string | null;
    towns: { at: string; level: number }[];
    roads: string[];
    lands: Land[];
    cards: Slot[];
    costs: Record<string, string>;
    spares: Record<string, number>; /* resources that may be spared of a cost, by choice */
    rest: string[] | null; /* our cards somewhere in our stacks */
}
export interface Stack {
    id: string;
    owner: number | null;
    set?: string;
    cards: string[];
    bans: number[]; /* seats that may not use it */
    seen: number[];
    open: boolean;
}
export interface Owes {
    seat: number | null;
    what: string;
    left?: number | null;
    kinds?: string | null;
    card?: string | null;
    why?: string;
    pile?: string | null;
}
export interface View {
    mode: string;
    set: string | null;
    sets: string[];
    target: number;
    turns: number;
    turn: number;
    round: number;
    step: string;
    active: number;
    first: number;
    viewer: number | null;
    die: number | null;
    event: string | null;
    eventCard: string | null;
    gate: boolean;
    knight: number | null;
    mill: number | null;
    played: number;
    offers: number;
    offersMax: number;
    cheap: string | null;
    winner: number | null;
    supply: { road: number; settlement: number; city: number; land: number };
    stacks: Stack[];
    events: string[];
    discards: Stack[];
    display: string[];
    landStack: string[];
    aside: string[];
    seats: Seat[];
    offer: { from: number; give: string; want: string } | null;
    owes: Owes | null;
    frames: { what: string; seat: number; args: number[] }[];
}

export const asView = (view: AnyView): View => view as unknown as View;

/* "2bl$" as counts by kind; null: not a list of resources. */
export function parseGoods(text: string): number[] | null {
    const counts = [0, 0, 0, 0, 0, 0];
    if (text === '-' || text === '') return counts;
    if (!/^(\d*[blwgo$])+$/.test(text)) return null;
    for (const [, n, letter] of text.matchAll(/(\d*)([blwgo$])/g))
        counts[LETTERS.indexOf(letter!)]! += n ? Number(n) : 1;
    return counts;
}
export const printGoods = (counts: number[]): string =>
    counts.map((n, i) => (n === 0 ? '' : `${n > 1 ? n : ''}${LETTERS[i]}`)).join('') || '-';
export const total = (counts: number[]): number => counts.reduce((sum, n) => sum + n, 0);

/* ---- places ---- */

export type PlaceKind = 'road' | 'land' | 'outer' | 'site' | 'town';
export interface Place {
    text: string;
    other: boolean;
    at: string;
    kind: PlaceKind;
    side: 0 | 1;
}

export function parsePlace(text: string): Place | null {
    const other = text.startsWith('@'),
        at = other ? text.slice(1) : text;
    if (/^[a-m][0-4]$/.test(at)) {
        const n = Number(at[1]);
        return {
            text,
            other,
            at,
            kind: n === 0 ? 'road' : n < 3 ? 'land' : 'outer',
            side: n % 2 === 0 ? 1 : 0,
        };
    }
    const town = /^(\d{1,2})([a-d])?$/.exec(at);
    if (!town || Number(town[1]) < 1 || Number(town[1]) > 12) return null;
    return {
        text,
        other,
        at,
        kind: town[2] ? 'site' : 'town',
        side: town[2] === 'c' || town[2] === 'd' ? 1 : 0,
    };
}

/* ---- actions ---- */

/* What the arguments of each action are, in order. */
export type Argument =
    'card' | 'place' | 'pile' | 'kind' | 'number' | 'landcard' | 'goods' | 'deck';
export const ARGUMENTS: Record<string, Argument[]> = {
    lay: ['kind'],
    deck: ['card', 'number'],
    strike: ['card', 'number'],
    ready: [],
    roll: [],
    build: ['card', 'place'],
    play: ['card'],
    bank: ['goods', 'place'],
    offer: ['goods'],
    accept: [],
    decline: [],
    use: ['place'],
    sell: ['card'],
    lift: ['pile'],
    demolish: ['place'],
    end: [],
    gain: ['place'],
    pay: ['place'],
    name: ['kind'],
    choose: ['number'],
    draw: ['pile'],
    search: ['pile'],
    take: ['card'],
    bury: ['card', 'pile'],
    hit: ['place'],
    put: ['place'],
    land: ['landcard', 'place'],
    swap: ['place', 'place'],
    ban: ['pile'],
    pass: [],
    sample: ['deck'],
};

export interface Act {
    text: string;
    word: string;
    args: string[];
}

export function parseAct(text: string): Act {
    const [word = '', ...args] = text.split(' ');
    return { text, word, args };
}

/* ---- what lies where ---- */

export const slotAt = (seat: Seat, at: string): Slot | null =>
    seat.cards.find(slot => slot.at === at) ?? null;
export const landAt = (seat: Seat, at: string): Land | null =>
    seat.lands.find(land => land.at === at) ?? null;

/* The columns and towns that hold anything, from left to right. */
export type Column =
    { kind: 'column'; name: string } | { kind: 'town'; name: string; level: number };

export function columnsOf(seat: Seat, extra: string[] = []): Column[] {
    const used = new Set<number>(); /* columns even, towns odd: a is 0, town 1 is 1 */
    const mark = (text: string): void => {
        const place = parsePlace(text);
        if (!place) return;
        used.add(
            place.kind === 'site' || place.kind === 'town'
                ? parseInt(place.at, 10) * 2 - 1
                : COLUMNS.indexOf(place.at[0]!) * 2,
        );
    };
    for (const town of seat.towns) mark(town.at);
    for (const road of seat.roads) mark(road);
    for (const land of seat.lands) mark(land.at);
    for (const text of extra) mark(text);
    if (used.size === 0) return [];
    const low = Math.min(...used),
        high = Math.max(...used);
    return Array.from({ length: high - low + 1 }, (_, i): Column => {
        const n = low + i;
        if (n % 2 === 0) return { kind: 'column', name: COLUMNS[n / 2]! };
        const name = String((n + 1) / 2);
        return { kind: 'town', name, level: seat.towns.find(town => town.at === name)?.level ?? 0 };
    });
}

/* The seat whose principality lies below: one's own, a spectator sees seat 0's. */
export const lower = (view: View, me: number | null): number => me ?? view.viewer ?? 0;

export function goodsOf(seat: Seat): number[] {
    return parseGoods(seat.resources) ?? [];
}
