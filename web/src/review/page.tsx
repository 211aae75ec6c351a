/* page.tsx - the review of a match: the board as it was, the judged moves, luck and skill, and the
 * chances of all seats over time. The engine does the work, in a worker of the page or at a server that
 * offers it: the result is the same, and what is known is shown at once. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../app/icon.tsx';
import { late } from '../app/late.ts';
import { Empty } from '../app/notice.tsx';
import { goInstead, link } from '../app/router.ts';
import { speed } from '../app/settings.ts';
import { MoveMarks, type MoveMark } from '../games/marks.ts';
import { number, say } from '../i18n/i18n.ts';
import { tableName } from '../net/api.ts';
import { gameNamed, useGames } from '../net/lists.ts';
import { startReview, type MatchReview, type Reviewed, type ReviewNews } from '../net/review.ts';
import { Dice } from '../pages/replay-figures.tsx';
import { replayTexts } from '../pages/replay-texts.ts';
import { Missing, Share, useOpened, type Opened } from '../pages/replay.tsx';
import { Chart } from './chart.tsx';
import { costly } from './figures.ts';
import { LineBar, useLine, type LineState } from './line.tsx';
import { LuckAndSkill, Moves, SIGNS, Standing, type Which } from './panels.tsx';
import { reviewTexts } from './texts.ts';

interface Work {
    news: ReviewNews | null;
    review: MatchReview | null; /* what is known, also when the rest did not come */
    again: () => void;
}

function useReview({ text, row }: Opened['from']): Work {
    const [news, setNews] = useState<ReviewNews | null>(null),
        [review, setReview] = useState<MatchReview | null>(null),
        [tries, setTries] = useState(0);
    useEffect(() => {
        setNews(null);
        const order = { wasm: LANDFALL_WASM, text, nodes: 0, table: row?.table };
        return startReview(order, told => {
            setNews(told);
            if ('review' in told) setReview(told.review);
        });
    }, [text, tries]);
    return { news, review, again: () => setTries(tries + 1) };
}

/* What a browser says of a file that it could not get. */
const LOST = /^worker$|fetch|HTTP|network|load/i;

/* Why nothing more comes, in the reader's words; null: it does. */
function troubleOf(news: ReviewNews | null): string | null {
    const t = reviewTexts();
    if (news && 'unable' in news) return t.unable;
    if (!news || !('failed' in news)) return null;
    return LOST.test(news.failed) ? t.lost : news.failed;
}

function Again({ again }: { again: () => void }): JSX.Element {
    return (
        <button type="button" class="btn small" data-again onClick={again}>
            {reviewTexts().again}
        </button>
    );
}

/* Keys for the whole page, where nothing else wants them. While the best turn is shown, arrows step
 * through that, and Escape leaves it. */
