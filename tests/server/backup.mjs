// backup.mjs - a store is backed up while its server runs and comes back as it was; running matches
// cannot be read from the backup; what is there is not written over; every refusal is one line.
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, connect, eventually, get, guest, program, same, serve, table } from './client.mjs';

const landfall = (...words) =>
    new Promise(resolve => {
        execFile(
            program,
            words,
            { env: { ...process.env, LC_ALL: 'C.UTF-8' } },
            (error, out, err) => {
                resolve({ code: error?.code ?? 0, out, err });
            },
        );
    });

const oneLine = (what, answer, code, words) => {
    same(`${what}: exit code`, answer.code, code);
    check(
        `${what}: one line`,
        answer.err.split('\n').length === 2 && words.test(answer.err),
        answer.err,
    );
};

// The secrets of all set-ups in a file, as far as they can be read.
const secrets = (...files) =>
    new Set(
        files
            .filter(existsSync)
            .flatMap(file => readFileSync(file, 'latin1').match(/secret [0-9a-f]{64}/g) ?? []),
    );

// Until the table has come so far.
async function follow(server, token, id, seq) {
    const line = await connect(server.base, { token });
    line.send({ t: 'watch', table: id });
    const seen = await line.until(message => message.t === 'table');

    let last = seen.seq;
    while (last < seq) last = (await line.until(message => message.seq > last)).seq;
    return { line, commit: seen.commit, last, seats: seen.seats };
}

async function play(server) {
    const { token } = await guest(server.base, 'Ada');
    const over = await table(server.base, token, {
        game: 'dice',
        seats: 1,
        sit: false,
        bots: ['random'],
    });
    const mine = await table(server.base, token, {
        game: 'base',
        seats: 3,
        sit: true,
        bots: ['greedy', 'greedy', null],
    });
    await eventually(
        async () => (await get(server.base, `/api/tables/${over}`)).body.state === 'over',
    );
    const { line, commit } = await follow(server, token, mine, 8);
    line.send({ t: 'say', text: 'before the backup' });
    const said = await line.until(message => message.t === 'chat');
    return { token, over, mine, commit, seq: said.seq };
}

async function refusals(files, server) {
    const { store, backup, folder } = files;
    const other = `${store}2`,
        key = name => join(folder, name);
    writeFileSync(key('other'), `landfall-backup-key secret ${'07'.repeat(32)}\n`);
    writeFileSync(key('strange'), 'hello');
    writeFileSync(key('pub'), (await landfall('backup', '--show-key', '--store', store)).out);
    const restore = ['restore', backup, '--store'];
    const cases = [
        [2, /there already/, 'backup', backup, '--store', store],
        [4, /No such file/, 'backup', join(folder, 'no', 'b'), '--store', store],
        [4, /No such file/, 'backup', `${backup}2`, '--store', 'sqlite:/nonexistent/x'],
        [2, /sqlite:FILE/, 'backup', `${backup}2`, '--store', 'memory:'],
        [4, /a server is using it/, ...restore, store, '--replace'],
        [4, /Ein Server benutzt ihn/, ...restore, store, '--lang', 'de'],
        [3, /a store, not a backup/, 'restore', files.file, '--store', other],
        [4, /the key is missing/, ...restore, other],
        [3, /does not open this backup/, ...restore, other, '--key', key('other')],
        [3, /not a key/, ...restore, other, '--key', key('strange')],
        [3, /public half/, ...restore, other, '--key', key('pub')],
    ];
    for (const [code, line, ...words] of cases)
        oneLine(words.join(' '), await landfall(...words), code, line);
    const made = await landfall('backup', `${backup}3`, '--store', store, '--key', key('pub'));
    same('the public half makes backups', made.code, 0);
    const back = ['restore', `${backup}3`, '--store', `${store}3`, '--key', `${files.file}-key`];
    same('which the secret half opens', (await landfall(...back)).code, 0);
    check('the server has gone on', (await get(server.base, '/healthz')).status === 200);
}

