/* facts.ts - what the engine says about an island game through content(): shapes of boards, what
 * hexes yield, costs, supplies. A drawing is shown when its game's tables are there, so nothing
 * here is ever waited for. */
import type { DiceOdds } from '../drawing.ts';
import { Geometry, type Shape } from './geometry.ts';
import { isLand, type Board, type Counts, type Good, type Terrain } from './view.ts';

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

/* The shapes of boards, by the number of hexes. */
const shapes = new Map<number, Geometry>();

export function geometryOf({ hexes }: Board): Geometry {
    const found = shapes.get(hexes.length);
    if (!found) throw new Error(`no shape has ${hexes.length} hexes`);
    return found;
}

/* Whether nothing but sea is around a corner. */
export const atSea = (board: Board, corner: number): boolean =>
    geometryOf(board).cornerHexes[corner]!.every(h => !isLand(board.hexes[h]!));

/* The tables of one game: learnt once, then known. */
export class Tables<F extends Facts = Facts> {
    private known: F | null = null;
    readonly learn = (content: unknown): void => {
        this.known = content as F;
        for (const shape of this.known.shapes) shapes.set(shape.hexes.length, new Geometry(shape));
    };
    get facts(): F {
        if (!this.known) throw new Error('the tables of the game are not there yet');
        return this.known;
    }
}
