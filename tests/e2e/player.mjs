// player.mjs - plays the island games through the page: looks at what is offered, then points at it
// like a person would. It knows the marks of the page, and no rule. What a game has beyond the
// base game (panels, orders, tracks) is seen here and chosen by the test's own `wish`.
import { SOON } from './lib.mjs';

// What the page asks for or offers now. Runs inside the page.
function look() {
    const one = selector => document.querySelector(selector);
    const seen = element => {
        if (!element) return false;
        const box = element.getBoundingClientRect();
        return box.width > 0 && box.height > 0 && getComputedStyle(element).visibility !== 'hidden';
    };
    // How far a place is from the middle of the board, in pixels.
    const middle = element => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const far = element => {
        const [x, y] = middle(element),
            [a, b] = middle(one('.board'));
        return Math.round(Math.hypot(x - a, y - b));
    };
    const targets = [...document.querySelectorAll('.board .target')].map(each => ({
        action: each.dataset.do,
        quiet: each.classList.contains('quiet'),
        armed: each.classList.contains('armed'),
        far: far(each),
    }));
    const main = one('.main-step');
    const all = (selector, mark) =>
        [...document.querySelectorAll(selector)].filter(seen).map(each => each.dataset[mark]);
    return {
        asks: all('.ask [data-do]:not([aria-disabled="true"])', 'do'),
        picks: all('.ask .rc[data-res]', 'res'),
        choice: one('[data-choice]')?.dataset.choice ?? '',
        panel: one('[data-card-panel]')?.dataset.cardPanel ?? '',
        aim: all('[data-aim]', 'aim'),
        dice: all('[data-die]:not([aria-pressed="true"])', 'die'),
        pile: (one('.kn-pile')?.dataset.playable ?? '').split(' ').filter(Boolean),
        ordered: one('[data-orders-of]')?.dataset.ordersOf ?? '',
        orders: all('[data-order].ok', 'order'),
        knights: [...document.querySelectorAll('[data-knight][data-seat="0"]')].map(each => ({
            at: each.dataset.knight,
            is: each.querySelector('use')?.getAttribute('href') ?? '',
        })),
        held: (one('.kn-pile')?.dataset.held ?? '').split(' ').filter(Boolean),
        tracks: all('.kn-flag.ok', 'track'),
        builds: all('[data-build].ok', 'build'),
        over: seen(one('#over-title')) ? one('#over-title').textContent : '',
        lost: seen(one('.banner')),
        decline: seen(one('.offer.incoming [data-do="decline"]')),
        accept: seen(one('.offer.incoming [data-do="accept"]:not([aria-disabled="true"])')),
        confirm: one('.offer [data-do^="confirm"]')?.dataset.do ?? '',
        withdraw: seen(one('.offer [data-do="withdraw"]')),
        victim: one('.ask :is([data-do^="robber "], [data-do^="pirate "])')?.dataset.do ?? '',
        main: main?.dataset.main ?? '',
        discarding: Boolean(one('.prompt.mine') && main && !main.dataset.main && !targets.length),
        buy: seen(one('[data-build="buy"].ok')),
        cards: [...document.querySelectorAll('.hand-cards .rc:not(.faint)')].map(
            each => each.dataset.res,
        ),
        targets,
        mine: Boolean(one('.prompt.mine')),
        seen: [...document.querySelectorAll('.log [data-seen]')].length,
        prompt: one('.prompt-text')?.textContent ?? '',
        refusal: one('.refusal')?.textContent ?? '',
        said: [...document.querySelectorAll('.ask, .main-step, .dice, .log [data-seen]:last-child')]
            .map(each => each.getAttribute('aria-label') + each.textContent)
            .join('|'),
        behind: seen(one('.prompt-skip')),
        busy: Boolean(one('.table-page[data-busy], .main-step.held')),
    };
}

export const state = page => page.evaluate(look);

// One pointer for both kinds of screen: a mouse, or a finger.
async function press(page, x, y) {
    if (page.landfall.phone) await page.touchscreen.tap(x, y);
    else await page.mouse.click(x, y);
}

