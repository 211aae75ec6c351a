/* here.test.ts - matches of this device: whole games of every game in the engine that the page
 * loads, opened again in the middle, taken back, refused; with a store in memory. */
import assert from 'node:assert/strict';
import test from 'node:test';
import { Replay } from '../src/net/engine.ts';
import { HereEngine, type HereExports } from '../src/net/here.engine.ts';
import { HereMatch, newHead } from '../src/net/here.match.ts';
import type { Act, Head, HereStore } from '../src/net/here.store.ts';
import type { ClientMessage, NewTable, ServerMessage } from '../src/net/types.ts';
import { instance, thinking } from './engine.ts';

function memory(): HereStore & { acts_of(id: string): Act[] } {
    const heads = new Map<string, Head>(),
        acts = new Map<string, Act[]>();
    const of = (id: string): Act[] => acts.get(id) ?? [];
    const copy = <T>(value: T): T => structuredClone(value);
    return {
        heads: async () => copy([...heads.values()]),
        head: async id => copy(heads.get(id)),
        acts: async id => copy(of(id)),
        acts_of: of,
        keep: async (head, { add, drop } = {}) => {
            heads.set(head.id, copy(head));
            if (add) acts.set(head.id, [...of(head.id), copy(add)]);
            if (drop)
                acts.set(
                    head.id,
                    of(head.id).filter(act => act.seq !== drop.seq),
                );
        },
        forget: async id => {
            heads.delete(id);
            acts.delete(id);
        },
    };
}

const wish = (game: string, seats: number, options = ''): NewTable => ({
    game,
    seats,
    options,
    bots: Array.from({ length: seats }, (_, n) => (n === 0 ? null : 'greedy')),
    listed: false,
    clock: null,
    sit: true,
});

interface Opened {
    match: HereMatch;
    engine: HereEngine;
    heard: ServerMessage[];
}

async function open(store: HereStore, id: string, wasm = instance<HereExports>()): Promise<Opened> {
    const heard: ServerMessage[] = [];
    const engine = new HereEngine(wasm);
    const match = await HereMatch.open(id, engine, store, message => heard.push(message));
    assert.ok(match);
    return { match, engine, heard };
}

let keys = 0;
const doing = (text: string, seq: number): ClientMessage => ({
    t: 'do',
    seq,
    key: `key ${keys++}`,
    do: text,
});

/* The reader plays as a bot would, until it is over or `stop` says so. */
async function play({ match, engine }: Opened, stop = (_: Head) => false): Promise<void> {
    await match.advance();
    while (match.head.state === 'running' && !stop(match.head)) {
        await match.hear(doing(engine.choose(0, 'greedy'), match.head.seq));
        await match.advance();
    }
}

const GAMES: [string, number, string][] = [
    ['base', 4, 'target=5'],
    ['duel', 2, 'target=5'],
    ['knights', 3, ''],
    ['sea', 3, ''],
    ['knights-sea', 3, ''],
    ['dice', 1, ''],
    ['cards', 2, ''],
];

for (const [game, seats, options] of GAMES)
    test(`${game}: a whole game here, and its replay`, async () => {
        const store = memory();
        const head = newHead(wish(game, seats, options), 'Ann', '00000000000000a7', 5);
        await store.keep(head);
        const opened = await open(store, head.id);
        await opened.match.hear({ t: 'watch', table: head.id });
        await play(opened);
        const over = opened.heard.find(message => message.t === 'over');
        assert.ok(over && over.points.length === seats);
        assert.deepEqual((await store.head(head.id))!.points, over.points);
        const replay = new Replay(instance(), opened.match.replay());
        assert.equal(replay.count, store.acts_of(head.id).length);
        assert.equal(replay.game, game);
    });

