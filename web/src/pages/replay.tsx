/* replay.tsx - a finished game move by move: the board as it was, what happened, points over
 * time, dice and goods. The engine in the page makes the positions from the replay's text, so
 * what is shown is what the rules make of it. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { copyText } from '../app/copy.ts';
import { Icon, SEAT_PAINT, SeatMark } from '../app/icon.tsx';
import { Empty, explain } from '../app/notice.tsx';
import { goInstead, link } from '../app/router.ts';
import { speed } from '../app/settings.ts';
import type { Drawing, Part } from '../games/drawing.ts';
import { drawing } from '../games/registry.ts';
import { common } from '../i18n/common.ts';
import { language, say } from '../i18n/i18n.ts';
import { ApiError, tableName } from '../net/api.ts';
import { openReplay, ReplayError, type Replay } from '../net/engine.ts';
import { gameNamed, useGames } from '../net/lists.ts';
import { analyse, type Analysis } from './analysis.ts';
import { useReview } from './review.tsx';
import { Figures } from './replay-figures.tsx';
import { fileName, source, type Source } from './replay-source.ts';
import { replayTexts } from './replay-texts.ts';

export interface Opened {
    from: Source;
    replay: Replay;
    art: Drawing;
    figures: Analysis;
}

export function Parts({ parts, names }: { parts: Part[]; names: string[] }): JSX.Element {
    return (
        <>
            {parts.map((part, n) => (
                <>
                    {n > 0 && ' '}
                    {typeof part === 'string' ? (
                        part
                    ) : 'seat' in part ? (
                        <b class="who-part">
                            <SeatMark small seat={part.seat} />
                            {names[part.seat]}
                        </b>
                    ) : (
                        <Icon
                            id={part.icon}
                            class="i16 inline"
                            label={part.label}
                            {...(part.paint === undefined ? {} : { seat: SEAT_PAINT[part.paint] })}
                        />
                    )}
                </>
            ))}
        </>
    );
}

export function useOpened(id: string): { opened: Opened | null; problem: unknown } {
    const [opened, setOpened] = useState<Opened | null>(null);
    const [problem, setProblem] = useState<unknown>(null);
    useEffect(() => {
        let here = true;
        setOpened(null);
        setProblem(null);
        const load = async () => {
            const from = await source(id);
            const replay = await openReplay(from.text, LANDFALL_WASM);
            const art = await drawing(replay.game, async () => replay.content(replay.game));
            if (!art) throw new Error(replay.game);
            const figures = await analyse(replay, art.statistics, () => here);
            if (here) setOpened({ from, replay, art, figures });
        };
        load().catch(error => {
            if (here) setProblem(error);
        });
        return () => {
            here = false;
        };
    }, [id]);
    return { opened, problem };
}

/* The actions around the shown one, in words. */
function Log({
    opened,
    n,
    viewer,
    go,
}: {
    opened: Opened;
    n: number;
    viewer: number;
    go: (n: number) => void;
}): JSX.Element {
    const t = replayTexts();
    const { replay, art, from } = opened;
    const lang = language.value;
    const lines = useMemo(() => {
        const out: { at: number; parts: Part[] }[] = [];
        const first = Math.max(1, n - 40);
        let before = first > 1 ? replay.step(first - 1, viewer).view : null;
        let by: number | undefined; /* who acted last: whose roll it is */
        for (let at = first - 1; at > 0 && by === undefined; at--) {
            const { actor } = replay.step(at, viewer);
            if (actor >= 0) by = actor;
        }
        for (let at = first; at <= n; at++) {
            const { actor, seen, view } = replay.step(at, viewer);
            if (actor >= 0) by = actor;
            const parts = art.logLine(seen, actor, before, view, lang, from.names, by);
            if (parts.length > 0) out.push({ at, parts });
            before = view;
        }
        return out.reverse();
    }, [opened, n, viewer, lang]);
    return (
        <section class="panel rp-log" aria-labelledby="log">
            <header>
                <h2 id="log">{t.happened}</h2>
            </header>
            <ol tabIndex={0} aria-label={t.happened}>
                {lines.map(({ at, parts }) => (
                    <li class={at === n ? 'cur' : ''}>
                        <button
                            type="button"
                            onClick={() => go(at)}
                            aria-current={at === n ? 'step' : undefined}>
                            <span class="muted num">{at}</span>
                            <span>
                                <Parts parts={parts} names={from.names} />
                            </span>
                        </button>
                    </li>
                ))}
            </ol>
        </section>
    );
}

