/* tips.tsx - for those who want them: what a thing at the table does, what it costs, and why it is not
 * possible now, in the words of the engine and of the rulebook. They come with the pointer or the
 * focus resting on it, on touch with a long press, stand beside it, and never take a press. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { tipGames, tips } from '../app/settings.ts';
import { say } from '../i18n/i18n.ts';
import { gameNamed } from '../net/lists.ts';
import { ruleText } from '../net/rules.ts';
import type { Session } from './session.ts';
import { T } from './texts.ts';
import './tips.css';

const REST_MS = 350 /* how long a pointer rests */,
    PRESS_MS = 500 /* a long press */,
    GAMES = 3 /* so many games they come by themselves */,
    WIDTH = 300,
    GAP = 8;

export const tipsOn = (): boolean =>
    tips.value === 'on' || (tips.value === 'auto' && tipGames.value <= GAMES);

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
    name: string;
    does: string;
    not: string;
    rule: string;
    x: number;
    top: number | null; /* below the thing ... */
    bottom: number | null; /* ... or above it */
}

/* What is said of a thing; null: nothing that one does not see. */
function tipOf(session: Session, at: Element): Tip | null {
    const button = at.closest('button, .target, [role="button"]');
    if (!button?.closest('.table-page') || button.closest('.coach, .chat')) return null;
    const word = wordOf(button),
        game = gameNamed(session.table.summary.peek()?.game ?? ''),
        kind = game?.kinds.find(each => each.word === word && !each.chance),
        rule = word ? (session.forbidden.peek()[word] ?? '') : '';
    const label = button.getAttribute('aria-label') ?? button.getAttribute('title') ?? '',
        name = (label || (button.textContent ?? '')).replace(/\s+/g, ' ').trim();
    const does = kind ? say(kind.help) : '',
        not = rule ? ruleText(game?.rulebooks ?? [], rule, session.lang) : '';
    if (!does && !not && !label) return null;
    const box = button.getBoundingClientRect(),
        zoom = session.zoom.peek(),
        above = box.top > innerHeight / 2;
    const x = Math.max(GAP, Math.min(box.left, innerWidth - WIDTH * zoom - GAP));
    return {
        name,
        does,
        not,
        rule,
        x: x / zoom,
        top: above ? null : (box.bottom + GAP) / zoom,
        bottom: above ? (innerHeight - box.top + GAP) / zoom : null,
    };
}

/* Follows pointer, focus and long presses. */
function useTip(session: Session): Tip | null {
    const [tip, setTip] = useState<Tip | null>(null);
    useEffect(() => {
        let timer: ReturnType<typeof setTimeout> | undefined,
            quiet = false;
        const hide = (): void => {
            clearTimeout(timer);
            setTip(null);
        };
        const soon = (at: EventTarget | null, after: number): void => {
            hide();
            if (!tipsOn() || !(at instanceof Element)) return;
            timer = setTimeout(() => setTip(tipOf(session, at)), after);
        };
        const over = (event: PointerEvent): void => {
            if (event.pointerType !== 'touch') soon(event.target, REST_MS);
        };
        const down = (event: PointerEvent): void => {
            quiet = false;
            if (event.pointerType !== 'touch') hide();
            else soon(event.target, PRESS_MS);
            if (event.pointerType === 'touch') setTimeout(() => (quiet = true), PRESS_MS);
        };
        const focus = (event: FocusEvent): void => {
            const at = event.target;
            if (at instanceof Element && at.matches(':focus-visible')) soon(at, REST_MS);
        };
        const key = (event: KeyboardEvent): void => {
            if (event.key === 'Escape') hide();
        };
        /* A long press asks; it does not press. */
        const menu = (event: Event): void => {
            if (quiet && tipsOn()) event.preventDefault();
        };
        const on: [string, (event: never) => void][] = [
            ['pointerover', over],
            ['pointerdown', down],
            ['pointercancel', hide],
            ['focusin', focus],
            ['focusout', hide],
            ['keydown', key],
            ['contextmenu', menu],
            ['click', hide],
        ];
        for (const [name, does] of on) addEventListener(name, does as EventListener, true);
        return () => {
            hide();
            for (const [name, does] of on) removeEventListener(name, does as EventListener, true);
        };
    }, [session]);
    return tip;
}

/* A game counts when it is first opened at a table where the reader plays. */
function useCount(session: Session): void {
    const { summary } = session.table,
        plays = session.me !== null && summary.value?.state === 'running';
    useEffect(() => {
        if (!plays || summary.peek()?.lesson) return;
        const seen = `landfall.tips.${session.table.id}`;
        if (sessionStorage.getItem(seen) !== null) return;
        sessionStorage.setItem(seen, '1');
        if (tipGames.peek() <= GAMES) tipGames.value++;
    }, [plays]);
}

export function Tips({ session }: { session: Session }): JSX.Element | null {
    useCount(session);
    const tip = useTip(session),
        t = T();
    if (!tip) return null;
    const px = (n: number | null): string => (n === null ? 'auto' : `${n}px`);
    return (
        <div
            class="tip"
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
    );
}