// Where the first such thing can be pressed: its middle, brought into sight if need be, and only if
// nothing else lies there. A board takes the press itself and finds the nearest place.
function spot(selector) {
    const element = [...document.querySelectorAll(selector)].find(each => each.checkVisibility());
    if (!element) return null;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = element.getBoundingClientRect();
    const x = box.x + box.width / 2,
        y = box.y + box.height / 2;
    const top = document.elementFromPoint(x, y),
        board = element.closest('.board');
    return { x, y, free: element.contains(top) || Boolean(board && board.contains(top)) };
}

// Presses it, or first puts away what was said and lies over it. False: it cannot be pressed.
export async function pressOn(page, selector) {
    let at = await page.evaluate(spot, selector);
    if (at && !at.free && (await page.locator('.refusal button').count())) {
        at = await page.evaluate(spot, '.refusal button');
    }
    if (!at?.free) return false;
    await press(page, at.x, at.y);
    return true;
}

export const pressTarget = (page, action) =>
    pressOn(page, `.board [data-do="${action}"] .target-focus`);

// The first sensible thing to do, as a function that does it; null: it is not our turn.
function decide(page, now, luck) {
    const on = selector => () => pressOn(page, selector);
    const place = word => now.targets.find(each => each.action.startsWith(`${word} `));
    if (now.decline) return on('.offer.incoming [data-do="decline"]');
    if (now.confirm) return on(`.offer [data-do="${now.confirm}"]`);
    if (now.victim) return on(`.ask [data-do="${now.victim}"]`);
    if (now.main === 'roll' || now.main === 'discard' || now.main === 'done')
        return on('.main-step');
    const asked = now.targets.filter(each => !each.quiet);
    if (asked.length)
        return () => pressTarget(page, asked[Math.floor(luck() * asked.length)].action);
    const wish = place('city') ?? place('settlement') ?? (luck() < 0.6 ? place('road') : undefined);
    if (wish) {
        return async () => {
            const done = await pressTarget(page, wish.action);
            // A quiet place is only marked by the first touch of a finger.
            if (done && page.landfall.phone && !wish.armed) await pressTarget(page, wish.action);
            return done;
        };
    }
    if (now.buy && luck() < 0.5) return on('[data-build="buy"]');
    if (now.main === 'end') return on('.main-step');
    if (now.main === 'withdraw' && now.mine) return on('.main-step');
    if (now.discarding && now.cards.length) {
        const card = now.cards[Math.floor(luck() * now.cards.length)];
        return on(`.hand-cards [data-res="${card}"]`);
    }
    return null;
}

// The same numbers in each run, so that a failure can be had again.
export function numbers(seed) {
    let n = seed >>> 0;
    return () => {
        n = (n * 1664525 + 1013904223) >>> 0;
        return n / 4294967296;
    };
}

const signature = now => JSON.stringify({ ...now, behind: 0 });

// Waits until the page shows something else than before. False: it did not within the time.
export async function changed(page, before, timeout = SOON) {
    const end = Date.now() + timeout;
    while (Date.now() < end && !page.isClosed()) {
        const now = await state(page).catch(() => null);
        if (now && signature(now) !== signature(before)) return true;
        await new Promise(done => setTimeout(done, 40));
    }
    return false;
}

// Plays until the game is over or `until` says so. `wish` is asked first what to do, `acted` hears
// of every step. Returns the last look, and how often the page was pressed.
export async function play(
    page,
    { seed = 1, until = () => false, acted = async () => {}, wish = () => null, limit = 3000 } = {},
) {
    let presses = 0,
        news = Date.now(), // when something happened last
        now = await state(page);
    while (!now.over && !until(now, presses) && presses < limit) {
        // A choice depends on what is seen and on the presses before it, not on how often it was
        // looked: that would be a matter of speed.
        const luck = numbers(Math.imul(seed, 7919) + Math.imul(presses, 104729));
        const step =
            now.lost || now.busy ? null : (wish(page, now, luck) ?? decide(page, now, luck));
        if (step && (await step())) {
            presses++;
            await acted(now, presses);
            if (await changed(page, now, 3000)) news = Date.now();
        } else if (await changed(page, now)) news = Date.now();
        if (Date.now() - news > 2 * SOON || !page.url().includes('#/t/'))
            throw new Error(`nothing happens any more: ${page.url()} ${JSON.stringify(now)}`);
        now = await state(page);
    }
    return { now, presses };
}
