/* here.engine.ts - one match in the engine of the page (bindings/wasm/host.c). */
import { SET, type Done, type HowTo, type Lesson } from './lesson.ts';
import type { Puzzle } from './puzzle.ts';
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
    landfall_host_same_rolls(): void;
    landfall_host_puzzle(n: number): number;
    landfall_host_expected(seat: number): number;
    landfall_puzzles_read(): number;
    landfall_puzzles_at(): number;
    landfall_puzzle(n: number): number;
    landfall_solution_key(game: number): number;
    landfall_solution_bot(game: number, nth: number): number;
    landfall_solution_begin(game: number): number;
    landfall_solution_work(): number;
    landfall_solution_room(game: number): number;
    landfall_solution_table(): number;
    landfall_solution_size(): number;
    landfall_solution_use(): number;
    landfall_how(game: number): number;
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

    /* The puzzles of a game's file; puzzle(n) begins with one of them, counted from 0. */
    puzzles(text: string): Puzzle[] {
        this.write(text);
        const count = this.wasm.landfall_puzzles_read();
        if (count < 0) throw new Error(`puzzles: byte ${this.wasm.landfall_puzzles_at()} is wrong`);
        return Array.from(
            { length: count },
            (_, n) => JSON.parse(this.read(this.wasm.landfall_puzzle(n))) as Puzzle,
        );
    }
    puzzle(n: number): void {
        this.sure(this.wasm.landfall_host_puzzle(n));
    }

    /* Called after start(): all who play this seed get the same rolls, whatever they do. */
    sameRolls(): void {
        this.wasm.landfall_host_same_rolls();
    }

    /* The solution of a game (here.solution.ts). Its key is '' where there is none. */
    solutionKey(game: string, options: string): string {
        this.write(options);
        return this.read(this.wasm.landfall_solution_key(this.number(game)));
    }
    solutionBots(game: string): string[] {
        const number = this.number(game),
            names: string[] = [];
        for (;;) {
            const name = this.read(this.wasm.landfall_solution_bot(number, names.length));
            if (!name) return names;
            names.push(name);
        }
    }
    games(): string[] {
        return Array.from({ length: this.wasm.landfall_game_count() }, (_, n) =>
            this.read(this.wasm.landfall_game_name(n)),
        );
    }
    solveBegin(game: string, options: string): number {
        this.write(options);
        return this.wasm.landfall_solution_begin(this.number(game));
    }
    solveMore(): number {
        return this.wasm.landfall_solution_work();
    }
    solved(): Uint8Array {
        const at = this.wasm.landfall_solution_table(),
            size = this.wasm.landfall_solution_size();
        return new Uint8Array(this.wasm.memory.buffer, at, size).slice();
    }
    useSolution(game: string, options: string, table: Uint8Array): boolean {
        this.write(options);
        const at = this.wasm.landfall_solution_room(this.number(game));
        if (!at || this.wasm.landfall_solution_size() !== table.length) return false;
        new Uint8Array(this.wasm.memory.buffer, at, table.length).set(table);
        return this.wasm.landfall_solution_use() !== 0;
    }
    /* Points that a seat can expect by the solution; below 0: nobody knows it. */
    expected(seat: number): number {
        return this.wasm.landfall_host_expected(seat);
    }

    /* Brings the match to a position: fields that are set, actions that are taken. */
    arrange(given: Done[]): void {
        for (const act of given)
            if (act.seat === SET) this.set(act.do);
            else this.do(act.seat, act.do);
    }
    /* How a game is played; null: it says nothing. */
    how(game: string): HowTo | null {
        const text = this.read(this.wasm.landfall_how(this.number(game)));
        if (!text) return null;
        const how = JSON.parse(text) as HowTo;
        for (const part of how.parts) {
            part.view = null;
            if (!part.board) continue;
            this.start(game, how.seats, how.options, '0');
            this.arrange([...how.given, ...part.given]);
            part.view = this.sight(0).view;
        }
        return how;
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
