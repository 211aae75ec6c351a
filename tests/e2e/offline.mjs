// offline.mjs - without a network: the page starts from what the browser has kept, a whole game is
// played on the device by fingers in German, left, found again, and seen as a replay; decks and
// lessons; and the same client as mere files of a web host.
import { execFile } from 'node:child_process';
import { createReadStream, existsSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { axe, fits, LOST_LINE, open, openGuest, shot, SOON } from './lib.mjs';
import { play, state } from './player.mjs';
import { doStep, look } from './ring.mjs';

const form = (game, options) =>
    JSON.stringify({ game, seats: 2, options, bots: ['greedy'], clock: 'none', listed: false });

// What a browser asks of a page before it offers to install it.
async function installable(page, report) {
    const facts = await page.evaluate(async () => {
        const address = document.querySelector('link[rel="manifest"]').href;
        const answer = await fetch(address),
            manifest = await answer.json();
        const icons = await Promise.all(
            manifest.icons.map(async icon => {
                const picture = new Image();
                picture.src = new URL(icon.src, address);
                await picture.decode();
                return `${picture.naturalWidth}x${picture.naturalHeight}` === icon.sizes;
            }),
        );
        return { type: answer.headers.get('content-type'), manifest, icons };
    });
    const { manifest, icons, type } = facts;
    report.check('the manifest has its type', type.startsWith('application/manifest+json'), type);
    report.check(
        'it can be installed',
        manifest.name && manifest.start_url && manifest.display === 'standalone',
        JSON.stringify(manifest),
    );
    report.check('its pictures are of their sizes', icons.length === 3 && icons.every(Boolean));
}

// Everything is kept, and this page is answered from it.
async function keptWhole(page) {
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

async function newTable(page) {
    await page.locator('.home a[href="#/new"]').first().click();
    await page.locator('.new .act .btn.primary').click();
    await page.waitForURL(/#\/t\/HERE-/);
    await page.locator('.board .target').first().waitFor();
}

// In a second tab of the same browser the match is shown to be elsewhere.
async function secondTab(page, report) {
    const other = await page.context().newPage();
    await other.goto(page.url());
    await report.soon(
        'another tab does not play the same match',
        () => other.locator('.empty h1').first().textContent(),
        said => said.includes('anderen Tab'),
    );
    await other.close();
}

async function wholeGame(page, report) {
    // In the own turn nothing moves until something is pressed.
    const rests = (now, presses) => presses >= 12 && now.mine && now.main !== '' && !now.busy;
    const middle = await play(page, { seed: 31, until: rests });
    report.check('a game begins without a network', !middle.now.over && middle.presses >= 12);
    const before = await state(page);
    await shot(page, 'offline-table');
    await fits(page, report, 'a table of this device', true);
    await axe(page, report, 'a table of this device');
    await secondTab(page, report);
    await page.reload();
    await page.locator('.prompt-text').waitFor();
    await page.waitForFunction(
        wanted => document.querySelector('.prompt-text')?.textContent === wanted,
        before.prompt,
    );
    const stands = ({ cards, targets }) => JSON.stringify([cards, targets]);
    await report.soon(
        'after loading the page again it stands where it was',
        async () => stands(await state(page)),
        now => now === stands(before),
    );
    const { now } = await play(page, { seed: 33 });
    report.check('it is played to its end', now.over !== '', now.prompt);
    await page.locator('#over-title').waitFor();
    await page.locator('.end-dice').waitFor(); // made from the replay, which is made here
    await shot(page, 'offline-over');
}

async function afterwards(page, report) {
    await page.goto(`${page.landfall.address}/#/replays`);
    await page.locator('.list a[href^="#/r/HERE-"]').first().click();
    await page.locator('.replay, [data-replay], .board').first().waitFor();
    report.check('its replay is shown', page.url().includes('#/r/HERE-'));
    await page.goto(`${page.landfall.address}/#/almanac/base/IB-45`);
    await page.getByText('IB-45').first().waitFor();
    report.check('the rules are there, too', true);
    await page.goto(`${page.landfall.address}/#/replays`);
    await page.getByRole('button', { name: 'Löschen' }).first().click();
    await page.waitForFunction(() => !document.querySelector('.list a[href^="#/r/HERE-"]'));
    report.check('a kept game can be deleted', true);
}

// A deck is taken from the samples and judged, and bots play with it; a guided game goes on where its
// ring is.
async function decksAndLessons(page, report) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(`${page.landfall.address}/#/decks`);
    await page.locator('.dk .grid .slot').first().waitFor();
    await page.locator('.deck-tools .btn', { hasText: 'Beispiele' }).click();
    await page.locator('[data-sample]').first().click();
    await page.locator('.msgs li.good').nth(1).waitFor();
    report.check('a deck is judged without a network', true);
    await page.locator('.deck-test .btn.primary').click();
    await report.soon(
        'and bots play with it',
        () => page.locator('.deck-score').textContent(),
        text => /[1-9]/.test(text),
    );
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${page.landfall.address}/#/learn/base`);
    await page.locator('[data-lesson="first"]').click();
    await page.locator('.coach[data-step="0"]').waitFor();
    const { step } = (await doStep(page, await look(page))) ?? {};
    report.check('a lesson goes on without a network', step === '1', step);
}

export async function offline(all) {
    const { report, server } = all;
    const page = await openGuest(all, {
        phone: true,
        locale: 'de-DE',
        serviceWorkers: 'allow',
        expect: LOST_LINE,
        settings: { 'last-table': form('base', 'target=4') },
    });
    await open(page);
    await installable(page, report);
    await keptWhole(page);
    await server.stop();
    await page.context().setOffline(true);
    await page.reload();
    await page.locator('.tile').nth(6).waitFor();
    report.check('the start page comes without a network', true);
    await page.getByText('Keine Verbindung zum Server').waitFor();
    await shot(page, 'offline-home');
    await newTable(page);
    await wholeGame(page, report);
    await afterwards(page, report);
    await decksAndLessons(page, report);
    await server.start();
}

// ---- Files of a web host ----

const TYPES = {
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.svg': 'image/svg+xml',
    '.wasm': 'application/wasm',
    '.json': 'application/json',
    '.png': 'image/png',
    '.webmanifest': 'application/manifest+json',
};

// As plain as a web host can be, and the page is not at its top.
function host(folder, missing, asked) {
    const made = createServer((request, answer) => {
        const path = new URL(request.url, 'http://x').pathname.replace(/^\/games\//, '');
        asked.push(path);
        const file = join(folder, path === '' ? 'index.html' : path);
        if (
            request.method !== 'GET' ||
            path.includes('..') ||
            !existsSync(file) ||
            !statSync(file).isFile()
        ) {
            missing.push(`${request.method} ${request.url}`);
            answer.writeHead(404).end();
            return;
        }
        answer.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'text/plain' });
        if (path === 'sw.js' && made.renewed) answer.write('/* another version */\n');
        createReadStream(file).pipe(answer);
    });
    return new Promise(done => made.listen(0, '127.0.0.1', () => done(made)));
}

// What bots have learned comes game by game, when it is first needed: the start page asks for none of it,
// a game against bots for its own.
async function whenNeeded(all, address, asked) {
    const { report } = all;
    const page = await openGuest(all); // nothing is kept beforehand
    page.landfall.address = address;
    const weights = () => [
        ...new Set(asked.map(path => /\/net-([a-z-]+)-\d/.exec(path)?.[1]).filter(Boolean)),
    ];
    asked.length = 0;
    await open(page);
    await page.locator('.tile').nth(6).waitFor();
    const heavy = asked.filter(path => /net-|\.wasm$|puzzles-/.test(path));
    report.check('the start page asks for no engine, no weights, no puzzles', !heavy[0], heavy);
    for (const game of ['base', 'cards']) {
        const form = { game, seats: 2, options: '', bots: ['steady'], clock: 'none', here: true };
        await page.evaluate(
            kept =>
                localStorage.setItem('landfall.last-table', JSON.stringify(JSON.stringify(kept))),
            form,
        );
        await page.goto(`${address}/#/new`);
        await page.reload();
        await page.locator('.new .btn.primary:visible').waitFor();
        asked.length = 0; // the worker of the game before is gone now, with what it still fetched
        await page.locator('.new .btn.primary:visible').click();
        await page.waitForURL(/#\/t\/HERE-/);
        await page.locator('.prompt-text').waitFor();
        await report.soon(
            `a game of ${game} asks for its own weights`,
            weights,
            seen => seen.join() === game,
        );
    }
    await page.context().close();
}

// A new version comes between games: it waits while one is played, and takes over on the start page,
// also where the page has been there since before the browser kept anything.
async function update(page, report, made) {
    await page.goto(`${page.landfall.address}/#/`);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.locator('.tile').first().click();
    await page.waitForURL(/#\/t\/HERE-/);
    await page.locator('.prompt-text').waitFor();
    await page.evaluate(() => (window.before = true));
    made.renewed = true;
    const waits = () =>
        page.evaluate(async () => {
            const found = await navigator.serviceWorker.getRegistration();
            if (!found.waiting && !found.installing) await found.update();
            return found.waiting !== null;
        });
    await report.soon('a new version is fetched', waits);
    await page.waitForTimeout(1600); // it would be changed by now (app/offline.ts, START_MS)
    report.check(
        'it waits while a game is played',
        (await waits()) && (await page.evaluate(() => window.before === true)),
    );
    await page.evaluate(() => (location.hash = '#/'));
    await report.soon('and takes over on the start page', () =>
        page.evaluate(() => window.before === undefined).catch(() => false),
    );
    await report.soon('where the game can be gone on with', () =>
        page.locator('.cont a[href^="#/t/HERE-"], .cont .btn').count(),
    );
}

export async function site(all) {
    const { report } = all;
    const folder = join('build', `site-${process.pid}`),
        missing = [],
        asked = [];
    await promisify(execFile)(process.execPath, ['web/site.mjs', '--out', folder]);
    const made = await host(folder, missing, asked);
    try {
        await whenNeeded(all, `http://127.0.0.1:${made.address().port}/games`, asked);
        const page = await openGuest(all, { serviceWorkers: 'allow' });
        page.landfall.address = `http://127.0.0.1:${made.address().port}/games`;
        await open(page);
        await page.locator('.tile').nth(6).waitFor();
        report.check('no table with people is offered', !(await page.locator('.code').count()));
        await shot(page, 'site-home');
        await axe(page, report, 'the start page of a web host');
        await page.locator('.tile').first().click();
        await page.waitForURL(/#\/t\/HERE-/);
        const { presses } = await play(page, { seed: 5, until: (_, n) => n >= 6 });
        report.check('a game is played there', presses >= 6);
        await page.goto(`${page.landfall.address}/#/almanac/cards/KB-01`);
        await page.getByText('KB-01').first().waitFor({ timeout: SOON });
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        report.check(
            'nothing is asked for that is not there',
            missing.length === 0,
            missing.join(),
        );
        await update(page, report, made);
    } finally {
        made.close();
        made.closeAllConnections();
        rmSync(folder, { recursive: true, force: true });
    }
}
