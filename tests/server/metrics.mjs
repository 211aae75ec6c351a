// metrics.mjs - the figures are for whoever runs the server: no visitor gets them, and where they
// are nobody gets anything else.
import { spawnSync } from 'node:child_process';
import net from 'node:net';
import { readFileSync } from 'node:fs';
import { check, connect, get, post, program, request, same, serve } from './client.mjs';

async function apart({ base, metrics }) {
    check('the two addresses differ', metrics && metrics !== base, metrics);
    for (const [what, headers] of [
        ['a visitor', {}],
        ['a proxy', { 'x-forwarded-for': '127.0.0.1' }],
        ['another Host', { host: new URL(metrics).host }],
    ]) {
        const answer = await get(base, '/metrics', null, headers);
        check(
            `no figures for ${what}`,
            answer.status === 404 && !answer.text.includes('landfall_'),
            answer.text,
        );
    }
    for (const path of ['/metrics/', '//metrics', '/%6detrics', '/metrics?x=1', '/./metrics'])
        check(`nor by ${path}`, !(await get(base, path)).text.includes('landfall_'));
    const figures = await get(metrics, '/metrics');
    check(
        'there they are',
        figures.status === 200 && figures.text.includes('landfall_loops_total'),
    );
    same('HEAD too', (await request(metrics, 'HEAD', '/metrics')).status, 200);
    for (const path of ['/', '/healthz', '/api/games', '/api/tables', '/index.html'])
        same(`${path} is not there`, (await get(metrics, path)).status, 404);
    same(
        'nobody becomes a guest there',
        (await post(metrics, '/api/guest', { name: 'Ada' })).status,
        404,
    );
    same('nor follows a table', (await connect(metrics)).status, 404);
}

const test = (...options) =>
    spawnSync(program, ['serve', '--test-config', '--store', 'memory:', ...options], {
        encoding: 'utf8',
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
    });

export default async function run() {
    for (const options of [[], ['--proxied']]) {
        const server = await serve(options);
        try {
            await apart(server);
        } finally {
            await server.stop();
        }
    }
    const wrong = test('--metrics', 'here');
    check(
        'a wrong address is refused',
        wrong.status === 2 && wrong.stderr.includes('--metrics'),
        wrong.stderr,
    );
    const holder = net.createServer().listen(0, '127.0.0.1');
    await new Promise(resolve => holder.on('listening', resolve));
    const { port } = holder.address();
    const taken = test('--metrics', `127.0.0.1:${port}`);
    check(
        'so is one that is taken',
        taken.status !== 0 && taken.stderr.includes(`--metrics 127.0.0.1:${port}`),
        taken.stderr,
    );
    holder.close();
    const same_port = test('--listen', '127.0.0.1:39464', '--metrics', '127.0.0.1:39464');
    check('and the one of the players', same_port.status !== 0, same_port.stdout);
    check(
        'the settings of the service have them on the loopback',
        /^metrics 127\.0\.0\.1:\d+$/m.test(readFileSync('deploy/landfall.conf', 'utf8')),
    );
}
