// run.js - plays matches in WebAssembly and compares their signature with the native one.
//
//     node tests/wasm/run.js build/landfall.wasm build/release/test-signature
//
// Also proves that the module is freestanding: it must have no imports at all.
'use strict';
const fs = require('fs');
const { execFileSync } = require('child_process');

const [wasmPath, nativePath] = process.argv.slice(2);
const module_ = new WebAssembly.Module(fs.readFileSync(wasmPath));
let passed = 0,
    failed = 0;

function judge(good, what) {
    if (good) passed++;
    else {
        failed++;
        console.log('FAIL wasm: ' + what);
    }
}

const imports = WebAssembly.Module.imports(module_);
judge(imports.length === 0, 'imports ' + imports.map(i => i.module + '.' + i.name).join(', '));
if (imports.length === 0) {
    const wasm = new WebAssembly.Instance(module_, {}).exports;
    const memory = () => new Uint8Array(wasm.memory.buffer);
    const text = at => {
        let end = at;
        while (memory()[end]) end++;
        return Buffer.from(memory().slice(at, end)).toString('utf8');
    };
    const games = {};
    for (let i = 0; i < wasm.landfall_game_count(); i++)
        games[text(wasm.landfall_game_name(i))] = i;

    // What bots have learned is no part of the module: a page brings it (bindings/wasm/nets.h).
    let net;
    for (let n = 0; (net = text(wasm.landfall_net_game(n))) !== ''; n++) {
        const file = fs.readFileSync(
            `${__dirname}/../../bots/${net}/${wasm.landfall_net_seats(n)}.net`,
            'utf8',
        );
        const [head, numbers] = file.split('\nweights\n');
        const whole = 2 ** Number(/^scale (\d+)$/m.exec(head)[1]);
        const weights = numbers.trim().split(/\s+/);
        const size = wasm.landfall_net_size(n);
        judge(
            weights.length === size,
            `a net of ${net} has ${weights.length} weights, not ${size}`,
        );
        const room = new Float32Array(wasm.memory.buffer, wasm.landfall_net_room(n), size);
        weights.forEach((each, i) => (room[i] = Number(each) / whole));
    }

    // Game, seats, options, number of the bot, seed, matches, by playout.
    const rows = fs
        .readFileSync(__dirname + '/matches.txt', 'utf8')
        .split('\n')
        .filter(line => line && !line.startsWith('#'))
        .map(line => line.split(' '));
    for (const row of rows) {
        const [game, seats, options, bot, seed, count, playout] = row;
        const words = Buffer.from((options === '-' ? '' : options) + '\0');
        memory().set(words, wasm.landfall_text());
        const sum = BigInt.asUintN(
            64,
            wasm.landfall_signature(games[game], +seats, +bot, BigInt(seed), +count, +playout),
        );
        const here = sum.toString(16).padStart(16, '0');
        let native;
        try {
            native = execFileSync(nativePath, row, { encoding: 'utf8' }).trim();
        } catch (error) {
            native = String(error.stderr).trim();
        }
        judge(sum !== 0n && here === native, `${row.join(' ')}: ${here}, natively ${native}`);
    }
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
