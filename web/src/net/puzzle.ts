/* puzzle.ts - a puzzle as the engine gives it (core/puzzle.h), which one is today's, and what its
 * match is called. Days are those of UTC, so that everybody has the same. */
import type { Both } from './types.ts';

export type Verdict = 'best' | 'near' | 'wrong';
export interface PuzzleMove {
    do: string;
    loss: number; /* thousandths of a chance, or of a point */
    verdict: Verdict;
}
export type Level = 'easy' | 'medium' | 'hard' | 'deep';
export interface Puzzle {
    game: string;
    unit: 'chance' | 'points';
    level: Level;
    seat: number;
    seats: number;
    position: string;
    why: Both; /* what the best move brings */
    moves: PuzzleMove[]; /* the best first */
    then: string[]; /* how it goes on after the best move */
}
/* At a table: its number among all of its game, from 1, and the day whose puzzle it is. */
export type PosedPuzzle = Puzzle & { number: number; count: number; day: string | null };
/* In a list. */
export interface PuzzleRow {
    number: number;
    level: Level;
}

const DAY_MS = 86_400_000;
export const dayOf = (now = Date.now()): string => new Date(now).toISOString().slice(0, 10);
export const dayNumber = (day: string): number => Math.floor(Date.parse(day) / DAY_MS);
/* The seven days of the week that this day is in, from Monday. */
export function weekOf(day: string): string[] {
    const number = dayNumber(day),
        monday = number - ((number + 3) % 7);
    return Array.from({ length: 7 }, (_, n) => dayOf((monday + n) * DAY_MS));
}
export const dayBefore = (day: string): string => dayOf((dayNumber(day) - 1) * DAY_MS);

/* The number of the day's puzzle among so many, from 1. */
export const numberOfDay = (day: string, count: number): number => (dayNumber(day) % count) + 1;

/* What became of a move; one that was not considered is wrong, and gives away the most. */
export function judge(puzzle: Puzzle, text: string): PuzzleMove & { known: boolean } {
    const found = puzzle.moves.find(move => move.do === text);
    if (found) return { ...found, known: true };
    return {
        do: text,
        loss: puzzle.moves.at(-1)?.loss ?? 0,
        verdict: 'wrong',
        known: false,
    };
}

const PUZZLE = /^HERE-PUZZLE-(.+)-(DAY|\d+)$/;
export const puzzleId = (game: string, number: number | 'day'): string =>
    `HERE-PUZZLE-${game}-${number}`.toUpperCase();
export function readPuzzleId(id: string): { game: string; number: number | 'day' } | null {
    const found = PUZZLE.exec(id);
    if (!found) return null;
    const number = found[2] === 'DAY' ? 'day' : Number(found[2]);
    return { game: found[1]!.toLowerCase(), number };
}

/* The game of the day: the same rolls for everybody. */
export const dailyId = (game: string, day: string): string =>
    `HERE-DAILY-${game}-${day.replaceAll('-', '')}`.toUpperCase();
export const dailySeed = (day: string): string => day.replaceAll('-', '').padStart(16, '0');
export interface Daily {
    id: string;
    day: string;
    state: 'running' | 'over';
    points: number | null;
    optimum: Optimum | null;
}
/* What best play can expect, and what it made of the same rolls. */
export interface Optimum {
    expected: number;
    perfect: number;
}
