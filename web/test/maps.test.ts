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
import { check, lineOf, plain, type Setting } from '../src/games/island/editor/check.ts';
import { bagOf, deal } from '../src/games/island/editor/deal.ts';
import { amend, begin, redo, step, undo } from '../src/games/island/editor/history.ts';
import { linkParts, readLine, readShared, sharedOf } from '../src/games/island/editor/link.ts';
import { placeAt, printBoard } from '../src/games/island/editor/print.ts';
import {
    emptySea,
    erase,
    paint,
    resize,
    setFigure,
    setHarbour,
    setIsle,
    setNumber,
    sketchOf,
    type Isle,
    type Sketch,
} from '../src/games/island/editor/sketch.ts';
import type { Board } from '../src/games/island/view.ts';
import { SetupEngine } from '../src/net/setup.ts';
import { instance } from './engine.ts';

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
const contents = (sketch: Sketch): string =>
    [
        sketch.hexes.map(({ terrain }) => terrain).sort(),
        sketch.hexes.map(({ number }) => number ?? 0).sort(),
    ].join();

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

/* ---- Maps of any shape ---- */

const wideFacts = engine.content('sea') as Facts;
new Tables().learn(wideFacts);
const wideHexes = Math.max(...wideFacts.shapes.map(shape => shape.hexes.length));
const at68 = geometryOf({ hexes: emptySea(wideHexes).hexes } as Board);
const sea = (seats = 4): Setting => ({ game: 'sea', seats, options: '', kind: 'free', at: at68 });
const scenario = (name: string, seats = 4): Sketch => {
    assert.equal(engine.start('sea', seats, `scenario=${name}`), null);
    if (!(engine.view() as unknown as { board: Board | null }).board) engine.draw(1);
    return sketchOf((engine.view() as unknown as { board: Board }).board, 'free');
};
const SCENARIOS = ['new-shores', 'through-the-desert'];

test('maps with sea go through the engine and come back the same', () => {
    for (const name of SCENARIOS)
        for (const seats of [3, 4]) {
            const sketch = { ...scenario(name, seats), shuffled: true },
                { findings, text, isles } = check(engine, sketch, sea(seats));
            assert.deepEqual(findings, [], `${name} ${seats}`);
            const knights = { ...sea(seats), game: 'knights-sea' };
            assert.deepEqual(check(engine, sketch, knights), { findings, text, isles });
            assert.ok(text.length < 500, `${text.length} bytes`);
            const read = readLine(engine, 'sea', seats, 'free', lineOf(text, 'target=12'));
            assert.ok('sketch' in read, text);
            assert.deepEqual(read.sketch, sketch);
            assert.equal(read.options, 'target=12');
        }
});

/* Where the notation's example has it: a text that leaves islands and figures to the engine. */
test('islands are the engine’s to find, unless they are drawn', () => {
    const sketch = { ...scenario('new-shores'), isles: null },
        found = check(engine, sketch, sea());
    assert.deepEqual(found.findings, []);
    assert.deepEqual(
        found.isles.filter(isle => !isle.home).map(isle => isle.hexes),
        scenario('new-shores').isles,
    );
    assert.equal(plain(engine, scenario('new-shores'), sea()).isles, null);
    assert.ok(plain(engine, scenario('through-the-desert'), sea()).isles, 'a strip is no island');
    const isle = scenario('new-shores').isles![0]!,
        home = setIsle(sketch, at68, scenario('new-shores').isles!, isle[0]!, false, true);
    assert.deepEqual(home.isles, scenario('new-shores').isles!.slice(1));
    const back = setIsle(home, at68, [], isle[0]!, true, true);
    assert.deepEqual(
        back.isles!.map(each => each.join()).sort(),
        scenario('new-shores')
            .isles!.map(each => each.join())
            .sort(),
    );
});

test('everything that is wrong with a map of any shape has its place', () => {
    let sketch = scenario('new-shores');
    const land = sketch.hexes.findIndex(({ number }) => number !== undefined),
        [first, second] = sketch.harbours;
    sketch = setNumber(sketch, land, null);
    sketch = setHarbour(sketch, at68, 'free', first!.edge, 'empty');
    const corners = at68.shape.edge_corners[second!.edge]!;
    const beside = at68.shape.edge_corners.findIndex(
        (pair, e) =>
            e !== second!.edge &&
            pair.some(c => corners.includes(c)) &&
            setHarbour(sketch, at68, 'free', e, 'any') !== sketch,
    );
    sketch = setHarbour(sketch, at68, 'free', beside, 'any');
    const { findings, isles } = check(engine, sketch, sea());
    assert.ok(findings.some(({ place, missing }) => place === `h${land}` && missing === 'number'));
    assert.ok(
        findings.some(({ place, missing }) => place === `e${first!.edge}` && missing === 'harbour'),
    );
    assert.ok(findings.some(({ missing, why }) => missing === null && /corner/.test(why.en)));
    assert.equal(findings.length, 3);
    assert.ok(isles.length > 1, 'islands are known all the same');
});

test('no room, no desert: the map as a whole is refused', () => {
    const empty = check(engine, emptySea(wideHexes), sea());
    assert.equal(empty.findings.length, 1);
    assert.equal(empty.findings[0]!.place, null);
    let sketch = emptySea(wideHexes);
    for (const h of [30, 31]) sketch = setNumber(paint(sketch, at68, 'free', h, 'forest'), h, 5);
    sketch = setFigure(sketch, 'robber', 30);
    assert.match(check(engine, sketch, sea()).findings[0]!.why.en, /room/);
});

test('strokes on maps of any shape take with them what has lost its place', () => {
    const sketch = scenario('new-shores'),
        { edge } = sketch.harbours[0]!;
    const h = at68.edgeHexes[edge]!.find(n => sketch.hexes[n]!.terrain !== 'sea')!;
    const drowned = paint(sketch, at68, 'free', h, 'sea');
    assert.ok(!drowned.harbours.some(harbour => harbour.edge === edge));
    assert.deepEqual(drowned.hexes[h], { terrain: 'sea' });
    assert.equal(erase(drowned, at68, 'free', h).hexes[h]!.terrain, 'none');
    const robbed = setFigure(sketch, 'robber', h);
    assert.equal(robbed.robber, h);
    assert.equal(paint(robbed, at68, 'free', h, 'sea').robber, null);
    assert.equal(setFigure(sketch, 'pirate', h), sketch, 'no pirate on land');
    const small = resize(sketch, at68, 2);
    assert.ok(small.hexes.filter(({ terrain }) => terrain !== 'none').length <= 24);
    assert.deepEqual(resize(sketch, at68, 9).hexes.length, wideHexes);
    assert.ok(resize(small, at68, 9).hexes.every(({ terrain }) => terrain !== 'none'));
});

test('deals of maps with islands: gold on small islands, deserts stay, the engine takes them', () => {
    const wishes = { ...USUAL, islands: true, gold: true };
    for (const name of SCENARIOS) {
        const sketch = scenario(name),
            { isles } = check(engine, sketch, sea());
        for (let seed = 1; seed <= 4; seed++) {
            const dealt = deal(sketch, at68, 'free', isles, wishes, seed);
            assert.deepEqual(dealt.broken, [], `${name} ${seed}`);
            assert.equal(contents(dealt.sketch), contents(sketch));
            assert.deepEqual(check(engine, dealt.sketch, sea()).findings, []);
            sketch.hexes.forEach(({ terrain }, h) => {
                if (terrain === 'desert') assert.equal(dealt.sketch.hexes[h]!.terrain, 'desert');
            });
        }
    }
});
