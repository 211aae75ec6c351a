// life.mjs - starting and stopping: a taken port, a bad store, --test-config, SIGTERM in the middle
// of a game, and the same game after the next start.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    check,
    connect,
    get,
    guest,
    HANGS_MS,
    pause,
    program,
    request,
    same,
    serve,
    table,
    usedMs,
    within,
} from './client.mjs';
import { Player } from './play.mjs';

const landfall = (...words) =>
    spawnSync(program, words, {
        encoding: 'utf8',
        timeout: HANGS_MS,
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });

function starting(folder, base) {
    const port = new URL(base).port;
    const taken = landfall('serve', '--listen', `127.0.0.1:${port}`, '--store', 'memory:');
    check(
        'a taken port',
        taken.status === 4 && taken.stderr.includes(`port ${port} is taken; try`),
        taken.stderr,
    );
    const listen = (text, ...more) =>
        landfall('serve', '--listen', text, '--store', 'memory:', '--test-config', ...more);
    same('a good configuration', listen('127.0.0.1:0').status, 0);
    for (const text of ['nowhere', '127.0.0.1', '127.0.0.1:99999', '1.2.3:80', ':x', '[::1:80'])
        same(`--listen ${text}`, listen(text).status, 2);
    same('an address of others', listen('192.0.2.1:8080').status, 4);
    same('--log', listen('127.0.0.1:0', '--log', 'xml').status, 2);
    same('--origin', listen('127.0.0.1:0', '--origin', 'example.org').status, 2);
    same('--web', listen('127.0.0.1:0', '--web', join(folder, 'none')).status, 4);
    const store = text =>
        landfall('serve', '--listen', '127.0.0.1:0', '--store', text, '--test-config').status;
    same('a store of no kind', store('file.db'), 2);
    same('a store nowhere', store(`sqlite:${join(folder, 'none/games.db')}`), 4);
    writeFileSync(
        join(folder, 'text.db'),
        'this is no database, only a long enough text. '.repeat(30),
    );
    same('a store that is none', store(`sqlite:${join(folder, 'text.db')}`), 4);
}

async function game(file) {
    const options = ['--bot-delay', '0'];
    const first = await serve(options, { store: `sqlite:${file}` });
    const ada = await guest(first.base, 'Ada');
    const id = await table(first.base, ada.token, { bots: [null, 'random', 'random'] });
    let socket = await connect(first.base, { token: ada.token });
    let player = new Player(socket);
    socket.send({ t: 'watch', table: id });
    await player.play(one => one.acknowledged.length >= 5);
    const before = player.acknowledged.length;
    const [{ code }, gone, closed] = await Promise.all([
        first.stop(),
        socket.until('gone'),
        socket.ended,
    ]);
    same('SIGTERM ends it well', code, 0);
    same('clients are told why', gone.reason, 'stopping');
    same('and the sockets are closed: 1001', closed, 1001);
    const second = await serve(options, { store: `sqlite:${file}` });
    same(
        'the guest is known after a restart',
        (await get(second.base, '/api/me', ada.token)).body.name,
        'Ada',
    );
    const seq = player.seq;
    socket = await connect(second.base, { token: ada.token });
    player = new Player(socket);
    socket.send({ t: 'watch', table: id });
    const again = await socket.until('table');
    player.take(again);
    check(
        'the table is where it was',
        again.seq >= seq && again.me === 0 && again.state === 'running',
        { was: seq, is: again.seq },
    );
    if (player.mayAct()) player.act();
    await player.play(one => one.acknowledged.length >= 3);
    check('and goes on', player.acknowledged.length >= 3 && before >= 5);
    await socket.close();
    same('SIGINT ends it well', (await second.stop('SIGINT')).code, 0);
}

// --luck: two servers with one seed deal alike, say so, and only talk to this machine.
async function fixed() {
    const bots = ['random', 'random', 'random'];
    const proofs = [];
    for (const seed of ['7', '7', '8']) {
        const server = await serve(['--luck', seed, '--bot-delay', '0', '--bot-tables', '0']);
        check(
            'fixed luck is said at the start',
            /NOT FAIR/.test(server.out) && /luck.fixed/.test(server.log),
            server.out,
        );
        const { token } = await guest(server.base, 'Ada');
        const id = await table(server.base, token, { sit: false, bots, options: 'target=3' });
        let answer;
        do {
            await pause(20);
            answer = await get(server.base, `/api/tables/${id}/proof`);
        } while (answer.status === 409);
        proofs.push(answer);
        await server.stop();
    }
    const [one, same_, other] = proofs;
    check('the proof says that luck was fixed', one.body.fixed === true, one.text.slice(0, 300));
    check('one seed, one game', one.text === same_.text);
    check(
        'another seed, another game',
        one.body.secret !== other.body.secret && one.body.table !== other.body.table,
    );
    for (const words of [
        ['--listen', '0.0.0.0:0'],
        ['--listen', '[::]:0'],
        ['--listen', '127.0.0.1:0', '--proxied'],
    ]) {
        const refused = landfall(
            'serve',
            ...words,
            '--store',
            'memory:',
            '--luck',
            '1',
            '--test-config',
        );
        check(
            `--luck with ${words.join(' ')}`,
            refused.status === 2 && /not fair/.test(refused.stderr),
            refused.stderr,
        );
    }
}

// Bots that think, and entries on their way to the disk, when the signal comes.
async function amid(file) {
    for (let i = 0; i < 5; i++) {
        const server = await serve(
            ['--sockets-per-address', '0', '--tables-per-guest', '0', '--bot-tables', '0'],
            { store: `sqlite:${file}`, quiet: true },
        );
        const { token } = await guest(server.base, 'Ada');
        for (let j = 0; j < 10; j++)
            await table(server.base, token, { sit: false, bots: ['greedy', 'random', 'greedy'] });
        const how = await within(server.stop());
        check('a stop amid games of bots', how?.code === 0, how);
    }
}

// A client that does not answer the close holds the stop up, for a second at most; meanwhile the
// server says that it is not ready.
async function notReady() {
    const server = await serve();
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const socket = await connect(server.base);
    await socket.until('hello');
    same('ready', (await request(server.base, 'GET', '/readyz', { agent })).status, 200);
    socket.raw.pause();
    server.child.kill('SIGTERM');
    let answer;
    do answer = await request(server.base, 'GET', '/readyz', { agent }).catch(() => null);
    while (answer?.status === 200);
    same('and it stops', (await within(server.ended))?.code, 0);
    agent.destroy();
    socket.destroy();
    return answer;
}

// A machine that is slow enough has the server ended before anybody asks; then it is tried again.
async function notReadyWhileItStops() {
    let answer = null;
    for (let i = 0; i < 20 && !answer; i++) answer = await notReady();
    check(
        'not ready while it stops',
        answer?.status === 503 && answer.body.ready === false,
        answer?.text,
    );
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const server = await serve();
    try {
        starting(folder, server.base);
        await server.stop();
        const quick = await serve();
        check('a start takes less than a second of work', usedMs(quick) < 1000, usedMs(quick));
        await quick.stop();
        await fixed();
        await game(join(folder, 'games.db'));
        await amid(join(folder, 'amid.db'));
        await notReadyWhileItStops();
    } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
    }
}
