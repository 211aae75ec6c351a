/* state.ts - a map that is being drawn: the sketch with its steps, tool and brushes, and what follows
 * from them. One Editor per page; its parts read the signals and call its methods. */
import { computed, signal } from '@preact/signals';
import type { SetupEngine } from '../../../net/setup.ts';
import type { Both } from '../../../net/types.ts';
import type { Geometry } from '../geometry.ts';
import { Pan } from '../pan.ts';
import type { Board, Terrain } from '../view.ts';
import { balanceOf, breaches, USUAL, type Breach, type Wishes } from './balance.ts';
import { check, lineOf, plain, type Setting } from './check.ts';
import { deal } from './deal.ts';
import { keepDraft, newId, type Draft } from './drafts.ts';
import { amend, begin, redo, step, undo, type History } from './history.ts';
import {
    boardOf,
    emptySea,
    erase,
    paint,
    setFigure,
    setHarbour,
    setIsle,
    setNumber,
    sketchOf,
    type Kind,
    type Sketch,
    type SketchKind,
} from './sketch.ts';

/* A map to begin with: a set-up of the game, dealt if chance deals it. */
export interface Template {
    name: Both;
    options: string;
}
/* What a game says about its maps (web/src/games/<name>/maps.tsx). */
export interface Spec {
    kind: Kind;
    templates: Template[];
}

export const TOOLS = ['paint', 'erase', 'number', 'harbour', 'island', 'start'] as const;
export type Tool = (typeof TOOLS)[number];
export const toolsOf = (kind: Kind): Tool[] =>
    TOOLS.filter(tool => kind === 'free' || (tool !== 'island' && tool !== 'start'));

export type IsleBrush = 'piece' | 'hex' | 'home';
export interface Brushes {
    land: Terrain;
    number: number;
    harbour: SketchKind;
    isle: IsleBrush;
    figure: 'robber' | 'pirate';
}

export const SEEDS = 1_000_000;

export class Editor {
    readonly history = signal<History<Sketch>>(begin(emptySea(1)));
    readonly tool = signal<Tool>('paint');
    readonly hand = signal(false); /* one finger moves the map instead of drawing on it */
    readonly brushes = signal<Brushes>({
        land: 'forest',
        number: 6,
        harbour: 'any',
        isle: 'piece',
        figure: 'robber',
    });
    readonly name = signal('');
    readonly seats = signal(4);
    readonly options = signal(''); /* besides the board */
    readonly wishes = signal<Wishes>(USUAL);
    readonly seed = signal(1);
    readonly broken = signal<Breach[]>([]); /* of the last deal */
    readonly cursor = signal<string | null>(null); /* where keys draw */
    readonly hover = signal<string | null>(null); /* where the mouse is */
    readonly shown = signal<string[]>([]); /* places that a check points at */
    readonly saved = signal<number | null>(null);
    readonly unkept = signal(false); /* this browser stores nothing */
    readonly pan = new Pan();
    private id = newId();
    private mark: Sketch | null = null; /* before the stroke that is drawn now */

    constructor(
        readonly game: string,
        readonly spec: Spec,
        readonly engine: SetupEngine,
        readonly at: Geometry,
    ) {}

    readonly sketch = computed(() => this.history.value.now);
    readonly board = computed(
        () => boardOf(this.sketch.value) as Board & { pirate: number | null },
    );
    readonly verdict = computed(() => check(this.engine, this.sketch.value, this.setting));
    readonly good = computed(() => this.verdict.value.findings.length === 0);
    readonly balance = computed(() => balanceOf(this.sketch.value, this.groups));
    readonly breaches = computed(() =>
        breaches(this.sketch.value, this.at, this.groups, this.wishes.value),
    );

    private get groups() {
        return this.verdict.value.isles;
    }
    get kind(): Kind {
        return this.spec.kind;
    }
    get setting(): Setting {
        return {
            game: this.game,
            seats: this.seats.value,
            options: this.options.value,
            kind: this.kind,
            at: this.at,
        };
    }
    /* The option line of a table with this map. */
    get line(): string {
        return lineOf(this.verdict.value.text, this.options.value);
    }
    /* The islands with points, whoever found them. */
    get isles(): number[][] {
        const { isles } = this.sketch.value;
        return isles ?? this.groups.filter(isle => !isle.home).map(isle => isle.hexes);
    }

