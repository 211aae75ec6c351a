/* sheet.tsx - one player's sheet as SVG: the island with its roads, sites, knights and jokers, what
 * is built on it, and the places where the reader may act now. It draws a view and a list of
 * targets, nothing else. */
import type { JSX } from 'preact';
import {
    LAND,
    SIDE,
    hexPoints,
    jokerXY,
    knightXY,
    middle,
    roadLine,
    shorter,
    siteXY,
    type Point,
    type Terrain,
} from './geometry.ts';
import { T } from './texts.ts';
import type { Plan, Seat, View } from './view.ts';

export interface Target {
    action: string; /* what choosing it does: "road R3", "city", "joker 2" */
    kind: 'road' | 'settlement' | 'city' | 'knight' | 'joker';
    index: number; /* the road, or the how-manieth of its kind */
    label: string;
}

interface Props {
    view: View;
    seat: number;
    colour: string;
    targets?: Target[];
    fresh?: string | null; /* what was built last: "road 3", "city 0" */
    onPick?: (target: Target) => void;
}

const use = (id: string, p: Point, size: number): JSX.Element => (
    <use href={`#${id}`} x={p.x - size / 2} y={p.y - size / 2} width={size} height={size} />
);

/* Small pictures strewn over a land, one path each. */
const STREWN: Record<Terrain, JSX.Element> = {
    mountain: (
        <>
            <path
                d="M-12 7-2-9 3-2 6-6 13 7Z"
                fill="#A9A8B8"
                stroke="#3B3A48"
                stroke-width="1.4"
                stroke-linejoin="round"
            />
            <path d="M-4.5-5-2-9 1.2-4.5-1-3.5Z" fill="#fff" />
        </>
    ),
    field: (
        <path
            d="M0 9V-8M0-3l-5-4M0-3l5-4M0 3l-5-4M0 3l5-4"
            fill="none"
            stroke="#7D5000"
            stroke-width="2"
            stroke-linecap="round"
        />
    ),
    pasture: (
        <path
            d="M-8 4c1-7 4-8 4-1M-1 4c0-10 4-11 4-1M6 4c1-6 4-7 4 0"
            fill="none"
            stroke="#2F5A34"
            stroke-width="2"
            stroke-linecap="round"
        />
    ),
    forest: (
        <path
            d="M0-10 7 1H4l5 7H-9l5-7h-3z"
            fill="#33725C"
            stroke="#0F2A23"
            stroke-width="1.2"
            stroke-linejoin="round"
        />
    ),
    hill: (
        <path
            d="M-9-5H9V5H-9ZM-9 0H9M0-5V0M-5 0V5M5 0V5"
            fill="none"
            stroke="#F0B48E"
            stroke-width="1.7"
        />
    ),
    desert: (
        <path
            d="M-12 3q6-9 12 0t12 0"
            fill="none"
            stroke="#B9A878"
            stroke-width="2"
            stroke-linecap="round"
        />
    ),
};
const STREW_AT: [number, number][] = [
    [53.7, 31],
    [-53.7, 31],
    [-53.7, -31],
    [0, -62],
    [53.7, -31],
];
const WAVES: [number, number][] = [
    [-236, -214],
    [236, -214],
    [-250, 236],
    [250, 244],
    [-262, -20],
    [272, 6],
    [0, -278],
    [-160, 270],
    [165, 276],
    [58, 21],
    [-11, 61],
    [-58, -21],
    [47, -40],
];

