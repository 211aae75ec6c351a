/* pieces.tsx - what Cities & Knights adds to the island: metropolises, walls, cities on their
 * side, knights, the merchant. Sizes and order are those of the art's description. */
import type { JSX } from 'preact';
import { citySize, freeSide } from '../island/board.tsx';
import { atSea, geometryOf } from '../island/facts.ts';
import { R, type Point } from '../island/geometry.ts';
import { use } from '../island/land.tsx';
import { TRACKS, cityOwner, knightIcon, type View } from './view.ts';

interface Layer {
    view: View;
    colours: string[];
    compact: boolean;
    last?: string | null;
}

const cornerXY = (view: View, corner: number): Point => geometryOf(view.board!).cornerXY(corner);

/* Arches stand behind their cities, so they are drawn first. */
export function Metropolises({ view, colours, compact }: Layer): JSX.Element {
    return (
        <g>
            {view.metropolises.map((corner, track) => {
                const owner = cityOwner(view, corner);
                if (corner === null || owner === null) return null;
                return (
                    <g key={track} data-metropolis={TRACKS[track]}>
                        {use(
                            `metropolis-${TRACKS[track]}`,
                            cornerXY(view, corner),
                            citySize(compact) * 1.5,
                            colours[owner],
                        )}
                    </g>
                );
            })}
        </g>
    );
}

function Walls({ view, colours, compact }: Layer): JSX.Element {
    return (
        <g>
            {view.seats.flatMap((seat, i) =>
                seat.walls.map(corner => {
                    const p = cornerXY(view, corner);
                    return (
                        <g key={corner} data-wall={corner}>
                            {use(
                                'wall',
                                { x: p.x, y: p.y + R * 0.06 },
                                citySize(compact) * 1.12,
                                colours[i],
                            )}
                        </g>
                    );
                }),
            )}
        </g>
    );
}

function Fallen({ view, colours, compact }: Layer): JSX.Element {
    return (
        <g>
            {view.seats.flatMap((seat, i) =>
                seat.fallen.map(corner => (
                    <g key={corner} data-fallen={corner}>
                        {use(
                            'city-on-its-side',
                            cornerXY(view, corner),
                            citySize(compact),
                            colours[i],
                        )}
                    </g>
                )),
            )}
        </g>
    );
}

/* Where there is nothing but sea around a knight, a raft carries it. */
function Knights({ view, colours, compact, last }: Layer): JSX.Element {
    const size = R * (compact ? 0.66 : 0.58);
    return (
        <g>
            {view.seats.flatMap((seat, i) =>
                seat.knights.map(knight => {
                    const { x, y } = cornerXY(view, knight.corner),
                        raft = atSea(view.board!, knight.corner);
                    return (
                        <g
                            key={knight.corner}
                            data-knight={`c${knight.corner}`}
                            data-seat={i}
                            data-raft={raft || undefined}
                            class={last === `c${knight.corner}` ? 'board-fresh' : ''}>
                            {raft && use('knight-sea-base', { x, y: y + R * 0.06 }, size * 1.35)}
                            {use(
                                knightIcon(knight),
                                { x, y: y - (raft ? R * 0.1 : 0) },
                                size,
                                colours[i],
                            )}
                        </g>
                    );
                }),
            )}
        </g>
    );
}

/* On the other side of the number than the robber stands. */
function Merchant({ view, colours }: Layer): JSX.Element | null {
    const hex = view.board?.merchant,
        owner = view.seats.findIndex(seat => seat.merchant);
    if (hex === null || hex === undefined) return null;
    const p = geometryOf(view.board!).hexXY(hex),
        left = merchantLeft(view, hex);
    return (
        <g data-merchant={`h${hex}`}>
            {use(
                'merchant',
                { x: p.x + R * (left ? -0.6 : 0.6), y: p.y + R * 0.16 },
                R * 0.5,
                colours[owner],
            )}
        </g>
    );
}

/* The robber keeps to the side with fewer buildings; the merchant takes the other one. */
function merchantLeft(view: View, hex: number): boolean {
    return freeSide(view, hex) !== (view.board?.robber === hex ? 'left' : 'right');
}

export function Above(layer: Layer): JSX.Element {
    return (
        <g>
            <Fallen {...layer} />
            <Walls {...layer} />
            <Knights {...layer} />
            <Merchant {...layer} />
        </g>
    );
}

/* Fallen cities have their own picture: the island's board would show them as settlements. */
export const forBoard = (view: View): View => ({
    ...view,
    seats: view.seats.map(seat =>
        seat.fallen.length === 0
            ? seat
            : {
                  ...seat,
                  settlements: seat.settlements.filter(corner => !seat.fallen.includes(corner)),
              },
    ),
});

/* A line around the knight that was chosen; what it can do stands in the row of buttons. */
export function Chosen({ view, corner }: { view: View; corner: number | null }) {
    if (corner === null) return null;
    const p = cornerXY(view, corner);
    return <circle class="knight-line" cx={p.x} cy={p.y} r={R * 0.44} data-chosen={corner} />;
}
