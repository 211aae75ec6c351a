/* view.ts - what the views of all island games have in common as the server sends them
 * (games/island), and the notation (docs/notation.md): reading and writing card lists, and
 * splitting actions into words. Nothing here knows a rule. */

export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
/* The order in which hands are shown, as indices into RESOURCES: lumber first. */
export const SHOWN = [1, 0, 2, 3, 4];

/* Some games have commodities as well; counts of cards are then longer, and a count that is not
 * there is none. A hand is shown with the commodity of a resource's hexes in the order of their
 * resources. */
export const GOODS = [...RESOURCES, 'paper', 'cloth', 'coin'] as const;
export type Good = (typeof GOODS)[number];
export const GOOD_LETTERS = 'blwgopcm';
export const SHOWN_ALL = [...SHOWN, 6, 5, 7];

/* none: there is no hex at this place of the frame. */
export type Terrain =
    'hills' | 'forest' | 'pasture' | 'fields' | 'mountains' | 'desert' | 'gold' | 'sea' | 'none';
export type HarbourKind = Resource | 'any' | 'none';
export type Counts = number[];

export type Hex = { terrain: Terrain; number?: number };
export type Board = {
    hexes: Hex[];
    harbours: { edge: number; kind: HarbourKind }[];
    robber: number | null; /* null: beside the board */
};
export type Terms = { gives: Counts; wants: Counts };
export type Reply = { kind: 'accept' } | { kind: 'decline' } | ({ kind: 'counter' } & Terms);
export type Offer = Terms & { to: number[]; replies: (Reply | null)[] };
/* What other seats propose to the one whose turn it is, and whether the viewer may. */
export type Proposals = { proposals: (Terms | null)[]; may_propose: boolean };
export type Seat = {
    points: number;
    cards: number;
    hand: Counts | null;
    road_length: number;
    roads_left: number;
    settlements_left: number;
    cities_left: number;
    settlements: number[];
    cities: number[];
    roads: number[];
    rates: Counts;
    owes: number;
};
export type Options = { target: number; discard_limit: number; offers: number; bank: number };
export type View<S extends Seat = Seat> = Proposals & {
    phase: string;
    turn: number;
    active: number;
    first: number;
    viewer: number | null;
    dice: [number, number] | null;
    free_roads: number;
    offers_made: number;
    board: Board | null;
    bank: Counts;
    longest_road: number | null;
    seats: S[];
    offer: Offer | null;
    options: Options;
};

export const isLand = ({ terrain }: Hex): boolean => terrain !== 'sea' && terrain !== 'none';
/* The hexes that a board has, as numbers. */
export const hexesOf = ({ hexes }: Board): number[] =>
    hexes.flatMap(({ terrain }, h) => (terrain === 'none' ? [] : [h]));

export const none = (): Counts => [0, 0, 0, 0, 0];
export const total = (cards: Counts): number => cards.reduce((a, b) => a + b, 0);
export const minus = (a: Counts, b: Counts): Counts => a.map((n, i) => n - (b[i] ?? 0));
/* What is missing of `cards` in `hand`. */
export const lacking = (hand: Counts, cards: Counts): Counts =>
    cards.map((n, i) => Math.max(0, n - (hand[i] ?? 0)));

/* "2bg" from counts; "-" if there are none. */
export function printCards(cards: Counts, letters = GOOD_LETTERS): string {
    let text = '';
    cards.forEach((n, i) => {
        if (n > 0) text += (n > 1 ? String(n) : '') + letters[i];
    });
    return text || '-';
}

/* Counts from "2bg" or "-"; null for anything else, also for hidden cards such as "?3". */
export function parseCards(text: string, letters = GOOD_LETTERS): Counts | null {
    const cards = none();
    if (text === '-') return cards;
    let rest = text,
        last = -1;
    while (rest) {
        const m = /^(\d*)([a-z])/.exec(rest);
        if (!m) return null;
        const i = letters.indexOf(m[2]!);
        if (i <= last) return null;
        while (cards.length <= i) cards.push(0);
        cards[i] = m[1] ? Number(m[1]) : 1;
        last = i;
        rest = rest.slice(m[0].length);
    }
    return last < 0 ? null : cards;
}

export function parseTrade(text: string): Terms | null {
    const [a, b, more] = text.split('>');
    if (a === undefined || b === undefined || more !== undefined) return null;
    const gives = parseCards(a),
        wants = parseCards(b);
    return gives && wants ? { gives, wants } : null;
}

export const printTrade = (gives: Counts, wants: Counts): string =>
    `${printCards(gives)}>${printCards(wants)}`;

/* The word of an action and the rest of it: "robber h8 2" is ["robber", "h8", "2"]. */
export const words = (action: string): string[] => action.split(' ');
