// home.mjs - the start page and the end of a match: what matters is in sight on phones without
// scrolling, in both languages; every game's end tells where the points came from and when it turned.
import { axe, DESKTOP, fits, makeTable, open, openGuest, PHONE, shot, SOON } from './lib.mjs';

const SMALL = { width: 320, height: 568 };

// What does not lie between the top of the window and the bar at its foot.
const outside = (page, selectors) =>
    page.evaluate(wanted => {
        const foot = document.querySelector('.tabbar').getBoundingClientRect().top;
        return wanted.flatMap(selector => {
            const found = [...document.querySelectorAll(selector)];
            if (found.length === 0) return [`${selector}: none`];
            return found.flatMap(each => {
                const box = each.getBoundingClientRect();
                const seen = box.width > 0 && box.top >= 0 && box.bottom <= foot + 0.5;
                return seen && box.left >= 0 && box.right <= innerWidth + 0.5
                    ? []
                    : [`${selector}: ${each.textContent.trim()} ends at ${box.bottom} of ${foot}`];
            });
        });
    }, selectors);

const MUST = [
    '.cont article.turn .btn',
    '.lv select',
    '.cell .tile',
    '.duo .entry[href="#/learn"]',
    '.people .ppl > *',
];

// As soon as it has one, the day's puzzle too.
async function must(page) {
    const daily = await page.evaluate(() => document.querySelector('.duo [href^="#/puzzles"]'));
    return daily ? [...MUST, '.duo [href^="#/puzzles"]'] : MUST;
}

async function inSight(all, viewport, locale) {
    const { report } = all,
        what = `${viewport.width}x${viewport.height}, ${locale}`;
    const page = await openGuest(all, { phone: true, viewport, locale });
    await open(page);
    await makeTable(page, {});
    await open(page);
    await page.locator('.cell .tile').nth(6).waitFor();
    await page.locator('.cont .btn').first().waitFor();
    await report.soon(
        `all that can be begun is in sight: ${what}`,
        async () => outside(page, await must(page)),
        missing => missing.length === 0,
    );
    if (viewport.height > 800)
        await report.soon(
            `so is the code of a table: ${what}`,
            () => outside(page, ['.people .code']),
            missing => missing.length === 0,
        );
    const small = () =>
        page.evaluate(() =>
            [...document.querySelectorAll('.home a, .home button, .home select, .home input')]
                .filter(each => {
                    const box = (each.closest('.field') ?? each).getBoundingClientRect();
                    return box.height > 0 && (box.height < 43.5 || box.width < 43.5);
                })
                .map(each => each.textContent),
        );
    await report.soon(`everything can be touched: ${what}`, small, seen => seen.length === 0);
    const words = await page.locator('.cell .tile').first().textContent();
    report.check(
        `a tile tells players and minutes: ${what}`,
        /2–4.*45 [mM]in/.test(words) && !/Catan/.test(words),
        words,
    );
    await fits(page, report, `start page, ${what}`);
    await axe(page, report, `start page, ${what}`);
    await shot(page, `home-${locale.slice(0, 2)}`);
    await page.context().close();
}

async function largeText(all) {
    const page = await openGuest(all, { phone: true, settings: { text: 160 }, locale: 'de-DE' });
    await open(page);
    await page.locator('.cell .tile').nth(6).waitFor();
    await fits(page, all.report, 'start page with large text');
    await shot(page, 'home-large');
    await page.context().close();
}

// From the tile of every game to how it is played: pictures and plain sentences, half of them in German.
async function how(all) {
    const { report } = all;
    const page = await openGuest(all, { phone: true });
    await open(page);
    const games = await all.server.json('/api/games');
    for (const [n, { name, title }] of games.entries()) {
        const lang = n % 2 ? 'de' : 'en',
            what = `${name}, ${lang}`;
        await page.evaluate(to => localStorage.setItem('landfall.language', to), lang);
        await open(page);
        await page.reload();
        await page.locator(`.cell a.how[href="#/how/${name}"]`).tap();
        await page.locator('.how-page svg').first().waitFor();
        await report.soon(
            `how to play is linked from the tile: ${what}`,
            () => page.locator('.how-page h1').textContent(),
            told => told.includes(title[lang]),
        );
        await report.soon(
            `it has pictures and sentences: ${what}`,
            () =>
                page.evaluate(() => ({
                    pictures: document.querySelectorAll('.how-page svg').length,
                    words: document.querySelector('.how-page').textContent.length,
                })),
            ({ pictures, words }) => pictures >= 3 && words > 600,
        );
        await fits(page, report, `how to play, ${what}`);
        if (n < 2) await axe(page, report, `how to play, ${what}`);
    }
    await page.context().close();
}

