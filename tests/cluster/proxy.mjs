// proxy.mjs - two small proxies on loopback. Front: one address for all nodes; /n/NAME/... goes to
// the node of that name, all else to any node that is ready. Line: between a node and PostgreSQL,
// to be cut, stalled, or broken between a COMMIT and its answer.
import http from 'node:http';
import net from 'node:net';

// nodes: a map from names to { base } (null: not running).
export class Front {
    constructor(nodes) {
        this.nodes = nodes;
        this.ready = new Set();
        this.turn = 0;
        this.server = http.createServer((request, answer) => this.pass(request, answer));
        this.server.on('upgrade', (request, socket, head) => this.upgrade(request, socket, head));
        this.server.on('clientError', (error, socket) => socket.destroy());
        this.timer = setInterval(() => this.look(), 100);
    }

    async listen(port = 0) {
        await new Promise(resolve => this.server.listen(port, '127.0.0.1', resolve));
        this.base = `http://127.0.0.1:${this.server.address().port}`;
        return this.base;
    }

    look() {
        for (const [name, node] of this.nodes) {
            const gone = () => this.ready.delete(name);
            if (!node?.base) {
                gone();
                continue;
            }
            const call = http.get(`${node.base}/readyz`, { timeout: 500, agent: false }, answer => {
                answer.resume();
                if (answer.statusCode === 200) this.ready.add(name);
                else gone();
            });
            call.on('error', gone);
            call.on('timeout', () => call.destroy());
        }
    }

    // Which node, and the path there; null: none.
    choose(url) {
        const named = url.match(/^\/n\/([a-z0-9]+)(\/.*)$/);
        const name = named
            ? named[1]
            : ([...this.ready][this.turn++ % Math.max(1, this.ready.size)] ?? null);
        const base = name === null ? null : this.nodes.get(name)?.base;
        return base ? { base, path: named ? named[2] : url } : null;
    }

    pass(request, answer) {
        const to = this.choose(request.url);
        const fail = () => {
            if (!answer.headersSent) answer.writeHead(502);
            answer.end();
        };
        if (!to) {
            fail();
            return;
        }
        const { hostname, port } = new URL(to.base);
        const call = http.request(
            {
                hostname,
                port,
                path: to.path,
                method: request.method,
                headers: forwarded(request),
                agent: false,
                timeout: 1500,
            },
            from => {
                answer.writeHead(from.statusCode, from.headers);
                from.pipe(answer);
                from.on('error', fail);
            },
        );
        call.on('error', fail);
        call.on('timeout', () => call.destroy());
        request.pipe(call);
    }

    upgrade(request, socket, head) {
        const to = this.choose(request.url);
        socket.on('error', () => {});
        if (!to) {
            socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
            return;
        }
        const { hostname, port } = new URL(to.base);
        const far = net.connect(Number(port), hostname, () => {
            const headers = Object.entries(forwarded(request)).map(([k, v]) => `${k}: ${v}\r\n`);
            far.write(`GET ${to.path} HTTP/1.1\r\n${headers.join('')}\r\n`);
            far.write(head);
            far.pipe(socket);
            socket.pipe(far);
        });
        far.setNoDelay(true);
        socket.setNoDelay(true);
        far.on('error', () => socket.destroy());
        far.on('close', () => socket.destroy());
        socket.on('close', () => far.destroy());
    }

    close() {
        clearInterval(this.timer);
        this.server.closeAllConnections();
        this.server.close();
    }
}

function forwarded(request) {
    return {
        ...request.headers,
        'x-forwarded-for': request.socket.remoteAddress.replace('::ffff:', ''),
        'x-forwarded-proto': 'http',
    };
}

const COMMIT = Buffer.from('\0s1\0'); // the writer's second statement: store/pg_write.c

export class Line {
    constructor(port) {
        this.port = port;
        this.pairs = new Set();
        this.stalled = false;
        this.armed = null; // 'before' or 'after': how the next COMMIT is met
        this.broken = 0;
        this.server = net.createServer(near => this.open(near));
    }

    async listen() {
        await new Promise(resolve => this.server.listen(0, '127.0.0.1', resolve));
        return this.server.address().port;
    }

    open(near) {
        const far = net.connect(this.port, '127.0.0.1');
        const pair = { near, far, cutting: false };
        this.pairs.add(pair);
        const end = () => {
            this.pairs.delete(pair);
            near.destroy();
            far.destroy();
        };
        for (const side of [near, far]) {
            side.setNoDelay(true);
            side.on('error', end);
            side.on('close', end);
            if (this.stalled) side.pause();
        }
        near.on('data', bytes => {
            if (this.armed && bytes.includes(COMMIT)) {
                const how = this.armed;
                this.armed = null;
                this.broken++;
                if (how === 'before') {
                    end();
                    return;
                }
                pair.cutting = true; // it goes through, and nobody hears of it
            }
            far.write(bytes);
        });
        far.on('data', bytes => {
            if (pair.cutting) end();
            else near.write(bytes);
        });
    }

    cut() {
        for (const pair of [...this.pairs]) {
            pair.near.destroy();
            pair.far.destroy();
        }
    }

    stall(on) {
        this.stalled = on;
        for (const pair of this.pairs)
            for (const side of [pair.near, pair.far]) on ? side.pause() : side.resume();
    }

    close() {
        this.cut();
        this.server.close();
    }
}
