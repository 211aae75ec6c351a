/* layers.tsx - what lies on the board of a game with ships, in the order in which it is drawn, for a
 * table and for pictures without anything to press; and the same in words. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../../../app/icon.tsx';
import { list } from '../../../i18n/i18n.ts';
import type { Play } from '../../drawing.ts';
import { geometryOf } from '../facts.ts';
import type { Layers } from '../figures.tsx';
import { COMPASS, direction, placeName } from '../names.ts';
import { T as islandTexts } from '../texts.ts';
import { hexesOf, words } from '../view.ts';
import { Anchors, Flags, Pirate, Ships, Wake } from './pieces.tsx';
import { anchored, sailing, stateOf } from './sail.ts';
import { T } from './texts.ts';
import { isles, viewOf, type Board, type View } from './view.ts';

interface Look {
    view: View;
    colours: string[];
    compact: boolean;
    me?: number | null;
    seen?: string | null; /* the last action */
    lifted?: number | null;
}

/* "sail e3 e9" is where a ship was put, and where it came from. */
function lastShip(seen: string | null | undefined): { put: string | null; left: number | null } {
    const [word, a = '', b = ''] = words(seen ?? '');
    if (word === 'sail') return { put: b, left: Number(a.slice(1)) };
    return { put: word === 'ship' ? a : null, left: null };
}

export function layersOf({ view, colours, compact, me = null, seen, lifted }: Look): Layers {
    const { put, left } = lastShip(seen),
        board = view.board!,
        look = { view, colours, compact };
    return {
        ground: <Flags {...look} me={me} />,
        before: (
            <>
                {left !== null && <Wake board={board} edge={left} />}
                <Ships {...look} last={put} lifted={lifted} />
            </>
        ),
        after: <Pirate board={board} compact={compact} />,
    };
}

/* The same at a table, where ships can be taken up. */
export function tableLayers(play: Play): Layers & { hint?: ComponentChildren } {
    const view = viewOf(play)!,
        last = play.last.value,
        fixed = anchored(play);
    const layers = layersOf({
        view,
        colours: play.colours,
        compact: play.narrow.value,
        me: play.me,
        seen: last && last.seat >= 0 ? last.seen : null,
        lifted: sailing(play) ? stateOf(play).ship.value : null,
    });
    if (fixed.length === 0) return layers;
    return {
        ...layers,
        after: (
            <>
                <Anchors board={view.board!} edges={fixed} />
                {layers.after}
            </>
        ),
        hint: (
            <>
                <Icon id="line-closed" />
                {T().closedHint}
            </>
        ),
    };
}

/* "island in the north" */
export function isleName(board: Board, n: number): string {
    const at = geometryOf(board),
        points = board.islands[n]!.hexes.map(h => at.hexXY(h));
    const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;
    const middle = { x: mean(points.map(p => p.x)), y: mean(points.map(p => p.y)) };
    return T().isle(islandTexts()[COMPASS[direction(at.box(hexesOf(board)), middle)]!]);
}

/* Ships, pirate and islands, for readers who cannot see the board. */
export function seaText(view: View, names: string[]): string[] {
    const t = T(),
        board = view.board;
    if (!board) return [];
    const pirate =
        board.pirate === null || board.pirate === undefined
            ? []
            : [`${placeName(`h${board.pirate}`, board)}, ${t.pirateHere}`];
    const fleets = view.seats.flatMap((seat, i) =>
        seat.ships.length
            ? [
                  `${names[i]}: ${t.shipsAt(seat.ships.map(e => placeName(`e${e}`, board)).join('; '))}`,
              ]
            : [],
    );
    const flags = isles(board).map(({ isle, n }) => {
        const owners = names.filter((_, i) => view.seats[i]?.islands.includes(n));
        return t.islePoints(isleName(board, n), isle.points, owners.length ? list(owners) : '');
    });
    return [...pirate, ...flags, ...fleets];
}
