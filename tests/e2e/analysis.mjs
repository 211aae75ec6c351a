// analysis.mjs - the analysis board: positions are set up by pressing, by keys and as text, judged by
// the bots in the page, and come back by their link; what does not fit is refused with its place.
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';

const text = page => page.locator('.an-text').inputValue();
const verdict = page => page.locator('.an-verdict');
// Judged, and not only at first sight: the second thought may like another move better.
const ready = page =>
    page.waitForFunction(
        () =>
            document.querySelector('.an-moves li') !== null &&
            document.querySelector('.an-busy')?.textContent === '',
    );
const value = async (page, word) =>
    new RegExp(`; ${word} ([^;]*)`).exec(await text(page))?.[1] ?? '';

async function choose(page, game) {
    await page.locator('[data-field="game"]').selectOption(game);
    await page.waitForFunction(
        wanted => document.querySelector('.an-text')?.value.startsWith(`${wanted}/`),
        game,
    );
}

async function founding(page, report) {
    await open(page, 'analysis/base');
    await ready(page);
    const marks = await page.locator('[data-worth]').count();
    report.check('every free corner has its worth', marks === 54, `${marks}`);
    report.check(
        'one of them is the best, and it is the first move',
        (await page.locator('.an-marks .best').getAttribute('data-worth')) ===
            (await page.locator('.an-moves li.best').getAttribute('data-move')).split(' ')[1],
    );
    const shares = await page.locator('.an-chances li b').allTextContents();
    const sum = shares.reduce((all, each) => all + Number.parseInt(each, 10), 0);
    report.check(
        'the chances add up',
        shares.length === 4 && Math.abs(sum - 100) <= 2,
        `${shares}`,
    );
    report.check(
        'the best move has reasons',
        (await page.locator('.an-moves li.best .an-reasons > span').count()) > 0,
    );
    await fits(page, report, 'analysis, founding');
    await axe(page, report, 'analysis, founding');
    await shot(page, 'analysis');
}

// A settlement by mouse, one by keys; undone; the best move done.
async function pressed(page, report) {
    // Where a corner is, its mark shows; with a tool in hand the marks go.
    await page.locator('[data-worth="c20"]').scrollIntoViewIfNeeded();
    const [x, y] = await page.evaluate(() => {
        const board = document.querySelector('.an-over').getBoundingClientRect();
        const mark = document.querySelector('[data-worth="c20"] circle').getBoundingClientRect();
        return [mark.x + mark.width / 2 - board.x, mark.y + mark.height / 2 - board.y];
    });
    await page.locator('[data-tool="settlement"]').click();
    await page.locator('[data-owner="1"]').click();
    await page.locator('.an-over').click({ position: { x, y } });
    await report.soon(
        'a piece is put where the board is pressed',
        () => value(page, 'settlements 1'),
        now => now === 'c20',
    );
    await page.locator('[data-tool="robber"]').click();
    const before = await value(page, 'robber');
    const cursor = page.locator('.an-cursor'),
        place = () => cursor.getAttribute('data-place');
    await cursor.focus();
    let there = await place();
    // On, if the robber stands there already.
    for (let keys = 0; keys === 0 || (there === before && keys < 3); keys++) {
        const from = there;
        await page.keyboard.press('ArrowRight');
        await report.soon('arrow keys go from place to place', place, now => now !== from);
        there = await place();
    }
    await page.keyboard.press('Enter');
    await report.soon(
        'Enter puts it there',
        () => value(page, 'robber'),
        now => now === there,
    );
    report.check('the robber has moved', before !== there, there);
    await page.getByRole('button', { name: 'Undo' }).click();
    await report.soon(
        'a change is undone',
        () => value(page, 'robber'),
        now => now === before,
    );
}

async function byLink(page, report) {
    await open(page, 'analysis/base');
    await ready(page);
    const kept = await text(page),
        best = await page.locator('.an-moves li.best').getAttribute('data-move');
    await report.soon(
        'the address holds the position',
        () => page.url(),
        url => /#\/analysis\/p\//.test(url),
    );
    const other = await page.context().newPage();
    other.landfall = page.landfall;
    await other.goto(page.url());
    await ready(other);
    report.check('a link opens the same position', (await text(other)) === kept);
    await report.soon(
        'and it is judged the same',
        () => other.locator('.an-moves li.best').getAttribute('data-move'),
        move => move === best,
    );
    await other.locator('.an-moves li.best .btn').click();
    await report.soon(
        'a move is done',
        () => text(other),
        now => now !== kept,
    );
    await other.close();
}