// No name of a game is broken inside a word, however wide the window is.
async function wholeNames(all) {
    const page = await openGuest(all, { locale: 'de-DE' });
    for (const width of [765, 820, 950, 1010, 1100, 1366]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page);
        await page.locator('.tile .cap b').first().waitFor();
        const broken = await page.evaluate(() =>
            [...document.querySelectorAll('.tile .cap b')]
                .filter(name => !name.textContent.includes(' '))
                .filter(name => {
                    const range = document.createRange();
                    range.selectNodeContents(name);
                    return new Set([...range.getClientRects()].map(box => box.top)).size > 1;
                })
                .map(name => name.textContent),
        );
        all.report.check(`names are whole at ${width} px`, broken.length === 0, broken.join());
    }
    await page.context().close();
}

export async function home(all) {
    await wholeNames(all);
    for (const viewport of [PHONE, SMALL])
        for (const locale of ['en-GB', 'de-DE']) await inSight(all, viewport, locale);
    await largeText(all);
    await how(all);
}

const four = { seats: 4, bots: ['greedy', 'greedy', 'greedy', 'greedy'] },
    two = { seats: 2, bots: ['greedy', 'greedy'] };
const ENDS = [
    { game: 'base', ...four, options: 'target=5' },
    { game: 'duel', ...two, options: 'target=4' },
    { game: 'knights', ...four, options: 'target=5' },
    { game: 'sea', ...four, options: 'target=5' },
    { game: 'knights-sea', ...four, options: 'target=6' },
    { game: 'dice', ...two, options: '' },
    { game: 'cards', ...two, options: 'target=4' },
];

// From the end the way leads to the review of this match, and back.
async function reviewed(page, report, what) {
    await page.locator('.over-buttons a[href^="#/review/"]').click();
    await report.soon(`the end leads to the review: ${what}`, () =>
        page.locator('.rv .rv-plot, .rv .rv-progress').first().isVisible(),
    );
    await page.goBack();
    await page.locator('.end-turning').waitFor();
}

// Bots play; the reader looks on, as a spectator does.
async function watched(page, report, wish, locale) {
    const what = `${wish.game}, ${locale}`;
    await page.setViewportSize(DESKTOP);
    const table = await makeTable(page, { ...wish, sit: false });
    await open(page, `t/${table}`);
    await page.locator('#over-title').waitFor({ timeout: 4 * SOON });
    await page.locator('.end-turning').waitFor();
    const title = await page.locator('#over-title').textContent();
    report.check(
        `the title says who won: ${what}`,
        locale === 'de-DE' ? /gewinnt/.test(title) : /wins/.test(title),
        title,
    );
    const sums = await page.evaluate(() =>
        [...document.querySelectorAll('.end-sources li')].map(row => [
            [...row.querySelectorAll('.end-bar b')].reduce(
                (sum, each) => sum + Number(each.textContent.replace('−', '-')),
                0,
            ),
            Number.parseInt(row.querySelector('.end-points').textContent.replace('−', '-'), 10),
        ]),
    );
    report.check(
        `points are the sum of where they came from: ${what}`,
        sums.length === wish.seats && sums.every(([sum, points]) => sum === points),
        JSON.stringify(sums),
    );
    const words = await page.locator('.end-turning p').textContent();
    report.check(`the turning point is told: ${what}`, /\d/.test(words), words);
    report.check(
        `a spectator finds the replay and no rematch: ${what}`,
        (await page.locator('.over-buttons a[href^="#/r/"]').count()) === 1 &&
            (await page.locator('.over-buttons .primary').count()) === 0,
    );
    if (!['dice', 'cards'].includes(wish.game)) {
        const goods = await page.locator('.end-goods tr').allTextContents();
        report.check(
            `what fair dice would have brought is told: ${what}`,
            goods.some(row => /^(Expected of|Von) fair.*[1-9]/.test(row)),
            goods.join(' | '),
        );
    }
    if (wish.game !== 'dice')
        await report.soon(
            `luck and skill are told: ${what}`,
            () => page.locator('.end-review li').allTextContents(),
            rows => rows.length === wish.seats && rows.every(row => /\d %.*\d %/.test(row)),
        );
    if (wish.game === 'base' || wish.game === 'dice') await reviewed(page, report, what);
    for (const [size, viewport] of [
        ['desktop', DESKTOP],
        ['phone', PHONE],
    ]) {
        await page.setViewportSize(viewport);
        await fits(page, report, `the end, ${what}, ${size}`, true);
        await axe(page, report, `the end, ${what}, ${size}`);
        await shot(page, `end-${wish.game}`);
    }
}

export async function end(all) {
    for (const locale of ['de-DE', 'en-GB']) {
        const page = await openGuest(all, { locale });
        await open(page);
        for (const wish of locale === 'de-DE' ? ENDS : ENDS.slice(0, 1))
            await watched(page, all.report, wish, locale);
        await page.context().close();
    }
}
