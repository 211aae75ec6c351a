/* scene.tsx - the middle of the table: the island with the places one may choose, and beside it
 * dice, bank and whom to rob. */
import { useEffect, useRef } from 'preact/hooks';
import type { ComponentChildren, JSX } from 'preact';
import { Icon, SeatMark } from '../../app/icon.tsx';
import { confirmTouch } from '../../app/settings.ts';
import type { View as AnyView } from '../../net/types.ts';
import type { Play } from '../drawing.ts';
import { Island, boardText, type By, type Target } from './board.tsx';
import { targetName } from './names.ts';
import { settle, shownOf, stateOf, viewOf, type State } from './state.ts';
import { T } from './texts.ts';
import { GOODS, words, type View } from './view.ts';

export const PLACES = ['settlement', 'city', 'road', 'robber'];

/* The places named in the legal actions. While the reader could as well end the turn, they are
 * drawn quietly; a chosen piece or a question about the board brings its places forward. */
export function targetsOf(
    play: Play,
    view: View,
    state: State,
    places: readonly string[] = PLACES,
): Target[] {
    const legal = play.legal.value,
        mode = state.mode.value;
    const free = legal.includes('end') || legal.includes('roll');
    const found = new Map<string, Target>();
    for (const action of legal) {
        const [word = '', place = ''] = words(action);
        if (!places.includes(word) || (mode && word !== mode)) continue;
        const plain = `${word} ${place}`;
        if (!found.has(plain))
            found.set(plain, {
                action: plain,
                place,
                label: targetName(plain, view),
                kind: word,
                quiet: free && !mode,
            });
    }
    return [...found.values()];
}

/* Whether a place is only marked by this touch: the next one, or the main button, takes it. */
export function arms(play: Play, state: State, target: Target, by: By, again: () => void): boolean {
    const unsure = by === 'small' || (by === 'touch' && (confirmTouch.value || target.quiet));
    if (!unsure || state.armed.value === target.action) {
        state.armed.value = null;
        return false;
    }
    state.armed.value = target.action;
    state.again = again;
    play.announce(target.label);
    return true;
}

/* Sends what a place stands for; where the robber could rob several, they are asked about first. */
function pick(play: Play, state: State, target: Target): void {
    const ways = play.legal.value.filter(
        action => action === target.action || action.startsWith(`${target.action} `),
    );
    if (ways.length > 1) state.robbing.value = target.action;
    else play.act(ways[0] ?? target.action);
}

interface DiceProps {
    play: Play;
    paint?: [string, string]; /* the looks of the two dice */
    look?: string;
    label?: string;
    children?: ComponentChildren;
    [data: `data-${string}`]: string;
}

/* The dice as they lie; `children` are what a game rolls beside them. */
export function Dice({
    play,
    paint = ['white', 'gold'],
    look = '',
    label,
    children,
    ...data
}: DiceProps): JSX.Element | null {
    const t = T(),
        view = viewOf(play);
    if (!view) return null;
    if (!view.dice) return <div class="dice" role="img" aria-label={t.noDice} />;
    const [a, b] = view.dice;
    return (
        <div
            class={`dice${look}`}
            role="img"
            aria-label={label ?? t.dice(a, b)}
            data-dice={a + b}
            {...data}>
            <span key={`a${view.turn}`} class={`die ${paint[0]}`}>
                <Icon id={`die-${a}`} />
            </span>
            <span key={`b${view.turn}`} class={`die ${paint[1]}`}>
                <Icon id={`die-${b}`} />
            </span>
            {children}
            <b>{a + b}</b>
        </div>
    );
}

interface BankProps {
    play: Play;
    size: number;
    look?: string;
    more?: ComponentChildren; /* entries after the cards */
    children?: ComponentChildren;
}

/* What the bank holds of each kind of card, and what a game keeps beside it. */
export function Bank({ play, size, look = '', more, children }: BankProps): JSX.Element {
    const t = T(),
        view = viewOf(play);
    return (
        <section class={`bank${look}`} aria-label={t.bankStock} data-fly="bank">
            <h2>
                <Icon id="bank" size={18} />
                {t.bankStock}
            </h2>
            <ul>
                {shownOf(play).map(i => (
                    <li key={i}>
                        <Icon id={GOODS[i]!} size={size} label={t[GOODS[i]!]} />
                        <b>{view?.bank[i]}</b>
                    </li>
                ))}
                {more}
            </ul>
            {children}
        </section>
    );
}

/* Whom to rob, when several neighbours of the chosen hex hold cards. */
export function Victims({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        hex = state.robbing.value;
    const first = useRef<HTMLElement>(null);
    useEffect(() => {
        first.current?.querySelector('button')?.focus();
    }, [hex]);
    if (!hex) return null;
    const ways = play.legal.value.filter(action => action.startsWith(`${hex} `));
    return (
        <section class="ask" aria-label={t.robWhom} ref={first}>
            <h2>{t.robWhom}</h2>
            <div class="ask-row">
                {ways.map(action => {
                    const seat = Number(words(action)[2]),
                        n = viewOf(play)?.seats[seat]?.cards ?? 0;
                    return (
                        <button
                            key={action}
                            type="button"
                            class="btn"
                            data-do={action}
                            onClick={() => play.act(action)}>
                            <SeatMark seat={seat} small />
                            {t.rob(play.names[seat] ?? '?', n)}
                        </button>
                    );
                })}
                <button
                    type="button"
                    class="btn quiet"
                    onClick={() => {
                        state.robbing.value = null;
                    }}>
                    {t.cancel}
                </button>
            </div>
        </section>
    );
}

/* The place where the last action happened; roads and buildings only. */
function lastPlace(play: Play): string | null {
    const last = play.last.value;
    if (!last || last.seat < 0) return null;
    const [word, place] = words(last.seen);
    return PLACES.includes(word!) ? (place ?? null) : null;
}

/* What a game changes or adds: places and what choosing one does, what lies on the board, lines for
 * readers who cannot see it. */
export interface Parts {
    targets?: Target[];
    pick?: (target: Target) => boolean; /* false: the island's part */
    ground?: ComponentChildren;
    before?: ComponentChildren;
    after?: ComponentChildren;
    hint?: ComponentChildren;
    lines?: string[];
}

export function Scene({ play, parts = {} }: { play: Play; parts?: Parts }): JSX.Element | null {
    const view = viewOf(play),
        state = stateOf(play),
        seq = play.last.value?.seq;
    useEffect(() => {
        settle(play, state);
    }, [seq, play.legal.value]);
    if (!view) return null;
    const { targets = targetsOf(play, view, state), lines = [], pick: own, ...layers } = parts;
    const choose = (target: Target, by: By): void => {
        if (arms(play, state, target, by, () => choose(target, 'mouse'))) return;
        if (!own?.(target)) pick(play, state, target);
    };
    return (
        <>
            {view.board && (
                <Island
                    {...layers}
                    view={view}
                    colours={play.colours}
                    me={play.me}
                    targets={targets}
                    last={lastPlace(play)}
                    compact={play.narrow.value}
                    armed={state.armed.value}
                    pan={state.pan}
                    onPick={choose}
                    onMiss={() => {
                        state.armed.value = null;
                    }}
                />
            )}
            <ul class="sr">
                {[...boardText(view, play.names), ...lines].map((line, i) => (
                    <li key={i}>{line}</li>
                ))}
            </ul>
        </>
    );
}

/* "to 10 points · turn 9" */
export function subtitle(any: AnyView): string {
    const t = T(),
        view = any as unknown as View;
    return `${t.to(view.options.target)} · ${view.turn > 0 ? t.round(view.turn) : t.setup}`;
}
