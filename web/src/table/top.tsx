/* top.tsx - the bar above a table: where one is, the link to share, undo, sound, help, leave; on
 * a phone log and chat buttons and one menu. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { Dialog } from '../app/name.tsx';
import { go, link } from '../app/router.ts';
import { volume } from '../app/settings.ts';
import { language } from '../i18n/i18n.ts';
import { me } from '../net/guest.ts';
import { isHere } from '../net/here.ts';
import { gameNamed, useGames } from '../net/lists.ts';
import { HintDialog, hasHints, hintTitle } from './hint.tsx';
import { copyLink, LinkDialog } from './invite.tsx';
import { sidesOf, unread } from './panel.tsx';
import { players, ReportDialog, reported } from './report.tsx';
import type { Session } from './session.ts';
import { tableName } from '../net/api.ts';
import { T } from './texts.ts';
import { asking, tipsOn } from './tips.tsx';

interface Item {
    id: string;
    icon: string;
    label: string;
    off?: boolean;
    run: () => void;
}

let lastVolume = 60;
function toggleSound(): void {
    if (volume.value > 0) {
        lastVolume = volume.value;
        volume.value = 0;
    } else volume.value = lastVolume;
}

/* Whether leaving gives a seat of a running game away, which must be asked. */
function isPlaying(session: Session): boolean {
    const state = session.table.summary.value?.state;
    return session.me !== null && (state === 'running' || state === 'paused');
}

function LeaveDialog({ session, close }: { session: Session; close: () => void }): JSX.Element {
    const t = T();
    return (
        <Dialog title={t.leaveTitle} close={close}>
            <p>{isHere(session.table.id) ? t.hereLeave : t.leaveAsk}</p>
            <div class="row wrap dialog-buttons">
                <button type="button" class="btn primary" autoFocus onClick={close}>
                    {t.leaveNo}
                </button>
                <button
                    type="button"
                    class="btn"
                    data-leave
                    onClick={() => {
                        if (!isHere(session.table.id)) session.table.stand();
                        go('');
                    }}>
                    <Icon id="leave" size={18} />
                    {t.leaveYes}
                </button>
            </div>
        </Dialog>
    );
}

/* A press asks what a thing is; what lies open for another reason is closed for it. */
function ask(): void {
    asking.value = true;
}

function items(
    session: Session,
    showKeys: () => void,
    leave: () => void,
    hint: () => void,
): Item[] {
    const t = T(),
        { table } = session,
        summary = table.summary.value,
        loud = volume.value > 0;
    const seated = session.me !== null,
        running = summary?.state === 'running';
    const paused = summary?.state === 'paused';
    const undo =
        session.drawing.value?.layout !== 'sheet'
            ? []
            : [
                  {
                      id: 'undo',
                      icon: 'undo',
                      label: t.undo,
                      off: !seated || !running || !table.undoable.value,
                      run: () => table.undo(),
                  },
              ];
    const what = { id: 'what', icon: 'help', label: t.tipWhat, run: ask };
    const list: Item[] = [
        ...undo,
        ...(running ? [what] : []),
        ...(running && hasHints(session)
            ? [{ id: 'hint', icon: 'bulb', label: hintTitle(), run: hint }]
            : []),
        {
            id: 'sound',
            icon: loud ? 'sound-on' : 'sound-off',
            label: loud ? t.soundOn : t.soundOff,
            run: toggleSound,
        },
        { id: 'settings', icon: 'settings', label: t.settings, run: () => go('settings') },
        { id: 'help', icon: 'book', label: t.help, run: () => go('almanac', summary?.game ?? '') },
        { id: 'keys', icon: 'keyboard', label: t.keyboard, run: showKeys },
    ];
    if (seated && !summary?.listed && (running || paused) && !isHere(table.id))
        list.push({
            id: 'pause',
            icon: paused ? 'play' : 'pause',
            label: paused ? t.resume : t.pause,
            run: () => {
                if (paused) table.resume();
                else {
                    table.pause();
                    session.polite.value = t.pauseAsked;
                }
            },
        });
    const others = me.value ? players(session) : [];
    if (others.length > 0)
        list.push({
            id: 'report',
            icon: 'warn',
            label: t.reportPlayer,
            run: () => {
                reported.value = { players: others };
            },
        });
    list.push({ id: 'leave', icon: 'leave', label: t.leave, run: leave });
    return list;
}

function Menu({ list, close }: { list: Item[]; close: () => void }): JSX.Element {
    const box = useRef<HTMLDivElement>(null);
    useEffect(() => {
        box.current?.querySelector('button')?.focus();
    }, []);
    return (
        <div
            class="menu"
            ref={box}
            role="menu"
            onKeyDown={event => {
                const all = [...box.current!.querySelectorAll('button')];
                const at = all.indexOf(document.activeElement as HTMLButtonElement);
                if (event.key === 'Escape') close();
                else if (event.key === 'ArrowDown') all[(at + 1) % all.length]?.focus();
                else if (event.key === 'ArrowUp') all[(at + all.length - 1) % all.length]?.focus();
                else return;
                event.preventDefault();
                event.stopPropagation();
            }}>
            {list
                .filter(item => !item.off)
                .map(item => (
                    <button
                        key={item.id}
                        type="button"
                        role="menuitem"
                        onClick={() => {
                            close();
                            item.run();
                        }}>
                        <Icon id={item.icon} size={20} />
                        {item.label}
                    </button>
                ))}
        </div>
    );
}

