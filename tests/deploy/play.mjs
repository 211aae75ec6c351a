// play.mjs - plays a whole game at a server that runs somewhere, as its guests do: over HTTP and
// WebSocket, with listed moves only. Afterwards its replay is there.
//
//     node tests/deploy/play.mjs http://127.0.0.1:8080
//
// Over https the certificate must be good: NODE_EXTRA_CA_CERTS names one that is not known.
import { connect, get, guest, pause, table } from '../server/client.mjs';
import { Player } from '../server/play.mjs';

const PAUSE_MS = 60; // between moves: a server takes twenty messages a second

export async function playGame(base, options = {}) {
    const { token } = await guest(base, 'Ada');
    const id = await table(base, token, { game: 'dice', seats: 1, bots: [] });
    const socket = await connect(base, { token, ...options });
    if (socket.status) throw new Error(`no socket: ${socket.status}`);
    const player = new Player(socket);
    socket.send({ t: 'watch', table: id });
    while (!player.over) {
        player.take(await socket.next(20000));
        while (socket.waiting.length) player.take(socket.waiting.shift());
        if (!player.mayAct()) continue;
        await pause(PAUSE_MS);
        player.act();
    }
    await socket.close();
    const replay = await get(base, `/api/tables/${id}/replay`, token);
    if (replay.status !== 200) throw new Error(`no replay: ${replay.status}`);
    return { table: id, token, moves: player.acknowledged.length, refused: player.refused.length };
}

if (process.argv[1].endsWith('deploy/play.mjs')) {
    const { moves, refused } = await playGame(process.argv[2]);
    console.log(`a game of ${moves} moves, ${refused} refused`);
    process.exit(moves > 10 && refused === 0 ? 0 : 1);
}
