/* board.tsx - the map that is drawn, with the parts that draw it at a table, and what only the editor
 * shows: places without a hex, numbers that are missing, what does not fit together, the cursor. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { Tokens } from '../board.tsx';
import { R, type Geometry, type Point } from '../geometry.ts';
import { useGestures } from '../gestures.ts';
import { boxOf, Land, tile, use } from '../land.tsx';
import { flagHex, Pirate } from '../sea/pieces.tsx';
import type { Board as SeaBoard } from '../sea/view.ts';
import type { Board } from '../view.ts';
import { robberOf } from './print.ts';
import { numbered } from './sketch.ts';
import type { Editor } from './state.ts';
import { badge, boardKey, placesOf, Strokes } from './strokes.ts';
import { E } from './texts.ts';

const down = (p: Point): Point => ({ x: p.x, y: p.y + R * 0.2 });

/* Places of the frame where no hex is, and hexes whose number is missing. */
function Gaps({ editor: { at, sketch } }: { editor: Editor }): JSX.Element {
    const { hexes } = sketch.value;
    return (
        <g>
            {hexes.map(({ terrain }, h) =>
                terrain === 'none' ? (
                    <polygon key={h} class="ed-none" points={at.outline(h, 0.94)} />
                ) : null,
            )}
            {hexes.map(({ terrain, number }, h) =>
                numbered(terrain) && number === undefined ? (
                    <g key={h}>{use('token-empty', down(at.hexXY(h)), R * 0.8)}</g>
                ) : null,
            )}
        </g>
    );
}

function Figures({ editor }: { editor: Editor }): JSX.Element {
    const { at, board, kind } = editor,
        sketch = editor.sketch.value,
        robber = robberOf(sketch);
    const p = robber === null ? null : at.hexXY(robber);
    return (
        <g>
            {kind === 'free' &&
                editor.isles.map(hexes => {
                    const place = at.hexXY(flagHex(board.value, at, { hexes }));
                    return (
                        <g key={hexes.join()}>
                            {use(
                                'isle-free',
                                { x: place.x + R * 0.02, y: place.y - R * 0.55 },
                                R * 0.7,
                            )}
                        </g>
                    );
                })}
            {p && <g>{use('robber', { x: p.x + R * 0.6, y: p.y + R * 0.14 }, R * 0.62)}</g>}
            {kind === 'free' && (
                <Pirate board={board.value as unknown as SeaBoard} compact={false} />
            )}
        </g>
    );
}

/* Where a harbour could lie, while harbours are placed. */
function Spots({ editor }: { editor: Editor }): JSX.Element | null {
    const { at, kind } = editor,
        sketch = editor.sketch.value;
    if (editor.tool.value !== 'harbour') return null;
    const taken = new Set(
        sketch.harbours.filter(each => each.kind !== 'none').map(each => each.edge),
    );
    return (
        <g>
            {placesOf(editor)
                .map(place => Number(place.slice(1)))
                .filter(edge => !taken.has(edge))
                .map(edge => {
                    const p = badge(at, sketch, edge);
                    return kind === 'fixed' ? (
                        <g key={edge}>{use('harbour-empty', p, R * 0.7)}</g>
                    ) : (
                        <circle key={edge} class="ed-spot" cx={p.x} cy={p.y} r={R * 0.1} />
                    );
                })}
        </g>
    );
}

