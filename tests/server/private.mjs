// private.mjs - private tables cannot be guessed: long ids, and codes that work only while the host
// keeps them open, for a few tries a minute.
import { check, connect, get, guest, post, same, serve, table } from './client.mjs';

const join = (base, code, headers = {}) => post(base, '/api/join', { code }, null, headers);

async function host(base, options = {}) {
    const { token } = await guest(base, 'Ada');
    const id = await table(base, token, options);
    const socket = await connect(base, { token });
    socket.send({ t: 'watch', table: id });
    const first = await socket.until('table');
    return { id, token, socket, first };
}

async function codes(base) {
    const { id, socket, first } = await host(base);
    const friend = await guest(base, 'Bob');
    same('a code is closed at first', first.code, null);
    const stranger = await connect(base, { token: friend.token });
    stranger.send({ t: 'watch', table: id });
    await stranger.until('table');
    stranger.send({ t: 'code', open: true, id: 1 });
    same('only the host opens it', (await stranger.until('refused')).reason, 'host');
    socket.send({ t: 'code', open: true });
    const { code } = await socket.until(message => message.t === 'seats' && message.code);
    check('a code is short', /^[2-9A-HJKMNP-Z]{6}$/.test(code), code);
    check('it is no part of the id', !id.includes(code));
    same('it is no id', (await get(base, `/api/tables/${code}`)).status, 404);
    stranger.send({ t: 'watch', table: code });
    same('nor one on the socket', (await stranger.until('gone')).reason, 'unknown');
    same(
        'the first letters are none either',
        (await get(base, `/api/tables/${id.slice(0, 6)}`)).status,
        404,
    );
    const found = await join(base, ` ${code.slice(0, 3).toLowerCase()}-${code.slice(3)}`);
    same('a code leads to its table', found.body.table, id);
    socket.send({ t: 'code', open: false });
    await socket.until(message => message.t === 'seats' && message.code === null);
    const closed = await join(base, code),
        wrong = await join(base, '222222');
    check(
        'wrong and closed are answered alike',
        closed.status === 404 && wrong.status === 404 && closed.text === wrong.text,
        closed.text,
    );
    socket.send({ t: 'code', open: true });
    const again = (await socket.until(message => message.t === 'seats' && message.code)).code;
    check('opened again it is another one', again !== code);
    for (const seat of [1, 2]) socket.send({ t: 'bot', seat, bot: 'random' });
    socket.send({ t: 'start' });
    socket.send({ t: 'word', word: 'luck' });
    const begun = await socket.until(
        message => message.t === 'table' && message.state === 'running',
    );
    same('it closes with the start', begun.code, null);
    same('and leads nowhere then', (await join(base, again)).status, 404);
    await stranger.close();
    await socket.close();
}

async function listed(base) {
    const { socket } = await host(base, { listed: true });
    socket.send({ t: 'code', open: true, id: 1 });
    same('a listed table needs none', (await socket.until('refused')).reason, 'state');
    await socket.close();
}

async function tries(base) {
    const { id, socket } = await host(base);
    socket.send({ t: 'code', open: true });
    const { code } = await socket.until(message => message.t === 'seats' && message.code);
    const at = n => ({ 'x-forwarded-for': `10.1.0.${n}` });
    const began = Date.now(),
        passed = () => (Date.now() - began) / 1000;
    const seen = [];
    for (let i = 0; i < 10; i++) seen.push((await join(base, '222222', at(1))).status);
    same('ten tries', seen.join(), Array(10).fill(404).join());
    while (seen.at(-1) === 404) seen.push((await join(base, '222222', at(1))).status);
    check('then a pause', seen.at(-1) === 429 && seen.length <= 11 + passed() / 10, seen.length);
    const late = await join(base, code, { ...at(1), 'accept-language': 'de' });
    check(
        'a right one is not looked at then',
        late.status === 429 && Number(late.headers['retry-after']) > 1,
        late.status,
    );
    check('and the answer says so in German', /falsche Codes/.test(late.body.detail), late.text);
    for (let i = 0; i < 20; i++)
        same('right ones are not counted', (await join(base, code, at(2))).body.table, id);
    let all = seen.length - 1;
    for (let n = 3; n < 12; n++)
        for (let i = 0; i < 10; i++)
            all += (await join(base, '222222', at(n))).status === 404 ? 1 : 0;
    check('many addresses share sixty', all >= 60 && all <= 61 + passed(), all);
    const fresh = [await join(base, '222222', at(98)), await join(base, '222222', at(99))];
    check(
        'a fresh address waits too',
        fresh.some(answer => answer.status === 429),
    );
    await socket.close();
}

export default async function run() {
    const server = await serve();
    try {
        await codes(server.base);
        await listed(server.base);
    } finally {
        await server.stop();
    }
    const proxied = await serve(['--proxied']);
    try {
        await tries(proxied.base);
    } finally {
        await proxied.stop();
    }
}
