// beside.mjs - what is looked up during a game stands beside the table: rules, settings, the rule of a
// refusal. Back, Escape and the button close it; focus goes back. And what else one does at a table
// besides playing: leave it, load it anew, change one's name.
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';
import { play, pressOn } from './player.mjs';

const focused = page => page.evaluate(() => document.activeElement?.dataset.top ?? '');
const beside = page => page.locator('.beside');

async function sheets(page, report, table) {
    const help = page.locator('[data-top="help"]');
    await help.click();
    await beside(page).locator('.rl').waitFor();
    report.check(
        'rules open beside the table',
        page.url().includes(`#/t/${table}/almanac/base`) &&
            (await page.locator('.board').isVisible()),
        page.url(),
    );
    await axe(page, report, 'rules beside the table');
    await shot(page, 'beside-rules');
    await page.keyboard.press('Escape');
    await beside(page).waitFor({ state: 'detached' });
    await report.soon(
        'Escape closes them, focus goes back',
        () => focused(page),
        top => top === 'help',
    );
    await page.locator('[data-top="settings"]').click();
    await beside(page).locator('.settings').waitFor();
    await axe(page, report, 'settings beside the table');
    await shot(page, 'beside-settings');
    await page.goBack();
    await beside(page).waitFor({ state: 'detached' });
    report.check(
        'back closes settings and stays at the table',
        page.url().endsWith(`#/t/${table}`) && (await page.locator('.board').isVisible()),
        page.url(),
    );

    await report.soon('what is off can be pressed', () => pressOn(page, '[data-build="city"]'));
    await page.locator('.refusal a').first().click();
    await beside(page).locator('.rl').waitFor();
    const inside = beside(page).locator('a[href*="/almanac/"]').first();
    report.check(
        'links of a page beside the table stay there',
        (await inside.getAttribute('href')).startsWith(`#/t/${table}/almanac/`),
    );
    await page.locator('[data-close-beside]').click();
    await beside(page).waitFor({ state: 'detached' });
    report.check('the game was never left', await page.locator('.prompt').isVisible());
}

const atEnd = page =>
    page.waitForFunction(() => {
        const log = document.querySelector('.log');
        return (
            log &&
            log.scrollHeight > log.clientHeight + 100 &&
            log.scrollTop + log.clientHeight > log.scrollHeight - 4
        );
    });

async function leaving(page, report) {
    await page.locator('[data-top="leave"]').click();
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    await axe(page, report, 'the question before leaving');
    await shot(page, 'leave');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    report.check('who stays is at the table', await page.locator('.board').isVisible());
    await page.locator('[data-top="leave"]').click();
    await page.locator('dialog[open] .btn.primary:focus').waitFor(); // the harmless answer
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.locator('.tile:not(.ghost)').first().waitFor();
    report.check('who leaves is at the start page', page.url().endsWith('#/'), page.url());
}

async function names(page, report) {
    await page.locator('.who').click();
    const field = page.locator('dialog[open] input');
    await field.fill('Ada '.repeat(7));
    await report.soon(
        'a name that is too long is said while it is typed',
        () => page.locator('.name-help').textContent(),
        text => /3/.test(text),
    );
    report.check('and nothing is cut', (await field.inputValue()).length === 28);
    await shot(page, 'name-too-long');
    await field.fill('Ada of the far islands');
    await page.locator('dialog[open] [type="submit"]').click();
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    report.passed++;
}

export async function besides(all) {
    const { report } = all;
    const page = await openGuest(all);
    page.on('dialog', dialog => report.fail('a native dialog', dialog.message()));
    await open(page);
    const table = await makeTable(page, {});
    await open(page, `t/${table}`);
    await page.locator('.board .target').first().waitFor();
    await play(page, { seed: 51, until: now => now.main === 'roll' });
    await sheets(page, report, table);
    await play(page, { seed: 52, until: (now, presses) => presses > 8 });
    await page.reload();
    await atEnd(page);
    report.check('the log shows its newest lines after a reload', true);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${page.landfall.address}/#/t/${table}/almanac/base/IB-45`);
    await beside(page).locator('.rl').waitFor();
    await fits(page, report, 'rules beside the table, on a phone', true);
    await shot(page, 'beside-rules');
    await page.goBack();
    await page.setViewportSize({ width: 1440, height: 900 });
    await leaving(page, report);
    await names(page, report);
}
