/* lobby.tsx - a table before its start: the link to share, who sits where, bots for open seats,
 * and the start. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { askName } from '../app/shell.tsx';
import { botLevel } from '../app/settings.ts';
import { botName, botsInOrder, standardBot } from '../i18n/bots.ts';
import { language, say } from '../i18n/i18n.ts';
import { beGuest, me as reader } from '../net/guest.ts';
import { gameNamed, useGames } from '../net/lists.ts';
import { Share } from './invite.tsx';
import { RefusalLine } from './prompt.tsx';
import type { Session } from './session.ts';
import { T } from './texts.ts';

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
