// knights.mjs - Cities & Knights: two people in two browsers and two bots play to a win, and a
// person plays turns on a phone until knights have acted and a progress card has been played.
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';
import { play, pressOn, pressTarget, state } from './player.mjs';
import { prepare } from './positions.mjs';

// Numbers that fall often everywhere, so that nobody waits long for anything.
const RICH = 'g6.p8.f6.h8.m6.p8.f5.m9.g8.d.h6.p9.f8.m5.g6.f8.h9.m6.p8@?go?w??bl';
// The middle has grain, wool and ore for knights, the ring around it brick and lumber for roads.
const ARMED = 'd.f8.h8.f5.p8.m6.f6.h9.m8.g8.p5.h9.f6.p6.m9.f5.h8.f8.h6@?go?w??bl';
const TARGET = 5;

const some = (list, luck) => list[Math.floor(luck() * list.length)];

// What a panel asks for: cards are picked until its button can be pressed.
function answer(page, now, luck) {
    const on = selector => () => pressOn(page, selector);
    if (now.choice && now.choice !== 'harbor') {
        const place = `[data-choice="${now.choice}"]`;
        const ready = now.asks.filter(action =>
            /^(take|steal|bury|reward|commit|place)\b/.test(action),
        );
        if (ready.length) return on(`${place} [data-do="${some(ready, luck)}"]`);
        if (now.picks.length) return on(`${place} [data-res="${some(now.picks, luck)}"]`);
    }
    if (!now.panel) return null;
    const place = `[data-card-panel="${now.panel}"]`;
    const ways = now.asks.filter(action => action.split(' ')[0] === now.panel);
    if (ways.length) return on(`${place} [data-do="${some(ways, luck)}"]`);
    const kinds = now.picks.filter(each => each.startsWith('kind-'));
    if (kinds.length) return on(`${place} [data-res="${some(kinds, luck)}"]`);
    if (now.dice.length > 10) return on(`${place} [data-die="${some(now.dice, luck)}"]`);
    if (now.aim.length) return on(`${place} [data-aim]`); // a phone's panel makes way
    // A card that asks for a place is played on the board; any other is only looked at.
    return now.targets.some(each => !each.quiet) ? null : on(`${place} header button`);
}

