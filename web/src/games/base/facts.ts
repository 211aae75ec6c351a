/* facts.ts - the tables of the base game as the engine gives them (games/base). */
import { Tables, type Facts as IslandFacts } from '../island/facts.ts';
import type { Counts } from '../island/view.ts';

export interface Facts extends IslandFacts {
    dev_cards: { id: string; letter: string; count: number }[];
}

/* The duel has them as well, with the same figures. */
export const tables = new Tables<Facts>();

export const costOf = (word: string): Counts => tables.facts.things[word]!.cost;
