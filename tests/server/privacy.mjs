// privacy.mjs - a guest takes its data out and is forgotten, by itself and by the host: name, id and
// words are nowhere on the disk, logs stay sound, replays and proofs of others stay. Talk, reports
// and guests that are too old are forgotten as well.
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin } from './admin.mjs';
import {
    check,
    connect,
    eventually,
    get,
    guest,
    post,
    program,
    same,
    serve,
    table,
} from './client.mjs';

const landfall = (...words) =>
    new Promise(resolve => {
        execFile(program, words, (error, out, err) =>
            resolve({ code: error?.code ?? 0, out, err }),
        );
    });

const disk = file =>
    [file, `${file}-wal`]
        .filter(existsSync)
        .map(each => readFileSync(each, 'latin1'))
        .join('');

const REPORTS = 70; // more than the server drops at a time

const until = async (what, holds) => check(what, await eventually(holds));

// A match that ends: two people, one of whom leaves, so that bots play it to its end.
async function match(server, ada, bob) {
    const id = await table(server.base, ada.token, { game: 'dice', seats: 2, listed: true });
    const [one, two] = [
        await connect(server.base, { token: ada.token }),
        await connect(server.base, { token: bob.token }),
    ];
    for (const line of [one, two]) {
        line.send({ t: 'watch', table: id });
        await line.until('table');
    }
    two.send({ t: 'sit', seat: 1 });
    await two.until('table');
    for (const [line, word] of [
        [one, 'anchor'],
        [two, 'beacon'],
    ])
        line.send({ t: 'word', word });
    one.send({ t: 'start' });
    await one.until(message => message.t === 'table' && message.state === 'running');
    one.send({ t: 'say', text: 'Adas private words' });
    two.send({ t: 'say', text: 'Bobs answer' });
    await two.until(message => message.t === 'chat' && message.text === 'Bobs answer');
    for (const line of [one, two]) line.send({ t: 'stand' });
    await until(
        'the match ends',
        async () => (await get(server.base, `/api/tables/${id}`)).body.state === 'over',
    );
    return id;
}

async function exported(server, ada, id, watched) {
    const { status, body } = await get(server.base, '/api/me/export', ada.token);
    same('the guest gets its data', status, 200);
    same('its name', body.name, 'Ada Lovelace');
    const mine = body.tables.find(each => each.table === id);
    check(
        'what it said',
        mine?.entries.some(each => each.said === 'Adas private words'),
        body,
    );
    check('not what others said', !JSON.stringify(body).includes('Bobs answer'));
    const other = body.tables.find(each => each.table === watched);
    check(
        'what it said as a watcher',
        other?.entries.some(each => each.said === 'only looking'),
        body,
    );
    same('nobody else', (await get(server.base, '/api/me/export')).status, 401);
    same(
        'nothing without being sure',
        (await post(server.base, '/api/me/delete', {}, ada.token)).status,
        400,
    );
}

async function forgotten(server, files, ada, id) {
    const list = async () => JSON.parse((await admin(files.store, 'guests', '--json')).out);
    check('no guest any more', !(await list()).some(each => each.guest === ada.id));
    same('its token opens nothing', (await get(server.base, '/api/me', ada.token)).status, 401);
    const { body } = await get(server.base, `/api/tables/${id}`);
    check('the table has no name of it', !JSON.stringify(body).includes('Ada'), body);
    same('the replay is there', (await get(server.base, `/api/tables/${id}/replay`)).status, 200);
    const proof = await get(server.base, `/api/tables/${id}/proof`);
    same('with the words that the dice follow from', proof.body.words?.[0], 'anchor');
    const line = await connect(server.base);
    line.send({ t: 'watch', table: id });
    const seen = await line.until('table');
    check(
        'its words are gone',
        !JSON.stringify(seen.chat).includes('Adas') &&
            JSON.stringify(seen.chat).includes('Bobs answer'),
        seen.chat,
    );
}

async function byItself(server, files) {
    const ada = await guest(server.base, 'Ada Lovelace'),
        bob = await guest(server.base, 'Bob');
    const id = await match(server, ada, bob);
    const running = await table(server.base, ada.token, {
        seats: 3,
        bots: [null, 'greedy', 'greedy'],
    });
    const watched = await table(server.base, bob.token, { seats: 3, listed: true });
    const line = await connect(server.base, { token: ada.token });
    line.send({ t: 'watch', table: watched });
    await line.until('table');
    line.send({ t: 'say', text: 'only looking' });
    await line.until('chat');
    await exported(server, ada, id, watched);
    await post(
        server.base,
        '/api/report',
        { table: id, seat: 0, reason: 'other', text: 'me' },
        ada.token,
    );
    same(
        'it is forgotten',
        (await post(server.base, '/api/me/delete', { sure: true }, ada.token)).status,
        200,
    );
    await line.ended;
    same('its lines end', line.code, 4401);
    await until('all of it', () => /guest\.forgotten/.test(server.log));
    await forgotten(server, files, ada, id);
    same(
        'a bot plays its running match',
        (await get(server.base, `/api/tables/${running}`)).body.seats[0].kind,
        'bot',
    );
    return { ada, bob, id };
}

