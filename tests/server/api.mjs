// api.mjs - the single questions: games, rules, guests, tables, and how wrong ones are refused.
import { check, connect, get, guest, post, request, same, serve, table } from './client.mjs';

async function fixed({ base, metrics: address }) {
    same('healthz', (await get(base, '/healthz')).text, '{"ok":true}');
    same('readyz', (await get(base, '/readyz')).text, '{"ready":true}');
    const metrics = await get(address, '/metrics');
    check('metrics are text', metrics.headers['content-type'].startsWith('text/plain'));
    check('metrics have a gauge of sockets', /^landfall_sockets 0$/m.test(metrics.text));
    check(
        'metrics lines are well formed',
        metrics.text
            .trim()
            .split('\n')
            .every(
                line =>
                    /^# (HELP|TYPE) landfall_[a-z_]+ .+$/.test(line) ||
                    /^landfall_[a-z_]+(\{[a-z]+="[a-z0-9_]+"\})? [0-9]+$/.test(line),
            ),
    );
    const games = (await get(base, '/api/games')).body;
    check('there are games', games.length > 0);
    for (const game of games) {
        check(`${game.name} has bots`, game.bots.length > 0);
        check(`${game.name} has a rulebook`, game.rulebooks.length > 0);
        for (const book of game.rulebooks.flatMap(name => [`${name}.en`, `${name}.de`])) {
            const rules = await get(base, `/api/rules/${book}`);
            check(`rulebook ${book}`, rules.status === 200 && rules.text.startsWith('# '));
        }
    }
    const content = await get(base, '/api/games/cards/content');
    same('the tables of a game', content.status, 200);
    same('130 cards', content.body.cards.length, 130);
    check(
        'every card has texts in both languages',
        content.body.cards.every(
            card => card.name.en && card.name.de && card.text.en && card.text.de,
        ),
    );
    check(
        'assumed figures say so',
        content.body.cards.find(card => card.id === 'palace').sources.cost === 'assumed',
    );
    same('nine sample decks', content.body.decks.length, 9);
    const numbers = await get(base, '/api/games/base/content');
    same('the numbers of a game', numbers.status, 200);
    same('what a city costs', JSON.stringify(numbers.body.things.city.cost), '[0,0,0,2,3]');
    same('no such game', (await get(base, '/api/games/none/content')).status, 404);
    same('no content outside', (await get(base, '/api/games/cards/content/x')).status, 404);
    same('no rulebook in French', (await get(base, '/api/rules/base.fr')).status, 404);
    same('no rulebook outside', (await get(base, '/api/rules/../../etc.en')).status, 404);
    same('unknown path of the API', (await get(base, '/api/nothing')).status, 404);
    const head = await request(base, 'HEAD', '/healthz');
    check('HEAD has no body', head.status === 200 && head.text === '');
}

async function guests(base) {
    const made = await post(base, '/api/guest', { name: '  Ada  ', token: true });
    same('a guest is made', made.status, 200);
    same('names are trimmed', made.body.name, 'Ada');
    check('the token is 43 characters', /^[\w-]{43}$/.test(made.body.token));
    const cookie = made.headers['set-cookie'][0];
    check('the cookie is HttpOnly', cookie.includes('; HttpOnly'));
    check('the cookie is SameSite=Strict', cookie.includes('; SameSite=Strict'));
    check('the cookie is for the whole site', cookie.includes('; Path=/;'));
    check('the cookie is not Secure over plain HTTP', !cookie.includes('Secure'));
    const jar = { cookie: `other=1; ${cookie.split(';')[0]}; last=2`, origin: base };
    const me = await get(base, '/api/me', null, jar);
    same('the cookie names the guest', me.body.id, made.body.id);
    const renamed = await post(base, '/api/guest', { name: 'Grace' }, null, jar);
    check(
        'the same call renames',
        renamed.body.id === made.body.id && renamed.body.name === 'Grace',
    );
    check('a token is given only when asked for', !('token' in renamed.body));
    same('the new name stays', (await get(base, '/api/me', made.body.token)).body.name, 'Grace');
    const nobody = await get(base, '/api/me');
    check('nobody is null', nobody.status === 200 && nobody.body === null, JSON.stringify(nobody));
    same('a wrong token is nobody', (await get(base, '/api/me', 'x'.repeat(43))).status, 401);
    same('my tables need a guest', (await get(base, '/api/my-tables')).status, 401);
    for (const name of ['', '   ', 'x'.repeat(25), 'a\u0000b', 'a\nb', 'a\u202eb', 7, null])
        same(
            `the name ${JSON.stringify(name)}`,
            (await post(base, '/api/guest', { name })).status,
            400,
        );
    for (const [name, what] of [
        ['A\u200bda', 'sichtbare'],
        ['\u0410da', 'einer Schrift'],
        ['Ada\u2066', ''],
        ['Z\u0300\u0301\u0302\u0303', 'Akzente'],
    ]) {
        const bad = await post(base, '/api/guest', { name });
        check(
            `the name ${JSON.stringify(name)}: it says why`,
            bad.status === 400 &&
                bad.body.field === 'name' &&
                bad.body.expected.en &&
                bad.body.expected.de.includes(what),
            bad.text,
        );
    }
    for (const name of [
        'J\u00fcrgen',
        '\u0414\u043c\u0438\u0442\u0440\u0438\u0439',
        '\u5c71\u7530',
        'Chlo\u00e9',
    ])
        same(`the name ${name}`, (await post(base, '/api/guest', { name })).status, 200);
    same(
        '24 characters of four bytes',
        (await post(base, '/api/guest', { name: '\u{1F3DD}'.repeat(24) })).status,
        200,
    );
}

