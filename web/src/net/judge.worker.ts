/* judge.worker.ts - thinks for judge.ts. Built into a file of its own. */
import type { JudgeNews, JudgeOrder } from './judge.ts';
import { JudgeEngine, type JudgeExports } from './judge.engine.ts';
import { giveNets, type NetExports } from './nets.ts';

const tell = (news: JudgeNews): void => {
    self.postMessage(news);
};

async function run(order: JudgeOrder): Promise<void> {
    const bytes = await (await fetch(order.wasm)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, {});
    const wasm = instance.exports as unknown as JudgeExports & NetExports;
    const engine = new JudgeEngine(wasm);
    const refused = engine.take(order.text);
    if (refused) throw new Error(refused.why.en || refused.rule);
    await giveNets(wasm, engine.told().game);
    for (const effort of order.efforts) tell({ effort, thought: engine.think(order.seat, effort) });
}

self.onmessage = event => {
    run(event.data as JudgeOrder).catch(error => tell({ failed: String(error) }));
};
