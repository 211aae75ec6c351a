/* facts.ts - what the engine tells of an island game through content(): shapes of boards, what
 * hexes yield, costs, supplies. A drawing is shown when its game's tables are there, so nothing
 * here is ever waited for. */
import type { DiceOdds } from '../drawing.ts';
import { Geometry, type Shape } from './geometry.ts';
import type { Board, Counts, Good, Terrain } from './view.ts';

/* Something to build or buy; the word is that of its action. */
export interface Thing {
    cost: Counts;
    each?: number;
    points?: number;
}
/* What one building at a hex of this terrain is paid. */
export interface Land {
    id: Terrain;
    good: number | null;
    settlement: Counts;
    city: Counts;
}

export interface Facts {
    goods: { id: Good; letter: string }[];
    terrains: Land[];
    rates: { bank: number; any: number; own: number };
    longest_road: { least: number; points: number };
    dice: DiceOdds;
    things: Record<string, Thing>;
    shapes: Shape[];
}

/* Shapes that games always have, by the number of hexes; and those that came with a view, by their
 * text, because every view brings them anew. */
const standing = new Map<number, Geometry>();
const brought = new Map<string, Geometry>();
const seen = new WeakMap<Shape, Geometry>();

function bring(shape: Shape): Geometry {
    const key = JSON.stringify(shape.hexes);
    const found = brought.get(key) ?? new Geometry(shape);
    brought.set(key, found);
    seen.set(shape, found);
    return found;
}

/* The geometry of a board: of its own shape, or of that which its game tells for so many hexes. */
export function geometryOf({ shape, hexes }: Board): Geometry {
    const found = shape ? (seen.get(shape) ?? bring(shape)) : standing.get(hexes.length);
    if (!found) throw new Error(`no shape has ${hexes.length} hexes`);
    return found;
}

/* The tables of one game: learnt once, then known. */
export class Tables<F extends Facts = Facts> {
    private known: F | null = null;
    readonly learn = (content: unknown): void => {
        this.known = content as F;
        for (const shape of this.known.shapes)
            standing.set(shape.hexes.length, new Geometry(shape));
    };
    get facts(): F {
        if (!this.known) throw new Error('the tables of the game are not there yet');
        return this.known;
    }
}
