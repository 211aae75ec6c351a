/* pieces.tsx - what Cities & Knights adds to the island: metropolises, walls, cities on their
 * side, knights, the merchant; and the ring of actions around a chosen knight. Sizes and order are
 * those of the art's description. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Play } from '../drawing.ts';
import { use } from '../base/board.tsx';
import { HEX_CORNER, R, cornerXY, hexXY, type Point } from '../base/geometry.ts';
import { cardWords } from '../base/cards.tsx';
import { T as baseTexts } from '../base/texts.ts';
import { GOODS } from '../base/view.ts';
import { stateOf, viewOf } from './state.ts';
import { T } from './texts.ts';
import { COST, TRACKS, cityOwner, knightIcon, type View } from './view.ts';
import { RING, knightMay, type RingAction } from './ways.ts';

interface Layer { view: View; colours: string[]; compact: boolean; last?: string | null }

const citySize = (compact: boolean): number => R * (compact ? 0.78 : 0.7);

/* Arches stand behind their cities, so they are drawn first. */
export function Metropolises({ view, colours, compact }: Layer): JSX.Element {
    return <g>{view.metropolises.map((corner, track) => {
        const owner = cityOwner(view, corner);
        if (corner === null || owner === null) return null;
        return <g key={track} data-metropolis={TRACKS[track]}>
            {use(`metropolis-${TRACKS[track]}`, cornerXY(corner), citySize(compact) * 1.5,
                colours[owner])}</g>;
    })}</g>;
}

function Walls({ view, colours, compact }: Layer): JSX.Element {
    return <g>{view.seats.flatMap((seat, i) => seat.walls.map(corner => {
        const p = cornerXY(corner);
        return <g key={corner} data-wall={corner}>
            {use('wall', { x: p.x, y: p.y + R * 0.06 }, citySize(compact) * 1.12, colours[i])}
        </g>;
    }))}</g>;
}

function Fallen({ view, colours, compact }: Layer): JSX.Element {
    return <g>{view.seats.flatMap((seat, i) => seat.fallen.map(corner =>
        <g key={corner} data-fallen={corner}>
            {use('city-on-its-side', cornerXY(corner), citySize(compact), colours[i])}</g>))}</g>;
}

function Knights({ view, colours, compact, last }: Layer): JSX.Element {
    const size = R * (compact ? 0.66 : 0.58);
    return <g>{view.seats.flatMap((seat, i) => seat.knights.map(knight =>
        <g key={knight.corner} data-knight={`c${knight.corner}`} data-seat={i}
            class={last === `c${knight.corner}` ? 'board-fresh' : ''}>
            {use(knightIcon(knight), cornerXY(knight.corner), size, colours[i])}</g>))}</g>;
}

/* On the other side of the number than the robber stands. */
function Merchant({ view, colours }: Layer): JSX.Element | null {
    const hex = view.board?.merchant, owner = view.seats.findIndex(seat => seat.merchant);
    if (hex === null || hex === undefined) return null;
    const p = hexXY(hex), left = merchantLeft(view, hex);
    return <g data-merchant={`h${hex}`}>{use('merchant',
        { x: p.x + R * (left ? -0.6 : 0.6), y: p.y + R * 0.16 }, R * 0.5, colours[owner])}</g>;
}

/* The robber keeps to the side with fewer buildings; the merchant takes the other one. */
function merchantLeft(view: View, hex: number): boolean {
    const built = new Set(view.seats.flatMap(seat => [...seat.settlements, ...seat.cities]));
    const count = (sides: number[]) => sides.filter(k => built.has(HEX_CORNER[hex]![k]!)).length;
    const robberLeft = count([1, 2]) > count([4, 5]);
    return view.board?.robber === hex ? !robberLeft : count([1, 2]) >= count([4, 5]);
}

export function Above(layer: Layer): JSX.Element {
    return <g>
        <Fallen {...layer} /><Walls {...layer} /><Knights {...layer} /><Merchant {...layer} />
    </g>;
}

/* Fallen cities have their own picture: the base game's board would show them as settlements. */
export const forBoard = (view: View): View => ({ ...view, seats: view.seats.map(seat =>
    seat.fallen.length === 0 ? seat : { ...seat,
        settlements: seat.settlements.filter(corner => !seat.fallen.includes(corner)) }) });

/* ---- The ring ---- */

