// ready.mjs - what many ask for is kept ready: compressed, named by an ETag, and the list of tables
// written only when something has changed, somebody asks, and not too often.
import {
    check,
    connect,
    eventually,
    get,
    guest,
    post,
    request,
    same,
    serve,
    table,
} from './client.mjs';

async function kept(base, path, type) {
    const plain = await get(base, path);
    const packed = await get(base, path, null, { 'accept-encoding': 'br, gzip;q=0.8' });
    check(
        `${path}: gzip where it is wanted`,
        packed.headers['content-encoding'] === 'gzip' &&
            packed.bytes.length < plain.bytes.length / 2,
        [packed.bytes.length, plain.bytes.length],
    );
    same(`${path}: the same text`, packed.text, plain.text);
    for (const refuses of ['gzip;q=0', 'identity', 'gzipped', 'x-gzip2'])
        same(
            `${path}: no gzip for ${refuses}`,
            (await get(base, path, null, { 'accept-encoding': refuses })).headers[
                'content-encoding'
            ],
            undefined,
        );
    for (const { headers } of [plain, packed]) {
        check(
            `${path}: may be kept, and asked for again`,
            headers['cache-control'] === 'no-cache' && /^"[\w-]+"$/.test(headers.etag),
            headers,
        );
        same(`${path}: varies`, headers.vary, 'accept-encoding');
        same(`${path}: type`, headers['content-type'].split(';')[0], type);
    }
    check(`${path}: two forms, two names`, plain.headers.etag !== packed.headers.etag);
    const { etag } = plain.headers;
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`, '*', `"a" , W/"b",W/${etag}`]) {
        const again = await get(base, path, null, { 'if-none-match': known });
        check(
            `${path}: 304 for ${known}`,
            again.status === 304 &&
                again.text === '' &&
                again.headers.etag === etag &&
                again.headers.vary,
            again.status,
        );
    }
    for (const other of ['"x"', etag.slice(1), '', '"', etag.slice(0, -1), ',,'])
        same(
            `${path}: not for ${other}`,
            (await get(base, path, null, { 'if-none-match': other })).status,
            200,
        );
    same(`${path}: HEAD`, (await request(base, 'HEAD', path)).headers.etag, etag);
}

const written = async ({ metrics }) =>
    Number((await get(metrics, '/metrics')).text.match(/^landfall_lists_written_total (\d+)$/m)[1]);

async function list(server) {
    const { base } = server,
        { token } = await guest(base, 'Ada');
    const id = await table(base, token, { listed: true });
    const first = await get(base, '/api/tables');
    check(
        'a new table is in the list',
        first.body.some(entry => entry.table === id),
    );
    const before = await written(server);
    for (let i = 0; i < 50; i++) await get(base, '/api/tables');
    same('nothing has changed: nothing is written', await written(server), before);
    const { etag } = first.headers;
    same('and 304', (await get(base, '/api/tables', null, { 'if-none-match': etag })).status, 304);
    const hidden = await table(base, token, { listed: false });
    same(
        'a private table changes nothing',
        (await get(base, '/api/tables', null, { 'if-none-match': etag })).status,
        304,
    );
    same('nor is it there', (await get(base, '/api/tables')).text.includes(hidden), false);
    const socket = await connect(base, { token });
    socket.send({ t: 'watch', table: id });
    await socket.until('table');
    const came = await get(base, '/api/tables', null, { 'if-none-match': etag });
    check('who comes is seen', came.status === 200 && came.body[0].seats[0].here, came.status);
    await post(base, '/api/guest', { name: 'Grace' }, token);
    check(
        'a new name is seen',
        await eventually(async () => (await get(base, '/api/tables')).text.includes('Grace')),
    );

    // Changes all the time, and everybody asks: the list is written a few times a second.
    const start = await written(server),
        began = Date.now();
    let asked = 0;
    while (Date.now() - began < 1500) {
        socket.send({ t: asked % 2 ? 'watch' : 'unwatch', ...(asked % 2 ? { table: id } : {}) });
        await get(base, '/api/tables');
        asked++;
    }
    const count = (await written(server)) - start,
        most = 8 + (4 * (Date.now() - began)) / 1000 + 1;
    check(
        'it is not written for everybody',
        count <= most && (asked < 2 * most || count < asked / 2),
        { asked, count, most },
    );
    socket.send({ t: 'watch', table: id });
    socket.send({ t: 'stand', id: 1 });
    await socket.until('answer');
    await socket.close();
    const listed = async () =>
        (await get(base, '/api/tables')).body.find(entry => entry.table === id);
    check(
        'the last change is seen in the end',
        await eventually(async () => (await listed()).seats[0].kind === 'open'),
    );
}

export default async function run() {
    const server = await serve([
        '--rate',
        '0',
        '--sockets-per-address',
        '0',
        '--tables-per-guest',
        '0',
    ]);
    try {
        const { token } = await guest(server.base, 'Bob');
        for (let i = 0; i < 5; i++) await table(server.base, token, { listed: true });
        await eventually(async () => (await get(server.base, '/api/tables')).body.length === 5);
        for (const [path, type] of [
            ['/api/games', 'application/json'],
            ['/api/rules/base.de', 'text/markdown'],
            ['/api/games/cards/content', 'application/json'],
            ['/api/tables', 'application/json'],
        ])
            await kept(server.base, path, type);
        check(
            '42 kB of games are a few',
            (await get(server.base, '/api/games', null, { 'accept-encoding': 'gzip' })).bytes
                .length < 16000,
        );
        await list(server);
    } finally {
        await server.stop();
    }
}
