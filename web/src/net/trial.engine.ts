/* trial.engine.ts - the engine in the page as a place to try beginnings (bindings/wasm/trial.c); a
 * refusal becomes an error that says why. */
import type { TrialOrder } from './trial.ts';
import { Engine, type EngineExports } from './wasm.ts';

export interface TrialExports extends EngineExports {
    landfall_trial_start(game: number, seats: number): number;
    landfall_trial_bot(seat: number): number;
    landfall_trial_say(seat: number): number;
    landfall_trial_play(seed: bigint, match: number): number;
}

export class TrialEngine extends Engine<TrialExports> {
    private must(done: number): void {
        if (!done) throw new Error(this.answer());
    }

    /* Sets up a series in which seat s is played by the order's player (s + turned) % seats. */
    start(order: TrialOrder, turned: number): void {
        this.write(order.options);
        this.must(this.wasm.landfall_trial_start(this.number(order.game), order.seats));
        for (let seat = 0; seat < order.seats; seat++) {
            const player = (seat + turned) % order.seats;
            this.write(order.bots[player] ?? 'random');
            this.must(this.wasm.landfall_trial_bot(seat));
            for (const action of order.given[player] ?? []) {
                this.write(action);
                this.must(this.wasm.landfall_trial_say(seat));
            }
        }
    }
    play(seed: number, match: number): number {
        return this.wasm.landfall_trial_play(BigInt(seed), match);
    }
}
