/* lists.ts - the games and tables a page shows: asked for when a page needs them, again and
 * again while it is looked at, and never twice at once. */
import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from './api.ts';
import { me } from './guest.ts';
import type { Game, TableRow } from './types.ts';

export const games: Signal<Game[] | null> = signal(null);
export const tables: Signal<TableRow[] | null> = signal(null);
export const myTables: Signal<TableRow[] | null> = signal(null);
export const listError: Signal<unknown> = signal(null);

let asking: Promise<void> | null = null;
async function askGames(): Promise<void> {
    if (games.value) return;
    asking ??= api
        .games()
        .then(
            answer => {
                games.value = answer;
                listError.value = null;
            },
            error => {
                listError.value = error;
            },
        )
        .finally(() => {
            asking = null;
        });
    await asking;
}

export function useGames(): Game[] | null {
    useEffect(() => {
        void askGames();
    }, []);
    return games.value;
}

/* The games that can be played here: a server may know some that this client cannot draw yet. */
export function useDrawnGames(): Game[] | null {
    return useGames()?.filter(game => LANDFALL_DRAWINGS.includes(game.name)) ?? null;
}

export const gameNamed = (name: string): Game | undefined =>
    games.value?.find(game => game.name === name);

export async function askTables(): Promise<void> {
    try {
        await askGames();
        tables.value = await api.tables();
        myTables.value = me.value ? await api.myTables() : [];
        listError.value = null;
    } catch (error) {
        listError.value = error;
    }
}

/* Keeps both lists fresh while the page is shown. */
export function useTables(every_ms = 4000): void {
    const who = me.value?.id;
    useEffect(() => {
        let timer: ReturnType<typeof setTimeout>;
        let here = true;
        const again = async () => {
            if (!document.hidden) await askTables();
            if (here) timer = setTimeout(() => void again(), every_ms);
        };
        void again();
        return () => {
            here = false;
            clearTimeout(timer);
        };
    }, [who]);
}
