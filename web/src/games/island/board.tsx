/* board.tsx - the island as SVG: what lies still (land.tsx), tokens, pieces, robber, and the places
 * where the reader may act now. It draws a view and a list of targets, nothing else; sizes,
 * colours and order are those of the art's description. The land is drawn once per board, pieces
 * are keyed by place, so a move changes a few nodes only. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { late } from '../../app/late.ts';
import { Arrows } from './arrows.tsx';
import { geometryOf } from './facts.ts';
import { R, type Geometry, type Point } from './geometry.ts';
import { pointOf, useGestures } from './gestures.ts';
import { Land, boxOf, framed, use, viewBox } from './land.tsx';
import { placeName } from './names.ts';
import type { Pan } from './pan.ts';
import { PanParts } from './panbar.tsx';
import { T } from './texts.ts';
import { isLand, type Board, type View } from './view.ts';

export interface Target {
    action: string; /* what choosing it does: "settlement c12", "robber h8" */
    place: string; /* c12 */
    kind: string; /* the action's word: settlement, robber */
    ghost?: string; /* the picture of what would stand there, if not the kind */
    label: string;
    small?: boolean; /* nothing stands there yet */
    quiet: boolean; /* drawn small: allowed, but not what is asked for */
    draw?(colour: string): JSX.Element; /* if it looks like nothing that every island has */
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
    ground?: ComponentChildren; /* drawn on the land, under all pieces: what a game adds */
    before?: ComponentChildren; /* drawn under the buildings */
    after?: ComponentChildren; /* drawn over the pieces */
    pan?: Pan; /* moves a board with sea under the finger */
    hint?: ComponentChildren; /* a line over the edge of such a board */
}

