/* maps.test.ts - the map editor on boards of any shape, without a page: texts of maps against the
 * engine's own, islands and figures, dealing by wishes. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Tables, geometryOf, type Facts } from '../island/facts.ts';
import { USUAL } from '../island/editor/balance.ts';
import { check, lineOf, plain, type Setting } from '../island/editor/check.ts';
import { deal } from '../island/editor/deal.ts';
import { readLine } from '../island/editor/link.ts';
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
    type Sketch,
} from '../island/editor/sketch.ts';
import type { Board } from '../island/view.ts';
import { SetupEngine } from '../../net/setup.ts';
import { instance } from '../../../test/engine.ts';
import { contents } from '../../../test/shapes.ts';

const engine = new SetupEngine(instance());

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
                { findings, text } = check(engine, sketch, sea(seats));
            assert.deepEqual(findings, [], `${name} ${seats}`);
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
