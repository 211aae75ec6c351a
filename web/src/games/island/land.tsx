/* land.tsx - what lies still on a board: the sea with its frame, the coast, tiles and harbours.
 * Sizes, colours and order are those of the art's description. A board that is land from side to
 * side lies in the open sea; one that has hexes of sea has a frame around them. */
import type { JSX } from 'preact';
import { geometryOf } from './facts.ts';
import { R, type Box, type Geometry, type Point } from './geometry.ts';
import { hexesOf, isLand, type Board, type Hex } from './view.ts';

export const use = (id: string, p: Point, size: number, colour?: string): JSX.Element => (
    <use
        href={`#${id}`}
        x={p.x - size / 2}
        y={p.y - size / 2}
        width={size}
        height={size}
        style={colour ? { '--seat': colour } : undefined}
    />
);

type Band = [number, string]; /* how far it reaches from the land in R, and its paint */

const BEACH: Band[] = [
    [0.185, '#A5D8EE'],
    [0.125, '#C9AC68'],
    [0.105, '#EFDDA9'],
];
/* How the water grows shallow around a single island, and, closer, between several. */
const OPEN_SEA: Band[] = [
    [1.25, '#2561A9'],
    [0.86, '#2C70BC'],
    [0.55, '#3A86CE'],
    [0.32, '#5CA8DE'],
    ...BEACH,
];
const FRAMED_SEA: Band[] = [[0.7, '#2B6DB9'], [0.47, '#3480C9'], [0.31, '#57A3DB'], ...BEACH];
export const DEEP = '#2665B0';

/* Whether the board has hexes of sea. */
export const framed = (board: Board): boolean =>
    board.hexes.some(({ terrain }) => terrain === 'sea');

/* The sides of a hex, numbered clockwise, beyond which the board has no other. */
function outerSides(board: Board, at: Geometry, h: number): number[] {
    const here = (n: number) => board.hexes[n]!.terrain !== 'none';
    return at.shape.hex_edges[h]!.flatMap((e, side) =>
        at.edgeHexes[e]!.filter(here).length > 1 ? [] : [side],
    );
}

/* What a picture of the board shows: with room for harbours where land ends the board, else for
 * the frame alone. */
export function boxOf(board: Board, compact: boolean): Box {
    const at = geometryOf(board),
        hexes = hexesOf(board);
    const coast = hexes.some(h => isLand(board.hexes[h]!) && outerSides(board, at, h).length > 0);
    const [aside, above] = !coast ? [16, 16] : compact ? [89, 62] : [107, 70];
    return at.box(hexes, aside, above);
}

export function viewBox(board: Board, compact: boolean): string {
    const { x, y, width, height } = boxOf(board, compact);
    return `${x} ${y} ${width} ${height}`;
}

interface Props {
    board: Board;
    at: Geometry;
}

function Coast({ board, at }: Props): JSX.Element {
    return (
        <g stroke-linejoin="round">
            {(framed(board) ? FRAMED_SEA : OPEN_SEA).map(([width, paint]) => (
                <g key={paint} fill={paint} stroke={paint} stroke-width={2 * width * R}>
                    {board.hexes.map((hex, h) =>
                        isLand(hex) ? <polygon key={h} points={at.outline(h)} /> : null,
                    )}
                </g>
            ))}
        </g>
    );
}

/* One of three pictures of waves, by the place of the hex. */
function waves(at: Geometry, h: number): string {
    const [x, y] = at.shape.hexes[h]!,
        r = y / 6,
        q = (x - 2 * r) / 4;
    return ['', '-b', '-c'][((Math.floor(7 * q + 5 * r) % 3) + 3) % 3]!;
}

/* Deep water below everything, so that the coast lies on it. */
function Deep({ board, at }: Props): JSX.Element | null {
    if (!framed(board)) return null;
    return (
        <g fill={DEEP} stroke={DEEP} stroke-width="3">
            {hexesOf(board).map(h => (
                <polygon key={h} points={at.outline(h)} />
            ))}
        </g>
    );
}

