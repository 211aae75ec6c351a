// slow.mjs - clients that dawdle are let go: in the headers, in the body, in answering pings, in
// reading; and meanwhile everyone else is served.
import net from 'node:net';
import { check, connect, frame, get, guest, pause, raw, same, serve, table } from './client.mjs';

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
        setTimeout(() => socket.destroy(), 20000);
    });
}

async function dawdlers(base) {
    const headers = [
        'GET /healthz HTTP/1.1\r\n',
        ...Array.from({ length: 60 }, (_, i) => `X-${i}: 1\r\n`),
    ];
    const body = [
        'POST /api/guest HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n' +
            'Content-Length: 500\r\n\r\n',
        ...Array.from({ length: 60 }, () => ' '),
    ];
    const [silent, slowHeaders, slowBody] = await Promise.all([
        drip(base, []),
        drip(base, headers),
        drip(base, body),
    ]);
    check('a connection that says nothing ends', silent < 9000, silent);
    check('headers may take five seconds', slowHeaders > 3000 && slowHeaders < 9000, slowHeaders);
    check('a body may take ten seconds', slowBody < 14000, slowBody);
}

async function unanswered({ base, metrics }) {
    const socket = await connect(base),
        good = await connect(base);
    socket.answersPings = false;
    const began = Date.now();
    await Promise.race([socket.ended, pause(16000)]);
    const after = Date.now() - began;
    check('pings are sent', socket.pings >= 1, socket.pings);
    check('who answers none is let go', after > 1500 && after < 15500, after);
    // An answer that does not count would end it as well, and nobody is asked a second time.
    for (let i = 0; i < 300 && good.pings < 3 && !good.raw.destroyed; i++) await pause(100);
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
    for (let i = 0; i < 300 && !dropped; i++) {
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
        const healthy = (async () => {
            let worst = 0;
            for (let i = 0; i < 60; i++) {
                const began = Date.now();
                same('healthz amid dawdlers', (await get(server.base, '/healthz')).status, 200);
                worst = Math.max(worst, Date.now() - began);
                await pause(100);
            }
            return worst;
        })();
        const crowd = Array.from({ length: 40 }, () =>
            raw(server.base, 'GET / HTTP/1.1\r\nX', 9000),
        );
        await Promise.all([dawdlers(server.base), unanswered(server), unread(server.base, server)]);
        const ended = await Promise.all(crowd);
        check(
            'forty half requests were let go',
            ended.every(({ ms }) => ms < 8900),
            Math.max(...ended.map(({ ms }) => ms)),
        );
        const worst = await healthy;
        check('others were answered within a second', worst < 1000, worst);
    } finally {
        await server.stop();
    }
}
