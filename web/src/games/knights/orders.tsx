/* orders.tsx - what a chosen knight can do, in the place of the build buttons: no part of it lies over
 * the board. It goes as soon as something else is pressed, after the knight has acted, and when
 * nothing is left to do. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../app/icon.tsx';
import type { Play } from '../drawing.ts';
import { Cost, cardWords } from '../island/cards.tsx';
import { stateOf as islandState } from '../island/state.ts';
import { T as islandTexts } from '../island/texts.ts';
import { lacking, none } from '../island/view.ts';
import { costOf } from './facts.ts';
import { choose, mySeat, stateOf } from './state.ts';
import { T } from './texts.ts';
import { ORDERS, knightMay, type Order } from './ways.ts';

function askWhy(play: Play, order: Order, corner: number): void {
    const name = T()[order],
        rule = play.forbidden.value[order];
    if (order === 'move') {
        play.explain(name, rule ?? 'CK-88');
        return;
    }
    void play.table.why(`${order} c${corner}`).then(why => play.explain(name, why ?? rule));
}

function press(play: Play, order: Order, corner: number): void {
    const state = stateOf(play);
    if (!knightMay(play.legal.value, corner, order)) {
        askWhy(play, order, corner);
        return;
    }
    if (order !== 'move') {
        play.act(`${order} c${corner}`);
        choose(play, {});
        return;
    }
    state.moving.value = !state.moving.value;
    if (state.moving.value) play.announce(T().pMove);
}

/* The pirate is named only where a knight stands beside it: then it stands for the robber, unless
 * that can be chased, too. */
function shownOrders(play: Play, corner: number): Order[] {
    const may = (order: Order) => knightMay(play.legal.value, corner, order);
    return ORDERS.filter(order =>
        order === 'hunt' ? may('hunt') : order !== 'chase' || may('chase') || !may('hunt'),
    );
}

function OrderButton({ play, order, corner }: { play: Play; order: Order; corner: number }) {
    const t = T(),
        ok = knightMay(play.legal.value, corner, order);
    const on = order === 'move' && stateOf(play).moving.value;
    const cost = order === 'activate' || order === 'promote' ? costOf(order) : null;
    const places = play.legal.value.filter(each => each.startsWith(`move c${corner} `)).length;
    const lack = cost && !ok ? lacking(mySeat(play)?.hand ?? none(), cost) : none();
    return (
        <button
            type="button"
            class={`build order${ok ? ' ok' : ''}`}
            data-order={order}
            aria-disabled={!ok}
            aria-pressed={order === 'move' ? on : undefined}
            onClick={() => press(play, order, corner)}>
            <Icon id={order === 'hunt' ? 'pirate-ship' : order} class="build-icon" />
            <span class="build-name" aria-hidden="true">
                {t[`${order}Short`]}
            </span>
            <span class="sr">
                {t[order]}
                {cost ? `, ${islandTexts().costs(cardWords(cost))}` : ''}
            </span>
            {cost ? (
                <Cost cost={cost} lack={lack} size={17} />
            ) : (
                <span class="cost-row">{order === 'move' && ok ? t.places(places) : ''}</span>
            )}
        </button>
    );
}

export function Orders({ play, corner }: { play: Play; corner: number }): JSX.Element {
    const t = T(),
        box = useRef<HTMLDivElement>(null);
    useEffect(() => {
        const state = stateOf(play);
        box.current?.querySelector('button')?.focus({ preventScroll: true });
        /* A press on the board is the board's to judge. */
        const elsewhere = (event: MouseEvent) => {
            const at = event.target;
            if (!(at instanceof Element) || at.closest('.orders, .board')) return;
            if (state.knight.value === corner) choose(play, { mode: islandState(play).mode.value });
        };
        document.addEventListener('click', elsewhere);
        return () => document.removeEventListener('click', elsewhere);
    }, [corner]);
    return (
        <div
            class="hand-builds orders"
            role="group"
            aria-label={t.orders}
            ref={box}
            data-orders-of={corner}>
            {shownOrders(play, corner).map(order => (
                <OrderButton key={order} play={play} order={order} corner={corner} />
            ))}
            <button type="button" class="build order stop" onClick={() => choose(play, {})}>
                <Icon id="close" class="build-icon" />
                <span class="build-name">{islandTexts().close}</span>
            </button>
        </div>
    );
}

/* Opens the orders of a knight, or says that it has none. */
export function pickKnight(play: Play, corner: number): void {
    const state = stateOf(play);
    if (state.knight.value === corner) choose(play, {});
    else if (ORDERS.some(order => knightMay(play.legal.value, corner, order)))
        choose(play, { knight: corner });
    else {
        choose(play, {});
        play.explain(T().noOrders);
    }
}
