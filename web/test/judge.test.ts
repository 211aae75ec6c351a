/* judge.test.ts - the analysis board without a page: texts of positions and links round trip, what
 * is pressed on an island changes the text, the engine says what does not fit and where, and the bots
 * judge what is set up. No figure of a net is compared: nets change. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { press, toolsOf, withMoment } from '../src/games/island/setup-text.ts';
import { JudgeEngine, type JudgeExports } from '../src/net/judge.engine.ts';
import {
    fieldsOf,
    listOf,
    packed,
    startOf,
    unpacked,
    valueOf,
    withField,
    withList,
} from '../src/net/position.ts';
import { judged } from '../src/pages/judge-state.ts';
import { thinking } from './engine.ts';

const SEATS: Record<string, number> = {
    base: 4,
    duel: 2,
    knights: 4,
    sea: 4,
    'knights-sea': 4,
    dice: 2,
    cards: 2,
};
const engine = new JudgeEngine(await thinking<JudgeExports>(...Object.keys(SEATS)));
const begin = (game: string): string => {
    assert.equal(engine.start(game, SEATS[game]!, '', 7), null, game);
    return engine.text();
};
const good = (text: string, what: string): void =>
    assert.equal(engine.take(text)?.why.en ?? '', '', `${what}: ${text}`);

test('a field is found and set in its place, or added', () => {
    const text = 'base/2 4 -; hand 0 2b; hand 1 -; phase main';
    assert.deepEqual(startOf(text), { game: 'base', rules: '2', seats: 4, options: '-' });
    assert.deepEqual(
        fieldsOf(text).map(each => text.slice(each.at, each.at + each.word.length)),
        ['base/2', 'hand', 'hand', 'phase'],
    );
    assert.equal(valueOf(text, 'hand', '0'), '2b');
    assert.equal(valueOf(text, 'hand', '2'), null);
    assert.equal(withField(text, 'hand', '1', 'g'), text.replace('hand 1 -', 'hand 1 g'));
    assert.equal(withField(text, 'turn', null, '3'), `${text}; turn 3`);
    assert.deepEqual(listOf('x; roads 1 e3 e9', 'roads', '1'), ['e3', 'e9']);
    assert.equal(withList('x; roads 1 e3', 'roads', '1', []), 'x; roads 1 -');
});

test('a link holds a position and nothing else', () => {
    for (const text of [begin('sea'), begin('cards'), 'Ä ö ß; ? / + ="', '']) {
        assert.match(packed(text), /^[A-Za-z0-9_-]*$/);
        assert.equal(unpacked(packed(text)), text);
    }
    assert.equal(unpacked('!!'), null);
    assert.equal(unpacked('_w'), null); /* a byte that is no text */
});

test('the beginning of every game is told, read again and judged, also by its link', () => {
    for (const game of Object.keys(SEATS)) {
        const text = begin(game);
        const desk = judged(engine, unpacked(packed(text))!, null);
        assert.equal(desk.refused, null, game);
        assert.equal(desk.text, text);
        assert.equal(desk.told?.game, game);
        assert.equal(desk.told?.names.length, SEATS[game]);
        assert.ok(
            engine.fields(game).some(field => field.of === 'seats'),
            game,
        );
        const seat = desk.told!.awaited[0] ?? -1;
        const thought = engine.think(seat, 0)!;
        const sum = thought.chances.reduce((a, b) => a + b, 0);
        assert.ok(Math.abs(sum - 1000) <= SEATS[game]!, `${game}: ${thought.chances}`);
        assert.ok(thought.moves.length > 0, game);
        const chances = thought.moves.map(move => move.chance ?? move.points!);
        assert.deepEqual(
            chances,
            [...chances].sort((a, b) => b - a),
            `${game}: best first`,
        );
        for (const move of thought.moves.slice(0, 3)) {
            assert.ok(move.say.en && move.say.de, move.do);
            good(text, game);
            assert.equal(engine.do(seat, move.do), null, `${game}: ${move.do}`);
        }
    }
});

