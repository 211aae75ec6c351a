/* trial.engine.ts - the engine in the page as a place to try beginnings (bindings/wasm/trial.c):
 * texts go through its one buffer, a refusal becomes an error that says why. */
import type { TrialOrder } from './trial.ts';

export interface TrialExports {
    memory: WebAssembly.Memory;
    landfall_text(): number;
    landfall_text_size(): number;
    landfall_game_count(): number;
    landfall_game_name(game: number): number;
    landfall_trial_start(game: number, seats: number): number;
    landfall_trial_bot(seat: number): number;
    landfall_trial_say(seat: number): number;
    landfall_trial_play(seed: bigint, match: number): number;
}

export class TrialEngine {
    private readonly wasm: TrialExports;
    constructor(wasm: TrialExports) {
        this.wasm = wasm;
    }

    private read(address: number): string {
        const bytes = new Uint8Array(this.wasm.memory.buffer, address);
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    }
    private write(text: string): void {
        const size = this.wasm.landfall_text_size();
        const buffer = new Uint8Array(this.wasm.memory.buffer, this.wasm.landfall_text(), size);
        const { written } = new TextEncoder().encodeInto(text, buffer.subarray(0, size - 1));
        buffer[written ?? 0] = 0;
    }
    private must(done: number): void {
        if (!done) throw new Error(this.read(this.wasm.landfall_text()));
    }

    /* Sets up a series in which seat s is played by the order's player (s + turned) % seats. */
    start(order: TrialOrder, turned: number): void {
        let game = 0;
        while (
            game < this.wasm.landfall_game_count() &&
            this.read(this.wasm.landfall_game_name(game)) !== order.game
        )
            game++;
        this.write(order.options);
        this.must(this.wasm.landfall_trial_start(game, order.seats));
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
