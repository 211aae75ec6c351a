/* review.ts - a match looked back at (bindings/wasm/review.c), in a worker so that the page stays awake,
 * or by the server of the table where its host allows that; what is known so far is told again and again,
 * until all is done. */
import { isHere } from './here.ts';
import type { Both } from './types.ts';

export type Grade = 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
export const GRADES: Grade[] = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'];

/* One action: the chances (or points) of the seats after it, and what the decision was worth. */
export interface Reviewed {
    n: number; /* from 1 */
    turn: number;
    actor: number; /* -1: chance */
    do: string;
    value: number[];
    spread: number[]; /* how far each may be off */
    grade?: Grade;
    loss?: number;
    refined?: boolean;
    best?: string;
    say?: Both; /* what was done, in a sentence */
    better?: Both; /* the best action as a sentence */
    why?: Both;
    line?: string[]; /* the best action and how that turn goes on */
}
/* result - start = luck + own + others */
export interface SeatReview {
    start: number;
    result: number;
    luck: number;
    own: number;
    others: number;
    grades: Record<Grade, number>;
}
export interface MatchReview {
    part: 'look' | 'judge' | 'expect' | 'refine' | 'done';
    progress: number; /* 0 to 1 */
    unit: 'chance' | 'points';
    over: boolean;
    start: number[];
    spread: number[];
    seats: SeatReview[];
    turning: number[]; /* actions, from 1 */
    entries: Reviewed[];
}

export interface ReviewOrder {
    wasm: string; /* address of the engine */
    text: string; /* the replay */
    nodes: number; /* 0: as usual */
    table?: string; /* whose replay it is, if it is one of a server */
}
export type ReviewNews =
    | { review: MatchReview }
    | { waiting: number } /* 0 to 1: something must be made before */
    | { failed: string }
    | { unable: true }; /* nothing judges such matches */

type Told = { part: 'off' | 'wait' } | (Omit<MatchReview, 'entries'> & { actions: Reviewed[] });

const ASK_MS = 500,
    WAITS_MAX = 4; /* the server has no time for it */

/* Asks the server until all is known. It may not make reviews, or not now, or go away: then the page
 * does it `instead`. */
function ofServer(
    table: string,
    news: (news: ReviewNews) => void,
    instead: () => () => void,
): () => void {
    let stop = (): void => clearTimeout(timer),
        timer: ReturnType<typeof setTimeout> | undefined,
        here = true,
        waits = 0,
        seen: string | null = null;
    const ask = async (): Promise<Told | null> => {
        const answer = await fetch(`/api/tables/${encodeURIComponent(table)}/full-review`);
        if (!answer.ok) return { part: 'off' };
        const etag = answer.headers.get('etag');
        if (etag !== null && etag === seen) return null;
        seen = etag;
        return (await answer.json()) as Told;
    };
    const go = async (): Promise<void> => {
        const told = await ask().catch((): Told => ({ part: 'off' }));
        if (!here) return;
        if (told?.part === 'off' || (told?.part === 'wait' && ++waits > WAITS_MAX)) {
            stop = instead();
            return;
        }
        if (told && 'actions' in told) {
            const { actions, ...head } = told;
            news({ review: { ...head, entries: actions } });
            if (told.part === 'done') return;
        }
        timer = setTimeout(() => void go(), ASK_MS);
    };
    void go();
    return () => {
        here = false;
        stop();
    };
}

/* Starts the work; the returned function stops it. */
export function startReview(order: ReviewOrder, news: (news: ReviewNews) => void): () => void {
    const { table, ...work } = order;
    const inPage = (): (() => void) => {
        const worker = new Worker(LANDFALL_REVIEW);
        worker.onmessage = event => news(event.data as ReviewNews);
        worker.onerror = event => news({ failed: event.message || 'worker' });
        worker.postMessage(work);
        return () => worker.terminate();
    };
    const ofTable = table !== undefined && !LANDFALL_SITE && !isHere(table) && navigator.onLine;
    return ofTable ? ofServer(table, news, inPage) : inPage();
}