/* What is not as it is wished, or refused, where it lies. */
function Marks({ editor }: { editor: Editor }): JSX.Element {
    const { at } = editor,
        pairs = editor.breaches.value.filter(({ places }) => places.length === 2),
        wrong = editor.verdict.value.findings.filter(({ missing }) => missing !== 'number');
    const ring = (place: string, size: number, name: string) => {
        const p = at.placeXY(place)!,
            c = place[0] === 'h' ? down(p) : badge(at, editor.sketch.value, Number(place.slice(1)));
        return <circle key={place + name} class={name} cx={c.x} cy={c.y} r={R * size} />;
    };
    const clashing = pairs.filter(({ wish }) => wish === 'apart' || wish === 'unlike');
    return (
        <g>
            {[...new Set(clashing.flatMap(({ places }) => places))].map(place =>
                ring(place, 0.46, 'ed-clash'),
            )}
            {clashing.map(({ places: [a, b] }) => {
                const one = down(at.placeXY(a!)!),
                    two = down(at.placeXY(b!)!);
                const p = { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
                return <g key={`${a}${b}`}>{use('clash', p, R * 0.4)}</g>;
            })}
            {wrong.map(({ place }) => place && ring(place, 0.5, 'ed-wrong'))}
            {editor.shown.value.map(place => ring(place, 0.62, 'ed-shown'))}
        </g>
    );
}

/* What the tool would do here, faintly. */
function ghost(editor: Editor, place: string, at: Geometry): JSX.Element | null {
    const { land, number, harbour, figure } = editor.brushes.value,
        n = Number(place.slice(1)),
        p = at.placeXY(place)!;
    switch (editor.tool.value) {
        case 'paint':
            return land === 'sea'
                ? use('hex-water', p, 2 * R)
                : use(tile({ terrain: land }, n, true), p, 2 * R * 0.972);
        case 'number':
            return numbered(editor.sketch.value.hexes[n]!.terrain)
                ? use(`token-${number}`, down(p), R * 0.8)
                : null;
        case 'harbour':
            return use(`harbour-${harbour}`, badge(at, editor.sketch.value, n), R * 0.7);
        case 'start':
            return use(figure === 'robber' ? 'robber' : 'pirate-ship', p, R * 0.7);
        default:
            return null;
    }
}

function Under({ editor }: { editor: Editor }): JSX.Element | null {
    const { at, hover, cursor } = editor;
    const outline = (place: string, name: string) => {
        if (place[0] === 'h')
            return <polygon class={name} points={at.outline(Number(place.slice(1)), 0.96)} />;
        const p = badge(at, editor.sketch.value, Number(place.slice(1)));
        return <circle class={name} cx={p.x} cy={p.y} r={R * 0.4} />;
    };
    return (
        <g>
            {hover.value && (
                <>
                    <g class="ed-ghost">{ghost(editor, hover.value, at)}</g>
                    {outline(hover.value, 'ed-hover')}
                </>
            )}
            {cursor.value && outline(cursor.value, 'ed-cursor')}
        </g>
    );
}

function usePanBox({ pan, at, kind, board }: Editor, svg: { current: SVGSVGElement | null }): void {
    useLayoutEffect(() => {
        const shown = svg.current;
        if (!shown) return;
        const all = at.shape.hexes.map((_, h) => h);
        const box = kind === 'free' ? at.box(all, 16, 16) : boxOf(board.peek(), false);
        const lay = () => {
            const { width, height } = shown.getBoundingClientRect();
            pan.lay(box, { width, height });
        };
        lay();
        const watch = new ResizeObserver(lay);
        watch.observe(shown);
        return () => watch.disconnect();
    }, [pan]);
}

export function MapBoard({ editor }: { editor: Editor }): JSX.Element {
    const { pan, hand } = editor,
        board = editor.board.value as Board;
    const svg = useRef<SVGSVGElement>(null),
        strokes = useMemo(() => new Strokes(editor), [editor]);
    useGestures(pan, svg, () => hand.peek());
    usePanBox(editor, svg);
    useEffect(() => () => strokes.leave(), [strokes]);
    const land = useMemo(
        () => <Land board={board} compact={false} />,
        [board.hexes, board.harbours],
    );
    const tokens = useMemo(() => <Tokens board={board} compact={false} />, [board.hexes]);
    const key = (event: KeyboardEvent) => {
        if (!boardKey(editor, event)) return;
        event.preventDefault();
        event.stopPropagation();
    };
    const pressed = (event: PointerEvent) => strokes.press(svg.current!, event);
    return (
        <svg
            ref={svg}
            class={
                `board panned${editor.kind === 'free' ? ' sea-board' : ''}` +
                `${pan.near.value ? ' near' : ''} ed-${hand.value ? 'hand' : 'draws'}`
            }
            viewBox={pan.viewBox.value}
            role="application"
            tabindex={0}
            aria-label={E().map}
            aria-describedby="ed-status"
            onPointerDown={pressed}
            onPointerMove={(event: PointerEvent) => strokes.move(svg.current!, event)}
            onPointerUp={(event: PointerEvent) => strokes.release(event, true)}
            onPointerCancel={(event: PointerEvent) => strokes.release(event, false)}
            onPointerLeave={() => strokes.leave()}
            onContextMenu={(event: MouseEvent) => event.preventDefault()}
            onKeyDown={key}>
            <g aria-hidden="true">
                {land}
                {tokens}
                <Gaps editor={editor} />
                <Spots editor={editor} />
                <Figures editor={editor} />
                <Marks editor={editor} />
                <Under editor={editor} />
            </g>
        </svg>
    );
}
