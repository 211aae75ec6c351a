// wide.mjs - boards of other shapes in the browser: the test-only game of tests/wide, served under
// the base game's name, is drawn by the same parts as every island. Thirty hexes of land, and a map
// with sea, gold and a frame; a seat founds on each by pressing the board.
import { readFileSync } from 'node:fs';
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';

export const serves = { program: 'build/release/wide-landfall', web: 'build/web' };
const lines = readFileSync('tests/wide/conformance.txt', 'utf8').trim().split('\n');
const MAP = lines.at(-1).split(' ')[2];

// How many hexes of each kind and how much frame are drawn.
const drawn = page =>
    page.evaluate(() => {
        const count = start =>
            document.querySelectorAll(`.scene .board use[href^="#${start}"]`).length;
        const hexes = count('hex-'),
            sea = count('hex-water');
        return { land: hexes - sea, sea, gold: count('hex-gold'), frame: count('frame-edge') };
    });

// Nothing of the board lies outside its picture.
const whole = page =>
    page.evaluate(() => {
        const svg = document.querySelector('.scene .board'),
            { x, y, width, height } = svg.viewBox.baseVal;
        const all = [...svg.querySelectorAll('use[href^="#hex-"], use[href^="#harbour-"]')];
        return all.every(use => {
            const [left, top, wide, high] = ['x', 'y', 'width', 'height'].map(
                name => use[name].baseVal.value,
            );
            return left >= x && top >= y && left + wide <= x + width && top + high <= y + height;
        });
    });

async function found(page, report, what) {
    const target = page.locator('.scene .target[data-do^="settlement"]').first();
    await target.waitFor();
    const places = await page.locator('.scene .target[data-do^="settlement"]').count();
    report.check(`${what}: places to found on`, places > 20, `${places}`);
    await target.focus();
    await page.keyboard.press('Enter');
    await page.locator('.scene .board use[href="#settlement"]').first().waitFor();
    await page.locator('.scene .target[data-do^="road"]').first().waitFor();
}

async function look(page, report, what, options, expected) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, 'nowhere');
    const table = await makeTable(page, { options: `${options}start=0` });
    await open(page, `t/${table}`);
    await page.locator('.scene .board').waitFor();
    const got = await drawn(page);
    report.check(
        `${what} is drawn`,
        JSON.stringify(got) === JSON.stringify(expected),
        JSON.stringify(got),
    );
    report.check(`${what} is in its picture`, await whole(page));
    await found(page, report, what);
    await axe(page, report, what);
    for (const [width, height] of [
        [390, 844],
        [1440, 900],
    ]) {
        await page.setViewportSize({ width, height });
        await fits(page, report, `${what} at ${width}x${height}`, true);
        await shot(page, what.replaceAll(' ', '-'));
    }
}

export async function wide(all) {
    const { report } = all,
        page = await openGuest(all, { settings: { motion: 'off' } });
    await look(page, report, 'thirty hexes', '', { land: 30, sea: 0, gold: 0, frame: 0 });
    await look(page, report, 'a map with sea', `${MAP},`, {
        land: 28,
        sea: 40,
        gold: 2,
        frame: 58,
    });
    await page.context().close();
}
