/* end-review.tsx - luck and skill at the end of a match, and when it turned: the first sentences of
 * its review, worked out by the engine in a worker of the page while the other figures are read. */
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { SeatMark } from '../app/icon.tsx';
import { link } from '../app/router.ts';
import { number, texts } from '../i18n/i18n.ts';
import { api } from '../net/api.ts';
import { startReview, type MatchReview } from '../net/review.ts';
import type { Session } from './session.ts';

const T = texts(
    {
        title: 'Luck and skill',
        you: (luck: string, own: string) => `Luck gave you ${luck}, your own moves ${own}.`,
        other: (name: string, luck: string, own: string) =>
            `${name}: luck ${luck}, own moves ${own}.`,
        turned: (name: string | null, from: string, to: string) =>
            name === null
                ? `Your chance to win changed most at once here: from ${from} to ${to}.`
                : `The chance of ${name} changed most at once here: from ${from} to ${to}.`,
        turn: (n: number) => `turn ${n}`,
        unit: 'In percent of the chance to win.',
        wait: 'Looking back at the match …',
    },
    {
        title: 'Glück und Können',
        you: (luck: string, own: string) => `Das Glück gab dir ${luck}, deine eigenen Züge ${own}.`,
        other: (name: string, luck: string, own: string) =>
            `${name}: Glück ${luck}, eigene Züge ${own}.`,
        turned: (name: string | null, from: string, to: string) =>
            name === null
                ? `Hier änderte sich deine Aussicht am meisten auf einmal: von ${from} auf ${to}.`
                : `Hier änderte sich die Aussicht von ${name} am meisten auf einmal: von ${from} auf ${to}.`,
        turn: (n: number) => `Zug ${n}`,
        unit: 'In Prozent der Aussicht auf den Sieg.',
        wait: 'Die Partie wird angesehen …',
    },
);

const percent = (value: number): string => `${number(value * 100)} %`;
const signed = (value: number): string => {
    const shown = number(Math.abs(value) * 100);
    return `${shown === '0' ? '±' : value < 0 ? '−' : '+'}${shown} %`;
};

/* The review as far as luck is weighed; null: not yet, or nothing judges such matches. */
function useMatchReview(id: string): { review: MatchReview | null; busy: boolean } {
    const [review, setReview] = useState<MatchReview | null>(null),
        [busy, setBusy] = useState(true);
    useEffect(() => {
        let here = true,
            stop = (): void => undefined;
        const end = () => here && setBusy(false);
        void api.replay(id).then(text => {
            if (!here || !LANDFALL_WASM) return end();
            stop = startReview({ wasm: LANDFALL_WASM, text, nodes: 0, table: id }, news => {
                if (!('review' in news) || news.review.unit !== 'chance') {
                    stop(); /* games with a solution compare with that */
                    end();
                    return;
                }
                const { part } = news.review;
                if (part === 'refine' || part === 'done') setReview(news.review);
                if (part === 'done') end();
            });
        }, end);
        return () => {
            here = false;
            stop();
        };
    }, [id]);
    return { review, busy };
}

/* The action that changed a seat's chance most, while the game was on. */
function turningOf(review: MatchReview, seat: number) {
    let best: { n: number; turn: number; from: number; to: number } | null = null;
    let from = review.start[seat]!;
    for (const { n, turn, value } of review.entries) {
        const to = value[seat]!;
        if (turn > 0 && Math.abs(to - from) > (best ? Math.abs(best.to - best.from) : 0.04))
            best = { n, turn, from, to };
        from = to;
    }
    return best;
}

export function EndReview({
    session,
    winners,
}: {
    session: Session;
    winners: number[];
}): JSX.Element | null {
    const t = T(),
        { me, names } = session,
        { id } = session.table;
    const { review, busy } = useMatchReview(id);
    if (!review && !busy) return null;
    const seat = me ?? winners[0] ?? 0,
        turned = review && turningOf(review, seat);
    return (
        <section class="panel end-review" data-known={review ? review.part : ''}>
            <h2>
                {t.title}{' '}
                {turned && (
                    <a class="tag" href={link('review', id, `${turned.n}`)}>
                        {t.turn(turned.turn)}
                    </a>
                )}
            </h2>
            {!review && <p class="small muted">{t.wait}</p>}
            {review && (
                <>
                    {turned && (
                        <p>
                            {t.turned(
                                seat === me ? null : (names[seat] ?? ''),
                                percent(turned.from),
                                percent(turned.to),
                            )}
                        </p>
                    )}
                    <ul>
                        {review.seats.map(({ luck, own }, i) => (
                            <li key={i} data-seat={i}>
                                <SeatMark seat={i} small />{' '}
                                {i === me
                                    ? t.you(signed(luck), signed(own))
                                    : t.other(names[i] ?? '', signed(luck), signed(own))}
                            </li>
                        ))}
                    </ul>
                    <p class="small muted">{t.unit}</p>
                </>
            )}
        </section>
    );
}
