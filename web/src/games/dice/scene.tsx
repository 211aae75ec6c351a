/* scene.tsx - the parts of the table: the sheet in the middle, boxes under it, dice and goals at
 * the side; on a phone all but the sheet stand below it. */
import type { JSX } from 'preact';
import { Icon, SEAT_PAINT } from '../../app/icon.tsx';
import type { View as AnyView } from '../../net/types.ts';
import type { Play } from '../drawing.ts';
import { pick, targetsOf } from './act.ts';
import { Boxes } from './boxes.tsx';
import { Actions, Dice } from './dice.tsx';
import { Goals } from './goals.tsx';
import { HintBox } from './hint.tsx';
import { sheetText } from './names.ts';
import { Sheet } from './sheet.tsx';
import { shownSeat, viewOf } from './state.ts';
import { T } from './texts.ts';
import { words, type View } from './view.ts';

/* What an action has built, as the sheet names it, in the view after it. */
export function builtBy(seen: string, seat: number, after: View): string | null {
    const [word, place] = words(seen),
        mine = after.seats[seat];
    if (!mine) return null;
    switch (word) {
        case 'road':
            return `road ${place?.slice(1)}`;
        case 'settlement':
            return `settlement ${mine.settlements - 1}`;
        case 'city':
            return `city ${mine.cities - 1}`;
        case 'knight':
            return `knight ${mine.knights - 1}`;
        default:
            return null;
    }
}

export function Scene({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play),
        last = play.last.value;
    if (!view) return null;
    const seat = shownSeat(play),
        name = play.names[seat] ?? '';
    const fresh = last && last.seat === seat ? builtBy(last.seen, seat, view) : null;
    return (
        <>
            <Sheet
                view={view}
                seat={seat}
                colour={play.colours[seat] ?? SEAT_PAINT[0]!}
                targets={targetsOf(play, view)}
                fresh={fresh}
                onPick={target => pick(play, target)}
            />
            {seat !== play.me && play.me !== null && <p class="sheet-of">{T().sheetOf(name)}</p>}
            <p class="sr">{sheetText(view, seat, name)}</p>
            {(play.narrow.value || play.me === null) && <Boxes view={view} seat={seat} />}
        </>
    );
}

/* The boxes, which a phone has under the sheet, and the buttons that go on. */
export function Hand({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play);
    if (!view) return null;
    return (
        <>
            {!play.narrow.value && <Boxes view={view} seat={shownSeat(play)} />}
            <div class="hand-main">
                <Actions play={play} view={view} />
            </div>
        </>
    );
}

export function Side({ play }: { play: Play }): JSX.Element {
    return (
        <div class="dice-side">
            <Dice play={play} />
            <HintBox play={play} />
            <Goals play={play} />
        </div>
    );
}

export function SeatFigures({ play, seat: i }: { play: Play; seat: number }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        seat = view?.seats[i];
    if (!view || !seat) return null;
    const n = Math.min(
        seat.boxes.length + (view.active === i && view.phase !== 'over' ? 1 : 0),
        view.plan.boxes,
    );
    return (
        <span class="figure">
            {n === view.plan.boxes && view.phase === 'over' ? t.finished : t.turnN(Math.max(n, 1))}
        </span>
    );
}

export function Thumbnail({ view }: { view: AnyView | null }): JSX.Element {
    const shown = view as unknown as View | null;
    return (
        <div class="board-thumb" aria-hidden="true">
            {shown?.seats ? (
                <Sheet view={shown} seat={shown.active} colour={SEAT_PAINT[shown.active]!} />
            ) : (
                <Icon id="dice-gold" />
            )}
        </div>
    );
}

/* The board of a replay: the sheet of whoever acts, with dice and boxes. */
export function StaticBoard({
    view: any,
    seen,
    names,
}: {
    view: AnyView;
    seen?: string | null;
    names: string[];
}): JSX.Element {
    const view = any as unknown as View,
        seat = view.active;
    return (
        <div class="static-sheet">
            {names.length > 1 && <p class="sheet-of">{T().sheetOf(names[seat] ?? '')}</p>}
            <Sheet
                view={view}
                seat={seat}
                colour={SEAT_PAINT[seat]!}
                fresh={seen ? builtBy(seen, seat, view) : null}
            />
            <StaticDice view={view} />
            <Boxes view={view} seat={seat} />
        </div>
    );
}

function StaticDice({ view }: { view: View }): JSX.Element {
    const faces = ['brick', 'lumber', 'wool', 'grain', 'ore', 'gold'] as const,
        t = T();
    const row = (counts: number[], spent: boolean) =>
        counts.flatMap((n, face) =>
            Array.from({ length: n }, (_, i) => (
                <span key={`${face} ${i} ${spent}`} class={spent ? 'spent' : ''}>
                    <Icon id={`dice-${faces[face]}`} size={34} label={t[faces[face]!]} />
                </span>
            )),
        );
    return (
        <div class="static-dice">
            {row(view.dice, false)}
            {row(view.aside, true)}
        </div>
    );
}
