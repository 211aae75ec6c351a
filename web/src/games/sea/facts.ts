/* facts.ts - the tables of the game with ships as the engine tells them: those of the base game,
 * and what a ship costs. */
import { tables as base, type Facts as BaseFacts } from '../base/facts.ts';
import { late } from '../../app/late.ts';
import { Tables, type Thing } from '../island/facts.ts';

const tables = new Tables<BaseFacts>();

/* The parts of the base game read the base game's tables, in which everything else is the same. */
export function learn(content: unknown): Promise<void> {
    tables.learn(content);
    base.learn(content);
    return late('sea');
}

export const ship = (): Thing => tables.facts.things.ship!;
