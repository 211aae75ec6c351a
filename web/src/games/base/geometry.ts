/* geometry.ts - the 19-hex island in the browser: the same numbers for hexes, corners and edges as
 * games/island/geometry.c, recomputed from the same rule (row by row from the top, each row from
 * the left). web/test/geometry.test.ts compares every table with the C file.
 *
 * A point counts half hex widths to the right and half side lengths down from the centre of the
 * island, so all coordinates are whole numbers; `at` turns them into drawing units. */

export type Point = { x: number; y: number };

/* Corner k of a hex is k steps clockwise from the top; side k joins corners k and k + 1. */
const AROUND: Point[] = [
    { x: 0, y: -2 },
    { x: 1, y: -1 },
    { x: 1, y: 1 },
    { x: 0, y: 2 },
    { x: -1, y: 1 },
    { x: -1, y: -1 },
];

const byRow = (a: Point, b: Point) => a.y - b.y || a.x - b.x;
const same = (a: Point, b: Point) => a.x === b.x && a.y === b.y;

function unique(points: Point[]): Point[] {
    const sorted = [...points].sort(byRow);
    return sorted.filter((p, i) => i === 0 || !same(p, sorted[i - 1]!));
}

function hexPoints(): Point[] {
    const points: Point[] = [];
    for (let r = -2; r <= 2; r++)
        for (let q = -2; q <= 2; q++)
            if (Math.abs(q + r) <= 2) points.push({ x: 2 * q + r, y: 3 * r });
    return points;
}

const cornerAt = (h: Point, k: number): Point => {
    const d = AROUND[k % 6]!;
    return { x: h.x + d.x, y: h.y + d.y };
};

/* An edge is known by twice its middle, which is again a whole number. */
const sideAt = (h: Point, k: number): Point => {
    const a = cornerAt(h, k),
        b = cornerAt(h, k + 1);
    return { x: a.x + b.x, y: a.y + b.y };
};

const SIDES = [0, 1, 2, 3, 4, 5];

export const HEXES: Point[] = hexPoints();
export const CORNERS: Point[] = unique(HEXES.flatMap(h => SIDES.map(k => cornerAt(h, k))));
export const EDGES: Point[] = unique(HEXES.flatMap(h => SIDES.map(k => sideAt(h, k))));

const find = (list: Point[], p: Point) => list.findIndex(q => same(p, q));

/* The corners of each hex clockwise from the top, and its sides NE E SE SW W NW. */
export const HEX_CORNER: number[][] = HEXES.map(h => SIDES.map(k => find(CORNERS, cornerAt(h, k))));
export const HEX_EDGE: number[][] = HEXES.map(h => SIDES.map(k => find(EDGES, sideAt(h, k))));

/* The two ends of each edge, ascending. */
export const EDGE_CORNER: [number, number][] = EDGES.map((_, e) => {
    for (let h = 0; h < HEXES.length; h++) {
        const k = HEX_EDGE[h]!.indexOf(e);
        if (k < 0) continue;
        const a = HEX_CORNER[h]![k]!,
            b = HEX_CORNER[h]![(k + 1) % 6]!;
        return a < b ? [a, b] : [b, a];
    }
    throw new Error(`edge ${e} belongs to no hex`);
});

/* The one to three hexes around each corner, the one or two beside each edge, ascending. */
export const CORNER_HEX: number[][] = CORNERS.map((_, c) =>
    HEXES.flatMap((_h, h) => (HEX_CORNER[h]!.includes(c) ? [h] : [])),
);
export const EDGE_HEX: number[][] = EDGES.map((_, e) =>
    HEXES.flatMap((_h, h) => (HEX_EDGE[h]!.includes(e) ? [h] : [])),
);

/* Drawing units: a hex has the side length (and circumradius) R. */
export const R = 100;
const HALF_WIDTH = (Math.sqrt(3) / 2) * R;
const at = (p: Point, scale: number): Point => ({
    x: (p.x * HALF_WIDTH) / scale,
    y: (p.y * R) / 2 / scale,
});

export const hexXY = (h: number): Point => at(HEXES[h]!, 1);
export const cornerXY = (c: number): Point => at(CORNERS[c]!, 1);
export const edgeXY = (e: number): Point => at(EDGES[e]!, 2);

/* The angle of an edge in degrees, from its left end to its right end. */
export function edgeAngle(e: number): number {
    const [a, b] = EDGE_CORNER[e]!.map(cornerXY) as [Point, Point];
    const [l, r] = a.x <= b.x ? [a, b] : [b, a];
    return (Math.atan2(r.y - l.y, r.x - l.x) * 180) / Math.PI;
}

/* The outline of a hex whose circumradius is `size` times R, as an SVG points attribute. */
export function outline(h: number, size = 1): string {
    const c = hexXY(h);
    return AROUND.map(d => {
        const p = at(d, 1);
        return `${(c.x + p.x * size).toFixed(1)},${(c.y + p.y * size).toFixed(1)}`;
    }).join(' ');
}

/* Where a place named in notation (h8, c12, e40) is drawn; null for anything else. */
export function placeXY(id: string): Point | null {
    if (!/^[hce]\d+$/.test(id)) return null;
    const n = Number(id.slice(1));
    if (id[0] === 'h' && n < HEXES.length) return hexXY(n);
    if (id[0] === 'c' && n < CORNERS.length) return cornerXY(n);
    if (id[0] === 'e' && n < EDGES.length) return edgeXY(n);
    return null;
}
