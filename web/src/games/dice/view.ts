/* view.ts - the dice game's view as the server sends it (games/dice/fields.c), and its notation
 * (docs/notation.md): dice as counts of faces. Costs, sites and the tree of roads come with the
 * view; nothing here knows a rule. */

export const FACES = ['brick', 'lumber', 'wool', 'grain', 'ore', 'gold'] as const;
export type Face = (typeof FACES)[number];
export const LETTERS = 'blwgo$';
export const GOLD = 5;
export const DICE = 6;
export type Counts = number[];

export const BUILDS = ['city', 'settlement', 'knight', 'road'] as const;
export type Build = (typeof BUILDS)[number];

export type Site = { points: number; road: number | null };
export type Knight = { points: number; joker: Face | 'any' };
export type Plan = {
    roads: { after: number | null }[];
    settlements: Site[];
    cities: Site[];
    knights: Knight[];
    costs: Record<Build, Counts>;
    boxes: number;
    cross: number;
};
export type Seat = {
    points: number;
    crosses: number;
    roads: number[];
    open_roads: number[];
    settlements: number;
    cities: number;
    knights: number;
    used_jokers: number[];
    boxes: number[];
};
export type View = {
    phase: 'start' | 'roll' | 'dice' | 'choose' | 'build' | 'over';
    turn: number;
    round: number;
    active: number;
    first: number;
    viewer: number | null;
    dice: Counts;
    aside: Counts;
    to_roll: number;
    rolls: number;
    rolls_left: number;
    gained: number;
    jokers: number[];
    seats: Seat[];
    plan: Plan;
    options: { joker: 'same-turn' | 'later-turns' };
};

export const words = (action: string): string[] => action.split(' ');
export const none = (): Counts => [0, 0, 0, 0, 0, 0];
export const total = (dice: Counts): number => dice.reduce((a, b) => a + b, 0);
export const faceOf = (letter: string): number => LETTERS.indexOf(letter);

export function printFaces(dice: Counts): string {
    const text = dice
        .map((n, i) => (n === 0 ? '' : (n > 1 ? String(n) : '') + LETTERS[i]))
        .join('');
    return text || '-';
}

/* null: no list of dice. */
export function parseFaces(text: string): Counts | null {
    const out = none();
    if (text === '-') return out;
    if (!/^(\d?b)?(\d?l)?(\d?w)?(\d?g)?(\d?o)?(\d?\$)?$/.test(text) || text === '') return null;
    for (const [, n, letter] of text.matchAll(/(\d?)([blwgo$])/g))
        out[faceOf(letter!)]! += n === '' ? 1 : Number(n);
    return out;
}

/* What dice lack of a cost, face by face. */
export const lacking = (dice: Counts, cost: Counts): Counts =>
    dice.map((n, i) => Math.max(0, (cost[i] ?? 0) - n));

/* The faces of counts one by one: [2, 0, 1, ...] is brick, brick, wool. */
export const listed = (dice: Counts): number[] =>
    dice.flatMap((n, face) => Array.from({ length: n }, () => face));

/* What a seat has next of a kind: its points and its site; null when all are built. */
export function nextOf(
    view: View,
    seat: Seat,
    build: Build,
): { points: number; road: number | null; free: boolean } | null {
    const { plan } = view;
    if (build === 'road')
        return seat.open_roads.length ? { points: 1, road: null, free: true } : null;
    if (build === 'knight') {
        const knight = plan.knights[seat.knights];
        return knight ? { points: knight.points, road: null, free: true } : null;
    }
    const site = build === 'city' ? plan.cities[seat.cities] : plan.settlements[seat.settlements];
    if (!site) return null;
    return { ...site, free: site.road === null || seat.roads.includes(site.road) };
}

/* The nearest building site that a road leads to, settlements first. */
export function leadsTo(plan: Plan, road: number): { build: Build; points: number } | null {
    let roads = [road];
    while (roads.length) {
        for (const build of ['settlement', 'city'] as const) {
            const site = (build === 'city' ? plan.cities : plan.settlements).find(
                each => each.road !== null && roads.includes(each.road),
            );
            if (site) return { build, points: site.points };
        }
        roads = plan.roads.flatMap((each, i) =>
            each.after !== null && roads.includes(each.after) ? [i] : [],
        );
    }
    return null;
}

/* The score after each box. */
export function running(boxes: number[]): number[] {
    let sum = 0;
    return boxes.map(points => (sum += points));
}
