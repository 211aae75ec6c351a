// serve.mjs - `make cluster`: PostgreSQL, three nodes and a proxy on this machine, to try out; the
// database stays in build/cluster. Kill a node (its pid is told) and play on.
import { resolve } from 'node:path';
import { pause } from '../server/client.mjs';
import { Cluster } from './cluster.mjs';

const at = process.argv.indexOf('--port');
const cluster = await Cluster.start({
    port: at < 0 ? 0 : Number(process.argv[at + 1]),
    options: ['--bot-delay', '600'],
    folder: resolve('build/cluster'),
});
let stopping = false;
const stop = async () => {
    if (stopping) return;
    stopping = true;
    await cluster.stop();
    process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
console.log(`PostgreSQL: ${cluster.postgres.words}`);
const tell = name => {
    const node = cluster.nodes.get(name);
    console.log(
        `node ${name}: ${node.base} (pid ${node.child.pid}), through the proxy /n/${name}/`,
    );
};
for (const name of cluster.nodes.keys()) tell(name);
console.log(`Landfall is served by three nodes at ${cluster.base}/ (stop with Ctrl-C)`);
// A node that ends, or is killed, comes back.
for (; !stopping; await pause(500))
    for (const [name, node] of cluster.nodes) {
        if (node || stopping) continue;
        await pause(3000);
        if (stopping) break;
        await cluster.startNode(name);
        tell(name);
    }
