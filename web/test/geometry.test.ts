/* geometry.test.ts - the numbering of hexes, corners and edges is the engine's: every table is
 * compared with games/island/geometry.c, the file the rules use. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
    CORNERS,
    CORNER_HEX,
    EDGES,
    EDGE_CORNER,
    HEXES,
    HEX_CORNER,
    HEX_EDGE,
    placeXY,
    type Point,
} from '../src/games/base/geometry.ts';

const source = readFileSync(join(WEB_ROOT, '../games/island/geometry.c'), 'utf8');

function table(name: string): number[] {
    const body = new RegExp(`\\b${name}\\[\\d+\\] = \\{([^;]*)\\};`).exec(source);
    assert.ok(body, `${name} stands in geometry.c`);
    return [...body[1]!.matchAll(/-?\d+/g)].map(([n]) => Number(n));
}

const pairs = (points: Point[], scale: number): number[] =>
    points.flatMap(p => [p.x * scale, p.y * scale]);

test('hexes, corners and edges have the places of the engine', () => {
    assert.deepEqual(pairs(HEXES, 2), table('HEX_PLACE'));
    assert.deepEqual(pairs(CORNERS, 2), table('CORNER_PLACE'));
    assert.deepEqual(pairs(EDGES, 1), table('EDGE_PLACE'));
});

test('what touches what is the same as in the engine', () => {
    assert.deepEqual(HEX_CORNER.flat(), table('HEX_CORNER'));
    assert.deepEqual(HEX_EDGE.flat(), table('HEX_EDGE'));
    assert.deepEqual(EDGE_CORNER.flat(), table('EDGE_CORNER'));
    const padded = CORNER_HEX.flatMap(list => [...list, 255, 255].slice(0, 3));
    assert.deepEqual(padded, table('CORNER_HEX'));
});

test('a place in notation is drawn where its number says, anything else nowhere', () => {
    assert.deepEqual(placeXY('h9'), { x: 0, y: 0 });
    assert.equal(placeXY('c54'), null);
    assert.equal(placeXY('x1'), null);
    assert.equal(placeXY('e'), null);
});
