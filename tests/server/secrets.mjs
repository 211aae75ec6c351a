// secrets.mjs - what must not be found: tokens in the store, in logs and in addresses; hidden
// cards, words and chat in logs; and what must: the headers that keep pages safe.
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, connect, get, guest, post, request, same, serve, table } from './client.mjs';
import { Player } from './play.mjs';

const wanted = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
};
const policies = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "connect-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'none'",
];

async function headers(base) {
    const answers = {
        page: await get(base, '/'),
        api: await get(base, '/api/games'),
        missing: await get(base, '/none.js'),
        refused: await post(base, '/api/guest', '{'),
        method: await request(base, 'DELETE', '/api/me'),
    };
    for (const [what, answer] of Object.entries(answers)) {
        for (const [name, value] of Object.entries(wanted))
            same(`${name} of ${what}`, answer.headers[name], value);
        const policy = (answer.headers['content-security-policy'] ?? '').split('; ');
        for (const part of policies) check(`${part} of ${what}`, policy.includes(part), policy);
        check(
            `no inline script of ${what}`,
            !policy.join().includes('unsafe-inline') && !policy.join().includes("'unsafe-eval'"),
        );
        same(
            `no other site may read ${what}`,
            answer.headers['access-control-allow-origin'],
            undefined,
        );
        same(`no cookie by ${what}`, answer.headers['set-cookie'], undefined);
    }
    const socket = await connect(base, { origin: 'https://evil.example' });
    check('a refused handshake has them too', /content-security-policy:/i.test(socket.text));
    const open = await connect(base, {
        headers: { 'Sec-WebSocket-Extensions': 'permessage-deflate' },
    });
    check('compression is off', !/extensions/i.test(open.head), open.head);
    await open.close();
}

// Plays a whole game and says things; the log of it must be dull.
async function play(base, tokens) {
    const [ada, bob] = await Promise.all([guest(base, 'Ada Secretname'), guest(base, 'Bob')]);
    tokens.push(ada.token, bob.token);
    const id = await table(base, ada.token, {
        seats: 3,
        bots: [null, 'greedy', 'random'],
        options: 'target=5',
    });
    const socket = await connect(base, { token: ada.token });
    const player = new Player(socket);
    socket.send({ t: 'watch', table: id });
    socket.send({ t: 'say', text: 'this is said at the table' });
    await player.play(one => one.over);
    const hidden = socket.seen.filter(message => message.t === 'move').map(message => message.seen);
    await socket.close();
    same('the replay is there', (await get(base, `/api/tables/${id}/replay`)).status, 200);
    same('the proof is there', (await get(base, `/api/tables/${id}/proof`)).status, 200);
    return hidden;
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const file = join(folder, 'games.db');
    const tokens = [];
    const server = await serve(['--bot-delay', '0', '--rate', '0', '--log', 'json'], {
        store: `sqlite:${file}`,
    });
    try {
        await headers(server.base);
        const seen = await play(server.base, tokens);
        await get(server.base, `/?token=${tokens[0]}`);
        await get(server.base, `/api/me?lf=${tokens[0]}`);
        await server.stop();
        const lines = server.log.trim().split('\n');
        check('the log has lines', lines.length > 10, lines.length);
        check(
            'every line of the log is an object',
            lines.every(line => {
                const entry = JSON.parse(line);
                return entry.time && entry.level && entry.event;
            }),
        );
        for (const token of tokens) check('no token in the log', !server.log.includes(token));
        for (const text of ['Secretname', '"luck"', 'this is said', '127.0.0.1 '])
            check(`not in the log: ${text}`, !server.log.includes(text));
        check(
            'no action in the log',
            seen.length > 50 &&
                seen.every(action => action.length < 6 || !server.log.includes(action)),
        );
        const bytes = Buffer.concat(
            readdirSync(folder).map(name => readFileSync(join(folder, name))),
        );
        check('the store was written', bytes.length > 1000 && bytes.includes('Secretname'));
        for (const token of tokens) {
            const bits = Buffer.from(token, 'base64url');
            check(
                'no token in the store',
                !bytes.includes(token) &&
                    !bytes.includes(bits) &&
                    !bytes.includes(bits.toString('hex')),
            );
            const hash = createHash('blake2b512').update(bits).digest();
            check('nor a part of one', !bytes.includes(bits.subarray(0, 16)) && hash.length === 64);
        }
        for (const name of readdirSync(folder))
            same(`${name} is for its owner alone`, statSync(join(folder, name)).mode & 0o077, 0);
    } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
    }
}
