/* figures.tsx - what everyone may know of a seat, and small pictures of the game for lists and
 * replays. */
import type { ComponentChildren, JSX } from 'preact';
import { Icon, SEAT_PAINT } from '../../app/icon.tsx';
import type { View as AnyView } from '../../net/types.ts';
import type { Play } from '../drawing.ts';
import {
    Board as IslandBoard,
    Figure,
    Thumbnail as Small,
    type Layers,
    type Route,
} from '../island/figures.tsx';
import { T as islandTexts } from '../island/texts.ts';
import { levelName, levelWords } from './catalog.ts';
import { Above, Metropolises, forBoard } from './pieces.tsx';
import { viewOf } from './state.ts';
import { BarbarianStrip } from './strip.tsx';
import { T } from './texts.ts';
import { TRACKS, TRACKS_SHOWN, metropolisOwner, type View } from './view.ts';
import { placed } from './ways.ts';

interface FiguresProps {
    play: Play;
    seat: number;
    route?: Route; /* if there are more than roads */
    children?: ComponentChildren;
}

export function SeatFigures({ play, seat: i, route, children }: FiguresProps): JSX.Element | null {
    const t = T(),
        island = islandTexts(),
        view = viewOf(play),
        seat = view?.seats[i];
    if (!view || !seat) return null;
    const over = seat.cards > seat.safe_cards,
        edition = view.options.edition;
    const held = seat.progress_backs.reduce((a, b) => a + b, 0),
        longest = view.longest_road === i,
        length = route?.length ?? island.roadLength;
    const open = Number(seat.printer) + Number(seat.constitution);
    return (
        <span class="kn-figures">
            <Figure
                size={16}
                icon="hand"
                n={seat.cards}
                warn={over}
                label={
                    over
                        ? `${island.handCards}, ${island.overLimit(seat.safe_cards)}`
                        : island.handCards
                }
            />
            <Figure size={16} icon="cards" n={held} label={t.progress} />
            <Figure size={16} icon="largest-army" n={seat.force} label={t.force} />
            <Figure
                size={16}
                icon={route?.icon ?? 'longest-road'}
                n={seat.road_length}
                hot={longest}
                label={longest ? `${length}, ${route?.longest ?? t.longestRoad}` : length}
            />
            {children}
            {seat.defender > 0 && (
                <Figure
                    size={16}
                    icon="defender"
                    n={seat.defender}
                    hot
                    sole={seat.defender === 1}
                    label={t.defender}
                />
            )}
            {open > 0 && (
                <Figure
                    size={16}
                    icon="victory-card"
                    n={open}
                    hot
                    sole={open === 1}
                    label={t.pointCards}
                />
            )}
            {seat.merchant && (
                <Figure size={16} icon="merchant" n={1} hot sole label={t.hasMerchant} />
            )}
            <span class="kn-levels">
                {TRACKS_SHOWN.map(track => {
                    const word = TRACKS[track]!,
                        level = seat.tracks[track]!.level;
                    const metropolis = metropolisOwner(view, track) === i;
                    const name =
                        `${levelWords(track, level)}${
                            level ? `, ${levelName(track, level, edition)}` : ''
                        }` + (metropolis ? `, ${t.metropolis}` : '');
                    return (
                        <span
                            key={word}
                            class={`kn-level of-${word}${metropolis ? ' metro' : ''}`}
                            title={name}
                            data-level={level}>
                            <Icon id={`track-${word}`} size={13} />
                            <b>{level}</b>
                            <span class="sr"> {name}</span>
                        </span>
                    );
                })}
            </span>
        </span>
    );
}

interface BoardProps {
    view: View;
    compact?: boolean;
    last?: string | null;
    layers?: Partial<Layers>; /* what a game with ships adds */
}

export function Board(props: BoardProps): JSX.Element {
    const { view, compact = false, last = null, layers = {} } = props;
    const layer = { view, colours: SEAT_PAINT, compact, last };
    return (
        <IslandBoard
            view={forBoard(view)}
            compact={compact}
            last={last}
            ground={layers.ground}
            before={
                <>
                    {layers.before}
                    <Metropolises {...layer} />
                </>
            }
            after={
                <>
                    <Above {...layer} />
                    {layers.after}
                </>
            }
        />
    );
}

export function Thumbnail({ view }: { view: AnyView | null }): JSX.Element {
    const shown = view as unknown as View | null;
    return <Small icon="barbarian-ship">{shown?.board && <Board view={shown} compact />}</Small>;
}

/* Without anything to press; the barbarians' strip tells what the board alone does not. */
export function StaticBoard({
    view,
    seen,
    names,
}: {
    view: AnyView;
    seen?: string | null;
    names: string[];
}): JSX.Element {
    const shown = view as unknown as View;
    return (
        <div class="kn-scene">
            <Board view={shown} last={seen ? placed(seen) : null} />
            <BarbarianStrip view={shown} names={names} me={null} />
        </div>
    );
}
