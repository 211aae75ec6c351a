// learn.mjs - the guided first game: on a phone in German by fingers, each press where the ring is;
// left in the middle and taken up again; something else is answered kindly. The other games' by
// their steps, to the end, on a desktop.
import { axe, fits, open, openGuest, shot, SOON } from './lib.mjs';

const step = page => page.locator('.coach').getAttribute('data-step');

async function begin(page, game) {
    await open(page, `learn/${game}`);
    await page.locator('[data-lesson="first"]').click();
    await page.locator('.coach').waitFor();
}

const moved = (page, before) =>
    page.waitForFunction(
        old =>
            document.querySelector('.coach')?.dataset.step !== old &&
            !document.querySelector('.table-page[data-busy]'),
        before,
        { timeout: SOON },
    );

// Where the ring is, once it has come to rest.
async function ringed(page) {
    await page.locator('.coach-ring').waitFor();
    return page.evaluate(() => {
        const circle = document.querySelector('.coach-ring circle').getBoundingClientRect();
        return [circle.x + circle.width / 2, circle.y + circle.height / 2];
    });
}

// Presses at the ring until the step is done; some steps take several presses.
async function pressStep(page) {
    const before = await step(page);
    for (let presses = 0; presses < 24; presses++) {
        const [x, y] = await ringed(page);
        await page.touchscreen.tap(x, y);
        // A first touch may only mark the place; then nothing else happens, and it is touched again.
        await page
            .waitForFunction(
                old => document.querySelector('.coach')?.dataset.step !== old,
                before,
                { timeout: 1500 },
            )
            .catch(() => undefined);
        if ((await step(page)) !== before) {
            await moved(page, before);
            return true;
        }
    }
    return false;
}

async function byFingers(page, report) {
    await begin(page, 'base');
    await shot(page, 'learn-step');
    await fits(page, report, 'a lesson on a phone', true);
    await axe(page, report, 'a lesson on a phone');
    // Another corner is allowed by the rules, and answered kindly.
    await page.evaluate(() => {
        const other = document.querySelector('.board [data-do="settlement c20"]');
        const box = other.getBoundingClientRect();
        window.other = [box.x + box.width / 2, box.y + box.height / 2];
    });
    const [x, y] = await page.evaluate(() => window.other);
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    await page.locator('.refusal').waitFor();
    report.check(
        'another move is answered kindly',
        (await page.locator('.refusal').textContent()).includes('Das geht auch'),
    );
    await page.locator('.refusal button').click();
    for (let n = 0; n < 6; n++)
        if (!report.check(`step ${n + 1} is done where the ring is`, await pressStep(page))) return;
    await open(page, 'learn/base');
    await page.getByText('Schritt 7 von 28').first().waitFor();
    await shot(page, 'learn');
    await axe(page, report, 'the page of lessons');
    await page.locator('[data-lesson="first"]').click();
    await page.locator('.coach').waitFor();
    report.check('it goes on where it was left', (await step(page)) === '6');
    await page.getByRole('button', { name: 'Zurück' }).click();
    await moved(page, '6');
    report.check('a step back', (await step(page)) === '5');
    await bySteps(page, report, 'base');
}

// The steps are done as "Skip step" does them.
async function bySteps(page, report, game) {
    const skip = page.getByRole('button', { name: /Skip step|Überspringen/ });
    let before = await step(page);
    while (await skip.count()) {
        await skip.click();
        await moved(page, before);
        before = await step(page);
    }
    const text = await page.locator('.coach .chip').textContent();
    report.check(`${game}: the lesson comes to its end`, /Done|Fertig/.test(text), text);
}

export async function learn(all) {
    const { report } = all;
    const phone = await openGuest(all, { phone: true, locale: 'de-DE' });
    await byFingers(phone, report);
    await phone.context().close();
    const desk = await openGuest(all, {});
    await open(desk, 'learn');
    await desk.locator('.learn-games a').first().waitFor();
    const games = await desk
        .locator('.learn-games a')
        .evaluateAll(links => links.map(each => each.getAttribute('href').split('/').pop()));
    // That all steps fit is proved beside the rules (tests/unit/lesson.c).
    for (const game of games.filter(each => each !== 'base')) {
        await begin(desk, game);
        await desk.locator('.coach-ring').waitFor();
        report.check(`${game}: the lesson points at its first step`, (await step(desk)) === '0');
        await shot(desk, `learn-${game}`);
    }
    report.check('the games have guided first games', games.length >= 6, games.join());
}
