// pages.mjs - every page at both sizes and in both themes: axe, nothing sticks out, a picture.
import { readdirSync, readFileSync } from 'node:fs';
import { axe, fits, makeTable, open, openGuest, shot, SOON } from './lib.mjs';

// Route and what must be there before the picture is taken; ~ stands for a running table.
const PAGES = [
    ['home', '', '.tile:not(.ghost)'],
    ['new', 'new', '.words select'],
    ['table', 't/~', '.board'],
    ['replays', 'replays', 'h1'],
    ['almanac', 'almanac/base', 'main h1, main h2, main p'],
    ['rule', 'almanac/base/IB-45', 'main h1, main h2, main p'],
    ['card', 'almanac/knights/CKC-smith', '.whole-card'],
    ['card-rule', 'almanac/knights/CKC-commercial-harbor.2', '.rule-full .lead'],
    ['cards', 'almanac/knights', '.chap button, select.phone'],
    ['decks', 'decks', '.dk .slot'],
    ['settings', 'settings', 'main h1, main h2'],
    ['check', 'check', 'main h1, main h2'],
    ['not-found', 'nowhere', '.empty h1'],
];

// A book refers to rules of another book of its game: such an address goes on to that book.
async function otherBook(all) {
    const page = await openGuest(all, {});
    await open(page, 'almanac/duel/I2-13');
    await page.locator('.rule-full h2', { hasText: 'I2-13' }).waitFor();
    await open(page, 'almanac/duel/IB-45');
    await page.locator('.rule-full h2', { hasText: 'IB-45' }).waitFor();
    all.report.check('a rule is shown in the book that has it', page.url().includes('base/IB-45'));
    await page.context().close();
}

// Of every kind of number in every book the first and the last, and the card such a rule belongs
// to. That each rule is read from its book is checked by web/test/pages.test.ts.
function almanacAddresses() {
    const folder = 'docs/rules';
    return readdirSync(folder)
        .filter(file => file.endsWith('.en.md'))
        .flatMap(file => {
            const name = file.slice(0, -'.en.md'.length);
            const kinds = new Map();
            for (const [, id] of readFileSync(`${folder}/${file}`, 'utf8').matchAll(
                /^- \*\*([A-Z][^*]*)\*\*/gm,
            )) {
                const kind = /^[A-Z0-9-]+-(?=[a-z]|\d+$)/.exec(id)[0];
                kinds.set(kind, [kinds.get(kind)?.[0] ?? id, id]);
            }
            const ids = [...kinds.values()].flat();
            const cards = ids.flatMap(id => /^(.*)\.\d+$/.exec(id)?.[1] ?? []);
            return [...new Set([...ids, ...cards])].map(id => [`almanac/${name}/${id}`, id]);
        });
}

// Rules and cards have their pages: the addresses that refusals link to.
async function rulePages(all) {
    const addresses = almanacAddresses();
    for (const locale of ['en-GB', 'de-DE']) {
        const page = await openGuest(all, { locale });
        await open(page, 'almanac/base');
        await page.locator('.rule-line').first().waitFor();
        const look = async ([wanted, soon]) => {
            const until = async good => {
                const end = performance.now() + soon;
                while (!good() && performance.now() < end)
                    await new Promise(done => setTimeout(done));
                return good();
            };
            const found = [];
            for (const [address, id] of wanted) {
                location.hash = `#/${address}`;
                const there = () => {
                    const ids = [
                        ...document.querySelectorAll('.rule-full h2, .whole-card .rn'),
                    ].map(each => each.textContent);
                    return ids.includes(id) || ids.includes(`${id}.1`);
                };
                if (!(await until(there))) found.push(address);
            }
            return found;
        };
        const missing = await page.evaluate(look, [addresses, SOON]);
        all.report.check(
            `rules and cards have their pages in the almanac (${locale})`,
            addresses.length > 40 && missing.length === 0,
            missing.join(' '),
        );
        await page.context().close();
    }
}

// A card is found by its name in either edition, and by its number.
async function searchCards(all) {
    const page = await openGuest(all, {});
    await open(page, 'almanac/knights');
    const search = page.getByRole('searchbox');
    for (const [words, id] of [
        ['crane.5', 'CKC-crane.5'],
        ['guild dues', 'CKC-master-merchant.1'],
        ['ckc-spy.3', 'CKC-spy.3'],
    ]) {
        await search.fill(words);
        await page.locator('.rule-full h2', { hasText: id }).waitFor();
    }
    await page.locator('.rule-full a', { hasText: 'Spy (' }).click();
    await search.fill('');
    await page.locator('.whole-card').waitFor();
    all.report.check('a rule of a card leads to its card', page.url().endsWith('knights/CKC-spy'));
    await page.context().close();
}

export async function pages(all) {
    const { report } = all;
    await rulePages(all);
    await searchCards(all);
    await otherBook(all);
    for (const phone of [false, true]) {
        for (const theme of ['dark', 'light']) {
            const page = await openGuest(all, { phone, settings: { theme }, expect: /404/ });
            await open(page);
            report.check(
                `the theme is ${theme}`,
                (await page.evaluate(() => document.documentElement.dataset.theme)) === theme,
            );
            const table = await makeTable(page, {});
            for (const [name, route, ready] of PAGES) {
                const what = `${name}, ${phone ? 'phone' : 'desktop'}, ${theme}`;
                await open(page, route.replace('~', table));
                await page.locator(ready).filter({ visible: true }).first().waitFor();
                await page.waitForFunction(() => !document.querySelector('.loading, .spin'));
                await fits(page, report, what, name === 'table');
                // Colours differ by theme, arrangement by size: three of the four say it all.
                if (!phone || theme === 'dark') await axe(page, report, what, name === 'table');
                await shot(page, theme === 'dark' ? name : `${name}-light`);
            }
            await page.context().close();
        }
    }
}
