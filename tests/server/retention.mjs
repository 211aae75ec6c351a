// retention.mjs - finished matches of bots alone make room when the store is larger than it may be;
// figures and the log say so.
import { existsSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, get, guest, HANGS_MS, pause, same, serve, table } from './client.mjs';

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const server = await serve(
        [
            '--store-max',
            '1',
            '--bot-tables',
            '0',
            '--tables-per-guest',
            '0',
            '--sockets-per-address',
            '0',
            '--bot-delay',
            '0',
        ],
        { store: `sqlite:${join(folder, 'landfall.db')}` },
    );
    try {
        check('a store on disk', existsSync(join(folder, 'landfall.db')));
        const { token } = await guest(server.base, 'Ada');
        const bots = { game: 'base', seats: 4, sit: false, bots: Array(4).fill('random') };
        const first = await table(server.base, token, bots);
        const mine = await table(server.base, token, { listed: true });
        let gone = false;
        for (let i = 0, end = Date.now() + HANGS_MS; Date.now() < end && !gone; i++) {
            if (i < 60) await table(server.base, token, bots);
            else await pause(100);
            gone = (await get(server.base, `/api/tables/${first}`)).status === 404;
        }
        check('the oldest match of bots is forgotten', gone);
        same(
            'a table that is not over stays',
            (await get(server.base, `/api/tables/${mine}`)).status,
            200,
        );
        const figures = (await get(server.metrics, '/metrics')).text;
        check(
            'and counted',
            Number(figures.match(/store_pruned_total\{end="bots"\} (\d+)/)?.[1]) > 0,
            figures.match(/.*pruned.*/g),
        );
        check(
            'the size is told',
            Number(figures.match(/\nlandfall_store_bytes (\d+)/)?.[1]) > 100000,
        );
        check('and the log says so', /store\.pruned/.test(server.log));
    } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
    }
}
