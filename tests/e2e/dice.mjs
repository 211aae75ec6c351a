// dice.mjs - the dice game: alone to the end on a phone, from the start page and by fingers only;
// two people in two browsers; and a few turns by keyboard.
import { axe, fits, makeTable, open, openGuest, shot, SOON } from './lib.mjs';

const BOXES = 15;

// What the page shows of the game. Runs inside the page.
function look() {
    const all = selector => [...document.querySelectorAll(selector)];
    return {
        over: document.querySelector('#over-title')?.textContent ?? '',
        act: all('[data-act]').map(each => each.dataset.act),
        builds: all('.goal [data-do]').map(each => each.dataset.do),
        filled: all('.boxes .box:not(.todo):not(.now)').length,
        faces: all('.dice-row .d')
            .map(each => each.className)
            .join('|'),
        total: document.querySelector('.boxes-total b')?.textContent ?? '',
        mine:
            Boolean(document.querySelector('.prompt.mine')) &&
            !document.querySelector('.table-page[data-busy]'),
        shown: document.querySelector('.seat-card.shown .seat-points b')?.textContent ?? '',
        prompt: document.querySelector('.prompt-text')?.textContent ?? '',
        free: document.querySelector('[data-act="reroll"]')?.textContent ?? '',
    };
}

async function changed(page, before, timeout = SOON) {
    const end = Date.now() + timeout,
        old = JSON.stringify(before);
    while (Date.now() < end) {
        const now = await page.evaluate(look).catch(() => null);
        if (now && JSON.stringify(now) !== old) return now;
        await new Promise(done => setTimeout(done, 25));
    }
    return null;
}

// A real finger or mouse on the middle of the first such thing.
async function press(page, selector) {
    const box = await page
        .locator(selector)
        .first()
        .boundingBox({ timeout: 2000 })
        .catch(() => null);
    if (!box) return false;
    const x = box.x + box.width / 2,
        y = box.y + box.height / 2;
    if (page.landfall.phone) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
    return true;
}

// One step of a plain player: builds what can be built, keeps two dice, rolls the rest.
function wish(now, kept) {
    if (now.act.includes('roll')) return '[data-act="roll"]';
    if (now.builds.length)
        return kept % 2
            ? '.board .target.knight, .board .target.city, ' +
                  '.board .target.settlement, .board .target.road'
            : '.goal [data-do]';
    if (now.act.includes('reroll') && kept % 3 !== 2) return `[data-die="${(kept % 3) * 2}"]`;
    if (now.act.includes('reroll')) return '[data-act="reroll"]';
    return now.act.includes('end') ? '[data-act="end"]' : '';
}

export async function playDice(page, report, { until = () => false, seen = async () => {} } = {}) {
    let now = await page.evaluate(look),
        presses = 0,
        news = Date.now(); // when something happened last
    while (!now.over && !until(now) && presses < 900) {
        const selector = now.mine ? wish(now, presses) : '';
        if (selector && (await press(page, selector))) {
            presses++;
            await seen(now, presses);
        }
        const next = await changed(page, now, selector ? 1500 : SOON);
        if (next) news = Date.now();
        else if (Date.now() - news > 2 * SOON)
            throw new Error(`nothing happens any more: ${JSON.stringify(now)}`);
        now = next ?? (await page.evaluate(look));
    }
    return { now, presses };
}

