// run.mjs - several nodes on one PostgreSQL, as `make test` tries them: who owns a table and where
// others are sent, what is shared, handing over, failing over, bad input, and a few faults.
import { execFile, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import {
    HANGS_MS,
    check,
    connect,
    eventually,
    finish,
    get,
    guest,
    pause,
    post,
    program,
    same,
} from '../server/client.mjs';
import { Cluster, postgresThere } from './cluster.mjs';
import operations from './ops.mjs';

if (!postgresThere()) {
    console.log('no PostgreSQL here: nothing was tried');
    finish();
    process.exit();
}
const run = promisify(execFile);
const UNLIMITED = ['--rate', '0', '--sockets-per-address', '0', '--tables-per-guest', '0'];
const cluster = await Cluster.start({ names: ['a', 'b'], options: UNLIMITED });
const { nodes, postgres } = cluster;
const at = name => nodes.get(name).base;
const wish = { game: 'dice', seats: 2, bots: [null, 'random'], listed: true, sit: true };

async function create(name, token, more = {}) {
    const made = await post(at(name), '/api/tables', { ...wish, ...more }, token);
    same(`a table at ${name}`, made.status, 201);
    return made.body.table;
}

// What a watch is answered with.
async function watch(name, table, token, have) {
    const socket = await connect(at(name), { token });
    if (!socket.send) return { t: 'not let in', status: socket.status };
    socket.send({ t: 'watch', table, ...(have ? { have } : {}) });
    const answer = await socket.until(told => !['hello', 'seats'].includes(told.t));
    return { ...answer, socket };
}

// Until somebody has it; the node is asked again and again, as clients do.
async function insist(name, table, token, have) {
    for (const end = Date.now() + HANGS_MS; Date.now() < end;) {
        const answer = await watch(name, table, token, have);
        if (!['moved', 'not let in'].includes(answer.t)) return answer;
        answer.socket?.destroy();
        await pause(50);
    }
    throw new Error(`${name} never gets ${table}`);
}

// ---- What is shared ----
const ada = await guest(at('a'), 'Ada');
same(
    'a guest of one node is known to the other',
    (await get(at('b'), '/api/me', ada.token)).body.name,
    'Ada',
);
const table = await create('a', ada.token);
const other = await watch('b', table, ada.token);
same('another node sends on', other.t, 'moved');
same('... to the owner', other.to, '/n/a');
same('a table that is nowhere', (await watch('b', 'QQQQQQ', ada.token)).reason, 'unknown');
const mine = (await get(at('b'), '/api/my-tables', ada.token)).body;
same('my tables at another node', mine.map(each => each.table).join(), table);
same(
    'its summary at another node',
    (await get(at('b'), `/api/tables/${table}`)).body.state,
    'open',
);
let listed = [];
await eventually(async () => {
    listed = (await get(at('b'), '/api/tables')).body;
    return listed.length;
});
same('the list of tables at another node', listed.map(each => each.table).join(), table);
const secret = await create('a', ada.token, { listed: false, bots: [null, null], sit: true });
const host = await watch('a', secret, ada.token);
host.socket.send({ t: 'code', open: true });
const code = (await host.socket.until(told => told.t === 'seats' && told.code)).code;
let joined = null;
await eventually(async () => {
    joined = await post(at('b'), '/api/join', { code }, ada.token);
    return joined.status === 200;
});
same('a code that another node has opened', joined.body.table, secret);
host.socket.destroy();

// ---- A move, then the owner dies ----
let { socket } = await watch('a', table, ada.token);
socket.send({ t: 'word', word: 'luck' });
let told = await socket.until(message => message.legal?.length);
socket.send({ t: 'do', seq: told.seq, key: 'k1', do: told.legal[0] });
told = await socket.until(message => message.key === 'k1');
const [k1, action] = [told.seq, told.seen];
await nodes.get('a').stop('SIGKILL');
const back = await insist('b', table, ada.token, k1 - 1);
same('the other node has the table', back.t, 'move');
check('it counts what it took over', (await cluster.metric('b', 'failovers_total')) > 0);
same('... with the move', `${back.seq} ${back.seen}`, `${k1} ${action}`);
back.socket.send({ t: 'do', seq: k1, key: 'k1', do: action });
told = await back.socket.until(message => message.key === 'k1');
same('a key that was confirmed by a dead node is known', `${told.t} ${told.seq}`, `move ${k1}`);

// ---- Handing over: nobody waits for a lease ----
await cluster.startNode('a');
await cluster.wait(2);
const leaving = nodes.get('b').stop('SIGTERM');
same('a node that stops sends on', (await back.socket.until('moved')).table, table);
same('it ends well', (await leaving).code, 0);
const owner =
    await postgres.ask(`SELECT count(*) FROM landfall.owner WHERE node IS NOT NULL AND node NOT IN
    (SELECT id FROM landfall.node WHERE until > clock_timestamp())`);
same('nothing is left to a node that has gone', owner[0][0], '0');
const again = await insist('a', table, ada.token, k1 - 1);
check('the table was handed over', ['move', 'table'].includes(again.t), again);
again.socket.destroy();

// ---- Two versions side by side ----
await postgres.ask('UPDATE landfall.meta SET version = version + 1');
await cluster.startNode('b');
await cluster.wait(2);
same('beside a newer version that leaves it room', (await watch('b', table, ada.token)).t, 'moved');
await nodes.get('b').stop();

// ---- Bad input: one clear line each ----
async function refusal(store) {
    try {
        await run(program, ['serve', '--listen', '127.0.0.1:0', '--store', store], {
            timeout: HANGS_MS,
        });
    } catch (error) {
        const lines = `${error.stderr}${error.stdout}`
            .trim()
            .split('\n')
            .filter(line => !/^\d{4}-/.test(line));
        return { code: error.code, lines };
    }
    return { code: 0, lines: [] };
}
async function refused(what, store, words) {
    const { code, lines } = await refusal(store);
    check(`${what}: one line`, code > 0 && lines.length === 1 && words.test(lines[0]), lines);
    check(`${what}: no password is told`, !lines.join().includes('sesame'), lines);
}
const words = postgres.words;
await postgres.ask('UPDATE landfall.meta SET oldest = 99, version = 99');
await refused('a newer format', `postgres:${words}`, /newer landfall \(format 99/);
await postgres.ask('UPDATE landfall.meta SET oldest = 1, version = 1');
await refused(
    'two clusters on one database',
    `postgres+blue:${words}`,
    /belongs to the cluster 'landfall'/,
);
await refused(
    'nobody there',
    'postgres:host=127.0.0.1 port=1 dbname=x password=sesame',
    /refused/i,
);
await refused(
    'no such database',
    `postgres:${words.replace(/dbname=\w+/, 'dbname=none')}`,
    /"none" does not exist/,
);
await refused('words that are none', 'postgres:what', /missing "=" after "what"/);
await refused(
    'only to be read',
    `postgres:${words} options='-c default_transaction_read_only=on'`,
    /standby or a read-only/,
);
spawnSync('sh', [
    '-c',
    `printf 'host all locked 127.0.0.1/32 scram-sha-256\\n' | cat - "$1" > "$1.new" && cat "$1.new" > "$1"`,
    'sh',
    `${postgres.folder}/data/pg_hba.conf`,
]);
await postgres.ask("CREATE ROLE locked LOGIN PASSWORD 'right'");
await postgres.ask('SELECT pg_reload_conf()');
await refused(
    'a wrong password',
    `postgres:${words.replace('user=landfall', 'user=locked')} password=sesame`,
    /password authentication failed/,
);
await refused(
    'a role that is none',
    `postgres:${words.replace('user=landfall', 'user=nobody')}`,
    /"nobody" does not exist/,
);
await postgres.ask('CREATE ROLE poor LOGIN');
await refused(
    'a role without rights',
    `postgres:${words.replace('user=landfall', 'user=poor')}`,
    /permission denied/,
);

// ---- The disk of the database is full ----
const full = await insist('a', table, ada.token);
const now = full.legal?.length ? full : await full.socket.until(told => told.legal?.length);
await postgres.ask(`CREATE FUNCTION landfall.no_room() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100'', MESSAGE = ''could not extend file''; END';
    CREATE TRIGGER no_room BEFORE INSERT ON landfall.entry EXECUTE FUNCTION landfall.no_room()`);
full.socket.send({ t: 'do', seq: now.seq, key: 'k2', do: now.legal[0] });
let ready = {};
await eventually(async () => {
    ready = await get(at('a'), '/readyz');
    return ready.status === 503;
});
same('a full disk', String(ready.body.reasons), 'database');
const reason = /why="[^"]*could not extend file/;
await eventually(() => reason.test(nodes.get('a').log));
check(
    '... is told with its reason',
    reason.test(nodes.get('a').log),
    nodes.get('a').log.slice(-400),
);
check(
    '... and nothing is confirmed',
    !full.socket.seen.some(told => told.t === 'move' && told.key === 'k2'),
);
await postgres.ask('DROP TRIGGER no_room ON landfall.entry');
const kept = await full.socket.until(told => told.t === 'move' && told.key === 'k2');
check('... until there is room', kept.seq > now.seq, kept);
full.socket.destroy();

// ---- The database goes away, and comes back ----
const before = await insist('a', table, ada.token);
await postgres.stop('immediate');
let state = {};
// Until the lease has run out, so that another one must begin.
await eventually(async () => {
    state = await get(at('a'), '/readyz');
    return state.body?.reasons?.includes('lease');
});
check(
    'without a database nobody is ready',
    state.status === 503 && state.body.reasons?.includes('lease'),
    state.body,
);
const asked = await get(at('a'), '/api/me', ada.token);
same('a guest is not forgotten because nobody can look', asked.status, 503);
same('nothing is made', (await post(at('a'), '/api/tables', wish, ada.token)).status, 503);
before.socket.destroy();
await postgres.begin();
await cluster.wait(1);
const after = await insist('a', table, ada.token);
check('all goes on', after.seq >= k1, after);
state = {};

// ---- It comes back as a standby, then as itself ----
const signal = `${postgres.folder}/data/standby.signal`;
await postgres.stop();
writeFileSync(signal, '');
await postgres.begin();
same('it is a standby', (await postgres.ask('SELECT pg_is_in_recovery()'))[0][0], 't');
await refused('a standby', `postgres:${words}`, /standby or a read-only/);
await eventually(async () => {
    state = await get(at('a'), '/readyz');
    return state.status === 503;
});
same('a node beside it is not ready', state.status, 503);
await postgres.stop();
rmSync(signal);
await postgres.begin();
await cluster.wait(1);
const third = await insist('a', table, ada.token);
check('all goes on behind it', third.seq >= after.seq, third);
third.socket.destroy();

check(
    'the figures tell of it',
    (await cluster.metric('a', 'leases_total')) >= 2,
    nodes.get('a').metrics,
);
after.socket.destroy();
await cluster.stop();
await operations();

// ---- Some faults ----
const faults = spawnSync(
    'node',
    ['tests/cluster/faults.mjs', '--faults', '4', '--players', '3', '--seed', '3', '--quiet'],
    { encoding: 'utf8', timeout: 600000 },
);
const line = faults.stdout.match(/4 faults, 0 lost, 0 doubled/);
check('four faults', faults.status === 0 && line, faults.stdout + faults.stderr);
finish();
process.exit();
