// errors.mjs - what goes wrong is said in words, with a way on: a dead link, a page that is none,
// a full table, a refused move, a server that stops.
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
    await pressOn(page, '[data-build="city"]'); // marked as off, yet it answers
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
