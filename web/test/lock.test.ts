/* lock.test.ts - presses meant for something else do not count: with a clock of the test's own. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Locks, Presses } from '../src/table/lock.ts';

function fake(hold = 500) {
    const later: { at: number; run: () => void }[] = [];
    const state = { now: 1000, later };
    const locks = new Locks(
        () => hold,
        () => state.now,
        (run, ms) => {
            later.push({ at: state.now + ms, run });
        },
    );
    return {
        state,
        locks,
        presses: new Presses(
            () => hold,
            () => state.now,
        ),
    };
}

test('a slot takes no press for half a second after a change of meaning', () => {
    const { state, locks } = fake();
    assert.equal(locks.ready('main', 'roll'), true); /* as the page found it */
    state.now += 120;
    assert.equal(locks.ready('main', 'end'), false);
    state.now += 499;
    assert.equal(locks.ready('main', 'end'), false);
    state.now += 1;
    assert.equal(locks.ready('main', 'end'), true);
    assert.equal(locks.ready('dice', 'stop'), true); /* slots do not share a lock */
});

test('a change back begins a new wait, and every wait ends with a redraw', () => {
    const { state, locks } = fake();
    locks.ready('main', 'withdraw');
    state.now += 10;
    locks.ready('main', 'end');
    state.now += 400;
    assert.equal(locks.ready('main', 'withdraw'), false);
    state.now += 400;
    assert.equal(locks.ready('main', 'withdraw'), false);
    assert.deepEqual(
        state.later.map(each => each.at),
        [1511, 1911],
    );
});

test('a timer that rings before its time is wound up again', () => {
    const { state, locks } = fake();
    locks.ready('main', 'roll');
    locks.ready('main', 'end');
    state.now += 499;
    state.later[0]!.run();
    assert.deepEqual(
        state.later.map(each => each.at),
        [1501, 2000],
    );
    state.now = 2000;
    state.later[1]!.run();
    assert.equal(state.later.length, 2);
    assert.equal(locks.ready('main', 'end'), true);
});

test('no wait where the reader wants none', () => {
    const { locks } = fake(0);
    locks.ready('main', 'roll');
    assert.equal(locks.ready('main', 'end'), true);
});

test('the rest of a double or triple click does not count once the table has changed', () => {
    const { state, presses } = fake();
    assert.equal(presses.counts('pointer', 'running 7', 900, 800), true);
    state.now += 150;
    assert.equal(presses.counts('pointer', 'running 8', 902, 801), false);
    state.now += 400;
    assert.equal(presses.counts('pointer', 'running 8', 902, 801), false);
    state.now += 500;
    assert.equal(presses.counts('pointer', 'running 8', 902, 801), true);
});

test('quick presses count where nothing changed, elsewhere, or with another key', () => {
    const { state, presses } = fake();
    for (let i = 0; i < 4; i++) {
        assert.equal(presses.counts('pointer', 'running 7', 100, 100), true);
        state.now += 90;
    }
    assert.equal(presses.counts('pointer', 'running 8', 300, 100), true);
    assert.equal(presses.counts('e', 'running 9'), true);
    state.now += 100;
    assert.equal(presses.counts('e', 'running 10'), false);
    assert.equal(presses.counts('r', 'running 10'), true);
});
