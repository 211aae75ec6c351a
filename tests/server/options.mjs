// options.mjs - the server and the command refuse the same option lines, for every game.
import { spawnSync } from 'node:child_process';
import { check, get, guest, post, program, serve } from './client.mjs';

// Lines that any game must judge, then what its own table of options names. Few of them are good, so
// that few tables are opened.
function lines(game) {
    const own = game.options.flatMap(({ name, standard }) => [
        `${name}=nonsense`,
        name,
        `${name}=${standard},`,
        ` ${name}=${standard}`,
        `${name}=${standard},${name}=${standard}`,
    ]);
    const first = game.options[0];
    return [
        '',
        '-',
        ',',
        '-,',
        'nonsense',
        'nonsense=1',
        '=',
        '=1',
        'rules=99',
        'rules=',
        'ä=1',
        'x'.repeat(600),
        `${first.name}=${first.standard}`,
        `${first.name.toUpperCase()}=${first.standard}`,
        `,${first.name}=${first.standard}`,
        ...own,
    ];
}

async function compare(game) {
    const server = await serve(); // of its own, because one guest opens few tables
    const { token } = await guest(server.base, 'Ada');
    const seats = game.seats_max;
    let judged = 0,
        refused = 0;
    for (const line of lines(game)) {
        const { status } = spawnSync(program, [
            'sim',
            game.name,
            '--games',
            '1',
            '--turn-cap',
            '1',
            '--quiet',
            '--seats',
            String(seats),
            `--options=${line}`,
        ]);
        const answer = await post(
            server.base,
            '/api/tables',
            { game: game.name, seats, bots: [], options: line },
            token,
        );
        check(
            `${game.name} '${line}': command ${status}, server ${answer.status}`,
            (status === 0) === answer.status < 300 && answer.status !== 429,
        );
        judged++;
        refused += status !== 0;
    }
    check(
        `${game.name}: of ${judged} lines ${refused} were refused`,
        refused > 0 && refused < judged,
    );
    await server.stop();
}

export default async function () {
    const server = await serve();
    const games = (await get(server.base, '/api/games')).body;
    await server.stop();
    for (const game of games) await compare(game);
}