const KNIGHTS = {
    'settlements 1': 'c18',
    'cities 1': 'c30',
    'roads 1': 'e28 e44',
    'knights 1': 'c24:1a',
    'hand 1': '2w2o2m2c',
};
async function knights(page, report) {
    await choose(page, 'knights');
    let line = await text(page);
    const others = [
        ['0', 'c39', 'c37', 'e48 e50'],
        ['2', 'c14', 'c12', 'e19 e21'],
        ['3', 'c41', 'c25', 'e37 e52'],
    ];
    const set = (field, to) => {
        line = line.replace(new RegExp(`; ${field} [^;]*`), `; ${field} ${to}`);
    };
    for (const [field, to] of Object.entries(KNIGHTS)) set(field, to);
    for (const [seat, settlement, city, roads] of others) {
        set(`settlements ${seat}`, settlement);
        set(`cities ${seat}`, city);
        set(`roads ${seat}`, roads);
    }
    await page.locator('.an-text').fill(line);
    await report.soon(
        'half a position is drawn and said to be unsound',
        () => verdict(page).getAttribute('class'),
        seen => /bad/.test(seen),
    );
    // Those beside the board, which comes later than the form below: that has them, too, folded away.
    await page.locator('.an-left [data-field="active"]').selectOption('1');
    await page.locator('.an-left [data-field="moment"]').selectOption('main');
    await report.soon(
        'with its moment it is sound',
        () => verdict(page).getAttribute('class'),
        seen => /good/.test(seen),
    );
    await page
        .locator('.an-moves li[data-move^="improve"], .an-moves li[data-move="end"]')
        .first()
        .waitFor();
    await page.locator('[data-good="1-coin"]').click();
    await report.soon(
        'a card more in hand',
        () => value(page, 'hand 1'),
        now => /3m/.test(now),
    );
    await ready(page);
    await fits(page, report, 'analysis, knights');
    await axe(page, report, 'analysis, knights');
    await shot(page, 'analysis-knights');
}

async function byText(page, report) {
    await choose(page, 'cards');
    await ready(page);
    const begun = await text(page);
    await page.locator('.an-text').fill(begun.replace('towns 0 6:1 7:1', 'towns 0 6:9 7:1'));
    const at = begun.indexOf('6:1') + 2;
    await report.soon(
        'a bad text is refused with its place',
        () => verdict(page).getAttribute('data-at'),
        place => Math.abs(Number(place) - at) <= 2 && place !== null,
    );
    await axe(page, report, 'analysis, refused');
    await page.locator('.an-text').fill(begun);
    await ready(page);
    await page.locator('.an-fields summary').click();
    await page.locator('[data-field="active"]').waitFor();
    report.check(
        'all fields are a form',
        (await page.locator('.an-fields [data-field]').count()) > 20,
    );
    await fits(page, report, 'analysis, cards');
    await axe(page, report, 'analysis, cards and its form');
    await choose(page, 'dice');
    await ready(page);
    report.check(
        'dice are judged by playing on',
        (await page.locator('.an-chances li').count()) === 2,
    );
}

// A phone in German: one move of a match, and the wide board.
async function german(all) {
    const { report } = all;
    const page = await openGuest(all, { phone: true, locale: 'de-DE' });
    await open(page);
    const bots = ['greedy', 'greedy', 'greedy', 'greedy'];
    const table = await makeTable(page, { bots, options: 'target=4', sit: false });
    await open(page, `t/${table}`);
    await page.locator('#over-title').waitFor();
    await open(page, `r/${table}/40`);
    await page.locator('.rp a[href^="#/analysis/r/"]').click();
    await page.locator('.an-text').waitFor();
    await report.soon(
        'a match gives its position',
        () => text(page),
        now => /settlements 0 c\d+ c/.test(now),
    );
    await page.locator('.an-chances li').first().waitFor();
    report.check('it speaks German', (await page.locator('h1').textContent()) === 'Analysebrett');
    await fits(page, report, 'analysis on a phone');
    await axe(page, report, 'analysis on a phone');
    await shot(page, 'analysis-match');
    await choose(page, 'sea');
    await ready(page);
    await page.locator('[data-tool="ship"]').click();
    await page.locator('.an-cursor').focus();
    await page.keyboard.press('Enter');
    await report.soon(
        'a ship lies on the sea',
        () => value(page, 'ships 0'),
        now => /^e\d/.test(now),
    );
    await fits(page, report, 'analysis of the sea on a phone');
    await shot(page, 'analysis-sea');
    await page.context().close();
}

export async function analysis(all) {
    const page = await openGuest(all);
    await founding(page, all.report);
    await pressed(page, all.report);
    await byLink(page, all.report);
    await knights(page, all.report);
    await byText(page, all.report);
    await page.context().close();
    await german(all);
}