/* Waves on the hexes of sea and, from corner to corner, the frame around the whole board. */
function Sea({ board, at }: Props): JSX.Element | null {
    if (!framed(board)) return null;
    const outer = hexesOf(board).flatMap(h => {
        const corners = at.shape.hex_corners[h]!.map(c => at.cornerXY(c));
        return outerSides(board, at, h).map(side => ({
            from: corners[side]!,
            to: corners[(side + 1) % 6]!,
        }));
    });
    return (
        <g>
            {board.hexes.map(({ terrain }, h) =>
                terrain === 'sea' ? (
                    <g key={h} data-fly={`hex-${h}`}>
                        {use(`hex-water${waves(at, h)}`, at.hexXY(h), 2 * R)}
                    </g>
                ) : null,
            )}
            <g class="board-frame">
                {outer.map(({ from, to }, i) => {
                    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
                    return (
                        <g key={i} transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
                            <use href="#frame-edge" x="0" y="-12" width="100" height="24" />
                        </g>
                    );
                })}
                {outer.map(({ from }, i) => (
                    <g key={i}>{use('frame-corner', from, 24)}</g>
                ))}
            </g>
        </g>
    );
}

interface HarbourProps extends Props {
    edge: number;
    kind: string;
    compact: boolean;
}

/* Where the land of a harbour ends, and the way from there out to sea. */
function pier({ board, at, edge }: HarbourProps): { land: Point; middle: Point; angle: number } {
    const land = at.hexXY(at.edgeHexes[edge]!.find(h => isLand(board.hexes[h]!))!),
        middle = at.edgeXY(edge);
    return { land, middle, angle: Math.atan2(middle.y - land.y, middle.x - land.x) };
}

/* Around a single island two jetties lead from the ends of the harbour's path to a badge at sea. */
function Harbour(props: HarbourProps): JSX.Element {
    const { at, edge, kind, compact } = props,
        { land, middle } = pier(props);
    const out = 1 + (compact ? 0.47 : 0.56) / 0.866;
    const badge = { x: land.x + (middle.x - land.x) * out, y: land.y + (middle.y - land.y) * out };
    return (
        <g>
            {at.shape.edge_corners[edge]!.map(c => {
                const p = at.cornerXY(c),
                    dx = badge.x - p.x,
                    dy = badge.y - p.y;
                const length = (Math.hypot(dx, dy) - R * 0.28) / 60;
                const angle = (Math.atan2(dy, dx) * 180) / Math.PI;
                return (
                    <g
                        key={c}
                        transform={
                            `translate(${p.x} ${p.y}) rotate(${angle}) ` +
                            `translate(${R * 0.1} 0) scale(${length} 1.008)`
                        }>
                        <use href="#jetty" x="0" y="-10" width="60" height="20" />
                    </g>
                );
            })}
            {use(`harbour-${kind}`, badge, R * (compact ? 0.8 : 0.74))}
        </g>
    );
}

/* Between several islands ships need the room: the jetties are one quay, the badge lies closer. */
function Quay(props: HarbourProps): JSX.Element {
    const { kind, compact } = props,
        { middle, angle } = pier(props);
    const out = R * (compact ? 0.52 : 0.56);
    const badge = {
        x: middle.x + out * Math.cos(angle),
        y: middle.y + out * Math.sin(angle),
    };
    return (
        <g>
            <g
                transform={
                    `translate(${middle.x} ${middle.y}) ` +
                    `rotate(${(angle * 180) / Math.PI - 90})`
                }>
                <use href="#harbour-quay" x="-60" y="-20" width="120" height="80" />
            </g>
            {use(`harbour-${kind}`, badge, R * (compact ? 0.78 : 0.7))}
        </g>
    );
}

/* The second picture of a terrain is chosen by the hex, so that everyone sees the same board. */
const second = (h: number, number: number): boolean => ((h * 37 + number * 11) >> 1) % 2 === 1;

/* The picture of a hex of land. Deserts have a second one where there may be several. */
export function tile({ terrain, number }: Hex, h: number, sea: boolean): string {
    const other = (sea || terrain !== 'desert') && second(h, number ?? 0) ? '-b' : '';
    return `hex-${terrain === 'gold' ? 'goldfield' : terrain}${other}`;
}

export function Land({ board, compact }: { board: Board; compact: boolean }): JSX.Element {
    const at = geometryOf(board),
        sea = framed(board),
        Pier = sea ? Quay : Harbour;
    return (
        <g>
            <Deep board={board} at={at} />
            <Coast board={board} at={at} />
            <Sea board={board} at={at} />
            {board.harbours.map(({ edge, kind }) =>
                kind === 'none' ? null : (
                    <Pier
                        key={edge}
                        board={board}
                        at={at}
                        edge={edge}
                        kind={kind}
                        compact={compact}
                    />
                ),
            )}
            {board.hexes.map((hex, h) =>
                isLand(hex) ? (
                    <g key={h} data-fly={`hex-${h}`}>
                        {use(tile(hex, h, sea), at.hexXY(h), 2 * R * 0.972)}
                    </g>
                ) : null,
            )}
        </g>
    );
}
