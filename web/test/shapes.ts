/* shapes.ts - for tests: boards of any shape, drawn with letters. A row of text is a row of hexes,
 * each two columns wide; every other row is moved by one column, as hexes are.
 *
 *     f forest  p pasture  g fields  h hills  m mountains  d desert  $ gold  . sea  - no hex */
import { Tables } from '../src/games/island/facts.ts';
import type { Shape } from '../src/games/island/geometry.ts';
import type { Board, Terrain } from '../src/games/island/view.ts';

type Pair = [number, number];

const LETTERS: Record<string, Terrain> = {
    f: 'forest',
    p: 'pasture',
    g: 'fields',
    h: 'hills',
    m: 'mountains',
    d: 'desert',
    $: 'gold',
    '.': 'sea',
    '-': 'none',
};
const NUMBERS = [5, 2, 6, 3, 8, 10, 9, 12, 11, 4];
const AROUND: Pair[] = [
    [0, -4],
    [2, -2],
    [2, 2],
    [0, 4],
    [-2, 2],
    [-2, -2],
];

/* The engine numbers places row by row from the top, each row from the left. */
function numbered(points: Pair[]): Pair[] {
    const known = new Map(points.map(point => [point.join(), point]));
    return [...known.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}

export function shapeOf(hexes: Pair[]): Shape {
    const corner = ([x, y]: Pair, k: number): Pair => {
        const [dx, dy] = AROUND[k % 6]!;
        return [x + dx, y + dy];
    };
    const side = (hex: Pair, k: number): Pair => {
        const [a, b] = [corner(hex, k), corner(hex, k + 1)];
        return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    };
    const corners = numbered(hexes.flatMap(hex => AROUND.map((_, k) => corner(hex, k))));
    const edges = numbered(hexes.flatMap(hex => AROUND.map((_, k) => side(hex, k))));
    const find = (list: Pair[], [x, y]: Pair) => list.findIndex(p => p[0] === x && p[1] === y);
    const hex_corners = hexes.map(hex => AROUND.map((_, k) => find(corners, corner(hex, k))));
    const hex_edges = hexes.map(hex => AROUND.map((_, k) => find(edges, side(hex, k))));
    const edge_corners = edges.map((): Pair => [-1, -1]);
    hex_edges.forEach((list, h) =>
        list.forEach((e, k) => {
            const ends = [hex_corners[h]![k]!, hex_corners[h]![(k + 1) % 6]!];
            edge_corners[e] = ends.sort((a, b) => a - b) as Pair;
        }),
    );
    return { hexes, corners, edges, hex_corners, hex_edges, edge_corners };
}

/* A board of this picture; every land hex but deserts has a number. Its shape is known from then
 * on, in place of any other with as many hexes. */
export function boardOf(picture: string): Board & { shape: Shape } {
    const places: Pair[] = [];
    const hexes: Board['hexes'] = [];
    picture
        .split('\n')
        .filter(row => row.trim())
        .forEach((row, y) =>
            [...row].forEach((letter, x) => {
                const terrain = LETTERS[letter];
                if (!terrain) return;
                places.push([2 * x, 6 * y]);
                hexes.push(
                    /sea|desert|none/.test(terrain)
                        ? { terrain }
                        : { terrain, number: NUMBERS[hexes.length % NUMBERS.length]! },
                );
            }),
        );
    const shape = shapeOf(places);
    new Tables().learn({ shapes: [shape] });
    return { hexes, harbours: [], robber: null, shape };
}

/* Thirty hexes: two islands, gold and a desert in a frame of sea; and places without a hex. */
export const THIRTY = `
- - . . . . .
 - . f h . $ .
- . p g m . f .
 - . d . . p .
- - . . . . . .
`;

/* What lies on a map, wherever: landscapes and numbers. */
export const contents = (sketch: { hexes: { terrain: Terrain; number?: number }[] }): string =>
    [
        sketch.hexes.map(({ terrain }) => terrain).sort(),
        sketch.hexes.map(({ number }) => number ?? 0).sort(),
    ].join();
