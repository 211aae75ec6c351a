// turns.mjs - two people at one table: a code to type that the host opens and closes, whose turn it
// is, proposals to the one whose turn it is, what came since one's own turn, and a board that stays
// where it is whatever the prompt says. The host plays on a phone.
import { open, openGuest, makeTable, shot } from './lib.mjs';
import { bring, TWO } from './positions.mjs';
import { pressOn } from './player.mjs';

const NO = /40[04]|429/; // a code that is closed: browsers complain of the answer

const theCode = page => page.locator('.share-code').textContent();

async function typeCode(page, code) {
    await open(page);
    await page.locator('form.code input').fill(code);
    await page.locator('form.code button').click();
}

// The code lets a friend in while it is open, and nobody afterwards.
async function codes(host, friend, report, table) {
    report.check('a new table has no code', (await host.locator('.share-code').count()) === 0);
    await host.locator('[data-code]').tap();
    await host.locator('.share-code').waitFor();
    const code = await theCode(host);
    await typeCode(friend, code);
    await friend.locator('[data-sit]').first().waitFor();
    report.check(
        'the code leads to the table',
        friend.url().endsWith(`#/t/${table}`),
        friend.url(),
    );
    await report.soon(
        'a friend sees the code',
        () => theCode(friend),
        text => text === code,
    );
    report.check('and no switch', (await friend.locator('[data-code]').count()) === 0);
    await friend.locator('[data-sit]').first().click();
    const name = friend.locator('dialog[open] button[type="submit"]');
    const seated = friend.locator('.lobby-seats .btn.quiet').first();
    await name.or(seated).first().waitFor();
    if (await name.count()) await name.click();
    await seated.waitFor();
    await host.locator('[data-code]').tap();
    await host.locator('.share-code').waitFor({ state: 'detached' });
    await friend.locator('.share-code').waitFor({ state: 'detached' });
    await typeCode(friend, code);
    await friend.locator('#code-problem:not(:empty)').waitFor();
    report.check('a closed code leads nowhere', !friend.url().includes('#/t/'), friend.url());
}

// Which seats are marked as acting, and whether the mark can be seen.
const marked = page =>
    page.evaluate(() => {
        const cards = [...document.querySelectorAll('.seat-card')];
        const look = card => {
            const { borderColor, boxShadow, backgroundColor } = getComputedStyle(card);
            return [borderColor, boxShadow, backgroundColor].join();
        };
        const on = cards.filter(card => card.getAttribute('aria-current') === 'step');
        return {
            seats: on.map(card => card.dataset.fly),
            plain: cards.some(
                card => !on.includes(card) && on.some(each => look(each) === look(card)),
            ),
        };
    });

async function acting(page, report, who, seat) {
    await page.locator(`.seat-card[aria-current][data-fly="${seat}"]`).waitFor();
    const { seats, plain } = await marked(page);
    report.check(`${who} sees who acts`, seats.join() === seat && !plain, `${seats} ${plain}`);
}

const hand = page =>
    page.evaluate(() =>
        Object.fromEntries(
            [...document.querySelectorAll('.hand-cards .rc:not(.faint)')].map(card => [
                card.dataset.res,
                Number(card.querySelector('.badge')?.textContent ?? 1),
            ]),
        ),
    );
const LETTER = { brick: 'b', lumber: 'l', wool: 'w', grain: 'g', ore: 'o' };

// A proposal by keys: t, what is given, >, what is wanted, Enter.
async function propose(page, gives, wants) {
    for (const key of ['t', LETTER[gives], '>', LETTER[wants], 'Enter'])
        await page.keyboard.press(key);
    await page.locator('.proposals [data-do="withdraw"]').waitFor();
}

