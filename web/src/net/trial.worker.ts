/* trial.worker.ts - plays the games of trial.ts. Every other game the seats change sides, so that
 * nobody gains from beginning. Built into a file of its own. */
import type { TrialNews, TrialOrder } from './trial.ts';
import { giveNets, type NetExports } from './nets.ts';
import { TrialEngine, type TrialExports } from './trial.engine.ts';

const tell = (news: TrialNews): void => {
    self.postMessage(news);
};

async function run(order: TrialOrder): Promise<void> {
    const bytes = await (await fetch(order.wasm)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, {});
    const wasm = instance.exports as unknown as TrialExports & NetExports;
    const engine = new TrialEngine(wasm);
    await giveNets(wasm, order.game);
    const won = Array.from({ length: order.seats }, () => 0);
    let drawn = 0,
        done = 0;
    for (let turned = 0; turned < order.seats; turned++) {
        engine.start(order, turned);
        for (let match = turned; match < order.count; match += order.seats) {
            const winners = engine.play(order.seed, match);
            if (winners === 0) drawn++;
            for (let seat = 0; seat < order.seats; seat++)
                if ((winners >> seat) & 1) won[(seat + turned) % order.seats]!++;
            tell({ done: ++done, won: [...won], drawn });
        }
    }
}

self.onmessage = event => {
    run(event.data as TrialOrder).catch(error => tell({ failed: String(error) }));
};
