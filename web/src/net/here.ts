/* here.ts - tables of this device: played in the page with bots, no server needed. Questions about
 * them, and the line to the one that is followed; behind both stands one worker. */
import { signal } from '@preact/signals';
import { ApiError } from './api-error.ts';
import type { Refusal } from './here.engine.ts';
import { newSeed } from './here.match.ts';
import type { HowTo, Lesson, Reached } from './lesson.ts';
import type { Line } from './line.ts';
import type { Daily, Optimum, PuzzleRow } from './puzzle.ts';
import type { Connection, Subscriber } from './socket.ts';
import type { ClientMessage, NewTable, ServerMessage, TableRow } from './types.ts';

export type HereQuestion =
    | { ask: 'bots'; game: string }
    | { ask: 'create'; wish: NewTable; name: string; seed: string }
    | { ask: 'rows' }
    | { ask: 'lessons'; game: string }
    | { ask: 'how'; game: string }
    | { ask: 'progress' }
    | { ask: 'lesson'; game: string; lesson: string; name: string; anew: boolean }
    | { ask: 'puzzles'; game: string }
    | { ask: 'solvable' }
    | { ask: 'daily'; game: string; name: string }
    | { ask: 'dailies'; game: string }
    | { ask: 'optimum'; id: string }
    | { ask: 'replay'; id: string }
    | { ask: 'forget'; id: string };
export type HereWord =
    | { n: number; answer: unknown }
    | { n: number; failed: string; refusal: Refusal | null }
    | { hear: ServerMessage }
    | { solving: number | null }
    | { unkept: true }
    | { broken: string };

/* Ids of servers have no such stroke. */
export const isHere = (id: string): boolean => id.startsWith('HERE-');

/* How far a solution is that is being made, 0 to 1; null: none is. */
export const solving = signal<number | null>(null);

/* The browser keeps nothing: what is played here is gone with the page. */
export const unkept = signal(false);

let worker: Worker | null = null;
let next = 1;
const asked = new Map<number, { done: (answer: unknown) => void; failed: (why: Error) => void }>();

function problem(failed: string, refusal: Refusal | null): ApiError {
    if (!refusal) return new ApiError(500, null, failed);
    const { rule, at, expected } = refusal;
    const more = rule ? { rule } : { at, expected };
    return new ApiError(
        422,
        { type: 'about:blank', title: expected.en || rule, status: 422, ...more },
        expected.en || rule,
    );
}

function heard(word: HereWord): void {
    if ('hear' in word) receive(word.hear);
    else if ('solving' in word) solving.value = word.solving;
    else if ('unkept' in word) unkept.value = true;
    else if ('broken' in word) receive({ t: 'gone', reason: 'log' });
    else {
        const question = asked.get(word.n);
        asked.delete(word.n);
        if ('failed' in word) question?.failed(problem(word.failed, word.refusal));
        else question?.done(word.answer);
    }
}

function thread(): Worker {
    if (!worker) {
        worker = new Worker(LANDFALL_HERE);
        worker.onmessage = event => heard(event.data as HereWord);
        worker.onerror = event => {
            const why = event.message || 'worker';
            worker = null;
            for (const question of asked.values()) question.failed(problem(why, null));
            asked.clear();
            receive({ t: 'gone', reason: 'log' });
        };
        const absolute = (address: string): string => new URL(address, document.baseURI).href;
        const puzzles = Object.entries(LANDFALL_PUZZLES);
        worker.postMessage({
            wasm: absolute(LANDFALL_WASM),
            puzzles: Object.fromEntries(puzzles.map(([game, file]) => [game, absolute(file)])),
        });
    }
    return worker;
}

const ask = <T>(question: HereQuestion): Promise<T> =>
    new Promise((done, failed) => {
        const n = next++;
        asked.set(n, { done: done as (answer: unknown) => void, failed });
        thread().postMessage({ n, question });
    });

const found = <T>(answer: T | null): T => {
    if (answer === null) throw new ApiError(404, null, 'unknown');
    return answer;
};

export const here = {
    bots: (game: string) => ask<string[]>({ ask: 'bots', game }),
    create: (wish: NewTable, name: string) =>
        ask<string>({ ask: 'create', wish, name, seed: newSeed() }),
    rows: () => ask<TableRow[]>({ ask: 'rows' }),
    row: async (id: string) => found((await here.rows()).find(row => row.table === id) ?? null),
    lessons: (game: string) => ask<Lesson[]>({ ask: 'lessons', game }),
    how: async (game: string) => found(await ask<HowTo | null>({ ask: 'how', game })),
    /* By the id of its match: how far a lesson has come. */
    progress: () => ask<Record<string, Reached>>({ ask: 'progress' }),
    /* The match of a lesson: where it was left, or from its beginning. */
    lesson: async (game: string, lesson: string, name: string, anew: boolean) =>
        found(await ask<string | null>({ ask: 'lesson', game, lesson, name, anew })),
    /* The puzzles of a game; none where it has none. */
    puzzles: (game: string) => ask<PuzzleRow[]>({ ask: 'puzzles', game }),
    /* Games that have an exact solution and can be played alone: they have a game of the day. */
    solvable: () => ask<string[]>({ ask: 'solvable' }),
    /* Today's game, begun or where it was left; all that were played; what best play makes of it. */
    daily: (game: string, name: string) => ask<string>({ ask: 'daily', game, name }),
    dailies: (game: string) => ask<Daily[]>({ ask: 'dailies', game }),
    optimum: async (id: string) => found(await ask<Optimum | null>({ ask: 'optimum', id })),
    replay: async (id: string) => found(await ask<string | null>({ ask: 'replay', id })),
    forget: (id: string) => ask<boolean>({ ask: 'forget', id }),
};

/* ---- The line to the table that is followed ---- */

const subscribers = new Set<Subscriber>();
const answers = new Map<number, (message: ServerMessage | null) => void>();
const connection = signal<Connection>('online');

function receive(message: ServerMessage): void {
    const id = (message as { id?: number }).id;
    if (id !== undefined) {
        answers.get(id)?.(message);
        answers.delete(id);
    }
    for (const subscriber of [...subscribers]) subscriber.message(message);
}

function send(message: ClientMessage & { id?: number }): boolean {
    thread().postMessage({ say: message });
    return true;
}

export const hereLine: Line = {
    connection,
    send,
    request: message =>
        new Promise(done => {
            const id = next++;
            answers.set(id, done);
            send({ ...message, id });
        }),
    subscribe: subscriber => {
        subscribers.add(subscriber);
        subscriber.opened();
        return () => {
            subscribers.delete(subscriber);
        };
    },
    reconnect: () => undefined,
};
