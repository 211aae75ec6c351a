/* view.ts - the base game's view as the server sends it (games/base/json.c), and its notation
 * (docs/notation.md): reading and writing card lists, and splitting actions into words. Nothing
 * here knows a rule; the static costs are display data, the server alone judges. */

export const RESOURCES = ['brick', 'lumber', 'wool', 'grain', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];
export const LETTERS = 'blwgo';
/* The order in which hands are shown, as indices into RESOURCES: lumber first. */
export const SHOWN = [1, 0, 2, 3, 4];

/* Games around this one have commodities as well; counts of cards are then longer, and a count
 * that is not there is none. A hand is shown with the commodity of a resource's hexes in the
 * order of their resources. */
export const GOODS = [...RESOURCES, 'paper', 'cloth', 'coin'] as const;
export type Good = (typeof GOODS)[number];
export const GOOD_LETTERS = 'blwgopcm';
export const SHOWN_ALL = [...SHOWN, 6, 5, 7];

export const DEV_CARDS = ['knight', 'roadbuilding', 'invention', 'monopoly', 'victory'] as const;
export const DEV_LETTERS = 'krimv';

export type Terrain = 'hills' | 'forest' | 'pasture' | 'fields' | 'mountains' | 'desert';
export const YIELD: Record<Terrain, number | null> = {
    hills: 0,
    forest: 1,
    pasture: 2,
    fields: 3,
    mountains: 4,
    desert: null,
};
export type HarbourKind = Resource | 'any' | 'none';
export type Counts = number[];

export type Hex = { terrain: Terrain; number?: number };
export type Board = {
    hexes: Hex[];
    harbours: { edge: number; kind: HarbourKind }[];
    robber: number | null; /* null: beside the board */
};
export type Reply =
    { kind: 'accept' } | { kind: 'decline' } | { kind: 'counter'; gives: Counts; wants: Counts };
export type Terms = { gives: Counts; wants: Counts };
export type Offer = Terms & { to: number[]; replies: (Reply | null)[] };
/* What other seats propose to the one whose turn it is, and whether the viewer may. */
export type Proposals = { proposals: (Terms | null)[]; may_propose: boolean };
export type Seat = {
    points: number;
    cards: number;
    hand: Counts | null;
    dev_cards: number;
    dev: Counts | null;
    knights: number;
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
export type Phase =
    | 'board'
    | 'start'
    | 'settle'
    | 'pave'
    | 'roll'
    | 'dice'
    | 'discard'
    | 'robber'
    | 'steal'
    | 'main'
    | 'draw'
    | 'freeroads'
    | 'offer'
    | 'over';
export type View = Proposals & {
    phase: Phase;
    turn: number;
    active: number;
    first: number;
    viewer: number | null;
    dice: [number, number] | null;
    rolled: boolean;
    built: boolean;
    card_played: boolean;
    free_roads: number;
    offers_made: number;
    board: Board | null;
    bank: Counts;
    deck: number;
    fresh: Counts;
    longest_road: number | null;
    largest_army: number | null;
    seats: Seat[];
    offer: Offer | null;
    options: {
        separate_phases: boolean;
        friendly_robber: boolean;
        target: number;
        discard_limit: number;
        offers: number;
        bank: number;
    };
};

export const none = (): Counts => [0, 0, 0, 0, 0];
export const total = (cards: Counts): number => cards.reduce((a, b) => a + b, 0);
export const minus = (a: Counts, b: Counts): Counts => a.map((n, i) => n - (b[i] ?? 0));
export const covers = (hand: Counts, cards: Counts): boolean =>
    cards.every((n, i) => n <= (hand[i] ?? 0));
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

export type Trade = { gives: Counts; wants: Counts };

export function parseTrade(text: string): Trade | null {
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

/* What each thing costs, brick lumber wool grain ore: shown on the buttons. */
export const COST: Record<'road' | 'settlement' | 'city' | 'buy', Counts> = {
    road: [1, 1, 0, 0, 0],
    settlement: [1, 1, 1, 1, 0],
    city: [0, 0, 0, 2, 3],
    buy: [0, 0, 1, 1, 1],
};
export type Build = keyof typeof COST;
