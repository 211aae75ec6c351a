/* page.tsx - the review of a match: the board as it was, the judged moves, luck and skill, and the
 * chances of all seats over time. The engine in a worker of the page does the work, so it is the same
 * with and without a server; what is known is shown at once. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { late } from '../app/late.ts';
import { Empty } from '../app/notice.tsx';
import { goInstead, link } from '../app/router.ts';
import { number, say } from '../i18n/i18n.ts';
import { tableName } from '../net/api.ts';
import { gameNamed, useGames } from '../net/lists.ts';
import { startReview, type MatchReview, type ReviewNews } from '../net/review.ts';
import { replayTexts } from '../pages/replay-texts.ts';
import { Missing, useOpened, type Opened } from '../pages/replay.tsx';
import { Chart } from './chart.tsx';
import { costly } from './figures.ts';
import { LuckAndSkill, Moves, Standing, type Which } from './panels.tsx';
import { reviewTexts } from './texts.ts';

function useReview(text: string): ReviewNews | null {
    const [news, setNews] = useState<ReviewNews | null>(null);
    useEffect(() => {
        setNews(null);
        return startReview({ wasm: LANDFALL_WASM, text, nodes: 0 }, setNews);
    }, [text]);
    return news;
}

/* Keys for the whole page, where nothing else wants them. */
function useKeys(n: number, count: number, turning: number[], go: (n: number) => void): void {
    const now = useRef(n); /* keys may come faster than the page is drawn */
    now.current = n;
    useEffect(() => {
        const press = (event: KeyboardEvent) => {
            const { target } = event;
            if (event.ctrlKey || event.altKey || event.metaKey) return;
            if (target instanceof HTMLElement && target.closest('input, select, textarea')) return;
            const next: Record<string, number | undefined> = {
                ArrowLeft: now.current - 1,
                ArrowRight: now.current + 1,
                j: turning.find(at => at > now.current),
                k: [...turning].reverse().find(at => at < now.current),
            };
            const to = next[event.key.length === 1 ? event.key.toLowerCase() : event.key];
            if (to === undefined || to < 1 || to > count) return;
            event.preventDefault();
            now.current = to;
            go(to);
        };
        addEventListener('keydown', press);
        return () => removeEventListener('keydown', press);
    }, [count, turning, go]);
}

function Timeline({
    opened,
    review,
    n,
    go,
}: {
    opened: Opened;
    review: MatchReview;
    n: number;
    go: (n: number) => void;
}): JSX.Element {
    const t = reviewTexts(),
        r = replayTexts(),
        { count } = opened.replay;
    const button = (icon: string, name: string, to: number | undefined) => (
        <button
            class="btn quiet icon"
            type="button"
            aria-label={name}
            title={name}
            disabled={to === undefined || to === n}
            onClick={() => to !== undefined && go(to)}>
            <Icon id={icon} class="i20" />
        </button>
    );
    const clamp = (to: number) => Math.min(Math.max(to, 1), count);
    const turn = opened.figures.turns[n] ?? 0;
    return (
        <section class="panel rp-time rv-time" aria-labelledby="time">
            <header>
                <h2 id="time">{review.unit === 'points' ? t.points : t.chance}</h2>
                <Standing review={review} n={n} names={opened.from.names} />
                <span class="rv-turn">{r.turn(turn)}</span>
                <div class="trans">
                    {button('first', r.first, 1)}
                    {button(
                        'left',
                        t.previous,
                        [...review.turning].reverse().find(at => at < n),
                    )}
                    {button('prev', r.back, clamp(n - 1))}
                    {button('next', r.forward, clamp(n + 1))}
                    {button(
                        'right',
                        t.next,
                        review.turning.find(at => at > n),
                    )}
                    {button('last', r.last, count)}
                </div>
            </header>
            <Chart review={review} n={n} names={opened.from.names} go={go} />
            <div class="scrub rv-scrub">
                <input
                    type="range"
                    min={1}
                    max={count}
                    value={n}
                    aria-label={r.scrubber}
                    aria-valuetext={r.position(n, count, turn)}
                    onInput={event => go(Number(event.currentTarget.value))}
                />
            </div>
            <p class="small muted rv-keys">{t.keys}</p>
        </section>
    );
}

