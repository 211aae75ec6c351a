// seats.mjs - nobody acts for another's seat: not with another token, not without one, not with
// random messages; and a repeated message has one effect.
import { check, connect, eventually, get, guest, pause, same, serve, table } from './client.mjs';
import { Player } from './play.mjs';

const wishes = seq => [
    { t: 'do', seq, key: 'k', do: 'end' },
    { t: 'start' },
    { t: 'stand' },
    { t: 'undo' },
    { t: 'bot', seat: 1, bot: 'random' },
    { t: 'bot', seat: 0, bot: null },
    { t: 'remove', seat: 0 },
    { t: 'word', word: 'luck' },
    { t: 'pause' },
    { t: 'resume' },
    { t: 'back' },
    { t: 'rematch' },
    { t: 'sit', seat: 0 },
];

// What everyone may see of the table.
const state = async (base, id) => JSON.stringify((await get(base, `/api/tables/${id}`)).body);

async function strangers(base, id, ada) {
    const eve = await guest(base, 'Eve');
    for (const [who, options] of [
        ['a stranger', { token: eve.token }],
        ['nobody', {}],
    ]) {
        const socket = await connect(base, options);
        socket.send({ t: 'watch', table: id });
        const seen = await socket.until('table');
        same(`${who} has no seat`, seen.me, null);
        same(`${who} is offered nothing`, seen.legal.length, 0);
        const before = await state(base, id);
        for (const action of ada.legal.slice(0, 5)) {
            socket.send({ t: 'do', seq: ada.seq, key: 'k', do: action });
            const answer = await socket.until('refused');
            same(`${who} may not ${action}`, answer.reason, 'seat');
            await pause(60);
        }
        for (const wish of wishes(ada.seq)) {
            socket.send(wish);
            const answer = await socket.until('refused');
            check(
                `${who} may not ${wish.t}`,
                ['seat', 'host', 'state', 'full', 'none'].includes(answer.reason),
                answer,
            );
            await pause(60);
        }
        same(`nothing has changed by ${who}`, await state(base, id), before);
        await socket.close();
    }
}

async function repeated(player, socket) {
    while (!player.mayAct()) player.take(await socket.next());
    const wish = { t: 'do', seq: player.seq, key: 'same-key', do: player.legal[0] };
    for (let i = 0; i < 3; i++) socket.send(wish);
    socket.send({ t: 'ping', id: 77 });
    await eventually(
        () =>
            socket.seen.some(message => message.id === 77) &&
            socket.seen.some(message => message.key === 'same-key'),
    );
    const moves = socket.seen.filter(
        message => message.t === 'move' && message.seat === player.me && message.seq > wish.seq,
    );
    const distinct = new Set(moves.map(message => message.seq));
    check('three equal messages, one move', distinct.size === 1, [...distinct]);
    check('and it is acknowledged by its key', moves[0]?.key === 'same-key');
}

export default async function run() {
    const server = await serve(['--bot-delay', '0']);
    try {
        const { token } = await guest(server.base, 'Ada');
        const id = await table(server.base, token, { seats: 3, bots: [null, 'random', 'random'] });
        const socket = await connect(server.base, { token });
        const player = new Player(socket);
        socket.send({ t: 'watch', table: id });
        player.take(await socket.until('table'));
        check('the guest sits', player.me === 0 && player.state === 'running');
        while (!player.mayAct()) player.take(await socket.next()); // now the bots wait for Ada
        await strangers(server.base, id, player);
        await repeated(player, socket);
        await socket.close();
    } finally {
        await server.stop();
    }
}
