/* session.ts - a followed table as the page shows it: the Play that drawings get. Moves that come
 * in a burst are shown one after the other at a pace one can follow; any key or touch shows the
 * newest state at once, so nothing ever blocks input, and what is sent is always judged by the
 * server against the newest state. */
import { computed, effect, signal, type ReadonlySignal, type Signal } from '@preact/signals';
import { SEAT_PAINT } from '../app/icon.tsx';
import { hold, pace, textSize, type Pace } from '../app/settings.ts';
import type { Drawing, LastMove, Part, Play } from '../games/drawing.ts';
import { botName, SEAT_COLOURS } from '../i18n/bots.ts';
import { language } from '../i18n/i18n.ts';
import { noAnswer } from '../net/socket.ts';
import type { Move, Outcome, Table } from '../net/table.ts';
import type { Forbidden, Hint, Language, Seat, View } from '../net/types.ts';
import { since } from './lines.ts';
import { Locks, Presses } from './lock.ts';
import { T, refusedText } from './texts.ts';
import { isNarrow, windowClass, zoomFor, type WindowClass } from './window.ts';

/* How long a move stays the newest one shown while others wait behind it, ms. */
const PACE: Record<Pace, { chance: number; seat: number; event: number }> = {
    slow: { chance: 1500, seat: 1300, event: 5000 },
    normal: { chance: 450, seat: 380, event: 2500 },
    fast: { chance: 200, seat: 150, event: 1200 },
    once: { chance: 0, seat: 0, event: 0 },
};
/* A row longer than this is shown in haste, except by those who asked for slowness. */
const QUEUE_LONG = 8,
    VIEWS_KEPT = 80;

export interface Refusal {
    text: string;
    rule?: string;
}
export interface Line {
    seq: number;
    seat: number;
    seen: string;
    at?: number;
}

interface Step {
    move: Move;
    before: View | null;
    after: View;
}
type Watcher = (step: Step) => void;

export class Session implements Play {
    readonly table: Table;
    readonly drawing: Signal<Drawing | null> = signal(null);
    readonly view: Signal<View | null> = signal(null);
    readonly legal: Signal<string[]> = signal([]);
    readonly forbidden: Signal<Forbidden> = signal({});
    readonly awaited: Signal<number[]> = signal([]);
    readonly last: Signal<LastMove | null> = signal(null);
    readonly window: Signal<WindowClass> = signal('W');
    readonly narrow: ReadonlySignal<boolean> = computed(() => isNarrow(this.window.value));
    readonly low = signal(false); /* low for its kind: seats take one line each */
    readonly zoom = signal(1);
    readonly sheet: Signal<string | null> = signal(null);
    readonly shownSeq = signal(0);
    readonly refusal: Signal<Refusal | null> = signal(null);
    /* Of an exercise: how often it was answered wrongly, and what was said to it. */
    readonly tries = signal(0);
    readonly verdict: Signal<string | null> = signal(null);
    readonly assertive = signal('');
    readonly polite = signal('');
    readonly lines: ReadonlySignal<Line[]>;
    readonly since: ReadonlySignal<Line[]>; /* what others did since our last turn */
    readonly behind = signal(0); /* moves not shown yet */
    /* Whether what is sent now can be expected to be answered. */
    readonly alive = computed(
        () =>
            this.table.line.connection.value === 'online' &&
            !noAnswer.value &&
            !this.table.slow.value,
    );

    private readonly locks = new Locks(() => hold.peek());
    private readonly presses = new Presses(() => hold.peek());
    private readonly seats: ReadonlySignal<string[]>;
    private readonly queue: Step[] = [];
    private readonly views = new Map<number, { before: View | null; after: View }>();
    private readonly parts = new Map<string, Part[]>();
    private readonly watchers = new Set<Watcher>();
    private readonly closers: (() => void)[] = [];
    private timer: ReturnType<typeof setTimeout> | undefined;
    private newest: View | null = null;

