// main.mjs - runs the browser tests one after another and counts what they found.
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, Report, Server } from './lib.mjs';
import { cards, decks } from './cards.mjs';
import { dice } from './dice.mjs';
import { duel } from './duel.mjs';
import { errors } from './errors.mjs';
import { game } from './game.mjs';
import { german } from './german.mjs';
import { guest } from './guest.mjs';
import { keyboard } from './keyboard.mjs';
import { knights, knightsPhone } from './knights.mjs';
import { pages } from './pages.mjs';
import { phone } from './phone.mjs';

const TESTS = { guest, phone, game, dice, duel, knights, 'knights-phone': knightsPhone, cards,
    decks, keyboard, german, errors, pages };
const LIMIT_MS = 240_000;         // of one test: a hang is a failure, not a wait

const wanted = process.argv.slice(2);
const names = Object.keys(TESTS).filter(name => wanted.length === 0 || wanted.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'landfall-e2e-'));
mkdirSync('build/screens', { recursive: true });
const report = new Report();
const servers = [];

function within(promise, what) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Error(`not done after ${LIMIT_MS / 1000} s`)), LIMIT_MS);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

let browser;
try {
    browser = await openBrowser();
    for (const name of names) {
        const started = Date.now();
        report.begin(name);
        const server = new Server(join(folder, name), report);
        servers.push(server);
        try {
            await server.start();
            await within(TESTS[name]({ browser, server, report }), name);
        } catch (error) {
            report.fail('the test itself', error.stack ?? String(error));
        }
        await Promise.all(browser.contexts().map(context => context.close().catch(() => {})));
        await server.stop();
        console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
    }
} finally {
    for (const server of servers) await server.stop();
    await browser?.close().catch(() => {});
    if (report.failed === 0) rmSync(folder, { recursive: true, force: true });
    else console.log(`stores and logs are kept in ${folder}`);
}
console.log(`${report.passed} passed, ${report.failed} failed`);
process.exit(report.failed === 0 ? 0 : 1);
