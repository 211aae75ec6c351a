// maps.mjs - the map editor: an island is added to a map, mended where the engine says, dealt,
// shared, taken over by a phone, and played with bots.
import { axe, fits, open, openGuest, shot } from './lib.mjs';

// Presses the map at a hex, by where the engine says that it lies.
async function press(page, hex, button = 'left') {
    const p = await page.evaluate(
        ([n]) => {
            const svg = document.querySelector('.ed-scene .board'),
                box = svg.getBoundingClientRect(),
                view = svg.viewBox.baseVal,
                scale = Math.min(box.width / view.width, box.height / view.height);
            const [x, y] = window.mapShape[n];
            return {
                x: box.x + box.width / 2 + (x - view.x - view.width / 2) * scale,
                y: box.y + box.height / 2 + (y - view.y - view.height / 2) * scale,
            };
        },
        [hex],
    );
    await page.mouse.click(p.x, p.y, { button });
}

// The middles of the hexes in drawing units, from the game's own tables.
const learn = page =>
    page.evaluate(async game => {
        const { shapes } = await (await fetch(`/api/games/${game}/content`)).json();
        const { hexes } = shapes.reduce((a, b) => (b.hexes.length > a.hexes.length ? b : a));
        window.mapShape = hexes.map(([x, y]) => [x * Math.sqrt(3) * 25, y * 25]);
    }, 'sea');

const checks = page => page.locator('.ed-right .ed-checks').textContent();
const choose = (page, name) => page.locator('.ed-left .ed-tool', { hasText: name }).click();
const brush = (page, name) => page.locator('.ed-left .ed-swatch', { hasText: name }).click();

const becomes = (page, report, what, good) => report.soon(what, () => checks(page), good);

