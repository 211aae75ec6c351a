/* board.tsx - the island as SVG: sea, coast, tiles, tokens, harbours, pieces, robber, and the
 * places where the reader may act now. It draws a view and a list of targets, nothing else; sizes,
 * colours and order are those of the art's description. The land is drawn once per board, pieces
 * are keyed by place, so a move changes a few nodes only. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import {
    CORNER_HEX,
    EDGE_CORNER,
    EDGE_HEX,
    HEXES,
    HEX_CORNER,
    R,
    cornerXY,
    edgeAngle,
    edgeXY,
    hexXY,
    outline,
    placeXY,
    type Point,
} from './geometry.ts';
import { placeName } from './names.ts';
import { T } from './texts.ts';
import type { Board, View } from './view.ts';

export interface Target {
    action: string; /* what choosing it does: "settlement c12", "robber h8" */
    place: string; /* c12 */
    kind: string; /* the action's word: settlement, robber */
    ghost?: string; /* the picture of what would stand there, if not the kind */
    label: string;
    small?: boolean; /* nothing stands there yet */
    quiet: boolean; /* drawn small: allowed, but not what is asked for */
}

/* What a place was chosen with: a finger on a small board is not sure which one it hits. */
export type By = 'mouse' | 'touch' | 'small';

interface Props {
    view: View;
    colours: string[];
    targets?: Target[];
    me?: number | null;
    last?: string | null; /* the place of the last action: highlighted */
    compact?: boolean; /* a phone: larger pieces, harbours closer */
    armed?: string | null; /* a target touched once, waiting for the second touch */
    onPick?: (target: Target, by: By) => void;
    onMiss?: () => void; /* a press where nothing can be chosen */
    before?: ComponentChildren; /* drawn under the buildings: what a game around this one adds */
    after?: ComponentChildren; /* drawn over the pieces */
}

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

const COAST: [number, string][] = [
    [1.25, '#2561A9'],
    [0.86, '#2C70BC'],
    [0.55, '#3A86CE'],
    [0.32, '#5CA8DE'],
    [0.185, '#A5D8EE'],
    [0.125, '#C9AC68'],
    [0.105, '#EFDDA9'],
];

function Coast(): JSX.Element {
    return (
        <g stroke-linejoin="round">
            {COAST.map(([width, paint]) => (
                <g key={paint} fill={paint} stroke={paint} stroke-width={2 * width * R}>
                    {HEXES.map((_, h) => (
                        <polygon key={h} points={outline(h)} />
                    ))}
                </g>
            ))}
        </g>
    );
}

