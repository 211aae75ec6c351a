/* scene.tsx - the table of the card game: the other principality above, dice and stacks between,
 * one's own below; on a phone one of the two is shown, and scrolls sideways over a small map. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon, SeatMark } from '../../app/icon.tsx';
import type { View as AnyView } from '../../net/types.ts';
import { Undo } from '../../table/undo.tsx';
import type { Play } from '../drawing.ts';
import { askContent, content, failed } from './content.ts';
import { DeckPhase } from './deckphase.tsx';
import { Cards, CloseUp, Detail } from './hand.tsx';
import { Principality } from './land.tsx';
import { Middle } from './middle.tsx';
import { EndTurn, Offer } from './side.tsx';
import { actsOf, atLeisure, stateOf, targets, viewOf } from './state.ts';
import { T } from './texts.ts';
import { asView, columnsOf, lower, type View } from './view.ts';

export function SeatFigures({ play, seat }: { play: Play; seat: number }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        me = view?.seats[seat];
    if (!view || !me) return null;
    return (
        <>
            <span class={`figure${view.knight === seat ? ' hot' : ''}`} title={t.strength}>
                <Icon id="cg-strength" size={20} label={t.strength} />
                <b>{me.strength}</b>
            </span>
            <span class="figure" title={t.joust}>
                <Icon id="cg-tournament" size={20} label={t.joust} />
                <b>{me.joust}</b>
            </span>
            <span class={`figure${view.mill === seat ? ' hot' : ''}`} title={t.commerce}>
                <Icon id="cg-commerce" size={20} label={t.commerce} />
                <b>{me.commerce}</b>
            </span>
            <span class="figure" title={t.hand}>
                <Icon id="hand" size={20} label={t.hand} />
                <b>
                    {view.step === 'decks'
                        ? me.ready
                            ? '✓'
                            : '…'
                        : `${me.hand.length}/${me.limit}`}
                </b>
            </span>
        </>
    );
}

/* Where only one principality has room: whose is shown. */
function Switch({ play, me, shown }: { play: Play; me: number; shown: boolean }): JSX.Element {
    const t = T(),
        state = stateOf(play);
    const half = (seat: number, other: boolean) => (
        <button
            type="button"
            data-realm={other ? 'other' : 'own'}
            aria-pressed={shown === other}
            title={other ? play.names[seat] : t.mine}
            onClick={() => {
                state.opened.value = other;
            }}>
            <SeatMark seat={seat} small />
            <span>{other ? play.names[seat] : t.mine}</span>
        </button>
    );
    return (
        <div class="realms" role="group" aria-label={t.whichRealm}>
            {half(me, false)}
            {half(1 - me, true)}
        </div>
    );
}

/* Which part of a wide principality is in sight, and a way to go elsewhere. */
function Scroller({
    play,
    view,
    seat,
    mine,
}: {
    play: Play;
    view: View;
    seat: number;
    mine: boolean;
}): JSX.Element {
    const t = T(),
        box = useRef<HTMLDivElement>(null),
        [span, setSpan] = useState([0, 1]);
    const columns = columnsOf(view.seats[seat]!);
    const measure = (): void => {
        const element = box.current;
        if (!element) return;
        const { scrollLeft, clientWidth, scrollWidth } = element;
        setSpan([scrollLeft / scrollWidth, (scrollLeft + clientWidth) / scrollWidth]);
    };
    const aims = [...targets(play).keys()]
        .filter(place => place.startsWith('@') !== mine)
        .join(' ');
    useEffect(() => {
        const element = box.current;
        if (!element) return;
        const target = element.querySelector<HTMLElement>('.legal');
        if (target)
            element.scrollLeft +=
                target.getBoundingClientRect().left -
                element.getBoundingClientRect().left -
                element.clientWidth / 3;
        else if (!aims) element.scrollLeft = (element.scrollWidth - element.clientWidth) / 2;
        measure();
    }, [aims, columns.length]);
    const units = columns.map(column => (column.kind === 'town' && column.level > 1 ? 2 : 1));
    const all = units.reduce((sum, n) => sum + n, 0);
    const wide = span[1]! - span[0]! < 0.98;
    let at = 0;
    return (
        <>
            <div
                class="scroll"
                ref={box}
                onScroll={measure}
                {...(wide ? { tabIndex: 0, role: 'group' as const, 'aria-label': t.map } : {})}>
                <Principality play={play} view={view} seat={seat} mine={mine} />
            </div>
            {wide && (
                <div class="mini" role="group" aria-label={t.map}>
                    {columns.map((column, i) => {
                        const from = at / all,
                            to = (at + units[i]!) / all,
                            here = from;
                        at += units[i]!;
                        const seen = to > span[0]! + 0.02 && from < span[1]! - 0.02;
                        return (
                            <button
                                key={i}
                                type="button"
                                class={`${seen ? 'v' : ''}${units[i] === 2 ? ' w' : ''}`}
                                aria-label={`${t.map}: ${column.name}`}
                                tabIndex={-1}
                                onClick={() => {
                                    const element = box.current!;
                                    element.scrollTo({
                                        left: here * element.scrollWidth - element.clientWidth / 3,
                                        behavior: 'smooth',
                                    });
                                }}
                            />
                        );
                    })}
                </div>
            )}
        </>
    );
}

