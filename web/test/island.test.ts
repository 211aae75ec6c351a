/* island.test.ts - boards of any shape, and what the engine tells of an island game: the geometry of
 * the standing board, its own shapes, what is drawn where, costs and supplies. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ComponentChildren, VNode } from 'preact';
import { costOf, tables as base } from '../src/games/base/facts.ts';
import { arrowWays } from '../src/games/island/board.tsx';
import { Tables, geometryOf } from '../src/games/island/facts.ts';
import { Geometry, R } from '../src/games/island/geometry.ts';
import { Land, viewBox } from '../src/games/island/land.tsx';
import { payments } from '../src/games/island/log.ts';
import { placeName } from '../src/games/island/names.ts';
import {
    GOODS,
    GOOD_LETTERS,
    hexesOf,
    printCards,
    type Board,
    type Seat,
    type View,
} from '../src/games/island/view.ts';
import { language } from '../src/i18n/i18n.ts';
import { contentOf } from './engine.ts';
import { THIRTY, boardOf, shapeOf } from './shapes.ts';

base.learn(contentOf('base'));

const STANDING = `
  f f f
 f f f f
f f f f f
 f f f f
  f f f
`;

/* What is drawn, components opened: all nodes of one kind. */
function drawn(node: ComponentChildren, type: string): VNode<Record<string, unknown>>[] {
    if (Array.isArray(node)) return node.flatMap(each => drawn(each, type));
    if (!node || typeof node !== 'object' || !('type' in node)) return [];
    const it = node as VNode<Record<string, unknown>>;
    if (typeof it.type === 'function')
        return drawn((it.type as (props: unknown) => ComponentChildren)(it.props), type);
    return [
        ...(it.type === type ? [it] : []),
        ...drawn(it.props.children as ComponentChildren, type),
    ];
}
const pictures = (board: Board, id: RegExp): VNode<Record<string, unknown>>[] =>
    drawn(Land({ board, compact: false }), 'use').filter(use => id.test(String(use.props.href)));

test('the shape that the engine tells is numbered row by row', () => {
    const { shape } = boardOf(STANDING);
    const told = base.facts.shapes.find(each => each.hexes.length === 19)!;
    const middle = shape.hexes[9]!;
    const moved = shapeOf(shape.hexes.map(([x, y]) => [x - middle[0], y - middle[1]]));
    assert.deepEqual(told, moved);
});

test('all island games tell the same standing board', () => {
    const shapes = (game: string) => (contentOf(game) as { shapes: unknown }).shapes;
    assert.deepEqual(shapes('duel'), shapes('base'));
    assert.deepEqual(shapes('knights'), shapes('base'));
});

test('the picture of the standing board shows what it always showed', () => {
    const board = boardOf(STANDING);
    base.learn(base.facts);
    assert.equal(viewBox(board, false), '-540 -470 1080 940');
    assert.equal(viewBox(board, true), '-522 -462 1044 924');
    assert.equal(pictures(board, /frame|water/).length, 0);
});

test('a place in notation is drawn where its number says, anything else nowhere', () => {
    const at = new Geometry(base.facts.shapes[0]!);
    assert.deepEqual(at.placeXY('h9'), { x: 0, y: 0 });
    assert.equal(at.placeXY('c54'), null);
    assert.equal(at.placeXY('e72'), null);
    assert.equal(at.placeXY('x1'), null);
    assert.equal(at.placeXY('e'), null);
    assert.equal(at.outline(9).split(' ')[0], `0.0,${-R}.0`);
});

