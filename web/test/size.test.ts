/* size.test.ts - what the first page loads stays small, and the build's files fit together. */
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import test from 'node:test';

const out = `${WEB_ROOT}/../build/web`;

test('the first load has at most 90 kB of gzipped JavaScript', () => {
    const sizes = JSON.parse(readFileSync(`${out}/sizes.json`, 'utf8')) as Record<string, number>;
    assert.ok(sizes.first_js_gzip! > 5_000, 'nothing was measured');
    assert.ok(sizes.first_js_gzip! <= 90_000, `${sizes.first_js_gzip} bytes`);
    assert.ok(sizes.sprite_gzip! <= 21_400, `${sizes.sprite_gzip} bytes of pictures`);
    assert.ok(sizes.css_gzip! <= 32_000, `${sizes.css_gzip} bytes of styles`);
});

test('the page names files that are there, and no script or style of its own', () => {
    const html = readFileSync(`${out}/index.html`, 'utf8');
    const named = [...html.matchAll(/(?:href|src|data-sprite)="(\/[^"]+)"/g)].map(
        match => match[1]!,
    );
    assert.ok(named.length >= 5);
    for (const file of named) {
        assert.ok(existsSync(out + file), file);
        if (!file.endsWith('.png')) assert.ok(existsSync(`${out}${file}.gz`), `${file}.gz`);
    }
    assert.ok(!/<style|<script>|\son[a-z]+=|style="/.test(html));
});

test('the browser keeps every file of the client, and the page itself', () => {
    const worker = readFileSync(`${out}/sw.js`, 'utf8');
    const files = readdirSync(`${out}/assets`).filter(file => !file.endsWith('.gz'));
    assert.ok(files.length > 50);
    for (const file of files) assert.ok(worker.includes(`"./assets/${file}"`), file);
    const { icons, start_url } = JSON.parse(
        readFileSync(`${out}/manifest.webmanifest`, 'utf8'),
    ) as { icons: { src: string }[]; start_url: string };
    assert.equal(start_url, './');
    for (const { src } of icons) assert.ok(existsSync(`${out}/${src}`), src);
});

test('every picture that the client names is in a sprite', () => {
    const sprites = readdirSync(`${out}/assets`).filter(file => /^sprite-.*\.svg$/.test(file));
    assert.equal(sprites.length, 2);
    const sprite = sprites.map(file => readFileSync(`${out}/assets/${file}`, 'utf8')).join('');
    const ids = new Set([...sprite.matchAll(/\bid="([^"]+)"/g)].map(match => match[1]));
    for (const [, id] of sprite.matchAll(/href="#([^"]+)"/g))
        assert.ok(ids.has(id), `#${id} in the sprite`);
    const walk = (folder: string): string[] =>
        readdirSync(folder, { withFileTypes: true }).flatMap(each =>
            each.isDirectory()
                ? walk(`${folder}/${each.name}`)
                : each.name.endsWith('.tsx')
                  ? [`${folder}/${each.name}`]
                  : [],
        );
    let seen = 0;
    for (const file of walk(`${WEB_ROOT}/src`))
        for (const [, id] of readFileSync(file, 'utf8').matchAll(/<Icon id="([^"]+)"/g)) {
            assert.ok(ids.has(id), `${file}: ${id}`);
            seen++;
        }
    assert.ok(seen > 30);
});
