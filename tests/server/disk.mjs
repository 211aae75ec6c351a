// disk.mjs - what the disk and the reader of the log do to a server: a damaged page, a bit that
// flips, no room, nobody who reads. One match may be lost, the service never.
import { spawn, spawnSync } from 'node:child_process';
import {
    closeSync,
    existsSync,
    mkdtempSync,
    openSync,
    readFileSync,
    readSync,
    rmSync,
    statSync,
    writeSync,
} from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    check,
    connect,
    eventually,
    get,
    guest,
    HANGS_MS,
    post,
    program,
    request,
    same,
    serve,
    table,
    within,
} from './client.mjs';
import { Player } from './play.mjs';

const PAGE = 4096;
const landfall = (...words) =>
    spawnSync(program, words, {
        encoding: 'utf8',
        timeout: HANGS_MS,
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });

// Until something holds; a busy machine takes its time.
async function until(what, holds) {
    const found = await eventually(holds);
    if (!found) check(what, false, 'never');
    return found;
}

// One after the other: as many matches between bots as one guest may have running are few.
async function finished(server, token, count) {
    const ids = [];
    for (let i = 0; i < count; i++) {
        const id = await table(server.base, token, {
            sit: false,
            listed: true,
            options: 'target=3',
            bots: ['random', 'random', 'random'],
        });
        await until(
            `${id} ends`,
            async () => (await get(server.base, `/api/tables/${id}/replay`)).status === 200,
        );
        ids.push(id);
    }
    return ids;
}

// Noise over a page in the middle of the log of this table.
function spoil(file, id) {
    const bytes = readFileSync(file),
        pages = [];
    for (let page = 1; page < bytes.length / PAGE; page++)
        if (
            bytes
                .subarray(page * PAGE, page * PAGE + PAGE)
                .toString('latin1')
                .split(id).length > 20
        )
            pages.push(page);
    const handle = openSync(file, 'r+');
    writeSync(handle, Buffer.alloc(PAGE, 0xa5), 0, PAGE, pages[pages.length >> 1] * PAGE);
    closeSync(handle);
    return pages.length;
}

// Noise over every inner page of the tables: nothing can be looked up any more.
function spoilInner(file) {
    const INNER = 0x02,
        bytes = readFileSync(file);
    const handle = openSync(file, 'r+');
    let count = 0;
    for (let at = PAGE; at < bytes.length; at += PAGE)
        if (bytes[at] === INNER) count += writeSync(handle, Buffer.alloc(PAGE, 0xa5), 0, PAGE, at);
    closeSync(handle);
    return count;
}

// Whether an id is free cannot be known: no table is opened, and the server goes on.
async function unreadable(folder) {
    const file = join(folder, 'unreadable.db'),
        store = `sqlite:${file}`;
    let server = await serve([], { store });
    const { token } = await guest(server.base, 'Ada');
    await finished(server, token, 3);
    await server.stop();
    check('there are inner pages', spoilInner(file) > 0);
    server = await serve([], { store });
    const answer = await post(server.base, '/api/tables', { game: 'base', seats: 3 }, token);
    same('no table without a look at the store', answer.status, 503);
    same('... and the reason', answer.body.type, '/problems/disk');
    same('the server goes on', (await get(server.base, '/healthz')).status, 200);
    await server.stop();
}

