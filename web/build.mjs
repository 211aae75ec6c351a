// build.mjs - makes build/web from web/: one script with lazily loaded parts, one style sheet, one
// sprite, what only some games wear, the engine, and index.html that names them. Names carry a hash of their contents, so a
// server may let browsers keep them for ever; only index.html must be asked for again. Beside
// each file stands its gzipped form for servers that do not compress.
//
//     node build.mjs [--out FOLDER] [--plain] [--site]
//         --plain: readable output with source maps; --site: for a web host without our server
import { createHash } from 'node:crypto';
import {
    existsSync,
    mkdirSync,
    readdirSync,
    readFileSync,
    renameSync,
    rmSync,
    writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const option = name => process.argv.includes(name) && process.argv[process.argv.indexOf(name) + 1];
const target = resolve(option('--out') || join(here, '../build/web'));
const out = `${target}.${process.pid}`; // swapped in at the end: a server may be reading
const plain = process.argv.includes('--plain');
const site = process.argv.includes('--site');
const base = site ? './' : '/'; // a web host may keep the page in any folder
const assets = join(out, 'assets');

mkdirSync(assets, { recursive: true });

// Writes one hashed file and gives its address in the page.
function put(name, bytes) {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
    const [, stem, extension] = /^(.*)(\.[a-z0-9]+)$/.exec(name);
    const file = `${stem}-${hash}${extension}`;
    writeFileSync(join(assets, file), bytes);
    return `${base}assets/${file}`;
}

// All symbols of these files of web/art in one sprite; an id that stands twice is a mistake.
const seen = new Set();
function sprite(files) {
    let body = '';
    for (const file of files) {
        const text = readFileSync(join(here, 'art', file), 'utf8');
        for (const [, id] of text.matchAll(/<symbol\b[^>]*\bid="([^"]+)"/g)) {
            if (seen.has(id)) throw new Error(`web/art/${file}: the symbol ${id} stands twice`);
            seen.add(id);
        }
        body += text
            .replace(/<\?xml[^>]*>|<!--[\s\S]*?-->/g, '')
            .replace(/^\s*<svg[^>]*>/, '')
            .replace(/<\/svg>\s*$/, '');
    }
    return `<svg xmlns="http://www.w3.org/2000/svg">${body.replace(/>\s+</g, '><')}</svg>`;
}

const first_sprite = sprite(['sprite.svg', 'icons.svg', 'terrain.svg']);

const tiles = {};
for (const file of readdirSync(join(here, 'art/tiles')))
    tiles[basename(file, '.svg')] = put(
        `tile-${file}`,
        readFileSync(join(here, 'art/tiles', file)),
    );
const engine = join(here, '../build/landfall.wasm');
if (!existsSync(engine)) throw new Error('build/landfall.wasm is missing: run `make wasm` first');

// A game can be played here if its folder brings a drawing.
const drawings = readdirSync(join(here, 'src/games')).filter(name =>
    existsSync(join(here, 'src/games', name, 'index.tsx')),
);

const bringing = file => drawings.filter(name => existsSync(join(here, 'src/games', name, file)));

// Puzzles of each game, fetched when one is first asked for.
const puzzles = Object.fromEntries(
    drawings
        .map(name => [name, join(here, '../games', name, `${name}.puzzles`)])
        .filter(([, file]) => existsSync(file))
        .map(([name, file]) => [name, put(`puzzles-${name}.txt`, readFileSync(file))]),
);

// What bots have learned, fetched when one of that game first thinks. Workers stand in the same folder.
const nets = {};
for (const name of drawings) {
    const folder = join(here, '../bots', name);
    for (const file of existsSync(folder) ? readdirSync(folder) : [])
        if (file.endsWith('.net')) {
            const of = `${name}-${basename(file, '.net')}`;
            nets[of] = `./${basename(put(`net-${of}.txt`, readFileSync(join(folder, file))))}`;
        }
}
const thinking = { LANDFALL_NETS: JSON.stringify(nets) };

// A script that stands alone: no module, nothing shared with the others.
async function alone(entry, define = {}) {
    const made = await esbuild.build({
        absWorkingDir: here,
        entryPoints: [entry],
        bundle: true,
        format: 'iife',
        write: false,
        minify: !plain,
        target: 'es2020',
        define,
    });
    return made.outputFiles[0].contents;
}

