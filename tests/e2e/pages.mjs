// pages.mjs - every page at both sizes and in both themes: axe, nothing sticks out, a picture.
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';

// Route and what must be there before the picture is taken; ~ stands for a running table.
const PAGES = [
    ['home', '', '.tile'],
    ['new', 'new', '.words select'],
    ['table', 't/~', '.board'],
    ['replays', 'replays', 'h1'],
    ['almanac', 'almanac/base', 'main h1, main h2, main p'],
    ['rule', 'almanac/base/IB-45', 'main h1, main h2, main p'],
    ['settings', 'settings', 'main h1, main h2'],
    ['check', 'check', 'main h1, main h2'],
    ['not-found', 'nowhere', '.empty h1'],
];

export async function pages(all) {
    const { report } = all;
    for (const phone of [false, true]) {
        for (const theme of ['dark', 'light']) {
            const page = await openGuest(all, { phone, settings: { theme }, expect: /404/ });
            await open(page);
            report.check(`the theme is ${theme}`,
                await page.evaluate(() => document.documentElement.dataset.theme) === theme);
            const table = await makeTable(page, {});
            for (const [name, route, ready] of PAGES) {
                const what = `${name}, ${phone ? 'phone' : 'desktop'}, ${theme}`;
                await open(page, route.replace('~', table));
                await page.locator(ready).filter({ visible: true }).first().waitFor();
                await page.waitForFunction(() => !document.querySelector('.loading, .spin'));
                await fits(page, report, what, name === 'table');
                // Colours differ by theme, arrangement by size: three of the four say it all.
                if (!phone || theme === 'dark') await axe(page, report, what);
                await shot(page, theme === 'dark' ? name : `${name}-light`);
            }
            await page.context().close();
        }
    }
}
