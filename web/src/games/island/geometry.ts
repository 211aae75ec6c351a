/* geometry.ts - where the hexes, corners and edges of a board lie and what touches what, as the
 * engine gives it: the client draws any shape and knows none.
 *
 * The engine counts quarters of a hex's width to the right and quarters of a side's length down,
 * so all its coordinates are whole numbers; here they become drawing units. */

export type Point = { x: number; y: number };
export type Box = Point & { width: number; height: number };

/* As the engine writes it. Corners of a hex go clockwise from the top; side k of a hex joins its
 * corners k and k + 1. */
export interface Shape {
    hexes: [number, number][];
    corners: [number, number][];
    edges: [number, number][];
    hex_corners: number[][];
    hex_edges: number[][];
    edge_corners: [number, number][];
}

/* Drawing units: a hex has the side length (and circumradius) R. */
export const R = 100;
const HALF_WIDTH = (Math.sqrt(3) / 2) * R;
const at = ([x, y]: [number, number]): Point => ({ x: (x * HALF_WIDTH) / 2, y: (y * R) / 4 });

/* The corners of a hex around its middle, clockwise from the top. */
const AROUND = (
    [
        [0, -4],
        [2, -2],
        [2, 2],
        [0, 4],
        [-2, 2],
        [-2, -2],
    ] as [number, number][]
).map(at);

export class Geometry {
    readonly shape: Shape;
    readonly cornerHexes: number[][]; /* the one to three hexes around a corner, ascending */
    readonly edgeHexes: number[][]; /* the one or two beside an edge */
    private readonly hexes: Point[];
    private readonly corners: Point[];
    private readonly edges: Point[];

    constructor(shape: Shape) {
        this.shape = shape;
        [this.hexes, this.corners, this.edges] = [
            shape.hexes.map(at),
            shape.corners.map(at),
            shape.edges.map(at),
        ];
        const beside = (count: number, of: number[][]): number[][] => {
            const found: number[][] = Array.from({ length: count }, () => []);
            of.forEach((list, h) => {
                for (const n of list) found[n]!.push(h);
            });
            return found;
        };
        this.cornerHexes = beside(shape.corners.length, shape.hex_corners);
        this.edgeHexes = beside(shape.edges.length, shape.hex_edges);
    }

    hexXY(h: number): Point {
        return this.hexes[h]!;
    }
    cornerXY(c: number): Point {
        return this.corners[c]!;
    }
    edgeXY(e: number): Point {
        return this.edges[e]!;
    }

    /* The angle of an edge in degrees, from its left end to its right end. */
    edgeAngle(e: number): number {
        const [a, b] = this.shape.edge_corners[e]!.map(c => this.cornerXY(c)) as [Point, Point];
        const [l, r] = a.x <= b.x ? [a, b] : [b, a];
        return (Math.atan2(r.y - l.y, r.x - l.x) * 180) / Math.PI;
    }

    /* The outline of a hex whose circumradius is `size` times R, as an SVG points attribute. */
    outline(h: number, size = 1): string {
        const { x, y } = this.hexXY(h);
        return AROUND.map(
            p => `${(x + p.x * size).toFixed(1)},${(y + p.y * size).toFixed(1)}`,
        ).join(' ');
    }

    /* Where a place named in notation (h8, c12, e40) is drawn; null for anything else. */
    placeXY(id: string): Point | null {
        if (!/^[hce]\d+$/.test(id)) return null;
        const list = { h: this.hexes, c: this.corners, e: this.edges }[id[0] as 'h' | 'c' | 'e'];
        return list[Number(id.slice(1))] ?? null;
    }

    /* The smallest box around these hexes, with so much room beside and above them. */
    box(hexes: number[], aside = 0, above = 0): Box {
        const corners = hexes.flatMap(h => this.shape.hex_corners[h]!).map(c => this.cornerXY(c));
        const xs = corners.map(p => p.x),
            ys = corners.map(p => p.y);
        const x = Math.round(Math.min(...xs) - aside),
            y = Math.round(Math.min(...ys) - above);
        return {
            x,
            y,
            width: Math.round(Math.max(...xs) + aside) - x,
            height: Math.round(Math.max(...ys) + above) - y,
        };
    }
}