// All style sheets in one, so that a part never shows before its style: tokens, parts, pages, what
// games share, then those of the games and of the table in the order of their names. Those called
// NAME.late.css come with the pictures of web/art/NAME, when a page asks for them (app/late.ts).
function stylesheets(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap(each =>
        each.isDirectory()
            ? stylesheets(join(folder, each.name))
            : each.name.endsWith('.css')
              ? [join(folder, each.name)]
              : [],
    );
}
const squeeze = async files =>
    (
        await esbuild.transform(files.map(file => readFileSync(file, 'utf8')).join('\n'), {
            loader: 'css',
            minify: !plain,
            target: ['chrome111', 'firefox113', 'safari16.4'],
        })
    ).code;
const all_styles = stylesheets(join(here, 'src'));
const late_name = file => /([a-z]+)\.late\.css$/.exec(file)?.[1];
const late = {};
for (const name of new Set(all_styles.map(late_name).filter(Boolean))) {
    const files = all_styles.filter(file => late_name(file) === name).sort();
    late[name] = { css: put(`${name}.css`, await squeeze(files)) };
    const art = join(here, 'art', name);
    if (existsSync(art)) {
        const pictures = readdirSync(art).sort();
        late[name].sprite = put(
            `sprite-${name}.svg`,
            sprite(pictures.map(file => `${name}/${file}`)),
        );
    }
}

const result = await esbuild.build({
    absWorkingDir: here,
    entryPoints: { main: 'src/main.tsx' },
    outdir: assets,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: ['es2020', 'chrome111', 'firefox113', 'safari16.4'],
    minify: !plain,
    sourcemap: plain ? 'linked' : false,
    jsx: 'automatic',
    jsxImportSource: 'preact',
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
    loader: { '.css': 'empty' },
    define: {
        LANDFALL_DRAWINGS: JSON.stringify(drawings),
        LANDFALL_BUILDERS: JSON.stringify(bringing('decks.tsx')),
        LANDFALL_MAPS: JSON.stringify(bringing('maps.tsx')),
        LANDFALL_LATE: JSON.stringify(late),
        LANDFALL_TRIAL: JSON.stringify(
            put('trial.js', await alone('src/net/trial.worker.ts', thinking)),
        ),
        LANDFALL_HERE: JSON.stringify(
            put('here.js', await alone('src/net/here.worker.ts', thinking)),
        ),
        LANDFALL_PUZZLES: JSON.stringify(puzzles),
        LANDFALL_JUDGE: JSON.stringify(
            put('judge.js', await alone('src/net/judge.worker.ts', thinking)),
        ),
        LANDFALL_REVIEW: JSON.stringify(
            put('review.js', await alone('src/net/review.worker.ts', thinking)),
        ),
        LANDFALL_SITE: JSON.stringify(site),
        LANDFALL_TILES: JSON.stringify(tiles),
        LANDFALL_WASM: JSON.stringify(put('landfall.wasm', readFileSync(engine))),
    },
});

// The script that runs before the first paint is no module: a module would come too late.
const boot = await alone('src/boot.ts');
const outputs = Object.entries(result.metafile.outputs);
const entry = source => {
    const found = outputs.find(([, output]) => output.entryPoint === source);
    if (!found) throw new Error(`no output for ${source}`);
    return `${base}assets/${basename(found[0])}`;
};

const first_styles = ['tokens', 'screens', 'pages'].map(name =>
    join(here, `src/style/${name}.css`),
);
const other_styles = all_styles.filter(file => !first_styles.includes(file) && !late_name(file));
const shared = file => {
    const folder = /\/src\/games\/([^/]+)\//.exec(file)?.[1];
    return folder !== undefined && !drawings.includes(folder);
};
const css = await squeeze([
    ...first_styles,
    ...other_styles.filter(shared).sort(),
    ...other_styles.filter(file => !shared(file)).sort(),
]);
const icon = readFileSync(join(here, 'art/icons.svg'), 'utf8').match(
    /<symbol id="logo" viewBox="([^"]+)">([\s\S]*?)<\/symbol>/,
);
const favicon = put(
    'favicon.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${icon[1]}">${icon[2]}</svg>`,
);
const pictures = Object.fromEntries(
    readdirSync(join(here, 'art/app')).map(file => [
        basename(file, '.png'),
        put(file, readFileSync(join(here, 'art/app', file))),
    ]),
);

