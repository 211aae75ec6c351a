/* panels.tsx - what stands beside the board of a review: the judged moves with the shown one in full,
 * and luck and skill of every seat. */
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../app/icon.tsx';
import { link } from '../app/router.ts';
import type { Part } from '../games/drawing.ts';
import { language, number, say } from '../i18n/i18n.ts';
import { GRADES, type Grade, type MatchReview, type Reviewed } from '../net/review.ts';
import { Parts, type Opened } from '../pages/replay.tsx';
import { amount, before, change, costly, mostChanged, sumsUpTo, withNames } from './figures.ts';
import { reviewTexts } from './texts.ts';

export const SIGNS: Record<Grade, string> = {
    best: '★',
    good: '✓',
    inaccuracy: '?!',
    mistake: '?',
    blunder: '??',
};

export function Mark({ grade }: { grade: Grade }): JSX.Element {
    return (
        <span class={`rv-mark ${grade}`} role="img" aria-label={reviewTexts()[grade]}>
            {SIGNS[grade]}
        </span>
    );
}

/* One action as the log tells it. */
function useWords(opened: Opened, viewer: number): (n: number) => Part[] {
    const { replay, art, from } = opened,
        lang = language.value;
    return useMemo(() => {
        const known = new Map<number, Part[]>();
        return (n: number) => {
            let parts = known.get(n);
            if (!parts) {
                const was = n > 1 ? replay.step(n - 1, viewer) : null;
                const { actor, seen, view } = replay.step(n, viewer);
                let by: number | undefined;
                for (let at = n - 1; actor < 0 && at > 0 && by === undefined; at--) {
                    const who = replay.step(at, viewer).actor;
                    if (who >= 0) by = who;
                }
                parts = art.logLine(seen, actor, was?.view ?? null, view, lang, from.names, by);
                known.set(n, parts);
            }
            return parts;
        };
    }, [opened, viewer, lang]);
}

/* What can be said of the shown action. */
function Judged({
    review,
    each,
    opened,
    show,
}: {
    review: MatchReview;
    each: Reviewed;
    opened: Opened;
    show: (each: Reviewed) => void;
}): JSX.Element {
    const t = reviewTexts(),
        { names } = opened.from;
    if (each.actor < 0) {
        const { seat, by } = mostChanged(review, each.n);
        return <p>{t.isLuck(names[seat] ?? '', change(review, by))}</p>;
    }
    if (!each.grade) return <p class="muted">{t.noChoice}</p>;
    if (each.grade === 'best') return <p>{t.isBest}</p>;
    const view = opened.replay.step(Math.max(each.n - 1, 1), -1).view;
    const words =
        opened.art.actionWords?.(view, each.best ?? '') ||
        withNames(say(each.better), place => opened.art.placeName(place, view, language.value));
    return (
        <>
            <p>
                <b class="rv-better">{t.better(words)}</b> {say(each.why) && `${say(each.why)}.`}
            </p>
            {!each.refined && review.part !== 'done' && <p class="muted small">{t.quick}</p>}
            <div class="rv-do">
                <a class="btn small" href={link('analysis', 'r', opened.from.id, `${each.n - 1}`)}>
                    <Icon id="play" class="i16" />
                    {t.tryHere}
                </a>
                {(each.line?.length ?? 0) > 0 && (
                    <button class="btn small quiet" type="button" onClick={() => show(each)}>
                        {t.showLine}
                    </button>
                )}
            </div>
        </>
    );
}

export type Which = 'costly' | 'around' | 'turning' | number;

export function Moves({
    opened,
    review,
    n,
    viewer,
    which,
    setWhich,
    go,
    show,
}: {
    opened: Opened;
    review: MatchReview;
    n: number;
    viewer: number;
    which: Which;
    setWhich: (which: Which) => void;
    go: (n: number) => void;
    show: (each: Reviewed) => void;
}): JSX.Element {
    const t = reviewTexts(),
        words = useWords(opened, viewer),
        { names } = opened.from;
    const shown = review.entries[n - 1];
    const rows =
        which === 'around'
            ? review.entries.slice(Math.max(n - 13, 0), n + 12)
            : which === 'turning'
              ? review.turning.map(at => review.entries[at - 1]!)
              : costly(review, which === 'costly' ? -1 : which);
    const figure = (each: Reviewed) =>
        each.actor < 0
            ? change(review, mostChanged(review, each.n).by)
            : each.loss === undefined
              ? ''
              : change(review, -each.loss);
    const told = (each: Reviewed): Part[] => {
        const parts = words(each.n);
        return parts.length > 0 ? parts : [say(each.say) || each.do];
    };
    const row = (each: Reviewed) => (
        <>
            <span class="muted num">{each.turn}</span>
            <span>
                <Parts parts={told(each)} names={names} />
            </span>
            <span class={`num rv-by${(each.loss ?? 0) >= 0.02 ? ' bad' : ''}`}>{figure(each)}</span>
            {each.grade ? <Mark grade={each.grade} /> : <span />}
        </>
    );
    return (
        <section class="panel rp-log rv-moves" aria-labelledby="moves">
            <header>
                <h2 id="moves">{t.moves}</h2>
                <select
                    class="pick"
                    aria-label={t.which}
                    value={String(which)}
                    onChange={event => {
                        const { value } = event.currentTarget;
                        setWhich(/^\d+$/.test(value) ? Number(value) : (value as Which));
                    }}>
                    <option value="costly">{t.costly}</option>
                    <option value="turning">{t.turningList}</option>
                    <option value="around">{t.around}</option>
                    {review.start.map((_, seat) => (
                        <option value={String(seat)}>{t.costlyOf(names[seat] ?? '')}</option>
                    ))}
                </select>
            </header>
            {shown && (
                <div class="rv-shown" data-grade={shown.grade ?? ''} aria-live="polite">
                    <div class="rv-row">{row(shown)}</div>
                    <Judged review={review} each={shown} opened={opened} show={show} />
                </div>
            )}
            <ol tabIndex={0} aria-label={t.moves}>
                {rows.length === 0 && <li class="muted">{t.none}</li>}
                {rows.map(each => (
                    <li key={each.n} class={each.n === n ? 'cur' : ''}>
                        <button
                            type="button"
                            data-move={each.n}
                            aria-current={each.n === n ? 'step' : undefined}
                            onClick={() => go(each.n)}>
                            {row(each)}
                        </button>
                    </li>
                ))}
            </ol>
        </section>
    );
}

