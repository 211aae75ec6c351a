/* maps.test.ts - the map editor without a page: texts of maps against the engine's own, strokes, steps
 * back, what the engine says and where, dealing by wishes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test from 'node:test';
import { Tables, geometryOf, type Facts } from '../src/games/island/facts.ts';
import {
    balanceOf,
    breaches,
    distance,
    USUAL,
    type Wishes,
} from '../src/games/island/editor/balance.ts';
import { check, lineOf, type Setting } from '../src/games/island/editor/check.ts';
import { bagOf, deal } from '../src/games/island/editor/deal.ts';
import { amend, begin, redo, step, undo } from '../src/games/island/editor/history.ts';
import { linkParts, readLine, readShared, sharedOf } from '../src/games/island/editor/link.ts';
import { placeAt, printBoard } from '../src/games/island/editor/print.ts';
import {
    emptySea,
    erase,
    paint,
    setHarbour,
    setNumber,
    sketchOf,
    type Isle,
    type Sketch,
} from '../src/games/island/editor/sketch.ts';
import type { Board } from '../src/games/island/view.ts';
import { SetupEngine } from '../src/net/setup.ts';
import { instance } from './engine.ts';
import { contents } from './shapes.ts';

const engine = new SetupEngine(instance());
new Tables().learn(engine.content('base') as Facts);

const BEGINNER =
    'm10.p2.f9.g12.h6.p4.h10.g9.f11.d.f3.m8.f8.m3.g4.p5.h5.g6.p11@?go?w??bl'; /* docs/notation.md */
const at19 = geometryOf({ hexes: emptySea(19).hexes } as Board);
const base = (seats = 4): Setting => ({
    game: 'base',
    seats,
    options: '',
    kind: 'fixed',
    at: at19,
});
const sketchFrom = (game: string, options: string, seed = 1, seats = 4): Sketch => {
    assert.equal(engine.start(game, seats, options), null);
    const board = () => (engine.view() as unknown as { board: Board | null }).board;
    if (!board()) engine.draw(seed);
    return sketchOf(board()!, 'fixed');
};

test('the map of a set-up is printed as the engine prints it', () => {
    const text = printBoard(sketchFrom('base', 'board=beginner'), at19, 'fixed', null).text;
    assert.equal(text, BEGINNER);
    assert.ok(readFileSync(`${WEB_ROOT}/../docs/notation.md`, 'utf8').includes(text));
});

test('maps of nineteen hexes go through the engine and come back the same', () => {
    for (const game of ['base', 'duel', 'knights'])
        for (let seed = 1; seed <= 20; seed++) {
            const seats = game === 'duel' ? 2 : 4;
            const sketch = sketchFrom(game, 'board=classic', seed, seats);
            const { text } = printBoard(sketch, at19, 'fixed', null);
            const read = readLine(engine, game, seats, 'fixed', lineOf(text, 'target=9'));
            assert.ok('sketch' in read, text);
            assert.deepEqual(read.sketch, sketch);
            assert.equal(read.options, 'target=9');
        }
});

test('what the engine refuses is shown at its place, all of it at once', () => {
    let sketch = sketchFrom('base', 'board=beginner');
    assert.deepEqual(check(engine, sketch, base()).findings, []);
    sketch = setNumber(setNumber(sketch, 0, null), 18, null);
    const { findings } = check(engine, sketch, base());
    assert.deepEqual(
        findings.map(({ place, missing }) => [place, missing]),
        [
            ['h0', 'number'],
            ['h18', 'number'],
        ],
    );
    assert.match(findings[0]!.why.en, /2 to 12/);
    assert.match(findings[0]!.why.de, /2 bis 12/);
});

test('a map as a whole is refused with the rule, and so are seats', () => {
    const sketch = setNumber(
        paint(sketchFrom('base', 'board=beginner'), at19, 'fixed', 9, 'forest'),
        9,
        3,
    );
    const { findings } = check(engine, sketch, base());
    assert.equal(findings.length, 1);
    assert.equal(findings[0]!.place, null);
    assert.match(findings[0]!.why.en, /desert/);
    const seats = check(engine, sketchFrom('base', 'board=beginner'), base(5)).findings;
    assert.equal(seats[0]!.rule, 'IB-01');
});

test('places of a text', () => {
    const printed = printBoard(sketchFrom('base', 'board=beginner'), at19, 'fixed', null);
    assert.equal(placeAt(printed, 1), 'h0');
    assert.equal(placeAt(printed, BEGINNER.indexOf('p2') + 1), 'h1');
    assert.equal(placeAt(printed, BEGINNER.indexOf('p11')), 'h18');
    assert.equal(placeAt(printed, 1000), null);
});

test('strokes on nineteen hexes: harbours keep their spots, erasing goes step by step', () => {
    const sketch = sketchFrom('base', 'board=beginner');
    const spot = sketch.harbours[0]!.edge,
        changed = setHarbour(sketch, at19, 'fixed', spot, 'ore');
    assert.equal(changed.harbours[0]!.kind, 'ore');
    assert.equal(setHarbour(changed, at19, 'fixed', spot, null).harbours[0]!.kind, 'none');
    const inland = at19.edgeHexes.findIndex(hexes => hexes.length === 2);
    assert.equal(setHarbour(sketch, at19, 'fixed', inland, 'ore'), sketch);
    const once = erase(sketch, at19, 'fixed', 0);
    assert.deepEqual(once.hexes[0], { terrain: 'mountains' });
    assert.deepEqual(erase(once, at19, 'fixed', 0).hexes[0], { terrain: 'desert' });
    assert.equal(setNumber(sketch, 9, 6), sketch, 'a desert has no number');
});

