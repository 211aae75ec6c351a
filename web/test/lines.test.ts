/* lines.test.ts - what makes up one line of the log, what came since one's last turn, and which own
 * games a result is compared with. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { keepResult, own } from '../src/app/results.ts';
import { dealing } from '../src/games/island/log.ts';
import { grouped, newest, since } from '../src/table/lines.ts';

const entries = (text: string) =>
    text
        .trim()
        .split('\n')
        .map((line, seq) => {
            const [seat = '', ...words] = line.trim().split(' ');
            return { seq, seat: Number(seat), seen: words.join(' ') };
        });

test('an offer with its answers is one line, and only that', () => {
    const lines = entries(`1 roll
        -1 dice 3 4
        1 offer 023 w>b
        0 decline
        2 counter b>ww
        3 decline
        1 confirm 2
        1 offer 0 o>g
        0 decline
        1 withdraw
        1 road e4
        1 end`);
    assert.deepEqual(
        grouped(lines, dealing).map(group => group.map(each => each.seq)),
        [[0], [1], [2, 3, 4, 5, 6], [7, 8, 9], [10], [11]],
    );
    assert.equal(grouped(lines, undefined).length, lines.length);
});

test('what a seat does several times in a row is one line', () => {
    const lines = entries(`1 discard ?
        1 discard ?
        2 discard ?
        2 discard ?
        2 discard w
        -1 dice 3 4
        -1 dice 3 4
        1 offer 0 w>b
        1 offer 0 w>b`);
    assert.deepEqual(
        grouped(lines, dealing).map(group => group.map(each => each.seq)),
        [[0, 1], [2, 3], [4], [5], [6], [7], [8]],
    );
});

test('an answer without its offer stands alone', () => {
    assert.deepEqual(
        grouped(entries('1 road e4\n0 decline'), dealing).map(each => each.length),
        [1, 1],
    );
});

test('a log begins with no answer, and is cut between lines', () => {
    const lines = entries('0 decline\n1 road e4\n1 offer 1 w>g\n0 decline\n2 accept\n1 end');
    const seqs = (most: number) =>
        newest(lines, dealing, most).map(group => group.map(each => each.seq));
    assert.deepEqual(seqs(9), [[1], [2, 3, 4], [5]]);
    assert.deepEqual(seqs(2), [[2, 3, 4], [5]]);
    assert.deepEqual(newest(entries('0 decline'), dealing, 9), []);
});

const discards = (seen: string): boolean => seen.startsWith('discard');

test('since the last turn: what others did, not the own turn before or now', () => {
    const lines = entries(`0 road e1
        0 end
        1 roll
        -1 dice 3 4
        0 discard bbww
        1 robber h3
        1 offer 0 w>b
        0 decline
        1 end
        2 roll
        -1 dice 1 1
        2 end
        0 roll
        -1 dice 2 4
        0 settlement c7`);
    assert.deepEqual(
        since(lines, 0, dealing, discards).map(each => each.seq),
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    );
    assert.deepEqual(
        since(lines.slice(0, 12), 0, dealing, discards).map(each => each.seq),
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
    );
    assert.deepEqual(since([], 0, dealing, discards), []);
    assert.deepEqual(since(lines.slice(0, 2), 0, dealing, discards), []);
});

test('own results: each table once, of the same game, and nothing odd from the storage', () => {
    const kept = new Map<string, string>([['landfall.results', '[1,{"table":"A"},null]']]);
    (globalThis as unknown as Record<string, unknown>).localStorage = {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => {
            kept.set(key, value);
        },
    };
    const result = { table: 'A', game: 'dice', points: 40, won: true, seats: 1 };
    assert.deepEqual(own('dice'), []);
    keepResult(result);
    keepResult({ ...result, points: 41 });
    keepResult({ ...result, table: 'B', game: 'base' });
    assert.deepEqual(
        own('dice').map(each => each.points),
        [41],
    );
    for (let i = 0; i < 300; i++) keepResult({ ...result, table: `T${i}` });
    assert.equal(own('dice').length, 200);
});
