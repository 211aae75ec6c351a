/* promise.ts - what this device was promised about the dice of a table before it gave its word,
 * and that word. The proof at the end must fit both: compared only with itself, it would also
 * hold for a server that took another secret once it knew all words. */
import type { Proof, Seat } from './types.ts';

export interface Note {
    commit: string;
    word: string | null; /* null: given on another device, or not given */
    seat: number | null;
    people: number[] | null; /* seats of people at the start; null: not seen */
}

/* null: this device cannot tell. */
export interface Findings {
    promise: boolean | null;
    word: boolean | null;
    strangers: boolean | null; /* no word came from a seat without a person */
}

const PLACE = 'landfall.promises';
const KEPT = 200;
let notes: Record<string, Note> | null = null;

function all(): Record<string, Note> {
    if (notes) return notes;
    try {
        notes = JSON.parse(localStorage.getItem(PLACE) ?? '{}') as Record<string, Note>;
    } catch {
        notes = {}; /* unreadable or no storage: for this page only */
    }
    return notes;
}

export function noteOf(table: string): Note | null {
    return all()[table] ?? null;
}

/* The promise itself is written once: what is told later is compared with it, never kept. */
export function keepNote(table: string, note: Note): void {
    const before = noteOf(table);
    const kept = all();
    kept[table] = before ? { ...note, commit: before.commit } : note;
    for (const old of Object.keys(kept).slice(0, -KEPT)) delete kept[old];
    try {
        localStorage.setItem(PLACE, JSON.stringify(kept));
    } catch {
        /* for this page only */
    }
}

/* For tests: as after a reload. */
export function forgetPage(): void {
    notes = null;
}

export function peopleOf(seats: Seat[]): number[] {
    return seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []));
}

export function compare(note: Note | null, proof: Pick<Proof, 'commit' | 'words'>): Findings {
    if (!note) return { promise: null, word: null, strangers: null };
    const { commit, word, seat, people } = note;
    return {
        promise: commit.toLowerCase() === proof.commit.toLowerCase(),
        word: word === null ? null : seat !== null && proof.words[seat] === word,
        strangers: people && proof.words.every((each, i) => each === null || people.includes(i)),
    };
}

export const holds = (found: Findings): boolean =>
    found.promise !== false && found.word !== false && found.strangers !== false;
