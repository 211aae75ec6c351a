// pipeline.mjs - one request at a time: what is sent behind a request, within one segment or
// split anywhere, neither hangs the server nor is taken for something else.
import net from 'node:net';
import {
    check,
    eventually,
    frame,
    get,
    HANGS_MS,
    pause,
    raw,
    same,
    serve,
    usedMs,
    within,
} from './client.mjs';

const HEAD = 'Host: 127.0.0.1\r\n';
const GET = `GET /healthz HTTP/1.1\r\n${HEAD}\r\n`;
const body = (text, more = '') =>
    `POST /api/guest HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n` +
    `${more}Content-Length: ${text.length}\r\n\r\n${text}`;
const POST = body('{"name":"Ada"}');
const UPGRADE =
    `GET /ws HTTP/1.1\r\n${HEAD}Upgrade: websocket\r\nConnection: Upgrade\r\n` +
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n';
const statuses = text =>
    [...text.matchAll(/HTTP\/1\.[01] (\d{3}) /g)].map(found => Number(found[1]));

// What is sent in one write, and the statuses that must come back.
const rows = [
    ['a request with a body behind another', `${GET}${POST}`, [200]],
    ['three in a row', `${GET}${GET}${GET}`, [200]],
    ['a request behind a body', `${POST}${GET}`, [200]],
    ['a byte behind a body', `${POST}x`, [200]],
    ['a body behind a body', `${POST}${POST}`, [200]],
    ['a request behind a refused body', `${body('{"name":1}')}${GET}`, [400]],
    [
        'a request behind one that is not found',
        `GET /none.js HTTP/1.1\r\n${HEAD}\r\n${POST}`,
        [404],
    ],
    ['HEAD and a body', `HEAD / HTTP/1.1\r\n${HEAD}\r\n${POST}`, [200]],
    [
        'old HTTP that stays',
        `GET /healthz HTTP/1.0\r\nConnection: keep-alive\r\n${HEAD}\r\n${POST}`,
        [200],
    ],
    [
        'a body where none belongs',
        `GET /healthz HTTP/1.1\r\n${HEAD}Content-Length: ${POST.length}\r\n\r\n${POST}`,
        [411],
    ],
    [
        'a body in chunks',
        `POST /api/guest HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n` +
            `Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n${POST}`,
        [411],
    ],
    ['two lengths', body('{}', 'Content-Length: 3\r\n'), [400]],
    [
        'a negative length',
        `POST /api/guest HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n` +
            `Content-Length: -1\r\n\r\n{}${POST}`,
        [400],
    ],
    [
        'a huge length',
        `POST /api/guest HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\n` +
            `Content-Length: 99999999999999999999\r\n\r\n{}${POST}`,
        [400],
    ],
    [
        'another method with a body',
        `PUT /api/guest HTTP/1.1\r\n${HEAD}Content-Length: 2\r\n\r\n{}${GET}`,
        [405],
    ],
    ['a tunnel', `CONNECT 127.0.0.1:1 HTTP/1.1\r\n${HEAD}\r\n${GET}`, []],
    [
        'HTTP/2',
        `GET / HTTP/1.1\r\n${HEAD}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n` +
            `HTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n${GET}`,
        [400],
    ],
    [
        'another upgrade',
        `GET / HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: foo\r\n\r\n${POST}`,
        [403],
    ],
    ['a handshake that is refused', `${UPGRADE}\r\n${POST}`, [400]],
    [
        'a handshake for the handler of HTTP',
        `${UPGRADE}Sec-WebSocket-Protocol: http, landfall.1\r\n\r\n${POST}`,
        [],
    ],
];

async function together(base) {
    await Promise.all(
        rows.map(async ([what, bytes, wanted]) => {
            const answer = await raw(base, bytes);
            same(what, statuses(answer.text).join(), wanted.join());
            check(`${what}: the connection ends`, answer.ms < HANGS_MS, answer.ms);
            const got = await get(base, '/healthz').then(({ status }) => status, String);
            same(`${what}: the server lives`, got, 200);
        }),
    );
}