const CHART = { width: 1300, height: 120 };

/* Points of every seat as steps, set a little apart so that equal lines stay visible. Where a
 * line rises or falls, the seat's mark stands, so colour is never all that tells them apart. */
function Chart({ figures, n }: { figures: Analysis; n: number }): JSX.Element {
    const { width, height } = CHART;
    const last = figures.points.length - 1;
    const most = Math.max(1, ...figures.points.flat());
    const seats = figures.points[0]?.length ?? 0;
    const x = (at: number) => (last ? (at / last) * width : 0);
    const y = (points: number, seat: number) =>
        height - 16 - (points / most) * (height - 32) + (seat - (seats - 1) / 2) * 3.5;
    const lines = useMemo(
        () =>
            Array.from({ length: seats }, (_, seat) => {
                let d = `M0 ${y(figures.points[0]![seat]!, seat).toFixed(1)}`;
                const marks: { at: number; top: number }[] = [];
                for (let at = 1, marked = 0; at <= last; at++) {
                    const now = figures.points[at]![seat]!;
                    if (now === figures.points[at - 1]![seat]) continue;
                    const top = y(now, seat);
                    d += `H${x(at).toFixed(1)}V${top.toFixed(1)}`;
                    if (at - marked > last * 0.03) {
                        marks.push({ at, top });
                        marked = at;
                    }
                }
                return { d: `${d}H${width}`, marks };
            }),
        [figures],
    );
    return (
        <>
            <svg
                class="chart"
                viewBox={`0 0 ${width} ${height}`}
                preserveAspectRatio="none"
                aria-hidden="true">
                {[0, 0.25, 0.5, 0.75, 1].map(part => (
                    <path class="grid" d={`M0 ${height - 16 - part * (height - 32)}H${width}`} />
                ))}
                {lines.map(({ d }, seat) => (
                    <g fill="none">
                        <path d={d} class="halo" />
                        <path d={d} class="edge" />
                        <path d={d} stroke={SEAT_PAINT[seat]} stroke-width="3" />
                    </g>
                ))}
                <path class="now" d={`M${x(n)} 0V${height}`} />
            </svg>
            <span class="chart-marks" aria-hidden="true">
                {lines.map(({ marks }, seat) =>
                    marks.map(mark => (
                        <span
                            style={{
                                left: `${(mark.at / last) * 100}%`,
                                top: `${(mark.top / height) * 100}%`,
                            }}>
                            <SeatMark small seat={seat} />
                        </span>
                    )),
                )}
            </span>
        </>
    );
}

