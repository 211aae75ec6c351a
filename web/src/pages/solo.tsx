/* solo.tsx - the reader's games alone, one panel for each game that can be played so: how many,
 * the mean, the best, and every score as a bar. */
import type { JSX } from 'preact';
import { number, say, texts } from '../i18n/i18n.ts';
import { gameNamed } from '../net/lists.ts';
import type { TableRow } from '../net/types.ts';

const words = texts(
    {
        title: (game: string) => `${game}, alone`,
        games: (n: number) => (n === 1 ? '1 game' : `${n} games`),
        mean: (text: string) => `mean ${text}`,
        best: (n: number) => `best ${n}`,
        last: (n: number) => `last ${n}`,
        bars: (list: string) => `Scores from the oldest to the newest: ${list}`,
    },
    {
        title: (game: string) => `${game}, allein`,
        games: (n: number) => (n === 1 ? '1 Partie' : `${n} Partien`),
        mean: (text: string) => `Mittel ${text}`,
        best: (n: number) => `beste ${n}`,
        last: (n: number) => `letzte ${n}`,
        bars: (list: string) => `Punkte von der ältesten zur neuesten: ${list}`,
    },
);

export interface SoloScores {
    game: string;
    scores: number[];
}

/* Scores of finished one-seat tables by game, oldest first. */
export function soloScores(rows: TableRow[]): SoloScores[] {
    const found = new Map<string, number[]>();
    for (const row of [...rows].sort((a, b) => a.created - b.created)) {
        const seat = row.seats[0];
        if (row.state !== 'over' || row.seats.length !== 1) continue;
        if (seat?.kind !== 'person' || seat.points === undefined) continue;
        found.set(row.game, [...(found.get(row.game) ?? []), seat.points]);
    }
    return [...found].map(([game, scores]) => ({ game, scores }));
}

const BAR = 14,
    HEIGHT = 72;

function Bars({ scores }: { scores: number[] }): JSX.Element {
    const top = Math.max(1, ...scores),
        low = Math.min(0, ...scores),
        span = top - low;
    const y = (score: number): number => ((top - score) / span) * HEIGHT;
    return (
        <svg
            class="solo-bars"
            role="img"
            aria-label={words().bars(scores.join(', '))}
            width={scores.length * BAR}
            height={HEIGHT}
            viewBox={`0 0 ${scores.length * BAR} ${HEIGHT}`}>
            {scores.map((score, i) => (
                <rect
                    x={i * BAR + 2}
                    width={BAR - 4}
                    y={Math.min(y(score), y(0))}
                    height={Math.max(2, Math.abs(y(score) - y(0)))}
                    rx="2"
                    fill={score === top ? 'var(--accent-ink)' : 'var(--edge)'}
                />
            ))}
        </svg>
    );
}

export function Solo({ rows }: { rows: TableRow[] }): JSX.Element {
    const t = words();
    return (
        <>
            {soloScores(rows).map(({ game, scores }) => {
                const mean = scores.reduce((a, b) => a + b, 0) / scores.length;
                const title = t.title(say(gameNamed(game)?.title) || game);
                return (
                    <section class="panel solo" aria-label={title}>
                        <h2>{title}</h2>
                        <p>
                            {[
                                t.games(scores.length),
                                t.mean(number(mean, 1)),
                                t.best(Math.max(...scores)),
                                t.last(scores[scores.length - 1]!),
                            ].join(' · ')}
                        </p>
                        <Bars scores={scores} />
                    </section>
                );
            })}
        </>
    );
}
