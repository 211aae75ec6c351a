/* marks.ts - moves that are pointed at on a board without anything to press: the one that was played
 * and the best one. Whoever shows the board says which; the drawing finds their places. */
import { createContext } from 'preact';

export interface MoveMark {
    do: string; /* the action, in the notation */
    kind: 'best' | 'played';
    sign: string; /* one or two characters: ★, ?? */
}

export const MoveMarks = createContext<MoveMark[]>([]);
