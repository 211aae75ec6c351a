/* pieces.tsx - what games with ships add to the island: ships with their direction, the pirate, flags
 * of islands that bring points. Sizes and order are those of the art's description. */
import type { JSX } from 'preact';
import { marks as marksSetting } from '../../../app/settings.ts';
import { geometryOf } from '../facts.ts';
import { R, type Geometry, type Point } from '../geometry.ts';
import { use } from '../land.tsx';
import { isLand, type Board as IslandBoard } from '../view.ts';
import { isles, type Board, type View } from './view.ts';

const NOWHERE: Point = { x: 0, y: 0 };

interface ShipProps {
    at: Geometry;
    edge: number;
    colour: string;
    compact: boolean;
    mark?: number; /* of the seat, for readers to whom colours are alike */
    fresh?: boolean;
}

/* The keel lies along the edge, the boat stands upright on it. */
export function Ship({ at, edge, colour, compact, mark, fresh }: ShipProps): JSX.Element {
    const p = at.edgeXY(edge),
        sign = { x: R * 0.27, y: R * 0.2 };
    return (
        <g transform={`translate(${p.x} ${p.y})`} data-ship={`e${edge}`}>
            <g class={fresh ? 'board-fresh' : ''}>
                <g transform={`rotate(${at.edgeAngle(edge)})`}>
                    {use('ship-keel', NOWHERE, R * 0.9, colour)}
                </g>
                {use('ship-side', { x: 0, y: R * -0.09 }, R * (compact ? 0.76 : 0.62), colour)}
                {mark !== undefined && (
                    <g class="ship-mark">
                        {use('piece-mark', sign, R * 0.34)}
                        {use(`mark-${mark + 1}`, sign, R * 0.23)}
                    </g>
                )}
            </g>
        </g>
    );
}

interface Layer {
    view: View;
    colours: string[];
    compact: boolean;
    last?: string | null; /* the edge where a ship was put last */
    lifted?: number | null; /* taken up: drawn with its targets */
}

export function Ships({ view, colours, compact, last, lifted }: Layer): JSX.Element {
    const at = geometryOf(view.board!);
    return (
        <g>
            {view.seats.flatMap((seat, i) =>
                seat.ships.map(edge =>
                    edge === lifted ? null : (
                        <Ship
                            key={edge}
                            at={at}
                            edge={edge}
                            colour={colours[i]!}
                            compact={compact}
                            mark={marksSetting.value ? i : undefined}
                            fresh={last === `e${edge}`}
                        />
                    ),
                ),
            )}
        </g>
    );
}

const turned = (p: Point, angle: number, child: JSX.Element): JSX.Element => (
    <g transform={`translate(${p.x} ${p.y}) rotate(${angle})`}>{child}</g>
);

/* Where a ship came from that moved just now. */
export function Wake({ board, edge }: { board: Board; edge: number }): JSX.Element {
    const at = geometryOf(board);
    return turned(at.edgeXY(edge), at.edgeAngle(edge), use('ship-wake', NOWHERE, R * 0.8));
}

/* Around a ship that was taken up; the arrow points to its free end. */
export function Lifted(props: ShipProps & { free: Point | null }): JSX.Element {
    const { at, edge, free } = props,
        p = at.edgeXY(edge);
    const angle = free
        ? (Math.atan2(free.y - p.y, free.x - p.x) * 180) / Math.PI
        : at.edgeAngle(edge);
    return (
        <g>
            {turned(p, angle, use('ship-lifted', NOWHERE, R * 0.84))}
            <Ship {...props} />
        </g>
    );
}

/* A place that a ship may go to, with the ship as a ghost. */
export function ShipTarget(props: ShipProps): JSX.Element {
    const { at, edge } = props;
    return (
        <g>
            {turned(
                at.edgeXY(edge),
                at.edgeAngle(edge),
                <g class="ship-target">{use('ship-target', NOWHERE, R * 0.8)}</g>,
            )}
            <g class="target-ghost">
                <Ship {...props} />
            </g>
        </g>
    );
}

/* Anchors on ships that may not be moved. */
export function Anchors({ board, edges }: { board: Board; edges: number[] }): JSX.Element {
    const at = geometryOf(board);
    return (
        <g data-anchors={edges.length}>
            {edges.map(edge => {
                const p = at.edgeXY(edge);
                return (
                    <g key={edge}>
                        {use('line-closed', { x: p.x + R * 0.27, y: p.y + R * 0.2 }, R * 0.34)}
                    </g>
                );
            })}
        </g>
    );
}

export function Pirate({ board, compact }: { board: Board; compact: boolean }): JSX.Element | null {
    const h = board.pirate;
    if (h === null || h === undefined) return null;
    const p = geometryOf(board).hexXY(h);
    return (
        <g
            class="board-robber"
            data-pirate={`h${h}`}
            style={{ transform: `translate(${p.x}px, ${p.y}px)` }}>
            {use('pirate-ship', NOWHERE, R * (compact ? 0.98 : 0.86))}
        </g>
    );
}

/* The hex of an island on which its flag stands: one without gold, with sea on most of its sides. */
export function flagHex(board: IslandBoard, at: Geometry, { hexes }: { hexes: number[] }): number {
    const coast = (h: number) =>
        at.shape.hex_edges[h]!.filter(e =>
            at.edgeHexes[e]!.every(g => g === h || !isLand(board.hexes[g]!)),
        ).length;
    const worth = (h: number) => coast(h) - (board.hexes[h]!.terrain === 'gold' ? 6 : 0);
    return hexes.reduce((best, h) => (worth(h) > worth(best) ? h : best));
}

function SeatDot({ at, seat, colour }: { at: Point; seat: number; colour: string }): JSX.Element {
    return (
        <g>
            <circle cx={at.x} cy={at.y} r={R * 0.13} fill={colour} class="isle-dot" />
            <circle cx={at.x} cy={at.y} r={R * 0.155} class="isle-dot-rim" />
            <g class={seat === 0 || seat === 1 || seat === 5 ? 'isle-dot-light' : 'isle-dot-dark'}>
                {use(`mark-${seat + 1}`, at, R * 0.17)}
            </g>
        </g>
    );
}

/* A flag on every island: gold while the reader can still win its points, the own colour with a
 * tick when they are won; small dots are the others who have them. */
export function Flags(props: {
    view: View;
    colours: string[];
    compact: boolean;
    me: number | null;
}): JSX.Element {
    const { view, colours, compact, me } = props,
        board = view.board!,
        at = geometryOf(board);
    return (
        <g>
            {isles(board).map(({ isle, n }) => {
                const p = at.hexXY(flagHex(board, at, isle)),
                    mine = me !== null && view.seats[me]!.islands.includes(n);
                const others = view.seats.flatMap((seat, i) =>
                    i !== me && seat.islands.includes(n) ? [i] : [],
                );
                const first = {
                    x: p.x + R * (mine ? -0.56 : 0.06),
                    y: p.y - R * (mine ? 0.34 : 0.3),
                };
                return (
                    <g key={n} data-isle={n} data-taken={mine || undefined}>
                        {use(
                            mine ? 'isle-taken' : 'isle-free',
                            { x: p.x + R * 0.02, y: p.y - R * 0.55 },
                            R * (compact ? 0.78 : 0.7),
                            mine ? colours[me] : undefined,
                        )}
                        {others.map((seat, i) => (
                            <SeatDot
                                key={seat}
                                at={{ x: first.x + i * R * 0.26, y: first.y }}
                                seat={seat}
                                colour={colours[seat]!}
                            />
                        ))}
                    </g>
                );
            })}
        </g>
    );
}
