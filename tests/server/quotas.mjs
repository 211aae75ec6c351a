// quotas.mjs - one guest or one address cannot take the server from others: requests, guests, names,
// tables, connections; and players come before watchers.
import { check, connect, get, guest, pause, post, same, serve, table, within } from './client.mjs';

const from = (address, more = {}) => ({ 'x-forwarded-for': address, ...more });
const late = answer =>
    answer.status === 429 &&
    Number(answer.headers['retry-after']) > 0 &&
    answer.headers['content-type'] === 'application/problem+json' &&
    answer.body.detail;

async function until429(ask, most) {
    for (let count = 0; count < most; count++) {
        const answer = await ask(count);
        if (answer.status === 429) return { count, answer };
    }
    return { count: most, answer: await ask(most) };
}

// --sockets-per-address 6: 60 requests at once, 6 a second; 12 guests; 12 tables.
async function addresses(base) {
    const began = Date.now(),
        passed = () => (Date.now() - began) / 1000;
    const gets = await until429(
        () => get(base, '/api/games/none/content', null, from('10.0.0.1')),
        2000,
    );
    check(
        'sixty requests at once',
        gets.count >= 60 && gets.count <= 61 + 6 * passed(),
        gets.count,
    );
    check('then 429 with a reason and a time', late(gets.answer), gets.answer.text);
    check(
        'in German too',
        /Zu viele Anfragen/.test(
            (await get(base, '/', null, from('10.0.0.1', { 'accept-language': 'de' }))).text,
        ) || passed() > 0.1,
    );
    same(
        'health is always answered',
        (await get(base, '/healthz', null, from('10.0.0.1'))).status,
        200,
    );
    same(
        'another address is another matter',
        (await get(base, '/', null, from('10.0.0.2'))).status,
        200,
    );
    const costly = await until429(
        () => get(base, '/api/tables/ZZZZZZ/replay', null, from('10.0.0.3')),
        200,
    );
    check(
        'what is made by playing a match again costs four',
        costly.count >= 15 && costly.count <= 16 + 2 * passed(),
        costly.count,
    );
    const guests = await until429(
        i => post(base, '/api/guest', { name: `Guest ${i}` }, null, from('10.0.0.4')),
        60,
    );
    check('twelve guests of an address', guests.count === 12 && late(guests.answer), guests.count);
}

// --tables-per-guest 3: 6 tables at once, bots alone cost four of them.
async function tables(base) {
    const ada = await guest(base, 'Ada'),
        bob = await guest(base, 'Bob');
    const wish = { game: 'base', seats: 3, bots: [], listed: true };
    const open = await until429(() => post(base, '/api/tables', wish, ada.token), 20);
    check('three open tables of a guest', open.count === 3 && late(open.answer), open);
    check('it says why', /tables open/.test(open.answer.body.detail), open.answer.text);
    const bots = { game: 'base', seats: 3, bots: ['random', 'random', 'random'], sit: false };
    same('a match of bots', (await post(base, '/api/tables', bots, bob.token)).status, 201);
    const more = await post(base, '/api/tables', bots, bob.token);
    check('not two in a short time', late(more), more.text);
    const wrong = await until429(
        () => post(base, '/api/tables', { ...wish, game: 'x' }, bob.token),
        9,
    );
    same('what is refused is not counted', wrong.count, 9);
    const names = await until429(
        i => post(base, '/api/guest', { name: `Bob ${i}` }, bob.token),
        20,
    );
    check('ten names, then a pause', names.count === 10 && late(names.answer), names.count);
    same(
        'the same name again is none',
        (await post(base, '/api/guest', { name: 'Bob 9' }, bob.token)).status,
        200,
    );
    const sockets = [];
    for (let i = 0; i < 3; i++) sockets.push(await connect(base, { token: ada.token }));
    same('three sockets of a guest', (await connect(base, { token: ada.token })).status, 429);
    for (const socket of sockets) await socket.close();
}

// --sockets-per-address 6, --sockets 8: whoever plays gets in, for one who only looks on.
async function places(base) {
    const at = n => ({ headers: from(`10.2.0.${n}`) });
    const ada = (
        await post(base, '/api/guest', { name: 'Ada', token: true }, null, from('10.2.0.9'))
    ).body;
    const id = await table(base, ada.token);
    const open = [];
    for (let i = 0; i < 6; i++) open.push(await connect(base, at(1)));
    same('an address is full', (await connect(base, at(1))).status, 429);
    const bob = (
        await post(base, '/api/guest', { name: 'Bob', token: true }, null, from('10.2.0.9'))
    ).body;
    same(
        'for a guest who plays nowhere too',
        (await connect(base, { token: bob.token, ...at(1) })).status,
        429,
    );
    const player = await connect(base, { token: ada.token, ...at(1) });
    check('not for a player', !player.status, player.status);
    same('the oldest onlooker goes', await within(open[0].ended), 1013);
    player.send({ t: 'watch', table: id });
    same('and the player plays', (await player.until('table')).me, 0);
    const others = [await connect(base, at(2)), await connect(base, at(2))];
    same('the server is full', (await connect(base, at(3))).status, 429);
    const again = await connect(base, { token: ada.token, ...at(3) });
    check('not for a player', !again.status, again.status);
    same('an onlooker goes', await within(open[1].ended), 1013);
    for (const socket of [...open.slice(2), ...others, player, again]) await socket.close();
}

async function with_(options, test) {
    const server = await serve(options);
    try {
        await test(server.base);
    } finally {
        await server.stop();
    }
}

export default async function run() {
    await with_(['--proxied', '--sockets-per-address', '6'], addresses);
    await with_(['--tables-per-guest', '3'], tables);
    await with_(['--proxied', '--sockets-per-address', '6', '--sockets', '8'], places);
}
