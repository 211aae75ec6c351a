// ops.mjs - what hosts do to several nodes on one PostgreSQL: a guest is forgotten, bans, mutes, kicks
// and closings reach every node, backup and restore, a clock that is far ahead; every refusal is one
// line.
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as client from '../server/client.mjs';
import { check, pause, program, same, serve } from '../server/client.mjs';
import { Cluster, startPatiently } from './cluster.mjs';

const UNLIMITED = ['--rate', '0', '--sockets-per-address', '0', '--tables-per-guest', '0'].concat(
    ['--lease', '60000'], // nobody is to lose it on a busy machine
);
const folder = mkdtempSync('/tmp/landfall-ops-');
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const landfall = (...words) =>
    new Promise(resolve => {
        const env = { ...process.env, LC_ALL: 'C.UTF-8', XDG_DATA_HOME: join(folder, 'data') };
        execFile(program, words, { env, maxBuffer: 1 << 26 }, (error, out, err) =>
            resolve({ code: error?.code ?? 0, out, err }),
        );
    });
// On a busy machine the database may be slow to answer, and then nodes say so: asked again.
async function patiently(call, answered) {
    for (const end = Date.now() + client.HANGS_MS; ;) {
        try {
            const answer = await call();
            if (answered(answer) || Date.now() > end) return answer;
        } catch (error) {
            if (!/ 503 /.test(error.message) || Date.now() > end) throw error;
        }
        await pause(50);
    }
}
const get = (...words) =>
    patiently(
        () => client.get(...words),
        answer => answer.status !== 503,
    );
const post = (...words) =>
    patiently(
        () => client.post(...words),
        answer => answer.status !== 503,
    );
const guest = (...words) =>
    patiently(
        () => client.guest(...words),
        () => true,
    );
const table = (...words) =>
    patiently(
        () => client.table(...words),
        () => true,
    );
const connect = (...words) =>
    patiently(
        () => client.connect(...words),
        line => line.send,
    );
const socketOf = name => join(folder, `${name}.admin`);
const admin = (name, ...words) =>
    patiently(
        () => landfall('admin', ...words, '--admin', socketOf(name)),
        answer => !answer.err.includes('does not answer'),
    );
const json = async (name, ...words) => JSON.parse((await admin(name, ...words, '--json')).out);

const oneLine = (what, answer, code, words) => {
    same(`${what}: exit code`, answer.code, code);
    const lines = answer.err.trimEnd().split('\n');
    check(`${what}: one line`, lines.length === 1 && words.test(lines[0]), answer.err);
    check(`${what}: no password is told`, !answer.err.includes('sesame'), answer.err);
};

// Until it holds; what is told between nodes takes a moment.
const until = async (what, holds) => check(what, await client.eventually(holds));

async function follow(base, token, id) {
    for (const end = Date.now() + client.HANGS_MS; ;) {
        const line = await connect(base, { token });
        line.send({ t: 'watch', table: id });
        const told = await line.until(message => ['table', 'moved'].includes(message.t));
        line.first = told;
        if (told.t === 'table' || Date.now() > end) return line;
        line.destroy();
        await pause(50);
    }
}

async function say(line, text) {
    line.send({ t: 'say', text });
    await line.until(message => message.t === 'chat' && message.text === text);
}

// Every byte of a schema, as text; what is forgotten must be nowhere in it.
const dump = cluster =>
    execFileSync(
        'pg_dump',
        ['-h', '127.0.0.1', '-p', String(cluster.postgres.port), '-U', 'landfall'].concat([
            '-d',
            'postgres',
            '-n',
            'landfall',
            '--data-only',
        ]),
        { encoding: 'utf8', maxBuffer: 1 << 28 },
    );

// ---- A guest is forgotten ----

