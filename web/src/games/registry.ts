/* registry.ts - finds a game's drawing by its name. The build turns the pattern below into one
 * lazily loaded file per folder, so adding a game is adding a folder. */
import type { ComponentType } from 'preact';
import { api } from '../net/api.ts';
import type { Drawing } from './drawing.ts';

const loaded = new Map<string, Promise<Drawing | null>>();

async function load(name: string, content: () => Promise<unknown>): Promise<Drawing> {
    const module = await (import(`./${name}/index.tsx`) as Promise<{ default: Drawing }>);
    const drawing = module.default;
    await drawing.learn?.(await content());
    return drawing;
}

/* The drawing, with what the engine says about the game: the server's, or that of `content`. null:
 * this client has no drawing for the game (it is older than the server). */
export function drawing(
    name: string,
    content: () => Promise<unknown> = () => api.content(name),
): Promise<Drawing | null> {
    let promise = loaded.get(name);
    if (!promise) {
        promise = load(name, content).catch((error: unknown) => {
            console.warn(error);
            loaded.delete(name);
            return null;
        });
        loaded.set(name, promise);
    }
    return promise;
}

/* A game's deck builder, web/src/games/<name>/decks.tsx; the build knows which games have one. */
export async function deckBuilder(name: string): Promise<ComponentType> {
    const module = await (import(`./${name}/decks.tsx`) as Promise<{ default: ComponentType }>);
    return module.default;
}

/* A game's map editor, web/src/games/<name>/maps.tsx, given what stands behind the game in the address. */
export type MapPage = ComponentType<{ parts: string[] }>;
export async function mapEditor(name: string): Promise<MapPage> {
    const module = await (import(`./${name}/maps.tsx`) as Promise<{ default: MapPage }>);
    return module.default;
}
