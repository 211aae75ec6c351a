// run.mjs - bundles each test (test/*.test.ts, and those that stand beside what they test in src)
// and runs them with node's own runner, in the folder web/.
//     node test/run.mjs [NAME...]      only files whose name contains NAME
// Ends with "N passed, M failed".
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as esbuild from 'esbuild';

const here = dirname(fileURLToPath(import.meta.url));
const out = join(here, '../../build/web-test');
const wanted = process.argv.slice(2);
const web = join(here, '..');
const tests = folder =>
    readdirSync(join(web, folder), { withFileTypes: true }).flatMap(each =>
        each.isDirectory()
            ? tests(`${folder}/${each.name}`)
            : each.name.endsWith('.test.ts')
              ? [`${folder}/${each.name}`]
              : [],
    );
const files = [...tests('test'), ...tests('src')].filter(
    file => wanted.length === 0 || wanted.some(name => file.includes(name)),
);

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
await esbuild.build({
    absWorkingDir: web,
    outbase: '.',
    entryPoints: files,
    outdir: out,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node18',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    loader: { '.css': 'empty' },
    logLevel: 'warning',
    define: {
        LANDFALL_DRAWINGS: '["base"]',
        LANDFALL_LATE: '{}',
        LANDFALL_TILES: '{}',
        LANDFALL_WASM: '""',
        LANDFALL_BUILDERS: '["cards"]',
        LANDFALL_MAPS: '["base"]',
        LANDFALL_TRIAL: '""',
        LANDFALL_HERE: '""',
        LANDFALL_NETS: '{}',
        LANDFALL_PUZZLES: '{}',
        LANDFALL_JUDGE: '""',
        LANDFALL_REVIEW: '""',
        LANDFALL_SITE: 'false',
    },
    /* Node 18 has the browser's cryptography, but not under its global name. */
    banner: {
        js:
            `import { webcrypto } from 'node:crypto';\nglobalThis.crypto ??= webcrypto;\n` +
            `const WEB_ROOT = ${JSON.stringify(web)};`,
    },
});
const run = spawnSync(
    process.execPath,
    ['--test', ...files.map(file => join(out, file.replace(/\.ts$/, '.mjs')))],
    { cwd: web, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
);
const text = run.stdout + run.stderr;
const count = name => Number(new RegExp(`^(?:#|ℹ) ${name} (\\d+)`, 'm').exec(text)?.[1] ?? 0);
const passed = count('pass'),
    failed = count('fail') + count('cancelled');
if (failed > 0 || passed === 0 || run.status !== 0) console.log(text);
console.log(`${passed} passed, ${failed || (run.status === 0 ? 0 : 1)} failed`);
process.exit(run.status === 0 && passed > 0 ? 0 : 1);
