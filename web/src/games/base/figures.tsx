/* figures.tsx - what everyone may know of a seat, and small pictures of the game for lists and
 * replays. */
import type { JSX } from 'preact';
import { Icon, SEAT_PAINT } from '../../app/icon.tsx';
import type { View as AnyView } from '../../net/types.ts';
import type { Play } from '../drawing.ts';
import { Island } from './board.tsx';
import { viewOf } from './state.ts';
import { T } from './texts.ts';
import { words, type View } from './view.ts';

interface FigureProps {
    icon: string;
    n: number;
    label: string;
    hot?: boolean;
    warn?: boolean;
}

function Figure({ icon, n, label, hot, warn }: FigureProps): JSX.Element {
    return (
        <span class={`figure${hot ? ' hot' : ''}${warn ? ' warn' : ''}`} title={label}>
            <Icon id={icon} size={17} />
            <b>{n}</b>
            <span class="sr"> {label}</span>
        </span>
    );
}

export function SeatFigures({ play, seat: i }: { play: Play; seat: number }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        seat = view?.seats[i];
    if (!view || !seat) return null;
    const over = seat.cards > view.options.discard_limit;
    return (
        <>
            <Figure
                icon="hand"
                n={seat.cards}
                warn={over}
                label={
                    over
                        ? `${t.handCards}, ${t.overLimit(view.options.discard_limit)}`
                        : t.handCards
                }
            />
            <Figure icon="development" n={seat.dev_cards} label={t.devCards} />
            <Figure
                icon="largest-army"
                n={seat.knights}
                hot={view.largest_army === i}
                label={
                    view.largest_army === i
                        ? `${t.knightsPlayed}, ${t.largestArmy}`
                        : t.knightsPlayed
                }
            />
            <Figure
                icon="longest-road"
                n={seat.road_length}
                hot={view.longest_road === i}
                label={view.longest_road === i ? `${t.roadLength}, ${t.longestRoad}` : t.roadLength}
            />
        </>
    );
}

export function Thumbnail({ view }: { view: AnyView | null }): JSX.Element {
    const shown = view as unknown as View | null;
    return (
        <div class="board-thumb" aria-hidden="true">
            {shown?.board ? (
                <Island view={shown} colours={SEAT_PAINT} compact />
            ) : (
                <Icon id="hex-fields" />
            )}
        </div>
    );
}

export function StaticBoard({
    view,
    seen,
}: {
    view: AnyView;
    seen?: string | null;
    names: string[];
}): JSX.Element {
    const place = seen ? words(seen)[1] : undefined;
    return (
        <Island
            view={view as unknown as View}
            colours={SEAT_PAINT}
            last={place && /^[cehs]\d+$/.test(place) ? place : null}
        />
    );
}
