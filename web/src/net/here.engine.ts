/* here.engine.ts - one match in the engine of the page (bindings/wasm/host.c). */
import type { Lesson } from './lesson.ts';
import type { Position } from './sight.ts';
import type { Both, Hint, OverMessage } from './types.ts';
import { Engine, type EngineExports } from './wasm.ts';

export interface HereExports extends EngineExports {
    landfall_host_bot(game: number, number: number): number;
    landfall_host_start(game: number, seats: number, seed: bigint): number;
    landfall_host_awaited(): number;
    landfall_host_acts(seat: number): number;
    landfall_host_do(seat: number): number;
    landfall_host_may(seat: number): number;
    landfall_host_set(): number;
    landfall_host_judge(lesson: number, task: number): number;
    landfall_host_draw(): number;
    landfall_host_choose(seat: number): number;
    landfall_host_at(): number;
    landfall_host_why(language: number): number;
    landfall_host_rule(): number;
    landfall_host_seen(viewer: number): number;
    landfall_host_sight(viewer: number): number;
    landfall_host_position(viewer: number): number;
    landfall_host_undo(seat: number): number;
    landfall_host_hints(): number;
    landfall_host_hint(seat: number): number;
    landfall_host_over(): number;
    landfall_host_head(): number;
    landfall_host_line(): number;
    landfall_host_end(): number;
    landfall_lesson(game: number, n: number): number;
}

export const CHANCE = -1,
    OVER = -2;

/* Why a text was refused: by a rule, or because something else was expected at a place. */
export interface Refusal {
    rule: string;
    at: number;
    expected: Both;
}

export class HereError extends Error {
    readonly refusal: Refusal;
    constructor(refusal: Refusal) {
        super(refusal.rule || refusal.expected.en);
        this.refusal = refusal;
    }
}

export class HereEngine extends Engine<HereExports> {
    private refusal(): Refusal {
        return {
            rule: this.read(this.wasm.landfall_host_rule()),
            at: this.wasm.landfall_host_at(),
            expected: {
                en: this.read(this.wasm.landfall_host_why(0)),
                de: this.read(this.wasm.landfall_host_why(1)),
            },
        };
    }
    private sure(done: number): void {
        if (!done) throw new HereError(this.refusal());
    }

    /* The bots that can play a game in the page. */
    bots(game: string): string[] {
        const number = this.number(game),
            names: string[] = [];
        for (;;) {
            const name = this.read(this.wasm.landfall_host_bot(number, names.length));
            if (!name) return names;
            names.push(name);
        }
    }

    start(game: string, seats: number, options: string, seed: string): void {
        this.write(options);
        this.sure(this.wasm.landfall_host_start(this.number(game), seats, BigInt(`0x${seed}`)));
    }

    /* The lowest seat that is waited for, CHANCE or OVER. */
    awaited(): number {
        return this.wasm.landfall_host_awaited();
    }

    do(seat: number, text: string): void {
        this.write(text);
        this.sure(this.wasm.landfall_host_do(seat));
    }
    /* Sets a field of the position. */
    set(field: string): void {
        this.write(field);
        this.sure(this.wasm.landfall_host_set());
    }
    /* Whether an action that is allowed answers an exercise, and what is said to it. */
    judge(lesson: number, task: number, text: string): { right: boolean; say: Both } {
        this.write(text);
        const said = this.read(this.wasm.landfall_host_judge(lesson, task));
        return JSON.parse(said) as { right: boolean; say: Both };
    }
    /* Why a seat may not do this; null: it may. */
    why(seat: number, text: string): Refusal | null {
        this.write(text);
        return this.wasm.landfall_host_may(seat) ? null : this.refusal();
    }
    /* Chance acts; what came up. */
    draw(): string {
        this.sure(this.wasm.landfall_host_draw());
        return this.answer();
    }
    /* What a bot would do on this seat. */
    choose(seat: number, bot: string): string {
        this.write(bot);
        this.sure(this.wasm.landfall_host_choose(seat));
        return this.answer();
    }

    seen(viewer: number): string {
        return this.read(this.wasm.landfall_host_seen(viewer));
    }
    position(viewer: number): string {
        return this.read(this.wasm.landfall_host_position(viewer));
    }
    sight(viewer: number): Position {
        return JSON.parse(this.read(this.wasm.landfall_host_sight(viewer))) as Position;
    }
    undoable(seat: number): boolean {
        return this.wasm.landfall_host_undo(seat) !== 0;
    }
    /* Whether hints can be had, and what is best for a seat that acts; null: nothing now. */
    hints(): boolean {
        return this.wasm.landfall_host_hints() !== 0;
    }
    hint(seat: number): Pick<Hint, 'actions'> | null {
        const text = this.read(this.wasm.landfall_host_hint(seat));
        return text ? (JSON.parse(text) as Pick<Hint, 'actions'>) : null;
    }
    over(): Pick<OverMessage, 'winners' | 'points' | 'sources'> {
        return JSON.parse(this.read(this.wasm.landfall_host_over())) as OverMessage;
    }

    /* The lessons of a game. */
    lessons(game: string): Lesson[] {
        const number = this.number(game),
            found: Lesson[] = [];
        for (;;) {
            const text = this.read(this.wasm.landfall_lesson(number, found.length));
            if (!text) return found;
            found.push(JSON.parse(text) as Lesson);
        }
    }

    head(): string {
        return this.read(this.wasm.landfall_host_head());
    }
    line(): string {
        return this.read(this.wasm.landfall_host_line());
    }
    end(): string {
        return this.read(this.wasm.landfall_host_end());
    }
}