    /* ---- Strokes ---- */

    /* The sketch with the tool, or the eraser, put to a place. */
    private touched(sketch: Sketch, place: string, erasing: boolean): Sketch {
        const { at, kind } = this,
            { land, number, harbour, isle, figure } = this.brushes.value,
            n = Number(place.slice(1)),
            tool = this.tool.value;
        if (place[0] === 'e')
            return setHarbour(sketch, at, kind, n, erasing || tool === 'erase' ? null : harbour);
        if (erasing && tool === 'number') return setNumber(sketch, n, null);
        if (erasing && tool === 'island') return setIsle(sketch, at, this.isles, n, false, true);
        if (erasing) return erase(sketch, at, kind, n);
        switch (tool) {
            case 'paint':
                return paint(sketch, at, kind, n, land);
            case 'number':
                return setNumber(sketch, n, number);
            case 'island':
                return setIsle(sketch, at, this.isles, n, isle !== 'home', isle !== 'hex');
            case 'start':
                return setFigure(sketch, figure, n);
            default:
                return erase(sketch, at, kind, n);
        }
    }

    /* One touch, a step of its own. */
    touch(place: string, erasing = false): void {
        this.change(this.touched(this.sketch.peek(), place, erasing));
    }
    change(sketch: Sketch): void {
        this.history.value = step(this.history.peek(), sketch);
        this.changed();
    }

    /* A stroke: everything until `lift` is one step. */
    draw(place: string, erasing: boolean): void {
        const now = this.sketch.peek(),
            next = this.touched(now, place, erasing);
        if (next === now) return;
        if (this.mark === null) {
            this.mark = now;
            this.history.value = step(this.history.peek(), next);
        } else this.history.value = amend(this.history.peek(), next);
        this.changed();
    }
    lift(): void {
        this.mark = null;
    }
    /* It was no stroke: a second finger came. */
    cancel(): void {
        if (this.mark !== null) this.undo();
        this.mark = null;
    }

    undo(): void {
        this.history.value = undo(this.history.peek());
        this.changed();
    }
    redo(): void {
        this.history.value = redo(this.history.peek());
        this.changed();
    }

    /* ---- Whole maps ---- */

    private changed(): void {
        this.shown.value = [];
        this.broken.value = [];
        this.save();
    }
    save(): void {
        const saved = Date.now();
        const kept = keepDraft({
            id: this.id,
            name: this.name.peek(),
            game: this.game,
            seats: this.seats.peek(),
            options: this.options.peek(),
            sketch: this.sketch.peek(),
            saved,
        });
        this.saved.value = kept ? saved : null;
        this.unkept.value = !kept;
    }

    /* Begins with another map; what was drawn before stays among the drafts. */
    open(sketch: Sketch, name: string, of: Partial<Draft> = {}): void {
        this.id = of.id ?? newId();
        this.name.value = name;
        if (of.seats !== undefined) this.seats.value = of.seats;
        if (of.options !== undefined) this.options.value = of.options;
        this.history.value = begin(plain(this.engine, sketch, this.setting));
        this.cursor.value = null;
        this.shown.value = [];
        this.broken.value = [];
        this.saved.value = of.saved ?? null;
        this.pan.fit();
    }

    /* The map of a set-up; null if the engine refuses it. */
    fromTemplate({ options }: Template, seed: number): Sketch | null {
        if (this.engine.start(this.game, this.seats.peek(), options)) return null;
        const board = () => (this.engine.view() as unknown as { board: Board | null }).board;
        if (!board()) this.engine.draw(seed);
        const found = board();
        return found && sketchOf(found, this.kind);
    }

    deal(seed: number): void {
        const { sketch, broken } = deal(
            this.sketch.peek(),
            this.at,
            this.kind,
            this.groups,
            this.wishes.peek(),
            seed,
        );
        this.change(sketch);
        this.seed.value = seed;
        this.broken.value = broken;
    }
    dealAgain(): void {
        this.deal((this.seed.peek() % SEEDS) + 1);
    }
}
