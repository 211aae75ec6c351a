// proxy.mjs - the examples deploy/nginx.conf and deploy/Caddyfile as they stand, but for ports, name
// and certificate, in front of a server: TLS, WebSocket, and whose word counts for an address.
// A proxy that is not installed is left out, and said so. Run by tests/deploy/proxies.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import {
    check,
    connect,
    finish,
    get,
    guest,
    pause,
    post,
    request,
    same,
    serve,
} from '../server/client.mjs';
import { playGame } from './play.mjs';

const [folder, certificate, key] = process.argv.slice(2);
const children = [];
process.on('exit', () => children.forEach(child => child.kill('SIGKILL')));

async function freePorts(count) {
    const servers = await Promise.all(
        Array.from({ length: count }, async () => {
            const server = createServer().listen(0, '127.0.0.1');
            await once(server, 'listening');
            return server;
        }),
    );
    const ports = servers.map(server => server.address().port);
    for (const server of servers) server.close();
    return ports;
}

const there = name => {
    try {
        execFileSync('which', [name]);
        return true;
    } catch {
        return false;
    }
};

// Changes that must each be possible: an example that no longer has what is changed fails.
function changed(file, changes) {
    let text = readFileSync(file, 'utf8');
    for (const [from, to] of changes) {
        check(`${file} has ${from}`, text.includes(from));
        text = text.replaceAll(from, to);
    }
    return text;
}

function start(program, words, environment = {}) {
    const child = spawn(program, words, {
        env: { ...process.env, ...environment },
        stdio: ['ignore', 'inherit', 'inherit'],
    });
    children.push(child);
    return child;
}

const proxies = {
    async nginx(to, [port, plain]) {
        const place = join(folder, 'nginx');
        mkdirSync(place, { recursive: true });
        const site = changed('deploy/nginx.conf', [
            ['127.0.0.1:8080', `127.0.0.1:${to}`],
            ['    listen [::]:80;\n', ''],
            ['    listen [::]:443 ssl http2;\n', ''],
            ['listen 80;', `listen 127.0.0.1:${plain};`],
            ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
            ['play.example.org;', 'localhost;'],
            ['/etc/letsencrypt/live/play.example.org/fullchain.pem', certificate],
            ['/etc/letsencrypt/live/play.example.org/privkey.pem', key],
        ]);
        writeFileSync(join(place, 'site'), site);
        const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
            .map(each => `${each}_temp_path ${place}/${each};`)
            .join('\n');
        writeFileSync(
            join(place, 'nginx.conf'),
            `daemon off;\npid ${place}/pid;\nerror_log ${place}/error.log;\nevents {}\n` +
                `http {\naccess_log off;\n${temporary}\ninclude ${place}/site;\n}\n`,
        );
        return start('nginx', [
            '-p',
            place,
            '-e',
            `${place}/error.log`,
            '-c',
            `${place}/nginx.conf`,
        ]);
    },
    async caddy(to, [port]) {
        const place = join(folder, 'caddy');
        mkdirSync(place, { recursive: true });
        const site = changed('deploy/Caddyfile', [
            ['127.0.0.1:8080', `127.0.0.1:${to}`],
            ['play.example.org {', `https://localhost:${port} {\n\ttls ${certificate} ${key}`],
        ]);
        writeFileSync(
            join(place, 'Caddyfile'),
            `{\n\tadmin off\n\tauto_https disable_redirects\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${site}`,
        );
        return start('caddy', ['run', '--adapter', 'caddyfile', '--config', `${place}/Caddyfile`], {
            XDG_DATA_HOME: place,
            XDG_CONFIG_HOME: place,
        });
    },
};

async function answers(base) {
    for (let i = 0; i < 400; i++) {
        const answer = await get(base, '/healthz').catch(() => null);
        if (answer?.status === 200) return true;
        await pause(50);
    }
    return false;
}

// How many sockets of one caller are let in who claims another address with each.
async function socketsOf(base, most) {
    const open = [];
    for (let i = 0; i < most; i++) {
        const socket = await connect(base, {
            headers: { 'X-Forwarded-For': `203.0.113.${i + 1}` },
        });
        if (!socket.status) open.push(socket);
    }
    const count = open.length;
    for (const socket of open) await socket.close();
    return count;
}

async function tls(name, base, plain) {
    const front = await get(base, '/');
    same(`${name}: the client's page`, front.status, 200);
    check(`${name}: asks for TLS from now on`, front.headers['strict-transport-security']);
    const made = await post(base, '/api/guest', { name: 'Ada' }, null, { origin: base });
    same(`${name}: a page of the site may post`, made.status, 200);
    check(
        `${name}: its cookie is for TLS only`,
        /;\s*Secure/i.test(made.headers['set-cookie']?.[0] ?? ''),
        made.headers['set-cookie'],
    );
    const other = await post(base, '/api/guest', { name: 'Eve' }, null, {
        origin: 'https://evil.example',
    });
    same(`${name}: another site may not`, other.status, 403);
    if (name !== 'nginx') return;
    const moved = await request(`http://localhost:${plain}`, 'GET', '/x', {});
    same(`${name}: plain HTTP leads to TLS`, moved.status, 301);
}

async function tryProxy(name) {
    const ports = await freePorts(2),
        base = `https://localhost:${ports[0]}`,
        options = ['--sockets-per-address', '3', '--origin', base];
    const server = await serve(['--proxied', ...options]);
    const child = await proxies[name](new URL(server.base).port, ports);
    const started = await answers(base);
    check(`${name} starts`, started);
    if (!started) return;
    await tls(name, base, ports[1]);
    const { moves, refused } = await playGame(base);
    check(`${name}: a game over wss`, moves > 10 && refused === 0, `${moves}, ${refused} refused`);
    same(`${name}: a caller cannot name an address`, await socketsOf(base, 5), 3);
    const direct = await socketsOf(server.base, 5);
    same('who is in front is believed, when the server is told so', direct, 5);
    await server.stop();
    child.kill('SIGTERM');
    await once(child, 'close');
}

async function untold() {
    const server = await serve(['--sockets-per-address', '3']);
    same('and nobody is when it is not', await socketsOf(server.base, 5), 3);
    const { headers } = await post(server.base, '/api/guest', { name: 'Ada' }, null, {
        'X-Forwarded-Proto': 'https',
    });
    check('neither in what it says of TLS', !/Secure/i.test(headers['set-cookie'][0]));
    await server.stop();
}

await untold();
for (const name of Object.keys(proxies)) {
    if (there(name)) await tryProxy(name);
    else console.log(`${name} is not installed: left out`);
}
finish();
process.exit();
