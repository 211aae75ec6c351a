// join.mjs - `landfall join`: a bot comes to a table over the network, is seen to be one, and plays
// a whole match; what is wrong with address, table or bot is said.
import { spawn } from 'node:child_process';
import { check, connect, get, guest, post, program, same, serve } from './client.mjs';

function join(words) {
    const child = spawn(program, ['join', ...words], {
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    const run = { child, out: '', err: '' };
    process.on('exit', () => child.kill('SIGKILL'));
    child.stdout.on('data', bytes => (run.out += bytes));
    child.stderr.on('data', bytes => (run.err += bytes));
    run.ended = new Promise(resolve => child.on('close', resolve));
    return run;
}

// A private table with a code; two bots come, the host starts and watches.
async function together(server, game, bots) {
    const { token } = await guest(server.base, 'Ada');
    const { body } = await post(
        server.base,
        '/api/tables',
        { game, seats: bots.length, options: '', bots: [], listed: false, sit: false },
        token,
    );
    const socket = await connect(server.base, { token });
    await socket.until('hello');
    socket.send({ t: 'watch', table: body.table });
    await socket.until('table');
    socket.send({ t: 'code', open: true });
    const { code } = await socket.until(m => m.t === 'seats' && m.code);
    const runs = bots.map((bot, i) =>
        join([server.base, '--table', i ? `${server.base}/#/t/${body.table}` : code, '--bot', bot]),
    );
    const full = await socket.until(
        m => m.t === 'seats' && m.seats.every(({ kind }) => kind === 'person'),
    );
    socket.send({ t: 'start' });
    const over = await socket.until('over');
    const codes = await Promise.all(runs.map(run => run.ended));
    await socket.close();
    return { names: full.seats.map(seat => seat.name), over, codes, runs };
}

async function plays(server) {
    const { names, over, codes, runs } = await together(server, 'dice', [
        'greedy',
        'cmd:/usr/bin/python3 examples/protocol/bot.py',
    ]);
    check(
        'people see that they are bots',
        names.every(name => name.endsWith(' (bot)')),
        names.join(),
    );
    check('the match is played to its end', over.winners.length > 0);
    same('both end well', codes.join(), '0,0');
    check('they say who has won', runs[0].out.includes('wins'), runs[0].out + runs[0].err);
    check(
        'and nothing went wrong',
        !/×|answered/.test(runs.map(run => run.err).join()),
        runs[1].err,
    );
}

async function refuses(server) {
    for (const [what, words, status, said] of [
        ['no table', [server.base], 2, '--table'],
        ['an address that is none', ['http://:1', '--table', 'K7QM2F'], 2, 'expected an address'],
        ['a port where nobody is', ['127.0.0.1:1', '--table', 'K7QM2F'], 4, 'no server'],
        ['a table that is not there', [server.base, '--table', 'K7QM2F'], 1, 'gone'],
        ['a bot that is none', [server.base, '--table', 'K7QM2F', '--bot', 'nobody'], 2, 'no bot'],
        [
            'a program that is no bot',
            [server.base, '--table', 'K7QM2F', '--bot', 'cmd:exit 3'],
            4,
            'could not be started',
        ],
    ]) {
        const run = join(words);
        const code = await run.ended;
        check(
            `${what} is refused`,
            code === status && run.err.includes(said),
            `${code} ${run.err}`,
        );
    }
}

// What the seat knows, as a position; whoever has no seat gets none.
async function position(server) {
    const { token } = await guest(server.base, 'Cleo');
    const { body } = await post(
        server.base,
        '/api/tables',
        { game: 'dice', seats: 2, options: '', bots: [null, 'random'], listed: true, sit: true },
        token,
    );
    const socket = await connect(server.base, { token });
    socket.send({ t: 'watch', table: body.table });
    await socket.until('table');
    socket.send({ t: 'word', word: 'luck' });
    await socket.until(m => m.t === 'table' && m.state === 'running');
    socket.send({ t: 'position', id: 5 });
    const own = await socket.until(m => m.id === 5);
    check('a seat gets its position', /^dice\/\d+ 2 -; /.test(own.position), JSON.stringify(own));
    const other = await connect(server.base);
    other.send({ t: 'watch', table: body.table });
    await other.until('table');
    other.send({ t: 'position', id: 6 });
    same('a watcher gets none', (await other.until(m => m.id === 6)).reason, 'seat');
    await socket.close();
    await other.close();
}

export default async function joins() {
    const server = await serve(['--bot-delay', '0']);
    await position(server);
    await refuses(server);
    await plays(server);
    same('the server is well', (await get(server.base, '/healthz')).status, 200);
    await server.stop();
}