for (const [game, seats, options] of GAMES)
    test(`${game}: bots of every level choose here, with what they have learned`, async () => {
        const store = memory();
        const head = newHead(wish(game, seats, options), 'Ann', '00000000000000a7', 5);
        await store.keep(head);
        const opened = await open(store, head.id, await thinking<HereExports>(game));
        await play(opened, at => at.seq > 24);
        const { engine } = opened,
            able = engine.bots(game);
        const learned = able.filter(bot => !engine.solutionBots(game).includes(bot));
        for (const bot of learned) assert.match(engine.choose(0, bot), /^[a-z]/, bot);
        if (game === 'dice') return;
        for (const level of ['beginner', 'easy', 'steady', 'good', 'strong', 'expert'])
            assert.ok(able.includes(level), level);
        assert.equal(engine.hint(0)?.actions.length === 0, false);
        /* With nothing learned they would play, and badly: so they are not asked at all. */
        const empty = await open(store, head.id);
        assert.throws(() => empty.engine.choose(0, 'strong'), WebAssembly.RuntimeError);
    });

test('who opens a match again gets the same luck and the same table', async () => {
    const store = memory();
    const head = newHead(wish('base', 3, 'target=4'), 'Ann', '0000000000000b0b', 5);
    await store.keep(head);
    const first = await open(store, head.id);
    await play(first, at => at.seq > 40);
    const whole = async (opened: Opened) => {
        opened.heard.length = 0;
        await opened.match.hear({ t: 'watch', table: head.id });
        return structuredClone(opened.heard[0]);
    };
    const again = await open(store, head.id);
    assert.deepEqual(await whole(again), await whole(first));
    /* Only chance and the reader act in what follows; bots may have forgotten something. */
    const next = (opened: Opened) => opened.engine.choose(0, 'random');
    assert.equal(next(again), next(first));
});

test('refusals name the rule, or the place and what was expected', async () => {
    const store = memory();
    const head = newHead(wish('base', 2), 'Ann', '0000000000000001', 5);
    await store.keep(head);
    const { match, heard } = await open(store, head.id);
    await match.advance();
    heard.length = 0;
    await match.hear(doing('roll', match.head.seq));
    await match.hear(doing('settlement x9', match.head.seq));
    await match.hear({ t: 'pause' });
    const [rule, text, state] = heard as Extract<ServerMessage, { t: 'refused' }>[];
    assert.match(rule!.rule ?? '', /^IB-\d+$/);
    assert.equal(rule!.reason, 'rule');
    assert.equal(text!.reason, 'text');
    assert.equal(text!.at, 11);
    assert.ok(text!.expected?.en && text!.expected.de);
    assert.equal(state!.reason, 'state');
    assert.equal(heard.length, 3);
});

test('an action happens once, and what told nobody anything can be taken back', async () => {
    const store = memory();
    const head = newHead(wish('base', 2), 'Ann', '0000000000000001', 5);
    await store.keep(head);
    const { match, engine, heard } = await open(store, head.id);
    await match.advance();
    const before = engine.sight(0);
    const act = doing(engine.choose(0, 'greedy'), match.head.seq);
    await match.hear(act);
    await match.hear(act);
    const moves = heard.filter(message => message.t === 'move' && message.seat === 0);
    assert.equal(moves.length, 1);
    assert.equal(heard.at(-1)!.t, 'table');
    heard.length = 0;
    await match.hear({ t: 'undo' });
    assert.equal(heard[0]!.t, 'undone');
    assert.deepEqual(engine.sight(0), before);
    assert.equal((await store.head(head.id))!.seq, match.head.seq);
    await match.hear({ t: 'undo' });
    assert.equal(heard[1]!.t, 'refused'); /* what chance did is not ours */
});

test('a start that the game refuses is refused with its place', () => {
    const engine = new HereEngine(instance<HereExports>());
    assert.throws(
        () => engine.start('base', 4, 'target=99', '01'),
        (error: { refusal?: { at: number; expected: { en: string } } }) =>
            error.refusal!.at === 7 && error.refusal!.expected.en !== '',
    );
    assert.throws(() => engine.start('nothing', 4, '', '01'));
    assert.ok(engine.bots('base').includes('greedy'));
    assert.ok(!engine.bots('base').includes('greedy-1')); /* a yardstick */
    assert.deepEqual(engine.bots('nothing'), []);
});
