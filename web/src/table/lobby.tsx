/* lobby.tsx - a table before its start: the link to share, who sits where, bots for open seats,
 * and the start. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { Dialog } from '../app/name.tsx';
import { askName } from '../app/shell.tsx';
import { botLevel } from '../app/settings.ts';
import { botName, botsInOrder, standardBot } from '../i18n/bots.ts';
import { language, say } from '../i18n/i18n.ts';
import { beGuest, me as reader } from '../net/guest.ts';
import { gameNamed, useGames } from '../net/lists.ts';
import { RefusalLine } from './prompt.tsx';
import type { Session } from './session.ts';
import { T } from './texts.ts';

export const tableLink = (id: string): string => `${location.origin}/#/t/${id}`;

/* Copies, or shows the link where copying is not allowed. */
export async function copyLink(session: Session): Promise<void> {
    const address = tableLink(session.table.id);
    try {
        await navigator.clipboard.writeText(address);
        session.polite.value = T().copied;
    } catch {
        shownLink.value = address;
    }
}

const shownLink = signal('');

/* The link to copy by hand, where the browser does not let a page copy. */
export function LinkDialog(): JSX.Element | null {
    if (!shownLink.value) return null;
    return (
        <Dialog
            title={T().share}
            close={() => {
                shownLink.value = '';
            }}>
            <p>{T().copyFailed}</p>
            <label class="field">
                <input
                    readOnly
                    autoFocus
                    value={shownLink.value}
                    aria-label={T().share}
                    onFocus={event => event.currentTarget.select()}
                />
            </label>
        </Dialog>
    );
}

function Share({ session }: { session: Session }): JSX.Element {
    const t = T(),
        [copied, setCopied] = useState(false),
        id = session.table.id;
    return (
        <div class="share">
            <p>{t.lobbyShare}</p>
            <div class="share-row">
                <input
                    readOnly
                    value={tableLink(id)}
                    aria-label={t.share}
                    onFocus={event => event.currentTarget.select()}
                />
                <button
                    type="button"
                    class="btn"
                    onClick={() => {
                        void copyLink(session).then(() => setCopied(true));
                    }}>
                    <Icon id={copied ? 'check' : 'copy'} size={18} />
                    {copied ? t.copied : t.copy}
                </button>
            </div>
            <Code session={session} />
        </div>
    );
}

/* A code that can be read out. It opens the table only while the host wants it to. */
function Code({ session }: { session: Session }): JSX.Element | null {
    const t = T(),
        { host, listed, code } = session.table.summary.value!;
    if (listed || (!host && !code)) return null;
    return (
        <div class="share-row">
            {host && (
                <button
                    class="switch"
                    type="button"
                    role="switch"
                    aria-checked={code !== null}
                    aria-label={t.codeSwitch}
                    data-code
                    onClick={() => session.table.code(!code)}
                />
            )}
            {code ? (
                <code class="share-code" aria-label={`${t.code} ${[...code].join(' ')}`}>
                    {code}
                </code>
            ) : (
                <span>{t.codeSwitch}</span>
            )}
            <small class="muted" role="status">
                {code ? t.codeOpen : t.codeClosed}
            </small>
        </div>
    );
}

async function sit(session: Session, seat: number): Promise<void> {
    if (!reader.value) await beGuest(undefined, session.names);
    session.table.sit(seat);
}

