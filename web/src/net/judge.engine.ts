/* judge.engine.ts - the engine in the page as an analysis board (bindings/wasm/judge.h): reads
 * positions, tells them, and asks the bots. */
import type { Both, View } from './types.ts';
import { Engine, instantiate, type EngineExports } from './wasm.ts';

export interface JudgeExports extends EngineExports {
    landfall_judge_read(): number;
    landfall_judge_start(game: number, seats: number): number;
    landfall_judge_deal(seed: bigint): number;
    landfall_judge_do(seat: number): number;
    landfall_judge_at(): number;
    landfall_judge_why(language: number): number;
    landfall_judge_rule(): number;
    landfall_judge_text(): number;
    landfall_judge_told(): number;
    landfall_judge_fields(game: number): number;
    landfall_judge_think(seat: number, effort: number, seed: bigint): number;
}

export interface Refusal {
    at: number; /* in bytes */
    why: Both;
    rule: string;
    unsound: boolean; /* it can be drawn all the same */
}
export interface Told {
    game: string;
    seats: number;
    names: Both[];
    view: View;
    awaited: number[];
    chance: boolean;
    over: boolean;
    points: number[];
    viewer: number | null; /* -1: a spectator's view */
}
export interface FieldKind {
    word: string;
    name: Both | null;
    kind: 'number' | 'seat' | 'holder' | 'viewer' | 'seats' | 'word' | 'words' | 'text';
    max: number;
    words: string[];
    of: 'seats' | string[] | null;
    expected: Both | null;
}
export interface Reason {
    seat: number;
    say: Both;
    more: boolean;
    effect: number;
}
/* Chances and points are thousandths. */
export interface Move {
    do: string;
    say: Both;
    chance: number | null;
    points: number | null;
    reasons?: Reason[];
}
export interface Thought {
    seat: number | null;
    by: 'net' | 'play';
    chances: number[];
    points: number[] | null;
    moves: Move[];
    usual: string | null;
}

const REFUSED = 0,
    READ = 1;

export class JudgeEngine extends Engine<JudgeExports> {
    private refusal(unsound: boolean): Refusal {
        const why = (language: number): string => this.read(this.wasm.landfall_judge_why(language));
        return {
            at: this.wasm.landfall_judge_at(),
            why: { en: why(0), de: why(1) },
            rule: this.read(this.wasm.landfall_judge_rule()),
            unsound,
        };
    }

    /* null: it is a sound position. */
    take(text: string): Refusal | null {
        this.write(text);
        const read = this.wasm.landfall_judge_read();
        return read === READ ? null : this.refusal(read !== REFUSED);
    }
    /* Begins a game; what chance deals at first is drawn. */
    start(game: string, seats: number, options: string, seed: number): Refusal | null {
        this.write(options);
        if (!this.wasm.landfall_judge_start(this.number(game), seats)) return this.refusal(false);
        this.deal(seed);
        return null;
    }
    /* The position of a match after some actions; `options` may begin with "rules=N". */
    follow(
        game: string,
        seats: number,
        options: string,
        acts: { seat: number; do: string }[],
    ): Refusal | null {
        this.write(options);
        if (!this.wasm.landfall_judge_start(this.number(game), seats)) return this.refusal(false);
        for (const act of acts) {
            const refused = this.do(act.seat, act.do);
            if (refused) return refused;
        }
        return null;
    }
    /* Chance acts until a seat is to act. */
    deal(seed: number): void {
        this.wasm.landfall_judge_deal(BigInt(seed));
    }
    do(seat: number, text: string): Refusal | null {
        this.write(text);
        return this.wasm.landfall_judge_do(seat) ? null : this.refusal(false);
    }
    text(): string {
        return this.read(this.wasm.landfall_judge_text());
    }
    told(): Told {
        return JSON.parse(this.read(this.wasm.landfall_judge_told())) as Told;
    }
    fields(game: string): FieldKind[] {
        const text = this.read(this.wasm.landfall_judge_fields(this.number(game)));
        return text ? (JSON.parse(text) as FieldKind[]) : [];
    }
    /* seat -1: only the chances. null: nothing can be said. */
    think(seat: number, effort: number, seed = 1): Thought | null {
        const text = this.read(this.wasm.landfall_judge_think(seat, effort, BigInt(seed)));
        return text ? (JSON.parse(text) as Thought) : null;
    }
}

export const openJudge = async (address: string): Promise<JudgeEngine> =>
    new JudgeEngine(await instantiate<JudgeExports>(address));
