/* sketch.ts - a map as the editor holds it, finished or not, and what single strokes change about it.
 * Every function gives a new sketch, or the same one if nothing changes, so that steps can be taken
 * back. Whether a map can be played is asked of the engine (check.ts), never answered here; what a
 * stroke takes away with it is only what cannot be drawn any more. */
import type { Geometry } from '../geometry.ts';
import { isLand, type Board, type HarbourKind, type Hex, type Terrain } from '../view.ts';

/* empty: a harbour whose kind is not chosen yet. */
export type SketchKind = HarbourKind | 'empty';
export type SketchHarbour = { edge: number; kind: SketchKind };

export type Sketch = {
    hexes: Hex[];
    harbours: SketchHarbour[];
    robber: number | null;
    pirate: number | null;
    isles: number[][] | null; /* with points; null: as the engine finds them */
    shuffled: boolean; /* kinds of harbours are shuffled before the game */
};

/* What a game allows its boards to be. Fixed: all places are land, harbours have their spots and the
 * robber starts on the desert; else any shape, with sea, figures and islands. */
export type Kind = 'fixed' | 'free';

export const LANDS = [
    'forest',
    'hills',
    'pasture',
    'fields',
    'mountains',
    'desert',
    'gold',
    'sea',
] as const satisfies readonly Terrain[];
export const NUMBERS = [2, 3, 4, 5, 6, 8, 9, 10, 11, 12] as const;
export const HARBOURS = ['any', 'lumber', 'brick', 'wool', 'grain', 'ore'] as const;

export const landsOf = (kind: Kind): readonly Terrain[] =>
    kind === 'free' ? LANDS : LANDS.filter(land => land !== 'gold' && land !== 'sea');

/* Whether hexes of this terrain carry a number. */
export const numbered = (terrain: Terrain): boolean =>
    terrain !== 'desert' && terrain !== 'sea' && terrain !== 'none';

/* As the parts of the island draw it. */
export const boardOf = (sketch: Sketch): Board => sketch as unknown as Board;

/* A board of the engine as a sketch. */
export function sketchOf(board: Board, kind: Kind): Sketch {
    const more = board as Partial<{ pirate: number | null; islands: Isle[] }>;
    return {
        hexes: board.hexes.map(({ terrain, number }) =>
            number === undefined ? { terrain } : { terrain, number },
        ),
        harbours: board.harbours.map(({ edge, kind: what }) => ({ edge, kind: what })),
        robber: kind === 'free' ? board.robber : null,
        pirate: more.pirate ?? null,
        isles: kind === 'free' ? pointed(more.islands ?? []) : null,
        shuffled: false,
    };
}

export type Isle = { hexes: number[]; points: number; home: boolean };
const pointed = (isles: Isle[]): number[][] =>
    isles.filter(isle => !isle.home).map(isle => isle.hexes);

/* Nothing but sea, inside a frame of this many hexes. */
export const emptySea = (hexes: number): Sketch => ({
    hexes: Array.from({ length: hexes }, () => ({ terrain: 'sea' as const })),
    harbours: [],
    robber: null,
    pirate: null,
    isles: null,
    shuffled: false,
});

/* Land on one side of the path and none on the other. */
export function isCoast(at: Geometry, hexes: Hex[], edge: number): boolean {
    return at.edgeHexes[edge]!.filter(h => isLand(hexes[h]!)).length === 1;
}
export const coast = (at: Geometry, { hexes }: Sketch): number[] =>
    at.shape.edges.map((_, e) => e).filter(e => isCoast(at, hexes, e));

/* Without what has lost its place: harbours inland, figures on the wrong ground, islands of sea. */
function settled(sketch: Sketch, at: Geometry, kind: Kind): Sketch {
    if (kind === 'fixed') return sketch;
    const { hexes, robber, pirate } = sketch,
        land = (h: number) => isLand(hexes[h]!);
    return {
        ...sketch,
        harbours: sketch.harbours.filter(({ edge }) => isCoast(at, hexes, edge)),
        robber: robber !== null && land(robber) ? robber : null,
        pirate: pirate !== null && hexes[pirate]!.terrain === 'sea' ? pirate : null,
        isles: sketch.isles?.map(isle => isle.filter(land)).filter(isle => isle.length) ?? null,
    };
}

function withHex(sketch: Sketch, h: number, hex: Hex): Sketch {
    const hexes = [...sketch.hexes];
    hexes[h] = hex;
    return { ...sketch, hexes };
}

/* New land keeps the number that lay there. */
export function paint(sketch: Sketch, at: Geometry, kind: Kind, h: number, to: Terrain): Sketch {
    const { terrain, number } = sketch.hexes[h]!;
    if (terrain === to) return sketch;
    const hex = numbered(to) && number !== undefined ? { terrain: to, number } : { terrain: to };
    return settled(withHex(sketch, h, hex), at, kind);
}