test('a text that does not fit is refused with its place', () => {
    const text = begin('base');
    const bad = withField(text, 'robber', null, 'h99');
    assert.equal(engine.take(bad)?.at, bad.indexOf('h99'));
    const twice = withField(withField(text, 'hand', '1', '12b'), 'hand', '2', '9b');
    const unsound = engine.take(twice)!;
    assert.ok(unsound?.unsound, 'there are nineteen brick');
    assert.equal(twice.slice(unsound.at, unsound.at + 6), 'hand 1');
    const two = withField(withField(text, 'settlements', '0', 'c5'), 'settlements', '1', 'c5');
    assert.ok(engine.take(two), 'two settlements on one corner');
    assert.equal(engine.take('nothing/1 2 -')?.at, 0);
    const kept = judged(engine, bad, engine.told());
    assert.ok(kept.refused && kept.told && kept.text === bad, 'what was drawn stays');
});

test('pieces are put and taken off by pressing', () => {
    let text = begin('base');
    assert.deepEqual(toolsOf(text), ['settlement', 'city', 'road', 'robber', 'terrain', 'number']);
    text = press(text, 'settlement', 1, 4, 'c20');
    assert.deepEqual(listOf(text, 'settlements', '1'), ['c20']);
    text = press(text, 'city', 2, 4, 'c20'); /* it takes the place of the other */
    assert.deepEqual(listOf(text, 'settlements', '1'), []);
    assert.deepEqual(listOf(text, 'cities', '2'), ['c20']);
    text = press(text, 'city', 2, 4, 'c20');
    assert.deepEqual(listOf(text, 'cities', '2'), []);
    text = press(press(text, 'robber', 0, 4, 'h3'), 'terrain', 0, 4, 'h5');
    assert.equal(valueOf(text, 'robber'), 'h3');
    good(text, 'robber and land');
    const numbered = press(text, 'number', 0, 4, 'h0');
    assert.notEqual(valueOf(numbered, 'board'), valueOf(text, 'board'));
    good(numbered, 'a number');
});

/* Two founded settlements with roads for each seat of four. */
function founded(game: string, towns = 'settlements'): string {
    let text = begin(game);
    const spots = [
        ['c39', 'e50', 'c37', 'e48'],
        ['c18', 'e28', 'c30', 'e44'],
        ['c14', 'e21', 'c12', 'e19'],
        ['c41', 'e52', 'c25', 'e37'],
    ];
    spots.forEach(([a, road, b, more], seat) => {
        text = withField(text, 'settlements', `${seat}`, towns === 'cities' ? a! : `${a} ${b}`);
        if (towns === 'cities') text = withField(text, 'cities', `${seat}`, b!);
        text = withField(text, 'roads', `${seat}`, `${road} ${more}`);
    });
    return withMoment(text, 'main', 1);
}

test('a game in the middle is set up and judged: base and knights', () => {
    const base = withField(founded('base'), 'hand', '1', '3b3l2w2g3o');
    good(base, 'base');
    const thought = engine.think(1, 0)!;
    assert.equal(thought.seat, 1);
    assert.equal(thought.by, 'net');
    assert.ok(thought.moves.some(move => move.do === 'end'));
    assert.ok(thought.moves.some(move => move.do.startsWith('city ')));
    assert.ok(thought.moves[0]!.reasons!.length > 0, 'the best move has reasons');

    let knights = founded('knights', 'cities');
    knights = press(press(knights, 'knight', 1, 4, 'c24'), 'knight', 1, 4, 'c24');
    assert.deepEqual(listOf(knights, 'knights', '1'), ['c24:1a']);
    knights = withField(press(knights, 'wall', 1, 4, 'c30'), 'hand', '1', '2w2o2m2c');
    good(knights, 'knights');
    assert.ok(engine.think(1, 0)!.moves.some(move => move.do.startsWith('improve ')));
});

test('a wide board has its land changed in its row', () => {
    const text = begin('sea');
    const changed = press(text, 'terrain', 0, 4, 'h7');
    const row = (from: string): string => valueOf(from, 'board')!.split('/')[1]!;
    assert.equal(row(text).split('.')[1]![0], 'm');
    assert.equal(row(changed).split('.')[1]![0], '$');
    good(changed, 'gold instead of mountains');
    assert.ok(toolsOf(text).includes('ship') && toolsOf(text).includes('pirate'));
});
