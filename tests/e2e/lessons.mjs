// lessons.mjs - every game's lessons in a real browser on a phone, without a network: the steps, then
// each exercise answered where the ring shows it.
import { axe, fits, open, openGuest, shot, SOON } from './lib.mjs';

const GAMES = process.env.ONLY ? process.env.ONLY.split(',') : ['base','duel','knights','sea','knights-sea','dice','cards'];

const RING = Number(process.env.RING ?? SOON);
const step = page => page.locator('.coach').getAttribute('data-step');
const moved = (page, before, timeout = SOON) =>
    page.waitForFunction(
        old => {
            const now = document.querySelector('.coach')?.dataset.step;
            return now !== undefined && now !== old && !document.querySelector('.table-page[data-busy]');
        },
        before,
        { timeout },
    );

// Presses at the ring until the step is done: some take several presses.
async function press(page) {
    const before = await step(page);
    for (let presses = 0; presses < 16; presses++) {
        const what = await page
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
                { timeout: RING },
            )
            .then(handle => handle.jsonValue(), () => null);
        if (what === 'moved') return '';
        if (!what) return `no ring after ${presses} presses`;
        await page.touchscreen.tap(...what);
        await moved(page, before, 500).catch(() => undefined);
    }
    return 'pressed in vain';
}

async function lesson(page, report, game, name) {
    await open(page, `learn/${game}`);
    await page.locator(`[data-lesson="${name}"]`).click();
    await page.locator('.coach').waitFor();
    const tasks = page.locator('[data-lesson="tasks"]');
    for (let n = 0; (await tasks.count()) === 0 && n < 30; n++) {
        const before = await step(page);
        const why = await press(page);
        if (why) {
            report.check(`${game} ${name} step ${before}`, false, why);
            await shot(page, `fail-${game}-${name}-${before}`);
            await page.getByRole('button', { name: /Skip step|Überspringen/ }).click();
            await moved(page, before);
        }
    }
    await tasks.click();
    for (let part = 1; ; part++) {
        await page.locator(`.coach[data-step="${part}.0"]`).waitFor();
        if (part === 1) await shot(page, `task-${game}-${name}`);
        await page.locator('[data-lesson="solution"]').click();
        const why = await press(page);
        if (!report.check(`${game} ${name} exercise ${part}`, !why, why)) {
            await shot(page, `fail-${game}-${name}-t${part}`);
            return;
        }
        const next = page.locator('[data-lesson="next"]');
        const last = /Lessons|lessons|Lektionen/.test(await next.textContent());
        await next.click();
        if (last) return;
    }
}

export async function lessons(all) {
    const { report } = all;
    const page = await openGuest(all, { phone: !process.env.DESK });
    for (const game of GAMES) {
        await open(page, `learn/${game}`);
        await page.locator('.lessons').waitFor();
        const names = await page.locator('.lessons [data-lesson]').evaluateAll(rows => rows.map(r => r.dataset.lesson));
        for (const name of names) await lesson(page, report, game, name);
        await open(page, `learn/${game}`);
        await page.locator('.lessons').waitFor();
        await shot(page, `lessons-${game}`);
    }
}
