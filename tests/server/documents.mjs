// documents.mjs - docs/openapi.yaml and docs/asyncapi.yaml say what the server really does: every
// path and status is asked for, every message of whole games is compared, in both directions.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    check,
    connect,
    get,
    guest,
    pause,
    post,
    program,
    request,
    same,
    serve,
    table,
} from './client.mjs';
import { Player } from './play.mjs';
import { find, validate } from './schema.mjs';
import { parse } from './yaml.mjs';

const read = name => parse(readFileSync(`docs/${name}.yaml`, 'utf8'));
const resolve = (document, value) => (value.$ref ? find(document, value.$ref) : value);

// Every call with the statuses it can be brought to here; 503 needs a server that stops (life.mjs).
async function calls(base, metrics, token, ids) {
    const wish = { game: 'base', seats: 3, bots: [] };
    const ask = (method, path, body, headers = {}) =>
        body === undefined
            ? request(base, method, path, {
                  headers: token ? { authorization: `Bearer ${token}`, ...headers } : headers,
              })
            : post(base, path, body, token, headers);
    const guests = [
        [{ name: 'Ada', token: true }],
        [{ name: '' }],
        [{ name: 'A' }, { origin: 'x://y' }],
        ['x'.repeat(9000)],
        [{ name: 'A' }, { 'content-type': 'text/plain' }],
    ];
    const tables = [
        [wish],
        [{ ...wish, seats: 9 }],
        [wish, { authorization: '' }],
        [wish, { origin: 'x://y' }],
        ['x'.repeat(9000)],
        [wish, { 'content-type': 'text/plain' }],
        [{ ...wish, options: 'board=moon' }],
    ];
    const found = [];
    const add = async (method, path, answer) => found.push({ method, path, answer: await answer });
    for (const path of [
        '/healthz',
        '/readyz',
        '/api/games',
        '/api/addresses',
        '/api/me',
        '/api/my-tables',
        '/api/tables',
    ])
        await add('get', path, ask('GET', path));
    await add('get', '/metrics', get(metrics, '/metrics'));
    for (const path of ['/api/me', '/api/my-tables']) await add('get', path, get(base, path));
    await add('get', '/api/me', get(base, '/api/me', 'x'.repeat(43)));
    for (const name of ['cards', 'base', 'none'])
        await add('get', '/api/games/{game}/content', ask('GET', `/api/games/${name}/content`));
    for (const name of ['base.en', 'base.de', 'none.en'])
        await add('get', '/api/rules/{book}.{language}', ask('GET', `/api/rules/${name}`));
    for (const [body, headers] of guests)
        await add('post', '/api/guest', post(base, '/api/guest', body, null, headers));
    const [spare, twin] = [await guest(base, 'Cleo'), await guest(base, 'Dora')];
    const place = await table(base, spare.token, { seats: 3 });
    const seated = await connect(base, { token: twin.token });
    seated.send({ t: 'watch', table: place });
    seated.send({ t: 'sit', seat: 1, id: 1 });
    await seated.until('answer');
    await add('post', '/api/guest', post(base, '/api/guest', { name: 'Cleo' }, twin.token));
    await seated.close();
    for (const [body, headers] of [
        [{ others: 1 }],
        [{}, { origin: 'x://y' }],
        ['x'.repeat(9000)],
        [{}, { 'content-type': 'text/plain' }],
        [{ others: true }, { authorization: '' }],
        [{ others: true }],
    ])
        await add('post', '/api/logout', post(base, '/api/logout', body, spare.token, headers));
    await add('post', '/api/logout', post(base, '/api/logout', {}));
    for (const [body, headers] of tables)
        await add('post', '/api/tables', ask('POST', '/api/tables', body, headers));
    for (const [body, headers] of [
        [{ code: '222222' }],
        [{ code: '!' }],
        [{ code: ids.code }],
        [{ code: '222222' }, { origin: 'x://y' }],
        ['x'.repeat(9000)],
        [{ code: '222222' }, { 'content-type': 'text/plain' }],
    ])
        await add('post', '/api/join', post(base, '/api/join', body, null, headers));
    await privately(base, add, token, ids.tables[0]);
    const chunked = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
    for (const path of [
        '/api/guest',
        '/api/logout',
        '/api/tables',
        '/api/join',
        '/api/report',
        '/api/me/delete',
    ])
        await add('post', path, request(base, 'POST', path, { headers: chunked, body: '{}' }));
    for (const id of ids.tables) {
        await add('get', '/api/tables/{table}', ask('GET', `/api/tables/${id}`));
        await add('get', '/api/tables/{table}/replay', ask('GET', `/api/tables/${id}/replay`));
        await add('get', '/api/tables/{table}/review', ask('GET', `/api/tables/${id}/review`));
        const full = `/api/tables/${id}/full-review`;
        await add('get', '/api/tables/{table}/full-review', ask('GET', full));
        await add('get', '/api/tables/{table}/proof', ask('GET', `/api/tables/${id}/proof`));
    }
    return found;
}