/* A bar to the left of the middle for what was lost, to the right for what was gained. */
function Bar({ value, most, kind }: { value: number; most: number; kind: string }): JSX.Element {
    const width = `${(Math.min(Math.abs(value) / most, 1) * 50).toFixed(1)}%`;
    return <i class={`rv-bar ${kind} ${value < 0 ? 'minus' : 'plus'}`} style={{ width }} />;
}

export function LuckAndSkill({
    review,
    names,
    n,
    turn,
}: {
    review: MatchReview;
    names: string[];
    n: number;
    turn: string; /* of the shown moment */
}): JSX.Element {
    const t = reviewTexts(),
        [here, setHere] = useState(false);
    const seats = useMemo(
        () => (here ? sumsUpTo(review, n) : review.seats),
        [review, here, here && n],
    );
    const most = Math.max(
        0.01,
        ...seats.flatMap(each => [each.luck, each.own, each.others].map(Math.abs)),
    );
    return (
        <section class="panel rp-figures" aria-labelledby="skill">
            <header>
                <h2 id="skill">{t.luckSkill}</h2>
                <select
                    class="pick"
                    aria-label={t.span}
                    value={here ? 'here' : 'whole'}
                    onChange={event => setHere(event.currentTarget.value === 'here')}>
                    <option value="whole">{t.whole}</option>
                    <option value="here">{t.upTo(turn)}</option>
                </select>
            </header>
            <div class="rp-tab" tabIndex={0} role="group" aria-label={t.luckSkill}>
                <p class="rv-legend small" aria-hidden="true">
                    {(['luck', 'skill', 'others'] as const).map(kind => (
                        <span>
                            <i class={`rv-key ${kind}`} />
                            {t[kind]}
                        </span>
                    ))}
                </p>
                <ul class="rv-seats">
                    {seats.map((seat, i) => (
                        <li data-seat={i}>
                            <span class="rv-who">
                                <SeatMark seat={i} small />
                                <b>{names[i]}</b>
                            </span>
                            <span class="rv-bars" aria-hidden="true">
                                <Bar value={seat.luck} most={most} kind="luck" />
                                <Bar value={seat.own} most={most} kind="skill" />
                                <Bar value={seat.others} most={most} kind="others" />
                            </span>
                            <span class="small muted">
                                <span class="sr">
                                    {t.sentence(
                                        names[i] ?? '',
                                        change(review, seat.luck),
                                        change(review, seat.own),
                                        change(review, seat.others),
                                    )}{' '}
                                </span>
                                <span aria-hidden="true">
                                    {change(review, seat.luck)} {change(review, seat.own)}{' '}
                                    {change(review, seat.others)}.{' '}
                                </span>
                                {t.sums(amount(review, seat.start), amount(review, seat.result))}
                            </span>
                        </li>
                    ))}
                </ul>
                <p class="small muted">
                    {review.unit === 'points' ? t.inPoints : t.inPercent}{' '}
                    {review.unit === 'chance' && t.spread} {!review.over && t.notOver}
                </p>
                <h3>{t.how}</h3>
                <table class="rv-how">
                    <thead>
                        <tr>
                            <th scope="col">
                                <span class="sr">{t.name}</span>
                            </th>
                            {GRADES.map(grade => (
                                <th scope="col">
                                    <Mark grade={grade} />
                                </th>
                            ))}
                        </tr>
                    </thead>
                    <tbody>
                        {seats.map((seat, i) => (
                            <tr>
                                <th scope="row">
                                    <SeatMark seat={i} small /> {names[i]}
                                </th>
                                {GRADES.map(grade => (
                                    <td>{number(seat.grades[grade])}</td>
                                ))}
                            </tr>
                        ))}
                    </tbody>
                </table>
            </div>
        </section>
    );
}

/* The chances at the shown moment. */
export function Standing({
    review,
    n,
    names,
}: {
    review: MatchReview;
    n: number;
    names: string[];
}): JSX.Element {
    const values = n > 0 ? review.entries[n - 1]!.value : before(review, 1);
    return (
        <span class="legend grow rv-standing">
            {values.map((value, seat) => (
                <span>
                    <SeatMark small seat={seat} />
                    <span class="desk">{names[seat]}</span> <b>{amount(review, value)}</b>
                </span>
            ))}
        </span>
    );
}