test('thirty hexes with gold, desert and sea in a frame', () => {
    const board = boardOf(THIRTY);
    assert.equal(hexesOf(board).length, 30);
    assert.equal(board.hexes.length, 37);
    const at = geometryOf(board);
    const here = (h: number) => board.hexes[h]!.terrain !== 'none';
    const outer = at.edgeHexes.filter(hexes => hexes.filter(here).length === 1).length;
    assert.equal(pictures(board, /^#hex-water/).length, 21);
    assert.equal(pictures(board, /^#hex-(?!water)/).length, 9);
    assert.equal(pictures(board, /^#hex-goldfield(-b)?$/).length, 1);
    assert.equal(pictures(board, /^#hex-desert(-b)?$/).length, 1);
    assert.equal(pictures(board, /^#frame-edge$/).length, outer);
    assert.equal(pictures(board, /^#frame-corner$/).length, outer);
    /* The frame is in the picture, and nothing more than it. */
    const [x, y, width, height] = viewBox(board, false).split(' ').map(Number) as [
        number,
        number,
        number,
        number,
    ];
    const points = hexesOf(board)
        .flatMap(h => board.shape.hex_corners[h]!)
        .map(c => at.cornerXY(c));
    for (const p of points) {
        assert.ok(p.x >= x + 12 && p.x <= x + width - 12);
        assert.ok(p.y >= y + 12 && p.y <= y + height - 12);
    }
    assert.ok(points.some(p => p.x < x + 20) && points.some(p => p.y < y + 20));
});

test('a harbour lies at sea, on whichever side of its edge that is', () => {
    for (const [picture, edge] of [
        ['. f .', 'west'],
        ['. f .', 'east'],
    ] as const) {
        const board = boardOf(picture);
        const e = board.shape.hex_edges[1]![edge === 'east' ? 1 : 4]!;
        board.harbours = [{ edge: e, kind: 'ore' }];
        const [badge] = pictures(board, /^#harbour-ore$/);
        const at = geometryOf(board);
        const middle = Number(badge!.props.x) + Number(badge!.props.width) / 2;
        const outward = Math.sign(at.edgeXY(e).x - at.hexXY(1).x);
        assert.equal(Math.sign(middle - at.edgeXY(e).x), outward, edge);
        assert.equal(pictures(board, /^#harbour-quay$/).length, 1);
    }
});

test('places of every shape have names of their own', () => {
    const long = '. f p g h m f p g h m .';
    for (const picture of [THIRTY, long, 'd', STANDING])
        for (const tongue of ['en', 'de'] as const) {
            language.value = tongue;
            const board = boardOf(picture);
            const { shape } = board;
            for (const [letter, list] of [
                ['h', shape.hexes],
                ['c', shape.corners],
                ['e', shape.edges],
            ] as const) {
                const names = list.map((_, i) => placeName(`${letter}${i}`, board));
                const nowhere = names.filter((name, i) => name === `${letter}${i}`).length;
                assert.equal(nowhere > 0, picture === THIRTY, `${letter} of ${picture}`);
                assert.equal(new Set(names).size, list.length, `${letter} of ${picture}`);
            }
        }
    language.value = 'en';
    /* The sea is not named beside land. */
    const board = boardOf('. f .');
    const edge = board.shape.hex_edges[1]![1]!;
    assert.match(placeName(`e${edge}`, board), /^coast of forest \d+, east side$/);
});

test('land at the end of a framed board leaves room for its harbours', () => {
    const width = (row: string) =>
        Number(viewBox(boardOf(` . .\n${row}\n . .`), false).split(' ')[2]);
    assert.equal(width('f f .'), width('. f .') + 2 * (107 - 16));
    assert.throws(() => geometryOf({ hexes: [], harbours: [], robber: null }), /0 hexes/);
});

test('costs, supplies and yields are those that the engine tells', () => {
    const cost = (word: string) => printCards(costOf(word));
    assert.equal(cost('road'), 'bl');
    assert.equal(cost('settlement'), 'blwg');
    assert.equal(cost('city'), '2g3o');
    assert.equal(cost('buy'), 'wgo');
    assert.equal(base.facts.things.road!.each, 15);
    for (const game of ['base', 'duel', 'knights']) {
        const { goods } = contentOf(game) as { goods: { id: string; letter: string }[] };
        goods.forEach((good, i) => {
            assert.equal(good.id, GOODS[i]);
            assert.equal(good.letter, GOOD_LETTERS[i]);
        });
    }
});

test('other tables give other costs and yields', () => {
    const tables = new Tables();
    assert.throws(() => tables.facts, /not there yet/);
    const told = structuredClone(base.facts);
    told.things.road!.cost = [0, 0, 0, 0, 7];
    told.terrains.find(land => land.id === 'forest')!.city = [0, 0, 5, 0, 0];
    tables.learn(told);
    assert.deepEqual(tables.facts.things.road!.cost, [0, 0, 0, 0, 7]);
    const board = boardOf('f');
    const seat = { settlements: [], cities: [0] } as unknown as Seat;
    const view = { board, seats: [seat] } as unknown as View;
    const sum = board.hexes[0]!.number!;
    const kinds = payments(view, sum, tables.facts.terrains).map(each => each.kind);
    assert.deepEqual(kinds, [2, 2, 2, 2, 2]);
});

/* How many of these points arrow keys lead to from the first. */
function reachable(points: { x: number; y: number }[]): number {
    const ways = arrowWays(points),
        seen = new Set([0]),
        todo = [0];
    for (let at; (at = todo.pop()) !== undefined;)
        for (const to of Object.values(ways[at]!))
            if (to >= 0 && !seen.has(to)) {
                seen.add(to);
                todo.push(to);
            }
    return seen.size;
}

test('arrow keys lead to every place that can be chosen, whichever those are', () => {
    const at = new Geometry(base.facts.shapes[0]!);
    const some = (word: string, count: number) =>
        Array.from({ length: count }, (_, n) => at.placeXY(`${word}${n}`)!);
    let seed = 7;
    const draw = (): number => (seed = (seed * 1103515245 + 12345) % 2147483648) / 2147483648;
    for (const all of [some('c', 54), some('e', 72), [...some('c', 54), ...some('h', 19)]]) {
        assert.equal(reachable(all), all.length);
        for (let n = 0; n < 300; n++) {
            const share = draw(),
                places = [all[n % all.length]!, ...all.filter(() => draw() < share)];
            assert.equal(reachable(places), places.length, JSON.stringify(places));
        }
    }
    /* Along an edge first: from the foot of a hex to its side, not to the foot of the next one. */
    const corners = some('c', 54),
        foot = corners.findIndex(p => p.x === 0 && p.y > 0),
        next = corners[arrowWays(corners)[foot]!.ArrowRight!]!;
    assert.ok(Math.hypot(next.x - corners[foot]!.x, next.y - corners[foot]!.y) < 1.01 * R);
});
