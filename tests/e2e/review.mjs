// review.mjs - looking back at a match: without a network, on a phone in German by fingers, and on a
// desktop in English by keyboard. The match is one of this program's, opened as a file. And hints at
// a table that is not listed. And a review made by a server whose host allows that.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { axe, fits, LOST_LINE, makeTable, open, openGuest, Server, shot, SOON } from './lib.mjs';

const number = text => Number(text.replace('−', '-').replace('±', '').replace(',', '.'));

// A short match between bots that err now and then.
async function record(folder) {
    await promisify(execFile)(process.env.LANDFALL ?? 'build/landfall', [
        ...['sim', 'base', '--seats', '3', '--games', '1', '--seed', '4', '--bots', 'beginner'],
        ...['--options', 'target=5', '--out', folder],
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

// Keeps back the news that a review is whole until letGo() is called, and tells that it nearly is, so
// that a page before the end can be looked at, however fast the machine is. Runs inside the page.
function holdLast() {
    const Real = Worker;
    const kept = [];
    let free = false;
    window.letGo = () => {
        free = true;
        kept.splice(0).forEach(tell => tell());
    };
    window.Worker = class extends Real {
        set onmessage(hear) {
            super.onmessage = event => {
                const review = event.data?.review;
                if (free || review?.part !== 'done') return hear(event);
                kept.push(() => hear(event));
                const before = {
                    ...event.data,
                    review: { ...review, part: 'refine', progress: 0.9 },
                };
                return hear(new MessageEvent('message', { data: before }));
            };
        }
    };
}

// What is known is shown while the rest is still worked out.
async function inParts(page, report) {
    report.check('chances are shown before all is judged', (await done(page)) === 'false');
    await report.soon('so are moves, already judged quickly', () =>
        page.locator('.rv-moves .rv-mark').count(),
    );
    report.check('and how far it is', (await page.locator('.rv-progress progress').count()) === 1);
    await report.soon(
        'the rest comes',
        async () => {
            await page.evaluate(() => window.letGo());
            return done(page);
        },
        seen => seen === 'true',
    );
}

// Arrows for a costly move with a place, its best turn step by step, and the analysis of it.
async function theLine(page, report) {
    await page.locator('.rv-moves select').selectOption('costly');
    const moves = await page
        .locator('.rv-moves [data-move]')
        .evaluateAll(all => all.map(each => each.dataset.move));
    for (const n of moves) {
        await page.locator(`.rv-moves ol [data-move="${n}"]`).click();
        await page.waitForURL(new RegExp(`/${n}$`));
        if ((await page.locator('[data-arrow]').count()) > 1) break;
    }
    report.check(
        'arrows point at the played and at the best move',
        (await page.locator('[data-arrow="best"]').count()) === 1 &&
            (await page.locator('[data-arrow="played"]').count()) === 1,
    );
    const n = at(page);
    await page.locator('.rv-do button').focus();
    await page.keyboard.press('Enter');
    const step = () =>
        page
            .locator('[data-line]')
            .getAttribute('data-line', { timeout: SOON })
            .catch(() => '');
    await report.soon('the best turn begins', step, seen => /^1\//.test(seen));
    report.check(
        'only the best is pointed at now',
        (await page.locator('[data-arrow="played"]').count()) === 0,
    );
    const all = Number((await step()).split('/')[1]);
    for (let k = 2; k <= all; k++) {
        await page.keyboard.press('ArrowRight');
        await report.soon(`→ goes to step ${k}`, step, seen => seen === `${k}/${all}`);
    }
    report.check('the match stands still meanwhile', at(page) === n);
    await page.keyboard.press('Escape');
    await report.soon(
        'Escape leads back to the match',
        () => page.locator('[data-line]').count(),
        seen => seen === 0,
    );
    await page.locator('.rv-do a').click();
    await page.waitForURL(/#\/analysis\//);
    await page.locator('.an-text').waitFor();
    await report.soon(
        'the position before the move can be tried',
        () => page.locator('.an-text').inputValue(),
        text => text.startsWith('base/'),
    );
    await page.goBack();
    await page.locator('.rv-plot').waitFor();
}

// Three moves with chances and reasons; one of them is done by a press.
async function hints(page, report) {
    const table = await makeTable(page, {});
    await open(page, `t/${table}`);
    await page.locator('.prompt.mine').waitFor();
    await page.locator('[data-top="hint"]').first().click();
    await page.locator('[data-hints]').waitFor();
    const rows = page.locator('[data-hint]');
    report.check('three moves are named', (await rows.count()) === 3);
    const words = await rows.allTextContents();
    report.check(
        'each with a chance and in words',
        words.every(text => /\d+ %/.test(text) && text.length > 20),
        words.join(' | '),
    );
    report.check(
        'at least one says why',
        words.some(text => /more for you|less for/.test(text)),
    );
    await axe(page, report, 'the hints');
    await shot(page, 'hints');
    const best = await rows.first().getAttribute('data-hint');
    await rows.first().locator('button').click();
    await report.soon(
        'a press does the best of them',
        () =>
            page
                .locator('.log [data-seen]')
                .evaluateAll(all => all.map(each => each.dataset.seen).join('; ')),
        seen => seen.includes(best),
    );
}

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
    for (const [tab, panel] of [
        ['luck', '.rp-figures'],
        ['dice', '.rv-dice'],
        ['moves', '.rv-moves'],
    ]) {
        await page.locator(`[data-tab="${tab}"]`).tap();
        await report.soon(
            `the tab ${tab} shows its panel alone`,
            () =>
                page.evaluate(
                    () =>
                        ['.rp-figures', '.rv-dice', '.rv-moves'].filter(
                            each => document.querySelector(each).offsetHeight > 0,
                        ),
                    panel,
                ),
            seen => seen.join() === panel,
        );
    }
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

// Counts the workers that the page starts for reviews. Runs inside the page.
function countReviewers() {
    const Real = Worker;
    window.reviewers = 0;
    window.Worker = class extends Real {
        constructor(address) {
            super(address);
            if (/review/.test(String(address))) window.reviewers++;
        }
    };
}

// The server does the work where its host allows it; a page that it leaves does it itself.
async function byServer(run, folder) {
    const { report } = run;
    const server = new Server(folder, report, { options: ['--review-threads', '1'] });
    await server.start();
    const page = await openGuest({ ...run, server }, { expect: LOST_LINE });
    await page.addInitScript(countReviewers);
    await open(page);
    const table = await makeTable(page, {
        seats: 3,
        bots: ['greedy-1', 'greedy-1', 'greedy-1'],
        options: 'target=6',
        sit: false,
    });
    await report.soon(
        'bots play a match to its end',
        () => server.json(`/api/tables/${table}`).then(({ state }) => state),
        state => state === 'over',
    );
    await open(page, `review/${table}`);
    const whole = () =>
        report.soon(
            'its review comes to its end',
            () =>
                page
                    .locator('.rv-progress [data-done]')
                    .getAttribute('data-done')
                    .catch(() => ''),
            seen => seen === 'true',
        );
    await whole();
    report.check(
        'the server has done the work',
        (await page.evaluate(() => window.reviewers)) === 0,
    );
    report.check('its moves are judged', (await page.locator('.rv-moves .rv-mark').count()) > 0);
    const told = await page.locator('.rv-how, .rv-seats').allTextContents();
    await page.route(/full-review/, route => route.abort());
    await page.route(/assets\/review-.*\.js/, route => route.abort());
    await page.reload();
    await page.locator('[data-again]').waitFor();
    report.check(
        'what cannot be loaded is said, and what to do',
        /Try again when there is a connection/.test(await page.locator('.rv').textContent()),
    );
    await page.unroute(/assets\/review-.*\.js/);
    await page.locator('[data-again]').click();
    await whole();
    report.check(
        'without its answer the page does it',
        (await page.evaluate(() => window.reviewers)) === 2,
    );
    const alone = await page.locator('.rv-how, .rv-seats').allTextContents();
    report.check('with the same result', told.join() === alone.join(), `${told} ${alone}`);
    await page.context().close();
    await server.stop();
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
        await desk.addInitScript(holdLast);
        await openFile(desk, file);
        await inParts(desk, report);
        await byKeys(desk, report);
        await theLine(desk, report);
        await hints(desk, report);
        await desk.context().close();
        await byServer(run, join(folder, 'server'));
    } finally {
        rmSync(folder, { recursive: true, force: true });
    }
}