/* The land never changes, so it is drawn once. */
const ISLAND = (
    <g>
        {LAND.map(({ terrain, at }) => (
            <polygon
                key={terrain}
                points={hexPoints(at, SIDE + 13)}
                fill="var(--sand)"
                stroke="var(--sand)"
                stroke-width="4"
                stroke-linejoin="round"
            />
        ))}
        <polygon
            points={hexPoints({ x: 0, y: 0 }, SIDE)}
            fill="var(--sea-deep)"
            stroke="#F3E6C0"
            stroke-width="3.3"
            stroke-linejoin="round"
        />
        {WAVES.map(([x, y]) => (
            <path
                key={`${x}`}
                transform={`translate(${x} ${y}) scale(1.25)`}
                d="M-11 0q5.5-5 11 0t11 0"
                fill="none"
                stroke="#7FB1EA"
                stroke-width="1.6"
                stroke-linecap="round"
                opacity=".75"
            />
        ))}
        {LAND.map(({ terrain, at }) => (
            <g key={terrain}>
                <polygon
                    points={hexPoints(at, SIDE)}
                    fill={`var(--${terrain})`}
                    stroke="#F3E6C0"
                    stroke-width="3.3"
                    stroke-linejoin="round"
                />
                {STREW_AT.map(([x, y]) => (
                    <g
                        key={`${x} ${y}`}
                        transform={`translate(${at.x + x} ${at.y + y}) scale(1.15)`}>
                        {STREWN[terrain]}
                    </g>
                ))}
            </g>
        ))}
    </g>
);

function Stroke({
    road,
    cut,
    paints,
}: {
    road: number | null;
    cut: number;
    paints: [string, number, string?][];
}): JSX.Element {
    const { from, to } = shorter(roadLine(road), cut);
    return (
        <>
            {paints.map(([paint, width, dash]) => (
                <line
                    key={paint + width}
                    x1={from.x}
                    y1={from.y}
                    x2={to.x}
                    y2={to.y}
                    stroke={paint}
                    stroke-width={width}
                    stroke-linecap="round"
                    stroke-dasharray={dash}
                />
            ))}
        </>
    );
}

const PAPER = '#FFFBEF',
    INK = '#1F1B16',
    LIGHT = '#FBF6E6';

interface RoadsProps {
    plan: Plan;
    seat: Seat;
    colour: string;
    fresh: string | null;
    hot: (kind: 'road', index: number) => boolean;
}

function Roads({ plan, seat, colour, fresh, hot }: RoadsProps): JSX.Element {
    const built = new Set(seat.roads),
        open = new Set(seat.open_roads);
    return (
        <g>
            {plan.roads.map((_, r) =>
                built.has(r) ? null : (
                    <g key={r} data-road={r}>
                        <Stroke
                            road={r}
                            cut={24}
                            paints={
                                hot('road', r)
                                    ? [
                                          [INK, 18],
                                          [LIGHT, 14],
                                          ['#F3C969', 11],
                                      ]
                                    : open.has(r)
                                      ? [
                                            [INK, 17],
                                            [LIGHT, 13],
                                            ['#E7DDBF', 8],
                                            [INK, 1.5, '1 5'],
                                        ]
                                      : [
                                            ['#8A7B58', 12],
                                            [PAPER, 9.5],
                                        ]
                            }
                        />
                    </g>
                ),
            )}
            <Stroke
                road={null}
                cut={18}
                paints={[
                    [LIGHT, 15],
                    ['#0B0E13', 12],
                    ['#5C5346', 9],
                ]}
            />
            <path
                transform={`translate(-92 ${-159.2}) rotate(60)`}
                d="M-9-7 3 0-9 7z"
                fill={LIGHT}
            />
            {plan.roads.map((_, r) =>
                built.has(r) ? (
                    <g key={r} class={fresh === `road ${r}` ? 'board-fresh' : ''}>
                        <Stroke
                            road={r}
                            cut={20}
                            paints={[
                                [LIGHT, 16],
                                ['#0B0E13', 13],
                                [colour, 10],
                            ]}
                        />
                    </g>
                ) : null,
            )}
        </g>
    );
}

function Points({ at, n }: { at: Point; n: number }): JSX.Element {
    return (
        <>
            <circle cx={at.x} cy={at.y} r="14" fill={LIGHT} stroke={INK} stroke-width="1.5" />
            <text
                x={at.x}
                y={at.y + 6}
                font-size="17"
                font-weight="750"
                text-anchor="middle"
                fill={INK}>
                {n}
            </text>
        </>
    );
}

