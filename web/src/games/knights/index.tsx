/* index.tsx - Cities & Knights in the browser: what web/src/games/drawing.ts asks of a game. Board,
 * cards and trade are parts of the island. */
import { setupOf } from '../island/setup.tsx';
import type { JSX } from 'preact';
import type { View as AnyView } from '../../net/types.ts';
import type { Drawing, Play } from '../drawing.ts';
import { placeName, placeTip } from '../island/names.ts';
import { dealing } from '../island/log.ts';
import { keysOf } from '../island/keys.ts';
import { subtitle } from '../island/scene.tsx';
import { Trade } from '../island/trade.tsx';
import './knights.css';
import { effect } from './effect.ts';
import { tables } from './facts.ts';
import { Board, SeatFigures, StaticBoard, Thumbnail } from './figures.tsx';
import { Hand, nextProgress, pressMain, pressPiece, pressTrack } from './hand.tsx';
import { logLine } from './log.ts';
import { point } from './point.ts';
import { prompt } from './prompt.ts';
import { Panels, Scene } from './scene.tsx';
import { Dice, Strip } from './strip.tsx';
import { choose, wishes } from './state.ts';
import { statistics } from './statistics.ts';
import { T } from './texts.ts';
import { TRACKS_SHOWN, type View } from './view.ts';

/* Beyond the keys of every island; see keysHelp. */
const keys = keysOf({
    build: pressPiece,
    main: pressMain,
    stop: play => choose(play, {}),
    own(play, key) {
        if (/^[123]$/.test(key)) pressTrack(play, TRACKS_SHOWN[Number(key) - 1]!);
        else if (key === 'w') pressPiece(play, 'wall');
        else if (key === 'k') pressPiece(play, 'recruit');
        else if (key === 'p') nextProgress(play);
        else return false;
        return true;
    },
});

const Side = ({ play }: { play: Play }): JSX.Element => <Trade play={play} wishes={wishes(play)} />;

const drawing: Drawing = {
    learn: tables.learn,
    subtitle,
    Scene,
    Hand,
    Side,
    Dice,
    Strip,
    Panels,
    SeatFigures,
    Setup: setupOf(({ view }) => <Board view={view as unknown as View} />),
    Thumbnail,
    StaticBoard,
    prompt,
    logLine: (seen, seat, before, after, _lang, _names, by) =>
        logLine(seen, seat, before, after, by),
    placeName: (text: string, view: AnyView) => placeName(text, (view as unknown as View).board),
    placeTip: (place: string, view: AnyView) => placeTip(place, (view as unknown as View).board),
    keys,
    dealing,
    sourceIcon: word =>
        ({ metropolis: 'metropolis-trade', printer: 'victory-card', constitution: 'victory-card' })[
            word
        ] ?? word,
    keysHelp: () => T().keysHelp,
    effect,
    lowUnder: 1000 /* the trade has eight goods */,
    point,
    statistics,
};
export default drawing;