    constructor(table: Table) {
        this.table = table;
        this.seats = computed(() => seatNames(table.summary.value?.seats ?? []));
        this.lines = computed(() => {
            const until = this.shownSeq.value;
            return table.log.value.filter(entry => entry.seq <= until);
        });
        this.since = computed(() => {
            const drawing = this.drawing.value,
                { me } = this;
            return me === null || !drawing
                ? []
                : since(
                      this.lines.value,
                      me,
                      drawing.dealing,
                      seen =>
                          drawing.statistics.cause(seen) === 'discard' &&
                          !seen.startsWith('robber'),
                  );
        });
        this.closers.push(
            table.onMove((move, before, after) => this.arrived({ move, before, after })),
            table.onUndone(() => {
                this.snapshot();
                this.polite.value = T().undone;
            }),
            /* A view that no move brought is a snapshot: shown at once. Moves call their
             * listeners in the same task, so by the next microtask they are known. */
            effect(() => {
                const view = table.view.value;
                queueMicrotask(() => {
                    if (view !== this.newest && view === table.view.peek()) this.snapshot();
                });
            }),
        );
        /* A wish without a key (undo, sit, pause) that was refused is explained as well. */
        this.closers.push(
            effect(() => {
                const refused = table.refused.value;
                if (refused && refused.key === undefined && refused.id === undefined)
                    queueMicrotask(() => this.explain(refusedText(refused.reason), refused.rule));
            }),
        );
        this.closers.push(
            effect(() => {
                if (table.broken.value) queueMicrotask(() => this.explain(T().promiseBroken));
            }),
        );
        this.closers.push(this.followWindow());
    }

    private followWindow(): () => void {
        const coarse = matchMedia('(pointer: coarse)');
        const measure = () => {
            const zoom = zoomFor(innerWidth, innerHeight, textSize.value, coarse.matches);
            this.zoom.value = zoom;
            this.window.value = windowClass(innerWidth / zoom, innerHeight / zoom);
            const enough = this.window.value === 'W' ? (this.drawing.value?.lowUnder ?? 860) : 370;
            this.low.value = innerHeight / zoom < enough;
        };
        addEventListener('resize', measure);
        const stop = effect(measure);
        return () => {
            stop();
            removeEventListener('resize', measure);
        };
    }

    get me(): number | null {
        return this.table.summary.value?.me ?? null;
    }
    get names(): string[] {
        return this.seats.value;
    }
    get colours(): string[] {
        return this.seats.value.map((_, i) => SEAT_PAINT[i % 6]!);
    }
    get lang(): Language {
        return language.value;
    }

    /* Called for every move when it is shown, not when it arrives. */
    onShown(watcher: Watcher): () => void {
        this.watchers.add(watcher);
        return () => {
            this.watchers.delete(watcher);
        };
    }

    act(text: string): void {
        this.flush();
        if (!this.alive.value) {
            this.explain(T().lineDown);
            return;
        }
        this.refusal.value = null;
        void this.table.act(text).then(outcome => this.answered(outcome));
    }

    explain(text: string, rule?: string): void {
        this.refusal.value = rule ? { text, rule } : { text };
        this.announce(text);
    }

    get hints(): boolean {
        return this.table.summary.value?.hints ?? false;
    }
    hint(text?: string): Promise<Hint | null> {
        return this.table.hint(text);
    }

    /* Nothing counts while an action is on its way or the line is down. */
    ready(slot: string, meaning: string): boolean {
        const steady = this.locks.ready(slot, meaning);
        return steady && this.alive.value && this.table.waiting.peek() === 0;
    }

    /* Whether a press is no leftover of the one before it. */
    counts(what: string, x = 0, y = 0): boolean {
        const state = this.table.summary.peek()?.state ?? '';
        return this.presses.counts(what, `${state} ${this.shownSeq.peek()}`, x, y);
    }

    announce(text: string): void {
        this.assertive.value = again(this.assertive.peek(), text);
    }

    private answered(outcome: Outcome): void {
        if (outcome.ok || !('refused' in outcome)) return;
        const { rule, reason, expected, said } = outcome.refused;
        if (reason === 'seq') return; /* the missing moves follow; they say more */
        if (said) {
            this.tries.value++;
            this.verdict.value = said[this.lang];
            this.announce(said[this.lang]);
            return;
        }
        this.explain(
            reason === 'text' && expected
                ? T().refused_text(expected[language.value])
                : refusedText(reason),
            rule,
        );
    }

    private arrived(step: Step): void {
        this.newest = step.after;
        this.queue.push(step);
        const mine = step.move.seat === this.me && step.move.key !== undefined;
        if (mine || document.hidden || pace.value === 'once') this.flush();
        else this.pump();
        this.behind.value = this.queue.length;
    }

