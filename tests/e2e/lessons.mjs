// lessons.mjs - every lesson of every game in a real browser on a phone, without a network: each step
// and each exercise done where the ring shows it, in both languages, in one by fingers and in the other by
// keys alone; with LEARN=all both in both. A wrong answer is answered kindly, and what is done is remembered.
import { readdirSync } from 'node:fs';
import { axe, covered, fits, PHONE, shot } from './lib.mjs';
import { begin, doAll, waysOf, withoutNetwork } from './learn.mjs';
import { doStep, look, tabTo } from './ring.mjs';

// A button of the coach, by finger or by keyboard.
async function choose(page, name, by) {
    const button = `.coach [data-lesson="${name}"]`;
    if (by !== 'keys') return page.locator(button).tap();
    await tabTo(page, button);
    return page.keyboard.press('Enter');
}

async function exercise(page, report, what, part, by) {
    await page.locator(`.coach[data-step="${part}.0"]`).waitFor();
    await choose(page, 'solution', by);
    await page.locator('.coach-ring').waitFor();
    const done = await doStep(page, await look(page), by);
    if (done) return report.check(`${what}: exercise ${part} is answered at the ring`, true);
    await shot(page, `stuck-${what.replace(/\W+/g, '-')}-${part}`);
    return report.check(`${what}: exercise ${part} is answered at the ring`, false);
}

export async function lesson(page, report, game, name, by) {
    const what = `${game}, ${name}${by === 'keys' ? ' by keys' : ''}`;
    const now = await begin(page, game, name, by);
    if (!(await doAll(page, report, what, now, by))) {
        await shot(page, `stuck-${game}-${name}`);
        return;
    }
    // One that was left in an exercise begins there.
    if (!now.step.includes('.')) await choose(page, 'tasks', by);
    for (let part = 1, last = false; !last; part++) {
        if (!(await exercise(page, report, what, part, by))) return;
        const next = await page.locator('.coach [data-lesson="next"]').textContent();
        last = /lessons|Lektionen/.test(next);
        await choose(page, 'next', by);
    }
    const row = page.locator(`.lessons [data-lesson="${name}"][data-done]`);
    await report.soon(`${what}: it is marked as done`, () => row.count());
}

// Another corner is allowed, but no answer: it is told why, and nothing is built.
async function kindly(page, report) {
    const now = await begin(page, 'base', 'founding');
    await doAll(page, report, 'base, founding, the first time', now);
    await choose(page, 'tasks');
    await page.locator('.coach[data-step="1.0"]').waitFor();
    await look(page); // the board has come to rest
    const box = await page.locator('.board [data-do="settlement c28"]').boundingBox();
    for (let n = 0; n < 2; n++)
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('.coach-verdict.bad').waitFor();
    await shot(page, 'exercise');
    await axe(page, report, 'an exercise');
    await fits(page, report, 'an exercise', true);
    const step = await page.locator('.coach').getAttribute('data-step');
    report.check('a wrong answer leaves the exercise open', step === '1.0', step);
}

// A phone on its side: what is said and what can be pressed is in sight, where the table has most rows.
async function onItsSide(page, report) {
    const seen = what =>
        report.soon(
            `on its side: ${what}`,
            () => covered(page, ['.coach h2', '.coach header .btn', '.coach-acts .btn']),
            missing => missing.length === 0,
        );
    await page.setViewportSize({ width: 844, height: 390 });
    for (const name of ['barbarians', 'improvements']) {
        let now = await begin(page, 'knights', name);
        for (; now?.ring; now = await doStep(page, now)) await seen(`${name}, step ${now.step}`);
        await choose(page, 'tasks');
        await page.locator('.coach[data-step="1.0"]').waitFor();
        await seen(`${name}, an exercise`);
    }
    await page.setViewportSize(PHONE);
}

// The lessons of all games, as their files are called.
const COURSES = readdirSync('games', { withFileTypes: true }).flatMap(({ name: game }) => {
    try {
        const files = readdirSync(`games/${game}/learn`).filter(file => file !== 'first.txt');
        return [[game, files.map(file => file.replace('.txt', '')).sort()]];
    } catch {
        return [];
    }
});

export async function lessons(all) {
    const { report } = all;
    report.check(
        'every game has three lessons',
        COURSES.length >= 7 && COURSES.every(([, names]) => names.length >= 3),
        COURSES.join(' '),
    );
    for (const german of [false, true]) {
        const page = await withoutNetwork(all, german);
        if (german) await onItsSide(page, report);
        else await kindly(page, report);
        for (const [game, names] of COURSES)
            for (const [n, name] of names.entries())
                for (const by of waysOf(n, german)) await lesson(page, report, game, name, by);
        await shot(page, `lessons-${german ? 'de' : 'en'}`);
        await fits(page, report, 'the page of lessons');
        await page.context().close();
    }
}
