/* lock.ts - presses that were meant for something else. A button may change its meaning under the
 * pointer: "Roll dice" becomes "End turn" when the dice have fallen, and the second half of a
 * double click would end the turn. Two guards, for pointer and keyboard alike:
 *
 * Locks: a slot (a place where buttons of several meanings stand) takes no press until it has
 * meant the same for a while, whoever changed it.
 * Presses: the next press of a series, at the same place or with the same key, does not count when
 * the table has changed since the one before. This needs no word from a drawing. */
import { signal } from '@preact/signals';

type Later = (run: () => void, ms: number) => unknown;
const clock = (): number => performance.now();

export class Locks {
    private readonly slots = new Map<string, { meaning: string; since: number }>();
    private readonly beat = signal(0); /* redraws what a lock has just left */
    constructor(
        private readonly hold: () => number,
        private readonly now = clock,
        private readonly later: Later = (run, ms) => setTimeout(run, ms),
    ) {}

    /* Whether the slot has meant this long enough. Asked when it is drawn and when it is pressed:
     * the first time it is asked with another meaning, the wait begins. */
    ready(slot: string, meaning: string): boolean {
        void this.beat.value;
        const known = this.slots.get(slot),
            now = this.now();
        if (!known) {
            this.slots.set(slot, { meaning, since: now - this.hold() });
            return true;
        }
        if (known.meaning !== meaning) {
            known.meaning = meaning;
            known.since = now;
            if (this.hold() > 0) this.wake(known);
        }
        return now - known.since >= this.hold();
    }

    /* A timer's clock and ours need not agree: the redraw comes when ours says so. */
    private wake(slot: { since: number }): void {
        this.later(() => {
            if (this.now() - slot.since < this.hold()) this.wake(slot);
            else this.beat.value++;
        }, this.hold() + 1);
    }
}

/* How far apart two presses may be to be of one series, CSS pixels. */
const NEAR = 24;

export class Presses {
    private last = { what: '', x: 0, y: 0, shown: '', at: -Infinity };
    constructor(
        private readonly hold: () => number,
        private readonly now = clock,
    ) {}

    /* `what` is a key or "pointer"; `shown` stands for what the table shows. */
    counts(what: string, shown: string, x = 0, y = 0): boolean {
        const { last } = this,
            at = this.now();
        const series =
            last.what === what &&
            at - last.at < this.hold() &&
            Math.hypot(x - last.x, y - last.y) <= NEAR;
        const counts = !series || last.shown === shown;
        this.last = { what, x, y, shown: counts ? shown : last.shown, at };
        return counts;
    }
}
