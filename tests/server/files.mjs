// files.mjs - the client's files from a folder: types, compression, caching, and nothing outside.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { check, get, raw, request, same, serve } from './client.mjs';

function lay(folder) {
    mkdirSync(join(folder, 'web/assets'), { recursive: true });
    writeFileSync(join(folder, 'secret.txt'), 'secret');
    const web = join(folder, 'web');
    writeFileSync(join(web, 'index.html'), '<!doctype html><title>Client</title>');
    writeFileSync(join(web, 'assets/main-3F2A.js'), 'let a = 1;\n'.repeat(20000));
    writeFileSync(join(web, 'assets/main-3F2A.js.gz'), gzipSync('let a = 1;\n'.repeat(20000)));
    writeFileSync(join(web, 'assets/engine-1.wasm'), Buffer.from([0, 97, 115, 109]));
    writeFileSync(join(web, '.hidden.txt'), 'secret');
    writeFileSync(join(web, 'odd.exe'), 'secret');
    symlinkSync(join(folder, 'secret.txt'), join(web, 'link.txt'));
    symlinkSync(folder, join(web, 'up'));
    return web;
}

async function good(base) {
    const page = await get(base, '/');
    check(
        'the page',
        page.text.includes('<title>Client') &&
            page.headers['content-type'] === 'text/html; charset=utf-8',
    );
    same('the page is asked for again', page.headers['cache-control'], 'no-cache');
    same("unknown pages are the client's", (await get(base, '/some/page')).text, page.text);
    const known = await get(base, '/', null, { 'if-none-match': page.headers.etag });
    check('an unchanged page is not sent', known.status === 304 && known.text === '');
    const plain = await get(base, '/assets/main-3F2A.js');
    check('a large file arrives whole', plain.text.length === 220000, plain.text.length);
    same('its type', plain.headers['content-type'], 'text/javascript; charset=utf-8');
    check('it may be kept', /immutable/.test(plain.headers['cache-control']));
    const small = await get(base, '/assets/main-3F2A.js', null, { 'accept-encoding': 'br, gzip' });
    same('it is compressed for who can read that', small.headers['content-encoding'], 'gzip');
    same('and the same', gunzipSync(small.bytes).toString(), plain.text);
    same('caches keep them apart', small.headers.vary, 'accept-encoding');
    same(
        'WebAssembly',
        (await get(base, '/assets/engine-1.wasm')).headers['content-type'],
        'application/wasm',
    );
    const head = await request(base, 'HEAD', '/assets/main-3F2A.js');
    check('HEAD', head.headers['content-length'] === '220000' && head.text === '');
}

export default async function run() {
    const folder = mkdtempSync(join(tmpdir(), 'landfall-'));
    const server = await serve(['--web', lay(folder)]);
    try {
        await good(server.base);
        for (const path of [
            '/../secret.txt',
            '/..%2fsecret.txt',
            '/%2e%2e/secret.txt',
            '//secret.txt',
            '/assets/../../secret.txt',
            '/link.txt',
            '/up/secret.txt',
            '/.hidden.txt',
            '/odd.exe',
            '/assets/.hidden.txt',
            '/none.js',
            '/assets',
            '/index.html%00.js',
            '/a\\..\\secret.txt',
            `/${'a/'.repeat(150)}x.js`,
        ]) {
            const answer = await raw(
                server.base,
                `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`,
                2000,
            );
            check(
                `nothing of ours at ${path}`,
                !answer.text.includes('secret\n') && !answer.text.endsWith('secret'),
                answer.text.slice(-60),
            );
            check(
                `not a page at ${path}`,
                path === '/assets' || /^(HTTP\/1.1 [34]|$)/.test(answer.text),
                answer.text.slice(0, 60),
            );
        }
    } finally {
        await server.stop();
        rmSync(folder, { recursive: true });
    }
}
