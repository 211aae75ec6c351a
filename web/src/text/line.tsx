/* line.tsx - the command line of text mode: what was answered, the line itself, and what Enter
 * would do. Focus stays in the line; answers and explanations are read politely. */
import { signal, type Signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { shortcuts, textMode } from '../app/settings.ts';
import { Icon } from '../app/icon.tsx';
import { link } from '../app/router.ts';
import { common } from '../i18n/common.ts';
import { language, LANGUAGES, setLanguage } from '../i18n/i18n.ts';
import { ruleText } from '../net/rules.ts';
import { X } from './texts.ts';

/* A line of an answer: words, perhaps a command to put into the line, perhaps a rule to quote. */
export interface Said {
    text: string;
    put?: string;
    rule?: string;
    bad?: boolean;
}

/* What is typed, so that lists can put commands there. */
export const typed = signal('');
export const said: Signal<Said[]> = signal([]);
const answers = signal(0); /* how many there have been */
export const say = (...lines: (Said | string)[]): void => {
    answers.value++;
    said.value = lines.map(line => (typeof line === 'string' ? { text: line } : line));
};

const ID = 'text-command';
export const focusLine = (): void => document.getElementById(ID)?.focus({ preventScroll: true });

/* A command as a button that writes it into the line. */
export function Put({
    text,
    children,
}: {
    text: string;
    children?: ComponentChildren;
}): JSX.Element {
    return (
        <button
            type="button"
            class="kbd"
            onClick={() => {
                typed.value = text;
                focusLine();
            }}>
            {children ?? text}
        </button>
    );
}

export function Quote({ line, books }: { line: Said; books: readonly string[] }): JSX.Element {
    const text = line.rule ? ruleText(books, line.rule, language.value) : '';
    return (
        <>
            {line.put && (
                <>
                    <Put text={line.put} />{' '}
                </>
            )}
            {line.text}
            {line.rule && (
                <>
                    {' '}
                    <b>{line.rule}</b> {text}
                </>
            )}
        </>
    );
}

const EXPLAIN_MS = 250; /* after the last key, so that a screen reader is not told every letter */
const HISTORY = 50;

export function CommandLine({
    run,
    explain,
    books = [],
}: {
    run: (line: string) => void;
    explain: (line: string) => Said | null;
    books?: readonly string[];
}): JSX.Element {
    const t = X();
    const [before, setBefore] = useState<string[]>([]);
    const [at, setAt] = useState(0);
    const [told, tell] = useState<Said | null>(null);
    const bar = useRef<HTMLElement>(null);
    const text = typed.value;
    useEffect(() => {
        const timer = setTimeout(() => tell(text.trim() ? explain(text) : null), EXPLAIN_MS);
        return () => clearTimeout(timer);
    }, [text]);
    useEffect(() => {
        if (matchMedia('(pointer: fine)').matches) focusLine();
        /* The page ends above the line, however much that has to say. */
        const watch = new ResizeObserver(() => {
            const height = bar.current?.offsetHeight ?? 0;
            document.documentElement.style.setProperty('--cmd', `${height}px`);
        });
        if (bar.current) watch.observe(bar.current);
        return () => watch.disconnect();
    }, []);
    const older = (by: number) => {
        const next = Math.max(0, Math.min(before.length, at + by));
        setAt(next);
        typed.value = next === 0 ? '' : before[before.length - next]!;
    };
    return (
        <section class="cmd" ref={bar} aria-label={t.command}>
            <div
                class="cmd-said"
                data-answer={answers.value}
                role="log"
                aria-live="polite"
                aria-label={t.answers}
                tabIndex={said.value.length > 3 ? 0 : undefined}>
                {said.value.map((line, i) => (
                    <p key={i} class={line.bad ? 'bad' : ''}>
                        <Quote line={line} books={books} />
                    </p>
                ))}
            </div>
            <form
                onSubmit={event => {
                    event.preventDefault();
                    const line = text.trim();
                    if (!line) return;
                    setBefore([...before.filter(each => each !== line), line].slice(-HISTORY));
                    setAt(0);
                    typed.value = '';
                    tell(null);
                    run(line);
                    focusLine();
                }}>
                <label for={ID}>
                    {t.command} <span class="muted">({t.commandHelp})</span>
                </label>
                <input
                    id={ID}
                    value={text}
                    autocomplete="off"
                    autocapitalize="off"
                    spellcheck={false}
                    enterkeyhint="go"
                    aria-describedby="text-told"
                    onInput={event => {
                        typed.value = event.currentTarget.value;
                    }}
                    onKeyDown={event => {
                        if (event.key === 'ArrowUp') older(1);
                        else if (event.key === 'ArrowDown') older(-1);
                        else if (event.key === 'Escape') {
                            event.currentTarget.blur();
                            document.getElementById('main')?.focus({ preventScroll: true });
                        } else return;
                        event.preventDefault();
                    }}
                />
                <button class="btn primary" type="submit">
                    {t.doIt}
                </button>
                <output id="text-told" class={told?.bad ? 'bad' : ''}>
                    {told && <Quote line={told} books={books} />}
                </output>
            </form>
        </section>
    );
}

const typing = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/* Single keys outside the line: i goes to the line, the others ask. */
export function useKeys(keys: Record<string, () => void>): void {
    useEffect(() => {
        const key = (event: KeyboardEvent) => {
            if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
            if (!shortcuts.value || document.querySelector('dialog[open]')) return;
            const name = event.key.toLowerCase();
            if (name === 'i') focusLine();
            else if (keys[name]) keys[name]();
            else return;
            event.preventDefault();
        };
        addEventListener('keydown', key);
        return () => removeEventListener('keydown', key);
    });
}

/* Brand, settings, rules, the other language, and back to pictures. */
export function TextBar(): JSX.Element {
    const t = X(),
        c = common();
    const other = LANGUAGES.find(each => each !== language.value)!;
    return (
        <header class="bar txt-bar">
            <a class="brand" href="#/" aria-label={`Landfall, ${c.homeLink}`}>
                <Icon id="logo" class="i28" />
                <span>Landfall</span>
            </a>
            <span class="grow" />
            <a class="btn quiet" href={link('settings')}>
                {c.settings}
            </a>
            <a class="btn quiet" href={link('almanac')}>
                {t.rules}
            </a>
            <button class="btn quiet" type="button" lang={other} onClick={() => setLanguage(other)}>
                {other === 'de' ? 'Deutsch' : 'English'}
            </button>
            <button
                class="btn quiet"
                type="button"
                onClick={() => {
                    textMode.value = false;
                }}>
                {t.pictureMode}
            </button>
        </header>
    );
}