function useKeys(
    n: number,
    count: number,
    turning: number[],
    go: (n: number) => void,
    state: LineState,
): void {
    const best = useRef(state);
    best.current = state;
    const now = useRef(n); /* keys may come faster than the page is drawn */
    now.current = n;
    useEffect(() => {
        const press = (event: KeyboardEvent) => {
            const { target } = event;
            if (event.ctrlKey || event.altKey || event.metaKey) return;
            if (target instanceof HTMLElement && target.closest('input, select, textarea')) return;
            const { line, to: step, leave } = best.current;
            const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
            if (line && (by !== 0 || event.key === 'Escape')) {
                event.preventDefault();
                if (by === 0) leave();
                else step(line.at + by);
                return;
            }
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

/* Move by move on its own, until the end or until it is stopped. */
function usePlaying(n: number, count: number, go: (n: number) => void) {
    const [playing, setPlaying] = useState(false),
        shown = useRef(n);
    shown.current = n;
    useEffect(() => {
        if (!playing) return;
        const on = () => (shown.current >= count ? setPlaying(false) : go(shown.current + 1));
        const timer = setInterval(on, 900 / (speed.value || 1));
        return () => clearInterval(timer);
    }, [playing, count, go]);
    return { playing, setPlaying };
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
    const { playing, setPlaying } = usePlaying(n, count, go);
    const button = (icon: string, name: string, to: number | undefined) => (
        <button
            class="btn quiet icon"
            type="button"
            aria-label={name}
            title={name}
            disabled={to === undefined || to === n}
            onClick={() => {
                setPlaying(false);
                if (to !== undefined) go(to);
            }}>
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
                    <button
                        class="btn primary icon play"
                        type="button"
                        aria-label={playing ? r.pause : r.play}
                        onClick={() => {
                            if (!playing && n >= count) go(1);
                            setPlaying(!playing);
                        }}>
                        <Icon id={playing ? 'pause' : 'play'} class="i20" />
                    </button>
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
            <span role="status" data-done={ready} class={ready ? 'rv-ready' : ''}>
                {ready ? t.done : review ? '' : news && 'waiting' in news ? t.solving : t.wait}
            </span>
        </span>
    );
}

/* What is pointed at on the board: the best move, and the played one where it was another. */
function marksOf(shown: Reviewed | undefined): MoveMark[] {
    if (!shown?.grade) return [];
    const best: MoveMark = { do: shown.best ?? shown.do, kind: 'best', sign: SIGNS.best };
    if (!shown.best) return [best];
    return [{ do: shown.do, kind: 'played', sign: SIGNS[shown.grade] }, best];
}

function Board({
    opened,
    shown,
    n,
    viewer,
    setViewer,
    state,
}: {
    opened: Opened;
    shown: Reviewed | undefined;
    n: number;
    viewer: number;
    setViewer: (viewer: number) => void;
    state: LineState;
}): JSX.Element {
    const t = reviewTexts(),
        r = replayTexts(),
        { replay, art, from } = opened,
        { line } = state;
    const past = useMemo(() => replay.step(n, viewer), [opened, n, viewer]);
    const step = line?.steps[line.at];
    const marks = step
        ? [{ do: step.do, kind: 'best' as const, sign: `${line!.at + 1}` }]
        : marksOf(shown);
    return (
        <section class="panel rp-board" aria-label={r.board}>
            <div class="rp-scene">
                <MoveMarks.Provider value={marks}>
                    <art.StaticBoard
                        view={step?.view ?? past.view}
                        seen={step?.do ?? past.seen}
                        names={from.names}
                    />
                </MoveMarks.Provider>
            </div>
            <div class="cap">
                {line ? (
                    <LineBar state={state} line={line} names={from.names} />
                ) : (
                    <>
                        <span class="rv-legend grow small" aria-hidden="true">
                            {marks.length > 0 && (
                                <span>
                                    <i class="rv-way best" />
                                    {t.best}
                                </span>
                            )}
                            {marks.length > 1 && (
                                <span>
                                    <i class="rv-way played" />
                                    {t.played}
                                </span>
                            )}
                        </span>
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
                    </>
                )}
            </div>
        </section>
    );
}

type Tab = 'moves' | 'luck' | 'dice';

/* On a phone one panel at a time, and the way from move to move at hand. */
function Tabs({
    tab,
    setTab,
    n,
    count,
    go,
}: {
    tab: Tab;
    setTab: (tab: Tab) => void;
    n: number;
    count: number;
    go: (n: number) => void;
}): JSX.Element {
    const t = reviewTexts(),
        r = replayTexts();
    const names: [Tab, string][] = [
        ['moves', t.tabMoves],
        ['luck', t.tabLuck],
        ['dice', t.tabDice],
    ];
    const way = (icon: string, name: string, to: number) => (
        <button
            type="button"
            class="btn quiet icon"
            aria-label={name}
            disabled={to < 1 || to > count}
            onClick={() => go(to)}>
            <Icon id={icon} class="i20" />
        </button>
    );
    return (
        <div class="rv-tabs" role="group" aria-label={t.tabs}>
            {names.map(([each, name]) => (
                <button
                    type="button"
                    class="btn quiet"
                    data-tab={each}
                    aria-pressed={tab === each}
                    onClick={() => setTab(each)}>
                    {name}
                </button>
            ))}
            {way('prev', r.back, n - 1)}
            {way('next', r.forward, n + 1)}
        </div>
    );
}

function Head({ opened, n, work }: { opened: Opened; n: number; work: Work }): JSX.Element {
    const t = reviewTexts(),
        { replay, from, figures } = opened,
        trouble = troubleOf(work.news);
    const title = say(gameNamed(replay.game)?.title) || replay.game;
    const final = figures.points[replay.count] ?? [];
    const winner = final.indexOf(Math.max(...final));
    return (
        <header class="rp-head">
            <h1>
                {t.title}{' '}
                <span class="muted thin">
                    {title}
                    {from.row && ` ${tableName(from.row.table)}`}
                    <span class="desk">
                        {' '}
                        · {replayTexts().result(from.names[winner] ?? '', final)}
                    </span>
                </span>
            </h1>
            {!trouble && <Progress news={work.news} />}
            {trouble && work.review && (
                <span class="rv-progress small" role="alert" title={trouble}>
                    {t.part}
                    <Again again={work.again} />
                </span>
            )}
            <a class="btn quiet" href={link('r', from.id, String(n))}>
                <Icon id="replay" class="i20" />
                <span class="desk">{t.replay}</span>
                <span class="sr phone">{t.replay}</span>
            </a>
            <Share page="review" id={from.id} n={n} text={from.text} />
        </header>
    );
}

function Show({ opened, at }: { opened: Opened; at: number }): JSX.Element {
    const t = reviewTexts(),
        r = replayTexts();
    useGames();
    const { replay, art, from, figures } = opened,
        { count } = replay;
    const work = useReview(from),
        { news, review } = work;
    const [viewer, setViewer] = useState(-1),
        [which, setWhich] = useState<Which>('costly'),
        [tab, setTab] = useState<Tab>('moves');
    const first = review ? (costly(review, -1, 1)[0]?.n ?? review.turning[0]) : undefined;
    const n = Math.min(Math.max(at || first || count, 1), count);
    const go = useMemo(() => (to: number) => goInstead('review', from.id, String(to)), [from.id]);
    const state = useLine(opened, review, n);
    useKeys(n, count, review?.turning ?? [], go, state);
    const shown = review?.entries[n - 1];
    const trouble = troubleOf(news),
        failed = news !== null && 'failed' in news;
    return (
        <main class="rp rv" id="main" tabIndex={-1} data-shows={tab}>
            <Head {...{ opened, n, work }} />
            <Board {...{ opened, shown, n, viewer, setViewer, state }} />
            {trouble && !review && (
                <section class="panel rv-trouble">
                    <Empty
                        icon="bulb"
                        title={t.failed}
                        action={failed && <Again again={work.again} />}>
                        {trouble}
                    </Empty>
                </section>
            )}
            {review && (
                <>
                    <Moves
                        {...{ opened, review, n, viewer, which, setWhich, go }}
                        show={state.show}
                    />
                    <LuckAndSkill
                        review={review}
                        names={from.names}
                        n={n}
                        turn={r.turn(figures.turns[n] ?? 0)}
                    />
                    <section class="panel rv-dice" aria-label={t.tabDice}>
                        <Dice figures={figures} statistics={art.statistics} check={null} />
                    </section>
                    <Timeline opened={opened} review={review} n={n} go={go} />
                    <Tabs tab={tab} setTab={setTab} n={n} count={count} go={go} />
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
