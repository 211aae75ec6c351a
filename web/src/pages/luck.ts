/* luck.ts - how uneven the dice were, in a number people can read: the share of fair games of the
 * same length whose rolls would have been at least as uneven. Found by rolling such games, not
 * by a table, so it is right for short games too. */
import type { DiceOdds } from '../games/drawing.ts';

/* Pearson's sum over all values. */
export function unevenness(counts: number[], odds: DiceOdds): number {
    const all = odds.ways.reduce((sum, ways) => sum + ways, 0);
    const rolls = counts.reduce((sum, count) => sum + count, 0);
    if (rolls === 0) return 0;
    return odds.ways.reduce((sum, ways, n) => {
        const expected = (rolls * ways) / all;
        return sum + ((counts[n] ?? 0) - expected) ** 2 / expected;
    }, 0);
}

/* A small generator with a fixed seed: the same game always gets the same sentence. */
function generator(seed: number): () => number {
    let state = seed >>> 0;
    return () => {
        state = (state + 0x6d2b79f5) >>> 0;
        let x = Math.imul(state ^ (state >>> 15), state | 1);
        x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
        return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
    };
}

/* Of 100 fair games with as many rolls, how many are at least this uneven. */
export function fairGamesAsUneven(counts: number[], odds: DiceOdds, games = 4000): number {
    const rolls = counts.reduce((sum, count) => sum + count, 0);
    if (rolls === 0) return 100;
    const all = odds.ways.reduce((sum, ways) => sum + ways, 0);
    const table: number[] = [];
    odds.ways.forEach((ways, n) => {
        for (let i = 0; i < ways; i++) table.push(n);
    });
    const mine = unevenness(counts, odds) - 1e-9;
    const random = generator(rolls * 2654435761);
    let asUneven = 0;
    for (let game = 0; game < games; game++) {
        const fair = odds.ways.map(() => 0);
        for (let roll = 0; roll < rolls; roll++) fair[table[Math.floor(random() * all)]!]!++;
        if (unevenness(fair, odds) >= mine) asUneven++;
    }
    return (100 * asUneven) / games;
}