async function solo(all) {
    const { report } = all,
        page = await openGuest(all, { phone: true });
    await open(page);
    const tile = page.locator('.tile:not(.ghost)', { hasText: 'Dice Island' });
    await tile.waitFor();
    await tile.tap();
    await page.locator('[data-act="roll"]').waitFor();
    report.check(
        'one tap on the start page starts a game alone',
        (await page.locator('.seat-card').count()) === 1,
    );
    await fits(page, report, 'the dice game before the first roll, phone', true);
    let checked = false;
    const { now } = await playDice(page, report, {
        seen: async state => {
            if (checked || state.filled < 5 || !state.act.includes('reroll')) return;
            checked = true;
            await fits(page, report, 'the dice game in play, phone', true);
            await axe(page, report, 'the dice game in play, phone');
            await shot(page, 'dice-play');
        },
    });
    report.check('the game alone was looked at in the middle', checked);
    report.check('all boxes are filled at the end', now.filled === BOXES, now.filled);
    report.check('the end says the score', /^-?\d+ points?$/.test(now.over), now.over);
    report.check('the score is the total of the sheet', now.over.startsWith(now.total), now.total);
    await axe(page, report, 'the end of the dice game, phone');
    await shot(page, 'dice-over');
    const table = page.url().split('/').pop();
    await open(page, `r/${table}`);
    await page.locator('.dice-sheet').first().waitFor();
    await shot(page, 'dice-replay');
    await axe(page, report, 'the replay of a dice game, phone');
    await page.context().close();
}

async function two(all) {
    const { report } = all,
        host = await openGuest(all),
        friend = await openGuest(all);
    await open(host);
    const table = await makeTable(host, {
        game: 'dice',
        seats: 3,
        options: 'start=0',
        bots: [null, null, 'greedy'],
    });
    await open(host, `t/${table}`);
    await open(friend, `t/${table}`);
    await friend.locator('[data-sit]').first().click();
    const dialog = friend.locator('dialog[open] button[type="submit"]');
    const seated = friend.locator('.lobby-seats .btn.quiet').first();
    await dialog.or(seated).first().waitFor();
    if (await dialog.count()) await dialog.click();
    const start = host.locator('[data-start]:not([aria-disabled="true"])');
    await start.waitFor();
    await start.click();
    await host.locator('.dice-sheet').waitFor();
    const ends = await Promise.all(
        [host, friend].map(page => playDice(page, report, { until: now => now.filled >= 4 })),
    );
    report.check(
        'both played several turns',
        ends.every(end => end.now.filled >= 4),
    );
    await axe(host, report, 'the dice game with three seats');
    await fits(host, report, 'the dice game with three seats', true);
    // Each can look at the other's sheet, and its total is the one on its card.
    await host.locator('[data-look="1"]').click();
    await host.locator('[data-look="1"][aria-pressed="true"]').waitFor();
    await report.soon(
        'a tab shows the sheet of its seat',
        () => host.evaluate(look),
        now => now.total === now.shown,
    );
    await shot(host, 'dice-table');
    await friend.context().close();
    await host.context().close();
}

async function keyboard(all) {
    const { report } = all,
        page = await openGuest(all);
    await open(page);
    const table = await makeTable(page, { game: 'dice', seats: 1, bots: [null] });
    await open(page, `t/${table}`);
    await page.locator('[data-act="roll"]').waitFor();
    await page.keyboard.press('r');
    await page.locator('[data-act="reroll"]').waitFor();
    await page.keyboard.press('1');
    await page.keyboard.press('4');
    await page.locator('.d.keep').nth(1).waitFor();
    const kept = await page.locator('.d.keep .d-name').allTextContents();
    await page.keyboard.press('r');
    await page.locator('.dice-box h2', { hasText: 'Roll 2 of 3' }).waitFor();
    const still = await page.locator('.d.keep .d-name').allTextContents();
    report.check('kept dice stay where they lie', kept.join() === still.join(), `${kept} ${still}`);
    if (await page.locator('[data-hint]').count()) {
        await page.keyboard.press('h');
        await page.locator('.hint-box[data-best]').waitFor();
        await axe(page, report, 'the dice game with a hint');
        await fits(page, report, 'the dice game with a hint', true);
        await shot(page, 'dice-hint');
    }
    await page.keyboard.press('s');
    await page.locator('[data-act="end"]').waitFor();
    await page.keyboard.press('e');
    await page.locator('[data-act="roll"]').waitFor();
    report.check('a turn by keyboard fills a box', (await page.evaluate(look)).filled === 1);
    await page.context().close();
}

export async function dice(all) {
    await solo(all);
    await two(all);
    await keyboard(all);
}
