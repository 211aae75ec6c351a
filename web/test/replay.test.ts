/* replay.test.ts - the engine in the page reads a real replay, forwards and backwards, and the
 * figures made from it add up. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';
import base from '../src/games/base/index.tsx';
import knights from '../src/games/knights/index.tsx';
import { Replay, ReplayError } from '../src/net/engine.ts';
import { analyse } from '../src/pages/analysis.ts';
import { contentOf, instance } from './engine.ts';

base.learn?.(contentOf('base'));
const open = (text: string): Replay => new Replay(instance(), text);
const golden = `${WEB_ROOT}/../tests/golden/base`;
const files = readdirSync(golden)
    .filter(file => file.endsWith('.rep'))
    .sort();
const texts = files.slice(0, 3).map(file => readFileSync(`${golden}/${file}`, 'utf8'));

test('a replay is read to its end and shown from anywhere', () => {
    assert.ok(texts.length > 0);
    for (const text of texts) {
        const replay = open(text);
        assert.equal(replay.game, 'base');
        assert.equal(String(replay.count), /^end (\d+)/m.exec(text)![1]);
        const end = replay.step(replay.count),
            middle = replay.step(replay.count >> 1);
        assert.deepEqual(replay.step(replay.count), end);
        assert.deepEqual(replay.step(replay.count >> 1), middle);
        assert.equal(end.view.phase, 'over');
        assert.notDeepEqual(middle.view, end.view);
    }
});

test('a seat sees only what it knew', () => {
    const replay = open(texts[0]!);
    const at = replay.count >> 1;
    const seats = (view: Record<string, unknown>) => view.seats as { hand: number[] | null }[];
    assert.ok(seats(replay.step(at).view).every(seat => seat.hand !== null));
    const mine = seats(replay.step(at, 1).view);
    assert.notEqual(mine[1]!.hand, null);
    assert.ok(mine.every((seat, n) => n === 1 || seat.hand === null));
});

test('an altered replay is refused with its line', () => {
    const lines = texts[0]!.split('\n');
    const at = lines.findIndex(line => line.startsWith('chance dice'));
    lines[at] = lines[at] === 'chance dice 1 1' ? 'chance dice 6 6' : 'chance dice 1 1';
    assert.throws(() => open(lines.join('\n')), ReplayError);
    assert.throws(() => open(texts[0]!.split('\n').slice(0, -2).join('\n')), ReplayError);
});

test('what fair dice would have brought is told', async () => {
    const { diceOf, holdings } = base.statistics;
    const cards = (view: Parameters<typeof holdings>[0]): number[] =>
        holdings(view).map(held => held!.reduce((sum, count) => sum + count, 0));
    for (const text of texts) {
        const replay = open(text),
            expected = Array.from({ length: replay.seats }, () => 0);
        for (let n = 2; n <= replay.count; n++) {
            const was = cards(replay.step(n - 1).view);
            const { seen, view } = replay.step(n),
                value = diceOf(seen);
            if (value === null) continue;
            const all = replay.chances(n, diceOf);
            assert.equal(all.length, 11);
            assert.ok(Math.abs(all.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-9);
            const real = all.find(each => {
                const { dice } = each.view as unknown as { dice: number[] };
                return dice[0]! + dice[1]! === value;
            });
            assert.ok(real);
            assert.ok(Math.abs(real.share - (6 - Math.abs(value - 7)) / 36) < 1e-9);
            assert.deepEqual(cards(real.view), cards(view));
            for (const { share, view: other } of all)
                cards(other).forEach((count, i) => (expected[i]! += share * (count - was[i]!)));
        }
        const figures = await analyse(replay, base.statistics);
        expected.forEach((sum, i) => assert.ok(Math.abs(sum - figures.expected[i]!) < 1e-6));
        assert.ok(expected.some(sum => sum > 1));
    }
});

/* There the event die is rolled behind the others, and goods come after it. */
test('what fair dice would have brought is told where another die follows', async () => {
    knights.learn?.(contentOf('knights'));
    let received = 0,
        expected = 0;
    for (const file of ['beginner', 'de', 'en', 'easy']) {
        const text = readFileSync(`${golden}/../knights/${file}.rep`, 'utf8');
        const figures = await analyse(open(text), knights.statistics);
        for (const causes of figures.causes) received += causes.get('production')?.gained ?? 0;
        for (const sum of figures.expected) expected += sum;
    }
    assert.ok(received > 100);
    assert.ok(Math.abs(expected / received - 1) < 0.2, `${expected} of ${received}`);
});

test('the figures of a replay add up', async () => {
    for (const text of texts) {
        const replay = open(text);
        const figures = await analyse(replay, base.statistics);
        assert.equal(figures.points.length, replay.count + 1);
        assert.deepEqual(
            figures.points[replay.count],
            base.statistics.points(replay.step(replay.count).view),
        );
        const rolls = text.match(/^chance dice /gm)?.length ?? 0;
        assert.equal(
            figures.dice.reduce((sum, count) => sum + count, 0),
            rolls,
        );
        base.statistics.holdings(replay.step(replay.count).view).forEach((held, seat) =>
            base.statistics.goods.forEach((_, good) => {
                const flow = figures.flows[seat]!;
                assert.equal(
                    flow.gained[good]! - flow.lost[good]!,
                    held![good],
                    `seat ${seat} good ${good}`,
                );
            }),
        );
        for (const trade of figures.trades) {
            assert.notEqual(trade.a, trade.b);
            assert.ok(trade.given.some(count => count > 0) && trade.taken.some(count => count > 0));
        }
        const production = figures.causes.reduce(
            (sum, each) => sum + (each.get('production')?.gained ?? 0),
            0,
        );
        assert.ok(production > 0);
        assert.ok(figures.moments.every(moment => moment.n >= 1 && moment.n <= replay.count));
    }
});

test('the draws of a replay are listed with what any number would have given', async () => {
    const replay = open(texts[0]!);
    let dice = 0;
    await replay.draws(
        async draw => {
            if (draw.bound === 36 && draw.did.startsWith('dice')) {
                const [, a, b] = draw.did.split(' ').map(Number) as [number, number, number];
                return (a - 1) * 6 + b - 1;
            }
            return 0;
        },
        (draw, _, gives) => {
            if (!draw.did.startsWith('dice')) return;
            assert.equal(gives, draw.did);
            dice++;
        },
    );
    assert.equal(dice, texts[0]!.match(/^chance dice /gm)!.length);
});

test('a damaged line is named, and what should stand there in both languages', () => {
    const text = readFileSync(`${golden}/beginner-four.rep`, 'utf8');
    const line = text.split('\n').findIndex(each => each.startsWith('chance dice')) + 1;
    assert.throws(
        () => open(text.replace(/^chance dice .*$/m, 'chance dice 7 9')),
        (error: ReplayError) =>
            error.line === line &&
            /die/.test(error.expected.en) &&
            /Würfel/.test(error.expected.de),
    );
});
