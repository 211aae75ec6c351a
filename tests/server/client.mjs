// client.mjs - what the server tests share: a server of their own on a free port, HTTP calls, and a
// WebSocket client small enough to send every wrong frame on purpose. It needs node alone.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net from 'node:net';
import readline from 'node:readline';
import tls from 'node:tls';
import { gunzipSync } from 'node:zlib';

export const program = process.env.LANDFALL ?? 'build/landfall';

// Waits end after this long, against hanging: how fast the machine is must not matter.
export const HANGS_MS = Number(process.env.HANGS_MS ?? 120000);

export const pause = ms => new Promise(resolve => setTimeout(resolve, ms));

// What a promise gives, undefined where it hangs.
export const within = (promise, ms = HANGS_MS) =>
    Promise.race([promise, new Promise(resolve => setTimeout(resolve, ms).unref())]);

// Asks again and again until the answer is not false; the last one.
export async function eventually(holds, ms = HANGS_MS) {
    for (const end = Date.now() + ms; ; await pause(20)) {
        const found = await holds();
        if (found || Date.now() > end) return found;
    }
}

// Starts `landfall serve` on any free port; resolves once it has named its address. Its luck is the
// same in each run, so that games played in tests are too.
export function serve(options = [], settings = {}) {
    const { store = 'memory:', quiet = false, environment = {} } = settings;
    const words = [
        'serve',
        '--listen',
        '127.0.0.1:0',
        '--store',
        store,
        '--metrics',
        '127.0.0.1:0',
        ...options,
    ];
    const open = words.includes('--proxied') || words.includes('--lan'); // then luck must be fair
    if (!open && !words.includes('--luck')) words.push('--luck', '1');
    const child = spawn(settings.program ?? program, quiet ? [...words, '--quiet'] : words, {
        env: { ...process.env, LC_ALL: 'C.UTF-8', ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = { child, base: '', metrics: '', log: '', out: '' };
    process.on('exit', () => child.kill('SIGKILL')); // whatever happens, nothing is left behind
    server.ended = new Promise(resolve =>
        child.on('close', (code, signal) => {
            resolve({ code, signal });
        }),
    );
    child.stderr.on('data', bytes => {
        server.log += bytes;
    });
    server.stop = async (signal = 'SIGTERM') => {
        if (child.exitCode === null && child.signalCode === null) child.kill(signal);
        return server.ended;
    };
    return new Promise((resolve, reject) => {
        server.ended.then(({ code }) => reject(new Error(`ended with ${code}: ${server.log}`)));
        readline.createInterface({ input: child.stdout }).on('line', line => {
            server.out += `${line}\n`;
            const found = line.match(/http:\/\/[^ ]*[0-9]/);
            if (line.endsWith('/metrics')) {
                server.metrics = found[0];
                return;
            }
            if (found && !server.base) {
                server.base = found[0].replace(/\/$/, '');
                resolve(server);
            }
        });
    });
}

// One HTTP request; the body comes back as text, and parsed where it is JSON.
export function request(base, method, path, { headers = {}, body, agent } = {}) {
    return new Promise((resolve, reject) => {
        const call = (base.startsWith('https:') ? https : http).request(
            base + path,
            { method, headers, agent, timeout: HANGS_MS },
            answer => {
                const parts = [];
                answer.on('data', part => parts.push(part));
                answer.on('error', reject);
                answer.on('end', () => {
                    const bytes = Buffer.concat(parts);
                    const text = String(
                        answer.headers['content-encoding'] === 'gzip' && bytes.length
                            ? gunzipSync(bytes)
                            : bytes,
                    );
                    const json = /json/.test(answer.headers['content-type'] ?? '') && text;
                    resolve({
                        status: answer.statusCode,
                        headers: answer.headers,
                        text,
                        bytes,
                        body: json ? JSON.parse(text) : text,
                    });
                });
            },
        );
        call.on('error', reject);
        call.on('timeout', () => call.destroy(new Error(`${method} ${path}: no answer`)));
        call.end(body);
    });
}

export const get = (base, path, token, headers = {}) =>
    request(base, 'GET', path, {
        headers: token ? { authorization: `Bearer ${token}`, ...headers } : headers,
    });

export function post(base, path, value, token, headers = {}) {
    const body =
        typeof value === 'string' || Buffer.isBuffer(value) ? value : JSON.stringify(value);
    const all = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
    };
    return request(base, 'POST', path, { headers: all, body });
}

export async function guest(base, name) {
    const answer = await post(base, '/api/guest', { name, token: true });
    if (answer.status !== 200) throw new Error(`guest: ${answer.status} ${answer.text}`);
    return answer.body;
}

// A table that is full from the beginning begins with the word of its creator.
async function begin(base, token, id) {
    const socket = await connect(base, { token });
    socket.send({ t: 'watch', table: id });
    await socket.until('table');
    socket.send({ t: 'word', word: 'luck' });
    await socket.until('table');
    await socket.close();
}

export async function table(base, token, wish = {}) {
    const answer = await post(
        base,
        '/api/tables',
        { game: 'base', seats: 3, bots: [], listed: false, sit: true, ...wish },
        token,
    );
    if (answer.status !== 201) throw new Error(`table: ${answer.status} ${answer.text}`);
    const bots = (wish.bots ?? []).filter(bot => bot).length;
    if ((wish.sit ?? true) && bots + 1 === (wish.seats ?? 3))
        await begin(base, token, answer.body.table);
    return answer.body.table;
}

// A frame as a client sends it; every part can be made wrong.
export function frame(payload, { opcode = 1, final = true, masked = true, length, bits = 0 } = {}) {
    const bytes = Buffer.from(payload),
        size = length ?? bytes.length;
    const head = [(final ? 0x80 : 0) | bits | opcode];
    const bit = masked ? 0x80 : 0;
    if (size < 126) head.push(bit | size);
    else if (size < 65536) head.push(bit | 126, size >> 8, size & 255);
    else
        head.push(
            bit | 127,
            0,
            0,
            0,
            0,
            size >>> 24,
            (size >> 16) & 255,
            (size >> 8) & 255,
            size & 255,
        );
    if (!masked) return Buffer.concat([Buffer.from(head), bytes]);
    const mask = randomBytes(4);
    return Buffer.concat([Buffer.from(head), mask, bytes.map((byte, i) => byte ^ mask[i & 3])]);
}

function handshake(
    base,
    key,
    { token, cookie, origin, protocol = 'landfall.1', path = '/ws', headers = {} },
) {
    const lines = [
        `GET ${path} HTTP/1.1`,
        `Host: ${new URL(base).host}`,
        'Upgrade: websocket',
        'Connection: Upgrade',
        `Sec-WebSocket-Key: ${key}`,
        'Sec-WebSocket-Version: 13',
    ];
    if (protocol) lines.push(`Sec-WebSocket-Protocol: ${protocol}`);
    if (token) lines.push(`Authorization: Bearer ${token}`);
    if (cookie) lines.push(`Cookie: ${cookie}`);
    if (origin) lines.push(`Origin: ${origin}`);
    for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
    return `${lines.join('\r\n')}\r\n\r\n`;
}

// An open WebSocket: messages in order by next(), and how it ended by ended.
class Socket {
    constructor(raw) {
        this.raw = raw;
        this.frames = 0; // of text; landfall.2 puts several messages into one
        this.seen = []; // every message, for checks of the whole conversation
        this.waiting = []; // messages nobody has taken yet
        this.takers = [];
        this.bytes = Buffer.alloc(0);
        this.code = null; // of the close frame
        this.pings = 0;
        this.answersPings = true;
        this.ended = new Promise(resolve =>
            raw.on('close', () => {
                resolve(this.code);
                for (const taker of this.takers.splice(0))
                    taker.reject(new Error(`closed: ${this.code}`));
            }),
        );
        raw.on('error', () => {});
        raw.on('data', bytes => this.take(bytes));
    }

    take(bytes) {
        this.bytes = this.bytes.length ? Buffer.concat([this.bytes, bytes]) : bytes;
        for (;;) {
            const all = this.bytes;
            if (all.length < 2) return;
            let size = all[1] & 127,
                at = 2;
            if (size === 126)
                [size, at] = all.length < 4 ? [Infinity, 4] : [all.readUInt16BE(2), 4];
            else if (size === 127)
                [size, at] =
                    all.length < 10 ? [Infinity, 10] : [Number(all.readBigUInt64BE(2)), 10];
            if (all.length < at + size) return;
            this.bytes = all.subarray(at + size);
            this.frame(all[0], all.subarray(at, at + size));
        }
    }

    frame(head, payload) {
        if ((head & 0x70) !== 0) throw new Error('reserved bits in a frame of the server');
        const opcode = head & 15;
        if (opcode === 8) {
            this.code = payload.length >= 2 ? payload.readUInt16BE(0) : 1005;
            this.raw.end(frame(payload, { opcode: 8 }));
        } else if (opcode === 9) {
            this.pings++;
            if (this.answersPings) this.raw.write(frame(payload, { opcode: 10 }));
        } else if (opcode === 1) {
            this.frames++;
            for (const message of [JSON.parse(payload.toString())].flat()) {
                message.bytes = payload.length;
                this.seen.push(message);
                const taker = this.takers.shift();
                if (taker) taker.resolve(message);
                else this.waiting.push(message);
            }
        } else if (opcode !== 10) {
            throw new Error(`an unexpected frame ${opcode}`);
        }
    }

    next(ms = HANGS_MS) {
        if (this.waiting.length) return Promise.resolve(this.waiting.shift());
        if (this.raw.destroyed) return Promise.reject(new Error(`closed: ${this.code}`));
        return new Promise((resolve, reject) => {
            const taker = {
                resolve: message => {
                    clearTimeout(timer);
                    resolve(message);
                },
                reject: error => {
                    clearTimeout(timer);
                    reject(error);
                },
            };
            const timer = setTimeout(() => {
                this.takers.splice(this.takers.indexOf(taker), 1);
                reject(new Error(`no message within ${ms} ms`));
            }, ms);
            this.takers.push(taker);
        });
    }

    // The next message of this type; others are passed over.
    async until(wanted, ms = HANGS_MS) {
        const fits = typeof wanted === 'string' ? message => message.t === wanted : wanted;
        for (;;) {
            const message = await this.next(ms);
            if (fits(message)) return message;
        }
    }

    send(value) {
        this.raw.write(frame(typeof value === 'string' ? value : JSON.stringify(value)));
    }
    sendRaw(bytes) {
        this.raw.write(bytes);
    }
    close() {
        this.raw.end(frame(Buffer.from([3, 232]), { opcode: 8 }));
        return this.ended;
    }
    destroy() {
        this.raw.destroy();
        return this.ended;
    }
}

// Resolves to a Socket, or to { status, text } where the server does not let it in.
export function connect(base, options = {}) {
    const { hostname, port } = new URL(base);
    const key = randomBytes(16).toString('base64');
    const want = createHash('sha1')
        .update(`${key}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
        .digest('base64');
    return new Promise((resolve, reject) => {
        const secure = base.startsWith('https:');
        const raw = (secure ? tls : net).connect({
            host: hostname,
            port: Number(port),
            localAddress: options.localAddress,
            servername: secure ? hostname : undefined,
        });
        let head = Buffer.alloc(0);
        raw.setNoDelay(true);
        raw.setTimeout(HANGS_MS, () => raw.destroy(new Error('no answer to the handshake')));
        raw.on('error', reject);
        raw.on(secure ? 'secureConnect' : 'connect', () =>
            raw.write(handshake(base, key, options)),
        );
        const ended = () =>
            resolve({ status: Number(head.toString().split(' ')[1] ?? 0), text: head.toString() });
        raw.on('close', ended);
        const onData = bytes => {
            head = Buffer.concat([head, bytes]);
            const end = head.indexOf('\r\n\r\n');
            if (end < 0) return;
            const text = head.subarray(0, end).toString();
            if (!text.startsWith('HTTP/1.1 101')) {
                setTimeout(() => raw.destroy(), 50);
                return;
            }
            raw.setTimeout(0);
            raw.off('data', onData);
            raw.off('close', ended);
            raw.off('error', reject);
            if (!text.includes(want)) reject(new Error('a wrong Sec-WebSocket-Accept'));
            const socket = new Socket(raw);
            socket.head = text;
            resolve(socket);
            if (head.length > end + 4) socket.take(head.subarray(end + 4));
        };
        raw.on('data', onData);
    });
}

// Sends bytes over a plain connection and returns all that came back until it was closed.
export function raw(base, bytes, ms = HANGS_MS) {
    const { hostname, port } = new URL(base);
    return new Promise(resolve => {
        const socket = net.connect(Number(port), hostname, () => socket.write(bytes));
        let text = '';
        const began = Date.now();
        const timer = setTimeout(() => socket.destroy(), ms);
        socket.on('data', part => {
            text += part;
        });
        socket.on('error', () => {});
        socket.on('close', () => {
            clearTimeout(timer);
            resolve({ text, ms: Date.now() - began });
        });
    });
}

// Milliseconds of processor time a server has used: unlike time that passes, its own doing.
export const usedMs = server =>
    readFileSync(`/proc/${server.child.pid}/stat`, 'utf8')
        .split(') ')[1]
        .split(' ')
        .slice(11, 13)
        .reduce((sum, one) => sum + Number(one) * 10, 0);

process.setMaxListeners(0);

// Checks are counted; the last line says how many held.
const counts = { passed: 0, failed: 0 };
export function check(what, good, more) {
    if (good) {
        counts.passed++;
        return;
    }
    counts.failed++;
    console.log(
        `FAIL ${what}${
            more === undefined
                ? ''
                : `: ${String(typeof more === 'object' ? JSON.stringify(more) : more).slice(
                      0,
                      300,
                  )}`
        }`,
    );
}
export const same = (what, got, wanted) =>
    check(
        what,
        Object.is(got, wanted),
        `${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`,
    );
export function finish() {
    console.log(`${counts.passed} passed, ${counts.failed} failed`);
    process.exitCode = counts.failed ? 1 : 0;
}
