/* link.ts - a map as a link, and back from whatever people paste: a link of this page, an option line,
 * or the bare text of a board. The engine reads it; here it is only found. */
import type { Refusal, SetupEngine } from '../../../net/setup.ts';
import type { Board } from '../view.ts';
import { lineOf } from './check.ts';
import { sketchOf, type Kind, type Sketch } from './sketch.ts';

export interface Shared {
    game: string | null; /* null: the text does not say */
    seats: number | null;
    line: string; /* of options */
    name: string;
}

/* The parts of the address behind #/maps. */
export const linkParts = (game: string, seats: number, line: string, name: string): string[] => [
    game,
    String(seats),
    line,
    ...(name ? [name] : []),
];

export const sharedOf = ([game, seats, line, name]: string[]): Shared | null =>
    line === undefined
        ? null
        : {
              game: game ?? null,
              seats: /^\d$/.test(seats ?? '') ? Number(seats) : null,
              line,
              name: name ?? '',
          };

export function readShared(text: string): Shared | null {
    const trimmed = text.trim(),
        link = /#\/maps\/(\S+)$/.exec(trimmed)?.[1];
    if (link !== undefined) {
        try {
            return sharedOf(link.split('/').map(decodeURIComponent));
        } catch {
            return null;
        }
    }
    const line = trimmed.replace(/\s+/g, '');
    if (!line.includes('@')) return null;
    return {
        game: null,
        seats: null,
        name: '',
        line: line.includes('board=') ? line : lineOf(line, ''),
    };
}

/* Where a board stands in an option line. */
const BOARD = /(^|,)board=([^,]*)/;

export interface Read {
    sketch: Sketch;
    options: string; /* the line without the board */
}

/* What the line says; or why the engine does not take it. Shuffled harbours are dealt when the game
 * begins, so the engine is asked without them and shows where they lie. */
export function readLine(
    engine: SetupEngine,
    game: string,
    seats: number,
    kind: Kind,
    line: string,
): Read | Refusal {
    const [head, harbours = '', items] = (BOARD.exec(line)?.[2] ?? '').split('@');
    const marks = items?.split('.') ?? [],
        shuffled = marks.includes('x');
    const still = [
        head,
        harbours,
        ...(items === undefined ? [] : [marks.filter(each => each !== 'x').join('.')]),
    ];
    const plain = shuffled
        ? line.replace(BOARD, `$1board=${still.join('@').replace(/\$/g, '$$$$')}`)
        : line;
    const refusal = engine.start(game, seats, plain);
    if (refusal) return refusal;
    const { board } = engine.view() as unknown as { board: Board | null };
    const options = line.replace(BOARD, '').replace(/^,/, '');
    if (!board) return { at: 0, rule: '', why: { en: 'board=TEXT', de: 'board=TEXT' } };
    /* Figures may wait beside the board when the game begins; the text says where they start. */
    const figure = (letter: string): number | null => {
        const mark = marks.find(each => each.startsWith(letter));
        return mark ? Number(mark.slice(1)) : null;
    };
    const sketch = sketchOf(board, kind),
        robber = sketch.robber ?? figure('r'),
        pirate = sketch.pirate ?? figure('p');
    return { sketch: { ...sketch, robber, pirate, shuffled }, options };
}