async function forgetting(cluster, at) {
    const ada = await guest(at('a'), 'Ada Lovelace'),
        bob = await guest(at('b'), 'Bob');
    // One table at each node, one that is over, one where she only talked.
    const here = await table(at('a'), ada.token, { game: 'dice', seats: 2, listed: true });
    const there = await table(at('b'), ada.token, { game: 'dice', seats: 2, listed: true });
    const bobs = await table(at('b'), bob.token, { seats: 3, listed: true });
    const lines = [
        await follow(at('a'), ada.token, here),
        await follow(at('b'), ada.token, there),
        await follow(at('b'), ada.token, bobs),
    ];
    for (const line of lines) await say(line, 'Adas unforgettable words');
    const other = await follow(at('b'), bob.token, there);
    other.send({ t: 'sit', seat: 1 });
    await other.until('table');
    await say(other, 'Bobs answer');
    const over = await table(at('a'), ada.token, {
        game: 'dice',
        seats: 1,
        sit: false,
        bots: ['random'],
    });
    await until(
        'a match ends',
        async () => (await get(at('a'), `/api/tables/${over}`)).body.state === 'over',
    );
    // Any node tells her all of it, also of tables that are another's.
    const { body } = await get(at('a'), '/api/me/export', ada.token);
    for (const id of [here, there, bobs])
        check(
            'the export of another node has her words',
            body.tables
                .find(each => each.table === id)
                ?.entries.some(each => /Adas/.test(each.said)),
            body,
        );
    same('and what is played there', body.tables.find(each => each.table === there)?.game, 'dice');
    // A player is reported where the table is not.
    const reported = await post(
        at('a'),
        '/api/report',
        { table: there, seat: 0, reason: 'name' },
        bob.token,
    );
    same('a player of a table of another node is reported', reported.status, 200);
    same('by name', (await json('b', 'reports'))[0]?.name, 'Ada Lovelace');
    // The other node hangs meanwhile: what it owns is left to it.
    const hanging = cluster.nodes.get('b').child,
        named = id =>
            `SELECT count(*) FROM landfall.entry WHERE tab = '${id}' AND text LIKE '%Ada%'`;
    hanging.kill('SIGSTOP');
    same(
        'she is forgotten',
        (await post(at('a'), '/api/me/delete', { sure: true }, ada.token)).status,
        200,
    );
    await until(
        'first where the node that was asked has the table',
        async () => (await cluster.postgres.ask(named(here)))[0][0] === '0',
    );
    await pause(3000);
    check('not yet at the other', (await cluster.postgres.ask(named(there)))[0][0] !== '0');
    hanging.kill('SIGCONT');
    await until(
        'her lines end at both nodes',
        async () =>
            lines.every(line => line.raw.destroyed) && !(await json('b', 'guests', ada.id)).length,
    );
    same('her token opens nothing', (await get(at('b'), '/api/me', ada.token)).status, 401);
    await until(
        'her name and words are in no log',
        async () =>
            (
                await cluster.postgres.ask(`SELECT (SELECT count(*) FROM landfall.entry WHERE
                text LIKE '%Ada%') + (SELECT count(*) FROM landfall.note WHERE kind = 3)`)
            )[0][0] === '0',
    );
    check('nothing else is left of her', !/Ada|unforgett/.test(dump(cluster)));
    // What nodes tell each other is kept for an hour.
    const left = dump(cluster).replace(/^COPY landfall\.news[^]*?^\\\.$/m, '');
    check('nor of her id', !left.includes(ada.id), left.match(`.*${ada.id}.*`)?.[0]);
    await until('one of the nodes says so', () =>
        ['a', 'b'].some(name => cluster.nodes.get(name).log.includes('guest.forgotten')),
    );
    check(
        'no log is damaged',
        !['a', 'b'].some(name => cluster.nodes.get(name).log.includes('forget.damaged')),
    );
    await say(other, 'still here');
    const chat = JSON.stringify((await follow(at('b'), bob.token, there)).first.chat);
    check('others see stars', chat.includes('***') && chat.includes('Bobs answer'), chat);
    // The owner has not written anything back, and whoever takes the table over reads it whole.
    await cluster.nodes.get('b').stop();
    const taken = (await follow(at('a'), bob.token, there)).first;
    check('another node takes the table', !JSON.stringify(taken).includes('Ada'), taken);
    check('and no word comes back', !/Ada|unforgett/.test(dump(cluster)));
    await cluster.startNode('b');
    await cluster.wait(2);
    return bob;
}

// ---- Bans, mutes, kicks ----

