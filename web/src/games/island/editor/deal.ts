/* deal.ts - deals the land and the numbers of a map anew, so that it fulfils the wishes of balance.ts.
 * What is dealt is what the map has: the same hexes of land in the same shape, the same numbers, and
 * for hexes without one the numbers that are fewest. The same map, wishes and seed give the same
 * deal, whatever lay where before. */
import type { Geometry } from '../geometry.ts';
import { isLand, type Hex, type Terrain } from '../view.ts';
import { breaches, distance, type Breach, type Wishes } from './balance.ts';
import { NUMBERS, numbered, type Isle, type Kind, type Sketch } from './sketch.ts';

/* Numbers below `bound`, the same on every machine: mulberry32. */
export function dice(seed: number): (bound: number) => number {
    let state = seed >>> 0;
    return bound => {
        state = (state + 0x6d2b79f5) >>> 0;
        let t = Math.imul(state ^ (state >>> 15), state | 1);
        t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
        return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * bound);
    };
}

export function shuffle<T>(list: T[], below: (bound: number) => number): T[] {
    const all = [...list];
    for (let i = all.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [all[i], all[j]] = [all[j]!, all[i]!];
    }
    return all;
}

/* Numbers for so many hexes: those there are, then the rarest; 2 and 12 count twice. */
export function bagOf(have: number[], count: number): number[] {
    const bag = have.slice(0, count);
    const share = (n: number) =>
        bag.filter(each => each === n).length * (n === 2 || n === 12 ? 2 : 1);
    while (bag.length < count)
        bag.push(NUMBERS.reduce((best, n) => (share(n) < share(best) ? n : best)));
    return bag.sort((a, b) => a - b);
}

const ORDER = ['hills', 'forest', 'pasture', 'fields', 'mountains', 'gold', 'desert'];
const byOrder = (a: Terrain, b: Terrain): number => ORDER.indexOf(a) - ORDER.indexOf(b);

/* On maps with sea deserts stay: they part land from land there. */
function lie(sketch: Sketch, kind: Kind, below: (bound: number) => number): Sketch {
    const places = sketch.hexes.flatMap((hex, h) =>
        isLand(hex) && (kind === 'fixed' || hex.terrain !== 'desert') ? [h] : [],
    );
    const terrains = shuffle(places.map(h => sketch.hexes[h]!.terrain).sort(byOrder), below);
    const paying = terrains.filter(numbered).length;
    const have = places.flatMap(h => sketch.hexes[h]!.number ?? []).sort((a, b) => a - b);
    const numbers = shuffle(bagOf(have, paying), below);
    const hexes: Hex[] = [...sketch.hexes];
    places.forEach((h, i) => {
        const terrain = terrains[i]!;
        hexes[h] = numbered(terrain) ? { terrain, number: numbers.pop()! } : { terrain };
    });
    return { ...sketch, hexes };
}

/* Two hexes change their land, their numbers or both. */
function swapped(sketch: Sketch, a: number, b: number, what: number): Sketch {
    const hexes = [...sketch.hexes],
        one = hexes[a]!,
        two = hexes[b]!;
    if (what === 0 || !numbered(one.terrain) || !numbered(two.terrain))
        [hexes[a], hexes[b]] = [two, one];
    else if (what === 1) {
        hexes[a] = { ...one, number: two.number };
        hexes[b] = { ...two, number: one.number };
    } else {
        hexes[a] = { ...one, terrain: two.terrain };
        hexes[b] = { ...two, terrain: one.terrain };
    }
    return { ...sketch, hexes };
}

const TRIES = 4,
    STEPS = 2500;

/* Takes every swap that makes the map no worse, until all wishes are fulfilled. */
function climb(
    start: Sketch,
    places: number[],
    far: (sketch: Sketch) => number,
    below: (bound: number) => number,
): { sketch: Sketch; far: number } {
    let sketch = start,
        now = far(start);
    for (let i = 0; i < STEPS && now > 0; i++) {
        const next = swapped(
            sketch,
            places[below(places.length)]!,
            places[below(places.length)]!,
            below(3),
        );
        const then = far(next);
        if (then <= now) [sketch, now] = [next, then];
    }
    return { sketch, far: now };
}

export interface Dealt {
    sketch: Sketch;
    broken: Breach[]; /* wishes that this map could not be given */
}

export function deal(
    sketch: Sketch,
    at: Geometry,
    kind: Kind,
    isles: Isle[],
    wishes: Wishes,
    seed: number,
): Dealt {
    const below = dice(seed),
        far = (each: Sketch) => distance(each, at, isles, wishes);
    let best: { sketch: Sketch; far: number } | null = null;
    for (let i = 0; i < TRIES && best?.far !== 0; i++) {
        const start = lie(sketch, kind, below);
        const places = start.hexes.flatMap((hex, h) =>
            isLand(hex) && (kind === 'fixed' || hex.terrain !== 'desert') ? [h] : [],
        );
        if (places.length === 0) return { sketch, broken: [] };
        const found = climb(start, places, far, below);
        if (!best || found.far < best.far) best = found;
    }
    return { sketch: best!.sketch, broken: breaches(best!.sketch, at, isles, wishes) };
}
