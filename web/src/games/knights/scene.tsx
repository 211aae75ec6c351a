/* scene.tsx - the middle of a Knights table: the barbarians' strip, the island with knights and
 * the places one may choose, and the panels beside it. */
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import type { Play } from '../drawing.ts';
import { Island, boardText, type By, type Target } from '../island/board.tsx';
import { placeName, targetName } from '../island/names.ts';
import { Offers } from '../island/offers.tsx';
import { Victims, arms, type Parts } from '../island/scene.tsx';
import { stateOf as islandState } from '../island/state.ts';
import { words } from '../island/view.ts';
import { CardPanel } from './cards.tsx';
import { cardName } from './catalog.ts';
import { Choices } from './choices.tsx';
import { pickKnight } from './orders.tsx';
import { Above, Chosen, Metropolises, forBoard } from './pieces.tsx';
import { choose, focusOf, mySeat, settle, stateOf, viewOf } from './state.ts';
import { Bank } from './strip.tsx';
import { T, type Words } from './texts.ts';
import { STRENGTHS, knightAt, knightIcon, type Knight, type View } from './view.ts';
import { isFree, placed, spotsOf, type Spot } from './ways.ts';

const rankWords = (knight: Knight, t: Words): string =>
    t.knightState(t[STRENGTHS[knight.strength - 1]!], knight.active ? t.active : t.inactive);

/* What choosing a place would do, in words. */
function spotLabel(play: Play, view: View, spot: Spot): string {
    const t = T(),
        place = placeName(spot.place, view.board),
        corner = Number(spot.place.slice(1));
    switch (spot.word) {
        case 'wall':
            return t.doWall(place);
        case 'recruit':
            return t.doRecruit(place);
        case 'retreat':
            return t.doRetreat(place);
        case 'pillage':
            return t.doPillage(place);
        case 'desert':
            return t.doDesert(place);
        case 'place':
            return t.doPlace(place);
        case 'improve':
            return t.doMetropolis(place);
        case 'move': {
            const other = knightAt(view, corner);
            return other ? t.doDisplace(play.names[other.seat] ?? '?', place) : t.doMove(place);
        }
        case 'city':
            return view.seats[play.me ?? -1]?.fallen.includes(corner)
                ? t.doRaise(place)
                : targetName(`city ${spot.place}`, view);
        case 'settlement':
        case 'road':
        case 'robber':
            return targetName(`${spot.word} ${spot.place}`, view);
        default:
            return t.doCard(cardName(spot.word, view.options.edition), place);
    }
}

/* The picture of what would stand there; none where something stands already. */
function ghostOf(play: Play, view: View, spot: Spot): string {
    switch (spot.word) {
        case 'settlement':
        case 'city':
        case 'wall':
        case 'road':
            return spot.word;
        case 'engineer':
            return 'wall';
        case 'medicine':
            return 'city';
        case 'improve':
            return `metropolis-${words(spot.ways[0]!)[1]}`;
        case 'recruit':
            return knightIcon({ strength: 1, active: false });
        case 'place':
            return knightIcon({ strength: Number(words(spot.ways[0]!)[1]), active: false });
        case 'retreat':
            return knightIcon({ strength: view.piece || 1, active: false });
        case 'move': {
            const own = mySeat(play)?.knights.find(
                each => each.corner === stateOf(play).knight.value,
            );
            return knightAt(view, Number(spot.place.slice(1))) || !own
                ? ''
                : knightIcon({ strength: own.strength, active: false });
        }
        default:
            return '';
    }
}

/* The player's knights: pressing one shows what it can do. */
function knightTargets(play: Play, view: View): Target[] {
    const t = T(),
        seat = mySeat(play);
    if (!seat || !isFree(play.legal.value)) return [];
    return seat.knights.map(knight => ({
        action: `knight c${knight.corner}`,
        kind: 'knight',
        place: `c${knight.corner}`,
        ghost: '',
        quiet: true,
        label: t.yourKnight(rankWords(knight, t), placeName(`c${knight.corner}`, view.board)),
    }));
}

/* Whether a piece, a knight or a card was chosen for the board. */
const isChosen = (play: Play): boolean => {
    const { card, mode, knight } = focusOf(play);
    return card !== null || mode !== null || knight !== null;
};

