/* figures.tsx - what everyone may know of a seat, and small pictures of the game for lists and
 * replays. */
import type { ComponentChildren, JSX } from 'preact';
import type { View as AnyView } from '../../net/types.ts';
import type { Play } from '../drawing.ts';
import { Board, Figure, Thumbnail as Small, placeIn, type Route } from '../island/figures.tsx';
import { T as islandTexts } from '../island/texts.ts';
import { viewOf } from './state.ts';
import { T } from './texts.ts';
import type { View } from './view.ts';

interface FiguresProps {
    play: Play;
    seat: number;
    route?: Route; /* if there are more than roads */
    children?: ComponentChildren;
}

export function SeatFigures({ play, seat: i, route, children }: FiguresProps): JSX.Element | null {
    const t = islandTexts(),
        own = T(),
        view = viewOf(play),
        seat = view?.seats[i];
    if (!view || !seat) return null;
    const limit = view.options.discard_limit,
        over = seat.cards > limit;
    const army = view.largest_army === i,
        longest = view.longest_road === i,
        length = route?.length ?? t.roadLength;
    return (
        <>
            <Figure
                icon="hand"
                n={seat.cards}
                warn={over}
                label={over ? `${t.handCards}, ${t.overLimit(limit)}` : t.handCards}
            />
            <Figure icon="development" n={seat.dev_cards} label={own.devCards} />
            <Figure
                icon="largest-army"
                n={seat.knights}
                hot={army}
                label={army ? `${own.knightsPlayed}, ${own.largestArmy}` : own.knightsPlayed}
            />
            <Figure
                icon={route?.icon ?? 'longest-road'}
                n={seat.road_length}
                hot={longest}
                label={longest ? `${length}, ${route?.longest ?? t.longestRoad}` : length}
            />
            {children}
        </>
    );
}

export function Thumbnail({ view }: { view: AnyView | null }): JSX.Element {
    const shown = view as unknown as View | null;
    return <Small icon="hex-fields">{shown?.board && <Board view={shown} compact />}</Small>;
}

export function StaticBoard({
    view,
    seen,
}: {
    view: AnyView;
    seen?: string | null;
    names: string[];
}): JSX.Element {
    return <Board view={view as unknown as View} last={placeIn(seen)} />;
}
