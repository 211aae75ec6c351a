/* panel.tsx - log, chat and statistics: tabs at the side of a desktop, a sheet on a phone. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import type { Part } from '../games/drawing.ts';
import { say } from '../i18n/i18n.ts';
import { me } from '../net/guest.ts';
import { isHere } from '../net/here.ts';
import type { ChatEntry } from '../net/types.ts';
import { grouped, newest } from './lines.ts';
import { reported } from './report.tsx';
import type { Line, Session } from './session.ts';
import { PHRASES, T, phraseText } from './texts.ts';

export type Tab = 'trade' | 'log' | 'chat' | 'stats';
const LINES_SHOWN = 120,
    RECAP_LINES = 12;
export const muted = signal<ReadonlySet<string>>(new Set());
export const readChat = signal(0);

/* How many messages nobody has looked at yet, muted ones left out. */
export const unread = (session: Session): number =>
    session.table.chat.value.filter(
        entry =>
            !muted.value.has(entry.name) && entry.at > readChat.value && entry.seat !== session.me,
    ).length;

function PartView({ session, part }: { session: Session; part: Part }): JSX.Element {
    if (typeof part === 'string') return <span>{part} </span>;
    if ('seat' in part)
        return (
            <span class="log-seat">
                <SeatMark seat={part.seat} small />
                <b>{session.names[part.seat]}</b>{' '}
            </span>
        );
    return (
        <Icon
            id={part.icon}
            label={part.label}
            size={18}
            {...(part.paint === undefined ? {} : { seat: session.colours[part.paint] ?? '' })}
        />
    );
}

function LogLine({ session, group }: { session: Session; group: Line[] }): JSX.Element | null {
    const lines = group.map(entry => session.line(entry)).filter(line => line.length > 0);
    if (lines.length === 0) return null;
    const [first = [], ...more] = lines;
    const same = more.every(line => JSON.stringify(line) === JSON.stringify(first));
    const parts: Part[] = !same
        ? [...first, ...more.flatMap(line => ['·', ...line])]
        : more.length > 0
          ? [...first, `× ${lines.length}`]
          : first;
    return (
        <li data-seen={group[0]!.seen} data-answers={group.length - 1}>
            {parts.map((part, i) => (
                <PartView key={i} session={session} part={part} />
            ))}
        </li>
    );
}

/* What others did since the reader's last turn: on demand, and by itself when the page was out of
 * sight meanwhile. */
export function Recap({ session }: { session: Session }): JSX.Element | null {
    const t = T(),
        [open, setOpen] = useState(false),
        away = useRef(false);
    const since = session.since.value,
        mine = session.me !== null && session.awaited.value.includes(session.me);
    useEffect(() => {
        const look = () => {
            if (document.hidden) away.current = true;
        };
        look();
        document.addEventListener('visibilitychange', look);
        return () => document.removeEventListener('visibilitychange', look);
    }, []);
    useEffect(() => {
        if (mine && away.current) setOpen(true);
        if (!mine) setOpen(false);
        away.current = document.hidden;
    }, [mine]);
    const groups = grouped(since, session.drawing.value?.dealing).filter(group =>
        group.some(entry => session.line(entry).length > 0),
    );
    if (groups.length === 0 || !mine) return null;
    return (
        <div class="recap">
            <button
                type="button"
                class="btn quiet small"
                aria-expanded={open}
                data-recap
                title={t.recap}
                onClick={() => setOpen(!open)}>
                <Icon id="log" size={18} />
                <span class="sr">{t.recap}: </span>
                <b>{groups.length}</b>
            </button>
            {open && (
                <section class="recap-box panel" aria-label={t.recap}>
                    <header>
                        <b>{t.recap}</b>
                        <button
                            type="button"
                            class="btn quiet icon"
                            aria-label={t.close}
                            onClick={() => setOpen(false)}>
                            <Icon id="close" size={18} />
                        </button>
                    </header>
                    <ol aria-live="polite">
                        {groups.slice(-RECAP_LINES).map(group => (
                            <LogLine key={group[0]!.seq} session={session} group={group} />
                        ))}
                    </ol>
                </section>
            )}
        </div>
    );
}

/* Keeps a list at its end while the reader is there: whenever lines come, change (a drawing that
 * loads late gives all of them their words at once) or the list gets another size. */
