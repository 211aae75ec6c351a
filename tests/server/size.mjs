// size.mjs - nothing that a client sends may be larger than its limit, and saying so is enough:
// the connection ends at once, however the bytes are cut.
import {
    check,
    connect,
    frame,
    get,
    guest,
    pause,
    post,
    raw,
    same,
    serve,
    within,
} from './client.mjs';

// The close code; undefined: the connection stays open.
const closing = socket => within(socket.ended.then(code => ({ code })));

async function tooLarge(what, base, token, send) {
    const socket = await connect(base, { token });
    await socket.until('hello');
    send(socket);
    const end = await closing(socket);
    check(`${what}: closed with 1009`, end?.code === 1009, end);
    socket.destroy();
}

async function sockets(base, token) {
    const big = size => JSON.stringify({ t: 'say', text: 'x'.repeat(size - 21) });
    await tooLarge('4,097 bytes', base, token, socket => socket.send(big(4097)));
    await tooLarge('a megabyte', base, token, socket => socket.send('x'.repeat(1 << 20)));
    await tooLarge('a frame that says it is long', base, token, socket =>
        socket.sendRaw(frame('x'.repeat(100), { length: 1 << 30 })),
    );
    await tooLarge('many small parts', base, token, socket => {
        socket.sendRaw(frame('x'.repeat(1000), { final: false }));
        for (let i = 0; i < 4; i++)
            socket.sendRaw(frame('x'.repeat(1000), { opcode: 0, final: false }));
    });
    const socket = await connect(base, { token });
    await socket.until('hello');
    socket.send(`{"t":"undo"${' '.repeat(4096 - 12)}}`);
    same('4,096 bytes are read', (await socket.next()).reason, 'none');
    const text = JSON.stringify({ t: 'undo', id: 5 });
    socket.sendRaw(frame(text.slice(0, 4), { final: false }));
    socket.sendRaw(frame(text.slice(4), { opcode: 0 }));
    same('a message in parts is one message', (await socket.next()).id, 5);
    const bytes = frame(JSON.stringify({ t: 'undo', id: 6 }));
    for (const byte of bytes) {
        socket.sendRaw(Buffer.from([byte]));
        await pause(1);
    }
    same('a message byte by byte is one message', (await socket.next()).id, 6);
    await socket.close();
    const binary = await connect(base, { token });
    binary.sendRaw(frame('{"t":"undo"}', { opcode: 2 }));
    same('binary frames: 1003', (await closing(binary))?.code, 1003);
}

async function requests(base) {
    const body = JSON.stringify({ name: 'x', pad: 'x'.repeat(8200) });
    same('a body over 8 KiB', (await post(base, '/api/guest', body)).status, 413);
    const said = await raw(
        base,
        `POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
            'Content-Length: 99999999999\r\n\r\n',
    );
    check(
        'a length that is a lie is refused at once',
        said.text.startsWith('HTTP/1.1 413'),
        said.text.slice(0, 80),
    );
    const long = await raw(base, `GET /${'a'.repeat(9000)} HTTP/1.1\r\nHost: x\r\n\r\n`);
    check('a long path is refused', !long.text.startsWith('HTTP/1.1 200'), long.text.slice(0, 80));
    const head = await raw(
        base,
        `GET /healthz HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(9000)}\r\n\r\n`,
    );
    check(
        '9,000 bytes of headers are refused',
        !head.text.startsWith('HTTP/1.1 200'),
        head.text.slice(0, 80),
    );
    same('others are served', (await get(base, '/healthz')).status, 200);
}

export default async function run() {
    const server = await serve();
    try {
        const { token } = await guest(server.base, 'Ada');
        await sockets(server.base, token);
        await requests(server.base);
        const metrics = (await get(server.metrics, '/metrics')).text;
        check('drops are counted', /drops_total\{reason="size"\} 4$/m.test(metrics));
    } finally {
        await server.stop();
    }
}
