/* pace.test.ts - moves of others that come in a burst are shown one after the other at the pace the
 * reader has set; an event card stays long enough to be read; nothing blocks the reader's own. */
import assert from 'node:assert/strict';
import test from 'node:test';

import type { Drawing } from '../src/games/drawing.ts';
import { FakeClock, FakeSocket, type Frame } from './fake.ts';

const globals = globalThis as unknown as Record<string, unknown>;
const clock = new FakeClock();
clock.install(globals);
const visible = { hidden: false };
globals.WebSocket = FakeSocket;
globals.location = { protocol: 'http:', host: 'test' };
globals.document = visible;
globals.matchMedia = () => ({ matches: false });
globals.addEventListener = globals.removeEventListener = () => undefined;
globals.innerWidth = 1440;
globals.innerHeight = 900;
const { pace } = await import('../src/app/settings.ts');
const { follow } = await import('../src/net/table.ts');
const { Session } = await import('../src/table/session.ts');
const cards = (await import('../src/games/cards/index.tsx')).default;

const last = (): FakeSocket => FakeSocket.made[FakeSocket.made.length - 1]!;
const move = (seq: number, more: Frame = {}): Frame => ({
    t: 'move',
    seq,
    seat: 1,
    seen: 'end',
    view: { n: seq },
    legal: [],
    forbidden: {},
    awaited: [1],
    undo: false,
    ...more,
});
const whole: Frame = {
    t: 'table',
    table: 'K7QM2F',
    seq: 5,
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
    view: { n: 5 },
    legal: [],
    forbidden: {},
    awaited: [1],
    undo: false,
    log: [],
    chat: [],
};

/* A table that is followed, at move 5, with what it shows. */
async function watch(linger: Drawing['linger'] = () => false) {
    const session = new Session(follow('K7QM2F'));
    session.drawing.value = { linger } as Drawing;
    last().open();
    last().say(whole);
    await Promise.resolve();
    assert.equal(session.shownSeq.value, 5);
    return session;
}
const burst = (from: number, count: number, more: Frame = {}): void => {
    for (let i = 0; i < count; i++) last().say(move(from + i, more));
};

/* When each of three moves of a seat, or of chance, is shown after the first. */
for (const [name, seat, chance] of [
    ['slow', 1300, 1500],
    ['normal', 380, 450],
    ['fast', 150, 200],
] as const)
    test(`at the pace ${name} a move stays ${seat} ms, a roll ${chance} ms`, async () => {
        pace.value = name;
        for (const [who, stays] of [
            [1, seat],
            [-1, chance],
        ] as const) {
            const session = await watch();
            burst(6, 3, { seat: who });
            assert.deepEqual([session.shownSeq.value, session.behind.value], [6, 2]);
            assert.equal(session.table.seq.value, 8, 'the table itself is never behind');
            clock.pass(stays - 1);
            assert.equal(session.shownSeq.value, 6);
            clock.pass(1);
            assert.equal(session.shownSeq.value, 7);
            clock.pass(stays);
            assert.deepEqual([session.shownSeq.value, session.behind.value], [8, 0]);
            session.close();
        }
    });

test('all at once: nothing waits', async () => {
    pace.value = 'once';
    const session = await watch();
    burst(6, 3);
    assert.deepEqual([session.shownSeq.value, session.behind.value], [8, 0]);
    session.close();
});

test('a long row is shown in haste, but not to those who asked for slowness', async () => {
    for (const [name, stays] of [
        ['normal', 95],
        ['slow', 1300],
    ] as const) {
        pace.value = name;
        const session = await watch();
        burst(6, 12);
        clock.pass(name === 'normal' ? 380 : 1300); /* the first came alone */
        assert.equal(session.shownSeq.value, 7);
        clock.pass(stays - 1);
        assert.equal(session.shownSeq.value, 7);
        clock.pass(1);
        assert.equal(session.shownSeq.value, 8);
        session.close();
    }
});

test('whose turn it is stands with what is shown, not with what has arrived', async () => {
    pace.value = 'normal';
    const session = await watch();
    for (const seat of [2, 3]) last().say(move(4 + seat, { awaited: [seat] }));
    last().say(move(8, { awaited: [0], legal: ['roll'] }));
    for (const seat of [2, 3]) {
        assert.deepEqual([session.awaited.value, session.legal.value], [[seat], []]);
        clock.pass(380);
    }
    assert.deepEqual([session.awaited.value, session.legal.value], [[0], ['roll']]);
    session.close();
});

test('an own action, a press and a hidden page show everything at once', async () => {
    pace.value = 'slow';
    const session = await watch();
    burst(6, 3);
    session.flush();
    assert.equal(session.shownSeq.value, 8);
    burst(9, 3);
    last().say(move(12, { seat: 0, key: 'k' }));
    assert.equal(session.shownSeq.value, 12);
    visible.hidden = true;
    burst(13, 3);
    visible.hidden = false;
    assert.equal(session.shownSeq.value, 15);
    clock.pass(60_000);
    assert.equal(session.shownSeq.value, 15);
    session.close();
});

test('an event card stays long enough to be read, however many moves wait behind it', async () => {
    const turnsUp = (seen: string): boolean => seen === 'event plague';
    for (const [name, stays] of [
        ['slow', 5000],
        ['normal', 2500],
        ['fast', 1200],
    ] as const) {
        pace.value = name;
        const session = await watch(turnsUp);
        last().say(move(6));
        last().say(move(7, { seat: -1, seen: 'event plague' }));
        burst(8, 12);
        while (session.shownSeq.value < 7) clock.pass(1);
        clock.pass(stays - 1);
        assert.equal(session.shownSeq.value, 7, name);
        clock.pass(1);
        assert.equal(session.shownSeq.value, 8, name);
        session.close();
    }
});

test('in the card game that is the move which turns an event card up, and no other', () => {
    const at = (eventCard: string | null) => ({ eventCard }) as never;
    assert.equal(cards.linger!('', at(null), at('plague')), true);
    assert.equal(cards.linger!('', at('feud'), at('plague')), true);
    assert.equal(cards.linger!('', at('plague'), at('plague')), false);
    assert.equal(cards.linger!('', at('plague'), at(null)), false);
    assert.equal(cards.linger!('', null, at('plague')), true);
});
