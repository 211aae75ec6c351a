/* duel.test.ts - the duel's drawing around the base game's. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { signal } from '@preact/signals';
import { stateOf } from '../src/games/island/state.ts';
import type { Play } from '../src/games/drawing.ts';
import { adapt } from '../src/games/duel/adapt.ts';

/* The board forgets cards put aside when a discard is over; the hand shows them. */
test('board and hand of a duel are in one state', () => {
    const play = { view: signal(null), legal: signal(['roll']) } as unknown as Play;
    assert.equal(stateOf(adapt(play).scene), stateOf(play));
    const other = { view: signal(null), legal: signal([]) } as unknown as Play;
    assert.notEqual(stateOf(other), stateOf(play));
});
