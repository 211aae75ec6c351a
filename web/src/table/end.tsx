/* end.tsx - the figures at the end of a match: where every seat's points came from, the dice beside
 * what fair dice give, trades and goods, and how the result compares: with the best possible play
 * where the game is solved, and with one's own games on this device. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { own, keepResult, type Result } from '../app/results.ts';
import type { Drawing } from '../games/drawing.ts';
import { number, say } from '../i18n/i18n.ts';
import { api } from '../net/api.ts';
import { openReplay, type Replay } from '../net/engine.ts';
import type { Review, Source } from '../net/types.ts';
import { analyse, type Analysis } from '../pages/analysis.ts';
import './end.css';
import { EndReview } from './end-review.tsx';
import type { Session } from './session.ts';
import { T } from './texts.ts';
import { TurningPoint } from './turning.tsx';

/* The whole match, from its replay: the page itself may have come late and know only its end. */
interface Figures {
    replay: Replay;
    all: Analysis;
}
function useFigures(id: string, drawing: Drawing | null): Figures | null {
    const [figures, setFigures] = useState<Figures | null>(null);
    useEffect(() => {
        let here = true;
        if (!drawing || !LANDFALL_WASM) return;
        void (async () => {
            const replay = await openReplay(await api.replay(id), LANDFALL_WASM);
            const all = await analyse(replay, drawing.statistics, () => here, drawing.dealing);
            if (here) setFigures({ replay, all });
        })().catch(() => undefined); /* the panels that need it stay away */
        return () => {
            here = false;
        };
    }, [id, drawing]);
    return figures;
}

function useReview(id: string): Review | null {
    const [review, setReview] = useState<Review | null>(null);
    useEffect(() => {
        let here = true;
        void api.review(id).then(
            found => {
                if (here && found.seats.length > 0) setReview(found);
            },
            () => undefined,
        );
        return () => {
            here = false;
        };
    }, [id]);
    return review;
}

function SourceBar({
    session,
    seat,
    source,
    most,
}: {
    session: Session;
    seat: number;
    source: Source;
    most: number;
}): JSX.Element {
    const icon = session.drawing.value?.sourceIcon?.(source.word);
    const name = `${source.count > 1 ? `${source.count} × ` : ''}${say(source.name)}`;
    return (
        <span
            class={`end-bar${source.points < 0 ? ' less' : ''}`}
            title={name}
            style={{ flexGrow: Math.max(1, Math.abs(source.points)) / most }}>
            {icon ? (
                <Icon id={icon} size={20} seat={session.colours[seat]!} />
            ) : (
                <small aria-hidden="true">{say(source.name)}</small>
            )}
            <span class="sr">{name}: </span>
            <b>{number(source.points, 0)}</b>
        </span>
    );
}

export function Sources({
    session,
    order,
    points,
    winners,
}: {
    session: Session;
    order: number[];
    points: number[];
    winners: number[];
}): JSX.Element {
    const t = T(),
        sources = session.table.over.value?.sources ?? [];
    const width = (seat: number) =>
        (sources[seat] ?? []).reduce((sum, each) => sum + Math.max(1, Math.abs(each.points)), 0);
    const most = Math.max(1, ...order.map(width));
    return (
        <section class="panel end-sources">
            <h2>{t.endSources}</h2>
            <ol>
                {order.map(seat => (
                    <li key={seat} class={winners.includes(seat) ? 'won' : ''}>
                        <SeatMark seat={seat} />
                        <span class="end-name" title={session.names[seat]}>
                            {session.names[seat]}
                        </span>
                        <span class="end-bars">
                            {(sources[seat] ?? []).map(source => (
                                <SourceBar
                                    key={source.word}
                                    session={session}
                                    seat={seat}
                                    source={source}
                                    most={most}
                                />
                            ))}
                            <span style={{ flexGrow: (most - width(seat)) / most }} />
                        </span>
                        <b class="end-points">
                            {number(points[seat] ?? 0)}
                            <span class="sr"> {t.points}</span>
                        </b>
                    </li>
                ))}
            </ol>
        </section>
    );
}

function Dice({ figures, drawing }: { figures: Analysis; drawing: Drawing }): JSX.Element | null {
    const t = T(),
        odds = drawing.statistics.dice;
    const rolls = figures.dice.reduce((sum, n) => sum + n, 0);
    if (!odds || rolls === 0) return null;
    const ways = odds.ways.reduce((sum, n) => sum + n, 0);
    const fair = odds.ways.map(n => (n / ways) * rolls);
    const most = Math.max(...figures.dice, ...fair);
    return (
        <section class="panel end-dice">
            <h2>{t.endRolls(rolls)}</h2>
            <ul>
                {odds.values.map((value, i) => (
                    <li key={value}>
                        <span class="end-column" aria-hidden="true">
                            <i style={{ height: `${(figures.dice[i]! / most) * 100}%` }} />
                            <u style={{ bottom: `${(fair[i]! / most) * 100}%` }} />
                        </span>
                        <span aria-hidden="true">{value}</span>
                        <span class="sr">
                            {t.endRolled(value, figures.dice[i]!, number(fair[i]!, 1))}
                        </span>
                    </li>
                ))}
            </ul>
            <p class="small muted">{t.endLines}</p>
        </section>
    );
}

