/* review.test.ts - how a review is drawn. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { flagPlaces } from '../src/review/figures.ts';

test('flags of turning points can be pressed apart', () => {
    for (const turning of [
        [1, 40, 100],
        [93, 94, 95, 96, 97, 98, 99, 100],
        [0, 0, 0, 0, 1, 1, 1, 1],
    ]) {
        const places = flagPlaces(turning, 100);
        assert.equal(places.length, turning.length);
        for (const [i, { left, lane }] of places.entries()) {
            assert.ok(left >= 0 && left <= 98 && lane >= 0 && lane < 3, `${i}: ${left} ${lane}`);
            for (const other of places.slice(0, i))
                assert.ok(other.lane !== lane || Math.abs(left - other.left) > 9.49, `flag ${i}`);
        }
    }
    assert.deepEqual(flagPlaces([50], 200), [{ left: 25, lane: 0 }]);
});
