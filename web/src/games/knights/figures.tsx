/* figures.tsx - what everyone may know of a seat, and small pictures of the game for lists and
 * replays. */
import type { JSX } from 'preact';
import { Icon, SEAT_PAINT } from '../../app/icon.tsx';
import type { View as AnyView } from '../../net/types.ts';
import type { Play } from '../drawing.ts';
import { Island } from '../base/board.tsx';
import { words, type View as BaseView } from '../base/view.ts';
import { levelName } from './catalog.ts';
import { Above, Metropolises, forBoard } from './pieces.tsx';
import { viewOf } from './state.ts';
import { BarbarianStrip } from './strip.tsx';
import { T } from './texts.ts';
import { TRACKS, TRACKS_SHOWN, metropolisOwner, type View } from './view.ts';

interface FigureProps {
    icon: string;
    n: number;
    label: string;
    hot?: boolean;
    warn?: boolean;
    sole?: boolean; /* its picture says that it is there: no figure beside it */
}

function Figure({ icon, n, label, hot, warn, sole }: FigureProps): JSX.Element {
    return (
        <span class={`figure${hot ? ' hot' : ''}${warn ? ' warn' : ''}`} title={label}>
            <Icon id={icon} size={16} />
            {!sole && <b>{n}</b>}
            <span class="sr">
                {' '}
                {sole ? n : ''} {label}
            </span>
        </span>
    );
}

export function SeatFigures({ play, seat: i }: { play: Play; seat: number }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        seat = view?.seats[i];
    if (!view || !seat) return null;
    const over = seat.cards > seat.safe_cards,
        edition = view.options.edition;
    const held = seat.progress_backs.reduce((a, b) => a + b, 0),
        longest = view.longest_road === i;
    const open = Number(seat.printer) + Number(seat.constitution);
    return (
        <span class="kn-figures">
            <Figure
                icon="hand"
                n={seat.cards}
                warn={over}
                label={over ? `${t.handCards}, ${t.safe(seat.safe_cards)}` : t.handCards}
            />
            <Figure icon="cards" n={held} label={t.progress} />
            <Figure icon="largest-army" n={seat.force} label={t.force} />
            <Figure
                icon="longest-road"
                n={seat.road_length}
                hot={longest}
                label={longest ? `${t.roadLength}, ${t.longestRoad}` : t.roadLength}
            />
            {seat.defender > 0 && (
                <Figure
                    icon="defender"
                    n={seat.defender}
                    hot
                    sole={seat.defender === 1}
                    label={t.defender}
                />
            )}
            {open > 0 && (
                <Figure icon="victory-card" n={open} hot sole={open === 1} label={t.pointCards} />
            )}
            {seat.merchant && <Figure icon="merchant" n={1} hot sole label={t.hasMerchant} />}
            <span class="kn-levels">
                {TRACKS_SHOWN.map(track => {
                    const word = TRACKS[track]!,
                        level = seat.tracks[track]!.level;
                    const metropolis = metropolisOwner(view, track) === i;
                    const name =
                        `${t.levelOf(t[word], level)}${
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

function Board({
    view,
    compact = false,
    last = null,
}: {
    view: View;
    compact?: boolean;
    last?: string | null;
}): JSX.Element {
    const layer = { view, colours: SEAT_PAINT, compact, last };
    return (
        <Island
            view={forBoard(view) as unknown as BaseView}
            colours={SEAT_PAINT}
            compact={compact}
            last={last}
            before={<Metropolises {...layer} />}
            after={<Above {...layer} />}
        />
    );
}

export function Thumbnail({ view }: { view: AnyView | null }): JSX.Element {
    const shown = view as unknown as View | null;
    return (
        <div class="board-thumb" aria-hidden="true">
            {shown?.board ? <Board view={shown} compact /> : <Icon id="barbarian-ship" />}
        </div>
    );
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
    const shown = view as unknown as View,
        list = seen ? words(seen) : [];
    const place = list[0] === 'move' || list[0] === 'place' ? list[2] : list[1];
    return (
        <div class="kn-scene">
            <Board view={shown} last={place && /^[ce]\d+$/.test(place) ? place : null} />
            <BarbarianStrip view={shown} names={names} me={null} />
        </div>
    );
}