// Whoever sits at a table cannot take a name that looks like another's there.
async function alike(base) {
    const [paul, eve] = [await guest(base, 'Paul'), await guest(base, 'Eve')];
    const id = await table(base, paul.token, { seats: 3 });
    const socket = await connect(base, { token: eve.token });
    socket.send({ t: 'watch', table: id });
    socket.send({ t: 'sit', seat: 1, id: 1 });
    await socket.until('answer');
    const answer = await post(base, '/api/guest', { name: 'PauI' }, eve.token);
    check('409 name', answer.status === 409 && answer.body.type === '/problems/name', answer.text);
    same('the name stays', (await get(base, '/api/me', eve.token)).body.name, 'Eve');
    await socket.close();
}

async function tables(base) {
    const { token } = await guest(base, 'Ada');
    const wish = { game: 'base', seats: 3, bots: [null, 'random', null], listed: true };
    same('a table needs a guest', (await post(base, '/api/tables', wish)).status, 401);
    const made = await post(base, '/api/tables', wish, token);
    same('a table is made', made.status, 201);
    check('its id', /^[2-9A-HJKMNP-Z]{6}$/.test(made.body.table), made.body);
    const one = await get(base, `/api/tables/${made.body.table}`);
    check('its summary', one.status === 200 && one.body.seats.length === 3, one.text);
    same(
        'ids may be small letters',
        (await get(base, `/api/tables/${made.body.table.toLowerCase()}`)).status,
        200,
    );
    check(
        'it is listed',
        (await get(base, '/api/tables')).body.some(entry => entry.table === made.body.table),
    );
    check(
        'it is mine',
        (await get(base, '/api/my-tables', token)).body.some(
            entry => entry.table === made.body.table,
        ),
    );
    const hidden = await table(base, token, { listed: false });
    check(
        'a private one is not listed',
        !(await get(base, '/api/tables')).body.some(entry => entry.table === hidden),
    );
    check('its id cannot be guessed', /^[2-9A-HJKMNP-Z]{25}$/.test(hidden), hidden);
    same('no replay before the end', (await get(base, `/api/tables/${hidden}/replay`)).status, 409);
    same('no proof before the end', (await get(base, `/api/tables/${hidden}/proof`)).status, 409);
    same('no such table', (await get(base, '/api/tables/ZZZZZZ')).status, 404);
    same('no such part', (await get(base, `/api/tables/${hidden}/secret`)).status, 404);
    const wrong = [
        { game: 'chess' },
        { seats: 9 },
        { seats: 0 },
        { seats: '3' },
        { bots: ['nobody'] },
        { bots: [null, null, null, 'random'] },
        { options: 'board=moon' },
        { extra: 1 },
        { clock: 5 },
        { clock: { turn_s: 1, reserve_s: 0 } },
        { listed: 'yes' },
    ];
    for (const change of wrong) {
        const answer = await post(base, '/api/tables', { ...wish, ...change }, token);
        check(
            `refused: ${JSON.stringify(change)}`,
            answer.status >= 400 && answer.status < 500,
            answer.status,
        );
        same('as a problem document', answer.headers['content-type'], 'application/problem+json');
    }
    const where = (await post(base, '/api/tables', { ...wish, options: 'board=moon' }, token)).body;
    check(
        'a wrong option says where and what',
        where.at > 0 && where.expected.en && where.expected.de,
        where,
    );
    const german = await post(base, '/api/tables', '{', token, { 'accept-language': 'de-AT,de' });
    check('problems speak German', german.body.title.startsWith('Der Inhalt'), german.text);
}

async function refusals(base) {
    const json = { 'content-type': 'application/json' };
    const plain = await request(base, 'POST', '/api/guest', {
        headers: { 'content-type': 'text/plain', 'content-length': 14 },
        body: '{"name":"Ada"}',
    });
    same('only JSON is read (CSRF by forms)', plain.status, 415);
    same('POST elsewhere', (await post(base, '/api/me', {})).status, 404);
    same('GET of a POST', (await get(base, '/api/guest')).status, 405);
    same('DELETE', (await request(base, 'DELETE', '/api/tables')).status, 405);
    same(
        'OPTIONS: no other site may ask',
        (await request(base, 'OPTIONS', '/api/guest')).status,
        405,
    );
    const chunked = await request(base, 'POST', '/api/guest', { headers: json, body: undefined });
    check('a body of unknown length', [400, 411].includes(chunked.status), chunked.status);
    for (const body of [
        '',
        '[]',
        '"x"',
        '{"name":"a","name":"b"}',
        '{"name":"a"} x',
        '{"name":"a",}',
        '{"name":"\\ud800"}',
        '\ufeff{"name":"a"}',
    ])
        same(`the body ${body}`, (await post(base, '/api/guest', body)).status, 400);
    same(
        'bytes that are not UTF-8',
        (await post(base, '/api/guest', Buffer.from('7b226e616d65223a22ff227d', 'hex'))).status,
        400,
    );
}

export default async function run() {
    const server = await serve();
    try {
        await fixed(server);
        await guests(server.base);
        await alike(server.base);
        await tables(server.base);
        await refusals(server.base);
        const nobody = await connect(server.base);
        same('hello comes first', (await nobody.next()).t, 'hello');
        await nobody.close();
    } finally {
        await server.stop();
    }
    const proxied = await serve(['--proxied']);
    try {
        const answer = await post(proxied.base, '/api/guest', { name: 'Ada' }, null, {
            'x-forwarded-proto': 'https',
        });
        check(
            'the cookie is Secure over TLS',
            answer.headers['set-cookie'][0].includes('; Secure'),
        );
    } finally {
        await proxied.stop();
    }
}
