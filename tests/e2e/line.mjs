// line.mjs - a line that dies without a word: the page notices, says so, takes no presses, and is back
// when bytes flow again; what was on its way happens once.
import { LOST_LINE, makeTable, open, openGuest, shot } from './lib.mjs';
import { play, pressOn } from './player.mjs';

export async function line(all) {
    const { report, server } = all;
    const page = await openGuest(all, { expect: LOST_LINE });
    await open(page);
    const table = await makeTable(page, {});
    await open(page, `t/${table}`);
    await page.locator('.board .target').first().waitFor();
    await play(page, { seed: 31, until: now => now.main === 'roll' });
    const rolls = await page.locator('.log [data-seen^="dice"]').count();

    server.swallow();
    await page.locator('.main-step').click();
    await page.locator('.banner[data-banner="silent"]').waitFor();
    report.check('an action without an answer is said', true);
    await report.soon(
        'buttons do not look alive',
        () => page.locator('.main-step').getAttribute('aria-disabled'),
        off => off === 'true',
    );
    await shot(page, 'no-answer');
    report.check('it can be pressed all the same', await pressOn(page, '.main-step'));
    await page.locator('.refusal').waitFor();
    report.check('a press says that nothing is sent', true);

    server.restore();
    await page.locator('.banner').waitFor({ state: 'detached' });
    await page.locator('.main-step:not([data-main="roll"])').waitFor();
    const now = await page.locator('.log [data-seen^="dice"]').count();
    report.check('the action happened once', now === rolls + 1, `${rolls} -> ${now}`);

    // Nobody acts: the page finds out by itself, and by itself it is back.
    server.swallow();
    await page.locator('.banner').waitFor();
    report.check('a line that dies while nobody acts is noticed', true);
    server.restore();
    await page.locator('.banner').waitFor({ state: 'detached' });
    report.check('and the page comes back by itself', true);
}
