/* sight.test.ts - the reader of differences against the server's own writer, on positions of all
 * games that `test-tables write-differences` has told; then against nonsense. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import test from 'node:test';

import { applied, hashOf, listOf, Sight, type Position } from '../src/net/sight.ts';

const PROGRAM = `${WEB_ROOT}/../build/release/test-tables`;
const STEPS = 300; /* of each game */

interface Line {
    message: { t: string; sight?: string; d?: (number | string)[]; h: number };
    sight: string;
    legal: string[];
}

function told(): Line[] {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-sight-'));
    const file = join(folder, 'told.jsonl');
    const run = spawnSync(PROGRAM, ['write-differences', file, String(STEPS)]);
    assert.equal(run.status, 0, `${PROGRAM} does not run: make build/release/test-tables`);
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    rmSync(folder, { recursive: true });
    return lines.map(line => JSON.parse(line) as Line);
}
const lines = told();

test('what the server tells in differences is read as it was meant', () => {
    const sight = new Sight();
    let changes = 0,
        bytes = 0;
    for (const { message, sight: text, legal } of lines) {
        const position: Position | null = message.d
            ? sight.change(message.d, message.h)
            : sight.whole(message.sight!, message.h);
        assert.ok(position, JSON.stringify(message).slice(0, 200));
        assert.deepEqual(position.view, (JSON.parse(text) as Position).view);
        assert.deepEqual(position.legal, legal);
        if (!message.d) continue;
        changes++;
        bytes += JSON.stringify(message.d).length / text.length;
    }
    // Some hundreds of each game, whichever there are.
    assert.ok(changes > 1000, `only ${changes} changes`);
    assert.ok(bytes / changes < 0.5, 'differences are no shorter than the whole');
});

test('hashes of other implementations', () => {
    assert.equal(hashOf(''), 0x02cc5d05);
    assert.equal(hashOf('abc'), 0x32d153ff);
    assert.equal(hashOf('Nobody inspects the spammish repetition'), 0xe2293b2f);
});

test('short lists of actions', () => {
    assert.deepEqual(listOf(['end', 'road e1|e2', 'robber h1 2|h1 3']), [
        'end',
        'road e1',
        'road e2',
        'robber h1 2',
        'robber h1 3',
    ]);
});

/* A small generator, so that a failure comes again. */
function random(seed: number): (below: number) => number {
    let state = seed;
    return below => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

test('whatever comes, the reader keeps the right text or none', () => {
    const pick = random(1);
    const values = [0, 1, 7, -1, 1.5, 1e9, NaN, '', 'x', '{"', null, [], {}, undefined];
    const changes = lines.filter(line => line.message.d);
    for (let round = 0; round < 2_000; round++) {
        const line = changes[pick(changes.length)]!;
        const sight = new Sight();
        assert.ok(sight.whole(line.sight, hashOf(line.sight)));
        let list: unknown = [...line.message.d!];
        const broken = list as unknown[];
        for (let n = pick(4); n > 0; n--) broken[pick(broken.length + 1)] = values[pick(14)];
        if (pick(20) === 0) list = values[pick(14)];
        const text = applied(line.sight, list);
        const position = sight.change(list, line.message.h);
        if (position) assert.equal(hashOf(text!), line.message.h);
        else assert.equal(sight.known, false);
    }
});
