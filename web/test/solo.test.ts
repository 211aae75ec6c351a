/* solo.test.ts - scores of games alone are taken from finished one-seat tables only. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { soloScores } from '../src/pages/solo.tsx';
import type { TableRow } from '../src/net/types.ts';

const row = (
    game: string,
    created: number,
    state: string,
    points: (number | undefined)[],
    kind = 'person',
): TableRow =>
    ({
        table: `T${created}`,
        game,
        options: '',
        state,
        clock: null,
        created,
        seats: points.map(n => ({ name: 'Ada', kind, here: true, points: n })),
    }) as unknown as TableRow;

test('scores of solo games, oldest first and by game', () => {
    const found = soloScores([
        row('a', 3, 'over', [70]),
        row('a', 1, 'over', [-4]),
        row('b', 2, 'over', [12]),
        row('a', 4, 'running', [99]),
        row('a', 5, 'over', [80, 90]),
        row('a', 6, 'over', [55], 'bot'),
        row('a', 7, 'over', [undefined]),
    ]);
    assert.deepEqual(found, [
        { game: 'a', scores: [-4, 70] },
        { game: 'b', scores: [12] },
    ]);
});