/* null takes it away. */
export function setNumber(sketch: Sketch, h: number, number: number | null): Sketch {
    const hex = sketch.hexes[h]!;
    if (!numbered(hex.terrain) || (hex.number ?? null) === number) return sketch;
    return withHex(sketch, h, number === null ? { terrain: hex.terrain } : { ...hex, number });
}

/* A harbour on a path of the coast; where boards are fixed, on one of their spots. */
export function setHarbour(
    sketch: Sketch,
    at: Geometry,
    kind: Kind,
    edge: number,
    to: SketchKind | null,
): Sketch {
    const { harbours } = sketch,
        was = harbours.find(harbour => harbour.edge === edge);
    if ((was?.kind ?? null) === to) return sketch;
    if (kind === 'fixed') {
        if (!was) return sketch;
        const now = { edge, kind: to ?? ('none' as const) };
        return { ...sketch, harbours: harbours.map(each => (each === was ? now : each)) };
    }
    const others = harbours.filter(each => each !== was);
    if (to === null) return { ...sketch, harbours: others };
    if (!isCoast(at, sketch.hexes, edge)) return sketch;
    const all = [...others, { edge, kind: to }];
    return { ...sketch, harbours: all.sort((a, b) => a.edge - b.edge) };
}

/* The robber on land, the pirate on sea. */
export function setFigure(sketch: Sketch, figure: 'robber' | 'pirate', h: number | null): Sketch {
    if (sketch[figure] === h) return sketch;
    if (h !== null) {
        const hex = sketch.hexes[h]!;
        if (figure === 'robber' ? !isLand(hex) : hex.terrain !== 'sea') return sketch;
    }
    return { ...sketch, [figure]: h };
}

/* ---- Islands ---- */

/* The hexes that hang together with one, among those that `belongs` lets in. */
export function piece(at: Geometry, from: number, belongs: (h: number) => boolean): number[] {
    const found = new Set([from]);
    for (const h of found)
        for (const e of at.shape.hex_edges[h]!)
            for (const next of at.edgeHexes[e]!) if (belongs(next)) found.add(next);
    return [...found].sort((a, b) => a - b);
}

/* All that hang together, each once. */
export function pieces(at: Geometry, hexes: number[]): number[][] {
    const rest = new Set(hexes),
        found: number[][] = [];
    for (const h of hexes) {
        if (!rest.has(h)) continue;
        const one = piece(at, h, next => rest.has(next));
        for (const each of one) rest.delete(each);
        found.push(one);
    }
    return found;
}

/* Whole: the land around the hex as far as it is of the same sort; else the hex alone. */
export function setIsle(
    sketch: Sketch,
    at: Geometry,
    known: number[][],
    h: number,
    isle: boolean,
    whole: boolean,
): Sketch {
    if (!isLand(sketch.hexes[h]!)) return sketch;
    const old = sketch.isles ?? known,
        now = new Set(old.flat());
    if (now.has(h) === isle) return sketch;
    const same = (next: number) => isLand(sketch.hexes[next]!) && now.has(next) === now.has(h);
    for (const each of whole ? piece(at, h, same) : [h])
        if (isle) now.add(each);
        else now.delete(each);
    return {
        ...sketch,
        isles: pieces(
            at,
            [...now].sort((a, b) => a - b),
        ),
    };
}

/* ---- Taking away, and the size of the frame ---- */

/* Land becomes sea, sea becomes nothing; on fixed boards a number goes, then the land. */
export function erase(sketch: Sketch, at: Geometry, kind: Kind, h: number): Sketch {
    const { terrain, number } = sketch.hexes[h]!;
    if (sketch.robber === h || sketch.pirate === h)
        return setFigure(sketch, sketch.robber === h ? 'robber' : 'pirate', null);
    if (kind === 'fixed')
        return number !== undefined
            ? setNumber(sketch, h, null)
            : paint(sketch, at, kind, h, 'desert');
    return paint(sketch, at, kind, h, terrain === 'sea' || terrain === 'none' ? 'none' : 'sea');
}

/* How far a hex lies from the middle of the frame, in hexes. */
export function farOf(at: Geometry, h: number): number {
    const { x, y, width, height } = at.box(at.shape.hexes.map((_, n) => n)),
        p = at.hexXY(h);
    const side = (x - p.x + width / 2) / Math.sqrt(3),
        down = (p.y - y - height / 2) / 1.5;
    const q = (side - down / 2) / 100,
        r = down / 100;
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

export const SIZES = [2, 3, 9] as const; /* rings around the middle; 9: the whole frame */

/* The frame made smaller or larger: what lies outside goes, what is new is sea. */
export function resize(sketch: Sketch, at: Geometry, rings: number): Sketch {
    const hexes = sketch.hexes.map((hex, h): Hex => {
        const inside = farOf(at, h) <= rings + 0.6;
        if (!inside) return { terrain: 'none' };
        return hex.terrain === 'none' ? { terrain: 'sea' } : hex;
    });
    return settled({ ...sketch, hexes }, at, 'free');
}
