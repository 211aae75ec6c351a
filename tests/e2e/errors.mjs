// errors.mjs - what goes wrong is said in words, with a way on: a dead link, a page that is none,
// a file that is no replay, a browser that keeps nothing, a full table, a refused move, a server that
// stops.
import { LOST_LINE, makeTable, open, openGuest, shot } from './lib.mjs';
import { play, pressOn } from './player.mjs';

async function says(page, report, what, shotName) {
    const title = page.locator('.empty h1');
    await title.waitFor();
    report.check(`${what}: says what happened`, (await title.textContent()).length > 8);
    report.check(
        `${what}: offers a way on`,
        (await page.locator('.empty a, .empty button').count()) > 0,
    );
    await shot(page, shotName);
}

// Files that begin as replays do, and are none; links to puzzles that are not there.
async function wrongFiles(page, report) {
    const head = 'landfall-replay 1\r\ngame base\r\nrules 1\r\nseats 4\r\n';
    for (const [what, text, line] of [
        ['a replay that ends too soon', `${head}options -\r\nactions\r\n`, 6],
        ['a replay of no game', head.replace('base', 'nix'), 2],
        ['a line that never ends', `${head}${'x'.repeat(100_000)}`, 5],
    ]) {
        await open(page, 'replays');
        const file = { name: 'wrong.rep', mimeType: 'text/plain', buffer: Buffer.from(text) };
        await page.locator('input[type="file"]').first().setInputFiles(file);
        await page.waitForURL(/#\/r\/file/);
        await says(page, report, what, 'wrong-file');
        const said = await page.locator('.empty').textContent();
        report.check(
            `${what}: names file and line`,
            said.includes('wrong.rep') && said.includes(`line ${line} `),
            said,
        );
    }
    for (const link of ['puzzles/base/999', 'puzzles/nix/1']) {
        await open(page, link);
        await says(page, report, link, 'no-puzzle');
        const way = await page.locator('.empty a').getAttribute('href');
        report.check(`${link}: leads to the puzzles`, way === '#/puzzles', way);
    }
}

// A browser whose store is full or blocked: lessons are played all the same, and that is told.
async function nothingKept(all) {
    const { report } = all;
    const page = await openGuest(all);
    await page.route(/assets\/here-.*\.js/, async route => {
        const answer = await route.fetch();
        const blocked = `self.indexedDB.open = () => { throw new Error('full'); };`;
        await route.fulfill({ response: answer, body: `${blocked}${await answer.text()}` });
    });
    await open(page, 'learn/base');
    await page.locator('[data-lesson="first"]').click();
    await page.locator('.coach[data-step="0"]').waitFor();
    await page.locator('.coach-acts .quiet').click();
    await page.locator('.coach[data-step="1"]').waitFor();
    report.check('a lesson is played where nothing can be kept', true);
    await open(page, 'learn/base');
    report.check(
        'and that is told',
        (await page.locator('[data-banner="unkept"]').textContent()).includes('keeps nothing'),
    );
    await page.context().close();
}

export async function errors(all) {
    const { server, report } = all;
    const page = await openGuest(all, { expect: /404|ERR_|WebSocket|Failed to/ });
    for (const [what, id] of [
        ['a dead link', '222222'],
        ['a link that has lost a letter', '22222'],
        ['a link with a full stop behind it', '222222.'],
        ['a link that is far too long', '2'.repeat(6000)],
    ]) {
        await open(page, `t/${id}`);
        await says(page, report, what, 'dead-link');
        await open(page);
        await page.locator('.tile:not(.ghost)').first().waitFor();
    }
    for (const name of ['nowhere', 'constructor', '__proto__']) {
        await open(page, name);
        await says(page, report, `an unknown page, ${name}`, 'not-found');
        await open(page);
        await page.locator('.tile:not(.ghost)').first().waitFor();
    }
    await wrongFiles(page, report);
    await nothingKept(all);
    await open(page, 'nowhere');

    // A full table can be watched; there is no seat to take.
    const table = await makeTable(page, {});
    const late = await openGuest(all, { expect: LOST_LINE });
    await open(late, `t/${table}`);
    await late.locator('.hand-bar.watching').waitFor();
    report.check('a full table is watched', (await late.locator('[data-sit]').count()) === 0);
    await shot(late, 'watching');

    // A refused move names its rule, and the rule leads to the almanac.
    await open(page, `t/${table}`);
    await page.locator('.board .target').first().waitFor();
    await play(page, { seed: 41, until: now => now.main === 'roll' });
    await report.soon('what is off can be pressed', () => pressOn(page, '[data-build="city"]'));
    const refusal = page.locator('.refusal');
    await refusal.waitFor();
    await report.soon(
        'a refused wish says why',
        () => refusal.textContent(),
        text => text.trim().length > 8,
    );
    await shot(page, 'refusal');
    const rule = refusal.locator('a');
    if (await report.soon('the refusal links its rule', () => rule.count())) {
        await rule.first().click();
        await page.locator('.beside h1, .beside h2').first().waitFor();
        report.check('the link leads to the almanac', page.url().includes('almanac'));
    }

    // A server that stops says so; when it is back, the page goes on by itself.
    await open(late, `t/${table}`);
    await late.locator('.board').waitFor();
    await server.kill();
    await late.locator('.banner').waitFor();
    await report.soon('the banner offers to try now', () => late.locator('.banner button').count());
    await server.start();
    await late.waitForFunction(() => !document.querySelector('.banner'));
    report.check('the page comes back by itself', true);
}
