// people.mjs - the settings page: names that are refused say why, logging out here and elsewhere.
import { open, openGuest } from './lib.mjs';

const NO = /40[019]/; // refusals that the test asks for: browsers complain of them

async function rename(page, name) {
    await page.locator('#set-data input').fill(name);
    await page.locator('#set-data form button').click();
    const message = page.locator('#set-data .message').first();
    await message.waitFor();
    return message.textContent();
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

export async function people(all) {
    const { report } = all;
    const page = await openGuest(all, { expect: NO });
    await open(page, 'settings');
    report.check('nobody can log nobody out', (await page.locator('[data-logout]').count()) === 0);
    report.check(
        'an invisible character is refused',
        (await rename(page, 'A\u200bda')).includes('visible characters'),
    );
    report.check(
        'a look-alike letter is refused',
        (await rename(page, '\u0410da')).includes('one script'),
    );
    report.check('a good name is taken', (await rename(page, 'Ada')).includes('Saved'));
    await elsewhere(all, page);
    const leave = page.locator('[data-logout="me"]');
    await leave.click();
    report.check(
        'logging out asks first',
        (await who(page)) === 'Ada' && (await leave.textContent()).includes('Really'),
    );
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
    report.check(
        'refusals speak German',
        (await rename(german, 'A\u200bda')).includes('sichtbare'),
    );
    await rename(german, 'J\u00fcrgen');
    const forget = german.locator('[data-forget]');
    report.check(
        'the data can be taken away',
        (await german.locator('[data-export]').getAttribute('href')) === '/api/me/export',
    );
    await forget.click();
    report.check('deleting asks first', (await forget.textContent()).includes('Wirklich'));
    await forget.blur();
    report.check(
        'so does logging out',
        (await german.locator('[data-logout="me"]').textContent()) === 'Abmelden',
    );
    await german.context().close();
}
