// sizes.mjs - every table in every window: prepared tables of all games are measured at sizes from
// a small phone to a large screen, in both languages, with normal and with large text. What is
// wrong is said by measure.mjs. `tests/e2e/run sizes` looks at a selection; with SIZES=all at
// everything, with a picture of each in build/sizes.
import { mkdirSync } from 'node:fs';
import { open, openGuest } from './lib.mjs';
import { measure } from './measure.mjs';
import { POSITIONS, prepare } from './positions.mjs';

const ALL = [
    '320x568',
    '360x640',
    '390x844',
    '568x320',
    '844x390',
    '720x450',
    '768x1024',
    '820x1180',
    '1024x600',
    '1024x768',
    '1280x720',
    '1366x650',
    '1440x757',
    '1440x900',
    '1920x1080',
    '2560x1440',
];
const FEW = [
    '320x568',
    '390x844',
    '568x320',
    '844x390',
    '768x1024',
    '1024x600',
    '1366x650',
    '1440x900',
];
// Languages and text sizes: all for all, or some for each.
const EVERY = (process.env.SIZES_TEXT ?? 'en 100,de 100,en 150,de 150')
    .split(',')
    .map(each => [each.split(' ')[0], Number(each.split(' ')[1])]);
const QUICK = {
    'base turn': [['de', 150]],
    'base asked': [['en', 100]],
    'duel turn': [['en', 100]],
    'knights turn': [['en', 100]],
    'knights discard': [['en', 100]],
    'sea turn': [['de', 100]],
    'sea gold': [['de', 150]],
    'dice keep': [['en', 100]],
    'cards first': [['en', 100]],
    'cards turn': [['en', 100]],
};
const SHARE = 55; // percent of the smaller side that the board has at least

const every = process.env.SIZES === 'all';
const only = process.env.SIZES_ONLY ?? '';
const size = text => {
    const [width, height] = text.split('x').map(Number);
    return { width, height };
};

// The page as this reader has set it: language and size of the text.
async function show(page, table, language, text) {
    await page.evaluate(
        ([lang, percent]) => {
            localStorage.setItem('landfall.language', lang);
            localStorage.setItem('landfall.text', JSON.stringify(percent));
        },
        [language, text],
    );
    await open(page, 'nowhere');
    await page.reload();
    await open(page, `t/${table}`);
    await page.waitForFunction(
        () =>
            document.querySelector('.seat-card') &&
            !document.querySelector('.table-page[data-busy]') &&
            document.querySelector(
                '.scene .board, .cards-table .zone, .choice, #over-title, .deck-phase',
            ),
    );
}

async function look(page, report, what, sizes, shots) {
    for (const text of sizes) {
        await page.setViewportSize(size(text));
        await page.evaluate(
            () => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))),
        );
        await report.soon(
            `${what} at ${text}`,
            () => measure(page, { share: / over/.test(what) ? 0 : SHARE }),
            wrong => wrong.length === 0,
        );
        if (shots)
            await page.screenshot({ path: `build/sizes/${what.replaceAll(' ', '-')}.${text}.png` });
    }
}

export async function sizes(all) {
    const { report } = all,
        page = await openGuest(all, { settings: { motion: 'off' } });
    mkdirSync('build/sizes', { recursive: true });
    await open(page, 'nowhere');
    for (const name of Object.keys(POSITIONS)) {
        if (!name.includes(only) || !(every || QUICK[name])) continue;
        await page.setViewportSize(size('1440x900'));
        await open(page, 'nowhere');
        const table = await prepare(page, name);
        for (const [language, text] of every ? EVERY : QUICK[name]) {
            const what = `${name} ${language} ${text}`;
            await show(page, table, language, text);
            await look(page, report, what, every ? ALL : FEW, every);
        }
    }
    await page.context().close();
}