/* Goods and trades of every seat, one column each. */
function Goods({ session, figures }: { session: Session; figures: Analysis }): JSX.Element | null {
    const t = T(),
        seats = figures.causes.map((_, i) => i);
    const sum = (seat: number, cause: 'production' | 'theft' | 'discard', way: 'gained' | 'lost') =>
        figures.causes[seat]!.get(cause)?.[way] ?? 0;
    const rows: [string, number[]][] = [
        [t.endReceived, seats.map(i => sum(i, 'production', 'gained'))],
        [t.endExpected, seats.map(i => Math.round(figures.expected[i] ?? 0))],
        [
            t.endTrades,
            seats.map(i => figures.trades.filter(each => each.a === i || each.b === i).length),
        ],
        [t.endOffers, seats.map(i => figures.offers[i] ?? 0)],
        [t.endBank, seats.map(i => figures.bank[i] ?? 0)],
        [t.endStolen, seats.map(i => sum(i, 'theft', 'gained'))],
        [t.endLost, seats.map(i => sum(i, 'theft', 'lost') + sum(i, 'discard', 'lost'))],
    ];
    const used = rows.filter(([, values]) => values.some(n => n > 0));
    if (used.length === 0) return null;
    return (
        <section class="panel end-goods">
            <h2>{t.endGoods}</h2>
            <table>
                <thead>
                    <tr>
                        <td />
                        {seats.map(i => (
                            <th key={i} scope="col">
                                <SeatMark seat={i} small />
                                <span class="sr">{session.names[i]}</span>
                            </th>
                        ))}
                    </tr>
                </thead>
                <tbody>
                    {used.map(([name, values]) => (
                        <tr key={name}>
                            <th scope="row">{name}</th>
                            {values.map((n, i) => (
                                <td key={i} class={i === session.me ? 'mine' : ''}>
                                    {n}
                                </td>
                            ))}
                        </tr>
                    ))}
                </tbody>
            </table>
        </section>
    );
}

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${number(Math.abs(value), 1)}`;

function Compare({
    session,
    review,
    games,
}: {
    session: Session;
    review: Review | null;
    games: Result[];
}): JSX.Element | null {
    const t = T(),
        me = session.me,
        mine = me === null ? undefined : review?.seats[me];
    if (!mine && games.length < 2) return null;
    const best = Math.max(...games.map(game => game.points));
    const mean = games.reduce((sum, game) => sum + game.points, 0) / Math.max(1, games.length);
    const won = games.filter(game => game.won).length;
    return (
        <section class="panel end-compare">
            <h2>{t.endCompare}</h2>
            <dl>
                {mine && (
                    <>
                        <dt>{t.endOptimum}</dt>
                        <dd>{number(mine.start, 1)}</dd>
                        <dt>{t.endGiven}</dt>
                        <dd>{number(-mine.loss, 1)}</dd>
                        <dt>{t.endLuck}</dt>
                        <dd>{signed(mine.luck)}</dd>
                        <dt>{t.endYou}</dt>
                        <dd>
                            <b>{number(mine.points)}</b>
                        </dd>
                    </>
                )}
                {games.length > 1 && (
                    <>
                        <dt>{t.endOwn(games.length)}</dt>
                        <dd>{t.endMean(number(mean, 1), best)}</dd>
                    </>
                )}
                {games.length > 1 && games.some(game => game.seats > 1) && (
                    <>
                        <dt>{t.endWon}</dt>
                        <dd>{won}</dd>
                    </>
                )}
            </dl>
        </section>
    );
}

export function EndFigures({
    session,
    order,
    points,
    winners,
}: {
    session: Session;
    order: number[];
    points: number[];
    winners: number[];
}): JSX.Element {
    const { id } = session.table,
        drawing = session.drawing.value,
        { me } = session;
    const figures = useFigures(id, drawing),
        review = useReview(id);
    const game = session.table.summary.value?.game ?? '';
    const [games, setGames] = useState<Result[]>([]);
    useEffect(() => {
        if (me !== null)
            keepResult({
                table: id,
                game,
                points: points[me] ?? 0,
                won: winners.includes(me),
                seats: points.length,
            });
        setGames(own(game));
    }, [id, game]);
    return (
        <div class="end-figures">
            <Sources session={session} order={order} points={points} winners={winners} />
            {figures && drawing && (
                <TurningPoint
                    session={session}
                    figures={figures.all}
                    replay={figures.replay}
                    drawing={drawing}
                    winners={winners}
                />
            )}
            {figures && drawing && <Dice figures={figures.all} drawing={drawing} />}
            {figures && <Goods session={session} figures={figures.all} />}
            <EndReview session={session} winners={winners} />
            <Compare session={session} review={review} games={games} />
        </div>
    );
}
