/* judge.ts - asks the bots about a position, in a worker so that the page stays awake. What they
 * think comes in steps, each with more effort than the one before. */
import type { Thought } from './judge.engine.ts';

export interface JudgeOrder {
    wasm: string; /* address of the engine */
    text: string;
    seat: number; /* -1: nobody is to act, only the chances are wanted */
    efforts: number[];
}
export type JudgeNews = { effort: number; thought: Thought | null } | { failed: string };

/* Starts thinking; the returned function stops it. */
export function startJudge(order: JudgeOrder, news: (news: JudgeNews) => void): () => void {
    const worker = new Worker(LANDFALL_JUDGE);
    worker.onmessage = event => news(event.data as JudgeNews);
    worker.onerror = event => news({ failed: event.message || 'worker' });
    worker.postMessage(order);
    return () => worker.terminate();
}