// A flipped bit anywhere in the entries is found before anything is put in place.
async function damage(files) {
    const bytes = readFileSync(files.backup);
    const at = bytes.indexOf('before the backup') >= 0 ? -1 : bytes.lastIndexOf('sealed ');
    check('what is said at a running table is sealed', at > 0);
    bytes[at + 20] ^= 1;
    writeFileSync(`${files.backup}4`, bytes);
    oneLine(
        'a damaged backup',
        await landfall(
            'restore',
            `${files.backup}4`,
            '--store',
            `${files.store}4`,
            '--key',
            `${files.file}-key`,
        ),
        3,
        /is damaged/,
    );
    check('leaves nothing', !existsSync(`${files.file}4`) && !existsSync(`${files.file}4.new`));
    oneLine(
        'a server does not open a backup',
        await landfall(
            'serve',
            '--quiet',
            '--listen',
            '127.0.0.1:0',
            '--store',
            `sqlite:${files.backup}`,
        ),
        4,
        /landfall restore/,
    );
}

// The same guest, tables and promise, and the match goes on where it was.
async function comeBack(files, was) {
    const server = await serve(['--bot-delay', '0'], { store: files.store });
    try {
        const { line, commit, last, seats } = await follow(server, was.token, was.mine, 0);
        same('the promise of the dice is the same', commit, was.commit);
        check('nothing confirmed before the backup is missing', last >= was.seq, `${last}`);
        same('the guest has the seat', seats[2].name, 'Ada');
        line.send({ t: 'say', text: 'and after it' });
        same(
            'it goes on',
            (await line.until(m => m.t === 'chat' && m.seq > last)).text,
            'and after it',
        );
        same(
            'the finished match has its proof',
            (await get(server.base, `/api/tables/${was.over}/proof`)).status,
            200,
        );
    } finally {
        await server.stop();
    }
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const file = join(folder, 'a.db');
    const files = { folder, file, store: `sqlite:${file}`, backup: join(folder, 'a.bak') };
    const server = await serve(['--bot-delay', '0'], { store: files.store });
    try {
        const was = await play(server);
        const made = await landfall('backup', files.backup, '--store', files.store);
        same('a backup while the server runs', made.code, 0);
        check(
            'says what is in it',
            /2 tables \(1 of them not over, sealed\)/.test(made.out),
            made.out,
        );
        check('and that there is a key', /a\.db-key/.test(made.err), made.err);
        same('only its owner reads it', statSync(files.backup).mode & 0o777, 0o600);
        same('nor the key', statSync(`${file}-key`).mode & 0o777, 0o600);
        const here = secrets(file, `${file}-wal`),
            there = secrets(files.backup);
        check('two matches have secrets', here.size === 2, [...here]);
        same('one of them, that of the match that is over, is in the backup', there.size, 1);
        const looked = await landfall('check-store', files.backup);
        check(
            'check-store knows it',
            looked.code === 0 && /1 logs are sealed/.test(looked.out),
            looked.out,
        );
        await refusals(files, server);
        await damage(files);
        await server.stop('SIGKILL');
        oneLine(
            'a store that is there',
            await landfall('restore', files.backup, '--store', files.store),
            2,
            /--replace/,
        );
        const back = await landfall('restore', files.backup, '--store', files.store, '--replace');
        check(
            'restored in its place',
            back.code === 0 &&
                /lost: all that happened after/.test(back.out) &&
                /a\.db\.replaced/.test(back.out),
            back.out + back.err,
        );
        same('the secrets are back', secrets(file).size, 2);
        await comeBack(files, was);
        const without = await landfall(
            'restore',
            files.backup,
            '--store',
            `${files.store}5`,
            '--without-running',
        );
        check(
            'without the key all else is saved',
            without.code === 0 && /lost: 1 tables that were not over/.test(without.out),
            without.out + without.err,
        );
        same('and sound', (await landfall('check-store', `${file}5`)).code, 0);
        const calm = `${files.backup}6`;
        const again = await landfall('backup', calm, '--store', `${files.store}5`);
        same('a backup of it', again.code, 0);
        const keyless = await landfall('restore', calm, '--store', `${files.store}6`);
        same('where no match is under way no key is asked for', keyless.code, 0);
    } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
    }
}
