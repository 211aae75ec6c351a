// cards.mjs - the card game: two browsers, one of them a phone, play an extended game to a win; a
// deck is built, tried and laid out, and a tournament game with it goes to a win.
import { CardPlayer, changed, look } from './cardplayer.mjs';
import { axe, fits, makeTable, open, openGuest, shot, SOON } from './lib.mjs';

const QUICK = { motion: 'off' };

// Sits a second guest at an open table.
async function join(page, table) {
    await open(page, `t/${table}`);
    await page.locator('[data-sit]').first().click();
    const dialog = page.locator('dialog[open] button[type="submit"]');
    const seated = page.locator('.lobby-seats .btn.quiet').first();
    await dialog.or(seated).first().waitFor();
    if (await dialog.count()) await dialog.click();
}

async function start(host) {
    const button = host.locator('[data-start]:not([aria-disabled="true"])');
    await button.waitFor();
    await button.click();
    await host.locator('.cards-table').waitFor();
}

// Looks at the table once it has something to show.
function onlooker(page, report, name) {
    let checked = false;
    return {
        seen: async (now, presses) => {
            if (checked || presses < 14 || !/Build, trade/.test(now.prompt)) return;
            checked = true;
            await fits(page, report, name, true);
            await axe(page, report, name);
            await shot(page, name.replace(/\W+/g, '-'));
        },
        checked: () => checked,
    };
}

async function extended(all) {
    const { report } = all;
    const host = await openGuest(all, { settings: QUICK });
    const friend = await openGuest(all, { phone: true, settings: QUICK });
    await open(host);
    const table = await makeTable(host, {
        game: 'cards',
        seats: 2,
        bots: [null, null],
        options: 'mode=extended,set=rh,target=5,start=0',
    });
    await open(host, `t/${table}`);
    await join(friend, table);
    await start(host);
    const eyes = [
        onlooker(host, report, 'card table'),
        onlooker(friend, report, 'card table phone'),
    ];
    const players = [
        new CardPlayer(host, { seed: 11, seen: eyes[0].seen }),
        new CardPlayer(friend, { seed: 12, seen: eyes[1].seen }),
    ];
    const ends = await Promise.all(players.map(player => player.play()));
    report.check(
        'the extended game ends with a winner',
        ends.every(end => /win/i.test(end.over)),
        ends.map(end => end.over || end.prompt).join(' | '),
    );
    report.check(
        'both players see the same points',
        ends[0].points === '' || ends[1].points === '' || ends[0].points === ends[1].points,
        ends.map(end => end.points).join(' '),
    );
    report.check(
        'both tables were looked at in the middle',
        eyes.every(eye => eye.checked()),
    );
    for (const word of ['lay', 'take', 'roll', 'end'])
        report.check(
            `somebody did: ${word}`,
            players.some(player => player.did.has(word)),
        );
    await axe(host, report, 'the end of a card game');
    await shot(host, 'cards-over');
    await friend.context().close();
    await host.context().close();
}

// Builds a deck from a sample: one card out, one in; tries it a little in the page.
async function build(page, report) {
    await open(page, 'decks');
    await page.locator('.dk .grid .slot').first().waitFor();
    await page.locator('.deck-tools .btn', { hasText: 'Samples' }).click();
    await page.locator('[data-sample]').first().click();
    const good = page.locator('.msgs li.good');
    await good.nth(1).waitFor();
    await report.soon(
        'a sample deck is legal',
        () => page.locator('.msgs li.bad').count(),
        n => n === 0,
    );
    await page.locator('.dl li .btn').first().click();
    await page.locator('.msgs li.bad').first().waitFor();
    await report.soon(
        'one card less is told at once',
        () => page.locator('.msgs li.bad').first().textContent(),
        text => /1 card missing/.test(text),
    );
    await page.locator('.flt input[type="search"]').fill('scout');
    await page
        .locator('[data-add="scout"]:not([disabled])')
        .or(page.locator('[data-add]'))
        .first()
        .waitFor();
    await page.locator('.flt input[type="search"]').fill('');
    await page.locator('.deck-tools .btn', { hasText: 'Fill up' }).click();
    await good.nth(1).waitFor();
    await axe(page, report, 'the deck builder');
    await fits(page, report, 'the deck builder');
    await shot(page, 'decks');
    await page.locator('.deck-tools .btn', { hasText: 'Export' }).click();
    const text = await page.locator('.deck-text textarea').inputValue();
    report.check('a deck is exported as text', /^game cards\nname .+\n/.test(text), text);
    await page.locator('dialog[open] .btn', { hasText: 'Close' }).click();
    await page.locator('.deck-test .btn.primary').click();
    await page.waitForFunction(
        () =>
            Number(
                /of (\d+)/.exec(document.querySelector('.deck-score')?.textContent ?? '')?.[1] ?? 0,
            ) >= 4,
    );
    await page.locator('.deck-test .btn.big').click();
    await report.soon(
        'bots play with the deck in the page',
        () => page.locator('.deck-score').textContent(),
        text => /Won \d+ of \d+/.test(text),
    );
    return page.locator('.deck-sum h2').textContent();
}