async function http(base, metrics, token, ids) {
    const document = read('openapi'),
        seen = new Set();
    for (const { method, path, answer } of await calls(base, metrics, token, ids)) {
        const what = `${method} ${path} ${answer.status}`;
        const entry = document.paths[path]?.[method]?.responses[answer.status];
        check(`${what} is in the document`, entry, answer.text.slice(0, 100));
        if (!entry) continue;
        seen.add(what);
        const { content, headers } = resolve(document, entry);
        const type = answer.headers['content-type'].split(';')[0];
        check(`${what} has the type ${type}`, content[type]);
        const fault = content[type] && validate(document, content[type].schema, answer.body);
        check(`${what} is as documented`, !fault, fault);
        for (const [name, { schema }] of Object.entries(headers ?? {}))
            check(
                `${what} has ${name}`,
                answer.headers[name.toLowerCase()] &&
                    !validate(document, schema, String(answer.headers[name.toLowerCase()])),
                answer.headers,
            );
    }
    for (const [path, methods] of Object.entries(document.paths))
        for (const [method, { responses }] of Object.entries(methods))
            for (const status of Object.keys(responses))
                check(
                    `${method} ${path} ${status} happens`,
                    ['503', '429', '422'].includes(status) ||
                        seen.has(`${method} ${path} ${status}`),
                );
}

// What a guest may ask about itself and say about others.
async function privately(base, add, token, place) {
    const leaving = await guest(base, 'Fay');
    for (const who of [leaving.token, ''])
        await add('get', '/api/me/export', get(base, '/api/me/export', who));
    const posts = {
        '/api/me/delete': [{}, { sure: true }],
        '/api/report': [
            { table: place },
            { table: place, seat: 0, reason: 'talk' },
            { table: 'ZZZZZZ', seat: 0, reason: 'talk' },
        ],
    };
    for (const [path, bodies] of Object.entries(posts)) {
        const who = path === '/api/report' ? token : leaving.token;
        const good = bodies[1];
        for (const [body, headers] of [
            [good, { authorization: '' }],
            [good, { origin: 'x://y' }],
            ['x'.repeat(9000)],
            [good, { 'content-type': 'text/plain' }],
            ...bodies.map(each => [each]),
        ])
            await add('post', path, post(base, path, body, who, headers));
    }
}

// Sends through this are checked against what a client may say.
function checked(socket, document, sent) {
    const plainly = socket.send.bind(socket);
    socket.send = message => {
        const name = { rematch: 'askRematch', sight: 'askSight' }[message.t] ?? message.t;
        const fault = validate(document, document.channels.table.messages[name].payload, message);
        check(`what is sent is as documented: ${message.t}`, !fault, fault);
        sent.add(name);
        plainly(message);
    };
    return socket;
}

// Takes its first own move back, if it is still its turn.
function undo(player) {
    if (player.asked || player.acknowledged.length !== 1 || !player.mayAct()) return;
    player.asked = true;
    player.socket.send({ t: 'undo' });
}

// What a socket of landfall.2 was told beside those of landfall.1.
async function differ(socket, view) {
    socket.send({ t: 'sight', id: 10 });
    const { sight } = await socket.until('sight');
    same(
        'a sight tells what a move does',
        JSON.stringify(JSON.parse(sight).view),
        JSON.stringify(view),
    );
    check(
        'one socket is told differences',
        socket.seen.some(each => each.t === 'move' && each.d) &&
            !socket.seen.some(each => each.view),
    );
    check(
        'what belongs together comes together',
        socket.frames < socket.seen.length,
        socket.frames,
    );
}

