/* pieces.tsx - what Cities & Knights adds to the island: metropolises, walls, cities on their
 * side, knights, the merchant. Sizes and order are those of the art's description. */
import type { JSX } from 'preact';
import { use } from '../base/board.tsx';
import { HEX_CORNER, R, cornerXY, hexXY } from '../base/geometry.ts';
import { TRACKS, cityOwner, knightIcon, type View } from './view.ts';

interface Layer {
    view: View;
    colours: string[];
    compact: boolean;
    last?: string | null;
}

const citySize = (compact: boolean): number => R * (compact ? 0.78 : 0.7);

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
                            cornerXY(corner),
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
                    const p = cornerXY(corner);
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
                        {use('city-on-its-side', cornerXY(corner), citySize(compact), colours[i])}
                    </g>
                )),
            )}
        </g>
    );
}

function Knights({ view, colours, compact, last }: Layer): JSX.Element {
    const size = R * (compact ? 0.66 : 0.58);
    return (
        <g>
            {view.seats.flatMap((seat, i) =>
                seat.knights.map(knight => (
                    <g
                        key={knight.corner}
                        data-knight={`c${knight.corner}`}
                        data-seat={i}
                        class={last === `c${knight.corner}` ? 'board-fresh' : ''}>
                        {use(knightIcon(knight), cornerXY(knight.corner), size, colours[i])}
                    </g>
                )),
            )}
        </g>
    );
}

/* On the other side of the number than the robber stands. */
function Merchant({ view, colours }: Layer): JSX.Element | null {
    const hex = view.board?.merchant,
        owner = view.seats.findIndex(seat => seat.merchant);
    if (hex === null || hex === undefined) return null;
    const p = hexXY(hex),
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
    const built = new Set(view.seats.flatMap(seat => [...seat.settlements, ...seat.cities]));
    const count = (sides: number[]) => sides.filter(k => built.has(HEX_CORNER[hex]![k]!)).length;
    const robberLeft = count([1, 2]) > count([4, 5]);
    return view.board?.robber === hex ? !robberLeft : count([1, 2]) >= count([4, 5]);
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

/* Fallen cities have their own picture: the base game's board would show them as settlements. */
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
export function Chosen({ corner }: { corner: number | null }): JSX.Element | null {
    if (corner === null) return null;
    const p = cornerXY(corner);
    return <circle class="knight-line" cx={p.x} cy={p.y} r={R * 0.44} data-chosen={corner} />;
}
