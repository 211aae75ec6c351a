/* prompt.tsx - the one-line prompt with the clock, a refusal with its rule, the line for typed
 * actions, and the live regions that say the same to screen readers. */
import type { JSX } from 'preact';
import { Icon, SeatMark } from '../app/icon.tsx';
import { link } from '../app/router.ts';
import type { Drawing } from '../games/drawing.ts';
import { gameNamed } from '../net/lists.ts';
import { bookWith, ruleText } from '../net/rules.ts';
import { Recap } from './panel.tsx';
import { clockText, timeLeft, useBeat } from './seats.tsx';
import type { Session } from './session.ts';
import { T } from './texts.ts';

export function RefusalLine({ session }: { session: Session }): JSX.Element | null {
    const t = T(),
        refusal = session.refusal.value;
    if (!refusal) return null;
    const books = gameNamed(session.table.summary.value?.game ?? '')?.rulebooks ?? [];
    const sentence = refusal.rule ? ruleText(books, refusal.rule, session.lang) : '';
    const book = refusal.rule ? bookWith(books, refusal.rule, session.lang) : '';
    return (
        <div class="refusal">
            <Icon id="warn" size={18} />
            <span>
                <b>{refusal.text}</b> {sentence}{' '}
                {refusal.rule && (
                    <a href={link('almanac', book, refusal.rule)}>
                        {t.why} {refusal.rule}
                    </a>
                )}
            </span>
            <button
                type="button"
                aria-label={t.dismiss}
                onClick={() => {
                    session.refusal.value = null;
                }}>
                <Icon id="close" size={16} />
            </button>
        </div>
    );
}

export function Prompt({ session }: { session: Session }): JSX.Element {
    const t = T(),
        drawing = session.drawing.value,
        summary = session.table.summary.value;
    const me = session.me,
        said: ReturnType<Drawing['prompt']> = drawing
            ? drawing.prompt(session)
            : { text: t.loading, mine: false };
    const paused = summary?.state === 'paused';
    const clock = session.table.clock.value;
    const who = said.mine && me !== null ? me : (session.awaited.value[0] ?? null);
    const left = who === null ? null : timeLeft(clock, who);
    useBeat(Boolean(clock?.running.length));
    const taken = me !== null && summary?.seats[me]?.away === true;
    return (
        <section class="prompt-box" aria-label={t.prompt}>
            <RefusalLine session={session} />
            {drawing?.Dice && <drawing.Dice play={session} />}
            <div class={`prompt${said.mine && !paused ? ' mine' : ''}`}>
                {who !== null && <SeatMark seat={who} />}
                <span class="prompt-text">
                    {session.table.slow.value
                        ? t.noAnswer
                        : paused
                          ? t.paused
                          : taken
                            ? t.takenOver
                            : said.text}
                </span>
                <Recap session={session} />
                {said.stop && (
                    <button type="button" class="btn small" onClick={said.stop.press}>
                        <Icon id="close" size={16} />
                        {said.stop.label}
                    </button>
                )}
                {session.behind.value > 0 && (
                    <button type="button" class="prompt-skip" onClick={() => session.flush()}>
                        {t.behind(session.behind.value)}
                        <Icon id="next" size={14} />
                    </button>
                )}
                {paused && me !== null && (
                    <button
                        type="button"
                        class="btn small primary"
                        onClick={() => session.table.resume()}>
                        {t.resume}
                    </button>
                )}
                {taken && (
                    <button
                        type="button"
                        class="btn small primary"
                        onClick={() => session.table.back()}>
                        {t.takeBack}
                    </button>
                )}
                {left !== null && (
                    <span class={`prompt-clock${left < 15_000 ? ' low' : ''}`}>
                        <Icon id="clock" size={20} />
                        <b>{clockText(left)}</b>
                    </span>
                )}
            </div>
        </section>
    );
}

export function LiveRegions({ session }: { session: Session }): JSX.Element {
    return (
        <>
            <div class="sr" role="alert" aria-live="assertive">
                {session.assertive.value}
            </div>
            <div class="sr" role="status" aria-live="polite">
                {session.polite.value}
            </div>
        </>
    );
}
