/* pan.ts - which part of a board is in view, and how large. A board that is too large for its window
 * is moved under the finger and drawn larger; the whole of it is always one step away. It knows a
 * box, a window and points in drawing units, no board: the map editor pans with it, too. */
import { computed, signal } from '@preact/signals';
import { R, type Box, type Point } from './geometry.ts';

/* The middle of what is in view, and the pixels of one drawing unit. */
interface Look extends Point {
    scale: number;
}
export interface Size {
    width: number;
    height: number;
}

/* How large a hex's side is, in pixels: fingers hit its corners from FINGER on; a board that zooms
 * in by itself makes it NEAR where it can, and nobody needs more than LARGEST. */
const FINGER = 44,
    NEAR = 60,
    LARGEST = 130;
const STEP = 1.4; /* of a button or a key */

const within = (low: number, value: number, high: number): number =>
    low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);

export class Pan {
    readonly look = signal<Look | null>(null); /* null: the whole board */
    readonly moved = signal(false); /* the reader has found out how to move it */
    readonly box = signal<Box>({ x: 0, y: 0, width: 1, height: 1 });
    private readonly size = signal<Size>({ width: 1, height: 1 });
    private byItself = false;
    private asked: Point[] = []; /* what it zoomed in for */

    readonly near = computed(() => this.look.value !== null);
    /* What the drawing shows. */
    readonly view = computed((): Box => {
        const look = this.look.value,
            { width, height } = this.size.value;
        if (!look) return this.box.value;
        const across = width / look.scale,
            down = height / look.scale;
        return { x: look.x - across / 2, y: look.y - down / 2, width: across, height: down };
    });
    readonly viewBox = computed(() => {
        const { x, y, width, height } = this.view.value;
        return [x, y, width, height].map(value => Math.round(value * 10) / 10).join(' ');
    });

    /* The board, and the window it is drawn in. */
    lay(box: Box, size: Size): void {
        if (size.width < 1 || size.height < 1) return;
        this.box.value = box;
        this.size.value = size;
        if (this.byItself) this.again();
        else if (this.look.value) this.set(this.look.value);
    }

    /* In a window of another size, as that of a phone that was turned. */
    private again(): void {
        this.look.value = null;
        this.show(this.asked);
    }

    private get whole(): number {
        const box = this.box.peek(),
            size = this.size.peek();
        return Math.min(size.width / box.width, size.height / box.height);
    }

    /* Whether places are too close together for a finger while the whole board is shown. */
    get small(): boolean {
        return this.whole * R < FINGER;
    }

    private set({ x, y, scale }: Look): void {
        const box = this.box.peek(),
            size = this.size.peek();
        if (scale <= this.whole * 1.01) {
            this.look.value = null;
            return;
        }
        scale = Math.min(scale, Math.max(LARGEST / R, this.whole));
        const across = size.width / scale / 2,
            down = size.height / scale / 2;
        this.look.value = {
            scale,
            x: within(box.x + across, x, box.x + box.width - across),
            y: within(box.y + down, y, box.y + box.height - down),
        };
    }

    private get now(): Look {
        const box = this.box.peek();
        return (
            this.look.peek() ?? {
                x: box.x + box.width / 2,
                y: box.y + box.height / 2,
                scale: this.whole,
            }
        );
    }

    /* Larger or smaller, with `at` staying where it is on the screen. */
    zoom(factor: number, at?: Point): void {
        const now = this.now,
            scale = Math.min(now.scale * factor, LARGEST / R),
            held = at ?? now,
            by = now.scale / scale;
        this.byItself = false;
        this.set({
            scale,
            x: held.x + (now.x - held.x) * by,
            y: held.y + (now.y - held.y) * by,
        });
    }
    closer(): void {
        this.zoom(STEP);
    }
    farther(): void {
        this.zoom(1 / STEP);
    }
    fit(): void {
        this.byItself = false;
        this.look.value = null;
    }

    /* Moves what is in view by so many pixels. */
    move(dx: number, dy: number): void {
        const now = this.look.peek();
        if (!now) return;
        this.byItself = false;
        this.moved.value = true;
        this.set({ ...now, x: now.x + dx / now.scale, y: now.y + dy / now.scale });
    }
    /* By a part of the window, for keys. */
    step(dx: number, dy: number): void {
        const size = this.size.peek();
        this.move((dx * size.width) / 4, (dy * size.height) / 4);
    }
    /* Puts a point into the middle. */
    centre(at: Point): void {
        if (this.look.peek()) this.set({ ...this.now, ...at });
    }

    private sees({ x, y }: Point): boolean {
        const { x: left, y: top, width, height } = this.view.peek();
        const margin = R * 0.4;
        return (
            x > left + margin &&
            x < left + width - margin &&
            y > top + margin &&
            y < top + height - margin
        );
    }
    /* Brings a point into view, if it is not. */
    reveal(at: Point): void {
        if (!this.sees(at)) this.centre(at);
    }

    /* Zooms in by itself, so that a finger hits these places: on all of them if they lie together,
     * else where most of them do. */
    show(places: Point[]): void {
        if (places.length === 0 || !this.small || this.near.peek()) return;
        const xs = places.map(p => p.x),
            ys = places.map(p => p.y),
            size = this.size.peek();
        const across = Math.max(...xs) - Math.min(...xs) + 2 * R,
            down = Math.max(...ys) - Math.min(...ys) + 2 * R;
        const together = (R * Math.min(size.width / across, size.height / down)) as number;
        const scale = (together < FINGER ? NEAR : Math.min(together, NEAR)) / R;
        const middle =
            together < FINGER
                ? this.densest(places, scale)
                : {
                      x: (Math.max(...xs) + Math.min(...xs)) / 2,
                      y: (Math.max(...ys) + Math.min(...ys)) / 2,
                  };
        this.set({ ...middle, scale });
        this.asked = places;
        this.byItself = true;
    }

    /* The place with the most others in view around it. */
    private densest(places: Point[], scale: number): Point {
        const size = this.size.peek(),
            across = size.width / scale / 2 - R * 0.4,
            down = size.height / scale / 2 - R * 0.4;
        const around = (p: Point) =>
            places.filter(q => Math.abs(q.x - p.x) < across && Math.abs(q.y - p.y) < down).length;
        return places.reduce((best, p) => (around(p) > around(best) ? p : best));
    }

    /* Nothing is asked any more: what was zoomed in by itself is shown whole again. */
    rest(): void {
        if (this.byItself) this.fit();
    }
}