// However many reports somebody has written, they are forgotten with the guest; those of others stay.
async function reporter(files) {
    const server = await serve(['--tables-per-guest', '0', '--sockets-per-address', '0'], {
        store: files.store,
    });
    const [carol, dora] = [await guest(server.base, 'Carol'), await guest(server.base, 'Dora')];
    const id = await table(server.base, dora.token, { seats: 3, listed: true });
    const report = (who, text) =>
        post(server.base, '/api/report', { table: id, seat: 0, reason: 'other', text }, who.token);
    for (let i = 0; i < REPORTS; i++) await report(carol, `Carol complains ${i}`);
    await report(dora, 'Dora complains once');
    const list = async () => JSON.parse((await admin(files.store, 'reports', '--json')).out);
    same('all reports are kept', (await list()).length, REPORTS + 1);
    await post(server.base, '/api/me/delete', { sure: true }, carol.token);
    await until('who reported is forgotten', () => /guest\.forgotten/.test(server.log));
    await until('and with it all its reports', async () => (await list()).length === 1);
    same('not those of others', (await list())[0]?.text, 'Dora complains once');
    await server.stop();
    check('nowhere on the disk', !disk(files.file).includes('Carol complains'));
}

async function byTheHost(server, files, bob) {
    const out = await admin(files.store, 'export', 'Bob');
    check(
        'the host can take out data',
        out.code === 0 && JSON.parse(out.out).id === bob.id,
        out.err,
    );
    server.log = '';
    same('and have it forgotten', (await admin(files.store, 'forget', 'Bob')).code, 0);
    await until('all of it', () => /guest\.forgotten/.test(server.log));
    same('the token is void', (await get(server.base, '/api/me', bob.token)).status, 401);
}

async function withTime(files) {
    const server = await serve(['--keep-chat', '1'], { store: files.store });
    const eve = await guest(server.base, 'Eve');
    const id = await table(server.base, eve.token, { seats: 3, listed: true });
    const line = await connect(server.base, { token: eve.token });
    line.send({ t: 'watch', table: id });
    await line.until('table');
    line.send({ t: 'say', text: 'of yesterday' });
    await line.until('chat');
    await admin(files.store, 'close', id);
    await server.stop();
    // Two days later, as far as the server can tell.
    const clock = `${files.file}.so`;
    const built = spawnSync('cc', ['-O1', '-shared', '-fPIC', '-o', clock, 'tests/server/later.c']);
    same('a clock that is ahead', built.status, 0);
    const later = await serve(['--keep-chat', '1', '--guest-days', '1', '--keep-unstarted', '0'], {
        store: files.store,
        environment: { LD_PRELOAD: clock, LATER_DAYS: '2' },
    });
    await until('old talk is forgotten', async () => {
        const { body } = await get(later.base, '/healthz');
        if (!body.ok) return false;
        const look = await connect(later.base);
        look.send({ t: 'watch', table: id });
        const seen = await look.until('table');
        await look.close();
        return seen.chat.length === 1 && !JSON.stringify(seen.chat).includes('yesterday');
    });
    await until(
        'and old guests',
        async () => (await admin(files.store, 'guests', '--json')).out.trim() === '[]',
    );
    await later.stop();
}

// A clock that is 400 days ahead deletes nobody until the host believes it.
async function withWrongTime(files) {
    const store = `${files.store}2`;
    const guests = async () => (await admin(store, 'guests', '--json')).out.trim();
    const server = await serve(['--guest-days', '30'], { store });
    const eve = await guest(server.base, 'Eve');
    await admin(store, 'ban', '10.1.2.3', '7d');
    same('the clock is believed', (await admin(store, 'clock')).code, 0);
    await server.stop();
    const late = await serve(['--guest-days', '30'], {
        store,
        environment: { LD_PRELOAD: `${files.file}.so`, LATER_DAYS: '400' },
    });
    await until('a clock far ahead is told', () =>
        /error clock\.ahead days_ahead=40/.test(late.log),
    );
    const ready = await get(late.base, '/readyz');
    check(
        'ready, with a warning',
        ready.status === 200 && ready.text.includes('clock'),
        ready.text,
    );
    check('no guest is deleted', (await guests()).includes('Eve'));
    same('nor logged out', (await get(late.base, '/api/me', eve.token)).body?.name, 'Eve');
    check('no ban ends', (await admin(store, 'bans', '--json')).out.includes('10.1.2.3'));
    const doubt = await admin(store, 'clock');
    check('the host is told', doubt.code === 1 && /\d+ days ahead/.test(doubt.err), doubt);
    same('and believes it', (await admin(store, 'clock', 'trust')).code, 0);
    await until('then old guests go', async () => (await guests()) === '[]');
    same('it is believed', (await admin(store, 'clock')).code, 0);
    await late.stop();
    // Back at the right time nothing is doubted, and nobody is the worse for it.
    const right = await serve([], { store });
    same('a clock that is behind is no trouble', (await admin(store, 'clock')).code, 0);
    await right.stop();
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const file = join(folder, 'a.db');
    const files = { file, store: `sqlite:${file}` };
    const server = await serve(['--bot-delay', '0'], { store: files.store });
    try {
        const { ada, bob } = await byItself(server, files);
        await byTheHost(server, files, bob);
        await server.stop();
        const bytes = disk(file);
        for (const trace of [
            ada.id,
            'Lovelace',
            'Adas private',
            'only looking',
            bob.id,
            'Bobs answer',
        ])
            check(`no trace of "${trace}" on the disk`, !bytes.includes(trace));
        check('it was the right file', bytes.includes('anchor'));
        const checked = await landfall('check-store', file);
        check('all logs are sound', checked.code === 0, checked.out);
        await reporter(files);
        await withTime(files);
        same('still sound', (await landfall('check-store', file)).code, 0);
        await withWrongTime(files);
    } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
    }
}
