// tokens.mjs - a guest's token: no page gets to see it, it dies unused, and it can be taken back.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, connect, get, guest, post, same, serve, table, within } from './client.mjs';

const cookieOf = answer => answer.headers['set-cookie']?.[0].split(';')[0];

async function pages(base) {
    const wish = { name: 'Ada', token: true };
    same('a program is told its token', (await post(base, '/api/guest', wish)).status, 200);
    const made = await post(base, '/api/guest', { name: 'Ada' }, null, { origin: base });
    const rows = [
        ['an Origin', { origin: base }],
        ['a cookie of ours', { cookie: cookieOf(made) }],
        ['our page', { origin: base, cookie: cookieOf(made) }],
        ['any cookie', { cookie: 'a=b' }],
        ...['site', 'mode', 'dest', 'user'].map(what => [
            `Sec-Fetch-${what}`,
            { [`Sec-Fetch-${what}`]: what === 'site' ? 'same-origin' : 'x' },
        ]),
        ['an empty Sec-Fetch-Site', { 'Sec-Fetch-Site': '' }],
    ];
    for (const [what, headers] of rows) {
        const answer = await post(base, '/api/guest', wish, null, headers);
        same(`no token for a request with ${what}`, answer.status, 403);
        check(
            `${what}: it says why`,
            what === 'a cookie of ours' || answer.body.type === '/problems/program',
            answer.text,
        );
        check(`${what}: no cookie either`, !answer.headers['set-cookie']);
    }
    const german = await post(base, '/api/guest', wish, null, {
        origin: base,
        'accept-language': 'de',
    });
    check('it says so in German', german.body.title.startsWith('Nur Programme'), german.text);
}

async function logout(base) {
    const made = await post(base, '/api/guest', { name: 'Ada' }, null, { origin: base });
    const jar = { cookie: cookieOf(made), origin: base };
    const socket = await connect(base, { cookie: jar.cookie, origin: base });
    const other = await guest(base, 'Bob'),
        bob = await connect(base, { token: other.token });
    const id = await table(base, other.token);
    same(
        'another site cannot log anybody out',
        (
            await post(base, '/api/logout', {}, null, {
                cookie: jar.cookie,
                origin: 'https://evil.example',
            })
        ).status,
        403,
    );
    same(
        'a field too many',
        (await post(base, '/api/logout', { all: true }, null, jar)).status,
        400,
    );
    same('a wrong type', (await post(base, '/api/logout', { others: 1 }, null, jar)).status, 400);
    same('still a guest', (await get(base, '/api/me', null, jar)).status, 200);
    const out = await post(base, '/api/logout', {}, null, jar);
    same('logging out', out.status, 200);
    check(
        'takes the cookie away',
        /^lf=; .*Max-Age=0;/.test(out.headers['set-cookie']?.[0]),
        out.headers,
    );
    same('ends the token', (await get(base, '/api/me', null, jar)).status, 401);
    same('closes its sockets', await within(socket.ended), 4401);
    same('once more does no harm', (await post(base, '/api/logout', {}, null, jar)).status, 200);
    const back = await post(base, '/api/guest', { name: 'Ada' }, null, jar);
    check(
        'whoever comes back is somebody else',
        back.status === 200 && back.body.id !== made.body.id,
    );
    bob.send({ t: 'watch', table: id });
    check('others stay', await within(bob.until('table')));
    same('a program logs out', (await post(base, '/api/logout', {}, other.token)).status, 200);
    same('and is out', (await get(base, '/api/me', other.token)).status, 401);
    same('its socket too', await within(bob.ended), 4401);
    same('GET is no way to log out', (await get(base, '/api/logout')).status, 405);
}

async function others(base) {
    const made = await post(base, '/api/guest', { name: 'Ada' }, null, { origin: base });
    const jar = { cookie: cookieOf(made), origin: base };
    const copy = await connect(base, { cookie: jar.cookie, origin: base });
    const out = await post(base, '/api/logout', { others: true }, null, jar);
    same('the caller stays the same guest', out.body.id, made.body.id);
    check('no token for a page', !('token' in out.body), out.text);
    same('the copy is out', (await get(base, '/api/me', null, jar)).status, 401);
    same('with its sockets', await within(copy.ended), 4401);
    const fresh = { cookie: cookieOf(out), origin: base };
    same('the new cookie works', (await get(base, '/api/me', null, fresh)).body?.id, made.body.id);
    const { token, id } = await guest(base, 'Bob');
    const turned = await post(base, '/api/logout', { others: true }, token);
    check(
        'a program gets its new token',
        turned.body.id === id && turned.body.token !== token,
        turned.text,
    );
    same('which works', (await get(base, '/api/me', turned.body.token)).status, 200);
    same('the old one does not', (await get(base, '/api/me', token)).status, 401);
    same('nobody has no others', (await post(base, '/api/logout', { others: true })).status, 401);
}

const BELIEVED = 6; // days that a clock may jump ahead

// Unused for 90 days it is dead; used, it lives on, and the browser keeps the cookie as long.
async function life() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const later = join(folder, 'later.so'),
        store = `sqlite:${join(folder, 'test.db')}`;
    const built = spawnSync('cc', ['-O1', '-shared', '-fPIC', '-o', later, 'tests/server/later.c']);
    same('the helper builds', built.status, 0);
    // A server believes its clock only some days at a time (server/calendar.h).
    let day = 0;
    const at = async (days, ask, options = []) => {
        for (; day + BELIEVED < days; day += BELIEVED) await on(day + BELIEVED, () => {}, options);
        day = days;
        return on(days, ask, options);
    };
    const on = async (days, ask, options) => {
        const server = await serve(options, {
            store,
            environment: { LD_PRELOAD: later, LATER_DAYS: String(days) },
        });
        try {
            return await ask(server.base);
        } finally {
            await server.stop();
        }
    };
    try {
        const made = await at(0, base =>
            post(base, '/api/guest', { name: 'Ada' }, null, { origin: base }),
        );
        check(
            'the cookie lives for 90 days',
            made.headers['set-cookie'][0].includes('Max-Age=7776000;'),
        );
        const jar = { cookie: cookieOf(made) };
        const me = base => get(base, '/api/me', null, jar);
        check('soon after nothing is written', !(await at(0, me)).headers['set-cookie']);
        const used = await at(80, me);
        check(
            'use renews it',
            used.status === 200 &&
                cookieOf(used) === jar.cookie &&
                used.headers['set-cookie'][0].includes('Max-Age=7776000;'),
            used.headers,
        );
        same('so it lives on', (await at(160, me)).status, 200);
        same(
            'a socket is use too',
            await at(240, async base => {
                const socket = await connect(base, { cookie: jar.cookie, origin: base });
                await socket.until('hello');
                return (await socket.close(), 'opened');
            }),
            'opened',
        );
        same('and counts', (await at(320, me)).status, 200);
        same('unused it dies', (await at(411, me)).status, 401);
        same('unless it lives for ever', (await at(411, me, ['--guest-days', '0'])).status, 200);
    } finally {
        rmSync(folder, { recursive: true });
    }
}

export default async function run() {
    const server = await serve();
    try {
        await pages(server.base);
        await logout(server.base);
        await others(server.base);
    } finally {
        await server.stop();
    }
    if (!/asan/.test(process.env.LANDFALL ?? '')) await life(); // it wants to be loaded first
}
