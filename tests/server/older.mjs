// older.mjs - a raised rules version ends no running match: the newer program hands it to the older one
// beside it, passes messages on, and takes the log back when the match is over.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
    check,
    connect,
    eventually,
    get,
    guest,
    program,
    same,
    serve,
    table,
    within,
} from './client.mjs';
import { Player } from './play.mjs';

const raised = process.env.RAISED ?? 'build/raised/landfall';

async function follow(server, token, id) {
    const line = await connect(server.base, { token });
    line.send({ t: 'watch', table: id });
    return { line, seen: await line.until('table') };
}

// As clients do, again and again: while an older program ends, lines to it may still be taken.
const insist = (...words) => eventually(() => follow(...words).catch(() => null));

// Some moves of a match of one person, by the older program alone.
async function begin(store) {
    const server = await serve(['--bot-delay', '0'], { store });
    const ada = await guest(server.base, 'Ada');
    const id = await table(server.base, ada.token, {
        game: 'dice',
        seats: 2,
        bots: [null, 'random'],
    });
    const { line, seen } = await follow(server, ada.token, id);
    const player = new Player(line); // the bot may be the first, and still at it
    player.take(seen);
    if (player.mayAct()) player.act();
    await player.play(it => it.acknowledged.length);
    await server.stop();
    return { ada, id, seq: player.acknowledged[0].seq, commit: seen.commit };
}

async function withTheOlder(store, was) {
    const server = await serve(['--bot-delay', '0', '--rate', '0', '--older', program], {
        store,
        program: raised,
    });
    try {
        const version = (await get(server.base, '/api/games')).body.find(
            each => each.name === 'dice',
        );
        same('the newer program has newer rules', version.rules_version, 2);
        const { line, seen } = await follow(server, was.ada.token, was.id);
        same('the match goes on', seen.state, 'running');
        same('the seat is the same', seen.me, 0);
        same('the promise too', seen.commit, was.commit);
        check('no move is lost', seen.seq >= was.seq, `${seen.seq} ${was.seq}`);
        const other = await follow(server, undefined, was.id);
        same('anybody may watch', other.seen.me, null);
        line.send({ t: 'say', text: 'by the old rules' });
        same('and hears', (await other.line.until('chat')).text, 'by the old rules');
        const player = new Player(line);
        player.take(seen);
        if (player.mayAct()) player.act();
        await player.play(it => it.over);
        check('it is played to its end', player.over.winners.length > 0);
        const fresh = await table(server.base, was.ada.token, { game: 'dice', seats: 2, bots: [] });
        same(
            'new tables are ours',
            (await follow(server, was.ada.token, fresh)).seen.state,
            'open',
        );
        check(
            'its log comes back',
            await eventually(() => /older\.gave-back/.test(server.log)),
            server.log,
        );
        check(
            'it is over here as well',
            await eventually(
                async () => (await get(server.base, `/api/tables/${was.id}`)).body.state === 'over',
            ),
        );
        same(
            'and can be read',
            (await get(server.base, `/api/tables/${was.id}/replay`)).status,
            200,
        );
    } finally {
        await server.stop();
    }
}

// An older program that dies is started again; whoever followed its tables comes back.
async function killed(store) {
    const was = await begin(store);
    const server = await serve(['--bot-delay', '0', '--older', program], {
        store,
        program: raised,
    });
    try {
        for (let i = 0; i < 2; i++) {
            const { line, seen } = await insist(server, was.ada.token, was.id);
            same('it goes on', seen.state, 'running');
            const beside = `${store.slice('sqlite:'.length)}.older-1-pid`;
            process.kill(Number(readFileSync(beside, 'utf8')), 'SIGKILL');
            check('its lines end', (await within(line.ended)) !== undefined);
        }
        const { seen } = await insist(server, was.ada.token, was.id);
        check('and comes back with what it had', seen.seq >= was.seq && seen.me === 0, seen.seq);
    } finally {
        await server.stop();
    }
}

// A match that was handed over is not ended where the older program is missing for a while.
async function missing(store) {
    const was = await begin(store);
    const first = await serve(['--older', program], { store, program: raised });
    await follow(first, was.ada.token, was.id);
    const dead = new Promise(resolve => first.child.on('exit', resolve));
    first.child.kill('SIGKILL'); // its child is an orphan now
    await dead;
    const without = await serve([], { store, program: raised });
    await get(without.base, `/api/tables/${was.id}`);
    await without.stop();
    const again = await serve(['--older', program], { store, program: raised });
    same('it waits for it', (await follow(again, was.ada.token, was.id)).seen.state, 'running');
    await again.stop();
    const strange = await serve(['--older', '/bin/true'], { store }).then(
        () => '',
        error => error.message,
    );
    check('no program at all', /not a landfall/.test(strange), strange);
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const file = join(folder, 'a.db'),
        store = `sqlite:${file}`;
    if (!existsSync(raised)) spawnSync('make', ['-s', raised]);
    try {
        const was = await begin(store);
        await withTheOlder(store, was);
        for (const each of [file, `${file}.older-1`]) {
            const checked = spawnSync(program, ['check-store', each]);
            check(`${each} is sound`, checked.status === 0, String(checked.stdout));
        }
        await missing(`${store}2`);
        await killed(`${store}3`);
    } finally {
        rmSync(folder, { recursive: true });
    }
}
