// guest.mjs - a stranger opens the page and plays against three bots, without reading anything.
import { axe, fits, open, openGuest, shot } from './lib.mjs';
import { play, state } from './player.mjs';

export async function guest(all) {
    const { report } = all;
    const page = await openGuest(all);
    await open(page);
    const tile = page.locator('.tile:not(.ghost)').first();
    await tile.waitFor();
    await tile.click();
    // Bots may found first; the first place to choose is the first own move.
    await page.locator('.board .target').first().waitFor();
    const painted = await page.evaluate(() => {
        const paint = performance.getEntriesByName('first-contentful-paint')[0];
        return paint ? performance.now() - paint.startTime : NaN;
    });
    console.log(`guest: ${Math.round(painted)} ms from the first paint to the first own move`);
    report.check('a guest can move without having read anything', painted > 0, painted);
    await shot(page, 'table-founding');
    const { presses } = await play(page, { seed: 3, until: now => now.main === 'roll' });
    report.check('the guest founds two settlements with their roads', presses >= 4, presses);
    await fits(page, report, 'the table', true);
    await axe(page, report, 'the table in play');
    await trade(page, report);
    await play(page, { seed: 4, until: (now, count) => count > 12 });
    const { prompt } = await state(page);
    report.check('the prompt says what is asked', prompt.length > 5, prompt);
    await shot(page, 'table-play');
}

// Once the guest holds something to give: a 1:1 offer in two taps, answered and gone.
async function trade(page, report) {
    const { now } = await play(page, {
        seed: 5,
        limit: 400,
        until: look => look.main === 'end' && look.cards.length > 0,
    });
    if (now.over) return;
    const [give] = now.cards;
    await page.locator(`.hand-cards [data-res="${give}"]`).click();
    const wants = page.locator('.side .want [data-res], .side [data-res^="want"]');
    const enough = await report.soon(
        'the trade panel shows what can be wanted',
        () => wants.count(),
        n => n >= 5,
    );
    if (!enough) return;
    for (let i = 0; i < (await wants.count()); i++) {
        const name = await wants.nth(i).getAttribute('data-res');
        if (!name.includes(give)) {
            await wants.nth(i).click();
            break;
        }
    }
    const offer = page.locator('[data-offer]:not([data-offer=""])');
    await offer.waitFor();
    await offer.click();
    await page.locator('.offer, .log [data-seen^="offer"]').first().waitFor();
    report.passed++;
}
