/* index.tsx - the base game in the browser: what web/src/games/drawing.ts asks of a game. */
import type { Drawing, Play } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import './base.css';
import { effect } from './effect.ts';
import { SeatFigures, StaticBoard, Thumbnail } from './figures.tsx';
import { Hand, pressBuild, pressMain } from './hand.tsx';
import { dealing, logLine } from './log.ts';
import { placeName } from './names.ts';
import { answer, startCounter } from './offers.tsx';
import { prompt } from './prompt.ts';
import { Dice, Panels, Scene } from './scene.tsx';
import { stateOf } from './state.ts';
import { statistics } from './statistics.ts';
import { T } from './texts.ts';
import { Side, tradeKeys } from './trade.tsx';
import type { View } from './view.ts';

/* One key each: r roll or road, s settlement, c city, d development card, e end or the main
 * button, t trade, y n c for an offer, Escape to stop. */
function keys(play: Play, event: KeyboardEvent): boolean {
    const state = stateOf(play),
        legal = play.legal.value,
        asked = legal.includes('decline');
    if (tradeKeys(play, event)) return true;
    switch (event.key.toLowerCase()) {
        case 'y':
            if (asked) answer(play, 'accept');
            return asked;
        case 'n':
            if (asked) answer(play, 'decline');
            return asked;
        case 'c':
            if (asked) startCounter(play);
            else pressBuild(play, 'city');
            return true;
        case 'r':
            if (legal.includes('roll')) pressMain(play);
            else pressBuild(play, 'road');
            return true;
        case 's':
            pressBuild(play, 'settlement');
            return true;
        case 'd':
            pressBuild(play, 'buy');
            return true;
        case 'e':
            pressMain(play);
            return true;
        case 'escape':
            state.mode.value = null;
            state.robberHex.value = null;
            state.card.value = null;
            state.armed.value = null;
            return true;
        default:
            return false;
    }
}

function subtitle(any: AnyView): string {
    const t = T(),
        view = any as unknown as View;
    return `${t.to(view.options.target)} · ${view.turn > 0 ? t.round(view.turn) : t.setup}`;
}

const drawing: Drawing = {
    subtitle,
    Scene,
    Hand,
    Side,
    Dice,
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
    sourceIcon: word => (word === 'point-card' ? 'victory-card' : word),
    effect,
    statistics,
};
export default drawing;
