/* review.tsx - the review beside a replay: luck and skill of every seat by the solution of the
 * game, and the decisions that gave away most. Nothing is shown for games without a solution. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from '../app/icon.tsx';
import { number, texts } from '../i18n/i18n.ts';
import { api } from '../net/api.ts';
import type { Review } from '../net/types.ts';

const T = texts(
    {
        title: 'Review',
        start: 'expected',
        loss: 'given away',
        luck: 'luck',
        points: 'points',
        sentence: (name: string, loss: string, luck: string) =>
            `${name}: decisions gave away ${loss} points, luck made ${luck}.`,
        worst: 'What cost most',
        none: 'Every decision was the best one.',
        did: (did: string, best: string, loss: string) => `${did}; better: ${best} (−${loss})`,
        perfect: (n: number, of: number) => `${n} of ${of} decisions were the best.`,
    },
    {
        title: 'Rückblick',
        start: 'erwartet',
        loss: 'verschenkt',
        luck: 'Glück',
        points: 'Punkte',
        sentence: (name: string, loss: string, luck: string) =>
            `${name}: ${loss} Punkte durch Entscheidungen verschenkt, Glück ${luck}.`,
        worst: 'Was am meisten gekostet hat',
        none: 'Jede Entscheidung war die beste.',
        did: (did: string, best: string, loss: string) => `${did}; besser: ${best} (−${loss})`,
        perfect: (n: number, of: number) => `${n} von ${of} Entscheidungen waren die besten.`,
    },
);

const SHOWN = 6,
    SMALL = 0.005;
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${number(Math.abs(value), 1)}`;

/* null: nothing can be said. */
export function useReview(id: string): Review | null {
    const [review, setReview] = useState<Review | null>(null);
    useEffect(() => {
        if (id !== 'file') void api.review(id).then(setReview, () => setReview(null));
    }, [id]);
    return review && review.seats.length > 0 ? review : null;
}

export const reviewTitle = (): string => T().title;

export function ReviewPanel({
    review,
    names,
    go,
    words,
}: {
    review: Review;
    names: string[];
    go: (n: number) => void;
    words: (n: number, action: string) => string;
}): JSX.Element {
    const t = T();
    const bad = review.decisions.filter(each => each.loss >= SMALL).sort((a, b) => b.loss - a.loss);
    const { length } = review.decisions;
    return (
        <>
            <ul class="review-seats">
                {review.seats.map((seat, i) => (
                    <li key={i}>
                        <SeatMark seat={i} />
                        <span>
                            {t.sentence(names[i] ?? '', number(seat.loss, 1), signed(seat.luck))}{' '}
                            <span class="muted">
                                {number(seat.start, 1)} {t.start} − {number(seat.loss, 1)} {t.loss}{' '}
                                {seat.luck < 0 ? '−' : '+'} {number(Math.abs(seat.luck), 1)}{' '}
                                {t.luck} = {seat.points} {t.points}
                            </span>
                        </span>
                    </li>
                ))}
            </ul>
            <p class="muted small">{t.perfect(length - bad.length, length)}</p>
            <h3>{bad.length ? t.worst : t.none}</h3>
            <ol class="review-worst">
                {bad.slice(0, SHOWN).map(each => (
                    <li key={each.n}>
                        <button type="button" class="btn quiet small" onClick={() => go(each.n)}>
                            <SeatMark seat={each.seat} small />
                            {t.did(
                                words(each.n, each.do),
                                words(each.n, each.best),
                                number(each.loss, 1),
                            )}
                        </button>
                    </li>
                ))}
            </ol>
        </>
    );
}