function Timeline({
    opened,
    n,
    go,
}: {
    opened: Opened;
    n: number;
    go: (n: number) => void;
}): JSX.Element {
    const t = replayTexts();
    const [playing, setPlaying] = useState(false);
    const { figures, from, replay } = opened;
    const shown = useRef(n);
    shown.current = n;
    useEffect(() => {
        if (!playing) return;
        const timer = setInterval(
            () => {
                if (shown.current >= replay.count) setPlaying(false);
                else go(shown.current + 1);
            },
            700 / (speed.value || 1),
        );
        return () => clearInterval(timer);
    }, [playing]);
    const points = figures.points[n] ?? [];
    /* The action at which the turn before or after the shown one begins. */
    const turnStart = (by: number) => {
        const turn = figures.turns[n]! + by;
        const at = figures.turns.findIndex(each => each >= turn);
        return by < 0 && turn < 0 ? 1 : at < 0 ? replay.count : Math.max(1, at);
    };
    const button = (icon: string, name: string, to: number) => (
        <button
            class="btn quiet icon"
            type="button"
            aria-label={name}
            disabled={to === n}
            onClick={() => {
                setPlaying(false);
                go(to);
            }}>
            <Icon id={icon} class="i20" />
        </button>
    );
    const clamp = (to: number) => Math.min(Math.max(to, 1), replay.count);
    const place = (at: number) => `${(at / replay.count) * 100}%`;
    return (
        <section class="panel rp-time" aria-labelledby="time">
            <header>
                <h2 id="time">{t.points}</h2>
                <span class="legend grow">
                    {points.map((each, seat) => (
                        <span>
                            <SeatMark small seat={seat} />
                            {from.names[seat]} <b>{each}</b>
                        </span>
                    ))}
                </span>
                <div class="trans">
                    {button('first', t.first, 1)}
                    {button('left', t.turnBack, clamp(turnStart(-1)))}
                    {button('prev', t.back, clamp(n - 1))}
                    <button
                        class="btn primary icon play"
                        type="button"
                        aria-label={playing ? t.pause : t.play}
                        onClick={() => {
                            if (!playing && n >= replay.count) go(1);
                            setPlaying(!playing);
                        }}>
                        <Icon id={playing ? 'pause' : 'play'} class="i20" />
                    </button>
                    {button('next', t.forward, clamp(n + 1))}
                    {button('right', t.turnForward, clamp(turnStart(1)))}
                    {button('last', t.last, replay.count)}
                </div>
            </header>
            <div class="chart-wrap">
                <Chart figures={figures} n={n} />
                <span
                    class="now-label"
                    style={{ left: place(n) }}
                    data-late={n > replay.count * 0.9}>
                    {t.turn(figures.turns[n] ?? 0)}
                </span>
            </div>
            <div class="scrub">
                <div class="moments" aria-hidden="true">
                    {figures.moments.map(moment => (
                        <button
                            type="button"
                            tabIndex={-1}
                            title={say(moment.label)}
                            style={{ left: place(moment.n) }}
                            onClick={() => go(moment.n)}>
                            <Icon
                                id={moment.icon}
                                size={22}
                                {...(moment.seat < 0 ? {} : { seat: SEAT_PAINT[moment.seat] })}
                            />
                        </button>
                    ))}
                </div>
                <input
                    type="range"
                    min={1}
                    max={replay.count}
                    value={n}
                    aria-label={t.scrubber}
                    aria-valuetext={t.position(n, replay.count, figures.turns[n] ?? 0)}
                    onInput={event => {
                        setPlaying(false);
                        go(Number(event.currentTarget.value));
                    }}
                />
            </div>
        </section>
    );
}

/* A link to the shown moment of a page, and the replay as a file. */
export function Share({
    page = 'r',
    id,
    n,
    text,
}: {
    page?: string;
    id: string;
    n: number;
    text: string;
}): JSX.Element {
    const t = replayTexts();
    const [copied, setCopied] = useState(false);
    const copy = async () => {
        const address = `${location.origin}${location.pathname}${link(page, id, String(n))}`;
        if (!(await copyText(address))) {
            prompt(t.link, address);
            return;
        }
        setCopied(true);
        setTimeout(() => setCopied(false), 2500);
    };
    const save = () => {
        const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
        const anchor = document.createElement('a');
        anchor.href = address;
        anchor.download = `landfall-${id}.rep`;
        anchor.click();
        setTimeout(() => URL.revokeObjectURL(address), 1000);
    };
    return (
        <div class="row">
            {id !== 'file' && (
                <button class="btn quiet" type="button" onClick={() => void copy()}>
                    <Icon id={copied ? 'check' : 'share'} class="i20" />
                    <span class="desk">{copied ? common().copied : t.link}</span>
                    <span class="sr phone">{t.link}</span>
                </button>
            )}
            <button class="btn quiet" type="button" onClick={save}>
                <Icon id="download" class="i20" />
                <span class="desk">{t.export}</span>
                <span class="sr phone">{t.export}</span>
            </button>
            <span class="sr" role="status">
                {copied ? common().copied : ''}
            </span>
        </div>
    );
}

