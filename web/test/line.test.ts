/* line.test.ts - a line that dies without a word is noticed: with a socket and a clock of the test's
 * own, so that nothing here depends on how fast the machine is. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { FakeClock, FakeSocket, type Frame } from './fake.ts';

const globals = globalThis as unknown as Record<string, unknown>;
const clock = new FakeClock();
const heard = new Map<string, () => void>();
globals.WebSocket = FakeSocket;
globals.location = { protocol: 'http:', host: 'test' };
globals.addEventListener = (name: string, run: () => void) => heard.set(name, run);
globals.document = {
    hidden: false,
    addEventListener: (name: string, run: () => void) => heard.set(name, run),
};
Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
clock.install(globals);
const { follow } = await import('../src/net/table.ts');
const { connection, noAnswer, startSocket } = await import('../src/net/socket.ts');
startSocket();

const last = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1]!;
const whole = (seq: number): Frame => ({
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
});

function begin() {
    const table = follow('K7QM2F');
    last().open();
    last().say(whole(7));
    return table;
}

test('a quiet line is asked for a sign of life, and one that answers is left alone', () => {
    const table = begin(),
        line = last();
    for (let i = 1; i <= 6; i++) {
        clock.pass(10_500);
        const asked = line.of('ping');
        assert.equal(asked.length, i);
        line.say({ t: 'answer', id: asked[i - 1]!.id as number });
        assert.equal(noAnswer.value, false);
    }
    assert.equal(last(), line);
    table.close();
});

test('a line that says nothing any more: told after 3 s, replaced after 8 s', () => {
    const table = begin(),
        dead = last();
    clock.pass(10_500);
    assert.equal(dead.of('ping').length, 1);
    clock.pass(2_400);
    assert.equal(noAnswer.value, false);
    clock.pass(700);
    assert.equal(noAnswer.value, true);
    assert.equal(connection.value, 'online');
    clock.pass(5_500);
    assert.equal(connection.value, 'lost');
    assert.equal(noAnswer.value, false); /* the banner of a lost line stands instead */
    assert.equal(dead.readyState, 3);
    clock.pass(1_000);
    assert.notEqual(last(), dead);
    last().open();
    assert.deepEqual(last().of('watch')[0], { t: 'watch', table: 'K7QM2F', have: 7 });
    table.close();
});

test('an action without an answer: told after 3 s, sent again with the same key', async () => {
    const table = begin(),
        dead = last();
    const outcome = table.act('roll');
    clock.pass(2_900);
    assert.equal(table.slow.value, false);
    clock.pass(200);
    assert.equal(table.slow.value, true);
    clock.pass(400);
    assert.equal(noAnswer.value, true);
    clock.pass(5_000);
    assert.equal(connection.value, 'lost');
    clock.pass(1_000);
    last().open();
    const again = last().of('do')[0]!;
    assert.equal(again.key, dead.of('do')[0]!.key);
    last().say({
        t: 'move',
        seq: 8,
        seat: 0,
        seen: 'roll',
        view: { n: 8 },
        legal: [],
        forbidden: {},
        awaited: [],
        undo: false,
        key: again.key as string,
    });
    assert.deepEqual(await outcome, { ok: true });
    assert.equal(table.slow.value, false);
    table.close();
});

test('other messages do not hide that an action is not answered', () => {
    const table = begin();
    void table.act('roll');
    for (let i = 0; i < 4; i++) {
        clock.pass(1_000);
        last().say({ t: 'clock', turn: [], reserve: [], running: [], at: 0 });
    }
    assert.equal(table.slow.value, true);
    assert.equal(noAnswer.value, false);
    table.close();
});

test('what needs no answer is not waited for', () => {
    const table = begin(),
        line = last();
    table.phrase(3);
    clock.pass(9_000);
    assert.equal(noAnswer.value, false);
    assert.equal(last(), line);
    table.close();
});

test('a changed network is tried at once; the pauses between attempts grow', () => {
    const table = begin(),
        line = last();
    heard.get('online')!();
    assert.equal(line.of('ping').length, 1);
    line.say({ t: 'answer', id: line.of('ping')[0]!.id as number });
    heard.get('visibilitychange')!();
    assert.equal(line.of('ping').length, 2);
    line.drop();
    const made: number[] = [];
    for (let i = 0; i < 5; i++) {
        const before = FakeSocket.made.length,
            from = clock.now;
        while (FakeSocket.made.length === before) clock.pass(50);
        made.push(clock.now - from);
        last().drop();
    }
    assert.ok(made[4]! > made[0]! * 2, made.join(' '));
    const before = FakeSocket.made.length;
    heard.get('online')!();
    assert.equal(FakeSocket.made.length, before + 1);
    table.close();
});

test('a line that never opens is given up, and another is tried', () => {
    const table = follow('K7QM2F'),
        first = last();
    clock.pass(8_600);
    assert.equal(connection.value, 'lost');
    clock.pass(20_000);
    assert.notEqual(last(), first);
    table.close();
});

test('a page that nobody needs a line for leaves no timer behind', () => {
    const table = begin();
    table.close();
    const made = FakeSocket.made.length;
    clock.pass(60_000);
    assert.equal(FakeSocket.made.length, made);
    assert.equal(connection.value, 'idle');
});

test('a table at another node is followed there, and anywhere when that node is gone', () => {
    const table = begin(),
        first = last();
    first.say({ t: 'moved', table: 'K7QM2F', to: '/n/b' });
    clock.pass(1);
    const second = last();
    assert.equal(second.url, 'ws://test/n/b/ws');
    second.open();
    assert.deepEqual(second.of('watch'), [{ t: 'watch', table: 'K7QM2F', have: 7 }]);
    first.drop(); /* what the old line does is nobody's business */
    assert.equal(last(), second);
    second.drop();
    clock.pass(600);
    assert.equal(last().url, 'ws://test/ws');
    last().open();
    last().say({ t: 'moved', table: 'K7QM2F', to: null });
    const asked = FakeSocket.made.length;
    clock.pass(100);
    assert.equal(FakeSocket.made.length, asked);
    clock.pass(100);
    assert.equal(FakeSocket.made.length, asked + 1);
    assert.equal(last().url, 'ws://test/ws');
    last().open();
    for (const to of ['//evil.example', 'https://evil.example', '/n/../x?y']) {
        last().say({ t: 'moved', table: 'K7QM2F', to });
        clock.pass(200);
        assert.equal(last().url, 'ws://test/ws');
        last().open();
    }
    table.close();
});

test('a node among several that falls silent is left when its lease is over', () => {
    const table = begin(),
        line = last();
    line.say({ t: 'hello', server: 'test', time: Date.now(), lease: 2000 });
    void table.act('roll');
    clock.pass(2_400);
    assert.equal(connection.value, 'online');
    clock.pass(1_200);
    assert.equal(connection.value, 'lost');
    clock.pass(600);
    last().open();
    assert.equal(last().of('watch').length, 1);
    table.close();
});

test('whoever only waits at such a node asks after a lease of silence, and leaves it too', () => {
    const table = begin(),
        line = last();
    line.say({ t: 'hello', server: 'test', time: Date.now(), lease: 2000 });
    line.say(whole(7));
    clock.pass(1_400);
    assert.equal(line.of('ping').length, 0);
    clock.pass(1_200);
    assert.equal(line.of('ping').length, 1);
    clock.pass(3_200);
    assert.equal(connection.value, 'lost');
    table.close();
});
