// knights.mjs - Cities & Knights: two people in two browsers and two bots play to a win, and a
// person plays turns on a phone until knights have acted and a progress card has been played.
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';
import { play, pressOn, pressTarget } from './player.mjs';

// Numbers that fall often everywhere, so that nobody waits long for anything.
const RICH = 'g6.p8.f6.h8.m6.p8.f5.m9.g8.d.h6.p9.f8.m5.g6.f8.h9.m6.p8@?go?w??bl';
const TARGET = 6;

const some = (list, luck) => list[Math.floor(luck() * list.length)];

// What a panel asks for: cards are picked until its button can be pressed.
function answer(page, now, luck) {
    const on = selector => () => pressOn(page, selector);
    if (now.choice && now.choice !== 'harbor') {
        const place = `[data-choice="${now.choice}"]`;
        const ready = now.asks.filter(action => /^(take|steal|bury|reward|commit|place)\b/
            .test(action));
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
    return null;
}

// In the own turn: improvements, knights and progress cards before anything else.
function wish(page, now, luck) {
    const on = selector => () => pressOn(page, selector);
    const question = answer(page, now, luck);
    if (question) return question;
    if (!now.mine || now.panel || now.targets.some(each => !each.quiet)) return null;
    if (now.progress.length && (now.main === '' || luck() < 0.7))
        return on(`[data-progress="${some(now.progress, luck)}"]`);
    if (now.main !== 'end') return null;
    if (now.tracks.length) return on(`.kn-flag[data-track="${some(now.tracks, luck)}"]`);
    if (now.rings.length) return on(`[data-ring="${some(now.rings, luck)}"] .ring-disc`);
    const knight = now.targets.filter(each => each.action.startsWith('knight '));
    if (knight.length && !now.ring && luck() < 0.6)
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

async function two(all) {
    const { report, server } = all, host = await openGuest(all), friend = await openGuest(all);
    await open(host);
    const table = await makeTable(host, { game: 'knights', seats: 4,
        options: `board=${RICH},target=${TARGET}`, bots: [null, null, 'greedy', 'greedy'] });
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
    const ends = await Promise.all([play(host, { seed: 31, wish, acted }),
        play(friend, { seed: 32, wish })]);
    report.check('the game was looked at in the middle', looked);
    report.check('both see the end', ends.every(end => end.now.over),
        ends.map(end => end.now.over || end.now.prompt).join(' | '));
    const row = await server.json(`/api/tables/${table}`);
    const most = Math.max(...row.seats.map(seat => seat.points));
    report.check('the server says that the match is over', row.state === 'over', row.state);
    report.check('somebody has the points to win', most >= TARGET, most);
    await shot(host, 'knights-over');
    await axe(host, report, 'the end of Cities & Knights');
    console.log(`knights: ${ends.map(end => end.presses).join(' and ')} presses`);
    await Promise.all([host.context().close(), friend.context().close()]);
}

// What has happened so far, by what the page shows after each press.
function watch(page, done, look) {
    return async now => {
        const pressed = now.rings.length > 0 ? await page.evaluate(() => ({
            awake: document.querySelectorAll('[data-knight][data-seat="0"]').length,
        })) : null;
        if (pressed?.awake) done.add('knight');
        await look(now);
    };
}

async function phoneTurn(all) {
    const { report } = all, page = await openGuest(all, { phone: true });
    await open(page);
    const table = await makeTable(page, { game: 'knights', seats: 2, bots: [null, 'random'],
        options: `edition=en,board=${RICH},target=25,start=0,bank=infinite,discard-limit=30,trades=0` });
    await open(page, `t/${table}`);
    await page.locator('.board').waitFor();
    const done = new Set();
    await play(page, { seed: 41, wish, acted: watch(page, done, async () => {}) , until: () => done.size > 0});
    await shot(page, 'knights-phone');
    await page.context().close();
}

export async function knights(all) {
    await two(all);
    await phoneTurn(all);
}
