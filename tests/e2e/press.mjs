// press.mjs - a button that changes its meaning under the pointer: the second half of a double click
// does not end the turn, nor burn a re-roll; by mouse, by finger, by key.
import { makeTable, open, openGuest } from './lib.mjs';
import { play, state } from './player.mjs';

const own = { hold: 500 }; // as every reader has it, unlike in the long games
const pause = ms => new Promise(done => setTimeout(done, ms));

// Where the middle of the first such thing is.
async function spot(page, selector) {
    const box = await page.locator(selector).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
}

// The bar says which turn it is, where it is wide enough.
const turn = page => page.locator('.top-title').textContent();

// The page's clock stands still until the table has answered: on the slowest machine both presses
// fall into one moment, as those of a double click do.
async function inOneMoment(page, press, answered) {
    await page.evaluate(() => {
        const now = performance.now();
        performance.now = () => now;
    });
    await press(page);
    await page.locator(answered).waitFor();
    await page.evaluate(() => delete performance.now);
}

// Plays until the dice can be rolled, presses twice, and waits until no second press can be in
// flight any more: the turn must still be ours.
async function twice(page, report, what, seed, press) {
    const { now } = await play(page, { seed, until: look => look.main === 'roll' });
    if (!report.check(`${what}: the dice can be rolled`, now.main === 'roll', now.over)) return;
    const before = await turn(page);
    await page.locator('.main-step:not([aria-disabled="true"])').waitFor();
    await inOneMoment(page, press, '.main-step:not([data-main="roll"])');
    await pause(700);
    // A seven may ask others first; whoever ended the turn is asked again in the next one only.
    await report.soon(`${what}: one is asked again`, async () => (await state(page)).mine);
    const after = await state(page);
    report.check(
        `${what}: the turn is not ended`,
        after.mine && after.main !== 'roll' && (await turn(page)) === before,
        `${before}: ${after.prompt}`,
    );
}

async function island(all, phone) {
    const { report } = all;
    const page = await openGuest(all, { settings: own, phone });
    await open(page);
    const table = await makeTable(page, {});
    await open(page, `t/${table}`);
    await page.locator('.board .target').first().waitFor();
    if (phone) {
        await twice(page, report, 'two taps', 23, async () => {
            const [x, y] = await spot(page, '.main-step');
            await page.touchscreen.tap(x, y);
            await page.touchscreen.tap(x, y);
        });
        return;
    }
    await twice(page, report, 'a double click', 21, async () => {
        const [x, y] = await spot(page, '.main-step');
        await page.mouse.dblclick(x, y, { delay: 30 });
    });
    await twice(page, report, 'the key e twice', 22, async () => {
        await page.keyboard.press('e');
        await page.keyboard.press('e');
    });
    // After its half second the button takes a press again.
    const { now } = await play(page, {
        seed: 24,
        until: look => look.main === 'end' && !look.busy,
    });
    report.check('then the turn can be ended', now.main === 'end', JSON.stringify(now.prompt));
    const ended = await turn(page);
    await page.locator('.main-step:not([aria-disabled="true"])').click();
    await page.waitForFunction(
        before => document.querySelector('.top-title').textContent !== before,
        ended,
    );
    report.passed++;
}

async function dice(all) {
    const { report } = all;
    const page = await openGuest(all, { settings: own });
    await open(page);
    const table = await makeTable(page, { game: 'dice', seats: 1, bots: [null] });
    await open(page, `t/${table}`);
    // Where the table was seen before its dice could be rolled, the button holds presses for a while.
    await page.locator('[data-act="roll"]:not([aria-disabled="true"])').waitFor();
    const [x, y] = await spot(page, '[data-act="roll"]');
    const double = () => page.mouse.dblclick(x, y, { delay: 30 });
    await inOneMoment(page, double, '[data-act="reroll"]');
    await pause(700);
    const left = await page.locator('.roll-dots i.on').count();
    report.check('a double click in the dice game burns no re-roll', left === 2, left);
    await page.locator('[data-act="reroll"]:not([aria-disabled="true"])').click();
    await page.waitForFunction(() => document.querySelectorAll('.roll-dots i.on').length === 1);
    report.passed++;
}

export async function press(all) {
    await island(all, false);
    await island(all, true);
    await dice(all);
}