/* Two jetties lead from the ends of the harbour's path to a badge out at sea. */
function Harbour({ edge, kind, compact }: { edge: number; kind: string; compact: boolean }) {
    const middle = edgeXY(edge),
        hex = hexXY(EDGE_HEX[edge]![0]!);
    const out = 1 + (compact ? 0.47 : 0.56) / 0.866;
    const badge = { x: hex.x + (middle.x - hex.x) * out, y: hex.y + (middle.y - hex.y) * out };
    return (
        <g>
            {EDGE_CORNER[edge]!.map(c => {
                const p = cornerXY(c),
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

/* The second picture of a terrain is chosen by the hex, so that everyone sees the same board. */
const second = (h: number, number: number): boolean => ((h * 37 + number * 11) >> 1) % 2 === 1;

function Land({ board, compact }: { board: Board; compact: boolean }): JSX.Element {
    return (
        <g>
            <Coast />
            {board.harbours.map(({ edge, kind }) =>
                kind === 'none' ? null : (
                    <Harbour key={edge} edge={edge} kind={kind} compact={compact} />
                ),
            )}
            {board.hexes.map(({ terrain, number }, h) => {
                const other = terrain !== 'desert' && second(h, number ?? 0) ? '-b' : '';
                return (
                    <g key={h} data-fly={`hex-${h}`}>
                        {use(`hex-${terrain}${other}`, hexXY(h), 2 * R * 0.972)}
                    </g>
                );
            })}
        </g>
    );
}

function Tokens({ board, compact }: { board: Board; compact: boolean }): JSX.Element {
    return (
        <g>
            {board.hexes.map(({ number }, h) => {
                const p = hexXY(h);
                return number === undefined ? null : (
                    <g key={h}>
                        {use(
                            `token-${number}`,
                            { x: p.x, y: p.y + R * 0.2 },
                            R * (compact ? 0.86 : 0.8),
                        )}
                    </g>
                );
            })}
        </g>
    );
}

/* The hexes whose number was rolled: a light rim, as long as the roll is the current one. */
function Rolled({ view }: { view: View }): JSX.Element | null {
    if (!view.dice || !view.board) return null;
    const sum = view.dice[0] + view.dice[1];
    return (
        <g class="board-rolled">
            {view.board.hexes.map(({ number }, h) =>
                number === sum && h !== view.board!.robber ? (
                    <polygon key={h} points={outline(h, 0.93)} />
                ) : null,
            )}
        </g>
    );
}

function Road({ e, colour, fresh }: { e: number; colour: string; fresh: boolean }): JSX.Element {
    const p = edgeXY(e);
    return (
        <g transform={`translate(${p.x} ${p.y}) rotate(${edgeAngle(e)})`}>
            <g class={fresh ? 'board-fresh' : ''}>
                {use('road', { x: 0, y: 0 }, R * 0.82, colour)}
            </g>
        </g>
    );
}

function Pieces({ view, colours, last, compact, before }: Props): JSX.Element {
    const house = R * (compact ? 0.66 : 0.58),
        city = R * (compact ? 0.78 : 0.7);
    const building = (id: string, c: number, size: number, seat: number) => (
        <g key={`${id}${c}`} class={last === `c${c}` ? 'board-fresh' : ''}>
            {use(id, cornerXY(c), size, colours[seat])}
        </g>
    );
    return (
        <g>
            {view.seats.flatMap((seat, i) =>
                seat.roads.map(e => (
                    <Road key={`r${e}`} e={e} colour={colours[i]!} fresh={last === `e${e}`} />
                )),
            )}
            {before}
            {view.seats.flatMap((seat, i) =>
                seat.settlements.map(c => building('settlement', c, house, i)),
            )}
            {view.seats.flatMap((seat, i) => seat.cities.map(c => building('city', c, city, i)))}
        </g>
    );
}

/* The robber stands beside the number, on the side where fewer buildings are. */
function Robber({ view }: { view: View }): JSX.Element | null {
    const h = view.board?.robber;
    if (h === undefined || h === null || h >= HEXES.length) return null;
    const built = new Set(view.seats.flatMap(s => [...s.settlements, ...s.cities]));
    const count = (sides: number[]) => sides.filter(k => built.has(HEX_CORNER[h]![k]!)).length;
    const x = hexXY(h).x + R * (count([1, 2]) > count([4, 5]) ? -0.6 : 0.6);
    const y = hexXY(h).y + R * 0.14;
    return (
        <g class="board-robber" style={{ transform: `translate(${x}px, ${y}px)` }}>
            {use('robber', { x: 0, y: 0 }, R * 0.62)}
        </g>
    );
}

function TargetShape({ target, colour }: { target: Target; colour: string }): JSX.Element {
    const n = Number(target.place.slice(1)),
        ghost = target.ghost ?? target.kind;
    if (target.place[0] === 'h') {
        return (
            <g>
                <polygon class="target-hex" points={outline(n, 0.86)} />
                <circle class="target-ring" cx={hexXY(n).x} cy={hexXY(n).y + R * 0.2} r={R * 0.5} />
            </g>
        );
    }
    if (target.place[0] === 'e') {
        const p = edgeXY(n);
        return (
            <g transform={`translate(${p.x} ${p.y}) rotate(${edgeAngle(n)})`}>
                <rect
                    class="target-ring"
                    x={R * -0.34}
                    y={R * -0.14}
                    width={R * 0.68}
                    height={R * 0.28}
                    rx={R * 0.14}
                />
                {ghost && (
                    <g class="target-ghost">{use('road', { x: 0, y: 0 }, R * 0.6, colour)}</g>
                )}
            </g>
        );
    }
    /* Where something stands already, the ring must go around it. */
    const p = cornerXY(n),
        large = ghost !== 'settlement' && !target.small;
    return (
        <g>
            <circle class="target-ring" cx={p.x} cy={p.y} r={R * (large ? 0.42 : 0.3)} />
            {ghost && <g class="target-ghost">{use(ghost, p, R * (large ? 0.6 : 0.44), colour)}</g>}
        </g>
    );
}

const centre = (target: Target): Point => {
    const p = placeXY(target.place) ?? { x: 0, y: 0 };
    return target.place[0] === 'h' ? { x: p.x, y: p.y + R * 0.1 } : p;
};

/* The nearest target to a point within reach, both in drawing units. */
export function nearest(targets: Target[], p: Point, reach: number): Target | null {
    let best: Target | null = null,
        least = Infinity;
    for (const target of targets) {
        const c = centre(target),
            far = target.place[0] === 'h' ? R * 0.86 : reach;
        const d = Math.hypot(c.x - p.x, c.y - p.y);
        if (d <= far && d < least) {
            best = target;
            least = d;
        }
    }
    return best;
}

/* The next target in the direction of an arrow key: near, and more ahead than aside. */
function step(targets: Target[], from: Target, dx: number, dy: number): Target {
    const a = centre(from);
    let best = from,
        least = Infinity;
    for (const target of targets) {
        const b = centre(target),
            ahead = (b.x - a.x) * dx + (b.y - a.y) * dy;
        const aside = Math.abs((b.x - a.x) * dy) + Math.abs((b.y - a.y) * dx);
        if (ahead > 1 && ahead + 2 * aside < least) {
            best = target;
            least = ahead + 2 * aside;
        }
    }
    return best;
}

const ARROWS: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

function Targets({ targets = [], me, colours, armed, onPick }: Props): JSX.Element {
    const group = useRef<SVGGElement>(null);
    const colour = me === null || me === undefined ? '#FFFFFF' : colours[me]!;
    /* Who chose a place by key is taken to the next question of the board, if there is one. */
    const keyed = useRef(false),
        places = targets.map(target => target.action).join();
    useEffect(() => {
        if (!keyed.current || targets.length === 0) return;
        keyed.current = false;
        const lost = document.activeElement === null || document.activeElement === document.body;
        if (lost && !targets[0]!.quiet)
            group.current?.querySelector<SVGGElement>('.target')?.focus();
    }, [places]);
    const key = (event: KeyboardEvent, target: Target) => {
        const arrow = ARROWS[event.key];
        if (arrow) {
            const next = step(targets, target, ...arrow);
            group.current?.querySelector<SVGGElement>(`[data-do="${next.action}"]`)?.focus();
        } else if (event.key === 'Enter' || event.key === ' ') {
            keyed.current = true;
            onPick?.(target, 'mouse');
        } else return;
        event.preventDefault();
        event.stopPropagation();
    };
    return (
        <g ref={group} class="board-targets">
            {targets.map((target, i) => (
                <g
                    key={target.action}
                    data-do={target.action}
                    role="button"
                    tabindex={i === 0 ? 0 : -1}
                    aria-label={target.label}
                    class={
                        `target${target.quiet ? ' quiet' : ''}` +
                        (armed === target.action ? ' armed' : '')
                    }
                    onKeyDown={event => key(event, target)}>
                    <TargetShape target={target} colour={colour} />
                    <circle
                        class="target-focus"
                        cx={centre(target).x}
                        cy={centre(target).y}
                        r={R * (target.place[0] === 'h' ? 0.62 : 0.4)}
                    />
                </g>
            ))}
        </g>
    );
}

/* A light ring where the last action happened. */
function Last({ place }: { place: string | null | undefined }): JSX.Element | null {
    const p = place ? placeXY(place) : null;
    if (!p || !place || place[0] === 'h') return null;
    return <circle class="board-last" cx={p.x} cy={p.y} r={R * 0.4} />;
}

/* How large a hex must be on the screen for a finger to hit its corners, CSS pixels. */
const FINGER = 36;

/* Where an event is in the drawing, and how many pixels one of its units has. Not by the matrix of
 * the drawing, in which browsers disagree about a page's own zoom. */
function pointOf(svg: SVGSVGElement, event: MouseEvent): { p: Point; scale: number } {
    const box = svg.getBoundingClientRect(),
        view = svg.viewBox.baseVal;
    const scale = Math.min(box.width / view.width, box.height / view.height);
    return {
        scale,
        p: {
            x: view.x + view.width / 2 + (event.clientX - box.x - box.width / 2) / scale,
            y: view.y + view.height / 2 + (event.clientY - box.y - box.height / 2) / scale,
        },
    };
}

export function Island(props: Props): JSX.Element | null {
    const { view, targets = [], onPick, compact = false } = props;
    const board = view.board;
    const key = board ? JSON.stringify([board.hexes, board.harbours, compact]) : '';
    const land = useMemo(() => board && <Land board={board} compact={compact} />, [key]);
    const tokens = useMemo(() => board && <Tokens board={board} compact={compact} />, [key]);
    if (!board) return null;
    const click = (event: MouseEvent) => {
        const { p, scale } = pointOf(event.currentTarget as SVGSVGElement, event);
        const touch = (event as PointerEvent).pointerType === 'touch';
        const target = nearest(targets, p, Math.max(22 / scale, touch ? 0 : R * 0.3));
        if (target) onPick?.(target, touch ? (scale * R < FINGER ? 'small' : 'touch') : 'mouse');
        else props.onMiss?.();
    };
    return (
        <svg
            class={`board${targets.length ? ' asks' : ''}`}
            onClick={click}
            role="group"
            viewBox={compact ? '-522 -462 1044 924' : '-540 -470 1080 940'}
            aria-label={T().island}>
            <g aria-hidden="true">
                {land}
                <Rolled view={view} />
                {tokens}
                <Last place={props.last} />
                <Pieces {...props} compact={compact} />
                {props.after}
                <Robber view={view} />
            </g>
            <Targets {...props} />
        </svg>
    );
}

/* Who owns what, in words, for readers who cannot see the board. */
export function boardText(view: View, names: string[]): string[] {
    const t = T(),
        board = view.board;
    if (!board) return [];
    const hexes = board.hexes.map(
        (_, h) => placeName(`h${h}`, board) + (h === board.robber ? `, ${t.robberHere}` : ''),
    );
    const seats = view.seats.map((seat, i) => {
        const at = (word: string, list: number[]) =>
            list.map(c => `${word} ${placeName(`c${c}`, board)}`);
        return `${names[i]}: ${[
            ...at(t.city, seat.cities),
            ...at(t.settlement, seat.settlements),
            `${t.road} ${seat.roads.length}`,
        ].join('; ')}`;
    });
    return [...hexes, ...seats];
}

/* The hexes that pay a seat for a roll, as far as the view shows it: for pictures only. */
export function payingHexes(view: View, sum: number): { hex: number; seat: number; n: number }[] {
    const board = view.board,
        out: { hex: number; seat: number; n: number }[] = [];
    if (!board) return out;
    view.seats.forEach((seat, i) => {
        const pay = (c: number, n: number) => {
            for (const h of CORNER_HEX[c]!)
                if (board.hexes[h]!.number === sum && h !== board.robber)
                    out.push({ hex: h, seat: i, n });
        };
        for (const c of seat.settlements) pay(c, 1);
        for (const c of seat.cities) pay(c, 2);
    });
    return out;
}