async function moderation(cluster, at, bob) {
    const mal = await guest(at('b'), 'Mallory');
    const id = await table(at('b'), bob.token, { game: 'dice', seats: 2, listed: true });
    const line = await follow(at('b'), mal.token, id);
    line.send({ t: 'sit', seat: 1 });
    await line.until('table');
    const rows = await json('a', 'tables');
    const row = rows.find(each => each.table === id);
    same('a table of another node is listed with it', row?.node, '/n/b');
    check(
        'and with its people',
        row?.people.some(each => each.guest === mal.id),
        row,
    );
    const words = await admin('a', 'tables');
    check('in words', words.out.includes('at the node /n/b'), words.out);
    const nodes = await json('a', 'nodes');
    same('all nodes', nodes.map(each => each.node).join(), '/n/a,/n/b');
    same(
        'and which one this is',
        nodes
            .filter(each => each.self)
            .map(each => each.node)
            .join(),
        '/n/a',
    );

    same('muted at one node', (await admin('a', 'mute', 'Mallory')).code, 0);
    await until('muted at the other', async () => {
        line.send({ t: 'say', text: 'hm' });
        const told = await line.until(message => ['refused', 'chat'].includes(message.t));
        return told.reason === 'muted';
    });
    same('lifted at the other', (await admin('b', 'unmute', 'Mallory')).code, 0);
    await say(line, 'I may talk');
    await until(
        'and not muted any more at the first',
        async () => !(await json('a', 'bans')).length,
    );

    same('a kick from one table', (await json('a', 'kick', 'Mallory', id)).node, '/n/b');
    await line.until(message => message.t === 'table' && message.seats[1].kind !== 'person');
    same('a kick', (await admin('a', 'kick', 'Mallory')).code, 0);
    await until('ends the line at another node', () => line.raw.destroyed);

    const again = await follow(at('b'), mal.token, id);
    same('banned at one node', (await admin('a', 'ban', 'Mallory', '7d', 'enough')).code, 0);
    await until('sent away by the other', () => again.raw.destroyed);
    const making = async name => {
        const wish = { game: 'dice', seats: 2, bots: [], listed: false, sit: true };
        return (await post(at(name), '/api/tables', wish, mal.token)).status;
    };
    same('and not let in', await making('b'), 403);
    same('lifted', (await admin('b', 'unban', 'Mallory')).code, 0);
    await until('let in again by the first', async () => (await making('a')) === 201);

    // A node that hears nothing for a while does what it has missed.
    const third = await follow(at('b'), mal.token, id);
    cluster.lines.get('b').cut();
    same('banned while another is cut off', (await admin('a', 'ban', 'Mallory')).code, 0);
    await pause(300);
    await until(
        'sent away when the line is back',
        async () => third.raw.destroyed && (await making('b')) === 403,
    );
    await admin('a', 'unban', 'Mallory');

    await cluster.wait(2);
    const mine = await table(at('b'), bob.token, { game: 'dice', seats: 2, listed: true });
    const host = await follow(at('b'), bob.token, mine);
    same('announced at one node', (await admin('a', 'announce', 'soup is ready')).code, 0);
    same('heard at the other', (await host.until('notice')).text, 'soup is ready');
    const closed = await admin('a', 'close', mine);
    same('closing a table of another node', closed.code, 0);
    check('says where it is', closed.out.includes('/n/b'), closed.out);
    same('it is closed', (await host.until('gone')).reason, 'closed');
    same('a table that is nowhere', (await admin('a', 'close', 'QQQQQQ')).code, 1);

    const twice = await follow(at('a'), bob.token, await table(at('a'), bob.token, { seats: 3 }));
    same('logged out', (await post(at('b'), '/api/logout', {}, bob.token)).status, 200);
    await until('at every node', () => twice.raw.destroyed);

    for (const what of [
        'news_total',
        'news_lag_us_max',
        'database_up',
        'database_listening',
        'database_answer_us_last',
        'lease_age_ms',
        'claims_total',
        'failovers_total',
    ])
        check(`the figures have ${what}`, (await cluster.metric('a', what)) >= 0);
    check('news were counted', (await cluster.metric('a', 'news_total')) > 0);
    check('the database is there', (await cluster.metric('a', 'database_up')) === 1);
}

// ---- Backup and restore ----

