/* drafts.ts - maps kept in this browser, finished or not: the newest first. */
import type { Sketch } from './sketch.ts';

export interface Draft {
    id: string;
    name: string;
    game: string;
    seats: number;
    options: string; /* besides the board: "target=12" */
    sketch: Sketch;
    saved: number; /* ms */
}

const KEY = 'landfall.maps';
const MOST = 60;

const whole = (draft: Partial<Draft> | null): draft is Draft =>
    typeof draft?.id === 'string' &&
    typeof draft.name === 'string' &&
    typeof draft.game === 'string' &&
    typeof draft.seats === 'number' &&
    typeof draft.options === 'string' &&
    Array.isArray(draft.sketch?.hexes) &&
    Array.isArray(draft.sketch.harbours);

function all(): Draft[] {
    try {
        const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
        return Array.isArray(read) ? read.filter(whole) : [];
    } catch {
        return [];
    }
}

/* Those of a game whose boards have so many places. */
export const keptDrafts = (game: string, hexes: number): Draft[] =>
    all().filter(draft => draft.game === game && draft.sketch.hexes.length === hexes);

/* False: this browser keeps nothing. */
function keep(drafts: Draft[]): boolean {
    try {
        localStorage.setItem(KEY, JSON.stringify(drafts.slice(0, MOST)));
        return true;
    } catch {
        return false;
    }
}

export const keepDraft = (draft: Draft): boolean =>
    keep([draft, ...all().filter(each => each.id !== draft.id)]);

export const dropDraft = (id: string): boolean => keep(all().filter(each => each.id !== id));

export const newId = (): string =>
    Array.from(crypto.getRandomValues(new Uint8Array(6)), n => (n % 36).toString(36)).join('');
