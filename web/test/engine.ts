/* engine.ts - for tests: the engine that the page loads, and what it tells of a game. */
import { readFileSync } from 'node:fs';
import { giveNets, type NetExports } from '../src/net/nets.ts';
import { Engine, type EngineExports } from '../src/net/wasm.ts';

const module = new WebAssembly.Module(readFileSync(`${WEB_ROOT}/../build/landfall.wasm`));

/* An instance of its own, with the exports that the caller needs. */
export const instance = <E>(): E => new WebAssembly.Instance(module, {}).exports as unknown as E;

/* One whose bots can think about games: the weights come from the files that pages fetch. */
export async function thinking<E>(...games: string[]): Promise<E> {
    const made = instance<NetExports>();
    const read = async (name: string): Promise<string> =>
        readFileSync(`${WEB_ROOT}/../bots/${name.replace(/-(\d+)$/, '/$1')}.net`, 'utf8');
    for (const game of games) await giveNets(made, game, read);
    return made as unknown as E;
}

export const contentOf = (game: string): unknown =>
    new Engine(instance<EngineExports>()).content(game);