// In the player's turn: improvements, knights and progress cards before anything else.
function wish(page, now, luck) {
    const on = selector => () => pressOn(page, selector);
    const question = answer(page, now, luck);
    if (question) return question;
    // A settlement in the middle, a city half way to the coast.
    const founding = now.targets.filter(
        each => /^(settlement|city) /.test(each.action) && !each.quiet,
    );
    if (founding.length) {
        const edge = Math.max(...founding.map(each => each.far));
        const wanted = founding[0].action.startsWith('city') ? 0.6 * edge : 0;
        const miss = each => Math.abs(each.far - wanted);
        const best = founding.reduce((a, b) => (miss(b) < miss(a) ? b : a));
        return () => pressTarget(page, best.action);
    }
    if (!now.mine || now.panel || now.targets.some(each => !each.quiet)) return null;
    if (now.pile.length && (now.main === '' || luck() < 0.7)) {
        const card = some(now.pile, luck);
        return async () => {
            if (!(await pressOn(page, '.kn-pile'))) return false;
            // The pile opens on the first card that can be played; another lies beside it.
            const other = `.card-tabs [data-progress="${card}"]:not([aria-pressed="true"])`;
            if (await page.locator(other).count()) await pressOn(page, other);
            return true;
        };
    }
    if (now.main !== 'end') return null;
    if (now.tracks.length) return on(`.kn-flag[data-track="${some(now.tracks, luck)}"]`);
    if (now.orders.length) return on(`[data-order="${some(now.orders, luck)}"]`);
    const knight = now.targets.filter(each => each.action.startsWith('knight '));
    if (knight.length && !now.ordered && luck() < 0.6)
        return () => pressTarget(page, some(knight, luck).action);
    if (now.builds.includes('recruit') && luck() < 0.6) return on('[data-build="recruit"]');
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
export async function knights(all) {
    const { report, server } = all,
        host = await openGuest(all),
        friend = await openGuest(all);
    await open(host);
    const table = await makeTable(host, {
        game: 'knights',
        seats: 4,
        options: `board=${RICH},target=${TARGET}`,
        bots: [null, null, 'greedy', 'greedy'],
    });
    await open(host, `t/${table}`);
    await sit(friend, table);
    await host.locator('[data-start]:not([aria-disabled="true"])').click();
    let looked = false;
    const acted = async now => {
        if (looked || now.main !== 'end') return;
        looked = true;
        await fits(host, report, 'Cities & Knights in play', true);
        await axe(host, report, 'Cities & Knights in play');
        await shot(host, 'knights-play');
    };
    const ends = await Promise.all([
        play(host, { seed: 31, wish, acted }),
        play(friend, { seed: 32, wish }),
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
    await shot(host, 'knights-over');
    console.log(`knights: ${ends.map(end => end.presses).join(' and ')} presses`);
    await Promise.all([host.context().close(), friend.context().close()]);
}

// What the person on the phone has done, told by what the page shows before and after.
function happened(before, now) {
    const gone = before.knights.filter(old => !now.knights.some(each => each.at === old.at));
    const come = now.knights.filter(each => !before.knights.some(old => old.at === each.at));
    const woken = now.knights.some(
        each =>
            /-active$/.test(each.is) &&
            before.knights.some(old => old.at === each.at && /-inactive$/.test(old.is)),
    );
    return [
        come.length === 1 && gone.length === 0 && before.main === 'end' && 'recruited',
        woken && before.orders.includes('activate') && 'activated',
        come.length === 1 && gone.length === 1 && before.main === 'end' && 'acted',
        before.orders.includes('chase') &&
            now.targets.some(each => each.action.startsWith('robber ')) &&
            'acted',
        before.panel && !now.panel && !now.held.includes(before.panel) && 'played',
    ].filter(Boolean);
}

// Turns on a phone until a knight was recruited, was woken, has moved or chased the robber, and a
// progress card was played. The board is rich and the other seat plays at random, so that this
// takes some twenty turns.
export async function knightsPhone(all) {
    const { report } = all,
        page = await openGuest(all, { phone: true });
    await open(page);
    const table = await makeTable(page, {
        game: 'knights',
        seats: 2,
        bots: [null, 'random'],
        options:
            `edition=en,board=${ARMED},target=25,start=0,bank=infinite,discard-limit=30,` +
            'trades=0',
    });
    await open(page, `t/${table}`);
    await page.locator('.board').waitFor();
    const wanted = ['recruited', 'activated', 'acted', 'played'],
        done = new Set();
    const shown = new Set();
    let before = null;
    const until = now => {
        for (const each of before ? happened(before, now) : []) done.add(each);
        before = now;
        return wanted.every(each => done.has(each));
    };
    const seen = async (what, there) => {
        if (!there || shown.has(what)) return;
        shown.add(what);
        await fits(page, report, `${what}, phone`, true);
        await axe(page, report, `${what}, phone`);
        await shot(page, what.replaceAll(' ', '-'));
    };
    const look = (where, now, luck) => {
        const step = wish(where, now, luck);
        if (!step || shown.size === 2) return step;
        return async () => {
            await seen('knight orders', now.orders.length > 0);
            await seen('progress card', now.panel !== '');
            return step();
        };
    };
    const { presses } = await play(page, { seed: 41, wish: look, until, limit: 900 });
    for (const each of wanted) report.check(`on a phone: ${each}`, done.has(each), presses);
    report.check('orders and card were looked at', shown.size === 2, [...shown].join());
    await shot(page, 'knights-play');
    console.log(`knights on a phone: ${presses} presses`);
    await page.context().close();
}

// What a chosen knight can do stands in the build row: it covers no place of the board, and goes
// when something else is pressed, when the sea is pressed, and when the knight has acted.
export async function knightsOrders(all) {
    const { report } = all,
        page = await openGuest(all, { phone: true });
    await open(page, 'nowhere');
    const table = await prepare(page, 'knights turn');
    await open(page, `t/${table}`);
    await page.locator('.board .target[data-do^="knight "]').first().waitFor();
    const { targets } = await state(page);
    const able = [];
    const ordered = async () => (await state(page)).ordered;
    const closed = what => report.soon(what, ordered, of => of === '');
    for (const { action } of targets.filter(each => each.action.startsWith('knight '))) {
        await pressTarget(page, action);
        await page.locator('[data-orders-of], .refusal').first().waitFor();
        const now = await state(page);
        if (now.orders.length) able.push({ action, orders: now.orders });
        else
            report.check(
                'a knight without anything to do opens nothing and says so',
                !now.ordered && (await page.locator('.refusal').count()) === 1,
            );
        if (now.ordered) await pressTarget(page, action);
        await closed('the same knight pressed again closes its orders');
    }
    if (!report.check('there is a knight that can act', able.length > 0)) return;
    const [{ action, orders }] = able;
    const choose = async () => {
        await pressTarget(page, action);
        await page.locator('[data-orders-of]').waitFor();
    };
    await choose();
    report.check(
        'places of the board stay free',
        await page.evaluate(() =>
            [...document.querySelectorAll('.board .target-focus')].every(each => {
                const box = each.getBoundingClientRect();
                return document
                    .elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
                    ?.closest('.board');
            }),
        ),
    );
    const board = await page.locator('.board').boundingBox();
    await page.touchscreen.tap(board.x + 4, board.y + 4);
    await closed('a press on the sea closes the orders');
    await choose();
    await pressOn(page, '.hand-cards .rc, .hand-open');
    await closed('a press beside the board closes the orders');
    await page.keyboard.press('Escape');
    await choose();
    const one = orders.find(each => each !== 'move') ?? orders[0];
    await pressOn(page, `[data-order="${one}"]`);
    if (one === 'move') {
        await page.locator('.board .target[data-do^="move "]').first().waitFor();
        const to = (await state(page)).targets.find(each => each.action.startsWith('move '));
        await pressTarget(page, to.action);
    }
    await page.waitForFunction(() => !document.querySelector('[data-orders-of]'));
    report.check('the orders are gone after the knight has acted', true);
    await page.context().close();
}
