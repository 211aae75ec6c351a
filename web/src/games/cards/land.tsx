/* land.tsx - a principality: the axis of towns and roads, landscapes with their stores above and
 * below, and what is built on sites, outer sides and roads. Places that an action names can be
 * pressed; cards that lie there can be looked at. */
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { Tile } from './face.tsx';
import { placeName } from './names.ts';
import { atLeisure, press, stateOf, targets } from './state.ts';
import { T } from './texts.ts';
import {
    columnsOf,
    KINDS,
    landAt,
    LETTERS,
    slotAt,
    type Act,
    type Column,
    type Land,
    type Seat,
    type View,
} from './view.ts';

const GLYPH: Record<string, string> = {
    l: 'M0-10 7 1H4l5 7H-9l5-7h-3z',
    w: 'M-8 4c1-7 4-8 4-1M-1 4c0-10 4-11 4-1M6 4c1-6 4-7 4 0',
    g: 'M0 9V-8M0-3l-5-4M0-3l5-4M0 3l-5-4M0 3l5-4',
    b: 'M-9-5H9V5H-9ZM-9 0H9M0-5V0M-5 0V5M5 0V5',
    o: 'M-12 7-2-9 3-2 6-6 13 7Z',
    $: 'M-7 3-3-5 4-4 8 3 2 7z',
};
const SPOTS = [
    [14, 40],
    [50, 30],
    [86, 40],
    [32, 56],
    [68, 56],
];

export interface Side {
    view: View;
    seat: number; /* whose principality */
    mine: boolean; /* the reader's own; places of the other begin with @ */
    play: Play | null; /* null: only to look at */
    aims: Map<string, Act[]>;
}

const placeOf = (side: Side, at: string): string => (side.mine ? at : `@${at}`);

function Landscape({ land, side }: { land: Land; side: Side }): JSX.Element {
    const t = T(),
        k = LETTERS.indexOf(land.kind),
        place = placeOf(side, land.at);
    const aim = side.aims.get(place),
        name = t.landText(placeName(side.view, land.at, side.seat), land.number, land.store);
    const inside = (
        <>
            <svg
                class="rgb"
                viewBox="0 0 100 90"
                preserveAspectRatio="xMidYMid slice"
                aria-hidden="true">
                {SPOTS.map(([x, y], i) => (
                    <path
                        key={i}
                        d={GLYPH[land.kind]}
                        transform={`translate(${x} ${y}) scale(.95)`}
                    />
                ))}
            </svg>
            <span class="rgt">
                <Icon id={`die-${land.number}`} />
                <Icon id={KINDS[k]!} />
            </span>
            <span class="rgp">
                {[0, 1, 2].map(i => (
                    <i key={i} class={i < land.store ? 'on' : ''} />
                ))}
            </span>
        </>
    );
    const props = {
        class: `rg ${KINDS[k]}${aim ? ' legal' : ''}`,
        'data-place': place,
        'data-fly': `land-${side.seat}-${land.at}`,
    };
    if (aim && side.play)
        return (
            <button
                type="button"
                {...props}
                aria-label={`${doing(aim)}: ${name}`}
                onClick={() => press(side.play!, place)}>
                {inside}
            </button>
        );
    return (
        <div {...props} role="img" aria-label={name}>
            {inside}
        </div>
    );
}

/* What pressing a place would do, in a word. */
function doing(acts: Act[]): string {
    const t = T(),
        words = new Set(acts.map(act => act.word));
    return [...words].map(word => t[`do_${word}` as 'do_gain'] ?? word).join(', ');
}

/* A building site, the outer side of a landscape, a road: empty, to be chosen, or with a card. */
function Spot({
    at,
    side,
    quiet,
}: {
    at: string;
    side: Side;
    quiet?: boolean;
}): JSX.Element | null {
    const slot = slotAt(side.view.seats[side.seat]!, at),
        place = placeOf(side, at);
    const aim = side.aims.get(place),
        play = side.play;
    if (!slot && !aim && quiet) return null;
    if (!slot && !aim) return <div class="site" />;
    const where = placeName(side.view, at, side.seat);
    if (!slot)
        return (
            <button
                type="button"
                class="site legal"
                data-place={place}
                aria-label={`${doing(aim!)}: ${where}`}
                onClick={() => press(play!, place)}>
                <b>{doing(aim!)}</b>
            </button>
        );
    if (!play) return <Tile slot={slot} home={side.seat} />;
    return (
        <button
            type="button"
            class={`tile-button${aim ? ' legal' : ''}`}
            data-place={place}
            onClick={() => {
                if (aim) press(play, place);
                else stateOf(play).spot.value = stateOf(play).spot.value === place ? null : place;
            }}>
            {aim && <span class="sr">{doing(aim)}: </span>}
            <Tile slot={slot} home={side.seat}>
                <span class="sr">, {where}</span>
            </Tile>
        </button>
    );
}

