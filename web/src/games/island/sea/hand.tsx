/* hand.tsx - the buttons that games with ships add to those of every island: build one, move one. */
import type { JSX } from 'preact';
import { Icon } from '../../../app/icon.tsx';
import type { Play } from '../../drawing.ts';
import type { Thing } from '../facts.ts';
import { BuildButton, pressItem, type Item } from '../hand.tsx';
import { can, stateOf as islandState } from '../state.ts';
import { movable, pressMove, putDown, sailing } from './sail.ts';
import { T } from './texts.ts';
import { mySeat, shipsLeft, viewOf } from './view.ts';

function shipItem(play: Play, ship: Thing): Item {
    const seat = mySeat(play)!;
    return {
        word: 'ship',
        name: T().ship,
        full: T().ship,
        icon: 'ship-side',
        cost: ship.cost,
        left: shipsLeft(seat, ship),
        place: true,
    };
}

export function pressShip(play: Play, ship: Thing): void {
    if (!mySeat(play)) return;
    const on = islandState(play).mode.value === 'ship';
    putDown(play);
    if (on) islandState(play).mode.value = null;
    else pressItem(play, shipItem(play, ship));
}

/* Takes up a ship to move it, or says why none can go. */
export function moveShip(play: Play): void {
    const t = T();
    if (pressMove(play)) {
        if (sailing(play)) play.announce(t.pTakeUp);
        return;
    }
    const why = viewOf(play)?.sailed ? t.hasSailed : t.noneMoves;
    play.explain(`${t.moveFull}: ${why}`, play.forbidden.value.sail);
}

interface ShipProps {
    play: Play;
    ship: Thing;
    onPress?: () => void;
}

export function ShipButton({ play, ship, onPress }: ShipProps): JSX.Element | null {
    if (!mySeat(play)) return null;
    const press = onPress ?? (() => pressShip(play, ship));
    return <BuildButton play={play} item={shipItem(play, ship)} onPress={press} />;
}

export function MoveButton({ play }: { play: Play }): JSX.Element {
    const t = T(),
        ok = can(play, 'sail');
    const why = ok
        ? t.moveWhy
        : viewOf(play)?.sailed
          ? t.hasSailed
          : movable(play.legal.value).length
            ? ''
            : t.noneMoves;
    return (
        <button
            type="button"
            class={`build move${ok ? ' ok rich' : ''}`}
            data-build="sail"
            aria-pressed={sailing(play)}
            aria-disabled={!ok}
            onClick={() => moveShip(play)}>
            <Icon id="ship-move" class="build-icon" />
            <span class="build-name">{t.move} </span>
            <span class="sr">
                , {t.moveFull}, {why}
            </span>
            <span class="cost-row" aria-hidden="true">
                {t.oncePerTurn}
            </span>
        </button>
    );
}
