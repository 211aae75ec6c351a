/* trial.test.ts - games between bots with given beginnings, in the engine that the page loads. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import { TrialEngine } from '../src/net/trial.engine.ts';
import type { TrialOrder } from '../src/net/trial.ts';
import { instance } from './engine.ts';

const root = `${WEB_ROOT}/..`;
const engine = (): TrialEngine => new TrialEngine(instance());

/* A deck file as the actions that lay it out. */
const deck = (file: string): string[] =>
    [
        ...readFileSync(`${root}/games/cards/decks/${file}`, 'utf8').matchAll(
            /^(?:event )?(\d+) ([a-z-]+)$/gm,
        ),
    ]
        .map(match => `deck ${match[2]} ${match[1]}`)
        .concat('ready');
const files = readdirSync(`${root}/games/cards/decks`).sort();
const order = (more: Partial<TrialOrder> = {}): TrialOrder => ({
    wasm: '',
    game: 'cards',
    options: 'mode=tournament',
    seats: 2,
    bots: ['greedy', 'greedy'],
    count: 6,
    seed: 5,
    given: [deck(files[0]!), deck(files[1]!)],
    ...more,
});
const results = (wish: TrialOrder, turned = 0): number[] => {
    const made = engine();
    made.start(wish, turned);
    return Array.from({ length: wish.count }, (_, match) => made.play(wish.seed, match));
};

test('bots play whole games with given decks, the same ones every time', () => {
    const first = results(order());
    assert.ok(
        first.every(winners => winners >= 0 && winners <= 3),
        first.join(),
    );
    assert.ok(
        first.some(winners => winners > 0),
        'nobody ever wins',
    );
    assert.deepEqual(results(order()), first);
});

test('the deck matters, and so does the seed', () => {
    const many = order({ count: 24 }),
        played = results(many).join();
    assert.notEqual(results({ ...many, given: [deck(files[4]!), deck(files[7]!)] }).join(), played);
    assert.notEqual(results({ ...many, seed: 6 }).join(), played);
});

test('what is refused is refused with a reason', () => {
    assert.throws(() => engine().start(order({ options: 'mode=nonsense' }), 0), /\w/);
    assert.throws(() => engine().start(order({ bots: ['nobody', 'greedy'] }), 0), /bot/);
    assert.throws(() => engine().start(order({ given: [['deck nothing 1'], []] }), 0), /\w/);
    assert.throws(() => engine().start(order({ game: 'no such game' }), 0), /game/);
});
