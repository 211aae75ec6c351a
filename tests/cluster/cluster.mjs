// cluster.mjs - PostgreSQL, some nodes and a proxy before them, on this machine, for tests.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { promisify } from 'node:util';
import { get, pause, serve } from '../server/client.mjs';
import { Front, Line } from './proxy.mjs';

const run = promisify(execFile);

export const postgresThere = () => {
    try {
        execFileSync('tools/postgres', ['there']);
        return true;
    } catch {
        return false;
    }
};

export class Postgres {
    static async start(settings = [], folder = null) {
        const made = new Postgres();
        made.kept = folder !== null;
        made.folder = folder ?? mkdtempSync('/tmp/landfall-cluster-');
        made.settings = ['shared_buffers=32MB', ...settings];
        process.on('exit', () => {
            try {
                execFileSync('tools/postgres', [made.kept ? 'stop' : 'remove', made.folder]);
            } catch {}
        });
        await made.begin();
        return made;
    }

    async begin() {
        const { stdout } = await run('tools/postgres', ['start', this.folder, ...this.settings]);
        this.words = stdout.trim();
        this.port = Number(this.words.match(/port=(\d+)/)[1]);
    }

    stop(how = 'fast') {
        return run('tools/postgres', ['stop', this.folder, how]);
    }

    // Rows of a query, each an array of texts.
    async ask(sql) {
        const { stdout } = await run(
            'psql',
            ['-h', '127.0.0.1', '-p', String(this.port), '-U', 'landfall', '-d', 'postgres'].concat(
                ['-AtqX', '-F', '\t', '-v', 'ON_ERROR_STOP=1', '-c', sql],
            ),
            {
                maxBuffer: 1 << 28,
                env: { ...process.env, PGOPTIONS: '-c client_min_messages=error' },
            },
        );
        return stdout
            .split('\n')
            .filter(Boolean)
            .map(line => line.split('\t'));
    }
}

// On a busy machine the database may not answer in the five seconds that a start waits.
export async function startPatiently(words, settings) {
    for (let i = 0; ; i++) {
        try {
            return await serve(words, settings);
        } catch (error) {
            if (!/no answer in time/.test(error.message) || i === 35) throw error;
        }
    }
}

export class Cluster {
    static async start({
        names = ['a', 'b', 'c'],
        options = [],
        each = () => [], // more options, by the node's name
        settings = [],
        port = 0,
        folder = null, // where the database stays; null: it goes with the cluster
    } = {}) {
        const made = new Cluster();
        made.postgres = await Postgres.start(settings, folder);
        made.options = options;
        made.each = each;
        made.nodes = new Map();
        made.lines = new Map();
        for (const name of names) {
            const line = new Line(made.postgres.port);
            line.own = await line.listen();
            made.lines.set(name, line);
            await made.startNode(name);
        }
        made.front = new Front(made.nodes);
        made.base = await made.front.listen(port);
        await made.wait(names.length);
        return made;
    }

    words(name) {
        return `host=127.0.0.1 port=${this.lines.get(name).own} user=landfall dbname=postgres`;
    }

    async startNode(name, program) {
        const words = ['--proxied', '--advertise', `/n/${name}`, '--bot-delay', '0'].concat(
            this.options,
            this.each(name),
        );
        const node = await startPatiently(words, {
            store: `postgres:${this.words(name)}`,
            program,
        });
        node.name = name;
        this.nodes.set(name, node);
        node.ended.then(() => {
            if (this.nodes.get(name) === node) this.nodes.set(name, null);
        });
        return node;
    }

    // Until so many nodes are ready.
    async wait(count, ms = 180000) {
        for (const end = Date.now() + ms; Date.now() < end; await pause(50))
            if (this.front.ready.size >= count) return;
        throw new Error(`only ${[...this.front.ready]} are ready`);
    }

    async metric(name, what) {
        const node = this.nodes.get(name);
        const text = (await get(node.metrics.replace(/\/metrics$/, ''), '/metrics')).text;
        return Number(text.match(new RegExp(`^landfall_${what} (\\d+)`, 'm'))?.[1] ?? NaN);
    }

    async stop() {
        for (const node of this.nodes.values()) if (node) node.child.kill('SIGCONT');
        await Promise.all([...this.nodes.values()].map(node => node?.stop()));
        this.front.close();
        for (const line of this.lines.values()) line.close();
        await run('tools/postgres', [this.postgres.kept ? 'stop' : 'remove', this.postgres.folder]);
    }
}