function Progress({ news }: { news: ReviewNews | null }): JSX.Element {
    const t = reviewTexts();
    const review = news && 'review' in news ? news.review : null;
    const done = review ? review.progress : news && 'waiting' in news ? news.waiting : 0;
    const ready = review?.part === 'done';
    return (
        <span class="rv-progress small muted">
            {!ready && (
                <progress max={1} value={done} aria-label={t.progress(number(done * 100))} />
            )}
            <span role="status" data-done={ready}>
                {ready ? t.done : review ? '' : news && 'waiting' in news ? t.solving : t.wait}
            </span>
        </span>
    );
}

function Show({ opened, at }: { opened: Opened; at: number }): JSX.Element {
    const t = reviewTexts(),
        r = replayTexts();
    useGames();
    const { replay, art, from } = opened,
        { count } = replay;
    const news = useReview(from.text);
    const review = news && 'review' in news ? news.review : null;
    const [viewer, setViewer] = useState(-1),
        [which, setWhich] = useState<Which>('costly');
    const first = review ? (costly(review, -1, 1)[0]?.n ?? review.turning[0]) : undefined;
    const n = Math.min(Math.max(at || first || count, 1), count);
    const go = useMemo(() => (to: number) => goInstead('review', from.id, String(to)), [from.id]);
    const { view, seen } = useMemo(() => replay.step(n, viewer), [opened, n, viewer]);
    useKeys(n, count, review?.turning ?? [], go);
    const title = say(gameNamed(replay.game)?.title) || replay.game;
    const trouble = news && ('unable' in news ? t.unable : 'failed' in news ? news.failed : null);
    return (
        <main class="rp rv" id="main" tabIndex={-1}>
            <header class="rp-head">
                <h1>
                    {t.title}{' '}
                    <span class="muted thin">
                        {title}
                        {from.row && ` ${tableName(from.row.table)}`}
                    </span>
                </h1>
                {!trouble && <Progress news={news} />}
                <a class="btn quiet" href={link('r', from.id, String(n))}>
                    <Icon id="replay" class="i20" />
                    <span class="desk">{t.replay}</span>
                    <span class="sr phone">{t.replay}</span>
                </a>
            </header>
            <section class="panel rp-board" aria-label={r.board}>
                <div class="rp-scene">
                    <art.StaticBoard view={view} seen={seen} names={from.names} />
                </div>
                <div class="cap">
                    <span class="grow" />
                    <select
                        class="pick"
                        aria-label={r.whose}
                        value={viewer}
                        onChange={event => setViewer(Number(event.currentTarget.value))}>
                        <option value={-1}>{r.allCards}</option>
                        {Array.from({ length: replay.seats }, (_, seat) => (
                            <option value={seat}>{r.knew(from.names[seat] ?? '')}</option>
                        ))}
                    </select>
                </div>
            </section>
            {trouble && (
                <section class="panel rv-trouble">
                    <Empty icon="bulb" title={t.failed}>
                        {trouble}
                    </Empty>
                </section>
            )}
            {review && (
                <>
                    <Moves
                        opened={opened}
                        review={review}
                        n={n}
                        viewer={viewer}
                        which={which}
                        setWhich={setWhich}
                        go={go}
                    />
                    <LuckAndSkill review={review} names={from.names} />
                    <Timeline opened={opened} review={review} n={n} go={go} />
                </>
            )}
        </main>
    );
}

export default function ReviewPage({ parts }: { parts: string[] }): JSX.Element {
    const id = parts[0] ?? '';
    const { opened, problem } = useOpened(id);
    const [styled, setStyled] = useState(false);
    useEffect(() => {
        void late('review').finally(() => setStyled(true));
    }, []);
    if (opened && styled) return <Show opened={opened} at={Number(parts[1]) || 0} />;
    return <Missing id={id} problem={styled ? problem : null} />;
}
