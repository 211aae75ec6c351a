// rate.mjs - who asks too fast is told so, then shut out; others notice nothing.
import {
    check,
    connect,
    eventually,
    frame,
    get,
    guest,
    pause,
    post,
    same,
    serve,
    table,
    within,
} from './client.mjs';

// In one piece, so that a machine that is slow in sending makes no pauses between them.
const together = (socket, count, message) =>
    socket.sendRaw(
        Buffer.concat(Array.from({ length: count }, (_, i) => frame(JSON.stringify(message(i))))),
    );
const clock = () => {
    const began = Date.now();
    return () => (Date.now() - began) / 1000;
};

async function flood(base) {
    const { token } = await guest(base, 'Ada'),
        other = await guest(base, 'Bob');
    const quiet = await connect(base, { token: other.token });
    const socket = await connect(base, { token });
    await socket.until('hello');
    const passing = clock();
    together(socket, 60, i => ({ t: 'undo', id: i }));
    const answers = [];
    for (let i = 0; i < 60; i++) answers.push(await socket.next());
    const passed = answers.filter(answer => answer.reason !== 'rate').length;
    const most = 44 + 20 * passing();
    check('a burst of 40 passes', passed >= 40 && passed <= most, [passed, most]);
    check(
        'the rest is refused with its id',
        answers.slice(0, 40).every(answer => answer.reason !== 'rate') &&
            answers.every((answer, i) => answer.reason !== 'rate' || answer.id === i),
    );
    await pause(1100);
    socket.send({ t: 'undo', id: 100 });
    check('after a second it may speak again', (await socket.next()).reason !== 'rate');
    together(socket, 400, () => ({ t: 'undo' }));
    same('who does not listen is shut out: 1008', await within(socket.ended), 1008);
    await quiet.until('hello');
    quiet.send({ t: 'undo', id: 1 });
    same('others notice nothing', (await quiet.next()).reason, 'none');
    await quiet.close();
}

// Hints are thought about, so they are fewer than messages may be.
async function hints(base) {
    const { token } = await guest(base, 'Dora');
    const id = await table(base, token);
    const socket = await connect(base, { token });
    await socket.until('hello');
    socket.send({ t: 'watch', table: id });
    await socket.until('table');
    const asked = async count => {
        const reasons = [];
        together(socket, count, i => ({ t: 'hint', id: i }));
        while (reasons.length < count) reasons.push((await socket.until('refused')).reason);
        return reasons.filter(reason => reason !== 'rate').length;
    };
    const passing = clock();
    check('a burst of hints passes', (await asked(30)) === 30);
    await pause(1600);
    const more = await asked(30);
    check('then ten in a second', more >= 10 && more <= 4 + 10 * passing(), more);
    await socket.close();
}

// One person with several sockets has one allowance for all of them.
async function person(base) {
    const { token } = await guest(base, 'Cleo');
    const sockets = [];
    for (let i = 0; i < 5; i++) sockets.push(await connect(base, { token }));
    for (const socket of sockets) await socket.until('hello');
    const passing = clock();
    for (const socket of sockets) together(socket, 30, () => ({ t: 'undo' }));
    let passed = 0;
    for (const socket of sockets)
        for (let i = 0; i < 30; i++) passed += (await socket.next()).reason !== 'rate' ? 1 : 0;
    const most = 85 + 40 * passing();
    check('five sockets of one person share 80', passed >= 80 && passed <= most, [passed, most]);
    for (const socket of sockets) await socket.close();
}

async function addresses(base) {
    const open = [];
    let refused = 0;
    for (let i = 0; i < 15; i++) {
        const socket = await connect(base);
        if (socket.status === 429) refused++;
        else open.push(socket);
    }
    check('ten sockets of one address, not more', open.length === 10 && refused === 5, open.length);
    const elsewhere = await connect(base, { localAddress: '127.0.0.2' });
    check('another address is another matter', !elsewhere.status);
    await open.pop().close();
    const again = await eventually(async () => {
        const socket = await connect(base);
        return !socket.status && socket;
    });
    check('a place that became free is free', again);
    for (const socket of [...open, elsewhere, again]) await socket.close();
    let limited = 0;
    const passing = clock();
    for (let i = 0; i < 90; i++)
        limited += (await post(base, '/api/join', { code: '!' })).status === 429 ? 1 : 0;
    check(
        'an address cannot send without end',
        limited > 15 - 5 * passing() && limited < 30,
        limited,
    );
    same('reading is still allowed', (await get(base, '/healthz')).status, 200);
}

// Pings are answered within the library, pongs and empty pieces not at all: all count by their bytes.
async function control(base) {
    const kinds = {
        ping: [9, 'x'],
        'empty ping': [9, ''],
        pong: [10, 'x'],
        'empty pong': [10, ''],
        'piece of a message': [0, '', { final: false }],
    };
    const quiet = await connect(base);
    await Promise.all(
        Object.entries(kinds).map(async ([what, [opcode, text, more]]) => {
            const socket = await connect(base);
            await socket.until('hello');
            if (opcode === 0) socket.sendRaw(frame('{', { final: false }));
            let ended = false;
            socket.ended.then(() => {
                ended = true;
            });
            const piece = () => frame(text, { opcode, ...more });
            await eventually(() => {
                if (!ended) socket.sendRaw(Buffer.concat(Array.from({ length: 400 }, piece)));
                return ended;
            });
            same(`a flood of ${what}s is shut out: 1008`, await within(socket.ended), 1008);
            socket.destroy();
        }),
    );
    for (let i = 0; i < 50; i++) quiet.sendRaw(frame('beat', { opcode: 9 }));
    await quiet.until('hello');
    quiet.send({ t: 'undo', id: 1 });
    same('who pings now and then stays', (await quiet.next()).t, 'refused');
    await quiet.close();
}

// Of IPv6 a household has a /56, and whoever has a /48 has 256 of those.
async function networks(base) {
    const open = [],
        from = async address => {
            const socket = await connect(base, { headers: { 'X-Forwarded-For': address } });
            if (!socket.status) open.push(socket);
            return socket.status ?? 101;
        };
    for (let i = 0; i < 10; i++) same('ten of one /56', await from(`2001:db8:0:1${i}::${i}`), 101);
    same('not eleven', await from('2001:db8:0:1f::1'), 429);
    for (let i = 0; i < 70; i++) await from(`2001:db8:0:${2 + (i % 7)}00::1`);
    same('eighty of one /48', open.length, 80);
    same('not another, from a fresh /56 either', await from('2001:db8:0:aa00::1'), 429);
    same('another /48 is another matter', await from('2001:db8:1::1'), 101);
    same('so is IPv4', await from('192.0.2.1'), 101);
    for (const socket of open) socket.destroy();
}

export default async function run() {
    const server = await serve();
    try {
        await flood(server.base);
        await hints(server.base);
        await person(server.base);
        await control(server.base);
    } finally {
        await server.stop();
    }
    const small = await serve(['--sockets-per-address', '10']);
    try {
        await addresses(small.base);
    } finally {
        await small.stop();
    }
    const proxied = await serve(['--sockets-per-address', '10', '--proxied']);
    try {
        await networks(proxied.base);
    } finally {
        await proxied.stop();
    }
}
