/* geometry.ts - where the things of the sheet stand: six land hexes with flat tops around one of
 * sea, each with sides of 100. Junctions are numbered along the tree of roads. */

export type Point = { x: number; y: number };
const ROW = (Math.sqrt(3) / 2) * 100;
const at = (x: number, rows: number): Point => ({ x, y: rows * ROW });

export const SIDE = 100;
export type Terrain = 'mountain' | 'field' | 'pasture' | 'forest' | 'hill' | 'desert';
/* In the order of the knights that live there. */
export const LAND: { terrain: Terrain; at: Point }[] = [
    { terrain: 'mountain', at: at(-150, -1) },
    { terrain: 'field', at: at(-150, 1) },
    { terrain: 'pasture', at: at(0, 2) },
    { terrain: 'forest', at: at(150, 1) },
    { terrain: 'hill', at: at(150, -1) },
    { terrain: 'desert', at: at(0, -2) },
];

const JUNCTIONS: Point[] = [
    at(-100, -2),
    at(-50, -1),
    at(-100, 0),
    at(-200, 0),
    at(-50, 1),
    at(-100, 2),
    at(-200, 2),
    at(-50, 3),
    at(50, 3),
    at(100, 2),
    at(50, 1),
    at(100, 0),
    at(50, -1),
    at(100, -2),
    at(200, 2),
    at(250, 1),
    at(200, 0),
    at(250, -1),
];
const ENDS: [number, number][] = [
    [1, 2],
    [2, 3],
    [2, 4],
    [4, 5],
    [5, 6],
    [5, 7],
    [7, 8],
    [8, 9],
    [9, 10],
    [10, 11],
    [11, 12],
    [12, 13],
    [9, 14],
    [14, 15],
    [15, 16],
    [16, 17],
];

export type Line = { from: Point; to: Point };
/* A road; null is the start road. */
export function roadLine(road: number | null): Line {
    const [a, b] = road === null ? [0, 1] : ENDS[road]!;
    return { from: JUNCTIONS[a]!, to: JUNCTIONS[b]! };
}
/* The junction at the far end of a road. */
export const siteXY = (road: number | null): Point => roadLine(road).to;
export const ROAD_COUNT = ENDS.length;

/* The same line without so much at both ends. */
export function shorter({ from, to }: Line, cut: number): Line {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const dx = ((to.x - from.x) / length) * cut,
        dy = ((to.y - from.y) / length) * cut;
    return { from: { x: from.x + dx, y: from.y + dy }, to: { x: to.x - dx, y: to.y - dy } };
}
export const middle = ({ from, to }: Line): Point => ({
    x: (from.x + to.x) / 2,
    y: (from.y + to.y) / 2,
});

/* The corners of a hex as SVG wants them. */
export function hexPoints(centre: Point, side: number): string {
    return Array.from({ length: 6 }, (_, i) => {
        const angle = (Math.PI / 3) * i;
        return (
            `${(centre.x + side * Math.cos(angle)).toFixed(1)},` +
            (centre.y + side * Math.sin(angle)).toFixed(1)
        );
    }).join(' ');
}

export const knightXY = (knight: number): Point => ({
    x: LAND[knight]!.at.x,
    y: LAND[knight]!.at.y - 16,
});
export const jokerXY = (knight: number): Point => ({
    x: LAND[knight]!.at.x,
    y: LAND[knight]!.at.y + 40,
});
