// ring.mjs - does what a lesson or a puzzle asks where its ring is: by fingers, or by keys alone. One
// look into the page says whether the step is done and where the ring is next, so that no time is
// waited away.
import { SOON } from './lib.mjs';

const STUCK_MS = 1500; // a press that changes nothing so long is made again: it may only have marked

// Runs in the page: waits until the step is another one, or until something has changed since the
// last look and the ring has come to rest.
function lookInPage([before, stuck, limit]) {
    const coach = () => document.querySelector('.coach');
    const busy = () => document.querySelector('.table-page[data-busy]') !== null;
    const middle = of => {
        const box = of?.getBoundingClientRect();
        return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
    };
    const ring = () => middle(document.querySelector('.coach-ring circle'));
    // A board that was moved a moment ago has left its ring behind, which follows.
    const left = () => {
        const action = document.querySelector('.coach-ring')?.dataset.at;
        const places = [...document.querySelectorAll('.target')];
        const place = middle(places.find(each => each.dataset.do === action)),
            at = ring();
        return Boolean(place && at && Math.hypot(place[0] - at[0], place[1] - at[1]) > 4);
    };
    // What a lesson or a puzzle calls where one stands in it.
    const stepOf = of => of?.dataset.step ?? of?.dataset.state ?? '';
    // Where a ring was asked for it comes; till then nothing is asked.
    const ASKS = '.coach :is(.primary, [data-lesson="solution"][aria-pressed="false"])';
    const marks = () =>
        [
            stepOf(coach()),
            ring(),
            document.querySelector('.target.armed')?.dataset.do,
            document.querySelectorAll('[aria-pressed="true"], .picked, .sheet').length,
            document.querySelector('.main-step')?.textContent,
            document.querySelector('.trade, .cg-trade')?.textContent,
        ].join('|');
    const started = performance.now();
    const first = window.marked ?? '';
    return new Promise((done, failed) => {
        let same = 0,
            last = '';
        const look = () => {
            const now = marks(),
                step = stepOf(coach()),
                passed = performance.now() - started;
            same = now === last ? same + 1 : 0;
            last = now;
            const other = step !== '' && step !== before;
            const still = same >= (left() ? 20 : 2) && !busy() && step !== '';
            const asks = ring() ?? document.querySelector(ASKS);
            const news = other || now !== first || passed > stuck;
            if (still && news && asks) {
                window.marked = now;
                done({ step, ring: ring(), moved: other });
            } else if (passed > limit) failed(new Error(`no ring after step ${before}: ${now}`));
            else requestAnimationFrame(look);
        };
        look();
    });
}

// Where the learner stands: the step, and where the ring is; null where there is nothing to do.
export const look = (page, before = null) =>
    page.evaluate(lookInPage, [before, before === null ? 0 : STUCK_MS, SOON]);

// What has the focus, and what is under the ring.
const focusInPage = selector => {
    const action = document.querySelector('.coach-ring')?.dataset.at;
    const ring = document.querySelector('.coach-ring circle')?.getBoundingClientRect();
    const under = (ring ? [[ring.x + ring.width / 2, ring.y + ring.height / 2]] : [])
        .flatMap(at => document.elementsFromPoint(...at))
        .map(each => each.closest('button, .target, a, input, [tabindex="0"]'))
        .filter(Boolean);
    // Places of a board overlap, and move while it is panned: the one that is meant, not the one on top.
    const meant = [...document.querySelectorAll('.target')].find(
        each => each.dataset.do === action,
    );
    const wanted = selector ? document.querySelector(selector) : (meant ?? under[0]);
    // How many times Tab is pressed to get there, as far as a page can tell.
    const stops = [
        ...document.querySelectorAll('a[href], button, input, select, [tabindex]'),
    ].filter(each => each.tabIndex >= 0 && !each.disabled && each.checkVisibility());
    const at = document.activeElement,
        middle = each => {
            const box = each.getBoundingClientRect();
            return [box.x + box.width / 2, box.y + box.height / 2];
        };
    return {
        there: at === wanted,
        board: Boolean(wanted?.matches('.target')),
        onBoard: Boolean(at?.matches('.target')),
        tabs: stops.indexOf(wanted) - stops.indexOf(at),
        place: at?.dataset.do ?? '',
        from: middle(at ?? document.body),
        to: wanted ? middle(wanted) : null,
    };
};

const TABS = 120; // more things than this no page has
// The arrows, that which leads nearest to the goal first.
const arrowsFor = ([x, y], [to_x, to_y]) =>
    [
        ['ArrowRight', to_x - x],
        ['ArrowLeft', x - to_x],
        ['ArrowDown', to_y - y],
        ['ArrowUp', y - to_y],
    ]
        .sort((a, b) => b[1] - a[1])
        .map(([key]) => key);

// So many Tabs at once, back or forth; more than it takes one finds out by looking.
async function tab(page, count) {
    const key = count < 0 ? 'Shift+Tab' : 'Tab';
    for (let n = 0; n < Math.max(1, Math.abs(count)); n++) await page.keyboard.press(key);
}

// The next arrow on a board whose ways are found out: towards the goal where that was not tried yet, else on
// the known way to the nearest place where something was not; null: all has been tried.
function nextArrow(ways, from, order) {
    const fresh = order.find(arrow => !(arrow in (ways.get(from) ?? {})));
    if (fresh) return fresh;
    const seen = new Set([from]);
    for (let ring = [[from, null]]; ring.length > 0;) {
        const next = [];
        for (const [place, first] of ring)
            for (const [arrow, to] of Object.entries(ways.get(place) ?? {})) {
                if (seen.has(to)) continue;
                seen.add(to);
                if (Object.keys(ways.get(to) ?? {}).length < order.length) return first ?? arrow;
                next.push([to, first ?? arrow]);
            }
        ring = next;
    }
    return null;
}

// Brings the focus to what is under the ring: with Tab, on the board with the arrow keys.
export async function reach(page) {
    const ways = new Map(); // of places: where each arrow that was pressed has led
    let called = false,
        leaps = 0,
        last = null;
    for (let keys = 0; keys < TABS; keys++) {
        const now = await page.evaluate(focusInPage, null),
            { place } = now; // its name: a board that is panned moves it
        if (now.there) return true;
        if (last) ways.set(last.place, { ...ways.get(last.place), [last.arrow]: place });
        last = null;
        if (now.board && now.onBoard) {
            const arrow = nextArrow(ways, place, arrowsFor(now.from, now.to));
            if (arrow) last = { place, arrow };
            await page.keyboard.press(arrow ?? 'Tab');
        } else if (now.board && !called) {
            called = true; // the key that goes to the board, where there is one
            await page.keyboard.press('b');
        } else await tab(page, leaps++ < 3 ? now.tabs : 1);
    }
    return false;
}

// The things that have a button: brought into focus with Tab alone.
export async function tabTo(page, selector) {
    for (let keys = 0; keys < TABS; keys++) {
        const now = await page.evaluate(focusInPage, selector);
        if (now.there) return true;
        await tab(page, keys < 3 ? now.tabs : 1);
    }
    return false;
}

// Does the step at which the ring is; what `look` found last is given. Says where one stands then.
export async function doStep(page, found, by = 'finger') {
    const before = found.step;
    let now = found;
    for (let presses = 0; presses < 30 && now.ring; presses++) {
        if (by === 'keys') {
            if (await reach(page)) await page.keyboard.press('Enter');
        } else await page.touchscreen.tap(...now.ring);
        now = await look(page, before);
        if (now.moved) return now;
    }
    return null;
}
