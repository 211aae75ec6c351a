// sea.mjs - games with ships: two people in two browsers and two bots play to a win; on a phone a ship
// is moved, on a board that zooms in by itself and is dragged with one finger, and gold is taken; a
// knight goes to sea.
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';
import { play, pressOn, pressTarget } from './player.mjs';
import { CAPTAIN, SHORE, bring, prepare } from './positions.mjs';

const TARGET = 4;

const some = (list, luck) => list[Math.floor(luck() * list.length)];

// What ships, pirate and gold ask for; null: what every island knows.
function wish(page, now, luck) {
    const on = selector => () => pressOn(page, selector);
    const which = now.asks.filter(action => /^(road|ship) /.test(action));
    if (which.length) return on(`.ask [data-do="${some(which, luck)}"]`);
    if (now.main === 'gold') return on('.main-step:visible, .gold-pick [data-do="gold"]');
    const gold = now.picks.filter(each => each.startsWith('gold-'));
    if (gold.length) return on(`.gold-pick .gold-cell:not(.out) [data-res="${some(gold, luck)}"]`);
    const figures = now.targets.filter(each => /^(robber|pirate) /.test(each.action));
    if (figures.length && figures.every(each => each.quiet))
        return on(`[data-which="${some(['robber', 'pirate'], luck)}"]`);
    if (now.main !== 'end' || now.targets.some(each => !each.quiet)) return null;
    const ships = now.targets.filter(each => /^(ship|either) /.test(each.action));
    if (ships.length && luck() < 0.7) return () => pressTarget(page, some(ships, luck).action);
    return null;
}

async function sit(page, table) {
    await open(page, `t/${table}`);
    await page.locator('[data-sit]').first().click();
    const dialog = page.locator('dialog[open] button[type="submit"]');
    const seated = page.locator('.lobby-seats .btn.quiet').first();
    await dialog.or(seated).first().waitFor();
    if (await dialog.count()) await dialog.click();
    await seated.waitFor();
}

// Two people and two bots, to the win.
export async function sea(all) {
    const { report, server } = all,
        host = await openGuest(all),
        friend = await openGuest(all);
    await open(host);
    const table = await makeTable(host, {
        game: 'sea',
        options: `board=${SHORE},target=${TARGET},trades=0`,
        bots: [null, null, 'random', 'random'],
    });
    await open(host, `t/${table}`);
    await sit(friend, table);
    await host.locator('[data-start]:not([aria-disabled="true"])').click();
    let looked = false;
    const acted = async now => {
        if (looked || now.main !== 'end') return;
        looked = true;
        await fits(host, report, 'the sea in play', true);
        await axe(host, report, 'the sea in play');
        await shot(host, 'sea-play');
    };
    const ends = await Promise.all([
        play(host, { seed: 51, wish, acted }),
        play(friend, { seed: 52, wish }),
    ]);
    report.check('the game was looked at in the middle', looked);
    report.check(
        'both see the end',
        ends.every(end => end.now.over),
        ends.map(end => end.now.over || end.now.prompt).join(' | '),
    );
    const row = await server.json(`/api/tables/${table}`);
    const most = Math.max(...row.seats.map(seat => seat.points));
    report.check('the server says that the match is over', row.state === 'over', row.state);
    report.check('somebody has the points to win', most >= TARGET, most);
    await shot(host, 'sea-over');
    console.log(`sea: ${ends.map(end => end.presses).join(' and ')} presses`);
    await Promise.all([host.context().close(), friend.context().close()]);
}

const view = page =>
    page.evaluate(() => document.querySelector('.scene .board').getAttribute('viewBox'));
const near = page => page.locator('.scene .board.near').count();
// Ships that stand on the board: one that is taken up and the ghosts of where it may go are targets.
const ships = page =>
    page.locator('.scene .board').evaluate(board =>
        [...board.querySelectorAll('[data-ship]')]
            .filter(each => !each.closest('.target'))
            .map(each => each.dataset.ship)
            .sort(),
    );

// One finger drags what is in view; the board does not take that for a press.
async function drag(page, report) {
    const box = await page.locator('.scene .board').boundingBox(),
        x = box.x + box.width / 2,
        y = box.y + box.height / 2,
        before = await view(page),
        line = await page.context().newCDPSession(page);
    const touch = (type, points) =>
        line.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    await touch('touchStart', [{ x, y }]);
    for (const step of [10, 30, 50]) await touch('touchMove', [{ x: x - step, y: y - step / 2 }]);
    await touch('touchEnd', []);
    await report.soon(
        'one finger drags the map',
        () => view(page),
        now => now !== before,
    );
    await report.soon(
        'how to drag it is not said again',
        () => page.locator('.pan-hint svg use[href="#ed-pan"]').count(),
        n => n === 0,
    );
    report.check('dragging presses nothing', (await page.locator('.target.armed').count()) === 0);
}

// Presses the first of these places that can be pressed. A map that is zoomed in shows a place when
// it gets the focus.
async function pressOneOf(page, actions) {
    for (const action of actions) {
        await page.locator(`.board [data-do="${action}"]`).focus();
        if (await pressTarget(page, action)) return action;
    }
    return null;
}

const actionsOf = (page, form) =>
    page
        .locator('.board .target:not(.quiet)')
        .evaluateAll(
            (list, text) =>
                list.map(each => each.dataset.do).filter(each => new RegExp(text).test(each)),
            form,
        );

// Takes a ship up, if the page has not done so because there is only one.
async function takeUp(page) {
    const up = page.locator('.board use[href="#ship-lifted"]');
    await pressOn(page, '[data-build="sail"]');
    await page.locator('.board .target:not(.quiet)').first().waitFor();
    if (!(await up.count())) await pressOneOf(page, await actionsOf(page, '^sail e\\d+$'));
    await up.first().waitFor();
    return up;
}