export function Tokens({ board, compact }: { board: Board; compact: boolean }): JSX.Element {
    const at = geometryOf(board);
    return (
        <g>
            {board.hexes.map(({ number }, h) => {
                const p = at.hexXY(h);
                return number === undefined ? null : (
                    <g key={h} data-place={`h${h}`}>
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
    const sum = view.dice[0] + view.dice[1],
        at = geometryOf(view.board);
    return (
        <g class="board-rolled">
            {view.board.hexes.map(({ number }, h) =>
                number === sum && h !== view.board!.robber ? (
                    <polygon key={h} points={at.outline(h, 0.93)} />
                ) : null,
            )}
        </g>
    );
}

interface RoadProps {
    at: Geometry;
    e: number;
    colour: string;
    fresh: boolean;
}

function Road({ at, e, colour, fresh }: RoadProps): JSX.Element {
    const p = at.edgeXY(e);
    return (
        <g transform={`translate(${p.x} ${p.y}) rotate(${at.edgeAngle(e)})`}>
            <g class={fresh ? 'board-fresh' : ''}>
                {use('road', { x: 0, y: 0 }, R * 0.82, colour)}
            </g>
        </g>
    );
}

export const citySize = (compact = false): number => R * (compact ? 0.78 : 0.7);

function Pieces({ view, colours, last, compact, before }: Props): JSX.Element {
    const house = R * (compact ? 0.66 : 0.58),
        city = citySize(compact);
    const at = geometryOf(view.board!);
    const building = (id: string, c: number, size: number, seat: number) => (
        <g key={`${id}${c}`} class={last === `c${c}` ? 'board-fresh' : ''}>
            {use(id, at.cornerXY(c), size, colours[seat])}
        </g>
    );
    return (
        <g>
            {view.seats.flatMap((seat, i) =>
                seat.roads.map(e => (
                    <Road
                        key={`r${e}`}
                        at={at}
                        e={e}
                        colour={colours[i]!}
                        fresh={last === `e${e}`}
                    />
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

/* Which side of a hex has fewer buildings: there the robber stands, beside the number. */
export function freeSide(view: View, hex: number): 'left' | 'right' | 'same' {
    const built = new Set(view.seats.flatMap(s => [...s.settlements, ...s.cities]));
    const corners = geometryOf(view.board!).shape.hex_corners[hex]!;
    const count = (sides: number[]) => sides.filter(k => built.has(corners[k]!)).length;
    const right = count([1, 2]),
        left = count([4, 5]);
    return right > left ? 'left' : right < left ? 'right' : 'same';
}

function Robber({ view }: { view: View }): JSX.Element | null {
    const h = view.board?.robber;
    if (h === undefined || h === null || h >= view.board!.hexes.length) return null;
    const p = geometryOf(view.board!).hexXY(h);
    const x = p.x + R * (freeSide(view, h) === 'left' ? -0.6 : 0.6);
    const y = p.y + R * 0.14;
    return (
        <g class="board-robber" style={{ transform: `translate(${x}px, ${y}px)` }}>
            {use('robber', { x: 0, y: 0 }, R * 0.62)}
        </g>
    );
}

interface ShapeProps {
    at: Geometry;
    target: Target;
    colour: string;
}

function TargetShape({ at, target, colour }: ShapeProps): JSX.Element {
    if (target.draw) return target.draw(colour);
    const n = Number(target.place.slice(1)),
        ghost = target.ghost ?? target.kind;
    if (target.place[0] === 'h') {
        const p = at.hexXY(n);
        return (
            <g>
                <polygon class="target-hex" points={at.outline(n, 0.86)} />
                <circle class="target-ring" cx={p.x} cy={p.y + R * 0.2} r={R * 0.5} />
            </g>
        );
    }
    if (target.place[0] === 'e') {
        const p = at.edgeXY(n);
        return (
            <g transform={`translate(${p.x} ${p.y}) rotate(${at.edgeAngle(n)})`}>
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
    const p = at.cornerXY(n),
        large = ghost !== 'settlement' && !target.small;
    return (
        <g>
            <circle class="target-ring" cx={p.x} cy={p.y} r={R * (large ? 0.42 : 0.3)} />
            {ghost && <g class="target-ghost">{use(ghost, p, R * (large ? 0.6 : 0.44), colour)}</g>}
        </g>
    );
}

const centre = (at: Geometry, target: Target): Point => {
    const p = at.placeXY(target.place) ?? { x: 0, y: 0 };
    return target.place[0] === 'h' ? { x: p.x, y: p.y + R * 0.1 } : p;
};

/* The nearest target to a point within reach, both in drawing units. */
export function nearest(at: Geometry, targets: Target[], p: Point, reach: number): Target | null {
    let best: Target | null = null,
        least = Infinity;
    for (const target of targets) {
        const c = centre(at, target),
            far = target.place[0] === 'h' ? R * 0.86 : reach;
        const d = Math.hypot(c.x - p.x, c.y - p.y);
        if (d <= far && d < least) {
            best = target;
            least = d;
        }
    }
    return best;
}

const ASIDE = 1000; /* what lies hardly ahead is taken where nothing else does */

/* How far a point is in the direction of an arrow key; what lies aside counts more, but so little that
 * the other end of an edge is nearer than the corner behind it. Infinity: it is not ahead. */
function way(from: Point, to: Point, [dx, dy]: [number, number]): number {
    const x = to.x - from.x,
        y = to.y - from.y,
        far = x * dx + y * dy,
        aside = Math.abs(x * dy) + Math.abs(y * dx);
    if (far <= 1) return Infinity;
    return far + 1.5 * aside + (aside > 2 * far ? ASIDE : 0);
}

/* Which of these points is next in the direction of an arrow key; -1: none is. */
export function ahead(points: Point[], from: Point, dx: number, dy: number): number {
    let best = -1,
        least = Infinity;
    points.forEach((p, i) => {
        const cost = way(from, p, [dx, dy]);
        if (cost < least) {
            best = i;
            least = cost;
        }
    });
    return best;
}

export const ARROWS: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
};

/* Where each arrow key leads from each point, so that every point can be reached from the first: one
 * that none leads to is put between two others. */
export function arrowWays(points: Point[]): Record<string, number>[] {
    const ways = points.map(p =>
        Object.fromEntries(
            Object.entries(ARROWS).map(([key, arrow]) => [key, ahead(points, p, ...arrow)]),
        ),
    );
    const reached = new Set<number>();
    const spread = (from: number): void => {
        if (reached.has(from)) return;
        reached.add(from);
        for (const to of Object.values(ways[from]!)) if (to >= 0) spread(to);
    };
    if (points.length > 0) spread(0);
    for (let lost = 1; lost < points.length; lost++) {
        if (reached.has(lost)) continue;
        let before = 0,
            by = 'ArrowRight',
            least = Infinity;
        for (const from of reached)
            for (const [key, arrow] of Object.entries(ARROWS)) {
                const cost = way(points[from]!, points[lost]!, arrow);
                if (cost < least) [before, by, least] = [from, key, cost];
            }
        const after = ways[before]![by]!;
        if (after >= 0) ways[lost]![by] = after;
        ways[before]![by] = lost;
        spread(lost);
    }
    return ways;
}

function Targets({ view, targets = [], me, colours, armed, pan, onPick }: Props): JSX.Element {
    const at = geometryOf(view.board!);
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
    /* A lesson that points at a place brings it into view. */
    useEffect(() => {
        const show = ({ target: of }: Event): void => {
            const wanted = (of as SVGElement).dataset.do,
                found = targets.find(target => target.action === wanted);
            if (found) pan?.reveal(centre(at, found));
        };
        const shown = group.current;
        shown?.addEventListener('reveal', show);
        return () => shown?.removeEventListener('reveal', show);
    }, [places, pan]);
    const key = (event: KeyboardEvent, target: Target) => {
        const arrow = ARROWS[event.key];
        if (arrow) {
            const ways = arrowWays(targets.map(each => centre(at, each))),
                next = targets[ways[targets.indexOf(target)]?.[event.key] ?? -1] ?? target;
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
                    onFocus={() => pan?.reveal(centre(at, target))}
                    onKeyDown={event => key(event, target)}>
                    <TargetShape at={at} target={target} colour={colour} />
                    <circle
                        class="target-focus"
                        cx={centre(at, target).x}
                        cy={centre(at, target).y}
                        r={R * (target.place[0] === 'h' ? 0.62 : 0.4)}
                    />
                </g>
            ))}
        </g>
    );
}

/* A light ring where the last action happened. */
function Last({ view, last: place }: Props): JSX.Element | null {
    const p = place ? geometryOf(view.board!).placeXY(place) : null;
    if (!p || !place || place[0] === 'h') return null;
    return <circle class="board-last" cx={p.x} cy={p.y} r={R * 0.4} />;
}

/* How large a hex must be on the screen for a finger to hit its corners, CSS pixels. */
const FINGER = 36;

/* Tells the pan how large the board and its window are, and zooms in where a finger must choose. */
function usePan(pan: Pan | undefined, props: Props, svg: { current: SVGSVGElement | null }): void {
    const { view, targets = [], compact = false } = props,
        board = view.board;
    useLayoutEffect(() => {
        const shown = svg.current;
        if (!pan || !board || !shown) return;
        const lay = () => {
            const { width, height } = shown.getBoundingClientRect();
            pan.lay(boxOf(board, compact), { width, height });
        };
        lay();
        const watch = new ResizeObserver(lay);
        watch.observe(shown);
        return () => watch.disconnect();
    }, [pan, board?.hexes.length, compact]);
    const asked = targets.filter(target => !target.quiet),
        places = asked.map(target => target.place).join();
    /* Before the places are painted: one that moves after it was seen is missed by the finger. */
    useLayoutEffect(() => {
        if (!pan || !board) return;
        const at = geometryOf(board);
        if (asked.length === 0 || !compact) pan.rest();
        else pan.show(asked.map(target => centre(at, target)));
    }, [pan, places, compact]);
}

/* The roads and ships of all, for the small map. */
const linesOf = ({ view, colours }: Props) =>
    view.seats.flatMap((seat, i) =>
        [...seat.roads, ...((seat as { ships?: number[] }).ships ?? [])].map(edge => ({
            edge,
            colour: colours[i]!,
        })),
    );

export function Island(props: Props): JSX.Element | null {
    const { view, targets = [], onPick, compact = false } = props;
    const board = view.board,
        sea = board !== null && framed(board);
    const key = board ? JSON.stringify([board.hexes, board.harbours, compact]) : '';
    const land = useMemo(() => board && <Land board={board} compact={compact} />, [key]);
    const tokens = useMemo(() => board && <Tokens board={board} compact={compact} />, [key]);
    const svg = useRef<SVGSVGElement>(null),
        pan = sea ? props.pan : undefined,
        gestures = useGestures(pan, svg);
    useEffect(() => {
        if (sea) void late('sea');
    }, [sea]);
    usePan(pan, props, svg);
    if (!board) return null;
    const click = (event: MouseEvent) => {
        if (gestures?.moved) return;
        const { p, scale } = pointOf(event.currentTarget as SVGSVGElement, event);
        const touch = (event as PointerEvent).pointerType === 'touch';
        const target = nearest(
            geometryOf(board),
            targets,
            p,
            Math.max(22 / scale, touch ? 0 : R * 0.3),
        );
        if (target) onPick?.(target, touch ? (scale * R < FINGER ? 'small' : 'touch') : 'mouse');
        else props.onMiss?.();
    };
    return (
        <>
            <svg
                ref={svg}
                class={
                    `board${targets.length ? ' asks' : ''}${sea ? ' sea-board' : ''}` +
                    (pan ? ' panned' : '') +
                    (pan?.near.value ? ' near' : '')
                }
                onClick={click}
                role="group"
                viewBox={pan ? pan.viewBox : viewBox(board, compact)}
                aria-label={T().island}>
                <g aria-hidden="true">
                    {land}
                    <Rolled view={view} />
                    {tokens}
                    {props.ground}
                    <Last {...props} />
                    <Pieces {...props} compact={compact} />
                    {props.after}
                    <Robber view={view} />
                    <Arrows board={board} />
                </g>
                <Targets {...props} pan={pan} />
            </svg>
            {pan && <PanParts pan={pan} board={board} lines={linesOf(props)} hint={props.hint} />}
        </>
    );
}

/* Who owns what, in words, for readers who cannot see the board. */
export function boardText(view: View, names: string[]): string[] {
    const t = T(),
        board = view.board;
    if (!board) return [];
    const hexes = board.hexes.flatMap((hex, h) =>
        isLand(hex)
            ? [placeName(`h${h}`, board) + (h === board.robber ? `, ${t.robberHere}` : '')]
            : [],
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