const HOUSE = 'M5.5 40.5V24.5L16 10.5H33L43 24.5V40.5Z';
const CITY = 'M5 41V18.5L13.5 6 22 18.5V21H36.5L43 29V41Z';

interface SiteProps {
    kind: 'settlement' | 'city';
    at: Point;
    points: number;
    built: boolean;
    near: boolean;
    hot: boolean;
    fresh: boolean;
}

/* A building, or the place where it will stand: dashed while no road leads there. */
function Site({ kind, at, points, built, near, hot, fresh }: SiteProps): JSX.Element {
    const town = kind === 'city',
        size = town ? 68 : 58,
        half = size / 2;
    const y = town ? at.y - 2 : at.y - 2;
    if (built)
        return (
            <g class={fresh ? 'board-fresh' : ''}>
                {use(kind, { x: at.x, y }, size)}
                <Points
                    at={{ x: at.x + (town ? 26 : 22), y: at.y + (town ? 23 : 20) }}
                    n={points}
                />
            </g>
        );
    const shape = town ? CITY : HOUSE;
    return (
        <g>
            <g transform={`translate(${at.x - half} ${y - half}) scale(${size / 48})`}>
                <path
                    d={shape}
                    fill={PAPER}
                    stroke="#FFF8E6"
                    stroke-width="8"
                    stroke-linejoin="round"
                />
                <path
                    d={shape}
                    fill={hot ? '#F3C969' : PAPER}
                    stroke={INK}
                    stroke-width="2.6"
                    stroke-linejoin="round"
                    stroke-dasharray={near || hot ? undefined : '4 3'}
                />
            </g>
            <text
                x={at.x}
                y={at.y + (town ? 18 : 15)}
                font-size={town ? 24 : 23}
                font-weight="750"
                text-anchor="middle"
                fill={INK}>
                {points}
            </text>
        </g>
    );
}

const SHIELD = 'M11 8.5h26V23c0 9-6 14.5-13 19C17 37.5 11 32 11 23Z';

interface KnightProps {
    plan: Plan;
    seat: Seat;
    k: number;
    hot: boolean;
    ready: boolean;
    fresh: boolean;
}

function Knight({ plan, seat, k, hot, ready, fresh }: KnightProps): JSX.Element {
    const at = knightXY(k),
        box = jokerXY(k),
        { points, joker } = plan.knights[k]!;
    const built = k < seat.knights,
        used = seat.used_jokers.includes(k);
    return (
        <g>
            {built ? (
                <g class={fresh ? 'board-fresh' : ''}>
                    {use('knight-basic-active', at, 64)}
                    <Points at={{ x: at.x + 24, y: at.y - 20 }} n={points} />
                </g>
            ) : (
                <>
                    <path
                        transform={`translate(${at.x - 31} ${at.y - 31}) scale(1.3)`}
                        d={SHIELD}
                        fill={hot ? '#F3C969' : PAPER}
                        stroke={INK}
                        stroke-width="2.2"
                        stroke-linejoin="round"
                        stroke-dasharray={k === seat.knights ? undefined : '4 3'}
                    />
                    <text
                        x={at.x}
                        y={at.y + 8}
                        font-size="25"
                        font-weight="750"
                        text-anchor="middle"
                        fill={INK}>
                        {points}
                    </text>
                </>
            )}
            <g opacity={built && !used ? 1 : 0.82}>
                <rect
                    x={box.x - 20}
                    y={box.y - 20}
                    width="40"
                    height="40"
                    rx="11"
                    fill={LIGHT}
                    stroke={built && !used ? '#F3C969' : INK}
                    stroke-width={built && !used ? 4 : 1.6}
                    class={ready ? 'pulse' : ''}
                />
                <g style={{ color: INK }}>{use(joker, box, 32)}</g>
            </g>
            {used && (
                <path
                    d={`M${box.x - 17} ${box.y + 17} ${box.x + 17} ${box.y - 17}`}
                    stroke="#A3160F"
                    stroke-width="5"
                    stroke-linecap="round"
                />
            )}
        </g>
    );
}