async function backups(cluster, at) {
    const store = `postgres:${cluster.postgres.words}`,
        file = join(folder, 'one.bak'),
        back = join(folder, 'back.db');
    const eve = await guest(at('a'), 'Eve');
    const mine = await table(at('b'), eve.token, {
        game: 'base',
        seats: 3,
        bots: [null, 'greedy', 'greedy'],
    });
    const line = await follow(at('b'), eve.token, mine);
    const { commit } = line.first;
    await say(line, 'before the backup');
    const made = await landfall('backup', file, '--store', store);
    same('a backup while nodes run', made.code, 0);
    check('it says what is in it', /tables \(\d+ of them not over, sealed\)/.test(made.out), made);
    const bytes = readFileSync(file, 'latin1');
    check('running matches are sealed', !bytes.includes('before the backup'));
    const [[secret]] = await cluster.postgres.ask(
        `SELECT substring(text FROM 'secret ([0-9a-f]+)') FROM landfall.entry
        WHERE tab = '${mine}' AND seq = 1`,
    );
    check('their secrets, too', secret.length === 64 && !bytes.includes(secret), secret);
    check('those of finished ones are there', /secret [0-9a-f]{64}/.test(bytes));
    same('it is sound', (await landfall('check-store', file)).code, 0);
    const key = join(folder, 'data/landfall/landfall.postgres-key');
    check('the key is beside the stores of this user', existsSync(key));
    oneLine('there already', await landfall('backup', file, '--store', store), 2, /there already/);

    // Into a file, and the match goes on.
    const restored = await landfall('restore', file, '--store', `sqlite:${back}`, '--key', key);
    same('restored into a file', restored.code, 0);
    const server = await serve(['--bot-delay', '0'], { store: `sqlite:${back}` });
    const there = await follow(server.base, eve.token, mine);
    const seen = there.first;
    same('by the same promise of the dice', seen.commit, commit);
    check('with her words', JSON.stringify(seen.chat).includes('before the backup'), seen.chat);
    await say(there, 'and after it');
    await server.stop();

    // The file's backup into another database.
    const second = join(folder, 'two.bak'),
        words = cluster.postgres.words.replace('dbname=postgres', 'dbname=second');
    same(
        'a backup of the file',
        (await landfall('backup', second, '--store', `sqlite:${back}`)).code,
        0,
    );
    await cluster.postgres.ask('CREATE DATABASE second');
    const into = ['restore', second, '--key', `${back}-key`, '--store'];
    const shared = await landfall(...into, `postgres:${words}`);
    same('restored into a database', shared.code, 0);
    oneLine(
        'not empty',
        await landfall(...into, `postgres:${words}`),
        2,
        /--replace puts it aside/,
    );
    const node = await startPatiently(['--bot-delay', '0', '--lease', '20000'], {
        store: `postgres:${words}`,
    });
    await until('a node', async () => (await get(node.base, '/readyz')).status === 200);
    const line2 = await follow(node.base, eve.token, mine);
    const told = line2.first;
    same('with the promise', told.commit, commit);
    check('and all that was said', JSON.stringify(told.chat).includes('and after it'), told.chat);
    await say(line2, 'in a database again');
    oneLine(
        'in use',
        await landfall(...into, `postgres:${words}`, '--replace'),
        4,
        /a server is using it/,
    );
    await node.stop();
    const replaced = await landfall(...into, `postgres:${words}`, '--replace');
    same('put aside', replaced.code, 0);
    check('and kept', replaced.out.includes('landfall_replaced'), replaced.out);
    const all = join(folder, 'three.bak');
    same('a backup of it', (await landfall('backup', all, '--store', `postgres:${words}`)).code, 0);
    check('nothing was added', !readFileSync(all, 'latin1').includes('in a database again'));
    const without = ['restore', second, '--without-running', '--replace', '--store'];
    const fewer = await landfall(...without, `postgres:${words}`);
    check('without the key', fewer.code === 0 && /not over, for want/.test(fewer.out), fewer);
    return { store, words, into, second };
}

