// puzzles.mjs - a puzzle of each game solved on a phone without a network, where the ring is: in both
// languages, in one by fingers and in the other by keys alone (LEARN=all: both in both). A wrong answer is
// answered; today's is the same for everybody; the game of the day with what best play made of it, and a bot
// that plays by the solution. What is best is taken from the files of the games, never from a search.
import { readdirSync, readFileSync } from 'node:fs';
import { axe, covered, fits, LOST_LINE, open, openGuest, PHONE, shot, SOON } from './lib.mjs';
import { playDice } from './dice.mjs';
import { waysOf } from './learn.mjs';
import { doStep, look, tabTo } from './ring.mjs';

// The puzzles of a game, as far as this test needs them.
function read(game) {
    const text = readFileSync(`games/${game}/${game}.puzzles`, 'utf8');
    return text
        .split(/^puzzle /m)
        .slice(1)
        .map((block, n) => ({
            number: n + 1,
            moves: [...block.matchAll(/^move (\d+) (.*)$/gm)].map(([, loss, what]) => ({
                loss: Number(loss),
                what,
            })),
        }));
}
const GAMES = readdirSync('games').filter(name => {
    try {
        return readFileSync(`games/${name}/${name}.puzzles`).length > 0;
    } catch {
        return false;
    }
});
// What takes one place on the board or one button.
const PLAIN = /^(settlement c|city c|road e|end$|buy$|roll$|stop$|knight$)/;
const plain = game => read(game).find(each => PLAIN.test(each.moves[0].what));

const state = page => page.locator('.puzzle').getAttribute('data-state');
async function pose(page, game, which) {
    await page.goto(`${page.landfall.address}/#/puzzles/${game}/${which}`);
    await page.locator('.puzzle[data-state="open"]').waitFor();
    await page.waitForFunction(() => !document.querySelector('.table-page[data-busy]'));
}

// Shows the place and presses there until the puzzle is answered.
async function pressAtRing(page, by) {
    for (let n = 0; n < 2; n++) {
        if (by === 'keys') {
            await tabTo(page, '[data-puzzle-act="hint"]');
            await page.keyboard.press('Enter');
        } else await page.locator('[data-puzzle-act="hint"]').tap();
    }
    await page.locator('.coach-ring').waitFor();
    return doStep(page, await look(page), by);
}

// Something else than the best is played as a script would: the page's own table, no pointer.
async function wrongAnswer(page, report) {
    const found = read('base').find(
        each =>
            each.moves[0].what !== 'end' &&
            each.moves.some(move => move.what === 'end' && move.loss >= 20),
    );
    await pose(page, 'base', found.number);
    await page.locator('.main-step[data-main="end"]').click();
    await report.soon(
        'a wrong answer is answered',
        () => state(page),
        each => each === 'wrong',
    );
    const loss = found.moves.find(move => move.what === 'end').loss;
    const said = await page.locator('.puzzle-said').textContent();
    report.check(
        'with what it gives away',
        said.includes((loss / 10).toFixed(1).replace('.', ',')),
        said,
    );
    await page.locator('[data-puzzle-act="again"]').click();
    await report.soon(
        'it can be tried again',
        () => state(page),
        each => each === 'open',
    );
    await page.locator('[data-puzzle-act="solution"]').click();
    await report.soon(
        'the solution is shown',
        () => state(page),
        each => each === 'shown',
    );
    report.check(
        'and it is the one of the file',
        (await page.locator('[data-solution]').getAttribute('data-solution')) ===
            found.moves[0].what,
    );
    await page.locator('[data-puzzle-act="next"]').click();
    await page.locator(`.puzzle[data-puzzle="${(found.number % 50) + 1}"]`).waitFor();
}

async function daily(all, page) {
    const { report } = all;
    await pose(page, 'base', 'daily');
    const number = await page.locator('.puzzle').getAttribute('data-puzzle');
    const best = read('base')[Number(number) - 1].moves[0].what;
    const other = await openGuest(all, { locale: 'en-GB' });
    await pose(other, 'base', 'daily');
    report.check(
        'today has the same puzzle in two browsers',
        (await other.locator('.puzzle').getAttribute('data-puzzle')) === number,
        number,
    );
    await other.locator('[data-puzzle-act="solution"]').click();
    await other.locator('.puzzle[data-state="shown"]').waitFor();
    await other.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await other.locator('[data-share]').click();
    await other.locator('.puzzle-shared').waitFor();
    const shared = await other.evaluate(() => navigator.clipboard.readText());
    report.check(
        'what is shared gives nothing away',
        shared.includes('Landfall') && !shared.includes(best),
        shared,
    );
    await other.locator('[data-puzzle-act="next"]').click();
    await other.locator('.puzzle-week [data-state="missed"]').waitFor();
    report.check('the week has it', true);
    await axe(other, report, 'the page of puzzles');
    await other.context().close();
}