export function targetXY(target: Target, plan: Plan): Point {
    switch (target.kind) {
        case 'road':
            return middle(roadLine(target.index));
        case 'settlement':
            return siteXY(plan.settlements[target.index]!.road);
        case 'city':
            return siteXY(plan.cities[target.index]!.road);
        case 'knight':
            return knightXY(target.index);
        default:
            return jokerXY(target.index);
    }
}

const REACH: Record<Target['kind'], number> = {
    road: 32,
    settlement: 42,
    city: 46,
    knight: 36,
    joker: 28,
};

function Targets({
    plan,
    targets = [],
    onPick,
}: {
    plan: Plan;
    targets?: Target[];
    onPick?: ((target: Target) => void) | undefined;
}) {
    return (
        <g class="board-targets">
            {targets.map(target => {
                const p = targetXY(target, plan);
                return (
                    <g
                        key={target.action}
                        class={`target ${target.kind}`}
                        role="button"
                        tabindex={0}
                        aria-label={target.label}
                        data-do={target.action}
                        onClick={() => onPick?.(target)}
                        onKeyDown={event => {
                            if (event.key !== 'Enter' && event.key !== ' ') return;
                            event.preventDefault();
                            event.stopPropagation();
                            onPick?.(target);
                        }}>
                        <circle cx={p.x} cy={p.y} r={REACH[target.kind]} fill="transparent" />
                        <circle class="target-focus" cx={p.x} cy={p.y} r={REACH[target.kind]} />
                    </g>
                );
            })}
        </g>
    );
}

/* The rings lie under the pictures, so that numbers stay readable. */
function Rings({ plan, targets = [] }: { plan: Plan; targets?: Target[] }): JSX.Element {
    return (
        <g class="pulse">
            {targets.map(target => {
                const p = targetXY(target, plan);
                return target.kind === 'joker' ? null : (
                    <circle
                        key={target.action}
                        cx={p.x}
                        cy={p.y}
                        r={REACH[target.kind]}
                        fill="#F3C969"
                        fill-opacity=".4"
                        stroke="#FFF3C4"
                        stroke-width="4"
                    />
                );
            })}
        </g>
    );
}

export function Sheet({ view, seat: i, colour, targets = [], fresh = null, onPick }: Props) {
    const { plan } = view,
        seat = view.seats[i];
    if (!seat) return null;
    const hot = (kind: Target['kind'], index: number) =>
        targets.some(target => target.kind === kind && target.index === index);
    const site = (kind: 'settlement' | 'city', count: number) =>
        (kind === 'city' ? plan.cities : plan.settlements).map((each, k) => (
            <Site
                key={`${kind}${k}`}
                kind={kind}
                at={siteXY(each.road)}
                points={each.points}
                built={k < count}
                near={k === count && (each.road === null || seat.roads.includes(each.road))}
                hot={hot(kind, k)}
                fresh={fresh === `${kind} ${k}`}
            />
        ));
    return (
        <svg
            class={`board dice-sheet${targets.length ? ' asks' : ''}`}
            viewBox="-290 -292 580 584"
            role="group"
            aria-label={T().island}
            style={{ '--seat': colour }}>
            <g aria-hidden="true">
                {ISLAND}
                <Rings plan={plan} targets={targets} />
                <Roads plan={plan} seat={seat} colour={colour} fresh={fresh} hot={hot} />
                {site('settlement', seat.settlements)}
                {site('city', seat.cities)}
                {plan.knights.map((_, k) => (
                    <Knight
                        key={k}
                        plan={plan}
                        seat={seat}
                        k={k}
                        hot={hot('knight', k)}
                        ready={hot('joker', k)}
                        fresh={fresh === `knight ${k}`}
                    />
                ))}
            </g>
            <Targets plan={plan} targets={targets} onPick={onPick} />
        </svg>
    );
}
