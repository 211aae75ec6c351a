/* pan.test.ts - a board larger than its window: what is in view, by buttons, fingers and by itself. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Gestures } from '../src/games/island/gestures.ts';
import { R } from '../src/games/island/geometry.ts';
import { Pan } from '../src/games/island/pan.ts';

const BOX = { x: -800, y: -700, width: 1600, height: 1400 };
const PHONE = { width: 400, height: 500 };

function laid(size = PHONE): Pan {
    const pan = new Pan();
    pan.lay(BOX, size);
    return pan;
}

test('the whole board is shown until something else is asked for', () => {
    const pan = laid();
    assert.equal(pan.viewBox.value, '-800 -700 1600 1400');
    assert.equal(pan.near.value, false);
    assert.equal(pan.small, true);
    assert.equal(laid({ width: 1000, height: 900 }).small, false);
    pan.move(50, 50);
    assert.equal(pan.near.value, false, 'a whole board does not move');
});

test('zooming keeps the point under the finger where it is', () => {
    const pan = laid(),
        at = { x: 100, y: -50 };
    const share = () => {
        const { x, y, width, height } = pan.view.value;
        return [(at.x - x) / width, (at.y - y) / height];
    };
    pan.zoom(3, at);
    const before = share();
    pan.zoom(1.5, at);
    share().forEach((value, i) => assert.ok(Math.abs(value - before[i]!) < 1e-9));
    assert.ok(Math.abs(pan.view.value.width / pan.view.value.height - 400 / 500) < 1e-9);
});

test('nobody gets lost: the view stays on the board, and smaller than whole is whole', () => {
    const pan = laid();
    pan.zoom(3);
    pan.move(1e6, -1e6);
    const { x, y, width } = pan.view.value;
    assert.ok(Math.abs(x + width - 800) < 1e-6);
    assert.ok(Math.abs(y - -700) < 1e-6);
    assert.equal(pan.moved.value, true);
    for (let i = 0; i < 20; i++) pan.closer();
    assert.ok(pan.view.value.width > 250, 'not closer than anyone needs');
    for (let i = 0; i < 20; i++) pan.farther();
    assert.equal(pan.near.value, false);
});

test('a small board zooms in by itself where places must be chosen, and back afterwards', () => {
    const pan = laid(),
        places = [
            { x: 300, y: 0 },
            { x: 400, y: 100 },
        ];
    pan.show(places);
    const { x, y, width, height } = pan.view.value;
    assert.ok(Math.abs((100 * PHONE.width) / width - 60) < 1e-6, 'a side of 60 pixels');
    for (const p of places) assert.ok(p.x > x && p.x < x + width && p.y > y && p.y < y + height);
    pan.rest();
    assert.equal(pan.near.value, false);
    /* What the reader has moved stays. */
    pan.show(places);
    pan.move(5, 5);
    pan.rest();
    assert.equal(pan.near.value, true);
    const large = laid({ width: 1000, height: 900 });
    large.show(places);
    assert.equal(large.near.value, false, 'a large board needs it not');
});

test('places all over the board: most of them come into view', () => {
    const pan = laid(),
        crowd = [0, 1, 2, 3].map(i => ({ x: 500 + 40 * i, y: 300 }));
    pan.show([{ x: -700, y: -600 }, ...crowd]);
    const { x, width } = pan.view.value;
    for (const p of crowd) assert.ok(p.x > x && p.x < x + width);
});

test('a place that is reached by key comes into view', () => {
    const pan = laid();
    pan.zoom(4);
    pan.reveal({ x: 0, y: 0 });
    const before = pan.viewBox.value;
    pan.reveal({ x: 10, y: 10 });
    assert.equal(pan.viewBox.value, before, 'it was in view');
    pan.reveal({ x: 700, y: 600 });
    const { x, y, width, height } = pan.view.value;
    assert.ok(700 < x + width && 600 < y + height);
});

/* A board of 400 by 500 pixels at the corner of the page, and fingers on it. */
function hands(pan: Pan) {
    const gestures = new Gestures(pan),
        svg = {
            getBoundingClientRect: () => ({ x: 0, y: 0, ...PHONE }),
            setPointerCapture() {},
            get viewBox() {
                return { baseVal: pan.view.value };
            },
        } as unknown as SVGSVGElement;
    const finger = (id: number) => ({
        press: (clientX: number, clientY: number) =>
            gestures.press({ pointerId: id, clientX, clientY } as PointerEvent),
        move: (clientX: number, clientY: number) =>
            gestures.move(svg, { pointerId: id, clientX, clientY } as PointerEvent),
        lift: () => gestures.release({ pointerId: id } as PointerEvent),
    });
    return { gestures, finger };
}

test('one finger moves the board and then chooses nothing; a trembling one chooses', () => {
    const pan = laid(),
        { gestures, finger } = hands(pan),
        one = finger(1);
    pan.zoom(4);
    one.press(200, 200);
    one.move(204, 203);
    assert.equal(gestures.moved, false);
    const { x } = pan.view.value;
    one.move(150, 200);
    one.lift();
    assert.equal(gestures.moved, true);
    assert.ok(pan.view.value.x > x, 'the board follows the finger');
    one.press(10, 10);
    assert.equal(gestures.moved, false, 'the next press counts');
    /* A whole board cannot be moved: every press on it counts. */
    const whole = hands(laid()),
        other = whole.finger(1);
    other.press(200, 200);
    other.move(100, 100);
    assert.equal(whole.gestures.moved, false);
});

test('two fingers change the size', () => {
    const pan = laid(),
        { gestures, finger } = hands(pan),
        [one, two] = [finger(1), finger(2)];
    one.press(150, 250);
    two.press(250, 250);
    two.move(350, 250);
    assert.ok(Math.abs(1600 / pan.view.value.width - 2) < 0.01, `${pan.view.value.width}`);
    assert.equal(gestures.moved, true);
});

test('what was zoomed in by itself follows the window: larger, it is whole; turned, it is near again', () => {
    const pan = new Pan();
    const box = { x: 0, y: 0, width: 20 * R, height: 20 * R },
        places = [
            { x: 4 * R, y: 4 * R },
            { x: 6 * R, y: 6 * R },
        ];
    pan.lay(box, { width: 390, height: 400 });
    pan.show(places);
    assert.ok(pan.near.value);
    pan.lay(box, { width: 800, height: 340 });
    assert.ok(pan.near.value);
    assert.ok(Math.abs(pan.look.value!.x - 5 * R) < 4 * R);
    pan.lay(box, { width: 1000, height: 1000 });
    assert.ok(!pan.near.value, 'a large window shows the whole');
    /* What the reader chose stays. */
    pan.lay(box, { width: 390, height: 400 });
    pan.fit();
    pan.closer();
    pan.lay(box, { width: 420, height: 400 });
    assert.ok(pan.near.value);
});
