// http.mjs - noise for the network side: requests in a row, in pieces, in halves, with heads and
// bodies that lie, handshakes and frames of every kind. `make fuzz-http SECONDS=3600`.
//
//     LANDFALL=build/asan/landfall node tests/fuzz/http.mjs [--seconds 60] [--seed N] [--batch N]
//
// All that is sent follows from the seed. After each batch the server must answer /healthz; now
// and then it must be idle once nobody asks anything (a loop that spins uses time, however fast
// the machine), and it is stopped by SIGTERM and must end well, sanitizers included. A finding
// names seed and batch and leaves what was sent in build/fuzz; --batch sends one batch alone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import {
    connect,
    finish,
    check,
    get,
    guest,
    pause,
    post,
    serve,
    table,
} from '../server/client.mjs';
import { findings, Maker } from './http_cases.mjs';

const option = (name, standard) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? standard : Number(process.argv[at + 1]);
};
const seed = option('seed', 1),
    only = option('batch', -1);
const until = Date.now() + option('seconds', 60) * 1000;
const SIZE = 48,
    BATCHES_A_LIFE = 150,
    IDLE_EVERY = 10,
    END_MS = 300_000; // against a hang: a sanitizer looks for leaks after the server has stopped
const lives = [
    ['--rate', '0', '--sockets-per-address', '0'],
    ['--rate', '5', '--sockets-per-address', '60', '--ping', '1'],
    [
        '--rate',
        '0',
        '--sockets-per-address',
        '0',
        '--proxied',
        '--origin',
        'https://play.example.org',
    ],
];

// Sends the pieces one by one, then waits for a moment of silence. Never fails.
function send(port, { pieces, end }) {
    return new Promise(resolve => {
        const socket = net.connect({ port, host: '127.0.0.1' });
        let got = '',
            timer,
            i = 0;
        const done = () => {
            clearTimeout(timer);
            if (end === 'cut') socket.resetAndDestroy();
            else if (end === 'half') socket.end();
            resolve({ socket, got });
        };
        const next = () => {
            clearTimeout(timer);
            if (i < pieces.length) {
                if (!socket.destroyed) socket.write(pieces[i++], () => setImmediate(next));
                else i = pieces.length;
            }
            timer = setTimeout(i < pieces.length ? next : done, i < pieces.length ? 50 : 25);
        };
        socket.setNoDelay(true);
        socket.on('error', () => {});
        socket.on('data', bytes => {
            if (got.length < 65536) got += bytes.toString('latin1');
            if (end === 'deaf') socket.pause();
        });
        socket.on('close', () => {
            i = pieces.length;
            done();
        });
        socket.on('connect', next);
        timer = setTimeout(done, 2000);
    });
}

function cpu(server) {
    const fields = readFileSync(`/proc/${server.child.pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return Number(fields[11]) + Number(fields[12]); // hundredths of a second
}

// True if, in one of some tries, it used less than a fifth of the time.
async function rests(server) {
    for (let i = 0; i < 5; i++) {
        const before = cpu(server),
            began = Date.now();
        await pause(200);
        if ((cpu(server) - before) * 10 < (Date.now() - began) / 5) return true;
    }
    return false;
}

async function start(life) {
    const server = await serve(lives[life % lives.length]);
    const ada = await guest(server.base, 'Ada'),
        bob = await guest(server.base, 'Bob');
    const open = await table(server.base, ada.token, { seats: 2, game: 'duel' });
    const running = await table(server.base, bob.token, { bots: [null, 'random', 'random'] });
    const socket = await connect(server.base, { token: bob.token });
    socket.send({ t: 'watch', table: running });
    socket.send({ t: 'start' });
    socket.destroy();
    return {
        server,
        port: Number(new URL(server.base).port),
        ended: null,
        known: { tokens: [ada.token, bob.token], tables: [open, running] },
    };
}

let finding = '';
function found(what, batch, cases, run) {
    finding = `seed ${seed} batch ${batch}: ${what}`;
    mkdirSync('build/fuzz', { recursive: true });
    const file = `build/fuzz/http-${seed}-${batch}.json`;
    writeFileSync(
        file,
        JSON.stringify(
            {
                what,
                log: run.server.log.slice(-20000),
                cases: cases.map(one => ({
                    end: one.end,
                    pieces: one.pieces.map(piece => piece.toString('latin1')),
                })),
            },
            null,
            1,
        ),
    );
    console.log(`FAIL ${finding} (${file})`);
}

async function play(batch, run) {
    const maker = new Maker(seed, batch, run.known, `127.0.0.1:${run.port}`);
    const cases = Array.from({ length: SIZE }, () => maker.one());
    const results = await Promise.all(cases.map(one => send(run.port, one)));
    if (run.ended) return found(`it died: ${JSON.stringify(run.ended)}`, batch, cases, run);
    const bad = results.findIndex(({ got }) => /^HTTP\/1\.1 5/m.test(got));
    if (bad >= 0) return found(`case ${bad}: ${results[bad].got.slice(0, 200)}`, batch, cases, run);
    if (batch % IDLE_EVERY === 0 && !(await rests(run.server)))
        return found('it spins', batch, cases, run);
    for (const { socket } of results) socket.destroy();
    const healthy = await get(run.server.base, '/healthz').then(
        ({ status }) => status === 200,
        error => error.message,
    );
    if (healthy !== true) return found(`no answer: ${healthy}`, batch, cases, run);
    return true;
}

// Sends each piece after the answer to the one before, or when none comes.
async function converse(port, pieces) {
    const socket = net.connect({ port, host: '127.0.0.1' });
    socket.on('error', () => {});
    for (const piece of pieces) {
        socket.write(piece);
        await Promise.race([pause(1000), new Promise(resolve => socket.once('data', resolve))]);
    }
    socket.destroy();
}

async function again(run) {
    for (const [what, pieces] of findings) {
        await converse(run.port, pieces);
        const healthy = await get(run.server.base, '/healthz').then(
            ({ status }) => status === 200,
            error => error.message,
        );
        if (healthy !== true) found(`${what}: ${healthy}`, 0, [], run);
    }
}

async function life(number, first, last) {
    const run = await start(number);
    run.server.ended.then(how => {
        run.ended = how;
    });
    let batch = first;
    if (first === 0) await again(run);
    for (; batch < last && Date.now() < until && !finding; batch++) await play(batch, run);
    if (!finding) {
        const how = await Promise.race([run.server.stop(), pause(END_MS)]);
        if (!how || how.code !== 0)
            found(`SIGTERM: ${JSON.stringify(how)} ${run.server.log.slice(-3000)}`, batch, [], run);
    }
    await run.server.stop('SIGKILL');
    return batch - first;
}

let batches = 0;
if (only >= 0) batches = await life(Math.floor(only / BATCHES_A_LIFE), only, only + 1);
else
    for (let i = 0; Date.now() < until && !finding; i++)
        batches += await life(i, i * BATCHES_A_LIFE, (i + 1) * BATCHES_A_LIFE);
check('the server stands', !finding, finding);
console.log(`${batches * SIZE} connections in ${batches} batches, seed ${seed}`);
finish();
process.exit();