function Town({ column, side }: { column: Column & { kind: 'town' }; side: Side }): JSX.Element {
    const t = T(),
        place = placeOf(side, column.name),
        aim = side.aims.get(place);
    const icon = column.level > 1 ? 'city' : 'settlement';
    const levels = [t.emptyTown, t.settlement, t.city, t.metropolis];
    const name = `${levels[column.level]} ${column.name}`;
    const inside =
        column.level === 0 ? (
            <b aria-hidden="true">{aim ? doing(aim) : ''}</b>
        ) : (
            <>
                <Icon id={icon} />
                {column.level > 2 && <Icon id="crown" class="ax-crown" />}
                <span aria-hidden="true">{column.level === 1 ? 1 : 2}</span>
            </>
        );
    const sort = column.level === 0 ? 'site' : `ax${column.level > 1 ? ' city' : ''}`;
    if (aim && side.play)
        return (
            <button
                type="button"
                class={`${sort} legal`}
                data-place={place}
                onClick={() => press(side.play!, place)}>
                <span class="sr">
                    {doing(aim)}: {name}
                </span>
                {inside}
            </button>
        );
    return column.level === 0 ? (
        <div class="gap" />
    ) : (
        <div class={sort} role="img" aria-label={name}>
            {inside}
        </div>
    );
}

function Road({ name, side, has }: { name: string; side: Side; has: boolean }): JSX.Element {
    const at = `${name}0`,
        place = placeOf(side, at),
        aim = side.aims.get(place);
    const slot = slotAt(side.view.seats[side.seat]!, at);
    if (slot || (aim && has)) return <Spot at={at} side={side} />;
    if (aim && side.play)
        return (
            <button
                type="button"
                class="site legal"
                data-place={place}
                aria-label={`${doing(aim)}: ${placeName(side.view, at, side.seat)}`}
                onClick={() => press(side.play!, place)}>
                <b>{doing(aim)}</b>
            </button>
        );
    if (!has) return <div class="gap" />;
    return (
        <div class="rd" role="img" aria-label={placeName(side.view, at, side.seat)}>
            <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
                <rect width="100" height="40" rx="6" fill="#5B4B33" />
                <rect y="8" width="100" height="24" fill="#CDB98D" />
                <path d="M4 20h92" stroke="#8A7448" stroke-width="3" stroke-dasharray="10 8" />
            </svg>
        </div>
    );
}

function ColumnView({
    column,
    side,
    seat,
    outer,
}: {
    column: Column;
    side: Side;
    seat: Seat;
    outer: [boolean, boolean];
}): JSX.Element {
    const { name } = column;
    if (column.kind === 'town') {
        const wide = column.level > 1;
        const sites = (a: string, b: string) => (
            <div class="sites">
                {column.level > 0 && <Spot at={name + a} side={side} />}
                {wide && <Spot at={name + b} side={side} />}
            </div>
        );
        return (
            <div class={`colr${wide ? ' cc' : ''}`}>
                {outer[0] && <span />}
                {sites('a', 'b')}
                <Town column={column} side={side} />
                {sites('c', 'd')}
                {outer[1] && <span />}
            </div>
        );
    }
    const above = landAt(seat, `${name}1`),
        below = landAt(seat, `${name}2`);
    const empty = (at: string) =>
        side.aims.has(placeOf(side, at)) ? <Spot at={at} side={side} /> : <div class="gap" />;
    return (
        <div class="colr">
            {outer[0] && (
                <div class="outer">
                    <Spot at={`${name}3`} side={side} quiet />
                </div>
            )}
            {above ? <Landscape land={above} side={side} /> : empty(`${name}1`)}
            <Road name={name} side={side} has={seat.roads.includes(`${name}0`)} />
            {below ? <Landscape land={below} side={side} /> : empty(`${name}2`)}
            {outer[1] && (
                <div class="outer">
                    <Spot at={`${name}4`} side={side} quiet />
                </div>
            )}
        </div>
    );
}

export function Principality({
    play,
    view,
    seat,
    mine,
}: {
    play: Play | null;
    view: View;
    seat: number;
    mine: boolean;
}): JSX.Element {
    const realm = view.seats[seat]!,
        aims = play ? targets(play) : new Map<string, Act[]>();
    const side: Side = { view, seat, mine, play, aims };
    const own = [...aims.keys()]
        .filter(place => place.startsWith('@') !== mine)
        .map(place => place.replace('@', ''));
    const columns = columnsOf(realm, own);
    const used = (n: string): boolean =>
        realm.cards.some(slot => slot.at.endsWith(n) && /^[a-m]/.test(slot.at)) ||
        own.some(at => /^[a-m]/.test(at) && at.endsWith(n));
    const outer: [boolean, boolean] = [used('3'), used('4')];
    const units = columns.reduce(
        (sum, column) => sum + (column.kind === 'town' && column.level > 1 ? 2 : 1),
        0,
    );
    const lifted = play && mine && atLeisure(play) ? stateOf(play).lifted.value : null;
    return (
        <div
            class={`land${outer[0] ? ' ot' : ''}${outer[1] ? ' ob' : ''}`}
            data-seat={seat}
            data-lifted={lifted ?? undefined}
            style={{
                '--n': String(units),
                '--seat': play?.colours[seat] ?? ['#A21510', '#051A6B'][seat],
            }}>
            {columns.map(column => (
                <ColumnView
                    key={column.kind + column.name}
                    column={column}
                    side={side}
                    seat={realm}
                    outer={outer}
                />
            ))}
        </div>
    );
}
