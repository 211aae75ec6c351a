/* solved.ts - what became of puzzles on this device: which are solved, how many in a row, and those
 * of the days. Nothing of it leaves the device. */
import { signal } from '@preact/signals';
import { dayBefore } from '../net/puzzle.ts';

/* `tries`: moves until it was over; `solved`: found without being shown. */
export interface Note {
    solved: boolean;
    tries: number;
}
export interface Notes {
    run: number; /* puzzles in a row that were solved at the first try */
    puzzles: Record<string, Note>; /* by game and number: "base 7" */
    days: Record<string, Note>; /* by game and day: "base 2026-11-17" */
}

const KEY = 'landfall.puzzles',
    DAYS_KEPT = 400;
const NONE: Notes = { run: 0, puzzles: {}, days: {} };

const isNote = (value: unknown): value is Note => {
    const note = value as Partial<Note> | null;
    return (
        typeof note === 'object' &&
        note !== null &&
        typeof note.solved === 'boolean' &&
        typeof note.tries === 'number'
    );
};
const notesIn = (value: unknown): Record<string, Note> =>
    typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).filter(([, note]) => isNote(note)))
        : {};

export function readNotes(text: string | null): Notes {
    try {
        const read = JSON.parse(text ?? '{}') as Partial<Notes> | null;
        return {
            run: typeof read?.run === 'number' ? read.run : 0,
            puzzles: notesIn(read?.puzzles),
            days: notesIn(read?.days),
        };
    } catch {
        return NONE;
    }
}

function first(): Notes {
    try {
        return readNotes(localStorage.getItem(KEY));
    } catch {
        return NONE; /* no storage: this page only */
    }
}

export const notes = signal<Notes>(first());

/* The first result of a puzzle counts; of the day's as well, on its own. */
export function noted(
    before: Notes,
    game: string,
    number: number,
    day: string | null,
    note: Note,
): Notes {
    const name = `${game} ${number}`,
        today = day === null ? null : `${game} ${day}`;
    const days =
        today === null || before.days[today]
            ? before.days
            : Object.fromEntries(
                  Object.entries({ ...before.days, [today]: note }).slice(-DAYS_KEPT),
              );
    const known = before.puzzles[name] ?? null;
    if (known) {
        const better = !known.solved && note.solved;
        return { ...before, days, puzzles: { ...before.puzzles, [name]: better ? note : known } };
    }
    return {
        run: note.solved && note.tries === 1 ? before.run + 1 : 0,
        puzzles: { ...before.puzzles, [name]: note },
        days,
    };
}

export function keepNote(game: string, number: number, day: string | null, note: Note): void {
    notes.value = noted(notes.value, game, number, day, note);
    try {
        localStorage.setItem(KEY, JSON.stringify(notes.value));
    } catch {
        /* this page only */
    }
}

/* Days in a row, up to this one or the one before it, whose puzzle of the game was solved. */
export function daysInRow(all: Notes, game: string, today: string): number {
    let day = all.days[`${game} ${today}`] ? today : dayBefore(today),
        count = 0;
    while (all.days[`${game} ${day}`]?.solved) {
        count++;
        day = dayBefore(day);
    }
    return count;
}
