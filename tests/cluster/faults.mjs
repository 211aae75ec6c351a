// faults.mjs - three nodes, PostgreSQL and people who play, while nodes are killed, stopped and cut
// off: `make cluster-test FAULTS=50 SEED=1`. Last lines: "N faults, 0 lost, 0 doubled" and how long
// people waited. What people were told is compared with the logs at the end.
import { pause } from '../server/client.mjs';
import { Cluster } from './cluster.mjs';
import { history, Player } from './players.mjs';

const number = (name, standard) => {
    const at = process.argv.indexOf(`--${name}`);
    return at < 0 ? standard : Number(process.argv[at + 1]);
};
const FAULTS = number('faults', 50),
    SEED = number('seed', 1),
    PLAYERS = number('players', 6);
const only = process.argv.includes('--only') && process.argv[process.argv.indexOf('--only') + 1];
const quiet = process.argv.includes('--quiet');

let state = SEED >>> 0;
const random = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
};
const pick = list => list[Math.floor(random() * list.length)];

const cluster = await Cluster.start({
    options: ['--rate', '0', '--sockets-per-address', '0', '--tables-per-guest', '0', '--quiet'],
});
const { nodes, lines } = cluster;
const living = () => [...nodes.keys()].filter(name => nodes.get(name));

// Every fault ends with all three nodes at work again.
const KINDS = {
    async kill(name) {
        await nodes.get(name).stop('SIGKILL');
        await pause(300 + random() * 3000);
        await cluster.startNode(name);
    },
    async drain(name) {
        await nodes.get(name).stop('SIGTERM');
        await pause(random() * 1500);
        await cluster.startNode(name);
    },
    async freeze(name) {
        const { child } = nodes.get(name);
        child.kill('SIGSTOP');
        await pause(200 + random() * 4500);
        child.kill('SIGCONT');
    },
    async cut(name) {
        lines.get(name).cut();
    },
    async 'commit lost'(name) {
        lines.get(name).armed = 'before';
        await pause(400);
    },
    async 'answer lost'(name) {
        lines.get(name).armed = 'after';
        await pause(400);
    },
    async partition(name) {
        lines.get(name).stall(true);
        await pause(300 + random() * 4000);
        lines.get(name).stall(false);
    },
    async 'database crash'() {
        await cluster.postgres.stop('immediate');
        await cluster.postgres.begin();
    },
};
const OFTEN = ['kill', 'kill', 'freeze', 'freeze', 'drain', 'cut', 'commit lost', 'answer lost'];
const DRAW = [...OFTEN, ...OFTEN, 'partition', 'partition', 'partition', 'database crash'];

const players = [];
for (let i = 0; i < PLAYERS; i++) players.push(new Player(cluster.base, `p${i}`, random));
await Promise.all(players.map(player => player.begin()));

// Until everybody has been confirmed an action that was confirmed after this moment. How long that
// took is told at the end; the limit is against hanging, and no measure of a busy machine.
const HANGS_MS = 180000;
async function until_served(since) {
    for (const end = Date.now() + HANGS_MS; Date.now() < end; await pause(10))
        if (players.every(player => player.lastAck > since)) return;
    const stuck = players.filter(player => player.lastAck <= since);
    for (const { name, pending, legal, line } of stuck) {
        console.log(`FAIL ${name} waits at ${line.table}`, { pending, legal, have: line.have });
        const seen = line.socket?.seen.filter(told => told.t !== 'answer').slice(-4);
        console.log(seen?.map(told => JSON.stringify(told).slice(0, 900)));
        const table = `WHERE tab = '${line.table}'`;
        console.log(await cluster.postgres.ask(`SELECT * FROM landfall.owner ${table}`));
        console.log(
            await cluster.postgres.ask(
                `SELECT * FROM landfall.entry ${table} ORDER BY seq DESC LIMIT 3`,
            ),
        );
    }
    console.log(
        await cluster.postgres.ask('SELECT *, until > clock_timestamp() FROM landfall.node'),
    );
    for (const [name, node] of nodes)
        console.log(
            name,
            node?.log
                .split('\n')
                .filter(line => !line.includes('readyz'))
                .slice(-12)
                .join('\n'),
        );
    throw new Error('somebody is served no more');
}

