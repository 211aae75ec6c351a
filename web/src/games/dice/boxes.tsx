/* boxes.tsx - the fifteen boxes of a sheet with the running score, and the total. */
import type { JSX } from 'preact';
import { number } from '../../i18n/i18n.ts';
import { T } from './texts.ts';
import { running, type View } from './view.ts';

export function Boxes({ view, seat: i }: { view: View; seat: number }): JSX.Element | null {
    const t = T(),
        seat = view.seats[i];
    if (!seat) return null;
    const sums = running(seat.boxes),
        now = view.active === i && view.phase !== 'over';
    return (
        <section class="boxes" aria-label={t.boxes}>
            <ol>
                {Array.from({ length: view.plan.boxes }, (_, k) => {
                    const points = seat.boxes[k],
                        cross = points === view.plan.cross;
                    const current = now && k === seat.boxes.length;
                    const name =
                        points === undefined
                            ? `${t.free(k + 1)}${current ? `, ${t.boxNow}` : ''}`
                            : cross
                              ? t.crossed(k + 1, sums[k]!)
                              : t.box(k + 1, points, sums[k]!);
                    return (
                        <li
                            key={k}
                            class={`box${cross ? ' x' : ''}${current ? ' now' : ''}${
                                points === undefined && !current ? ' todo' : ''
                            }`}>
                            <span class="sr">{name}</span>
                            <small aria-hidden="true">{k + 1}</small>
                            <i aria-hidden="true">
                                {points === undefined
                                    ? current
                                        ? view.gained || '?'
                                        : ''
                                    : cross
                                      ? '×'
                                      : points}
                            </i>
                            <small aria-hidden="true">
                                {sums[k] === undefined ? '' : number(sums[k])}
                            </small>
                        </li>
                    );
                })}
            </ol>
            <span class="boxes-total">
                <small class="muted">{t.total}</small>
                <b>{number(seat.points)}</b>
            </span>
        </section>
    );
}
