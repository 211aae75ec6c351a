/* index.tsx - the dice game in the browser: what web/src/games/drawing.ts asks of a game. */
import type { Drawing, Effect } from '../drawing.ts';
import type { View as AnyView } from '../../net/types.ts';
import { keys } from './act.ts';
import './dice.css';
import { actionWords } from './hint.tsx';
import { logLine } from './log.ts';
import { roadName } from './names.ts';
import { point } from './point.ts';
import { prompt } from './prompt.ts';
import { Hand, Scene, SeatFigures, Side, StaticBoard, Thumbnail } from './scene.tsx';
import { shownSeat, stateOf } from './state.ts';
import { statistics } from './statistics.ts';
import { T } from './texts.ts';
import { words, type View } from './view.ts';

const SOUND: Record<string, string> = {
    dice: 'dice',
    road: 'build',
    settlement: 'build',
    city: 'build',
    knight: 'build',
    gold: 'gain',
    joker: 'gain',
};

const drawing: Drawing = {
    sourceIcon: word => ({ knight: 'knight-basic-active', cross: 'close' })[word] ?? word,
    layout: 'sheet',
    Scene,
    Hand,
    Side,
    SeatFigures,
    Thumbnail,
    StaticBoard,
    point,
    prompt,
    subtitle(any: AnyView): string {
        const view = any as unknown as View;
        return view.phase === 'over'
            ? T().over
            : T().subtitle(Math.max(view.round, 1), view.plan.boxes);
    },
    logLine: (seen, seat, before, after, _lang, _names, by) =>
        logLine(seen, seat, before, after, by),
    actionWords: (view, action) => actionWords(view as unknown as View, action),
    placeName: (text: string, view: AnyView) =>
        /^R\d+$/.test(text) ? roadName(view as unknown as View, Number(text.slice(1))) : text,
    keys,
    keysHelp: () => T().keysHelp,
    sheets: {
        shown: play => shownSeat(play),
        show: (play, seat) => {
            stateOf(play).shown.value = seat;
        },
        label: name => T().lookAt(name),
    },
    effect: (seen): Effect => ({ flights: [], sound: SOUND[words(seen)[0]!] ?? null }),
    statistics,
};
export default drawing;