async function damaged(folder) {
    const file = join(folder, 'damaged.db'),
        store = `sqlite:${file}`;
    let server = await serve([], { store });
    const { token } = await guest(server.base, 'Ada');
    const ids = await finished(server, token, 4);
    await server.stop();
    same('a sound store', landfall('check-store', file).status, 0);
    check('the log has pages of its own', spoil(file, ids[1]) > 0);
    server = await serve([], { store });
    for (let i = 0; i < 3; i++) {
        const answer = await get(server.base, `/api/tables/${ids[1]}/replay`);
        check(
            'a damaged match is refused',
            answer.status === 500 && answer.body.type === '/problems/damaged',
            answer.text,
        );
    }
    for (const id of [ids[0], ids[2], ids[3]]) {
        const answer = await get(server.base, `/api/tables/${id}/replay`);
        check('others may share its page; most do not', [200, 500].includes(answer.status));
    }
    const good = [];
    for (const id of ids)
        if ((await get(server.base, `/api/tables/${id}/replay`)).status === 200) good.push(id);
    check('all but one or two are served', good.length >= 2, good);
    const socket = await connect(server.base, { token });
    socket.send({ t: 'watch', table: ids[1] });
    same('who opens it is told', (await socket.until('gone')).reason, 'log');
    await socket.close();
    await until('it is in the log', () =>
        new RegExp(`error table.refused table=${ids[1]} `).test(server.log),
    );
    const figures = (await get(server.metrics, '/metrics')).text;
    check(
        'it is counted',
        /^landfall_logs_refused_total [1-9]/m.test(figures) &&
            /^landfall_store_read_faults_total [1-9]/m.test(figures),
        figures,
    );
    const busy = landfall('check-store', file);
    check(
        'a store in use is not checked',
        busy.status === 4 && /using it/.test(busy.stderr),
        busy.stderr,
    );
    same('and the server lives on', (await server.stop()).code, 0);
    const found = landfall('check-store', file);
    check(
        'check-store finds it',
        found.status === 1 && found.stdout.includes(`table ${ids[1]}, `),
        found.stdout,
    );
    const mended = landfall('check-store', file, '--repair');
    check(
        'and repairs it',
        mended.status === 0 &&
            mended.stdout.includes(`table ${ids[1]}: `) &&
            existsSync(`${file}.damaged`),
        mended.stdout + mended.stderr,
    );
    same('it is sound again', landfall('check-store', file).status, 0);
    check('but not readable for others', (statSync(file).mode & 0o77) === 0);
    server = await serve([], { store });
    for (const id of good)
        same(
            'what was sound is there',
            (await get(server.base, `/api/tables/${id}/replay`)).status,
            200,
        );
    same('the guest too', (await get(server.base, '/api/me', token)).body.name, 'Ada');
    const cut = await get(server.base, `/api/tables/${ids[1]}/replay`);
    check('what was cut can be looked at, or is gone', [200, 404].includes(cut.status), cut.text);
    await server.stop();
}

// A person at a table with bots, some moves into the match.
async function playing(server, moves) {
    const ada = await guest(server.base, 'Ada');
    const id = await table(server.base, ada.token, { bots: [null, 'random', 'random'] });
    const socket = await connect(server.base, { token: ada.token });
    const player = new Player(socket);
    socket.send({ t: 'watch', table: id });
    await player.play(one => one.acknowledged.length >= moves);
    return { token: ada.token, id, socket, player };
}

async function flipped(folder) {
    const file = join(folder, 'flipped.db'),
        store = `sqlite:${file}`;
    let server = await serve(['--bot-delay', '0'], { store });
    const { id } = await playing(server, 12);
    await server.stop('SIGKILL');
    const wal = `${file}-wal`,
        at = statSync(wal).size >> 1,
        byte = Buffer.alloc(1);
    const handle = openSync(wal, 'r+');
    readSync(handle, byte, 0, 1, at);
    byte[0] ^= 4;
    writeSync(handle, byte, 0, 1, at);
    closeSync(handle);
    const found = landfall('check-store', file);
    check(
        'check-store sees that commits are gone',
        found.status === 1 && /vanished/.test(found.stdout),
        found.stdout,
    );
    server = await serve([], { store });
    const ready = await get(server.base, '/readyz');
    check(
        'it is ready, and warns',
        ready.status === 200 && ready.body.warnings?.[0] === 'lost_commits',
        ready.text,
    );
    check(
        'the log says it loudly',
        /error trouble what=lost_commits.* lost_commits=[1-9]/.test(server.log),
        server.log,
    );
    check(
        'the figures say it',
        /^landfall_store_lost_commits [1-9]/m.test((await get(server.metrics, '/metrics')).text),
    );
    check('what is left is served', (await get(server.base, `/api/tables/${id}`)).status < 500);
    await server.stop();
    check('the damaged log was kept', existsSync(`${file}-wal.damaged`));
    same('who repairs it has seen it', landfall('check-store', file, '--repair').status, 0);
    same('then it is sound', landfall('check-store', file).status, 0);
}

const room = (server, bytes) =>
    spawnSync('prlimit', ['--pid', `${server.child.pid}`, `--fsize=${bytes}:unlimited`]).status ===
    0;

