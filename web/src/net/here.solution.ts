/* here.solution.ts - exact solutions of games for bots of this device: made once in an engine of
 * their own, which takes seconds, and kept by the browser where it allows that. */
import type { HereEngine } from './here.engine.ts';

const KEPT = 'landfall-solutions'; /* not a version of the client: new ones leave it alone */
const CHUNK_MS = 40;

const known = new Map<string, Uint8Array>();

const address = (key: string): string => `./solutions/${key}`;

async function kept(key: string): Promise<Uint8Array | null> {
    try {
        const found = await (await caches.open(KEPT)).match(address(key));
        return found ? new Uint8Array(await found.arrayBuffer()) : null;
    } catch {
        return null; /* a page without the right to keep things */
    }
}

async function keep(key: string, table: Uint8Array): Promise<void> {
    try {
        const body = new Response(table as unknown as BodyInit);
        await (await caches.open(KEPT)).put(address(key), body);
    } catch {
        /* it is made again the next time */
    }
}

async function make(
    maker: HereEngine,
    game: string,
    options: string,
    progress: (part: number) => void,
): Promise<Uint8Array | null> {
    const all = maker.solveBegin(game, options);
    let left = all;
    while (left > 0) {
        const until = performance.now() + CHUNK_MS;
        while (left > 0 && performance.now() < until) left = maker.solveMore();
        progress(1 - left / all);
        await new Promise(done => setTimeout(done, 0));
    }
    return all > 0 ? maker.solved() : null;
}

/* Makes the solution known to an engine; false: the game has none, or the device no room. */
export async function giveSolution(
    engine: HereEngine,
    another: () => Promise<HereEngine>,
    game: string,
    options: string,
    progress: (part: number) => void,
): Promise<boolean> {
    const key = engine.solutionKey(game, options);
    if (!key) return false;
    let table = known.get(key) ?? (await kept(key));
    if (!table || !engine.useSolution(game, options, table)) {
        table = await make(await another(), game, options, progress);
        if (!table || !engine.useSolution(game, options, table)) return false;
        await keep(key, table);
    }
    known.set(key, table);
    return true;
}
