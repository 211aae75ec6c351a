/* review.worker.ts - reviews one match for review.ts. The first news comes when every position was
 * looked at, the others now and then. Built into a file of its own. */
import type { ReviewNews, ReviewOrder } from './review.ts';
import { giveNets, type NetExports } from './nets.ts';
import { ReviewEngine, type ReviewExports } from './review.engine.ts';

const LOOKED = 0.03 /* of the work: every position was looked at (lf_review_progress) */,
    EVERY_MS = 600;

const tell = (news: ReviewNews): void => {
    self.postMessage(news);
};

async function run(order: ReviewOrder): Promise<void> {
    const bytes = await (await fetch(order.wasm)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(bytes, {});
    const wasm = instance.exports as unknown as ReviewExports & NetExports;
    const engine = new ReviewEngine(wasm);
    await giveNets(wasm, /^game (\S+)/m.exec(order.text)?.[1] ?? '');
    if (!engine.begin(order.text, order.nodes)) {
        tell({ unable: true });
        return;
    }
    let done = 0,
        told = 0;
    while (done < 1) {
        done = engine.work(1);
        if (done < LOOKED || (done < 1 && performance.now() - told < EVERY_MS)) continue;
        const review = engine.known();
        tell(review ? { review } : { waiting: done });
        told = performance.now();
    }
}

self.onmessage = event => {
    run(event.data as ReviewOrder).catch(error => tell({ failed: String(error) }));
};
