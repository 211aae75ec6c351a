// admin.mjs - what hosts see and do on the unix socket of a server, and what players report: lists,
// closing, sending away, bans, mutes, announcements, the end; exit codes, both languages, a line in
// the log for each.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, connect, get, guest, post, program, same, serve, table } from './client.mjs';

export const admin = (store, ...words) =>
    new Promise(resolve => {
        execFile(
            program,
            ['admin', ...words, '--store', store],
            { env: { ...process.env, LC_ALL: 'C.UTF-8' } },
            (error, out, err) => resolve({ code: error?.code ?? 0, out, err }),
        );
    });
const json = async (store, ...words) => JSON.parse((await admin(store, ...words, '--json')).out);

async function watch(server, token, id) {
    const line = await connect(server.base, { token });
    line.send({ t: 'watch', table: id });
    await line.until('table');
    return line;
}

async function lists(store, ada, id) {
    const tables = await json(store, 'tables');
    same('one table', tables.length, 1);
    same('its id', tables[0].table, id);
    same('its people', tables[0].people.map(each => each.name).join(), 'Ada');
    const guests = await json(store, 'guests');
    same(
        'all guests',
        guests
            .map(each => each.name)
            .sort()
            .join(),
        'Ada,Mallory',
    );
    same('one of them', (await json(store, 'guests', 'Mal')).length, 1);
    const lines = await json(store, 'connections');
    check(
        'who is connected, and where from',
        lines.some(
            each => each.guest === ada.id && each.table === id && each.address === '127.0.0.1',
        ),
        lines,
    );
    const text = await admin(store, 'tables');
    check('in words', text.code === 0 && text.out.includes(`Ada (${ada.id})`), text.out);
    check('the state', (await json(store, 'status')).open === 1);
    check('auf Deutsch', /Verbindungen/.test((await admin(store, 'status', '--lang', 'de')).out));
}

async function mistakes(store, folder) {
    const wrong = async (what, code, words, pattern) => {
        const answer = await admin(store, ...words);
        same(`${what}: exit code`, answer.code, code);
        check(
            `${what}: one line`,
            answer.err.split('\n').length === 2 && pattern.test(answer.err),
            answer.err,
        );
    };
    await wrong('no such deed', 2, ['dance'], /not known; it is one of status/);
    await wrong('no such guest', 1, ['kick', 'Nobody'], /no guest Nobody/);
    await wrong('keiner', 1, ['kick', 'Nobody', '--lang', 'de'], /keinen Gast/);
    await wrong('no such table', 1, ['close', 'ABCDEF'], /no such table/);
    await wrong('nothing to close', 2, ['close'], /close TABLE/);
    await wrong('nothing to lift', 1, ['unban', 'Ada'], /nothing to lift/);
    await wrong('an address cannot talk', 2, ['mute', '127.0.0.1'], /mute GUEST/);
    await wrong('no such report', 1, ['settle', '17'], /no such report/);
    const nowhere = await admin(`sqlite:${join(folder, 'other.db')}`, 'status');
    check('no server', nowhere.code === 4 && /no server listens/.test(nowhere.err), nowhere.err);
}

async function talk(server, store, ada, mallory, id) {
    const line = await watch(server, mallory.token, id);
    line.send({ t: 'say', text: 'a "bad" word' });
    const said = await line.until('chat');
    const report = (wish, token = ada.token) => post(server.base, '/api/report', wish, token);
    same(
        'a line is reported',
        (await report({ table: id, line: said.seq, reason: 'talk', text: 'not nice' })).status,
        200,
    );
    same(
        'a seat as well',
        (await report({ table: id, seat: 0, reason: 'leaving' }, mallory.token)).status,
        200,
    );
    same(
        'not by strangers',
        (await report({ table: id, seat: 0, reason: 'other' }, '')).status,
        401,
    );
    same(
        'not what is not there',
        (await report({ table: id, line: 9999, reason: 'talk' })).status,
        404,
    );
    for (const wish of [
        { table: id, reason: 'talk' },
        { table: id, seat: 0, reason: 'al' },
        { table: id, seat: 0, line: 1, reason: 'talk' },
        { table: 'x', seat: 0, reason: 'talk' },
        { table: id, seat: 0, reason: 'talk', more: 1 },
    ])
        same(`refused: ${JSON.stringify(wish)}`, (await report(wish)).status, 400);
    const reports = await json(store, 'reports');
    same('both are kept', reports.length, 2);
    same('who said it', reports[0].about, mallory.id);
    same('and what', reports[0].said, 'a "bad" word');
    same('who reported', reports[0].by, ada.id);
    check('in words', /not nice/.test((await admin(store, 'reports')).out));
    same('one is settled', (await admin(store, 'settle', reports[0].report)).code, 0);
    same('and gone', (await json(store, 'reports')).length, 1);
    let last = 200;
    for (let i = 0; i < 8; i++)
        last = (await report({ table: id, seat: 0, reason: 'other' })).status;
    same('not too many', last, 429);
    same('she is muted', (await admin(store, 'mute', 'Mallory', '1h', 'bad', 'words')).code, 0);
    line.send({ t: 'say', text: 'more' });
    same('and cannot talk', (await line.until('refused')).reason, 'muted');
    line.send({ t: 'say', phrase: 1 });
    same('nor with a ready phrase', (await line.until('refused')).reason, 'muted');
    same('until it is lifted', (await admin(store, 'unmute', 'Mallory')).code, 0);
    line.send({ t: 'say', text: 'sorry' });
    same('then she can', (await line.until('chat')).text, 'sorry');
    same('told to all', (await admin(store, 'announce', 'We stop', 'at ten')).code, 0);
    same('as a notice', (await line.until('notice')).text, 'We stop at ten');
    return line;
}