function useEnd() {
    const list = useRef<HTMLOListElement>(null),
        stick = useRef(true);
    useLayoutEffect(() => {
        const element = list.current;
        if (!element) return;
        const end = (): void => {
            if (stick.current) element.scrollTop = element.scrollHeight;
        };
        const lines = new MutationObserver(end),
            size = new ResizeObserver(end);
        lines.observe(element, { childList: true, subtree: true, characterData: true });
        size.observe(element);
        end();
        return () => {
            lines.disconnect();
            size.disconnect();
        };
    }, []);
    const scrolled = () => {
        const element = list.current;
        if (element)
            stick.current = element.scrollHeight - element.scrollTop - element.clientHeight < 40;
    };
    return { list, scrolled };
}

export function Log({ session }: { session: Session }): JSX.Element {
    const lines = newest(session.lines.value, session.drawing.value?.dealing, LINES_SHOWN);
    const { list, scrolled } = useEnd();
    return (
        <ol class="log" ref={list} onScroll={scrolled} tabIndex={0} aria-label={T().log}>
            {lines.length === 0 && <li class="muted">{T().logEmpty}</li>}
            {lines.map(group => (
                <LogLine key={group[0]!.seq} session={session} group={group} />
            ))}
        </ol>
    );
}

function Said({ session, entry }: { session: Session; entry: ChatEntry }): JSX.Element {
    const t = T(),
        text = entry.phrase === undefined ? entry.text : phraseText(entry.phrase);
    const quiet = muted.value.has(entry.name);
    const toggle = () => {
        const next = new Set(muted.value);
        if (!next.delete(entry.name)) next.add(entry.name);
        muted.value = next;
    };
    return (
        <li>
            {entry.seat === null ? (
                <Icon id="eye" size={16} label={t.watcher} />
            ) : (
                <SeatMark seat={entry.seat} small />
            )}
            <span>
                <b>{entry.name}</b> {quiet ? <i class="muted">{t.muted}</i> : text}
            </span>
            {entry.seat !== session.me && (
                <>
                    {entry.seq !== undefined && me.value && (
                        <button
                            type="button"
                            class="chat-mute"
                            data-report-line={entry.seq}
                            onClick={() => {
                                reported.value = { name: entry.name, line: entry.seq! };
                            }}
                            aria-label={t.report(entry.name)}>
                            <Icon id="warn" size={14} />
                        </button>
                    )}
                    <button
                        type="button"
                        class="chat-mute"
                        onClick={toggle}
                        aria-label={quiet ? t.unmute(entry.name) : t.mute(entry.name)}>
                        <Icon id={quiet ? 'sound-off' : 'sound-on'} size={14} />
                    </button>
                </>
            )}
        </li>
    );
}

export function Chat({ session }: { session: Session }): JSX.Element {
    const t = T(),
        entries = session.table.chat.value,
        [text, setText] = useState('');
    const { list, scrolled } = useEnd();
    useEffect(() => {
        readChat.value = Math.max(readChat.value, entries.at(-1)?.at ?? 0);
    }, [entries]);
    return (
        <div class="chat">
            <ol ref={list} onScroll={scrolled} tabIndex={0} aria-label={t.chat}>
                {entries.length === 0 && <li class="muted">{t.chatEmpty}</li>}
                {entries.map((entry, i) => (
                    <Said key={i} session={session} entry={entry} />
                ))}
            </ol>
            <div class="phrases" role="group" aria-label={t.phrases}>
                {Array.from({ length: PHRASES }, (_, i) => (
                    <button
                        key={i}
                        type="button"
                        class="chip"
                        onClick={() => session.table.phrase(i)}>
                        {phraseText(i)}
                    </button>
                ))}
            </div>
            <form
                onSubmit={event => {
                    event.preventDefault();
                    const said = text.trim();
                    if (!said) return;
                    session.table.say(said.slice(0, 300));
                    setText('');
                }}>
                <input
                    value={text}
                    maxLength={300}
                    placeholder={t.write}
                    aria-label={t.write}
                    onInput={event => setText(event.currentTarget.value)}
                />
                <button type="submit" class="btn icon" aria-label={t.send}>
                    <Icon id="right" size={18} />
                </button>
            </form>
        </div>
    );
}