// Every wish once, at a table of two people and a bot with a clock.
async function wishes(base, document, sent, sockets) {
    const [ada, bob] = [await guest(base, 'Ada'), await guest(base, 'Bob')];
    const id = await table(base, ada.token, {
        seats: 3,
        bots: [],
        options: 'target=3',
        clock: { turn_s: 60, reserve_s: 60 },
    });
    const open = async (token, protocol) => {
        const socket = checked(await connect(base, { token, protocol }), document, sent);
        sockets.push(socket);
        socket.send({ t: 'watch', table: id });
        await socket.until('table');
        return socket;
    };
    const one = await open(ada.token),
        two = await open(bob.token),
        differing = await open(bob.token, 'landfall.2, landfall.1');
    two.send({ t: 'sit', seat: 1, id: 1 });
    await two.until(message => message.t === 'table' && message.me === 1);
    for (const message of [
        { t: 'bot', seat: 2, bot: 'greedy' },
        { t: 'bot', seat: 2, bot: null },
        { t: 'bot', seat: 2, bot: 'random' },
        { t: 'word', word: 'luck' },
        { t: 'say', text: 'Hello' },
        { t: 'say', phrase: 3 },
        { t: 'code', open: true, id: 8 },
        { t: 'code', open: false },
        { t: 'why', do: 'end', id: 3 },
        { t: 'why', do: '???', id: 4 },
    ])
        one.send(message);
    two.send({ t: 'stand', id: 9 });
    await two.until(message => message.t === 'table' && message.me === null);
    two.send({ t: 'sit', seat: 1 });
    await two.until(message => message.t === 'table' && message.me === 1);
    two.send({ t: 'word', word: 'hers' });
    one.send({ t: 'start', id: 2 });
    const players = [new Player(one), new Player(two)];
    for (const [i, player] of players.entries()) {
        const started = await [one, two][i].until(
            message => message.t === 'table' && message.state === 'running',
        );
        player.take(started);
    }
    for (const t of ['pause', 'resume']) {
        one.send({ t });
        two.send({ t });
        await one.until(
            message =>
                message.t === 'seats' && message.state === (t === 'pause' ? 'paused' : 'running'),
        );
    }
    for (const message of [
        { t: 'back' },
        { t: 'why', do: 'end', id: 5 },
        { t: 'hint', id: 7 },
        { t: 'position', id: 11 },
        { t: 'rematch' },
        { t: 'do', seq: 0, key: 'odd', do: 'fly away' },
        { t: 'remove', seat: 5, id: 6 },
    ])
        one.send(message);
    for (const player of players) if (player.mayAct()) player.act();
    await Promise.all(
        players.map(player =>
            player.play(it => {
                undo(it);
                return it.over;
            }),
        ),
    );
    const { points, sources } = players[0].over;
    check(
        'the points of every seat are explained',
        points.length === sources.length &&
            points.every((n, i) => n === sources[i].reduce((sum, each) => sum + each.points, 0)),
        JSON.stringify(sources),
    );
    await differ(differing, players[1].view);
    one.send({ t: 'rematch' });
    two.send({ t: 'rematch' });
    await one.until('rematch');
    one.send({ t: 'unwatch', id: 7 });
    one.send({ t: 'ping', id: 8 });
    await one.until(message => message.t === 'answer' && message.id === 8);
    one.send({ t: 'watch', table: 'ZZZZZZ' });
    await one.until('gone');
    const late = checked(await connect(base, { token: ada.token }), document, sent);
    sockets.push(late);
    late.send({ t: 'watch', table: id, have: 5 });
    await pause(300);
    return id;
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const path = join(folder, 'admin');
    const server = await serve([
        '--bot-delay',
        '0',
        '--rate',
        '0',
        '--review-threads',
        '1',
        '--admin',
        path,
    ]);
    const document = read('asyncapi'),
        sent = new Set(),
        got = new Set(),
        sockets = [];
    try {
        const { token } = await guest(server.base, 'Ada');
        const running = await table(server.base, token);
        const over = await wishes(server.base, document, sent, sockets);
        const host = await connect(server.base, { token });
        host.send({ t: 'watch', table: running });
        host.send({ t: 'code', open: true });
        const { code } = await host.until(message => message.t === 'seats' && message.code);
        await http(server.base, server.metrics, token, { tables: [running, over, 'ZZZZZZ'], code });
        await host.close();
        spawnSync(program, ['admin', 'announce', 'Hello', '--admin', path]);
        await sockets.at(-1).until('notice');
        for (const socket of sockets) {
            for (const { bytes, ...message } of socket.seen) {
                const name = document.channels.table.messages[message.t] && message.t;
                const fault = name
                    ? validate(document, document.channels.table.messages[name].payload, message)
                    : 'no such message';
                check(`${message.t} is as documented`, !fault && bytes > 0, fault);
                got.add(message.t);
            }
            await socket.close();
        }
        for (const [operation, names] of [
            ['fromClient', sent],
            ['fromServer', got],
        ])
            for (const { $ref } of document.operations[operation].messages) {
                const name = $ref.split('/').pop();
                if (name === 'moved') continue; // one server alone never says it: tests/cluster
                check(`${operation}: ${name} was seen`, find(document, $ref) && names.has(name));
            }
        same('the documents have one version', read('openapi').info.version, document.info.version);
    } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
    }
}
