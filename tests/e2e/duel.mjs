// duel.mjs - the island for two: a game against a bot to its win, with tokens and neutral players.
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';
import { play, pressOn } from './player.mjs';

const TARGET = 5;

// The duel's own questions: for which neutral player, which two cards, a token when it is offered.
function wish(page, now, luck) {
    const on = selector => () => pressOn(page, selector);
    const asked = now.asks.find(action => action.startsWith('neutral'));
    if (asked) return on(`.ask [data-do="${asked}"]`);
    if (now.asks.includes('give')) return on('.ask [data-do="give"]');
    const give = now.picks.filter(each => each.startsWith('give-'));
    if (give.length) return on(`.ask [data-res="${give[Math.floor(luck() * give.length)]}"]`);
    const token = ['force', 'banish'].find(action => now.asks.includes(action));
    if (token && now.main === 'end' && luck() < 0.3) return on(`.ask [data-do="${token}"]`);
    return null;
}

export async function duel(all) {
    const { report, server } = all,
        page = await openGuest(all);
    await open(page);
    const table = await makeTable(page, {
        game: 'duel',
        seats: 2,
        options: `target=${TARGET}`,
        bots: [null, 'greedy'],
    });
    await open(page, `t/${table}`);
    await page.locator('.board').waitFor();
    let looked = false;
    const acted = async now => {
        if (looked || now.main !== 'end') return;
        looked = true;
        await fits(page, report, 'the duel in play', true);
        await axe(page, report, 'the duel in play');
        await shot(page, 'duel-play');
    };
    const { now, presses } = await play(page, { seed: 21, wish, acted });
    report.check('the duel was looked at in the middle', looked, presses);
    report.check('the duel comes to its end', Boolean(now.over), now.prompt);
    const row = await server.json(`/api/tables/${table}`);
    const points = row.seats.map(seat => seat.points);
    report.check('the server says that the duel is over', row.state === 'over', row.state);
    report.check(
        'one of the two has the points to win',
        points.filter(each => each >= TARGET).length === 1,
        points.join(),
    );
    await axe(page, report, 'the end of the duel');
    await shot(page, 'duel-over');
    await page.context().close();
}
