/* tips.tsx - for those who want them: what a thing at the table is and does, and why it is not possible
 * now, in the words of the engine and of the rulebook. They come with the pointer or the focus
 * resting on it, on touch with a long press, stand beside it, and never take a press. Who asks
 * "What is this?" in the bar reads them with any press, whatever the setting. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { late } from '../app/late.ts';
import { tips, tipTables } from '../app/settings.ts';
import { say } from '../i18n/i18n.ts';
import { gameNamed } from '../net/lists.ts';
import { ruleText } from '../net/rules.ts';
import { again, type Session } from './session.ts';
import { T } from './texts.ts';

const REST_MS = 350 /* how long a pointer rests */,
    PRESS_MS = 450 /* a long press */,
    STEADY = 12 /* a finger that moves further does not ask, px */,
    GAMES = 3 /* so many games they come by themselves */,
    WIDTH = 300,
    GAP = 8;

const games = (): string[] => tipTables.value.split(' ').filter(Boolean);
export const tipsOn = (): boolean =>
    tips.value === 'on' || (tips.value === 'auto' && games().length <= GAMES);

/* "What is this?": until it is over, a press asks and does nothing else. */
export const asking = signal(false);

const MARKS = ['do', 'act', 'main', 'build', 'order', 'word', 'track', 'dev', 'bank'];

/* The word of the action that a button stands for; '': it has none. */
function wordOf(button: Element): string {
    const data = (button as HTMLElement | SVGElement).dataset;
    if (data.track !== undefined) return 'improve';
    for (const mark of MARKS) {
        const found = data[mark];
        if (found) return found.split(' ')[0]!;
    }
    return '';
}

interface Tip {
    of: Element;
    name: string;
    does: string;
    not: string;
    rule: string;
    x: number;
    top: number | null; /* below the thing ... */
    bottom: number | null; /* ... or above it */
}

const THINGS =
    'button, a[href], .target, [role="button"], [role="img"], [title], [data-place], [data-tip]';

/* What is read out of a thing: without its pictures. */
const wordsOf = (of: Element): string =>
    [...of.childNodes]
        .map(node =>
            !(node instanceof Element)
                ? (node.textContent ?? '')
                : node.matches('[aria-hidden="true"], [role="img"], svg')
                  ? ''
                  : `${wordsOf(node)} `,
        )
        .join('');
