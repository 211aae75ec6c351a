// watchdog.mjs - the service manager hears when the server is ready, alive and stopping, and no
// longer hears of one whose loop hangs; SIGTERM ends that one too.
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { check, eventually, pause, raw, same, serve, within } from './client.mjs';

const compile = (...words) => spawnSync('cc', words, { encoding: 'utf8' });

const heard = (manager, text) => eventually(() => manager.said.includes(text));

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const own = join(folder, 'notify');
    const built = [
        compile('-O1', '-o', join(folder, 'manager'), 'tests/server/manager.c'),
        compile('-O1', '-shared', '-fPIC', '-o', join(folder, 'hang.so'), 'tests/server/hang.c'),
    ];
    check(
        'the helpers build',
        built.every(({ status }) => status === 0),
        built[0].stderr,
    );
    const child = spawn(join(folder, 'manager'), [own], { stdio: ['ignore', 'pipe', 'inherit'] });
    const manager = { said: '' };
    child.stdout.on('data', bytes => {
        manager.said += bytes;
    });
    process.on('exit', () => child.kill('SIGKILL'));
    try {
        await heard(manager, 'listening');
        const sanitized = /asan/.test(process.env.LANDFALL ?? ''); // it wants to be loaded first
        const server = await serve([], {
            environment: {
                NOTIFY_SOCKET: own,
                WATCHDOG_USEC: '600000',
                ...(sanitized ? {} : { LD_PRELOAD: join(folder, 'hang.so') }),
            },
        });
        check('it says when it is ready', await heard(manager, 'READY=1'));
        check('and that it is alive', await heard(manager, 'WATCHDOG=1\nWATCHDOG=1\nWATCHDOG=1'));
        if (!sanitized) {
            raw(server.base, 'GET /hang HTTP/1.1\r\n\r\n', 200);
            const silent = await eventually(async () => {
                manager.said = '';
                await pause(1500);
                return manager.said === '';
            }, 20000);
            check('a loop that hangs is not called alive', silent, manager.said);
        }
        const how = await within(server.stop());
        same('SIGTERM ends it all the same', how?.code, sanitized ? 0 : 4);
        const second = await serve([], { environment: { NOTIFY_SOCKET: own } });
        same('and a healthy one', (await second.stop()).code, 0);
        check('which says that it stops', await heard(manager, 'STOPPING=1'));
        const unit = readFileSync('deploy/landfall.service', 'utf8');
        check(
            'the unit uses that',
            /^Type=notify$/m.test(unit) &&
                /^WatchdogSec=\d+$/m.test(unit) &&
                /^MemoryMax=/m.test(unit),
        );
    } finally {
        child.kill();
        rmSync(folder, { recursive: true });
    }
}
