/* facts.ts - the tables of Cities & Knights as the engine gives them (games/knights). */
import type { Both } from '../../net/types.ts';
import { Tables, type Facts as IslandFacts } from '../island/facts.ts';
import type { Counts } from '../island/view.ts';
import type { Edition, Track } from './view.ts';

type Name = Record<Edition, Both>;

export interface Facts extends IslandFacts {
    tracks: { id: Track; good: number; levels: { cost: number; name: Name }[] }[];
    cards: { id: string; track: Track; count: number; name: Name }[];
    progress_limit: number;
}

export const tables = new Tables<Facts>();

export const costOf = (word: string): Counts => tables.facts.things[word]!.cost;

/* The commodity that pays for a track, as an index into GOODS. */
export const goodOf = (track: number): number => tables.facts.tracks[track]!.good;