const outages = new Map(); // kind -> milliseconds
await until_served(Date.now());
for (let i = 1; i <= FAULTS; i++) {
    const kind = only || pick(DRAW),
        name = pick(living());
    const since = Date.now();
    const mending = KINDS[kind](name);
    // The longest that anybody waited for a confirmation from the fault on.
    let waited = 0;
    const watching = setInterval(() => {
        for (const player of players)
            waited = Math.max(waited, Date.now() - Math.max(since, player.lastAck));
    }, 5);
    await mending;
    const mended = Date.now() - since;
    await until_served(Date.now());
    clearInterval(watching);
    outages.set(kind, [...(outages.get(kind) ?? []), waited]);
    if (!quiet)
        console.log(
            `${i} ${kind} ${kind === 'database crash' ? '' : name} ${waited} ms (mended after ${mended} ms)`,
        );
    await cluster.wait(nodes.size);
}
await Promise.all(players.map(player => player.end()));

// ---- What was promised ----

const rows = await cluster.postgres.ask(
    "SELECT tab, seq, kind, seat, coalesce(key, ''), CASE kind WHEN 5 THEN text END" +
        ' FROM landfall.entry ORDER BY tab, seq',
);
const faults = [];
const logs = new Map();
for (const [table, seq, kind, seat, key, text] of rows) {
    const log = logs.get(table) ?? [];
    if (Number(seq) !== log.length + 1) faults.push(`${table}: a gap at ${seq}`);
    log.push({ kind: Number(kind), seat: Number(seat), key, text });
    logs.set(table, log);
}
let lost = 0,
    doubled = 0;
for (const { table, key, seq } of history.acks) {
    const entry = logs.get(table)?.[seq - 1];
    if (entry?.key !== key) {
        lost++;
        faults.push(`${table} ${seq}: ${key} was confirmed, and ${JSON.stringify(entry)} is there`);
    }
}
for (const [table, log] of logs) {
    const keys = log.filter(entry => entry.key).map(entry => entry.key);
    const twice = keys.length - new Set(keys).size;
    if (twice) faults.push(`${table}: ${twice} keys twice`);
    doubled += twice;
}
const ACT = 5;
for (const [where, told] of history.seen) {
    const [table, seq] = where.split(' ');
    const entry = logs.get(table)?.[seq - 1];
    if (entry?.kind === ACT && `${entry.seat} ${entry.text}` === told) continue;
    lost++;
    faults.push(`${where}: "${told}" was seen, and ${JSON.stringify(entry)} is there`);
}
faults.push(...history.conflicts);
for (const fault of faults.slice(0, 20)) console.log(`FAIL ${fault}`);

const middle = list => list.sort((a, b) => a - b)[Math.floor(list.length / 2)];
if (!quiet)
    for (const [kind, list] of outages)
        console.log(
            `${kind}: ${list.length}, median ${middle(list)} ms, max ${Math.max(...list)} ms`,
        );
const all = [...outages.values()].flat();
const broken = [...lines.values()].reduce((sum, line) => sum + line.broken, 0);
console.log(
    `${logs.size} tables, ${rows.length} entries, ${history.acks.length} confirmed actions, ` +
        `${history.moves} moves seen, ${history.views.size} views, ${broken} commits cut`,
);
console.log(`${FAULTS} faults, ${lost} lost, ${doubled} doubled`);
console.log(`time without service: median ${middle(all)} ms, max ${Math.max(...all)} ms`);
await cluster.stop();
process.exit(faults.length ? 1 : 0);
