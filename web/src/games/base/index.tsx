/* index.tsx - the base game in the browser: what web/src/games/drawing.ts asks of a game, put
 * together from the parts of the island. */
import { setupOf } from '../island/setup.tsx';
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import type { View as AnyView } from '../../net/types.ts';
import type { Drawing, Play } from '../drawing.ts';
import { keysOf } from '../island/keys.ts';
import { dealing } from '../island/log.ts';
import { placeName, placeTip } from '../island/names.ts';
import { Offers } from '../island/offers.tsx';
import { Bank, Dice, Scene, Victims, subtitle } from '../island/scene.tsx';
import { Trade } from '../island/trade.tsx';
import { CardPanel } from './devcards.tsx';
import { effect } from './effect.ts';
import { costOf, tables } from './facts.ts';
import { SeatFigures, StaticBoard, Thumbnail } from './figures.tsx';
import { Hand, pressBuild, pressMain } from './hand.tsx';
import { logLine } from './log.ts';
import { prompt } from './prompt.ts';
import { stateOf, viewOf } from './state.ts';
import { point } from '../island/point.ts';
import { statistics } from './statistics.ts';
import { T } from './texts.ts';
import type { View } from './view.ts';

const WISHES = ['settlement', 'city', 'road', 'buy'];

function Side({ play }: { play: Play }): JSX.Element {
    return <Trade play={play} wishes={WISHES.map(costOf)} />;
}

function Panels({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play);
    if (!view) return null;
    return (
        <>
            <Offers play={play} />
            <Victims play={play} />
            <CardPanel play={play} />
            <Bank
                play={play}
                size={21}
                more={
                    <li>
                        <Icon id="development" size={21} label={T().deck} />
                        <b>{view.deck}</b>
                    </li>
                }
            />
        </>
    );
}

/* Beyond the keys of every island: d buys a development card. */
const keys = keysOf({
    build: pressBuild,
    main: pressMain,
    stop(play) {
        stateOf(play).card.value = null;
    },
    own(play, key) {
        if (key === 'd') pressBuild(play, 'buy');
        return key === 'd';
    },
});

const drawing: Drawing = {
    learn: tables.learn,
    subtitle,
    Scene,
    Hand,
    Side,
    Dice,
    Panels,
    SeatFigures,
    Setup: setupOf(({ view }) => <StaticBoard view={view} names={[]} />),
    Thumbnail,
    StaticBoard,
    prompt,
    logLine: (seen, seat, before, after, _lang, _names, by) =>
        logLine(seen, seat, before, after, by),
    placeName: (text: string, view: AnyView) => placeName(text, (view as unknown as View).board),
    placeTip: (place: string, view: AnyView) => placeTip(place, (view as unknown as View).board),
    keys,
    dealing,
    sourceIcon: word => (word === 'point-card' ? 'victory-card' : word),
    effect,
    point,
    statistics,
};
export default drawing;
