/* invite.test.ts - the link for others and its QR code, read back as a phone's camera would. */
import assert from 'node:assert/strict';
import test from 'node:test';
import jsqr from 'jsqr';
import { encode } from 'uqr';

const globals = globalThis as Record<string, unknown>;
const SIZE = 4; /* pixels of a square */

/* Draws the squares of a path and scans the picture. */
function scan(path: string, width: number): string | undefined {
    const side = width * SIZE,
        pixels = new Uint8ClampedArray(side * side * 4).fill(255);
    for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
        for (let down = 0; down < SIZE; down++)
            for (let right = 0; right < Number(run) * SIZE; right++) {
                const at = (Number(y) * SIZE + down) * side + Number(x) * SIZE + right;
                pixels.fill(0, at * 4, at * 4 + 3);
            }
    return jsqr(pixels, side, side)?.data;
}

test('a QR code says the link', async () => {
    globals.location = { hostname: 'play.example.org', origin: 'https://play.example.org' };
    globals.localStorage = { getItem: () => null, setItem: () => undefined };
    const { qrPath } = await import('../src/table/qr.ts');
    for (const host of ['http://192.168.1.20:8080', 'http://[fd00::1]:8080', 'https://a.example']) {
        const link = `${host}/#/t/ABCDEFGHJKMNPQRSTUVWXYZ23`,
            { data } = encode(link, { ecc: 'M', border: 2 });
        assert.equal(scan(qrPath(data), data.length), link);
    }
});

test('only a page of this machine asks for another address', async () => {
    const { leadsHere, tableLink, outside } = await import('../src/net/invite.ts');
    for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) assert.ok(leadsHere(host));
    for (const host of ['192.168.1.20', 'kitchen.local', '127.0.0.1.evil.example', '[fd00::1]'])
        assert.ok(!leadsHere(host));
    assert.equal(tableLink('K7QM2F'), 'https://play.example.org/#/t/K7QM2F');
    outside.value = ['http://192.168.1.20:8080', 'http://kitchen.local:8080'];
    assert.equal(tableLink('K7QM2F'), 'http://192.168.1.20:8080/#/t/K7QM2F');
    assert.equal(tableLink('K7QM2F', outside.value[1]), 'http://kitchen.local:8080/#/t/K7QM2F');
    outside.value = [];
    assert.equal(tableLink('K7QM2F'), 'https://play.example.org/#/t/K7QM2F');
});