async function proposals(host, friend, report) {
    const [his, mine] = [await hand(friend), await hand(host)];
    const gives = Object.keys(his)[0],
        wants = Object.keys(mine).find(good => good !== gives);
    await propose(friend, gives, wants);
    await shot(friend, 'proposal');
    await host.locator('.proposals [data-do="confirm 1"]').waitFor();
    await shot(host, 'proposal');
    report.check(
        'nobody takes up his own proposal',
        (await friend.locator('.proposals [data-do^="confirm"]').count()) === 0,
    );
    await friend.locator('.proposals [data-do="withdraw"]').click();
    await host.locator('.proposals').waitFor({ state: 'detached' });
    await propose(friend, gives, wants);
    await host.locator('.proposals [data-do="confirm 1"]').waitFor();
    report.check(
        'the proposal is pressed',
        await pressOn(host, '.proposals [data-do="confirm 1"]'),
    );
    await host.locator('.proposals').waitFor({ state: 'detached' });
    await report.soon(
        `and the cards change hands: ${gives} for ${wants}`,
        () => hand(host),
        now =>
            (now[gives] ?? 0) === (mine[gives] ?? 0) + 1 && (now[wants] ?? 0) === mine[wants] - 1,
    );
}

const place = page =>
    page.evaluate(() => {
        const { x, y, width, height } = document.querySelector('.board').getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    });

// The prompt says something that takes several lines; then what it said before.
async function longPrompt(page, text) {
    const before = await page.locator('.prompt-text').textContent();
    await page.evaluate(words => {
        document.querySelector('.prompt-text').textContent = words;
    }, text);
    const at = await place(page);
    await page.evaluate(words => {
        document.querySelector('.prompt-text').textContent = words;
    }, before);
    return at;
}

const hide = (page, hidden) =>
    page.evaluate(value => {
        Object.defineProperty(document, 'hidden', { get: () => value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);

// Who looked away sees what the others did as soon as it is his turn; who did not is not disturbed.
async function recaps(host, friend, report) {
    await hide(friend, true);
    // A press on a table that is busy is none: it is made again until the turn has passed on.
    await report.soon('the turn can be ended', async () => {
        const ours = await host.locator('.main-step[data-main="end"]').count();
        if (ours) await pressOn(host, '.main-step[data-main="end"]');
        return !ours;
    });
    await acting(friend, report, 'the friend', 'seat-1');
    await hide(friend, false);
    await friend.locator('.recap-box').waitFor();
    const lines = await friend.locator('.recap-box li').allTextContents();
    report.check(
        'what came while one was away opens by itself',
        lines.length > 0 && lines.every(line => line.includes('Ada')),
        lines.join(' | '),
    );
    await shot(friend, 'recap');
    await friend.locator('.recap-box header button').click();
    await friend.locator('.recap-box').waitFor({ state: 'detached' });
}

export async function turns(all) {
    const { report } = all;
    const host = await openGuest(all, { phone: true });
    const friend = await openGuest(all, { expect: NO });
    await open(host);
    const table = await makeTable(host, TWO);
    await open(host, `t/${table}`);
    await host.locator('.lobby').waitFor();
    await codes(host, friend, report, table);
    await open(friend, `t/${table}`);
    await host.locator('[data-start]:not([aria-disabled="true"])').tap();
    await host.locator('.board').waitFor();

    const rich = 'view.active === 0 && view.seats.every(seat => seat.cards > 1)';
    await Promise.all([
        bring(host, table, `legal.includes('end') && ${rich}`),
        bring(friend, table, `view.may_propose && ${rich}`),
    ]);
    await host.locator('.main-step[data-main="end"]').waitFor();
    await friend.locator('.trade h2', { hasText: 'Propose to' }).waitFor();
    const at = await place(host);
    await acting(host, report, 'the host', 'seat-0');
    await acting(friend, report, 'the friend', 'seat-0');
    await proposals(host, friend, report);
    report.check('the board stays after a proposal', (await place(host)) === at, await place(host));
    const long = await longPrompt(
        host,
        'A prompt that is so long that it has to be broken. '.repeat(4),
    );
    report.check('the board stays under a long prompt', long === at, `${long}, not ${at}`);
    await recaps(host, friend, report);
    report.check(
        'the board stays when the turn ends',
        (await place(host)) === at,
        await place(host),
    );
    await bring(friend, table, 'view.active === 0');
    await host.locator('.main-step[data-main="roll"]').waitFor();
    await host.locator('[data-recap]').waitFor();
    report.check(
        'who looked on is not disturbed',
        (await host.locator('.recap-box').count()) === 0,
    );
    report.check(
        'and the board stays in the next turn',
        (await place(host)) === at,
        await place(host),
    );
    await Promise.all([host.context().close(), friend.context().close()]);
}
