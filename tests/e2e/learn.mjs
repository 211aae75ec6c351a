// learn.mjs - the guided first game of every game, to its end, in both languages: on a phone, without a
// network, each step done where the ring is, in one language by fingers and in the other by keys alone; with
// LEARN=all both in both. Something else than what is asked is answered kindly; a game that is left in the
// middle is taken up again.
import { axe, fits, LOST_LINE, open, openGuest, shot } from './lib.mjs';
import { doStep, look, tabTo } from './ring.mjs';

// A browser on a phone that has loaded the client once and has no network since.
export async function withoutNetwork(all, german) {
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
    return page;
}

export async function begin(page, game, name, by) {
    const row = `[data-lesson="${name}"]`;
    await page.evaluate(to => (location.hash = to), `#/learn/${game}`);
    await page.locator(row).waitFor();
    if (by === 'keys') {
        await tabTo(page, row);
        await page.keyboard.press('Enter');
    } else await page.locator(row).tap();
    await page.locator('.coach').waitFor();
    return look(page);
}

// All steps from here on; false: one could not be done.
export async function doAll(page, report, what, found, by) {
    let now = found;
    while (now.ring) {
        const next = await doStep(page, now, by);
        if (!report.check(`${what}: step ${now.step} is done where the ring is`, next))
            return false;
        now = next;
    }
    return true;
}

// Another corner is allowed by the rules, and answered kindly.
async function kindly(page, report) {
    const box = await page.locator('.board [data-do="settlement c20"]').boundingBox();
    for (let n = 0; n < 2; n++)
        await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.locator('.refusal').waitFor();
    report.check(
        'another move is answered kindly',
        (await page.locator('.refusal').textContent()).includes('Das geht auch'),
    );
    await page.locator('.refusal button').tap();
}

// Left after a few steps, found again where it was left, and one step taken back.
async function leaveAndReturn(page, report) {
    let now = await look(page);
    for (let n = 0; n < 3; n++) now = await doStep(page, now);
    report.check('three steps', now?.step === '3', now?.step);
    await page.evaluate(() => (location.hash = '#/learn/base'));
    await page.getByText('Schritt 4 von 28').first().waitFor();
    await shot(page, 'learn');
    await axe(page, report, 'the page of lessons');
    await fits(page, report, 'the page of lessons');
    now = await begin(page, 'base', 'first');
    report.check('it goes on where it was left', now.step === '3', now.step);
    await page.getByRole('button', { name: 'Zurück' }).tap();
    await report.soon(
        'a step back',
        () => page.locator('.coach').getAttribute('data-step'),
        step => step === '2',
    );
}

const isGerman = page => page.evaluate(() => document.documentElement.lang === 'de');

export async function guided(page, report, game, by) {
    const what = `${game}${by === 'keys' ? ' by keys' : ''}`;
    let now = await begin(page, game, 'first', by);
    if (game === 'base' && by === 'finger' && (await isGerman(page))) {
        await shot(page, 'learn-step');
        await fits(page, report, 'a lesson on a phone', true);
        await axe(page, report, 'a lesson on a phone');
        await kindly(page, report);
        await leaveAndReturn(page, report);
        now = await look(page);
    }
    if (!(await doAll(page, report, what, now, by))) {
        await shot(page, `stuck-${game}`);
        return;
    }
    const text = await page.locator('.coach .chip').textContent();
    report.check(`${what}: the game comes to its end`, /Done|Fertig/.test(text), text);
    await shot(page, `learn-end-${game}`);
}

const GAMES = ['duel', 'base', 'knights', 'sea', 'knights-sea', 'cards', 'dice'];

// Each thing to learn is done in both languages: in one by fingers, in the other by keys alone, turn by turn.
// LEARN=all: both ways in both.
const ALL = process.env.LEARN === 'all';
export const waysOf = (n, german) =>
    ALL ? ['finger', 'keys'] : [n % 2 === Number(german) ? 'finger' : 'keys'];

export async function learn(all) {
    const { report } = all;
    for (const german of [false, true]) {
        const page = await withoutNetwork(all, german);
        for (const [n, game] of GAMES.entries())
            for (const by of waysOf(n, german)) await guided(page, report, game, by);
        await page.context().close();
    }
    const games = (await all.server.json('/api/games')).map?.(each => each.name) ?? [];
    report.check(
        'every game has one',
        games.every(each => GAMES.includes(each)),
        games.join(),
    );
}
