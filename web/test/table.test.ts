/* table.test.ts - the connection and a followed table against a socket under the test's control:
 * resume after a loss, actions that happen once, wishes that wait, undo. */
import assert from 'node:assert/strict';
import test from 'node:test';

import { hashOf } from '../src/net/sight.ts';
import { FakeSocket, type Frame } from './fake.ts';

const globals = globalThis as unknown as Record<string, unknown>;
globals.WebSocket = FakeSocket;
globals.location = { protocol: 'http:', host: 'test' };
const { follow } = await import('../src/net/table.ts');
const { connection, retryNow } = await import('../src/net/socket.ts');

const last = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1]!;
const whole = (seq: number, more: Frame = {}): Frame => ({
    t: 'table',
    table: 'K7QM2F',
    seq,
    game: 'g',
    options: '',
    state: 'running',
    listed: false,
    hints: false,
    seats: [],
    me: 0,
    host: true,
    commit: '',
    words: [],
    clock: null,
    view: { n: seq },
    legal: ['roll'],
    forbidden: {},
    awaited: [0],
    undo: false,
    log: [],
    chat: [],
    ...more,
});
const move = (seq: number, more: Frame = {}): Frame => ({
    t: 'move',
    seq,
    seat: 0,
    seen: 'roll',
    view: { n: seq },
    legal: [],
    forbidden: {},
    awaited: [1],
    undo: false,
    ...more,
});

test('a table is followed, and moves come in order and once', () => {
    const table = follow('K7QM2F');
    last().open();
    assert.equal(connection.value, 'online');
    assert.equal(last().protocol, 'landfall.2');
    assert.deepEqual(last().of('watch'), [{ t: 'watch', table: 'K7QM2F' }]);
    last().say(whole(5));
    const seen: number[] = [];
    table.onMove((each, before, after) => {
        assert.equal((before as Frame).n, Number((after as Frame).n) - 1);
        seen.push(each.seq);
    });
    last().say(move(6));
    last().say(move(6));
    last().say(move(7));
    assert.deepEqual(seen, [6, 7]);
    assert.equal(table.seq.value, 7);
    assert.equal(table.log.value.length, 2);
    table.close();
    assert.equal(connection.value, 'idle');
});

test('after a loss the table says what it has, and repeats what was not answered', async () => {
    const table = follow('K7QM2F');
    last().open();
    last().say(whole(5));
    const outcome = table.act('roll');
    const key = last().of('do')[0]!.key;
    assert.equal(table.waiting.value, 1);
    const first = last();
    first.drop();
    assert.equal(connection.value, 'lost');
    retryNow();
    assert.notEqual(last(), first);
    last().open();
    assert.deepEqual(last().of('watch'), [{ t: 'watch', table: 'K7QM2F', have: 5 }]);
    assert.deepEqual(last().of('do'), [{ t: 'do', seq: 5, key, do: 'roll' }]);
    last().say(move(6, { key }));
    last().say({ t: 'seats', seats: [], state: 'running', host: true });
    assert.deepEqual(await outcome, { ok: true });
    assert.equal(table.waiting.value, 0);
    last().drop();
    retryNow();
    last().open();
    assert.equal(last().of('do').length, 0);
    table.close();
});

test('a refusal settles its action and changes nothing', async () => {
    const table = follow('K7QM2F');
    last().open();
    last().say(whole(5));
    const outcome = table.act('city c3');
    const refused = { t: 'refused', key: last().of('do')[0]!.key, rule: 'IB-70', reason: 'rule' };
    last().say(refused);
    assert.deepEqual(await outcome, { ok: false, refused });
    assert.deepEqual(table.refused.value, refused);
    assert.equal(table.seq.value, 5);
    table.close();
});

test('a wish made while the line is down waits until the table is followed', () => {
    const table = follow('K7QM2F');
    table.sit(2);
    last().open();
    assert.equal(last().of('sit').length, 0);
    last().say(whole(3, { me: null, state: 'open' }));
    assert.deepEqual(last().of('sit'), [{ t: 'sit', seat: 2 }]);
    assert.equal(last().of('word').length, 0);
    last().say(whole(4, { me: 2, state: 'open' }));
    assert.equal(last().of('word').length, 1);
    assert.match(String(last().of('word')[0]!.word), /^[0-9a-f]{32}$/);
    last().say(whole(5, { me: 2, state: 'open' }));
    assert.equal(last().of('word').length, 1);
    table.close();
});

test('an undo takes the log back to where it says', () => {
    const table = follow('K7QM2F');
    last().open();
    last().say(whole(5));
    last().say(move(6));
    last().say(move(7));
    let undone = 0;
    table.onUndone(() => {
        undone++;
    });
    last().say({
        t: 'undone',
        seq: 8,
        to: 6,
        view: { n: 6 },
        legal: ['x'],
        forbidden: {},
        awaited: [],
        undo: false,
    });
    assert.deepEqual(
        table.log.value.map(entry => entry.seq),
        [6],
    );
    assert.equal(table.seq.value, 8);
    assert.deepEqual(table.view.value, { n: 6 });
    assert.equal(undone, 1);
    table.close();
});

