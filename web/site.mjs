// site.mjs - `make site`: the client as files for any web host, in build/site. What pages ask a
// server for, texts of games and rulebooks, is asked once of ours and stands there as files.
//
//     node web/site.mjs [--out FOLDER]
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const at = process.argv.indexOf('--out');
const out = resolve(at > 0 ? process.argv[at + 1] : join(here, '../build/site'));
const program = process.env.LANDFALL ?? join(here, '../build/landfall');

execFileSync(process.execPath, [join(here, 'build.mjs'), '--site', '--out', out], {
    stdio: 'inherit',
});

// A server of our own for a moment, on any free port of this machine.
const server = spawn(program, ['serve', '--listen', '127.0.0.1:0', '--store', 'memory:'], {
    stdio: ['ignore', 'pipe', 'ignore'],
});
const address = await new Promise((done, failed) => {
    let said = '';
    server.stdout.on('data', more => {
        said += more;
        const found = /http:\/\/[^/\s]+/.exec(said);
        if (found) done(found[0]);
    });
    server.on('exit', code => failed(new Error(`the server ended with ${code}: ${said}`)));
});

async function keep(path, file) {
    const answer = await fetch(address + path);
    if (!answer.ok) throw new Error(`${path}: HTTP ${answer.status}`);
    const text = await answer.text();
    mkdirSync(dirname(join(out, file)), { recursive: true });
    writeFileSync(join(out, file), text);
    return text;
}

// The bots that can play in a page, by game.
function ableBots() {
    const file = join(here, '../build/landfall.wasm');
    const wasm = new WebAssembly.Instance(new WebAssembly.Module(readFileSync(file)), {}).exports;
    const text = at => {
        const bytes = new Uint8Array(wasm.memory.buffer, at);
        return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
    };
    const able = {};
    for (let game = 0; game < wasm.landfall_game_count(); game++) {
        const names = (able[text(wasm.landfall_game_name(game))] = []);
        for (let name; (name = text(wasm.landfall_host_bot(game, names.length)));) names.push(name);
    }
    return able;
}

try {
    const able = ableBots();
    const games = JSON.parse(await keep('/api/games', 'api/games.json'));
    for (const game of games)
        game.bots = game.bots.filter(bot => able[game.name].includes(bot.name));
    writeFileSync(join(out, 'api/games.json'), JSON.stringify(games));
    for (const { name } of games)
        await keep(`/api/games/${name}/content`, `api/games/${name}/content.json`);
    for (const book of new Set(games.flatMap(game => game.rulebooks)))
        for (const lang of ['en', 'de'])
            await keep(`/api/rules/${book}.${lang}`, `api/rules/${book}.${lang}.md`);
} finally {
    server.removeAllListeners('exit');
    server.kill('SIGTERM');
}
console.log(`site: ${out}`);
