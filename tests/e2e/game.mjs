// game.mjs - two people in two browsers and two bots play a whole game to its win. On the way one
// page is loaded anew in mid-turn, the line is cut, and the server is killed and started again.
import { axe, LOST_LINE, open, openGuest, shot, SOON } from './lib.mjs';
import { play } from './player.mjs';

const TARGET = '5'; // points: a real win, and a short test

async function makeInPage(page) {
    await open(page, 'new');
    await page.locator('.words select').first().waitFor();
    await page.getByLabel('points to win').selectOption(TARGET);
    const seats = page.locator('.seats select');
    await seats.nth(0).selectOption('');
    await seats.nth(1).selectOption('greedy');
    await seats.nth(2).selectOption('greedy');
    await page.locator('.btn.primary:visible').last().click();
    await page.locator('.share-row').first().waitFor();
    return page.url().split('/').pop();
}

// A board, a hand and a prompt that are there again, and no banner.
async function isBack(page) {
    await page.locator('.board').waitFor();
    await page.waitForFunction(() => !document.querySelector('.banner'), null, { timeout: SOON });
}

export async function game(all) {
    const { server, report } = all;
    const ada = await openGuest(all, { expect: LOST_LINE });
    const bo = await openGuest(all, { expect: LOST_LINE });
    const table = await makeInPage(ada);
    await bo.goto(`${bo.landfall.address}/#/t/${table}`);
    await bo.locator('[data-sit]').first().click();
    await ada.locator('[data-start]:not([aria-disabled="true"])').click();

    const events = { reload: 3, cut: 6, kill: 9 };
    let restarting = null;
    const acted = async (now, presses) => {
        if (presses === events.reload) {
            await ada.reload();
            await isBack(ada);
            report.check('the game is there again after a reload in mid-turn', true);
        }
        if (presses === events.cut) {
            server.cut();
            await isBack(ada);
            report.check('the game goes on after the line was cut', true);
        }
        if (presses === events.kill) {
            await server.kill();
            await ada.locator('.banner').waitFor();
            report.check('a lost connection is said', true);
            await shot(ada, 'lost-connection');
            restarting = server.start();
            await restarting;
            await Promise.all([isBack(ada), isBack(bo)]);
            report.check('both go on after the server was killed', true);
        }
    };
    const ended = await Promise.all([play(ada, { seed: 11, acted }), play(bo, { seed: 12 })]);
    const titles = ended.map(each => each.now.over);
    report.check('both see the end', titles.every(Boolean), JSON.stringify(titles));
    report.check(
        'all three accidents happened',
        ended[0].presses >= events.kill,
        `${ended[0].presses} presses`,
    );
    const row = await server.json(`/api/tables/${table}`);
    report.check('the server says that the match is over', row.state === 'over', row.state);
    const most = Math.max(...row.seats.map(seat => seat.points));
    report.check('somebody has the points to win', most >= Number(TARGET), most);
    await ada.locator('.end-dice').waitFor();
    // Every seat's bars add up to its points, and somebody's have a settlement in them.
    const rows = await ada.locator('.end-sources li').evaluateAll(list =>
        list.map(row => ({
            bars: [...row.querySelectorAll('.end-bar b')].map(each => Number(each.textContent)),
            points: Number.parseInt(row.querySelector('.end-points').textContent, 10),
        })),
    );
    report.check(
        'where the points came from adds up',
        rows.length === 4 &&
            rows.every(
                each =>
                    each.bars.length > 0 &&
                    each.bars.reduce((sum, n) => sum + n, 0) === each.points,
            ),
        JSON.stringify(rows),
    );
    report.check(
        'offers and their answers are one line each',
        await ada
            .locator('.log li')
            .evaluateAll(list =>
                list.every(each => !/^(accept|decline|counter)/.test(each.dataset.seen)),
            ),
    );
    await shot(ada, 'table-over');
    await axe(ada, report, 'the end of a game');
    await afterwards(ada, report, table);
    console.log(`game: ${ended[0].presses} and ${ended[1].presses} presses; ${titles.join(' | ')}`);
}

// The match can be watched again, and its dice recomputed.
async function afterwards(page, report, table) {
    await page.locator(`.over a[href="#/r/${table}"]`).click();
    const slider = page.locator('input[type="range"], [role="slider"]').first();
    await slider.waitFor();
    await page.locator('.board').first().waitFor();
    report.check('the replay shows the board', true);
    await axe(page, report, 'the replay');
    await shot(page, 'replay');
    await open(page, `check/${table}`);
    const verdict = page.locator('.verdict-box.fixed');
    const good = await verdict
        .first()
        .waitFor()
        .then(
            () => true,
            () => false,
        );
    report.check(
        'the dice can be recomputed in the page, which says that they were fixed',
        good,
        good ? '' : await page.locator('#main').innerText(),
    );
    await axe(page, report, 'the check of the dice');
    await shot(page, 'check');
}
