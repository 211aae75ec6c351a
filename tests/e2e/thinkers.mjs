// thinkers.mjs - strong bots at a table: four of them are watched, and three of them play on the device,
// in WebAssembly, against somebody who plays. The page answers presses all the while; how long it was
// still at the longest is told, and no test.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOST_LINE, makeTable, open, openGuest, Server, shot } from './lib.mjs';
import { play, state } from './player.mjs';

// Notes for how long the page painted nothing, from now on.
const watchFrames = page =>
    page.evaluate(() => {
        const frames = { longest: 0, count: 0, last: performance.now() };
        const next = () => {
            const now = performance.now();
            frames.longest = Math.max(frames.longest, now - frames.last);
            frames.last = now;
            frames.count++;
            requestAnimationFrame(next);
        };
        window.landfallFrames = frames;
        requestAnimationFrame(next);
    });

async function tellFrames(page, what) {
    const { longest, count } = await page.evaluate(() => window.landfallFrames);
    console.log(`${what}: ${count} frames, the longest ${longest.toFixed(0)} ms`);
}

// What is pressed while bots think is answered before they are done.
async function answersPresses(page, report, what) {
    await page.locator('[data-top="settings"]').click();
    await page.locator('.beside .settings').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.beside').waitFor({ state: 'detached' });
    const { over } = await state(page);
    report.check(`${what}: the page answers in the middle of it`, over === '', over);
}

// Bots pause as they do for people, but for a shorter time.
async function watched(all, folder) {
    const { report } = all,
        server = new Server(folder, report, { options: ['--bot-delay', '60'] });
    await server.start();
    const page = await openGuest({ ...all, server });
    await open(page);
    const bots = Array(4).fill('strong');
    const table = await makeTable(page, { bots, options: 'target=8', sit: false });
    await open(page, `t/${table}`);
    await page.locator('.board').waitFor();
    await watchFrames(page);
    await report.soon(
        'four strong bots play',
        () => state(page),
        ({ seen }) => seen > 20,
    );
    await answersPresses(page, report, 'four strong bots');
    await shot(page, 'thinkers');
    await report.soon(
        'four strong bots come to an end',
        () => state(page),
        ({ over }) => over !== '',
    );
    await tellFrames(page, 'four strong bots');
    await page.context().close();
    await server.stop();
}

async function onTheDevice(page, report) {
    await page.locator('.home a[href="#/new"]').first().click();
    await page.locator('.new .btn.primary:visible').last().click();
    await page.waitForURL(/#\/t\/HERE-/);
    await page.locator('.board .target').first().waitFor();
    await watchFrames(page);
    const inTheMiddle = now => now.mine && now.main !== '' && !now.busy;
    const { now } = await play(page, { seed: 5, until: (at, n) => n >= 12 && inTheMiddle(at) });
    report.check('three strong bots play on the device', !now.over, now.over);
    await answersPresses(page, report, 'three strong bots on the device');
    const { now: end } = await play(page, { seed: 6 });
    report.check('and come to an end', end.over !== '', end.prompt);
    await tellFrames(page, 'three strong bots on the device');
}

export async function thinkers(all) {
    const { report, server } = all;
    const folder = mkdtempSync(join(tmpdir(), 'landfall-thinkers-'));
    await watched(all, folder).finally(() => rmSync(folder, { recursive: true, force: true }));
    const bots = Array(3).fill('strong'),
        table = { game: 'base', seats: 4, options: 'target=5', bots, clock: 'none', listed: false };
    const page = await openGuest(all, {
        serviceWorkers: 'allow',
        expect: LOST_LINE,
        settings: { 'last-table': JSON.stringify(table) },
    });
    await open(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();
    await page.context().setOffline(true);
    await page.reload();
    await onTheDevice(page, report);
}
