/* chart.tsx - the chances of all seats over the match, each with a band as wide as it may be off;
 * numbered flags are the turning points. The slider below it shares the axis. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { SEAT_PAINT } from '../app/icon.tsx';
import { number } from '../i18n/i18n.ts';
import type { MatchReview } from '../net/review.ts';
import { after, change, mostChanged } from './figures.ts';
import { reviewTexts } from './texts.ts';

const WIDTH = 1300,
    HEIGHT = 220,
    STEPS = [0, 0.25, 0.5, 0.75, 1],
    LANES = 4; /* flags stand in rows, so that neighbours can be pressed apart */

interface Line {
    line: string;
    band: string;
}

/* The highest value drawn: 1 for chances; for points the next 25 above all. */
const top = (review: MatchReview): number =>
    review.unit === 'chance'
        ? 1
        : Math.max(
              25,
              25 * Math.ceil(Math.max(...review.entries.flatMap(each => each.value)) / 25),
          );

function useLines(review: MatchReview): Line[] {
    return useMemo(() => {
        const last = review.entries.length,
            most = top(review);
        const x = (n: number) => ((n / last) * WIDTH).toFixed(1);
        const y = (value: number) =>
            (HEIGHT - (Math.min(Math.max(value, 0), most) / most) * HEIGHT).toFixed(1);
        return review.start.map((_, seat) => {
            const points: string[] = [],
                upper: string[] = [],
                lower: string[] = [];
            for (let n = 0; n <= last; n++) {
                const value = after(review, n)[seat]!;
                const known = n > 0 && n < last && value === after(review, n - 1)[seat];
                if (known && value === after(review, n + 1)[seat]) continue;
                const spread = (n ? review.entries[n - 1]!.spread : review.spread)[seat] ?? 0;
                points.push(`${x(n)} ${y(value)}`);
                upper.push(`${x(n)} ${y(value + spread)}`);
                lower.unshift(`${x(n)} ${y(value - spread)}`);
            }
            return { line: `M${points.join('L')}`, band: `M${[...upper, ...lower].join('L')}Z` };
        });
    }, [review]);
}

export function Chart({
    review,
    n,
    names,
    go,
}: {
    review: MatchReview;
    n: number;
    names: string[];
    go: (n: number) => void;
}): JSX.Element {
    const t = reviewTexts(),
        lines = useLines(review),
        last = review.entries.length,
        most = top(review);
    const place = (at: number) => `${(at / last) * 100}%`;
    return (
        <div class="rv-chart">
            <div class="rv-axis" aria-hidden="true">
                {[...STEPS].reverse().map(step => (
                    <span>{number(step * (review.unit === 'chance' ? 100 : most))}</span>
                ))}
            </div>
            <div class="rv-plot">
                <svg
                    class="chart"
                    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
                    preserveAspectRatio="none"
                    role="img"
                    aria-label={t.chart}>
                    {STEPS.map(step => (
                        <path class="grid" d={`M0 ${HEIGHT * step}H${WIDTH}`} />
                    ))}
                    {review.unit === 'chance' && (
                        <path
                            class="rv-even"
                            d={`M0 ${HEIGHT * (1 - 1 / review.start.length)}H${WIDTH}`}
                        />
                    )}
                    {lines.map(({ band }, seat) => (
                        <path d={band} fill={SEAT_PAINT[seat]} class="rv-band" />
                    ))}
                    {lines.map(({ line }, seat) => (
                        <g fill="none">
                            <path d={line} class="rv-casing" />
                            <path d={line} stroke={SEAT_PAINT[seat]} class="rv-line" />
                        </g>
                    ))}
                    <path class="now" d={`M${(n / last) * WIDTH} 0V${HEIGHT}`} />
                </svg>
                {review.turning.map((at, i) => {
                    const { seat, by } = mostChanged(review, at);
                    const label = t.flag(
                        i + 1,
                        review.entries[at - 1]!.turn,
                        names[seat] ?? '',
                        change(review, by),
                    );
                    return (
                        <button
                            type="button"
                            class={`rv-flag${at === n ? ' cur' : ''}`}
                            data-turning={at}
                            title={label}
                            aria-label={label}
                            aria-current={at === n ? 'step' : undefined}
                            style={{
                                left: place(at),
                                bottom: `calc((100% - 26px) * ${(i % LANES) / (LANES - 1)})`,
                            }}
                            onClick={() => go(at)}>
                            {i + 1}
                        </button>
                    );
                })}
            </div>
        </div>
    );
}