/* The dice so far beside what fair dice give, and the points. */
export function Stats({ session }: { session: Session }): JSX.Element | null {
    const t = T(),
        drawing = session.drawing.value,
        view = session.view.value;
    const odds = drawing?.statistics.dice;
    if (!drawing || !odds) return null;
    const rolls = session.lines.value
        .map(entry => drawing.statistics.diceOf(entry.seen))
        .filter((sum): sum is number => sum !== null);
    const count = odds.values.map(value => rolls.filter(sum => sum === value).length);
    const ways = odds.ways.reduce((a, b) => a + b, 0);
    const fair = odds.ways.map(way => (way / ways) * rolls.length);
    const most = Math.max(1, ...count, ...fair),
        points = view ? drawing.statistics.points(view) : [];
    return (
        <div class="stats" tabIndex={0}>
            <h3>
                {t.diceTitle}{' '}
                <small class="muted">
                    {rolls.length ? t.rolls(rolls.length) : t.noRolls}
                    {drawing.statistics.diceNote && ` · ${say(drawing.statistics.diceNote)}`}
                </small>
            </h3>
            <table class="histogram">
                <caption class="sr">{t.diceTitle}</caption>
                <thead class="sr">
                    <tr>
                        <th>{t.sum}</th>
                        <th>{t.times}</th>
                        <th>{t.expected}</th>
                    </tr>
                </thead>
                <tbody>
                    {odds.values.map((value, i) => (
                        <tr key={value}>
                            <th scope="row">{value}</th>
                            <td class="bar-cell">
                                <span
                                    class="bar-done"
                                    style={{ height: `${(count[i]! / most) * 100}%` }}
                                />
                                <span
                                    class="bar-fair"
                                    style={{ bottom: `${(fair[i]! / most) * 100}%` }}
                                />
                                <span class="sr">{count[i]}</span>
                            </td>
                            <td class="sr">{fair[i]!.toFixed(1)}</td>
                        </tr>
                    ))}
                </tbody>
            </table>
            <h3>{t.pointsTitle}</h3>
            <ul class="points">
                {points.map((n, i) => (
                    <li key={i}>
                        <SeatMark seat={i} small />
                        <span>{session.names[i]}</span>
                        <b>{n}</b>
                    </li>
                ))}
            </ul>
        </div>
    );
}

interface TabsProps {
    session: Session;
    tab: Tab;
    choose: (tab: Tab) => void;
    first?: { icon: string; label: string; body: JSX.Element } | undefined; /* the game's own */
    close?: () => void;
}

/* Nobody can be talked to at a table of this device. */
export const sidesOf = (session: Session): ('log' | 'chat' | 'stats')[] =>
    isHere(session.table.id) ? ['log', 'stats'] : ['log', 'chat', 'stats'];

export function Tabs({ session, tab, choose, first, close }: TabsProps): JSX.Element {
    const t = T(),
        news = tab !== 'chat' && unread(session) > 0;
    const all: Tab[] = [...(first ? ['trade' as const] : []), ...sidesOf(session)];
    const step = (event: KeyboardEvent, name: Tab) => {
        const to = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? all.length - 1 : 0;
        if (!to) return;
        event.preventDefault();
        const next = all[(all.indexOf(name) + to) % all.length]!;
        choose(next);
        document.getElementById(`tab-${next}`)?.focus();
    };
    return (
        <section class="side-tabs">
            <div class="tabs">
                <div role="tablist">
                    {all.map(name => (
                        <button
                            key={name}
                            type="button"
                            role="tab"
                            id={`tab-${name}`}
                            aria-selected={tab === name}
                            aria-controls="tab-panel"
                            tabIndex={tab === name ? 0 : -1}
                            onClick={() => choose(name)}
                            onKeyDown={event => step(event, name)}>
                            <Icon id={name === 'trade' ? first!.icon : name} size={18} />
                            <span>{name === 'trade' ? first!.label : t[name]}</span>
                            {name === 'chat' && news && (
                                <i class="dot" role="img" aria-label={t.unread} />
                            )}
                        </button>
                    ))}
                </div>
                {close && (
                    <button type="button" class="sheet-close" aria-label={t.close} onClick={close}>
                        <Icon id="close" size={20} />
                    </button>
                )}
            </div>
            <div id="tab-panel" role="tabpanel" aria-labelledby={`tab-${tab}`}>
                {tab === 'trade' && first ? (
                    first.body
                ) : tab === 'chat' ? (
                    <Chat session={session} />
                ) : tab === 'stats' ? (
                    <Stats session={session} />
                ) : (
                    <Log session={session} />
                )}
            </div>
        </section>
    );
}