function SeatRow({ session, seat, bot }: { session: Session; seat: number; bot: string }) {
    const t = T(),
        summary = session.table.summary.value!,
        info = summary.seats[seat]!;
    const mine = session.me === seat,
        open = info.kind === 'open';
    return (
        <li>
            <SeatMark seat={seat} />
            <span class="grow">
                <b>{open ? t.openSeat : session.names[seat]}</b>
                <small>{mine ? t.you : info.kind === 'bot' ? t.bot : ''}</small>
            </span>
            {open && (
                <button
                    type="button"
                    class={`btn small${session.me === null ? ' primary' : ''}`}
                    data-sit={seat}
                    onClick={() => {
                        void sit(session, seat);
                    }}>
                    <Icon id="person" size={16} />
                    {t.sit}
                </button>
            )}
            {open && summary.host && (
                <button
                    type="button"
                    class="btn small"
                    data-bot={seat}
                    onClick={() => session.table.bot(seat, bot)}>
                    <Icon id="bot" size={16} />
                    {t.addBot}
                </button>
            )}
            {mine && (
                <button type="button" class="btn small quiet" onClick={() => session.table.stand()}>
                    {t.stand}
                </button>
            )}
            {mine && (
                <button type="button" class="btn small quiet" onClick={askName}>
                    <Icon id="edit" size={16} />
                    {t.yourName}
                </button>
            )}
            {summary.host && info.kind === 'bot' && (
                <button
                    type="button"
                    class="btn small quiet"
                    aria-label={t.takeAwayName(session.names[seat]!)}
                    onClick={() => session.table.bot(seat, null)}>
                    {t.takeAway}
                </button>
            )}
            {summary.host && info.kind === 'person' && !mine && (
                <button
                    type="button"
                    class="btn small quiet"
                    onClick={() => session.table.remove(seat)}>
                    {t.remove(session.names[seat]!)}
                </button>
            )}
        </li>
    );
}

export function Lobby({ session }: { session: Session }): JSX.Element | null {
    useGames();
    const t = T(),
        summary = session.table.summary.value;
    const game = summary ? gameNamed(summary.game) : undefined;
    const [chosen, choose] = useState('');
    if (!summary) return null;
    const bot = chosen || (game ? standardBot(game, botLevel.value) : '');
    const open = summary.seats.flatMap((seat, i) => (seat.kind === 'open' ? [i] : []));
    return (
        <section class="lobby panel" aria-labelledby="lobby-title">
            <header>
                <h1 id="lobby-title">{game ? game.title[language.value] : t.lobbyTitle}</h1>
                <p class="muted">{game ? say(game.subtitle) : ''}</p>
            </header>
            <Share session={session} />
            <h2>{t.lobbyTitle}</h2>
            <ul class="lobby-seats">
                {summary.seats.map((_, i) => (
                    <SeatRow key={i} session={session} seat={i} bot={bot} />
                ))}
            </ul>
            {summary.host && game && open.length > 0 && (
                <div class="row wrap">
                    <label class="row">
                        {t.botLevel}
                        <select
                            class="pick"
                            value={bot}
                            onChange={event => {
                                choose(event.currentTarget.value);
                                botLevel.value = event.currentTarget.value;
                            }}>
                            {botsInOrder(game).map(each => (
                                <option key={each.name} value={each.name}>
                                    {botName(each.name)}
                                </option>
                            ))}
                        </select>
                    </label>
                    <button
                        type="button"
                        class="btn"
                        data-fill
                        onClick={() => {
                            for (const seat of open) session.table.bot(seat, bot);
                        }}>
                        <Icon id="bot" size={18} />
                        {t.fill}
                    </button>
                </div>
            )}
            <RefusalLine session={session} />
            <footer>
                {summary.host ? (
                    <button
                        type="button"
                        class={`btn primary big${open.length ? ' off' : ''}`}
                        data-start
                        aria-disabled={open.length > 0}
                        onClick={() => {
                            if (open.length === 0) session.table.start();
                        }}>
                        <Icon id="play" size={20} />
                        {open.length ? t.startWait(open.length) : t.start}
                    </button>
                ) : (
                    <p class="muted">{session.me === null ? t.sitFirst : t.hostStarts}</p>
                )}
                <p class="muted small">{summary.listed ? t.listed : t.unlisted}</p>
                <details class="small muted">
                    <summary>{t.commit}</summary>
                    <p>{t.commitHelp}</p>
                    <code class="mono">{summary.commit}</code>
                </details>
            </footer>
        </section>
    );
}
