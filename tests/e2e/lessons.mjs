// lessons.mjs - three lessons of every game in a real browser on a phone, without a network: the
// steps, then each exercise answered where the ring shows it, some by keyboard; half of the games in
// German. A wrong answer is answered kindly, and what is done is remembered.
import { axe, fits, LOST_LINE, open, openGuest, shot, SOON } from './lib.mjs';

const step = page => page.locator('.coach').getAttribute('data-step');
const moved = (page, before, timeout = SOON) =>
    page.waitForFunction(
        old => {
            const now = document.querySelector('.coach')?.dataset.step;
            const busy = document.querySelector('.table-page[data-busy]');
            return now !== undefined && now !== old && !busy;
        },
        before,
        { timeout },
    );

// Where the ring is, or that the step is done.
const ringed = (page, before) =>
    page
        .waitForFunction(
            old => {
                const now = document.querySelector('.coach')?.dataset.step;
                if (document.querySelector('.table-page[data-busy]')) return false;
                if (now !== undefined && now !== old) return 'moved';
                const circle = document.querySelector('.coach-ring circle');
                const box = circle?.getBoundingClientRect();
                return box && [box.x + box.width / 2, box.y + box.height / 2];
            },
            before,
            { timeout: SOON },
        )
        .then(handle => handle.jsonValue());

// Presses at the ring until the step is done: some take several presses.
async function press(page) {
    const before = await step(page);
    for (let presses = 0; presses < 24; presses++) {
        const where = await ringed(page, before);
        if (where === 'moved') return true;
        await page.touchscreen.tap(...where);
        await moved(page, before, 600).catch(() => undefined);
    }
    return false;
}

// A button of the coach, by finger or by keyboard.
async function choose(page, name, keys) {
    const button = page.locator(`.coach [data-lesson="${name}"]`);
    if (!keys) return button.click();
    await button.focus();
    return page.keyboard.press('Enter');
}

async function steps(page) {
    const skip = page.getByRole('button', { name: /Skip step|Überspringen/ });
    while (await skip.count()) {
        const before = await step(page);
        await skip.click();
        await moved(page, before);
    }
}

async function exercise(page, report, what, part, keys) {
    await page.locator(`.coach[data-step="${part}.0"]`).waitFor();
    await choose(page, 'solution', keys);
    return report.check(`${what}: exercise ${part} is answered at the ring`, await press(page));
}

async function lesson(page, report, game, name, keys) {
    const what = `${game}, ${name}`;
    await page.evaluate(to => (location.hash = to), `#/learn/${game}`);
    await page.locator(`.lessons [data-lesson="${name}"]`).click();
    await page.locator('.coach').waitFor();
    await steps(page);
    await choose(page, 'tasks', keys);
    for (let part = 1, last = false; !last; part++) {
        if (!(await exercise(page, report, what, part, keys))) return;
        last = /lessons|Lektionen/.test(
            await page.locator('.coach [data-lesson="next"]').textContent(),
        );
        await choose(page, 'next', keys);
    }
    const row = page.locator(`.lessons [data-lesson="${name}"][data-done]`);
    await report.soon(`${what}: it is marked as done`, () => row.count());
}

// Another corner is allowed, but no answer: it is told why, and nothing is built.
async function kindly(page, report) {
    await open(page, 'learn/base');
    await page.locator('.lessons [data-lesson="founding"]').click();
    await page.locator('.coach').waitFor();
    await steps(page);
    await choose(page, 'tasks', false);
    await page.locator('.coach[data-step="1.0"]').waitFor();
    const box = await page.locator('.board [data-do="settlement c28"]').boundingBox();
    for (let n = 0; n < 2; n++)
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('.coach-verdict.bad').waitFor();
    await shot(page, 'exercise');
    await axe(page, report, 'an exercise');
    await fits(page, report, 'an exercise', true);
    report.check('a wrong answer leaves the exercise open', (await step(page)) === '1.0');
}

const COURSES = [
    ['base', ['founding', 'ports', 'longest']],
    ['duel', ['tokens', 'neutrals', 'supply']],
    ['knights', ['barbarians', 'improvements', 'progress']],
    ['sea', ['ships', 'gold', 'route']],
    ['knights-sea', ['pirate', 'barbarians', 'gold']],
    ['dice', ['odds', 'jokers', 'plan']],
    ['cards', ['planning', 'strength']],
];

export async function lessons(all) {
    const { report } = all;
    for (const german of [false, true]) {
        const page = await openGuest(all, {
            phone: true,
            locale: german ? 'de-DE' : 'en-GB',
            serviceWorkers: 'allow',
            expect: LOST_LINE,
        });
        await open(page, 'learn');
        await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
        await page.reload();
        await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
        await page.context().setOffline(true);
        if (german) await kindly(page, report);
        const mine = COURSES.filter((_, n) => n % 2 === Number(german));
        for (const [game, names] of mine)
            for (const [n, name] of names.entries())
                await lesson(page, report, game, name, n === 1);
        await shot(page, `lessons-${german ? 'de' : 'en'}`);
        await fits(page, report, 'the page of lessons');
        await page.context().close();
    }
}
