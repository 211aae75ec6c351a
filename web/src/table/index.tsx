/* index.tsx - the table page: puts the bar, the seats, the game's own drawing, the panels and the
 * prompt in their places, and connects moves with effects and keys with actions. It fills the
 * window and never scrolls; lists scroll inside their panels. */
import { effect, signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { Empty } from '../app/notice.tsx';
import { link } from '../app/router.ts';
import { atTable, shortcuts } from '../app/settings.ts';
import { drawing as loadDrawing } from '../games/registry.ts';
import { number } from '../i18n/i18n.ts';
import { isHere, solving } from '../net/here.ts';
import { readPuzzleId } from '../net/puzzle.ts';
import { follow } from '../net/table.ts';
import { Beside } from './beside.tsx';
import { Coach, Pointer } from './coach.tsx';
import { fly, land } from './effects.ts';
import { Lobby } from './lobby.tsx';
import { startNotices } from './notice.ts';
import { Over } from './over.tsx';
import { Log, Tabs, type Tab } from './panel.tsx';
import { LiveRegions, Prompt } from './prompt.tsx';
import { PuzzlePanel, PuzzleRing } from './puzzle.tsx';
import { puzzleTexts } from './puzzle-texts.ts';
import { Seats } from './seats.tsx';
import { Session, again } from './session.ts';
import { sound, type Sound } from './sound.ts';
import './table.css';
import './windows.css';
import './states.css';
import { T } from './texts.ts';
import { Tips } from './tips.tsx';
import { Top } from './top.tsx';

const SOUNDS = new Set<string>([
    'turn',
    'dice',
    'gain',
    'loss',
    'offer',
    'build',
    'win',
    'chat',
    'robber',
]);
const missing = signal(false);

/* Starts everything that lives as long as the page is open. */
function useSession(id: string): Session {
    const [session] = useState(() => new Session(follow(id)));
    useEffect(() => {
        let chats = -1;
        const stops = [
            startNotices(session),
            effect(() => {
                const game = session.table.summary.value?.game;
                if (game && !session.drawing.peek())
                    void loadDrawing(game).then(drawing => {
                        session.drawing.value = drawing;
                        missing.value = drawing === null;
                    });
            }),
            effect(() => {
                const count = session.table.chat.value.length;
                if (chats >= 0 && count > chats) sound('chat');
                chats = count;
            }),
        ];
        return () => {
            for (const stop of stops) stop();
            session.close();
        };
    }, [session]);
    return session;
}

/* Every shown move flies, sounds and is read out. */
function useEffects(
    session: Session,
    root: { current: HTMLDivElement | null },
    layer: { current: HTMLDivElement | null },
): void {
    useEffect(
        () =>
            session.onShown(({ move, before, after }) => {
                const drawing = session.drawing.peek();
                if (!drawing) return;
                const { flights, sound: name } = drawing.effect?.(
                    move.seen,
                    move.seat,
                    before,
                    after,
                    session.me,
                ) ?? { flights: [], sound: null };
                if (root.current && layer.current && !document.hidden)
                    fly(root.current, layer.current, flights);
                if (name && SOUNDS.has(name)) sound(name as Sound);
                const said = session.sentence({ seq: move.seq, seat: move.seat, seen: move.seen });
                if (said) session.polite.value = again(session.polite.peek(), said);
            }),
        [session],
    );
}

const typing = (target: EventTarget | null): boolean =>
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/* Whether something is part of the game and not of the page around it. */
const acts = (target: EventTarget | null): boolean =>
    target instanceof Element &&
    target.closest('button, .target') !== null &&
    target.closest('.scene, .hand-bar, .sheet-trade, .side') !== null &&
    target.closest('.side-tabs') === null;

function usePresses(
    session: Session,
    root: { current: HTMLDivElement | null },
    layer: { current: HTMLDivElement | null },
): void {
    useEffect(() => {
        const settleDown = () => {
            session.flush();
            if (layer.current) land(layer.current);
        };
        const key = (event: KeyboardEvent) => {
            settleDown();
            if (event.ctrlKey || event.altKey || event.metaKey || typing(event.target)) return;
            if (event.repeat && event.key.length === 1) return; /* a key held down */
            if (!shortcuts.value && event.key !== 'Escape') return;
            if (document.querySelector('dialog[open]')) return;
            const name = event.key.toLowerCase();
            if (name === 'enter' && event.target instanceof HTMLButtonElement) return;
            if (!session.counts(name)) return;
            if (name === 'escape' && session.sheet.value) session.sheet.value = null;
            else if (session.drawing.value?.keys?.(session, event)) event.preventDefault();
            else if (name === 'u') session.table.undo();
            else if (name === 'l') focusOn('.log');
            else if (name === 'b') focusOn('.board .target');
            else if (name === 'escape') session.sheet.value = null;
        };
        /* The rest of a double click, and what cannot be sent now, before any button hears of it. */
        const click = (event: MouseEvent) => {
            const counts = session.counts('pointer', event.clientX, event.clientY);
            const dead =
                session.table.summary.peek()?.state === 'running' &&
                !session.alive.peek() &&
                acts(event.target);
            if (dead) session.explain(T().lineDown);
            if (counts && !dead) return;
            event.preventDefault();
            event.stopPropagation();
        };
        const page = root.current;
        page?.addEventListener('click', click, true);
        addEventListener('keydown', key);
        addEventListener('pointerdown', settleDown);
        return () => {
            page?.removeEventListener('click', click, true);
            removeEventListener('keydown', key);
            removeEventListener('pointerdown', settleDown);
        };
    }, [session]);
}

const focusOn = (selector: string): void => {
    document.querySelector<HTMLElement>(selector)?.focus();
};

const useTrade = (
    session: Session,
): { icon: string; label: string; body: JSX.Element } | undefined => {
    const drawing = session.drawing.value;
    if (!drawing || session.me === null) return undefined;
    const name = drawing.sideName?.() ?? { icon: 'trade', label: T().trade };
    return { ...name, body: <drawing.Side play={session} /> };
};

/* Log, chat and trade where the window has no place for them: over the hand, never the board. */
function Sheet({ session }: { session: Session }): JSX.Element | null {
    const name = session.sheet.value as Tab | null,
        kind = session.window.value;
    const sheets = session.drawing.value?.layout === 'sheet',
        first = useTrade(session);
    if (!name || kind === 'W' || (!session.narrow.value && !sheets)) return null;
    const open = session.table.summary.value?.state === 'open';
    return (
        <section class={`sheet sheet-${name}`}>
            <Tabs
                session={session}
                tab={name}
                first={sheets || open ? undefined : first}
                choose={tab => {
                    session.sheet.value = tab;
                }}
                close={() => {
                    session.sheet.value = null;
                }}
            />
        </section>
    );
}

/* What leads through a match: the coach of a lesson, or a puzzle. */
const guided = (session: Session): boolean => {
    const summary = session.table.summary.value;
    return Boolean(summary?.lesson ?? summary?.puzzle);
};
function Guide({ session }: { session: Session }): JSX.Element {
    return (
        <>
            <Coach session={session} />
            <PuzzlePanel session={session} />
        </>
    );
}

/* Beside the board: where there is room the trade stands open under the log, else both are tabs of
 * one panel. A game with sheets has its dice here instead. */
function Sides({
    session,
    open,
    tab,
    choose,
}: {
    session: Session;
    open: boolean;
    tab: Tab | null;
    choose: (tab: Tab) => void;
}): JSX.Element | null {
    const drawing = session.drawing.value,
        kind = session.window.value,
        first = useTrade(session);
    const narrow = session.narrow.value;
    if (drawing?.layout === 'sheet' && !open)
        return (
            <aside class="side">
                {!narrow && <Guide session={session} />}
                <drawing.Side play={session} />
                {kind === 'W' && <Tabs session={session} tab={tab ?? 'log'} choose={choose} />}
            </aside>
        );
    if (narrow)
        return kind === 'S' && !open ? (
            <aside class="side side-log">
                <Log session={session} />
            </aside>
        ) : null;
    if (open)
        return (
            <aside class="side">
                <Tabs
                    session={session}
                    tab={tab && tab !== 'trade' ? tab : 'chat'}
                    choose={choose}
                />
            </aside>
        );
    if (guided(session))
        return (
            <aside class="side coached">
                <Guide session={session} />
                {first?.body}
            </aside>
        );
    if (kind === 'L' && first)
        return (
            <aside class="side">
                <Tabs session={session} tab={tab ?? 'trade'} choose={choose} first={first} />
            </aside>
        );
    return (
        <aside class="side">
            <Tabs session={session} tab={tab && tab !== 'trade' ? tab : 'log'} choose={choose} />
            {first?.body}
        </aside>
    );
}

/* Why there is no table to show; of a match of old rules there is still its record. */
function Gone({ why, id }: { why: string; id: string }): JSX.Element {
    const t = T(),
        puzzle = readPuzzleId(id);
    const [title, text] =
        puzzle && why === 'unknown'
            ? [t.puzzleTitle, t.puzzleText]
            : why === 'log' && isHere(id)
              ? [t.hereLogTitle, t.hereLogText]
              : why === 'full'
                ? [t.fullTitle, t.fullText]
                : why === 'rules'
                  ? [t.rulesTitle, t.rulesText]
                  : why === 'log'
                    ? [t.logTitle, t.logText]
                    : why === 'closed'
                      ? [t.closedTitle, t.closedText]
                      : why === 'tab'
                        ? [t.tabTitle, t.tabText]
                        : [t.goneTitle, t.goneText];
    return (
        <main class="page" id="main" tabIndex={-1}>
            <Empty
                icon="search"
                title={title}
                action={
                    <a class="btn primary" href={puzzle ? link('puzzles') : link()}>
                        {puzzle ? t.toPuzzles : t.goneHome}
                    </a>
                }>
                {text}
                {why === 'rules' && (
                    <>
                        {' '}
                        <a href={`/api/tables/${id}/replay`} target="_blank" rel="noreferrer">
                            {t.rulesReplay}
                        </a>
                    </>
                )}
            </Empty>
        </main>
    );
}

/* What stands under the board: nothing before the start, then the reader's own hand. */
function Bottom({ session }: { session: Session }): JSX.Element {
    const t = T(),
        drawing = session.drawing.value;
    if (session.me === null)
        return (
            <section class="hand-bar watching" aria-label={t.spectating}>
                <Icon id="eye" size={22} />
                <b>{t.spectating}</b>
                <a class="btn" href={link()}>
                    {t.home}
                </a>
            </section>
        );
    return (
        <section class="hand-bar" aria-label={t.ownCards}>
            {drawing && <drawing.Hand play={session} />}
        </section>
    );
}

export default function TablePage({
    id,
    beside = [],
}: {
    id: string;
    beside?: string[];
}): JSX.Element {
    const session = useSession(id),
        root = useRef<HTMLDivElement>(null);
    const layer = useRef<HTMLDivElement>(null),
        [tab, choose] = useState<Tab | null>(null);
    useEffects(session, root, layer);
    usePresses(session, root, layer);
    useEffect(() => {
        atTable.value = true;
        return () => {
            atTable.value = false;
        };
    }, []);
    const t = T(),
        { table } = session,
        summary = table.summary.value;
    const drawing = session.drawing.value,
        open = summary?.state === 'open';
    if (table.gone.value) return <Gone why={table.gone.value} id={id} />;
    const layout = (!open && drawing?.layout) || 'board';
    const busy = table.waiting.value > 0 || session.behind.value > 0;
    const kind = session.window.value,
        narrow = session.narrow.value;
    return (
        <div
            class={`table-page${open ? ' is-open' : ''}${narrow ? ' narrow' : ''}`}
            ref={root}
            data-window={kind}
            data-layout={layout}
            data-game={open ? undefined : summary?.game}
            data-low={session.low.value || undefined}
            data-busy={busy || undefined}
            data-line={session.alive.value ? undefined : 'down'}
            style={{ zoom: session.zoom.value, '--zoom': String(session.zoom.value) }}>
            <LiveRegions session={session} />
            <Top session={session} />
            <Seats session={session} />
            <main class="scene" id="main" tabIndex={-1} aria-label={t.table(id)}>
                {!summary && (
                    <p class="loading">
                        {solving.value === null
                            ? t.loading
                            : puzzleTexts().working(number(100 * solving.value))}
                    </p>
                )}
                {missing.value && (
                    <p class="loading">
                        {t.noDrawing}{' '}
                        <button class="btn" type="button" onClick={() => location.reload()}>
                            {t.reload}
                        </button>
                    </p>
                )}
                {open ? <Lobby session={session} /> : drawing && <drawing.Scene play={session} />}
                <Over session={session} />
            </main>
            {!open && summary && !(guided(session) && narrow) && <Prompt session={session} />}
            {!open && drawing?.Panels && (
                <div class="panels">
                    <drawing.Panels play={session} />
                </div>
            )}
            {!open && summary && <Bottom session={session} />}
            {narrow && <Guide session={session} />}
            <Sides session={session} open={open} tab={tab} choose={choose} />
            <Sheet session={session} />
            {beside.length > 0 && <Beside id={id} parts={beside} />}
            {summary?.lesson && <Pointer session={session} />}
            <PuzzleRing session={session} />
            <Tips session={session} />
            <div class="fly-layer" ref={layer} aria-hidden="true" />
        </div>
    );
}
