/* lists.ts - the games and tables a page shows: asked for when a page needs them, again and
 * again while it is looked at, and never twice at once. */
import { signal, type Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from './api.ts';
import { me } from './guest.ts';
import { here } from './here.ts';
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
        if (LANDFALL_SITE) tables.value = theirs = [];
        else {
            tables.value = await api.tables();
            theirs = me.value ? await api.myTables() : [];
            listError.value = null;
        }
    } catch (error) {
        listError.value = error;
    }
    await askHere();
}

let theirs: TableRow[] | null = null; /* what the server said last */

/* The tables of this device stand among those of the server, the newest first. */
async function askHere(): Promise<void> {
    const own = await here.rows().catch(() => []);
    if (!theirs && !myTables.value && own.length === 0) return; /* nobody knows yet */
    myTables.value = [...own, ...(theirs ?? [])].sort((a, b) => b.created - a.created);
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
