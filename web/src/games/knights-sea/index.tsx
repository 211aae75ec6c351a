/* index.tsx - Cities & Knights with ships: the drawing of the game without, and the sea's parts of the
 * island. Ships are moved by pressing them: the row of buttons has no room for one more. */
import { setupOf } from '../island/setup.tsx';
import type { JSX } from 'preact';
import { SEAT_PAINT } from '../../app/icon.tsx';
import type { View as AnyView } from '../../net/types.ts';
import type { Drawing, Play } from '../drawing.ts';
import { Thumbnail as Small } from '../island/figures.tsx';
import type { Main } from '../island/hand.tsx';
import { keysOf } from '../island/keys.ts';
import type { Said } from '../island/prompt.ts';
import { seaEffect } from '../island/sea/effect.ts';
import {
    IsleFigure,
    route,
    seaBoard,
    seaSource,
    seaStatistics,
    seaWords,
} from '../island/sea/index.tsx';
import { ShipButton, moveShip, pressShip } from '../island/sea/hand.tsx';
import { layersOf } from '../island/sea/layers.tsx';
import { seaLine, seaParts } from '../island/sea/log.ts';
import { SeaPanels, goldStep } from '../island/sea/panels.tsx';
import { seaPoint } from '../island/sea/point.ts';
import { seaPrompt } from '../island/sea/prompt.ts';
import { putDown } from '../island/sea/sail.ts';
import { seaTargets } from '../island/sea/targets.tsx';
import { T } from '../island/sea/texts.ts';
import { viewOf, type Seat as SeaSeat, type View as SeaView } from '../island/sea/view.ts';
import { stateOf as islandState } from '../island/state.ts';
import { Trade } from '../island/trade.tsx';
import { effect as knightsEffect } from '../knights/effect.ts';
import { Board, SeatFigures as KnightsFigures } from '../knights/figures.tsx';
import {
    Hand as KnightsHand,
    mainStep,
    nextProgress,
    pressMain,
    pressPiece,
    pressTrack,
} from '../knights/hand.tsx';
import knights from '../knights/index.tsx';
import { logLine as knightsLine } from '../knights/log.ts';
import { prompt as knightsPrompt } from '../knights/prompt.ts';
import { Panels as KnightsPanels, Scene as KnightsScene } from '../knights/scene.tsx';
import { choose, wishes } from '../knights/state.ts';
import { BarbarianStrip } from '../knights/strip.tsx';
import { T as knightsTexts } from '../knights/texts.ts';
import {
    TRACKS_SHOWN,
    type Seat as KnightsSeat,
    type View as KnightsView,
} from '../knights/view.ts';
import { placed } from '../knights/ways.ts';
import { learn, ship } from './facts.ts';

type View = KnightsView & SeaView<KnightsSeat & SeaSeat>;
const raw = (view: AnyView | null): View | null => view as unknown as View | null;

const prompt = (play: Play): Said => seaPrompt(play) ?? knightsPrompt(play);
const step = (play: Play): Main => goldStep(play) ?? mainStep(play);

function Scene({ play }: { play: Play }): JSX.Element {
    const view = viewOf(play),
        { pick, ...parts } = seaBoard(play);
    return (
        <KnightsScene
            play={play}
            parts={{
                ...parts,
                dress: (targets, chosen) =>
                    view ? seaTargets(play, view, targets, chosen) : targets,
                pick(target) {
                    if (target.kind === 'sail') choose(play, {});
                    return pick?.(target) ?? false;
                },
            }}
        />
    );
}

function Hand({ play }: { play: Play }): JSX.Element {
    const build = <ShipButton play={play} ship={ship()} onPress={() => pressNewShip(play)} />;
    return <KnightsHand play={play} step={step(play)} more={build} />;
}

/* A card or a knight that was looked at makes way. */
function pressNewShip(play: Play): void {
    const on = islandState(play).mode.value === 'ship';
    choose(play, {});
    if (!on) pressShip(play, ship());
}

function Panels({ play }: { play: Play }): JSX.Element {
    return (
        <>
            <SeaPanels play={play} />
            <KnightsPanels play={play} />
        </>
    );
}

const Side = ({ play }: { play: Play }): JSX.Element => (
    <Trade play={play} wishes={[...wishes(play), ship().cost]} />
);

function SeatFigures({ play, seat }: { play: Play; seat: number }): JSX.Element {
    return (
        <KnightsFigures play={play} seat={seat} route={route()}>
            <IsleFigure play={play} seat={seat} size={16} />
        </KnightsFigures>
    );
}

function Picture({
    view,
    compact = false,
    seen,
}: {
    view: View;
    compact?: boolean;
    seen?: string | null;
}): JSX.Element {
    const layers = layersOf({ view, colours: SEAT_PAINT, compact, seen });
    return (
        <Board view={view} compact={compact} last={seen ? placed(seen) : null} layers={layers} />
    );
}

/* Beyond the keys of every island; see keysHelp. */
const keys = keysOf({
    build: pressPiece,
    main: play => pressMain(play, step(play)),
    stop(play) {
        choose(play, {});
        putDown(play);
    },
    own(play, key) {
        if (/^[123]$/.test(key)) pressTrack(play, TRACKS_SHOWN[Number(key) - 1]!);
        else if (key === 'w') pressPiece(play, 'wall');
        else if (key === 'k') pressPiece(play, 'recruit');
        else if (key === 'p') nextProgress(play);
        else if (key === 'h') pressNewShip(play);
        else if (key === 'm') moveShip(play);
        else return false;
        return true;
    },
});

const drawing: Drawing = {
    ...knights,
    point: (play, action) => [...seaPoint(play, action), ...(knights.point?.(play, action) ?? [])],
    learn,
    Scene,
    Hand,
    Panels,
    Side,
    SeatFigures,
    prompt,
    keys,
    keysHelp: () => `${T().keys} · ${knightsTexts().keysHelp}`,
    Setup: setupOf(({ view }) => <Picture view={raw(view)!} />),
    Thumbnail: ({ view }) => (
        <Small icon="barbarian-ship">
            {raw(view)?.board && <Picture view={raw(view)!} compact />}
        </Small>
    ),
    StaticBoard: ({ view, seen, names }) => (
        <div class="kn-scene">
            <Picture view={raw(view)!} seen={seen} />
            <BarbarianStrip view={raw(view)!} names={names} me={null} />
        </div>
    ),
    logLine(seen, seat, before, after, _lang, _names, by) {
        const line = seat < 0 ? null : seaLine(seen, seat, raw(before) ?? raw(after));
        const more = seaParts(raw(before), raw(after));
        return seaWords(knightsLine(seen, seat, before, after, by, line, more));
    },
    effect: (seen, seat, before, after, me) =>
        (before && seaEffect(seen, seat, raw(before)!, raw(after)!, me)) ??
        knightsEffect(seen, seat, before, after, me),
    sourceIcon: word => seaSource(word) ?? knights.sourceIcon?.(word),
    statistics: seaStatistics(knights.statistics),
};
export default drawing;