/* From the top left clockwise, as the eye reads: wake, raise, go, fight. */
const AT: Record<RingAction, Point> = {
    activate: { x: -1, y: -0.85 }, promote: { x: 1, y: -0.85 },
    move: { x: 1, y: 0.85 }, chase: { x: -1, y: 0.85 },
};

function askWhy(play: Play, action: RingAction, corner: number): void {
    const name = T()[action], rule = play.forbidden.value[action];
    if (action === 'move') { play.explain(name, rule ?? 'CK-88'); return; }
    void play.table.why(`${action} c${corner}`).then(why => play.explain(name, why ?? rule));
}

function pressRing(play: Play, action: RingAction, corner: number): void {
    const state = stateOf(play);
    if (!knightMay(play.legal.value, corner, action)) { askWhy(play, action, corner); return; }
    if (action !== 'move') { play.act(`${action} c${corner}`); return; }
    state.moving.value = !state.moving.value;
    if (state.moving.value) play.announce(T().pMove);
}

function RingButton({ play, action, corner, centre, compact }:
    { play: Play; action: RingAction; corner: number; centre: Point; compact: boolean }) {
    const t = T(), state = stateOf(play), ok = knightMay(play.legal.value, corner, action);
    const r = R * (compact ? 0.48 : 0.3), far = R * (compact ? 1 : 0.74);
    const x = centre.x + AT[action].x * far, y = centre.y + AT[action].y * far;
    const cost = action === 'activate' || action === 'promote' ? COST[action] : [];
    const paid = cost.flatMap((n, i) => (n ? [i] : [])), size = R * (compact ? 0.38 : 0.26);
    const words = paid.length ? `${t[action]}, ${baseTexts().costs(cardWords(cost))}` : t[action];
    const press = (event: Event) => {
        event.stopPropagation();
        event.preventDefault();
        pressRing(play, action, corner);
    };
    const top = y - r - size * 0.25, wide = size * (paid.length + 0.3);
    const label = y + r + R * (compact ? 0.29 : 0.19);
    return <g role="button" tabindex={0} aria-disabled={!ok} data-ring={action}
        aria-label={words} aria-pressed={action === 'move' ? state.moving.value : undefined}
        class={`ring-act${ok ? ' ok' : ''}${action === 'move' && state.moving.value ? ' on' : ''}`}
        onClick={press} onKeyDown={event => {
            if (event.key === 'Enter' || event.key === ' ') press(event);
        }}>
        <circle class="ring-disc" cx={x} cy={y} r={r} />
        <g class="ring-icon">{use(action, { x, y }, r * 1.3)}</g>
        <text class="ring-word" x={x} y={label} text-anchor="middle"
            font-size={R * (compact ? 0.3 : 0.19)}>{t[`${action}Short`]}</text>
        {paid.length > 0 && <rect class="ring-cost" x={x - wide / 2} y={top - size * 0.6}
            width={wide} height={size * 1.2} rx={size * 0.35} />}
        {paid.map((good, k) => <g key={good}>{use(GOODS[good]!,
            { x: x + (k - (paid.length - 1) / 2) * size, y: top }, size)}</g>)}
    </g>;
}

export function Ring({ play, compact }: { play: Play; compact: boolean }): JSX.Element | null {
    const view = viewOf(play), corner = stateOf(play).knight.value;
    const group = useRef<SVGGElement>(null), moving = stateOf(play).moving.value;
    useEffect(() => {
        if (corner !== null && !moving)
            group.current?.querySelector<SVGGElement>('.ring-act')?.focus({ preventScroll: true });
    }, [corner]);
    if (!view || corner === null) return null;
    /* Near the edge of a phone the ring moves inwards, so that every button can be reached. */
    const p = cornerXY(corner), most = compact ? 350 : 460, high = compact ? 330 : 420;
    const centre = { x: Math.max(-most, Math.min(most, p.x)),
        y: Math.max(-high, Math.min(high, p.y)) };
    const shown = moving ? RING.filter(action => action === 'move') : RING;
    return <g ref={group} class="ring" role="group" aria-label={T().ring} data-ring-of={corner}>
        {!moving && <circle class="ring-line" cx={p.x} cy={p.y} r={R * 0.44} />}
        {shown.map(action => <RingButton key={action} play={play} action={action} corner={corner}
            centre={centre} compact={compact} />)}
    </g>;
}