// What a browser must know to install the page as an app.
const shown = (src, sizes, purpose) => ({ src: src.replace(/^\//, './'), sizes, purpose });
const manifest = {
    id: './',
    name: 'Landfall',
    short_name: 'Landfall',
    description: 'Island games with friends or bots, with or without a network.',
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#1E2530',
    theme_color: '#1E2530',
    categories: ['games'],
    icons: [
        { ...shown(pictures['icon-192'], '192x192', 'any'), type: 'image/png' },
        { ...shown(pictures['icon-512'], '512x512', 'any'), type: 'image/png' },
        { ...shown(pictures['icon-maskable'], '512x512', 'maskable'), type: 'image/png' },
    ],
};
writeFileSync(join(out, 'manifest.webmanifest'), `${JSON.stringify(manifest, null, 2)}\n`);

const names = {
    favicon,
    icon: pictures['icon-192'],
    manifest: `${base}manifest.webmanifest`,
    css: put('style.css', css),
    sprite: put('sprite.svg', first_sprite),
    boot: put('boot.js', boot),
    main: entry('src/main.tsx'),
};
const html = readFileSync(join(here, 'index.html'), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, name) => names[name],
);
writeFileSync(join(out, 'index.html'), html);

// The service worker knows all files by name; its own text changes with them, and so browsers
// notice a new version.
const all_files = readdirSync(assets).sort();
const version = createHash('sha256').update(html).update(all_files.join()).digest('hex');
writeFileSync(
    join(out, 'sw.js'),
    await alone('src/sw.ts', {
        LANDFALL_FILES: JSON.stringify([
            ...all_files.map(file => `./assets/${file}`),
            './manifest.webmanifest',
        ]),
        LANDFALL_SITE: JSON.stringify(site),
        LANDFALL_VERSION: JSON.stringify(version.slice(0, 12)),
    }),
);

for (const folder of [out, assets])
    for (const file of readdirSync(folder))
        if (/\.(js|css|svg|wasm|html|txt|webmanifest)$/.test(file))
            writeFileSync(
                join(folder, `${file}.gz`),
                gzipSync(readFileSync(join(folder, file)), { level: 9 }),
            );

// What the first page loads: the entry with everything it imports without asking later.
const first = new Set();
const add = file => {
    if (first.has(file)) return;
    first.add(file);
    for (const part of result.metafile.outputs[file].imports)
        if (part.kind === 'import-statement' && !part.external) add(part.path);
};
for (const [file, output] of outputs) if (output.entryPoint === 'src/main.tsx') add(file);
const zipped = file => gzipSync(readFileSync(join(here, file)), { level: 9 }).length;
const sizes = {
    first_js_gzip: [...first].reduce(
        (sum, file) => sum + zipped(file),
        gzipSync(boot, { level: 9 }).length,
    ),
    all_js_gzip: outputs
        .filter(([file]) => file.endsWith('.js'))
        .reduce((sum, [file]) => sum + zipped(file), 0),
    css_gzip: gzipSync(css, { level: 9 }).length,
    sprite_gzip: gzipSync(first_sprite, { level: 9 }).length,
};
writeFileSync(join(out, 'sizes.json'), `${JSON.stringify(sizes, null, 2)}\n`);
rmSync(`${target}.old`, { recursive: true, force: true });
if (existsSync(target)) renameSync(target, `${target}.old`);
renameSync(out, target);
rmSync(`${target}.old`, { recursive: true, force: true });
console.log(
    `build/web: first load ${(sizes.first_js_gzip / 1000).toFixed(1)} kB of JavaScript, ` +
        `${(sizes.css_gzip / 1000).toFixed(1)} kB of styles, ` +
        `${(sizes.sprite_gzip / 1000).toFixed(1)} kB of pictures (gzipped)`,
);
