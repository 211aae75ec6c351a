// review.mjs - looking back at a match: without a network, on a phone in German by fingers, and on a
// desktop in English by keyboard. The match is one of this program's, opened as a file.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { axe, fits, LOST_LINE, open, openGuest, shot, SOON } from './lib.mjs';

const number = text => Number(text.replace('−', '-').replace('±', '').replace(',', '.'));

// A short match between bots that err now and then.
async function record(folder) {
    await promisify(execFile)(process.env.LANDFALL ?? 'build/landfall', [
        ...['sim', 'base', '--seats', '3', '--games', '1', '--seed', '4', '--bots', 'beginner'],
        ...['--options', 'points=5', '--out', folder],
    ]);
    return join(folder, 'game-000001.rep');
}

async function openFile(page, file) {
    await open(page, 'replays');
    await page.locator('input[type="file"]').first().setInputFiles(file);
    await page.waitForURL(/#\/r\/file/);
    await page.locator('.rp-head a[href^="#/review/file"]').click();
    await page.locator('.rv-plot').waitFor({ timeout: SOON });
}

const done = page => page.locator('.rv-progress [data-done]').getAttribute('data-done');
const at = page => Number(page.url().split('/').pop());

// Luck, own moves and moves of others of every seat make what became of its chance.
async function addUp(page, report) {
    const seats = await page.locator('.rv-seats li > .small').allTextContents();
    report.check('every seat has its sums', seats.length === 3, seats.join(' | '));
    for (const seat of seats) {
        const found = [...seat.matchAll(/[−+±]?\d+(?:,\d+)?(?= %)/g)].map(([text]) => number(text));
        const [luck, own, others] = found,
            [start, end] = found.slice(-2);
        report.check(
            'result − start = luck + own + others, as far as whole percents tell',
            Math.abs(end - start - luck - own - others) <= 3,
            seat,
        );
    }
}

async function byFingers(page, report) {
    await report.soon(
        'the whole review comes without a network',
        () => done(page),
        seen => seen === 'true',
    );
    await addUp(page, report);
    await page.locator('.rv-moves select').selectOption('turning');
    const move = page.locator('.rv-moves [data-move]').first();
    const n = Number(await move.getAttribute('data-move'));
    await move.tap();
    await report.soon(
        'a tap goes to its moment',
        () => at(page),
        seen => seen === n,
    );
    report.check('its board is shown', (await page.locator('.rp-scene svg').count()) > 0);
    await page.locator('.rv-moves select').selectOption('costly');
    await page.locator('.rv-moves [data-move]').first().tap();
    await report.soon(
        'a costly move is shown with a better one',
        () => page.locator('.rv-shown').textContent(),
        text => text.includes('Besser:'),
    );
    await shot(page, 'review-phone');
    await fits(page, report, 'a review on a phone');
    await axe(page, report, 'a review on a phone');
}

async function byKeys(page, report) {
    await report.soon(
        'the whole review comes',
        () => done(page),
        seen => seen === 'true',
    );
    await page.locator('#main').focus();
    const flags = await page
        .locator('[data-turning]')
        .evaluateAll(all => all.map(each => Number(each.dataset.turning)));
    report.check('there are turning points', flags.length > 0);
    await page.locator('[data-turning]').first().focus();
    await page.keyboard.press('Enter');
    await report.soon(
        'Enter on a flag goes there',
        () => at(page),
        seen => seen === flags[0],
    );
    await page.keyboard.press('ArrowRight');
    await report.soon(
        '→ goes on by one',
        () => at(page),
        seen => seen === flags[0] + 1,
    );
    await page.keyboard.press('k');
    await report.soon(
        'K goes back to it',
        () => at(page),
        seen => seen === flags[0],
    );
    if (flags.length > 1) {
        await page.keyboard.press('j');
        await report.soon(
            'J goes to the next',
            () => at(page),
            seen => seen === flags[1],
        );
    }
    await shot(page, 'review');
    await fits(page, report, 'a review on a desktop');
    await axe(page, report, 'a review on a desktop');
}

export async function review(run) {
    const { report } = run,
        folder = mkdtempSync(join(tmpdir(), 'landfall-review-'));
    try {
        const file = await record(join(folder, 'games'));
        const phone = await openGuest(run, {
            phone: true,
            locale: 'de-DE',
            expect: LOST_LINE,
            serviceWorkers: 'allow',
        });
        await open(phone);
        await phone.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await phone.reload();
        await phone.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await phone.context().setOffline(true);
        await openFile(phone, file);
        await byFingers(phone, report);
        await phone.context().close();
        const desk = await openGuest(run);
        await openFile(desk, file);
        await byKeys(desk, report);
        await desk.context().close();
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
