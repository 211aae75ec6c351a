/* review.ts - a match looked back at (bindings/wasm/review.c), in a worker so that the page stays awake;
 * what is known so far is told again and again, until all is done. No server has to do with it. */
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
}
export type ReviewNews =
    | { review: MatchReview }
    | { waiting: number } /* 0 to 1: something must be made before */
    | { failed: string }
    | { unable: true }; /* nothing judges such matches */

/* Starts the work; the returned function stops it. */
export function startReview(order: ReviewOrder, news: (news: ReviewNews) => void): () => void {
    const worker = new Worker(LANDFALL_REVIEW);
    worker.onmessage = event => news(event.data as ReviewNews);
    worker.onerror = event => news({ failed: event.message || 'worker' });
    worker.postMessage(order);
    return () => worker.terminate();
}
