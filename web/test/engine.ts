/* engine.ts - for tests: the engine that the page loads, and what it tells of a game. */
import { readFileSync } from 'node:fs';
import { Engine, type EngineExports } from '../src/net/wasm.ts';

const module = new WebAssembly.Module(readFileSync(`${WEB_ROOT}/../build/landfall.wasm`));

/* An instance of its own, with the exports that the caller needs. */
export const instance = <E>(): E => new WebAssembly.Instance(module, {}).exports as unknown as E;

export const contentOf = (game: string): unknown =>
    new Engine(instance<EngineExports>()).content(game);
