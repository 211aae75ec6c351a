/* turning.tsx - the turning point of a match: the turn in which whoever won took the lead for good.
 * It follows from the points alone, so it is there at once and for every game. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { link } from '../app/router.ts';
import type { Drawing } from '../games/drawing.ts';
import { number, say } from '../i18n/i18n.ts';
import type { Replay } from '../net/engine.ts';
import type { Analysis } from '../pages/analysis.ts';
import type { Session } from './session.ts';
import { T } from './texts.ts';

export interface Turning {
    seat: number; /* whose turn of fortune it was */
    turn: number;
    n: number; /* the action that ended it */
    gained: number; /* points in this turn */
    mine: number; /* points after it, */
    best: number; /* and those of the best other seat */
    lead: boolean; /* the lead was taken in it, and kept */
}

/* How far the seat is ahead of the best other one. */
const ahead = (points: number[], seat: number): number =>
    points[seat]! - Math.max(0, ...points.filter((_, i) => i !== seat));

/* The last action of every turn: points within one come and go. */
function ends(turns: number[]): number[] {
    return turns.flatMap((turn, n) => (n > 0 && turns[n + 1] !== turn ? [n] : []));
}

export function turningPoint(figures: Analysis, winners: number[]): Turning | null {
    const { points, turns } = figures,
        seats = points[0]?.length ?? 0;
    const seat = seats === 1 ? 0 : winners[0];
    if (seat === undefined) return null;
    const steps = ends(turns).map((n, i, all) => {
        const before = points[i > 0 ? all[i - 1]! : 0]!,
            after = points[n]!;
        return {
            n,
            turn: turns[n]!,
            gained: after[seat]! - before[seat]!,
            rise:
                seats === 1
                    ? after[seat]! - before[seat]!
                    : ahead(after, seat) - ahead(before, seat),
            took: seats > 1 && ahead(before, seat) <= 0 && ahead(after, seat) > 0,
            mine: after[seat]!,
            best: Math.max(0, ...after.filter((_, i) => i !== seat)),
        };
    });
    const played = steps.filter(step => step.turn > 0);
    const taken = played.filter(step => step.took).at(-1);
    const found =
        taken ??
        played.reduce<(typeof played)[number] | null>(
            (best, step) => (step.rise > 0 && step.rise > (best?.rise ?? 0) ? step : best),
            null,
        );
    if (!found) return null;
    const { n, turn, gained, mine, best } = found;
    return { seat, n, turn, gained, mine, best, lead: taken !== undefined };
}

/* The picture, the sentence, and the way to the moment in the replay. */
export function TurningPoint({
    session,
    figures,
    replay,
    drawing,
    winners,
}: {
    session: Session;
    figures: Analysis;
    replay: Replay;
    drawing: Drawing;
    winners: number[];
}): JSX.Element | null {
    const t = T(),
        found = useMemo(() => turningPoint(figures, winners), [figures]);
    const view = useMemo(() => (found ? replay.step(found.n).view : null), [found]);
    if (!found) return null;
    const name = found.seat === session.me ? null : (session.names[found.seat] ?? '');
    const told = figures.moments
        .filter(each => each.seat === found.seat && figures.turns[each.n] === found.turn)
        .filter(each => each.n < replay.count) /* that it was won is said already */
        .map(each => say(each.label));
    const sentence =
        found.lead && figures.points[0]!.length > 1
            ? t.turningLead(name, number(found.mine), number(found.best))
            : t.turningGain(name, number(found.gained), number(found.mine));
    return (
        <section class="panel end-turning">
            <h2>
                {t.turning}
                <a class="tag" href={link('r', session.table.id, `${found.n}`)}>
                    {t.turningTurn(found.turn)}
                </a>
            </h2>
            <div class="end-turning-body">
                <span class="end-turning-pic" aria-hidden="true">
                    <drawing.Thumbnail view={view} />
                </span>
                <p>
                    {sentence}
                    {told.length > 0 && ` ${t.turningWith([...new Set(told)].join(', '))}`}
                </p>
            </div>
        </section>
    );
}
