/* history.ts - steps that can be taken back and done again. A stroke of many changes is one step. */
const MOST = 200;

export interface History<T> {
    past: T[];
    now: T;
    future: T[];
}

export const begin = <T>(now: T): History<T> => ({ past: [], now, future: [] });

/* A new step; the same thing again is none. */
export function step<T>(history: History<T>, now: T): History<T> {
    if (now === history.now) return history;
    return { past: [...history.past, history.now].slice(-MOST), now, future: [] };
}

/* Goes on with the last step instead of making a new one. */
export const amend = <T>(history: History<T>, now: T): History<T> =>
    now === history.now ? history : { ...history, now, future: [] };

export function undo<T>({ past, now, future }: History<T>): History<T> {
    if (past.length === 0) return { past, now, future };
    return { past: past.slice(0, -1), now: past[past.length - 1]!, future: [now, ...future] };
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
    if (future.length === 0) return { past, now, future };
    return { past: [...past, now], now: future[0]!, future: future.slice(1) };
}