    private pump(): void {
        if (this.timer !== undefined) return;
        const step = this.queue.shift();
        this.behind.value = this.queue.length;
        if (!step) return;
        this.show(step);
        const { chance, seat, event } = PACE[pace.value];
        const long = this.drawing.peek()?.linger?.(step.move.seen, step.before, step.after);
        const haste = this.queue.length > QUEUE_LONG && pace.value !== 'slow' && !long ? 4 : 1;
        this.timer = setTimeout(
            () => {
                this.timer = undefined;
                this.pump();
            },
            (long ? event : step.move.seat < 0 ? chance : seat) / haste,
        );
    }

    /* Shows everything that has arrived. */
    flush(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
        for (let step = this.queue.shift(); step; step = this.queue.shift()) this.show(step);
        this.behind.value = 0;
    }

    private show(step: Step): void {
        const { move, before, after } = step;
        this.views.set(move.seq, { before, after });
        this.views.delete(move.seq - VIEWS_KEPT);
        this.view.value = after;
        this.legal.value = move.legal;
        this.forbidden.value = move.forbidden;
        this.awaited.value = move.awaited;
        this.shownSeq.value = move.seq;
        this.last.value = { seq: move.seq, seat: move.seat, seen: move.seen, before };
        if (move.seat === this.me) this.refusal.value = null;
        for (const watcher of [...this.watchers]) watcher(step);
    }

    /* Shows the table's own state and forgets what was waiting. */
    private snapshot(): void {
        clearTimeout(this.timer);
        this.timer = undefined;
        this.queue.length = 0;
        this.behind.value = 0;
        const { table } = this;
        this.newest = table.view.peek();
        this.view.value = this.newest;
        this.legal.value = table.legal.peek();
        this.forbidden.value = table.forbidden.peek();
        this.awaited.value = table.awaited.peek();
        this.shownSeq.value = table.seq.peek();
        this.parts.clear();
        this.views.clear();
        const entry = table.log.peek().at(-1);
        this.last.value = entry ? { ...entry, before: null } : null;
    }

    /* The words and pictures of a log line; none: it is not worth a line. */
    line(entry: Line): Part[] {
        const drawing = this.drawing.value;
        if (!drawing) return [];
        const key = `${entry.seq} ${this.lang}`;
        let parts = this.parts.get(key);
        if (!parts) {
            const views = this.views.get(entry.seq);
            parts = drawing.logLine(
                entry.seen,
                entry.seat,
                views?.before ?? null,
                views?.after ?? this.view.peek(),
                this.lang,
                this.names,
                this.by(entry),
            );
            if (parts.length > 0) this.parts.set(key, parts); /* else: perhaps later */
        }
        return parts;
    }

    /* The seat that acted last before an action of chance. */
    private by(entry: Line): number | undefined {
        if (entry.seat >= 0) return undefined;
        const log = this.table.log.peek();
        for (let i = log.findIndex(each => each.seq === entry.seq) - 1; i >= 0; i--)
            if (log[i]!.seat >= 0) return log[i]!.seat;
        return undefined;
    }

    /* The same as a sentence, for screen readers. */
    sentence(entry: Line): string {
        return this.line(entry)
            .map(part =>
                typeof part === 'string'
                    ? part
                    : 'seat' in part
                      ? (this.names[part.seat] ?? '')
                      : part.label,
            )
            .join(' ');
    }

    close(): void {
        clearTimeout(this.timer);
        for (const closer of this.closers) closer();
        this.table.close();
    }
}

/* What seats are called: people by their names, bots by their kind; several bots of one kind are
 * numbered. */
export function seatNames(seats: Seat[]): string[] {
    const count = new Map<string, number>();
    return seats.map((seat, i) => {
        if (seat.kind === 'open') return T().openSeat;
        const name = seat.kind === 'bot' ? botName(seat.bot) || seat.name : seat.name;
        const shown =
                name ||
                (seat.kind === 'bot' && SEAT_COLOURS[language.value][i]) ||
                T().seatNumber(i + 1),
            n = (count.get(shown) ?? 0) + 1;
        count.set(shown, n);
        return n > 1 ? `${shown} ${n}` : shown;
    });
}

/* A live region says a text again only if it differs: a repeated one gets a space that nobody
 * hears. */
export const again = (before: string, text: string): string =>
    before === text ? `${text}\u00a0` : text;
