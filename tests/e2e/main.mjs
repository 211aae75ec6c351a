// main.mjs - runs the browser tests, two at a time, and counts what they found.
import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBrowser, Report, Server } from './lib.mjs';
import { analysis } from './analysis.mjs';
import { besides } from './beside.mjs';
import { cards, decks } from './cards.mjs';
import { dice } from './dice.mjs';
import { duel } from './duel.mjs';
import { errors } from './errors.mjs';
import { game } from './game.mjs';
import { german } from './german.mjs';
import { guest } from './guest.mjs';
import { end, home } from './home.mjs';
import { keyboard } from './keyboard.mjs';
import { knights, knightsOrders, knightsPhone } from './knights.mjs';
import { learn } from './learn.mjs';
import { lessons } from './lessons.mjs';
import { review } from './review.mjs';
import { line } from './line.mjs';
import { maps } from './maps.mjs';
import { offline, site } from './offline.mjs';
import { pages } from './pages.mjs';
import { people } from './people.mjs';
import { phone } from './phone.mjs';
import { press } from './press.mjs';
import { puzzles } from './puzzles.mjs';
import { knightsSea, sea, seaPhone } from './sea.mjs';
import { sizes } from './sizes.mjs';
import { thinkers } from './thinkers.mjs';
import { text, textLessons } from './text.mjs';
import { tips } from './tips.mjs';
import { turns } from './turns.mjs';

/* The long ones come first, so that no lane waits for one of them at the end. */
const TESTS = {
    lessons,
    learn,
    end,
    puzzles,
    home,
    pages,
    decks,
    site,
    'knights-phone': knightsPhone,
    sizes,
    knights,
    cards,
    game,
    text,
    sea,
    'sea-phone': seaPhone,
    'knights-sea': knightsSea,
    duel,
    dice,
    german,
    offline,
    analysis,
    review,
    tips,
    'text-lessons': textLessons,
    line,
    beside: besides,
    phone,
    thinkers,
    guest,
    keyboard,
    maps,
    press,
    'knights-orders': knightsOrders,
    errors,
    people,
    turns,
};
const LIMIT_MS = 1_800_000; // of one test: a hang is a failure; a busy machine is none
// Tests at a time, each with a browser and a server of its own.
const LANES = Number(process.env.LANES ?? 2);

const wanted = process.argv.slice(2);
const names = Object.keys(TESTS).filter(name => wanted.length === 0 || wanted.includes(name));
const folder = mkdtempSync(join(tmpdir(), 'landfall-e2e-'));
mkdirSync('build/screens', { recursive: true });
let passed = 0,
    failed = 0;

function within(promise) {
    let timer;
    const late = new Promise((_, reject) => {
        timer = setTimeout(
            () => reject(new Error(`not done after ${LIMIT_MS / 1000} s`)),
            LIMIT_MS,
        );
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

async function runTest(name) {
    const started = Date.now();
    const report = new Report();
    report.begin(name);
    const server = new Server(join(folder, name), report);
    let browser;
    try {
        browser = await openBrowser();
        await server.start();
        await within(TESTS[name]({ browser, server, report }));
    } catch (error) {
        report.fail('the test itself', error.stack ?? String(error));
    }
    await browser?.close().catch(() => {});
    await server.stop();
    passed += report.passed;
    failed += report.failed;
    console.log(`${name}: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

async function lane() {
    for (let name = names.shift(); name; name = names.shift()) await runTest(name);
}

await Promise.all(Array.from({ length: LANES }, lane));
if (failed === 0) rmSync(folder, { recursive: true, force: true });
else console.log(`stores and logs are kept in ${folder}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