async function full(folder) {
    const file = join(folder, 'full.db');
    const server = await serve(['--bot-delay', '0'], { store: `sqlite:${file}` });
    const { id, socket, player } = await playing(server, 4);
    const watcher = await connect(server.base, { token: (await guest(server.base, 'Bob')).token });
    watcher.send({ t: 'watch', table: id });
    await watcher.until('table');
    check('the disk is made full', room(server, statSync(`${file}-wal`).size));
    watcher.send({ t: 'say', text: 'this is on its way' });
    await until('not ready', async () => (await get(server.base, '/readyz')).status === 503);
    const ready = await get(server.base, '/readyz');
    check(
        'and says why',
        ready.body.ready === false && ready.body.reasons?.includes('disk_full'),
        ready.text,
    );
    socket.send({ t: 'say', text: 'nobody hears this', id: 7 });
    const refused = await socket.until('refused');
    same('wishes are refused', refused.reason, 'disk');
    const guests = await post(server.base, '/api/guest', { name: 'Eve' });
    check(
        'over HTTP too',
        guests.status === 503 && guests.body.type === '/problems/disk',
        guests.text,
    );
    await until('the log says it', () => /error trouble what=disk_full/.test(server.log));
    same('reading goes on', (await get(server.base, `/api/tables/${id}`)).status, 200);
    check('nothing was confirmed meanwhile', !watcher.seen.some(one => one.t === 'chat'));
    check('there is room again', room(server, 'unlimited'));
    await until('ready again', async () => (await get(server.base, '/readyz')).status === 200);
    await until('the log says that too', () => /trouble.over/.test(server.log));
    await watcher.until('chat'); // what was on its way has arrived
    const before = player.acknowledged.length;
    player.pending = null;
    socket.send({ t: 'watch', table: id });
    player.take(await socket.until('table'));
    if (player.mayAct()) player.act();
    await player.play(one => one.acknowledged.length >= before + 3);
    check('the match goes on', player.acknowledged.length >= before + 3);
    same(
        'one guest can come',
        (await post(server.base, '/api/guest', { name: 'Eve' })).status,
        200,
    );
    await socket.close();
    await watcher.close();
    same('all is safe at the end', (await server.stop()).code, 0);
    same('and sound', landfall('check-store', file).status, 0);
}

// Nobody reads the log: after the pipe and the buffer are full, lines are dropped, nothing waits.
async function unread() {
    const child = spawn(
        program,
        [
            'serve',
            '--listen',
            '127.0.0.1:0',
            '--store',
            'memory:',
            '--luck',
            '1',
            '--metrics',
            '127.0.0.1:0',
            '--sockets-per-address',
            '0',
        ],
        { env: { ...process.env, LC_ALL: 'C.UTF-8' }, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    process.on('exit', () => child.kill('SIGKILL'));
    let out = '';
    child.stdout.on('data', bytes => {
        out += bytes;
    });
    const [, base] = await until('an address', () => out.match(/(http:\/\/[^ ]*[0-9])\/? /));
    const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
    const path = `/${'x'.repeat(180)}`;
    const work = async () => {
        for (let i = 0; i < 250; i++) await request(base, 'GET', path, { agent });
    };
    await Promise.all(Array.from({ length: 8 }, work));
    same(
        'it answers though nobody reads its log',
        (await request(base, 'GET', '/healthz', { agent })).status,
        200,
    );
    const metrics = out.match(/(http:\/\/[^ ]*\/metrics)/)?.[1];
    const figures = metrics ? (await get(metrics.replace(/\/metrics$/, ''), '/metrics')).text : '';
    check(
        'lines were dropped and counted',
        /^landfall_log_dropped_total [1-9]/m.test(figures),
        figures.slice(-400),
    );
    let log = '';
    child.stderr.on('data', bytes => {
        log += bytes;
    });
    await until('the log says that lines are missing', () => / log.dropped lines=[1-9]/.test(log));
    child.stderr.pause();
    await Promise.all(Array.from({ length: 8 }, work));
    const ended = new Promise(resolve => {
        child.on('exit', code => resolve(code));
    });
    child.kill('SIGTERM');
    same('it ends well though nobody reads', await within(ended), 0);
    agent.destroy();
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    try {
        await damaged(folder);
        await unreadable(folder);
        await flipped(folder);
        await full(folder);
        await unread();
    } finally {
        rmSync(folder, { recursive: true });
    }
}
