/* review.engine.ts - the engine in the page as a reviewer (bindings/wasm/review.c). */
import type { MatchReview, Reviewed } from './review.ts';
import { Engine, type EngineExports } from './wasm.ts';

export interface ReviewExports extends EngineExports {
    landfall_review_start(nodes: number): void;
    landfall_review_line(): number;
    landfall_review_begin(): number;
    landfall_review_work(steps: number): number;
    landfall_review_head(): number;
    landfall_review_entry(n: number): number;
    landfall_review_count(): number;
}

export class ReviewEngine extends Engine<ReviewExports> {
    /* False: it is a replay, but nothing judges such matches. */
    begin(text: string, nodes: number): boolean {
        this.wasm.landfall_review_start(nodes);
        for (const [n, line] of text
            .replace(/\r?\n$/, '')
            .split(/\r?\n/)
            .entries()) {
            this.write(line);
            if (!this.wasm.landfall_review_line())
                throw new Error(`line ${n + 1}: expected ${this.answer()}`);
        }
        return this.wasm.landfall_review_begin() !== 0;
    }
    /* So many steps; how much is done, from 0 to 1. */
    work(steps: number): number {
        const done = this.wasm.landfall_review_work(steps);
        if (done < 0) throw new Error('memory');
        return done / 1000;
    }
    /* What is known so far; null: something must be made before. */
    known(): MatchReview | null {
        const head = this.read(this.wasm.landfall_review_head());
        if (!head) return null;
        const entries: Reviewed[] = [];
        const count = this.wasm.landfall_review_count();
        for (let n = 1; n <= count; n++)
            entries.push(JSON.parse(this.read(this.wasm.landfall_review_entry(n))) as Reviewed);
        return { ...(JSON.parse(head) as Omit<MatchReview, 'entries'>), entries };
    }
}
