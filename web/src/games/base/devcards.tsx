/* devcards.tsx - development cards: their faces, the player's beside the hand, and the panel in which
 * one is read and played. */
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon } from '../../app/icon.tsx';
import { link } from '../../app/router.ts';
import type { Play } from '../drawing.ts';
import { Card, cardWords } from '../island/cards.tsx';
import { add, can } from '../island/state.ts';
import { T as islandTexts } from '../island/texts.ts';
import { GOOD_LETTERS, RESOURCES, SHOWN, none, printCards, total } from '../island/view.ts';
import { stateOf, viewOf, type State } from './state.ts';
import { T } from './texts.ts';
import { DEV_CARDS, type Seat, type View } from './view.ts';

const DEV_ICON = ['largest-army', 'longest-road', 'bulb', 'crown', 'victory-point'];

function DevFace({ kind }: { kind: number }): JSX.Element {
    return (
        <span class={`dev-face dev-${DEV_CARDS[kind]}`}>
            <Icon id={DEV_ICON[kind]!} />
        </span>
    );
}

export function DevCards({ play, seat }: { play: Play; seat: Seat }): JSX.Element | null {
    const t = T(),
        state = stateOf(play),
        dev = seat.dev;
    if (!dev) return null;
    const held = dev.flatMap((n, kind) => (n ? [kind] : []));
    const show = (kind: number) => {
        state.card.value = state.card.value === kind ? null : kind;
    };
    /* Where there is little room they lie on one pile; the panel shows them all. */
    if (held.length > 1 && play.window.value !== 'W') {
        const first = held.find(kind => can(play, DEV_CARDS[kind]!)) ?? held[0]!;
        return (
            <span class="hand-dev" data-fly="hand-dev">
                <button
                    type="button"
                    class={`dev${can(play, DEV_CARDS[first]!) ? ' playable' : ''}`}
                    data-dev="pile"
                    aria-label={held.map(kind => `${dev[kind]} ${t[DEV_CARDS[kind]!]}`).join(', ')}
                    aria-expanded={state.card.value !== null}
                    onClick={() => show(state.card.value ?? first)}>
                    <DevFace kind={first} />
                    <b class="badge">{total(dev)}</b>
                </button>
            </span>
        );
    }
    return (
        <span class="hand-dev" data-fly="hand-dev">
            {held.map(kind => {
                const name = t[DEV_CARDS[kind]!];
                return (
                    <button
                        key={kind}
                        type="button"
                        class={`dev${can(play, DEV_CARDS[kind]!) ? ' playable' : ''}`}
                        aria-label={`${dev[kind]} ${name}`}
                        title={name}
                        aria-expanded={state.card.value === kind}
                        data-dev={DEV_CARDS[kind]}
                        onClick={() => show(kind)}>
                        <DevFace kind={kind} />
                        <b class="badge">{dev[kind]}</b>
                    </button>
                );
            })}
        </span>
    );
}

function Invention({ play, state }: { play: Play; state: State }): JSX.Element {
    const t = T(),
        island = islandTexts(),
        picks = state.picks.value,
        rest = 2 - total(picks);
    const action = `invention ${printCards(picks)}`;
    return (
        <div class="ask-row">
            {SHOWN.map(i => (
                <Card
                    key={i}
                    resource={i}
                    count={picks[i] || null}
                    hot={picks[i]! > 0}
                    label={island.oneMore(island[RESOURCES[i]!], picks[i]!)}
                    data={`pick-${RESOURCES[i]}`}
                    onTap={() => {
                        state.picks.value = rest > 0 ? add(picks, i, 1) : add(none(), i, 1);
                    }}
                    onLess={() => {
                        state.picks.value = add(picks, i, -1);
                    }}
                />
            ))}
            <button
                type="button"
                class={`btn primary${rest ? ' off' : ''}`}
                aria-disabled={rest > 0}
                data-do="invention"
                onClick={() => {
                    if (rest > 0) {
                        play.explain(t.chooseTwo);
                        return;
                    }
                    play.act(action);
                    state.card.value = null;
                }}>
                {rest ? island.pickMore(rest) : island.take(cardWords(picks))}
            </button>
        </div>
    );
}

function Monopoly({ play, state }: { play: Play; state: State }): JSX.Element {
    const t = islandTexts();
    return (
        <div class="ask-row">
            {SHOWN.map(i => (
                <Card
                    key={i}
                    resource={i}
                    count={null}
                    label={t[RESOURCES[i]!]}
                    data={`pick-${RESOURCES[i]}`}
                    onTap={() => {
                        play.act(`monopoly ${GOOD_LETTERS[i]}`);
                        state.card.value = null;
                    }}
                />
            ))}
        </div>
    );
}

const CARD_RULE = ['IB-78', 'IB-81', 'IB-82', 'IB-83', 'IB-77'];

/* Why a card rests: bought just now, one was played, or simply not now. */
function restReason(view: View, kind: number): string {
    const t = T(),
        seat = view.seats[view.viewer ?? -1];
    if (view.fresh[kind]! >= (seat?.dev?.[kind] ?? 0)) return t.freshCard;
    return view.card_played ? t.onePerTurn : islandTexts().notNow;
}

/* The development card that the reader looks at: what it does, and how to play it. */
export function CardPanel({ play }: { play: Play }): JSX.Element | null {
    const t = T(),
        island = islandTexts(),
        view = viewOf(play);
    const state = stateOf(play),
        kind = state.card.value;
    useEffect(() => {
        if (!can(play, 'invention')) state.picks.value = none();
    }, [play.legal.value]);
    const dev = view?.seats[play.me ?? -1]?.dev;
    if (!view || kind === null || !dev?.[kind]) return null;
    const name = DEV_CARDS[kind]!,
        playable = can(play, name);
    const held = dev.flatMap((n, each) => (n ? [each] : []));
    return (
        <section class="ask card-panel" aria-label={t[name]}>
            {held.length > 1 && (
                <div class="card-tabs" role="group" aria-label={t.deck}>
                    {held.map(each => (
                        <button
                            key={each}
                            type="button"
                            aria-pressed={each === kind}
                            aria-label={`${dev[each]} ${t[DEV_CARDS[each]!]}`}
                            class="dev"
                            onClick={() => {
                                state.card.value = each;
                            }}>
                            <DevFace kind={each} />
                            <b class="badge">{dev[each]}</b>
                        </button>
                    ))}
                </div>
            )}
            <header>
                <DevFace kind={kind} />
                <h2>{t[name]}</h2>
                <button
                    type="button"
                    class="btn icon quiet"
                    aria-label={island.close}
                    onClick={() => {
                        state.card.value = null;
                    }}>
                    <Icon id="close" size={20} />
                </button>
                <div>
                    <p>{t[`${name}Text`]}</p>
                    {!playable && kind !== 4 && <p class="bad">{restReason(view, kind)}</p>}
                    <a href={link('almanac', 'base', CARD_RULE[kind]!)}>
                        {island.ruleOf} {CARD_RULE[kind]}
                    </a>
                </div>
            </header>
            {playable && name === 'invention' ? (
                <Invention play={play} state={state} />
            ) : playable && name === 'monopoly' ? (
                <Monopoly play={play} state={state} />
            ) : playable ? (
                <div class="ask-row">
                    <button
                        type="button"
                        class="btn primary"
                        data-do={name}
                        onClick={() => {
                            play.act(name);
                            state.card.value = null;
                        }}>
                        {island.play}
                    </button>
                </div>
            ) : null}
        </section>
    );
}
