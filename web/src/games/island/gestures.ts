/* gestures.ts - fingers, mouse and wheel on a board that can be panned: one finger or the mouse moves
 * it, two fingers and the wheel change its size. A press that moved the board chooses no place. */
import { useEffect, useMemo } from 'preact/hooks';
import type { Point } from './geometry.ts';
import type { Pan } from './pan.ts';

const SLIP = 8; /* pixels that a finger may tremble without moving anything */

/* Where a point of the screen is in the drawing, and how many pixels one of its units has. Not by
 * the matrix of the drawing, in which browsers disagree about a page's own zoom. */
export function pointOf(
    svg: SVGSVGElement,
    event: { clientX: number; clientY: number },
): { p: Point; scale: number } {
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

export class Gestures {
    private readonly down = new Map<number, Point>();
    private first: Point = { x: 0, y: 0 };
    private moving = false;
    /* `alone`: whether one finger moves the board now; two always do. */
    constructor(
        private readonly pan: Pan,
        private readonly alone: () => boolean = () => true,
    ) {}

    press(event: PointerEvent): void {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        if (this.down.size === 0) this.moving = false;
        this.first = { x: event.clientX, y: event.clientY };
        this.down.set(event.pointerId, this.first);
    }

    move(svg: SVGSVGElement, event: PointerEvent): void {
        const was = this.down.get(event.pointerId);
        if (!was) return;
        const is = { x: event.clientX, y: event.clientY };
        if (!this.moving) {
            const far = Math.hypot(is.x - this.first.x, is.y - this.first.y);
            if (this.down.size < 2 && !this.alone()) {
                this.down.set(event.pointerId, is);
                return;
            }
            if (this.down.size < 2 && (far < SLIP || !this.pan.near.peek())) return;
            this.moving = true;
            svg.setPointerCapture(event.pointerId);
        }
        this.down.set(event.pointerId, is);
        const other = [...this.down].find(([id]) => id !== event.pointerId)?.[1];
        if (other) {
            const before = Math.hypot(was.x - other.x, was.y - other.y),
                after = Math.hypot(is.x - other.x, is.y - other.y);
            const middle = { clientX: (is.x + other.x) / 2, clientY: (is.y + other.y) / 2 };
            if (before > 1) this.pan.zoom(after / before, pointOf(svg, middle).p);
        }
        const share = other ? 2 : 1;
        this.pan.move((was.x - is.x) / share, (was.y - is.y) / share);
    }

    release(event: PointerEvent): void {
        this.down.delete(event.pointerId);
    }

    /* Whether the press that ends now has moved the board. */
    get moved(): boolean {
        return this.moving;
    }
}

/* Listens on the board, as long as it can be panned. */
export function useGestures(
    pan: Pan | undefined,
    svg: { current: SVGSVGElement | null },
    alone?: () => boolean,
): Gestures | undefined {
    const gestures = useMemo(() => (pan ? new Gestures(pan, alone) : undefined), [pan]);
    useEffect(() => {
        const board = svg.current;
        if (!pan || !gestures || !board) return;
        const wheel = (event: WheelEvent) => {
            event.preventDefault();
            const turn = Math.max(-120, Math.min(120, event.deltaY * (event.deltaMode ? 30 : 1)));
            pan.zoom(Math.exp(-turn / 400), pointOf(board, event).p);
        };
        const press = (event: PointerEvent) => gestures.press(event);
        const move = (event: PointerEvent) => gestures.move(board, event);
        const release = (event: PointerEvent) => gestures.release(event);
        board.addEventListener('wheel', wheel, { passive: false });
        board.addEventListener('pointerdown', press);
        board.addEventListener('pointermove', move);
        for (const end of ['pointerup', 'pointercancel'] as const)
            board.addEventListener(end, release);
        return () => {
            board.removeEventListener('wheel', wheel);
            board.removeEventListener('pointerdown', press);
            board.removeEventListener('pointermove', move);
            for (const end of ['pointerup', 'pointercancel'] as const)
                board.removeEventListener(end, release);
        };
    }, [pan]);
    return gestures;
}