const sentence = (text: string): string =>
    `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;

/* What is said of a thing; null: nothing that one does not see. */
function tipOf(session: Session, at: Element): Tip | null {
    const of = at.closest(THINGS);
    if (!of?.closest('.table-page') || of.closest('.coach, .chat, .tip-asks')) return null;
    const word = wordOf(of),
        game = gameNamed(session.table.summary.peek()?.game ?? ''),
        kind = game?.kinds.find(each => each.word === word && !each.chance),
        rule = word ? (session.forbidden.peek()[word] ?? '') : '';
    const place = (of as HTMLElement | SVGElement).dataset.place,
        view = session.view.peek(),
        said = place && view ? session.drawing.peek()?.placeTip?.(place, view) : undefined;
    const label = said?.name ?? of.getAttribute('aria-label') ?? titleOf(of),
        name = (label || wordsOf(of)).replace(/\s+/g, ' ').replace(/ ,/g, ',').trim();
    const does = said?.text ?? (kind ? sentence(say(kind.help)) : ''),
        not = rule ? ruleText(game?.rulebooks ?? [], rule, session.lang) : '';
    if (!name || (!does && !not && !label)) return null;
    return { of, name, does, not, rule, ...placeOf(of, session.zoom.peek()) };
}

function placeOf(of: Element, zoom: number): Pick<Tip, 'x' | 'top' | 'bottom'> {
    const box = of.getBoundingClientRect(),
        above = box.top > innerHeight / 2;
    const x = Math.max(GAP, Math.min(box.left, innerWidth - WIDTH * zoom - GAP));
    return {
        x: x / zoom,
        top: above ? null : (box.bottom + GAP) / zoom,
        bottom: above ? (innerHeight - box.top + GAP) / zoom : null,
    };
}

/* While a tip is shown the browser's own one must not stand beside it. */
const TITLE = 'data-titled';
const titleOf = (of: Element): string => of.getAttribute('title') ?? of.getAttribute(TITLE) ?? '';
function bind(of: Element, shown: boolean): void {
    const [from, to] = shown ? ['title', TITLE] : [TITLE, 'title'],
        title = of.getAttribute(from);
    if (title !== null) {
        if (!of.hasAttribute(to)) of.setAttribute(to, title);
        of.removeAttribute(from);
    }
    if (shown && !of.hasAttribute('aria-describedby')) of.setAttribute('aria-describedby', 'tip');
    if (!shown && of.getAttribute('aria-describedby') === 'tip')
        of.removeAttribute('aria-describedby');
}

/* Follows pointer, focus, long presses and, where somebody asks, presses. */
class Follower {
    private timer: ReturnType<typeof setTimeout> | undefined;
    private touch: { x: number; y: number; at: EventTarget | null } | null = null;
    private held = false; /* the finger that rests has asked: it does not press */
    private stays = false; /* what a finger asked for stays when it is lifted */

    constructor(
        private readonly session: Session,
        private readonly set: (tip: Tip | null) => void,
    ) {}

    hide = (): void => {
        clearTimeout(this.timer);
        this.set(null);
    };
    private soon(at: EventTarget | null, after: number): void {
        this.hide();
        if (!tipsOn() && !asking.peek()) return;
        this.timer = setTimeout(() => this.show(at), after);
    }
    private show(at: EventTarget | null): boolean {
        clearTimeout(this.timer);
        const tip = at instanceof Element ? tipOf(this.session, at) : null;
        this.set(tip);
        if (this.touch && tip) this.held = this.stays = true;
        return tip !== null;
    }
    /* A press that asks; whether it was one. */
    private ask(event: Event): boolean {
        const at = event.target;
        if (!asking.peek() || !(at instanceof Element) || !at.closest('.table-page')) return false;
        if (at.closest('.tip-asks')) return false;
        swallow(event);
        const tip = tipOf(this.session, at);
        this.stays = true;
        this.set(tip);
        const said = tip ? [tip.name, tip.does, tip.not].filter(Boolean).join('. ') : T().tipNone;
        this.session.polite.value = again(this.session.polite.peek(), said);
        return true;
    }

    over = (event: PointerEvent): void => {
        if (event.pointerType !== 'touch' && !asking.peek()) this.soon(event.target, REST_MS);
    };
    down = (event: PointerEvent): void => {
        this.held = this.stays = false;
        this.touch = null;
        if (event.pointerType !== 'touch') return this.hide();
        this.touch = { x: event.clientX, y: event.clientY, at: event.target };
        this.soon(event.target, PRESS_MS);
    };
    move = (event: PointerEvent): void => {
        const { x, y } = this.touch ?? { x: event.clientX, y: event.clientY };
        if (Math.hypot(event.clientX - x, event.clientY - y) > STEADY) this.lift();
    };
    lift = (): void => {
        if (!this.held) clearTimeout(this.timer);
        this.touch = null;
    };
    focus = (event: FocusEvent): void => {
        const at = event.target;
        if (at instanceof Element && at.matches(':focus-visible')) this.soon(at, REST_MS);
    };
    blur = (): void => {
        if (!this.stays) this.hide();
    };
    key = (event: KeyboardEvent): void => {
        if (event.key === 'Escape') {
            this.hide();
            asking.value = false;
        } else if (event.key === 'Enter' || event.key === ' ') {
            /* A button's own press comes as a click; a place of the board has none. */
            if ((event.target as Element).closest?.('.target')) this.ask(event);
        }
    };
    /* A long press asks: the browser's own menu would lie over the answer. */
    menu = (event: Event): void => {
        if (this.held || (this.touch && tipsOn() && this.show(this.touch.at)))
            event.preventDefault();
    };
    click = (event: MouseEvent): void => {
        if (this.held) {
            this.held = false;
            swallow(event);
        } else if (!this.ask(event)) this.hide();
    };
}

const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
};

function useTip(session: Session): Tip | null {
    const [tip, setTip] = useState<Tip | null>(null);
    useEffect(() => {
        const by = new Follower(session, setTip);
        const on: [string, (event: never) => void][] = [
            ['pointerover', by.over],
            ['pointerdown', by.down],
            ['pointermove', by.move],
            ['pointerup', by.lift],
            ['pointercancel', by.hide],
            ['focusin', by.focus],
            ['focusout', by.blur],
            ['keydown', by.key],
            ['contextmenu', by.menu],
            ['click', by.click],
        ];
        for (const [name, does] of on) addEventListener(name, does as EventListener, true);
        return () => {
            by.hide();
            asking.value = false;
            for (const [name, does] of on) removeEventListener(name, does as EventListener, true);
        };
    }, [session]);
    useEffect(() => {
        if (!tip) return;
        bind(tip.of, true);
        return () => bind(tip.of, false);
    }, [tip]);
    useEffect(() => void late('tips'), []);
    return tip;
}

/* A game counts when it is first opened at a table where the reader plays. */
function useCount(session: Session): void {
    const { summary, id } = session.table,
        plays = session.me !== null && summary.value?.state === 'running';
    useEffect(() => {
        const seen = games();
        if (!plays || summary.peek()?.lesson || seen.includes(id) || seen.length > GAMES) return;
        tipTables.value = [...seen, id].join(' ');
    }, [plays]);
}

/* Stands over the bar while somebody asks. */
function Asking(): JSX.Element {
    const t = T();
    return (
        <div class="tip-asks" role="status">
            <span>{t.tipAsk}</span>
            <button
                type="button"
                class="btn"
                onClick={() => {
                    asking.value = false;
                }}>
                {t.tipDone}
            </button>
        </div>
    );
}

export function Tips({ session }: { session: Session }): JSX.Element | null {
    useCount(session);
    const tip = useTip(session),
        t = T();
    const px = (n: number | null): string => (n === null ? 'auto' : `${n}px`);
    if (!tip && !asking.value) return null;
    return (
        <aside class="tips" aria-label={t.tipWhat}>
            {asking.value && <Asking />}
            {tip && (
                <div
                    class="tip"
                    id="tip"
                    role="tooltip"
                    style={{ left: px(tip.x), top: px(tip.top), bottom: px(tip.bottom) }}>
                    <b>{tip.name}</b>
                    {tip.does && <p>{tip.does}</p>}
                    {tip.not && (
                        <p class="tip-not">
                            {t.tipNot} {tip.not} ({tip.rule})
                        </p>
                    )}
                </div>
            )}
        </aside>
    );
}
