/* trial.ts - many games between bots in the page (bindings/wasm/trial.c), in a worker so that the
 * page stays awake. The server has nothing to do with it. */

export interface TrialOrder {
    wasm: string; /* address of the engine */
    game: string;
    options: string;
    seats: number;
    bots: string[]; /* per seat */
    given: string[][]; /* per seat: its first actions */
    count: number;
    seed: number;
}
export type TrialNews = { done: number; won: number[]; drawn: number } | { failed: string };

/* Starts the games; the returned function stops them. Seats change sides every other game. */
export function startTrial(order: TrialOrder, news: (news: TrialNews) => void): () => void {
    const worker = new Worker(LANDFALL_TRIAL);
    worker.onmessage = event => news(event.data as TrialNews);
    worker.onerror = event => news({ failed: event.message || 'worker' });
    worker.postMessage(order);
    return () => worker.terminate();
}
