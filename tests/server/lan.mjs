// lan.mjs - a server for the network at home: which addresses it names and to whom, the names under
// which its pages may be opened, and the QR code in the terminal. All calls come over the loopback.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hostname, networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    check,
    eventually,
    get,
    HANGS_MS,
    post,
    program,
    request,
    same,
    serve,
} from './client.mjs';

const jsqr = createRequire(new URL('../../web/package.json', import.meta.url))('jsqr');

const own = Object.values(networkInterfaces())
    .flat()
    .filter(each => !each.internal)
    .map(each => (each.family === 'IPv6' ? `[${each.address}]` : each.address));

const addresses = async (base, headers = {}) =>
    (await request(base, 'GET', '/api/addresses', { headers })).body.addresses;
const told = async (base, headers) => (await addresses(base, headers)).join(' ');

async function named() {
    const server = await serve(['--lan', '--listen', '0']);
    const { base } = server,
        { port } = new URL(base);
    const list = await addresses(base);
    same('this machine opens it by the loopback', new URL(base).hostname, '127.0.0.1');
    for (const each of list) {
        const { hostname: host, port: at } = new URL(each);
        check(
            `${each} is an address or a name of this machine`,
            own.includes(host) || host === `${hostname().split('.')[0].toLowerCase()}.local`,
        );
        same(`${each} has the port`, at, port);
        check(`${each} is printed`, server.out.includes(`    ${each}/\n`), server.out);
    }
    const four = own.filter(each => /^\d/.test(each) && !each.startsWith('169.254.'));
    check('IPv4 comes first', !four.length || four.includes(new URL(list[0]).hostname), list);
    same('none twice', new Set(list).size, list.length);
    same('nothing for who opens it by another name', await told(base, { host: 'x' }), '');
    await names(base, port);
    await six(port);
    await server.stop();
    return list.length > 0;
}

// A page under any of the machine's names may play; under no other.
async function names(base, port) {
    const name = hostname().split('.')[0],
        good = name === 'localhost' ? 403 : 200; // a machine without a name has no others
    const tries = {
        [name]: 200,
        [`${name}.local`]: good,
        [`${name.toUpperCase()}.LOCAL`]: good,
        localhost: 200,
        'evil.local': 403,
        [`${name}.evil.example`]: 403,
        [`x.${name}.local`]: 403,
        [`${name}.local.evil.example`]: 403,
    };
    for (const [host, status] of Object.entries(tries)) {
        const answer = await post(base, '/api/guest', { name: 'Ada' }, null, {
            host: `${host}:${port}`,
            origin: `http://${host}:${port}`,
        });
        same(`a page at ${host}`, answer.status, status);
    }
}

async function six(port) {
    if (
        !Object.values(networkInterfaces())
            .flat()
            .some(each => each.address === '::1')
    )
        return;
    const answer = await get(`http://[::1]:${port}`, '/healthz');
    same('it is there by IPv6 as well', answer.status, 200);
}

async function others() {
    const alone = await serve();
    same('a server for this machine has nothing to offer', await told(alone.base), '');
    check('and prints nothing for friends', !alone.out.includes('Friends'), alone.out);
    const { port } = new URL(alone.base),
        name = `${hostname().split('.')[0]}.local`;
    const refused = await post(alone.base, '/api/guest', { name: 'Ada' }, null, {
        host: `${name}:${port}`,
        origin: `http://${name}:${port}`,
    });
    same('and HOST.local is no name of its', refused.status, 403);
    await alone.stop();
    const site = await serve([
        '--lan',
        '--listen',
        '0',
        '--proxied',
        '--origin',
        'https://play.example.org,http://127.0.0.1:9',
    ]);
    same(
        'guests of a proxy learn its site and no more',
        await told(site.base),
        'https://play.example.org',
    );
    await site.stop();
}

function refusals() {
    for (const [words, text] of [
        [['--lan', '--listen', '192.0.2.1:8080'], 'give --listen a port only'],
        [['--lan', '--luck', '1'], '--luck: only with --listen 127.0.0.1'],
        [['--lan', '--listen', 'x'], "'x' is not like"],
    ]) {
        const { status, stderr } = spawnSync(program, ['serve', '--store', 'memory:', ...words], {
            encoding: 'utf8',
            env: { ...process.env, LC_ALL: 'C.UTF-8' },
            timeout: HANGS_MS,
        });
        same(`${words.join(' ')} is refused`, status, 2);
        check(`${words.join(' ')} says why`, stderr.includes(text), stderr);
    }
}