async function draw(page, report) {
    await open(page, 'maps/sea');
    await page.locator('.ed-scene .board').waitFor();
    await learn(page);
    await becomes(page, report, 'the first map can be played', text => /allow this map/.test(text));
    await brush(page, 'Gold');
    await press(page, 5);
    await becomes(page, report, 'a hex without a number is told', text =>
        /1 number missing/.test(text),
    );
    await page.keyboard.press('Control+z');
    await becomes(page, report, 'a step is taken back', text => /allow this map/.test(text));
    await page.keyboard.press('Control+y');
    await becomes(page, report, 'and done again', text => /1 number missing/.test(text));
    await page.locator('.ed-head .btn.primary').click({ force: true });
    await page.locator('.ed-wrong-note').waitFor();
    await page.locator('.ed-right .go-to').first().click();
    await report.soon(
        'the place is shown',
        () => page.locator('.ed-shown').count(),
        n => n === 1,
    );
    await page.locator('.ed-chip[aria-label^="Number 12"]').first().click();
    await press(page, 5);
    await becomes(page, report, 'with a number it can be played', text =>
        /allow this map/.test(text),
    );
    await report.soon(
        'the new land is an island with points',
        () => page.locator('.ed-scene .board use[href="#isle-free"]').count(),
        n => n === 4,
    );
    await page.locator('.ed-scene .board').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('d');
    const told = page.locator('#ed-status', { hasText: /desert/ });
    await told.waitFor();
    report.check('keys draw, and say where', /side|\(h\d/.test(await told.textContent()));
    await page.keyboard.press('Control+z');
}

// A deal by wishes, the same from the same seed.
async function deal(page, report) {
    const seed = page.locator('.ed-right .ed-deal input'),
        go = page.locator('.ed-right .ed-deal .btn'),
        tokens = () =>
            page.evaluate(() =>
                [...document.querySelectorAll('.ed-scene use[href^="#token-"]')]
                    .map(use => use.getAttribute('href'))
                    .join(),
            );
    await seed.fill('7');
    await go.click();
    await becomes(page, report, 'a deal fulfils its wishes', text => /All wishes/.test(text));
    const first = await tokens();
    await go.click();
    await report.soon('the next seed deals otherwise', tokens, now => now !== first);
    await seed.fill('7');
    await go.click();
    await report.soon('a deal comes from its seed', tokens, now => now === first);
}

async function share(page, report) {
    await page.locator('.ed-head .btn[aria-label="Share"]').click();
    const areas = page.locator('dialog[open] textarea');
    const [link, text] = [await areas.nth(0).inputValue(), await areas.nth(1).inputValue()];
    report.check(
        'the map is shared as text and link',
        /#\/maps\/sea\/4\/board/.test(link) && /@/.test(text),
        link,
    );
    await page.locator('dialog[open] .btn.icon').first().click();
    return { link, text };
}

// Whatever can be pressed is large enough for a finger, and the map has its share of the window.
async function handy(page, report, what) {
    const small = () =>
        page.evaluate(() =>
            [...document.querySelectorAll('.ed button')]
                .filter(button => button.checkVisibility())
                .map(button => [button.getBoundingClientRect(), button.textContent])
                .filter(([box]) => box.width < 43.5 || box.height < 43.5)
                .map(([box, text]) => `${text} ${box.width}x${box.height}`),
        );
    const map = () =>
        page.evaluate(() => {
            const box = document.querySelector('.ed-scene .board').getBoundingClientRect();
            return Math.min(box.width, box.height) / Math.min(innerWidth, innerHeight);
        });
    await report.soon(
        `everything is large enough for a finger, ${what}`,
        small,
        list => list.length === 0,
    );
    await report.soon(`the map has half of the window, ${what}`, map, part => part > 0.5);
    await fits(page, report, `the map editor, ${what}`, true);
}

async function phone(all, { link, text }) {
    const { report } = all,
        page = await openGuest(all, { phone: true, settings: { theme: 'light', motion: 'off' } });
    await open(page, link.split('#/')[1]);
    await page.locator('.ed-scene .board').waitFor();
    await page.locator('.ed-light.good').first().waitFor();
    await page.locator('.ed-main .btn').nth(1).tap();
    const taken = await page.locator('dialog[open] textarea').nth(1).inputValue();
    report.check('a phone takes the map from the link', taken === text, taken);
    await page.locator('dialog[open] .btn.icon').first().tap();
    await page.locator('.ed-light').first().tap();
    await page.locator('dialog[open] .ed-checks .good').first().waitFor();
    await axe(page, report, 'checks on a phone');
    await shot(page, 'map-editor-checks');
    await page.locator('dialog[open] .btn.icon').first().tap();
    await page.locator('.ed-bottom .ed-tool', { hasText: 'Erase' }).tap();
    await learn(page);
    const land = () => page.locator('.ed-scene use[href^="#hex-goldfield"]').count();
    const before = await land();
    const box = await page
        .locator('.ed-scene .board use[href^="#hex-goldfield"]')
        .first()
        .boundingBox();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height * 0.3);
    await report.soon('a finger erases', land, n => n === before - 1);
    await handy(page, report, 'phone');
    await axe(page, report, 'the map editor on a phone');
    await shot(page, 'map-editor');
    await page.setViewportSize({ width: 844, height: 390 });
    await handy(page, report, 'phone on its side');
    await shot(page, 'map-editor');
    await page.context().close();
}

async function play(page, report) {
    await page.locator('.ed-head .btn.primary').click();
    await page.locator('.scene .target[data-do^="settlement"]').first().waitFor();
    const board = await page.evaluate(() => ({
        gold: document.querySelectorAll('.scene use[href^="#hex-goldfield"]').length,
        flags: document.querySelectorAll('.scene use[href="#isle-free"]').length,
    }));
    report.check(
        'the table has the map',
        board.gold === 3 && board.flags === 4,
        JSON.stringify(board),
    );
    await page.locator('.scene .target[data-do^="settlement"]').first().focus();
    await page.keyboard.press('Enter');
    await page.locator('.scene .board use[href="#settlement"]').first().waitFor();
    report.check('and is played', true);
}

export async function maps(all) {
    const { report } = all,
        page = await openGuest(all, { settings: { motion: 'off' } });
    await draw(page, report);
    await deal(page, report);
    await axe(page, report, 'the map editor');
    await fits(page, report, 'the map editor', true);
    await shot(page, 'map-editor');
    const shared = await share(page, report);
    await phone(all, shared);
    await play(page, report);
    await page.context().close();
}
