/* index.tsx - the card game in the browser: what web/src/games/drawing.ts asks of a game. */
import { late } from '../../app/late.ts';
import type { View as AnyView } from '../../net/types.ts';
import type { Drawing, Effect, Flight, Play } from '../drawing.ts';
import './cards.css';
import { logLine } from './log.ts';
import { placeName } from './names.ts';
import { point } from './point.ts';
import { prompt } from './prompt.ts';
import { Hand, Panels, Scene, SeatFigures, StaticBoard, Thumbnail } from './scene.tsx';
import { mainReady, Side } from './side.tsx';
import { actsOf, atLeisure, lift, send, stateOf, viewOf } from './state.ts';
import { statistics } from './statistics.ts';
import { T } from './texts.ts';
import { asView, KINDS, LETTERS, parseAct } from './view.ts';

const SOUND: Record<string, string> = {
    die: 'dice',
    attack: 'dice',
    watch: 'dice',
    build: 'build',
    gain: 'gain',
    pay: 'loss',
    play: 'robber',
    offer: 'offer',
    accept: 'gain',
    bank: 'gain',
};

/* Goods that came to landscapes fly from the dice to them. */
function effect(seen: string, _seat: number, before: AnyView | null, after: AnyView): Effect {
    const { word } = parseAct(seen),
        flights: Flight[] = [];
    if (before)
        asView(after).seats.forEach((seat, i) => {
            const was = asView(before).seats[i];
            for (const land of seat.lands) {
                const old = was?.lands.find(each => each.at === land.at);
                if (old && land.store > old.store)
                    flights.push({
                        from: 'dice',
                        icon: KINDS[LETTERS.indexOf(land.kind)]!,
                        to: `land-${i}-${land.at}`,
                    });
            }
        });
    return { flights, sound: SOUND[word] ?? null };
}

function keys(play: Play, event: KeyboardEvent): boolean {
    const state = stateOf(play),
        acts = actsOf(play),
        key = event.key.toLowerCase();
    const only = (word: string): boolean => {
        const act = acts.find(each => each.word === word && each.args.length === 0);
        if (act && (!/^(roll|end)$/.test(word) || mainReady(play))) send(play, act.text);
        return act !== undefined;
    };
    const raise = (word: string): boolean => {
        if (!atLeisure(play) || !acts.some(act => act.word === 'build' && act.args[0] === word))
            return false;
        state.lifted.value = state.lifted.value === word ? null : word;
        focusOn('.zone .legal');
        return true;
    };
    const hand = play.me === null ? [] : (viewOf(play)?.seats[play.me]?.hand ?? []);
    if (/^[1-9]$/.test(key)) {
        const word = hand[Number(key) - 1];
        if (!word || word === '?') return false;
        lift(play, word);
        return true;
    }
    switch (key) {
        case 'r':
            return only('roll');
        case 'e':
            return only('end');
        case 'p':
            return only('pass') || only('decline');
        case 'w':
            return raise('road');
        case 's':
            return raise('settlement');
        case 'c':
            return raise('city');
        case 't':
            focusOn('.tr button:not([disabled])');
            return true;
        case 'escape':
            if (
                state.lifted.value === null &&
                state.spot.value === null &&
                state.first.value === null
            )
                return false;
            state.lifted.value = state.spot.value = state.first.value = null;
            return true;
        default:
            return false;
    }
}
const focusOn = (selector: string): void => {
    requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus());
};

const drawing: Drawing = {
    learn: () => late('decks') /* a tournament begins with choosing one */,
    layout: 'facing',
    sideName: () => ({ icon: 'cg-settlement', label: T().build }),
    Scene,
    Hand,
    Side,
    Panels,
    SeatFigures,
    Thumbnail,
    StaticBoard,
    point,
    prompt,
    subtitle(any) {
        const view = asView(any),
            t = T();
        return t.subtitle(t[`mode_${view.mode}` as 'mode_base'] ?? view.mode, view.target);
    },
    logLine: (seen, seat, before, after, _lang, _names, by) =>
        logLine(seen, seat, before, after, by),
    placeName: (text, view) => placeName(view ? asView(view) : null, text, 0),
    keys,
    dealing: seen => {
        const { word } = parseAct(seen);
        return word === 'offer' ? 'offer' : /^(accept|decline)$/.test(word) ? 'answer' : null;
    },
    sourceIcon: word =>
        ({
            settlement: 'cg-settlement',
            city: 'cg-city',
            metropolis: 'cg-city',
            card: 'cg-building',
            'knight-figure': 'cg-knight',
            'mill-figure': 'cg-mill',
        })[word],
    linger: (_, before, after) =>
        asView(after).eventCard !== null &&
        asView(after).eventCard !== (before ? asView(before).eventCard : null),
    keysHelp: () => T().keysHelp,
    effect,
    statistics,
};
export default drawing;
