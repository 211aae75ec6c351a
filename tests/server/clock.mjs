// clock.mjs - a server that was stopped (SIGSTOP, a machine asleep) has taken nobody's time.
import { check, connect, guest, pause, same, serve, table } from './client.mjs';

const STOPPED_MS = 4500;

export default async function run() {
    const server = await serve(['--bot-delay', '0']);
    try {
        const { token } = await guest(server.base, 'Ada');
        const id = await table(server.base, token, {
            seats: 2,
            bots: [null, 'random'],
            options: 'start=0',
            clock: { turn_s: 120, reserve_s: 0 },
        });
        const socket = await connect(server.base, { token });
        const hello = await socket.until('hello');
        socket.send({ t: 'watch', table: id });
        let seen = await socket.until('table');
        const began = Date.now();
        server.child.kill('SIGSTOP');
        await pause(STOPPED_MS);
        server.child.kill('SIGCONT');
        const again = await socket.until('hello');
        check('the time is told again', again.time - hello.time < Date.now() - began, [
            hello.time,
            again.time,
        ]);
        socket.send({ t: 'do', seq: seen.seq, key: 'k', do: seen.legal[0] });
        seen = await socket.until('move');
        const ran = Date.now() - began - STOPPED_MS; // what the person has really used
        check('only running time is taken', seen.clock.turn[0] >= 120000 - ran - 1500, {
            left: seen.clock.turn[0],
            ran,
        });
        same("and the seat is still the person's", seen.seat, 0);
        await socket.close();
    } finally {
        server.child.kill('SIGCONT');
        await server.stop();
    }
}
