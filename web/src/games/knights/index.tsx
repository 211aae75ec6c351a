/* index.tsx - Cities & Knights in the browser: what web/src/games/drawing.ts asks of a game. Board,
 * cards and trade are the base game's parts. */
import type { View as AnyView } from '../../net/types.ts';
import type { Drawing, Play } from '../drawing.ts';
import { placeName } from '../base/names.ts';
import { dealing } from '../base/log.ts';
import { answer, startCounter } from '../base/offers.tsx';
import { stateOf as baseState } from '../base/state.ts';
import { T as baseTexts } from '../base/texts.ts';
import { Side, tradeKeys } from '../base/trade.tsx';
import './knights.css';
import { effect } from './effect.ts';
import { SeatFigures, StaticBoard, Thumbnail } from './figures.tsx';
import { Hand, nextProgress, pressMain, pressPiece, pressTrack } from './hand.tsx';
import { logLine } from './log.ts';
import { prompt } from './prompt.ts';
import { Panels, Scene } from './scene.tsx';
import { Dice, Strip } from './strip.tsx';
import { choose } from './state.ts';
import { statistics } from './statistics.ts';
import { T } from './texts.ts';
import { TRACKS_SHOWN, type View } from './view.ts';

/* One key each; see keysHelp. */
function keys(play: Play, event: KeyboardEvent): boolean {
    const legal = play.legal.value,
        asked = legal.includes('decline'),
        key = event.key.toLowerCase();
    if (tradeKeys(play, event)) return true;
    if (/^[123]$/.test(key)) {
        pressTrack(play, TRACKS_SHOWN[Number(key) - 1]!);
        return true;
    }
    switch (key) {
        case 'y':
            if (asked) answer(play, 'accept');
            return asked;
        case 'n':
            if (asked) answer(play, 'decline');
            return asked;
        case 'c':
            if (asked) startCounter(play);
            else pressPiece(play, 'city');
            return true;
        case 'r':
            if (legal.includes('roll')) pressMain(play);
            else pressPiece(play, 'road');
            return true;
        case 's':
            pressPiece(play, 'settlement');
            return true;
        case 'w':
            pressPiece(play, 'wall');
            return true;
        case 'k':
            pressPiece(play, 'recruit');
            return true;
        case 'p':
            nextProgress(play);
            return true;
        case 'e':
            pressMain(play);
            return true;
        case 'escape':
            choose(play, {});
            baseState(play).robberHex.value = null;
            return true;
        default:
            return false;
    }
}

function subtitle(any: AnyView): string {
    const t = baseTexts(),
        view = any as unknown as View;
    return `${t.to(view.options.target)} · ${view.turn > 0 ? t.round(view.turn) : t.setup}`;
}

const drawing: Drawing = {
    subtitle,
    Scene,
    Hand,
    Side,
    Dice,
    Strip,
    Panels,
    SeatFigures,
    Thumbnail,
    StaticBoard,
    prompt,
    logLine: (seen, seat, before, after, _lang, _names, by) =>
        logLine(seen, seat, before, after, by),
    placeName: (text: string, view: AnyView) => placeName(text, (view as unknown as View).board),
    keys,
    dealing,
    sourceIcon: word =>
        ({ metropolis: 'metropolis-trade', printer: 'victory-card', constitution: 'victory-card' })[
            word
        ] ?? word,
    keysHelp: () => T().keysHelp,
    effect,
    lowUnder: 1000 /* the trade has eight goods */,
    statistics,
};
export default drawing;