// By keys alone: a settlement or the end of the turn.
async function byKeys(all) {
    const { report } = all;
    const page = await openGuest(all);
    const end = read('base').find(each => each.moves[0].what === 'end');
    const found = end ?? plain('base');
    await pose(page, 'base', found.number);
    if (!end) await page.locator(`.board [data-do="${found.moves[0].what}"]`).focus();
    await report.soon(
        'a puzzle is solved by keys',
        async () => {
            /* A page that was just drawn may not listen yet. */
            if ((await state(page)) === 'open') await page.keyboard.press(end ? 'e' : 'Enter');
            return state(page);
        },
        each => each === 'best',
    );
    await page.locator('[data-puzzle-act="next"]').focus();
    await page.keyboard.press('Enter');
    await page.locator(`.puzzle[data-puzzle="${(found.number % 50) + 1}"]`).waitFor();
    await page.context().close();
}

// The whole game of the day by its main button, and what best play made of it.
async function gameOfTheDay(page, report) {
    await page.goto(`${page.landfall.address}/#/puzzles/dice/game`);
    await page.waitForURL(/#\/t\/HERE-DAILY-/);
    const { now } = await playDice(page, report);
    report.check('the game of the day is played to its end', now.over !== '', now.prompt);
    await page.locator('.daily-end[data-perfect]').waitFor({ timeout: 10 * SOON });
    const said = await page.locator('.daily-end').textContent();
    report.check('best play stands beside it', said.includes('94,8'), said);
    await shot(page, 'puzzles-day');
    await page.locator('.daily-end a').click();
    await page.locator('.puzzle-history td').first().waitFor();
    report.check('and in the history', true);
    await shot(page, 'puzzles-dice');
    await fits(page, report, 'the page of puzzles on a phone');
    await axe(page, report, 'the page of puzzles on a phone');
}

// A bot that plays by the solution plays without a network.
async function againstOptimal(page, report) {
    const form = { game: 'dice', seats: 2, options: '', bots: ['optimal'], clock: 'none' };
    await page.evaluate(
        kept => localStorage.setItem('landfall.last-table', JSON.stringify(JSON.stringify(kept))),
        { ...form, listed: false, here: true },
    );
    await page.goto(`${page.landfall.address}/#/new`);
    await page.reload();
    await page.locator('.new .act .btn.primary').click();
    await page.waitForURL(/#\/t\/HERE-/);
    await page
        .locator('[data-act="roll"]')
        .first()
        .waitFor({ timeout: 10 * SOON });
    const { now } = await playDice(page, report, { until: each => each.filled >= 2 });
    report.check('a bot plays by the solution', now.filled >= 2 || now.over !== '', now.prompt);
    report.check(
        'and it is the one that was asked for',
        /Perfekt/.test(await page.locator('.table-page').textContent()),
    );
}

// One that takes one press, solved where the ring is.
async function solved(page, report, game, lang, by) {
    const found = plain(game),
        what = `${game}, ${lang}, ${by}`;
    if (!report.check(`${game}: some puzzle takes one press`, found)) return;
    await page.evaluate(to => localStorage.setItem('landfall.language', to), lang);
    await page.reload();
    await pose(page, game, found.number);
    await shot(page, `puzzle-${game}`);
    await fits(page, report, `a puzzle of ${what}`, true);
    await pressAtRing(page, by);
    await report.soon(
        `${what}: solved without a network`,
        () => state(page),
        s => s === 'best',
    );
    const said = await page.locator('.puzzle-said').textContent();
    report.check(`${what}: and told so`, said.includes(lang === 'de' ? 'Gelöst' : 'Solved'), said);
    if (game === GAMES[0]) await axe(page, report, 'a solved puzzle on a phone');
}

// A phone on its side, or 200 % zoom: the task, its buttons and the solution can be read.
async function onItsSide(page, report) {
    for (const [width, height] of [
        [844, 390],
        [720, 450],
    ]) {
        await page.setViewportSize({ width, height });
        await pose(page, 'knights', 2);
        await report.soon(
            `${width}x${height}: the task is in sight`,
            () => covered(page, ['.puzzle h2', '.puzzle header .btn', '[data-puzzle-act="hint"]']),
            missing => missing.length === 0,
        );
        await page.locator('[data-puzzle-act="solution"]').tap();
        await page.locator('.puzzle[data-state="shown"]').waitFor();
        await report.soon(
            `${width}x${height}: so is the solution`,
            () => covered(page, ['.puzzle-line', '.puzzle .coach-why', '.puzzle .primary']),
            missing => missing.length === 0,
        );
    }
    await page.setViewportSize(PHONE);
}

export async function puzzles(all) {
    const { report, server } = all;
    const page = await openGuest(all, {
        phone: true,
        locale: 'de-DE',
        serviceWorkers: 'allow',
        expect: LOST_LINE,
    });
    await open(page, 'puzzles');
    await page.locator('.puzzle-grid a').first().waitFor();
    await daily(all, page);
    await byKeys(all);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await server.stop();
    await page.context().setOffline(true);
    await wrongAnswer(page, report);
    for (const [n, game] of GAMES.entries())
        for (const lang of ['en', 'de'])
            for (const by of waysOf(n, lang === 'de')) await solved(page, report, game, lang, by);
    await page.evaluate(() => localStorage.setItem('landfall.language', 'de'));
    await page.reload();
    await onItsSide(page, report);
    await gameOfTheDay(page, report);
    await againstOptimal(page, report);
    await server.start();
}
