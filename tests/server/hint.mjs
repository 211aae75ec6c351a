// hint.mjs - hints from a game's solution: who gets them, what they say, and that they are quick.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, connect, get, guest, program, same, serve, table } from './client.mjs';

const GAME = 'dice';

async function sitAt(base, token, wish) {
  const id = await table(base, token, { game: GAME, options: '', ...wish });
  const socket = await connect(base, { token });
  await socket.until('hello');
  socket.send({ t: 'watch', table: id });
  return { socket, first: await socket.until('table') };
}

async function ask(socket, message) {
  socket.send({ t: 'hint', id: 77, ...message });
  return socket.until((answer) => answer.id === 77);
}

async function alone(base, token) {
  const { socket, first } = await sitAt(base, token, { seats: 1, bots: [null], listed: true });
  same('a table of one has hints', first.hints, true);
  const before = await ask(socket, {});
  check('before the roll there is one thing to do, and it loses nothing',
    before.actions?.length === 1 && before.actions[0].loss === 0, JSON.stringify(before));
  check('the expected score is that of best play', before.expected > 60 && before.expected < 120,
    before.expected);
  socket.send({ t: 'do', seq: first.seq, key: 'k1', do: 'roll' });
  const rolled = await socket.until((message) => message.t === 'move' && message.seat === -1);
  const began = Date.now(), hint = await ask(socket, {}), took = Date.now() - began;
  same('every listed action is judged', hint.actions?.map((each) => each.do).sort().join(),
    [...rolled.legal].sort().join());
  same('the best loses nothing', Math.min(...hint.actions.map((each) => each.loss)), 0);
  check('a hint is quick', took < 200, `${took} ms`);
  const stop = await ask(socket, { do: 'stop' });
  check('after a stop chances are certain', stop.goals.every(({ chance }) =>
    chance === 0 || chance === 1), JSON.stringify(stop.goals));
  await socket.close();
}

async function refused(base, token) {
  const people = await sitAt(base, token, { seats: 2, bots: [null, null], listed: true });
  same('a listed table with people has none', people.first.hints, false);
  same('and says so', (await ask(people.socket, {})).reason, 'state');
  await people.socket.close();
  const stranger = await connect(base);
  await stranger.until('hello');
  same('without a table there is none', (await ask(stranger, {})).reason, 'none');
  await stranger.close();
}

export default async function hint() {
  const cache = mkdtempSync(join(tmpdir(), 'landfall-hint-'));
  const kept = process.env.XDG_CACHE_HOME;
  process.env.XDG_CACHE_HOME = cache;
  let server = await serve();
  try {
    if (!(await get(server.base, '/api/games')).body.some((game) => game.name === GAME)) return;
    const early = await guest(server.base, 'Ada');
    const { socket, first } = await sitAt(server.base, early.token, { seats: 1, bots: [null] });
    same('without a solution there are no hints', first.hints, false);
    await socket.close();
    await server.stop();
    execFileSync(program, ['solve', GAME, '--json'], { stdio: ['ignore', 'pipe', 'ignore'] });
    server = await serve();
    const { token } = await guest(server.base, 'Ada');
    await alone(server.base, token);
    await refused(server.base, token);
  } finally {
    await server.stop();
    if (kept === undefined) delete process.env.XDG_CACHE_HOME;
    else process.env.XDG_CACHE_HOME = kept;
    rmSync(cache, { recursive: true, force: true });
  }
}
