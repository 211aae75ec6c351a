/* strokes.ts - fingers, mouse and keys on the map that is drawn. One finger draws, or moves the map
 * while the hand is chosen; two fingers and the wheel do what they do on every large board. The right
 * button and a finger that stays take away. */
import { ahead, ARROWS } from '../board.tsx';
import { R, type Geometry, type Point } from '../geometry.ts';
import { pointOf } from '../gestures.ts';
import { terrainOf } from './print.ts';
import { coast, landsOf, NUMBERS, paint, setNumber, type Sketch } from './sketch.ts';
import type { Editor } from './state.ts';

const SLIP = 8 /* pixels that a finger may tremble */,
    HOLD_MS = 450;

/* Where the badge of a harbour is drawn, a little out to sea. */
export function badge(at: Geometry, sketch: Sketch, edge: number): Point {
    const middle = at.edgeXY(edge),
        hex = at.edgeHexes[edge]!.find(h => !['sea', 'none'].includes(sketch.hexes[h]!.terrain));
    const land = at.hexXY(hex ?? at.edgeHexes[edge]![0]!);
    return { x: middle.x + (middle.x - land.x) * 0.64, y: middle.y + (middle.y - land.y) * 0.64 };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

function nearest(list: number[], where: (n: number) => Point, p: Point): [number, number] {
    let best = -1,
        least = Infinity;
    for (const n of list) {
        const far = distance(where(n), p);
        if (far < least) [best, least] = [n, far];
    }
    return [best, least];
}

/* The places that the tool goes to: paths where harbours may lie, else hexes. */
export function placesOf({ kind, tool, at, sketch }: Editor): string[] {
    if (tool.value !== 'harbour') return at.shape.hexes.map((_, h) => `h${h}`);
    const spots =
        kind === 'fixed' ? sketch.value.harbours.map(each => each.edge) : coast(at, sketch.value);
    return spots.map(e => `e${e}`);
}

/* What lies under a point, for the tool in hand; null: nothing that it could touch. */
export function placeUnder(editor: Editor, p: Point, erasing: boolean): string | null {
    const { at } = editor,
        sketch = editor.sketch.peek(),
        tool = editor.tool.peek();
    const taking = erasing || tool === 'erase';
    const harbours = sketch.harbours.filter(({ kind }) => kind !== 'none').map(each => each.edge);
    if (taking && tool !== 'number' && tool !== 'island' && tool !== 'start') {
        const [edge, far] = nearest(harbours, e => badge(at, sketch, e), p);
        if (edge >= 0 && far < R * 0.36) return `e${edge}`;
    }
    if (tool === 'harbour') {
        const edges = placesOf(editor).map(place => Number(place.slice(1)));
        const [edge, far] = nearest(edges, e => badge(at, sketch, e), p);
        return edge >= 0 && far < R * 0.7 ? `e${edge}` : null;
    }
    const [h, far] = nearest(
        at.shape.hexes.map((_, n) => n),
        n => at.hexXY(n),
        p,
    );
    return far < R ? `h${h}` : null;
}

export class Strokes {
    private readonly down = new Set<number>();
    private last: Point | null = null; /* of the stroke, in drawing units; null: none is drawn */
    private first = { x: 0, y: 0 };
    private erasing = false;
    private timer: ReturnType<typeof setTimeout> | undefined;
    private waiting: Point | null = null; /* a finger of which it is not known yet what it means */

    constructor(private readonly editor: Editor) {}

    private go(to: Point): void {
        const from = this.last ?? to,
            steps = Math.max(1, Math.ceil(distance(from, to) / (R * 0.4)));
        for (let i = 1; i <= steps; i++) {
            const part = i / steps;
            const p = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
            const place = placeUnder(this.editor, p, this.erasing);
            if (place) this.editor.draw(place, this.erasing);
        }
        this.last = to;
    }

    press(svg: SVGSVGElement, event: PointerEvent): void {
        const { editor } = this;
        this.down.add(event.pointerId);
        clearTimeout(this.timer);
        if (this.down.size > 1) {
            editor.cancel();
            this.last = this.waiting = null;
            return;
        }
        if (editor.hand.peek() || event.button === 1) return;
        const { p } = pointOf(svg, event);
        this.erasing = event.button === 2;
        this.first = { x: event.clientX, y: event.clientY };
        editor.hover.value = null;
        if (event.pointerType !== 'touch') {
            svg.setPointerCapture(event.pointerId);
            this.go(p);
            return;
        }
        this.waiting = p;
        this.timer = setTimeout(() => {
            this.waiting = null;
            const place = placeUnder(editor, p, true);
            if (place) editor.touch(place, true);
        }, HOLD_MS);
    }

    move(svg: SVGSVGElement, event: PointerEvent): void {
        const { p } = pointOf(svg, event);
        if (this.down.size === 0 && event.pointerType !== 'touch') {
            this.editor.hover.value = this.editor.hand.peek()
                ? null
                : placeUnder(this.editor, p, false);
            return;
        }
        if (this.down.size !== 1) return;
        const far = Math.hypot(event.clientX - this.first.x, event.clientY - this.first.y);
        if (this.waiting && far > SLIP) {
            clearTimeout(this.timer);
            this.last = this.waiting;
            this.waiting = null;
            this.go(this.last);
        }
        if (this.last) this.go(p);
    }

    release(event: PointerEvent, given: boolean): void {
        clearTimeout(this.timer);
        if (this.waiting && given) this.go(this.waiting);
        this.waiting = this.last = null;
        this.down.delete(event.pointerId);
        this.editor.lift();
    }
    leave(): void {
        this.editor.hover.value = null;
    }
}

/* The number that a digit stands for; one that is pressed twice is the twelve. */
function numberOf(key: string, now: number | undefined): number | null {
    if (key === '0') return 10;
    if (key === '1') return now === 11 ? 12 : 11;
    const number = Number(key);
    return (NUMBERS as readonly number[]).includes(number) ? number : null;
}

/* Letters of the notation paint the hex under the cursor, digits number it. */
function letter(editor: Editor, key: string): boolean {
    const place = editor.cursor.peek();
    if (place?.[0] !== 'h') return false;
    const h = Number(place.slice(1)),
        sketch = editor.sketch.peek(),
        terrain = terrainOf(key);
    if (terrain && landsOf(editor.kind).includes(terrain)) {
        editor.change(paint(sketch, editor.at, editor.kind, h, terrain));
        return true;
    }
    const number = numberOf(key, sketch.hexes[h]!.number);
    if (number === null || key === '') return false;
    editor.change(setNumber(sketch, h, number));
    return true;
}

function step(editor: Editor, arrow: [number, number]): void {
    const { at, cursor, pan } = editor,
        places = placesOf(editor),
        points = places.map(place => at.placeXY(place)!);
    if (places.length === 0) return;
    const now = cursor.peek();
    const from = now !== null && places.includes(now) ? at.placeXY(now)! : null;
    const box = pan.view.peek(),
        middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const next = from
        ? ahead(points, from, ...arrow)
        : nearest(
              points.map((_, i) => i),
              i => points[i]!,
              middle,
          )[0];
    if (next < 0) return;
    cursor.value = places[next]!;
    pan.reveal(points[next]!);
}

/* Keys while the map has the focus; true: handled. */
export function boardKey(editor: Editor, event: KeyboardEvent): boolean {
    const arrow = ARROWS[event.key],
        place = editor.cursor.peek();
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (arrow && event.shiftKey) editor.pan.step(...arrow);
    else if (arrow) step(editor, arrow);
    else if (event.key === '+') editor.pan.closer();
    else if (event.key === '_') editor.pan.farther();
    else if ((event.key === 'Enter' || event.key === ' ') && place) editor.touch(place);
    else if ((event.key === 'Delete' || event.key === 'Backspace') && place)
        editor.touch(place, true);
    else return letter(editor, event.key.toLowerCase());
    return true;
}

/* Keys of the whole page: steps back and forth. */
export function pageKey(editor: Editor, event: KeyboardEvent): boolean {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return false;
    const key = event.key.toLowerCase();
    if (key === 'y' || (key === 'z' && event.shiftKey)) editor.redo();
    else if (key === 'z') editor.undo();
    else return false;
    return true;
}
