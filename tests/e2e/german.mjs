// german.mjs - a reader whose browser asks for German gets German, everywhere.
import { DESKTOP, makeTable, open, openGuest, PHONE, shot } from './lib.mjs';
import { play } from './player.mjs';

// Words that stand on the English pages and have no place on the German ones.
const ENGLISH =
    /\b(the|and|your|table|turn|settings|rules|card|dice|seat|game|play|with|road|wool)\b/i;
const NAMES = /Landfall|Chat|Bots?\b|Guest|Replay|Catan[^.]*\./g;

async function check(page, report, what) {
    report.check(
        `the page says that it is German: ${what}`,
        (await page.evaluate(() => document.documentElement.lang)) === 'de',
    );
    const lines = (
        await page.evaluate(() =>
            [
                document.body.innerText,
                ...[...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
                    each => [each.ariaLabel, each.title, each.getAttribute('placeholder')],
                ),
            ]
                .filter(Boolean)
                .join('\n'),
        )
    ).split('\n');
    const english = lines.filter(line => ENGLISH.test(line.replace(NAMES, '')));
    report.check(
        `no English is left: ${what}`,
        english.length === 0,
        english.slice(0, 5).join(' | '),
    );
}

// German words are longer: on a phone the names of the five places still stand in the window.
async function tabs(page, report) {
    await page.setViewportSize(PHONE);
    await open(page, 'settings');
    await page.locator('.tabbar a').first().waitFor();
    const cut = await page.evaluate(() =>
        [...document.querySelectorAll('.tabbar a')].flatMap(each => {
            const range = document.createRange();
            range.selectNodeContents(each);
            const box = range.getBoundingClientRect();
            return box.left < 0 || box.right > innerWidth ? [each.textContent] : [];
        }),
    );
    report.check('the names of the places are whole on a phone', cut.length === 0, cut.join(' '));
    await page.setViewportSize(DESKTOP);
}

export async function german(all) {
    const { report } = all;
    const page = await openGuest(all, { locale: 'de-DE' });
    await open(page);
    await page.locator('.tile:not(.ghost)').first().waitFor();
    await check(page, report, 'start');
    await shot(page, 'home-de');
    for (const [route, ready] of [
        ['t/222222', 'h1'],
        ['new', '.words select'],
        ['replays', 'h1'],
        ['almanac/base', 'h1, h2'],
        ['settings', 'select, input'],
        ['check', 'h1'],
        ['nowhere', 'h1'],
    ]) {
        await open(page, route);
        await page.locator(ready).first().waitFor();
        await check(page, report, route);
    }
    await tabs(page, report);
    const table = await makeTable(page, {});
    await open(page, `t/${table}`);
    await page.locator('.board .target').first().waitFor();
    await play(page, { seed: 31, until: (now, presses) => presses > 10 });
    await check(page, report, 'the table');
    await shot(page, 'table-de');
}
