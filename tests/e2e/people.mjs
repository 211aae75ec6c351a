// people.mjs - the settings page: names that are refused say why, logging out here and elsewhere;
// reporting somebody at the table.
import { connect, guest } from '../server/client.mjs';
import { axe, open, openGuest } from './lib.mjs';

const NO = /40[019]/; // refusals that the test asks for: browsers complain of them

// Asks for a name and waits for the answer: the one before it stays until then.
async function rename(page, report, what, name, answer) {
    await page.locator('#set-data input').fill(name);
    await page.locator('#set-data form button').click();
    await report.soon(
        what,
        () => page.locator('#set-data .message').allTextContents(),
        texts => texts.some(text => text.includes(answer)),
    );
}

const who = page =>
    page.evaluate(async () => {
        const answer = await fetch('/api/me');
        return answer.ok ? ((await answer.json())?.name ?? null) : null;
    });

async function elsewhere(all, page) {
    const { report } = all;
    const copy = await openGuest(all, { expect: NO });
    await copy.context().addCookies(await page.context().cookies());
    await open(copy, 'settings');
    report.check('a copied cookie is the guest', (await who(copy)) === 'Ada', await who(copy));
    await page.locator('[data-logout="others"]').click();
    await page.locator('#set-data .message.good', { hasText: 'Only this browser' }).waitFor();
    report.check('the guest stays here', (await who(page)) === 'Ada');
    report.check('and is out elsewhere', (await who(copy)) === null);
    await copy.context().close();
}

// A table with two other people, made and joined beside the page.
async function company(page, address) {
    const table = await page.evaluate(async () => {
        const post = async (path, body) => {
            const headers = { 'content-type': 'application/json' };
            return (
                await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
            ).json();
        };
        await post('/api/guest', { name: 'Ada' });
        const wish = { game: 'base', seats: 3, bots: [], listed: false, sit: true };
        return (await post('/api/tables', wish)).table;
    });
    for (const [seat, name] of [
        [1, 'Bob'],
        [2, 'Eve'],
    ]) {
        const line = await connect(address, { token: (await guest(address, name)).token });
        line.send({ t: 'watch', table });
        await line.until('table');
        line.send({ t: 'sit', seat });
        await line.until(told => told.t === 'table' && told.seats[seat].kind === 'person');
    }
    return table;
}

async function reporting(all, options, label) {
    const { report, server } = all;
    const page = await openGuest(all, options);
    await open(page);
    const table = await company(page, server.address);
    await open(page, `t/${table}`);
    await page.reload();
    if (options.phone) {
        await page.locator('[aria-haspopup="menu"]').click();
        await page.getByRole('menuitem', { name: label }).click();
    } else await page.locator(`[data-top="report"][title="${label}"]`).click();
    await page.locator('[data-report-seat="2"]').check();
    await axe(page, report, 'reporting a player');
    const [request] = await Promise.all([
        page.waitForRequest('**/api/report'),
        page.locator('[data-report] button[type="submit"]').click(),
    ]);
    await page.locator('[data-report] .message.good').waitFor();
    const { seat, reason, table: where } = request.postDataJSON();
    report.check(
        'the player is reported, and why',
        seat === 2 && reason === 'name' && where === table,
        request.postData(),
    );
    await page.context().close();
}

export async function people(all) {
    const { report } = all;
    await reporting(all, {}, 'Report a player');
    await reporting(all, { phone: true, locale: 'de-DE' }, 'Jemanden melden');
    const page = await openGuest(all, { expect: NO });
    await open(page, 'settings');
    await page.locator('#set-data input').waitFor();
    report.check('nobody can log nobody out', (await page.locator('[data-logout]').count()) === 0);
    for (const [what, name, answer] of [
        ['an invisible character is refused', 'A\u200bda', 'visible characters'],
        ['a look-alike letter is refused', '\u0410da', 'one script'],
        ['a good name is taken', 'Ada', 'Saved'],
    ])
        await rename(page, report, what, name, answer);
    await elsewhere(all, page);
    const leave = page.locator('[data-logout="me"]');
    await leave.click();
    await report.soon(
        'logging out asks first',
        () => leave.textContent(),
        text => text.includes('Really'),
    );
    report.check('and waits for the answer', (await who(page)) === 'Ada');
    await leave.click();
    await page.locator('#set-data .message.good', { hasText: 'logged out' }).waitFor();
    report.check('then nobody is here', (await who(page)) === null);
    report.check('and the cookie is gone', (await page.context().cookies()).length === 0);
    await page.reload();
    await page.locator('#set-data input').waitFor();
    report.check('after a reload too', (await page.locator('#set-data input').inputValue()) === '');
    await page.context().close();

    const german = await openGuest(all, { expect: NO, locale: 'de-DE' });
    await open(german, 'settings');
    await rename(german, report, 'refusals speak German', 'A\u200bda', 'sichtbare');
    await rename(german, report, 'so do thanks', 'J\u00fcrgen', 'Gespeichert');
    const forget = german.locator('[data-forget]');
    report.check(
        'the data can be taken away',
        (await german.locator('[data-export]').getAttribute('href')) === '/api/me/export',
    );
    await forget.click();
    await report.soon(
        'deleting asks first',
        () => forget.textContent(),
        text => text.includes('Wirklich'),
    );
    await forget.blur();
    await report.soon(
        'so does logging out',
        () => german.locator('[data-logout="me"]').textContent(),
        text => text === 'Abmelden',
    );
    await german.context().close();
}