function Waiting(): JSX.Element {
    const t = T();
    return (
        <div class="cards-wait">
            {failed.value ? (
                <>
                    <p>{t.noContent}</p>
                    <button type="button" class="btn primary" onClick={askContent}>
                        {t.retry}
                    </button>
                </>
            ) : (
                <p role="status">{t.waitContent}</p>
            )}
        </div>
    );
}

export function Scene({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play),
        state = stateOf(play),
        t = T();
    /* What is to be chosen leads to where it is. */
    const aims = [...targets(play).keys()],
        there = aims.some(place => place.startsWith('@'));
    const here = aims.some(place => !place.startsWith('@'));
    useEffect(() => {
        if (there !== here) state.opened.value = there;
    }, [there, here]);
    if (!view) return null;
    if (!content.value) return <Waiting />;
    const me = lower(view, play.me),
        narrow = play.narrow.value,
        looked = state.looked.value;
    const other = state.opened.value;
    return (
        <div class={`cards-table${narrow ? ' narrow' : ''}`} aria-busy={state.sent.value}>
            {view.step === 'decks' ? (
                <DeckPhase play={play} view={view} />
            ) : (
                <>
                    {(!narrow || other) && (
                        <section
                            class="zone opp"
                            aria-label={t.otherRealm(play.names[1 - me] ?? '')}>
                            <Scroller play={play} view={view} seat={1 - me} mine={false} />
                        </section>
                    )}
                    <Middle view={view} play={play} />
                    {narrow && <Switch play={play} me={me} shown={other} />}
                    {(!narrow || !other) && (
                        <section
                            class="zone mine"
                            aria-label={
                                play.me === null ? t.otherRealm(play.names[me] ?? '') : t.ownRealm
                            }>
                            <Scroller play={play} view={view} seat={me} mine />
                        </section>
                    )}
                </>
            )}
            {looked && (
                <CloseUp
                    word={looked}
                    view={view}
                    me={play.me}
                    close={() => {
                        state.looked.value = null;
                    }}
                />
            )}
        </div>
    );
}

/* Under the table: the hand, what is asked beside it, and the main button. */
export function Hand({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        view = viewOf(play),
        narrow = play.narrow.value;
    if (!view || !content.value) return null;
    if (view.step === 'decks')
        return narrow ? <p class="muted small deck-help">{t.pDeckHelp}</p> : null;
    return (
        <>
            <Cards play={play} />
            {!narrow && (
                <div class="handz-side">
                    <Detail play={play} />
                </div>
            )}
            <div class="hand-main">
                <Undo play={play} />
                {narrow && (
                    <button
                        type="button"
                        class="main-trade"
                        data-sheet="trade"
                        aria-expanded={play.sheet.value === 'trade'}
                        onClick={() => {
                            play.sheet.value = play.sheet.value === 'trade' ? null : 'trade';
                        }}>
                        <Icon id="cg-settlement" size={20} />
                        <span>{t.build}</span>
                    </button>
                )}
                <EndTurn play={play} />
            </div>
        </>
    );
}

/* On a phone what is asked lies over the hand. */
export function Panels({ play }: { play: Play }): JSX.Element | null {
    const view = viewOf(play),
        leisure = atLeisure(play);
    if (!view || !content.value || !play.narrow.value || view.step === 'decks') return null;
    const rolls = actsOf(play).every(act => act.word === 'roll');
    const asked = play.legal.value.length > 0 && !leisure && !rolls;
    return (
        <>
            {view.offer && !asked && <Offer play={play} view={view} />}
            {(asked || busy(play)) && <Detail play={play} />}
        </>
    );
}

const busy = (play: Play): boolean => {
    const state = stateOf(play);
    return state.lifted.value !== null || state.spot.value !== null;
};

/* A replay's board: both principalities with what lies between. */
export function StaticBoard({
    view: any,
}: {
    view: AnyView;
    seen?: string | null;
    names: string[];
}): JSX.Element {
    useEffect(askContent, []);
    const view = asView(any);
    if (!content.value) return <Waiting />;
    return (
        <div class="cards-table still">
            <section class="zone opp">
                <Principality play={null} view={view} seat={1} mine={false} />
            </section>
            <Middle view={view} play={null} />
            <section class="zone mine">
                <Principality play={null} view={view} seat={0} mine />
            </section>
        </div>
    );
}

/* Two rows of towns, as many as each has. */
export function Thumbnail({ view }: { view: AnyView | null }): JSX.Element {
    const seats = view ? asView(view).seats : [];
    return (
        <svg viewBox="0 0 120 80" aria-hidden="true" class="cards-thumb">
            <rect width="120" height="80" rx="8" fill="#2b3a4e" />
            {[0, 1].map(row =>
                (
                    seats[1 - row]?.towns ?? [
                        { at: '6', level: 1 },
                        { at: '7', level: 1 },
                    ]
                ).map((town, i, all) => (
                    <use
                        key={`${row}-${i}`}
                        href={town.level > 1 ? '#city' : '#settlement'}
                        x={60 - all.length * 12 + i * 24}
                        y={row * 36 + 8}
                        width="24"
                        height="24"
                        style={{ '--seat': row ? '#A21510' : '#051A6B' }}
                    />
                )),
            )}
        </svg>
    );
}
