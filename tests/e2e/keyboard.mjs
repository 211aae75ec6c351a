// keyboard.mjs - a game without a pointer: from the start page to the first turns at a table.
import { open, openGuest, SOON } from './lib.mjs';
import { changed, numbers, state } from './player.mjs';

const TURNS = 3;

// Tab until something with this selector has the focus.
async function tabTo(page, selector, limit = 60) {
    for (let i = 0; i < limit; i++) {
        if (await page.evaluate(wanted => document.activeElement?.matches(wanted), selector))
            return true;
        await page.keyboard.press('Tab');
    }
    return false;
}

async function choosePlace(page, now, luck) {
    await page.keyboard.press('b');
    for (let steps = Math.floor(luck() * 4); steps > 0; steps--)
        await page.keyboard.press(luck() < 0.5 ? 'ArrowRight' : 'ArrowDown');
    await page.keyboard.press('Enter');
}

// The first sensible thing, by keys alone. False: nothing is asked of us.
async function step(page, now, luck) {
    if (now.busy) return false;
    if (now.decline) await page.keyboard.press('n');
    else if (now.victim) {
        if (!(await tabTo(page, '.ask [data-do]'))) return false;
        await page.keyboard.press('Enter');
    } else if (now.main === 'roll') await page.keyboard.press('r');
    else if (now.main === 'discard') await page.keyboard.press('e');
    else if (now.targets.some(target => !target.quiet)) await choosePlace(page, now, luck);
    else if (now.main === 'end' || now.main === 'done') await page.keyboard.press('e');
    else if (now.discarding && now.cards.length) {
        if (!(await tabTo(page, `.hand-cards [data-res="${now.cards[0]}"]`))) return false;
        await page.keyboard.press('Enter');
    } else return false;
    return true;
}

export async function keyboard(all) {
    const { report } = all;
    const page = await openGuest(all);
    await open(page);
    await page.locator('.tile:not(.ghost)').first().waitFor();
    report.check('the first key leads past the menu', await tabTo(page, '.skip', 2));
    report.check('a game can be reached by Tab', await tabTo(page, '.tile:not(.ghost)'));
    const ring = await page.evaluate(() => {
        const style = getComputedStyle(document.activeElement);
        return style.outlineStyle !== 'none' || style.boxShadow !== 'none';
    });
    report.check('what has the focus shows it', ring);
    await page.keyboard.press('Enter');
    await page.locator('.board .target').first().waitFor();
    const label = await page.locator('.board .target').first().getAttribute('aria-label');
    report.check('places have names of their own', /\w+ \d+|[a-z]{4}/i.test(label ?? ''), label);

    let presses = 0;
    let rolled = 0,
        news = Date.now(); // when something happened last
    for (let now = await state(page); !now.over && rolled < TURNS; now = await state(page)) {
        const wasRoll = now.main === 'roll';
        const did = await step(page, now, numbers(21 + 104729 * presses));
        if (did) presses++;
        const moved = await changed(page, now, did ? 3000 : SOON);
        if (did && moved && wasRoll) rolled++;
        if (moved) news = Date.now();
        else if (Date.now() - news > 2 * SOON) {
            report.fail('the keyboard gets nowhere', JSON.stringify(now));
            return;
        }
    }
    report.check('several turns are played by keyboard alone', rolled >= TURNS, rolled);
    await report.soon(
        'what happens is said aloud',
        () => page.locator('[aria-live="polite"]').first().textContent(),
        said => (said ?? '').length > 3,
    );
}