/* The game, and where it stands in the words of its drawing. */
function subtitle(session: Session): string {
    const name = session.table.summary.value?.game ?? '',
        view = session.view.value;
    const title = gameNamed(name)?.title[language.value] ?? '';
    const more = view ? session.drawing.value?.subtitle?.(view) : undefined;
    return more && !session.narrow.value ? `${title} · ${more}` : title;
}

function KeysDialog({ session, close }: { session: Session; close: () => void }): JSX.Element {
    const t = T();
    return (
        <Dialog title={t.keysTitle} close={close}>
            <ul class="keys-help">
                {(session.drawing.value?.keysHelp?.() ?? t.keysHelp).split(' · ').map(line => (
                    <li key={line}>{line}</li>
                ))}
            </ul>
        </Dialog>
    );
}

/* Where there is room, a button for each. */
function Buttons({ list }: { list: Item[] }): JSX.Element {
    return (
        <span class="top-icons desk">
            {list.map(item => (
                <button
                    key={item.id}
                    type="button"
                    aria-label={item.label}
                    title={item.label}
                    disabled={item.off}
                    data-top={item.id}
                    onClick={item.run}>
                    <Icon id={item.icon} size={22} />
                </button>
            ))}
        </span>
    );
}

function toggleSheet(session: Session, name: string): void {
    session.sheet.value = session.sheet.value === name ? null : name;
}

/* On a phone one menu; the log and the chat where they have no place of their own. */
function FoldedButtons({
    session,
    open,
    toggle,
}: {
    session: Session;
    open: boolean;
    toggle: () => void;
}): JSX.Element {
    const t = T(),
        { value: kind } = session.window;
    const folded =
        session.narrow.value || (session.drawing.value?.layout === 'sheet' && kind !== 'W');
    const news = unread(session) > 0 && session.sheet.value !== 'chat';
    return (
        <span class="top-icons">
            {folded && kind !== 'S' && (
                <>
                    {!isHere(session.table.id) && (
                        <button
                            type="button"
                            aria-label={t.chat}
                            aria-expanded={session.sheet.value === 'chat'}
                            onClick={() => toggleSheet(session, 'chat')}>
                            <Icon id="chat" size={22} />
                            {news && <i class="dot" role="img" aria-label={t.unread} />}
                        </button>
                    )}
                    <button
                        type="button"
                        aria-label={t.log}
                        aria-expanded={session.sheet.value === 'log'}
                        onClick={() => toggleSheet(session, 'log')}>
                        <Icon id="log" size={22} />
                    </button>
                </>
            )}
            {session.narrow.value && tipsOn() && kind !== 'S' && (
                <button type="button" aria-label={t.tipWhat} data-top="what" onClick={ask}>
                    <Icon id="help" size={22} />
                </button>
            )}
            {session.narrow.value && (
                <button
                    type="button"
                    aria-label={t.menu}
                    aria-haspopup="menu"
                    aria-expanded={open}
                    onClick={toggle}>
                    <Icon id="menu" size={22} />
                    {news && kind === 'S' && <i class="dot" role="img" aria-label={t.unread} />}
                </button>
            )}
        </span>
    );
}

export function Top({ session }: { session: Session }): JSX.Element {
    useGames();
    const t = T(),
        [open, setOpen] = useState(false),
        [keys, setKeys] = useState(false),
        [hinting, setHinting] = useState(false);
    const [leaving, setLeaving] = useState(false),
        id = session.table.id;
    const list = items(
        session,
        () => setKeys(true),
        () => {
            if (isPlaying(session)) setLeaving(true);
            else go('');
        },
        () => setHinting(true),
    );
    const { value: kind } = session.window,
        drawing = session.drawing.value,
        view = session.view.value;
    const share: Item = {
        id: 'share',
        icon: 'link',
        label: t.share,
        run: () => {
            void copyLink(session);
        },
    };
    const more: Item[] = [
        ...(isHere(id) ? [] : [share]),
        ...sidesOf(session).map(name => ({
            id: name,
            icon: name,
            label: t[name],
            run: () => toggleSheet(session, name),
        })),
    ];
    return (
        <header class="table-top">
            <a class="brand" href={link()} aria-label={`Landfall, ${t.home}`}>
                <Icon id="logo" size={28} />
                <span class="desk">Landfall</span>
            </a>
            <span class="top-title" title={subtitle(session)}>
                {subtitle(session)}
                <span class="phone"> · {isHere(id) ? t.hereTable : tableName(id)}</span>
            </span>
            {isHere(id) ? (
                <span class="top-here desk muted">{t.hereTable}</span>
            ) : (
                <button
                    type="button"
                    class="top-share desk"
                    title={t.share}
                    onClick={() => {
                        void copyLink(session);
                    }}>
                    <Icon id="link" size={18} />
                    {t.table(id)}
                </button>
            )}
            {drawing?.Strip && view && kind !== 'S' ? (
                <drawing.Strip play={session} />
            ) : (
                <span class="grow" />
            )}
            <Buttons list={list} />
            <FoldedButtons session={session} open={open} toggle={() => setOpen(!open)} />
            {open && <Menu close={() => setOpen(false)} list={[...list, ...more]} />}
            {drawing?.Strip && view && kind === 'S' && <drawing.Strip play={session} />}
            {leaving && <LeaveDialog session={session} close={() => setLeaving(false)} />}
            <LinkDialog />
            <ReportDialog table={id} />
            {hinting && <HintDialog session={session} close={() => setHinting(false)} />}
            {keys && <KeysDialog session={session} close={() => setKeys(false)} />}
        </header>
    );
}
