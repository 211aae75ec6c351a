/* dice.test.ts - notation, places of the dice, ways to pay, names, log lines: the dice game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { language } from '../../i18n/i18n.ts';
import type { View as AnyView } from '../../net/types.ts';
import { logLine } from './log.ts';
import { faceWords, roadGoal, sheetText } from './names.ts';
import { ROAD_COUNT, roadLine, siteXY } from './geometry.ts';
import { arrange, type Die } from './state.ts';
import {
    leadsTo,
    none,
    parseFaces,
    printFaces,
    running,
    type Plan,
    type Seat,
    type View,
} from './view.ts';
import { wayTo } from './ways.ts';
import { statistics } from './statistics.ts';

const AFTER = [null, 0, 0, 2, 3, 3, 5, 6, 7, 8, 9, 10, 7, 12, 13, 14];
const plan: Plan = {
    roads: AFTER.map(after => ({ after })),
    settlements: [
        [3, null],
        [4, 2],
        [5, 5],
        [7, 7],
        [9, 9],
        [11, 11],
    ].map(([points, road]) => ({ points: points!, road: road as number | null })),
    cities: [
        [7, 1],
        [12, 4],
        [20, 13],
        [30, 15],
    ].map(([points, road]) => ({ points: points!, road: road! })),
    knights: (['ore', 'grain', 'wool', 'lumber', 'brick', 'any'] as const).map((joker, i) => ({
        points: i + 1,
        joker,
    })),
    costs: {
        road: [1, 1, 0, 0, 0],
        settlement: [1, 1, 1, 1, 0],
        city: [0, 0, 0, 2, 3],
        knight: [0, 0, 1, 1, 1],
    },
    boxes: 15,
    cross: -2,
};
const seat = (more: Partial<Seat> = {}): Seat => ({
    points: 0,
    crosses: 0,
    roads: [],
    open_roads: [0],
    settlements: 0,
    cities: 0,
    knights: 0,
    used_jokers: [],
    boxes: [],
    ...more,
});
const view = (more: Partial<View> = {}, mine: Partial<Seat> = {}): View => ({
    phase: 'choose',
    turn: 1,
    round: 1,
    active: 0,
    first: 0,
    viewer: 0,
    dice: none(),
    aside: none(),
    to_roll: 0,
    rolls: 1,
    rolls_left: 2,
    gained: 0,
    jokers: [],
    seats: [seat(mine)],
    plan,
    options: { joker: 'same-turn' },
    ...more,
});
const dice = (text: string) => parseFaces(text)!;

test('dice round trip through the notation', () => {
    for (const text of ['-', 'b', '2bg', 'blwgo$', '6$', '3l2w$'])
        assert.equal(printFaces(parseFaces(text)!), text);
    for (const text of ['', 'gb', 'bb', '2', 'x', '?3']) assert.equal(parseFaces(text), null, text);
});

test('kept dice stay where they lie, rolled ones fill the gaps', () => {
    const old: Die[] = [0, 1, 2, 3, 4, 5].map(face => ({ face, spent: false }));
    const keep = [false, false, true, false, true, false];
    const rolling = arrange(old, keep, dice('wo'), none());
    assert.deepEqual(
        rolling.map(die => die.face),
        [null, null, 2, null, 4, null],
    );
    const now = arrange(rolling, keep, dice('2w3o$'), none());
    assert.deepEqual([now[2]!.face, now[4]!.face], [2, 4]);
    assert.equal(now.filter(die => die.face === 4).length, 3);
    const built = arrange(now, keep, dice('w3o'), dice('w$'));
    assert.equal(built.filter(die => die.spent).length, 2);
    assert.ok(
        built.every((die, i) => die.face === now[i]!.face),
        'spent dice do not move',
    );
});

test('a way to pay uses gold first, then the fewest jokers', () => {
    const way = (
        text: string,
        build: 'road' | 'settlement' | 'city' | 'knight',
        mine: Partial<Seat> = {},
    ) => {
        const now = view({ dice: dice(text) }, mine);
        return wayTo(now, now.seats[0]!, build)?.steps ?? null;
    };
    assert.deepEqual(way('blwg2o', 'settlement'), []);
    assert.deepEqual(way('b2o3$', 'road'), ['gold l']);
    assert.equal(way('b4o$', 'road'), null);
    assert.deepEqual(way('bg3o$', 'city', { knights: 2, used_jokers: [0] }), ['joker 2 $']);
    assert.deepEqual(way('bg3o$', 'city', { knights: 2, used_jokers: [1] }), null);
    assert.deepEqual(way('b4o$', 'road', { knights: 6, used_jokers: [0, 1, 2, 3, 4] }), [
        'joker 6 $>l',
    ]);
    assert.deepEqual(way('bg2o2$', 'city', { knights: 2, used_jokers: [0] }), [
        'joker 2 b',
        'gold o',
    ]);
    /* Two missing units: gold must take the one that no joker brings. */
    assert.deepEqual(way('bwo3$', 'settlement', { knights: 2 })?.length, 2);
    assert.ok(way('bwo3$', 'settlement', { knights: 2 })?.includes('gold l'));
});

test('roads lead to the nearest site, and those open together have different names', () => {
    language.value = 'en';
    assert.deepEqual(leadsTo(plan, 1), { build: 'city', points: 7 });
    assert.deepEqual(leadsTo(plan, 8), { build: 'settlement', points: 9 });
    assert.equal(roadGoal(view(), 12), 'City 20');
    const open = (built: number[]) =>
        AFTER.flatMap((after, r) =>
            built.includes(r) || (after !== null && !built.includes(after)) ? [] : [r],
        );
    for (const built of [[0], [0, 2, 3], [0, 2, 3, 5, 6, 7], [0, 2]]) {
        const names = open(built).map(r => roadGoal(view(), r));
        assert.equal(new Set(names).size, names.length, names.join());
    }
});

test('the sheet is drawn as the tree has it: every road begins where the one before ends', () => {
    assert.equal(ROAD_COUNT, AFTER.length);
    AFTER.forEach((after, r) => assert.deepEqual(roadLine(r).from, siteXY(after), `R${r}`));
    for (let r = 0; r < ROAD_COUNT; r++) {
        const { from, to } = roadLine(r);
        assert.ok(Math.abs(Math.hypot(to.x - from.x, to.y - from.y) - 100) < 0.01, `R${r}`);
    }
});

test('log lines and words in both languages', () => {
    const now = view({ dice: dice('blwg2o') }) as unknown as AnyView;
    language.value = 'en';
    assert.deepEqual(logLine('settlement', 0, now, now).at(-1), 'Settlement 3');
    assert.equal(logLine('dice 2o$', -1, now, now).length, 5);
    assert.deepEqual(logLine('end', 0, now, now).at(-1), 'enters a cross (−2)');
    assert.equal(faceWords(dice('g2o')), 'grain and 2 ore');
    language.value = 'de';
    assert.equal(faceWords(dice('bl')), 'Lehm und Holz');
    assert.match(
        sheetText(view({}, { knights: 1, roads: [0] }), 0, 'Ada'),
        /^Ada: 1 Straße, Ritter 1/,
    );
    language.value = 'en';
});

test('scores and statistics', () => {
    assert.deepEqual(running([3, -2, 7]), [3, 1, 8]);
    assert.equal(statistics.diceOf('dice 3g2o$'), 1);
    assert.equal(statistics.diceOf('dice 2o'), null, 'only rolls of all dice count');
    assert.equal(
        statistics.dice!.ways.reduce((a, b) => a + b, 0),
        6 ** 6,
    );
});
