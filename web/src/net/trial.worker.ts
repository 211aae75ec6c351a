/* trial.worker.ts - plays the games of trial.ts. Every other game the seats change sides, so that
 * nobody gains from beginning. Built into a file of its own. */
import type { TrialNews, TrialOrder } from './trial.ts';

interface Exports {
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

const tell = (news: TrialNews): void => { self.postMessage(news); };

class Engine {
    private readonly wasm: Exports;
    constructor(wasm: Exports) { this.wasm = wasm; }

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
        while (game < this.wasm.landfall_game_count()
            && this.read(this.wasm.landfall_game_name(game)) !== order.game) game++;
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

async function run(order: TrialOrder): Promise<void> {
    const bytes = await (await fetch(order.wasm)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, {});
    const engine = new Engine(instance.exports as unknown as Exports);
    const won = Array.from({ length: order.seats }, () => 0);
    let drawn = 0, done = 0;
    for (let turned = 0; turned < order.seats; turned++) {
        engine.start(order, turned);
        for (let match = turned; match < order.count; match += order.seats) {
            const winners = engine.play(order.seed, match);
            if (winners === 0) drawn++;
            for (let seat = 0; seat < order.seats; seat++)
                if (winners >> seat & 1) won[(seat + turned) % order.seats]!++;
            tell({ done: ++done, won: [...won], drawn });
        }
    }
}

self.onmessage = event => {
    run(event.data as TrialOrder).catch(error => tell({ failed: String(error) }));
};