export function targetsOf(play: Play, view: View): Target[] {
    const focus = focusOf(play),
        free = isFree(play.legal.value),
        chosen = isChosen(play);
    const spots = spotsOf(play.legal.value, focus).map((spot): Target => {
        const ghost = ghostOf(play, view, spot),
            corner = Number(spot.place.slice(1));
        const empty =
            spot.place[0] === 'c' &&
            !knightAt(view, corner) &&
            !view.seats.some(
                seat => seat.cities.includes(corner) || seat.settlements.includes(corner),
            );
        return {
            action: spot.action,
            place: spot.place,
            kind: spot.word,
            ghost,
            small: empty,
            label: spotLabel(play, view, spot),
            quiet: free && !chosen,
        };
    });
    return chosen ? spots : [...spots, ...knightTargets(play, view)];
}

function pickSpot(play: Play, target: Target): void {
    const state = stateOf(play),
        focus = focusOf(play);
    const spot = spotsOf(play.legal.value, focus).find(each => each.action === target.action);
    if (!spot) return;
    if (spot.ways.length === 1) {
        play.act(spot.ways[0]!);
        choose(play, {});
    } else if (spot.word === 'robber' || spot.word === 'pirate')
        islandState(play).robbing.value = spot.action;
    else if (focus.card !== null) {
        state.first.value = spot.place;
        play.announce(T().secondOnBoard);
    } else state.ways.value = spot.ways;
}

/* What a game with ships adds to this scene. */
interface Added extends Omit<Parts, 'targets'> {
    dress?(targets: Target[], chosen: boolean): Target[];
}

function pick(play: Play, target: Target, by: By, own: Added['pick']): void {
    const state = stateOf(play);
    if (target.kind === 'knight') {
        pickKnight(play, Number(target.place.slice(1)));
        return;
    }
    if (!state.moving.value) state.knight.value = null;
    if (arms(play, islandState(play), target, by, () => pick(play, target, 'mouse', own))) return;
    if (!own?.(target)) pickSpot(play, target);
}

/* Where the last action happened, for the ring of light. */
function lastPlace(play: Play): string | null {
    const last = play.last.value;
    return !last || last.seat < 0 || words(last.seen)[0] === 'pillage' ? null : placed(last.seen);
}

/* Knights and the barbarians in words, for readers who cannot see the board. */
export function knightsText(view: View, names: string[]): string[] {
    const t = T();
    return view.seats.flatMap((seat, i) =>
        seat.knights.map(
            knight =>
                `${t.knightOf(names[i] ?? '?', rankWords(knight, t))}, ` +
                placeName(`c${knight.corner}`, view.board),
        ),
    );
}

export function Scene({ play, parts = {} }: { play: Play; parts?: Added }): JSX.Element | null {
    const view = viewOf(play),
        state = islandState(play),
        seq = play.last.value?.seq;
    useEffect(() => {
        settle(play);
    }, [seq, play.legal.value]);
    if (!view) return null;
    const shown = forBoard(view),
        compact = play.narrow.value,
        last = lastPlace(play);
    const layer = { view, colours: play.colours, compact, last },
        targets = targetsOf(play, view);
    const lines = [
        ...boardText(view, play.names),
        ...knightsText(view, play.names),
        ...(parts.lines ?? []),
    ];
    return (
        <div class="kn-scene">
            {view.board && (
                <Island
                    view={shown}
                    colours={play.colours}
                    me={play.me}
                    last={last}
                    targets={parts.dress?.(targets, isChosen(play)) ?? targets}
                    compact={compact}
                    armed={state.armed.value}
                    pan={state.pan}
                    hint={parts.hint}
                    ground={parts.ground}
                    before={
                        <>
                            {parts.before}
                            <Metropolises {...layer} />
                        </>
                    }
                    after={
                        <>
                            <Above {...layer} />
                            {parts.after}
                            <Chosen view={view} corner={stateOf(play).knight.value} />
                        </>
                    }
                    onPick={(target, by) => pick(play, target, by, parts.pick)}
                    onMiss={() => {
                        state.armed.value = null;
                        if (stateOf(play).knight.value !== null) choose(play, {});
                    }}
                />
            )}
            <ul class="sr">
                {lines.map((line, i) => (
                    <li key={i}>{line}</li>
                ))}
            </ul>
        </div>
    );
}

export function Panels({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play);
    if (!view) return null;
    return (
        <>
            <Offers play={play} />
            <Victims play={play} />
            <CardPanel play={play} />
            <Choices play={play} />
            <Bank play={play} />
        </>
    );
}