// Split at every byte of its head: the pieces arrive one after the other.
async function split(base) {
    const { hostname, port } = new URL(base);
    const all = [];
    for (let at = 1; at < GET.length + POST.length; at += 3) {
        const bytes = `${POST}${GET}`;
        all.push(
            new Promise(resolve => {
                const socket = net.connect(Number(port), hostname, async () => {
                    socket.setNoDelay(true);
                    socket.write(bytes.slice(0, at));
                    await pause(15);
                    socket.write(bytes.slice(at));
                    await eventually(() => statuses(text).length);
                    setTimeout(() => socket.destroy(), 200);
                });
                let text = '';
                socket.on('data', part => {
                    text += part;
                });
                socket.on('error', () => {});
                socket.on('close', () => resolve({ at, text }));
            }),
        );
    }
    for (const { at, text } of await Promise.all(all)) {
        const got = statuses(text);
        check(
            `split at ${at}`,
            got.length >= 1 && got.length <= 2 && got.every(one => one === 200),
            text.slice(0, 80),
        );
    }
}

// One after the other on one connection is what browsers do, and must go on working.
async function inTurn(base) {
    const { hostname, port } = new URL(base);
    const socket = net.connect(Number(port), hostname);
    let text = '';
    socket.on('data', part => {
        text += part;
    });
    const answered = async count => {
        await eventually(() => statuses(text).length >= count);
        await pause(20);
    };
    for (const [i, bytes] of [GET, POST, GET, POST, POST, GET].entries()) {
        socket.write(bytes);
        await answered(i + 1);
    }
    same(
        'six requests in turn on one connection',
        statuses(text).join(),
        '200,200,200,200,200,200',
    );
    check('and none of them ends it', !/connection: close/i.test(text) && !socket.destroyed);
    socket.write(body('{"name":"Ada"}', 'Expect: 100-continue\r\n').slice(0, -14));
    await eventually(() => /100 Continue/.test(text));
    check('who waits for a word before the body gets it', /100 Continue/.test(text));
    socket.write('{"name":"Ada"}');
    await answered(8);
    same('and an answer', statuses(text).at(-1), 200);
    socket.destroy();
}

// A client that asks for much, reads nothing and sends on must not keep the server busy.
async function deaf(base, server) {
    const { hostname, port } = new URL(base);
    const sockets = Array.from({ length: 4 }, () => net.connect(Number(port), hostname));
    for (const socket of sockets) {
        socket.on('error', () => {});
        socket.pause();
        socket.write(`GET /large.js HTTP/1.1\r\n${HEAD}\r\n`);
    }
    await pause(200);
    for (const socket of sockets) socket.write(GET);
    await pause(100);
    const before = usedMs(server),
        began = Date.now();
    await pause(500);
    const share = (usedMs(server) - before) / (Date.now() - began);
    check('a client that does not read costs no time', share < 0.15, share);
    for (const socket of sockets) socket.destroy();
}

async function early(base) {
    const hello = frame('{"t":"undo","id":7}');
    const { hostname, port } = new URL(base);
    const text = await new Promise(resolve => {
        const socket = net.connect(Number(port), hostname, () =>
            socket.write(
                Buffer.concat([
                    Buffer.from(`${UPGRADE}Sec-WebSocket-Protocol: landfall.1\r\n\r\n`),
                    hello,
                    hello,
                ]),
            ),
        );
        let got = '';
        socket.on('data', part => {
            got += part.toString('latin1');
        });
        socket.on('close', () => resolve(got));
        eventually(() => got.split('"id":7').length >= 3).then(() => socket.destroy());
    });
    check(
        'frames right behind a handshake are heard',
        text.split('"id":7').length === 3,
        text.slice(-99),
    );
}

export default async function run() {
    const { mkdtempSync, rmSync, writeFileSync } = await import('node:fs');
    const { tmpdir } = await import('node:os');
    const { join } = await import('node:path');
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    writeFileSync(join(folder, 'index.html'), '<title>Client</title>');
    writeFileSync(join(folder, 'large.js'), 'x'.repeat(8 << 20));
    const server = await serve(['--rate', '0', '--sockets-per-address', '0', '--web', folder]);
    try {
        await together(server.base);
        await split(server.base);
        await inTurn(server.base);
        await early(server.base);
        await deaf(server.base, server);
        const { code } = (await within(server.stop())) ?? {};
        same('SIGTERM ends it', code, 0);
    } finally {
        await server.stop('SIGKILL');
        rmSync(folder, { recursive: true });
    }
}
