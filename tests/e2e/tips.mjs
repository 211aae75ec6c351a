// tips.mjs - tooltips at the table: with the pointer, with the focus, with a finger that rests, and by
// asking "What is this?"; after three games they come on wish only; in German too.
import { axe, fits, makeTable, open, openGuest, shot, SOON } from './lib.mjs';

const tip = page => page.locator('.tips > .tip');
const said = async page => ((await tip(page).count()) ? tip(page).first().innerText() : '');

async function table(page) {
    const id = await makeTable(page, {});
    await open(page, `t/${id}`);
    await page.locator('.board .target').first().waitFor();
}

const middle = async (page, selector) => {
    const box = await page.locator(selector).first().boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

// A finger that rests: until something is said, or as long as `ms`.
async function rest(page, selector, ms = null) {
    const line = await page.context().newCDPSession(page);
    const at = await middle(page, selector);
    await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    if (ms === null) await tip(page).waitFor({ timeout: SOON });
    else await new Promise(done => setTimeout(done, ms));
    await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function byMouse(page, report) {
    const city = '[data-build="city"]';
    await page.locator(city).hover();
    await report.soon(
        'what a button does and what is missing',
        () => said(page),
        text =>
            /City.*you lack 2 grain, 3 ore/.test(text) &&
            text.includes('Make a settlement a city.'),
    );
    await report.soon(
        'the button is described by it',
        () => page.locator(city).getAttribute('aria-describedby'),
        id => id === 'tip',
    );
    await shot(page, 'tip');
    await axe(page, report, 'a tooltip');
    await page.locator('.board [data-place="h9"]').hover({ force: true });
    await report.soon(
        'what a number brings',
        () => said(page),
        text => /\d of 36 rolls are a \d+/.test(text) || text.includes('robber'),
    );
    await page.mouse.move(2, 300);
    await report.soon(
        'it goes with the pointer',
        () => said(page),
        text => text === '',
    );
}

async function byKeys(page, report) {
    await page.keyboard.press('b');
    await report.soon(
        'a place of the board with the focus',
        () => said(page),
        text => /^Settlement on/.test(text),
    );
    await page.keyboard.press('Escape');
    await report.soon(
        'Escape takes it away',
        () => said(page),
        text => text === '',
    );
    // Asking by keys: Enter on a place asks and does not build.
    await page.locator('[data-top="what"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.tip-asks').waitFor();
    await page.locator('.board .target').first().focus();
    await page.keyboard.press('Enter');
    await report.soon(
        'Enter asks what it is',
        () => said(page),
        text => /^Settlement on/.test(text),
    );
    await page.keyboard.press('Escape');
    await report.soon(
        'and Escape ends it',
        () => page.locator('.tip-asks, .tip').count(),
        n => !n,
    );
    report.check('nothing was built', (await page.locator('.board .target').count()) > 40);
}

async function byFinger(page, report) {
    await rest(page, '[data-build="city"]');
    await report.soon(
        'a finger that rests, in German',
        () => said(page),
        text => /Stadt.*fehlen 2 Getreide/s.test(text),
    );
    await shot(page, 'tip');
    await fits(page, report, 'a tooltip on a phone', true);
    await rest(page, '.board .target');
    await report.soon(
        'on the board, too',
        () => said(page),
        text => /^Siedlung/.test(text),
    );
    report.check('it does not press', (await page.locator('.board .target').count()) > 40);
    await page.locator('[data-top="what"]:visible').tap();
    await page.locator('.tip-asks').waitFor();
    await page.locator('.main-step').tap({ force: true });
    await report.soon('asked with a tap', () => said(page), Boolean);
    await page.locator('.seat-card .figure').first().tap();
    await report.soon(
        'the figures of a seat',
        () => said(page),
        text => /Handkarten/.test(text),
    );
    await axe(page, report, 'asking on a phone');
    await shot(page, 'tip-asking');
    await page.getByRole('button', { name: 'Fertig' }).tap();
    await report.soon(
        'until it is done',
        () => page.locator('.tip-asks').count(),
        n => n === 0,
    );
    await page.locator('[data-build="settlement"]').tap();
    await page.locator('[data-build="settlement"][aria-pressed="true"]').waitFor();
    report.check('then a press presses again', (await said(page)) === '');
}

// The fourth game has none, until they are wished for.
async function onWish(page, report) {
    for (let game = 2; game <= 3; game++) await table(page);
    await page.reload();
    await page.locator('.board .target').first().waitFor();
    await page.locator('[data-build="city"]').hover();
    await report.soon('in the third game they come', () => said(page), Boolean);
    await page.mouse.move(2, 300);
    await table(page);
    await page.locator('[data-build="city"]').hover();
    await page.waitForTimeout(900); // more than twice as long as a pointer must rest
    report.check('in the fourth they do not', (await said(page)) === '');
    await page.locator('[data-top="what"]').first().click();
    await page.locator('[data-build="city"]').click({ force: true });
    await report.soon('but who asks is answered', () => said(page), Boolean);
    const back = page.url();
    await open(page, 'settings');
    await page.getByRole('group', { name: 'Tooltips' }).getByText('Always').click();
    await page.goto(back);
    await page.locator('.board .target').first().waitFor();
    await page.locator('[data-build="city"]').hover();
    await report.soon('the setting brings them back', () => said(page), Boolean);
}

export async function tips(all) {
    const { report } = all;
    const desk = await openGuest(all, { settings: { tips: 'auto' } });
    await open(desk);
    await table(desk);
    await byMouse(desk, report);
    await byKeys(desk, report);
    await onWish(desk, report);
    await desk.context().close();
    const phone = await openGuest(all, {
        phone: true,
        locale: 'de-DE',
        settings: { tips: 'auto' },
    });
    await open(phone);
    await table(phone);
    await byFinger(phone, report);
    await phone.context().close();
}