async function refusals(cluster, { words, into }) {
    const ask = sql =>
        execFileSync('psql', [`${words}`, '-AtqX', '-c', sql], { encoding: 'utf8' }).trim();
    const before = ask('SELECT count(*) FROM landfall.entry');
    const nowhere = 'postgres:host=127.0.0.1 port=1 dbname=x password=sesame';
    const locked = `postgres:${words.replace('user=landfall', 'user=guarded')} password=sesame`;
    const standby = `postgres:${words} options='-c default_transaction_read_only=on'`;
    await cluster.postgres.ask("CREATE ROLE guarded LOGIN PASSWORD 'right'");
    spawnSync('sh', [
        '-c',
        `printf 'host all guarded 127.0.0.1/32 scram-sha-256\\n' | cat - "$1" > "$1.new" && cat "$1.new" > "$1"`,
        'sh',
        `${cluster.postgres.folder}/data/pg_hba.conf`,
    ]);
    await cluster.postgres.ask('SELECT pg_reload_conf()');
    const file = join(folder, 'never.bak');
    const backup = (...more) => landfall('backup', file, '--store', ...more);
    const restore = (...more) => landfall(...into, ...more);
    oneLine('backup: nobody there', await backup(nowhere), 4, /refused/i);
    oneLine('restore: nobody there', await restore(nowhere), 4, /refused/i);
    oneLine('backup: wrong password', await backup(locked), 4, /password authentication failed/);
    oneLine('restore: wrong password', await restore(locked), 4, /password authentication failed/);
    oneLine('restore: a standby', await restore(standby, '--replace'), 4, /standby or a read-only/);
    const blue = `postgres+blue:${words}`;
    oneLine('backup: another cluster', await backup(blue), 4, /belongs to the cluster 'landfall'/);
    oneLine(
        'restore: another cluster',
        await restore(blue, '--replace'),
        4,
        /belongs to the cluster/,
    );
    oneLine('words that are none', await backup('postgres:what'), 2, /missing "="/);
    ask('UPDATE landfall.meta SET oldest = 99, version = 99');
    const here = `postgres:${words}`;
    oneLine('backup: a newer format', await backup(here), 4, /newer landfall \(format 99/);
    oneLine('restore: a newer format', await restore(here, '--replace'), 4, /newer landfall/);
    ask('UPDATE landfall.meta SET oldest = 1, version = 4');
    await cluster.postgres.ask('CREATE DATABASE empty');
    const empty = `postgres:${words.replace('dbname=second', 'dbname=empty')}`;
    oneLine('backup: no store', await backup(empty), 4, /not a store of landfall/);
    // A disk that fills while it is restored undoes all of it.
    ask(
        `CREATE FUNCTION public.no_room() RETURNS event_trigger LANGUAGE plpgsql AS
        'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100'', MESSAGE = ''could not extend file''; END';
        CREATE EVENT TRIGGER no_room ON ddl_command_end WHEN TAG IN (''ALTER SCHEMA'',''CREATE TABLE'')
        EXECUTE FUNCTION public.no_room()`
            .replaceAll("(''", "('")
            .replaceAll("'',''", "','")
            .replaceAll("TABLE'')", "TABLE')"),
    );
    oneLine('restore: a full disk', await restore(here, '--replace'), 4, /could not extend file/);
    ask('DROP EVENT TRIGGER no_room');
    same('nothing was changed by any of it', ask('SELECT count(*) FROM landfall.entry'), before);
    check('nothing is left of it', !existsSync(file) && !existsSync(`${file}.new`));
    same('a standby is good enough for a backup', (await backup(standby)).code, 0);
}

// ---- A clock that is far ahead ----

async function clocks(cluster) {
    const clock = join(folder, 'later.so');
    spawnSync('cc', ['-O1', '-shared', '-fPIC', '-o', clock, 'tests/server/later.c']);
    const store = `postgres:${cluster.postgres.words.replace('dbname=postgres', 'dbname=second')}`;
    const node = await startPatiently(
        ['--guest-days', '30', '--lease', '20000', '--admin', join(folder, 'late.admin')],
        {
            store,
            environment: { LD_PRELOAD: clock, LATER_DAYS: '400' },
        },
    );
    await until('the clock is noticed', () => node.log.includes('lease.granted'));
    await pause(2500);
    same('no guest is gone', (await json('late', 'guests', 'Eve')).length, 1);
    check(
        'the clock of the database is believed',
        JSON.parse((await admin('late', 'clock', '--json')).out).believed,
    );
    await node.stop();
}

export default async function run() {
    const cluster = await Cluster.start({
        names: ['a', 'b'],
        options: UNLIMITED,
        each: name => ['--admin', socketOf(name)],
    });
    const at = name => cluster.nodes.get(name).base;
    const bob = await forgetting(cluster, at);
    await moderation(cluster, at, bob);
    const made = await backups(cluster, at);
    await refusals(cluster, made);
    await clocks(cluster);
    await cluster.stop();
}
