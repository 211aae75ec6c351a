// slow.mjs - clients that dawdle are let go: in the headers, in the body, in answering pings, in
// reading; and meanwhile everyone else is served.
import net from 'node:net';
import {
    check,
    connect,
    eventually,
    frame,
    get,
    guest,
    HANGS_MS,
    pause,
    raw,
    same,
    serve,
    table,
    within,
} from './client.mjs';

const LONG_MS = HANGS_MS / 2; // longer than any dawdler has on the slowest machine

// Sends a piece every 300 ms and tells after how long it was cut off.
function drip(base, pieces) {
    const { hostname, port } = new URL(base);
    return new Promise(resolve => {
        const began = Date.now();
        const socket = net.connect(Number(port), hostname);
        const timer = setInterval(() => {
            if (pieces.length) socket.write(pieces.shift());
        }, 300);
        socket.on('data', () => {});
        socket.on('error', () => {});
        socket.on('close', () => {
            clearInterval(timer);
            resolve(Date.now() - began);
        });
        setTimeout(() => socket.destroy(), HANGS_MS).unref();
    });
}

async function dawdlers(base) {
    const headers = [
        'GET /healthz HTTP/1.1\r\n',
        ...Array.from({ length: 400 }, (_, i) => `X-${i}: 1\r\n`),
    ];
    const body = [
        'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
            'Content-Length: 500\r\n\r\n',
        ...Array.from({ length: 400 }, () => ' '),
    ];
    const [silent, slowHeaders, slowBody] = await Promise.all([
        drip(base, []),
        drip(base, headers),
        drip(base, body),
    ]);
    check('a connection that says nothing ends', silent < LONG_MS, silent);
    check(
        'headers may take five seconds',
        slowHeaders > 3000 && slowHeaders < LONG_MS,
        slowHeaders,
    );
    check('a body may take ten seconds', slowBody < LONG_MS, slowBody);
}

async function unanswered({ base, metrics }) {
    const socket = await connect(base),
        good = await connect(base);
    socket.answersPings = false;
    const began = Date.now();
    await within(socket.ended);
    const after = Date.now() - began;
    check('pings are sent', socket.pings >= 1, socket.pings);
    check('who answers none is let go', after > 1500 && after < HANGS_MS, after);
    // An answer that does not count would end it as well, and nobody is asked a second time.
    await eventually(() => good.pings >= 3 || good.raw.destroyed);
    check('who answers them stays', good.pings >= 3 && !good.raw.destroyed, good.pings);
    const told = (await get(metrics, '/metrics')).text;
    check('that is counted', /drops_total\{reason="silent"\} [1-9]/m.test(told));
    await good.close();
}

// Watches a table again and again without reading the answers.
async function unread(base, server) {
    const { token } = await guest(base, 'Ada');
    const id = await table(base, token, { seats: 3, bots: [null, 'random', 'random'] });
    const socket = await connect(base, { token });
    await socket.until('hello');
    socket.raw.pause();
    const watch = frame(JSON.stringify({ t: 'watch', table: id }));
    let dropped = false;
    for (let i = 0, end = Date.now() + HANGS_MS; Date.now() < end && !dropped; i++) {
        for (let j = 0; j < 5; j++) socket.sendRaw(watch);
        await pause(20);
        if (i % 10 === 0)
            dropped = /drops_total\{reason="slow"\} 1$/m.test(
                (await get(server.metrics, '/metrics')).text,
            );
    }
    check('who does not read is dropped', dropped);
    const memory = Number(
        (await get(server.metrics, '/metrics')).text.match(/resident_bytes (\d+)/)[1],
    );
    check('and has not taken much memory', memory < 64 << 20, memory);
    socket.destroy();
    check('the log says so', server.log.includes('reason=slow'));
}

export default async function run() {
    const server = await serve(['--ping', '2', '--rate', '0']);
    try {
        let answered = 0;
        const healthy = (async () => {
            for (let i = 0; i < 60; i++) {
                same('healthz amid dawdlers', (await get(server.base, '/healthz')).status, 200);
                answered++;
                await pause(100);
            }
        })();
        const crowd = Array.from({ length: 40 }, () =>
            raw(server.base, 'GET / HTTP/1.1\r\nX').then(ended => ({ ...ended, answered })),
        );
        await Promise.all([dawdlers(server.base), unanswered(server), unread(server.base, server)]);
        const ended = await Promise.all(crowd);
        check(
            'forty half requests were let go',
            ended.every(({ ms }) => ms < LONG_MS),
            Math.max(...ended.map(({ ms }) => ms)),
        );
        await healthy;
        check(
            'others were answered meanwhile',
            ended.every(each => each.answered >= 5),
            Math.min(...ended.map(each => each.answered)),
        );
    } finally {
        await server.stop();
    }
}
