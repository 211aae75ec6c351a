/* check.ts - what the engine says to a map. It tells of one thing at a time; so that a reader sees all
 * of them, what it refuses is noted and mended in a copy, and the copy is asked about again. */
import type { Refusal, SetupEngine } from '../../../net/setup.ts';
import type { Geometry } from '../geometry.ts';
import { isLand } from '../view.ts';
import { placeAt, printBoard } from './print.ts';
import { numbered, setHarbour, setNumber, type Isle, type Kind, type Sketch } from './sketch.ts';

export interface Finding extends Refusal {
    place: string | null; /* h8 or e40; null: the map as a whole */
    missing: 'number' | 'harbour' | null; /* what is only not chosen yet */
}
export interface Verdict {
    findings: Finding[];
    text: string; /* the map in notation; can be played if nothing was found */
    isles: Isle[]; /* as the engine sees them, home land too */
}

/* For whom the map is: the game, how many play, and its other options as they stand in a line. */
export interface Setting {
    game: string;
    seats: number;
    options: string;
    kind: Kind;
    at: Geometry;
}

const NAME = 'board=';
export const lineOf = (text: string, options: string): string =>
    NAME + text + (options && `,${options}`);

function missingAt(sketch: Sketch, place: string | null): Finding['missing'] {
    const n = Number(place?.slice(1));
    if (place?.[0] === 'h') {
        const { terrain, number } = sketch.hexes[n]!;
        return numbered(terrain) && number === undefined ? 'number' : null;
    }
    return sketch.harbours.find(({ edge }) => edge === n)?.kind === 'empty' ? 'harbour' : null;
}

/* The copy with something in place of what is missing, or without what is wrong; null: it cannot be
 * helped, and what else there is to say waits. */
function mend(sketch: Sketch, { at, kind }: Setting, finding: Finding): Sketch | null {
    const n = Number(finding.place?.slice(1));
    if (finding.missing === 'number') return setNumber(sketch, n, 2);
    if (finding.missing === 'harbour') return setHarbour(sketch, at, kind, n, 'any');
    if (finding.place?.[0] === 'e') return setHarbour(sketch, at, kind, n, null);
    return null;
}

const islesOf = (engine: SetupEngine): Isle[] =>
    (engine.view() as unknown as { board: { islands?: Isle[] } | null }).board?.islands ?? [];

/* The islands that the engine finds by itself: asked with land alone, all of it numbered. */
function foundIsles(engine: SetupEngine, sketch: Sketch, setting: Setting): number[][] {
    const hexes = sketch.hexes.map(hex => (isLand(hex) ? { terrain: 'desert' as const } : hex));
    const bare: Sketch = { ...sketch, hexes, harbours: [] };
    const { text } = printBoard(bare, setting.at, setting.kind, null);
    if (engine.start(setting.game, setting.seats, lineOf(text, setting.options))) return [];
    return islesOf(engine)
        .filter(isle => !isle.home)
        .map(isle => isle.hexes);
}

/* Islands that are those the engine finds anyway are left to it, so that new land counts, too. */
export function plain(engine: SetupEngine, sketch: Sketch, setting: Setting): Sketch {
    if (setting.kind === 'fixed' || sketch.isles === null) return sketch;
    const listed = (isles: number[][]) =>
        isles
            .map(isle => isle.join('+'))
            .sort()
            .join();
    const found = foundIsles(engine, sketch, setting);
    return listed(found) === listed(sketch.isles) ? { ...sketch, isles: null } : sketch;
}

export function check(engine: SetupEngine, sketch: Sketch, setting: Setting): Verdict {
    const { game, seats, options, kind, at } = setting;
    const isles = kind === 'fixed' ? null : (sketch.isles ?? foundIsles(engine, sketch, setting));
    const findings: Finding[] = [];
    let tried: Sketch | null = { ...sketch, shuffled: false };
    while (tried) {
        const printed = printBoard(tried, at, kind, isles);
        const refusal = engine.start(game, seats, lineOf(printed.text, options));
        if (!refusal) break;
        const inside = refusal.at - NAME.length;
        const place = inside > 0 ? placeAt(printed, inside) : null;
        const finding = { ...refusal, place, missing: missingAt(tried, place) };
        findings.push(finding);
        tried = mend(tried, setting, finding);
    }
    return {
        findings,
        text: printBoard(sketch, at, kind, isles).text,
        isles: tried && kind === 'free' ? islesOf(engine) : [],
    };
}
