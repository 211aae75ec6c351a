/* panbar.tsx - what lies over a board that can be panned: buttons for its size, a small picture of
 * the whole with the part in view, and, until it was tried, how to move it. */
import type { ComponentChildren, JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { Icon } from '../../app/icon.tsx';
import { panned } from '../../app/settings.ts';
import { geometryOf } from './facts.ts';
import { DEEP } from './land.tsx';
import type { Pan } from './pan.ts';
import { T } from './texts.ts';
import { hexesOf, type Board, type Terrain } from './view.ts';

/* Terrains as they look from far away. */
const FLAT: Record<Terrain, string> = {
    hills: '#97461D',
    forest: '#20473D',
    pasture: '#6C9E67',
    fields: '#E09E18',
    mountains: '#797889',
    desert: '#F7F4E4',
    gold: '#F3DC82',
    sea: DEEP,
    none: 'none',
};

interface Line {
    edge: number;
    colour: string;
}

/* Pressing it brings that part of the board into view. */
function SmallMap({ pan, board, lines }: { pan: Pan; board: Board; lines: Line[] }): JSX.Element {
    const at = geometryOf(board),
        { x, y, width, height } = pan.box.value,
        part = pan.view.value;
    const land = useMemo(
        () =>
            hexesOf(board).map(h => (
                <polygon key={h} points={at.outline(h)} fill={FLAT[board.hexes[h]!.terrain]} />
            )),
        [board.hexes],
    );
    const press = (event: MouseEvent) => {
        const box = (event.currentTarget as Element).getBoundingClientRect();
        const scale = Math.min(box.width / width, box.height / height);
        if (!event.clientX && !event.clientY) pan.fit();
        else
            pan.centre({
                x: x + width / 2 + (event.clientX - box.x - box.width / 2) / scale,
                y: y + height / 2 + (event.clientY - box.y - box.height / 2) / scale,
            });
    };
    return (
        <button type="button" class="small-map" aria-label={T().smallMap} onClick={press}>
            <svg viewBox={`${x} ${y} ${width} ${height}`} aria-hidden="true">
                {land}
                {lines.map(({ edge, colour }) => {
                    const [a, b] = at.shape.edge_corners[edge]!.map(c => at.cornerXY(c));
                    return (
                        <path
                            key={edge}
                            d={`M${a!.x} ${a!.y}L${b!.x} ${b!.y}`}
                            stroke={colour}
                            stroke-width="34"
                            stroke-linecap="round"
                        />
                    );
                })}
                <rect class="small-map-part" {...part} rx="40" />
            </svg>
        </button>
    );
}

export function ZoomBar({ pan }: { pan: Pan }): JSX.Element {
    const t = T(),
        near = pan.near.value;
    return (
        <div class="zoom-bar" role="group" aria-label={t.zoom}>
            <button type="button" aria-label={t.closer} onClick={() => pan.closer()}>
                <Icon id="zoom-in" />
            </button>
            <button
                type="button"
                aria-label={t.farther}
                aria-disabled={!near}
                onClick={() => pan.farther()}>
                <Icon id="zoom-out" />
            </button>
            <button
                type="button"
                aria-label={t.wholeMap}
                aria-disabled={!near}
                onClick={() => pan.fit()}>
                <Icon id="zoom-fit" />
            </button>
        </div>
    );
}

interface Props {
    pan: Pan;
    board: Board;
    lines: Line[];
    hint?: ComponentChildren; /* more urgent than how to move the board */
}

export function PanParts({ pan, board, lines, hint }: Props): JSX.Element {
    const near = pan.near.value;
    if (pan.moved.value && !panned.peek()) panned.value = true;
    return (
        <>
            {near && <SmallMap pan={pan} board={board} lines={lines} />}
            <ZoomBar pan={pan} />
            {(hint || (near && !panned.value)) && (
                <span class="pan-hint">
                    {hint ?? (
                        <>
                            <Icon id="ed-pan" />
                            {T().panHint}
                        </>
                    )}
                </span>
            )}
        </>
    );
}
