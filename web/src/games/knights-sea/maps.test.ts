/* maps.test.ts - maps for knights at sea: templates have their robber and pirate, and a map that is
 * shared keeps them in both editions. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { SetupEngine } from '../../net/setup.ts';
import { instance } from '../../../test/engine.ts';
import { Tables, geometryOf, type Facts } from '../island/facts.ts';
import { check, lineOf, type Setting } from '../island/editor/check.ts';
import { readLine } from '../island/editor/link.ts';
import { sketchOf } from '../island/editor/sketch.ts';
import { wideSpec } from '../island/editor/specs.tsx';
import type { Board } from '../island/view.ts';
import { STANDING } from './maps.tsx';

const engine = new SetupEngine(instance());
new Tables().learn(engine.content('knights-sea') as Facts);

test('maps to begin with have robber and pirate, and keep them when they are shared', () => {
    for (const { options } of wideSpec(STANDING).templates)
        for (const seats of [3, 4]) {
            const board = () => (engine.view() as unknown as { board: Board | null }).board;
            assert.equal(engine.start('knights-sea', seats, options), null);
            if (!board()) engine.draw(1);
            const sketch = { ...sketchOf(board()!, 'free'), shuffled: true },
                at = geometryOf(board()!);
            assert.ok(sketch.robber !== null && sketch.pirate !== null, options);
            const setting: Setting = { game: 'knights-sea', seats, options: '', kind: 'free', at };
            const { findings, text } = check(engine, sketch, setting);
            assert.deepEqual(findings, [], `${options} ${seats}`);
            for (const edition of ['edition=de', 'edition=en']) {
                const line = lineOf(text, edition),
                    read = readLine(engine, 'knights-sea', seats, 'free', line);
                assert.ok('sketch' in read, line);
                assert.deepEqual(read.sketch, sketch, line);
            }
        }
});
