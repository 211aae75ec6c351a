// outside.mjs - bots that are programs of somebody else (`serve --bot`): they are offered, play whole
// matches, know nothing of the server, and are taken off their seats when they end or hang.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, connect, get, guest, program, same, serve, table } from './client.mjs';

const PYTHON = '/usr/bin/python3';
const GAME = 'dice';

// Watches a match of bots alone to its end, and who sat there in the end.
async function watch(server, token, bots) {
    const id = await table(server.base, token, {
        game: GAME,
        seats: bots.length,
        bots,
        sit: false,
        options: '',
    });
    const socket = await connect(server.base, { token });
    await socket.until('hello');
    socket.send({ t: 'watch', table: id });
    const first = await socket.until('table');
    let seats = first.seats;
    if (first.state !== 'over')
        for (;;) {
            const message = await socket.until(m => m.t === 'over' || m.t === 'seats');
            if (message.t === 'over') break;
            seats = message.seats;
        }
    await socket.close();
    return { id, first, seats };
}

async function figure(server, name) {
    const { text } = await get(server.metrics, '/metrics');
    return Number(text.match(new RegExp(`^landfall_${name} ([0-9]+)$`, 'm'))?.[1]);
}

async function good(folder) {
    const server = await serve(
        [
            '--bot',
            `Mine=echo "$(env)" > ${folder}/env; ls /proc/self/fd > ${folder}/fd; ulimit -v > ${folder}/memory; exec ${PYTHON} examples/protocol/bot.py`,
            '--bot-budget',
            '60000',
            '--bot-delay',
            '0',
        ],
        { environment: { LANDFALL_HUSH: 'a secret of the host' } },
    );
    const games = (await get(server.base, '/api/games')).body;
    check(
        'every game offers it',
        games.every(({ bots }) => bots.some(({ name, about }) => name === 'Mine' && about.de)),
    );
    const { token } = await guest(server.base, 'Ada');
    const { seats } = await watch(server, token, ['Mine', 'greedy']);
    same('it plays to the end', seats.map(({ bot }) => bot).join(), 'Mine,greedy');
    same('people see that it is a bot', seats[0].kind, 'bot');
    check('it was asked', (await figure(server, 'outside_questions_total')) > 20);
    same('and has answered', await figure(server, 'outside_missed_total'), 0);
    const names = readFileSync(`${folder}/env`, 'utf8')
        .split('\n')
        .map(line => line.split('=')[0])
        .filter(name => name && !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name))
        .sort();
    same('it knows no variable of ours', names.join(), 'HOME,LANDFALL_BOT,LANG,PATH');
    const files = readFileSync(`${folder}/fd`, 'utf8').trim().split('\n');
    check('it has no file of ours', files.length <= 4, files.join());
    same('its memory is limited', readFileSync(`${folder}/memory`, 'utf8').trim(), '1048576');
    same('the server ends well', (await server.stop()).code, 0);
}

async function bad() {
    const faulty = mode => `${PYTHON} tests/botwire/faulty.py ${mode}`;
    const modes = {
        Dies: 'dies',
        Hangs: 'hangs',
        Floods: 'floods',
        Old: 'version',
        Quiet: 'crash',
    };
    const options = Object.entries(modes).flatMap(([name, mode]) => [
        '--bot',
        `${name}=${faulty(mode)}`,
    ]);
    const server = await serve([...options, '--bot-budget', '500', '--bot-delay', '0']);
    const { token } = await guest(server.base, 'Bob');
    const ends = await Promise.all(
        ['Dies', 'Hangs'].map(name => watch(server, token, [name, 'greedy'])),
    );
    for (const name of ['Floods', 'Old', 'Quiet'])
        ends.push(await watch(server, token, [name, 'greedy']));
    for (const [index, { id, seats }] of ends.entries()) {
        const name = Object.keys(modes)[index];
        same(`${name} is replaced`, seats.map(({ bot }) => bot).join(), 'greedy,greedy');
        check(
            `the log tells of ${name}`,
            server.log.includes('bot.gone') && server.log.includes(id),
        );
    }
    same('all are counted', await figure(server, 'outside_gone_total'), 5);
    check('what they missed is counted', (await figure(server, 'outside_missed_total')) >= 5);
    same('the server is well', (await get(server.base, '/healthz')).status, 200);
    same('and ends well', (await server.stop()).code, 0);
    check('nobody is left', !spawnSync('pgrep', ['-P', String(server.child.pid)]).stdout?.length);
}

function refused() {
    for (const [text, what] of [
        ['Mine', 'NAME=COMMAND'],
        ['=python3', 'NAME=COMMAND'],
        ['Mine=', 'NAME=COMMAND'],
        ['<b>=x', 'NAME=COMMAND'],
        ['greedy=x', 'no other bot'],
    ]) {
        const { status, stderr } = spawnSync(program, ['serve', '--test-config', '--bot', text], {
            encoding: 'utf8',
            env: { ...process.env, LC_ALL: 'C.UTF-8' },
        });
        check(`--bot ${text} is refused`, status === 2 && stderr.includes(what), stderr);
    }
}

export default async function outside() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-outside-'));
    try {
        refused();
        await good(folder);
        await bad();
    } finally {
        rmSync(folder, { recursive: true });
    }
}
