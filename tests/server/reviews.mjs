// reviews.mjs - reviews made by the server, where the host allows them: progress, what is known before
// the end, the same text as the command line's, one review for all readers, and limits.
import { execFileSync } from 'node:child_process';
import { check, connect, get, guest, program, same, serve, table } from './client.mjs';

const PATIENCE_MS = 300_000; // against a hang

async function until(what, look) {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
        const seen = await look();
        if (seen) return seen;
        if (Date.now() > end) throw new Error(`${what} never came`);
        await new Promise(done => setTimeout(done, 50));
    }
}

// A match of bots alone, played to its end.
async function finished(base, token, wish = {}) {
    const id = await table(base, token, {
        game: 'base',
        seats: 3,
        bots: ['greedy-1', 'greedy-1', 'greedy-1'],
        options: 'target=7',
        sit: false,
        listed: false,
        ...wish,
    });
    await until('the end of a match', async () => {
        const { body } = await get(base, `/api/tables/${id}`, token);
        return body.state === 'over';
    });
    return id;
}

const figure = async (server, name) =>
    Number(
        new RegExp(`^landfall_${name} (\\d+)$`, 'm').exec(
            (await get(server.metrics, '/metrics')).text,
        )?.[1],
    );

async function whole(server, token, id) {
    const path = `/api/tables/${id}/full-review`,
        parts = [];
    let first = null;
    const { body: last } = await until('the end of a review', async () => {
        const answer = await get(server.base, path, token);
        if (answer.status !== 200) throw new Error(answer.text);
        if (parts.at(-1) !== answer.body.part) parts.push(answer.body.part);
        if (answer.body.actions) first ??= answer.body;
        return answer.body.part === 'done' && answer;
    });
    same('it begins by waiting', parts[0], 'wait');
    check('something is known before the end', first.part !== 'done', parts.join());
    same('of every action', first.actions.length, last.actions.length);
    check(
        'with the chances of all seats',
        first.actions.every(({ value }) => Math.abs(value[0] + value[1] + value[2] - 1) < 0.001),
    );
    check('progress grows to 1', first.progress < 1 && last.progress === 1, first.progress);
    return last;
}

async function allowed(server, token, id) {
    const path = `/api/tables/${id}/full-review`;
    const last = await whole(server, token, id);
    for (const seat of last.seats)
        check(
            'result - start = luck + own + others',
            Math.abs(seat.result - seat.start - seat.luck - seat.own - seat.others) < 0.002,
            JSON.stringify(seat),
        );
    const { text } = await get(server.base, `/api/tables/${id}/replay`, token);
    const again = await get(server.base, path, token, { 'accept-encoding': 'gzip' });
    same('it is kept, and compressed', again.headers['content-encoding'], 'gzip');
    const known = await get(server.base, path, token, {
        'accept-encoding': 'gzip',
        'if-none-match': again.headers.etag,
    });
    same('who has it is not sent it again', known.status, 304);
    same('all of that was one review', await figure(server, 'reviews_asked_total'), 1);
    same('made to its end', await figure(server, 'reviews_done_total'), 1);
    return { last, text };
}

// This waits for a program, and connections that are kept open meanwhile may end: so it comes last.
function asTheCommand({ last, text }) {
    const told = JSON.parse(
        execFileSync(program, ['review', '-', '--json', '--quiet'], { input: text }),
    );
    same('the command says the same', JSON.stringify(last), JSON.stringify(told));
}

async function refused(server, token) {
    const running = await table(server.base, token, { seats: 2, bots: [null, 'greedy'] });
    const path = `/api/tables/${running}/full-review`;
    same('a running match has none', (await get(server.base, path, token)).status, 409);
    const none = await get(server.base, '/api/tables/ABCDEF/full-review', token);
    same('nor one that is not there', none.status, 404);
}

// More than threads and places: the rest is sent away to make it in the page, and nothing else waits.
async function many(server, token) {
    const ids = [];
    for (let n = 0; n < 14; n++) ids.push(await finished(server.base, token));
    const answers = await Promise.all(
        ids.map(id => get(server.base, `/api/tables/${id}/full-review`, token)),
    );
    const parts = answers.map(({ body }) => body.part);
    check('eight wait at most', parts.filter(part => part === 'wait').length <= 10, parts.join());
    check('the others make it themselves', parts.includes('off'), parts.join());
    const socket = await connect(server.base, { token });
    await socket.until('hello');
    await socket.close();
    check('the loop goes on', (await figure(server, 'reviews_waiting')) > 0);
}

async function limited() {
    const server = await serve(['--review-threads', '1', '--tables-per-guest', '0']);
    try {
        const { token } = await guest(server.base, 'Eve');
        const statuses = [];
        for (let n = 0; n < 13; n++) {
            const id = await finished(server.base, token, {
                seats: 2,
                bots: ['greedy-1', 'greedy-1'],
                options: 'target=3',
            });
            statuses.push((await get(server.base, `/api/tables/${id}/full-review`, token)).status);
        }
        same('an address gets a dozen at once', statuses.indexOf(429), 12);
    } finally {
        await server.stop();
    }
}

export default async function reviews() {
    const off = await serve(['--tables-per-guest', '0', '--sockets-per-address', '0']);
    const { token: early } = await guest(off.base, 'Ada');
    const id = await finished(off.base, early);
    const { body } = await get(off.base, `/api/tables/${id}/full-review`, early);
    same('unless the host allows it there is none', body.part, 'off');
    await off.stop();
    const server = await serve([
        '--review-threads',
        '1',
        '--tables-per-guest',
        '0',
        '--sockets-per-address',
        '0',
        '--bot-tables',
        '0',
    ]);
    let made;
    try {
        const { token } = await guest(server.base, 'Ada');
        made = await allowed(server, token, await finished(server.base, token));
        await refused(server, token);
        await many(server, token);
    } finally {
        const { code } = await server.stop();
        same('a server with reviews at work stops cleanly', code, 0);
    }
    await limited();
    asTheCommand(made);
}
