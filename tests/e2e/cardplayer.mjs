// cardplayer.mjs - plays the card game through what the page shows: presses buttons, cards and
// places as a person would, never the protocol. It keeps count of what it did.
import { SOON } from './lib.mjs';

// What can be pressed now. Runs inside the page.
function look() {
    const all = selector => [...document.querySelectorAll(selector)];
    const shown = each => each.offsetParent !== null && !each.disabled;
    return {
        over: document.querySelector('#over-title')?.textContent ?? '',
        mine:
            Boolean(document.querySelector('.prompt.mine')) &&
            !document.querySelector('.cards-table[aria-busy="true"], .table-page[data-busy]'),
        prompt: document.querySelector('.prompt-text')?.textContent ?? '',
        dos: all('[data-do]')
            .filter(shown)
            .map(each => each.dataset.do),
        halves: all('[data-half]')
            .filter(shown)
            .map(each => each.dataset.half),
        places: all('.zone .legal')
            .filter(shown)
            .map(each => each.dataset.place),
        builds: all('[data-build]')
            .filter(shown)
            .map(each => each.dataset.build),
        cards: all('.hand-card.can, .display-card.can')
            .filter(shown)
            .map(each => each.dataset.card),
        laying: document.querySelector('.deck-phase [role="status"]')?.textContent ?? '',
        decks: all('[data-deck]')
            .filter(shown)
            .map(each => each.dataset.deck),
        dialog: Boolean(document.querySelector('dialog[open] .inf')),
        turns: all('.log li[data-seen^="die"]').length,
        sheet: Boolean(document.querySelector('.sheet-trade')),
        drawer: all('[data-sheet="trade"]').filter(shown).length > 0,
        lifted: document.querySelector('.land[data-lifted]')?.dataset.lifted ?? '',
        points: all('.seat-points b')
            .map(each => each.textContent)
            .join(':'),
        lines: document.querySelectorAll('.log li').length,
        last: all('.log li').at(-1)?.dataset.seen ?? '',
    };
}

// What the page shows once it differs; null: it did not in that time.
export async function changed(page, before, timeout) {
    const end = Date.now() + timeout,
        old = JSON.stringify(before);
    for (let pause = 4; Date.now() < end; pause = Math.min(30, pause * 2)) {
        const now = await page.evaluate(look).catch(() => null);
        if (now && JSON.stringify(now) !== old) return now;
        await new Promise(done => setTimeout(done, pause));
    }
    return null;
}

const quoted = text => text.replace(/(["\\])/g, '\\$1');

// A real finger or mouse on the middle of the first such thing, brought into sight if need be;
// what lies under something else cannot be pressed, and if it stays so the player gets nowhere.
async function press(page, selector) {
    const at = await page.evaluate(wanted => {
        const element = [...document.querySelectorAll(wanted)].find(each => each.offsetParent);
        if (!element) return null;
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        const box = element.getBoundingClientRect();
        const x = box.x + box.width / 2,
            y = box.y + box.height / 2;
        const top = document.elementFromPoint(x, y);
        return { x, y, free: element.contains(top) };
    }, selector);
    if (!at?.free) return false;
    if (page.landfall.phone) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.click(at.x, at.y);
    return true;
}

export class CardPlayer {
    constructor(page, { seed = 1, seen = async () => {} } = {}) {
        this.page = page;
        this.seen = seen;
        this.seed = seed;
        this.state = seed;
        this.did = new Map(); // words of actions, and how often
        this.presses = 0;
        this.tried = new Set(); // what led nowhere this turn
    }
    random(n) {
        // a small generator: the same game every time
        this.state = (Math.imul(this.state, 1103515245) + 12345) >>> 1;
        return Math.floor((this.state / 2147483648) * n);
    }
    pick(list) {
        return list[this.random(list.length)];
    }

    // The selector of what to press next: first what is owed, then building, then the end.
    wish(now) {
        if (now.dialog) return 'dialog[open] .inf .btn';
        if (now.laying) return '';
        if (now.decks.length) return `[data-deck="${quoted(this.pick(now.decks))}"]`;
        const open = now.dos.filter(text => text !== 'offer');
        const owed = open.filter(text => !/^(end|bank|demolish|use|sell)\b/.test(text));
        if (now.lifted && now.places.length)
            return `.zone .legal[data-place="${this.pick(now.places)}"]`;
        if (owed.length) {
            const good = owed.filter(text => !/^(pass|decline|search)\b/.test(text));
            const text = this.pick(good.length ? good : owed);
            return `[data-do="${quoted(text)}"]`;
        }
        if (now.halves.length && !this.tried.has('half'))
            return `[data-half="${quoted(this.pick(now.halves))}"]`;
        if (now.places.length) return `.zone .legal[data-place="${this.pick(now.places)}"]`;
        const fresh = (kind, list) => list.filter(each => !this.tried.has(`${kind} ${each}`));
        if (now.drawer && !now.sheet && !this.tried.has('sheet')) {
            this.tried.add('sheet');
            return '[data-sheet="trade"]';
        }
        for (const word of ['city', 'settlement', 'road'])
            if (fresh('build', now.builds).includes(word)) {
                this.tried.add(`build ${word}`);
                return `[data-build="${word}"]`;
            }
        if (now.sheet) return '.sheet-close';
        const card = this.pick(fresh('card', now.cards));
        if (card) {
            this.tried.add(`card ${card}`);
            return `.hand-card[data-card="${card}"], .display-card[data-card="${card}"]`;
        }
        if (open.includes('end')) {
            this.tried.clear();
            return '[data-do="end"]';
        }
        return open.length ? `[data-do="${quoted(open[0])}"]` : '';
    }

    async play(until = () => false, limit = 2000) {
        const { page } = this;
        let now = await page.evaluate(look),
            news = Date.now(); // when something happened last
        while (!now.over && !until(now) && this.presses < limit) {
            // By the presses so far, not by how often was looked: that is a matter of speed.
            this.state = (this.seed * 7919 + this.presses * 104729) % 2147483648;
            const selector = now.mine ? this.wish(now) : '';
            if (selector) await this.seen(now, this.presses);
            if (selector && (await press(page, selector))) {
                this.presses++;
                const done =
                    /data-do="([a-z]+)/.exec(selector)?.[1] ??
                    (/data-place/.test(selector) ? 'place' : 'press');
                this.did.set(done, (this.did.get(done) ?? 0) + 1);
            }
            const next = await changed(page, now, selector ? 2500 : SOON);
            if (next) news = Date.now();
            else if (Date.now() - news > 2 * SOON)
                throw new Error(`nothing happens any more: ${JSON.stringify(now)}`);
            now = next ?? (await page.evaluate(look));
        }
        return now;
    }
}

export { look };