async function moveShip(page, report) {
    const before = await ships(page);
    report.check('the whole map is shown while nothing is asked', (await near(page)) === 0);
    const up = await takeUp(page);
    await report.soon(
        'the map zooms in where a place must be chosen',
        () => near(page),
        n => n === 1,
    );
    await report.soon('with a small map', () => page.locator('.small-map').isVisible());
    await drag(page, report);
    await axe(page, report, 'a ship is moved, phone');
    await fits(page, report, 'a ship is moved, phone', true);
    await shot(page, 'sea-move');
    await page.keyboard.press('Escape');
    await report.soon(
        'Escape puts the ship down',
        () => up.count(),
        n => n === 0,
    );
    await takeUp(page);
    const action = await pressOneOf(page, await actionsOf(page, '^sail e\\d+ e\\d+$'));
    const [, from, to] = (action ?? '').split(' ');
    const wanted = [...before.filter(each => each !== from), to].sort();
    await report.soon(
        `the ship stands where it was put: ${action}`,
        () => ships(page),
        now => now.join() === wanted.join(),
    );
    await report.soon(
        'its wake shows where it came from',
        () => page.locator('.board use[href="#ship-wake"]').count(),
        n => n === 1,
    );
}

async function takeGold(page, report) {
    const picker = page.locator('.gold-pick');
    await picker.waitFor();
    report.check(
        'every card shows what the bank has',
        (await page.locator('.gold-cell small').count()) === 5,
    );
    await axe(page, report, 'the gold picker, phone');
    await fits(page, report, 'the gold picker, phone', true);
    await shot(page, 'sea-gold');
    const take = page.locator('.gold-pick [data-do="gold"]');
    // The sum beside the cards changes with every tap that has arrived.
    for (let i = 0; i < 6 && (await take.getAttribute('aria-disabled')) === 'true'; i++) {
        const before = await picker.innerHTML();
        await page.locator('.gold-cell:not(.out) .rc').first().tap();
        await report.soon(
            'a tap chooses a card',
            async () => (await picker.innerHTML()) !== before,
        );
    }
    await take.tap();
    await picker.waitFor({ state: 'detached' });
    report.check('gold was taken', true);
}

export async function seaPhone(all) {
    const { report } = all,
        page = await openGuest(all, { phone: true });
    for (const [position, look] of [
        ['sea sail', moveShip],
        ['sea gold', takeGold],
    ]) {
        await open(page, 'nowhere');
        const table = await prepare(page, position);
        await open(page, `t/${table}`);
        await page.locator('.scene .board').waitFor();
        await look(page, report);
    }
    await page.context().close();
}

// Keeps the corners with nothing but sea around them in the page, for `until`.
async function markSea(page) {
    await page.evaluate(async board => {
        const { shapes } = await (await fetch('/api/games/knights-sea/content')).json();
        const [shape] = shapes,
            land = new Set();
        let first = 0;
        board
            .split('@')[0]
            .split('/')
            .forEach((row, y) => {
                row.split('.').forEach((place, x) => {
                    if (!/^[s-]$/.test(place))
                        for (const corner of shape.hex_corners[first + x]) land.add(corner);
                });
                first += [6, 7, 8, 9, 8, 9, 8, 7, 6][y];
            });
        window.atSea = text => /^c/.test(text) && !land.has(Number(text.slice(1)));
    }, SHORE);
}

// A table at which a knight may go to sea. Luck is fixed, but not every table comes to it.
async function harbourKnight(page, tries = 4) {
    const table = await makeTable(page, {
        game: 'knights-sea',
        bots: [null, 'random', 'random', 'random'],
        options:
            `board=${SHORE},start=0,target=25,trades=0,discard-limit=30,bank=infinite,` +
            'keep-harbour=1',
    });
    await markSea(page);
    const sails = `text => /^move /.test(text) && window.atSea(text.split(' ')[2])`;
    try {
        await bring(
            page,
            table,
            `legal.includes('end') && (window.sails = legal.find(${sails}))`,
            CAPTAIN,
            250,
            () => null,
        );
        return table;
    } catch (error) {
        if (tries <= 1 || !/no such position/.test(error.message)) throw error;
        return harbourKnight(page, tries - 1);
    }
}

// A knight moves to a corner of the open sea, where a raft carries it.
export async function knightsSea(all) {
    const { report } = all,
        page = await openGuest(all, { phone: true });
    await open(page, 'nowhere');
    const table = await harbourKnight(page);
    await open(page, `t/${table}`);
    // Of several knights it must be the one that can go to sea.
    const knight = `knight ${await page.evaluate(() => window.sails.split(' ')[1])}`;
    await page.locator(`.board .target[data-do="${knight}"]`).waitFor();
    await pressTarget(page, knight);
    await page.locator('[data-order="move"].ok').waitFor();
    report.check('a knight shows its orders', await page.locator('.orders').isVisible());
    await axe(page, report, 'the orders of a knight beside the sea');
    await pressOn(page, '[data-order="move"]');
    const ways = page.locator('.board .target[data-do^="move "]');
    await ways.first().waitFor();
    await report.soon(
        'the map zooms in for the knight',
        () => near(page),
        n => n === 1,
    );
    const out = await ways.evaluateAll(list =>
        list.map(each => each.dataset.do).find(text => window.atSea(text.split(' ')[2])),
    );
    await page.locator(`.board [data-do="${out}"]`).focus();
    await pressTarget(page, out);
    await page.locator('.board [data-raft][data-seat="0"]').waitFor();
    report.check('a raft carries the knight', true);
    await fits(page, report, 'a knight at sea, phone', true);
    await shot(page, 'knights-sea');
    await page.context().close();
}