// The drawing back to pixels, with what a scanner wants around it, and read as a camera would.
function scan(lines) {
    const bits = { '█': [1, 1], '▀': [1, 0], '▄': [0, 1], ' ': [0, 0] };
    const drawn = lines.map(line => [...line].slice(4)).filter(line => line[0] === '█');
    const size = 4,
        width = drawn[0].length;
    const rows = drawn.flatMap(line => [0, 1].map(half => line.map(sign => bits[sign][half])));
    const data = new Uint8ClampedArray(rows.length * width * size * size * 4).fill(255);
    rows.forEach((row, y) =>
        row.forEach((light, x) => {
            for (let i = 0; i < size * size; i++) {
                const at =
                    ((y * size + Math.floor(i / size)) * width * size + x * size + (i % size)) * 4;
                data.fill(light ? 255 : 0, at, at + 3);
            }
        }),
    );
    return jsqr(data, width * size, rows.length * size)?.data;
}

// What the server says to a terminal, which `script` makes, until its last line; then Ctrl-C.
function say(words) {
    const line = `${program} serve --lan --listen 0 --store memory: --quiet ${words}`;
    const child = spawn('script', ['-qec', line, '/dev/null'], {
        env: { ...process.env, LC_ALL: 'C.UTF-8', TERM: 'xterm', NO_COLOR: '' },
        stdio: ['pipe', 'pipe', 'ignore'],
    });
    let text = '',
        asked = false;
    process.on('exit', () => child.kill());
    child.stdout.setEncoding('utf8').on('data', part => {
        text += part;
        if (asked || !text.includes('firewall')) return;
        asked = true;
        child.stdin.write('\x03');
    });
    return new Promise(done => child.on('close', () => done(text)));
}

async function terminal() {
    for (const words of ['', '--no-color']) {
        const text = await say(words);
        const lines = text.replace(/\x1b\[[0-9;]*m/g, '').split(/\r?\n/);
        const first = lines.find(line => line.startsWith('    http://'))?.trim();
        same(`colours ${words}`, text.includes('\x1b[38;5;231'), words === '');
        same(`the code in the terminal ${words}`, scan(lines), first);
    }
}

// `make play` without its build: what it prints, and the address that its browser is sent to.
async function playing(networked) {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-play-'));
    mkdirSync(join(folder, 'cache/landfall'), { recursive: true });
    writeFileSync(join(folder, 'cache/landfall/dice-none'), ''); // nothing is to be solved here
    writeFileSync(join(folder, 'xdg-open'), `#!/bin/sh\necho "$1" >${folder}/opened\n`, {
        mode: 0o755,
    });
    const start = (words, environment) => {
        const child = spawn('tools/play', words, {
            env: {
                ...process.env,
                PATH: `${folder}:${process.env.PATH}`,
                XDG_CACHE_HOME: join(folder, 'cache'),
                XDG_DATA_HOME: folder,
                LC_ALL: 'C.UTF-8',
                ...environment,
            },
            stdio: ['ignore', 'pipe', 'inherit'],
        });
        process.on('exit', () => child.kill('SIGKILL'));
        return child;
    };
    const first = start([], { LANDFALL_LOCAL: '', LANDFALL_NO_BROWSER: '' });
    const [text] = await once(first.stdout.setEncoding('utf8'), 'data');
    const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(text);
    same('make play tells friends', text.includes('Friends'), networked);
    await eventually(() => existsSync(join(folder, 'opened')));
    same('make play opens a browser', readFileSync(join(folder, 'opened'), 'utf8'), `${address}\n`);
    const second = start(['--store', 'memory:'], { LANDFALL_LOCAL: '1', LANDFALL_NO_BROWSER: '1' });
    const [alone] = await once(second.stdout.setEncoding('utf8'), 'data');
    check('make play LOCAL=1 tells nobody', !alone.includes('Friends'), alone);
    check(
        'and takes another port',
        !alone.includes(address) && alone.includes('127.0.0.1:'),
        alone,
    );
    for (const child of [first, second]) {
        child.kill('SIGTERM');
        same('it ends when asked to', (await once(child, 'close'))[0], 0);
    }
    rmSync(folder, { recursive: true });
}

export default async function run() {
    const networked = await named();
    await others();
    refusals();
    if (networked) await terminal(); // else there is nothing to scan
    await playing(networked);
}
