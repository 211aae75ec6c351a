// phone.mjs - a friend gets the link on a phone and sits at the table with at most two taps.
import { axe, fits, makeTable, open, openGuest, shot } from './lib.mjs';
import { play } from './player.mjs';

export async function phone(all) {
    const { report } = all;
    const host = await openGuest(all);
    await open(host);
    const table = await makeTable(host, { bots: [null, null, 'greedy', 'greedy'] });
    await open(host, `t/${table}`);
    await host.locator('.lobby').waitFor();
    await shot(host, 'lobby');
    await axe(host, report, 'the table before the start, host');

    const friend = await openGuest(all, { phone: true });
    await friend.goto(`${friend.landfall.address}/#/t/${table}`);
    await friend.locator('[data-sit]').first().waitFor();
    await shot(friend, 'lobby');
    await fits(friend, report, 'the table before the start, phone');
    await axe(friend, report, 'the table before the start, phone');
    let taps = 0;
    await friend.locator('[data-sit]').first().tap();
    taps++;
    const dialog = friend.locator('dialog[open] button[type="submit"]');
    const seated = friend.locator('.lobby-seats .btn.quiet').first();
    await dialog.or(seated).first().waitFor();
    if (await dialog.count()) {
        await dialog.tap();
        taps++;
        await seated.waitFor();
    }
    report.check('a friend sits down with at most two taps', taps <= 2, taps);

    const start = host.locator('[data-start]:not([aria-disabled="true"])');
    await start.waitFor();
    await start.click();
    const playing = [
        play(host, { seed: 7, until: now => now.main === 'roll' || now.main === 'end' }),
        play(friend, { seed: 8, until: now => now.main === 'roll' || now.main === 'end' }),
    ];
    // Whoever is first waits for the other by playing on.
    const { presses } = await Promise.race(playing);
    report.check('the friend and the host found their first places', presses >= 2, presses);
    await fits(friend, report, 'the table in play, phone', true);
    await axe(friend, report, 'the table in play, phone');
    await shot(friend, 'table-play');
    await Promise.all([host.context().close(), friend.context().close()]);
    await Promise.allSettled(playing);
}
