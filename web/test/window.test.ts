/* window.test.ts - which shape a window has, and how far text can be enlarged in it. */
import assert from 'node:assert/strict';
import test from 'node:test';

import { isNarrow, windowClass, zoomFor } from '../src/table/window.ts';

test('every ordinary window has its shape', () => {
    const shapes = {
        W: ['1440x900', '1920x1080', '2560x1440', '1100x760'],
        L: ['1366x650', '1440x757', '1024x600', '1024x768', '1280x720'],
        U: ['768x1024', '820x1180'],
        S: ['844x390', '568x320', '720x450', '800x600'],
        P: ['390x844', '360x640', '600x700'],
        p: ['320x568', '359x800', '390x639'],
    };
    for (const [shape, sizes] of Object.entries(shapes))
        for (const size of sizes) {
            const [width, height] = size.split('x').map(Number) as [number, number];
            assert.equal(windowClass(width, height), shape, size);
            assert.equal(isNarrow(windowClass(width, height)), 'SPp'.includes(shape), size);
        }
});

test('large text works like zoom, as far as the table still fits', () => {
    assert.equal(zoomFor(1440, 900, 150, false), 1.5);
    assert.equal(zoomFor(320, 568, 160, true), 1);
    assert.ok(Math.abs(zoomFor(390, 844, 160, true) - 390 / 320) < 1e-9);
    assert.equal(zoomFor(844, 390, 160, true), 390 / 320);
});

test('nothing shrinks under a finger', () => {
    assert.equal(zoomFor(1440, 900, 80, false), 0.8);
    assert.equal(zoomFor(390, 844, 80, true), 1);
});
