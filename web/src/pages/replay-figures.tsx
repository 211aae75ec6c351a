/* replay-figures.tsx - the figures beside a replay: dice with a plain sentence, goods gained and
 * lost and why, trades. Every picture has its numbers in words for screen readers. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import type { Cause, Statistics } from '../games/drawing.ts';
import { number, say } from '../i18n/i18n.ts';
import type { Analysis, Trade } from './analysis.ts';
import { fairGamesAsUneven } from './luck.ts';
import { replayTexts } from './replay-texts.ts';
import { ReviewPanel, reviewTitle } from './review.tsx';
import type { Review } from '../net/types.ts';

export function Dice({
    figures,
    statistics,
    check,
}: {
    figures: Analysis;
    statistics: Statistics;
    check: string | null;
}): JSX.Element {
    const t = replayTexts();
    const odds = statistics.dice;
    const share = useMemo(() => (odds ? fairGamesAsUneven(figures.dice, odds) : 100), [figures]);
    const rolls = figures.dice.reduce((sum, count) => sum + count, 0);
    if (!odds || rolls === 0) return <p class="muted">{t.noRolls}</p>;
    const ways = odds.ways.reduce((sum, each) => sum + each, 0);
    const expected = odds.ways.map(each => (rolls * each) / ways);
    const most = Math.max(...figures.dice, ...expected);
    const title = share >= 10 ? t.evenTitle : share >= 1 ? t.rareTitle : t.veryRareTitle;
    return (
        <>
            <h3>
                {t.rolls(rolls)}
                {statistics.diceNote && <small class="muted"> · {say(statistics.diceNote)}</small>}
            </h3>
            <ul class="hist">
                {odds.values.map((value, n) => (
                    <li aria-label={t.rollsOf(value, figures.dice[n]!, number(expected[n]!, 1))}>
                        <span class="bar-box" aria-hidden="true">
                            <i style={{ height: `${(figures.dice[n]! / most) * 100}%` }} />
                            <em style={{ bottom: `${(expected[n]! / most) * 100}%` }} />
                        </span>
                        <span aria-hidden="true">{value}</span>
                    </li>
                ))}
            </ul>
            <p class="verdict">
                <b>{title}</b> {share < 1 ? t.unevenNever : t.uneven(number(share))}{' '}
                <span class="muted">{t.lines}</span>
            </p>
            {check && (
                <a class="btn small" href={check}>
                    <Icon id="check" class="i20" />
                    {t.checkDice}
                </a>
            )}
        </>
    );
}

function Goods({
    figures,
    statistics,
    names,
}: {
    figures: Analysis;
    statistics: Statistics;
    names: string[];
}): JSX.Element {
    const t = replayTexts();
    const causes: Cause[] = [
        'production',
        'trade',
        'bank',
        'build',
        'theft',
        'discard',
        'card',
        'other',
    ];
    const used = causes.filter(cause => figures.causes.some(each => each.has(cause)));
    const cell = (gained: number, lost: number) => (
        <td>
            <span class="good" aria-label={`${gained} ${t.gained}`}>
                {gained}
            </span>
            <span class="muted" aria-hidden="true">
                {' '}
                /{' '}
            </span>
            <span class="bad" aria-label={`${lost} ${t.lost}`}>
                {lost}
            </span>
        </td>
    );
    const head = figures.flows.map((_, seat) => (
        <th scope="col">
            <SeatMark small seat={seat} />
            <span class="sr">{names[seat]}</span>
        </th>
    ));
    return (
        <>
            <p class="small muted">{t.goodsHelp}</p>
            <table class="figs goods">
                <thead>
                    <tr>
                        <th scope="col">
                            <span class="sr">{t.good}</span>
                        </th>
                        {head}
                    </tr>
                </thead>
                <tbody>
                    {statistics.goods.map((good, n) => (
                        <tr>
                            <th scope="row">
                                <Icon id={good.icon} class="i20" />
                                {say(good.name)}
                            </th>
                            {figures.flows.map(flow => cell(flow.gained[n]!, flow.lost[n]!))}
                        </tr>
                    ))}
                    <tr class="total">
                        <th scope="row">{t.sum}</th>
                        {figures.flows.map(flow =>
                            cell(
                                flow.gained.reduce((a, b) => a + b, 0),
                                flow.lost.reduce((a, b) => a + b, 0),
                            ),
                        )}
                    </tr>
                </tbody>
            </table>
            <table class="figs">
                <thead>
                    <tr>
                        <th scope="col">{t.cause}</th>
                        {head}
                    </tr>
                </thead>
                <tbody>
                    {used.map(cause => (
                        <tr>
                            <th scope="row">{t[cause]}</th>
                            {figures.causes.map(each => {
                                const sum = each.get(cause) ?? { gained: 0, lost: 0 };
                                return cell(sum.gained, sum.lost);
                            })}
                        </tr>
                    ))}
                </tbody>
            </table>
        </>
    );
}

function Side({ goods, statistics }: { goods: number[]; statistics: Statistics }): JSX.Element {
    return (
        <span class="row tight">
            {goods.flatMap((count, n) =>
                count > 0
                    ? [
                          <span class="row tight">
                              <b>{count}</b>
                              <Icon
                                  id={statistics.goods[n]!.icon}
                                  class="i20"
                                  label={say(statistics.goods[n]!.name)}
                              />
                          </span>,
                      ]
                    : [],
            )}
        </span>
    );
}

function Trades({
    figures,
    statistics,
    names,
    go,
}: {
    figures: Analysis;
    statistics: Statistics;
    names: string[];
    go: (n: number) => void;
}): JSX.Element {
    const t = replayTexts();
    const line = (trade: Trade) => (
        <li>
            <button
                type="button"
                aria-label={t.toMoment(trade.n)}
                class="row tight"
                onClick={() => go(trade.n)}>
                <SeatMark small seat={trade.a} />
                <Side goods={trade.given} statistics={statistics} />
                <Icon id="trade" class="i20" />
                <Side goods={trade.taken} statistics={statistics} />
                <SeatMark small seat={trade.b} />
            </button>
        </li>
    );
    return (
        <>
            <ul class="bank-trades small">
                {figures.bank.map((count, seat) => (
                    <li class="row tight">
                        <SeatMark small seat={seat} />
                        {names[seat]}: {t.bankTrades(count)}
                    </li>
                ))}
            </ul>
            <h3>{figures.trades.length ? t.tradesTotal(figures.trades.length) : t.noTrades}</h3>
            <ul class="trade-list">{figures.trades.map(line)}</ul>
        </>
    );
}

type Tab = 'review' | 'dice' | 'goods' | 'trades';

export function Figures({
    figures,
    statistics,
    names,
    check,
    go,
    review,
    words,
}: {
    figures: Analysis;
    statistics: Statistics;
    names: string[];
    check: string | null;
    go: (n: number) => void;
    review: Review | null;
    words: (n: number, action: string) => string;
}): JSX.Element {
    const t = replayTexts();
    const [chosen, setTab] = useState<Tab | null>(null);
    const tab: Tab = chosen ?? (review ? 'review' : 'dice');
    const tabs: [Tab, string][] = [['dice', t.dice]];
    if (review) tabs.unshift(['review', reviewTitle()]);
    if (statistics.goods.length > 0) tabs.push(['goods', t.goods], ['trades', t.trades]);
    return (
        <section class="panel rp-figures" aria-label={t.figures}>
            <div class="seg fill" role="group" aria-label={t.figures}>
                {tabs.map(([name, text]) => (
                    <button type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
                        {text}
                    </button>
                ))}
            </div>
            <div
                class="rp-tab"
                tabIndex={0}
                role="region"
                aria-label={tabs.find(([name]) => name === tab)![1]}>
                {tab === 'dice' && <Dice figures={figures} statistics={statistics} check={check} />}
                {tab === 'review' && review && (
                    <ReviewPanel review={review} names={names} go={go} words={words} />
                )}
                {tab === 'goods' && (
                    <Goods figures={figures} statistics={statistics} names={names} />
                )}
                {tab === 'trades' && (
                    <Trades figures={figures} statistics={statistics} names={names} go={go} />
                )}
            </div>
        </section>
    );
}
