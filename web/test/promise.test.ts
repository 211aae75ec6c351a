/* promise.test.ts - the promise of the dice: noted before the word is given, compared with every
 * later message and with the proof. A server that swaps its secret is found. */
import assert from 'node:assert/strict';
import test from 'node:test';

type Frame = Record<string, unknown>;

class FakeSocket {
    static made: FakeSocket[] = [];
    readyState = 0;
    sent: Frame[] = [];
    onmessage: ((event: { data: string }) => void) | null = null;
    constructor() {
        FakeSocket.made.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as Frame);
    }
    close(): void {
        this.readyState = 3;
    }
    say(frame: Frame): void {
        this.readyState = 1;
        this.onmessage?.({ data: JSON.stringify(frame) });
    }
}

const stored = new Map<string, string>();
const globals = globalThis as unknown as Record<string, unknown>;
globals.WebSocket = Object.assign(FakeSocket, { OPEN: 1, CONNECTING: 0 });
globals.location = { protocol: 'http:', host: 'test' };
globals.localStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
};
const { follow } = await import('../src/net/table.ts');
const { compare, forgetPage, holds, keepNote, noteOf } = await import('../src/net/promise.ts');
const { hashOf } = await import('../src/net/sight.ts');
const { commitment } = await import('../src/pages/fair.ts');

const person = { kind: 'person', name: 'Ada', here: true, away: false, points: 0 };
const bot = { kind: 'bot', name: null, bot: 'greedy', here: true, away: false, points: 0 };
const SECRET = '11'.repeat(32);
const OTHER = '22'.repeat(32);
const SIGHT = '{"view":{},"legal":[],"forbidden":{},"awaited":[]}';

const whole = (table: string, commit: string, more: Frame = {}): Frame => ({
    t: 'table',
    table,
    seq: 3,
    game: 'g',
    options: '',
    state: 'open',
    listed: false,
    hints: false,
    seats: [person, bot],
    me: 0,
    host: true,
    commit,
    words: [null, null],
    sight: SIGHT,
    h: hashOf(SIGHT),
    log: [],
    chat: [],
    clock: null,
    ...more,
});

function sit(id: string): { table: ReturnType<typeof follow>; socket: FakeSocket } {
    const table = follow(id);
    const socket = FakeSocket.made[FakeSocket.made.length - 1]!;
    socket.say({ t: 'hello', server: 'test', time: Date.now() });
    return { table, socket };
}

const words = (socket: FakeSocket): unknown[] =>
    socket.sent.filter(frame => frame.t === 'word').map(frame => frame.word);

test('the promise is noted first, then the word is given, and both outlive a reload', async () => {
    const commit = await commitment(SECRET, 'AAAAAA');
    const { table, socket } = sit('AAAAAA');
    assert.equal(words(socket).length, 0);
    socket.say(whole('AAAAAA', commit));
    const [word] = words(socket);
    assert.equal(typeof word, 'string');
    forgetPage();
    assert.deepEqual(noteOf('AAAAAA'), { commit, word, seat: 0, people: null });
    socket.say(whole('AAAAAA', commit, { state: 'running', words: [word, null] }));
    assert.equal(table.broken.value, false);
    assert.deepEqual(noteOf('AAAAAA')?.people, [0]);
    const found = compare(noteOf('AAAAAA'), { commit, words: [word as string, null] });
    assert.deepEqual(found, { promise: true, word: true, strangers: true });
    table.close();
});

test('a server that swaps its secret is found, at the table and in the proof', async () => {
    const before = await commitment(SECRET, 'BBBBBB');
    const after = await commitment(OTHER, 'BBBBBB');
    const { table, socket } = sit('BBBBBB');
    socket.say(whole('BBBBBB', before));
    const word = words(socket).at(-1) as string;
    socket.say(whole('BBBBBB', after, { state: 'running', words: [word, null] }));
    assert.equal(table.broken.value, true);
    /* Its proof fits itself, and only itself. */
    const proof = { commit: after, words: [word, null] };
    assert.equal(await commitment(OTHER, 'BBBBBB'), proof.commit);
    const found = compare(noteOf('BBBBBB'), proof);
    assert.equal(found.promise, false);
    assert.equal(holds(found), false);
    /* A promise is not rewritten by a later one. */
    keepNote('BBBBBB', { commit: after, word, seat: 0, people: [0] });
    assert.equal(noteOf('BBBBBB')?.commit, before);
    table.close();
});

test('a word that was dropped, changed or added is found', () => {
    const note = { commit: 'aa', word: 'mine', seat: 1, people: [1, 2] };
    const fits = (words: (string | null)[]): boolean =>
        holds(compare(note, { commit: 'AA', words }));
    assert.ok(fits([null, 'mine', 'hers']));
    assert.ok(fits([null, 'mine', null]));
    assert.ok(!fits([null, null, 'hers']));
    assert.ok(!fits([null, 'other', 'hers']));
    assert.ok(!fits(['mine', 'hers', null]));
    assert.ok(!fits(['added', 'mine', 'hers']));
    assert.deepEqual(compare(null, { commit: 'aa', words: [] }), {
        promise: null,
        word: null,
        strangers: null,
    });
});

test('a word given on another device is left alone', async () => {
    const commit = await commitment(SECRET, 'CCCCCC');
    const { table, socket } = sit('CCCCCC');
    const count = words(socket).length;
    socket.say(whole('CCCCCC', commit, { words: ['from my phone', null] }));
    assert.equal(words(socket).length, count);
    assert.deepEqual(noteOf('CCCCCC'), { commit, word: null, seat: 0, people: null });
    table.close();
});