function Show({ opened, at }: { opened: Opened; at: number }): JSX.Element {
    const t = replayTexts();
    useGames();
    const { replay, art, from, figures } = opened;
    const [viewer, setViewer] = useState(-1);
    const review = useReview(from.id);
    const n = Math.min(Math.max(at || replay.count, 1), replay.count);
    const go = (to: number) => goInstead('r', from.id, String(to));
    const { view, seen } = useMemo(() => replay.step(n, viewer), [opened, n, viewer]);
    const title = say(gameNamed(replay.game)?.title) || replay.game;
    const final = figures.points[replay.count] ?? [];
    const winner = final.indexOf(Math.max(...final));
    return (
        <main class="rp" id="main" tabIndex={-1}>
            <header class="rp-head">
                <h1>
                    {t.replay}{' '}
                    <span class="muted thin">
                        {title}
                        {from.row && ` ${tableName(from.row.table)}`}
                        <span class="desk"> · {t.result(from.names[winner] ?? '', final)}</span>
                    </span>
                </h1>
                <a class="btn quiet" href={link('review', from.id, String(n))}>
                    <Icon id="bulb" class="i20" />
                    <span class="desk">{t.review}</span>
                    <span class="sr phone">{t.review}</span>
                </a>
                <Share id={from.id} n={n} text={from.text} />
            </header>
            <section class="panel rp-board" aria-label={t.board}>
                <div class="rp-scene">
                    <art.StaticBoard view={view} seen={seen} names={from.names} />
                </div>
                <div class="cap">
                    <span class="legend">
                        {(figures.points[n] ?? []).map((points, seat) => (
                            <span>
                                <SeatMark seat={seat} />
                                <b>{points}</b>
                                <span class="sr">{from.names[seat]}</span>
                            </span>
                        ))}
                    </span>
                    <span class="grow" />
                    <a class="btn quiet" href={link('analysis', 'r', from.id, `${n}`)}>
                        <Icon id="stats" class="i20" />
                        <span class="desk">{t.analysis}</span>
                        <span class="sr phone">{t.analysis}</span>
                    </a>
                    <select
                        class="pick"
                        aria-label={t.whose}
                        value={viewer}
                        onChange={event => setViewer(Number(event.currentTarget.value))}>
                        <option value={-1}>{t.allCards}</option>
                        {Array.from({ length: replay.seats }, (_, seat) => (
                            <option value={seat}>{t.knew(from.names[seat] ?? '')}</option>
                        ))}
                    </select>
                </div>
            </section>
            <Log opened={opened} n={n} viewer={viewer} go={go} />
            <Figures
                figures={figures}
                statistics={art.statistics}
                names={from.names}
                check={from.id === 'file' ? null : link('check', from.id)}
                go={go}
                review={review}
                words={(at, action) =>
                    art.actionWords?.(replay.step(Math.max(at - 1, 1), -1).view, action) ?? action
                }
            />
            <Timeline opened={opened} n={n} go={go} />
        </main>
    );
}

/* Until a replay is there, and where it is not. */
export function Missing({ id, problem }: { id: string; problem: unknown }): JSX.Element {
    const t = replayTexts();
    if (problem === null)
        return (
            <main class="page" id="main" tabIndex={-1}>
                <p class="loading muted" role="status">
                    {common().loading}
                </p>
            </main>
        );
    const status = problem instanceof ApiError ? problem.status : -1;
    const running = status === 409,
        bad = problem instanceof ReplayError ? problem : null /* a file, or what a server sent */,
        unknown = status === 404 || (id === 'file' && !bad) || id === '';
    return (
        <main class="page" id="main" tabIndex={-1}>
            <Empty
                icon={running ? 'clock' : 'replay'}
                title={running ? t.runningTitle : unknown ? t.unknownTitle : t.failedTitle}
                action={
                    running ? (
                        <a class="btn primary" href={link('t', id)}>
                            {t.toTable}
                        </a>
                    ) : (
                        <a class="btn primary" href={link('replays')}>
                            {t.toReplays}
                        </a>
                    )
                }>
                {running
                    ? t.running
                    : unknown
                      ? t.unknown
                      : bad
                        ? t.badLine(fileName() ?? '', bad.line, say(bad.expected))
                        : explain(problem)}
            </Empty>
        </main>
    );
}

export default function ReplayPage({ parts }: { parts: string[] }): JSX.Element {
    const id = parts[0] ?? '';
    const { opened, problem } = useOpened(id);
    if (opened) return <Show opened={opened} at={Number(parts[1]) || 0} />;
    return <Missing id={id} problem={problem} />;
}
