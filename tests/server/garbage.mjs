// garbage.mjs - noise in HTTP and on sockets is answered or cut off, and a table that plays
// meanwhile does not notice.
import { randomBytes } from 'node:crypto';
import {
    check,
    connect,
    eventually,
    frame,
    get,
    guest,
    raw,
    same,
    serve,
    table,
    within,
} from './client.mjs';
import { Player } from './play.mjs';

const requests = [
    'GET',
    '\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    'GET  HTTP/1.1\r\n\r\n',
    'BREW /pot HTTP/1.1\r\nHost: x\r\n\r\n',
    `${'A'.repeat(20000)}\r\n\r\n`,
    '\x16\x03\x01\x02\x00\x01',
    'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    'GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: -5\r\n\r\n',
    'GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 30\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n',
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n' +
        '\r\n5\r\n{"nam\r\n0\r\n\r\n',
    'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 14\r\n' +
        'Transfer-Encoding: chunked\r\n\r\n{"name":"Ada"}GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
    `GET / HTTP/1.1\r\n${Array.from({ length: 900 }, (_, i) => `X-${i}: yyyy`).join('\r\n')}\r\n\r\n`,
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
        'Sec-WebSocket-Protocol: landfall.1\r\n\r\n',
    'GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: x\r\n' +
        'Sec-WebSocket-Version: 8\r\nSec-WebSocket-Protocol: landfall.1\r\n\r\n',
];

// Frames that RFC 6455 forbids, and what the server may close with.
const frames = [
    ['reserved bits', () => frame('{"t":"undo"}', { bits: 0x40 })],
    ['an unknown frame', () => frame('x', { opcode: 3 })],
    ['an unknown control frame', () => frame('x', { opcode: 11 })],
    ['a ping in parts', () => frame('x', { opcode: 9, final: false })],
    ['a ping too long', () => frame('x'.repeat(126), { opcode: 9 })],
    ['a part of nothing', () => frame('x', { opcode: 0 })],
    ['not UTF-8', () => frame(Buffer.from([0x7b, 0xff, 0x7d]))],
    ['half a character', () => frame(Buffer.from([0x22, 0xc3]))],
    ['noise', () => randomBytes(5000)],
];

async function noise(base, token) {
    await Promise.all(
        requests.map(async text => {
            const answer = await raw(base, text, 7000);
            check(
                `refused: ${JSON.stringify(text.slice(0, 40))}`,
                !/^HTTP\/1.1 (2|5)/.test(answer.text),
                answer.text.slice(0, 60),
            );
            check('nothing is smuggled', answer.text.split('HTTP/1.1 ').length <= 2, answer.text);
        }),
    );
    for (const [what, bytes] of frames) {
        const socket = await connect(base, { token });
        await socket.until('hello');
        socket.sendRaw(bytes());
        const code = await within(socket.ended.then(one => ({ one })));
        check(`cut off: ${what}`, code, 'still open');
        socket.destroy();
    }
    for (let i = 0; i < 40; i++) raw(base, randomBytes(50 + i * 40), 1000);
    const socket = await connect(base, { token });
    await socket.until('hello');
    for (let i = 0; i < 30; i++) {
        socket.send(
            JSON.stringify({
                t: ['do', 'watch', 'sit', 'say'][i & 3],
                seq: i,
                x: randomBytes(20).toString('base64'),
            }),
        );
        check('random messages are refused', (await socket.next()).t === 'refused');
    }
    await socket.close();
}

export default async function run() {
    const server = await serve(['--bot-delay', '20', '--rate', '0', '--sockets-per-address', '0']);
    try {
        const ada = await guest(server.base, 'Ada'),
            eve = await guest(server.base, 'Eve');
        const id = await table(server.base, ada.token, { bots: [null, 'random', 'random'] });
        const socket = await connect(server.base, { token: ada.token });
        socket.send({ t: 'watch', table: id });
        const player = new Player(socket);
        let quiet = false;
        const playing = player.play(one => quiet || one.over);
        await noise(server.base, eve.token);
        const moves = player.moves;
        await eventually(() => player.over || player.moves > moves);
        quiet = true;
        await playing;
        check('the game went on', player.over || player.moves > moves, player.moves);
        check(
            'and had no fault',
            player.acknowledged.length > 3 && player.refused.length === 0,
            player.refused,
        );
        same('the server is well', (await get(server.base, '/healthz')).status, 200);
        await socket.close();
        const { code } = await server.stop();
        same('and ends well', code, 0);
    } finally {
        await server.stop();
    }
}
