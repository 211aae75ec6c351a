/* balance.ts - how even a map is: pips of each resource and of each island, and which of the wishes
 * that people have for a map it does not fulfil. These are matters of taste: no rule of a game. */
import type { Geometry } from '../geometry.ts';
import type { Terrain } from '../view.ts';
import type { Isle, Sketch } from './sketch.ts';

/* How many of the 36 rolls of two dice have this sum. */
export const pips = (number: number | undefined): number =>
    number === undefined ? 0 : 6 - Math.abs(7 - number);

export const PAYING = ['forest', 'hills', 'pasture', 'fields', 'mountains'] as const;
export type Paying = (typeof PAYING)[number];

export const WISHES = ['apart', 'unlike', 'resources', 'islands', 'gold'] as const;
export type Wish = (typeof WISHES)[number];
export type Wishes = Record<Wish, boolean>;
export const USUAL: Wishes = {
    apart: true,
    unlike: true,
    resources: true,
    islands: false,
    gold: false,
};

export interface Range {
    low: number;
    high: number;
}
export interface Balance {
    resources: { terrain: Terrain; pips: number; hexes: number }[]; /* gold last, where it is */
    range: Range; /* in which each resource's pips are even */
    isles: { hexes: number[]; home: boolean; each: number }[]; /* pips per hex */
    between: Range; /* in which pips per hex of an island are even */
}

const sum = (list: number[]): number => list.reduce((a, b) => a + b, 0);

/* Even: not more than a quarter away from what each would have if all had the same. */
export function rangeOf(total: number): Range {
    const mean = total / PAYING.length;
    return { low: Math.floor(mean * 0.75), high: Math.ceil(mean * 1.25) };
}
const out = (value: number, { low, high }: Range): number =>
    Math.max(0, low - value) + Math.max(0, value - high);

export function balanceOf(sketch: Sketch, isles: Isle[]): Balance {
    const terrains = [...PAYING, 'gold'] as Terrain[];
    const resources = terrains
        .map(terrain => {
            const all = sketch.hexes.filter(hex => hex.terrain === terrain);
            return {
                terrain,
                hexes: all.length,
                pips: sum(all.map(({ number }) => pips(number))),
            };
        })
        .filter(({ terrain, hexes }) => terrain !== 'gold' || hexes > 0);
    const paid = resources.filter(({ terrain }) => terrain !== 'gold').map(each => each.pips);
    const groups = isles.map(({ hexes, home }) => ({
        hexes,
        home,
        each: sum(hexes.map(h => pips(sketch.hexes[h]!.number))) / Math.max(1, hexes.length),
    }));
    const land = groups.flatMap(({ hexes }) => hexes);
    const mean = sum(land.map(h => pips(sketch.hexes[h]!.number))) / Math.max(1, land.length);
    return {
        resources,
        range: rangeOf(sum(paid)),
        isles: groups,
        between: { low: mean * 0.75, high: mean * 1.25 },
    };
}

/* Pairs of hexes side by side. */
export function neighbours(at: Geometry): [number, number][] {
    return at.edgeHexes.flatMap(([a, b]) =>
        a === undefined || b === undefined ? [] : [[a, b] as [number, number]],
    );
}
const red = (number: number | undefined): boolean => number === 6 || number === 8;

export interface Breach {
    wish: Wish;
    places: string[]; /* hexes that do not fit together, or that are too many or too few */
    terrain?: Terrain;
}

const hexName = (h: number): string => `h${h}`;

function besides(
    sketch: Sketch,
    at: Geometry,
    wish: Wish,
    clash: (a: number, b: number) => boolean,
): Breach[] {
    return neighbours(at).flatMap(([a, b]) => {
        const one = sketch.hexes[a]!.number,
            two = sketch.hexes[b]!.number;
        return one !== undefined && two !== undefined && clash(one, two)
            ? [{ wish, places: [hexName(a), hexName(b)] }]
            : [];
    });
}

/* What of the wishes is not fulfilled, wish by wish. */
export function breaches(sketch: Sketch, at: Geometry, isles: Isle[], wishes: Wishes): Breach[] {
    const found: Breach[] = [];
    const balance = balanceOf(sketch, isles);
    if (wishes.apart) found.push(...besides(sketch, at, 'apart', (a, b) => red(a) && red(b)));
    /* 6 beside 6 is named once, as two red numbers, where these are to lie apart. */
    if (wishes.unlike)
        found.push(
            ...besides(sketch, at, 'unlike', (a, b) => a === b && !(wishes.apart && red(a))),
        );
    if (wishes.resources)
        for (const each of balance.resources)
            if (each.terrain !== 'gold' && out(each.pips, balance.range) > 0)
                found.push({
                    wish: 'resources',
                    terrain: each.terrain,
                    places: sketch.hexes.flatMap(({ terrain }, h) =>
                        terrain === each.terrain ? [hexName(h)] : [],
                    ),
                });
    if (wishes.islands && balance.isles.length > 1)
        for (const { each, hexes } of balance.isles)
            if (out(each, balance.between) > 0)
                found.push({ wish: 'islands', places: hexes.map(hexName) });
    if (wishes.gold) found.push(...goldAtHome(sketch, isles));
    return found;
}

function goldAtHome(sketch: Sketch, isles: Isle[]): Breach[] {
    const places = isles
        .filter(({ home }) => home)
        .flatMap(({ hexes }) => hexes)
        .filter(h => sketch.hexes[h]!.terrain === 'gold')
        .map(hexName);
    return places.length ? [{ wish: 'gold', places }] : [];
}

/* How far a map is from its wishes; 0: all are fulfilled. */
export function distance(sketch: Sketch, at: Geometry, isles: Isle[], wishes: Wishes): number {
    const { resources, range, isles: groups, between } = balanceOf(sketch, isles);
    const pairs = breaches(sketch, at, isles, { ...wishes, resources: false, islands: false });
    const even = resources.filter(({ terrain }) => terrain !== 'gold');
    return (
        sum(pairs.map(({ places, wish }) => (wish === 'gold' ? 3 * places.length : 3))) +
        (wishes.resources ? sum(even.map(each => out(each.pips, range))) : 0) +
        (wishes.islands && groups.length > 1
            ? sum(groups.map(each => out(each.each, between) * each.hexes.length))
            : 0)
    );
}
