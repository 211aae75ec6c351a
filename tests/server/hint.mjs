// hint.mjs - hints from a game's solution: who gets them, what they say, and that they are quick.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, connect, get, guest, program, same, serve, table, usedMs } from './client.mjs';

const GAME = 'dice';

async function sitAt(base, token, wish) {
    const id = await table(base, token, { game: GAME, options: '', ...wish });
    const socket = await connect(base, { token });
    await socket.until('hello');
    socket.send({ t: 'watch', table: id });
    return { socket, first: await socket.until('table') };
}

async function ask(socket, message) {
    socket.send({ t: 'hint', id: 77, ...message });
    return socket.until(answer => answer.id === 77);
}

async function alone(server, token) {
    const { base } = server;
    const { socket, first } = await sitAt(base, token, { seats: 1, bots: [null], listed: true });
    same('a table of one has hints', first.hints, true);
    const before = await ask(socket, {});
    check(
        'before the roll there is one thing to do, and it loses nothing',
        before.actions?.length === 1 && before.actions[0].loss === 0,
        JSON.stringify(before),
    );
    check(
        'the expected score is that of best play',
        before.expected > 60 && before.expected < 120,
        before.expected,
    );
    socket.send({ t: 'do', seq: first.seq, key: 'k1', do: 'roll' });
    const rolled = await socket.until(message => message.t === 'move' && message.seat === -1);
    const began = usedMs(server),
        hint = await ask(socket, {}),
        took = usedMs(server) - began;
    same(
        'every listed action is judged',
        hint.actions
            ?.map(each => each.do)
            .sort()
            .join(),
        [...rolled.legal].sort().join(),
    );
    same('the best loses nothing', Math.min(...hint.actions.map(each => each.loss)), 0);
    check('a hint costs little', took < 200, `${took} ms`);
    const stop = await ask(socket, { do: 'stop' });
    check(
        'after a stop chances are certain',
        stop.goals.every(({ chance }) => chance === 0 || chance === 1),
        JSON.stringify(stop.goals),
    );
    await socket.close();
}

// A whole game: what was expected, minus what was given away, plus luck, is the score.
async function review(base, token) {
    const { socket, first } = await sitAt(base, token, { seats: 1, bots: [null] });
    let now = first,
        n = 0,
        over = null;
    while (!over) {
        const action = now.legal.at(-1) === 'stop' || n % 3 ? now.legal[0] : now.legal.at(-1);
        socket.send({ t: 'do', seq: now.seq, key: `r${n++}`, do: action });
        do {
            const message = await socket.until(({ t }) => t === 'move' || t === 'over');
            if (message.t === 'over') over = message;
            else now = message;
        } while (!over && now.view.phase !== 'over' && now.legal.length === 0);
        if (!over && now.view.phase === 'over') over = await socket.until('over');
    }
    const { body } = await get(base, `/api/tables/${first.table}/review`);
    const [seat] = body.seats,
        lost = body.decisions.reduce((sum, each) => sum + each.loss, 0);
    same('the review has the score', seat.points, over.points[0]);
    check('losses add up', Math.abs(lost - seat.loss) < 0.01, `${lost} ${seat.loss}`);
    check(
        'start, losses and luck make the score',
        Math.abs(seat.start - seat.loss + seat.luck - seat.points) < 0.01,
        JSON.stringify(seat),
    );
    check('careless play gives something away', seat.loss > 5, seat.loss);
    check(
        'the best of each decision is named',
        body.decisions.length > 15 &&
            body.decisions.every(each => each.loss < 0.0001 || each.best !== each.do),
    );
    await socket.close();
}

async function refused(base, token) {
    const people = await sitAt(base, token, { seats: 2, bots: [null, null], listed: true });
    same('a listed table with people has none', people.first.hints, false);
    same('and says so', (await ask(people.socket, {})).reason, 'state');
    await people.socket.close();
    const stranger = await connect(base);
    await stranger.until('hello');
    same('without a table there is none', (await ask(stranger, {})).reason, 'none');
    await stranger.close();
}

export default async function hint() {
    const cache = mkdtempSync(join(tmpdir(), 'landfall-hint-'));
    const kept = process.env.XDG_CACHE_HOME;
    process.env.XDG_CACHE_HOME = cache;
    let server = await serve();
    try {
        if (!(await get(server.base, '/api/games')).body.some(game => game.name === GAME)) return;
        const early = await guest(server.base, 'Ada');
        const { socket, first } = await sitAt(server.base, early.token, { seats: 1, bots: [null] });
        same('without a solution there are no hints', first.hints, false);
        await socket.close();
        await server.stop();
        execFileSync(program, ['solve', GAME, '--json'], { stdio: ['ignore', 'pipe', 'ignore'] });
        server = await serve(['--rate', '0']);
        const { token } = await guest(server.base, 'Ada');
        await alone(server, token);
        await review(server.base, token);
        await refused(server.base, token);
    } finally {
        await server.stop();
        if (kept === undefined) delete process.env.XDG_CACHE_HOME;
        else process.env.XDG_CACHE_HOME = kept;
        rmSync(cache, { recursive: true, force: true });
    }
}