test('steps are taken back and done again; a stroke is one step', () => {
    let history = begin('a');
    history = step(history, 'b');
    assert.equal(step(history, 'b'), history);
    history = amend(amend(history, 'c'), 'd');
    assert.equal(undo(history).now, 'a');
    assert.equal(redo(undo(history)).now, 'd');
    assert.equal(undo(undo(history)).now, 'a');
    assert.equal(redo(history).now, 'd');
    assert.deepEqual(step(undo(history), 'e').future, []);
    for (let i = 0; i < 500; i++) history = step(history, `s${i}`);
    assert.equal(history.past.length, 200);
});

/* ---- Dealing ---- */

const only = (...wishes: (keyof Wishes)[]): Wishes => ({
    apart: wishes.includes('apart'),
    unlike: wishes.includes('unlike'),
    resources: wishes.includes('resources'),
    islands: wishes.includes('islands'),
    gold: wishes.includes('gold'),
});

test('a deal fulfils its wishes, keeps what the map has, and comes from its seed alone', () => {
    const sketch = sketchFrom('base', 'board=beginner');
    let broken = 0;
    for (let seed = 1; seed <= 40; seed++) {
        const dealt = deal(sketch, at19, 'fixed', [], USUAL, seed);
        assert.deepEqual(dealt.broken, [], `seed ${seed}`);
        assert.deepEqual(breaches(dealt.sketch, at19, [], USUAL), []);
        for (const [one, two] of at19.edgeHexes) {
            const [a, b] = [one, two].map(h => dealt.sketch.hexes[h ?? -1]?.number);
            if (a === undefined || b === undefined) continue;
            assert.notEqual(a, b);
            assert.ok(!([6, 8].includes(a) && [6, 8].includes(b)), `${one} and ${two}`);
        }
        assert.equal(contents(dealt.sketch), contents(sketch));
        assert.deepEqual(check(engine, dealt.sketch, base()).findings, []);
        const again = deal(dealt.sketch, at19, 'fixed', [], USUAL, seed);
        assert.deepEqual(again.sketch, dealt.sketch, 'what lay where before does not matter');
        broken += breaches(
            deal(sketch, at19, 'fixed', [], only(), seed).sketch,
            at19,
            [],
            USUAL,
        ).length;
    }
    assert.ok(broken > 40, 'without wishes chance breaks them');
    const seeds = [1, 2, 3].map(seed =>
        JSON.stringify(deal(sketch, at19, 'fixed', [], USUAL, seed)),
    );
    assert.equal(new Set(seeds).size, 3);
});

test('what a map cannot be given is said', () => {
    let sketch = sketchFrom('base', 'board=beginner');
    for (let h = 0; h < 19; h++) sketch = setNumber(sketch, h, 6);
    const { broken } = deal(sketch, at19, 'fixed', [], only('apart'), 1);
    assert.ok(broken.length > 0 && broken.every(({ wish }) => wish === 'apart'));
    assert.ok(distance(sketch, at19, [], only('apart')) > 0);
    assert.equal(distance(sketch, at19, [], only()), 0);
});

test('hexes without a number get the rarest ones', () => {
    assert.deepEqual(bagOf([], 10), [2, 3, 4, 5, 6, 8, 9, 10, 11, 12]);
    assert.deepEqual(bagOf([6, 6], 4), [2, 3, 6, 6]);
    assert.deepEqual(bagOf([], 18).filter(n => n === 2 || n === 12).length, 2);
    const sketch = setNumber(sketchFrom('base', 'board=beginner'), 0, null);
    const { sketch: dealt } = deal(sketch, at19, 'fixed', [], USUAL, 3);
    assert.deepEqual(check(engine, dealt, base()).findings, []);
});

test('the meter: pips of resources and of islands, in a range around the mean', () => {
    const sketch = sketchFrom('base', 'board=beginner');
    const isles: Isle[] = [
        { hexes: [0, 1], points: 0, home: true },
        { hexes: [2], points: 2, home: false },
    ];
    const { resources, range, isles: groups } = balanceOf(sketch, isles);
    assert.equal(
        resources.reduce((sum, { pips }) => sum + pips, 0),
        58,
    );
    assert.deepEqual(range, { low: 8, high: 15 });
    assert.deepEqual(
        groups.map(({ each }) => each),
        [2, 4],
    );
});

/* ---- Links ---- */

test('links and pasted texts', () => {
    const line = lineOf(BEGINNER, 'target=9'),
        parts = linkParts('base', 4, line, 'Schöne Insel');
    const address = `http://host/#/maps/${parts.map(encodeURIComponent).join('/')}`;
    const shared = { game: 'base', seats: 4, line, name: 'Schöne Insel' };
    assert.deepEqual(sharedOf(parts), shared);
    assert.deepEqual(readShared(`  ${address}\n`), shared);
    assert.equal(readShared(BEGINNER)!.line, `board=${BEGINNER}`);
    assert.equal(readShared(line)!.line, line);
    assert.equal(readShared('hello'), null);
    assert.equal(readShared('http://host/#/maps/%E0%A4%A'), null);
    assert.equal(sharedOf(['base']), null);
    const wrong = readLine(engine, 'base', 4, 'fixed', `board=${BEGINNER.replace('p2', 'p7')}`);
    assert.ok('why' in wrong);
    assert.equal(wrong.at, 'board='.length + BEGINNER.indexOf('p2') + 1);
});