// Which card texts do not fit where they stand: the words are longer than their box shows.
const clipped = page =>
    page.evaluate(() =>
        [...document.querySelectorAll('.gc .gt')]
            .filter(text => text.checkVisibility() && text.scrollHeight > text.clientHeight + 1)
            .map(text => text.closest('.gc').querySelector('b').textContent),
    );

// Every card a deck may have shows its whole text, in both languages.
async function texts(all, locale) {
    const page = await openGuest(all, { locale });
    await open(page, 'decks');
    await page.locator('.gc .gt').first().waitFor();
    await all.report.soon(
        `card texts are whole: ${locale}`,
        async () => ({ cut: await clipped(page), count: await page.locator('.gc .gt').count() }),
        ({ cut, count }) => count > 60 && !cut.length,
    );
    await page.context().close();
}

async function tournament(all) {
    const { report } = all;
    const host = await openGuest(all, { settings: QUICK });
    const friend = await openGuest(all, { settings: QUICK });
    await open(host);
    const name = await build(host, report);
    const table = await makeTable(host, {
        game: 'cards',
        seats: 2,
        bots: [null, null],
        options: 'mode=tournament,start=0',
    });
    await open(host, `t/${table}`);
    await join(friend, table);
    await start(host);
    await host.locator(`[data-deck="${name}"]`).first().click();
    await friend.locator('[data-deck]').last().click();
    const players = [host, friend].map((page, i) => new CardPlayer(page, { seed: 21 + i }));
    await Promise.all(players.map(player => player.play(now => now.turns >= 2)));
    report.check(
        'both decks were laid out and played',
        players.every(player => player.did.get('take') >= 3 && player.did.has('roll')),
    );
    const hidden = await host.locator('.log li', { hasText: 'adds' }).allTextContents();
    report.check(
        'nobody sees what the other put into a deck',
        hidden.every(line => line.startsWith('Ada')),
        hidden.find(line => !line.startsWith('Ada')),
    );
    await axe(host, report, 'a tournament game');
    await shot(host, 'cards-tournament');
    // Bots finish the game for both; who comes back sees how it ended.
    for (const page of [friend, host]) {
        await page.locator('[data-top="leave"]').click();
        await page.locator('[data-leave]').click();
        await page.locator('.tiles').first().waitFor();
    }
    // Nobody follows it meanwhile, so they do not wait for the page to draw thousands of moves.
    const replay = `${new URL(host.url()).origin}/api/tables/${table}/replay`;
    await report.soon('the bots play on to the end', async () =>
        (await host.request.get(replay)).ok(),
    );
    await open(host, `t/${table}`);
    await host.locator('#over-title').waitFor({ timeout: 2 * SOON });
    const end = await host.evaluate(look);
    report.check('the tournament game ends with a winner', /win/i.test(end.over), end.over);
    await open(host, `r/${table}`);
    await host.locator('.cards-table').first().waitFor();
    await axe(host, report, 'the replay of a card game');
    await shot(host, 'cards-replay');
    await friend.context().close();
    await host.context().close();
}

// A first turn without a pointer: choices by Enter, dice, cards and the end by their keys.
async function keyboard(all) {
    const { report } = all,
        page = await openGuest(all, { settings: QUICK });
    await open(page);
    const table = await makeTable(page, {
        game: 'cards',
        seats: 2,
        bots: [null, 'greedy'],
        options: 'start=0',
    });
    await open(page, `t/${table}`);
    await page.locator('.choice [data-do]').first().waitFor();
    let now = await page.evaluate(look),
        rolled = false;
    for (let n = 0; n < 60 && !/Build, trade/.test(now.prompt); n++) {
        if (now.mine && now.dos.includes('roll')) {
            await page.keyboard.press('r');
            rolled = true;
        } else if (now.mine && now.dos.length) {
            await page
                .locator('.choice [data-do]')
                .first()
                .focus({ timeout: 2000 })
                .catch(() => {});
            await page.keyboard.press('Enter');
        }
        now = (await changed(page, now, 2500)) ?? (await page.evaluate(look));
    }
    report.check(
        'the keyboard comes to the free part of a turn',
        rolled && /Build, trade/.test(now.prompt),
        now.prompt,
    );
    await page.keyboard.press('1');
    await page.locator('.hand-card.lift').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('.hand-card.lift').waitFor({ state: 'detached' });
    await page.keyboard.press('e');
    const after = await page
        .waitForFunction(() => {
            const said = document.querySelector('.prompt-text')?.textContent ?? '';
            return /Build, trade/.test(said) ? '' : said;
        })
        .then(
            handle => handle.jsonValue(),
            () => '',
        );
    report.check('e ends the turn', after !== '', 'it still goes on');
    await page.context().close();
}

export async function cards(all) {
    await extended(all);
    await keyboard(all);
}

export async function decks(all) {
    await texts(all, 'en-GB');
    await texts(all, 'de-DE');
    await tournament(all);
}
