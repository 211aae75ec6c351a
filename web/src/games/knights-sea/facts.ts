/* facts.ts - the tables of Cities & Knights with ships as the engine gives them: those without, and
 * what a ship costs. */
import { late } from '../../app/late.ts';
import { Tables, type Thing } from '../island/facts.ts';
import { tables as knights } from '../knights/facts.ts';

const tables = new Tables();

/* The parts of the game without ships read its own tables, in which everything else is the same. */
export function learn(content: unknown): Promise<void> {
    tables.learn(content);
    knights.learn(content);
    return late('sea');
}

export const ship = (): Thing => tables.facts.things.ship!;
