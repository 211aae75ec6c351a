// measure.mjs - what is wrong with a table as it stands in its window: measure(page, { share })
// gives sentences; none means that the table fits: nothing scrolls that should not, lies over
// something else, is cut off, is too small to touch or to read, and the board has its share.
//
// The functions below run inside the page, where there is nothing but the page and themselves.

// What they share: names of elements, what of them can be seen, and the faults found so far.
function ruler() {
    const found = new Set(),
        W = innerWidth,
        H = innerHeight;
    const say = (what, element, more = '') => found.add(`${what}: ${name(element)}${more}`);
    const name = element => {
        const words = (element.getAttribute('aria-label') ?? element.textContent).trim();
        const kind = String(element.className?.baseVal ?? element.className).split(' ')[0];
        return `${kind || element.tagName.toLowerCase()} "${words.slice(0, 28)}"`;
    };
    const shown = element => {
        const box = element.getBoundingClientRect();
        return (
            box.width > 0 &&
            box.height > 0 &&
            !element.closest('.sr, .fly-layer') &&
            element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
        );
    };
    // What of a box is left inside everything that cuts it, and whether that can be scrolled.
    const clips = element => {
        const out = [];
        for (let up = element; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up);
            if (style.position === 'fixed') {
                out.push({ up, style });
                break;
            }
            if (/hidden|clip|auto|scroll/.test(style.overflowX + style.overflowY))
                out.push({ up, style });
        }
        return out;
    };
    const outer = element => clips(element).filter(({ up }) => up !== element);
    const scrolls = ({ up, style }) =>
        (/auto|scroll/.test(style.overflowY) && up.scrollHeight > up.clientHeight + 1) ||
        (/auto|scroll/.test(style.overflowX) && up.scrollWidth > up.clientWidth + 1);
    const inScroller = element => outer(element).some(scrolls);
    const hits = (a, b) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    return { found, W, H, say, name, shown, clips, scrolls, inScroller, hits };
}

// Whatever can be pressed, but for the places on a board: those take the nearest press.
function measurePresses({ W, H, say, name, shown, inScroller, hits }, dialog) {
    const pressable = [
        ...(dialog ?? document).querySelectorAll(
            'button, a[href], input, select, textarea, [role="button"]',
        ),
    ].filter(each => shown(each) && !each.closest('svg') && !each.matches('.skip'));
    for (const each of pressable) {
        const box = each.getBoundingClientRect(),
            lines = each.getClientRects().length > 1;
        const inline = getComputedStyle(each).display === 'inline';
        const held = inScroller(each);
        if (
            !inline &&
            !lines &&
            (box.width < 43.5 || box.height < 43.5) &&
            !each.matches('.mini button')
        )
            say('too small to touch', each, ` ${Math.round(box.width)}x${Math.round(box.height)}`);
        if (held) continue;
        if (box.left < -1 || box.top < -1 || box.right > W + 1 || box.bottom > H + 1) {
            say('outside the window', each);
            continue;
        }
        const x = Math.min(Math.max(box.x + box.width / 2, 0), W - 1);
        const y = Math.min(Math.max(box.y + box.height / 2, 0), H - 1);
        const top = document.elementFromPoint(x, y);
        if (!each.contains(top) && !inline)
            say('covered', each, ` by ${top ? name(top) : 'nothing'}`);
    }
    for (let i = 0; i < pressable.length; i++)
        for (let k = i + 1; k < pressable.length; k++) {
            const a = pressable[i],
                b = pressable[k];
            if (a.contains(b) || b.contains(a) || inScroller(a) || inScroller(b)) continue;
            if (hits(a.getBoundingClientRect(), b.getBoundingClientRect()))
                say('overlap', a, ` and ${name(b)}`);
        }
}

// Words: large enough, and not cut, unless the whole stands in a title.
function measureWords({ W, say, name, shown, clips, scrolls, inScroller }, root, table) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const element = node.parentElement;
        if (!node.data.trim() || !shown(element) || element.closest('svg, datalist, .sr')) continue;
        const size = parseFloat(getComputedStyle(element).fontSize) * (element.currentCSSZoom ?? 1);
        // What stands on a card may be small: the close-up and the panel have it large.
        if (size > 0 && size < 11.9 && !element.closest('.gt, .evt, .evc'))
            say('too small to read', element, ` ${size.toFixed(1)} px`);
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (
            box.width === 0 ||
            element.closest('.gt, .evt, [data-cut]') ||
            getComputedStyle(element).clipPath !== 'none'
        )
            continue;
        let short = false;
        for (const { up, style } of clips(element)) {
            if (scrolls({ up, style }) || up === table) break;
            const edge = up.getBoundingClientRect();
            const wide = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
            const high = box.bottom > edge.bottom + 4 || box.top < edge.top - 4;
            const meant = style.textOverflow === 'ellipsis' && up.closest('[title]');
            if (wide && meant && !high) {
                short = true;
                break;
            }
            if (wide || high) {
                say('cut', element, ` by ${name(up).slice(0, 20)}`);
                break;
            }
        }
        if (!short && (box.left < -1 || box.right > W + 1))
            if (!inScroller(element)) say('words outside the window', element);
    }
}

// The board keeps its share of the smaller side.
function measureBoard({ found, W, H }, share) {
    const board =
        document.querySelector('.scene svg.board') ?? document.querySelector('.cards-table');
    if (board && share) {
        const box = board.getBoundingClientRect();
        let side = Math.min(box.width, box.height);
        if (board.matches('.cards-table')) {
            const zone = board.querySelector('.zone.mine')?.getBoundingClientRect() ?? box;
            side = document.querySelector('.zone.opp') ? side : Math.min(zone.width, zone.height);
        }
        const part = Math.round((100 * side) / Math.min(W, H));
        if (part < share) found.add(`the board has ${part} % of the window`);
    }
}

function measureAll(share) {
    const rule = ruler(),
        { found, W, H } = rule;
    const table = document.querySelector('.table-page');
    const dialog = document.querySelector('dialog[open]');
    if (document.documentElement.scrollWidth > W) found.add('the page scrolls sideways');
    if (document.documentElement.scrollHeight > H) found.add('the page scrolls');
    if (!table) return [...found, 'there is no table'];
    measurePresses(rule, dialog);
    measureWords(rule, dialog ?? table, table);
    measureBoard(rule, share);
    return [...found];
}

export function measure(page, { share }) {
    const parts = [ruler, measurePresses, measureWords, measureBoard, measureAll];
    return page.evaluate(`(() => { ${parts.join('\n')}; return measureAll(${share}); })()`);
}
