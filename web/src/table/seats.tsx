/* seats.tsx - who sits where: colour and mark, name, what they are doing, points, clock, and the
 * game's public figures. Cards in a column on a desktop, chips in a row on a phone. */
import { signal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { number } from '../i18n/i18n.ts';
import { serverNow } from '../net/socket.ts';
import type { Clock } from '../net/types.ts';
import type { Session } from './session.ts';
import { T } from './texts.ts';

const beat = signal(0);

/* What is left of a seat's time, ms: first the turn's own, then the reserve. */
export function timeLeft(clock: Clock | null, seat: number): number | null {
    if (!clock || clock.turn[seat] === undefined) return null;
    const running = clock.running.includes(seat);
    const gone = running ? Math.max(0, serverNow() - clock.at) : 0;
    return Math.max(0, (clock.turn[seat] ?? 0) + (clock.reserve[seat] ?? 0) - gone);
}

export function clockText(ms: number): string {
    const s = Math.ceil(ms / 1000);
    return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
}

/* Redraws while a clock runs. */
export function useBeat(running: boolean): void {
    useEffect(() => {
        if (!running) return;
        const timer = setInterval(() => {
            beat.value++;
        }, 500);
        return () => clearInterval(timer);
    }, [running]);
    void beat.value;
}

function SeatCard({ session, seat }: { session: Session; seat: number }): JSX.Element {
    const t = T(),
        summary = session.table.summary.value!,
        info = summary.seats[seat]!;
    const drawing = session.drawing.value,
        view = session.view.value;
    const me = session.me === seat,
        name = session.names[seat] ?? '';
    const acting = session.awaited.value.includes(seat) && summary.state === 'running';
    const clock = session.table.clock.value,
        left = timeLeft(clock, seat);
    useBeat(Boolean(clock?.running.includes(seat)));
    const points = drawing && view ? drawing.statistics.points(view)[seat] : info.points;
    const bot = info.kind === 'bot',
        away = info.kind === 'person' && info.here === false;
    const asks =
        info.asks === 'pause'
            ? t.asksPause
            : info.asks === 'rematch'
              ? t.asksRematch
              : info.asks === 'back'
                ? t.asksBack
                : '';
    const words = asks
        ? asks
        : [
              me ? t.you : bot ? t.bot : info.away ? t.away : away ? t.absent : '',
              acting
                  ? bot
                      ? t.thinking
                      : t.acting
                  : me || bot || away || info.away
                    ? ''
                    : t.waiting,
              left !== null && (acting || me) ? clockText(left) : '',
          ]
              .filter(Boolean)
              .join(' · ');
    const shown = drawing?.sheets?.shown(session) === seat;
    const low = left !== null && acting && left < 15_000;
    return (
        <li
            class={`seat-card${acting ? ' on' : ''}${me ? ' me' : ''}${shown ? ' shown' : ''}`}
            data-fly={`seat-${seat}`}
            style={{ '--seat': session.colours[seat] }}
            aria-current={acting ? 'step' : undefined}>
            <SeatMark seat={seat} />
            <div class="seat-name">
                <b>
                    <Icon id={bot || info.away ? 'bot' : 'person'} size={16} />
                    <span title={name}>{name}</span>
                </b>
                <small class={low ? 'low' : ''}>{words}</small>
            </div>
            <span class="seat-points">
                <Icon id="victory-point" size={24} />
                <b>{number(points ?? 0)}</b>
                <span class="sr"> {t.points}</span>
            </span>
            <div class="seat-figures">
                {drawing && <drawing.SeatFigures play={session} seat={seat} />}
            </div>
            {drawing?.sheets && summary.seats.length > 1 && (
                <button
                    type="button"
                    class="seat-look"
                    aria-label={drawing.sheets.label(name)}
                    aria-pressed={shown}
                    data-look={seat}
                    onClick={() => drawing.sheets!.show(session, seat)}
                />
            )}
            {summary.host &&
                !me &&
                info.kind === 'person' &&
                summary.state === 'running' &&
                !summary.listed && (
                    <button
                        type="button"
                        class="seat-host"
                        aria-label={`${name}: ${t.toBot}`}
                        title={t.toBot}
                        onClick={() => session.table.remove(seat)}>
                        <Icon id="bot" size={16} />
                    </button>
                )}
        </li>
    );
}

export function Seats({ session }: { session: Session }): JSX.Element | null {
    const summary = session.table.summary.value;
    if (!summary) return null;
    return (
        <section class="table-seats" aria-label={T().seats}>
            <ul data-count={summary.seats.length}>
                {summary.seats.map((_, i) => (
                    <SeatCard key={i} session={session} seat={i} />
                ))}
            </ul>
        </section>
    );
}
