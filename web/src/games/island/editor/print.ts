/* print.ts - a sketch in the notation of boards (docs/notation.md), and which part of that text tells
 * of which place: so a refusal of the engine can be shown where it belongs. A number or a kind that
 * is not chosen yet is left out, which the engine refuses at that place. */
import type { Geometry } from '../geometry.ts';
import type { Terrain } from '../view.ts';
import type { Kind, Sketch, SketchHarbour, SketchKind } from './sketch.ts';

const TERRAIN: Record<Terrain, string> = {
    hills: 'h',
    forest: 'f',
    pasture: 'p',
    fields: 'g',
    mountains: 'm',
    desert: 'd',
    gold: '$',
    sea: 's',
    none: '-',
};
const HARBOUR: Record<SketchKind, string> = {
    brick: 'b',
    lumber: 'l',
    wool: 'w',
    grain: 'g',
    ore: 'o',
    any: '?',
    none: '-',
    empty: '',
};
/* The letter of a terrain in the notation: a key of the keyboard, too. */
export const terrainOf = (letter: string): Terrain | undefined =>
    (Object.keys(TERRAIN) as Terrain[]).find(terrain => TERRAIN[terrain] === letter);

export interface Printed {
    text: string;
    spans: { from: number; to: number; place: string }[]; /* h8 or e40, ascending */
}

class Writer {
    readonly out: Printed = { text: '', spans: [] };
    put(text: string): void {
        this.out.text += text;
    }
    /* Ends behind its text, where what is missing should stand. */
    place(place: string, text: string): void {
        const from = this.out.text.length;
        this.put(text);
        this.out.spans.push({ from, to: this.out.text.length, place });
    }
}

/* The hexes of each row of a frame, from the left. */
export function rowsOf(at: Geometry): number[][] {
    const rows = new Map<number, number[]>();
    at.shape.hexes.forEach(([, y], h) => rows.set(y, [...(rows.get(y) ?? []), h]));
    return [...rows.values()];
}

function hexes(out: Writer, sketch: Sketch, list: number[]): void {
    list.forEach((h, i) => {
        const { terrain, number } = sketch.hexes[h]!;
        if (i) out.put('.');
        out.place(`h${h}`, TERRAIN[terrain] + (number ?? ''));
    });
}

/* Without what is no hex at the end of rows, and without empty rows at the end. */
function rows(out: Writer, sketch: Sketch, at: Geometry): void {
    const here = (h: number) => sketch.hexes[h]!.terrain !== 'none';
    const cut = rowsOf(at).map(row => {
        let length = row.length;
        while (length > 0 && !here(row[length - 1]!)) length--;
        return row.slice(0, length);
    });
    while (cut.length > 1 && cut[cut.length - 1]!.length === 0) cut.pop();
    cut.forEach((row, i) => {
        if (i) out.put('/');
        hexes(out, sketch, row);
    });
}

function items(out: Writer, sketch: Sketch, robber: number | null, isles: number[][]): void {
    const parts: [string, string][] = [];
    if (robber !== null) parts.push([`h${robber}`, `r${robber}`]);
    if (sketch.pirate !== null) parts.push([`h${sketch.pirate}`, `p${sketch.pirate}`]);
    for (const isle of isles) parts.push([`h${isle[0]}`, `i${isle.join('+')}`]);
    out.put('@');
    parts.forEach(([place, text], i) => {
        if (i) out.put('.');
        out.place(place, text);
    });
    if (sketch.shuffled) out.put(parts.length ? '.x' : 'x');
}

const drawnHarbours = ({ harbours }: Sketch): SketchHarbour[] =>
    harbours.filter(({ kind }) => kind !== 'none').sort((a, b) => a.edge - b.edge);

/* `isles`: with points, in a text that says all; null: a text that leaves figures and islands to the
 * engine, which the shape of fixed boards always does. */
export function printBoard(
    sketch: Sketch,
    at: Geometry,
    kind: Kind,
    isles: number[][] | null,
): Printed {
    const out = new Writer();
    if (kind === 'fixed') {
        hexes(
            out,
            sketch,
            sketch.hexes.map((_, h) => h),
        );
        out.put('@');
        for (const { edge, kind: what } of sketch.harbours)
            out.place(`e${edge}`, HARBOUR[what === 'empty' ? 'none' : what]);
        return out.out;
    }
    rows(out, sketch, at);
    out.put('@');
    drawnHarbours(sketch).forEach(({ edge, kind: what }, i) => {
        if (i) out.put('.');
        out.place(`e${edge}`, `e${edge}${HARBOUR[what]}`);
    });
    if (isles) items(out, sketch, robberOf(sketch), isles);
    return out.out;
}

/* Where the robber starts: where it was put, else on the first desert. */
export function robberOf({ robber, hexes: all }: Sketch): number | null {
    if (robber !== null) return robber;
    const desert = all.findIndex(({ terrain }) => terrain === 'desert');
    return desert < 0 ? null : desert;
}

/* The place that byte `at` of the text tells of; null: none in particular. */
export function placeAt({ spans }: Printed, at: number): string | null {
    return spans.find(({ from, to }) => at >= from && at <= to)?.place ?? null;
}
