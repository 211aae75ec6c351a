/* targets.tsx - the places that games with ships let choose beyond those of every island: for a new
 * ship, for a road or a ship, for the pirate, a ship to take up and where it may go. */
import type { JSX } from 'preact';
import type { Play } from '../../drawing.ts';
import type { Target } from '../board.tsx';
import { geometryOf } from '../facts.ts';
import { R } from '../geometry.ts';
import { use } from '../land.tsx';
import { placeName } from '../names.ts';
import { can, stateOf as islandState } from '../state.ts';
import { movable, sailing, stateOf, takeUp, waysOf } from './sail.ts';
import { Lifted, ShipTarget } from './pieces.tsx';
import { T } from './texts.ts';
import { freeEnd, mySeat, type View } from './view.ts';

const edgeOf = (place: string): number => Number(place.slice(1));

/* Both would do: the ring of a road, with both as ghosts. */
function EitherShape(props: { play: Play; view: View; edge: number; colour: string }) {
    const { view, edge, colour } = props,
        at = geometryOf(view.board!),
        p = at.edgeXY(edge);
    return (
        <g>
            <g transform={`translate(${p.x} ${p.y}) rotate(${at.edgeAngle(edge)})`}>
                <g class="ship-target">{use('ship-target', { x: 0, y: 0 }, R * 0.8)}</g>
                <g class="target-ghost">{use('road', { x: 0, y: 0 }, R * 0.6, colour)}</g>
            </g>
            <g class="target-ghost">
                {use('ship-side', { x: p.x, y: p.y - R * 0.06 }, R * 0.4, colour)}
            </g>
        </g>
    );
}

const shipShape =
    (play: Play, view: View, edge: number) =>
    (colour: string): JSX.Element => (
        <ShipTarget
            at={geometryOf(view.board!)}
            edge={edge}
            colour={colour}
            compact={play.narrow.value}
        />
    );

function pirateShape(view: View, place: string): JSX.Element {
    const at = geometryOf(view.board!),
        h = Number(place.slice(1)),
        p = at.hexXY(h);
    return (
        <g>
            <polygon class="target-hex" points={at.outline(h, 0.86)} />
            <circle class="target-ring" cx={p.x} cy={p.y} r={R * 0.46} />
        </g>
    );
}

/* Whether the robber or the pirate may go, and none was chosen: all places are shown quietly. */
const which = (play: Play): boolean =>
    can(play, 'robber') && can(play, 'pirate') && islandState(play).mode.value === null;

/* How a place looks and what it is called, if ships or the pirate are meant. */
function dressed(play: Play, view: View, target: Target): Target {
    const t = T(),
        { place, kind } = target,
        name = placeName(place, view.board);
    const open = which(play);
    if (kind === 'robber') return { ...target, quiet: open };
    if (kind === 'pirate')
        return {
            ...target,
            quiet: open,
            label: t.doPirate(name),
            draw: () => pirateShape(view, place),
        };
    if (kind !== 'ship') return target;
    return { ...target, label: t.doShip(name), draw: shipShape(play, view, edgeOf(place)) };
}

/* A path where a road and a ship can be built is one place, unless one of them was chosen. */
function merged(play: Play, view: View, targets: Target[]): Target[] {
    const legal = play.legal.value,
        mode = islandState(play).mode.value;
    const both = ({ place, kind }: Target) =>
        (kind === 'road' || kind === 'ship') &&
        mode === null &&
        legal.includes(`road ${place}`) &&
        legal.includes(`ship ${place}`);
    const seen = new Set<string>();
    return targets.flatMap(target => {
        if (!both(target)) return [target];
        if (seen.has(target.place)) return [];
        seen.add(target.place);
        const { place, quiet } = target;
        return [
            {
                action: `either ${place}`,
                kind: 'either',
                place,
                quiet,
                label: T().doEither(placeName(place, view.board)),
                draw: (colour: string) => (
                    <EitherShape play={play} view={view} edge={edgeOf(place)} colour={colour} />
                ),
            },
        ];
    });
}

/* Ships to take up; once one is up, where it may go, and its own place to put it down again. */
function ships(play: Play, view: View): Target[] {
    const t = T(),
        legal = play.legal.value,
        quiet = !sailing(play),
        up = quiet ? null : stateOf(play).ship.value;
    const at = geometryOf(view.board!),
        seat = mySeat(play)!;
    const own = (edge: number): Target => ({
        action: `sail e${edge}`,
        kind: 'sail',
        place: `e${edge}`,
        ghost: '',
        quiet,
        label: (up === edge ? t.doPutDown : t.doTakeUp)(placeName(`e${edge}`, view.board)),
        ...(up === edge && {
            draw: (colour: string) => (
                <Lifted
                    at={at}
                    edge={edge}
                    colour={colour}
                    compact={play.narrow.value}
                    free={freeEnd(seat, view.board!, edge)}
                />
            ),
        }),
    });
    if (up === null) return movable(legal).map(own);
    return [
        ...waysOf(legal, up).map(edge => ({
            action: `sail e${up} e${edge}`,
            kind: 'ship',
            place: `e${edge}`,
            quiet: false,
            label: t.doSail(placeName(`e${edge}`, view.board)),
            draw: shipShape(play, view, edge),
        })),
        own(up),
    ];
}

/* All places of the board: `targets` are those that every island knows and those of the words "ship"
 * and "pirate". Where something else was chosen (`busy`), no ship is taken up. */
export function seaTargets(play: Play, view: View, targets: Target[], busy = false): Target[] {
    if (play.me === null || !view.board) return targets;
    if (sailing(play)) return ships(play, view);
    const shown = merged(play, view, targets).map(target => dressed(play, view, target));
    return busy || islandState(play).mode.value !== null ? shown : [...shown, ...ships(play, view)];
}

/* What the sea has to do with a place; false: the game's own part. */
export function pickSea(play: Play, target: Target): boolean {
    if (target.kind === 'sail') takeUp(play, edgeOf(target.place));
    else if (target.action.startsWith('sail ')) play.act(target.action);
    else if (target.kind === 'either') stateOf(play).either.value = target.place;
    else return false;
    return true;
}