async function bans(server, store, mallory, line, id) {
    line.send({ t: 'sit', seat: 1 });
    await line.until('table');
    same('she is banned', (await admin(store, 'ban', 'Mallory', '7d', 'enough')).code, 0);
    await line.ended;
    same('her line ends', line.code, 4403);
    const { body } = await get(server.base, `/api/tables/${id}`);
    same('her seat is free', body.seats[1].kind, 'open');
    const wish = { game: 'base', seats: 3, bots: [], listed: false, sit: true };
    const refused = await post(server.base, '/api/tables', wish, mallory.token);
    same('no tables for her', refused.status, 403);
    same('the reason is told', refused.body.detail, 'enough');
    same('no socket', (await connect(server.base, { token: mallory.token })).status, 403);
    same('it is listed', (await json(store, 'bans'))[0].why, 'enough');
    same('lifted', (await admin(store, 'unban', mallory.id)).code, 0);
    const again = await watch(server, mallory.token, id);
    same('she is back', (await admin(store, 'kick', 'Mallory')).code, 0);
    await again.ended;
    same('and sent away', again.code, 4403);
    same('her address', (await admin(store, 'ban', '127.0.0.1', '1h')).code, 0);
    same(
        'is banned',
        (await post(server.base, '/api/guest', { name: 'Eve', token: true })).status,
        403,
    );
    same('who leaves may', (await post(server.base, '/api/logout', {}, mallory.token)).status, 200);
    same('lifted as well', (await admin(store, 'unban', '127.0.0.1')).code, 0);
}

async function keeps(store, server, id) {
    await admin(store, 'ban', '192.0.2.7', 'for', 'ever');
    same('it is stopped', (await admin(store, 'stop')).code, 0);
    same('well', (await server.ended).code, 0);
    const again = await serve([], { store });
    same('bans are kept', (await json(store, 'bans'))[0].why, 'for ever');
    const line = await connect(again.base);
    line.send({ t: 'watch', table: id });
    await line.until('table');
    same('the table is closed', (await admin(store, 'close', id)).code, 0);
    same('all are told', (await line.until('gone')).reason, 'closed');
    same('it is over', (await get(again.base, `/api/tables/${id}`)).body.state, 'over');
    same('once', (await admin(store, 'close', id)).code, 1);
    return again;
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const store = `sqlite:${join(folder, 'a.db')}`;
    let server = await serve([], { store });
    try {
        same('only its owner', statSync(join(folder, 'a.db-admin')).mode & 0o777, 0o600);
        const ada = await guest(server.base, 'Ada'),
            mallory = await guest(server.base, 'Mallory');
        const id = await table(server.base, ada.token, { seats: 3 });
        await watch(server, ada.token, id);
        await lists(store, ada, id);
        await mistakes(store, folder);
        const line = await talk(server, store, ada, mallory, id);
        await bans(server, store, mallory, line, id);
        const deeds = server.log.match(/ admin .*do=\w+/g) ?? [];
        check(
            'every deed is a line in the log',
            deeds.some(each => /do=ban/.test(each)) &&
                deeds.some(each => /do=kick/.test(each)) &&
                !/We stop/.test(server.log),
            deeds,
        );
        server = await keeps(store, server, id);
        const taken = await serve(['--admin', join(folder, 'a.db-admin')], {
            store: 'memory:',
        }).then(
            () => 'started',
            error => error.message,
        );
        check(
            'two servers do not share a socket',
            /another server listens there/.test(taken),
            taken,
        );
    } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
    }
}