test('a dead link is told, a server that stops is waited for', () => {
    const table = follow('K7QM2F');
    last().open();
    last().say({ t: 'gone', reason: 'stopping' });
    assert.equal(connection.value, 'stopping');
    assert.equal(table.gone.value, null);
    last().say({ t: 'gone', reason: 'unknown' });
    assert.equal(table.gone.value, 'unknown');
    table.close();
});

test('a link that has lost a letter leads to no table, and does not wait for one', context => {
    const short = follow('K7QM2');
    context.after(() => short.close());
    last().open();
    assert.equal(last().of('watch').length, 1);
    last().say({ t: 'refused', reason: 'text', expected: { en: 'another size', de: '' } });
    assert.equal(short.gone.value, 'unknown');
    for (const id of ['K7QM2F.', '../x', 'A'.repeat(6000), '']) {
        const table = follow(id);
        context.after(() => table.close());
        last().open();
        assert.equal(table.gone.value, 'unknown', id.slice(0, 10));
        assert.ok(
            !last()
                .of('watch')
                .some(frame => frame.table === id),
        );
    }
});

test('the host opens and closes the code to type', () => {
    const table = follow('K7QM2F');
    last().open();
    last().say(whole(1, { state: 'open', code: null }));
    assert.equal(table.summary.value?.code, null);
    table.code(true);
    assert.deepEqual(last().of('code'), [{ t: 'code', open: true }]);
    last().say({ t: 'seats', seats: [], state: 'open', host: true, code: 'ABCDEF', me: 0 });
    assert.equal(table.summary.value?.code, 'ABCDEF');
    last().say({ t: 'seats', seats: [], state: 'open', host: true, code: null, me: 0 });
    assert.equal(table.summary.value?.code, null);
    table.close();
});

test('messages of one moment come in one frame', () => {
    const table = follow('K7QM2F');
    last().open();
    const seen: number[] = [];
    table.onMove(each => {
        seen.push(each.seq);
    });
    last().sayAll(whole(5), move(6), move(7), { t: 'rematch', table: 'NEXT22' });
    assert.deepEqual(seen, [6, 7]);
    assert.equal(table.rematchId.value, 'NEXT22');
    table.close();
});

test('a change that does not fit is not guessed: the whole is asked for, once', async () => {
    const table = follow('K7QM2F');
    last().open();
    last().say(whole(5));
    let moves = 0;
    table.onMove(() => {
        moves++;
    });
    const outcome = table.act('roll');
    const { key } = last().of('do')[0]!;
    const text = JSON.stringify({ view: { n: 9 }, legal: ['road e1|e2', 'end'] });
    last().say({ t: 'move', seq: 6, seat: 0, seen: 'roll', d: [4, 1, 'x'], h: 1, key });
    assert.deepEqual(await outcome, { ok: true });
    assert.deepEqual(table.view.value, { n: 5 });
    assert.deepEqual(table.legal.value, []);
    last().say({ t: 'move', seq: 7, seat: 1, seen: 'end', d: [], h: 1 });
    assert.equal(last().of('sight').length, 1);
    assert.equal(table.seq.value, 7);
    assert.equal(table.log.value.length, 2);
    assert.equal(moves, 0);
    last().say({
        t: 'sight',
        id: last().of('sight')[0]!.id,
        seq: 7,
        sight: text,
        h: hashOf(text),
        undo: true,
    });
    assert.deepEqual(table.view.value, { n: 9 });
    assert.deepEqual(table.legal.value, ['road e1', 'road e2', 'end']);
    assert.equal(table.undoable.value, true);
    last().say({
        t: 'move',
        seq: 8,
        seat: 0,
        seen: 'end',
        d: [13, 1, '8'],
        h: hashOf(text.replace('9', '8')),
    });
    assert.deepEqual(table.view.value, { n: 8 });
    assert.equal(moves, 1);
    table.close();
});

test('without a text of its own a table does not say what it has', () => {
    const table = follow('K7QM2F');
    last().open();
    last().say(whole(5));
    last().say({ t: 'move', seq: 6, seat: 0, seen: 'roll', d: 'nonsense', h: 1 });
    last().drop();
    retryNow();
    last().open();
    assert.deepEqual(last().of('watch'), [{ t: 'watch', table: 'K7QM2F' }]);
    table.close();
});

test('a table that an older program plays is told whole', () => {
    const table = follow('K7QM2F');
    last().open();
    const { sight: _, h: __, ...rest } = whole(5);
    const say = (frame: Frame): void => last().onmessage?.({ data: JSON.stringify(frame) });
    say(rest);
    assert.deepEqual(table.view.value, { n: 5 });
    assert.deepEqual(table.legal.value, ['roll']);
    say(move(6));
    assert.deepEqual(table.view.value, { n: 6 });
    assert.equal(last().of('sight').length, 0);
    last().drop();
    retryNow();
    last().open();
    assert.deepEqual(last().of('watch'), [{ t: 'watch', table: 'K7QM2F', have: 6 }]);
    table.close();
});
