// pioneers-ours.mjs - our half of bench/pioneers: whole games through a real server, its processor
// time counted from the first request to the last game's end. (fetch() would tell the server that it
// may be a page's: those get no token.)
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [games, there] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'landfall-bench-'));
const TICKS = Number(spawnSync('getconf', ['CLK_TCK']).stdout);

function cpu(pid) {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const server = spawn(
    'build/landfall',
    [
        'serve',
        '--listen',
        '127.0.0.1:0',
        '--metrics',
        '127.0.0.1:0',
        '--store',
        `sqlite:${join(folder, 'bench.db')}`,
        '--sockets-per-address',
        '0',
        '--tables-per-guest',
        '0',
        '--bot-tables',
        '0',
        '--rate',
        '0',
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
);
try {
    const line = await new Promise((done, failed) => {
        let said = '';
        server.stdout.on('data', data => {
            said += data;
            if (/:\d+\/ /.test(said)) done(said);
        });
        server.once('exit', () => failed(new Error('the server does not start')));
    });
    const [figures, address] = line.match(/http:\/\/[^/]+/g);
    const post = async (path, body, token) => {
        const text = JSON.stringify(body);
        const call = http.request(address + path, {
            method: 'POST',
            headers: {
                'Content-Type': 'application/json',
                'Content-Length': text.length,
                ...(token && { Authorization: `Bearer ${token}` }),
            },
        });
        call.end(text);
        const [answer] = await once(call, 'response');
        const parts = await answer.toArray();
        if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode}`);
        return JSON.parse(Buffer.concat(parts));
    };
    const { token } = await post('/api/guest', { name: 'bench', token: true });
    const finished = async () => {
        const text = await (await fetch(`${figures}/metrics`)).text();
        return Number(text.match(/^landfall_\w*finished\w*(?:\{[^}]*\})? (\d+)/m)?.[1] ?? NaN);
    };
    const before = await finished(),
        start = cpu(server.pid),
        began = Date.now();
    for (let i = 0; i < games; i++)
        await post(
            '/api/tables',
            {
                game: 'base',
                seats: 4,
                options: '',
                listed: false,
                clock: null,
                bots: ['greedy', 'greedy', 'greedy', 'greedy'],
                sit: false,
            },
            token,
        );
    let over = 0;
    while (over < games && Date.now() - began < 300_000) {
        await new Promise(done => setTimeout(done, 250));
        over = (await finished()) - before;
    }
    const used = cpu(server.pid) - start,
        here = over / used;
    console.log(
        `landfall, four bots in the server: ${over} games, ${used.toFixed(2)} s CPU: ` +
            `${here.toFixed(1)} games per CPU second, ${(here / there).toFixed(1)} times as many`,
    );
} finally {
    const ended = new Promise(done => server.once('exit', done));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
}
