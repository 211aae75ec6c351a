/* over.tsx - the end of a match: who won, the points, and what can be done next. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { go, link } from '../app/router.ts';
import { hasPage } from '../app/shell.tsx';
import { api } from '../net/api.ts';
import { isHere } from '../net/here.ts';
import { compare, holds, noteOf, type Findings } from '../net/promise.ts';
import { DailyEnd, isDaily } from './daily.tsx';
import { EndFigures } from './end.tsx';
import type { Session } from './session.ts';
import { sound } from './sound.ts';
import { T } from './texts.ts';

/* Whether the proof fits what this device has noted; nothing where it noted nothing. */
function PromiseLine({ id }: { id: string }): JSX.Element | null {
    const t = T(),
        [found, setFound] = useState<Findings | null>(null);
    useEffect(() => {
        const note = noteOf(id);
        if (note)
            void api.proof(id).then(
                proof => setFound(compare(note, proof)),
                () => undefined,
            );
    }, [id]);
    if (!found || found.promise === null) return null;
    return (
        <p
            class={`small ${holds(found) ? 'muted' : 'bad'}`}
            data-promise={holds(found)}
            role="status">
            {holds(found) ? t.promiseKept : t.promiseLost}
        </p>
    );
}

/* Who won, and with how many points. */
function titleOf({ me, names }: Session, points: number[], winners: number[]): string {
    const t = T(),
        [first] = winners;
    if (points.length === 1) return t.overAlone(points[0] ?? 0);
    if (first === undefined) return t.over;
    if (me !== null && winners.includes(me)) return t.youWonWith(points[me] ?? 0);
    if (winners.length > 1) return t.won(winners.map(i => names[i]).join(', '));
    return t.wonWith(names[first] ?? '', points[first] ?? 0);
}

export function Over({ session }: { session: Session }): JSX.Element | null {
    const t = T(),
        { table } = session,
        summary = table.summary.value;
    const [asked, setAsked] = useState(false),
        [hidden, setHidden] = useState(false);
    const next = table.rematchId.value,
        ended = summary?.state === 'over';
    useEffect(() => {
        if (next) go('t', next);
    }, [next]);
    useEffect(() => {
        if (ended) sound('win');
    }, [ended]);
    const drawing = session.drawing.value,
        view = session.view.value;
    if (!ended || !summary || session.behind.value > 0) return null;
    const known = drawing && view ? drawing.statistics.points(view) : [];
    const points = table.over.value?.points ?? known;
    const winners =
        table.over.value?.winners ??
        points.flatMap((n, i) => (n === Math.max(...points) ? [i] : []));
    const order = points
        .map((n, i) => ({ n, i }))
        .sort((a, b) => Number(winners.includes(b.i)) - Number(winners.includes(a.i)) || b.n - a.n);
    if (hidden)
        return (
            <button type="button" class="btn over-show" onClick={() => setHidden(false)}>
                <Icon id="crown" size={18} />
                {t.showResult}
            </button>
        );
    return (
        <section class="over panel" role="region" aria-labelledby="over-title">
            <div class="over-title">
                <span class="over-crown">
                    <Icon id="crown" size={44} />
                </span>
                <h1 id="over-title">{titleOf(session, points, winners)}</h1>
            </div>
            <EndFigures
                session={session}
                order={order.map(each => each.i)}
                points={points}
                winners={winners}
            />
            {isDaily(table.id) && <DailyEnd id={table.id} game={summary.game} />}
            <PromiseLine id={table.id} />
            <div class="over-buttons">
                {session.me !== null && (
                    <button
                        type="button"
                        class={`btn primary big${asked ? ' off' : ''}`}
                        aria-disabled={asked}
                        onClick={() => {
                            if (asked) return;
                            table.rematch();
                            setAsked(true);
                        }}>
                        <Icon id="undo" size={20} />
                        {asked ? t.rematchAsked : t.rematch}
                    </button>
                )}
                {hasPage('review') && (
                    <a class="btn" href={link('review', table.id)}>
                        <Icon id="stats" size={18} />
                        {t.review}
                    </a>
                )}
                <a class="btn" href={link('r', table.id)}>
                    <Icon id="replay" size={18} />
                    {t.replay}
                </a>
                {!isHere(table.id) && (
                    <a class="btn" href={link('check', table.id)}>
                        <Icon id="dice" size={18} />
                        {t.checkDice}
                    </a>
                )}
                <button type="button" class="btn quiet" onClick={() => setHidden(true)}>
                    <Icon id="eye" size={18} />
                    {t.lookAt}
                </button>
                <a class="btn quiet" href={link()}>
                    <Icon id="home" size={18} />
                    {t.home}
                </a>
            </div>
        </section>
    );
}
