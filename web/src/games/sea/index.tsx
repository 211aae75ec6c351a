/* index.tsx - the base game with ships: the base game's drawing, and the sea's parts of the island. */
import { setupOf } from '../island/setup.tsx';
import type { JSX } from 'preact';
import { SEAT_PAINT } from '../../app/icon.tsx';
import type { View as AnyView } from '../../net/types.ts';
import base from '../base/index.tsx';
import { effect as baseEffect } from '../base/effect.ts';
import { costOf } from '../base/facts.ts';
import { SeatFigures as BaseFigures } from '../base/figures.tsx';
import { Hand as BaseHand, pressBuild, pressMain } from '../base/hand.tsx';
import { logLine as baseLine } from '../base/log.ts';
import { prompt as basePrompt } from '../base/prompt.ts';
import { stateOf as baseState } from '../base/state.ts';
import type { Seat as BaseSeat, View as BaseView } from '../base/view.ts';
import type { Drawing, Play } from '../drawing.ts';
import { Board, Thumbnail as Small, placeIn } from '../island/figures.tsx';
import { mainStep, type Main } from '../island/hand.tsx';
import { keysOf } from '../island/keys.ts';
import type { Said } from '../island/prompt.ts';
import { seaEffect } from '../island/sea/effect.ts';
import {
    IsleFigure,
    route,
    seaScene,
    seaSource,
    seaStatistics,
    seaWords,
} from '../island/sea/index.tsx';
import { MoveButton, ShipButton, moveShip, pressShip } from '../island/sea/hand.tsx';
import { layersOf } from '../island/sea/layers.tsx';
import { seaLine, seaParts } from '../island/sea/log.ts';
import { SeaPanels, goldStep } from '../island/sea/panels.tsx';
import { seaPoint } from '../island/sea/point.ts';
import { seaPrompt } from '../island/sea/prompt.ts';
import { putDown } from '../island/sea/sail.ts';
import { T } from '../island/sea/texts.ts';
import type { Seat as SeaSeat, View as SeaView } from '../island/sea/view.ts';
import { Scene as IslandScene } from '../island/scene.tsx';
import { Trade } from '../island/trade.tsx';
import { T as tableTexts } from '../../table/texts.ts';
import { learn, ship } from './facts.ts';

type View = BaseView & SeaView<BaseSeat & SeaSeat>;
const raw = (view: AnyView | null): View | null => view as unknown as View | null;

const WISHES = ['settlement', 'city', 'road', 'buy'];

const prompt = (play: Play): Said => seaPrompt(play) ?? basePrompt(play);
const step = (play: Play): Main => goldStep(play) ?? mainStep(play, prompt);

function Scene({ play }: { play: Play }): JSX.Element {
    return <IslandScene play={play} parts={seaScene(play)} />;
}

function Hand({ play }: { play: Play }): JSX.Element {
    return (
        <BaseHand
            play={play}
            step={step(play)}
            house={T().house}
            more={
                <>
                    <ShipButton play={play} ship={ship()} />
                    <MoveButton play={play} />
                </>
            }
        />
    );
}

function Panels({ play }: { play: Play }): JSX.Element {
    return (
        <>
            <SeaPanels play={play} />
            {base.Panels && <base.Panels play={play} />}
        </>
    );
}

function Side({ play }: { play: Play }): JSX.Element {
    return <Trade play={play} wishes={[...WISHES.map(costOf), ship().cost]} />;
}

function SeatFigures({ play, seat }: { play: Play; seat: number }): JSX.Element {
    return (
        <BaseFigures play={play} seat={seat} route={route()}>
            <IsleFigure play={play} seat={seat} />
        </BaseFigures>
    );
}

function Picture({ view, compact, seen }: { view: View; compact?: boolean; seen?: string | null }) {
    const layers = layersOf({ view, colours: SEAT_PAINT, compact: compact ?? false, seen });
    return <Board view={view} compact={compact} last={placeIn(seen)} {...layers} />;
}

/* Beyond the keys of every island; see keysHelp. */
const keys = keysOf({
    build: pressBuild,
    main: play => pressMain(play, step(play)),
    stop(play) {
        baseState(play).card.value = null;
        putDown(play);
    },
    own(play, key) {
        if (key === 'd') pressBuild(play, 'buy');
        else if (key === 'h') pressShip(play, ship());
        else if (key === 'm') moveShip(play);
        else return false;
        return true;
    },
});

const drawing: Drawing = {
    ...base,
    point: (play, action) => [...seaPoint(play, action), ...(base.point?.(play, action) ?? [])],
    learn,
    Scene,
    Hand,
    Panels,
    Side,
    SeatFigures,
    prompt,
    keys,
    keysHelp: () => `${T().keys} · ${tableTexts().keysHelp}`,
    Setup: setupOf(({ view }) => <Picture view={raw(view)!} />),
    Thumbnail: ({ view }) => (
        <Small icon="hex-fields">{raw(view)?.board && <Picture view={raw(view)!} compact />}</Small>
    ),
    StaticBoard: ({ view, seen }) => <Picture view={raw(view)!} seen={seen} />,
    logLine(seen, seat, before, after, _lang, _names, by) {
        const line = seat < 0 ? null : seaLine(seen, seat, raw(before) ?? raw(after));
        const more = seaParts(raw(before), raw(after));
        return seaWords(baseLine(seen, seat, before, after, by, line, more));
    },
    effect: (seen, seat, before, after, me) =>
        (before && seaEffect(seen, seat, raw(before)!, raw(after)!, me)) ??
        baseEffect(seen, seat, before, after, me),
    sourceIcon: word => seaSource(word) ?? base.sourceIcon?.(word),
    statistics: seaStatistics(base.statistics),
};
export default drawing;
